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
#"Says it twice: of two messages triggered by one event, the one of higher priority is *displayed*; of several eligible ones that belong to an event, only the one of highest priority is *delivered*."#,
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
the stack: a launch "from suspension" is read as the start of a new process, after the system ended the
suspended one. Going to the background and returning does not, however long the app is away: a message that
was put back because the app was in the background waits on the stack for the user's return.
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
#"triggers/custom-event/other-name/blanks"#,
#"An event named  opened_shop  does not trigger a message for opened_shop"#,
#" opened_shop "#,
#"triggers/custom-event/other-name/hyphen"#,
#"An event named opened-shop does not trigger a message for opened_shop"#,
#"opened-shop"#,
#"triggers/custom-event/unusual-name/spaces"#,
#"The event name Opened the shop is compared letter for letter like any other"#,
#"named"#,
#"Opened the shop"#,
#"Opened theshop"#,
#"The table shows that a name may have any characters."#,
#"triggers/custom-event/unusual-name/accents"#,
#"The event name café_geöffnet is compared letter for letter like any other"#,
#"café_geöffnet"#,
#"cafe_geoffnet"#,
#"triggers/custom-event/unusual-name/symbols"#,
#"The event name shop.opened? is compared letter for letter like any other"#,
#"shop.opened?"#,
#"shop-opened"#,
#"triggers/custom-event/unusual-name/dots"#,
#"The event name shop.opened is compared letter for letter like any other"#,
#"shop.opened"#,
#"shop.closed"#,
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
#"triggers/filter-comparisons/matches-twice"#,
#"A pattern that two filters share matches each time"#,
#"boots"#,
#"filtered"#,
#"A compiled pattern can remember where it matched last, and look for the next match only after that."#,
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
#"triggers/filter-events/own-properties-of-a-purchase"#,
#"A purchase does not have the properties of the purchase before it"#,
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
#"triggers/filter-extremes/thirty-properties"#,
#"The thirtieth of thirty properties is found"#,
#"packing_list"#,
#"packed_suitcase"#,
#"yoga_mat"#,
#"belt"#,
#"blouse"#,
#"4.0"#,
#"bracelet"#,
#"cap"#,
#"6.0"#,
#"coat"#,
#"7.0"#,
#"dress"#,
#"8.0"#,
#"glove"#,
#"hat"#,
#"jacket"#,
#"11.0"#,
#"jeans"#,
#"12.0"#,
#"necklace"#,
#"13.0"#,
#"ring"#,
#"14.0"#,
#"sandals"#,
#"15.0"#,
#"scarf"#,
#"16.0"#,
#"shirt"#,
#"17.0"#,
#"18.0"#,
#"shorts"#,
#"19.0"#,
#"skirt"#,
#"suit"#,
#"22.0"#,
#"sweater"#,
#"23.0"#,
#"swimsuit"#,
#"24.0"#,
#"tie"#,
#"25.0"#,
#"tights"#,
#"26.0"#,
#"vest"#,
#"27.0"#,
#"wallet"#,
#"28.0"#,
#"watch"#,
#"29.0"#,
#"wristband"#,
#"30.0"#,
#"triggers/filter-extremes/texts-of-digits"#,
#"The article 0042 is not the article 42"#,
#"care_kit"#,
#"viewed_article"#,
#"number"#,
#"0042"#,
#"42"#,
#"triggers/filter-extremes/empty-text"#,
#"A text can be equal to the empty text"#,
#"profile_tip"#,
#"saved_profile"#,
#"nickname"#,
#"triggers/filter-extremes/end-of-a-long-text"#,
#"A pattern and a text of more than 64 characters are compared to their ends"#,
#"apology"#,
#"wrote_review"#,
#"text"#,
#"The jacket fits well and the color is just as I had hoped but the lining is torn"#,
#"The jacket fits well and the color is just as I had hoped but the lining is thin"#,
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
#"triggers/no-match/not-displayed/turned"#,
#"An event is not reported if the message that it triggers is not displayed: it does not fit the device"#,
#"photo.jpg"#,
#"slow.jpg"#,
#"panorama"#,
#"triggers/no-match/not-displayed/failed"#,
#"An event is not reported if the message that it triggers is not displayed: its image failed"#,
#"photo_tour"#,
#"triggers/no-match/not-displayed/late"#,
#"An event is not reported if the message that it triggers is not displayed: its image comes too late"#,
#"slow_tour"#,
#"triggers/no-match/not-displayed/put-off"#,
#"An event is not reported if the message that it triggers is not displayed: the app puts it off"#,
#"triggers/no-match/not-displayed-in-legacy/imageless"#,
#"An event is not reported if the message that it triggers is not displayed: it lacks the image that it needs"#,
#"poster"#,
#"triggers/no-match/not-displayed-in-legacy/keyboard"#,
#"An event is not reported if the message that it triggers is not displayed: the keyboard is up"#,
#"triggers/no-match/without-a-presenter"#,
#"Without a presenter, an event that has a message is not reported, and one that has none is"#,
#"triggers/no-match/within-the-interval"#,
#"An event that has no message is reported within the interval as well"#,
#"The interval holds messages back, not reports."#,
#"triggers/no-match/while-another-loads"#,
#"An event that has no message is reported while the image of another message loads"#,
#"triggers/no-match/in-every-session"#,
#"An event that has no message is reported in the second session and after a relaunch"#,
#"triggers/no-match/under-the-keyboard"#,
#"An event that has no message is reported while the keyboard is up"#,
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
#"triggers/several-triggers/last-of-seven"#,
#"The last of seven triggers displays the message"#,
#"bonus_round"#,
#"found_key"#,
#"solved_riddle"#,
#"crossed_bridge"#,
#"beat_dragon"#,
#"reached_tower"#,
#"rescued_king"#,
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
#"triggers/specific-purchase/other-product/blanks"#,
#"Buying  sneakers  does not trigger a message for sneakers"#,
#" sneakers "#,
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
#"delivery/failed-before/fetched-in-time"#,
#"A message whose image failed before is displayed at once after a later session has fetched the image"#,
#"""
The second fetch takes five seconds and is over at the trigger. An engine that fetches a failed image again at
the trigger (`open.asset-retry`), and not on delivery, is five seconds late.
"""#,
#"It shows on which occasion an engine fetches a failed image again."#,
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
#"The table shows each place in the delivery."#,
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
#"delivery/highest-priority/by-one"#,
#"A priority of 2 wins over one of 1, whatever the other message is like"#,
#"""
Two other messages are large, have images and filters, and come before and after the winner: whatever an engine
adds for that, the winner has the highest priority.
"""#,
#"before"#,
#"cover.png"#,
#"after"#,
#"delivery/highest-priority/by-one-while-loading"#,
#"A message of priority 2 wins over one of 1 even while its own image loads"#,
#"An engine that prefers what is ready may do so only among almost equal priorities."#,
#"delivery/highest-priority/not-below-a-winner-that-waits"#,
#"If the winner waits behind a visible message, the runner-up does not wait below it"#,
#"ticker"#,
#"day_pass"#,
#"delivery/highest-priority/not-below-under-the-keyboard"#,
#"If the winner waits for the keyboard to be hidden, the runner-up does not wait below it"#,
#"delivery/highest-priority/not-in-place-of-the-winner/turned"#,
#"If the winner is discarded, the runner-up does not take its place: the winner does not fit the device"#,
#"""
The priorities are compared at the event. Whether the winner can be displayed is decided afterwards, and nobody
is asked to stand in for it.
"""#,
#"delivery/highest-priority/not-in-place-of-the-winner/failed"#,
#"If the winner is discarded, the runner-up does not take its place: the image of the winner failed"#,
#"photo_story"#,
#"delivery/highest-priority/not-in-place-of-one-without-its-image"#,
#"If the winner lacks the image that it needs, the runner-up does not take its place"#,
#"cover"#,
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
#"delivery/late-assets/each-type/slideup"#,
#"A message of the type slideup for the session start appears when its image has arrived"#,
#"weather"#,
#"delivery/late-assets/each-type/image-modal"#,
#"A message of the type image_modal for the session start appears when its image has arrived"#,
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
#"delivery/on-session-start/fourth-session"#,
#"The fourth session of a launch delivers messages like the first"#,
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
#"delivery/prefetch-reported/outranked"#,
#"The image of a message is requested on delivery even if another message for the same event outranks it"#,
#"""
The message of highest priority is chosen at each event, from messages that are all on the device already. An
engine that keeps only one of several messages for an event spares a fetch, and has nothing left to display
when that one cannot be triggered.
"""#,
#"cart_sale"#,
#"sale.png"#,
#"delivery/prefetch-reported/failed-at-session-start"#,
#"The image of a message for the session start is requested on both deliveries or on neither"#,
#"Whether such an image is fetched ahead is open (`open.prefetch-at-once`). That it failed makes no difference."#,
#"welcome.png"#,
#"An engine that fetches a failed image again at the trigger displays the message in any case."#,
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
#"belt.png"#,
#"hat.png"#,
#"quiz.zip"#,
#"scarf.png"#,
#"size.png"#,
#"hats"#,
#"viewed_hats"#,
#"belts"#,
#"viewed_belts"#,
#"scarves"#,
#"viewed_scarves"#,
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
#"delivery/prefetch/without-assets"#,
#"A message without assets is not held up by the slow assets of another"#,
#"size_hint"#,
#"viewed_sizes"#,
#"readers who fear that one heavy message delays all the others"#,
#"delivery/prefetch/beside-one-that-is-there"#,
#"New assets in a delivery are fetched even if the asset of the message before has already arrived"#,
#"delivery/prefetch/in-the-background"#,
#"A session that starts in the background also fetches assets"#,
#"delivery/prefetch/due-together"#,
#"Of two images that arrive at the same moment, neither is late"#,
#"kit.png"#,
#"care_kit_offer"#,
#"viewed_kit"#,
#"An engine that finishes one download at a time finishes the second one late."#,
#"delivery/prefetch/each-kind/slideup"#,
#"The image of a message of the type slideup is fetched ahead, although it has a filter and the device is turned"#,
#"""
A message can be triggered later even if it could not be displayed right now: the device may be turned, the
property may come, and nothing else may match the event.
"""#,
#"cart_offer"#,
#"delivery/prefetch/each-kind/image-modal"#,
#"The image of a message of the type image_modal is fetched ahead, although it has a filter and the device is turned"#,
#"delivery/prefetch/behind-a-message"#,
#"A session that starts behind a visible message, within the interval, fetches as well"#,
#"An engine easily fetches only what it could display at the time."#,
#"delivery/prefetch/without-a-presenter"#,
#"A session that starts before a presenter is assigned fetches as well"#,
#"delivery/prefetch/while-away"#,
#"An image that was fetched ahead is still there when the app has been in the background"#,
#"An engine may free its memory when the app leaves."#,
#"delivery/prefetch/while-another-loads"#,
#"A session that starts while a triggered message loads fetches as well"#,
#"poster.png"#,
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
#"The answer of the host is all that changes here."#,
#"delivery/slow-assets/host-log"#,
#"A message is displayed when its image is there, although the host logs something meanwhile"#,
#"delivery/urls"#,
#"Each URL is an asset of its own"#,
#"""
Images come from servers whose addresses look alike: the size is in the query, the language in the host, the campaign
in the folder. An engine that keeps what it has fetched under only a part of the URL takes one image for another.

In each case, the image of the first message arrives at once, and that of the second is slow. An engine that confuses
them displays the second message without its image.
"""#,
#"Specs/delivery/urls.yaml"#,
#"delivery/urls/almost-the-same/query"#,
#"A message waits for its image although one is there whose URL differs only in the query"#,
#"https://cdn.shop.example/sale.png?size=large"#,
#"banner"#,
#"https://cdn.shop.example/sale.png?size=small"#,
#"The image of the poster is not there yet."#,
#"delivery/urls/almost-the-same/host"#,
#"A message waits for its image although one is there whose URL differs only in the host"#,
#"https://fr.cdn.shop.example/sale.png"#,
#"https://de.cdn.shop.example/sale.png"#,
#"delivery/urls/almost-the-same/case"#,
#"A message waits for its image although one is there whose URL differs only in the case of the path"#,
#"https://cdn.shop.example/ab3X.png"#,
#"https://cdn.shop.example/aB3x.png"#,
#"delivery/urls/almost-the-same/encoding"#,
#"A message waits for its image although one is there whose URL differs only in an encoded slash"#,
#"https://cdn.shop.example/sale/poster.png"#,
#"https://cdn.shop.example/sale%2Fposter.png"#,
#"delivery/urls/almost-the-same/extension"#,
#"A message waits for its image although one is there whose URL differs only in the extension"#,
#"https://cdn.shop.example/sale.png"#,
#"https://cdn.shop.example/sale.jpg"#,
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
#"Another message comes and goes here, and none waits."#,
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
#"The two messages share one image, and what ends one wait must not end the other."#,
#"delivery/while-loading/there-in-the-background"#,
#"A message whose image arrives in the background is displayed when the user returns"#,
#"Whether it is displayed while the app is still in the background is open (`open.background-load`)."#,
#"delivery/while-loading/beside-a-session-start"#,
#"A message that a session start triggers is displayed while another one loads"#,
#"An engine that deals with one message at a time may have none left for a greeting."#,
#"delivery/while-loading/above-a-failed-one"#,
#"A message that a push click triggers is displayed when its image arrives, although one with a failed image waits"#,
#"torn.jpg"#,
#"tour.jpg"#,
#"The failure of one image must not stand for that of another."#,
#"delivery/while-loading/another-discarded/host"#,
#"A message is displayed when its image arrives, although another one was discarded before: by the host"#,
#"clock.jpg"#,
#"delivery/while-loading/another-discarded/turned"#,
#"A message is displayed when its image arrives, although another one was discarded before: it does not fit the device"#,
#"delivery/while-loading/another-discarded/late"#,
#"A message is displayed when its image arrives, although another one was discarded before: it was too late"#,
#"too_late"#,
#"delivery/while-loading/another-without-its-image"#,
#"A message is displayed when its image arrives, although another one lacked the image that it needs"#,
#"delivery/while-loading/another-goes-back/background"#,
#"A message is displayed when its image arrives, although another one went back before: it was triggered in the background"#,
#"""
The device is rotated, so that the message that went back is never displayed. It may need the first opportunity
to be discarded, and the message whose image has arrived may wait below it until the second (`open.ready-below`).
"""#,
#"flyer"#,
#"opened_bar"#,
#"delivery/while-loading/another-goes-back/put-off"#,
#"A message is displayed when its image arrives, although another one went back before: the host put it off"#,
#"delivery/while-loading/another-under-the-keyboard"#,
#"A message is displayed when its image arrives, although another one went back because of the keyboard"#,
#"delivery/while-loading/another-behind-a-third"#,
#"A message is not lost although another one goes back behind a third while its image loads"#,
#"Which of the two that are left comes first is open: the one that waits, or the one whose image arrives."#,
#"snack"#,
#"drink"#,
#"opened_menu"#,
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
#"Each message is displayed at its event here, and none waits."#,
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
the second may also appear late, when the image of the first arrives (`open.on-asset`). Neither appears if the
second one waits for an opportunity and the first one below it (`open.ready-below`). Both never appear.
"""#,
#"trophy.png"#,
#"trophy"#,
#"won_trophy"#,
#"The trigger and the display of a message are five seconds apart here."#,
#"rate-limit/default/after-a-local-return"#,
#"A local message that goes back on the stack does not end the interval"#,
#"""
The local message may be displayed later, by the dismissal (`open.after-dismiss`), by the event, or not at all.
What the event triggers comes too early in any case.
"""#,
#"streak"#,
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
#"rate-limit/default/not-again/api"#,
#"The interval does not start again while it runs: the service receives an API event"#,
#"rate-limit/default/not-again/choice"#,
#"The interval does not start again while it runs: the app changes its display choice"#,
#"rate-limit/default/not-again/turn"#,
#"The interval does not start again while it runs: the player turns the device"#,
#"rate-limit/default/logged-late"#,
#"The interval does not start again when the app logs an impression and a click late"#,
#"rate-limit/default/host-request"#,
#"The interval continues when the app asks for the next message and none waits"#,
#"rate-limit/default/asset-arrives"#,
#"The arrival of an image does not end the interval"#,
#"rate-limit/default/keyboard"#,
#"The keyboard does not end the interval"#,
#"rate-limit/default/held-back-and-triggered-again"#,
#"A message that the interval held back can be triggered again once the interval is over"#,
#"""
Whether the message waits after its first event is open (`open.rate-limit-kept`). If it does not, its next event
triggers it.
"""#,
#"rate-limit/default/after-assets/image"#,
#"A message with an image starts the interval like any other"#,
#"replay"#,
#"opened_replay"#,
#"replay.zip"#,
#"An engine may treat images and ZIP files, and messages with and without them, differently."#,
#"rate-limit/default/after-assets/zip"#,
#"A message with a ZIP file starts the interval like any other"#,
#"rate-limit/default/opened-from-a-push"#,
#"Opening the app from a push notification does not end the interval"#,
#"The push triggers nothing here, so that nothing starts the interval again."#,
#"rate-limit/default/over-midnight"#,
#"A message is displayed fifteen hours after another, although it is earlier in the day"#,
#"rate-limit/default/same-message"#,
#"A message has to wait for the interval after its own display as well"#,
#"rate-limit/default/while-another-waits"#,
#"A message that is displayed at its event starts the interval although another one waits"#,
#"""
The app puts a tip off, and the device is then rotated, so that the tip is never displayed. The message after it
holds back the next one as usual.
"""#,
#"opened_help"#,
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
#"rate-limit/override/held-back/thirty-days"#,
#"With an interval of 2592000s, a message 36000m after another is not displayed"#,
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
#"The counterpart for local messages, in its simplest form."#,
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
#"The background sends the message back both times, and not the host."#,
#"stack/in-memory/put-off-twice"#,
#"A message that the host put off twice does not survive a relaunch"#,
#"An engine that does not ask the host again (`open.choice-again`) displays the message at the push."#,
#"The background is no opportunity for some engines, so that nothing goes back there twice."#,
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
#"plain"#,
#"illustrated"#,
#"unrelated"#,
#"An engine that goes on to the next message displays the one below, which the host does not put off again."#,
#"An engine that checks its messages whenever a fetch ends can mix up their order only there."#,
#"stack/last-in-first-out/late-image-above-two"#,
#"Two waiting messages are neither lost nor reversed when the image of a third arrives"#,
#"""
Where the third one comes in depends on which other opportunities an engine has. Of the two that waited, the
newer one comes first.
"""#,
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
#"stack/last-in-first-out/turned-while-waiting"#,
#"Two waiting messages keep their order when the device is rotated"#,
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
#"The simplest way to wait, and the simplest opportunity."#,
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
#"An engine that looks for something else to display while an image loads may find what is gone."#,
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
#"stack/order-after-a-display"#,
#"A display does not change the order of the messages that wait"#,
#"""
Of the messages that wait, the newest comes first, and that is still so after another message was displayed. An
engine that moves its waiting messages out of the way and back must not reverse them. Only an engine with two
messages still waiting after the display can show that.
"""#,
#"Specs/stack/order-after-a-display.yaml"#,
#"stack/order-after-a-display/three-under-the-keyboard"#,
#"Three messages that waited for the keyboard to be hidden are displayed from the newest to the oldest"#,
#"pasta"#,
#"viewed_pasta"#,
#"sauces"#,
#"viewed_sauces"#,
#"cheese"#,
#"viewed_cheese"#,
#"stack/order-after-a-display/the-newest-put-off"#,
#"Messages that wait below one that the host put off are displayed from the newest to the oldest"#,
#"""
The host puts the newest message off when the user returns, or, if the engine goes on to the next message, all
three, whose order is then open (`open.put-off-order`). Then it agrees.
"""#,
#"stack/order-after-a-display/another-triggered"#,
#"Three waiting messages keep their order when a fourth is displayed at its trigger"#,
#"""
If the return of the user is an opportunity (`open.on-foreground`), it displays the newest of the three, and the
fourth message waits behind it.
"""#,
#"bread"#,
#"viewed_bread"#,
#"stack/order-after-a-display/local-presented"#,
#"Three waiting messages keep their order when the app presents a local message"#,
#"cookbook"#,
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
#"Engines often treat a message differently after its second return."#,
#"stack/triggered-while-waiting/by-a-push-behind-another"#,
#"A message that waited behind another is displayed by the push click that triggers it"#,
#"stack/triggered-while-waiting/by-a-push-under-the-keyboard"#,
#"A message that waited for the keyboard to be hidden is displayed by the push click that triggers it"#,
#"stack/triggered-while-waiting/session-behind-another"#,
#"A message that a session start triggers behind another is displayed after that one is gone"#,
#"stack/triggered-while-waiting/push-under-the-keyboard"#,
#"A message that a push click triggers under the keyboard is displayed after the keyboard is hidden"#,
#"The host asks for the message, so no other push click triggers it again."#,
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
#"Between the dismissal and the next opportunity, nothing keeps the message but its place on the stack."#,
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
#"The interval ends while the message waits, and the app stays in the background."#,
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
#"reenqueue/background/image-modal"#,
#"A modal that is an image only waits in the background like any other message"#,
#"postcard"#,
#"landed"#,
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
#"reenqueue/background/third-time"#,
#"The third stay in the background counts like the first"#,
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
#"reenqueue/display-choice/each-type/slideup"#,
#"The host puts off a message of the type slideup"#,
#"season_pass"#,
#"pass.png"#,
#"reenqueue/display-choice/each-type/image-modal"#,
#"The host puts off a message of the type image_modal"#,
#"reenqueue/display-choice/each-type/html"#,
#"The host puts off a message of the type html"#,
#"reenqueue/display-choice/each-event/any-purchase"#,
#"The host puts off a message, whatever has triggered it: any purchase"#,
#"tournament"#,
#"gems"#,
#"reenqueue/display-choice/each-event/specific-purchase"#,
#"The host puts off a message, whatever has triggered it: the purchase of one product"#,
#"reenqueue/display-choice/each-event/push-click"#,
#"The host puts off a message, whatever has triggered it: a push click"#,
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
#"The return to the app and the opportunity are two moments here."#,
#"reenqueue/display-choice/off-the-stack/push-open"#,
#"A message from the background is put off when it is offered again, and displayed later: the app is opened from a push notification"#,
#"reenqueue/display-choice/two-put-off"#,
#"Two messages that the host put off are both displayed in the end"#,
#"""
An engine need not ask the host again about a message that it has put off (`open.choice-again`), and may go on to
the first message when the second one is put off. One of them is then already on the screen when the host agrees.
If the host puts both off at one opportunity, their order is open (`open.put-off-order`).
"""#,
#"reenqueue/display-choice/put-off-on-arrival"#,
#"A message whose image was late is put off by the host like any other"#,
#"castle.png"#,
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
#"reenqueue/for-another-reason/background-then-put-off"#,
#"A message from the background that the host puts off as the app is opened from a push is displayed later"#,
#"Merely coming to the foreground is an opportunity for some engines. Nobody is asked there."#,
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
#"reenqueue/keyboard-unseen/still-there"#,
#"A keyboard that is still up when the app comes back keeps a message back"#,
#"An engine that forgets the keyboard when the app leaves does not see it come again."#,
#"reenqueue/keyboard-unseen/second-time"#,
#"A keyboard that comes up for the second time keeps a message back"#,
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
#"reenqueue/keyboard/each-type/image-modal"#,
#"A message of the type image_modal waits while the keyboard is up"#,
#"menu"#,
#"searched_pasta"#,
#"menu.png"#,
#"reenqueue/keyboard/each-type/html"#,
#"A message of the type html waits while the keyboard is up"#,
#"reenqueue/keyboard/each-event/any-purchase"#,
#"A message triggered while the keyboard is up waits: any purchase"#,
#"dessert"#,
#"pizza"#,
#"reenqueue/keyboard/each-event/specific-purchase"#,
#"A message triggered while the keyboard is up waits: the purchase of one product"#,
#"reenqueue/keyboard/each-event/push-click"#,
#"A message triggered while the keyboard is up waits: a push click"#,
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
An engine may offer the message below as soon as the upper one is put off (`open.next-after-choice`). Then the
lower message is displayed first: the host has nothing against it. If the host put both off again, their order
would be open (`open.put-off-order`).
"""#,
#"An engine need not ask the host again about a message that it has put off (`open.choice-again`)."#,
#"reenqueue/on-top-again/above-three"#,
#"A message that the host puts off is above the three that wait"#,
#"""
The three messages below wait since the app was in the background. An engine may offer the newest of them before
the push click triggers the fourth (`open.opportunity-order`), or as soon as the fourth is put off
(`open.next-after-choice`). The fourth message comes next in any case.
"""#,
#"boss_tip"#,
#"met_boss"#,
#"reenqueue/on-top"#,
#"A message that goes back is on top, not at the end"#,
#"""
"Re-enqueue" sounds like the end of a queue, but it is not. A message that goes back is put **on top** of the stack,
where it came from: it is the newest, it was not displayed, and it remains next in line. Only a message that is
triggered after it comes before it.

In this game, messages are triggered while the player is in a level. However often the top message is offered in
vain, it stays on top.
"""#,
#"Specs/reenqueue/on-top.yaml"#,
#"reenqueue/on-top/one-below"#,
#"A message that the host puts off goes above the one that waited before"#,
#"reenqueue/on-top/three-below"#,
#"A message that goes back goes above three that waited before"#,
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
#"reenqueue/other-visible/each-type-waits/image-modal"#,
#"A message of the type image_modal waits behind a visible one"#,
#"gallery"#,
#"reenqueue/other-visible/each-type-waits/html"#,
#"A message of the type html waits behind a visible one"#,
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
#"reenqueue/other-visible/displayed-off-the-stack/session-start"#,
#"A message that was displayed off the stack makes another one wait: a session start"#,
#"""
A message on the screen is visible, however it got there: at its own event, or at an opportunity, after it had
waited.
"""#,
#"reenqueue/other-visible/displayed-off-the-stack/push-open"#,
#"A message that was displayed off the stack makes another one wait: a push notification"#,
#"reenqueue/other-visible/whatever-happens-to-it/turn"#,
#"A message that is still on the screen makes another one wait: the device was rotated"#,
#"""
Whether a rotation, a click or the end of its timeout takes a message off the screen is open
(`open.rotate-visible`, `open.click-dismisses`, `open.timeout-visible`). If it does, the engine reports that, and
the newsletter is displayed. If it does not, the newsletter waits.
"""#,
#"flash_sale"#,
#"reenqueue/other-visible/whatever-happens-to-it/click"#,
#"A message that is still on the screen makes another one wait: the reader clicked it"#,
#"reenqueue/other-visible/whatever-happens-to-it/late"#,
#"A message that is still on the screen makes another one wait: its timeout has passed"#,
#"reenqueue/other-visible/another-fails"#,
#"The visible message stays on the screen when the image of another one fails"#,
#"The failure neither dismisses the visible message nor makes room for a third one."#,
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
#"""
An engine may ask the host while the keyboard is still up (`open.host-under-keyboard`), and not again
(`open.now-again`), so the host gives the same answer at either time.
"""#,
#"closed_article"#,
#"discard/after-waiting/full-without-image/keyboard"#,
#"A full message without an image is discarded after it waited: the keyboard was up"#,
#"opened_issue"#,
#"discard/after-waiting/full-without-image/another"#,
#"A full message without an image is discarded after it waited: another was visible"#,
#"discard/after-waiting/image-modal-without-image/keyboard"#,
#"An image-only modal without an image is discarded after it waited: the keyboard was up"#,
#"discard/after-waiting/image-modal-without-image/another"#,
#"An image-only modal without an image is discarded after it waited: another was visible"#,
#"discard/after-waiting/too-late/background"#,
#"A message that waited past its timeout is displayed at most once: the app was in the background"#,
#"Whether the time that a message waits counts is open (`open.timeout-on-stack`)."#,
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
#"discard/asset-failed/each-purchase/any-purchase"#,
#"A message whose image failed is discarded, whichever purchase triggers it: any purchase"#,
#"thanks.png"#,
#"discard/asset-failed/each-purchase/specific-purchase"#,
#"A message whose image failed is discarded, whichever purchase triggers it: the purchase of one product"#,
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
#"""
An engine may discard one of them when the image fails, and the other when it offers that one the next time
(`open.ready-others`). Then the next session fetches the image again, and this time it arrives. Neither message has
been triggered since.
"""#,
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
#"discard/asset-failed/namesake-in-another-folder"#,
#"A message is displayed although a file of the same name in another folder failed"#,
#"spring/cover.jpg"#,
#"spring_issue"#,
#"opened_spring"#,
#"autumn_issue"#,
#"opened_autumn"#,
#"autumn/cover.jpg"#,
#"A cache that stores files under their names alone mistakes one for the other."#,
#"discard/asset-failed/push-click"#,
#"A message that a push click triggers is discarded if its image failed"#,
#"By the next session, the image is available again. The message was discarded, so it does not wait for that session."#,
#"discard/asset-failed/keyboard-aware-host"#,
#"A message whose image failed is discarded although the host decides about the keyboard itself"#,
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
#"A delivery comes between the two events, so that the message is in time in any case."#,
#"discard/can-trigger-again/after-a-failed-download"#,
#"A message whose download failed can be triggered after a delivery that brings its asset"#,
#"""
Whether the trigger itself starts a new download is open (`open.asset-retry`). The next session delivers the
message and fetches its asset in any case.
"""#,
#"A delivery comes between the two events, so that the asset is there in any case."#,
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
#"The priority in its simplest form. The host decides."#,
#"discard/can-trigger-again/in-the-background"#,
#"A discarded message can be triggered again in the background, and waits there"#,
#"The second trigger need not lead to a display."#,
#"discard/can-trigger-again/too-late-in-the-same-session"#,
#"A message of high priority that was too late wins again at the next event of the same session"#,
#"""
Whether the message is in time then is open (`open.timeout-from`). In any case, the event triggers this message
and not the other.
"""#,
#"No delivery comes between the two events."#,
#"discard/can-trigger-again/failed-in-the-same-session"#,
#"A message of high priority whose download failed wins again at the next event of the same session"#,
#"Whether the trigger starts a new download is open (`open.asset-retry`). It would fail as well."#,
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
#"discard/display-choice/each-type/slideup"#,
#"The host discards a message of the type slideup"#,
#"compared_prices"#,
#"discard/display-choice/each-type/image-modal"#,
#"The host discards a message of the type image_modal"#,
#"discard/display-choice/each-type/html"#,
#"The host discards a message of the type html"#,
#"discard/display-choice/each-event/any-purchase"#,
#"The host discards a message, whatever has triggered it: any purchase"#,
#"discard/display-choice/each-event/specific-purchase"#,
#"The host discards a message, whatever has triggered it: the purchase of one product"#,
#"discard/display-choice/each-event/push-click"#,
#"The host discards a message, whatever has triggered it: a push click"#,
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
#"discard/full-without-image/with-a-zip"#,
#"A full message with a ZIP file but no image is discarded"#,
#"arena"#,
#"arena.zip"#,
#"discard/full-without-image/other-hosts/keyboard-aware"#,
#"A full message without an image is discarded, whatever the host implements: the keyboard-aware method"#,
#"discard/full-without-image/other-hosts/nothing"#,
#"A full message without an image is discarded, whatever the host implements: nothing"#,
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
#"discard/image-modal-without-image/with-a-zip"#,
#"An image-only modal with a ZIP file but no image is discarded"#,
#"catalog"#,
#"opened_catalog"#,
#"catalog.zip"#,
#"discard/image-modal-without-image/other-hosts/keyboard-aware"#,
#"An image-only modal without an image is discarded, whatever the host implements: the keyboard-aware method"#,
#"discard/image-modal-without-image/other-hosts/nothing"#,
#"An image-only modal without an image is discarded, whatever the host implements: nothing"#,
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
#"A push click opens the app, so an engine may handle it again with the session that follows."#,
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
#"The same for the host's answer, which is one for the push click alone."#,
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
#"discard/orientation/each-type/slideup"#,
#"A message of the type slideup is discarded on a device in the other orientation"#,
#"discard/orientation/each-type/image-modal"#,
#"A message of the type image_modal is discarded on a device in the other orientation"#,
#"discard/orientation/each-type/html"#,
#"A message of the type html is discarded on a device in the other orientation"#,
#"discard/orientation/each-event/any-purchase"#,
#"A message for the other orientation is discarded, whatever triggers it: any purchase"#,
#"gem"#,
#"discard/orientation/each-event/specific-purchase"#,
#"A message for the other orientation is discarded, whatever triggers it: the purchase of one product"#,
#"discard/orientation/each-event/session-start"#,
#"A message for the other orientation is discarded, whatever triggers it: a session start"#,
#"discard/orientation/each-event/push-click"#,
#"A message for the other orientation is discarded, whatever triggers it: a push click"#,
#"discard/orientation/any-while-waiting"#,
#"A message for any orientation keeps waiting through a rotation"#,
#"discard/orientation/reason"#,
#"The engine reports the orientation as its reason, both at the trigger and from the stack"#,
#"orientation"#,
#"discard/orientation/keyboard-aware-host"#,
#"A message for the other orientation is discarded although the host decides about the keyboard itself"#,
#"""
With the deprecated, keyboard-aware method, the host decides about the keyboard alone. Every other check is the
engine's, as always.
"""#,
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
#"discard/timeout/each-type/slideup"#,
#"A message of the type slideup whose image arrives after the timeout is not displayed"#,
#"gate.jpg"#,
#"gate_change"#,
#"passed_security"#,
#"discard/timeout/each-type/image-modal"#,
#"A message of the type image_modal whose image arrives after the timeout is not displayed"#,
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
#"The table shows both sides of a timeout that an engine may reduce to its seconds."#,
#"discard/timeout/two-minutes/late"#,
#"With a timeout of two minutes and an image that takes 150s, a message is too late"#,
#"discard/timeout/own-timeout/one-second"#,
#"A timeout of 1s is too short for a download of eight seconds"#,
#"stamp.png"#,
#"visa_offer"#,
#"picked_country"#,
#"The table shows that a timeout may be of any length."#,
#"discard/timeout/own-timeout/some-milliseconds"#,
#"A timeout of 1500ms is too short for a download of eight seconds"#,
#"discard/timeout/own-timeout/part-of-a-second"#,
#"A timeout of 500ms is too short for a download of eight seconds"#,
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
#"The counterpart on the stack, in its simplest form."#,
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
#"discard/timeout/fraction-of-a-second"#,
#"A timeout of 1500ms leaves enough time for a download of 1200ms"#,
#"discard/timeout/too-late-by-a-fraction"#,
#"A timeout of 1500ms is too short for a download of 1800ms"#,
#"discard/timeout/again-after-a-display"#,
#"The timeout of a message that was displayed does not discard it when it is delivered and triggered again"#,
#"""
Whether a message that was displayed can be triggered again is open (`open.exhausted-campaign`). If it can, it
is displayed at once when nothing is in its way, and after two seconds when it has had to wait.
"""#,
#"discard/timeout/again-after-a-relaunch"#,
#"The timeout of a message that a relaunch cleared does not discard it when it is delivered and triggered again"#,
#"discard/timeout/displayed-in-time"#,
#"A message that was displayed in time is not discarded when its timeout passes"#,
#"Whether the timeout takes the message off the screen is open (`open.timeout-visible`). That is a dismissal."#,
#"A timer that still runs after the display is seen only in what the engine reports."#,
#"discard/timeout/cleared-by-a-relaunch"#,
#"No timeout discards a message that a relaunch has cleared"#,
#"A timer that outlives the relaunch is seen only in what the engine reports."#,
#"discard/timeout/long-timeout/two-days"#,
#"A timeout of 2 days is long enough for a day and a half"#,
#"city_pass"#,
#"discard/timeout/long-timeout/thirty-days"#,
#"A timeout of 30 days is long enough for an hour"#,
#"discard/timeout/another-session"#,
#"Another session gives a loading message no more time"#,
#"An engine may keep its time since the session started."#,
#"discard/timeout/keyboard-aware-host"#,
#"A message that is too late is discarded although the host decides about the keyboard itself"#,
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
#"discard/triggered-again-after-waiting/with-a-timeout"#,
#"A message with a timeout that waited and was discarded in time is displayed at its next event"#,
#"The timeout is not the reason for the discard."#,
#"discard/triggered-again-after-waiting/failed-while-it-waited"#,
#"A message of high priority whose image failed while it waited wins again at its next event"#,
#"An engine may fetch the image once more when the message is offered (`open.asset-retry`). It fails again."#,
#"discard/triggered-again-after-waiting/too-late-when-offered"#,
#"A message of high priority that was too late after it had waited wins again at its next event"#,
#"""
Whether the time on the stack counts is open (`open.timeout-on-stack`). If it does not, the message is displayed
on the return, and whether it can be triggered again is open (`open.exhausted-campaign`).
"""#,
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
#"manual/display-next/within-the-interval"#,
#"Within the interval, a request displays the newest of the messages that wait, or none"#,
#"""
Two messages wait from the background, and the push click triggers a third. Which of the newest two is displayed
first is open (`open.opportunity-order`), and so are whether the interval holds back the other
(`open.rate-limit-request`) and whether it appears by itself (`open.after-dismiss`).
"""#,
#"An engine may treat requests differently while the interval runs, but not display an older message."#,
#"manual/display-next/makes-another-wait"#,
#"A message that the host asked for makes another one wait"#,
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
#"local/display/presented-again"#,
#"A local message that is presented again after its timeout is displayed"#,
#"The timeout of each presentation counts for that presentation only."#,
#"offer_of_the_hour"#,
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
#"local/manual-logging/stays-on-the-screen"#,
#"A local message stays on the screen when the host logs a click on it"#,
#"The news have to wait, because the local message is still visible."#,
#"local/manual-logging/late-impression"#,
#"An impression that the host logs late is not recorded for another message"#,
#"An engine may ignore an impression that is logged for a message that is gone (`open.impression-off-screen`)."#,
#"local/manual-logging/from-the-stack"#,
#"The host can log a local message that had to wait when it is displayed"#,
#"local/manual-logging/click-on-a-campaign"#,
#"A click that the host logs for the visible message of a campaign is recorded once"#,
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
#"The display of a local message of the type modal is no impression, and a tap on it is no click"#,
#"local/no-analytics/no-impression/image-modal"#,
#"The display of a local message of the type image_modal is no impression, and a tap on it is no click"#,
#"local/no-analytics/no-impression/full"#,
#"The display of a local message of the type full is no impression, and a tap on it is no click"#,
#"local/no-analytics/no-impression/html"#,
#"The display of a local message of the type html is no impression, and a tap on it is no click"#,
#"local/no-analytics/no-click"#,
#"A tap on a local message is not a click"#,
#"The second half of the rule in its simplest form."#,
#"local/no-analytics/campaign-of-each-type/slideup"#,
#"A campaign's message of the type slideup has its impression and its click"#,
#"election_night"#,
#"opened_ticker"#,
#"results.png"#,
#"local/no-analytics/campaign-of-each-type/image-modal"#,
#"A campaign's message of the type image_modal has its impression and its click"#,
#"local/no-analytics/campaign-of-each-type/full"#,
#"A campaign's message of the type full has its impression and its click"#,
#"local/no-analytics/campaign-of-each-type/html"#,
#"A campaign's message of the type html has its impression and its click"#,
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
#"local/no-analytics/delivered-and-displayed-again"#,
#"A message that another session delivers has another impression, and a click on it counts"#,
#"Some engines display a message again only if it is delivered again."#,
#"local/no-analytics/after-a-relaunch"#,
#"After a relaunch, the display of a campaign is still one impression"#,
#"local/no-analytics/turned"#,
#"A turn of the device is not an impression of the message that is on the screen"#,
#"Whether the message stays on the screen is open (`open.rotate-visible`)."#,
#"local/no-analytics/campaign-put-off"#,
#"A campaign is counted although the app put its message off at first"#,
#"local/no-analytics/campaign-with-a-late-image"#,
#"A campaign is counted although its image was late"#,
#"local/no-analytics/campaign-while-another-waits"#,
#"A campaign is counted although another message waits"#,
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
#" key "#,
#"with more"#,
#"Color"#,
#"a key"#,
#"with a blank"#,
#"größe"#,
#"🎁"#,
#"wrapped"#,
#"extras/delivered/thirty-keys"#,
#"All of thirty extras arrive"#,
#"accent"#,
#"1"#,
#"badge"#,
#"2"#,
#"3"#,
#"border"#,
#"4"#,
#"5"#,
#"category"#,
#"6"#,
#"7"#,
#"corner"#,
#"8"#,
#"currency"#,
#"9"#,
#"deeplink"#,
#"10"#,
#"discount"#,
#"11"#,
#"duration"#,
#"12"#,
#"font"#,
#"13"#,
#"frame"#,
#"14"#,
#"15"#,
#"headline"#,
#"16"#,
#"icon"#,
#"17"#,
#"language"#,
#"18"#,
#"layout"#,
#"19"#,
#"margin"#,
#"20"#,
#"market"#,
#"21"#,
#"origin"#,
#"22"#,
#"23"#,
#"24"#,
#"shadow"#,
#"25"#,
#"shape"#,
#"26"#,
#"27"#,
#"28"#,
#"29"#,
#"variant"#,
#"30"#,
#"extras/delivered/own-extras"#,
#"Each message has its own extras and none of another message's"#,
#"/sale/summer"#,
#"winter_sale"#,
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
#"extras/delivered/delivered-again"#,
#"The extras arrive again with a message that another session delivers"#,
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
#"extras/more-texts/texts/lowercase"#,
#"An extra whose text is a truth value arrives as it was set"#,
#"true"#,
#"extras/more-texts/texts/plus"#,
#"An extra whose text is a sum arrives as it was set"#,
#"1+1"#,
#"extras/more-texts/texts/tab"#,
#"An extra whose text is two columns arrives as it was set"#,
#"shoes\#u{9}boots"#,
#"extras/more-texts/texts/windows"#,
#"An extra whose text is two lines of a Windows file arrives as it was set"#,
#"""
shoes\#u{d}
boots
"""#,
#"extras/more-texts/texts/backslash"#,
#"An extra whose text is a path with backslashes arrives as it was set"#,
#"C:\new\table"#,
#"extras/more-texts/texts/joined"#,
#"An extra whose text is a word with an invisible joiner arrives as it was set"#,
#"क्‍ष"#,
#"extras/more-texts/texts/unbroken"#,
#"An extra whose text is a price with a space that does not break arrives as it was set"#,
#"20 €"#,
#"extras/more-texts/texts/long"#,
#"An extra whose text is longer than 255 characters arrives as it was set"#,
#"Summer sale: shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandalsnow"#,
#"extras/more-texts/keys"#,
#"A key with a dot in it arrives, and so does one that is special in JavaScript"#,
#"__proto__"#,
#"none"#,
#"button.color"#,
#"extras/more-texts/equal-texts"#,
#"Two extras with the same text both arrive"#,
]

let builtinNumbers: StaticString = #"""
587
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
1 671
3 635 697 699
1 101
1 712
2 58 149
1 725
1 736
1 742
1 750
1 767
1 791
1 805
1 808
1 826
1 838
1 843
1 851
2 851 699
3 58 149 222
1 890
1 900
1 909
2 80 149
1 913
2 101 80
2 101 58
1 929
1 628
1 951
1 957
1 961
1 966
1 971
1 978
2 101 130
1 984
0
1 987
1 1040
1 1047
1 1052
1 1063
2 58 80
1 1068
2 58 130
1 130
2 70 149
2 40 149
2 1040 603
3 58 149 323
3 966 635 1040
5 40 58 80 149 339
2 635 1040
4 58 80 149 398
1 1119
2 635 1125
3 58 149 189
1 1130
3 58 149 440
1 1133
3 58 149 415
1 1136
4 58 149 176 427
3 58 149 352
1 1141
3 58 149 453
3 58 149 365
3 58 149 236
3 58 149 176
1 91
1 1161
1 1167
2 149 222
1 118
1 1180
2 1180 603
2 118 222
1 40
1 1199
2 966 1204
2 149 189
2 58 101
1 1222
2 58 40
1 1230
2 58 91
1 1234
2 58 70
1 1238
1 1247
1 80
2 1040 1276
3 767 1130 1234
5 58 149 222 271 440
2 1234 1292
4 149 176 222 339
1 164
1 1302
2 164 176
1 189
3 1320 1317 1319
3 1317 1320 1319
3 1319 1317 1320
2 1330 1328
2 1328 1330
2 1319 1317
1 1317
2 1317 1319
1 398
2 1319 1356
2 1360 1317
3 58 101 149
2 1366 1317
2 1068 1370
2 1319 1375
2 984 1378
2 1381 1375
2 91 149
3 1385 1328 1387
2 189 176
3 1393 1319 1317
7 58 70 149 222 249 283 339
5 58 149 249 283 365
2 1130 1317
1 440
2 1402 1317
1 415
2 1405 1317
1 453
1 176
1 1413
1 1419
1 1422
1 1428
4 58 149 249 283
2 1432 1433
6 58 149 222 249 283 339
1 1432
1 1443
1 1448
1 1459
2 1465 1466
2 1413 1470
5 1063 1484 1486 1068 1487
3 58 70 222
12 1492 1494 1496 1498 1500 1502 1504 1506 1508 1510 1512 1514
2 58 222
1 1486
2 149 40
1 1529
1 1484
2 1063 1486
2 58 323
2 1302 1548
4 40 149 222 496
1 1564
1 1569
2 1569 1302
5 58 70 149 176 222
1 1574
7 1302 1040 1356 699 1583 1585 1587
4 58 80 149 222
5 40 149 222 415 496
2 1302 1607
2 1302 1574
2 1302 1617
1 1623
2 164 222
3 58 70 149
2 164 236
2 1141 1302
4 58 149 176 222
1 1644
2 1658 1141
3 40 149 339
1 1700
3 58 149 339
2 1700 1705
4 58 70 149 222
2 176 249
4 1721 1723 1725 1727
2 1700 1731
4 40 149 249 283
2 176 40
2 1141 978
4 91 149 222 271
3 58 149 398
2 1700 1130
2 1700 1751
3 58 149 427
2 1700 1405
2 1700 1757
3 1700 1766 1767
1 206
3 1230 1063 1068
2 1234 1063
2 1068 1063
2 1063 1068
2 1063 1234
3 1063 1486 1802
2 1647 1486
4 58 149 271 352
2 1831 1486
2 1063 1831
3 1831 1875 1063
3 1647 1486 1802
3 1899 1319 1130
2 1899 1904
1 222
2 1230 1486
1 236
1 1904
1 1953
1 1957
2 236 530
1 553
2 236 40
1 1972
1 305
1 323
3 1443 1428 1983
1 352
1 1999
2 1443 1428
1 2004
5 58 149 249 283 352
7 58 149 222 249 283 339 377
4 1443 1428 1983 2004
7 58 149 222 249 271 339 377
1 271
2 1721 1723
5 58 149 249 283 323
7 58 149 222 249 283 323 377
3 1721 1723 1725
2 2033 2034
3 2039 2040 2041
2 222 377
3 2039 2047 2040
12 2051 2053 2055 2057 2059 2061 2063 2065 2067 2069 2071 2073
1 283
1 1899
2 1899 1319
4 58 149 339 352
4 58 149 249 352
4 58 149 249 323
4 1899 1319 1317 1422
2 1899 1422
4 58 149 249 339
2 767 1292
5 58 149 222 249 339
6 58 149 249 283 339 530
2 339 530
5 58 149 249 365 506
2 271 530
2 283 323
2 323 506
1 2149
1 365
2 365 485
2 271 485
1 2161
2 323 440
2 767 1068
3 58 149 530
2 767 1983
1 1292
2 283 506
1 530
1 2204
2 2212 1292
4 91 149 176 222
2 1292 1983
3 2221 2223 2225
7 58 149 222 249 283 365 377
4 2221 2223 2225 2233
8 58 149 222 249 283 323 377 530
1 2244
2 966 767
2 966 1292
2 1644 767
2 1644 1292
3 40 149 176
2 1292 2278
3 767 1130 1292
1 2285
1 2289
3 767 1130 2293
3 2033 2034 699
5 984 2033 2034 699 2321
8 40 58 149 222 249 283 339 377
2 271 506
6 58 149 222 249 323 377
2 249 271
1 1204
4 58 149 283 323
1 249
2 1204 2340
5 58 149 271 283 352
4 1204 2340 699 603
8 58 70 149 222 271 283 323 377
2 2345 2348
5 58 149 283 323 377
2 1204 2353
6 58 149 189 283 323 377
2 249 339
2 2356 699
1 2356
4 58 149 222 283
5 58 70 149 222 283
5 58 80 149 222 283
5 58 91 149 222 283
3 1204 2340 699
1 2340
2 699 2340
5 58 149 271 339 377
4 40 149 222 352
5 40 149 222 339 530
4 40 149 222 365
1 2212
3 149 222 323
4 149 222 339 530
3 149 222 365
6 40 149 249 283 339 530
5 91 149 249 365 506
3 305 271 506
2 767 2212
7 58 91 149 222 249 339 377
2 305 58
3 149 323 339
3 149 339 530
2 305 283
2 305 271
3 149 339 365
2 305 506
2 767 2149
8 58 149 222 249 283 339 377 530
8 58 149 222 249 271 283 339 530
8 58 70 149 222 249 283 339 530
6 58 149 249 339 506 530
2 767 984
6 40 58 149 249 283 339
4 58 149 249 506
5 58 149 249 283 530
2 767 1130
7 58 149 249 283 323 440 485
7 58 70 149 222 249 283 365
4 58 149 249 365
6 58 149 249 339 365 530
7 91 149 222 249 271 365 377
4 58 149 222 249
2 305 530
4 58 149 283 339
4 58 149 339 506
1 2594
4 70 149 249 283
2 323 530
1 2623
4 80 149 249 283
1 2627
2 1428 808
6 58 70 149 249 283 377
3 58 149 249
2 984 1428
6 58 149 176 222 249 283
1 2657
1 2664
1 2672
4 91 149 249 283
2 2657 2680
5 58 149 249 271 283
1 339
6 58 149 222 249 283 323
7 58 149 222 249 271 283 352
2 365 352
2 365 530
1 2734
2 2734 2738
1 2738
1 2770
1 2777
5 58 149 176 249 283
5 58 149 249 283 377
2 365 398
1 485
1 377
2 2812 1239
7 58 149 222 249 271 283 323
7 58 149 222 249 271 283 365
6 58 149 222 249 283 352
4 2812 1239 2823 1234
8 91 149 222 249 271 283 323 352
4 2812 1239 2823 2833
6 58 149 249 283 323 352
2 377 365
3 2812 1239 2823
5 58 149 249 283 339
7 58 149 222 249 271 283 339
3 2823 1239 2812
6 58 149 222 249 271 339
1 1319
2 2859 1899
2 1899 2867
2 1319 2874
3 58 149 283
2 1402 1899
3 1899 1319 1317
2 2917 1319
3 1402 1899 1319
2 352 506
2 984 1292
3 767 2950 1292
1 1402
2 1405 1292
1 469
2 1658 1292
2 427 485
2 2917 1292
1 1320
1 1356
2 415 485
2 176 485
2 1402 2867
2 1402 1356
2 1402 1319
3 58 149 485
4 58 149 176 485
5 58 149 249 283 485
2 3044 3042
1 496
1 3058
4 58 149 398 485
1 3062
3 70 149 398
4 91 149 222 398
4 40 149 222 398
1 3071
4 58 149 440 485
1 3076
5 58 149 176 222 427
5 58 149 222 415 485
4 58 149 323 398
2 3094 3096
6 58 149 249 283 323 398
2 176 427
1 891
1 972
2 323 485
2 891 2034
6 58 149 249 283 323 485
2 398 506
1 3157
1 3161
1 3175
2 2812 3157
6 58 149 249 283 352 485
2 453 415
2 3157 3186
1 3191
1 3203
1 3206
1 699
2 891 3203
2 3203 3216
1 3220
2 987 3236
7 58 149 176 249 283 352 427
2 323 398
2 485 271
4 987 1422 3248 1141
7 58 149 249 283 323 377 440
3 3248 987 1422
6 58 149 249 283 339 398
3 3248 987 3236
6 58 149 249 283 339 415
1 3236
2 1130 1292
2 1130 767
1 3293
2 440 530
1 1983
2 1130 3314
5 70 149 189 222 440
2 1130 1983
2 176 440
2 1292 767
2 176 398
2 485 440
2 3071 3350
1 3350
2 2812 3350
2 352 485
3 339 485 530
1 3370
2 440 323
1 2812
1 427
1 3403
1 3410
1 3426
1 3433
1 3443
2 427 323
2 1647 1983
7 58 149 176 249 283 352 485
2 1983 1647
1 3459
8 58 149 222 249 283 323 398 496
6 58 149 249 283 305 323
1 3485
1 1647
2 3071 1292
4 58 149 339 440
4 58 149 352 440
4 58 149 323 440
1 506
2 506 271
4 2812 1239 2823 3526
6 58 149 222 249 339 377
2 506 339
2 506 323
2 506 365
3 506 440 485
1 3526
2 506 415
3 506 453 469
1 3552
2 506 530
2 2812 3526
6 58 149 249 271 339 377
8 58 149 222 249 271 283 339 377
2 3526 2812
6 58 149 249 352 440 485
2 2812 1130
2 506 176
3 2812 1239 1234
4 91 149 323 377
5 58 149 222 249 352
2 1317 1292
2 530 271
6 58 149 249 283 323 377
2 530 352
2 530 398
2 530 365
2 530 305
1 2883
3 283 323 485
2 530 427
1 567
2 530 553
7 58 149 249 283 339 530 553
4 283 323 530 553
3 58 149 271
4 271 365 377 506
2 283 339
2 365 506
1 3787
2 271 415
1 2278
4 271 283 398 485
2 530 506
3 176 283 323
2 176 339
1 3834
2 1899 3849
3 283 323 530
7 58 149 249 283 323 377 530
5 58 149 283 339 530
5 58 149 222 271 352
1 581
1 1658
1 3907
3 4003 1204 3907
2 1204 4003
1 4023
28
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
2 1 3
2 2 5
2 0 1
3 0 1 2
2 0 3
2 0 5
1 5
4 2 3 4 6
3 5 6 8
2 3 4
5 3 4 5 7 12
1 6
3 2 3 4
3 3 4 5
2 4 5
4 2 3 4 5
2 0 2
3 2 3 5
160
1 0 0 0 0 0 0 0 0 0
1 0 0 0 0 0 0 2 0 0
1 0 0 0 0 0 0 0 0 2 1128 0 0 1129 1 20000
1 0 0 0 0 0 0 1 0 2 1128 0 0 1129 1 20000
1 0 0 0 1 0 0 0 0 0
1 0 0 0 0 1 0 0 0 0
1 60 0 0 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 1129 1 20000
1 120 0 0 0 0 0 0 0 0
1 0 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1291 1 10000
1 0 0 0 0 0 2 0 0 1 1301 0 6000
1 0 0 0 0 0 2 0 0 1 1301 0 0
1 0 0 0 0 0 0 0 1 1319 2 0
1 0 0 0 0 0 0 0 0 1 1386 1 20000
1 0 0 0 0 0 0 0 0 1 1128 0 0
1 0 0 0 0 0 0 0 0 1 1412 1 6000
1 0 0 0 0 0 0 0 0 1 1418 1 6000
1 0 0 0 0 0 0 0 0 1 1412 1 40000
1 0 0 0 0 0 0 0 0 1 1412 1 10000
1 0 0 0 0 0 0 0 0 1 1412 1 20000
1 0 0 0 0 0 0 0 0 1 1442 1 8000
1 0 0 0 0 0 0 0 0 1 1447 1 8000
1 0 0 0 0 0 0 0 0 1 1458 1 20000
1 0 0 0 0 0 0 0 0 2 1412 1 120000 1464 1 20000
1 0 0 0 0 0 0 0 0 2 1469 1 120000 1412 1 6000
1 0 0 0 0 0 0 0 0 1 1553 0 0
1 0 0 0 0 0 0 0 0 1 1301 1 10000
1 0 0 0 0 0 0 0 0 1 1563 1 10000
1 0 0 0 0 0 0 0 0 2 1567 1 10000 1568 1 10000
1 0 0 0 0 0 0 0 0 2 1301 1 10000 1568 1 4000
1 0 0 0 0 0 0 0 0 1 1567 1 10000
1 0 0 0 0 0 0 0 0 7 1578 1 10000 1567 1 12000 1301 1 10000 1579 1 10000 1580 1 14000 1581 1 10000 1582 1 16000
1 0 0 0 0 0 0 0 0 1 1301 1 20000
1 0 0 0 0 0 0 0 0 1 1301 0 0
1 0 0 0 0 0 0 0 0 1 1301 1 120000
1 0 0 0 0 0 0 0 0 2 1301 1 10000 1616 1 10000
1 60 0 0 0 0 0 0 0 1 1301 1 10000
1 0 0 0 0 1 0 0 0 1 1301 1 10000
1 0 0 0 0 0 2 0 0 2 1301 1 10000 1636 1 120000
1 0 0 0 0 0 2 0 0 1 1643 1 180000
1 0 0 0 0 0 0 0 0 1 1643 1 180000
1 0 0 0 0 0 0 0 0 1 1657 1 40000
1 0 0 0 0 0 0 0 0 1 1663 1 40000
1 0 0 0 0 0 0 0 0 1 1667 1 40000
1 0 0 0 0 0 0 0 0 1 1671 1 40000
1 0 0 0 0 0 0 0 0 1 1675 1 40000
1 0 0 0 0 0 2 0 0 1 1643 1 40000
1 10 0 0 0 0 2 0 0 1 1643 1 40000
1 0 0 0 0 0 2 0 0 4 1717 1 16000 1718 1 10000 1719 1 14000 1720 1 12000
1 0 0 0 0 0 2 0 0 2 1741 0 0 1742 1 10000
1 0 0 0 0 0 0 0 1 1705 2 2 1746 1 4000 1643 1 40000
1 0 0 0 0 0 0 0 0 1 1643 1 40000
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 1 1063 2 0
0 0 0 0 0 0 0 1 1647 1 0
0 0 0 0 0 0 0 0 1 1830 1 10000
0 0 0 0 0 0 0 1 1647 2 0
0 0 0 0 0 2 0 0 0
1 2 0 0 0 0 0 0 0 0
1 7200 0 0 0 0 0 0 0 0
1 345600 0 0 0 0 0 0 0 0
1 5184000 0 0 0 0 0 0 0 0
1 0 1 0 0 1 0 0 0 0
1 0 0 0 0 1 2 0 0 0
1 0 0 0 0 0 0 0 0 1 1998 1 20000
1 0 0 0 0 0 0 0 0 1 1636 1 40000
1 0 0 0 0 0 2 0 0 1 1636 1 10000
1 0 0 0 0 0 0 0 1 767 1 0
1 10 0 0 0 0 2 0 0 1 1291 1 10000
1 0 0 0 0 0 2 0 0 1 2184 1 40000
1 0 0 0 0 0 2 0 0 1 1291 0 10000
1 0 0 0 0 0 2 0 0 2 1291 1 10000 2184 0 40000
1 0 0 0 0 0 2 0 0 2 1291 1 10000 1643 1 40000
1 60 0 0 0 0 2 0 0 2 1291 1 10000 1643 1 40000
1 0 0 0 0 0 0 1 0 2 1291 1 10000 1643 1 40000
1 0 0 0 0 0 0 0 0 1 1998 1 10000
1 0 0 0 0 0 0 0 1 984 1 0
1 60 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1291 1 40000
1 0 0 0 0 0 2 0 0 2 1418 1 10000 1442 1 10000
1 0 1 0 0 0 2 0 0 1 1205 1 10000
1 10 0 0 0 0 2 0 0 1 1442 1 40000
1 0 0 0 0 1 2 0 0 1 1442 1 40000
1 0 0 0 0 0 2 0 0 1 2610 1 10000
1 0 1 0 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 1205 1 40000
1 0 0 0 0 0 0 0 0 1 2696 1 10000
1 0 0 0 0 0 0 1 0 0
1 0 0 0 1 0 1 0 0 0
1 0 0 0 1 0 1 0 0 1 2739 1 10000
1 0 0 0 1 0 2 0 0 0
1 0 0 0 0 0 0 0 0 1 2739 1 10000
1 0 0 0 1 0 1 1 0 0
1 0 0 0 1 0 1 2 0 0
1 0 0 0 0 0 1 1 0 0
1 0 0 0 0 0 0 0 1 1234 1 0
1 0 0 0 0 0 0 0 0 1 1128 1 10000
1 0 0 0 0 0 2 0 0 1 1128 0 10000
1 0 0 0 0 0 0 0 0 1 2985 0 0
1 0 0 0 0 0 0 0 0 1 1580 0 0
1 0 0 0 0 0 0 0 0 1 2995 0 0
1 0 0 0 0 0 0 0 0 1 1128 0 6000
1 0 0 0 0 0 0 0 0 2 1128 0 6000 1580 1 12000
1 0 0 0 0 0 0 0 0 1 1580 0 6000
1 0 0 0 0 0 0 0 0 2 1128 0 0 1580 0 6000
1 0 0 0 0 0 0 0 0 1 3041 0 0
1 0 0 0 0 0 0 0 0 1 1442 0 0
1 0 0 0 1 0 1 0 0 1 1128 0 0
1 0 0 0 0 0 0 0 0 1 3075 1 20000
1 0 0 0 0 0 0 0 0 1 3075 0 0
1 0 0 0 0 0 0 0 0 1 3095 1 20000
1 0 0 0 0 0 0 0 0 1 3095 0 0
1 0 0 0 0 0 0 0 0 1 3139 1 10000
1 0 0 0 0 0 0 0 0 1 3163 0 0
1 0 0 0 0 0 0 0 0 1 3235 1 20000
1 0 0 0 0 0 0 0 1 1422 2 1 3235 0 0
1 0 0 0 0 0 0 2 0 1 3235 0 0
1 0 0 0 0 0 0 0 0 1 3235 0 0
1 0 0 0 0 0 2 0 0 1 2184 1 4000
1 0 0 0 0 0 0 0 1 767 2 1 1291 1 10000
1 0 0 0 0 0 0 0 1 2212 2 1 1291 1 10000
1 0 0 0 0 0 0 0 1 966 2 1 1291 1 10000
1 0 0 1 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 3369 1 10000
1 0 0 0 0 0 0 0 0 1 2184 1 20000
1 0 0 0 0 0 0 0 0 1 3402 1 20000
1 0 0 0 0 0 0 0 0 1 3409 1 20000
1 0 0 0 0 0 0 0 0 1 2184 1 4000
1 0 0 0 0 0 0 0 0 1 2184 1 10002
1 0 0 0 0 0 0 0 0 1 2184 1 9998
1 0 0 0 0 0 0 0 0 1 3425 1 180000
1 0 0 0 0 0 0 0 0 1 3425 1 300000
1 0 0 0 0 0 0 0 0 1 3432 1 16000
1 0 0 0 0 0 0 0 0 1 3442 1 40000
1 0 0 0 0 0 0 0 0 1 1205 1 20000
1 0 0 0 0 0 0 0 0 1 2184 1 16000
1 0 0 0 0 0 0 0 0 2 3409 1 20000 2184 1 20000
1 0 0 0 0 0 0 0 0 1 3432 1 2400
1 0 0 0 0 0 0 0 0 1 3432 1 3600
1 0 0 0 1 0 1 0 0 1 2184 1 20000
1 0 0 0 0 0 0 0 0 1 3095 0 6000
1 0 0 0 0 0 1 0 0 0
1 0 0 0 0 0 0 0 0 1 3527 0 0
1 0 0 0 0 0 0 0 0 1 3527 1 10000
1 0 0 0 0 0 2 0 0 1 3654 1 40000
1 0 0 0 0 0 2 0 0 1 3674 1 20000
1 0 0 0 0 0 2 0 0 1 3674 1 10000
1 0 0 0 0 0 2 0 0 2 3654 1 10000 3728 0 60000
1 0 0 0 0 0 2 0 0 1 3654 1 10000
1 0 0 0 0 0 2 0 0 1 3746 1 40000
1 0 0 0 0 0 2 0 0 2 1291 1 10000 3654 1 40000
1 0 0 0 0 0 2 0 0 1 3786 0 0
1 0 0 0 0 0 0 0 1 2627 1 0
1 0 0 0 0 0 0 0 1 1647 1 0
1 0 0 0 0 0 0 0 2 767 2 1647 1 0
1 0 0 0 0 0 0 0 1 1899 1 0
1 0 0 0 0 0 0 0 1 1319 1 0
1 0 0 0 0 0 0 0 1 4003 1 0
1 0 0 0 0 0 0 0 0 1 1205 1 10000
491
603 1 1 2 0 0 0 0 0 0
627 0 1 2 2 0 0 0 0 0
635 1 1 3 636 0 0 0 0 0 0 0
671 1 1 3 672 0 0 0 0 0 0 0
671 1 1 3 677 0 0 0 0 0 0 0
671 1 1 3 681 0 0 0 0 0 0 0
671 1 1 3 685 0 0 0 0 0 0 0
671 1 1 3 689 0 0 0 0 0 0 0
671 1 1 3 693 0 0 0 0 0 0 0
697 0 1 3 698 0 0 0 0 0 0 0
699 4 1 3 700 0 0 0 0 1 701 0 0
671 0 1 3 705 0 0 0 0 0 0 0
712 1 1 3 713 1 2 3 0 714 0 0 715 0 614 3 615 0 716 0 2 1 0 0 0 0 0 0
725 0 1 3 713 1 3 3 0 714 0 0 715 0 614 3 615 0 716 0 2 1 0 0 0 0 0 0
736 1 1 3 713 1 2 2 0 714 0 0 715 3 2 0 716 0 2 1 0 737 1 0 738 0 0 0 0 0 0
742 1 1 3 743 1 3 2 0 744 0 1 745 2 2 0 744 0 1 2 0 612 4 746 0 0 0 0 0 0
750 0 1 3 751 1 2 2 0 752 3 753 0 752 5 754 0 0 0 0 0 0
750 0 1 3 751 1 2 1 0 752 3 753 0 0 0 0 0 0
750 0 1 3 751 1 3 1 0 752 3 753 0 0 0 0 0 0
767 1 1 3 713 1 0 768 0 0 769 0 0 0 0 0 0
767 1 1 3 713 1 0 768 0 1 782 0 0 0 0 0 0
767 1 1 3 713 1 0 768 0 1 785 0 0 0 0 0 0
767 1 1 3 713 1 0 768 0 2 0 0 0 0 0 0 0
791 1 1 3 792 1 0 793 0 3 3557952000 0 0 0 0 0 0
767 1 1 3 713 1 0 768 1 0 769 0 0 0 0 0 0
767 1 1 3 713 1 0 768 1 1 615 0 0 0 0 0 0
767 1 1 3 713 1 0 768 1 2 0 0 0 0 0 0 0
767 1 1 3 713 1 0 768 1 2 1 0 0 0 0 0 0
805 1 1 3 792 1 0 793 1 3 3557952000 0 0 0 0 0 0
808 1 1 3 713 1 0 612 2 809 0 0 0 0 0 0
808 1 1 3 713 1 0 612 2 813 0 0 0 0 0 0
808 1 1 3 713 1 0 612 2 745 0 0 0 0 0 0
808 1 1 3 713 1 0 612 3 809 0 0 0 0 0 0
808 1 1 3 713 1 0 612 3 745 0 0 0 0 0 0
826 0 1 3 713 1 0 612 4 810 0 0 0 0 0 0
826 0 1 3 713 1 0 612 4 745 0 0 0 0 0 0
826 0 1 3 713 1 0 612 5 809 0 0 0 0 0 0
826 0 1 3 713 1 0 612 5 813 0 0 0 0 0 0
826 0 1 3 713 1 0 612 5 745 0 0 0 0 0 0
838 1 1 3 839 1 0 840 6 3567196800 0 0 0 0 0 0
843 1 1 3 839 1 0 840 7 3567196800 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 854 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 859 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 864 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 869 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 874 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 879 0 0 0 0 0 0
851 4 1 3 852 1 0 853 8 884 0 0 0 0 0 0
699 1 1 3 885 1 0 853 8 884 0 0 0 0 0 0
890 0 1 3 698 1 1 891 1 0 0 0 0 0 0
900 0 1 3 698 1 1 891 0 0 0 0 0 0 0
909 1 1 4 604 1 0 611 0 2 1 0 0 0 0 0 0
913 1 1 4 604 1 0 914 2 643 0 0 0 0 0 0
913 1 1 4 604 1 0 918 8 919 0 0 0 0 0 0
913 1 1 4 604 1 2 2 0 611 0 2 1 0 612 3 810 0 0 0 0 0 0
929 1 1 3 751 1 0 752 3 753 0 0 0 0 0 0
628 1 1 4 604 1 2 2 0 611 0 2 1 0 614 3 615 0 0 0 0 0 0
767 1 1 3 713 1 0 612 0 1 943 0 0 0 0 0 0
767 1 1 3 713 1 0 612 0 1 947 0 0 0 0 0 0
951 1 1 3 952 1 0 953 2 753 0 0 0 0 0 0
957 1 1 3 958 1 0 793 6 631238399 0 0 0 0 0 0
961 1 1 3 962 1 0 793 7 3786912000 0 0 0 0 0 0
966 1 1 3 967 1 0 968 0 0 770 0 0 0 0 0 0
971 1 1 4 972 1 0 973 0 0 974 0 0 0 0 0 0
978 1 1 3 979 1 1 980 0 0 0 0 0 0 0
984 1 1 2 0 0 0 0 0 0
987 1 1 3 988 1 0 989 0 1 2 0 0 0 0 0 0
1040 1 1 3 1041 1 0 1042 0 0 1043 0 0 0 0 0 0
1047 1 1 3 1048 1 0 1049 0 0 602 0 0 0 0 0 0
1052 1 1 3 1053 1 0 1054 8 1055 0 0 0 0 0 0
1063 0 1 3 1064 0 0 0 0 0 0 0
1068 1 1 4 1064 0 0 0 0 0 0 0
1040 1 1 4 604 0 0 0 0 0 0 0
966 0 1 0 0 0 0 0 0 0
1119 1 3 3 1120 0 3 698 0 4 1121 0 0 0 0 0 0 0
1125 1 1 3 636 0 10 0 0 0 0 0
1130 1 1 3 636 0 0 2 0 0 0 0
1133 1 1 3 636 0 0 0 1 1128 0 0 0
1136 1 1 3 636 0 0 0 1 1129 0 1 10000 0
1141 3 1 3 636 0 0 0 0 0 0 0
1161 1 1 1 0 0 0 0 0 0
1167 1 1 1 10 0 0 0 0 0
1180 1 1 3 1181 0 0 0 0 0 0 0
1040 0 1 4 604 0 0 0 0 0 0 0
966 1 1 0 0 0 0 0 0 0
1199 0 1 0 40 0 0 0 0 0
1204 3 1 0 20 0 1 1205 0 0 0
1063 1 3 3 1213 0 3 1214 0 3 1215 1 0 1216 3 944 0 0 0 0 0 0
1222 1 2 3 1223 1 0 1216 3 944 3 1223 1 0 1224 0 0 1225 0 0 0 0 0 0
1230 1 2 3 1231 0 0 0 0 0 0 0 0
1234 1 2 3 1235 0 1 0 0 0 0 0 0
1238 1 2 3 1231 0 2 0 0 0 0 0 0
1238 1 2 4 1239 0 4 1242 0 0 0 0 0 0 0
1247 1 7 3 1248 0 3 1231 0 3 1249 0 3 1250 0 3 1251 0 3 1252 0 3 1253 0 0 0 0 0 0 0
1276 0 1 4 624 0 0 0 0 0 0 0
1234 1 1 1 0 0 0 0 0 0
767 1 1 3 636 0 0 0 0 0 0 0
1130 1 1 2 0 2 0 0 0 0
1292 1 1 3 1293 0 0 0 1 1291 0 0 0
1302 1 1 3 698 0 0 0 1 1301 0 0 0
1317 1 1 3 1318 0 2 0 0 0 0 0
1319 0 1 3 1318 0 10 0 0 0 0 0
1320 3 1 3 1318 0 40 0 1 1321 0 0 0
1328 1 1 3 1329 0 4 0 0 0 0 0
1330 1 1 3 1329 0 2 0 0 0 0 0
1328 1 1 3 1329 0 20 0 0 0 0 0
1330 1 1 3 1329 0 18 0 0 0 0 0
1328 1 1 3 1329 0 1 0 0 0 0 0
1330 1 1 3 1329 0 9 0 0 0 0 0
1328 1 1 3 1329 0 400 0 0 0 0 0
1330 1 1 3 1329 0 200 0 0 0 0 0
1328 1 1 3 1329 0 80000 0 0 0 0 0
1330 1 1 3 1329 0 60000 0 0 0 0 0
1328 1 1 3 1329 0 33554434 0 0 0 0 0
1330 1 1 3 1329 0 33554432 0 0 0 0 0
1328 1 1 3 1329 0 0 0 0 0 0 0
1330 1 1 3 1329 0 1 0 0 0 0 0
1356 1 2 3 1318 0 3 1357 0 4 0 0 0 0 0
1360 1 1 3 1318 1 0 1361 3 753 100 0 0 0 0 0
1366 1 1 3 1357 0 198 0 0 0 0 0
1068 1 1 2 2 0 0 0 0 0
1370 1 1 4 1371 0 4 0 0 0 0 0
1068 1 1 2 4 0 0 0 0 0
1370 1 1 4 1371 0 2 0 0 0 0 0
1375 1 2 1 3 1318 0 18 0 0 0 0 0
984 1 1 0 4 0 0 0 0 0
1378 1 1 0 6 0 0 0 0 0
1381 1 1 1 4 0 0 0 0 0
1375 1 1 1 6 0 0 0 0 0
1385 3 1 3 1318 1 0 1361 3 944 2 0 1 1386 0 0 0
1328 1 1 3 1318 0 4 0 0 0 0 0
1387 3 1 3 1318 1 0 1361 3 944 2 0 1 1386 0 0 0
1385 1 1 3 1318 0 2 0 0 0 0 0
1328 3 1 3 1318 0 4 0 1 1386 0 0 0
1387 1 1 3 1318 0 2 0 0 0 0 0
1393 0 1 2 0 0 0 0 0 0
1130 1 1 3 1318 0 18 2 0 0 0 0
1402 1 1 3 1318 0 18 0 1 1128 0 0 0
1405 3 1 3 1318 0 18 0 0 0 0 0
1413 3 1 0 0 0 1 1412 0 0 0
1419 4 1 0 0 0 0 1 1418 0 0
1422 0 1 0 0 0 1 1412 0 0 0
1422 2 1 0 0 0 1 1412 0 0 0
1428 3 1 3 1429 0 0 0 1 1412 0 0 0
1432 3 1 3 1235 0 0 0 1 1412 0 0 0
1433 1 1 3 1434 0 0 0 1 1412 0 0 0
1443 1 1 1 0 0 1 1442 0 0 0
1448 4 1 1 0 0 0 1 1447 0 0
1459 3 1 0 0 0 1 1458 0 1 120000 0
1465 3 1 3 1235 0 0 0 1 1412 0 0 0
1466 3 1 3 1434 0 0 0 1 1464 0 1 30000 0
1470 4 1 3 1471 0 0 0 0 1 1469 0 0
1063 1 1 3 1213 0 0 0 0 0 0 0
1484 1 1 3 1485 0 0 0 0 0 0 0
1486 0 1 3 751 0 0 0 0 0 0 0
1068 0 1 2 0 0 0 0 0 0
1487 1 1 3 1488 0 0 0 0 0 0 0
1492 1 1 3 1493 0 0 0 0 0 0 0
1494 1 1 3 1495 0 0 0 0 0 0 0
1496 1 1 3 1497 0 0 0 0 0 0 0
1498 1 1 3 1499 0 0 0 0 0 0 0
1500 1 1 3 1501 0 0 0 0 0 0 0
1502 1 1 3 1503 0 0 0 0 0 0 0
1504 1 1 3 1505 0 0 0 0 0 0 0
1506 1 1 3 1507 0 0 0 0 0 0 0
1508 1 1 3 1509 0 0 0 0 0 0 0
1510 1 1 3 1511 0 0 0 0 0 0 0
1512 1 1 3 1513 0 0 0 0 0 0 0
1514 1 1 3 1515 0 0 0 0 0 0 0
1529 1 1 0 0 0 0 0 0 0
1548 1 1 3 698 0 10 0 1 1549 0 0 0
984 3 1 0 0 0 1 1553 0 0 0
1564 4 1 3 698 0 0 0 0 1 1563 0 0
1569 3 1 2 0 0 1 1568 0 0 0
1574 3 2 1 3 1575 0 0 0 1 1567 0 0 0
1040 3 1 4 604 0 0 0 1 1567 0 0 0
1356 4 1 3 1488 0 0 0 0 1 1580 0 0
699 1 1 3 1575 0 0 0 1 1582 0 0 0
1583 1 1 3 1584 0 0 0 1 1579 0 0 0
1585 1 1 3 1586 0 0 0 1 1578 0 0 0
1587 1 1 3 1588 0 0 0 1 1581 0 0 0
1607 0 1 3 1608 0 0 0 0 0 0 0
1574 3 1 3 1575 0 0 0 1 1567 0 0 0
1617 1 1 3 1618 0 0 0 1 1616 0 0 0
1623 0 1 3 698 1 0 893 3 786 1 2 1 1301 0 0 0
1623 2 1 3 698 1 0 893 3 786 1 2 1 1301 0 0 0
1068 1 1 2 0 0 0 0 0 0
1141 3 1 3 1575 0 0 0 1 1636 0 0 0
1644 3 1 0 0 0 1 1643 0 0 0
1647 1 0 0 0 0 0 0 0
1658 1 1 3 636 0 0 0 1 1659 0 0 0
1141 3 1 3 1120 0 0 0 1 1657 0 0 0
1658 1 1 3 636 0 0 0 1 1664 0 0 0
1141 3 1 3 1120 0 0 0 1 1663 0 0 0
1658 1 1 3 636 0 0 0 1 1668 0 0 0
1141 3 1 3 1120 0 0 0 1 1667 0 0 0
1658 1 1 3 636 0 0 0 1 1672 0 0 0
1141 3 1 3 1120 0 0 0 1 1671 0 0 0
1658 1 1 3 636 0 0 0 1 1676 0 0 0
1141 3 1 3 1120 0 0 0 1 1675 0 0 0
1700 3 1 3 1697 0 0 0 1 1643 0 0 0
1700 3 2 3 1697 0 3 1235 0 0 0 1 1643 0 0 0
1705 1 1 2 0 0 0 0 0 0
1721 1 1 3 1722 0 0 0 1 1717 0 0 0
1723 1 1 3 1724 0 0 0 1 1719 0 0 0
1725 1 1 3 1726 0 0 0 1 1720 0 0 0
1727 1 1 3 1728 0 0 0 1 1718 0 0 0
1731 1 1 0 0 0 1 1643 0 1 2000 0
1141 1 1 2 0 0 1 1741 0 0 0
978 1 1 1 0 0 1 1742 0 0 0
1751 1 1 2 0 0 1 1746 0 1 2000 0
1405 3 1 2 0 0 0 0 0 0
1757 0 1 3 1758 0 0 1 0 0 0 0
1766 1 1 3 1758 0 0 0 0 0 0 0
1767 1 1 3 1768 0 0 0 0 0 0 0
1486 1 1 3 751 0 0 0 0 0 0 0
1230 1 1 0 0 0 0 0 0 0
1802 0 1 3 1485 0 0 0 0 0 0 0
1647 1 1 3 1213 0 0 1 0 0 0 0
1831 1 1 3 1832 0 0 0 1 1830 0 0 0
1837 0 0 0 0 0 0 0 0
1875 4 1 3 1876 0 0 0 0 1 1877 0 0
1647 1 1 3 1891 0 0 1 0 0 0 0
1899 1 1 3 1318 0 0 0 0 0 0 0
1319 1 1 3 1900 0 0 0 0 0 0 0
1130 1 1 3 1901 0 0 2 0 0 0 0
1904 1 1 3 1905 0 10 0 0 0 0 0
1904 1 1 3 1235 0 0 0 0 0 0 0
1953 0 1 2 0 0 0 0 0 0
1957 1 1 1 0 0 0 0 0 0
984 3 1 0 0 0 1 1960 0 0 0
1964 0 0 0 0 0 0 0 0
1972 1 1 0 0 0 0 0 0 0
1443 1 1 3 1980 0 0 0 0 0 0 0
1428 1 1 3 1429 0 0 0 0 0 0 0
1983 0 1 3 1984 0 0 0 0 0 0 0
1999 3 1 3 2000 0 0 0 1 1998 0 0 0
2004 1 1 3 2005 0 0 0 0 0 0 0
1721 1 1 3 636 0 0 0 0 0 0 0
1723 1 1 3 698 0 0 0 0 0 0 0
1725 0 1 3 2025 0 0 0 0 0 0 0
2033 1 1 3 636 0 200 0 0 0 0 0
2034 0 1 3 698 0 2 0 0 0 0 0
2039 1 1 3 636 0 0 0 0 0 0 0
2040 1 1 3 698 0 0 0 1 1386 0 0 0
2041 1 1 3 2025 0 0 0 1 1636 0 0 0
2047 1 1 3 698 0 0 0 0 0 0 0
2040 1 1 3 2025 0 0 0 1 1636 0 0 0
2051 1 1 3 2052 0 0 0 0 0 0 0
2053 1 1 3 2054 0 0 0 0 0 0 0
2055 1 1 3 2056 0 0 0 0 0 0 0
2057 1 1 3 2058 0 0 0 0 0 0 0
2059 1 1 3 2060 0 0 0 0 0 0 0
2061 1 1 3 2062 0 0 0 0 0 0 0
2063 1 1 3 2064 0 0 0 0 0 0 0
2065 1 1 3 2066 0 0 0 0 0 0 0
2067 1 1 3 2068 0 0 0 0 0 0 0
2069 1 1 3 2070 0 0 0 0 0 0 0
2071 1 1 3 2072 0 0 0 0 0 0 0
2073 1 1 3 2074 0 0 0 0 0 0 0
1319 0 1 3 1900 0 0 0 0 0 0 0
1317 1 1 3 2101 0 0 0 0 0 0 0
1422 0 1 3 2102 0 0 0 0 0 0 0
1292 1 1 3 1293 0 0 0 0 0 0 0
2149 1 1 3 2150 0 0 0 0 0 1 10000 0
2161 1 1 2 0 1 0 0 0 0
1983 1 1 0 0 0 1 2184 0 1 10000 0
2204 1 1 3 2205 0 0 1 0 0 0 0
2212 1 1 1 0 0 0 0 0 0
1983 1 1 0 0 0 1 2184 0 0 0
2221 1 1 3 2222 0 0 0 0 0 0 0
2223 1 1 3 2224 0 0 0 0 0 0 0
2225 0 1 3 2226 0 0 0 0 0 0 0
2233 1 1 3 2234 0 0 0 0 0 0 0
2237 1 0 0 0 0 0 0 0
2244 1 1 3 636 1 0 642 0 1 643 0 0 0 0 0 0
1644 1 1 0 0 0 1 1643 0 0 0
2278 1 1 3 2279 0 0 0 1 1291 0 0 0
2285 1 1 3 636 0 0 2 0 0 0 0
2289 1 1 3 1293 0 0 2 1 1291 0 0 0
2293 1 1 3 2205 0 0 2 0 0 0 0
2033 1 1 3 636 0 10 0 0 0 0 0
2034 0 1 3 698 0 18 0 0 0 0 0
699 1 1 3 1608 0 2 0 0 0 0 0
2321 1 1 3 2322 0 14 0 0 0 0 0
984 1 1 0 0 0 0 0 0 0
1204 1 1 3 636 0 0 0 0 0 0 0
2340 0 1 3 698 0 0 0 0 0 0 0
699 1 1 3 1575 0 0 0 0 0 0 0
2345 1 1 3 2346 0 0 0 1 2347 0 0 0
2348 1 1 3 2349 0 0 0 1 2347 0 0 0
2353 1 1 3 636 0 2 0 0 0 0 0
2356 1 1 3 636 0 0 0 0 0 0 0
2356 1 1 2 0 0 0 0 0 0
2356 1 1 4 1010 0 0 0 0 0 0 0
2356 1 1 1 0 0 0 0 0 0
2212 1 2 3 636 0 1 0 0 0 0 0 0
767 1 1 3 2150 0 0 0 0 0 0 0
1068 1 2 2 4 2411 0 0 0 0 0 0 0
2212 1 1 3 2150 0 0 0 0 0 0 0
1063 1 0 0 0 0 0 0 0
1428 1 1 3 1429 0 0 0 1 1442 0 0 0
2594 4 1 2 0 0 0 1 1418 0 0
984 3 1 0 0 0 1 1205 0 0 0
1647 1 0 0 0 1 2610 0 0 0
808 0 1 2 0 0 0 0 0 0
2623 1 1 4 2624 0 0 0 0 0 0 0
2627 2 1 3 2628 0 0 0 1 1205 0 0 0
2657 1 1 3 2658 0 0 0 0 0 0 0
2664 0 1 3 1235 0 0 0 1 2665 0 0 0
2664 2 1 3 1235 0 0 0 1 2665 0 0 0
2664 4 1 3 1235 0 0 0 1 2665 0 0 0
2672 1 1 2 0 0 0 0 0 0
2672 1 1 4 2673 0 0 0 0 0 0 0
2672 1 1 1 0 0 0 0 0 0
2680 0 1 3 2681 0 0 0 0 0 0 0
2664 3 1 3 1485 0 0 0 1 2696 0 0 0
2664 3 1 0 0 0 1 2696 0 0 0
2734 1 1 3 2735 0 0 0 0 0 0 0
2738 3 1 3 1768 0 0 0 1 2739 0 0 0
2738 3 1 0 0 0 1 2739 0 0 0
2770 2 1 3 2771 0 0 0 1 2772 0 0 0
2770 4 1 3 2771 0 0 0 1 2772 0 0 0
2777 1 1 2 0 0 0 0 0 0
2777 1 1 4 2778 0 0 0 0 0 0 0
2777 1 1 1 0 0 0 0 0 0
2738 1 1 3 1768 0 0 0 0 0 0 0
2812 1 1 3 930 0 0 0 0 0 0 0
1239 0 1 3 2813 0 0 0 0 0 0 0
2823 1 1 3 2824 0 0 0 0 0 0 0
2833 1 1 3 2834 0 0 0 0 0 0 0
2859 2 1 3 2205 0 0 0 1 2860 0 0 0
2859 3 1 3 2205 0 0 0 1 2860 0 0 0
2859 4 1 3 2205 0 0 0 1 2860 0 0 0
2867 2 1 3 2205 0 0 0 1 2860 0 0 0
2867 4 1 3 2205 0 0 0 1 2860 0 0 0
2874 3 1 3 2875 0 200 0 1 2876 0 0 0
2883 0 0 0 0 0 0 0 0
2888 1 0 0 0 0 0 0 0
1402 1 1 3 2205 0 0 0 1 1128 0 0 0
2917 1 1 3 1120 0 0 0 0 0 1 10000 0
767 1 2 3 636 0 3 1120 0 0 0 0 0 0 0
2950 1 1 3 1120 0 4 0 0 0 0 0
1141 1 1 3 2958 0 0 1 0 0 0 0
1402 1 1 3 1318 0 0 0 1 1128 0 0 0
1317 1 1 3 2964 0 0 0 0 0 0 0
1292 0 1 3 1293 0 0 0 0 0 0 0
1405 3 1 3 2967 0 0 0 0 0 0 0
1658 2 1 3 636 0 0 0 0 0 0 0
1320 0 1 3 2986 0 0 0 1 2985 0 0 0
1320 2 1 3 2986 0 0 0 1 2985 0 0 0
1320 3 1 3 2986 0 0 0 1 2985 0 0 0
1356 4 1 3 1900 0 0 0 0 1 1580 0 0
1068 1 1 2 0 0 1 2995 0 0 0
1068 1 1 4 1394 0 0 0 1 2995 0 0 0
2867 1 1 3 2205 0 0 0 1 1128 0 0 0
1319 0 1 3 2101 0 0 0 0 0 0 0
3042 1 1 3 3043 0 0 0 1 3041 0 0 0
3044 1 1 3 3045 0 0 0 1 3046 0 0 0
3058 1 1 3 2681 0 0 0 0 0 0 0
3062 0 1 2 0 0 0 0 0 0
3071 3 1 3 1235 0 0 2 1 1692 0 0 0
3076 4 1 3 751 0 0 0 0 1 3075 1 10000 0
3094 3 1 3 1231 0 20 0 1 3095 0 0 0
3096 0 1 3 1231 0 2 0 0 0 0 0
3094 3 1 3 1231 0 20 0 1 3095 0 1 10000 0
891 1 1 3 3114 0 0 0 0 0 0 0
767 0 1 3 3117 0 0 0 1 1321 0 0 0
767 2 1 3 3117 0 0 0 1 1321 0 0 0
767 4 1 3 3117 0 0 0 1 1321 0 0 0
972 1 1 2 0 0 0 0 0 0
972 1 1 4 1012 0 0 0 0 0 0 0
972 1 1 1 0 0 0 0 0 0
2034 0 1 3 698 0 0 0 0 0 0 0
1119 3 1 3 3140 0 0 0 1 3139 0 0 0
3157 3 1 3 3158 0 0 0 0 0 0 0
3161 3 1 3 3162 0 0 0 1 3163 0 0 0
1063 0 1 3 3167 0 0 0 0 0 0 0
1063 1 1 3 3167 0 0 0 0 0 0 0
1063 4 1 3 3167 0 0 0 0 0 0 0
3175 3 1 0 0 0 0 0 0 0
2812 0 1 3 930 0 0 0 0 0 0 0
3186 3 1 3 3187 0 0 0 0 0 0 0
3191 3 1 3 2658 0 0 0 0 1 3192 0 0
3203 2 1 3 636 0 0 0 0 0 0 0
3206 2 1 3 3207 0 0 0 1 3208 0 0 0
891 0 1 3 698 0 0 0 0 0 0 0
3216 2 1 3 3217 0 0 0 0 0 0 0
3220 2 1 3 3221 0 0 0 0 1 3222 0 0
1422 0 1 3 1235 0 0 0 0 0 0 0
3236 1 1 3 2628 0 0 0 1 3235 0 1 10000 0
987 1 1 3 2005 0 0 0 0 0 0 0
1141 3 1 3 2205 0 0 2 1 1636 0 0 0
3248 1 1 3 3249 0 0 0 0 0 0 0
966 1 1 0 0 2 0 0 0 0
3293 1 1 3 636 1 0 642 0 1 643 0 2 0 0 0 0
1983 1 1 3 3303 0 0 0 1 2184 0 1 2000 0
2212 1 1 1 0 2 0 0 0 0
3314 1 1 2 10 0 0 0 0 0
3322 1 0 0 2 1 3323 0 0 0
1141 3 1 3 2958 0 0 2 1 1636 0 0 0
1141 3 1 3 2958 0 0 1 1 1636 0 0 0
1141 3 1 3 2958 0 0 0 1 1636 0 0 0
3350 1 1 3 3351 0 0 1 0 0 0 0
3366 1 0 0 0 0 0 0 0
3370 3 1 3 1248 0 0 1 1 3369 0 0 0
1141 0 1 3 2958 0 0 2 1 1636 0 0 0
1141 2 1 3 2958 0 0 2 1 1636 0 0 0
1141 4 1 3 2958 0 0 2 1 1636 0 0 0
1130 1 1 4 3379 0 0 2 0 0 0 0
1130 1 1 0 0 2 0 0 0 0
1130 1 1 1 0 2 0 0 0 0
1983 1 1 3 1984 0 0 0 1 2184 0 1 10000 0
3403 0 1 3 3404 0 0 0 1 3402 0 1 10000 0
3403 2 1 3 3404 0 0 0 1 3402 0 1 10000 0
3410 4 1 3 2628 0 0 0 0 1 3409 1 10000 0
3426 1 1 3 1984 0 0 0 1 3425 0 1 240000 0
3433 3 1 3 3434 0 0 0 1 3432 0 1 2000 0
3433 3 1 3 3434 0 0 0 1 3432 0 1 3000 0
3433 3 1 3 3434 0 0 0 1 3432 0 1 1000 0
3443 1 1 3 3444 0 0 0 1 3442 0 0 0
984 3 1 0 0 0 1 1205 0 1 10000 0
1647 0 1 3 1235 0 0 0 0 0 0 0
3459 1 1 3 3460 0 0 0 0 0 1 10000 0
3485 1 1 3 2628 0 0 0 0 0 1 345600000 0
3485 1 1 3 2628 0 0 0 0 0 1 5184000000 0
3071 1 1 3 1235 0 0 1 0 0 0 0
3071 1 1 3 1235 0 0 1 0 0 1 1200000 0
3094 1 1 3 1231 0 20 0 0 0 1 10000 0
767 1 1 3 636 0 0 0 1 3516 0 0 0
3526 3 1 3 2658 0 0 1 1 3527 0 0 0
3552 3 1 3 3553 0 0 0 0 0 0 0
3552 2 1 3 3553 0 0 0 0 0 0 0
3558 0 0 0 0 0 0 0 0
1130 1 1 3 3572 0 0 2 0 0 0 0
957 2 0 0 0 1 3595 0 0 0
957 3 0 0 0 1 3595 0 0 0
957 4 0 0 0 1 3595 0 0 0
3623 1 0 0 0 0 0 1 20000 0
2627 1 0 0 0 1 3654 0 0 0
1731 1 0 0 0 1 3674 0 1 10000 0
3706 1 0 0 0 1 1291 0 0 0
3718 1 0 0 0 1 3674 0 0 0
3724 1 0 0 2 0 0 0 0
3729 1 0 0 0 1 3728 0 0 0
984 1 1 0 0 0 1 3746 0 0 0
3787 1 1 3 2150 0 0 0 1 3786 0 0 0
2278 1 1 3 1293 0 0 0 1 1291 0 1 2000 0
1731 1 0 0 0 0 0 1 10000 0
3816 1 0 0 1 0 0 0 0
957 1 0 0 0 1 3595 0 0 0
3834 0 1 3 3835 0 0 0 1 3836 0 0 0
3834 2 1 3 3835 0 0 0 1 3836 0 0 0
3834 3 1 3 3835 0 0 0 1 3836 0 0 0
3834 4 1 3 3835 0 0 0 1 3836 0 0 0
3849 1 1 3 2205 0 0 0 0 0 0 0
3854 0 0 0 0 0 0 0 0
1402 1 1 3 1901 0 0 0 1 1128 0 0 0
1658 0 1 3 636 0 0 0 0 0 0 5 3895 3896 3897 3898 3899 3900 3901 3902 3903 3904
3907 0 1 3 1608 0 0 0 0 0 0 0
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3913
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3916
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3919
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3922
1658 0 1 3 636 0 0 0 0 0 0 1 3912 602
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3927
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3930
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3933
1658 0 1 3 636 0 0 0 0 0 0 1 3912 3936
1658 0 1 3 636 0 0 0 0 0 0 6 3939 3940 3941 717 3942 3943 714 715 3944 1044 3945 3946
1658 0 1 3 636 0 0 0 0 0 0 30 3949 3950 3951 3952 1658 3953 3954 3955 3895 3956 3957 3958 714 3959 3960 3961 3962 3963 3964 3965 3966 3967 3968 3969 3970 3971 3972 3973 2867 3974 3975 3976 3977 3978 3979 3980 3981 3982 3983 3984 3985 3986 3987 3988 3897 3989 737 3990 3991 3992 3993 3994 3899 3995 3901 3996 3903 3997 3998 3999
1204 1 1 3 636 0 0 0 0 0 0 2 3899 4002 3903 3904
4003 1 1 3 698 0 0 0 0 0 0 2 3966 3984 3903 4004
767 1 1 0 0 0 0 0 0 2 918 4018 3903 3904
767 1 3 1 2 3 636 0 0 0 0 0 0 2 918 4018 3903 3904
4023 3 1 0 0 0 1 1205 0 0 1 3903 3904
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4036
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4039
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4042
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4045
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4048
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4051
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4054
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4057
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4060
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4063
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4066
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4069
1658 0 1 3 636 0 0 0 0 0 0 1 3912 4072
1658 0 1 3 636 0 0 0 0 0 0 4 4075 4076 4077 715 980 3969 3903 3904
1658 0 1 3 636 0 0 0 0 0 0 2 714 715 3972 715
500
1 0
2 0 1
1 2
1 3
1 4
1 5
1 6
1 7
1 8
3 2 9 10
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
2 47 48
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
0
1 73
2 72 0
3 2 72 73
2 2 72
1 74
2 2 75
1 76
1 77
1 78
1 79
1 80
2 80 81
1 82
1 83
2 82 0
1 84
2 84 85
3 84 86 85
1 87
1 88
1 89
1 90
1 91
1 92
1 93
2 72 94
3 95 96 97
2 95 98
1 99
3 100 101 102
2 103 104
2 105 106
2 107 108
2 109 110
2 111 112
2 113 114
2 115 116
2 100 101
2 101 117
2 100 118
2 100 119
2 120 121
2 122 123
2 101 124
2 125 126
2 127 128
3 129 130 131
3 132 133 134
3 100 101 135
2 100 136
2 100 137
2 100 138
1 139
1 140
1 141
1 142
1 143
2 144 145
1 144
1 146
1 147
1 148
2 149 150
2 139 151
1 152
5 152 153 154 155 156
12 157 158 159 160 161 162 163 164 165 166 167 168
1 154
2 152 169
2 152 153
2 152 154
2 99 170
1 171
1 172
1 173
2 99 173
1 174
7 99 175 176 177 178 179 180
2 99 175
2 99 181
2 99 182
2 99 183
1 184
1 185
2 99 186
2 99 187
1 188
2 188 189
2 190 191
2 192 193
2 194 195
2 196 197
2 198 199
1 200
1 201
2 200 202
4 203 204 205 206
2 200 207
2 200 84
2 208 209
3 200 202 97
3 200 202 210
2 200 211
2 200 212
3 200 213 214
2 152 215
3 152 186 216
2 152 95
2 152 186
2 152 216
3 152 215 217
2 215 218
2 215 219
3 152 215 220
3 152 215 189
2 152 219
3 152 219 221
3 215 217 222
3 223 224 225
2 223 226
3 152 215 216
1 227
1 228
1 229
1 230
1 231
1 232
1 233
3 233 234 235
1 236
3 233 234 237
4 233 234 235 237
2 238 239
3 238 239 240
2 241 242
3 243 244 245
3 243 246 247
12 248 249 250 251 252 253 254 255 256 257 258 259
1 223
2 223 260
4 223 260 261 262
2 223 262
1 96
2 96 263
2 96 189
1 189
1 264
2 189 264
1 265
2 96 98
2 96 186
2 96 266
1 98
1 267
2 98 268
2 98 269
3 270 271 272
4 270 271 272 273
4 270 271 272 274
1 275
2 96 84
2 84 98
2 96 276
2 98 276
2 98 277
3 96 98 97
1 278
1 279
3 96 97 280
3 281 282 283
5 281 282 283 284 285
1 286
2 286 287
4 286 287 288 0
2 289 290
2 286 291
2 288 292
2 288 293
2 288 294
2 288 295
3 286 287 288
1 285
2 285 189
1 296
2 296 189
1 297
2 297 189
2 296 297
1 298
3 96 98 189
3 96 189 264
3 96 189 186
2 96 285
2 98 189
2 96 97
2 96 268
2 96 299
3 96 189 300
1 301
1 302
1 303
2 301 233
1 304
1 234
1 305
1 306
1 307
2 234 305
2 234 303
1 308
1 309
1 310
1 311
1 312
1 313
1 314
2 308 315
1 316
1 317
1 318
2 318 319
1 319
1 320
1 321
1 322
1 323
1 324
1 325
2 318 326
2 327 328
4 327 328 329 95
4 327 328 329 330
3 327 328 329
2 223 331
2 223 332
2 223 333
2 223 334
2 223 335
2 260 336
2 223 337
2 337 338
2 223 339
3 223 260 261
2 260 340
3 223 260 339
2 285 263
2 95 263
2 341 263
3 341 342 263
1 343
1 344
1 345
2 346 347
2 346 348
2 346 340
1 349
1 350
1 351
1 352
1 353
1 354
2 344 355
2 344 352
2 344 356
2 357 358
1 359
1 360
1 95
1 361
1 362
2 363 364
2 365 364
1 366
1 367
1 368
1 369
1 370
1 371
1 372
2 366 373
1 374
1 375
1 376
1 377
1 378
1 379
1 380
2 375 381
2 375 382
1 383
1 384
1 385
1 288
2 384 386
2 384 387
1 388
1 389
2 390 391
1 392
4 392 389 391 393
3 389 391 393
4 390 389 391 393
1 390
2 97 98
1 394
2 97 96
1 97
1 395
2 97 189
1 396
1 397
2 97 398
2 97 396
2 98 96
1 399
1 268
1 400
1 401
1 402
2 361 403
1 403
2 403 381
2 403 404
1 405
1 406
1 407
1 408
1 409
1 410
1 411
1 381
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
2 412 422
1 423
1 424
1 425
2 346 426
1 426
1 427
2 428 364
1 429
1 327
4 327 328 329 430
1 430
1 431
1 432
3 327 430 433
2 327 430
2 327 434
3 327 328 95
2 346 345
1 435
1 436
1 437
1 337
4 337 338 223 260
1 438
2 337 223
1 439
2 96 440
2 189 96
2 189 98
2 441 98
3 439 96 97
3 442 96 97
3 189 96 97
1 443
2 439 444
2 439 445
2 189 445
2 439 98
2 439 96
2 189 439
2 439 446
2 441 447
1 448
1 449
1 450
1 451
1 452
1 453
1 454
2 223 455
2 337 456
1 457
1 458
1 459
1 460
1 461
1 462
1 463
1 464
1 465
1 466
1 467
1 468
1 469
1 470
3 471 472 459
1 471
2 471 472
1 473
1 474
1 475
1 476
1 477
1 478
1 479
1 480
1 481
1 482
1 483
1 484
1 485
1 486
1 487
1 488
1 489
1 490
733
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
1 665 0
1 668 0
0 13
1 673 0
1 672 0
1 678 0
1 677 0
1 682 0
1 681 0
1 686 0
1 685 0
1 690 0
1 689 0
1 694 0
1 693 0
0 14
1 698 0
1 700 0
1 705 0
0 16
1 713 3 714 0 717 716 2 1 614 1 615
1 713 3 714 0 715 716 2 1 614 1 615
1 713 3 714 0 715 716 2 1 614 1 720
1 713 3 714 0 715 716 2 0 614 1 615
0 18
1 713 3 714 0 717 716 2 0 614 1 720
1 713 3 714 0 715 716 2 0 614 1 720
1 713 3 714 0 717 716 2 0 614 1 615
1 713 3 714 0 717 716 2 1 614 1 720
1 713 0
1 713 1 614 1 615
0 19
1 713 3 714 0 715 716 2 0 737 0 738
1 713 3 714 0 717 716 2 1 737 0 739
1 713 3 714 0 715 716 2 1 737 0 738
0 20
1 743 2 612 1 746 744 1 2
1 743 2 612 1 747 744 1 643
1 743 2 612 1 747 744 1 2
0 21
1 751 1 752 1 755
1 751 1 752 1 753
1 751 1 752 1 757
1 751 1 752 1 754
1 751 0
0 22
1 713 1 768 0 770
1 713 1 768 0 769
1 713 1 768 0 773
1 713 1 768 0 776
1 713 1 768 0 779
1 713 1 768 1 615
1 713 1 768 1 782
1 713 1 768 1 786
1 713 1 768 1 785
1 713 1 768 2 1
1 713 1 768 2 0
0 23
1 792 0
1 792 1 793 3 3557952002
1 792 1 793 3 3557952000
1 713 1 768 1 720
0 24
1 792 1 793 3 3557951998
0 25
1 713 1 612 1 809
1 713 1 612 1 810
1 713 1 612 1 813
1 713 1 612 1 814
1 713 1 612 1 745
1 713 1 612 1 817
1 713 1 612 1 820
1 713 1 612 1 823
0 26
1 713 1 612 1 829
1 713 1 612 1 2
0 27
1 839 0
1 839 1 840 3 8141817600
1 839 1 840 3 3567196800
1 839 1 840 3 3567196798
0 28
1 839 1 840 3 1830297600
1 839 1 840 3 3567196802
1 839 1 840 0 847
0 29
1 852 0
1 852 1 853 0 855
1 852 1 853 0 856
1 852 1 853 0 860
1 852 1 853 0 861
1 852 1 853 0 865
1 852 1 853 0 866
1 852 1 853 0 870
1 852 1 853 0 871
1 852 1 853 0 875
1 852 1 853 0 876
1 852 1 853 0 880
1 852 1 853 0 881
0 30
1 852 1 853 0 884
1 885 1 853 0 884
0 32
1 698 2 892 1 643 893 1 786
1 698 1 891 2 0
1 698 1 891 1 745
1 698 1 891 0 602
0 33
1 698 1 893 1 786
0 34
2 604 1 611 2 0
2 604 1 611 2 1
0 36
2 604 1 914 1 643
2 604 1 914 1 786
2 604 1 918 0 920
2 604 1 918 0 921
2 604 2 611 2 1 612 1 924
2 604 2 611 2 1 612 1 810
2 624 1 611 2 1
1 604 1 611 2 1
0 39
1 930 1 752 1 753
2 751 1 752 1 753
1 751 1 933 1 753
1 751 3 933 1 2 752 1 753 934 1 786
0 40
2 604 2 611 2 1 614 1 720
2 604 1 614 1 615
2 604 2 611 2 1 614 1 615
1 713 1 612 1 944
1 713 1 612 1 943
1 713 1 612 1 948
1 713 1 612 1 947
0 41
1 952 1 953 1 954
0 42
1 958 1 793 3 933119999
0 43
1 962 1 793 3 4759776000
0 44
1 967 1 968 0 967
1 967 1 968 0 770
0 45
2 972 1 973 0 972
2 972 1 973 0 974
0 46
1 979 1 980 0 981
1 979 1 642 1 643
0 48
1 980 0
0 50
1 988 30 990 1 643 991 1 786 884 1 992 993 1 944 994 1 995 996 1 997 998 1 999 1000 1 755 1001 1 753 1002 1 1003 1004 1 1005 1006 1 1007 1008 1 1009 1010 1 1011 1012 1 1013 1014 1 1015 871 1 1016 1017 1 1018 1019 1 754 870 1 757 1020 1 1021 1022 1 1023 1024 1 1025 1026 1 1027 1028 1 1029 1030 1 1031 1032 1 1033 1034 1 1035 1036 1 1037 989 1 2
0 51
1 1041 1 1042 0 1044
1 1041 1 1042 0 1043
0 52
1 1048 1 1049 0 602
0 53
1 1053 1 1054 0 1056
1 1053 1 1054 0 1055
0 54
1 1065 0
1 1064 0
0 56
2 1065 0
2 1064 0
0 49
2 705 0
2 636 0
0 61
1 604 0
1 659 1 642 1 643
1 1096 1 642 1 643
1 1099 1 642 1 643
1 650 1 642 1 643
2 1104 1 612 1 1105
1 1108 0
0 63
0 65
0 67
2 1121 0
0 68
0 70
11 40000
0 72
0 74
0 77
11 10000
7
0 83
0 84
1 1172 0
1 1173 0
2 1172 0
0 87
3 0 1181
1 1181 0
3 1 604
0 88
0 91
0 92
1 966 0
3 0 705
1 1213 0
1 1214 0
0 95
1 1223 2 1216 1 2 1224 0 1226
1 1223 2 1216 1 755 1224 0 1226
1 1223 2 1216 1 2 1224 0 1225
0 97
0 99
1 1231 0
0 101
2 1239 0
2 1243 0
2 1242 0
0 102
1 1253 0
2 1262 0
2 1104 0
2 1267 0
2 1270 0
2 1273 0
0 104
1 1279 0
2 604 2 714 0 715 614 1 615
0 105
2 871 0
0 107
1 1293 0
11 12000
0 110
11 20000
17 1 1301 1 0
17 1 1301 1 10000
0 113
1 1318 0
0 114
0 115
0 116
1 1329 0
0 117
0 118
0 119
0 120
0 122
1 1357 0
0 123
1 1318 1 1361 1 755
1 1318 1 1361 1 753
0 125
0 126
2 1371 0
0 127
0 128
0 129
0 131
11 30000
0 133
2 1394 0
10
0 136
0 138
0 140
0 143
11 4000
0 144
0 145
0 146
1 1429 0
11 60000
0 148
1 1235 0
1 1434 0
0 150
0 151
11 6000
0 152
0 153
0 154
0 155
0 156
1 1488 0
1 1485 0
0 158
1 1515 0
1 1493 0
0 160
0 162
0 163
0 164
0 166
17 1 1553 1 0
0 168
0 169
0 170
0 172
1 1575 0
0 173
1 1588 0
17 1 1301 0 0
11 16000
0 176
1 1608 0
0 177
0 178
11 11000
1 1618 0
0 179
8 1
18
0 183
0 185
11 140000
16 0 1 1647 1
11 182000
19 1647
20 1647
0 186
1 1120 0
11 42000
17 1 1692 1 10000
13
3 0 1697
0 188
1 1697 0
0 190
2 1705 0
15
9
0 193
1 1722 0
1 1724 0
1 1726 0
1 1728 0
11 2000
0 194
0 197
2 1014 0
11 36000
0 200
0 201
0 203
0 204
1 1758 0
16 0 1 1757 1
16 0 1 1757 0
0 205
1 1768 0
11 2
11 58000
11 59998
11 60002
11 62000
11 70000
0 207
0 208
0 209
0 210
0 211
0 212
11 80000
0 213
11 22000
0 215
1 1832 0
11 18000
14 1837
11 1800
11 58400
3 0 751
16 0 1 1486 0
14 1647
19 1063
20 1063
11 50000
0 216
0 217
1 1876 0
11 72000000
11 108000000
0 218
1 1891 0
0 219
1 1901 0
1 1900 0
0 220
1 1905 0
11 1000
11 90000
11 119998
11 7080000
11 259200000
11 4320000000
11 3000
11 120002
11 7320000
11 180000
0 222
0 224
0 225
2 1954 0
0 226
14 1964
0 230
1 1980 0
0 233
1 1984 0
16 1 1
16 1 0
0 235
1 2000 0
0 236
0 237
1 2005 0
0 240
0 243
0 246
1 2025 0
0 247
0 248
16 0 1 2039 1
16 0 2 2040 1 2039 0
16 0 1 2040 0
0 250
0 251
1 2052 0
1 2054 0
1 2056 0
1 2058 0
1 2060 0
1 2062 0
1 2064 0
1 2066 0
1 2068 0
1 2070 0
1 2072 0
1 2074 0
0 253
0 254
16 0 1 1899 1
0 258
1 2102 0
1 2101 0
0 259
0 261
16 0 1 767 0
0 269
1 2150 0
16 0 1 767 2
0 273
8 0
0 275
0 277
0 278
0 281
1 2205 0
17 1 1291 1 0
0 282
0 284
0 285
1 2222 0
1 2224 0
1 2226 0
0 287
1 2234 0
14 2237
0 289
1 636 1 642 1 2
0 290
0 291
0 292
0 293
0 295
1 2279 0
0 296
0 297
0 298
0 299
0 300
0 301
1 2322 0
0 306
0 309
16 0 1 1204 1
16 0 1 1204 0
0 311
2 1010 0
0 313
1 2346 0
1 2349 0
0 315
0 318
0 319
0 324
16 0 1 984 0
0 331
0 338
2 2411 0
3 0 636
0 347
0 352
0 356
16 0 2 2212 1 767 1
16 0 2 2212 0 767 0
14 1063
0 366
2 2595 0
0 369
2 2624 0
0 371
1 2628 0
0 372
0 375
0 377
1 2658 0
0 378
0 379
2 2673 0
0 381
16 0 1 2657 1
1 2681 0
16 0 1 2657 0
16 0 1 767 1
0 388
1 2735 0
0 389
0 390
0 391
1 2771 0
0 392
2 2778 0
0 398
1 930 0
1 2813 0
16 0 1 2812 1
16 0 2 2812 0 1239 1
16 0 1 1239 0
0 402
1 2824 0
16 0 1 1234 0
0 404
1 2834 0
0 407
0 412
0 413
0 414
0 415
1 2875 0
14 2883
14 2888
0 417
1 2894 0
0 418
3 0 1318
0 419
0 420
0 422
0 423
1 2958 0
0 424
17 1 1128 1 0
16 1 2
1 2964 0
0 425
1 2967 0
0 427
0 429
0 430
1 2986 0
0 431
17 1 2995 1 0
17 1 1128 1 10000
0 434
0 435
0 436
0 440
1 3043 0
1 3045 0
17 1 1442 1 0
0 442
0 444
2 3063 0
2 3064 0
0 448
0 450
17 1 3075 1 0
17 1 3075 1 4000
0 454
16 0 1 3094 2
16 0 1 3094 0
0 457
1 3114 0
1 3117 0
0 458
2 1012 0
0 460
16 0 1 891 2
1 3140 0
0 463
1 3158 0
0 464
1 3162 0
1 3167 0
0 465
0 466
0 469
1 3187 0
0 470
0 471
0 472
1 3207 0
0 473
0 474
0 475
1 3217 0
0 476
1 3221 0
0 477
0 481
1 3249 0
0 483
0 485
0 487
0 488
0 489
0 490
1 636 1 642 1 643
0 492
1 3303 0
0 493
0 495
0 497
14 3322
16 0 1 2212 0
16 0 1 966 0
0 500
1 3351 0
0 501
0 502
14 3366
0 505
1 1248 0
2 3379 0
0 507
0 509
1 3404 0
0 510
11 8000
11 10002
11 9998
0 511
11 300000
0 512
1 3434 0
0 513
1 3444 0
0 515
0 517
11 9000
0 518
1 3460 0
11 2600
11 3800
0 521
11 7200000
0 522
0 523
11 345600000
0 529
0 535
0 538
1 3553 0
0 540
14 3558
0 543
0 545
1 3572 0
0 547
0 550
14 957
16 0 1 2883 2
14 3623
19 2883
19 2888
20 2883
20 2888
20 1899
14 2627
14 1731
14 3706
14 3718
14 3724
14 3729
0 568
0 570
16 0 1 2627 0
16 0 1 1647 0
14 3816
0 575
1 3835 0
0 576
14 3854
16 0 1 1899 0
0 582
0 583
0 584
0 585
0 586
1081
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
1 36
1 37
1 38
1 39
3 11 13 40
3 11 13 15
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
1 180
1 181
1 182
1 183
1 184
1 185
1 186
1 187
1 188
1 189
1 190
1 191
1 192
1 193
1 194
1 195
1 196
1 197
1 198
1 199
4 39 10 39 200
2 6 15
1 201
2 15 1
1 202
1 203
1 204
1 205
1 206
2 15 207
1 208
1 209
1 210
2 211 39
1 212
1 213
1 6
1 214
3 6 13 7
1 215
1 216
1 217
1 218
1 219
1 220
1 221
1 222
4 6 219 221 7
1 223
1 224
5 41 225 13 191 226
1 227
1 228
1 229
1 230
1 231
1 232
1 233
1 234
1 235
1 236
1 237
1 238
1 239
1 240
1 241
1 242
1 243
1 244
1 245
1 246
1 247
3 11 13 1
1 248
1 249
1 250
1 251
1 252
1 253
1 254
1 255
1 256
2 257 255
2 258 255
3 258 255 256
1 259
1 260
1 261
1 262
1 263
1 264
1 265
1 266
1 267
2 11 268
2 13 260
1 269
3 11 13 270
1 271
1 272
1 273
1 274
1 275
1 276
1 277
1 278
1 279
1 280
1 281
1 282
1 283
2 11 8
2 284 8
1 285
1 286
1 287
1 288
1 289
1 290
1 291
1 211
1 292
2 6 293
2 7 8
2 294 8
1 295
2 296 297
3 256 11 8
1 298
3 296 289 6
2 289 7
2 256 8
1 299
1 300
1 301
1 13
2 8 256
1 302
1 303
1 294
1 304
2 184 227
2 8 13
1 305
1 306
2 11 227
2 11 237
2 11 307
2 11 67
1 308
1 309
2 11 310
1 311
2 227 307
1 312
1 313
1 307
1 314
2 6 227
6 311 7 8 11 13 67
1 315
3 172 316 172
1 317
1 318
1 319
2 256 11
1 320
1 321
1 322
1 207
2 11 306
2 11 1
2 11 39
2 11 323
1 324
1 325
2 39 211
2 316 172
1 326
1 327
1 328
1 7
1 329
2 330 39
2 11 331
1 332
2 256 333
3 255 13 11
2 13 39
2 256 334
4 256 6 13 7
1 335
1 336
1 337
1 338
1 339
2 340 341
1 342
1 343
1 344
1 333
1 296
1 345
1 346
1 347
1 348
1 349
1 350
1 351
1 352
2 353 284
1 354
1 355
1 356
1 357
1 358
2 11 359
1 360
2 344 8
1 361
1 362
1 363
1 364
1 365
1 366
1 367
4 6 368 333 7
3 344 8 8
4 369 368 333 370
4 353 368 333 284
1 371
1 368
1 372
7 11 344 11 8 11 8 11
2 373 67
2 374 67
2 375 67
3 11 376 67
3 11 377 67
5 11 6 378 7 67
1 379
3 11 207 227
1 380
1 381
1 382
3 11 207 237
3 11 256 233
1 383
3 11 256 8
1 384
3 11 385 67
3 11 256 307
5 11 207 67 207 307
2 385 67
1 386
3 333 385 67
3 306 237 8
4 11 207 306 237
2 387 67
3 11 207 212
2 388 389
4 359 67 11 390
2 256 391
2 11 256
4 11 6 256 7
4 346 11 333 256
2 392 227
2 393 67
3 11 256 394
3 11 256 395
4 11 256 396 67
4 397 398 11 256
4 11 399 394 254
4 11 399 395 254
4 11 399 333 254
5 11 399 397 398 254
3 11 256 352
1 400
1 389
4 11 353 256 284
3 11 256 67
3 385 67 8
1 401
3 11 256 227
1 402
4 11 6 256 8
2 403 314
3 11 404 67
2 11 207
1 405
1 406
1 407
3 11 211 408
2 211 409
1 410
3 11 211 411
2 412 67
2 413 67
2 414 67
2 415 67
2 416 67
2 417 67
3 11 418 67
3 11 337 67
3 11 419 67
3 11 420 67
3 11 421 67
3 11 413 307
1 422
3 11 413 67
3 11 413 237
2 334 7
1 423
1 424
1 425
1 426
1 427
1 334
1 428
2 334 428
2 6 429
2 212 8
1 430
4 6 431 293 429
2 11 190
2 432 429
4 433 6 212 8
3 432 429 8
3 212 433 8
1 434
1 435
2 212 207
1 436
2 293 429
1 437
1 438
3 432 429 433
4 6 207 7 8
3 431 293 429
2 11 436
1 439
4 438 431 293 429
1 440
3 6 15 39
1 441
4 6 15 39 442
4 6 39 442 15
1 443
1 444
5 445 15 446 39 447
2 207 8
1 448
7 7 442 254 11 8 11 8
1 449
13 6 450 451 452 453 454 455 456 457 458 459 460 461
4 6 15 39 333
1 462
1 463
2 464 260
3 433 13 409
2 432 260
4 433 13 260 8
1 433
2 6 260
1 465
4 466 260 409 467
2 13 409
1 468
3 466 13 260
2 432 15
6 433 6 68 7 8 11
1 469
7 6 68 7 8 11 8 11
1 396
1 359
2 470 68
1 353
2 284 352
2 7 190
2 7 352
1 471
1 472
2 254 8
3 254 11 471
3 254 284 8
3 473 284 8
2 470 8
1 474
1 475
1 284
1 476
2 13 251
2 346 11
1 477
1 478
1 479
1 480
1 481
1 482
1 483
1 484
4 353 485 486 487
4 6 485 486 487
5 432 7 8 433 8
1 488
2 7 489
2 7 490
1 491
1 492
1 493
1 494
1 377
1 495
1 496
1 497
1 498
1 499
1 500
1 501
1 502
2 333 8
1 503
4 6 15 39 327
1 504
4 15 39 327 505
2 11 352
1 506
1 507
2 508 15
3 509 13 39
1 510
5 6 15 39 321 511
1 512
4 6 513 13 514
1 515
2 13 15
1 516
2 11 517
1 511
1 518
2 13 321
3 432 435 256
2 256 434
2 519 172
2 11 172
2 284 172
1 520
4 472 472 470 8
1 521
1 522
1 523
3 7 6 8
4 7 13 15 8
4 11 13 15 8
2 7 68
2 11 68
3 346 11 8
4 284 353 284 352
4 284 13 15 8
2 284 68
4 6 7 11 8
3 11 333 8
3 11 254 8
1 524
5 11 251 11 8 11
4 11 353 284 352
1 525
3 11 377 8
4 7 346 11 8
1 526
3 7 251 8
3 284 377 68
5 284 251 11 8 11
5 6 284 352 7 352
6 284 396 352 11 352 11
1 527
8 472 15 359 528 352 11 352 11
8 472 15 521 7 352 11 352 11
10 472 15 6 352 284 7 352 11 352 11
5 7 346 11 8 11
4 7 6 8 11
4 254 7 8 11
5 7 15 11 8 11
5 11 529 11 8 11
1 470
2 296 8
1 530
2 6 531
2 429 11
2 334 294
1 532
2 6 533
1 534
2 6 535
1 293
3 6 7 6
2 6 212
2 7 292
1 536
4 6 293 13 531
1 537
5 6 7 6 7 6
1 538
2 432 539
2 433 538
2 433 8
1 540
2 432 296
1 541
2 432 542
2 433 541
2 432 8
1 543
1 544
1 539
2 13 545
3 546 11 8
2 6 539
2 432 538
3 433 538 11
3 433 8 11
5 432 539 13 545 8
5 433 8 11 8 11
2 432 307
6 7 253 8 11 8 11
2 547 15
3 470 253 8
3 11 8 11
6 547 11 8 470 8 11
2 353 8
3 284 8 11
3 353 11 8
2 353 15
6 432 284 8 433 8 11
1 548
2 6 549
1 550
1 549
1 551
3 353 11 253
4 353 6 284 15
3 353 6 7
3 353 284 353
1 552
1 553
1 554
1 555
2 284 554
2 432 549
3 353 433 8
2 284 548
2 13 372
1 556
3 6 557 558
2 557 558
2 559 557
2 560 558
5 561 8 11 8 11
1 562
4 6 557 558 563
3 564 11 562
2 561 8
1 565
5 6 557 558 563 566
2 432 557
4 6 433 13 558
4 353 433 13 558
1 567
1 557
4 13 558 13 563
3 566 557 558
2 8 563
1 566
3 557 558 563
2 11 568
1 569
1 570
2 13 480
1 571
1 409
2 13 572
1 573
1 574
1 575
5 13 6 576 7 409
1 577
2 13 467
3 13 578 409
3 464 13 409
2 433 463
1 579
2 333 409
2 346 409
2 256 409
1 580
4 8 433 8 11
5 8 538 433 8 11
4 352 433 352 11
2 581 359
1 581
2 252 8
2 469 15
1 582
2 353 583
3 333 284 8
2 475 8
1 584
2 353 260
2 585 584
3 586 353 587
1 588
2 353 589
2 253 589
1 590
2 253 15
1 591
2 6 343
4 7 190 11 8
2 253 343
4 11 8 11 190
1 592
1 593
1 594
2 595 187
2 260 256
2 596 584
1 597
3 260 480 256
2 596 597
1 598
2 409 260
5 6 409 256 7 8
1 599
1 467
2 409 256
4 6 260 7 8
7 6 260 256 7 8 256 8
1 600
1 601
1 602
2 603 190
1 604
2 586 545
1 605
2 586 606
3 433 13 607
2 586 8
1 586
1 608
2 13 296
1 609
2 67 207
2 610 609
2 611 609
2 67 256
2 6 545
3 586 7 8
3 433 13 545
1 545
1 612
2 613 235
3 614 13 235
2 433 6
2 235 207
1 615
2 586 616
2 586 617
1 618
2 586 619
2 433 618
2 586 163
2 6 616
3 586 7 190
2 433 190
1 620
1 621
1 616
2 586 622
4 433 6 13 39
1 623
1 624
1 625
1 626
1 627
1 628
4 6 624 7 8
1 629
3 433 624 8
1 630
5 6 13 631 7 8
1 632
1 633
1 634
1 635
1 636
4 6 15 7 8
1 637
2 432 39
3 433 15 8
1 638
5 6 13 639 7 8
1 640
1 641
2 586 296
3 6 7 8
1 642
2 432 438
4 433 535 207 8
2 6 296
1 643
7 6 438 13 296 13 644 480
3 7 8 8
1 645
1 644
3 13 438 296
3 11 8 8
1 646
3 13 438 535
1 647
1 535
1 648
1 649
3 333 11 8
1 650
1 651
1 652
1 653
1 654
1 655
1 656
4 657 11 657 11
1 658
1 659
1 583
1 660
1 661
1 662
3 6 333 7
1 663
2 333 11
2 432 661
3 433 333 190
2 475 190
3 433 333 8
1 664
3 333 11 662
1 665
1 666
1 667
2 333 190
1 668
2 6 557
3 333 7 8
3 432 13 661
1 431
1 669
2 670 281
1 671
2 535 281
1 672
2 431 281
2 431 673
2 431 674
1 675
2 431 421
2 431 676
1 677
2 678 281
1 679
1 680
3 6 431 289
1 681
4 433 431 281 8
1 682
2 672 296
2 11 683
1 684
2 586 685
5 672 433 6 684 685
3 289 7 8
2 678 686
2 678 687
1 685
11 11 684 685 11 672 6 684 685 289 7 8
2 6 685
3 672 212 684
2 6 431
2 212 256
1 688
3 6 535 416
3 6 535 689
2 672 690
2 683 8
1 691
3 475 13 296
5 6 235 256 8 256
6 6 235 256 8 11 235
3 6 15 692
2 433 352
1 693
4 539 557 558 563
2 13 558
3 353 433 352
1 694
3 433 333 352
2 475 352
4 6 539 7 352
1 695
4 6 696 7 352
1 697
4 539 13 557 698
2 11 668
1 699
1 432
3 8 433 352
1 700
1 701
1 702
5 6 557 385 558 385
4 8 11 256 352
1 558
2 432 587
1 703
1 587
1 704
6 6 260 573 13 409 574
3 573 433 190
1 705
2 6 573
3 11 586 574
1 706
1 707
2 11 574
1 708
1 709
1 710
2 709 346
1 711
3 712 211 344
3 712 296 344
3 712 8 344
3 712 190 344
3 712 712 344
3 712 523 344
3 712 352 344
3 712 333 344
5 7 713 387 11 8
2 6 712
4 289 8 294 8
4 7 396 11 8
4 712 6 344 8
2 7 396
2 396 254
2 714 254
1 712
2 6 396
2 712 254
2 715 254
2 716 11
1 716
4 712 717 385 8
4 712 6 7 344
2 712 212
3 714 296 254
2 712 344
4 712 15 11 344
1 714
1 718
2 7 712
1 719
3 714 344 8
6 712 15 254 11 8 11
3 712 720 190
4 396 8 721 190
4 396 15 721 190
4 7 396 721 8
2 6 713
5 254 7 190 11 8
2 6 722
3 333 8 11
1 723
1 724
1 725
2 11 346
2 11 726
2 11 260
3 6 260 573
3 11 260 346
4 11 462 260 346
2 212 462
2 727 8
1 408
1 728
1 729
1 730
3 11 13 39
3 11 13 327
1 731
1 732
2 11 15
3 11 506 15
425
0
1 0 0 603 0
1 0 0 627 0
1 0 0 635 0
1 0 0 671 0
1 0 0 697 0
1 0 0 699 0
1 0 0 712 0
1 0 0 725 0
1 0 0 736 0
1 0 0 742 0
1 0 0 750 0
1 0 0 767 0
1 0 0 791 0
1 0 0 805 0
1 0 0 808 0
1 0 0 826 0
1 0 0 838 0
1 0 0 843 0
1 0 0 851 0
1 0 0 890 0
1 0 0 900 0
1 0 0 909 0
1 0 0 913 0
1 0 0 929 0
1 0 0 628 0
1 0 0 951 0
1 0 0 957 0
1 0 0 961 0
1 0 0 966 0
1 0 0 971 0
1 0 0 978 0
1 0 5 0 1 980
1 0 0 987 0
1 0 0 1040 0
1 0 0 1047 0
1 0 0 1052 0
1 0 0 1063 0
1 0 0 1068 0
1 0 5 0 1 1065
1 0 5 0 1 698
1 0 5 1 0
1 0 5 0 1 636
1 0 5 0 1 705
1 0 5 0 1 604
1 0 5 0 1 659
1 0 5 0 1 1096
1 0 5 0 1 1099
1 0 5 0 1 650
4 0 5 0 1 698 0 5 1 0 0 5 0 1 698 0 5 0 1 1108
1 0 0 1119 0
1 0 0 1125 0
1 0 0 1161 0
1 0 0 1167 0
1 0 0 1180 0
1 0 0 1199 0
1 0 0 1204 0
1 0 0 1222 0
1 0 0 1230 0
1 0 0 1234 0
1 0 0 1238 0
1 0 0 1247 0
1 0 0 1276 0
1 0 1 767
1 0 1 1234
1 0 0 1302 0
1 0 0 1320 0
1 0 0 1328 0
1 0 0 1319 0
1 0 0 1317 0
1 0 0 1356 0
1 0 0 1360 0
1 0 0 1370 0
1 0 0 1375 0
1 0 0 1378 0
1 0 0 1393 0
2 0 1 1393 0 0 1319 0
1 0 1 1319
1 0 0 1413 0
1 0 0 1419 0
1 0 0 1422 0
1 0 0 1428 0
1 2 2 3 0 0 1433 0 0 1 1433 0 0 1432 0 3 0 0 1432 0 0 1 1432 0 0 1433 0
1 0 0 1432 0
1 0 0 1443 0
1 0 0 1448 0
1 0 0 1459 0
1 0 0 1466 0
1 0 0 1487 0
1 0 0 1484 0
1 0 0 1486 0
1 0 0 1514 0
1 0 0 1492 0
1 0 0 1529 0
1 2 2 2 0 0 1063 0 0 0 1486 0 1 0 0 1486 0
1 0 9 1301
1 1 2 0 9 1301 0 9 1549
1 0 0 1548 0
1 2 2 2 0 9 1553 1 2 0 9 1553 0 0 984 0 1 0 0 984 0
1 0 0 1564 0
1 0 0 1569 0
2 0 0 1569 0 0 1 1569
1 0 0 1574 0
1 0 0 1587 0
1 0 0 984 0
1 0 0 1607 0
1 0 0 1617 0
1 0 0 1623 0
1 0 0 1644 0
1 0 0 1141 0
1 0 0 1700 0
1 0 0 1705 0
1 0 1 1705
1 0 1 1700
1 0 0 1727 0
2 0 1 1727 0 0 1725 0
2 0 1 1725 0 0 1723 0
2 0 1 1723 0 0 1721 0
1 0 0 1766 0
2 0 1 1766 2 2 4 0 0 1767 0 0 1 1767 0 0 1700 0 0 1 1700 4 0 0 1700 0 0 1 1700 0 0 1767 0 0 1 1767
1 0 1 1063
1 2 2 1 0 0 1802 0 1 0 0 1486 0
1 2 4 1 0 0 1831 0 1 0 0 1486 0 2 0 0 1486 0 0 1 1486 0
2 0 1 1063 2 2 0 1 0 0 1837 0
1 2 2 0 1 0 0 1647 0
1 0 0 1831 0
1 0 0 1875 0
2 0 1 1063 0 0 1486 0
1 0 0 1899 0
1 0 0 1964 0
1 1 2 0 0 1972 0 0 7 1972
1 2 2 0 1 0 0 1443 0
1 0 0 2004 0
1 0 0 1983 0
2 0 1 1983 0 0 1443 0
2 0 1 1443 0 0 1428 0
1 0 0 1721 0
1 0 1 1721
1 0 0 1723 0
1 0 0 1725 0
2 0 1 1721 0 0 1725 0
1 0 0 2034 0
2 0 1 2034 0 0 2033 0
1 2 2 0 1 0 0 2039 0
1 2 2 1 0 0 2040 0 0
1 2 3 3 0 0 2040 0 0 0 2047 0 0 0 2039 0 3 0 0 2047 0 0 0 2040 0 0 0 2039 0 3 0 0 2047 0 0 0 2039 0 0 0 2040 0
1 0 0 2073 0
2 0 1 2073 0 0 2071 0
2 0 1 2071 0 0 2069 0
2 0 1 2069 0 0 2067 0
2 0 1 2067 0 0 2065 0
2 0 1 2065 0 0 2063 0
2 0 1 2063 0 0 2061 0
2 0 1 2061 0 0 2059 0
2 0 1 2059 0 0 2057 0
2 0 1 2057 0 0 2055 0
2 0 1 2055 0 0 2053 0
2 0 1 2053 0 0 2051 0
1 0 1 2051
2 0 1 1422 0 0 1317 0
2 0 1 1317 0 0 1319 0
2 0 1 1319 0 0 1899 0
2 0 4 1899 0 3 1899 1 2105
2 0 4 1319 0 0 1319 0
1 0 1 1899
2 0 1 1422 0 0 1899 0
2 0 0 767 0 0 1 767
1 0 0 1292 0
1 2 2 3 0 1 1292 0 0 767 0 0 1 767 5 0 1 1292 0 0 1292 0 0 1 1292 0 0 767 0 0 1 767
1 0 0 1647 0
2 0 1 1647 0 0 767 0
2 0 1 1647 2 2 1 0 0 767 0 0
1 2 2 1 0 1 767 0
1 0 1 1647
1 2 2 0 1 0 0 2149 0
1 2 2 0 1 0 1 2149
2 0 1 1647 2 2 0 1 0 0 2149 0
1 2 2 0 1 0 0 767 0
1 0 1 1068
1 0 0 2204 0
1 0 1 2204
1 0 0 2212 0
1 0 1 2212
1 0 1 1292
1 0 0 2225 0
2 0 1 2225 0 0 2223 0
2 0 1 2223 0 0 2221 0
1 2 2 1 0 0 2225 0 1 0 0 2221 0
2 2 2 1 0 1 2225 1 0 1 2221 0 0 2223 0
2 0 1 2223 2 2 1 0 0 2221 0 1 0 0 2225 0
1 2 2 1 0 0 2233 0 1 0 0 2225 0
1 2 2 1 0 0 2225 0 1 0 0 2233 0
1 0 0 2223 0
1 0 0 2221 0
1 2 2 1 0 0 2237 0 1 0 0 2225 0
1 2 2 1 0 0 2225 0 1 0 0 2237 0
1 0 1 966
1 0 0 2278 0
1 0 1 2278
1 2 2 1 0 0 1130 0 0
2 0 1 699 0 0 2034 0
2 0 1 984 0 0 2321 0
2 0 1 2321 0 0 699 0
1 0 1 1204
1 0 0 2340 0
2 0 1 2340 0 0 1204 0
2 0 1 603 0 0 699 0
2 0 1 699 0 0 2340 0
1 0 0 2348 0
2 0 1 2348 0 0 2345 0
1 0 0 2353 0
2 0 1 2353 0 0 1204 0
2 0 1 699 0 0 2356 0
2 0 1 1647 0 0 984 0
2 0 1 1647 0 0 2212 0
2 0 1 767 0 0 2212 0
1 2 3 1 0 0 767 0 2 0 0 767 0 0 1 767 3 0 0 767 0 0 1 767 0 0 767 0
1 2 2 2 0 1 1647 0 0 767 0 3 0 1 1647 0 0 767 0 0 1 767
1 2 2 1 0 0 767 0 2 0 0 767 0 0 1 767
1 2 3 2 0 1 1647 0 0 767 0 3 0 1 1647 0 0 767 0 0 1 767 4 0 1 1647 0 0 1647 0 0 1 1647 0 0 767 0
2 0 1 1647 2 2 4 0 0 1068 0 0 1 1068 0 0 767 0 0 1 767 4 0 0 767 0 0 1 767 0 0 1068 0 0 1 1068
2 0 1 984 0 0 767 0
1 2 2 4 0 0 1068 0 0 1 1068 0 0 767 0 0 1 767 4 0 0 767 0 0 1 767 0 0 1068 0 0 1 1068
1 2 2 4 0 0 1647 0 0 1 1647 0 0 767 0 0 1 767 4 0 0 767 0 0 1 767 0 0 1647 0 0 1 1647
1 2 2 4 0 0 767 0 0 1 767 0 0 2212 0 0 1 2212 4 0 0 2212 0 0 1 2212 0 0 767 0 0 1 767
1 2 2 2 0 0 1647 0 0 1 1647 4 0 0 1647 0 0 1 1647 0 0 1647 0 0 1 1647
1 2 2 4 0 0 767 0 0 1 767 0 0 1647 0 0 1 1647 4 0 0 1647 0 0 1 1647 0 0 767 0 0 1 767
2 0 1 767 0 0 1647 0
2 0 1 1647 2 2 4 0 0 1063 0 0 1 1063 0 0 767 0 0 1 767 4 0 0 767 0 0 1 767 0 0 1063 0 0 1 1063
1 1 2 0 0 1428 0 0 7 1428
1 1 2 0 0 2594 0 0 7 2594
2 0 0 1443 0 0 1 1443
1 1 2 0 0 808 0 0 7 808
1 1 2 0 0 2623 0 0 7 2623
1 0 0 2627 0
2 0 1 808 0 0 1428 0
1 2 2 0 1 0 3 1428 1 2646
1 1 2 0 0 2657 0 0 7 2657
1 0 0 2664 0
1 0 0 2672 0
1 0 0 2680 0
2 0 1 2680 0 0 2657 0
2 0 4 2657 0 0 2657 0
1 2 2 0 1 0 0 2657 0
1 2 2 2 0 0 2657 0 0 1 2657 1 0 1 2657
1 2 3 0 1 0 0 2657 0 1 0 0 2680 0
1 2 4 4 0 0 2680 0 0 1 2680 0 0 2657 0 0 1 2657 4 0 0 2657 0 0 1 2657 0 0 2680 0 0 1 2680 3 0 1 2657 0 0 2680 0 0 1 2680 3 0 1 2680 0 0 2657 0 0 1 2657
1 0 0 2657 0
1 0 3 2657 1 2105
1 2 2 4 0 0 1292 0 0 1 1292 0 0 767 0 0 1 767 4 0 0 767 0 0 1 767 0 0 1292 0 0 1 1292
3 0 1 1292 0 0 767 0 0 1 767
2 0 0 1647 0 0 1 1647
1 0 0 2734 0
1 0 0 2738 0
2 0 1 2738 0 0 2734 0
1 1 2 0 0 2734 0 0 7 2734
1 0 0 2770 0
1 0 0 2777 0
1 2 2 0 1 0 3 2734 1 30
1 0 0 1239 0
2 0 1 1239 0 0 2812 0
1 2 2 0 1 0 0 2812 0
1 2 3 0 1 0 0 1239 0 1 0 0 2812 0
1 2 3 4 0 0 1239 0 0 1 1239 0 0 2812 0 0 1 2812 3 0 1 1239 0 0 2812 0 0 1 2812 3 0 1 2812 0 0 1239 0 0 1 1239
1 2 2 0 1 0 0 2823 0
1 2 2 1 0 0 1234 0 2 0 1 2823 0 0 1234 0
1 2 2 1 0 0 1239 0 0
1 2 2 2 0 1 1239 0 0 2812 0 2 0 1 2812 0 0 1239 0
1 0 0 2833 0
2 0 1 2833 0 0 2823 0
2 0 1 2823 0 0 1239 0
1 0 0 2812 0
2 0 1 2812 0 0 2823 0
2 0 1 1899 0 0 1319 0
1 0 0 2859 0
2 0 1 2859 0 0 1899 0
2 0 1 1899 0 0 2867 0
2 0 1 1319 0 0 2874 0
1 0 0 2883 0
2 0 1 2883 0 0 1899 0
2 0 1 1899 0 0 2883 0
2 0 1 2883 0 0 2888 0
2 0 1 1899 0 0 1402 0
1 2 3 0 2 0 1 1899 0 0 1319 0 2 0 1 1899 0 0 1899 0
2 0 1 1899 0 0 1317 0
1 2 2 0 1 0 3 1319 1 2901
1 0 0 2917 0
1 2 2 0 2 0 1 2917 0 0 1319 0
2 0 0 2657 0 0 1 2657
1 2 2 0 2 0 0 2917 0 0 1 2917
1 2 2 1 0 1 1292 3 0 1 1292 0 0 2917 0 0 1 2917
1 0 0 1402 0
1 0 1 1356
1 0 2 1402 1 3030
1 0 2 1356 1 3030
1 0 0 3044 0
1 0 0 3058 0
1 0 1 3058
1 0 0 3062 0
1 0 0 3071 0
1 0 0 3076 0
1 0 0 3094 0
1 2 2 1 0 0 3094 0 0
1 0 1 2034
1 0 0 891 0
1 0 4 891
1 0 2 891 1 2105
1 0 2 2034 1 2105
1 0 0 3161 0
1 0 1 2812
1 0 2 3161 1 3030
1 0 2 3157 1 3188
1 0 2 3186 1 3188
1 0 0 3206 0
1 0 1 891
1 0 2 3203 1 3188
1 0 2 3216 1 3188
1 0 1 987
1 0 0 3248 0
2 0 1 3248 0 0 1422 0
2 0 1 1422 0 0 987 0
2 0 1 3248 0 0 987 0
1 0 0 3314 0
1 0 1 3314
1 2 2 0 4 0 0 3322 0 0 1 3322 0 0 3322 0 0 1 3322
1 0 1 3071
1 0 0 3366 0
1 0 2 3071 1 3390
1 0 2 3350 1 3390
1 0 0 3426 0
1 0 0 3443 0
1 0 0 3459 0
1 0 2 1983 1 3464
1 0 2 3410 1 3464
1 0 0 3433 0
1 2 2 4 0 1 3459 0 0 3459 0 0 1 3459 0 0 3459 0 1 0 1 3459
1 0 0 3485 0
1 2 4 1 0 0 3094 0 0 2 0 0 3094 0 0 0 3094 0 2 0 0 3094 0 0 0 3096 0
1 1 2 0 0 2812 0 0 7 2812
1 0 0 3526 0
2 0 1 3526 0 0 2823 0
2 0 1 2812 0 0 1239 0
2 0 1 3526 0 0 3558 0
2 0 1 3558 0 0 2812 0
1 0 3 3526 1 2105
1 0 2 3526 1 3390
1 2 4 2 0 0 1234 0 0 0 1239 0 1 0 0 1234 0 1 0 0 1239 0 2 0 0 1239 0 0 0 1234 0
1 0 8 1317
1 0 1 957
1 0 1 2883
1 0 0 2888 0
2 0 1 2888 0 0 1319 0
2 0 1 1319 0 0 2883 0
1 2 2 1 0 4 2883 1 0 0 2883 0
1 2 2 0 1 0 3 2883 1 2646
1 2 2 1 0 2 2888 1 2105 1 0 0 2888 0
1 0 0 3623 0
1 0 7 2883
1 0 7 2888
1 2 2 1 0 8 2883 0
1 0 8 2883
1 0 8 2888
2 0 1 2883 1 2 0 0 1899 0 0 7 1899
1 2 2 1 0 7 2883 0
1 1 2 0 0 1899 0 0 7 1899
1 0 8 1899
1 2 2 1 0 0 2627 0 2 0 0 2627 0 0 1 2627
1 2 3 1 0 0 767 0 2 0 0 1731 0 0 0 767 0 2 0 0 767 0 0 0 1731 0
1 2 2 2 0 0 1647 0 0 0 767 0 2 0 0 767 0 0 0 1647 0
1 2 3 1 0 0 2627 0 2 0 0 2627 0 0 1 2627 3 0 0 2627 0 0 1 2627 0 0 2627 0
1 0 0 3706 0
1 0 1 2627
1 0 0 3718 0
1 2 2 0 2 0 0 3724 0 0 1 3724
1 0 0 3724 0
1 0 1 3724
1 2 2 1 0 0 2627 0 1 0 0 3729 0
1 2 3 0 1 0 0 2627 0 2 0 0 2627 0 0 1 2627
1 2 2 0 1 0 1 1647
1 2 3 3 0 0 767 0 0 1 767 0 0 2627 0 2 0 0 2627 0 0 1 2627 3 0 0 2627 0 0 1 2627 0 0 767 0
2 0 1 1647 0 0 2627 0
1 2 2 4 0 0 767 0 0 1 767 0 0 2627 0 0 1 2627 4 0 0 2627 0 0 1 2627 0 0 767 0 0 1 767
1 2 2 0 2 0 0 1731 0 0 1 1731
1 2 2 0 2 0 0 3816 0 0 1 3816
1 1 2 0 0 3834 0 0 7 3834
1 0 8 3834
1 2 2 1 0 8 1899 1 1 3 0 8 1899 0 0 3849 0 0 7 3849
1 0 0 3854 0
1 2 2 0 1 0 0 2883 0
1 2 2 2 1 2 0 0 1899 0 0 7 1899 0 8 1899 0
1 1 2 0 0 1402 0 0 7 1402
1 0 8 1402
1 0 0 1658 1 5 3895 3896 3897 3898 3899 3900 3901 3902 3903 3904
1 0 0 3907 1 0
1 0 0 1658 1 1 3912 3913
1 0 0 1658 1 1 3912 3916
1 0 0 1658 1 1 3912 3919
1 0 0 1658 1 1 3912 3922
1 0 0 1658 1 1 3912 602
1 0 0 1658 1 1 3912 3927
1 0 0 1658 1 1 3912 3930
1 0 0 1658 1 1 3912 3933
1 0 0 1658 1 1 3912 3936
1 0 0 1658 1 6 3939 3940 3941 717 3942 3943 714 715 3944 1044 3945 3946
1 0 0 1658 1 30 3949 3950 3951 3952 1658 3953 3954 3955 3895 3956 3957 3958 714 3959 3960 3961 3962 3963 3964 3965 3966 3967 3968 3969 3970 3971 3972 3973 2867 3974 3975 3976 3977 3978 3979 3980 3981 3982 3983 3984 3985 3986 3987 3988 3897 3989 737 3990 3991 3992 3993 3994 3899 3995 3901 3996 3903 3997 3998 3999
1 0 0 1204 1 2 3899 4002 3903 3904
1 0 0 4003 1 2 3966 3984 3903 4004
1 0 0 767 1 2 918 4018 3903 3904
1 0 0 4023 1 1 3903 3904
1 2 2 1 0 0 1204 1 2 3899 4002 3903 3904 0
1 0 0 1658 1 1 3912 4036
1 0 0 1658 1 1 3912 4039
1 0 0 1658 1 1 3912 4042
1 0 0 1658 1 1 3912 4045
1 0 0 1658 1 1 3912 4048
1 0 0 1658 1 1 3912 4051
1 0 0 1658 1 1 3912 4054
1 0 0 1658 1 1 3912 4057
1 0 0 1658 1 1 3912 4060
1 0 0 1658 1 1 3912 4063
1 0 0 1658 1 1 3912 4066
1 0 0 1658 1 1 3912 4069
1 0 0 1658 1 1 3912 4072
1 0 0 1658 1 4 4075 4076 4077 715 980 3969 3903 3904
1 0 0 1658 1 2 714 715 3972 715
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
305 306 1 4 307 308 2 309 310 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1033 13 311 312 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1036 13 0 5 3 0 1 261 1 313 8 0 1 263 1 314 12 0 1 315 1 316 17 0 1 317 1 313 21 0 1 318 1 319 0 46 1021 9
320 321 322 5 323 324 1 4 325 326 3 327 328 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1095 13 329 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1098 13 331 332 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1101 13 0 5 3 0 1 333 1 334 8 0 1 335 1 334 12 0 1 336 1 334 17 0 1 337 1 334 21 0 1 338 1 334 0 46 1086 9
339 340 1 4 341 342 4 343 344 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1135 13 345 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1138 13 346 347 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1141 13 348 349 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1144 13 0 5 3 0 1 333 1 350 8 0 1 335 1 351 12 0 1 336 1 350 17 0 1 337 1 350 21 0 1 338 1 350 0 46 1126 9
352 353 1 4 354 355 4 356 357 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1181 13 358 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1185 13 359 360 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1188 13 361 362 5 3 2 0 0 8 2 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1191 13 0 5 3 0 1 333 1 363 8 0 1 335 1 363 12 0 1 336 1 364 17 0 1 337 1 364 21 0 1 338 1 364 0 46 1169 9
365 366 1 6 367 368 4 369 370 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1236 13 371 330 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1241 13 372 373 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1244 13 374 375 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1248 13 0 5 3 4 0 0 8 4 0 0 12 0 1 336 1 376 17 0 1 337 1 376 21 0 1 338 1 376 0 46 1224 9
377 378 1 4 379 380 2 381 382 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1282 13 383 384 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1285 13 0 5 3 0 1 333 1 385 8 0 1 335 1 385 12 1 1 336 1 386 17 1 1 337 1 386 21 1 1 338 1 386 0 46 1273 9
30 387 388 1 389 390 1 6 391 392 0 1 393 5 3 4 0 0 8 4 0 0 12 0 1 315 1 394 17 2 0 0 21 0 1 318 1 394 0 46 1317 9
395 396 397 8 398 399 1 4 400 401 4 402 403 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1368 13 404 405 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1371 13 406 360 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1374 13 407 362 5 3 2 0 0 8 2 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1377 13 0 5 3 0 1 408 1 409 8 0 1 410 1 409 12 0 1 411 1 412 17 0 1 413 1 412 21 0 1 414 1 412 0 46 1358 9
415 416 1 4 417 418 3 419 420 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1418 13 421 422 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1421 13 423 424 5 3 3 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1424 13 0 5 3 3 1 408 1 425 8 0 1 410 1 417 12 0 1 411 1 417 17 0 1 413 1 417 21 0 1 414 1 417 1 426 46 1408 9
427 428 1 4 429 430 4 431 432 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1463 13 433 434 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1466 13 435 436 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1469 13 437 438 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1472 13 0 5 3 0 1 408 1 439 8 0 1 410 1 439 12 0 1 411 1 439 17 0 1 413 1 439 21 0 1 414 1 439 0 46 1453 9
440 441 1 4 442 443 4 444 445 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1508 13 446 447 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1511 13 448 449 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1514 13 450 451 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1517 13 0 5 3 0 1 408 1 452 8 0 1 410 1 452 12 0 1 411 1 452 17 0 1 413 1 452 21 0 1 414 1 452 0 46 1497 9
453 454 1 6 455 456 4 457 458 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 3 0 0 46 1551 13 459 460 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1554 13 461 462 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1557 13 463 464 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 3 0 0 46 1560 13 0 5 3 4 0 0 8 4 0 0 12 0 1 411 1 465 17 0 1 413 1 466 21 3 1 414 1 467 1 468 46 1542 9
469 470 1 6 471 472 4 473 474 5 3 4 0 0 8 4 0 0 12 3 0 0 17 0 0 0 21 0 0 0 46 1592 13 475 476 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1595 13 477 478 5 3 4 0 0 8 4 0 0 12 3 0 0 17 1 0 0 21 1 0 0 46 1598 13 479 480 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1601 13 0 5 3 4 0 0 8 4 0 0 12 3 1 411 1 481 17 0 1 413 1 482 21 0 1 414 1 483 1 484 46 1583 9
485 486 1 4 487 488 2 489 490 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1633 13 491 492 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1636 13 0 5 3 0 1 408 1 493 8 0 1 410 1 494 12 1 1 411 1 495 17 1 1 413 1 495 21 1 1 414 1 495 0 46 1624 9
496 497 1 5 498 499 1 500 501 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1671 13 0 5 3 0 1 408 1 502 8 0 1 410 1 502 12 4 0 0 17 4 0 0 21 4 0 0 0 46 1662 9
503 504 505 1 506 507 1 6 508 509 5 510 511 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1705 13 512 513 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1708 13 514 515 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1711 13 516 517 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1714 13 518 519 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1719 13 0 5 3 4 0 0 8 4 0 0 12 0 1 520 1 521 17 3 1 522 1 523 21 0 1 524 1 525 1 526 46 1694 9
527 528 529 3 530 531 1 4 532 533 6 534 535 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1776 13 536 537 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1779 13 538 539 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1782 13 540 541 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1785 13 542 543 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1790 13 544 545 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1793 13 0 5 3 0 1 546 1 547 8 0 1 548 1 547 12 0 1 549 1 550 17 0 1 551 1 550 21 0 1 552 1 550 0 46 1756 9
553 554 1 4 555 556 3 557 558 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1838 13 559 560 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1841 13 561 562 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1844 13 0 5 3 3 1 546 1 563 8 0 1 548 1 564 12 0 1 549 1 565 17 0 1 551 1 565 21 0 1 552 1 565 1 566 46 1828 9
567 568 1 5 569 570 3 571 572 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1887 13 573 574 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1890 13 575 576 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1893 13 0 5 3 0 1 546 1 577 8 0 1 548 1 577 12 4 0 0 17 4 0 0 21 4 0 0 0 46 1875 9
578 579 580 1 581 582 1 5 583 584 3 585 586 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1931 13 587 588 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1934 13 589 590 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1937 13 0 5 3 3 1 591 1 592 8 0 1 593 1 594 12 4 0 0 17 4 0 0 21 4 0 0 1 595 46 1920 9
74 596 37 597 598 599 2 1 1 63 7
600 601 602 7 4 0 0 2 0 0 0 0 22 9 1 1 0 0 23 9 1 0 1 605 1 74 0 9 599 15 5
606 607 602 7 4 0 0 2 0 0 0 0 22 9 2 1 0 0 23 9 1 0 1 605 1 74 0 9 599 15 5
609 610 602 7 4 0 0 2 0 0 0 0 29 9 3 1 0 0 30 9 1 0 0 1 74 0 9 599 26 5
616 617 602 7 4 0 0 3 0 0 0 0 39 9 4 0 0 0 40 9 1 1 0 0 41 9 1 0 0 2 74 1 76 0 9 599 33 5
619 620 602 7 4 0 0 3 0 0 0 0 39 9 5 0 0 0 40 9 1 1 0 0 41 9 1 0 0 2 74 1 76 0 9 599 33 5
622 623 602 7 4 0 0 4 0 0 0 0 47 9 6 0 0 0 48 9 7 0 0 0 49 9 8 1 0 0 50 9 1 0 0 2 74 2 76 1 9 599 44 5
625 626 602 7 4 0 1 5 0 0 0 0 56 9 9 1 0 0 57 9 10 0 0 0 59 9 11 0 0 0 60 9 12 2 0 0 61 9 1 0 0 1 74 3 9 599 53 5
629 37 630 631 632 2 1 1 94 18
633 634 602 11 4 0 2 2 13 0 0 0 22 9 14 3 0 0 23 9 1 0 1 637 1 62 0 9 632 18 5
638 639 602 11 4 0 2 2 13 0 0 0 29 9 15 3 0 0 30 9 1 0 0 1 62 0 9 632 26 5
645 646 602 11 4 0 2 3 13 0 0 0 45 9 16 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
648 649 602 11 4 0 2 3 13 0 0 0 45 9 17 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
651 652 602 11 4 0 2 3 13 0 0 0 45 9 18 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
654 655 602 11 4 0 2 3 13 0 0 0 45 9 19 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
657 658 602 11 4 0 2 3 13 0 0 0 45 9 20 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
660 661 602 11 4 0 2 3 13 0 0 0 45 9 21 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
663 664 602 11 4 0 2 3 13 0 0 0 45 9 22 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
666 667 602 11 4 0 2 3 13 0 0 0 45 9 23 0 0 0 46 9 14 3 0 0 47 9 1 0 0 2 62 1 64 0 9 632 33 5
669 670 602 11 4 0 3 3 24 0 0 0 63 9 25 0 0 0 64 9 26 4 0 0 65 9 1 0 1 674 2 62 1 64 0 9 632 50 5
675 676 602 11 4 0 4 3 24 0 0 0 63 9 27 0 0 0 64 9 28 4 0 0 65 9 1 0 1 674 2 62 1 64 0 9 632 50 5
679 680 602 11 4 0 5 3 24 0 0 0 63 9 29 0 0 0 64 9 30 4 0 0 65 9 1 0 1 674 2 62 1 64 0 9 632 50 5
683 684 602 11 4 0 6 3 24 0 0 0 63 9 31 0 0 0 64 9 32 4 0 0 65 9 1 0 1 674 2 62 1 64 0 9 632 50 5
687 688 602 11 4 0 7 3 24 0 0 0 63 9 33 0 0 0 64 9 34 4 0 0 65 9 1 0 1 674 2 62 1 64 0 9 632 50 5
691 692 602 11 4 0 8 3 24 0 0 0 63 9 35 0 0 0 64 9 36 4 0 0 65 9 1 0 1 674 2 62 1 64 0 9 632 50 5
695 696 602 11 4 0 9 4 37 0 0 0 71 9 38 5 0 0 72 9 39 6 0 0 74 9 40 3 0 0 76 9 1 0 0 2 62 4 64 0 9 632 68 5
702 703 704 11 4 0 10 4 24 0 0 0 89 9 7 0 0 0 90 9 1 0 0 0 91 9 41 4 0 0 92 9 1 0 0 2 62 2 66 5 9 632 79 5
706 37 707 708 709 2 1 1 149 13
710 711 602 15 4 0 11 3 42 0 0 0 42 9 43 0 0 0 43 9 44 7 0 0 44 9 1 0 0 3 105 0 107 0 109 1 17 709 35 5
718 719 602 15 4 0 11 3 42 0 0 0 42 9 45 0 0 0 43 9 44 7 0 0 44 9 1 0 0 3 105 0 107 0 109 4 17 709 35 5
721 722 602 15 4 0 11 3 42 0 0 0 42 9 46 0 0 0 43 9 44 7 0 0 44 9 1 0 0 3 105 0 107 0 109 1 17 709 35 5
723 724 602 15 4 0 12 3 47 0 0 0 55 9 48 0 0 0 56 9 49 8 0 0 57 9 1 0 1 726 3 105 0 107 0 109 4 17 709 47 5
727 728 602 15 4 0 12 3 47 0 0 0 55 9 48 0 0 0 56 9 50 8 0 0 57 9 1 0 1 726 3 105 0 107 0 109 4 17 709 47 5
729 730 602 15 4 0 12 3 47 0 0 0 55 9 48 0 0 0 56 9 51 8 0 0 57 9 1 0 1 726 3 105 0 107 0 109 4 17 709 47 5
731 732 602 15 4 0 12 3 47 0 0 0 65 9 52 0 0 0 66 9 53 8 0 0 67 9 1 0 0 3 105 0 107 0 109 1 17 709 60 5
733 734 735 15 4 0 13 4 54 0 0 0 89 9 55 0 0 0 90 9 56 0 0 0 91 9 57 9 0 0 92 9 1 0 0 3 105 0 107 4 109 2 17 709 70 5
740 741 602 15 4 0 14 4 58 0 0 0 112 9 59 0 0 0 113 9 60 0 0 0 114 9 61 10 0 0 115 9 1 0 0 3 105 0 107 6 109 2 17 709 95 5
748 749 602 15 4 0 15 3 62 0 0 0 131 9 63 0 0 0 132 9 64 11 0 0 133 9 1 0 0 3 105 0 107 0 109 4 17 709 118 5
756 749 602 15 4 0 15 3 62 0 0 0 131 9 65 0 0 0 132 9 66 11 0 0 133 9 1 0 0 3 105 0 107 0 109 4 17 709 118 5
758 759 602 15 4 0 16 4 62 0 0 0 144 9 67 0 0 0 145 9 63 0 0 0 146 9 64 11 0 0 147 9 1 0 0 3 105 0 107 4 109 7 17 709 136 5
760 759 602 15 4 0 17 4 62 0 0 0 144 9 67 0 0 0 145 9 63 0 0 0 146 9 64 11 0 0 147 9 1 0 0 3 105 0 107 4 109 7 17 709 136 5
761 37 762 763 764 2 1 1 282 38
765 766 602 15 4 0 18 4 68 0 0 0 31 9 52 0 0 0 32 9 69 0 0 0 33 9 70 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
771 772 602 15 4 0 18 4 68 0 0 0 31 9 52 0 0 0 32 9 71 0 0 0 33 9 70 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
774 775 602 15 4 0 18 4 68 0 0 0 31 9 52 0 0 0 32 9 72 0 0 0 33 9 70 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
777 778 602 15 4 0 18 4 68 0 0 0 31 9 52 0 0 0 32 9 73 0 0 0 33 9 70 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
780 781 602 15 4 0 19 4 68 0 0 0 31 9 52 0 0 0 32 9 74 0 0 0 33 9 75 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
783 784 602 15 4 0 20 4 68 0 0 0 31 9 52 0 0 0 32 9 76 0 0 0 33 9 77 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
787 788 602 15 4 0 21 4 68 0 0 0 31 9 52 0 0 0 32 9 78 0 0 0 33 9 79 12 0 0 34 9 1 0 0 2 105 0 107 4 17 764 16 5
789 790 602 15 4 0 22 4 80 0 0 0 45 9 81 0 0 0 46 9 82 0 0 0 47 9 83 13 0 0 48 9 1 0 0 2 105 0 107 4 17 764 37 5
794 795 796 15 4 0 23 3 68 0 0 0 66 9 70 0 0 0 67 9 69 12 0 0 68 9 1 0 0 3 105 0 107 0 109 1 17 764 51 5
797 798 796 15 4 0 24 3 68 0 0 0 66 9 74 0 0 0 67 9 84 12 0 0 68 9 1 0 0 2 105 0 107 0 17 764 51 5
799 800 796 15 4 0 25 3 68 0 0 0 66 9 79 0 0 0 67 9 78 12 0 0 68 9 1 0 0 2 105 0 107 0 17 764 51 5
801 802 796 15 4 0 26 3 68 0 0 0 66 9 78 0 0 0 67 9 79 12 0 0 68 9 1 0 0 2 105 0 107 0 17 764 51 5
803 804 602 15 4 0 27 3 85 0 0 0 81 9 83 0 0 0 82 9 86 14 0 0 83 9 1 0 0 3 105 0 107 0 109 1 17 764 71 5
806 807 602 15 4 0 28 4 87 0 0 0 97 9 52 0 0 0 98 9 88 0 0 0 99 9 89 15 0 0 100 9 1 0 0 3 105 0 107 4 109 2 17 764 86 5
811 812 602 15 4 0 29 4 87 0 0 0 97 9 52 0 0 0 98 9 90 0 0 0 99 9 91 15 0 0 100 9 1 0 0 3 105 0 107 6 109 2 17 764 86 5
815 816 602 15 4 0 30 4 87 0 0 0 97 9 52 0 0 0 98 9 92 0 0 0 99 9 93 15 0 0 100 9 1 0 0 3 105 0 107 4 109 2 17 764 86 5
818 819 602 15 4 0 31 4 87 0 0 0 113 9 52 0 0 0 114 9 94 0 0 0 115 9 88 15 0 0 116 9 1 0 0 3 105 0 107 4 109 7 17 764 103 5
821 822 602 15 4 0 32 4 87 0 0 0 113 9 52 0 0 0 114 9 95 0 0 0 115 9 92 15 0 0 116 9 1 0 0 3 105 0 107 4 109 7 17 764 103 5
824 825 602 15 4 0 33 4 96 0 0 0 129 9 52 0 0 0 130 9 89 0 0 0 131 9 88 16 0 0 132 9 1 0 0 3 105 0 107 4 109 2 17 764 119 5
827 828 602 15 4 0 34 4 96 0 0 0 129 9 52 0 0 0 130 9 92 0 0 0 131 9 97 16 0 0 132 9 1 0 0 3 105 0 107 4 109 2 17 764 119 5
830 831 602 15 4 0 35 4 96 0 0 0 146 9 52 0 0 0 147 9 89 0 0 0 148 9 88 16 0 0 149 9 1 0 0 3 105 0 107 0 109 7 17 764 135 5
832 833 602 15 4 0 36 4 96 0 0 0 146 9 52 0 0 0 147 9 91 0 0 0 148 9 90 16 0 0 149 9 1 0 0 3 105 0 107 4 109 7 17 764 135 5
834 835 602 15 4 0 37 4 96 0 0 0 146 9 52 0 0 0 147 9 98 0 0 0 148 9 92 16 0 0 149 9 1 0 0 3 105 0 107 4 109 7 17 764 135 5
836 837 602 15 4 0 38 5 99 0 0 0 161 9 100 0 0 0 162 9 101 0 0 0 163 9 102 0 0 0 164 9 103 17 0 0 165 9 1 0 0 3 105 0 107 6 109 8 17 764 152 5
841 842 602 15 4 0 39 5 104 0 0 0 177 9 100 0 0 0 178 9 105 0 0 0 179 9 102 0 0 0 180 9 106 18 0 0 181 9 1 0 0 3 105 0 107 6 109 9 17 764 168 5
844 845 846 15 4 0 39 3 104 0 0 0 193 9 107 0 0 0 194 9 106 18 0 0 195 9 1 0 0 3 105 0 107 4 109 1 17 764 184 5
848 849 850 15 4 0 40 4 108 0 0 0 215 9 109 0 0 0 216 9 110 0 0 0 217 9 111 19 0 0 218 9 1 0 0 3 105 0 107 4 109 2 17 764 198 5
857 858 850 15 4 0 41 4 108 0 0 0 215 9 109 0 0 0 216 9 112 0 0 0 217 9 113 19 0 0 218 9 1 0 0 3 105 0 107 4 109 2 17 764 198 5
862 863 850 15 4 0 42 4 108 0 0 0 215 9 109 0 0 0 216 9 114 0 0 0 217 9 115 19 0 0 218 9 1 0 0 3 105 0 107 4 109 2 17 764 198 5
867 868 850 15 4 0 43 4 108 0 0 0 215 9 109 0 0 0 216 9 116 0 0 0 217 9 117 19 0 0 218 9 1 0 0 3 105 0 107 0 109 2 17 764 198 5
872 873 850 15 4 0 44 4 108 0 0 0 215 9 109 0 0 0 216 9 118 0 0 0 217 9 119 19 0 0 218 9 1 0 0 3 105 0 107 0 109 2 17 764 198 5
877 878 850 15 4 0 45 4 108 0 0 0 215 9 109 0 0 0 216 9 120 0 0 0 217 9 121 19 0 0 218 9 1 0 0 3 105 0 107 0 109 2 17 764 198 5
882 883 602 15 4 0 46 4 122 0 0 0 232 9 123 19 0 0 233 9 10 0 0 0 235 9 124 6 0 0 236 9 1 0 1 886 2 109 2 113 2 31 764 221 5
887 888 889 15 4 0 47 4 125 0 0 0 252 9 38 0 0 0 253 9 126 0 0 0 254 9 127 20 0 0 255 9 1 0 0 3 105 0 107 4 109 2 17 764 238 5
894 895 889 15 4 0 47 4 125 0 0 0 252 9 38 0 0 0 253 9 126 0 0 0 254 9 128 20 0 0 255 9 1 0 0 3 105 0 107 4 109 2 17 764 238 5
896 897 889 15 4 0 47 4 125 0 0 0 252 9 38 0 0 0 253 9 126 0 0 0 254 9 129 20 0 0 255 9 1 0 0 3 105 0 107 4 109 2 17 764 238 5
898 899 602 15 4 0 48 3 130 0 0 0 267 9 128 0 0 0 268 9 131 21 0 0 269 9 1 0 0 4 105 0 107 0 109 0 111 1 17 764 258 5
901 902 602 15 4 0 48 2 130 0 0 0 279 9 38 21 0 0 280 9 1 0 0 1 109 0 17 764 272 5
903 37 904 905 906 2 1 1 102 8
907 908 602 15 4 0 49 4 132 0 0 0 24 9 1 0 0 0 25 9 133 0 0 0 26 9 134 22 0 0 27 9 1 0 1 910 2 105 0 107 4 35 906 20 5
911 912 602 15 4 0 50 3 135 0 0 0 52 9 136 0 0 0 53 9 137 23 0 0 54 9 1 0 1 915 3 105 0 107 0 109 1 35 906 30 5
916 917 602 15 4 0 51 3 135 0 0 0 52 9 138 0 0 0 53 9 139 23 0 0 54 9 1 0 1 915 3 105 0 107 0 109 1 35 906 30 5
922 923 602 15 4 0 52 3 135 0 0 0 52 9 140 0 0 0 53 9 141 23 0 0 54 9 1 0 1 915 3 105 0 107 0 109 4 35 906 30 5
925 926 602 37 4 0 49 4 132 0 0 0 61 9 142 0 0 0 62 9 143 0 0 0 63 9 134 22 0 0 64 9 1 0 0 4 84 2 86 0 88 1 113 0 9 906 57 5
927 928 602 38 4 0 53 4 144 0 0 0 71 9 145 0 0 0 72 9 146 0 0 0 73 9 64 24 0 0 74 9 1 0 0 5 62 2 64 0 66 1 109 2 113 0 9 906 67 5
931 932 602 15 4 0 53 3 144 0 0 0 82 9 147 0 0 0 83 9 148 24 0 0 84 9 1 0 0 3 105 0 107 0 109 1 17 906 77 5
935 936 602 15 4 0 54 4 149 0 0 0 97 9 150 0 0 0 98 9 151 0 0 0 99 9 152 25 0 0 100 9 1 0 0 4 105 0 107 4 109 10 111 1 35 906 87 5
937 37 938 939 940 2 1 1 173 13
941 942 602 15 4 0 55 3 68 0 0 0 21 9 153 0 0 0 22 9 154 12 0 0 23 9 1 0 0 2 105 0 107 0 17 940 11 5
945 946 602 15 4 0 56 3 68 0 0 0 21 9 155 0 0 0 22 9 156 12 0 0 23 9 1 0 0 2 105 0 107 0 17 940 11 5
949 950 602 15 4 0 57 2 157 0 0 0 33 9 158 26 0 0 34 9 1 0 0 2 107 0 109 0 17 940 26 5
955 956 602 15 4 0 58 2 159 0 0 0 47 9 160 27 0 0 48 9 1 0 0 2 107 0 109 0 17 940 37 5
959 960 602 15 4 0 59 2 161 0 0 0 62 9 162 28 0 0 63 9 1 0 1 963 2 107 0 109 0 17 940 51 5
964 965 602 15 4 0 60 3 163 0 0 0 73 9 164 0 0 0 74 9 165 29 0 0 75 9 1 0 0 3 105 0 107 0 109 1 17 940 66 5
969 970 602 15 4 0 61 3 166 0 0 0 85 9 167 0 0 0 86 9 168 30 0 0 87 9 1 0 0 3 105 0 107 0 109 1 35 940 78 5
975 976 977 15 4 0 62 3 169 0 0 0 99 9 170 0 0 0 100 9 171 31 0 0 101 9 1 0 0 4 105 0 107 0 109 4 111 1 17 940 90 5
982 983 602 47 4 0 63 2 172 0 0 0 110 9 173 32 0 0 111 9 2 0 5 0 2 134 0 136 0 49 940 104 5
985 986 602 15 4 0 64 2 174 0 0 0 121 9 175 33 0 0 122 9 1 0 0 1 109 0 17 940 114 5
1038 1039 602 15 4 0 65 3 176 0 0 0 137 9 177 0 0 0 138 9 178 34 0 0 139 9 1 0 0 2 105 0 107 0 17 940 130 5
1045 1046 602 15 4 0 66 2 179 0 0 0 149 9 180 35 0 0 150 9 1 0 0 1 109 0 17 940 142 5
1050 1051 602 15 4 0 67 3 181 0 0 0 165 9 182 0 0 0 166 9 183 36 0 0 169 9 1 0 0 3 105 0 107 0 109 1 17 940 153 5
1057 37 1058 1059 1060 2 1 1 49 3
1061 1062 602 11 4 0 68 3 184 0 0 0 18 9 185 0 0 0 19 9 186 37 0 0 20 9 1 0 0 2 62 1 64 0 9 1060 10 5
1066 1067 602 55 4 0 69 3 187 0 0 0 32 9 188 0 0 0 33 9 189 38 0 0 34 9 1 0 0 2 84 1 86 0 9 1060 23 5
1069 1070 602 57 4 0 63 2 172 0 0 0 43 9 185 39 0 0 44 9 2 0 5 0 2 134 0 136 0 49 1060 37 5
1071 37 1072 1073 1074 2 1 1 246 30
1075 1076 602 58 4 0 2 3 13 0 0 0 29 9 38 40 0 0 30 9 14 3 0 1 1077 32 9 2 0 5 1 1078 3 134 0 136 0 138 1 17 1074 25 5
1079 1080 602 58 4 0 70 3 176 0 0 0 40 9 8 41 0 0 41 9 1 34 0 0 43 9 2 0 5 1 1081 3 134 0 136 0 138 1 35 1074 36 5
1082 1083 602 58 4 0 0 2 0 0 0 0 49 9 8 1 0 0 50 9 2 0 5 0 1 138 0 59 1074 46 5
1084 1085 602 58 4 0 71 3 190 0 0 0 56 9 14 42 0 0 57 9 1 41 0 0 59 9 2 0 5 0 2 134 4 136 4 49 1074 53 5
1086 1087 602 58 4 0 72 3 163 29 0 0 65 9 41 43 0 0 67 9 191 41 0 0 69 9 2 0 5 0 2 134 4 136 4 60 1074 62 5
1088 1089 602 58 4 0 2 2 13 0 0 0 75 9 192 41 0 0 76 9 2 0 5 0 2 134 0 136 0 49 1074 72 5
1090 1091 602 58 4 0 73 2 193 0 0 0 82 9 194 44 0 0 83 9 2 0 5 0 2 134 0 136 0 49 1074 79 5
1092 1093 602 58 4 0 2 2 13 0 0 0 94 9 195 45 0 0 95 9 2 0 5 0 2 134 0 136 0 49 1074 86 5
1094 1095 602 58 4 0 2 2 13 0 0 0 94 9 196 46 0 0 95 9 2 0 5 0 2 134 0 136 0 49 1074 86 5
1097 1098 602 58 4 0 2 2 13 0 0 0 94 9 197 47 0 0 95 9 2 0 5 0 2 134 0 136 0 49 1074 86 5
1100 1101 602 58 4 0 2 2 13 0 0 0 94 9 198 48 0 0 95 9 2 0 5 0 2 134 0 136 0 49 1074 86 5
1102 1103 602 58 4 0 70 2 176 0 0 0 103 9 199 41 0 0 104 9 2 0 5 0 2 134 0 136 0 49 1074 98 5
1106 1107 602 58 4 0 2 2 13 0 0 0 110 9 200 49 0 0 111 9 2 0 5 0 2 134 0 136 0 49 1074 107 5
1109 1110 1111 58 4 0 2 3 13 0 0 0 127 9 201 0 0 0 128 9 38 40 0 1 1112 129 9 2 0 5 0 3 134 1 136 1 138 0 62 1074 122 5
1113 1114 602 58 4 0 74 2 202 29 0 0 136 9 203 0 0 0 138 9 2 0 5 0 1 138 0 64 1074 133 5
1115 1116 602 58 4 1 75 3 204 0 0 0 144 9 203 0 0 0 145 9 38 40 0 0 146 9 2 0 5 0 3 134 1 136 1 138 0 66 1074 140 5
1117 1118 602 58 4 0 76 2 205 0 0 0 159 9 38 50 0 0 160 9 2 0 5 0 1 138 0 17 1074 149 5
1122 1118 602 58 4 0 76 2 205 0 0 0 159 9 206 50 0 0 160 9 2 0 5 0 1 138 0 35 1074 149 5
1123 1124 602 58 4 0 77 2 207 0 0 0 168 9 14 51 0 0 169 9 2 0 5 0 1 138 0 69 1074 163 5
1126 1127 602 58 4 2 78 2 208 0 0 0 181 9 209 0 0 0 182 9 2 0 5 0 1 138 0 71 1074 172 5
1131 1132 602 58 4 2 79 2 210 0 0 0 181 9 209 0 0 0 182 9 2 0 5 0 1 138 0 73 1074 172 5
1134 1135 602 58 4 2 80 2 211 0 0 0 181 9 209 0 0 0 182 9 2 0 5 0 1 138 0 75 1074 172 5
1137 1138 602 58 4 3 2 2 13 0 0 0 181 9 209 0 0 0 182 9 2 0 5 0 1 138 0 76 1074 172 5
1139 1140 602 58 6 0 81 2 212 0 0 0 192 9 14 0 0 0 193 9 2 0 5 0 1 138 0 78 1074 184 5
1142 1143 602 58 6 4 2 2 13 0 0 0 192 9 14 0 0 0 193 9 2 0 5 0 1 138 0 79 1074 184 5
1144 1145 602 58 5 5 2 3 13 0 0 0 200 9 14 0 0 0 201 9 38 40 0 0 202 9 2 0 5 0 3 134 1 136 1 138 0 80 1074 195 5
1146 1147 1148 58 4 6 2 3 13 0 0 0 211 9 14 3 0 0 212 9 213 40 0 0 214 9 2 0 5 0 3 134 1 136 1 138 0 17 1074 205 5
1149 1150 602 58 4 7 80 3 211 0 0 0 221 9 14 0 0 0 222 9 38 40 0 0 223 9 2 0 5 0 3 134 1 136 1 138 0 81 1074 217 5
1151 1152 602 58 4 0 2 6 13 0 0 0 229 9 13 0 0 0 230 9 38 40 0 0 231 9 214 0 0 0 233 9 13 0 0 0 234 9 38 40 0 0 235 9 2 0 5 0 2 134 11 136 1 49 1074 226 5
1153 1154 602 58 6 4 2 2 13 0 0 0 243 9 38 40 0 0 244 9 2 0 5 0 2 134 0 136 0 49 1074 238 5
1155 37 1156 1157 1158 2 1 1 61 5
1159 1160 602 82 4 0 82 2 215 0 0 0 18 9 7 52 0 0 19 9 1 0 1 637 2 95 0 97 5 9 1158 14 5
1162 1163 602 82 4 0 82 3 215 0 0 0 26 9 216 0 0 0 27 9 7 52 0 0 28 9 1 0 1 1164 2 95 1 97 5 9 1158 22 5
1165 1166 602 82 4 0 83 5 215 0 0 0 36 9 7 52 0 0 37 9 10 0 0 0 39 9 217 0 0 0 40 9 7 53 0 0 41 9 1 0 0 2 95 3 97 5 85 1158 31 5
1168 1169 602 82 4 0 82 3 215 0 0 0 47 9 218 0 0 0 48 9 7 52 0 0 49 9 1 0 0 2 95 1 97 12 9 1158 44 5
1170 1171 602 82 4 0 82 5 215 0 0 0 55 9 219 0 0 0 56 9 220 0 0 0 57 9 221 0 0 0 58 9 7 52 0 0 59 9 1 0 0 2 95 9 97 13 9 1158 52 5
1174 37 1175 1176 1177 2 1 1 62 4
1178 1179 602 86 4 0 84 3 222 0 0 0 21 9 223 0 0 0 22 9 224 54 0 0 23 9 1 0 1 1078 1 122 0 17 1177 17 5
1182 1183 602 86 4 0 85 3 176 0 0 0 29 9 225 0 0 0 30 9 1 34 0 0 31 9 1 0 0 2 122 0 124 0 35 1177 26 5
1184 1185 1186 86 4 0 86 5 226 0 0 0 40 9 227 0 0 0 41 9 7 0 0 0 46 9 226 0 0 0 47 9 224 54 0 0 48 9 1 0 0 2 122 7 124 1 17 1177 34 5
1187 1188 1189 89 4 8 86 3 226 0 0 0 58 9 225 0 0 0 59 9 224 54 0 0 60 9 1 0 0 3 122 0 124 0 230 1 17 1177 51 5
1190 37 1191 1192 1193 2 1 1 57 3
1194 1195 602 90 4 0 87 1 163 29 0 0 21 9 1 0 1 637 2 44 5 47 5 9 1193 17 5
1196 1197 1198 90 4 0 88 4 163 29 0 0 30 9 10 0 0 0 32 9 218 0 0 0 33 9 228 55 0 0 34 9 1 0 1 1200 2 44 14 47 5 9 1193 24 5
1201 1202 1203 90 4 0 89 6 229 56 0 0 43 9 10 0 0 0 45 9 230 0 0 1 1206 46 9 6 0 0 0 53 9 7 0 0 0 54 9 228 55 0 0 55 9 1 0 0 3 44 15 47 5 49 8 93 1193 37 5
1207 37 1208 1209 1210 2 1 1 110 10
1211 1212 602 11 4 0 90 3 184 0 0 0 25 9 67 0 0 0 26 9 231 37 0 0 27 9 1 0 1 1217 2 62 1 64 0 9 1210 18 5
1218 1219 602 11 4 0 90 3 184 0 0 0 25 9 67 0 0 0 26 9 232 37 0 0 27 9 1 0 1 1217 2 62 1 64 0 9 1210 18 5
1220 1221 602 94 4 0 91 3 233 0 0 0 43 9 234 0 0 0 44 9 235 57 0 0 45 9 1 0 0 4 62 1 105 0 107 0 109 4 9 1210 30 5
1227 1221 602 94 4 0 91 3 233 0 0 0 43 9 234 0 0 0 44 9 236 57 0 0 45 9 1 0 0 4 62 1 105 0 107 0 109 4 9 1210 30 5
1228 1229 602 96 4 0 92 1 237 58 0 0 54 9 1 0 0 2 44 5 47 5 9 1210 48 5
1232 1233 602 98 4 0 93 3 238 0 0 0 63 9 239 0 0 0 64 9 7 59 0 0 65 9 1 0 0 3 64 0 95 1 97 5 9 1210 57 5
1236 1237 602 100 4 0 94 3 240 0 0 0 74 9 67 0 0 0 75 9 241 60 0 0 76 9 1 0 0 3 64 0 74 1 76 0 9 1210 68 5
1240 1241 602 55 4 0 95 3 240 0 0 0 88 9 242 0 0 0 89 9 241 60 0 0 90 9 1 0 0 2 84 1 86 0 9 1210 79 5
1244 1241 602 55 4 0 95 3 240 0 0 0 88 9 242 0 0 0 89 9 243 60 0 0 90 9 1 0 0 2 84 1 86 0 9 1210 79 5
1245 1246 602 11 4 0 96 2 244 0 0 0 107 9 245 61 0 0 108 9 1 0 0 1 62 0 9 1210 93 5
1254 37 1255 1256 1257 2 1 1 64 9
1258 1259 602 103 4 0 70 2 176 0 0 0 20 9 1 34 0 0 21 9 1 0 1 637 1 84 0 9 1257 16 5
1260 1261 602 103 4 0 70 3 176 0 0 0 33 9 246 0 0 0 34 9 1 34 0 0 35 9 1 0 0 2 84 1 86 0 9 1257 24 5
1263 1264 602 103 4 0 70 3 176 0 0 0 33 9 247 0 0 0 34 9 1 34 0 0 35 9 1 0 0 2 84 1 86 0 9 1257 24 5
1265 1266 602 103 4 0 70 3 176 0 0 0 33 9 248 0 0 0 34 9 1 34 0 0 35 9 1 0 0 2 84 1 86 0 9 1257 24 5
1268 1269 602 103 4 0 70 3 176 0 0 0 33 9 249 0 0 0 34 9 1 34 0 0 35 9 1 0 0 2 84 1 86 0 9 1257 24 5
1271 1272 602 103 4 0 70 3 176 0 0 0 33 9 250 0 0 0 34 9 1 34 0 0 35 9 1 0 0 2 84 1 86 0 9 1257 24 5
1274 1275 602 103 4 0 97 3 251 0 0 0 41 9 8 62 0 0 42 9 252 34 0 0 44 9 1 0 0 2 84 4 86 0 9 1257 38 5
1277 1278 602 103 4 0 70 6 176 0 0 0 50 9 194 0 0 0 51 9 253 0 0 0 52 9 7 0 0 0 53 9 6 0 0 0 54 9 1 34 0 0 55 9 1 0 0 2 84 16 88 4 9 1257 47 5
1280 1281 602 103 4 0 70 2 176 0 0 0 61 9 254 34 0 0 62 9 1 0 0 1 84 0 9 1257 58 5
1282 37 1283 1284 1285 2 1 1 41 2
1286 1287 1288 82 4 9 98 7 255 0 0 0 20 9 14 12 0 0 21 9 256 0 0 0 23 9 10 63 0 0 24 9 7 59 0 0 26 9 10 64 0 0 28 9 190 0 0 0 30 9 2 0 1 0 2 95 9 97 5 106 1285 14 5
1289 1290 602 82 4 10 99 4 257 0 0 0 36 9 258 0 0 0 37 9 7 59 0 0 38 9 259 0 0 0 40 9 1 0 1 1294 2 95 1 97 5 108 1285 31 5
1295 146 1296 1297 1298 2 1 1 46 3
1299 1300 602 109 4 11 100 4 260 0 0 0 17 9 261 0 0 0 18 9 262 0 0 0 19 9 38 65 0 0 20 9 1 0 1 1303 2 168 2 170 2 17 1298 12 5
1304 1305 602 111 4 11 100 5 260 0 0 0 28 9 261 0 0 0 29 9 263 0 0 0 30 9 38 0 0 0 31 9 261 65 0 0 32 9 1 0 1 1306 4 168 9 170 9 180 9 182 2 17 1298 22 5
1307 1308 1309 109 4 12 100 3 260 0 0 0 42 9 264 0 0 0 43 9 38 65 0 0 44 9 1 0 1 1310 2 168 1 170 1 17 1298 34 5
1311 146 1312 1313 1314 2 1 1 274 29
1315 1316 602 112 4 0 101 2 265 0 0 0 26 9 266 66 0 0 27 9 1 0 1 1322 1 193 0 17 1314 18 5
1323 1316 602 112 4 0 101 2 267 0 0 0 26 9 266 66 0 0 27 9 1 0 1 1322 1 193 0 17 1314 18 5
1324 1316 602 112 4 0 101 2 268 0 0 0 26 9 266 66 0 0 27 9 1 0 1 1322 1 193 0 17 1314 18 5
1325 1326 1327 112 4 0 102 2 269 0 0 0 46 9 270 67 0 0 47 9 1 0 1 1331 1 193 0 17 1314 30 5
1332 1333 1327 112 4 0 103 2 269 0 0 0 46 9 270 67 0 0 47 9 1 0 1 1331 1 193 0 17 1314 30 5
1334 1335 1327 112 4 0 104 2 269 0 0 0 46 9 270 67 0 0 47 9 1 0 1 1331 1 193 0 17 1314 30 5
1336 1337 1327 112 4 0 105 2 269 0 0 0 46 9 270 67 0 0 47 9 1 0 1 1331 1 193 0 17 1314 30 5
1338 1339 1327 112 4 0 106 2 269 0 0 0 46 9 270 67 0 0 47 9 1 0 1 1331 1 193 0 17 1314 30 5
1340 1341 1327 112 4 0 107 2 269 0 0 0 46 9 270 67 0 0 47 9 1 0 1 1331 1 193 0 17 1314 30 5
1342 1343 1344 112 4 0 108 2 271 0 0 0 59 9 270 67 0 0 60 9 1 0 0 1 193 0 17 1314 50 5
1345 1346 1347 112 4 0 109 6 272 0 0 0 70 9 266 68 0 0 71 9 10 0 0 0 73 9 7 0 0 0 74 9 218 0 0 0 75 9 190 0 0 0 76 9 1 0 1 1348 2 193 0 195 2 17 1314 63 5
1349 1350 602 112 4 0 109 6 273 0 0 0 81 9 266 69 0 0 82 9 274 0 0 0 84 9 275 68 0 0 85 9 10 0 0 0 87 9 7 0 0 0 88 9 1 0 0 2 193 2 195 16 17 1314 78 5
1351 1352 602 112 4 13 109 3 272 0 0 0 95 9 266 0 0 0 96 9 7 0 0 0 97 9 1 0 1 1353 2 193 0 195 0 121 1314 90 5
1354 1355 602 112 4 0 110 3 276 0 0 0 107 9 266 68 0 0 108 9 277 70 0 0 110 9 1 0 0 2 193 0 197 1 17 1314 99 5
1358 1359 602 112 4 0 111 2 278 0 0 0 125 9 279 69 0 0 126 9 1 0 1 1362 0 124 1314 113 5
1363 1359 602 112 4 0 111 2 278 0 0 0 125 9 280 71 0 0 126 9 1 0 1 1362 1 193 0 17 1314 113 5
1364 1365 602 112 4 0 112 2 281 0 0 0 135 9 266 69 0 0 136 9 1 0 1 1362 0 17 1314 129 5
1367 1368 1369 112 4 0 113 4 282 0 0 0 150 9 283 72 0 0 151 9 10 0 0 0 153 9 7 0 0 0 154 9 1 0 0 2 193 0 195 2 35 1314 139 5
1372 1368 1369 112 4 0 114 4 282 0 0 0 150 9 283 38 0 0 151 9 10 0 0 0 153 9 7 0 0 0 154 9 1 0 0 2 193 0 195 2 59 1314 139 5
1373 1374 602 112 4 0 115 2 284 0 0 0 161 9 266 73 0 0 162 9 1 0 0 1 193 0 17 1314 156 5
1376 1377 602 112 4 0 116 3 285 74 0 0 173 9 10 0 0 0 175 9 7 0 0 0 176 9 1 0 0 2 193 5 195 1 60 1314 165 5
1379 1380 602 112 4 0 117 4 286 0 0 0 186 9 7 73 0 0 187 9 10 0 0 0 189 9 190 0 0 0 190 9 1 0 0 2 193 0 195 2 130 1314 178 5
1382 1383 1384 112 4 0 118 2 287 0 0 0 206 9 280 67 0 0 207 9 1 0 0 1 193 0 17 1314 192 5
1388 1389 602 132 4 14 119 3 287 0 0 0 220 9 266 0 0 0 221 9 288 67 0 0 222 9 1 0 1 1390 4 180 1 182 0 193 0 195 0 17 1314 210 5
1391 1392 602 112 4 0 120 5 289 0 0 0 230 9 290 75 0 0 231 9 266 0 0 0 233 9 291 76 0 0 234 9 291 77 0 0 236 9 2 0 1 0 2 193 2 195 2 134 1314 225 5
1395 1396 602 112 6 4 109 4 272 0 0 0 244 9 266 0 0 0 245 9 292 68 0 0 246 9 291 77 0 0 248 9 2 0 1 0 2 193 1 195 1 135 1314 239 5
1397 1398 1399 112 4 15 121 3 293 0 0 0 261 9 266 0 0 0 262 9 7 0 0 0 263 9 1 0 0 2 193 0 195 0 137 1314 251 5
1400 1401 1399 112 4 15 122 3 294 0 0 0 261 9 266 0 0 0 262 9 7 0 0 0 263 9 1 0 0 2 193 0 195 0 139 1314 251 5
1403 1404 602 112 6 0 123 3 295 0 0 0 271 9 266 0 0 0 272 9 7 0 0 0 273 9 1 0 0 2 193 0 195 0 141 1314 265 5
1406 146 1407 1408 1409 2 1 1 165 14
1410 1411 602 142 4 16 124 3 296 0 0 0 27 9 297 0 0 1 1414 28 9 297 78 0 0 30 9 1 0 1 1415 2 180 1 182 5 60 1409 19 5
1416 1417 602 142 4 17 125 3 298 0 0 0 27 9 297 0 0 1 1414 28 9 297 79 0 0 30 9 1 0 1 1415 2 180 1 182 5 60 1409 19 5
1420 1421 602 142 4 16 126 2 299 0 0 0 42 9 300 80 0 0 43 9 1 0 0 2 180 0 182 5 60 1409 33 5
1423 1424 602 142 4 16 127 2 299 0 0 0 42 9 300 80 0 0 43 9 1 0 0 2 180 0 182 5 60 1409 33 5
1425 1426 1427 142 4 18 128 4 301 0 0 0 55 9 302 0 0 0 56 9 303 0 0 0 57 9 304 81 0 0 58 9 1 0 0 2 180 2 182 1 147 1409 46 5
1430 1431 602 142 4 19 129 3 305 0 0 0 69 9 306 0 0 0 70 9 307 82 0 0 71 9 2 0 1 1 1435 2 180 1 182 0 149 1409 61 5
1436 1437 602 142 4 20 130 4 308 0 0 0 84 9 309 0 0 0 85 9 310 0 0 0 86 9 311 83 0 0 87 9 1 0 1 1438 2 180 2 182 0 17 1409 77 5
1439 1440 1441 142 4 21 131 4 312 0 0 0 101 9 7 0 0 0 102 9 313 0 0 0 103 9 297 84 0 0 104 9 1 0 1 1444 2 180 2 182 0 130 1409 90 5
1445 1446 1441 142 4 22 132 4 314 0 0 0 101 9 7 0 0 0 102 9 313 0 0 0 103 9 297 85 0 0 104 9 1 0 1 1444 2 180 2 182 0 130 1409 90 5
1449 1450 1451 142 4 21 131 3 312 0 0 0 115 9 315 0 0 0 116 9 316 84 0 0 117 9 1 0 1 1452 0 130 1409 107 5
1453 1454 602 142 4 0 124 1 296 78 0 0 124 9 1 0 1 1455 0 60 1409 120 5
1456 1457 602 142 4 23 133 3 317 0 0 0 134 9 300 0 0 0 135 9 261 86 0 0 136 9 1 0 1 1460 2 180 1 182 5 60 1409 127 5
1461 1462 1463 142 4 24 134 3 318 0 0 0 150 9 306 0 0 0 151 9 319 87 0 0 152 9 1 0 0 2 180 1 182 0 31 1409 139 5
1467 1468 602 142 4 25 135 2 320 0 0 0 162 9 261 78 0 0 163 9 1 0 1 1472 2 180 0 182 5 60 1409 155 5
1473 146 1474 1475 1476 2 1 1 154 11
1477 1478 1479 9 4 0 136 2 231 0 0 0 26 9 321 37 0 0 27 9 1 0 0 2 153 0 155 5 11 1476 20 5
1480 1481 602 9 4 0 136 6 190 0 0 0 33 9 218 0 0 0 34 9 322 0 0 0 35 9 231 0 0 0 36 9 184 0 0 0 37 9 231 37 0 0 38 9 1 0 0 2 153 16 155 2 11 1476 30 5
1482 1483 602 9 4 0 137 6 323 0 0 0 45 9 324 88 0 0 46 9 325 37 0 0 48 9 326 38 0 0 50 9 327 89 0 0 52 9 328 90 0 0 54 9 1 0 1 637 1 153 0 157 1476 41 5
1489 1490 1491 9 4 0 138 3 329 0 0 0 75 9 330 91 0 0 78 9 331 92 0 0 80 9 1 0 0 1 153 0 159 1476 57 5
1516 1517 1518 9 4 0 137 2 323 0 0 0 90 9 315 0 0 0 91 9 1 0 1 1519 0 49 1476 83 5
1520 1521 1522 9 4 0 139 3 332 0 0 0 99 9 333 0 0 0 100 9 67 90 0 0 101 9 1 0 1 1523 1 153 1 11 1476 93 5
1524 1525 602 9 4 0 136 3 184 0 0 0 109 9 184 0 0 0 110 9 231 37 0 0 111 9 1 0 1 1526 1 153 1 11 1476 105 5
1527 1528 602 161 4 0 140 2 184 0 0 0 118 9 334 93 0 0 119 9 1 0 0 4 44 0 47 0 49 5 153 0 49 1476 114 5
1530 1531 602 9 4 0 141 4 184 0 0 0 126 9 214 0 0 0 127 9 335 0 0 0 128 9 336 89 0 0 129 9 1 0 1 1532 1 153 2 11 1476 122 5
1533 1534 1535 9 4 0 142 3 337 0 0 0 137 9 338 0 0 0 138 9 339 94 0 0 139 9 1 0 0 1 153 1 165 1476 132 5
1536 1537 602 9 4 0 142 5 184 0 0 0 148 9 184 0 0 0 149 9 184 0 0 0 150 9 332 0 0 0 151 9 67 90 0 0 152 9 1 0 0 1 153 9 11 1476 145 5
1538 146 1539 1540 1541 2 1 1 53 3
1542 1543 602 109 4 0 100 2 260 95 0 0 20 9 38 65 0 0 22 9 2 0 9 1 1544 1 168 5 17 1541 16 5
1545 1546 1547 109 4 0 143 2 340 96 0 0 33 9 38 97 0 0 35 9 2 0 9 0 1 168 5 69 1541 24 5
1550 1551 1552 109 5 26 144 1 341 98 0 0 48 9 2 0 9 1 1554 1 168 5 167 1541 38 5
1555 146 1556 1557 1558 2 1 1 272 21
1559 1560 602 109 4 27 100 3 260 0 0 0 27 9 261 0 0 0 28 9 38 65 0 0 29 9 1 0 1 1415 2 168 1 170 1 17 1558 19 5
1561 1562 602 109 4 28 145 3 342 0 0 0 27 9 261 0 0 0 28 9 38 99 0 0 29 9 1 0 1 1415 2 168 1 170 1 17 1558 19 5
1565 1566 602 109 4 29 146 3 343 0 0 0 38 9 261 0 0 0 39 9 1 100 0 0 40 9 1 0 0 2 168 1 170 1 59 1558 32 5
1570 1571 602 109 4 30 147 4 344 0 0 0 47 9 1 0 0 0 48 9 345 101 0 0 49 9 38 65 0 0 51 9 2 0 1 0 2 168 2 170 2 171 1558 43 5
1572 1573 602 109 4 31 148 3 346 0 0 0 60 9 261 0 0 0 61 9 347 102 0 0 62 9 1 0 0 2 168 1 170 1 17 1558 54 5
1576 1577 602 109 4 32 149 7 348 0 0 0 78 9 349 0 0 0 79 9 347 6 0 0 80 9 350 70 0 0 82 9 351 34 0 0 84 9 352 65 0 0 86 9 353 103 0 0 88 9 1 0 0 2 168 17 170 1 174 1558 65 5
1589 1590 1591 109 4 0 100 4 260 0 0 0 100 9 261 0 0 0 101 9 354 0 0 0 102 9 38 65 0 0 103 9 1 0 1 1592 2 168 2 170 2 17 1558 91 5
1593 1594 1595 109 4 33 100 3 260 0 0 0 113 9 355 0 0 0 114 9 356 65 0 0 115 9 1 0 0 2 168 1 170 1 17 1558 106 5
1596 1597 602 109 4 31 150 5 260 0 0 0 123 9 261 0 0 0 124 9 176 0 0 0 125 9 261 0 0 0 126 9 1 34 0 0 127 9 1 0 1 1598 2 168 9 170 9 35 1558 118 5
1599 1600 602 109 4 34 100 3 260 0 0 0 135 9 262 0 0 0 136 9 38 65 0 0 137 9 1 0 1 1601 1 168 1 17 1558 130 5
1602 1603 1604 109 5 26 144 2 172 0 0 0 151 9 357 104 0 0 152 9 1 0 0 1 168 0 175 1558 140 5
1605 1606 602 109 4 35 151 2 358 0 0 0 162 9 359 105 0 0 163 9 1 0 1 1609 0 17 1558 155 5
1610 1611 602 109 4 31 152 4 260 0 0 0 172 9 360 0 0 0 173 9 261 0 0 0 174 9 347 102 0 0 175 9 1 0 0 2 168 2 170 2 17 1558 166 5
1612 1613 602 109 4 27 100 5 216 0 0 0 182 9 260 0 0 0 183 9 261 0 0 0 184 9 361 0 0 0 185 9 38 65 0 0 186 9 1 0 0 2 168 9 170 9 17 1558 178 5
1614 1615 602 109 4 36 153 3 362 0 0 0 196 9 363 65 0 0 197 9 364 106 0 0 199 9 1 0 1 1619 2 168 4 170 0 31 1558 189 5
1620 1621 1622 109 4 27 154 3 365 0 0 0 219 9 366 0 0 0 220 9 131 107 0 0 221 9 1 0 0 2 168 1 170 1 17 1558 202 5
1624 1625 1622 109 4 27 155 3 365 0 0 0 219 9 366 0 0 0 220 9 131 107 0 0 221 9 1 0 0 2 168 1 170 1 17 1558 202 5
1626 1627 602 180 4 37 156 4 187 0 0 0 232 9 1 38 0 0 233 9 367 0 0 0 235 9 368 65 0 0 236 9 1 0 1 1628 4 168 2 170 2 226 2 230 0 181 1558 224 5
1629 1630 602 182 5 38 100 3 260 0 0 0 245 9 369 0 0 0 246 9 38 65 0 0 247 9 1 0 0 3 168 1 170 1 241 1 17 1558 239 5
1631 1632 602 109 4 27 100 3 260 0 0 0 255 9 370 0 0 0 256 9 38 65 0 0 257 9 1 0 1 1633 2 168 1 170 1 17 1558 250 5
1634 1635 602 109 4 39 157 5 212 0 0 0 266 9 347 0 0 0 267 9 371 0 0 0 268 9 261 0 0 0 269 9 38 65 0 0 270 9 1 0 0 2 168 9 170 9 184 1558 260 5
1637 146 1638 1639 1640 2 1 1 39 3
1641 1642 602 142 4 40 158 3 372 0 0 0 16 9 373 0 0 0 17 9 319 108 0 0 18 9 1 0 0 2 180 1 182 5 60 1640 13 5
1645 1646 602 142 4 41 159 3 372 0 0 0 26 9 374 0 0 0 27 9 375 108 0 0 28 9 1 0 1 1648 2 180 1 182 5 60 1640 21 5
1649 1650 602 142 5 40 159 3 372 0 0 0 35 9 376 0 0 0 36 9 375 108 0 0 37 9 1 0 0 2 180 1 182 5 60 1640 31 5
1651 146 1652 1653 1654 2 1 1 51 5
1655 1656 602 142 4 42 160 3 377 0 0 0 46 9 378 0 0 1 1660 47 9 379 109 0 0 49 9 1 0 0 2 180 1 182 0 17 1654 13 5
1661 1662 602 142 4 43 161 3 377 0 0 0 46 9 378 0 0 1 1660 47 9 379 109 0 0 49 9 1 0 0 2 180 1 182 0 17 1654 13 5
1665 1666 602 142 4 44 162 3 377 0 0 0 46 9 378 0 0 1 1660 47 9 379 109 0 0 49 9 1 0 0 2 180 1 182 0 17 1654 13 5
1669 1670 602 142 4 45 163 3 377 0 0 0 46 9 378 0 0 1 1660 47 9 379 109 0 0 49 9 1 0 0 2 180 1 182 0 17 1654 13 5
1673 1674 602 142 4 46 164 3 377 0 0 0 46 9 378 0 0 1 1660 47 9 379 109 0 0 49 9 1 0 0 2 180 1 182 0 17 1654 13 5
1677 146 1678 1679 1680 2 1 1 249 27
1681 1682 602 142 4 47 158 3 372 0 0 0 30 9 380 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 60 1680 18 5
1684 1685 602 142 4 47 158 3 372 0 0 0 30 9 381 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 60 1680 18 5
1686 1687 602 142 4 47 158 3 372 0 0 0 30 9 7 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 60 1680 18 5
1688 1689 602 142 4 47 158 3 372 0 0 0 30 9 372 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 187 1680 18 5
1690 1691 602 142 4 47 158 3 372 0 0 0 30 9 382 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 60 1680 18 5
1693 1694 602 142 4 47 158 3 372 0 0 0 30 9 383 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 60 1680 18 5
1695 1696 602 142 4 47 158 3 372 0 0 0 30 9 384 0 0 1 1683 31 9 379 108 0 0 33 9 1 0 1 1438 2 180 1 182 5 60 1680 18 5
1698 1699 602 142 4 47 165 4 385 0 0 0 39 9 386 0 0 0 40 9 385 0 0 0 41 9 379 110 0 0 42 9 1 0 0 2 180 2 182 0 17 1680 36 5
1701 1702 602 142 4 47 166 4 385 0 0 0 51 9 386 0 0 0 52 9 381 0 0 0 53 9 379 110 0 0 54 9 1 0 1 1438 2 180 2 182 0 189 1680 45 5
1703 1704 602 142 4 47 167 5 387 0 0 0 61 9 386 0 0 0 62 9 388 111 0 0 63 9 10 112 0 0 65 9 379 110 0 0 67 9 2 0 1 1 1706 2 180 9 182 0 191 1680 57 5
1707 1708 602 142 4 48 165 3 385 0 0 0 74 9 386 0 0 0 75 9 379 110 0 0 76 9 1 0 0 2 180 1 182 0 17 1680 70 5
1709 1710 602 192 4 47 165 5 385 0 0 0 83 9 386 0 0 0 84 9 379 110 0 0 85 9 10 113 0 0 87 9 7 0 0 0 89 9 2 0 1 0 3 180 1 182 0 259 9 17 1680 79 5
1711 1712 602 142 6 47 165 4 385 0 0 0 99 9 386 0 0 0 100 9 389 0 0 0 101 9 379 110 0 0 102 9 1 0 1 1438 2 180 2 182 0 17 1680 91 5
1713 1714 602 142 6 47 165 4 385 0 0 0 99 9 386 0 0 0 100 9 390 0 0 0 101 9 379 110 0 0 102 9 1 0 1 1438 2 180 2 182 0 17 1680 91 5
1715 1716 602 142 4 49 168 9 391 0 0 0 114 9 392 0 0 0 115 9 393 0 0 0 116 9 394 0 0 0 117 9 395 0 0 0 118 9 300 114 0 0 119 9 396 115 0 0 121 9 396 116 0 0 123 9 396 117 0 0 125 9 2 0 1 0 2 180 18 182 0 31 1680 105 5
1729 1730 602 142 4 47 169 3 397 0 0 0 133 9 386 0 0 0 134 9 398 110 0 0 135 9 1 0 1 1732 2 180 1 182 12 31 1680 127 5
1733 1734 1735 142 4 47 158 3 372 0 0 0 143 9 216 0 0 0 144 9 398 108 0 0 145 9 1 0 0 2 180 1 182 5 195 1680 138 5
1736 1737 602 196 4 47 170 3 385 0 0 0 155 9 386 0 0 0 156 9 163 29 0 0 157 9 1 0 1 1738 3 44 1 47 1 182 0 85 1680 148 5
1739 1740 602 142 4 50 171 5 399 0 0 0 168 9 216 0 0 0 169 9 388 0 0 0 170 9 7 0 0 0 171 9 259 31 0 0 172 9 1 0 1 1743 2 180 9 182 2 198 1680 160 5
1744 1745 602 142 4 51 167 5 387 0 0 0 185 9 386 0 0 0 186 9 400 0 0 0 187 9 313 0 0 0 188 9 401 110 0 0 189 9 1 0 0 2 180 9 182 0 199 1680 175 5
1747 1748 602 142 4 51 172 5 402 0 0 0 185 9 386 0 0 0 186 9 400 0 0 0 187 9 313 0 0 0 188 9 401 110 0 0 189 9 1 0 0 2 180 9 182 0 71 1680 175 5
1749 1750 602 142 4 51 173 5 403 0 0 0 185 9 386 0 0 0 186 9 400 0 0 0 187 9 313 0 0 0 188 9 401 110 0 0 189 9 1 0 0 2 180 9 182 4 202 1680 175 5
1752 1753 602 142 6 47 174 4 404 0 0 0 198 9 386 0 0 0 199 9 400 0 0 0 200 9 379 110 0 0 201 9 1 0 0 2 180 2 182 0 78 1680 192 5
1754 1755 1756 142 4 52 175 4 405 0 0 0 214 9 386 0 0 0 215 9 406 0 0 0 216 9 407 110 0 0 217 9 1 0 0 2 180 2 182 0 62 1680 204 5
1759 1760 1756 142 4 52 175 4 405 0 0 0 214 9 386 0 0 0 215 9 408 0 0 0 216 9 407 110 0 0 217 9 1 0 0 2 180 2 182 0 76 1680 204 5
1761 1762 602 142 6 47 175 4 405 0 0 0 224 9 386 0 0 0 225 9 409 0 0 0 226 9 407 110 0 0 227 9 1 0 0 2 180 2 182 0 79 1680 220 5
1763 1764 1765 142 4 47 176 5 410 0 0 0 238 9 386 0 0 0 239 9 411 118 0 0 240 9 412 0 0 0 242 9 413 119 0 0 243 9 2 0 1 0 2 180 9 182 0 149 1680 230 5
1769 203 1770 1771 1772 2 1 1 444 44
1773 1774 602 206 4 53 177 4 337 0 0 0 28 9 231 37 0 0 29 9 10 0 0 0 31 9 414 0 0 0 32 9 1 0 1 1775 2 210 2 214 0 17 1772 20 5
1776 1777 602 206 4 53 177 4 337 0 0 0 28 9 231 37 0 0 29 9 10 0 0 0 31 9 415 0 0 0 32 9 1 0 1 1775 2 210 2 214 0 17 1772 20 5
1778 1779 602 206 4 53 177 4 337 0 0 0 28 9 231 37 0 0 29 9 10 0 0 0 31 9 416 0 0 0 32 9 1 0 1 1775 2 210 2 214 0 17 1772 20 5
1780 1781 602 206 4 53 177 3 337 0 0 0 41 9 231 37 0 0 42 9 417 90 0 0 44 9 1 0 1 1782 2 212 1 214 0 17 1772 34 5
1783 1784 602 206 4 53 177 3 337 0 0 0 41 9 231 37 0 0 42 9 418 90 0 0 44 9 1 0 1 1782 2 212 1 214 0 17 1772 34 5
1785 1786 602 206 4 53 177 3 337 0 0 0 50 9 231 37 0 0 51 9 419 90 0 0 53 9 1 0 0 2 212 1 214 0 17 1772 47 5
1787 1788 602 206 4 53 178 2 420 58 0 0 61 9 421 0 0 0 63 9 1 0 0 2 210 0 214 5 60 1772 56 5
1789 1790 602 206 4 53 179 3 422 0 0 0 68 9 7 59 0 0 69 9 421 0 0 0 71 9 1 0 0 2 210 1 214 0 130 1772 65 5
1791 1792 602 206 4 53 180 3 423 0 0 0 76 9 241 38 0 0 77 9 421 0 0 0 79 9 1 0 0 2 210 1 214 0 59 1772 73 5
1793 1794 602 206 4 53 180 3 424 0 0 0 84 9 231 37 0 0 85 9 425 0 0 0 87 9 1 0 0 2 210 1 214 0 17 1772 81 5
1795 1796 602 206 4 53 181 3 184 0 0 0 92 9 231 37 0 0 93 9 426 120 0 0 95 9 2 0 1 0 2 210 1 214 0 17 1772 89 5
1797 1798 602 206 4 53 179 3 427 0 0 0 101 9 231 37 0 0 102 9 428 120 0 0 104 9 2 0 1 0 2 210 1 214 0 17 1772 98 5
1799 1800 1801 206 4 53 182 4 429 0 0 0 114 9 231 37 0 0 115 9 430 90 0 0 117 9 431 0 0 0 119 9 1 0 1 1803 3 210 2 212 1 214 0 17 1772 107 5
1804 1805 1806 206 4 53 182 3 429 0 0 0 128 9 231 37 0 0 129 9 432 121 0 0 131 9 1 0 0 2 212 1 214 4 17 1772 121 5
1807 1808 1809 206 4 54 177 3 337 0 0 0 142 9 231 0 0 0 143 9 433 90 0 0 144 9 1 0 1 1810 1 212 1 199 1772 134 5
1811 1812 1813 206 4 55 183 3 434 0 0 0 157 9 231 0 0 0 158 9 435 90 0 0 159 9 1 0 1 1814 1 212 1 214 1772 147 5
1815 1816 602 206 4 53 136 3 184 0 0 0 166 9 436 0 0 0 167 9 231 37 0 0 168 9 1 0 1 1817 1 214 1 17 1772 162 5
1818 1819 602 206 4 53 177 3 337 0 0 0 175 9 300 0 0 0 176 9 231 37 0 0 177 9 1 0 1 1820 1 214 1 17 1772 171 5
1821 1822 602 206 4 53 177 4 337 0 0 0 184 9 231 37 0 0 185 9 437 0 0 0 187 9 438 90 0 0 188 9 1 0 1 1823 2 212 2 214 10 17 1772 180 5
1824 1825 1826 206 4 53 177 5 184 0 0 0 197 9 231 37 0 0 198 9 439 0 0 0 200 9 332 0 0 0 201 9 438 90 0 0 202 9 1 0 0 1 214 3 17 1772 191 5
1827 1828 1829 206 4 56 184 2 440 0 0 0 219 9 441 122 0 0 220 9 2 0 1 1 1833 1 210 0 142 1772 205 5
1834 1835 1836 206 4 53 185 4 337 0 0 0 236 9 231 37 0 0 237 9 442 0 0 0 239 9 328 123 0 0 240 9 2 0 1 0 2 210 2 214 0 189 1772 228 5
1838 1839 602 206 4 53 177 5 184 0 0 0 246 9 231 37 0 0 247 9 443 0 0 0 249 9 332 0 0 0 250 9 67 0 0 0 251 9 1 0 1 1840 2 210 9 214 0 17 1772 242 5
1841 1842 602 206 4 53 177 4 337 0 0 0 256 9 231 37 0 0 257 9 444 0 0 0 259 9 67 0 0 0 260 9 1 0 0 2 210 2 214 0 17 1772 253 5
1843 1844 602 206 4 53 177 4 337 0 0 0 265 9 231 37 0 0 266 9 445 0 0 0 268 9 67 0 0 0 269 9 1 0 0 2 210 2 214 0 17 1772 262 5
1845 1846 602 206 4 53 177 4 337 0 0 0 274 9 446 37 0 0 275 9 10 0 0 0 277 9 447 0 0 0 278 9 1 0 0 2 210 2 214 0 17 1772 271 5
1847 1848 602 206 4 53 177 4 337 0 0 0 286 9 231 37 0 0 287 9 448 0 0 0 289 9 67 0 0 0 290 9 1 0 0 2 210 2 214 0 17 1772 280 5
1849 1850 602 206 4 53 177 4 337 0 0 0 286 9 231 37 0 0 287 9 449 0 0 0 289 9 67 0 0 0 290 9 1 0 0 2 210 2 214 0 17 1772 280 5
1851 1852 1853 206 4 57 186 3 337 0 0 0 301 9 231 37 0 0 302 9 450 124 0 0 304 9 1 0 0 2 210 1 214 0 17 1772 292 5
1854 1855 602 206 5 53 177 4 337 0 0 0 311 9 231 37 0 0 312 9 451 0 0 0 314 9 67 0 0 0 315 9 1 0 0 2 210 2 214 0 17 1772 307 5
1856 1857 602 206 4 53 177 4 337 0 0 0 324 9 231 37 0 0 325 9 452 0 0 0 327 9 67 90 0 0 328 9 1 0 0 2 212 2 214 10 17 1772 317 5
1858 1859 602 206 4 53 177 4 337 0 0 0 324 9 231 37 0 0 325 9 453 0 0 0 327 9 67 90 0 0 328 9 1 0 0 2 212 2 214 10 17 1772 317 5
1860 1861 602 206 4 53 177 4 337 0 0 0 324 9 231 37 0 0 325 9 454 0 0 0 327 9 67 90 0 0 328 9 1 0 0 2 212 2 214 10 17 1772 317 5
1862 1863 602 206 5 53 177 4 337 0 0 0 335 9 231 37 0 0 336 9 455 0 0 0 338 9 67 90 0 0 339 9 1 0 0 2 212 2 214 10 17 1772 331 5
1864 1865 602 206 6 53 177 4 337 0 0 0 346 9 231 37 0 0 347 9 456 0 0 0 349 9 67 0 0 0 350 9 1 0 0 2 210 2 214 0 17 1772 342 5
1866 1867 602 206 4 56 187 4 457 0 0 0 358 9 231 37 0 0 359 9 443 0 0 0 361 9 458 0 0 0 362 9 1 0 0 2 210 2 214 0 17 1772 352 5
1868 1869 602 206 6 53 177 4 337 0 0 0 368 9 231 37 0 0 369 9 459 0 0 0 371 9 67 0 0 0 372 9 1 0 0 2 210 2 214 0 17 1772 364 5
1870 1871 1872 206 4 53 177 4 337 0 0 0 380 9 231 37 0 0 381 9 460 0 0 0 383 9 461 90 0 0 384 9 1 0 0 3 210 1 212 2 214 0 17 1772 374 5
1873 1874 602 206 4 53 188 3 462 0 0 0 397 9 458 125 0 0 398 9 463 0 0 0 400 9 1 0 1 1878 2 210 1 214 0 17 1772 387 5
1879 1880 602 206 4 53 188 3 462 0 0 0 397 9 464 126 0 0 398 9 463 0 0 0 400 9 1 0 1 1878 2 210 1 214 0 17 1772 387 5
1881 1882 602 206 4 53 177 4 337 0 0 0 406 9 231 37 0 0 407 9 465 0 0 0 409 9 67 0 0 0 410 9 1 0 1 1883 2 210 2 214 0 17 1772 402 5
1884 1885 602 206 4 53 177 3 466 0 0 0 415 9 231 37 0 0 416 9 467 127 0 0 418 9 2 0 1 0 2 212 1 214 0 17 1772 412 5
1886 1887 602 206 4 53 136 4 184 0 0 0 424 9 231 37 0 0 425 9 468 0 0 0 427 9 231 0 0 0 428 9 1 0 0 2 210 2 214 0 17 1772 421 5
1888 1889 1890 206 4 55 189 4 469 0 0 0 439 9 470 0 0 0 440 9 435 90 0 0 441 9 431 0 0 0 443 9 1 0 0 2 210 2 212 1 214 1772 430 5
1892 203 1893 1894 1895 2 1 1 33 2
1896 1897 1898 206 4 58 190 4 471 0 0 0 20 9 266 128 0 0 21 9 472 0 0 0 23 9 473 0 0 0 24 9 1 0 0 2 210 2 214 0 17 1895 14 5
1902 1903 602 206 4 53 191 3 474 0 0 0 29 9 266 128 0 0 30 9 475 0 0 0 32 9 1 0 0 2 210 1 214 0 17 1895 26 5
1906 203 1907 1908 1909 2 1 1 81 13
1910 1911 602 221 4 59 177 4 337 0 0 0 30 9 231 37 0 0 31 9 10 0 0 0 33 9 476 0 0 0 34 9 1 0 1 1912 3 226 2 228 2 230 0 17 1909 18 5
1913 1914 602 221 4 8 177 4 337 0 0 0 30 9 231 37 0 0 31 9 10 0 0 0 33 9 477 0 0 0 34 9 1 0 1 1912 3 226 2 228 2 230 0 17 1909 18 5
1915 1916 602 221 4 8 177 4 337 0 0 0 30 9 231 37 0 0 31 9 10 0 0 0 33 9 478 0 0 0 34 9 1 0 1 1912 3 226 2 228 2 230 0 17 1909 18 5
1917 1918 602 221 4 60 177 4 337 0 0 0 30 9 231 37 0 0 31 9 10 0 0 0 33 9 479 0 0 0 34 9 1 0 1 1912 3 226 2 228 2 230 0 17 1909 18 5
1919 1920 602 221 4 61 177 4 337 0 0 0 30 9 231 37 0 0 31 9 10 0 0 0 33 9 480 0 0 0 34 9 1 0 1 1912 3 226 2 228 2 230 0 17 1909 18 5
1921 1922 602 221 4 62 177 4 337 0 0 0 30 9 231 37 0 0 31 9 10 0 0 0 33 9 481 0 0 0 34 9 1 0 1 1912 3 226 2 228 2 230 0 17 1909 18 5
1923 1924 602 221 4 59 177 3 337 0 0 0 46 9 231 37 0 0 47 9 482 90 0 0 49 9 1 0 1 1925 2 226 1 230 0 17 1909 36 5
1926 1927 602 221 4 8 177 3 337 0 0 0 46 9 231 37 0 0 47 9 483 90 0 0 49 9 1 0 1 1925 2 226 1 230 0 17 1909 36 5
1928 1929 602 221 4 8 177 3 337 0 0 0 46 9 231 37 0 0 47 9 484 90 0 0 49 9 1 0 1 1925 2 226 1 230 0 17 1909 36 5
1930 1931 602 221 4 60 177 3 337 0 0 0 46 9 231 37 0 0 47 9 485 90 0 0 49 9 1 0 1 1925 2 226 1 230 0 17 1909 36 5
1932 1933 602 221 4 8 182 4 429 0 0 0 56 9 231 37 0 0 57 9 486 90 0 0 59 9 487 0 0 0 61 9 1 0 0 3 226 7 228 2 230 0 17 1909 52 5
1934 1935 602 221 4 8 192 4 184 0 0 0 67 9 300 0 0 0 68 9 488 58 0 0 69 9 489 0 0 0 71 9 1 0 0 3 226 2 228 2 230 1 60 1909 63 5
1936 1937 602 221 4 8 180 3 424 0 0 0 77 9 231 37 0 0 78 9 490 0 0 0 80 9 1 0 0 3 226 1 228 1 230 0 17 1909 73 5
1938 34 1939 1940 1941 2 1 1 18 1
1942 1943 602 223 5 63 87 2 491 0 0 0 15 9 163 29 0 0 16 9 1 0 0 1 241 0 60 1941 12 5
1944 34 1945 1946 1947 2 1 1 70 8
1948 1949 602 223 5 5 193 2 492 0 0 0 29 9 381 0 0 0 30 9 2 0 7 1 1950 1 240 0 49 1947 21 5
1951 1952 602 223 5 5 194 2 493 0 0 0 29 9 494 0 0 0 30 9 2 0 7 1 1950 1 240 0 49 1947 21 5
1955 1956 602 223 5 5 195 2 495 0 0 0 29 9 7 0 0 0 30 9 2 0 7 1 1950 1 240 0 49 1947 21 5
1958 1959 602 223 5 5 196 1 172 0 0 0 35 9 2 0 7 1 1961 1 240 5 49 1947 31 5
1962 1963 602 227 5 5 197 2 496 0 0 0 42 9 7 0 0 0 43 9 2 0 7 0 1 240 5 49 1947 36 5
1965 1966 602 223 5 64 193 2 492 0 0 0 48 9 381 0 0 0 49 9 2 0 7 0 1 240 0 49 1947 44 5
1967 1968 602 227 5 5 197 2 497 0 0 0 57 9 496 129 0 0 58 9 2 0 7 1 1969 2 241 0 534 0 228 1947 50 5
1970 1971 602 229 5 5 198 2 498 0 0 0 67 9 499 130 0 0 68 9 2 0 7 1 1973 3 44 0 240 5 241 0 85 1947 60 5
1974 246 1975 1976 1977 2 1 1 123 10
1978 1979 602 231 4 0 199 5 312 0 0 0 22 9 500 0 0 0 23 9 501 0 0 0 24 9 190 0 0 0 25 9 7 0 0 0 26 9 1 0 1 637 1 309 1 232 1977 18 5
1981 1982 602 231 4 0 200 6 502 0 0 0 31 9 503 0 0 0 32 9 501 0 0 0 37 9 291 0 0 0 38 9 291 0 0 0 39 9 504 0 0 0 40 9 1 0 1 1985 1 309 1 232 1977 27 5
1986 1987 602 231 4 0 199 4 312 0 0 0 45 9 505 0 0 0 46 9 506 0 0 0 47 9 190 0 0 0 48 9 1 0 1 1988 1 309 1 234 1977 41 5
1989 1990 602 231 4 0 199 5 312 0 0 0 53 9 500 0 0 0 54 9 312 0 0 0 55 9 501 0 0 0 56 9 190 0 0 0 57 9 1 0 1 1991 1 309 2 232 1977 49 5
1992 1993 1994 231 4 0 199 4 312 0 0 0 64 9 507 131 0 0 65 9 508 0 0 0 67 9 190 0 0 0 68 9 1 0 1 1995 1 309 1 49 1977 58 5
1996 1997 602 231 4 65 201 5 509 0 0 0 76 9 510 0 0 0 77 9 511 0 0 0 78 9 7 0 0 0 79 9 190 0 0 0 80 9 1 0 1 2001 0 142 1977 69 5
2002 2003 602 231 4 0 202 5 512 0 0 0 84 9 513 81 0 0 85 9 501 0 0 0 87 9 514 0 0 0 88 9 515 132 0 0 89 9 1 0 0 1 309 1 189 1977 81 5
2006 2007 602 231 4 0 199 3 312 0 0 0 95 9 516 0 0 0 96 9 517 84 0 0 97 9 1 0 1 2008 1 311 1 238 1977 91 5
2009 2010 602 231 4 0 200 4 502 0 0 0 102 9 518 133 0 0 103 9 519 134 0 0 105 9 519 135 0 0 107 9 2 0 1 1 2011 1 311 7 239 1977 99 5
2012 2013 602 231 4 0 203 3 520 0 0 0 113 9 521 132 1 233 0 114 9 214 0 1 49 0 121 9 2 0 10 0 1 309 1 241 1977 110 5
2014 246 2015 2016 2017 2 1 1 205 9
2018 2019 602 242 4 0 204 4 522 0 0 0 20 9 201 0 0 0 21 9 303 136 0 0 22 9 291 137 0 0 24 9 2 0 1 1 2020 1 276 2 244 2017 17 5
2021 2022 602 242 4 0 204 4 522 0 0 0 31 9 523 0 0 0 32 9 303 138 0 0 33 9 291 117 0 0 35 9 2 0 1 1 637 3 275 1 276 2 278 2 245 2017 27 5
2023 2024 602 242 4 0 205 5 524 0 0 0 41 9 525 0 0 0 42 9 303 139 0 0 47 9 291 116 0 0 49 9 291 117 0 0 51 9 2 0 1 1 2026 3 275 7 276 2 278 19 245 2017 37 5
2027 2028 602 242 4 0 205 5 524 0 0 0 57 9 526 0 0 0 58 9 303 136 0 0 63 9 291 140 0 0 65 9 291 116 0 0 67 9 2 0 1 1 2029 3 275 7 276 2 278 19 245 2017 53 5
2030 2031 2032 242 4 0 206 4 527 0 0 0 79 9 523 0 0 0 80 9 303 141 0 0 81 9 291 142 0 0 83 9 2 0 1 1 2035 3 275 1 276 2 278 2 245 2017 69 5
2036 2037 2038 242 4 66 207 3 528 0 0 0 97 9 529 143 0 1 2042 98 9 530 144 0 0 106 9 1 0 1 2043 1 275 1 249 2017 85 5
2044 2045 2046 242 4 67 208 3 531 0 0 0 119 9 523 0 0 0 120 9 532 145 0 0 121 9 1 0 0 3 275 1 276 1 278 1 245 2017 108 5
2048 2049 2050 242 4 0 209 15 533 0 0 0 153 9 534 0 0 0 156 9 303 146 0 0 170 9 291 147 0 0 172 9 291 148 0 0 174 9 291 149 0 0 176 9 291 150 0 0 178 9 291 151 0 0 180 9 291 152 0 0 182 9 291 153 0 0 184 9 291 154 0 0 186 9 291 155 0 0 188 9 291 156 0 0 190 9 291 157 0 0 192 9 291 158 0 0 194 9 2 0 1 0 3 275 7 276 2 278 20 245 2017 134 5
2075 2076 602 242 4 0 204 4 522 0 0 0 199 9 535 0 0 0 200 9 303 138 0 0 201 9 291 117 0 0 203 9 2 0 1 0 3 275 1 276 2 278 2 245 2017 196 5
2077 246 2078 2079 2080 2 1 1 132 11
2081 2082 602 252 4 0 210 2 536 0 0 0 24 9 266 128 0 0 25 9 1 0 1 2083 1 291 0 17 2080 20 5
2084 2085 602 252 4 0 211 3 537 0 0 0 31 9 538 0 0 0 32 9 539 68 0 0 33 9 1 0 1 2086 2 291 1 293 1 214 2080 27 5
2087 2088 2089 252 4 0 210 3 536 0 0 0 42 9 540 0 0 0 43 9 541 128 0 0 44 9 1 0 0 0 255 2080 35 5
2090 2091 602 252 4 0 210 4 536 0 0 0 53 9 540 0 0 0 54 9 542 0 0 1 2092 55 9 536 128 0 0 57 9 1 0 1 2093 2 287 2 289 2 256 2080 46 5
2094 2095 602 252 4 0 210 4 536 0 0 0 53 9 540 0 0 0 54 9 542 0 0 1 2092 55 9 7 128 0 0 57 9 1 0 1 2093 1 289 2 256 2080 46 5
2096 2097 2098 252 4 0 210 3 536 0 0 0 64 9 543 0 0 0 65 9 7 128 0 0 66 9 1 0 0 1 289 1 257 2080 59 5
2099 2100 602 252 4 0 212 5 544 0 0 0 73 9 545 80 0 0 74 9 291 159 0 0 80 9 291 160 0 0 82 9 291 161 0 0 84 9 2 0 1 0 4 289 1 291 0 293 1 295 2 241 2080 68 5
2103 2104 602 252 4 0 211 3 537 0 0 0 93 9 538 162 0 0 94 9 546 163 0 0 96 9 3 0 3 4 1 2106 2 291 0 293 1 214 2080 86 5
2107 2108 2109 252 4 0 210 4 536 0 0 0 105 9 7 0 0 0 106 9 536 0 0 0 107 9 266 128 0 0 108 9 1 0 1 2110 1 291 2 17 2080 98 5
2111 2112 602 252 4 0 210 5 536 0 0 0 114 9 266 128 0 0 115 9 10 164 0 0 117 9 7 0 0 0 119 9 190 0 0 0 120 9 2 0 1 1 2113 2 291 0 297 19 17 2080 110 5
2114 2115 602 252 4 0 213 6 547 0 0 0 124 9 548 80 0 0 125 9 536 0 0 0 127 9 7 0 0 0 128 9 536 0 0 0 129 9 291 165 0 0 130 9 2 0 1 0 3 289 16 291 0 295 16 260 2080 121 5
2116 246 2117 2118 2119 2 1 1 44 2
2120 2121 2122 252 4 0 214 3 68 0 0 0 19 9 549 0 0 0 20 9 550 166 0 0 21 9 2 0 1 0 2 289 1 295 1 256 2119 13 5
2123 2124 2125 252 4 0 215 4 551 0 0 0 28 9 258 167 0 0 29 9 14 0 0 0 31 9 552 168 0 0 32 9 2 0 1 0 3 289 2 291 0 295 2 262 2119 23 5
2126 246 2127 2128 2129 2 1 1 163 12
2130 2131 602 242 4 9 216 6 68 0 0 0 18 9 553 169 0 0 19 9 14 0 0 0 21 9 291 170 0 0 22 9 10 63 0 0 24 9 7 0 0 0 26 9 2 0 1 1 2132 1 276 16 263 2129 14 5
2133 2134 2135 242 4 9 216 7 68 0 0 0 34 9 553 169 0 0 35 9 14 0 0 0 37 9 554 0 0 0 31 48 504 171 0 0 39 9 10 172 0 0 41 9 7 0 0 0 43 9 2 0 1 0 1 276 21 264 2129 27 5
2136 2137 2135 242 4 9 216 7 68 0 0 0 34 9 553 169 0 0 35 9 14 0 0 0 37 9 7 0 0 0 32 50 504 171 0 0 39 9 10 172 0 0 41 9 7 0 0 0 43 9 2 0 1 0 1 276 21 264 2129 27 5
2138 2139 602 242 4 68 214 5 68 0 0 0 48 9 14 0 0 0 49 9 555 12 0 0 50 9 10 63 0 0 52 9 7 0 0 0 54 9 2 0 1 0 1 276 9 238 2129 44 5
2140 2141 602 242 6 9 214 6 68 0 0 0 59 9 556 0 0 0 60 9 14 0 0 0 61 9 557 12 0 0 62 9 10 63 0 0 64 9 389 0 0 0 66 9 2 0 1 0 1 276 16 265 2129 55 5
2142 2143 602 266 4 9 217 5 216 0 0 0 71 9 553 0 0 0 72 9 558 169 0 0 73 9 10 173 0 0 75 9 7 0 0 0 77 9 2 0 1 0 6 276 9 534 1 536 9 540 0 542 1 544 9 267 2129 67 5
2144 2145 602 266 6 9 217 5 216 0 0 0 83 9 553 0 0 0 84 9 559 169 0 0 85 9 10 173 0 0 87 9 389 0 0 0 89 9 2 0 1 0 4 276 9 534 1 540 0 542 1 268 2129 78 5
2146 2147 2148 242 4 9 218 6 560 0 0 0 96 9 216 0 0 0 97 9 561 0 0 0 98 9 562 174 0 0 99 9 10 175 0 0 101 9 7 0 0 0 103 9 2 0 1 0 0 232 2129 90 5
2151 2152 2148 242 4 9 219 6 560 0 0 0 111 9 553 169 0 0 112 9 561 0 0 0 114 9 563 176 0 0 115 9 10 175 0 0 117 9 7 0 0 0 119 9 2 0 1 0 1 276 16 264 2129 104 5
2153 2154 2148 242 6 9 218 6 560 0 0 0 129 9 556 0 0 0 130 9 561 0 0 0 131 9 564 174 0 0 132 9 10 175 0 0 134 9 7 0 0 0 136 9 2 0 1 0 0 270 2129 120 5
2155 2156 2157 242 6 0 214 5 68 0 0 0 144 9 556 0 0 0 145 9 14 0 0 0 146 9 565 177 0 0 147 9 566 0 0 0 149 9 1 0 1 2158 0 271 2129 137 5
2159 2160 602 272 4 9 220 7 567 0 0 0 156 9 216 0 0 0 157 9 256 0 0 0 158 9 380 0 0 0 159 9 7 0 0 0 160 9 568 0 0 0 161 9 7 0 0 0 162 9 1 0 0 1 489 21 274 2129 150 5
2162 246 2163 2164 2165 2 1 1 196 17
2166 2167 602 252 4 10 221 5 551 0 0 0 21 9 14 12 0 0 22 9 10 63 0 0 24 9 259 0 0 0 26 9 7 0 0 0 27 9 2 0 1 1 2168 2 291 0 297 9 17 2165 14 5
2169 2170 602 252 4 10 221 5 551 0 0 0 21 9 14 12 0 0 22 9 10 63 0 0 24 9 551 0 0 0 26 9 7 0 0 0 27 9 2 0 1 1 2168 2 291 0 297 19 17 2165 14 5
2171 2172 602 252 4 69 214 5 68 0 0 0 33 9 14 12 0 0 34 9 10 63 0 0 36 9 259 0 0 0 38 9 7 0 0 0 39 9 2 0 1 1 2173 2 291 0 297 9 17 2165 28 5
2174 2175 602 252 6 10 214 6 68 0 0 0 45 9 14 12 0 0 46 9 10 63 0 0 48 9 556 0 0 0 50 9 569 0 0 0 51 9 7 0 0 0 52 9 2 0 1 1 2176 2 291 0 297 16 17 2165 40 5
2177 2178 602 252 4 10 222 6 570 0 0 0 56 9 14 12 0 0 57 9 10 63 0 0 59 9 571 38 0 0 61 9 572 178 0 0 63 9 7 0 0 0 65 9 2 0 1 0 2 291 0 297 16 181 2165 53 5
2179 2180 602 252 4 10 216 6 68 0 0 0 72 9 14 12 0 0 73 9 10 63 0 0 75 9 553 169 0 0 77 9 10 173 0 0 79 9 7 0 0 0 81 9 2 0 1 1 2181 2 291 0 297 16 276 2165 66 5
2182 2183 602 252 4 70 223 6 573 0 0 0 89 9 14 12 0 0 90 9 10 63 0 0 92 9 7 0 0 0 94 9 259 0 0 0 95 9 7 0 0 0 96 9 2 0 1 1 2185 2 291 0 297 2 184 2165 82 5
2186 2187 602 252 4 10 214 3 68 0 0 0 105 9 68 0 0 0 106 9 7 0 0 0 107 9 2 0 7 1 2188 0 49 2165 97 5
2189 2190 602 252 4 10 214 3 68 0 0 0 105 9 190 0 0 0 106 9 7 0 0 0 107 9 2 0 7 1 2188 0 49 2165 97 5
2191 2192 602 252 4 10 224 3 574 0 0 0 113 9 259 0 0 0 114 9 7 0 0 0 115 9 2 0 7 1 2193 0 49 2165 108 5
2194 2195 602 279 6 10 214 4 68 0 0 0 122 9 389 0 0 0 123 9 389 0 0 0 124 9 14 12 0 0 125 9 1 0 1 2196 1 291 2 17 2165 116 5
2197 2198 602 252 4 10 224 4 574 0 0 0 131 9 190 0 0 0 132 9 259 0 0 0 133 9 7 0 0 0 134 9 2 0 7 0 0 49 2165 127 5
2199 2200 602 252 4 10 216 4 553 169 0 0 140 9 10 173 0 0 142 9 7 0 0 1 2201 144 9 68 0 0 0 146 9 2 0 1 0 1 297 7 280 2165 135 5
2202 2203 602 252 4 10 225 6 575 0 0 0 153 9 576 179 0 0 154 9 10 180 0 0 156 9 380 0 0 0 158 9 568 0 0 0 159 9 7 0 0 0 160 9 2 0 1 1 2206 2 291 0 297 16 17 2165 147 5
2207 2208 602 252 4 71 224 4 574 0 0 0 166 9 259 0 0 0 167 9 577 0 0 0 168 9 574 0 0 0 169 9 1 0 1 2209 0 49 2165 161 5
2210 2211 602 252 4 71 226 5 578 0 0 0 176 9 258 0 0 0 177 9 7 181 0 0 178 9 10 182 0 0 180 9 190 0 0 0 182 9 2 0 1 0 2 291 1 297 9 283 2165 170 5
2213 2214 602 252 4 72 227 5 579 0 0 0 189 9 258 0 0 0 190 9 259 167 0 0 191 9 10 183 0 0 193 9 7 0 0 0 195 9 2 0 1 0 2 291 1 297 9 184 2165 183 5
2215 246 2216 2217 2218 2 1 1 76 4
2219 2220 602 242 6 0 228 5 580 0 0 0 19 9 581 0 0 0 20 9 292 184 0 0 21 9 291 185 0 0 23 9 291 186 0 0 25 9 2 0 1 0 3 275 7 276 2 278 19 286 2218 15 5
2227 2228 2229 242 4 0 228 5 580 0 0 0 33 9 582 0 0 0 34 9 583 187 0 0 35 9 291 188 0 0 37 9 291 189 0 0 39 9 2 0 1 0 3 275 7 276 2 278 19 245 2218 27 5
2230 2231 2232 242 4 9 229 6 584 0 0 0 50 9 582 0 0 0 51 9 585 190 0 0 52 9 291 191 0 0 54 9 291 192 0 0 56 9 291 193 0 0 58 9 1 0 0 3 275 22 276 9 278 23 245 2218 41 5
2235 2236 602 242 4 9 230 6 580 0 0 0 66 9 582 0 0 0 67 9 586 194 0 0 68 9 291 195 0 0 70 9 291 192 0 0 72 9 291 193 0 0 74 9 1 0 0 3 275 22 276 9 278 23 288 2218 60 5
2238 246 2239 2240 2241 2 1 1 228 26
2242 2243 602 252 4 73 231 3 587 0 0 0 26 9 588 0 0 0 27 9 7 0 0 0 28 9 1 0 1 2245 0 15 2241 20 5
2246 2247 602 252 4 73 232 6 589 29 0 0 38 9 381 0 0 0 40 9 10 196 0 0 41 9 7 0 0 0 43 9 259 0 0 0 44 9 7 0 0 0 45 9 2 0 1 1 2248 2 291 5 297 2 60 2241 29 5
2249 2250 602 252 4 73 232 6 589 29 0 0 38 9 7 0 0 0 40 9 10 196 0 0 41 9 7 0 0 0 43 9 259 0 0 0 44 9 7 0 0 0 45 9 2 0 1 1 2248 2 291 5 297 2 60 2241 29 5
2251 2252 602 252 4 73 233 6 590 29 0 0 38 9 381 0 0 0 40 9 10 196 0 0 41 9 7 0 0 0 43 9 259 0 0 0 44 9 7 0 0 0 45 9 2 0 1 1 2248 2 291 5 297 2 60 2241 29 5
2253 2254 602 252 4 73 233 6 590 29 0 0 38 9 7 0 0 0 40 9 10 196 0 0 41 9 7 0 0 0 43 9 259 0 0 0 44 9 7 0 0 0 45 9 2 0 1 1 2248 2 291 5 297 2 60 2241 29 5
2255 2256 602 252 4 73 214 4 68 0 0 0 50 9 216 0 0 0 51 9 381 0 0 0 52 9 7 0 0 0 53 9 1 0 1 2257 0 49 2241 46 5
2258 2259 602 252 4 74 232 5 589 29 0 0 59 9 10 196 0 0 61 9 7 0 0 0 63 9 591 0 0 0 64 9 7 0 0 0 65 9 2 0 1 1 2260 2 291 5 297 1 60 2241 54 5
2261 2262 602 252 4 74 234 3 592 0 0 0 73 9 7 0 0 0 74 9 7 0 0 0 75 9 1 0 1 2260 0 142 2241 66 5
2263 2264 602 252 4 75 214 4 68 0 0 0 81 9 7 0 0 0 82 9 542 0 0 0 83 9 7 0 0 0 84 9 1 0 1 2265 0 49 2241 76 5
2266 2267 602 252 4 73 224 4 574 0 0 0 92 9 381 0 0 0 93 9 259 0 0 0 94 9 7 0 0 0 95 9 1 0 1 2268 0 49 2241 85 5
2269 2270 602 252 4 73 224 4 574 0 0 0 92 9 7 0 0 0 93 9 259 0 0 0 94 9 7 0 0 0 95 9 1 0 1 2268 0 49 2241 85 5
2271 2272 602 252 4 73 235 4 593 0 0 0 102 9 381 0 0 0 103 9 259 0 0 0 104 9 7 0 0 0 105 9 1 0 1 2268 0 142 2241 96 5
2273 2274 602 252 4 73 234 4 592 0 0 0 112 9 7 0 0 0 113 9 7 0 0 0 114 9 379 108 0 0 115 9 1 0 1 2275 0 294 2241 106 5
2276 2277 602 252 4 73 236 6 594 0 0 0 123 9 595 0 0 0 124 9 381 0 0 0 125 9 259 197 0 0 126 9 10 198 0 0 128 9 7 0 0 0 130 9 2 0 1 1 2268 2 291 2 297 16 81 2241 117 5
2280 2281 1288 252 4 73 237 7 596 0 0 0 137 9 14 12 0 0 138 9 256 0 0 0 140 9 10 63 0 0 141 9 381 0 0 0 143 9 259 0 0 0 144 9 7 0 0 0 145 9 2 0 1 1 2282 1 291 0 71 2241 131 5
2283 2284 602 252 4 73 238 5 597 0 0 0 153 9 381 0 0 0 154 9 380 0 0 0 155 9 259 0 0 0 156 9 7 0 0 0 157 9 1 0 1 2286 0 49 2241 146 5
2287 2288 602 252 4 73 239 5 598 0 0 0 153 9 381 0 0 0 154 9 380 0 0 0 155 9 259 0 0 0 156 9 7 0 0 0 157 9 1 0 1 2286 0 49 2241 146 5
2290 2291 2292 252 4 73 240 6 599 0 0 0 166 9 14 12 0 0 167 9 256 0 0 0 169 9 10 63 0 0 170 9 381 0 0 0 172 9 600 199 0 0 173 9 2 0 1 1 2282 1 291 0 17 2241 158 5
2294 2295 602 252 6 73 214 5 68 0 0 0 183 9 556 0 0 0 184 9 381 0 0 0 185 9 569 0 0 0 186 9 389 0 0 0 187 9 1 0 1 2296 0 49 2241 175 5
2297 2298 602 252 6 73 214 5 68 0 0 0 183 9 556 0 0 0 184 9 7 0 0 0 185 9 569 0 0 0 186 9 389 0 0 0 187 9 1 0 1 2296 0 49 2241 175 5
2299 2300 602 252 4 73 214 6 68 0 0 0 196 9 190 0 0 0 197 9 554 0 0 0 198 9 381 0 0 0 199 9 554 0 0 0 200 9 7 0 0 0 201 9 1 0 1 2301 0 49 2241 188 5
2302 2303 602 252 4 73 214 6 68 0 0 0 196 9 190 0 0 0 197 9 216 0 0 0 198 9 381 0 0 0 199 9 361 0 0 0 200 9 7 0 0 0 201 9 1 0 1 2301 0 49 2241 188 5
2304 2305 602 252 4 73 238 6 597 0 0 0 196 9 190 0 0 0 197 9 554 0 0 0 198 9 381 0 0 0 199 9 380 0 0 0 200 9 7 0 0 0 201 9 1 0 1 2301 0 49 2241 188 5
2306 2307 602 252 4 73 232 5 68 0 0 0 209 9 163 29 0 0 210 9 381 0 0 0 212 9 10 196 0 0 213 9 7 0 0 0 215 9 2 0 1 1 2301 2 291 0 297 9 60 2241 202 5
2308 2309 602 252 4 73 232 5 68 0 0 0 209 9 163 29 0 0 210 9 7 0 0 0 212 9 10 196 0 0 213 9 7 0 0 0 215 9 2 0 1 1 2301 2 291 0 297 9 60 2241 202 5
2310 2311 602 252 6 73 214 6 68 0 0 0 222 9 190 0 0 0 223 9 556 0 0 0 224 9 381 0 0 0 225 9 569 0 0 0 226 9 389 0 0 0 227 9 1 0 1 2301 0 49 2241 216 5
2312 246 2313 2314 2315 2 1 1 68 3
2316 2317 602 242 4 9 241 5 601 0 0 0 20 9 602 0 0 0 21 9 303 6 0 0 26 9 291 200 0 0 28 9 291 142 0 0 30 9 2 0 1 1 2318 3 275 7 276 2 278 19 245 2315 16 5
2319 2320 602 242 4 9 242 6 603 104 0 0 37 9 604 0 0 0 39 9 291 201 0 0 44 9 291 202 0 0 46 9 291 200 0 0 48 9 291 142 0 0 50 9 2 0 1 0 3 275 7 276 2 278 23 302 2315 32 5
2323 2324 602 303 6 9 241 4 601 0 0 0 58 9 602 0 0 0 59 9 559 6 0 0 64 9 605 200 0 0 66 9 2 0 1 1 2325 6 275 7 276 2 278 2 510 1 512 1 514 2 304 2315 52 5
2326 246 2327 2328 2329 2 1 1 148 11
2330 2331 602 305 4 0 243 5 606 0 0 0 24 9 14 56 0 0 25 9 291 203 0 1 2332 27 9 190 0 0 0 30 9 7 0 0 0 31 9 2 0 1 1 2333 2 259 1 276 1 17 2329 19 5
2334 2335 602 305 4 0 243 5 606 0 0 0 37 9 201 0 0 0 38 9 303 56 0 0 39 9 291 203 0 0 41 9 190 0 0 0 43 9 2 0 1 1 2336 3 253 1 259 2 276 2 307 2329 32 5
2337 2338 2339 308 4 0 244 4 607 0 0 0 51 9 608 0 0 0 52 9 609 204 0 0 53 9 291 205 0 0 55 9 2 0 1 1 637 4 253 7 255 1 257 2 259 2 310 2329 44 5
2341 2342 602 308 4 0 245 7 610 0 0 0 60 9 611 0 0 0 61 9 303 1 0 0 67 9 291 206 0 0 69 9 291 207 0 0 71 9 291 205 0 0 73 9 291 203 0 0 75 9 2 0 1 0 4 253 1 255 1 257 23 259 2 312 2329 57 5
2343 2344 602 308 4 0 246 4 612 0 0 0 83 9 613 0 0 0 84 9 303 208 0 0 85 9 291 209 0 0 87 9 2 0 1 0 4 253 1 255 1 257 2 259 2 314 2329 77 5
2350 2351 2352 308 4 0 247 6 606 0 0 0 96 9 201 0 0 0 97 9 614 0 0 0 98 9 615 0 0 0 99 9 303 210 0 0 100 9 291 211 0 0 102 9 2 0 1 0 4 253 9 255 9 257 16 259 16 316 2329 89 5
2354 2355 602 317 4 0 248 4 616 0 0 0 129 9 347 6 0 0 130 9 14 0 0 1 2357 132 9 617 212 0 0 134 9 2 0 1 1 1950 4 253 2 343 1 345 2 346 1 320 2329 104 5
2358 2359 602 317 4 0 249 4 616 0 0 0 129 9 347 6 0 0 130 9 618 0 0 1 2357 132 9 617 212 0 0 134 9 2 0 1 1 1950 4 253 2 343 1 345 2 346 1 321 2329 104 5
2360 2361 602 317 4 0 250 4 616 0 0 0 129 9 347 6 0 0 130 9 618 0 0 1 2357 132 9 617 212 0 0 134 9 2 0 1 1 1950 4 253 2 343 1 345 2 346 1 322 2329 104 5
2362 2363 602 317 4 0 251 4 616 0 0 0 129 9 347 6 0 0 130 9 7 0 0 1 2357 132 9 617 212 0 0 134 9 2 0 1 1 1950 4 253 2 343 1 345 2 346 1 323 2329 104 5
2364 2365 602 308 4 0 252 4 619 0 1 49 0 139 9 14 56 1 49 0 141 9 368 0 1 325 0 144 9 620 0 1 326 0 146 9 2 0 10 0 4 253 7 255 2 257 2 259 0 327 2329 136 5
2366 246 2367 2368 2369 2 1 1 19 1
2370 2371 602 231 4 76 201 4 509 0 0 0 15 9 621 0 0 0 16 9 508 0 0 0 17 9 622 0 0 0 18 9 1 0 0 1 309 2 234 2369 12 5
2372 246 2373 2374 2375 2 1 1 133 13
2376 2377 602 231 4 77 253 2 172 0 0 0 19 9 623 104 0 0 20 9 1 0 0 0 328 2375 15 5
2378 2379 602 231 4 9 254 3 553 169 0 0 25 9 172 0 0 0 27 9 624 213 0 0 28 9 2 0 1 0 0 329 2375 22 5
2380 2381 602 231 6 9 253 3 556 0 0 0 34 9 172 0 0 0 35 9 625 104 0 0 36 9 1 0 0 0 330 2375 30 5
2382 2383 602 231 4 9 255 4 626 0 0 0 41 9 216 0 0 0 42 9 14 0 0 0 43 9 7 181 0 0 44 9 1 0 0 0 332 2375 38 5
2384 2385 602 231 4 9 255 5 626 0 0 0 50 9 216 0 0 0 51 9 14 0 0 0 52 9 626 0 0 0 53 9 7 181 0 0 54 9 1 0 1 2386 0 332 2375 46 5
2387 2388 602 231 4 9 256 4 626 0 0 0 59 9 553 169 0 0 60 9 14 0 0 0 62 9 291 214 0 0 63 9 2 0 1 0 0 333 2375 56 5
2389 2390 602 231 6 9 255 4 626 0 0 0 69 9 556 0 0 0 70 9 14 0 0 0 71 9 292 181 0 0 72 9 1 0 0 0 334 2375 65 5
2391 2392 602 231 4 9 254 3 553 169 0 0 77 9 172 0 0 0 79 9 291 213 0 0 80 9 2 0 1 0 1 311 1 335 2375 74 5
2393 2394 602 231 6 9 255 4 626 0 0 0 87 9 556 0 0 0 88 9 7 0 0 0 89 9 557 181 0 0 90 9 1 0 1 2395 1 311 2 336 2375 82 5
2396 2397 602 231 6 9 257 5 68 0 0 0 96 9 556 0 0 0 97 9 561 0 0 0 98 9 561 0 0 0 99 9 292 12 0 0 100 9 1 0 0 1 311 9 135 2375 92 5
2398 2399 602 231 4 68 257 2 68 0 0 0 106 9 627 12 0 0 107 9 1 0 0 1 311 0 147 2375 102 5
2400 2401 602 231 4 9 258 6 68 0 0 0 112 9 553 169 0 0 113 9 561 0 0 0 115 9 7 0 0 0 116 9 561 0 0 0 117 9 291 170 0 0 118 9 2 0 1 0 1 311 16 263 2375 109 5
2402 2403 2404 337 6 9 259 5 628 0 0 0 126 9 561 12 0 0 127 9 561 0 0 0 129 9 7 0 0 0 130 9 605 215 0 0 131 9 2 0 1 0 4 275 9 311 9 510 9 512 9 339 2375 120 5
2405 246 2406 2407 2408 2 1 1 21 1
2409 2410 602 308 4 0 260 4 187 0 0 0 15 9 629 38 0 0 16 9 10 178 0 0 18 9 7 0 0 0 20 9 2 0 1 0 1 259 2 9 2408 12 5
2412 246 2413 2414 2415 2 1 1 774 73
2416 2417 602 231 4 10 221 5 551 0 0 0 25 9 216 0 0 0 26 9 14 0 0 0 27 9 381 0 0 1 1683 28 9 7 12 0 0 30 9 1 0 1 2418 0 244 2415 14 5
2419 2420 602 231 4 10 221 5 551 0 0 0 25 9 216 0 0 0 26 9 14 0 0 0 27 9 14 0 0 1 1683 28 9 7 12 0 0 30 9 1 0 1 2418 0 244 2415 14 5
2421 2422 602 231 4 10 221 5 551 0 0 0 25 9 216 0 0 0 26 9 14 0 0 0 27 9 259 0 0 1 1683 28 9 7 12 0 0 30 9 1 0 1 2418 0 244 2415 14 5
2423 2424 602 231 4 10 221 5 551 0 0 0 25 9 216 0 0 0 26 9 14 0 0 0 27 9 380 0 0 1 1683 28 9 7 12 0 0 30 9 1 0 1 2418 1 311 9 244 2415 14 5
2425 2426 602 231 4 10 221 5 551 0 0 0 25 9 216 0 0 0 26 9 14 0 0 0 27 9 630 0 0 1 1683 28 9 7 12 0 0 30 9 1 0 1 2418 1 311 9 244 2415 14 5
2427 2428 602 231 4 68 214 4 68 0 0 0 40 9 14 0 0 0 41 9 383 0 0 1 2429 42 9 566 12 0 0 44 9 1 0 1 2430 1 311 2 238 2415 32 5
2431 2432 602 231 4 68 214 4 68 0 0 0 40 9 14 0 0 0 41 9 10 0 0 1 2429 42 9 566 12 0 0 44 9 1 0 1 2430 1 311 2 238 2415 32 5
2433 2434 2435 231 4 9 214 4 68 0 0 0 52 9 216 0 0 0 53 9 14 0 0 0 54 9 631 216 0 0 55 9 2 0 1 0 1 311 2 244 2415 46 5
2436 2437 602 340 4 9 214 4 68 0 0 0 67 9 216 0 0 0 65 69 14 0 0 0 69 9 632 12 0 0 70 9 1 0 0 1 62 2 341 2415 61 5
2438 2439 602 340 4 9 216 4 68 0 0 0 78 9 553 169 0 0 79 9 14 0 0 0 81 9 633 170 0 0 82 9 2 0 1 0 1 62 2 342 2415 72 5
2440 2441 602 343 4 9 214 6 68 0 0 0 88 9 216 0 0 0 89 9 14 0 0 0 90 9 634 12 0 0 91 9 10 63 0 0 93 9 7 0 0 0 95 9 2 0 1 0 4 287 2 289 2 297 16 311 2 257 2415 84 5
2442 2443 602 231 4 10 221 6 551 0 0 0 105 9 216 0 0 0 106 9 14 0 0 0 107 9 551 0 0 0 108 9 381 0 0 1 1683 109 9 7 12 0 0 111 9 1 0 1 2444 1 311 16 244 2415 96 5
2445 2446 602 231 4 10 221 6 551 0 0 0 105 9 216 0 0 0 106 9 14 0 0 0 107 9 551 0 0 0 108 9 14 0 0 1 1683 109 9 7 12 0 0 111 9 1 0 1 2444 0 244 2415 96 5
2447 2448 602 231 4 10 221 6 551 0 0 0 105 9 216 0 0 0 106 9 14 0 0 0 107 9 551 0 0 0 108 9 259 0 0 1 1683 109 9 7 12 0 0 111 9 1 0 1 2444 1 311 16 244 2415 96 5
2449 2450 602 231 6 9 214 6 68 0 0 0 117 9 216 0 0 0 118 9 14 0 0 0 119 9 68 0 0 0 120 9 389 0 0 0 121 9 7 12 0 0 122 9 1 0 0 1 311 16 244 2415 113 5
2451 2452 602 231 4 9 216 5 68 0 0 0 132 9 553 169 0 0 133 9 14 0 0 0 135 9 381 0 0 1 1683 136 9 291 170 0 0 138 9 2 0 1 0 1 311 9 263 2415 124 5
2453 2454 602 231 4 9 216 5 68 0 0 0 132 9 553 169 0 0 133 9 14 0 0 0 135 9 14 0 0 1 1683 136 9 291 170 0 0 138 9 2 0 1 0 1 311 9 263 2415 124 5
2455 2456 602 344 4 9 216 6 68 0 0 0 146 9 553 169 0 0 147 9 14 0 0 0 149 9 635 170 0 0 150 9 10 63 0 0 152 9 7 0 0 0 154 9 2 0 1 0 2 276 16 311 2 263 2415 140 5
2457 2458 602 231 4 10 224 5 574 0 0 0 160 9 216 0 0 0 161 9 258 0 0 0 162 9 259 0 0 0 163 9 7 167 0 0 164 9 1 0 1 2418 0 244 2415 155 5
2459 2460 602 340 4 9 214 5 68 0 0 0 170 9 216 0 0 0 171 9 14 0 0 0 172 9 68 0 0 0 173 9 632 12 0 0 174 9 1 0 0 1 62 9 341 2415 166 5
2461 2462 602 344 4 9 214 7 68 0 0 0 180 9 216 0 0 0 181 9 14 0 0 0 182 9 68 0 0 0 183 9 7 12 0 0 184 9 10 63 0 0 186 9 7 0 0 0 188 9 2 0 1 0 2 276 21 311 9 244 2415 176 5
2463 2464 2465 231 4 9 216 4 68 0 0 0 197 9 553 169 0 0 198 9 14 0 0 0 200 9 636 217 0 0 201 9 2 0 1 0 1 311 2 263 2415 189 5
2466 2467 602 231 6 9 214 4 68 0 0 0 210 9 556 0 0 0 211 9 14 0 0 0 212 9 637 218 0 0 213 9 2 0 1 0 1 311 2 265 2415 206 5
2468 2469 602 231 6 9 214 5 68 0 0 0 219 9 556 0 0 0 220 9 14 0 0 0 221 9 214 0 0 0 222 9 389 0 0 0 223 9 1 0 0 1 309 9 270 2415 215 5
2470 2471 602 231 6 10 221 5 551 0 0 0 234 9 556 0 0 0 235 9 14 0 0 0 236 9 7 0 0 1 1683 237 9 557 12 0 0 239 9 1 0 1 2472 1 311 9 265 2415 224 5
2473 2474 602 231 6 10 221 5 551 0 0 0 234 9 556 0 0 0 235 9 14 0 0 0 236 9 381 0 0 1 1683 237 9 557 12 0 0 239 9 1 0 1 2472 1 311 9 265 2415 224 5
2475 2476 602 231 6 10 221 5 551 0 0 0 234 9 556 0 0 0 235 9 14 0 0 0 236 9 259 0 0 1 1683 237 9 557 12 0 0 239 9 1 0 1 2472 1 311 9 265 2415 224 5
2477 2478 602 340 6 9 214 4 68 0 0 0 246 9 556 0 0 0 247 9 14 0 0 0 248 9 638 12 0 0 249 9 1 0 0 1 62 2 345 2415 241 5
2479 2480 602 231 4 9 214 5 68 0 0 0 255 9 14 12 0 0 256 9 10 63 0 0 258 9 214 0 0 0 260 9 7 0 0 0 261 9 2 0 1 1 2481 0 17 2415 251 5
2482 2483 602 231 4 10 224 6 574 0 0 0 266 9 258 0 0 0 267 9 214 0 0 0 268 9 7 0 0 0 269 9 259 0 0 0 270 9 7 0 0 0 271 9 1 0 0 0 142 2415 262 5
2484 2485 602 231 6 9 214 8 68 0 0 0 281 9 556 0 0 0 282 9 14 0 0 0 283 9 7 0 0 0 284 9 554 0 0 0 285 9 639 12 0 0 286 9 10 63 0 0 288 9 389 0 0 0 290 9 2 0 1 1 2444 1 311 16 135 2415 272 5
2486 2487 602 231 6 9 214 8 68 0 0 0 281 9 556 0 0 0 282 9 14 0 0 0 283 9 7 0 0 0 284 9 380 0 0 0 285 9 639 12 0 0 286 9 10 63 0 0 288 9 389 0 0 0 290 9 2 0 1 1 2444 1 311 16 135 2415 272 5
2488 2489 602 231 6 9 214 8 68 0 0 0 281 9 556 0 0 0 282 9 14 0 0 0 283 9 7 0 0 0 284 9 6 0 0 0 285 9 639 12 0 0 286 9 10 63 0 0 288 9 389 0 0 0 290 9 2 0 1 1 2444 1 311 16 135 2415 272 5
2490 2491 602 346 6 9 214 4 68 0 0 0 297 9 216 0 0 0 298 9 14 0 0 0 299 9 559 12 0 0 300 9 1 0 1 2492 2 311 2 510 2 257 2415 291 5
2493 2494 2495 231 4 9 216 4 68 0 0 0 311 9 553 169 0 0 312 9 14 0 0 0 314 9 640 219 0 0 315 9 2 0 1 1 2418 1 311 2 263 2415 302 5
2496 2497 602 231 5 9 216 5 68 0 0 0 327 9 553 169 0 0 328 9 14 0 0 0 330 9 376 0 0 0 331 9 291 12 0 0 332 9 1 0 0 1 311 9 263 2415 321 5
2498 2499 602 231 4 10 261 4 551 0 0 0 344 9 553 169 0 0 345 9 14 0 0 0 347 9 641 217 0 0 348 9 2 0 1 1 2500 1 311 2 263 2415 334 5
2501 2502 602 231 4 10 261 4 551 0 0 0 344 9 553 169 0 0 345 9 14 0 0 0 347 9 642 217 0 0 348 9 2 0 1 1 2500 1 311 2 263 2415 334 5
2503 2504 602 231 4 9 262 6 643 0 0 0 362 9 553 169 0 0 363 9 561 0 0 0 365 9 14 0 0 0 366 9 554 0 0 0 359 48 642 170 0 0 368 9 2 0 1 0 1 311 16 348 2415 353 5
2505 2506 602 231 4 9 262 6 643 0 0 0 362 9 553 169 0 0 363 9 561 0 0 0 365 9 14 0 0 0 366 9 7 0 0 0 360 50 642 170 0 0 368 9 2 0 1 0 1 311 16 349 2415 353 5
2507 2508 2509 231 4 9 263 4 570 0 0 0 377 9 553 169 0 0 378 9 14 0 0 0 380 9 644 220 0 0 381 9 2 0 1 0 1 311 2 350 2415 370 5
2510 2511 602 231 6 9 216 4 68 0 0 0 393 9 553 169 0 0 394 9 14 0 0 0 396 9 645 217 0 0 397 9 2 0 1 0 1 311 2 351 2415 387 5
2512 2513 602 231 4 78 264 4 646 104 0 0 408 9 591 0 0 0 410 9 14 0 0 0 411 9 647 221 0 0 412 9 2 0 1 0 1 311 2 353 2415 402 5
2514 2515 602 231 4 78 214 5 68 0 0 0 419 9 216 0 0 0 420 9 14 0 0 0 421 9 591 0 0 0 422 9 7 12 0 0 423 9 1 0 1 2516 0 244 2415 414 5
2517 2518 602 231 6 9 214 6 68 0 0 0 429 9 556 0 0 0 430 9 216 0 0 0 431 9 14 0 0 0 432 9 569 0 0 0 433 9 559 12 0 0 434 9 1 0 0 1 311 16 354 2415 425 5
2519 2520 602 231 4 79 224 5 574 0 0 0 440 9 216 0 0 0 441 9 258 0 0 0 442 9 361 0 0 0 443 9 398 167 0 0 444 9 1 0 0 1 311 9 147 2415 436 5
2521 2522 602 231 4 79 265 5 574 0 0 0 452 9 553 169 0 0 453 9 258 0 0 0 455 9 10 173 0 0 456 9 398 167 0 0 458 9 2 0 1 0 1 311 9 355 2415 446 5
2523 2524 2525 231 4 9 214 5 68 0 0 0 464 9 216 0 0 0 465 9 14 0 0 0 466 9 68 0 0 0 467 9 648 218 0 0 468 9 2 0 1 0 1 311 9 244 2415 460 5
2526 2527 602 231 4 9 266 5 649 0 0 0 475 9 216 0 0 0 476 9 14 0 0 0 477 9 649 0 0 0 478 9 650 12 0 0 479 9 1 0 0 1 311 9 357 2415 470 5
2528 2529 602 231 6 9 214 5 68 0 0 0 489 9 556 0 0 0 490 9 14 0 0 0 491 9 380 0 0 0 492 9 557 12 0 0 493 9 1 0 1 2530 1 311 9 265 2415 481 5
2531 2532 602 231 6 9 214 5 68 0 0 0 489 9 556 0 0 0 490 9 14 0 0 0 491 9 6 0 0 0 492 9 557 12 0 0 493 9 1 0 1 2530 1 311 9 265 2415 481 5
2533 2534 602 231 6 9 214 5 68 0 0 0 500 9 556 0 0 0 501 9 14 0 0 0 502 9 630 0 0 0 503 9 557 12 0 0 504 9 1 0 1 2535 1 311 9 265 2415 495 5
2536 2537 602 231 6 78 214 4 68 0 0 0 511 9 556 0 0 0 512 9 14 0 0 0 513 9 651 12 0 0 514 9 1 0 0 1 311 2 135 2415 506 5
2538 2539 2540 231 6 9 222 4 570 0 0 0 525 9 556 0 0 0 526 9 14 0 0 0 527 9 652 222 0 0 528 9 2 0 1 0 1 311 2 358 2415 516 5
2541 2542 602 231 6 9 214 5 68 0 0 0 537 9 556 0 0 0 538 9 14 0 0 0 539 9 68 0 0 0 540 9 639 12 0 0 541 9 1 0 0 1 311 9 135 2415 533 5
2543 2544 602 346 6 9 214 6 68 0 0 0 548 9 556 0 0 0 549 9 14 0 0 0 550 9 7 0 0 0 551 9 389 0 0 0 552 9 557 12 0 0 553 9 1 0 0 3 311 16 510 16 516 24 359 2415 543 5
2545 2546 602 346 6 9 214 4 68 0 0 0 560 9 556 0 0 0 561 9 14 0 0 0 562 9 653 12 0 0 563 9 1 0 0 3 311 2 510 2 516 2 359 2415 555 5
2547 2548 602 346 6 9 216 4 68 0 0 0 572 9 556 0 0 0 573 9 14 0 0 0 574 9 654 223 0 0 575 9 2 0 1 0 3 311 2 510 2 516 2 360 2415 565 5
2549 2550 602 346 6 9 267 5 628 0 0 0 587 9 556 0 0 0 588 9 14 0 0 0 589 9 7 0 0 0 590 9 557 181 0 0 591 9 1 0 0 3 311 9 510 9 512 9 361 2415 580 5
2551 2552 2553 346 6 0 268 3 628 0 0 0 644 9 655 0 0 0 607 16 656 224 0 0 646 9 2 0 1 1 2554 3 311 1 510 1 514 1 362 2415 593 5
2555 2556 2553 346 6 0 268 3 628 0 0 0 644 9 216 0 0 0 619 16 657 224 0 0 646 9 2 0 1 1 2554 4 311 1 510 1 514 1 516 1 362 2415 593 5
2557 2558 2553 346 6 0 268 3 628 0 0 0 644 9 556 0 0 0 631 16 658 224 0 0 646 9 2 0 1 1 2554 4 311 1 510 1 514 1 516 1 362 2415 593 5
2559 2560 2525 363 4 10 265 4 574 0 0 0 669 9 216 0 0 0 670 9 553 0 0 0 671 9 659 225 0 0 672 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 267 2415 651 5
2561 2562 2525 363 4 10 265 4 574 0 0 0 669 9 216 0 0 0 670 9 553 0 0 0 671 9 660 225 0 0 672 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 267 2415 651 5
2563 2564 2525 363 4 10 265 4 574 0 0 0 669 9 216 0 0 0 670 9 553 0 0 0 671 9 661 225 0 0 672 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 267 2415 651 5
2565 2566 2567 363 4 9 216 4 68 0 0 0 684 9 216 0 0 0 685 9 553 0 0 0 686 9 662 226 0 0 687 9 2 0 1 0 5 311 2 534 2 536 5 540 1 542 2 307 2415 677 5
2568 2569 602 363 4 9 216 5 68 0 0 0 701 9 14 12 0 0 702 9 553 0 0 0 704 9 7 0 0 1 2570 705 9 291 227 0 0 707 9 2 0 1 0 5 311 9 534 9 536 5 540 1 542 9 364 2415 692 5
2571 2572 602 363 4 9 216 5 68 0 0 0 701 9 14 12 0 0 702 9 553 0 0 0 704 9 553 0 0 1 2570 705 9 291 227 0 0 707 9 2 0 1 0 5 311 9 534 9 536 5 540 1 542 9 364 2415 692 5
2573 2574 602 363 6 9 216 5 68 0 0 0 716 9 14 12 0 0 717 9 553 0 0 0 719 9 389 0 0 0 720 9 605 227 0 0 721 9 2 0 1 0 5 311 9 534 9 536 5 540 1 542 9 365 2415 709 5
2575 2576 2509 231 4 9 269 4 68 0 0 0 730 9 553 169 0 0 731 9 14 0 0 0 733 9 663 228 0 0 734 9 2 0 1 0 1 311 2 263 2415 723 5
2577 2578 602 231 4 68 214 4 68 0 0 0 744 9 14 0 0 0 745 9 664 0 0 0 746 9 665 12 0 1 2579 747 9 1 0 0 1 311 2 238 2415 740 5
2580 2581 602 231 4 78 214 6 68 0 0 0 754 9 216 0 0 0 755 9 14 0 0 0 756 9 68 0 0 0 757 9 591 0 0 0 758 9 7 12 0 0 759 9 1 0 0 1 311 16 244 2415 750 5
2582 2583 602 344 6 9 214 6 68 0 0 0 766 9 556 0 0 0 767 9 14 0 0 0 768 9 639 12 0 0 769 9 10 63 0 0 771 9 389 0 0 0 773 9 2 0 1 0 2 276 16 311 2 135 2415 761 5
2584 320 2585 2586 2587 2 1 1 79 6
2588 2589 602 232 4 80 270 4 301 0 0 0 25 9 302 0 0 0 26 9 261 0 0 1 2590 27 9 303 229 0 0 29 9 2 0 7 1 2591 2 327 1 329 2 147 2587 16 5
2592 2593 602 232 4 80 271 4 666 0 0 0 25 9 667 0 0 0 26 9 261 0 0 1 2590 27 9 303 230 0 0 29 9 2 0 7 1 2591 2 327 1 329 2 367 2587 16 5
2596 2597 2598 232 4 81 272 3 172 0 0 0 38 9 261 0 0 0 39 9 316 104 0 0 40 9 1 0 1 2599 2 327 4 329 1 195 2587 31 5
2600 2601 2602 232 4 82 273 4 512 0 0 0 51 9 668 231 0 0 52 9 302 0 0 0 54 9 319 0 0 0 55 9 2 0 1 1 2603 0 17 2587 42 5
2604 2605 2606 232 5 83 270 3 301 0 0 0 64 9 302 0 0 0 65 9 669 0 0 0 66 9 1 0 1 2603 0 49 2587 56 5
2607 2608 2609 368 4 84 274 4 216 0 0 0 74 9 553 0 0 0 75 9 261 0 0 0 76 9 316 169 0 0 77 9 1 0 0 5 327 1 329 2 534 2 540 4 542 2 252 2587 67 5
2611 320 2612 2613 2614 2 1 1 121 13
2615 2616 602 232 4 0 275 3 301 0 0 0 31 9 302 0 0 1 2617 32 9 303 229 0 0 34 9 2 0 7 1 2618 2 327 0 329 1 147 2614 19 5
2619 2620 602 232 4 0 276 3 87 0 0 0 31 9 667 0 0 1 2617 32 9 303 232 0 0 34 9 2 0 7 1 2618 2 327 0 329 1 367 2614 19 5
2621 2622 602 232 4 0 277 3 670 0 0 0 31 9 671 0 0 1 2617 32 9 303 233 0 0 34 9 2 0 7 1 2618 2 327 0 329 1 370 2614 19 5
2625 2626 602 232 4 0 278 3 672 0 0 0 41 9 673 0 0 0 42 9 303 234 0 0 43 9 1 0 0 2 327 0 329 1 147 2614 36 5
2629 2630 602 232 4 85 272 2 172 0 0 0 49 9 303 104 0 0 50 9 1 0 0 2 327 12 329 0 195 2614 45 5
2631 2632 602 232 4 0 275 3 301 0 0 0 55 9 6 0 0 0 56 9 674 81 0 0 57 9 1 0 1 2633 0 17 2614 52 5
2634 2635 602 232 4 0 275 4 301 0 0 0 63 9 675 0 0 0 64 9 674 0 0 0 65 9 303 81 0 0 66 9 1 0 0 2 327 1 329 2 147 2614 60 5
2636 2637 602 232 4 0 275 4 301 0 0 0 72 9 676 0 0 0 73 9 301 0 0 0 74 9 674 81 0 0 75 9 1 0 1 2638 0 17 2614 68 5
2639 2640 602 232 4 0 275 5 301 0 0 0 80 9 302 0 0 0 81 9 301 0 0 0 82 9 301 0 0 0 83 9 677 81 0 0 84 9 1 0 0 3 327 0 329 9 331 1 147 2614 77 5
2641 2642 602 232 4 0 279 4 678 0 0 0 89 9 679 0 0 0 90 9 303 15 0 0 91 9 291 235 0 0 93 9 2 0 1 0 2 327 0 329 7 373 2614 86 5
2643 2644 2645 232 4 0 275 2 301 0 0 0 100 9 302 236 1 146 0 101 9 3 0 3 10 0 2 327 0 329 0 374 2614 95 5
2647 2648 602 232 4 86 280 4 680 0 0 0 108 9 216 0 0 0 109 9 674 0 0 0 110 9 7 81 0 0 111 9 1 0 0 2 327 1 329 2 376 2614 104 5
2649 2650 602 232 4 0 275 4 301 0 0 0 116 9 681 0 0 0 117 9 674 0 0 0 118 9 303 81 0 0 119 9 1 0 0 2 327 1 329 2 147 2614 113 5
2651 320 2652 2653 2654 2 1 1 151 17
2655 2656 602 234 4 0 281 3 682 0 0 0 26 9 683 0 0 0 27 9 684 237 0 0 28 9 2 0 7 1 2659 3 356 0 358 1 359 1 147 2654 18 5
2660 2661 602 234 4 0 281 3 682 0 0 0 26 9 683 0 0 0 27 9 685 237 0 0 28 9 2 0 7 1 2659 3 356 0 358 1 359 1 147 2654 18 5
2662 2663 602 234 4 0 282 3 686 0 0 0 39 9 687 0 0 0 40 9 685 238 0 0 41 9 1 0 0 3 356 0 358 1 359 1 147 2654 30 5
2666 2667 602 234 4 0 283 3 686 0 0 0 39 9 687 0 0 0 40 9 685 238 0 0 41 9 1 0 0 3 356 0 358 1 359 1 147 2654 30 5
2668 2669 602 234 4 0 284 3 686 0 0 0 39 9 687 0 0 0 40 9 685 238 0 0 41 9 1 0 0 3 356 0 358 1 359 1 147 2654 30 5
2670 2671 602 234 4 0 285 3 688 0 0 0 55 9 689 0 0 0 56 9 690 239 0 0 57 9 1 0 0 3 356 0 358 1 359 1 367 2654 43 5
2674 2675 602 234 4 0 286 3 688 0 0 0 55 9 689 0 0 0 56 9 690 239 0 0 57 9 1 0 0 3 356 0 358 1 359 1 370 2654 43 5
2676 2677 602 234 4 0 287 3 688 0 0 0 55 9 691 0 0 0 56 9 690 239 0 0 57 9 1 0 0 3 356 0 358 1 359 1 380 2654 43 5
2678 2679 602 234 4 0 288 5 692 0 0 0 62 9 693 0 0 0 63 9 694 0 0 0 64 9 695 240 0 0 65 9 696 241 0 0 67 9 2 0 1 0 3 356 1 358 9 359 7 382 2654 59 5
2682 2683 602 234 4 0 281 2 682 0 0 0 73 9 694 242 0 0 74 9 2 0 4 1 2684 1 356 0 17 2654 69 5
2685 2686 2687 234 4 0 281 5 682 0 0 0 86 9 697 0 0 0 87 9 361 243 0 0 88 9 698 0 0 0 90 9 699 244 0 0 91 9 2 0 1 1 2688 3 356 2 358 9 359 9 244 2654 76 5
2689 2690 2687 234 4 0 281 5 682 0 0 0 86 9 697 0 0 0 87 9 361 243 0 0 88 9 691 0 0 0 90 9 700 244 0 0 91 9 2 0 1 1 2688 3 356 2 358 9 359 9 244 2654 76 5
2691 2692 2693 234 4 0 288 3 692 0 0 0 100 9 701 245 0 0 101 9 702 246 0 0 103 9 2 0 1 0 3 356 0 358 1 359 1 147 2654 93 5
2694 2695 602 234 4 87 289 4 686 0 0 0 122 9 703 0 0 0 123 9 261 0 0 0 124 9 685 238 0 0 125 9 1 0 0 3 356 1 358 2 359 2 147 2654 116 5
2697 2698 602 234 4 88 290 2 686 0 0 0 133 9 685 238 0 0 134 9 1 0 0 3 356 12 358 0 359 0 195 2654 127 5
2699 2700 602 234 4 9 281 2 682 0 0 0 140 9 694 247 0 0 141 9 1 0 1 2701 0 17 2654 136 5
2702 2703 602 234 4 0 281 2 682 0 0 0 147 9 683 248 1 377 0 148 9 3 0 3 10 0 2 356 0 358 0 374 2654 144 5
2704 320 2705 2706 2707 2 1 1 101 8
2708 2709 2710 383 4 0 215 3 551 0 0 0 21 9 201 0 0 0 22 9 704 249 0 0 23 9 2 0 1 0 2 343 1 345 1 384 2707 14 5
2711 2712 602 383 4 0 215 4 551 0 0 0 32 9 705 0 0 0 33 9 706 167 0 0 34 9 707 250 0 0 36 9 2 0 1 0 3 343 1 345 2 346 1 385 2707 28 5
2713 2714 2715 234 4 0 215 4 551 0 0 0 45 9 258 167 0 0 46 9 14 0 0 0 48 9 708 250 0 0 49 9 2 0 1 0 2 356 2 358 2 149 2707 38 5
2716 2717 602 270 6 0 214 4 68 0 0 0 55 9 201 0 0 0 56 9 709 0 0 0 57 9 710 166 0 0 58 9 2 0 1 0 2 369 1 371 2 244 2707 51 5
2718 2719 2720 270 6 0 215 5 551 0 0 0 66 9 258 167 0 0 67 9 14 0 0 0 69 9 711 183 0 0 70 9 710 166 0 0 72 9 2 0 1 0 2 369 2 371 9 149 2707 60 5
2721 2722 602 386 6 0 214 3 68 0 0 0 78 9 712 0 0 0 79 9 713 166 0 0 80 9 2 0 1 0 5 356 1 358 1 359 1 369 0 371 1 147 2707 74 5
2723 2724 602 387 6 4 217 3 553 0 0 0 87 9 7 0 0 0 88 9 710 251 0 0 89 9 2 0 1 0 6 369 13 371 1 374 5 534 1 540 5 542 1 252 2707 82 5
2725 2726 602 234 4 0 214 4 68 0 0 0 96 9 201 0 0 0 97 9 691 0 0 0 98 9 700 166 0 0 99 9 2 0 1 1 2727 3 356 1 358 2 359 2 244 2707 91 5
2728 320 2729 2730 2731 2 1 1 37 3
2732 2733 602 270 6 89 291 3 714 0 0 0 16 9 715 0 0 0 17 9 303 252 0 0 18 9 1 0 0 2 369 1 372 1 244 2731 13 5
2736 2737 602 270 6 89 292 4 716 0 0 0 23 9 412 253 0 0 24 9 717 0 0 0 26 9 291 254 0 0 27 9 2 0 1 0 2 369 0 372 10 149 2731 20 5
2740 2741 602 270 6 90 293 3 718 0 0 0 33 9 412 0 0 0 34 9 261 253 0 0 35 9 1 0 0 2 369 1 372 1 81 2731 29 5
2742 320 2743 2744 2745 2 1 1 50 4
2746 2747 2748 270 6 9 215 3 551 0 0 0 19 9 14 12 0 0 20 9 719 0 0 0 22 9 1 0 1 2749 1 369 1 17 2745 13 5
2750 2751 602 270 6 9 214 3 68 0 0 0 27 9 720 0 0 0 28 9 303 12 0 0 29 9 1 0 0 1 371 1 244 2745 24 5
2752 2753 602 270 6 9 214 4 68 0 0 0 36 9 721 0 0 0 37 9 14 0 0 0 38 9 292 12 0 0 39 9 1 0 1 2754 2 369 1 371 2 147 2745 32 5
2755 2756 602 270 6 9 214 4 68 0 0 0 45 9 722 0 0 0 46 9 14 0 0 0 47 9 292 12 0 0 48 9 1 0 0 2 369 1 371 2 147 2745 42 5
2757 320 2758 2759 2760 2 1 1 161 17
2761 2762 602 270 6 4 291 3 714 0 0 0 26 9 717 0 0 0 27 9 292 255 0 0 28 9 2 0 7 1 2763 2 369 4 371 1 147 2760 17 5
2764 2765 602 270 6 91 291 3 714 0 0 0 26 9 717 0 0 0 27 9 292 255 0 0 28 9 2 0 7 1 2763 2 369 4 371 1 147 2760 17 5
2766 2767 602 270 6 4 294 2 718 0 0 0 36 9 292 253 0 0 37 9 1 0 0 2 369 12 371 0 195 2760 30 5
2768 2769 602 270 6 4 295 3 723 0 0 0 48 9 724 0 0 0 49 9 292 256 0 0 50 9 1 0 0 2 369 4 371 1 147 2760 39 5
2773 2774 602 270 6 4 296 3 723 0 0 0 48 9 724 0 0 0 49 9 292 256 0 0 50 9 1 0 0 2 369 4 371 1 147 2760 39 5
2775 2776 602 270 6 4 297 3 725 0 0 0 65 9 726 0 0 0 66 9 727 257 0 0 67 9 1 0 0 2 369 4 371 1 367 2760 52 5
2779 2780 602 270 6 4 298 3 725 0 0 0 65 9 726 0 0 0 66 9 727 257 0 0 67 9 1 0 0 2 369 4 371 1 370 2760 52 5
2781 2782 602 270 6 4 299 3 725 0 0 0 65 9 7 0 0 0 66 9 727 257 0 0 67 9 1 0 0 2 369 4 371 1 380 2760 52 5
2783 2784 602 270 6 0 291 4 714 0 0 0 72 9 556 0 0 0 73 9 569 0 0 0 74 9 717 252 0 0 75 9 1 0 1 2785 0 17 2760 69 5
2786 2787 602 270 6 0 291 5 714 0 0 0 81 9 728 0 0 0 82 9 729 0 0 0 83 9 714 0 0 0 84 9 730 252 0 0 85 9 1 0 0 2 369 7 371 9 238 2760 78 5
2788 2789 602 270 6 92 293 5 718 0 0 0 93 9 412 0 0 0 94 9 556 0 0 0 95 9 261 0 0 0 96 9 292 253 0 0 97 9 1 0 0 2 369 2 371 9 393 2760 87 5
2790 2791 602 270 6 4 300 5 716 0 0 0 105 9 717 0 0 0 106 9 731 0 0 0 107 9 292 253 0 0 108 9 291 254 0 0 110 9 2 0 1 0 2 369 10 371 19 394 2760 99 5
2792 2793 2794 270 6 89 291 2 714 0 0 0 120 9 717 252 0 0 121 9 1 0 1 2795 2 369 0 372 0 17 2760 112 5
2796 2797 602 386 6 93 291 3 714 0 0 0 128 9 717 0 0 0 129 9 685 252 0 1 2798 130 9 1 0 0 6 356 4 358 1 359 1 361 0 369 1 372 1 147 2760 123 5
2799 2800 602 395 6 94 291 4 714 0 0 0 138 9 717 0 0 0 139 9 685 0 0 0 140 9 292 0 0 0 141 9 1 0 0 5 369 2 372 7 402 0 404 1 407 0 396 2760 133 5
2801 2802 602 386 6 95 291 3 714 0 0 0 147 9 717 0 0 0 148 9 685 252 0 0 149 9 1 0 0 4 356 4 358 1 359 1 361 0 147 2760 142 5
2803 2804 2805 270 6 4 291 2 714 0 0 0 157 9 717 258 1 388 0 158 9 3 0 3 10 0 2 369 0 371 0 374 2760 151 5
2806 320 2807 2808 2809 2 1 1 74 4
2810 2811 602 397 4 0 301 5 732 0 0 0 15 9 733 0 0 0 16 9 732 0 0 0 17 9 303 259 0 0 18 9 291 260 0 0 20 9 2 0 1 0 2 381 2 383 9 399 2809 12 5
2814 2815 602 397 6 4 301 5 732 0 0 0 27 9 734 0 0 0 28 9 7 0 0 0 29 9 292 259 0 0 30 9 291 260 0 0 32 9 2 0 1 0 2 381 2 383 9 400 2809 22 5
2816 2817 2818 397 4 0 301 5 732 0 0 0 41 9 735 0 0 0 42 9 736 261 0 0 43 9 7 262 0 1 2819 45 9 737 263 0 0 48 9 2 0 1 0 2 381 9 383 9 401 2809 34 5
2820 2821 2822 397 4 96 302 4 738 0 0 0 68 9 739 0 0 0 69 9 7 264 0 0 70 9 740 265 0 0 72 9 2 0 1 0 1 381 2 403 2809 57 5
2825 320 2826 2827 2828 2 1 1 118 7
2829 2830 2818 397 4 0 301 5 732 0 0 0 27 9 735 0 0 0 28 9 736 261 0 0 29 9 741 266 0 0 31 9 291 267 0 0 33 9 2 0 1 1 637 2 381 2 383 9 401 2828 19 5
2831 2832 602 397 4 0 303 6 742 0 0 0 42 9 743 0 0 0 43 9 303 268 0 0 49 9 291 269 0 0 51 9 291 270 0 0 53 9 291 260 0 0 55 9 2 0 1 1 2835 2 381 1 383 2 399 2828 38 5
2836 2837 602 397 4 0 301 5 732 0 0 0 61 9 744 0 0 0 62 9 745 0 0 0 63 9 303 259 0 0 64 9 291 260 0 0 66 9 2 0 1 1 2838 2 381 2 383 9 405 2828 57 5
2839 2840 602 406 6 0 301 5 732 0 0 0 72 9 744 0 0 0 73 9 746 0 0 0 74 9 292 259 0 0 75 9 291 260 0 0 77 9 2 0 1 0 4 369 1 371 2 381 2 383 9 238 2828 68 5
2841 2842 602 397 4 0 304 7 747 0 0 0 82 9 748 271 0 0 83 9 749 0 0 0 85 9 747 0 0 0 86 9 7 0 0 0 87 9 291 272 0 0 88 9 291 270 0 0 90 9 2 0 1 0 2 381 16 383 21 408 2828 79 5
2843 2844 602 397 4 0 303 6 742 0 0 0 96 9 750 268 0 0 97 9 751 0 0 0 99 9 291 269 0 0 100 9 291 270 0 0 102 9 291 260 0 0 104 9 2 0 1 1 2845 2 381 19 383 9 409 2828 92 5
2846 2847 602 397 4 0 303 5 742 0 0 0 109 9 752 268 0 0 110 9 753 0 1 410 0 112 9 7 0 1 410 0 114 9 747 0 1 410 0 116 9 2 0 10 0 2 381 22 383 1 411 2828 106 5
2848 320 2849 2850 2851 2 1 1 263 26
2852 2853 602 383 4 0 211 4 537 0 0 0 24 9 266 128 0 0 25 9 546 0 0 0 27 9 754 273 0 1 2854 28 9 2 0 1 1 2659 3 343 1 345 2 346 1 147 2851 17 5
2855 2856 602 383 4 0 211 4 537 0 0 0 24 9 266 128 0 0 25 9 546 0 0 0 27 9 291 273 0 1 2854 28 9 2 0 1 1 2659 3 343 1 345 2 346 1 147 2851 17 5
2857 2858 602 383 4 0 305 4 755 0 0 0 40 9 576 274 0 0 41 9 275 0 0 0 43 9 291 275 0 0 44 9 2 0 1 0 3 343 1 345 2 346 1 147 2851 31 5
2861 2862 602 383 4 0 306 4 755 0 0 0 40 9 576 274 0 0 41 9 275 0 0 0 43 9 291 275 0 0 44 9 2 0 1 0 3 343 1 345 2 346 1 147 2851 31 5
2863 2864 602 383 4 0 307 4 755 0 0 0 40 9 576 274 0 0 41 9 275 0 0 0 43 9 291 275 0 0 44 9 2 0 1 0 3 343 1 345 2 346 1 147 2851 31 5
2865 2866 602 383 4 0 308 4 756 0 0 0 54 9 266 128 0 0 55 9 757 0 0 0 57 9 291 276 0 0 58 9 2 0 1 0 3 343 1 345 2 346 1 147 2851 46 5
2868 2869 602 383 4 0 309 4 756 0 0 0 54 9 266 128 0 0 55 9 757 0 0 0 57 9 291 276 0 0 58 9 2 0 1 0 3 343 1 345 2 346 1 147 2851 46 5
2870 2871 602 383 4 0 211 6 537 0 0 0 63 9 266 128 0 0 64 9 546 0 0 0 66 9 7 0 0 0 67 9 537 0 0 0 68 9 291 273 0 0 69 9 2 0 1 0 3 343 25 345 16 346 1 147 2851 60 5
2872 2873 602 383 4 0 310 4 758 0 0 0 77 9 759 68 0 0 78 9 760 0 0 0 80 9 291 277 0 0 81 9 2 0 1 1 2877 3 343 1 345 2 346 1 147 2851 71 5
2878 2879 602 383 4 0 211 4 537 0 0 0 86 9 266 128 0 0 87 9 10 164 0 0 89 9 546 68 0 0 91 9 2 0 1 1 2880 0 17 2851 83 5
2881 2882 602 264 4 0 311 4 536 0 0 0 100 9 761 278 0 0 101 9 266 0 0 0 103 9 291 279 0 0 104 9 2 0 1 0 5 343 1 345 2 346 1 534 0 536 14 147 2851 94 5
2884 2885 602 264 4 0 311 4 536 0 0 0 112 9 266 128 0 0 113 9 761 0 0 0 115 9 291 280 0 0 116 9 2 0 1 0 8 343 1 345 2 346 1 348 1 534 2 536 5 540 1 542 2 416 2851 106 5
2886 2887 602 264 4 0 312 3 761 278 0 0 125 9 762 0 0 0 127 9 291 281 0 0 128 9 2 0 1 0 7 343 0 345 1 346 0 348 0 534 26 540 0 542 1 252 2851 118 5
2889 2890 602 383 4 97 313 5 763 0 0 0 136 9 576 0 0 0 137 9 266 128 0 0 138 9 261 0 0 0 140 9 291 282 0 0 141 9 2 0 1 0 3 343 19 345 9 346 2 376 2851 130 5
2891 2892 2893 383 4 0 211 3 537 0 0 0 149 9 266 128 0 0 150 9 764 283 0 1 2895 152 9 2 0 1 0 1 343 1 17 2851 143 5
2896 2897 602 383 4 0 314 6 765 0 0 0 169 9 266 128 0 0 170 9 546 0 0 0 172 9 766 0 0 0 173 9 291 284 0 0 174 9 291 160 0 0 176 9 2 0 1 0 3 343 7 345 24 346 1 394 2851 164 5
2898 2899 2900 383 4 0 211 3 537 0 0 0 183 9 266 128 0 0 184 9 546 285 1 412 0 186 9 3 0 3 10 0 3 343 1 345 1 346 1 374 2851 178 5
2902 2903 602 383 4 0 211 5 537 0 0 0 192 9 10 0 0 1 2904 193 9 266 128 0 0 195 9 546 0 0 0 197 9 291 273 0 0 198 9 2 0 1 0 3 343 2 345 9 346 2 147 2851 189 5
2905 2906 602 383 4 0 211 3 537 0 0 0 203 9 266 128 0 0 204 9 767 0 0 0 206 9 1 0 0 2 343 1 346 1 17 2851 200 5
2907 2908 602 383 4 0 211 3 537 0 0 0 213 9 266 128 0 0 214 9 768 0 0 0 216 9 1 0 0 2 343 1 346 1 17 2851 210 5
2909 2910 2911 383 4 0 211 5 537 0 0 0 226 9 540 0 0 0 227 9 769 128 0 0 228 9 759 0 0 0 230 9 291 273 0 0 231 9 2 0 1 0 3 343 2 345 9 346 2 401 2851 217 5
2912 2913 2911 383 4 0 211 5 537 0 0 0 226 9 540 0 0 0 227 9 685 128 0 0 228 9 759 0 0 0 230 9 291 273 0 0 231 9 2 0 1 0 3 343 2 345 9 346 2 401 2851 217 5
2914 2915 2916 383 4 0 315 3 770 0 0 0 246 9 378 286 0 0 247 9 771 287 0 0 249 9 2 0 1 0 1 343 1 17 2851 233 5
2918 2919 2916 383 4 0 315 3 770 0 0 0 246 9 378 286 0 0 247 9 772 287 0 0 249 9 2 0 1 0 1 343 1 17 2851 233 5
2920 2921 2916 383 4 0 315 3 770 0 0 0 246 9 378 286 0 0 247 9 773 287 0 0 249 9 2 0 1 0 1 343 1 17 2851 233 5
2922 2923 602 383 4 98 316 4 774 0 0 0 257 9 576 0 0 0 258 9 266 128 0 0 259 9 773 0 0 1 2924 261 9 1 0 0 2 343 2 346 2 184 2851 251 5
2925 320 2926 2927 2928 2 1 1 39 3
2929 2930 602 234 4 0 281 3 682 0 0 0 18 9 683 0 0 0 19 9 775 288 0 0 20 9 2 0 1 1 2931 3 356 0 358 1 359 1 147 2928 14 5
2932 2933 602 234 4 0 281 3 682 0 0 0 25 9 683 0 0 0 26 9 776 288 0 0 27 9 2 0 1 0 3 356 0 358 1 359 1 147 2928 22 5
2934 2935 602 421 6 0 281 3 682 0 0 0 35 9 683 0 0 0 36 9 777 288 0 0 37 9 2 0 1 1 2936 4 356 0 358 1 359 1 510 1 374 2928 29 5
2937 320 2938 2939 2940 2 1 1 37 4
2941 2942 602 383 4 9 317 3 778 104 0 0 24 9 779 0 0 0 26 9 258 0 0 0 27 9 1 0 1 2943 2 343 4 346 0 60 2940 16 5
2944 2945 602 383 4 9 318 3 780 59 0 0 24 9 7 0 0 0 26 9 258 0 0 0 27 9 1 0 1 2943 2 343 4 346 0 130 2940 16 5
2946 2947 602 383 4 9 319 3 781 12 0 0 24 9 14 0 0 0 26 9 258 0 0 0 27 9 1 0 1 2943 2 343 0 346 0 17 2940 16 5
2948 2949 602 383 4 9 320 4 782 0 0 0 32 9 14 12 0 0 33 9 378 0 0 0 35 9 258 0 0 0 36 9 1 0 1 2951 2 343 1 346 1 17 2940 28 5
2952 395 2953 2954 2955 2 1 1 99 9
2956 2957 602 137 6 0 321 4 212 0 0 0 21 9 783 0 0 0 22 9 784 0 0 0 23 9 785 0 0 0 24 9 1 0 0 3 444 1 446 2 448 1 271 2955 16 5
2959 2960 602 139 6 15 322 4 786 0 0 0 31 9 787 0 0 0 32 9 292 0 0 0 33 9 788 0 0 0 34 9 1 0 0 2 419 1 421 2 396 2955 25 5
2961 2962 2963 121 6 0 323 4 273 0 0 0 43 9 789 0 0 0 44 9 292 0 0 0 45 9 685 0 0 0 46 9 1 0 0 2 402 1 404 2 396 2955 35 5
2965 2966 602 141 6 0 324 3 790 0 0 0 54 9 791 0 0 0 55 9 292 0 0 0 57 9 1 0 0 1 457 1 49 2955 47 5
2968 2969 602 141 6 0 324 3 790 0 0 0 54 9 792 167 0 0 55 9 291 183 0 0 57 9 2 0 1 0 2 457 1 463 0 17 2955 47 5
2970 2971 602 426 6 0 325 3 793 0 0 0 66 9 712 0 0 0 67 9 292 0 0 0 69 9 1 0 0 1 473 1 49 2955 59 5
2972 2973 602 426 6 0 325 3 793 0 0 0 66 9 794 167 0 0 67 9 291 183 0 0 69 9 2 0 1 0 1 473 1 17 2955 59 5
2974 2975 2976 428 4 0 326 4 795 0 0 0 93 9 796 0 0 0 94 9 259 0 0 0 96 9 797 289 0 0 97 9 2 0 1 0 0 232 2955 71 5
2977 2978 2976 428 4 0 326 4 795 0 0 0 93 9 798 167 0 0 94 9 259 0 0 0 96 9 799 290 0 0 97 9 2 0 1 0 0 189 2955 71 5
2979 395 2980 2981 2982 2 1 1 231 23
2983 2984 602 139 4 99 327 4 800 0 0 0 27 9 801 0 0 0 28 9 7 0 0 0 29 9 190 0 0 0 30 9 1 0 0 1 419 0 49 2982 17 5
2987 2988 602 139 4 99 328 4 800 0 0 0 27 9 801 0 0 0 28 9 7 0 0 0 29 9 190 0 0 0 30 9 1 0 0 1 419 0 49 2982 17 5
2989 2990 602 139 4 99 329 4 800 0 0 0 27 9 801 0 0 0 28 9 7 0 0 0 29 9 190 0 0 0 30 9 1 0 0 1 419 0 49 2982 17 5
2991 2992 602 139 4 100 330 3 802 0 0 0 35 9 759 0 0 0 36 9 7 0 0 0 37 9 1 0 0 1 419 0 49 2982 31 5
2993 2994 602 139 4 101 331 3 187 0 0 0 50 9 290 0 0 0 51 9 803 0 0 0 52 9 1 0 0 2 419 0 421 1 396 2982 38 5
2996 2997 602 139 4 101 332 3 187 0 0 0 50 9 290 0 0 0 51 9 803 0 0 0 52 9 1 0 0 2 419 0 421 1 396 2982 38 5
2998 2999 3000 432 4 15 322 4 786 0 0 0 61 9 266 0 0 0 62 9 788 0 0 0 63 9 7 0 0 0 64 9 1 0 0 3 419 0 421 1 489 1 49 2982 53 5
3001 3002 602 139 4 102 322 4 786 0 0 0 70 9 804 0 0 0 71 9 788 0 0 0 72 9 7 0 0 0 73 9 1 0 1 3003 2 419 0 421 1 433 2982 65 5
3004 3005 602 432 4 102 322 4 786 0 0 0 82 9 804 0 0 0 83 9 805 0 0 0 84 9 311 0 0 0 85 9 1 0 1 3006 3 419 0 421 2 489 7 142 2982 74 5
3007 3008 3009 139 4 102 333 5 806 0 0 0 96 9 807 0 0 0 97 9 316 0 0 0 98 9 808 0 0 0 99 9 311 0 0 0 100 9 1 0 0 2 419 0 421 9 433 2982 86 5
3010 3011 602 139 4 102 322 4 786 0 0 0 105 9 261 0 0 0 106 9 804 0 0 1 3012 107 9 7 0 0 0 111 9 1 0 0 1 419 1 49 2982 101 5
3013 3014 602 139 4 102 322 5 786 0 0 0 117 9 266 0 0 1 3015 118 9 261 0 0 0 120 9 7 0 0 0 121 9 190 0 0 0 122 9 1 0 1 3016 1 419 1 142 2982 112 5
3017 3018 602 139 4 97 322 3 786 0 0 0 127 9 266 0 0 0 128 9 261 291 0 0 129 9 1 0 1 3019 1 423 1 81 2982 123 5
3020 3021 602 139 4 103 334 4 809 0 0 0 137 9 810 0 0 0 138 9 311 70 0 0 139 9 291 292 0 0 141 9 2 0 1 1 3022 2 419 1 423 1 81 2982 132 5
3023 3024 602 139 4 104 330 3 802 0 0 0 147 9 811 0 0 0 148 9 7 0 0 0 149 9 1 0 0 1 419 0 49 2982 143 5
3025 3026 602 139 4 15 335 3 812 0 0 0 155 9 813 68 0 0 156 9 300 0 0 0 158 9 2 0 2 1 3027 0 17 2982 150 5
3028 3029 602 139 4 105 322 2 786 0 0 0 167 9 804 293 1 49 0 168 9 3 0 2 10 0 2 419 0 421 0 437 2982 160 5
3031 3032 602 139 4 105 330 2 802 0 0 0 167 9 814 294 1 49 0 168 9 3 0 2 10 0 2 419 0 421 0 438 2982 160 5
3033 3034 602 139 4 15 322 2 786 0 0 0 175 9 815 293 1 49 0 176 9 3 0 2 10 0 2 419 0 421 0 439 2982 171 5
3035 3036 3037 139 4 102 322 2 786 0 0 0 189 9 816 293 1 49 0 190 9 3 0 2 10 1 3038 2 419 0 421 0 439 2982 179 5
3039 3040 602 139 4 106 336 3 817 0 0 0 208 9 818 0 0 0 209 9 819 295 0 0 210 9 1 0 1 3047 1 419 0 31 2982 200 5
3048 3049 3050 139 4 107 131 3 312 0 0 0 220 9 7 0 0 0 221 9 820 0 0 0 222 9 1 0 0 1 419 0 49 2982 212 5
3051 3052 602 139 6 108 322 3 786 0 0 0 228 9 266 0 0 0 229 9 7 0 0 0 230 9 1 0 0 1 419 0 49 2982 223 5
3053 395 497 3054 3055 2 1 1 168 14
3056 3057 602 441 5 0 337 5 821 0 0 0 22 9 822 0 0 0 23 9 685 0 0 1 3059 24 9 695 296 0 0 26 9 291 297 0 0 28 9 2 0 1 1 637 1 500 2 443 3055 18 5
3060 3061 602 441 5 0 338 3 823 0 0 0 33 9 824 0 0 0 34 9 825 298 0 0 35 9 1 0 0 1 500 1 445 3055 30 5
3065 3066 602 441 5 0 339 3 238 0 0 0 42 9 826 0 0 0 43 9 685 59 0 0 44 9 1 0 0 1 500 1 446 3055 37 5
3067 3068 602 441 5 0 253 4 827 0 0 0 51 9 172 0 0 0 52 9 542 0 0 0 53 9 172 104 0 0 54 9 1 0 0 1 500 2 447 3055 46 5
3069 3070 602 441 5 0 340 4 828 0 0 0 60 9 381 0 0 0 61 9 600 0 0 0 62 9 829 299 0 0 63 9 1 0 1 3072 1 500 2 449 3055 56 5
3073 3074 602 441 5 109 341 5 830 0 0 0 70 9 831 0 0 0 71 9 7 0 0 0 72 9 832 0 0 1 3077 73 9 67 300 0 0 75 9 1 0 1 3078 1 500 9 451 3055 65 5
3079 3080 3081 441 5 110 341 4 830 0 0 0 85 9 67 0 0 0 86 9 832 0 0 0 87 9 67 300 0 0 88 9 1 0 1 3082 1 500 2 452 3055 77 5
3083 3084 602 441 5 110 341 3 830 0 0 0 95 9 833 0 0 0 96 9 834 300 0 0 97 9 1 0 1 3085 0 17 3055 90 5
3086 3087 602 441 5 0 337 4 821 0 0 0 103 9 835 0 0 0 104 9 836 0 0 0 105 9 837 296 0 0 106 9 1 0 1 3088 1 500 2 453 3055 99 5
3089 3090 602 441 5 0 337 5 821 0 0 0 112 9 822 0 0 0 113 9 838 0 0 0 114 9 837 296 0 0 115 9 291 297 0 0 117 9 2 0 1 1 3091 1 500 2 443 3055 108 5
3092 3093 602 441 5 0 342 3 839 0 0 0 126 9 840 0 0 0 127 9 841 301 0 0 128 9 1 0 1 3097 1 500 1 199 3055 119 5
3098 3099 602 441 5 0 337 5 821 0 0 0 134 9 822 0 0 0 135 9 842 0 0 0 136 9 695 0 0 0 137 9 7 296 0 0 138 9 1 0 1 3100 1 500 9 455 3055 130 5
3101 3102 3103 441 5 111 343 3 839 0 0 0 151 9 843 0 0 0 152 9 239 302 0 0 153 9 1 0 1 3104 1 500 1 456 3055 140 5
3105 3106 3107 441 5 112 342 3 839 0 0 0 165 9 239 0 0 0 166 9 239 0 0 0 167 9 1 0 1 3104 1 500 1 139 3055 155 5
3108 395 3109 3110 3111 2 1 1 130 16
3112 3113 602 121 4 0 344 5 844 0 0 0 21 9 845 0 0 0 22 9 542 0 0 0 23 9 7 0 0 0 24 9 190 0 0 0 25 9 2 0 7 1 637 2 402 0 404 2 396 3111 16 5
3115 3116 602 121 4 0 345 3 68 0 0 0 35 9 846 0 0 0 36 9 685 0 0 0 37 9 1 0 0 2 402 0 404 1 396 3111 26 5
3118 3119 602 121 4 0 346 3 68 0 0 0 35 9 846 0 0 0 36 9 685 0 0 0 37 9 1 0 0 2 402 0 404 1 396 3111 26 5
3120 3121 602 121 4 0 347 3 68 0 0 0 35 9 846 0 0 0 36 9 685 0 0 0 37 9 1 0 0 2 402 0 404 1 396 3111 26 5
3122 3123 602 121 4 0 348 3 847 0 0 0 50 9 848 0 0 0 51 9 849 0 0 0 52 9 1 0 0 2 402 0 404 1 396 3111 38 5
3124 3125 602 121 4 0 349 3 847 0 0 0 50 9 848 0 0 0 51 9 849 0 0 0 52 9 1 0 0 2 402 0 404 1 396 3111 38 5
3126 3127 602 121 4 0 350 3 847 0 0 0 50 9 826 0 0 0 51 9 849 0 0 0 52 9 1 0 0 2 402 0 404 1 396 3111 38 5
3128 3129 602 121 4 0 87 2 850 0 0 0 59 9 685 0 0 0 60 9 1 0 1 3130 2 402 5 404 0 396 3111 53 5
3131 3132 602 121 4 0 344 5 844 0 0 0 67 9 851 0 0 0 68 9 852 0 0 0 69 9 853 0 0 0 70 9 190 0 0 0 71 9 1 0 0 2 402 1 404 2 459 3111 61 5
3133 3134 602 121 4 0 344 5 844 0 0 0 67 9 851 0 0 0 68 9 836 0 0 0 69 9 685 0 0 0 70 9 7 0 0 0 71 9 1 0 0 2 402 1 404 2 459 3111 61 5
3135 3136 602 121 4 0 351 5 854 0 0 0 75 9 855 0 0 0 76 9 856 0 0 0 77 9 368 141 0 0 78 9 291 303 0 0 80 9 2 0 1 0 2 402 1 406 7 17 3111 72 5
3137 3138 602 121 4 113 352 4 205 0 0 0 88 9 857 0 0 0 89 9 261 0 0 0 90 9 685 0 0 0 91 9 1 0 0 2 402 1 404 2 396 3111 82 5
3141 3142 602 121 4 1 344 3 844 0 0 0 96 9 542 0 0 0 97 9 856 304 0 0 98 9 1 0 1 3143 0 17 3111 92 5
3144 3145 602 121 4 0 344 3 844 0 0 0 104 9 845 305 0 0 105 9 685 0 0 1 3146 107 9 2 0 4 0 2 402 0 404 1 437 3111 101 5
3147 3148 602 121 4 0 351 4 854 0 0 0 112 9 845 306 1 49 0 113 9 858 0 0 0 116 9 836 307 1 49 0 117 9 3 0 2 10 0 2 402 10 404 10 461 3111 109 5
3149 3150 602 462 6 1 344 4 844 0 0 0 126 9 389 0 0 0 127 9 856 0 0 0 128 9 685 0 0 0 129 9 1 0 0 2 402 1 404 2 396 3111 120 5
3151 395 3152 3153 3154 2 1 1 111 13
3155 3156 602 141 6 0 353 4 859 0 0 0 22 9 860 0 0 0 23 9 7 0 0 0 24 9 190 0 0 0 25 9 2 0 7 1 637 1 457 0 49 3154 17 5
3159 3160 602 141 6 0 354 2 861 0 0 0 29 9 862 308 0 0 30 9 1 0 1 3164 1 461 0 17 3154 26 5
3165 3166 602 141 6 0 355 2 184 0 0 0 43 9 863 37 0 0 44 9 1 0 1 3168 1 463 0 17 3154 33 5
3169 3170 602 141 6 0 356 2 184 0 0 0 43 9 863 37 0 0 44 9 1 0 1 3168 1 463 0 17 3154 33 5
3171 3172 602 141 6 0 357 2 184 0 0 0 43 9 863 37 0 0 44 9 1 0 1 3168 1 463 0 17 3154 33 5
3173 3174 602 141 6 0 358 2 864 0 0 0 51 9 7 0 0 0 52 9 1 0 0 1 457 5 49 3154 46 5
3176 3177 3178 141 6 0 353 4 859 0 0 0 60 9 865 0 0 0 61 9 7 0 0 0 62 9 190 0 0 0 63 9 1 0 1 3179 1 457 0 49 3154 53 5
3180 3181 602 141 6 0 359 4 866 0 0 0 67 9 744 0 0 0 68 9 867 271 0 0 69 9 291 309 0 0 71 9 2 0 1 0 3 457 1 459 1 463 1 467 3154 64 5
3182 3183 602 468 6 114 354 2 861 0 0 0 78 9 862 310 0 0 79 9 2 0 2 0 2 419 0 421 0 17 3154 73 5
3184 3185 602 141 6 0 360 3 868 0 0 0 86 9 860 311 1 49 0 87 9 869 312 1 49 0 90 9 3 0 2 10 0 2 457 4 459 0 439 3154 81 5
3189 3190 602 141 6 0 361 3 870 0 0 0 98 9 694 0 0 0 99 9 7 0 0 0 100 9 1 0 0 1 457 0 49 3154 93 5
3193 3194 602 141 6 89 353 3 859 0 0 0 108 9 860 0 0 0 109 9 7 0 0 0 110 9 1 0 0 1 457 0 49 3154 101 5
3195 3196 602 141 6 9 353 3 859 0 0 0 108 9 860 0 0 0 109 9 7 0 0 0 110 9 1 0 0 1 457 0 49 3154 101 5
3197 395 3198 3199 3200 2 1 1 88 9
3201 3202 602 426 6 0 362 4 871 0 0 0 23 9 14 0 0 0 24 9 7 0 0 0 25 9 190 0 0 0 26 9 2 0 7 1 637 1 473 0 49 3200 18 5
3204 3205 602 426 6 0 363 2 872 0 0 0 30 9 873 313 0 0 31 9 1 0 0 1 477 0 17 3200 27 5
3209 3210 602 426 6 0 364 2 874 0 0 0 38 9 347 6 0 0 39 9 1 0 0 1 479 0 17 3200 33 5
3211 3212 602 426 6 0 362 4 871 0 0 0 45 9 875 0 0 0 46 9 7 0 0 0 47 9 190 0 0 0 48 9 1 0 1 3213 1 473 0 49 3200 41 5
3214 3181 602 426 6 0 365 4 876 0 0 0 52 9 877 0 0 0 53 9 878 304 0 0 54 9 291 314 0 0 56 9 2 0 1 0 2 473 1 475 1 467 3200 49 5
3215 3185 602 426 6 0 366 3 879 0 0 0 63 9 14 315 1 49 0 64 9 880 316 1 49 0 67 9 3 0 2 10 0 2 473 4 475 0 439 3200 58 5
3218 3219 602 426 6 0 367 3 881 0 0 0 75 9 882 0 0 0 76 9 7 0 0 0 77 9 1 0 0 1 473 0 49 3200 70 5
3223 3224 602 426 6 89 362 3 871 0 0 0 85 9 14 0 0 0 86 9 7 0 0 0 87 9 1 0 0 1 473 0 49 3200 78 5
3225 3226 602 426 6 9 362 3 871 0 0 0 85 9 14 0 0 0 86 9 7 0 0 0 87 9 1 0 0 1 473 0 49 3200 78 5
3227 395 3228 3229 3230 2 1 1 112 11
3231 3232 602 396 4 0 368 5 299 0 0 0 24 9 883 0 0 0 25 9 685 0 0 0 26 9 190 0 0 0 27 9 884 0 0 0 28 9 1 0 1 637 1 489 1 121 3230 20 5
3233 3234 602 396 4 115 369 4 885 0 0 0 33 9 886 0 0 0 34 9 887 33 0 0 35 9 10 317 0 0 37 9 2 0 1 0 2 489 1 491 1 478 3230 29 5
3237 3238 602 396 4 0 370 4 212 0 0 0 43 9 576 0 0 0 44 9 600 0 0 0 45 9 190 0 0 0 46 9 1 0 1 3239 1 489 1 137 3230 39 5
3240 3241 602 396 4 0 368 5 299 0 0 0 54 9 888 0 0 0 55 9 852 0 0 0 56 9 853 0 0 0 57 9 190 0 0 0 58 9 1 0 1 3242 1 489 2 479 3230 47 5
3243 3244 602 396 4 0 368 5 299 0 0 0 54 9 888 0 0 0 55 9 836 0 0 0 56 9 685 0 0 0 57 9 7 0 0 0 58 9 1 0 1 3242 1 489 2 479 3230 47 5
3245 3246 3247 480 4 0 371 6 889 0 0 0 66 9 890 0 0 0 67 9 891 318 0 0 75 9 291 319 0 0 77 9 291 320 0 0 79 9 641 317 0 0 81 9 2 0 1 0 5 275 27 276 2 278 22 489 11 491 1 482 3230 59 5
3250 3251 602 396 4 116 372 4 892 0 0 0 90 9 893 318 0 0 91 9 894 0 0 0 93 9 895 321 0 1 3252 94 9 2 0 1 0 2 489 2 491 2 484 3230 83 5
3253 3254 602 396 4 116 373 4 896 0 0 0 90 9 893 318 0 0 91 9 897 0 0 0 93 9 895 321 0 1 3252 94 9 2 0 1 0 2 489 2 491 2 486 3230 83 5
3255 3256 602 396 4 117 368 2 299 0 0 0 109 9 381 0 1 49 0 110 9 2 0 10 0 1 489 0 121 3230 97 5
3257 3258 602 396 4 118 370 2 212 0 0 0 109 9 576 0 1 49 0 110 9 2 0 10 0 1 489 0 137 3230 97 5
3259 3260 602 396 4 118 374 2 898 0 0 0 109 9 899 0 1 49 0 110 9 2 0 10 0 1 489 0 139 3230 97 5
3261 395 3262 3263 3264 2 1 1 244 24
3265 3266 602 396 4 10 375 5 900 0 0 0 23 9 256 0 0 0 24 9 381 0 0 1 1683 25 9 380 0 0 0 27 9 7 0 0 0 28 9 1 0 1 3267 1 489 9 137 3264 14 5
3268 3269 602 396 4 10 375 5 900 0 0 0 23 9 256 0 0 0 24 9 259 0 0 1 1683 25 9 380 0 0 0 27 9 7 0 0 0 28 9 1 0 1 3267 1 489 9 137 3264 14 5
3270 3271 602 396 4 10 375 5 900 0 0 0 23 9 256 0 0 0 24 9 383 0 0 1 1683 25 9 380 0 0 0 27 9 7 0 0 0 28 9 1 0 1 3267 1 489 9 137 3264 14 5
3272 3273 602 396 4 10 375 5 900 0 0 0 23 9 256 0 0 0 24 9 256 0 0 1 1683 25 9 380 0 0 0 27 9 7 0 0 0 28 9 1 0 1 3267 1 489 9 137 3264 14 5
3274 3275 602 396 4 10 376 3 163 0 0 0 35 9 380 0 0 0 36 9 7 0 0 0 37 9 1 0 1 3276 1 489 1 137 3264 29 5
3277 3278 602 396 4 10 377 4 901 0 0 0 42 9 256 0 0 0 43 9 615 12 0 0 44 9 902 63 0 0 46 9 2 0 1 1 3279 1 489 2 71 3264 38 5
3280 3281 602 396 4 69 378 5 208 0 0 0 53 9 256 0 0 0 54 9 259 0 0 0 55 9 380 0 0 0 56 9 7 0 0 0 57 9 1 0 1 2173 1 489 9 137 3264 48 5
3282 3283 602 396 6 10 378 5 208 0 0 0 62 9 256 0 0 0 63 9 380 0 0 0 64 9 389 0 0 0 65 9 389 0 0 0 66 9 1 0 0 1 489 2 137 3264 58 5
3284 3285 602 396 4 10 378 5 208 0 0 0 70 9 256 0 0 0 71 9 380 0 0 0 72 9 214 0 0 0 73 9 7 0 0 0 74 9 1 0 0 0 137 3264 67 5
3286 3287 602 396 4 69 378 6 208 0 0 0 80 9 256 0 0 0 81 9 7 0 0 0 82 9 259 0 0 0 83 9 380 0 0 0 84 9 7 0 0 0 85 9 1 0 1 2260 1 489 16 137 3264 75 5
3288 3289 602 396 4 10 378 6 208 0 0 0 90 9 256 0 0 0 91 9 216 0 0 0 92 9 381 0 0 0 93 9 380 0 0 0 94 9 7 0 0 0 95 9 1 0 1 3290 1 489 16 137 3264 86 5
3291 3292 602 396 4 10 379 5 903 0 0 0 105 9 904 0 0 0 106 9 588 0 0 0 107 9 380 0 0 0 108 9 7 0 0 0 109 9 1 0 1 3294 1 489 9 137 3264 96 5
3295 3296 602 396 4 10 380 6 208 0 0 0 116 9 256 0 0 0 117 9 553 169 0 0 118 9 10 173 0 0 120 9 380 0 0 0 122 9 7 0 0 0 123 9 2 0 1 1 3297 1 489 16 491 3264 110 5
3298 3299 602 396 6 10 378 6 208 0 0 0 129 9 256 0 0 0 130 9 556 0 0 0 131 9 569 0 0 0 132 9 380 0 0 0 133 9 389 0 0 0 134 9 1 0 1 3300 1 489 16 137 3264 124 5
3301 3302 602 396 4 119 381 5 905 0 0 0 142 9 906 0 0 0 143 9 297 0 0 0 144 9 380 0 0 0 145 9 7 0 0 0 146 9 1 0 1 3304 0 456 3264 135 5
3305 3306 602 396 4 10 378 6 208 0 0 0 150 9 256 0 0 0 151 9 380 0 0 0 152 9 568 0 0 0 153 9 380 0 0 0 154 9 7 0 0 0 155 9 1 0 0 1 489 16 137 3264 147 5
3307 3308 602 396 4 10 376 4 163 0 0 0 161 9 163 0 0 0 162 9 380 0 0 0 163 9 7 0 0 0 164 9 1 0 0 1 489 2 137 3264 156 5
3309 3310 602 396 4 10 382 4 626 0 0 0 171 9 7 0 0 0 172 9 380 0 0 0 173 9 190 0 0 0 174 9 1 0 1 3311 1 489 2 137 3264 165 5
3312 3313 602 396 4 10 383 7 208 0 0 0 180 9 256 0 0 0 181 9 907 0 0 0 182 9 256 322 0 0 183 9 10 323 0 0 185 9 380 0 0 0 187 9 7 0 0 0 188 9 2 0 1 0 1 489 21 494 3264 175 5
3315 3316 602 396 4 70 384 6 908 0 0 0 195 9 256 0 0 0 196 9 906 0 0 0 197 9 297 0 0 0 198 9 380 0 0 0 199 9 7 0 0 0 200 9 1 0 0 1 489 16 496 3264 189 5
3317 3318 602 396 4 120 385 4 909 0 0 0 205 9 258 0 0 0 206 9 14 0 0 0 207 9 566 0 0 0 208 9 1 0 0 1 489 2 498 3264 201 5
3319 3320 3321 499 4 10 386 3 910 324 0 0 216 9 380 0 0 0 221 9 7 0 0 0 222 9 2 0 1 0 2 446 1 489 1 49 3264 209 5
3324 3325 602 396 4 121 387 4 626 0 0 0 230 9 7 0 0 0 231 9 911 0 0 0 232 9 190 0 0 0 233 9 1 0 1 3326 1 489 2 121 3264 223 5
3327 3328 602 396 4 122 87 4 163 0 0 0 240 9 163 0 0 0 241 9 912 0 0 0 242 9 7 0 0 0 243 9 1 0 0 1 489 2 121 3264 234 5
3329 395 3330 3331 3332 2 1 1 172 23
3333 3334 602 137 4 0 388 4 212 0 0 0 29 9 913 0 0 0 30 9 600 0 0 1 3335 31 9 190 0 0 0 33 9 2 0 7 1 3336 3 444 0 446 1 448 0 396 3332 18 5
3337 3338 602 137 4 123 389 4 212 0 0 0 29 9 913 0 0 0 30 9 785 0 0 1 3335 31 9 190 0 0 0 33 9 2 0 7 1 3336 3 444 0 446 1 448 0 396 3332 18 5
3339 3340 602 137 4 0 389 2 212 0 0 0 45 9 913 109 0 0 46 9 1 0 1 3341 1 448 0 17 3332 34 5
3342 3343 602 137 4 123 388 2 212 0 0 0 45 9 913 109 0 0 46 9 1 0 1 3341 1 448 0 17 3332 34 5
3344 3345 602 137 4 0 390 2 212 0 0 0 45 9 913 109 0 0 46 9 1 0 1 3341 1 450 0 17 3332 34 5
3346 3347 602 137 4 123 390 2 212 0 0 0 45 9 913 109 0 0 46 9 1 0 1 3341 1 450 0 17 3332 34 5
3348 3349 602 137 4 0 391 6 914 0 0 0 53 9 380 0 0 0 54 9 381 299 0 0 55 9 10 325 0 0 57 9 915 0 0 1 3352 59 9 785 0 0 0 61 9 2 0 1 1 3353 3 444 8 446 16 448 1 437 3332 49 5
3354 3355 602 137 4 0 392 4 916 0 0 0 65 9 917 0 0 0 66 9 915 0 0 0 67 9 785 0 0 0 68 9 1 0 0 3 444 1 446 2 448 1 396 3332 62 5
3356 3357 602 137 4 0 393 5 918 0 0 0 73 9 748 271 0 0 74 9 919 0 0 0 76 9 915 0 0 0 77 9 785 0 0 0 78 9 1 0 1 3358 4 444 2 446 9 448 2 450 0 437 3332 69 5
3359 3360 602 137 4 0 392 5 916 0 0 0 85 9 920 0 0 0 86 9 921 0 0 0 87 9 922 0 0 1 3361 88 9 190 0 0 0 90 9 1 0 0 2 444 1 446 2 503 3332 79 5
3362 3363 602 137 4 0 392 5 916 0 0 0 85 9 920 0 0 0 86 9 923 0 0 0 87 9 785 0 0 1 3361 88 9 7 0 0 0 90 9 1 0 0 2 444 1 446 2 503 3332 79 5
3364 3365 602 137 4 0 394 5 916 0 0 0 96 9 924 326 0 0 97 9 915 0 0 0 99 9 925 0 0 0 100 9 785 0 0 0 101 9 1 0 0 4 444 2 446 9 448 2 450 0 504 3332 91 5
3367 3368 602 137 4 124 395 5 926 0 0 0 108 9 927 0 0 0 109 9 380 0 0 0 110 9 261 0 0 0 111 9 785 0 0 0 112 9 1 0 0 3 444 2 446 9 448 2 433 3332 102 5
3371 3372 602 137 4 0 396 3 212 0 0 0 122 9 913 0 0 0 123 9 7 0 0 0 124 9 1 0 0 2 444 0 448 0 49 3332 113 5
3373 3374 602 137 4 0 397 3 212 0 0 0 122 9 913 0 0 0 123 9 7 0 0 0 124 9 1 0 0 2 444 0 448 0 49 3332 113 5
3375 3376 602 137 4 0 398 3 212 0 0 0 122 9 913 0 0 0 123 9 7 0 0 0 124 9 1 0 0 2 444 0 448 0 49 3332 113 5
3377 3378 602 137 4 0 378 3 208 0 0 0 139 9 928 0 0 0 140 9 600 0 0 0 141 9 1 0 0 3 444 0 446 1 448 0 396 3332 125 5
3380 3381 602 137 4 0 399 3 208 0 0 0 139 9 928 0 0 0 140 9 600 0 0 0 141 9 1 0 0 3 444 0 446 1 448 0 396 3332 125 5
3382 3383 602 137 4 0 400 3 208 0 0 0 139 9 315 0 0 0 140 9 600 0 0 0 141 9 1 0 0 3 444 5 446 1 448 5 396 3332 125 5
3384 3385 602 137 4 0 401 3 208 0 0 0 139 9 7 0 0 0 140 9 929 0 0 0 141 9 1 0 0 3 444 0 446 1 448 0 396 3332 125 5
3386 3387 602 506 4 0 402 3 930 0 0 0 146 9 931 0 0 0 147 9 932 271 0 0 148 9 1 0 0 3 327 0 329 1 450 1 147 3332 142 5
3388 3389 602 137 4 0 391 4 914 0 0 0 153 9 381 327 1 49 0 154 9 933 0 0 0 157 9 923 328 1 49 0 158 9 3 0 2 10 0 3 444 10 446 10 448 0 467 3332 150 5
3391 3392 3393 137 6 89 340 3 828 0 0 0 169 9 381 0 0 0 170 9 7 0 0 0 171 9 1 0 0 2 444 0 448 0 49 3332 161 5
3394 395 3395 3396 3397 2 1 1 293 31
3398 3399 602 508 4 125 403 5 905 0 0 0 25 9 934 0 0 0 26 9 288 0 0 0 27 9 7 0 0 0 28 9 190 0 0 0 29 9 2 0 7 1 637 1 431 1 142 3397 19 5
3400 3401 602 508 4 126 404 3 935 0 0 0 39 9 936 0 0 0 40 9 7 0 0 0 41 9 1 0 0 1 431 0 142 3397 30 5
3405 3406 602 508 4 126 405 3 935 0 0 0 39 9 936 0 0 0 40 9 7 0 0 0 41 9 1 0 0 1 431 0 142 3397 30 5
3407 3408 602 508 4 127 406 3 937 0 0 0 46 9 938 0 0 0 47 9 7 0 0 0 48 9 1 0 0 1 431 0 142 3397 42 5
3411 3412 602 508 4 128 403 3 905 0 0 0 53 9 934 0 0 0 54 9 939 133 0 0 55 9 1 0 1 3413 1 435 1 81 3397 49 5
3414 3415 3416 508 4 125 403 3 905 0 0 0 68 9 297 0 0 0 69 9 940 0 0 0 70 9 1 0 1 3417 1 431 1 142 3397 58 5
3418 3419 3420 508 4 129 403 3 905 0 0 0 81 9 941 0 0 0 82 9 7 0 0 0 84 9 1 0 0 1 431 0 142 3397 71 5
3421 3422 3420 508 4 130 403 3 905 0 0 0 81 9 942 133 0 0 82 9 7 0 0 0 84 9 1 0 0 1 435 0 17 3397 71 5
3423 3424 602 508 4 131 407 2 943 0 0 0 95 9 944 329 0 0 96 9 1 0 1 3427 1 435 0 17 3397 85 5
3428 3429 602 508 4 132 407 2 943 0 0 0 95 9 945 0 0 0 96 9 1 0 1 3427 1 431 0 142 3397 85 5
3430 3431 602 508 4 133 408 3 946 0 0 0 109 9 947 0 0 0 110 9 7 0 0 0 111 9 1 0 1 3435 1 431 0 142 3397 98 5
3436 3437 602 508 4 133 409 3 946 0 0 0 109 9 947 0 0 0 110 9 7 0 0 0 111 9 1 0 1 3435 1 431 0 142 3397 98 5
3438 3439 602 508 4 133 410 3 946 0 0 0 109 9 947 0 0 0 110 9 7 0 0 0 111 9 1 0 1 3435 1 431 0 142 3397 98 5
3440 3441 602 508 4 134 411 3 948 0 0 0 116 9 949 0 0 0 117 9 319 330 0 0 118 9 1 0 1 3445 1 437 1 81 3397 112 5
3446 3447 602 508 4 135 412 3 172 0 0 0 127 9 288 0 0 0 128 9 7 0 0 0 129 9 1 0 0 1 431 0 142 3397 121 5
3448 3449 602 514 4 0 403 3 905 0 0 0 135 9 950 0 0 0 136 9 303 133 0 0 137 9 1 0 1 3450 3 327 0 329 1 435 1 147 3397 130 5
3451 3452 602 508 4 125 413 3 951 0 0 0 143 9 687 0 0 0 144 9 952 169 0 0 145 9 1 0 0 3 431 1 433 1 437 1 516 3397 139 5
3453 3454 3455 508 4 136 413 4 953 0 0 0 154 9 934 0 0 0 155 9 954 169 0 0 156 9 955 173 0 0 158 9 2 0 1 0 1 431 2 184 3397 147 5
3456 3457 3458 508 5 0 414 4 956 0 0 0 170 9 957 0 0 0 171 9 958 0 0 0 172 9 959 331 0 0 173 9 1 0 1 3461 1 435 2 519 3397 160 5
3462 3463 602 508 4 137 403 3 905 0 0 0 182 9 934 0 0 0 183 9 288 332 1 49 0 184 9 3 0 2 10 0 2 431 1 433 1 438 3397 175 5
3465 3466 602 508 4 137 406 3 937 0 0 0 182 9 899 0 0 0 183 9 288 333 1 49 0 184 9 3 0 2 10 0 2 431 1 433 1 438 3397 175 5
3467 3468 602 508 4 138 409 2 946 0 0 0 193 9 960 334 0 0 194 9 1 0 0 1 435 0 17 3397 187 5
3469 3470 602 508 4 139 409 3 946 0 0 0 202 9 961 0 0 0 203 9 7 0 0 0 204 9 1 0 0 2 431 0 435 0 142 3397 196 5
3471 3472 3473 508 4 0 414 3 956 0 0 0 213 9 962 331 0 0 214 9 963 335 0 0 216 9 2 0 1 0 1 435 1 147 3397 205 5
3474 3475 602 508 4 0 414 5 956 0 0 0 237 9 964 0 0 0 238 9 965 0 0 0 239 9 964 0 0 0 240 9 959 331 0 0 241 9 1 0 0 1 435 9 520 3397 232 5
3476 3477 3478 508 4 0 403 4 905 0 0 0 250 9 934 133 0 0 251 9 261 0 0 0 253 9 443 0 0 0 254 9 2 0 2 1 3479 0 17 3397 243 5
3480 3481 602 508 4 0 403 3 905 0 0 0 260 9 966 0 0 0 261 9 967 0 0 0 262 9 2 0 2 1 3482 0 232 3397 255 5
3483 3484 602 514 4 0 415 3 968 0 0 0 272 9 969 0 0 0 273 9 303 336 0 0 274 9 1 0 0 3 327 0 329 1 435 1 147 3397 263 5
3486 3487 602 514 4 0 416 3 968 0 0 0 272 9 970 0 0 0 273 9 303 336 0 0 274 9 1 0 0 3 327 0 329 1 435 1 147 3397 263 5
3488 3489 602 508 4 136 413 4 905 0 0 0 281 9 934 0 0 0 282 9 971 0 0 0 283 9 972 0 0 0 284 9 1 0 1 3490 1 431 2 142 3397 276 5
3491 3492 602 508 6 140 403 3 905 0 0 0 290 9 940 0 0 0 291 9 7 0 0 0 292 9 1 0 0 1 431 0 142 3397 285 5
3493 395 3494 3495 3496 2 1 1 72 5
3497 3498 602 441 5 0 417 5 973 0 0 0 16 9 258 167 0 0 17 9 381 0 0 0 19 9 902 183 0 0 20 9 974 299 0 0 22 9 2 0 1 0 1 500 9 524 3496 13 5
3499 3500 602 441 5 0 418 4 828 0 0 0 27 9 687 0 0 0 28 9 923 0 0 0 29 9 974 299 0 0 30 9 1 0 0 1 500 2 525 3496 24 5
3501 3502 602 441 5 0 419 4 828 0 0 0 38 9 888 0 0 0 39 9 600 0 0 0 40 9 974 299 0 0 41 9 1 0 1 3503 1 500 2 526 3496 32 5
3504 3505 3506 441 5 141 342 3 839 0 0 0 52 9 975 0 0 0 53 9 239 0 0 0 54 9 1 0 0 1 500 1 139 3496 43 5
3507 3508 3509 441 5 0 420 2 839 0 0 0 64 9 976 337 0 0 65 9 1 0 0 1 500 0 49 3496 55 5
3510 395 3511 3512 3513 2 1 1 18 1
3514 3515 602 508 4 0 421 3 68 0 0 0 14 9 977 0 0 0 15 9 303 12 0 0 16 9 1 0 0 1 437 1 244 3513 11 5
3517 503 3518 3519 3520 2 1 1 260 22
3521 3522 602 527 6 0 422 4 930 0 0 0 25 9 744 0 0 0 26 9 978 338 0 0 27 9 10 309 0 1 3523 29 9 3 0 1 7 1 637 1 510 1 256 3520 20 5
3524 3525 602 528 6 0 423 6 979 0 0 0 36 9 980 339 0 0 37 9 605 340 0 0 39 9 605 270 0 0 41 9 605 260 0 0 43 9 605 309 0 0 45 9 2 0 1 0 7 275 7 276 2 278 19 510 1 512 1 514 2 518 16 530 3520 32 5
3528 3529 3530 527 6 0 422 4 389 0 0 0 53 9 930 0 0 0 54 9 389 0 0 0 55 9 748 271 0 1 3531 56 9 1 0 1 3532 0 17 3520 47 5
3533 3534 602 527 6 0 422 5 930 0 0 0 63 9 748 271 0 0 64 9 389 0 0 1 3535 66 9 10 309 0 0 68 9 389 0 0 0 70 9 2 0 1 1 3536 1 518 9 17 3520 60 5
3537 3538 602 531 6 0 301 5 732 0 0 0 76 9 748 271 0 0 77 9 981 0 0 0 79 9 389 0 0 0 80 9 605 341 0 0 81 9 2 0 1 0 5 343 7 345 9 346 1 510 9 516 19 374 3520 72 5
3539 3540 602 532 6 0 422 4 930 0 0 0 87 9 931 0 0 0 88 9 389 0 0 0 89 9 559 271 0 0 90 9 1 0 0 5 327 0 329 2 331 1 510 2 516 7 374 3520 83 5
3541 3542 602 533 6 4 422 4 930 0 0 0 97 9 748 0 0 0 98 9 389 0 0 0 99 9 557 271 0 0 100 9 1 0 0 4 369 6 371 2 510 2 516 7 374 3520 92 5
3543 3544 602 533 6 142 422 3 930 0 0 0 107 9 744 0 0 0 108 9 982 271 0 0 109 9 1 0 0 3 369 1 372 1 510 1 256 3520 102 5
3545 3546 602 534 6 0 424 4 983 0 0 0 115 9 683 0 0 0 116 9 984 0 0 0 117 9 985 0 0 1 3547 118 9 1 0 0 4 444 1 446 2 489 2 516 1 234 3520 111 5
3548 3549 602 536 6 143 424 3 983 0 0 0 125 9 986 0 0 0 126 9 389 0 0 0 127 9 1 0 0 2 419 0 516 0 49 3520 120 5
3550 3551 602 537 6 0 425 3 987 0 0 0 137 9 988 0 0 0 138 9 389 0 0 0 139 9 1 0 0 2 457 0 516 0 49 3520 128 5
3554 3555 602 537 6 0 426 3 987 0 0 0 137 9 988 0 0 0 138 9 389 0 0 0 139 9 1 0 0 2 473 0 516 0 49 3520 128 5
3556 3557 602 539 6 0 427 4 989 0 0 0 146 9 990 339 0 0 147 9 605 342 0 0 149 9 605 343 0 0 151 9 2 0 1 0 8 510 1 512 1 514 2 534 1 536 5 538 1 540 0 542 1 541 3520 140 5
3559 3560 602 527 6 0 423 5 979 0 0 0 157 9 980 339 0 0 158 9 291 340 0 0 160 9 605 270 0 0 162 9 991 260 0 0 164 9 2 0 1 1 3561 3 510 2 512 2 514 9 542 3520 153 5
3562 3563 602 527 6 0 428 3 992 0 0 0 169 9 683 344 0 0 170 9 984 345 1 49 0 172 9 4 0 2 3 10 0 2 510 1 516 1 544 3520 166 5
3564 3565 602 528 6 0 422 6 930 0 0 0 182 9 216 0 0 0 179 69 748 0 0 0 184 9 559 271 0 0 185 9 10 309 0 0 187 9 7 0 0 0 189 9 2 0 1 0 2 276 16 510 2 257 3520 175 5
3566 3567 602 528 6 0 422 6 930 0 0 0 182 9 993 0 0 0 180 54 748 0 0 0 184 9 978 271 0 0 185 9 10 309 0 0 187 9 7 0 0 0 189 9 2 0 1 0 2 276 16 510 2 256 3520 175 5
3568 3569 602 528 6 0 422 5 930 0 0 0 194 9 744 0 0 0 195 9 994 271 0 0 196 9 10 309 0 0 198 9 389 0 0 0 200 9 2 0 1 0 3 276 9 510 1 518 9 256 3520 190 5
3570 3571 602 534 6 0 429 6 995 0 0 0 207 9 748 271 0 0 208 9 996 0 0 0 210 9 10 309 0 0 211 9 389 0 0 0 213 9 600 0 0 0 214 9 2 0 1 0 7 444 9 446 16 448 9 450 0 489 16 510 16 516 9 17 3520 201 5
3573 3574 602 546 6 144 428 6 989 0 0 0 220 9 748 271 0 0 221 9 694 0 0 0 223 9 10 309 0 0 224 9 389 0 0 0 226 9 259 339 0 0 227 9 2 0 1 0 4 180 16 182 9 510 16 516 9 362 3520 215 5
3575 3576 3577 527 6 78 430 3 997 0 0 0 240 9 998 0 0 0 241 9 999 346 0 0 242 9 1 0 1 3578 1 512 1 548 3520 229 5
3579 3580 602 531 6 0 301 5 732 0 0 0 253 9 744 0 0 0 254 9 978 271 0 0 255 9 1000 0 0 0 257 9 605 341 0 0 258 9 2 0 1 0 4 343 2 345 9 346 2 510 8 549 3520 249 5
3581 527 3582 3583 3584 2 1 1 33 2
3585 3586 602 228 4 0 323 4 273 0 0 0 16 9 1001 0 0 0 17 9 685 69 0 0 18 9 383 347 0 0 20 9 2 0 8 0 1 561 2 238 3584 13 5
3587 3588 602 228 4 0 431 5 1002 0 0 0 25 9 258 167 0 0 26 9 1003 0 0 0 28 9 291 69 0 0 29 9 383 347 0 0 31 9 2 0 8 0 1 561 9 149 3584 22 5
3589 527 3590 3591 3592 2 1 1 129 12
3593 3594 602 280 4 0 432 2 1004 27 0 1 3596 29 9 10 348 0 0 32 9 2 0 1 0 1 534 5 49 3592 20 5
3597 3598 602 280 4 0 433 2 1004 27 0 1 3596 29 9 10 348 0 0 32 9 2 0 1 0 1 534 5 49 3592 20 5
3599 3600 602 280 4 0 434 2 1004 27 0 1 3596 29 9 10 348 0 0 32 9 2 0 1 0 1 534 5 49 3592 20 5
3601 3602 602 280 4 0 435 4 190 0 0 0 38 9 761 278 0 0 39 9 291 349 0 0 41 9 190 0 0 0 43 9 2 0 1 1 2113 3 534 0 536 26 544 1 49 3592 34 5
3603 3604 602 551 4 0 436 6 537 0 0 0 48 9 1005 0 0 0 49 9 303 350 0 0 56 9 291 351 0 0 58 9 291 352 0 0 60 9 291 279 0 0 62 9 2 0 1 0 9 275 7 276 2 278 23 534 8 536 14 538 1 540 0 542 8 544 2 552 3592 44 5
3605 3606 602 553 4 0 435 2 993 0 0 0 69 9 1006 278 0 0 70 9 1 0 1 3607 5 356 0 358 0 359 0 534 0 542 0 252 3592 64 5
3608 3609 3610 554 4 0 435 2 1007 0 0 0 78 9 761 353 0 0 79 9 2 0 4 0 3 402 0 406 0 534 0 49 3592 72 5
3611 3612 602 555 6 4 435 2 761 0 0 0 87 9 292 278 0 0 88 9 1 0 1 3613 6 369 12 371 0 374 5 534 0 540 5 542 0 252 3592 81 5
3614 3615 602 555 6 89 435 1 761 278 0 0 95 9 1 0 0 3 369 5 372 5 534 5 49 3592 90 5
3616 3617 602 556 4 0 435 3 1008 0 0 0 101 9 501 0 0 0 102 9 190 0 0 0 103 9 1 0 0 2 309 0 540 5 232 3592 97 5
3618 3619 602 280 4 0 312 3 1008 354 1 557 0 107 9 303 278 1 49 0 110 9 1009 355 1 49 0 113 9 4 0 2 3 10 0 5 534 26 536 0 540 5 542 5 544 0 558 3592 104 5
3620 3621 3622 559 4 0 437 3 1010 356 0 0 124 9 468 0 0 0 126 9 1010 356 0 0 127 9 1 0 0 2 435 1 534 5 49 3592 116 5
3624 527 568 3625 3626 2 1 1 100 7
3627 3628 602 560 5 0 435 2 761 278 0 1 3629 22 9 1011 357 0 0 25 9 3 0 7 8 1 3630 2 571 0 575 0 561 3626 18 5
3631 3632 3633 560 5 0 312 5 761 278 0 0 33 9 1011 357 0 0 35 9 1012 350 0 0 37 9 1013 358 0 0 39 9 1014 359 0 1 3634 41 9 3 0 7 8 0 3 571 10 573 9 575 3 561 3626 27 5
3635 3636 602 560 5 0 312 4 761 278 0 0 47 9 1014 360 0 0 49 9 1012 350 0 0 51 9 1015 361 0 0 53 9 3 0 7 8 0 3 571 0 573 10 575 0 561 3626 44 5
3637 3638 602 560 5 0 438 5 536 0 0 0 60 9 761 278 0 0 61 9 1014 360 0 0 63 9 266 0 0 1 3639 65 9 291 362 0 0 67 9 4 0 1 7 8 0 3 571 1 573 1 575 1 562 3626 55 5
3640 3641 602 560 5 0 312 3 761 278 0 0 72 9 1012 350 0 0 74 9 1011 363 0 1 3642 76 9 3 0 7 8 0 2 571 1 575 1 561 3626 69 5
3643 3644 602 560 5 0 435 4 1008 0 0 0 83 9 303 278 0 0 84 9 1011 357 0 0 86 9 1016 360 0 0 88 9 3 0 7 8 0 3 571 1 573 2 575 7 563 3626 80 5
3645 3646 602 560 5 0 210 3 536 0 0 0 95 9 266 364 0 0 96 9 1017 365 0 0 98 9 3 0 7 8 0 3 571 1 573 1 575 1 17 3626 90 5
3647 527 3648 3649 3650 2 1 1 554 65
3651 3652 3653 280 4 145 439 1 1018 234 0 1 3655 33 9 1 0 1 3656 1 534 5 49 3650 18 5
3657 3658 3653 280 4 145 439 1 1019 234 0 1 3655 33 9 1 0 1 3656 1 534 5 49 3650 18 5
3659 3660 3653 280 4 145 439 1 1020 234 0 1 3655 33 9 1 0 1 3656 1 534 5 49 3650 18 5
3661 3662 3653 280 4 145 439 1 1021 234 0 1 3655 33 9 1 0 1 3656 1 534 5 49 3650 18 5
3663 3664 3653 280 4 145 439 1 1022 234 0 1 3655 33 9 1 0 1 3656 2 534 5 540 5 383 3650 18 5
3665 3666 3653 280 4 145 439 1 1023 234 0 1 3655 33 9 1 0 1 3656 1 534 5 49 3650 18 5
3667 3668 602 280 6 145 439 1 1024 234 0 0 41 9 1 0 0 1 534 5 49 3650 36 5
3669 3670 602 280 4 145 439 1 1025 366 0 0 47 9 2 0 1 0 1 534 5 49 3650 43 5
3671 3672 3673 280 4 146 440 3 68 0 0 0 58 9 201 0 0 0 59 9 1026 367 0 0 60 9 1 0 0 1 536 1 461 3650 49 5
3675 3676 3677 280 4 145 439 2 1027 0 0 0 72 9 1028 234 0 0 73 9 1 0 0 3 534 0 540 5 542 0 252 3650 66 5
3678 3679 3680 280 4 9 441 3 68 0 0 0 81 9 201 0 0 0 82 9 1029 368 0 0 83 9 1 0 1 3681 3 534 1 536 26 544 1 244 3650 75 5
3682 3683 602 280 4 145 439 1 1030 369 0 0 90 9 2 0 1 1 1438 2 534 5 542 5 252 3650 85 5
3684 3685 602 280 4 9 217 4 216 0 0 0 106 9 553 0 0 0 107 9 300 0 0 1 1683 108 9 7 169 0 0 110 9 1 0 1 3686 3 534 2 540 0 542 2 267 3650 96 5
3687 3688 602 280 4 9 217 4 216 0 0 0 106 9 553 0 0 0 107 9 381 0 0 1 1683 108 9 7 169 0 0 110 9 1 0 1 3686 3 534 2 540 0 542 2 267 3650 96 5
3689 3690 602 280 4 9 217 4 216 0 0 0 106 9 553 0 0 0 107 9 553 0 0 1 1683 108 9 7 169 0 0 110 9 1 0 1 3686 3 534 2 540 0 542 2 267 3650 96 5
3691 3692 602 280 4 9 217 4 216 0 0 0 106 9 553 0 0 0 107 9 190 0 0 1 1683 108 9 7 169 0 0 110 9 1 0 1 3686 3 534 2 540 0 542 2 267 3650 96 5
3693 3694 602 280 4 9 217 4 216 0 0 0 106 9 553 0 0 0 107 9 380 0 0 1 1683 108 9 7 169 0 0 110 9 1 0 1 3686 3 534 2 540 0 542 2 267 3650 96 5
3695 3696 602 280 4 9 217 3 216 0 0 0 115 9 553 0 0 0 116 9 1031 169 0 0 117 9 1 0 0 2 534 1 540 0 232 3650 112 5
3697 3698 602 280 4 9 441 4 68 0 0 0 122 9 553 169 0 0 123 9 553 0 0 0 125 9 14 0 0 0 126 9 1 0 0 3 534 0 536 5 540 1 383 3650 119 5
3699 3700 602 280 4 10 442 4 574 0 0 0 136 9 381 0 0 1 1683 137 9 7 0 0 0 139 9 1032 169 0 0 140 9 1 0 1 3701 2 534 2 536 26 49 3650 127 5
3702 3703 602 280 4 10 442 4 574 0 0 0 136 9 214 0 0 1 1683 137 9 7 0 0 0 139 9 1032 169 0 0 140 9 1 0 1 3701 2 534 2 536 5 49 3650 127 5
3704 3705 602 280 4 10 443 4 574 0 0 0 136 9 259 0 0 1 1683 137 9 7 0 0 0 139 9 1033 370 0 0 140 9 1 0 1 3701 2 534 2 536 4 49 3650 127 5
3707 3708 602 280 6 9 217 3 389 0 0 0 146 9 190 0 0 0 147 9 553 169 0 0 148 9 1 0 0 2 534 1 536 0 49 3650 142 5
3709 3710 602 280 4 9 439 5 216 0 0 0 153 9 1034 0 0 0 154 9 7 234 0 0 155 9 10 371 0 0 157 9 7 0 0 0 159 9 2 0 1 0 5 534 1 536 9 540 0 542 1 544 9 267 3650 150 5
3711 3712 602 280 4 9 217 4 553 169 0 0 163 9 10 173 0 0 165 9 1035 0 0 0 167 9 7 169 0 0 168 9 2 0 1 0 3 534 5 540 1 542 2 267 3650 160 5
3713 3714 1288 280 4 147 444 5 649 0 0 0 183 9 14 12 0 0 184 9 256 0 0 0 186 9 10 63 0 0 187 9 1036 234 0 0 189 9 2 0 1 1 3715 3 534 9 536 5 538 9 564 3650 170 5
3716 3717 1288 280 4 147 445 5 649 0 0 0 183 9 14 12 0 0 184 9 256 0 0 0 186 9 10 63 0 0 187 9 1037 372 0 0 189 9 2 0 1 1 3715 2 534 9 538 9 564 3650 170 5
3719 3720 1288 280 4 147 446 5 649 0 0 0 183 9 14 12 0 0 184 9 256 0 0 0 186 9 10 63 0 0 187 9 1032 169 0 0 189 9 2 0 1 1 3715 3 534 9 536 5 538 9 564 3650 170 5
3721 3722 3723 280 4 9 447 5 1038 373 0 0 197 9 380 0 0 0 199 9 1039 374 0 0 200 9 10 375 0 0 202 9 7 0 0 0 204 9 2 0 1 0 3 534 1 536 9 544 9 396 3650 191 5
3725 3726 3727 280 4 148 448 1 1040 376 0 0 216 9 1 0 0 2 534 5 540 5 49 3650 205 5
3730 3731 602 280 4 149 439 3 1036 234 0 0 222 9 10 371 0 0 224 9 7 0 0 0 226 9 2 0 1 0 3 534 5 536 1 544 1 49 3650 218 5
3732 3733 602 280 4 145 439 1 1041 369 0 0 231 9 2 0 1 0 1 534 5 49 3650 227 5
3734 3735 602 556 4 149 439 4 1042 377 0 1 3736 243 9 259 0 0 0 246 9 7 0 0 0 247 9 259 0 0 0 248 9 2 0 1 1 3737 0 49 3650 237 5
3738 3739 602 556 4 9 217 3 553 169 0 0 253 9 214 378 0 0 255 9 7 0 0 0 257 9 2 0 1 0 1 534 5 49 3650 249 5
3740 3741 602 280 4 9 439 3 1034 234 0 0 261 9 10 371 0 0 263 9 7 0 0 0 265 9 2 0 1 0 3 534 5 536 1 544 1 49 3650 258 5
3742 3743 602 280 4 9 217 5 553 169 0 0 269 9 10 173 0 0 271 9 553 169 0 0 273 9 10 173 0 0 275 9 7 0 0 0 277 9 2 0 1 0 3 534 5 536 9 544 9 49 3650 266 5
3744 3745 602 280 4 150 449 5 172 0 0 0 285 9 1034 234 0 0 286 9 10 371 0 0 288 9 7 0 0 1 3747 290 9 379 104 0 0 292 9 2 0 1 0 3 534 0 536 14 544 2 294 3650 278 5
3748 3749 602 280 4 150 450 5 172 0 0 0 285 9 553 169 0 0 286 9 10 173 0 0 288 9 7 0 0 1 3747 290 9 379 104 0 0 292 9 2 0 1 0 3 534 0 536 14 544 2 294 3650 278 5
3750 3751 602 280 4 10 443 2 574 0 0 0 299 9 1043 370 0 0 300 9 1 0 1 3752 1 534 0 49 3650 294 5
3753 3754 602 280 4 151 451 2 574 0 0 0 307 9 1044 234 0 0 308 9 1 0 1 3755 1 534 0 49 3650 302 5
3756 3757 3758 280 4 145 452 2 68 0 0 0 317 9 1045 379 0 0 318 9 2 0 1 1 1438 1 534 0 17 3650 310 5
3759 3760 602 280 4 9 217 4 190 0 0 0 328 9 381 0 0 0 329 9 7 0 0 0 330 9 553 169 0 0 331 9 1 0 1 3761 2 534 2 536 26 49 3650 324 5
3762 3763 602 280 4 9 217 4 553 169 0 0 337 9 10 173 0 0 339 9 381 0 0 0 341 9 7 0 0 0 342 9 2 0 1 1 3761 3 534 5 536 2 544 2 49 3650 333 5
3764 3765 602 280 4 9 217 3 553 169 0 0 347 9 190 0 0 0 349 9 10 173 0 0 350 9 2 0 1 1 3766 1 534 5 49 3650 343 5
3767 3768 3723 280 4 9 447 3 1038 373 0 0 360 9 380 0 0 0 362 9 7 0 0 0 363 9 2 0 1 1 3769 1 536 1 396 3650 352 5
3770 3771 602 280 6 9 441 5 68 0 0 0 369 9 556 0 0 0 370 9 14 0 0 0 371 9 553 0 0 0 372 9 557 169 0 0 373 9 1 0 1 3772 5 534 9 536 5 538 9 540 2 542 9 565 3650 364 5
3773 3774 602 280 6 9 217 3 216 0 0 0 380 9 553 0 0 0 381 9 559 169 0 0 382 9 1 0 1 2492 3 534 1 540 0 542 1 268 3650 375 5
3775 3776 602 280 4 9 453 3 553 169 0 0 387 9 1034 0 0 0 389 9 291 380 0 0 390 9 2 0 1 0 3 534 5 540 0 542 1 566 3650 384 5
3777 3778 602 280 6 9 439 3 556 0 0 0 397 9 1034 0 0 0 398 9 557 234 0 0 399 9 1 0 0 3 534 1 540 0 542 1 567 3650 392 5
3779 3780 602 280 4 10 443 4 574 0 0 0 405 9 216 0 0 0 406 9 1046 0 0 0 407 9 562 370 0 0 408 9 1 0 0 3 534 2 540 1 542 2 252 3650 401 5
3781 3782 602 280 4 9 441 6 68 0 0 0 413 9 553 169 0 0 414 9 10 173 0 0 416 9 14 12 0 0 418 9 553 0 0 0 420 9 291 227 0 0 421 9 2 0 1 0 4 534 0 536 5 540 9 542 16 364 3650 410 5
3783 3784 3785 280 4 152 454 6 1047 0 0 0 430 9 216 0 0 0 431 9 561 0 0 0 432 9 1048 234 0 0 433 9 10 371 0 0 435 9 7 0 0 0 437 9 2 0 1 0 4 534 2 536 15 538 2 544 16 569 3650 423 5
3788 3789 3790 280 4 79 455 3 1049 0 0 0 446 9 258 0 0 0 447 9 1050 370 0 0 448 9 1 0 0 1 534 1 142 3650 438 5
3791 3792 3758 280 4 149 452 2 68 0 0 0 456 9 1051 381 0 0 457 9 2 0 1 0 2 534 0 542 0 364 3650 450 5
3793 3794 602 280 4 153 439 1 1052 234 0 0 466 9 1 0 0 2 534 5 542 5 252 3650 462 5
3795 3796 602 280 4 154 217 1 1053 169 0 0 472 9 1 0 0 2 534 5 542 5 252 3650 468 5
3797 3798 602 280 4 155 441 2 68 0 0 0 478 9 1054 169 0 0 479 9 1 0 0 2 534 0 542 0 571 3650 474 5
3799 3800 602 280 4 154 217 3 216 0 0 0 485 9 553 0 0 0 486 9 1055 169 0 0 487 9 1 0 0 3 534 1 540 0 542 1 252 3650 481 5
3801 3802 602 572 6 9 217 4 216 0 0 0 494 52 553 0 0 0 498 9 389 0 0 0 499 9 559 169 0 0 500 9 1 0 0 5 510 2 516 7 534 2 540 0 542 2 232 3650 489 5
3803 3804 602 572 6 9 217 4 556 0 0 0 495 51 553 0 0 0 498 9 389 0 0 0 499 9 557 169 0 0 500 9 1 0 0 5 510 2 516 7 534 2 540 0 542 2 270 3650 489 5
3805 3806 602 280 4 9 441 5 68 0 0 0 505 9 14 12 0 0 506 9 553 0 0 0 508 9 190 0 0 0 509 9 291 227 0 0 510 9 2 0 1 0 4 534 9 536 5 540 1 542 9 364 3650 502 5
3807 3808 602 280 4 79 442 5 574 0 0 0 516 9 258 0 0 0 517 9 216 0 0 0 518 9 553 0 0 0 519 9 7 169 0 0 520 9 1 0 0 4 534 9 536 5 540 2 542 9 573 3650 512 5
3809 3810 602 280 4 150 450 4 172 0 0 0 526 9 553 169 0 0 527 9 379 0 0 0 529 9 7 0 0 0 530 9 1 0 0 2 534 0 536 5 574 3650 522 5
3811 3812 3813 280 4 9 456 2 1056 0 0 0 539 9 1057 382 0 0 540 9 2 0 1 0 2 536 0 540 5 232 3650 531 5
3814 3815 3723 280 4 9 457 4 1058 0 0 0 549 9 1059 383 0 0 550 9 568 0 0 0 552 9 7 0 0 0 553 9 2 0 1 0 2 536 2 540 5 459 3650 542 5
3817 527 3818 3819 3820 2 1 1 238 27
3821 3822 602 228 4 0 458 3 190 0 0 0 28 9 1004 27 0 0 29 9 572 0 0 0 31 9 3 0 7 8 0 2 557 0 559 1 280 3820 18 5
3823 3824 602 228 4 0 432 3 190 0 0 0 28 9 1004 27 0 0 29 9 572 0 0 0 31 9 3 0 7 8 0 2 557 0 559 1 280 3820 18 5
3825 3826 602 228 4 0 433 3 190 0 0 0 28 9 1004 27 0 0 29 9 572 0 0 0 31 9 3 0 7 8 0 2 557 0 559 1 280 3820 18 5
3827 3828 602 228 4 0 434 3 190 0 0 0 28 9 1004 27 0 0 29 9 572 0 0 0 31 9 3 0 7 8 0 2 557 0 559 1 280 3820 18 5
3829 3830 602 228 4 0 435 2 761 278 0 0 36 9 572 0 0 0 38 9 3 0 7 8 1 3831 2 557 5 559 0 280 3820 32 5
3832 3833 602 228 4 0 459 3 1060 0 0 0 49 9 1061 384 0 0 50 9 572 385 0 0 52 9 3 0 7 8 0 1 561 4 17 3820 39 5
3837 3838 602 228 4 0 460 3 1060 0 0 0 49 9 1061 384 0 0 50 9 572 385 0 0 52 9 3 0 7 8 0 1 561 4 17 3820 39 5
3839 3840 602 228 4 0 461 3 1060 0 0 0 49 9 1061 384 0 0 50 9 572 385 0 0 52 9 3 0 7 8 0 1 561 4 17 3820 39 5
3841 3842 602 228 4 0 462 3 1060 0 0 0 49 9 1061 384 0 0 50 9 572 385 0 0 52 9 3 0 7 8 0 1 561 4 17 3820 39 5
3843 3844 602 228 4 0 210 3 536 0 0 0 57 9 266 364 0 0 58 9 572 365 0 0 60 9 3 0 7 8 1 3845 1 561 4 17 3820 54 5
3846 3847 3848 228 4 0 463 4 1062 0 0 0 71 9 266 364 0 0 72 9 576 0 0 0 74 9 383 386 0 0 75 9 3 0 7 8 0 1 561 10 189 3820 63 5
3850 3851 602 228 4 0 210 3 536 0 0 0 83 9 266 364 0 0 84 9 1063 0 0 1 2904 86 9 3 0 7 8 0 1 561 4 17 3820 80 5
3852 3853 602 228 4 0 464 3 761 278 0 0 93 9 1064 387 0 0 95 9 572 0 0 0 97 9 3 0 7 8 0 2 557 12 559 1 280 3820 88 5
3855 3856 602 228 4 0 435 4 190 0 0 0 101 9 1008 0 0 0 102 9 303 278 0 0 103 9 572 0 0 0 105 9 3 0 7 8 0 2 557 1 559 2 577 3820 98 5
3857 3858 602 228 4 0 210 4 536 0 0 0 109 9 543 0 0 0 110 9 303 364 0 0 111 9 572 365 0 0 113 9 3 0 7 8 1 3859 1 561 7 244 3820 106 5
3860 3861 602 228 4 0 438 5 536 0 0 0 119 9 761 278 0 0 120 9 383 0 0 0 122 9 1065 364 0 0 123 9 572 365 0 0 125 9 3 0 7 8 0 3 557 0 559 1 561 19 276 3820 116 5
3862 3863 602 228 4 0 438 4 536 0 0 0 130 9 761 278 0 0 131 9 266 0 0 1 3864 133 9 291 364 0 0 135 9 3 0 7 8 0 2 557 0 561 2 263 3820 127 5
3865 3866 602 228 4 0 438 4 536 0 0 0 140 9 1066 0 0 0 141 9 303 278 0 0 142 9 291 364 0 0 144 9 3 0 7 8 0 2 557 1 561 2 578 3820 137 5
3867 3868 602 228 4 0 438 5 536 0 0 0 149 9 266 364 0 0 150 9 761 0 0 0 152 9 291 278 0 0 153 9 572 0 0 0 155 9 3 0 7 8 0 3 557 2 559 9 561 0 579 3820 146 5
3869 3870 602 228 4 1 435 2 761 388 0 0 160 9 7 0 0 0 162 9 3 0 7 8 1 3871 0 49 3820 156 5
3872 3873 3874 228 4 0 210 3 536 0 0 0 170 9 266 364 0 0 171 9 1067 389 0 0 173 9 3 0 7 8 1 3104 1 561 4 17 3820 164 5
3875 3876 3874 228 4 0 210 3 536 0 0 0 184 9 266 364 0 0 185 9 1068 389 0 0 187 9 3 0 7 8 1 3877 1 561 4 17 3820 178 5
3878 3879 602 228 4 0 210 2 1069 0 0 0 195 9 266 364 0 0 196 9 3 0 7 8 0 1 561 0 17 3820 192 5
3880 3881 3882 228 4 0 210 4 536 0 0 0 203 9 266 364 0 0 204 9 380 0 0 0 206 9 568 0 0 0 207 9 3 0 7 8 0 1 561 4 17 3820 198 5
3883 3884 602 228 4 156 210 3 536 0 0 0 212 9 266 0 0 0 213 9 1070 364 0 0 214 9 3 0 7 8 0 1 561 1 238 3820 208 5
3885 3886 602 228 4 97 465 4 786 0 0 0 222 9 1071 0 0 0 223 9 259 390 0 0 224 9 572 391 0 0 226 9 3 0 7 8 0 1 561 7 81 3820 216 5
3887 3888 602 228 4 157 211 3 537 0 0 0 234 9 759 0 0 0 235 9 266 364 0 0 236 9 3 0 7 8 0 1 561 1 580 3820 228 5
3889 578 3890 3891 3892 2 1 1 227 24
3893 3894 602 581 5 0 466 2 1072 0 0 0 32 9 14 392 0 0 33 9 1 0 1 637 1 585 0 17 3892 23 5
3905 3906 602 581 5 0 467 2 1073 0 0 0 43 9 359 393 0 0 44 9 1 0 1 3908 0 17 3892 39 5
3909 3910 3911 581 5 0 468 2 1072 0 0 0 65 9 14 394 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3914 3915 3911 581 5 0 469 2 1072 0 0 0 65 9 14 395 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3917 3918 3911 581 5 0 470 2 1072 0 0 0 65 9 14 396 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3920 3921 3911 581 5 0 471 2 1072 0 0 0 65 9 14 397 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3923 3924 3911 581 5 0 472 2 1072 0 0 0 65 9 14 398 0 0 66 9 1 0 0 1 585 0 17 3892 47 5
3925 3926 3911 581 5 0 473 2 1072 0 0 0 65 9 14 399 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3928 3929 3911 581 5 0 474 2 1072 0 0 0 65 9 14 400 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3931 3932 3911 581 5 0 475 2 1072 0 0 0 65 9 14 401 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3934 3935 3911 581 5 0 476 2 1072 0 0 0 65 9 14 402 0 0 66 9 1 0 0 2 585 0 587 0 17 3892 47 5
3937 3938 602 581 5 0 477 2 1072 0 0 0 77 9 14 403 0 0 78 9 1 0 0 1 585 0 17 3892 69 5
3947 3948 602 581 5 0 478 2 1072 0 0 0 96 9 14 404 0 0 97 9 1 0 0 1 585 0 17 3892 84 5
4000 4001 602 581 5 0 479 4 1074 0 0 0 110 9 14 405 0 0 111 9 1075 406 0 0 113 9 1076 393 0 0 115 9 1 0 0 2 585 0 589 7 17 3892 107 5
4005 4006 602 581 5 0 480 3 606 0 0 0 122 9 201 0 0 0 123 9 303 405 0 0 124 9 1 0 1 4007 1 585 1 244 3892 118 5
4008 4009 602 581 5 0 481 4 1077 0 0 0 130 9 38 406 0 0 131 9 615 0 0 0 133 9 291 405 0 0 134 9 1 0 0 2 585 10 589 2 408 3892 127 5
4010 4011 602 581 5 158 481 3 1077 0 0 0 142 9 38 0 0 1 4012 143 9 615 405 0 0 145 9 1 0 1 4013 2 585 1 589 1 214 3892 137 5
4014 4015 602 581 5 88 480 3 606 0 0 0 152 9 14 0 0 0 153 9 685 405 0 0 154 9 1 0 0 1 585 1 238 3892 148 5
4016 4017 602 581 5 0 482 1 68 407 0 0 162 9 1 0 0 1 585 5 60 3892 157 5
4019 4020 602 581 5 0 483 2 68 0 0 0 175 9 7 407 0 0 176 9 1 0 0 1 585 0 130 3892 165 5
4021 4022 602 581 5 159 484 2 1078 0 0 0 185 9 261 408 0 0 186 9 1 0 0 1 585 0 294 3892 179 5
4024 4025 3874 581 5 0 480 3 606 0 0 0 195 9 14 405 0 0 196 9 1079 409 0 0 198 9 1 0 1 3104 1 585 4 17 3892 189 5
4026 4027 3874 581 5 0 480 3 606 0 0 0 210 9 14 405 0 0 211 9 1080 409 0 0 213 9 1 0 1 3877 1 585 4 17 3892 204 5
4028 4029 602 581 5 0 481 4 1077 0 0 0 221 9 523 0 0 0 222 9 303 406 0 0 223 9 291 405 0 0 225 9 1 0 0 2 585 1 589 7 245 3892 218 5
4030 578 4031 4032 4033 2 1 1 56 15
4034 4035 602 581 5 0 485 2 1072 0 0 0 29 9 14 410 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4037 4038 602 581 5 0 486 2 1072 0 0 0 29 9 14 411 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4040 4041 602 581 5 0 487 2 1072 0 0 0 29 9 14 412 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4043 4044 602 581 5 0 488 2 1072 0 0 0 29 9 14 413 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4046 4047 602 581 5 0 489 2 1072 0 0 0 29 9 14 414 0 0 30 9 1 0 0 1 585 0 17 4033 10 5
4049 4050 602 581 5 0 490 2 1072 0 0 0 29 9 14 415 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4052 4053 602 581 5 0 491 2 1072 0 0 0 29 9 14 416 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4055 4056 602 581 5 0 492 2 1072 0 0 0 29 9 14 417 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4058 4059 602 581 5 0 493 2 1072 0 0 0 29 9 14 418 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4061 4062 602 581 5 0 494 2 1072 0 0 0 29 9 14 419 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4064 4065 602 581 5 0 495 2 1072 0 0 0 29 9 14 420 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4067 4068 602 581 5 0 496 2 1072 0 0 0 29 9 14 421 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4070 4071 602 581 5 0 497 2 1072 0 0 0 29 9 14 422 0 0 30 9 1 0 0 2 585 0 587 0 17 4033 10 5
4073 4074 602 581 5 0 498 2 1072 0 0 0 41 9 14 423 0 0 42 9 1 0 0 1 585 0 17 4033 33 5
4078 4079 602 581 5 0 499 2 1072 0 0 0 53 9 14 424 0 0 54 9 1 0 0 1 585 0 17 4033 48 5
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
{"id":"open.put-off-order","title":"Several messages that the host puts off","question":"If the host puts several messages off at one opportunity, in which order are they on the stack then?","about":"An engine that goes on to the message below may first ask about all of them and then put them back as they were.\nIf it puts each message on top as soon as the host has put it off, the one that was asked about last is on top.","layer":"presenter","rules":["reenqueue.on-top","reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message that goes back on top of the stack. It does not say which of several is on top."},
{"document":"ko","says":"silent","text":"Puts a message that goes back on top of the stack. It does not say which of several is on top."},
{"document":"de","says":"silent","text":"Returns a message to the stack. It does not consider several at one opportunity."},
{"document":"en","says":"silent","text":"Returns a message to the stack. It does not consider several at one opportunity."},
{"document":"ja","says":"silent","text":"Returns a message to the stack. It does not consider several at one opportunity."}],"answers":[{"id":"old-order","text":"They keep their order: the newest is on top."},
{"id":"as-returned","text":"Each goes on top as it is put off: the one that the host was asked about last is on top."}],"default":"old-order","probes":[],"moot":[{"answers":{"open.next-after-choice":"waits"},"reason":"Only one message is offered at an opportunity."}],"at":["Specs/questions.yaml",1333,5]},
{"id":"open.next-after-loading","title":"The next message after one that is still loading","question":"If the asset of an offered message is still loading, is the message below it offered at the same opportunity?","about":"Either the message that waits for its asset uses up the opportunity, or the opportunity goes to the message\nbelow.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"ko","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"de","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"en","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."},
{"document":"ja","says":"silent","text":"Speaks of one message for each opportunity, and of a message that is *ready to be displayed*. It does not consider that the newest may not be ready yet."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[],"moot":[{"answers":{"open.loading-holds-up":"holds-up"},"reason":"No older message is offered while a newer one loads."}],"at":["Specs/questions.yaml",1369,5]},
{"id":"open.next-at-times","title":"The next message under conditions","question":"If an offered message is not displayed, is the next one always treated the same way, or only under conditions of the engine's own?","about":"An engine may go on to the next message after a trigger event but not after a session start, or while the screen\nis empty but not while another message is visible. No probe asks this question, because such conditions are\nunlimited.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"ko","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"de","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"en","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."},
{"document":"ja","says":"silent","text":"Speaks of one message for each opportunity, and not of what happens to the others if it is not displayed."}],"answers":[{"id":"alike","text":"The next message is always offered, or never."},
{"id":"at-times","text":"The next message is offered at some times and not at others."}],"default":"alike","probes":[],"moot":[],"at":["Specs/questions.yaml",1411,5]},
{"id":"open.rate-limit-kept","title":"Held back by the interval","question":"Is a message lost if its trigger event falls within the interval, or does it wait on the stack?","about":"If the message is lost, the user never sees it unless the event occurs again. If it waits, it appears at a later\nopportunity, perhaps out of context.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"ko","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"de","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"en","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."},
{"document":"ja","says":"silent","text":"Limits how often messages appear and does not say what happens to one that comes too early. That is not among the reasons to go back or to be discarded."}],"answers":[{"id":"lost","text":"The message does not reach the stack."},
{"id":"waits","text":"The message goes on the stack and waits there for an opportunity."}],"default":"lost","probes":[{"script":{"id":"open.rate-limit-kept/within-the-interval","title":"A message is triggered within the interval, and the app is opened from a push notification after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",1493,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1494,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1495,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1496,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1486,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"displayed","message":"before"}],[],[]]},{"answer":"waits","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"limited"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1447,5]},
{"id":"open.rate-limit-ready","title":"Ready within the interval","question":"Is a message lost if it was triggered outside the interval and becomes ready within it, or does it wait on the stack?","about":"Another message may be displayed while the asset of the first one loads. The interval that begins then was\nnot running at the trigger, so an engine may treat this message differently from one that is triggered too\nearly.","layer":"core","rules":["rate-limit.default","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"ko","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"de","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"en","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."},
{"document":"ja","says":"silent","text":"Limits how often messages appear, and does not say what happens to one that becomes ready too early."}],"answers":[{"id":"lost","text":"The message is not displayed, and does not wait."},
{"id":"waits","text":"The message goes on the stack and waits there for an opportunity."}],"default":"lost","probes":[{"script":{"id":"open.rate-limit-ready/ready-too-early","title":"Another message is displayed while the image of a message loads, the image arrives within the interval, and the app is opened from a push notification after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"quick","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","quick"]}],"at":["Specs/questions.yaml",1547,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1548,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",1549,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1550,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1538,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"displayed","message":"quick"}],[],[]]},{"answer":"waits","steps":[[{"saw":"displayed","message":"quick"}],[],[{"saw":"displayed","message":"slow"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"trigger"},"reason":"The interval counts from the trigger, and let the message pass then."}],"at":["Specs/questions.yaml",1503,5]},
{"id":"open.rate-limit-order","title":"The interval and the other conditions","question":"What happens to a message that is triggered or presented within the interval and could not be displayed anyway?","about":"An engine that checks the interval when an event occurs goes no further. An engine that checks it before a\ndisplay has already put the message back or discarded it. The same applies to a message whose asset arrives\nwithin the interval: one that does not fit may be discarded then, or when it is offered.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ko","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"de","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"en","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ja","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."}],"answers":[{"id":"interval-first","text":"The interval holds the message back, and the engine checks no other condition."},
{"id":"conditions-first","text":"A message is put back or discarded within the interval as at any other time."}],"default":"interval-first","probes":[{"script":{"id":"open.rate-limit-order/turned-away","title":"A message that does not fit the device is triggered within the interval, and fits after it","about":"If the message is displayed, the interval kept it from being discarded and let it wait.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","turned"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1597,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"rotate","to":"landscape"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1598,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1588,9]},"outcomes":[{"answer":"interval-first","steps":[[{"saw":"displayed","message":"turned"}]]}]},
{"script":{"id":"open.rate-limit-order/behind-another","title":"A message is triggered within the interval while another is visible","about":"An engine that displays the message in the end has put it back, because the first probe identifies an engine\nthat lets it wait for the interval.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"behind","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","behind","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1613,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1614,13]},{"do":[{"do":"advance","by":70000},{"do":"dismiss"},{"do":"advance","by":70000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1615,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":70000},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",1616,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1602,9]},"outcomes":[{"answer":"conditions-first","steps":[[{"saw":"displayed","message":"behind"}],[{"saw":"displayed","message":"last"}]]},{"answer":"interval-first","steps":[[],[{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1557,5]},
{"id":"open.rate-limit-failed","title":"A failed asset within the interval","question":"Is a message discarded if it is triggered or presented within the interval and its asset is known to have failed?","about":"An engine that checks the interval first may still know at the trigger that the message can never be displayed.\nThe other conditions may change before the interval ends; this one hardly ever does.","layer":"core","rules":["rate-limit.default","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ko","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"de","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"en","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."},
{"document":"ja","says":"silent","text":"Limits how often messages appear, and does not say when or in which order that is checked."}],"answers":[{"id":"held-back","text":"The interval holds it back like any other message."},
{"id":"discarded","text":"It is discarded when it is triggered."}],"default":"held-back","probes":[],"moot":[{"answers":{"open.rate-limit-order":"conditions-first"},"reason":"A condition that discards a message does so within the interval as well."}],"at":["Specs/questions.yaml",1623,5]},
{"id":"open.rate-limit-late","title":"Too late or failed within the interval","question":"If the asset of a message arrives within the interval, but after the message's timeout, or fails within the interval, is the message discarded, or held back?","about":"Both the interval and the other reason keep the message off the screen. An engine that looks at the other reason\nfirst reports a discard; an engine that looks at the interval first treats the message like any other that is\nready too early.","layer":"core","rules":["rate-limit.default","discard.timeout","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"ko","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"de","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"en","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."},
{"document":"ja","says":"silent","text":"Names a timeout and a failed asset among the reasons to discard a message, does not name the interval among any reasons, and does not say which comes first."}],"answers":[{"id":"discarded","text":"It is discarded."},
{"id":"held-back","text":"The interval holds it back like any other message."}],"default":"discarded","probes":[],"moot":[{"answers":{"open.rate-limit-order":"conditions-first"},"reason":"A condition that discards a message does so within the interval as well."},
{"answers":{"open.rate-limit-base":"trigger","open.rate-limit-loading":"when-offered"},"reason":"The interval does not hold back a message that becomes ready."}],"at":["Specs/questions.yaml",1657,5]},
{"id":"open.rate-limit-event","title":"An event within the interval","question":"If the interval holds back the message that an event triggers, is the event an opportunity for the waiting messages?","about":"A trigger event is an opportunity. If the interval holds back its message, the event may count for nothing, or\nit may be an opportunity for messages that were put back before.","layer":"core","rules":["rate-limit.default","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"ko","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"de","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"en","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."},
{"document":"ja","says":"silent","text":"Calls a trigger event an opportunity, limits messages to one in each interval, and does not say which of the two counts here."}],"answers":[{"id":"unused","text":"The event offers nothing."},
{"id":"used","text":"The event offers the newest message that is already waiting."}],"default":"unused","probes":[],"moot":[],"at":["Specs/questions.yaml",1704,5]},
{"id":"open.rate-limit-loading","title":"Held back while an asset loads","question":"When does a message that the interval holds back start to wait for its asset: when it is triggered, or when it is offered?","about":"If the message waits for its asset from the start, it appears by itself once the asset has arrived and the\ninterval has ended.","layer":"presenter","rules":["delivery.late-assets","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"ko","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"de","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"en","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."},
{"document":"ja","says":"silent","text":"Limits messages to one in each interval, and does not say what happens to one that comes too early."}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on and is displayed when the asset arrives, unless the interval is still running."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.rate-limit-kept":"lost","open.rate-limit-local":"exempt"},"reason":"A message that the interval holds back waits for nothing."}],"at":["Specs/questions.yaml",1745,5]},
{"id":"open.rate-limit-base","title":"The start of the interval","question":"Does the interval count from the last trigger, the last display, or the last dismissal?","about":"The trigger and the display are far apart if a message waits a long time for its assets. If the interval counts\nfrom the trigger, a second message can follow the first at once. If it counts from the dismissal, even a message\nthat the user looked at for a minute keeps the next one away. If it counts from the display or the dismissal, it\nalso holds back a message that becomes ready within it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."},
{"document":"ko","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."},
{"document":"de","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."},
{"document":"en","says":"silent","text":"Speaks of an interval between triggers in the heading, between messages in the sentences, and of a trigger interval in the note on the sample app."},
{"document":"ja","says":"silent","text":"Speaks of an interval between triggers in the heading, and between messages in the sentences."}],"answers":[{"id":"trigger","text":"The interval begins when a message is triggered."},
{"id":"display","text":"The interval begins when a message is displayed."},
{"id":"dismissal","text":"The interval begins when a message is displayed, and again when it is dismissed."}],"default":"trigger","probes":[{"script":{"id":"open.rate-limit-base/slow-asset","title":"A message appears long after its trigger, and others are triggered between the possible ends of the interval","about":"The first message is triggered at once, displayed after 20 s, when its image arrives, and dismissed after 35\ns. The interval therefore ends after 30 s, 50 s, or 65 s. Other messages are triggered after 40 s and 55 s.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","next","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1826,13]},{"do":[{"do":"advance","by":35000}],"at":["Specs/questions.yaml",1827,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1828,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":15000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1829,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1814,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"next"}],[]]},{"answer":"display","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"last"}],[{"saw":"displayed","message":"next"}]]}]]},{"answer":"dismissal","steps":[[{"saw":"displayed","message":"slow"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1780,5]},
{"id":"open.rate-limit-waiting","title":"A trigger whose message went back","question":"Does a trigger start the interval if its message went back on the stack without being displayed?","about":"An event in the background triggers a message that nobody sees. If it starts the interval all the same, the next\nevent in the foreground displays nothing, although the user has not seen a message.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ko","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"de","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"en","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ja","says":"silent","text":"Does not connect the interval with the stack."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever happens to its message."},
{"id":"does-not-start","text":"A message that goes back on the stack does not start the interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-waiting/put-off","title":"The host puts a triggered message off, and another is triggered within the interval","about":"The device is rotated so that the waiting message no longer fits and cannot appear by itself later.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"waiting":"reenqueue"}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","next","last"]}],"at":["Specs/questions.yaml",1883,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1884,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1885,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1886,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1873,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."}],"at":["Specs/questions.yaml",1839,5]},
{"id":"open.rate-limit-discarded","title":"A trigger whose message was discarded","question":"Does a trigger start the interval if its message was discarded?","about":"As with a message that went back, the user has seen nothing. If a discarded message starts the interval, a\ncampaign with a broken image silences the campaign after it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ko","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"de","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"en","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ja","says":"silent","text":"Does not connect the interval with discarding."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever happens to its message."},
{"id":"does-not-start","text":"A discarded message does not start the interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-discarded/discarded-by-the-host","title":"The host discards a triggered message, and another is triggered within the interval","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"discarded":"discard"}},"assets":{}},"messages":[{"name":"discarded","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["discarded","next","last"]}],"at":["Specs/questions.yaml",1936,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1937,13]},{"do":[{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1938,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1939,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1928,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."}],"at":["Specs/questions.yaml",1894,5]},
{"id":"open.rate-limit-presenter","title":"A trigger without a presenter","question":"Does a trigger start the interval if no presenter is assigned?","about":"Apps often assign the presenter a moment after the start. If a trigger before that starts the interval, a\nmessage that could not be displayed holds back the first message that could.","layer":"core","rules":["rate-limit.default","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"ko","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whether or not there is a presenter to display its message."},
{"id":"does-not-start","text":"A message that is triggered without a presenter does not start the interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-presenter/assigned-within-the-interval","title":"A message is triggered without a presenter, and another one after a presenter is assigned","about":"The host discards the first message, so that it cannot get in the way if the engine kept it.","rules":[],"profiles":["swift"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{"early":"discard"}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","next","last"]}],"at":["Specs/questions.yaml",1986,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1987,13]},{"do":[{"do":"assign_presenter"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1988,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1989,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1976,9]},"outcomes":[{"answer":"starts","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval starts with a display, so a message that is not displayed cannot start it."}],"at":["Specs/questions.yaml",1947,5]},
{"id":"open.rate-limit-stack","title":"A message from the stack and the interval","question":"Does the interval hold back a message from the stack?","about":"If the interval applies to triggers only, a message from the stack can follow another within a second. If it\napplies to all messages, the opportunity passes and the message keeps waiting.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."}],"answers":[{"id":"exempt","text":"The interval does not hold back messages from the stack."},
{"id":"held-back","text":"A message from the stack also waits for the interval to end."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-stack/offered-within-the-interval","title":"A waiting message is offered within the interval, and again after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",2043,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2044,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",2045,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2046,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":40000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2047,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2036,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1997,5]},
{"id":"open.rate-limit-stack-display","title":"The display of a message from the stack","question":"Does the display of a message from the stack start the interval?","about":"Whether the interval holds such a message back is one question; whether its display holds back the next message\nis another. An engine may count every display, whatever led to it, or only triggers.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading suggests that it does not, \"between messages\" below that it does."}],"answers":[{"id":"does-not-start","text":"The display of a message from the stack does not start the interval."},
{"id":"starts","text":"The display of a message from the stack starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-stack-display/triggered-after-it","title":"A waiting message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",2101,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",2102,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2103,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2104,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",2105,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2093,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"waiting"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2054,5]},
{"id":"open.rate-limit-request","title":"A message that the host asks for","question":"Does the interval hold back a message that the host app asks for?","about":"The host wants the message on top of the stack now. But the limit exists for the user, who does not know why a\nmessage appears.","layer":"core","rules":["rate-limit.default","manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack at other times, and does not mention the interval."},
{"document":"en","says":"silent","text":"Provides a call that displays the message on top of the stack at other times, and does not mention the interval."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack at other times, and does not mention the interval."}],"answers":[{"id":"exempt","text":"A message that the host asks for is displayed within the interval, too."},
{"id":"held-back","text":"A request within the interval displays nothing, and the message keeps waiting."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-request/asked-within-the-interval","title":"The host asks for the waiting message within the interval, and again after it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",2152,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2153,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",2154,13]},{"do":[{"do":"advance","by":10000},{"do":"display_next"}],"at":["Specs/questions.yaml",2155,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"display_next"}],"at":["Specs/questions.yaml",2156,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2145,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2113,5]},
{"id":"open.rate-limit-local","title":"Local messages and the interval","question":"Does the interval hold back a local message?","about":"The app explicitly asks for a local message and expects to see it. But the limit exists for the user, who does\nnot know where a message comes from.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ko","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"de","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"en","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ja","says":"silent","text":"Does not mention the interval in the section on local messages."}],"answers":[{"id":"exempt","text":"The interval does not hold back local messages."},
{"id":"held-back","text":"A local message waits on the stack while the interval runs."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-local/presented-within-the-interval","title":"A local message is presented within the interval, and the app is opened from a push notification after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",2200,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2201,13]},{"do":[{"do":"advance","by":10000},{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",2202,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2203,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2192,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"early"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"early"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2163,5]},
{"id":"open.rate-limit-local-display","title":"The display of a local message","question":"Does the display of a local message start the interval?","about":"A message that the app itself creates may or may not count as one of the messages that the interval separates.\nAn engine that counts every display holds back a campaign that is triggered soon after.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ko","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"de","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"en","says":"silent","text":"Does not mention the interval in the section on local messages."},
{"document":"ja","says":"silent","text":"Does not mention the interval in the section on local messages."}],"answers":[{"id":"does-not-start","text":"The display of a local message does not start the interval."},
{"id":"starts","text":"The display of a local message starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-local-display/triggered-after-it","title":"A local message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",2247,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",2248,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2249,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",2250,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2239,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"own"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2210,5]},
{"id":"open.rate-limit-edge","title":"Exactly the interval","question":"Is a message displayed if exactly the interval has passed?","about":"No user notices a millisecond, but a test that advances a virtual clock by exactly 30 seconds does. (An interval\nof 0 switches the limit off under every reading.)","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"ko","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"de","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"en","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."},
{"document":"ja","says":"implied","text":"Calls the value a minimum time, which is reached when exactly that time has passed."}],"answers":[{"id":"enough","text":"Exactly the interval is enough."},
{"id":"not-enough","text":"More than the interval has to pass."}],"default":"enough","probes":[{"script":{"id":"open.rate-limit-edge/exactly-the-interval","title":"A message is triggered when exactly the interval has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2294,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2295,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":30000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2296,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2287,9]},"outcomes":[{"answer":"enough","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"next"}]]},{"answer":"not-enough","steps":[[{"saw":"displayed","message":"before"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2258,5]},
{"id":"open.relaunch-rate-limit","title":"The interval across a relaunch","question":"Does the interval continue if the app is relaunched?","about":"If the interval is forgotten, a user who closes and reopens the app can see two messages within seconds.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"ko","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"de","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"en","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."},
{"document":"ja","says":"silent","text":"Empties the stack at a launch from suspension, and does not mention the interval there."}],"answers":[{"id":"forgotten","text":"After a relaunch, nothing holds back the first trigger."},
{"id":"kept","text":"The time of the last message survives the relaunch."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-rate-limit/soon-after-a-relaunch","title":"The app is relaunched within the interval, and a message is triggered soon after","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2338,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"},{"do":"advance","by":10000}],"at":["Specs/questions.yaml",2339,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2340,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2341,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2331,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"next"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2303,5]},
{"id":"open.failed-or-back","title":"A failed asset at a bad moment","question":"If a message whose asset failed could not be displayed anyway, is it discarded at once, or does it go back first?","about":"In the background, behind another message, or under the keyboard, the message cannot be displayed anyway. If it\ngoes back, its asset may be available by its next offer; if it is discarded, the user never sees it.","layer":"presenter","rules":["discard.asset-failed","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.failed-or-back/failed-behind-visible","title":"A message whose image failed is triggered behind a visible one, and its image becomes available later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2386,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2387,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2388,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2389,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2390,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2378,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"failed"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2348,5]},
{"id":"open.late-or-back","title":"Too late at a bad moment","question":"If a message past its timeout could not be displayed anyway, is it discarded at once, or does it go back first?","about":"Its time is over either way, so the screen differs only for the messages below: a message that waits only to be\ndiscarded uses up an opportunity.","layer":"presenter","rules":["discard.timeout","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.late-or-back/late-behind-visible","title":"The image of a message arrives too late, and behind a visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible","other"]}],"at":["Specs/questions.yaml",2442,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2443,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2444,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2445,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2446,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2447,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2434,9]},"outcomes":[{"answer":"goes-back","steps":[[],[],[{"saw":"discarded","message":"late"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"discarded","message":"late"}],[],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.late-or-back/late-on-the-stack","title":"A message waits for longer than its timeout, and an opportunity comes while another message is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible"]}],"at":["Specs/questions.yaml",2460,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2461,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2462,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2453,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]},
{"script":{"id":"open.late-or-back/late-in-the-background","title":"A message waits for longer than its timeout, and an opportunity comes in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2474,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2475,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2476,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2468,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once","open.timeout-on-stack":"does-not-count"},"reason":"A message is discarded as soon as its timeout has passed."},
{"answers":{"open.opportunity-behind-visible":"left-alone","open.opportunity-in-background":"left-alone","open.timeout-loading":"at-once"},"reason":"A message is not offered at a moment at which it would go back."}],"at":["Specs/questions.yaml",2397,5]},
{"id":"open.turned-or-back","title":"The wrong orientation at a bad moment","question":"If a message made for the other orientation could not be displayed anyway, is it discarded at once, or does it go back first?","about":"If it goes back, the device may have been rotated by its next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.turned-or-back/turned-behind-visible","title":"A message for landscape is triggered in portrait, behind a visible one, and the device is rotated","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","turned","other"]}],"at":["Specs/questions.yaml",2520,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2521,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2522,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2523,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2512,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2483,5]},
{"id":"open.imageless-or-back","title":"A missing image at a bad moment","question":"If a message that lacks the image it needs could not be displayed anyway, is it discarded at once, or does it go back first?","about":"The message can never be displayed, so the user sees a difference only for the messages below: a message that\nwaits only to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.full-without-image","reenqueue.other-visible"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and the reasons to be discarded in two sections, and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; the reason to discard it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.imageless-or-back/imageless-behind-visible","title":"A full message without an image is triggered behind a visible one","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"imageless","message":{"type":"full","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","imageless","other"]}],"at":["Specs/questions.yaml",2565,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2566,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2567,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2568,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2569,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2557,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"discarded","message":"imageless"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"imageless"}],[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2530,5]},
{"id":"open.unfit-at-trigger","title":"A message that does not fit, at its trigger","question":"If a triggered message goes back, does the engine check whether it fits at the trigger, or only when it is offered again?","about":"The answer matters for a message that is made for the other orientation or lacks the image it needs, if the\nengine discards such a message although it would go back. If the engine does not check it at the trigger, the\nmessage waits until it is offered again.","layer":"presenter","rules":["discard.orientation","stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"ko","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"de","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"en","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."},
{"document":"ja","says":"silent","text":"Lists when a message is discarded and when it goes back, and does not say at which moment each is checked."}],"answers":[{"id":"examined","text":"The engine checks the message when it is triggered."},
{"id":"left-alone","text":"The engine checks the message when it is offered again."}],"default":"examined","probes":[],"moot":[],"at":["Specs/questions.yaml",2576,5]},
{"id":"open.unfit-while-loading","title":"A message that does not fit while its asset loads","question":"If a message is offered while its asset loads, does the engine check at once whether it fits, or only when the asset arrives?","about":"The answer matters for a message that is made for the other orientation: the device may be in the right one by\nthe time the asset arrives. An engine that checks at once discards the message. Either way, the engine checks\nthe orientation when it displays the message (`discard.orientation`).","layer":"presenter","rules":["discard.orientation","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that does not match the orientation of the device, and does not say when that is checked if the message has to wait for its asset."},
{"document":"ko","says":"silent","text":"Discards a message that does not match the orientation of the device, and does not say when that is checked if the message has to wait for its asset."},
{"document":"de","says":"silent","text":"Discards a message that does not match the orientation of the device, and does not say when that is checked if the message has to wait for its asset."},
{"document":"en","says":"silent","text":"Discards a message that does not match the orientation of the device, and does not say when that is checked if the message has to wait for its asset."},
{"document":"ja","says":"silent","text":"Discards a message that does not match the orientation of the device, and does not say when that is checked if the message has to wait for its asset."}],"answers":[{"id":"when-ready","text":"The engine checks the message when its asset arrives."},
{"id":"at-once","text":"The engine checks the message when it is offered, and again when its asset arrives."}],"default":"when-ready","probes":[{"script":{"id":"open.unfit-while-loading/rotated-while-loading","title":"A message for the other orientation is triggered while its image loads, and the device is rotated before the image arrives","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"landscape","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",2662,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"rotate","to":"portrait"}],"at":["Specs/questions.yaml",2663,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2664,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2665,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2653,9]},"outcomes":[{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]},{"answer":"at-once","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2612,5]},
{"id":"open.host-or-back","title":"The host behind a visible message","question":"Is the host asked about a message that goes back because another message is visible?","about":"If the host is asked, it may discard a message that would have waited. An engine that asks early asks about\nmessages that cannot be displayed anyway.","layer":"presenter","rules":["discard.display-choice","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back without ranking them; the host's choice comes last in the list."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back without ranking them; the host's choice comes last in the list."},
{"document":"de","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only when no other message is visible."},
{"id":"asked","text":"The host is asked first, and its *discard* counts."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-back/unwanted-behind-visible","title":"The host would discard a message that is triggered behind a visible one, and accepts it later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"unwanted","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","unwanted","other"]}],"at":["Specs/questions.yaml",2714,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"unwanted":"discard"}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2715,13]},{"do":[{"do":"choose","choices":{"unwanted":"now"}},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2716,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2717,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2706,9]},"outcomes":[{"answer":"not-asked","steps":[[{"saw":"displayed","message":"unwanted"}],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2672,5]},
{"id":"open.host-in-background","title":"The host and the background","question":"Is the host asked about a message that goes back because the app is in the background?","about":"If the host is asked, it may discard a message that would have waited, while the user sees nothing of the app.","layer":"presenter","rules":["discard.display-choice","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back without ranking them; the host's choice comes last in the list."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back without ranking them; the host's choice comes last in the list."},
{"document":"de","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only when the app is in the foreground."},
{"id":"asked","text":"The host is asked first, and its *discard* counts."}],"default":"not-asked","probes":[{"script":{"id":"open.host-in-background/unwanted-in-background","title":"The host would discard a message that is triggered in the background, and accepts it later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"unwanted","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["unwanted","other"]}],"at":["Specs/questions.yaml",2766,13]},{"do":[{"do":"enter_background"},{"do":"choose","choices":{"unwanted":"discard"}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2767,13]},{"do":[{"do":"choose","choices":{"unwanted":"now"}},{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2768,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2769,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2759,9]},"outcomes":[{"answer":"not-asked","steps":[[{"saw":"displayed","message":"unwanted"}],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2724,5]},
{"id":"open.host-under-keyboard","title":"The host and the keyboard","question":"Is the host asked about a message that goes back because the keyboard is up?","about":"If the host is asked, it may discard a message that would have waited until the keyboard is down.","layer":"presenter","rules":["reenqueue.keyboard","discard.display-choice"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back without ranking them. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only when the keyboard is down."},
{"id":"asked","text":"The host is asked first, and its *discard* counts."}],"default":"not-asked","probes":[{"script":{"id":"open.host-under-keyboard/unwanted-under-keyboard","title":"The host would discard a message that is triggered under the keyboard, and accepts it later","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"unwanted","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["unwanted","other"]}],"at":["Specs/questions.yaml",2813,13]},{"do":[{"do":"show_keyboard"},{"do":"choose","choices":{"unwanted":"discard"}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2814,13]},{"do":[{"do":"choose","choices":{"unwanted":"now"}},{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2815,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2816,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2806,9]},"outcomes":[{"answer":"not-asked","steps":[[{"saw":"displayed","message":"unwanted"}],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2776,5]},
{"id":"open.host-or-discard","title":"The host and a message to be discarded","question":"Is the host asked about a message that will be discarded anyway?","about":"If the host is asked and puts the message off, the reason to discard it may be gone by the next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list."},
{"document":"de","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard without ranking them; the host's choice comes first in the list. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *reenqueue* saves the message."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-discard/turned-and-put-off","title":"The host would put off a message that does not fit, and the device is rotated","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"landscape","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["turned","other"]}],"at":["Specs/questions.yaml",2863,13]},{"do":[{"do":"choose","choices":{"turned":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2864,13]},{"do":[{"do":"choose","choices":{"turned":"now"}},{"do":"rotate","to":"portrait"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2865,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2866,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2856,9]},"outcomes":[{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2823,5]},
{"id":"open.host-while-loading","title":"The host and a message whose asset loads","question":"Is the host asked about a message whose asset still loads, or only once the asset has arrived?","about":"An engine that asks the host first, and then looks at everything else, asks while the asset loads. If the host\nputs the message off or discards it, that holds. If it says *now*, the message waits for its asset, and the host\nis asked again when that has arrived.","layer":"presenter","rules":["reenqueue.display-choice","discard.display-choice","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says what the host's answers mean, and not how long before the display it is asked."},
{"document":"ko","says":"silent","text":"Says what the host's answers mean, and not how long before the display it is asked."},
{"document":"de","says":"silent","text":"Says what the host's answers mean, and not how long before the display it is asked. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Says what the host's answers mean, and not how long before the display it is asked. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Says what the host's answers mean, and not how long before the display it is asked. The method that asks the host is named for the time before the display."}],"answers":[{"id":"when-ready","text":"The host is asked when the asset has arrived."},
{"id":"at-once","text":"The host is asked when the message is offered, whether its asset is there or not."}],"default":"when-ready","probes":[{"script":{"id":"open.host-while-loading/put-off-while-loading","title":"The host would put off a message while its image loads, and not when it has arrived","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",2915,13]},{"do":[{"do":"choose","choices":{"slow":"discard"}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2916,13]},{"do":[{"do":"choose","choices":{"slow":"now"}},{"do":"advance","by":60000}],"at":["Specs/questions.yaml",2917,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2918,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2908,9]},"outcomes":[{"answer":"when-ready","steps":[[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]},{"answer":"at-once","steps":[[],[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2873,5]},
{"id":"open.failed-and-late","title":"Failed and too late","question":"Which reason does the engine report for a message whose asset fails after its timeout?","about":"The message is discarded either way. Only the reports differ.","layer":"presenter","rules":["discard.asset-failed","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"de","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"en","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."}],"answers":[{"id":"failed","text":"The failed asset."},
{"id":"late","text":"The timeout."}],"default":"failed","probes":[{"script":{"id":"open.failed-and-late/fails-late","title":"The image of a message fails after the timeout of the message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2967,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2968,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2969,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2961,9]},"outcomes":[{"answer":"failed","steps":[[],[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"late","steps":[[],[{"saw":"discarded","message":"lost","reason":"timeout"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once"},"reason":"A message is discarded as soon as its timeout has passed, before its asset fails."}],"at":["Specs/questions.yaml",2931,5]},
{"id":"open.turned-and-lost","title":"The wrong orientation and another reason","question":"Which reason does the engine report for a message that is made for the other orientation and is also too late, or has a failed asset?","about":"The message is discarded either way. Only the reports differ.","layer":"presenter","rules":["discard.asset-failed","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"de","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"en","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."}],"answers":[{"id":"lost","text":"The failed asset, or the timeout."},
{"id":"turned","text":"The orientation."}],"default":"lost","probes":[{"script":{"id":"open.turned-and-lost/failed-and-turned","title":"A message is made for the other orientation, and its image failed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",3011,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3012,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",3005,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"turned","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2976,5]},
{"id":"open.imageless-and-lost","title":"A missing image and another reason","question":"Which reason does the engine report for a message that lacks the image it needs and is also too late, or made for the other orientation?","about":"The message is discarded either way. Only the reports differ.","layer":"presenter","rules":["discard.full-without-image","discard.orientation"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"en","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard, and does not say which one counts if two apply."}],"answers":[{"id":"lost","text":"The orientation, or the timeout."},
{"id":"imageless","text":"The missing image."}],"default":"lost","probes":[{"script":{"id":"open.imageless-and-lost/imageless-and-turned","title":"A full message has no image, and is made for the other orientation","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lost","message":{"type":"full","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",3051,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3052,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",3045,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]},{"answer":"imageless","steps":[[{"saw":"discarded","message":"lost","reason":"missing_image"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3019,5]},
{"id":"open.report-in-background","title":"A report in the background","question":"Is a message reported as re-enqueued if it is triggered while the app is in the background?","about":"An engine that takes a message off its stack only when it can display it leaves the message where it is and has\nnothing to report. The message waits either way.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that this is reported."}],"answers":[{"id":"reported","text":"It is reported as a message that goes back."},
{"id":"silent","text":"Nothing is reported, because the message never left the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-in-background/triggered-in-background","title":"A message is triggered in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3093,13]},{"do":[{"do":"enter_background"}],"at":["Specs/questions.yaml",3094,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3095,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3096,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",3087,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3059,5]},
{"id":"open.report-behind-visible","title":"A report behind a visible message","question":"Is a message reported as re-enqueued if it is triggered while another message is visible?","about":"An engine that takes a message off its stack only when it can display it leaves the message where it is and has\nnothing to report. The message waits either way.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that this is reported."}],"answers":[{"id":"reported","text":"It is reported as a message that goes back."},
{"id":"silent","text":"Nothing is reported, because the message never left the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-behind-visible/triggered-behind-visible","title":"A message is triggered while another one is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",3138,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3139,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3140,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3141,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",3131,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3103,5]},
{"id":"open.report-under-keyboard","title":"A report under the keyboard","question":"Is a message reported as re-enqueued if it is triggered while the keyboard is up?","about":"An engine that takes a message off its stack only when it can display it leaves the message where it is and has\nnothing to report. The message waits either way.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that this is reported."}],"answers":[{"id":"reported","text":"It is reported as a message that goes back."},
{"id":"silent","text":"Nothing is reported, because the message never left the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-under-keyboard/triggered-under-keyboard","title":"A message is triggered while the keyboard is up","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3179,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3180,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3181,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",3173,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3148,5]},
{"id":"open.report-on-arrival","title":"A report when the asset arrives","question":"If an engine does not report a message that goes back at its trigger, does it report one that goes back when its asset arrives?","about":"An engine that checks first whether anything is in the way may do so at the trigger but not when an asset\narrives.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"ko","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"de","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"en","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."},
{"document":"ja","says":"silent","text":"Says that a message goes back on the stack, and not that this is reported."}],"answers":[{"id":"like-trigger","text":"Nothing is reported, as at a trigger."},
{"id":"reported","text":"It is reported."}],"default":"like-trigger","probes":[],"moot":[{"answers":{"open.report-behind-visible":"reported","open.report-in-background":"reported","open.report-under-keyboard":"reported"},"reason":"The engine also reports such a message at its trigger."}],"at":["Specs/questions.yaml",3188,5]},
{"id":"open.report-while-loading","title":"The report of a message that still loads","question":"If something is in the way at an opportunity, and the newest message on the stack still loads, is it reported as re-enqueued?","about":"An engine that takes the top message off its stack and first looks at what surrounds it does not know yet\nthat the message is not ready. Only an observer sees a difference: the message goes on loading.","layer":"presenter","rules":["delivery.late-assets","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."}],"answers":[{"id":"silent","text":"A message that loads is not offered, and nothing is reported."},
{"id":"reported","text":"The message is put back and reported, and goes on loading."}],"default":"silent","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"A message is not on the stack while it loads."}],"at":["Specs/questions.yaml",3221,5]},
{"id":"open.choice-again","title":"Asking the host again","question":"Is the host asked again when a message that it put off is offered again?","about":"A host that is asked once decides once: the message that it put off is displayed at the next opportunity. A host\nthat is asked each time can put a message off for as long as it likes.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the method *returned* a choice and that the message is displayed later, when the user is eligible. It does not say whether the method is called again then."},
{"document":"ko","says":"silent","text":"Says that the method *returned* a choice and that the message is displayed later, when the user is eligible. It does not say whether the method is called again then."},
{"document":"de","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"en","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"ja","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."}],"answers":[{"id":"asked","text":"The host is asked each time the message is offered."},
{"id":"not-asked","text":"The host is not asked again: the message is displayed when nothing else is in its way."}],"default":"asked","probes":[{"script":{"id":"open.choice-again/still-unwanted","title":"The host puts a message off and would put it off again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3305,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3306,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",3307,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3308,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3299,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3264,5]},
{"id":"open.now-again","title":"Asking again a host that said now","question":"Is the host asked again about a message for which it said *now*, but which went back because another message was visible or the keyboard was up?","about":"An engine that asks the host before it looks at the screen and the keyboard can get *now* for a message that\ncannot be displayed yet. By the next opportunity, the host may have changed its mind.","layer":"presenter","rules":["reenqueue.display-choice","discard.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"ko","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"de","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"en","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."},
{"document":"ja","says":"silent","text":"Says that the method *returned* a choice, and not whether it is called again for a message that went back."}],"answers":[{"id":"asked","text":"The host is asked each time the message is offered."},
{"id":"not-asked","text":"The host is not asked again: the message is displayed when nothing else is in its way."}],"default":"asked","probes":[],"moot":[{"answers":{"open.host-or-back":"not-asked","open.host-under-keyboard":"not-asked"},"reason":"The host is not asked about a message that a visible one or the keyboard keeps from the screen."}],"at":["Specs/questions.yaml",3315,5]},
{"id":"open.priority-tie","title":"Equal priorities","question":"Which of two messages of equal priority wins when one event triggers both?","about":"Campaigns often share a priority, so the answer decides which of them the user sees at all.","layer":"core","rules":["delivery.highest-priority"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks only of the highest priority."},
{"document":"ko","says":"silent","text":"Speaks only of the highest priority."},
{"document":"de","says":"silent","text":"Speaks only of the higher of two priorities and the highest of several."},
{"document":"en","says":"silent","text":"Speaks only of the highest priority."},
{"document":"ja","says":"silent","text":"Speaks only of the higher of two priorities and the highest of several."}],"answers":[{"id":"first-delivered","text":"The message that comes first in the delivery wins."},
{"id":"last-delivered","text":"The message that comes last in the delivery wins."}],"default":"first-delivered","probes":[{"script":{"id":"open.priority-tie/two-pairs","title":"Two events trigger two messages of equal priority each","about":"In one pair, the names are delivered in alphabetical order; in the other, in reverse. An engine that decides\nby name therefore gives neither answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"alder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"beech","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"elder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"cedar","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["alder","beech","elder","cedar"]}],"at":["Specs/questions.yaml",3393,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3394,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3395,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3381,9]},"outcomes":[{"answer":"first-delivered","steps":[[{"saw":"displayed","message":"alder"}],[{"saw":"displayed","message":"elder"}]]},{"answer":"last-delivered","steps":[[{"saw":"displayed","message":"beech"}],[{"saw":"displayed","message":"cedar"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3353,5]},
{"id":"open.highest-not-again","title":"The highest is not triggered again","question":"If the message of highest priority that matches an event is not triggered again, does the event trigger the next one in priority?","about":"An engine may not trigger a message again that was displayed (`open.exhausted-campaign`), that waits or loads\n(`open.waiting-retrigger`, `open.loading-again`), or that was discarded (`open.legacy-retrigger`). If it looks\nfor such messages before it compares priorities, another message takes their place. If it compares priorities\nfirst, the winner is one that it does not trigger. No probe asks this question: the difference shows only if a\nmessage is not triggered again.","layer":"core","rules":["delivery.highest-priority"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that of the eligible messages that belong to an event only the one of highest priority is delivered, and not whether one that is not triggered again is among them."},
{"document":"ko","says":"silent","text":"Says that of the eligible messages that belong to an event only the one of highest priority is delivered, and not whether one that is not triggered again is among them."},
{"document":"de","says":"silent","text":"Says that of the eligible messages that belong to an event only the one of highest priority is delivered, and not whether one that is not triggered again is among them."},
{"document":"en","says":"silent","text":"Says that of the eligible messages that belong to an event only the one of highest priority is delivered, and not whether one that is not triggered again is among them."},
{"document":"ja","says":"silent","text":"Says that of the eligible messages that belong to an event only the one of highest priority is delivered, and not whether one that is not triggered again is among them."}],"answers":[{"id":"gives-way","text":"The event triggers the next message in priority."},
{"id":"not-lower","text":"The event may trigger another message of the same priority, but none of a lower one."},
{"id":"nothing","text":"The event triggers nothing."}],"default":"gives-way","probes":[],"moot":[{"answers":{"open.exhausted-campaign":"again","open.legacy-retrigger":"can","open.loading-again":"twice","open.waiting-retrigger":"can"},"reason":"Every message can be triggered again."},
{"answers":{"open.exhausted-campaign":"again","open.legacy-retrigger":"can","open.loading-again":"once","open.waiting-retrigger":"can"},"reason":"Every message can be triggered again."},
{"answers":{"open.exhausted-campaign":"again","open.legacy-retrigger":"can","open.loading-again":"anew","open.waiting-retrigger":"can"},"reason":"Every message can be triggered again."}],"at":["Specs/questions.yaml",3402,5]},
{"id":"open.no-match-when-limited","title":"No match while the interval runs","question":"Is \"no matching trigger\" reported if the interval held back the only match?","about":"A host that fills the gap with content of its own would do so within the interval and so display what the limit\nwas meant to prevent.","layer":"core","rules":["trigger.no-match","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."},
{"document":"ko","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."},
{"document":"de","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"Has the event reported when no matching trigger is found; here, one was found."}],"answers":[{"id":"silent","text":"Nothing is reported, because there was a match."},
{"id":"reported","text":"The event is reported, because it triggered nothing."}],"default":"silent","probes":[{"script":{"id":"open.no-match-when-limited/within-the-interval","title":"An event within the interval matches the trigger of a message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",3502,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",3503,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3504,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3505,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3495,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3466,5]},
{"id":"open.no-match-when-filtered","title":"No match because of the properties","question":"Is \"no matching trigger\" reported if the name of the event matches, but its properties do not satisfy the filter?","about":"The trigger as a whole did not match. An engine that looks up triggers by name and filters afterward may report\nonly unknown names.","layer":"core","rules":["trigger.no-match","trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"ko","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"de","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"Makes filters part of the trigger, so a trigger whose filter is not satisfied does not match."}],"answers":[{"id":"reported","text":"The event is reported: no trigger matched."},
{"id":"silent","text":"Nothing is reported: there is a trigger for an event of this name."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-filtered/other-property","title":"An event has the name that a trigger asks for, but another property","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"filtered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["filtered"]}],"at":["Specs/questions.yaml",3555,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3556,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{"plan":"silver"}}],"at":["Specs/questions.yaml",3557,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3547,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}]]},{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3516,5]},
{"id":"open.no-match-when-exhausted","title":"No match because the message was displayed before","question":"Is an event reported as matching no trigger if the message that it matches was displayed before and is not triggered again?","about":"As with a filter that is not satisfied, the event has the name of a trigger but displays nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."},
{"document":"ko","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but no longer triggers anything."}],"answers":[{"id":"reported","text":"A message that is not triggered again is not a match, so the event is reported."},
{"id":"silent","text":"The trigger exists, so the event is not reported."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-exhausted/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3615,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3616,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3617,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3609,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed can be triggered again."}],"at":["Specs/questions.yaml",3568,5]},
{"id":"open.no-match-when-waiting","title":"No match because the message waits","question":"Is an event reported as matching no trigger if the message that it matches waits on the stack, or for its asset, and is not triggered again while it waits?","about":"As with a message that was displayed before, the trigger exists but triggers nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."},
{"document":"ko","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event. Here, one matches but triggers nothing at the time."}],"answers":[{"id":"reported","text":"A message that is not triggered is not a match, so the event is reported."},
{"id":"silent","text":"The trigger exists, so the event is not reported."}],"default":"reported","probes":[],"moot":[{"answers":{"open.loading-again":"twice","open.waiting-retrigger":"can"},"reason":"A message that waits or loads can be triggered again."},
{"answers":{"open.loading-again":"once","open.waiting-retrigger":"can"},"reason":"A message that waits or loads can be triggered again."},
{"answers":{"open.loading-again":"anew","open.waiting-retrigger":"can"},"reason":"A message that waits or loads can be triggered again."}],"at":["Specs/questions.yaml",3626,5]},
{"id":"open.no-match-kinds","title":"No match for a session start or a push click","question":"Is \"no matching trigger\" also reported for a session start or a push click that triggers nothing?","about":"Both are trigger events, but the app did not log them, and they have no name to report. A host that reacts to\nevery report hears about each session start, or about none.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event in general, and elsewhere calls the session start and the push click events."},
{"document":"ko","says":"silent","text":"Speaks of an event in general, and elsewhere calls the session start and the push click events."},
{"document":"de","says":"silent","text":"Speaks of an event in general; the method takes a name besides the event, which a session start does not have."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Speaks of an event in general; the method takes a name besides the event, which a session start does not have."}],"answers":[{"id":"all","text":"Every trigger event without a match is reported, including the session start and the push click."},
{"id":"named-only","text":"Only custom events and purchases are reported."}],"default":"all","probes":[{"script":{"id":"open.no-match-kinds/session-and-push","title":"A session starts, the app is opened from a push notification, an event is logged, and nothing is triggered","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",3709,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",3710,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3711,13]}],"asserts":["displayed","no_matching_lifecycle_trigger","no_matching_trigger"],"at":["Specs/questions.yaml",3704,9]},"outcomes":[{"answer":"all","steps":[[{"saw":"no_matching_trigger","kind":"session_start"}],[{"saw":"no_matching_trigger","kind":"push_click"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]},{"answer":"named-only","steps":[[],[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3671,5]},
{"id":"open.no-match-early","title":"No match before the first session","question":"Is an event reported as matching no trigger if it occurs before the first session of a launch?","about":"Before the first session, nothing has been delivered, so nothing can match. An engine may report this, or wait\nuntil it knows the triggers.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and takes for granted that there is something to match."},
{"document":"ko","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and takes for granted that there is something to match."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event, and takes for granted that there is something to match."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event, and takes for granted that there is something to match."}],"answers":[{"id":"reported","text":"The event is reported when it occurs."},
{"id":"silent","text":"Nothing is reported before the first session."}],"default":"reported","probes":[{"script":{"id":"open.no-match-early/event-before-the-session","title":"An event occurs before the first session, and another after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"greeting","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3767,13]},{"do":[{"do":"start_session","deliver":["greeting"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3768,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3761,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3724,5]},
{"id":"open.no-match-api","title":"No match for an API event","question":"Is \"no matching trigger\" also reported for an API event?","about":"Such an event triggers nothing. An engine that learns of it may report that nothing matches it, either always or\nonly if no message has a trigger for an event like it; most engines never learn of it.","layer":"core","rules":["trigger.no-match","trigger.sdk-events-only"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and does not say whether an API event counts."},
{"document":"ko","says":"silent","text":"Has a method of the SDK delegate called when no trigger matches an event, and does not say whether an API event counts."},
{"document":"de","says":"silent","text":"Has a delegate method called when no trigger matches an event, and does not say whether an API event counts."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Has a delegate method called when no trigger matches an event, and does not say whether an API event counts."}],"answers":[{"id":"silent","text":"Nothing is reported."},
{"id":"reported","text":"The event is reported, because it cannot match."},
{"id":"reported-unmatched","text":"The event is reported if no message has a trigger for an event like it."}],"default":"silent","probes":[{"script":{"id":"open.no-match-api/events-of-the-api","title":"One API event is like an event that triggers a message, and another is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3821,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_shop"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3822,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_map"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3823,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3815,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported-unmatched","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3779,5]},
{"id":"open.duplicate-on-stack","title":"The same message twice","question":"Can the same message wait on the stack twice?","about":"An event that occurs several times in the background triggers the same message several times. The user sees the\nmessage once, or again at the next opportunity. If it waits only once, it either moves to the top or stays where\nit is.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"de","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"en","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."}],"answers":[{"id":"twice","text":"Each trigger adds another instance of the message."},
{"id":"once-on-top","text":"The message waits once and moves to the top."},
{"id":"once-in-place","text":"The message waits once and stays where it is."}],"default":"twice","probes":[{"script":{"id":"open.duplicate-on-stack/triggered-again","title":"Two messages wait behind a visible one, and the lower one is triggered again","about":"If a waiting message is not triggered again, the event triggers another one in its place\n(`open.waiting-retrigger`), and the local message shows the answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"instead","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","again","instead","once"]}],"at":["Specs/questions.yaml",3883,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3884,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3885,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3871,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]},
{"script":{"id":"open.duplicate-on-stack/presented-again","title":"Two messages wait behind a visible one, and the app presents the lower one again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","once"]}],"at":["Specs/questions.yaml",3901,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"present_local","message":"again"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"present_local","message":"again"}],"at":["Specs/questions.yaml",3902,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3903,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3893,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3841,5]},
{"id":"open.waiting-retrigger","title":"Triggered again while waiting","question":"Can a message be triggered again while it waits on the stack?","about":"An engine may disarm a message when it triggers it, so that its event means nothing until the message is\ndisplayed or discarded. The event may then trigger another message of lower priority.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and nothing about one that waits."},
{"document":"ko","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and nothing about one that waits."},
{"document":"de","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that is there already."},
{"document":"en","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that is there already."},
{"document":"ja","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that is there already."}],"answers":[{"id":"can","text":"Its event triggers it again, wherever the earlier instance is."},
{"id":"cannot","text":"Its event does not trigger it again while it waits."}],"default":"can","probes":[{"script":{"id":"open.waiting-retrigger/another-waits-for-its-event","title":"An event of two messages occurs twice while another message is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","first","second"]}],"at":["Specs/questions.yaml",3950,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3951,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3952,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3942,9]},"outcomes":[{"answer":"can","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"first"}]]},{"answer":"cannot","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"second"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3912,5]},
{"id":"open.waiting-rearmed","title":"Triggered again after waiting","question":"If a waiting message is not triggered again, can it be triggered again once it has left the stack, or only once it is delivered again?","about":"An engine may disarm a message when it goes back on the stack, and arm it when a session start delivers it. If a\nsession start delivers the message while it waits and does not send it back again, its event triggers it. Once\nthe message has left the stack, its event means nothing until the next delivery, unless a document says that it\ncan be triggered again.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and so one that had waited. It says nothing about one that is delivered again while it waits."},
{"document":"ko","says":"silent","text":"Says that another instance of the event can trigger a *discarded* message, and so one that had waited. It says nothing about one that is delivered again while it waits."},
{"document":"de","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that was there before."},
{"document":"en","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that was there before."},
{"document":"ja","says":"silent","text":"Places messages on the stack when their event occurs, and says nothing about one that was there before."}],"answers":[{"id":"off-the-stack","text":"Its event triggers it again as soon as it no longer waits."},
{"id":"once-delivered-again","text":"Its event triggers it again as soon as a session start delivers it, and not before."}],"default":"off-the-stack","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"Its event triggers it again while it waits."}],"at":["Specs/questions.yaml",3959,5]},
{"id":"open.duplicate-returned","title":"Going back twice","question":"If a message that is triggered again waits only once, does it also wait only once if two of its instances go back on the stack?","about":"Two instances of a message can be pending at the same time while its asset loads. Neither is on the stack when\nthe other is triggered; they meet there when both go back.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"de","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"en","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that it may be there already."}],"answers":[{"id":"alike","text":"It waits once, as after a second trigger."},
{"id":"twice","text":"Both wait."}],"default":"alike","probes":[],"moot":[{"answers":{"open.duplicate-on-stack":"twice"},"reason":"A message waits as often as it was triggered."}],"at":["Specs/questions.yaml",3998,5]},
{"id":"open.duplicate-visible","title":"Triggered again while visible","question":"What happens to a message that is triggered again while it is itself on the screen?","about":"A message goes back if *another* one is visible. A user who has just seen the message may see it again at the\nnext opportunity.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"ko","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"de","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"en","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."},
{"document":"ja","says":"silent","text":"Speaks of *another* message that is visible, and not of the same one."}],"answers":[{"id":"waits","text":"It goes on the stack, as behind another message."},
{"id":"dropped","text":"Nothing happens, because the message is already on the screen."}],"default":"waits","probes":[{"script":{"id":"open.duplicate-visible/same-event-again","title":"The trigger event of the visible message occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]}],"at":["Specs/questions.yaml",4069,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4070,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4071,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4072,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4062,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"other"}]]},{"answer":"dropped","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"never"},"reason":"A message that was displayed is not triggered again."}],"at":["Specs/questions.yaml",4031,5]},
{"id":"open.duplicate-dismissed","title":"Dismissed while waiting","question":"Does a message keep waiting if the user dismisses the same message on the screen?","about":"A message that is triggered while it is visible, or twice while another is visible, can wait and be on the\nscreen at the same time. A user who dismisses it may see it again, or be done with it.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"ko","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"de","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"en","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."},
{"document":"ja","says":"silent","text":"Does not say when a waiting message leaves the stack other than for the screen, and does not consider that the same message may be on the screen in the meantime."}],"answers":[{"id":"waits","text":"It keeps waiting and is displayed at a later opportunity."},
{"id":"goes","text":"It leaves the stack together with the one on the screen."}],"default":"waits","probes":[],"moot":[],"at":["Specs/questions.yaml",4079,5]},
{"id":"open.duplicate-timeout","title":"The timeout of a message that is triggered again","question":"If a message waits or loads and is triggered again, does each instance have its own timeout?","about":"An engine that keeps one record of a message has one timeout for all its instances: the second trigger gives\nthe first instance more time, or the second instance gets only what is left of the first timeout.","layer":"presenter","rules":["stack.push-on-trigger","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"ko","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"de","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"en","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."},
{"document":"ja","says":"silent","text":"Does not say when the timeout starts, nor whether a message can wait twice."}],"answers":[{"id":"own","text":"Each instance has the timeout of its own trigger."},
{"id":"first","text":"The timeout of the first trigger counts for all instances."},
{"id":"second","text":"The timeout of the latest trigger counts for all instances."}],"default":"own","probes":[],"moot":[{"answers":{"open.timeout-from":"delivery"},"reason":"The timeout does not depend on the trigger."}],"at":["Specs/questions.yaml",4117,5]},
{"id":"open.timeout-on-stack","title":"The timeout on the stack","question":"Does the time that a message waits on the stack count against its timeout?","about":"If the time counts, a message with a short timeout hardly survives being put back. If it does not, the message\ncan appear long after the moment it was meant for.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"ko","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"de","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"en","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."},
{"document":"ja","says":"silent","text":"Does not say when the timeout starts, nor whether it keeps running while the message waits."}],"answers":[{"id":"counts","text":"The timeout keeps running from the trigger, on the stack as well."},
{"id":"does-not-count","text":"The timeout stops while the message waits on the stack."}],"default":"counts","probes":[{"script":{"id":"open.timeout-on-stack/long-wait","title":"A message waits on the stack for longer than its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",4184,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",4185,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4186,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4187,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4177,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4149,5]},
{"id":"open.timeout-from","title":"The start of the timeout","question":"Does the timeout count from the trigger or from the delivery?","about":"If it counts from the delivery, a message must be triggered soon, or cannot be displayed in this session. If it\ncounts from the trigger, the timeout limits the time between the event and the display.","layer":"core","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"ko","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"de","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"en","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."},
{"document":"ja","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say when the timeout starts."}],"answers":[{"id":"trigger","text":"The timeout runs from the trigger."},
{"id":"delivery","text":"The timeout runs from the delivery of the message."}],"default":"trigger","probes":[{"script":{"id":"open.timeout-from/triggered-late","title":"A message is triggered after its timeout has passed since the delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited","other"]}],"at":["Specs/questions.yaml",4230,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4231,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4232,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4223,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"limited"}],[]]},{"answer":"delivery","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4194,5]},
{"id":"open.timeout-loading","title":"A timeout that passes while an asset loads","question":"If the timeout of a message passes while its asset loads, is the message discarded then, or when the asset arrives?","about":"The screen shows no difference. The host app learns of the discard earlier or later, and the reason may differ\nif the fetch fails in the end.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"ko","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"de","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"en","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."},
{"document":"ja","says":"implied","text":"Speaks of a message that is ready to be displayed and past its timeout by then."}],"answers":[{"id":"when-ready","text":"The message is discarded when its asset arrives."},
{"id":"at-once","text":"The message is discarded as soon as its timeout passes."}],"default":"when-ready","probes":[{"script":{"id":"open.timeout-loading/slow-asset","title":"The timeout of a message passes while its image loads","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4275,13]},{"do":[{"do":"advance","by":10000}],"at":["Specs/questions.yaml",4276,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4277,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",4269,9]},"outcomes":[{"answer":"when-ready","steps":[[],[{"saw":"discarded","message":"limited","reason":"timeout"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"limited","reason":"timeout"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",4239,5]},
{"id":"open.timeout-edge","title":"Exactly the timeout","question":"Is a message displayed if it becomes ready when exactly its timeout has passed?","about":"As with the edge of the interval, only a virtual clock can tell.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Discards a message that has exceeded its timeout."},
{"document":"ko","says":"silent","text":"Discards a message if the time has passed; the edge can be read either way."},
{"document":"de","says":"implied","text":"Discards a message if the timeout has been exceeded."},
{"document":"en","says":"implied","text":"Discards a message that is past its timeout."},
{"document":"ja","says":"silent","text":"Discards a message if the time has elapsed; the edge can be read either way."}],"answers":[{"id":"in-time","text":"A message that is ready exactly at its timeout is displayed."},
{"id":"too-late","text":"A message that is ready exactly at its timeout is discarded."}],"default":"in-time","probes":[{"script":{"id":"open.timeout-edge/ready-at-the-timeout","title":"The image of a message arrives when exactly the timeout has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4318,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4319,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4320,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4311,9]},"outcomes":[{"answer":"in-time","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]},{"answer":"too-late","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4284,5]},
{"id":"open.click-dismisses","title":"A click and the message","question":"Does a click on the visible message dismiss it?","about":"The answer decides whether the screen is free for the next message after a click. What else a click does, such\nas opening a link, depends on the campaign.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not describe clicks on a displayed message, only how to log them for local messages."},
{"document":"ko","says":"silent","text":"Does not describe clicks on a displayed message, only how to log them for local messages."},
{"document":"de","says":"silent","text":"Does not describe clicks on a displayed message."},
{"document":"en","says":"silent","text":"Does not describe clicks on a displayed message."},
{"document":"ja","says":"silent","text":"Does not describe clicks on a displayed message."}],"answers":[{"id":"stays","text":"The message stays until it is dismissed."},
{"id":"dismisses","text":"A click dismisses the message."}],"default":"stays","probes":[{"script":{"id":"open.click-dismisses/one-click","title":"The user clicks the visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",4361,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4362,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",4363,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4355,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"clicked"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"dismissed","message":"clicked"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4327,5]},
{"id":"open.click-again","title":"A second click","question":"Is a second click on the visible message recorded?","about":"A nervous user taps twice. An engine may count taps, or the messages that were tapped. A message that is\ndisplayed again is another matter: a click on it counts as its first.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks on local messages have to be logged by hand, and not what counts if a user clicks twice."},
{"document":"ko","says":"silent","text":"Says that clicks on local messages have to be logged by hand, and not what counts if a user clicks twice."},
{"document":"de","says":"silent","text":"Says that there are no analytics for local messages, and does not describe clicks on others."},
{"document":"en","says":"silent","text":"Says that there are no analytics for local messages, and does not describe clicks on others."},
{"document":"ja","says":"silent","text":"Says that there are no analytics for local messages, and does not describe clicks on others."}],"answers":[{"id":"recorded","text":"Each click is recorded."},
{"id":"ignored","text":"Only the first click is recorded while the message is on the screen."}],"default":"recorded","probes":[{"script":{"id":"open.click-again/two-clicks","title":"The user clicks the visible message twice","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",4409,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4410,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",4411,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",4412,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",4403,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[{"saw":"click","message":"clicked"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[]]}]}],"moot":[{"answers":{"open.click-dismisses":"dismisses"},"reason":"The message is gone after the first click."}],"at":["Specs/questions.yaml",4370,5]},
{"id":"open.impression-again","title":"Another impression on return","question":"Is another impression of a visible message logged when the app returns from the background?","about":"The user sees the message a second time, although it is not displayed a second time. An engine that logs\nwhenever its view appears counts both.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"ko","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"de","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"en","says":"silent","text":"Does not say what an impression is or how often one is logged."},
{"document":"ja","says":"silent","text":"Does not say what an impression is or how often one is logged."}],"answers":[{"id":"once","text":"Only the display counts."},
{"id":"again","text":"The message counts each time it becomes visible."}],"default":"once","probes":[{"script":{"id":"open.impression-again/away-and-back","title":"A message is visible while the app goes to the background and returns","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4459,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4460,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",4461,13]}],"asserts":["dismissed","displayed","impression"],"at":["Specs/questions.yaml",4452,9]},"outcomes":[{"answer":"once","steps":[[],[{"saw":"dismissed","message":"visible"}]]},{"answer":"again","steps":[[{"saw":"impression","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[{"answers":{"open.background-visible":"dismisses"},"reason":"The message is gone when the app returns."},
{"answers":{"open.background-visible":"displayed-again"},"reason":"The message is displayed again when the app returns."}],"at":["Specs/questions.yaml",4419,5]},
{"id":"open.rotate-visible","title":"Rotating the device under a message","question":"Is a visible message dismissed when the device is rotated?","about":"A message made for one orientation may be unreadable in the other. Dismissing it takes it away half read;\nleaving it displays it in an orientation it was not made for.","layer":"presenter","rules":["discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"ko","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"de","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"en","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."},
{"document":"ja","says":"silent","text":"Compares the orientations for a triggered message, and not for one on the screen."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed if it is made for the other orientation."},
{"id":"dismisses-at-any-turn","text":"The message is dismissed, whatever orientation it is made for."}],"default":"stays","probes":[{"script":{"id":"open.rotate-visible/turned-away","title":"The device is rotated under a message that is made for one orientation, and under one that is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"upright","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"either","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["upright","either"]}],"at":["Specs/questions.yaml",4504,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4505,13]},{"do":[{"do":"rotate","to":"landscape"}],"at":["Specs/questions.yaml",4506,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4507,13]},{"do":[{"do":"rotate","to":"portrait"}],"at":["Specs/questions.yaml",4508,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4497,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"upright"}],[],[{"saw":"dismissed","message":"upright"},{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses-at-any-turn","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[{"saw":"dismissed","message":"either"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4468,5]},
{"id":"open.keyboard-visible","title":"The keyboard under a message","question":"Does a visible message stay when the keyboard is shown?","about":"How a message looks with the keyboard on the screen is undefined. An engine may leave the message there or take\nit away.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing about one that is already displayed."},
{"document":"en","says":"silent","text":"Puts back a message that is offered while the keyboard is up, and does not mention one that is already displayed."},
{"document":"ja","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing about one that is already displayed."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.keyboard-visible/keyboard-comes-up","title":"The keyboard is shown while a message is on the screen","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4554,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4555,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",4556,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4548,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4517,5]},
{"id":"open.timeout-visible","title":"The timeout of a visible message","question":"Does a visible message stay when its timeout passes?","about":"The timeout limits how late a message may be displayed. An engine may also apply it to the duration of the\ndisplay.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"ko","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"de","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"en","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."},
{"document":"ja","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is already displayed."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.timeout-visible/past-its-timeout","title":"The timeout of the visible message passes","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4597,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4598,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4599,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4591,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4563,5]},
{"id":"open.background-visible","title":"Leaving the app under a message","question":"Does a visible message stay when the app goes to the background?","about":"On return, the user finds the message still there, or gone. If it is gone, the screen is free for a waiting\nmessage.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"ko","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"de","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"en","says":"silent","text":"Mentions the background only for a message that is triggered there."},
{"document":"ja","says":"silent","text":"Mentions the background only for a message that is triggered there."}],"answers":[{"id":"stays","text":"The message stays and is still there on return."},
{"id":"dismisses","text":"The message is dismissed when the app goes to the background."},
{"id":"displayed-again","text":"The message is taken down when the app goes to the background, and displayed again on return."}],"default":"stays","probes":[{"script":{"id":"open.background-visible/there-and-back","title":"The app goes to the background and returns while a message is on the screen","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4641,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4642,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4643,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4635,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]},{"answer":"displayed-again","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"},{"saw":"displayed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4606,5]},
{"id":"open.relaunch-visible","title":"The visible message at a relaunch","question":"Is a dismissal reported for the message that was on the screen when the app is relaunched?","about":"The user sees an empty screen after a relaunch either way. The difference is what the host learns: it may expect\nevery displayed message to be dismissed in the end.","layer":"presenter","rules":["stack.in-memory"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied."}],"answers":[{"id":"silent","text":"The message disappears without a report."},
{"id":"reported","text":"The dismissal is reported at the relaunch."}],"default":"silent","probes":[{"script":{"id":"open.relaunch-visible/one-visible","title":"The app is relaunched with a message on the screen","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4686,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4687,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",4688,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4680,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"reported","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4652,5]},
{"id":"open.loading","title":"While an asset loads","question":"If a message had to wait for its asset, which place does it take among the waiting messages: that of its trigger, or that of the arrival of its asset?","about":"The answer matters if the asset arrives at a bad moment, such as behind a visible message. A message that stays\non the stack while it loads keeps its place there, below those that were triggered later. A message that has\nleft the stack comes back as if it had just been triggered, above them.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not say where it is in between."}],"answers":[{"id":"beside","text":"It takes its place as if triggered when its asset arrives, above messages triggered in the meantime."},
{"id":"on-stack","text":"It keeps the place of its trigger, below messages triggered later."}],"default":"beside","probes":[{"script":{"id":"open.loading/place-among-others","title":"A message loads while another is visible and a later one waits, and all of them are displayed in turn","about":"A message that kept its place comes after those triggered later; a message that comes back when its asset\narrives is on top.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":30000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","visible","later"]}],"at":["Specs/questions.yaml",4747,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4748,13]},{"do":[{"do":"log_event","name":"opened_account","properties":{}},{"do":"advance","by":60000}],"at":["Specs/questions.yaml",4749,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4750,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4736,9]},"outcomes":[{"answer":"beside","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"later"}]]},{"answer":"on-stack","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"later"},{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4695,5]},
{"id":"open.loading-returned","title":"Put back when the asset arrives","question":"If a message waits for its asset on the stack and goes back when the asset arrives, does it keep its place?","about":"The message never left the stack, but to be offered it has to be taken from its place. A message that goes to\nthe top ends up in the same place as one that was not on the stack in the meantime. If the arrival is an\nopportunity (`open.on-asset`), a message that goes to the top is also offered first.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message that goes back on top of the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"ko","says":"silent","text":"Puts a message that goes back on top of the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"de","says":"silent","text":"Returns messages to the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"en","says":"silent","text":"Returns messages to the stack, and does not say whether one goes back that was on the stack all the time."},
{"document":"ja","says":"silent","text":"Returns messages to the stack, and does not say whether one goes back that was on the stack all the time."}],"answers":[{"id":"in-place","text":"It stays where it is, below messages triggered later."},
{"id":"on-top","text":"It goes on top of the stack, above messages triggered in the meantime."}],"default":"in-place","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"The message is not on the stack while it waits for its asset."}],"at":["Specs/questions.yaml",4757,5]},
{"id":"open.loading-holds-up","title":"A loading message and an older one","question":"Is an older waiting message offered while a newer one still loads?","about":"The newest message is offered first and may not be ready. If it holds up the others, an asset that takes a\nminute costs the user every opportunity in that minute.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."}],"answers":[{"id":"passed-over","text":"The newest message that is ready is offered."},
{"id":"holds-up","text":"No older message is offered until the newer one is ready."}],"default":"passed-over","probes":[{"script":{"id":"open.loading-holds-up/one-waiting","title":"A message waits, a newer one loads, and the app is opened from a push notification","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":60000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","slow"]}],"at":["Specs/questions.yaml",4842,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",4843,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4844,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",4845,13]},{"do":[{"do":"advance","by":120000}],"at":["Specs/questions.yaml",4846,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4835,9]},"outcomes":[{"answer":"passed-over","steps":[[],[{"saw":"displayed","message":"older"}],[]]},{"answer":"holds-up","steps":[[],[],[{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4797,5]},
{"id":"open.loading-holds-up-ready","title":"A ready message and a newer one that loads","question":"Is a message displayed when its asset arrives, even if a newer message still loads?","about":"The newest message is offered first. If the newer message holds up one that is ready, the user sees the\nnewer one first, but nothing until its asset arrives.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, speaks of one that is *ready to be displayed*, and does not consider that it may not be ready yet."}],"answers":[{"id":"displayed","text":"It is offered when its asset arrives."},
{"id":"waits","text":"It waits on the stack for an opportunity."}],"default":"displayed","probes":[{"script":{"id":"open.loading-holds-up-ready/older-arrives-first","title":"Two messages load, and the image of the older one arrives first","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":60000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",4898,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4899,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4900,13]},{"do":[{"do":"advance","by":120000}],"at":["Specs/questions.yaml",4901,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4891,9]},"outcomes":[{"answer":"displayed","steps":[[{"saw":"displayed","message":"older"}],[]]},{"answer":"waits","steps":[[],[{"saw":"displayed","message":"newer"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4853,5]},
{"id":"open.loading-again","title":"Triggered again while loading","question":"If a message is triggered again while its asset loads, is it displayed twice?","about":"A user who taps twice triggers the message twice. It is displayed once or twice when its asset arrives. An engine\nmay also disarm a message when it triggers it, so that the second event means nothing to it, and may trigger\nanother message of lower priority.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"de","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"en","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at every trigger event, and does not consider that the same message may already be loading."}],"answers":[{"id":"twice","text":"Each trigger has its own instance of the message."},
{"id":"once","text":"The second trigger adds nothing."},
{"id":"anew","text":"The instance of the second trigger takes the place of the first, wherever it goes."},
{"id":"not-triggered","text":"Its event does not trigger it again while its asset loads."}],"default":"twice","probes":[{"script":{"id":"open.loading-again/newer-again","title":"Two messages wait for one image, and the older one is triggered again","about":"First, two other messages show the order in which messages are displayed if their images arrive at the same\ntime. Then the second trigger makes the older message the newer one, or does not.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":60000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second","older","newer"]}],"at":["Specs/questions.yaml",4961,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_help","properties":{}},{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",4962,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"advance","by":60000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4969,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4949,9]},"outcomes":[{"answer":"anew","steps":[[{"saw":"displayed","message":"second"},{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"older"},{"saw":"displayed","message":"newer"}]]},{"answer":"anew","steps":[[{"saw":"displayed","message":"first"},{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"newer"},{"saw":"displayed","message":"older"}]]}]},
{"script":{"id":"open.loading-again/two-events","title":"An event of two messages triggers one and occurs again while its image loads, and both instances are displayed in turn","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",4992,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4993,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4994,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4995,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4983,9]},"outcomes":[{"answer":"twice","steps":[[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"slow"}]]},{"answer":"once","steps":[[],[{"saw":"displayed","message":"slow"}],[]]},{"answer":"not-triggered","steps":[[{"saw":"displayed","message":"other"}],[],[{"saw":"displayed","message":"slow"}]]},{"answer":"not-triggered","steps":[[{"saw":"displayed","message":"other"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",4908,5]},
{"id":"open.loading-again-timeout","title":"The timeout of a message that was triggered twice","question":"If a message is triggered again while its asset loads and is displayed once, which timeout counts?","about":"The second trigger may give the message more time, or change nothing.","layer":"presenter","rules":["delivery.late-assets","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout starts."},
{"document":"ko","says":"silent","text":"Does not say when the timeout starts."},
{"document":"de","says":"silent","text":"Does not say when the timeout starts."},
{"document":"en","says":"silent","text":"Does not say when the timeout starts."},
{"document":"ja","says":"silent","text":"Does not say when the timeout starts."}],"answers":[{"id":"first","text":"That of the first trigger."},
{"id":"second","text":"That of the second trigger."}],"default":"first","probes":[{"script":{"id":"open.loading-again-timeout/between-the-timeouts","title":"The image of a message arrives after the timeout of its first trigger and before that of its second","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":15000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",5049,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5050,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5051,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5052,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5042,9]},"outcomes":[{"answer":"first","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"second","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.loading-again":"twice"},"reason":"Each trigger has its own instance of the message, with its own timeout."},
{"answers":{"open.loading-again":"anew"},"reason":"Only the instance of the second trigger is left, with its own timeout."},
{"answers":{"open.loading-again":"not-triggered"},"reason":"There is no second trigger."},
{"answers":{"open.timeout-from":"delivery"},"reason":"The timeout does not depend on the trigger."}],"at":["Specs/questions.yaml",5006,5]},
{"id":"open.ready-together","title":"Ready at the same time","question":"If two messages become ready at the same time, which one is displayed?","about":"Two campaigns can share an image. When it arrives, both messages are ready, but only one can be displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"ko","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"de","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"en","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."},
{"document":"ja","says":"implied","text":"Displays the newest of the messages that *wait* first, and does not say whether those that are not ready yet are among them."}],"answers":[{"id":"newest-first","text":"The message that was triggered last."},
{"id":"oldest-first","text":"The message that was triggered first."}],"default":"newest-first","probes":[{"script":{"id":"open.ready-together/shared-image","title":"Two messages wait for one image","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",5106,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5107,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5108,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5099,9]},"outcomes":[{"answer":"newest-first","steps":[[{"saw":"displayed","message":"newer"}]]},{"answer":"oldest-first","steps":[[{"saw":"displayed","message":"older"}]]}]}],"moot":[{"answers":{"open.loading":"on-stack"},"reason":"Both messages wait on the stack, and the newest is displayed first."}],"at":["Specs/questions.yaml",5059,5]},
{"id":"open.ready-on-stack","title":"Ready at the same time, on the stack","question":"If messages wait for their assets on the stack and two become ready at the same time, which one is offered first?","about":"The stack displays the newest message first; whether a message that is not ready counts as a waiting message is\nopen.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"ko","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"de","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"en","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."},
{"document":"ja","says":"silent","text":"Displays the newest of the messages that wait first, and says nothing about those that still wait for their assets."}],"answers":[{"id":"newest-first","text":"The newer message."},
{"id":"oldest-first","text":"The older message."}],"default":"newest-first","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"Messages wait for their assets beside the stack."}],"at":["Specs/questions.yaml",5115,5]},
{"id":"open.ready-below","title":"Ready below a waiting message","question":"A message waits on the stack for its asset. Is it displayed when the asset arrives, even if another message waits above it?","about":"The stack displays the newest message first. An engine that only ever displays the message on top leaves the\nready one where it is until an opportunity has brought the one above it. No probe asks this question: the\ndifference shows only if messages load on the stack and the arrival of an asset is no opportunity.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Displays the newest of the messages that wait first, and does not consider that an older one may become ready by itself."},
{"document":"ko","says":"silent","text":"Displays the newest of the messages that wait first, and does not consider that an older one may become ready by itself."},
{"document":"de","says":"silent","text":"Displays the newest of the messages that wait first, and does not consider that an older one may become ready by itself."},
{"document":"en","says":"silent","text":"Displays the newest of the messages that wait first, and does not consider that an older one may become ready by itself."},
{"document":"ja","says":"silent","text":"Displays the newest of the messages that wait first, and does not consider that an older one may become ready by itself."}],"answers":[{"id":"displayed","text":"It is offered when its asset arrives."},
{"id":"waits","text":"It waits on the stack for an opportunity, below the other one."}],"default":"displayed","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"Messages wait for their assets beside the stack."},
{"answers":{"open.on-asset":"offers"},"reason":"The arrival of an asset offers the message on top."}],"at":["Specs/questions.yaml",5158,5]},
{"id":"open.ready-others","title":"Ready at the same time: the other messages","question":"If several messages become ready at the same time, is only the first one offered, or are the others offered after it?","about":"The answer matters for the reports, and for what the user sees if the first message is not displayed. If an asset\nfails for which several messages wait, all of them may be discarded at once, or each when it is offered. A later\nfetch may then bring the asset first (`open.waiting-fetched-again`).","layer":"presenter","rules":["delivery.late-assets","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"ko","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"de","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"en","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."},
{"document":"ja","says":"silent","text":"Says that a message may have to wait for its asset, and does not consider that several may wait for the same one."}],"answers":[{"id":"offered","text":"Each is offered in turn."},
{"id":"wait","text":"The others wait for the next opportunity. Those whose asset has failed are discarded."},
{"id":"wait-also-failed","text":"The others wait for the next opportunity, whether their asset has arrived or failed."}],"default":"offered","probes":[],"moot":[],"at":["Specs/questions.yaml",5204,5]},
{"id":"open.loading-behind-visible","title":"Behind a visible message while an asset loads","question":"If a message is triggered while another is visible and its asset is still loading, does it go back at once?","about":"If it does, it waits for the next opportunity. If the engine checks the condition only when the asset arrives,\nthe message appears by itself, provided that the visible message is gone by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"ko","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"de","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if another one is visible, and does not consider that it may not be ready at that time."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back when its asset arrives, if the other message is still visible."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-behind-visible/newer-ready","title":"Two messages are triggered while another is visible, and the image of the older one arrives after that is gone","about":"The newer message is ready. It waits on top, so that an opportunity at the end of the obstacle or at the\narrival of the image displays it, and then this probe shows no answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","slow","newer"]}],"at":["Specs/questions.yaml",5292,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",5293,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5294,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5295,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5280,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"newer"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"newer"}]]}]},
{"script":{"id":"open.loading-behind-visible/gone-when-ready","title":"A message is triggered while another is visible, and its image arrives after that one is gone","about":"First, a message whose image arrives is displayed although a newer one still loads, if not by the arrival,\nthen by a push notification. Then, if the message went back at once, it waits on the stack below four\nmessages whose image takes an hour, so that neither the end of the obstacle nor the arrival of the image nor\na push notification offers it. If it did not, it is displayed as the first one was.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"early.png":{"result":"ok","after":10000},"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":40000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_feed"}],"priority":0,"orientation":"any","image":"early.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_chat"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"higher","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"highest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_map"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"topmost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_game"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","newer","visible","slow","above","higher","highest","topmost","other"]}],"at":["Specs/questions.yaml",5322,13]},{"do":[{"do":"log_event","name":"opened_feed","properties":{}},{"do":"log_event","name":"opened_chat","properties":{}},{"do":"advance","by":20000},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",5323,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"opened_map","properties":{}},{"do":"log_event","name":"opened_game","properties":{}}],"at":["Specs/questions.yaml",5324,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5331,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5332,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5301,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5246,5]},
{"id":"open.loading-under-keyboard","title":"Under the keyboard while an asset loads","question":"If a message is triggered while the keyboard is up and its asset is still loading, does it go back at once?","about":"If it does, it waits for the next opportunity. If the engine checks the condition only when the asset arrives,\nthe message appears by itself, provided that the keyboard is hidden by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Puts a message back if the keyboard is up, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if the keyboard is up, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if the keyboard is up, and does not consider that it may not be ready at that time."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back when its asset arrives, if the keyboard is still up."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-under-keyboard/newer-ready","title":"Two messages are triggered while the keyboard is up, and the image of the older one arrives after the keyboard is hidden","about":"The newer message is ready. It waits on top, so that an opportunity at the end of the obstacle or at the\narrival of the image displays it, and then this probe shows no answer.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","newer"]}],"at":["Specs/questions.yaml",5377,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",5378,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5379,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5380,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5365,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[],[{"saw":"displayed","message":"newer"}]]},{"answer":"when-ready","steps":[[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"newer"}]]}]},
{"script":{"id":"open.loading-under-keyboard/gone-when-ready","title":"A message is triggered while the keyboard is up, and its image arrives after the keyboard is hidden","about":"First, a message whose image arrives is displayed although a newer one still loads, if not by the arrival,\nthen by a push notification. Then, if the message went back at once, it waits on the stack below four\nmessages whose image takes an hour, so that neither the end of the obstacle nor the arrival of the image nor\na push notification offers it. If it did not, it is displayed as the first one was.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"early.png":{"result":"ok","after":10000},"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":40000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_feed"}],"priority":0,"orientation":"any","image":"early.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_chat"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"higher","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"highest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_map"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"topmost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_game"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","newer","slow","above","higher","highest","topmost","other"]}],"at":["Specs/questions.yaml",5406,13]},{"do":[{"do":"log_event","name":"opened_feed","properties":{}},{"do":"log_event","name":"opened_chat","properties":{}},{"do":"advance","by":20000},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",5407,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"opened_map","properties":{}},{"do":"log_event","name":"opened_game","properties":{}},{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",5408,13]},{"do":[{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5416,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5417,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5386,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"first"}],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"first"}],[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5339,5]},
{"id":"open.loading-without-presenter","title":"Without a presenter while an asset loads","question":"When does a message that is triggered without a presenter start to wait for its asset: when it is triggered, or when it is offered?","about":"The core triggers messages and fetches their assets; the presenter displays messages. If the message waits for\nits asset from the start, it appears by itself once it has both an asset and a presenter.","layer":"presenter","rules":["delivery.late-assets","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on and is displayed when the asset arrives, if there is a presenter."}],"default":"when-offered","probes":[{"script":{"id":"open.loading-without-presenter/newer-ready","title":"Two messages are triggered without a presenter, and the image of the older one arrives after one is assigned","about":"The newer message is ready. It waits on top, so that an opportunity at the end of the obstacle or at the\narrival of the image displays it, and then this probe shows no answer.","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","newer"]}],"at":["Specs/questions.yaml",5470,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"assign_presenter"}],"at":["Specs/questions.yaml",5471,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5472,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5473,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5459,9]},"outcomes":[{"answer":"when-offered","steps":[[],[],[{"saw":"displayed","message":"newer"}]]},{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"newer"}]]}]},
{"script":{"id":"open.loading-without-presenter/assigned-while-loading","title":"A message is triggered without a presenter, and its image arrives after one is assigned","about":"If the message went on the stack at once, it waits below four messages whose image takes an hour, so that\nneither the presenter nor the arrival of the image nor a push notification offers it. If it did not, it is\ndisplayed. Then, a message whose image arrives is displayed although a newer one still loads, if not by the\narrival, then by a push notification: the first one was not held up either.","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"late.png":{"result":"ok","after":40000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"higher","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"highest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_map"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"topmost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_game"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_feed"}],"priority":0,"orientation":"any","image":"late.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_chat"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","above","higher","highest","topmost","last","newer"]}],"at":["Specs/questions.yaml",5499,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"opened_map","properties":{}},{"do":"log_event","name":"opened_game","properties":{}},{"do":"assign_presenter"}],"at":["Specs/questions.yaml",5500,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5507,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_feed","properties":{}},{"do":"log_event","name":"opened_chat","properties":{}},{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5508,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5479,9]},"outcomes":[{"answer":"when-offered","steps":[[],[],[{"saw":"displayed","message":"last"}]]},{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.no-presenter":"lost"},"reason":"A message that is triggered without a presenter waits for nothing."},
{"answers":{"open.on-presenter":"offers-each"},"reason":"Each kept message goes to the presenter when it is assigned, and waits for its asset there."}],"at":["Specs/questions.yaml",5424,5]},
{"id":"open.failed-without-presenter","title":"A failed asset without a presenter","question":"If the asset of a message has failed and there is no presenter, is the message discarded when it is triggered, or when it is offered?","about":"The core fetches assets; the presenter displays messages. A core that knows that an asset has failed may discard\nthe message before there is a presenter.","layer":"presenter","rules":["discard.asset-failed","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It is lost or kept like any other message without a presenter."},
{"id":"at-once","text":"It is discarded when it is triggered."}],"default":"when-offered","probes":[],"moot":[],"at":["Specs/questions.yaml",5515,5]},
{"id":"open.loading-away","title":"In the background while an asset loads","question":"If a message is triggered in the background and its asset is still loading, does it go back at once?","about":"If it does, it waits for the next opportunity. If the engine checks the condition only when the asset arrives,\nthe message appears by itself, provided that the user has returned by then.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ko","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"de","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back when its asset arrives, if the app is still in the background."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-away/newer-ready","title":"Two messages are triggered in the background, and the image of the older one arrives after the user returns","about":"The newer message is ready. It waits on top, so that an opportunity at the end of the obstacle or at the\narrival of the image displays it, and then this probe shows no answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","newer"]}],"at":["Specs/questions.yaml",5593,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5594,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5595,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5596,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5582,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[],[{"saw":"displayed","message":"newer"}]]},{"answer":"when-ready","steps":[[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"newer"}]]}]},
{"script":{"id":"open.loading-away/back-when-ready","title":"A message is triggered in the background, and its image arrives after the user returns","about":"First, a message whose image arrives is displayed although a newer one still loads, if not by the arrival,\nthen by a push notification. Then, if the message went on the stack at once, it waits below four messages\nwhose image takes an hour, so that neither the return nor the arrival of the image nor a push notification\noffers it. If it did not, it is displayed as the first one was.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"early.png":{"result":"ok","after":10000},"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":40000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_feed"}],"priority":0,"orientation":"any","image":"early.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_chat"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"higher","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"highest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_map"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"topmost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_game"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","newer","slow","above","higher","highest","topmost","other"]}],"at":["Specs/questions.yaml",5622,13]},{"do":[{"do":"log_event","name":"opened_feed","properties":{}},{"do":"log_event","name":"opened_chat","properties":{}},{"do":"advance","by":20000},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",5623,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"opened_map","properties":{}},{"do":"log_event","name":"opened_game","properties":{}},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5624,13]},{"do":[{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5632,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5633,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5602,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"first"}],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"first"}],[],[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5544,5]},
{"id":"open.loading-in-background","title":"A report in the background while an asset loads","question":"When is a message reported as re-enqueued if it is triggered in the background while its asset loads?","about":"The message waits either way. An engine that fetches first, and checks where the app is when the asset arrives,\nreports the message later, or never if the user returns before that.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ko","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"de","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"en","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."},
{"document":"ja","says":"silent","text":"Puts a message back if it is triggered in the background, and does not consider that it may not be ready at that time."}],"answers":[{"id":"reported-at-once","text":"At its trigger."},
{"id":"reported-when-ready","text":"When its asset arrives, if it is still waiting."}],"default":"reported-at-once","probes":[{"script":{"id":"open.loading-in-background/slow-image","title":"A message is triggered in the background, where its image arrives later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",5691,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5692,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5693,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5694,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",5684,9]},"outcomes":[{"answer":"reported-at-once","steps":[[{"saw":"reenqueued","message":"slow"}],[{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]},{"answer":"reported-when-ready","steps":[[],[{"saw":"reenqueued","message":"slow"},{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]}]}],"moot":[{"answers":{"open.report-in-background":"silent"},"reason":"A message that is triggered in the background is not reported."},
{"answers":{"open.loading-away":"when-ready"},"reason":"The message goes back only when its asset arrives, and is reported then."}],"at":["Specs/questions.yaml",5641,5]},
{"id":"open.background-load","title":"Ready in the background","question":"What happens to a message that was triggered in the foreground if its asset arrives while the app is in the background?","about":"If the message goes back on the stack, it needs a new opportunity. If it keeps its turn, or is displayed where\nnobody sees it, it is there when the user returns.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"ko","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"de","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"en","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."},
{"document":"ja","says":"silent","text":"Puts a message back if it is *triggered* in the background, and does not consider one that was triggered before."}],"answers":[{"id":"reenqueues","text":"It goes back on the stack and waits for an opportunity."},
{"id":"shows-on-return","text":"It is displayed as soon as the app is in the foreground again."},
{"id":"shows-at-once","text":"It is displayed in the background, and the user finds it on return."}],"default":"reenqueues","probes":[{"script":{"id":"open.background-load/ready-in-background","title":"The image of a message arrives while the app is in the background, and the user returns","about":"Another message is triggered before the return. It is on top of the message that went back, so that coming\nto the foreground, if it is an opportunity, displays that other message.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","above","other"]}],"at":["Specs/questions.yaml",5759,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"enter_background"}],"at":["Specs/questions.yaml",5760,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5761,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5762,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5763,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5748,9]},"outcomes":[{"answer":"reenqueues","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"above"}]]}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"slow"}]]}]]},{"answer":"shows-on-return","steps":[[],[{"saw":"displayed","message":"slow"}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]},{"answer":"shows-at-once","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",5707,5]},
{"id":"open.waiting-failed","title":"The asset of a waiting message fails","question":"If the asset of a waiting message fails, is the message discarded then, or when it is offered?","about":"The user sees a difference only for the messages below: a message that waits only to be discarded uses up an\nopportunity.","layer":"presenter","rules":["discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its asset has failed."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-failed/fails-in-background","title":"A message is triggered in the background, and its image fails there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["failed"]}],"at":["Specs/questions.yaml",5818,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5819,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5820,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5821,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",5812,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"failed"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"failed"}],[]]}]}],"moot":[{"answers":{"open.loading-away":"when-ready"},"reason":"A message that is triggered in the background waits only once its asset has arrived or failed."}],"at":["Specs/questions.yaml",5781,5]},
{"id":"open.waiting-late","title":"The asset of a waiting message arrives too late","question":"If the asset of a waiting message arrives too late, is the message discarded then, or when it is offered?","about":"The user sees a difference only for the messages below: a message that waits only to be discarded uses up an\nopportunity.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its asset arrives."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-late/late-in-background","title":"A message is triggered in the background, and its image arrives there after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",5870,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5871,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5872,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5873,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",5864,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"late"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"late"}],[]]}]}],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"A waiting message does not age, so its asset cannot arrive too late for it."},
{"answers":{"open.late-or-back":"discarded","open.on-asset":"offers","open.opportunity-in-background":"put-back"},"reason":"The arrival of the asset offers the message, which is then discarded."},
{"answers":{"open.loading-away":"when-ready"},"reason":"A message that is triggered in the background waits only once its asset has arrived."}],"at":["Specs/questions.yaml",5828,5]},
{"id":"open.waiting-timeout","title":"The timeout of a waiting message","question":"Is a waiting message discarded as soon as its timeout passes, or when it is offered?","about":"An engine with a timer for each message discards it in time; an engine that checks the clock when it offers the\nmessage does so late. Only a host that learns of discards sees the difference.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"ko","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"de","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"en","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."},
{"document":"ja","says":"silent","text":"Discards a message that is *ready to be displayed* but past its timeout, and does not say when that is checked."}],"answers":[{"id":"when-offered","text":"It keeps waiting until it is offered, and is discarded then."},
{"id":"at-once","text":"It is discarded as soon as its timeout passes."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"The time on the stack does not count."}],"at":["Specs/questions.yaml",5880,5]},
{"id":"open.waiting-fetch","title":"Waiting messages when a fetch ends","question":"When a fetch ends, for which waiting messages does the engine check whether they have failed or are too late?","about":"An engine that checks them at that moment may check only the messages that have the asset, or others too.","layer":"presenter","rules":["discard.timeout","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"ko","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"de","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"en","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."},
{"document":"ja","says":"silent","text":"Discards a message that is ready to be displayed but past its timeout, and does not say when that is checked for a waiting message."}],"answers":[{"id":"own","text":"Only those that have the asset."},
{"id":"others","text":"Only those that do not have the asset."},
{"id":"any","text":"All."}],"default":"own","probes":[],"moot":[],"at":["Specs/questions.yaml",5921,5]},
{"id":"open.waiting-fetched-again","title":"The failed asset of a waiting message is fetched again","question":"If the asset of a waiting message has failed, and another fetch brings it before the message is offered, is the message displayed or discarded?","about":"Another trigger of the message or a later delivery may start that fetch. An engine that remembers the failure\ndiscards the message, as it would have before; an engine that looks at the asset when it offers the message\ndisplays it.","layer":"presenter","rules":["discard.asset-failed","delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not consider that it may be downloaded while the message waits."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not consider that it may be downloaded while the message waits."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not consider that it may be downloaded while the message waits."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not consider that it may be downloaded while the message waits."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not consider that it may be downloaded while the message waits."}],"answers":[{"id":"displayed","text":"It is displayed."},
{"id":"discarded","text":"It is discarded because of the earlier failure."}],"default":"displayed","probes":[],"moot":[],"at":["Specs/questions.yaml",5960,5]},
{"id":"open.prefetch-immediate","title":"Assets of messages for a push click","question":"Does the fetch also start on delivery for messages that only a push click triggers?","about":"The documents name the push click among the triggers that display a message right on delivery. But it can come\nmuch later, and then only fetching ahead keeps the message from being late. Fetching everything costs data for\nmessages that may never be triggered. A message that a session start triggers as well is fetched ahead if\nmessages of either kind are (`open.prefetch-at-once`).","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then says that those of messages displayed right after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-immediate/push-after-a-while","title":"A message for a push click is delivered long before the click","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",6048,13]},{"do":[{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6049,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",6050,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6042,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"displayed","message":"immediate"}],[]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6001,5]},
{"id":"open.prefetch-at-once","title":"Assets of messages for a session start","question":"Does the fetch also start on delivery for messages that only a session start triggers?","about":"A session start triggers its message right on delivery, so fetching ahead gains nothing. Only an engine that\nreports the assets it fetches ahead can show the difference.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then says that those of messages displayed right after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then says that those of messages displayed right on delivery (session start, push click) have not been fetched ahead."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery; they just may not arrive in time."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-at-once/slow-image","title":"A message with a slow image is delivered by the session start that triggers it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",6102,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",6103,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",6096,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"prefetched","asset":"picture.png"}],[{"saw":"displayed","message":"immediate"}]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6057,5]},
{"id":"open.asset-retry","title":"A failed fetch","question":"Is an asset that could not be fetched on delivery fetched again when a message that has it is triggered?","about":"The network may have been down for a moment at the session start. Without another attempt, the message is lost\nfor the whole session; with one, it may be displayed, although late.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."}],"answers":[{"id":"stays-failed","text":"The failure lasts until the next delivery, and the message is discarded."},
{"id":"fetched-again","text":"The trigger starts another attempt, and the message is discarded only if that attempt fails too."},
{"id":"fetched-after-discard","text":"The failure first discards a message, and only a trigger after that starts another attempt."}],"default":"stays-failed","probes":[{"script":{"id":"open.asset-retry/network-is-back","title":"The fetch on delivery failed, and the network comes back before the first or the second trigger","about":"Two messages have the second image, because some engines may not trigger a discarded message again.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0},"poster.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured","first","second","other"]}],"at":["Specs/questions.yaml",6156,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6157,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"serve","assets":{"poster.png":{"result":"ok","after":0}}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6158,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",6159,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6160,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6145,9]},"outcomes":[{"answer":"stays-failed","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[{"one_of":[[],[{"saw":"displayed","message":"first"}]]}],[{"one_of":[[],[{"saw":"displayed","message":"second"}]]}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6110,5]},
{"id":"open.asset-retry-by","title":"A failed fetch of a shared asset","question":"If a discard or another attempt matters, does it count for one message or for every message that has the same asset?","about":"An engine remembers failures by asset or by message. Two messages that share an image show the difference.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."}],"answers":[{"id":"asset","text":"It counts for every message that has the asset."},
{"id":"message","text":"It counts for the one message that was discarded or retried."}],"default":"asset","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."},
{"answers":{"open.asset-retry":"fetched-again","open.asset-retry-times":"each-time"},"reason":"Each trigger starts another attempt, whatever happened before."}],"at":["Specs/questions.yaml",6175,5]},
{"id":"open.asset-retry-times","title":"Another failed fetch","question":"If a trigger starts another attempt to fetch a failed asset, does a later trigger start one more?","about":"An asset that cannot be fetched twice may not exist at all. An engine may give up, or try as often as it is\nasked.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"ko","says":"silent","text":"Discards a message whose asset could not be downloaded and says that it may be triggered again, which would be of little use without another attempt; but it mentions none."},
{"document":"de","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"en","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."},
{"document":"ja","says":"silent","text":"Discards a message whose asset could not be downloaded, and does not mention the number of attempts."}],"answers":[{"id":"each-time","text":"There is no limit to the attempts."},
{"id":"once","text":"One more attempt is made after the failure, and no other."}],"default":"each-time","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."}],"at":["Specs/questions.yaml",6214,5]},
{"id":"open.asset-retry-offered","title":"A failed fetch of a message that waits","question":"If a trigger starts another attempt to fetch a failed asset, does an opportunity do the same for a message that waits?","about":"The asset of a waiting message may have failed before the message was offered. An engine may look at what it\nneeds each time it offers a message, or only when the message is triggered.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"ko","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"de","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"en","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."},
{"document":"ja","says":"silent","text":"Says that assets are fetched on delivery and that a message whose asset failed is discarded, and does not mention another attempt."}],"answers":[{"id":"fetched-again","text":"It is fetched again, as at a trigger."},
{"id":"stays-failed","text":"Only a trigger starts another attempt."}],"default":"fetched-again","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."}],"at":["Specs/questions.yaml",6250,5]},
{"id":"open.asset-retry-local","title":"A failed fetch and a local message","question":"Is an asset that could not be fetched fetched again for a local message that has it?","about":"A local message has no delivery at which its assets could be fetched. But an engine that remembers failures by\naddress may know of one, from a campaign with the same asset or from the first time the message was presented.","layer":"core","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"ko","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"de","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"en","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."},
{"document":"ja","says":"silent","text":"Discards *triggered* messages after a failed download. Local messages have no delivery, and it says nothing about their assets."}],"answers":[{"id":"fetched-again","text":"The local message starts its own attempt."},
{"id":"stays-failed","text":"The failure lasts, and the local message is discarded."},
{"id":"fetched-after-discard","text":"The failure first discards a message, and only a local message after that starts another attempt."}],"default":"fetched-again","probes":[{"script":{"id":"open.asset-retry-local/network-is-back","title":"The fetch for a campaign failed, the network is back, and a local message has the same image","about":"The campaign's trigger shows whether the image was fetched for the local message: if it was, the image is\nthere.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]}],"at":["Specs/questions.yaml",6346,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",6347,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6348,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6349,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6335,9]},"outcomes":[{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[]]}]},
{"script":{"id":"open.asset-retry-local/after-a-discard","title":"The failure has discarded a local message and a campaign's message, and the local message is presented again","about":"An engine remembers by message or by image what it discarded, so both are discarded. The first probe\nidentifies an engine that fetches the image again without a discard.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second"]}],"at":["Specs/questions.yaml",6366,13]},{"do":[{"do":"present_local","message":"own"},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}}],"at":["Specs/questions.yaml",6367,13]},{"do":[{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",6368,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6369,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6370,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6353,9]},"outcomes":[{"answer":"fetched-after-discard","steps":[[{"saw":"displayed","message":"second"}],[]]},{"answer":"stays-failed","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6294,5]},
{"id":"open.fetch-start","title":"The start of a late fetch","question":"If a message goes back or is held back as soon as it is triggered or presented, and its asset has not been requested yet, when does the fetch start?","about":"If an asset was not fetched on delivery, an engine may use the time on the stack to load it, or start only when\nnothing else is in the way, which saves data but makes the user wait.","layer":"presenter","rules":["delivery.prefetch","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not say when an asset is fetched that was not fetched then."}],"answers":[{"id":"at-trigger","text":"The fetch starts at once and continues while the message waits."},
{"id":"when-offered","text":"The fetch starts when the message is offered and only the asset is missing."}],"default":"at-trigger","probes":[{"script":{"id":"open.fetch-start/local-in-the-background","title":"A local message with a slow image is presented in the background, and the user returns later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]},{"do":"enter_background"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6419,13]},{"do":[{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6420,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6421,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",6422,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6412,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"own"}],[],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"own"}],[]]}]},
{"script":{"id":"open.fetch-start/campaign-with-the-same-image","title":"A local message is presented in the background, and a campaign has its image","about":"This probe is for an engine that displays a local message without its image. The first campaign shows that\nan image that has arrived is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",6439,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6440,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",6441,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6442,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6443,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6428,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]},
{"script":{"id":"open.fetch-start/push-click-with-the-same-image","title":"A local message is presented in the background, and a push click triggers a message with its image","about":"This probe is for an engine that displays a local message without its image and does not fetch ahead for a\npush click: an asset that such a message lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6460,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",6461,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6462,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",6463,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6464,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6465,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6449,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"},{"saw":"displayed","message":"after"}],[]]},{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"The only messages that wait for an asset are those whose own delivery has fetched it and those that the session start has just triggered."}],"at":["Specs/questions.yaml",6377,5]},
{"id":"open.filter-missing","title":"A missing property","question":"Does a filter for \"not equal\" match when the property is missing?","about":"\"Plan is not premium\" can mean everybody except premium users, or only users with another plan. The answer\ndecides whether users about whom nothing is known see the message.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison holds only if the property is present."},
{"id":"match","text":"A missing property is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-missing/missing","title":"An event lacks the property that must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"missing","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"not_equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["missing","other"]}],"at":["Specs/questions.yaml",6514,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6515,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6516,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6505,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"missing"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6476,5]},
{"id":"open.filter-not-equals-type","title":"Not equal, with another type","question":"Does a filter for \"not equal\" match a property of a type that cannot be converted to the type of the value?","about":"A date is certainly not the number 42. But the comparison may also count as one that cannot be made.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison of values of different types does not hold."},
{"id":"match","text":"A value of another type is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-not-equals-type/date-and-number","title":"An event has a date where a number must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"not_equals","value":42}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6561,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-01-31T12:00:00Z"}}}],"at":["Specs/questions.yaml",6562,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":41}}],"at":["Specs/questions.yaml",6563,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6552,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6523,5]},
{"id":"open.filter-number-texts","title":"Numbers and the texts that spell them","question":"Is a text that spells a number compared as that number, and a number compared with a text as the text that spells it?","about":"Apps log whatever values they have, and some log every value as a text. Whether \"10\" then counts as 10 depends\non the language that the engine is written in, unless somebody has decided it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a number are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"10\" is equal to the number 10, and above 9."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-number-texts/text-for-a-number","title":"An event has the text \"10\" where the filter asks for the number 10","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":10}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6610,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"10"}}],"at":["Specs/questions.yaml",6611,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":10}}],"at":["Specs/questions.yaml",6612,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6601,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6570,5]},
{"id":"open.filter-date-texts","title":"Dates and the texts that spell them","question":"Is a text that spells a date compared as that date, and a date compared with a text as the text that spells it?","about":"A date often travels as a text in ISO 8601 format. An engine that receives it as a text may read it as a date\nwhen a filter asks for one.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a date are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"2026-05-01T00:00:00Z\" is before a date in June, and equal to the date that it spells."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-date-texts/text-for-a-date","title":"An event has a text that spells a date before the one of the filter","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"before","value":{"date":"2026-06-01T00:00:00Z"}}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6658,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"2026-05-01T00:00:00Z"}}],"at":["Specs/questions.yaml",6659,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-05-01T00:00:00Z"}}}],"at":["Specs/questions.yaml",6660,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6649,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6619,5]},
{"id":"open.filter-boolean-texts","title":"Booleans and the texts that spell them","question":"Is the text \"true\" or \"false\" compared as that boolean, and a boolean compared with a text as the text that spells it?","about":"As with numbers, an app that logs every value as a text logs \"true\".","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"true\" is equal to true."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-texts/text-for-a-boolean","title":"An event has the text \"true\" where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6706,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"true"}}],"at":["Specs/questions.yaml",6707,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",6708,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6697,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6667,5]},
{"id":"open.filter-boolean-numbers","title":"Booleans and the numbers 0 and 1","question":"Are the numbers 0 and 1 compared with booleans as false and true, and booleans with numbers as 0 and 1?","about":"Some languages and data stores have no boolean type, so that true becomes 1 on its way.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A number and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The number 1 is equal to true, and true is above 0."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-numbers/number-for-a-boolean","title":"An event has the number 1 where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6752,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":1}}],"at":["Specs/questions.yaml",6753,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",6754,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6743,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6715,5]},
{"id":"open.filter-pattern-types","title":"Patterns and values that are not texts","question":"Does a pattern search numbers, booleans, and dates as if they were the texts that spell them?","about":"A pattern describes a text. Whether a number is one depends on how an engine stores it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"texts-only","text":"A pattern finds nothing in a value that is not a text."},
{"id":"any-value","text":"A pattern searches the text that spells the value."}],"default":"texts-only","probes":[{"script":{"id":"open.filter-pattern-types/pattern-in-a-number","title":"A pattern searches a number, then a text","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"^42$"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6798,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":42}}],"at":["Specs/questions.yaml",6799,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"42"}}],"at":["Specs/questions.yaml",6800,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6789,9]},"outcomes":[{"answer":"texts-only","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"any-value","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6761,5]},
{"id":"open.filter-pattern-case","title":"Capitals in a pattern","question":"Is a pattern case-sensitive?","about":"Regular expressions are case-sensitive unless told otherwise; people who write filters often do not expect that.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters robust and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters robust and does not describe a single one."}],"answers":[{"id":"counts","text":"A pattern in lowercase finds nothing in uppercase text."},
{"id":"does-not-count","text":"A pattern does not distinguish lowercase from uppercase."}],"default":"counts","probes":[{"script":{"id":"open.filter-pattern-case/capitals","title":"A pattern in lowercase searches a text in uppercase","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"wind"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",6844,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"North Wind"}}],"at":["Specs/questions.yaml",6845,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"north wind"}}],"at":["Specs/questions.yaml",6846,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6835,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6807,5]},
{"id":"open.no-presenter","title":"Triggered without a presenter","question":"Is a message that is triggered while no presenter is assigned lost, or kept until there is one?","about":"Apps often assign the presenter a moment after the start, when the first session has started and its messages\nhave been triggered. The greeting is then either lost or displayed at the next opportunity.","layer":"presenter","rules":["presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to messages triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has no presenter to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity once a presenter is assigned."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter/assigned-later","title":"A message is triggered without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","other"]}],"at":["Specs/questions.yaml",6887,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6888,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6889,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6890,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6880,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6853,5]},
{"id":"open.no-presenter-local","title":"Presented without a presenter","question":"What happens to a message that the app presents while no presenter is assigned?","about":"The call goes to the presenter, so without a presenter it goes nowhere. An engine that takes the message itself\nmay keep it until there is a presenter.","layer":"presenter","rules":["presenter.required","local.display"],"profiles":["swift"],"documents":[{"document":"pt","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one, and does not say what happens otherwise."},
{"document":"ko","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one, and does not say what happens otherwise."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has no presenter to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity once a presenter is assigned."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter-local/assigned-later","title":"A message is presented without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",6931,13]},{"do":[{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",6932,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6933,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6934,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6924,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6897,5]},
{"id":"open.no-presenter-stack","title":"The stack without a presenter","question":"If an engine keeps messages until there is a presenter, does it list them when asked for its stack?","about":"The stack belongs to the presenter. The core can keep the messages that were triggered before there is one and\nput them on the stack when the presenter is assigned.","layer":"presenter","rules":["presenter.required","stack.push-on-trigger"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a triggered message goes on the stack and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"ko","says":"silent","text":"Says that a triggered message goes on the stack and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"named","text":"They are on the stack."},
{"id":"unnamed","text":"They are kept elsewhere, and the stack is empty."}],"default":"named","probes":[],"moot":[{"answers":{"open.no-presenter":"lost","open.no-presenter-local":"lost"},"reason":"Nothing is kept before there is a presenter."}],"at":["Specs/questions.yaml",6941,5]},
{"id":"open.legacy-retrigger","title":"Triggering a discarded message again","question":"Can a legacy engine trigger a discarded message again?","about":"The documents of the Swift SDK say that it can. Otherwise, holding the device the wrong way for a single moment\ncosts the user the message.","layer":"core","rules":["discard.leaves-stack"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says which messages are discarded, and not what happens to them afterward."},
{"document":"en","says":"silent","text":"Says which messages are discarded, and not what happens to them afterward."},
{"document":"ja","says":"silent","text":"Says which messages are discarded, and not what happens to them afterward."}],"answers":[{"id":"can","text":"Another occurrence of the trigger event triggers the message again."},
{"id":"cannot","text":"A discarded message is not triggered again."},
{"id":"once-delivered-again","text":"A discarded message is not triggered again until another delivery brings it."}],"default":"can","probes":[{"script":{"id":"open.legacy-retrigger/discarded-by-the-host","title":"The host discards a message, and its trigger event occurs again, and once more after a delivery","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"then","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["again","then","other"]}],"at":["Specs/questions.yaml",7006,13]},{"do":[{"do":"choose","choice":"discard"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",7007,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7008,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["again","then","other"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",7009,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7010,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6998,9]},"outcomes":[{"answer":"can","steps":[[],[{"saw":"displayed","message":"again"}],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]},{"answer":"cannot","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"once-delivered-again","steps":[[],[],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6971,5]},
{"id":"open.manual-choice","title":"The host's choice for its own request","question":"Is the host asked for its display choice if it asked for the next message itself?","about":"The host has just said that it wants a message, but not which one. If it is asked, it can still refuse the\nmessage that turns out to be on top.","layer":"presenter","rules":["manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not mention the display choice."},
{"document":"en","says":"implied","text":"Provides a call that takes the controller's delegate, whose method gives the display choice."},
{"document":"ja","says":"silent","text":"Provides a call that displays the message on top of the stack, and does not mention the display choice."}],"answers":[{"id":"asked","text":"The host is asked as at any other opportunity."},
{"id":"not-asked","text":"The message is displayed without a question."}],"default":"asked","probes":[{"script":{"id":"open.manual-choice/behind-another","title":"A message waits behind another, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",7067,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7068,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",7069,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",7070,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",7071,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7060,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-the-background","title":"A message waits since it was triggered in the background, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",7083,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7084,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",7085,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",7086,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",7087,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7077,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-under-the-keyboard","title":"A message waits since the keyboard was up, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",7099,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7100,13]},{"do":[{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",7101,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",7102,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",7103,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7093,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back","title":"The interval held a message back, and the host asks for it but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",7116,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7117,13]},{"do":[{"do":"advance","by":1000}],"at":["Specs/questions.yaml",7118,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",7119,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",7120,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7109,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back-long-enough","title":"The interval held a message back, and the host asks for it later but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",7133,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7134,13]},{"do":[{"do":"advance","by":70000}],"at":["Specs/questions.yaml",7135,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",7136,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",7137,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7126,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/unwanted","title":"The host asks for the next message and would put it off if it were asked","about":"This probe is for an engine that offers a message as soon as nothing is in its way: the host puts it off\nthen, and is asked again.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",7152,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7153,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",7154,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",7155,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7143,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-kept":"lost"},"reason":"The host has put the waiting message off and is not asked about it again."},
{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-interval-end":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-request":"held-back"},"reason":"The host has put the waiting message off and is not asked about it again."}],"at":["Specs/questions.yaml",7019,5]},
{"id":"open.local-choice","title":"The host's choice for its own message","question":"Is the host asked for its display choice about a message that it presents itself?","about":"The host has just asked for this very message. If it is asked whether to display it, it decides about local\nmessages and campaigns in one place; if not, its own request is enough.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Provides a call that displays a local message, and names the display choice for a *triggered* message."},
{"document":"ko","says":"silent","text":"Provides a call that displays a local message, and names the display choice for a *triggered* message."},
{"document":"de","says":"silent","text":"Provides a call that adds and displays a local message, and names the display choice for a *triggered* message."},
{"document":"en","says":"silent","text":"Provides a call that adds and displays a local message, and names the display choice for a *triggered* message."},
{"document":"ja","says":"silent","text":"Provides a call that adds and displays a local message, and names the display choice for a *triggered* message."}],"answers":[{"id":"asked","text":"The host is asked as about any other message."},
{"id":"not-asked","text":"The host is not asked about a message that the app created."}],"default":"asked","probes":[],"moot":[],"at":["Specs/questions.yaml",7162,5]},
{"id":"open.local-failed","title":"A local message whose asset failed","question":"Is a local message discarded if its image or ZIP file could not be downloaded?","about":"The app that created the message may contain the file. If it does not, half a message may be better than none,\nor worse.","layer":"presenter","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-failed/failed","title":"The app presents a message whose image is not available","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7231,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7232,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",7233,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7224,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7196,5]},
{"id":"open.local-late","title":"A local message past its timeout","question":"Is a local message discarded if it becomes ready after its timeout?","about":"The app asked for the message at that moment. A timeout belongs to campaigns; a message that the app created may\nnot have one at all.","layer":"presenter","rules":["local.display","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-late/slow-image","title":"The image of a local message arrives after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7278,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7279,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7280,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",7281,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7271,9]},"outcomes":[{"answer":"discarded","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.local-late/long-wait","title":"A local message waits behind another for longer than its timeout","about":"This probe is for an engine that displays a local message without its image.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7297,13]},{"do":[{"do":"present_local","message":"visible"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7298,13]},{"do":[{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",7299,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",7300,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7287,9]},"outcomes":[{"answer":"discarded","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.timeout-on-stack":"does-not-count"},"reason":"A local message neither loads nor ages on the stack, so it is never too late."}],"at":["Specs/questions.yaml",7240,5]},
{"id":"open.local-turned","title":"A local message for the other orientation","question":"Is a local message discarded if it is made for the other orientation?","about":"The app could have checked the orientation itself, and it asks for the message all the same.","layer":"presenter","rules":["local.display","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there. Even the orientation is that *of the triggered message*."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-turned/turned","title":"The app presents a message that is made for the other orientation","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7351,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7352,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",7353,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7344,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7307,5]},
{"id":"open.local-imageless","title":"A local message without its image","question":"Is a local message discarded if it lacks the image that its type needs?","about":"The app created the message, and created it without an image.","layer":"presenter","rules":["local.display","discard.full-without-image"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"en","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard for a *triggered* message, and does not mention a local one there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed anyway."}],"default":"discarded","probes":[{"script":{"id":"open.local-imageless/imageless","title":"The app presents a full message without an image","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"full","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7391,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7392,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",7393,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7384,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7360,5]},
{"id":"open.local-loading","title":"A local message whose asset loads","question":"Does a local message wait for its image or ZIP file?","about":"The app asked for the message to be displayed. If the message waits, it appears when its asset arrives; if not,\nit appears at once, and its image later.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"ko","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"de","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"en","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."},
{"document":"ja","says":"silent","text":"Speaks of assets of delivered messages. A local message has none that could be fetched ahead, and its assets are not mentioned."}],"answers":[{"id":"waits","text":"It is displayed when its asset arrives."},
{"id":"displayed","text":"It is displayed at once."}],"default":"waits","probes":[{"script":{"id":"open.local-loading/slow-image","title":"The app presents a message whose image takes a while","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7444,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7445,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7446,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7438,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"own"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7400,5]},
{"id":"open.failed-shared","title":"A shared asset that fails at once","question":"If an asset fails, is it fetched again for the next message of the same delivery that has it?","about":"Each fetch is reported, so an observer sees whether there was a second one. It cannot end differently from the\nfirst.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not consider that two messages may have the same one."}],"answers":[{"id":"once","text":"It is fetched once for the whole delivery."},
{"id":"again","text":"It is fetched once for each message, until it arrives."}],"default":"once","probes":[{"script":{"id":"open.failed-shared/missing-picture","title":"Two messages are delivered with the same image, which does not exist","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"one","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"two","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["one","two"]}],"at":["Specs/questions.yaml",7489,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",7482,9]},"outcomes":[{"answer":"once","steps":[[{"saw":"prefetched","asset":"picture.png"}]]},{"answer":"again","steps":[[{"saw":"prefetched","asset":"picture.png"},{"saw":"prefetched","asset":"picture.png"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7453,5]},
{"id":"open.redelivery","title":"A second delivery","question":"Does the delivery of a later session replace the earlier one, or add to it?","about":"A campaign that has ended is no longer delivered. If deliveries add up, its message can still be triggered on\ndevices that have it. This question does not concern messages that wait on the stack.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"ko","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"de","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"en","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."},
{"document":"ja","says":"implied","text":"Delivers all messages that the user is eligible for at session start, so a message that is not delivered is no longer among them."}],"answers":[{"id":"replaces","text":"Only the messages of the latest delivery can be triggered."},
{"id":"extends","text":"Messages of earlier deliveries can be triggered as well."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery/not-delivered-again","title":"A later session does not deliver a message again, and its trigger event occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"old","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"new","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["old"]}],"at":["Specs/questions.yaml",7543,13]},{"do":[{"do":"start_session","deliver":["new"]}],"at":["Specs/questions.yaml",7544,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7545,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",7546,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7536,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"new"}]]},{"answer":"extends","steps":[[{"saw":"displayed","message":"old"}],[{"saw":"displayed","message":"new"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7497,5]},
{"id":"open.redelivery-empty","title":"An empty delivery","question":"If a later delivery replaces the earlier one, does an empty delivery replace it, too?","about":"The service may have nothing new to deliver, or the user may no longer be eligible for anything. An engine that\nassumes the former keeps the messages it has.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"ko","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"de","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"en","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."},
{"document":"ja","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and says nothing about a session that delivers none."}],"answers":[{"id":"replaces","text":"After an empty delivery nothing can be triggered."},
{"id":"leaves","text":"An empty delivery changes nothing."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery-empty/nothing-new","title":"A later session brings nothing, and the event of an earlier message occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"earlier","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["earlier"]}],"at":["Specs/questions.yaml",7602,13]},{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",7603,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7604,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["later"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",7605,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7595,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"later"}]]},{"answer":"leaves","steps":[[{"saw":"displayed","message":"earlier"}],[{"saw":"displayed","message":"later"}]]}]}],"moot":[{"answers":{"open.redelivery":"extends"},"reason":"Earlier deliveries count in any case."}],"at":["Specs/questions.yaml",7553,5]},
{"id":"open.redelivery-stack","title":"A second delivery and the stack","question":"Does a message keep waiting on the stack if a later delivery does not contain it?","about":"The message was triggered in time. But the service had a reason not to deliver it again: the campaign may be\nover, or may no longer apply to this user.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"ko","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"de","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"en","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."},
{"document":"ja","says":"silent","text":"Delivers all messages that the user is eligible for at session start, and does not say how two deliveries relate."}],"answers":[{"id":"stays","text":"A delivery leaves the stack alone."},
{"id":"purged","text":"Campaigns' messages that are not in the delivery leave the stack. Local messages stay."}],"default":"stays","probes":[{"script":{"id":"open.redelivery-stack/not-delivered-again","title":"A message waits, and a session starts that delivers only another one","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",7658,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",7659,13]},{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",7660,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7661,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7651,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"purged","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7612,5]},
{"id":"open.redelivery-present","title":"A second delivery and an asset that has arrived","question":"Does a second delivery fetch an asset again that has already arrived?","about":"The image may have changed under the same address, or the fetch may be a waste.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not say whether one that has arrived is fetched again."}],"answers":[{"id":"kept","text":"An asset that has arrived is kept."},
{"id":"fetched-again","text":"Every delivery fetches its assets, and the message waits for the new fetch."}],"default":"kept","probes":[{"script":{"id":"open.redelivery-present/triggered-right-after-it","title":"A message is delivered again after its slow image has arrived, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7702,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7703,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7704,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7696,9]},"outcomes":[{"answer":"kept","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"fetched-again","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7668,5]},
{"id":"open.redelivery-loading","title":"A second delivery and an asset that is loading","question":"Does a second delivery restart a fetch that is in progress?","about":"If the fetch is restarted, an asset on a slow network may never arrive for a user who comes and goes.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"de","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"en","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery, and does not say whether one that is loading is fetched again."}],"answers":[{"id":"goes-on","text":"The fetch continues."},
{"id":"begun-anew","text":"The fetch is canceled and restarted."}],"default":"goes-on","probes":[{"script":{"id":"open.redelivery-loading/half-way","title":"A message is delivered again while its image loads, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":6000}],"at":["Specs/questions.yaml",7745,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":5000}],"at":["Specs/questions.yaml",7746,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7747,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7739,9]},"outcomes":[{"answer":"goes-on","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"begun-anew","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7711,5]},
{"id":"open.redelivery-first","title":"The first fetch after a restart","question":"If a second delivery restarts a fetch that is in progress, does the first fetch continue?","about":"Two fetches of the same asset may then be in progress, and each counts when it ends.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that an asset may already be loading."}],"answers":[{"id":"broken-off","text":"The first fetch no longer counts."},
{"id":"goes-on","text":"The first fetch continues, and counts when it ends."}],"default":"broken-off","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"There is only one fetch."}],"at":["Specs/questions.yaml",7754,5]},
{"id":"open.redelivery-arrival","title":"A restarted fetch that ends at once","question":"If a second delivery restarts a fetch and the asset arrives at once, is a message that waits for the asset offered?","about":"The asset then arrives as part of the delivery, and not on its own.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may already be waiting for the asset."}],"answers":[{"id":"offered","text":"It is offered."},
{"id":"waits","text":"It waits for the next opportunity."},
{"id":"stays-loading","text":"It keeps waiting until a fetch of its asset ends by itself, such as the first one."}],"default":"offered","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"No fetch that a message waits for is restarted."}],"at":["Specs/questions.yaml",7785,5]},
{"id":"open.redelivery-waiting","title":"A restarted fetch for a waiting message","question":"If a second delivery restarts a fetch, does a message that waits for an opportunity wait for its asset again?","about":"If it does, it is offered when the asset arrives.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery, and does not consider that a message may be waiting on the stack by then."}],"answers":[{"id":"stays","text":"It waits for an opportunity, as before."},
{"id":"loads-again","text":"It waits for its asset and is offered when the asset arrives."}],"default":"stays","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on","open.redelivery-present":"kept"},"reason":"No fetch is restarted."}],"at":["Specs/questions.yaml",7823,5]},
{"id":"open.exhausted-campaign","title":"A message that was displayed","question":"Can a message that has been displayed be triggered and displayed again?","about":"Whether users may see a campaign more than once is usually set where the campaign is created. An engine that\nrelies on that triggers the message again and again; an engine that remembers what it displayed displays each\nmessage once, and another message may win the next time the event occurs. (The cases use distinct messages.)","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a discarded message can be triggered again, and nothing about one that was displayed."},
{"document":"ko","says":"silent","text":"Says that a discarded message can be triggered again, and nothing about one that was displayed."},
{"document":"de","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"en","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"ja","says":"silent","text":"Does not mention how often a message may be displayed."}],"answers":[{"id":"again","text":"Every trigger event triggers the message as long as it is delivered."},
{"id":"never","text":"A message that was displayed is not triggered again."},
{"id":"once-delivered-again","text":"A message that was displayed is not triggered again until another delivery brings it."}],"default":"again","probes":[{"script":{"id":"open.exhausted-campaign/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again, and once more after a delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]}],"at":["Specs/questions.yaml",7892,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7893,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7894,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7895,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7885,9]},"outcomes":[{"answer":"again","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}]]},{"answer":"never","steps":[[{"saw":"displayed","message":"seen"}],[],[]]},{"answer":"once-delivered-again","steps":[[{"saw":"displayed","message":"seen"}],[],[{"saw":"displayed","message":"seen"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7854,5]},
{"id":"open.relaunch-delivery","title":"Delivered messages after a relaunch","question":"Can messages that were delivered before a relaunch be triggered after it, before the next session starts?","about":"A relaunch soon after the last use may continue the same session. If the delivery was kept in memory only,\nnothing is triggered until the next session, however long that takes.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention delivered messages."}],"answers":[{"id":"forgotten","text":"Nothing can be triggered until the next delivery."},
{"id":"kept","text":"Delivered messages survive the relaunch and can be triggered."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-delivery/before-the-next-session","title":"The trigger event of a delivered message occurs after a relaunch, before a session starts","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"delivered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other","delivered"]}],"at":["Specs/questions.yaml",7946,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",7947,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",7948,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7949,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7939,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"other"}],[],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"other"}],[],[{"saw":"displayed","message":"delivered"}]]}]}],"moot":[],"at":["Specs/questions.yaml",7904,5]},
{"id":"open.relaunch-assets","title":"Fetched assets after a relaunch","question":"Are assets that were fetched before a relaunch still available after it?","about":"Files on disk outlive the process; data in memory does not. The difference is the wait for the first message\nwith an image.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention assets there."}],"answers":[{"id":"forgotten","text":"After a relaunch, every asset has to be fetched again."},
{"id":"kept","text":"Assets that were fetched before the relaunch are still available."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-assets/local-with-the-same-image","title":"An image was fetched for a campaign, and a local message has it after a relaunch","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000},{"do":"relaunch"}],"at":["Specs/questions.yaml",7998,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7999,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",8000,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",8001,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7990,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"own"}],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"own"}],[],[]]}]},
{"script":{"id":"open.relaunch-assets/campaign-with-the-same-image","title":"An image was fetched for a campaign, and another campaign has it after a relaunch","about":"This probe is for an engine that displays a local message without its image. The first campaign shows that\nan image that has arrived is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",8017,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",8018,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",8019,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",8020,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",8021,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",8007,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]},
{"script":{"id":"open.relaunch-assets/push-click-with-the-same-image","title":"An image was fetched for one push click, and the next one needs it after a relaunch","about":"This probe is for an engine that displays a local message without its image and does not fetch ahead for a\npush click: an asset that such a message lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",8037,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",8038,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",8039,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",8040,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",8041,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",8042,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",8027,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"The only messages that wait for an asset that was available are those whose own delivery has fetched it again."}],"at":["Specs/questions.yaml",7956,5]},
{"id":"open.relaunch-exhausted","title":"A message that was displayed before a relaunch","question":"If a message is displayed only once, can a message that was displayed before a relaunch be triggered after it?","about":"An engine that remembers only in memory what it displayed displays the message once per launch.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"ko","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"de","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"en","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."},
{"document":"ja","says":"silent","text":"Says about a launch from suspension only that the stack is emptied, and does not mention what was displayed before."}],"answers":[{"id":"kept","text":"The message is not triggered again, even after a relaunch."},
{"id":"forgotten","text":"After a relaunch, the message can be triggered again."}],"default":"kept","probes":[{"script":{"id":"open.relaunch-exhausted/same-event-after-a-relaunch","title":"A message was displayed, the app is relaunched, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",8100,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",8101,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",8102,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",8093,9]},"outcomes":[{"answer":"kept","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"forgotten","steps":[[{"saw":"displayed","message":"seen"}],[]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed can be triggered again in any case."},
{"answers":{"open.exhausted-campaign":"once-delivered-again"},"reason":"A message that was displayed can be triggered again when it is delivered again."}],"at":["Specs/questions.yaml",8049,5]},
{"id":"open.early-events","title":"Events before the first delivery","question":"Is an event that occurs before the first session of a launch forgotten, or evaluated against what that session delivers?","about":"At launch, an app often logs something before its session has started. An engine that keeps such events triggers\ntheir messages late; an engine that does not misses the first moments.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"ko","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"de","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"en","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."},
{"document":"ja","says":"silent","text":"Delivers messages at session start, puts one on the stack when its event fires, and does not say what happens to an event before the delivery."}],"answers":[{"id":"gone","text":"An event from before the first session triggers nothing."},
{"id":"evaluated-on-delivery","text":"An event from before the first session triggers a message once that session has delivered it."}],"default":"gone","probes":[{"script":{"id":"open.early-events/event-before-the-session","title":"The trigger event of a message occurs before the first session, and again in it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",8157,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",8158,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",8159,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",8151,9]},"outcomes":[{"answer":"gone","steps":[[],[{"saw":"displayed","message":"late"}]]},{"answer":"evaluated-on-delivery","steps":[[{"saw":"displayed","message":"late"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",8109,5]},
{"id":"open.impression-off-screen","title":"An impression of a message that is not visible","question":"Is an impression recorded if the host logs it for a message that is not on the screen?","about":"A busy host logs a moment later, when the message may be gone. An engine may regard that as a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-off-screen/after-the-dismissal","title":"The host logs an impression of a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",8198,13]},{"do":[{"do":"dismiss"},{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",8199,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",8192,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",8166,5]},
{"id":"open.click-off-screen","title":"A click on a message that is not visible","question":"Is a click recorded if the host logs it for a message that is not on the screen?","about":"A busy host logs a moment later, when the message may be gone. An engine may regard that as a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-off-screen/after-the-dismissal","title":"The host logs a click on a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",8238,13]},{"do":[{"do":"dismiss"},{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",8239,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",8232,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",8206,5]},
{"id":"open.impression-logged-again","title":"An impression logged twice","question":"Is a second impression recorded if the host logs it twice?","about":"A message has one impression each time it is displayed. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-logged-again/two-calls","title":"The host logs the impression of the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",8276,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",8277,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",8278,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",8270,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",8246,5]},
{"id":"open.click-logged-again","title":"A click logged twice","question":"Is a second click recorded if the host logs it twice?","about":"A user can tap a message more than once. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if the host does so twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-logged-again/two-calls","title":"The host logs a click on the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",8315,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",8316,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",8317,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",8309,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",8285,5]}]}
"""#

let builtinName: StaticString = #"""
iamspec
"""#

let builtinVersion: StaticString = #"""
1.0
"""#

let builtinDigest: StaticString = #"""
fnv1a64:f23be2e45fa82904
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

Some teams write only the displaying half: the vendor's core decides what is triggered, and the app brings
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
* **URLs.** Two assets are the same if their URLs are the same, character by character. *`sale.png?size=small` and
  `sale.png?size=large` are two images, and one may be there while the other is not.*
* **Assets.** A message has an image or a ZIP file, or neither, but never both. A fetch fails only if `assets`
  says so: the network does not give up by itself. *An asset with `"after":120000` is there after two minutes.*
  However many fetches are under way, they all run at the same time: none waits for another to end. *Five assets with
  `"after":5000` that one delivery fetches are all there after 5 s.*

### The app and the device

* **Phones.** The suite is about phones: the device is in portrait or in landscape, and a message for one
  orientation does not fit the other. Run an adapter for a tablet as a phone.
* **Push.** `open_from_push` brings the app to the foreground. Only then does the click count. *After
  `enter_background`, a message that `open_from_push` triggers can be displayed at once: it was not triggered in the
  background.*
* **Relaunch.** `relaunch` starts the app again in the foreground, with empty memory, an empty screen and no
  keyboard. Nothing waits, nothing loads, and nothing comes back to the screen with the app. `relaunch` keeps
  the orientation, the host's answers, the presenter, the configured interval, and what the network does. The
  clock goes on. What survives on disk is open. Nothing but `relaunch` ends the process: however long the app is in
  the background, it keeps its memory. *After `rotate` to landscape and `relaunch`, the device is
  still in landscape; after `show_keyboard` and `relaunch`, the keyboard is gone.*
* **Network.** `serve` changes the URLs that it names and leaves all others as they were. *After
  `{"do":"serve","assets":{"a.png":{"result":"ok","after":0}}}`, a fetch of `b.png` ends as before.*
  A fetch that has begun keeps its result. *An image that takes 5 s is there after 5 s, even if a `serve` in the
  meantime says that it fails.*
* **Changes.** A state that is reached already is not reached again: `enter_background` comes only in the foreground,
  `show_keyboard` only without a keyboard, and no second presenter is assigned. The user may click or dismiss even if
  no message is visible. *No script has `show_keyboard` twice without `hide_keyboard` or `relaunch` in between.* The way
  to the background and back leaves the keyboard and the device as they are. *A keyboard that is up when the app goes
  to the background is still up when it comes back.*
* **Rotation.** `rotate` is the exception. Turning the device to the orientation that it already has is still a turn.
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

Nor does a case ask about what the documents mention but leave without a consequence: a campaign's message that the
app presents itself (`present_local` is only for messages that the app made), the minimum interval after a change
while the engine runs, and the time on the screen that a sample sets for a local message.

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
* **Limits.** A line may be up to 1 MiB long, and a trace up to 64 MiB, 100,000 lines and a year.

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
window. A case that passes when it is sent again has passed, with a note in its log. If no case is to blame for
any of the processes that ended, as when an engine exits between two cases, the run stays green, but its verdict
says how often the process ended, and the reports why the first one did.

An engine may crash in any number of cases: each case has its own verdict. The run gives up only if no more answers
can be expected:

* twice in a row, a process writes no manifest, or not the same manifest as the first process;
* before any case was answered, more than 10 processes hung, each for a whole deadline, or more than 100
  failed in any way;
* more than 100 processes in a row broke the protocol, or ended before they were sent a case.

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
