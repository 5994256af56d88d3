// The checks that a message meets on its way to the screen: what sends it back, what discards it, and what the host says.

const REENQUEUED_BY = ["background", "other_visible", "keyboard"];

/** The questions of whether a reason to discard a message comes before what sends it back, and applies to local messages. */
const DISCARDED_BY = {
  asset_failed: { back: "failed-or-back", local: "local-failed" },
  timeout: { back: "late-or-back", local: "local-late" },
  orientation: { back: "turned-or-back", local: "local-turned" },
  missing_image: { back: "imageless-or-back", local: "local-imageless" },
};

const HOST_ASKED = { background: "host-in-background", other_visible: "host-or-back", keyboard: "host-under-keyboard" };

class Checks {
  /** @param engine  the engine whose messages are checked */
  constructor(engine) {
    Object.assign(this, { engine, answers: engine.answers });
  }

  /** What decides about a message unless the host does: a fate and its reason; null if it can be displayed. */
  own(entry) {
    const [back] = this.returns(entry);
    const discards = this.discards(entry);
    if (!back) return this.toldFirst(discards);
    const first = discards.filter((reason) => this.answers.are(DISCARDED_BY[reason].back, "discarded"));
    return this.toldFirst(first) ?? { fate: "reenqueued", reason: back };
  }

  /** The reasons that send a message back, the first of them first. */
  returns(entry) {
    return REENQUEUED_BY.filter((reason) => this.sendsBack(reason, entry));
  }

  sendsBack(reason, entry) {
    const { device, host, visible, isLegacy } = this.engine;
    switch (reason) {
      case "background": return device.app === "background" && this.isSentBackInBackground(entry);
      case "other_visible": return visible !== null;
      default: return isLegacy && device.keyboard === "shown" && host.implements !== "keyboard_display_choice";
    }
  }

  isSentBackInBackground(entry) {
    if (entry.isArriving) return entry.wasOfferedInBackground || !this.answers.are("background-load", "shows-at-once");
    return isNew(entry) || entry.followsReturned || entry.wasTriggeredInBackground
      || this.answers.are("background-offered", "goes-back");
  }

  /** The reasons to discard a message. */
  discards(entry) {
    return Object.keys(DISCARDED_BY).filter((reason) => this.isDiscardedBy(reason, entry)
      && (!isLocal(entry) || this.answers.are(DISCARDED_BY[reason].local, "discarded")));
  }

  isDiscardedBy(reason, entry) {
    const { device, assets, isLegacy } = this.engine;
    const { type, image, orientation } = entry.message;
    switch (reason) {
      case "asset_failed": return assets.hasFailed(assetsOf(entry.message));
      case "timeout": return this.isLate(entry);
      case "orientation": return orientation !== "any" && orientation !== device.orientation;
      default: return isLegacy && ["full", "image_modal"].includes(type) && image === undefined;
    }
  }

  /** Whether the timeout of a message has passed. */
  isLate({ message, triggeredAt, timeOnStack, waitingSince }) {
    const { now } = this.engine;
    if (message.timeout === undefined || now - triggeredAt < message.timeout) return false;
    const waited = timeOnStack + (waitingSince === null ? 0 : now - waitingSince);
    const age = now - triggeredAt - (this.answers.are("timeout-on-stack", "counts") ? 0 : waited);
    return age > message.timeout || age === message.timeout && this.answers.are("timeout-edge", "too-late");
  }

  /** Of several reasons to discard a message, the one that is reported. */
  toldFirst(reasons) {
    const prefer = (reason, isPreferred) => {
      if (reasons.length > 1 && reasons.includes(reason)) {
        reasons = isPreferred ? [reason] : reasons.filter((other) => other !== reason);
      }
    };
    prefer("missing_image", this.answers.are("imageless-and-lost", "imageless"));
    prefer("orientation", this.answers.are("turned-and-lost", "turned"));
    prefer("timeout", this.answers.are("failed-and-late", "late"));
    return reasons.length > 0 ? { fate: "discarded", reason: reasons[0] } : null;
  }

  // While the assets load

  /** What decides about a message before its assets are there; null if it goes on to wait for them. */
  whileLoading(entry, isFetching) {
    const isChecked = {
      background: !isFetching || this.answers.are("loading-away", "at-trigger"),
      other_visible: this.answers.are("loading-behind-visible", "at-trigger"),
      keyboard: this.answers.are("loading-under-keyboard", "at-trigger"),
    };
    const reason = this.returns(entry).find((each) => isChecked[each]);
    return reason ? { fate: "reenqueued", reason } : null;
  }

  /** Whether a message is discarded before its assets are there. */
  discardWhileLoading(entry) {
    const isMade = {
      asset_failed: true,
      timeout: this.answers.are("timeout-loading", "at-once"),
      orientation: this.answers.are("unfit-while-loading", "at-once"),
      missing_image: this.answers.are("unfit-while-loading", "at-once"),
    };
    return this.discards(entry).some((reason) => isMade[reason]) && this.own(entry)?.fate === "discarded";
  }

  // The host

  /** Whether the host is asked about a message, given what decides otherwise. */
  asksHost(entry, holding) {
    const { host } = this.engine;
    if (host.implements === "nothing") return false;
    if (holding) {
      const question = holding.fate === "discarded" ? "host-or-discard" : HOST_ASKED[holding.reason];
      if (!this.answers.are(question, "asked")) return false;
    }
    if (entry.way === "request" && this.answers.are("manual-choice", "not-asked")) return false;
    if (isLocal(entry) && this.answers.are("local-choice", "not-asked")) return false;
    return !entry.wasPutOff || this.answers.are("choice-again", "asked");
  }

  /** Asks the host; returns its choice. */
  askHost({ name }) {
    const { host } = this.engine;
    this.engine.see({ saw: "choice_asked", message: name });
    return host.choices.get(name) ?? host.choice;
  }
}

/** What decides about a message after the host's choice; null if that leaves it to others. */
const DECIDED_BY_HOST = {
  now: null, reenqueue: { fate: "reenqueued", reason: "display_choice" }, discard: { fate: "discarded", reason: "display_choice" },
};

const isNew = ({ way }) => way === "trigger" || way === "local";
const isLocal = ({ message }) => message.triggers.length === 0;
const assetsOf = ({ image, zip }) => [image, zip].filter((url) => url !== undefined);
