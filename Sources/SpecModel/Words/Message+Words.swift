// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

extension Message {
  /// The keys of a message, in the order in which they are written.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    /// How the message looks.
    case type
    /// What triggers it; a message without a trigger is local, for `present_local` only.
    case trigger
    /// Several triggers, any of which triggers the message.
    case triggers
    /// Of several triggered messages, the one with the highest priority is chosen; by default, 0.
    case priority
    /// The orientation that it is made for; by default, any.
    case orientation
    /// The URL of its image, such as `banner.png`.
    case image
    /// The URL of its ZIP file.
    case zip
    /// How long it may take until it is displayed; if absent, forever.
    case timeout
    /// The key-value pairs set on the campaign.
    case extras
  }
}

extension Message.Key {
  /// The definition of each key.
  package var definition: Definition {
    switch self {
    case .type:
      Definition(.type, "How the message looks.", .required)
    case .trigger:
      Definition(.trigger, "What triggers it; a message without a trigger is local, for `present_local` only.", .optional)
    case .triggers:
      Definition(.triggers, "Several triggers, any of which triggers the message.", .usual)
    case .priority:
      Definition(.number, "Of several triggered messages, the one with the highest priority is chosen; by default, 0.", .usual)
    case .orientation:
      Definition(.orientation, "The orientation that it is made for; by default, any.", .usual)
    case .image:
      Definition(.url(of: "an image"), "The URL of its image, such as `banner.png`.", .optional)
    case .zip:
      Definition(.url(of: "a ZIP file"), "The URL of its ZIP file.", .optional)
    case .timeout:
      Definition(.span, "How long it may take until it is displayed; if absent, forever.", .optional)
    case .extras:
      Definition(.extras, "The key-value pairs set on the campaign.", .usual)
    }
  }

  /// Each key in words, with a place for its value.
  package var phrases: WordPhrases {
    switch self {
    case .type: WordPhrases([
      .init("slideup", "a slideup"),
      .init("modal", "a modal"),
      .init("image_modal", "an image-only modal"),
      .init("full", "a full-screen message"),
      .init("html", "an HTML message"),
    ])
    case .trigger: WordPhrases([])
    case .triggers: WordPhrases([.init(nil, "[triggered by {triggers}|made in the app]")], separator: " or by ")
    case .priority: "[priority {priority}]"
    case .orientation: WordPhrases([
      .init("portrait", "for portrait only"),
      .init("landscape", "for landscape only"),
    ])
    case .image: "[with the image `{image}`]"
    case .zip: "[with the ZIP file `{zip}`]"
    case .timeout: "[with a timeout of {timeout}]"
    case .extras: "[with `{extras}`]"
    }
  }
}
