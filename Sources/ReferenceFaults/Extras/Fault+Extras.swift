import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the extras of a message (`extras.delivered`).
extension Fault {
  static let extras: [Fault] =
    [
      extras("extras-lost", "The host gets no extras.") { _ in [:] },
      extras("first-extra-only", "The host gets only one of the extras.") { extras in
        extras.keys.min().map { [$0: extras[$0] ?? ""] } ?? [:]
      },
      extras("single-extra-lost", "A message with a single extra loses it.") {
        $0.count == 1 ? [:] : $0
      },
      extras("two-extras-only", "The host gets at most two of the extras.") { extras in
        extras.filter { extras.keys.sorted().prefix(2).contains($0.key) }
      },
      extras("extras-after-the-twenty-fifth-lost", "The host gets at most twenty-five extras.") {
        extras in extras.filter { extras.keys.sorted().prefix(25).contains($0.key) }
      },
      extras("extra-keys-trimmed", "Spaces at both ends of a key of extras are trimmed.") {
        Dictionary($0.map { ($0.key.trimmed, $0.value) }, uniquingKeysWith: { one, _ in one })
      },
      extras("extra-keys-without-case", "The keys of extras arrive in lowercase.") {
        // In order, so that the same key always wins.
        let pairs = $0.sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) }
        return Dictionary(pairs) { first, _ in first }
      },
      Fault(
        "extras-of-previous-message", breaks: .extrasDeliveredNoneElse,
        "The host gets the extras of the message that was displayed before, not its own.",
        in: [.swift]
      ) {
        $0.extras.handedOver = { entry, previous, _, _ in (previous ?? entry.stored).message.extras
        }
      },
      Fault(
        "extras-accumulate", breaks: .extrasDeliveredNoneElse,
        "The host also gets the extras of the message that was displayed before.", in: [.swift]
      ) {
        $0.extras.handedOver = { entry, previous, _, _ in
          entry.message.extras.merging(previous?.message.extras ?? [:]) { own, _ in own }
        }
      },
      Fault(
        "extras-of-previous-for-none", breaks: .extrasDeliveredNoneElse,
        "With a message without extras, the host gets those of the message displayed before.",
        in: [.swift]
      ) {
        $0.extras.handedOver = { entry, previous, _, _ in
          let own = entry.message.extras
          return own.isEmpty ? previous?.message.extras ?? [:] : own
        }
      },
      Fault(
        "extras-of-top-of-stack", breaks: .extrasDeliveredNoneElse,
        "The host gets the extras of the top message of the stack, if one waits.", in: [.swift]
      ) {
        $0.extras.handedOver = { entry, _, waiting, _ in (waiting ?? entry.stored).message.extras }
      },
      Fault(
        "extras-of-the-last-triggered", breaks: .extrasDeliveredNoneElse,
        "The host gets the extras of the message that was triggered or presented last.",
        in: [.swift]
      ) {
        $0.extras.handedOver = { entry, _, _, newest in (newest ?? entry.stored).message.extras }
      },
      Fault(
        "extras-lost-when-repeated", breaks: .extrasDeliveredAll,
        "A message loses its extras if the same message was displayed before it.",
        in: [.swift]
      ) {
        $0.extras.handedOver = { entry, previous, _, _ in
          previous === entry.stored ? [:] : entry.message.extras
        }
      },
      lost("from-the-stack", "if it has gone back on the stack") { !$0.returns.isEmpty },
      lost("from-the-background", "if it has gone back in the background") {
        $0.returns.contains(.background)
      },
      lost("from-behind-another", "if it has gone back behind another message") {
        $0.returns.contains(.otherVisible)
      },
      lost("after-being-put-off", "if the host has put it off") {
        $0.returns.contains(.displayChoice)
      },
      lost("after-late-assets", "if its assets were late") { $0.wasLoading },
      lost("at-push-click", "if it listens for a push click and is displayed at once") {
        $0.returns.isEmpty && $0.message.triggers.contains(.pushClick)
      },
      lost("at-session-start", "if it listens for a session start") {
        !$0.wasLoading && $0.message.triggers.contains(.sessionStart)
      },
    ] + texts

  private static func extras(
    _ id: String, breaks clause: ClauseID = .extrasDeliveredAll, _ summary: String,
    _ change: @escaping @Sendable ([String: String]) -> [String: String]
  ) -> Fault {
    Fault(id, breaks: clause, summary, in: [.swift]) {
      $0.extras.handedOver = { entry, _, _, _ in change(entry.message.extras) }
    }
  }

  private static func lost(
    _ id: String, _ occasion: String, _ isLost: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(
      "extras-lost-\(id)", breaks: .extrasDeliveredAll,
      "A message loses its extras \(occasion).", in: [.swift]
    ) {
      $0.extras.handedOver = { entry, _, _, _ in isLost(entry) ? [:] : entry.message.extras }
    }
  }

  /// What careless code does to texts.
  private static let texts: [Fault] = [
    text(
      "whole-numbers-normalized",
      "Texts that spell whole numbers are normalized, so that 007 becomes 7."
    ) {
      Int($0).map(String.init) ?? $0
    },
    text(
      "decimals-normalized", "Texts that spell decimals are normalized, so that 1.50 becomes 1.5."
    ) {
      $0.contains(".") ? Double($0).map { "\($0)" } ?? $0 : $0
    },
    text("truth-normalized", "Texts that spell true or false in capitals come in lowercase.") {
      Bool($0.lowercased()).map { "\($0)" } ?? $0
    },
    text("percent-decoded", "Percent-encoded spaces in texts are decoded.") {
      $0.replacing("%20", with: " ")
    },
    text("entities-decoded", "Ampersands that texts write as in HTML are decoded.") {
      $0.replacing("&amp;", with: "&")
    },
    text("cut-short", "Texts are cut to 255 characters.") { String($0.prefix(255)) },
    text("json-emptied", "Texts that begin with a brace arrive empty.") {
      $0.hasPrefix("{") ? "" : $0
    },
    text("markup-stripped", "Tags are stripped from texts.") {
      $0.replacing("<b>", with: "").replacing("</b>", with: "")
    },
    text("blanks-trimmed", "Spaces at both ends of a text are trimmed.") {
      $0.trimmed
    },
    text("accents-stripped", "Letters in texts lose their accents.") { $0.withoutAccents },
    text("emoji-stripped", "Emoji are removed from texts.") { String($0.filter { !$0.isEmoji }) },
    text("other-scripts-lost", "In texts, Chinese and Japanese characters become question marks.") {
      String(
        $0.map { $0.unicodeScalars.contains { (0x3000..<0xA000).contains($0.value) } ? "?" : $0 })
    },
    text("lines-joined", "Line breaks in texts become spaces.") { $0.replacing("\n", with: " ") },
    text("truth-as-number", "The text true arrives as 1.") { $0 == "true" ? "1" : $0 },
    text("pluses-decoded", "Plus signs in texts become spaces, as in a URL.") {
      $0.replacing("+", with: " ")
    },
    text("tabs-widened", "Tabs in texts become spaces.") { $0.replacing("\t", with: " ") },
    text("line-ends-unified", "The line breaks of Windows lose their first character.") {
      $0.replacing("\r\n", with: "\n")
    },
    text("backslashes-interpreted", "A backslash and an n in a text become a line break.") {
      $0.replacing("\\n", with: "\n")
    },
    text("joiners-stripped", "The invisible characters that join emoji are removed from texts.") {
      String(String.UnicodeScalarView($0.unicodeScalars.filter { $0.value != 0x200D }))
    },
    text("spaces-unified", "Spaces that do not break become ordinary ones.") {
      $0.replacing("\u{A0}", with: " ")
    },
    extras("extras-with-equal-texts-lost", "Of extras with the same text, only one arrives.") {
      extras in
      extras.filter { key, text in
        !extras.contains { $0.value == text && $0.key < key }
      }
    },
    extras("extras-null-dropped", "Extras with the text null are left out.") {
      $0.filter { $0.value != "null" }
    },
    extras("extras-with-dots-lost", "Extras with a dot in their key are left out.") {
      $0.filter { !$0.key.contains(".") }
    },
    extras(
      "extras-named-like-an-object-member-lost",
      "An extra named __proto__ is lost, as in a JavaScript object."
    ) {
      $0.filter { $0.key != "__proto__" }
    },
    extras("extras-empty-texts-dropped", "Extras with empty texts are left out.") {
      $0.filter { !$0.value.isEmpty }
    },
  ]

  private static func text(
    _ id: String, _ summary: String, _ change: @escaping @Sendable (String) -> String
  ) -> Fault {
    extras("extras-\(id)", breaks: .extrasDeliveredUnchanged, summary) { $0.mapValues(change) }
  }
}

extension String {
  /// The text without spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
