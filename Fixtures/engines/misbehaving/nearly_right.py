"""The Python engine behind an adapter with one beginner's mistake.

The argument names the mistake, which is in `mistakes.py`: a module is compiled once, but this program each time
it is started. A second argument is a manifest that replaces the adapter's own.
"""

import gc

# Garbage collection would take half of this short process, and its imports leave no garbage.
gc.disable()

import sys
from os import _exit, path

HERE = path.dirname(path.abspath(__file__))
sys.path[:0] = [HERE, path.join(HERE, "..", "python")]
from mistakes import serve

serve()
_exit(0)  # Everything is written, and there is nothing to clean up.
