import Foundation
import TestSupport
import Testing

@Suite struct `A file without an end` {
  /// The commands that read a file, with what they say of one that has no end.
  private static let commands = [
    ("report FILE", "FILE:1: error: the line has more than 64 MiB"),
    ("merge FILE other.jsonl --output all.jsonl", "FILE:1: error: the line has more than 64 MiB"),
    ("diff FILE FILE", "FILE:1: error: the line has more than 64 MiB"),
    ("handbook --output out --results FILE", "FILE:1: error: the line has more than 64 MiB"),
    ("run --shard 1/2 --timings FILE", "FILE:1: error: the line has more than 64 MiB"),
    ("check FILE", "the trace has more than 64 MiB"),
    ("list rules --specs FILE", "cannot read FILE: it has no end within 512 MiB, the limit"),
    ("run --known-failures FILE", "it is a pipe or a device, not a file"),
  ]

  @Test(arguments: commands)
  func `is refused`(_ command: String, _ words: String) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "timeout -s KILL 120 $iamspec \(command.replacing("FILE", with: "/dev/zero"))", in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError.contains(words.replacing("FILE", with: "/dev/zero")),
        "\(run.standardError)")
    }
  }

  @Test(arguments: ["rules.yaml", "faults.yaml", "stack/case.yaml", "known.yaml"])
  func `is refused if it is a hole of a terabyte`(_ file: String) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        "$iamspec" init my-suite > /dev/null; mkdir my-suite/stack
        truncate -s 1T my-suite/\(file) || exit 2
        timeout -s KILL 120 "$iamspec" run --specs my-suite \
          \(file == "known.yaml" ? "--known-failures my-suite/known.yaml" : "")
        timeout -s KILL 120 "$iamspec" audit --fast --specs my-suite
        """, in: folder)
      #expect(run.standardError.contains("it has more than 64 MiB, the limit"))
      #expect(run.standardError.contains("\(file): error"), "\(run.standardError)")
    }
  }

  @Test(arguments: ["exec 3<> pipe", "(head -n 1 r.jsonl; exec sleep 60) > pipe & sleep 0.2"])
  func `is refused if it is a pipe that falls silent`(_ writer: String) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        "$iamspec" run -q stack/in-memory --results r.jsonl > /dev/null
        mkfifo pipe; \(writer)
        timeout -s KILL 120 "$iamspec" report pipe; status=$?
        kill %1 2> /dev/null; exit $status
        """, in: folder)
      #expect(run.status == 2)
      let words = "pipe: error: cannot be read: nothing was written to it for 10 seconds"
      #expect(run.standardError.contains(words), "\(run.standardError)")
    }
  }

  @Test func `but a pipe that ends is read, however slowly it is written`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        "$iamspec" run -q stack/in-memory --results r.jsonl > /dev/null
        "$iamspec" report <(sleep 0.2; head -n 1 r.jsonl; sleep 0.2; tail -n +2 r.jsonl)
        """, in: folder)
      #expect(run.status == 0, "\(run.standardError)")
      #expect(run.standardOutput.contains("conforms"))
    }
  }
}
