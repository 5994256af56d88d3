extension HintTests {
  static let rows: [Row] = syntax + lists + texts + spans + names + filters + columns + sense

  private static let syntax = [
    Row(
      "- dismiss\n", "- dismiss\n        expect: []\n",
      "write `- do: dismiss`, and `expect` below `do`, in the same column",
      "- do: dismiss\n        expect: []\n"),
    Row(
      "- present_local: tip\n", "- present_local tip\n        expect: []\n",
      "write `- present_local: message`, and `expect` below `present_local`, in the same column",
      "- present_local: tip\n        expect: []\n"),
    Row(
      "- present_local: tip\n", "- present_local: tip\n          expect: []\n",
      "start it in column 9, below `present_local`",
      "- present_local: tip\n        expect: []\n"),
    Row(
      "- present_local: tip\n", "- do: present_local: tip\n",
      "write `do: {present_local: …}`", "- do: {present_local: tip}\n"),
    Row(
      "expect: [{displayed: sale}]", "expect: displayed: sale",
      "write `expect: [{displayed: …}]`", "expect: [{displayed: sale}]"),
    Row("The sale is shown", "“Sale: on”", "write straight quotes: \"…\"", "\"Sale: on\""),
    Row(
      "The sale is shown", "Sale: it is on",
      "quote a text that contains ': ', or check the indentation", "\"Sale: it is on\""),
    Row(
      "- dismiss\n", "- dismiss:\n        expect: []\n",
      "write `do: dismiss` to keep `expect` beside it", "- do: dismiss\n        expect: []\n"),
    Row(
      "- dismiss\n", "- dismiss: sale\n", "write the bare word `dismiss`, without a colon",
      "- dismiss\n"),
    Row("- dismiss\n", "- [dismiss]\n", "put `do: ` before the list", "- do: [dismiss]\n"),
    Row(
      "- dismiss\n", "- {dismiss: , advance: 3s}\n",
      "put them into one list: `do: [dismiss, {advance: …}]`", "- do: [dismiss, {advance: 3s}]\n"),
    Row(
      "- dismiss\n", "- {do: [click], dismiss: }\n", "put the action into the list",
      "- do: [click, dismiss]\n"),
    Row("{advance: 5s}", "advance", "write `{advance: 30s}`", "{advance: 30s}"),
    Row(
      "{advance: 5s}", "{advance: 5s, present_local: tip}",
      "put each in its own pair of braces", "{advance: 5s}, {present_local: tip}"),
    Row(
      "trigger: {custom_event: opened_shop}",
      "trigger: {custom_event: opened_shop, where: {property: items, equals: 3}}",
      "write `{custom_event: {name: …, where: …}}`",
      "trigger: {custom_event: {name: opened_shop, where: {property: items, equals: 3}}}"),
    Row(
      "trigger: {custom_event: opened_shop}",
      "trigger: {custom_event: opened_shop, properties: {items: 3}}",
      "write `{custom_event: {name: …, where: …}}`",
      "trigger: {custom_event: {name: opened_shop, where: {property: items, equals: 3}}}"),
    Row(
      "trigger: {custom_event: opened_shop}",
      "trigger: {specific_purchase: shoes, where: {property: items, equals: 3}}",
      "write `{specific_purchase: {product: …, where: …}}`",
      "trigger: {specific_purchase: {product: shoes, where: {property: items, equals: 3}}}"),
    Row(
      "trigger: {custom_event: opened_shop}",
      "trigger: {any_purchase: , where: {property: items, equals: 3}}",
      "`any_purchase` takes no filter: write the bare word", "trigger: any_purchase"),
    Row(
      "{log_event: {name: opened_shop, properties: {items: 3}}}",
      "{log_event: opened_shop, properties: {items: 3}}",
      "write `{log_event: {name: …, properties: …}}`",
      "{log_event: {name: opened_shop, properties: {items: 3}}}"),
    Row(
      "{displayed: sale}", "{discarded: sale, reason: timeout}",
      "write `{discarded: {message: …, reason: …}}`",
      "{discarded: {message: cart, reason: timeout}}"),
    Row(
      "{displayed: sale}", "{displayed: sale, extras: {}}",
      "write `{displayed: {message: …, extras: …}}`", "{displayed: {message: sale, extras: {}}}"),
    Row(
      "        expect: [{disp", "       expect: [{disp",
      "items of a list begin with '- ', all in the same column", "        expect: [{disp"),
    Row(
      "The sale is shown", "\"A \\shop\"",
      "write '\\\\' for a backslash, or use single quotes, where it needs no escape",
      "'A \\shop'"),
    Row(
      "title: The shop\n", "title: The shop\ntitle: The shop\n", "keep one of the two",
      "title: The shop\n"),
    Row(
      "{type: slideup}", "{<<: {type: slideup}}",
      "write out the entries, or quote the key if '<<' is its name",
      "{type: slideup}"),
    Row(
      "priority: 3", "priority: !!int 3", "remove it, or quote a text that begins with '!'",
      "priority: 3"),
    Row(
      "trigger: {custom_event: opened_shop}", "trigger: *opened",
      "define the anchor first, or quote a text that begins with '*'",
      "trigger: &opened {custom_event: opened_shop}"),
    Row(
      "trigger: {custom_event: opened_shop}", "trigger: &opened {custom_event: *opened}",
      "write out the value", "trigger: &opened {custom_event: opened_shop}"),
    Row(
      "priority: 3",
      "priority: \(String(repeating: "[", count: 70))3\(String(repeating: "]", count: 70))",
      "no file needs that many: look for a bracket or an indentation that repeats", "priority: 3"),
    Row(
      "trigger: {custom_event: opened_shop}, image: sale.png",
      "trigger: &a {custom_event: opened_shop}, image: &a sale.png", "give it another name",
      "trigger: &a {custom_event: opened_shop}, image: &b sale.png"),
    Row(
      "{items: 3}", "{[items]: 3}", "quote a text that begins with a bracket or a brace",
      "{\"[items]\": 3}"),
  ]

  private static let lists = [
    Row(
      "rules: [shape.known]", "rules: shape.known", "write `[shape.known]`", "rules: [shape.known]"),
    Row(
      "rules: [shape.known]", "rules: shape.knwn", "write `[shape.knwn]`",
      "rules: [shape.known]"),
    Row(
      "rules: [shape.known]", "rules: shape.known, sense.possible",
      "write `[shape.known, sense.possible]`", "rules: [shape.known, sense.possible]"),
    Row(
      "    steps:\n      - start_session: {deliver: [sale, cart]}",
      "    profiles: modern\n    steps:\n      - start_session: {deliver: [sale, cart]}",
      "write `[modern]`",
      "    profiles: [modern]\n    steps:\n      - start_session: {deliver: [sale, cart]}"),
    Row(
      "    title: The sale is shown\n", "    title: The sale is shown\n    profiles: all\n",
      "leave `profiles` out to run the case in every profile that has all its rules",
      "    title: The sale is shown\n"),
    Row("[sale, cart]}", "sale}", "write `[sale]`", "[sale]}"),
    Row("{deliver: [sale, cart]}", "sale", "write `{deliver: [sale]}`", "{deliver: [sale]}"),
    Row(
      "{deliver: [sale, cart]}", "[sale, cart]", "write `{deliver: [sale, cart]}`",
      "{deliver: [sale, cart]}"),
    Row(
      "[{displayed: sale}]", "{displayed: sale}", "put it in brackets: `[…]`",
      "[{displayed: sale}]"),
    Row(
      "[{displayed: sale}]", "\n          displayed: sale",
      "begin each of its elements with `- `", "\n          - displayed: sale"),
    Row(
      "[{displayed: sale}]", "nothing", "write it like `[{displayed: message}]`",
      "[{displayed: tip}]"),
    Row(
      "trigger: {custom_event: opened_shop}", "trigger: [{custom_event: opened_shop}]",
      "a list of triggers belongs under `triggers`", "triggers: [{custom_event: opened_shop}]"),
    Row("[sale, cart]}", "[sale, sale]}", "list it once", "[sale]}"),
  ]

  private static let texts = [
    Row(
      "name: opened_shop", "name: “opened_shop”",
      "write `\"opened_shop\"` or, if they are intended, `\"“opened_shop”\"`",
      "name: \"opened_shop\""
    ),
    Row(
      "name: opened_shop", "name: “opened_shop”",
      "write `\"opened_shop\"` or, if they are intended, `\"“opened_shop”\"`",
      "name: \"“opened_shop”\""),
    Row(
      "The sale is shown", "“It says what nobody would believe of such a shop.”",
      "write straight quotes or, if curly ones are intended, put straight ones around them",
      "\"“It says what nobody would believe of such a shop.”\""),
    Row("- dismiss\n", "- “dismiss”\n", "did you mean `dismiss`?", "- dismiss\n"),
    Row(
      "name: opened_shop", "name: no", "put it in quotes if it is a text: \"no\"", "name: \"no\""),
    Row(
      "name: opened_shop", "name: $5", "put it in quotes if it is a text: \"$5\"", "name: \"$5\""),
    Row(
      "name: opened_shop", "name: $shop", "put it in quotes if it is a text: \"$shop\"",
      "name: \"$shop\""),
    Row(
      "id: opened", "id: The Shop", "write `the-shop`: \(plain)", "id: the-shop"),
    Row("id: opened", "id: 1.50", "write `1-50`: \(plain)", "id: 1-50"),
    Row("id: opened", "id: 2026.01.31", "write `\"2026-01-31\"`: \(plain)", "id: \"2026-01-31\""),
    Row("id: opened", "id: “opened”", "write `opened`: \(plain)", "id: opened"),
    Row("id: opened", "id: öffnen", "write \(plain)", "id: open"),
    Row(
      "tip: {type", "Tip-1: {type",
      "write `tip_1`: a lowercase letter, then lowercase letters, digits and underscores",
      "tip: {type"),
    Row("format: 1", "format: 2", "write `format: 1`, or use a newer iamspec", "format: 1"),
    Row("format: 1\n", "", "begin it with `format: 1`", "format: 1\n"),
  ]

  private static let plain = "lowercase letters and digits, with single hyphens between them"

  private static let spans = [
    Row(
      "advance: 5s", "advance: 30", "write `30s`, or `30ms` if it is in milliseconds",
      "advance: 30s"),
    Row(
      "advance: 5s", "advance: 30", "write `30s`, or `30ms` if it is in milliseconds",
      "advance: 30ms"
    ),
    Row("advance: 5s", "advance: 30 seconds", "write `30s`: \(units)", "advance: 30s"),
    Row("advance: 5s", "advance: 1.5", "write `1500ms`: \(units)", "advance: 1500ms"),
    Row("advance: 5s", "advance: 2 hours", "write `120m`: \(units)", "advance: 120m"),
    Row("advance: 5s", "advance: 05s", "write `5s`: \(units)", "advance: 5s"),
    Row("advance: 5s", "advance: -3s", "write `3s`: \(units)", "advance: 3s"),
    Row(
      "advance: 5s", "advance: soon",
      "write a whole number followed by `ms`, `s` or `m`, like `30s`",
      "advance: 30s"),
    Row("advance: 5s", "advance: 400 days", "the longest is a year, `525600m`", "advance: 525600m"),
    Row(", {advance: 5s}", ", {advance: 0}", "remove it: no time passes", ""),
    Row(", {advance: 5s}", ", {advance: 0s}", "remove it", ""),
    Row("minimum_interval: 0s", "minimum_interval: 30", "write `30s`", "minimum_interval: 30s"),
    Row(
      "minimum_interval: 0s", "minimum_interval: 1500ms",
      "write `1s` or `2s`, in whole seconds", "minimum_interval: 1s"),
    Row(
      "minimum_interval: 0s", "minimum_interval: 1.5 s",
      "write `1s` or `2s`, in whole seconds", "minimum_interval: 2s"),
    Row("priority: 3", "priority: \"3\"", "remove the quotes", "priority: 3"),
    Row("priority: 3", "priority: high", "write a number such as `3`", "priority: 3"),
    Row("priority: 3", "priority: ", "write a number such as `3`", "priority: 3"),
    Row("priority: 3", "priority: 0x1f", "use only decimal digits, like `3`", "priority: 31"),
    Row(
      "priority: 3", "priority: 99999999999",
      "the minimum is -2147483648, the maximum is 2147483647",
      "priority: 2147483647"),
    Row(
      "items: 3", "items: {date: today}", "write it in UTC, like `2026-01-31T12:00:00Z`",
      "items: {date: 2026-01-31T12:00:00Z}"),
  ]

  private static let units = "a duration is a whole number followed by `ms`, `s` or `m`"
}
