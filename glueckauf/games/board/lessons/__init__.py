"""What lessons of the board game are made of: goals, numbers, exam questions."""
