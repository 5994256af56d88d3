import Reporting

/// A case with its variants: the first is shown, the others can be opened.
struct CaseView: View {
  let caseTitle: String
  let anchor: String
  let caseID: String
  let profiles: [ProfileView]
  let caseAbout: String?
  /// The file and line of its source.
  let source: String
  /// The places of the ids that the case had before it was moved.
  let formerAnchors: [String]
  /// Why the case stays in the suite although no fault needs it; `nil` for a core case, which is there
  /// for the reader.
  let keptFor: String?
  let otherRules: [OtherRule]
  let scene: SceneView
  let variantCount: String
  let variants: [Variant]

  /// Another rule that the case tests.
  struct OtherRule: View {
    let ruleID: String
    let href: String
  }

  /// Another case of the same table.
  struct Variant: View {
    let caseTitle: String
    let anchor: String
    let variant: String
    let scene: SceneView
  }
}

/// What cases and variants have in common: the start state, the pictures, the text and the source.
struct SceneView: View {
  let given: [String]
  let messages: [MessageView]
  let pictures: [PictureView]
  let steps: [Step]
  let yaml: String
  /// How to play the case; `nil` if it cannot be played.
  let play: PlayView?

  /// A step in words.
  struct Step: View {
    let actions: [String]
    let expected: [String]
    let expectsNothing: Bool
    /// The messages that wait on the stack.
    let waiting: String?
    let note: String?
  }
}

/// The values with which the page's script makes a case playable.
struct PlayView: View {
  let caseID: String
  /// The path of the script with the cases of the page.
  let cases: String
}

/// A message and its description.
struct MessageView: View {
  let name: String
  let phrase: String
}

/// A timeline as a picture.
struct PictureView: View {
  let svg: String
  /// The profile, if there are other pictures of the case.
  var pictureProfile: String?
  /// The reasons for the engine's behavior, for the steps that have any.
  var why: [StepReasons] = []

  /// The reasons of a step.
  struct StepReasons: View {
    let step: String
    let reasons: [Reason]
  }

  /// A reason, with a link to its rule or question.
  struct Reason: View {
    let sentence: String
    let ground: String
    let href: String
  }
}
