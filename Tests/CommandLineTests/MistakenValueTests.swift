import Foundation
import TestSupport
import Testing

/// The values of options.
extension `A mistake on the command line` {
  @Test(arguments: ["explore", "doctor"])
  func `in a seed says which seeds are valid`(_ command: String) throws {
    let run = try CommandLineTool.run(command, "--seed", "-1", "--", "true")
    #expect(run.status == 64)
    #expect(
      run.standardError.hasPrefix(
        """
        error: The value '-1' is invalid for '--seed <number>': \
        write a whole number from 0 to 18446744073709551615

        """))
  }

  @Test(arguments: ["0", "-1", "100000", "9223372036854775808", "1.5", "two", "0x10", "１"])
  func `in a count says which counts are valid`(_ text: String) throws {
    let run = try CommandLineTool.run("run", "--jobs", text)
    #expect(run.status == 64)
    #expect(
      run.standardError.hasPrefix(
        """
        error: The value '\(text)' is invalid for '--jobs <count>': \
        write a whole number from 1 to 1000

        """))
  }

  @Test(arguments: ["-5", "2x", "nan", "inf", "s", "1e", "1 s", ".5s", "--jobs"])
  func `in a time says how to write one`(_ text: String) throws {
    for command in [["run"], ["doctor"]] {
      let run = try CommandLineTool.run(command + ["--timeout", text, "--", "true"])
      #expect(run.status == 64)
      #expect(
        run.standardError.hasPrefix(
          """
          error: The value '\(text)' is invalid for '--timeout <time>': \
          write a time such as 30s, 500ms, 2m, or a number of seconds

          """))
    }
  }

  @Test(arguments: ["0", "0s", "0.0001s", "25h", "9223372036854775808", "1e999"])
  func `in a time says how long it may be`(_ text: String) throws {
    let run = try CommandLineTool.run("run", "--timeout", text)
    #expect(run.status == 64)
    #expect(
      run.standardError.hasPrefix(
        """
        error: The value '\(text)' is invalid for '--timeout <time>': \
        the time must be at least 1ms and at most a day

        """))
  }
}
