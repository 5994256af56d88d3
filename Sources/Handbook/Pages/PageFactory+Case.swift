import SpecModel
import Wording

extension PageFactory {
  /// A case with its variants: the first is shown, the others can be opened.
  func caseView(_ variants: [Case], in rule: Rule, prose: inout ProseHTML) -> View {
    guard let first = variants.first else { return [:] }
    var view = scene(first)
    view["caseTitle"] = self.prose(first.title)
    view["anchor"] = Places.anchor(first.id)
    view["caseID"] = first.id
    view["profiles"] =
      first.profiles.count == rule.profiles.count ? [] : profileViews(first.profiles)
    view["caseAbout"] = section(prose.html(first.about))
    view["source"] = "\(first.location.file):\(first.location.line)"
    view["keptFor"] = section(first.keptFor.map { prose.sentence($0) })
    let others = first.rules.filter { $0 != rule.id }
    view["hasOtherRules"] = !others.isEmpty
    view["otherRules"] = others.map { id -> View in
      ["ruleID": id, "href": prose.root + (places.place(named: id) ?? "")]
    }
    view["hasVariants"] = variants.count > 1
    view["variantCount"] = "\(variants.count - 1) more like this"
    view["variants"] = variants.dropFirst().map { item -> View in
      var view = scene(item)
      view["caseTitle"] = self.prose(item.title)
      view["anchor"] = Places.anchor(item.id)
      view["caseID"] = item.id
      view["variant"] = item.id.split(separator: "/").last.map(String.init) ?? ""
      return view
    }
    return view
  }

  /// What is told of each case and variant alike: its start, its pictures, its words, its source.
  private func scene(_ item: Case) -> View {
    let stories = storyteller.stories(of: item)
    let pictures = stories.enumerated().map { offset, story -> View in
      let id = "tl-\(Places.anchor(item.id))" + (offset > 0 ? "-\(offset + 1)" : "")
      return [
        "svg": TimelinePicture(story, id: id).svg,
        "pictureProfile": section(stories.count > 1 ? index.profile(story.profile) : nil),
      ]
    }
    return [
      "given": item.given.phrases.map { ProseHTML.html($0) },
      "hasGiven": !item.given.phrases.isEmpty,
      "messages": item.messages.map { message -> View in
        ["name": message.name, "phrase": ProseHTML.html(message.phrase)]
      },
      "hasMessages": !item.messages.isEmpty, "pictures": pictures,
      "steps": item.steps.map { step($0) }, "yaml": YAMLColors.html(CaseYAML(item).text),
    ]
  }

  /// A step in words.
  private func step(_ step: Step) -> View {
    [
      "actions": step.actions.map { ProseHTML.html($0.phrase) },
      "expected": step.expectations.map { ProseHTML.html($0.phrase) },
      "expectsNothing": step.expectations.isEmpty && step.stack == nil,
      "waiting": section(step.stack.map { ProseHTML.html(Observation.waiting($0)) }),
      "note": section(step.note.map { HTMLText.escaped($0) }),
    ]
  }
}
