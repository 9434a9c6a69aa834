### What every room shares: the people at the table, and lists.

name = { $seat ->
    [0] Anna
    [1] Bruno
    [2] Clara
   *[3] David
}
name-of = { $seat ->
    [0] Anna’s
    [1] Bruno’s
    [2] Clara’s
   *[3] David’s
}
person = { $you ->
    [1] you
   *[0] { name }
}
score-of = { person } { $n }
list-more = { $first }, { $last }
list-end = { $first } and { $last }
