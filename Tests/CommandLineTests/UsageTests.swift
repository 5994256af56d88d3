import Foundation
import TestSupport
import Testing

@Suite struct `A mistake on the command line` {
  /// Each with the whole message, except for the usage below it.
  @Test(arguments: [
    (
      ["run", "--rule", "stack.lifo"],
      """
      error: there is no rule `stack.lifo`
             did you mean `stack.last-in-first-out`?
             `iamspec list rules` lists them all
      """
    ),
    (
      ["run", "--rule", "last-in-first-out"],
      """
      error: there is no rule `last-in-first-out`
             did you mean `stack.last-in-first-out`?
             `iamspec list rules` lists them all
      """
    ),
    (
      ["run", "two-waiting"],
      """
      error: there is no case `two-waiting`
             did you mean `stack/last-in-first-out/two-waiting`?
             `iamspec list cases` lists them all
      """
    ),
    (
      ["run", "stack/only-what-waits"],
      """
      error: there is no `stack/only-what-waits` any more: its 17 cases were moved
             3 to stack/offer-when-eligible/comes-back-while-another-loads
             7 to stack/offer-when-eligible/comes-back
             7 to stack/offer-when-eligible/never-triggered
      """
    ),
    (
      ["explain", "Specs/stack/two-triggers-at-once.yaml"],
      """
      error: there is no `Specs/stack/two-triggers-at-once.yaml` any more: its case was moved to stack/push-on-trigger/there-twice
      """
    ),
    (
      ["run", "Specs/stack/last-in-first-out.yaml:2"],
      """
      error: there is no case `Specs/stack/last-in-first-out.yaml:2`
             did you mean `Specs/stack/last-in-first-out.yaml:15`?
             `iamspec list cases` lists them all
      """
    ),
    (
      ["run", "Specs/stack/last-in-first-out.yaml:9999"],
      """
      error: there is no case `Specs/stack/last-in-first-out.yaml:9999`
             did you mean `Specs/stack/last-in-first-out.yaml:61`?
             `iamspec list cases` lists them all
      """
    ),
    (
      ["list", "cases", "stack/last-in-first-out.yaml:9223372036854"],
      """
      error: there is no case `stack/last-in-first-out.yaml:9223372036854`
             did you mean `stack/last-in-first-out.yaml:61`?
             `iamspec list cases` lists them all
      """
    ),
    (
      ["explain", "--specs", "Specs", "stack/last-in-first-out.yaml:86"],
      """
      error: there is no case `stack/last-in-first-out.yaml:86`
             did you mean `stack/last-in-first-out.yaml:61`?
             `iamspec list cases --specs Specs` lists them all
      """
    ),
    (
      ["run", "--specs", "Specs/rules.yaml"],
      """
      error: Specs/rules.yaml is one file of a suite; name the directory that holds the suite's rules.yaml
      """
    ),
    (
      ["rnu"],
      """
      error: there is no command `rnu`
      did you mean `run`?
      """
    ),
    (["zzz"], "error: there is no command `zzz`"),
    (
      ["help", "rnu"],
      """
      error: there is no command `rnu`
      did you mean `run`?
      """
    ),
    (
      ["run", "--profile", "kotlin"],
      """
      error: there is no profile `kotlin`
             there are: swift, legacy
      """
    ),
    (
      ["list", "rules", "stack"],
      """
      error: `list rules` takes no cases, but `stack` is given; select with --rule, --chapter and --profile
      """
    ),
    (
      ["list", "questions", "open.after-dismiss"],
      """
      error: `list questions` takes no cases, but `open.after-dismiss` is given; select with --rule, --chapter and --profile
      `iamspec explain open.after-dismiss` shows a rule, a clause or a question
      """
    ),
    (
      ["list", "clauses", "stack.in-memory/empty-after-launch", "--specs", "Specs"],
      """
      error: `list clauses` takes no cases, but `stack.in-memory/empty-after-launch` is given; select with --rule, --chapter and --profile
      `iamspec explain stack.in-memory/empty-after-launch` shows a rule, a clause or a question
      """
    ),
    (
      ["list", "faults", "queue-instead-of-stack"],
      """
      error: `list faults` takes no cases, but `queue-instead-of-stack` is given; select with --rule, --chapter and --profile
      `iamspec run --fault queue-instead-of-stack` shows what a fault does
      """
    ),
    (
      ["list", "fault"],
      """
      error: The value 'fault' is invalid for '<what>'. Did you mean 'faults'?
      Help:  <what>  What to list.
      """
    ),
    (
      ["init", "x", "--adapter", "pyhton"],
      """
      error: The value 'pyhton' is invalid for '--adapter <language>'. Did you mean 'python'?
      Help:  --adapter <language>  Begin an adapter in this language: python, javascript, typescript, java, kotlin, swift, cpp.
      """
    ),
    (
      ["init", "x", "--adapter", "rust"],
      """
      error: The value 'rust' is invalid for '--adapter <language>'. Please provide one of the following:
        - python
        - javascript
        - typescript
        - java
        - kotlin
        - swift
        - cpp
      Help:  --adapter <language>  Begin an adapter in this language: python, javascript, typescript, java, kotlin, swift, cpp.
      """
    ),
    (
      ["run", "--junit-dialect", "strickt"],
      """
      error: The value 'strickt' is invalid for '--junit-dialect <dialect>'. Did you mean 'strict'?
      Help:  --junit-dialect <dialect>  strict: only what Jenkins' schema allows. extended: also file, line and properties.
      """
    ),
    (
      ["list", "profiles", "--rule", "stack.last-in-first-out"],
      """
      error: `list profiles` lists all of them: leave out cases and --rule, --chapter and --profile
      """
    ),
    (
      ["run", "--fault", "zzz"],
      """
      error: there is no fault `zzz`
      `iamspec list faults` lists them all
      --fault takes the faults of the reference engine, and not those that a suite's faults.yaml declares for `iamspec audit --specs DIR`
      """
    ),
    (
      ["run", "--fault", "instead-of-stack"],
      """
      error: there is no fault `instead-of-stack`
      did you mean `queue-instead-of-stack`?
      `iamspec list faults` lists them all
      --fault takes the faults of the reference engine, and not those that a suite's faults.yaml declares for `iamspec audit --specs DIR`
      """
    ),
    (
      ["run", "--reading", "zzz=waits"],
      """
      error: there is no open question `open.zzz`
      `iamspec list questions` lists them all
      --reading takes the questions that the reference engine knows: those of the built-in suite
      """
    ),
    (
      ["run", "--reading", "after-dismiss=zzz"],
      """
      error: there is no answer `zzz` to `open.after-dismiss`
      there are: waits, shows-next
      """
    ),
    (
      ["run", "--known-failures", "none.yaml"],
      """
      none.yaml: error: this cannot be read: there is no such file [unreadable]
            = `--write-known-failures none.yaml` writes a first one
      """
    ),
    (
      ["run", "--known-failures", "Specs"],
      """
      Specs: error: this cannot be read: it is a directory [unreadable]
      """
    ),
    (
      ["run", "--known-failures", "/dev/null"],
      """
      /dev/null: error: this cannot be read: it is a pipe or a device, not a file [unreadable]
      """
    ),
    (
      ["run", "--rule", ""], "error: --rule has an empty value: is a variable not set?"
    ),
    (["run", "--rule="], "error: --rule has an empty value: is a variable not set?"),
    (["run", ""], "error: a word of the command line is empty: is a variable not set?"),
    (["run", "-q", ""], "error: a word of the command line is empty: is a variable not set?"),
    (
      ["run", "--tighten", ""], "error: a word of the command line is empty: is a variable not set?"
    ),
    (["run", "-j", ""], "error: -j has an empty value: is a variable not set?"),
    (["run", "--bogus"], "error: Unknown option '--bogus'"),
    (["run", "--job", "1"], "error: Unknown option '--job'. Did you mean '--jobs'?"),
    (["run", "--junits", "a"], "error: Unknown option '--junits'. Did you mean '--junit'?"),
    (
      ["run", "--known-failures", "a", "--known-failures", "b"],
      "error: --known-failures takes one value, and is given more than once"
    ),
    (
      ["run", "--junit", "a", "stack", "--junit=b", "--", "true"],
      "error: --junit takes one value, and is given more than once"
    ),
    (
      ["run", "--shard", "1/2", "--shard", "2/2"],
      "error: --shard takes one value, and is given more than once"
    ),
    (["run", "-j1", "--jobs", "2"], "error: --jobs takes one value, and is given more than once"),
    (
      ["diff", "a", "b", "--markdown", "-", "--markdown", "-"],
      "error: --markdown takes one value, and is given more than once"
    ),
    (
      ["merge", "a", "-o", "b", "--output", "c"],
      "error: --output takes one value, and is given more than once"
    ),
    (["run", "--", ""], "error: the engine after -- is empty: is a variable not set?"),
    (
      ["doctor", "--", "", "a"],
      "error: the engine after -- is empty: is a variable not set?"
    ),
    (
      ["lint", "a", "--specs", "b"], "error: name one suite, not two: a, or --specs b"
    ),
    (
      ["doctor", "python3", "engine.py"],
      """
      error: name the engine after --, as in: iamspec doctor -- python3 engine.py
      the engine's command goes after --:
        iamspec doctor -- python3 engine.py
      """
    ),
    (
      ["run", "stak"],
      """
      error: there is no case `stak`
             did you mean `stack`?
             `iamspec list cases` lists them all
      """
    ),
    (
      ["run", "stack/last-in-frst-out"],
      """
      error: there is no case `stack/last-in-frst-out`
             did you mean `stack/last-in-first-out`?
             `iamspec list cases` lists them all
      """
    ),
    (
      ["run", "stack", "python3", "engine.py"],
      """
      error: there is no case `python3`
             the engine's command goes after --:
               iamspec run stack -- python3 engine.py
      """
    ),
    (
      ["run", "python3", "-u", "engine.py"],
      """
      error: Unknown option '-u'
      the engine's command goes after --:
        iamspec run -- python3 -u engine.py
      """
    ),
  ])
  func `is reported with advice`(_ words: [String], _ message: String) throws {
    let run = try CommandLineTool.run(words)
    #expect(run.standardOutput == "")
    let said = run.standardError.prefix(
      upTo: run.standardError.range(of: "Usage: ")?.lowerBound
        ?? run.standardError.endIndex)
    #expect(said == message + "\n")
    #expect(run.status == (run.standardError.contains("\nUsage: iamspec ") ? 64 : 2))
  }

  @Test func `is reported with the usage of its command`() throws {
    let run = try CommandLineTool.run("run", "--watch")
    #expect(run.status == 64)
    #expect(run.standardError.contains("\nUsage: iamspec run [<case> ...] [<options>]"))
    #expect(run.standardError.hasSuffix("\n  See 'iamspec run --help' for more information.\n"))
  }

  @Test(arguments: [
    ["run", "-j1", "stack"], ["run", "-j", "2", "stack"], ["run", "--timeout", "2s", "stack"],
    ["run", "--timeout", "0.5", "stack"], ["run", "--timeout", "500ms", "stack"],
    ["run", "--timeout=1m", "stack"],
    ["run", "-q", "-q", "--rule", "stack.in-memory", "--rule=stack.push-on-trigger"],
    ["run", "-j1", "--junit-dialect", "strict", "stack/in-memory", "stack/in-memory"],
    ["list", "rules", "--specs", "Specs"], ["list", "faults"],
    ["run", "-q", "stack/last-in-first-out.yaml:70"],
  ])
  func `is not reported for usual spellings`(_ words: [String]) throws {
    let run = try CommandLineTool.run(words)
    #expect(run.status == 0)
    #expect(run.standardError == "")
  }

  @Test func `is easy to avoid with the list of all faults`() throws {
    let run = try CommandLineTool.run("list", "faults", "--rule", "stack.in-memory")
    #expect(
      run.standardOutput.hasPrefix(
        """
        stack.in-memory
          stack-survives-relaunch  [swift, legacy]  breaks empty-after-launch
            When the app is relaunched, those survive that wait.

        """))
    #expect(run.standardOutput.hasSuffix(" faults\n"))
  }

  @Test func `is not possible with versions: each output names what it belongs to`() throws {
    let version = try CommandLineTool.run("--version").standardOutput
    #expect(version == "iamspec 0.1.0\nsuite iamspec 1.0\nprotocol 1\n")
    let header = try CommandLineTool.run("run", "stack").standardOutput
    #expect(header.hasPrefix("suite iamspec 1.0 · iamspec reference engine 1.0 · "))
  }
}
