// Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

import SpecModel

extension RuleCheck {
  /// The checks of all rules that give a reason, in the order of the rules; a rule without its check does
  /// not compile.
  static let all = [
    RuleCheck(.reenqueueBackground, in: [.swift, .legacy]),
    RuleCheck(.reenqueueOtherVisible, in: [.swift, .legacy]),
    RuleCheck(.reenqueueDisplayChoice, in: [.swift, .legacy]),
    RuleCheck(.reenqueueKeyboard, in: [.legacy]),
    RuleCheck(.discardDisplayChoice, in: [.swift, .legacy]),
    RuleCheck(.discardAssetFailed, in: [.swift, .legacy]),
    RuleCheck(.discardTimeout, in: [.swift, .legacy]),
    RuleCheck(.discardOrientation, in: [.swift, .legacy]),
    RuleCheck(.discardFullWithoutImage, in: [.legacy], of: [.full]),
    RuleCheck(.discardImageModalWithoutImage, in: [.legacy], of: [.imageModal]),
  ]
}
