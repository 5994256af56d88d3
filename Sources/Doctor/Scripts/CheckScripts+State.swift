import EngineKit
import SpecModel

/// A kind of state that one case can leave behind for the next.
struct StateProbe {
  /// Sets the state, and shows that it is set.
  var cause: Script
  /// Is answered differently if the state is still there.
  var witness: Script
}

extension CheckScripts {
  /// A probe for each member of `given` and each action whose effect lasts, in each profile.
  var stateProbes: [StateProbe] {
    scope.samples != nil ? [] : onePerProfile.flatMap(\.ownStateProbes)
  }

  /// Scripts with an entirely unusual starting state, one for each profile.
  ///
  /// An engine that keeps the first starting state that it reads keeps one of these.
  var unusualStarts: [Script] {
    (scope.samples != nil ? [] : onePerProfile).compactMap { maker in
      func made(_ keyboard: KeyboardState) -> Script? {
        maker.stateScript(
          "unusual",
          Given(
            minimumInterval: 3600, app: .background, orientation: .landscape, keyboard: keyboard,
            presenter: .none, host: Host(choice: .discard), assets: ["poster.png": .fail]),
          maker.trigger(Self.sale))
      }
      return made(.shown) ?? made(.hidden)
    }
  }

  /// Makers for one profile each: state may matter in one profile and not in another.
  private var onePerProfile: [CheckScripts] {
    manifest.profiles.map { profile in
      var manifest = manifest
      manifest.profiles = [profile]
      return CheckScripts(manifest: manifest, suite: suite, scope: scope, longest: longest)
    }
  }

  private func stateScript(_ name: String, _ given: Given, _ actions: [Action]) -> Script? {
    script("\(name)-\(manifest.profiles[0])", given: given, actions)
  }

  private var ownStateProbes: [StateProbe] {
    let (sale, news, wide, poster) = (Self.sale, Self.news, Self.wide, Self.poster)
    let usual = Given(minimumInterval: 0)
    let hour = Given(minimumInterval: 3600)
    let unassigned = Given(minimumInterval: 0, presenter: .none)
    let failing = ["poster.png": AssetBehavior.fail]
    let both = trigger(sale, delivering: [sale, news])
    let oneByOne = both + [.dismiss] + triggerAgain(news)
    let keyboardHost = Host(implements: .keyboardDisplayChoice)

    let shown = stateScript("fresh", usual, trigger(sale))
    let turned = stateScript("fresh-orientation", usual, trigger(wide))
    let pictured = stateScript("fresh-assets", usual, trigger(poster))
    let unspaced = stateScript("fresh-interval", usual, oneByOne)
    let first = stateScript("fresh-time", hour, trigger(news))
    let hidden = stateScript("fresh-presenter", unassigned, trigger(sale))
    let waiting = stateScript("fresh-stack", usual, [.queryStack])
    let other = stateScript("fresh-screen", usual, trigger(news))
    let unknown = stateScript("fresh-delivery", usual, trigger(sale, delivering: []))
    let typing =
      stateScript(
        "fresh-keyboard", Given(minimumInterval: 0, host: keyboardHost), trigger(sale)) ?? shown

    func probe(_ name: String, _ given: Given, _ actions: [Action], _ witness: Script?)
      -> StateProbe?
    {
      guard let cause = stateScript("state-\(name)", given, actions), let witness else {
        return nil
      }
      return StateProbe(cause: cause, witness: witness)
    }
    func given(_ host: Host) -> Given { Given(minimumInterval: 0, host: host) }
    let probes = [
      probe("interval", hour, oneByOne, unspaced),
      probe("app", Given(minimumInterval: 0, app: .background), trigger(sale), shown),
      probe(
        "orientation", Given(minimumInterval: 0, orientation: .landscape), trigger(wide), turned),
      probe("keyboard", Given(minimumInterval: 0, keyboard: .shown), trigger(sale), typing),
      probe("presenter", unassigned, trigger(sale), shown),
      probe("implements", given(Host(implements: .nothing)), trigger(sale), shown),
      probe("choice", given(Host(choice: .discard)), trigger(sale), shown),
      probe("choices", given(Host(choices: [sale.name: .discard])), trigger(sale), shown),
      probe("assets", Given(minimumInterval: 0, assets: failing), trigger(poster), pictured),
      probe("enter_background", usual, trigger(sale, after: [.enterBackground]), shown),
      probe("rotate", usual, trigger(wide, after: [.rotate(.landscape)]), turned),
      probe("show_keyboard", usual, trigger(sale, after: [.showKeyboard]), typing),
      probe("choose", usual, trigger(sale, after: [.choose(.everyMessage(.discard))]), shown),
      probe(
        "choose-one", usual, trigger(sale, after: [.choose(.messages([sale.name: .discard]))]),
        shown),
      probe("serve", usual, [.serve(failing)] + trigger(poster), pictured),
      probe("assign_presenter", unassigned, trigger(sale, after: [.assignPresenter]), hidden),
      probe("screen", usual, trigger(sale), other),
      probe("stack", usual, both + triggerAgain(news), waiting),
      probe("time", hour, trigger(sale), first),
      probe("delivery", usual, [.startSession(deliver: [sale.name])], unknown),
    ]
    return probes.compactMap(\.self)
  }
}
