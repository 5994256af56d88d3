"""The Python engine behind an adapter with one mistake, such as a newcomer makes.

The argument names the mistake, which is in `mistakes.py`: a module is compiled once, and this program every time that
it is started. A second argument is a manifest, to be written in place of the adapter's own.
"""

import gc

# Collecting garbage would take half of this short process, and its imports leave none.
gc.disable()

import sys
from os import _exit, path

HERE = path.dirname(path.abspath(__file__))
sys.path[:0] = [HERE, path.join(HERE, "..", "python")]
from mistakes import serve

serve()
_exit(0)  # Everything is written, and there is nothing to clean up.
