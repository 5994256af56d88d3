import Web

/// A case with its variants: the first is shown, the others can be opened.
struct CaseView: View {
  let caseTitle: String
  let anchor: String
  let caseID: String
  let profiles: [ProfileView]
  let caseAbout: String?
  /// The file and the line.
  let source: String
  /// The fault for whose sake there is the case.
  let keptFor: String?
  let otherRules: [OtherRule]
  let scene: SceneView
  let variantCount: String
  let variants: [Variant]

  /// A rule that the case asks for besides.
  struct OtherRule: View {
    let ruleID: String
    let href: String
  }

  /// Another case from the same table.
  struct Variant: View {
    let caseTitle: String
    let anchor: String
    let variant: String
    let scene: SceneView
  }
}

/// What is shown of cases and variants alike: the start, the pictures, the words, the source.
struct SceneView: View {
  let given: [String]
  let messages: [MessageView]
  let pictures: [PictureView]
  let steps: [Step]
  let yaml: String
  /// Where the case can be played; `nil` where it cannot.
  let play: PlayView?

  /// A step in words.
  struct Step: View {
    let actions: [String]
    let expected: [String]
    let expectsNothing: Bool
    /// What waits on the stack.
    let waiting: String?
    let note: String?
  }
}

/// What the page's script needs to let a case be played.
struct PlayView: View {
  let caseID: String
  /// The way to the script with the cases of the page.
  let cases: String
}

/// A message and what it is like.
struct MessageView: View {
  let name: String
  let phrase: String
}

/// A timeline as a picture.
struct PictureView: View {
  let svg: String
  /// The profile, where there are other pictures of the case.
  var pictureProfile: String?
  /// Why the engine does what it does, of the steps of which there is something to say.
  var why: [StepReasons] = []

  /// The reasons of a step.
  struct StepReasons: View {
    let step: String
    let reasons: [Reason]
  }

  /// A reason, with a link to the rule or the question that it rests on.
  struct Reason: View {
    let sentence: String
    let ground: String
    let href: String
  }
}
