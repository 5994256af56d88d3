import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Returns a case with its variants: the first is shown, the others can be opened.
  func caseView(_ variants: [Case], in rule: Rule, prose: inout ProseHTML) -> CaseView? {
    guard let first = variants.first else { return nil }
    let about = prose.html(first.about)
    let root = prose.root
    return CaseView(
      caseTitle: first.title, anchor: HandbookPaths.anchor(first.id), caseID: first.id,
      profiles: profileViews(first.profiles, unlessAllOf: rule.profiles),
      caseAbout: about.nonEmpty, source: "\(first.location.file):\(first.location.line)",
      formerAnchors: variants.flatMap(\.formerIDs).map(HandbookPaths.anchor),
      keptFor: core.contains(first.id)
        ? nil : first.keptFor?.nonEmpty.map { prose.sentence($0) },
      otherRules: first.rules.filter { $0 != rule.id }.map { id in
        CaseView.OtherRule(ruleID: id, href: prose.root + (paths.path(of: id) ?? ""))
      },
      scene: scene(first, in: rule, root: root),
      variantCount: "\(variants.count - 1) more like this",
      variants: variants.dropFirst().map { item in
        CaseView.Variant(
          caseTitle: item.title, anchor: HandbookPaths.anchor(item.id),
          variant: item.id.split(separator: "/").last.map(String.init) ?? "",
          scene: scene(item, in: rule, root: root))
      })
  }

  /// Returns what cases and variants have in common: the start state, the pictures, the text and
  /// the source.
  private func scene(_ item: Case, in rule: Rule, root: String) -> SceneView {
    let ways = storyteller.ways(of: item)
    let stories = Storyteller.stories(in: ways)
    let pictures = stories.enumerated().map { offset, story in
      let id = "tl-\(HandbookPaths.anchor(item.id))" + (offset > 0 ? "-\(offset + 1)" : "")
      return PictureView(
        svg: TimelinePicture(story, id: id).svg,
        pictureProfile: stories.count > 1 ? index.profile(story.profile) : nil,
        why: why(story, root: root))
    }
    return SceneView(
      given: item.given.phrases.map { ProseHTML.html($0) },
      messages: item.messages.map(MessageView.init), pictures: pictures,
      steps: item.steps.map { step($0) }, yaml: YAMLColors.html(CaseYAML(item).text),
      play: Playground.ways(of: item, told: ways).isEmpty
        ? nil : PlayView(caseID: item.id, cases: root + PlayedCases.path(of: rule)))
  }

  /// Returns the reasons for the engine's behavior in each step of a story.
  private func why(_ story: CaseStory, root: String) -> [PictureView.StepReasons] {
    zip(story.timeline.rows, story.reasons).compactMap { row, reasons in
      if reasons.isEmpty { return nil }
      return PictureView.StepReasons(
        step: "\(row.number)",
        reasons: reasons.map { reason in
          PictureView.Reason(
            sentence: ProseHTML.html(reason.phrase), ground: reason.ground,
            href: root + (paths.path(of: Clause.rule(of: reason.ground)) ?? ""))
        })
    }
  }

  /// Returns a step in words.
  private func step(_ step: Step) -> SceneView.Step {
    SceneView.Step(
      actions: step.actions.map { ProseHTML.html($0.phrase) },
      expected: step.expectations.map { ProseHTML.html($0.phrase) },
      expectsNothing: step.expectations.isEmpty && step.stack == nil,
      waiting: step.stack.map { ProseHTML.html(Observation.waiting($0)) },
      note: step.note?.nonEmpty)
  }
}

extension MessageView {
  /// Creates the view of a message.
  init(_ message: Message) {
    self.init(name: message.name, phrase: ProseHTML.html(message.phrase))
  }
}
