extension Trigger {
  /// The form of a trigger's argument, without the values.
  package enum Shape: Hashable, Sendable {
    /// No argument: `session_start`.
    case nothing
    /// An event under a key, with a filter: `custom_event: opened_shop`.
    case event(key: Action.Shape.EventKey)
  }

  /// The argument of a trigger: its shape with values.
  package enum Argument: Hashable, Sendable {
    case nothing
    case event(Action.Shape.EventKey, String, PropertyFilter?)
  }
}

extension Trigger.Kind {
  /// The definition of a kind of trigger.
  package struct Definition: Sendable {
    /// The shape of its argument.
    package var shape: Trigger.Shape
    /// What the trigger is, as editors show it.
    package var summary: String

    init(_ shape: Trigger.Shape, _ summary: String) {
      self.shape = shape
      self.summary = summary
    }
  }
}
