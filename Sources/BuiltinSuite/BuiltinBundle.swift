// swift-format-ignore-file
// Written by suite-bundler; see CONTRIBUTING.md. Do not edit.

let builtinTexts: [String] = [
#"iamspec"#,
#"In-app message delivery"#,
#"1.0"#,
#"pt"#,
#"Delivery of in-app messages in the Swift SDK, Portuguese edition"#,
#"Portuguese"#,
#"swift"#,
#"The fullest text of the Swift SDK. Its wording is off in several places: whoever creates a message *accepts* analytics tracking, assets are *not pre-processed*, the event goes on the stack, and extras serve a later *sending of messages*."#,
#"ko"#,
#"Delivery of in-app messages in the Swift SDK, Korean edition"#,
#"Korean"#,
#"The text of a rendered page, with remains of its navigation and line numbers, and without links. It has no note on API events, and calls the order of the stack "last in, last out"."#,
#"de"#,
#"Delivery of in-app messages in the legacy SDK, German edition"#,
#"German"#,
#"legacy"#,
#"A later edition of the legacy text than the English one: it adds a section on events that match no trigger, the warning about the keyboard, and a second sentence on priority. It discards every modal that contains only an image."#,
#"en"#,
#"Delivery of in-app messages in the legacy SDK, English edition"#,
#"English"#,
#"The oldest of the five. It has no section on events that match no trigger and no warning about the keyboard, its note on API events covers only custom events, and its call for manual display takes a delegate."#,
#"ja"#,
#"Delivery of in-app messages in the legacy SDK, Japanese edition"#,
#"Japanese"#,
#"The same edition as the German text, without its mistake about image-only modals. The message type *full* became an adjective, "complete"."#,
#"Swift SDK"#,
#"""
The newer generation. The core triggers messages and hands them to a **presenter** that the app assigns. The
engine asks the host for a display choice: now, reenqueue, or discard. The host can present messages of its own,
log the user's actions on them, and read the extras of a campaign.

Its documents do not mention a call for the next waiting message or the keyboard, and do not discard messages
for a missing image.
"""#,
#"display_next"#,
#"show_keyboard"#,
#"hide_keyboard"#,
#"keyboard"#,
#"Legacy SDK"#,
#"""
The Objective-C generation. A built-in **controller** displays messages, so there is nothing to assign. The
engine asks the host for the same choice under older names (*later* for reenqueue), and the host may still
implement a deprecated form of that method, which learns whether the keyboard is up. The host can ask for the
next waiting message at any time.

Its documents discard some messages for a missing image. They offer no way to log impressions and clicks of
local messages, and do not describe the extras of campaigns.
"""#,
#"assign_presenter"#,
#"presenter"#,
#"log_impression"#,
#"log_click"#,
#"triggers"#,
#"What triggers a message"#,
#"""
A message does not appear because a server says so at that moment. It is delivered ahead of time together with
its **trigger**, and the engine on the device watches what happens in the app: when an event matches the
trigger, the message is *triggered*. Five kinds of event can do that: the start of a session, a custom event,
any purchase, the purchase of one product, and the opening of the app from a push notification.

A triggered message is not displayed yet. It goes on the stack and is offered for display; later chapters
describe what can happen to it there.
"""#,
#"trigger.session-start"#,
#"Session start"#,
#"A message whose trigger is the session start is triggered when a session starts."#,
#"""
This is the usual trigger of a greeting or an announcement. The session start is also the moment at which
messages are delivered, so the very session that delivers such a message triggers it. An engine that
evaluates its triggers before it has processed the delivery never displays the message.
"""#,
#"trigger.session-start/triggers"#,
#"The start of a session triggers a message whose trigger is the session start."#,
#"Specs/rules.yaml"#,
#"trigger.session-start/its-own-delivery"#,
#"The session start that delivers such a message triggers it, too."#,
#"trigger.session-start/nothing-else"#,
#"Nothing else triggers a message whose only trigger is the session start, and a session start triggers no other message."#,
#"Tipos de disparo"#,
#"Names the session start among the five event types that can trigger a message, all of them recorded by the SDK."#,
#"트리거 유형"#,
#"Auslöser-Typen"#,
#"Names the session start among the five event types that can bring about the display of a message."#,
#"Trigger Types"#,
#"トリガーの種類"#,
#"trigger.custom-event"#,
#"Custom event"#,
#"A message whose trigger is a custom event is triggered when the app logs an event of that name through the SDK. An event of another name does not trigger it."#,
#"""
An app uses this trigger to tie a message to something that happens in it: a screen was opened, a level was
finished. The name of the event counts, compared as a whole.
"""#,
#"trigger.custom-event/triggers"#,
#"An event logged through the SDK under the name that the trigger asks for triggers the message."#,
#"trigger.custom-event/its-name-only"#,
#"An event of another name does not trigger the message."#,
#"trigger.custom-event/nothing-else"#,
#"An event of another kind does not trigger the message, whatever its name."#,
#"Names the custom event among the five event types that can trigger a message, all of them recorded by the SDK."#,
#"Names the custom event among the five event types that can bring about the display of a message."#,
#"trigger.any-purchase"#,
#"Any purchase"#,
#"A message whose trigger is any purchase is triggered by a purchase that is logged through the SDK, whatever the product."#,
#"""
A purchase is an event of its own kind: a custom event that has the name of a product is not a purchase, and
a purchase does not trigger a message for a custom event of the same name.
"""#,
#"trigger.any-purchase/triggers"#,
#"A purchase that is logged through the SDK triggers the message, whatever the product."#,
#"trigger.any-purchase/nothing-else"#,
#"An event of another kind does not trigger the message."#,
#"Names any purchase among the five event types that can trigger a message, all of them recorded by the SDK."#,
#"Names any purchase among the five event types that can bring about the display of a message."#,
#"trigger.specific-purchase"#,
#"Specific purchase"#,
#"A message whose trigger is a specific purchase is triggered by the purchase of that product and of no other."#,
#"""
One purchase can match two triggers at once: the one for any purchase and the one for this product. Then the
priority decides (`delivery.highest-priority`).
"""#,
#"trigger.specific-purchase/triggers"#,
#"The purchase of the product that the trigger asks for triggers the message."#,
#"trigger.specific-purchase/its-product-only"#,
#"The purchase of another product does not trigger the message."#,
#"trigger.specific-purchase/nothing-else"#,
#"Names the specific purchase among the five event types that can trigger a message, all of them recorded by the SDK."#,
#"Names the specific purchase among the five event types that can bring about the display of a message."#,
#"trigger.push-click"#,
#"Push click"#,
#"A message whose trigger is the push click is triggered when the app is opened from a push notification."#,
#"""
With this trigger, a push notification and a message in the app tell one story: the notification invites the
user, the message continues. Merely coming to the foreground is not a push click.
"""#,
#"trigger.push-click/triggers"#,
#"Opening the app from a push notification triggers the message."#,
#"trigger.push-click/nothing-else"#,
#"Neither opening the app in another way nor an event of another kind triggers the message."#,
#"Names the push click among the five event types that can trigger a message, all of them recorded by the SDK."#,
#"Names the push click among the five event types that can bring about the display of a message."#,
#"trigger.property-filters"#,
#"Property filters"#,
#"Custom-event and specific-purchase triggers can filter on the properties of the event. The event triggers the message only if its properties satisfy the filter."#,
#"""
Filters target a message at "bought something for more than 50" or "finished level 10". No document lists
the comparisons that a filter may use. The suite has equality, order of numbers and dates, presence, and
patterns, combined by all-of and any-of. Whether a value of another type can satisfy a comparison is open
(`open.filter-number-texts` and others). Two mistakes are typical: comparing numbers as text, so that 9 is
more than 10, and accepting an event without properties.
"""#,
#"trigger.property-filters/both-kinds"#,
#"A custom-event trigger can filter on the properties of the event, and so can a specific-purchase trigger."#,
#"trigger.property-filters/unsatisfied"#,
#"An event whose properties do not satisfy the filter does not trigger the message."#,
#"trigger.property-filters/satisfied"#,
#"An event whose properties satisfy the filter triggers the message."#,
#"trigger.property-filters/own-properties"#,
#"Only the properties of this event count, not those of an earlier one."#,
#"trigger.property-filters/besides-the-name"#,
#"The filter applies in addition to the name or the product, which must match as well."#,
#"Triggers for a specific purchase and for a custom event contain robust property filters."#,
#"The two triggers contain robust property filters. (The page dump runs the names of the two triggers together.)"#,
#"Triggers for a specific purchase and for a custom event may contain robust property filters."#,
#"trigger.sdk-events-only"#,
#"Only events logged through the SDK"#,
#"An event that reaches the service through its API, and not through the SDK on the device, triggers no message. This applies to custom events and to purchases."#,
#"""
The decision is made on the device, and the device sees only what its own SDK records. If a server reports
purchases, the thank-you message does not appear.
"""#,
#"trigger.sdk-events-only/custom-events"#,
#"A custom event that reaches the service through its API triggers no message."#,
#"trigger.sdk-events-only/purchases"#,
#"A purchase that reaches the service through its API triggers no message."#,
#"Triggered messages need custom events recorded by the SDK. Neither the API nor an API event, such as a purchase, can trigger one."#,
#"Has no note on API events. Its first sentence says that the events that trigger messages are recorded by the SDK."#,
#"Speaks only of custom events: those logged through the REST API do not work as triggers. Purchases are not mentioned."#,
#"The wider wording of the German, Japanese, and Portuguese documents applies: API events trigger nothing, whether they are custom events or purchases. Taken literally, the first half of the note would leave custom events as the only trigger; the list of five event types above it shows that this is not meant. Purchases that the app logs through the SDK do trigger messages."#,
#"trigger.no-match"#,
#"No matching trigger"#,
#"An event that matches the trigger of no delivered message is reported to the host app, with the kind of the event and, for a custom event, its name."#,
#"""
The report lets the app do something of its own at a moment for which no campaign was set up. It concerns
the event, not the outcome: an event that triggered a message is not reported, even if the message then goes
back or is discarded. No document says under which name a purchase is reported.
"""#,
#"trigger.no-match/reported"#,
#"An event that matches the trigger of no delivered message is reported to the host app."#,
#"trigger.no-match/as-itself"#,
#"The report identifies the event: its kind, and the name of a custom event."#,
#"trigger.no-match/only-unmatched"#,
#"An event that matches a trigger is not reported, whatever happens to the message."#,
#"Falha ao encontrar um disparador correspondente"#,
#"A method of the SDK delegate is called when no trigger matches an event; going by its name, it takes the event. No separate name is mentioned."#,
#"일치하는 트리거를 찾을 수 없음"#,
#"Wenn kein passender Trigger gefunden wird"#,
#"A method of the message controller's delegate is called when no trigger matches an event; going by its name, it takes the event and a name."#,
#"一致するトリガーが見つからない"#,
#"delivery"#,
#"Delivery and priority"#,
#"""
**Delivery** transports messages from the service to the device. It happens once per session, at its start, and
includes every message that the user is eligible for at that time. From then on the device decides alone, so a
message can appear without a network delay: its content is on the device, and its images have been fetched
ahead.

The documents use the same word a second time, for the choice among several messages that one event triggers.
There, "delivered" means *handed on for display*.
"""#,
#"delivery.on-session-start"#,
#"Delivered at session start"#,
#"At the start of a session, every message that the user is eligible for is delivered to the device. A message cannot be triggered before it is delivered."#,
#"""
A campaign that is launched while the user is in the app displays nothing until the next session. Whether an
event from before the first delivery can trigger a message of that delivery is open (`open.early-events`).
"""#,
#"delivery.on-session-start/all"#,
#"At the start of a session, every message that the user is eligible for is delivered to the device and can be triggered from then on."#,
#"delivery.on-session-start/not-before"#,
#"A message cannot be triggered before it is delivered."#,
#"Semântica de entrega"#,
#"All messages that the user is eligible for reach the device at session start. It follows that they cannot be triggered earlier."#,
#"전달 의미 체계"#,
#"Semantik der Zustellung"#,
#"All messages that the user is eligible for are sent to the device as the session begins. It follows that they cannot be triggered earlier."#,
#"Delivery Semantics"#,
#"配信セマンティクス"#,
#"delivery.prefetch"#,
#"Assets are fetched ahead"#,
#"The assets of a message are fetched when it is delivered, so that it can be displayed at once when it is triggered later."#,
#"""
A message about the cart is worth little if it appears after the user has left the cart. An engine that
starts to load at the trigger passes every test on a fast network and fails its users on a slow one.
"""#,
#"delivery.prefetch/on-delivery"#,
#"The assets of a message are fetched when it is delivered."#,
#"delivery.prefetch/ready-at-trigger"#,
#"At a later trigger, fetched assets are available, and fetches in progress continue."#,
#"Says that assets are available at the trigger. It follows from that purpose that a fetch in progress continues."#,
#"After the delivery, the SDK fetches the assets ahead, so that they are available at the trigger and the display is hardly delayed."#,
#"Once messages have arrived, the SDK fetches the assets ahead, so that they are available at the trigger and the display is hardly delayed."#,
#"On delivery, the SDK fetches the assets ahead, so that they are available at the trigger and the display is hardly delayed."#,
#"delivery.late-assets"#,
#"Messages displayed right on delivery may wait"#,
#"A message that is triggered right on its delivery, by the session start or the push click, may have to wait for its assets. It is displayed when they arrive."#,
#"""
An asset that is still loading has not failed: the message is late, not lost. Much can have happened by the
time it arrives: another message may be visible, the user may have rotated the device, the timeout of the
message may have passed. The conditions of the later chapters apply at that moment.
"""#,
#"delivery.late-assets/displayed-when-there"#,
#"A message whose assets are still loading at its trigger is displayed by itself when they arrive."#,
#"delivery.late-assets/not-without-them"#,
#"A message is not displayed before its assets arrive."#,
#"Messages displayed right after delivery can be late, because their assets are *not pre-processed*."#,
#"Messages displayed right on delivery can be late, because their assets have not been loaded ahead."#,
#"Messages displayed right after delivery can be late, because their assets are not fetched ahead."#,
#"Messages displayed right on delivery can be late, because their assets have not been fetched ahead."#,
#"The wording of the other four applies: the assets have not been fetched yet. Processing of assets occurs nowhere else in the Portuguese document, and the rest of its sentence, on the delay at a session start or a push click, agrees with the others. Only the delay is a rule; whether the fetch starts on delivery even for these messages is open (`open.prefetch-immediate`, `open.prefetch-at-once`)."#,
#"delivery.highest-priority"#,
#"Only the highest priority"#,
#"When one event matches the triggers of several messages, only the one of highest priority is triggered."#,
#"""
One event triggers one message: the others are not queued behind it, or a single tap would bring a series of
messages. A common mistake is to put all matches on the stack, sorted by priority; the runners-up then
appear one by one at later opportunities. The others keep their triggers and may win at another event.
"""#,
#"delivery.highest-priority/highest-wins"#,
#"Of several messages whose triggers match one event, the one of highest priority is triggered."#,
#"delivery.highest-priority/only-one"#,
#"The event triggers none of the other messages."#,
#"delivery.highest-priority/at-each-event"#,
#"The choice is made again at each event: another event may trigger a message that was passed over."#,
#"If more than one eligible message belongs to a trigger event, only the one of highest priority is delivered."#,
#"If two or more eligible messages belong to a trigger event, only the one of highest priority is delivered."#,
#"Says it twice: of two messages triggered by one event, the one of higher priority is *displayed*; of several that belong to an event, only the one of highest priority is *delivered*."#,
#"The sentence that all five share applies, with "delivered" read as *handed on for display*, because all eligible messages have already been delivered to the device at session start. The additional sentence of the German and Japanese documents agrees if both messages can be displayed. It does not promise a display: the conditions of the later chapters apply to the winner as well."#,
#"rate-limit"#,
#"The minimum interval"#,
#"""
However many events occur, messages keep a distance from each other: a **minimum interval**, 30 seconds unless
the app sets another. It protects the user from a series of messages, and it is the reason that a second event
shortly after the first displays nothing.

The headings of all five documents speak of an interval between *triggers*, their sentences of one between
*messages*. Which of the two starts the interval is open (`open.rate-limit-base`), and so are the fate of a
message that is held back (`open.rate-limit-kept`) and whether the interval applies to messages from the stack
(`open.rate-limit-stack`, `open.rate-limit-stack-display`).
"""#,
#"rate-limit.default"#,
#"Thirty seconds by default"#,
#"Unless configured otherwise, messages are displayed at least 30 seconds apart."#,
#"""
The limit applies to all messages together, not to each one: a different message, triggered by a different
event, is held back as well. Dismissing the first message does not end the interval.
"""#,
#"rate-limit.default/holds-back"#,
#"For 30 seconds after a message, no event displays another one."#,
#"rate-limit.default/then-lets-through"#,
#"After 30 seconds, the next message is displayed."#,
#"rate-limit.default/between-messages"#,
#"The interval separates messages: an event that triggers no message does not start it."#,
#"Intervalo de tempo mínimo entre disparos"#,
#"By default, messages are limited to one every 30 seconds, for the sake of the user experience."#,
#"트리거 사이의 최소 시간 간격"#,
#"Mindestzeitintervall zwischen Auslösern"#,
#"Minimum Time Interval Between Triggers"#,
#"トリガー間の最小時間間隔"#,
#"rate-limit.override"#,
#"A configurable interval"#,
#"The minimum interval can be set to another whole number of seconds before the engine starts."#,
#"""
The value replaces the default in both directions: a shorter interval lets messages follow sooner, a longer
one keeps them further apart. It is part of the configuration that an engine is started with and does not
change while the engine runs.
"""#,
#"rate-limit.override/replaces-default"#,
#"A configured whole number of seconds, smaller or larger, replaces the 30 seconds."#,
#"rate-limit.override/holds-back"#,
#"The configured interval separates each message from the next, whatever triggers them."#,
#"rate-limit.override/between-messages"#,
#"The property `triggerMinimumTimeInterval` of the configuration, an integer number of seconds, replaces the default; it must be set before the SDK is initialized."#,
#"The key `ABKMinimumTriggerTimeIntervalKey` among the options of the start call, an integer number of seconds, replaces the default."#,
#"The key `ABKMinimumTriggerTimeIntervalKey` among the options of the start call, an integer number of seconds, replaces the default. Points to a sample app."#,
#"The presenter"#,
#"""
In the Swift SDK, deciding and displaying are two parts. The core decides that a message is triggered; a
**presenter**, which the app assigns, displays it. The app can use the presenter that comes with the SDK or its
own. The legacy SDK has a built-in controller instead, so there is nothing to assign.
"""#,
#"presenter.required"#,
#"No display without a presenter"#,
#"As long as no presenter is assigned, no message is displayed."#,
#"""
Both documents say how to enable the display of messages, and call the property optional; it follows that
nothing is displayed otherwise. The engine has no fallback, and a missing presenter is not an error.
"""#,
#"presenter.required/none-displayed"#,
#"presenter.required/once-assigned"#,
#"Once a presenter is assigned, messages are displayed."#,
#"Ativação de mensagens no app"#,
#"To have messages displayed, the app creates a presenter and assigns it to an optional property; the SDK's own presenter will do."#,
#"인앱 메시지 활성화"#,
#"stack"#,
#"The stack"#,
#"""
Not every triggered message can be displayed at once. The others wait on a **stack**: the newest on top, the
oldest at the bottom. From time to time the user becomes *eligible* to see a message, which this suite calls an
**opportunity**; the message on top is then offered for display.

The documents use a stack, not a queue, because a message most likely still fits what the user did last. The
price is that an old message may wait for a long time, or forever.
"""#,
#"stack.push-on-trigger"#,
#"Triggered messages go on top"#,
#"A message that is triggered is put on top of the stack."#,
#"""
Every triggered message passes through the stack, even one that can be displayed at once. It goes above
those that have waited longer, which are neither discarded nor displayed first because of their age.
"""#,
#"stack.push-on-trigger/goes-on"#,
#"A triggered message goes on the stack, whatever is already waiting there."#,
#"stack.push-on-trigger/on-top"#,
#"A triggered message goes above the messages that wait."#,
#"stack.push-on-trigger/others-stay"#,
#"The messages that wait stay on the stack, however many they are."#,
#"stack.push-on-trigger/once"#,
#"Each trigger puts its message on the stack once, and displaying the message leaves no copy there."#,
#"Adição de mensagens no app à pilha"#,
#"When the trigger event of a message occurs, *it* goes on a "stack"; grammatically, "it" is the event. The top is not mentioned."#,
#"스택에 인앱 메시지 추가"#,
#"When the trigger event of a message occurs, it is placed on a "stack". That it goes on top follows from the order of display."#,
#"Hinzufügen von In-App-Nachrichten zum Stapel"#,
#"Triggered messages are placed on the stack when their event occurs. That they go on top follows from the order of display."#,
#"Adding In-App Messages to the Stack"#,
#"Triggered messages are placed on top of the stack when their event occurs."#,
#"アプリ内メッセージをスタックに追加する"#,
#"The message goes on the stack: the next sentence of the Portuguese document speaks of the messages on the stack. It goes on top, as the English document says, and as the order of display requires everywhere."#,
#"stack.last-in-first-out"#,
#"Last in, first out"#,
#"Of the messages that wait, the one received last is displayed first."#,
#"""
The classic mistake is a queue, and two messages suffice to expose it. Priority plays no part here: it
chooses among the messages that *one event* triggers and does not sort those that wait.
"""#,
#"stack.last-in-first-out/newest-first"#,
#"stack.last-in-first-out/displayed-leaves"#,
#"A message that is displayed is no longer on the stack."#,
#"stack.last-in-first-out/others-wait-on"#,
#"The other messages keep waiting."#,
#"If several messages wait on the stack, the one received last is displayed first: last in, first out."#,
#"If several messages wait on the stack, the one received most recently is displayed first; but the word in parentheses (후입후출) means last in, last *out*."#,
#"Last in, first out. The Korean sentence itself says that the newest message is displayed first; the word in parentheses contradicts it and the four other documents."#,
#"stack.offer-when-eligible"#,
#"Opportunities"#,
#"A user is eligible to see a message when a trigger event fires, when a session starts, and when the app is opened from a push notification. At each of these opportunities the newest waiting message is offered for display."#,
#"""
The documents name these three and no others. A message that waits does not appear by itself because the
reason for its waiting is gone; it needs one of these opportunities. Whether an engine may have others is
open, and no case depends on one.
"""#,
#"stack.offer-when-eligible/session-start"#,
#"The start of a session is an opportunity for a waiting message."#,
#"stack.offer-when-eligible/push-click"#,
#"Opening the app from a push notification is an opportunity for a waiting message."#,
#"stack.offer-when-eligible/trigger-event"#,
#"A trigger event is an opportunity: the message that it triggers is offered at once."#,
#"stack.offer-when-eligible/the-newest"#,
#"An opportunity offers the newest waiting message."#,
#"stack.offer-when-eligible/waits-on"#,
#"A message that is not displayed at an opportunity waits for the next one, and so do those below it."#,
#"stack.offer-when-eligible/only-what-waits"#,
#"Only a message that waits is offered."#,
#"Names the three situations, in which the presenter *requests* the *last* message of the stack."#,
#"Names the three situations, in which the presenter *requests* the latest message from the stack."#,
#"Names the three situations; the section before it says that the controller is then offered the newest message of the stack."#,
#"Names the three situations; the section before it says that the controller is then offered the latest message of the stack."#,
#"Names the three situations; the section before it says that the controller is then given the latest message of the stack."#,
#"The waiting message on top is offered. Whether the presenter asks for it (Portuguese, Korean) or receives it (German, English, Japanese) is internal to the engine and makes no observable difference. The "last" message of the Portuguese document is the one that came last, as its order of display says, not the one at the bottom."#,
#"stack.in-memory"#,
#"In memory only"#,
#"The stack is held in memory only. When the app is launched again after it was suspended, the stack is empty."#,
#"""
A message that could not be displayed yesterday does not surprise the user today. Only a new launch empties
the stack. Going to the background and returning does not: a message that was put back because the app was
in the background waits on the stack for the user's return.
"""#,
#"stack.in-memory/empty-after-launch"#,
#"After a launch the stack is empty."#,
#"stack.in-memory/kept-until-launch"#,
#"Until the next launch, waiting messages stay on the stack, even while the app is in the background and when a session delivers them again."#,
#"The stack keeps its messages in memory only and is emptied between launches of the app from suspension."#,
#"The stack keeps only messages held in memory and is emptied each time the app is launched from suspension."#,
#"Anzeigen von In-App-Nachrichten"#,
#"The stack keeps only stored messages in memory and is emptied between launches of the app from suspension."#,
#"Showing In-App Messages"#,
#"アプリ内メッセージの表示"#,
#"The stack keeps only messages held in memory and is emptied before the app is launched from suspension."#,
#"reenqueue"#,
#"Back on the stack"#,
#"""
A message that is offered at a bad moment is not lost: it is **re-enqueued**, that is, put back on the stack,
and waits for the next opportunity. A bad moment passes by itself: the app is in the background, another message
is on the screen, the app asks for a delay, or, in the legacy SDK, the keyboard is in the way.

All five documents say that a message *can be* returned in these situations, but that a message *is* discarded
for the reasons to discard. The suite reads the "can" as a rule: if nothing else decides about the message, it
goes back. The Portuguese and Korean texts support this with their next sentence, which has no "can". The
outcome is open only if a reason to discard applies at the same time (`open.failed-or-back` and related
questions).
"""#,
#"reenqueue.background"#,
#"Triggered in the background"#,
#"A message that is triggered while the app is in the background goes back on the stack."#,
#"""
Apps log events in the background: a download finishes, the user enters a region. Nobody would see a message
at that moment, and its impression would count a display that nobody saw.
"""#,
#"reenqueue.background/not-displayed"#,
#"A message that is triggered while the app is in the background is not displayed there."#,
#"reenqueue.background/waits"#,
#"The message goes back on the stack and can be displayed at a later opportunity."#,
#"reenqueue.background/off-the-stack"#,
#"A message that was triggered in the background and is offered there again is not displayed either."#,
#"Retornando mensagens no app para a pilha"#,
#"A message can go back to the stack if it is triggered while the app is in the background."#,
#"스택으로 인앱 메시지 반환"#,
#"Rückgabe von In-App-Nachrichten an den Stack"#,
#"Returning In-App Messages to the Stack"#,
#"アプリ内メッセージをスタックに返す"#,
#"reenqueue.other-visible"#,
#"Another message is visible"#,
#"A message that is offered while another message is visible goes back on the stack."#,
#"""
At most one message is on the screen, and the visible one stays: the newcomer neither replaces nor covers
it.
"""#,
#"reenqueue.other-visible/not-displayed"#,
#"A message is not displayed while another one is visible."#,
#"reenqueue.other-visible/waits"#,
#"reenqueue.other-visible/visible-stays"#,
#"The visible message stays on the screen."#,
#"reenqueue.other-visible/local-too"#,
#"A local message also waits while another message is visible."#,
#"A message can go back to the stack if another message is visible at the time."#,
#"A message can go back to the stack if another message is being displayed at the time."#,
#"reenqueue.display-choice"#,
#"The host says later"#,
#"A message goes back on the stack if the host app, asked for its display choice, answers *reenqueue* (legacy: *later*)."#,
#"""
The host knows what the engine cannot know: a video is playing, or the user is in the middle of a payment.
The answer applies to this offer alone. Whether the host is asked again when the message is offered again is
open (`open.choice-again`).
"""#,
#"reenqueue.display-choice/not-displayed"#,
#"A message is not displayed if the host, asked about it, answers *reenqueue* (legacy: *later*)."#,
#"reenqueue.display-choice/waits"#,
#"reenqueue.display-choice/each-message"#,
#"An answer applies to the message that the host was asked about, and to no other."#,
#"reenqueue.display-choice/old-method"#,
#"The answer of the deprecated, keyboard-aware method counts as well."#,
#"A message can go back to the stack if the delegate method for the display choice returns `.reenqueue`."#,
#"A message can go back to the stack if the delegate method called before display, or its deprecated keyboard-aware form, returns `ABKDisplayInAppMessageLater`."#,
#"reenqueue.keyboard"#,
#"The keyboard is up"#,
#"A message that is offered while the keyboard is on the screen goes back on the stack, unless the host implements the deprecated, keyboard-aware form of the display choice."#,
#"""
This rule is easily read the wrong way round. The deprecated method tells the host whether the keyboard is
up and lets it decide, so an engine that finds the method implemented leaves the decision to the host.
Without the method, the engine itself lets the message wait.
"""#,
#"reenqueue.keyboard/not-displayed"#,
#"A message is not displayed while the keyboard is on the screen, unless the host implements the deprecated method."#,
#"reenqueue.keyboard/waits"#,
#"reenqueue.keyboard/old-method"#,
#"If the host implements the deprecated, keyboard-aware method, the keyboard does not hold messages back."#,
#"reenqueue.keyboard/local-too"#,
#"A local message also waits while the keyboard is on the screen."#,
#"A message can go back to the stack if the deprecated keyboard-aware method is *not* implemented and the keyboard is up."#,
#"reenqueue.on-top"#,
#"Back on top"#,
#"A message that goes back on the stack is put on top of it."#,
#"""
"Re-enqueue" sounds like the end of a queue, but it is not. The message was the newest, was not displayed,
and remains next in line until a newer one arrives.
"""#,
#"reenqueue.on-top/on-top"#,
#"A message that goes back is put on top of the stack."#,
#"reenqueue.on-top/once"#,
#"A message that goes back is on the stack once."#,
#"The message is put on top of the stack, to be displayed later, when the user is eligible."#,
#"Messages go back to the stack. The place is not mentioned, but a stack has one end."#,
#"Messages and the keyboard"#,
#"""
Two of the three legacy documents warn the host against displaying a message while the keyboard is on the
screen. That is advice to the app, not a rule for the engine; `reenqueue.keyboard` in the previous chapter
describes the engine's own behavior. The documents of the Swift SDK do not mention the keyboard.
"""#,
#"keyboard.never-over"#,
#"Never over the keyboard"#,
#"The host app is advised not to display a message while the keyboard is on the screen, because its rendering is then undefined."#,
#"""
The advice concerns a host that implements the keyboard-aware display choice and answers *now* although the
keyboard is up. The engine has then left the decision to the host, and how the message and the keyboard look
together is undefined.
"""#,
#"The documents address the host and declare the rendering undefined, so a case has nothing to require of an engine."#,
#"A highlighted note: display no messages while the keyboard is on the screen, because their rendering is then undefined."#,
#"discard"#,
#"Discarded messages"#,
#"""
Some obstacles do not pass, or not soon enough: the image is not available, the moment is over, the device is in
the wrong orientation, or the app does not want the message at all. The message is then **discarded**: it leaves
the stack without having been displayed.

Only triggered messages are discarded. A message that has been delivered and not yet triggered is not on the
stack, so there is nothing to discard.
"""#,
#"discard.display-choice"#,
#"The host says discard"#,
#"A message is discarded if the host app, asked for its display choice, answers *discard*."#,
#"""
This answer is for a message that the app does not want here at all, such as a promotion for somebody who
has just bought the product. The host decides for each message, so its answer for one says nothing about the
next.
"""#,
#"discard.display-choice/not-displayed"#,
#"A message is not displayed if the host, asked about it, answers *discard*."#,
#"discard.display-choice/not-kept"#,
#"A message that the host discards does not go back on the stack."#,
#"discard.display-choice/each-message"#,
#"discard.display-choice/old-method"#,
#"Descarte de mensagens no app"#,
#"A message is discarded if the delegate method for the display choice returns `.discard`."#,
#"인앱 메시지 삭제"#,
#"Verwerfen von In-App-Nachrichten"#,
#"A message is discarded if the delegate method called before display, or its deprecated keyboard-aware form, returns `ABKDiscardInAppMessage`."#,
#"Discarding In-App Messages"#,
#"アプリ内メッセージの破棄"#,
#"discard.asset-failed"#,
#"An asset could not be downloaded"#,
#"A message is discarded if its asset, an image or a ZIP file, could not be downloaded."#,
#"""
Half a message is worse than none. The rule concerns a failure, not a delay: a message whose image is still
loading waits for it (`delivery.late-assets`). Although the fetch takes place on delivery, only a
*triggered* message is discarded; until then, a failed fetch has no consequence.
"""#,
#"discard.asset-failed/not-displayed"#,
#"A message whose image or ZIP file could not be downloaded is not displayed."#,
#"discard.asset-failed/not-kept"#,
#"A message whose asset failed does not go back on the stack."#,
#"discard.asset-failed/late-is-not-failed"#,
#"An asset that is still loading has not failed."#,
#"A message is discarded if its asset, an image or a ZIP file, *was not* downloaded."#,
#"The download was tried and failed, as the four others say. If every asset that has not arrived yet were meant, a message displayed right on delivery could not be late, as the Portuguese document itself says it can be; it would be discarded."#,
#"discard.timeout"#,
#"Past its timeout"#,
#"A message that becomes ready to be displayed after its timeout has passed is discarded."#,
#"""
A message belongs to a moment. If it takes too long to become ready, it appears out of context, on a screen
it has nothing to do with. No document says when the timeout starts (`open.timeout-from`). It limits the
time until the display; whether it affects a message on the screen is open (`open.timeout-visible`).
"""#,
#"discard.timeout/past-it"#,
#"A message that becomes ready after its timeout has passed is discarded."#,
#"discard.timeout/not-kept"#,
#"A message past its timeout does not go back on the stack."#,
#"discard.timeout/in-time"#,
#"A message that becomes ready within its timeout is displayed."#,
#"discard.timeout/without-one"#,
#"A message without a timeout is never too late."#,
#"A message is discarded if it is ready to be displayed but its timeout has passed."#,
#"discard.orientation"#,
#"Wrong orientation"#,
#"A message made for one orientation is discarded if the device is in the other one when the message is offered."#,
#"""
The message is discarded, not kept until the user rotates the device, although keeping it seems the obvious
choice. A message without an orientation of its own is displayed in either orientation.
"""#,
#"discard.orientation/not-displayed"#,
#"A message made for one orientation is not displayed while the device is in the other."#,
#"discard.orientation/not-kept"#,
#"A message made for the other orientation does not go back on the stack."#,
#"discard.orientation/fitting-displayed"#,
#"A message made for one orientation is displayed if the device is in that orientation."#,
#"discard.orientation/any-fits"#,
#"A message without an orientation of its own is displayed in either orientation."#,
#"A message is discarded if the orientation of the device is not that of the message."#,
#"discard.full-without-image"#,
#"A full message without an image"#,
#"A message of the type *full* is discarded if it has no image."#,
#"""
A full message fills the screen with its image. The rule concerns a message that was created without an
image; `discard.asset-failed` covers an image that cannot be fetched.
"""#,
#"discard.full-without-image/not-displayed"#,
#"A full message that has no image is not displayed."#,
#"discard.full-without-image/not-kept"#,
#"A full message that has no image does not go back on the stack."#,
#"discard.full-without-image/with-image"#,
#"A full message that has an image is displayed."#,
#"discard.full-without-image/other-types"#,
#"Messages of other types, except the image-only modal, are displayed without an image."#,
#"A message is discarded if it is of the type "Full" and contains no image."#,
#"A message is discarded if it is a full message and has no image."#,
#"A message is discarded if it is a *complete* message (完全な) and there is no image."#,
#"The message type *full* is meant, as in the German and English documents. In the Japanese document, the name of the type has been translated as a common adjective. Taken literally, the sentence would discard every complete message without an image, whatever its type, and leave the text-only types without a use."#,
#"discard.image-modal-without-image"#,
#"An image-only modal without an image"#,
#"A modal message that consists of an image only is discarded if it has no image."#,
#"""
Without its image, nothing of such a message is left, and the user would face an empty box. A modal that
also has text is displayed without an image.
"""#,
#"discard.image-modal-without-image/not-displayed"#,
#"An image-only modal that has no image is not displayed."#,
#"discard.image-modal-without-image/not-kept"#,
#"An image-only modal that has no image does not go back on the stack."#,
#"discard.image-modal-without-image/with-image"#,
#"An image-only modal that has its image is displayed."#,
#"discard.image-modal-without-image/with-text"#,
#"A modal that also has text is displayed without an image."#,
#"A message is discarded if it is a modal message that *contains only an image*."#,
#"A message is discarded if it is an image-only modal and has no image."#,
#"A message is discarded if it is an image-only modal and there is no image."#,
#"The message is discarded for lack of its image, as the English and Japanese documents say. Taken literally, the German sentence would never let an image-only modal be displayed and would leave the type without a use; the half of the sentence about the missing image was lost."#,
#"discard.leaves-stack"#,
#"A discarded message is gone"#,
#"A message that was discarded is no longer on the stack. No later opportunity displays it."#,
#"""
This is the difference between *discard* and *reenqueue*. A message that was discarded because of its
orientation does not appear at the next session start after the user has rotated the device.
"""#,
#"discard.leaves-stack/gone"#,
#"A message that was discarded is no longer on the stack, and no opportunity displays it."#,
#"discard.leaves-stack/others-stay"#,
#"The other messages keep waiting as before."#,
#"Ends its list by saying that the message is removed from the stack."#,
#"Ends its list by saying that the message is removed from the stack. (The heading calls this deleting.)"#,
#"Describes discarding in a section of its own, apart from returning to the stack."#,
#"discard.can-trigger-again"#,
#"A discarded message can be triggered again"#,
#"A discarded message can be triggered again by another occurrence of its trigger event."#,
#"""
Discarding ends this attempt, not the message. Its trigger stays armed, and the next event gives it a new
chance, under the conditions of that moment. The legacy documents do not say this (`open.legacy-retrigger`).
"""#,
#"discard.can-trigger-again/again"#,
#"A message that was discarded can be triggered again by another occurrence of its trigger event."#,
#"After a message was discarded, another instance of the trigger event can trigger it later."#,
#"manual"#,
#"Displaying the next message on request"#,
#"""
The legacy SDK lets the host app create an opportunity of its own: at any time, it can ask for the message on
top of the stack. An app that puts messages off during a game can display them one by one when the game is over.
The documents of the Swift SDK describe no such call.
"""#,
#"manual.display-next"#,
#"The host asks for the next message"#,
#"The host app can ask at any time for the waiting message on top of the stack to be displayed. If none waits, nothing happens."#,
#"""
The request displays one message, the newest, and not all that wait. No document mentions the empty stack;
it follows that nothing happens.
"""#,
#"manual.display-next/displays"#,
#"The host app can ask at any time for a waiting message to be displayed."#,
#"manual.display-next/the-newest"#,
#"The request displays the message on top of the stack."#,
#"manual.display-next/one"#,
#"The request displays only that message; the others keep waiting."#,
#"manual.display-next/same-conditions"#,
#"The conditions that keep a message off the screen at an opportunity also apply to the request, and the message keeps waiting."#,
#"manual.display-next/none-waits"#,
#"If no message waits, the request displays nothing."#,
#"Manuelles Aufnehmen von In-App-Nachrichten in die Anzeigewarteschlange"#,
#"At other times in the app, the message on top of the stack can be displayed by a call without arguments. The heading speaks of a display queue."#,
#"Manually Queue In-App Message Display"#,
#"At other times in the app, the message on top of the stack can be displayed by a call *that takes a delegate*, to be given if the host has one."#,
#"アプリ内メッセージ表示を手動でキューに入れる"#,
#"At other times in the app, the message on top of the stack can be displayed by a call without arguments. The heading speaks of a queue."#,
#"The call of the German and Japanese documents, without arguments, applies. The delegate in the English document belongs to an older form of the call and may be absent even there; the displayed message is the same. The "queue" in the headings is not taken as an order: the sentences below them speak of the top of the stack."#,
#"local"#,
#"Local messages"#,
#"""
Not every message comes from a campaign. The host app can create one itself and have it displayed like the
others, at once and without a trigger. The service knows nothing about such a **local** message, with one
consequence: nothing about it is recorded unless the app does so.
"""#,
#"local.display"#,
#"Displayed on request"#,
#"A local message, which the app itself created, is displayed when the app asks for it. It goes on the stack like a triggered message, and the same conditions send it back there."#,
#"""
No document says literally that the stack and the conditions apply. In the legacy documents it follows from
the place of the section, under the same main heading as the stack, and from a call that *adds* a message.
In the documents of the Swift SDK it follows only from the presenter, which receives local messages like any
other. All documents say that an app uses local messages to *trigger* a message in real time, and the
reasons to go back are named for *triggered* messages. A local message therefore does not replace a visible
one.

The reasons to discard are named for *triggered* messages, too, but to discard a message that the app
explicitly asks for is another matter. Whether they apply is open (`open.local-failed`, `open.local-late`,
`open.local-turned`, `open.local-imageless`), and so is whether the host is asked about a message that it
presents itself (`open.local-choice`).
"""#,
#"local.display/displayed"#,
#"A local message is displayed when the app asks for it."#,
#"local.display/on-request"#,
#"Nothing else displays a local message."#,
#"local.display/on-top"#,
#"A local message goes on the stack above the messages that wait."#,
#"local.display/same-conditions"#,
#"A visible message, the background, and, in the legacy SDK, the keyboard keep a local message off the screen like a triggered one."#,
#"local.display/waits"#,
#"The local message then waits on the stack and can be displayed at a later opportunity."#,
#"local.display/once"#,
#"A local message that is displayed is no longer on the stack."#,
#"Criação e exibição de mensagens no app em tempo real"#,
#"At other times, the app can display a message by a call to the presenter, `present(message:)`; messages can be created in the app. The stack is not mentioned."#,
#"실시간 인앱 메시지 생성 및 표시"#,
#"Erstellung und Anzeige von In-App-Nachrichten in Echtzeit"#,
#"Messages created in the app can be displayed as well: the sample *adds* one to the controller, `addInAppMessage:`. The section is under the same main heading as the stack."#,
#"Real Time In-App Message Creation & Display"#,
#"リアルタイムのアプリ内メッセージの作成と表示"#,
#"local.no-analytics"#,
#"No analytics"#,
#"A local message carries no analytics: the engine logs neither its impression nor the clicks on it."#,
#"""
An impression belongs to a campaign, and a local message has none. An engine that logs all impressions alike
counts displays that no campaign caused.
"""#,
#"local.no-analytics/no-impression"#,
#"The engine logs no impression of a local message."#,
#"local.no-analytics/no-clicks"#,
#"The engine logs no click on a local message."#,
#"local.no-analytics/campaigns-are-counted"#,
#"Impressions of campaigns' messages and clicks on them are logged."#,
#"Whoever creates a message *accepts* any analytics tracking and has to log clicks and impressions by hand."#,
#"Whoever creates a message opts out of analytics tracking and has to log clicks and impressions by hand."#,
#"Analytics of messages created in the app are not supported."#,
#"No analytics, as the four others say. The second half of the Portuguese sentence, that logging has to be done by hand, makes sense only if the engine does not log."#,
#"local.manual-logging"#,
#"The host logs its own messages"#,
#"A host that wants impressions and clicks of a local message logs them itself, through the context of the message. The engine records what the host logs in this way."#,
#"""
This is the counterpart of `local.no-analytics`: the app can do what the engine does not do for a local
message. The engine adds nothing of its own. Whether a repeated call counts again is open
(`open.impression-logged-again`, `open.click-logged-again`).
"""#,
#"local.manual-logging/impressions"#,
#"An impression that the host logs through the context of a message is recorded for that message."#,
#"local.manual-logging/clicks"#,
#"A click that the host logs through the context of a message is recorded for that message."#,
#"local.manual-logging/nothing-more"#,
#"The engine adds nothing to what the host logs."#,
#"Clicks and impressions of a message created in the app have to be logged by hand through `message.context`."#,
#"extras"#,
#"Extras"#,
#"""
A campaign can carry more than the displayed content: key-value pairs, the **extras**, which travel with the
message to the app. They connect the people who set up a campaign with the developers of the app, and mean
nothing to the engine.
"""#,
#"extras.delivered"#,
#"Extras reach the host"#,
#"The key-value extras that were set on the campaign reach the host app together with the message, unchanged."#,
#"""
Apps use extras to decide how or whether to display a message, so they must be available when the host is
asked, and not only after the display. A key that is not set is absent, not empty. In the legacy documents,
extras occur only in a sample of a local message.
"""#,
#"extras.delivered/all"#,
#"All extras of the campaign reach the host app with the message."#,
#"extras.delivered/unchanged"#,
#"The texts of the extras arrive as they were set."#,
#"extras.delivered/none-else"#,
#"No extras arrive that were not set on this message."#,
#"Extras de pares de valores chave"#,
#"A message may hold key-value pairs from the campaign; they send data along for a later *sending of messages* by the app. A sample reads one to adapt the display."#,
#"키-값 쌍 추가 정보"#,
#"A message may hold key-value pairs from the campaign; they send data along for further processing in the app. A sample reads one to adapt the display."#,
#"The extras are data for the app to process, as the Korean document says and as the samples of both documents show; nothing in either document has the app send messages because of them. Both say that the pairs reach the host with the message."#,
#"triggers/any-purchase"#,
#"Any purchase triggers a message"#,
#"""
A shop thanks its shoppers, whatever they have bought. The trigger asks for a purchase, not for a product.

A purchase is an event of its own kind. A custom event named `purchase`, or named like a product, does not mean that
anything was bought.
"""#,
#"Specs/triggers/any-purchase.yaml"#,
#"triggers/any-purchase/whatever-product/sneakers"#,
#"Buying sneakers shows the thank-you message"#,
#""#,
#"thank_you"#,
#"sneakers"#,
#"The rule in its simplest form, and for a product whose name is no identifier."#,
#"triggers/any-purchase/whatever-product/symbols"#,
##"Buying SKU #4711 (red) shows the thank-you message"##,
##"SKU #4711 (red)"##,
#"triggers/any-purchase/with-properties"#,
#"The properties of the purchase make no difference"#,
#"gift"#,
#"price"#,
#"79.9"#,
#"size"#,
#"42.0"#,
#"triggers/any-purchase/not-a-custom-event/kind"#,
#"A custom event named any_purchase is not a purchase"#,
#"any_purchase"#,
#"triggers/any-purchase/not-a-custom-event/word"#,
#"A custom event named purchase is not a purchase"#,
#"purchase"#,
#"triggers/any-purchase/not-a-push-or-session"#,
#"Neither a session start, nor a push click, nor a return to the app is a purchase"#,
#"rain_jacket"#,
#"triggers/any-purchase/second-purchase"#,
#"A later session can deliver a message for the next purchase"#,
#"rating"#,
#"gift_card"#,
#"triggers/custom-event"#,
#"A custom event triggers a message"#,
#"""
Custom events are the moments that an app has names for: the shop was opened, a level was finished. When the app
logs an event of such a name through the SDK, the message for that name is triggered, and the shopper sees it where
it belongs.

The name is compared as a whole, letter for letter. An event whose name is almost the same is another event, and so
is the purchase of a product with the name of the event.
"""#,
#"Specs/triggers/custom-event.yaml"#,
#"triggers/custom-event/logged"#,
#"The shop tour appears when the shop is opened"#,
#"shop_tour"#,
#"opened_shop"#,
#"The rule in its simplest form."#,
#"triggers/custom-event/with-properties"#,
#"Properties that no filter asks for make no difference"#,
#"entrance"#,
#"north"#,
#"floor"#,
#"2.0"#,
#"guest"#,
#"triggers/custom-event/other-name/beginning"#,
#"An event named opened does not trigger a message for opened_shop"#,
#"opened"#,
#"triggers/custom-event/other-name/longer"#,
#"An event named opened_shop_again does not trigger a message for opened_shop"#,
#"opened_shop_again"#,
#"triggers/custom-event/other-name/end"#,
#"An event named shop does not trigger a message for opened_shop"#,
#"shop"#,
#"triggers/custom-event/other-name/prefixed"#,
#"An event named reopened_shop does not trigger a message for opened_shop"#,
#"reopened_shop"#,
#"triggers/custom-event/other-name/capitals"#,
#"An event named Opened_Shop does not trigger a message for opened_shop"#,
#"Opened_Shop"#,
#"triggers/custom-event/other-name/spaced"#,
#"An event named opened shop does not trigger a message for opened_shop"#,
#"opened shop"#,
#"triggers/custom-event/unusual-name/spaces"#,
#"The event name Opened the shop is compared letter for letter like any other"#,
#"named"#,
#"Opened the shop"#,
#"Opened theshop"#,
#"triggers/custom-event/unusual-name/accents"#,
#"The event name café_geöffnet is compared letter for letter like any other"#,
#"café_geöffnet"#,
#"cafe_geoffnet"#,
#"triggers/custom-event/unusual-name/symbols"#,
#"The event name shop.opened? is compared letter for letter like any other"#,
#"shop.opened?"#,
#"shop-opened"#,
#"triggers/custom-event/unusual-name/digits"#,
#"The event name 2026 is compared letter for letter like any other"#,
#"2026"#,
#"02026"#,
#"triggers/custom-event/unusual-name/emoji"#,
#"The event name opened 🛒 is compared letter for letter like any other"#,
#"opened 🛒"#,
#"opened 🛍"#,
#"triggers/custom-event/each-its-own"#,
#"Each of three delivered messages is triggered only by its own event"#,
#"cart_help"#,
#"viewed_cart"#,
#"size_guide"#,
#"viewed_sneakers"#,
#"sizes.zip"#,
#"triggers/custom-event/named-like-a-kind/session"#,
#"An event that is named like another kind of trigger is still a custom event"#,
#"""
An app may name an event `session_start`. It triggers the message for that name, and no real event of the kind does:
before the custom event, a session starts, a push notification is opened, and a purchase is logged.
"""#,
#"session_start"#,
#"triggers/filter-combinations"#,
#"Filters can be combined by all-of and any-of"#,
#"""
A single comparison is seldom enough: a shop wants *red shoes in size 42*, or *anything that is reduced or out of
season*. An **all-of** filter is satisfied if every part of it is, an **any-of** filter if at least one part is, and
either can contain the other.

The usual mistakes are checking only the first part, confusing the two combinations, and letting the last part
decide.
"""#,
#"Specs/triggers/filter-combinations.yaml"#,
#"triggers/filter-combinations/all-of/first"#,
#"An all-of filter rejects an event that does not satisfy its first part"#,
#"shoe_offer"#,
#"viewed_product"#,
#"color"#,
#"red"#,
#"reduced"#,
#"blue"#,
#"triggers/filter-combinations/all-of/second"#,
#"An all-of filter rejects an event that does not satisfy its second part"#,
#"41.0"#,
#"triggers/filter-combinations/all-of/third"#,
#"An all-of filter rejects an event that does not satisfy its third part"#,
#"triggers/filter-combinations/any-of/first"#,
#"An any-of filter accepts an event that satisfies only its first part"#,
#"clearance"#,
#"The table shows each part."#,
#"triggers/filter-combinations/any-of/second"#,
#"An any-of filter accepts an event that satisfies only its second part"#,
#"triggers/filter-combinations/any-of/third"#,
#"An any-of filter accepts an event that satisfies only its third part"#,
#"triggers/filter-combinations/any-of-missing/second"#,
#"An any-of filter needs only the property of the part that is satisfied"#,
#"triggers/filter-combinations/any-in-all/reduced"#,
#"A red product that is reduced or out of season passes; others do not"#,
#"The color is required; one of the two other conditions is enough."#,
#"last_chance"#,
#"season"#,
#"summer"#,
#"winter"#,
#"triggers/filter-combinations/all-in-any/cheap"#,
#"A direct flight passes, and so does a cheap flight with one stop, but no other"#,
#"book_now"#,
#"viewed_flight"#,
#"stops"#,
#"0.0"#,
#"100.0"#,
#"99.0"#,
#"triggers/filter-combinations/range/lower-end"#,
#"Two comparisons of one property make a range that includes its ends"#,
#"level_tip"#,
#"finished_level"#,
#"level"#,
#"10.0"#,
#"20.0"#,
#"9.0"#,
#"triggers/filter-combinations/range/upper-end"#,
#"21.0"#,
#"triggers/filter-combinations/single/all-of"#,
#"A combination with a single part behaves like that part"#,
#"triggers/filter-combinations/single/any-of"#,
#"triggers/filter-comparisons"#,
#"A filter compares a property with a value"#,
#"""
A shop wants to reach shoppers who view expensive products, products on sale, or products of one brand. One event,
*viewed a product*, is enough for all of that, because its properties describe the product and a trigger can ask for
them.

The documents call the filters robust and list none. This suite tests those that follow from the types of the
properties: equality for everything, order for numbers and dates, patterns for texts, and presence. Most cases below
log the event first without properties, then with a property that the filter must reject, then with one that it must
accept. The rejected and the accepted value are as close together as possible.
"""#,
#"Specs/triggers/filter-comparisons.yaml"#,
#"triggers/filter-comparisons/equals/capitals"#,
#"A filter "equal to nordwind" accepts nordwind and rejects Nordwind"#,
#"offer"#,
#"mark"#,
#"nordwind"#,
#"Nordwind"#,
#"triggers/filter-comparisons/equals/beginning"#,
#"A filter "equal to nordwind" accepts nordwind and rejects nordwin"#,
#"nordwin"#,
#"triggers/filter-comparisons/equals/longer"#,
#"A filter "equal to nordwind" accepts nordwind and rejects nordwind_kids"#,
#"nordwind_kids"#,
#"triggers/filter-comparisons/equals/space"#,
#"A filter "equal to nordwind" accepts nordwind and rejects nordwind "#,
#"nordwind "#,
#"triggers/filter-comparisons/equals/decimal"#,
#"A filter "equal to 42.5" accepts 42.5 and rejects 42"#,
#"42.5"#,
#"triggers/filter-comparisons/equals/negative"#,
#"A filter "equal to -3" accepts -3 and rejects 3"#,
#"-3.0"#,
#"3.0"#,
#"triggers/filter-comparisons/equals/no-not-yes"#,
#"A filter "equal to false" accepts false and rejects true"#,
#"triggers/filter-comparisons/equals-date"#,
#"A filter for a date accepts the same moment and rejects one a second later"#,
#"birthday"#,
#"opened_calendar"#,
#"day"#,
#"triggers/filter-comparisons/not-equals/capitals"#,
#"A filter "not equal to nordwind" accepts Nordwind and rejects nordwind"#,
#"""
Only values of the right type are used here. Whether *not equal* accepts a property that is missing or of
another type is open (`open.filter-missing`, `open.filter-not-equals-type`).
"""#,
#"triggers/filter-comparisons/not-equals/number"#,
#"A filter "not equal to 42" accepts 41 and rejects 42"#,
#"triggers/filter-comparisons/not-equals/yes-not-no"#,
#"A filter "not equal to false" accepts true and rejects false"#,
#"triggers/filter-comparisons/not-equals/no-not-yes"#,
#"A filter "not equal to true" accepts false and rejects true"#,
#"triggers/filter-comparisons/not-equals-date"#,
#"A filter "not equal" for a date rejects the same moment and accepts one a second earlier"#,
#"reminder"#,
#"triggers/filter-comparisons/greater-than/cents"#,
#"A filter "more than 49.99" accepts 50 and rejects 49.99"#,
#"insurance"#,
#"49.99"#,
#"50.0"#,
#"triggers/filter-comparisons/greater-than/negative"#,
#"A filter "more than -5" accepts -4 and rejects -5"#,
#"-5.0"#,
#"-4.0"#,
#"triggers/filter-comparisons/greater-than/zero"#,
#"A filter "more than 0" accepts 0.01 and rejects 0"#,
#"0.01"#,
#"triggers/filter-comparisons/at-least/cents"#,
#"A filter "at least 49.99" accepts 49.99 and rejects 49.98"#,
#"49.98"#,
#"triggers/filter-comparisons/at-least/zero"#,
#"A filter "at least 0" accepts 0 and rejects -0.01"#,
#"-0.01"#,
#"triggers/filter-comparisons/less-than/cents"#,
#"A filter "less than 50" accepts 49.99 and rejects 50"#,
#"bargain"#,
#"triggers/filter-comparisons/less-than/zero"#,
#"A filter "less than 0" accepts -1 and rejects 0"#,
#"-1.0"#,
#"triggers/filter-comparisons/at-most/cents"#,
#"A filter "at most 49.99" accepts 49.99 and rejects 50"#,
#"triggers/filter-comparisons/at-most/negative"#,
#"A filter "at most -5" accepts -5 and rejects -4"#,
#"triggers/filter-comparisons/at-most/zero"#,
#"A filter "at most 0" accepts 0 and rejects 1"#,
#"triggers/filter-comparisons/before/noon"#,
#"A filter "before" accepts the second that precedes its moment and rejects the moment itself"#,
#"early_bird"#,
#"searched_flight"#,
#"departure"#,
#"triggers/filter-comparisons/after/noon"#,
#"A filter "after" accepts the second that follows its moment and rejects the moment itself"#,
#"next_season"#,
#"triggers/filter-comparisons/after-with-a-word"#,
#"A filter "after" rejects a word that does not spell a date"#,
#"Whether a text that spells a date counts as a date is open (`open.filter-date-texts`)."#,
#"soon"#,
#"triggers/filter-comparisons/matches/any-character"#,
#"The pattern `b..ts` matches "boats" and not "bots""#,
#"""
Each pattern covers the whole text that it matches, so it does not matter whether matching a part would be
enough. Whether patterns are case-sensitive is open (`open.filter-pattern-case`).
"""#,
#"style_guide"#,
#"searched"#,
#"term"#,
#"b..ts"#,
#"bots"#,
#"boats"#,
#"triggers/filter-comparisons/matches/at-least-one"#,
#"The pattern `bo+ts` matches "booots" and not "bts""#,
#"bo+ts"#,
#"bts"#,
#"booots"#,
#"triggers/filter-comparisons/matches/perhaps"#,
#"The pattern `^boots?$` matches "boot" and not "bootss""#,
#"^boots?$"#,
#"bootss"#,
#"boot"#,
#"triggers/filter-comparisons/matches/alternatives"#,
#"The pattern `^(boots|shoes)$` matches "shoes" and not "socks""#,
#"^(boots|shoes)$"#,
#"socks"#,
#"shoes"#,
#"triggers/filter-comparisons/matches/one-of"#,
#"The pattern `size [4-6]` matches "size 5" and not "size 3""#,
#"size [4-6]"#,
#"size 3"#,
#"size 5"#,
#"triggers/filter-comparisons/matches/many"#,
#"The pattern `^a.*z$` matches "a to z" and not "a to y""#,
#"^a.*z$"#,
#"a to y"#,
#"a to z"#,
#"triggers/filter-comparisons/exists/no-value"#,
#"A property whose value is false is still present"#,
#"""
The filter asks whether the property is present, not for its value. Values that many languages treat as
*nothing* are values.
"""#,
#"coupon_help"#,
#"coupon"#,
#"coupons"#,
#"items"#,
#"triggers/filter-comparisons/exists/zero"#,
#"A property whose value is 0 is still present"#,
#"triggers/filter-comparisons/exists/empty"#,
#"A property whose value is the empty text is still present"#,
#"triggers/filter-comparisons/exists-not/zero"#,
#"A filter for the absence of a property rejects 0 and accepts an event without it"#,
#"coupon_offer"#,
#"triggers/filter-comparisons/exists-not-bare"#,
#"A filter for the absence of a property accepts an event without any properties"#,
#"triggers/filter-events"#,
#"A filter narrows a custom-event or specific-purchase trigger"#,
#"""
A filter narrows a trigger and never widens it: the name of the event or the product still has to match. Only the
properties of that very event count, not those of an earlier one.

Purchases are filtered like custom events, so a shopper who buys a gift can see another message than one who does
not. An engine that handles purchases in separate code easily forgets this.
"""#,
#"Specs/triggers/filter-events.yaml"#,
#"triggers/filter-events/purchase"#,
#"A purchase triggers the message only with matching properties"#,
#"gift_wrap"#,
#"The filter of a purchase in its simplest form."#,
#"triggers/filter-events/purchase-comparison/more"#,
#"A filter on purchases can ask for more"#,
#"upsell"#,
#"pairs"#,
#"Many engines handle purchases separately; one row for each kind of filter."#,
#"triggers/filter-events/purchase-comparison/pattern"#,
#"A filter on purchases can ask for a pattern"#,
#"code"#,
#"^VIP-1$"#,
#"NON-VIP-1"#,
#"VIP-1"#,
#"triggers/filter-events/purchase-comparison/all-of"#,
#"A filter on purchases can ask for two things at once"#,
#"49.0"#,
#"triggers/filter-events/other-product"#,
#"Another product with matching properties does not trigger the message"#,
#"triggers/filter-events/other-event"#,
#"Another event with matching properties does not trigger the message"#,
#"hard_level"#,
#"started_level"#,
#"triggers/filter-events/property-name/capitals"#,
#"A property named Level is not the property level"#,
#"Level"#,
#"stars"#,
#"triggers/filter-extremes"#,
#"Values at the edge of what computers store"#,
#"""
A filter compares numbers and dates as they are. Engines that store them in fewer bits, or that put the properties
of an event into an object that has members of its own, compare something else, and go wrong with values that
are rare but not absurd: a price with half a cent, three billion steps, a birthday before 1970.
"""#,
#"Specs/triggers/filter-extremes.yaml"#,
#"triggers/filter-extremes/equal-numbers/half-a-cent"#,
#"Equal to 4.995 is 4.995 and not 5"#,
#"4.995"#,
#"5.0"#,
#"triggers/filter-extremes/equal-numbers/sixteen-million"#,
#"Equal to 16777216 is 16777216 and not 16777217"#,
#"16777216.0"#,
#"16777217.0"#,
#"triggers/filter-extremes/three-billion"#,
#"Three billion is greater than ten"#,
#"medal"#,
#"counted_steps"#,
#"steps"#,
#"3000000000.0"#,
#"triggers/filter-extremes/before-1970"#,
#"A day in 1955 is before 1960"#,
#"anniversary"#,
#"entered_birthday"#,
#"triggers/filter-extremes/after-2038"#,
#"A day in 2045 is after 2030"#,
#"pension"#,
#"chose_date"#,
#"The counterpart. The seconds since 1970 need more than 31 bits from 2038 on."#,
#"triggers/filter-extremes/property-called-name"#,
#"A property that is called name is not the name of the event"#,
#"greeting"#,
#"joined_team"#,
#"name"#,
#"triggers/filter-extremes/property-called-product"#,
#"A property that is called product is not the product that was bought"#,
#"wrapping"#,
#"voucher"#,
#"product"#,
#"gift box"#,
#"triggers/filter-extremes/property-called-constructor"#,
#"A property that is called constructor is missing if it was not logged"#,
#"In JavaScript every object has a member of this name."#,
#"tour"#,
#"opened_builder"#,
#"constructor"#,
#"Ada"#,
#"triggers/filter-extremes/event-called-constructor"#,
#"An event that is called constructor is reported like any other"#,
#"welcome"#,
#"triggers/long-names"#,
#"Names that differ only at their end"#,
#"""
Some apps make the names of their events out of paths, and those can get long. However long a name is, all of it
counts. An engine that cuts names to the length of a database column takes two of them for one.
"""#,
#"Specs/triggers/long-names.yaml"#,
#"triggers/long-names/event"#,
#"An event whose name differs from the trigger's after 258 characters does not trigger the message"#,
#"hint"#,
#"opened_page:/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red_a"#,
#"opened_page:/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red_b"#,
#"triggers/long-names/product"#,
#"A product whose name differs from the trigger's after 258 characters does not trigger the message"#,
#"thanks"#,
#"triggers/long-names/reported"#,
#"An event with a name of 260 characters is reported with all of them"#,
#"triggers/no-match"#,
#"Events that match no trigger are reported to the app"#,
#"""
An app that logs an event may want to know that no campaign has a message for it, for example to show the shopper a
tip of its own. The engine reports such an event with its kind, *custom event* or *purchase*, and the name of a
custom event. No document says under which name a purchase is reported, so the cases check only that it is a
purchase.

The report concerns the event and not the screen. A message that matched and then went back or was discarded is
still a match.
"""#,
#"Specs/triggers/no-match.yaml"#,
#"triggers/no-match/custom-event"#,
#"A custom event that has no message is reported with its name"#,
#"This event matches, so there is nothing to report."#,
#"The rule in its simplest form, for custom events."#,
#"triggers/no-match/purchase"#,
#"A purchase that has no message is reported"#,
#"care_kit"#,
#"The rule in its simplest form, for purchases."#,
#"triggers/no-match/any-purchase"#,
#"With a message for any purchase, every purchase has a match"#,
#"triggers/no-match/nothing-delivered"#,
#"Without any messages, no event has a match"#,
#"triggers/no-match/only-greeting"#,
#"A message for the session start does not match an event or a purchase"#,
#"triggers/no-match/purchase-named-like-an-event"#,
#"A purchase named like a custom event is reported as a purchase"#,
#"triggers/no-match/event-named-like-a-product"#,
#"A custom event named like a product is reported as a custom event"#,
#"triggers/no-match/exact-name/capitals"#,
#"The event Opened_Shop is reported under the name that it was logged with"#,
#"triggers/no-match/exact-name/spaces"#,
#"The event  opened shop  is reported under the name that it was logged with"#,
#" opened shop "#,
#"triggers/no-match/exact-name/accents"#,
#"The event geöffnet is reported under the name that it was logged with"#,
#"geöffnet"#,
#"triggers/no-match/exact-name/longer"#,
#"The event opened_shop_again is reported under the name that it was logged with"#,
#"triggers/no-match/exact-product/longer"#,
#"The purchase of sneakers_kids is reported although another product has a similar name"#,
#"sneakers_kids"#,
#"80.0"#,
#"triggers/no-match/each-time"#,
#"Every event without a match is reported, in the order of the events"#,
#"left_cart"#,
#"triggers/no-match/put-back"#,
#"An event is not reported if the message that it triggered went back on the stack"#,
#"In the background nothing can be displayed, but the trigger matched."#,
#"An event without a match is reported in the background, too."#,
#"triggers/no-match/behind-another"#,
#"An event is not reported if another message is in the way of the one that it triggers"#,
#"triggers/no-match/discarded"#,
#"An event is not reported if the app discards the message that it triggers"#,
#"triggers/no-match/later-trigger/event"#,
#"One matching trigger of several is a match"#,
#"bundle"#,
#"opened_sale"#,
#"laces"#,
#"triggers/no-match/later-trigger/purchase"#,
#"triggers/no-match/outranked"#,
#"An event is not reported because a message was passed over"#,
#"shop_sale"#,
#"triggers/push-click"#,
#"Opening the app from a push notification triggers a message"#,
#"""
A news app announces a story in a push notification and continues it in the app: when the reader taps the
notification, the message is triggered.

Returning to the app in any other way is not a push click, even if the notification reminded the reader of the app.
"""#,
#"Specs/triggers/push-click.yaml"#,
#"triggers/push-click/opened"#,
#"The story appears when the app is opened from the notification"#,
#"full_story"#,
#"triggers/push-click/from-the-background"#,
#"The story appears when the notification brings the app to the foreground"#,
#"Most push notifications arrive while the app is in the background."#,
#"triggers/push-click/each-push"#,
#"The second push click triggers its message like the first"#,
#"next_story"#,
#"triggers/push-click/returning-is-not-enough"#,
#"Coming to the foreground without a push click triggers nothing"#,
#"triggers/push-click/other-kinds"#,
#"Neither the delivering session, nor an event, nor a purchase is a push click"#,
#"push_click"#,
#"open_from_push"#,
#"triggers/sdk-events-only"#,
#"API events trigger nothing"#,
#"""
The server of a shop knows about events outside the app: a purchase in a branch, a delivered parcel. It can report
them to the service through its API. The device does not learn about them, and triggers are evaluated on the device,
so the shopper sees no message.

The same event, logged by the app through its SDK, does trigger the message. Each case shows both.
"""#,
#"Specs/triggers/sdk-events-only.yaml"#,
#"triggers/sdk-events-only/custom-event"#,
#"A custom event from the API displays nothing; the same event from the SDK does"#,
#"parcel_news"#,
#"parcel_delivered"#,
#"triggers/sdk-events-only/specific-purchase"#,
#"A purchase from the API does not trigger a message for that product"#,
#"triggers/sdk-events-only/not-kept-for-later"#,
#"Neither the next session, nor a push notification, nor a return to the app replays API events"#,
#"""
An engine that fetches the server's events at its next contact might replay them as if they had occurred on the
device. Nothing may come of that.
"""#,
#"triggers/sdk-events-only/starts-no-interval"#,
#"An API event does not count for the minimum interval"#,
#"Because the API event triggers nothing, no time has to pass between it and the first message."#,
#"triggers/session-start"#,
#"A session start triggers a message"#,
#"""
A travel app greets its users when they come in. The trigger of the greeting is the session start, and because the
session start is also the moment of delivery, the very session that delivers the greeting displays it.

Only the start of a session triggers it. Whatever else happens during the session, a message for the session start
is not triggered.
"""#,
#"Specs/triggers/session-start.yaml"#,
#"triggers/session-start/first-session"#,
#"A greeting appears in the session that delivers it"#,
#"triggers/session-start/each-session"#,
#"Every session can trigger a message of its own"#,
#"The trigger works at each session start, not only at the first one after the launch."#,
#"new_routes"#,
#"It shows that the first session does not use up the trigger."#,
#"triggers/session-start/nothing-else"#,
#"Neither custom events, nor purchases, nor a push click replace the session start"#,
#"""
The sale wins the first session because of its higher priority, and the greeting is not displayed. Nothing that
happens afterward is a session start, so it does not appear.
"""#,
#"summer_sale"#,
#"beach.png"#,
#"Events that merely have the name of the trigger or of the message."#,
#"triggers/several-triggers"#,
#"A message can have several triggers"#,
#"""
A puzzle game offers the player a hint after a lost level, but also when the player asks for help or opens a level
for the fifth time. One message with several triggers does that: any of them is enough, and the first one that
matches displays the message.
"""#,
#"Specs/triggers/several-triggers.yaml"#,
#"triggers/several-triggers/any-event/first"#,
#"The event lost_level is enough to display the hint"#,
#"lost_level"#,
#"asked_for_help"#,
#"opened_level"#,
#"attempts"#,
#"Each of several triggers by itself, in the simplest form."#,
#"triggers/several-triggers/any-event/second"#,
#"The event asked_for_help is enough to display the hint"#,
#"triggers/several-triggers/two-filters/first"#,
#"Of two triggers for the same event, the filter of either is enough"#,
#"advice"#,
#"left_level"#,
#"difficulty"#,
#"hard"#,
#"easy"#,
#"triggers/several-triggers/two-filters/second"#,
#"triggers/several-triggers/session-or-event"#,
#"A message for the session start or an event is triggered by the session that delivers it"#,
#"daily_gift"#,
#"opened_chest"#,
#"triggers/several-triggers/push-or-event"#,
#"A message for a push click or an event is triggered by the push click if that comes first"#,
#"comeback"#,
#"opened_map"#,
#"triggers/several-triggers/purchase-or-event"#,
#"A message for a purchase or an event is triggered by the purchase if that comes first"#,
#"bonus"#,
#"extra_life"#,
#"triggers/several-triggers/two-products/life"#,
#"Either of two products triggers a message for both"#,
#"bag_of_coins"#,
#"paint_set"#,
#"triggers/several-triggers/two-products/coins"#,
#"triggers/specific-purchase"#,
#"The purchase of one product triggers a message"#,
#"""
A shopper who buys sneakers may want a care kit; one who buys a rain jacket does not. The trigger names one product,
and only the purchase of that product counts.

Products are compared as a whole, like the names of custom events: a product whose name merely starts the same way
is another product.
"""#,
#"Specs/triggers/specific-purchase.yaml"#,
#"triggers/specific-purchase/bought"#,
#"A shopper who buys sneakers is offered the care kit"#,
#"triggers/specific-purchase/other-product/beginning"#,
#"Buying sneaker does not trigger a message for sneakers"#,
#"sneaker"#,
#"triggers/specific-purchase/other-product/longer"#,
#"Buying sneakers_kids does not trigger a message for sneakers"#,
#"triggers/specific-purchase/other-product/end"#,
#"Buying gold_sneakers does not trigger a message for sneakers"#,
#"gold_sneakers"#,
#"triggers/specific-purchase/other-product/capitals"#,
#"Buying Sneakers does not trigger a message for sneakers"#,
#"Sneakers"#,
#"triggers/specific-purchase/each-its-own"#,
#"Each of two messages for two products is triggered only by its own"#,
#"rain_hat"#,
#"triggers/specific-purchase/other-kinds"#,
#"A custom event named like the product is not its purchase"#,
#"specific_purchase"#,
#"triggers/specific-purchase/with-properties"#,
#"Properties that no filter asks for make no difference to a purchase"#,
#"triggers/while-others"#,
#"A message is triggered while others wait or load"#,
#"A waiting or loading message does not keep an event from triggering another one."#,
#"Specs/triggers/while-others.yaml"#,
#"triggers/while-others/push-while-another-waits"#,
#"A push click triggers its message once while another one waits"#,
#"The waiting message does not fit the device, so it is never displayed, whether or not it is offered in between."#,
#"panorama"#,
#"triggers/while-others/push-while-another-loads"#,
#"A push click triggers its message while another one loads"#,
#"headline.jpg"#,
#"news"#,
#"opened_news"#,
#"The image of the other message arrives while the triggered message is on the screen."#,
#"delivery/failed-before"#,
#"A failed fetch does not outlast the delivery that repeats it"#,
#"""
A later session delivers a message whose asset could not be fetched before, and fetches the asset again. The message
has not been triggered yet, so the failure has no consequence: at the trigger, the asset is there.
"""#,
#"Specs/delivery/failed-before.yaml"#,
#"delivery/failed-before/failed-late"#,
#"A message whose image failed after a while is displayed after a later session has fetched it"#,
#"cart.png"#,
#"cart_banner"#,
#"The mistake in its simplest form."#,
#"delivery/failed-before/triggered-during-the-second-fetch"#,
#"A message that is triggered while its failed image is being fetched again is displayed when the image arrives"#,
#"The second fetch, which succeeds, is still in progress at the trigger."#,
#"delivery/highest-priority"#,
#"One event triggers only the message of highest priority"#,
#"""
Several teams of a news app set up campaigns, and more than one of them chooses the same event. The reader sees one
message, the one of highest priority. The others are not queued behind it: one event displays one message.

A message that was passed over keeps its trigger. It may win at another event, or when nothing else matches.
"""#,
#"Specs/delivery/highest-priority.yaml"#,
#"delivery/highest-priority/three/first"#,
#"Of three messages, the one of highest priority is displayed, wherever it is in the delivery"#,
#"survey"#,
#"read_article"#,
#"newsletter"#,
#"subscription"#,
#"offer.png"#,
#"delivery/highest-priority/three/middle"#,
#"delivery/highest-priority/three/last"#,
#"delivery/highest-priority/numbers/small"#,
#"Priority 2 wins over priority 1"#,
#"Priorities are compared as numbers, not as texts, and a minus sign counts."#,
#"winner"#,
#"opened_archive"#,
#"loser"#,
#"The table shows numbers of several lengths."#,
#"delivery/highest-priority/numbers/digits"#,
#"Priority 10 wins over priority 9"#,
#"delivery/highest-priority/numbers/negative"#,
#"Priority -1 wins over priority -5"#,
#"delivery/highest-priority/numbers/hundreds"#,
#"Priority 200 wins over priority 100"#,
#"delivery/highest-priority/numbers/thousands"#,
#"Priority 40000 wins over priority 30000"#,
#"delivery/highest-priority/numbers/millions"#,
#"Priority 16777217 wins over priority 16777216"#,
#"delivery/highest-priority/zero-over-negative"#,
#"Priority 0 wins over priority -1, even if that message is delivered last"#,
#"""
Which of two messages of equal priority wins is open (`open.priority-tie`), so an engine that treats negative
priorities as 0 shows its mistake in only one order of delivery.
"""#,
#"delivery/highest-priority/not-queued"#,
#"A message that was passed over does not appear later"#,
#"""
The winner is dismissed, and the reader becomes eligible again and again. If the survey were on the stack
beneath the newsletter, it would appear now.
"""#,
#"It isolates the most common mistake, putting the runner-up on the stack."#,
#"delivery/highest-priority/not-queued-after-its-display"#,
#"A message that was displayed before does not wait below the message that wins over it"#,
#"delivery/highest-priority/not-next-in-line"#,
#"If the app discards the winner, the runner-up does not take its place"#,
#"The runner-up of a discarded winner is easily mistaken for the next in line."#,
#"delivery/highest-priority/keeps-its-trigger"#,
#"A message that was passed over can win at another event"#,
#"quiz"#,
#"finished_article"#,
#"delivery/highest-priority/only-matching/rejected"#,
#"A message whose filter rejects the event takes no part, however high its priority"#,
#"long_reads"#,
#"minutes"#,
#"readers, to show that only the priorities of matching messages are compared"#,
#"delivery/highest-priority/only-matching/accepted"#,
#"delivery/highest-priority/other-event"#,
#"A message for another event takes no part, however high its priority"#,
#"farewell"#,
#"delivery/highest-priority/purchases/special-wins"#,
#"If a purchase matches any-purchase and its own product, the message of higher priority is displayed"#,
#"Neither the more specific trigger nor the more general one is preferred. Only the priority counts."#,
#"crossword_tips"#,
#"crosswords"#,
#"delivery/highest-priority/purchases/general-wins"#,
#"delivery/highest-priority/by-a-later-trigger"#,
#"A message that matches by its second trigger still wins by its priority"#,
#"live_blog"#,
#"delivery/highest-priority/session-start/last"#,
#"Of two greetings for one session start, the one of higher priority is displayed"#,
#"morning_brief"#,
#"delivery/highest-priority/push-click/last"#,
#"Of two messages for one push click, the one of higher priority is displayed"#,
#"follow_up"#,
#"delivery/late-assets"#,
#"A message that is displayed right on delivery may have to wait for its assets"#,
#"""
A message that the session start triggers leaves no time to fetch anything ahead: delivery and trigger are one
moment. The push click can follow at once. Such a message is late, not lost. It appears as soon as its assets have
arrived, without another event.

Two mistakes are common: displaying the message at once with a hole where the image should be, and treating an asset
that has not arrived yet like one that failed.
"""#,
#"Specs/delivery/late-assets.yaml"#,
#"delivery/late-assets/session-start/image"#,
#"A message for the session start appears when its image has arrived"#,
#"lisbon.png"#,
#"destination"#,
#"The asset has not arrived yet, so nothing is displayed."#,
#"The rule in its simplest form, for either kind of asset."#,
#"delivery/late-assets/session-start/zip"#,
#"A message for the session start appears when its ZIP archive has arrived"#,
#"game.zip"#,
#"city_game"#,
#"delivery/late-assets/offered-while-loading"#,
#"A message that is offered from the stack while its image is still loading is not lost"#,
#"""
The traveler returns before the image arrives. An engine may display the message when the image arrives, or at
another opportunity.
"""#,
#"delay"#,
#"flight_delayed"#,
#"delivery/late-assets/two-for-one-asset"#,
#"Two messages that wait for the same image are both displayed"#,
#"flights"#,
#"hotels"#,
#"opened_guide"#,
#"Two messages that wait are easily mistaken for one. Which of them comes first is open."#,
#"delivery/late-assets/away-meanwhile"#,
#"A message whose image arrives after the user has left and returned is displayed"#,
#"Engines often ignore events that occur while an image loads."#,
#"delivery/late-assets/push-click/image"#,
#"A message for the push click appears when its image has arrived"#,
#"""
The push notification is opened right after the delivery. From then on, the asset takes four seconds, whether
its fetch starts on the delivery or on the click.
"""#,
#"gate.png"#,
#"boarding"#,
#"A push click in its simplest form, with either kind of asset."#,
#"delivery/late-assets/push-click/zip"#,
#"A message for the push click appears when its ZIP archive has arrived"#,
#"map.zip"#,
#"gate_map"#,
#"delivery/late-assets/push-click-later"#,
#"A push notification that is opened long after the delivery displays its message with little or no delay"#,
#"""
An engine that fetched the image ahead displays the message at once; one that did not needs the four seconds.
Both finish within the step.
"""#,
#"readers, who may expect a push click always to cause a delay"#,
#"delivery/late-assets/at-once"#,
#"A message does not wait if its image arrives immediately"#,
#"readers, as the counterpart to a late image"#,
#"delivery/late-assets/within-timeout"#,
#"A message that becomes ready before its timeout is displayed"#,
#"madeira.png"#,
#"island"#,
#"readers, as the counterpart to a message that becomes ready too late"#,
#"delivery/late-assets/first-to-come"#,
#"Of two messages whose images load, the one whose image arrives first is displayed first"#,
#"""
The image of the map is requested first and arrives last. An engine that checks only after the whole time has
passed finds the guide past its timeout. Whether the map would hold up the guide if it were triggered later is
open (`open.loading-holds-up-ready`).
"""#,
#"porto.png"#,
#"map"#,
#"guide"#,
#"delivery/late-assets/others-still-loading"#,
#"A message is displayed when its image arrives, whatever else is still loading"#,
#"brochure.zip"#,
#"brochure"#,
#"opened_brochure"#,
#"The other asset belongs to a message that nothing has triggered."#,
#"delivery/on-session-start"#,
#"Messages arrive when a session starts"#,
#"""
When a session starts, a game receives all the messages that the player is eligible for. A message that has not been
delivered does not exist on the device: no event can trigger it.

An event from before the first delivery triggers nothing at that time. Whether it can still trigger a message of the
first session is open (`open.early-events`).
"""#,
#"Specs/delivery/on-session-start.yaml"#,
#"delivery/on-session-start/before-any-session"#,
#"Before the first session, an event triggers nothing"#,
#"""
Whether the event is kept for a message that is delivered later is open (`open.early-events`). The second event
displays the hint in any case.
"""#,
#"delivery/on-session-start/no-other-moment"#,
#"Neither a return to the app, nor a push notification, nor the passing of time delivers messages"#,
#"delivery/on-session-start/all-at-once"#,
#"Every message of a delivery can be triggered, in whatever order the events occur"#,
#"starter_pack"#,
#"opened_store"#,
#"well_done"#,
#"invitation"#,
#"opened_profile"#,
#"delivery/on-session-start/a-dozen-at-once"#,
#"Of twelve messages that are delivered together, the first and the last can be triggered"#,
#"However long a delivery is, the engine must not cut it off."#,
#"level_1"#,
#"finished_level_1"#,
#"level_2"#,
#"finished_level_2"#,
#"level_3"#,
#"finished_level_3"#,
#"level_4"#,
#"finished_level_4"#,
#"level_5"#,
#"finished_level_5"#,
#"level_6"#,
#"finished_level_6"#,
#"level_7"#,
#"finished_level_7"#,
#"level_8"#,
#"finished_level_8"#,
#"level_9"#,
#"finished_level_9"#,
#"level_10"#,
#"finished_level_10"#,
#"level_11"#,
#"finished_level_11"#,
#"level_12"#,
#"finished_level_12"#,
#"delivery/on-session-start/no-trigger-no-display"#,
#"A delivery alone displays nothing"#,
#"""
A delivered message is not a triggered one. Five messages are on the device, no event occurs, and no message
appears.
"""#,
#"readers, to distinguish delivery from triggering"#,
#"delivery/on-session-start/only-eligible"#,
#"A message that the delivery does not contain cannot be triggered"#,
#"""
The service decides before the delivery which user receives which message. The device displays the messages it
was given and knows no others.
"""#,
#"readers who look for the place where eligibility is decided"#,
#"delivery/on-session-start/delivered-again"#,
#"A message that two sessions deliver can be triggered in the second session"#,
#"The second delivery in its simplest form."#,
#"delivery/on-session-start/in-the-same-session"#,
#"A session that delivers a message for its start also triggers it"#,
#"weekend"#,
#"delivery/on-session-start/after-relaunch"#,
#"After a relaunch, the next session delivers again"#,
#"readers who ask what a relaunch does to the delivery"#,
#"delivery/on-session-start/beside-one-that-waits"#,
#"A message can be triggered even if one from an earlier delivery was displayed"#,
#"Whether the earlier message keeps waiting if a delivery does not contain it is open (`open.redelivery-stack`)."#,
#"delivery/prefetch-reported"#,
#"A delivery starts the fetches of its messages"#,
#"""
An engine that reports its fetches can be held to more than the outcome: it requests each asset of a delivered
message on delivery, and requests nothing at the trigger.

Only messages for a custom event or a purchase are used here. Whether those for a session start or a push click are
fetched ahead is open (`open.prefetch-at-once`, `open.prefetch-immediate`).
"""#,
#"Specs/delivery/prefetch-reported.yaml"#,
#"delivery/prefetch-reported/one"#,
#"The image is requested on delivery and not again at the event"#,
#"engines that report their fetches, which can be held to each of them"#,
#"delivery/prefetch"#,
#"Assets are fetched when their message is delivered"#,
#"""
Images and ZIP archives take time, and a shopper does not wait for a message. So the engine fetches the assets as
soon as the message is delivered. When the trigger event occurs, the assets are there, and the message appears at
that very moment.

An engine that starts to fetch at the trigger looks the same on a fast network. Here, the network is slow: the asset
takes seconds, the event occurs after that, and the message must appear without further delay.
"""#,
#"Specs/delivery/prefetch.yaml"#,
#"delivery/prefetch/custom-event/image"#,
#"A message appears at its event if its slow image has been fetched by then"#,
#"delivery/prefetch/custom-event/zip"#,
#"A message appears at its event if its slow ZIP archive has been fetched by then"#,
#"show.zip"#,
#"cart_show"#,
#"delivery/prefetch/purchase/any"#,
#"Messages for purchases are fetched ahead as well"#,
#"brush.png"#,
#"receipt.png"#,
#"receipt"#,
#"delivery/prefetch/during-a-display"#,
#"An image that arrives while another message is visible is available when its own message is triggered"#,
#"delivery/prefetch/also-for-a-push"#,
#"A message for a push click or an event is fetched ahead for the event"#,
#"shoe_care"#,
#"viewed_shoes"#,
#"delivery/prefetch/every-message"#,
#"The assets of all delivered messages are fetched, not only those of the first"#,
#"quiz.zip"#,
#"size.png"#,
#"delivery/prefetch/network-gone/image"#,
#"Assets that were fetched ahead are available even if the network is down at the event"#,
#"""
A tunnel, a flight, an elevator: by the time of the event, the server cannot be reached. The message no longer
needs the network.
"""#,
#"It shows the benefit of fetching ahead."#,
#"delivery/prefetch/half-way"#,
#"A fetch that is in progress at the event is not restarted"#,
#"""
The banner takes ten seconds from the delivery on. The event occurs after eight of them, so two are left. An
engine that fetches at the event would need ten more.
"""#,
#"delivery/prefetch/second-delivery"#,
#"A later session fetches the assets of the messages that it delivers"#,
#"The first delivery of a launch is easily mistaken for the only one that fetches."#,
#"delivery/prefetch/failed-before"#,
#"A later session fetches an asset again that could not be fetched for an earlier one"#,
#"Both fetches end at once here; an engine may remember a late failure in another place."#,
#"delivery/prefetch/failed-before-at-session-start"#,
#"A later session fetches an asset again that failed for a message that the session itself triggers"#,
#"""
Whether such a message is fetched ahead is open (`open.prefetch-at-once`). Either way, the failure belongs to
the delivery of the earlier session. In the legacy profile, a discarded message need not be triggered again
(`open.legacy-retrigger`).
"""#,
#"welcome.png"#,
#"delivery/prefetch/without-assets"#,
#"A message without assets is not held up by the slow assets of another"#,
#"size_hint"#,
#"viewed_sizes"#,
#"readers who fear that one heavy message delays all the others"#,
#"delivery/prefetch/beside-one-that-is-there"#,
#"New assets in a delivery are fetched even if the asset of the message before has already arrived"#,
#"delivery/prefetch/in-the-background"#,
#"A session that starts in the background also fetches assets"#,
#"delivery/slow-assets"#,
#"An image that takes long"#,
#"""
On a slow network an image can take minutes. The message is late then, and not lost: nothing but its own timeout
limits how long it waits.
"""#,
#"Specs/delivery/slow-assets.yaml"#,
#"delivery/slow-assets/longer-than-a-minute"#,
#"A message is displayed when its image is there, although that takes more than a minute"#,
#"poster.jpg"#,
#"festival"#,
#"delivery/slow-assets/new-answers"#,
#"A message is displayed when its image is there, although the host changes another answer meanwhile"#,
#"tip"#,
#"delivery/slow-assets/host-log"#,
#"A message is displayed when its image is there, although the host logs something meanwhile"#,
#"delivery/while-loading"#,
#"A message is displayed whatever happens while its image loads"#,
#"""
A message that waits for its image is not on the screen and may not be on the stack either, so engines easily forget
it when something else happens. In each case below, one thing happens that no document connects with the message,
and then the image arrives.
"""#,
#"Specs/delivery/while-loading.yaml"#,
#"delivery/while-loading/meanwhile/turn"#,
#"A message is displayed when its image arrives, whatever happens before: the device is rotated"#,
#"Nothing observable happens."#,
#"delivery/while-loading/meanwhile/event"#,
#"A message is displayed when its image arrives, whatever happens before: an event that triggers nothing is logged"#,
#"delivery/while-loading/meanwhile/push"#,
#"A message is displayed when its image arrives, whatever happens before: the app is opened from a push notification"#,
#"delivery/while-loading/meanwhile/session"#,
#"A message is displayed when its image arrives, whatever happens before: another session triggers it again"#,
#"delivery/while-loading/meanwhile/network"#,
#"A message is displayed when its image arrives, whatever happens before: other assets become slow"#,
#"map.png"#,
#"delivery/while-loading/meanwhile/click"#,
#"A message is displayed when its image arrives, whatever happens before: the user taps an empty screen"#,
#"delivery/while-loading/meanwhile/api"#,
#"A message is displayed when its image arrives, whatever happens before: the service receives an API event"#,
#"opened_program"#,
#"delivery/while-loading/delivered-again"#,
#"A message is displayed although a session delivers it again while its image loads"#,
#"concert"#,
#"delivery/while-loading/triggered-again"#,
#"A message is displayed although another of its events occurs while its image loads"#,
#"delivery/while-loading/another-dismissed"#,
#"A message is displayed when its image arrives, although another one was displayed and dismissed before"#,
#"ticket"#,
#"delivery/while-loading/interval-ends"#,
#"A message is displayed when its image arrives, although the interval ends before"#,
#"delivery/while-loading/nothing-stays-behind"#,
#"A message that was displayed when its image arrived does not come back"#,
#"delivery/while-loading/meanwhile-in-legacy/display-next"#,
#"A message is displayed when its image arrives, whatever happens before: the host asks for the next message"#,
#"delivery/while-loading/meanwhile-in-legacy/keyboard"#,
#"A message is displayed when its image arrives, whatever happens before: the keyboard is shown and hidden"#,
#"delivery/while-loading/four-at-a-time"#,
#"Four messages whose images load are displayed one by one, each when its image arrives"#,
#"first.jpg"#,
#"fourth.jpg"#,
#"second.jpg"#,
#"third.jpg"#,
#"first"#,
#"opened_stage_1"#,
#"second"#,
#"opened_stage_2"#,
#"third"#,
#"opened_stage_3"#,
#"fourth"#,
#"opened_stage_4"#,
#"delivery/while-loading/another-is-too-late"#,
#"A message is displayed when its image arrives, although another that waited for the same image was too late"#,
#"hurry"#,
#"delivery/while-loading/there-in-the-background"#,
#"A message whose image arrives in the background is displayed when the user returns"#,
#"Whether it is displayed while the app is still in the background is open (`open.background-load`)."#,
#"delivery/while-loading/beside-a-session-start"#,
#"A message that a session start triggers is displayed while another one loads"#,
#"""
Whether a delivery replaces the earlier ones is open (`open.redelivery`), and so is whether the anthem can still
be triggered.
"""#,
#"anthem"#,
#"delivery/while-loading/above-a-failed-one"#,
#"A message that a push click triggers is displayed when its image arrives, although one with a failed image waits"#,
#"torn.jpg"#,
#"tour.jpg"#,
#"poster"#,
#"The failure of one image must not stand for that of another."#,
#"rate-limit/default"#,
#"By default, messages are at least thirty seconds apart"#,
#"""
However many events a player of a game causes, messages appear at least thirty seconds apart. There is one limit for
the whole app: it does not matter that the second message is a different one for a different event, or that the
first was dismissed long ago.

The documents leave open what happens to a message that comes too early (`open.rate-limit-kept`), so the cases end
when one has been held back. No case tries exactly thirty seconds (`open.rate-limit-edge`).
"""#,
#"Specs/rate-limit/default.yaml"#,
#"rate-limit/default/held-back/at-once"#,
#"A second message 1ms after the first is not displayed"#,
#"The rule in its simplest form, at both ends of the interval."#,
#"rate-limit/default/held-back/just-before-the-end"#,
#"A second message 29s after the first is not displayed"#,
#"rate-limit/default/held-back/last-millisecond"#,
#"A second message 29999ms after the first is not displayed"#,
#"rate-limit/default/let-through/first-millisecond"#,
#"A second message 30001ms after the first is displayed"#,
#"The table shows how soon after the interval the next message may come."#,
#"rate-limit/default/let-through/just-after-the-end"#,
#"A second message 31s after the first is displayed"#,
#"rate-limit/default/while-in-background"#,
#"Time in the background counts like any other time"#,
#"rate-limit/default/after-a-session-start/event"#,
#"After a message for the session start, an event has to wait for the interval"#,
#"rate-limit/default/after-a-push"#,
#"After a message for a push click, an event has to wait for the interval"#,
#"rate-limit/default/after-a-purchase"#,
#"After a message for a purchase, an event has to wait for the interval"#,
#"rate-limit/default/purchase-held-back"#,
#"A purchase has to wait for the interval after the message before it"#,
#"rate-limit/default/session-start-held-back"#,
#"A session start has to wait for the interval after the message before it"#,
#"rate-limit/default/push-click-held-back"#,
#"A push click has to wait for the interval after the message before it"#,
#"rate-limit/default/from-each-message"#,
#"The interval starts again with each message"#,
#"""
Forty seconds separate the first message from the second, and ten the second from the third. That the first one
is fifty seconds ago does not help the third.
"""#,
#"store_tour"#,
#"rate-limit/default/held-back-event"#,
#"An event whose message was held back does not restart the interval"#,
#"""
Twenty seconds after the hint, the second event comes too early, and its message is held back. Forty seconds
after the hint, nothing is in the way any longer. Which of the two messages appears then is open: the one held
back, if it waited and appears by itself, or else the third.
"""#,
#"rate-limit/default/after-a-discard"#,
#"A message that the app discarded holds back the next one for no longer than the interval"#,
#"""
Whether a message that nobody saw starts the interval is open (`open.rate-limit-discarded`). Once the interval
is over, it makes no difference.
"""#,
#"readers who ask what a discarded message does to the interval"#,
#"rate-limit/default/after-a-reenqueueing"#,
#"A message that the app put off holds back the next one for no longer than the interval"#,
#"""
The device is rotated so that the waiting message no longer fits. It therefore does not appear before the next
one in an engine for which the end of the interval is an opportunity (`open.on-interval-end`).
"""#,
#"readers who ask what a message on the stack does to the interval"#,
#"rate-limit/default/unmatched-event"#,
#"An event or a purchase that triggers nothing does not start the interval"#,
#"It shows whether an event that displays nothing counts."#,
#"rate-limit/default/session-without-message"#,
#"A session start that displays nothing does not start the interval"#,
#"It shows whether a session that displays nothing counts."#,
#"rate-limit/default/unmatched-while-it-runs"#,
#"Events that trigger nothing do not prolong the interval"#,
#"An event that triggers nothing is easily mistaken for the last one that counts."#,
#"rate-limit/default/after-a-relaunch"#,
#"A relaunch does not prolong the interval"#,
#"""
Whether the interval survives a relaunch is open (`open.relaunch-rate-limit`). Thirty seconds after the message,
it is over in either case.
"""#,
#"rate-limit/default/ready-within-the-interval"#,
#"Of a message with a late image and one triggered before it arrives, only one is displayed within the interval"#,
#"""
Two messages are triggered within a second. The image of the first takes five seconds. If the interval counts
from the trigger, the second message comes too early; if it counts from the display, the second message appears
at once, and the first becomes ready too early. Which of the two appears is open (`open.rate-limit-base`), and
the second may also appear late, when the image of the first arrives (`open.on-asset`). Both never appear.
"""#,
#"trophy.png"#,
#"trophy"#,
#"won_trophy"#,
#"rate-limit/default/next-session"#,
#"A new session does not end the interval"#,
#"A session is often mistaken for a fresh start of everything."#,
#"rate-limit/default/leaving-the-app"#,
#"Leaving the app and returning does not end the interval"#,
#"rate-limit/default/what-the-user-does"#,
#"A click on the message and a rotation do not end the interval"#,
#"rate-limit/default/parts-of-a-second"#,
#"The interval is counted to the millisecond, not to the second"#,
#"rate-limit/default/what-the-app-does/api"#,
#"The interval continues, whatever the app or the service does: the service receives an API event"#,
#"rate-limit/default/what-the-app-does/choice"#,
#"The interval continues, whatever the app or the service does: the app changes its display choice"#,
#"rate-limit/default/local-message"#,
#"The interval continues when the app presents a local message"#,
#"""
The app discards the tip if it is asked about it (`open.local-choice`). Otherwise the tip is displayed, and not
the message of the event.
"""#,
#"rate-limit/default/what-the-app-logs"#,
#"The interval continues when the app logs an impression and a click"#,
#"rate-limit/default/host-request"#,
#"The interval continues when the app asks for the next message and none waits"#,
#"rate-limit/default/asset-arrives"#,
#"The arrival of an image does not end the interval"#,
#"rate-limit/default/keyboard"#,
#"The keyboard does not end the interval"#,
#"rate-limit/not-over-yet"#,
#"What does not end the interval, and what is not exempt from it"#,
#"""
The interval is one for all messages, and it is over when thirty seconds have passed. Neither does an event that
comes too early make room for the next one, nor does a message pass because it has a higher priority.
"""#,
#"Specs/rate-limit/not-over-yet.yaml"#,
#"rate-limit/not-over-yet/after-a-message-that-was-held-back"#,
#"An event whose message was held back does not make room for another"#,
#"The message that is held back does not fit the device, so that it is never seen, whether it waits or not."#,
#"breaking_news"#,
#"read_to_the_end"#,
#"opened_photos"#,
#"rate-limit/not-over-yet/higher-priority"#,
#"A message of higher priority has to keep the interval"#,
#"storm_warning"#,
#"opened_weather"#,
#"rate-limit/override"#,
#"The app can set another interval"#,
#"""
Thirty seconds suit a shop. A news app with rare messages may want an hour between them, so that readers are left in
peace; a fast game may want only five seconds. The app sets the number of seconds before the engine starts, and the
number replaces the default in both directions.

A setting of zero removes the limit. No case tries exactly the interval (`open.rate-limit-edge`).
"""#,
#"Specs/rate-limit/override.yaml"#,
#"rate-limit/override/held-back/one-second"#,
#"With an interval of 1s, a message 500ms after another is not displayed"#,
#"The table pairs each setting with a message that comes too early."#,
#"rate-limit/override/held-back/one-minute"#,
#"With an interval of 60s, a message 45s after another is not displayed"#,
#"rate-limit/override/held-back/last-millisecond"#,
#"With an interval of 60s, a message 59999ms after another is not displayed"#,
#"rate-limit/override/held-back/one-hour"#,
#"With an interval of 3600s, a message 59m after another is not displayed"#,
#"rate-limit/override/held-back/two-days"#,
#"With an interval of 172800s, a message 2160m after another is not displayed"#,
#"rate-limit/override/let-through/one-second"#,
#"With an interval of 1s, a message 1500ms after another is displayed"#,
#"readers, as the counterpart of the messages that are held back"#,
#"rate-limit/override/let-through/one-minute"#,
#"With an interval of 60s, a message 70s after another is displayed"#,
#"rate-limit/override/let-through/first-millisecond"#,
#"With an interval of 60s, a message 60001ms after another is displayed"#,
#"rate-limit/override/let-through/one-hour"#,
#"With an interval of 3600s, a message 61m after another is displayed"#,
#"rate-limit/override/from-each-message"#,
#"A long interval starts again with each message"#,
#"rate-limit/override/next-session"#,
#"The setting applies to the sessions that follow"#,
#"rate-limit/override/purchase"#,
#"A long interval applies to purchases as well"#,
#"presenter/assigned-in-the-background"#,
#"The presenter is assigned while the app is in the background"#,
#"""
An app that is started in the background assigns its presenter there. When the user opens it, the presenter is
assigned.
"""#,
#"Specs/presenter/assigned-in-the-background.yaml"#,
#"presenter/assigned-in-the-background/then-opened"#,
#"A message is displayed when a session starts in the foreground"#,
#"presenter/required"#,
#"Nothing is displayed without a presenter"#,
#"""
In the Swift SDK, the core only decides that a message is due. A **presenter** puts it on the screen, and the app
has to assign one: the one that comes with the SDK, or its own. Until it has, the user of this weather app sees no
message, whatever is triggered and however often.

A missing presenter is not an error, and an engine has no fallback for it. Whether a message that is triggered
before one is assigned is lost or kept is open (`open.no-presenter`), so the cases look at messages that are
triggered afterward.
"""#,
#"Specs/presenter/required.yaml"#,
#"presenter/required/never-assigned/custom-event"#,
#"Without a presenter, no message is displayed: triggered by a custom event"#,
#"The table shows each kind of event that can trigger a message."#,
#"presenter/required/never-assigned/purchase"#,
#"Without a presenter, no message is displayed: triggered by a purchase"#,
#"umbrella_sale"#,
#"raincoat"#,
#"presenter/required/never-assigned/push-click"#,
#"Without a presenter, no message is displayed: triggered by a push click"#,
#"rain_radar"#,
#"presenter/required/session-start"#,
#"Without a presenter, a session start displays no message"#,
#"sunrise.png"#,
#"The rule at a session start, in its simplest form."#,
#"presenter/required/local-message"#,
#"Without a presenter, a local message is not displayed either"#,
#"sunset_reminder"#,
#"presenter/required/nobody-to-ask"#,
#"Without a presenter, a host that makes no display choice gets no message"#,
#"presenter/required/assigned-later-local"#,
#"A presenter that is assigned later displays local messages"#,
#"presenter/required/assigned-before-the-next-session"#,
#"The session after a presenter is assigned displays its message"#,
#"forecast"#,
#"The session before had the same message, and no presenter to display it."#,
#"stack/in-memory"#,
#"A relaunch empties the stack"#,
#"""
The stack is kept in memory and nowhere else. When a suspended app is launched again, **everything** that waited is
gone: a boarding reminder from yesterday does not greet the traveler today.

Only a new launch empties the stack. Leaving the app and returning does not, and neither does a new session; an
engine that clears the stack then loses exactly the messages that were put back for the traveler's return.
"""#,
#"Specs/stack/in-memory.yaml"#,
#"stack/in-memory/one-waiting"#,
#"A message that waited before a relaunch is gone after it"#,
#"gate_opened"#,
#"stack/in-memory/many-waiting"#,
#"A relaunch empties the whole stack, not only its top"#,
#"lounge"#,
#"entered_airport"#,
#"It shows that the whole stack is meant, with a dismissal before each opportunity."#,
#"stack/in-memory/put-off-by-the-host"#,
#"A message that the host put off does not survive a relaunch"#,
#"A message that the host put off is easily mistaken for one that the host will get back."#,
#"stack/in-memory/went-back-twice"#,
#"A message that went back twice does not survive a relaunch"#,
#"stack/in-memory/still-loading"#,
#"A message whose image is still loading at a relaunch is not displayed after it"#,
#"seat.png"#,
#"seat_map"#,
#"picked_seat"#,
#"A message that waits for an image waits in memory, too."#,
#"stack/in-memory/behind-a-visible-one"#,
#"A relaunch clears the screen and the messages that waited behind the visible one"#,
#"upgrade"#,
#"opened_booking"#,
#"stack/in-memory/background-and-return"#,
#"Leaving the app and returning keeps the waiting message"#,
#"Leaving the app is easily mistaken for its end."#,
#"stack/in-memory/new-session"#,
#"A new session keeps the message that waits below the one it displays"#,
#"A session is often mistaken for a fresh start of everything. It is not one for the stack."#,
#"stack/in-memory/seen-on-the-stack"#,
#"The stack is empty after a relaunch"#,
#"stack/last-in-first-out"#,
#"The newest waiting message comes first"#,
#"""
Messages that have to wait form a stack: *last in, first out*. A message most likely still fits what the
shopper did last, so the message received last is displayed first, and the oldest comes last.

Nothing else decides the order. The **priority** of a message does not: it only chooses among messages
that one event triggers. Nor does the order of delivery.
"""#,
#"Specs/stack/last-in-first-out.yaml"#,
#"stack/last-in-first-out/one-waiting"#,
#"A single waiting message is the newest"#,
#"The smallest stack, for the reader who starts here."#,
#"stack/last-in-first-out/two-waiting"#,
#"Two messages triggered in the background are shown newest first"#,
#"stack/last-in-first-out/three-waiting"#,
#"Of three waiting messages, the middle one comes second"#,
#"viewed_wishlist"#,
#"The smallest stack that has a middle."#,
#"stack/last-in-first-out/order-of-triggers"#,
#"The order of the triggers counts, not the order of the delivery"#,
#"The order of the delivery is the other order that readers expect."#,
#"stack/last-in-first-out/priority-plays-no-part"#,
#"A message of higher priority does not overtake a newer one on the stack"#,
#"""
Two events trigger one message each, so the messages do not compete when they are triggered. From then on, only
their age counts.
"""#,
#"recall_notice"#,
#"gift_wrapping"#,
#"Priority is what readers most often expect to decide."#,
#"stack/last-in-first-out/older-without-an-asset"#,
#"When a fetch ends, a message that needs no asset does not overtake a newer one"#,
#"""
Whether the end of a fetch is an opportunity is open (`open.on-asset`). If it is one, it offers the newest
waiting message, like any other opportunity, and not one that needs no asset.
"""#,
#"poster.png"#,
#"plain"#,
#"illustrated"#,
#"cover.png"#,
#"unrelated"#,
#"An engine that goes on to the next message need not ask the host again about the one below."#,
#"An engine that checks its messages whenever a fetch ends can mix up their order only there."#,
#"stack/last-in-first-out/late-image-above-two"#,
#"Two waiting messages are not lost when the image of a third arrives"#,
#"The order of the three depends on which other opportunities an engine has."#,
#"rebate"#,
#"stack/last-in-first-out/twelve-waiting"#,
#"Twelve waiting messages are displayed one by one, from the newest to the oldest"#,
#"""
A long ride with the phone in the pocket: one message at each stop. An engine must not limit the length of the
stack or lose its place in it.
"""#,
#"stop_1"#,
#"reached_stop_1"#,
#"stop_2"#,
#"reached_stop_2"#,
#"stop_3"#,
#"reached_stop_3"#,
#"stop_4"#,
#"reached_stop_4"#,
#"stop_5"#,
#"reached_stop_5"#,
#"stop_6"#,
#"reached_stop_6"#,
#"stop_7"#,
#"reached_stop_7"#,
#"stop_8"#,
#"reached_stop_8"#,
#"stop_9"#,
#"reached_stop_9"#,
#"stop_10"#,
#"reached_stop_10"#,
#"stop_11"#,
#"reached_stop_11"#,
#"stop_12"#,
#"reached_stop_12"#,
#"stack/offer-when-eligible"#,
#"A waiting message is offered at three moments"#,
#"""
A waiting message needs an **opportunity**. The documents name three: a trigger event fires, a session starts, or
the app is opened from a push notification. Each of them offers one message, the newest.

In the cases below, a message waits because the host of a news app says *reenqueue*, and the host then changes its
mind. The change itself offers nothing; the next opportunity does, and the reader sees the message. If several
messages wait, another one was visible when they were triggered. A session delivers the waiting messages again,
because it is open whether a waiting message stays if a delivery does not contain it (`open.redelivery-stack`).
"""#,
#"Specs/stack/offer-when-eligible.yaml"#,
#"stack/offer-when-eligible/trigger-event"#,
#"A trigger event offers the message that it triggers, at once"#,
#"The first of the three opportunities, in its simplest form."#,
#"stack/offer-when-eligible/trigger-event-offers-the-newest"#,
#"A trigger event offers the message that it triggers, not one that waits"#,
#"It shows which message a trigger event offers while another waits."#,
#"stack/offer-when-eligible/trigger-event-of-a-waiting-message"#,
#"The trigger event of a waiting message offers it"#,
#"""
The message may be waiting twice by then (`open.duplicate-on-stack`), and one of the two instances is offered.
If it is not triggered again while it waits (`open.waiting-retrigger`), it is displayed with the push
notification.
"""#,
#"stack/offer-when-eligible/waiting-message/session-start"#,
#"A waiting message is displayed at the next opportunity: a session start"#,
#"Nothing happens yet. The host is not asked again until there is an opportunity."#,
#"The other two opportunities, in their simplest form."#,
#"stack/offer-when-eligible/waiting-message/push-open"#,
#"A waiting message is displayed at the next opportunity: the app is opened from a push notification"#,
#"stack/offer-when-eligible/push-from-the-background"#,
#"A push notification that brings the app to the foreground offers the waiting message"#,
#"The app is *opened* from the notification, so it is in the foreground when the message is offered."#,
#"stack/offer-when-eligible/one-at-a-time/push-open"#,
#"An opportunity displays one message, however many wait: the app is opened from a push notification"#,
#"shared_article"#,
#"weather"#,
#"opened_app"#,
#"stack/offer-when-eligible/none-after-the-display"#,
#"Once a message is displayed, no other one is offered at the same opportunity"#,
#"display_choice"#,
#"An engine that continues through its stack displays nothing else, but asks the host about messages that cannot be displayed and reports that they go back."#,
#"stack/offer-when-eligible/nothing-waits"#,
#"An opportunity displays nothing if nothing waits"#,
#"""
The message has been delivered but never triggered, so it is not on the stack. A delivered message does not
wait.
"""#,
#"It distinguishes a waiting message from a delivered one."#,
#"stack/offer-when-eligible/not-a-second-time"#,
#"An opportunity does not bring back a message that was displayed before"#,
#"The clause in its simplest form."#,
#"stack/offer-when-eligible/opportunities-that-pass"#,
#"A message waits through as many opportunities as it takes"#,
#"stack/offered-in-the-background"#,
#"A message that was triggered in the foreground is not lost when it is offered in the background"#,
#"""
A session that starts in the background offers what waits, although nobody looks. A message that is not displayed
there waits on, whatever it has waited for before.
"""#,
#"Specs/stack/offered-in-the-background.yaml"#,
#"stack/offered-in-the-background/put-off"#,
#"A message that the host put off is not lost when it is offered in the background"#,
#"""
Whether a message that was triggered in the foreground can be displayed in the background is open
(`open.background-offered`).
"""#,
#"stack/offered-in-the-background/behind-another"#,
#"A message that waits behind another is not lost when it is offered in the background"#,
#"Whether the visible message stays when the user leaves is open (`open.background-visible`)."#,
#"stack/once"#,
#"A message that waited is displayed once"#,
#"""
A message that is displayed leaves the stack, so the shopper does not see the same offer twice. In the cases below,
a message waits for one reason or another, is displayed at one opportunity or another, and then the empty stack gets
an opportunity.
"""#,
#"Specs/stack/once.yaml"#,
#"stack/once/after-another"#,
#"A message that waited behind another is displayed once when the app is opened from a push notification"#,
#"stack/once/by-another-session/once"#,
#"A message that waited is displayed once, if at all, by a session that does not deliver it: it went back once"#,
#"Whether a delivery takes waiting messages off the stack is open (`open.redelivery-stack`)."#,
#"stack/once/by-another-session/twice"#,
#"A message that waited is displayed once, if at all, by a session that does not deliver it: it went back twice"#,
#"stack/once/after-the-host"#,
#"A message that the host put off is displayed once by the session that delivers it again"#,
#"stack/once/after-the-keyboard"#,
#"A message that waited for the keyboard to be hidden is displayed once"#,
#"stack/once/local-message"#,
#"A local message that waited is displayed once by a session start"#,
#"stack/once/local-message-on-request"#,
#"A local message that waited is displayed once when the host asks for the next one"#,
#"stack/once/or-gone"#,
#"A message that may be too late is gone after one opportunity, whether or not it is displayed"#,
#"Whether the timeout keeps running while a message waits is open (`open.timeout-on-stack`)."#,
#"late"#,
#"opened_hall"#,
#"stack/once/or-gone-behind-another"#,
#"A message that may be too late is gone after the session that delivers it again, whether or not it is displayed"#,
#"stack/once/or-gone-after-the-keyboard"#,
#"A message that may be too late is gone after one opportunity without the keyboard, whether or not it is displayed"#,
#"stack/once/or-thrown-away"#,
#"A message that waited for the keyboard to be hidden is gone after the host discards it"#,
#"Whether the host is asked again is open (`open.choice-again`), so the message may be displayed instead."#,
#"The host can discard a message until it is displayed."#,
#"stack/once/or-turned-away"#,
#"A message that no longer fits when the user returns is discarded and does not come back"#,
#"upright"#,
#"stack/only-what-waits"#,
#"An opportunity displays only waiting messages"#,
#"""
A message that was only delivered does not wait, and a message that was displayed no longer waits. Nothing that
happens in between puts either of them on the stack, so a later opportunity has nothing to offer.
"""#,
#"Specs/stack/only-what-waits.yaml"#,
#"stack/only-what-waits/displayed-does-not-come-back/asset"#,
#"A message that was displayed and dismissed does not come back: the image of another message arrives"#,
#"Something that happens after a dismissal is easily mistaken for a reason to display a message again."#,
#"stack/only-what-waits/displayed-does-not-come-back/session"#,
#"A message that was displayed and dismissed does not come back: a session delivers it again"#,
#"stack/only-what-waits/nor-after-the-interval"#,
#"A message that was displayed does not come back after the interval ends"#,
#"The end of the interval is easily mistaken for an opportunity for every triggered message."#,
#"stack/only-what-waits/nor-with-the-keyboard"#,
#"A message that was displayed does not come back when the keyboard is shown or hidden"#,
#"No other message waits here that could be displayed when the keyboard is hidden."#,
#"stack/only-what-waits/nor-after-a-click"#,
#"A message that was displayed does not come back after another one was clicked"#,
#"stack/only-what-waits/nor-after-a-local-message"#,
#"A message that was displayed does not come back after a local one"#,
#"A local message in its simplest form; nothing else happens."#,
#"stack/only-what-waits/nor-while-another-loads"#,
#"A message that was displayed does not come back while the image of another one loads, or is too late"#,
#"lounge.jpg"#,
#"stack/only-what-waits/delivered-does-not-wait/again"#,
#"A message that was only delivered does not wait: another session delivers it"#,
#"It distinguishes a delivery from a place on the stack."#,
#"stack/only-what-waits/delivered-does-not-wait/no-more"#,
#"A message that was only delivered does not wait: another session does not deliver it"#,
#"stack/only-what-waits/delivered-and-fetched"#,
#"A message does not wait because its image arrives"#,
#"It distinguishes an asset that has arrived from a place on the stack."#,
#"stack/only-what-waits/delivered-on-request"#,
#"The host gets no message that was only delivered"#,
#"Delivered and waiting messages are easily mistaken for each other."#,
#"stack/only-what-waits/no-more-delivered"#,
#"A message that the last session did not deliver does not wait when its image arrives"#,
#"stack/only-what-waits/beside-a-local-message"#,
#"A message that no session has delivered does not wait after a local message"#,
#"The offer was never delivered."#,
#"stack/only-what-waits/nor-when-turned-away-and-back"#,
#"A message that was displayed does not come back when the device is rotated away and back"#,
#"portrait"#,
#"opened_gallery"#,
#"An engine may rebuild everything after a rotation, including a dismissed message."#,
#"stack/only-what-waits/delivered-and-failed"#,
#"A message that was only delivered does not wait because its image could not be fetched"#,
#"Nothing triggers the message, but an engine may put it where it retries failed assets."#,
#"stack/only-what-waits/nor-after-a-push-click-while-another-loads"#,
#"A message that a push click displayed does not come back while the image of another one loads"#,
#"hello"#,
#"stack/only-what-waits/nor-when-its-image-arrived-before-another"#,
#"A message that was displayed when its image arrived does not come back while the image of another one loads"#,
#"stack/other-events"#,
#"An event that is not a message's own does not put it on the stack"#,
#"""
Suppose an engine puts every delivered message on the stack and checks its trigger only when it offers it. That
works as long as nothing is in the way. In the cases below, an event occurs that does not trigger the message, in
situations in which a triggered message would have to wait. Then the message gets an opportunity, and the user must
not see it.
"""#,
#"Specs/stack/other-events.yaml"#,
#"stack/other-events/for-other-properties"#,
#"A message does not wait after an event whose properties its filter rejects"#,
#"upstairs"#,
#"The filter rejects an event for good, and not only until the next opportunity."#,
#"stack/other-events/behind-another/event"#,
#"A message does not wait behind a visible one because another event is logged"#,
#"An engine that first checks whether a message is visible may forget to check the trigger."#,
#"stack/other-events/behind-another/push"#,
#"A message does not wait behind a visible one because a push notification is opened"#,
#"stack/other-events/behind-another/event-while-loading"#,
#"A message does not wait behind a visible one because another event is logged while its image loads"#,
#"stack/other-events/behind-another/push-while-loading"#,
#"A message does not wait behind a visible one because a push notification is opened while its image loads"#,
#"stack/other-events/in-the-background"#,
#"A message does not wait for the user to return because another event is logged"#,
#"An engine that first checks whether the app is in the background may forget to check the trigger."#,
#"stack/other-events/while-the-interval-runs"#,
#"A message does not wait for the interval to end because a push notification is opened"#,
#"The interval holds back only triggered messages."#,
#"stack/other-events/while-the-interval-runs-and-another-loads"#,
#"A message waits neither for the interval nor for another's image because a push notification is opened"#,
#"stack/other-events/put-off-by-the-host"#,
#"A message does not wait because a push notification is opened while the host puts off every message"#,
#"An engine that asks the host about messages that nothing has triggered fills the stack."#,
#"stack/other-events/while-its-image-loads/event"#,
#"A message whose image loads does not wait for it because another event is logged"#,
#"The arrival of an image must not display a message that nothing has triggered."#,
#"stack/other-events/while-its-image-loads/push"#,
#"A message whose image loads does not wait for it because a push notification is opened"#,
#"stack/other-events/while-two-images-load"#,
#"A message whose image loads does not wait for it because an event is logged while another image loads"#,
#"stack/other-events/while-another-loads"#,
#"A message does not wait because a push notification is opened while the image of another one loads"#,
#"A loading message is pending; one that was merely delivered with it is not."#,
#"stack/other-events/while-another-loads-the-same"#,
#"A message does not wait for the image that it shares with a message that was triggered"#,
#"alert"#,
#"opened_alerts"#,
#"stack/other-events/while-another-waits"#,
#"A message whose image loads does not wait because another event is logged while another message waits"#,
#"A stack that is not empty accepts no more than an empty one."#,
#"stack/other-events/turned/without"#,
#"A message for the other orientation does not wait for a rotation because another event is logged: it has no image"#,
#"wide_offer"#,
#"An engine that first checks the orientation may forget to check the trigger."#,
#"stack/other-events/turned/with-a-late-image"#,
#"A message for the other orientation does not wait for a rotation because another event is logged: its image loads"#,
#"wide_news"#,
#"stack/other-events/turned-while-another-waits"#,
#"A message for the other orientation does not wait because another event is logged while another message waits"#,
#"""
Whether the waiting message is offered when the visible one is dismissed is open (`open.after-dismiss`). If it
is, it is discarded, because it does not fit the device.
"""#,
#"wide_gallery"#,
#"stack/other-events/under-the-keyboard/event"#,
#"A message does not wait for the keyboard to be hidden because another event is logged"#,
#"An engine that first checks the keyboard may forget to check the trigger."#,
#"stack/other-events/under-the-keyboard/push"#,
#"A message does not wait for the keyboard to be hidden because a push notification is opened"#,
#"stack/other-events/no-more-delivered/nothing"#,
#"A message that the last session did not deliver does not wait because another event is logged: nothing is in its way"#,
#"A message that the engine should have forgotten must not reappear by a detour."#,
#"stack/other-events/no-more-delivered/background"#,
#"A message that the last session did not deliver does not wait because another event is logged: in the background"#,
#"stack/other-events/no-more-delivered/turned"#,
#"A message that the last session did not deliver does not wait because another event is logged: it is made for the other orientation"#,
#"stack/other-events/no-more-delivered-behind-another/event"#,
#"A message that the last session did not deliver does not wait behind a visible one because another event is logged"#,
#"stack/other-events/no-more-delivered-behind-another/push"#,
#"A message that the last session did not deliver does not wait behind a visible one because a push notification is opened"#,
#"stack/other-events/no-more-delivered-under-the-keyboard"#,
#"A message that the last session did not deliver does not wait for the keyboard because another event is logged"#,
#"stack/priority-while-waiting"#,
#"The priority does not decide the order of several waiting messages"#,
#"""
An engine may keep its waiting messages in a sorted list, or look for the most important one as soon as there is a
choice. Here, the newest message is neither the most important nor the least important one, and neither is the one
in the middle.
"""#,
#"Specs/stack/priority-while-waiting.yaml"#,
#"stack/priority-while-waiting/three"#,
#"Three messages triggered in the background are displayed from the newest to the oldest"#,
#"The smallest stack with a middle that a priority can bring to the top."#,
#"stack/priority-while-waiting/four-behind-another"#,
#"Four messages that waited behind another are displayed from the newest to the oldest"#,
#"new_colors"#,
#"viewed_colors"#,
#"stack/priority-while-waiting/three-on-request"#,
#"Of three messages triggered in the background, the host gets the newest first"#,
#"The host's request takes its message on a way of its own."#,
#"stack/push-on-trigger"#,
#"A triggered message goes on top of the stack"#,
#"""
The stack holds the messages that were triggered and have not been displayed. Every triggered message passes through
it: if the screen is free, the message leaves again at once; if not, it stays as the newest of those that wait.

In this shop, the message that is triggered last is always next in line, whatever was on the stack before. A message
goes on the stack **once** for each trigger and leaves it when it is displayed; an engine that keeps a copy shows
the shopper the same offer a second time.
"""#,
#"Specs/stack/push-on-trigger.yaml"#,
#"stack/push-on-trigger/passes-through"#,
#"A message that can be displayed at once does not stay on the stack"#,
#"The push notification is an opportunity, but nothing waits any longer."#,
#"The rule in its simplest form: on the stack, and off it at once."#,
#"stack/push-on-trigger/waits-once"#,
#"A message that had to wait is displayed once"#,
#"The counterpart to a message that passes through."#,
#"stack/push-on-trigger/above-a-waiting-one"#,
#"A new message is displayed before the one that has been waiting"#,
#"""
The host puts the sale off and agrees to the next message. That one is the newest, so it is offered, and the
sale keeps waiting below.
"""#,
#"free_shipping"#,
#"stack/push-on-trigger/above-three"#,
#"A new message goes above three that wait, and none of them is lost"#,
#"sandals"#,
#"stack/push-on-trigger/same-image"#,
#"Two waiting messages with the same image are both displayed"#,
#"sofa"#,
#"viewed_sofa"#,
#"living_room.jpg"#,
#"lamp"#,
#"viewed_lamp"#,
#"stack/push-on-trigger/same-event"#,
#"A message does not replace a waiting one that has the same trigger"#,
#"The second session delivers a message of higher priority for the event that triggered the first message."#,
#"last_call"#,
#"stack/push-on-trigger/every-trigger/custom-event"#,
#"A message goes on the stack whatever triggers it: a custom event"#,
#"back_in_stock"#,
#"The size guide is on the screen, so the other message has to wait."#,
#"stack/push-on-trigger/every-trigger/any-purchase"#,
#"A message goes on the stack whatever triggers it: any purchase"#,
#"stack/push-on-trigger/every-trigger/specific-purchase"#,
#"A message goes on the stack whatever triggers it: the purchase of one product"#,
#"stack/push-on-trigger/every-trigger/push-click"#,
#"A message goes on the stack whatever triggers it: a click on a push notification"#,
#"stack/push-on-trigger/seen-on-the-stack"#,
#"The stack lists the waiting messages, the newest first, and never the visible one"#,
#"stack/put-off-and-relaunched"#,
#"A relaunch clears a message that loaded and then waited"#,
#"""
A message that had to load its image and then went back may be in two places: where messages load, and on the stack.
A relaunch clears both.
"""#,
#"Specs/stack/put-off-and-relaunched.yaml"#,
#"stack/put-off-and-relaunched/put-off-on-arrival"#,
#"A message that the host put off when its image arrived no longer waits after a relaunch"#,
#"stack/triggered-while-waiting"#,
#"A waiting message does not disappear when it is triggered again"#,
#"""
Whether a message can be triggered again while it waits is open (`open.waiting-retrigger`). Whatever the answer, the
user does not lose the message: it is displayed when its trigger event occurs and nothing is in its way any longer.
"""#,
#"Specs/stack/triggered-while-waiting.yaml"#,
#"stack/triggered-while-waiting/by-a-session"#,
#"A message that the host put off at a session start is displayed by the next one"#,
#"stack/triggered-while-waiting/by-a-session-behind-another"#,
#"A message that a session start triggers behind another is displayed by the next one"#,
#"stack/triggered-while-waiting/by-a-session-under-the-keyboard"#,
#"A message that a session start triggers under the keyboard is displayed by the next one"#,
#"stack/triggered-while-waiting/by-a-push"#,
#"A message that waits for the user to return is displayed by the push click that triggers it"#,
#"stack/triggered-while-waiting/by-a-push-after-two-returns"#,
#"A message that went back twice is displayed by the push click that triggers it"#,
#"stack/triggered-while-waiting/by-a-push-behind-another"#,
#"A message that waited behind another is displayed by the push click that triggers it"#,
#"stack/triggered-while-waiting/by-a-push-under-the-keyboard"#,
#"A message that waited for the keyboard to be hidden is displayed by the push click that triggers it"#,
#"stack/triggered-while-waiting/session-behind-another"#,
#"A message that a session start triggers behind another is displayed after that one is gone"#,
#"stack/triggered-while-waiting/push-under-the-keyboard"#,
#"A message that a push click triggers under the keyboard is displayed after the keyboard is hidden"#,
#"stack/triggered-while-waiting/under-the-keyboard"#,
#"A message that waits for the keyboard to be hidden is displayed although its event occurs again"#,
#"stack/triggered-while-waiting/put-off-twice"#,
#"A message that the host put off is displayed although its event occurred again before the host agreed"#,
#"stack/triggered-while-waiting/back-twice-behind-another"#,
#"A message that went back behind another twice is displayed although its event occurs again"#,
#"stack/triggered-while-waiting/push-behind-another-triggered-again"#,
#"A message that a push click triggers behind another is displayed first, although that one was triggered again"#,
#"Whether the visible message waits when it is triggered again is open (`open.duplicate-visible`)."#,
#"stack/two-triggers-at-once"#,
#"One event matches two triggers of a message"#,
#"""
A message can wait for any purchase and for that of one product. Its purchase matches both triggers and is one
event, so that the message goes on the stack once.
"""#,
#"Specs/stack/two-triggers-at-once.yaml"#,
#"stack/two-triggers-at-once/displayed-once"#,
#"A message that a purchase matches twice is displayed once"#,
#"bicycle"#,
#"stack/while-waiting"#,
#"A waiting message stays on the stack until the next launch"#,
#"""
Until the next launch, a message keeps its place on the stack, so the shopper does not lose it. In the cases below,
a message waits for one reason or another, something happens that is not a launch, and then the message gets an
opportunity.
"""#,
#"Specs/stack/while-waiting.yaml"#,
#"stack/while-waiting/in-the-background/event"#,
#"A message that waits for the user to return keeps waiting: an event that triggers nothing is logged"#,
#"An engine may mistake something that happens in the background for the end of the wait."#,
#"stack/while-waiting/in-the-background/its-event"#,
#"A message that waits for the user to return keeps waiting: its event occurs again"#,
#"stack/while-waiting/in-the-background/asset"#,
#"A message that waits for the user to return keeps waiting: the image of another message arrives"#,
#"stack/while-waiting/in-the-background/turn"#,
#"A message that waits for the user to return keeps waiting: the device is rotated"#,
#"stack/while-waiting/in-the-background/api"#,
#"A message that waits for the user to return keeps waiting: the service receives an API event"#,
#"stack/while-waiting/with-an-empty-screen/click"#,
#"A waiting message is not lost while the screen is empty: the user taps"#,
#"No message is on the screen."#,
#"A user's action on an empty screen is easily mistaken for an answer to the waiting message."#,
#"stack/while-waiting/with-an-empty-screen/dismissal"#,
#"A waiting message is not lost while the screen is empty: the user swipes on an empty screen"#,
#"stack/while-waiting/back-and-away"#,
#"A waiting message is not lost when the user returns and leaves again"#,
#"""
Whether the return offers it is open (`open.on-foreground`), and so is whether it stays on the screen when the
user leaves (`open.background-visible`).
"""#,
#"stack/while-waiting/its-event-again/background"#,
#"A waiting message is displayed if its event occurs when nothing is in its way any longer: it was triggered in the background"#,
#"stack/while-waiting/its-event-again-behind-another"#,
#"A message that waits behind another is displayed if its event occurs after that one is gone"#,
#"stack/while-waiting/delivered-again"#,
#"A waiting message is displayed by the session that delivers it again"#,
#"stack/while-waiting/back-twice/event"#,
#"A message that went back twice keeps waiting: an event that triggers nothing is logged"#,
#"A second return is easily mistaken for the last one."#,
#"stack/while-waiting/back-twice/its-event"#,
#"A message that went back twice keeps waiting: its event occurs again"#,
#"stack/while-waiting/back-twice/asset"#,
#"A message that went back twice keeps waiting: the image of another message arrives"#,
#"stack/while-waiting/back-twice-and-requested"#,
#"A message that went back twice keeps waiting when the host asks for it in the background"#,
#"stack/while-waiting/behind-another-meanwhile/event"#,
#"A message that waits behind another keeps waiting: an event that triggers nothing is logged"#,
#"stack/while-waiting/behind-another-meanwhile/its-event"#,
#"A message that waits behind another keeps waiting: its event occurs again"#,
#"stack/while-waiting/behind-another-delivered-again"#,
#"A message that waited behind another is displayed once by the session that delivers it again"#,
#"stack/while-waiting/image-in-the-background"#,
#"A message that waits for the user to return is not lost when its image arrives before that"#,
#"stack/while-waiting/back-twice-its-event-again"#,
#"A message that went back twice is displayed if its event occurs after the user returns"#,
#"stack/while-waiting/back-twice-and-displayed"#,
#"A message that went back twice does not come back after it was displayed"#,
#"stack/while-waiting/behind-a-clicked-message"#,
#"A message that waits behind another is not lost when the user clicks the visible one"#,
#"""
Whether the click dismisses the visible message is open (`open.click-dismisses`), and so is whether the next one
follows by itself (`open.after-dismiss`).
"""#,
#"stack/while-waiting/keyboard-again"#,
#"A message that waits for the keyboard is not lost when the keyboard is shown again"#,
#"stack/while-waiting/keyboard-and-launch"#,
#"A message that waited for the keyboard to be hidden no longer waits after a relaunch"#,
#"stack/while-waiting/under-the-keyboard/push"#,
#"A message that waits for the keyboard to be hidden keeps waiting: the app is opened from a push notification"#,
#"An engine may mistake something that happens under the keyboard for the end of the wait."#,
#"stack/while-waiting/under-the-keyboard/event"#,
#"A message that waits for the keyboard to be hidden keeps waiting: an event that triggers nothing is logged"#,
#"stack/while-waiting/under-the-keyboard/asset"#,
#"A message that waits for the keyboard to be hidden keeps waiting: the image of another message arrives"#,
#"stack/while-waiting/under-the-keyboard-its-event-again"#,
#"A message that waits for the keyboard is displayed if its event occurs after the keyboard is hidden"#,
#"stack/while-waiting/displayed-before-a-launch"#,
#"A message that was displayed does not come back after a relaunch"#,
#"A message that was on the screen is easily restored with it."#,
#"stack/while-waiting/nothing-loads-after-a-launch"#,
#"After a relaunch, no message whose image was loading is displayed"#,
#"stack/while-waiting/back-twice-under-the-keyboard/time"#,
#"A message that went back under the keyboard twice keeps waiting and is displayed once: time passes"#,
#"stack/while-waiting/back-twice-under-the-keyboard/turn"#,
#"A message that went back under the keyboard twice keeps waiting and is displayed once: the device is rotated"#,
#"stack/while-waiting/back-twice-under-the-keyboard/leave"#,
#"A message that went back under the keyboard twice keeps waiting and is displayed once: the user leaves and returns"#,
#"stack/while-waiting/on-request"#,
#"A message that waited for the user to return is displayed when the host asks for the next one"#,
#"Whatever a message waited for, the host's request is an opportunity."#,
#"stack/while-waiting/behind-another-away-and-back"#,
#"A message that waits behind another is not lost when the user leaves and returns"#,
#"""
Whether the visible message stays when the user leaves is open (`open.background-visible`), and so is whether
the next one follows by itself (`open.after-dismiss`) or when the user returns (`open.on-foreground`).
"""#,
#"stack/while-waiting/while-the-host-logs"#,
#"A waiting message is not lost when the host logs the message that it displays"#,
#"stack/while-waiting/when-another-is-gone/turn"#,
#"A message that waited behind another is not lost after that one is gone: the device is rotated"#,
#"stack/while-waiting/when-another-is-gone/asset"#,
#"A message that waited behind another is not lost after that one is gone: the image of another message arrives"#,
#"stack/while-waiting/when-another-is-too-late/once"#,
#"A waiting message is not lost when one below it is too late: it went back once"#,
#"stack/while-waiting/when-another-is-too-late/twice"#,
#"A waiting message is not lost when one below it is too late: it went back twice"#,
#"stack/while-waiting/when-another-is-triggered"#,
#"A message that waited behind another is not lost when an event triggers a third"#,
#"Which of the two comes first depends on whether a dismissal displays the next (`open.after-dismiss`)."#,
#"stack/while-waiting/when-another-and-the-keyboard-are-gone"#,
#"A message that waited behind another is not lost when the keyboard is shown and hidden afterward"#,
#"stack/while-waiting/when-the-interval-ends"#,
#"A message that waited behind another is not lost when the interval ends"#,
#"stack/while-waiting/in-the-background-when-the-interval-ends"#,
#"A message that waits for the user to return is not lost when the interval ends"#,
#"stack/while-waiting/in-the-background-without-the-keyboard"#,
#"A message that waits for the user to return is not lost when the keyboard is hidden"#,
#"stack/while-waiting/image-after-the-return"#,
#"A message that was triggered in the background is not lost when its image arrives after the return"#,
#"stack/while-waiting/image-when-another-is-gone"#,
#"A message that was triggered behind another is not lost when its image arrives after that one is gone"#,
#"stack/while-waiting/back-twice-and-a-click"#,
#"A message that went back twice is not lost when the user taps an empty screen"#,
#"Whether it appears by itself when the user returns is open (`open.on-foreground`)."#,
#"stack/while-waiting/back-twice-and-another-triggered"#,
#"A message that went back twice is not lost when an event triggers another that does not fit the device"#,
#"stack/while-waiting/under-the-keyboard-turned-or-left/turn"#,
#"A message that waits for the keyboard to be hidden is not lost: the device is rotated"#,
#"The table shows either interruption."#,
#"stack/while-waiting/under-the-keyboard-turned-or-left/leave"#,
#"A message that waits for the keyboard to be hidden is not lost: the user leaves and returns"#,
#"stack/while-waiting/under-the-keyboard-and-an-event-by-the-api"#,
#"A message that waits for the keyboard to be hidden is not lost when the service receives an API event"#,
#"The API event bears the name of the event that the message waits for."#,
#"stack/while-waiting/when-the-keyboard-is-gone"#,
#"A message that waited for the keyboard to be hidden is displayed by the session that delivers it again"#,
#"stack/while-waiting/when-the-keyboard-is-gone-and-another-comes"#,
#"A message that waited for the keyboard to be hidden is not lost when an event triggers another"#,
#"""
Which of the two comes first depends on whether hiding the keyboard is an opportunity
(`open.on-keyboard-hidden`).
"""#,
#"stack/while-waiting/under-the-keyboard-delivered-again"#,
#"A message that waits for the keyboard to be hidden is displayed by the third session that delivers it"#,
#"stack/while-waiting/under-the-keyboard-requested"#,
#"A message that went back under the keyboard twice is not lost if the host asks for it too early"#,
#"stack/while-waiting/under-the-keyboard-requested-in-the-background"#,
#"A message that waits for the keyboard to be hidden is not lost if the host asks for it in the background"#,
#"stack/while-waiting/under-the-keyboard-requested-behind-another"#,
#"A message that waits for the keyboard to be hidden is not lost if the host asks for it behind another"#,
#"stack/while-waiting/under-the-keyboard-above-another"#,
#"A message triggered last under the keyboard is displayed before one that waits below"#,
#"stack/while-waiting/two-on-request/choice"#,
#"Of two waiting messages, none is lost when the host asks for one after the other: the host put them off"#,
#"""
Which one comes first depends on what happens to the other when the first goes back (`open.next-after-choice`,
`open.next-after-reenqueue`).
"""#,
#"Whatever two messages waited for, the host's requests display both."#,
#"stack/while-waiting/two-on-request/background"#,
#"Of two waiting messages, none is lost when the host asks for one after the other: they went back twice"#,
#"stack/while-waiting/two-on-request/keyboard"#,
#"Of two waiting messages, none is lost when the host asks for one after the other: they waited under the keyboard, and it asked too early"#,
#"stack/while-waiting/local-message/click"#,
#"A local message that waits for the user to return is not lost: the user taps an empty screen"#,
#"stack/while-waiting/local-message/leave"#,
#"A local message that waits for the user to return is not lost: the user returns and leaves again"#,
#"stack/while-waiting/local-message/asset"#,
#"A local message that waits for the user to return is not lost: the image of a campaign's message arrives"#,
#"stack/while-waiting/local-message-and-another"#,
#"A local message that waited for the user to return is not lost when an event triggers another"#,
#"Which of the two comes first depends on whether the user's return is an opportunity (`open.on-foreground`)."#,
#"stack/while-waiting/local-message-behind-another/push"#,
#"A local message that waits behind another keeps waiting: the app is opened from a push notification"#,
#"The other message is still on the screen."#,
#"stack/while-waiting/local-message-behind-another/again"#,
#"A local message that waits behind another keeps waiting: the app presents it again"#,
#"stack/while-waiting/local-message-behind-another-requested"#,
#"A local message that waits behind another keeps waiting when the host asks for the next one"#,
#"stack/while-waiting/when-another-is-presented"#,
#"A message that waited behind another is not lost when the app presents a third"#,
#"stack/while-waiting/put-off-and-another-event"#,
#"A message that the host put off is not lost when an event that triggers nothing is logged"#,
#"Whether the event is an opportunity is open (`open.unmatched-event`)."#,
#"stack/while-waiting/back-twice-when-the-interval-ends"#,
#"A message that went back twice is not lost when the interval ends"#,
#"stack/while-waiting/when-the-keyboard-is-gone-and-displayed"#,
#"A message that waited for the keyboard to be hidden does not come back after it was displayed"#,
#"reenqueue/background-loading"#,
#"A message triggered in the background waits for the return, even if its image arrives before"#,
#"""
An image often arrives while the user is still away. Its arrival displays a message that waits for nothing else, but
this message was triggered in the background and has gone back on the stack: it needs an opportunity after the
return.
"""#,
#"Specs/reenqueue/background-loading.yaml"#,
#"reenqueue/background-loading/arrives-there/image"#,
#"A message is displayed after the return, not when its image arrives in the background"#,
#"Nobody would see the message."#,
#"The arrival of an asset is easily handled without a look at the app."#,
#"reenqueue/background-loading/arrives-there/zip"#,
#"A message is displayed after the return, not when its ZIP file arrives in the background"#,
#"game"#,
#"train_ticket"#,
#"reenqueue/background-loading/session-started-there"#,
#"A message whose session starts in the background is displayed after the return, not when its image arrives"#,
#"An engine may fetch the image only when the message is offered (`open.prefetch-at-once`, `open.fetch-start`)."#,
#"Delivery, trigger and fetch are one moment here."#,
#"reenqueue/background-loading/held-back-there"#,
#"A message that the interval held back in the background is not displayed there when its image arrives"#,
#"Whether a message that the interval holds back waits or is lost is open (`open.rate-limit-kept`)."#,
#"Nothing has offered the message before its image arrives."#,
#"reenqueue/background-loading/without-a-presenter-there"#,
#"A message triggered in the background without a presenter is not displayed there when its image arrives"#,
#"Whether a message that is triggered without a presenter waits or is lost is open (`open.no-presenter`)."#,
#"reenqueue/background-loading/local-message"#,
#"A local message that is presented in the background is displayed after the return, not when its image arrives"#,
#"An engine may fetch the image only when the message is offered (`open.fetch-start`)."#,
#"tip.png"#,
#"reenqueue/background"#,
#"A message triggered in the background waits"#,
#"""
Apps log events while nobody is looking: a download ends, a flight is delayed. A message that is triggered at that
moment is **put back on the stack**. It is neither displayed where nobody sees it, with an impression that means
nothing, nor discarded.

The traveler returns later, and an opportunity then brings the message. Whether the return alone is an opportunity
is open (`open.on-foreground`), so each case opens the app from a push notification or starts a session.
"""#,
#"Specs/reenqueue/background.yaml"#,
#"reenqueue/background/waits-for-the-return/custom-event"#,
#"A message triggered in the background is displayed after the return: a custom event"#,
#"The message is not displayed, and no impression is logged."#,
#"The rule in its simplest form, for each kind of event that an app can log in the background."#,
#"reenqueue/background/waits-for-the-return/any-purchase"#,
#"A message triggered in the background is displayed after the return: any purchase"#,
#"reenqueue/background/waits-for-the-return/specific-purchase"#,
#"A message triggered in the background is displayed after the return: the purchase of one product"#,
#"map_ready"#,
#"city_map"#,
#"reenqueue/background/started-in-the-background"#,
#"A session that starts in the background keeps its message for the return"#,
#"reenqueue/background/in-the-foreground"#,
#"The same event displays its message at once after the app has returned"#,
#"The counterpart. The app's place now counts, not where it was before."#,
#"reenqueue/background/there-again"#,
#"The second stay in the background counts like the first"#,
#"reenqueue/background/relaunched-from-the-background"#,
#"After a relaunch from the background, a message is displayed at its event"#,
#"An engine easily remembers for too long that the app was in the background."#,
#"reenqueue/background/twice-in-a-row"#,
#"Two sessions in the background leave the message waiting"#,
#"reenqueue/background/two-in-the-background"#,
#"Two messages triggered in the background are both displayed after the return"#,
#"reenqueue/background/reason"#,
#"An engine that reports that the message went back gives the background as its reason"#,
#"An engine that leaves the message where it is has nothing to report (`open.report-in-background`)."#,
#"background"#,
#"reenqueue/background/while-another-loads"#,
#"A message that is triggered in the background waits although the image of another one is still loading"#,
#"reenqueue/display-choice"#,
#"A message goes back if the host says "reenqueue""#,
#"""
Before a message is displayed, the engine asks the host app for its **display choice**. If the host answers
*reenqueue* (*later* in the legacy SDK), the message goes back on the stack. A game does so in the middle of a
level, because only the game knows that the player should not be interrupted.

The answer applies to this one offer; an engine that remembers it puts a message off forever. Whether the host is
asked again at the next opportunity is open (`open.choice-again`), so it has changed its mind by then. The host
decides for each message, so its answer for one applies to no other.
"""#,
#"Specs/reenqueue/display-choice.yaml"#,
#"reenqueue/display-choice/later/session-start"#,
#"A message that the host puts off is displayed at the next opportunity: a session start"#,
#"new_skins"#,
#"entered_arena"#,
#"The rule in its simplest form, at either opportunity."#,
#"reenqueue/display-choice/later/push-open"#,
#"A message that the host puts off is displayed at the next opportunity: the app is opened from a push notification"#,
#"reenqueue/display-choice/one-message-only"#,
#"The host puts one message off and lets another one through"#,
#"double_points"#,
#"won_duel"#,
#"reenqueue/display-choice/asked-before-the-display"#,
#"The host is asked about a message before it is displayed"#,
#"It shows the order of question and display if the host agrees."#,
#"reenqueue/display-choice/off-the-stack/session-start"#,
#"A message from the background is put off when it is offered again, and displayed later: a session start"#,
#"""
The return may be an opportunity for an engine (`open.on-foreground`). The host agrees at that moment, so the
message is displayed then and is already on the screen when the host says *reenqueue*.
"""#,
#"reenqueue/display-choice/off-the-stack/push-open"#,
#"A message from the background is put off when it is offered again, and displayed later: the app is opened from a push notification"#,
#"reenqueue/display-choice/two-put-off"#,
#"Two messages that the host put off are both displayed in the end"#,
#"""
An engine may go on to the first message when the second one is put off, and display it without asking the host
again. The first message is then already on the screen when the host agrees.
"""#,
#"reenqueue/display-choice/put-off-on-arrival"#,
#"A message whose image was late is put off by the host like any other"#,
#"castle.png"#,
#"season_pass"#,
#"reenqueue/display-choice/from-the-start"#,
#"A host that puts messages off from the start can do so at the first session"#,
#"reenqueue/display-choice/no-choice"#,
#"If the host makes no display choice, a message is displayed"#,
#"It shows what happens in an app that does not take part in the decision."#,
#"reenqueue/display-choice/reason"#,
#"The engine reports that the message went back, and why"#,
#"reenqueue/for-another-reason"#,
#"A message that went back for one reason goes back for another"#,
#"""
What sends a message back counts whenever the message is offered, whatever sent it back before. An engine that
handles the return from the background, the end of a display and the host's second thoughts in different places
easily forgets a check in one of them, or loses the message.
"""#,
#"Specs/reenqueue/for-another-reason.yaml"#,
#"reenqueue/for-another-reason/background-then-another"#,
#"A message from the background waits while another is visible, and is displayed after it"#,
#"""
Whether the return displays the message is open (`open.on-foreground`). If it does, the other message is the one
that waits.
"""#,
#"reenqueue/for-another-reason/put-off-then-another"#,
#"A message that the host put off waits while another is visible, and is displayed after it"#,
#"reenqueue/for-another-reason/another-then-put-off"#,
#"A message that waited behind another and is then put off by the host is displayed later"#,
#"""
Whether the dismissal is an opportunity is open (`open.after-dismiss`), and so is whether the host is asked
again (`open.choice-again`).
"""#,
#"reenqueue/for-another-reason/background-then-keyboard"#,
#"A message from the background waits while the keyboard is up, and is displayed after it is hidden"#,
#"reenqueue/for-another-reason/another-then-keyboard"#,
#"A message that waited behind another waits while the keyboard is up, and is displayed after it is hidden"#,
#"Whether the keyboard takes the visible message off the screen is open (`open.keyboard-visible`)."#,
#"reenqueue/for-another-reason/keyboard-then-put-off"#,
#"A message that waited for the keyboard and is then put off by the host is displayed later"#,
#"reenqueue/for-another-reason/local-message-under-the-keyboard"#,
#"A local message that went back under the keyboard twice is displayed after it is hidden"#,
#"reenqueue/keyboard-method"#,
#"With the keyboard-aware method, the keyboard holds no waiting message back either"#,
#"""
A host that implements the deprecated, keyboard-aware method decides about the keyboard itself. That applies to a
message whenever it is offered, also if something else has sent it back before.
"""#,
#"Specs/reenqueue/keyboard-method.yaml"#,
#"reenqueue/keyboard-method/from-the-background"#,
#"A message triggered in the background is displayed after the return, although the keyboard is up"#,
#"new_flavor"#,
#"searched_pizza"#,
#"reenqueue/keyboard-method/behind-another"#,
#"A message that waited behind another is displayed although the keyboard is up"#,
#"lunch_deal"#,
#"opened_menu"#,
#"pizza.png"#,
#"reenqueue/keyboard-method/late-image"#,
#"A message whose image was late is displayed although the keyboard is up"#,
#"reenqueue/keyboard-unseen"#,
#"The keyboard comes or goes while the engine shows nothing new"#,
#"""
The keyboard is looked at when a message is offered. An engine that keeps a note of it has to keep the note up to
date at all times, also behind a visible message and in the background.
"""#,
#"Specs/reenqueue/keyboard-unseen.yaml"#,
#"reenqueue/keyboard-unseen/behind-a-message"#,
#"A keyboard that came up behind a message keeps the next message back"#,
#"Whether the keyboard takes the first message off the screen is open (`open.keyboard-visible`)."#,
#"The second message has never waited, so nothing but the keyboard is in its way."#,
#"reenqueue/keyboard-unseen/in-the-background"#,
#"A keyboard that went in the background does not keep a message back"#,
#"reenqueue/keyboard"#,
#"A message waits while the keyboard is up"#,
#"""
In the legacy SDK, a message that is offered while the keyboard is on the screen goes back on the stack. The user is
typing, and how a message would look above a keyboard is undefined.

There is one exception, which is easily read the wrong way round. Older apps implement a deprecated form of the
display choice that learns whether the keyboard is up. With **that** method in place, the engine leaves the decision
to the host and does not put the message back by itself. If the host implements the current method, or none, the
message waits.
"""#,
#"Specs/reenqueue/keyboard.yaml"#,
#"reenqueue/keyboard/waits/display-choice"#,
#"A message triggered while the keyboard is up waits: the host implements the display choice"#,
#"The table shows that the current method and no method behave alike."#,
#"reenqueue/keyboard/waits/nothing"#,
#"A message triggered while the keyboard is up waits: the host implements nothing"#,
#"reenqueue/keyboard/session-start"#,
#"A message triggered by a session start waits for the keyboard to be hidden"#,
#"reenqueue/keyboard/keyboard-gone"#,
#"A keyboard that is hidden before the trigger does not hold a message back"#,
#"The counterpart. The keyboard counts at the moment of the offer."#,
#"reenqueue/keyboard/from-the-stack"#,
#"A message from the stack waits while the keyboard is up"#,
#"reenqueue/keyboard/arrives-under-the-keyboard"#,
#"A message whose image arrives while the keyboard is up waits for it to be hidden"#,
#"reenqueue/keyboard/two-under-the-keyboard"#,
#"Two messages triggered while the keyboard was up are both displayed later"#,
#"reenqueue/keyboard/aware-host-says-now"#,
#"A host with the keyboard-aware choice can have a message displayed"#,
#"""
The host knew about the keyboard and answered *now*. The engine does not overrule it. (The documents still
advise against it.)
"""#,
#"The exception in its simplest form."#,
#"reenqueue/keyboard/aware-host-says-later"#,
#"A host with the keyboard-aware choice can put the message off"#,
#"The keyboard is still up, but the host has changed its mind."#,
#"reenqueue/keyboard/aware-host-says-discard"#,
#"A host with the keyboard-aware choice can discard the message"#,
#"reenqueue/keyboard/aware-host-without-keyboard"#,
#"A host with the keyboard-aware choice is also asked without a keyboard"#,
#"reenqueue/keyboard/reason"#,
#"An engine that reports that the message went back gives the keyboard as its reason"#,
#"An engine that leaves the message where it is has nothing to report (`open.report-under-keyboard`)."#,
#"reenqueue/on-top-again"#,
#"A message that goes back again is on top again"#,
#"The top message is offered in vain more than once. Each time, it goes back on top of the messages that wait below."#,
#"Specs/reenqueue/on-top-again.yaml"#,
#"reenqueue/on-top-again/in-the-background"#,
#"A message that is offered in the background is still above the one below after the return"#,
#"daily_reward"#,
#"lost_life"#,
#"reenqueue/on-top-again/under-the-keyboard"#,
#"A message that is offered under the keyboard is still above the one below when the keyboard is hidden"#,
#"reenqueue/on-top-again/put-off"#,
#"A message that the host puts off twice is still above the one below"#,
#"""
An engine may offer the message below as soon as the upper one is put off (`open.next-after-choice`), and may
not ask the host about it again (`open.choice-again`). Then the lower message is displayed first.
"""#,
#"reenqueue/on-top"#,
#"A message that goes back is on top, not at the end"#,
#"""
"Re-enqueue" sounds like the end of a queue, but it is not. A message that goes back is put **on top** of the stack,
where it came from: it is the newest, it was not displayed, and it remains next in line. Only a message that is
triggered after it comes before it.

In this game, messages are triggered while the player is in a level. However often the top message is offered in
vain, the order of the stack does not change.
"""#,
#"Specs/reenqueue/on-top.yaml"#,
#"reenqueue/on-top/one-below"#,
#"A message that the host puts off goes above the one that waited before"#,
#"reenqueue/on-top/three-below"#,
#"A message that goes back goes above three that waited before"#,
#"boss_tip"#,
#"met_boss"#,
#"high_score"#,
#"broke_record"#,
#"It shows that any number of waiting messages keep their order."#,
#"reenqueue/on-top/in-the-background"#,
#"A message triggered in the background goes above the one that the host put off"#,
#"It shows that one stack keeps all waiting messages, whatever they wait for."#,
#"reenqueue/on-top/behind-the-keyboard"#,
#"A message triggered while the keyboard was up goes above those that wait"#,
#"reenqueue/on-top/under-a-visible-one"#,
#"A message that is offered in vain behind a visible one stays on top of the stack"#,
#"reenqueue/on-top/a-newer-one-comes-first"#,
#"Only a newer message comes before the one that went back"#,
#"It distinguishes a message that goes back from one that is triggered."#,
#"reenqueue/on-top/seen-on-the-stack"#,
#"The stack is the same before and after an offer in vain"#,
#"reenqueue/other-visible"#,
#"A message waits while another one is visible"#,
#"""
A message that is offered while another one is visible goes **back on the stack**. The visible message stays: it is
neither replaced nor covered, whatever the two messages are. A small slideup makes a full-screen message wait just
as well, and a local message has no privilege over a campaign's.

In this news app, the newcomer is displayed at the first opportunity after the reader has dismissed the other
message. Whether the dismissal itself is such an opportunity is open (`open.after-dismiss`).
"""#,
#"Specs/reenqueue/other-visible.yaml"#,
#"reenqueue/other-visible/newcomer-waits/session-start"#,
#"The second message waits until the first has been dismissed, then appears with a session start"#,
#"The reader dismisses the first message, which has been on the screen all the time."#,
#"reenqueue/other-visible/newcomer-waits/push-open"#,
#"The second message waits until the first has been dismissed, then appears with a push notification"#,
#"reenqueue/other-visible/each-type-keeps-the-screen/image-modal"#,
#"A visible image_modal makes another message wait"#,
#"on_screen"#,
#"photo.png"#,
#"reenqueue/other-visible/each-type-keeps-the-screen/full"#,
#"A visible full makes another message wait"#,
#"reenqueue/other-visible/each-type-keeps-the-screen/html"#,
#"A visible html makes another message wait"#,
#"reenqueue/other-visible/opportunities-while-visible"#,
#"Opportunities under a visible message leave the waiting message where it is"#,
#"reenqueue/other-visible/higher-priority"#,
#"Not even a message of higher priority replaces the visible one"#,
#"election_result"#,
#"polls_closed"#,
#"ballot.png"#,
#"Readers who know priorities expect them to count here."#,
#"reenqueue/other-visible/after-the-dismissal"#,
#"Once the screen is free, an event displays its message at once"#,
#"The counterpart. A message that is gone makes no other message wait."#,
#"reenqueue/other-visible/campaign-over-local"#,
#"A campaign's message waits behind a local one"#,
#"reading_streak"#,
#"reenqueue/other-visible/local-over-campaign"#,
#"A local message waits behind a campaign's"#,
#"reenqueue/other-visible/local-over-local"#,
#"A local message waits behind another local one"#,
#"dark_mode_tip"#,
#"reenqueue/other-visible/arrives-behind-a-visible-one"#,
#"A message whose image arrives while another is visible waits behind it"#,
#"photo.jpg"#,
#"photo_story"#,
#"reenqueue/other-visible/after-an-event-in-the-background"#,
#"An event in the background does not make room for another message"#,
#"""
Whether the visible message stays when the user leaves is open (`open.background-visible`). An engine that takes
it off the screen reports that.
"""#,
#"synchronized"#,
#"The event in the background triggers nothing."#,
#"reenqueue/other-visible/two-behind-a-visible-one"#,
#"Two messages triggered while another was visible are both displayed later"#,
#"reenqueue/other-visible/reason"#,
#"An engine that reports that the newcomer went back gives the visible message as its reason"#,
#"An engine that leaves the message where it is has nothing to report (`open.report-behind-visible`)."#,
#"other_visible"#,
#"reenqueue/other-visible/after-a-dismissal-of-nothing"#,
#"A message waits behind another even if the user swiped on an empty screen before"#,
#"The screen is empty."#,
#"reenqueue/other-visible/api-event-meanwhile"#,
#"An event of the API does not make room for another message"#,
#"reenqueue/other-visible/new-answer-meanwhile"#,
#"A new answer of the host does not make room for another message"#,
#"reenqueue/put-off-again"#,
#"A message that the host puts off again keeps waiting"#,
#"""
A level of a game can last through several opportunities, and the host answers *reenqueue* at each of them. The
message goes back each time. Whether the host is asked again about a message that it has put off is open
(`open.choice-again`); an engine that does not ask again displays the message at the first of the opportunities.
Either way, the message is displayed once.
"""#,
#"Specs/reenqueue/put-off-again.yaml"#,
#"reenqueue/put-off-again/twice"#,
#"A message that the host puts off twice is displayed later"#,
#"The second time in its simplest form."#,
#"reenqueue/put-off-again/three-times"#,
#"A message that the host puts off three times is displayed later"#,
#"reenqueue/put-off-again/twice-on-request"#,
#"A message that the host puts off, requests, and puts off again is displayed later"#,
#"The host itself asks for the message that it then puts off."#,
#"reenqueue/visible-triggered-again"#,
#"A visible message stays on the screen if it is triggered again"#,
#"""
Whether a message that is already on the screen waits to be displayed again is open (`open.duplicate-visible`). In
any case it stays on the screen, and another one has to wait.
"""#,
#"Specs/reenqueue/visible-triggered-again.yaml"#,
#"reenqueue/visible-triggered-again/stays/session"#,
#"A visible message stays on the screen if a session start triggers it again"#,
#"Each kind of trigger reaches a message in its own way, and each may forget the visible one."#,
#"reenqueue/visible-triggered-again/stays/push"#,
#"A visible message stays on the screen if a push click triggers it again"#,
#"reenqueue/visible-triggered-again/stays/event"#,
#"A visible message stays on the screen if an event triggers it again"#,
#"reenqueue/visible-triggered-again/outdone"#,
#"A visible message stays on the screen if its event triggers one of higher priority"#,
#"sale"#,
#"A visible message that loses to another is still in the way."#,
#"discard/after-waiting"#,
#"A message that waited is discarded for the same reasons as any other"#,
#"""
A reason to discard a message counts when the message comes off the stack, whatever it waited for. It may have been
discarded before that (`open.failed-or-back` and related questions); either way, it is not displayed.
"""#,
#"Specs/discard/after-waiting.yaml"#,
#"discard/after-waiting/turned-under-the-keyboard"#,
#"A message that waited for the keyboard is discarded if the device was rotated"#,
#"entered_cinema"#,
#"discard/after-waiting/failed-under-the-keyboard"#,
#"A message that waited for the keyboard is discarded if its image failed"#,
#"discard/after-waiting/refused-under-the-keyboard"#,
#"A message that waited for the keyboard is discarded if the host says so"#,
#"closed_article"#,
#"discard/after-waiting/full-without-image/keyboard"#,
#"A full message without an image is discarded after it waited: the keyboard was up"#,
#"cover"#,
#"opened_issue"#,
#"discard/after-waiting/full-without-image/another"#,
#"A full message without an image is discarded after it waited: another was visible"#,
#"discard/after-waiting/image-modal-without-image/keyboard"#,
#"An image-only modal without an image is discarded after it waited: the keyboard was up"#,
#"banner"#,
#"discard/after-waiting/image-modal-without-image/another"#,
#"An image-only modal without an image is discarded after it waited: another was visible"#,
#"discard/after-waiting/too-late/background"#,
#"A message that waited past its timeout is displayed at most once: the app was in the background"#,
#"Whether the time that a message waits counts is open (`open.timeout-on-stack`)."#,
#"flash_sale"#,
#"discard/after-waiting/too-late/another"#,
#"A message that waited past its timeout is displayed at most once: another was visible"#,
#"discard/asset-failed"#,
#"A message is discarded if its image or ZIP file is not available"#,
#"""
A message whose image or ZIP file could not be downloaded is **discarded** when it is triggered: for the reader,
half a message is worse than none. It makes no difference whether the download fails before or after the trigger.

A *slow* asset is another matter. It has not failed, so the message waits for it. And a message that is never
triggered is not discarded, however its download ended.
"""#,
#"Specs/discard/asset-failed.yaml"#,
#"discard/asset-failed/image-of-each-type/slideup"#,
#"A message of the type slideup is discarded if its image failed"#,
#"banner.png"#,
#"hit_paywall"#,
#"discard/asset-failed/image-of-each-type/image-modal"#,
#"A message of the type image_modal is discarded if its image failed"#,
#"discard/asset-failed/image-of-each-type/full"#,
#"A message of the type full is discarded if its image failed"#,
#"discard/asset-failed/zip"#,
#"A message is discarded if its ZIP file failed"#,
#"discard/asset-failed/network-is-back"#,
#"A discarded message does not appear when its image becomes available again"#,
#"""
The next session delivers the message again and fetches the image, this time successfully. But the message was
discarded, not put back, and it has not been triggered since.
"""#,
#"discard/asset-failed/late-failure-and-network-is-back"#,
#"A message whose image failed after the trigger does not appear when the image becomes available again"#,
#"The network is back at once here, as it usually is."#,
#"discard/asset-failed/late-failure-and-network-is-slow"#,
#"A message whose image failed after the trigger does not appear when another fetch brings the image"#,
#"An engine that checks its waiting messages only when a fetch ends displays the message here, but not if the image is there at once."#,
#"discard/asset-failed/two-for-one-failure"#,
#"Two messages that wait for the same image are both discarded if it fails"#,
#"The next session fetches the image again, and this time it arrives. Neither message has been triggered since."#,
#"gallery"#,
#"discard/asset-failed/fails-before-the-trigger"#,
#"A message whose asset failed before the trigger is discarded at the trigger"#,
#"The clock advances because an engine may try the download again at the trigger (`open.asset-retry`). It fails again."#,
#"discard/asset-failed/fails-after-the-trigger"#,
#"A message whose asset fails after the trigger is discarded while it waits"#,
#"The photo is still loading, so there is nothing to display yet."#,
#"It shows that a download can fail late."#,
#"discard/asset-failed/slow-is-not-failed"#,
#"A slow asset has not failed"#,
#"The counterpart. Late is not lost."#,
#"discard/asset-failed/one-fails-one-arrives"#,
#"Of two messages that wait for their assets, only the one whose asset failed is discarded"#,
#"A success and a failure together show whether an engine distinguishes them."#,
#"discard/asset-failed/on-the-way-back-zip"#,
#"A message that was triggered in the background is discarded if its ZIP file fails there"#,
#"discard/asset-failed/never-triggered"#,
#"A message that is never triggered is not discarded"#,
#"Only triggered messages are discarded; an engine that reports more confuses its host."#,
#"discard/asset-failed/reason/failed-image"#,
#"The engine reports the failed download: an image"#,
#"asset_failed"#,
#"discard/asset-failed/reason/late-zip"#,
#"The engine reports the failed download: a ZIP file after a while"#,
#"discard/asset-failed/reason-on-the-way-back"#,
#"The engine reports the failed download of a message from the background once"#,
#"discard/asset-failed/late-reason-on-the-way-back"#,
#"The engine reports the failed download of a message from the background once, whenever it learns of it"#,
#"""
An engine may discard the message as soon as the download has failed (`open.waiting-failed`), or when it is
offered, and may try the download again by then (`open.asset-retry`).
"""#,
#"A message that is discarded while it waits must be taken off the stack. An engine that otherwise only puts messages on top easily forgets that."#,
#"discard/can-trigger-again"#,
#"""
Discarding ends one attempt, not the message. Its trigger stays armed: the next **event** triggers it again, and the
conditions of that moment decide. A player who held the device the wrong way sees the message the next time.

It takes an event. Opportunities alone do not bring the message back (`discard.leaves-stack`). Only the documents of
the Swift SDK say this; for the legacy SDK it is open (`open.legacy-retrigger`).
"""#,
#"Specs/discard/can-trigger-again.yaml"#,
#"discard/can-trigger-again/after-the-hosts-choice"#,
#"A message that the host discards is displayed if the host agrees when it is triggered again"#,
#"friends"#,
#"The message does not come back by itself."#,
#"discard/can-trigger-again/by-a-purchase"#,
#"The next purchase can trigger a discarded message again"#,
#"coins"#,
#"potion"#,
#"shield"#,
#"discard/can-trigger-again/by-a-push-click"#,
#"The next push click can trigger a discarded message again"#,
#"discard/can-trigger-again/by-the-next-session"#,
#"The next session start can trigger a discarded message again"#,
#"discard/can-trigger-again/after-a-turn"#,
#"A message for landscape is displayed if it is triggered again in landscape"#,
#"map_pack"#,
#"The reason to discard lies in the device, which has changed by the second trigger."#,
#"discard/can-trigger-again/after-a-timeout"#,
#"A message that was too late can be in time when it is triggered again"#,
#"trailer.zip"#,
#"trailer"#,
#"A new delivery, because the timeout may count from the delivery (`open.timeout-from`)."#,
#"discard/can-trigger-again/after-a-failed-download"#,
#"A message whose download failed can be triggered after a delivery that brings its asset"#,
#"""
Whether the trigger itself starts a new download is open (`open.asset-retry`). The next session delivers the
message and fetches its asset in any case.
"""#,
#"discard/can-trigger-again/after-a-failed-download-and-a-slow-one"#,
#"A message whose download failed waits for the next download, which a delivery starts"#,
#"The end of the first download is easily mistaken for the end of the second."#,
#"discard/can-trigger-again/off-the-stack"#,
#"A message that was discarded from the stack can be triggered again"#,
#"A discard from the stack in its simplest form."#,
#"discard/can-trigger-again/discarded-twice"#,
#"A message can be discarded twice and displayed the third time"#,
#"It shows how often a message may come back."#,
#"discard/can-trigger-again/keeps-its-priority"#,
#"A discarded message of high priority wins again at the next event"#,
#"grand_prize"#,
#"prize.png"#,
#"small_prize"#,
#"discard/can-trigger-again/in-the-background"#,
#"A discarded message can be triggered again in the background, and waits there"#,
#"The second trigger need not lead to a display."#,
#"discard/display-choice"#,
#"A message is discarded if the host says "discard""#,
#"""
The third answer to the display choice is *discard*: the app does not want this message here, neither now nor later.
A shop discards the coupon of a shopper who is about to pay anyway.

The answer is final for the message that was offered and for nothing else. It does not affect other messages, not
even those that wait below, and the host may answer differently for the next one.
"""#,
#"Specs/discard/display-choice.yaml"#,
#"discard/display-choice/at-the-trigger"#,
#"A message that the host discards is not displayed, then or later"#,
#"opened_checkout"#,
#"discard/display-choice/at-a-session-start"#,
#"A message that a session start triggers and the host discards does not appear later"#,
#"It arrives with its own delivery, which may easily leave it on the stack."#,
#"discard/display-choice/from-the-stack/session-start"#,
#"The host discards a message from the stack: a session start"#,
#"discard/display-choice/from-the-stack/push-open"#,
#"The host discards a message from the stack: a push notification opened the app"#,
#"discard/display-choice/one-message-only"#,
#"The host discards one message and lets another one through"#,
#"discard/display-choice/on-arrival"#,
#"A message whose image was late is discarded by the host like any other"#,
#"basket.png"#,
#"filled_basket"#,
#"discard/display-choice/changed-in-time"#,
#"A host that changes its mind before the trigger discards nothing"#,
#"The host is asked when the message is offered; an earlier answer does not count."#,
#"discard/display-choice/asked-before"#,
#"The host is asked about a message before it is discarded"#,
#"Nothing waits, so there is nothing to ask about."#,
#"discard/display-choice/reason"#,
#"The engine reports that the host discarded the message, both at its trigger and from the stack"#,
#"discard/display-choice/after-a-request-in-vain"#,
#"The host is asked about a message even if it asked for one before, when none was waiting"#,
#"discard/full-without-image"#,
#"A full message without an image is discarded"#,
#"""
A *full* message fills the screen with its image. The legacy SDK discards a full message that was created
**without** an image. Every other type that has text of its own can do without one.

The rule concerns how the message was created. `discard.asset-failed` covers an image that is named but cannot be
downloaded.
"""#,
#"Specs/discard/full-without-image.yaml"#,
#"discard/full-without-image/without-image"#,
#"A full message without an image is not displayed, then or later"#,
#"level_pack"#,
#"won_level"#,
#"discard/full-without-image/with-image"#,
#"A full message with an image is displayed"#,
#"new_world"#,
#"opened_portal"#,
#"world.png"#,
#"The counterpart. The rule is about the missing image, not about the type."#,
#"discard/full-without-image/other-types/slideup"#,
#"A message of the type slideup needs no image"#,
#"got_stuck"#,
#"The counterpart, for each type that does without an image."#,
#"discard/full-without-image/other-types/modal"#,
#"A message of the type modal needs no image"#,
#"discard/full-without-image/other-types/html"#,
#"A message of the type html needs no image"#,
#"discard/full-without-image/at-session-start"#,
#"A full message without an image is discarded at a session start as well"#,
#"season_opening"#,
#"discard/full-without-image/from-the-background"#,
#"A full message without an image is not displayed on the return from the background"#,
#"""
Some engines discard it while the app is still in the background, others when it is offered again
(`open.imageless-or-back`).
"""#,
#"Two of the moments at which engines discard it differ only here."#,
#"discard/full-without-image/another-one-waits"#,
#"The message that waits below is displayed anyway"#,
#"discard/full-without-image/failed-image"#,
#"A full message whose image failed is discarded because of the failed download"#,
#"discard/full-without-image/reason"#,
#"The engine reports the missing image, both at the trigger and from the stack"#,
#"guild_invitation"#,
#"met_player"#,
#"missing_image"#,
#"discard/image-modal-without-image"#,
#"An image-only modal without an image is discarded"#,
#"""
An image-only modal consists of its image and nothing else. If it was created **without** one, the legacy SDK
discards it; otherwise the shopper would face an empty box. An ordinary modal also has text and is displayed without
an image.

One of the documents drops half of the sentence and, taken literally, would discard every image-only modal. The case
*with an image* shows the reading that the suite takes.
"""#,
#"Specs/discard/image-modal-without-image.yaml"#,
#"discard/image-modal-without-image/without-image"#,
#"An image-only modal without an image is not displayed, then or later"#,
#"lookbook"#,
#"discard/image-modal-without-image/with-image"#,
#"An image-only modal with an image is displayed"#,
#"new_season"#,
#"viewed_coats"#,
#"coats.jpg"#,
#"discard/image-modal-without-image/modal-with-text"#,
#"An ordinary modal is displayed without an image"#,
#"discard/image-modal-without-image/from-the-background"#,
#"An image-only modal without an image is not displayed on the return from the background"#,
#"The counterpart of the case of a full message."#,
#"discard/image-modal-without-image/another-one-waits"#,
#"discard/image-modal-without-image/reason"#,
#"gift_ideas"#,
#"opened_wishlist"#,
#"discard/leaves-stack"#,
#"A discarded message does not come back by itself"#,
#"""
Discarding takes a message **off the stack**. This is the whole difference between *discard* and *reenqueue*: when
the reason is gone, because the traveler has rotated the device or the network is back, no later opportunity
displays the message.

The opposite mistake is as bad. The messages that wait below a discarded one are still there, in their old order,
and get their turn.
"""#,
#"Specs/discard/leaves-stack.yaml"#,
#"discard/leaves-stack/after-the-hosts-choice"#,
#"A message that the host discarded stays away even if the host would now agree"#,
#"discard/leaves-stack/after-a-timeout"#,
#"A message that was too late stays away and does not block the one below"#,
#"hotel.jpg"#,
#"hotel_offer"#,
#"landed"#,
#"packing_list"#,
#"discard/leaves-stack/after-a-turn"#,
#"A message made for the other orientation stays away after the device is rotated"#,
#"Rotating the device back is the first thing that users try."#,
#"discard/leaves-stack/off-the-stack/session-start"#,
#"A message that waited and was then discarded no longer waits: a session start"#,
#"The table shows either opportunity."#,
#"discard/leaves-stack/off-the-stack/push-open"#,
#"A message that waited and was then discarded no longer waits: a push notification opened the app"#,
#"discard/leaves-stack/three-below"#,
#"Three messages below a discarded one are still there, in their order"#,
#"""
The poster is for landscape, and the device is in portrait. The poster is discarded when it is triggered, or
when it is offered; the second push notification replaces the opportunity that this may use up.
"""#,
#"check_in"#,
#"bought_ticket"#,
#"discard/leaves-stack/one-below/display-choice"#,
#"A message below a discarded one is still there: discarded by the host"#,
#"The first push notification offers the message that is discarded, if it is still there."#,
#"discard/leaves-stack/one-below/asset-failed"#,
#"A message below a discarded one is still there: its image failed"#,
#"discard/leaves-stack/seen-on-the-stack/display-choice"#,
#"The stack does not list a discarded message: discarded by the host"#,
#"discard/leaves-stack/seen-on-the-stack/orientation"#,
#"The stack does not list a discarded message: made for the other orientation"#,
#"discard/leaves-stack/seen-on-the-stack/asset-failed"#,
#"The stack does not list a discarded message: its image failed"#,
#"discard/no-way-back"#,
#"Nothing brings a discarded message back"#,
#"""
A message made for landscape is triggered while the user holds the device upright, and is discarded. Whatever
happens then, and even after the device is rotated, no opportunity displays it.
"""#,
#"Specs/discard/no-way-back.yaml"#,
#"discard/no-way-back/meanwhile/event"#,
#"A discarded message does not come back: an event that triggers nothing is logged"#,
#"Anything that happens is easily mistaken for an opportunity for a discarded message."#,
#"discard/no-way-back/meanwhile/asset"#,
#"A discarded message does not come back: the image of another message arrives"#,
#"discard/no-way-back/meanwhile/click"#,
#"A discarded message does not come back: the user taps an empty screen"#,
#"discard/no-way-back/meanwhile/its-event"#,
#"A discarded message does not come back: its event occurs again"#,
#"discard/no-way-back/after-a-session-start"#,
#"A message that was discarded at a session start does not come back"#,
#"After a single session start; a second one may clear what the first left behind."#,
#"discard/no-way-back/after-another"#,
#"A discarded message does not come back after another one is displayed"#,
#"A message that was passed over may easily follow the one that is displayed in between."#,
#"discard/no-way-back/after-the-interval"#,
#"A discarded message does not come back after the interval ends"#,
#"discard/no-way-back/on-request"#,
#"A discarded message does not come back when the host asks for one"#,
#"discard/no-way-back/after-a-launch"#,
#"A discarded message does not come back after a relaunch"#,
#"discard/no-way-back/after-the-interval-and-a-push"#,
#"A discarded message does not come back because a push notification is opened while the interval runs"#,
#"discard/no-way-back/in-the-background"#,
#"A discarded message does not wait for the user to return because another event is logged"#,
#"Only triggered messages wait in the background."#,
#"discard/no-way-back/for-other-properties"#,
#"A discarded message does not come back with an event whose properties its filter rejects"#,
#"wide_shop"#,
#"The same event with other properties is easily mistaken for its event."#,
#"discard/no-way-back/after-a-local-message"#,
#"A discarded message does not come back after a local message"#,
#"A dismissal is easily mistaken for a reason to display a message that was passed over."#,
#"discard/no-way-back/after-the-keyboard"#,
#"A discarded message does not come back after the keyboard is shown and hidden"#,
#"Only messages that were triggered under the keyboard wait for it to be hidden."#,
#"discard/no-way-back/too-late-and-turned"#,
#"A message that was discarded because its image was too late does not come back when the device is rotated"#,
#"opened_lounge"#,
#"An engine may rebuild everything after a rotation, including messages that are gone."#,
#"discard/no-way-back/turned-there-and-back"#,
#"A discarded message does not come back after the device is rotated, rotated back, and rotated again"#,
#"discard/no-way-back/after-two-session-starts"#,
#"A message that was discarded at two session starts does not come back"#,
#"discard/no-way-back/after-a-push"#,
#"A message that was discarded at a push click does not come back with a session"#,
#"discard/no-way-back/after-one-of-higher-priority"#,
#"A discarded message does not come back after its event triggers one of higher priority"#,
#"jackpot"#,
#"discard/no-way-back/when-another-is-too-late"#,
#"A discarded message does not come back when another one is too late"#,
#"discard/no-way-back/while-another-loads"#,
#"A message that the host discards while another one loads does not come back"#,
#"discard/no-way-back/local-message"#,
#"A local message with an image that does not fit the device does not come back"#,
#"Whether a local message is displayed even if it does not fit is open (`open.local-turned`)."#,
#"leaflet"#,
#"leaflet.jpg"#,
#"discard/no-way-back/refused-at-a-push"#,
#"A message that the host discarded at a push click does not come back with a session"#,
#"discard/no-way-back/refused-at-two-session-starts"#,
#"A message that the host discarded at two session starts does not come back"#,
#"discard/orientation"#,
#"A message made for the other orientation is discarded"#,
#"""
A message can be made for one orientation of the device. If the device is in the other orientation when the message
is offered, the message is **discarded**. Keeping it until the player rotates the device seems the obvious choice,
but it is wrong: the moment it was meant for is over.

The orientation of the device at the moment of the *display* counts, not at the trigger or on delivery. A message
that names no orientation is displayed in either.
"""#,
#"Specs/discard/orientation.yaml"#,
#"discard/orientation/wrong-way/landscape-in-portrait"#,
#"A landscape message is discarded on a device in portrait"#,
#"Rotating the device afterward brings nothing back."#,
#"The rule in its simplest form, either way round."#,
#"discard/orientation/wrong-way/portrait-in-landscape"#,
#"A portrait message is discarded on a device in landscape"#,
#"discard/orientation/right-way/portrait"#,
#"A message for portrait is displayed on a device in portrait"#,
#"The counterpart, for each orientation and for messages that have none."#,
#"discard/orientation/right-way/landscape"#,
#"A message for landscape is displayed on a device in landscape"#,
#"discard/orientation/right-way/any-in-portrait"#,
#"A message for any is displayed on a device in portrait"#,
#"discard/orientation/right-way/any-in-landscape"#,
#"A message for any is displayed on a device in landscape"#,
#"discard/orientation/turned-before-the-trigger"#,
#"A rotation between delivery and trigger counts"#,
#"inventory_tip"#,
#"opened_bag"#,
#"On delivery, the device was in portrait, which no longer matters."#,
#"The orientation on delivery is easily mistaken for the one that counts."#,
#"discard/orientation/turned-in-the-background"#,
#"A rotation counts even if the app was in the background"#,
#"discard/orientation/turned-under-a-message"#,
#"A rotation counts even if another message was on the screen"#,
#"A rotation is easily overlooked while a message is on the screen."#,
#"discard/orientation/turned-while-waiting/session-start"#,
#"A message that fit at its trigger is discarded after a rotation: a session start"#,
#"The message is gone, although the device is in its orientation again."#,
#"discard/orientation/turned-while-waiting/push-open"#,
#"A message that fit at its trigger is discarded after a rotation: a push notification opened the app"#,
#"discard/orientation/turned-behind-another"#,
#"A message that fit while it waited behind another is discarded when a session offers it after a rotation"#,
#"level_up"#,
#"discard/orientation/turned-while-loading"#,
#"A message that fit at its trigger is discarded if the device is rotated while its image loads"#,
#"door.png"#,
#"secret_door"#,
#"found_key"#,
#"discard/orientation/each-type/slideup"#,
#"A message of the type slideup is discarded on a device in the other orientation"#,
#"discard/orientation/each-type/image-modal"#,
#"A message of the type image_modal is discarded on a device in the other orientation"#,
#"discard/orientation/each-type/html"#,
#"A message of the type html is discarded on a device in the other orientation"#,
#"discard/orientation/any-while-waiting"#,
#"A message for any orientation keeps waiting through a rotation"#,
#"discard/orientation/reason"#,
#"The engine reports the orientation as its reason, both at the trigger and from the stack"#,
#"orientation"#,
#"discard/timeout"#,
#"A message that is ready too late is discarded"#,
#"""
A message can carry a **timeout**. If it becomes ready to be displayed only after that time has passed, it is
discarded: the traveler has moved on, and the lounge offer would appear on a screen it has nothing to do with.

Whether the timeout starts on delivery or at the trigger is open (`open.timeout-from`), and so are whether the time
on the stack counts (`open.timeout-on-stack`) and how the timeout affects a message on the screen
(`open.timeout-visible`). No case below tries exactly the timeout (`open.timeout-edge`).
"""#,
#"Specs/discard/timeout.yaml"#,
#"discard/timeout/too-late"#,
#"A message whose image arrives after the timeout is not displayed, then or later"#,
#"discard/timeout/too-late-zip"#,
#"A message whose ZIP file arrives after the timeout is not displayed"#,
#"guide.zip"#,
#"city_guide"#,
#"discard/timeout/in-time"#,
#"A message whose image arrives within the timeout is displayed"#,
#"The counterpart, in the simplest form."#,
#"discard/timeout/counted-from-the-trigger/much-left"#,
#"A message is too late as soon as its timeout has passed since the trigger"#,
#"""
Whether the timeout counts from the delivery or from the trigger is open (`open.timeout-from`). With an image
that takes ten seconds, and a trigger two seconds after the delivery, the message is late in either case.
"""#,
#"The download started before the trigger, but too late."#,
#"discard/timeout/to-the-millisecond/late"#,
#"With a timeout of 5s and an image that takes 5001ms, a message is too late"#,
#"""
The delivery and the trigger occur at the same moment, so it does not matter from which of them the timeout
counts.
"""#,
#"discard/timeout/to-the-millisecond/early"#,
#"With a timeout of 5s and an image that takes 4999ms, a message is in time"#,
#"discard/timeout/two-minutes/in-time"#,
#"With a timeout of two minutes and an image that takes 90s, a message is in time"#,
#"terminal.jpg"#,
#"terminal"#,
#"discard/timeout/two-minutes/late"#,
#"With a timeout of two minutes and an image that takes 150s, a message is too late"#,
#"discard/timeout/own-timeout/one-second"#,
#"A timeout of 1s is too short for a download of eight seconds"#,
#"stamp.png"#,
#"visa_offer"#,
#"picked_country"#,
#"discard/timeout/own-timeout/some-milliseconds"#,
#"A timeout of 1500ms is too short for a download of eight seconds"#,
#"discard/timeout/no-timeout"#,
#"A message without a timeout is never too late"#,
#"train.jpg"#,
#"train"#,
#"left_airport"#,
#"The counterpart. Only messages that carry a timeout have one."#,
#"discard/timeout/at-session-start"#,
#"A message that a session start triggers can be too late as well"#,
#"discard/timeout/short-wait"#,
#"A message that waits on the stack for less than its timeout is displayed"#,
#"discard/timeout/another-one-waits"#,
#"A message that is too late does not affect another that waits"#,
#"discard/timeout/counted-for-each-message"#,
#"The trigger of another message gives a loading message no more time"#,
#"""
The image arrives eight seconds after the trigger: three seconds too late, but only four seconds after the other
message was triggered.
"""#,
#"discard/timeout/again-after-a-discard"#,
#"The timeout of an earlier trigger does not discard a message that is delivered and triggered again"#,
#"""
A timer that is kept under the name of its message is still running for the first trigger. Five seconds after
that trigger, only two have passed since the second.
"""#,
#"gate"#,
#"gate_changed"#,
#"No other case exposes a timer that nobody stops."#,
#"discard/timeout/reason/image"#,
#"The engine reports the timeout when the late asset arrives: an image"#,
#"timeout"#,
#"discard/timeout/reason/zip"#,
#"The engine reports the timeout when the late asset arrives: a ZIP file"#,
#"discard/triggered-again-after-waiting"#,
#"A message that waited and was discarded can be triggered again"#,
#"""
A message waits for one reason, does not fit the device when it is offered, and is discarded. Its next event triggers
it like any other message.
"""#,
#"Specs/discard/triggered-again-after-waiting.yaml"#,
#"discard/triggered-again-after-waiting/behind-another"#,
#"A message that waited behind another and was discarded is displayed at its next event"#,
#"discard/triggered-again-after-waiting/put-off"#,
#"A message that the host put off and that was then discarded is displayed at its next event"#,
#"discard/without-a-timeout"#,
#"A message without a timeout can wait for days"#,
#"A timeout is set on the message. Without one, no time is too long."#,
#"Specs/discard/without-a-timeout.yaml"#,
#"discard/without-a-timeout/two-days"#,
#"A message without a timeout is displayed when the user comes back after two days"#,
#"boots.jpg"#,
#"manual/display-next"#,
#"The host can ask for the next message"#,
#"""
The legacy SDK lets the host create an opportunity of its own: it asks for the message **on top of the stack**. A
game puts messages off while the player is in a level, and asks for the newest when the level is over.

The request is an opportunity like the others. It displays one message, the newest. Whatever would keep a message
off the screen at another opportunity keeps it off the screen here: the background, a visible message, the keyboard,
the wrong orientation. On an empty stack nothing happens, and above all nothing is displayed a second time. Only
whether the host is asked for its choice if it made the request itself is open (`open.manual-choice`).
"""#,
#"Specs/manual/display-next.yaml"#,
#"manual/display-next/one-waiting"#,
#"A waiting message is displayed when the host asks for it"#,
#"The message is off the stack and does not come again."#,
#"manual/display-next/newest-of-three"#,
#"Each request displays one message, the newest"#,
#"arena_map"#,
#"arena.png"#,
#"manual/display-next/empty-stack"#,
#"A request on an empty stack displays nothing"#,
#"""
The first request comes before any session, the second after a delivery. A message that was delivered and never
triggered does not wait.
"""#,
#"The message is still available. The requests have neither displayed it nor used it up."#,
#"The second half of the rule. Nothing happens, and nothing is used up."#,
#"manual/display-next/not-a-second-time"#,
#"A request on an empty stack does not bring back the message that was displayed last"#,
#"The message is not displayed again while it is still visible."#,
#"The next message is the next one that waits, and never the last one that was displayed."#,
#"manual/display-next/while-another-is-visible"#,
#"A request does not replace the visible message"#,
#"manual/display-next/in-the-background"#,
#"A request in the background displays nothing and loses nothing"#,
#"manual/display-next/under-the-keyboard"#,
#"A request under the keyboard displays nothing and loses nothing"#,
#"manual/display-next/under-the-keyboard-aware-host"#,
#"With the keyboard-aware choice, a request displays the message despite the keyboard"#,
#"manual/display-next/wrong-orientation"#,
#"A request discards a message that is made for the other orientation"#,
#"The message was discarded, so rotating the device back does not help."#,
#"manual/display-next/failed-download"#,
#"A request does not display a message whose image failed"#,
#"manual/display-next/missing-image/full"#,
#"A request does not display a message that lacks its image: full"#,
#"artwork"#,
#"found_relic"#,
#"manual/display-next/missing-image/image-modal"#,
#"A request does not display a message that lacks its image: image_modal"#,
#"manual/display-next/local-message"#,
#"A request displays a local message that waits on top"#,
#"pause_hint"#,
#"manual/display-next/like-an-opportunity"#,
#"Requests and opportunities share one stack"#,
#"It shows that requests and opportunities do not have separate stacks."#,
#"manual/display-next/reason"#,
#"The engine reports the outcome of a request"#,
#"manual/display-next/not-again/background"#,
#"A message that the host asked for does not come back: it was triggered in the background"#,
#"manual/display-next/not-again/choice"#,
#"A message that the host asked for does not come back: the host had put it off"#,
#"manual/display-next/not-again-after-two-returns"#,
#"A message that the host asked for does not come back, although it went back twice"#,
#"manual/display-next/wrong-orientation-behind-another"#,
#"A request discards a message that waited behind another and is made for the other orientation"#,
#"reached_summit"#,
#"manual/display-next/image-under-way"#,
#"A message that waited behind another is not lost if the host asks for it before its image has arrived"#,
#"local/clicks-after-waiting"#,
#"A click on a message counts, whatever the message waited for"#,
#"""
An engine that counts impressions and clicks only for messages that are displayed at their trigger loses those of
messages that had to wait.
"""#,
#"Specs/local/clicks-after-waiting.yaml"#,
#"local/clicks-after-waiting/put-off"#,
#"A tap on a message that the host put off before is a click"#,
#"local/clicks-after-waiting/behind-another"#,
#"A tap on a message that waited behind another is a click"#,
#"local/display"#,
#"A local message is displayed when the app asks for it"#,
#"""
The host app can create a message itself and have it displayed: a reading streak, a tip, an answer to something the
reader has just done. Such a **local** message needs no campaign, no delivery, and no trigger.

But it goes the same way as any other. It goes on top of the stack and is offered at once; it waits behind a visible
message, in the background, or when the host says so, and the host can discard it. An engine that puts it straight
on the screen displays two messages at the same time. Whether the other reasons to discard apply to local messages
is open (`open.local-failed`, `open.local-late`, `open.local-turned`, `open.local-imageless`).
"""#,
#"Specs/local/display.yaml"#,
#"local/display/at-once/image-modal"#,
#"A local message of the type image_modal is displayed as soon as the app asks for it"#,
#"cake.png"#,
#"No session has started, and no message was delivered."#,
#"local/display/at-once/full"#,
#"A local message of the type full is displayed as soon as the app asks for it"#,
#"local/display/at-once/html"#,
#"A local message of the type html is displayed as soon as the app asks for it"#,
#"local/display/once"#,
#"A local message is displayed once and leaves nothing on the stack"#,
#"local/display/order-of-the-stack"#,
#"Local messages and campaigns share one stack, newest first"#,
#"local/display/put-off-by-the-host"#,
#"The host can put off a local message"#,
#"The host's choice in its simplest form."#,
#"local/display/discarded-by-the-host"#,
#"A host that is asked about a local message can discard it"#,
#"Whether the host is asked is open (`open.local-choice`)."#,
#"local/display/under-the-keyboard"#,
#"A local message waits while the keyboard is up"#,
#"The keyboard in its simplest form."#,
#"local/display/under-the-keyboard-aware-host"#,
#"With the keyboard-aware choice, the host decides about a local message as well"#,
#"local/display/after-a-relaunch"#,
#"A local message that waits does not survive a relaunch"#,
#"local/display/reason"#,
#"The engine reports why a local message went back or was discarded"#,
#"local/manual-logging"#,
#"""
The engine logs nothing about a local message. An app that still wants the numbers logs them **itself**, through the
context of the message: an impression when the message was displayed, a click when the reader tapped it.

A call is recorded for the message that it is made for, and the engine adds nothing to it. Whether logging the same
thing twice counts twice is open (`open.impression-logged-again`, `open.click-logged-again`). Only the Swift SDK
offers this.
"""#,
#"Specs/local/manual-logging.yaml"#,
#"local/manual-logging/impression"#,
#"An impression that the host logs is recorded"#,
#"The engine itself logs nothing."#,
#"The rule in its simplest form, for impressions."#,
#"local/manual-logging/the-right-message"#,
#"A call of the host is recorded for the message that it names"#,
#"""
The host displays two local messages, one after the other, and logs the impression of each. With the second one
on the screen, it also logs a click on the first: it was busy when the reader tapped.
"""#,
#"An engine may ignore a click that is logged for a message that is gone (`open.click-off-screen`)."#,
#"local/manual-logging/two-clicks"#,
#"Clicks that the host logs for two messages are both recorded"#,
#"local/manual-logging/late-impression"#,
#"An impression that the host logs late is not recorded for another message"#,
#"An engine may ignore an impression that is logged for a message that is gone (`open.impression-off-screen`)."#,
#"local/manual-logging/from-the-stack"#,
#"The host can log a local message that had to wait when it is displayed"#,
#"local/meanwhile"#,
#"Nothing but the app displays a local message or takes it away"#,
#"""
A message that the app creates goes the same way as any other: it waits, and it may have to load its image. Only the
app brings it to the screen, and nothing else makes it disappear.
"""#,
#"Specs/local/meanwhile.yaml"#,
#"local/meanwhile/loading/time"#,
#"A local message is displayed by the time its image arrives: time passes"#,
#"""
Whether a local message waits for its image is open (`open.local-loading`); it is displayed by the time the
image arrives in any case.
"""#,
#"postcard.jpg"#,
#"postcard"#,
#"The action in between does not concern the message."#,
#"The table of what may happen while the image loads is complete only with all of these rows."#,
#"local/meanwhile/loading/event"#,
#"A local message is displayed by the time its image arrives: an event that triggers nothing is logged"#,
#"local/meanwhile/loading/push"#,
#"A local message is displayed by the time its image arrives: the app is opened from a push notification"#,
#"local/meanwhile/loading/session"#,
#"A local message is displayed by the time its image arrives: a session starts"#,
#"local/meanwhile/loading/again"#,
#"A local message is displayed by the time its image arrives: the app presents it again"#,
#"local/meanwhile/loading/api"#,
#"A local message is displayed by the time its image arrives: the service receives an API event"#,
#"local/meanwhile/loading-on-request"#,
#"A local message is displayed by the time its image arrives, even if the host asks for the next message"#,
#"local/meanwhile/loading-and-turned"#,
#"A local message is displayed even if the device is rotated while its image loads"#,
#"local/meanwhile/loading-too-long"#,
#"A local message that is ready too late does not block the message below"#,
#"""
Whether a local message can be too late is open (`open.local-late`). The offer is displayed in any case, before
it or after it.
"""#,
#"late.jpg"#,
#"local/meanwhile/offered-while-loading"#,
#"A local message that is offered while its image loads is not lost"#,
#"It may be displayed at once (`open.local-loading`), when its image arrives, or at another opportunity."#,
#"local/meanwhile/above-a-waiting-one"#,
#"A local message that is displayed above a waiting one does not appear a second time"#,
#"Whether the waiting message comes first when the user returns is open (`open.on-foreground`)."#,
#"The message below is displayed afterward; presenting a local message removes nothing."#,
#"local/meanwhile/loading-in-the-background"#,
#"A local message is displayed even if the user leaves while its image loads"#,
#"local/meanwhile/waiting/time"#,
#"A waiting local message keeps waiting: time passes"#,
#"A local message has no event that could trigger it again."#,
#"local/meanwhile/waiting/event"#,
#"A waiting local message keeps waiting: an event that triggers nothing is logged"#,
#"local/meanwhile/waiting/again"#,
#"A waiting local message keeps waiting: the app presents it again"#,
#"local/meanwhile/waiting/session"#,
#"A waiting local message keeps waiting: a session starts"#,
#"local/meanwhile/waiting/turn"#,
#"A waiting local message keeps waiting: the device is rotated"#,
#"local/meanwhile/presented-again"#,
#"A waiting local message is displayed if it is presented again when nothing is in its way"#,
#"local/meanwhile/visible-presented-again"#,
#"A local message stays on the screen if it is presented again"#,
#"local/meanwhile/not-presented/event"#,
#"A local message is not displayed before the app presents it: an event that triggers nothing is logged"#,
#"A local message is on the stack only if the app presented it."#,
#"local/meanwhile/not-presented/relaunch"#,
#"A local message is not displayed before the app presents it: the app is relaunched"#,
#"local/meanwhile/not-presented/asset"#,
#"A local message is not displayed before the app presents it: its image arrives for another message"#,
#"card"#,
#"local/meanwhile/not-presented-on-request"#,
#"A local message is not displayed before the app presents it, even if the host asks for a message"#,
#"local/meanwhile/in-the-background"#,
#"A local message with an image that is presented in the background waits for the user"#,
#"local/meanwhile/in-the-background-once-more"#,
#"A local message that was displayed before and is presented again in the background waits for the user"#,
#"local/meanwhile/above-another/with-image"#,
#"A local message with an image is displayed although another message waits"#,
#"It shows that a waiting message does not hold up a local one."#,
#"local/meanwhile/above-another/with-a-late-image"#,
#"A local message with an image that takes its time is displayed although another message waits"#,
#"late_card"#,
#"local/meanwhile/above-another/without"#,
#"A local message without an image is displayed although another message waits"#,
#"local/meanwhile/turned-after-a-discard"#,
#"A local message that did not fit the device is displayed once if it is presented again when it fits"#,
#"Whether a local message that does not fit is discarded or displayed is open (`open.local-turned`)."#,
#"wide_card"#,
#"local/meanwhile/two-load"#,
#"A local message whose image is loading is not lost when the app presents another one"#,
#"""
Whether the other message, whose image takes longer, holds up the first one is open
(`open.loading-holds-up-ready`). In the end its image fails, and the first message is displayed at the latest
when the app is opened from a push notification, unless the other one is displayed without its image
(`open.local-loading`, `open.local-failed`).
"""#,
#"stamp.jpg"#,
#"stamp"#,
#"local/meanwhile/loading-nothing-stays-behind"#,
#"A local message that was displayed by the time its image arrived does not come back"#,
#"local/meanwhile/loading-away-and-back"#,
#"A local message is displayed even if the user leaves and returns while its image loads"#,
#"local/meanwhile/loading-and-launch"#,
#"A local message whose image is loading is not displayed after a relaunch"#,
#"Whether it is displayed without its image is open (`open.local-loading`)."#,
#"A loading message may not be on the stack, and so survives a relaunch most easily."#,
#"local/meanwhile/visible-and-launch"#,
#"A local message that was visible does not come back after a relaunch"#,
#"local/meanwhile/with-an-image"#,
#"A local message with an image does not come back after it was dismissed"#,
#"local/meanwhile/once-more"#,
#"A local message can be presented again, and does not come back after that"#,
#"local/meanwhile/while-another-loads/with-image"#,
#"A local message with an image is displayed while the image of another message loads"#,
#"welcome.jpg"#,
#"The local message does not come back either."#,
#"local/meanwhile/while-another-loads/without"#,
#"A local message without an image is displayed while the image of another message loads"#,
#"local/meanwhile/loading-with-a-campaign"#,
#"A local message is displayed by the time the image that it shares with a campaign arrives"#,
#"The image was requested earlier, for a message that nothing has triggered."#,
#"local/meanwhile/loading-longer-than-another"#,
#"A local message is displayed by the time its image arrives, although that of another message arrived before"#,
#"The image that arrives must not be mistaken for the one that the message waits for."#,
#"local/meanwhile/loading-while-another-is-dismissed"#,
#"A local message is displayed by the time its image arrives, although another message came and went"#,
#"If it does not wait for its image (`open.local-loading`), the other message waits behind it."#,
#"local/meanwhile/not-presented-without-campaigns"#,
#"A local message is not displayed because an event is logged before the app presents it"#,
#"If no campaign is delivered, an event meets only local messages."#,
#"local/meanwhile/displayed-and-an-event"#,
#"A local message that was displayed does not come back because an event is logged"#,
#"local/meanwhile/visible-and-a-session"#,
#"A local message stays on the screen when a session starts"#,
#"A session replaces the delivered messages, and a local message was never delivered."#,
#"local/meanwhile/turned-and-gone"#,
#"A local message that did not fit the device does not come back when the device is rotated"#,
#"Whether it was discarded or displayed, it is gone."#,
#"local/meanwhile/under-the-keyboard-above-another"#,
#"A local message that is presented under the keyboard waits above another message"#,
#"A stack that is not empty must not swallow a new message."#,
#"local/meanwhile/waiting-on-request"#,
#"A local message that waited for the user to return is displayed when the host asks for the next one"#,
#"local/meanwhile/with-an-image-behind-another"#,
#"A local message with an image that is presented behind another is displayed after that one is gone"#,
#"local/meanwhile/with-an-image-under-the-keyboard"#,
#"A local message with an image that is presented under the keyboard is displayed after the keyboard is hidden"#,
#"local/meanwhile/with-the-image-of-another"#,
#"A local message whose image is being fetched for another one is not lost in the background"#,
#"local/meanwhile/once-more-behind-another"#,
#"A local message that was displayed before is displayed again even if it is presented behind another"#,
#"local/meanwhile/displayed-over-another"#,
#"A local message with an image is displayed once, although another message waits below"#,
#"The image of the other message fails, so that message is discarded in the end."#,
#"broken.jpg"#,
#"broken"#,
#"local/meanwhile/loading-longer-than-another-may"#,
#"A local message is not lost although another that shares its image is too late when the image arrives"#,
#"Whether the other message uses up the arrival is open (`open.ready-together`, `open.ready-others`)."#,
#"local/meanwhile/loading-while-another-is-visible"#,
#"A local message whose image arrives while another message is visible is not lost"#,
#"local/meanwhile/put-off-with-an-image"#,
#"A local message with an image is displayed once the host no longer puts it off"#,
#"local/meanwhile/put-off-twice"#,
#"A local message that the host puts off twice is not lost"#,
#"local/meanwhile/put-off-while-another-is-discarded"#,
#"A local message that the host puts off is not lost when the host discards another message"#,
#"local/meanwhile/presented-again-and-put-off"#,
#"A waiting local message is not lost if it is presented again and the host puts it off"#,
#"local/meanwhile/requested-too-early/background"#,
#"A waiting local message is not lost if the host asks for it too early: in the background"#,
#"local/meanwhile/requested-too-early/keyboard"#,
#"A waiting local message is not lost if the host asks for it too early: under the keyboard"#,
#"local/meanwhile/behind-another-when-a-session-starts"#,
#"A local message that waits behind another is not lost when a session starts"#,
#"local/meanwhile/in-the-background-while-another-loads"#,
#"A local message that is presented in the background is not lost while the image of another is loading"#,
#"local/meanwhile/visible-when-an-image-arrives"#,
#"A local message stays on the screen when the image of another message arrives"#,
#"local/meanwhile/too-late-after-waiting"#,
#"A local message that waited past its timeout is displayed at most once"#,
#"""
Whether a local message can be too late is open (`open.local-late`), and so is whether the time that it waits
counts (`open.timeout-on-stack`).
"""#,
#"local/meanwhile/turned-while-waiting"#,
#"A local message that no longer fits when it is offered does not come back when the device is rotated back"#,
#"tall_card"#,
#"local/no-analytics"#,
#"The engine does not log local messages"#,
#"""
When the message of a campaign is displayed, the engine logs an **impression**, and a **click** when the reader taps
it. A local message belongs to no campaign, so the engine logs neither.

This is easy to get wrong because both kinds of message take the same way to the screen. An engine that logs every
display counts impressions that no campaign caused; an engine that stops logging after a local message loses
impressions that a campaign did cause.
"""#,
#"Specs/local/no-analytics.yaml"#,
#"local/no-analytics/no-impression/modal"#,
#"The display of a local message of the type modal is not an impression"#,
#"local/no-analytics/no-impression/image-modal"#,
#"The display of a local message of the type image_modal is not an impression"#,
#"local/no-analytics/no-impression/full"#,
#"The display of a local message of the type full is not an impression"#,
#"local/no-analytics/no-impression/html"#,
#"The display of a local message of the type html is not an impression"#,
#"local/no-analytics/no-click"#,
#"A tap on a local message is not a click"#,
#"The second half of the rule in its simplest form."#,
#"local/no-analytics/campaign"#,
#"The message of a campaign has its impression and its click"#,
#"The counterpart. The other cases mean little unless campaigns are counted."#,
#"local/no-analytics/another-waits"#,
#"A tap is a click on the message that is on the screen, not on one that waits"#,
#"""
If the tap dismisses the first message (`open.click-dismisses`), the second may follow by itself
(`open.after-dismiss`). The tap is not a click on that one either.
"""#,
#"photo_of_the_day"#,
#"local/no-analytics/empty-screen"#,
#"A tap after the dismissal is not a click on the dismissed message"#,
#"local/no-analytics/two-local"#,
#"The second of two local messages is not counted either"#,
#"next_tip"#,
#"local/no-analytics/from-the-stack"#,
#"A local message that had to wait is not counted either"#,
#"local/no-analytics/campaign-from-the-stack"#,
#"The message of a campaign is counted when it is displayed, not when it is triggered"#,
#"The counterpart from the stack. The moment of the display counts."#,
#"local/no-analytics/local-then-campaign"#,
#"A campaign is counted although a local message was displayed and tapped before it"#,
#"local/no-analytics/campaign-behind-local"#,
#"A campaign that waited behind a local message is counted; the local message is not"#,
#"The message waits behind the local one. No impression yet."#,
#"local/no-analytics/campaign-below-local"#,
#"A campaign that waited is counted although a newer local message was displayed before it"#,
#"local/no-analytics/local-behind-campaign"#,
#"A local message that waited behind a campaign is not counted, nor is a tap on it"#,
#"local/no-analytics/discarded"#,
#"A local message that the host would discard leaves no trace in the analytics"#,
#"Without a display there is no impression, whoever created the message."#,
#"local/no-analytics/displayed-again"#,
#"A message that is displayed again has another impression, and a click on it counts"#,
#"Whether the message can be triggered again is open (`open.exhausted-campaign`)."#,
#"local/no-analytics/campaign-put-off"#,
#"A campaign is counted although the app put its message off at first"#,
#"local/no-analytics/campaign-with-a-late-image"#,
#"A campaign is counted although its image was late"#,
#"extras/delivered"#,
#"The extras of a campaign reach the app with the message"#,
#"""
The people who set up a campaign for a shop can add **extras** to it: pairs of a key and a text that mean nothing to
the engine. The app reads them from the message, for example to color a banner or to know which page a button opens.

Extras must arrive as they were set: all of them, unchanged, and with the message that they belong to, however long
it takes to be displayed.
"""#,
#"Specs/extras/delivered.yaml"#,
#"extras/delivered/several-keys"#,
#"All extras arrive, not only one of them"#,
#"button"#,
#"Shop now"#,
#"position"#,
#"top"#,
#"target"#,
#"/sale"#,
#"team"#,
#"growth"#,
#"theme"#,
#"sunny"#,
#"extras/delivered/none"#,
#"A message without extras arrives without any"#,
#"plain_note"#,
#"readers who wonder what an app finds if no extras were set"#,
#"extras/delivered/unchanged/number"#,
#"The text 007 of an extra is not changed"#,
#"""
Extras are texts. A text that looks like a number or like JSON is not interpreted, and an empty one is not
omitted.
"""#,
#"value"#,
#"007"#,
#"extras/delivered/unchanged/json"#,
#"The text {"color": "red", "size": [41, 42]} of an extra is not changed"#,
#"{"color": "red", "size": [41, 42]}"#,
#"extras/delivered/unchanged/markup"#,
#"The text <b>50 % & more</b> of an extra is not changed"#,
#"<b>50 % & more</b>"#,
#"extras/delivered/unchanged/blanks"#,
#"The text   two  blanks   of an extra is not changed"#,
#"  two  blanks  "#,
#"extras/delivered/unchanged/empty"#,
#"The text  of an extra is not changed"#,
#"extras/delivered/unchanged/accents"#,
#"The text Größe für François of an extra is not changed"#,
#"Größe für François"#,
#"extras/delivered/unchanged/emoji"#,
#"The text 🧢👟 of an extra is not changed"#,
#"🧢👟"#,
#"extras/delivered/unchanged/other-script"#,
#"The text 夏のセール of an extra is not changed"#,
#"夏のセール"#,
#"extras/delivered/unchanged/lines"#,
#"""
The text first line
second line of an extra is not changed
"""#,
#"""
first line
second line
"""#,
#"extras/delivered/unusual-keys"#,
#"Keys keep their spelling, and keys that differ only in capitalization are two keys"#,
#"Color"#,
#"a key"#,
#"with a blank"#,
#"größe"#,
#"42"#,
#"🎁"#,
#"wrapped"#,
#"extras/delivered/own-extras"#,
#"Each message has its own extras and none of another message's"#,
#"/sale/summer"#,
#"winter_sale"#,
#"discount"#,
#"20"#,
#"snowy"#,
#"extras/delivered/from-the-stack"#,
#"A message that waited on the stack still has its extras"#,
#"The stack in its simplest form, with one message."#,
#"extras/delivered/behind-another"#,
#"A message that waited behind another arrives with its own extras"#,
#"extras/delivered/above-another"#,
#"A message that is displayed while another one waits arrives with its own extras"#,
#"The app puts this one off, so it waits."#,
#"The extras of the waiting message are easily mistaken for those of the visible one."#,
#"extras/delivered/put-off"#,
#"A message that the app put off for later still has its extras"#,
#"extras/delivered/session-start"#,
#"A message for the session start has its extras right on delivery"#,
#"SUMMER"#,
#"extras/delivered/purchase-or-push/push"#,
#"The extras do not depend on what triggered the message, such as a push click"#,
#"extras/delivered/late-image"#,
#"A message that waited for its image still has its extras"#,
#"beach_sale"#,
#"extras/delivered/displayed-again"#,
#"The extras arrive again with a message that is displayed again"#,
#"extras/delivered/a-newer-one-before-it"#,
#"A message that waited keeps its extras although a newer one was displayed before it"#,
#"extras/more-texts"#,
#"Extras whose texts and keys mean something to a program"#,
#"""
An extra is a text, whatever it looks like. It arrives as it was set even if a program could read it as a number,
as something encoded, or as nothing.
"""#,
#"Specs/extras/more-texts.yaml"#,
#"extras/more-texts/texts/decimal"#,
#"An extra whose text is a decimal arrives as it was set"#,
#"1.50"#,
#"extras/more-texts/texts/truth"#,
#"An extra whose text is a truth value in capitals arrives as it was set"#,
#"TRUE"#,
#"extras/more-texts/texts/percent"#,
#"An extra whose text is percent-encoded arrives as it was set"#,
#"summer%20sale"#,
#"extras/more-texts/texts/entity"#,
#"An extra whose text is HTML arrives as it was set"#,
#"Shoes &amp; boots"#,
#"extras/more-texts/texts/nothing"#,
#"An extra whose text is the word null arrives as it was set"#,
#"null"#,
#"extras/more-texts/texts/long"#,
#"An extra whose text is longer than 255 characters arrives as it was set"#,
#"Summer sale: shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandalsnow"#,
#"extras/more-texts/keys"#,
#"A key with a dot in it arrives, and so does one that is special in JavaScript"#,
#"__proto__"#,
#"none"#,
#"button.color"#,
#"12"#,
]

let builtinNumbers: StaticString = #"""
521
2 3 8
4 27 28 29 30
3 12 17 21
4 33 34 35 36
2 6 15
1 6
1 15
1 70
1 603
1 149
1 627
1 58
1 635
1 665
3 635 686 688
1 101
1 701
2 58 149
1 714
1 725
1 731
1 739
1 756
1 780
1 794
1 797
1 815
1 827
1 832
1 840
1 874
1 884
1 893
2 80 149
1 897
2 101 80
2 101 58
1 913
1 933
1 939
1 943
1 948
1 953
1 960
2 101 130
1 966
0
1 973
2 58 80
1 978
2 58 130
1 130
1 991
2 70 149
2 40 149
2 991 603
3 58 149 323
3 948 635 991
5 40 58 80 149 339
2 635 991
4 58 80 149 398
1 1030
2 635 1036
3 58 149 189
1 91
1 1043
1 1049
2 149 222
1 118
1 1062
2 1062 603
2 118 222
1 40
1 1081
2 948 1086
2 149 189
2 58 101
1 1104
2 58 40
1 1112
2 58 91
1 1116
2 58 70
1 1120
1 80
2 991 1146
3 756 1159 1116
5 58 149 222 271 440
2 1116 1163
4 149 176 222 339
1 164
1 1173
2 164 176
1 189
3 1187 1184 1186
3 1184 1187 1186
3 1186 1184 1187
2 1196 1194
2 1194 1196
2 1186 1184
1 1184
2 1184 1186
1 398
2 1186 1222
2 1226 1184
3 58 101 149
2 1232 1184
2 978 1236
2 1186 1241
2 966 1244
2 1247 1241
2 91 149
1 176
1 1255
1 1261
1 1265
4 58 149 249 283
2 1269 1270
6 58 149 222 249 283 339
1 1269
1 1280
1 1285
1 1296
2 1302 1303
3 58 149 222
2 1255 1307
5 973 1321 1323 978 1324
3 58 70 222
12 1329 1331 1333 1335 1337 1339 1341 1343 1345 1347 1349 1351
2 58 222
1 1323
2 149 40
1 1366
1 1321
2 973 1323
2 58 323
1 1389
1 1394
2 1394 1173
5 58 70 149 176 222
1 1399
4 1173 991 1222 688
4 58 80 149 222
5 40 149 222 415 496
2 1173 1424
2 1173 1399
1 1438
3 40 149 339
1 1467
3 58 149 339
2 1467 1472
4 58 70 149 222
2 176 249
4 1487 1489 1491 1493
2 1467 1497
4 40 149 249 283
2 176 40
3 1504 948 1467
2 1509 960
4 91 149 222 271
1 206
3 1112 973 978
2 1116 973
2 978 973
2 973 978
2 973 1116
3 973 1323 1544
3 58 149 398
2 1441 1323
4 58 149 271 352
2 1572 1323
3 58 149 176
2 973 1572
3 1605 1186 1159
2 1605 1610
1 222
2 1112 1323
1 236
1 1610
1 1657
1 1661
2 236 530
1 553
2 236 40
1 1675
1 305
1 323
3 1280 1265 1686
1 352
1 1697
2 1280 1265
1 1702
5 58 149 249 283 352
7 58 149 222 249 283 339 377
4 1280 1265 1686 1702
7 58 149 222 249 271 339 377
1 271
2 1487 1489
5 58 149 249 283 323
7 58 149 222 249 283 323 377
3 1487 1489 1491
2 1731 1732
3 1738 1739 1741
2 222 377
3 1738 1747 1739
6 58 149 222 249 283 323
12 1751 1753 1755 1757 1759 1761 1763 1765 1767 1769 1771 1773
1 283
1 1605
2 1605 1186
4 58 149 339 352
4 58 149 249 352
4 58 149 249 323
4 1605 1186 1184 1800
2 1605 1800
4 58 149 249 339
2 756 1163
5 58 149 222 249 339
6 58 149 249 283 339 530
2 339 530
5 58 149 249 365 506
2 271 530
2 283 323
2 323 506
1 1847
1 365
2 365 485
2 271 485
1 1859
2 323 440
2 756 978
3 58 70 149
3 58 149 530
2 756 1686
4 58 149 176 222
1 1163
2 283 506
1 530
1 1901
2 1909 1163
4 91 149 176 222
2 1163 1686
1 1918
2 948 756
2 948 1163
2 1438 756
2 1438 1163
3 40 149 176
2 1163 1952
3 756 1159 1163
3 58 149 440
1 1959
1 1963
3 756 1159 1967
3 1731 1732 688
5 966 1731 1732 688 1995
8 40 58 149 222 249 283 339 377
2 271 506
6 58 149 222 249 323 377
2 249 271
1 1086
4 58 149 283 323
1 249
2 1086 2014
5 58 149 271 283 352
4 1086 2014 688 603
8 58 70 149 222 271 283 323 377
2 2020 2023
5 58 149 283 323 377
2 1086 2028
6 58 149 189 283 323 377
2 249 339
2 2031 688
1 2031
4 58 149 222 283
5 58 70 149 222 283
5 58 80 149 222 283
5 58 91 149 222 283
3 1086 2014 688
1 2014
2 688 2014
5 58 149 271 339 377
4 40 149 222 352
5 40 149 222 339 530
4 40 149 222 365
1 1909
3 149 222 323
4 149 222 339 530
3 149 222 365
6 40 149 249 283 339 530
5 91 149 249 365 506
5 58 149 249 283 365
3 305 271 506
2 756 1909
7 58 91 149 222 249 339 377
2 305 58
3 149 323 339
3 149 339 530
2 305 283
2 305 271
3 149 339 365
2 305 506
2 756 1847
8 58 149 222 249 283 339 377 530
8 58 149 222 249 271 283 339 530
8 58 70 149 222 249 283 339 530
6 58 149 249 339 506 530
2 756 966
6 40 58 149 249 283 339
4 58 149 249 506
5 58 149 249 283 530
2 756 1159
7 58 149 249 283 323 440 485
7 58 70 149 222 249 283 365
4 58 149 249 365
6 58 149 249 339 365 530
7 91 149 222 249 271 365 377
4 58 149 222 249
2 305 530
4 58 149 283 339
4 58 149 339 506
1 2265
4 70 149 249 283
2 323 530
1 2294
4 80 149 249 283
2 1265 797
6 58 70 149 249 283 377
3 58 149 249
2 966 1265
6 58 149 176 222 249 283
1 2322
2 2322 2329
5 58 149 249 271 283
5 58 149 249 283 377
1 2345
1 339
7 58 149 222 249 271 283 352
2 365 352
2 365 530
1 2380
2 2380 2384
1 2384
5 58 149 176 249 283
2 365 398
1 485
1 377
2 2439 1121
7 58 149 222 249 271 283 323
7 58 149 222 249 271 283 365
6 58 149 222 249 283 352
4 2439 1121 2454 2456
6 58 149 249 283 323 352
2 377 365
3 2439 1121 2454
5 58 149 249 283 339
7 58 149 222 249 271 283 339
3 2454 1121 2439
6 58 149 222 249 271 339
1 1186
2 2482 1605
2 1186 2492
3 58 149 283
2 2510 1605
3 1605 1186 1184
2 352 506
2 966 1163
3 756 2554 1163
1 440
1 1509
1 415
1 2510
1 453
2 2570 1163
1 469
2 2576 1163
2 427 485
2 2582 1163
1 1187
1 1222
2 415 485
2 176 485
2 2510 2611
2 2510 1222
2 2510 1186
3 58 149 485
4 58 149 176 485
5 58 149 249 283 485
1 496
1 2646
4 58 149 398 485
1 2650
3 70 149 398
4 91 149 222 398
4 40 149 222 398
1 2659
4 58 149 440 485
1 2664
5 58 149 176 222 427
5 58 149 222 415 485
4 58 149 323 398
2 2680 2682
6 58 149 249 283 323 398
1 875
2 323 485
2 875 1732
6 58 149 249 283 323 485
2 398 506
1 2722
1 2726
1 2740
2 2439 2722
6 58 149 249 283 352 485
2 453 415
2 2722 2751
1 2760
1 2763
1 688
2 875 2760
2 2760 2773
1 1800
2 2786 2784
7 58 149 176 249 283 352 427
2 323 398
2 485 271
4 2786 1800 2798 1509
7 58 149 249 283 323 377 440
3 2798 2786 1800
6 58 149 249 283 339 398
3 2798 2786 2784
6 58 149 249 283 339 415
1 2784
2 1159 1163
2 1159 756
1 1159
1 2843
2 440 530
1 1686
2 176 427
2 1159 2863
5 70 149 189 222 440
2 1159 1686
2 176 440
2 1163 756
2 176 398
2 485 440
2 2659 2898
1 2898
2 2439 2898
2 352 485
3 339 485 530
1 2918
2 440 323
1 2439
1 427
1 2940
1 2956
1 2962
1 2969
2 427 323
2 1441 1686
7 58 149 176 249 283 352 485
2 1686 1441
1 2984
8 58 149 222 249 283 323 398 496
2 2659 1163
4 58 149 339 440
4 58 149 352 440
1 506
2 506 271
4 2439 1121 2454 3016
6 58 149 222 249 339 377
2 506 339
2 506 323
2 506 365
3 506 440 485
1 3016
2 506 415
3 506 453 469
1 3042
2 506 530
2 2439 3016
6 58 149 249 271 339 377
8 58 149 222 249 271 283 339 377
2 3016 2439
6 58 149 249 352 440 485
2 2439 1159
2 506 176
2 1184 1163
2 530 271
6 58 149 249 283 323 377
2 530 352
2 530 398
2 530 365
2 530 305
1 2501
3 283 323 485
1 567
2 530 553
4 283 323 530 553
3 58 149 271
4 271 365 377 506
2 283 339
2 365 506
1 3263
2 271 415
1 1952
4 271 283 398 485
2 530 506
3 176 283 323
2 176 339
2 1605 3314
3 283 323 530
7 58 149 249 283 323 377 530
5 58 149 283 339 530
1 581
1 2576
1 3362
3 3404 1086 3362
2 1086 3404
1 3426
27
1 1
1 2
1 3
2 1 4
2 1 2
1 0
3 1 2 3
2 2 3
2 2 4
1 4
2 0 1
3 0 1 2
2 0 3
2 0 5
1 5
3 2 3 4
3 5 6 8
2 1 3
2 3 4
5 3 4 5 7 12
1 6
3 3 4 5
2 4 5
4 2 3 4 5
2 0 2
3 2 3 5
2 2 5
128
1 0 0 0 0 0 0 0 0 0
1 0 0 0 0 0 0 2 0 0
1 120 0 0 0 0 0 0 0 0
1 0 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1162 1 10000
1 0 0 0 0 0 2 0 0 1 1172 0 6000
1 0 0 0 0 0 0 0 1 1186 2 0
1 0 0 0 0 0 0 0 0 1 1254 1 6000
1 0 0 0 0 0 0 0 0 1 1260 1 6000
1 0 0 0 0 0 0 0 0 1 1254 1 40000
1 0 0 0 0 0 0 0 0 1 1254 1 10000
1 0 0 0 0 0 0 0 0 1 1254 1 20000
1 0 0 0 0 0 0 0 0 1 1279 1 8000
1 0 0 0 0 0 0 0 0 1 1284 1 8000
1 0 0 0 0 0 0 0 0 1 1295 1 20000
1 0 0 0 0 0 0 0 0 2 1254 1 120000 1301 1 20000
1 0 0 0 0 0 0 0 0 2 1306 1 120000 1254 1 6000
1 0 0 0 0 0 0 0 0 1 1172 1 10000
1 0 0 0 0 0 0 0 0 1 1388 1 10000
1 0 0 0 0 0 0 0 0 2 1392 1 10000 1393 1 10000
1 0 0 0 0 0 0 0 0 2 1172 1 10000 1393 1 4000
1 0 0 0 0 0 0 0 0 1 1392 1 10000
1 0 0 0 0 0 0 0 0 4 1392 1 12000 1172 1 10000 1403 1 14000 1404 1 16000
1 0 0 0 0 0 0 0 0 1 1172 1 20000
1 0 0 0 0 0 0 0 0 1 1172 0 0
1 0 0 0 0 0 0 0 0 1 1421 0 0
1 0 0 0 0 0 0 0 0 1 1172 1 120000
1 0 0 0 0 0 2 0 0 1 1437 1 180000
1 0 0 0 0 0 0 0 0 1 1437 1 180000
1 0 0 0 0 0 2 0 0 1 1437 1 40000
1 10 0 0 0 0 2 0 0 1 1437 1 40000
1 0 0 0 0 0 2 0 0 4 1483 1 16000 1484 1 10000 1485 1 14000 1486 1 12000
1 0 0 0 0 0 2 0 0 2 1507 0 0 1508 1 10000
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 1 973 2 0
0 0 0 0 0 0 0 1 1441 1 0
0 0 0 0 0 0 0 0 1 1571 1 10000
0 0 0 0 0 0 0 1 1441 2 0
0 0 0 0 0 2 0 0 0
1 2 0 0 0 0 0 0 0 0
1 7200 0 0 0 0 0 0 0 0
1 345600 0 0 0 0 0 0 0 0
1 0 1 0 0 1 0 0 0 0
1 0 0 0 0 1 0 0 0 0
1 0 0 0 0 1 2 0 0 0
1 0 0 0 0 0 0 0 0 1 1696 1 20000
1 0 0 0 0 0 0 0 0 1 1737 1 40000
1 0 0 0 0 0 2 0 0 1 1737 1 10000
1 0 0 0 0 0 0 0 1 756 1 0
1 10 0 0 0 0 2 0 0 1 1162 1 10000
1 0 0 0 0 0 2 0 0 1 1882 1 40000
1 0 0 0 0 0 2 0 0 1 1162 0 10000
1 0 0 0 0 0 2 0 0 2 1162 1 10000 1882 0 40000
1 0 0 0 0 0 2 0 0 2 1162 1 10000 1437 1 40000
1 60 0 0 0 0 2 0 0 2 1162 1 10000 1437 1 40000
1 0 0 0 0 0 0 1 0 2 1162 1 10000 1437 1 40000
1 0 0 0 0 0 0 0 0 1 1696 1 10000
1 0 0 0 0 0 0 0 1 966 1 0
1 60 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1162 1 40000
1 0 0 0 0 0 2 0 0 2 1260 1 10000 1279 1 10000
1 0 1 0 0 0 2 0 0 1 1087 1 10000
1 10 0 0 0 0 2 0 0 1 1279 1 40000
1 0 0 0 0 1 2 0 0 1 1279 1 40000
1 0 0 0 0 0 2 0 0 1 2281 1 10000
1 0 1 0 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 1087 1 40000
1 0 0 0 0 0 0 0 0 1 2344 1 10000
1 0 0 0 0 0 0 1 0 0
1 0 0 0 1 0 0 0 0 0
1 0 0 0 1 0 1 0 0 0
1 0 0 0 1 0 1 0 0 1 2386 1 10000
1 0 0 0 1 0 2 0 0 0
1 0 0 0 0 0 0 0 0 1 2386 1 10000
1 0 0 0 1 0 1 1 0 0
1 0 0 0 1 0 1 2 0 0
1 0 0 0 0 0 1 1 0 0
1 0 0 0 0 0 0 0 0 1 2509 1 10000
1 0 0 0 0 0 0 0 0 1 2509 0 0
1 0 0 0 0 0 0 0 0 1 2591 0 0
1 0 0 0 0 0 0 0 0 1 1403 0 0
1 0 0 0 0 0 0 0 0 1 2509 0 6000
1 0 0 0 0 0 0 0 0 2 2509 0 6000 1403 1 12000
1 0 0 0 0 0 0 0 0 1 1403 0 6000
1 0 0 0 0 0 0 0 0 2 2509 0 0 1403 0 6000
1 0 0 0 0 0 0 0 0 1 2663 1 20000
1 0 0 0 0 0 0 0 0 1 2663 0 0
1 0 0 0 0 0 0 0 0 1 2704 1 10000
1 0 0 0 0 0 0 0 0 1 2728 0 0
1 0 0 0 0 0 0 0 0 1 2783 1 20000
1 0 0 0 0 0 0 0 1 1800 2 1 2783 0 0
1 0 0 0 0 0 0 2 0 1 2783 0 0
1 0 0 0 0 0 0 0 0 1 2783 0 0
1 0 0 0 0 0 2 0 0 1 1882 1 4000
1 0 0 0 0 0 0 0 1 756 2 1 1162 1 10000
1 0 0 0 0 0 0 0 1 1909 2 1 1162 1 10000
1 0 0 0 0 0 0 0 1 948 2 1 1162 1 10000
1 0 0 1 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 2917 1 10000
1 0 0 0 0 0 0 0 0 1 1882 1 20000
1 0 0 0 0 0 0 0 0 1 2939 1 20000
1 0 0 0 0 0 0 0 0 1 1882 1 4000
1 0 0 0 0 0 0 0 0 1 1882 1 10002
1 0 0 0 0 0 0 0 0 1 1882 1 9998
1 0 0 0 0 0 0 0 0 1 2955 1 180000
1 0 0 0 0 0 0 0 0 1 2955 1 300000
1 0 0 0 0 0 0 0 0 1 2961 1 16000
1 0 0 0 0 0 0 0 0 1 2968 1 40000
1 0 0 0 0 0 0 0 0 1 1087 1 20000
1 0 0 0 0 0 0 0 0 1 1882 1 16000
1 0 0 0 0 0 0 0 0 2 2939 1 20000 1882 1 20000
1 0 0 0 0 0 1 0 0 0
1 0 0 0 0 0 0 0 0 1 3017 0 0
1 0 0 0 0 0 0 0 0 1 3017 1 10000
1 0 0 0 0 0 2 0 0 1 3129 1 40000
1 0 0 0 0 0 2 0 0 1 3150 1 20000
1 0 0 0 0 0 2 0 0 1 3150 1 10000
1 0 0 0 0 0 2 0 0 2 3129 1 10000 3204 0 60000
1 0 0 0 0 0 2 0 0 1 3129 1 10000
1 0 0 0 0 0 2 0 0 1 3222 1 40000
1 0 0 0 0 0 2 0 0 2 1162 1 10000 3129 1 40000
1 0 0 0 0 0 2 0 0 1 3262 0 0
1 0 0 0 0 0 0 0 1 3130 1 0
1 0 0 0 0 0 0 0 1 1441 1 0
1 0 0 0 0 0 0 0 2 756 2 1441 1 0
1 0 0 0 0 0 0 0 1 1605 1 0
1 0 0 0 0 0 0 0 1 3404 1 0
1 0 0 0 0 0 0 0 0 1 1087 1 10000
385
603 1 1 2 0 0 0 0 0 0
627 0 1 2 2 0 0 0 0 0
635 1 1 3 636 0 0 0 0 0 0 0
665 1 1 3 666 0 0 0 0 0 0 0
665 1 1 3 670 0 0 0 0 0 0 0
665 1 1 3 674 0 0 0 0 0 0 0
665 1 1 3 678 0 0 0 0 0 0 0
665 1 1 3 682 0 0 0 0 0 0 0
686 0 1 3 687 0 0 0 0 0 0 0
688 4 1 3 689 0 0 0 0 1 690 0 0
665 0 1 3 694 0 0 0 0 0 0 0
701 1 1 3 702 1 2 3 0 703 0 0 704 0 614 3 615 0 705 0 2 1 0 0 0 0 0 0
714 0 1 3 702 1 3 3 0 703 0 0 704 0 614 3 615 0 705 0 2 1 0 0 0 0 0 0
725 1 1 3 702 1 2 2 0 703 0 0 704 3 2 0 705 0 2 1 0 726 1 0 727 0 0 0 0 0 0
731 1 1 3 732 1 3 2 0 733 0 1 734 2 2 0 733 0 1 2 0 612 4 735 0 0 0 0 0 0
739 0 1 3 740 1 2 2 0 741 3 742 0 741 5 743 0 0 0 0 0 0
739 0 1 3 740 1 2 1 0 741 3 742 0 0 0 0 0 0
739 0 1 3 740 1 3 1 0 741 3 742 0 0 0 0 0 0
756 1 1 3 702 1 0 757 0 0 758 0 0 0 0 0 0
756 1 1 3 702 1 0 757 0 1 771 0 0 0 0 0 0
756 1 1 3 702 1 0 757 0 1 774 0 0 0 0 0 0
756 1 1 3 702 1 0 757 0 2 0 0 0 0 0 0 0
780 1 1 3 781 1 0 782 0 3 3557952000 0 0 0 0 0 0
756 1 1 3 702 1 0 757 1 0 758 0 0 0 0 0 0
756 1 1 3 702 1 0 757 1 1 615 0 0 0 0 0 0
756 1 1 3 702 1 0 757 1 2 0 0 0 0 0 0 0
756 1 1 3 702 1 0 757 1 2 1 0 0 0 0 0 0
794 1 1 3 781 1 0 782 1 3 3557952000 0 0 0 0 0 0
797 1 1 3 702 1 0 612 2 798 0 0 0 0 0 0
797 1 1 3 702 1 0 612 2 802 0 0 0 0 0 0
797 1 1 3 702 1 0 612 2 734 0 0 0 0 0 0
797 1 1 3 702 1 0 612 3 798 0 0 0 0 0 0
797 1 1 3 702 1 0 612 3 734 0 0 0 0 0 0
815 0 1 3 702 1 0 612 4 799 0 0 0 0 0 0
815 0 1 3 702 1 0 612 4 734 0 0 0 0 0 0
815 0 1 3 702 1 0 612 5 798 0 0 0 0 0 0
815 0 1 3 702 1 0 612 5 802 0 0 0 0 0 0
815 0 1 3 702 1 0 612 5 734 0 0 0 0 0 0
827 1 1 3 828 1 0 829 6 3567196800 0 0 0 0 0 0
832 1 1 3 828 1 0 829 7 3567196800 0 0 0 0 0 0
840 4 1 3 841 1 0 842 8 843 0 0 0 0 0 0
840 4 1 3 841 1 0 842 8 848 0 0 0 0 0 0
840 4 1 3 841 1 0 842 8 853 0 0 0 0 0 0
840 4 1 3 841 1 0 842 8 858 0 0 0 0 0 0
840 4 1 3 841 1 0 842 8 863 0 0 0 0 0 0
840 4 1 3 841 1 0 842 8 868 0 0 0 0 0 0
874 0 1 3 687 1 1 875 1 0 0 0 0 0 0
884 0 1 3 687 1 1 875 0 0 0 0 0 0 0
893 1 1 4 604 1 0 611 0 2 1 0 0 0 0 0 0
897 1 1 4 604 1 0 898 2 643 0 0 0 0 0 0
897 1 1 4 604 1 0 902 8 903 0 0 0 0 0 0
897 1 1 4 604 1 2 2 0 611 0 2 1 0 612 3 799 0 0 0 0 0 0
913 1 1 3 740 1 0 741 3 742 0 0 0 0 0 0
756 1 1 3 702 1 0 612 0 1 925 0 0 0 0 0 0
756 1 1 3 702 1 0 612 0 1 929 0 0 0 0 0 0
933 1 1 3 934 1 0 935 2 742 0 0 0 0 0 0
939 1 1 3 940 1 0 782 6 631238399 0 0 0 0 0 0
943 1 1 3 944 1 0 782 7 3786912000 0 0 0 0 0 0
948 1 1 3 949 1 0 950 0 0 759 0 0 0 0 0 0
953 1 1 4 954 1 0 955 0 0 956 0 0 0 0 0 0
960 1 1 3 961 1 1 962 0 0 0 0 0 0 0
966 1 1 2 0 0 0 0 0 0
973 0 1 3 974 0 0 0 0 0 0 0
978 1 1 4 974 0 0 0 0 0 0 0
991 1 1 4 604 0 0 0 0 0 0 0
948 0 1 0 0 0 0 0 0 0
1030 1 3 3 1031 0 3 687 0 4 1032 0 0 0 0 0 0 0
1036 1 1 3 636 0 10 0 0 0 0 0
1043 1 1 1 0 0 0 0 0 0
1049 1 1 1 10 0 0 0 0 0
1062 1 1 3 1063 0 0 0 0 0 0 0
991 0 1 4 604 0 0 0 0 0 0 0
948 1 1 0 0 0 0 0 0 0
1081 0 1 0 40 0 0 0 0 0
1086 3 1 0 20 0 1 1087 0 0 0
973 1 3 3 1095 0 3 1096 0 3 1097 1 0 1098 3 926 0 0 0 0 0 0
1104 1 2 3 1105 1 0 1098 3 926 3 1105 1 0 1106 0 0 1107 0 0 0 0 0 0
1112 1 2 3 1113 0 0 0 0 0 0 0 0
1116 1 2 3 1117 0 1 0 0 0 0 0 0
1120 1 2 3 1113 0 2 0 0 0 0 0 0
1120 1 2 4 1121 0 4 1124 0 0 0 0 0 0 0
1146 0 1 4 624 0 0 0 0 0 0 0
1116 1 1 1 0 0 0 0 0 0
756 1 1 3 636 0 0 0 0 0 0 0
1159 1 1 2 0 2 0 0 0 0
1163 1 1 3 1164 0 0 0 1 1162 0 0 0
1173 1 1 3 687 0 0 0 1 1172 0 0 0
1184 1 1 3 1185 0 2 0 0 0 0 0
1186 0 1 3 1185 0 10 0 0 0 0 0
1187 3 1 3 1185 0 40 0 1 1188 0 0 0
1194 1 1 3 1195 0 4 0 0 0 0 0
1196 1 1 3 1195 0 2 0 0 0 0 0
1194 1 1 3 1195 0 20 0 0 0 0 0
1196 1 1 3 1195 0 18 0 0 0 0 0
1194 1 1 3 1195 0 1 0 0 0 0 0
1196 1 1 3 1195 0 9 0 0 0 0 0
1194 1 1 3 1195 0 400 0 0 0 0 0
1196 1 1 3 1195 0 200 0 0 0 0 0
1194 1 1 3 1195 0 80000 0 0 0 0 0
1196 1 1 3 1195 0 60000 0 0 0 0 0
1194 1 1 3 1195 0 33554434 0 0 0 0 0
1196 1 1 3 1195 0 33554432 0 0 0 0 0
1194 1 1 3 1195 0 0 0 0 0 0 0
1196 1 1 3 1195 0 1 0 0 0 0 0
1222 1 2 3 1185 0 3 1223 0 4 0 0 0 0 0
1226 1 1 3 1185 1 0 1227 3 742 100 0 0 0 0 0
1232 1 1 3 1223 0 198 0 0 0 0 0
978 1 1 2 2 0 0 0 0 0
1236 1 1 4 1237 0 4 0 0 0 0 0
978 1 1 2 4 0 0 0 0 0
1236 1 1 4 1237 0 2 0 0 0 0 0
1241 1 2 1 3 1185 0 18 0 0 0 0 0
966 1 1 0 4 0 0 0 0 0
1244 1 1 0 6 0 0 0 0 0
1247 1 1 1 4 0 0 0 0 0
1241 1 1 1 6 0 0 0 0 0
1255 3 1 0 0 0 1 1254 0 0 0
1261 4 1 0 0 0 0 1 1260 0 0
1265 3 1 3 1266 0 0 0 1 1254 0 0 0
1269 3 1 3 1117 0 0 0 1 1254 0 0 0
1270 1 1 3 1271 0 0 0 1 1254 0 0 0
1280 1 1 1 0 0 1 1279 0 0 0
1285 4 1 1 0 0 0 1 1284 0 0
1296 3 1 0 0 0 1 1295 0 1 120000 0
1302 3 1 3 1117 0 0 0 1 1254 0 0 0
1303 3 1 3 1271 0 0 0 1 1301 0 1 30000 0
1307 4 1 3 1308 0 0 0 0 1 1306 0 0
973 1 1 3 1095 0 0 0 0 0 0 0
1321 1 1 3 1322 0 0 0 0 0 0 0
1323 0 1 3 740 0 0 0 0 0 0 0
978 0 1 2 0 0 0 0 0 0
1324 1 1 3 1325 0 0 0 0 0 0 0
1329 1 1 3 1330 0 0 0 0 0 0 0
1331 1 1 3 1332 0 0 0 0 0 0 0
1333 1 1 3 1334 0 0 0 0 0 0 0
1335 1 1 3 1336 0 0 0 0 0 0 0
1337 1 1 3 1338 0 0 0 0 0 0 0
1339 1 1 3 1340 0 0 0 0 0 0 0
1341 1 1 3 1342 0 0 0 0 0 0 0
1343 1 1 3 1344 0 0 0 0 0 0 0
1345 1 1 3 1346 0 0 0 0 0 0 0
1347 1 1 3 1348 0 0 0 0 0 0 0
1349 1 1 3 1350 0 0 0 0 0 0 0
1351 1 1 3 1352 0 0 0 0 0 0 0
1366 1 1 0 0 0 0 0 0 0
1389 4 1 3 687 0 0 0 0 1 1388 0 0
1394 3 1 2 0 0 1 1393 0 0 0
1399 3 2 1 3 1400 0 0 0 1 1392 0 0 0
991 3 1 4 604 0 0 0 1 1392 0 0 0
1222 4 1 3 1325 0 0 0 0 1 1403 0 0
688 1 1 3 1400 0 0 0 1 1404 0 0 0
966 3 1 0 0 0 1 1421 0 0 0
1424 0 1 3 1425 0 0 0 0 0 0 0
1399 3 1 3 1400 0 0 0 1 1392 0 0 0
1438 3 1 0 0 0 1 1437 0 0 0
1441 1 0 0 0 0 0 0 0
1467 3 1 3 1464 0 0 0 1 1437 0 0 0
1467 3 2 3 1464 0 3 1117 0 0 0 1 1437 0 0 0
1472 1 1 2 0 0 0 0 0 0
1487 1 1 3 1488 0 0 0 1 1483 0 0 0
1489 1 1 3 1490 0 0 0 1 1485 0 0 0
1491 1 1 3 1492 0 0 0 1 1486 0 0 0
1493 1 1 3 1494 0 0 0 1 1484 0 0 0
1497 1 1 0 0 0 1 1437 0 1 2000 0
1504 1 1 0 10 0 0 0 0 0
1509 1 1 2 0 0 1 1507 0 0 0
960 1 1 1 0 0 1 1508 0 0 0
1323 1 1 3 740 0 0 0 0 0 0 0
978 1 1 2 0 0 0 0 0 0
1112 1 1 0 0 0 0 0 0 0
1544 0 1 3 1322 0 0 0 0 0 0 0
1441 1 1 3 1095 0 0 1 0 0 0 0
1572 1 1 3 1573 0 0 0 1 1571 0 0 0
1605 1 1 3 1185 0 0 0 0 0 0 0
1186 1 1 3 1606 0 0 0 0 0 0 0
1159 1 1 3 1607 0 0 2 0 0 0 0
1610 1 1 3 1611 0 10 0 0 0 0 0
1610 1 1 3 1117 0 0 0 0 0 0 0
1657 0 1 2 0 0 0 0 0 0
1661 1 1 1 0 0 0 0 0 0
966 3 1 0 0 0 1 1664 0 0 0
1668 0 0 0 0 0 0 0 0
1675 1 1 0 0 0 0 0 0 0
1280 1 1 3 1683 0 0 0 0 0 0 0
1265 1 1 3 1266 0 0 0 0 0 0 0
1686 0 1 3 1687 0 0 0 0 0 0 0
1697 3 1 3 1698 0 0 0 1 1696 0 0 0
1702 1 1 3 1703 0 0 0 0 0 0 0
1487 1 1 3 636 0 0 0 0 0 0 0
1489 1 1 3 687 0 0 0 0 0 0 0
1491 0 1 3 1723 0 0 0 0 0 0 0
1731 1 1 3 636 0 200 0 0 0 0 0
1732 0 1 3 687 0 2 0 0 0 0 0
1738 1 1 3 636 0 0 0 0 0 0 0
1739 1 1 3 687 0 0 0 1 1740 0 0 0
1741 1 1 3 1723 0 0 0 1 1737 0 0 0
1747 1 1 3 687 0 0 0 0 0 0 0
1739 1 1 3 1723 0 0 0 1 1737 0 0 0
1751 1 1 3 1752 0 0 0 0 0 0 0
1753 1 1 3 1754 0 0 0 0 0 0 0
1755 1 1 3 1756 0 0 0 0 0 0 0
1757 1 1 3 1758 0 0 0 0 0 0 0
1759 1 1 3 1760 0 0 0 0 0 0 0
1761 1 1 3 1762 0 0 0 0 0 0 0
1763 1 1 3 1764 0 0 0 0 0 0 0
1765 1 1 3 1766 0 0 0 0 0 0 0
1767 1 1 3 1768 0 0 0 0 0 0 0
1769 1 1 3 1770 0 0 0 0 0 0 0
1771 1 1 3 1772 0 0 0 0 0 0 0
1773 1 1 3 1774 0 0 0 0 0 0 0
1186 0 1 3 1606 0 0 0 0 0 0 0
1184 1 1 3 1799 0 0 0 0 0 0 0
1800 0 1 3 1801 0 0 0 0 0 0 0
1163 1 1 3 1164 0 0 0 0 0 0 0
1847 1 1 3 1848 0 0 0 0 0 1 10000 0
1859 1 1 2 0 1 0 0 0 0
1686 1 1 0 0 0 1 1882 0 1 10000 0
1901 1 1 3 1902 0 0 1 0 0 0 0
1909 1 1 1 0 0 0 0 0 0
1686 1 1 0 0 0 1 1882 0 0 0
1918 1 1 3 636 1 0 642 0 1 643 0 0 0 0 0 0
1438 1 1 0 0 0 1 1437 0 0 0
1952 1 1 3 1953 0 0 0 1 1162 0 0 0
1959 1 1 3 636 0 0 2 0 0 0 0
1963 1 1 3 1164 0 0 2 1 1162 0 0 0
1967 1 1 3 1902 0 0 2 0 0 0 0
1731 1 1 3 636 0 10 0 0 0 0 0
1732 0 1 3 687 0 18 0 0 0 0 0
688 1 1 3 1425 0 2 0 0 0 0 0
1995 1 1 3 1996 0 14 0 0 0 0 0
966 1 1 0 0 0 0 0 0 0
1086 1 1 3 636 0 0 0 0 0 0 0
2014 0 1 3 687 0 0 0 0 0 0 0
688 1 1 3 1400 0 0 0 0 0 0 0
2020 1 1 3 2021 0 0 0 1 2022 0 0 0
2023 1 1 3 2024 0 0 0 1 2022 0 0 0
2028 1 1 3 636 0 2 0 0 0 0 0
2031 1 1 3 636 0 0 0 0 0 0 0
2031 1 1 2 0 0 0 0 0 0
2031 1 1 4 2017 0 0 0 0 0 0 0
2031 1 1 1 0 0 0 0 0 0
1909 1 2 3 636 0 1 0 0 0 0 0 0
756 1 1 3 1848 0 0 0 0 0 0 0
978 1 2 2 4 2084 0 0 0 0 0 0 0
1909 1 1 3 1848 0 0 0 0 0 0 0
973 1 0 0 0 0 0 0 0
1265 1 1 3 1266 0 0 0 1 1279 0 0 0
2265 4 1 2 0 0 0 1 1260 0 0
966 3 1 0 0 0 1 1087 0 0 0
1441 1 0 0 0 1 2281 0 0 0
797 0 1 2 0 0 0 0 0 0
2294 1 1 4 2295 0 0 0 0 0 0 0
2322 1 1 3 2323 0 0 0 0 0 0 0
2329 0 1 3 2330 0 0 0 0 0 0 0
2345 3 1 3 1322 0 0 0 1 2344 0 0 0
2345 3 1 0 0 0 1 2344 0 0 0
2380 1 1 3 2381 0 0 0 0 0 0 0
2384 3 1 3 2385 0 0 0 1 2386 0 0 0
2384 3 1 0 0 0 1 2386 0 0 0
2384 1 1 3 2385 0 0 0 0 0 0 0
2439 1 1 3 914 0 0 0 0 0 0 0
1121 0 1 3 2440 0 0 0 0 0 0 0
2454 1 1 3 2455 0 0 0 0 0 0 0
2456 1 1 3 2457 0 0 0 0 0 0 0
2482 2 1 3 1902 0 0 0 1 2483 0 0 0
2482 3 1 3 1902 0 0 0 1 2483 0 0 0
2482 4 1 3 1902 0 0 0 1 2483 0 0 0
2492 3 1 3 2493 0 200 0 1 2494 0 0 0
2501 0 0 0 0 0 0 0 0
2506 1 0 0 0 0 0 0 0
2510 1 1 3 1902 0 0 0 1 2509 0 0 0
756 1 2 3 636 0 3 1031 0 0 0 0 0 0 0
2554 1 1 3 1031 0 4 0 0 0 0 0
1509 1 1 3 2562 0 0 1 0 0 0 0
2510 1 1 3 1185 0 0 0 1 2509 0 0 0
1184 1 1 3 2567 0 0 0 0 0 0 0
1163 0 1 3 1164 0 0 0 0 0 0 0
2570 3 1 3 2571 0 0 0 0 0 0 0
2576 2 1 3 636 0 0 0 0 0 0 0
2582 1 1 3 1031 0 0 0 0 0 1 10000 0
1187 0 1 3 2592 0 0 0 1 2591 0 0 0
1187 2 1 3 2592 0 0 0 1 2591 0 0 0
1187 3 1 3 2592 0 0 0 1 2591 0 0 0
1222 4 1 3 1606 0 0 0 0 1 1403 0 0
2611 1 1 3 1902 0 0 0 1 2509 0 0 0
1186 0 1 3 1799 0 0 0 0 0 0 0
2646 1 1 3 2330 0 0 0 0 0 0 0
2650 0 1 2 0 0 0 0 0 0
2659 3 1 3 1117 0 0 2 1 1459 0 0 0
2664 4 1 3 740 0 0 0 0 1 2663 1 10000 0
2680 3 1 3 1113 0 20 0 1 2681 0 0 0
2682 0 1 3 1113 0 2 0 0 0 0 0
875 1 1 3 2692 0 0 0 0 0 0 0
1732 0 1 3 687 0 0 0 0 0 0 0
1030 3 1 3 2705 0 0 0 1 2704 0 0 0
2722 3 1 3 2723 0 0 0 0 0 0 0
2726 3 1 3 2727 0 0 0 1 2728 0 0 0
973 0 1 3 2732 0 0 0 0 0 0 0
973 1 1 3 2732 0 0 0 0 0 0 0
973 4 1 3 2732 0 0 0 0 0 0 0
2740 3 1 0 0 0 0 0 0 0
2439 0 1 3 914 0 0 0 0 0 0 0
2751 3 1 3 2752 0 0 0 0 0 0 0
2760 2 1 3 636 0 0 0 0 0 0 0
2763 2 1 3 2764 0 0 0 1 2765 0 0 0
875 0 1 3 687 0 0 0 0 0 0 0
2773 2 1 3 2774 0 0 0 0 0 0 0
1800 0 1 3 1117 0 0 0 0 0 0 0
2784 1 1 3 2785 0 0 0 1 2783 0 1 10000 0
2786 1 1 3 1703 0 0 0 0 0 0 0
1509 3 1 3 1902 0 0 2 1 1737 0 0 0
2798 1 1 3 2799 0 0 0 0 0 0 0
948 1 1 0 0 2 0 0 0 0
2843 1 1 3 636 1 0 642 0 1 643 0 2 0 0 0 0
1686 1 1 3 2853 0 0 0 1 1882 0 1 2000 0
1909 1 1 1 0 2 0 0 0 0
2863 1 1 2 10 0 0 0 0 0
2871 1 0 0 2 1 2872 0 0 0
1509 3 1 3 2562 0 0 2 1 1737 0 0 0
1509 3 1 3 2562 0 0 1 1 1737 0 0 0
1509 3 1 3 2562 0 0 0 1 1737 0 0 0
2898 1 1 3 2899 0 0 1 0 0 0 0
2914 1 0 0 0 0 0 0 0
2918 3 1 3 2919 0 0 1 1 2917 0 0 0
1509 0 1 3 2562 0 0 2 1 1737 0 0 0
1509 2 1 3 2562 0 0 2 1 1737 0 0 0
1509 4 1 3 2562 0 0 2 1 1737 0 0 0
1686 1 1 3 1687 0 0 0 1 1882 0 1 10000 0
2940 4 1 3 2785 0 0 0 0 1 2939 1 10000 0
2956 1 1 3 1687 0 0 0 1 2955 0 1 240000 0
2962 3 1 3 2963 0 0 0 1 2961 0 1 2000 0
2962 3 1 3 2963 0 0 0 1 2961 0 1 3000 0
2969 1 1 3 2970 0 0 0 1 2968 0 0 0
966 3 1 0 0 0 1 1087 0 1 10000 0
1441 0 1 3 1117 0 0 0 0 0 0 0
2984 1 1 3 2985 0 0 0 0 0 1 10000 0
2659 1 1 3 1117 0 0 1 0 0 0 0
756 1 1 3 636 0 0 0 1 3006 0 0 0
3016 3 1 3 2323 0 0 1 1 3017 0 0 0
3042 3 1 3 3043 0 0 0 0 0 0 0
3042 2 1 3 3043 0 0 0 0 0 0 0
3048 0 0 0 0 0 0 0 0
1159 1 1 3 3062 0 0 2 0 0 0 0
939 2 0 0 0 1 3079 0 0 0
939 3 0 0 0 1 3079 0 0 0
939 4 0 0 0 1 3079 0 0 0
3130 1 0 0 0 1 3129 0 0 0
1497 1 0 0 0 1 3150 0 1 10000 0
3182 1 0 0 0 1 1162 0 0 0
3194 1 0 0 0 1 3150 0 0 0
3200 1 0 0 2 0 0 0 0
3205 1 0 0 0 1 3204 0 0 0
966 1 1 0 0 0 1 3222 0 0 0
3263 1 1 3 1848 0 0 0 1 3262 0 0 0
1952 1 1 3 1164 0 0 0 1 1162 0 1 2000 0
1497 1 0 0 0 0 0 1 10000 0
3292 1 0 0 1 0 0 0 0
939 1 0 0 0 1 3079 0 0 0
3314 1 1 3 1902 0 0 0 0 0 0 0
3319 0 0 0 0 0 0 0 0
2510 1 1 3 1607 0 0 0 1 2509 0 0 0
2576 0 1 3 636 0 0 0 0 0 0 5 3350 3351 3352 3353 3354 3355 3356 3357 3358 3359
3362 0 1 3 1425 0 0 0 0 0 0 0
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3368
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3371
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3374
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3377
2576 0 1 3 636 0 0 0 0 0 0 1 3367 602
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3382
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3385
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3388
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3391
2576 0 1 3 636 0 0 0 0 0 0 5 3394 706 3395 3396 703 704 3397 3398 3399 3400
1086 1 1 3 636 0 0 0 0 0 0 2 3354 3403 3358 3359
3404 1 1 3 687 0 0 0 0 0 0 2 3405 3406 3358 3407
756 1 1 0 0 0 0 0 0 2 902 3421 3358 3359
756 1 3 1 2 3 636 0 0 0 0 0 0 2 902 3421 3358 3359
3426 3 1 0 0 0 1 1087 0 0 1 3358 3359
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3437
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3440
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3443
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3446
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3449
2576 0 1 3 636 0 0 0 0 0 0 1 3367 3452
2576 0 1 3 636 0 0 0 0 0 0 4 3455 3456 3457 704 962 3458 3358 3359
404
1 0
2 0 1
1 2
1 3
1 4
1 5
1 6
1 7
3 2 8 9
1 10
1 11
1 12
1 13
1 14
1 15
1 16
1 17
1 18
1 19
1 20
1 21
1 22
1 23
1 24
1 25
1 26
1 27
1 28
1 29
1 30
1 31
1 32
1 33
1 34
1 35
1 36
1 37
1 38
1 39
1 40
1 41
1 42
1 43
1 44
1 45
1 46
1 47
1 48
1 49
1 50
1 51
1 52
1 53
1 54
1 55
1 56
1 57
1 58
1 59
1 60
1 61
1 62
1 63
1 64
0
1 65
2 64 0
3 2 64 65
2 2 64
1 66
2 2 67
1 68
2 68 69
1 70
1 71
2 70 0
1 72
2 72 73
3 72 74 73
1 75
1 76
1 77
1 78
1 79
1 80
2 64 81
3 82 83 84
2 82 85
1 86
3 87 88 89
2 90 91
2 92 93
2 94 95
2 96 97
2 98 99
2 100 101
2 102 103
2 87 88
2 88 104
2 87 105
2 87 106
2 107 108
2 109 110
2 88 111
2 112 113
2 114 115
1 116
1 117
1 118
2 119 120
1 119
1 121
1 122
1 123
2 124 125
2 116 126
1 127
5 127 128 129 130 131
12 132 133 134 135 136 137 138 139 140 141 142 143
1 129
2 127 144
2 127 128
2 127 129
1 145
1 146
2 86 146
1 147
4 86 148 149 150
2 86 148
1 151
2 86 152
2 86 153
1 154
2 154 155
1 156
1 157
2 156 158
4 159 160 161 162
2 156 163
3 156 164 72
2 165 166
2 127 167
3 127 168 169
2 127 82
2 127 168
2 127 169
3 127 167 170
2 167 171
2 167 172
3 127 167 155
2 127 172
3 173 174 175
2 173 176
3 127 167 169
1 177
1 178
1 179
1 180
1 181
1 182
1 183
3 183 184 185
1 186
3 183 184 187
4 183 184 185 187
2 188 189
3 188 189 190
2 191 192
3 193 194 195
3 193 196 197
12 198 199 200 201 202 203 204 205 206 207 208 209
1 173
2 173 210
4 173 210 211 212
2 173 212
1 83
2 83 213
2 83 155
1 155
1 214
2 155 214
1 215
2 83 85
2 83 168
2 83 216
1 85
1 217
2 85 218
2 85 219
1 220
2 83 72
2 72 85
2 83 221
2 85 221
2 85 222
3 83 85 84
1 223
1 224
3 83 84 225
3 226 227 228
5 226 227 228 229 230
1 231
2 231 232
4 231 232 233 0
2 234 235
2 231 236
2 233 237
2 233 238
2 233 239
2 233 240
3 231 232 233
1 230
2 230 155
1 241
2 241 155
1 242
2 242 155
2 241 242
1 243
3 83 85 155
3 83 155 214
3 83 155 168
2 83 230
2 85 155
2 83 84
2 83 218
2 83 244
3 83 155 245
1 246
1 247
1 248
2 246 183
1 249
1 184
1 250
1 251
2 184 250
2 184 248
1 252
2 252 253
1 254
1 255
1 256
2 256 257
1 257
1 258
2 256 259
2 260 261
4 260 261 262 263
3 260 261 262
2 173 264
2 173 265
2 173 266
2 210 267
2 173 268
2 268 269
2 173 270
3 173 210 211
2 230 213
2 82 213
2 271 213
3 271 272 213
1 273
1 274
1 275
2 276 277
2 276 278
2 276 279
1 280
1 281
1 282
1 283
2 274 284
2 274 283
2 274 285
1 286
1 287
1 82
1 288
1 289
2 290 291
1 292
2 292 293
1 294
1 295
1 296
1 297
1 298
1 299
1 300
2 295 301
2 295 302
1 303
1 304
1 233
2 303 305
2 303 306
1 307
2 308 309
1 310
4 310 307 309 311
3 307 309 311
4 308 307 309 311
1 308
2 84 85
1 312
2 84 83
1 84
1 313
2 84 155
1 314
1 315
2 84 316
2 84 314
2 85 83
1 317
1 218
1 318
1 319
1 320
2 288 321
1 321
2 321 301
2 321 322
1 323
1 324
1 325
1 326
1 301
1 327
1 328
1 329
1 330
1 331
1 332
1 333
2 327 334
1 335
2 276 336
1 336
1 337
1 260
4 260 261 262 338
1 338
1 339
1 340
3 260 338 341
2 260 338
2 260 342
2 276 275
1 343
1 344
1 345
1 268
4 268 269 173 210
1 346
2 83 347
2 155 83
2 155 85
2 348 85
3 346 83 84
3 349 83 84
3 155 83 84
1 350
2 346 351
2 346 352
2 155 352
2 346 85
2 346 83
2 155 346
2 346 353
2 348 354
1 355
1 356
1 357
2 173 358
2 268 359
2 268 173
1 360
1 361
1 362
1 363
1 364
1 365
1 366
1 367
1 368
1 369
1 370
1 371
1 372
3 373 374 362
1 373
2 373 374
1 375
1 376
1 377
1 378
1 379
1 380
1 381
1 382
1 383
1 384
627
0 8
2 604 0
2 608 0
2 604 3 611 2 0 612 1 613 614 1 615
1 618 0
1 621 0
5
6
4
2 624 0
2 628 0
12
0 10
11 120000
0 12
1 636 0
1 636 3 640 0 641 642 1 643 644 2 1
1 647 0
1 650 0
1 653 0
1 656 0
1 659 0
1 662 0
0 13
1 667 0
1 666 0
1 671 0
1 670 0
1 675 0
1 674 0
1 679 0
1 678 0
1 683 0
1 682 0
0 14
1 687 0
1 689 0
1 694 0
0 16
1 702 3 703 0 706 705 2 1 614 1 615
1 702 3 703 0 704 705 2 1 614 1 615
1 702 3 703 0 704 705 2 1 614 1 709
1 702 3 703 0 704 705 2 0 614 1 615
0 18
1 702 3 703 0 706 705 2 0 614 1 709
1 702 3 703 0 704 705 2 0 614 1 709
1 702 3 703 0 706 705 2 0 614 1 615
1 702 3 703 0 706 705 2 1 614 1 709
1 702 0
1 702 1 614 1 615
0 19
1 702 3 703 0 704 705 2 0 726 0 727
1 702 3 703 0 706 705 2 1 726 0 728
1 702 3 703 0 704 705 2 1 726 0 727
0 20
1 732 2 612 1 735 733 1 2
1 732 2 612 1 736 733 1 643
1 732 2 612 1 736 733 1 2
0 21
1 740 1 741 1 744
1 740 1 741 1 742
1 740 1 741 1 746
1 740 1 741 1 743
1 740 0
0 22
1 702 1 757 0 759
1 702 1 757 0 758
1 702 1 757 0 762
1 702 1 757 0 765
1 702 1 757 0 768
1 702 1 757 1 615
1 702 1 757 1 771
1 702 1 757 1 775
1 702 1 757 1 774
1 702 1 757 2 1
1 702 1 757 2 0
0 23
1 781 0
1 781 1 782 3 3557952002
1 781 1 782 3 3557952000
1 702 1 757 1 709
0 24
1 781 1 782 3 3557951998
0 25
1 702 1 612 1 798
1 702 1 612 1 799
1 702 1 612 1 802
1 702 1 612 1 803
1 702 1 612 1 734
1 702 1 612 1 806
1 702 1 612 1 809
1 702 1 612 1 812
0 26
1 702 1 612 1 818
1 702 1 612 1 2
0 27
1 828 0
1 828 1 829 3 8141817600
1 828 1 829 3 3567196800
1 828 1 829 3 3567196798
0 28
1 828 1 829 3 1830297600
1 828 1 829 3 3567196802
1 828 1 829 0 836
0 29
1 841 0
1 841 1 842 0 844
1 841 1 842 0 845
1 841 1 842 0 849
1 841 1 842 0 850
1 841 1 842 0 854
1 841 1 842 0 855
1 841 1 842 0 859
1 841 1 842 0 860
1 841 1 842 0 864
1 841 1 842 0 865
1 841 1 842 0 869
1 841 1 842 0 870
0 30
1 687 2 876 1 643 877 1 775
1 687 1 875 2 0
1 687 1 875 1 734
1 687 1 875 0 602
0 31
1 687 1 877 1 775
0 32
2 604 1 611 2 0
2 604 1 611 2 1
0 34
2 604 1 898 1 643
2 604 1 898 1 775
2 604 1 902 0 904
2 604 1 902 0 905
2 604 2 611 2 1 612 1 908
2 604 2 611 2 1 612 1 799
2 624 1 611 2 1
1 604 1 611 2 1
0 37
1 914 1 741 1 742
2 740 1 741 1 742
1 740 1 917 1 742
1 740 3 917 1 2 741 1 742 918 1 775
1 702 1 612 1 926
1 702 1 612 1 925
1 702 1 612 1 930
1 702 1 612 1 929
0 38
1 934 1 935 1 936
0 39
1 940 1 782 3 933119999
0 40
1 944 1 782 3 4759776000
0 41
1 949 1 950 0 949
1 949 1 950 0 759
0 42
2 954 1 955 0 954
2 954 1 955 0 956
0 43
1 961 1 962 0 963
1 961 1 642 1 643
0 45
1 962 0
0 47
1 975 0
1 974 0
0 49
2 975 0
2 974 0
0 52
0 46
2 694 0
2 636 0
0 55
1 604 0
1 659 1 642 1 643
1 1007 1 642 1 643
1 1010 1 642 1 643
1 650 1 642 1 643
2 1015 1 612 1 1016
1 1019 0
0 57
0 59
0 61
2 1032 0
0 62
0 65
0 66
1 1054 0
1 1055 0
2 1054 0
0 69
3 0 1063
1 1063 0
3 1 604
0 70
0 73
0 74
1 948 0
3 0 694
1 1095 0
1 1096 0
0 77
1 1105 2 1098 1 2 1106 0 1108
1 1105 2 1098 1 744 1106 0 1108
1 1105 2 1098 1 2 1106 0 1107
0 79
0 81
1 1113 0
0 83
2 1121 0
2 1125 0
2 1124 0
2 1135 0
2 1015 0
2 1140 0
2 1143 0
0 85
1 1149 0
2 604 2 703 0 704 614 1 615
0 86
2 860 0
0 88
1 1164 0
11 12000
0 91
11 20000
17 1 1172 1 0
17 1 1172 1 10000
0 94
1 1185 0
0 95
0 96
0 97
1 1195 0
0 98
0 99
0 100
0 101
0 103
1 1223 0
0 104
1 1185 1 1227 1 744
1 1185 1 1227 1 742
0 106
0 107
2 1237 0
0 108
0 109
0 110
0 113
11 4000
0 114
0 115
1 1266 0
11 60000
0 117
1 1117 0
1 1271 0
0 119
0 120
11 6000
0 121
0 122
11 10000
0 123
0 125
0 126
1 1325 0
1 1322 0
0 128
1 1352 0
1 1330 0
0 130
0 132
7
0 133
0 134
0 136
0 137
0 138
0 140
1 1400 0
0 141
11 40000
17 1 1172 0 0
11 16000
17 1 1421 1 0
0 144
1 1425 0
0 145
0 146
11 140000
16 0 1 1441 1
11 182000
19 1441
20 1441
8 1
11 42000
17 1 1459 1 10000
13
3 0 1464
0 148
1 1464 0
0 150
2 1472 0
15
9
10
0 153
1 1488 0
1 1490 0
1 1492 0
1 1494 0
11 2000
0 154
0 157
0 158
11 2
11 58000
11 59998
11 60002
11 62000
11 70000
0 161
0 162
0 163
0 164
0 165
0 166
11 80000
0 168
11 22000
0 170
1 1573 0
11 18000
11 1800
11 58400
3 0 740
16 0 1 1323 0
14 1441
19 973
20 973
0 172
0 173
1 1607 0
1 1606 0
0 174
1 1611 0
11 1000
11 90000
11 119998
11 7080000
11 259200000
11 3000
11 120002
11 7320000
11 180000
0 176
18
0 178
0 179
2 1658 0
0 180
14 1668
0 184
1 1683 0
0 187
1 1687 0
16 1 1
16 1 0
0 189
1 1698 0
0 190
0 191
1 1703 0
0 194
0 197
0 200
1 1723 0
0 201
0 202
0 204
0 206
1 1752 0
1 1754 0
1 1756 0
1 1758 0
1 1760 0
1 1762 0
1 1764 0
1 1766 0
1 1768 0
1 1770 0
1 1772 0
1 1774 0
0 208
0 209
16 0 1 1605 1
0 213
1 1801 0
1 1799 0
0 214
0 216
16 0 1 756 0
0 224
1 1848 0
16 0 1 756 2
0 228
8 0
0 230
0 233
0 235
0 238
1 1902 0
17 1 1162 1 0
0 239
0 241
0 242
1 636 1 642 1 2
0 243
0 244
0 245
0 246
0 248
1 1953 0
0 249
0 251
0 252
0 253
0 254
0 255
1 1996 0
0 260
0 263
16 0 1 1086 1
16 0 1 1086 0
0 265
2 2017 0
0 267
1 2021 0
1 2024 0
0 269
0 272
0 273
0 278
16 0 1 966 0
0 285
0 293
2 2084 0
3 0 636
0 302
0 307
0 311
16 0 2 1909 1 756 1
16 0 2 1909 0 756 0
14 973
0 321
2 2266 0
0 324
2 2295 0
0 326
0 329
0 331
1 2323 0
0 332
16 0 1 2322 1
1 2330 0
16 0 1 2322 0
0 335
16 0 1 756 1
0 340
1 2381 0
0 341
1 2385 0
0 342
0 347
1 914 0
1 2440 0
0 351
1 2455 0
1 2457 0
0 354
0 359
0 360
0 361
1 2493 0
14 2501
14 2506
0 363
1 2514 0
0 364
3 0 1185
0 366
0 367
1 1031 0
0 369
1 2562 0
0 371
17 1 2509 1 0
1 2567 0
16 1 2
0 373
1 2571 0
0 375
0 377
0 378
1 2592 0
0 379
17 1 2509 1 10000
0 382
0 383
0 384
0 389
0 391
2 2651 0
2 2652 0
0 395
0 397
17 1 2663 1 0
17 1 2663 1 4000
0 401
16 0 1 2680 2
16 0 1 2680 0
0 403
1 2692 0
0 405
16 0 1 875 2
1 2705 0
0 408
1 2723 0
0 409
1 2727 0
1 2732 0
0 410
0 411
0 414
1 2752 0
0 415
0 416
1 2764 0
0 417
0 418
0 419
1 2774 0
0 420
0 421
1 2785 0
0 425
1 2799 0
0 427
0 429
0 431
0 432
0 433
0 434
0 435
1 636 1 642 1 643
0 437
1 2853 0
0 439
0 441
0 443
14 2871
16 0 1 1909 0
16 0 1 948 0
0 446
1 2899 0
0 447
0 448
14 2914
0 451
1 2919 0
0 453
11 30000
0 455
11 8000
11 10002
11 9998
0 456
11 300000
0 457
1 2963 0
0 458
1 2970 0
0 460
0 462
11 9000
0 463
1 2985 0
0 465
11 345600000
0 470
0 476
0 479
1 3043 0
0 481
14 3048
0 484
0 486
1 3062 0
0 488
14 939
16 0 1 2501 2
19 2501
19 2506
20 2501
20 2506
14 3130
14 1497
14 3182
14 3194
14 3200
14 3205
0 504
0 506
16 0 1 3130 0
16 0 1 1441 0
14 3292
0 511
14 3319
16 0 1 1605 0
0 516
0 517
0 518
0 519
0 520
928
1 0
1 1
1 2
1 3
1 4
1 5
2 6 7
1 8
1 9
1 10
1 11
1 12
2 13 10
1 14
1 15
1 16
1 17
1 18
1 19
1 20
1 21
1 22
1 23
1 24
1 25
1 26
1 27
1 28
1 29
1 30
1 31
1 32
1 33
1 34
1 35
3 11 13 36
3 11 13 15
1 37
1 38
1 39
1 40
1 41
1 42
1 43
1 44
1 45
1 46
1 47
1 48
1 49
1 50
1 51
1 52
1 53
1 54
1 55
1 56
1 57
1 58
1 59
1 60
1 61
1 62
1 63
1 64
1 65
1 66
1 67
1 68
1 69
1 70
1 71
1 72
1 73
1 74
1 75
1 76
1 77
1 78
1 79
1 80
1 81
1 82
1 83
1 84
1 85
1 86
1 87
1 88
1 89
1 90
1 91
1 92
1 93
1 94
1 95
1 96
1 97
1 98
1 99
1 100
1 101
1 102
1 103
1 104
1 105
1 106
1 107
1 108
1 109
1 110
1 111
1 112
1 113
1 114
1 115
1 116
1 117
1 118
1 119
1 120
1 121
1 122
1 123
1 124
1 125
1 126
1 127
1 128
1 129
1 130
1 131
1 132
1 133
1 134
1 135
1 136
1 137
1 138
1 139
1 140
1 141
1 142
1 143
1 144
1 145
1 146
1 147
1 148
1 149
1 150
1 151
1 152
1 153
1 154
1 155
1 156
1 157
1 158
1 159
1 160
1 161
1 162
1 163
1 164
1 165
1 166
1 167
1 168
1 169
1 170
1 171
1 172
1 173
1 174
1 175
1 176
1 177
1 178
1 179
4 35 10 35 180
2 6 15
1 181
2 15 1
1 182
1 183
1 184
1 185
1 186
1 6
1 187
3 6 13 7
1 188
1 189
1 190
1 191
1 192
1 193
1 194
1 195
4 6 192 194 7
1 196
1 197
5 37 198 13 171 199
1 200
1 201
1 202
1 203
1 204
1 205
1 206
1 207
1 208
1 209
1 210
1 211
1 212
1 213
1 214
1 215
1 216
1 217
3 11 13 1
1 218
1 219
1 220
1 221
1 222
1 223
1 224
1 225
1 226
2 227 225
2 228 225
1 229
1 230
1 231
1 232
1 233
1 234
1 235
1 236
1 237
2 11 238
2 13 230
1 239
3 11 13 240
1 241
1 242
1 243
1 244
1 245
1 246
1 247
1 248
1 249
1 250
1 251
1 252
1 253
2 6 254
2 7 8
2 255 8
1 256
2 257 258
3 226 11 8
1 259
3 257 251 6
2 251 7
2 226 8
1 260
1 261
1 262
1 13
2 8 226
1 263
1 264
1 265
1 255
1 266
2 163 200
2 8 13
1 267
1 268
2 11 200
2 11 210
2 11 269
2 11 63
1 270
1 271
2 11 272
1 273
2 200 269
1 274
1 275
1 276
1 269
1 277
2 6 200
6 273 7 8 11 13 63
1 278
1 279
1 280
2 226 11
1 281
1 282
1 283
1 284
2 11 268
2 11 1
2 11 35
1 285
1 286
2 35 264
2 287 161
1 288
1 289
1 290
1 7
1 291
1 292
1 293
1 294
2 295 296
1 297
1 298
1 257
1 299
1 300
1 301
1 302
1 303
1 304
1 305
1 306
2 307 308
1 309
1 310
1 311
1 312
1 313
2 11 314
1 315
2 298 8
1 316
1 317
2 318 63
2 319 63
2 320 63
3 11 321 63
3 11 322 63
5 11 6 323 7 63
1 324
3 11 284 200
1 325
1 326
1 327
3 11 284 210
3 11 226 206
1 328
3 11 226 8
1 329
3 11 330 63
3 11 226 269
5 11 284 63 284 269
2 330 63
1 331
3 297 330 63
3 268 210 8
4 11 284 268 210
2 332 63
3 11 284 275
2 333 334
4 314 63 11 335
2 11 226
4 11 6 226 7
4 300 11 297 226
2 336 200
2 337 63
3 11 226 338
3 11 226 339
4 11 226 340 63
4 341 342 11 226
3 11 226 306
1 343
1 334
4 11 307 226 308
1 344
3 11 264 345
2 264 346
1 347
3 11 264 348
2 349 63
2 350 63
2 351 63
2 352 63
2 353 63
3 11 354 63
3 11 292 63
3 11 355 63
3 11 356 63
3 11 357 63
3 11 350 269
1 358
3 11 350 63
3 11 350 210
2 359 7
1 360
1 361
1 362
1 363
1 364
1 359
1 365
2 359 365
2 6 366
2 275 8
1 367
4 6 368 254 366
2 11 8
2 11 170
2 369 366
4 370 6 275 8
1 371
1 372
2 275 284
1 373
2 254 366
1 374
1 375
3 369 366 370
4 6 284 7 8
3 368 254 366
2 11 373
1 376
4 375 368 254 366
1 377
3 6 15 35
1 378
4 6 15 35 379
4 6 35 379 15
1 380
1 381
4 369 15 35 370
2 284 8
1 382
7 7 379 224 11 8 11 8
1 383
13 6 384 385 386 387 388 389 390 391 392 393 394 395
1 396
1 397
2 398 230
3 370 13 346
2 369 230
4 370 13 230 8
1 370
2 6 230
1 399
4 400 230 346 401
2 13 346
1 402
3 400 13 230
2 369 15
6 370 6 64 7 8 11
1 403
7 6 64 7 8 11 8 11
1 340
1 314
2 404 64
1 307
2 308 306
2 7 170
2 7 306
1 405
1 406
2 224 8
3 224 11 405
3 224 308 8
3 407 308 8
2 404 8
1 408
1 409
1 308
1 410
2 13 221
2 300 11
1 411
1 412
1 413
1 414
1 415
1 416
1 417
1 418
1 419
1 420
1 421
1 322
1 422
1 423
1 424
1 425
1 426
1 427
1 428
1 429
2 297 8
1 430
4 6 15 35 289
1 431
4 15 35 289 432
2 11 306
1 433
1 434
2 435 15
3 436 13 35
1 437
5 6 15 35 282 438
1 439
4 6 440 13 441
1 442
2 13 15
1 443
2 11 444
1 438
1 445
2 13 35
2 13 282
3 369 372 226
3 275 370 8
2 226 371
2 446 161
2 11 161
2 308 161
1 447
2 308 8
4 406 406 404 8
1 448
1 449
1 450
3 7 6 8
4 7 13 15 8
4 11 13 15 8
2 7 64
2 11 64
3 300 11 8
4 308 307 308 306
4 308 13 15 8
2 308 64
4 6 7 11 8
3 11 297 8
3 11 224 8
1 451
5 11 221 11 8 11
4 11 307 308 306
1 452
3 11 322 8
4 7 300 11 8
1 453
3 7 221 8
3 308 322 64
5 308 221 11 8 11
5 6 308 306 7 306
6 308 340 306 11 306 11
1 454
8 406 15 314 455 306 11 306 11
8 406 15 448 7 306 11 306 11
10 406 15 6 306 308 7 306 11 306 11
5 7 300 11 8 11
4 7 6 8 11
4 224 7 8 11
5 7 15 11 8 11
5 11 456 11 8 11
1 404
2 257 8
1 457
2 6 458
2 366 11
2 359 255
1 459
2 6 460
1 254
3 6 7 6
2 6 275
2 7 253
1 461
4 6 254 13 458
1 462
1 463
2 369 464
2 370 463
2 370 8
1 465
1 466
1 464
2 13 467
3 468 11 8
2 6 464
2 369 463
3 370 463 11
2 369 8
3 370 8 11
4 369 464 13 467
5 370 8 11 8 11
1 469
2 369 269
6 7 223 8 11 8 11
2 470 15
3 404 223 8
3 11 8 11
6 470 11 8 404 8 11
2 307 8
3 308 8 11
3 307 11 8
2 307 15
6 369 308 8 370 8 11
1 471
2 6 472
1 473
1 474
1 472
1 475
3 307 11 223
4 307 6 308 15
2 369 472
3 307 370 8
2 308 471
2 13 474
1 476
3 6 477 478
2 477 478
2 369 477
1 478
6 8 370 8 11 8 11
1 479
5 6 477 478 480 481
4 6 370 13 478
4 307 370 13 478
1 482
1 477
4 13 478 13 480
3 481 477 478
2 8 480
1 481
3 477 478 480
2 11 483
1 484
1 485
1 346
2 13 486
1 487
1 488
1 489
5 13 6 490 7 346
1 491
2 13 401
3 13 492 346
3 398 13 346
4 8 370 8 11
5 8 463 370 8 11
4 306 370 306 11
2 493 314
1 493
2 222 8
2 403 15
1 494
1 495
1 496
2 307 497
3 297 308 8
2 409 8
1 498
2 307 230
2 499 498
2 307 500
3 501 308 8
1 502
2 307 503
2 223 503
1 504
2 223 15
1 505
2 6 495
4 7 170 11 8
2 223 495
4 11 8 11 170
1 506
1 507
1 508
2 230 226
2 509 498
1 510
3 230 414 226
2 509 510
1 511
2 346 230
5 6 346 226 7 8
1 512
1 401
2 346 226
4 6 230 7 8
7 6 230 226 7 8 226 8
1 513
2 501 467
1 514
2 501 515
3 370 13 516
2 501 8
1 501
1 517
2 13 257
1 518
2 63 284
2 519 518
2 520 518
2 63 226
2 6 467
3 501 7 8
3 370 13 467
1 467
1 521
2 522 208
3 523 13 208
2 370 6
1 524
2 501 525
2 501 152
2 6 525
3 501 7 170
2 370 170
1 526
1 527
1 525
2 501 528
4 370 6 13 35
1 529
1 530
1 531
1 532
1 533
1 534
4 6 530 7 8
1 535
3 370 530 8
1 536
5 6 13 537 7 8
1 538
1 539
1 540
1 541
4 6 15 7 8
1 542
2 369 35
3 370 15 8
1 543
5 6 13 544 7 8
1 545
2 501 257
3 6 7 8
1 546
2 369 375
4 370 547 284 8
2 6 257
1 548
7 6 375 13 257 13 549 414
3 7 8 8
1 550
1 549
3 13 375 257
3 11 8 8
1 551
3 13 375 547
1 552
1 547
1 553
1 554
3 297 11 8
1 555
1 556
1 557
1 558
1 559
1 560
1 561
1 562
4 563 11 563 11
1 564
1 565
1 497
1 566
1 567
1 568
3 6 297 7
1 569
2 297 11
2 369 567
3 370 297 170
2 409 170
3 370 297 8
1 570
3 297 11 568
1 571
1 572
1 573
2 6 477
3 297 7 8
3 369 13 567
1 368
1 574
1 575
2 547 574
1 576
2 368 574
2 368 577
2 368 578
1 579
2 368 357
2 368 580
1 581
2 582 574
1 583
1 584
3 6 368 251
1 585
2 369 257
4 370 368 574 8
1 586
2 576 257
2 11 587
1 588
2 501 589
5 576 370 6 588 589
3 251 7 8
1 590
3 409 13 257
3 6 15 591
2 370 306
1 592
4 464 477 478 480
2 13 478
3 307 370 306
1 593
3 370 297 306
2 409 306
4 6 464 7 306
1 594
4 6 595 7 306
1 596
4 464 13 477 597
2 11 573
1 598
1 369
3 8 370 306
1 599
1 600
2 369 500
1 601
1 500
1 602
6 6 230 487 13 346 488
3 487 370 170
1 603
2 6 487
3 11 501 488
1 604
2 11 488
1 605
1 606
1 607
2 606 300
3 608 264 298
3 608 257 298
3 608 8 298
3 608 170 298
3 608 608 298
3 608 450 298
3 608 306 298
3 608 297 298
5 7 609 332 11 8
2 6 608
4 251 8 255 8
4 7 340 11 8
4 608 6 298 8
2 7 340
2 340 224
2 610 224
1 608
2 6 340
2 608 224
2 611 224
2 612 11
1 612
4 608 613 330 8
4 608 6 7 298
2 608 275
3 610 257 224
2 608 298
4 608 15 11 298
1 610
1 614
2 7 608
1 615
3 610 298 8
6 608 15 224 11 8 11
3 608 616 170
4 340 8 617 170
4 340 15 617 170
4 7 340 617 8
2 6 609
5 224 7 170 11 8
2 6 618
3 297 8 11
1 619
2 11 300
2 11 620
2 11 230
3 6 230 487
3 11 230 300
2 621 8
1 345
1 622
1 623
1 624
3 11 13 35
3 11 13 289
1 625
1 626
2 11 15
366
0
1 0 0 603 0
1 0 0 627 0
1 0 0 635 0
1 0 0 665 0
1 0 0 686 0
1 0 0 688 0
1 0 0 701 0
1 0 0 714 0
1 0 0 725 0
1 0 0 731 0
1 0 0 739 0
1 0 0 756 0
1 0 0 780 0
1 0 0 794 0
1 0 0 797 0
1 0 0 815 0
1 0 0 827 0
1 0 0 832 0
1 0 0 840 0
1 0 0 874 0
1 0 0 884 0
1 0 0 893 0
1 0 0 897 0
1 0 0 913 0
1 0 0 933 0
1 0 0 939 0
1 0 0 943 0
1 0 0 948 0
1 0 0 953 0
1 0 0 960 0
1 0 5 0 1 962
1 0 0 973 0
1 0 0 978 0
1 0 5 0 1 975
1 0 5 0 1 687
1 0 5 1 0
1 0 0 991 0
1 0 5 0 1 636
1 0 5 0 1 694
1 0 5 0 1 604
1 0 5 0 1 659
1 0 5 0 1 1007
1 0 5 0 1 1010
1 0 5 0 1 650
4 0 5 0 1 687 0 5 1 0 0 5 0 1 687 0 5 0 1 1019
1 0 0 1030 0
1 0 0 1036 0
1 0 0 1043 0
1 0 0 1049 0
1 0 0 1062 0
1 0 0 1081 0
1 0 0 1086 0
1 0 0 1104 0
1 0 0 1112 0
1 0 0 1116 0
1 0 0 1120 0
1 0 0 1146 0
1 0 1 756
1 0 1 1116
1 0 0 1173 0
1 0 0 1187 0
1 0 0 1194 0
1 0 0 1186 0
1 0 0 1184 0
1 0 0 1222 0
1 0 0 1226 0
1 0 0 1236 0
1 0 0 1241 0
1 0 0 1244 0
1 0 0 1255 0
1 0 0 1261 0
1 0 0 1265 0
1 2 2 3 0 0 1270 0 0 1 1270 0 0 1269 0 3 0 0 1269 0 0 1 1269 0 0 1270 0
1 0 0 1269 0
1 0 0 1280 0
1 0 0 1285 0
1 0 0 1296 0
1 0 0 1303 0
1 0 0 1324 0
1 0 0 1321 0
1 0 0 1323 0
1 0 0 1351 0
1 0 0 1329 0
1 0 0 1366 0
1 2 2 2 0 0 973 0 0 0 1323 0 1 0 0 1323 0
1 0 9 1172
1 0 0 1389 0
1 0 0 1394 0
2 0 0 1394 0 0 1 1394
1 0 0 1399 0
1 0 0 966 0
1 0 0 1424 0
1 0 0 1438 0
1 0 0 1467 0
1 0 0 1472 0
1 0 1 1472
1 0 1 1467
1 0 0 1493 0
2 0 1 1493 0 0 1491 0
2 0 1 1491 0 0 1489 0
2 0 1 1489 0 0 1487 0
1 0 0 1504 0
1 0 1 1504
1 2 2 1 0 0 948 0 1 0 0 1504 0
1 0 1 973
1 2 2 1 0 0 1544 0 1 0 0 1323 0
1 2 3 1 0 0 1572 0 1 0 0 1323 0 2 0 0 1323 0 0 1 1323
1 2 2 0 1 0 0 1441 0
1 0 0 1605 0
1 0 0 1668 0
1 1 2 0 0 1675 0 0 7 1675
1 0 0 1702 0
1 0 0 1686 0
2 0 1 1686 0 0 1280 0
2 0 1 1280 0 0 1265 0
1 0 0 1487 0
1 0 1 1487
1 0 0 1489 0
1 0 0 1491 0
2 0 1 1487 0 0 1491 0
1 0 0 1732 0
2 0 1 1732 0 0 1731 0
1 2 2 0 1 0 0 1738 0
1 2 2 1 0 0 1739 0 0
1 1 3 0 0 1739 0 0 0 1747 0 0 0 1738 0
1 0 0 1773 0
2 0 1 1773 0 0 1771 0
2 0 1 1771 0 0 1769 0
2 0 1 1769 0 0 1767 0
2 0 1 1767 0 0 1765 0
2 0 1 1765 0 0 1763 0
2 0 1 1763 0 0 1761 0
2 0 1 1761 0 0 1759 0
2 0 1 1759 0 0 1757 0
2 0 1 1757 0 0 1755 0
2 0 1 1755 0 0 1753 0
2 0 1 1753 0 0 1751 0
1 0 1 1751
1 0 0 1800 0
2 0 1 1800 0 0 1184 0
2 0 1 1184 0 0 1186 0
2 0 1 1186 0 0 1605 0
2 0 4 1605 0 3 1605 1 1804
2 0 4 1186 0 0 1186 0
1 0 1 1605
2 0 1 1800 0 0 1605 0
2 0 0 756 0 0 1 756
1 0 0 1163 0
1 2 2 3 0 1 1163 0 0 756 0 0 1 756 5 0 1 1163 0 0 1163 0 0 1 1163 0 0 756 0 0 1 756
1 0 0 1441 0
2 0 1 1441 0 0 756 0
2 0 1 1441 2 2 1 0 0 756 0 0
1 2 2 1 0 1 756 0
1 0 1 1441
1 2 2 0 1 0 0 1847 0
1 2 2 0 1 0 1 1847
2 0 1 1441 2 2 0 1 0 0 1847 0
1 2 2 0 1 0 0 756 0
1 0 1 978
1 0 0 1901 0
1 0 1 1901
1 0 0 1909 0
1 0 1 1909
1 0 1 1163
1 0 1 948
1 0 0 1952 0
1 0 1 1952
1 2 2 1 0 0 1159 0 0
2 0 1 688 0 0 1732 0
2 0 1 966 0 0 1995 0
2 0 1 1995 0 0 688 0
1 0 1 1086
1 0 0 2014 0
2 0 1 2014 0 0 1086 0
2 0 1 603 0 0 688 0
2 0 1 688 0 0 2014 0
1 0 0 2023 0
2 0 1 2023 0 0 2020 0
1 0 0 2028 0
2 0 1 2028 0 0 1086 0
2 0 1 688 0 0 2031 0
2 0 1 1441 0 0 966 0
2 0 1 1441 0 0 1909 0
2 0 1 756 0 0 1909 0
1 2 3 1 0 0 756 0 2 0 0 756 0 0 1 756 3 0 0 756 0 0 1 756 0 0 756 0
1 2 2 2 0 1 1441 0 0 756 0 3 0 1 1441 0 0 756 0 0 1 756
1 2 2 1 0 0 756 0 2 0 0 756 0 0 1 756
1 2 3 2 0 1 1441 0 0 756 0 3 0 1 1441 0 0 756 0 0 1 756 4 0 1 1441 0 0 1441 0 0 1 1441 0 0 756 0
2 0 1 1441 2 2 4 0 0 978 0 0 1 978 0 0 756 0 0 1 756 4 0 0 756 0 0 1 756 0 0 978 0 0 1 978
2 0 1 966 0 0 756 0
1 2 2 4 0 0 978 0 0 1 978 0 0 756 0 0 1 756 4 0 0 756 0 0 1 756 0 0 978 0 0 1 978
1 2 2 4 0 0 1441 0 0 1 1441 0 0 756 0 0 1 756 4 0 0 756 0 0 1 756 0 0 1441 0 0 1 1441
1 2 2 4 0 0 756 0 0 1 756 0 0 1909 0 0 1 1909 4 0 0 1909 0 0 1 1909 0 0 756 0 0 1 756
1 2 2 2 0 0 1441 0 0 1 1441 4 0 0 1441 0 0 1 1441 0 0 1441 0 0 1 1441
1 2 2 4 0 0 756 0 0 1 756 0 0 1441 0 0 1 1441 4 0 0 1441 0 0 1 1441 0 0 756 0 0 1 756
2 0 1 756 0 0 1441 0
2 0 1 1441 2 2 4 0 0 973 0 0 1 973 0 0 756 0 0 1 756 4 0 0 756 0 0 1 756 0 0 973 0 0 1 973
1 1 2 0 0 1265 0 0 7 1265
1 1 2 0 0 2265 0 0 7 2265
2 0 0 1280 0 0 1 1280
1 1 2 0 0 797 0 0 7 797
1 1 2 0 0 2294 0 0 7 2294
2 0 1 797 0 0 1265 0
1 2 2 0 1 0 3 1265 1 2313
1 1 2 0 0 2322 0 0 7 2322
1 0 0 2329 0
2 0 1 2329 0 0 2322 0
2 0 4 2322 0 0 2322 0
1 2 2 0 1 0 0 2322 0
1 2 2 2 0 0 2322 0 0 1 2322 1 0 1 2322
1 2 2 4 0 0 2329 0 0 1 2329 0 0 2322 0 0 1 2322 3 0 1 2322 0 0 2329 0 0 1 2329
1 0 0 2345 0
1 0 0 2322 0
1 0 3 2322 1 1804
1 2 2 4 0 0 1163 0 0 1 1163 0 0 756 0 0 1 756 4 0 0 756 0 0 1 756 0 0 1163 0 0 1 1163
3 0 1 1163 0 0 756 0 0 1 756
2 0 0 1441 0 0 1 1441
1 0 0 2380 0
1 0 0 2384 0
2 0 1 2384 0 0 2380 0
1 1 2 0 0 2380 0 0 7 2380
1 2 2 0 1 0 3 2380 1 30
1 0 0 1121 0
2 0 1 1121 0 0 2439 0
1 2 2 0 1 0 0 2439 0
1 2 2 4 0 0 1121 0 0 1 1121 0 0 2439 0 0 1 2439 3 0 1 2439 0 0 1121 0 0 1 1121
1 2 2 1 0 0 1121 0 0
1 2 2 2 0 1 1121 0 0 2439 0 2 0 1 2439 0 0 1121 0
1 0 0 2456 0
2 0 1 2456 0 0 2454 0
2 0 1 2454 0 0 1121 0
1 0 0 2439 0
2 0 1 2439 0 0 2454 0
2 0 1 1605 0 0 1186 0
1 0 0 2482 0
2 0 1 2482 0 0 1605 0
2 0 1 1186 0 0 2492 0
1 0 0 2501 0
2 0 1 2501 0 0 1605 0
2 0 1 1605 0 0 2501 0
2 0 1 2501 0 0 2506 0
2 0 1 1605 0 0 2510 0
1 2 3 0 2 0 1 1605 0 0 1186 0 2 0 1 1605 0 0 1605 0
2 0 1 1605 0 0 1184 0
1 2 2 0 1 0 3 1186 1 2521
2 0 0 2322 0 0 1 2322
1 2 2 0 2 0 0 2582 0 0 1 2582
1 2 2 1 0 1 1163 3 0 1 1163 0 0 2582 0 0 1 2582
1 0 0 2510 0
1 0 1 1222
1 0 2 2510 1 2632
1 0 2 1222 1 2632
1 0 0 2646 0
1 0 1 2646
1 0 0 2650 0
1 0 0 2659 0
1 0 0 2664 0
1 0 0 2680 0
1 0 1 1732
1 0 0 875 0
1 0 4 875
1 0 2 875 1 1804
1 0 2 1732 1 1804
1 0 0 2726 0
1 0 1 2439
1 0 2 2726 1 2632
1 0 2 2722 1 2753
1 0 2 2751 1 2753
1 0 0 2763 0
1 0 1 875
1 0 2 2760 1 2753
1 0 2 2773 1 2753
1 0 0 2786 0
1 0 1 2786
1 0 0 2798 0
2 0 1 2798 0 0 1800 0
2 0 1 1800 0 0 2786 0
2 0 1 2798 0 0 2786 0
1 0 0 2863 0
1 0 1 2863
1 2 2 0 4 0 0 2871 0 0 1 2871 0 0 2871 0 0 1 2871
1 0 0 1509 0
1 0 1 2659
1 0 0 2914 0
1 0 2 2659 1 2930
1 0 2 2898 1 2930
1 0 0 2956 0
1 0 0 2969 0
1 0 0 2984 0
1 0 2 1686 1 2989
1 0 2 2940 1 2989
1 1 2 0 0 2439 0 0 7 2439
1 0 0 3016 0
2 0 1 3016 0 0 2454 0
2 0 1 2439 0 0 1121 0
2 0 1 3016 0 0 3048 0
2 0 1 3048 0 0 2439 0
1 0 3 3016 1 1804
1 0 2 3016 1 2930
1 0 8 1184
1 0 1 939
1 0 1 2501
1 0 0 2506 0
2 0 1 2506 0 0 1186 0
2 0 1 1186 0 0 2501 0
1 2 2 1 0 4 2501 1 0 0 2501 0
1 2 2 0 1 0 3 2501 1 2313
1 2 2 1 0 2 2506 1 1804 1 0 0 2506 0
1 0 7 2501
1 0 7 2506
1 2 2 1 0 8 2501 0
1 0 8 2501
1 0 8 2506
1 2 2 1 0 7 2501 0
1 0 0 3130 0
1 2 2 1 0 0 3130 0 2 0 0 3130 0 0 1 3130
1 2 3 1 0 0 756 0 2 0 0 1497 0 0 0 756 0 2 0 0 756 0 0 0 1497 0
1 2 2 2 0 0 1441 0 0 0 756 0 2 0 0 756 0 0 0 1441 0
1 2 3 1 0 0 3130 0 2 0 0 3130 0 0 1 3130 3 0 0 3130 0 0 1 3130 0 0 3130 0
1 0 0 3182 0
1 0 1 3130
1 0 0 3194 0
1 2 2 0 2 0 0 3200 0 0 1 3200
1 0 0 3200 0
1 0 1 3200
1 2 2 1 0 0 3130 0 1 0 0 3205 0
1 2 3 0 1 0 0 3130 0 2 0 0 3130 0 0 1 3130
1 2 2 0 1 0 1 1441
1 2 3 3 0 0 756 0 0 1 756 0 0 3130 0 2 0 0 3130 0 0 1 3130 3 0 0 3130 0 0 1 3130 0 0 756 0
2 0 1 1441 0 0 3130 0
1 2 2 4 0 0 756 0 0 1 756 0 0 3130 0 0 1 3130 4 0 0 3130 0 0 1 3130 0 0 756 0 0 1 756
1 2 2 0 2 0 0 1497 0 0 1 1497
1 2 2 0 2 0 0 3292 0 0 1 3292
1 1 2 0 0 1605 0 0 7 1605
1 0 8 1605
1 2 2 1 0 8 1605 1 1 3 0 8 1605 0 0 3314 0 0 7 3314
1 0 0 3319 0
1 2 2 0 1 0 0 2501 0
1 2 2 2 1 2 0 0 1605 0 0 7 1605 0 8 1605 0
1 1 2 0 0 2510 0 0 7 2510
1 0 8 2510
1 0 0 2576 1 5 3350 3351 3352 3353 3354 3355 3356 3357 3358 3359
1 0 0 3362 1 0
1 0 0 2576 1 1 3367 3368
1 0 0 2576 1 1 3367 3371
1 0 0 2576 1 1 3367 3374
1 0 0 2576 1 1 3367 3377
1 0 0 2576 1 1 3367 602
1 0 0 2576 1 1 3367 3382
1 0 0 2576 1 1 3367 3385
1 0 0 2576 1 1 3367 3388
1 0 0 2576 1 1 3367 3391
1 0 0 2576 1 5 3394 706 3395 3396 703 704 3397 3398 3399 3400
1 0 0 1086 1 2 3354 3403 3358 3359
1 0 0 3404 1 2 3405 3406 3358 3407
1 0 0 756 1 2 902 3421 3358 3359
1 0 0 3426 1 1 3358 3359
1 2 2 1 0 0 1086 1 2 3354 3403 3358 3359 0
1 0 0 2576 1 1 3367 3437
1 0 0 2576 1 1 3367 3440
1 0 0 2576 1 1 3367 3443
1 0 0 2576 1 1 3367 3446
1 0 0 2576 1 1 3367 3449
1 0 0 2576 1 1 3367 3452
1 0 0 2576 1 4 3455 3456 3457 704 962 3458 3358 3359
0 1 2
5 3 4 5 6 7 8 9 10 6 11 12 13 14 15 16 17 18 19 15 20 21 22 23 15 24
2 6 25 26 0 1 15 31 32 2 3
11 37 38 39 8 40 41 0 4 42 43 3 44 45 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 91 13 47 48 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 94 13 49 50 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 97 13 0 5 3 0 1 51 1 52 8 0 1 53 1 52 12 0 1 54 1 55 17 0 1 56 1 55 21 0 1 57 1 55 0 46 81 9
58 59 0 4 60 61 3 62 63 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 139 13 64 65 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 142 13 66 67 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 145 13 0 5 3 0 1 51 1 68 8 0 1 53 1 68 12 0 1 54 1 69 17 0 1 56 1 69 21 0 1 57 1 69 0 46 128 9
70 71 0 4 72 73 2 74 75 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 185 13 76 77 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 188 13 0 5 3 0 1 51 1 78 8 0 1 53 1 78 12 0 1 54 1 79 17 0 1 56 1 79 21 0 1 57 1 79 0 46 174 9
80 81 0 4 82 83 3 84 85 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 227 13 86 87 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 230 13 88 67 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 233 13 0 5 3 0 1 51 1 89 8 0 1 53 1 89 12 0 1 54 1 90 17 0 1 56 1 90 21 0 1 57 1 90 0 46 217 9
91 92 0 4 93 94 2 95 96 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 275 13 97 98 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 278 13 0 5 3 0 1 51 1 99 8 0 1 53 1 99 12 0 1 54 1 100 17 0 1 56 1 100 21 0 1 57 1 100 0 46 265 9
101 102 0 4 103 104 5 105 106 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 321 13 107 108 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 326 13 109 110 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 329 13 111 112 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 332 13 113 114 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 335 13 0 5 3 0 1 51 1 115 8 0 1 53 1 116 12 0 1 54 1 115 17 0 1 56 1 117 21 0 1 57 1 115 0 46 307 9
118 119 0 4 120 121 2 122 123 5 3 0 0 0 8 1 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 373 13 124 125 5 3 0 0 0 8 1 0 0 12 0 0 0 17 2 0 0 21 0 0 0 46 376 13 0 5 3 0 1 51 1 126 8 1 1 53 1 127 12 0 1 54 1 126 17 3 1 56 1 128 21 0 1 57 1 126 1 129 46 362 9
130 131 0 4 132 133 3 134 135 5 3 0 0 0 8 0 0 0 12 0 0 0 17 2 0 0 21 0 0 0 46 428 13 136 137 5 3 1 0 0 8 1 0 0 12 1 0 0 17 2 0 0 21 1 0 0 46 431 13 138 139 5 3 1 0 0 8 1 0 0 12 1 0 0 17 2 0 0 21 1 0 0 46 434 13 0 5 3 0 1 140 1 141 8 0 1 142 1 141 12 0 1 143 1 144 17 2 0 0 21 0 1 145 1 144 0 46 416 9
146 147 148 4 149 150 0 4 151 152 2 153 154 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 486 13 155 156 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 491 13 0 5 3 0 1 157 1 158 8 0 1 159 1 158 12 0 1 160 1 161 17 0 1 162 1 158 21 0 1 163 1 158 0 46 475 9
164 165 0 4 166 167 2 168 169 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 537 13 170 171 5 3 1 0 1 172 8 1 0 1 172 12 1 0 1 172 17 1 0 1 172 21 1 0 1 172 46 540 13 0 5 3 0 1 157 1 173 8 0 1 159 1 174 12 0 1 160 1 175 17 0 1 162 1 175 21 0 1 163 1 175 0 46 526 9
176 177 0 4 178 179 2 180 181 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 612 13 182 183 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 615 13 0 5 3 3 1 157 1 184 8 0 1 159 1 185 12 0 1 160 1 186 17 0 1 162 1 187 21 0 1 163 1 187 1 188 46 600 9
189 190 0 4 191 192 3 193 194 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 656 13 195 196 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 659 13 197 198 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 662 13 0 5 3 0 1 157 1 199 8 0 1 159 1 200 12 3 1 160 1 201 17 0 1 162 1 199 21 3 1 163 1 201 1 202 46 645 9
203 204 205 2 206 207 0 4 208 209 3 210 211 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 723 13 212 213 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 726 13 214 215 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 729 13 0 5 3 0 1 216 1 217 8 0 1 218 1 217 12 0 1 219 1 217 17 0 1 220 1 217 21 0 1 221 1 217 0 46 714 9
222 223 0 4 224 225 3 226 227 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 764 13 228 229 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 767 13 230 215 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 770 13 0 5 3 0 1 216 1 231 8 0 1 218 1 231 12 0 1 219 1 232 17 0 1 220 1 233 21 0 1 221 1 232 0 46 754 9
34 234 235 1 236 237 1 5 238 239 2 240 238 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 821 13 241 242 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 824 13 0 5 3 1 1 243 1 244 8 1 1 245 1 244 12 4 0 0 17 4 0 0 21 4 0 0 0 46 812 9
246 247 248 4 249 250 1 4 251 252 4 253 254 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 863 13 255 256 5 3 1 0 0 8 1 0 0 12 1 0 0 17 0 0 0 21 1 0 0 46 866 13 257 258 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 869 13 259 260 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 872 13 0 5 3 3 1 261 1 262 8 1 1 263 1 264 12 1 1 265 1 266 17 0 1 267 1 268 21 1 1 269 1 266 1 270 46 854 9
271 272 1 4 273 274 3 275 273 5 3 0 0 0 8 3 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 917 13 276 277 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 920 13 278 279 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 923 13 0 5 3 0 1 261 1 280 8 3 1 263 1 281 12 0 1 265 1 280 17 0 1 267 1 280 21 0 1 269 1 280 1 282 46 908 9
283 284 1 4 285 286 6 287 288 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 970 13 289 290 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 973 13 291 292 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 976 13 293 294 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 979 13 295 296 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 982 13 297 298 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 985 13 0 5 3 3 1 261 1 299 8 3 1 263 1 300 12 0 1 265 1 301 17 0 1 267 1 302 21 0 1 269 1 303 1 304 46 957 9
305 306 1 4 307 308 2 309 310 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1032 13 311 312 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1035 13 0 5 3 0 1 261 1 313 8 0 1 263 1 314 12 0 1 315 1 316 17 0 1 317 1 313 21 0 1 318 1 319 0 46 1021 9
320 321 322 5 323 324 1 4 325 326 3 327 328 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1094 13 329 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1097 13 331 332 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1100 13 0 5 3 0 1 333 1 334 8 0 1 335 1 334 12 0 1 336 1 334 17 0 1 337 1 334 21 0 1 338 1 334 0 46 1085 9
339 340 1 4 341 342 4 343 344 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1134 13 345 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1137 13 346 347 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1140 13 348 349 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1143 13 0 5 3 0 1 333 1 350 8 0 1 335 1 351 12 0 1 336 1 350 17 0 1 337 1 350 21 0 1 338 1 350 0 46 1125 9
352 353 1 4 354 355 4 356 357 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1180 13 358 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1184 13 359 360 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1187 13 361 362 5 3 2 0 0 8 2 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1190 13 0 5 3 0 1 333 1 363 8 0 1 335 1 363 12 0 1 336 1 364 17 0 1 337 1 364 21 0 1 338 1 364 0 46 1168 9
365 366 1 6 367 368 4 369 370 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1235 13 371 330 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1240 13 372 373 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1243 13 374 375 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1247 13 0 5 3 4 0 0 8 4 0 0 12 0 1 336 1 376 17 0 1 337 1 376 21 0 1 338 1 376 0 46 1223 9
377 378 1 4 379 380 2 381 382 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1281 13 383 384 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1284 13 0 5 3 0 1 333 1 385 8 0 1 335 1 385 12 1 1 336 1 386 17 1 1 337 1 386 21 1 1 338 1 386 0 46 1272 9
30 387 388 1 389 390 1 6 391 392 0 1 393 5 3 4 0 0 8 4 0 0 12 0 1 315 1 394 17 2 0 0 21 0 1 318 1 394 0 46 1316 9
395 396 397 8 398 399 1 4 400 401 4 402 403 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1367 13 404 405 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1370 13 406 360 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1373 13 407 362 5 3 2 0 0 8 2 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1376 13 0 5 3 0 1 408 1 409 8 0 1 410 1 409 12 0 1 411 1 412 17 0 1 413 1 412 21 0 1 414 1 412 0 46 1357 9
415 416 1 4 417 418 3 419 420 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1417 13 421 422 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1420 13 423 424 5 3 3 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1423 13 0 5 3 3 1 408 1 425 8 0 1 410 1 417 12 0 1 411 1 417 17 0 1 413 1 417 21 0 1 414 1 417 1 426 46 1407 9
427 428 1 4 429 430 4 431 432 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1462 13 433 434 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1465 13 435 436 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1468 13 437 438 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1471 13 0 5 3 0 1 408 1 439 8 0 1 410 1 439 12 0 1 411 1 439 17 0 1 413 1 439 21 0 1 414 1 439 0 46 1452 9
440 441 1 4 442 443 4 444 445 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1507 13 446 447 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1510 13 448 449 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1513 13 450 451 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1516 13 0 5 3 0 1 408 1 452 8 0 1 410 1 452 12 0 1 411 1 452 17 0 1 413 1 452 21 0 1 414 1 452 0 46 1496 9
453 454 1 6 455 456 4 457 458 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 3 0 0 46 1550 13 459 460 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1553 13 461 462 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1556 13 463 464 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 3 0 0 46 1559 13 0 5 3 4 0 0 8 4 0 0 12 0 1 411 1 465 17 0 1 413 1 466 21 3 1 414 1 467 1 468 46 1541 9
469 470 1 6 471 472 4 473 474 5 3 4 0 0 8 4 0 0 12 3 0 0 17 0 0 0 21 0 0 0 46 1591 13 475 476 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1594 13 477 478 5 3 4 0 0 8 4 0 0 12 3 0 0 17 1 0 0 21 1 0 0 46 1597 13 479 480 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1600 13 0 5 3 4 0 0 8 4 0 0 12 3 1 411 1 481 17 0 1 413 1 482 21 0 1 414 1 483 1 484 46 1582 9
485 486 1 4 487 488 2 489 490 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1632 13 491 492 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1635 13 0 5 3 0 1 408 1 493 8 0 1 410 1 494 12 1 1 411 1 495 17 1 1 413 1 495 21 1 1 414 1 495 0 46 1623 9
496 497 1 5 498 499 1 500 501 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1670 13 0 5 3 0 1 408 1 502 8 0 1 410 1 502 12 4 0 0 17 4 0 0 21 4 0 0 0 46 1661 9
503 504 505 1 506 507 1 6 508 509 5 510 511 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1704 13 512 513 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1707 13 514 515 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1710 13 516 517 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1713 13 518 519 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1718 13 0 5 3 4 0 0 8 4 0 0 12 0 1 520 1 521 17 3 1 522 1 523 21 0 1 524 1 525 1 526 46 1693 9
527 528 529 3 530 531 1 4 532 533 6 534 535 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1775 13 536 537 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1778 13 538 539 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1781 13 540 541 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1784 13 542 543 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1789 13 544 545 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1792 13 0 5 3 0 1 546 1 547 8 0 1 548 1 547 12 0 1 549 1 550 17 0 1 551 1 550 21 0 1 552 1 550 0 46 1755 9
553 554 1 4 555 556 3 557 558 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1837 13 559 560 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1840 13 561 562 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1843 13 0 5 3 3 1 546 1 563 8 0 1 548 1 564 12 0 1 549 1 565 17 0 1 551 1 565 21 0 1 552 1 565 1 566 46 1827 9
567 568 1 5 569 570 3 571 572 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1886 13 573 574 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1889 13 575 576 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1892 13 0 5 3 0 1 546 1 577 8 0 1 548 1 577 12 4 0 0 17 4 0 0 21 4 0 0 0 46 1874 9
578 579 580 1 581 582 1 5 583 584 3 585 586 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1930 13 587 588 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1933 13 589 590 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1936 13 0 5 3 3 1 591 1 592 8 0 1 593 1 594 12 4 0 0 17 4 0 0 21 4 0 0 1 595 46 1919 9
72 596 37 597 598 599 2 1 7
600 601 602 7 4 0 0 2 0 0 0 0 599 22 9 1 1 0 0 599 23 9 1 0 1 605 1 74 0 9 599 15 5
606 607 602 7 4 0 0 2 0 0 0 0 599 22 9 2 1 0 0 599 23 9 1 0 1 605 1 74 0 9 599 15 5
609 610 602 7 4 0 0 2 0 0 0 0 599 29 9 3 1 0 0 599 30 9 1 0 0 1 74 0 9 599 26 5
616 617 602 7 4 0 0 3 0 0 0 0 599 39 9 4 0 0 0 599 40 9 1 1 0 0 599 41 9 1 0 0 2 74 1 76 0 9 599 33 5
619 620 602 7 4 0 0 3 0 0 0 0 599 39 9 5 0 0 0 599 40 9 1 1 0 0 599 41 9 1 0 0 2 74 1 76 0 9 599 33 5
622 623 602 7 4 0 0 4 0 0 0 0 599 47 9 6 0 0 0 599 48 9 7 0 0 0 599 49 9 8 1 0 0 599 50 9 1 0 0 2 74 2 76 1 9 599 44 5
625 626 602 7 4 0 1 5 0 0 0 0 599 56 9 9 1 0 0 599 57 9 10 0 0 0 599 59 9 11 0 0 0 599 60 9 12 2 0 0 599 61 9 1 0 0 1 74 3 9 599 53 5
629 37 630 631 632 2 1 15
633 634 602 11 4 0 2 2 13 0 0 0 632 22 9 14 3 0 0 632 23 9 1 0 1 637 1 62 0 9 632 18 5
638 639 602 11 4 0 2 2 13 0 0 0 632 29 9 15 3 0 0 632 30 9 1 0 0 1 62 0 9 632 26 5
645 646 602 11 4 0 2 3 13 0 0 0 632 43 9 16 0 0 0 632 44 9 14 3 0 0 632 45 9 1 0 0 2 62 1 64 0 9 632 33 5
648 649 602 11 4 0 2 3 13 0 0 0 632 43 9 17 0 0 0 632 44 9 14 3 0 0 632 45 9 1 0 0 2 62 1 64 0 9 632 33 5
651 652 602 11 4 0 2 3 13 0 0 0 632 43 9 18 0 0 0 632 44 9 14 3 0 0 632 45 9 1 0 0 2 62 1 64 0 9 632 33 5
654 655 602 11 4 0 2 3 13 0 0 0 632 43 9 19 0 0 0 632 44 9 14 3 0 0 632 45 9 1 0 0 2 62 1 64 0 9 632 33 5
657 658 602 11 4 0 2 3 13 0 0 0 632 43 9 20 0 0 0 632 44 9 14 3 0 0 632 45 9 1 0 0 2 62 1 64 0 9 632 33 5
660 661 602 11 4 0 2 3 13 0 0 0 632 43 9 21 0 0 0 632 44 9 14 3 0 0 632 45 9 1 0 0 2 62 1 64 0 9 632 33 5
663 664 602 11 4 0 3 3 22 0 0 0 632 59 9 23 0 0 0 632 60 9 24 4 0 0 632 61 9 1 0 0 2 62 1 64 0 9 632 48 5
668 669 602 11 4 0 4 3 22 0 0 0 632 59 9 25 0 0 0 632 60 9 26 4 0 0 632 61 9 1 0 0 2 62 1 64 0 9 632 48 5
672 673 602 11 4 0 5 3 22 0 0 0 632 59 9 27 0 0 0 632 60 9 28 4 0 0 632 61 9 1 0 0 2 62 1 64 0 9 632 48 5
676 677 602 11 4 0 6 3 22 0 0 0 632 59 9 29 0 0 0 632 60 9 30 4 0 0 632 61 9 1 0 0 2 62 1 64 0 9 632 48 5
680 681 602 11 4 0 7 3 22 0 0 0 632 59 9 31 0 0 0 632 60 9 32 4 0 0 632 61 9 1 0 0 2 62 1 64 0 9 632 48 5
684 685 602 11 4 0 8 4 33 0 0 0 632 67 9 34 5 0 0 632 68 9 35 6 0 0 632 70 9 36 3 0 0 632 72 9 1 0 0 2 62 4 64 0 9 632 64 5
691 692 693 11 4 0 9 4 22 0 0 0 632 85 9 7 0 0 0 632 86 9 1 0 0 0 632 87 9 37 4 0 0 632 88 9 1 0 0 2 62 2 66 5 9 632 75 5
695 37 696 697 698 2 1 13
699 700 602 15 4 0 10 3 38 0 0 0 698 42 9 39 0 0 0 698 43 9 40 7 0 0 698 44 9 1 0 0 3 105 0 107 0 109 1 17 698 35 5
707 708 602 15 4 0 10 3 38 0 0 0 698 42 9 41 0 0 0 698 43 9 40 7 0 0 698 44 9 1 0 0 3 105 0 107 0 109 4 17 698 35 5
710 711 602 15 4 0 10 3 38 0 0 0 698 42 9 42 0 0 0 698 43 9 40 7 0 0 698 44 9 1 0 0 3 105 0 107 0 109 1 17 698 35 5
712 713 602 15 4 0 11 3 43 0 0 0 698 55 9 44 0 0 0 698 56 9 45 8 0 0 698 57 9 1 0 1 715 3 105 0 107 0 109 4 17 698 47 5
716 717 602 15 4 0 11 3 43 0 0 0 698 55 9 44 0 0 0 698 56 9 46 8 0 0 698 57 9 1 0 1 715 3 105 0 107 0 109 4 17 698 47 5
718 719 602 15 4 0 11 3 43 0 0 0 698 55 9 44 0 0 0 698 56 9 47 8 0 0 698 57 9 1 0 1 715 3 105 0 107 0 109 4 17 698 47 5
720 721 602 15 4 0 11 3 43 0 0 0 698 65 9 48 0 0 0 698 66 9 49 8 0 0 698 67 9 1 0 0 3 105 0 107 0 109 1 17 698 60 5
722 723 724 15 4 0 12 4 50 0 0 0 698 89 9 51 0 0 0 698 90 9 52 0 0 0 698 91 9 53 9 0 0 698 92 9 1 0 0 3 105 0 107 4 109 2 17 698 70 5
729 730 602 15 4 0 13 4 54 0 0 0 698 112 9 55 0 0 0 698 113 9 56 0 0 0 698 114 9 57 10 0 0 698 115 9 1 0 0 3 105 0 107 6 109 2 17 698 95 5
737 738 602 15 4 0 14 3 58 0 0 0 698 131 9 59 0 0 0 698 132 9 60 11 0 0 698 133 9 1 0 0 3 105 0 107 0 109 4 17 698 118 5
745 738 602 15 4 0 14 3 58 0 0 0 698 131 9 61 0 0 0 698 132 9 62 11 0 0 698 133 9 1 0 0 3 105 0 107 0 109 4 17 698 118 5
747 748 602 15 4 0 15 4 58 0 0 0 698 144 9 63 0 0 0 698 145 9 59 0 0 0 698 146 9 60 11 0 0 698 147 9 1 0 0 3 105 0 107 4 109 7 17 698 136 5
749 748 602 15 4 0 16 4 58 0 0 0 698 144 9 63 0 0 0 698 145 9 59 0 0 0 698 146 9 60 11 0 0 698 147 9 1 0 0 3 105 0 107 4 109 7 17 698 136 5
750 37 751 752 753 2 1 37
754 755 602 15 4 0 17 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 65 0 0 0 753 33 9 66 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
760 761 602 15 4 0 17 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 67 0 0 0 753 33 9 66 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
763 764 602 15 4 0 17 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 68 0 0 0 753 33 9 66 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
766 767 602 15 4 0 17 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 69 0 0 0 753 33 9 66 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
769 770 602 15 4 0 18 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 70 0 0 0 753 33 9 71 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
772 773 602 15 4 0 19 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 72 0 0 0 753 33 9 73 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
776 777 602 15 4 0 20 4 64 0 0 0 753 31 9 48 0 0 0 753 32 9 74 0 0 0 753 33 9 75 12 0 0 753 34 9 1 0 0 2 105 0 107 4 17 753 16 5
778 779 602 15 4 0 21 4 76 0 0 0 753 45 9 77 0 0 0 753 46 9 78 0 0 0 753 47 9 79 13 0 0 753 48 9 1 0 0 2 105 0 107 4 17 753 37 5
783 784 785 15 4 0 22 3 64 0 0 0 753 66 9 66 0 0 0 753 67 9 65 12 0 0 753 68 9 1 0 0 3 105 0 107 0 109 1 17 753 51 5
786 787 785 15 4 0 23 3 64 0 0 0 753 66 9 70 0 0 0 753 67 9 80 12 0 0 753 68 9 1 0 0 2 105 0 107 0 17 753 51 5
788 789 785 15 4 0 24 3 64 0 0 0 753 66 9 75 0 0 0 753 67 9 74 12 0 0 753 68 9 1 0 0 2 105 0 107 0 17 753 51 5
790 791 785 15 4 0 25 3 64 0 0 0 753 66 9 74 0 0 0 753 67 9 75 12 0 0 753 68 9 1 0 0 2 105 0 107 0 17 753 51 5
792 793 602 15 4 0 26 3 81 0 0 0 753 81 9 79 0 0 0 753 82 9 82 14 0 0 753 83 9 1 0 0 3 105 0 107 0 109 1 17 753 71 5
795 796 602 15 4 0 27 4 83 0 0 0 753 97 9 48 0 0 0 753 98 9 84 0 0 0 753 99 9 85 15 0 0 753 100 9 1 0 0 3 105 0 107 4 109 2 17 753 86 5
800 801 602 15 4 0 28 4 83 0 0 0 753 97 9 48 0 0 0 753 98 9 86 0 0 0 753 99 9 87 15 0 0 753 100 9 1 0 0 3 105 0 107 6 109 2 17 753 86 5
804 805 602 15 4 0 29 4 83 0 0 0 753 97 9 48 0 0 0 753 98 9 88 0 0 0 753 99 9 89 15 0 0 753 100 9 1 0 0 3 105 0 107 4 109 2 17 753 86 5
807 808 602 15 4 0 30 4 83 0 0 0 753 113 9 48 0 0 0 753 114 9 90 0 0 0 753 115 9 84 15 0 0 753 116 9 1 0 0 3 105 0 107 4 109 7 17 753 103 5
810 811 602 15 4 0 31 4 83 0 0 0 753 113 9 48 0 0 0 753 114 9 91 0 0 0 753 115 9 88 15 0 0 753 116 9 1 0 0 3 105 0 107 4 109 7 17 753 103 5
813 814 602 15 4 0 32 4 92 0 0 0 753 129 9 48 0 0 0 753 130 9 85 0 0 0 753 131 9 84 16 0 0 753 132 9 1 0 0 3 105 0 107 4 109 2 17 753 119 5
816 817 602 15 4 0 33 4 92 0 0 0 753 129 9 48 0 0 0 753 130 9 88 0 0 0 753 131 9 93 16 0 0 753 132 9 1 0 0 3 105 0 107 4 109 2 17 753 119 5
819 820 602 15 4 0 34 4 92 0 0 0 753 146 9 48 0 0 0 753 147 9 85 0 0 0 753 148 9 84 16 0 0 753 149 9 1 0 0 3 105 0 107 0 109 7 17 753 135 5
821 822 602 15 4 0 35 4 92 0 0 0 753 146 9 48 0 0 0 753 147 9 87 0 0 0 753 148 9 86 16 0 0 753 149 9 1 0 0 3 105 0 107 4 109 7 17 753 135 5
823 824 602 15 4 0 36 4 92 0 0 0 753 146 9 48 0 0 0 753 147 9 94 0 0 0 753 148 9 88 16 0 0 753 149 9 1 0 0 3 105 0 107 4 109 7 17 753 135 5
825 826 602 15 4 0 37 5 95 0 0 0 753 161 9 96 0 0 0 753 162 9 97 0 0 0 753 163 9 98 0 0 0 753 164 9 99 17 0 0 753 165 9 1 0 0 3 105 0 107 6 109 8 17 753 152 5
830 831 602 15 4 0 38 5 100 0 0 0 753 177 9 96 0 0 0 753 178 9 101 0 0 0 753 179 9 98 0 0 0 753 180 9 102 18 0 0 753 181 9 1 0 0 3 105 0 107 6 109 9 17 753 168 5
833 834 835 15 4 0 38 3 100 0 0 0 753 193 9 103 0 0 0 753 194 9 102 18 0 0 753 195 9 1 0 0 3 105 0 107 4 109 1 17 753 184 5
837 838 839 15 4 0 39 4 104 0 0 0 753 215 9 105 0 0 0 753 216 9 106 0 0 0 753 217 9 107 19 0 0 753 218 9 1 0 0 3 105 0 107 4 109 2 17 753 198 5
846 847 839 15 4 0 40 4 104 0 0 0 753 215 9 105 0 0 0 753 216 9 108 0 0 0 753 217 9 109 19 0 0 753 218 9 1 0 0 3 105 0 107 4 109 2 17 753 198 5
851 852 839 15 4 0 41 4 104 0 0 0 753 215 9 105 0 0 0 753 216 9 110 0 0 0 753 217 9 111 19 0 0 753 218 9 1 0 0 3 105 0 107 4 109 2 17 753 198 5
856 857 839 15 4 0 42 4 104 0 0 0 753 215 9 105 0 0 0 753 216 9 112 0 0 0 753 217 9 113 19 0 0 753 218 9 1 0 0 3 105 0 107 0 109 2 17 753 198 5
861 862 839 15 4 0 43 4 104 0 0 0 753 215 9 105 0 0 0 753 216 9 114 0 0 0 753 217 9 115 19 0 0 753 218 9 1 0 0 3 105 0 107 0 109 2 17 753 198 5
866 867 839 15 4 0 44 4 104 0 0 0 753 215 9 105 0 0 0 753 216 9 116 0 0 0 753 217 9 117 19 0 0 753 218 9 1 0 0 3 105 0 107 0 109 2 17 753 198 5
871 872 873 15 4 0 45 4 118 0 0 0 753 235 9 34 0 0 0 753 236 9 119 0 0 0 753 237 9 120 20 0 0 753 238 9 1 0 0 3 105 0 107 4 109 2 17 753 221 5
878 879 873 15 4 0 45 4 118 0 0 0 753 235 9 34 0 0 0 753 236 9 119 0 0 0 753 237 9 121 20 0 0 753 238 9 1 0 0 3 105 0 107 4 109 2 17 753 221 5
880 881 873 15 4 0 45 4 118 0 0 0 753 235 9 34 0 0 0 753 236 9 119 0 0 0 753 237 9 122 20 0 0 753 238 9 1 0 0 3 105 0 107 4 109 2 17 753 221 5
882 883 602 15 4 0 46 3 123 0 0 0 753 250 9 121 0 0 0 753 251 9 124 21 0 0 753 252 9 1 0 0 4 105 0 107 0 109 0 111 1 17 753 241 5
885 886 602 15 4 0 46 2 123 0 0 0 753 262 9 34 21 0 0 753 263 9 1 0 0 1 109 0 17 753 255 5
887 37 888 889 890 2 1 7
891 892 602 15 4 0 47 4 125 0 0 0 890 24 9 1 0 0 0 890 25 9 126 0 0 0 890 26 9 127 22 0 0 890 27 9 1 0 1 894 2 105 0 107 4 33 890 20 5
895 896 602 15 4 0 48 3 128 0 0 0 890 52 9 129 0 0 0 890 53 9 130 23 0 0 890 54 9 1 0 1 899 3 105 0 107 0 109 1 33 890 30 5
900 901 602 15 4 0 49 3 128 0 0 0 890 52 9 131 0 0 0 890 53 9 132 23 0 0 890 54 9 1 0 1 899 3 105 0 107 0 109 1 33 890 30 5
906 907 602 15 4 0 50 3 128 0 0 0 890 52 9 133 0 0 0 890 53 9 134 23 0 0 890 54 9 1 0 1 899 3 105 0 107 0 109 4 33 890 30 5
909 910 602 35 4 0 47 4 125 0 0 0 890 61 9 135 0 0 0 890 62 9 136 0 0 0 890 63 9 127 22 0 0 890 64 9 1 0 0 4 84 2 86 0 88 1 113 0 9 890 57 5
911 912 602 36 4 0 51 4 137 0 0 0 890 71 9 138 0 0 0 890 72 9 139 0 0 0 890 73 9 60 24 0 0 890 74 9 1 0 0 5 62 2 64 0 66 1 109 2 113 0 9 890 67 5
915 916 602 15 4 0 51 3 137 0 0 0 890 82 9 140 0 0 0 890 83 9 141 24 0 0 890 84 9 1 0 0 3 105 0 107 0 109 1 17 890 77 5
919 37 920 921 922 2 1 9
923 924 602 15 4 0 52 3 64 0 0 0 922 21 9 142 0 0 0 922 22 9 143 12 0 0 922 23 9 1 0 0 2 105 0 107 0 17 922 11 5
927 928 602 15 4 0 53 3 64 0 0 0 922 21 9 144 0 0 0 922 22 9 145 12 0 0 922 23 9 1 0 0 2 105 0 107 0 17 922 11 5
931 932 602 15 4 0 54 2 146 0 0 0 922 33 9 147 25 0 0 922 34 9 1 0 0 2 107 0 109 0 17 922 26 5
937 938 602 15 4 0 55 2 148 0 0 0 922 47 9 149 26 0 0 922 48 9 1 0 0 2 107 0 109 0 17 922 37 5
941 942 602 15 4 0 56 2 150 0 0 0 922 62 9 151 27 0 0 922 63 9 1 0 1 945 2 107 0 109 0 17 922 51 5
946 947 602 15 4 0 57 3 152 0 0 0 922 73 9 153 0 0 0 922 74 9 154 28 0 0 922 75 9 1 0 0 3 105 0 107 0 109 1 17 922 66 5
951 952 602 15 4 0 58 3 155 0 0 0 922 85 9 156 0 0 0 922 86 9 157 29 0 0 922 87 9 1 0 0 3 105 0 107 0 109 1 33 922 78 5
957 958 959 15 4 0 59 3 158 0 0 0 922 99 9 159 0 0 0 922 100 9 160 30 0 0 922 101 9 1 0 0 4 105 0 107 0 109 4 111 1 17 922 90 5
964 965 602 44 4 0 60 2 161 0 0 0 922 110 9 162 31 0 0 922 111 9 2 0 5 0 2 134 0 136 0 46 922 104 5
967 37 968 969 970 2 1 3
971 972 602 11 4 0 61 3 163 0 0 0 970 18 9 164 0 0 0 970 19 9 165 32 0 0 970 20 9 1 0 0 2 62 1 64 0 9 970 10 5
976 977 602 48 4 0 62 3 166 0 0 0 970 32 9 167 0 0 0 970 33 9 168 33 0 0 970 34 9 1 0 0 2 84 1 86 0 9 970 23 5
979 980 602 50 4 0 60 2 161 0 0 0 970 43 9 164 34 0 0 970 44 9 2 0 5 0 2 134 0 136 0 46 970 37 5
981 37 982 983 984 2 1 19
985 986 602 51 4 0 2 3 13 0 0 0 984 25 9 34 35 0 0 984 26 9 14 3 0 1 987 984 28 9 2 0 5 1 988 3 134 0 136 0 138 1 17 984 21 5
989 990 602 51 4 0 63 3 169 0 0 0 984 36 9 8 36 0 0 984 37 9 1 37 0 0 984 39 9 2 0 5 1 992 3 134 0 136 0 138 1 33 984 32 5
993 994 602 51 4 0 0 2 0 0 0 0 984 45 9 8 1 0 0 984 46 9 2 0 5 0 1 138 0 53 984 42 5
995 996 602 51 4 0 64 3 170 0 0 0 984 52 9 14 38 0 0 984 53 9 1 36 0 0 984 55 9 2 0 5 0 2 134 4 136 4 46 984 49 5
997 998 602 51 4 0 65 3 152 28 0 0 984 61 9 37 39 0 0 984 63 9 171 36 0 0 984 65 9 2 0 5 0 2 134 4 136 4 54 984 58 5
999 1000 602 51 4 0 2 2 13 0 0 0 984 71 9 172 36 0 0 984 72 9 2 0 5 0 2 134 0 136 0 46 984 68 5
1001 1002 602 51 4 0 66 2 173 0 0 0 984 78 9 174 40 0 0 984 79 9 2 0 5 0 2 134 0 136 0 46 984 75 5
1003 1004 602 51 4 0 2 2 13 0 0 0 984 90 9 175 41 0 0 984 91 9 2 0 5 0 2 134 0 136 0 46 984 82 5
1005 1006 602 51 4 0 2 2 13 0 0 0 984 90 9 176 42 0 0 984 91 9 2 0 5 0 2 134 0 136 0 46 984 82 5
1008 1009 602 51 4 0 2 2 13 0 0 0 984 90 9 177 43 0 0 984 91 9 2 0 5 0 2 134 0 136 0 46 984 82 5
1011 1012 602 51 4 0 2 2 13 0 0 0 984 90 9 178 44 0 0 984 91 9 2 0 5 0 2 134 0 136 0 46 984 82 5
1013 1014 602 51 4 0 63 2 169 0 0 0 984 99 9 179 36 0 0 984 100 9 2 0 5 0 2 134 0 136 0 46 984 94 5
1017 1018 602 51 4 0 2 2 13 0 0 0 984 106 9 180 45 0 0 984 107 9 2 0 5 0 2 134 0 136 0 46 984 103 5
1020 1021 1022 51 4 0 2 3 13 0 0 0 984 123 9 181 0 0 0 984 124 9 34 35 0 1 1023 984 125 9 2 0 5 0 3 134 1 136 1 138 0 56 984 118 5
1024 1025 602 51 4 0 67 2 182 28 0 0 984 132 9 183 0 0 0 984 134 9 2 0 5 0 1 138 0 58 984 129 5
1026 1027 602 51 4 1 68 3 184 0 0 0 984 140 9 183 0 0 0 984 141 9 34 35 0 0 984 142 9 2 0 5 0 3 134 1 136 1 138 0 60 984 136 5
1028 1029 602 51 4 0 69 2 185 0 0 0 984 155 9 34 46 0 0 984 156 9 2 0 5 0 1 138 0 17 984 145 5
1033 1029 602 51 4 0 69 2 185 0 0 0 984 155 9 186 46 0 0 984 156 9 2 0 5 0 1 138 0 33 984 145 5
1034 1035 602 51 4 0 70 2 187 0 0 0 984 164 9 14 47 0 0 984 165 9 2 0 5 0 1 138 0 63 984 159 5
1037 37 1038 1039 1040 2 1 5
1041 1042 602 64 4 0 71 2 188 0 0 0 1040 18 9 7 48 0 0 1040 19 9 1 0 1 637 2 95 0 97 5 9 1040 14 5
1044 1045 602 64 4 0 71 3 188 0 0 0 1040 26 9 189 0 0 0 1040 27 9 7 48 0 0 1040 28 9 1 0 1 1046 2 95 1 97 5 9 1040 22 5
1047 1048 602 64 4 0 72 5 188 0 0 0 1040 36 9 7 48 0 0 1040 37 9 10 0 0 0 1040 39 9 190 0 0 0 1040 40 9 7 49 0 0 1040 41 9 1 0 0 2 95 3 97 5 67 1040 31 5
1050 1051 602 64 4 0 71 3 188 0 0 0 1040 47 9 191 0 0 0 1040 48 9 7 48 0 0 1040 49 9 1 0 0 2 95 1 97 10 9 1040 44 5
1052 1053 602 64 4 0 71 5 188 0 0 0 1040 55 9 192 0 0 0 1040 56 9 193 0 0 0 1040 57 9 194 0 0 0 1040 58 9 7 48 0 0 1040 59 9 1 0 0 2 95 9 97 11 9 1040 52 5
1056 37 1057 1058 1059 2 1 4
1060 1061 602 68 4 0 73 3 195 0 0 0 1059 21 9 196 0 0 0 1059 22 9 197 50 0 0 1059 23 9 1 0 1 988 1 122 0 17 1059 17 5
1064 1065 602 68 4 0 74 3 169 0 0 0 1059 29 9 198 0 0 0 1059 30 9 1 37 0 0 1059 31 9 1 0 0 2 122 0 124 0 33 1059 26 5
1066 1067 1068 68 4 0 75 5 199 0 0 0 1059 40 9 200 0 0 0 1059 41 9 7 0 0 0 1059 46 9 199 0 0 0 1059 47 9 197 50 0 0 1059 48 9 1 0 0 2 122 7 124 1 17 1059 34 5
1069 1070 1071 71 4 2 75 3 199 0 0 0 1059 58 9 198 0 0 0 1059 59 9 197 50 0 0 1059 60 9 1 0 0 3 122 0 124 0 230 1 17 1059 51 5
1072 37 1073 1074 1075 2 1 3
1076 1077 602 72 4 0 76 1 152 28 0 0 1075 21 9 1 0 1 637 2 44 5 47 5 9 1075 17 5
1078 1079 1080 72 4 0 77 4 152 28 0 0 1075 30 9 10 0 0 0 1075 32 9 191 0 0 0 1075 33 9 201 51 0 0 1075 34 9 1 0 1 1082 2 44 12 47 5 9 1075 24 5
1083 1084 1085 72 4 0 78 6 202 52 0 0 1075 43 9 10 0 0 0 1075 45 9 203 0 0 1 1088 1075 46 9 6 0 0 0 1075 53 9 7 0 0 0 1075 54 9 201 51 0 0 1075 55 9 1 0 0 3 44 13 47 5 49 8 75 1075 37 5
1089 37 1090 1091 1092 2 1 9
1093 1094 602 11 4 0 79 3 163 0 0 0 1092 25 9 63 0 0 0 1092 26 9 204 32 0 0 1092 27 9 1 0 1 1099 2 62 1 64 0 9 1092 18 5
1100 1101 602 11 4 0 79 3 163 0 0 0 1092 25 9 63 0 0 0 1092 26 9 205 32 0 0 1092 27 9 1 0 1 1099 2 62 1 64 0 9 1092 18 5
1102 1103 602 76 4 0 80 3 206 0 0 0 1092 43 9 207 0 0 0 1092 44 9 208 53 0 0 1092 45 9 1 0 0 4 62 1 105 0 107 0 109 4 9 1092 30 5
1109 1103 602 76 4 0 80 3 206 0 0 0 1092 43 9 207 0 0 0 1092 44 9 209 53 0 0 1092 45 9 1 0 0 4 62 1 105 0 107 0 109 4 9 1092 30 5
1110 1111 602 78 4 0 81 1 210 54 0 0 1092 54 9 1 0 0 2 44 5 47 5 9 1092 48 5
1114 1115 602 80 4 0 82 3 211 0 0 0 1092 63 9 212 0 0 0 1092 64 9 7 55 0 0 1092 65 9 1 0 0 3 64 0 95 1 97 5 9 1092 57 5
1118 1119 602 82 4 0 83 3 213 0 0 0 1092 74 9 63 0 0 0 1092 75 9 214 56 0 0 1092 76 9 1 0 0 3 64 0 74 1 76 0 9 1092 68 5
1122 1123 602 48 4 0 84 3 213 0 0 0 1092 88 9 215 0 0 0 1092 89 9 214 56 0 0 1092 90 9 1 0 0 2 84 1 86 0 9 1092 79 5
1126 1123 602 48 4 0 84 3 213 0 0 0 1092 88 9 215 0 0 0 1092 89 9 216 56 0 0 1092 90 9 1 0 0 2 84 1 86 0 9 1092 79 5
1127 37 1128 1129 1130 2 1 8
1131 1132 602 84 4 0 63 2 169 0 0 0 1130 20 9 1 37 0 0 1130 21 9 1 0 1 637 1 84 0 9 1130 16 5
1133 1134 602 84 4 0 63 3 169 0 0 0 1130 32 9 217 0 0 0 1130 33 9 1 37 0 0 1130 34 9 1 0 0 2 84 1 86 0 9 1130 24 5
1136 1137 602 84 4 0 63 3 169 0 0 0 1130 32 9 218 0 0 0 1130 33 9 1 37 0 0 1130 34 9 1 0 0 2 84 1 86 0 9 1130 24 5
1138 1139 602 84 4 0 63 3 169 0 0 0 1130 32 9 219 0 0 0 1130 33 9 1 37 0 0 1130 34 9 1 0 0 2 84 1 86 0 9 1130 24 5
1141 1142 602 84 4 0 63 3 169 0 0 0 1130 32 9 220 0 0 0 1130 33 9 1 37 0 0 1130 34 9 1 0 0 2 84 1 86 0 9 1130 24 5
1144 1145 602 84 4 0 85 3 221 0 0 0 1130 40 9 8 57 0 0 1130 41 9 222 37 0 0 1130 43 9 1 0 0 2 84 4 86 0 9 1130 37 5
1147 1148 602 84 4 0 63 6 169 0 0 0 1130 49 9 174 0 0 0 1130 50 9 223 0 0 0 1130 51 9 7 0 0 0 1130 52 9 6 0 0 0 1130 53 9 1 37 0 0 1130 54 9 1 0 0 2 84 14 88 4 9 1130 46 5
1150 1151 602 84 4 0 63 2 169 0 0 0 1130 60 9 224 37 0 0 1130 61 9 1 0 0 1 84 0 9 1130 57 5
1152 37 1153 1154 1155 2 1 2
1156 1157 1158 64 4 3 86 7 225 0 0 0 1155 20 9 14 12 0 0 1155 21 9 226 0 0 0 1155 23 9 10 58 0 0 1155 24 9 7 55 0 0 1155 26 9 10 59 0 0 1155 28 9 170 0 0 0 1155 30 9 2 0 1 0 2 95 9 97 5 87 1155 14 5
1160 1161 602 64 4 4 87 4 227 0 0 0 1155 36 9 228 0 0 0 1155 37 9 7 55 0 0 1155 38 9 229 0 0 0 1155 40 9 1 0 1 1165 2 95 1 97 5 89 1155 31 5
1166 146 1167 1168 1169 2 1 2
1170 1171 602 90 4 5 88 4 230 0 0 0 1169 17 9 231 0 0 0 1169 18 9 232 0 0 0 1169 19 9 34 60 0 0 1169 20 9 1 0 1 1174 2 168 2 170 2 17 1169 12 5
1175 1176 602 92 4 5 88 5 230 0 0 0 1169 28 9 231 0 0 0 1169 29 9 233 0 0 0 1169 30 9 34 0 0 0 1169 31 9 231 60 0 0 1169 32 9 1 0 1 1177 4 168 9 170 9 180 9 182 2 17 1169 22 5
1178 146 1179 1180 1181 2 1 22
1182 1183 602 93 4 0 89 2 234 0 0 0 1181 23 9 235 61 0 0 1181 24 9 1 0 0 1 193 0 17 1181 16 5
1189 1183 602 93 4 0 89 2 236 0 0 0 1181 23 9 235 61 0 0 1181 24 9 1 0 0 1 193 0 17 1181 16 5
1190 1183 602 93 4 0 89 2 237 0 0 0 1181 23 9 235 61 0 0 1181 24 9 1 0 0 1 193 0 17 1181 16 5
1191 1192 1193 93 4 0 90 2 238 0 0 0 1181 43 9 239 62 0 0 1181 44 9 1 0 1 1197 1 193 0 17 1181 27 5
1198 1199 1193 93 4 0 91 2 238 0 0 0 1181 43 9 239 62 0 0 1181 44 9 1 0 1 1197 1 193 0 17 1181 27 5
1200 1201 1193 93 4 0 92 2 238 0 0 0 1181 43 9 239 62 0 0 1181 44 9 1 0 1 1197 1 193 0 17 1181 27 5
1202 1203 1193 93 4 0 93 2 238 0 0 0 1181 43 9 239 62 0 0 1181 44 9 1 0 1 1197 1 193 0 17 1181 27 5
1204 1205 1193 93 4 0 94 2 238 0 0 0 1181 43 9 239 62 0 0 1181 44 9 1 0 1 1197 1 193 0 17 1181 27 5
1206 1207 1193 93 4 0 95 2 238 0 0 0 1181 43 9 239 62 0 0 1181 44 9 1 0 1 1197 1 193 0 17 1181 27 5
1208 1209 1210 93 4 0 96 2 240 0 0 0 1181 56 9 239 62 0 0 1181 57 9 1 0 0 1 193 0 17 1181 47 5
1211 1212 1213 93 4 0 97 6 241 0 0 0 1181 67 9 235 63 0 0 1181 68 9 10 0 0 0 1181 70 9 7 0 0 0 1181 71 9 191 0 0 0 1181 72 9 170 0 0 0 1181 73 9 1 0 1 1214 2 193 0 195 2 17 1181 60 5
1215 1216 602 93 4 0 97 6 242 0 0 0 1181 78 9 235 64 0 0 1181 79 9 243 0 0 0 1181 81 9 244 63 0 0 1181 82 9 10 0 0 0 1181 84 9 7 0 0 0 1181 85 9 1 0 0 2 193 2 195 14 17 1181 75 5
1217 1218 602 93 4 6 97 3 241 0 0 0 1181 92 9 235 0 0 0 1181 93 9 7 0 0 0 1181 94 9 1 0 1 1219 2 193 0 195 0 102 1181 87 5
1220 1221 602 93 4 0 98 3 245 0 0 0 1181 104 9 235 63 0 0 1181 105 9 246 65 0 0 1181 107 9 1 0 0 2 193 0 197 1 17 1181 96 5
1224 1225 602 93 4 0 99 2 247 0 0 0 1181 122 9 248 64 0 0 1181 123 9 1 0 1 1228 0 105 1181 110 5
1229 1225 602 93 4 0 99 2 247 0 0 0 1181 122 9 249 66 0 0 1181 123 9 1 0 1 1228 1 193 0 17 1181 110 5
1230 1231 602 93 4 0 100 2 250 0 0 0 1181 132 9 235 64 0 0 1181 133 9 1 0 1 1228 0 17 1181 126 5
1233 1234 1235 93 4 0 101 4 251 0 0 0 1181 147 9 252 67 0 0 1181 148 9 10 0 0 0 1181 150 9 7 0 0 0 1181 151 9 1 0 0 2 193 0 195 2 33 1181 136 5
1238 1234 1235 93 4 0 102 4 251 0 0 0 1181 147 9 252 33 0 0 1181 148 9 10 0 0 0 1181 150 9 7 0 0 0 1181 151 9 1 0 0 2 193 0 195 2 53 1181 136 5
1239 1240 602 93 4 0 103 2 253 0 0 0 1181 158 9 235 68 0 0 1181 159 9 1 0 0 1 193 0 17 1181 153 5
1242 1243 602 93 4 0 104 3 254 69 0 0 1181 170 9 10 0 0 0 1181 172 9 7 0 0 0 1181 173 9 1 0 0 2 193 5 195 1 54 1181 162 5
1245 1246 602 93 4 0 105 4 255 0 0 0 1181 183 9 7 68 0 0 1181 184 9 10 0 0 0 1181 186 9 170 0 0 0 1181 187 9 1 0 0 2 193 0 195 2 111 1181 175 5
1248 146 1249 1250 1251 2 1 12
1252 1253 602 112 4 7 106 3 256 0 0 0 1251 27 9 257 0 0 1 1256 1251 28 9 257 70 0 0 1251 30 9 1 0 1 1257 2 180 1 182 5 54 1251 19 5
1258 1259 602 112 4 8 107 3 258 0 0 0 1251 27 9 257 0 0 1 1256 1251 28 9 257 71 0 0 1251 30 9 1 0 1 1257 2 180 1 182 5 54 1251 19 5
1262 1263 1264 112 4 9 108 4 259 0 0 0 1251 42 9 260 0 0 0 1251 43 9 261 0 0 0 1251 44 9 262 72 0 0 1251 45 9 1 0 0 2 180 2 182 1 116 1251 33 5
1267 1268 602 112 4 10 109 3 263 0 0 0 1251 56 9 264 0 0 0 1251 57 9 265 73 0 0 1251 58 9 2 0 1 1 1272 2 180 1 182 0 118 1251 48 5
1273 1274 602 112 4 11 110 4 266 0 0 0 1251 71 9 267 0 0 0 1251 72 9 268 0 0 0 1251 73 9 269 74 0 0 1251 74 9 1 0 1 1275 2 180 2 182 0 17 1251 64 5
1276 1277 1278 112 4 12 111 4 270 0 0 0 1251 88 9 7 0 0 0 1251 89 9 271 0 0 0 1251 90 9 257 75 0 0 1251 91 9 1 0 1 1281 2 180 2 182 0 111 1251 77 5
1282 1283 1278 112 4 13 112 4 272 0 0 0 1251 88 9 7 0 0 0 1251 89 9 271 0 0 0 1251 90 9 257 76 0 0 1251 91 9 1 0 1 1281 2 180 2 182 0 111 1251 77 5
1286 1287 1288 112 4 12 111 3 270 0 0 0 1251 102 9 273 0 0 0 1251 103 9 274 75 0 0 1251 104 9 1 0 1 1289 0 111 1251 94 5
1290 1291 602 112 4 0 106 1 256 70 0 0 1251 111 9 1 0 1 1292 0 54 1251 107 5
1293 1294 602 112 4 14 113 3 275 0 0 0 1251 121 9 276 0 0 0 1251 122 9 231 77 0 0 1251 123 9 1 0 1 1297 2 180 1 182 5 54 1251 114 5
1298 1299 1300 112 4 15 114 3 277 0 0 0 1251 137 9 264 0 0 0 1251 138 9 278 78 0 0 1251 139 9 1 0 0 2 180 1 182 0 124 1251 126 5
1304 1305 602 112 4 16 115 2 279 0 0 0 1251 149 9 231 70 0 0 1251 150 9 1 0 1 1309 2 180 0 182 5 54 1251 142 5
1310 146 1311 1312 1313 2 1 10
1314 1315 1316 9 4 0 116 2 204 0 0 0 1313 26 9 280 32 0 0 1313 27 9 1 0 0 2 153 0 155 5 11 1313 20 5
1317 1318 602 9 4 0 116 6 170 0 0 0 1313 33 9 191 0 0 0 1313 34 9 281 0 0 0 1313 35 9 204 0 0 0 1313 36 9 163 0 0 0 1313 37 9 204 32 0 0 1313 38 9 1 0 0 2 153 14 155 2 11 1313 30 5
1319 1320 602 9 4 0 117 6 282 0 0 0 1313 45 9 283 79 0 0 1313 46 9 284 32 0 0 1313 48 9 285 33 0 0 1313 50 9 286 80 0 0 1313 52 9 287 81 0 0 1313 54 9 1 0 1 637 1 153 0 127 1313 41 5
1326 1327 1328 9 4 0 118 3 288 0 0 0 1313 75 9 289 82 0 0 1313 78 9 290 83 0 0 1313 80 9 1 0 0 1 153 0 129 1313 57 5
1353 1354 1355 9 4 0 117 2 282 0 0 0 1313 90 9 273 0 0 0 1313 91 9 1 0 1 1356 0 46 1313 83 5
1357 1358 1359 9 4 0 119 3 291 0 0 0 1313 99 9 292 0 0 0 1313 100 9 63 81 0 0 1313 101 9 1 0 1 1360 1 153 1 11 1313 93 5
1361 1362 602 9 4 0 116 3 163 0 0 0 1313 109 9 163 0 0 0 1313 110 9 204 32 0 0 1313 111 9 1 0 1 1363 1 153 1 11 1313 105 5
1364 1365 602 131 4 0 120 2 163 0 0 0 1313 118 9 293 84 0 0 1313 119 9 1 0 0 4 44 0 47 0 49 5 153 0 46 1313 114 5
1367 1368 602 9 4 0 121 4 163 0 0 0 1313 126 9 294 0 0 0 1313 127 9 295 0 0 0 1313 128 9 296 80 0 0 1313 129 9 1 0 1 1369 1 153 2 11 1313 122 5
1370 1371 1372 9 4 0 122 3 297 0 0 0 1313 137 9 298 0 0 0 1313 138 9 299 85 0 0 1313 139 9 1 0 0 1 153 1 135 1313 132 5
1373 146 1374 1375 1376 2 1 1
1377 1378 602 90 4 0 88 2 230 86 0 0 1376 20 9 34 60 0 0 1376 22 9 2 0 9 1 1379 1 168 5 17 1376 16 5
1380 146 1381 1382 1383 2 1 14
1384 1385 602 90 4 17 88 3 230 0 0 0 1383 27 9 231 0 0 0 1383 28 9 34 60 0 0 1383 29 9 1 0 1 1257 2 168 1 170 1 17 1383 19 5
1386 1387 602 90 4 18 123 3 300 0 0 0 1383 27 9 231 0 0 0 1383 28 9 34 87 0 0 1383 29 9 1 0 1 1257 2 168 1 170 1 17 1383 19 5
1390 1391 602 90 4 19 124 3 301 0 0 0 1383 38 9 231 0 0 0 1383 39 9 1 88 0 0 1383 40 9 1 0 0 2 168 1 170 1 53 1383 32 5
1395 1396 602 90 4 20 125 4 302 0 0 0 1383 47 9 1 0 0 0 1383 48 9 303 89 0 0 1383 49 9 34 60 0 0 1383 51 9 2 0 1 0 2 168 2 170 2 139 1383 43 5
1397 1398 602 90 4 21 126 3 304 0 0 0 1383 60 9 231 0 0 0 1383 61 9 305 90 0 0 1383 62 9 1 0 0 2 168 1 170 1 17 1383 54 5
1401 1402 602 90 4 22 127 6 306 0 0 0 1383 72 9 307 0 0 0 1383 73 9 305 6 0 0 1383 74 9 308 65 0 0 1383 76 9 309 37 0 0 1383 78 9 310 60 0 0 1383 80 9 1 0 0 2 168 15 170 1 142 1383 65 5
1405 1406 1407 90 4 0 88 4 230 0 0 0 1383 92 9 231 0 0 0 1383 93 9 311 0 0 0 1383 94 9 34 60 0 0 1383 95 9 1 0 1 1408 2 168 2 170 2 17 1383 83 5
1409 1410 1411 90 4 23 88 3 230 0 0 0 1383 105 9 312 0 0 0 1383 106 9 313 60 0 0 1383 107 9 1 0 0 2 168 1 170 1 17 1383 98 5
1412 1413 602 90 4 21 128 5 230 0 0 0 1383 115 9 231 0 0 0 1383 116 9 169 0 0 0 1383 117 9 231 0 0 0 1383 118 9 1 37 0 0 1383 119 9 1 0 1 1414 2 168 9 170 9 33 1383 110 5
1415 1416 602 90 4 24 88 3 230 0 0 0 1383 127 9 232 0 0 0 1383 128 9 34 60 0 0 1383 129 9 1 0 1 1417 1 168 1 17 1383 122 5
1418 1419 1420 90 5 25 129 2 161 0 0 0 1383 143 9 314 91 0 0 1383 144 9 1 0 0 1 168 0 143 1383 132 5
1422 1423 602 90 4 26 130 2 315 0 0 0 1383 154 9 316 92 0 0 1383 155 9 1 0 1 1426 0 17 1383 147 5
1427 1428 602 90 4 21 131 4 230 0 0 0 1383 164 9 317 0 0 0 1383 165 9 231 0 0 0 1383 166 9 305 90 0 0 1383 167 9 1 0 0 2 168 2 170 2 17 1383 158 5
1429 1430 602 90 4 17 88 5 189 0 0 0 1383 174 9 230 0 0 0 1383 175 9 231 0 0 0 1383 176 9 318 0 0 0 1383 177 9 34 60 0 0 1383 178 9 1 0 0 2 168 9 170 9 17 1383 170 5
1431 146 1432 1433 1434 2 1 3
1435 1436 602 112 4 27 132 3 319 0 0 0 1434 16 9 320 0 0 0 1434 17 9 278 93 0 0 1434 18 9 1 0 0 2 180 1 182 5 54 1434 13 5
1439 1440 602 112 4 28 133 3 319 0 0 0 1434 25 9 321 0 0 0 1434 26 9 322 93 0 0 1434 27 9 1 0 0 2 180 1 182 5 54 1434 21 5
1442 1443 602 112 5 27 133 3 319 0 0 0 1434 34 9 323 0 0 0 1434 35 9 322 93 0 0 1434 36 9 1 0 0 2 180 1 182 5 54 1434 30 5
1444 146 1445 1446 1447 2 1 19
1448 1449 602 112 4 29 132 3 319 0 0 0 1447 27 9 324 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 54 1447 15 5
1451 1452 602 112 4 29 132 3 319 0 0 0 1447 27 9 326 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 54 1447 15 5
1453 1454 602 112 4 29 132 3 319 0 0 0 1447 27 9 7 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 54 1447 15 5
1455 1456 602 112 4 29 132 3 319 0 0 0 1447 27 9 319 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 147 1447 15 5
1457 1458 602 112 4 29 132 3 319 0 0 0 1447 27 9 327 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 54 1447 15 5
1460 1461 602 112 4 29 132 3 319 0 0 0 1447 27 9 328 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 54 1447 15 5
1462 1463 602 112 4 29 132 3 319 0 0 0 1447 27 9 329 0 0 1 1450 1447 28 9 325 93 0 0 1447 30 9 1 0 1 1275 2 180 1 182 5 54 1447 15 5
1465 1466 602 112 4 29 134 4 330 0 0 0 1447 36 9 331 0 0 0 1447 37 9 330 0 0 0 1447 38 9 325 94 0 0 1447 39 9 1 0 0 2 180 2 182 0 17 1447 33 5
1468 1469 602 112 4 29 135 4 330 0 0 0 1447 48 9 331 0 0 0 1447 49 9 326 0 0 0 1447 50 9 325 94 0 0 1447 51 9 1 0 1 1275 2 180 2 182 0 149 1447 42 5
1470 1471 602 112 4 29 136 5 332 0 0 0 1447 57 9 331 0 0 0 1447 58 9 333 95 0 0 1447 59 9 10 96 0 0 1447 61 9 325 94 0 0 1447 63 9 2 0 1 0 2 180 9 182 0 151 1447 54 5
1473 1474 602 112 4 30 134 3 330 0 0 0 1447 70 9 331 0 0 0 1447 71 9 325 94 0 0 1447 72 9 1 0 0 2 180 1 182 0 17 1447 66 5
1475 1476 602 152 4 29 134 5 330 0 0 0 1447 79 9 331 0 0 0 1447 80 9 325 94 0 0 1447 81 9 10 97 0 0 1447 83 9 7 0 0 0 1447 85 9 2 0 1 0 3 180 1 182 0 259 9 17 1447 75 5
1477 1478 602 112 6 29 134 4 330 0 0 0 1447 94 9 331 0 0 0 1447 95 9 334 0 0 0 1447 96 9 325 94 0 0 1447 97 9 1 0 0 2 180 2 182 0 17 1447 87 5
1479 1480 602 112 6 29 134 4 330 0 0 0 1447 94 9 331 0 0 0 1447 95 9 335 0 0 0 1447 96 9 325 94 0 0 1447 97 9 1 0 0 2 180 2 182 0 17 1447 87 5
1481 1482 602 112 4 31 137 9 336 0 0 0 1447 109 9 337 0 0 0 1447 110 9 338 0 0 0 1447 111 9 339 0 0 0 1447 112 9 340 0 0 0 1447 113 9 276 98 0 0 1447 114 9 341 99 0 0 1447 116 9 341 100 0 0 1447 118 9 341 101 0 0 1447 120 9 2 0 1 0 2 180 16 182 0 124 1447 100 5
1495 1496 602 112 4 29 138 3 342 0 0 0 1447 127 9 331 0 0 0 1447 128 9 343 94 0 0 1447 129 9 1 0 0 2 180 1 182 5 124 1447 122 5
1498 1499 1500 112 4 29 132 3 319 0 0 0 1447 137 9 189 0 0 0 1447 138 9 343 93 0 0 1447 139 9 1 0 0 2 180 1 182 5 155 1447 132 5
1501 1502 1503 156 4 29 139 4 344 102 0 0 1447 152 9 10 103 0 0 1447 154 9 331 0 0 0 1447 156 9 152 104 0 0 1447 157 9 2 0 1 0 3 44 12 47 5 182 1 67 1447 142 5
1505 1506 602 112 4 32 140 5 345 0 0 0 1447 168 9 189 0 0 0 1447 169 9 333 0 0 0 1447 170 9 7 0 0 0 1447 171 9 229 30 0 0 1447 172 9 1 0 1 1510 2 180 9 182 2 159 1447 160 5
1511 203 1512 1513 1514 2 1 32
1515 1516 602 160 4 33 141 4 297 0 0 0 1514 28 9 204 32 0 0 1514 29 9 10 0 0 0 1514 31 9 346 0 0 0 1514 32 9 1 0 1 1517 2 210 2 214 0 17 1514 20 5
1518 1519 602 160 4 33 141 4 297 0 0 0 1514 28 9 204 32 0 0 1514 29 9 10 0 0 0 1514 31 9 347 0 0 0 1514 32 9 1 0 1 1517 2 210 2 214 0 17 1514 20 5
1520 1521 602 160 4 33 141 4 297 0 0 0 1514 28 9 204 32 0 0 1514 29 9 10 0 0 0 1514 31 9 348 0 0 0 1514 32 9 1 0 1 1517 2 210 2 214 0 17 1514 20 5
1522 1523 602 160 4 33 141 3 297 0 0 0 1514 41 9 204 32 0 0 1514 42 9 349 81 0 0 1514 44 9 1 0 1 1524 2 212 1 214 0 17 1514 34 5
1525 1526 602 160 4 33 141 3 297 0 0 0 1514 41 9 204 32 0 0 1514 42 9 350 81 0 0 1514 44 9 1 0 1 1524 2 212 1 214 0 17 1514 34 5
1527 1528 602 160 4 33 141 3 297 0 0 0 1514 50 9 204 32 0 0 1514 51 9 351 81 0 0 1514 53 9 1 0 0 2 212 1 214 0 17 1514 47 5
1529 1530 602 160 4 33 142 2 352 54 0 0 1514 61 9 353 0 0 0 1514 63 9 1 0 0 2 210 0 214 5 54 1514 56 5
1531 1532 602 160 4 33 143 3 354 0 0 0 1514 68 9 7 55 0 0 1514 69 9 353 0 0 0 1514 71 9 1 0 0 2 210 1 214 0 111 1514 65 5
1533 1534 602 160 4 33 144 3 355 0 0 0 1514 76 9 214 33 0 0 1514 77 9 353 0 0 0 1514 79 9 1 0 0 2 210 1 214 0 53 1514 73 5
1535 1536 602 160 4 33 144 3 356 0 0 0 1514 84 9 204 32 0 0 1514 85 9 357 0 0 0 1514 87 9 1 0 0 2 210 1 214 0 17 1514 81 5
1537 1538 602 160 4 33 145 3 163 0 0 0 1514 92 9 204 32 0 0 1514 93 9 358 105 0 0 1514 95 9 2 0 1 0 2 210 1 214 0 17 1514 89 5
1539 1540 602 160 4 33 143 3 359 0 0 0 1514 101 9 204 32 0 0 1514 102 9 360 105 0 0 1514 104 9 2 0 1 0 2 210 1 214 0 17 1514 98 5
1541 1542 1543 160 4 33 146 4 361 0 0 0 1514 113 9 204 32 0 0 1514 114 9 362 81 0 0 1514 116 9 363 0 0 0 1514 118 9 1 0 0 3 210 2 212 1 214 0 17 1514 107 5
1545 1546 1547 160 4 33 146 3 361 0 0 0 1514 127 9 204 32 0 0 1514 128 9 364 106 0 0 1514 130 9 1 0 0 2 212 1 214 4 17 1514 120 5
1548 1549 1550 160 4 34 141 3 297 0 0 0 1514 141 9 204 0 0 0 1514 142 9 365 81 0 0 1514 143 9 1 0 1 1551 1 212 1 167 1514 133 5
1552 1553 1554 160 4 35 147 3 366 0 0 0 1514 156 9 204 0 0 0 1514 157 9 367 81 0 0 1514 158 9 1 0 1 1555 1 212 1 169 1514 146 5
1556 1557 602 160 4 33 116 3 163 0 0 0 1514 165 9 368 0 0 0 1514 166 9 204 32 0 0 1514 167 9 1 0 1 1558 1 214 1 17 1514 161 5
1559 1560 602 160 4 33 141 3 297 0 0 0 1514 174 9 276 0 0 0 1514 175 9 204 32 0 0 1514 176 9 1 0 1 1561 1 214 1 17 1514 170 5
1562 1563 602 160 4 33 141 4 297 0 0 0 1514 183 9 204 32 0 0 1514 184 9 369 0 0 0 1514 186 9 370 81 0 0 1514 187 9 1 0 1 1564 2 212 2 214 17 17 1514 179 5
1565 1566 1567 160 4 33 141 5 163 0 0 0 1514 196 9 204 32 0 0 1514 197 9 371 0 0 0 1514 199 9 291 0 0 0 1514 200 9 370 81 0 0 1514 201 9 1 0 0 1 214 3 17 1514 190 5
1568 1569 1570 160 4 36 148 2 372 0 0 0 1514 216 9 373 107 0 0 1514 217 9 2 0 1 0 2 210 0 214 0 171 1514 204 5
1574 1575 602 160 4 33 141 5 163 0 0 0 1514 228 9 204 32 0 0 1514 229 9 374 0 0 0 1514 231 9 291 0 0 0 1514 232 9 63 0 0 0 1514 233 9 1 0 1 1576 2 210 9 214 0 17 1514 224 5
1577 1578 602 160 4 33 141 4 297 0 0 0 1514 238 9 204 32 0 0 1514 239 9 375 0 0 0 1514 241 9 63 0 0 0 1514 242 9 1 0 0 2 210 2 214 0 17 1514 235 5
1579 1580 602 160 4 33 141 4 297 0 0 0 1514 247 9 204 32 0 0 1514 248 9 376 0 0 0 1514 250 9 63 0 0 0 1514 251 9 1 0 0 2 210 2 214 0 17 1514 244 5
1581 1582 602 160 4 33 141 4 297 0 0 0 1514 256 9 377 32 0 0 1514 257 9 10 0 0 0 1514 259 9 378 0 0 0 1514 260 9 1 0 0 2 210 2 214 0 17 1514 253 5
1583 1584 602 160 4 33 141 4 297 0 0 0 1514 268 9 204 32 0 0 1514 269 9 379 0 0 0 1514 271 9 63 0 0 0 1514 272 9 1 0 0 2 210 2 214 0 17 1514 262 5
1585 1586 602 160 4 33 141 4 297 0 0 0 1514 268 9 204 32 0 0 1514 269 9 380 0 0 0 1514 271 9 63 0 0 0 1514 272 9 1 0 0 2 210 2 214 0 17 1514 262 5
1587 1588 1589 160 4 37 149 3 297 0 0 0 1514 283 9 204 32 0 0 1514 284 9 381 108 0 0 1514 286 9 1 0 0 2 210 1 214 0 17 1514 274 5
1590 1591 602 160 5 33 141 4 297 0 0 0 1514 293 9 204 32 0 0 1514 294 9 382 0 0 0 1514 296 9 63 0 0 0 1514 297 9 1 0 0 2 210 2 214 0 17 1514 289 5
1592 1593 602 160 6 33 141 4 297 0 0 0 1514 303 9 204 32 0 0 1514 304 9 383 0 0 0 1514 306 9 63 0 0 0 1514 307 9 1 0 0 2 210 2 214 0 17 1514 299 5
1594 1595 602 160 4 36 150 4 384 0 0 0 1514 315 9 204 32 0 0 1514 316 9 374 0 0 0 1514 318 9 385 0 0 0 1514 319 9 1 0 0 2 210 2 214 0 17 1514 309 5
1596 1597 602 160 6 33 141 4 297 0 0 0 1514 325 9 204 32 0 0 1514 326 9 386 0 0 0 1514 328 9 63 0 0 0 1514 329 9 1 0 0 2 210 2 214 0 17 1514 321 5
1598 203 1599 1600 1601 2 1 2
1602 1603 1604 160 4 38 151 4 387 0 0 0 1601 20 9 235 109 0 0 1601 21 9 388 0 0 0 1601 23 9 389 0 0 0 1601 24 9 1 0 0 2 210 2 214 0 17 1601 14 5
1608 1609 602 160 4 33 152 3 390 0 0 0 1601 29 9 235 109 0 0 1601 30 9 391 0 0 0 1601 32 9 1 0 0 2 210 1 214 0 17 1601 26 5
1612 203 1613 1614 1615 2 1 12
1616 1617 602 175 4 39 141 4 297 0 0 0 1615 29 9 204 32 0 0 1615 30 9 10 0 0 0 1615 32 9 392 0 0 0 1615 33 9 1 0 1 1618 3 226 2 228 2 230 0 17 1615 18 5
1619 1620 602 175 4 2 141 4 297 0 0 0 1615 29 9 204 32 0 0 1615 30 9 10 0 0 0 1615 32 9 393 0 0 0 1615 33 9 1 0 1 1618 3 226 2 228 2 230 0 17 1615 18 5
1621 1622 602 175 4 2 141 4 297 0 0 0 1615 29 9 204 32 0 0 1615 30 9 10 0 0 0 1615 32 9 394 0 0 0 1615 33 9 1 0 1 1618 3 226 2 228 2 230 0 17 1615 18 5
1623 1624 602 175 4 40 141 4 297 0 0 0 1615 29 9 204 32 0 0 1615 30 9 10 0 0 0 1615 32 9 395 0 0 0 1615 33 9 1 0 1 1618 3 226 2 228 2 230 0 17 1615 18 5
1625 1626 602 175 4 41 141 4 297 0 0 0 1615 29 9 204 32 0 0 1615 30 9 10 0 0 0 1615 32 9 396 0 0 0 1615 33 9 1 0 1 1618 3 226 2 228 2 230 0 17 1615 18 5
1627 1628 602 175 4 39 141 3 297 0 0 0 1615 45 9 204 32 0 0 1615 46 9 397 81 0 0 1615 48 9 1 0 1 1629 2 226 1 230 0 17 1615 35 5
1630 1631 602 175 4 2 141 3 297 0 0 0 1615 45 9 204 32 0 0 1615 46 9 398 81 0 0 1615 48 9 1 0 1 1629 2 226 1 230 0 17 1615 35 5
1632 1633 602 175 4 2 141 3 297 0 0 0 1615 45 9 204 32 0 0 1615 46 9 399 81 0 0 1615 48 9 1 0 1 1629 2 226 1 230 0 17 1615 35 5
1634 1635 602 175 4 40 141 3 297 0 0 0 1615 45 9 204 32 0 0 1615 46 9 400 81 0 0 1615 48 9 1 0 1 1629 2 226 1 230 0 17 1615 35 5
1636 1637 602 175 4 2 146 4 361 0 0 0 1615 55 9 204 32 0 0 1615 56 9 401 81 0 0 1615 58 9 402 0 0 0 1615 60 9 1 0 0 3 226 7 228 2 230 0 17 1615 51 5
1638 1639 602 175 4 2 153 4 163 0 0 0 1615 66 9 276 0 0 0 1615 67 9 403 54 0 0 1615 68 9 404 0 0 0 1615 70 9 1 0 0 3 226 2 228 2 230 1 54 1615 62 5
1640 1641 602 175 4 2 144 3 356 0 0 0 1615 76 9 204 32 0 0 1615 77 9 405 0 0 0 1615 79 9 1 0 0 3 226 1 228 1 230 0 17 1615 72 5
1642 34 1643 1644 1645 2 1 1
1646 1647 602 177 5 42 76 2 406 0 0 0 1645 15 9 152 28 0 0 1645 16 9 1 0 0 1 241 0 54 1645 12 5
1648 34 1649 1650 1651 2 1 8
1652 1653 602 177 5 43 154 2 407 0 0 0 1651 29 9 326 0 0 0 1651 30 9 2 0 7 1 1654 1 240 0 46 1651 21 5
1655 1656 602 177 5 43 155 2 408 0 0 0 1651 29 9 409 0 0 0 1651 30 9 2 0 7 1 1654 1 240 0 46 1651 21 5
1659 1660 602 177 5 43 156 2 410 0 0 0 1651 29 9 7 0 0 0 1651 30 9 2 0 7 1 1654 1 240 0 46 1651 21 5
1662 1663 602 177 5 43 157 1 161 0 0 0 1651 35 9 2 0 7 1 1665 1 240 5 46 1651 31 5
1666 1667 602 181 5 43 158 2 411 0 0 0 1651 42 9 7 0 0 0 1651 43 9 2 0 7 0 1 240 5 46 1651 36 5
1669 1670 602 177 5 44 154 2 407 0 0 0 1651 48 9 326 0 0 0 1651 49 9 2 0 7 0 1 240 0 46 1651 44 5
1671 1672 602 181 5 43 158 2 412 0 0 0 1651 56 9 411 110 0 0 1651 57 9 2 0 7 0 2 241 0 534 0 182 1651 50 5
1673 1674 602 183 5 43 159 2 413 0 0 0 1651 66 9 414 111 0 0 1651 67 9 2 0 7 1 1676 3 44 0 240 5 241 0 67 1651 59 5
1677 246 1678 1679 1680 2 1 9
1681 1682 602 185 4 0 160 5 270 0 0 0 1680 22 9 415 0 0 0 1680 23 9 416 0 0 0 1680 24 9 170 0 0 0 1680 25 9 7 0 0 0 1680 26 9 1 0 1 637 1 309 1 186 1680 18 5
1684 1685 602 185 4 0 161 6 417 0 0 0 1680 31 9 418 0 0 0 1680 32 9 416 0 0 0 1680 37 9 419 0 0 0 1680 38 9 419 0 0 0 1680 39 9 420 0 0 0 1680 40 9 1 0 1 1688 1 309 1 186 1680 27 5
1689 1690 602 185 4 0 160 4 270 0 0 0 1680 45 9 421 0 0 0 1680 46 9 422 0 0 0 1680 47 9 170 0 0 0 1680 48 9 1 0 1 1691 1 309 1 188 1680 41 5
1692 1693 602 185 4 0 160 5 270 0 0 0 1680 52 9 415 0 0 0 1680 53 9 270 0 0 0 1680 54 9 416 0 0 0 1680 55 9 170 0 0 0 1680 56 9 1 0 0 1 309 2 186 1680 49 5
1694 1695 602 185 4 45 162 5 423 0 0 0 1680 64 9 424 0 0 0 1680 65 9 425 0 0 0 1680 66 9 7 0 0 0 1680 67 9 170 0 0 0 1680 68 9 1 0 1 1699 0 112 1680 57 5
1700 1701 602 185 4 0 163 5 426 0 0 0 1680 72 9 427 72 0 0 1680 73 9 416 0 0 0 1680 75 9 428 0 0 0 1680 76 9 429 112 0 0 1680 77 9 1 0 0 1 309 1 149 1680 69 5
1704 1705 602 185 4 0 160 3 270 0 0 0 1680 83 9 430 0 0 0 1680 84 9 431 75 0 0 1680 85 9 1 0 1 1706 1 311 1 192 1680 79 5
1707 1708 602 185 4 0 161 4 417 0 0 0 1680 90 9 432 113 0 0 1680 91 9 433 114 0 0 1680 93 9 433 115 0 0 1680 95 9 2 0 1 1 1709 1 311 7 193 1680 87 5
1710 1711 602 185 4 0 164 3 434 0 0 0 1680 101 9 435 112 1 187 0 1680 102 9 294 0 1 46 0 1680 109 9 2 0 10 0 1 309 1 195 1680 98 5
1712 246 1713 1714 1715 2 1 8
1716 1717 602 196 4 0 165 4 436 0 0 0 1715 20 9 181 0 0 0 1715 21 9 261 116 0 0 1715 22 9 419 117 0 0 1715 24 9 2 0 1 1 1718 1 276 2 198 1715 17 5
1719 1720 602 196 4 0 165 4 436 0 0 0 1715 31 9 437 0 0 0 1715 32 9 261 118 0 0 1715 33 9 419 101 0 0 1715 35 9 2 0 1 1 637 3 275 1 276 2 278 2 199 1715 27 5
1721 1722 602 196 4 0 166 5 438 0 0 0 1715 41 9 439 0 0 0 1715 42 9 261 119 0 0 1715 47 9 419 100 0 0 1715 49 9 419 101 0 0 1715 51 9 2 0 1 1 1724 3 275 1 276 2 278 18 199 1715 37 5
1725 1726 602 196 4 0 166 5 438 0 0 0 1715 57 9 440 0 0 0 1715 58 9 261 116 0 0 1715 63 9 419 120 0 0 1715 65 9 419 100 0 0 1715 67 9 2 0 1 1 1727 3 275 1 276 2 278 18 199 1715 53 5
1728 1729 1730 196 4 0 167 4 441 0 0 0 1715 79 9 437 0 0 0 1715 80 9 261 121 0 0 1715 81 9 419 122 0 0 1715 83 9 2 0 1 1 1733 3 275 1 276 2 278 2 199 1715 69 5
1734 1735 1736 196 4 46 168 3 442 0 0 0 1715 97 9 443 123 0 1 1742 1715 98 9 444 124 0 0 1715 101 9 1 0 1 1743 1 275 1 203 1715 85 5
1744 1745 1746 196 4 47 169 3 445 0 0 0 1715 113 9 437 0 0 0 1715 114 9 446 125 0 0 1715 115 9 1 0 0 2 276 1 278 1 205 1715 103 5
1748 1749 1750 196 4 0 170 15 447 0 0 0 1715 143 9 448 0 0 0 1715 146 9 261 126 0 0 1715 160 9 419 127 0 0 1715 162 9 419 128 0 0 1715 164 9 419 129 0 0 1715 166 9 419 130 0 0 1715 168 9 419 131 0 0 1715 170 9 419 132 0 0 1715 172 9 419 133 0 0 1715 174 9 419 134 0 0 1715 176 9 419 135 0 0 1715 178 9 419 136 0 0 1715 180 9 419 137 0 0 1715 182 9 419 138 0 0 1715 184 9 2 0 1 0 3 275 1 276 2 278 19 199 1715 124 5
1775 246 1776 1777 1778 2 1 11
1779 1780 602 207 4 0 171 2 449 0 0 0 1778 24 9 235 109 0 0 1778 25 9 1 0 1 1781 1 291 0 17 1778 20 5
1782 1783 602 207 4 0 172 3 450 0 0 0 1778 31 9 451 0 0 0 1778 32 9 452 63 0 0 1778 33 9 1 0 1 1784 2 291 1 293 1 169 1778 27 5
1785 1786 1787 207 4 0 171 3 449 0 0 0 1778 42 9 453 0 0 0 1778 43 9 454 109 0 0 1778 44 9 1 0 0 0 210 1778 35 5
1788 1789 602 207 4 0 171 4 449 0 0 0 1778 53 9 453 0 0 0 1778 54 9 455 0 0 1 1790 1778 55 9 449 109 0 0 1778 57 9 1 0 1 1791 2 287 2 289 2 211 1778 46 5
1792 1793 602 207 4 0 171 4 449 0 0 0 1778 53 9 453 0 0 0 1778 54 9 455 0 0 1 1790 1778 55 9 7 109 0 0 1778 57 9 1 0 1 1791 1 289 2 211 1778 46 5
1794 1795 1796 207 4 0 171 3 449 0 0 0 1778 64 9 456 0 0 0 1778 65 9 7 109 0 0 1778 66 9 1 0 0 1 289 1 212 1778 59 5
1797 1798 602 207 4 0 173 5 457 0 0 0 1778 73 9 458 139 0 0 1778 74 9 419 140 0 0 1778 80 9 419 141 0 0 1778 82 9 419 142 0 0 1778 84 9 2 0 1 0 4 289 1 291 0 293 1 295 2 195 1778 68 5
1802 1803 602 207 4 0 172 3 450 0 0 0 1778 93 9 451 143 0 0 1778 94 9 459 144 0 0 1778 96 9 3 0 3 4 1 1805 2 291 0 293 1 169 1778 86 5
1806 1807 1808 207 4 0 171 4 449 0 0 0 1778 105 9 7 0 0 0 1778 106 9 449 0 0 0 1778 107 9 235 109 0 0 1778 108 9 1 0 1 1809 1 291 2 17 1778 98 5
1810 1811 602 207 4 0 171 5 449 0 0 0 1778 114 9 235 109 0 0 1778 115 9 10 145 0 0 1778 117 9 7 0 0 0 1778 119 9 170 0 0 0 1778 120 9 2 0 1 1 1812 2 291 0 297 18 17 1778 110 5
1813 1814 602 207 4 0 174 6 460 0 0 0 1778 124 9 461 139 0 0 1778 125 9 449 0 0 0 1778 127 9 7 0 0 0 1778 128 9 449 0 0 0 1778 129 9 419 146 0 0 1778 130 9 2 0 1 0 3 289 14 291 0 295 14 215 1778 121 5
1815 246 1816 1817 1818 2 1 2
1819 1820 1821 207 4 0 175 3 64 0 0 0 1818 19 9 462 0 0 0 1818 20 9 463 147 0 0 1818 21 9 2 0 1 0 2 289 1 295 1 211 1818 13 5
1822 1823 1824 207 4 0 176 4 464 0 0 0 1818 28 9 228 148 0 0 1818 29 9 14 0 0 0 1818 31 9 465 149 0 0 1818 32 9 2 0 1 0 3 289 2 291 0 295 2 217 1818 23 5
1825 246 1826 1827 1828 2 1 12
1829 1830 602 196 4 3 177 6 64 0 0 0 1828 17 9 466 150 0 0 1828 18 9 14 0 0 0 1828 20 9 419 151 0 0 1828 21 9 10 58 0 0 1828 23 9 7 0 0 0 1828 25 9 2 0 1 0 1 276 14 218 1828 14 5
1831 1832 1833 196 4 3 177 7 64 0 0 0 1828 33 9 466 150 0 0 1828 34 9 14 0 0 0 1828 36 9 467 0 0 0 1828 30 48 420 152 0 0 1828 38 9 10 153 0 0 1828 40 9 7 0 0 0 1828 42 9 2 0 1 0 1 276 20 219 1828 26 5
1834 1835 1833 196 4 3 177 7 64 0 0 0 1828 33 9 466 150 0 0 1828 34 9 14 0 0 0 1828 36 9 7 0 0 0 1828 31 50 420 152 0 0 1828 38 9 10 153 0 0 1828 40 9 7 0 0 0 1828 42 9 2 0 1 0 1 276 20 219 1828 26 5
1836 1837 602 196 4 48 175 5 64 0 0 0 1828 47 9 14 0 0 0 1828 48 9 468 12 0 0 1828 49 9 10 58 0 0 1828 51 9 7 0 0 0 1828 53 9 2 0 1 0 1 276 9 192 1828 43 5
1838 1839 602 196 6 3 175 6 64 0 0 0 1828 58 9 469 0 0 0 1828 59 9 14 0 0 0 1828 60 9 470 12 0 0 1828 61 9 10 58 0 0 1828 63 9 334 0 0 0 1828 65 9 2 0 1 0 1 276 14 220 1828 54 5
1840 1841 602 221 4 3 178 5 189 0 0 0 1828 70 9 466 0 0 0 1828 71 9 471 150 0 0 1828 72 9 10 154 0 0 1828 74 9 7 0 0 0 1828 76 9 2 0 1 0 6 276 9 534 1 536 9 540 0 542 1 544 9 222 1828 66 5
1842 1843 602 221 6 3 178 5 189 0 0 0 1828 82 9 466 0 0 0 1828 83 9 472 150 0 0 1828 84 9 10 154 0 0 1828 86 9 334 0 0 0 1828 88 9 2 0 1 0 4 276 9 534 1 540 0 542 1 223 1828 77 5
1844 1845 1846 196 4 3 179 6 473 0 0 0 1828 95 9 189 0 0 0 1828 96 9 474 0 0 0 1828 97 9 475 155 0 0 1828 98 9 10 156 0 0 1828 100 9 7 0 0 0 1828 102 9 2 0 1 0 0 186 1828 89 5
1849 1850 1846 196 4 3 180 6 473 0 0 0 1828 110 9 466 150 0 0 1828 111 9 474 0 0 0 1828 113 9 476 157 0 0 1828 114 9 10 156 0 0 1828 116 9 7 0 0 0 1828 118 9 2 0 1 0 1 276 14 219 1828 103 5
1851 1852 1846 196 6 3 179 6 473 0 0 0 1828 128 9 469 0 0 0 1828 129 9 474 0 0 0 1828 130 9 477 155 0 0 1828 131 9 10 156 0 0 1828 133 9 7 0 0 0 1828 135 9 2 0 1 0 0 225 1828 119 5
1853 1854 1855 196 6 0 175 5 64 0 0 0 1828 143 9 469 0 0 0 1828 144 9 14 0 0 0 1828 145 9 478 158 0 0 1828 146 9 479 0 0 0 1828 148 9 1 0 1 1856 0 226 1828 136 5
1857 1858 602 227 4 3 181 7 480 0 0 0 1828 155 9 189 0 0 0 1828 156 9 226 0 0 0 1828 157 9 324 0 0 0 1828 158 9 7 0 0 0 1828 159 9 481 0 0 0 1828 160 9 7 0 0 0 1828 161 9 1 0 0 1 489 20 229 1828 149 5
1860 246 1861 1862 1863 2 1 17
1864 1865 602 207 4 4 182 5 464 0 0 0 1863 21 9 14 12 0 0 1863 22 9 10 58 0 0 1863 24 9 229 0 0 0 1863 26 9 7 0 0 0 1863 27 9 2 0 1 1 1866 2 291 0 297 9 17 1863 14 5
1867 1868 602 207 4 4 182 5 464 0 0 0 1863 21 9 14 12 0 0 1863 22 9 10 58 0 0 1863 24 9 464 0 0 0 1863 26 9 7 0 0 0 1863 27 9 2 0 1 1 1866 2 291 0 297 18 17 1863 14 5
1869 1870 602 207 4 49 175 5 64 0 0 0 1863 33 9 14 12 0 0 1863 34 9 10 58 0 0 1863 36 9 229 0 0 0 1863 38 9 7 0 0 0 1863 39 9 2 0 1 1 1871 2 291 0 297 9 17 1863 28 5
1872 1873 602 207 6 4 175 6 64 0 0 0 1863 45 9 14 12 0 0 1863 46 9 10 58 0 0 1863 48 9 469 0 0 0 1863 50 9 482 0 0 0 1863 51 9 7 0 0 0 1863 52 9 2 0 1 1 1874 2 291 0 297 14 17 1863 40 5
1875 1876 602 207 4 4 183 6 483 0 0 0 1863 56 9 14 12 0 0 1863 57 9 10 58 0 0 1863 59 9 484 33 0 0 1863 61 9 485 159 0 0 1863 63 9 7 0 0 0 1863 65 9 2 0 1 0 2 291 0 297 14 231 1863 53 5
1877 1878 602 207 4 4 177 6 64 0 0 0 1863 72 9 14 12 0 0 1863 73 9 10 58 0 0 1863 75 9 466 150 0 0 1863 77 9 10 154 0 0 1863 79 9 7 0 0 0 1863 81 9 2 0 1 1 1879 2 291 0 297 14 232 1863 66 5
1880 1881 602 207 4 50 184 6 486 0 0 0 1863 88 9 14 12 0 0 1863 89 9 10 58 0 0 1863 91 9 7 0 0 0 1863 93 9 229 0 0 0 1863 94 9 7 0 0 0 1863 95 9 2 0 1 0 2 291 0 297 2 234 1863 82 5
1883 1884 602 207 4 4 175 3 64 0 0 0 1863 104 9 64 0 0 0 1863 105 9 7 0 0 0 1863 106 9 2 0 7 1 1885 0 46 1863 96 5
1886 1887 602 207 4 4 175 3 64 0 0 0 1863 104 9 170 0 0 0 1863 105 9 7 0 0 0 1863 106 9 2 0 7 1 1885 0 46 1863 96 5
1888 1889 602 207 4 4 185 3 487 0 0 0 1863 112 9 229 0 0 0 1863 113 9 7 0 0 0 1863 114 9 2 0 7 1 1890 0 46 1863 107 5
1891 1892 602 236 6 4 175 4 64 0 0 0 1863 121 9 334 0 0 0 1863 122 9 334 0 0 0 1863 123 9 14 12 0 0 1863 124 9 1 0 1 1893 1 291 2 17 1863 115 5
1894 1895 602 207 4 4 185 4 487 0 0 0 1863 130 9 170 0 0 0 1863 131 9 229 0 0 0 1863 132 9 7 0 0 0 1863 133 9 2 0 7 0 0 46 1863 126 5
1896 1897 602 207 4 4 177 4 466 150 0 0 1863 139 9 10 154 0 0 1863 141 9 7 0 0 1 1898 1863 143 9 64 0 0 0 1863 145 9 2 0 1 0 1 297 7 237 1863 134 5
1899 1900 602 207 4 4 186 6 488 0 0 0 1863 152 9 489 160 0 0 1863 153 9 10 161 0 0 1863 155 9 324 0 0 0 1863 157 9 481 0 0 0 1863 158 9 7 0 0 0 1863 159 9 2 0 1 1 1903 2 291 0 297 14 17 1863 146 5
1904 1905 602 207 4 51 185 4 487 0 0 0 1863 165 9 229 0 0 0 1863 166 9 490 0 0 0 1863 167 9 487 0 0 0 1863 168 9 1 0 1 1906 0 46 1863 160 5
1907 1908 602 207 4 51 187 5 491 0 0 0 1863 175 9 228 0 0 0 1863 176 9 7 162 0 0 1863 177 9 10 163 0 0 1863 179 9 170 0 0 0 1863 181 9 2 0 1 0 2 291 1 297 9 240 1863 169 5
1910 1911 602 207 4 52 188 5 492 0 0 0 1863 188 9 228 0 0 0 1863 189 9 229 148 0 0 1863 190 9 10 164 0 0 1863 192 9 7 0 0 0 1863 194 9 2 0 1 0 2 291 1 297 9 234 1863 182 5
1912 246 1913 1914 1915 2 1 26
1916 1917 602 207 4 53 189 3 493 0 0 0 1915 26 9 494 0 0 0 1915 27 9 7 0 0 0 1915 28 9 1 0 1 1919 0 15 1915 20 5
1920 1921 602 207 4 53 190 6 495 28 0 0 1915 38 9 326 0 0 0 1915 40 9 10 165 0 0 1915 41 9 7 0 0 0 1915 43 9 229 0 0 0 1915 44 9 7 0 0 0 1915 45 9 2 0 1 1 1922 2 291 5 297 2 54 1915 29 5
1923 1924 602 207 4 53 190 6 495 28 0 0 1915 38 9 7 0 0 0 1915 40 9 10 165 0 0 1915 41 9 7 0 0 0 1915 43 9 229 0 0 0 1915 44 9 7 0 0 0 1915 45 9 2 0 1 1 1922 2 291 5 297 2 54 1915 29 5
1925 1926 602 207 4 53 191 6 496 28 0 0 1915 38 9 326 0 0 0 1915 40 9 10 165 0 0 1915 41 9 7 0 0 0 1915 43 9 229 0 0 0 1915 44 9 7 0 0 0 1915 45 9 2 0 1 1 1922 2 291 5 297 2 54 1915 29 5
1927 1928 602 207 4 53 191 6 496 28 0 0 1915 38 9 7 0 0 0 1915 40 9 10 165 0 0 1915 41 9 7 0 0 0 1915 43 9 229 0 0 0 1915 44 9 7 0 0 0 1915 45 9 2 0 1 1 1922 2 291 5 297 2 54 1915 29 5
1929 1930 602 207 4 53 175 4 64 0 0 0 1915 50 9 189 0 0 0 1915 51 9 326 0 0 0 1915 52 9 7 0 0 0 1915 53 9 1 0 1 1931 0 46 1915 46 5
1932 1933 602 207 4 54 190 5 495 28 0 0 1915 59 9 10 165 0 0 1915 61 9 7 0 0 0 1915 63 9 497 0 0 0 1915 64 9 7 0 0 0 1915 65 9 2 0 1 1 1934 2 291 5 297 1 54 1915 54 5
1935 1936 602 207 4 54 192 3 498 0 0 0 1915 73 9 7 0 0 0 1915 74 9 7 0 0 0 1915 75 9 1 0 1 1934 0 112 1915 66 5
1937 1938 602 207 4 55 175 4 64 0 0 0 1915 81 9 7 0 0 0 1915 82 9 455 0 0 0 1915 83 9 7 0 0 0 1915 84 9 1 0 1 1939 0 46 1915 76 5
1940 1941 602 207 4 53 185 4 487 0 0 0 1915 92 9 326 0 0 0 1915 93 9 229 0 0 0 1915 94 9 7 0 0 0 1915 95 9 1 0 1 1942 0 46 1915 85 5
1943 1944 602 207 4 53 185 4 487 0 0 0 1915 92 9 7 0 0 0 1915 93 9 229 0 0 0 1915 94 9 7 0 0 0 1915 95 9 1 0 1 1942 0 46 1915 85 5
1945 1946 602 207 4 53 193 4 499 0 0 0 1915 102 9 326 0 0 0 1915 103 9 229 0 0 0 1915 104 9 7 0 0 0 1915 105 9 1 0 1 1942 0 112 1915 96 5
1947 1948 602 207 4 53 192 4 498 0 0 0 1915 112 9 7 0 0 0 1915 113 9 7 0 0 0 1915 114 9 325 93 0 0 1915 115 9 1 0 1 1949 0 247 1915 106 5
1950 1951 602 207 4 53 194 6 500 0 0 0 1915 123 9 501 0 0 0 1915 124 9 326 0 0 0 1915 125 9 229 166 0 0 1915 126 9 10 167 0 0 1915 128 9 7 0 0 0 1915 130 9 2 0 1 1 1942 2 291 2 297 14 171 1915 117 5
1954 1955 1158 207 4 53 195 7 502 0 0 0 1915 137 9 14 12 0 0 1915 138 9 226 0 0 0 1915 140 9 10 58 0 0 1915 141 9 326 0 0 0 1915 143 9 229 0 0 0 1915 144 9 7 0 0 0 1915 145 9 2 0 1 1 1956 1 291 0 250 1915 131 5
1957 1958 602 207 4 53 196 5 503 0 0 0 1915 153 9 326 0 0 0 1915 154 9 324 0 0 0 1915 155 9 229 0 0 0 1915 156 9 7 0 0 0 1915 157 9 1 0 1 1960 0 46 1915 146 5
1961 1962 602 207 4 53 197 5 504 0 0 0 1915 153 9 326 0 0 0 1915 154 9 324 0 0 0 1915 155 9 229 0 0 0 1915 156 9 7 0 0 0 1915 157 9 1 0 1 1960 0 46 1915 146 5
1964 1965 1966 207 4 53 198 6 505 0 0 0 1915 166 9 14 12 0 0 1915 167 9 226 0 0 0 1915 169 9 10 58 0 0 1915 170 9 326 0 0 0 1915 172 9 506 168 0 0 1915 173 9 2 0 1 1 1956 1 291 0 17 1915 158 5
1968 1969 602 207 6 53 175 5 64 0 0 0 1915 183 9 469 0 0 0 1915 184 9 326 0 0 0 1915 185 9 482 0 0 0 1915 186 9 334 0 0 0 1915 187 9 1 0 1 1970 0 46 1915 175 5
1971 1972 602 207 6 53 175 5 64 0 0 0 1915 183 9 469 0 0 0 1915 184 9 7 0 0 0 1915 185 9 482 0 0 0 1915 186 9 334 0 0 0 1915 187 9 1 0 1 1970 0 46 1915 175 5
1973 1974 602 207 4 53 175 6 64 0 0 0 1915 196 9 170 0 0 0 1915 197 9 467 0 0 0 1915 198 9 326 0 0 0 1915 199 9 467 0 0 0 1915 200 9 7 0 0 0 1915 201 9 1 0 1 1975 0 46 1915 188 5
1976 1977 602 207 4 53 175 6 64 0 0 0 1915 196 9 170 0 0 0 1915 197 9 189 0 0 0 1915 198 9 326 0 0 0 1915 199 9 318 0 0 0 1915 200 9 7 0 0 0 1915 201 9 1 0 1 1975 0 46 1915 188 5
1978 1979 602 207 4 53 196 6 503 0 0 0 1915 196 9 170 0 0 0 1915 197 9 467 0 0 0 1915 198 9 326 0 0 0 1915 199 9 324 0 0 0 1915 200 9 7 0 0 0 1915 201 9 1 0 1 1975 0 46 1915 188 5
1980 1981 602 207 4 53 190 5 64 0 0 0 1915 209 9 152 28 0 0 1915 210 9 326 0 0 0 1915 212 9 10 165 0 0 1915 213 9 7 0 0 0 1915 215 9 2 0 1 1 1975 2 291 0 297 9 54 1915 202 5
1982 1983 602 207 4 53 190 5 64 0 0 0 1915 209 9 152 28 0 0 1915 210 9 7 0 0 0 1915 212 9 10 165 0 0 1915 213 9 7 0 0 0 1915 215 9 2 0 1 1 1975 2 291 0 297 9 54 1915 202 5
1984 1985 602 207 6 53 175 6 64 0 0 0 1915 222 9 170 0 0 0 1915 223 9 469 0 0 0 1915 224 9 326 0 0 0 1915 225 9 482 0 0 0 1915 226 9 334 0 0 0 1915 227 9 1 0 1 1975 0 46 1915 216 5
1986 246 1987 1988 1989 2 1 3
1990 1991 602 196 4 3 199 5 507 0 0 0 1989 20 9 508 0 0 0 1989 21 9 261 6 0 0 1989 26 9 419 169 0 0 1989 28 9 419 122 0 0 1989 30 9 2 0 1 1 1992 3 275 7 276 2 278 18 199 1989 16 5
1993 1994 602 196 4 3 200 6 509 91 0 0 1989 37 9 510 0 0 0 1989 39 9 419 170 0 0 1989 44 9 419 171 0 0 1989 46 9 419 169 0 0 1989 48 9 419 122 0 0 1989 50 9 2 0 1 0 3 275 1 276 2 278 21 256 1989 32 5
1997 1998 602 257 6 3 199 4 507 0 0 0 1989 58 9 508 0 0 0 1989 59 9 472 6 0 0 1989 64 9 511 169 0 0 1989 66 9 2 0 1 1 1999 6 275 7 276 2 278 2 510 1 512 1 514 2 258 1989 52 5
2000 246 2001 2002 2003 2 1 11
2004 2005 602 259 4 0 201 5 512 0 0 0 2003 24 9 14 52 0 0 2003 25 9 419 172 0 1 2006 2003 27 9 170 0 0 0 2003 30 9 7 0 0 0 2003 31 9 2 0 1 1 2007 2 259 1 276 1 17 2003 19 5
2008 2009 602 259 4 0 201 5 512 0 0 0 2003 37 9 181 0 0 0 2003 38 9 261 52 0 0 2003 39 9 419 172 0 0 2003 41 9 170 0 0 0 2003 43 9 2 0 1 1 2010 3 253 1 259 2 276 2 261 2003 32 5
2011 2012 2013 262 4 0 202 4 513 0 0 0 2003 51 9 514 0 0 0 2003 52 9 515 173 0 0 2003 53 9 419 174 0 0 2003 55 9 2 0 1 1 637 4 253 7 255 1 257 2 259 2 264 2003 44 5
2015 2016 602 262 4 0 203 7 516 0 0 0 2003 60 9 517 0 0 0 2003 61 9 261 1 0 0 2003 67 9 419 175 0 0 2003 69 9 419 176 0 0 2003 71 9 419 174 0 0 2003 73 9 419 172 0 0 2003 75 9 2 0 1 0 4 253 1 255 1 257 21 259 2 266 2003 57 5
2018 2019 602 262 4 0 204 4 518 0 0 0 2003 83 9 519 0 0 0 2003 84 9 261 177 0 0 2003 85 9 419 178 0 0 2003 87 9 2 0 1 0 4 253 1 255 1 257 2 259 2 268 2003 77 5
2025 2026 2027 262 4 0 205 6 512 0 0 0 2003 96 9 181 0 0 0 2003 97 9 520 0 0 0 2003 98 9 521 0 0 0 2003 99 9 261 179 0 0 2003 100 9 419 180 0 0 2003 102 9 2 0 1 0 4 253 9 255 9 257 14 259 14 270 2003 89 5
2029 2030 602 271 4 0 206 4 522 0 0 0 2003 129 9 305 6 0 0 2003 130 9 14 0 0 1 2032 2003 132 9 523 181 0 0 2003 134 9 2 0 1 1 1654 4 253 2 343 1 345 2 346 1 274 2003 104 5
2033 2034 602 271 4 0 207 4 522 0 0 0 2003 129 9 305 6 0 0 2003 130 9 524 0 0 1 2032 2003 132 9 523 181 0 0 2003 134 9 2 0 1 1 1654 4 253 2 343 1 345 2 346 1 275 2003 104 5
2035 2036 602 271 4 0 208 4 522 0 0 0 2003 129 9 305 6 0 0 2003 130 9 524 0 0 1 2032 2003 132 9 523 181 0 0 2003 134 9 2 0 1 1 1654 4 253 2 343 1 345 2 346 1 276 2003 104 5
2037 2038 602 271 4 0 209 4 522 0 0 0 2003 129 9 305 6 0 0 2003 130 9 7 0 0 1 2032 2003 132 9 523 181 0 0 2003 134 9 2 0 1 1 1654 4 253 2 343 1 345 2 346 1 277 2003 104 5
2039 2040 602 262 4 0 210 4 525 0 1 46 0 2003 139 9 14 52 1 46 0 2003 141 9 526 0 1 279 0 2003 144 9 527 0 1 280 0 2003 146 9 2 0 10 0 4 253 7 255 2 257 2 259 0 281 2003 136 5
2041 246 2042 2043 2044 2 1 1
2045 2046 602 185 4 56 162 4 423 0 0 0 2044 15 9 528 0 0 0 2044 16 9 529 0 0 0 2044 17 9 530 0 0 0 2044 18 9 1 0 0 1 309 2 188 2044 12 5
2047 246 2048 2049 2050 2 1 13
2051 2052 602 185 4 57 211 2 161 0 0 0 2050 19 9 531 91 0 0 2050 20 9 1 0 0 0 282 2050 15 5
2053 2054 602 185 4 3 212 3 466 150 0 0 2050 25 9 161 0 0 0 2050 27 9 532 182 0 0 2050 28 9 2 0 1 0 0 283 2050 22 5
2055 2056 602 185 6 3 211 3 469 0 0 0 2050 34 9 161 0 0 0 2050 35 9 533 91 0 0 2050 36 9 1 0 0 0 284 2050 30 5
2057 2058 602 185 4 3 213 4 534 0 0 0 2050 41 9 189 0 0 0 2050 42 9 14 0 0 0 2050 43 9 7 162 0 0 2050 44 9 1 0 0 0 286 2050 38 5
2059 2060 602 185 4 3 213 5 534 0 0 0 2050 49 9 189 0 0 0 2050 50 9 14 0 0 0 2050 51 9 534 0 0 0 2050 52 9 7 162 0 0 2050 53 9 1 0 0 0 286 2050 46 5
2061 2062 602 185 4 3 214 4 534 0 0 0 2050 58 9 466 150 0 0 2050 59 9 14 0 0 0 2050 61 9 419 183 0 0 2050 62 9 2 0 1 0 0 287 2050 55 5
2063 2064 602 185 6 3 213 4 534 0 0 0 2050 68 9 469 0 0 0 2050 69 9 14 0 0 0 2050 70 9 535 162 0 0 2050 71 9 1 0 0 0 288 2050 64 5
2065 2066 602 185 4 3 212 3 466 150 0 0 2050 76 9 161 0 0 0 2050 78 9 419 182 0 0 2050 79 9 2 0 1 0 1 311 1 289 2050 73 5
2067 2068 602 185 6 3 213 4 534 0 0 0 2050 85 9 469 0 0 0 2050 86 9 7 0 0 0 2050 87 9 470 162 0 0 2050 88 9 1 0 0 1 311 2 290 2050 81 5
2069 2070 602 185 6 3 215 5 64 0 0 0 2050 94 9 469 0 0 0 2050 95 9 474 0 0 0 2050 96 9 474 0 0 0 2050 97 9 535 12 0 0 2050 98 9 1 0 0 1 311 9 291 2050 90 5
2071 2072 602 185 4 48 215 2 64 0 0 0 2050 104 9 536 12 0 0 2050 105 9 1 0 0 1 311 0 116 2050 100 5
2073 2074 602 185 4 3 216 6 64 0 0 0 2050 110 9 466 150 0 0 2050 111 9 474 0 0 0 2050 113 9 7 0 0 0 2050 114 9 474 0 0 0 2050 115 9 419 151 0 0 2050 116 9 2 0 1 0 1 311 14 218 2050 107 5
2075 2076 2077 292 6 3 217 5 537 0 0 0 2050 124 9 474 12 0 0 2050 125 9 474 0 0 0 2050 127 9 7 0 0 0 2050 128 9 511 184 0 0 2050 129 9 2 0 1 0 4 275 9 311 9 510 9 512 9 294 2050 118 5
2078 246 2079 2080 2081 2 1 1
2082 2083 602 262 4 0 218 4 166 0 0 0 2081 15 9 538 33 0 0 2081 16 9 10 159 0 0 2081 18 9 7 0 0 0 2081 20 9 2 0 1 0 1 259 2 9 2081 12 5
2085 246 2086 2087 2088 2 1 73
2089 2090 602 185 4 4 182 5 464 0 0 0 2088 25 9 189 0 0 0 2088 26 9 14 0 0 0 2088 27 9 326 0 0 1 1450 2088 28 9 7 12 0 0 2088 30 9 1 0 1 2091 0 198 2088 14 5
2092 2093 602 185 4 4 182 5 464 0 0 0 2088 25 9 189 0 0 0 2088 26 9 14 0 0 0 2088 27 9 14 0 0 1 1450 2088 28 9 7 12 0 0 2088 30 9 1 0 1 2091 0 198 2088 14 5
2094 2095 602 185 4 4 182 5 464 0 0 0 2088 25 9 189 0 0 0 2088 26 9 14 0 0 0 2088 27 9 229 0 0 1 1450 2088 28 9 7 12 0 0 2088 30 9 1 0 1 2091 0 198 2088 14 5
2096 2097 602 185 4 4 182 5 464 0 0 0 2088 25 9 189 0 0 0 2088 26 9 14 0 0 0 2088 27 9 324 0 0 1 1450 2088 28 9 7 12 0 0 2088 30 9 1 0 1 2091 1 311 9 198 2088 14 5
2098 2099 602 185 4 4 182 5 464 0 0 0 2088 25 9 189 0 0 0 2088 26 9 14 0 0 0 2088 27 9 539 0 0 1 1450 2088 28 9 7 12 0 0 2088 30 9 1 0 1 2091 1 311 9 198 2088 14 5
2100 2101 602 185 4 48 175 4 64 0 0 0 2088 40 9 14 0 0 0 2088 41 9 328 0 0 1 2102 2088 42 9 479 12 0 0 2088 44 9 1 0 1 2103 1 311 2 192 2088 32 5
2104 2105 602 185 4 48 175 4 64 0 0 0 2088 40 9 14 0 0 0 2088 41 9 10 0 0 1 2102 2088 42 9 479 12 0 0 2088 44 9 1 0 1 2103 1 311 2 192 2088 32 5
2106 2107 2108 185 4 3 175 4 64 0 0 0 2088 52 9 189 0 0 0 2088 53 9 14 0 0 0 2088 54 9 540 185 0 0 2088 55 9 2 0 1 0 1 311 2 198 2088 46 5
2109 2110 602 295 4 3 175 4 64 0 0 0 2088 67 9 189 0 0 0 2088 65 69 14 0 0 0 2088 69 9 541 12 0 0 2088 70 9 1 0 0 1 62 2 296 2088 61 5
2111 2112 602 295 4 3 177 4 64 0 0 0 2088 78 9 466 150 0 0 2088 79 9 14 0 0 0 2088 81 9 542 151 0 0 2088 82 9 2 0 1 0 1 62 2 297 2088 72 5
2113 2114 602 298 4 3 175 6 64 0 0 0 2088 88 9 189 0 0 0 2088 89 9 14 0 0 0 2088 90 9 543 12 0 0 2088 91 9 10 58 0 0 2088 93 9 7 0 0 0 2088 95 9 2 0 1 0 4 287 2 289 2 297 14 311 2 212 2088 84 5
2115 2116 602 185 4 4 182 6 464 0 0 0 2088 105 9 189 0 0 0 2088 106 9 14 0 0 0 2088 107 9 464 0 0 0 2088 108 9 326 0 0 1 1450 2088 109 9 7 12 0 0 2088 111 9 1 0 1 2117 1 311 14 198 2088 96 5
2118 2119 602 185 4 4 182 6 464 0 0 0 2088 105 9 189 0 0 0 2088 106 9 14 0 0 0 2088 107 9 464 0 0 0 2088 108 9 14 0 0 1 1450 2088 109 9 7 12 0 0 2088 111 9 1 0 1 2117 0 198 2088 96 5
2120 2121 602 185 4 4 182 6 464 0 0 0 2088 105 9 189 0 0 0 2088 106 9 14 0 0 0 2088 107 9 464 0 0 0 2088 108 9 229 0 0 1 1450 2088 109 9 7 12 0 0 2088 111 9 1 0 1 2117 1 311 14 198 2088 96 5
2122 2123 602 185 6 3 175 6 64 0 0 0 2088 117 9 189 0 0 0 2088 118 9 14 0 0 0 2088 119 9 64 0 0 0 2088 120 9 334 0 0 0 2088 121 9 7 12 0 0 2088 122 9 1 0 0 1 311 14 198 2088 113 5
2124 2125 602 185 4 3 177 5 64 0 0 0 2088 132 9 466 150 0 0 2088 133 9 14 0 0 0 2088 135 9 326 0 0 1 1450 2088 136 9 419 151 0 0 2088 138 9 2 0 1 0 1 311 9 218 2088 124 5
2126 2127 602 185 4 3 177 5 64 0 0 0 2088 132 9 466 150 0 0 2088 133 9 14 0 0 0 2088 135 9 14 0 0 1 1450 2088 136 9 419 151 0 0 2088 138 9 2 0 1 0 1 311 9 218 2088 124 5
2128 2129 602 299 4 3 177 6 64 0 0 0 2088 146 9 466 150 0 0 2088 147 9 14 0 0 0 2088 149 9 544 151 0 0 2088 150 9 10 58 0 0 2088 152 9 7 0 0 0 2088 154 9 2 0 1 0 2 276 14 311 2 218 2088 140 5
2130 2131 602 185 4 4 185 5 487 0 0 0 2088 160 9 189 0 0 0 2088 161 9 228 0 0 0 2088 162 9 229 0 0 0 2088 163 9 7 148 0 0 2088 164 9 1 0 1 2091 0 198 2088 155 5
2132 2133 602 295 4 3 175 5 64 0 0 0 2088 170 9 189 0 0 0 2088 171 9 14 0 0 0 2088 172 9 64 0 0 0 2088 173 9 541 12 0 0 2088 174 9 1 0 0 1 62 9 296 2088 166 5
2134 2135 602 299 4 3 175 7 64 0 0 0 2088 180 9 189 0 0 0 2088 181 9 14 0 0 0 2088 182 9 64 0 0 0 2088 183 9 7 12 0 0 2088 184 9 10 58 0 0 2088 186 9 7 0 0 0 2088 188 9 2 0 1 0 2 276 20 311 9 198 2088 176 5
2136 2137 2138 185 4 3 177 4 64 0 0 0 2088 197 9 466 150 0 0 2088 198 9 14 0 0 0 2088 200 9 545 186 0 0 2088 201 9 2 0 1 0 1 311 2 218 2088 189 5
2139 2140 602 185 6 3 175 4 64 0 0 0 2088 210 9 469 0 0 0 2088 211 9 14 0 0 0 2088 212 9 546 187 0 0 2088 213 9 2 0 1 0 1 311 2 220 2088 206 5
2141 2142 602 185 6 3 175 5 64 0 0 0 2088 219 9 469 0 0 0 2088 220 9 14 0 0 0 2088 221 9 294 0 0 0 2088 222 9 334 0 0 0 2088 223 9 1 0 0 1 309 9 225 2088 215 5
2143 2144 602 185 6 4 182 5 464 0 0 0 2088 234 9 469 0 0 0 2088 235 9 14 0 0 0 2088 236 9 7 0 0 1 1450 2088 237 9 470 12 0 0 2088 239 9 1 0 1 2145 1 311 9 220 2088 224 5
2146 2147 602 185 6 4 182 5 464 0 0 0 2088 234 9 469 0 0 0 2088 235 9 14 0 0 0 2088 236 9 326 0 0 1 1450 2088 237 9 470 12 0 0 2088 239 9 1 0 1 2145 1 311 9 220 2088 224 5
2148 2149 602 185 6 4 182 5 464 0 0 0 2088 234 9 469 0 0 0 2088 235 9 14 0 0 0 2088 236 9 229 0 0 1 1450 2088 237 9 470 12 0 0 2088 239 9 1 0 1 2145 1 311 9 220 2088 224 5
2150 2151 602 295 6 3 175 4 64 0 0 0 2088 246 9 469 0 0 0 2088 247 9 14 0 0 0 2088 248 9 547 12 0 0 2088 249 9 1 0 0 1 62 2 300 2088 241 5
2152 2153 602 185 4 3 175 5 64 0 0 0 2088 255 9 14 12 0 0 2088 256 9 10 58 0 0 2088 258 9 294 0 0 0 2088 260 9 7 0 0 0 2088 261 9 2 0 1 1 2154 0 17 2088 251 5
2155 2156 602 185 4 4 185 6 487 0 0 0 2088 266 9 228 0 0 0 2088 267 9 294 0 0 0 2088 268 9 7 0 0 0 2088 269 9 229 0 0 0 2088 270 9 7 0 0 0 2088 271 9 1 0 0 0 112 2088 262 5
2157 2158 602 185 6 3 175 8 64 0 0 0 2088 281 9 469 0 0 0 2088 282 9 14 0 0 0 2088 283 9 7 0 0 0 2088 284 9 467 0 0 0 2088 285 9 548 12 0 0 2088 286 9 10 58 0 0 2088 288 9 334 0 0 0 2088 290 9 2 0 1 1 2117 1 311 14 291 2088 272 5
2159 2160 602 185 6 3 175 8 64 0 0 0 2088 281 9 469 0 0 0 2088 282 9 14 0 0 0 2088 283 9 7 0 0 0 2088 284 9 324 0 0 0 2088 285 9 548 12 0 0 2088 286 9 10 58 0 0 2088 288 9 334 0 0 0 2088 290 9 2 0 1 1 2117 1 311 14 291 2088 272 5
2161 2162 602 185 6 3 175 8 64 0 0 0 2088 281 9 469 0 0 0 2088 282 9 14 0 0 0 2088 283 9 7 0 0 0 2088 284 9 6 0 0 0 2088 285 9 548 12 0 0 2088 286 9 10 58 0 0 2088 288 9 334 0 0 0 2088 290 9 2 0 1 1 2117 1 311 14 291 2088 272 5
2163 2164 602 301 6 3 175 4 64 0 0 0 2088 297 9 189 0 0 0 2088 298 9 14 0 0 0 2088 299 9 472 12 0 0 2088 300 9 1 0 1 2165 2 311 2 510 2 212 2088 291 5
2166 2167 2168 185 4 3 177 4 64 0 0 0 2088 311 9 466 150 0 0 2088 312 9 14 0 0 0 2088 314 9 549 188 0 0 2088 315 9 2 0 1 1 2091 1 311 2 218 2088 302 5
2169 2170 602 185 5 3 177 5 64 0 0 0 2088 327 9 466 150 0 0 2088 328 9 14 0 0 0 2088 330 9 323 0 0 0 2088 331 9 419 12 0 0 2088 332 9 1 0 0 1 311 9 218 2088 321 5
2171 2172 602 185 4 4 219 4 464 0 0 0 2088 343 9 466 150 0 0 2088 344 9 14 0 0 0 2088 346 9 550 186 0 0 2088 347 9 2 0 1 0 1 311 2 218 2088 334 5
2173 2174 602 185 4 4 219 4 464 0 0 0 2088 343 9 466 150 0 0 2088 344 9 14 0 0 0 2088 346 9 551 186 0 0 2088 347 9 2 0 1 0 1 311 2 218 2088 334 5
2175 2176 602 185 4 3 220 6 552 0 0 0 2088 361 9 466 150 0 0 2088 362 9 474 0 0 0 2088 364 9 14 0 0 0 2088 365 9 467 0 0 0 2088 358 48 551 151 0 0 2088 367 9 2 0 1 0 1 311 14 303 2088 352 5
2177 2178 602 185 4 3 220 6 552 0 0 0 2088 361 9 466 150 0 0 2088 362 9 474 0 0 0 2088 364 9 14 0 0 0 2088 365 9 7 0 0 0 2088 359 50 551 151 0 0 2088 367 9 2 0 1 0 1 311 14 304 2088 352 5
2179 2180 2181 185 4 3 221 4 483 0 0 0 2088 376 9 466 150 0 0 2088 377 9 14 0 0 0 2088 379 9 553 189 0 0 2088 380 9 2 0 1 0 1 311 2 305 2088 369 5
2182 2183 602 185 6 3 177 4 64 0 0 0 2088 392 9 466 150 0 0 2088 393 9 14 0 0 0 2088 395 9 554 186 0 0 2088 396 9 2 0 1 0 1 311 2 306 2088 386 5
2184 2185 602 185 4 58 222 4 555 91 0 0 2088 407 9 497 0 0 0 2088 409 9 14 0 0 0 2088 410 9 556 190 0 0 2088 411 9 2 0 1 0 1 311 2 308 2088 401 5
2186 2187 602 185 4 58 175 5 64 0 0 0 2088 417 9 189 0 0 0 2088 418 9 14 0 0 0 2088 419 9 497 0 0 0 2088 420 9 7 12 0 0 2088 421 9 1 0 0 0 198 2088 413 5
2188 2189 602 185 6 3 175 6 64 0 0 0 2088 427 9 469 0 0 0 2088 428 9 189 0 0 0 2088 429 9 14 0 0 0 2088 430 9 482 0 0 0 2088 431 9 472 12 0 0 2088 432 9 1 0 0 1 311 14 309 2088 423 5
2190 2191 602 185 4 59 185 5 487 0 0 0 2088 438 9 189 0 0 0 2088 439 9 228 0 0 0 2088 440 9 318 0 0 0 2088 441 9 343 148 0 0 2088 442 9 1 0 0 1 311 9 116 2088 434 5
2192 2193 602 185 4 59 223 5 487 0 0 0 2088 450 9 466 150 0 0 2088 451 9 228 0 0 0 2088 453 9 10 154 0 0 2088 454 9 343 148 0 0 2088 456 9 2 0 1 0 1 311 9 310 2088 444 5
2194 2195 2196 185 4 3 175 5 64 0 0 0 2088 462 9 189 0 0 0 2088 463 9 14 0 0 0 2088 464 9 64 0 0 0 2088 465 9 557 187 0 0 2088 466 9 2 0 1 0 1 311 9 198 2088 458 5
2197 2198 602 185 4 3 224 5 558 0 0 0 2088 473 9 189 0 0 0 2088 474 9 14 0 0 0 2088 475 9 558 0 0 0 2088 476 9 559 12 0 0 2088 477 9 1 0 0 1 311 9 312 2088 468 5
2199 2200 602 185 6 3 175 5 64 0 0 0 2088 487 9 469 0 0 0 2088 488 9 14 0 0 0 2088 489 9 324 0 0 0 2088 490 9 470 12 0 0 2088 491 9 1 0 1 2201 1 311 9 220 2088 479 5
2202 2203 602 185 6 3 175 5 64 0 0 0 2088 487 9 469 0 0 0 2088 488 9 14 0 0 0 2088 489 9 6 0 0 0 2088 490 9 470 12 0 0 2088 491 9 1 0 1 2201 1 311 9 220 2088 479 5
2204 2205 602 185 6 3 175 5 64 0 0 0 2088 498 9 469 0 0 0 2088 499 9 14 0 0 0 2088 500 9 539 0 0 0 2088 501 9 470 12 0 0 2088 502 9 1 0 1 2206 1 311 9 220 2088 493 5
2207 2208 602 185 6 58 175 4 64 0 0 0 2088 509 9 469 0 0 0 2088 510 9 14 0 0 0 2088 511 9 560 12 0 0 2088 512 9 1 0 0 1 311 2 291 2088 504 5
2209 2210 2211 185 6 3 183 4 483 0 0 0 2088 523 9 469 0 0 0 2088 524 9 14 0 0 0 2088 525 9 561 191 0 0 2088 526 9 2 0 1 0 1 311 2 313 2088 514 5
2212 2213 602 185 6 3 175 5 64 0 0 0 2088 535 9 469 0 0 0 2088 536 9 14 0 0 0 2088 537 9 64 0 0 0 2088 538 9 548 12 0 0 2088 539 9 1 0 0 1 311 9 291 2088 531 5
2214 2215 602 301 6 3 175 6 64 0 0 0 2088 546 9 469 0 0 0 2088 547 9 14 0 0 0 2088 548 9 7 0 0 0 2088 549 9 334 0 0 0 2088 550 9 470 12 0 0 2088 551 9 1 0 0 3 311 14 510 14 516 22 314 2088 541 5
2216 2217 602 301 6 3 175 4 64 0 0 0 2088 558 9 469 0 0 0 2088 559 9 14 0 0 0 2088 560 9 562 12 0 0 2088 561 9 1 0 0 3 311 2 510 2 516 2 314 2088 553 5
2218 2219 602 301 6 3 177 4 64 0 0 0 2088 570 9 469 0 0 0 2088 571 9 14 0 0 0 2088 572 9 563 192 0 0 2088 573 9 2 0 1 0 3 311 2 510 2 516 2 315 2088 563 5
2220 2221 602 301 6 3 225 5 537 0 0 0 2088 585 9 469 0 0 0 2088 586 9 14 0 0 0 2088 587 9 7 0 0 0 2088 588 9 470 162 0 0 2088 589 9 1 0 0 3 311 9 510 9 512 9 316 2088 578 5
2222 2223 2224 301 6 0 226 3 537 0 0 0 2088 642 9 564 0 0 0 2088 605 16 565 193 0 0 2088 644 9 2 0 1 1 2225 3 311 1 510 1 514 1 317 2088 591 5
2226 2227 2224 301 6 0 226 3 537 0 0 0 2088 642 9 189 0 0 0 2088 617 16 566 193 0 0 2088 644 9 2 0 1 1 2225 4 311 1 510 1 514 1 516 1 317 2088 591 5
2228 2229 2224 301 6 0 226 3 537 0 0 0 2088 642 9 469 0 0 0 2088 629 16 567 193 0 0 2088 644 9 2 0 1 1 2225 4 311 1 510 1 514 1 516 1 317 2088 591 5
2230 2231 2196 318 4 4 223 4 487 0 0 0 2088 667 9 189 0 0 0 2088 668 9 466 0 0 0 2088 669 9 568 194 0 0 2088 670 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 222 2088 649 5
2232 2233 2196 318 4 4 223 4 487 0 0 0 2088 667 9 189 0 0 0 2088 668 9 466 0 0 0 2088 669 9 569 194 0 0 2088 670 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 222 2088 649 5
2234 2235 2196 318 4 4 223 4 487 0 0 0 2088 667 9 189 0 0 0 2088 668 9 466 0 0 0 2088 669 9 570 194 0 0 2088 670 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 222 2088 649 5
2236 2237 2238 318 4 3 177 4 64 0 0 0 2088 682 9 189 0 0 0 2088 683 9 466 0 0 0 2088 684 9 571 195 0 0 2088 685 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 261 2088 675 5
2239 2240 602 318 4 3 177 5 64 0 0 0 2088 699 9 14 12 0 0 2088 700 9 466 0 0 0 2088 702 9 7 0 0 1 2241 2088 703 9 419 196 0 0 2088 705 9 2 0 1 0 5 311 9 534 9 536 5 540 1 542 9 319 2088 690 5
2242 2243 602 318 4 3 177 5 64 0 0 0 2088 699 9 14 12 0 0 2088 700 9 466 0 0 0 2088 702 9 466 0 0 1 2241 2088 703 9 419 196 0 0 2088 705 9 2 0 1 0 5 311 9 534 9 536 5 540 1 542 9 319 2088 690 5
2244 2245 602 318 6 3 177 5 64 0 0 0 2088 714 9 14 12 0 0 2088 715 9 466 0 0 0 2088 717 9 334 0 0 0 2088 718 9 511 196 0 0 2088 719 9 2 0 1 0 5 311 9 534 9 536 5 540 1 542 9 320 2088 707 5
2246 2247 2181 185 4 3 227 4 64 0 0 0 2088 728 9 466 150 0 0 2088 729 9 14 0 0 0 2088 731 9 572 197 0 0 2088 732 9 2 0 1 0 1 311 2 218 2088 721 5
2248 2249 602 185 4 48 175 4 64 0 0 0 2088 742 9 14 0 0 0 2088 743 9 573 0 0 0 2088 744 9 574 12 0 1 2250 2088 745 9 1 0 0 1 311 2 192 2088 738 5
2251 2252 602 185 4 58 175 6 64 0 0 0 2088 752 9 189 0 0 0 2088 753 9 14 0 0 0 2088 754 9 64 0 0 0 2088 755 9 497 0 0 0 2088 756 9 7 12 0 0 2088 757 9 1 0 0 1 311 14 198 2088 748 5
2253 2254 602 299 6 3 175 6 64 0 0 0 2088 764 9 469 0 0 0 2088 765 9 14 0 0 0 2088 766 9 548 12 0 0 2088 767 9 10 58 0 0 2088 769 9 334 0 0 0 2088 771 9 2 0 1 0 2 276 14 311 2 291 2088 759 5
2255 320 2256 2257 2258 2 1 6
2259 2260 602 186 4 60 228 4 259 0 0 0 2258 25 9 260 0 0 0 2258 26 9 231 0 0 1 2261 2258 27 9 261 198 0 0 2258 29 9 2 0 7 1 2262 2 327 1 329 2 116 2258 16 5
2263 2264 602 186 4 60 229 4 575 0 0 0 2258 25 9 576 0 0 0 2258 26 9 231 0 0 1 2261 2258 27 9 261 199 0 0 2258 29 9 2 0 7 1 2262 2 327 1 329 2 322 2258 16 5
2267 2268 2269 186 4 61 230 3 161 0 0 0 2258 38 9 231 0 0 0 2258 39 9 274 91 0 0 2258 40 9 1 0 1 2270 2 327 4 329 1 155 2258 31 5
2271 2272 2273 186 4 62 231 4 426 0 0 0 2258 51 9 577 200 0 0 2258 52 9 260 0 0 0 2258 54 9 278 0 0 0 2258 55 9 2 0 1 1 2274 0 17 2258 42 5
2275 2276 2277 186 5 63 228 3 259 0 0 0 2258 64 9 260 0 0 0 2258 65 9 578 0 0 0 2258 66 9 1 0 1 2274 0 46 2258 56 5
2278 2279 2280 323 4 64 232 4 189 0 0 0 2258 74 9 466 0 0 0 2258 75 9 231 0 0 0 2258 76 9 274 150 0 0 2258 77 9 1 0 0 5 327 1 329 2 534 2 540 4 542 2 207 2258 67 5
2282 320 2283 2284 2285 2 1 11
2286 2287 602 186 4 0 233 3 259 0 0 0 2285 31 9 260 0 0 1 2288 2285 32 9 261 198 0 0 2285 34 9 2 0 7 1 2289 2 327 0 329 1 116 2285 19 5
2290 2291 602 186 4 0 234 3 83 0 0 0 2285 31 9 576 0 0 1 2288 2285 32 9 261 201 0 0 2285 34 9 2 0 7 1 2289 2 327 0 329 1 322 2285 19 5
2292 2293 602 186 4 0 235 3 579 0 0 0 2285 31 9 580 0 0 1 2288 2285 32 9 261 202 0 0 2285 34 9 2 0 7 1 2289 2 327 0 329 1 325 2285 19 5
2296 2297 602 186 4 65 230 2 161 0 0 0 2285 40 9 261 91 0 0 2285 41 9 1 0 0 2 327 10 329 0 155 2285 36 5
2298 2299 602 186 4 0 233 3 259 0 0 0 2285 46 9 6 0 0 0 2285 47 9 581 72 0 0 2285 48 9 1 0 1 2300 0 17 2285 43 5
2301 2302 602 186 4 0 233 4 259 0 0 0 2285 54 9 582 0 0 0 2285 55 9 581 0 0 0 2285 56 9 261 72 0 0 2285 57 9 1 0 0 2 327 1 329 2 116 2285 51 5
2303 2304 602 186 4 0 233 4 259 0 0 0 2285 63 9 583 0 0 0 2285 64 9 259 0 0 0 2285 65 9 581 72 0 0 2285 66 9 1 0 1 2305 0 17 2285 59 5
2306 2307 602 186 4 0 233 5 259 0 0 0 2285 71 9 260 0 0 0 2285 72 9 259 0 0 0 2285 73 9 259 0 0 0 2285 74 9 584 72 0 0 2285 75 9 1 0 0 3 327 0 329 9 331 1 116 2285 68 5
2308 2309 602 186 4 0 236 4 585 0 0 0 2285 80 9 586 0 0 0 2285 81 9 261 15 0 0 2285 82 9 419 203 0 0 2285 84 9 2 0 1 0 2 327 0 329 7 327 2285 77 5
2310 2311 2312 186 4 0 233 2 259 0 0 0 2285 91 9 260 204 1 115 0 2285 92 9 3 0 3 10 0 2 327 0 329 0 328 2285 86 5
2314 2315 602 186 4 66 237 4 587 0 0 0 2285 99 9 189 0 0 0 2285 100 9 581 0 0 0 2285 101 9 7 72 0 0 2285 102 9 1 0 0 2 327 1 329 2 330 2285 95 5
2316 320 2317 2318 2319 2 1 11
2320 2321 602 188 4 0 238 3 588 0 0 0 2319 26 9 589 0 0 0 2319 27 9 590 205 0 0 2319 28 9 2 0 7 1 2324 3 356 0 358 1 359 1 116 2319 18 5
2325 2326 602 188 4 0 238 3 588 0 0 0 2319 26 9 589 0 0 0 2319 27 9 591 205 0 0 2319 28 9 2 0 7 1 2324 3 356 0 358 1 359 1 116 2319 18 5
2327 2328 602 188 4 0 239 5 592 0 0 0 2319 33 9 593 0 0 0 2319 34 9 594 0 0 0 2319 35 9 595 206 0 0 2319 36 9 596 207 0 0 2319 38 9 2 0 1 0 3 356 1 358 9 359 7 333 2319 30 5
2331 2332 602 188 4 0 238 2 588 0 0 0 2319 44 9 594 208 0 0 2319 45 9 2 0 4 1 2333 1 356 0 17 2319 40 5
2334 2335 2336 188 4 0 238 5 588 0 0 0 2319 56 9 597 0 0 0 2319 57 9 318 209 0 0 2319 58 9 598 0 0 0 2319 60 9 599 210 0 0 2319 61 9 2 0 1 0 3 356 2 358 9 359 9 198 2319 47 5
2337 2338 2336 188 4 0 238 5 588 0 0 0 2319 56 9 597 0 0 0 2319 57 9 318 209 0 0 2319 58 9 600 0 0 0 2319 60 9 601 210 0 0 2319 61 9 2 0 1 0 3 356 2 358 9 359 9 198 2319 47 5
2339 2340 2341 188 4 0 239 3 592 0 0 0 2319 69 9 602 209 0 0 2319 70 9 603 211 0 0 2319 72 9 2 0 1 0 3 356 0 358 1 359 1 334 2319 63 5
2342 2343 602 188 4 67 240 4 604 0 0 0 2319 86 9 605 0 0 0 2319 87 9 231 0 0 0 2319 88 9 591 212 0 0 2319 89 9 1 0 0 3 356 1 358 2 359 2 116 2319 80 5
2346 2347 602 188 4 68 241 2 604 0 0 0 2319 97 9 591 212 0 0 2319 98 9 1 0 0 3 356 10 358 0 359 0 155 2319 91 5
2348 2349 602 188 4 3 238 2 588 0 0 0 2319 104 9 594 213 0 0 2319 105 9 1 0 1 2350 0 17 2319 100 5
2351 2352 602 188 4 0 238 2 588 0 0 0 2319 111 9 589 214 1 331 0 2319 112 9 3 0 3 10 0 2 356 0 358 0 328 2319 108 5
2353 320 2354 2355 2356 2 1 7
2357 2358 2359 336 4 0 176 3 464 0 0 0 2356 21 9 181 0 0 0 2356 22 9 606 215 0 0 2356 23 9 2 0 1 0 2 343 1 345 1 205 2356 14 5
2360 2361 602 336 4 0 176 4 464 0 0 0 2356 32 9 607 0 0 0 2356 33 9 608 148 0 0 2356 34 9 609 216 0 0 2356 36 9 2 0 1 0 3 343 1 345 2 346 1 337 2356 28 5
2362 2363 2364 188 4 0 176 4 464 0 0 0 2356 45 9 228 148 0 0 2356 46 9 14 0 0 0 2356 48 9 610 216 0 0 2356 49 9 2 0 1 0 2 356 2 358 2 118 2356 38 5
2365 2366 602 225 6 0 175 4 64 0 0 0 2356 55 9 181 0 0 0 2356 56 9 611 0 0 0 2356 57 9 612 147 0 0 2356 58 9 2 0 1 0 2 369 1 371 2 198 2356 51 5
2367 2368 2369 225 6 0 176 5 464 0 0 0 2356 66 9 228 148 0 0 2356 67 9 14 0 0 0 2356 69 9 613 164 0 0 2356 70 9 612 147 0 0 2356 72 9 2 0 1 0 2 369 2 371 9 118 2356 60 5
2370 2371 602 338 6 0 175 3 64 0 0 0 2356 78 9 614 0 0 0 2356 79 9 615 147 0 0 2356 80 9 2 0 1 0 5 356 1 358 1 359 1 369 0 371 1 116 2356 74 5
2372 2373 602 339 6 69 178 3 466 0 0 0 2356 87 9 7 0 0 0 2356 88 9 612 217 0 0 2356 89 9 2 0 1 0 6 369 11 371 1 374 5 534 1 540 5 542 1 207 2356 82 5
2374 320 2375 2376 2377 2 1 3
2378 2379 602 225 6 70 242 3 616 0 0 0 2377 16 9 617 0 0 0 2377 17 9 261 218 0 0 2377 18 9 1 0 0 2 369 1 372 1 198 2377 13 5
2382 2383 602 225 6 70 243 4 618 0 0 0 2377 23 9 619 219 0 0 2377 24 9 620 0 0 0 2377 26 9 419 220 0 0 2377 27 9 2 0 1 0 2 369 0 372 17 118 2377 20 5
2387 2388 602 225 6 71 244 3 621 0 0 0 2377 33 9 619 0 0 0 2377 34 9 231 219 0 0 2377 35 9 1 0 0 2 369 1 372 1 171 2377 29 5
2389 320 2390 2391 2392 2 1 2
2393 2394 2395 225 6 3 176 3 464 0 0 0 2392 19 9 14 12 0 0 2392 20 9 622 0 0 0 2392 22 9 1 0 1 2396 1 369 1 17 2392 13 5
2397 2398 602 225 6 3 175 3 64 0 0 0 2392 27 9 623 0 0 0 2392 28 9 261 12 0 0 2392 29 9 1 0 0 1 371 1 198 2392 24 5
2399 320 2400 2401 2402 2 1 12
2403 2404 602 225 6 69 242 3 616 0 0 0 2402 26 9 620 0 0 0 2402 27 9 535 221 0 0 2402 28 9 2 0 7 1 2405 2 369 4 371 1 116 2402 17 5
2406 2407 602 225 6 72 242 3 616 0 0 0 2402 26 9 620 0 0 0 2402 27 9 535 221 0 0 2402 28 9 2 0 7 1 2405 2 369 4 371 1 116 2402 17 5
2408 2409 602 225 6 69 245 2 621 0 0 0 2402 36 9 535 219 0 0 2402 37 9 1 0 0 2 369 10 371 0 155 2402 30 5
2410 2411 602 225 6 0 242 4 616 0 0 0 2402 42 9 469 0 0 0 2402 43 9 482 0 0 0 2402 44 9 620 218 0 0 2402 45 9 1 0 1 2412 0 17 2402 39 5
2413 2414 602 225 6 0 242 5 616 0 0 0 2402 51 9 624 0 0 0 2402 52 9 625 0 0 0 2402 53 9 616 0 0 0 2402 54 9 626 218 0 0 2402 55 9 1 0 0 2 369 7 371 9 192 2402 48 5
2415 2416 602 225 6 73 244 5 621 0 0 0 2402 63 9 619 0 0 0 2402 64 9 469 0 0 0 2402 65 9 231 0 0 0 2402 66 9 535 219 0 0 2402 67 9 1 0 0 2 369 2 371 9 343 2402 57 5
2417 2418 602 225 6 69 246 5 618 0 0 0 2402 75 9 620 0 0 0 2402 76 9 627 0 0 0 2402 77 9 535 219 0 0 2402 78 9 419 220 0 0 2402 80 9 2 0 1 0 2 369 17 371 18 334 2402 69 5
2419 2420 2421 225 6 70 242 2 616 0 0 0 2402 90 9 620 218 0 0 2402 91 9 1 0 1 2422 2 369 0 372 0 17 2402 82 5
2423 2424 602 338 6 74 242 3 616 0 0 0 2402 98 9 620 0 0 0 2402 99 9 591 218 0 1 2425 2402 100 9 1 0 0 6 356 4 358 1 359 1 361 0 369 1 372 1 116 2402 93 5
2426 2427 602 344 6 75 242 4 616 0 0 0 2402 108 9 620 0 0 0 2402 109 9 591 0 0 0 2402 110 9 535 0 0 0 2402 111 9 1 0 0 5 369 2 372 7 402 0 404 1 407 0 345 2402 103 5
2428 2429 602 338 6 76 242 3 616 0 0 0 2402 117 9 620 0 0 0 2402 118 9 591 218 0 0 2402 119 9 1 0 0 4 356 4 358 1 359 1 361 0 116 2402 112 5
2430 2431 2432 225 6 69 242 2 616 0 0 0 2402 127 9 620 222 1 340 0 2402 128 9 3 0 3 10 0 2 369 0 371 0 328 2402 121 5
2433 320 2434 2435 2436 2 1 3
2437 2438 602 346 4 0 247 5 628 0 0 0 2436 15 9 629 0 0 0 2436 16 9 628 0 0 0 2436 17 9 261 223 0 0 2436 18 9 419 224 0 0 2436 20 9 2 0 1 0 2 381 2 383 9 348 2436 12 5
2441 2442 602 346 6 69 247 5 628 0 0 0 2436 27 9 630 0 0 0 2436 28 9 7 0 0 0 2436 29 9 535 223 0 0 2436 30 9 419 224 0 0 2436 32 9 2 0 1 0 2 381 2 383 9 349 2436 22 5
2443 2444 2445 346 4 0 247 4 628 0 0 0 2436 40 9 631 0 0 0 2436 41 9 632 225 0 0 2436 42 9 633 226 0 0 2436 44 9 2 0 1 0 2 381 2 383 2 337 2436 34 5
2446 320 2447 2448 2449 2 1 7
2450 2451 2445 346 4 0 247 5 628 0 0 0 2449 26 9 631 0 0 0 2449 27 9 632 225 0 0 2449 28 9 591 227 0 0 2449 30 9 419 228 0 0 2449 32 9 2 0 1 1 637 2 381 2 383 9 350 2449 19 5
2452 2453 602 346 4 0 248 6 634 0 0 0 2449 41 9 635 0 0 0 2449 42 9 261 229 0 0 2449 48 9 419 230 0 0 2449 50 9 419 231 0 0 2449 52 9 419 224 0 0 2449 54 9 2 0 1 1 2458 2 381 1 383 2 348 2449 37 5
2459 2460 602 346 4 0 247 5 628 0 0 0 2449 60 9 631 0 0 0 2449 61 9 636 0 0 0 2449 62 9 261 223 0 0 2449 63 9 419 224 0 0 2449 65 9 2 0 1 1 2461 2 381 2 383 9 352 2449 56 5
2462 2463 602 353 6 0 247 5 628 0 0 0 2449 71 9 631 0 0 0 2449 72 9 637 0 0 0 2449 73 9 535 223 0 0 2449 74 9 419 224 0 0 2449 76 9 2 0 1 0 4 369 1 371 2 381 2 383 9 192 2449 67 5
2464 2465 602 346 4 0 249 7 638 0 0 0 2449 81 9 639 232 0 0 2449 82 9 640 0 0 0 2449 84 9 638 0 0 0 2449 85 9 7 0 0 0 2449 86 9 419 233 0 0 2449 87 9 419 231 0 0 2449 89 9 2 0 1 0 2 381 14 383 20 355 2449 78 5
2466 2467 602 346 4 0 248 6 634 0 0 0 2449 95 9 641 229 0 0 2449 96 9 642 0 0 0 2449 98 9 419 230 0 0 2449 99 9 419 231 0 0 2449 101 9 419 224 0 0 2449 103 9 2 0 1 1 2468 2 381 18 383 9 356 2449 91 5
2469 2470 602 346 4 0 248 5 634 0 0 0 2449 108 9 643 229 0 0 2449 109 9 644 0 1 357 0 2449 111 9 7 0 1 357 0 2449 113 9 638 0 1 357 0 2449 115 9 2 0 10 0 2 381 15 383 1 358 2449 105 5
2471 320 2472 2473 2474 2 1 18
2475 2476 602 336 4 0 172 4 450 0 0 0 2474 24 9 235 109 0 0 2474 25 9 459 0 0 0 2474 27 9 645 234 0 1 2477 2474 28 9 2 0 1 1 2324 3 343 1 345 2 346 1 116 2474 17 5
2478 2479 602 336 4 0 172 4 450 0 0 0 2474 24 9 235 109 0 0 2474 25 9 459 0 0 0 2474 27 9 419 234 0 1 2477 2474 28 9 2 0 1 1 2324 3 343 1 345 2 346 1 116 2474 17 5
2480 2481 602 336 4 0 250 4 646 0 0 0 2474 40 9 489 235 0 0 2474 41 9 244 0 0 0 2474 43 9 419 236 0 0 2474 44 9 2 0 1 0 3 343 1 345 2 346 1 116 2474 31 5
2484 2485 602 336 4 0 251 4 646 0 0 0 2474 40 9 489 235 0 0 2474 41 9 244 0 0 0 2474 43 9 419 236 0 0 2474 44 9 2 0 1 0 3 343 1 345 2 346 1 116 2474 31 5
2486 2487 602 336 4 0 252 4 646 0 0 0 2474 40 9 489 235 0 0 2474 41 9 244 0 0 0 2474 43 9 419 236 0 0 2474 44 9 2 0 1 0 3 343 1 345 2 346 1 116 2474 31 5
2488 2489 602 336 4 0 172 6 450 0 0 0 2474 49 9 235 109 0 0 2474 50 9 459 0 0 0 2474 52 9 7 0 0 0 2474 53 9 450 0 0 0 2474 54 9 419 234 0 0 2474 55 9 2 0 1 0 3 343 23 345 14 346 1 116 2474 46 5
2490 2491 602 336 4 0 253 4 647 0 0 0 2474 63 9 648 63 0 0 2474 64 9 649 0 0 0 2474 66 9 419 237 0 0 2474 67 9 2 0 1 1 2495 3 343 1 345 2 346 1 116 2474 57 5
2496 2497 602 336 4 0 172 4 450 0 0 0 2474 72 9 235 109 0 0 2474 73 9 10 145 0 0 2474 75 9 459 63 0 0 2474 77 9 2 0 1 1 2498 0 17 2474 69 5
2499 2500 602 219 4 0 254 4 449 0 0 0 2474 86 9 650 238 0 0 2474 87 9 235 0 0 0 2474 89 9 419 239 0 0 2474 90 9 2 0 1 0 5 343 1 345 2 346 1 534 0 536 12 116 2474 80 5
2502 2503 602 219 4 0 254 4 449 0 0 0 2474 98 9 235 109 0 0 2474 99 9 650 0 0 0 2474 101 9 419 240 0 0 2474 102 9 2 0 1 0 8 343 1 345 2 346 1 348 1 534 2 536 5 540 1 542 2 362 2474 92 5
2504 2505 602 219 4 0 255 3 650 238 0 0 2474 111 9 651 0 0 0 2474 113 9 419 241 0 0 2474 114 9 2 0 1 0 7 343 0 345 1 346 0 348 0 534 24 540 0 542 1 207 2474 104 5
2507 2508 602 336 4 77 256 5 652 0 0 0 2474 122 9 489 0 0 0 2474 123 9 235 109 0 0 2474 124 9 231 0 0 0 2474 126 9 419 242 0 0 2474 127 9 2 0 1 0 3 343 18 345 9 346 2 330 2474 116 5
2511 2512 2513 336 4 0 172 3 450 0 0 0 2474 135 9 235 109 0 0 2474 136 9 653 243 0 1 2515 2474 138 9 2 0 1 0 1 343 1 17 2474 129 5
2516 2517 602 336 4 0 257 6 654 0 0 0 2474 155 9 235 109 0 0 2474 156 9 459 0 0 0 2474 158 9 655 0 0 0 2474 159 9 419 244 0 0 2474 160 9 419 141 0 0 2474 162 9 2 0 1 0 3 343 1 345 22 346 1 334 2474 150 5
2518 2519 2520 336 4 0 172 3 450 0 0 0 2474 169 9 235 109 0 0 2474 170 9 459 245 1 359 0 2474 172 9 3 0 3 10 0 3 343 1 345 1 346 1 328 2474 164 5
2522 2523 602 336 4 0 172 5 450 0 0 0 2474 178 9 10 0 0 1 2524 2474 179 9 235 109 0 0 2474 181 9 459 0 0 0 2474 183 9 419 234 0 0 2474 184 9 2 0 1 0 3 343 2 345 9 346 2 116 2474 175 5
2525 2526 602 336 4 0 172 3 450 0 0 0 2474 189 9 235 109 0 0 2474 190 9 656 0 0 0 2474 192 9 1 0 0 2 343 1 346 1 17 2474 186 5
2527 2528 602 336 4 0 172 3 450 0 0 0 2474 199 9 235 109 0 0 2474 200 9 657 0 0 0 2474 202 9 1 0 0 2 343 1 346 1 17 2474 196 5
2529 320 2530 2531 2532 2 1 3
2533 2534 602 188 4 0 238 3 588 0 0 0 2532 18 9 589 0 0 0 2532 19 9 658 246 0 0 2532 20 9 2 0 1 1 2535 3 356 0 358 1 359 1 116 2532 14 5
2536 2537 602 188 4 0 238 3 588 0 0 0 2532 25 9 589 0 0 0 2532 26 9 659 246 0 0 2532 27 9 2 0 1 0 3 356 0 358 1 359 1 116 2532 22 5
2538 2539 602 365 6 0 238 3 588 0 0 0 2532 35 9 589 0 0 0 2532 36 9 660 246 0 0 2532 37 9 2 0 1 1 2540 4 356 0 358 1 359 1 510 1 328 2532 29 5
2541 320 2542 2543 2544 2 1 4
2545 2546 602 336 4 3 258 3 661 91 0 0 2544 24 9 662 0 0 0 2544 26 9 228 0 0 0 2544 27 9 1 0 1 2547 2 343 4 346 0 54 2544 16 5
2548 2549 602 336 4 3 259 3 663 55 0 0 2544 24 9 7 0 0 0 2544 26 9 228 0 0 0 2544 27 9 1 0 1 2547 2 343 4 346 0 111 2544 16 5
2550 2551 602 336 4 3 260 3 664 12 0 0 2544 24 9 14 0 0 0 2544 26 9 228 0 0 0 2544 27 9 1 0 1 2547 2 343 0 346 0 17 2544 16 5
2552 2553 602 336 4 3 261 4 665 0 0 0 2544 32 9 14 12 0 0 2544 33 9 666 0 0 0 2544 35 9 228 0 0 0 2544 36 9 1 0 1 2555 2 343 1 346 1 17 2544 28 5
2556 395 2557 2558 2559 2 1 9
2560 2561 602 368 6 0 262 4 667 0 0 0 2559 21 9 668 0 0 0 2559 22 9 669 0 0 0 2559 23 9 670 0 0 0 2559 24 9 1 0 0 3 444 1 446 2 448 1 226 2559 16 5
2563 2564 602 370 6 78 263 4 671 0 0 0 2559 31 9 672 0 0 0 2559 32 9 535 0 0 0 2559 33 9 673 0 0 0 2559 34 9 1 0 0 2 419 1 421 2 345 2559 25 5
2565 2566 602 102 6 0 264 4 242 0 0 0 2559 40 9 674 0 0 0 2559 41 9 675 0 0 0 2559 42 9 591 0 0 0 2559 43 9 1 0 0 2 402 1 404 2 226 2559 35 5
2568 2569 602 372 6 0 265 3 676 0 0 0 2559 51 9 677 0 0 0 2559 52 9 535 0 0 0 2559 54 9 1 0 0 1 457 1 46 2559 44 5
2572 2573 602 372 6 0 265 3 676 0 0 0 2559 51 9 678 148 0 0 2559 52 9 419 164 0 0 2559 54 9 2 0 1 0 2 457 1 463 0 17 2559 44 5
2574 2575 602 374 6 0 266 3 679 0 0 0 2559 63 9 614 0 0 0 2559 64 9 535 0 0 0 2559 66 9 1 0 0 1 473 1 46 2559 56 5
2577 2578 602 374 6 0 266 3 679 0 0 0 2559 63 9 680 148 0 0 2559 64 9 419 164 0 0 2559 66 9 2 0 1 0 1 473 1 17 2559 56 5
2579 2580 2581 376 4 0 267 4 681 0 0 0 2559 90 9 682 0 0 0 2559 91 9 229 0 0 0 2559 93 9 683 247 0 0 2559 94 9 2 0 1 0 0 186 2559 68 5
2583 2584 2581 376 4 0 267 4 681 0 0 0 2559 90 9 684 148 0 0 2559 91 9 229 0 0 0 2559 93 9 685 248 0 0 2559 94 9 2 0 1 0 0 149 2559 68 5
2585 395 2586 2587 2588 2 1 18
2589 2590 602 370 4 79 268 4 686 0 0 0 2588 27 9 687 0 0 0 2588 28 9 7 0 0 0 2588 29 9 170 0 0 0 2588 30 9 1 0 0 1 419 0 46 2588 17 5
2593 2594 602 370 4 79 269 4 686 0 0 0 2588 27 9 687 0 0 0 2588 28 9 7 0 0 0 2588 29 9 170 0 0 0 2588 30 9 1 0 0 1 419 0 46 2588 17 5
2595 2596 602 370 4 79 270 4 686 0 0 0 2588 27 9 687 0 0 0 2588 28 9 7 0 0 0 2588 29 9 170 0 0 0 2588 30 9 1 0 0 1 419 0 46 2588 17 5
2597 2598 602 370 4 80 271 3 688 0 0 0 2588 35 9 648 0 0 0 2588 36 9 7 0 0 0 2588 37 9 1 0 0 1 419 0 46 2588 31 5
2599 2600 2601 380 4 78 263 4 671 0 0 0 2588 46 9 235 0 0 0 2588 47 9 673 0 0 0 2588 48 9 7 0 0 0 2588 49 9 1 0 0 3 419 0 421 1 489 1 46 2588 38 5
2602 2603 602 370 4 81 263 4 671 0 0 0 2588 55 9 689 0 0 0 2588 56 9 673 0 0 0 2588 57 9 7 0 0 0 2588 58 9 1 0 1 2604 2 419 0 421 1 381 2588 50 5
2605 2606 602 380 4 81 263 4 671 0 0 0 2588 67 9 689 0 0 0 2588 68 9 690 0 0 0 2588 69 9 269 0 0 0 2588 70 9 1 0 1 2607 3 419 0 421 2 489 7 112 2588 59 5
2608 2609 2610 370 4 81 272 4 691 0 0 0 2588 79 9 692 0 0 0 2588 80 9 693 0 0 0 2588 81 9 269 0 0 0 2588 82 9 1 0 0 2 419 0 421 2 381 2588 71 5
2612 2613 602 370 4 81 263 4 671 0 0 0 2588 87 9 231 0 0 0 2588 88 9 689 0 0 1 2614 2588 89 9 7 0 0 0 2588 93 9 1 0 0 1 419 1 46 2588 83 5
2615 2616 602 370 4 81 263 5 671 0 0 0 2588 99 9 235 0 0 1 2617 2588 100 9 231 0 0 0 2588 102 9 7 0 0 0 2588 103 9 170 0 0 0 2588 104 9 1 0 1 2618 1 419 1 112 2588 94 5
2619 2620 602 370 4 77 263 3 671 0 0 0 2588 109 9 235 0 0 0 2588 110 9 231 249 0 0 2588 111 9 1 0 1 2621 1 423 1 171 2588 105 5
2622 2623 602 370 4 82 273 4 694 0 0 0 2588 119 9 695 0 0 0 2588 120 9 269 65 0 0 2588 121 9 419 250 0 0 2588 123 9 2 0 1 1 2624 2 419 1 423 1 171 2588 114 5
2625 2626 602 370 4 83 271 3 688 0 0 0 2588 129 9 696 0 0 0 2588 130 9 7 0 0 0 2588 131 9 1 0 0 1 419 0 46 2588 125 5
2627 2628 602 370 4 78 274 3 697 0 0 0 2588 137 9 698 63 0 0 2588 138 9 276 0 0 0 2588 140 9 2 0 2 1 2629 0 17 2588 132 5
2630 2631 602 370 4 84 263 2 671 0 0 0 2588 149 9 689 251 1 46 0 2588 150 9 3 0 2 10 0 2 419 0 421 0 385 2588 142 5
2633 2634 602 370 4 84 271 2 688 0 0 0 2588 149 9 699 252 1 46 0 2588 150 9 3 0 2 10 0 2 419 0 421 0 386 2588 142 5
2635 2636 602 370 4 78 263 2 671 0 0 0 2588 157 9 700 251 1 46 0 2588 158 9 3 0 2 10 0 2 419 0 421 0 387 2588 153 5
2637 2638 2639 370 4 81 263 2 671 0 0 0 2588 171 9 701 251 1 46 0 2588 172 9 3 0 2 10 1 2640 2 419 0 421 0 387 2588 161 5
2641 395 497 2642 2643 2 1 12
2644 2645 602 388 5 0 275 5 702 0 0 0 2643 22 9 703 0 0 0 2643 23 9 591 0 0 1 2647 2643 24 9 595 253 0 0 2643 26 9 419 254 0 0 2643 28 9 2 0 1 1 637 1 500 2 390 2643 18 5
2648 2649 602 388 5 0 276 3 704 0 0 0 2643 33 9 705 0 0 0 2643 34 9 706 255 0 0 2643 35 9 1 0 0 1 500 1 392 2643 30 5
2653 2654 602 388 5 0 277 3 211 0 0 0 2643 42 9 707 0 0 0 2643 43 9 591 55 0 0 2643 44 9 1 0 0 1 500 1 393 2643 37 5
2655 2656 602 388 5 0 211 4 708 0 0 0 2643 51 9 161 0 0 0 2643 52 9 455 0 0 0 2643 53 9 161 91 0 0 2643 54 9 1 0 0 1 500 2 394 2643 46 5
2657 2658 602 388 5 0 278 4 709 0 0 0 2643 60 9 326 0 0 0 2643 61 9 506 0 0 0 2643 62 9 710 256 0 0 2643 63 9 1 0 1 2660 1 500 2 396 2643 56 5
2661 2662 602 388 5 85 279 5 711 0 0 0 2643 69 9 712 0 0 0 2643 70 9 7 0 0 0 2643 71 9 713 0 0 1 2665 2643 72 9 63 257 0 0 2643 74 9 1 0 0 1 500 9 398 2643 65 5
2666 2667 2668 388 5 86 279 4 711 0 0 0 2643 83 9 63 0 0 0 2643 84 9 713 0 0 0 2643 85 9 63 257 0 0 2643 86 9 1 0 0 1 500 2 399 2643 76 5
2669 2670 602 388 5 86 279 3 711 0 0 0 2643 93 9 714 0 0 0 2643 94 9 715 257 0 0 2643 95 9 1 0 1 2671 0 17 2643 88 5
2672 2673 602 388 5 0 275 4 702 0 0 0 2643 101 9 716 0 0 0 2643 102 9 717 0 0 0 2643 103 9 718 253 0 0 2643 104 9 1 0 1 2674 1 500 2 400 2643 97 5
2675 2676 602 388 5 0 275 5 702 0 0 0 2643 110 9 703 0 0 0 2643 111 9 719 0 0 0 2643 112 9 718 253 0 0 2643 113 9 419 254 0 0 2643 115 9 2 0 1 1 2677 1 500 2 390 2643 106 5
2678 2679 602 388 5 0 280 3 720 0 0 0 2643 123 9 721 0 0 0 2643 124 9 722 258 0 0 2643 125 9 1 0 0 1 500 1 167 2643 117 5
2683 2684 602 388 5 0 275 5 702 0 0 0 2643 131 9 703 0 0 0 2643 132 9 723 0 0 0 2643 133 9 595 0 0 0 2643 134 9 7 253 0 0 2643 135 9 1 0 1 2685 1 500 9 402 2643 127 5
2686 395 2687 2688 2689 2 1 10
2690 2691 602 102 4 0 281 5 724 0 0 0 2689 20 9 725 0 0 0 2689 21 9 455 0 0 0 2689 22 9 7 0 0 0 2689 23 9 170 0 0 0 2689 24 9 2 0 7 0 2 402 0 404 2 345 2689 16 5
2693 2694 602 102 4 0 76 2 726 0 0 0 2689 31 9 591 0 0 0 2689 32 9 1 0 1 2695 2 402 5 404 0 345 2689 25 5
2696 2697 602 102 4 0 281 5 724 0 0 0 2689 39 9 727 0 0 0 2689 40 9 728 0 0 0 2689 41 9 729 0 0 0 2689 42 9 170 0 0 0 2689 43 9 1 0 0 2 402 1 404 2 404 2689 33 5
2698 2699 602 102 4 0 281 5 724 0 0 0 2689 39 9 727 0 0 0 2689 40 9 717 0 0 0 2689 41 9 591 0 0 0 2689 42 9 7 0 0 0 2689 43 9 1 0 0 2 402 1 404 2 404 2689 33 5
2700 2701 602 102 4 0 282 5 730 0 0 0 2689 47 9 731 0 0 0 2689 48 9 732 0 0 0 2689 49 9 526 121 0 0 2689 50 9 419 259 0 0 2689 52 9 2 0 1 0 2 402 1 406 7 17 2689 44 5
2702 2703 602 102 4 87 283 4 185 0 0 0 2689 60 9 733 0 0 0 2689 61 9 231 0 0 0 2689 62 9 591 0 0 0 2689 63 9 1 0 0 2 402 1 404 2 345 2689 54 5
2706 2707 602 102 4 1 281 3 724 0 0 0 2689 68 9 455 0 0 0 2689 69 9 732 260 0 0 2689 70 9 1 0 1 2708 0 17 2689 64 5
2709 2710 602 102 4 0 281 3 724 0 0 0 2689 76 9 725 261 0 0 2689 77 9 591 0 0 1 2711 2689 79 9 2 0 4 0 2 402 0 404 1 385 2689 73 5
2712 2713 602 102 4 0 282 4 730 0 0 0 2689 84 9 725 262 1 46 0 2689 85 9 734 0 0 0 2689 88 9 717 263 1 46 0 2689 89 9 3 0 2 10 0 2 402 17 404 17 406 2689 81 5
2714 2715 602 407 6 1 281 4 724 0 0 0 2689 98 9 334 0 0 0 2689 99 9 732 0 0 0 2689 100 9 591 0 0 0 2689 101 9 1 0 0 2 402 1 404 2 345 2689 92 5
2716 395 2717 2718 2719 2 1 10
2720 2721 602 372 6 0 284 4 735 0 0 0 2719 22 9 736 0 0 0 2719 23 9 7 0 0 0 2719 24 9 170 0 0 0 2719 25 9 2 0 7 1 637 1 457 0 46 2719 17 5
2724 2725 602 372 6 0 285 2 737 0 0 0 2719 29 9 738 264 0 0 2719 30 9 1 0 1 2729 1 461 0 17 2719 26 5
2730 2731 602 372 6 0 286 2 163 0 0 0 2719 43 9 739 32 0 0 2719 44 9 1 0 1 2733 1 463 0 17 2719 33 5
2734 2735 602 372 6 0 287 2 163 0 0 0 2719 43 9 739 32 0 0 2719 44 9 1 0 1 2733 1 463 0 17 2719 33 5
2736 2737 602 372 6 0 288 2 163 0 0 0 2719 43 9 739 32 0 0 2719 44 9 1 0 1 2733 1 463 0 17 2719 33 5
2738 2739 602 372 6 0 289 2 740 0 0 0 2719 51 9 7 0 0 0 2719 52 9 1 0 0 1 457 5 46 2719 46 5
2741 2742 2743 372 6 0 284 4 735 0 0 0 2719 60 9 741 0 0 0 2719 61 9 7 0 0 0 2719 62 9 170 0 0 0 2719 63 9 1 0 1 2744 1 457 0 46 2719 53 5
2745 2746 602 372 6 0 290 4 742 0 0 0 2719 67 9 631 0 0 0 2719 68 9 743 232 0 0 2719 69 9 419 265 0 0 2719 71 9 2 0 1 0 3 457 1 459 1 463 1 412 2719 64 5
2747 2748 602 413 6 88 285 2 737 0 0 0 2719 78 9 738 266 0 0 2719 79 9 2 0 2 0 2 419 0 421 0 17 2719 73 5
2749 2750 602 372 6 0 291 3 744 0 0 0 2719 86 9 736 267 1 46 0 2719 87 9 745 268 1 46 0 2719 90 9 3 0 2 10 0 2 457 4 459 0 387 2719 81 5
2754 395 2755 2756 2757 2 1 6
2758 2759 602 374 6 0 292 4 746 0 0 0 2757 23 9 14 0 0 0 2757 24 9 7 0 0 0 2757 25 9 170 0 0 0 2757 26 9 2 0 7 1 637 1 473 0 46 2757 18 5
2761 2762 602 374 6 0 293 2 747 0 0 0 2757 30 9 748 269 0 0 2757 31 9 1 0 0 1 477 0 17 2757 27 5
2766 2767 602 374 6 0 294 2 749 0 0 0 2757 38 9 305 6 0 0 2757 39 9 1 0 0 1 479 0 17 2757 33 5
2768 2769 602 374 6 0 292 4 746 0 0 0 2757 45 9 750 0 0 0 2757 46 9 7 0 0 0 2757 47 9 170 0 0 0 2757 48 9 1 0 1 2770 1 473 0 46 2757 41 5
2771 2746 602 374 6 0 295 4 751 0 0 0 2757 52 9 752 0 0 0 2757 53 9 753 260 0 0 2757 54 9 419 270 0 0 2757 56 9 2 0 1 0 2 473 1 475 1 412 2757 49 5
2772 2750 602 374 6 0 296 3 754 0 0 0 2757 63 9 14 271 1 46 0 2757 64 9 755 272 1 46 0 2757 67 9 3 0 2 10 0 2 473 4 475 0 387 2757 58 5
2775 395 2776 2777 2778 2 1 11
2779 2780 602 345 4 0 297 5 756 0 0 0 2778 24 9 757 0 0 0 2778 25 9 591 0 0 0 2778 26 9 170 0 0 0 2778 27 9 758 0 0 0 2778 28 9 1 0 1 637 1 489 1 102 2778 20 5
2781 2782 602 345 4 89 298 4 759 0 0 0 2778 33 9 760 0 0 0 2778 34 9 761 273 0 0 2778 35 9 419 274 0 0 2778 37 9 2 0 1 0 2 489 1 491 1 422 2778 29 5
2787 2788 602 345 4 0 299 4 667 0 0 0 2778 43 9 489 0 0 0 2778 44 9 506 0 0 0 2778 45 9 170 0 0 0 2778 46 9 1 0 1 2789 1 489 1 368 2778 39 5
2790 2791 602 345 4 0 297 5 756 0 0 0 2778 54 9 762 0 0 0 2778 55 9 728 0 0 0 2778 56 9 729 0 0 0 2778 57 9 170 0 0 0 2778 58 9 1 0 1 2792 1 489 2 423 2778 47 5
2793 2794 602 345 4 0 297 5 756 0 0 0 2778 54 9 762 0 0 0 2778 55 9 717 0 0 0 2778 56 9 591 0 0 0 2778 57 9 7 0 0 0 2778 58 9 1 0 1 2792 1 489 2 423 2778 47 5
2795 2796 2797 424 4 0 300 6 763 0 0 0 2778 66 9 764 0 0 0 2778 67 9 765 275 0 0 2778 75 9 419 276 0 0 2778 77 9 419 277 0 0 2778 79 9 550 274 0 0 2778 81 9 2 0 1 0 5 275 25 276 2 278 15 489 26 491 1 426 2778 59 5
2800 2801 602 345 4 90 301 4 766 0 0 0 2778 90 9 767 275 0 0 2778 91 9 768 0 0 0 2778 93 9 769 278 0 1 2802 2778 94 9 2 0 1 0 2 489 2 491 2 428 2778 83 5
2803 2804 602 345 4 90 302 4 770 0 0 0 2778 90 9 767 275 0 0 2778 91 9 771 0 0 0 2778 93 9 769 278 0 1 2802 2778 94 9 2 0 1 0 2 489 2 491 2 430 2778 83 5
2805 2806 602 345 4 91 297 2 756 0 0 0 2778 109 9 326 0 1 46 0 2778 110 9 2 0 10 0 1 489 0 102 2778 97 5
2807 2808 602 345 4 92 299 2 667 0 0 0 2778 109 9 489 0 1 46 0 2778 110 9 2 0 10 0 1 489 0 368 2778 97 5
2809 2810 602 345 4 92 303 2 772 0 0 0 2778 109 9 773 0 1 46 0 2778 110 9 2 0 10 0 1 489 0 370 2778 97 5
2811 395 2812 2813 2814 2 1 24
2815 2816 602 345 4 4 304 5 774 0 0 0 2814 23 9 226 0 0 0 2814 24 9 326 0 0 1 1450 2814 25 9 324 0 0 0 2814 27 9 7 0 0 0 2814 28 9 1 0 1 2817 1 489 9 368 2814 14 5
2818 2819 602 345 4 4 304 5 774 0 0 0 2814 23 9 226 0 0 0 2814 24 9 229 0 0 1 1450 2814 25 9 324 0 0 0 2814 27 9 7 0 0 0 2814 28 9 1 0 1 2817 1 489 9 368 2814 14 5
2820 2821 602 345 4 4 304 5 774 0 0 0 2814 23 9 226 0 0 0 2814 24 9 328 0 0 1 1450 2814 25 9 324 0 0 0 2814 27 9 7 0 0 0 2814 28 9 1 0 1 2817 1 489 9 368 2814 14 5
2822 2823 602 345 4 4 304 5 774 0 0 0 2814 23 9 226 0 0 0 2814 24 9 226 0 0 1 1450 2814 25 9 324 0 0 0 2814 27 9 7 0 0 0 2814 28 9 1 0 1 2817 1 489 9 368 2814 14 5
2824 2825 602 345 4 4 305 3 152 0 0 0 2814 35 9 324 0 0 0 2814 36 9 7 0 0 0 2814 37 9 1 0 1 2826 1 489 1 368 2814 29 5
2827 2828 602 345 4 4 306 4 775 0 0 0 2814 42 9 226 0 0 0 2814 43 9 521 12 0 0 2814 44 9 776 58 0 0 2814 46 9 2 0 1 1 2829 1 489 2 250 2814 38 5
2830 2831 602 345 4 49 307 5 777 0 0 0 2814 53 9 226 0 0 0 2814 54 9 229 0 0 0 2814 55 9 324 0 0 0 2814 56 9 7 0 0 0 2814 57 9 1 0 1 1871 1 489 9 368 2814 48 5
2832 2833 602 345 6 4 307 5 777 0 0 0 2814 62 9 226 0 0 0 2814 63 9 324 0 0 0 2814 64 9 334 0 0 0 2814 65 9 334 0 0 0 2814 66 9 1 0 0 1 489 2 368 2814 58 5
2834 2835 602 345 4 4 307 5 777 0 0 0 2814 70 9 226 0 0 0 2814 71 9 324 0 0 0 2814 72 9 294 0 0 0 2814 73 9 7 0 0 0 2814 74 9 1 0 0 0 368 2814 67 5
2836 2837 602 345 4 49 307 6 777 0 0 0 2814 80 9 226 0 0 0 2814 81 9 7 0 0 0 2814 82 9 229 0 0 0 2814 83 9 324 0 0 0 2814 84 9 7 0 0 0 2814 85 9 1 0 1 1934 1 489 14 368 2814 75 5
2838 2839 602 345 4 4 307 6 777 0 0 0 2814 90 9 226 0 0 0 2814 91 9 189 0 0 0 2814 92 9 326 0 0 0 2814 93 9 324 0 0 0 2814 94 9 7 0 0 0 2814 95 9 1 0 1 2840 1 489 14 368 2814 86 5
2841 2842 602 345 4 4 308 5 778 0 0 0 2814 105 9 779 0 0 0 2814 106 9 494 0 0 0 2814 107 9 324 0 0 0 2814 108 9 7 0 0 0 2814 109 9 1 0 1 2844 1 489 9 368 2814 96 5
2845 2846 602 345 4 4 309 6 777 0 0 0 2814 116 9 226 0 0 0 2814 117 9 466 150 0 0 2814 118 9 10 154 0 0 2814 120 9 324 0 0 0 2814 122 9 7 0 0 0 2814 123 9 2 0 1 1 2847 1 489 14 436 2814 110 5
2848 2849 602 345 6 4 307 6 777 0 0 0 2814 129 9 226 0 0 0 2814 130 9 469 0 0 0 2814 131 9 482 0 0 0 2814 132 9 324 0 0 0 2814 133 9 334 0 0 0 2814 134 9 1 0 1 2850 1 489 14 368 2814 124 5
2851 2852 602 345 4 93 310 5 780 0 0 0 2814 142 9 781 0 0 0 2814 143 9 257 0 0 0 2814 144 9 324 0 0 0 2814 145 9 7 0 0 0 2814 146 9 1 0 1 2854 0 438 2814 135 5
2855 2856 602 345 4 4 307 6 777 0 0 0 2814 150 9 226 0 0 0 2814 151 9 324 0 0 0 2814 152 9 481 0 0 0 2814 153 9 324 0 0 0 2814 154 9 7 0 0 0 2814 155 9 1 0 0 1 489 14 368 2814 147 5
2857 2858 602 345 4 4 305 4 152 0 0 0 2814 161 9 152 0 0 0 2814 162 9 324 0 0 0 2814 163 9 7 0 0 0 2814 164 9 1 0 0 1 489 2 368 2814 156 5
2859 2860 602 345 4 4 311 4 534 0 0 0 2814 170 9 7 0 0 0 2814 171 9 324 0 0 0 2814 172 9 170 0 0 0 2814 173 9 1 0 0 1 489 2 368 2814 165 5
2861 2862 602 345 4 4 312 7 777 0 0 0 2814 179 9 226 0 0 0 2814 180 9 782 0 0 0 2814 181 9 226 279 0 0 2814 182 9 10 280 0 0 2814 184 9 324 0 0 0 2814 186 9 7 0 0 0 2814 187 9 2 0 1 0 1 489 20 440 2814 174 5
2864 2865 602 345 4 50 313 6 783 0 0 0 2814 194 9 226 0 0 0 2814 195 9 781 0 0 0 2814 196 9 257 0 0 0 2814 197 9 324 0 0 0 2814 198 9 7 0 0 0 2814 199 9 1 0 0 1 489 14 442 2814 188 5
2866 2867 602 345 4 94 314 4 784 0 0 0 2814 204 9 228 0 0 0 2814 205 9 14 0 0 0 2814 206 9 479 0 0 0 2814 207 9 1 0 0 1 489 2 444 2814 200 5
2868 2869 2870 445 4 4 315 3 785 281 0 0 2814 215 9 324 0 0 0 2814 220 9 7 0 0 0 2814 221 9 2 0 1 0 2 446 1 489 1 46 2814 208 5
2873 2874 602 345 4 95 316 4 534 0 0 0 2814 228 9 7 0 0 0 2814 229 9 786 0 0 0 2814 230 9 170 0 0 0 2814 231 9 1 0 0 1 489 2 102 2814 222 5
2875 2876 602 345 4 96 76 4 152 0 0 0 2814 238 9 152 0 0 0 2814 239 9 787 0 0 0 2814 240 9 7 0 0 0 2814 241 9 1 0 0 1 489 2 102 2814 232 5
2877 395 2878 2879 2880 2 1 18
2881 2882 602 368 4 0 317 4 667 0 0 0 2880 29 9 788 0 0 0 2880 30 9 506 0 0 1 2883 2880 31 9 170 0 0 0 2880 33 9 2 0 7 1 2884 3 444 0 446 1 448 0 345 2880 18 5
2885 2886 602 368 4 97 318 4 667 0 0 0 2880 29 9 788 0 0 0 2880 30 9 670 0 0 1 2883 2880 31 9 170 0 0 0 2880 33 9 2 0 7 1 2884 3 444 0 446 1 448 0 345 2880 18 5
2887 2888 602 368 4 0 318 2 667 0 0 0 2880 45 9 788 282 0 0 2880 46 9 1 0 1 2889 1 448 0 17 2880 34 5
2890 2891 602 368 4 97 317 2 667 0 0 0 2880 45 9 788 282 0 0 2880 46 9 1 0 1 2889 1 448 0 17 2880 34 5
2892 2893 602 368 4 0 319 2 667 0 0 0 2880 45 9 788 282 0 0 2880 46 9 1 0 1 2889 1 450 0 17 2880 34 5
2894 2895 602 368 4 97 319 2 667 0 0 0 2880 45 9 788 282 0 0 2880 46 9 1 0 1 2889 1 450 0 17 2880 34 5
2896 2897 602 368 4 0 320 6 789 0 0 0 2880 53 9 324 0 0 0 2880 54 9 326 256 0 0 2880 55 9 10 283 0 0 2880 57 9 790 0 0 1 2900 2880 59 9 670 0 0 0 2880 61 9 2 0 1 1 2901 3 444 8 446 14 448 1 385 2880 49 5
2902 2903 602 368 4 0 321 4 791 0 0 0 2880 65 9 792 0 0 0 2880 66 9 790 0 0 0 2880 67 9 670 0 0 0 2880 68 9 1 0 0 3 444 1 446 2 448 1 345 2880 62 5
2904 2905 602 368 4 0 322 5 793 0 0 0 2880 73 9 639 232 0 0 2880 74 9 794 0 0 0 2880 76 9 790 0 0 0 2880 77 9 670 0 0 0 2880 78 9 1 0 1 2906 4 444 2 446 9 448 2 450 0 385 2880 69 5
2907 2908 602 368 4 0 321 5 791 0 0 0 2880 85 9 795 0 0 0 2880 86 9 796 0 0 0 2880 87 9 797 0 0 1 2909 2880 88 9 170 0 0 0 2880 90 9 1 0 0 2 444 1 446 2 449 2880 79 5
2910 2911 602 368 4 0 321 5 791 0 0 0 2880 85 9 795 0 0 0 2880 86 9 798 0 0 0 2880 87 9 670 0 0 1 2909 2880 88 9 7 0 0 0 2880 90 9 1 0 0 2 444 1 446 2 449 2880 79 5
2912 2913 602 368 4 0 323 5 791 0 0 0 2880 96 9 799 284 0 0 2880 97 9 790 0 0 0 2880 99 9 800 0 0 0 2880 100 9 670 0 0 0 2880 101 9 1 0 0 4 444 2 446 9 448 2 450 0 450 2880 91 5
2915 2916 602 368 4 98 324 5 801 0 0 0 2880 108 9 802 0 0 0 2880 109 9 324 0 0 0 2880 110 9 231 0 0 0 2880 111 9 670 0 0 0 2880 112 9 1 0 0 3 444 2 446 9 448 2 381 2880 102 5
2920 2921 602 368 4 0 325 3 667 0 0 0 2880 122 9 788 0 0 0 2880 123 9 7 0 0 0 2880 124 9 1 0 0 2 444 0 448 0 46 2880 113 5
2922 2923 602 368 4 0 326 3 667 0 0 0 2880 122 9 788 0 0 0 2880 123 9 7 0 0 0 2880 124 9 1 0 0 2 444 0 448 0 46 2880 113 5
2924 2925 602 368 4 0 327 3 667 0 0 0 2880 122 9 788 0 0 0 2880 123 9 7 0 0 0 2880 124 9 1 0 0 2 444 0 448 0 46 2880 113 5
2926 2927 602 452 4 0 328 3 803 0 0 0 2880 129 9 804 0 0 0 2880 130 9 805 232 0 0 2880 131 9 1 0 0 3 327 0 329 1 450 1 116 2880 125 5
2928 2929 602 368 4 0 320 4 789 0 0 0 2880 136 9 326 285 1 46 0 2880 137 9 806 0 0 0 2880 140 9 798 286 1 46 0 2880 141 9 3 0 2 10 0 3 444 17 446 17 448 0 412 2880 133 5
2931 395 2932 2933 2934 2 1 18
2935 2936 602 454 4 99 329 5 780 0 0 0 2934 25 9 807 0 0 0 2934 26 9 808 0 0 0 2934 27 9 7 0 0 0 2934 28 9 170 0 0 0 2934 29 9 2 0 7 1 637 1 431 1 112 2934 19 5
2937 2938 602 454 4 100 330 3 809 0 0 0 2934 34 9 810 0 0 0 2934 35 9 7 0 0 0 2934 36 9 1 0 0 1 431 0 112 2934 30 5
2941 2942 602 454 4 101 329 3 780 0 0 0 2934 41 9 807 0 0 0 2934 42 9 811 113 0 0 2934 43 9 1 0 1 2943 1 435 1 171 2934 37 5
2944 2945 2946 454 4 99 329 3 780 0 0 0 2934 56 9 257 0 0 0 2934 57 9 812 0 0 0 2934 58 9 1 0 1 2947 1 431 1 112 2934 46 5
2948 2949 2950 454 4 102 329 3 780 0 0 0 2934 69 9 813 0 0 0 2934 70 9 7 0 0 0 2934 72 9 1 0 0 1 431 0 112 2934 59 5
2951 2952 2950 454 4 103 329 3 780 0 0 0 2934 69 9 814 113 0 0 2934 70 9 7 0 0 0 2934 72 9 1 0 0 1 435 0 17 2934 59 5
2953 2954 602 454 4 104 331 2 815 0 0 0 2934 82 9 816 287 0 0 2934 83 9 1 0 0 1 435 0 17 2934 73 5
2957 2958 602 454 4 105 331 2 815 0 0 0 2934 82 9 817 0 0 0 2934 83 9 1 0 0 1 431 0 112 2934 73 5
2959 2960 602 454 4 106 332 3 818 0 0 0 2934 94 9 819 0 0 0 2934 95 9 7 0 0 0 2934 96 9 1 0 0 1 431 0 112 2934 85 5
2964 2965 602 454 4 106 333 3 818 0 0 0 2934 94 9 819 0 0 0 2934 95 9 7 0 0 0 2934 96 9 1 0 0 1 431 0 112 2934 85 5
2966 2967 602 454 4 107 334 3 820 0 0 0 2934 101 9 821 0 0 0 2934 102 9 278 288 0 0 2934 103 9 1 0 1 2971 1 437 1 171 2934 97 5
2972 2973 602 454 4 108 335 3 161 0 0 0 2934 112 9 808 0 0 0 2934 113 9 7 0 0 0 2934 114 9 1 0 0 1 431 0 112 2934 106 5
2974 2975 602 459 4 0 329 3 780 0 0 0 2934 119 9 822 0 0 0 2934 120 9 261 113 0 0 2934 121 9 1 0 0 3 327 0 329 1 435 1 116 2934 115 5
2976 2977 602 454 4 99 336 3 823 0 0 0 2934 127 9 824 0 0 0 2934 128 9 825 150 0 0 2934 129 9 1 0 0 3 431 1 433 1 437 1 461 2934 123 5
2978 2979 2980 454 4 109 336 4 826 0 0 0 2934 138 9 807 0 0 0 2934 139 9 827 150 0 0 2934 140 9 828 154 0 0 2934 142 9 2 0 1 0 1 431 2 234 2934 131 5
2981 2982 2983 454 5 0 337 4 829 0 0 0 2934 154 9 830 0 0 0 2934 155 9 831 0 0 0 2934 156 9 832 289 0 0 2934 157 9 1 0 1 2986 1 435 2 464 2934 144 5
2987 2988 602 454 4 110 329 3 780 0 0 0 2934 166 9 807 0 0 0 2934 167 9 808 290 1 46 0 2934 168 9 3 0 2 10 0 2 431 1 433 1 386 2934 159 5
2990 2991 602 454 4 110 330 3 809 0 0 0 2934 166 9 773 0 0 0 2934 167 9 808 291 1 46 0 2934 168 9 3 0 2 10 0 2 431 1 433 1 386 2934 159 5
2992 395 2993 2994 2995 2 1 2
2996 2997 602 388 5 0 338 5 833 0 0 0 2995 16 9 228 148 0 0 2995 17 9 326 0 0 0 2995 19 9 776 164 0 0 2995 20 9 834 256 0 0 2995 22 9 2 0 1 0 1 500 9 466 2995 13 5
2998 2999 602 388 5 0 339 4 709 0 0 0 2995 27 9 824 0 0 0 2995 28 9 798 0 0 0 2995 29 9 834 256 0 0 2995 30 9 1 0 0 1 500 2 467 2995 24 5
3000 395 3001 3002 3003 2 1 1
3004 3005 602 454 4 0 340 3 64 0 0 0 3003 14 9 835 0 0 0 3003 15 9 261 12 0 0 3003 16 9 1 0 0 1 437 1 198 3003 11 5
3007 503 3008 3009 3010 2 1 20
3011 3012 602 468 6 0 341 4 803 0 0 0 3010 25 9 631 0 0 0 3010 26 9 836 292 0 0 3010 27 9 10 265 0 1 3013 3010 29 9 3 0 1 7 1 637 1 510 1 211 3010 20 5
3014 3015 602 469 6 0 342 6 837 0 0 0 3010 36 9 838 293 0 0 3010 37 9 511 294 0 0 3010 39 9 511 231 0 0 3010 41 9 511 224 0 0 3010 43 9 511 265 0 0 3010 45 9 2 0 1 0 7 275 1 276 2 278 18 510 1 512 1 514 2 518 14 471 3010 32 5
3018 3019 3020 468 6 0 341 4 334 0 0 0 3010 53 9 803 0 0 0 3010 54 9 334 0 0 0 3010 55 9 639 232 0 1 3021 3010 56 9 1 0 1 3022 0 17 3010 47 5
3023 3024 602 468 6 0 341 5 803 0 0 0 3010 63 9 639 232 0 0 3010 64 9 334 0 0 1 3025 3010 66 9 10 265 0 0 3010 68 9 334 0 0 0 3010 70 9 2 0 1 1 3026 1 518 9 17 3010 60 5
3027 3028 602 472 6 0 247 5 628 0 0 0 3010 76 9 639 232 0 0 3010 77 9 839 0 0 0 3010 79 9 334 0 0 0 3010 80 9 511 295 0 0 3010 81 9 2 0 1 0 5 343 7 345 9 346 1 510 9 516 18 328 3010 72 5
3029 3030 602 473 6 0 341 4 803 0 0 0 3010 87 9 804 0 0 0 3010 88 9 334 0 0 0 3010 89 9 472 232 0 0 3010 90 9 1 0 0 5 327 0 329 2 331 1 510 2 516 7 328 3010 83 5
3031 3032 602 474 6 69 341 4 803 0 0 0 3010 97 9 639 0 0 0 3010 98 9 334 0 0 0 3010 99 9 470 232 0 0 3010 100 9 1 0 0 4 369 6 371 2 510 2 516 7 328 3010 92 5
3033 3034 602 474 6 111 341 3 803 0 0 0 3010 107 9 631 0 0 0 3010 108 9 840 232 0 0 3010 109 9 1 0 0 3 369 1 372 1 510 1 211 3010 102 5
3035 3036 602 475 6 0 343 4 841 0 0 0 3010 115 9 589 0 0 0 3010 116 9 842 0 0 0 3010 117 9 843 0 0 1 3037 3010 118 9 1 0 0 4 444 1 446 2 489 2 516 1 188 3010 111 5
3038 3039 602 477 6 112 343 3 841 0 0 0 3010 125 9 844 0 0 0 3010 126 9 334 0 0 0 3010 127 9 1 0 0 2 419 0 516 0 46 3010 120 5
3040 3041 602 478 6 0 344 3 845 0 0 0 3010 137 9 846 0 0 0 3010 138 9 334 0 0 0 3010 139 9 1 0 0 2 457 0 516 0 46 3010 128 5
3044 3045 602 478 6 0 345 3 845 0 0 0 3010 137 9 846 0 0 0 3010 138 9 334 0 0 0 3010 139 9 1 0 0 2 473 0 516 0 46 3010 128 5
3046 3047 602 480 6 0 346 4 847 0 0 0 3010 146 9 848 293 0 0 3010 147 9 511 296 0 0 3010 149 9 511 297 0 0 3010 151 9 2 0 1 0 8 510 1 512 1 514 2 534 1 536 5 538 1 540 0 542 1 482 3010 140 5
3049 3050 602 468 6 0 342 5 837 0 0 0 3010 157 9 838 293 0 0 3010 158 9 419 294 0 0 3010 160 9 511 231 0 0 3010 162 9 849 224 0 0 3010 164 9 2 0 1 1 3051 3 510 2 512 2 514 9 483 3010 153 5
3052 3053 602 468 6 0 347 3 850 0 0 0 3010 169 9 589 298 0 0 3010 170 9 842 299 1 46 0 3010 172 9 4 0 2 3 10 0 2 510 1 516 1 485 3010 166 5
3054 3055 602 469 6 0 341 6 803 0 0 0 3010 182 9 189 0 0 0 3010 179 69 639 0 0 0 3010 184 9 472 232 0 0 3010 185 9 10 265 0 0 3010 187 9 7 0 0 0 3010 189 9 2 0 1 0 2 276 14 510 2 212 3010 175 5
3056 3057 602 469 6 0 341 6 803 0 0 0 3010 182 9 851 0 0 0 3010 180 54 639 0 0 0 3010 184 9 836 232 0 0 3010 185 9 10 265 0 0 3010 187 9 7 0 0 0 3010 189 9 2 0 1 0 2 276 14 510 2 211 3010 175 5
3058 3059 602 469 6 0 341 5 803 0 0 0 3010 194 9 631 0 0 0 3010 195 9 852 232 0 0 3010 196 9 10 265 0 0 3010 198 9 334 0 0 0 3010 200 9 2 0 1 0 3 276 9 510 1 518 9 211 3010 190 5
3060 3061 602 475 6 0 348 6 853 0 0 0 3010 207 9 639 232 0 0 3010 208 9 854 0 0 0 3010 210 9 10 265 0 0 3010 211 9 334 0 0 0 3010 213 9 506 0 0 0 3010 214 9 2 0 1 0 7 444 9 446 14 448 9 450 0 489 14 510 14 516 9 17 3010 201 5
3063 3064 602 487 6 113 347 6 847 0 0 0 3010 220 9 639 232 0 0 3010 221 9 594 0 0 0 3010 223 9 10 265 0 0 3010 224 9 334 0 0 0 3010 226 9 229 293 0 0 3010 227 9 2 0 1 0 4 180 14 182 9 510 14 516 9 317 3010 215 5
3065 527 3066 3067 3068 2 1 2
3069 3070 602 182 4 0 264 4 242 0 0 0 3068 16 9 855 0 0 0 3068 17 9 591 64 0 0 3068 18 9 328 300 0 0 3068 20 9 2 0 8 0 1 561 2 192 3068 13 5
3071 3072 602 182 4 0 349 5 856 0 0 0 3068 25 9 228 148 0 0 3068 26 9 857 0 0 0 3068 28 9 419 64 0 0 3068 29 9 328 300 0 0 3068 31 9 2 0 8 0 1 561 9 118 3068 22 5
3073 527 3074 3075 3076 2 1 11
3077 3078 602 237 4 0 350 2 858 26 0 1 3080 3076 29 9 10 301 0 0 3076 32 9 2 0 1 0 1 534 5 46 3076 20 5
3081 3082 602 237 4 0 351 2 858 26 0 1 3080 3076 29 9 10 301 0 0 3076 32 9 2 0 1 0 1 534 5 46 3076 20 5
3083 3084 602 237 4 0 352 2 858 26 0 1 3080 3076 29 9 10 301 0 0 3076 32 9 2 0 1 0 1 534 5 46 3076 20 5
3085 3086 602 237 4 0 353 4 170 0 0 0 3076 38 9 650 238 0 0 3076 39 9 419 302 0 0 3076 41 9 170 0 0 0 3076 43 9 2 0 1 1 1812 3 534 0 536 24 544 1 46 3076 34 5
3087 3088 602 489 4 0 354 6 450 0 0 0 3076 48 9 859 0 0 0 3076 49 9 261 303 0 0 3076 56 9 419 304 0 0 3076 58 9 419 305 0 0 3076 60 9 419 239 0 0 3076 62 9 2 0 1 0 9 275 7 276 2 278 21 534 8 536 12 538 1 540 0 542 8 544 2 490 3076 44 5
3089 3090 602 491 4 0 353 2 851 0 0 0 3076 69 9 860 238 0 0 3076 70 9 1 0 1 3091 5 356 0 358 0 359 0 534 0 542 0 207 3076 64 5
3092 3093 3094 492 4 0 353 2 861 0 0 0 3076 78 9 650 306 0 0 3076 79 9 2 0 4 0 3 402 0 406 0 534 0 46 3076 72 5
3095 3096 602 493 6 69 353 2 650 0 0 0 3076 87 9 535 238 0 0 3076 88 9 1 0 1 3097 6 369 10 371 0 374 5 534 0 540 5 542 0 207 3076 81 5
3098 3099 602 493 6 70 353 1 650 238 0 0 3076 95 9 1 0 0 3 369 5 372 5 534 5 46 3076 90 5
3100 3101 602 494 4 0 353 3 862 0 0 0 3076 101 9 416 0 0 0 3076 102 9 170 0 0 0 3076 103 9 1 0 0 2 309 0 540 5 186 3076 97 5
3102 3103 602 237 4 0 255 3 862 307 1 495 0 3076 107 9 261 238 1 46 0 3076 110 9 863 308 1 46 0 3076 113 9 4 0 2 3 10 0 5 534 24 536 0 540 5 542 5 544 0 496 3076 104 5
3104 527 568 3105 3106 2 1 5
3107 3108 602 497 5 0 353 2 650 238 0 1 3109 3106 22 9 864 309 0 0 3106 25 9 3 0 7 8 1 3110 2 571 0 575 0 498 3106 18 5
3111 3112 3113 497 5 0 255 5 650 238 0 0 3106 33 9 864 309 0 0 3106 35 9 865 303 0 0 3106 37 9 866 310 0 0 3106 39 9 867 311 0 1 3114 3106 41 9 3 0 7 8 0 3 571 17 573 9 575 3 498 3106 27 5
3115 3116 602 497 5 0 255 4 650 238 0 0 3106 47 9 867 312 0 0 3106 49 9 865 303 0 0 3106 51 9 868 313 0 0 3106 53 9 3 0 7 8 0 3 571 0 573 17 575 0 498 3106 44 5
3117 3118 602 497 5 0 255 3 650 238 0 0 3106 58 9 865 303 0 0 3106 60 9 864 314 0 1 3119 3106 62 9 3 0 7 8 0 2 571 1 575 1 498 3106 55 5
3120 3121 602 497 5 0 353 4 862 0 0 0 3106 69 9 261 238 0 0 3106 70 9 864 309 0 0 3106 72 9 869 312 0 0 3106 74 9 3 0 7 8 0 3 571 1 573 2 575 7 499 3106 66 5
3122 527 3123 3124 3125 2 1 65
3126 3127 3128 237 4 114 355 1 870 315 0 1 3131 3125 33 9 1 0 1 3132 1 534 5 46 3125 18 5
3133 3134 3128 237 4 114 355 1 871 315 0 1 3131 3125 33 9 1 0 1 3132 1 534 5 46 3125 18 5
3135 3136 3128 237 4 114 355 1 872 315 0 1 3131 3125 33 9 1 0 1 3132 1 534 5 46 3125 18 5
3137 3138 3128 237 4 114 355 1 873 315 0 1 3131 3125 33 9 1 0 1 3132 1 534 5 46 3125 18 5
3139 3140 3128 237 4 114 355 1 874 315 0 1 3131 3125 33 9 1 0 1 3132 2 534 5 540 5 336 3125 18 5
3141 3142 3128 237 4 114 355 1 875 315 0 1 3131 3125 33 9 1 0 1 3132 1 534 5 46 3125 18 5
3143 3144 602 237 6 114 355 1 876 315 0 0 3125 41 9 1 0 0 1 534 5 46 3125 36 5
3145 3146 602 237 4 114 355 1 877 316 0 0 3125 47 9 2 0 1 0 1 534 5 46 3125 43 5
3147 3148 3149 237 4 115 356 3 64 0 0 0 3125 58 9 181 0 0 0 3125 59 9 878 317 0 0 3125 60 9 1 0 0 1 536 1 406 3125 49 5
3151 3152 3153 237 4 114 355 2 879 0 0 0 3125 72 9 880 315 0 0 3125 73 9 1 0 0 3 534 0 540 5 542 0 207 3125 66 5
3154 3155 3156 237 4 3 357 3 64 0 0 0 3125 81 9 181 0 0 0 3125 82 9 881 318 0 0 3125 83 9 1 0 1 3157 3 534 1 536 24 544 1 198 3125 75 5
3158 3159 602 237 4 114 355 1 882 319 0 0 3125 90 9 2 0 1 1 1275 2 534 5 542 5 207 3125 85 5
3160 3161 602 237 4 3 178 4 189 0 0 0 3125 106 9 466 0 0 0 3125 107 9 276 0 0 1 1450 3125 108 9 7 150 0 0 3125 110 9 1 0 1 3162 3 534 2 540 0 542 2 222 3125 96 5
3163 3164 602 237 4 3 178 4 189 0 0 0 3125 106 9 466 0 0 0 3125 107 9 326 0 0 1 1450 3125 108 9 7 150 0 0 3125 110 9 1 0 1 3162 3 534 2 540 0 542 2 222 3125 96 5
3165 3166 602 237 4 3 178 4 189 0 0 0 3125 106 9 466 0 0 0 3125 107 9 466 0 0 1 1450 3125 108 9 7 150 0 0 3125 110 9 1 0 1 3162 3 534 2 540 0 542 2 222 3125 96 5
3167 3168 602 237 4 3 178 4 189 0 0 0 3125 106 9 466 0 0 0 3125 107 9 170 0 0 1 1450 3125 108 9 7 150 0 0 3125 110 9 1 0 1 3162 3 534 2 540 0 542 2 222 3125 96 5
3169 3170 602 237 4 3 178 4 189 0 0 0 3125 106 9 466 0 0 0 3125 107 9 324 0 0 1 1450 3125 108 9 7 150 0 0 3125 110 9 1 0 1 3162 3 534 2 540 0 542 2 222 3125 96 5
3171 3172 602 237 4 3 178 3 189 0 0 0 3125 115 9 466 0 0 0 3125 116 9 883 150 0 0 3125 117 9 1 0 0 2 534 1 540 0 186 3125 112 5
3173 3174 602 237 4 3 357 4 64 0 0 0 3125 122 9 466 150 0 0 3125 123 9 466 0 0 0 3125 125 9 14 0 0 0 3125 126 9 1 0 0 3 534 0 536 5 540 1 336 3125 119 5
3175 3176 602 237 4 4 358 4 487 0 0 0 3125 136 9 326 0 0 1 1450 3125 137 9 7 0 0 0 3125 139 9 884 150 0 0 3125 140 9 1 0 1 3177 2 534 2 536 24 46 3125 127 5
3178 3179 602 237 4 4 358 4 487 0 0 0 3125 136 9 294 0 0 1 1450 3125 137 9 7 0 0 0 3125 139 9 884 150 0 0 3125 140 9 1 0 1 3177 2 534 2 536 5 46 3125 127 5
3180 3181 602 237 4 4 359 4 487 0 0 0 3125 136 9 229 0 0 1 1450 3125 137 9 7 0 0 0 3125 139 9 885 320 0 0 3125 140 9 1 0 1 3177 2 534 2 536 4 46 3125 127 5
3183 3184 602 237 6 3 178 3 334 0 0 0 3125 146 9 170 0 0 0 3125 147 9 466 150 0 0 3125 148 9 1 0 0 2 534 1 536 0 46 3125 142 5
3185 3186 602 237 4 3 355 5 189 0 0 0 3125 153 9 886 0 0 0 3125 154 9 7 315 0 0 3125 155 9 10 321 0 0 3125 157 9 7 0 0 0 3125 159 9 2 0 1 0 5 534 1 536 9 540 0 542 1 544 9 222 3125 150 5
3187 3188 602 237 4 3 178 4 466 150 0 0 3125 163 9 10 154 0 0 3125 165 9 887 0 0 0 3125 167 9 7 150 0 0 3125 168 9 2 0 1 0 3 534 5 540 1 542 2 222 3125 160 5
3189 3190 1158 237 4 116 360 5 558 0 0 0 3125 183 9 14 12 0 0 3125 184 9 226 0 0 0 3125 186 9 10 58 0 0 3125 187 9 888 315 0 0 3125 189 9 2 0 1 1 3191 3 534 9 536 5 538 9 500 3125 170 5
3192 3193 1158 237 4 116 361 5 558 0 0 0 3125 183 9 14 12 0 0 3125 184 9 226 0 0 0 3125 186 9 10 58 0 0 3125 187 9 889 322 0 0 3125 189 9 2 0 1 1 3191 2 534 9 538 9 500 3125 170 5
3195 3196 1158 237 4 116 362 5 558 0 0 0 3125 183 9 14 12 0 0 3125 184 9 226 0 0 0 3125 186 9 10 58 0 0 3125 187 9 884 150 0 0 3125 189 9 2 0 1 1 3191 3 534 9 536 5 538 9 500 3125 170 5
3197 3198 3199 237 4 3 363 5 890 323 0 0 3125 197 9 324 0 0 0 3125 199 9 891 324 0 0 3125 200 9 10 325 0 0 3125 202 9 7 0 0 0 3125 204 9 2 0 1 0 3 534 1 536 9 544 9 345 3125 191 5
3201 3202 3203 237 4 117 364 1 892 326 0 0 3125 216 9 1 0 0 2 534 5 540 5 46 3125 205 5
3206 3207 602 237 4 118 355 3 888 315 0 0 3125 222 9 10 321 0 0 3125 224 9 7 0 0 0 3125 226 9 2 0 1 0 3 534 5 536 1 544 1 46 3125 218 5
3208 3209 602 237 4 114 355 1 893 319 0 0 3125 231 9 2 0 1 0 1 534 5 46 3125 227 5
3210 3211 602 494 4 118 355 4 894 327 0 1 3212 3125 243 9 229 0 0 0 3125 246 9 7 0 0 0 3125 247 9 229 0 0 0 3125 248 9 2 0 1 1 3213 0 46 3125 237 5
3214 3215 602 494 4 3 178 3 466 150 0 0 3125 253 9 294 328 0 0 3125 255 9 7 0 0 0 3125 257 9 2 0 1 0 1 534 5 46 3125 249 5
3216 3217 602 237 4 3 355 3 886 315 0 0 3125 261 9 10 321 0 0 3125 263 9 7 0 0 0 3125 265 9 2 0 1 0 3 534 5 536 1 544 1 46 3125 258 5
3218 3219 602 237 4 3 178 5 466 150 0 0 3125 269 9 10 154 0 0 3125 271 9 466 150 0 0 3125 273 9 10 154 0 0 3125 275 9 7 0 0 0 3125 277 9 2 0 1 0 3 534 5 536 9 544 9 46 3125 266 5
3220 3221 602 237 4 119 365 5 161 0 0 0 3125 285 9 886 315 0 0 3125 286 9 10 321 0 0 3125 288 9 7 0 0 1 3223 3125 290 9 325 91 0 0 3125 292 9 2 0 1 0 3 534 0 536 12 544 2 247 3125 278 5
3224 3225 602 237 4 119 366 5 161 0 0 0 3125 285 9 466 150 0 0 3125 286 9 10 154 0 0 3125 288 9 7 0 0 1 3223 3125 290 9 325 91 0 0 3125 292 9 2 0 1 0 3 534 0 536 12 544 2 247 3125 278 5
3226 3227 602 237 4 4 359 2 487 0 0 0 3125 299 9 895 320 0 0 3125 300 9 1 0 1 3228 1 534 0 46 3125 294 5
3229 3230 602 237 4 120 367 2 487 0 0 0 3125 307 9 896 315 0 0 3125 308 9 1 0 1 3231 1 534 0 46 3125 302 5
3232 3233 3234 237 4 114 368 2 64 0 0 0 3125 317 9 897 329 0 0 3125 318 9 2 0 1 1 1275 1 534 0 17 3125 310 5
3235 3236 602 237 4 3 178 4 170 0 0 0 3125 328 9 326 0 0 0 3125 329 9 7 0 0 0 3125 330 9 466 150 0 0 3125 331 9 1 0 1 3237 2 534 2 536 24 46 3125 324 5
3238 3239 602 237 4 3 178 4 466 150 0 0 3125 337 9 10 154 0 0 3125 339 9 326 0 0 0 3125 341 9 7 0 0 0 3125 342 9 2 0 1 1 3237 3 534 5 536 2 544 2 46 3125 333 5
3240 3241 602 237 4 3 178 3 466 150 0 0 3125 347 9 170 0 0 0 3125 349 9 10 154 0 0 3125 350 9 2 0 1 1 3242 1 534 5 46 3125 343 5
3243 3244 3199 237 4 3 363 3 890 323 0 0 3125 360 9 324 0 0 0 3125 362 9 7 0 0 0 3125 363 9 2 0 1 1 3245 1 536 1 345 3125 352 5
3246 3247 602 237 6 3 357 5 64 0 0 0 3125 369 9 469 0 0 0 3125 370 9 14 0 0 0 3125 371 9 466 0 0 0 3125 372 9 470 150 0 0 3125 373 9 1 0 1 3248 5 534 9 536 5 538 9 540 2 542 9 501 3125 364 5
3249 3250 602 237 6 3 178 3 189 0 0 0 3125 380 9 466 0 0 0 3125 381 9 472 150 0 0 3125 382 9 1 0 1 2165 3 534 1 540 0 542 1 223 3125 375 5
3251 3252 602 237 4 3 369 3 466 150 0 0 3125 387 9 886 0 0 0 3125 389 9 419 330 0 0 3125 390 9 2 0 1 0 3 534 5 540 0 542 1 502 3125 384 5
3253 3254 602 237 6 3 355 3 469 0 0 0 3125 397 9 886 0 0 0 3125 398 9 470 315 0 0 3125 399 9 1 0 0 3 534 1 540 0 542 1 503 3125 392 5
3255 3256 602 237 4 4 359 4 487 0 0 0 3125 405 9 189 0 0 0 3125 406 9 898 0 0 0 3125 407 9 475 320 0 0 3125 408 9 1 0 0 3 534 2 540 1 542 2 207 3125 401 5
3257 3258 602 237 4 3 357 6 64 0 0 0 3125 413 9 466 150 0 0 3125 414 9 10 154 0 0 3125 416 9 14 12 0 0 3125 418 9 466 0 0 0 3125 420 9 419 196 0 0 3125 421 9 2 0 1 0 4 534 0 536 5 540 9 542 14 319 3125 410 5
3259 3260 3261 237 4 121 370 6 899 0 0 0 3125 430 9 189 0 0 0 3125 431 9 474 0 0 0 3125 432 9 900 315 0 0 3125 433 9 10 321 0 0 3125 435 9 7 0 0 0 3125 437 9 2 0 1 0 4 534 2 536 13 538 2 544 14 505 3125 423 5
3264 3265 3266 237 4 59 371 3 901 0 0 0 3125 446 9 228 0 0 0 3125 447 9 902 320 0 0 3125 448 9 1 0 0 1 534 1 112 3125 438 5
3267 3268 3234 237 4 118 368 2 64 0 0 0 3125 456 9 903 331 0 0 3125 457 9 2 0 1 0 2 534 0 542 0 319 3125 450 5
3269 3270 602 237 4 122 355 1 904 315 0 0 3125 466 9 1 0 0 2 534 5 542 5 207 3125 462 5
3271 3272 602 237 4 123 178 1 905 150 0 0 3125 472 9 1 0 0 2 534 5 542 5 207 3125 468 5
3273 3274 602 237 4 124 357 2 64 0 0 0 3125 478 9 906 150 0 0 3125 479 9 1 0 0 2 534 0 542 0 507 3125 474 5
3275 3276 602 237 4 123 178 3 189 0 0 0 3125 485 9 466 0 0 0 3125 486 9 907 150 0 0 3125 487 9 1 0 0 3 534 1 540 0 542 1 207 3125 481 5
3277 3278 602 508 6 3 178 4 189 0 0 0 3125 494 52 466 0 0 0 3125 498 9 334 0 0 0 3125 499 9 472 150 0 0 3125 500 9 1 0 0 5 510 2 516 7 534 2 540 0 542 2 186 3125 489 5
3279 3280 602 508 6 3 178 4 469 0 0 0 3125 495 51 466 0 0 0 3125 498 9 334 0 0 0 3125 499 9 470 150 0 0 3125 500 9 1 0 0 5 510 2 516 7 534 2 540 0 542 2 225 3125 489 5
3281 3282 602 237 4 3 357 5 64 0 0 0 3125 505 9 14 12 0 0 3125 506 9 466 0 0 0 3125 508 9 170 0 0 0 3125 509 9 419 196 0 0 3125 510 9 2 0 1 0 4 534 9 536 5 540 1 542 9 319 3125 502 5
3283 3284 602 237 4 59 358 5 487 0 0 0 3125 516 9 228 0 0 0 3125 517 9 189 0 0 0 3125 518 9 466 0 0 0 3125 519 9 7 150 0 0 3125 520 9 1 0 0 4 534 9 536 5 540 2 542 9 509 3125 512 5
3285 3286 602 237 4 119 366 4 161 0 0 0 3125 526 9 466 150 0 0 3125 527 9 325 0 0 0 3125 529 9 7 0 0 0 3125 530 9 1 0 0 2 534 0 536 5 510 3125 522 5
3287 3288 3289 237 4 3 372 2 908 0 0 0 3125 539 9 909 332 0 0 3125 540 9 2 0 1 0 2 536 0 540 5 186 3125 531 5
3290 3291 3199 237 4 3 373 4 910 0 0 0 3125 549 9 911 333 0 0 3125 550 9 481 0 0 0 3125 552 9 7 0 0 0 3125 553 9 2 0 1 0 2 536 2 540 5 404 3125 542 5
3293 527 3294 3295 3296 2 1 19
3297 3298 602 182 4 0 374 2 170 0 0 0 3296 28 9 858 26 0 0 3296 29 9 3 0 7 8 0 1 557 0 237 3296 18 5
3299 3300 602 182 4 0 350 2 170 0 0 0 3296 28 9 858 26 0 0 3296 29 9 3 0 7 8 0 1 557 0 237 3296 18 5
3301 3302 602 182 4 0 351 2 170 0 0 0 3296 28 9 858 26 0 0 3296 29 9 3 0 7 8 0 1 557 0 237 3296 18 5
3303 3304 602 182 4 0 352 2 170 0 0 0 3296 28 9 858 26 0 0 3296 29 9 3 0 7 8 0 1 557 0 237 3296 18 5
3305 3306 602 182 4 0 353 2 650 238 0 0 3296 35 9 485 0 0 0 3296 37 9 3 0 7 8 1 3307 2 557 5 559 0 237 3296 31 5
3308 3309 602 182 4 0 171 3 449 0 0 0 3296 41 9 235 334 0 0 3296 42 9 485 335 0 0 3296 44 9 3 0 7 8 1 3310 1 561 4 17 3296 38 5
3311 3312 3313 182 4 0 375 4 912 0 0 0 3296 55 9 235 334 0 0 3296 56 9 489 0 0 0 3296 58 9 328 336 0 0 3296 59 9 3 0 7 8 0 1 561 17 149 3296 47 5
3315 3316 602 182 4 0 171 3 449 0 0 0 3296 67 9 235 334 0 0 3296 68 9 913 0 0 1 2524 3296 70 9 3 0 7 8 0 1 561 4 17 3296 64 5
3317 3318 602 182 4 0 376 3 650 238 0 0 3296 77 9 914 337 0 0 3296 79 9 485 0 0 0 3296 81 9 3 0 7 8 0 2 557 10 559 1 237 3296 72 5
3320 3321 602 182 4 0 353 4 170 0 0 0 3296 85 9 862 0 0 0 3296 86 9 261 238 0 0 3296 87 9 485 0 0 0 3296 89 9 3 0 7 8 0 2 557 1 559 2 512 3296 82 5
3322 3323 602 182 4 0 171 4 449 0 0 0 3296 93 9 456 0 0 0 3296 94 9 261 334 0 0 3296 95 9 485 335 0 0 3296 97 9 3 0 7 8 1 3324 1 561 7 198 3296 90 5
3325 3326 602 182 4 0 377 5 449 0 0 0 3296 103 9 650 238 0 0 3296 104 9 328 0 0 0 3296 106 9 915 334 0 0 3296 107 9 485 335 0 0 3296 109 9 3 0 7 8 0 3 557 0 559 1 561 18 232 3296 100 5
3327 3328 602 182 4 0 377 4 449 0 0 0 3296 114 9 650 238 0 0 3296 115 9 235 0 0 1 3329 3296 117 9 419 334 0 0 3296 119 9 3 0 7 8 0 2 557 0 561 2 218 3296 111 5
3330 3331 602 182 4 0 377 4 449 0 0 0 3296 124 9 916 0 0 0 3296 125 9 261 238 0 0 3296 126 9 419 334 0 0 3296 128 9 3 0 7 8 0 2 557 1 561 2 513 3296 121 5
3332 3333 602 182 4 0 377 5 449 0 0 0 3296 133 9 235 334 0 0 3296 134 9 650 0 0 0 3296 136 9 419 238 0 0 3296 137 9 485 0 0 0 3296 139 9 3 0 7 8 0 3 557 2 559 9 561 0 514 3296 130 5
3334 3335 602 182 4 1 353 2 650 338 0 0 3296 144 9 7 0 0 0 3296 146 9 3 0 7 8 1 3336 0 46 3296 140 5
3337 3338 3339 182 4 0 171 3 449 0 0 0 3296 153 9 235 334 0 0 3296 154 9 917 339 0 0 3296 156 9 3 0 7 8 0 1 561 4 17 3296 148 5
3340 3341 602 182 4 125 171 3 449 0 0 0 3296 165 9 235 0 0 0 3296 166 9 918 334 0 0 3296 167 9 3 0 7 8 0 1 561 1 192 3296 161 5
3342 3343 602 182 4 77 378 4 671 0 0 0 3296 175 9 919 0 0 0 3296 176 9 229 340 0 0 3296 177 9 485 341 0 0 3296 179 9 3 0 7 8 0 1 561 7 171 3296 169 5
3344 578 3345 3346 3347 2 1 22
3348 3349 602 515 5 0 379 2 920 0 0 0 3347 32 9 14 342 0 0 3347 33 9 1 0 1 637 1 585 0 17 3347 23 5
3360 3361 602 515 5 0 380 2 921 0 0 0 3347 43 9 316 343 0 0 3347 44 9 1 0 1 3363 0 17 3347 39 5
3364 3365 3366 515 5 0 381 2 920 0 0 0 3347 65 9 14 344 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3369 3370 3366 515 5 0 382 2 920 0 0 0 3347 65 9 14 345 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3372 3373 3366 515 5 0 383 2 920 0 0 0 3347 65 9 14 346 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3375 3376 3366 515 5 0 384 2 920 0 0 0 3347 65 9 14 347 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3378 3379 3366 515 5 0 385 2 920 0 0 0 3347 65 9 14 348 0 0 3347 66 9 1 0 0 1 585 0 17 3347 47 5
3380 3381 3366 515 5 0 386 2 920 0 0 0 3347 65 9 14 349 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3383 3384 3366 515 5 0 387 2 920 0 0 0 3347 65 9 14 350 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3386 3387 3366 515 5 0 388 2 920 0 0 0 3347 65 9 14 351 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3389 3390 3366 515 5 0 389 2 920 0 0 0 3347 65 9 14 352 0 0 3347 66 9 1 0 0 2 585 0 587 0 17 3347 47 5
3392 3393 602 515 5 0 390 2 920 0 0 0 3347 77 9 14 353 0 0 3347 78 9 1 0 0 1 585 0 17 3347 69 5
3401 3402 602 515 5 0 391 4 922 0 0 0 3347 87 9 14 354 0 0 3347 88 9 923 355 0 0 3347 90 9 924 343 0 0 3347 92 9 1 0 0 2 585 0 589 7 17 3347 84 5
3408 3409 602 515 5 0 392 3 512 0 0 0 3347 99 9 181 0 0 0 3347 100 9 261 354 0 0 3347 101 9 1 0 1 3410 1 585 1 198 3347 95 5
3411 3412 602 515 5 0 393 4 925 0 0 0 3347 107 9 34 355 0 0 3347 108 9 521 0 0 0 3347 110 9 419 354 0 0 3347 111 9 1 0 0 2 585 17 589 2 355 3347 104 5
3413 3414 602 515 5 126 393 3 925 0 0 0 3347 119 9 34 0 0 1 3415 3347 120 9 521 354 0 0 3347 122 9 1 0 1 3416 2 585 1 589 1 169 3347 114 5
3417 3418 602 515 5 68 392 3 512 0 0 0 3347 129 9 14 0 0 0 3347 130 9 591 354 0 0 3347 131 9 1 0 0 1 585 1 192 3347 125 5
3419 3420 602 515 5 0 394 1 64 356 0 0 3347 139 9 1 0 0 1 585 5 54 3347 134 5
3422 3423 602 515 5 0 395 2 64 0 0 0 3347 152 9 7 356 0 0 3347 153 9 1 0 0 1 585 0 111 3347 142 5
3424 3425 602 515 5 127 396 2 926 0 0 0 3347 162 9 231 357 0 0 3347 163 9 1 0 0 1 585 0 247 3347 156 5
3427 3428 3339 515 5 0 392 3 512 0 0 0 3347 171 9 14 354 0 0 3347 172 9 927 358 0 0 3347 174 9 1 0 0 1 585 4 17 3347 166 5
3429 3430 602 515 5 0 393 4 925 0 0 0 3347 183 9 437 0 0 0 3347 184 9 261 355 0 0 3347 185 9 419 354 0 0 3347 187 9 1 0 0 2 585 1 589 7 199 3347 180 5
3431 578 3432 3433 3434 2 1 7
3435 3436 602 515 5 0 397 2 920 0 0 0 3434 22 9 14 359 0 0 3434 23 9 1 0 0 2 585 0 587 0 17 3434 10 5
3438 3439 602 515 5 0 398 2 920 0 0 0 3434 22 9 14 360 0 0 3434 23 9 1 0 0 2 585 0 587 0 17 3434 10 5
3441 3442 602 515 5 0 399 2 920 0 0 0 3434 22 9 14 361 0 0 3434 23 9 1 0 0 2 585 0 587 0 17 3434 10 5
3444 3445 602 515 5 0 400 2 920 0 0 0 3434 22 9 14 362 0 0 3434 23 9 1 0 0 2 585 0 587 0 17 3434 10 5
3447 3448 602 515 5 0 401 2 920 0 0 0 3434 22 9 14 363 0 0 3434 23 9 1 0 0 1 585 0 17 3434 10 5
3450 3451 602 515 5 0 402 2 920 0 0 0 3434 22 9 14 364 0 0 3434 23 9 1 0 0 2 585 0 587 0 17 3434 10 5
3453 3454 602 515 5 0 403 2 920 0 0 0 3434 34 9 14 365 0 0 3434 35 9 1 0 0 1 585 0 17 3434 26 5
"""#

let builtinQuestions: StaticString = #"""
{"questions":[{"id":"open.after-dismiss","title":"After a dismissal","question":"Does the next waiting message appear by itself when the visible one is dismissed?","about":"A user who closes one message may see the next one at once, or be left in peace until the next opportunity. The\nfirst clears the stack quickly; the second spares the user a series of messages.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"ko","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"de","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"en","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"ja","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."}],"answers":[{"id":"waits","text":"The next message waits for the next opportunity."},
{"id":"shows-next","text":"The next message is offered as soon as the visible one is gone."}],"default":"waits","probes":[{"script":{"id":"open.after-dismiss/one-waiting","title":"A message waits while another is visible, and the user dismisses the visible one","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",41,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",42,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",43,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",44,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",34,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"shows-next","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6,5]},
{"id":"open.on-foreground","title":"Coming to the foreground","question":"Is coming to the foreground an opportunity by itself, without a session start or a push?","about":"The answer decides when the user sees a message that was put back because the app was in the background: on\nreturning to the app, or at the next opportunity after that. A return need not start a session, so the two can\nbe far apart.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"ko","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"de","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"en","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"ja","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."}],"answers":[{"id":"waits","text":"Coming to the foreground alone displays nothing."},
{"id":"offers","text":"The newest waiting message is offered when the app comes to the foreground."}],"default":"waits","probes":[{"script":{"id":"open.on-foreground/triggered-in-background","title":"A message was triggered in the background, and the app comes to the foreground","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",96,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",97,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",98,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",99,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",90,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",51,5]},
{"id":"open.on-interval-end","title":"The end of the interval","question":"Is the end of the interval an opportunity by itself?","about":"An engine that holds messages back may set a timer for them. The user then sees a message without having done\nanything in the app.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."}],"answers":[{"id":"waits","text":"The end of the interval alone displays nothing."},
{"id":"offers","text":"The newest waiting message is offered when the interval ends."}],"default":"waits","probes":[{"script":{"id":"open.on-interval-end/interval-over","title":"The interval ends while a message waits","about":"The waiting message is a local one that the host put off, so it is on the stack whatever the interval holds\nback.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",145,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",146,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",147,13]},{"do":[{"do":"advance","by":40000}],"at":["Specs/questions.yaml",148,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",149,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",135,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",106,5]},
{"id":"open.on-rotation","title":"Rotating the device","question":"Is rotating the device an opportunity by itself?","about":"A message made for the new orientation fits from then on. But nothing waits for a rotation: a message that does\nnot fit is discarded.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."}],"answers":[{"id":"waits","text":"Rotating the device displays nothing by itself."},
{"id":"offers","text":"The newest waiting message is offered when the device is rotated."}],"default":"waits","probes":[{"script":{"id":"open.on-rotation/turned","title":"The device is rotated while a message waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",190,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",191,13]},{"do":[{"do":"rotate","to":"landscape"}],"at":["Specs/questions.yaml",192,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",193,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",184,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",156,5]},
{"id":"open.on-keyboard-hidden","title":"The keyboard is hidden","question":"Is hiding the keyboard an opportunity by itself?","about":"The engine knows when the keyboard stops being an obstacle. If that is an opportunity, a message appears as soon\nas the user stops typing.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."}],"answers":[{"id":"waits","text":"The message waits for another opportunity."},
{"id":"offers","text":"The newest waiting message is offered when the keyboard is hidden."}],"default":"waits","probes":[{"script":{"id":"open.on-keyboard-hidden/hidden","title":"The keyboard is shown and hidden while a message waits","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",231,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",232,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",233,13]},{"do":[{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",234,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",235,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",225,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",200,5]},
{"id":"open.on-keyboard-shown","title":"The keyboard is shown","question":"Is showing the keyboard an opportunity by itself?","about":"An engine that checks its stack on every change does so here, too. The difference is visible if the host\nimplements the keyboard-aware display choice and lets the message through.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."}],"answers":[{"id":"waits","text":"The message waits for another opportunity."},
{"id":"offers","text":"The newest waiting message is offered when the keyboard is shown."}],"default":"waits","probes":[{"script":{"id":"open.on-keyboard-shown/shown-to-an-aware-host","title":"The keyboard is shown while a message waits, and the host learns of it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"keyboard_display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",273,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",274,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",275,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",276,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",267,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",242,5]},
{"id":"open.on-presenter","title":"Assigning a presenter","question":"Is assigning a presenter an opportunity by itself?","about":"Apps often assign the presenter a moment after the start. If the engine keeps messages that were triggered\nbefore, they can appear right then or at the next opportunity.","layer":"presenter","rules":["presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"waits","text":"The kept messages wait for an opportunity."},
{"id":"offers","text":"The newest kept message is offered when the presenter is assigned."},
{"id":"offers-each","text":"Each kept message goes to the presenter when it is assigned, in the order of the triggers."}],"default":"waits","probes":[{"script":{"id":"open.on-presenter/assigned","title":"A presenter is assigned while two messages wait for one","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",317,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",318,13]},{"do":[{"do":"assign_presenter"}],"at":["Specs/questions.yaml",319,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",320,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",310,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"newer"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"newer"}],[]]},{"answer":"offers-each","steps":[[{"saw":"displayed","message":"older"}],[]]}]}],"moot":[{"answers":{"open.no-presenter":"lost"},"reason":"Nothing waits before there is a presenter."}],"at":["Specs/questions.yaml",283,5]},
{"id":"open.on-asset","title":"The arrival of an asset","question":"Is the arrival of an asset an opportunity for the waiting messages?","about":"The message that waits for this very asset is displayed in any case. An engine that then offers the newest\nmessage on its stack, whichever it is, may display another one, even if the asset was fetched ahead.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."}],"answers":[{"id":"waits","text":"Only a message whose own asset has arrived is offered, if it waits for nothing else."},
{"id":"offers","text":"The newest waiting message is offered; the message whose asset has arrived counts as one of them."}],"default":"waits","probes":[{"script":{"id":"open.on-asset/fetched-ahead","title":"An asset that was fetched on delivery arrives while another message waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","pictured"]}],"at":["Specs/questions.yaml",365,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",366,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",367,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",368,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",358,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",329,5]},
{"id":"open.on-failed-asset","title":"The failure of an asset","question":"Is the failure of an asset an opportunity for the waiting messages?","about":"An engine that checks its messages when a fetch ends may do so whether the fetch succeeds or fails.","layer":"presenter","rules":["discard.asset-failed","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and no others except the request of the host."}],"answers":[{"id":"waits","text":"The messages wait for the next opportunity."},
{"id":"offers","text":"The newest waiting message is offered."}],"default":"waits","probes":[],"moot":[],"at":["Specs/questions.yaml",375,5]},
{"id":"open.on-asset-again","title":"A second offer when an asset arrives","question":"Is the arrival of an asset an opportunity for the waiting messages even though it has just offered the message that the asset belongs to?","about":"The answer matters if that message is not displayed, for example because the host puts it off. No probe asks\nthis question: the difference shows only if the arrival of an asset is an opportunity at all.","layer":"presenter","rules":["delivery.late-assets","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names three situations in which the user is eligible; the arrival of an asset is not one of them."},
{"document":"ko","says":"silent","text":"Names three situations in which the user is eligible; the arrival of an asset is not one of them."},
{"document":"de","says":"silent","text":"Names three situations in which the user is eligible; the arrival of an asset is not one of them."},
{"document":"en","says":"silent","text":"Names three situations in which the user is eligible; the arrival of an asset is not one of them."},
{"document":"ja","says":"silent","text":"Names three situations in which the user is eligible; the arrival of an asset is not one of them."}],"answers":[{"id":"once","text":"The arrival offers the message that the asset belongs to, and no other."},
{"id":"again","text":"After the message that the asset belongs to, the newest waiting message is offered as well."}],"default":"once","probes":[],"moot":[{"answers":{"open.on-asset":"waits"},"reason":"The arrival of an asset is not an opportunity at all."}],"at":["Specs/questions.yaml",402,5]},
{"id":"open.unmatched-event","title":"An event that triggers nothing","question":"Is an event that triggers no message an opportunity for a waiting message?","about":"Apps log events all the time. If every event is an opportunity, a waiting message appears at the next tap. If\nonly events that trigger a message count, the waiting message is passed over for the triggered one, which is\nabove it.","layer":"core","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ko","says":"implied","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"de","says":"implied","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"en","says":"implied","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ja","says":"implied","text":"Speaks of an event that triggers a message; no other event is among the three situations."}],"answers":[{"id":"no","text":"Only an event that triggers a message is an opportunity."},
{"id":"yes","text":"Every logged event is an opportunity, whether it triggers a message or not."}],"default":"no","probes":[{"script":{"id":"open.unmatched-event/other-event","title":"A message waits, and an event that triggers nothing is logged","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",471,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",472,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",473,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",474,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",465,9]},"outcomes":[{"answer":"no","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"yes","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",435,5]},
{"id":"open.opportunity-at-times","title":"Opportunities under conditions","question":"Is a moment that the engine itself makes an opportunity always one, or only under conditions of its own?","about":"The documents name three opportunities. An engine that has others may tie them to any condition: nothing is in\nthe way, the app has been open for a while, a message was put back before. No probe asks this question, because\nsuch conditions are unlimited. The answer explains why an engine does something at one time and not at another.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names three situations in which the user is eligible, and no conditions under which they count."},
{"document":"ko","says":"silent","text":"Names three situations in which the user is eligible, and no conditions under which they count."},
{"document":"de","says":"silent","text":"Names three situations in which the user is eligible, and no conditions under which they count."},
{"document":"en","says":"silent","text":"Names three situations in which the user is eligible, and no conditions under which they count."},
{"document":"ja","says":"silent","text":"Names three situations in which the user is eligible, and no conditions under which they count."}],"answers":[{"id":"alike","text":"The same moment is always an opportunity, or never."},
{"id":"at-times","text":"The same moment is an opportunity at some times and not at others."}],"default":"alike","probes":[],"moot":[],"at":["Specs/questions.yaml",481,5]},
{"id":"open.opportunity-order","title":"A new message or a waiting one","question":"When a session start or a push click triggers a message while others wait, which one is offered first?","about":"The session start and the push click are both opportunities and triggers. If the engine handles the trigger\nfirst, the new message is on top and is displayed. If it handles the opportunity first, for example because the\ndelivery takes a moment, it displays a waiting message, and the new one has to wait behind it.","layer":"core","rules":["stack.offer-when-eligible","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the trigger event, the session start, and the opening from a push notification side by side, and does not say what happens if two of them coincide."},
{"document":"ko","says":"silent","text":"Lists the trigger event, the session start, and the opening from a push notification side by side, and does not say what happens if two of them coincide."},
{"document":"de","says":"silent","text":"Lists the trigger event, the session start, and the opening from a push notification side by side, and does not say what happens if two of them coincide."},
{"document":"en","says":"silent","text":"Lists the trigger event, the session start, and the opening from a push notification side by side, and does not say what happens if two of them coincide."},
{"document":"ja","says":"silent","text":"Lists the trigger event, the session start, and the opening from a push notification side by side, and does not say what happens if two of them coincide."}],"answers":[{"id":"triggered-first","text":"The new message goes on the stack first and is offered."},
{"id":"waiting-first","text":"The newest waiting message is offered first; then the new one is triggered."}],"default":"triggered-first","probes":[{"script":{"id":"open.opportunity-order/push-click","title":"A message waits, and a push click triggers another one","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"triggered","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","triggered"]}],"at":["Specs/questions.yaml",557,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",558,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",559,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",550,9]},"outcomes":[{"answer":"triggered-first","steps":[[{"saw":"displayed","message":"triggered"}]]},{"answer":"waiting-first","steps":[[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",510,5]},
{"id":"open.opportunity-once","title":"Two offers at one opportunity","question":"Does a session start or a push click that triggers no message offer what waits once, or twice?","about":"An engine may come upon the same moment in two ways, and use it twice. The second offer shows where the first\ndisplays nothing: the host is asked twice, or a message goes back twice. It also shows where the first displays\na message, and the one below it goes back.","layer":"core","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"ko","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"de","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"en","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"ja","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."}],"answers":[{"id":"once","text":"There is one offer."},
{"id":"twice","text":"The newest waiting message is offered, and then the one that is the newest after that."}],"default":"once","probes":[],"moot":[],"at":["Specs/questions.yaml",566,5]},
{"id":"open.opportunity-after-trigger","title":"A trigger that is an opportunity as well","question":"When a session start or a push click triggers a message, is that one opportunity, or are its trigger and the moment itself two?","about":"The session start and the opening from a push are opportunities in themselves and triggers as well. An engine\nmay take the two for one, or offer the message that was triggered, and then what waits. The second offer shows\nwhere the first displays nothing: the host is asked twice, or a message goes back twice. It also shows where\nthe first displays a message, and one that waited goes back.","layer":"core","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"ko","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"de","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"en","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"ja","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."}],"answers":[{"id":"same","text":"They are one opportunity, with one offer."},
{"id":"another","text":"The message that was triggered is offered, and then the newest waiting message."}],"default":"same","probes":[],"moot":[],"at":["Specs/questions.yaml",606,5]},
{"id":"open.opportunity-behind-visible","title":"An opportunity behind a visible message","question":"If an opportunity comes while another message is visible, is the waiting message offered and put back, or left alone?","about":"The user sees no difference, but an observer does: if the message is offered, the engine reports that it is\nre-enqueued, and an engine that asks the host early asks it in vain.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"ko","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"de","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"en","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"ja","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, cannot be displayed, and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-behind-visible/other-visible","title":"A message waits while another is visible, and the app is opened from a push notification","about":"The screen does not show whether the waiting message was offered. Only an engine that reports the messages\nit puts back can tell.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",699,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",700,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",701,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",702,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",689,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",649,5]},
{"id":"open.opportunity-in-background","title":"An opportunity in the background","question":"If an opportunity comes while the app is in the background, is the waiting message offered and put back, or left alone?","about":"A session can start in the background. As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"ko","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"de","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"en","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"ja","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, cannot be displayed, and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-in-background/session-in-background","title":"A message was triggered in the background, and a session starts there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",754,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",755,13]},{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",756,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",757,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",748,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",709,5]},
{"id":"open.opportunity-under-keyboard","title":"An opportunity under the keyboard","question":"If an opportunity comes while the keyboard is up, is the waiting message offered and put back, or left alone?","about":"As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"en","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."},
{"document":"ja","says":"silent","text":"Words the conditions for going back for a message that is being triggered, not for one that comes from the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, cannot be displayed, and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-under-keyboard/push-under-the-keyboard","title":"A message waits, the keyboard is shown, and the app is opened from a push notification","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",801,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"show_keyboard"}],"at":["Specs/questions.yaml",802,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",803,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",804,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",795,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",764,5]},
{"id":"open.request-in-background","title":"A request in the background","question":"If the host asks for the next message while the app is in the background, is the waiting message offered and put back, or left alone?","about":"A host can ask from the background, such as when a download ends. An engine may look at its own state before\nit touches the stack, or only at the message that it has taken off. Only an observer sees a difference.","layer":"presenter","rules":["manual.display-next","reenqueue.background"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."},
{"document":"en","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, cannot be displayed, and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.request-in-background/asked-in-the-background","title":"A message was triggered in the background, and the host asks for it there","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",850,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",851,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",852,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",853,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",844,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",811,5]},
{"id":"open.request-behind-visible","title":"A request behind a visible message","question":"If the host asks for the next message while another message is visible, is the waiting message offered and put back, or left alone?","about":"The user sees no difference, but an observer does: if the message is offered, the engine reports that it is\nre-enqueued.","layer":"presenter","rules":["manual.display-next","reenqueue.other-visible"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."},
{"document":"en","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, cannot be displayed, and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.request-behind-visible/asked-behind-another","title":"A message waits while another is visible, and the host asks for it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",900,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",901,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",902,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",903,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",893,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",860,5]},
{"id":"open.request-under-keyboard","title":"A request under the keyboard","question":"If the host asks for the next message while the keyboard is up, is the waiting message offered and put back, or left alone?","about":"As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["manual.display-next","reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."},
{"document":"en","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not say what the call does if something is in the way."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, cannot be displayed, and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.request-under-keyboard/asked-under-the-keyboard","title":"A message waits, the keyboard is shown, and the host asks for the message","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",948,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"show_keyboard"}],"at":["Specs/questions.yaml",949,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",950,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",951,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",942,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",910,5]},
{"id":"open.unmatched-in-background","title":"An event that triggers nothing, in the background","question":"If an event that triggers nothing is an opportunity, is it also one in the background?","about":"An engine that uses more opportunities than the documents name may do so only while nothing is in the way. An\nobserver sees the difference: the waiting message is reported as re-enqueued at a session start, but not at such\nan event.","layer":"core","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ko","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered, put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-in-background/other-event-in-the-background","title":"A message waits in the background, and an event that triggers nothing is logged","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",999,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1000,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1001,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1002,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",993,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is not an opportunity at all."},
{"answers":{"open.opportunity-in-background":"left-alone"},"reason":"A waiting message is then left alone at every opportunity."}],"at":["Specs/questions.yaml",958,5]},
{"id":"open.unmatched-behind-visible","title":"An event that triggers nothing, behind a visible message","question":"If an event that triggers nothing is an opportunity, is it also one while another message is visible?","about":"As in the background, only an observer sees a difference.","layer":"core","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ko","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered, put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-behind-visible/other-event-behind-visible","title":"A message waits behind another, and an event that triggers nothing is logged","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",1050,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1051,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1052,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1053,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",1043,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is not an opportunity at all."},
{"answers":{"open.opportunity-behind-visible":"left-alone"},"reason":"A waiting message is then left alone at every opportunity."}],"at":["Specs/questions.yaml",1010,5]},
{"id":"open.unmatched-under-keyboard","title":"An event that triggers nothing, under the keyboard","question":"If an event that triggers nothing is an opportunity, is it also one while the keyboard is up?","about":"As in the background, only an observer sees a difference.","layer":"core","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; no other event is among the three situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered, put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-under-keyboard/other-event-under-the-keyboard","title":"A message waits under the keyboard, and an event that triggers nothing is logged","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",1097,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1098,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1099,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1100,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",1091,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is not an opportunity at all."},
{"answers":{"open.opportunity-under-keyboard":"left-alone"},"reason":"A waiting message is then left alone at every opportunity."}],"at":["Specs/questions.yaml",1061,5]},
{"id":"open.background-offered","title":"Offered in the background","question":"What happens to a message that was triggered in the foreground and waits, if an opportunity comes in the background?","about":"The documents speak of a message that is *triggered* in the background. They do not mention one that was put\nback for another reason and is then offered in the background, by a session start or by the host.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is *triggered* while the app is in the background, and does not mention one that is already waiting."},
{"document":"ko","says":"silent","text":"Puts a message back if it is *triggered* while the app is in the background, and does not mention one that is already waiting."},
{"document":"de","says":"silent","text":"Puts a message back if it is *triggered* while the app is in the background, and does not mention one that is already waiting."},
{"document":"en","says":"silent","text":"Puts a message back if it is *triggered* while the app is in the background, and does not mention one that is already waiting."},
{"document":"ja","says":"silent","text":"Puts a message back if it is *triggered* while the app is in the background, and does not mention one that is already waiting."}],"answers":[{"id":"goes-back","text":"It keeps waiting, as if it had been triggered in the background."},
{"id":"displayed","text":"It is displayed, and the user finds it on return."}],"default":"goes-back","probes":[{"script":{"id":"open.background-offered/put-off-before","title":"The host put a message off, and a session starts in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",1154,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"enter_background"}],"at":["Specs/questions.yaml",1155,13]},{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",1156,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1157,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1148,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1108,5]},
{"id":"open.next-after-discard","title":"The next message after a discard","question":"If an offered message is discarded, is the next waiting message offered at the same opportunity?","about":"A discarded message leaves the screen free. An engine that goes on uses the opportunity for a message that can\nbe displayed; one that stops leaves the user without a message until the next opportunity.","layer":"presenter","rules":["stack.offer-when-eligible","discard.leaves-stack"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message for each opportunity, the newest, and says nothing about a second attempt."},
{"document":"ko","says":"implied","text":"Speaks of one message for each opportunity, the newest, and says nothing about a second attempt."},
{"document":"de","says":"implied","text":"Speaks of one message for each opportunity, the newest, and says nothing about a second attempt."},
{"document":"en","says":"implied","text":"Speaks of one message for each opportunity, the newest, and says nothing about a second attempt."},
{"document":"ja","says":"implied","text":"Speaks of one message for each opportunity, the newest, and says nothing about a second attempt."}],"answers":[{"id":"waits","text":"The opportunity is used up; the next message waits for another one."},
{"id":"offers-next","text":"The next waiting message is offered at once, until one is displayed or put back."}],"default":"waits","probes":[{"script":{"id":"open.next-after-discard/two-waiting","title":"Two messages wait, and the host discards the upper one when it is offered","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1199,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1200,13]},{"do":[{"do":"choose","choices":{"lower":"now","upper":"discard"}},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1201,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1202,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1192,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[]]}]},
{"script":{"id":"open.next-after-discard/at-a-trigger","title":"A message waits, and a message that does not fit is triggered","about":"This probe is for an engine that did not ask the host about the upper message again and so did not discard\nit.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1218,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1219,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1220,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1221,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1208,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1164,5]},
{"id":"open.next-after-reenqueue","title":"The next message after a re-enqueued one","question":"If an offered message is sent back, is the message below it offered at the same opportunity?","about":"The background, a visible message, and the keyboard send back whatever is offered, so the message below goes\nback as well. An engine that reports this has offered all the waiting messages.","layer":"presenter","rules":["stack.offer-when-eligible","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message for each opportunity, puts it back on top, and says nothing about the one below."},
{"document":"ko","says":"implied","text":"Speaks of one message for each opportunity, puts it back on top, and says nothing about the one below."},
{"document":"de","says":"implied","text":"Speaks of one message for each opportunity, returns it to the stack, and says nothing about the one below."},
{"document":"en","says":"implied","text":"Speaks of one message for each opportunity, returns it to the stack, and says nothing about the one below."},
{"document":"ja","says":"implied","text":"Speaks of one message for each opportunity, returns it to the stack, and says nothing about the one below."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[{"script":{"id":"open.next-after-reenqueue/behind-a-visible-message","title":"Two messages wait behind a visible one, and the second has just been triggered","about":"The message below one that goes back behind a visible message goes back as well. Only an engine that reports\nthe messages it puts back can show that it offered the lower one.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"below","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","below","above"]}],"at":["Specs/questions.yaml",1270,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1271,13]},{"do":[{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",1272,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",1259,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"visible"},{"one_of":[[],[{"saw":"reenqueued","message":"below"}]]}],[{"one_of":[[],[{"saw":"reenqueued","message":"above"}]]}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"visible"},{"one_of":[[],[{"saw":"reenqueued","message":"below"}]]}],[{"one_of":[[{"saw":"reenqueued","message":"below"}],[{"any_order":[{"saw":"reenqueued","message":"below"},{"saw":"reenqueued","message":"above"}]}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",1228,5]},
{"id":"open.next-after-choice","title":"The next message after one that the host puts off","question":"If the host puts an offered message off, is the message below it offered at the same opportunity?","about":"The answer matters if the host's choice depends on the message: *later* for the one on top, *now* for the one\nbelow. If the engine stops, a message that is put off again and again blocks all the others.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message for each opportunity, puts it back on top, and says nothing about the one below."},
{"document":"ko","says":"implied","text":"Speaks of one message for each opportunity, puts it back on top, and says nothing about the one below."},
{"document":"de","says":"implied","text":"Speaks of one message for each opportunity, returns it to the stack, and says nothing about the one below."},
{"document":"en","says":"implied","text":"Speaks of one message for each opportunity, returns it to the stack, and says nothing about the one below."},
{"document":"ja","says":"implied","text":"Speaks of one message for each opportunity, returns it to the stack, and says nothing about the one below."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[{"script":{"id":"open.next-after-choice/put-off","title":"A triggered message is put off while another waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1323,13]},{"do":[{"do":"choose","choices":{"lower":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"lower":"now","upper":"reenqueue"}}],"at":["Specs/questions.yaml",1324,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1325,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1326,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1316,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"upper"},{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[{"saw":"displayed","message":"upper"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1285,5]},
{"id":"open.next-after-loading","title":"The next message after one that is still loading","question":"If the asset of an offered message is still loading, is the message below it offered at the same opportunity?","about":"Either the message that waits for its asset uses up the opportunity, or the opportunity goes to the message\nbelow.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"ko","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"de","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"en","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"ja","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[],"moot":[{"answers":{"open.loading-holds-up":"holds-up"},"reason":"No older message is offered while a newer one loads."}],"at":["Specs/questions.yaml",1333,5]},
{"id":"open.next-at-times","title":"The next message under conditions","question":"If an offered message is not displayed, is the next one always treated the same way, or only under conditions of the engine's own?","about":"An engine may go on to the next message after a trigger event but not after a session start, or while the screen\nis empty but not while another message is visible. No probe asks this question, because such conditions are\nunlimited.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"ko","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"de","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"en","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"ja","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."}],"answers":[{"id":"alike","text":"The next message is always offered, or never."},
{"id":"at-times","text":"The next message is offered at some times and not at others."}],"default":"alike","probes":[],"moot":[],"at":["Specs/questions.yaml",1375,5]},
{"id":"open.rate-limit-kept","title":"Held back by the interval","question":"Is a message lost if its trigger event falls within the interval, or does it wait on the stack?","about":"If the message is lost, the user never sees it unless the event occurs again. If it waits, it appears at a later\nopportunity, perhaps out of context.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"ko","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"de","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"en","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"ja","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."}],"answers":[{"id":"lost","text":"The message does not reach the stack."},
{"id":"waits","text":"The message goes on the stack and waits there for an opportunity."}],"default":"lost","probes":[{"script":{"id":"open.rate-limit-kept/within-the-interval","title":"A message is triggered within the interval, and the app is opened from a push notification after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",1457,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1458,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1459,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1460,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1450,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"displayed","message":"before"}],[],[]]},{"answer":"waits","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"limited"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1411,5]},
{"id":"open.rate-limit-ready","title":"Ready within the interval","question":"Is a message lost if it was triggered outside the interval and becomes ready within it, or does it wait on the stack?","about":"Another message may be displayed while the asset of the first one loads. The interval that begins then was\nnot running at the trigger, so an engine may treat this message differently from one that is triggered too\nearly.","layer":"core","rules":["rate-limit.default","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"ko","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"de","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"en","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"ja","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."}],"answers":[{"id":"lost","text":"The message is not displayed, and does not wait."},
{"id":"waits","text":"The message goes on the stack and waits there for an opportunity."}],"default":"lost","probes":[{"script":{"id":"open.rate-limit-ready/ready-too-early","title":"Another message is displayed while the image of a message loads, the image arrives within the interval, and the app is opened from a push notification after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"quick","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","quick"]}],"at":["Specs/questions.yaml",1511,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1512,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",1513,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1514,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1502,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"displayed","message":"quick"}],[],[]]},{"answer":"waits","steps":[[{"saw":"displayed","message":"quick"}],[],[{"saw":"displayed","message":"slow"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"trigger"},"reason":"The interval counts from the trigger, and let the message pass then."}],"at":["Specs/questions.yaml",1467,5]},
{"id":"open.rate-limit-order","title":"The interval and the other conditions","question":"What happens to a message that is triggered or presented within the interval and could not be displayed anyway?","about":"An engine that checks the interval when an event occurs goes no further. An engine that checks it before a\ndisplay has already put the message back or discarded it. The same applies to a message whose asset arrives\nwithin the interval: one that does not fit may be discarded then, or when it is offered.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ko","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"de","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"en","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ja","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."}],"answers":[{"id":"interval-first","text":"The interval holds the message back, and the engine checks no other condition."},
{"id":"conditions-first","text":"A message is put back or discarded within the interval as at any other time."}],"default":"interval-first","probes":[{"script":{"id":"open.rate-limit-order/turned-away","title":"A message that does not fit the device is triggered within the interval, and fits after it","about":"If the message is displayed, the interval kept it from being discarded and let it wait.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","turned"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1561,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"rotate","to":"landscape"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1562,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1552,9]},"outcomes":[{"answer":"interval-first","steps":[[{"saw":"displayed","message":"turned"}]]}]},
{"script":{"id":"open.rate-limit-order/behind-another","title":"A message is triggered within the interval while another is visible","about":"An engine that displays the message in the end has put it back, because the first probe identifies an engine\nthat lets it wait for the interval.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"behind","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","behind","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1577,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1578,13]},{"do":[{"do":"advance","by":70000},{"do":"dismiss"},{"do":"advance","by":70000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1579,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":70000},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",1580,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1566,9]},"outcomes":[{"answer":"conditions-first","steps":[[{"saw":"displayed","message":"behind"}],[{"saw":"displayed","message":"last"}]]},{"answer":"interval-first","steps":[[],[{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1521,5]},
{"id":"open.rate-limit-failed","title":"A failed asset within the interval","question":"Is a message discarded if it is triggered or presented within the interval and its asset is known to have failed?","about":"An engine that checks the interval first may still know at the trigger that the message can never be displayed.\nThe other conditions may change before the interval ends; this one hardly ever does.","layer":"core","rules":["rate-limit.default","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ko","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"de","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"en","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ja","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."}],"answers":[{"id":"held-back","text":"The interval holds it back like any other message."},
{"id":"discarded","text":"It is discarded when it is triggered."}],"default":"held-back","probes":[],"moot":[{"answers":{"open.rate-limit-order":"conditions-first"},"reason":"A condition that discards a message does so within the interval as well."}],"at":["Specs/questions.yaml",1587,5]},
{"id":"open.rate-limit-late","title":"Too late or failed within the interval","question":"If the asset of a message arrives within the interval, but after the message's timeout, or fails within the interval, is the message discarded, or held back?","about":"Both the interval and the other reason keep the message off the screen. An engine that looks at the other reason\nfirst reports a discard; an engine that looks at the interval first treats the message like any other that is\nready too early.","layer":"core","rules":["rate-limit.default","discard.timeout","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"ko","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"de","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"en","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"ja","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."}],"answers":[{"id":"discarded","text":"It is discarded."},
{"id":"held-back","text":"The interval holds it back like any other message."}],"default":"discarded","probes":[],"moot":[{"answers":{"open.rate-limit-order":"conditions-first"},"reason":"A condition that discards a message does so within the interval as well."},
{"answers":{"open.rate-limit-base":"trigger","open.rate-limit-loading":"when-offered"},"reason":"The interval does not hold back a message that becomes ready."}],"at":["Specs/questions.yaml",1621,5]},
{"id":"open.rate-limit-event","title":"An event within the interval","question":"If the interval holds back the message that an event triggers, is the event an opportunity for the waiting messages?","about":"A trigger event is an opportunity. If the interval holds back its message, the event may count for nothing, or\nit may be an opportunity for messages that were put back before.","layer":"core","rules":["rate-limit.default","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"ko","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"de","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"en","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"ja","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."}],"answers":[{"id":"unused","text":"The event offers nothing."},
{"id":"used","text":"The event offers the newest message that is already waiting."}],"default":"unused","probes":[],"moot":[],"at":["Specs/questions.yaml",1668,5]},
{"id":"open.rate-limit-loading","title":"Held back while an asset loads","question":"When does a message that the interval holds back start to wait for its asset: when it is triggered, or when it is offered?","about":"If the message waits for its asset from the start, it appears by itself once the asset has arrived and the\ninterval has ended.","layer":"presenter","rules":["delivery.late-assets","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"ko","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"de","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"en","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"ja","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on and is displayed when the asset arrives, unless the interval is still running."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.rate-limit-kept":"lost","open.rate-limit-local":"exempt"},"reason":"A message that the interval holds back waits for nothing."}],"at":["Specs/questions.yaml",1709,5]},
{"id":"open.rate-limit-base","title":"The start of the interval","question":"Does the interval count from the last trigger, the last display, or the last dismissal?","about":"The trigger and the display are far apart if a message waits a long time for its assets. If the interval counts\nfrom the trigger, a second message can follow the first at once. If it counts from the dismissal, even a message\nthat the user looked at for a minute keeps the next one away. If it counts from the display or the dismissal, it\nalso holds back a message that becomes ready within it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."},
{"document":"ko","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."},
{"document":"de","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."},
{"document":"en","says":"silent","text":"Speaks of an interval between triggers in the heading, between messages in the sentences, and of a trigger interval in the note on the sample app."},
{"document":"ja","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."}],"answers":[{"id":"trigger","text":"The interval begins when a message is triggered."},
{"id":"display","text":"The interval begins when a message is displayed."},
{"id":"dismissal","text":"The interval begins when a message is displayed, and again when it is dismissed."}],"default":"trigger","probes":[{"script":{"id":"open.rate-limit-base/slow-asset","title":"A message appears long after its trigger, and others are triggered between the possible ends of the interval","about":"The first message is triggered at once, displayed after 20 s, when its image arrives, and dismissed after 35\ns. The interval therefore ends after 30 s, 50 s, or 65 s. Other messages are triggered after 40 s and 55 s.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","next","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1790,13]},{"do":[{"do":"advance","by":35000}],"at":["Specs/questions.yaml",1791,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1792,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":15000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1793,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1778,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"next"}],[]]},{"answer":"display","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"last"}],[{"saw":"displayed","message":"next"}]]}]]},{"answer":"dismissal","steps":[[{"saw":"displayed","message":"slow"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1744,5]},
{"id":"open.rate-limit-waiting","title":"A trigger whose message went back","question":"Does a trigger start the interval if its message went back on the stack without being displayed?","about":"An event in the background triggers a message that nobody sees. If it starts the interval all the same, the next\nevent in the foreground displays nothing, although the user has not seen a message.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ko","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"de","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"en","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ja","says":"silent","text":"Does not connect the interval with the stack."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever happens to its message."},
{"id":"does-not-start","text":"A message that goes back on the stack does not start the interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-waiting/put-off","title":"The host puts a triggered message off, and another is triggered within the interval","about":"The device is rotated so that the waiting message no longer fits and cannot appear by itself later.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"waiting":"reenqueue"}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","next","last"]}],"at":["Specs/questions.yaml",1847,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1848,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1849,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1850,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1837,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."}],"at":["Specs/questions.yaml",1803,5]},
{"id":"open.rate-limit-discarded","title":"A trigger whose message was discarded","question":"Does a trigger start the interval if its message was discarded?","about":"As with a message that went back, the user has seen nothing. If a discarded message starts the interval, a\ncampaign with a broken image silences the campaign after it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ko","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"de","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"en","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ja","says":"silent","text":"Does not connect the interval with discarding."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever happens to its message."},
{"id":"does-not-start","text":"A discarded message does not start the interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-discarded/discarded-by-the-host","title":"The host discards a triggered message, and another is triggered within the interval","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"discarded":"discard"}},"assets":{}},"messages":[{"name":"discarded","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["discarded","next","last"]}],"at":["Specs/questions.yaml",1900,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1901,13]},{"do":[{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1902,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1903,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1892,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."}],"at":["Specs/questions.yaml",1858,5]},
{"id":"open.rate-limit-presenter","title":"A trigger without a presenter","question":"Does a trigger start the interval if no presenter is assigned?","about":"Apps often assign the presenter a moment after the start. If a trigger before that starts the interval, a\nmessage that could not be displayed holds back the first message that could.","layer":"core","rules":["rate-limit.default","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"ko","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whether or not there is a presenter to display its message."},
{"id":"does-not-start","text":"A message that is triggered without a presenter does not start the interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-presenter/assigned-within-the-interval","title":"A message is triggered without a presenter, and another one after a presenter is assigned","about":"The host discards the first message, so that it cannot get in the way if the engine kept it.","rules":[],"profiles":["swift"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{"early":"discard"}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","next","last"]}],"at":["Specs/questions.yaml",1950,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1951,13]},{"do":[{"do":"assign_presenter"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1952,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1953,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1940,9]},"outcomes":[{"answer":"starts","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."}],"at":["Specs/questions.yaml",1911,5]},
{"id":"open.rate-limit-stack","title":"A message from the stack and the interval","question":"Does the interval hold back a message from the stack?","about":"If the interval applies to triggers only, a message from the stack can follow another within a second. If it\napplies to all messages, the opportunity passes and the message keeps waiting.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."}],"answers":[{"id":"exempt","text":"The interval does not hold back messages from the stack."},
{"id":"held-back","text":"A message from the stack also waits for the interval to end."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-stack/offered-within-the-interval","title":"A waiting message is offered within the interval, and again after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",2007,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2008,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",2009,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2010,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":40000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2011,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2000,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1961,5]},
{"id":"open.rate-limit-stack-display","title":"The display of a message from the stack","question":"Does the display of a message from the stack start the interval?","about":"Whether the interval holds such a message back is one question; whether its display holds back the next message\nis another. An engine may count every display, whatever led to it, or only triggers.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."}],"answers":[{"id":"does-not-start","text":"The display of a message from the stack does not start the interval."},
{"id":"starts","text":"The display of a message from the stack starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-stack-display/triggered-after-it","title":"A waiting message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",2065,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",2066,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2067,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2068,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",2069,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2057,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"waiting"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2018,5]},
{"id":"open.rate-limit-request","title":"A message that the host asks for","question":"Does the interval hold back a message that the host app asks for?","about":"The host wants the message on top of the stack now. But the limit exists for the user, who does not know why a\nmessage appears.","layer":"core","rules":["rate-limit.default","manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack at other times, and does not mention the interval."},
{"document":"en","says":"silent","text":"Provides a call that displays the message on top of the stack at other times, and does not mention the interval."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack at other times, and does not mention the interval."}],"answers":[{"id":"exempt","text":"A message that the host asks for is displayed within the interval, too."},
{"id":"held-back","text":"A request within the interval displays nothing, and the message keeps waiting."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-request/asked-within-the-interval","title":"The host asks for the waiting message within the interval, and again after it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",2116,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2117,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",2118,13]},{"do":[{"do":"advance","by":10000},{"do":"display_next"}],"at":["Specs/questions.yaml",2119,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"display_next"}],"at":["Specs/questions.yaml",2120,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2109,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2077,5]},
{"id":"open.rate-limit-local","title":"Local messages and the interval","question":"Does the interval hold back a local message?","about":"The app explicitly asks for a local message and expects to see it. But the limit exists for the user, who does\nnot know where a message comes from.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ko","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"de","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"en","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ja","says":"silent","text":"Does not mention the interval in the section on local messages."}],"answers":[{"id":"exempt","text":"The interval does not hold back local messages."},
{"id":"held-back","text":"A local message waits on the stack while the interval runs."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-local/presented-within-the-interval","title":"A local message is presented within the interval, and the app is opened from a push notification after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",2164,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2165,13]},{"do":[{"do":"advance","by":10000},{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",2166,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2167,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2156,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"early"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"early"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2127,5]},
{"id":"open.rate-limit-local-display","title":"The display of a local message","question":"Does the display of a local message start the interval?","about":"A message that the app itself creates may or may not count as one of the messages that the interval separates.\nAn engine that counts every display holds back a campaign that is triggered soon after.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ko","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"de","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"en","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ja","says":"silent","text":"Does not mention the interval in the section on local messages."}],"answers":[{"id":"does-not-start","text":"The display of a local message does not start the interval."},
{"id":"starts","text":"The display of a local message starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-local-display/triggered-after-it","title":"A local message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",2211,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",2212,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2213,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",2214,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2203,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"own"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2174,5]},
{"id":"open.rate-limit-edge","title":"Exactly the interval","question":"Is a message displayed if exactly the interval has passed?","about":"No user notices a millisecond, but a test that advances a virtual clock by exactly 30 seconds does. (An interval\nof 0 switches the limit off under every reading.)","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"ko","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"de","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"en","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"ja","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."}],"answers":[{"id":"enough","text":"Exactly the interval is enough."},
{"id":"not-enough","text":"More than the interval has to pass."}],"default":"enough","probes":[{"script":{"id":"open.rate-limit-edge/exactly-the-interval","title":"A message is triggered when exactly the interval has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2258,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2259,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":30000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2260,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2251,9]},"outcomes":[{"answer":"enough","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"next"}]]},{"answer":"not-enough","steps":[[{"saw":"displayed","message":"before"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2222,5]},
{"id":"open.relaunch-rate-limit","title":"The interval across a relaunch","question":"Does the interval continue if the app is relaunched?","about":"If the interval is forgotten, a user who closes and reopens the app can see two messages within seconds.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"ko","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"de","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"en","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"ja","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."}],"answers":[{"id":"forgotten","text":"After a relaunch, nothing holds back the first trigger."},
{"id":"kept","text":"The time of the last message survives the relaunch."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-rate-limit/soon-after-a-relaunch","title":"The app is relaunched within the interval, and a message is triggered soon after","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2302,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"},{"do":"advance","by":10000}],"at":["Specs/questions.yaml",2303,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2304,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2305,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2295,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"next"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2267,5]},
{"id":"open.failed-or-back","title":"A failed asset at a bad moment","question":"If a message whose asset failed could not be displayed anyway, is it discarded at once, or does it go back first?","about":"In the background, behind another message, or under the keyboard, the message cannot be displayed anyway. If it\ngoes back, its asset may be available by its next offer; if it is discarded, the user never sees it.","layer":"presenter","rules":["discard.asset-failed","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.failed-or-back/failed-behind-visible","title":"A message whose image failed is triggered behind a visible one, and its image becomes available later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2350,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2351,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2352,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2353,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2354,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2342,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"failed"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2312,5]},
{"id":"open.late-or-back","title":"Too late at a bad moment","question":"If a message past its timeout could not be displayed anyway, is it discarded at once, or does it go back first?","about":"Its time is over either way, so the screen differs only for the messages below: a message that waits only to be\ndiscarded uses up an opportunity.","layer":"presenter","rules":["discard.timeout","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.late-or-back/late-behind-visible","title":"The image of a message arrives too late, and behind a visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible","other"]}],"at":["Specs/questions.yaml",2406,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2407,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2408,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2409,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2410,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2411,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2398,9]},"outcomes":[{"answer":"goes-back","steps":[[],[],[{"saw":"discarded","message":"late"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"discarded","message":"late"}],[],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.late-or-back/late-on-the-stack","title":"A message waits for longer than its timeout, and an opportunity comes while another message is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible"]}],"at":["Specs/questions.yaml",2424,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2425,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2426,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2417,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]},
{"script":{"id":"open.late-or-back/late-in-the-background","title":"A message waits for longer than its timeout, and an opportunity comes in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2438,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2439,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2440,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2432,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once","open.timeout-on-stack":"does-not-count"},"reason":"A message is discarded as soon as its timeout has passed."},
{"answers":{"open.opportunity-behind-visible":"left-alone","open.opportunity-in-background":"left-alone","open.timeout-loading":"at-once"},"reason":"A message is not offered at a moment at which it would go back."}],"at":["Specs/questions.yaml",2361,5]},
{"id":"open.turned-or-back","title":"The wrong orientation at a bad moment","question":"If a message made for the other orientation could not be displayed anyway, is it discarded at once, or does it go back first?","about":"If it goes back, the device may have been rotated by its next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.turned-or-back/turned-behind-visible","title":"A message for landscape is triggered in portrait, behind a visible one, and the device is rotated","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","turned","other"]}],"at":["Specs/questions.yaml",2484,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2485,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2486,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2487,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2476,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2447,5]},
{"id":"open.imageless-or-back","title":"A missing image at a bad moment","question":"If a message that lacks the image it needs could not be displayed anyway, is it discarded at once, or does it go back first?","about":"The message can never be displayed, so the user sees a difference only for the messages below: a message that\nwaits only to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.full-without-image","reenqueue.other-visible"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.imageless-or-back/imageless-behind-visible","title":"A full message without an image is triggered behind a visible one","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"imageless","message":{"type":"full","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","imageless","other"]}],"at":["Specs/questions.yaml",2529,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2530,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2531,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2532,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2533,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2521,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"discarded","message":"imageless"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"imageless"}],[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2494,5]},
{"id":"open.unfit-at-trigger","title":"A message that does not fit, at its trigger","question":"If a triggered message goes back, does the engine check whether it fits at the trigger, or only when it is offered again?","about":"The answer matters for a message that is made for the other orientation or lacks the image it needs, if the\nengine discards such a message although it would go back. If the engine does not check it at the trigger, the\nmessage waits until it is offered again.","layer":"presenter","rules":["discard.orientation","stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"ko","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"de","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"en","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"ja","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."}],"answers":[{"id":"examined","text":"The engine checks the message when it is triggered."},
{"id":"left-alone","text":"The engine checks the message when it is offered again."}],"default":"examined","probes":[],"moot":[],"at":["Specs/questions.yaml",2540,5]},
{"id":"open.host-or-back","title":"The host at a bad moment","question":"Is the host asked about a message that goes back for another reason?","about":"If the host is asked, it may discard a message that would have waited. An engine that asks early asks about\nmessages that cannot be displayed anyway.","layer":"presenter","rules":["discard.display-choice","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back without ranking them; the host's choice comes last in the list."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back without ranking them; the host's choice comes last in the list."},
{"document":"de","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *discard* counts."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-back/unwanted-behind-visible","title":"The host would discard a message that is triggered behind a visible one, and accepts it later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"unwanted","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","unwanted","other"]}],"at":["Specs/questions.yaml",2618,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"unwanted":"discard"}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2619,13]},{"do":[{"do":"choose","choices":{"unwanted":"now"}},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2620,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2621,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2610,9]},"outcomes":[{"answer":"not-asked","steps":[[{"saw":"displayed","message":"unwanted"}],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2576,5]},
{"id":"open.host-or-discard","title":"The host and a message to be discarded","question":"Is the host asked about a message that will be discarded anyway?","about":"If the host is asked and puts the message off, the reason to discard it may be gone by the next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list."},
{"document":"de","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *reenqueue* saves the message."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-discard/turned-and-put-off","title":"The host would put off a message that does not fit, and the device is rotated","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"landscape","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["turned","other"]}],"at":["Specs/questions.yaml",2668,13]},{"do":[{"do":"choose","choices":{"turned":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2669,13]},{"do":[{"do":"choose","choices":{"turned":"now"}},{"do":"rotate","to":"portrait"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2670,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2671,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2661,9]},"outcomes":[{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2628,5]},
{"id":"open.failed-and-late","title":"Failed and too late","question":"Which reason does the engine report for a message whose asset fails after its timeout?","about":"The message is discarded either way. Only the reports differ.","layer":"presenter","rules":["discard.asset-failed","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"de","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"en","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."}],"answers":[{"id":"failed","text":"The failed asset."},
{"id":"late","text":"The timeout."}],"default":"failed","probes":[{"script":{"id":"open.failed-and-late/fails-late","title":"The image of a message fails after the timeout of the message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2714,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2715,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2716,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2708,9]},"outcomes":[{"answer":"failed","steps":[[],[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"late","steps":[[],[{"saw":"discarded","message":"lost","reason":"timeout"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once"},"reason":"A message is discarded as soon as its timeout has passed, before its asset fails."}],"at":["Specs/questions.yaml",2678,5]},
{"id":"open.turned-and-lost","title":"The wrong orientation and another reason","question":"Which reason does the engine report for a message that is made for the other orientation and is also too late, or has a failed asset?","about":"The message is discarded either way. Only the reports differ.","layer":"presenter","rules":["discard.asset-failed","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"de","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"en","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."}],"answers":[{"id":"lost","text":"The failed asset, or the timeout."},
{"id":"turned","text":"The orientation."}],"default":"lost","probes":[{"script":{"id":"open.turned-and-lost/failed-and-turned","title":"A message is made for the other orientation, and its image failed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",2758,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2759,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2752,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"turned","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2723,5]},
{"id":"open.imageless-and-lost","title":"A missing image and another reason","question":"Which reason does the engine report for a message that lacks the image it needs and is also too late, or made for the other orientation?","about":"The message is discarded either way. Only the reports differ.","layer":"presenter","rules":["discard.full-without-image","discard.orientation"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"en","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."}],"answers":[{"id":"lost","text":"The orientation, or the timeout."},
{"id":"imageless","text":"The missing image."}],"default":"lost","probes":[{"script":{"id":"open.imageless-and-lost/imageless-and-turned","title":"A full message has no image, and is made for the other orientation","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lost","message":{"type":"full","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",2798,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2799,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2792,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]},{"answer":"imageless","steps":[[{"saw":"discarded","message":"lost","reason":"missing_image"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2766,5]},
{"id":"open.report-in-background","title":"A report in the background","question":"Is a message reported as re-enqueued if it is triggered while the app is in the background?","about":"An engine that takes a message off its stack only when it can display it leaves the message where it is and has\nnothing to report. The message waits either way.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that this is reported."}],"answers":[{"id":"reported","text":"It is reported as a message that goes back."},
{"id":"silent","text":"Nothing is reported, because the message never left the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-in-background/triggered-in-background","title":"A message is triggered in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2840,13]},{"do":[{"do":"enter_background"}],"at":["Specs/questions.yaml",2841,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2842,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2843,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2834,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2806,5]},
{"id":"open.report-behind-visible","title":"A report behind a visible message","question":"Is a message reported as re-enqueued if it is triggered while another message is visible?","about":"An engine that takes a message off its stack only when it can display it leaves the message where it is and has\nnothing to report. The message waits either way.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that this is reported."}],"answers":[{"id":"reported","text":"It is reported as a message that goes back."},
{"id":"silent","text":"Nothing is reported, because the message never left the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-behind-visible/triggered-behind-visible","title":"A message is triggered while another one is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",2885,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2886,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2887,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2888,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2878,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2850,5]},
{"id":"open.report-under-keyboard","title":"A report under the keyboard","question":"Is a message reported as re-enqueued if it is triggered while the keyboard is up?","about":"An engine that takes a message off its stack only when it can display it leaves the message where it is and has\nnothing to report. The message waits either way.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that this is reported."}],"answers":[{"id":"reported","text":"It is reported as a message that goes back."},
{"id":"silent","text":"Nothing is reported, because the message never left the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-under-keyboard/triggered-under-keyboard","title":"A message is triggered while the keyboard is up","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2926,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2927,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2928,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2920,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2895,5]},
{"id":"open.report-on-arrival","title":"A report when the asset arrives","question":"If an engine does not report a message that goes back at its trigger, does it report one that goes back when its asset arrives?","about":"An engine that checks first whether anything is in the way may do so at the trigger but not when an asset\narrives.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"ko","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"de","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."}],"answers":[{"id":"like-trigger","text":"Nothing is reported, as at a trigger."},
{"id":"reported","text":"It is reported."}],"default":"like-trigger","probes":[],"moot":[{"answers":{"open.report-behind-visible":"reported","open.report-in-background":"reported","open.report-under-keyboard":"reported"},"reason":"The engine also reports such a message at its trigger."}],"at":["Specs/questions.yaml",2935,5]},
{"id":"open.report-while-loading","title":"The report of a message that still loads","question":"If something is in the way at an opportunity, and the newest message on the stack still loads, is it reported as re-enqueued?","about":"An engine that takes the top message off its stack and first looks at what surrounds it does not know yet\nthat the message is not ready. Only an observer sees a difference: the message goes on loading.","layer":"presenter","rules":["delivery.late-assets","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."}],"answers":[{"id":"silent","text":"A message that loads is not offered, and nothing is reported."},
{"id":"reported","text":"The message is put back and reported, and goes on loading."}],"default":"silent","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"A message is not on the stack while it loads."}],"at":["Specs/questions.yaml",2968,5]},
{"id":"open.choice-again","title":"Asking the host again","question":"Is the host asked again when a message that it put off is offered again?","about":"A host that is asked once decides once: the message that it put off is displayed at the next opportunity. A host\nthat is asked each time can put a message off for as long as it likes.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the method *returned* a choice and that the message is displayed later, when the user is eligible. It does not say whether the method is called again then."},
{"document":"ko","says":"silent","text":"Says that the method *returned* a choice and that the message is displayed later, when the user is eligible. It does not say whether the method is called again then."},
{"document":"de","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"en","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"ja","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."}],"answers":[{"id":"asked","text":"The host is asked each time the message is offered."},
{"id":"not-asked","text":"The host is not asked again: the message is displayed when nothing else is in its way."}],"default":"asked","probes":[{"script":{"id":"open.choice-again/still-unwanted","title":"The host puts a message off and would put it off again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3052,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3053,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",3054,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3055,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3046,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3011,5]},
{"id":"open.priority-tie","title":"Equal priorities","question":"Which of two messages of equal priority wins when one event triggers both?","about":"Campaigns often share a priority, so the answer decides which of them the user sees at all.","layer":"core","rules":["delivery.highest-priority"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks only of the highest priority."},
{"document":"ko","says":"silent","text":"Speaks only of the highest priority."},
{"document":"de","says":"silent","text":"Speaks only of the higher of two priorities and the highest of several."},
{"document":"en","says":"silent","text":"Speaks only of the highest priority."},
{"document":"ja","says":"silent","text":"Speaks only of the higher of two priorities and the highest of several."}],"answers":[{"id":"first-delivered","text":"The message that comes first in the delivery wins."},
{"id":"last-delivered","text":"The message that comes last in the delivery wins."}],"default":"first-delivered","probes":[{"script":{"id":"open.priority-tie/two-pairs","title":"Two events trigger two messages of equal priority each","about":"In one pair, the names are delivered in alphabetical order; in the other, in reverse. An engine that decides\nby name therefore gives neither answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"alder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"beech","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"elder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"cedar","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["alder","beech","elder","cedar"]}],"at":["Specs/questions.yaml",3102,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3103,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3104,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3090,9]},"outcomes":[{"answer":"first-delivered","steps":[[{"saw":"displayed","message":"alder"}],[{"saw":"displayed","message":"elder"}]]},{"answer":"last-delivered","steps":[[{"saw":"displayed","message":"beech"}],[{"saw":"displayed","message":"cedar"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3062,5]},
{"id":"open.no-match-when-limited","title":"No match while the interval runs","question":"Is \"no matching trigger\" reported if the interval held back the only match?","about":"A host that fills the gap with content of its own would do so within the interval and so display what the limit\nwas meant to prevent.","layer":"core","rules":["trigger.no-match","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."},
{"document":"ko","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."},
{"document":"de","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."}],"answers":[{"id":"silent","text":"Nothing is reported, because there was a match."},
{"id":"reported","text":"The event is reported, because it triggered nothing."}],"default":"silent","probes":[{"script":{"id":"open.no-match-when-limited/within-the-interval","title":"An event within the interval matches the trigger of a message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",3147,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",3148,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3149,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3150,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3140,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3111,5]},
{"id":"open.no-match-when-filtered","title":"No match because of the properties","question":"Is \"no matching trigger\" reported if the name of the event matches, but its properties do not satisfy the filter?","about":"The trigger as a whole did not match. An engine that looks up triggers by name and filters afterward may report\nonly unknown names.","layer":"core","rules":["trigger.no-match","trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"ko","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"de","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."}],"answers":[{"id":"reported","text":"The event is reported: no trigger matched."},
{"id":"silent","text":"Nothing is reported: there is a trigger for an event of this name."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-filtered/other-property","title":"An event has the name that a trigger asks for, but another property","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"filtered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["filtered"]}],"at":["Specs/questions.yaml",3200,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3201,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{"plan":"silver"}}],"at":["Specs/questions.yaml",3202,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3192,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}]]},{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3161,5]},
{"id":"open.no-match-when-exhausted","title":"No match because the message was displayed before","question":"Is an event reported as matching no trigger if the message that it matches was displayed before and is not triggered again?","about":"As with a filter that is not satisfied, the event has the name of a trigger but displays nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."},
{"document":"ko","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."}],"answers":[{"id":"reported","text":"A message that is not triggered again is not a match, so the event is reported."},
{"id":"silent","text":"The trigger exists, so the event is not reported."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-exhausted/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3260,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3261,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3262,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3254,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed can be triggered again."}],"at":["Specs/questions.yaml",3213,5]},
{"id":"open.no-match-when-waiting","title":"No match because the message waits","question":"Is an event reported as matching no trigger if the message that it matches waits on the stack and is not triggered again while it waits?","about":"As with a message that was displayed before, the trigger exists but triggers nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."},
{"document":"ko","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."}],"answers":[{"id":"reported","text":"A message that is not triggered is not a match, so the event is reported."},
{"id":"silent","text":"The trigger exists, so the event is not reported."}],"default":"reported","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"A waiting message can be triggered again."}],"at":["Specs/questions.yaml",3271,5]},
{"id":"open.no-match-kinds","title":"No match for a session start or a push click","question":"Is \"no matching trigger\" also reported for a session start or a push click that triggers nothing?","about":"Both are trigger events, but the app did not log them, and they have no name to report. A host that reacts to\nevery report hears about each session start, or about none.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event in general, and elsewhere calls the session start and the push click events."},
{"document":"ko","says":"silent","text":"Speaks of an event in general, and elsewhere calls the session start and the push click events."},
{"document":"de","says":"silent","text":"Speaks of an event in general; the method takes a name besides the event, which a session start does not have."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Speaks of an event in general; the method takes a name besides the event, which a session start does not have."}],"answers":[{"id":"all","text":"Every trigger event without a match is reported, including the session start and the push click."},
{"id":"named-only","text":"Only custom events and purchases are reported."}],"default":"all","probes":[{"script":{"id":"open.no-match-kinds/session-and-push","title":"A session starts, the app is opened from a push notification, an event is logged, and nothing is triggered","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",3350,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",3351,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3352,13]}],"asserts":["displayed","no_matching_lifecycle_trigger","no_matching_trigger"],"at":["Specs/questions.yaml",3345,9]},"outcomes":[{"answer":"all","steps":[[{"saw":"no_matching_trigger","kind":"session_start"}],[{"saw":"no_matching_trigger","kind":"push_click"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]},{"answer":"named-only","steps":[[],[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3312,5]},
{"id":"open.no-match-early","title":"No match before the first session","question":"Is an event reported as matching no trigger if it occurs before the first session of a launch?","about":"Before the first session, nothing has been delivered, so nothing can match. An engine may report this, or wait\nuntil it knows the triggers.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and takes for granted that there is something to match."},
{"document":"ko","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and takes for granted that there is something to match."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event, and takes for granted that there is something to match."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event, and takes for granted that there is something to match."}],"answers":[{"id":"reported","text":"The event is reported when it occurs."},
{"id":"silent","text":"Nothing is reported before the first session."}],"default":"reported","probes":[{"script":{"id":"open.no-match-early/event-before-the-session","title":"An event occurs before the first session, and another after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"greeting","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3408,13]},{"do":[{"do":"start_session","deliver":["greeting"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3409,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3402,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3365,5]},
{"id":"open.no-match-api","title":"No match for an API event","question":"Is \"no matching trigger\" also reported for an API event?","about":"Such an event triggers nothing. An engine that learns of it may report that nothing matches it, either always or\nonly if no message has a trigger for an event like it; most engines never learn of it.","layer":"core","rules":["trigger.no-match","trigger.sdk-events-only"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and does not say whether an API event counts."},
{"document":"ko","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and does not say whether an API event counts."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event, and does not say whether an API event counts."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event, and does not say whether an API event counts."}],"answers":[{"id":"silent","text":"Nothing is reported."},
{"id":"reported","text":"The event is reported, because it cannot match."},
{"id":"reported-unmatched","text":"The event is reported if no message has a trigger for an event like it."}],"default":"silent","probes":[{"script":{"id":"open.no-match-api/events-of-the-api","title":"One API event is like an event that triggers a message, and another is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3462,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_shop"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3463,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_map"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3464,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3456,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported-unmatched","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3420,5]},
{"id":"open.duplicate-on-stack","title":"The same message twice","question":"Can the same message wait on the stack twice?","about":"An event that occurs several times in the background triggers the same message several times. The user sees the\nmessage once, or again at the next opportunity. If it waits only once, it either moves to the top or stays where\nit is.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"de","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"en","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."}],"answers":[{"id":"twice","text":"Each trigger adds another instance of the message."},
{"id":"once-on-top","text":"The message waits once and moves to the top."},
{"id":"once-in-place","text":"The message waits once and stays where it is."}],"default":"twice","probes":[{"script":{"id":"open.duplicate-on-stack/triggered-again","title":"Two messages wait behind a visible one, and the lower one is triggered again","about":"If a waiting message is not triggered again, the event triggers another one in its place\n(`open.waiting-retrigger`), and the local message shows the answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"instead","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","again","instead","once"]}],"at":["Specs/questions.yaml",3524,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3525,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3526,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3512,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]},
{"script":{"id":"open.duplicate-on-stack/presented-again","title":"Two messages wait behind a visible one, and the app presents the lower one again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","once"]}],"at":["Specs/questions.yaml",3542,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"present_local","message":"again"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"present_local","message":"again"}],"at":["Specs/questions.yaml",3543,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3544,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3534,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3482,5]},
{"id":"open.waiting-retrigger","title":"Triggered again while waiting","question":"Can a message be triggered again while it waits on the stack?","about":"An engine may disarm a message when it triggers it, so that its event means nothing until the message is\ndisplayed or discarded. The event may then trigger another message of lower priority.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and nothing about one that waits."},
{"document":"ko","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and nothing about one that waits."},
{"document":"de","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that is there already."},
{"document":"en","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that is there already."},
{"document":"ja","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that is there already."}],"answers":[{"id":"can","text":"Its event triggers it again, wherever the earlier instance is."},
{"id":"cannot","text":"Its event does not trigger it again while it waits."}],"default":"can","probes":[{"script":{"id":"open.waiting-retrigger/another-waits-for-its-event","title":"An event of two messages occurs twice while another message is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","first","second"]}],"at":["Specs/questions.yaml",3591,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3592,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3593,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3583,9]},"outcomes":[{"answer":"can","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"first"}]]},{"answer":"cannot","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"second"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3553,5]},
{"id":"open.waiting-rearmed","title":"Triggered again after waiting","question":"If a waiting message is not triggered again, can it be triggered again once it has left the stack, or only once it is delivered again?","about":"An engine may disarm a message when it goes back on the stack, and arm it when a session start delivers it. If a\nsession start delivers the message while it waits and does not send it back again, its event triggers it. Once\nthe message has left the stack, its event means nothing until the next delivery, unless a document says that it\ncan be triggered again.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and so one that had waited. It says nothing about one that is delivered again while it waits."},
{"document":"ko","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and so one that had waited. It says nothing about one that is delivered again while it waits."},
{"document":"de","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that was there before."},
{"document":"en","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that was there before."},
{"document":"ja","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that was there before."}],"answers":[{"id":"off-the-stack","text":"Its event triggers it again as soon as it no longer waits."},
{"id":"once-delivered-again","text":"Its event triggers it again as soon as a session start delivers it, and not before."}],"default":"off-the-stack","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"Its event triggers it again while it waits."}],"at":["Specs/questions.yaml",3600,5]},
{"id":"open.duplicate-returned","title":"Going back twice","question":"If a message that is triggered again waits only once, does it also wait only once if two of its instances go back on the stack?","about":"Two instances of a message can be pending at the same time while its asset loads. Neither is on the stack when\nthe other is triggered; they meet there when both go back.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"de","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"en","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."}],"answers":[{"id":"alike","text":"It waits once, as after a second trigger."},
{"id":"twice","text":"Both wait."}],"default":"alike","probes":[],"moot":[{"answers":{"open.duplicate-on-stack":"twice"},"reason":"A message waits as often as it was triggered."}],"at":["Specs/questions.yaml",3639,5]},
{"id":"open.duplicate-visible","title":"Triggered again while visible","question":"What happens to a message that is triggered again while it is itself on the screen?","about":"A message goes back if *another* one is visible. A user who has just seen the message may see it again at the\nnext opportunity.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"ko","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"de","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"en","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"ja","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."}],"answers":[{"id":"waits","text":"It goes on the stack, as behind another message."},
{"id":"dropped","text":"Nothing happens, because the message is already on the screen."}],"default":"waits","probes":[{"script":{"id":"open.duplicate-visible/same-event-again","title":"The trigger event of the visible message occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]}],"at":["Specs/questions.yaml",3710,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3711,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3712,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3713,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3703,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"other"}]]},{"answer":"dropped","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"never"},"reason":"A message that was displayed is not triggered again."}],"at":["Specs/questions.yaml",3672,5]},
{"id":"open.duplicate-dismissed","title":"Dismissed while waiting","question":"Does a message keep waiting if the user dismisses the same message on the screen?","about":"A message that is triggered while it is visible, or twice while another is visible, can wait and be on the\nscreen at the same time. A user who dismisses it may see it again, or be done with it.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"ko","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"de","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"en","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"ja","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."}],"answers":[{"id":"waits","text":"It keeps waiting and is displayed at a later opportunity."},
{"id":"goes","text":"It leaves the stack together with the one on the screen."}],"default":"waits","probes":[],"moot":[],"at":["Specs/questions.yaml",3720,5]},
{"id":"open.duplicate-timeout","title":"The timeout of a message that is triggered again","question":"If a message waits or loads and is triggered again, does each instance have its own timeout?","about":"An engine that keeps one record of a message has one timeout for all its instances: the second trigger gives\nthe first instance more time, or the second instance gets only what is left of the first timeout.","layer":"presenter","rules":["stack.push-on-trigger","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"ko","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"de","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"en","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"ja","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."}],"answers":[{"id":"own","text":"Each instance has the timeout of its own trigger."},
{"id":"first","text":"The timeout of the first trigger counts for all instances."},
{"id":"second","text":"The timeout of the latest trigger counts for all instances."}],"default":"own","probes":[],"moot":[{"answers":{"open.timeout-from":"delivery"},"reason":"The timeout does not depend on the trigger."}],"at":["Specs/questions.yaml",3758,5]},
{"id":"open.timeout-on-stack","title":"The timeout on the stack","question":"Does the time that a message waits on the stack count against its timeout?","about":"If the time counts, a message with a short timeout hardly survives being put back. If it does not, the message\ncan appear long after the moment it was meant for.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"ko","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"de","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"en","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"ja","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."}],"answers":[{"id":"counts","text":"The timeout keeps running from the trigger, on the stack as well."},
{"id":"does-not-count","text":"The timeout stops while the message waits on the stack."}],"default":"counts","probes":[{"script":{"id":"open.timeout-on-stack/long-wait","title":"A message waits on the stack for longer than its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",3825,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",3826,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3827,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3828,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3818,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3790,5]},
{"id":"open.timeout-from","title":"The start of the timeout","question":"Does the timeout count from the trigger or from the delivery?","about":"If it counts from the delivery, a message must be triggered soon, or cannot be displayed in this session. If it\ncounts from the trigger, the timeout limits the time between the event and the display.","layer":"core","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"ko","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"de","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"en","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"ja","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."}],"answers":[{"id":"trigger","text":"The timeout runs from the trigger."},
{"id":"delivery","text":"The timeout runs from the delivery of the message."}],"default":"trigger","probes":[{"script":{"id":"open.timeout-from/triggered-late","title":"A message is triggered after its timeout has passed since the delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited","other"]}],"at":["Specs/questions.yaml",3871,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3872,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3873,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3864,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"limited"}],[]]},{"answer":"delivery","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3835,5]},
{"id":"open.timeout-loading","title":"A timeout that passes while an asset loads","question":"If the timeout of a message passes while its asset loads, is the message discarded then, or when the asset arrives?","about":"The screen shows no difference. The host app learns of the discard earlier or later, and the reason may differ\nif the fetch fails in the end.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"ko","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"de","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"en","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"ja","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."}],"answers":[{"id":"when-ready","text":"The message is discarded when its asset arrives."},
{"id":"at-once","text":"The message is discarded as soon as its timeout passes."}],"default":"when-ready","probes":[{"script":{"id":"open.timeout-loading/slow-asset","title":"The timeout of a message passes while its image loads","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3916,13]},{"do":[{"do":"advance","by":10000}],"at":["Specs/questions.yaml",3917,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3918,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",3910,9]},"outcomes":[{"answer":"when-ready","steps":[[],[{"saw":"discarded","message":"limited","reason":"timeout"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"limited","reason":"timeout"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3880,5]},
{"id":"open.timeout-edge","title":"Exactly the timeout","question":"Is a message displayed if it becomes ready when exactly its timeout has passed?","about":"As with the edge of the interval, only a virtual clock can tell.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Discards a message that has exceeded its timeout."},
{"document":"ko","says":"silent","text":"Discards a message if the time has passed; the edge can be read either way."},
{"document":"de","says":"implied","text":"Discards a message if the timeout has been exceeded."},
{"document":"en","says":"implied","text":"Discards a message that is past its timeout."},
{"document":"ja","says":"silent","text":"Discards a message if the time has elapsed; the edge can be read either way."}],"answers":[{"id":"in-time","text":"A message that is ready exactly at its timeout is displayed."},
{"id":"too-late","text":"A message that is ready exactly at its timeout is discarded."}],"default":"in-time","probes":[{"script":{"id":"open.timeout-edge/ready-at-the-timeout","title":"The image of a message arrives when exactly the timeout has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3959,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3960,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3961,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3952,9]},"outcomes":[{"answer":"in-time","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]},{"answer":"too-late","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3925,5]},
{"id":"open.click-dismisses","title":"A click and the message","question":"Does a click on the visible message dismiss it?","about":"The answer decides whether the screen is free for the next message after a click. What else a click does, such\nas opening a link, depends on the campaign.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not describe clicks on a displayed message, only how to log them for local messages."},
{"document":"ko","says":"silent","text":"Does not describe clicks on a displayed message, only how to log them for local messages."},
{"document":"de","says":"silent","text":"Does not describe clicks on a displayed message."},
{"document":"en","says":"silent","text":"Does not describe clicks on a displayed message."},
{"document":"ja","says":"silent","text":"Does not describe clicks on a displayed message."}],"answers":[{"id":"stays","text":"The message stays until it is dismissed."},
{"id":"dismisses","text":"A click dismisses the message."}],"default":"stays","probes":[{"script":{"id":"open.click-dismisses/one-click","title":"The user clicks the visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",4002,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4003,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",4004,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3996,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"clicked"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"dismissed","message":"clicked"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3968,5]},
{"id":"open.click-again","title":"A second click","question":"Is a second click on the visible message recorded?","about":"A nervous user taps twice. An engine may count taps, or the messages that were tapped. A message that is\ndisplayed again is another matter: a click on it counts as its first.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks on local messages have to be logged by hand, and not what counts if a user clicks twice."},
{"document":"ko","says":"silent","text":"Says that clicks on local messages have to be logged by hand, and not what counts if a user clicks twice."},
{"document":"de","says":"silent","text":"Says that there are no analytics for local messages, and does not describe clicks on others."},
{"document":"en","says":"silent","text":"Says that there are no analytics for local messages, and does not describe clicks on others."},
{"document":"ja","says":"silent","text":"Says that there are no analytics for local messages, and does not describe clicks on others."}],"answers":[{"id":"recorded","text":"Each click is recorded."},
{"id":"ignored","text":"Only the first click is recorded while the message is on the screen."}],"default":"recorded","probes":[{"script":{"id":"open.click-again/two-clicks","title":"The user clicks the visible message twice","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",4050,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4051,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",4052,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",4053,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",4044,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[{"saw":"click","message":"clicked"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[]]}]}],"moot":[{"answers":{"open.click-dismisses":"dismisses"},"reason":"The message is gone after the first click."}],"at":["Specs/questions.yaml",4011,5]},
{"id":"open.impression-again","title":"Another impression on return","question":"Is another impression of a visible message logged when the app returns from the background?","about":"The user sees the message a second time, although it is not displayed a second time. An engine that logs\nwhenever its view appears counts both.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"ko","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"de","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"en","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"ja","says":"silent","text":"Does not say what an impression is or how often one is logged."}],"answers":[{"id":"once","text":"Only the display counts."},
{"id":"again","text":"The message counts each time it becomes visible."}],"default":"once","probes":[{"script":{"id":"open.impression-again/away-and-back","title":"A message is visible while the app goes to the background and returns","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4100,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4101,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",4102,13]}],"asserts":["dismissed","displayed","impression"],"at":["Specs/questions.yaml",4093,9]},"outcomes":[{"answer":"once","steps":[[],[{"saw":"dismissed","message":"visible"}]]},{"answer":"again","steps":[[{"saw":"impression","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[{"answers":{"open.background-visible":"dismisses"},"reason":"The message is gone when the app returns."},
{"answers":{"open.background-visible":"displayed-again"},"reason":"The message is displayed again when the app returns."}],"at":["Specs/questions.yaml",4060,5]},
{"id":"open.rotate-visible","title":"Rotating the device under a message","question":"Is a visible message dismissed when the device is rotated?","about":"A message made for one orientation may be unreadable in the other. Dismissing it takes it away half read;\nleaving it displays it in an orientation it was not made for.","layer":"presenter","rules":["discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"ko","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"de","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"en","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"ja","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed if it is made for the other orientation."},
{"id":"dismisses-at-any-turn","text":"The message is dismissed, whatever orientation it is made for."}],"default":"stays","probes":[{"script":{"id":"open.rotate-visible/turned-away","title":"The device is rotated under a message that is made for one orientation, and under one that is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"upright","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"either","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["upright","either"]}],"at":["Specs/questions.yaml",4145,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4146,13]},{"do":[{"do":"rotate","to":"landscape"}],"at":["Specs/questions.yaml",4147,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4148,13]},{"do":[{"do":"rotate","to":"portrait"}],"at":["Specs/questions.yaml",4149,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4138,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"upright"}],[],[{"saw":"dismissed","message":"upright"},{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses-at-any-turn","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[{"saw":"dismissed","message":"either"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4109,5]},
{"id":"open.keyboard-visible","title":"The keyboard under a message","question":"Does a visible message stay when the keyboard is shown?","about":"How a message looks with the keyboard on the screen is undefined. An engine may leave the message there or take\nit away.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing about one that is already displayed."},
{"document":"en","says":"silent","text":"Puts back a message that is offered while the keyboard is up, and does not mention one that is already displayed."},
{"document":"ja","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing about one that is already displayed."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.keyboard-visible/keyboard-comes-up","title":"The keyboard is shown while a message is on the screen","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4195,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4196,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",4197,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4189,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4158,5]},
{"id":"open.timeout-visible","title":"The timeout of a visible message","question":"Does a visible message stay when its timeout passes?","about":"The timeout limits how late a message may be displayed. An engine may also apply it to the duration of the\ndisplay.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"ko","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"de","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"en","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"ja","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.timeout-visible/past-its-timeout","title":"The timeout of the visible message passes","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4238,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4239,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4240,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4232,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4204,5]},
{"id":"open.background-visible","title":"Leaving the app under a message","question":"Does a visible message stay when the app goes to the background?","about":"On return, the user finds the message still there, or gone. If it is gone, the screen is free for a waiting\nmessage.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"ko","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"de","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"en","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"ja","says":"silent","text":"Mentions the background only for a message that is triggered there."}],"answers":[{"id":"stays","text":"The message stays and is still there on return."},
{"id":"dismisses","text":"The message is dismissed when the app goes to the background."},
{"id":"displayed-again","text":"The message is taken down when the app goes to the background, and displayed again on return."}],"default":"stays","probes":[{"script":{"id":"open.background-visible/there-and-back","title":"The app goes to the background and returns while a message is on the screen","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4282,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4283,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4284,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4276,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]},{"answer":"displayed-again","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"},{"saw":"displayed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4247,5]},
{"id":"open.relaunch-visible","title":"The visible message at a relaunch","question":"Is a dismissal reported for the message that was on the screen when the app is relaunched?","about":"The user sees an empty screen after a relaunch either way. The difference is what the host learns: it may expect\nevery displayed message to be dismissed in the end.","layer":"presenter","rules":["stack.in-memory"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."}],"answers":[{"id":"silent","text":"The message disappears without a report."},
{"id":"reported","text":"The dismissal is reported at the relaunch."}],"default":"silent","probes":[{"script":{"id":"open.relaunch-visible/one-visible","title":"The app is relaunched with a message on the screen","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4327,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4328,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",4329,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4321,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"reported","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4293,5]},
{"id":"open.loading","title":"While an asset loads","question":"If a message had to wait for its asset, which place does it take among the waiting messages: that of its trigger, or that of the arrival of its asset?","about":"The answer matters if the asset arrives at a bad moment, such as behind a visible message. A message that stays\non the stack while it loads keeps its place there, below those that were triggered later. A message that has\nleft the stack comes back as if it had just been triggered, above them.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."}],"answers":[{"id":"beside","text":"It takes its place as if triggered when its asset arrives, above messages triggered in the meantime."},
{"id":"on-stack","text":"It keeps the place of its trigger, below messages triggered later."}],"default":"beside","probes":[{"script":{"id":"open.loading/place-among-others","title":"A message loads while another is visible and a later one waits, and all of them are displayed in turn","about":"A message that kept its place comes after those triggered later; a message that comes back when its asset\narrives is on top.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":30000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","visible","later"]}],"at":["Specs/questions.yaml",4388,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4389,13]},{"do":[{"do":"log_event","name":"opened_account","properties":{}},{"do":"advance","by":60000}],"at":["Specs/questions.yaml",4390,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4391,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4377,9]},"outcomes":[{"answer":"beside","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"later"}]]},{"answer":"on-stack","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"later"},{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4336,5]},
{"id":"open.loading-returned","title":"Put back when the asset arrives","question":"If a message waits for its asset on the stack and goes back when the asset arrives, does it keep its place?","about":"The message never left the stack, but to be offered it has to be taken from its place. A message that goes to\nthe top ends up in the same place as one that was not on the stack in the meantime. If the arrival is an\nopportunity (`open.on-asset`), a message that goes to the top is also offered first.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message that goes back on top of the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"ko","says":"silent","text":"Puts a message that goes back on top of the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"de","says":"silent","text":"Returns messages to the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"en","says":"silent","text":"Returns messages to the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"ja","says":"silent","text":"Returns messages to the stack, and does not say whether one goes back that was on the stack all the time."}],"answers":[{"id":"in-place","text":"It stays where it is, below messages triggered later."},
{"id":"on-top","text":"It goes on top of the stack, above messages triggered in the meantime."}],"default":"in-place","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"The message is not on the stack while it waits for its asset."}],"at":["Specs/questions.yaml",4398,5]},
{"id":"open.loading-holds-up","title":"A loading message and an older one","question":"Is an older waiting message offered while a newer one still loads?","about":"The newest message is offered first and may not be ready. If it holds up the others, an asset that takes a\nminute costs the user every opportunity in that minute.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."}],"answers":[{"id":"passed-over","text":"The newest message that is ready is offered."},
{"id":"holds-up","text":"No older message is offered until the newer one is ready."}],"default":"passed-over","probes":[{"script":{"id":"open.loading-holds-up/one-waiting","title":"A message waits, a newer one loads, and the app is opened from a push notification","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":60000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","slow"]}],"at":["Specs/questions.yaml",4483,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",4484,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4485,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",4486,13]},{"do":[{"do":"advance","by":120000}],"at":["Specs/questions.yaml",4487,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4476,9]},"outcomes":[{"answer":"passed-over","steps":[[],[{"saw":"displayed","message":"older"}],[]]},{"answer":"holds-up","steps":[[],[],[{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4438,5]},
{"id":"open.loading-holds-up-ready","title":"A ready message and a newer one that loads","question":"Is a message displayed when its asset arrives, even if a newer message still loads?","about":"The newest message is offered first. If the newer message holds up one that is ready, the user sees the\nnewer one first, but nothing until its asset arrives.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."}],"answers":[{"id":"displayed","text":"It is offered when its asset arrives."},
{"id":"waits","text":"It waits on the stack for an opportunity."}],"default":"displayed","probes":[],"moot":[],"at":["Specs/questions.yaml",4494,5]},
{"id":"open.loading-again","title":"Triggered again while loading","question":"If a message is triggered again while its asset loads, is it displayed twice?","about":"A user who taps twice triggers the message twice. It is displayed once or twice when its asset arrives.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"de","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"en","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."}],"answers":[{"id":"twice","text":"Each trigger has its own instance of the message."},
{"id":"once","text":"The second trigger adds nothing."},
{"id":"anew","text":"The instance of the second trigger takes the place of the first, wherever it goes."}],"default":"twice","probes":[{"script":{"id":"open.loading-again/newer-again","title":"Two messages wait for one image, and the older one is triggered again","about":"First, two other messages show the order in which messages are displayed if their images arrive at the same\ntime. Then the second trigger makes the older message the newer one, or does not.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":60000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second","older","newer"]}],"at":["Specs/questions.yaml",4582,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_help","properties":{}},{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",4583,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"advance","by":60000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4590,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4570,9]},"outcomes":[{"answer":"anew","steps":[[{"saw":"displayed","message":"second"},{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"older"},{"saw":"displayed","message":"newer"}]]},{"answer":"anew","steps":[[{"saw":"displayed","message":"first"},{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"newer"},{"saw":"displayed","message":"older"}]]}]},
{"script":{"id":"open.loading-again/two-events","title":"An event triggers a message and occurs again while its image loads, and both instances are displayed in turn","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow"]}],"at":["Specs/questions.yaml",4611,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4612,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4613,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4614,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4604,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"slow"}]]},{"answer":"once","steps":[[{"saw":"displayed","message":"slow"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",4532,5]},
{"id":"open.loading-again-timeout","title":"The timeout of a message that was triggered twice","question":"If a message is triggered again while its asset loads and is displayed once, which timeout counts?","about":"The second trigger may give the message more time, or change nothing.","layer":"presenter","rules":["delivery.late-assets","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout starts."},
{"document":"ko","says":"silent","text":"Does not say when the timeout starts."},
{"document":"de","says":"silent","text":"Does not say when the timeout starts."},
{"document":"en","says":"silent","text":"Does not say when the timeout starts."},
{"document":"ja","says":"silent","text":"Does not say when the timeout starts."}],"answers":[{"id":"first","text":"That of the first trigger."},
{"id":"second","text":"That of the second trigger."}],"default":"first","probes":[{"script":{"id":"open.loading-again-timeout/between-the-timeouts","title":"The image of a message arrives after the timeout of its first trigger and before that of its second","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":15000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",4662,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4663,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4664,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4665,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4655,9]},"outcomes":[{"answer":"first","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"second","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.loading-again":"twice"},"reason":"Each trigger has its own instance of the message, with its own timeout."},
{"answers":{"open.loading-again":"anew"},"reason":"Only the instance of the second trigger is left, with its own timeout."},
{"answers":{"open.timeout-from":"delivery"},"reason":"The timeout does not depend on the trigger."}],"at":["Specs/questions.yaml",4621,5]},
{"id":"open.ready-together","title":"Ready at the same time","question":"If two messages become ready at the same time, which one is displayed?","about":"Two campaigns can share an image. When it arrives, both messages are ready, but only one can be displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"ko","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"de","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"en","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"ja","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."}],"answers":[{"id":"newest-first","text":"The message that was triggered last."},
{"id":"oldest-first","text":"The message that was triggered first."}],"default":"newest-first","probes":[{"script":{"id":"open.ready-together/shared-image","title":"Two messages wait for one image","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",4719,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4720,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4721,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4712,9]},"outcomes":[{"answer":"newest-first","steps":[[{"saw":"displayed","message":"newer"}]]},{"answer":"oldest-first","steps":[[{"saw":"displayed","message":"older"}]]}]}],"moot":[{"answers":{"open.loading":"on-stack"},"reason":"Both messages wait on the stack, and the newest is displayed first."}],"at":["Specs/questions.yaml",4672,5]},
{"id":"open.ready-on-stack","title":"Ready at the same time, on the stack","question":"If messages wait for their assets on the stack and two become ready at the same time, which one is offered first?","about":"The stack displays the newest message first; whether a message that is not ready counts as a waiting message is\nopen.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"ko","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"de","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"en","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"ja","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."}],"answers":[{"id":"newest-first","text":"The newer message."},
{"id":"oldest-first","text":"The older message."}],"default":"newest-first","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"Messages wait for their assets beside the stack."}],"at":["Specs/questions.yaml",4728,5]},
{"id":"open.ready-others","title":"Ready at the same time: the other messages","question":"If several messages become ready at the same time, is only the first one offered, or are the others offered after it?","about":"The answer matters for the reports, and for what the user sees if the first message is not displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"ko","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"de","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"en","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"ja","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."}],"answers":[{"id":"offered","text":"Each is offered in turn."},
{"id":"wait","text":"The others wait for the next opportunity."}],"default":"offered","probes":[],"moot":[],"at":["Specs/questions.yaml",4771,5]},
{"id":"open.loading-behind-visible","title":"Behind a visible message while an asset loads","question":"If a message is triggered while another is visible and its asset is still loading, does it go back at once?","about":"If it does, it waits for the next opportunity. If the engine checks the condition only when the asset arrives,\nthe message appears by itself, provided that the visible message is gone by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"ko","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"de","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back when its asset arrives, if the other message is still visible."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-behind-visible/gone-when-ready","title":"A message is triggered while another is visible, and its image arrives after that one is gone","about":"If the message went back at once, it waits on the stack below two messages whose image takes an hour, so\nthat neither the end of the obstacle nor the arrival of the image offers it. If it did not, it is displayed\nwhen its image arrives.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4858,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",4859,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4860,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4861,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4844,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4810,5]},
{"id":"open.loading-under-keyboard","title":"Under the keyboard while an asset loads","question":"If a message is triggered while the keyboard is up and its asset is still loading, does it go back at once?","about":"If it does, it waits for the next opportunity. If the engine checks the condition only when the asset arrives,\nthe message appears by itself, provided that the keyboard is hidden by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Puts a message back if the keyboard is up, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if the keyboard is up, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if the keyboard is up, and does not consider that it may not be ready at that time."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back when its asset arrives, if the keyboard is still up."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-under-keyboard/gone-when-ready","title":"A message is triggered while the keyboard is up, and its image arrives after the keyboard is hidden","about":"If the message went back at once, it waits on the stack below two messages whose image takes an hour, so\nthat neither the end of the obstacle nor the arrival of the image offers it. If it did not, it is displayed\nwhen its image arrives.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4907,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",4908,13]},{"do":[{"do":"hide_keyboard"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4909,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4910,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4894,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4868,5]},
{"id":"open.loading-without-presenter","title":"Without a presenter while an asset loads","question":"When does a message that is triggered without a presenter start to wait for its asset: when it is triggered, or when it is offered?","about":"The core triggers messages and fetches their assets; the presenter displays messages. If the message waits for\nits asset from the start, it appears by itself once it has both an asset and a presenter.","layer":"presenter","rules":["delivery.late-assets","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on and is displayed when the asset arrives, if there is a presenter."}],"default":"when-offered","probes":[{"script":{"id":"open.loading-without-presenter/assigned-while-loading","title":"A message is triggered without a presenter, and its image arrives after one is assigned","about":"If the message went on the stack at once, it waits below two messages whose image takes an hour, so that\nneither the presenter nor the arrival of the image offers it. If it did not, it is displayed when its image\narrives.","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4965,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"assign_presenter"}],"at":["Specs/questions.yaml",4966,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4967,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4968,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4952,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.no-presenter":"lost"},"reason":"A message that is triggered without a presenter waits for nothing."},
{"answers":{"open.on-presenter":"offers-each"},"reason":"Each kept message goes to the presenter when it is assigned, and waits for its asset there."}],"at":["Specs/questions.yaml",4917,5]},
{"id":"open.failed-without-presenter","title":"A failed asset without a presenter","question":"If the asset of a message has failed and there is no presenter, is the message discarded when it is triggered, or when it is offered?","about":"The core fetches assets; the presenter displays messages. A core that knows that an asset has failed may discard\nthe message before there is a presenter.","layer":"presenter","rules":["discard.asset-failed","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It is lost or kept like any other message without a presenter."},
{"id":"at-once","text":"It is discarded when it is triggered."}],"default":"when-offered","probes":[],"moot":[],"at":["Specs/questions.yaml",4975,5]},
{"id":"open.loading-away","title":"In the background while an asset loads","question":"If a message is triggered in the background and its asset is still loading, does it go back at once?","about":"If it does, it waits for the next opportunity. If the engine checks the condition only when the asset arrives,\nthe message appears by itself, provided that the user has returned by then.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ko","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"de","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back when its asset arrives, if the app is still in the background."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-away/back-when-ready","title":"A message is triggered in the background, and its image arrives after the user returns","about":"If the message went on the stack at once, it waits below two messages whose image takes an hour, so that\nneither the return nor the arrival of the image offers it. If it did not, it is displayed when its image\narrives.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",5055,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5056,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5062,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5063,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5042,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5004,5]},
{"id":"open.loading-in-background","title":"A report in the background while an asset loads","question":"When is a message reported as re-enqueued if it is triggered in the background while its asset loads?","about":"The message waits either way. An engine that fetches first, and checks where the app is when the asset arrives,\nreports the message later, or never if the user returns before that.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ko","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"de","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."}],"answers":[{"id":"reported-at-once","text":"At its trigger."},
{"id":"reported-when-ready","text":"When its asset arrives, if it is still waiting."}],"default":"reported-at-once","probes":[{"script":{"id":"open.loading-in-background/slow-image","title":"A message is triggered in the background, where its image arrives later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",5121,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5122,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5123,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5124,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",5114,9]},"outcomes":[{"answer":"reported-at-once","steps":[[{"saw":"reenqueued","message":"slow"}],[{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]},{"answer":"reported-when-ready","steps":[[],[{"saw":"reenqueued","message":"slow"},{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]}]}],"moot":[{"answers":{"open.report-in-background":"silent"},"reason":"A message that is triggered in the background is not reported."},
{"answers":{"open.loading-away":"when-ready"},"reason":"The message goes back only when its asset arrives, and is reported then."}],"at":["Specs/questions.yaml",5071,5]},
{"id":"open.background-load","title":"Ready in the background","question":"What happens to a message that was triggered in the foreground if its asset arrives while the app is in the background?","about":"If the message goes back on the stack, it needs a new opportunity. If it keeps its turn, or is displayed where\nnobody sees it, it is there when the user returns.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"ko","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"de","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"en","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"ja","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."}],"answers":[{"id":"reenqueues","text":"It goes back on the stack and waits for an opportunity."},
{"id":"shows-on-return","text":"It is displayed as soon as the app is in the foreground again."},
{"id":"shows-at-once","text":"It is displayed in the background, and the user finds it on return."}],"default":"reenqueues","probes":[{"script":{"id":"open.background-load/ready-in-background","title":"The image of a message arrives while the app is in the background, and the user returns","about":"Another message is triggered before the return. It is on top of the message that went back, so that coming\nto the foreground, if it is an opportunity, displays that other message.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","above","other"]}],"at":["Specs/questions.yaml",5189,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"enter_background"}],"at":["Specs/questions.yaml",5190,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5191,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5192,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5193,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5178,9]},"outcomes":[{"answer":"reenqueues","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"above"}]]}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"slow"}]]}]]},{"answer":"shows-on-return","steps":[[],[{"saw":"displayed","message":"slow"}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]},{"answer":"shows-at-once","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",5137,5]},
{"id":"open.waiting-failed","title":"The asset of a waiting message fails","question":"If the asset of a waiting message fails, is the message discarded then, or when it is offered?","about":"The user sees a difference only for the messages below: a message that waits only to be discarded uses up an\nopportunity.","layer":"presenter","rules":["discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its asset has failed."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-failed/fails-in-background","title":"A message is triggered in the background, and its image fails there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["failed"]}],"at":["Specs/questions.yaml",5248,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5249,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5250,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5251,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",5242,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"failed"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"failed"}],[]]}]}],"moot":[{"answers":{"open.loading-away":"when-ready"},"reason":"A message that is triggered in the background waits only once its asset has arrived or failed."}],"at":["Specs/questions.yaml",5211,5]},
{"id":"open.waiting-late","title":"The asset of a waiting message arrives too late","question":"If the asset of a waiting message arrives too late, is the message discarded then, or when it is offered?","about":"The user sees a difference only for the messages below: a message that waits only to be discarded uses up an\nopportunity.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its asset arrives."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-late/late-in-background","title":"A message is triggered in the background, and its image arrives there after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",5300,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5301,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5302,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5303,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",5294,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"late"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"late"}],[]]}]}],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"A waiting message does not age, so its asset cannot arrive too late for it."},
{"answers":{"open.late-or-back":"discarded","open.on-asset":"offers","open.opportunity-in-background":"put-back"},"reason":"The arrival of the asset offers the message, which is then discarded."},
{"answers":{"open.loading-away":"when-ready"},"reason":"A message that is triggered in the background waits only once its asset has arrived."}],"at":["Specs/questions.yaml",5258,5]},
{"id":"open.waiting-timeout","title":"The timeout of a waiting message","question":"Is a waiting message discarded as soon as its timeout passes, or when it is offered?","about":"An engine with a timer for each message discards it in time; an engine that checks the clock when it offers the\nmessage does so late. Only a host that learns of discards sees the difference.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"ko","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"de","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"en","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"ja","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."}],"answers":[{"id":"when-offered","text":"It keeps waiting until it is offered, and is discarded then."},
{"id":"at-once","text":"It is discarded as soon as its timeout passes."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"The time on the stack does not count."}],"at":["Specs/questions.yaml",5310,5]},
{"id":"open.waiting-fetch","title":"Waiting messages when a fetch ends","question":"When a fetch ends, for which waiting messages does the engine check whether they have failed or are too late?","about":"An engine that checks them at that moment may check only the messages that have the asset, or others too.","layer":"presenter","rules":["discard.timeout","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"ko","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"de","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"en","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"ja","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."}],"answers":[{"id":"own","text":"Only those that have the asset."},
{"id":"others","text":"Only those that do not have the asset."},
{"id":"any","text":"All."}],"default":"own","probes":[],"moot":[],"at":["Specs/questions.yaml",5351,5]},
{"id":"open.prefetch-immediate","title":"Assets of messages for a push click","question":"Does the fetch also start on delivery for messages that only a push click triggers?","about":"The documents name the push click among the triggers that display a message right on delivery. But it can come\nmuch later, and then only fetching ahead keeps the message from being late. Fetching everything costs data for\nmessages that may never be triggered. A message that a session start triggers as well is fetched ahead if\nmessages of either kind are (`open.prefetch-at-once`).","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then says that those of messages displayed right after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-immediate/push-after-a-while","title":"A message for a push click is delivered long before the click","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",5437,13]},{"do":[{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5438,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5439,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5431,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"displayed","message":"immediate"}],[]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5390,5]},
{"id":"open.prefetch-at-once","title":"Assets of messages for a session start","question":"Does the fetch also start on delivery for messages that only a session start triggers?","about":"A session start triggers its message right on delivery, so fetching ahead gains nothing. Only an engine that\nreports the assets it fetches ahead can show the difference.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then says that those of messages displayed right after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery; they just may not arrive in time."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-at-once/slow-image","title":"A message with a slow image is delivered by the session start that triggers it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",5491,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5492,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",5485,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"prefetched","asset":"picture.png"}],[{"saw":"displayed","message":"immediate"}]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5446,5]},
{"id":"open.asset-retry","title":"A failed fetch","question":"Is an asset that could not be fetched on delivery fetched again when a message that has it is triggered?","about":"The network may have been down for a moment at the session start. Without another attempt, the message is lost\nfor the whole session; with one, it may be displayed, although late.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."}],"answers":[{"id":"stays-failed","text":"The failure lasts until the next delivery, and the message is discarded."},
{"id":"fetched-again","text":"The trigger starts another attempt, and the message is discarded only if that attempt fails too."},
{"id":"fetched-after-discard","text":"The failure first discards a message, and only a trigger after that starts another attempt."}],"default":"stays-failed","probes":[{"script":{"id":"open.asset-retry/network-is-back","title":"The fetch on delivery failed, and the network comes back before the first or the second trigger","about":"Two messages have the second image, because some engines may not trigger a discarded message again.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0},"poster.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured","first","second","other"]}],"at":["Specs/questions.yaml",5545,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5546,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"serve","assets":{"poster.png":{"result":"ok","after":0}}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5547,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",5548,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5549,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5534,9]},"outcomes":[{"answer":"stays-failed","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[{"one_of":[[],[{"saw":"displayed","message":"first"}]]}],[{"one_of":[[],[{"saw":"displayed","message":"second"}]]}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5499,5]},
{"id":"open.asset-retry-by","title":"A failed fetch of a shared asset","question":"If a discard or another attempt matters, does it count for one message or for every message that has the same asset?","about":"An engine remembers failures by asset or by message. Two messages that share an image show the difference.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."}],"answers":[{"id":"asset","text":"It counts for every message that has the asset."},
{"id":"message","text":"It counts for the one message that was discarded or retried."}],"default":"asset","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."},
{"answers":{"open.asset-retry":"fetched-again","open.asset-retry-times":"each-time"},"reason":"Each trigger starts another attempt, whatever happened before."}],"at":["Specs/questions.yaml",5564,5]},
{"id":"open.asset-retry-times","title":"Another failed fetch","question":"If a trigger starts another attempt to fetch a failed asset, does a later trigger start one more?","about":"An asset that cannot be fetched twice may not exist at all. An engine may give up, or try as often as it is\nasked.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."}],"answers":[{"id":"each-time","text":"There is no limit to the attempts."},
{"id":"once","text":"One more attempt is made after the failure, and no other."}],"default":"each-time","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."}],"at":["Specs/questions.yaml",5603,5]},
{"id":"open.asset-retry-offered","title":"A failed fetch of a message that waits","question":"If a trigger starts another attempt to fetch a failed asset, does an opportunity do the same for a message that waits?","about":"The asset of a waiting message may have failed before the message was offered. An engine may look at what it\nneeds each time it offers a message, or only when the message is triggered.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"ko","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"de","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"en","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"ja","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."}],"answers":[{"id":"fetched-again","text":"It is fetched again, as at a trigger."},
{"id":"stays-failed","text":"Only a trigger starts another attempt."}],"default":"fetched-again","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."}],"at":["Specs/questions.yaml",5639,5]},
{"id":"open.asset-retry-local","title":"A failed fetch and a local message","question":"Is an asset that could not be fetched fetched again for a local message that has it?","about":"A local message has no delivery at which its assets could be fetched. But an engine that remembers failures by\naddress may know of one, from a campaign with the same asset or from the first time the message was presented.","layer":"core","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"ko","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"de","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"en","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"ja","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."}],"answers":[{"id":"fetched-again","text":"The local message starts its own attempt."},
{"id":"stays-failed","text":"The failure lasts, and the local message is discarded."},
{"id":"fetched-after-discard","text":"The failure first discards a message, and only a local message after that starts another attempt."}],"default":"fetched-again","probes":[{"script":{"id":"open.asset-retry-local/network-is-back","title":"The fetch for a campaign failed, the network is back, and a local message has the same image","about":"The campaign's trigger shows whether the image was fetched for the local message: if it was, the image is\nthere.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]}],"at":["Specs/questions.yaml",5735,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",5736,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5737,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",5738,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5724,9]},"outcomes":[{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[]]}]},
{"script":{"id":"open.asset-retry-local/after-a-discard","title":"The failure has discarded a local message and a campaign's message, and the local message is presented again","about":"An engine remembers by message or by image what it discarded, so both are discarded. The first probe\nidentifies an engine that fetches the image again without a discard.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second"]}],"at":["Specs/questions.yaml",5755,13]},{"do":[{"do":"present_local","message":"own"},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}}],"at":["Specs/questions.yaml",5756,13]},{"do":[{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",5757,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5758,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",5759,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5742,9]},"outcomes":[{"answer":"fetched-after-discard","steps":[[{"saw":"displayed","message":"second"}],[]]},{"answer":"stays-failed","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5683,5]},
{"id":"open.fetch-start","title":"The start of a late fetch","question":"If a message goes back or is held back as soon as it is triggered or presented, and its asset has not been requested yet, when does the fetch start?","about":"If an asset was not fetched on delivery, an engine may use the time on the stack to load it, or start only when\nnothing else is in the way, which saves data but makes the user wait.","layer":"presenter","rules":["delivery.prefetch","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."}],"answers":[{"id":"at-trigger","text":"The fetch starts at once and continues while the message waits."},
{"id":"when-offered","text":"The fetch starts when the message is offered and only the asset is missing."}],"default":"at-trigger","probes":[{"script":{"id":"open.fetch-start/local-in-the-background","title":"A local message with a slow image is presented in the background, and the user returns later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]},{"do":"enter_background"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",5808,13]},{"do":[{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5809,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5810,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",5811,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5801,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"own"}],[],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"own"}],[]]}]},
{"script":{"id":"open.fetch-start/campaign-with-the-same-image","title":"A local message is presented in the background, and a campaign has its image","about":"This probe is for an engine that displays a local message without its image. The first campaign shows that\nan image that has arrived is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",5828,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5829,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",5830,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5831,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5832,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5817,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]},
{"script":{"id":"open.fetch-start/push-click-with-the-same-image","title":"A local message is presented in the background, and a push click triggers a message with its image","about":"This probe is for an engine that displays a local message without its image and does not fetch ahead for a\npush click: an asset that such a message lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5849,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",5850,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5851,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5852,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5853,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5854,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5838,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"},{"saw":"displayed","message":"after"}],[]]},{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"The only messages that wait for an asset are those whose own delivery has fetched it and those that the session start has just triggered."}],"at":["Specs/questions.yaml",5766,5]},
{"id":"open.filter-missing","title":"A missing property","question":"Does a filter for \"not equal\" match when the property is missing?","about":"\"Plan is not premium\" can mean everybody except premium users, or only users with another plan. The answer\ndecides whether users about whom nothing is known see the message.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison holds only if the property is present."},
{"id":"match","text":"A missing property is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-missing/missing","title":"An event lacks the property that must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"missing","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"not_equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["missing","other"]}],"at":["Specs/questions.yaml",5903,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5904,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5905,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5894,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"missing"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5865,5]},
{"id":"open.filter-not-equals-type","title":"Not equal, with another type","question":"Does a filter for \"not equal\" match a property of a type that cannot be converted to the type of the value?","about":"A date is certainly not the number 42. But the comparison may also count as one that cannot be made.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison of values of different types does not hold."},
{"id":"match","text":"A value of another type is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-not-equals-type/date-and-number","title":"An event has a date where a number must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"not_equals","value":42}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5950,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-01-31T12:00:00Z"}}}],"at":["Specs/questions.yaml",5951,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":41}}],"at":["Specs/questions.yaml",5952,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5941,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5912,5]},
{"id":"open.filter-number-texts","title":"Numbers and the texts that spell them","question":"Is a text that spells a number compared as that number, and a number compared with a text as the text that spells it?","about":"Apps log whatever values they have, and some log every value as a text. Whether \"10\" then counts as 10 depends\non the language that the engine is written in, unless somebody has decided it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a number are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"10\" is equal to the number 10, and above 9."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-number-texts/text-for-a-number","title":"An event has the text \"10\" where the filter asks for the number 10","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":10}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5999,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"10"}}],"at":["Specs/questions.yaml",6000,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":10}}],"at":["Specs/questions.yaml",6001,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5990,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5959,5]},
{"id":"open.filter-date-texts","title":"Dates and the texts that spell them","question":"Is a text that spells a date compared as that date, and a date compared with a text as the text that spells it?","about":"A date often travels as a text in ISO 8601 format. An engine that receives it as a text may read it as a date\nwhen a filter asks for one.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a date are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"2026-05-01T00:00:00Z\" is before a date in June, and equal to the date that it spells."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-date-texts/text-for-a-date","title":"An event has a text that spells a date before the one of the filter","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"before","value":{"date":"2026-06-01T00:00:00Z"}}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6047,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"2026-05-01T00:00:00Z"}}],"at":["Specs/questions.yaml",6048,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-05-01T00:00:00Z"}}}],"at":["Specs/questions.yaml",6049,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6038,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6008,5]},
{"id":"open.filter-boolean-texts","title":"Booleans and the texts that spell them","question":"Is the text \"true\" or \"false\" compared as that boolean, and a boolean compared with a text as the text that spells it?","about":"As with numbers, an app that logs every value as a text logs \"true\".","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"true\" is equal to true."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-texts/text-for-a-boolean","title":"An event has the text \"true\" where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6095,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"true"}}],"at":["Specs/questions.yaml",6096,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",6097,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6086,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6056,5]},
{"id":"open.filter-boolean-numbers","title":"Booleans and the numbers 0 and 1","question":"Are the numbers 0 and 1 compared with booleans as false and true, and booleans with numbers as 0 and 1?","about":"Some languages and data stores have no boolean type, so that true becomes 1 on its way.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A number and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The number 1 is equal to true, and true is above 0."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-numbers/number-for-a-boolean","title":"An event has the number 1 where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6141,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":1}}],"at":["Specs/questions.yaml",6142,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",6143,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6132,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6104,5]},
{"id":"open.filter-pattern-types","title":"Patterns and values that are not texts","question":"Does a pattern search numbers, booleans, and dates as if they were the texts that spell them?","about":"A pattern describes a text. Whether a number is one depends on how an engine stores it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"texts-only","text":"A pattern finds nothing in a value that is not a text."},
{"id":"any-value","text":"A pattern searches the text that spells the value."}],"default":"texts-only","probes":[{"script":{"id":"open.filter-pattern-types/pattern-in-a-number","title":"A pattern searches a number, then a text","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"^42$"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6187,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":42}}],"at":["Specs/questions.yaml",6188,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"42"}}],"at":["Specs/questions.yaml",6189,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6178,9]},"outcomes":[{"answer":"texts-only","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"any-value","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6150,5]},
{"id":"open.filter-pattern-case","title":"Capitals in a pattern","question":"Is a pattern case-sensitive?","about":"Regular expressions are case-sensitive unless told otherwise; people who write filters often do not expect that.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"counts","text":"A pattern in lowercase finds nothing in uppercase text."},
{"id":"does-not-count","text":"A pattern does not distinguish lowercase from uppercase."}],"default":"counts","probes":[{"script":{"id":"open.filter-pattern-case/capitals","title":"A pattern in lowercase searches a text in uppercase","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"wind"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6233,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"North Wind"}}],"at":["Specs/questions.yaml",6234,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"north wind"}}],"at":["Specs/questions.yaml",6235,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6224,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6196,5]},
{"id":"open.no-presenter","title":"Triggered without a presenter","question":"Is a message that is triggered while no presenter is assigned lost, or kept until there is one?","about":"Apps often assign the presenter a moment after the start, when the first session has started and its messages\nhave been triggered. The greeting is then either lost or displayed at the next opportunity.","layer":"presenter","rules":["presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has no presenter to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity once a presenter is assigned."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter/assigned-later","title":"A message is triggered without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","other"]}],"at":["Specs/questions.yaml",6276,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6277,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6278,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6279,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6269,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6242,5]},
{"id":"open.no-presenter-local","title":"Presented without a presenter","question":"What happens to a message that the app presents while no presenter is assigned?","about":"The call goes to the presenter, so without a presenter it goes nowhere. An engine that takes the message itself\nmay keep it until there is a presenter.","layer":"presenter","rules":["presenter.required","local.display"],"profiles":["swift"],"documents":[{"document":"pt","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one, and does not say what happens otherwise."},
{"document":"ko","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one, and does not say what happens otherwise."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has no presenter to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity once a presenter is assigned."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter-local/assigned-later","title":"A message is presented without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",6320,13]},{"do":[{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",6321,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6322,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6323,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6313,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6286,5]},
{"id":"open.no-presenter-stack","title":"The stack without a presenter","question":"If an engine keeps messages until there is a presenter, does it list them when asked for its stack?","about":"The stack belongs to the presenter. The core can keep the messages that were triggered before there is one and\nput them on the stack when the presenter is assigned.","layer":"presenter","rules":["presenter.required","stack.push-on-trigger"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a triggered message goes on the stack and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"ko","says":"silent","text":"Says that a triggered message goes on the stack and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"named","text":"They are on the stack."},
{"id":"unnamed","text":"They are kept elsewhere, and the stack is empty."}],"default":"named","probes":[],"moot":[{"answers":{"open.no-presenter":"lost","open.no-presenter-local":"lost"},"reason":"Nothing is kept before there is a presenter."}],"at":["Specs/questions.yaml",6330,5]},
{"id":"open.legacy-retrigger","title":"Triggering a discarded message again","question":"Can a legacy engine trigger a discarded message again?","about":"The documents of the Swift SDK say that it can. Otherwise, holding the device the wrong way for a single moment\ncosts the user the message.","layer":"core","rules":["discard.leaves-stack"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says which messages are discarded, and not what happens to them afterward."},
{"document":"en","says":"silent","text":"Says which messages are discarded, and not what happens to them afterward."},
{"document":"ja","says":"silent","text":"Says which messages are discarded, and not what happens to them afterward."}],"answers":[{"id":"can","text":"Another occurrence of the trigger event triggers the message again."},
{"id":"cannot","text":"A discarded message is not triggered again."},
{"id":"once-delivered-again","text":"A discarded message is not triggered again until another delivery brings it."}],"default":"can","probes":[{"script":{"id":"open.legacy-retrigger/discarded-by-the-host","title":"The host discards a message, and its trigger event occurs again, and once more after a delivery","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"then","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["again","then","other"]}],"at":["Specs/questions.yaml",6395,13]},{"do":[{"do":"choose","choice":"discard"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",6396,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6397,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["again","then","other"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6398,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6399,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6387,9]},"outcomes":[{"answer":"can","steps":[[],[{"saw":"displayed","message":"again"}],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]},{"answer":"cannot","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"once-delivered-again","steps":[[],[],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6360,5]},
{"id":"open.manual-choice","title":"The host's choice for its own request","question":"Is the host asked for its display choice if it asked for the next message itself?","about":"The host has just said that it wants a message, but not which one. If it is asked, it can still refuse the\nmessage that turns out to be on top.","layer":"presenter","rules":["manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not mention the display choice."},
{"document":"en","says":"implied","text":"Provides a call that takes the controller's delegate, whose method gives the display choice."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not mention the display choice."}],"answers":[{"id":"asked","text":"The host is asked as at any other opportunity."},
{"id":"not-asked","text":"The message is displayed without a question."}],"default":"asked","probes":[{"script":{"id":"open.manual-choice/behind-another","title":"A message waits behind another, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6456,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6457,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",6458,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6459,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6460,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6449,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-the-background","title":"A message waits since it was triggered in the background, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6472,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6473,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",6474,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6475,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6476,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6466,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-under-the-keyboard","title":"A message waits since the keyboard was up, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6488,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6489,13]},{"do":[{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",6490,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6491,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6492,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6482,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back","title":"The interval held a message back, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6505,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6506,13]},{"do":[{"do":"advance","by":1000}],"at":["Specs/questions.yaml",6507,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6508,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6509,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6498,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back-long-enough","title":"The interval held a message back, and the host asks for it later but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6522,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6523,13]},{"do":[{"do":"advance","by":70000}],"at":["Specs/questions.yaml",6524,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6525,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6526,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6515,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/unwanted","title":"The host asks for the next message and would put it off if it were asked","about":"This probe is for an engine that offers a message as soon as nothing is in its way: the host puts it off\nthen, and is asked again.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6541,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6542,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",6543,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6544,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6532,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-kept":"lost"},"reason":"The host has put the waiting message off and is not asked about it again."},
{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-interval-end":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-request":"held-back"},"reason":"The host has put the waiting message off and is not asked about it again."}],"at":["Specs/questions.yaml",6408,5]},
{"id":"open.local-choice","title":"The host's choice for its own message","question":"Is the host asked for its display choice about a message that it presents itself?","about":"The host has just asked for this very message. If it is asked whether to display it, it decides about local\nmessages and campaigns in one place; if not, its own request is enough.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Provides a call that displays a local message, and names the display choice for a *triggered* message."},
{"document":"ko","says":"silent","text":"Provides a call that displays a local message, and names the display choice for a *triggered* message."},
{"document":"de","says":"silent","text":"Provides a call that adds and displays a local message, and names the display choice for a *triggered* message."},
{"document":"en","says":"silent","text":"Provides a call that adds and displays a local message, and names the display choice for a *triggered* message."},
{"document":"ja","says":"silent","text":"Provides a call that adds and displays a local message, and names the display choice for a *triggered* message."}],"answers":[{"id":"asked","text":"The host is asked as about any other message."},
{"id":"not-asked","text":"The host is not asked about a message that the app created."}],"default":"asked","probes":[],"moot":[],"at":["Specs/questions.yaml",6551,5]},
{"id":"open.local-failed","title":"A local message whose asset failed","question":"Is a local message discarded if its image or ZIP file could not be downloaded?","about":"The app that created the message may contain the file. If it does not, half a message may be better than none,\nor worse.","layer":"presenter","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-failed/failed","title":"The app presents a message whose image is not available","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6620,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6621,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6622,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6613,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6585,5]},
{"id":"open.local-late","title":"A local message past its timeout","question":"Is a local message discarded if it becomes ready after its timeout?","about":"The app asked for the message at that moment. A timeout belongs to campaigns; a message that the app created may\nnot have one at all.","layer":"presenter","rules":["local.display","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-late/slow-image","title":"The image of a local message arrives after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6667,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6668,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6669,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6670,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6660,9]},"outcomes":[{"answer":"discarded","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.local-late/long-wait","title":"A local message waits behind another for longer than its timeout","about":"This probe is for an engine that displays a local message without its image.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6686,13]},{"do":[{"do":"present_local","message":"visible"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6687,13]},{"do":[{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6688,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6689,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6676,9]},"outcomes":[{"answer":"discarded","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.timeout-on-stack":"does-not-count"},"reason":"A local message neither loads nor ages on the stack, so it is never too late."}],"at":["Specs/questions.yaml",6629,5]},
{"id":"open.local-turned","title":"A local message for the other orientation","question":"Is a local message discarded if it is made for the other orientation?","about":"The app could have checked the orientation itself, and it asks for the message all the same.","layer":"presenter","rules":["local.display","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-turned/turned","title":"The app presents a message that is made for the other orientation","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6740,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6741,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6742,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6733,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6696,5]},
{"id":"open.local-imageless","title":"A local message without its image","question":"Is a local message discarded if it lacks the image that its type needs?","about":"The app created the message, and created it without an image.","layer":"presenter","rules":["local.display","discard.full-without-image"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-imageless/imageless","title":"The app presents a full message without an image","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"full","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6780,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6781,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6782,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6773,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6749,5]},
{"id":"open.local-loading","title":"A local message whose asset loads","question":"Does a local message wait for its image or ZIP file?","about":"The app asked for the message to be displayed. If the message waits, it appears when its asset arrives; if not,\nit appears at once, and its image later.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"ko","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"de","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"en","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"ja","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."}],"answers":[{"id":"waits","text":"It is displayed when its asset arrives."},
{"id":"displayed","text":"It is displayed at once."}],"default":"waits","probes":[{"script":{"id":"open.local-loading/slow-image","title":"The app presents a message whose image takes a while","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6833,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6834,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6835,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6827,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"own"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6789,5]},
{"id":"open.failed-shared","title":"A shared asset that fails at once","question":"If an asset fails, is it fetched again for the next message of the same delivery that has it?","about":"Each fetch is reported, so an observer sees whether there was a second one. It cannot end differently from the\nfirst.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."}],"answers":[{"id":"once","text":"It is fetched once for the whole delivery."},
{"id":"again","text":"It is fetched once for each message, until it arrives."}],"default":"once","probes":[{"script":{"id":"open.failed-shared/missing-picture","title":"Two messages are delivered with the same image, which does not exist","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"one","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"two","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["one","two"]}],"at":["Specs/questions.yaml",6878,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",6871,9]},"outcomes":[{"answer":"once","steps":[[{"saw":"prefetched","asset":"picture.png"}]]},{"answer":"again","steps":[[{"saw":"prefetched","asset":"picture.png"},{"saw":"prefetched","asset":"picture.png"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6842,5]},
{"id":"open.redelivery","title":"A second delivery","question":"Does the delivery of a later session replace the earlier one, or add to it?","about":"A campaign that has ended is no longer delivered. If deliveries add up, its message can still be triggered on\ndevices that have it. This question does not concern messages that wait on the stack.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"ko","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"de","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"en","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"ja","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."}],"answers":[{"id":"replaces","text":"Only the messages of the latest delivery can be triggered."},
{"id":"extends","text":"Messages of earlier deliveries can be triggered as well."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery/not-delivered-again","title":"A later session does not deliver a message again, and its trigger event occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"old","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"new","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["old"]}],"at":["Specs/questions.yaml",6932,13]},{"do":[{"do":"start_session","deliver":["new"]}],"at":["Specs/questions.yaml",6933,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6934,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6935,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6925,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"new"}]]},{"answer":"extends","steps":[[{"saw":"displayed","message":"old"}],[{"saw":"displayed","message":"new"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6886,5]},
{"id":"open.redelivery-empty","title":"An empty delivery","question":"If a later delivery replaces the earlier one, does an empty delivery replace it, too?","about":"The service may have nothing new to deliver, or the user may no longer be eligible for anything. An engine that\nassumes the former keeps the messages it has.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"ko","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"de","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"en","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"ja","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."}],"answers":[{"id":"replaces","text":"After an empty delivery nothing can be triggered."},
{"id":"leaves","text":"An empty delivery changes nothing."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery-empty/nothing-new","title":"A later session brings nothing, and the event of an earlier message occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"earlier","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["earlier"]}],"at":["Specs/questions.yaml",6991,13]},{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6992,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6993,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["later"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6994,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6984,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"later"}]]},{"answer":"leaves","steps":[[{"saw":"displayed","message":"earlier"}],[{"saw":"displayed","message":"later"}]]}]}],"moot":[{"answers":{"open.redelivery":"extends"},"reason":"Earlier deliveries count in any case."}],"at":["Specs/questions.yaml",6942,5]},
{"id":"open.redelivery-stack","title":"A second delivery and the stack","question":"Does a message keep waiting on the stack if a later delivery does not contain it?","about":"The message was triggered in time. But the service had a reason not to deliver it again: the campaign may be\nover, or may no longer apply to this user.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"ko","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"de","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"en","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"ja","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."}],"answers":[{"id":"stays","text":"A delivery leaves the stack alone."},
{"id":"purged","text":"Campaigns' messages that are not in the delivery leave the stack. Local messages stay."}],"default":"stays","probes":[{"script":{"id":"open.redelivery-stack/not-delivered-again","title":"A message waits, and a session starts that delivers only another one","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",7047,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",7048,13]},{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",7049,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7050,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7040,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"purged","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7001,5]},
{"id":"open.redelivery-present","title":"A second delivery and an asset that has arrived","question":"Does a second delivery fetch an asset again that has already arrived?","about":"The image may have changed under the same address, or the fetch may be a waste.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."}],"answers":[{"id":"kept","text":"An asset that has arrived is kept."},
{"id":"fetched-again","text":"Every delivery fetches its assets, and the message waits for the new fetch."}],"default":"kept","probes":[{"script":{"id":"open.redelivery-present/triggered-right-after-it","title":"A message is delivered again after its slow image has arrived, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7091,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7092,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7093,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7085,9]},"outcomes":[{"answer":"kept","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"fetched-again","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7057,5]},
{"id":"open.redelivery-loading","title":"A second delivery and an asset that is loading","question":"Does a second delivery restart a fetch that is in progress?","about":"If the fetch is restarted, an asset on a slow network may never arrive for a user who comes and goes.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."}],"answers":[{"id":"goes-on","text":"The fetch continues."},
{"id":"begun-anew","text":"The fetch is canceled and restarted."}],"default":"goes-on","probes":[{"script":{"id":"open.redelivery-loading/half-way","title":"A message is delivered again while its image loads, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":6000}],"at":["Specs/questions.yaml",7134,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":5000}],"at":["Specs/questions.yaml",7135,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7136,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7128,9]},"outcomes":[{"answer":"goes-on","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"begun-anew","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7100,5]},
{"id":"open.redelivery-first","title":"The first fetch after a restart","question":"If a second delivery restarts a fetch that is in progress, does the first fetch continue?","about":"Two fetches of the same asset may then be in progress, and each counts when it ends.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."}],"answers":[{"id":"broken-off","text":"The first fetch no longer counts."},
{"id":"goes-on","text":"The first fetch continues, and counts when it ends."}],"default":"broken-off","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"There is only one fetch."}],"at":["Specs/questions.yaml",7143,5]},
{"id":"open.redelivery-arrival","title":"A restarted fetch that ends at once","question":"If a second delivery restarts a fetch and the asset arrives at once, is a message that waits for the asset offered?","about":"The asset then arrives as part of the delivery, and not on its own.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."}],"answers":[{"id":"offered","text":"It is offered."},
{"id":"waits","text":"It waits for the next opportunity."},
{"id":"stays-loading","text":"It keeps waiting until a fetch of its asset ends by itself, such as the first one."}],"default":"offered","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"No fetch that a message waits for is restarted."}],"at":["Specs/questions.yaml",7174,5]},
{"id":"open.redelivery-waiting","title":"A restarted fetch for a waiting message","question":"If a second delivery restarts a fetch, does a message that waits for an opportunity wait for its asset again?","about":"If it does, it is offered when the asset arrives.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."}],"answers":[{"id":"stays","text":"It waits for an opportunity, as before."},
{"id":"loads-again","text":"It waits for its asset and is offered when the asset arrives."}],"default":"stays","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on","open.redelivery-present":"kept"},"reason":"No fetch is restarted."}],"at":["Specs/questions.yaml",7212,5]},
{"id":"open.exhausted-campaign","title":"A message that was displayed","question":"Can a message that has been displayed be triggered and displayed again?","about":"Whether users may see a campaign more than once is usually set where the campaign is created. An engine that\nrelies on that triggers the message again and again; an engine that remembers what it displayed displays each\nmessage once, and another message may win the next time the event occurs. (The cases use distinct messages.)","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a discarded message can be triggered again, and nothing about one that was displayed."},
{"document":"ko","says":"silent","text":"Says that a discarded message can be triggered again, and nothing about one that was displayed."},
{"document":"de","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"en","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"ja","says":"silent","text":"Does not mention how often a message may be displayed."}],"answers":[{"id":"again","text":"Every trigger event triggers the message as long as it is delivered."},
{"id":"never","text":"A message that was displayed is not triggered again."},
{"id":"once-delivered-again","text":"A message that was displayed is not triggered again until another delivery brings it."}],"default":"again","probes":[{"script":{"id":"open.exhausted-campaign/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again, and once more after a delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]}],"at":["Specs/questions.yaml",7281,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7282,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7283,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7284,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7274,9]},"outcomes":[{"answer":"again","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}]]},{"answer":"never","steps":[[{"saw":"displayed","message":"seen"}],[],[]]},{"answer":"once-delivered-again","steps":[[{"saw":"displayed","message":"seen"}],[],[{"saw":"displayed","message":"seen"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7243,5]},
{"id":"open.relaunch-delivery","title":"Delivered messages after a relaunch","question":"Can messages that were delivered before a relaunch be triggered after it, before the next session starts?","about":"A relaunch soon after the last use may continue the same session. If the delivery was kept in memory only,\nnothing is triggered until the next session, however long that takes.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."}],"answers":[{"id":"forgotten","text":"Nothing can be triggered until the next delivery."},
{"id":"kept","text":"Delivered messages survive the relaunch and can be triggered."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-delivery/before-the-next-session","title":"The trigger event of a delivered message occurs after a relaunch, before a session starts","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"delivered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other","delivered"]}],"at":["Specs/questions.yaml",7335,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",7336,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",7337,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7338,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7328,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"other"}],[],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"other"}],[],[{"saw":"displayed","message":"delivered"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7293,5]},
{"id":"open.relaunch-assets","title":"Fetched assets after a relaunch","question":"Are assets that were fetched before a relaunch still available after it?","about":"Files on disk outlive the process; data in memory does not. The difference is the wait for the first message\nwith an image.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."}],"answers":[{"id":"forgotten","text":"After a relaunch, every asset has to be fetched again."},
{"id":"kept","text":"Assets that were fetched before the relaunch are still available."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-assets/local-with-the-same-image","title":"An image was fetched for a campaign, and a local message has it after a relaunch","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000},{"do":"relaunch"}],"at":["Specs/questions.yaml",7387,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7388,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7389,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",7390,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7379,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"own"}],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"own"}],[],[]]}]},
{"script":{"id":"open.relaunch-assets/campaign-with-the-same-image","title":"An image was fetched for a campaign, and another campaign has it after a relaunch","about":"This probe is for an engine that displays a local message without its image. The first campaign shows that\nan image that has arrived is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",7406,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7407,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",7408,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7409,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7410,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7396,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]},
{"script":{"id":"open.relaunch-assets/push-click-with-the-same-image","title":"An image was fetched for one push click, and the next one needs it after a relaunch","about":"This probe is for an engine that displays a local message without its image and does not fetch ahead for a\npush click: an asset that such a message lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7426,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",7427,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7428,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",7429,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",7430,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7431,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7416,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"The only messages that wait for an asset that was available are those whose own delivery has fetched it again."}],"at":["Specs/questions.yaml",7345,5]},
{"id":"open.relaunch-exhausted","title":"A message that was displayed before a relaunch","question":"If a message is displayed only once, can a message that was displayed before a relaunch be triggered after it?","about":"An engine that remembers only in memory what it displayed displays the message once per launch.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."}],"answers":[{"id":"kept","text":"The message is not triggered again, even after a relaunch."},
{"id":"forgotten","text":"After a relaunch, the message can be triggered again."}],"default":"kept","probes":[{"script":{"id":"open.relaunch-exhausted/same-event-after-a-relaunch","title":"A message was displayed, the app is relaunched, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",7489,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7490,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7491,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7482,9]},"outcomes":[{"answer":"kept","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"forgotten","steps":[[{"saw":"displayed","message":"seen"}],[]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed can be triggered again in any case."},
{"answers":{"open.exhausted-campaign":"once-delivered-again"},"reason":"A message that was displayed can be triggered again when it is delivered again."}],"at":["Specs/questions.yaml",7438,5]},
{"id":"open.early-events","title":"Events before the first delivery","question":"Is an event that occurs before the first session of a launch forgotten, or evaluated against what that session delivers?","about":"At launch, an app often logs something before its session has started. An engine that keeps such events triggers\ntheir messages late; an engine that does not misses the first moments.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"ko","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"de","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"en","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"ja","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."}],"answers":[{"id":"gone","text":"An event from before the first session triggers nothing."},
{"id":"evaluated-on-delivery","text":"An event from before the first session triggers a message once that session has delivered it."}],"default":"gone","probes":[{"script":{"id":"open.early-events/event-before-the-session","title":"The trigger event of a message occurs before the first session, and again in it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7546,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",7547,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7548,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7540,9]},"outcomes":[{"answer":"gone","steps":[[],[{"saw":"displayed","message":"late"}]]},{"answer":"evaluated-on-delivery","steps":[[{"saw":"displayed","message":"late"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7498,5]},
{"id":"open.impression-off-screen","title":"An impression of a message that is not visible","question":"Is an impression recorded if the host logs it for a message that is not on the screen?","about":"A busy host logs a moment later, when the message may be gone. An engine may regard that as a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-off-screen/after-the-dismissal","title":"The host logs an impression of a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7587,13]},{"do":[{"do":"dismiss"},{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7588,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",7581,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7555,5]},
{"id":"open.click-off-screen","title":"A click on a message that is not visible","question":"Is a click recorded if the host logs it for a message that is not on the screen?","about":"A busy host logs a moment later, when the message may be gone. An engine may regard that as a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-off-screen/after-the-dismissal","title":"The host logs a click on a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7627,13]},{"do":[{"do":"dismiss"},{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7628,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",7621,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7595,5]},
{"id":"open.impression-logged-again","title":"An impression logged twice","question":"Is a second impression recorded if the host logs it twice?","about":"A message has one impression each time it is displayed. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-logged-again/two-calls","title":"The host logs the impression of the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7665,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7666,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7667,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",7659,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7635,5]},
{"id":"open.click-logged-again","title":"A click logged twice","question":"Is a second click recorded if the host logs it twice?","about":"A user can tap a message more than once. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-logged-again/two-calls","title":"The host logs a click on the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7704,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7705,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7706,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",7698,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7674,5]}]}
"""#

let builtinName: StaticString = #"""
iamspec
"""#

let builtinVersion: StaticString = #"""
1.0
"""#

let builtinDigest: StaticString = #"""
fnv1a64:a0d3bcba7b46d7a8
"""#

let builtinProtocol: StaticString = ####"""
# The protocol: how to test an engine in any language

An engine is tested as a child process: `iamspec run -- COMMAND ARGUMENT…` starts it, and talks to it over
its standard input and output, one JSON object per line (UTF-8, `\n`). You write an *adapter*: a loop that
reads a case, runs it on a new engine, and writes what the engine did.

This is version 1. `protocol.schema.json` describes every message. Both sides ignore members that the schema does
not describe, so either side may be newer than the other. JSON is read strictly: a byte order mark, a lone
surrogate, or an object with two members of the same name is an error.

## A whole adapter

```python
import json
import sys

from my_engine import Engine  # yours

# What the engine prints is its log; standard output is only for replies.
replies, sys.stdout = sys.stdout, sys.stderr

def say(message):
    print(json.dumps(message), file=replies, flush=True)

say({"iamspec": 1, "engine": {"name": "my engine", "version": "1.0"}, "profiles": ["swift"]})
for line in sys.stdin:
    case = json.loads(line)
    try:
        engine = Engine(case["profile"], case["given"], case["messages"])
        seen = [engine.perform(action) for action in case["actions"]]
        say({"id": case["id"], "observations": seen})
    except NotImplementedError as error:
        say({"id": case["id"], "unsupported": str(error)})
    except Exception as error:
        say({"id": case["id"], "error": {"message": repr(error)}})
```

An action that the engine does not know is `unsupported`, and the case is skipped. Any other exception is the
case's `error`. Neither ends the adapter, so it can run the next case.

In Swift, conform to `EngineAdapter` of the library `EngineKit` and serve it with
`await EngineServer(MyAdapter()).run()`. What the engine prints then goes to standard error.

Read [Conventions](#conventions) before the first verdict. The documents leave some things to adapter authors,
such as what a relaunch forgets; that section says how the suite means them.

## What to implement first

1. The manifest, and an empty list for each action. `iamspec doctor -- COMMAND` then accepts the wire format,
   and most cases fail. Run `doctor` again after each of these steps: it also checks most conventions.
2. `start_session`, `log_event`, `dismiss`, and the observation `displayed`: enough for the first cases of
   triggers and delivery.
3. `advance` (time is virtual; see below), `enter_background`, `enter_foreground`, `open_from_push`.
4. The rest of the actions, chapter by chapter. Until then, leave them out of the manifest's `actions`: cases
   that need them are skipped, and the report says why.

## The manifest

The engine writes one line first, before any request:

```json
{"iamspec":1,"engine":{"name":"ShopMessages","version":"2.1"},"profiles":["swift"],"window":8}
```

| Member | Meaning | If absent |
|---|---|---|
| `iamspec` | the version of the protocol: 1 | required |
| `engine` | `name` and `version`, as reports show them | `name` is required |
| `profiles` | the profiles that it follows: `swift`, `legacy` | required |
| `layer` | `engine`, or `presenter` if it is only the displaying half | `engine` |
| `clock` | `virtual`, or `real` for an engine that uses the wall clock | `virtual` |
| `window` | how many requests may be unanswered at the same time | 1 |
| `actions` | the kinds of action that it supports | all |
| `observations` | the kinds of observation that it reports; `stack` stands for the answer to `query_stack` | all |
| `not_applicable` | rules that do not apply to it, each with the reason: `{"reenqueue.keyboard":"has no keyboard"}`; cases of other rules that need one of them are skipped, too, and `explore` passes over what they decide | none |

A misspelled profile, action, observation or rule is an error that names the right word. Any other unknown word
is ignored, with a warning.

## A request

One request is one case. Start a new engine for each: no state of an earlier case may be visible.

```json
{"id":7,"case":"stack/last-in-first-out/two-waiting","profile":"swift","given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":{"first":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},"actions":[{"do":"start_session","deliver":["first"]},{"do":"log_event","name":"opened_shop","properties":{}}]}
```

* `id` is a whole number; the reply repeats it.
* `case` is for your log. Nothing may depend on it.
* `given` is the state of the world at the start; see below.
* `messages` has the campaigns and local messages that the actions refer to, by name; see below.
* All times except `minimum_interval` are whole milliseconds.

### The world

| Member of `given` | Values | Meaning |
|---|---|---|
| `minimum_interval` | whole seconds, or absent | absent: not configured, so the engine's own default applies; 0 switches the interval off |
| `app` | `foreground`, `background` | whether the app is on the screen |
| `orientation` | `portrait`, `landscape` | how the device is held |
| `keyboard` | `hidden`, `shown` | whether the keyboard is on the screen |
| `presenter` | `assigned`, `none` | whether the app has assigned a presenter; the legacy profile always has one |
| `host.implements` | `display_choice` | the host implements the method that decides whether to display a message |
| | `keyboard_display_choice` | legacy only: instead, the host implements the deprecated method that also learns about the keyboard |
| | `nothing` | the host implements neither, and nobody is asked |
| `host.choice`, `host.choices` | `now`, `reenqueue`, `discard` | what the host answers for every message, and for single messages |
| `assets` | by URL: `{"result":"ok","after":3000}` | how a fetch ends (`ok`, `fail`), and after how long; a URL that is not listed is fetched at once |

### Messages

| Member of a message | Values | Meaning |
|---|---|---|
| `type` | `slideup`, `modal`, `full`, `html` | the message types of the documents |
| | `image_modal` | a modal that is only an image |
| `triggers` | a list; see below | empty for a message that the app makes itself (a *local* message) |
| `priority` | a whole number | greater is higher; 0 if the campaign sets none |
| `orientation` | `any`, `portrait`, `landscape` | the orientation that the message is designed for |
| `image`, `zip` | a URL, or absent | its asset: an image, a ZIP file, or neither |
| `timeout` | milliseconds, or absent | how long it may still be displayed; absent: forever |
| `extras` | texts by key | the key-value pairs of the campaign |

### Triggers and filters

A trigger's `kind` is `session_start`, `push_click`, `any_purchase`, `custom_event` (with `name`) or
`specific_purchase` (with `product`). The last two may have a filter, `where`:
`{"property":"price","op":"at_least","value":3}`, `{"all":[…]}` or `{"any":[…]}`. `op` is one of `equals`,
`not_equals`, `greater_than`, `at_least`, `less_than`, `at_most`, `before`, `after`, `matches` (a regular
expression, found anywhere) and `exists` (the value is `true` or `false`). Values are strings, numbers,
booleans, and dates: `{"date":"2026-01-31T12:00:00Z"}`.

### Actions

| `do` | Members | What happens |
|---|---|---|
| `start_session` | `deliver`: names | a session starts, and the service delivers these campaigns |
| `log_event` | `name`, `properties` | the app logs a custom event |
| `log_purchase` | `product`, `properties` | the app logs a purchase |
| `receive_api_event` | `kind` (`custom_event`, `purchase`), `name` | an event reaches the service through its API |
| `open_from_push` | | the user opens the app from a push notification: it comes to the foreground |
| `enter_background`, `enter_foreground` | | the app leaves the screen, or comes back |
| `relaunch` | | the app's process restarts; see [Conventions](#the-app-and-the-device) |
| `rotate` | `to` (`portrait`, `landscape`) | the device is turned |
| `show_keyboard`, `hide_keyboard` | | the keyboard appears or goes |
| `advance` | `by` | time passes |
| `dismiss`, `click` | | the user dismisses or clicks the visible message |
| `present_local` | `message` | the app shows a message that it made itself |
| `display_next` | | the app asks for the top-most waiting message |
| `choose` | `choice`, or `choices` by message | what the host answers from now on: `now`, `reenqueue`, `discard` |
| `serve` | `assets` | how fetches end from now on |
| `assign_presenter` | | the app assigns a presenter |
| `log_impression`, `log_click` | `message` | the app logs an impression or a click through the message's context |
| `offer`, `opportunity` | `message`, – | for presenters only: a triggered message is handed over; a waiting message may be shown |
| `query_stack` | | answered by exactly one `stack` observation |

**Time is virtual.** `advance` is the only clock. Everything that falls due in this span happens during the
action, in the order of time. Nothing happens between actions. Never sleep, and never read the wall clock.

## Half an engine: presenters

Most teams write only the displaying half: the vendor's core decides what is triggered, and the app brings
its own *presenter*, which owns the stack, the screen and the display choice. Such an engine says
`"layer":"presenter"`. The harness then plays the core. The cases are the same, but the presenter gets other
actions:

* Instead of `start_session`, `log_event`, `log_purchase`, `receive_api_event` and `open_from_push`, it gets
  **`offer`** (this message has been triggered: put it on the stack, and offer the newest) and
  **`opportunity`** (the user is eligible: offer the newest message that waits). An action of a case can become
  one of them, or none; a `serve` may come first. If the app is in the background at an `open_from_push`,
  `enter_foreground` comes first, too.
* All other actions are the same as in the case, including `present_local`, `advance` and `query_stack`.
* `no_matching_trigger` and `prefetched` belong to the core, and the harness reports them. The interval belongs
  to the core, too: a presenter ignores `minimum_interval`, triggers and priorities. But a message without
  triggers is still a message that the app made, and has no analytics.
* **Assets.** The core fetches them on delivery; the presenter fetches what it needs when it is offered a
  message. `given` and `serve` tell a presenter how the network looks from behind the core: an asset that the core
  has is there at once, an asset that failed fails at once, and an asset that is still loading takes the time that
  is left. The harness sends a `serve` whenever this changes. As always, a fetch that has begun keeps its result; a
  message that is offered again may fetch again what failed.
* `presenter: none` in `given` means that the core does not know this presenter yet. Offers come anyway, and
  nothing may be displayed until `assign_presenter`.

The harness runs the cases whose rules all bind the presenter (`layer` in `rules.yaml`). The others are skipped,
with the reason "`trigger.custom-event` binds the core, and the engine is only a presenter". In the manifest's `actions`, a
presenter names `offer` and `opportunity` instead of the core's five; `observations` need not name the
core's two.

## A reply

```json
{"id":7,"observations":[[],[{"saw":"displayed","message":"first"},{"saw":"impression","message":"first"}]]}
```

`observations` has one list for each action, in order. Each list has what the action caused, in order. Leave
what you cannot observe out of the manifest's `observations`. Observations that no case asks for are ignored.

| `saw` | Members |
|---|---|
| `displayed` | `message`, and `extras` as the presenter received them; without `extras`, it received none |
| `dismissed`, `choice_asked`, `impression`, `click` | `message` |
| `discarded` | `message`, `reason`: `display_choice`, `asset_failed`, `timeout`, `orientation`, `missing_image` |
| `reenqueued` | `message`, `reason`: `background`, `other_visible`, `display_choice`, `keyboard` |
| `no_matching_trigger` | `kind`: `custom_event`, `purchase`, `session_start`, `push_click`; `name` for the first two |
| `prefetched` | `asset`: the URL |
| `stack` | `messages`: what waits, the top first; a message that loads may be named or not |

Two other replies:

```json
{"id":7,"unsupported":"has no keyboard"}
{"id":7,"error":{"action":1,"message":"out of memory"}}
```

With `unsupported`, the case is *skipped*, with this reason; use it for an action that you do not know. With `error`,
the case is *errored*; `action` counts from 0 and may be left out.

## Conventions

The rules come from the documents. If these say nothing, but the suite can test engines only if all of them do the
same, a convention decides. No rule states one. `iamspec doctor` checks the conventions that it can see, and
quotes the sentence that an engine does not keep. If your engine cannot keep one, say so with `unsupported`.

An open question is not a convention: every answer to it conforms. `iamspec characterize` shows the answers of an
engine.

### Names, numbers, texts and dates

* **Numbers.** Whole numbers are between -2^53 and 2^53, so that a double represents them exactly. A priority is a
  whole number, and the greater one is the higher one. *With priorities 1 and 5, the message with 5 wins.*
* **Names.** Two names (of messages, events, products or properties) are the same if their characters are the same:
  case, accents and spaces count. *`opened_shop` is not `Opened_Shop`.* The name identifies a message: if it is
  triggered or delivered again, it is the same message.
* **Triggers.** A message may have several triggers, and each of them is enough. No document says so, but no document
  limits a message to one. *A message for `opened_shop` and for the push click is displayed by whichever comes first.*
* **Filters.** No document lists the comparisons that a filter can make. The table of
  [operators](#triggers-and-filters) says what each means. *An engine that has no `matches` answers `unsupported` to a
  case that uses it.*
* **Texts.** All texts are in Unicode's composed form (NFC), so an engine may compare bytes or characters.
  *`é` is one character, U+00E9.*
* **Patterns.** A pattern may be found anywhere in the text. *`den-B` is found in `Baden-Baden`.* Cases use what
  all dialects have in common: characters, `.`, sets (`[4-6]`), `*`, `+`, `?`, `|`, groups, `^`, `$`, `\d` and `\w`.
* **Dates.** A date is always `{"date":"2026-01-31T12:00:00Z"}`: UTC, in whole seconds, without fractions or
  other time zones. A text that looks like a date is sent as a text.
* **Assets.** A message has an image or a ZIP file, or neither, but never both. A fetch fails only if `assets`
  says so: the network does not give up by itself. *An asset with `"after":120000` is there after two minutes.*

### The app and the device

* **Phones.** The suite is about phones: the device is in portrait or in landscape, and a message for one
  orientation does not fit the other. Run an adapter for a tablet as a phone.
* **Push.** `open_from_push` brings the app to the foreground. *After `enter_background`, `open_from_push`, a
  message that is triggered can be displayed at once.*
* **Relaunch.** `relaunch` starts the app again in the foreground, with empty memory, an empty screen and no
  keyboard. Nothing waits, nothing loads, and nothing comes back to the screen with the app. `relaunch` keeps
  the orientation, the host's answers, the presenter, the configured interval, and what the network does. The
  clock goes on. What survives on disk is open. *After `rotate` to landscape and `relaunch`, the device is
  still in landscape; after `show_keyboard` and `relaunch`, the keyboard is gone.*
* **Network.** `serve` changes the URLs that it names and leaves all others as they were. *After
  `{"do":"serve","assets":{"a.png":{"result":"ok","after":0}}}`, a fetch of `b.png` ends as before.*
  A fetch that has begun keeps its result. *An image that takes 5 s is there after 5 s, even if a `serve` in the
  meantime says that it fails.*
* **Changes.** A state that is reached already is not reached again: `enter_background` comes only in the foreground,
  `show_keyboard` only without a keyboard, and no second presenter is assigned. The user may click or dismiss even if
  no message is visible. *No script has `show_keyboard` twice without `hide_keyboard` or `relaunch` in between.*
* **Rotation.** Turning the device to the orientation that it already has is still a turn.
* **Interval.** `minimum_interval` 0 switches the interval off; it does not stand for the default. *Two messages
  may then be displayed in the same millisecond.*
* **Time.** When several things fall due at the same moment of an `advance`, fetches end first; then messages are
  offered whose assets have just arrived; then the visible message's timeout and the end of the interval count.

### The host

* **Choice for all.** `choose` with `choice` sets the answer for every message and forgets all earlier
  `choices`. *After `{"do":"choose","choice":"now"}`, nothing is discarded any more.*
* **Choice for some.** `choose` with `choices` sets the answers for the messages that it names and leaves
  everything else as it was. *`{"do":"choose","choices":{"sale":"now"}}` changes nothing for `news`.*
* **Nobody to ask.** Where the host implements `nothing`, nobody is asked, and `choose` changes nothing. Every
  message is displayed if nothing else is in its way. `host.implements` applies to the whole case.
* **Legacy's words.** The suite's `now`, `reenqueue` and `discard` are the Swift SDK's. The legacy documents
  call them *now*, *later* and *discard*. If a legacy interface has a fourth answer, or its own word *reenqueue* means
  something else, the suite does not send these: translate `reenqueue` into *later*.

### What is reported

* **On the screen.** A message is reported as `displayed` when it is put on the screen, and its `impression`
  belongs to the same action. No case asserts which of the two comes first. *`[displayed, impression]` and
  `[impression, displayed]` are equivalent.*
* **Off the screen.** A message is reported as `dismissed` when it has left the screen. It does not matter why. Apart
  from what an open question names (a turn, the background, the keyboard, a click, its timeout), only
  `dismiss` takes it away.
* **Animations.** All that an action causes ends inside the action. A presenter lets its animations end, or
  switches them off, before it answers. *After `dismiss`, the next action finds an empty screen.*
* **Not displayed.** `reenqueued` and `discarded` say what became of a triggered or local message that was not
  displayed, with one reason. An engine that leaves a message on its stack, because it first checks whether
  something is in the way, reports no `reenqueued` for it. It does report `reenqueued` with `display_choice`
  whenever the host puts a message off. If there are two reasons to go back, either may be reported.
* **Fetches.** `prefetched` is reported when the fetch begins, however it ends. `prefetched` is reported once
  for each fetch. Only a fetch that a delivery begins is reported: not that of a local message, and not a second
  try at a trigger. *Two messages share an image: one fetch, one `prefetched`, in the list of `start_session`.*
* **Extras.** In the profile `swift`, a `displayed` without `extras` means that the presenter received none. An adapter
  that cannot see them names `extras.delivered` in `not_applicable`: the cases of the rule are then skipped, and extras
  make no difference to `explore`. In the profile `legacy`, nothing asks for extras.
  *`{"saw":"displayed","message":"sale"}` is right for a campaign without extras.*
* **Loading.** A message that has been triggered and whose asset has not arrived *loads*. It may load on the stack or
  beside it (`open.loading`), so the answer to `query_stack` may name it or not: no case asserts the stack while a
  message loads. *After the trigger of `sale`, whose image takes 5 s, `[]` and `["sale"]` are both right.*
* **Requests.** `display_next` offers a waiting message like any other opportunity. A message that loads is not ready,
  and what it does to the others is open (`open.loading-holds-up`, `open.report-while-loading`). An asset that nobody has requested yet is fetched at the trigger or when the message is offered, be it by
  an opportunity or by `display_next` (`open.fetch-start`). *`display_next` does not fetch an asset that is under way.*
* **No match.** The `name` of a purchase in `no_matching_trigger` is the product.
  *`{"saw":"no_matching_trigger","kind":"purchase","name":"shoes"}`.*
* **Unsupported.** `unsupported` is for single actions that an engine cannot perform. An engine that lacks a whole
  part leaves it out of the manifest's `actions`, or names the rules in `not_applicable`, so that the report says
  once what is missing. If you rely on the verdict, limit both with `max_skipped` and `require` in the list of known
  failures. *An engine without `display_next` leaves it out of `actions`.*

### What the suite does not cover

Real engines can do more than the documents describe: messages that disappear by themselves after a time, swipes,
close buttons and buttons inside a message, messages of a control group, test sends, a change of user, classes of
devices. No case asks about them. Switch off what takes a message off the screen by itself, and set up the rest as for
one user with one phone. *A slideup that disappears after five seconds must stay for the length of a case.*

## Traces

On a device or in a UI test, no harness can drive the engine. Instead, the app writes down what happens and what is
seen, and `iamspec check` judges that log. The log, a *trace*, has one JSON object per line: a header, and then a line
for each action and each observation. `trace.schema.json` describes both. In Swift, `TraceRecorder` of the library
`EngineKit` writes a trace; in other languages, any JSON writer will do.

```json
{"iamspec_trace":1,"engine":{"name":"ShopMessages","version":"2.1"},"profile":"swift","given":{"minimum_interval":0},"messages":{"sale":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}]}},"unseen":["choice_asked","prefetched"]}
{"at":0,"do":"start_session","deliver":["sale"]}
{"at":840,"do":"log_event","name":"opened_shop"}
{"at":913,"saw":"displayed","message":"sale"}
{"at":915,"saw":"impression","message":"sale"}
{"at":4020,"do":"dismiss","note":"swiped away"}
{"at":4310,"saw":"dismissed","message":"sale"}
{"at":9000,"end":true}
```

| Member of the header | Meaning | If absent |
|---|---|---|
| `iamspec_trace` | the version of the format: 1 | required |
| `profile` | the profile that the engine follows: `swift`, `legacy` | required |
| `messages` | the campaigns and the app's own messages, by name, as in a request | required |
| `given` | the state of the world at the start, as in a request | the defaults of a case |
| `engine` | `name` and `version`, for people | unnamed |
| `unseen` | the kinds of observation that the trace cannot contain | none |
| `unknown` | what is not known about the start of a trace that begins in the middle: `visible` (what is on the screen), `waiting` (what is on the stack), `interval` (whether it runs) | everything is known: the trace begins with the app |
| `note` | a remark | |

| Member of a line | Meaning |
|---|---|
| `at` | when, in whole milliseconds since the start; never less than in the line before |
| `do` | something happens: an action, with its members, as in a request |
| `saw` | something is seen: an observation, with its members, as in a reply |
| `end` | `true`, in the last line: the trace ends here, and nothing else was seen until now |
| `note` | a remark |

A line has exactly one of `do`, `saw` and `end`. Other members are errors, so that a misspelled member is noticed.
Members of `given` and of messages that have a default in a case may be left out. There is no `advance`, `offer` or
`opportunity`: time passes by itself, and nobody plays the core.

* **Write an action before it happens.** What is seen before an action was not caused by it. What an action causes
  may be seen after the next one.
* **Use a clock that never goes back,** and that goes on while the device sleeps.
* **Write each line immediately,** and end it with a line feed: what is in the file survives a crash. An incomplete
  last line is left out, and `check` says so.
* **Say what cannot be seen.** List each kind of observation that the app does not write down in `unseen`; otherwise
  its absence counts as a mistake of the engine. Details (`extras`, `reason`) may be left out of any line.
* **Times.** The time of a line may differ by up to `--slack` (500 ms) from the time of what it records. If an interval,
  a timeout or a fetch ends within the slack of an action, the action may have come before or after that, and both are
  tried. So a message may be displayed 400 ms before its interval is over, or 400 ms late, but not two seconds. Choose a
  slack that is longer than your log may be late. 500 ms is half of the smallest unit in which the documents count, so
  that no edge reaches the next.
* **Fetches.** `given.assets` and `serve` say how fetches end, as always. If your app cannot know that, begin the trace
  when all assets are there.
* **The middle.** With `unknown`, all campaigns count as delivered before the trace begins, and `check` looks for a
  beginning that explains the trace: any message on the screen, up to three waiting in any order. It tries up to 1,000
  beginnings; with `visible` and `waiting`, that is enough for five messages. Such a trace is explained or unexplained,
  but never a breach, because what happened before may excuse the engine.
* **Limits.** A line may have up to 1 MiB, and a trace up to 64 MiB, 100,000 lines and a year.

## The rules of the wire

* **Standard output belongs to the protocol**, from the first line to the last. Log to standard error:
  the report of a case shows what you write there while the case runs (the last 64 KiB of it). If an SDK prints to
  standard output, duplicate descriptor 1 for the replies and point descriptor 1 at descriptor 2 (`dup`, `dup2`) before
  anything else runs. `EngineServer` does so.
* **Flush after each reply**, or at the latest before you wait for input. With a window, you may hold replies
  back as long as more requests are available.
* **Start requests in order.** With a `window` above 1, that many may be running at the same time; replies may come in
  any order, because each has its `id`. With a window of 1, the next request comes after the reply.
  Say how many you can take, not how many are best: iamspec sends at most 32 requests ahead at first, and doubles that
  as long as doubling makes the replies come sooner, up to your `window`.
* **End when standard input ends.** A process that does not end within a second gets `SIGTERM`, and a second
  later `SIGKILL`.
* **Several processes** of the engine may run at the same time (`--jobs`): they must not share files or ports.
* **Each case has a deadline** (10 s, or `--timeout`). Its time starts when no older case is unanswered, so a window
  does not shorten it. The manifest has to come within 10 s.

## Limits

Texts that exceed a limit are cut when they are read, and then end in `… [N bytes more]`. Exceeding any other limit is
an error that names the limit. All sizes are in bytes of UTF-8.

| What | Limit | Beyond it |
|---|---|---|
| a line | 8 MiB | errored (`protocol`); the process is replaced |
| observations in a reply | 10,000 | errored (`protocol`) |
| members of `extras`, names in a `stack` | 1,000 each | errored (`protocol`) |
| nested arrays and objects | 64 levels | not valid JSON |
| `profiles`, `actions`, `observations`, `not_applicable` in the manifest | 1,000 entries each | the engine cannot be run |
| `window` | 1,024 | 1,024 is used |
| the engine's name and version | 200 bytes each | cut |
| names (of messages, events, products, profiles, rules, and keys of `extras`) | 1 KiB | cut |
| the reason of `unsupported`, a reason in `not_applicable` | 1 KiB | cut |
| the URL of an asset | 8 KiB | cut |
| a value in `extras` | 16 KiB | cut |
| the message of an `error` | 16 KiB | cut |
| standard error while a case runs | 64 KiB | the last part is kept |

## The engine's processes

* **A session of its own.** Each process leads a session and a process group, and has no controlling terminal:
  `/dev/tty` cannot be opened, and a Ctrl-C typed at the harness reaches only the harness.
* **What it starts ends with it.** When a process ends, its whole process group is killed. On Linux, processes
  that left the group or the session (`setsid`, a daemon) are killed, too, if they kept the environment variable
  `IAMSPEC_ENGINE`, which every process of an engine inherits. There is no guarantee for processes that left the
  group *and* dropped that variable, that belong to another user, or that another program started for the engine
  (such as the daemon of a container). On other systems, there is none for processes that left the group.
* **None outlives the harness.** An interrupt (Ctrl-C, `SIGTERM`, `SIGHUP`) ends the engine's processes at once:
  `SIGTERM`, and `SIGKILL` after a fifth of a second. No more processes are started. The report covers what was
  done so far, without the cases that were running. If the harness itself is killed, even by `SIGKILL`, a small
  guard process kills the remaining processes.

## When things go wrong

| The engine | The verdict of the case |
|---|---|
| answers `error` | errored (`error`) |
| exits, or is ended by a signal | errored (`crash`), with the status and the last line on standard error |
| does not answer in time | errored (`timeout`) |
| writes a malformed reply, with the id of an unanswered case | errored (`protocol`); the process continues |
| reports too few or too many lists, or more than the limits allow | errored (`protocol`) |
| writes anything else: not JSON, a repeated member, no id, a wrong id, a second reply | errored (`protocol`); the process is replaced |
| writes anything more when all its cases have verdicts | the run is red: it shows what the engine wrote, and exits with 1 |

After a crash, a hang, or an unexpected line, a new process replaces the old one, and the unanswered cases are
sent again, **one at a time**. A case is blamed only if it was the only one that a process was sent, or if it
hung while no other was unanswered. So an engine that crashes in one case spoils no other case, whatever its
window. A case that passes when it is sent again has passed, with a note in its log.

An engine may crash in any number of cases: each case has its own verdict. The run gives up only if no more answers
can be expected:

* twice in a row, a process writes no manifest, or not the same manifest as the first process;
* before any case was answered, more than 20 processes hung, each for a whole deadline, or more than 1,000
  failed in any way.

"""####

let builtinProtocolSchema: StaticString = ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$comment": "Written by `iamspec schema`; do not edit.",
  "title": "The protocol between iamspec and an engine process, version 1",
  "description": "One message a line. Validate a line against one of manifest, request and reply below; unknown members are allowed everywhere, and ignored.",
  "$id": "https://iamspec.example/protocol.schema.json",
  "anyOf": [
    {
      "$ref": "#/$defs/manifest"
    },
    {
      "$ref": "#/$defs/request"
    },
    {
      "$ref": "#/$defs/reply"
    }
  ],
  "$defs": {
    "manifest": {
      "description": "The first line that an engine writes.",
      "type": "object",
      "required": [
        "iamspec",
        "engine",
        "profiles"
      ],
      "properties": {
        "iamspec": {
          "description": "The version of the protocol.",
          "const": 1
        },
        "engine": {
          "type": "object",
          "required": [
            "name"
          ],
          "properties": {
            "name": {
              "type": "string"
            },
            "version": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        "profiles": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "minItems": 1
        },
        "layer": {
          "anyOf": [
            {
              "enum": [
                "engine",
                "presenter"
              ]
            },
            {
              "type": "null"
            }
          ]
        },
        "clock": {
          "anyOf": [
            {
              "enum": [
                "virtual",
                "real"
              ]
            },
            {
              "type": "null"
            }
          ]
        },
        "window": {
          "description": "How many requests the engine may have unanswered; 1 if absent.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "actions": {
          "description": "The kinds of action that it takes; all if absent.",
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "string"
          }
        },
        "observations": {
          "description": "The kinds of observation that it reports, with `stack` for the query; all if absent.",
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "string"
          }
        },
        "not_applicable": {
          "description": "The rules that do not apply to it, each with the reason.",
          "type": [
            "object",
            "null"
          ],
          "additionalProperties": {
            "type": "string"
          }
        }
      }
    },
    "request": {
      "description": "A line that the harness writes: one case, for a fresh engine.",
      "type": "object",
      "required": [
        "id",
        "case",
        "profile",
        "given",
        "messages",
        "actions"
      ],
      "properties": {
        "id": {
          "type": "integer"
        },
        "case": {
          "description": "Only for the engine's log.",
          "type": "string"
        },
        "profile": {
          "type": "string"
        },
        "given": {
          "$ref": "#/$defs/given"
        },
        "messages": {
          "type": "object",
          "propertyNames": {
            "pattern": "^[a-z][a-z0-9_]*$"
          },
          "additionalProperties": {
            "$ref": "#/$defs/message"
          }
        },
        "actions": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/action"
          }
        }
      }
    },
    "reply": {
      "description": "A line that an engine writes for each request.",
      "type": "object",
      "required": [
        "id"
      ],
      "properties": {
        "id": {
          "type": "integer"
        }
      },
      "oneOf": [
        {
          "required": [
            "observations"
          ],
          "properties": {
            "observations": {
              "description": "One list for each action of the request.",
              "type": "array",
              "items": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/observation"
                }
              }
            }
          }
        },
        {
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "type": "object",
              "required": [
                "message"
              ],
              "properties": {
                "action": {
                  "description": "The action at which it happened, counted from 0.",
                  "type": [
                    "integer",
                    "null"
                  ]
                },
                "message": {
                  "type": "string"
                }
              }
            }
          }
        },
        {
          "required": [
            "unsupported"
          ],
          "properties": {
            "unsupported": {
              "description": "What the engine cannot do.",
              "type": "string"
            }
          }
        }
      ]
    },
    "given": {
      "type": "object",
      "required": [
        "app",
        "orientation",
        "keyboard",
        "presenter",
        "host",
        "assets"
      ],
      "properties": {
        "minimum_interval": {
          "description": "In seconds; if absent, it is not configured, and the engine's default applies.",
          "type": "integer"
        },
        "app": {
          "enum": [
            "foreground",
            "background"
          ]
        },
        "orientation": {
          "$ref": "#/$defs/orientation"
        },
        "keyboard": {
          "enum": [
            "hidden",
            "shown"
          ]
        },
        "presenter": {
          "enum": [
            "assigned",
            "none"
          ]
        },
        "host": {
          "type": "object",
          "required": [
            "implements",
            "choice",
            "choices"
          ],
          "properties": {
            "implements": {
              "enum": [
                "display_choice",
                "keyboard_display_choice",
                "nothing"
              ]
            },
            "choice": {
              "$ref": "#/$defs/choice"
            },
            "choices": {
              "$ref": "#/$defs/choices"
            }
          }
        },
        "assets": {
          "$ref": "#/$defs/assets"
        }
      }
    },
    "orientation": {
      "enum": [
        "portrait",
        "landscape"
      ]
    },
    "choice": {
      "enum": [
        "now",
        "reenqueue",
        "discard"
      ]
    },
    "choices": {
      "type": "object",
      "additionalProperties": {
        "$ref": "#/$defs/choice"
      }
    },
    "assets": {
      "description": "The results of fetches, by URL; a URL that is not listed is fetched at once.",
      "type": "object",
      "additionalProperties": {
        "type": "object",
        "required": [
          "result",
          "after"
        ],
        "properties": {
          "result": {
            "enum": [
              "ok",
              "fail"
            ]
          },
          "after": {
            "description": "In milliseconds.",
            "type": "integer",
            "minimum": 0
          }
        }
      }
    },
    "message": {
      "type": "object",
      "required": [
        "type",
        "triggers",
        "priority",
        "orientation",
        "extras"
      ],
      "properties": {
        "type": {
          "enum": [
            "slideup",
            "modal",
            "image_modal",
            "full",
            "html"
          ]
        },
        "triggers": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/trigger"
          }
        },
        "priority": {
          "type": "integer"
        },
        "orientation": {
          "enum": [
            "any",
            "portrait",
            "landscape"
          ]
        },
        "image": {
          "type": "string"
        },
        "zip": {
          "type": "string"
        },
        "timeout": {
          "description": "In milliseconds.",
          "type": "integer"
        },
        "extras": {
          "$ref": "#/$defs/extras"
        }
      }
    },
    "extras": {
      "type": "object",
      "additionalProperties": {
        "type": "string"
      }
    },
    "trigger": {
      "type": "object",
      "required": [
        "kind"
      ],
      "properties": {
        "where": {
          "$ref": "#/$defs/filter"
        }
      },
      "oneOf": [
        {
          "properties": {
            "kind": {
              "enum": [
                "session_start",
                "push_click",
                "any_purchase"
              ]
            }
          }
        },
        {
          "required": [
            "name"
          ],
          "properties": {
            "kind": {
              "enum": [
                "custom_event"
              ]
            },
            "name": {
              "type": "string"
            }
          }
        },
        {
          "required": [
            "product"
          ],
          "properties": {
            "kind": {
              "enum": [
                "specific_purchase"
              ]
            },
            "product": {
              "type": "string"
            }
          }
        }
      ]
    },
    "filter": {
      "type": "object",
      "oneOf": [
        {
          "required": [
            "property",
            "op",
            "value"
          ],
          "properties": {
            "property": {
              "type": "string"
            },
            "op": {
              "enum": [
                "equals",
                "not_equals",
                "greater_than",
                "at_least",
                "less_than",
                "at_most",
                "before",
                "after",
                "matches",
                "exists"
              ]
            },
            "value": {
              "$ref": "#/$defs/value"
            }
          }
        },
        {
          "required": [
            "all"
          ],
          "properties": {
            "all": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/filter"
              }
            }
          }
        },
        {
          "required": [
            "any"
          ],
          "properties": {
            "any": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/filter"
              }
            }
          }
        }
      ]
    },
    "value": {
      "oneOf": [
        {
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        {
          "type": "object",
          "required": [
            "date"
          ],
          "properties": {
            "date": {
              "type": "string",
              "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$"
            }
          }
        }
      ]
    },
    "properties": {
      "type": "object",
      "additionalProperties": {
        "$ref": "#/$defs/value"
      }
    },
    "action": {
      "type": "object",
      "required": [
        "do"
      ],
      "oneOf": [
        {
          "required": [
            "deliver"
          ],
          "properties": {
            "do": {
              "enum": [
                "start_session"
              ]
            },
            "deliver": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        },
        {
          "required": [
            "name",
            "properties"
          ],
          "properties": {
            "do": {
              "enum": [
                "log_event"
              ]
            },
            "name": {
              "type": "string"
            },
            "properties": {
              "$ref": "#/$defs/properties"
            }
          }
        },
        {
          "required": [
            "product",
            "properties"
          ],
          "properties": {
            "do": {
              "enum": [
                "log_purchase"
              ]
            },
            "product": {
              "type": "string"
            },
            "properties": {
              "$ref": "#/$defs/properties"
            }
          }
        },
        {
          "required": [
            "kind",
            "name"
          ],
          "properties": {
            "do": {
              "enum": [
                "receive_api_event"
              ]
            },
            "kind": {
              "enum": [
                "custom_event",
                "purchase"
              ]
            },
            "name": {
              "type": "string"
            }
          }
        },
        {
          "properties": {
            "do": {
              "enum": [
                "open_from_push",
                "enter_background",
                "enter_foreground",
                "relaunch",
                "show_keyboard",
                "hide_keyboard",
                "dismiss",
                "click",
                "display_next",
                "assign_presenter",
                "opportunity",
                "query_stack"
              ]
            }
          }
        },
        {
          "required": [
            "to"
          ],
          "properties": {
            "do": {
              "enum": [
                "rotate"
              ]
            },
            "to": {
              "$ref": "#/$defs/orientation"
            }
          }
        },
        {
          "required": [
            "by"
          ],
          "properties": {
            "do": {
              "enum": [
                "advance"
              ]
            },
            "by": {
              "description": "In milliseconds.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        {
          "required": [
            "message"
          ],
          "properties": {
            "do": {
              "enum": [
                "present_local",
                "log_impression",
                "log_click",
                "offer"
              ]
            },
            "message": {
              "type": "string"
            }
          }
        },
        {
          "properties": {
            "do": {
              "enum": [
                "choose"
              ]
            },
            "choice": {
              "$ref": "#/$defs/choice"
            },
            "choices": {
              "$ref": "#/$defs/choices"
            }
          },
          "oneOf": [
            {
              "required": [
                "choice"
              ]
            },
            {
              "required": [
                "choices"
              ]
            }
          ]
        },
        {
          "required": [
            "assets"
          ],
          "properties": {
            "do": {
              "enum": [
                "serve"
              ]
            },
            "assets": {
              "$ref": "#/$defs/assets"
            }
          }
        }
      ]
    },
    "observation": {
      "type": "object",
      "required": [
        "saw"
      ],
      "oneOf": [
        {
          "required": [
            "message"
          ],
          "properties": {
            "saw": {
              "enum": [
                "displayed"
              ]
            },
            "message": {
              "type": "string"
            },
            "extras": {
              "anyOf": [
                {
                  "$ref": "#/$defs/extras"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        {
          "required": [
            "message"
          ],
          "properties": {
            "saw": {
              "enum": [
                "dismissed",
                "choice_asked",
                "impression",
                "click"
              ]
            },
            "message": {
              "type": "string"
            }
          }
        },
        {
          "required": [
            "message"
          ],
          "properties": {
            "saw": {
              "enum": [
                "discarded"
              ]
            },
            "message": {
              "type": "string"
            },
            "reason": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        {
          "required": [
            "message"
          ],
          "properties": {
            "saw": {
              "enum": [
                "reenqueued"
              ]
            },
            "message": {
              "type": "string"
            },
            "reason": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        {
          "required": [
            "kind"
          ],
          "properties": {
            "saw": {
              "enum": [
                "no_matching_trigger"
              ]
            },
            "kind": {
              "enum": [
                "custom_event",
                "purchase",
                "session_start",
                "push_click"
              ]
            },
            "name": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        },
        {
          "required": [
            "asset"
          ],
          "properties": {
            "saw": {
              "enum": [
                "prefetched"
              ]
            },
            "asset": {
              "type": "string"
            }
          }
        },
        {
          "required": [
            "messages"
          ],
          "properties": {
            "saw": {
              "enum": [
                "stack"
              ]
            },
            "messages": {
              "description": "What waits, the top first.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        }
      ]
    }
  }
}

"""##
