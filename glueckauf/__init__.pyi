# What the doors of __init__.py open, for type checkers and editors.

from glueckauf import bots as bots
from glueckauf import lab as lab
from glueckauf.core.errors import FileError as FileError
from glueckauf.core.errors import IllegalMove as IllegalMove
from glueckauf.core.errors import NotationError as NotationError
from glueckauf.core.record import Record as Record
from glueckauf.games import board as board
from glueckauf.games import card as card
from glueckauf.games import replay as replay
from glueckauf.games import signal as signal
from glueckauf.games import woodcraft as woodcraft
from glueckauf.games.board.puzzles.pit.contest import contest as contest
from glueckauf.lab import course as course
from glueckauf.learn import classroom as classroom
from glueckauf.learn.asking import grade as grade
from glueckauf.learn.asking import next_moves as next_moves
from glueckauf.learn.asking import reached as reached
from glueckauf.learn.asking import themes as themes
from glueckauf.learn.collection import puzzles as puzzles
from glueckauf.learn.games import records as records
from glueckauf.learn.puzzle import puzzle as puzzle
from glueckauf.learn.results import results as results
from glueckauf.learn.scenario import Scenario as Scenario
from glueckauf.learn.solving import solve as solve
from glueckauf.learn.variant import variant as variant
from glueckauf.widget.dashboard import dashboard as dashboard
from glueckauf.widget.exam import exam as exam
from glueckauf.widget.export import export_html as export_html
from glueckauf.widget.home import home as home
from glueckauf.widget.lesson import lesson as lesson
from glueckauf.widget.optimise import optimise as optimise
from glueckauf.widget.play import play as play
from glueckauf.widget.puzzle import open_puzzle as _open_puzzle
from glueckauf.widget.report import coverage as coverage
from glueckauf.widget.report import progress as progress
from glueckauf.widget.review import review as review
from glueckauf.widget.stepper import Stepper as Stepper
from glueckauf.widget.table import Table as Table
from glueckauf.widget.training import daily as daily
from glueckauf.widget.training import training as training

PuzzleBoard = _open_puzzle
__version__: str
