import Monitors
import SpecModel
import Testing

/// What a monitor says about deliveries that take time.
extension `What a monitor says` {
  @Test func `a message before its delivery has arrived`() {
    let late = Action.serveDeliveries(AssetBehavior(succeeds: true, after: .seconds(3)))
    let breach = diagnosis(
      [shop, cart],
      [(late, []), (session, []), (openedShop, displayed("a"))])
    #expect(
      breach
        == Breach(
          clause: "delivery.on-session-start/not-before", action: 2,
          because: "`a` was displayed, although it had not been delivered."))
    // Whether the event is kept until then is open.
    #expect(
      diagnosis(
        [shop, cart],
        [
          (late, []), (session, []), (openedShop, []), (.advance(.seconds(3)), displayed("a")),
        ]) == nil)
  }

  @Test func `a message for the session start that does not come with its delivery`() {
    let greeting = Message(name: "a", type: .modal, triggers: [.sessionStart])
    let late = Action.serveDeliveries(AssetBehavior(succeeds: true, after: .seconds(3)))
    func diagnosis(after span: TimeSpan) -> Breach? {
      self.diagnosis(
        [greeting],
        [(late, []), (.startSession(deliver: ["a"]), []), (.advance(span), [])])
    }
    #expect(diagnosis(after: .seconds(2)) == nil)
    #expect(diagnosis(after: .seconds(4))?.clause == "trigger.session-start/triggers")
    #expect(diagnosis(after: .seconds(4))?.action == 2)
  }

  @Test func `a message that leaves the screen when the network changes`() {
    let failing = Action.serveDeliveries(AssetBehavior(succeeds: false, after: .zero))
    #expect(
      diagnosis(
        [shop, cart],
        [(session, []), (openedShop, displayed("a")), (failing, [.dismissed(message: "a")])])
        == Breach(
          clause: "reenqueue.other-visible/visible-stays", action: 2,
          because: "`a` left the screen, although nobody dismissed it."))
  }
}
