import SpecModel
import Testing

@Suite struct `A YAML file that is written` {
  @Test func `keeps a value on one line if it fits and breaks it if it does not`() {
    var yaml = YAMLText(width: 24)
    yaml.comment("A remark")
    yaml.entry("short", .list(["one", .string("two: 2")]))
    yaml.entry("long", .map([("first", .string("no")), ("second", .list(["one", "two"]))]))
    yaml.blankLine()
    yaml.entry("steps") { yaml in
      yaml.item("dismiss")
      yaml.item { yaml in
        yaml.entry("do", .list([.entry("log_event", "opened_shop"), "dismiss"]))
        yaml.entry("note", sentence: "It's here, isn't it?")
      }
    }
    yaml.entry("about", paragraph: "One\ntwo")
    #expect(
      yaml.text == """
        # A remark
        short: [one, "two: 2"]
        long:
          first: "no"
          second: [one, two]

        steps:
          - dismiss
          - do:
              - log_event: opened_shop
              - dismiss
            note: It's here, isn't it?
        about: |
          One
          two

        """)
  }
}
