"""A watch that is seen from outside: what it prints, and the saves that it follows."""

import contextlib
import ctypes
import os
import signal
import subprocess
import threading
import time


class Watched:
    """`iamspec run --watch` on a copy of the suite, with saves of files and the rounds that follow."""

    # A round takes some milliseconds. Whoever waits this long would wait for ever.
    PATIENCE = 60

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=heed_interrupts)

    def __enter__(self):
        self.verdict()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def verdict(self):
        """Waits for the last line of a round; returns its time."""
        with self.watchdog():
            for line in self.process.stdout:
                if b"(Ctrl-C ends)" in line:
                    return time.monotonic()
        raise RuntimeError("the watch has ended, or shows no verdict")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        with self.watchdog():
            self.process.stdout.read()
            status = self.process.wait()
        if status != 130:
            raise RuntimeError(f"the watch ended with {status}")

    @contextlib.contextmanager
    def watchdog(self):
        """Ends a watch that says nothing for too long."""
        timer = threading.Timer(self.PATIENCE, self.process.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def heed_interrupts():
    """Lets SIGINT end this process, even if it was started by one that ignores it, as those in the background may."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def save(path, data, by_rename):
    """Saves a file as editors do; returns the time when the kernel has finished."""
    if by_rename:
        other = f"{path}.tmp"
        with open(other, "wb") as file:
            file.write(data)
        start = time.monotonic()
        os.rename(other, path)
        return start
    descriptor = os.open(path, os.O_WRONLY | os.O_TRUNC)
    os.write(descriptor, data)
    start = time.monotonic()
    os.close(descriptor)
    return start


def kernel_latency(folder, path, data):
    """Returns the seconds until the kernel reports a save while nothing else happens: the physical limit."""
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = libc.inotify_init()
    close_write = 8
    libc.inotify_add_watch(descriptor, folder.encode(), close_write)
    heard = []
    reader = threading.Thread(
        target=lambda: (os.read(descriptor, 4096), heard.append(time.monotonic()))
    )
    reader.start()
    time.sleep(0.01)  # lets the reader fall asleep, because its waking is measured
    start = save(path, data, by_rename=False)
    reader.join()
    os.close(descriptor)
    return heard[0] - start
