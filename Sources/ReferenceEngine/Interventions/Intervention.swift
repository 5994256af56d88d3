/// An edit of a running engine: at a moment, something happens that no rule asks for.
///
/// It is made of words, so that moments and effects can be combined by program, and the result reads as a
/// sentence. What it counts lives in the engine's state, so that copies of an engine go on by themselves.
package struct Intervention: Hashable, Sendable {
  /// What has to happen.
  package let occasion: Occasion
  /// Whether the effect comes after an action, and not before it.
  package let isAfterwards: Bool
  /// What else has to be so.
  package let circumstances: [Circumstance]
  /// What happens then.
  package let effect: Effect

  /// Describes an edit.
  package init(
    _ occasion: Occasion, afterwards isAfterwards: Bool = false,
    _ circumstances: [Circumstance] = [], _ effect: Effect
  ) {
    self.occasion = occasion
    self.isAfterwards = isAfterwards
    self.circumstances = circumstances
    self.effect = effect
  }

  /// The edit in a sentence.
  package var sentence: String {
    var which = ""
    for (before, circumstance) in zip([nil] + circumstances, circumstances) {
      let isFurther = before?.isClause == true && circumstance.isClause
      which += isFurther ? " and \(circumstance.rawValue)" : " \(circumstance.rawValue)"
    }
    let moment = "\(isAfterwards ? "After" : "When") \(occasion.rawValue)"
    return effect.isAboutEach
      ? "\(moment), \(effect.rawValue)\(which)." : "\(moment)\(which), \(effect.rawValue)."
  }
}
