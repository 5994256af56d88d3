"""Prints a greeting on standard output before its manifest."""
from engine_base import serve, write

write("Welcome to ShopMessages 2.1!\n")
serve(None)
