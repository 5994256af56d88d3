"""Swift's libraries for one of Apple's platforms, without Apple's SDK.

The toolchain for Linux has the textual interfaces of Swift's libraries. They are the same for all platforms, with the
versions of Apple's systems in which each declaration appeared. Here they become modules for another target.
"""

import pathlib
import re
import shutil
import subprocess
import sysconfig

# In the order in which they need each other. Darwin is made of Glibc's interface: both are the same source.
MODULES = [
    "Swift", "_Builtin_float", "_Concurrency", "Darwin", "Synchronization", "SwiftOnoneSupport", "_RegexParser",
    "_StringProcessing"]
HEADERS = [
    "errno.h", "fcntl.h", "poll.h", "pthread.h", "signal.h", "stdint.h", "stdio.h", "stdlib.h", "string.h",
    "sys/stat.h", "sys/types.h", "time.h", "unistd.h"]
# The lock of Linux, which Swift's interface there uses in place of Apple's. Users of the lock do not see it.
LOCK = "".join(
    f"static unsigned int _swift_stdlib_{name};\n"
    for name in [
        "gettid(void)", "futex_lock(unsigned int *)", "futex_trylock(unsigned int *)", "futex_unlock(unsigned int *)"])
FOUNDATION = pathlib.Path(__file__).with_name("Foundation.swift")


class SDK:
    """What a compiler needs to know of a platform."""

    def __init__(self, folder, toolchain, triple):
        self.triple = triple
        self.folder = folder / triple
        self._interfaces = toolchain / "lib/swift/linux"
        self._modules = self.folder / "modules"
        self._headers = self.folder / "headers"

    @property
    def options(self):
        """Options of swift-frontend."""
        return [
            "-target", self.triple, "-sdk", str(self.folder / "sdk"), "-disable-objc-interop",
            "-module-cache-path", str(self.folder / "cache"), "-I", str(self._modules), "-I", str(self._headers)]

    def prepare(self):
        """Makes the modules, unless they are there from the last time."""
        done = self.folder / "done"
        if done.exists():
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        self._modules.mkdir(parents=True)
        self._write_headers()
        for module in MODULES:
            words = ["-parse-stdlib"] if module == "Swift" else []
            self._run(
                "-compile-module-from-interface", "-module-name", module, *words,
                "-o", self._modules / f"{module}.swiftmodule", self._interface(module))
        self._run(
            "-emit-module", "-module-name", "Foundation", "-o", self._modules / "Foundation.swiftmodule", FOUNDATION)
        done.touch()

    def compile(self, module, files, *options):
        """Type-checks a module, and keeps it for those that import it; returns what the compiler finds."""
        found = subprocess.run(
            ["swiftc", "-frontend", "-emit-module", "-module-name", module, *self.options, *options,
             "-o", str(self._modules / f"{module}.swiftmodule"), *map(str, files)],
            check=False, capture_output=True, text=True)
        return found.stderr if found.returncode or "warning:" in found.stderr else ""

    def _write_headers(self):
        headers = pathlib.Path(sysconfig.get_path("purelib"), "ziglang/lib/libc/include/any-darwin-any")
        if not headers.is_dir():
            raise SystemExit(f"error: ziglang has no {headers}; its headers of Apple's C library are elsewhere now")
        (self.folder / "sdk/usr").mkdir(parents=True)
        (self.folder / "sdk/usr/include").symlink_to(headers)
        self._headers.mkdir()
        (self._headers / "module.modulemap").write_text('module Darwin [system] {\n  header "Darwin.h"\n  export *\n}\n')
        (self._headers / "Darwin.h").write_text("".join(f"#include <{name}>\n" for name in HEADERS) + LOCK)

    def _interface(self, module):
        """The interface of a module for this platform."""
        kept = "Glibc" if module == "Darwin" else module
        (path,) = (self._interfaces / f"{kept}.swiftmodule").glob("*-gnu.swiftinterface")
        text = path.read_text()
        if module == "Darwin":
            text = self._darwin(text)
        changes = [
            (r"-target \S+-unknown-linux-gnu", f"-target {self.triple}"),
            # The modules serve only clients of this platform and version.
            (r"-library-level api|-enable-library-evolution", ""),
            (r"@available\(iOS 13\.0, tvOS 13\.0, watchOS 6\.0, macOS 10\.15, \*\)",
             "@available(iOS 18.0, tvOS 18.0, watchOS 11.0, macOS 15.0, *)"),
            # Its bodies are in Apple's interfaces only. What it declares is available from the same version on.
            (r"^ *@backDeployed\([^)]*\)\n", ""),
            (r"^import Glibc$", "import Darwin"),
        ]
        for pattern, replacement in changes:
            text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
        result = self.folder / f"{module}.swiftinterface"
        result.write_text(text)
        return result

    @staticmethod
    def _darwin(text):
        """What Swift adds to the C library: `errno`, and functions and numbers that it cannot import by itself."""
        comments = re.findall(r"^//.*\n", text, re.MULTILINE)
        added = re.search(r"^public var errno.*^public var S_ISVTX[^}]*}\n", text, re.MULTILINE | re.DOTALL)
        text = "".join(comments) + "import Swift\n@_exported import Darwin\n" + added[0]
        text = text.replace("-module-name Glibc", "-module-name Darwin")
        return text.replace("SwiftGlibc", "Darwin").replace("swiftGlibc", "swiftDarwin")

    def _run(self, *words):
        run = subprocess.run(
            ["swiftc", "-frontend", *map(str, words), *self.options], check=False, capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(
                f"error: this toolchain's libraries cannot be read for {self.triple}:\n{run.stderr[:4000]}")
