// swift-format-ignore-file
// Written by suite-bundler; see CONTRIBUTING.md. Do not edit.

let builtinTexts: StaticString = ##"""
iamspec
In-app message delivery
1.0
pt
Delivery of in-app messages in the Swift SDK, Portuguese edition
Portuguese
swift
The fullest text of the Swift SDK. In several places its wording is off: whoever makes a message *accepts* analytics tracking, assets are *not pre-processed*, the event goes on the stack, extras serve a later *sending of messages*.
ko
Delivery of in-app messages in the Swift SDK, Korean edition
Korean
The text of a rendered page, with remains of its navigation and its line numbers, and without links. It has no note on events of the API, and calls the order of the stack "last in, last out".
de
Delivery of in-app messages in the legacy SDK, German edition
German
legacy
A later edition of the legacy text than the English one: it adds the missing trigger, the warning about the keyboard, and a second sentence on priority. It discards every modal that holds only an image.
en
Delivery of in-app messages in the legacy SDK, English edition
English
The oldest of the five. It has no section on events that match no trigger and no warning about the keyboard, its note on API events covers custom events alone, and its manual display takes a delegate.
ja
Delivery of in-app messages in the legacy SDK, Japanese edition
Japanese
The same edition as the German text, without its slip about image-only modals; the message type *full* became an adjective, "complete".
Swift SDK
The newer generation. The core triggers messages and hands them to a **presenter** that the app assigns. The
host is asked for a display choice: now, reenqueue, or discard. It can present messages of its own and log
what the user does with them, and reads the extras of a campaign.

Its documents know neither a call for the next waiting message nor the keyboard, and do not check a message
for a missing image.
display_next
show_keyboard
hide_keyboard
keyboard
Legacy SDK
The Objective-C generation. A built-in **controller** displays messages, so there is nothing to assign. The
host is asked for the same choice under older names, *later* for reenqueue, and may still implement a
deprecated form of the question that is told of the keyboard. It can ask for the next waiting message at any
time.

Its documents discard some messages for want of an image. They offer no way to log impressions and clicks of
local messages, and do not describe extras of campaigns.
assign_presenter
presenter
log_impression
log_click
triggers
What triggers a message
A message does not appear because a server says so at that moment. It is delivered ahead of time together with
its **trigger**, and the engine on the device watches what happens in the app: when an event matches the
trigger, the message is *triggered*. Five kinds of event can do that: the start of a session, a custom event,
any purchase, the purchase of one product, and the opening of the app from a push notification.

To be triggered is not yet to be displayed. A triggered message goes on the stack and is offered for display;
what can happen to it there is the subject of the later chapters.
trigger.session-start
Session start
A message whose trigger is the session start is triggered when a session starts.
The usual trigger of a greeting or an announcement. The session start is also the moment at which messages
are delivered, so such a message is triggered by the very session that brings it: an engine that evaluates
its triggers before it has taken in the delivery never shows it.
trigger.session-start/triggers
The start of a session triggers a message that waits for it.
Specs/rules.yaml
trigger.session-start/its-own-delivery
So it is with a message that this very session start delivers.
trigger.session-start/nothing-else
Nothing else triggers a message that waits for the session start alone, and the session start triggers none that does not wait for it.
Tipos de disparo
Names the session start among the five event types that can trigger a message, all of them recorded by the SDK.
트리거 유형
Auslöser-Typen
Names the session start among the five event types that can bring about the display of a message.
Trigger Types
トリガーの種類
trigger.custom-event
Custom event
A message whose trigger is a custom event is triggered when the app logs an event of that name through the SDK. An event of another name does not trigger it.
The trigger with which an app ties a message to something that happens in it: a screen was opened, a level
was finished. What counts is the event's name, compared as a whole.
trigger.custom-event/triggers
An event of the name that the trigger asks for, logged through the SDK, triggers the message.
trigger.custom-event/its-name-only
An event of another name does not trigger it.
trigger.custom-event/nothing-else
An event of another kind does not trigger it, whatever its name.
Names the custom event among the five event types that can trigger a message, all of them recorded by the SDK.
Names the custom event among the five event types that can bring about the display of a message.
trigger.any-purchase
Any purchase
A message whose trigger is any purchase is triggered by a purchase that is logged through the SDK, whatever the product.
A purchase is an event of its own kind: a custom event that happens to carry a product's name is not a
purchase, and a purchase triggers no message that waits for a custom event of the same name.
trigger.any-purchase/triggers
A purchase that is logged through the SDK triggers the message, whatever the product.
trigger.any-purchase/nothing-else
An event of another kind does not trigger it.
Names any purchase among the five event types that can trigger a message, all of them recorded by the SDK.
Names any purchase among the five event types that can bring about the display of a message.
trigger.specific-purchase
Specific purchase
A message whose trigger is a specific purchase is triggered by the purchase of that product and of no other.
One purchase can match two triggers at once, that of any purchase and that of this product. Then the
priority decides (`delivery.highest-priority`).
trigger.specific-purchase/triggers
The purchase of the product that the trigger asks for triggers the message.
trigger.specific-purchase/its-product-only
The purchase of another product does not trigger it.
trigger.specific-purchase/nothing-else
Names the specific purchase among the five event types that can trigger a message, all of them recorded by the SDK.
Names the specific purchase among the five event types that can bring about the display of a message.
trigger.push-click
Push click
A message whose trigger is the push click is triggered when the app is opened from a push notification.
It lets a push notification and a message in the app tell one story: the notification invites, the message
continues. Merely coming to the foreground is no push click.
trigger.push-click/triggers
The opening of the app from a push notification triggers the message.
trigger.push-click/nothing-else
Neither another way into the app nor an event of another kind triggers it.
Names the push click among the five event types that can trigger a message, all of them recorded by the SDK.
Names the push click among the five event types that can bring about the display of a message.
trigger.property-filters
Property filters
The triggers custom event and specific purchase can carry filters on the properties of the event. The event triggers the message only if its properties satisfy them.
Filters make a message out of "bought something for more than 50" or "finished level 10". No document
lists the comparisons that a filter may use. The suite has equality, order of numbers and dates, presence
and patterns, combined by all-of and any-of. What a comparison makes of a value of another type is open
(`open.filter-number-texts` and others). Typical slips: comparing numbers as text, so that 9 is more than
10, and letting an event without any properties pass.
trigger.property-filters/both-kinds
A trigger for a custom event can have a filter on the properties of the event, and so can one for the purchase of a product.
trigger.property-filters/unsatisfied
An event whose properties do not satisfy the filter does not trigger the message.
trigger.property-filters/satisfied
An event whose properties satisfy the filter triggers the message.
trigger.property-filters/own-properties
What counts are the properties of this event, and not those of an earlier one.
trigger.property-filters/besides-the-name
The filter comes on top of the name or the product, which has to match as well.
The triggers for a specific purchase and for a custom event have powerful filters on properties.
The two triggers have powerful filters on properties. (The dump runs the names of the two triggers together.)
The triggers for a specific purchase and for a custom event may have powerful filters on properties.
trigger.sdk-events-only
Only events logged through the SDK
An event that reaches the service by its API, and not through the SDK on the device, triggers no message. That holds for custom events and for purchases.
The decision falls on the device, and the device sees only what its own SDK records. Whoever reports
purchases from a server has to know that the thank-you message will not appear.
trigger.sdk-events-only/custom-events
A custom event that reaches the service by its API triggers no message.
trigger.sdk-events-only/purchases
A purchase that reaches the service by its API triggers no message.
Triggered messages need custom events recorded by the SDK. Neither the API nor an event that came by it, such as a purchase, can trigger one.
Has no note on API events. Its first sentence says that the events that trigger messages are recorded by the SDK.
Speaks of custom events alone, and of the REST API: those logged through it do not work as triggers. Purchases are not mentioned.
The wider wording of the German, Japanese and Portuguese documents: events of the API trigger nothing, whether custom events or purchases. The note's first half, taken by its words, would leave custom events as the only trigger; the list of five event types above it shows that this is not meant. Purchases that the app logs through the SDK do trigger.
trigger.no-match
No matching trigger
An event that matches the trigger of no delivered message is reported to the host app, with the kind of the event and, for a custom event, its name.
The report lets the app do something of its own at a moment for which no campaign was set up. It concerns
the event, not the outcome: an event that did trigger a message is not reported, even if that message is
then put back or discarded. What a purchase is called in the report, no document says.
trigger.no-match/reported
An event that matches the trigger of no delivered message is reported to the host app.
trigger.no-match/as-itself
The report says which event it was: its kind, and the name of a custom event.
trigger.no-match/only-unmatched
An event that matches a trigger is not reported, whatever becomes of the message.
Falha ao encontrar um disparador correspondente
A method of the SDK delegate is called with the event when no trigger matches it. The name of the event is not mentioned apart.
일치하는 트리거를 찾을 수 없음
Wenn kein passender Trigger gefunden wird
A method of the message controller's delegate is called when no trigger matches an event; by its name it takes the event and a name.
一致するトリガーが見つからない
delivery
Delivery and priority
**Delivery** is the transport of messages from the service to the device. It happens once a session, at its
start, and comprises everything that the user is eligible for at that time. From then on the device decides
alone, which is why a message can appear without a network delay: its content is there, and its images have
been fetched beforehand.

The documents use the same word a second time, for the choice among several messages that one event triggers.
There "delivered" means *handed on for display*.
delivery.on-session-start
Delivered at session start
At the start of a session, every message that the user is eligible for is delivered to the device. Before its delivery a message cannot be triggered.
A campaign that is launched while the user is in the app shows nothing until the next session. Whether
events from before the first delivery are held against the messages that arrive with it is open
(`open.early-events`).
delivery.on-session-start/all
At the start of a session every message that the user is eligible for reaches the device, where it can be triggered from then on.
delivery.on-session-start/not-before
Before its delivery a message cannot be triggered.
Semântica de entrega
All messages that the user is eligible for reach the device at session start. That they cannot be triggered earlier follows.
전달 의미 체계
Semantik der Zustellung
All messages that the user is eligible for are sent to the device as the session begins. That they cannot be triggered earlier follows.
Delivery Semantics
配信セマンティクス
delivery.prefetch
Assets are fetched ahead
The assets of a message are fetched when it is delivered, so that it is displayed at once when it is triggered later.
A message about the cart is worth little if it appears when the user has left the cart. An engine that
starts to load at the trigger passes every test on a fast network and fails its users on a slow one.
delivery.prefetch/on-delivery
The assets of a message are fetched when it is delivered.
delivery.prefetch/ready-at-trigger
At a later trigger, what has been fetched is at hand, and what is under way goes on.
Says that assets are at hand at the trigger. That a fetch under way goes on follows from that purpose.
After the delivery the SDK fetches the assets in advance, so that they are at hand at the trigger and the display is hardly delayed.
Once messages have arrived the SDK fetches the assets in advance, so that they are at hand at the trigger and the display is hardly delayed.
On delivery the SDK fetches the assets in advance, so that they are at hand at the trigger and the display is hardly delayed.
delivery.late-assets
Messages displayed right on delivery may wait
A message that is triggered right on its delivery, by the session start or the push click, may have to wait for its assets. It is displayed when they are there.
An asset that is still on its way is not an asset that failed: the message is late, not lost. Much can
have happened by then: another message may be visible, the user may have turned the device, the timeout of
the message may have passed. The conditions of the later chapters apply at that moment.
delivery.late-assets/displayed-when-there
A message whose assets still load at its trigger is displayed by itself when they have arrived.
delivery.late-assets/not-without-them
It is not displayed without them.
Messages shown directly after delivery can be late, because their assets are *not pre-processed*.
Messages shown directly on delivery can be late, because their assets have not been loaded beforehand.
Messages shown directly after delivery can be late, because their assets are not fetched in advance.
Messages shown directly on delivery can be late, because their assets have not been fetched in advance.
The four others: the assets have not been fetched yet. Processing of assets occurs nowhere else in the Portuguese document either, and the rest of its sentence, on the delay at a session start or a push click, agrees with the others. Only the delay is a rule; whether the fetch starts on delivery even for these messages is open (`open.prefetch-immediate`, `open.prefetch-at-once`).
delivery.highest-priority
Only the highest priority
When one event matches the triggers of several messages, only the one of highest priority is triggered.
One event, one message: the others are not queued behind it, or a single tap would bring a series of
messages. Implementers tend to put all matches on the stack, sorted by priority; then the runners-up
appear one by one at later opportunities. The others keep their triggers and may win at another event.
delivery.highest-priority/highest-wins
Of several messages whose triggers match one event, the one of highest priority is triggered.
delivery.highest-priority/only-one
The event triggers none of the others.
delivery.highest-priority/at-each-event
The choice is made anew at each event: a message that was passed over may be triggered by another.
If a trigger event belongs to more than one eligible message, only that of the highest priority is delivered.
If two or more eligible messages belong to a trigger event, only that of the highest priority is delivered.
Says it twice: of two messages triggered by one event the higher in priority is *displayed*; of several that belong to an event only the highest is *delivered*.
The sentence that all five share, with "delivered" as *handed on for display*, since all eligible messages have been delivered to the device at session start already. The additional sentence of the German and Japanese documents agrees where both messages can be displayed. It is not read as a promise of display: the conditions of the later chapters apply to the winner as well.
rate-limit
The minimum interval
However many events occur, messages keep a distance from each other: a **minimum interval**, 30 seconds unless
the app sets another. It protects the user from a series of messages and is the reason why a second event
shortly after the first shows nothing.

The headings of all five documents speak of an interval between *triggers*, their sentences of one between
*messages*. Which of the two starts the clock is among the open questions (`open.rate-limit-base`), and so are
the fate of a message that is held back (`open.rate-limit-kept`) and whether the interval applies to messages
from the stack (`open.rate-limit-stack`, `open.rate-limit-stack-display`).
rate-limit.default
Thirty seconds by default
Unless configured otherwise, at least 30 seconds lie between one in-app message and the next.
The limit is one for all messages, not one for each: a different message, triggered by a different event,
is held back as well. Dismissing the first message does not end the interval.
rate-limit.default/holds-back
For 30 seconds after a message, no event displays another.
rate-limit.default/then-lets-through
After 30 seconds the next message is displayed.
rate-limit.default/between-messages
The interval lies between messages: an event that triggers none does not start it.
Intervalo de tempo mínimo entre disparos
By default messages are limited to one in 30 seconds, for the sake of the user's experience.
트리거 사이의 최소 시간 간격
Mindestzeitintervall zwischen Auslösern
Minimum Time Interval Between Triggers
トリガー間の最小時間間隔
rate-limit.override
A configurable interval
The minimum interval can be set to another whole number of seconds before the engine starts.
The value replaces the default in both directions: a shorter interval lets messages follow sooner, a
longer one keeps them further apart. It is part of the configuration that an engine is started with, not
something that changes while it runs.
rate-limit.override/replaces-default
A configured whole number of seconds takes the place of the 30, be it less or more.
rate-limit.override/holds-back
The configured interval lies between each message and the next, whatever triggers them.
rate-limit.override/between-messages
The property `triggerMinimumTimeInterval` of the configuration, an integer number of seconds, replaces the default; it is to be set before the SDK is initialized.
The key `ABKMinimumTriggerTimeIntervalKey` among the options of the start call, an integer number of seconds, replaces the default.
The key `ABKMinimumTriggerTimeIntervalKey` among the options of the start call, an integer number of seconds, replaces the default. Points to a sample app.
The presenter
In the Swift SDK, deciding and displaying are two parts. The core decides that a message is triggered; a
**presenter**, which the app assigns, puts it on the screen. The app can take the presenter that comes with
the SDK or write its own. The legacy SDK has a built-in controller in its place, and nothing to assign.
presenter.required
No display without a presenter
As long as no presenter is assigned, no message is displayed.
Both documents say what to do for messages to be displayed, and call the property optional; that nothing
is displayed otherwise is the reverse of that sentence. The engine has no fallback of its own, and a
missing presenter is not an error.
presenter.required/none-displayed
presenter.required/once-assigned
Once a presenter is assigned, messages are displayed.
Ativação de mensagens no app
So that messages can be displayed, a presenter has to be made and assigned to an optional property; the SDK's own presenter will do.
인앱 메시지 활성화
stack
The stack
Not every triggered message can be displayed at once. The others wait on a **stack**: the newest on
top, the oldest at the bottom. From time to time the user becomes *eligible* to see a message, which this
suite calls an **opportunity**; then the message on top is offered for display.

A stack, and not a queue, because what the user did last is what a message most likely still fits. The price
is that an old message may wait for long, or for ever.
stack.push-on-trigger
Triggered messages go on top
A message that is triggered is put on top of the stack.
Every triggered message passes through the stack, also one that can be displayed at once. It comes to lie
above those that have waited for longer, which are neither thrown away nor shown first for their age.
stack.push-on-trigger/goes-on
A triggered message goes on the stack, whatever waits there already.
stack.push-on-trigger/on-top
It lies above those that wait.
stack.push-on-trigger/others-stay
Those that wait stay there, however many they are.
stack.push-on-trigger/once
Each trigger puts it there once; when it is displayed, nothing of it stays behind.
Adição de mensagens no app à pilha
When the trigger event of a message occurs, *it* goes into a "stack"; by the grammar of the sentence that is the event. On top is not said.
스택에 인앱 메시지 추가
When the trigger event of a message occurs, it is placed on a "stack". On top follows from the order of display.
Hinzufügen von In-App-Nachrichten zum Stapel
Triggered messages are placed on the stack when their event occurs. On top follows from the order of display.
Adding In-App Messages to the Stack
Triggered messages are placed on top of the stack when their event occurs.
アプリ内メッセージをスタックに追加する
What is stacked is the message: the next sentence of the Portuguese document speaks of the messages on the stack. It goes on top, as the English one says, and as the order of display requires everywhere.
stack.last-in-first-out
Last in, first out
Of the messages that wait, the one received last is displayed first.
The classic mistake is a queue, and two messages suffice to tell. Priority plays no part here: it chooses
among the messages that *one event* triggers and does not sort those that wait.
stack.last-in-first-out/newest-first
stack.last-in-first-out/displayed-leaves
A message that is displayed is no longer on the stack.
stack.last-in-first-out/others-wait-on
The others go on waiting.
If several messages wait on the stack, the one received last comes first: last in, first out.
If several messages wait on the stack, the one received most recently comes first; yet the word in parentheses (후입후출) means last in, last *out*.
Last in, first out. The Korean sentence itself says that the newest is displayed first; the parenthesis contradicts it and the four other documents.
stack.offer-when-eligible
Opportunities
A user is eligible to see a message when a trigger event fires, when a session starts, and when the app is opened from a push notification. At each of these opportunities the newest waiting message is offered for display.
These three are all that the documents name. A message that waits does not appear by itself because the
reason for its waiting is gone; it takes one of these occasions. Whether an engine may use others besides
is left open, and the cases depend on none.
stack.offer-when-eligible/session-start
The start of a session is an opportunity for a message that waits.
stack.offer-when-eligible/push-click
The opening of the app from a push notification is an opportunity for a message that waits.
stack.offer-when-eligible/trigger-event
A trigger event is an opportunity: its message is offered at once.
stack.offer-when-eligible/the-newest
What is offered is the newest message that waits.
stack.offer-when-eligible/waits-on
A message that is not displayed at an opportunity waits for the next, and so do those below it.
stack.offer-when-eligible/only-what-waits
Only a message that waits is offered.
Names the three situations. In them the presenter *requests* the *last* message of the stack.
Names the three situations. In them the presenter *requests* the latest message from the stack.
Names the three situations; the section before it says that the controller is then offered the newest message of the stack.
Names the three situations; the section before it says that the controller is then offered the latest message of the stack.
Names the three situations; the section before it says that the controller is then given the latest message of the stack.
The waiting message on top is offered. Whether the presenter asks for it (Portuguese, Korean) or is handed it (German, English, Japanese) is a matter between two parts of the engine and makes no difference that could be observed. The "last" message of the Portuguese document is the one that came last, as its order of display says, not the one at the bottom.
stack.in-memory
In memory only
The stack is held in memory only. When the app is launched anew after it was suspended, the stack is empty.
A message that could not be shown yesterday does not surprise the user today. What empties the stack is a
new launch. Going to the background and coming back is none: a message that was put back because the app
was in the background waits on the stack for the user's return.
stack.in-memory/empty-after-launch
After a launch the stack is empty.
stack.in-memory/kept-until-launch
Until then what waits is kept, also over a stay in the background and the start of a session that delivers it again.
The stack keeps its messages in memory only and is emptied between launches of the app from suspension.
The stack keeps only messages held in memory and is emptied each time the app is launched from suspension.
Anzeigen von In-App-Nachrichten
The stack keeps only stored messages in memory and is emptied between launches of the app from suspension.
Showing In-App Messages
アプリ内メッセージの表示
The stack keeps only messages held in memory and is emptied before the app is launched from suspension.
reenqueue
Back on the stack
A message that is offered at a bad moment is not lost: it is **re-enqueued**, that is, put back on the stack,
and waits for the next opportunity. Bad moments are those that pass by themselves: the app is in the
background, another message is on the screen, the app asks for a delay, in the legacy SDK also a keyboard in
the way.

All five documents say that a message *can be* returned in these situations, while they say of the reasons for
discarding that it *is* discarded. The suite reads the "can" as a rule: if nothing else decides about the
message, it goes back. The Portuguese and Korean texts support that with their next sentence, which has no
"can" in it. Only when a reason to discard holds at the same time is the outcome open (`open.failed-or-back`
and its kin).
reenqueue.background
Triggered in the background
A message that is triggered while the app is in the background goes back on the stack.
Apps log events in the background: a download finishes, a region is entered. Nobody would see a message
then, and its impression would be counted for nothing.
reenqueue.background/not-displayed
A message that is triggered while the app is in the background is not displayed there.
reenqueue.background/waits
It goes back on the stack and can be displayed at a later opportunity.
reenqueue.background/off-the-stack
A waiting message that is offered in the background is not displayed there either.
Retornando mensagens no app para a pilha
A message can go back to the stack if it is triggered while the app is in the background.
스택으로 인앱 메시지 반환
Rückgabe von In-App-Nachrichten an den Stack
Returning In-App Messages to the Stack
アプリ内メッセージをスタックに返す
reenqueue.other-visible
Another message is visible
A message that is offered while another message is visible goes back on the stack.
At most one message is on the screen, and the one that is there stays: the newcomer neither replaces nor
covers it.
reenqueue.other-visible/not-displayed
A message is not displayed while another one is visible.
reenqueue.other-visible/waits
reenqueue.other-visible/visible-stays
The visible message stays where it is.
reenqueue.other-visible/local-too
The same holds for a message made in the app.
A message can go back to the stack if another message is visible at the time.
A message can go back to the stack if another message is being displayed at the time.
reenqueue.display-choice
The host says later
A message goes back on the stack if the host app, asked for its display choice, answers *reenqueue* (legacy: *later*).
The host knows what the engine cannot know: that a video is playing, that the user is in the middle of a
payment. The answer concerns this offer alone. Whether the host is asked again when the message is offered again
is open (`open.choice-again`).
reenqueue.display-choice/not-displayed
A message is not displayed if the host, asked about it, answers *reenqueue* (legacy: *later*).
reenqueue.display-choice/waits
reenqueue.display-choice/each-message
An answer concerns the message that the host was asked about, and no other.
reenqueue.display-choice/old-method
The answer of the deprecated, keyboard-aware form of the question counts as well.
A message can go back to the stack if the delegate method that is asked for the display choice answers `.reenqueue`.
A message can go back to the stack if the delegate method asked before display, or its deprecated keyboard-aware form, answers `ABKDisplayInAppMessageLater`.
reenqueue.keyboard
The keyboard is up
A message that is offered while the keyboard is on the screen goes back on the stack, unless the host implements the deprecated, keyboard-aware form of the display choice.
Easily read the wrong way round. With the old method the host was told of the keyboard and decided by
itself, so an engine that finds it implemented leaves the decision there. Without it, the engine waits on
its own.
reenqueue.keyboard/not-displayed
A message is not displayed while the keyboard is on the screen.
reenqueue.keyboard/waits
reenqueue.keyboard/old-method
If the host implements the deprecated form of the choice, which is told of the keyboard, the keyboard keeps no message back.
reenqueue.keyboard/local-too
A message can go back to the stack if the deprecated method that is told of the keyboard is *not* implemented and the keyboard is up.
reenqueue.on-top
Back on top
A message that goes back on the stack is put on top of it.
"Re-enqueue" sounds like the end of a queue; it is not. The message was the newest, was not displayed, and
remains the next in turn until a newer one arrives.
reenqueue.on-top/on-top
A message that goes back lies on top of the stack.
reenqueue.on-top/once
It lies there once.
The message is put on top of the stack, to be displayed later, when the user is eligible.
Messages go back to the stack. Nothing is said of the place, but a stack has one end.
Messages and the keyboard
Two of the three legacy documents warn the host against displaying a message while the keyboard is on the
screen. It is advice to the app, not a rule for the engine; what the engine does by itself stands in the
chapter before this one (`reenqueue.keyboard`). The documents of the Swift SDK do not mention the keyboard.
keyboard.never-over
Never over the keyboard
The host app is advised not to display a message while the keyboard is on the screen: how it would look is undefined.
It concerns a host that implements the keyboard-aware display choice and answers *now* although the
keyboard is up. The engine has left the decision to the host by then; what the user sees of message and
keyboard is not laid down.
The documents address the host and declare the rendering undefined, so there is nothing that a case could demand of an engine.
A highlighted note: show no messages while the keyboard is on the screen, since their rendering is undefined then.
discard
Discarded messages
Some obstacles do not pass, or not soon enough: the image cannot be had, the moment is over, the device is
held the wrong way, the app does not want the message at all. Then the message is **discarded**: it leaves the
stack without having been displayed.

Only triggered messages are discarded. A message that has been delivered and still waits for its trigger has
nothing to be discarded from.
discard.display-choice
The host says discard
A message is discarded if the host app, asked for its display choice, answers *discard*.
Meant for a message that the app does not want at all here, such as a promotion for somebody who has just
bought. The host decides for each message, so the answer to one says nothing about the next.
discard.display-choice/not-displayed
A message is not displayed if the host, asked about it, answers *discard*.
discard.display-choice/not-kept
It does not go back on the stack.
discard.display-choice/each-message
discard.display-choice/old-method
Descarte de mensagens no app
A message is discarded if the delegate method that is asked for the display choice answers `.discard`.
인앱 메시지 삭제
Verwerfen von In-App-Nachrichten
A message is discarded if the delegate method asked before display, or its deprecated keyboard-aware form, answers `ABKDiscardInAppMessage`.
Discarding In-App Messages
アプリ内メッセージの破棄
discard.asset-failed
An asset could not be downloaded
A message is discarded if its asset, an image or a ZIP file, could not be downloaded.
Half a message is worse than none. The rule is about a failure, not about a delay: a message whose image
is still loading waits for it (`delivery.late-assets`). And the fetch takes place on delivery, but it is
the *triggered* message that is discarded: a failed fetch has no consequence until then.
discard.asset-failed/not-displayed
A message whose image or ZIP file could not be downloaded is not displayed.
discard.asset-failed/not-kept
discard.asset-failed/late-is-not-failed
An asset that is late has not failed.
A message is discarded if its asset, an image or a ZIP file, *was not* downloaded.
The download was tried and failed, as the four others put it. If any asset that has not arrived yet were meant, a message displayed right on delivery could not be late, as the Portuguese document itself says that it can; it would be discarded.
discard.timeout
Past its timeout
A message that becomes ready to be displayed after its timeout has passed is discarded.
A message belongs to a moment. If it takes too long to get ready, it would appear out of context, on a
screen it has nothing to do with. No document says from when the timeout counts (`open.timeout-from`). It limits
the time until the display; what it does to a message on the screen is open (`open.timeout-visible`).
discard.timeout/past-it
A message that becomes ready after its timeout has passed is discarded.
discard.timeout/not-kept
discard.timeout/in-time
A message that becomes ready within its timeout is displayed.
discard.timeout/without-one
A message without a timeout is never too late.
A message is discarded if it is ready to be displayed but its timeout has passed.
discard.orientation
Wrong orientation
A message made for one orientation is discarded if the device is in the other one when the message is to be displayed.
It is discarded, not kept until the user turns the device, although that seems the obvious thing to do. A
message without an orientation of its own is displayed in either.
discard.orientation/not-displayed
A message made for one orientation is not displayed while the device is in the other.
discard.orientation/not-kept
discard.orientation/fitting-displayed
A message is displayed if the device is in its orientation then.
discard.orientation/any-fits
A message without an orientation of its own is displayed in either.
A message is discarded if the orientation of the device is not that of the message.
discard.full-without-image
A full message without an image
A message of the type *full* is discarded if it has no image.
A full message fills the screen, and its image is what fills it. The rule concerns a message that was made
without an image; one whose image cannot be fetched is a matter of `discard.asset-failed`.
discard.full-without-image/not-displayed
A full message that has no image is not displayed.
discard.full-without-image/not-kept
discard.full-without-image/with-image
A full message that has an image is displayed.
discard.full-without-image/other-types
Messages of other types are displayed without an image, except for the image-only modal.
A message is discarded if it is of the type "Full" and contains no image.
A message is discarded if it is a full message and has no image.
A message is discarded if it is a *complete* message (完全な) and there is no image.
The message type *full* is meant, as in the German and English documents. In the Japanese one the name of the type has been translated as a common adjective; read by its words, the sentence would discard every complete message that has no image, whatever its type, and leave the text-only types without a use.
discard.image-modal-without-image
An image-only modal without an image
A modal message that consists of an image only is discarded if it has no image.
Without its image nothing of such a message is left, and the user would face an empty box. A modal that
also has text is displayed without an image.
discard.image-modal-without-image/not-displayed
An image-only modal that has no image is not displayed.
discard.image-modal-without-image/not-kept
discard.image-modal-without-image/with-image
An image-only modal that has its image is displayed.
discard.image-modal-without-image/with-text
A modal that also has a text is displayed without an image.
A message is discarded if it is a modal message that *contains only an image*.
A message is discarded if it is a modal of the image-only kind and has no image.
A message is discarded if it is a modal of the image-only kind and there is no image.
It is discarded for lack of the image, as the English and Japanese documents say. By the words of the German one, no image-only modal could ever be displayed, and the kind would have no use; the half sentence on the missing image was lost.
discard.leaves-stack
Discarded is gone
A message that was discarded is no longer on the stack. No later opportunity displays it.
This is the difference between *discard* and *reenqueue*. A message that was discarded because of the
orientation does not turn up at the next session start because the device has been turned since.
discard.leaves-stack/gone
A message that was discarded is no longer on the stack, and no opportunity displays it.
discard.leaves-stack/others-stay
The other messages wait on as before.
Ends its list with the statement that the message is removed from the stack.
Ends its list with the statement that the message is removed from the stack. (The heading calls it deleting.)
Sets discarding apart from returning to the stack, in a section of its own.
discard.can-trigger-again
It can be triggered again
A discarded message can be triggered again by another occurrence of its trigger event.
Discarding ends this attempt, not the message. Its trigger stays armed, and the next event gives it a new
chance, under the conditions of that time. The legacy documents do not say so (`open.legacy-retrigger`).
discard.can-trigger-again/again
A message that was discarded can be triggered again by another occurrence of its trigger event.
After it was discarded, another instance of the trigger event can trigger the message later.
manual
Displaying the next message by hand
The legacy SDK lets the host app make an opportunity of its own: at any time it can ask for the message on top
of the stack. An app that puts messages off during a game can then show what has gathered once the game is over.
The documents of the Swift SDK know no such call.
manual.display-next
The host asks for the next message
The host app can ask at any time for the waiting message on top of the stack to be displayed. If none waits, nothing happens.
The request displays one message, the newest, and not all that wait. No document mentions the empty stack;
that nothing happens is all that is left to happen.
manual.display-next/displays
The host app can ask at any time for a waiting message to be displayed.
manual.display-next/the-newest
It gets the message on top of the stack.
manual.display-next/one
It gets that message alone; the others wait on.
manual.display-next/same-conditions
What keeps a message from the screen at an opportunity does so here, and the message waits on.
manual.display-next/none-waits
If no message waits, none is displayed.
Manuelles Aufnehmen von In-App-Nachrichten in die Anzeigewarteschlange
At other times in the app, the message on top of the stack can be displayed by a call without arguments. The heading speaks of a display queue.
Manually Queue In-App Message Display
At other times in the app, the message on top of the stack can be displayed by a call *that takes a delegate*, to be given if the host has one.
アプリ内メッセージ表示を手動でキューに入れる
At other times in the app, the message on top of the stack can be displayed by a call without arguments. The heading speaks of a queue.
The call of the German and Japanese documents, without arguments. The delegate of the English document belongs to an older form of the call and may be absent even there; the message that is displayed is the same. The headings' "queue" is not taken as an order: the sentences below them speak of the top of the stack.
local
Messages made in the app
Not every message comes from a campaign. The host app can make one itself and have it displayed like the
others, at once and without a trigger. Such a **local** message is unknown to the service, which shows in one
respect: nothing about it is recorded unless the app does it.
local.display
Displayed on request
A message that the app itself made is displayed when the app asks for it. It goes on the stack like a triggered one, and the same conditions send it back there.
That the stack and the conditions apply is said nowhere in so many words. In the legacy documents it
follows from the place of the section and from a call that adds a message and does not show it; in those
of the Swift SDK, from the presenter, which deals with this message as with any other. A local message
does not jump over another one that is visible. All documents say that local messages serve to *trigger* a
message in the app, in real time. The reasons to discard are another matter: the documents name them for
*triggered* messages. Whether the host is asked about a message that it presents itself is open
(`open.local-choice`).
local.display/displayed
A message that the app itself made is displayed when the app asks for it.
local.display/on-request
Nothing else brings it up.
local.display/on-top
It takes its place on the stack above those that wait.
local.display/same-conditions
A visible message, the background and, in the legacy SDK, the keyboard keep it from the screen like a triggered one.
local.display/waits
It then waits on the stack and can be displayed at a later opportunity.
local.display/once
Once it is displayed, it is no longer on the stack.
Criação e exibição de mensagens no app em tempo real
At other times, a message made in the app can be displayed by a call to the presenter, `present(message:)`. Nothing is said of the stack.
실시간 인앱 메시지 생성 및 표시
Erstellung und Anzeige von In-App-Nachrichten in Echtzeit
Messages made in the app can be displayed as well: they are *added* at the controller, `addInAppMessage:`. Stands under the same main heading as the stack.
Real Time In-App Message Creation & Display
リアルタイムのアプリ内メッセージの作成と表示
local.no-analytics
No analytics
A local message carries no analytics: the engine logs neither its impression nor the clicks on it.
An impression belongs to a campaign, and a local message has none. An engine that reports all impressions
alike counts displays that no campaign has caused.
local.no-analytics/no-impression
The engine logs no impression of a local message.
local.no-analytics/no-clicks
The engine logs no click on a local message.
local.no-analytics/campaigns-are-counted
Impressions of the messages of campaigns are logged, and clicks on them.
Whoever makes a message *accepts* any tracking for analytics, and has to log clicks and impressions by hand.
Whoever makes a message opts out of tracking for analytics, and has to log clicks and impressions by hand.
Analytics of messages made in the app are not supported.
No analytics, as the four others say. The second half of the sentence in the Portuguese document, that logging has to be done by hand, makes sense only if the engine does not do it.
local.manual-logging
The host logs by itself
A host that wants impressions and clicks of a local message logs them itself, through the context of the message. What it logs in this way is recorded.
The counterpart of `local.no-analytics`: what the engine does not do for a local message, the app can.
The engine adds nothing to it. Whether a repeated call counts again, no document says.
local.manual-logging/impressions
An impression that the host logs through the context of a message is recorded for that message.
local.manual-logging/clicks
A click that the host logs through the context of a message is recorded for that message.
local.manual-logging/nothing-more
The engine adds nothing to what the host logs.
Clicks and impressions of a message made in the app have to be logged by hand by way of `message.context`.
extras
Extras
A campaign can carry more than what is displayed: key-value pairs, the **extras**, which travel with the
message to the app. They are a channel between whoever sets up a campaign and whoever wrote the app, and mean
nothing to the engine.
extras.delivered
Extras reach the host
The key-value extras that were set on the campaign reach the host app together with the message, unchanged.
Apps use them to change how or whether a message is displayed, so they have to be there when the host is
asked, and not only after the display. A key that is not set is absent and not empty. In the legacy
documents extras occur only in a sample of a local message.
extras.delivered/all
All extras of the campaign reach the host app with the message.
extras.delivered/unchanged
Their texts arrive as they were set.
extras.delivered/none-else
No extras arrive that were not set on this message.
Extras de pares de valores chave
A message may hold key-value pairs from the campaign; they send data along for a later *sending of messages* by the app. A sample reads one to adapt the display.
키-값 쌍 추가 정보
A message may hold key-value pairs from the campaign; they send data along for further processing in the app. A sample reads one to adapt the display.
The extras are data for the app to process, as the Korean document says, and as the samples of both documents show; nothing in either has the app send messages because of them. That the pairs reach the host with the message is common to both.
triggers/any-purchase
Any purchase triggers a message
A shop thanks its customers, whatever they have bought. The trigger asks for a purchase and not for a
product.

A purchase is an event of its own kind. A custom event called `purchase`, or called like a product, does not
say that anything was bought.
Specs/triggers/any-purchase.yaml
triggers/any-purchase/whatever-product/sneakers
Buying sneakers shows the thank-you message

thank_you
sneakers
The rule in its simplest form, and for a product that no code would be named after.
triggers/any-purchase/whatever-product/symbols
Buying SKU #4711 (red) shows the thank-you message
SKU #4711 (red)
triggers/any-purchase/with-properties
The properties of the purchase make no difference
gift
price
79.9
size
42.0
triggers/any-purchase/not-a-custom-event/kind
A custom event named any_purchase is no purchase
any_purchase
triggers/any-purchase/not-a-custom-event/word
A custom event named purchase is no purchase
purchase
triggers/any-purchase/not-a-push-or-session
Neither a session start nor a push nor a return to the app is a purchase
rain_jacket
triggers/any-purchase/second-purchase
A later session can bring a message for the next purchase
rating
gift_card
triggers/custom-event
A custom event triggers a message
Custom events are the moments that an app has names for: the shop was opened, a level was finished. A
message tied to such a name is triggered when the app logs an event of that name through the SDK.

The name is compared as a whole and letter for letter. An event whose name is nearly the same is another
event, and so is a purchase of a product that is called like the event.
Specs/triggers/custom-event.yaml
triggers/custom-event/logged
The tour of the shop appears when the shop is opened
shop_tour
opened_shop
The rule in its simplest form.
triggers/custom-event/with-properties
Properties that no filter asks for make no difference
entrance
north
floor
2.0
guest
triggers/custom-event/other-name/beginning
An event named opened does not trigger a message for opened_shop
opened
triggers/custom-event/other-name/longer
An event named opened_shop_again does not trigger a message for opened_shop
opened_shop_again
triggers/custom-event/other-name/end
An event named shop does not trigger a message for opened_shop
shop
triggers/custom-event/other-name/prefixed
An event named reopened_shop does not trigger a message for opened_shop
reopened_shop
triggers/custom-event/other-name/capitals
An event named Opened_Shop does not trigger a message for opened_shop
Opened_Shop
triggers/custom-event/other-name/spaced
An event named opened shop does not trigger a message for opened_shop
opened shop
triggers/custom-event/unusual-name/spaces
The event name Opened the shop is compared letter for letter like any other
named
Opened the shop
Opened theshop
triggers/custom-event/unusual-name/accents
The event name café_geöffnet is compared letter for letter like any other
café_geöffnet
cafe_geoffnet
triggers/custom-event/unusual-name/symbols
The event name shop.opened? is compared letter for letter like any other
shop.opened?
shop-opened
triggers/custom-event/unusual-name/digits
The event name 2026 is compared letter for letter like any other
2026
02026
triggers/custom-event/unusual-name/emoji
The event name opened 🛒 is compared letter for letter like any other
opened 🛒
opened 🛍
triggers/custom-event/each-its-own
Of three delivered messages each answers to its own event only
cart_help
viewed_cart
size_guide
viewed_sneakers
sizes.zip
triggers/custom-event/named-like-a-kind/session
An event that is named like another kind of trigger is a custom event all the same
An app is free to call an event `session_start`. It triggers the message that waits for that name, and no real
event of the kind does: before the custom event, a session starts, a push is opened and something is
bought.
session_start
triggers/filter-combinations
Filters combined by all-of and any-of
A single comparison is seldom enough: *red shoes in size 42*, or *anything that is reduced or out of
season*. An **all-of** filter holds if every part of it holds, an **any-of** filter if at least one does,
and either can contain the other.

The usual slips are to look at the first part only, to take the one combination for the other, and to let
the last part decide.
Specs/triggers/filter-combinations.yaml
triggers/filter-combinations/all-of/first
An all-of filter rejects an event whose first part does not hold
shoe_offer
viewed_product
color
red
reduced
blue
triggers/filter-combinations/all-of/second
An all-of filter rejects an event whose second part does not hold
41.0
triggers/filter-combinations/all-of/third
An all-of filter rejects an event whose third part does not hold
triggers/filter-combinations/any-of/first
An any-of filter accepts an event of which only the first part holds
clearance
The table shows each part.
triggers/filter-combinations/any-of/second
An any-of filter accepts an event of which only the second part holds
triggers/filter-combinations/any-of/third
An any-of filter accepts an event of which only the third part holds
triggers/filter-combinations/any-of-missing/second
An any-of filter needs only the property of the part that holds
triggers/filter-combinations/any-in-all/reduced
A red product that is reduced or out of season passes, others do not
The color is required; of the two other conditions, one is enough.
last_chance
season
summer
winter
triggers/filter-combinations/all-in-any/cheap
A direct flight passes, and so does a cheap flight with one stop, but no other
book_now
viewed_flight
stops
0.0
100.0
99.0
triggers/filter-combinations/range/lower-end
Two comparisons of one property make a range, and its ends belong to it
level_tip
finished_level
level
10.0
20.0
9.0
triggers/filter-combinations/range/upper-end
21.0
triggers/filter-combinations/single/all-of
A combination of a single part is as good as the part
triggers/filter-combinations/single/any-of
triggers/filter-comparisons
What a property filter compares
A shop wants to talk about expensive products, about those on sale, about those of one brand. One event,
*viewed a product*, is enough for all of that, because its properties say which product it was, and a
trigger can ask for them.

The documents call the filters powerful and list none. This suite tests those that follow from the types of
the properties: equality for everything, order for numbers and dates, patterns for texts, and presence. Most
cases below log the event first without any properties, then with one that the filter must reject, then with
one that it must accept. The rejected and the accepted value lie as close together as they can.
Specs/triggers/filter-comparisons.yaml
triggers/filter-comparisons/equals/capitals
Equal to nordwind is nordwind and not Nordwind
offer
mark
nordwind
Nordwind
triggers/filter-comparisons/equals/beginning
Equal to nordwind is nordwind and not nordwin
nordwin
triggers/filter-comparisons/equals/longer
Equal to nordwind is nordwind and not nordwind_kids
nordwind_kids
triggers/filter-comparisons/equals/space
Equal to nordwind is nordwind and not nordwind 
nordwind 
triggers/filter-comparisons/equals/decimal
Equal to 42.5 is 42.5 and not 42
42.5
triggers/filter-comparisons/equals/negative
Equal to -3 is -3 and not 3
-3.0
3.0
triggers/filter-comparisons/equals/no-not-yes
Equal to false is false and not true
triggers/filter-comparisons/equals-date
A date is equal to the same moment and not to one a second later
birthday
opened_calendar
day
triggers/filter-comparisons/not-equals/capitals
Not equal to nordwind is Nordwind and not nordwind
Only values of the right type are used here. What *not equal* means for a property that is missing or of
another type is an open question.
triggers/filter-comparisons/not-equals/number
Not equal to 42 is 41 and not 42
triggers/filter-comparisons/not-equals/yes-not-no
Not equal to false is true and not false
triggers/filter-comparisons/not-equals/no-not-yes
Not equal to true is false and not true
triggers/filter-comparisons/not-equals-date
A date is not equal to a moment one second away
reminder
triggers/filter-comparisons/greater-than/cents
More than 49.99 is 50 and not 49.99
insurance
49.99
50.0
triggers/filter-comparisons/greater-than/negative
More than -5 is -4 and not -5
-5.0
-4.0
triggers/filter-comparisons/greater-than/zero
More than 0 is 0.01 and not 0
0.01
triggers/filter-comparisons/at-least/cents
At least 49.99 is 49.99 and not 49.98
49.98
triggers/filter-comparisons/at-least/zero
At least 0 is 0 and not -0.01
-0.01
triggers/filter-comparisons/less-than/cents
Less than 50 is 49.99 and not 50
bargain
triggers/filter-comparisons/less-than/zero
Less than 0 is -1 and not 0
-1.0
triggers/filter-comparisons/at-most/cents
At most 49.99 is 49.99 and not 50
triggers/filter-comparisons/at-most/negative
At most -5 is -5 and not -4
triggers/filter-comparisons/at-most/zero
At most 0 is 0 and not 1
triggers/filter-comparisons/before/noon
Before a moment is the second that precedes it, and not the moment itself
early_bird
searched_flight
departure
triggers/filter-comparisons/after/noon
After a moment is the second that follows it, and not the moment itself
next_season
triggers/filter-comparisons/after-with-a-word
A word that spells no date is after no moment
Whether a text that spells a date counts as one is open (`open.filter-date-texts`).
soon
triggers/filter-comparisons/matches/any-character
The pattern `b..ts` finds something in "boats" and nothing in "bots"
Each pattern covers the whole text that it finds; so it does not matter whether a part would do. Whether capitals
count is open (`open.filter-pattern-case`).
style_guide
searched
term
b..ts
bots
boats
triggers/filter-comparisons/matches/at-least-one
The pattern `bo+ts` finds something in "booots" and nothing in "bts"
bo+ts
bts
booots
triggers/filter-comparisons/matches/perhaps
The pattern `^boots?$` finds something in "boot" and nothing in "bootss"
^boots?$
bootss
boot
triggers/filter-comparisons/matches/alternatives
The pattern `^(boots|shoes)$` finds something in "shoes" and nothing in "socks"
^(boots|shoes)$
socks
shoes
triggers/filter-comparisons/matches/one-of
The pattern `size [4-6]` finds something in "size 5" and nothing in "size 3"
size [4-6]
size 3
size 5
triggers/filter-comparisons/matches/many
The pattern `^a.*z$` finds something in "a to z" and nothing in "a to y"
^a.*z$
a to y
a to z
triggers/filter-comparisons/exists/no-value
A property whose value is false is there all the same
The filter asks whether the property is there, not what it is. Values that many languages take for
*nothing* are values.
coupon_help
coupon
coupons
items
triggers/filter-comparisons/exists/zero
A property whose value is 0 is there all the same
triggers/filter-comparisons/exists/empty
A property whose value is the empty text is there all the same
triggers/filter-comparisons/exists-not/zero
A filter for the absence of a property rejects 0 and accepts an event without it
coupon_offer
triggers/filter-comparisons/exists-not-bare
A filter for the absence of a property accepts an event without any properties
triggers/filter-events
Filters belong to one event, a custom one or the purchase of a product
A filter narrows a trigger and never widens it: the name of the event or the product still has to be the
right one. Only the properties of that very event are asked, not those of an earlier one.

Purchases are filtered like custom events. An engine whose purchases take another way through the code
easily forgets it.
Specs/triggers/filter-events.yaml
triggers/filter-events/purchase
A purchase triggers the message only with the right properties
gift_wrap
The filter of a purchase in its simplest form.
triggers/filter-events/purchase-comparison/more
A filter on purchases can ask for more
upsell
pairs
Purchases take another way through many engines; one row for each kind of filter.
triggers/filter-events/purchase-comparison/pattern
A filter on purchases can ask for a pattern
code
^VIP-1$
NON-VIP-1
VIP-1
triggers/filter-events/purchase-comparison/all-of
A filter on purchases can ask for two things at once
49.0
triggers/filter-events/other-product
Another product with the right properties does not pass
triggers/filter-events/other-event
Another event with the right properties does not pass
hard_level
started_level
triggers/filter-events/property-name/capitals
A property named Level is not the property level
Level
stars
triggers/no-match
Events that match no trigger are reported to the app
An app that logs an event may want to know that no campaign has anything to say about it, for example to
show a tip of its own. The engine reports such an event with its kind, *custom event* or *purchase*, and its
name; the name of a purchase is its product.

The report is about the event and not about what the user sees. A message that matched and was put back or
discarded is a match nevertheless.
Specs/triggers/no-match.yaml
triggers/no-match/custom-event
A custom event for which there is no message is reported with its name
This one matches, so there is nothing to report.
The rule in its simplest form, for custom events.
triggers/no-match/purchase
A purchase for which there is no message is reported
care_kit
The rule in its simplest form, for purchases.
triggers/no-match/any-purchase
With a message for any purchase no purchase is without a match
triggers/no-match/nothing-delivered
Without any messages every event is without a match
triggers/no-match/only-greeting
A message for the session start is no match for an event or a purchase
greeting
triggers/no-match/purchase-named-like-an-event
A purchase called like a custom event is reported as a purchase
triggers/no-match/event-named-like-a-product
A custom event called like a product is reported as a custom event
triggers/no-match/exact-name/capitals
The event Opened_Shop is reported under the name that it was logged with
triggers/no-match/exact-name/spaces
The event  opened shop  is reported under the name that it was logged with
 opened shop 
triggers/no-match/exact-name/accents
The event geöffnet is reported under the name that it was logged with
geöffnet
triggers/no-match/exact-name/longer
The event opened_shop_again is reported under the name that it was logged with
triggers/no-match/exact-product/longer
The purchase of sneakers_kids is reported, although another product is called much the same
sneakers_kids
80.0
triggers/no-match/each-time
Every event without a match is reported, in the order of the events
left_cart
triggers/no-match/put-back
An event is not reported if the message that it triggered had to go back on the stack
In the background nothing can be displayed, but the trigger was found.
Still in the background; an event without a match is reported there too.
triggers/no-match/behind-another
An event is not reported if another message is in the way of its own
triggers/no-match/discarded
An event is not reported if the app then discards the message
triggers/no-match/later-trigger/event
One matching trigger of several is a match
bundle
opened_sale
laces
triggers/no-match/later-trigger/purchase
triggers/no-match/outranked
An event whose runner-up was passed over is not reported
shop_sale
triggers/push-click
Opening the app from a push notification triggers a message
A news app announces a story in a push notification and continues it in the app: the tap on the notification
triggers the message.

Coming back to the app in any other way is no push click, even if it was the notification that reminded the
user of the app.
Specs/triggers/push-click.yaml
triggers/push-click/opened
The story appears when the app is opened from the notification
full_story
triggers/push-click/from-the-background
The story appears when the notification brings the app to the foreground
It is how pushes mostly arrive, while the app is in the background.
triggers/push-click/each-push
The second push triggers its message as the first did
next_story
triggers/push-click/returning-is-not-enough
Coming to the foreground without a push triggers nothing
triggers/push-click/other-kinds
Neither the delivering session nor an event nor a purchase is a push click
push_click
open_from_push
triggers/sdk-events-only
Events of the API trigger nothing
A shop's server knows of things that happen outside the app: a purchase in a branch, a parcel that was
handed over. It can report them to the service by its API. The device does not hear of them, and the device
is where triggers are evaluated; so no message appears.

The same event, logged by the app through its SDK, does trigger the message. Each case shows both.
Specs/triggers/sdk-events-only.yaml
triggers/sdk-events-only/custom-event
A custom event of the API shows nothing, the same event of the SDK does
parcel_news
parcel_delivered
triggers/sdk-events-only/specific-purchase
A purchase of the API does not trigger a message for that product
triggers/sdk-events-only/not-kept-for-later
Events of the API are not made up for by the next session, a push or a return to the app
An engine that fetches what the server knows at its next contact might replay it as if it had happened
on the device. Nothing may come of that.
triggers/sdk-events-only/starts-no-interval
An event of the API does not count for the minimum interval
Since it triggers nothing, no time has to pass between it and the first message.
triggers/session-start
A session start triggers a message
A travel app greets its users when they come in. The greeting has the session start for its trigger, and
since the session start is also the moment of delivery, the very session that brings the greeting shows it.

The trigger is nothing but the start of a session. Whatever else happens while the session lasts, a message
that waits for a session start goes on waiting.
Specs/triggers/session-start.yaml
triggers/session-start/first-session
A greeting appears in the session that delivers it
triggers/session-start/each-session
Every session can trigger a message of its own
The trigger works at each session start, not only at the first one after the launch.
new_routes
It shows that the trigger is not used up by the first session.
triggers/session-start/nothing-else
Neither custom events nor purchases nor a push stand in for the session start
The sale wins the first session, because its priority is higher, and the greeting is left without a
display. Nothing that happens then is a session start, so it does not appear.
summer_sale
beach.png
Events that merely bear the name of the trigger or of the message.
triggers/several-triggers
A message can have several triggers
A puzzle game offers a hint after a lost level, and just as well when somebody asks for help or buys an
extra life. One message with several triggers does that: any of them is enough, and the first one that
happens shows it.
Specs/triggers/several-triggers.yaml
triggers/several-triggers/any-event/first
The event lost_level is enough to show the hint
hint
lost_level
asked_for_help
opened_level
attempts
5.0
Each of several triggers by itself, in the simplest form.
triggers/several-triggers/any-event/second
The event asked_for_help is enough to show the hint
triggers/several-triggers/two-filters/first
Of two triggers for the same event, the filter of either is enough
advice
left_level
difficulty
hard
easy
triggers/several-triggers/two-filters/second
triggers/several-triggers/session-or-event
A message for the session start or an event is triggered by the session that brings it
daily_gift
opened_chest
triggers/several-triggers/push-or-event
A message for a push click or an event is triggered by the push if that comes first
comeback
opened_map
triggers/several-triggers/purchase-or-event
A message for a purchase or an event is triggered by the purchase if that comes first
bonus
extra_life
triggers/several-triggers/two-products/life
Either of two products triggers a message for both
bag_of_coins
paint_set
triggers/several-triggers/two-products/coins
triggers/specific-purchase
The purchase of one product triggers a message
Who buys sneakers may want a care kit; who buys a rain jacket does not. The trigger names one product, and
only the purchase of that product counts.

Products are compared as a whole, like the names of custom events: a product whose name merely begins alike
is another product.
Specs/triggers/specific-purchase.yaml
triggers/specific-purchase/bought
The care kit is offered to somebody who buys sneakers
triggers/specific-purchase/other-product/beginning
Buying sneaker does not trigger a message for sneakers
sneaker
triggers/specific-purchase/other-product/longer
Buying sneakers_kids does not trigger a message for sneakers
triggers/specific-purchase/other-product/end
Buying gold_sneakers does not trigger a message for sneakers
gold_sneakers
triggers/specific-purchase/other-product/capitals
Buying Sneakers does not trigger a message for sneakers
Sneakers
triggers/specific-purchase/each-its-own
Of two messages for two products each answers to its own
rain_hat
triggers/specific-purchase/other-kinds
No custom event called like the product is its purchase
specific_purchase
triggers/specific-purchase/with-properties
Properties that no filter asks for make no difference to a purchase
triggers/while-others
A message is triggered while others are on their way
What waits or loads does not keep an event from triggering a message.
Specs/triggers/while-others.yaml
triggers/while-others/push-while-another-waits
An opened push triggers its message once while another one waits
The message that waits does not fit the device, so that it is never seen, whether it is offered in between or
not.
panorama
triggers/while-others/push-while-another-loads
An opened push triggers its message while another one loads
headline.jpg
news
opened_news
delivery/highest-priority
One event triggers only the message of highest priority
Several teams of a news app set up campaigns, and more than one of them chooses the same event. The reader
sees one message, that of the highest priority. The others are not put in line behind it: one event, one
message.

A message that was passed over keeps its trigger. It may win at another event, or when nothing else matches.
Specs/delivery/highest-priority.yaml
delivery/highest-priority/three/first
Of three messages the one of highest priority is displayed, wherever it stands in the delivery
survey
read_article
newsletter
subscription
offer.png
delivery/highest-priority/three/middle
delivery/highest-priority/three/last
delivery/highest-priority/numbers/small
Priority 2 wins over priority 1
Priorities are compared as numbers, not as texts, and a minus counts.
winner
opened_archive
loser
The table shows numbers of several lengths.
delivery/highest-priority/numbers/digits
Priority 10 wins over priority 9
delivery/highest-priority/numbers/negative
Priority -1 wins over priority -5
delivery/highest-priority/numbers/hundreds
Priority 200 wins over priority 100
delivery/highest-priority/numbers/thousands
Priority 40000 wins over priority 30000
delivery/highest-priority/numbers/millions
Priority 16777217 wins over priority 16777216
delivery/highest-priority/zero-over-negative
Priority 0 wins over priority -1, also if that is delivered last
Which of two equal ones wins is open (`open.priority-tie`), so that an engine that takes all below 0 for 0 shows
it in one order of delivery alone.
delivery/highest-priority/not-queued
The message that was passed over does not follow later
The winner is dismissed, and the reader becomes eligible again and again. If the survey had been put on
the stack beneath the newsletter, it would come up now.
It shows the most common mistake, to put the runner-up on the stack, by itself.
delivery/highest-priority/not-queued-after-its-display
A message that was displayed before does not wait below the one that wins over it
delivery/highest-priority/not-next-in-line
If the app discards the winner, the runner-up does not take its place
The runner-up of a discarded winner is easily taken for the next in line.
delivery/highest-priority/keeps-its-trigger
A message that was passed over can win at another event
quiz
finished_article
delivery/highest-priority/only-matching/rejected
A message whose filter rejects the event takes no part, however high its priority
long_reads
minutes
readers, to tell that priorities are compared among matches only
delivery/highest-priority/only-matching/accepted
delivery/highest-priority/other-event
A message for another event takes no part, however high its priority
farewell
delivery/highest-priority/purchases/special-wins
A purchase that matches any-purchase and its own product shows the message of higher priority
The more special trigger is not preferred, nor is the more general one. Only the priority counts.
thanks
crossword_tips
crosswords
delivery/highest-priority/purchases/general-wins
delivery/highest-priority/by-a-later-trigger
A message that matches by its second trigger wins by its priority all the same
live_blog
delivery/highest-priority/session-start/last
Of two greetings for one session start the one of higher priority is displayed
welcome
morning_brief
delivery/highest-priority/push-click/last
Of two messages for one push click the one of higher priority is displayed
follow_up
delivery/late-assets
A message that is displayed right on delivery may have to wait for its assets
For a message that the session start triggers there is no time to fetch anything ahead: delivery and trigger
are one moment. The push click can follow at once. Such a message is late, not lost. It appears as soon as
its assets have arrived, without another event.

Two slips are common. One is to show the message at once with a hole where the image should be, the other is
to treat an asset that has not arrived yet like one that failed.
Specs/delivery/late-assets.yaml
delivery/late-assets/session-start/image
A message for the session start appears when its image has arrived
lisbon.png
destination
Not there yet, so nothing is displayed.
The rule in its simplest form, for either kind of asset.
delivery/late-assets/session-start/zip
A message for the session start appears when its ZIP archive has arrived
game.zip
city_game
delivery/late-assets/offered-while-loading
A message that is offered from the stack while its image still loads is not lost
The traveler is back before the image is there. An engine may display the message when it arrives, or take
another opportunity for it.
delay
flight_delayed
delivery/late-assets/two-for-one-asset
Two messages that wait for the same image are both displayed
flights
hotels
opened_guide
Two that wait for one are easily taken for one. Which comes first is left open.
delivery/late-assets/away-meanwhile
A message whose image arrives after the user has left and come back is displayed
What happens while an image loads is what engines forget to think of.
delivery/late-assets/push-click/image
A message for the push click appears when its image has arrived
The push is opened right after the delivery. From then on the asset takes four seconds, whether its
fetch began at the one moment or the other.
gate.png
boarding
delivery/late-assets/push-click/zip
A message for the push click appears when its ZIP archive has arrived
map.zip
gate_map
delivery/late-assets/push-click-later
A push that is opened long after the delivery shows its message with little delay or none
An engine that has fetched the image ahead displays the message at once, one that has not needs its four
seconds. Both do within the step.
readers, who may expect the delay of a push click to be certain
delivery/late-assets/at-once
Nothing is waited for if the image is there immediately
readers, as the counterpart to a late image
delivery/late-assets/within-timeout
A message that gets ready before its timeout is displayed
madeira.png
island
delivery/late-assets/first-to-come
Of two messages whose images load, the one whose image comes first is displayed first
The map's image is asked for first and comes last. An engine that looks at what has come only when all the time
has passed finds both images there, and has lost which came first.
porto.png
map
guide
delivery/late-assets/others-still-loading
A message is displayed when its image is there, whatever else still loads
brochure.zip
brochure
opened_brochure
What still loads belongs to a message that nothing has triggered.
delivery/on-session-start
Messages arrive when a session starts
A game gets its messages when a session starts, all of those that the player is eligible for at once. What
has not been delivered does not exist on the device: no event can trigger it.

An event from before the first delivery triggers nothing by itself. Whether it has passed for good, or is held
against the messages that the first session brings, is open (`open.early-events`).
Specs/delivery/on-session-start.yaml
delivery/on-session-start/before-any-session
Before the first session an event triggers nothing
Whether the event is kept for a message that is delivered later is open (`open.early-events`). With the second
event the hint is displayed in any case.
delivery/on-session-start/no-other-moment
Neither a return to the app nor a push nor the passing of time delivers messages
delivery/on-session-start/all-at-once
Every message of a delivery can be triggered, in whatever order the events come
starter_pack
opened_store
well_done
invitation
opened_profile
delivery/on-session-start/a-dozen-at-once
Of twelve messages that are delivered at once, the first and the last can be triggered
However long a delivery is, no engine may cut it off.
level_1
finished_level_1
level_2
finished_level_2
level_3
finished_level_3
level_4
finished_level_4
level_5
finished_level_5
level_6
finished_level_6
level_7
finished_level_7
level_8
finished_level_8
level_9
finished_level_9
level_10
finished_level_10
level_11
finished_level_11
level_12
finished_level_12
delivery/on-session-start/no-trigger-no-display
A delivery by itself shows nothing
To be delivered is not to be triggered. Five messages are on the device, nothing happens, and nothing
appears.
readers, to tell delivery from triggering
delivery/on-session-start/only-eligible
A message that the delivery does not contain cannot be triggered
Who gets which message is decided before the delivery. The device shows the messages it was given and
knows of no others.
readers who look for the place where eligibility is decided
delivery/on-session-start/delivered-again
A message that two sessions deliver can be triggered in the second
The second delivery in its simplest form.
delivery/on-session-start/in-the-same-session
A session that brings a message for its start also triggers it
weekend
delivery/on-session-start/after-relaunch
After a relaunch the session that follows delivers anew
readers who ask what a relaunch does to the delivery
delivery/on-session-start/beside-one-that-waits
A message can be triggered although one is displayed that came with an earlier delivery
Whether the earlier one goes on waiting when a delivery comes without it is open (`open.redelivery-stack`).
delivery/prefetch-reported
Which fetches a delivery starts
Engines that report their fetches can be held to more than the outcome: each asset of a delivered message is
requested at the delivery, and nothing is requested at the trigger.

Only messages that wait for a custom event or a purchase are used here. Whether those of a session start or
a push click are fetched ahead is an open question.
Specs/delivery/prefetch-reported.yaml
delivery/prefetch-reported/one
The image is requested at the delivery and not again at the event
cart_banner
cart.png
engines that report their fetches, which can be held to each of them
delivery/prefetch
Assets are fetched when their message is delivered
Images and ZIP archives take their time, and a message must not. So the engine fetches them as soon as the
message is delivered. When the trigger event comes, everything is there, and the message appears at that
very moment.

An engine that begins to fetch at the trigger looks the same on a fast network. Here the network is slow:
the asset takes seconds, the event comes after that, and the message has to appear without further delay.
Specs/delivery/prefetch.yaml
delivery/prefetch/custom-event/image
A message appears at its event if its slow image was fetched meanwhile
delivery/prefetch/custom-event/zip
A message appears at its event if its slow ZIP archive was fetched meanwhile
show.zip
cart_show
delivery/prefetch/purchase/any
Messages for purchases are fetched ahead as well
brush.png
receipt.png
receipt
delivery/prefetch/during-a-display
An image that comes while another message is visible is there at the trigger of its own
delivery/prefetch/also-for-a-push
A message for a push click or an event is fetched ahead for the event
shoe_care
viewed_shoes
delivery/prefetch/every-message
The assets of all delivered messages are fetched, not only those of the first
quiz.zip
size.png
delivery/prefetch/network-gone/image
What was fetched ahead is there even if the network is gone at the event
A tunnel, a flight, an elevator: by the time of the event the server cannot be reached any more. The
message needs no network by then.
It shows what the prefetch is good for.
delivery/prefetch/half-way
A fetch that is under way at the event is not begun anew
The banner takes ten seconds from the delivery on. The event comes after eight of them, so two are left.
An engine that fetches at the event would need ten more.
delivery/prefetch/second-delivery
A later session fetches the assets of the messages that it brings
The first delivery of a launch is easily taken for the only one that fetches.
delivery/prefetch/failed-before
A later session fetches again what could not be fetched for an earlier one
delivery/prefetch/failed-before-at-session-start
A later session fetches again what failed for a message that it triggers itself
Whether such a message is fetched ahead is open (`open.prefetch-at-once`). Either way the failure belongs to
the delivery of the earlier session. In the legacy profile, what was discarded need not be triggered again
(`open.legacy-retrigger`).
welcome.png
delivery/prefetch/without-assets
A message without assets is not held up by the slow ones of another
size_hint
viewed_sizes
readers who fear that one heavy message delays all the others
delivery/prefetch/beside-one-that-is-there
What is new in a delivery is fetched although the asset of the message before it is there already
delivery/prefetch/in-the-background
A session that starts in the background fetches assets, too
delivery/while-loading
What happens while an image loads
A message that waits for its image is on no screen and often on no list: engines forget it most easily when
something else happens meanwhile. The cases below let one thing happen, of which no document says that it
concerns the message, and then let the image arrive.
Specs/delivery/while-loading.yaml
delivery/while-loading/meanwhile/turn
A message is displayed when its image is there, whatever happens meanwhile: the device is turned
poster.jpg
festival
Nobody listens to what happens, and nothing is seen of it.
delivery/while-loading/meanwhile/event
A message is displayed when its image is there, whatever happens meanwhile: an event is logged that triggers nothing
delivery/while-loading/meanwhile/push
A message is displayed when its image is there, whatever happens meanwhile: the app is opened from a push notification
delivery/while-loading/meanwhile/session
A message is displayed when its image is there, whatever happens meanwhile: another session triggers it again
delivery/while-loading/meanwhile/network
A message is displayed when its image is there, whatever happens meanwhile: other assets become slow
map.png
delivery/while-loading/meanwhile/click
A message is displayed when its image is there, whatever happens meanwhile: the user taps where no message is
delivery/while-loading/meanwhile/api
A message is displayed when its image is there, whatever happens meanwhile: the API has an event of its own
opened_program
delivery/while-loading/delivered-again
A message that was triggered later is displayed although a session delivers it again meanwhile
concert
delivery/while-loading/triggered-again
A message is displayed although another of its events happens while its image loads
delivery/while-loading/another-dismissed
A message is displayed when its image is there, although another one came and went meanwhile
ticket
delivery/while-loading/interval-ends
A message is displayed when its image is there, although the interval ends meanwhile
delivery/while-loading/nothing-stays-behind
A message that was displayed when its image was there does not come back
delivery/while-loading/meanwhile-in-legacy/display-next
A message is displayed when its image is there, whatever happens meanwhile: the host asks for the next message
delivery/while-loading/meanwhile-in-legacy/keyboard
A message is displayed when its image is there, whatever happens meanwhile: the keyboard comes and goes
delivery/while-loading/four-at-a-time
Four messages whose images load are displayed one by one, each when its image is there
first.jpg
fourth.jpg
second.jpg
third.jpg
first
opened_stage_1
second
opened_stage_2
third
opened_stage_3
fourth
opened_stage_4
delivery/while-loading/another-is-too-late
A message is displayed when its image is there, although another that waited for the same was too late
hurry
delivery/while-loading/there-in-the-background
A message whose image arrives in the background is displayed when the user comes back
Whether it is displayed in the background already is open (`open.background-load`).
delivery/while-loading/beside-a-session-start
A message that a session start triggers is displayed while another loads
Whether a delivery replaces those before it is open (`open.redelivery`), and so whether the anthem is there still.
anthem
rate-limit/default
Without a setting, thirty seconds lie between two messages
However many events a player of a game causes, messages come at least thirty seconds apart. The limit is one
for the whole app: it does not matter that the second message is another one and belongs to another event,
nor that the first has long been dismissed.

What becomes of a message that comes too early is left open by the documents, so the cases end where one has
been held back. Nothing is tried at exactly thirty seconds either.
Specs/rate-limit/default.yaml
rate-limit/default/held-back/at-once
A second message 1ms after the first is not displayed
The rule in its simplest form, at both ends of the interval.
rate-limit/default/held-back/just-before-the-end
A second message 29s after the first is not displayed
rate-limit/default/held-back/last-millisecond
A second message 29999ms after the first is not displayed
rate-limit/default/let-through/first-millisecond
A second message 30001ms after the first is displayed
The table shows how soon after the interval the next message may come.
rate-limit/default/let-through/just-after-the-end
A second message 31s after the first is displayed
rate-limit/default/while-in-background
Time that the app spends in the background counts like any other
rate-limit/default/after-a-session-start/event
After a message for the session start an event has to keep the interval
rate-limit/default/after-a-push
After a message for a push click an event has to keep the interval
rate-limit/default/after-a-purchase
After a message for a purchase an event has to keep the interval
rate-limit/default/purchase-held-back
A purchase has to keep the interval to the message before it
rate-limit/default/session-start-held-back
A session start has to keep the interval to the message before it
rate-limit/default/push-click-held-back
A push click has to keep the interval to the message before it
rate-limit/default/from-each-message
The interval is counted anew from each message
Forty seconds lie between the first message and the second, ten between the second and the third. That
the first one is fifty seconds ago does not help the third.
store_tour
rate-limit/default/held-back-event
An event whose message was held back does not begin the interval anew
Twenty seconds after the hint the second event comes too early, and its message is held back. Forty
seconds after the hint nothing may stand in the way any more. Which of the two messages is seen then is
left open: the one held back, if it waited and came up by itself, or else the third.
rate-limit/default/after-a-discard
A message that the app discarded holds back the next for no longer than the interval
Whether a message that nobody saw starts the interval is an open question. It makes no difference once
the interval is over.
readers who ask what a discarded message does to the interval
rate-limit/default/after-a-reenqueueing
A message that the app put off holds back the next for no longer than the interval
The device is turned away from the message that waits, so that it does not appear before the next one in an
engine that takes the end of the interval for an opportunity (`open.on-interval-end`).
tip
readers who ask what a message on the stack does to the interval
rate-limit/default/unmatched-event
An event or a purchase that triggers nothing starts no interval
It answers whether an event counts that shows nothing.
rate-limit/default/session-without-message
A session start that shows nothing starts no interval
It answers whether a session counts that shows nothing.
rate-limit/default/unmatched-while-it-runs
Events that trigger nothing do not prolong the interval
An event that means nothing to anybody is easily taken for the last one.
rate-limit/default/after-a-relaunch
A relaunch does not prolong the interval
Whether the interval outlives a relaunch is open (`open.relaunch-rate-limit`). Thirty seconds after the message it
is over in either case.
rate-limit/default/ready-within-the-interval
Of a message whose image is late and another that is triggered meanwhile, one keeps the interval
Two messages are triggered within a second. The image of the first takes five. Counted from the trigger, the
second message comes too early; counted from the display, it is seen at once, and the first gets ready too
early. Which of the two is seen is open (`open.rate-limit-base`), and the second may also be seen late, when
the image of the first comes (`open.on-asset`). Both are not seen.
trophy.png
trophy
won_trophy
rate-limit/default/next-session
A new session does not end the interval
A session is often taken for a fresh start of everything.
rate-limit/default/leaving-the-app
Leaving the app and coming back does not end the interval
rate-limit/default/what-the-user-does
A click on the message and a turn of the device do not end the interval
rate-limit/default/parts-of-a-second
The interval is counted to the millisecond, not from second to second
rate-limit/default/what-the-app-does/api
The interval goes on, whatever the app or the service does meanwhile: the API has an event of its own
rate-limit/default/what-the-app-does/choice
The interval goes on, whatever the app or the service does meanwhile: the app has another answer
rate-limit/default/local-message
The interval goes on when the app presents a message of its own
The app throws the tip away if it is asked about it (`open.local-choice`). Otherwise the tip is seen, and not the
message of the event.
rate-limit/default/what-the-app-logs
The interval goes on when the app logs an impression and a click
rate-limit/default/host-request
The interval goes on when the app asks for the next message and none waits
rate-limit/default/asset-arrives
The arrival of an image does not end the interval
rate-limit/default/keyboard
The keyboard does not end the interval
rate-limit/override
The app can set another interval
Thirty seconds suit a shop. A news app with rare messages may want an hour between them, a game in which
things happen fast only five seconds. The app sets the number of seconds before the engine starts, and it
replaces the default in both directions.

A setting of zero leaves no limit. The margins in these cases are wide enough that it does not matter whether
exactly the interval is enough.
Specs/rate-limit/override.yaml
rate-limit/override/held-back/one-second
With an interval of 1s, a message 500ms after another is not displayed
The table pairs each setting with a message that comes too early.
rate-limit/override/held-back/one-minute
With an interval of 60s, a message 45s after another is not displayed
rate-limit/override/held-back/last-millisecond
With an interval of 60s, a message 59999ms after another is not displayed
rate-limit/override/held-back/one-hour
With an interval of 3600s, a message 59m after another is not displayed
rate-limit/override/held-back/two-days
With an interval of 172800s, a message 2160m after another is not displayed
rate-limit/override/let-through/one-second
With an interval of 1s, a message 1500ms after another is displayed
readers, as the counterpart of the messages that are held back
rate-limit/override/let-through/one-minute
With an interval of 60s, a message 70s after another is displayed
rate-limit/override/let-through/first-millisecond
With an interval of 60s, a message 60001ms after another is displayed
rate-limit/override/let-through/one-hour
With an interval of 3600s, a message 61m after another is displayed
rate-limit/override/from-each-message
A long interval is counted anew from each message
rate-limit/override/next-session
The setting holds in the sessions that follow
rate-limit/override/purchase
A long interval holds for purchases as well
presenter/required
Nothing is displayed without a presenter
In the Swift SDK the core only decides that a message is due. What puts it on the screen is a **presenter**,
and the app has to assign one: the one that comes with the SDK, or its own. Until it has, this weather app
displays nothing, whatever is triggered and however often.

A missing presenter is no error, and an engine has no fallback for it. Whether a message that was triggered
in the meantime is lost or kept is open (`open.no-presenter`), so the cases look at messages that are
triggered afterward.
Specs/presenter/required.yaml
presenter/required/never-assigned/custom-event
Without a presenter, no message is displayed: triggered by a custom event
storm_warning
The table shows each kind of event that can trigger a message.
presenter/required/never-assigned/purchase
Without a presenter, no message is displayed: triggered by a purchase
umbrella_sale
raincoat
presenter/required/never-assigned/push-click
Without a presenter, no message is displayed: triggered by a push click
rain_radar
presenter/required/session-start
Without a presenter, a session start displays no message
sunrise.png
The rule at a session start, in its simplest form.
presenter/required/local-message
Without a presenter, a message made in the app is not displayed either
sunset_reminder
presenter/required/nobody-to-ask
A host without a display choice gets no message without a presenter
presenter/required/assigned-later-local
A presenter that is assigned later displays local messages
presenter/required/assigned-before-the-next-session
The session after a presenter is assigned displays its message
forecast
The session before had the same message, and nobody to display it.
stack/in-memory
The stack does not outlive the app
The stack is kept in memory and nowhere else. When a suspended app is launched anew, **everything** that
waited is gone: a boarding reminder from yesterday does not greet the traveler today.

Only a new launch empties the stack. Leaving the app and coming back does not, and a new session does not
either; an engine that clears it then loses exactly the messages that were put back for the traveler's
return.
Specs/stack/in-memory.yaml
stack/in-memory/one-waiting
A message that waited before a relaunch is gone after it
gate_opened
stack/in-memory/many-waiting
A relaunch empties the whole stack, not only its top
lounge
entered_airport
It shows that the whole stack is meant, with a dismissal before each opportunity.
stack/in-memory/put-off-by-the-host
A message that the host put off does not survive a relaunch
What the host put off is easily taken for something that it will get back.
stack/in-memory/went-back-twice
A message that went back twice does not survive a relaunch
stack/in-memory/still-loading
A message whose image still loads at a relaunch is not displayed after it
seat.png
seat_map
picked_seat
What waits for an image waits in memory, too.
stack/in-memory/behind-a-visible-one
A relaunch clears the screen and what waited behind it
upgrade
opened_booking
stack/in-memory/background-and-return
Leaving the app and coming back keeps what waits
Leaving the app is easily taken for its end.
stack/in-memory/new-session
A new session keeps what waits below the message it displays
A session is often taken for a fresh start of everything. It is none for the stack.
stack/in-memory/seen-on-the-stack
The stack is empty after a relaunch
stack/last-in-first-out
The newest waiting message comes first
Messages that have to wait form a stack: *last in, first out*. What the shopper did last is what a message
most likely still fits, so the message received last is displayed first, and the oldest comes last.

Nothing else decides about the order. The **priority** of a message does not: it only chooses among messages
that one event triggers. Nor does the order in which the messages were delivered.
Specs/stack/last-in-first-out.yaml
stack/last-in-first-out/one-waiting
A single waiting message is the newest
The smallest stack, for the reader who starts here.
stack/last-in-first-out/two-waiting
Two messages triggered in the background are shown newest first
stack/last-in-first-out/three-waiting
Of three waiting messages the middle one comes second
viewed_wishlist
The smallest stack that has a middle.
stack/last-in-first-out/order-of-triggers
The order of the triggers counts, not that of the delivery
The order of the delivery is the other order that readers expect.
stack/last-in-first-out/priority-plays-no-part
A message of higher priority does not overtake a newer one on the stack
Two events, one message each: neither competes with the other when it is triggered. From then on only
their age counts.
recall_notice
gift_wrapping
Priority is what readers most often expect to decide.
stack/last-in-first-out/older-without-an-asset
When a fetch ends, a message that needs no asset does not overtake a newer one
Whether the end of a fetch is an opportunity is open. If it is one, it brings the newest message that waits, like
any other, and not one that needs no asset.
poster.png
plain
illustrated
cover.png
unrelated
An engine that goes on to the next message need not ask the host again about the one below.
An engine that looks at its messages whenever a fetch ends can mix up their order there alone.
stack/last-in-first-out/late-image-above-two
Two messages that wait are not lost when the image of a third arrives
In which order the three come depends on what else an engine takes for an opportunity.
rebate
stack/last-in-first-out/twelve-waiting
Twelve waiting messages come one by one, from the newest to the oldest
A long ride with the phone in the pocket: one message at each stop. No engine may cut a stack off at
some length, or lose its place in it.
stop_1
reached_stop_1
stop_2
reached_stop_2
stop_3
reached_stop_3
stop_4
reached_stop_4
stop_5
reached_stop_5
stop_6
reached_stop_6
stop_7
reached_stop_7
stop_8
reached_stop_8
stop_9
reached_stop_9
stop_10
reached_stop_10
stop_11
reached_stop_11
stop_12
reached_stop_12
stack/offer-when-eligible
Three moments at which a message is offered
A waiting message needs an **opportunity**. The documents name three: a trigger event fires, a session
starts, the app is opened from a push notification. Each of them offers one message, the newest.

The cases below let a message wait because the host of a news app says *reenqueue*, and then let the host
change its mind. The change itself offers nothing; the next opportunity does. Where several wait, another
message was visible when they were triggered. A session delivers what waits once more, since it is open what
becomes of a waiting message that a delivery comes without (`open.redelivery-stack`).
Specs/stack/offer-when-eligible.yaml
stack/offer-when-eligible/trigger-event
A trigger event offers the message that it triggers, at once
breaking_news
The first of the three opportunities, in its simplest form.
stack/offer-when-eligible/trigger-event-offers-the-newest
A trigger event offers the message it triggers, not one that waits
read_to_the_end
It shows which message a trigger event offers while another waits.
stack/offer-when-eligible/trigger-event-of-a-waiting-message
The trigger event of a message that waits offers it
The message may wait twice by then (`open.duplicate-on-stack`), and one of the two is offered. If it is not
triggered as long as it waits (`open.waiting-retrigger`), it comes with the push.
stack/offer-when-eligible/waiting-message/session-start
A waiting message is displayed at the next opportunity: a session start
Nothing happens yet. The host is not asked again until there is an opportunity.
The other two opportunities, in their simplest form.
stack/offer-when-eligible/waiting-message/push-open
A waiting message is displayed at the next opportunity: the app is opened from a push notification
stack/offer-when-eligible/push-from-the-background
A push that brings the app to the foreground offers the message that waits
The app is *opened* from the notification: it is in the foreground when the message is offered.
stack/offer-when-eligible/one-at-a-time/push-open
An opportunity brings one message, however many wait: the app is opened from a push notification
shared_article
weather
opened_app
stack/offer-when-eligible/none-after-the-display
Once a message is displayed, no other one is offered at the same opportunity
display_choice
An engine that goes on through its stack displays nothing else, but asks the host about messages that cannot be displayed, and reports that they go back.
stack/offer-when-eligible/nothing-waits
An opportunity displays nothing if nothing waits
The message has been delivered but never triggered, so it is not on the stack. To be delivered is not to
wait.
It tells waiting from having been delivered.
stack/offer-when-eligible/not-a-second-time
An opportunity does not bring back what was displayed before
The clause in its simplest form.
stack/offer-when-eligible/opportunities-that-pass
A message waits through as many opportunities as it takes
stack/once
What waited is displayed once
A message that is displayed leaves the stack. The cases below let it wait for one reason or another, display it
at one opportunity or another, and then give the empty stack an opportunity.
Specs/stack/once.yaml
stack/once/after-another
A message that waited behind another is displayed once when the app is opened from a push notification
stack/once/by-another-session/once
A message that waited is displayed once by a session that does not deliver it, if at all: it went back once
Whether a delivery takes messages that wait off the stack is open (`open.redelivery-stack`).
stack/once/by-another-session/twice
A message that waited is displayed once by a session that does not deliver it, if at all: it went back twice
stack/once/after-the-host
A message that the host put off is displayed once by the session that delivers it again
stack/once/after-the-keyboard
A message that waited for the keyboard to go is displayed once
stack/once/local-message
A local message that waited is displayed once by a session start
stack/once/local-message-on-request
A local message that waited is displayed once when the host asks for the next one
stack/once/or-gone
A message that may be too late is gone after one opportunity, displayed or not
Whether the timeout runs on while a message waits is open (`open.timeout-on-stack`).
late
opened_hall
stack/once/or-gone-behind-another
A message that may be too late is gone after the session that delivers it again, displayed or not
stack/once/or-gone-after-the-keyboard
A message that may be too late is gone after one opportunity without the keyboard, displayed or not
stack/once/or-thrown-away
A message that waited for the keyboard to go is gone when the host discards it
Whether the host is asked again is open (`open.choice-again`); so the message may be displayed instead.
stack/once/or-turned-away
A message that no longer fits when the user comes back is discarded, and gone
upright
stack/only-what-waits
An opportunity brings up nothing but what waits
What was delivered does not wait, and what was displayed does not wait any more. Nothing that happens in
between puts either of them on the stack, so that a later opportunity finds nothing to offer.
Specs/stack/only-what-waits.yaml
stack/only-what-waits/displayed-does-not-come-back/asset
A message that was displayed and dismissed does not come back: the image of another message arrives
What happens after a dismissal is easily taken for a reason to display a message again.
stack/only-what-waits/displayed-does-not-come-back/session
A message that was displayed and dismissed does not come back: a session delivers it again
stack/only-what-waits/nor-after-the-interval
A message that was displayed does not come back when the interval is over
The end of the interval is easily taken for an opportunity for all that was triggered.
stack/only-what-waits/nor-with-the-keyboard
A message that was displayed does not come back with the keyboard, nor when it goes
Here nothing else waits that the end of the keyboard could bring up.
stack/only-what-waits/nor-after-a-click
A message that was displayed does not come back after another one was clicked
stack/only-what-waits/nor-after-a-local-message
A message that was displayed does not come back after a local one
stack/only-what-waits/nor-while-another-loads
A message that was displayed does not come back while the image of another one loads, or is too late
lounge.jpg
stack/only-what-waits/delivered-does-not-wait/again
A message that was only delivered does not wait: another session delivers it
It tells a delivery from a place on the stack.
stack/only-what-waits/delivered-does-not-wait/no-more
A message that was only delivered does not wait: another session comes without it
stack/only-what-waits/delivered-and-fetched
A message does not wait because its image arrives
It tells an asset that is there from a place on the stack.
stack/only-what-waits/delivered-on-request
The host gets no message that was only delivered
Delivered and waiting are easily taken for the same.
stack/only-what-waits/no-more-delivered
A message that no session brings any more does not wait when its image arrives
stack/only-what-waits/beside-a-local-message
A message that no session has delivered does not wait after a local message
The offer was never delivered.
stack/only-what-waits/nor-when-turned-away-and-back
A message that was displayed does not come back when the device is turned away and back
portrait
opened_gallery
A turn may lay everything out anew, and with it what was dismissed.
stack/only-what-waits/delivered-and-failed
A message that was delivered does not wait because its image could not be fetched
Nothing triggers the message; what failed is easily put where it is tried again.
stack/other-events
An event that is not its own puts no message on the stack
An engine that puts every delivered message on the stack, and looks for its trigger only when it offers it,
passes while nothing is in the way. The cases below let an event happen that does not trigger the message, in
the situations in which its own event would have to wait, and then give it an opportunity.
Specs/stack/other-events.yaml
stack/other-events/for-other-properties
A message does not wait after an event whose properties its filter does not allow
upstairs
What the filter rejects is rejected for good, and not until the next opportunity.
stack/other-events/behind-another/event
A message does not wait behind a visible one because another event is logged
An engine that first looks whether a message is visible may forget to look for the trigger.
stack/other-events/behind-another/push
A message does not wait behind a visible one because a push is opened
stack/other-events/behind-another/event-while-loading
A message does not wait behind a visible one because another event is logged while its image loads
stack/other-events/behind-another/push-while-loading
A message does not wait behind a visible one because a push is opened while its image loads
stack/other-events/in-the-background
A message does not wait for the user to come back because another event is logged
An engine that first looks whether the app is in the background may forget to look for the trigger.
stack/other-events/while-the-interval-runs
A message does not wait for the interval to end because a push is opened
What the interval holds back is only what was triggered.
stack/other-events/while-the-interval-runs-and-another-loads
A message does not wait for the interval to end, or for another's image, because a push is opened
stack/other-events/put-off-by-the-host
A message does not wait because a push is opened while the host puts off whatever it is asked about
A host that is asked about what nothing has triggered fills the stack.
stack/other-events/while-its-image-loads/event
A message whose image loads does not wait for it because another event is logged
An image that arrives must not display what nothing has triggered.
stack/other-events/while-its-image-loads/push
A message whose image loads does not wait for it because a push is opened
stack/other-events/while-two-images-load
A message whose image loads does not wait for it because another event is logged while another loads
stack/other-events/while-another-loads
A message does not wait because a push is opened while the image of another one loads
What loads is on its way, and what is delivered with it is not.
stack/other-events/while-another-loads-the-same
A message does not wait for the image that it shares with a message that was triggered
alert
opened_alerts
stack/other-events/while-another-waits
A message whose image loads does not wait because another event is logged while another one waits
A stack that is not empty takes in no more than an empty one.
stack/other-events/turned/without
A message for the other orientation does not wait for a turn because another event is logged: it has no image
wide_offer
An engine that first looks at the orientation may forget to look for the trigger.
stack/other-events/turned/with-a-late-image
A message for the other orientation does not wait for a turn because another event is logged: its image loads
wide_news
stack/other-events/turned-while-another-waits
A message for the other orientation does not wait because another event is logged while another one waits
Whether the message that waits is offered when the visible one is dismissed is open (`open.after-dismiss`): if
so, it is discarded, since it does not fit the device.
wide_gallery
stack/other-events/under-the-keyboard/event
A message does not wait for the keyboard to go because another event is logged
An engine that first looks at the keyboard may forget to look for the trigger.
stack/other-events/under-the-keyboard/push
A message does not wait for the keyboard to go because a push is opened
stack/other-events/no-more-delivered/nothing
A message that no session brings any more does not wait because another event is logged: nothing is in its way
What an engine has forgotten, or should have, must not come up by a way round.
stack/other-events/no-more-delivered/background
A message that no session brings any more does not wait because another event is logged: in the background
stack/other-events/no-more-delivered/turned
A message that no session brings any more does not wait because another event is logged: it is for the other orientation
stack/other-events/no-more-delivered-behind-another/event
A message that no session brings any more does not wait behind a visible one because another event is logged
stack/other-events/no-more-delivered-behind-another/push
A message that no session brings any more does not wait behind a visible one because a push is opened
stack/other-events/no-more-delivered-under-the-keyboard
A message that no session brings any more does not wait for the keyboard because another event is logged
stack/push-on-trigger
A triggered message goes on top of the stack
The stack holds what was triggered and has not been seen. Every triggered message passes through it: if the
screen is free, it leaves again at once, and if not, it stays as the newest of those that wait.

In this shop, the message that is triggered last is always the next in turn, whatever was lying there
before. A message goes on the stack **once** for each trigger, and comes off it when it is displayed; an
engine that keeps a copy shows the same offer a second time.
Specs/stack/push-on-trigger.yaml
stack/push-on-trigger/passes-through
A message that can be displayed at once does not stay on the stack
The push is an opportunity, but nothing waits any more.
The rule in its simplest form: on the stack, and off it at once.
stack/push-on-trigger/waits-once
A message that had to wait is displayed once
The counterpart to a message that passes through.
stack/push-on-trigger/above-a-waiting-one
A new message is displayed before the one that has been waiting
The host puts the sale off and agrees to the next message. That one is the newest, so it is offered, and
the sale goes on waiting below.
free_shipping
stack/push-on-trigger/above-three
A new message lies above three that wait, and none of them is lost
sandals
stack/push-on-trigger/same-image
Two messages with the same image wait, and both are displayed
sofa
viewed_sofa
living_room.jpg
lamp
viewed_lamp
stack/push-on-trigger/same-event
A message does not take the place of one that waits and has the same trigger
The second session brings a message of higher priority for the event that the first one waited for.
last_call
stack/push-on-trigger/every-trigger/custom-event
A message goes on the stack whatever triggers it: a custom event
back_in_stock
The size guide is on the screen, so the other message has to wait.
stack/push-on-trigger/every-trigger/any-purchase
A message goes on the stack whatever triggers it: any purchase
stack/push-on-trigger/every-trigger/specific-purchase
A message goes on the stack whatever triggers it: the purchase of one product
stack/push-on-trigger/every-trigger/push-click
A message goes on the stack whatever triggers it: a click on a push notification
stack/push-on-trigger/seen-on-the-stack
The stack lists what waits, the newest first, and never what is visible
stack/triggered-while-waiting
What triggers a waiting message does not make it vanish
Whether a message can be triggered again while it waits is open (`open.waiting-retrigger`). Whatever an engine
answers, the message is there: it is displayed when its trigger comes and nothing is in its way any more.
Specs/stack/triggered-while-waiting.yaml
stack/triggered-while-waiting/by-a-session
A message that the host put off at the session start is displayed by the next one
stack/triggered-while-waiting/by-a-session-behind-another
A message that a session start triggers behind another is displayed by the next one
stack/triggered-while-waiting/by-a-session-under-the-keyboard
A message that a session start triggers under the keyboard is displayed by the next one
stack/triggered-while-waiting/by-a-push
A message that waits for the user to come back is displayed by the push click that triggers it
hello
stack/triggered-while-waiting/by-a-push-after-two-returns
A message that went back twice is displayed by the push click that triggers it
stack/triggered-while-waiting/by-a-push-behind-another
A message that waited behind another is displayed by the push click that triggers it
stack/triggered-while-waiting/by-a-push-under-the-keyboard
A message that waited for the keyboard to go is displayed by the push click that triggers it
stack/triggered-while-waiting/session-behind-another
A message that a session start triggers behind another is displayed when that is gone
stack/triggered-while-waiting/push-under-the-keyboard
A message that a push click triggers under the keyboard is displayed when that is gone
stack/triggered-while-waiting/under-the-keyboard
A message that waits for the keyboard to go is displayed although its event happens once more
stack/triggered-while-waiting/put-off-twice
A message that the host put off is displayed although its event happened before the host took it
stack/triggered-while-waiting/back-twice-behind-another
A message that went back behind another twice is displayed although its event happens once more
stack/while-waiting
What happens while a message waits
Up to a launch a message keeps its place on the stack. The cases below let it wait for one reason or another,
let something happen that is no launch, and then give it an opportunity.
Specs/stack/while-waiting.yaml
stack/while-waiting/in-the-background/event
A message that waits for the user to come back waits on: an event is logged that triggers nothing
Nobody listens to what happens, or it changes nothing.
What happens in the background is easily taken for the end of all waiting.
stack/while-waiting/in-the-background/its-event
A message that waits for the user to come back waits on: its event happens once more
stack/while-waiting/in-the-background/asset
A message that waits for the user to come back waits on: the image of another message arrives
stack/while-waiting/in-the-background/turn
A message that waits for the user to come back waits on: the device is turned
stack/while-waiting/in-the-background/api
A message that waits for the user to come back waits on: the API has an event of its own
stack/while-waiting/with-an-empty-screen/click
A message that waits is not lost where nothing is on the screen: the user taps
No message is there.
What the user does where nothing is on the screen is easily taken for an answer to what waits.
stack/while-waiting/with-an-empty-screen/dismissal
A message that waits is not lost where nothing is on the screen: the user swipes something away
stack/while-waiting/back-and-away
A message that waits is not lost when the user comes back and leaves again
Whether the return offers it is open (`open.on-foreground`), and so is what becomes of it when the user leaves
while it is on the screen.
stack/while-waiting/its-event-again/background
A message that waits is displayed if its event happens when nothing is in its way any more: it was triggered in the background
stack/while-waiting/its-event-again-behind-another
A message that waits behind another is displayed if its event happens when that is gone
stack/while-waiting/delivered-again
A message that waits is displayed by the session that delivers it again
stack/while-waiting/back-twice/event
A message that went back twice waits on: an event is logged that triggers nothing
A second return is easily taken for the last.
stack/while-waiting/back-twice/its-event
A message that went back twice waits on: its event happens once more
stack/while-waiting/back-twice/asset
A message that went back twice waits on: the image of another message arrives
stack/while-waiting/back-twice-and-requested
A message that went back twice waits on when the host asks for it in the background
stack/while-waiting/behind-another-meanwhile/event
A message that waits behind another waits on: an event is logged that triggers nothing
stack/while-waiting/behind-another-meanwhile/its-event
A message that waits behind another waits on: its event happens once more
stack/while-waiting/behind-another-delivered-again
A message that waited behind another is displayed once by the session that delivers it again
stack/while-waiting/image-in-the-background
A message that waits for the user to come back is not lost when its image arrives meanwhile
stack/while-waiting/back-twice-its-event-again
A message that went back twice is displayed if its event happens when the user is there
stack/while-waiting/back-twice-and-displayed
A message that went back twice does not come back once it was displayed
stack/while-waiting/behind-a-clicked-message
A message that waits behind another is not lost when the user clicks that
Whether the click dismisses the visible message is open (`open.click-dismisses`), and so is whether the next
one follows by itself (`open.after-dismiss`).
stack/while-waiting/keyboard-again
A message that waits is not lost when the keyboard comes once more
stack/while-waiting/keyboard-and-launch
A message that waited for the keyboard to go does not wait any more after a relaunch
stack/while-waiting/under-the-keyboard/push
A message that waits for the keyboard to go waits on: the app is opened from a push notification
What happens under the keyboard is easily taken for the end of all waiting.
stack/while-waiting/under-the-keyboard/event
A message that waits for the keyboard to go waits on: an event is logged that triggers nothing
stack/while-waiting/under-the-keyboard/asset
A message that waits for the keyboard to go waits on: the image of another message arrives
stack/while-waiting/under-the-keyboard-its-event-again
A message that waits for the keyboard is displayed if its event happens when that is gone
stack/while-waiting/displayed-before-a-launch
A message that was displayed does not come back after a relaunch
What was on the screen is easily restored with it.
stack/while-waiting/nothing-loads-after-a-launch
After a relaunch nothing comes up whose image was loading
stack/while-waiting/back-twice-under-the-keyboard/time
A message that went back under the keyboard twice waits on, and is displayed once: time passes
stack/while-waiting/back-twice-under-the-keyboard/turn
A message that went back under the keyboard twice waits on, and is displayed once: the device is turned
stack/while-waiting/back-twice-under-the-keyboard/leave
A message that went back under the keyboard twice waits on, and is displayed once: the user leaves and comes back
stack/while-waiting/on-request
A message that waited for the user to come back is displayed when the host asks for the next one
Whatever a message waited for, the host's request is an opportunity.
stack/while-waiting/behind-another-away-and-back
A message that waits behind another is not lost when the user leaves and comes back
Whether the visible message stays when the user leaves is open (`open.background-visible`), and so is whether the
next one follows by itself (`open.after-dismiss`) or when the user comes back (`open.on-foreground`).
stack/while-waiting/while-the-host-logs
A message that waits is not lost when the host logs what it displays
stack/while-waiting/when-another-is-gone/turn
A message that waited behind another waits on when that is gone: the device is turned
stack/while-waiting/when-another-is-gone/asset
A message that waited behind another waits on when that is gone: the image of another message arrives
stack/while-waiting/when-another-is-too-late/once
A message that waited is not lost when one below it is too late: it went back once
stack/while-waiting/when-another-is-too-late/twice
A message that waited is not lost when one below it is too late: it went back twice
stack/while-waiting/when-another-is-triggered
A message that waited behind another is not lost when an event triggers a third
Which of the two comes first depends on whether a dismissal displays the next (`open.after-dismiss`).
stack/while-waiting/when-another-and-the-keyboard-are-gone
A message that waited behind another is not lost when the keyboard comes and goes thereafter
stack/while-waiting/when-the-interval-ends
A message that waited behind another is not lost when the interval ends
stack/while-waiting/in-the-background-when-the-interval-ends
A message that waits for the user to come back is not lost when the interval ends
stack/while-waiting/in-the-background-without-the-keyboard
A message that waits for the user to come back is not lost when the keyboard goes
stack/while-waiting/image-after-the-return
A message that was triggered in the background is not lost when its image arrives after the return
stack/while-waiting/image-when-another-is-gone
A message that was triggered behind another is not lost when its image arrives after that is gone
stack/while-waiting/back-twice-and-a-click
A message that went back twice is not lost when the user taps where no message is
Whether it comes up by itself when the user comes back is open (`open.on-foreground`).
stack/while-waiting/back-twice-and-another-triggered
A message that went back twice is not lost when an event triggers another that does not fit the screen
stack/while-waiting/under-the-keyboard-turned-or-left/turn
A message that waits for the keyboard to go is not lost: the device is turned
stack/while-waiting/under-the-keyboard-turned-or-left/leave
A message that waits for the keyboard to go is not lost: the user leaves and comes back
stack/while-waiting/under-the-keyboard-and-an-event-by-the-api
A message that waits for the keyboard to go is not lost when the API has an event of its own
stack/while-waiting/when-the-keyboard-is-gone
A message that waited for the keyboard to go is displayed by the session that delivers it again
stack/while-waiting/when-the-keyboard-is-gone-and-another-comes
A message that waited for the keyboard to go is not lost when an event triggers another
Which of the two comes first depends on whether the end of the keyboard is an opportunity
(`open.on-keyboard-hidden`).
stack/while-waiting/under-the-keyboard-delivered-again
A message that waits for the keyboard to go is displayed by the session that delivers it once more
stack/while-waiting/under-the-keyboard-requested
A message that went back under the keyboard twice is not lost where the host asks for it too early
stack/while-waiting/under-the-keyboard-requested-in-the-background
A message that waits for the keyboard to go is not lost where the host asks for it in the background
stack/while-waiting/under-the-keyboard-requested-behind-another
A message that waits for the keyboard to go is not lost where the host asks for it behind another
stack/while-waiting/under-the-keyboard-above-another
A message that waits for the keyboard to go is displayed before one that waits below
stack/while-waiting/two-on-request/choice
Of two that wait, none is lost when the host asks for one after the other: the host put them off
Which one comes first depends on what becomes of the rest when the first goes back (`open.next-after-choice`,
`open.next-after-reenqueue`).
stack/while-waiting/two-on-request/background
Of two that wait, none is lost when the host asks for one after the other: they went back twice
stack/while-waiting/local-message/click
A local message that waits for the user to come back is not lost: the user taps where no message is
stack/while-waiting/local-message/leave
A local message that waits for the user to come back is not lost: the user comes back and leaves again
stack/while-waiting/local-message/asset
A local message that waits for the user to come back is not lost: the image of a campaign's message arrives
stack/while-waiting/local-message-and-another
A local message that waited for the user to come back is not lost when an event triggers another
Which of the two comes first depends on whether the user's return is an opportunity (`open.on-foreground`).
stack/while-waiting/local-message-behind-another/push
A local message that waits behind another waits on: the app is opened from a push notification
The other one is still on the screen.
stack/while-waiting/local-message-behind-another/again
A local message that waits behind another waits on: the app presents it once more
stack/while-waiting/local-message-behind-another-requested
A local message that waits behind another waits on when the host asks for the next one
reenqueue/background
Triggered in the background, the message waits
Apps log events while nobody is looking: a download ends, a flight is delayed. A message that is triggered
then is **put back on the stack**. It is neither displayed to an empty room, where its impression would be
counted for nothing, nor thrown away.

The traveler comes back later, and an opportunity then brings the message. Whether the return alone is one
is open (`open.on-foreground`), so each case opens the app from a push notification or starts a session.
Specs/reenqueue/background.yaml
reenqueue/background/waits-for-the-return/custom-event
A message triggered in the background is displayed after the return: a custom event
Not displayed, and no impression.
The rule in its simplest form, for each kind of event that an app can log in the background.
reenqueue/background/waits-for-the-return/any-purchase
A message triggered in the background is displayed after the return: any purchase
train_ticket
reenqueue/background/waits-for-the-return/specific-purchase
A message triggered in the background is displayed after the return: the purchase of one product
map_ready
city_map
reenqueue/background/started-in-the-background
A session that starts in the background keeps its message for the return
reenqueue/background/in-the-foreground
The same event displays its message at once when the app is back
The counterpart. What counts is where the app is now, not where it has been.
reenqueue/background/there-again
The second stay in the background counts like the first
reenqueue/background/relaunched-from-the-background
After a relaunch from the background, a message is displayed at its event
That the app was in the background is easily remembered for too long.
reenqueue/background/twice-in-a-row
Two sessions in the background leave the message waiting
reenqueue/background/two-in-the-background
Two messages triggered in the background are both displayed after the return
reenqueue/background/reason
An engine that reports that the message went back gives the background as its reason
One that leaves the message where it is has nothing to report (`open.report-in-background`).
background
reenqueue/background/while-another-loads
A message that is triggered in the background waits although the image of another one still loads
reenqueue/display-choice
The host says "reenqueue"
Before a message is displayed, the host app is asked for its **display choice**. If it answers *reenqueue*
(*later* in the legacy SDK), the message goes back on the stack. A game does so in the middle of a level,
because only the game knows that this is a bad moment.

The answer concerns this one offer; an engine that remembers it puts a message off for ever. Whether the host
is asked again at the next opportunity is open (`open.choice-again`), so it has changed its mind by then. And
the host decides for each message, so what it says of one holds for no other.
Specs/reenqueue/display-choice.yaml
reenqueue/display-choice/later/session-start
A message that the host puts off comes with the next opportunity: a session start
new_skins
entered_arena
The rule in its simplest form, at either opportunity.
reenqueue/display-choice/later/push-open
A message that the host puts off comes with the next opportunity: the app is opened from a push notification
reenqueue/display-choice/one-message-only
The host puts one message off and lets another one through
double_points
won_duel
reenqueue/display-choice/asked-before-the-display
The host is asked about a message before it is displayed
It shows the order of question and display where the host agrees.
reenqueue/display-choice/off-the-stack/session-start
A message from the background is put off when it is offered again, and is displayed later: a session start
An engine may take the return for an opportunity (`open.on-foreground`). The host agrees at that moment, so
the message is displayed then, and is on the screen when the host says *reenqueue*.
reenqueue/display-choice/off-the-stack/push-open
A message from the background is put off when it is offered again, and is displayed later: the app is opened from a push notification
reenqueue/display-choice/two-put-off
Two messages that the host put off are both displayed in the end
An engine may go on to the first message when the second one is put off, and display it without asking the host
again. Then it is on the screen already when the host agrees.
reenqueue/display-choice/put-off-on-arrival
A message whose image was late is put off by the host like any other
castle.png
season_pass
reenqueue/display-choice/from-the-start
A host that puts messages off from the start is heard at the first session
reenqueue/display-choice/no-choice
Without a display choice of the host, a message is displayed
It says what happens in an app that does not take part in the decision.
reenqueue/display-choice/reason
The engine reports that the message went back, and why
reenqueue/keyboard
The keyboard is in the way
In the legacy SDK, a message that is offered while the keyboard is on the screen goes back on the stack.
Somebody is typing, and how a message would look above a keyboard is not defined.

There is one exception, easily read the wrong way round. Older apps implement a deprecated form of the
display choice that is told whether the keyboard is up. With **that** method in place the engine leaves the
decision to the host and does not put the message back by itself. Whoever implements the current method, or
none, gets the waiting.
Specs/reenqueue/keyboard.yaml
reenqueue/keyboard/waits/display-choice
A message triggered while the keyboard is up waits: the host implements the display choice
new_flavor
searched_pizza
The table shows that the current method and none are alike.
reenqueue/keyboard/waits/nothing
A message triggered while the keyboard is up waits: the host implements nothing
reenqueue/keyboard/session-start
A message triggered by a session start waits for the keyboard to go
lunch_deal
pizza.png
reenqueue/keyboard/keyboard-gone
A keyboard that is gone by the time of the trigger is in nobody's way
The counterpart. What counts is the keyboard at the moment of the offer.
reenqueue/keyboard/from-the-stack
A message from the stack waits while the keyboard is up
reenqueue/keyboard/arrives-under-the-keyboard
A message whose image arrives while the keyboard is up waits for it to go
opened_menu
reenqueue/keyboard/two-under-the-keyboard
Two messages that came while the keyboard was up are both displayed later
reenqueue/keyboard/aware-host-says-now
A host with the keyboard-aware choice can have a message displayed
The host was told of the keyboard and answered *now*. The engine does not overrule it. (The documents
advise against it all the same.)
The exception in its simplest form.
reenqueue/keyboard/aware-host-says-later
A host with the keyboard-aware choice can put the message off
The keyboard is still up, but the host has changed its mind.
reenqueue/keyboard/aware-host-says-discard
A host with the keyboard-aware choice can discard the message
reenqueue/keyboard/aware-host-without-keyboard
A host with the keyboard-aware choice is asked without a keyboard as well
reenqueue/keyboard/reason
An engine that reports that the message went back gives the keyboard as its reason
One that leaves the message where it is has nothing to report (`open.report-under-keyboard`).
reenqueue/on-top
Back on top, not at the end
"Re-enqueue" sounds like the end of a queue, and it is not. A message that goes back lies **on top** of the
stack, where it came from: it is the newest, it was not displayed, and it remains the next in turn. Only a
message that is triggered after it comes before it.

In this game messages come during a level. However often the top one is offered in vain, the order of the
stack does not change.
Specs/reenqueue/on-top.yaml
reenqueue/on-top/one-below
A message that the host puts off lies above the one that waited before
An engine may offer the message below as soon as the upper one is put off (`open.next-after-choice`), and
not ask the host about it again (`open.choice-again`). Then that one is displayed first.
daily_reward
lost_life
reenqueue/on-top/three-below
A message that goes back lies above three that waited before
boss_tip
met_boss
high_score
broke_record
It shows that as many as wait keep their order.
reenqueue/on-top/in-the-background
A message triggered in the background lies above the one the host put off
It shows that one stack keeps what waits, for whatever reason it does.
reenqueue/on-top/behind-the-keyboard
A message that found the keyboard up lies above those that wait
reenqueue/on-top/under-a-visible-one
Offered in vain behind a visible message, the top of the stack stays the top
reenqueue/on-top/a-newer-one-comes-first
Only a newer message comes before the one that went back
reenqueue/on-top/seen-on-the-stack
The stack is the same before and after an offer in vain
reenqueue/other-visible
Only one message is on the screen
A message that is offered while another one is visible goes **back on the stack**. The one on the screen
stays: it is neither replaced nor covered, whatever the two are. A small slideup keeps a full-screen message
waiting just as well, and a message made in the app has no privilege over one of a campaign.

In this news app the newcomer is displayed at the first opportunity after the reader has dismissed the
other. Whether the dismissal itself is such an opportunity is open (`open.after-dismiss`).
Specs/reenqueue/other-visible.yaml
reenqueue/other-visible/newcomer-waits/session-start
The second message waits until the first has been dismissed, then comes with a session start
What the reader dismisses is the first message. It has been on the screen all the time.
reenqueue/other-visible/newcomer-waits/push-open
The second message waits until the first has been dismissed, then comes with a push notification
reenqueue/other-visible/each-type-keeps-the-screen/image-modal
A visible image_modal keeps another message waiting
on_screen
photo.png
reenqueue/other-visible/each-type-keeps-the-screen/full
A visible full keeps another message waiting
reenqueue/other-visible/each-type-keeps-the-screen/html
A visible html keeps another message waiting
reenqueue/other-visible/opportunities-while-visible
Opportunities under a visible message leave the waiting one where it is
reenqueue/other-visible/higher-priority
Not even a message of higher priority replaces the visible one
election_result
polls_closed
ballot.png
Whoever knows priorities expects them to count here.
reenqueue/other-visible/after-the-dismissal
Once the screen is free, an event displays its message at once
The counterpart. A message that is gone keeps nobody waiting.
reenqueue/other-visible/campaign-over-local
A campaign's message waits behind a local one
reading_streak
reenqueue/other-visible/local-over-campaign
A local message waits behind a campaign's
reenqueue/other-visible/local-over-local
A local message waits behind another local one
dark_mode_tip
reenqueue/other-visible/arrives-behind-a-visible-one
A message whose image arrives while another is visible waits behind it
photo.jpg
photo_story
reenqueue/other-visible/after-an-event-in-the-background
An event in the background does not make room for another message
Whether the visible message stays when the user leaves is open (`open.background-visible`). Whoever takes it
off the screen says so.
synchronized
The event in the background triggers nothing.
reenqueue/other-visible/two-behind-a-visible-one
Two messages that came while another was visible are both displayed later
reenqueue/other-visible/reason
An engine that reports that the newcomer went back gives the visible message as its reason
One that leaves the message where it is has nothing to report (`open.report-behind-visible`).
other_visible
reenqueue/other-visible/after-a-dismissal-of-nothing
A message waits behind another although the user dismissed nothing before
The screen is empty.
reenqueue/visible-triggered-again
The visible message is triggered again
Whether a message that is on the screen already waits to be displayed once more is open
(`open.duplicate-visible`). It stays on the screen in any case, and another one has to wait.
Specs/reenqueue/visible-triggered-again.yaml
reenqueue/visible-triggered-again/stays/session
A visible message stays on the screen if a session start triggers it again
Each kind of trigger has its own way to a message, and on each the visible one may be forgotten.
reenqueue/visible-triggered-again/stays/push
A visible message stays on the screen if a push click triggers it again
reenqueue/visible-triggered-again/stays/event
A visible message stays on the screen if an event triggers it again
reenqueue/visible-triggered-again/outdone
A visible message stays on the screen if its event triggers one of higher priority
sale
A visible message that is outdone is not in the way of the other any less.
discard/asset-failed
The image or the ZIP file cannot be had
A message whose image or ZIP file could not be downloaded is **discarded** when it is triggered: half a
message is worse than none. It makes no difference whether the failure was known before the trigger or turns
out afterward.

A *slow* file is another matter. It has not failed, so the message waits for it. And a message that is never
triggered is not discarded, however its download ended.
Specs/discard/asset-failed.yaml
discard/asset-failed/image-of-each-type/slideup
A message of the type slideup is discarded if its image failed
banner.png
hit_paywall
discard/asset-failed/image-of-each-type/image-modal
A message of the type image_modal is discarded if its image failed
discard/asset-failed/image-of-each-type/full
A message of the type full is discarded if its image failed
discard/asset-failed/zip
A message is discarded if its ZIP file failed
discard/asset-failed/network-is-back
A message that was discarded does not turn up when its image can be had again
The next session delivers the message once more and fetches the image, this time with success. But the
message was discarded, not put back, and it has not been triggered since.
discard/asset-failed/late-failure-and-network-is-back
A message whose image failed after the trigger does not turn up when the image can be had again
The network is back at once here, as it mostly is.
discard/asset-failed/late-failure-and-network-is-slow
A message whose image failed after the trigger does not turn up when another fetch brings the image
An engine that looks at its waiting messages only when a fetch ends displays the message here, and not where the image is there at once.
discard/asset-failed/two-for-one-failure
Two messages that wait for the same image are both discarded if it fails
The next session fetches the image anew, and this time it comes. Neither of the two has been triggered since.
gallery
discard/asset-failed/fails-before-the-trigger
A failure that is known before the trigger discards the message at the trigger
The clock goes on because an engine may try the download once more at the trigger (`open.asset-retry`). It fails again.
discard/asset-failed/fails-after-the-trigger
A failure that turns out after the trigger discards the waiting message
The photo is still loading, so there is nothing to display yet.
It shows by itself that a failure may turn out late.
discard/asset-failed/slow-is-not-failed
A file that takes its time has not failed
The counterpart. Late is not lost.
discard/asset-failed/one-fails-one-arrives
Of two messages that wait for their files, only the one whose file failed is discarded
Success and failure at a time show whether an engine tells the two apart.
discard/asset-failed/on-the-way-back-zip
A message that was triggered in the background is discarded if its ZIP file fails meanwhile
discard/asset-failed/never-triggered
A message that is never triggered is not discarded
Only triggered messages are discarded; an engine that reports more confuses its host.
discard/asset-failed/reason/failed-image
The engine reports the failed download: an image
asset_failed
discard/asset-failed/reason/late-zip
The engine reports the failed download: a ZIP file after a while
discard/asset-failed/reason-on-the-way-back
The engine reports the failed download of a message from the background, once
discard/asset-failed/late-reason-on-the-way-back
The engine reports once that the download of a message from the background failed, whenever that shows
An engine may discard the message as soon as the download has failed (`open.waiting-failed`), or when it is
offered, and may try the download once more by then (`open.asset-retry`).
A message that is discarded while it waits has to be taken off the stack, which is easily forgotten where others are only put on top.
discard/can-trigger-again
Discarded, and triggered again
Discarding ends one attempt, not the message. Its trigger stays armed: the next **event** triggers it again,
and the conditions of that moment decide. A player who held the device the wrong way sees the message the
next time.

It takes an event. Opportunities alone do not revive the message (`discard.leaves-stack`). Only the
documents of the Swift SDK say this; for the legacy SDK it is open (`open.legacy-retrigger`).
Specs/discard/can-trigger-again.yaml
discard/can-trigger-again/after-the-hosts-choice
The host discards a message and agrees when it is triggered again
friends
Not by itself.
discard/can-trigger-again/by-a-purchase
A message that a purchase triggers can be triggered again by the next purchase
coins
potion
shield
discard/can-trigger-again/by-a-push-click
A message that a push click triggers can be triggered again by the next push click
discard/can-trigger-again/by-the-next-session
A message that a session start triggers can be triggered again by the next session
discard/can-trigger-again/after-a-turn
A message for landscape is displayed when it is triggered again in landscape
map_pack
discard/can-trigger-again/after-a-timeout
A message that was too late is in time when it is triggered again
trailer.zip
trailer
A new delivery, since it is open whether the timeout counts from there (`open.timeout-from`).
discard/can-trigger-again/after-a-failed-download
A message whose download failed can be triggered after a delivery that brings the file
Whether the trigger itself starts a new download is open (`open.asset-retry`). The next session delivers
the message, and fetches its file, in any case.
discard/can-trigger-again/after-a-failed-download-and-a-slow-one
A message whose download failed waits for the next one, which a delivery begins
The end of the first download is easily taken for the end of the second.
discard/can-trigger-again/off-the-stack
A message that was discarded from the stack can be triggered again
discard/can-trigger-again/discarded-twice
A message can be discarded twice and displayed the third time
It answers how often a message may come back.
discard/can-trigger-again/keeps-its-priority
A discarded message of high priority wins again at the next event
grand_prize
prize.png
small_prize
discard/can-trigger-again/in-the-background
A message that was discarded can be triggered again in the background, and waits there
The second trigger need not lead to a display.
discard/display-choice
The host says "discard"
The third answer to the display choice is *discard*: the app does not want this message here, neither now
nor later. A shop discards the coupon for somebody who is about to pay anyway.

The answer is final for the message that was offered and for nothing else. Other messages are not touched by
it, not even those that wait below, and the host may answer differently for the next one.
Specs/discard/display-choice.yaml
discard/display-choice/at-the-trigger
A message that the host discards is not displayed, then or later
opened_checkout
discard/display-choice/at-a-session-start
A message that a session start triggers and the host discards does not come later
It comes with its own delivery, and is easily left on the stack by that.
discard/display-choice/from-the-stack/session-start
The host discards a message that comes from the stack: a session start
discard/display-choice/from-the-stack/push-open
The host discards a message that comes from the stack: a push notification opened the app
discard/display-choice/one-message-only
The host discards one message and lets another one through
discard/display-choice/on-arrival
A message whose image was late is discarded by the host like any other
basket.png
filled_basket
discard/display-choice/changed-in-time
A host that changes its mind before the trigger discards nothing
The answer is asked for when the message is offered, and not taken from before.
discard/display-choice/asked-before
The host is asked about a message before it is discarded
Nothing waits, so there is nothing to ask about.
discard/display-choice/reason
The engine reports that the host discarded the message, at its trigger and off the stack
discard/display-choice/after-a-request-in-vain
The host is asked about a message although it asked for one before, when none waited
discard/full-without-image
A *full* message fills the screen, and its image is what fills it. The legacy SDK discards a full message
that was made **without** an image. All other types that have text of their own may do without one.

This concerns the making of the message. An image that is named and cannot be downloaded falls under
`discard.asset-failed`.
Specs/discard/full-without-image.yaml
discard/full-without-image/without-image
A full message without an image is not displayed, then or later
level_pack
won_level
discard/full-without-image/with-image
A full message with an image is displayed
new_world
opened_portal
world.png
The counterpart. The rule is about the missing image, not about the type.
discard/full-without-image/other-types/slideup
A message of the type slideup needs no image
got_stuck
The counterpart, for each type that does without an image.
discard/full-without-image/other-types/modal
A message of the type modal needs no image
discard/full-without-image/other-types/html
A message of the type html needs no image
discard/full-without-image/at-session-start
A full message without an image is discarded at the session start as well
season_opening
discard/full-without-image/from-the-background
A full message without an image is not displayed on the return from the background
Some engines discard it in the background already, others when it is offered again (`open.imageless-or-back`).
discard/full-without-image/another-one-waits
The message that waits below is displayed all the same
discard/full-without-image/failed-image
A full message whose image failed is a matter of the failed download
discard/full-without-image/reason
The engine reports the missing image, at the trigger and off the stack
guild_invitation
met_player
missing_image
discard/image-modal-without-image
An image-only modal consists of its image and nothing else. If it was made **without** one, the legacy SDK
discards it, or the shopper would face an empty box. An ordinary modal also has text and is displayed
without an image.

One of the documents drops half of the sentence and would, taken by its word, discard every image-only
modal. The case *with an image* shows the reading that was taken.
Specs/discard/image-modal-without-image.yaml
discard/image-modal-without-image/without-image
An image-only modal without an image is not displayed, then or later
lookbook
discard/image-modal-without-image/with-image
An image-only modal with an image is displayed
new_season
viewed_coats
coats.jpg
discard/image-modal-without-image/modal-with-text
An ordinary modal is displayed without an image
discard/image-modal-without-image/from-the-background
An image-only modal without an image is not displayed on the return from the background
discard/image-modal-without-image/another-one-waits
discard/image-modal-without-image/reason
gift_ideas
opened_wishlist
discard/leaves-stack
What is discarded does not come back by itself
Discarding takes a message **off the stack**. This is the whole difference between *discard* and
*reenqueue*: when the reason is gone, because the device has been turned or the network is back, no later
opportunity displays the message.

The opposite slip is as bad. The messages that wait below a discarded one are still there, in their old
order, and get their turn.
Specs/discard/leaves-stack.yaml
discard/leaves-stack/after-the-hosts-choice
A message that the host discarded stays away when the host would agree
discard/leaves-stack/after-a-timeout
A message that was too late stays away and does not block the one below
hotel.jpg
hotel_offer
landed
packing_list
discard/leaves-stack/after-a-turn
A message made for the other orientation stays away when the device is turned
poster
Turning the device back is what users try first.
discard/leaves-stack/off-the-stack/session-start
A message that waited and was then discarded does not wait any longer: a session start
The table shows either opportunity.
discard/leaves-stack/off-the-stack/push-open
A message that waited and was then discarded does not wait any longer: a push open
discard/leaves-stack/three-below
Three messages below a discarded one are still there, in their order
The poster is for landscape, and the device is in portrait. It is discarded when it is triggered, or when it
is offered; the second push makes up for the opportunity that this may take.
check_in
bought_ticket
discard/leaves-stack/one-below/display-choice
A message below a discarded one is still there: discarded by the host
The first push offers the message that is discarded, if it is still there.
discard/leaves-stack/one-below/asset-failed
A message below a discarded one is still there: its image failed
discard/leaves-stack/seen-on-the-stack/display-choice
The stack does not list a discarded message: discarded by the host
discard/leaves-stack/seen-on-the-stack/orientation
The stack does not list a discarded message: made for the other orientation
discard/leaves-stack/seen-on-the-stack/asset-failed
The stack does not list a discarded message: its image failed
discard/no-way-back
Nothing brings a discarded message back
A message made for landscape is triggered while the device is held upright, and is discarded. Whatever happens
then, and although the device is turned, no opportunity displays it.
Specs/discard/no-way-back.yaml
discard/no-way-back/meanwhile/event
A discarded message does not come back: an event is logged that triggers nothing
Whatever happens is easily taken for an opportunity for what was discarded.
discard/no-way-back/meanwhile/asset
A discarded message does not come back: the image of another message arrives
discard/no-way-back/meanwhile/click
A discarded message does not come back: the user taps where no message is
discard/no-way-back/meanwhile/its-event
A discarded message does not come back: its event happens once more
discard/no-way-back/after-a-session-start
A message that was discarded at the session start does not come back
After one session start alone; a second one may clear what the first left behind.
discard/no-way-back/after-another
A discarded message does not come back after another one
What is displayed in between is easily followed by what was passed over.
discard/no-way-back/after-the-interval
A discarded message does not come back when the interval is over
discard/no-way-back/on-request
A discarded message does not come back when the host asks for one
discard/no-way-back/after-a-launch
A discarded message does not come back after a relaunch
discard/no-way-back/after-the-interval-and-a-push
A discarded message does not come back because a push is opened while the interval runs
discard/no-way-back/in-the-background
A discarded message does not wait for the user to come back because another event is logged
What waits in the background is only what was triggered.
discard/no-way-back/for-other-properties
A discarded message does not come back with an event whose properties its filter does not allow
wide_shop
The same event with other properties is easily taken for its event.
discard/no-way-back/after-a-local-message
A discarded message does not come back after a local message
A dismissal is easily taken for a reason to display what was passed over.
discard/no-way-back/after-the-keyboard
A discarded message does not come back when the keyboard has come and gone
What waits for the keyboard to go is only what was triggered under it.
discard/no-way-back/too-late-and-turned
A message that was discarded because its image came too late does not come back when the device is turned
opened_lounge
A turn may lay everything out anew, and with it what is gone.
discard/no-way-back/turned-there-and-back
A discarded message does not come back when the device is turned there, back and there again
discard/no-way-back/after-two-session-starts
A message that was discarded at two session starts does not come back
discard/no-way-back/after-a-push
A message that was discarded at a push click does not come back with a session
discard/no-way-back/after-one-of-higher-priority
A discarded message does not come back after one of higher priority that its event triggers
jackpot
discard/no-way-back/when-another-is-too-late
A discarded message does not come back when another is too late
discard/no-way-back/while-another-loads
A message that the host discards while another loads does not come back
discard/no-way-back/local-message
A local message with an image that does not fit the screen does not come back
Whether a local message is displayed although it does not fit is open (`open.local-turned`).
leaflet
leaflet.jpg
discard/orientation
Made for the other orientation
A message can be made for one orientation of the device. If the device is held the other way when the
message is to be displayed, the message is **discarded**. To keep it until the player turns the device seems
the obvious thing to do, and is wrong: the moment it was meant for is over.

What counts is how the device is held at the moment of the *display*, not at the trigger or at the delivery.
A message that names no orientation is displayed in either.
Specs/discard/orientation.yaml
discard/orientation/wrong-way/landscape-in-portrait
A landscape message is discarded on a device in portrait
entered_cinema
Turning the device afterward brings nothing back.
The rule in its simplest form, either way round.
discard/orientation/wrong-way/portrait-in-landscape
A portrait message is discarded on a device in landscape
discard/orientation/right-way/portrait
A message for portrait is displayed on a device in portrait
The counterpart, for each orientation and for messages that have none.
discard/orientation/right-way/landscape
A message for landscape is displayed on a device in landscape
discard/orientation/right-way/any-in-portrait
A message for any is displayed on a device in portrait
discard/orientation/right-way/any-in-landscape
A message for any is displayed on a device in landscape
discard/orientation/turned-before-the-trigger
A device that is turned between delivery and trigger is looked at anew
inventory_tip
opened_bag
On delivery the device was in portrait, which is of no importance now.
How the device was held on delivery is easily taken for what counts.
discard/orientation/turned-in-the-background
A turn of the device counts although the app was in the background then
discard/orientation/turned-under-a-message
A turn of the device counts although another message was on the screen then
A turn is easily overlooked while there is something to see.
discard/orientation/turned-while-waiting/session-start
A message that fitted at its trigger is discarded after a turn of the device: a session start
It is gone, although the device is held its way again.
discard/orientation/turned-while-waiting/push-open
A message that fitted at its trigger is discarded after a turn of the device: a push open
discard/orientation/turned-behind-another
A message that fitted behind another is gone when a session offers it after a turn of the device
level_up
discard/orientation/turned-while-loading
A message that fitted at its trigger is discarded if the device is turned while its image loads
door.png
secret_door
found_key
discard/orientation/each-type/slideup
A message of the type slideup is discarded on a device that is held the other way
discard/orientation/each-type/image-modal
A message of the type image_modal is discarded on a device that is held the other way
discard/orientation/each-type/html
A message of the type html is discarded on a device that is held the other way
discard/orientation/any-while-waiting
A message for any orientation waits through a turn of the device
discard/orientation/reason
The engine reports the orientation as its reason, at the trigger and off the stack
orientation
discard/timeout
Ready too late
A message can carry a **timeout**. If it gets ready to be displayed only after that time has passed, it is
discarded: the traveler has moved on, and the offer for the lounge would appear on a screen it has nothing
to do with.

Whether the time runs from the delivery or from the trigger is open (`open.timeout-from`), and so is whether the
time on the stack counts (`open.timeout-on-stack`), and what the timeout does to a message on the screen
(`open.timeout-visible`). All times below keep well away from the edge.
Specs/discard/timeout.yaml
discard/timeout/too-late
A message whose image arrives after the timeout is not displayed, then or later
discard/timeout/too-late-zip
A message whose ZIP file arrives after the timeout is not displayed
guide.zip
city_guide
discard/timeout/in-time
A message whose image arrives within the timeout is displayed
The counterpart, in the simplest form.
discard/timeout/counted-from-the-trigger/much-left
A message is too late as soon as its timeout is over since the trigger
Whether the timeout counts from the delivery or from the trigger is open (`open.timeout-from`). With an image
that takes ten seconds, and a trigger two seconds after the delivery, the message is late in either case.
The download began before the trigger, but too late.
discard/timeout/to-the-millisecond/late
With a timeout of 5s and an image that takes 5001ms, a message is too late
The delivery and the trigger fall into one moment, so it does not matter from which of them the timeout
counts.
discard/timeout/to-the-millisecond/early
With a timeout of 5s and an image that takes 4999ms, a message is in time
discard/timeout/two-minutes/in-time
With a timeout of two minutes and an image that takes 90s, a message is in time
terminal.jpg
terminal
discard/timeout/two-minutes/late
With a timeout of two minutes and an image that takes 150s, a message is too late
discard/timeout/own-timeout/one-second
A timeout of 1s is too short for a download of eight seconds
stamp.png
visa_offer
picked_country
discard/timeout/own-timeout/some-milliseconds
A timeout of 1500ms is too short for a download of eight seconds
discard/timeout/no-timeout
A message without a timeout is never too late
train.jpg
train
left_airport
The counterpart. Only messages that carry a timeout have one.
discard/timeout/at-session-start
A message that a session start triggers can be too late as well
discard/timeout/short-wait
A message that waits on the stack for less than its timeout is displayed
discard/timeout/another-one-waits
A message that is too late does not touch another that waits
discard/timeout/counted-for-each-message
The trigger of another message gives the one that loads no more time
Eight seconds after its trigger the image is there: three seconds too late, but only four seconds after the
other message was triggered.
discard/timeout/again-after-a-discard
The timeout of an earlier trigger does not discard a message that was triggered and delivered again
A timer that is kept by the name of its message still runs for the first trigger. Five seconds after that, only
two have passed since the second.
gate
gate_changed
A timer that nobody stops is a mistake of a kind that no other case has.
discard/timeout/reason/image
The engine reports the timeout when the late file is there: an image
timeout
discard/timeout/reason/zip
The engine reports the timeout when the late file is there: a ZIP file
manual/display-next
The legacy SDK lets the host make an opportunity of its own: it asks for the message **on top of the
stack**. A game puts messages off while a level runs and asks for the newest when the level is over.

The request is an opportunity like the others. It brings one message, the newest. What would keep a message
from the screen at another opportunity keeps it from the screen here: the background, a visible message, the
keyboard, the wrong orientation. On an empty stack nothing happens, and above all nothing is displayed a
second time. Only whether the host is asked for its choice when it made the request itself is open
(`open.manual-choice`).
Specs/manual/display-next.yaml
manual/display-next/one-waiting
A message that waits is displayed when the host asks for it
It is off the stack, and does not come again.
manual/display-next/newest-of-three
Each request displays one message, the newest
arena_map
arena.png
manual/display-next/empty-stack
A request on an empty stack displays nothing
The first request comes before any session, the second after a delivery. A message that was delivered
and never triggered does not wait.
The message is where it was. The requests have neither displayed it nor used it up.
The second half of the rule. Nothing happens, and nothing is used up.
manual/display-next/not-a-second-time
A request on an empty stack does not bring back what was displayed last
Not again, while it is still visible.
The next message is the next that waits, and never the last that was displayed.
manual/display-next/while-another-is-visible
A request does not replace the visible message
manual/display-next/in-the-background
A request in the background displays nothing and loses nothing
manual/display-next/under-the-keyboard
A request while the keyboard is up displays nothing and loses nothing
manual/display-next/under-the-keyboard-aware-host
With the keyboard-aware choice, a request displays the message in spite of the keyboard
manual/display-next/wrong-orientation
A request discards the message that is made for the other orientation
It was discarded, so turning the device back does not help.
manual/display-next/failed-download
A request does not display a message whose image failed
manual/display-next/missing-image/full
A request does not display a message that lacks its image: full
artwork
found_relic
manual/display-next/missing-image/image-modal
A request does not display a message that lacks its image: image_modal
manual/display-next/local-message
A request displays a local message that waits on top
pause_hint
manual/display-next/like-an-opportunity
Requests and opportunities work off the same stack
It shows that requests and opportunities do not have a stack each.
manual/display-next/reason
The engine reports what a request came to
local/display
A message made in the app
The host app can make a message itself and have it displayed: a reading streak, a tip, an answer to
something the reader has just done. Such a **local** message needs no campaign, no delivery, and no trigger.

It goes the same way as any other, though. It goes on top of the stack and is offered at once; it waits
behind a visible message, in the background, or when the host says so, and the host can discard it. An engine
that puts it straight on the screen shows two messages at the same time. The other reasons to discard of which
the documents speak concern *triggered* messages; whether they hold for local ones is open.
Specs/local/display.yaml
local/display/at-once/image-modal
A local message of the type image_modal is displayed as soon as the app asks for it
anniversary
cake.png
No session has started, and nothing was delivered.
local/display/at-once/full
A local message of the type full is displayed as soon as the app asks for it
local/display/at-once/html
A local message of the type html is displayed as soon as the app asks for it
local/display/once
A local message is displayed once, and leaves nothing on the stack
local/display/order-of-the-stack
Local messages and campaigns share one stack, newest first
local/display/put-off-by-the-host
The host can put a local message off
local/display/discarded-by-the-host
A host that is asked about a local message can discard it
Whether it is asked is open (`open.local-choice`).
local/display/under-the-keyboard
A local message waits while the keyboard is up
local/display/under-the-keyboard-aware-host
With the keyboard-aware choice, the host decides about a local message as well
local/display/after-a-relaunch
A local message that waits does not survive a relaunch
local/display/reason
The engine reports why a local message went back or was discarded
local/manual-logging
The host counts its own messages
The engine logs nothing about a local message. An app that wants the numbers all the same logs them
**itself**, through the context of the message: an impression when it was displayed, a click when it was
tapped.

A call is recorded for the message it is made for, and the engine adds nothing to it. What counts if the host
logs the same twice is open. Only the Swift SDK offers this.
Specs/local/manual-logging.yaml
local/manual-logging/impression
An impression that the host logs is recorded
Nothing by itself.
The rule in its simplest form, for impressions.
local/manual-logging/the-right-message
What the host logs is recorded for the message it names
The host shows two local messages, one after the other, and logs the impression of each. With the second
one on the screen it also logs a click on the first: it had been busy when the reader tapped.
An engine may ignore what is logged of a message that is gone (`open.click-off-screen`).
local/manual-logging/two-clicks
The clicks that the host logs of two messages are both recorded
local/manual-logging/late-impression
An impression that the host logs late is not recorded for another message
An engine may ignore what is logged of a message that is gone (`open.impression-off-screen`).
local/manual-logging/from-the-stack
The host logs a local message that had to wait when it is displayed
local/meanwhile
What happens around a local message
A message that the app makes itself goes the way of all others: it waits, and it may have to load its image.
Nothing but the app brings it up, and nothing else makes it vanish.
Specs/local/meanwhile.yaml
local/meanwhile/loading/time
A local message is displayed when its image is there at the latest: time passes
Whether a local message waits for its image is open (`open.local-loading`); when the image is there, it is on
the screen in any case.
postcard.jpg
postcard
Nobody listens to what happens.
The table of what may happen while the image loads is complete only with all of them.
local/meanwhile/loading/event
A local message is displayed when its image is there at the latest: an event is logged that triggers nothing
local/meanwhile/loading/push
A local message is displayed when its image is there at the latest: the app is opened from a push notification
local/meanwhile/loading/session
A local message is displayed when its image is there at the latest: a session starts
local/meanwhile/loading/again
A local message is displayed when its image is there at the latest: the app presents it once more
local/meanwhile/loading/api
A local message is displayed when its image is there at the latest: the API has an event of its own
local/meanwhile/loading-on-request
A local message is displayed when its image is there, although the host asks for the next message
local/meanwhile/loading-and-turned
A local message is displayed although the device is turned while its image loads
local/meanwhile/loading-too-long
A local message that is ready too late leaves the way to the message below
Whether a local message can be too late is open (`open.local-late`). The offer is displayed in any case, before it
or after it.
late.jpg
local/meanwhile/offered-while-loading
A local message that is offered while its image loads is not lost
It may be displayed at once (`open.local-loading`), when its image arrives, or at another opportunity.
local/meanwhile/above-a-waiting-one
A local message that is displayed above a waiting one does not come a second time
Whether the waiting one comes first, when the user returns, is open (`open.on-foreground`).
The message below it is displayed thereafter; what is presented takes nothing away.
local/meanwhile/loading-in-the-background
A local message is displayed although the user leaves while its image loads
local/meanwhile/waiting/time
A local message that waits waits on: time passes
A local message has no event that would bring it up again.
local/meanwhile/waiting/event
A local message that waits waits on: an event is logged that triggers nothing
local/meanwhile/waiting/again
A local message that waits waits on: the app presents it once more
local/meanwhile/waiting/session
A local message that waits waits on: a session starts
local/meanwhile/waiting/turn
A local message that waits waits on: the device is turned
local/meanwhile/presented-again
A local message that waits is displayed if it is presented again when nothing is in its way
local/meanwhile/visible-presented-again
A local message stays on the screen if it is presented once more
local/meanwhile/not-presented/event
A local message does not come up before the app presents it: an event is logged that triggers nothing
A message that the app made has no place on the stack of its own.
local/meanwhile/not-presented/relaunch
A local message does not come up before the app presents it: the app is relaunched
local/meanwhile/not-presented/asset
A local message does not come up before the app presents it: its image arrives for another message
card
local/meanwhile/not-presented-on-request
A local message does not come up before the app presents it, although the host asks for a message
local/meanwhile/in-the-background
A local message with an image that is presented in the background waits for the user
local/meanwhile/in-the-background-once-more
A local message that was displayed before and is presented in the background waits for the user
local/meanwhile/above-another/with-image
A local message with an image is displayed although another message waits
It shows that a message that waits holds up no local one.
local/meanwhile/above-another/with-a-late-image
A local message with an image that takes its time is displayed although another message waits
late_card
local/meanwhile/above-another/without
A local message without an image is displayed although another message waits
local/meanwhile/turned-after-a-discard
A local message that did not fit the device is displayed once if it is presented again when it does
Whether a local message that does not fit is discarded or displayed is open (`open.local-turned`).
wide_card
local/meanwhile/two-load
A local message is displayed when its image is there, although the image of another one loads
stamp.jpg
stamp
local/meanwhile/loading-nothing-stays-behind
A local message that was displayed when its image was there does not come back
local/meanwhile/loading-away-and-back
A local message is displayed although the user leaves and comes back while its image loads
local/meanwhile/loading-and-launch
A local message whose image loads does not come up after a relaunch
Whether it is displayed without its image is open.
What loads is on no stack, and survives a relaunch most easily.
local/meanwhile/visible-and-launch
A local message that was visible does not come back after a relaunch
local/meanwhile/with-an-image
A local message with an image does not come back once it was dismissed
local/meanwhile/once-more
A local message can be presented once more, and does not come back then
local/meanwhile/while-another-loads/with-image
A local message with an image is displayed while the image of another message loads
welcome.jpg
It does not come back either.
local/meanwhile/while-another-loads/without
A local message without an image is displayed while the image of another message loads
local/meanwhile/loading-with-a-campaign
A local message is displayed when the image that it shares with a campaign is there
The image was asked for before, on behalf of a message that nothing has triggered.
local/meanwhile/loading-longer-than-another
A local message is displayed when its image is there, although that of another message came before it
An image that arrives must not be taken for the one that is waited for.
local/meanwhile/loading-while-another-is-dismissed
A local message is displayed when its image is there, although another one came and went meanwhile
If it does not wait for its image (`open.local-loading`), the other one waits behind it.
local/meanwhile/not-presented-without-campaigns
A local message does not come up because an event is logged before the app presents it
Where no campaign is delivered, an event finds nothing but local messages.
local/meanwhile/displayed-and-an-event
A local message that was displayed does not come back because an event is logged
local/meanwhile/visible-and-a-session
A local message stays on the screen when a session starts
A session replaces what was delivered, and a local message never was.
local/meanwhile/turned-and-gone
A local message that did not fit the device does not come back when the device is turned
Whether it was discarded or displayed, it is gone.
local/meanwhile/under-the-keyboard-above-another
A local message that is presented under the keyboard waits above another message
A stack that is not empty must not swallow what comes.
local/meanwhile/waiting-on-request
A local message that waited for the user to come back is displayed when the host asks for the next one
local/meanwhile/with-an-image-behind-another
A local message with an image that is presented behind another is displayed when that is gone
local/meanwhile/with-an-image-under-the-keyboard
A local message with an image that is presented under the keyboard is displayed when that is gone
local/meanwhile/with-the-image-of-another
A local message whose image is being fetched for another is not lost in the background
local/meanwhile/once-more-behind-another
A local message that was displayed is displayed once more, although another was visible when it was presented
local/meanwhile/displayed-over-another
A local message with an image is displayed once, although another message waited below
The image of the other one is missing, so that it is discarded in the end.
broken.jpg
broken
local/no-analytics
Nobody counts a local message
When the message of a campaign appears, an **impression** is logged, and a **click** when the reader taps
it. A local message belongs to no campaign, so the engine logs neither.

It is easily got wrong because both kinds take the same way to the screen. An engine that logs every display
counts impressions that no campaign has caused; one that stops logging after a local message loses those
that one has.
Specs/local/no-analytics.yaml
local/no-analytics/no-impression/modal
The display of a local message of the type modal is no impression
local/no-analytics/no-impression/image-modal
The display of a local message of the type image_modal is no impression
local/no-analytics/no-impression/full
The display of a local message of the type full is no impression
local/no-analytics/no-impression/html
The display of a local message of the type html is no impression
local/no-analytics/no-click
A tap on a local message is no click
The second half of the rule in its simplest form.
local/no-analytics/campaign
The message of a campaign has its impression and its click
The counterpart. The other cases mean little unless campaigns are counted.
local/no-analytics/another-waits
A tap is a click on the message that is on the screen, not on one that waits
If the tap dismisses the first (`open.click-dismisses`), the second may follow by itself (`open.after-dismiss`).
The tap is no click on that either.
photo_of_the_day
local/no-analytics/empty-screen
A tap after the dismissal is no click on the message that was there
local/no-analytics/two-local
Of two local messages the second is not counted either
next_tip
local/no-analytics/from-the-stack
A local message that had to wait is not counted either
local/no-analytics/campaign-from-the-stack
The message of a campaign is counted when it is displayed, not when it is triggered
The counterpart from the stack. The moment of the display counts.
local/no-analytics/local-then-campaign
A campaign is counted although a local message was displayed and tapped before it
local/no-analytics/campaign-behind-local
A campaign that waited behind a local message is counted, the local one is not
It waits behind the local message. No impression yet.
local/no-analytics/campaign-below-local
A campaign that waited is counted although a local message came after it and was displayed before it
local/no-analytics/local-behind-campaign
A local message that waited behind a campaign is not counted, and neither is a tap on it
local/no-analytics/discarded
A local message that the host would discard leaves no trace in the analytics
No display, no impression, whoever made the message.
local/no-analytics/displayed-again
A message that is displayed again has another impression, and a click on it counts
Whether it can be triggered again is open (`open.exhausted-campaign`).
extras/delivered
The extras of a campaign reach the app with the message
Whoever sets up a campaign in a shop can add **extras** to it, pairs of a key and a text that mean nothing
to the engine. The app reads them from the message, for example to color a banner or to know which page a
button leads to.

They have to arrive as they were set: all of them, unchanged, and with the message that they belong to,
however long it took to the screen.
Specs/extras/delivered.yaml
extras/delivered/several-keys
All extras arrive, not only one of them
banner
button
Shop now
position
top
target
/sale
team
growth
theme
sunny
extras/delivered/none
A message without extras arrives without any
plain_note
readers who wonder what an app finds if nothing was set
extras/delivered/unchanged/number
The text 007 of an extra is not changed
Extras are texts. One that looks like a number or like JSON is not read as such, and an empty one is not
left out.
value
007
extras/delivered/unchanged/json
The text {"color": "red", "size": [41, 42]} of an extra is not changed
{"color": "red", "size": [41, 42]}
extras/delivered/unchanged/markup
The text <b>50 % & more</b> of an extra is not changed
<b>50 % & more</b>
extras/delivered/unchanged/blanks
The text   two  blanks   of an extra is not changed
  two  blanks  
extras/delivered/unchanged/empty
The text  of an extra is not changed
extras/delivered/unchanged/accents
The text Größe für François of an extra is not changed
Größe für François
extras/delivered/unchanged/emoji
The text 🧢👟 of an extra is not changed
🧢👟
extras/delivered/unchanged/other-script
The text 夏のセール of an extra is not changed
夏のセール
extras/delivered/unchanged/lines
The text first line
second line of an extra is not changed
first line
second line
extras/delivered/unusual-keys
Keys keep their spelling, and keys that differ in capitals alone are two
Color
a key
with a blank
größe
42
🎁
wrapped
extras/delivered/own-extras
Each message has its own extras and none of another
/sale/summer
winter_sale
discount
20
snowy
extras/delivered/from-the-stack
A message that waited on the stack still has its extras
The stack in its simplest form, with one message.
extras/delivered/behind-another
A message that waited behind another comes with its own extras
extras/delivered/above-another
A message that is displayed while another one waits comes with its own extras
The app puts this one off, so it waits.
The extras of the one that waits are easily taken for those of the one on the screen.
extras/delivered/put-off
A message that the app put off for later still has its extras
extras/delivered/session-start
A message for the session start has its extras right on delivery
SUMMER
extras/delivered/purchase-or-push/push
The extras do not depend on what triggered the message, be it a push click
extras/delivered/late-image
A message that waited for its image still has its extras
beach_sale
extras/delivered/displayed-again
The extras arrive again with a message that is displayed again
extras/delivered/a-newer-one-before-it
A message that waited keeps its extras although a newer one was displayed before it
"""##

let builtinNumbers: StaticString = #"""
3064
7 23 3 2 64 10 5 231 2 60 6 191 2 61 6 6 202 2 62 7 200 2 63 8 135 9 411 12 13 13 8 10 491 16 9 14 9 8 23 598 21 13 80 278 30 60 16 38 62 34 134 16 111 16 15 97 13 21 20 12 157 174 29 93 34 45 33 64 110 96 20 12 120 195 29 85 33 45 106 92 25 17 108 148 34 75 42 52 38 115 101 18 10 103 167 27 69 31 74 108 94 24 16 165 471 35 124 36 81 34 66 39 78 41 79 96 109 100 23 34 153 180 37 71 33 67 141 113 129 352 16 19 148 297 25 86 26 77 31 81 47 127 43 41 132 45 8 21 508 25 26 149 221 29 129 36 50 21 124 20 23 135 18 27 17 24 117 203 29 57 34 84 102 132 140 125 20 45 160 297 41 95 37 33 97 102 100 103 382 25 25 103 304 38 93 34 38 39 98 109 107 160 378 10 20 659 18 25 93 183 29 58 36 47 35 82 41 92 40 40 38 36 19 23 92 243 36 83 30 87 36 162 131 155 13 316 18 30 61 240 33 32 53 30 132 26 5 9 450 21 28 55 207 29 68 28 30 33 50 26 82 37 139 33 112 45 109 35 74 57 203 23 18 68 185 36 40 54 38 25 93 152 148 25 13 221 253 39 66 36 91 39 66 36 49 34 95 41 37 93 95 123 123 121 359 15 14 107 274 34 34 33 116 103 106 31 106 23 36 103 9 17 776 20 27 86 158 34 86 26 70 34 82 40 89 36 45 38 51 23 26 82 115 37 56 29 37 38 33 45 77 85 24 19 118 248 38 94 30 37 75 35 81 116 157 18 18 171 216 32 63 24 29 124 28 133 16 11 58 158 23 50 21 19 89 85 25 318 19 23 117 230 126 114 7 18 394 22 21 88 198 36 74 31 33 35 33 28 102 23 32 140 26 36 20 32 85 298 34 75 29 39 37 82 243 15 16 87 317 23 71 24 23 61 27 46 81 19 17 118 171 33 85 28 37 64 28 67 83 26 31 61 197 40 50 35 37 46 38 88 73 64 87 309 33 36 79 148 47 55 42 44 52 43 59 78 80 85 239 20 17 89 198 25 87 32 37 76 109 75 25 25 86 210 31 95 92 6 35 273 19 34 125 158 28 71 30 40 23 47 35 94 30 39 70 143 37 143 66 135 316 5 24 276 13 20 160 639 23 73 24 26 20 54 29 116 19 71 18 51 56 137 44 57 155 43 66 18 12 98 156 32 49 28 44 40 72 108 106 56 181 20 23 151 189 32 95 27 89 33 46 106 6 6 237 16 21 107 264 20 63 26 36 26 51 32 161 25 150 242 21 31 250 32 47 43 0 9 8 83 46 50 15 37 49 4 5 4 4 4 45 48 12 45 44 8 43 72 11 37 57 6 9 21 33 377 32 28 52 9 11 30 37 53 8 5 5 3 5 42 64 6 39 75 17 36 62 4 41 71 13 41 69 11 39 69 11 41 75 5 15 14 42 75 15 13 42 72 12 11 41 64 4 5 40 71 11 11 34 62 9 11 10 15 9 47 82 219 13 28 37 369 39 41 64 10 14 5 3 7 4 42 65 4 41 64 41 68 9 26 42 69 41 68 50 63 47 68 66 11 6 6 6 45 78 8 13 5 3 5 4 44 71 9 14 5 4 4 3 44 4 42 53 42 27 31 655 38 43 46 5 4 8 8 44 45 7 41 51 13 40 47 9 42 32 4 43 27 4 3 45 36 39 64 8 15 3 47 50 138 45 32 49 40 49 39 43 47 8 46 35 9 5 4 49 29 4 4 45 29 4 42 37 5 41 29 5 43 32 7 42 27 4 41 33 44 27 40 24 39 73 10 15 9 38 71 11 45 45 83 4 49 68 157 11 8 4 5 4 5 48 68 5 3 6 43 72 8 6 4 48 79 15 5 5 42 76 10 6 6 40 72 6 6 6 43 53 120 11 6 7 5 39 49 40 62 43 80 12 43 78 22 70 317 33 31 62 9 46 47 38 6 5 81 50 43 4 7 9 5 49 52 4 36 55 34 53 10 13 45 48 5 5 17 52 401 28 30 70 48 49 26 52 8 45 30 62 35 51 31 70 8 46 63 44 66 37 72 35 74 13 36 70 9 35 78 38 91 13 4 27 67 9 26 85 70 72 32 68 27 61 37 42 6 11 5 40 27 56 9 19 59 256 30 26 62 10 39 72 67 29 53 10 43 56 31 74 10 14 24 33 366 35 37 71 11 16 42 65 43 88 143 43 59 80 22 34 369 33 36 50 35 46 84 10 62 35 77 177 11 9 66 25 35 224 36 41 47 4 10 14 12 8 3 57 42 51 43 66 6 10 10 4 4 44 42 86 10 12 39 83 8 10 43 85 5 10 43 50 12 9 44 26 46 277 37 33 53 50 54 7 47 60 44 60 13 49 55 8 39 56 8 38 55 17 42 67 21 52 69 32 46 64 114 8 46 59 12 4 11 25 55 330 36 37 94 6 12 10 12 9 38 36 39 31 69 6 14 5 43 40 32 42 33 42 35 43 39 42 45 44 64 147 36 54 159 79 54 81 42 69 73 43 55 4 16 48 81 10 7 64 48 37 68 8 48 93 97 6 14 10 48 44 78 9 44 78 7 13 41 74 9 20 77 438 31 40 66 10 11 39 56 38 72 8 9 42 80 134 5 14 38 60 7 6 12 79 35 80 69 37 63 143 8 8 35 69 7 8 37 89 138 63 28 55 43 35 57 11 6 34 85 178 9 3 5 41 73 12 8 15 65 25 37 379 36 44 50 151 41 80 37 79 12 12 9 10 14 41 86 53 7 16 7 16 7 16 7 16 7 16 7 16 7 16 7 16 7 16 8 17 8 17 8 17 47 34 110 41 39 64 121 59 41 66 41 45 62 7 40 55 52 47 87 107 26 31 337 37 30 65 11 8 68 17 50 437 28 36 70 34 76 8 9 30 48 9 11 7 34 87 33 69 9 12 31 77 8 8 36 72 134 39 26 56 161 33 65 77 31 74 48 79 242 11 32 67 9 12 61 42 97 35 59 22 33 266 33 37 96 10 8 58 38 116 37 118 40 109 40 100 7 38 109 36 107 14 38 94 7 38 83 40 92 6 36 84 43 72 55 110 51 103 37 86 9 10 10 9 5 14 6 14 5 14 6 14 42 102 5 46 85 83 45 72 114 6 18 58 436 29 36 53 60 48 53 45 57 48 53 70 49 49 38 64 46 71 31 66 35 64 37 60 42 65 39 62 36 46 162 10 34 69 288 34 84 124 61 39 82 194 3 64 34 63 54 42 53 55 42 55 72 35 40 138 44 96 391 10 6 10 31 39 57 34 57 37 71 36 69 40 101 43 96 32 63 135 36 64 31 74 32 49 27 38 19 32 394 30 40 70 65 40 69 46 73 38 71 38 75 42 67 62 42 65 49 69 40 67 37 49 32 45 28 43 18 40 506 29 46 73 13 62 42 69 13 8 44 71 10 32 56 11 50 32 70 15 32 67 39 58 51 62 8 66 15 34 408 26 27 56 11 28 52 6 15 81 35 59 74 31 58 29 73 8 8 11 45 36 54 7 14 37 48 44 27 60 83 33 35 23 38 398 34 35 38 51 35 63 37 53 15 37 41 58 65 46 71 119 13 13 53 46 78 157 10 5 11 9 9 91 94 44 69 86 6 38 70 138 6 14 6 14 6 14 6 14 6 14 6 14 6 14 6 14 6 14 7 15 7 15 7 15 25 43 607 36 39 60 13 59 57 66 15 66 60 51 189 55 71 79 52 51 98 50 74 95 49 96 14 7 10 48 76 14 153 39 48 110 44 43 60 32 49 57 10 29 188 21 24 102 34 107 92 35 108 25 87 29 62 24 64 35 81 18 78 84 4 11 33 97 37 99 25 78 103 25 77 7 21 47 198 32 56 99 87 58 90 44 73 86 43 83 68 39 77 47 65 45 100 10 51 76 46 53 81 43 49 58 42 48 52 39 78 44 75 30 51 87 8 14 67 42 81 80 18 57 308 29 39 81 8 81 39 76 91 38 69 53 98 52 91 36 81 99 42 72 56 60 97 38 99 70 46 80 66 45 73 40 100 38 85 63 47 86 5 13 38 97 61 33 109 10 81 43 109 9 45 105 165 12 43 78 78 42 71 44 110 78 47 106 43 120 57 108 56 101 55 104 21 44 472 32 36 66 55 64 32 44 49 41 63 136 13 33 66 7 32 61 4 11 15 4 11 32 76 99 9 48 64 13 66 48 62 53 77 46 80 39 71 29 55 216 40 42 81 57 83 61 87 39 94 5 57 78 54 84 58 92 52 85 53 86 48 93 43 96 55 95 19 34 182 30 43 97 54 74 47 84 43 93 42 77 41 88 46 78 20 94 50 95 33 74 137 46 126 50 87 35 71 36 81 45 40 68 36 77 44 83 50 86 54 73 50 92 43 91 46 87 44 71 44 73 154 34 66 39 84 43 96 75 44 94 44 90 54 89 45 64 50 48 57 54 94 54 103 55 113 30 96 68 48 83 215 39 68 45 85 46 101 49 82 50 83 45 79 101 58 92 42 71 60 81 58 81 42 98 46 97 42 81 86 52 102 58 77 59 87 62 92 45 95 63 87 118 54 98 48 98 66 100 63 97 52 84 41 96 139 45 95 39 99 39 102 39 107 45 96 107 53 94 37 54 81 58 86 20 46 464 31 54 83 33 92 54 81 12 59 96 9 8 46 72 38 64 76 32 55 51 73 69 35 56 42 76 27 84 92 10 40 97 24 25 566 35 44 81 9 13 53 40 108 41 58 13 8 49 56 65 52 106 191 48 133 36 64 173 43 68 10 11 39 74 34 60 71 31 54 18 26 530 29 39 90 10 14 59 32 79 32 67 10 9 32 69 72 33 55 45 73 11 41 73 38 66 134 35 40 61 60 42 61 46 73 25 82 93 16 27 396 27 26 70 194 12 9 28 60 8 8 10 12 47 34 73 70 36 63 36 76 40 56 34 55 23 33 501 34 52 92 87 48 96 62 51 9 9 55 44 55 44 51 71 39 62 15 12 10 52 43 62 61 43 45 14 43 41 40 46 13 52 70 9 11 56 65 132 12 45 48 73 30 90 93 13 52 73 20 33 38 180 44 47 74 96 44 71 45 67 41 82 4 74 20 39 393 31 47 62 10 11 51 66 44 59 24 45 36 77 176 53 95 50 53 99 136 40 72 109 7 45 78 119 44 71 63 52 39 41 34 42 86 73 40 91 36 50 85 40 48 12 36 64 43 77 48 102 181 133 25 30 420 36 48 65 7 14 39 78 5 6 6 41 82 45 82 38 76 8 41 65 11 7 93 49 86 152 64 79 72 39 66 41 61 45 44 65 11 9 11 43 86 46 22 23 384 33 37 64 15 41 81 72 51 70 47 89 39 58 33 70 10 13 38 64 79 35 56 48 29 88 46 84 26 331 37 40 63 10 9 37 41 9 13 9 73 46 44 9 58 44 42 43 41 43 73 14 46 82 110 44 54 39 68 33 70 16 10 13 33 396 44 47 68 8 44 46 10 12 9 49 47 53 87 51 40 10 15 20 46 368 31 43 70 36 71 9 11 6 12 33 77 6 48 48 86 35 44 82 32 68 185 8 13 45 69 74 43 64 53 66 50 75 51 61 19 39 179 30 35 80 75 35 76 35 73 39 67 41 68 81 33 56 72 38 64 30 65 34 55 49 87 37 91 56 40 95 9 67 41 60 73 38 74 70 39 105 13 61 41 92 44 69 32 78 48 91 7 44 63 39 71 33 77 92 7 11 19 30 456 30 51 56 14 49 48 51 56 38 59 70 39 61 45 54 46 55 45 70 13 10 70 68 44 71 42 75 60 54 93 54 50 89 41 96 8 40 95 8 11 9 37 81 41 85 34 78 37 64 26 82 11 15 14 516 26 24 79 28 67 9 10 23 61 38 50 70 215 52 39 74 111 40 73 35 79 12 8 32 81 38 60 9 10 14 45 64 26 45 9 5 12 61 32 63 26 72 33 60 40 68 136 37 99 145 4 12 72 28 68 7 26 70 19 647 30 31 59 45 35 45 9 9 31 44 136 83 69 37 71 37 79 44 46 37 62 38 69 49 87 37 69 59 35 55 38 63 7 11 45 70 33 52 10 39 50 66 26 41 13 25 626 24 33 83 11 8 50 26 76 26 76 18 66 32 58 33 36 35 57 50 32 46 43 78 30 54 20 65 20 32 384 31 31 44 18 47 38 55 198 88 31 63 36 73 93 35 67 15 35 176 26 28 79 133 12 8 31 85 29 108 28 110 31 84 29 97 27 99 34 97 34 80 32 74 127 8 37 65 102 35 81 91 83 41 75 28 48 58 29 77 29 66 31 53 28 57 31 91 39 64 35 101 65 38 82 35 98 4 40 97 33 84 43 95 40 73 57 47 93 9 37 76 38 99 98 9 24 93 9 5 44 78 37 90 34 67 50 63 34 68 29 70 25 71 46 83 11 29 43 86 39 83 82 43 101 71 50 98 88 47 86 74 38 80 37 57 69 31 88 50 48 80 54 34 102 44 93 48 97 41 86 40 109 38 86 74 10 6 18 29 406 29 38 65 44 71 37 64 37 64 27 36 49 27 58 74 32 76 148 16 31 67 28 54 8 33 54 42 83 65 38 81 40 78 53 39 100 40 88 28 76 52 34 82 70 16 55 370 27 29 39 6 6 8 8 3 6 5 4 6 5 5 21 44 10 55 33 39 114 5 3 31 70 34 33 54 18 33 51 15 32 36 34 58 22 32 44 8 39 51 15 32 58 22 29 72 5 5 12 7 2 4 7 27 51 12 11 8 2 5 31 55 49 31 62 30 77 39 85 24 61 30 64 6 38 74 27 56 10 32 62 38 83
476
2 3 8
4 27 28 29 30
3 12 17 21
4 33 34 35 36
2 6 15
1 6
1 15
1 70
1 597
1 149
1 621
1 58
1 629
1 659
3 629 680 682
1 101
1 695
2 58 149
1 708
1 719
1 725
1 733
1 750
1 774
1 788
1 791
1 809
1 821
1 826
1 834
1 868
1 878
1 887
2 80 149
1 891
2 101 80
2 101 58
1 907
1 130
1 923
2 70 149
0
1 931
2 40 149
2 923 597
3 58 149 323
3 931 629 923
5 40 58 80 149 339
2 629 923
4 58 80 149 397
1 963
2 629 969
3 58 149 189
1 91
1 976
1 982
2 149 222
1 118
1 995
2 995 597
2 118 222
1 40
1 1014
2 931 1019
2 149 189
1 1028
2 58 101
1 1039
2 58 40
1 1047
2 58 91
1 1051
2 58 70
1 1055
2 58 80
1 80
2 923 1081
3 750 1094 1051
5 58 149 222 271 437
2 1051 1098
4 149 176 222 339
1 189
3 1109 1106 1108
3 1106 1109 1108
3 1108 1106 1109
2 1118 1116
2 1116 1118
2 1108 1106
1 1106
2 1106 1108
1 397
2 1108 1144
2 1148 1106
3 58 101 149
2 1154 1106
2 1158 1159
2 1108 1164
2 1167 1168
2 1171 1164
2 91 149
1 176
1 1179
1 1185
1 1189
4 58 149 249 283
2 1193 1194
6 58 149 222 249 283 339
1 1193
1 1204
1 1208
1 1219
2 1224 1225
3 58 149 339
2 1179 1229
5 1028 1243 1245 1158 1246
3 58 70 222
12 1251 1253 1255 1257 1259 1261 1263 1265 1267 1269 1271 1273
2 58 222
1 1245
2 149 40
1 1288
1 1243
2 1028 1245
2 58 323
1 164
1 1301
1 1313
1 1318
2 1318 1301
5 58 70 149 176 222
1 1323
4 1301 923 1144 682
4 58 80 149 222
1 1167
5 40 149 222 414 490
2 1301 1347
2 1301 1323
1 1361
3 40 149 339
1 1379
2 1379 1384
4 58 70 149 222
2 176 249
4 1399 1401 1403 1405
3 58 149 222
2 1379 1409
4 40 149 249 283
2 176 40
3 1416 931 1379
1 206
3 1047 1028 1158
2 1051 1028
2 1158 1028
2 1028 1158
2 1028 1051
3 1028 1245 1450
3 58 149 397
2 1461 1245
4 58 149 271 352
2 1479 1245
3 58 149 176
2 1028 1479
1 222
2 1047 1245
1 236
1 1541
1 1545
1 1549
2 236 524
1 547
2 236 40
1 1563
1 305
1 323
3 1204 1189 1574
1 352
1 1585
2 1204 1189
1 1590
5 58 149 249 283 352
7 58 149 222 249 283 339 376
4 1204 1189 1574 1590
7 58 149 222 249 271 339 376
1 271
2 1399 1401
5 58 149 249 283 323
7 58 149 222 249 283 323 376
3 1399 1401 1403
2 1619 1620
3 1626 1627 1629
2 222 376
3 1626 1635 1627
6 58 149 222 249 283 323
12 1639 1641 1643 1645 1647 1649 1651 1653 1655 1657 1659 1661
1 283
1 1669
2 1669 1108
4 58 149 339 352
4 58 149 249 352
4 58 149 249 323
4 1669 1108 1106 1690
2 1669 1690
4 58 149 249 339
6 58 149 249 283 339 524
2 339 524
5 58 149 249 365 500
2 271 524
2 283 323
2 323 500
1 1727
1 365
2 365 479
2 271 479
1 1738
2 323 437
2 750 1098
2 750 1158
3 58 70 149
3 58 149 524
2 750 1574
4 58 149 176 222
1 1098
2 283 500
1 524
1 1779
1 1791
2 931 750
2 931 1098
2 1361 750
2 1361 1098
3 40 149 176
2 1098 1825
3 750 1094 1098
3 58 149 437
1 1832
1 1836
3 750 1094 1840
2 249 271
1 1019
4 58 149 283 323
1 249
2 1019 1873
5 58 149 271 283 352
4 1019 1873 682 597
8 58 70 149 222 271 283 323 376
2 1879 1882
5 58 149 283 323 376
2 1019 1887
6 58 149 189 283 323 376
2 249 339
2 1890 682
1 1890
4 58 149 222 283
5 58 70 149 222 283
5 58 80 149 222 283
5 58 91 149 222 283
3 1019 1873 682
1 1873
2 682 1873
5 58 149 271 339 376
4 40 149 222 352
5 40 149 222 339 524
4 40 149 222 365
1 1912
3 149 222 323
4 149 222 339 524
3 149 222 365
6 40 149 249 283 339 524
5 91 149 249 365 500
5 58 149 249 283 365
2 305 58
3 149 323 339
3 149 339 524
2 305 283
2 305 271
3 149 339 365
2 305 500
2 750 1727
8 58 149 222 249 283 339 376 524
8 58 149 222 249 271 283 339 524
8 58 70 149 222 249 283 339 524
6 58 149 249 339 500 524
2 750 1167
6 40 58 149 249 283 339
4 58 149 249 500
5 58 149 249 283 524
2 750 1094
7 58 149 249 283 323 437 479
7 58 70 149 222 249 283 365
4 58 149 249 365
6 58 149 249 339 365 524
2 750 1912
7 91 149 222 249 271 365 376
4 58 149 222 249
2 305 524
4 58 149 283 339
4 58 149 339 500
4 70 149 249 283
1 2099
4 80 149 249 283
2 1189 791
6 58 70 149 249 283 376
3 58 149 249
2 1167 1189
6 58 149 176 222 249 283
1 2127
2 2127 2134
5 58 149 249 271 283
5 58 149 249 283 376
1 2150
1 2164
1 2171
5 58 149 176 249 283
2 2164 2171
2 365 352
2 365 397
1 479
1 376
2 2204 1056
6 58 149 222 249 283 352
4 2204 1056 2208 2210
7 58 149 222 249 271 283 323
6 58 149 249 283 323 352
2 376 365
3 2204 1056 2208
5 58 149 249 283 339
7 58 149 222 249 271 283 339
3 2208 1056 2204
6 58 149 222 249 271 339
1 339
1 1108
2 2235 1669
2 1108 2245
3 58 149 283
2 2263 1669
3 1669 1108 1106
2 1167 1098
3 750 2291 1098
1 414
1 1109
1 1144
2 414 479
1 2263
2 176 479
2 2263 2319
2 2263 1144
2 2263 1108
3 58 149 479
4 58 149 176 479
5 58 149 249 283 479
1 490
1 2355
4 58 149 397 479
1 2359
3 70 149 397
4 91 149 222 397
4 40 149 222 397
1 2368
4 58 149 437 479
1 2372
5 58 149 176 222 425
5 58 149 222 414 479
4 58 149 323 397
2 2387 2389
6 58 149 249 283 323 397
1 869
2 323 479
2 869 1620
6 58 149 249 283 323 479
2 397 500
1 449
1 2428
1 2432
1 2446
2 2204 2428
6 58 149 249 283 352 479
2 449 414
2 2428 2456
1 464
1 2464
1 2467
1 682
2 869 2464
2 2464 2476
1 1690
2 2489 2487
7 58 149 176 249 283 352 425
1 2492
1 437
2 323 397
2 479 271
4 2489 1690 2502 2492
7 58 149 249 283 323 376 437
3 2502 2489 1690
6 58 149 249 283 339 397
3 2502 2489 2487
6 58 149 249 283 339 414
1 2487
2 1094 1098
2 1094 750
1 1094
1 2547
2 437 524
1 1574
2 176 425
2 1094 2567
5 70 149 189 222 437
2 1094 1574
2 176 437
2 1098 750
2 176 397
2 479 437
2 2368 2599
1 2599
2 2204 2599
2 352 479
3 339 479 524
1 2619
2 437 323
1 2204
1 425
1 2641
1 2657
1 2663
1 2670
2 425 323
2 1461 1574
7 58 149 176 249 283 352 479
2 1574 1461
1 2685
8 58 149 222 249 283 323 397 490
1 500
2 500 271
4 2204 1056 2208 2701
6 58 149 222 249 339 376
2 500 339
2 500 323
2 500 365
3 500 437 479
1 2701
2 500 414
3 500 449 464
1 2727
2 500 524
2 2204 2701
6 58 149 249 271 339 376
8 58 149 222 249 271 283 339 376
2 2701 2204
6 58 149 249 352 437 479
2 524 271
6 58 149 249 283 323 376
2 524 352
2 524 397
2 524 365
2 524 305
1 2254
3 283 323 479
1 561
2 524 547
4 283 323 524 547
3 58 149 271
4 271 365 376 500
2 283 339
2 365 500
1 2928
2 271 414
2 1669 2950
3 283 323 524
7 58 149 249 283 323 376 524
5 58 149 283 339 524
1 575
1 2982
1 2995
3 3037 1019 2995
2 1019 3037
1 3059
107
1 0 0 0 0 0 0 0 0 0
1 0 0 0 0 0 0 2 0 0
1 120 0 0 0 0 0 0 0 0
1 0 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1097 1 10000
1 0 0 0 0 0 0 0 1 1108 2 0
1 0 0 0 0 0 0 0 0 1 1178 1 6000
1 0 0 0 0 0 0 0 0 1 1184 1 6000
1 0 0 0 0 0 0 0 0 1 1178 1 40000
1 0 0 0 0 0 0 0 0 1 1178 1 10000
1 0 0 0 0 0 0 0 0 1 1178 1 20000
1 0 0 0 0 0 0 0 0 1 1203 1 8000
1 0 0 0 0 0 0 0 0 1 1207 1 8000
1 0 0 0 0 0 0 0 0 1 1218 1 20000
1 0 0 0 0 0 0 0 0 2 1178 1 40000 1223 1 20000
1 0 0 0 0 0 0 0 0 2 1228 1 120000 1178 1 6000
1 0 0 0 0 0 0 0 0 1 1302 1 10000
1 0 0 0 0 0 0 0 0 1 1312 1 10000
1 0 0 0 0 0 0 0 0 2 1316 1 10000 1317 1 10000
1 0 0 0 0 0 0 0 0 2 1302 1 10000 1317 1 4000
1 0 0 0 0 0 0 0 0 1 1316 1 10000
1 0 0 0 0 0 0 0 0 4 1316 1 12000 1302 1 10000 1327 1 14000 1328 1 16000
1 0 0 0 0 0 0 0 0 1 1302 1 20000
1 0 0 0 0 0 0 0 0 1 1302 0 0
1 0 0 0 0 0 0 0 0 1 1344 0 0
1 0 0 0 0 0 0 0 0 1 1302 1 120000
1 0 0 0 0 0 2 0 0 1 1360 1 40000
1 10 0 0 0 0 2 0 0 1 1360 1 40000
1 0 0 0 0 0 2 0 0 4 1395 1 16000 1396 1 10000 1397 1 14000 1398 1 12000
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 1 1028 2 0
0 0 0 0 0 0 0 1 1461 1 0
0 0 0 0 0 0 0 0 1 1478 1 10000
0 0 0 0 0 0 0 1 1461 2 0
1 2 0 0 0 0 0 0 0 0
1 7200 0 0 0 0 0 0 0 0
1 345600 0 0 0 0 0 0 0 0
1 0 0 0 0 1 0 0 0 0
1 0 0 0 0 1 2 0 0 0
1 0 0 0 0 0 0 0 0 1 1584 1 20000
1 0 0 0 0 0 0 0 0 1 1625 1 40000
1 0 0 0 0 0 2 0 0 1 1625 1 10000
1 0 0 0 0 0 0 0 1 750 1 0
1 10 0 0 0 0 2 0 0 1 1097 1 10000
1 0 0 0 0 0 2 0 0 1 1760 1 40000
1 0 0 0 0 0 2 0 0 1 1097 0 10000
1 0 0 0 0 0 2 0 0 2 1097 1 10000 1360 1 40000
1 60 0 0 0 0 2 0 0 2 1097 1 10000 1360 1 40000
1 0 0 0 0 0 0 1 0 2 1097 1 10000 1360 1 40000
1 0 0 0 0 0 0 0 1 1167 1 0
1 60 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1097 1 40000
1 0 1 0 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 1020 1 40000
1 0 0 0 0 0 0 0 0 1 2149 1 10000
1 0 0 0 0 0 0 1 0 0
1 0 0 0 1 0 0 0 0 0
1 0 0 0 1 0 2 0 0 0
1 0 0 0 0 0 0 0 0 1 2172 1 10000
1 0 0 0 1 0 1 0 0 0
1 0 0 0 1 0 1 1 0 0
1 0 0 0 1 0 1 2 0 0
1 0 0 0 0 0 1 1 0 0
1 0 0 0 0 0 0 0 0 1 2262 1 10000
1 0 0 0 0 0 0 0 0 1 2299 0 0
1 0 0 0 0 0 0 0 0 1 1327 0 0
1 0 0 0 0 0 0 0 0 1 2262 0 0
1 0 0 0 0 0 0 0 0 1 2262 0 6000
1 0 0 0 0 0 0 0 0 2 2262 0 6000 1327 1 12000
1 0 0 0 0 0 0 0 0 1 1327 0 6000
1 0 0 0 0 0 0 0 0 2 2262 0 0 1327 0 6000
1 0 0 0 0 0 0 0 0 1 2371 1 20000
1 0 0 0 0 0 0 0 0 1 2371 0 0
1 0 0 0 0 0 0 0 0 1 2411 1 10000
1 0 0 0 0 0 0 0 0 1 2434 0 0
1 0 0 0 0 0 0 0 0 1 2486 1 20000
1 0 0 0 0 0 0 0 1 1690 2 1 2486 0 0
1 0 0 0 0 0 0 2 0 1 2486 0 0
1 0 0 0 0 0 0 0 0 1 2486 0 0
1 0 0 0 0 0 2 0 0 1 1760 1 4000
1 0 0 0 0 0 0 0 1 750 2 1 1097 1 10000
1 0 0 1 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 2618 1 10000
1 0 0 0 0 0 0 0 0 1 1760 1 20000
1 0 0 0 0 0 0 0 0 1 2640 1 20000
1 0 0 0 0 0 0 0 0 1 1760 1 4000
1 0 0 0 0 0 0 0 0 1 1760 1 10002
1 0 0 0 0 0 0 0 0 1 1760 1 9998
1 0 0 0 0 0 0 0 0 1 2656 1 180000
1 0 0 0 0 0 0 0 0 1 2656 1 300000
1 0 0 0 0 0 0 0 0 1 2662 1 16000
1 0 0 0 0 0 0 0 0 1 2669 1 40000
1 0 0 0 0 0 0 0 0 1 1020 1 20000
1 0 0 0 0 0 0 0 0 1 1760 1 16000
1 0 0 0 0 0 0 0 0 2 2640 1 20000 1760 1 20000
1 0 0 0 0 0 1 0 0 0
1 0 0 0 0 0 0 0 0 1 2702 0 0
1 0 0 0 0 0 2 0 0 1 2795 1 40000
1 0 0 0 0 0 2 0 0 1 2816 1 20000
1 0 0 0 0 0 2 0 0 1 2816 1 10000
1 0 0 0 0 0 2 0 0 2 2795 1 10000 2869 0 60000
1 0 0 0 0 0 2 0 0 1 2795 1 10000
1 0 0 0 0 0 2 0 0 1 2887 1 40000
1 0 0 0 0 0 2 0 0 2 1097 1 10000 2795 1 40000
1 0 0 0 0 0 2 0 0 1 2927 0 0
1 0 0 0 0 0 0 0 1 3037 1 0
1 0 0 0 0 0 0 0 0 1 1020 1 10000
339
597 1 1 2 0 0 0 0 0 0
621 0 1 2 2 0 0 0 0 0
629 1 1 3 630 0 0 0 0 0 0 0
659 1 1 3 660 0 0 0 0 0 0 0
659 1 1 3 664 0 0 0 0 0 0 0
659 1 1 3 668 0 0 0 0 0 0 0
659 1 1 3 672 0 0 0 0 0 0 0
659 1 1 3 676 0 0 0 0 0 0 0
680 0 1 3 681 0 0 0 0 0 0 0
682 4 1 3 683 0 0 0 0 1 684 0 0
659 0 1 3 688 0 0 0 0 0 0 0
695 1 1 3 696 1 2 3 0 697 0 0 698 0 608 3 609 0 699 0 2 1 0 0 0 0 0 0
708 0 1 3 696 1 3 3 0 697 0 0 698 0 608 3 609 0 699 0 2 1 0 0 0 0 0 0
719 1 1 3 696 1 2 2 0 697 0 0 698 3 2 0 699 0 2 1 0 720 1 0 721 0 0 0 0 0 0
725 1 1 3 726 1 3 2 0 727 0 1 728 2 2 0 727 0 1 2 0 606 4 729 0 0 0 0 0 0
733 0 1 3 734 1 2 2 0 735 3 736 0 735 5 737 0 0 0 0 0 0
733 0 1 3 734 1 2 1 0 735 3 736 0 0 0 0 0 0
733 0 1 3 734 1 3 1 0 735 3 736 0 0 0 0 0 0
750 1 1 3 696 1 0 751 0 0 752 0 0 0 0 0 0
750 1 1 3 696 1 0 751 0 1 765 0 0 0 0 0 0
750 1 1 3 696 1 0 751 0 1 768 0 0 0 0 0 0
750 1 1 3 696 1 0 751 0 2 0 0 0 0 0 0 0
774 1 1 3 775 1 0 776 0 3 3557952000 0 0 0 0 0 0
750 1 1 3 696 1 0 751 1 0 752 0 0 0 0 0 0
750 1 1 3 696 1 0 751 1 1 609 0 0 0 0 0 0
750 1 1 3 696 1 0 751 1 2 0 0 0 0 0 0 0
750 1 1 3 696 1 0 751 1 2 1 0 0 0 0 0 0
788 1 1 3 775 1 0 776 1 3 3557952000 0 0 0 0 0 0
791 1 1 3 696 1 0 606 2 792 0 0 0 0 0 0
791 1 1 3 696 1 0 606 2 796 0 0 0 0 0 0
791 1 1 3 696 1 0 606 2 728 0 0 0 0 0 0
791 1 1 3 696 1 0 606 3 792 0 0 0 0 0 0
791 1 1 3 696 1 0 606 3 728 0 0 0 0 0 0
809 0 1 3 696 1 0 606 4 793 0 0 0 0 0 0
809 0 1 3 696 1 0 606 4 728 0 0 0 0 0 0
809 0 1 3 696 1 0 606 5 792 0 0 0 0 0 0
809 0 1 3 696 1 0 606 5 796 0 0 0 0 0 0
809 0 1 3 696 1 0 606 5 728 0 0 0 0 0 0
821 1 1 3 822 1 0 823 6 3567196800 0 0 0 0 0 0
826 1 1 3 822 1 0 823 7 3567196800 0 0 0 0 0 0
834 4 1 3 835 1 0 836 8 837 0 0 0 0 0 0
834 4 1 3 835 1 0 836 8 842 0 0 0 0 0 0
834 4 1 3 835 1 0 836 8 847 0 0 0 0 0 0
834 4 1 3 835 1 0 836 8 852 0 0 0 0 0 0
834 4 1 3 835 1 0 836 8 857 0 0 0 0 0 0
834 4 1 3 835 1 0 836 8 862 0 0 0 0 0 0
868 0 1 3 681 1 1 869 1 0 0 0 0 0 0
878 0 1 3 681 1 1 869 0 0 0 0 0 0 0
887 1 1 4 598 1 0 605 0 2 1 0 0 0 0 0 0
891 1 1 4 598 1 0 892 2 637 0 0 0 0 0 0
891 1 1 4 598 1 0 896 8 897 0 0 0 0 0 0
891 1 1 4 598 1 2 2 0 605 0 2 1 0 606 3 793 0 0 0 0 0 0
907 1 1 3 734 1 0 735 3 736 0 0 0 0 0 0
923 1 1 4 598 0 0 0 0 0 0 0
931 0 1 0 0 0 0 0 0 0
963 1 3 3 964 0 3 681 0 4 965 0 0 0 0 0 0 0
969 1 1 3 630 0 10 0 0 0 0 0
976 1 1 1 0 0 0 0 0 0
982 1 1 1 10 0 0 0 0 0
995 1 1 3 996 0 0 0 0 0 0 0
923 0 1 4 598 0 0 0 0 0 0 0
931 1 1 0 0 0 0 0 0 0
1014 0 1 0 40 0 0 0 0 0
1019 3 1 0 20 0 1 1020 0 0 0
1028 1 3 3 1029 0 3 1030 0 3 1031 1 0 1032 3 1033 0 0 0 0 0 0
1039 1 2 3 1040 1 0 1032 3 1033 3 1040 1 0 1041 0 0 1042 0 0 0 0 0 0
1047 1 2 3 1048 0 0 0 0 0 0 0 0
1051 1 2 3 1052 0 1 0 0 0 0 0 0
1055 1 2 3 1048 0 2 0 0 0 0 0 0
1055 1 2 4 1056 0 4 1059 0 0 0 0 0 0 0
1081 0 1 4 618 0 0 0 0 0 0 0
1051 1 1 1 0 0 0 0 0 0
750 1 1 3 630 0 0 0 0 0 0 0
1094 1 1 2 0 2 0 0 0 0
1098 1 1 3 1099 0 0 0 1 1097 0 0 0
1106 1 1 3 1107 0 2 0 0 0 0 0
1108 0 1 3 1107 0 10 0 0 0 0 0
1109 3 1 3 1107 0 40 0 1 1110 0 0 0
1116 1 1 3 1117 0 4 0 0 0 0 0
1118 1 1 3 1117 0 2 0 0 0 0 0
1116 1 1 3 1117 0 20 0 0 0 0 0
1118 1 1 3 1117 0 18 0 0 0 0 0
1116 1 1 3 1117 0 1 0 0 0 0 0
1118 1 1 3 1117 0 9 0 0 0 0 0
1116 1 1 3 1117 0 400 0 0 0 0 0
1118 1 1 3 1117 0 200 0 0 0 0 0
1116 1 1 3 1117 0 80000 0 0 0 0 0
1118 1 1 3 1117 0 60000 0 0 0 0 0
1116 1 1 3 1117 0 33554434 0 0 0 0 0
1118 1 1 3 1117 0 33554432 0 0 0 0 0
1116 1 1 3 1117 0 0 0 0 0 0 0
1118 1 1 3 1117 0 1 0 0 0 0 0
1144 1 2 3 1107 0 3 1145 0 4 0 0 0 0 0
1148 1 1 3 1107 1 0 1149 3 736 100 0 0 0 0 0
1154 1 1 3 1145 0 198 0 0 0 0 0
1158 1 1 2 2 0 0 0 0 0
1159 1 1 4 1160 0 4 0 0 0 0 0
1158 1 1 2 4 0 0 0 0 0
1159 1 1 4 1160 0 2 0 0 0 0 0
1164 1 2 1 3 1107 0 18 0 0 0 0 0
1167 1 1 0 4 0 0 0 0 0
1168 1 1 0 6 0 0 0 0 0
1171 1 1 1 4 0 0 0 0 0
1164 1 1 1 6 0 0 0 0 0
1179 3 1 0 0 0 1 1178 0 0 0
1185 4 1 0 0 0 0 1 1184 0 0
1189 3 1 3 1190 0 0 0 1 1178 0 0 0
1193 3 1 3 1052 0 0 0 1 1178 0 0 0
1194 1 1 3 1195 0 0 0 1 1178 0 0 0
1204 1 1 1 0 0 1 1203 0 0 0
1208 4 1 1 0 0 0 1 1207 0 0
1219 3 1 0 0 0 1 1218 0 1 120000 0
1224 3 1 3 1052 0 0 0 1 1178 0 0 0
1225 3 1 3 1195 0 0 0 1 1223 0 0 0
1229 4 1 3 1230 0 0 0 0 1 1228 0 0
1028 1 1 3 1029 0 0 0 0 0 0 0
1243 1 1 3 1244 0 0 0 0 0 0 0
1245 0 1 3 734 0 0 0 0 0 0 0
1158 0 1 2 0 0 0 0 0 0
1246 1 1 3 1247 0 0 0 0 0 0 0
1251 1 1 3 1252 0 0 0 0 0 0 0
1253 1 1 3 1254 0 0 0 0 0 0 0
1255 1 1 3 1256 0 0 0 0 0 0 0
1257 1 1 3 1258 0 0 0 0 0 0 0
1259 1 1 3 1260 0 0 0 0 0 0 0
1261 1 1 3 1262 0 0 0 0 0 0 0
1263 1 1 3 1264 0 0 0 0 0 0 0
1265 1 1 3 1266 0 0 0 0 0 0 0
1267 1 1 3 1268 0 0 0 0 0 0 0
1269 1 1 3 1270 0 0 0 0 0 0 0
1271 1 1 3 1272 0 0 0 0 0 0 0
1273 1 1 3 1274 0 0 0 0 0 0 0
1288 1 1 0 0 0 0 0 0 0
1301 1 1 3 681 0 0 0 1 1302 0 0 0
1313 4 1 3 681 0 0 0 0 1 1312 0 0
1318 3 1 2 0 0 1 1317 0 0 0
1323 3 2 1 3 1324 0 0 0 1 1316 0 0 0
923 3 1 4 598 0 0 0 1 1316 0 0 0
1144 4 1 3 1247 0 0 0 0 1 1327 0 0
682 1 1 3 1324 0 0 0 1 1328 0 0 0
1167 3 1 0 0 0 1 1344 0 0 0
1347 0 1 3 1348 0 0 0 0 0 0 0
1323 3 1 3 1324 0 0 0 1 1316 0 0 0
1361 3 1 0 0 0 1 1360 0 0 0
1379 3 1 3 1376 0 0 0 1 1360 0 0 0
1379 3 2 3 1376 0 3 1052 0 0 0 1 1360 0 0 0
1384 1 1 2 0 0 0 0 0 0
1399 1 1 3 1400 0 0 0 1 1395 0 0 0
1401 1 1 3 1402 0 0 0 1 1397 0 0 0
1403 1 1 3 1404 0 0 0 1 1398 0 0 0
1405 1 1 3 1406 0 0 0 1 1396 0 0 0
1409 1 1 0 0 0 1 1360 0 1 2000 0
1416 1 1 0 10 0 0 0 0 0
1245 1 1 3 734 0 0 0 0 0 0 0
1158 1 1 2 0 0 0 0 0 0
1047 1 1 0 0 0 0 0 0 0
1450 0 1 3 1244 0 0 0 0 0 0 0
1461 1 1 3 1029 0 0 1 0 0 0 0
1479 1 1 3 1480 0 0 0 1 1478 0 0 0
1461 1 0 0 0 0 0 0 0
1541 1 1 3 1052 0 0 0 0 0 0 0
1545 0 1 2 0 0 0 0 0 0
1549 1 1 1 0 0 0 0 0 0
1167 3 1 0 0 0 1 1552 0 0 0
1556 0 0 0 0 0 0 0 0
1563 1 1 0 0 0 0 0 0 0
1204 1 1 3 1571 0 0 0 0 0 0 0
1189 1 1 3 1190 0 0 0 0 0 0 0
1574 0 1 3 1575 0 0 0 0 0 0 0
1585 3 1 3 1586 0 0 0 1 1584 0 0 0
1590 1 1 3 1591 0 0 0 0 0 0 0
1399 1 1 3 630 0 0 0 0 0 0 0
1401 1 1 3 681 0 0 0 0 0 0 0
1403 0 1 3 1611 0 0 0 0 0 0 0
1619 1 1 3 630 0 200 0 0 0 0 0
1620 0 1 3 681 0 2 0 0 0 0 0
1626 1 1 3 630 0 0 0 0 0 0 0
1627 1 1 3 681 0 0 0 1 1628 0 0 0
1629 1 1 3 1611 0 0 0 1 1625 0 0 0
1635 1 1 3 681 0 0 0 0 0 0 0
1627 1 1 3 1611 0 0 0 1 1625 0 0 0
1639 1 1 3 1640 0 0 0 0 0 0 0
1641 1 1 3 1642 0 0 0 0 0 0 0
1643 1 1 3 1644 0 0 0 0 0 0 0
1645 1 1 3 1646 0 0 0 0 0 0 0
1647 1 1 3 1648 0 0 0 0 0 0 0
1649 1 1 3 1650 0 0 0 0 0 0 0
1651 1 1 3 1652 0 0 0 0 0 0 0
1653 1 1 3 1654 0 0 0 0 0 0 0
1655 1 1 3 1656 0 0 0 0 0 0 0
1657 1 1 3 1658 0 0 0 0 0 0 0
1659 1 1 3 1660 0 0 0 0 0 0 0
1661 1 1 3 1662 0 0 0 0 0 0 0
1669 1 1 3 1107 0 0 0 0 0 0 0
1108 0 1 3 1673 0 0 0 0 0 0 0
1106 1 1 3 1689 0 0 0 0 0 0 0
1690 0 1 3 1691 0 0 0 0 0 0 0
1727 1 1 3 1728 0 0 0 0 0 1 10000 0
1738 1 1 2 0 1 0 0 0 0
1574 1 1 0 0 0 1 1760 0 1 10000 0
1779 1 1 3 1780 0 0 1 0 0 0 0
1791 1 1 3 630 1 0 636 0 1 637 0 0 0 0 0 0
1361 1 1 0 0 0 1 1360 0 0 0
1825 1 1 3 1826 0 0 0 1 1097 0 0 0
1832 1 1 3 630 0 0 2 0 0 0 0
1836 1 1 3 1099 0 0 2 1 1097 0 0 0
1840 1 1 3 1780 0 0 2 0 0 0 0
1019 1 1 3 630 0 0 0 0 0 0 0
1873 0 1 3 681 0 0 0 0 0 0 0
682 1 1 3 1324 0 0 0 0 0 0 0
1879 1 1 3 1880 0 0 0 1 1881 0 0 0
1882 1 1 3 1883 0 0 0 1 1881 0 0 0
1887 1 1 3 630 0 2 0 0 0 0 0
1890 1 1 3 630 0 0 0 0 0 0 0
1890 1 1 2 0 0 0 0 0 0
1890 1 1 4 1876 0 0 0 0 0 0 0
1890 1 1 1 0 0 0 0 0 0
1167 1 1 0 0 0 0 0 0 0
1912 1 2 3 630 0 1 0 0 0 0 0 0
750 1 1 3 1728 0 0 0 0 0 0 0
1912 1 1 1 0 0 0 0 0 0
1912 1 1 3 1728 0 0 0 0 0 0 0
791 0 1 2 0 0 0 0 0 0
2099 1 1 4 2100 0 0 0 0 0 0 0
1167 3 1 0 0 0 1 1020 0 0 0
2127 1 1 3 2128 0 0 0 0 0 0 0
2134 0 1 3 2135 0 0 0 0 0 0 0
2150 3 1 3 1244 0 0 0 1 2149 0 0 0
2150 3 1 0 0 0 1 2149 0 0 0
2164 1 1 3 2165 0 0 0 0 0 0 0
2171 3 1 0 0 0 1 2172 0 0 0
2171 3 1 3 2180 0 0 0 1 2172 0 0 0
2171 1 1 3 2180 0 0 0 0 0 0 0
2204 1 1 3 908 0 0 0 0 0 0 0
1056 0 1 3 2205 0 0 0 0 0 0 0
2208 1 1 3 2209 0 0 0 0 0 0 0
2210 1 1 3 2211 0 0 0 0 0 0 0
2235 2 1 3 1780 0 0 0 1 2236 0 0 0
2235 3 1 3 1780 0 0 0 1 2236 0 0 0
2235 4 1 3 1780 0 0 0 1 2236 0 0 0
2245 3 1 3 2246 0 200 0 1 2247 0 0 0
2254 0 0 0 0 0 0 0 0
2259 1 0 0 0 0 0 0 0
2263 1 1 3 1780 0 0 0 1 2262 0 0 0
1098 1 1 3 1099 0 0 0 0 0 0 0
750 1 2 3 630 0 3 964 0 0 0 0 0 0 0
2291 1 1 3 964 0 4 0 0 0 0 0
1109 0 1 3 2300 0 0 0 1 2299 0 0 0
1109 2 1 3 2300 0 0 0 1 2299 0 0 0
1109 3 1 3 2300 0 0 0 1 2299 0 0 0
1144 4 1 3 1673 0 0 0 0 1 1327 0 0
2263 1 1 3 1107 0 0 0 1 2262 0 0 0
2319 1 1 3 1780 0 0 0 1 2262 0 0 0
1108 0 1 3 1689 0 0 0 0 0 0 0
2355 1 1 3 2135 0 0 0 0 0 0 0
2359 0 1 2 0 0 0 0 0 0
2368 3 1 3 1052 0 0 2 1 1371 0 0 0
2372 4 1 3 734 0 0 0 0 1 2371 1 10000 0
2387 3 1 3 1048 0 20 0 1 2388 0 0 0
2389 0 1 3 1048 0 2 0 0 0 0 0
869 1 1 3 2399 0 0 0 0 0 0 0
1620 0 1 3 681 0 0 0 0 0 0 0
963 3 1 3 2412 0 0 0 1 2411 0 0 0
2428 3 1 3 2429 0 0 0 0 0 0 0
2432 3 1 3 2433 0 0 0 1 2434 0 0 0
1028 0 1 3 2438 0 0 0 0 0 0 0
1028 1 1 3 2438 0 0 0 0 0 0 0
1028 4 1 3 2438 0 0 0 0 0 0 0
2446 3 1 0 0 0 0 0 0 0
2204 0 1 3 908 0 0 0 0 0 0 0
2456 3 1 3 2457 0 0 0 0 0 0 0
2464 2 1 3 630 0 0 0 0 0 0 0
2467 2 1 3 2468 0 0 0 1 2469 0 0 0
869 0 1 3 681 0 0 0 0 0 0 0
2476 2 1 3 2477 0 0 0 0 0 0 0
1690 0 1 3 1052 0 0 0 0 0 0 0
2487 1 1 3 2488 0 0 0 1 2486 0 1 10000 0
2489 1 1 3 1591 0 0 0 0 0 0 0
2492 3 1 3 1780 0 0 2 1 1625 0 0 0
2502 1 1 3 2503 0 0 0 0 0 0 0
931 1 1 0 0 2 0 0 0 0
2547 1 1 3 630 1 0 636 0 1 637 0 2 0 0 0 0
1574 1 1 3 2557 0 0 0 1 1760 0 1 2000 0
1912 1 1 1 0 2 0 0 0 0
2567 1 1 2 10 0 0 0 0 0
2575 1 0 0 2 1 2576 0 0 0
2492 3 1 3 2583 0 0 2 1 1625 0 0 0
2492 3 1 3 2583 0 0 1 1 1625 0 0 0
2492 3 1 3 2583 0 0 0 1 1625 0 0 0
2599 1 1 3 2600 0 0 1 0 0 0 0
2615 1 0 0 0 0 0 0 0
2619 3 1 3 2620 0 0 1 1 2618 0 0 0
2492 0 1 3 2583 0 0 2 1 1625 0 0 0
2492 2 1 3 2583 0 0 2 1 1625 0 0 0
2492 4 1 3 2583 0 0 2 1 1625 0 0 0
1574 1 1 3 1575 0 0 0 1 1760 0 1 10000 0
2641 4 1 3 2488 0 0 0 0 1 2640 1 10000 0
2657 1 1 3 1575 0 0 0 1 2656 0 1 240000 0
2663 3 1 3 2664 0 0 0 1 2662 0 1 2000 0
2663 3 1 3 2664 0 0 0 1 2662 0 1 3000 0
2670 1 1 3 2671 0 0 0 1 2669 0 0 0
1167 3 1 0 0 0 1 1020 0 1 10000 0
1461 0 1 3 1052 0 0 0 0 0 0 0
2685 1 1 3 2686 0 0 0 0 0 1 10000 0
2701 3 1 3 2128 0 0 1 1 2702 0 0 0
2727 3 1 3 2728 0 0 0 0 0 0 0
2727 2 1 3 2728 0 0 0 0 0 0 0
2733 0 0 0 0 0 0 0 0
2745 2 0 0 0 1 2746 0 0 0
2745 3 0 0 0 1 2746 0 0 0
2745 4 0 0 0 1 2746 0 0 0
2796 1 0 0 0 1 2795 0 0 0
1409 1 0 0 0 1 2816 0 1 10000 0
2848 1 0 0 0 1 1097 0 0 0
2860 1 0 0 0 1 2816 0 0 0
2866 1 0 0 2 0 0 0 0
2870 1 0 0 0 1 2869 0 0 0
1167 1 1 0 0 0 1 2887 0 0 0
2928 1 1 3 1728 0 0 0 1 2927 0 0 0
2745 1 0 0 0 1 2746 0 0 0
2950 1 1 3 1780 0 0 0 0 0 0 0
2955 0 0 0 0 0 0 0 0
2982 0 1 3 630 0 0 0 0 0 0 5 2983 2984 2985 2986 2987 2988 2989 2990 2991 2992
2995 0 1 3 1348 0 0 0 0 0 0 0
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3001
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3004
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3007
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3010
2982 0 1 3 630 0 0 0 0 0 0 1 3000 596
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3015
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3018
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3021
2982 0 1 3 630 0 0 0 0 0 0 1 3000 3024
2982 0 1 3 630 0 0 0 0 0 0 5 3027 700 3028 3029 697 698 3030 3031 3032 3033
1019 1 1 3 630 0 0 0 0 0 0 2 2987 3036 2991 2992
3037 1 1 3 681 0 0 0 0 0 0 2 3038 3039 2991 3040
750 1 1 0 0 0 0 0 0 2 896 3054 2991 2992
750 1 3 1 2 3 630 0 0 0 0 0 0 2 896 3054 2991 2992
3059 3 1 0 0 0 1 1020 0 0 1 2991 2992
568
0 8
2 598 0
2 602 0
2 598 3 605 2 0 606 1 607 608 1 609
1 612 0
1 615 0
5
6
4
2 618 0
2 622 0
12
0 10
11 120000
0 12
1 630 0
1 630 3 634 0 635 636 1 637 638 2 1
1 641 0
1 644 0
1 647 0
1 650 0
1 653 0
1 656 0
0 13
1 661 0
1 660 0
1 665 0
1 664 0
1 669 0
1 668 0
1 673 0
1 672 0
1 677 0
1 676 0
0 14
1 681 0
1 683 0
1 688 0
0 16
1 696 3 697 0 700 699 2 1 608 1 609
1 696 3 697 0 698 699 2 1 608 1 609
1 696 3 697 0 698 699 2 1 608 1 703
1 696 3 697 0 698 699 2 0 608 1 609
0 18
1 696 3 697 0 700 699 2 0 608 1 703
1 696 3 697 0 698 699 2 0 608 1 703
1 696 3 697 0 700 699 2 0 608 1 609
1 696 3 697 0 700 699 2 1 608 1 703
1 696 0
1 696 1 608 1 609
0 19
1 696 3 697 0 698 699 2 0 720 0 721
1 696 3 697 0 700 699 2 1 720 0 722
1 696 3 697 0 698 699 2 1 720 0 721
0 20
1 726 2 606 1 729 727 1 2
1 726 2 606 1 730 727 1 637
1 726 2 606 1 730 727 1 2
0 21
1 734 1 735 1 738
1 734 1 735 1 736
1 734 1 735 1 740
1 734 1 735 1 737
1 734 0
0 22
1 696 1 751 0 753
1 696 1 751 0 752
1 696 1 751 0 756
1 696 1 751 0 759
1 696 1 751 0 762
1 696 1 751 1 609
1 696 1 751 1 765
1 696 1 751 1 769
1 696 1 751 1 768
1 696 1 751 2 1
1 696 1 751 2 0
0 23
1 775 0
1 775 1 776 3 3557952002
1 775 1 776 3 3557952000
1 696 1 751 1 703
0 24
1 775 1 776 3 3557951998
0 25
1 696 1 606 1 792
1 696 1 606 1 793
1 696 1 606 1 796
1 696 1 606 1 797
1 696 1 606 1 728
1 696 1 606 1 800
1 696 1 606 1 803
1 696 1 606 1 806
0 26
1 696 1 606 1 812
1 696 1 606 1 2
0 27
1 822 0
1 822 1 823 3 8141817600
1 822 1 823 3 3567196800
1 822 1 823 3 3567196798
0 28
1 822 1 823 3 1830297600
1 822 1 823 3 3567196802
1 822 1 823 0 830
0 29
1 835 0
1 835 1 836 0 838
1 835 1 836 0 839
1 835 1 836 0 843
1 835 1 836 0 844
1 835 1 836 0 848
1 835 1 836 0 849
1 835 1 836 0 853
1 835 1 836 0 854
1 835 1 836 0 858
1 835 1 836 0 859
1 835 1 836 0 863
1 835 1 836 0 864
0 30
1 681 2 870 1 637 871 1 769
1 681 1 869 2 0
1 681 1 869 1 728
1 681 1 869 0 596
0 31
1 681 1 871 1 769
0 32
2 598 1 605 2 0
2 598 1 605 2 1
0 34
2 598 1 892 1 637
2 598 1 892 1 769
2 598 1 896 0 898
2 598 1 896 0 899
2 598 2 605 2 1 606 1 902
2 598 2 605 2 1 606 1 793
2 618 1 605 2 1
1 598 1 605 2 1
0 37
1 908 1 735 1 736
2 734 1 735 1 736
1 734 1 911 1 736
1 734 3 911 1 2 735 1 736 912 1 769
0 39
0 41
0 42
2 688 0
2 630 0
0 44
1 598 0
1 653 1 636 1 637
1 940 1 636 1 637
1 943 1 636 1 637
1 644 1 636 1 637
2 948 1 606 1 949
1 952 0
0 46
0 48
0 50
2 965 0
0 51
0 54
0 55
1 987 0
1 988 0
2 987 0
0 58
3 0 996
1 996 0
3 1 598
0 59
0 62
0 63
1 931 0
3 0 688
0 65
1 1029 0
1 1030 0
0 67
1 1040 2 1032 1 2 1041 0 1043
1 1040 2 1032 1 738 1041 0 1043
1 1040 2 1032 1 2 1041 0 1042
0 69
0 71
1 1048 0
0 73
2 1056 0
2 1060 0
2 1059 0
2 1070 0
2 948 0
2 1075 0
2 1078 0
0 76
1 1084 0
2 598 2 697 0 698 608 1 609
0 77
2 854 0
0 79
1 1099 0
11 12000
0 82
1 1107 0
0 83
0 84
0 85
1 1117 0
0 86
0 87
0 88
0 89
0 91
1 1145 0
0 92
1 1107 1 1149 1 738
1 1107 1 1149 1 736
0 94
0 95
2 1160 0
0 96
0 97
0 98
0 101
11 4000
0 102
0 103
1 1190 0
11 60000
0 105
1 1052 0
1 1195 0
11 20000
0 107
0 108
11 6000
0 109
0 110
11 10000
0 111
0 113
0 114
1 1247 0
1 1244 0
0 116
1 1274 0
1 1252 0
0 118
0 120
7
0 121
0 122
0 125
0 126
0 127
0 128
0 130
1 1324 0
0 131
11 40000
17 1 1302 0 0
11 16000
17 1 1302 1 0
0 133
17 1 1344 1 0
0 135
1 1348 0
0 136
0 137
8 1
11 42000
17 1 1371 1 10000
13
3 0 1376
0 139
1 1376 0
0 140
2 1384 0
15
9
10
0 143
1 1400 0
1 1402 0
1 1404 0
1 1406 0
11 2000
0 145
0 148
11 2
11 58000
11 59998
11 60002
11 62000
11 70000
0 150
0 151
0 152
0 153
0 154
0 155
11 80000
0 157
11 22000
0 159
1 1480 0
11 18000
11 1800
11 58400
3 0 734
16 0 1 1245 0
14 1461
19 1028
20 1028
0 161
11 1000
11 90000
11 119998
11 7080000
11 259200000
11 3000
11 140000
11 120002
11 7320000
11 180000
0 163
0 165
0 166
2 1546 0
0 167
14 1556
18
0 171
1 1571 0
0 174
1 1575 0
16 1 1
16 1 0
0 176
1 1586 0
0 177
0 178
1 1591 0
0 181
0 184
0 187
1 1611 0
0 188
0 189
0 191
0 193
1 1640 0
1 1642 0
1 1644 0
1 1646 0
1 1648 0
1 1650 0
1 1652 0
1 1654 0
1 1656 0
1 1658 0
1 1660 0
1 1662 0
0 195
0 196
16 0 1 1669 1
1 1673 0
0 200
1 1691 0
1 1689 0
0 201
16 0 1 750 0
0 209
1 1728 0
16 0 1 750 2
0 213
8 0
0 215
0 216
0 219
0 221
0 224
1 1780 0
17 1 1097 1 0
0 225
1 630 1 636 1 2
0 226
0 227
0 228
0 229
0 231
1 1826 0
0 232
0 234
0 235
0 236
0 238
0 241
16 0 1 1019 1
16 0 1 1019 0
0 243
2 1876 0
0 245
1 1880 0
1 1883 0
0 247
0 250
0 251
0 256
16 0 1 1167 0
0 263
3 0 630
19 1461
20 1461
0 277
0 282
0 286
0 291
16 0 2 1912 1 750 1
16 0 2 1912 0 750 0
2 2096 0
0 298
2 2100 0
0 300
0 303
0 305
1 2128 0
0 306
16 0 1 2127 1
1 2135 0
16 0 1 2127 0
0 309
0 310
1 2165 0
0 311
1 2180 0
0 313
0 318
1 908 0
1 2205 0
0 320
1 2209 0
1 2211 0
0 324
0 330
0 331
0 332
1 2246 0
14 2254
14 2259
0 334
1 2267 0
0 335
0 336
0 337
1 964 0
0 339
1 2300 0
0 340
0 342
17 1 2262 1 0
17 1 2262 1 10000
0 344
0 345
0 346
0 351
16 1 2
0 353
2 2360 0
2 2361 0
0 357
0 359
17 1 2371 1 0
17 1 2371 1 4000
0 363
16 0 1 2387 2
16 0 1 2387 0
0 365
1 2399 0
0 367
16 0 1 869 2
1 2412 0
0 371
1 2429 0
0 372
1 2433 0
1 2438 0
0 373
0 374
0 377
1 2457 0
0 379
0 380
1 2468 0
0 381
0 382
0 383
1 2477 0
0 384
0 385
1 2488 0
0 387
0 391
1 2503 0
0 393
0 395
0 397
0 398
0 399
0 400
0 401
1 630 1 636 1 637
0 403
1 2557 0
0 405
0 407
0 409
14 2575
1 2583 0
0 412
1 2600 0
0 413
0 414
14 2615
0 417
1 2620 0
0 419
11 30000
0 421
11 8000
11 10002
11 9998
0 422
11 300000
0 423
1 2664 0
0 424
1 2671 0
0 426
0 428
11 9000
0 429
1 2686 0
0 433
0 439
0 442
1 2728 0
0 444
14 2733
0 447
14 2745
16 0 1 2254 2
19 2254
19 2259
20 2254
20 2259
14 2796
14 1409
14 2848
14 2860
14 2866
14 2870
0 464
0 466
14 2955
0 471
0 472
0 473
0 474
0 475
814
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
4 35 10 35 154
2 6 15
1 155
2 15 1
1 156
1 157
1 158
1 159
1 160
1 6
1 161
3 6 13 7
1 162
1 163
1 164
1 165
1 166
1 167
1 168
1 169
4 6 166 168 7
1 170
1 171
5 37 172 13 145 173
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
3 11 13 1
1 193
1 194
1 195
1 196
1 197
1 198
1 199
1 200
1 201
1 202
1 203
1 204
1 205
1 206
1 207
1 208
2 11 209
2 13 201
1 210
3 11 13 211
1 212
1 213
1 214
1 215
1 216
1 217
1 218
1 219
1 220
1 221
1 222
1 223
1 224
2 6 225
2 7 8
2 226 8
1 227
2 228 229
3 230 11 8
1 231
3 228 222 6
2 222 7
2 230 8
1 232
1 233
1 234
1 13
2 8 230
1 235
1 236
1 230
1 237
2 229 228
1 226
1 238
2 174 175
2 8 13
1 239
1 240
2 11 175
2 11 185
2 11 241
2 11 63
1 242
1 243
2 11 244
1 245
2 175 241
1 246
1 247
1 248
1 241
1 249
2 6 175
6 245 7 8 11 13 63
1 250
1 251
1 252
1 253
2 230 11
1 254
1 255
1 256
1 257
2 11 240
2 11 1
2 11 35
1 258
1 259
2 35 236
2 260 250
1 261
2 262 261
1 263
1 264
1 265
1 7
1 266
1 267
1 268
1 228
1 269
1 270
1 271
1 272
1 273
1 274
1 275
1 276
2 277 278
1 279
1 280
1 281
1 282
1 283
2 11 284
1 285
2 268 8
1 286
2 287 63
2 288 63
2 289 63
3 11 290 63
3 11 291 63
5 11 6 292 7 63
1 293
3 11 257 175
1 294
1 295
1 296
3 11 257 185
3 11 230 181
1 297
3 11 230 8
1 298
3 11 299 63
3 11 230 241
5 11 257 63 257 241
2 299 63
1 300
3 267 299 63
3 240 185 8
4 11 257 240 185
2 301 63
3 11 257 247
2 302 303
4 284 63 11 304
2 11 230
4 11 6 230 7
4 270 11 267 230
2 305 175
2 306 63
3 11 230 307
3 11 230 308
4 11 230 309 63
4 310 311 11 230
3 11 230 276
1 312
1 303
4 11 277 230 278
2 313 63
2 314 63
2 315 63
2 316 63
2 317 63
3 11 318 63
3 11 319 63
3 11 320 63
3 11 321 63
3 11 322 63
3 11 314 241
1 323
3 11 314 63
3 11 314 185
1 324
1 325
1 326
1 327
1 328
1 329
1 330
2 329 330
2 6 331
2 247 8
1 332
4 6 333 225 331
2 11 8
2 11 143
2 334 331
4 335 6 247 8
1 336
1 337
2 247 257
1 338
2 225 331
1 339
1 340
3 334 331 335
4 6 257 7 8
3 333 225 331
2 11 338
1 341
4 340 333 225 331
1 342
3 6 15 35
1 343
4 6 15 35 344
4 6 35 344 15
1 345
1 346
4 334 15 35 335
2 257 8
1 347
7 7 344 199 11 8 11 8
1 348
13 6 349 350 351 352 353 354 355 356 357 358 359 360
1 361
1 362
2 363 201
3 335 13 364
2 334 201
4 335 13 201 8
1 335
2 6 201
1 365
4 366 201 364 367
2 13 364
1 368
3 366 13 201
1 309
1 284
2 369 64
1 277
2 278 276
2 7 143
2 7 276
1 370
1 371
2 199 8
3 199 11 370
3 199 278 8
3 372 278 8
2 369 8
1 373
1 374
1 375
1 278
1 376
2 13 196
2 270 11
1 377
1 378
1 379
1 380
1 381
1 382
1 383
1 384
1 385
1 291
1 386
1 387
1 388
1 389
1 390
1 391
1 392
1 393
2 267 8
1 394
1 395
2 396 15
3 397 13 35
1 398
5 6 15 35 255 399
1 400
4 6 401 13 402
1 403
2 13 15
1 404
2 11 405
1 399
1 406
2 13 35
2 13 255
2 407 261
2 11 261
2 278 261
1 408
2 278 8
4 371 371 369 8
1 409
3 7 6 8
4 7 13 15 8
4 11 13 15 8
2 7 64
2 11 64
3 270 11 8
4 278 277 278 276
4 278 13 15 8
2 278 64
4 6 7 11 8
2 410 411
3 11 267 8
3 11 199 8
1 412
5 11 196 11 8 11
4 11 277 278 276
1 413
3 11 291 8
4 7 270 11 8
1 414
3 7 196 8
3 278 291 64
5 278 196 11 8 11
5 6 278 276 7 276
6 278 309 276 11 276 11
1 415
1 416
8 371 15 284 417 276 11 276 11
8 371 15 415 7 276 11 276 11
5 7 270 11 8 11
4 7 6 8 11
4 199 7 8 11
5 7 15 11 8 11
2 11 276
2 6 418
1 419
2 6 420
1 225
3 6 7 6
2 6 247
2 7 224
1 421
4 6 225 13 418
1 422
1 423
2 334 424
2 335 423
2 335 8
1 425
1 426
1 424
2 13 427
3 428 11 8
2 6 424
2 334 423
3 335 423 11
2 334 8
3 335 8 11
4 334 424 13 427
5 335 8 11 8 11
1 429
2 334 241
1 430
1 431
1 432
2 334 431
3 277 335 8
2 278 430
1 433
1 434
2 13 433
1 435
2 334 436
1 437
1 438
5 6 436 437 439 440
4 6 335 13 437
4 277 335 13 437
1 441
1 436
4 13 437 13 439
3 440 436 437
2 8 439
1 440
3 436 437 439
2 11 442
1 443
1 444
1 364
2 13 445
1 446
1 447
1 448
5 13 6 449 7 364
1 450
2 13 367
2 451 284
1 451
2 197 8
2 375 15
1 452
1 453
1 454
1 455
1 456
1 457
2 458 457
2 201 230
2 459 457
1 460
3 201 380 230
2 459 460
1 461
2 364 201
5 6 364 230 7 8
1 462
1 367
2 364 230
4 6 201 7 8
7 6 201 230 7 8 230 8
1 463
2 464 427
1 465
2 464 466
3 335 13 467
2 464 8
1 464
1 468
2 13 228
1 469
2 63 257
2 470 469
2 471 469
2 63 230
2 6 427
3 464 7 8
3 335 13 427
1 427
1 472
2 473 183
3 474 13 183
2 335 6
1 475
2 464 476
2 464 144
2 6 476
3 464 7 143
2 335 143
1 477
1 478
1 476
2 464 479
4 335 6 13 35
1 480
1 481
1 482
1 483
1 484
1 485
4 6 481 7 8
1 486
3 335 481 8
1 487
5 6 13 488 7 8
1 489
1 490
1 491
1 492
4 6 15 7 8
1 493
2 334 35
3 335 15 8
1 494
5 6 13 495 7 8
1 496
2 464 228
3 6 7 8
1 497
2 334 340
4 335 498 257 8
1 499
2 6 228
1 500
7 6 340 13 228 13 501 380
3 7 8 8
1 502
1 501
3 13 340 228
3 11 8 8
1 503
3 13 340 498
1 504
1 498
1 505
1 506
3 267 11 8
1 507
1 508
1 509
1 510
1 511
1 512
1 513
1 514
4 515 11 515 11
1 516
2 374 8
1 517
1 518
1 519
3 6 267 7
1 520
2 267 11
2 334 518
3 335 267 143
2 374 143
3 335 267 8
1 521
3 267 11 519
1 522
1 523
1 524
2 6 436
3 267 7 8
3 334 13 518
1 333
1 525
1 526
2 498 525
1 527
2 333 525
2 333 528
2 333 529
1 530
2 333 322
2 333 531
1 532
2 533 525
1 534
1 535
3 6 333 222
1 536
2 334 228
4 335 333 525 8
1 537
2 527 228
2 11 538
1 539
2 464 540
5 527 335 6 539 540
3 222 7 8
2 335 276
1 541
4 424 436 437 439
2 13 437
3 277 335 276
1 542
3 335 267 276
2 374 276
4 6 424 7 276
1 543
4 6 544 7 276
1 545
4 424 13 436 546
2 11 524
1 547
1 548
6 6 201 446 13 364 447
1 334
3 446 335 143
1 549
2 6 446
3 11 464 447
1 550
2 11 447
1 551
1 552
1 553
2 552 270
3 554 236 268
3 554 228 268
3 554 8 268
3 554 143 268
3 554 554 268
3 554 409 268
3 554 276 268
3 554 267 268
5 7 555 301 11 8
2 6 554
4 222 8 226 8
4 7 309 11 8
4 554 6 268 8
2 7 309
2 309 199
2 556 199
1 554
2 6 309
2 554 199
2 557 199
2 558 11
1 558
3 554 559 199
4 554 6 7 268
2 554 247
3 556 228 199
2 554 268
4 554 15 11 268
1 556
1 560
2 7 554
1 561
2 11 270
2 11 562
2 11 201
3 6 201 446
3 11 201 270
1 563
1 564
1 565
3 11 13 35
3 11 13 264
1 566
1 567
2 11 15
328
0
1 0 0 597 0
1 0 0 621 0
1 0 0 629 0
1 0 0 659 0
1 0 0 680 0
1 0 0 682 0
1 0 0 695 0
1 0 0 708 0
1 0 0 719 0
1 0 0 725 0
1 0 0 733 0
1 0 0 750 0
1 0 0 774 0
1 0 0 788 0
1 0 0 791 0
1 0 0 809 0
1 0 0 821 0
1 0 0 826 0
1 0 0 834 0
1 0 0 868 0
1 0 0 878 0
1 0 0 887 0
1 0 0 891 0
1 0 0 907 0
1 0 5 0 1 681
1 0 5 1 0
1 0 0 923 0
1 0 5 0 1 630
1 0 0 931 0
1 0 5 0 1 688
1 0 5 0 1 598
1 0 5 0 1 653
1 0 5 0 1 940
1 0 5 0 1 943
1 0 5 0 1 644
4 0 5 0 1 681 0 5 1 0 0 5 0 1 681 0 5 0 1 952
1 0 0 963 0
1 0 0 969 0
1 0 0 976 0
1 0 0 982 0
1 0 0 995 0
1 0 0 1014 0
1 0 0 1019 0
1 0 0 1028 0
1 0 0 1039 0
1 0 0 1047 0
1 0 0 1051 0
1 0 0 1055 0
1 0 0 1081 0
1 0 1 750
1 0 1 1051
1 0 0 1109 0
1 0 0 1116 0
1 0 0 1108 0
1 0 0 1106 0
1 0 0 1144 0
1 0 0 1148 0
1 0 0 1159 0
1 0 0 1158 0
1 0 0 1164 0
1 0 0 1168 0
1 0 0 1179 0
1 0 0 1185 0
1 0 0 1189 0
1 2 2 3 0 0 1194 0 0 1 1194 0 0 1193 0 3 0 0 1193 0 0 1 1193 0 0 1194 0
1 0 0 1193 0
1 0 0 1204 0
1 0 0 1208 0
1 0 0 1219 0
1 0 0 1225 0
1 0 0 1246 0
1 0 0 1243 0
1 0 0 1245 0
1 0 0 1273 0
1 0 0 1251 0
1 0 0 1288 0
1 2 2 2 0 0 1028 0 0 0 1245 0 1 0 0 1245 0
1 0 9 1302
1 0 0 1301 0
1 0 0 1313 0
1 0 0 1318 0
2 0 0 1318 0 0 1 1318
1 0 0 1323 0
1 0 0 1167 0
1 0 0 1347 0
1 0 0 1361 0
1 0 0 1379 0
1 0 0 1384 0
1 0 1 1384
1 0 1 1379
1 0 0 1405 0
2 0 1 1405 0 0 1403 0
2 0 1 1403 0 0 1401 0
2 0 1 1401 0 0 1399 0
1 0 0 1416 0
1 0 1 1416
1 2 2 1 0 0 931 0 1 0 0 1416 0
1 0 1 1028
1 2 2 1 0 0 1450 0 1 0 0 1245 0
1 2 3 1 0 0 1479 0 1 0 0 1245 0 2 0 0 1245 0 0 1 1245
1 2 2 0 1 0 0 1461 0
1 0 0 1556 0
1 1 2 0 0 1563 0 0 7 1563
1 0 0 1590 0
1 0 0 1574 0
2 0 1 1574 0 0 1204 0
2 0 1 1204 0 0 1189 0
1 0 0 1399 0
1 0 1 1399
1 0 0 1401 0
1 0 0 1403 0
2 0 1 1399 0 0 1403 0
1 0 0 1620 0
2 0 1 1620 0 0 1619 0
1 2 2 0 1 0 0 1626 0
1 2 2 1 0 0 1627 0 0
1 1 3 0 0 1627 0 0 0 1635 0 0 0 1626 0
1 0 0 1661 0
2 0 1 1661 0 0 1659 0
2 0 1 1659 0 0 1657 0
2 0 1 1657 0 0 1655 0
2 0 1 1655 0 0 1653 0
2 0 1 1653 0 0 1651 0
2 0 1 1651 0 0 1649 0
2 0 1 1649 0 0 1647 0
2 0 1 1647 0 0 1645 0
2 0 1 1645 0 0 1643 0
2 0 1 1643 0 0 1641 0
2 0 1 1641 0 0 1639 0
1 0 1 1639
1 0 0 1669 0
1 0 0 1690 0
2 0 1 1690 0 0 1106 0
2 0 1 1106 0 0 1108 0
2 0 1 1108 0 0 1669 0
2 0 4 1669 0 3 1669 1 1694
2 0 4 1108 0 0 1108 0
1 0 1 1669
2 0 1 1690 0 0 1669 0
1 0 0 1461 0
2 0 1 1461 0 0 750 0
2 0 1 1461 2 2 1 0 0 750 0 0
1 2 2 1 0 1 750 0
1 0 1 1461
1 2 2 0 1 0 0 1727 0
1 2 2 0 1 0 1 1727
2 0 1 1461 2 2 0 1 0 0 1727 0
1 2 2 0 1 0 0 750 0
1 0 1 1158
1 0 0 1779 0
1 0 1 1779
1 0 1 931
1 0 0 1825 0
1 0 1 1825
1 2 2 1 0 0 1094 0 0
1 0 1 1019
1 0 0 1873 0
2 0 1 1873 0 0 1019 0
2 0 1 597 0 0 682 0
2 0 1 682 0 0 1873 0
1 0 0 1882 0
2 0 1 1882 0 0 1879 0
1 0 0 1887 0
2 0 1 1887 0 0 1019 0
2 0 1 682 0 0 1890 0
2 0 1 1461 0 0 1167 0
1 0 0 1912 0
2 0 1 1461 0 0 1912 0
1 2 3 1 0 0 750 0 2 0 0 750 0 0 1 750 3 0 0 750 0 0 1 750 0 0 750 0
1 0 0 1098 0
1 2 2 2 0 1 1461 0 0 750 0 3 0 1 1461 0 0 750 0 0 1 750
1 2 2 1 0 0 750 0 2 0 0 750 0 0 1 750
1 2 3 2 0 1 1461 0 0 750 0 3 0 1 1461 0 0 750 0 0 1 750 4 0 1 1461 0 0 1461 0 0 1 1461 0 0 750 0
2 0 1 1461 2 2 4 0 0 1158 0 0 1 1158 0 0 750 0 0 1 750 4 0 0 750 0 0 1 750 0 0 1158 0 0 1 1158
2 0 1 1167 0 0 750 0
1 2 2 4 0 0 1158 0 0 1 1158 0 0 750 0 0 1 750 4 0 0 750 0 0 1 750 0 0 1158 0 0 1 1158
1 2 2 4 0 0 1461 0 0 1 1461 0 0 750 0 0 1 750 4 0 0 750 0 0 1 750 0 0 1461 0 0 1 1461
1 2 2 4 0 0 750 0 0 1 750 0 0 1912 0 0 1 1912 4 0 0 1912 0 0 1 1912 0 0 750 0 0 1 750
1 2 2 2 0 0 1461 0 0 1 1461 4 0 0 1461 0 0 1 1461 0 0 1461 0 0 1 1461
1 2 2 4 0 0 750 0 0 1 750 0 0 1461 0 0 1 1461 4 0 0 1461 0 0 1 1461 0 0 750 0 0 1 750
2 0 1 750 0 0 1461 0
1 1 2 0 0 1189 0 0 7 1189
1 1 2 0 0 791 0 0 7 791
1 1 2 0 0 2099 0 0 7 2099
2 0 1 791 0 0 1189 0
1 2 2 0 1 0 3 1189 1 2118
1 1 2 0 0 2127 0 0 7 2127
1 0 0 2134 0
2 0 1 2134 0 0 2127 0
2 0 4 2127 0 0 2127 0
1 2 2 0 1 0 0 2127 0
1 2 2 2 0 0 2127 0 0 1 2127 1 0 1 2127
1 2 2 4 0 0 2134 0 0 1 2134 0 0 2127 0 0 1 2127 3 0 1 2127 0 0 2134 0 0 1 2134
1 0 0 2150 0
1 0 0 2127 0
1 0 3 2127 1 1694
1 1 2 0 0 2164 0 0 7 2164
1 0 0 2171 0
1 0 0 2164 0
2 0 1 2171 0 0 2164 0
1 2 2 0 1 0 3 2164 1 30
1 2 2 0 1 0 0 2204 0
1 2 2 1 0 0 1056 0 0
1 2 2 2 0 1 1056 0 0 2204 0 2 0 1 2204 0 0 1056 0
1 0 0 2210 0
2 0 1 2210 0 0 2208 0
2 0 1 2208 0 0 1056 0
2 0 1 1056 0 0 2204 0
1 0 0 1056 0
1 0 0 2204 0
2 0 1 2204 0 0 2208 0
2 0 1 1669 0 0 1108 0
1 0 0 2235 0
2 0 1 2235 0 0 1669 0
2 0 1 1108 0 0 2245 0
1 0 0 2254 0
2 0 1 2254 0 0 1669 0
2 0 1 1669 0 0 2254 0
2 0 1 2254 0 0 2259 0
2 0 1 1669 0 0 2263 0
1 2 3 0 2 0 1 1669 0 0 1108 0 2 0 1 1669 0 0 1669 0
2 0 1 1669 0 0 1106 0
1 2 2 0 1 0 3 1108 1 2274
1 0 0 2263 0
1 0 1 1144
1 0 2 2263 1 2340
1 0 2 1144 1 2340
1 0 0 2355 0
1 0 1 2355
1 0 0 2359 0
1 0 0 2368 0
1 0 0 2372 0
1 0 0 2387 0
1 0 1 1620
1 0 0 869 0
1 0 4 869
1 0 2 869 1 1694
1 0 2 1620 1 1694
1 0 0 2432 0
1 0 1 2204
1 0 2 2432 1 2340
1 0 2 2428 1 2458
1 0 2 2456 1 2458
1 0 0 2467 0
1 0 1 869
1 0 2 2464 1 2458
1 0 2 2476 1 2458
1 0 0 2489 0
1 0 1 2489
1 0 0 2502 0
2 0 1 2502 0 0 1690 0
2 0 1 1690 0 0 2489 0
2 0 1 2502 0 0 2489 0
1 0 0 2567 0
1 0 1 2567
1 2 2 0 4 0 0 2575 0 0 1 2575 0 0 2575 0 0 1 2575
1 0 0 2492 0
1 0 1 2368
1 0 0 2615 0
1 0 2 2368 1 2631
1 0 2 2599 1 2631
1 0 0 2657 0
1 0 0 2670 0
1 0 0 2685 0
1 0 2 1574 1 2690
1 0 2 2641 1 2690
1 1 2 0 0 2204 0 0 7 2204
1 0 0 2701 0
2 0 1 2701 0 0 2208 0
2 0 1 2204 0 0 1056 0
2 0 1 2701 0 0 2733 0
2 0 1 2733 0 0 2204 0
1 0 3 2701 1 1694
1 0 2 2701 1 2631
1 0 0 2745 0
1 0 1 2745
1 0 1 2254
1 0 0 2259 0
2 0 1 2259 0 0 1108 0
2 0 1 1108 0 0 2254 0
1 2 2 1 0 4 2254 1 0 0 2254 0
1 2 2 0 1 0 3 2254 1 2118
1 2 2 1 0 2 2259 1 1694 1 0 0 2259 0
1 0 7 2254
1 0 7 2259
1 2 2 1 0 8 2254 0
1 0 8 2254
1 0 8 2259
1 2 2 1 0 7 2254 0
1 0 0 2796 0
1 2 2 1 0 0 2796 0 2 0 0 2796 0 0 1 2796
1 2 3 1 0 0 750 0 2 0 0 1409 0 0 0 750 0 2 0 0 750 0 0 0 1409 0
1 2 2 2 0 0 1461 0 0 0 750 0 2 0 0 750 0 0 0 1461 0
1 2 3 1 0 0 2796 0 2 0 0 2796 0 0 1 2796 3 0 0 2796 0 0 1 2796 0 0 2796 0
1 0 0 2848 0
1 0 1 2796
1 0 0 2860 0
1 2 2 0 2 0 0 2866 0 0 1 2866
1 0 0 2866 0
1 0 1 2866
1 2 3 0 1 0 0 2796 0 2 0 0 2796 0 0 1 2796
1 2 2 0 1 0 1 1461
1 2 3 3 0 0 750 0 0 1 750 0 0 2796 0 2 0 0 2796 0 0 1 2796 3 0 0 2796 0 0 1 2796 0 0 750 0
2 0 1 1461 0 0 2796 0
1 1 2 0 0 1669 0 0 7 1669
1 0 8 1669
1 2 2 1 0 8 1669 1 1 3 0 8 1669 0 0 2950 0 0 7 2950
1 0 0 2955 0
1 2 2 0 1 0 0 2254 0
1 2 2 2 1 2 0 0 1669 0 0 7 1669 0 8 1669 0
1 0 0 2982 1 5 2983 2984 2985 2986 2987 2988 2989 2990 2991 2992
1 0 0 2995 1 0
1 0 0 2982 1 1 3000 3001
1 0 0 2982 1 1 3000 3004
1 0 0 2982 1 1 3000 3007
1 0 0 2982 1 1 3000 3010
1 0 0 2982 1 1 3000 596
1 0 0 2982 1 1 3000 3015
1 0 0 2982 1 1 3000 3018
1 0 0 2982 1 1 3000 3021
1 0 0 2982 1 1 3000 3024
1 0 0 2982 1 5 3027 700 3028 3029 697 698 3030 3031 3032 3033
1 0 0 1019 1 2 2987 3036 2991 2992
1 0 0 3037 1 2 3038 3039 2991 3040
1 0 0 750 1 2 896 3054 2991 2992
1 0 0 3059 1 1 2991 2992
1 2 2 1 0 0 1019 1 2 2987 3036 2991 2992 0
0 1 2
5 3 4 5 6 7 8 9 10 6 11 12 13 14 15 16 17 18 19 15 20 21 22 23 15 24
2 6 25 26 0 1 15 31 32 2 3
11 37 38 39 8 40 41 0 4 42 43 3 44 45 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 90 13 47 48 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 93 13 49 50 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 96 13 0 5 3 0 1 51 1 52 8 0 1 53 1 52 12 0 1 54 1 55 17 0 1 56 1 55 21 0 1 57 1 55 0 46 80 9
58 59 0 4 60 61 3 62 63 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 138 13 64 65 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 141 13 66 67 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 144 13 0 5 3 0 1 51 1 68 8 0 1 53 1 68 12 0 1 54 1 69 17 0 1 56 1 69 21 0 1 57 1 69 0 46 127 9
70 71 0 4 72 73 2 74 75 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 184 13 76 77 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 187 13 0 5 3 0 1 51 1 78 8 0 1 53 1 78 12 0 1 54 1 79 17 0 1 56 1 79 21 0 1 57 1 79 0 46 173 9
80 81 0 4 82 83 3 84 85 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 227 13 86 87 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 230 13 88 67 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 233 13 0 5 3 0 1 51 1 89 8 0 1 53 1 89 12 0 1 54 1 90 17 0 1 56 1 90 21 0 1 57 1 90 0 46 216 9
91 92 0 4 93 94 2 95 96 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 275 13 97 98 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 278 13 0 5 3 0 1 51 1 99 8 0 1 53 1 99 12 0 1 54 1 100 17 0 1 56 1 100 21 0 1 57 1 100 0 46 265 9
101 102 0 4 103 104 5 105 106 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 321 13 107 108 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 326 13 109 110 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 329 13 111 112 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 332 13 113 114 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 335 13 0 5 3 0 1 51 1 115 8 0 1 53 1 116 12 0 1 54 1 115 17 0 1 56 1 117 21 0 1 57 1 115 0 46 307 9
118 119 0 4 120 121 2 122 123 5 3 0 0 0 8 1 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 374 13 124 125 5 3 0 0 0 8 1 0 0 12 0 0 0 17 2 0 0 21 0 0 0 46 377 13 0 5 3 0 1 51 1 126 8 1 1 53 1 127 12 0 1 54 1 126 17 3 1 56 1 128 21 0 1 57 1 126 1 129 46 363 9
130 131 0 4 132 133 3 134 135 5 3 0 0 0 8 0 0 0 12 0 0 0 17 2 0 0 21 0 0 0 46 429 13 136 137 5 3 1 0 0 8 1 0 0 12 0 0 0 17 2 0 0 21 0 0 0 46 432 13 138 139 5 3 1 0 0 8 1 0 0 12 1 0 0 17 2 0 0 21 1 0 0 46 436 13 0 5 3 0 1 140 1 141 8 0 1 142 1 141 12 0 1 143 1 144 17 2 0 0 21 0 1 145 1 144 0 46 417 9
146 147 148 4 149 150 0 4 151 152 2 153 154 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 489 13 155 156 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 494 13 0 5 3 0 1 157 1 158 8 0 1 159 1 158 12 0 1 160 1 161 17 0 1 162 1 158 21 0 1 163 1 158 0 46 477 9
164 165 0 4 166 167 2 168 169 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 540 13 170 171 5 3 1 0 1 172 8 1 0 1 172 12 1 0 1 172 17 1 0 1 172 21 1 0 1 172 46 543 13 0 5 3 0 1 157 1 173 8 0 1 159 1 174 12 0 1 160 1 175 17 0 1 162 1 175 21 0 1 163 1 175 0 46 529 9
176 177 0 4 178 179 2 180 181 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 610 13 182 183 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 613 13 0 5 3 3 1 157 1 184 8 0 1 159 1 185 12 0 1 160 1 186 17 0 1 162 1 187 21 0 1 163 1 187 1 188 46 598 9
189 190 0 4 191 192 3 193 194 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 660 13 195 196 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 663 13 197 198 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 666 13 0 5 3 0 1 157 1 199 8 0 1 159 1 200 12 3 1 160 1 201 17 0 1 162 1 199 21 3 1 163 1 201 1 202 46 649 9
203 204 205 2 206 207 0 4 208 209 3 210 211 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 728 13 212 213 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 731 13 214 215 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 734 13 0 5 3 0 1 216 1 217 8 0 1 218 1 217 12 0 1 219 1 217 17 0 1 220 1 217 21 0 1 221 1 217 0 46 719 9
222 223 0 4 224 225 3 226 227 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 770 13 228 229 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 773 13 230 215 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 776 13 0 5 3 0 1 216 1 231 8 0 1 218 1 231 12 0 1 219 1 232 17 0 1 220 1 233 21 0 1 221 1 232 0 46 760 9
34 234 235 1 236 237 1 5 238 239 2 240 238 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 828 13 241 242 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 831 13 0 5 3 1 1 243 1 244 8 1 1 245 1 244 12 4 0 0 17 4 0 0 21 4 0 0 0 46 818 9
246 247 248 4 249 250 1 4 251 252 4 253 254 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 870 13 255 256 5 3 1 0 0 8 1 0 0 12 1 0 0 17 0 0 0 21 1 0 0 46 873 13 257 258 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 876 13 259 260 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 879 13 0 5 3 3 1 261 1 262 8 1 1 263 1 264 12 1 1 265 1 266 17 0 1 267 1 268 21 1 1 269 1 266 1 270 46 861 9
271 272 1 4 273 274 3 275 273 5 3 0 0 0 8 3 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 924 13 276 277 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 927 13 278 279 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 930 13 0 5 3 0 1 261 1 280 8 3 1 263 1 281 12 0 1 265 1 280 17 0 1 267 1 280 21 0 1 269 1 280 1 282 46 915 9
283 284 1 4 285 286 6 287 288 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 973 13 289 290 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 976 13 291 292 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 979 13 293 294 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 983 13 295 296 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 986 13 297 298 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 989 13 0 5 3 3 1 261 1 299 8 3 1 263 1 300 12 0 1 265 1 301 17 0 1 267 1 302 21 0 1 269 1 303 1 304 46 960 9
305 306 1 4 307 308 2 309 310 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1037 13 311 312 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1040 13 0 5 3 0 1 261 1 313 8 0 1 263 1 314 12 0 1 315 1 316 17 0 1 317 1 313 21 0 1 318 1 319 0 46 1025 9
320 321 322 5 323 324 1 4 325 326 3 327 328 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1100 13 329 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1103 13 331 332 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1106 13 0 5 3 0 1 333 1 334 8 0 1 335 1 334 12 0 1 336 1 334 17 0 1 337 1 334 21 0 1 338 1 334 0 46 1091 9
339 340 1 4 341 342 4 343 344 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1140 13 345 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1143 13 346 347 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1146 13 348 349 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1149 13 0 5 3 0 1 333 1 350 8 0 1 335 1 351 12 0 1 336 1 350 17 0 1 337 1 350 21 0 1 338 1 350 0 46 1131 9
352 353 1 4 354 355 4 356 357 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1186 13 358 330 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1190 13 359 360 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1193 13 361 362 5 3 2 0 0 8 2 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1196 13 0 5 3 0 1 333 1 363 8 0 1 335 1 363 12 0 1 336 1 364 17 0 1 337 1 364 21 0 1 338 1 364 0 46 1174 9
365 366 1 6 367 368 4 369 370 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1243 13 371 330 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1246 13 372 373 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1249 13 374 349 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1254 13 0 5 3 4 0 0 8 4 0 0 12 0 1 336 1 375 17 0 1 337 1 375 21 0 1 338 1 375 0 46 1231 9
376 377 1 4 378 379 2 380 381 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1288 13 382 383 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1291 13 0 5 3 0 1 333 1 384 8 0 1 335 1 384 12 1 1 336 1 385 17 1 1 337 1 385 21 1 1 338 1 385 0 46 1279 9
30 386 387 1 388 389 1 6 390 391 0 1 392 5 3 4 0 0 8 4 0 0 12 0 1 315 1 393 17 2 0 0 21 0 1 318 1 393 0 46 1323 9
394 395 396 8 397 398 1 4 399 400 4 401 402 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1373 13 403 404 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1376 13 405 360 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1379 13 406 362 5 3 2 0 0 8 2 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1382 13 0 5 3 0 1 407 1 408 8 0 1 409 1 408 12 0 1 410 1 411 17 0 1 412 1 411 21 0 1 413 1 411 0 46 1364 9
414 415 1 4 416 417 3 418 419 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1425 13 420 404 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1428 13 421 422 5 3 3 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1431 13 0 5 3 3 1 407 1 423 8 0 1 409 1 416 12 0 1 410 1 416 17 0 1 412 1 416 21 0 1 413 1 416 1 424 46 1415 9
425 426 1 4 427 428 4 429 430 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1470 13 431 404 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1473 13 432 433 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1476 13 434 435 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1479 13 0 5 3 0 1 407 1 436 8 0 1 409 1 436 12 0 1 410 1 436 17 0 1 412 1 436 21 0 1 413 1 436 0 46 1460 9
437 438 1 4 439 440 4 441 442 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1515 13 443 404 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1518 13 444 445 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1521 13 446 447 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1524 13 0 5 3 0 1 407 1 448 8 0 1 409 1 448 12 0 1 410 1 448 17 0 1 412 1 448 21 0 1 413 1 448 0 46 1504 9
449 450 1 6 451 452 4 453 454 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 3 0 0 46 1558 13 455 404 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1561 13 456 457 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1564 13 458 459 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 3 0 0 46 1567 13 0 5 3 4 0 0 8 4 0 0 12 0 1 410 1 460 17 0 1 412 1 461 21 3 1 413 1 462 1 463 46 1549 9
464 465 1 6 466 467 4 468 469 5 3 4 0 0 8 4 0 0 12 3 0 0 17 0 0 0 21 0 0 0 46 1599 13 470 404 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1602 13 471 472 5 3 4 0 0 8 4 0 0 12 3 0 0 17 1 0 0 21 1 0 0 46 1605 13 473 474 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1608 13 0 5 3 4 0 0 8 4 0 0 12 3 1 410 1 475 17 0 1 412 1 476 21 0 1 413 1 477 1 478 46 1590 9
479 480 1 4 481 482 2 483 484 5 3 0 0 0 8 0 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1640 13 485 486 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1643 13 0 5 3 0 1 407 1 487 8 0 1 409 1 488 12 1 1 410 1 489 17 1 1 412 1 489 21 1 1 413 1 489 0 46 1631 9
490 491 1 5 492 493 1 494 495 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1679 13 0 5 3 0 1 407 1 496 8 0 1 409 1 496 12 4 0 0 17 4 0 0 21 4 0 0 0 46 1670 9
497 498 499 1 500 501 1 6 502 503 5 504 505 5 3 4 0 0 8 4 0 0 12 0 0 0 17 3 0 0 21 0 0 0 46 1713 13 506 507 5 3 4 0 0 8 4 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1716 13 508 509 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1719 13 510 511 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1722 13 512 513 5 3 4 0 0 8 4 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1725 13 0 5 3 4 0 0 8 4 0 0 12 0 1 514 1 515 17 3 1 516 1 517 21 0 1 518 1 519 1 520 46 1702 9
521 522 523 3 524 525 1 4 526 527 6 528 529 5 3 0 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1778 13 530 531 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1781 13 532 533 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1784 13 534 535 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1787 13 536 537 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1792 13 538 539 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1795 13 0 5 3 0 1 540 1 541 8 0 1 542 1 541 12 0 1 543 1 544 17 0 1 545 1 544 21 0 1 546 1 544 0 46 1762 9
547 548 1 4 549 550 3 551 552 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1840 13 553 554 5 3 3 0 0 8 0 0 0 12 0 0 0 17 0 0 0 21 0 0 0 46 1843 13 555 556 5 3 1 0 0 8 1 0 0 12 1 0 0 17 1 0 0 21 1 0 0 46 1846 13 0 5 3 3 1 540 1 557 8 0 1 542 1 558 12 0 1 543 1 559 17 0 1 545 1 559 21 0 1 546 1 559 1 560 46 1830 9
561 562 1 5 563 564 3 565 566 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1889 13 567 568 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1892 13 569 570 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1895 13 0 5 3 0 1 540 1 571 8 0 1 542 1 571 12 4 0 0 17 4 0 0 21 4 0 0 0 46 1878 9
572 573 574 1 575 576 1 5 577 578 3 579 580 5 3 0 0 0 8 0 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1934 13 581 582 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1937 13 583 584 5 3 1 0 0 8 1 0 0 12 4 0 0 17 4 0 0 21 4 0 0 46 1940 13 0 5 3 3 1 585 1 586 8 0 1 587 1 588 12 4 0 0 17 4 0 0 21 4 0 0 1 589 46 1922 9
51 590 37 591 592 593 2 1 7
594 595 596 7 4 0 1 0 2 0 0 0 0 593 23 9 1 1 0 0 593 24 9 1 0 1 599 1 74 1 1 9 593 16 5
600 601 596 7 4 0 1 0 2 0 0 0 0 593 23 9 2 1 0 0 593 24 9 1 0 1 599 1 74 1 1 9 593 16 5
603 604 596 7 4 0 1 0 2 0 0 0 0 593 30 9 3 1 0 0 593 31 9 1 0 0 1 74 1 1 9 593 27 5
610 611 596 7 4 0 1 0 3 0 0 0 0 593 40 9 4 0 0 0 593 41 9 1 1 0 0 593 42 9 1 0 0 2 74 1 2 76 1 1 9 593 34 5
613 614 596 7 4 0 1 0 3 0 0 0 0 593 40 9 5 0 0 0 593 41 9 1 1 0 0 593 42 9 1 0 0 2 74 1 2 76 1 1 9 593 34 5
616 617 596 7 4 0 1 0 4 0 0 0 0 593 48 9 6 0 0 0 593 49 9 7 0 0 0 593 50 9 8 1 0 0 593 51 9 1 0 0 2 74 1 3 76 1 2 9 593 45 5
619 620 596 7 4 0 2 0 1 5 0 0 0 0 593 57 9 9 1 0 0 593 58 9 10 0 0 0 593 60 9 11 0 0 0 593 61 9 12 2 0 0 593 62 9 1 0 0 1 74 2 1 4 9 593 54 5
623 37 624 625 626 2 1 15
627 628 596 11 4 0 1 2 2 13 0 0 0 626 21 9 14 3 0 0 626 22 9 1 0 1 631 1 62 1 1 9 626 17 5
632 633 596 11 4 0 1 2 2 13 0 0 0 626 28 9 15 3 0 0 626 29 9 1 0 0 1 62 1 1 9 626 25 5
639 640 596 11 4 0 1 2 3 13 0 0 0 626 42 9 16 0 0 0 626 43 9 14 3 0 0 626 44 9 1 0 0 2 62 1 2 64 1 1 9 626 32 5
642 643 596 11 4 0 1 2 3 13 0 0 0 626 42 9 17 0 0 0 626 43 9 14 3 0 0 626 44 9 1 0 0 2 62 1 2 64 1 1 9 626 32 5
645 646 596 11 4 0 1 2 3 13 0 0 0 626 42 9 18 0 0 0 626 43 9 14 3 0 0 626 44 9 1 0 0 2 62 1 2 64 1 1 9 626 32 5
648 649 596 11 4 0 1 2 3 13 0 0 0 626 42 9 19 0 0 0 626 43 9 14 3 0 0 626 44 9 1 0 0 2 62 1 2 64 1 1 9 626 32 5
651 652 596 11 4 0 1 2 3 13 0 0 0 626 42 9 20 0 0 0 626 43 9 14 3 0 0 626 44 9 1 0 0 2 62 1 2 64 1 1 9 626 32 5
654 655 596 11 4 0 1 2 3 13 0 0 0 626 42 9 21 0 0 0 626 43 9 14 3 0 0 626 44 9 1 0 0 2 62 1 2 64 1 1 9 626 32 5
657 658 596 11 4 0 1 3 3 22 0 0 0 626 58 9 23 0 0 0 626 59 9 24 4 0 0 626 60 9 1 0 0 2 62 1 2 64 1 1 9 626 47 5
662 663 596 11 4 0 1 4 3 22 0 0 0 626 58 9 25 0 0 0 626 59 9 26 4 0 0 626 60 9 1 0 0 2 62 1 2 64 1 1 9 626 47 5
666 667 596 11 4 0 1 5 3 22 0 0 0 626 58 9 27 0 0 0 626 59 9 28 4 0 0 626 60 9 1 0 0 2 62 1 2 64 1 1 9 626 47 5
670 671 596 11 4 0 1 6 3 22 0 0 0 626 58 9 29 0 0 0 626 59 9 30 4 0 0 626 60 9 1 0 0 2 62 1 2 64 1 1 9 626 47 5
674 675 596 11 4 0 1 7 3 22 0 0 0 626 58 9 31 0 0 0 626 59 9 32 4 0 0 626 60 9 1 0 0 2 62 1 2 64 1 1 9 626 47 5
678 679 596 11 4 0 3 2 8 9 4 33 0 0 0 626 66 9 34 5 0 0 626 67 9 35 6 0 0 626 69 9 36 3 0 0 626 71 9 1 0 0 2 62 2 1 2 64 1 1 9 626 63 5
685 686 687 11 4 0 1 10 4 22 0 0 0 626 85 9 7 0 0 0 626 86 9 1 0 0 0 626 87 9 37 4 0 0 626 88 9 1 0 0 2 62 1 3 66 1 0 9 626 74 5
689 37 690 691 692 2 1 13
693 694 596 15 4 0 1 11 3 38 0 0 0 692 42 9 39 0 0 0 692 43 9 40 7 0 0 692 44 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 692 35 5
701 702 596 15 4 0 1 11 3 38 0 0 0 692 42 9 41 0 0 0 692 43 9 40 7 0 0 692 44 9 1 0 0 3 105 1 1 107 1 1 109 2 1 2 17 692 35 5
704 705 596 15 4 0 1 11 3 38 0 0 0 692 42 9 42 0 0 0 692 43 9 40 7 0 0 692 44 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 692 35 5
706 707 596 15 4 0 1 12 3 43 0 0 0 692 55 9 44 0 0 0 692 56 9 45 8 0 0 692 57 9 1 0 1 709 3 105 1 1 107 1 1 109 2 1 2 17 692 47 5
710 711 596 15 4 0 1 12 3 43 0 0 0 692 55 9 44 0 0 0 692 56 9 46 8 0 0 692 57 9 1 0 1 709 3 105 1 1 107 1 1 109 2 1 2 17 692 47 5
712 713 596 15 4 0 1 12 3 43 0 0 0 692 55 9 44 0 0 0 692 56 9 47 8 0 0 692 57 9 1 0 1 709 3 105 1 1 107 1 1 109 2 1 2 17 692 47 5
714 715 596 15 4 0 1 12 3 43 0 0 0 692 65 9 48 0 0 0 692 66 9 49 8 0 0 692 67 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 692 60 5
716 717 718 15 4 0 1 13 4 50 0 0 0 692 89 9 51 0 0 0 692 90 9 52 0 0 0 692 91 9 53 9 0 0 692 92 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 692 70 5
723 724 596 15 4 0 1 14 4 54 0 0 0 692 112 9 55 0 0 0 692 113 9 56 0 0 0 692 114 9 57 10 0 0 692 115 9 1 0 0 3 105 1 1 107 3 1 2 3 109 1 3 17 692 95 5
731 732 596 15 4 0 1 15 3 58 0 0 0 692 131 9 59 0 0 0 692 132 9 60 11 0 0 692 133 9 1 0 0 3 105 1 1 107 1 1 109 2 1 2 17 692 118 5
739 732 596 15 4 0 1 15 3 58 0 0 0 692 131 9 61 0 0 0 692 132 9 62 11 0 0 692 133 9 1 0 0 3 105 1 1 107 1 1 109 2 1 2 17 692 118 5
741 742 596 15 4 0 1 16 4 58 0 0 0 692 144 9 63 0 0 0 692 145 9 59 0 0 0 692 146 9 60 11 0 0 692 147 9 1 0 0 3 105 1 1 107 2 1 2 109 2 2 3 17 692 136 5
743 742 596 15 4 0 1 17 4 58 0 0 0 692 144 9 63 0 0 0 692 145 9 59 0 0 0 692 146 9 60 11 0 0 692 147 9 1 0 0 3 105 1 1 107 2 1 2 109 2 2 3 17 692 136 5
744 37 745 746 747 2 1 37
748 749 596 15 4 0 1 18 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 65 0 0 0 747 33 9 66 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
754 755 596 15 4 0 1 18 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 67 0 0 0 747 33 9 66 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
757 758 596 15 4 0 1 18 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 68 0 0 0 747 33 9 66 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
760 761 596 15 4 0 1 18 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 69 0 0 0 747 33 9 66 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
763 764 596 15 4 0 1 19 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 70 0 0 0 747 33 9 71 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
766 767 596 15 4 0 1 20 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 72 0 0 0 747 33 9 73 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
770 771 596 15 4 0 1 21 4 64 0 0 0 747 31 9 48 0 0 0 747 32 9 74 0 0 0 747 33 9 75 12 0 0 747 34 9 1 0 0 2 105 1 1 107 2 1 2 17 747 16 5
772 773 596 15 4 0 1 22 4 76 0 0 0 747 45 9 77 0 0 0 747 46 9 78 0 0 0 747 47 9 79 13 0 0 747 48 9 1 0 0 2 105 1 1 107 2 1 2 17 747 37 5
777 778 779 15 4 0 1 23 3 64 0 0 0 747 66 9 66 0 0 0 747 67 9 65 12 0 0 747 68 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 747 51 5
780 781 779 15 4 0 1 24 3 64 0 0 0 747 66 9 70 0 0 0 747 67 9 80 12 0 0 747 68 9 1 0 0 2 105 1 1 107 1 1 17 747 51 5
782 783 779 15 4 0 1 25 3 64 0 0 0 747 66 9 75 0 0 0 747 67 9 74 12 0 0 747 68 9 1 0 0 2 105 1 1 107 1 1 17 747 51 5
784 785 779 15 4 0 1 26 3 64 0 0 0 747 66 9 74 0 0 0 747 67 9 75 12 0 0 747 68 9 1 0 0 2 105 1 1 107 1 1 17 747 51 5
786 787 596 15 4 0 1 27 3 81 0 0 0 747 81 9 79 0 0 0 747 82 9 82 14 0 0 747 83 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 747 71 5
789 790 596 15 4 0 1 28 4 83 0 0 0 747 97 9 48 0 0 0 747 98 9 84 0 0 0 747 99 9 85 15 0 0 747 100 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 86 5
794 795 596 15 4 0 1 29 4 83 0 0 0 747 97 9 48 0 0 0 747 98 9 86 0 0 0 747 99 9 87 15 0 0 747 100 9 1 0 0 3 105 1 1 107 3 1 2 3 109 1 3 17 747 86 5
798 799 596 15 4 0 1 30 4 83 0 0 0 747 97 9 48 0 0 0 747 98 9 88 0 0 0 747 99 9 89 15 0 0 747 100 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 86 5
801 802 596 15 4 0 1 31 4 83 0 0 0 747 113 9 48 0 0 0 747 114 9 90 0 0 0 747 115 9 84 15 0 0 747 116 9 1 0 0 3 105 1 1 107 2 1 2 109 2 2 3 17 747 103 5
804 805 596 15 4 0 1 32 4 83 0 0 0 747 113 9 48 0 0 0 747 114 9 91 0 0 0 747 115 9 88 15 0 0 747 116 9 1 0 0 3 105 1 1 107 2 1 2 109 2 2 3 17 747 103 5
807 808 596 15 4 0 1 33 4 92 0 0 0 747 129 9 48 0 0 0 747 130 9 85 0 0 0 747 131 9 84 16 0 0 747 132 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 119 5
810 811 596 15 4 0 1 34 4 92 0 0 0 747 129 9 48 0 0 0 747 130 9 88 0 0 0 747 131 9 93 16 0 0 747 132 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 119 5
813 814 596 15 4 0 1 35 4 92 0 0 0 747 146 9 48 0 0 0 747 147 9 85 0 0 0 747 148 9 84 16 0 0 747 149 9 1 0 0 3 105 1 1 107 1 1 109 2 2 3 17 747 135 5
815 816 596 15 4 0 1 36 4 92 0 0 0 747 146 9 48 0 0 0 747 147 9 87 0 0 0 747 148 9 86 16 0 0 747 149 9 1 0 0 3 105 1 1 107 2 1 2 109 2 2 3 17 747 135 5
817 818 596 15 4 0 1 37 4 92 0 0 0 747 146 9 48 0 0 0 747 147 9 94 0 0 0 747 148 9 88 16 0 0 747 149 9 1 0 0 3 105 1 1 107 2 1 2 109 2 2 3 17 747 135 5
819 820 596 15 4 0 1 38 5 95 0 0 0 747 161 9 96 0 0 0 747 162 9 97 0 0 0 747 163 9 98 0 0 0 747 164 9 99 17 0 0 747 165 9 1 0 0 3 105 1 1 107 3 1 2 3 109 1 4 17 747 152 5
824 825 596 15 4 0 1 39 5 100 0 0 0 747 177 9 96 0 0 0 747 178 9 101 0 0 0 747 179 9 98 0 0 0 747 180 9 102 18 0 0 747 181 9 1 0 0 3 105 1 1 107 3 1 2 3 109 1 4 17 747 168 5
827 828 829 15 4 0 1 39 3 100 0 0 0 747 193 9 103 0 0 0 747 194 9 102 18 0 0 747 195 9 1 0 0 3 105 1 1 107 2 1 2 109 1 2 17 747 184 5
831 832 833 15 4 0 1 40 4 104 0 0 0 747 215 9 105 0 0 0 747 216 9 106 0 0 0 747 217 9 107 19 0 0 747 218 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 198 5
840 841 833 15 4 0 1 41 4 104 0 0 0 747 215 9 105 0 0 0 747 216 9 108 0 0 0 747 217 9 109 19 0 0 747 218 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 198 5
845 846 833 15 4 0 1 42 4 104 0 0 0 747 215 9 105 0 0 0 747 216 9 110 0 0 0 747 217 9 111 19 0 0 747 218 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 198 5
850 851 833 15 4 0 1 43 4 104 0 0 0 747 215 9 105 0 0 0 747 216 9 112 0 0 0 747 217 9 113 19 0 0 747 218 9 1 0 0 3 105 1 1 107 1 1 109 1 3 17 747 198 5
855 856 833 15 4 0 1 44 4 104 0 0 0 747 215 9 105 0 0 0 747 216 9 114 0 0 0 747 217 9 115 19 0 0 747 218 9 1 0 0 3 105 1 1 107 1 1 109 1 3 17 747 198 5
860 861 833 15 4 0 1 45 4 104 0 0 0 747 215 9 105 0 0 0 747 216 9 116 0 0 0 747 217 9 117 19 0 0 747 218 9 1 0 0 3 105 1 1 107 1 1 109 1 3 17 747 198 5
865 866 867 15 4 0 1 46 4 118 0 0 0 747 235 9 34 0 0 0 747 236 9 119 0 0 0 747 237 9 120 20 0 0 747 238 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 221 5
872 873 867 15 4 0 1 46 4 118 0 0 0 747 235 9 34 0 0 0 747 236 9 119 0 0 0 747 237 9 121 20 0 0 747 238 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 221 5
874 875 867 15 4 0 1 46 4 118 0 0 0 747 235 9 34 0 0 0 747 236 9 119 0 0 0 747 237 9 122 20 0 0 747 238 9 1 0 0 3 105 1 1 107 2 1 2 109 1 3 17 747 221 5
876 877 596 15 4 0 1 47 3 123 0 0 0 747 250 9 121 0 0 0 747 251 9 124 21 0 0 747 252 9 1 0 0 4 105 1 1 107 1 1 109 1 1 111 1 2 17 747 241 5
879 880 596 15 4 0 1 47 2 123 0 0 0 747 262 9 34 21 0 0 747 263 9 1 0 0 1 109 1 1 17 747 255 5
881 37 882 883 884 2 1 7
885 886 596 15 4 0 1 48 4 125 0 0 0 884 24 9 1 0 0 0 884 25 9 126 0 0 0 884 26 9 127 22 0 0 884 27 9 1 0 1 888 2 105 1 1 107 2 1 2 33 884 20 5
889 890 596 15 4 0 1 49 3 128 0 0 0 884 52 9 129 0 0 0 884 53 9 130 23 0 0 884 54 9 1 0 1 893 3 105 1 1 107 1 1 109 1 2 33 884 30 5
894 895 596 15 4 0 1 50 3 128 0 0 0 884 52 9 131 0 0 0 884 53 9 132 23 0 0 884 54 9 1 0 1 893 3 105 1 1 107 1 1 109 1 2 33 884 30 5
900 901 596 15 4 0 1 51 3 128 0 0 0 884 52 9 133 0 0 0 884 53 9 134 23 0 0 884 54 9 1 0 1 893 3 105 1 1 107 1 1 109 2 1 2 33 884 30 5
903 904 596 35 4 0 1 48 4 125 0 0 0 884 61 9 135 0 0 0 884 62 9 136 0 0 0 884 63 9 127 22 0 0 884 64 9 1 0 0 4 84 1 3 86 1 1 88 1 2 113 1 1 9 884 57 5
905 906 596 36 4 0 1 52 4 137 0 0 0 884 71 9 138 0 0 0 884 72 9 139 0 0 0 884 73 9 60 24 0 0 884 74 9 1 0 0 5 62 1 3 64 1 1 66 1 2 109 1 3 113 1 1 9 884 67 5
909 910 596 15 4 0 1 52 3 137 0 0 0 884 82 9 140 0 0 0 884 83 9 141 24 0 0 884 84 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 884 77 5
913 37 914 915 916 2 1 19
917 918 596 38 4 0 1 2 3 13 0 0 0 916 24 9 34 25 0 0 916 25 9 14 3 0 1 919 916 27 9 2 0 5 1 920 3 134 1 1 136 1 1 138 1 2 17 916 20 5
921 922 596 38 4 0 1 53 3 142 0 0 0 916 35 9 8 26 0 0 916 36 9 1 27 0 0 916 38 9 2 0 5 1 924 3 134 1 1 136 1 1 138 1 2 33 916 31 5
925 926 596 38 4 0 1 0 2 0 0 0 0 916 44 9 8 1 0 0 916 45 9 2 0 5 0 1 138 1 1 40 916 41 5
927 928 596 38 4 0 0 3 143 0 0 0 916 51 9 14 28 0 0 916 52 9 1 26 0 0 916 54 9 2 0 5 0 2 134 2 1 2 136 2 1 2 41 916 48 5
929 930 596 38 4 0 1 54 3 144 29 0 0 916 60 9 37 30 0 0 916 62 9 145 26 0 0 916 64 9 2 0 5 0 2 134 2 1 2 136 2 1 2 43 916 57 5
932 933 596 38 4 0 1 2 2 13 0 0 0 916 70 9 146 26 0 0 916 71 9 2 0 5 0 2 134 1 1 136 1 1 41 916 67 5
934 935 596 38 4 0 2 53 0 2 147 0 0 0 916 77 9 148 31 0 0 916 78 9 2 0 5 0 2 134 1 1 136 1 1 41 916 74 5
936 937 596 38 4 0 1 2 2 13 0 0 0 916 89 9 149 32 0 0 916 90 9 2 0 5 0 2 134 1 1 136 1 1 41 916 81 5
938 939 596 38 4 0 1 2 2 13 0 0 0 916 89 9 150 33 0 0 916 90 9 2 0 5 0 2 134 1 1 136 1 1 41 916 81 5
941 942 596 38 4 0 1 2 2 13 0 0 0 916 89 9 151 34 0 0 916 90 9 2 0 5 0 2 134 1 1 136 1 1 41 916 81 5
944 945 596 38 4 0 1 2 2 13 0 0 0 916 89 9 152 35 0 0 916 90 9 2 0 5 0 2 134 1 1 136 1 1 41 916 81 5
946 947 596 38 4 0 1 53 2 142 0 0 0 916 98 9 153 26 0 0 916 99 9 2 0 5 0 2 134 1 1 136 1 1 41 916 93 5
950 951 596 38 4 0 1 2 2 13 0 0 0 916 105 9 154 36 0 0 916 106 9 2 0 5 0 2 134 1 1 136 1 1 41 916 102 5
953 954 955 38 4 0 1 2 3 13 0 0 0 916 122 9 155 0 0 0 916 123 9 34 25 0 1 956 916 124 9 2 0 5 0 3 134 1 2 136 1 2 138 1 1 45 916 117 5
957 958 596 38 4 0 3 2 53 54 2 156 29 0 0 916 131 9 157 0 0 0 916 133 9 2 0 5 0 1 138 1 1 47 916 128 5
959 960 596 38 4 1 2 2 53 3 158 0 0 0 916 139 9 157 0 0 0 916 140 9 34 25 0 0 916 141 9 2 0 5 0 3 134 1 2 136 1 2 138 1 1 49 916 135 5
961 962 596 38 4 0 1 55 2 159 0 0 0 916 154 9 34 37 0 0 916 155 9 2 0 5 0 1 138 1 1 17 916 144 5
966 962 596 38 4 0 1 55 2 159 0 0 0 916 154 9 160 37 0 0 916 155 9 2 0 5 0 1 138 1 1 33 916 144 5
967 968 596 38 4 0 2 2 56 2 161 0 0 0 916 163 9 14 38 0 0 916 164 9 2 0 5 0 1 138 1 1 52 916 158 5
970 37 971 972 973 2 1 5
974 975 596 53 4 0 1 57 2 162 0 0 0 973 19 9 7 39 0 0 973 20 9 1 0 1 631 2 95 1 1 97 1 0 9 973 15 5
977 978 596 53 4 0 1 57 3 162 0 0 0 973 27 9 163 0 0 0 973 28 9 7 39 0 0 973 29 9 1 0 1 979 2 95 1 2 97 1 0 9 973 23 5
980 981 596 53 4 0 2 57 58 5 162 0 0 0 973 37 9 7 39 0 0 973 38 9 10 0 0 0 973 40 9 164 0 0 0 973 41 9 7 40 0 0 973 42 9 1 0 0 2 95 2 1 4 97 1 0 56 973 32 5
983 984 596 53 4 0 1 57 3 162 0 0 0 973 48 9 165 0 0 0 973 49 9 7 39 0 0 973 50 9 1 0 0 2 95 1 2 97 2 0 1 9 973 45 5
985 986 596 53 4 0 1 57 5 162 0 0 0 973 56 9 166 0 0 0 973 57 9 167 0 0 0 973 58 9 168 0 0 0 973 59 9 7 39 0 0 973 60 9 1 0 0 2 95 1 4 97 3 0 1 2 9 973 53 5
989 37 990 991 992 2 1 4
993 994 596 57 4 0 1 59 3 169 0 0 0 992 21 9 170 0 0 0 992 22 9 171 41 0 0 992 23 9 1 0 1 920 1 122 1 1 17 992 17 5
997 998 596 57 4 0 1 60 3 142 0 0 0 992 29 9 172 0 0 0 992 30 9 1 27 0 0 992 31 9 1 0 0 2 122 1 1 124 1 1 33 992 26 5
999 1000 1001 57 4 0 2 59 0 5 173 0 0 0 992 40 9 174 0 0 0 992 41 9 7 0 0 0 992 46 9 173 0 0 0 992 47 9 171 41 0 0 992 48 9 1 0 0 2 122 2 2 3 124 1 2 17 992 34 5
1002 1003 1004 60 4 2 2 59 0 3 173 0 0 0 992 58 9 172 0 0 0 992 59 9 171 41 0 0 992 60 9 1 0 0 3 122 1 1 124 1 1 230 1 2 17 992 51 5
1005 37 1006 1007 1008 2 1 3
1009 1010 596 61 4 0 1 61 1 144 29 0 0 1008 21 9 1 0 1 631 2 44 1 0 47 1 0 9 1008 17 5
1011 1012 1013 61 4 0 2 61 62 4 144 29 0 0 1008 30 9 10 0 0 0 1008 32 9 165 0 0 0 1008 33 9 175 42 0 0 1008 34 9 1 0 1 1015 2 44 2 0 3 47 1 0 9 1008 24 5
1016 1017 1018 61 4 0 3 61 63 62 6 176 43 0 0 1008 43 9 10 0 0 0 1008 45 9 177 0 0 1 1021 1008 46 9 6 0 0 0 1008 53 9 7 0 0 0 1008 54 9 175 42 0 0 1008 55 9 1 0 0 3 44 2 0 5 47 1 0 49 2 2 4 64 1008 37 5
1022 37 1023 1024 1025 2 1 9
1026 1027 596 11 4 0 1 64 3 178 0 0 0 1025 25 9 63 0 0 0 1025 26 9 179 44 0 0 1025 27 9 1 0 1 1034 2 62 1 2 64 1 1 9 1025 18 5
1035 1036 596 11 4 0 1 64 3 178 0 0 0 1025 25 9 63 0 0 0 1025 26 9 180 44 0 0 1025 27 9 1 0 1 1034 2 62 1 2 64 1 1 9 1025 18 5
1037 1038 596 66 4 0 1 65 3 181 0 0 0 1025 43 9 182 0 0 0 1025 44 9 183 45 0 0 1025 45 9 1 0 0 4 62 1 2 105 1 1 107 1 1 109 2 1 2 9 1025 30 5
1044 1038 596 66 4 0 1 65 3 181 0 0 0 1025 43 9 182 0 0 0 1025 44 9 184 45 0 0 1025 45 9 1 0 0 4 62 1 2 105 1 1 107 1 1 109 2 1 2 9 1025 30 5
1045 1046 596 68 4 0 1 66 1 185 46 0 0 1025 54 9 1 0 0 2 44 1 0 47 1 0 9 1025 48 5
1049 1050 596 70 4 0 1 67 3 186 0 0 0 1025 63 9 187 0 0 0 1025 64 9 7 47 0 0 1025 65 9 1 0 0 3 64 1 1 95 1 2 97 1 0 9 1025 57 5
1053 1054 596 72 4 0 1 68 3 188 0 0 0 1025 74 9 63 0 0 0 1025 75 9 189 48 0 0 1025 76 9 1 0 0 3 64 1 1 74 1 2 76 1 1 9 1025 68 5
1057 1058 596 74 4 0 1 69 3 188 0 0 0 1025 88 9 190 0 0 0 1025 89 9 189 48 0 0 1025 90 9 1 0 0 2 84 1 2 86 1 1 9 1025 79 5
1061 1058 596 74 4 0 1 69 3 188 0 0 0 1025 88 9 190 0 0 0 1025 89 9 191 48 0 0 1025 90 9 1 0 0 2 84 1 2 86 1 1 9 1025 79 5
1062 37 1063 1064 1065 2 1 8
1066 1067 596 75 4 0 1 53 2 142 0 0 0 1065 20 9 1 27 0 0 1065 21 9 1 0 1 631 1 84 1 1 9 1065 16 5
1068 1069 596 75 4 0 1 53 3 142 0 0 0 1065 32 9 192 0 0 0 1065 33 9 1 27 0 0 1065 34 9 1 0 0 2 84 1 2 86 1 1 9 1065 24 5
1071 1072 596 75 4 0 1 53 3 142 0 0 0 1065 32 9 193 0 0 0 1065 33 9 1 27 0 0 1065 34 9 1 0 0 2 84 1 2 86 1 1 9 1065 24 5
1073 1074 596 75 4 0 1 53 3 142 0 0 0 1065 32 9 194 0 0 0 1065 33 9 1 27 0 0 1065 34 9 1 0 0 2 84 1 2 86 1 1 9 1065 24 5
1076 1077 596 75 4 0 1 53 3 142 0 0 0 1065 32 9 195 0 0 0 1065 33 9 1 27 0 0 1065 34 9 1 0 0 2 84 1 2 86 1 1 9 1065 24 5
1079 1080 596 75 4 0 2 53 70 3 196 0 0 0 1065 40 9 8 49 0 0 1065 41 9 197 27 0 0 1065 43 9 1 0 0 2 84 2 1 2 86 1 1 9 1065 37 5
1082 1083 596 75 4 0 1 53 6 142 0 0 0 1065 49 9 148 0 0 0 1065 50 9 198 0 0 0 1065 51 9 7 0 0 0 1065 52 9 6 0 0 0 1065 53 9 1 27 0 0 1065 54 9 1 0 0 2 84 1 5 88 2 1 2 9 1065 46 5
1085 1086 596 75 4 0 1 53 2 142 0 0 0 1065 60 9 199 27 0 0 1065 61 9 1 0 0 1 84 1 1 9 1065 57 5
1087 37 1088 1089 1090 2 1 2
1091 1092 1093 53 4 3 3 71 72 73 7 200 0 0 0 1090 21 9 14 12 0 0 1090 22 9 201 0 0 0 1090 24 9 10 50 0 0 1090 25 9 7 47 0 0 1090 27 9 10 51 0 0 1090 29 9 143 0 0 0 1090 31 9 2 0 1 0 2 95 1 4 97 1 0 78 1090 14 5
1095 1096 596 53 4 4 2 71 74 4 202 0 0 0 1090 36 9 203 0 0 0 1090 37 9 7 47 0 0 1090 38 9 204 0 0 0 1090 40 9 1 0 0 2 95 1 2 97 1 0 80 1090 32 5
1100 146 1101 1102 1103 2 1 22
1104 1105 596 81 4 0 3 75 76 77 2 205 0 0 0 1103 24 9 206 52 0 0 1103 25 9 1 0 0 1 193 1 1 17 1103 17 5
1111 1105 596 81 4 0 3 75 76 77 2 207 0 0 0 1103 24 9 206 52 0 0 1103 25 9 1 0 0 1 193 1 1 17 1103 17 5
1112 1105 596 81 4 0 3 75 76 77 2 208 0 0 0 1103 24 9 206 52 0 0 1103 25 9 1 0 0 1 193 1 1 17 1103 17 5
1113 1114 1115 81 4 0 2 78 79 2 209 0 0 0 1103 44 9 210 53 0 0 1103 45 9 1 0 1 1119 1 193 1 1 17 1103 28 5
1120 1121 1115 81 4 0 2 80 81 2 209 0 0 0 1103 44 9 210 53 0 0 1103 45 9 1 0 1 1119 1 193 1 1 17 1103 28 5
1122 1123 1115 81 4 0 2 82 83 2 209 0 0 0 1103 44 9 210 53 0 0 1103 45 9 1 0 1 1119 1 193 1 1 17 1103 28 5
1124 1125 1115 81 4 0 2 84 85 2 209 0 0 0 1103 44 9 210 53 0 0 1103 45 9 1 0 1 1119 1 193 1 1 17 1103 28 5
1126 1127 1115 81 4 0 2 86 87 2 209 0 0 0 1103 44 9 210 53 0 0 1103 45 9 1 0 1 1119 1 193 1 1 17 1103 28 5
1128 1129 1115 81 4 0 2 88 89 2 209 0 0 0 1103 44 9 210 53 0 0 1103 45 9 1 0 1 1119 1 193 1 1 17 1103 28 5
1130 1131 1132 81 4 0 2 90 91 2 211 0 0 0 1103 57 9 210 53 0 0 1103 58 9 1 0 0 1 193 1 1 17 1103 48 5
1133 1134 1135 81 4 0 2 75 76 6 212 0 0 0 1103 68 9 206 54 0 0 1103 69 9 10 0 0 0 1103 71 9 7 0 0 0 1103 72 9 165 0 0 0 1103 73 9 143 0 0 0 1103 74 9 1 0 1 1136 2 193 1 1 195 1 3 17 1103 61 5
1137 1138 596 81 4 0 2 75 76 6 213 0 0 0 1103 79 9 206 55 0 0 1103 80 9 214 0 0 0 1103 82 9 215 54 0 0 1103 83 9 10 0 0 0 1103 85 9 7 0 0 0 1103 86 9 1 0 0 2 193 1 3 195 1 5 17 1103 76 5
1139 1140 596 81 4 5 2 75 76 3 212 0 0 0 1103 93 9 206 0 0 0 1103 94 9 7 0 0 0 1103 95 9 1 0 1 1141 2 193 1 1 195 1 1 90 1103 88 5
1142 1143 596 81 4 0 2 76 92 3 216 0 0 0 1103 105 9 206 54 0 0 1103 106 9 217 56 0 0 1103 108 9 1 0 0 2 193 1 1 197 1 2 17 1103 97 5
1146 1147 596 81 4 0 2 75 93 2 218 0 0 0 1103 123 9 219 55 0 0 1103 124 9 1 0 1 1150 0 93 1103 111 5
1151 1147 596 81 4 0 2 75 93 2 218 0 0 0 1103 123 9 220 57 0 0 1103 124 9 1 0 1 1150 1 193 1 1 17 1103 111 5
1152 1153 596 81 4 0 2 75 94 2 221 0 0 0 1103 133 9 206 55 0 0 1103 134 9 1 0 1 1150 0 17 1103 127 5
1155 1156 1157 81 4 0 2 95 96 4 222 0 0 0 1103 148 9 223 58 0 0 1103 149 9 10 0 0 0 1103 151 9 7 0 0 0 1103 152 9 1 0 0 2 193 1 1 195 1 3 33 1103 137 5
1161 1156 1157 81 4 0 2 97 98 4 222 0 0 0 1103 148 9 223 59 0 0 1103 149 9 10 0 0 0 1103 151 9 7 0 0 0 1103 152 9 1 0 0 2 193 1 1 195 1 3 40 1103 137 5
1162 1163 596 81 4 0 2 76 99 2 224 0 0 0 1103 159 9 206 60 0 0 1103 160 9 1 0 0 1 193 1 1 17 1103 154 5
1165 1166 596 81 4 0 2 100 101 3 225 61 0 0 1103 171 9 10 0 0 0 1103 173 9 7 0 0 0 1103 174 9 1 0 0 2 193 1 0 195 1 2 43 1103 163 5
1169 1170 596 81 4 0 2 102 103 4 226 0 0 0 1103 184 9 7 60 0 0 1103 185 9 10 0 0 0 1103 187 9 143 0 0 0 1103 188 9 1 0 0 2 193 1 1 195 1 3 99 1103 176 5
1172 146 1173 1174 1175 2 1 12
1176 1177 596 100 4 6 1 104 3 227 0 0 0 1175 27 9 228 0 0 1 1180 1175 28 9 228 62 0 0 1175 30 9 1 0 1 1181 2 180 1 2 182 1 0 43 1175 19 5
1182 1183 596 100 4 7 1 105 3 229 0 0 0 1175 27 9 228 0 0 1 1180 1175 28 9 228 63 0 0 1175 30 9 1 0 1 1181 2 180 1 2 182 1 0 43 1175 19 5
1186 1187 1188 100 4 8 1 106 4 230 0 0 0 1175 42 9 231 0 0 0 1175 43 9 232 0 0 0 1175 44 9 233 64 0 0 1175 45 9 1 0 0 2 180 1 3 182 1 2 104 1175 33 5
1191 1192 596 100 4 9 2 107 108 3 234 0 0 0 1175 56 9 235 0 0 0 1175 57 9 236 65 0 0 1175 58 9 2 0 1 1 1196 2 180 1 2 182 1 1 106 1175 48 5
1197 1198 596 100 4 10 1 107 4 237 0 0 0 1175 71 9 238 0 0 0 1175 72 9 239 0 0 0 1175 73 9 240 66 0 0 1175 74 9 1 0 1 1199 2 180 1 3 182 1 1 17 1175 64 5
1200 1201 1202 100 4 11 1 109 4 241 0 0 0 1175 87 9 7 0 0 0 1175 88 9 242 0 0 0 1175 89 9 228 67 0 0 1175 90 9 1 0 0 2 180 1 3 182 1 1 99 1175 77 5
1205 1206 1202 100 4 12 1 110 4 243 0 0 0 1175 87 9 7 0 0 0 1175 88 9 242 0 0 0 1175 89 9 228 68 0 0 1175 90 9 1 0 0 2 180 1 3 182 1 1 99 1175 77 5
1209 1210 1211 100 4 11 1 109 3 241 0 0 0 1175 101 9 244 0 0 0 1175 102 9 245 67 0 0 1175 103 9 1 0 1 1212 0 99 1175 93 5
1213 1214 596 100 4 0 1 104 1 227 62 0 0 1175 110 9 1 0 1 1215 0 43 1175 106 5
1216 1217 596 100 4 13 1 111 3 246 0 0 0 1175 119 9 247 0 0 0 1175 120 9 248 69 0 0 1175 121 9 1 0 0 2 180 1 2 182 1 0 43 1175 113 5
1220 1221 1222 100 4 14 2 112 113 3 249 0 0 0 1175 134 9 250 0 0 0 1175 135 9 251 70 0 0 1175 136 9 1 0 0 2 180 1 2 182 1 1 112 1175 124 5
1226 1227 596 100 4 15 2 104 114 2 252 0 0 0 1175 146 9 248 62 0 0 1175 147 9 1 0 1 1231 2 180 1 1 182 1 0 43 1175 139 5
1232 146 1233 1234 1235 2 1 10
1236 1237 1238 9 4 0 1 115 2 179 0 0 0 1235 26 9 253 44 0 0 1235 27 9 1 0 0 2 153 1 1 155 1 0 11 1235 20 5
1239 1240 596 9 4 0 1 115 6 143 0 0 0 1235 33 9 165 0 0 0 1235 34 9 254 0 0 0 1235 35 9 179 0 0 0 1235 36 9 178 0 0 0 1235 37 9 179 44 0 0 1235 38 9 1 0 0 2 153 1 5 155 1 3 11 1235 30 5
1241 1242 596 9 4 0 5 115 116 117 118 119 6 255 0 0 0 1235 45 9 256 71 0 0 1235 46 9 257 44 0 0 1235 48 9 258 59 0 0 1235 50 9 259 72 0 0 1235 52 9 260 73 0 0 1235 54 9 1 0 1 631 1 153 1 1 115 1235 41 5
1248 1249 1250 9 4 0 12 120 121 122 123 124 125 126 127 128 129 130 131 3 261 0 0 0 1235 75 9 262 74 0 0 1235 78 9 263 75 0 0 1235 80 9 1 0 0 1 153 1 1 117 1235 57 5
1275 1276 1277 9 4 0 5 115 116 117 118 119 2 255 0 0 0 1235 90 9 244 0 0 0 1235 91 9 1 0 1 1278 0 41 1235 83 5
1279 1280 1281 9 4 0 1 117 3 264 0 0 0 1235 99 9 265 0 0 0 1235 100 9 63 73 0 0 1235 101 9 1 0 1 1282 1 153 1 2 11 1235 93 5
1283 1284 596 9 4 0 1 115 3 178 0 0 0 1235 109 9 178 0 0 0 1235 110 9 179 44 0 0 1235 111 9 1 0 1 1285 1 153 1 2 11 1235 105 5
1286 1287 596 119 4 0 2 115 132 2 178 0 0 0 1235 118 9 266 76 0 0 1235 119 9 1 0 0 4 44 1 1 47 1 1 49 1 0 153 1 1 41 1235 114 5
1289 1290 596 9 4 0 2 115 116 4 178 0 0 0 1235 126 9 267 0 0 0 1235 127 9 268 0 0 0 1235 128 9 269 72 0 0 1235 129 9 1 0 1 1291 1 153 1 3 11 1235 122 5
1292 1293 1294 9 4 0 2 115 117 3 270 0 0 0 1235 137 9 271 0 0 0 1235 138 9 272 77 0 0 1235 139 9 1 0 0 1 153 1 2 123 1235 132 5
1295 146 1296 1297 1298 2 1 1
1299 1300 596 124 4 0 1 133 2 273 78 0 0 1298 20 9 34 79 0 0 1298 22 9 2 0 9 1 1303 1 168 1 0 17 1298 16 5
1304 146 1305 1306 1307 2 1 14
1308 1309 596 124 4 16 1 133 3 273 0 0 0 1307 27 9 248 0 0 0 1307 28 9 34 79 0 0 1307 29 9 1 0 1 1181 2 168 1 2 170 1 2 17 1307 19 5
1310 1311 596 124 4 17 1 134 3 274 0 0 0 1307 27 9 248 0 0 0 1307 28 9 34 80 0 0 1307 29 9 1 0 1 1181 2 168 1 2 170 1 2 17 1307 19 5
1314 1315 596 124 4 18 1 135 3 275 0 0 0 1307 38 9 248 0 0 0 1307 39 9 1 81 0 0 1307 40 9 1 0 0 2 168 1 2 170 1 2 40 1307 32 5
1319 1320 596 124 4 19 2 133 135 4 276 0 0 0 1307 47 9 1 0 0 0 1307 48 9 277 82 0 0 1307 49 9 34 79 0 0 1307 51 9 2 0 1 0 2 168 1 3 170 1 3 129 1307 43 5
1321 1322 596 124 4 20 1 136 3 278 0 0 0 1307 60 9 248 0 0 0 1307 61 9 279 83 0 0 1307 62 9 1 0 0 2 168 1 2 170 1 2 17 1307 54 5
1325 1326 596 124 4 21 4 133 137 138 139 6 280 0 0 0 1307 72 9 281 0 0 0 1307 73 9 279 6 0 0 1307 74 9 282 56 0 0 1307 76 9 283 27 0 0 1307 78 9 284 79 0 0 1307 80 9 1 0 0 2 168 3 2 3 4 170 1 2 132 1307 65 5
1329 1330 1331 124 4 0 1 133 4 273 0 0 0 1307 92 9 248 0 0 0 1307 93 9 285 0 0 0 1307 94 9 34 79 0 0 1307 95 9 1 0 1 1332 2 168 1 3 170 1 3 17 1307 83 5
1333 1334 1335 124 4 22 1 133 3 273 0 0 0 1307 105 9 286 0 0 0 1307 106 9 287 79 0 0 1307 107 9 1 0 0 2 168 1 2 170 1 2 17 1307 98 5
1336 1337 596 124 4 20 2 133 137 5 273 0 0 0 1307 115 9 248 0 0 0 1307 116 9 142 0 0 0 1307 117 9 248 0 0 0 1307 118 9 1 27 0 0 1307 119 9 1 0 1 1338 2 168 1 4 170 1 4 33 1307 110 5
1339 1340 596 124 4 23 1 133 3 273 0 0 0 1307 126 9 288 0 0 0 1307 127 9 34 79 0 0 1307 128 9 1 0 0 1 168 1 2 17 1307 122 5
1341 1342 1343 124 5 24 1 140 2 289 0 0 0 1307 142 9 290 84 0 0 1307 143 9 1 0 0 1 168 1 1 134 1307 131 5
1345 1346 596 124 4 25 2 133 141 2 291 0 0 0 1307 153 9 292 85 0 0 1307 154 9 1 0 1 1349 0 17 1307 146 5
1350 1351 596 124 4 20 2 133 142 4 273 0 0 0 1307 163 9 293 0 0 0 1307 164 9 248 0 0 0 1307 165 9 279 83 0 0 1307 166 9 1 0 0 2 168 1 3 170 1 3 17 1307 157 5
1352 1353 596 124 4 16 1 133 5 163 0 0 0 1307 173 9 273 0 0 0 1307 174 9 248 0 0 0 1307 175 9 294 0 0 0 1307 176 9 34 79 0 0 1307 177 9 1 0 0 2 168 1 4 170 1 4 17 1307 169 5
1354 146 1355 1356 1357 2 1 18
1358 1359 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 296 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 43 1357 15 5
1363 1364 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 298 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 43 1357 15 5
1365 1366 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 7 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 43 1357 15 5
1367 1368 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 295 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 138 1357 15 5
1369 1370 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 299 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 43 1357 15 5
1372 1373 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 300 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 43 1357 15 5
1374 1375 596 100 4 26 1 143 3 295 0 0 0 1357 27 9 301 0 0 1 1362 1357 28 9 297 86 0 0 1357 30 9 1 0 1 1199 2 180 1 2 182 1 0 43 1357 15 5
1377 1378 596 100 4 26 1 144 4 302 0 0 0 1357 36 9 303 0 0 0 1357 37 9 302 0 0 0 1357 38 9 297 87 0 0 1357 39 9 1 0 0 2 180 1 3 182 1 1 17 1357 33 5
1380 1381 596 100 4 26 1 145 4 302 0 0 0 1357 48 9 303 0 0 0 1357 49 9 298 0 0 0 1357 50 9 297 87 0 0 1357 51 9 1 0 1 1199 2 180 1 3 182 1 1 112 1357 42 5
1382 1383 596 100 4 26 2 144 146 5 304 0 0 0 1357 57 9 303 0 0 0 1357 58 9 305 88 0 0 1357 59 9 10 89 0 0 1357 61 9 297 87 0 0 1357 63 9 2 0 1 0 2 180 1 4 182 1 1 141 1357 54 5
1385 1386 596 100 4 27 1 144 3 302 0 0 0 1357 70 9 303 0 0 0 1357 71 9 297 87 0 0 1357 72 9 1 0 0 2 180 1 2 182 1 1 17 1357 66 5
1387 1388 596 142 4 26 1 144 5 302 0 0 0 1357 79 9 303 0 0 0 1357 80 9 297 87 0 0 1357 81 9 10 90 0 0 1357 83 9 7 0 0 0 1357 85 9 2 0 1 0 3 180 1 2 182 1 1 259 1 4 17 1357 75 5
1389 1390 596 100 6 26 1 144 4 302 0 0 0 1357 94 9 303 0 0 0 1357 95 9 306 0 0 0 1357 96 9 297 87 0 0 1357 97 9 1 0 0 2 180 1 3 182 1 1 17 1357 87 5
1391 1392 596 100 6 26 1 144 4 302 0 0 0 1357 94 9 303 0 0 0 1357 95 9 307 0 0 0 1357 96 9 297 87 0 0 1357 97 9 1 0 0 2 180 1 3 182 1 1 17 1357 87 5
1393 1394 596 100 4 28 4 147 148 149 150 9 308 0 0 0 1357 109 9 309 0 0 0 1357 110 9 310 0 0 0 1357 111 9 311 0 0 0 1357 112 9 312 0 0 0 1357 113 9 247 91 0 0 1357 114 9 313 92 0 0 1357 116 9 313 93 0 0 1357 118 9 313 94 0 0 1357 120 9 2 0 1 0 2 180 3 5 6 8 182 1 1 144 1357 100 5
1407 1408 596 100 4 26 2 144 151 3 314 0 0 0 1357 127 9 303 0 0 0 1357 128 9 315 87 0 0 1357 129 9 1 0 0 2 180 1 2 182 1 0 144 1357 122 5
1410 1411 1412 100 4 26 1 143 3 295 0 0 0 1357 137 9 163 0 0 0 1357 138 9 315 86 0 0 1357 139 9 1 0 0 2 180 1 2 182 1 0 146 1357 132 5
1413 1414 1415 147 4 26 3 144 152 61 4 316 95 0 0 1357 151 9 10 96 0 0 1357 153 9 303 0 0 0 1357 155 9 144 97 0 0 1357 156 9 2 0 1 0 3 44 2 0 3 47 1 0 182 1 2 56 1357 142 5
1417 203 1418 1419 1420 2 1 32
1421 1422 596 149 4 29 2 115 153 4 270 0 0 0 1420 28 9 179 44 0 0 1420 29 9 10 0 0 0 1420 31 9 317 0 0 0 1420 32 9 1 0 1 1423 2 210 1 3 214 1 1 17 1420 20 5
1424 1425 596 149 4 29 2 115 153 4 270 0 0 0 1420 28 9 179 44 0 0 1420 29 9 10 0 0 0 1420 31 9 318 0 0 0 1420 32 9 1 0 1 1423 2 210 1 3 214 1 1 17 1420 20 5
1426 1427 596 149 4 29 2 115 153 4 270 0 0 0 1420 28 9 179 44 0 0 1420 29 9 10 0 0 0 1420 31 9 319 0 0 0 1420 32 9 1 0 1 1423 2 210 1 3 214 1 1 17 1420 20 5
1428 1429 596 149 4 29 2 115 153 3 270 0 0 0 1420 41 9 179 44 0 0 1420 42 9 320 73 0 0 1420 44 9 1 0 1 1430 2 212 1 2 214 1 1 17 1420 34 5
1431 1432 596 149 4 29 2 115 153 3 270 0 0 0 1420 41 9 179 44 0 0 1420 42 9 321 73 0 0 1420 44 9 1 0 1 1430 2 212 1 2 214 1 1 17 1420 34 5
1433 1434 596 149 4 29 2 115 153 3 270 0 0 0 1420 50 9 179 44 0 0 1420 51 9 322 73 0 0 1420 53 9 1 0 0 2 212 1 2 214 1 1 17 1420 47 5
1435 1436 596 149 4 29 3 115 154 155 2 323 46 0 0 1420 61 9 324 0 0 0 1420 63 9 1 0 0 2 210 1 1 214 1 0 43 1420 56 5
1437 1438 596 149 4 29 2 115 71 3 325 0 0 0 1420 68 9 7 47 0 0 1420 69 9 324 0 0 0 1420 71 9 1 0 0 2 210 1 2 214 1 1 99 1420 65 5
1439 1440 596 149 4 29 2 115 154 3 326 0 0 0 1420 76 9 189 59 0 0 1420 77 9 324 0 0 0 1420 79 9 1 0 0 2 210 1 2 214 1 1 40 1420 73 5
1441 1442 596 149 4 29 2 115 154 3 327 0 0 0 1420 84 9 179 44 0 0 1420 85 9 328 0 0 0 1420 87 9 1 0 0 2 210 1 2 214 1 1 17 1420 81 5
1443 1444 596 149 4 29 2 115 155 3 178 0 0 0 1420 92 9 179 44 0 0 1420 93 9 329 98 0 0 1420 95 9 2 0 1 0 2 210 1 2 214 1 1 17 1420 89 5
1445 1446 596 149 4 29 2 115 71 3 330 0 0 0 1420 101 9 179 44 0 0 1420 102 9 331 98 0 0 1420 104 9 2 0 1 0 2 210 1 2 214 1 1 17 1420 98 5
1447 1448 1449 149 4 29 3 115 153 156 4 332 0 0 0 1420 113 9 179 44 0 0 1420 114 9 333 73 0 0 1420 116 9 334 0 0 0 1420 118 9 1 0 0 3 210 1 3 212 1 2 214 1 1 17 1420 107 5
1451 1452 1453 149 4 29 3 115 153 156 3 332 0 0 0 1420 127 9 179 44 0 0 1420 128 9 335 99 0 0 1420 130 9 1 0 0 2 212 1 2 214 2 1 2 17 1420 120 5
1454 1455 1456 149 4 30 2 115 153 3 270 0 0 0 1420 141 9 179 0 0 0 1420 142 9 336 73 0 0 1420 143 9 1 0 1 1457 1 212 1 2 156 1420 133 5
1458 1459 1460 149 4 31 2 153 157 3 337 0 0 0 1420 156 9 179 0 0 0 1420 157 9 338 73 0 0 1420 158 9 1 0 1 1462 1 212 1 2 158 1420 146 5
1463 1464 596 149 4 29 1 115 3 178 0 0 0 1420 165 9 339 0 0 0 1420 166 9 179 44 0 0 1420 167 9 1 0 1 1465 1 214 1 2 17 1420 161 5
1466 1467 596 149 4 29 2 115 153 3 270 0 0 0 1420 174 9 247 0 0 0 1420 175 9 179 44 0 0 1420 176 9 1 0 1 1468 1 214 1 2 17 1420 170 5
1469 1470 596 149 4 29 2 115 153 4 270 0 0 0 1420 183 9 179 44 0 0 1420 184 9 340 0 0 0 1420 186 9 341 73 0 0 1420 187 9 1 0 1 1471 2 212 1 3 214 2 1 3 17 1420 179 5
1472 1473 1474 149 4 29 2 115 153 5 178 0 0 0 1420 196 9 179 44 0 0 1420 197 9 342 0 0 0 1420 199 9 264 0 0 0 1420 200 9 341 73 0 0 1420 201 9 1 0 0 1 214 2 1 4 17 1420 190 5
1475 1476 1477 149 4 32 2 153 158 2 343 0 0 0 1420 215 9 344 100 0 0 1420 216 9 2 0 1 0 2 210 1 1 214 1 1 160 1420 204 5
1481 1482 596 149 4 29 2 115 153 5 178 0 0 0 1420 227 9 179 44 0 0 1420 228 9 345 0 0 0 1420 230 9 264 0 0 0 1420 231 9 63 0 0 0 1420 232 9 1 0 1 1483 2 210 1 4 214 1 1 17 1420 223 5
1484 1485 596 149 4 29 2 115 153 4 270 0 0 0 1420 237 9 179 44 0 0 1420 238 9 346 0 0 0 1420 240 9 63 0 0 0 1420 241 9 1 0 0 2 210 1 3 214 1 1 17 1420 234 5
1486 1487 596 149 4 29 2 115 153 4 270 0 0 0 1420 246 9 179 44 0 0 1420 247 9 347 0 0 0 1420 249 9 63 0 0 0 1420 250 9 1 0 0 2 210 1 3 214 1 1 17 1420 243 5
1488 1489 596 149 4 29 2 115 153 4 270 0 0 0 1420 255 9 348 44 0 0 1420 256 9 10 0 0 0 1420 258 9 349 0 0 0 1420 259 9 1 0 0 2 210 1 3 214 1 1 17 1420 252 5
1490 1491 596 149 4 29 2 115 153 4 270 0 0 0 1420 267 9 179 44 0 0 1420 268 9 350 0 0 0 1420 270 9 63 0 0 0 1420 271 9 1 0 0 2 210 1 3 214 1 1 17 1420 261 5
1492 1493 596 149 4 29 2 115 153 4 270 0 0 0 1420 267 9 179 44 0 0 1420 268 9 351 0 0 0 1420 270 9 63 0 0 0 1420 271 9 1 0 0 2 210 1 3 214 1 1 17 1420 261 5
1494 1495 1496 149 4 33 3 115 153 159 3 270 0 0 0 1420 282 9 179 44 0 0 1420 283 9 352 101 0 0 1420 285 9 1 0 0 2 210 1 2 214 1 1 17 1420 273 5
1497 1498 596 149 5 29 2 115 153 4 270 0 0 0 1420 292 9 179 44 0 0 1420 293 9 353 0 0 0 1420 295 9 63 0 0 0 1420 296 9 1 0 0 2 210 1 3 214 1 1 17 1420 288 5
1499 1500 596 149 6 29 2 115 153 4 270 0 0 0 1420 302 9 179 44 0 0 1420 303 9 354 0 0 0 1420 305 9 63 0 0 0 1420 306 9 1 0 0 2 210 1 3 214 1 1 17 1420 298 5
1501 1502 596 149 4 32 2 115 158 4 355 0 0 0 1420 314 9 179 44 0 0 1420 315 9 345 0 0 0 1420 317 9 356 0 0 0 1420 318 9 1 0 0 2 210 1 3 214 1 1 17 1420 308 5
1503 1504 596 149 6 29 2 115 153 4 270 0 0 0 1420 324 9 179 44 0 0 1420 325 9 357 0 0 0 1420 327 9 63 0 0 0 1420 328 9 1 0 0 2 210 1 3 214 1 1 17 1420 320 5
1505 203 1506 1507 1508 2 1 12
1509 1510 596 162 4 34 2 115 153 4 270 0 0 0 1508 30 9 179 44 0 0 1508 31 9 10 0 0 0 1508 33 9 358 0 0 0 1508 34 9 1 0 1 1511 3 226 1 3 228 1 3 230 1 1 17 1508 19 5
1512 1513 596 162 4 2 2 115 153 4 270 0 0 0 1508 30 9 179 44 0 0 1508 31 9 10 0 0 0 1508 33 9 359 0 0 0 1508 34 9 1 0 1 1511 3 226 1 3 228 1 3 230 1 1 17 1508 19 5
1514 1515 596 162 4 2 2 115 153 4 270 0 0 0 1508 30 9 179 44 0 0 1508 31 9 10 0 0 0 1508 33 9 360 0 0 0 1508 34 9 1 0 1 1511 3 226 1 3 228 1 3 230 1 1 17 1508 19 5
1516 1517 596 162 4 35 2 115 153 4 270 0 0 0 1508 30 9 179 44 0 0 1508 31 9 10 0 0 0 1508 33 9 361 0 0 0 1508 34 9 1 0 1 1511 3 226 1 3 228 1 3 230 1 1 17 1508 19 5
1518 1519 596 162 4 36 2 115 153 4 270 0 0 0 1508 30 9 179 44 0 0 1508 31 9 10 0 0 0 1508 33 9 362 0 0 0 1508 34 9 1 0 1 1511 3 226 1 3 228 1 3 230 1 1 17 1508 19 5
1520 1521 596 162 4 34 2 115 153 3 270 0 0 0 1508 46 9 179 44 0 0 1508 47 9 363 73 0 0 1508 49 9 1 0 1 1522 2 226 1 2 230 1 1 17 1508 36 5
1523 1524 596 162 4 2 2 115 153 3 270 0 0 0 1508 46 9 179 44 0 0 1508 47 9 364 73 0 0 1508 49 9 1 0 1 1522 2 226 1 2 230 1 1 17 1508 36 5
1525 1526 596 162 4 2 2 115 153 3 270 0 0 0 1508 46 9 179 44 0 0 1508 47 9 365 73 0 0 1508 49 9 1 0 1 1522 2 226 1 2 230 1 1 17 1508 36 5
1527 1528 596 162 4 35 2 115 153 3 270 0 0 0 1508 46 9 179 44 0 0 1508 47 9 366 73 0 0 1508 49 9 1 0 1 1522 2 226 1 2 230 1 1 17 1508 36 5
1529 1530 596 162 4 2 3 115 153 156 4 332 0 0 0 1508 56 9 179 44 0 0 1508 57 9 367 73 0 0 1508 59 9 368 0 0 0 1508 61 9 1 0 0 3 226 2 2 3 228 1 3 230 1 1 17 1508 52 5
1531 1532 596 162 4 2 3 115 153 155 4 178 0 0 0 1508 67 9 247 0 0 0 1508 68 9 369 46 0 0 1508 69 9 370 0 0 0 1508 71 9 1 0 0 3 226 1 3 228 1 3 230 1 2 43 1508 63 5
1533 1534 596 162 4 2 2 115 154 3 327 0 0 0 1508 77 9 179 44 0 0 1508 78 9 371 0 0 0 1508 80 9 1 0 0 3 226 1 2 228 1 2 230 1 1 17 1508 73 5
1535 34 1536 1537 1538 2 1 8
1539 1540 596 164 5 37 1 160 2 372 0 0 0 1538 29 9 298 0 0 0 1538 30 9 2 0 7 1 1542 1 240 1 1 41 1538 21 5
1543 1544 596 164 5 37 1 161 2 373 0 0 0 1538 29 9 374 0 0 0 1538 30 9 2 0 7 1 1542 1 240 1 1 41 1538 21 5
1547 1548 596 164 5 37 1 162 2 375 0 0 0 1538 29 9 7 0 0 0 1538 30 9 2 0 7 1 1542 1 240 1 1 41 1538 21 5
1550 1551 596 164 5 37 1 163 1 289 0 0 0 1538 35 9 2 0 7 1 1553 1 240 1 0 41 1538 31 5
1554 1555 596 168 5 37 1 164 2 376 0 0 0 1538 42 9 7 0 0 0 1538 43 9 2 0 7 0 1 240 1 0 41 1538 36 5
1557 1558 596 164 5 38 1 160 2 372 0 0 0 1538 48 9 298 0 0 0 1538 49 9 2 0 7 0 1 240 1 1 41 1538 44 5
1559 1560 596 168 5 37 1 164 2 377 0 0 0 1538 56 9 376 102 0 0 1538 57 9 2 0 7 0 2 241 1 1 528 1 1 169 1538 50 5
1561 1562 596 170 5 37 1 165 2 378 0 0 0 1538 66 9 379 103 0 0 1538 67 9 2 0 7 1 1564 3 44 1 1 240 1 0 241 1 1 56 1538 59 5
1565 246 1566 1567 1568 2 1 9
1569 1570 596 172 4 0 1 166 5 241 0 0 0 1568 23 9 380 0 0 0 1568 24 9 381 0 0 0 1568 25 9 143 0 0 0 1568 26 9 7 0 0 0 1568 27 9 1 0 1 631 1 309 1 2 173 1568 19 5
1572 1573 596 172 4 0 3 166 167 168 6 382 0 0 0 1568 32 9 383 0 0 0 1568 33 9 381 0 0 0 1568 38 9 384 0 0 0 1568 39 9 384 0 0 0 1568 40 9 385 0 0 0 1568 41 9 1 0 1 1576 1 309 1 2 173 1568 28 5
1577 1578 596 172 4 0 1 166 4 241 0 0 0 1568 46 9 386 0 0 0 1568 47 9 387 0 0 0 1568 48 9 143 0 0 0 1568 49 9 1 0 1 1579 1 309 1 2 175 1568 42 5
1580 1581 596 172 4 0 1 166 5 241 0 0 0 1568 53 9 380 0 0 0 1568 54 9 241 0 0 0 1568 55 9 381 0 0 0 1568 56 9 143 0 0 0 1568 57 9 1 0 0 1 309 1 3 173 1568 50 5
1582 1583 596 172 4 39 1 169 5 388 0 0 0 1568 65 9 389 0 0 0 1568 66 9 390 0 0 0 1568 67 9 7 0 0 0 1568 68 9 143 0 0 0 1568 69 9 1 0 1 1587 0 100 1568 58 5
1588 1589 596 172 4 0 3 166 167 170 5 391 0 0 0 1568 73 9 392 64 0 0 1568 74 9 381 0 0 0 1568 76 9 393 0 0 0 1568 77 9 394 104 0 0 1568 78 9 1 0 0 1 309 1 2 112 1568 70 5
1592 1593 596 172 4 0 1 166 3 241 0 0 0 1568 84 9 395 0 0 0 1568 85 9 396 67 0 0 1568 86 9 1 0 1 1594 1 311 1 2 179 1568 80 5
1595 1596 596 172 4 0 3 166 167 168 4 382 0 0 0 1568 91 9 397 105 0 0 1568 92 9 398 106 0 0 1568 94 9 398 107 0 0 1568 96 9 2 0 1 1 1597 1 311 1 3 180 1568 88 5
1598 1599 596 172 4 0 4 166 167 168 170 3 399 0 0 0 1568 102 9 400 104 1 174 0 1568 103 9 267 0 1 41 0 1568 110 9 2 0 10 0 1 309 1 2 182 1568 99 5
1600 246 1601 1602 1603 2 1 8
1604 1605 596 183 4 0 2 171 172 4 401 0 0 0 1603 20 9 155 0 0 0 1603 21 9 232 108 0 0 1603 22 9 384 109 0 0 1603 24 9 2 0 1 1 1606 1 276 1 3 185 1603 17 5
1607 1608 596 183 4 0 2 171 172 4 401 0 0 0 1603 31 9 402 0 0 0 1603 32 9 232 110 0 0 1603 33 9 384 94 0 0 1603 35 9 2 0 1 1 631 3 275 1 2 276 1 3 278 1 3 186 1603 27 5
1609 1610 596 183 4 0 3 171 172 173 5 403 0 0 0 1603 41 9 404 0 0 0 1603 42 9 232 111 0 0 1603 47 9 384 93 0 0 1603 49 9 384 94 0 0 1603 51 9 2 0 1 1 1612 3 275 1 2 276 1 3 278 2 3 4 186 1603 37 5
1613 1614 596 183 4 0 3 171 172 173 5 403 0 0 0 1603 57 9 405 0 0 0 1603 58 9 232 108 0 0 1603 63 9 384 112 0 0 1603 65 9 384 93 0 0 1603 67 9 2 0 1 1 1615 3 275 1 2 276 1 3 278 2 3 4 186 1603 53 5
1616 1617 1618 183 4 0 2 174 175 4 406 0 0 0 1603 79 9 402 0 0 0 1603 80 9 232 113 0 0 1603 81 9 384 114 0 0 1603 83 9 2 0 1 1 1621 3 275 1 2 276 1 3 278 1 3 186 1603 69 5
1622 1623 1624 183 4 40 3 176 177 178 3 407 0 0 0 1603 97 9 408 115 0 1 1630 1603 98 9 409 116 0 0 1603 101 9 1 0 1 1631 1 275 1 2 190 1603 85 5
1632 1633 1634 183 4 41 3 176 179 180 3 410 0 0 0 1603 113 9 402 0 0 0 1603 114 9 411 117 0 0 1603 115 9 1 0 0 2 276 1 2 278 1 2 192 1603 103 5
1636 1637 1638 183 4 0 12 181 182 183 184 185 186 187 188 189 190 191 192 15 412 0 0 0 1603 143 9 413 0 0 0 1603 146 9 232 118 0 0 1603 160 9 384 119 0 0 1603 162 9 384 120 0 0 1603 164 9 384 121 0 0 1603 166 9 384 122 0 0 1603 168 9 384 123 0 0 1603 170 9 384 124 0 0 1603 172 9 384 125 0 0 1603 174 9 384 126 0 0 1603 176 9 384 127 0 0 1603 178 9 384 128 0 0 1603 180 9 384 129 0 0 1603 182 9 384 130 0 0 1603 184 9 2 0 1 0 3 275 1 2 276 1 3 278 5 3 4 5 7 12 186 1603 124 5
1663 246 1664 1665 1666 2 1 11
1667 1668 596 194 4 0 1 193 2 414 0 0 0 1666 24 9 206 131 0 0 1666 25 9 1 0 1 1670 1 291 1 1 17 1666 20 5
1671 1672 596 194 4 0 2 193 194 3 415 0 0 0 1666 31 9 416 0 0 0 1666 32 9 417 54 0 0 1666 33 9 1 0 1 1674 2 291 1 2 293 1 2 158 1666 27 5
1675 1676 1677 194 4 0 1 193 3 414 0 0 0 1666 41 9 418 0 0 0 1666 42 9 419 131 0 0 1666 43 9 1 0 0 0 197 1666 35 5
1678 1679 596 194 4 0 1 193 4 414 0 0 0 1666 52 9 418 0 0 0 1666 53 9 420 0 0 1 1680 1666 54 9 414 131 0 0 1666 56 9 1 0 1 1681 2 287 1 3 289 1 3 198 1666 45 5
1682 1683 596 194 4 0 1 193 4 414 0 0 0 1666 52 9 418 0 0 0 1666 53 9 420 0 0 1 1680 1666 54 9 7 131 0 0 1666 56 9 1 0 1 1681 1 289 1 3 198 1666 45 5
1684 1685 1686 194 4 0 1 193 3 414 0 0 0 1666 63 9 421 0 0 0 1666 64 9 7 131 0 0 1666 65 9 1 0 0 1 289 1 2 199 1666 58 5
1687 1688 596 194 4 0 4 193 194 195 196 5 422 0 0 0 1666 72 9 423 132 0 0 1666 73 9 384 133 0 0 1666 79 9 384 134 0 0 1666 81 9 384 135 0 0 1666 83 9 2 0 1 0 4 289 1 2 291 1 1 293 1 2 295 1 3 182 1666 67 5
1692 1693 596 194 4 0 2 193 194 3 415 0 0 0 1666 92 9 416 136 0 0 1666 93 9 424 137 0 0 1666 95 9 3 0 3 4 1 1695 2 291 1 1 293 1 2 158 1666 85 5
1696 1697 1698 194 4 0 1 193 4 414 0 0 0 1666 104 9 7 0 0 0 1666 105 9 414 0 0 0 1666 106 9 206 131 0 0 1666 107 9 1 0 1 1699 1 291 1 3 17 1666 97 5
1700 1701 596 194 4 0 1 193 5 414 0 0 0 1666 113 9 206 131 0 0 1666 114 9 10 138 0 0 1666 116 9 7 0 0 0 1666 118 9 143 0 0 0 1666 119 9 2 0 1 1 1702 2 291 1 1 297 2 3 4 17 1666 109 5
1703 1704 596 194 4 0 2 193 196 6 425 0 0 0 1666 123 9 426 132 0 0 1666 124 9 414 0 0 0 1666 126 9 7 0 0 0 1666 127 9 414 0 0 0 1666 128 9 384 139 0 0 1666 129 9 2 0 1 0 3 289 1 5 291 1 1 295 1 5 202 1666 120 5
1705 246 1706 1707 1708 2 1 12
1709 1710 596 183 4 3 2 72 159 6 64 0 0 0 1708 16 9 427 140 0 0 1708 17 9 14 0 0 0 1708 19 9 384 141 0 0 1708 20 9 10 50 0 0 1708 22 9 7 0 0 0 1708 24 9 2 0 1 0 1 276 1 5 203 1708 13 5
1711 1712 1713 183 4 3 2 72 159 7 64 0 0 0 1708 32 9 427 140 0 0 1708 33 9 14 0 0 0 1708 35 9 428 0 0 0 1708 29 48 385 142 0 0 1708 37 9 10 143 0 0 1708 39 9 7 0 0 0 1708 41 9 2 0 1 0 1 276 1 6 204 1708 25 5
1714 1715 1713 183 4 3 2 72 159 7 64 0 0 0 1708 32 9 427 140 0 0 1708 33 9 14 0 0 0 1708 35 9 7 0 0 0 1708 30 50 385 142 0 0 1708 37 9 10 143 0 0 1708 39 9 7 0 0 0 1708 41 9 2 0 1 0 1 276 1 6 204 1708 25 5
1716 1717 596 183 4 42 1 72 5 64 0 0 0 1708 46 9 14 0 0 0 1708 47 9 429 12 0 0 1708 48 9 10 50 0 0 1708 50 9 7 0 0 0 1708 52 9 2 0 1 0 1 276 1 4 179 1708 42 5
1718 1719 596 183 6 3 1 72 6 64 0 0 0 1708 57 9 430 0 0 0 1708 58 9 14 0 0 0 1708 59 9 431 12 0 0 1708 60 9 10 50 0 0 1708 62 9 306 0 0 0 1708 64 9 2 0 1 0 1 276 1 5 205 1708 53 5
1720 1721 596 206 4 3 1 159 5 163 0 0 0 1708 69 9 427 0 0 0 1708 70 9 432 140 0 0 1708 71 9 10 144 0 0 1708 73 9 7 0 0 0 1708 75 9 2 0 1 0 6 276 1 4 528 1 2 530 1 4 534 1 1 536 1 2 538 1 4 207 1708 65 5
1722 1723 596 206 6 3 1 159 5 163 0 0 0 1708 81 9 427 0 0 0 1708 82 9 433 140 0 0 1708 83 9 10 144 0 0 1708 85 9 306 0 0 0 1708 87 9 2 0 1 0 4 276 1 4 528 1 2 534 1 1 536 1 2 208 1708 76 5
1724 1725 1726 183 4 3 1 197 6 434 0 0 0 1708 94 9 163 0 0 0 1708 95 9 435 0 0 0 1708 96 9 436 145 0 0 1708 97 9 10 146 0 0 1708 99 9 7 0 0 0 1708 101 9 2 0 1 0 0 173 1708 88 5
1729 1730 1726 183 4 3 2 159 197 6 434 0 0 0 1708 108 9 427 140 0 0 1708 109 9 435 0 0 0 1708 111 9 437 147 0 0 1708 112 9 10 146 0 0 1708 114 9 7 0 0 0 1708 116 9 2 0 1 0 1 276 1 5 204 1708 102 5
1731 1732 1726 183 6 3 1 197 6 434 0 0 0 1708 124 9 430 0 0 0 1708 125 9 435 0 0 0 1708 126 9 438 145 0 0 1708 127 9 10 146 0 0 1708 129 9 7 0 0 0 1708 131 9 2 0 1 0 0 210 1708 117 5
1733 1734 1735 183 6 0 1 72 5 64 0 0 0 1708 138 9 430 0 0 0 1708 139 9 14 0 0 0 1708 140 9 439 148 0 0 1708 141 9 440 0 0 0 1708 143 9 1 0 0 0 211 1708 132 5
1736 1737 596 212 4 3 1 198 7 441 0 0 0 1708 150 9 163 0 0 0 1708 151 9 201 0 0 0 1708 152 9 296 0 0 0 1708 153 9 7 0 0 0 1708 154 9 442 0 0 0 1708 155 9 7 0 0 0 1708 156 9 1 0 0 1 483 1 6 214 1708 144 5
1739 246 1740 1741 1742 2 1 15
1743 1744 596 194 4 4 2 72 74 5 443 0 0 0 1742 21 9 14 12 0 0 1742 22 9 10 50 0 0 1742 24 9 204 0 0 0 1742 26 9 7 0 0 0 1742 27 9 2 0 1 1 1745 2 291 1 1 297 1 4 17 1742 14 5
1746 1747 596 194 4 4 2 72 74 5 443 0 0 0 1742 21 9 14 12 0 0 1742 22 9 10 50 0 0 1742 24 9 443 0 0 0 1742 26 9 7 0 0 0 1742 27 9 2 0 1 1 1745 2 291 1 1 297 2 3 4 17 1742 14 5
1748 1749 596 194 4 43 1 72 5 64 0 0 0 1742 33 9 14 12 0 0 1742 34 9 10 50 0 0 1742 36 9 204 0 0 0 1742 38 9 7 0 0 0 1742 39 9 2 0 1 1 1750 2 291 1 1 297 1 4 17 1742 28 5
1751 1752 596 194 6 4 1 72 6 64 0 0 0 1742 45 9 14 12 0 0 1742 46 9 10 50 0 0 1742 48 9 430 0 0 0 1742 50 9 444 0 0 0 1742 51 9 7 0 0 0 1742 52 9 2 0 1 1 1753 2 291 1 1 297 1 5 17 1742 40 5
1754 1755 596 194 4 4 2 72 154 6 445 0 0 0 1742 56 9 14 12 0 0 1742 57 9 10 50 0 0 1742 59 9 446 59 0 0 1742 61 9 447 149 0 0 1742 63 9 7 0 0 0 1742 65 9 2 0 1 0 2 291 1 1 297 1 5 217 1742 53 5
1756 1757 596 194 4 4 2 72 159 6 64 0 0 0 1742 71 9 14 12 0 0 1742 72 9 10 50 0 0 1742 74 9 427 140 0 0 1742 76 9 10 144 0 0 1742 78 9 7 0 0 0 1742 80 9 2 0 1 0 2 291 1 1 297 1 5 218 1742 66 5
1758 1759 596 194 4 44 2 72 199 6 448 0 0 0 1742 87 9 14 12 0 0 1742 88 9 10 50 0 0 1742 90 9 7 0 0 0 1742 92 9 204 0 0 0 1742 93 9 7 0 0 0 1742 94 9 2 0 1 0 2 291 1 1 297 1 3 220 1742 81 5
1761 1762 596 194 4 4 1 72 3 64 0 0 0 1742 103 9 64 0 0 0 1742 104 9 7 0 0 0 1742 105 9 2 0 7 1 1763 0 41 1742 95 5
1764 1765 596 194 4 4 1 72 3 64 0 0 0 1742 103 9 143 0 0 0 1742 104 9 7 0 0 0 1742 105 9 2 0 7 1 1763 0 41 1742 95 5
1766 1767 596 194 4 4 1 74 3 449 0 0 0 1742 111 9 204 0 0 0 1742 112 9 7 0 0 0 1742 113 9 2 0 7 1 1768 0 41 1742 106 5
1769 1770 596 222 6 4 1 72 4 64 0 0 0 1742 120 9 306 0 0 0 1742 121 9 306 0 0 0 1742 122 9 14 12 0 0 1742 123 9 1 0 1 1771 1 291 1 3 17 1742 114 5
1772 1773 596 194 4 4 1 74 4 449 0 0 0 1742 129 9 143 0 0 0 1742 130 9 204 0 0 0 1742 131 9 7 0 0 0 1742 132 9 2 0 7 0 0 41 1742 125 5
1774 1775 596 194 4 4 2 72 159 4 427 140 0 0 1742 138 9 10 144 0 0 1742 140 9 7 0 0 1 1776 1742 142 9 64 0 0 0 1742 144 9 2 0 1 0 1 297 2 2 3 223 1742 133 5
1777 1778 596 194 4 4 1 200 6 450 0 0 0 1742 151 9 451 150 0 0 1742 152 9 10 151 0 0 1742 154 9 296 0 0 0 1742 156 9 442 0 0 0 1742 157 9 7 0 0 0 1742 158 9 2 0 1 1 1781 2 291 1 1 297 1 5 17 1742 145 5
1782 1783 596 194 4 45 1 74 4 449 0 0 0 1742 164 9 204 0 0 0 1742 165 9 452 0 0 0 1742 166 9 449 0 0 0 1742 167 9 1 0 1 1784 0 41 1742 159 5
1785 246 1786 1787 1788 2 1 26
1789 1790 596 194 4 46 1 201 3 453 0 0 0 1788 25 9 454 0 0 0 1788 26 9 7 0 0 0 1788 27 9 1 0 1 1792 0 15 1788 19 5
1793 1794 596 194 4 46 2 72 61 6 455 29 0 0 1788 37 9 298 0 0 0 1788 39 9 10 152 0 0 1788 40 9 7 0 0 0 1788 42 9 204 0 0 0 1788 43 9 7 0 0 0 1788 44 9 2 0 1 1 1795 2 291 1 0 297 1 3 43 1788 28 5
1796 1797 596 194 4 46 2 72 61 6 455 29 0 0 1788 37 9 7 0 0 0 1788 39 9 10 152 0 0 1788 40 9 7 0 0 0 1788 42 9 204 0 0 0 1788 43 9 7 0 0 0 1788 44 9 2 0 1 1 1795 2 291 1 0 297 1 3 43 1788 28 5
1798 1799 596 194 4 46 2 61 74 6 456 29 0 0 1788 37 9 298 0 0 0 1788 39 9 10 152 0 0 1788 40 9 7 0 0 0 1788 42 9 204 0 0 0 1788 43 9 7 0 0 0 1788 44 9 2 0 1 1 1795 2 291 1 0 297 1 3 43 1788 28 5
1800 1801 596 194 4 46 2 61 74 6 456 29 0 0 1788 37 9 7 0 0 0 1788 39 9 10 152 0 0 1788 40 9 7 0 0 0 1788 42 9 204 0 0 0 1788 43 9 7 0 0 0 1788 44 9 2 0 1 1 1795 2 291 1 0 297 1 3 43 1788 28 5
1802 1803 596 194 4 46 1 72 4 64 0 0 0 1788 49 9 163 0 0 0 1788 50 9 298 0 0 0 1788 51 9 7 0 0 0 1788 52 9 1 0 1 1804 0 41 1788 45 5
1805 1806 596 194 4 47 2 72 61 5 455 29 0 0 1788 58 9 10 152 0 0 1788 60 9 7 0 0 0 1788 62 9 457 0 0 0 1788 63 9 7 0 0 0 1788 64 9 2 0 1 1 1807 2 291 1 0 297 1 2 43 1788 53 5
1808 1809 596 194 4 47 2 72 202 3 458 0 0 0 1788 72 9 7 0 0 0 1788 73 9 7 0 0 0 1788 74 9 1 0 1 1807 0 100 1788 65 5
1810 1811 596 194 4 48 1 72 4 64 0 0 0 1788 80 9 7 0 0 0 1788 81 9 420 0 0 0 1788 82 9 7 0 0 0 1788 83 9 1 0 1 1812 0 41 1788 75 5
1813 1814 596 194 4 46 1 74 4 449 0 0 0 1788 91 9 298 0 0 0 1788 92 9 204 0 0 0 1788 93 9 7 0 0 0 1788 94 9 1 0 1 1815 0 41 1788 84 5
1816 1817 596 194 4 46 1 74 4 449 0 0 0 1788 91 9 7 0 0 0 1788 92 9 204 0 0 0 1788 93 9 7 0 0 0 1788 94 9 1 0 1 1815 0 41 1788 84 5
1818 1819 596 194 4 46 2 74 202 4 459 0 0 0 1788 101 9 298 0 0 0 1788 102 9 204 0 0 0 1788 103 9 7 0 0 0 1788 104 9 1 0 1 1815 0 100 1788 95 5
1820 1821 596 194 4 46 2 72 202 4 458 0 0 0 1788 111 9 7 0 0 0 1788 112 9 7 0 0 0 1788 113 9 297 86 0 0 1788 114 9 1 0 1 1822 0 230 1788 105 5
1823 1824 596 194 4 46 2 74 203 6 460 0 0 0 1788 122 9 461 0 0 0 1788 123 9 298 0 0 0 1788 124 9 204 153 0 0 1788 125 9 10 154 0 0 1788 127 9 7 0 0 0 1788 129 9 2 0 1 1 1815 2 291 1 3 297 1 5 160 1788 116 5
1827 1828 1093 194 4 46 3 72 74 73 7 462 0 0 0 1788 137 9 14 12 0 0 1788 138 9 201 0 0 0 1788 140 9 10 50 0 0 1788 141 9 298 0 0 0 1788 143 9 204 0 0 0 1788 144 9 7 0 0 0 1788 145 9 2 0 1 1 1829 1 291 1 1 233 1788 130 5
1830 1831 596 194 4 46 1 204 5 463 0 0 0 1788 153 9 298 0 0 0 1788 154 9 296 0 0 0 1788 155 9 204 0 0 0 1788 156 9 7 0 0 0 1788 157 9 1 0 1 1833 0 41 1788 146 5
1834 1835 596 194 4 46 1 205 5 464 0 0 0 1788 153 9 298 0 0 0 1788 154 9 296 0 0 0 1788 155 9 204 0 0 0 1788 156 9 7 0 0 0 1788 157 9 1 0 1 1833 0 41 1788 146 5
1837 1838 1839 194 4 46 3 72 73 206 6 465 0 0 0 1788 165 9 14 12 0 0 1788 166 9 201 0 0 0 1788 168 9 10 50 0 0 1788 169 9 298 0 0 0 1788 171 9 466 155 0 0 1788 172 9 2 0 1 1 1829 1 291 1 1 17 1788 158 5
1841 1842 596 194 6 46 1 72 5 64 0 0 0 1788 182 9 430 0 0 0 1788 183 9 298 0 0 0 1788 184 9 444 0 0 0 1788 185 9 306 0 0 0 1788 186 9 1 0 1 1843 0 41 1788 174 5
1844 1845 596 194 6 46 1 72 5 64 0 0 0 1788 182 9 430 0 0 0 1788 183 9 7 0 0 0 1788 184 9 444 0 0 0 1788 185 9 306 0 0 0 1788 186 9 1 0 1 1843 0 41 1788 174 5
1846 1847 596 194 4 46 1 72 6 64 0 0 0 1788 195 9 143 0 0 0 1788 196 9 428 0 0 0 1788 197 9 298 0 0 0 1788 198 9 428 0 0 0 1788 199 9 7 0 0 0 1788 200 9 1 0 1 1848 0 41 1788 187 5
1849 1850 596 194 4 46 1 72 6 64 0 0 0 1788 195 9 143 0 0 0 1788 196 9 163 0 0 0 1788 197 9 298 0 0 0 1788 198 9 294 0 0 0 1788 199 9 7 0 0 0 1788 200 9 1 0 1 1848 0 41 1788 187 5
1851 1852 596 194 4 46 1 204 6 463 0 0 0 1788 195 9 143 0 0 0 1788 196 9 428 0 0 0 1788 197 9 298 0 0 0 1788 198 9 296 0 0 0 1788 199 9 7 0 0 0 1788 200 9 1 0 1 1848 0 41 1788 187 5
1853 1854 596 194 4 46 2 72 61 5 64 0 0 0 1788 208 9 144 29 0 0 1788 209 9 298 0 0 0 1788 211 9 10 152 0 0 1788 212 9 7 0 0 0 1788 214 9 2 0 1 1 1848 2 291 1 1 297 1 4 43 1788 201 5
1855 1856 596 194 4 46 2 72 61 5 64 0 0 0 1788 208 9 144 29 0 0 1788 209 9 7 0 0 0 1788 211 9 10 152 0 0 1788 212 9 7 0 0 0 1788 214 9 2 0 1 1 1848 2 291 1 1 297 1 4 43 1788 201 5
1857 1858 596 194 6 46 1 72 6 64 0 0 0 1788 220 9 143 0 0 0 1788 221 9 430 0 0 0 1788 222 9 298 0 0 0 1788 223 9 444 0 0 0 1788 224 9 306 0 0 0 1788 225 9 1 0 1 1848 0 41 1788 215 5
1859 246 1860 1861 1862 2 1 11
1863 1864 596 237 4 0 1 207 5 467 0 0 0 1862 24 9 14 43 0 0 1862 25 9 384 156 0 1 1865 1862 27 9 143 0 0 0 1862 30 9 7 0 0 0 1862 31 9 2 0 1 1 1866 2 259 1 2 276 1 2 17 1862 19 5
1867 1868 596 237 4 0 1 207 5 467 0 0 0 1862 37 9 155 0 0 0 1862 38 9 232 43 0 0 1862 39 9 384 156 0 0 1862 41 9 143 0 0 0 1862 43 9 2 0 1 1 1869 3 253 1 2 259 1 3 276 1 3 239 1862 32 5
1870 1871 1872 240 4 0 2 207 208 4 468 0 0 0 1862 51 9 469 0 0 0 1862 52 9 470 157 0 0 1862 53 9 384 158 0 0 1862 55 9 2 0 1 1 631 4 253 2 2 3 255 1 2 257 1 3 259 1 3 242 1862 44 5
1874 1875 596 240 4 0 4 207 208 209 0 7 471 0 0 0 1862 60 9 472 0 0 0 1862 61 9 232 1 0 0 1862 67 9 384 159 0 0 1862 69 9 384 160 0 0 1862 71 9 384 158 0 0 1862 73 9 384 156 0 0 1862 75 9 2 0 1 0 4 253 1 2 255 1 2 257 3 3 4 5 259 1 3 244 1862 57 5
1877 1878 596 240 4 0 2 210 211 4 473 0 0 0 1862 83 9 474 0 0 0 1862 84 9 232 161 0 0 1862 85 9 384 162 0 0 1862 87 9 2 0 1 0 4 253 1 2 255 1 2 257 1 3 259 1 3 246 1862 77 5
1884 1885 1886 240 4 0 2 207 212 6 467 0 0 0 1862 96 9 155 0 0 0 1862 97 9 475 0 0 0 1862 98 9 476 0 0 0 1862 99 9 232 163 0 0 1862 100 9 384 164 0 0 1862 102 9 2 0 1 0 4 253 1 4 255 1 4 257 1 5 259 1 5 248 1862 89 5
1888 1889 596 249 4 0 2 209 213 4 477 0 0 0 1862 129 9 279 6 0 0 1862 130 9 14 0 0 1 1891 1862 132 9 478 165 0 0 1862 134 9 2 0 1 1 1542 4 253 1 3 343 1 2 345 1 3 346 1 2 252 1862 104 5
1892 1893 596 249 4 0 2 209 214 4 477 0 0 0 1862 129 9 279 6 0 0 1862 130 9 479 0 0 1 1891 1862 132 9 478 165 0 0 1862 134 9 2 0 1 1 1542 4 253 1 3 343 1 2 345 1 3 346 1 2 253 1862 104 5
1894 1895 596 249 4 0 2 209 215 4 477 0 0 0 1862 129 9 279 6 0 0 1862 130 9 479 0 0 1 1891 1862 132 9 478 165 0 0 1862 134 9 2 0 1 1 1542 4 253 1 3 343 1 2 345 1 3 346 1 2 254 1862 104 5
1896 1897 596 249 4 0 2 209 216 4 477 0 0 0 1862 129 9 279 6 0 0 1862 130 9 7 0 0 1 1891 1862 132 9 478 165 0 0 1862 134 9 2 0 1 1 1542 4 253 1 3 343 1 2 345 1 3 346 1 2 255 1862 104 5
1898 1899 596 240 4 0 3 207 208 209 4 480 0 1 41 0 1862 139 9 14 43 1 41 0 1862 141 9 481 0 1 257 0 1862 144 9 482 0 1 258 0 1862 146 9 2 0 10 0 4 253 2 2 3 255 1 3 257 1 3 259 1 1 259 1862 136 5
1900 246 1901 1902 1903 2 1 12
1904 1905 596 172 4 49 1 217 2 289 0 0 0 1903 19 9 483 84 0 0 1903 20 9 1 0 0 0 260 1903 15 5
1906 1907 596 172 4 3 2 217 159 3 427 140 0 0 1903 25 9 289 0 0 0 1903 27 9 484 166 0 0 1903 28 9 2 0 1 0 0 261 1903 22 5
1908 1909 596 172 6 3 1 217 3 430 0 0 0 1903 34 9 289 0 0 0 1903 35 9 485 84 0 0 1903 36 9 1 0 0 0 262 1903 30 5
1910 1911 596 172 4 3 1 218 4 486 0 0 0 1903 41 9 163 0 0 0 1903 42 9 14 0 0 0 1903 43 9 7 167 0 0 1903 44 9 1 0 0 0 264 1903 38 5
1913 1914 596 172 4 3 1 218 5 486 0 0 0 1903 49 9 163 0 0 0 1903 50 9 14 0 0 0 1903 51 9 486 0 0 0 1903 52 9 7 167 0 0 1903 53 9 1 0 0 0 264 1903 46 5
1915 1916 596 172 4 3 2 218 159 4 486 0 0 0 1903 58 9 427 140 0 0 1903 59 9 14 0 0 0 1903 61 9 384 168 0 0 1903 62 9 2 0 1 0 0 265 1903 55 5
1917 1918 596 172 6 3 1 218 4 486 0 0 0 1903 68 9 430 0 0 0 1903 69 9 14 0 0 0 1903 70 9 487 167 0 0 1903 71 9 1 0 0 0 266 1903 64 5
1919 1920 596 172 4 3 2 217 159 3 427 140 0 0 1903 76 9 289 0 0 0 1903 78 9 384 166 0 0 1903 79 9 2 0 1 0 1 311 1 2 267 1903 73 5
1921 1922 596 172 6 3 1 218 4 486 0 0 0 1903 85 9 430 0 0 0 1903 86 9 7 0 0 0 1903 87 9 431 167 0 0 1903 88 9 1 0 0 0 268 1903 81 5
1923 1924 596 172 6 3 1 219 5 64 0 0 0 1903 94 9 430 0 0 0 1903 95 9 435 0 0 0 1903 96 9 435 0 0 0 1903 97 9 487 12 0 0 1903 98 9 1 0 0 0 269 1903 90 5
1925 1926 596 172 4 42 1 219 2 64 0 0 0 1903 104 9 488 12 0 0 1903 105 9 1 0 0 1 311 1 1 104 1903 100 5
1927 1928 596 172 4 3 2 219 159 6 64 0 0 0 1903 110 9 427 140 0 0 1903 111 9 435 0 0 0 1903 113 9 7 0 0 0 1903 114 9 435 0 0 0 1903 115 9 384 141 0 0 1903 116 9 2 0 1 0 0 203 1903 107 5
1929 246 1930 1931 1932 2 1 68
1933 1934 596 172 4 4 2 72 74 5 443 0 0 0 1932 24 9 163 0 0 0 1932 25 9 14 0 0 0 1932 26 9 298 0 0 1 1935 1932 27 9 7 12 0 0 1932 29 9 1 0 1 1936 0 185 1932 13 5
1937 1938 596 172 4 4 2 72 74 5 443 0 0 0 1932 24 9 163 0 0 0 1932 25 9 14 0 0 0 1932 26 9 14 0 0 1 1935 1932 27 9 7 12 0 0 1932 29 9 1 0 1 1936 0 185 1932 13 5
1939 1940 596 172 4 4 2 72 74 5 443 0 0 0 1932 24 9 163 0 0 0 1932 25 9 14 0 0 0 1932 26 9 204 0 0 1 1935 1932 27 9 7 12 0 0 1932 29 9 1 0 1 1936 0 185 1932 13 5
1941 1942 596 172 4 4 2 72 74 5 443 0 0 0 1932 24 9 163 0 0 0 1932 25 9 14 0 0 0 1932 26 9 296 0 0 1 1935 1932 27 9 7 12 0 0 1932 29 9 1 0 1 1936 1 311 1 4 185 1932 13 5
1943 1944 596 172 4 4 2 72 74 5 443 0 0 0 1932 24 9 163 0 0 0 1932 25 9 14 0 0 0 1932 26 9 489 0 0 1 1935 1932 27 9 7 12 0 0 1932 29 9 1 0 1 1936 1 311 1 4 185 1932 13 5
1945 1946 596 172 4 42 1 72 4 64 0 0 0 1932 39 9 14 0 0 0 1932 40 9 300 0 0 1 1947 1932 41 9 440 12 0 0 1932 43 9 1 0 1 1948 1 311 1 3 179 1932 31 5
1949 1950 596 172 4 42 1 72 4 64 0 0 0 1932 39 9 14 0 0 0 1932 40 9 10 0 0 1 1947 1932 41 9 440 12 0 0 1932 43 9 1 0 1 1948 1 311 1 3 179 1932 31 5
1951 1952 1953 172 4 3 1 72 4 64 0 0 0 1932 51 9 163 0 0 0 1932 52 9 14 0 0 0 1932 53 9 490 169 0 0 1932 54 9 2 0 1 0 1 311 1 3 185 1932 45 5
1954 1955 596 270 4 3 1 72 4 64 0 0 0 1932 66 9 163 0 0 0 1932 64 69 14 0 0 0 1932 68 9 491 12 0 0 1932 69 9 1 0 0 1 62 1 3 271 1932 60 5
1956 1957 596 270 4 3 2 72 159 4 64 0 0 0 1932 77 9 427 140 0 0 1932 78 9 14 0 0 0 1932 80 9 492 141 0 0 1932 81 9 2 0 1 0 1 62 1 3 272 1932 71 5
1958 1959 596 273 4 3 1 72 6 64 0 0 0 1932 87 9 163 0 0 0 1932 88 9 14 0 0 0 1932 89 9 493 12 0 0 1932 90 9 10 50 0 0 1932 92 9 7 0 0 0 1932 94 9 2 0 1 0 4 287 1 3 289 1 3 297 1 5 311 1 3 199 1932 83 5
1960 1961 596 172 4 4 2 72 74 6 443 0 0 0 1932 104 9 163 0 0 0 1932 105 9 14 0 0 0 1932 106 9 443 0 0 0 1932 107 9 298 0 0 1 1935 1932 108 9 7 12 0 0 1932 110 9 1 0 1 1962 1 311 1 5 185 1932 95 5
1963 1964 596 172 4 4 2 72 74 6 443 0 0 0 1932 104 9 163 0 0 0 1932 105 9 14 0 0 0 1932 106 9 443 0 0 0 1932 107 9 14 0 0 1 1935 1932 108 9 7 12 0 0 1932 110 9 1 0 1 1962 0 185 1932 95 5
1965 1966 596 172 4 4 2 72 74 6 443 0 0 0 1932 104 9 163 0 0 0 1932 105 9 14 0 0 0 1932 106 9 443 0 0 0 1932 107 9 204 0 0 1 1935 1932 108 9 7 12 0 0 1932 110 9 1 0 1 1962 1 311 1 5 185 1932 95 5
1967 1968 596 172 6 3 1 72 6 64 0 0 0 1932 116 9 163 0 0 0 1932 117 9 14 0 0 0 1932 118 9 64 0 0 0 1932 119 9 306 0 0 0 1932 120 9 7 12 0 0 1932 121 9 1 0 0 1 311 1 5 185 1932 112 5
1969 1970 596 172 4 3 2 72 159 5 64 0 0 0 1932 131 9 427 140 0 0 1932 132 9 14 0 0 0 1932 134 9 298 0 0 1 1935 1932 135 9 384 141 0 0 1932 137 9 2 0 1 0 0 203 1932 123 5
1971 1972 596 172 4 3 2 72 159 5 64 0 0 0 1932 131 9 427 140 0 0 1932 132 9 14 0 0 0 1932 134 9 14 0 0 1 1935 1932 135 9 384 141 0 0 1932 137 9 2 0 1 0 0 203 1932 123 5
1973 1974 596 274 4 3 2 72 159 6 64 0 0 0 1932 145 9 427 140 0 0 1932 146 9 14 0 0 0 1932 148 9 494 141 0 0 1932 149 9 10 50 0 0 1932 151 9 7 0 0 0 1932 153 9 2 0 1 0 1 276 1 5 203 1932 139 5
1975 1976 596 172 4 4 1 74 5 449 0 0 0 1932 158 9 163 0 0 0 1932 159 9 203 0 0 0 1932 160 9 204 0 0 0 1932 161 9 7 170 0 0 1932 162 9 1 0 0 0 185 1932 154 5
1977 1978 596 270 4 3 1 72 5 64 0 0 0 1932 168 9 163 0 0 0 1932 169 9 14 0 0 0 1932 170 9 64 0 0 0 1932 171 9 491 12 0 0 1932 172 9 1 0 0 1 62 1 4 271 1932 164 5
1979 1980 596 274 4 3 1 72 7 64 0 0 0 1932 178 9 163 0 0 0 1932 179 9 14 0 0 0 1932 180 9 64 0 0 0 1932 181 9 7 12 0 0 1932 182 9 10 50 0 0 1932 184 9 7 0 0 0 1932 186 9 2 0 1 0 2 276 1 6 311 1 4 185 1932 174 5
1981 1982 1983 172 4 3 2 72 159 4 64 0 0 0 1932 195 9 427 140 0 0 1932 196 9 14 0 0 0 1932 198 9 495 171 0 0 1932 199 9 2 0 1 0 1 311 1 3 203 1932 187 5
1984 1985 596 172 6 3 1 72 4 64 0 0 0 1932 208 9 430 0 0 0 1932 209 9 14 0 0 0 1932 210 9 496 172 0 0 1932 211 9 2 0 1 0 1 311 1 3 205 1932 204 5
1986 1987 596 172 6 3 1 72 5 64 0 0 0 1932 217 9 430 0 0 0 1932 218 9 14 0 0 0 1932 219 9 267 0 0 0 1932 220 9 306 0 0 0 1932 221 9 1 0 0 1 309 1 4 210 1932 213 5
1988 1989 596 172 6 4 2 72 74 5 443 0 0 0 1932 232 9 430 0 0 0 1932 233 9 14 0 0 0 1932 234 9 7 0 0 1 1362 1932 235 9 431 12 0 0 1932 237 9 1 0 1 1990 0 205 1932 222 5
1991 1992 596 172 6 4 2 72 74 5 443 0 0 0 1932 232 9 430 0 0 0 1932 233 9 14 0 0 0 1932 234 9 298 0 0 1 1362 1932 235 9 431 12 0 0 1932 237 9 1 0 1 1990 0 205 1932 222 5
1993 1994 596 172 6 4 2 72 74 5 443 0 0 0 1932 232 9 430 0 0 0 1932 233 9 14 0 0 0 1932 234 9 204 0 0 1 1362 1932 235 9 431 12 0 0 1932 237 9 1 0 1 1990 0 205 1932 222 5
1995 1996 596 270 6 3 1 72 4 64 0 0 0 1932 244 9 430 0 0 0 1932 245 9 14 0 0 0 1932 246 9 497 12 0 0 1932 247 9 1 0 0 1 62 1 3 275 1932 239 5
1997 1998 596 172 4 3 1 72 5 64 0 0 0 1932 253 9 14 12 0 0 1932 254 9 10 50 0 0 1932 256 9 267 0 0 0 1932 258 9 7 0 0 0 1932 259 9 2 0 1 1 1999 0 17 1932 249 5
2000 2001 596 172 4 4 1 74 6 449 0 0 0 1932 264 9 203 0 0 0 1932 265 9 267 0 0 0 1932 266 9 7 0 0 0 1932 267 9 204 0 0 0 1932 268 9 7 0 0 0 1932 269 9 1 0 0 0 100 1932 260 5
2002 2003 596 172 6 3 1 72 8 64 0 0 0 1932 279 9 430 0 0 0 1932 280 9 14 0 0 0 1932 281 9 7 0 0 0 1932 282 9 428 0 0 0 1932 283 9 498 12 0 0 1932 284 9 10 50 0 0 1932 286 9 306 0 0 0 1932 288 9 2 0 1 1 1962 0 269 1932 270 5
2004 2005 596 172 6 3 1 72 8 64 0 0 0 1932 279 9 430 0 0 0 1932 280 9 14 0 0 0 1932 281 9 7 0 0 0 1932 282 9 296 0 0 0 1932 283 9 498 12 0 0 1932 284 9 10 50 0 0 1932 286 9 306 0 0 0 1932 288 9 2 0 1 1 1962 1 311 1 5 269 1932 270 5
2006 2007 596 172 6 3 1 72 8 64 0 0 0 1932 279 9 430 0 0 0 1932 280 9 14 0 0 0 1932 281 9 7 0 0 0 1932 282 9 6 0 0 0 1932 283 9 498 12 0 0 1932 284 9 10 50 0 0 1932 286 9 306 0 0 0 1932 288 9 2 0 1 1 1962 1 311 1 5 269 1932 270 5
2008 2009 596 276 6 3 1 72 4 64 0 0 0 1932 295 9 163 0 0 0 1932 296 9 14 0 0 0 1932 297 9 433 12 0 0 1932 298 9 1 0 1 2010 2 311 1 3 504 1 3 199 1932 289 5
2011 2012 2013 172 4 3 2 72 159 4 64 0 0 0 1932 309 9 427 140 0 0 1932 310 9 14 0 0 0 1932 312 9 499 173 0 0 1932 313 9 2 0 1 1 1936 1 311 1 3 203 1932 300 5
2014 2015 596 172 5 3 2 72 159 5 64 0 0 0 1932 325 9 427 140 0 0 1932 326 9 14 0 0 0 1932 328 9 500 0 0 0 1932 329 9 384 12 0 0 1932 330 9 1 0 0 1 311 1 4 203 1932 319 5
2016 2017 596 172 4 4 3 72 74 159 4 443 0 0 0 1932 341 9 427 140 0 0 1932 342 9 14 0 0 0 1932 344 9 501 171 0 0 1932 345 9 2 0 1 0 1 311 1 3 203 1932 332 5
2018 2019 596 172 4 4 3 72 74 159 4 443 0 0 0 1932 341 9 427 140 0 0 1932 342 9 14 0 0 0 1932 344 9 502 171 0 0 1932 345 9 2 0 1 0 0 203 1932 332 5
2020 2021 596 172 4 3 3 72 159 197 6 503 0 0 0 1932 359 9 427 140 0 0 1932 360 9 435 0 0 0 1932 362 9 14 0 0 0 1932 363 9 428 0 0 0 1932 356 48 502 141 0 0 1932 365 9 2 0 1 0 0 278 1932 350 5
2022 2023 596 172 4 3 3 72 159 197 6 503 0 0 0 1932 359 9 427 140 0 0 1932 360 9 435 0 0 0 1932 362 9 14 0 0 0 1932 363 9 7 0 0 0 1932 357 50 502 141 0 0 1932 365 9 2 0 1 0 0 279 1932 350 5
2024 2025 2026 172 4 3 3 72 159 154 4 445 0 0 0 1932 374 9 427 140 0 0 1932 375 9 14 0 0 0 1932 377 9 504 174 0 0 1932 378 9 2 0 1 0 0 280 1932 367 5
2027 2028 596 172 6 3 2 72 159 4 64 0 0 0 1932 390 9 427 140 0 0 1932 391 9 14 0 0 0 1932 393 9 505 171 0 0 1932 394 9 2 0 1 0 1 311 1 3 281 1932 384 5
2029 2030 596 172 4 50 2 72 217 4 506 84 0 0 1932 405 9 457 0 0 0 1932 407 9 14 0 0 0 1932 408 9 507 175 0 0 1932 409 9 2 0 1 0 0 283 1932 399 5
2031 2032 596 172 4 50 1 72 5 64 0 0 0 1932 415 9 163 0 0 0 1932 416 9 14 0 0 0 1932 417 9 457 0 0 0 1932 418 9 7 12 0 0 1932 419 9 1 0 0 0 185 1932 411 5
2033 2034 596 172 6 3 1 72 6 64 0 0 0 1932 425 9 430 0 0 0 1932 426 9 163 0 0 0 1932 427 9 14 0 0 0 1932 428 9 444 0 0 0 1932 429 9 433 12 0 0 1932 430 9 1 0 0 1 311 1 5 284 1932 421 5
2035 2036 596 172 4 51 1 74 5 449 0 0 0 1932 436 9 163 0 0 0 1932 437 9 203 0 0 0 1932 438 9 294 0 0 0 1932 439 9 315 170 0 0 1932 440 9 1 0 0 1 311 1 4 104 1932 432 5
2037 2038 596 172 4 51 2 74 159 5 449 0 0 0 1932 448 9 427 140 0 0 1932 449 9 203 0 0 0 1932 451 9 10 144 0 0 1932 452 9 315 170 0 0 1932 454 9 2 0 1 0 0 285 1932 442 5
2039 2040 2041 172 4 3 1 72 5 64 0 0 0 1932 460 9 163 0 0 0 1932 461 9 14 0 0 0 1932 462 9 64 0 0 0 1932 463 9 508 172 0 0 1932 464 9 2 0 1 0 1 311 1 4 185 1932 456 5
2042 2043 596 172 4 3 2 72 73 5 509 0 0 0 1932 471 9 163 0 0 0 1932 472 9 14 0 0 0 1932 473 9 509 0 0 0 1932 474 9 510 12 0 0 1932 475 9 1 0 0 1 311 1 4 287 1932 466 5
2044 2045 596 172 6 3 1 72 5 64 0 0 0 1932 484 9 430 0 0 0 1932 485 9 14 0 0 0 1932 486 9 296 0 0 0 1932 487 9 431 12 0 0 1932 488 9 1 0 0 1 311 1 4 205 1932 477 5
2046 2047 596 172 6 3 1 72 5 64 0 0 0 1932 484 9 430 0 0 0 1932 485 9 14 0 0 0 1932 486 9 6 0 0 0 1932 487 9 431 12 0 0 1932 488 9 1 0 0 1 311 1 4 205 1932 477 5
2048 2049 596 172 6 3 1 72 5 64 0 0 0 1932 494 9 430 0 0 0 1932 495 9 14 0 0 0 1932 496 9 489 0 0 0 1932 497 9 431 12 0 0 1932 498 9 1 0 0 1 311 1 4 205 1932 490 5
2050 2051 596 172 6 50 1 72 4 64 0 0 0 1932 505 9 430 0 0 0 1932 506 9 14 0 0 0 1932 507 9 511 12 0 0 1932 508 9 1 0 0 0 269 1932 500 5
2052 2053 2054 172 6 3 2 72 154 4 445 0 0 0 1932 519 9 430 0 0 0 1932 520 9 14 0 0 0 1932 521 9 512 176 0 0 1932 522 9 2 0 1 0 0 288 1932 510 5
2055 2056 596 172 6 3 1 72 5 64 0 0 0 1932 531 9 430 0 0 0 1932 532 9 14 0 0 0 1932 533 9 64 0 0 0 1932 534 9 498 12 0 0 1932 535 9 1 0 0 1 311 1 4 269 1932 527 5
2057 2058 596 276 6 3 1 72 6 64 0 0 0 1932 542 9 430 0 0 0 1932 543 9 14 0 0 0 1932 544 9 7 0 0 0 1932 545 9 306 0 0 0 1932 546 9 431 12 0 0 1932 547 9 1 0 0 2 504 1 5 510 2 4 5 289 1932 537 5
2059 2060 596 276 6 3 1 72 4 64 0 0 0 1932 554 9 430 0 0 0 1932 555 9 14 0 0 0 1932 556 9 513 12 0 0 1932 557 9 1 0 0 3 311 1 3 504 1 3 510 1 3 289 1932 549 5
2061 2062 596 276 6 3 2 72 159 4 64 0 0 0 1932 566 9 430 0 0 0 1932 567 9 14 0 0 0 1932 568 9 514 177 0 0 1932 569 9 2 0 1 0 2 504 1 3 510 1 3 290 1932 559 5
2063 2064 596 276 6 3 2 72 220 5 515 0 0 0 1932 581 9 430 0 0 0 1932 582 9 14 0 0 0 1932 583 9 7 0 0 0 1932 584 9 431 167 0 0 1932 585 9 1 0 0 2 504 1 4 506 1 4 292 1932 574 5
2065 2066 2067 276 6 0 2 72 221 3 515 0 0 0 1932 609 9 516 0 0 0 1932 600 16 517 178 0 0 1932 611 9 2 0 1 0 3 311 1 2 504 1 2 508 1 2 293 1932 587 5
2068 2069 2067 276 6 0 2 72 221 3 515 0 0 0 1932 609 9 163 0 0 0 1932 605 16 518 178 0 0 1932 611 9 2 0 1 0 4 311 1 2 504 1 2 508 1 2 510 1 2 293 1932 587 5
2070 2071 2041 294 4 4 2 74 159 4 449 0 0 0 1932 642 9 163 0 0 0 1932 643 9 427 0 0 0 1932 644 9 519 179 0 0 1932 645 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 207 1932 624 5
2072 2073 2041 294 4 4 2 74 159 4 449 0 0 0 1932 642 9 163 0 0 0 1932 643 9 427 0 0 0 1932 644 9 520 179 0 0 1932 645 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 207 1932 624 5
2074 2075 2041 294 4 4 2 74 159 4 449 0 0 0 1932 642 9 163 0 0 0 1932 643 9 427 0 0 0 1932 644 9 521 179 0 0 1932 645 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 207 1932 624 5
2076 2077 2078 294 4 3 2 72 159 4 64 0 0 0 1932 657 9 163 0 0 0 1932 658 9 427 0 0 0 1932 659 9 522 180 0 0 1932 660 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 239 1932 650 5
2079 2080 596 294 4 3 2 72 159 5 64 0 0 0 1932 674 9 14 12 0 0 1932 675 9 427 0 0 0 1932 677 9 7 0 0 1 2081 1932 678 9 384 181 0 0 1932 680 9 2 0 1 0 4 528 1 4 530 1 0 534 1 2 536 1 4 295 1932 665 5
2082 2083 596 294 4 3 2 72 159 5 64 0 0 0 1932 674 9 14 12 0 0 1932 675 9 427 0 0 0 1932 677 9 427 0 0 1 2081 1932 678 9 384 181 0 0 1932 680 9 2 0 1 0 4 528 1 4 530 1 0 534 1 2 536 1 4 295 1932 665 5
2084 2085 596 294 6 3 2 72 159 5 64 0 0 0 1932 689 9 14 12 0 0 1932 690 9 427 0 0 0 1932 692 9 306 0 0 0 1932 693 9 523 181 0 0 1932 694 9 2 0 1 0 4 528 1 4 530 1 0 534 1 2 536 1 4 296 1932 682 5
2086 320 2087 2088 2089 2 1 11
2090 2091 596 173 4 0 1 167 3 230 0 0 0 2089 31 9 231 0 0 1 2092 2089 32 9 232 182 0 0 2089 34 9 2 0 7 1 2093 2 327 1 1 329 1 2 104 2089 19 5
2094 2095 596 173 4 0 1 222 3 83 0 0 0 2089 31 9 524 0 0 1 2092 2089 32 9 232 183 0 0 2089 34 9 2 0 7 1 2093 2 327 1 1 329 1 2 297 2089 19 5
2097 2098 596 173 4 0 1 223 3 525 0 0 0 2089 31 9 526 0 0 1 2092 2089 32 9 232 184 0 0 2089 34 9 2 0 7 1 2093 2 327 1 1 329 1 2 299 2089 19 5
2101 2102 596 173 4 52 1 224 2 289 0 0 0 2089 40 9 232 84 0 0 2089 41 9 1 0 0 2 327 2 0 1 329 1 1 146 2089 36 5
2103 2104 596 173 4 0 1 167 3 230 0 0 0 2089 46 9 6 0 0 0 2089 47 9 527 64 0 0 2089 48 9 1 0 1 2105 0 17 2089 43 5
2106 2107 596 173 4 0 1 167 4 230 0 0 0 2089 54 9 528 0 0 0 2089 55 9 527 0 0 0 2089 56 9 232 64 0 0 2089 57 9 1 0 0 2 327 1 2 329 1 3 104 2089 51 5
2108 2109 596 173 4 0 1 167 4 230 0 0 0 2089 63 9 529 0 0 0 2089 64 9 230 0 0 0 2089 65 9 527 64 0 0 2089 66 9 1 0 1 2110 0 17 2089 59 5
2111 2112 596 173 4 0 1 167 5 230 0 0 0 2089 71 9 231 0 0 0 2089 72 9 230 0 0 0 2089 73 9 230 0 0 0 2089 74 9 530 64 0 0 2089 75 9 1 0 0 3 327 1 1 329 1 4 331 1 2 104 2089 68 5
2113 2114 596 173 4 0 2 167 222 4 531 0 0 0 2089 80 9 532 0 0 0 2089 81 9 232 15 0 0 2089 82 9 384 185 0 0 2089 84 9 2 0 1 0 2 327 1 1 329 2 2 3 301 2089 77 5
2115 2116 2117 173 4 0 1 167 2 230 0 0 0 2089 91 9 231 186 1 103 0 2089 92 9 3 0 3 10 0 2 327 1 1 329 1 1 302 2089 86 5
2119 2120 596 173 4 53 2 167 224 4 533 0 0 0 2089 99 9 163 0 0 0 2089 100 9 527 0 0 0 2089 101 9 7 64 0 0 2089 102 9 1 0 0 2 327 1 2 329 1 3 304 2089 95 5
2121 320 2122 2123 2124 2 1 11
2125 2126 596 175 4 0 1 225 3 534 0 0 0 2124 26 9 535 0 0 0 2124 27 9 536 187 0 0 2124 28 9 2 0 7 1 2129 3 356 1 1 358 1 2 359 1 2 104 2124 18 5
2130 2131 596 175 4 0 1 225 3 534 0 0 0 2124 26 9 535 0 0 0 2124 27 9 537 187 0 0 2124 28 9 2 0 7 1 2129 3 356 1 1 358 1 2 359 1 2 104 2124 18 5
2132 2133 596 175 4 0 2 225 226 5 538 0 0 0 2124 33 9 539 0 0 0 2124 34 9 540 0 0 0 2124 35 9 541 188 0 0 2124 36 9 542 189 0 0 2124 38 9 2 0 1 0 3 356 1 2 358 1 4 359 2 2 3 307 2124 30 5
2136 2137 596 175 4 0 1 225 2 534 0 0 0 2124 44 9 540 190 0 0 2124 45 9 2 0 4 1 2138 1 356 1 1 17 2124 40 5
2139 2140 2141 175 4 0 1 225 5 534 0 0 0 2124 56 9 543 0 0 0 2124 57 9 294 191 0 0 2124 58 9 544 0 0 0 2124 60 9 545 192 0 0 2124 61 9 2 0 1 0 3 356 1 3 358 1 4 359 1 4 185 2124 47 5
2142 2143 2141 175 4 0 1 225 5 534 0 0 0 2124 56 9 543 0 0 0 2124 57 9 294 191 0 0 2124 58 9 546 0 0 0 2124 60 9 547 192 0 0 2124 61 9 2 0 1 0 3 356 1 3 358 1 4 359 1 4 185 2124 47 5
2144 2145 2146 175 4 0 2 225 226 3 538 0 0 0 2124 69 9 548 191 0 0 2124 70 9 549 193 0 0 2124 72 9 2 0 1 0 3 356 1 1 358 1 2 359 1 2 308 2124 63 5
2147 2148 596 175 4 54 1 227 4 550 0 0 0 2124 86 9 551 0 0 0 2124 87 9 248 0 0 0 2124 88 9 537 194 0 0 2124 89 9 1 0 0 3 356 1 2 358 1 3 359 1 3 104 2124 80 5
2151 2152 596 175 4 55 1 228 2 550 0 0 0 2124 97 9 537 194 0 0 2124 98 9 1 0 0 3 356 2 0 1 358 1 1 359 1 1 146 2124 91 5
2153 2154 596 175 4 3 1 225 2 534 0 0 0 2124 104 9 540 195 0 0 2124 105 9 1 0 1 2155 0 17 2124 100 5
2156 2157 596 175 4 0 1 225 2 534 0 0 0 2124 111 9 535 196 1 305 0 2124 112 9 3 0 3 10 0 2 356 1 1 358 1 1 302 2124 108 5
2158 320 2159 2160 2161 2 1 12
2162 2163 596 210 6 56 1 229 3 552 0 0 0 2161 26 9 553 0 0 0 2161 27 9 487 197 0 0 2161 28 9 2 0 7 1 2166 2 369 2 1 2 371 1 2 104 2161 17 5
2167 2168 596 210 6 57 1 229 3 552 0 0 0 2161 26 9 553 0 0 0 2161 27 9 487 197 0 0 2161 28 9 2 0 7 1 2166 2 369 2 1 2 371 1 2 104 2161 17 5
2169 2170 596 210 6 56 1 230 2 554 0 0 0 2161 36 9 487 198 0 0 2161 37 9 1 0 0 2 369 2 0 1 371 1 1 146 2161 30 5
2173 2174 596 210 6 0 1 229 4 552 0 0 0 2161 42 9 430 0 0 0 2161 43 9 444 0 0 0 2161 44 9 553 199 0 0 2161 45 9 1 0 1 2175 0 17 2161 39 5
2176 2177 596 210 6 0 1 229 5 552 0 0 0 2161 51 9 555 0 0 0 2161 52 9 556 0 0 0 2161 53 9 552 0 0 0 2161 54 9 557 199 0 0 2161 55 9 1 0 0 2 369 2 2 3 371 1 4 179 2161 48 5
2178 2179 596 210 6 58 1 231 5 554 0 0 0 2161 63 9 558 0 0 0 2161 64 9 430 0 0 0 2161 65 9 248 0 0 0 2161 66 9 487 198 0 0 2161 67 9 1 0 0 2 369 1 3 371 1 4 312 2161 57 5
2181 2182 596 210 6 56 2 229 232 5 559 0 0 0 2161 75 9 553 0 0 0 2161 76 9 560 0 0 0 2161 77 9 487 198 0 0 2161 78 9 384 200 0 0 2161 80 9 2 0 1 0 2 369 2 1 3 371 2 3 4 308 2161 69 5
2183 2184 2185 210 6 59 1 229 2 552 0 0 0 2161 90 9 553 199 0 0 2161 91 9 1 0 1 2186 2 369 1 1 372 1 1 17 2161 82 5
2187 2188 596 314 6 60 1 229 3 552 0 0 0 2161 98 9 553 0 0 0 2161 99 9 537 199 0 1 2189 2161 100 9 1 0 0 6 356 2 1 2 358 1 2 359 1 2 361 1 1 369 1 2 372 1 2 104 2161 93 5
2190 2191 596 315 6 61 1 229 4 552 0 0 0 2161 108 9 553 0 0 0 2161 109 9 537 0 0 0 2161 110 9 487 0 0 0 2161 111 9 1 0 0 5 369 1 3 372 2 2 3 401 1 1 403 1 2 406 1 1 316 2161 103 5
2192 2193 596 314 6 62 1 229 3 552 0 0 0 2161 117 9 553 0 0 0 2161 118 9 537 199 0 0 2161 119 9 1 0 0 4 356 2 1 2 358 1 2 359 1 2 361 1 1 104 2161 112 5
2194 2195 2196 210 6 56 1 229 2 552 0 0 0 2161 127 9 553 201 1 310 0 2161 128 9 3 0 3 10 0 2 369 1 1 371 1 1 302 2161 121 5
2197 320 2198 2199 2200 2 1 7
2201 2202 2203 317 4 0 2 233 234 5 561 0 0 0 2200 26 9 562 0 0 0 2200 27 9 563 202 0 0 2200 28 9 537 203 0 0 2200 30 9 384 204 0 0 2200 32 9 2 0 1 1 631 2 380 1 3 382 1 4 319 2200 19 5
2206 2207 596 317 4 0 4 233 234 235 236 6 564 0 0 0 2200 41 9 565 0 0 0 2200 42 9 232 205 0 0 2200 48 9 384 206 0 0 2200 50 9 384 207 0 0 2200 52 9 384 208 0 0 2200 54 9 2 0 1 1 2212 2 380 1 2 382 1 3 321 2200 37 5
2213 2214 596 317 4 0 2 233 234 5 561 0 0 0 2200 60 9 562 0 0 0 2200 61 9 566 0 0 0 2200 62 9 232 209 0 0 2200 63 9 384 208 0 0 2200 65 9 2 0 1 1 2215 2 380 1 3 382 1 4 322 2200 56 5
2216 2217 596 323 6 0 2 233 234 5 561 0 0 0 2200 71 9 562 0 0 0 2200 72 9 567 0 0 0 2200 73 9 487 209 0 0 2200 74 9 384 208 0 0 2200 76 9 2 0 1 0 4 369 1 2 371 1 3 380 1 3 382 1 4 179 2200 67 5
2218 2219 596 317 4 0 3 233 234 235 7 568 0 0 0 2200 81 9 569 210 0 0 2200 82 9 570 0 0 0 2200 84 9 568 0 0 0 2200 85 9 7 0 0 0 2200 86 9 384 211 0 0 2200 87 9 384 207 0 0 2200 89 9 2 0 1 0 2 380 1 5 382 1 6 325 2200 78 5
2220 2221 596 317 4 0 4 233 234 235 236 6 564 0 0 0 2200 94 9 571 205 0 0 2200 95 9 572 0 0 0 2200 97 9 384 206 0 0 2200 98 9 384 207 0 0 2200 100 9 384 208 0 0 2200 102 9 2 0 1 0 2 380 2 3 4 382 1 4 326 2200 91 5
2222 2223 596 317 4 0 4 233 234 235 236 5 564 0 0 0 2200 107 9 573 205 0 0 2200 108 9 574 0 1 327 0 2200 110 9 7 0 1 327 0 2200 112 9 568 0 1 327 0 2200 114 9 2 0 10 0 2 380 3 2 3 4 382 1 2 328 2200 104 5
2224 320 2225 2226 2227 2 1 16
2228 2229 596 329 4 0 2 193 194 4 415 0 0 0 2227 24 9 206 131 0 0 2227 25 9 424 0 0 0 2227 27 9 575 212 0 1 2230 2227 28 9 2 0 1 1 2129 3 343 1 2 345 1 3 346 1 2 104 2227 17 5
2231 2232 596 329 4 0 2 193 194 4 415 0 0 0 2227 24 9 206 131 0 0 2227 25 9 424 0 0 0 2227 27 9 384 212 0 1 2230 2227 28 9 2 0 1 1 2129 3 343 1 2 345 1 3 346 1 2 104 2227 17 5
2233 2234 596 329 4 0 2 193 237 4 576 0 0 0 2227 40 9 451 213 0 0 2227 41 9 215 0 0 0 2227 43 9 384 214 0 0 2227 44 9 2 0 1 0 3 343 1 2 345 1 3 346 1 2 104 2227 31 5
2237 2238 596 329 4 0 2 193 238 4 576 0 0 0 2227 40 9 451 213 0 0 2227 41 9 215 0 0 0 2227 43 9 384 214 0 0 2227 44 9 2 0 1 0 3 343 1 2 345 1 3 346 1 2 104 2227 31 5
2239 2240 596 329 4 0 2 193 239 4 576 0 0 0 2227 40 9 451 213 0 0 2227 41 9 215 0 0 0 2227 43 9 384 214 0 0 2227 44 9 2 0 1 0 3 343 1 2 345 1 3 346 1 2 104 2227 31 5
2241 2242 596 329 4 0 2 193 194 6 415 0 0 0 2227 49 9 206 131 0 0 2227 50 9 424 0 0 0 2227 52 9 7 0 0 0 2227 53 9 415 0 0 0 2227 54 9 384 212 0 0 2227 55 9 2 0 1 0 3 343 3 2 3 4 345 1 5 346 1 2 104 2227 46 5
2243 2244 596 329 4 0 2 194 240 4 577 0 0 0 2227 63 9 578 54 0 0 2227 64 9 579 0 0 0 2227 66 9 384 215 0 0 2227 67 9 2 0 1 1 2248 3 343 1 2 345 1 3 346 1 2 104 2227 57 5
2249 2250 596 329 4 0 2 193 194 4 415 0 0 0 2227 72 9 206 131 0 0 2227 73 9 10 138 0 0 2227 75 9 424 54 0 0 2227 77 9 2 0 1 1 2251 0 17 2227 69 5
2252 2253 596 204 4 0 2 193 241 4 414 0 0 0 2227 86 9 580 216 0 0 2227 87 9 206 0 0 0 2227 89 9 384 217 0 0 2227 90 9 2 0 1 0 5 343 1 2 345 1 3 346 1 2 528 1 1 530 2 0 3 104 2227 80 5
2255 2256 596 204 4 0 2 193 241 4 414 0 0 0 2227 98 9 206 131 0 0 2227 99 9 580 0 0 0 2227 101 9 384 218 0 0 2227 102 9 2 0 1 0 8 343 1 2 345 1 3 346 1 2 348 1 2 528 1 3 530 1 0 534 1 2 536 1 3 333 2227 92 5
2257 2258 596 204 4 0 2 241 242 3 580 216 0 0 2227 111 9 581 0 0 0 2227 113 9 384 219 0 0 2227 114 9 2 0 1 0 7 343 1 1 345 1 2 346 1 1 348 1 1 528 2 0 2 534 1 1 536 1 2 194 2227 104 5
2260 2261 596 329 4 63 2 193 243 5 582 0 0 0 2227 122 9 451 0 0 0 2227 123 9 206 131 0 0 2227 124 9 248 0 0 0 2227 126 9 384 220 0 0 2227 127 9 2 0 1 0 3 343 1 3 345 1 4 346 1 3 304 2227 116 5
2264 2265 2266 329 4 0 2 193 194 3 415 0 0 0 2227 135 9 206 131 0 0 2227 136 9 583 221 0 1 2268 2227 138 9 2 0 1 0 1 343 1 2 17 2227 129 5
2269 2270 596 329 4 0 3 193 194 195 6 584 0 0 0 2227 155 9 206 131 0 0 2227 156 9 424 0 0 0 2227 158 9 585 0 0 0 2227 159 9 384 222 0 0 2227 160 9 384 134 0 0 2227 162 9 2 0 1 0 3 343 1 2 345 2 4 5 346 1 2 308 2227 150 5
2271 2272 2273 329 4 0 2 193 194 3 415 0 0 0 2227 169 9 206 131 0 0 2227 170 9 424 223 1 330 0 2227 172 9 3 0 3 10 0 3 343 1 2 345 1 2 346 1 2 302 2227 164 5
2275 2276 596 329 4 0 2 193 194 5 415 0 0 0 2227 178 9 10 0 0 1 2277 2227 179 9 206 131 0 0 2227 181 9 424 0 0 0 2227 183 9 384 212 0 0 2227 184 9 2 0 1 0 3 343 1 3 345 1 4 346 1 3 104 2227 175 5
2278 320 2279 2280 2281 2 1 4
2282 2283 596 329 4 3 2 217 244 3 586 84 0 0 2281 24 9 587 0 0 0 2281 26 9 203 0 0 0 2281 27 9 1 0 1 2284 2 343 2 1 2 346 1 1 43 2281 16 5
2285 2286 596 329 4 3 2 71 244 3 588 47 0 0 2281 24 9 7 0 0 0 2281 26 9 203 0 0 0 2281 27 9 1 0 1 2284 2 343 2 1 2 346 1 1 99 2281 16 5
2287 2288 596 329 4 3 2 245 244 3 589 12 0 0 2281 24 9 14 0 0 0 2281 26 9 203 0 0 0 2281 27 9 1 0 1 2284 2 343 1 1 346 1 1 17 2281 16 5
2289 2290 596 329 4 3 3 245 246 244 4 590 0 0 0 2281 32 9 14 12 0 0 2281 33 9 591 0 0 0 2281 35 9 203 0 0 0 2281 36 9 1 0 1 2292 2 343 1 2 346 1 2 17 2281 28 5
2293 394 2294 2295 2296 2 1 18
2297 2298 596 338 4 64 1 247 4 592 0 0 0 2296 28 9 593 0 0 0 2296 29 9 7 0 0 0 2296 30 9 143 0 0 0 2296 31 9 1 0 0 1 418 1 1 41 2296 18 5
2301 2302 596 338 4 64 1 248 4 592 0 0 0 2296 28 9 593 0 0 0 2296 29 9 7 0 0 0 2296 30 9 143 0 0 0 2296 31 9 1 0 0 1 418 1 1 41 2296 18 5
2303 2304 596 338 4 64 1 249 4 592 0 0 0 2296 28 9 593 0 0 0 2296 29 9 7 0 0 0 2296 30 9 143 0 0 0 2296 31 9 1 0 0 1 418 1 1 41 2296 18 5
2305 2306 596 338 4 65 1 250 3 594 0 0 0 2296 36 9 578 0 0 0 2296 37 9 7 0 0 0 2296 38 9 1 0 0 1 418 1 1 41 2296 32 5
2307 2308 2309 341 4 66 1 251 4 595 0 0 0 2296 47 9 206 0 0 0 2296 48 9 596 0 0 0 2296 49 9 7 0 0 0 2296 50 9 1 0 0 3 418 1 1 420 1 2 483 1 2 41 2296 39 5
2310 2311 596 338 4 67 1 251 4 595 0 0 0 2296 56 9 597 0 0 0 2296 57 9 596 0 0 0 2296 58 9 7 0 0 0 2296 59 9 1 0 1 2312 2 418 1 1 420 1 2 343 2296 51 5
2313 2314 596 341 4 67 1 251 4 595 0 0 0 2296 68 9 597 0 0 0 2296 69 9 598 0 0 0 2296 70 9 240 0 0 0 2296 71 9 1 0 1 2315 3 418 1 1 420 1 3 483 2 2 3 100 2296 60 5
2316 2317 2318 338 4 67 2 251 252 4 599 0 0 0 2296 80 9 600 0 0 0 2296 81 9 601 0 0 0 2296 82 9 240 0 0 0 2296 83 9 1 0 0 2 418 1 1 420 1 3 343 2296 72 5
2320 2321 596 338 4 67 1 251 4 595 0 0 0 2296 88 9 248 0 0 0 2296 89 9 597 0 0 1 2322 2296 90 9 7 0 0 0 2296 94 9 1 0 0 1 418 1 2 41 2296 84 5
2323 2324 596 338 4 67 1 251 5 595 0 0 0 2296 100 9 206 0 0 1 2325 2296 101 9 248 0 0 0 2296 103 9 7 0 0 0 2296 104 9 143 0 0 0 2296 105 9 1 0 1 2326 1 418 1 2 100 2296 95 5
2327 2328 596 338 4 63 1 251 3 595 0 0 0 2296 110 9 206 0 0 0 2296 111 9 248 224 0 0 2296 112 9 1 0 1 2329 1 421 1 2 160 2296 106 5
2330 2331 596 338 4 68 2 251 250 4 602 0 0 0 2296 120 9 603 0 0 0 2296 121 9 240 56 0 0 2296 122 9 384 225 0 0 2296 124 9 2 0 1 1 2332 2 418 1 2 421 1 2 160 2296 115 5
2333 2334 596 338 4 69 1 250 3 594 0 0 0 2296 130 9 604 0 0 0 2296 131 9 7 0 0 0 2296 132 9 1 0 0 1 418 1 1 41 2296 126 5
2335 2336 596 338 4 66 2 251 253 3 605 0 0 0 2296 138 9 606 54 0 0 2296 139 9 247 0 0 0 2296 141 9 2 0 2 1 2337 0 17 2296 133 5
2338 2339 596 338 4 70 1 251 2 595 0 0 0 2296 150 9 597 226 1 41 0 2296 151 9 3 0 2 10 0 2 418 1 1 420 1 1 347 2296 143 5
2341 2342 596 338 4 70 1 250 2 594 0 0 0 2296 150 9 607 227 1 41 0 2296 151 9 3 0 2 10 0 2 418 1 1 420 1 1 348 2296 143 5
2343 2344 596 338 4 66 1 251 2 595 0 0 0 2296 158 9 608 226 1 41 0 2296 159 9 3 0 2 10 0 2 418 1 1 420 1 1 349 2296 154 5
2345 2346 2347 338 4 67 1 251 2 595 0 0 0 2296 172 9 609 226 1 41 0 2296 173 9 3 0 2 10 1 2348 2 418 1 1 420 1 1 349 2296 162 5
2349 394 2350 2351 2352 2 1 12
2353 2354 596 350 5 0 1 254 5 610 0 0 0 2352 23 9 611 0 0 0 2352 24 9 537 0 0 1 2356 2352 25 9 541 228 0 0 2352 27 9 384 229 0 0 2352 29 9 2 0 1 1 631 1 494 1 3 352 2352 19 5
2357 2358 596 350 5 0 1 255 3 612 0 0 0 2352 34 9 613 0 0 0 2352 35 9 614 230 0 0 2352 36 9 1 0 0 1 494 1 2 354 2352 31 5
2362 2363 596 350 5 0 1 71 3 186 0 0 0 2352 43 9 615 0 0 0 2352 44 9 537 47 0 0 2352 45 9 1 0 0 1 494 1 2 355 2352 38 5
2364 2365 596 350 5 0 1 217 4 616 0 0 0 2352 52 9 289 0 0 0 2352 53 9 420 0 0 0 2352 54 9 289 84 0 0 2352 55 9 1 0 0 1 494 1 3 356 2352 47 5
2366 2367 596 350 5 0 1 256 4 617 0 0 0 2352 60 9 298 0 0 0 2352 61 9 466 0 0 0 2352 62 9 618 231 0 0 2352 63 9 1 0 0 1 494 1 3 358 2352 57 5
2369 2370 596 350 5 71 1 257 5 619 0 0 0 2352 69 9 620 0 0 0 2352 70 9 7 0 0 0 2352 71 9 621 0 0 1 2373 2352 72 9 63 232 0 0 2352 74 9 1 0 0 1 494 1 4 360 2352 65 5
2374 2375 2376 350 5 72 1 257 4 619 0 0 0 2352 83 9 63 0 0 0 2352 84 9 621 0 0 0 2352 85 9 63 232 0 0 2352 86 9 1 0 0 1 494 1 3 361 2352 76 5
2377 2378 596 350 5 72 1 257 3 619 0 0 0 2352 93 9 622 0 0 0 2352 94 9 623 232 0 0 2352 95 9 1 0 1 2379 0 17 2352 88 5
2380 2381 596 350 5 0 1 254 4 610 0 0 0 2352 100 9 624 0 0 0 2352 101 9 625 0 0 0 2352 102 9 626 228 0 0 2352 103 9 1 0 0 1 494 1 3 362 2352 97 5
2382 2383 596 350 5 0 1 254 5 610 0 0 0 2352 109 9 611 0 0 0 2352 110 9 627 0 0 0 2352 111 9 626 228 0 0 2352 112 9 384 229 0 0 2352 114 9 2 0 1 1 2384 1 494 1 3 352 2352 105 5
2385 2386 596 350 5 0 2 258 259 3 628 0 0 0 2352 122 9 629 0 0 0 2352 123 9 630 233 0 0 2352 124 9 1 0 0 1 494 1 2 156 2352 116 5
2390 2391 596 350 5 0 1 254 5 610 0 0 0 2352 130 9 611 0 0 0 2352 131 9 631 0 0 0 2352 132 9 541 0 0 0 2352 133 9 7 228 0 0 2352 134 9 1 0 1 2392 1 494 1 4 364 2352 126 5
2393 394 2394 2395 2396 2 1 10
2397 2398 596 90 4 0 1 260 5 632 0 0 0 2396 20 9 633 0 0 0 2396 21 9 420 0 0 0 2396 22 9 7 0 0 0 2396 23 9 143 0 0 0 2396 24 9 2 0 7 0 2 401 1 1 403 1 3 316 2396 16 5
2400 2401 596 90 4 0 1 61 2 634 0 0 0 2396 31 9 537 0 0 0 2396 32 9 1 0 1 2402 2 401 1 0 403 1 1 316 2396 25 5
2403 2404 596 90 4 0 1 260 5 632 0 0 0 2396 39 9 635 0 0 0 2396 40 9 636 0 0 0 2396 41 9 637 0 0 0 2396 42 9 143 0 0 0 2396 43 9 1 0 0 2 401 1 2 403 1 3 366 2396 33 5
2405 2406 596 90 4 0 1 260 5 632 0 0 0 2396 39 9 635 0 0 0 2396 40 9 625 0 0 0 2396 41 9 537 0 0 0 2396 42 9 7 0 0 0 2396 43 9 1 0 0 2 401 1 2 403 1 3 366 2396 33 5
2407 2408 596 90 4 0 2 260 261 5 638 0 0 0 2396 47 9 639 0 0 0 2396 48 9 640 0 0 0 2396 49 9 481 113 0 0 2396 50 9 384 234 0 0 2396 52 9 2 0 1 0 2 401 1 2 405 2 2 3 17 2396 44 5
2409 2410 596 90 4 73 1 262 4 159 0 0 0 2396 60 9 641 0 0 0 2396 61 9 248 0 0 0 2396 62 9 537 0 0 0 2396 63 9 1 0 0 2 401 1 2 403 1 3 316 2396 54 5
2413 2414 596 90 4 1 1 260 3 632 0 0 0 2396 68 9 420 0 0 0 2396 69 9 640 235 0 0 2396 70 9 1 0 1 2415 0 17 2396 64 5
2416 2417 596 90 4 0 1 260 3 632 0 0 0 2396 76 9 633 236 0 0 2396 77 9 537 0 0 1 2418 2396 79 9 2 0 4 0 2 401 1 1 403 1 2 347 2396 73 5
2419 2420 596 90 4 0 2 260 261 4 638 0 0 0 2396 84 9 633 237 1 41 0 2396 85 9 642 0 0 0 2396 88 9 625 238 1 41 0 2396 89 9 3 0 2 10 0 2 401 2 1 3 403 2 1 3 368 2396 81 5
2421 2422 596 369 6 1 1 260 4 632 0 0 0 2396 98 9 306 0 0 0 2396 99 9 640 0 0 0 2396 100 9 537 0 0 0 2396 101 9 1 0 0 2 401 1 2 403 1 3 316 2396 92 5
2423 394 450 2424 2425 2 1 10
2426 2427 596 370 6 0 1 263 4 643 0 0 0 2425 22 9 644 0 0 0 2425 23 9 7 0 0 0 2425 24 9 143 0 0 0 2425 25 9 2 0 7 1 631 1 453 1 1 41 2425 17 5
2430 2431 596 370 6 0 1 264 2 645 0 0 0 2425 29 9 646 239 0 0 2425 30 9 1 0 1 2435 1 456 1 1 17 2425 26 5
2436 2437 596 370 6 0 1 265 2 178 0 0 0 2425 43 9 647 44 0 0 2425 44 9 1 0 1 2439 1 458 1 1 17 2425 33 5
2440 2441 596 370 6 0 1 266 2 178 0 0 0 2425 43 9 647 44 0 0 2425 44 9 1 0 1 2439 1 458 1 1 17 2425 33 5
2442 2443 596 370 6 0 1 267 2 178 0 0 0 2425 43 9 647 44 0 0 2425 44 9 1 0 1 2439 1 458 1 1 17 2425 33 5
2444 2445 596 370 6 0 1 268 2 648 0 0 0 2425 51 9 7 0 0 0 2425 52 9 1 0 0 1 453 1 0 41 2425 46 5
2447 2448 2449 370 6 0 1 263 4 643 0 0 0 2425 58 9 649 0 0 0 2425 59 9 7 0 0 0 2425 60 9 143 0 0 0 2425 61 9 1 0 0 1 453 1 1 41 2425 53 5
2450 2451 596 370 6 0 2 263 269 4 650 0 0 0 2425 65 9 562 0 0 0 2425 66 9 651 210 0 0 2425 67 9 384 240 0 0 2425 69 9 2 0 1 0 3 453 1 2 455 1 2 458 1 2 375 2425 62 5
2452 2453 596 376 6 74 1 264 2 645 0 0 0 2425 76 9 646 241 0 0 2425 77 9 2 0 2 0 2 418 1 1 420 1 1 17 2425 71 5
2454 2455 596 370 6 0 2 263 270 3 652 0 0 0 2425 84 9 644 242 1 41 0 2425 85 9 653 243 1 41 0 2425 88 9 3 0 2 10 0 2 453 2 1 2 455 1 1 349 2425 79 5
2459 394 465 2460 2461 2 1 6
2462 2463 596 378 6 0 1 271 4 654 0 0 0 2461 23 9 14 0 0 0 2461 24 9 7 0 0 0 2461 25 9 143 0 0 0 2461 26 9 2 0 7 1 631 1 468 1 1 41 2461 18 5
2465 2466 596 378 6 0 1 272 2 655 0 0 0 2461 30 9 656 244 0 0 2461 31 9 1 0 0 1 471 1 1 17 2461 27 5
2470 2471 596 378 6 0 1 209 2 657 0 0 0 2461 38 9 279 6 0 0 2461 39 9 1 0 0 1 473 1 1 17 2461 33 5
2472 2473 596 378 6 0 1 271 4 654 0 0 0 2461 44 9 658 0 0 0 2461 45 9 7 0 0 0 2461 46 9 143 0 0 0 2461 47 9 1 0 0 1 468 1 1 41 2461 41 5
2474 2451 596 378 6 0 2 271 273 4 659 0 0 0 2461 51 9 660 0 0 0 2461 52 9 661 235 0 0 2461 53 9 384 245 0 0 2461 55 9 2 0 1 0 2 468 1 2 470 1 2 375 2461 48 5
2475 2455 596 378 6 0 2 271 274 3 662 0 0 0 2461 62 9 14 246 1 41 0 2461 63 9 663 247 1 41 0 2461 66 9 3 0 2 10 0 2 468 2 1 2 470 1 1 349 2461 57 5
2478 394 2479 2480 2481 2 1 11
2482 2483 596 316 4 0 1 275 5 664 0 0 0 2481 24 9 665 0 0 0 2481 25 9 537 0 0 0 2481 26 9 143 0 0 0 2481 27 9 666 0 0 0 2481 28 9 1 0 1 631 1 483 1 2 90 2481 20 5
2484 2485 596 316 4 75 2 276 277 4 667 0 0 0 2481 33 9 668 0 0 0 2481 34 9 669 248 0 0 2481 35 9 384 249 0 0 2481 37 9 2 0 1 0 2 483 1 2 485 1 2 386 2481 29 5
2490 2491 596 316 4 0 1 278 4 670 0 0 0 2481 43 9 451 0 0 0 2481 44 9 466 0 0 0 2481 45 9 143 0 0 0 2481 46 9 1 0 1 2493 1 483 1 2 388 2481 39 5
2494 2495 596 316 4 0 1 275 5 664 0 0 0 2481 54 9 671 0 0 0 2481 55 9 636 0 0 0 2481 56 9 637 0 0 0 2481 57 9 143 0 0 0 2481 58 9 1 0 1 2496 1 483 1 3 389 2481 47 5
2497 2498 596 316 4 0 1 275 5 664 0 0 0 2481 54 9 671 0 0 0 2481 55 9 625 0 0 0 2481 56 9 537 0 0 0 2481 57 9 7 0 0 0 2481 58 9 1 0 1 2496 1 483 1 3 389 2481 47 5
2499 2500 2501 390 4 0 4 278 275 277 279 6 672 0 0 0 2481 66 9 673 0 0 0 2481 67 9 674 250 0 0 2481 75 9 384 251 0 0 2481 77 9 384 252 0 0 2481 79 9 501 249 0 0 2481 81 9 2 0 1 0 5 275 3 2 3 5 276 1 3 278 3 2 3 4 483 2 2 5 485 1 2 392 2481 59 5
2504 2505 596 316 4 76 3 275 277 279 4 675 0 0 0 2481 90 9 676 250 0 0 2481 91 9 677 0 0 0 2481 93 9 678 253 0 1 2506 2481 94 9 2 0 1 0 2 483 1 3 485 1 3 394 2481 83 5
2507 2508 596 316 4 76 4 276 275 277 279 4 679 0 0 0 2481 90 9 676 250 0 0 2481 91 9 680 0 0 0 2481 93 9 678 253 0 1 2506 2481 94 9 2 0 1 0 2 483 1 3 485 1 3 396 2481 83 5
2509 2510 596 316 4 77 1 275 2 664 0 0 0 2481 109 9 298 0 1 41 0 2481 110 9 2 0 10 0 1 483 1 1 90 2481 97 5
2511 2512 596 316 4 78 1 278 2 670 0 0 0 2481 109 9 451 0 1 41 0 2481 110 9 2 0 10 0 1 483 1 1 388 2481 97 5
2513 2514 596 316 4 78 1 276 2 681 0 0 0 2481 109 9 682 0 1 41 0 2481 110 9 2 0 10 0 1 483 1 1 338 2481 97 5
2515 394 2516 2517 2518 2 1 22
2519 2520 596 316 4 4 2 73 74 5 683 0 0 0 2518 23 9 201 0 0 0 2518 24 9 298 0 0 1 1362 2518 25 9 296 0 0 0 2518 27 9 7 0 0 0 2518 28 9 1 0 1 2521 1 483 1 4 388 2518 14 5
2522 2523 596 316 4 4 2 73 74 5 683 0 0 0 2518 23 9 201 0 0 0 2518 24 9 204 0 0 1 1362 2518 25 9 296 0 0 0 2518 27 9 7 0 0 0 2518 28 9 1 0 1 2521 1 483 1 4 388 2518 14 5
2524 2525 596 316 4 4 2 73 74 5 683 0 0 0 2518 23 9 201 0 0 0 2518 24 9 300 0 0 1 1362 2518 25 9 296 0 0 0 2518 27 9 7 0 0 0 2518 28 9 1 0 1 2521 1 483 1 4 388 2518 14 5
2526 2527 596 316 4 4 2 73 74 5 683 0 0 0 2518 23 9 201 0 0 0 2518 24 9 201 0 0 1 1362 2518 25 9 296 0 0 0 2518 27 9 7 0 0 0 2518 28 9 1 0 1 2521 1 483 1 4 388 2518 14 5
2528 2529 596 316 4 4 1 280 3 144 0 0 0 2518 35 9 296 0 0 0 2518 36 9 7 0 0 0 2518 37 9 1 0 1 2530 1 483 1 2 388 2518 29 5
2531 2532 596 316 4 4 2 73 72 4 684 0 0 0 2518 42 9 201 0 0 0 2518 43 9 476 12 0 0 2518 44 9 685 50 0 0 2518 46 9 2 0 1 1 2533 1 483 1 3 233 2518 38 5
2534 2535 596 316 4 43 1 73 5 686 0 0 0 2518 53 9 201 0 0 0 2518 54 9 204 0 0 0 2518 55 9 296 0 0 0 2518 56 9 7 0 0 0 2518 57 9 1 0 1 1750 1 483 1 4 388 2518 48 5
2536 2537 596 316 6 4 1 73 5 686 0 0 0 2518 62 9 201 0 0 0 2518 63 9 296 0 0 0 2518 64 9 306 0 0 0 2518 65 9 306 0 0 0 2518 66 9 1 0 0 1 483 1 3 388 2518 58 5
2538 2539 596 316 4 4 1 73 5 686 0 0 0 2518 70 9 201 0 0 0 2518 71 9 296 0 0 0 2518 72 9 267 0 0 0 2518 73 9 7 0 0 0 2518 74 9 1 0 0 0 388 2518 67 5
2540 2541 596 316 4 43 1 73 6 686 0 0 0 2518 80 9 201 0 0 0 2518 81 9 7 0 0 0 2518 82 9 204 0 0 0 2518 83 9 296 0 0 0 2518 84 9 7 0 0 0 2518 85 9 1 0 1 1807 1 483 1 5 388 2518 75 5
2542 2543 596 316 4 4 1 73 6 686 0 0 0 2518 90 9 201 0 0 0 2518 91 9 163 0 0 0 2518 92 9 298 0 0 0 2518 93 9 296 0 0 0 2518 94 9 7 0 0 0 2518 95 9 1 0 1 2544 1 483 1 5 388 2518 86 5
2545 2546 596 316 4 4 1 281 5 687 0 0 0 2518 105 9 688 0 0 0 2518 106 9 454 0 0 0 2518 107 9 296 0 0 0 2518 108 9 7 0 0 0 2518 109 9 1 0 1 2548 1 483 1 4 388 2518 96 5
2549 2550 596 316 4 4 2 73 159 6 686 0 0 0 2518 116 9 201 0 0 0 2518 117 9 427 140 0 0 2518 118 9 10 144 0 0 2518 120 9 296 0 0 0 2518 122 9 7 0 0 0 2518 123 9 2 0 1 1 2551 1 483 1 5 402 2518 110 5
2552 2553 596 316 6 4 1 73 6 686 0 0 0 2518 129 9 201 0 0 0 2518 130 9 430 0 0 0 2518 131 9 444 0 0 0 2518 132 9 296 0 0 0 2518 133 9 306 0 0 0 2518 134 9 1 0 1 2554 1 483 1 5 388 2518 124 5
2555 2556 596 316 4 79 1 282 5 689 0 0 0 2518 142 9 690 0 0 0 2518 143 9 228 0 0 0 2518 144 9 296 0 0 0 2518 145 9 7 0 0 0 2518 146 9 1 0 1 2558 0 404 2518 135 5
2559 2560 596 316 4 4 1 73 6 686 0 0 0 2518 150 9 201 0 0 0 2518 151 9 296 0 0 0 2518 152 9 442 0 0 0 2518 153 9 296 0 0 0 2518 154 9 7 0 0 0 2518 155 9 1 0 0 1 483 1 5 388 2518 147 5
2561 2562 596 316 4 4 1 280 4 144 0 0 0 2518 161 9 144 0 0 0 2518 162 9 296 0 0 0 2518 163 9 7 0 0 0 2518 164 9 1 0 0 1 483 1 3 388 2518 156 5
2563 2564 596 316 4 4 1 283 4 486 0 0 0 2518 170 9 7 0 0 0 2518 171 9 296 0 0 0 2518 172 9 143 0 0 0 2518 173 9 1 0 0 1 483 1 3 388 2518 165 5
2565 2566 596 316 4 4 2 73 284 7 686 0 0 0 2518 179 9 201 0 0 0 2518 180 9 691 0 0 0 2518 181 9 201 254 0 0 2518 182 9 10 255 0 0 2518 184 9 296 0 0 0 2518 186 9 7 0 0 0 2518 187 9 2 0 1 0 1 483 1 6 406 2518 174 5
2568 2569 596 316 4 44 2 73 282 6 692 0 0 0 2518 194 9 201 0 0 0 2518 195 9 690 0 0 0 2518 196 9 228 0 0 0 2518 197 9 296 0 0 0 2518 198 9 7 0 0 0 2518 199 9 1 0 0 1 483 1 5 408 2518 188 5
2570 2571 596 316 4 80 2 74 72 4 693 0 0 0 2518 204 9 203 0 0 0 2518 205 9 14 0 0 0 2518 206 9 440 0 0 0 2518 207 9 1 0 0 1 483 1 3 410 2518 200 5
2572 2573 2574 411 4 4 1 285 3 694 256 0 0 2518 215 9 296 0 0 0 2518 220 9 7 0 0 0 2518 221 9 2 0 1 0 2 443 1 2 483 1 2 41 2518 208 5
2577 394 2578 2579 2580 2 1 18
2581 2582 596 388 4 0 1 286 4 670 0 0 0 2580 29 9 695 0 0 0 2580 30 9 466 0 0 1 2584 2580 31 9 143 0 0 0 2580 33 9 2 0 7 1 2585 3 441 1 1 443 1 2 444 1 1 316 2580 18 5
2586 2587 596 388 4 81 1 287 4 670 0 0 0 2580 29 9 695 0 0 0 2580 30 9 696 0 0 1 2584 2580 31 9 143 0 0 0 2580 33 9 2 0 7 1 2585 3 441 1 1 443 1 2 444 1 1 316 2580 18 5
2588 2589 596 388 4 0 1 287 2 670 0 0 0 2580 45 9 695 257 0 0 2580 46 9 1 0 1 2590 1 444 1 1 17 2580 34 5
2591 2592 596 388 4 81 1 286 2 670 0 0 0 2580 45 9 695 257 0 0 2580 46 9 1 0 1 2590 1 444 1 1 17 2580 34 5
2593 2594 596 388 4 0 1 288 2 670 0 0 0 2580 45 9 695 257 0 0 2580 46 9 1 0 1 2590 1 446 1 1 17 2580 34 5
2595 2596 596 388 4 81 1 288 2 670 0 0 0 2580 45 9 695 257 0 0 2580 46 9 1 0 1 2590 1 446 1 1 17 2580 34 5
2597 2598 596 388 4 0 2 256 289 6 697 0 0 0 2580 53 9 296 0 0 0 2580 54 9 298 231 0 0 2580 55 9 10 258 0 0 2580 57 9 698 0 0 1 2601 2580 59 9 696 0 0 0 2580 61 9 2 0 1 1 2602 3 441 2 2 4 443 1 5 444 1 2 347 2580 49 5
2603 2604 596 388 4 0 1 289 4 699 0 0 0 2580 65 9 700 0 0 0 2580 66 9 698 0 0 0 2580 67 9 696 0 0 0 2580 68 9 1 0 0 3 441 1 2 443 1 3 444 1 2 316 2580 62 5
2605 2606 596 388 4 0 2 289 269 5 701 0 0 0 2580 73 9 569 210 0 0 2580 74 9 702 0 0 0 2580 76 9 698 0 0 0 2580 77 9 696 0 0 0 2580 78 9 1 0 1 2607 4 441 1 3 443 1 4 444 1 3 446 1 1 347 2580 69 5
2608 2609 596 388 4 0 1 289 5 699 0 0 0 2580 85 9 703 0 0 0 2580 86 9 704 0 0 0 2580 87 9 705 0 0 1 2610 2580 88 9 143 0 0 0 2580 90 9 1 0 0 2 441 1 2 443 1 3 415 2580 79 5
2611 2612 596 388 4 0 1 289 5 699 0 0 0 2580 85 9 703 0 0 0 2580 86 9 706 0 0 0 2580 87 9 696 0 0 1 2610 2580 88 9 7 0 0 0 2580 90 9 1 0 0 2 441 1 2 443 1 3 415 2580 79 5
2613 2614 596 388 4 0 2 289 290 5 699 0 0 0 2580 96 9 707 259 0 0 2580 97 9 698 0 0 0 2580 99 9 708 0 0 0 2580 100 9 696 0 0 0 2580 101 9 1 0 0 4 441 1 3 443 1 4 444 1 3 446 1 1 416 2580 91 5
2616 2617 596 388 4 82 1 291 5 709 0 0 0 2580 108 9 710 0 0 0 2580 109 9 296 0 0 0 2580 110 9 248 0 0 0 2580 111 9 696 0 0 0 2580 112 9 1 0 0 3 441 1 3 443 1 4 444 1 3 343 2580 102 5
2621 2622 596 388 4 0 1 292 3 670 0 0 0 2580 122 9 695 0 0 0 2580 123 9 7 0 0 0 2580 124 9 1 0 0 2 441 1 1 444 1 1 41 2580 113 5
2623 2624 596 388 4 0 1 293 3 670 0 0 0 2580 122 9 695 0 0 0 2580 123 9 7 0 0 0 2580 124 9 1 0 0 2 441 1 1 444 1 1 41 2580 113 5
2625 2626 596 388 4 0 1 294 3 670 0 0 0 2580 122 9 695 0 0 0 2580 123 9 7 0 0 0 2580 124 9 1 0 0 2 441 1 1 444 1 1 41 2580 113 5
2627 2628 596 418 4 0 1 269 3 711 0 0 0 2580 129 9 712 0 0 0 2580 130 9 713 210 0 0 2580 131 9 1 0 0 3 327 1 1 329 1 2 446 1 2 104 2580 125 5
2629 2630 596 388 4 0 2 256 289 4 697 0 0 0 2580 136 9 298 260 1 41 0 2580 137 9 714 0 0 0 2580 140 9 706 261 1 41 0 2580 141 9 3 0 2 10 0 3 441 2 1 3 443 2 1 3 444 1 1 375 2580 133 5
2632 394 2633 2634 2635 2 1 18
2636 2637 596 420 4 83 1 295 5 689 0 0 0 2635 26 9 715 0 0 0 2635 27 9 716 0 0 0 2635 28 9 7 0 0 0 2635 29 9 143 0 0 0 2635 30 9 2 0 7 1 631 1 429 1 2 100 2635 20 5
2638 2639 596 420 4 84 1 296 3 717 0 0 0 2635 35 9 718 0 0 0 2635 36 9 7 0 0 0 2635 37 9 1 0 0 1 429 1 1 100 2635 31 5
2642 2643 596 420 4 85 1 295 3 689 0 0 0 2635 42 9 715 0 0 0 2635 43 9 719 105 0 0 2635 44 9 1 0 1 2644 1 432 1 2 160 2635 38 5
2645 2646 2647 420 4 83 1 295 3 689 0 0 0 2635 57 9 228 0 0 0 2635 58 9 720 0 0 0 2635 59 9 1 0 1 2648 1 429 1 2 100 2635 47 5
2649 2650 2651 420 4 86 1 295 3 689 0 0 0 2635 70 9 721 0 0 0 2635 71 9 7 0 0 0 2635 73 9 1 0 0 1 429 1 1 100 2635 60 5
2652 2653 2651 420 4 87 1 295 3 689 0 0 0 2635 70 9 722 105 0 0 2635 71 9 7 0 0 0 2635 73 9 1 0 0 1 432 1 1 17 2635 60 5
2654 2655 596 420 4 88 1 297 2 723 0 0 0 2635 83 9 724 262 0 0 2635 84 9 1 0 0 1 432 1 1 17 2635 74 5
2658 2659 596 420 4 89 1 297 2 723 0 0 0 2635 83 9 725 0 0 0 2635 84 9 1 0 0 1 429 1 1 100 2635 74 5
2660 2661 596 420 4 90 1 298 3 726 0 0 0 2635 95 9 727 0 0 0 2635 96 9 7 0 0 0 2635 97 9 1 0 0 1 429 1 1 100 2635 86 5
2665 2666 596 420 4 90 1 299 3 726 0 0 0 2635 95 9 727 0 0 0 2635 96 9 7 0 0 0 2635 97 9 1 0 0 1 429 1 1 100 2635 86 5
2667 2668 596 420 4 91 1 300 3 728 0 0 0 2635 102 9 729 0 0 0 2635 103 9 251 263 0 0 2635 104 9 1 0 1 2672 1 434 1 2 160 2635 98 5
2673 2674 596 420 4 92 1 301 3 289 0 0 0 2635 113 9 716 0 0 0 2635 114 9 7 0 0 0 2635 115 9 1 0 0 1 429 1 1 100 2635 107 5
2675 2676 596 425 4 0 1 295 3 689 0 0 0 2635 120 9 730 0 0 0 2635 121 9 232 105 0 0 2635 122 9 1 0 0 3 327 1 1 329 1 2 432 1 2 104 2635 116 5
2677 2678 596 420 4 83 2 295 302 3 731 0 0 0 2635 128 9 732 0 0 0 2635 129 9 733 140 0 0 2635 130 9 1 0 0 3 429 1 2 431 1 2 434 1 2 427 2635 124 5
2679 2680 2681 420 4 93 2 295 302 4 734 0 0 0 2635 139 9 715 0 0 0 2635 140 9 735 140 0 0 2635 141 9 736 144 0 0 2635 143 9 2 0 1 0 1 429 1 3 220 2635 132 5
2682 2683 2684 420 5 0 1 303 4 737 0 0 0 2635 155 9 738 0 0 0 2635 156 9 739 0 0 0 2635 157 9 740 264 0 0 2635 158 9 1 0 1 2687 1 432 1 3 430 2635 145 5
2688 2689 596 420 4 94 1 295 3 689 0 0 0 2635 167 9 715 0 0 0 2635 168 9 716 265 1 41 0 2635 169 9 3 0 2 10 0 2 429 1 2 431 1 2 348 2635 160 5
2691 2692 596 420 4 94 1 296 3 717 0 0 0 2635 167 9 682 0 0 0 2635 168 9 716 266 1 41 0 2635 169 9 3 0 2 10 0 2 429 1 2 431 1 2 348 2635 160 5
2693 497 501 2694 2695 2 1 15
2696 2697 596 431 6 0 1 233 4 711 0 0 0 2695 26 9 562 0 0 0 2695 27 9 741 267 0 0 2695 28 9 10 240 0 1 2698 2695 30 9 3 0 1 7 1 631 1 504 1 2 198 2695 21 5
2699 2700 596 432 6 0 4 233 234 235 304 6 742 0 0 0 2695 37 9 743 268 0 0 2695 38 9 523 269 0 0 2695 40 9 523 207 0 0 2695 42 9 523 208 0 0 2695 44 9 523 240 0 0 2695 46 9 2 0 1 0 7 275 1 2 276 1 3 278 2 3 4 504 1 2 506 1 2 508 1 3 512 1 5 434 2695 33 5
2703 2704 2705 431 6 0 1 233 4 306 0 0 0 2695 54 9 711 0 0 0 2695 55 9 306 0 0 0 2695 56 9 569 210 0 1 2706 2695 57 9 1 0 1 2707 0 17 2695 48 5
2708 2709 596 431 6 0 1 233 5 711 0 0 0 2695 64 9 569 210 0 0 2695 65 9 306 0 0 1 2710 2695 67 9 10 240 0 0 2695 69 9 306 0 0 0 2695 71 9 2 0 1 1 2711 1 512 1 4 17 2695 61 5
2712 2713 596 435 6 0 2 233 234 5 561 0 0 0 2695 77 9 569 210 0 0 2695 78 9 744 0 0 0 2695 80 9 306 0 0 0 2695 81 9 523 270 0 0 2695 82 9 2 0 1 0 5 343 2 2 3 345 1 4 346 1 2 504 1 4 510 2 3 4 302 2695 73 5
2714 2715 596 436 6 0 1 233 4 711 0 0 0 2695 88 9 712 0 0 0 2695 89 9 306 0 0 0 2695 90 9 433 210 0 0 2695 91 9 1 0 0 5 327 1 1 329 1 3 331 1 2 504 1 3 510 2 2 3 302 2695 84 5
2716 2717 596 437 6 56 1 233 4 711 0 0 0 2695 98 9 569 0 0 0 2695 99 9 306 0 0 0 2695 100 9 431 210 0 0 2695 101 9 1 0 0 4 369 3 1 2 3 371 1 3 504 1 3 510 2 2 3 302 2695 93 5
2718 2719 596 437 6 95 1 233 3 711 0 0 0 2695 108 9 562 0 0 0 2695 109 9 745 210 0 0 2695 110 9 1 0 0 3 369 1 2 372 1 2 504 1 2 198 2695 103 5
2720 2721 596 438 6 0 1 304 4 746 0 0 0 2695 116 9 535 0 0 0 2695 117 9 747 0 0 0 2695 118 9 748 0 0 1 2722 2695 119 9 1 0 0 4 441 1 2 443 1 3 483 1 3 510 1 2 175 2695 112 5
2723 2724 596 440 6 96 1 304 3 746 0 0 0 2695 126 9 749 0 0 0 2695 127 9 306 0 0 0 2695 128 9 1 0 0 2 418 1 1 510 1 1 41 2695 121 5
2725 2726 596 441 6 0 1 305 3 750 0 0 0 2695 138 9 751 0 0 0 2695 139 9 306 0 0 0 2695 140 9 1 0 0 2 453 1 1 510 1 1 41 2695 129 5
2729 2730 596 441 6 0 1 306 3 750 0 0 0 2695 138 9 751 0 0 0 2695 139 9 306 0 0 0 2695 140 9 1 0 0 2 468 1 1 510 1 1 41 2695 129 5
2731 2732 596 443 6 0 3 233 304 307 4 752 0 0 0 2695 147 9 753 268 0 0 2695 148 9 523 271 0 0 2695 150 9 523 272 0 0 2695 152 9 2 0 1 0 8 504 1 2 506 1 2 508 1 3 528 1 2 530 1 0 532 1 2 534 1 1 536 1 2 445 2695 141 5
2734 2735 596 431 6 0 4 233 234 235 304 5 742 0 0 0 2695 158 9 743 268 0 0 2695 159 9 384 269 0 0 2695 161 9 523 207 0 0 2695 163 9 754 208 0 0 2695 165 9 2 0 1 1 2736 3 504 1 3 506 1 3 508 1 4 446 2695 154 5
2737 2738 596 431 6 0 2 233 304 3 755 0 0 0 2695 170 9 535 273 0 0 2695 171 9 747 274 1 41 0 2695 173 9 4 0 2 3 10 0 2 504 1 2 510 1 2 448 2695 167 5
2739 521 2740 2741 2742 2 1 11
2743 2744 596 223 4 0 1 308 2 756 275 0 1 2747 2742 29 9 10 276 0 0 2742 32 9 2 0 1 0 1 528 1 0 41 2742 20 5
2748 2749 596 223 4 0 1 309 2 756 275 0 1 2747 2742 29 9 10 276 0 0 2742 32 9 2 0 1 0 1 528 1 0 41 2742 20 5
2750 2751 596 223 4 0 1 310 2 756 275 0 1 2747 2742 29 9 10 276 0 0 2742 32 9 2 0 1 0 1 528 1 0 41 2742 20 5
2752 2753 596 223 4 0 1 241 4 143 0 0 0 2742 38 9 580 216 0 0 2742 39 9 384 277 0 0 2742 41 9 143 0 0 0 2742 43 9 2 0 1 1 1702 3 528 1 1 530 2 0 2 538 1 2 41 2742 34 5
2754 2755 596 449 4 0 4 241 242 193 194 6 415 0 0 0 2742 48 9 757 0 0 0 2742 49 9 232 278 0 0 2742 56 9 384 279 0 0 2742 58 9 384 280 0 0 2742 60 9 384 217 0 0 2742 62 9 2 0 1 0 9 275 2 2 3 276 1 3 278 3 3 4 5 528 2 2 4 530 2 0 3 532 1 2 534 1 1 536 2 2 4 538 1 3 450 2742 44 5
2756 2757 596 451 4 0 1 241 2 758 0 0 0 2742 68 9 759 216 0 0 2742 69 9 1 0 0 5 356 1 1 358 1 1 359 1 1 528 1 1 536 1 1 194 2742 64 5
2758 2759 2760 452 4 0 1 241 2 760 0 0 0 2742 77 9 580 281 0 0 2742 78 9 2 0 4 0 3 401 1 1 405 1 1 528 1 1 41 2742 71 5
2761 2762 596 453 6 56 1 241 2 580 0 0 0 2742 85 9 487 216 0 0 2742 86 9 1 0 0 6 369 2 0 1 371 1 1 374 1 0 528 1 1 534 1 0 536 1 1 194 2742 80 5
2763 2764 596 453 6 59 1 241 1 580 216 0 0 2742 93 9 1 0 0 3 369 1 0 372 1 0 528 1 0 41 2742 88 5
2765 2766 596 454 4 0 1 241 3 761 0 0 0 2742 99 9 381 0 0 0 2742 100 9 143 0 0 0 2742 101 9 1 0 0 2 309 1 1 534 1 0 173 2742 95 5
2767 2768 596 223 4 0 2 241 242 3 761 282 1 455 0 2742 105 9 232 216 1 41 0 2742 108 9 762 283 1 41 0 2742 111 9 4 0 2 3 10 0 5 528 2 0 2 530 1 1 534 1 0 536 1 0 538 1 1 456 2742 102 5
2769 521 2770 2771 2772 2 1 5
2773 2774 596 457 5 0 1 241 2 580 216 0 1 2775 2772 22 9 763 284 0 0 2772 25 9 3 0 7 8 1 2776 2 565 1 1 569 1 1 458 2772 18 5
2777 2778 2779 457 5 0 2 241 242 5 580 216 0 0 2772 33 9 763 284 0 0 2772 35 9 764 278 0 0 2772 37 9 765 285 0 0 2772 39 9 766 286 0 1 2780 2772 41 9 3 0 7 8 0 3 565 2 1 3 567 1 4 569 2 1 4 458 2772 27 5
2781 2782 596 457 5 0 2 241 242 4 580 216 0 0 2772 47 9 766 287 0 0 2772 49 9 764 278 0 0 2772 51 9 767 288 0 0 2772 53 9 3 0 7 8 0 3 565 1 1 567 2 1 3 569 1 1 458 2772 44 5
2783 2784 596 457 5 0 2 241 242 3 580 216 0 0 2772 58 9 764 278 0 0 2772 60 9 763 289 0 1 2785 2772 62 9 3 0 7 8 0 2 565 1 2 569 1 2 458 2772 55 5
2786 2787 596 457 5 0 1 241 4 761 0 0 0 2772 68 9 232 216 0 0 2772 69 9 763 284 0 0 2772 71 9 768 287 0 0 2772 73 9 3 0 7 8 0 3 565 1 2 567 1 3 569 2 2 3 459 2772 65 5
2788 521 2789 2790 2791 2 1 52
2792 2793 2794 223 4 97 1 311 1 769 290 0 1 2797 2791 33 9 1 0 1 2798 1 528 1 0 41 2791 18 5
2799 2800 2794 223 4 97 1 311 1 770 290 0 1 2797 2791 33 9 1 0 1 2798 1 528 1 0 41 2791 18 5
2801 2802 2794 223 4 97 1 311 1 771 290 0 1 2797 2791 33 9 1 0 1 2798 1 528 1 0 41 2791 18 5
2803 2804 2794 223 4 97 1 311 1 772 290 0 1 2797 2791 33 9 1 0 1 2798 1 528 1 0 41 2791 18 5
2805 2806 2794 223 4 97 1 311 1 773 290 0 1 2797 2791 33 9 1 0 1 2798 2 528 1 0 534 1 0 329 2791 18 5
2807 2808 2794 223 4 97 1 311 1 774 290 0 1 2797 2791 33 9 1 0 1 2798 1 528 1 0 41 2791 18 5
2809 2810 596 223 6 97 1 311 1 775 290 0 0 2791 41 9 1 0 0 1 528 1 0 41 2791 36 5
2811 2812 596 223 4 97 1 311 1 776 291 0 0 2791 47 9 2 0 1 0 1 528 1 0 41 2791 43 5
2813 2814 2815 223 4 98 2 72 312 3 64 0 0 0 2791 58 9 155 0 0 0 2791 59 9 777 292 0 0 2791 60 9 1 0 0 1 530 1 2 368 2791 49 5
2817 2818 2819 223 4 97 1 311 2 778 0 0 0 2791 72 9 779 290 0 0 2791 73 9 1 0 0 3 528 1 1 534 1 0 536 1 1 194 2791 66 5
2820 2821 2822 223 4 3 2 159 72 3 64 0 0 0 2791 81 9 155 0 0 0 2791 82 9 780 293 0 0 2791 83 9 1 0 1 2823 3 528 1 2 530 2 0 2 538 1 2 185 2791 75 5
2824 2825 596 223 4 97 1 311 1 781 294 0 0 2791 90 9 2 0 1 1 1199 2 528 1 0 536 1 0 194 2791 85 5
2826 2827 596 223 4 3 1 159 4 163 0 0 0 2791 106 9 427 0 0 0 2791 107 9 247 0 0 1 2797 2791 108 9 7 140 0 0 2791 110 9 1 0 1 2828 3 528 1 3 534 1 1 536 1 3 207 2791 96 5
2829 2830 596 223 4 3 1 159 4 163 0 0 0 2791 106 9 427 0 0 0 2791 107 9 298 0 0 1 2797 2791 108 9 7 140 0 0 2791 110 9 1 0 1 2828 3 528 1 3 534 1 1 536 1 3 207 2791 96 5
2831 2832 596 223 4 3 1 159 4 163 0 0 0 2791 106 9 427 0 0 0 2791 107 9 427 0 0 1 2797 2791 108 9 7 140 0 0 2791 110 9 1 0 1 2828 3 528 1 3 534 1 1 536 1 3 207 2791 96 5
2833 2834 596 223 4 3 1 159 4 163 0 0 0 2791 106 9 427 0 0 0 2791 107 9 143 0 0 1 2797 2791 108 9 7 140 0 0 2791 110 9 1 0 1 2828 3 528 1 3 534 1 1 536 1 3 207 2791 96 5
2835 2836 596 223 4 3 1 159 4 163 0 0 0 2791 106 9 427 0 0 0 2791 107 9 296 0 0 1 2797 2791 108 9 7 140 0 0 2791 110 9 1 0 1 2828 3 528 1 3 534 1 1 536 1 3 207 2791 96 5
2837 2838 596 223 4 3 1 159 3 163 0 0 0 2791 115 9 427 0 0 0 2791 116 9 782 140 0 0 2791 117 9 1 0 0 2 528 1 2 534 1 1 173 2791 112 5
2839 2840 596 223 4 3 2 159 72 4 64 0 0 0 2791 122 9 427 140 0 0 2791 123 9 427 0 0 0 2791 125 9 14 0 0 0 2791 126 9 1 0 0 3 528 1 1 530 1 0 534 1 2 329 2791 119 5
2841 2842 596 223 4 4 2 159 74 4 449 0 0 0 2791 136 9 298 0 0 1 2797 2791 137 9 7 0 0 0 2791 139 9 783 140 0 0 2791 140 9 1 0 1 2843 2 528 1 3 530 2 0 2 41 2791 127 5
2844 2845 596 223 4 4 2 159 74 4 449 0 0 0 2791 136 9 267 0 0 1 2797 2791 137 9 7 0 0 0 2791 139 9 783 140 0 0 2791 140 9 1 0 1 2843 2 528 1 3 530 1 0 41 2791 127 5
2846 2847 596 223 4 4 2 313 74 4 449 0 0 0 2791 136 9 204 0 0 1 2797 2791 137 9 7 0 0 0 2791 139 9 784 295 0 0 2791 140 9 1 0 1 2843 2 528 1 3 530 2 1 2 41 2791 127 5
2849 2850 596 223 6 3 1 159 3 306 0 0 0 2791 146 9 143 0 0 0 2791 147 9 427 140 0 0 2791 148 9 1 0 0 2 528 1 2 530 1 1 41 2791 142 5
2851 2852 596 223 4 3 1 311 5 163 0 0 0 2791 153 9 785 0 0 0 2791 154 9 7 290 0 0 2791 155 9 10 296 0 0 2791 157 9 7 0 0 0 2791 159 9 2 0 1 0 5 528 1 2 530 1 4 534 1 1 536 1 2 538 1 4 207 2791 150 5
2853 2854 596 223 4 3 1 159 4 427 140 0 0 2791 163 9 10 144 0 0 2791 165 9 786 0 0 0 2791 167 9 7 140 0 0 2791 168 9 2 0 1 0 3 528 1 0 534 1 2 536 1 3 207 2791 160 5
2855 2856 1093 223 4 99 3 311 72 73 5 509 0 0 0 2791 184 9 14 12 0 0 2791 185 9 201 0 0 0 2791 187 9 10 50 0 0 2791 188 9 787 290 0 0 2791 190 9 2 0 1 1 2857 3 528 1 4 530 1 0 532 1 4 460 2791 170 5
2858 2859 1093 223 4 99 3 314 72 73 5 509 0 0 0 2791 184 9 14 12 0 0 2791 185 9 201 0 0 0 2791 187 9 10 50 0 0 2791 188 9 788 297 0 0 2791 190 9 2 0 1 1 2857 2 528 1 4 532 1 4 460 2791 170 5
2861 2862 1093 223 4 99 3 159 72 73 5 509 0 0 0 2791 184 9 14 12 0 0 2791 185 9 201 0 0 0 2791 187 9 10 50 0 0 2791 188 9 783 140 0 0 2791 190 9 2 0 1 1 2857 3 528 1 4 530 1 0 532 1 4 460 2791 170 5
2863 2864 2865 223 4 3 1 315 5 789 298 0 0 2791 198 9 296 0 0 0 2791 200 9 790 299 0 0 2791 201 9 10 300 0 0 2791 203 9 7 0 0 0 2791 205 9 2 0 1 0 3 528 1 2 530 1 4 538 1 4 316 2791 192 5
2867 2868 596 223 4 100 2 311 316 1 791 290 0 0 2791 212 9 1 0 0 2 528 1 0 534 1 0 41 2791 206 5
2871 2872 596 223 4 101 1 311 3 787 290 0 0 2791 218 9 10 296 0 0 2791 220 9 7 0 0 0 2791 222 9 2 0 1 0 3 528 1 0 530 1 2 538 1 2 41 2791 214 5
2873 2874 596 223 4 97 1 311 1 792 294 0 0 2791 227 9 2 0 1 0 1 528 1 0 41 2791 223 5
2875 2876 596 454 4 101 1 311 4 793 301 0 1 2877 2791 239 9 204 0 0 0 2791 242 9 7 0 0 0 2791 243 9 204 0 0 0 2791 244 9 2 0 1 1 2878 0 41 2791 233 5
2879 2880 596 454 4 3 1 159 3 427 140 0 0 2791 249 9 267 302 0 0 2791 251 9 7 0 0 0 2791 253 9 2 0 1 0 1 528 1 0 41 2791 245 5
2881 2882 596 223 4 3 1 311 3 785 290 0 0 2791 257 9 10 296 0 0 2791 259 9 7 0 0 0 2791 261 9 2 0 1 0 3 528 1 0 530 1 2 538 1 2 41 2791 254 5
2883 2884 596 223 4 3 1 159 5 427 140 0 0 2791 265 9 10 144 0 0 2791 267 9 427 140 0 0 2791 269 9 10 144 0 0 2791 271 9 7 0 0 0 2791 273 9 2 0 1 0 3 528 1 0 530 1 4 538 1 4 41 2791 262 5
2885 2886 596 223 4 102 2 311 317 5 289 0 0 0 2791 281 9 785 290 0 0 2791 282 9 10 296 0 0 2791 284 9 7 0 0 1 2888 2791 286 9 297 84 0 0 2791 288 9 2 0 1 0 3 528 1 1 530 2 0 3 538 1 3 230 2791 274 5
2889 2890 596 223 4 102 2 159 317 5 289 0 0 0 2791 281 9 427 140 0 0 2791 282 9 10 144 0 0 2791 284 9 7 0 0 1 2888 2791 286 9 297 84 0 0 2791 288 9 2 0 1 0 3 528 1 1 530 2 0 3 538 1 3 230 2791 274 5
2891 2892 596 223 4 4 2 313 74 2 449 0 0 0 2791 295 9 794 295 0 0 2791 296 9 1 0 1 2893 1 528 1 1 41 2791 290 5
2894 2895 596 223 4 103 2 311 74 2 449 0 0 0 2791 303 9 795 290 0 0 2791 304 9 1 0 1 2896 1 528 1 1 41 2791 298 5
2897 2898 2899 223 4 97 2 311 72 2 64 0 0 0 2791 313 9 796 303 0 0 2791 314 9 2 0 1 1 1199 1 528 1 1 17 2791 306 5
2900 2901 596 223 4 3 1 159 4 143 0 0 0 2791 324 9 298 0 0 0 2791 325 9 7 0 0 0 2791 326 9 427 140 0 0 2791 327 9 1 0 1 2902 2 528 1 3 530 2 0 2 41 2791 320 5
2903 2904 596 223 4 3 1 159 4 427 140 0 0 2791 333 9 10 144 0 0 2791 335 9 298 0 0 0 2791 337 9 7 0 0 0 2791 338 9 2 0 1 1 2902 3 528 1 0 530 1 3 538 1 3 41 2791 329 5
2905 2906 596 223 4 3 1 159 3 427 140 0 0 2791 343 9 143 0 0 0 2791 345 9 10 144 0 0 2791 346 9 2 0 1 1 2907 1 528 1 0 41 2791 339 5
2908 2909 2865 223 4 3 1 315 3 789 298 0 0 2791 356 9 296 0 0 0 2791 358 9 7 0 0 0 2791 359 9 2 0 1 1 2910 1 530 1 2 316 2791 348 5
2911 2912 596 223 6 3 2 159 72 5 64 0 0 0 2791 365 9 430 0 0 0 2791 366 9 14 0 0 0 2791 367 9 427 0 0 0 2791 368 9 431 140 0 0 2791 369 9 1 0 1 2913 5 528 1 4 530 1 0 532 1 4 534 1 3 536 1 4 461 2791 360 5
2914 2915 596 223 6 3 1 159 3 163 0 0 0 2791 376 9 427 0 0 0 2791 377 9 433 140 0 0 2791 378 9 1 0 1 2010 3 528 1 2 534 1 1 536 1 2 208 2791 371 5
2916 2917 596 223 4 3 2 159 311 3 427 140 0 0 2791 383 9 785 0 0 0 2791 385 9 384 304 0 0 2791 386 9 2 0 1 0 3 528 1 0 534 1 1 536 1 2 462 2791 380 5
2918 2919 596 223 6 3 1 311 3 430 0 0 0 2791 392 9 785 0 0 0 2791 393 9 431 290 0 0 2791 394 9 1 0 0 3 528 1 2 534 1 1 536 1 2 463 2791 388 5
2920 2921 596 223 4 4 2 313 74 4 449 0 0 0 2791 400 9 163 0 0 0 2791 401 9 797 0 0 0 2791 402 9 436 295 0 0 2791 403 9 1 0 0 3 528 1 3 534 1 2 536 1 3 194 2791 396 5
2922 2923 596 223 4 3 2 159 72 6 64 0 0 0 2791 408 9 427 140 0 0 2791 409 9 10 144 0 0 2791 411 9 14 12 0 0 2791 413 9 427 0 0 0 2791 415 9 384 181 0 0 2791 416 9 2 0 1 0 4 528 1 1 530 1 0 534 1 4 536 1 5 295 2791 405 5
2924 2925 2926 223 4 104 2 311 318 6 798 0 0 0 2791 425 9 163 0 0 0 2791 426 9 435 0 0 0 2791 427 9 799 290 0 0 2791 428 9 10 296 0 0 2791 430 9 7 0 0 0 2791 432 9 2 0 1 0 4 528 1 3 530 2 0 5 532 1 3 538 1 5 465 2791 418 5
2929 521 2930 2931 2932 2 1 17
2933 2934 596 169 4 0 1 319 2 143 0 0 0 2932 28 9 756 275 0 0 2932 29 9 3 0 7 8 0 1 551 1 1 223 2932 18 5
2935 2936 596 169 4 0 1 308 2 143 0 0 0 2932 28 9 756 275 0 0 2932 29 9 3 0 7 8 0 1 551 1 1 223 2932 18 5
2937 2938 596 169 4 0 1 309 2 143 0 0 0 2932 28 9 756 275 0 0 2932 29 9 3 0 7 8 0 1 551 1 1 223 2932 18 5
2939 2940 596 169 4 0 1 310 2 143 0 0 0 2932 28 9 756 275 0 0 2932 29 9 3 0 7 8 0 1 551 1 1 223 2932 18 5
2941 2942 596 169 4 0 1 241 2 580 216 0 0 2932 35 9 447 0 0 0 2932 37 9 3 0 7 8 1 2943 2 551 1 0 553 1 1 223 2932 31 5
2944 2945 596 169 4 0 1 193 3 414 0 0 0 2932 41 9 206 305 0 0 2932 42 9 447 306 0 0 2932 44 9 3 0 7 8 1 2946 1 555 2 1 2 17 2932 38 5
2947 2948 2949 169 4 0 2 193 320 4 800 0 0 0 2932 55 9 206 305 0 0 2932 56 9 451 0 0 0 2932 58 9 300 307 0 0 2932 59 9 3 0 7 8 0 1 555 2 1 3 112 2932 47 5
2951 2952 596 169 4 0 1 193 3 414 0 0 0 2932 67 9 206 305 0 0 2932 68 9 801 0 0 1 2277 2932 70 9 3 0 7 8 0 1 555 2 1 2 17 2932 64 5
2953 2954 596 169 4 0 2 241 321 3 580 216 0 0 2932 77 9 802 308 0 0 2932 79 9 447 0 0 0 2932 81 9 3 0 7 8 0 2 551 2 0 1 553 1 2 223 2932 72 5
2956 2957 596 169 4 0 1 241 4 143 0 0 0 2932 85 9 761 0 0 0 2932 86 9 232 216 0 0 2932 87 9 447 0 0 0 2932 89 9 3 0 7 8 0 2 551 1 2 553 1 3 467 2932 82 5
2958 2959 596 169 4 0 1 193 4 414 0 0 0 2932 93 9 421 0 0 0 2932 94 9 232 305 0 0 2932 95 9 447 306 0 0 2932 97 9 3 0 7 8 1 2960 1 555 2 2 3 185 2932 90 5
2961 2962 596 169 4 0 2 241 193 5 414 0 0 0 2932 103 9 580 216 0 0 2932 104 9 300 0 0 0 2932 106 9 803 305 0 0 2932 107 9 447 306 0 0 2932 109 9 3 0 7 8 0 3 551 1 1 553 1 2 555 2 3 4 218 2932 100 5
2963 2964 596 169 4 0 2 241 193 4 414 0 0 0 2932 114 9 580 216 0 0 2932 115 9 206 0 0 1 2965 2932 117 9 384 305 0 0 2932 119 9 3 0 7 8 0 2 551 1 1 555 1 3 203 2932 111 5
2966 2967 596 169 4 0 2 241 193 4 414 0 0 0 2932 124 9 804 0 0 0 2932 125 9 232 216 0 0 2932 126 9 384 305 0 0 2932 128 9 3 0 7 8 0 2 551 1 2 555 1 3 468 2932 121 5
2968 2969 596 169 4 0 2 241 193 5 414 0 0 0 2932 133 9 206 305 0 0 2932 134 9 580 0 0 0 2932 136 9 384 216 0 0 2932 137 9 447 0 0 0 2932 139 9 3 0 7 8 0 3 551 1 3 553 1 4 555 1 1 469 2932 130 5
2970 2971 596 169 4 1 1 241 2 580 309 0 0 2932 144 9 7 0 0 0 2932 146 9 3 0 7 8 1 2972 0 41 2932 140 5
2973 2974 2975 169 4 0 1 193 3 414 0 0 0 2932 153 9 206 305 0 0 2932 154 9 805 310 0 0 2932 156 9 3 0 7 8 0 1 555 2 1 2 17 2932 148 5
2976 572 2977 2978 2979 2 1 22
2980 2981 596 470 5 0 1 322 2 806 0 0 0 2979 33 9 14 311 0 0 2979 34 9 1 0 1 631 1 579 1 1 17 2979 24 5
2993 2994 596 470 5 0 1 323 2 807 0 0 0 2979 44 9 292 312 0 0 2979 45 9 1 0 1 2996 0 17 2979 40 5
2997 2998 2999 470 5 0 1 324 2 806 0 0 0 2979 66 9 14 313 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3002 3003 2999 470 5 0 1 325 2 806 0 0 0 2979 66 9 14 314 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3005 3006 2999 470 5 0 1 326 2 806 0 0 0 2979 66 9 14 315 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3008 3009 2999 470 5 0 1 327 2 806 0 0 0 2979 66 9 14 316 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3011 3012 2999 470 5 0 1 328 2 806 0 0 0 2979 66 9 14 317 0 0 2979 67 9 1 0 0 1 579 1 1 17 2979 48 5
3013 3014 2999 470 5 0 1 329 2 806 0 0 0 2979 66 9 14 318 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3016 3017 2999 470 5 0 1 330 2 806 0 0 0 2979 66 9 14 319 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3019 3020 2999 470 5 0 1 331 2 806 0 0 0 2979 66 9 14 320 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3022 3023 2999 470 5 0 1 332 2 806 0 0 0 2979 66 9 14 321 0 0 2979 67 9 1 0 0 2 579 1 1 581 1 1 17 2979 48 5
3025 3026 596 470 5 0 1 333 2 806 0 0 0 2979 78 9 14 322 0 0 2979 79 9 1 0 0 1 579 1 1 17 2979 70 5
3034 3035 596 470 5 0 3 334 335 323 4 808 0 0 0 2979 88 9 14 323 0 0 2979 89 9 809 324 0 0 2979 91 9 810 312 0 0 2979 93 9 1 0 0 2 579 1 1 583 2 2 3 17 2979 85 5
3041 3042 596 470 5 0 1 334 3 467 0 0 0 2979 100 9 155 0 0 0 2979 101 9 232 323 0 0 2979 102 9 1 0 1 3043 1 579 1 2 185 2979 96 5
3044 3045 596 470 5 0 2 334 335 4 811 0 0 0 2979 108 9 34 324 0 0 2979 109 9 476 0 0 0 2979 111 9 384 323 0 0 2979 112 9 1 0 0 2 579 2 1 3 583 1 3 325 2979 105 5
3046 3047 596 470 5 105 2 334 335 3 811 0 0 0 2979 120 9 34 0 0 1 3048 2979 121 9 476 323 0 0 2979 123 9 1 0 1 3049 2 579 1 2 583 1 2 158 2979 115 5
3050 3051 596 470 5 55 1 334 3 467 0 0 0 2979 130 9 14 0 0 0 2979 131 9 537 323 0 0 2979 132 9 1 0 0 1 579 1 2 179 2979 126 5
3052 3053 596 470 5 0 1 336 1 64 325 0 0 2979 140 9 1 0 0 1 579 1 0 43 2979 135 5
3055 3056 596 470 5 0 1 337 2 64 0 0 0 2979 153 9 7 325 0 0 2979 154 9 1 0 0 1 579 1 1 99 2979 143 5
3057 3058 596 470 5 106 1 338 2 812 0 0 0 2979 163 9 248 326 0 0 2979 164 9 1 0 0 1 579 1 1 230 2979 157 5
3060 3061 2975 470 5 0 1 334 3 467 0 0 0 2979 172 9 14 323 0 0 2979 173 9 813 327 0 0 2979 175 9 1 0 0 1 579 2 1 2 17 2979 167 5
3062 3063 596 470 5 0 2 334 335 4 811 0 0 0 2979 184 9 402 0 0 0 2979 185 9 232 324 0 0 2979 186 9 384 323 0 0 2979 188 9 1 0 0 2 579 1 2 583 2 2 3 186 2979 181 5
"""#

let builtinQuestions: StaticString = #"""
{"questions":[{"id":"open.after-dismiss","title":"After a dismissal","question":"Does the next waiting message appear by itself when the visible one is dismissed?","about":"A user who closes one message may be met by the next at once, or have peace until the next opportunity. The\nfirst clears the stack quickly, the second spares the user a series.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"ko","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"de","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"en","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."},
{"document":"ja","says":"implied","text":"A dismissal is not among the three situations in which the user is eligible for a message."}],"answers":[{"id":"waits","text":"The next message waits for the next opportunity."},
{"id":"shows-next","text":"The next message is offered as soon as the visible one is gone."}],"default":"waits","probes":[{"script":{"id":"open.after-dismiss/one-waiting","title":"A message waits while another is visible, and the user dismisses the visible one","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",41,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",42,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",43,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",44,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",34,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"shows-next","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6,5]},
{"id":"open.on-foreground","title":"Coming to the foreground","question":"Is coming to the foreground an opportunity by itself, without a session start or a push?","about":"It decides when a message that was put back because the app was in the background is seen: on the user's\nreturn, or at the next opportunity thereafter. A return need not start a session, so the two can lie far\napart.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"ko","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"de","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"en","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."},
{"document":"ja","says":"implied","text":"Coming to the foreground is not among the three situations; only an opening from a push notification and a session start are."}],"answers":[{"id":"waits","text":"Coming to the foreground displays nothing by itself."},
{"id":"offers","text":"The newest waiting message is offered when the app comes to the foreground."}],"default":"waits","probes":[{"script":{"id":"open.on-foreground/triggered-in-background","title":"A message was triggered in the background, and the app comes to the foreground","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",96,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",97,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",98,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",99,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",90,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",51,5]},
{"id":"open.on-interval-end","title":"The end of the interval","question":"Is the end of the interval an opportunity by itself?","about":"An engine that holds messages back may keep a timer for them. For the user, a message then appears although\nnothing was done in the app.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."}],"answers":[{"id":"waits","text":"The end of the interval displays nothing by itself."},
{"id":"offers","text":"The newest waiting message is offered when the interval is over."}],"default":"waits","probes":[{"script":{"id":"open.on-interval-end/interval-over","title":"The interval ends while a message waits","about":"The waiting message is a local one that the host put off: whatever the interval holds back, it is on the stack.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",144,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",145,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",146,13]},{"do":[{"do":"advance","by":40000}],"at":["Specs/questions.yaml",147,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",148,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",135,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",106,5]},
{"id":"open.on-rotation","title":"A turn of the device","question":"Is a turn of the device an opportunity by itself?","about":"A message that was made for the new orientation fits from now on. But nothing waits for that: what does not fit\nis discarded.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."}],"answers":[{"id":"waits","text":"A turn displays nothing by itself."},
{"id":"offers","text":"The newest waiting message is offered when the device is turned."}],"default":"waits","probes":[{"script":{"id":"open.on-rotation/turned","title":"The device is turned while a message waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",189,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",190,13]},{"do":[{"do":"rotate","to":"landscape"}],"at":["Specs/questions.yaml",191,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",192,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",183,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",155,5]},
{"id":"open.on-keyboard-hidden","title":"The keyboard goes away","question":"Is it an opportunity by itself that the keyboard goes away?","about":"The keyboard is an obstacle of which the engine knows when it is gone. If that is an opportunity, a message\nappears as soon as the user has stopped typing.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."}],"answers":[{"id":"waits","text":"The message waits for another opportunity."},
{"id":"offers","text":"The newest waiting message is offered when the keyboard goes away."}],"default":"waits","probes":[{"script":{"id":"open.on-keyboard-hidden/hidden","title":"The keyboard comes up and goes away while a message waits","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",230,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",231,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",232,13]},{"do":[{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",233,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",234,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",224,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",199,5]},
{"id":"open.on-keyboard-shown","title":"The keyboard comes up","question":"Is it an opportunity by itself that the keyboard comes up?","about":"An engine that looks at its stack whenever something changes does so here, too. It can be seen where the host\nimplements the keyboard-aware display choice, and lets the message through.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."}],"answers":[{"id":"waits","text":"The message waits for another opportunity."},
{"id":"offers","text":"The newest waiting message is offered when the keyboard comes up."}],"default":"waits","probes":[{"script":{"id":"open.on-keyboard-shown/shown-to-an-aware-host","title":"The keyboard comes up while a message waits, and the host is told of it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"keyboard_display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",272,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",273,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",274,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",275,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",266,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",241,5]},
{"id":"open.on-presenter","title":"A presenter is assigned","question":"Is it an opportunity by itself that a presenter is assigned?","about":"Apps often assign the presenter a moment after the start. If messages that were triggered before are kept, they\ncan appear right then, or with the next opportunity.","layer":"presenter","rules":["presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"waits","text":"What was kept waits for an opportunity."},
{"id":"offers","text":"The newest message that was kept is offered when the presenter is assigned."},
{"id":"offers-each","text":"Each message that was kept goes to the presenter when it is assigned, in the order of their triggers."}],"default":"waits","probes":[{"script":{"id":"open.on-presenter/assigned","title":"A presenter is assigned while two messages wait for one","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",317,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",318,13]},{"do":[{"do":"assign_presenter"}],"at":["Specs/questions.yaml",319,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",320,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",310,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"newer"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"newer"}],[]]},{"answer":"offers-each","steps":[[{"saw":"displayed","message":"older"}],[]]}]}],"moot":[{"answers":{"open.no-presenter":"lost"},"reason":"Nothing waits before there is a presenter."}],"at":["Specs/questions.yaml",282,5]},
{"id":"open.on-asset","title":"A file arrives","question":"Is the arrival of an image or a ZIP file an opportunity for the messages that wait?","about":"The message that waits for just this file is displayed in any case. An engine that then offers the newest\nmessage of its stack, whichever that is, may display another one, also when a file has come that was fetched\nahead.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"ko","says":"implied","text":"Names three situations in which the user is eligible, and no others."},
{"document":"de","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"en","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."},
{"document":"ja","says":"implied","text":"Names three situations in which the user is eligible, and besides them only the request of the host."}],"answers":[{"id":"waits","text":"Only a message is offered whose own file has come, if it waits for nothing else."},
{"id":"offers","text":"The newest waiting message is offered; the one whose file has come is one of them."}],"default":"waits","probes":[{"script":{"id":"open.on-asset/fetched-ahead","title":"A file that was fetched on delivery arrives while another message waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","pictured"]}],"at":["Specs/questions.yaml",366,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",367,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",368,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",369,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",359,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"offers","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",329,5]},
{"id":"open.on-failed-asset","title":"The end of a fetch that fails","question":"Is it an opportunity for the messages that wait that an image or a ZIP file could not be fetched?","about":"An engine that looks at its messages whenever a fetch ends may do so however it ends.","layer":"presenter","rules":["discard.asset-failed","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"ko","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"de","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"en","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"ja","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."}],"answers":[{"id":"waits","text":"They wait for the next opportunity."},
{"id":"offers","text":"The newest of them is offered."}],"default":"waits","probes":[],"moot":[],"at":["Specs/questions.yaml",376,5]},
{"id":"open.on-asset-again","title":"The arrival of an asset, a second time","question":"Is the arrival of an asset an opportunity for the messages that wait, although it has just offered the message that the asset belongs to?","about":"It matters if that message is not displayed, for example because the host puts it off. Probes do not ask\nthis question: it shows only where the arrival of an asset is an opportunity at all.","layer":"presenter","rules":["delivery.late-assets","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"ko","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"de","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"en","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"ja","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."}],"answers":[{"id":"once","text":"The arrival offers the message of the asset, and no other."},
{"id":"again","text":"After the message of the asset, the newest one that waits is offered as well."}],"default":"once","probes":[],"moot":[{"answers":{"open.on-asset":"waits"},"reason":"The arrival of an asset is no opportunity at all."}],"at":["Specs/questions.yaml",414,5]},
{"id":"open.unmatched-event","title":"An event that triggers nothing","question":"Is an event that triggers no message an opportunity for one that waits?","about":"Apps log events all the time. If each were an opportunity, a waiting message would appear at the next tap; if\nonly those count that trigger a message, a message that waits is passed over by the one that was triggered,\nwhich lies above it.","layer":"core","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ko","says":"implied","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"de","says":"implied","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"implied","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"implied","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"no","text":"Only an event that triggers a message is an opportunity."},
{"id":"yes","text":"Every logged event is an opportunity, whether it triggers a message or not."}],"default":"no","probes":[{"script":{"id":"open.unmatched-event/other-event","title":"A message waits, and an event is logged that triggers nothing","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",493,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",494,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",495,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",496,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",487,9]},"outcomes":[{"answer":"no","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"yes","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",457,5]},
{"id":"open.opportunity-at-times","title":"Opportunities under conditions","question":"Is a moment that the engine itself makes an opportunity one each time, or only under conditions of its own?","about":"The documents name three opportunities. An engine that has others may tie them to any condition: that\nnothing is in the way, that the app has been opened for a while, that a message was put back before.\nProbes do not ask this question, because there is no limit to such conditions. It explains why an engine\ndoes once what it does not do another time.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"ko","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"de","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"en","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."},
{"document":"ja","says":"silent","text":"Names three moments at which the user is eligible: a trigger event, the start of a session, an opened push. It does not speak of any other."}],"answers":[{"id":"alike","text":"The same moment is an opportunity each time, or it never is."},
{"id":"at-times","text":"The same moment is an opportunity at one time, and none at another."}],"default":"alike","probes":[],"moot":[],"at":["Specs/questions.yaml",503,5]},
{"id":"open.opportunity-order","title":"A new message or one that waited","question":"When a session start or a push click triggers a message while others wait, which is offered first?","about":"The session start and the opening from a push are opportunities in themselves and triggers as well. If the\ntrigger is dealt with first, the new message lies on top and is displayed. If the opportunity comes first, for\nexample because the delivery takes a moment, a waiting message is displayed and the new one finds it on the\nscreen.","layer":"core","rules":["stack.offer-when-eligible","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"ko","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"de","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"en","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"ja","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."}],"answers":[{"id":"triggered-first","text":"The new message goes on the stack first and is the one that is offered."},
{"id":"waiting-first","text":"The newest waiting message is offered first; then the new one is triggered."}],"default":"triggered-first","probes":[{"script":{"id":"open.opportunity-order/push-click","title":"A message waits, and a push click triggers another one","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"triggered","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","triggered"]}],"at":["Specs/questions.yaml",593,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",594,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",595,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",586,9]},"outcomes":[{"answer":"triggered-first","steps":[[{"saw":"displayed","message":"triggered"}]]},{"answer":"waiting-first","steps":[[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",545,5]},
{"id":"open.opportunity-once","title":"Two offers at one opportunity","question":"Does a session start or a push click that triggers no message offer what waits once, or twice?","about":"An engine may come upon the same moment in two ways, and use it twice. The second offer shows where the first\ndisplays nothing: the host is asked twice, or a message goes back twice. It also shows where the first displays\na message, and the one below it goes back.","layer":"core","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"ko","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"de","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"en","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."},
{"document":"ja","says":"silent","text":"Names the trigger event, the session start and the opening from a push, and does not say how often a message is offered at one of them."}],"answers":[{"id":"once","text":"There is one offer."},
{"id":"twice","text":"The newest waiting message is offered, and then the one that is the newest after that."}],"default":"once","probes":[],"moot":[],"at":["Specs/questions.yaml",602,5]},
{"id":"open.opportunity-after-trigger","title":"A trigger that is an opportunity as well","question":"When a session start or a push click triggers a message, is that one opportunity, or are its trigger and the moment itself two?","about":"The session start and the opening from a push are opportunities in themselves and triggers as well. An engine\nmay take the two for one, or offer the message that was triggered, and then what waits. The second offer shows\nwhere the first displays nothing: the host is asked twice, or a message goes back twice. It also shows where\nthe first displays a message, and one that waited goes back.","layer":"core","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"ko","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"de","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"en","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."},
{"document":"ja","says":"silent","text":"Lists the trigger event, the session start and the opening from a push side by side, and does not say what happens if two of them coincide."}],"answers":[{"id":"same","text":"They are one opportunity, with one offer."},
{"id":"another","text":"The message that was triggered is offered, and then the newest waiting message."}],"default":"same","probes":[],"moot":[],"at":["Specs/questions.yaml",642,5]},
{"id":"open.opportunity-behind-visible","title":"An opportunity behind a visible message","question":"When an opportunity comes while another message is visible, is the waiting message offered and put back, or left alone?","about":"The user sees no difference. An observer does: in the one case a re-enqueueing is reported, and an engine that\nasks the host early asks it for nothing.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ko","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"de","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"en","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ja","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, meets the condition and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-behind-visible/other-visible","title":"A message waits while another is visible, and the app is opened from a push","about":"From outside it cannot be seen whether the waiting message was offered: only an engine that reports what it\nputs back can tell.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",735,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",736,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",737,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",738,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",725,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",685,5]},
{"id":"open.opportunity-in-background","title":"An opportunity in the background","question":"When an opportunity comes while the app is in the background, is the waiting message offered and put back, or left alone?","about":"A session can start there. As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ko","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"de","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"en","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ja","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, meets the condition and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-in-background/session-in-background","title":"A message was triggered in the background, and a session starts there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",790,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",791,13]},{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",792,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",793,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",784,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",745,5]},
{"id":"open.opportunity-under-keyboard","title":"An opportunity under the keyboard","question":"When an opportunity comes while the keyboard is up, is the waiting message offered and put back, or left alone?","about":"As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"en","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ja","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, meets the condition and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-under-keyboard/push-under-the-keyboard","title":"A message waits, the keyboard comes up, and the app is opened from a push","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",837,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"show_keyboard"}],"at":["Specs/questions.yaml",838,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",839,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",840,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",831,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",800,5]},
{"id":"open.unmatched-in-background","title":"An event that triggers nothing, in the background","question":"Where an event that triggers nothing is an opportunity, is it one in the background as well?","about":"An engine that takes more for an opportunity than the documents name may do so only while nothing is in\nthe way. An observer sees that: at a session start, the waiting message is reported as re-enqueued, and at\nsuch an event, it is not.","layer":"core","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ko","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered and put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-in-background/other-event-in-the-background","title":"A message waits in the background, and an event is logged that triggers nothing","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",888,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",889,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",890,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",891,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",882,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is no opportunity at all."},
{"answers":{"open.opportunity-in-background":"left-alone"},"reason":"A waiting message is left alone at every opportunity then."}],"at":["Specs/questions.yaml",847,5]},
{"id":"open.unmatched-behind-visible","title":"An event that triggers nothing, behind a visible message","question":"Where an event that triggers nothing is an opportunity, is it one while another message is visible as well?","about":"As in the background, only an observer sees a difference.","layer":"core","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ko","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered and put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-behind-visible/other-event-behind-visible","title":"A message waits behind another, and an event is logged that triggers nothing","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",941,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",942,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",943,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",944,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",934,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is no opportunity at all."},
{"answers":{"open.opportunity-behind-visible":"left-alone"},"reason":"A waiting message is left alone at every opportunity then."}],"at":["Specs/questions.yaml",899,5]},
{"id":"open.unmatched-under-keyboard","title":"An event that triggers nothing, under the keyboard","question":"Where an event that triggers nothing is an opportunity, is it one while the keyboard is up as well?","about":"As in the background, only an observer sees a difference.","layer":"core","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered and put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-under-keyboard/other-event-under-the-keyboard","title":"A message waits under the keyboard, and an event is logged that triggers nothing","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",988,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",989,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",990,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",991,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",982,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is no opportunity at all."},
{"answers":{"open.opportunity-under-keyboard":"left-alone"},"reason":"A waiting message is left alone at every opportunity then."}],"at":["Specs/questions.yaml",952,5]},
{"id":"open.background-offered","title":"Offered in the background","question":"What becomes of a message that was triggered in the foreground and waits, when an opportunity comes in the background?","about":"The documents speak of a message that is *triggered* in the background. One that was put back for another\nreason, and is offered by a session start or by the host in the background, is not mentioned.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"ko","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"de","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"en","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"ja","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."}],"answers":[{"id":"goes-back","text":"It goes on waiting, as if it were triggered then."},
{"id":"displayed","text":"It is displayed, and the user finds it on return."}],"default":"goes-back","probes":[{"script":{"id":"open.background-offered/put-off-before","title":"The host put a message off, and a session starts in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",1045,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"enter_background"}],"at":["Specs/questions.yaml",1046,13]},{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",1047,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1048,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1039,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",999,5]},
{"id":"open.next-after-discard","title":"The next one after a discard","question":"When an offered message is discarded, is the next waiting one offered at the same opportunity?","about":"A discarded message leaves the screen free. Going on uses the opportunity for a message that can be displayed;\nstopping leaves the user without any until the next one.","layer":"presenter","rules":["stack.offer-when-eligible","discard.leaves-stack"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"ko","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"de","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"en","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"ja","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."}],"answers":[{"id":"waits","text":"The opportunity is used up; the next message waits for another."},
{"id":"offers-next","text":"The next waiting message is offered at once, until one is displayed or put back."}],"default":"waits","probes":[{"script":{"id":"open.next-after-discard/two-waiting","title":"Two messages wait, and the host discards the upper one when it is offered","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1090,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1091,13]},{"do":[{"do":"choose","choices":{"lower":"now","upper":"discard"}},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1092,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1093,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1083,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[]]}]},
{"script":{"id":"open.next-after-discard/at-a-trigger","title":"A message waits, and one is triggered that does not fit","about":"For an engine that did not ask the host about the upper message again, and so did not discard it.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1108,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1109,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1110,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1111,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1099,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1055,5]},
{"id":"open.next-after-reenqueue","title":"The next one after a re-enqueueing","question":"When something sends an offered message back, is the one below it offered at the same opportunity?","about":"The background, another visible message and the keyboard send back whatever is offered, so the one below goes\nback as well. An engine that reports that has offered all that wait.","layer":"presenter","rules":["stack.offer-when-eligible","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"ko","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"de","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"en","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"ja","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[{"script":{"id":"open.next-after-reenqueue/behind-a-visible-message","title":"Of two messages that wait behind a visible one, the second has just been triggered","about":"The message below what goes back behind a visible one goes back as well. Only an engine that reports what it\nputs back can show that it was offered.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"below","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","below","above"]}],"at":["Specs/questions.yaml",1167,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1168,13]},{"do":[{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",1169,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",1156,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"visible"},{"one_of":[[],[{"saw":"reenqueued","message":"below"}]]}],[{"one_of":[[],[{"saw":"reenqueued","message":"above"}]]}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"visible"},{"one_of":[[],[{"saw":"reenqueued","message":"below"}]]}],[{"one_of":[[{"saw":"reenqueued","message":"below"}],[{"any_order":[{"saw":"reenqueued","message":"below"},{"saw":"reenqueued","message":"above"}]}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",1118,5]},
{"id":"open.next-after-choice","title":"The next one after the host's later","question":"When the host puts an offered message off, is the one below it offered at the same opportunity?","about":"It matters where the host's choice depends on the message: *later* for the one on top, *now* for the one below.\nIf the engine stops, a message that is put off time and again blocks all others.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"ko","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"de","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"en","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"ja","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[{"script":{"id":"open.next-after-choice/put-off","title":"A triggered message is put off while another waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1227,13]},{"do":[{"do":"choose","choices":{"lower":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"lower":"now","upper":"reenqueue"}}],"at":["Specs/questions.yaml",1228,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1229,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1230,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1220,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"upper"},{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[{"saw":"displayed","message":"upper"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1182,5]},
{"id":"open.next-after-loading","title":"The next one after a message that still loads","question":"When a message is offered whose asset still loads, is the one below it offered at the same opportunity?","about":"The opportunity is then used up by the message that waits for its asset, or it brings the one below.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"ko","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"de","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"en","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"ja","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[],"moot":[{"answers":{"open.loading-holds-up":"holds-up"},"reason":"Nothing older is offered while a newer one loads."}],"at":["Specs/questions.yaml",1237,5]},
{"id":"open.next-at-times","title":"The next one under conditions","question":"Where an offered message is not displayed, is the next one treated alike each time, or only under conditions of the engine?","about":"An engine may go on to the next message after a trigger event and not after a session start, or while the\nscreen is empty and not while another message is visible. Probes do not ask this question, because there\nis no limit to such conditions.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"ko","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"de","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"en","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"ja","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."}],"answers":[{"id":"alike","text":"The next one is offered each time, or never."},
{"id":"at-times","text":"The next one is offered at one time, and not at another."}],"default":"alike","probes":[],"moot":[],"at":["Specs/questions.yaml",1278,5]},
{"id":"open.rate-limit-kept","title":"Held back by the interval","question":"Is a message whose trigger event falls within the interval lost, or does it wait on the stack?","about":"If it is lost, the user never sees it unless the event occurs again. If it waits, it appears at a later\nopportunity, perhaps out of context.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"ko","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"de","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"en","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"ja","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."}],"answers":[{"id":"lost","text":"The message does not reach the stack, or leaves it where it got ready within the interval."},
{"id":"waits","text":"The message goes on the stack and waits there for an opportunity."}],"default":"lost","probes":[{"script":{"id":"open.rate-limit-kept/within-the-interval","title":"A message is triggered within the interval, and the app is opened from a push when that is over","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",1365,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1366,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1367,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1368,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1358,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"displayed","message":"before"}],[],[]]},{"answer":"waits","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"limited"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1319,5]},
{"id":"open.rate-limit-order","title":"The interval and the other conditions","question":"What becomes of a message that is triggered, or presented, within the interval, and could not be displayed anyway?","about":"An engine that looks at the interval when an event occurs goes no further. One that looks at it before a\ndisplay has put the message back, or discarded it, by then.\nThe same holds for a message whose asset arrives within the interval: one that does not fit may be discarded\nthen, or when it is offered.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ko","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"de","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"en","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ja","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."}],"answers":[{"id":"interval-first","text":"The interval holds the message back, and no other condition is examined."},
{"id":"conditions-first","text":"What puts a message back or discards it does so within the interval as well."}],"default":"interval-first","probes":[{"script":{"id":"open.rate-limit-order/turned-away","title":"A message that does not fit the device is triggered within the interval, and fits it thereafter","about":"If it is displayed, the interval kept it from being discarded, and let it wait.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","turned"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1417,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"rotate","to":"landscape"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1418,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1408,9]},"outcomes":[{"answer":"interval-first","steps":[[{"saw":"displayed","message":"turned"}]]}]},
{"script":{"id":"open.rate-limit-order/behind-another","title":"A message is triggered within the interval while another is visible","about":"An engine that displays it in the end has put it back, since the first probe shows one that lets it wait for\nthe interval.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"behind","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","behind","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1433,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1434,13]},{"do":[{"do":"advance","by":70000},{"do":"dismiss"},{"do":"advance","by":70000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1435,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":70000},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",1436,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1422,9]},"outcomes":[{"answer":"conditions-first","steps":[[{"saw":"displayed","message":"behind"}],[{"saw":"displayed","message":"last"}]]},{"answer":"interval-first","steps":[[],[{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1375,5]},
{"id":"open.rate-limit-failed","title":"A failed asset within the interval","question":"Is a message discarded that is triggered, or presented, within the interval, and whose asset is known to have failed?","about":"An engine that looks at the interval first may still know, at the trigger, that the message can never be\ndisplayed. The other conditions may change until the interval is over; this one hardly does.","layer":"core","rules":["rate-limit.default","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ko","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"de","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"en","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ja","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."}],"answers":[{"id":"held-back","text":"The interval holds it back like any other message."},
{"id":"discarded","text":"It is discarded when it is triggered."}],"default":"held-back","probes":[],"moot":[{"answers":{"open.rate-limit-order":"conditions-first"},"reason":"Whatever discards a message does so within the interval as well."}],"at":["Specs/questions.yaml",1443,5]},
{"id":"open.rate-limit-event","title":"An event within the interval","question":"Is an event an opportunity for the messages that wait if the interval holds back the message that it triggers?","about":"A trigger event is an opportunity. If the interval holds back its message, the event may be as good as\nnone, or an opportunity for others that were put back before.","layer":"core","rules":["rate-limit.default","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"ko","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"de","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"en","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"ja","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."}],"answers":[{"id":"unused","text":"The event offers nothing."},
{"id":"used","text":"The event offers the newest of the messages that wait already."}],"default":"unused","probes":[],"moot":[],"at":["Specs/questions.yaml",1477,5]},
{"id":"open.rate-limit-loading","title":"Held back while an asset loads","question":"When does a message that the interval holds back begin to wait for its asset: at its trigger, or when it is offered?","about":"If it waits for its asset from the start, it appears by itself when both the asset is there and the\ninterval is over.","layer":"presenter","rules":["delivery.late-assets","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"ko","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"de","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"en","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"ja","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on, and is displayed when that has come, unless the interval goes on."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.rate-limit-kept":"lost","open.rate-limit-local":"exempt"},"reason":"A message that the interval holds back waits for nothing."}],"at":["Specs/questions.yaml",1518,5]},
{"id":"open.rate-limit-base","title":"Where the interval begins","question":"Is the interval counted from the last trigger, from the last display, or from the last dismissal?","about":"Trigger and display differ when a message is displayed long after its trigger, because it waited for its\nassets. Counted from the trigger, a second message can follow the first at once. Counted from the dismissal,\neven a message that was looked at for a minute keeps the next one away. Counted from the display or the\ndismissal, the interval also holds back a message that gets ready within it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."},
{"document":"ko","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."},
{"document":"de","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."},
{"document":"en","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages, the note on the sample app of a trigger interval."},
{"document":"ja","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."}],"answers":[{"id":"trigger","text":"The interval begins when a message is triggered."},
{"id":"display","text":"The interval begins when a message is displayed."},
{"id":"dismissal","text":"The interval begins when a message is displayed, and again when it is dismissed."}],"default":"trigger","probes":[{"script":{"id":"open.rate-limit-base/slow-asset","title":"A message appears long after its trigger, and others are triggered between the possible ends","about":"The first message is triggered at once, displayed after 20 s, when its image is there, and dismissed after\n35 s. So the interval is over after 30 s, 50 s or 65 s. Messages are triggered after 40 s and 55 s.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","next","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1601,13]},{"do":[{"do":"advance","by":35000}],"at":["Specs/questions.yaml",1602,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1603,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":15000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1604,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1590,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"next"}],[]]},{"answer":"display","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"last"}],[{"saw":"displayed","message":"next"}]]}]]},{"answer":"dismissal","steps":[[{"saw":"displayed","message":"slow"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1556,5]},
{"id":"open.rate-limit-waiting","title":"A trigger that only reached the stack","question":"Does a trigger start the interval although its message went back on the stack without being displayed?","about":"An event in the background triggers a message that nobody sees. If it starts the interval all the same, the\nnext event in the foreground shows nothing, although the user has not seen any message.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ko","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"de","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"en","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ja","says":"silent","text":"Does not connect the interval with the stack."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever becomes of its message."},
{"id":"does-not-start","text":"A message that goes back on the stack starts no interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-waiting/put-off","title":"The host puts a triggered message off, and another is triggered within the interval","about":"The device is turned away from the message that waits, so that it does not appear by itself later on.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"waiting":"reenqueue"}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","next","last"]}],"at":["Specs/questions.yaml",1658,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1659,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1660,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1661,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1648,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval begins with a display, so what is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval begins with a display, so what is not displayed cannot start it."}],"at":["Specs/questions.yaml",1614,5]},
{"id":"open.rate-limit-discarded","title":"A trigger whose message was discarded","question":"Does a trigger start the interval although its message was discarded?","about":"As with a message that went back, the user has not seen anything. If a discarded message starts the interval,\nthe campaign with a broken image silences the one after it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ko","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"de","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"en","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ja","says":"silent","text":"Does not connect the interval with discarding."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever becomes of its message."},
{"id":"does-not-start","text":"A discarded message starts no interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-discarded/discarded-by-the-host","title":"The host discards a triggered message, and another is triggered within the interval","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"discarded":"discard"}},"assets":{}},"messages":[{"name":"discarded","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["discarded","next","last"]}],"at":["Specs/questions.yaml",1711,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1712,13]},{"do":[{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1713,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1714,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1703,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval begins with a display, so what is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval begins with a display, so what is not displayed cannot start it."}],"at":["Specs/questions.yaml",1669,5]},
{"id":"open.rate-limit-presenter","title":"A trigger without a presenter","question":"Does a trigger start the interval although no presenter is assigned?","about":"Apps often assign the presenter a moment after the start. If a trigger before that starts the interval, the\nfirst message that could be displayed is held back by one that could not.","layer":"core","rules":["rate-limit.default","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"ko","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whether or not there is somebody to display its message."},
{"id":"does-not-start","text":"A message that is triggered without a presenter starts no interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-presenter/assigned-within-the-interval","title":"A message is triggered without a presenter, and another when one is assigned","about":"The host discards the first message, so that it cannot get in the way where it was kept.","rules":[],"profiles":["swift"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{"early":"discard"}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","next","last"]}],"at":["Specs/questions.yaml",1761,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1762,13]},{"do":[{"do":"assign_presenter"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1763,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1764,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1751,9]},"outcomes":[{"answer":"starts","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval begins with a display, so what is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval begins with a display, so what is not displayed cannot start it."}],"at":["Specs/questions.yaml",1722,5]},
{"id":"open.rate-limit-stack","title":"Messages off the stack","question":"Is a message that is taken off the stack held back by the interval?","about":"If the interval concerns triggers only, a message from the stack can follow another within a second. If it\nconcerns all messages, the opportunity passes and the message goes on waiting.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."}],"answers":[{"id":"exempt","text":"The interval does not hold back messages from the stack."},
{"id":"held-back","text":"A message from the stack waits for the interval as well."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-stack/offered-within-the-interval","title":"A waiting message is offered within the interval, and again after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",1818,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1819,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1820,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1821,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":40000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1822,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1811,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1772,5]},
{"id":"open.rate-limit-stack-display","title":"A display off the stack","question":"Does the display of a message that was taken off the stack start the interval?","about":"Whether such a message is held back is one thing, whether it holds back the next another: an engine may keep a\nlist of displays, whatever led to them, or count at the trigger alone.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."}],"answers":[{"id":"does-not-start","text":"The display of a message from the stack starts no interval."},
{"id":"starts","text":"The display of a message from the stack starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-stack-display/triggered-after-it","title":"A waiting message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",1876,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1877,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1878,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1879,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1880,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1868,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"waiting"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1829,5]},
{"id":"open.rate-limit-request","title":"A message that the host asks for","question":"Is a message held back by the interval that the host app asks for?","about":"The host wants the top-most message now. But the limit exists for the user, who does not know why a message\nappears.","layer":"core","rules":["rate-limit.default","manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The call displays the message on top of the stack, and is there for other moments than those of triggers; the interval is not mentioned."},
{"document":"en","says":"silent","text":"The call displays the message on top of the stack, and is there for other moments than those of triggers; the interval is not mentioned."},
{"document":"ja","says":"silent","text":"The call displays the message on top of the stack, and is there for other moments than those of triggers; the interval is not mentioned."}],"answers":[{"id":"exempt","text":"What the host asks for is displayed within the interval, too."},
{"id":"held-back","text":"The request passes within the interval, and the message goes on waiting."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-request/asked-within-the-interval","title":"The host asks for the waiting message within the interval, and again after it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",1927,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1928,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1929,13]},{"do":[{"do":"advance","by":10000},{"do":"display_next"}],"at":["Specs/questions.yaml",1930,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"display_next"}],"at":["Specs/questions.yaml",1931,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1920,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1888,5]},
{"id":"open.rate-limit-local","title":"Local messages and the interval","question":"Is a local message held back by the interval?","about":"The app asks for a local message explicitly and expects to see it. On the other hand the limit exists for the\nuser, who does not know where a message comes from.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ko","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"de","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"en","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ja","says":"silent","text":"The section on messages made in the app does not mention the interval."}],"answers":[{"id":"exempt","text":"The interval does not hold back local messages."},
{"id":"held-back","text":"A local message waits on the stack while the interval runs."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-local/presented-within-the-interval","title":"A local message is presented within the interval, and the app is opened from a push after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",1974,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1975,13]},{"do":[{"do":"advance","by":10000},{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",1976,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1977,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1967,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"early"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"early"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1938,5]},
{"id":"open.rate-limit-local-display","title":"The display of a local message","question":"Does the display of a local message start the interval?","about":"A message of the app itself may or may not count as one of those between which the interval lies. An engine\nthat counts every display holds back a campaign that is triggered soon after.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ko","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"de","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"en","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ja","says":"silent","text":"The section on messages made in the app does not mention the interval."}],"answers":[{"id":"does-not-start","text":"The display of a local message starts no interval."},
{"id":"starts","text":"The display of a local message starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-local-display/triggered-after-it","title":"A local message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",2021,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",2022,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2023,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",2024,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2013,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"own"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1984,5]},
{"id":"open.rate-limit-edge","title":"Exactly the interval","question":"Is a message let through when exactly the interval has passed?","about":"No user notices a millisecond; a test that advances a virtual clock by exactly 30 seconds does. (An interval\nof 0 switches the limit off under every reading.)","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"ko","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"de","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"en","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"ja","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."}],"answers":[{"id":"enough","text":"Exactly the interval is enough."},
{"id":"not-enough","text":"More than the interval has to pass."}],"default":"enough","probes":[{"script":{"id":"open.rate-limit-edge/exactly-the-interval","title":"A message is triggered when exactly the interval has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2068,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2069,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":30000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2070,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2061,9]},"outcomes":[{"answer":"enough","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"next"}]]},{"answer":"not-enough","steps":[[{"saw":"displayed","message":"before"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2032,5]},
{"id":"open.relaunch-rate-limit","title":"The interval across a relaunch","question":"Does the interval go on when the app is relaunched?","about":"If it is forgotten, somebody who closes and opens the app can see two messages within seconds.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"ko","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"de","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"en","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"ja","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."}],"answers":[{"id":"forgotten","text":"After a relaunch the first trigger is let through."},
{"id":"kept","text":"The time of the last message outlives the relaunch."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-rate-limit/soon-after-a-relaunch","title":"The app is relaunched within the interval, and a message is triggered soon after","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2112,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"},{"do":"advance","by":10000}],"at":["Specs/questions.yaml",2113,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2114,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2115,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2105,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"next"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2077,5]},
{"id":"open.failed-or-back","title":"A failed file and a bad moment","question":"Is a message whose file failed discarded at once, or does it go back first, if something else sends it back at the same time?","about":"In the background, behind another message or under the keyboard, the message cannot be displayed anyway. If it\ngoes back, its file may be had by the time of its next offer; if it is discarded, the user never sees it.","layer":"presenter","rules":["discard.asset-failed","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.failed-or-back/failed-behind-visible","title":"A message whose image failed is triggered behind a visible one, and its image can be had later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2160,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2161,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2162,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2163,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2164,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2152,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"failed"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2122,5]},
{"id":"open.late-or-back","title":"Too late at a bad moment","question":"Is a message that is past its timeout discarded at once, or does it go back first, if something else sends it back at the same time?","about":"Its time does not come back, so on the screen it makes no difference but for the messages below: one that waits\nonly to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.timeout","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.late-or-back/late-behind-visible","title":"A message's image comes too late, and behind a visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible","other"]}],"at":["Specs/questions.yaml",2217,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2218,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2219,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2220,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2221,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2222,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2209,9]},"outcomes":[{"answer":"goes-back","steps":[[],[],[{"saw":"discarded","message":"late"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"discarded","message":"late"}],[],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.late-or-back/late-on-the-stack","title":"A message waits for longer than its timeout, and there is an opportunity while another is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible"]}],"at":["Specs/questions.yaml",2235,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2236,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2237,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2228,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]},
{"script":{"id":"open.late-or-back/late-in-the-background","title":"A message waits for longer than its timeout, and there is an opportunity in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2249,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2250,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2251,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2243,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once","open.timeout-on-stack":"does-not-count"},"reason":"A message is discarded as soon as its timeout has passed."},
{"answers":{"open.opportunity-behind-visible":"left-alone","open.opportunity-in-background":"left-alone","open.timeout-loading":"at-once"},"reason":"A message is not offered at a moment at which it would go back."}],"at":["Specs/questions.yaml",2171,5]},
{"id":"open.turned-or-back","title":"Turned away at a bad moment","question":"Is a message that is made for the other orientation discarded at once, or does it go back first, if something else sends it back at the same time?","about":"If it goes back, the device may be turned by the time of its next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.turned-or-back/turned-behind-visible","title":"A message for landscape is triggered in portrait, behind a visible one, and the device is turned","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","turned","other"]}],"at":["Specs/questions.yaml",2295,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2296,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2297,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2298,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2287,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2258,5]},
{"id":"open.imageless-or-back","title":"Without its image at a bad moment","question":"Is a message that lacks the image it needs discarded at once, or does it go back first, if something else sends it back at the same time?","about":"It can never be displayed, so the user sees no difference but for the messages below: one that waits only to be\ndiscarded uses up an opportunity.","layer":"presenter","rules":["discard.full-without-image","reenqueue.other-visible"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.imageless-or-back/imageless-behind-visible","title":"A full message without an image is triggered behind a visible one","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"imageless","message":{"type":"full","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","imageless","other"]}],"at":["Specs/questions.yaml",2340,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2341,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2342,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2343,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2344,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2332,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"discarded","message":"imageless"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"imageless"}],[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2305,5]},
{"id":"open.unfit-at-trigger","title":"Whether it fits, at the trigger","question":"Is a message that is triggered while something sends it back looked at whether it fits, or only when it is offered again?","about":"It matters for a message that is made for the other orientation, or lacks the image it needs, where such a\nmessage is discarded although something sends it back. If it is left alone at its trigger, it waits until\nit is offered again.","layer":"presenter","rules":["discard.orientation","stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"ko","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"de","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"en","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"ja","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."}],"answers":[{"id":"examined","text":"It is looked at when it is triggered."},
{"id":"left-alone","text":"It is looked at when it is offered again."}],"default":"examined","probes":[],"moot":[],"at":["Specs/questions.yaml",2351,5]},
{"id":"open.host-or-back","title":"The host at a bad moment","question":"Is the host asked about a message that something else sends back?","about":"If it is, it may discard a message that would have waited. An engine that asks early asks about messages that\ncannot be displayed anyway.","layer":"presenter","rules":["discard.display-choice","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back without an order; the host's choice stands last."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back without an order; the host's choice stands last."},
{"document":"de","says":"silent","text":"Lists the reasons to go back without an order. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to go back without an order. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back without an order. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *discard* counts."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-back/unwanted-behind-visible","title":"The host would discard a message that is triggered behind a visible one, and takes it later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"unwanted","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","unwanted","other"]}],"at":["Specs/questions.yaml",2434,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"unwanted":"discard"}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2435,13]},{"do":[{"do":"choose","choices":{"unwanted":"now"}},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2436,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2437,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2426,9]},"outcomes":[{"answer":"not-asked","steps":[[{"saw":"displayed","message":"unwanted"}],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2392,5]},
{"id":"open.host-or-discard","title":"The host and a message to be discarded","question":"Is the host asked about a message that is to be discarded anyway?","about":"If it is, and puts the message off, the reason to discard it may be gone by the next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first."},
{"document":"de","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *reenqueue* saves the message."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-discard/turned-and-put-off","title":"The host would put off a message that is turned away, and the device is turned","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"landscape","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["turned","other"]}],"at":["Specs/questions.yaml",2484,13]},{"do":[{"do":"choose","choices":{"turned":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2485,13]},{"do":[{"do":"choose","choices":{"turned":"now"}},{"do":"rotate","to":"portrait"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2486,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2487,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2477,9]},"outcomes":[{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2444,5]},
{"id":"open.failed-and-late","title":"Failed and too late","question":"Which reason is told of a message whose file fails after its timeout has passed?","about":"It is discarded either way. Only somebody who reads the reports sees a difference.","layer":"presenter","rules":["discard.asset-failed","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"de","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"en","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."}],"answers":[{"id":"failed","text":"The failed file."},
{"id":"late","text":"The timeout."}],"default":"failed","probes":[{"script":{"id":"open.failed-and-late/fails-late","title":"A message's image fails when its timeout has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2530,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2531,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2532,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2524,9]},"outcomes":[{"answer":"failed","steps":[[],[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"late","steps":[[],[{"saw":"discarded","message":"lost","reason":"timeout"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once"},"reason":"A message is discarded as soon as its timeout has passed, before its file fails."}],"at":["Specs/questions.yaml",2494,5]},
{"id":"open.turned-and-lost","title":"Turned away and lost","question":"Which reason is told of a message that is made for the other orientation and whose file failed, or that is too late?","about":"It is discarded either way. Only somebody who reads the reports sees a difference.","layer":"presenter","rules":["discard.asset-failed","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"de","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"en","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."}],"answers":[{"id":"lost","text":"The failed file, or the timeout."},
{"id":"turned","text":"The orientation."}],"default":"lost","probes":[{"script":{"id":"open.turned-and-lost/failed-and-turned","title":"A message is made for the other orientation, and its image failed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",2574,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2575,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2568,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"turned","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2539,5]},
{"id":"open.imageless-and-lost","title":"Without its image and lost","question":"Which reason is told of a message that lacks the image it needs, and is made for the other orientation or too late?","about":"It is discarded either way. Only somebody who reads the reports sees a difference.","layer":"presenter","rules":["discard.full-without-image","discard.orientation"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"en","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."}],"answers":[{"id":"lost","text":"The orientation, or the timeout."},
{"id":"imageless","text":"The missing image."}],"default":"lost","probes":[{"script":{"id":"open.imageless-and-lost/imageless-and-turned","title":"A full message has no image, and is made for the other orientation","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lost","message":{"type":"full","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",2614,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2615,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2608,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]},{"answer":"imageless","steps":[[{"saw":"discarded","message":"lost","reason":"missing_image"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2582,5]},
{"id":"open.report-in-background","title":"A report from the background","question":"Is a message reported as re-enqueued that is triggered while the app is in the background?","about":"An engine that takes a message off its stack only when it can display it leaves it where it is, and has nothing\nto report. The message waits either way.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that anybody is told."}],"answers":[{"id":"reported","text":"It is reported, as a message that goes back."},
{"id":"silent","text":"Nothing is reported: the message was never taken off the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-in-background/triggered-in-background","title":"A message is triggered in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2657,13]},{"do":[{"do":"enter_background"}],"at":["Specs/questions.yaml",2658,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2659,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2660,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2651,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2622,5]},
{"id":"open.report-behind-visible","title":"A report from behind a visible message","question":"Is a message reported as re-enqueued that is triggered while another message is visible?","about":"An engine that takes a message off its stack only when it can display it leaves it where it is, and has nothing\nto report. The message waits either way.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that anybody is told."}],"answers":[{"id":"reported","text":"It is reported, as a message that goes back."},
{"id":"silent","text":"Nothing is reported: the message was never taken off the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-behind-visible/triggered-behind-visible","title":"A message is triggered while another one is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",2703,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2704,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2705,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2706,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2696,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2667,5]},
{"id":"open.report-under-keyboard","title":"A report from under the keyboard","question":"Is a message reported as re-enqueued that is triggered while the keyboard is up?","about":"An engine that takes a message off its stack only when it can display it leaves it where it is, and has nothing\nto report. The message waits either way.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that anybody is told."}],"answers":[{"id":"reported","text":"It is reported, as a message that goes back."},
{"id":"silent","text":"Nothing is reported: the message was never taken off the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-under-keyboard/triggered-under-keyboard","title":"A message is triggered while the keyboard is up","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2745,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2746,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2747,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2739,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2713,5]},
{"id":"open.report-on-arrival","title":"Told when the asset comes","question":"Where nothing is reported of a message that is put back at its trigger, is it reported if it is put back when its asset comes?","about":"An engine that looks first whether anything is in the way may do so at the trigger, and not when an asset\narrives.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"ko","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"de","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"en","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"ja","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."}],"answers":[{"id":"like-trigger","text":"Nothing is reported, as at a trigger."},
{"id":"reported","text":"It is reported."}],"default":"like-trigger","probes":[],"moot":[{"answers":{"open.report-behind-visible":"reported","open.report-in-background":"reported","open.report-under-keyboard":"reported"},"reason":"It is reported at the trigger as well."}],"at":["Specs/questions.yaml",2754,5]},
{"id":"open.choice-again","title":"The host is asked again","question":"Is the host asked again when a message is offered that it has put off before?","about":"A host that is asked once decides once: the message that it put off comes with the next opportunity. If it is\nasked each time, it can put a message off as long as it likes.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The method *returned* a choice, and the message is displayed later, when the user is eligible. Whether the method is called again then is not said."},
{"document":"ko","says":"silent","text":"The method *returned* a choice, and the message is displayed later, when the user is eligible. Whether the method is called again then is not said."},
{"document":"de","says":"silent","text":"The method *returned* a choice. Whether it is called again for a message that went back is not said."},
{"document":"en","says":"silent","text":"The method *returned* a choice. Whether it is called again for a message that went back is not said."},
{"document":"ja","says":"silent","text":"The method *returned* a choice. Whether it is called again for a message that went back is not said."}],"answers":[{"id":"asked","text":"The host is asked each time the message is offered."},
{"id":"not-asked","text":"The host has had its say: the message is displayed when nothing else is in its way."}],"default":"asked","probes":[{"script":{"id":"open.choice-again/still-unwanted","title":"The host puts a message off, and would put it off again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2831,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2832,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2833,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2834,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2825,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2792,5]},
{"id":"open.priority-tie","title":"Equal priorities","question":"Which of two messages of equal priority wins when one event triggers both?","about":"Campaigns share a priority more often than not, so this decides which of them is seen at all.","layer":"core","rules":["delivery.highest-priority"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Only the highest priority is spoken of."},
{"document":"ko","says":"silent","text":"Only the highest priority is spoken of."},
{"document":"de","says":"silent","text":"Only the higher of two priorities, and the highest of several, is spoken of."},
{"document":"en","says":"silent","text":"Only the highest priority is spoken of."},
{"document":"ja","says":"silent","text":"Only the higher of two priorities, and the highest of several, is spoken of."}],"answers":[{"id":"first-delivered","text":"The message that comes first in the delivery wins."},
{"id":"last-delivered","text":"The message that comes last in the delivery wins."}],"default":"first-delivered","probes":[{"script":{"id":"open.priority-tie/two-pairs","title":"Two events trigger two messages of equal priority each","about":"Of one pair the names are delivered in the order of the alphabet, of the other against it, so that an engine\nthat decides by name gives neither answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"alder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"beech","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"elder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"cedar","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["alder","beech","elder","cedar"]}],"at":["Specs/questions.yaml",2881,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2882,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2883,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2869,9]},"outcomes":[{"answer":"first-delivered","steps":[[{"saw":"displayed","message":"alder"}],[{"saw":"displayed","message":"elder"}]]},{"answer":"last-delivered","steps":[[{"saw":"displayed","message":"beech"}],[{"saw":"displayed","message":"cedar"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2841,5]},
{"id":"open.no-match-when-limited","title":"No match while held back","question":"Is \"no matching trigger\" reported when the only match was held back by the interval?","about":"A host that fills the gap with content of its own would do so within the interval, and thereby show what the\nlimit was meant to prevent.","layer":"core","rules":["trigger.no-match","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"The report is made when no matching trigger is found; here one was found."},
{"document":"ko","says":"implied","text":"The report is made when no matching trigger is found; here one was found."},
{"document":"de","says":"implied","text":"The report is made when no matching trigger is found; here one was found."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"The report is made when no matching trigger is found; here one was found."}],"answers":[{"id":"silent","text":"Nothing is reported, since there was a match."},
{"id":"reported","text":"The event is reported, since it triggered nothing."}],"default":"silent","probes":[{"script":{"id":"open.no-match-when-limited/within-the-interval","title":"An event within the interval matches the trigger of a message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",2926,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2927,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2928,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2929,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",2919,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2890,5]},
{"id":"open.no-match-when-filtered","title":"No match because of the properties","question":"Is \"no matching trigger\" reported when the name of the event matched, but its properties did not satisfy the filter?","about":"The trigger as a whole did not match. An engine that looks up triggers by name and filters afterwards may\nreport only unknown names.","layer":"core","rules":["trigger.no-match","trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"ko","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"de","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."}],"answers":[{"id":"reported","text":"The event is reported: no trigger matched."},
{"id":"silent","text":"Nothing is reported: there is a trigger for an event of this name."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-filtered/other-property","title":"An event has the name that a trigger waits for, and another property","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"filtered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["filtered"]}],"at":["Specs/questions.yaml",2979,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2980,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{"plan":"silver"}}],"at":["Specs/questions.yaml",2981,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",2971,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}]]},{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2940,5]},
{"id":"open.no-match-when-exhausted","title":"No match because the message was displayed before","question":"Is an event reported as matching no trigger if the message that it matches was displayed before, and is triggered no more?","about":"As with a filter that is not satisfied, the event has the name of a trigger and shows nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."},
{"document":"ko","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."}],"answers":[{"id":"reported","text":"A message that is triggered no more is no match, so the event is reported."},
{"id":"silent","text":"The trigger is there, so the event is not reported."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-exhausted/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3039,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3040,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3041,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3033,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed is triggered again."}],"at":["Specs/questions.yaml",2992,5]},
{"id":"open.no-match-when-waiting","title":"No match because the message waits","question":"Is an event reported as matching no trigger if the message that it matches waits on the stack, and is not triggered again as long as it does?","about":"As with a message that was displayed before, the trigger is there and triggers nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."},
{"document":"ko","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."}],"answers":[{"id":"reported","text":"A message that is not triggered is no match, so the event is reported."},
{"id":"silent","text":"The trigger is there, so the event is not reported."}],"default":"reported","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"A message that waits is triggered again."}],"at":["Specs/questions.yaml",3050,5]},
{"id":"open.no-match-kinds","title":"No match for a session or a push","question":"Is \"no matching trigger\" also reported for a session start or a push click that triggers nothing?","about":"Both are trigger events, but the app did not log them, and they have no name that could be reported. A host\nthat reacts to every report hears of each session start, or of none.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event in general. The session start and the push click are called events elsewhere in the document."},
{"document":"ko","says":"silent","text":"Speaks of an event in general. The session start and the push click are called events elsewhere in the document."},
{"document":"de","says":"silent","text":"Speaks of an event in general; the method takes a name beside the event, which a session start does not have."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Speaks of an event in general; the method takes a name beside the event, which a session start does not have."}],"answers":[{"id":"all","text":"Every trigger event without a match is reported, the session start and the push click included."},
{"id":"named-only","text":"Only custom events and purchases are reported."}],"default":"all","probes":[{"script":{"id":"open.no-match-kinds/session-and-push","title":"A session starts, the app is opened from a push and an event is logged, and none triggers anything","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",3129,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",3130,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3131,13]}],"asserts":["displayed","no_matching_lifecycle_trigger","no_matching_trigger"],"at":["Specs/questions.yaml",3125,9]},"outcomes":[{"answer":"all","steps":[[{"saw":"no_matching_trigger","kind":"session_start"}],[{"saw":"no_matching_trigger","kind":"push_click"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]},{"answer":"named-only","steps":[[],[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3088,5]},
{"id":"open.no-match-early","title":"No match before the first session","question":"Is an event reported as matching no trigger if it occurs before the first session of a launch?","about":"Before the first session, nothing is delivered, so nothing can match. An engine may say so, or wait until it\nknows the triggers.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. That there is something to match is taken for granted."},
{"document":"ko","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. That there is something to match is taken for granted."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. That there is something to match is taken for granted."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. That there is something to match is taken for granted."}],"answers":[{"id":"reported","text":"The event is reported when it occurs."},
{"id":"silent","text":"Nothing is reported before the first session."}],"default":"reported","probes":[{"script":{"id":"open.no-match-early/event-before-the-session","title":"An event occurs before the first session, and another after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"greeting","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3187,13]},{"do":[{"do":"start_session","deliver":["greeting"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3188,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3181,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3144,5]},
{"id":"open.no-match-api","title":"No match for an event of the API","question":"Is \"no matching trigger\" also reported for an event that reaches the service by its API?","about":"Such an event triggers nothing. An engine that hears of it may say that nothing matches it, always or where no\nmessage waits for an event like it; most engines never hear of it.","layer":"core","rules":["trigger.no-match","trigger.sdk-events-only"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."},
{"document":"ko","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."}],"answers":[{"id":"silent","text":"Nothing is reported."},
{"id":"reported","text":"The event is reported, since it cannot match."},
{"id":"reported-unmatched","text":"The event is reported where no message waits for an event like it."}],"default":"silent","probes":[{"script":{"id":"open.no-match-api/events-of-the-api","title":"One event of the API is like the event that a message waits for, and another is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3243,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_shop"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3244,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_map"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3245,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3237,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported-unmatched","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3199,5]},
{"id":"open.duplicate-on-stack","title":"The same message twice","question":"Can the same message wait on the stack twice?","about":"An event that occurs several times in the background triggers the same message several times. The user sees it\nonce, or again at the next opportunity. If it waits once, it either moves to the top or stays where it is.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ko","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"de","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"en","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ja","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."}],"answers":[{"id":"twice","text":"Each trigger adds the message once more."},
{"id":"once-on-top","text":"The message waits once and moves to the top."},
{"id":"once-in-place","text":"The message waits once and keeps its place."}],"default":"twice","probes":[{"script":{"id":"open.duplicate-on-stack/triggered-again","title":"Two messages wait behind a visible one, and the lower one is triggered again","about":"Where a message that waits is not triggered again, the event triggers another one in its place\n(`open.waiting-retrigger`), and the local message tells.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"instead","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","again","instead","once"]}],"at":["Specs/questions.yaml",3304,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3305,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3306,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3292,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]},
{"script":{"id":"open.duplicate-on-stack/presented-again","title":"Two messages wait behind a visible one, and the app presents the lower one again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","once"]}],"at":["Specs/questions.yaml",3322,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"present_local","message":"again"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"present_local","message":"again"}],"at":["Specs/questions.yaml",3323,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3324,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3314,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3263,5]},
{"id":"open.waiting-retrigger","title":"Triggered again while it waits","question":"Can a message be triggered again while it waits on the stack?","about":"An engine may disarm a message when it triggers it, so that its event means nothing until the message is displayed or\ndiscarded. Then another message of lower priority may be triggered by that event.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event. Of one that waits nothing is said."},
{"document":"ko","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event. Of one that waits nothing is said."},
{"document":"de","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that is there already."},
{"document":"en","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that is there already."},
{"document":"ja","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that is there already."}],"answers":[{"id":"can","text":"Its event triggers it again, wherever the earlier instance is."},
{"id":"cannot","text":"Its event triggers it no more as long as it waits."}],"default":"can","probes":[{"script":{"id":"open.waiting-retrigger/another-waits-for-its-event","title":"An event of two messages occurs twice while another message is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","first","second"]}],"at":["Specs/questions.yaml",3374,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3375,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3376,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3366,9]},"outcomes":[{"answer":"can","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"first"}]]},{"answer":"cannot","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"second"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3333,5]},
{"id":"open.waiting-rearmed","title":"Triggered again after it waited","question":"Where a message that waits is not triggered again, can it be triggered again once it is off the stack, or only once it is delivered again?","about":"An engine may disarm a message when it goes back to the stack, and arm it when a session start delivers it.\nWhere a session start delivers it while it waits, and does not send it back again, its event triggers it. Where it\nleaves the stack, its event means nothing until the next delivery, unless a document says that it can be\ntriggered again.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event, so one that had waited can, too. Of one that was delivered again while it waits nothing is said."},
{"document":"ko","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event, so one that had waited can, too. Of one that was delivered again while it waits nothing is said."},
{"document":"de","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that was there before."},
{"document":"en","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that was there before."},
{"document":"ja","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that was there before."}],"answers":[{"id":"off-the-stack","text":"Its event triggers it again as soon as it does not wait."},
{"id":"once-delivered-again","text":"Its event triggers it again as soon as a session start delivers it, and not before."}],"default":"off-the-stack","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"Its event triggers it again while it waits."}],"at":["Specs/questions.yaml",3383,5]},
{"id":"open.duplicate-returned","title":"Going back twice","question":"Where a message that is triggered again waits only once, does it also wait once if two of its instances go back to the stack?","about":"Two instances of a message can be on their way at the same time while its asset loads. Neither lies on the\nstack when the other is triggered; they meet there when something puts both back.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ko","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"de","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"en","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ja","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."}],"answers":[{"id":"alike","text":"It waits once, as after a second trigger."},
{"id":"twice","text":"Both wait."}],"default":"alike","probes":[],"moot":[{"answers":{"open.duplicate-on-stack":"twice"},"reason":"A message waits as often as it was triggered."}],"at":["Specs/questions.yaml",3422,5]},
{"id":"open.duplicate-visible","title":"Triggered again while visible","question":"What becomes of a message that is triggered again while it is itself on the screen?","about":"A message goes back if *another* one is visible. The user who has just seen it may meet it again at the next\nopportunity.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"ko","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"de","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"en","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"ja","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."}],"answers":[{"id":"waits","text":"It goes on the stack, as behind another message."},
{"id":"dropped","text":"Nothing happens: it is on the screen already."}],"default":"waits","probes":[{"script":{"id":"open.duplicate-visible/same-event-again","title":"The trigger event of the visible message occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]}],"at":["Specs/questions.yaml",3504,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3505,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3506,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3507,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3497,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"other"}]]},{"answer":"dropped","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"never"},"reason":"A message that was displayed is not triggered again."}],"at":["Specs/questions.yaml",3465,5]},
{"id":"open.duplicate-dismissed","title":"Dismissed while it waits","question":"Does a message go on waiting when the user dismisses the same message on the screen?","about":"A message that is triggered while it is visible, or twice while something else is, can wait and be on the screen\nat the same time. Whoever has dismissed it may be met by it again, or be done with it.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"ko","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"de","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"en","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"ja","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."}],"answers":[{"id":"waits","text":"It goes on waiting, and is displayed at a later opportunity."},
{"id":"goes","text":"It leaves the stack together with the one on the screen."}],"default":"waits","probes":[],"moot":[],"at":["Specs/questions.yaml",3514,5]},
{"id":"open.timeout-on-stack","title":"The timeout on the stack","question":"Does the time that a message spends waiting on the stack count against its timeout?","about":"If it counts, a message with a short timeout hardly survives being put back. If it does not, it can appear\nlong after the moment it was meant for.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"ko","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"de","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"en","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"ja","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."}],"answers":[{"id":"counts","text":"The timeout runs on from the trigger, on the stack as well."},
{"id":"does-not-count","text":"The timeout stands still while the message waits on the stack."}],"default":"counts","probes":[{"script":{"id":"open.timeout-on-stack/long-wait","title":"A message waits on the stack for longer than its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",3587,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",3588,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3589,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3590,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3580,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3552,5]},
{"id":"open.timeout-from","title":"Where the timeout begins","question":"Is the timeout counted from the trigger or from the delivery?","about":"Counted from the delivery, a message has to be triggered soon, or not at all in this session. Counted from the\ntrigger, the timeout limits the time between the event and the display.","layer":"core","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"ko","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"de","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"en","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"ja","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."}],"answers":[{"id":"trigger","text":"The timeout runs from the trigger."},
{"id":"delivery","text":"The timeout runs from the delivery that brought the message."}],"default":"trigger","probes":[{"script":{"id":"open.timeout-from/triggered-late","title":"A message is triggered when its timeout has passed since the delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited","other"]}],"at":["Specs/questions.yaml",3633,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3634,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3635,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3626,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"limited"}],[]]},{"answer":"delivery","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3597,5]},
{"id":"open.timeout-loading","title":"A timeout that passes while an asset loads","question":"Is a message discarded when its timeout passes while its asset still loads, or when the asset is there?","about":"Nothing of it is seen on the screen. The host app is told earlier or later, and the reason may differ where\nthe fetch fails in the end.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"ko","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"de","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"en","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"ja","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."}],"answers":[{"id":"when-ready","text":"The message is discarded when its asset is there."},
{"id":"at-once","text":"The message is discarded at the moment when its timeout has passed."}],"default":"when-ready","probes":[{"script":{"id":"open.timeout-loading/slow-asset","title":"The timeout of a message passes while its image loads","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3676,13]},{"do":[{"do":"advance","by":10000}],"at":["Specs/questions.yaml",3677,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3678,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",3670,9]},"outcomes":[{"answer":"when-ready","steps":[[],[{"saw":"discarded","message":"limited","reason":"timeout"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"limited","reason":"timeout"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3642,5]},
{"id":"open.timeout-edge","title":"Exactly the timeout","question":"Is a message displayed that becomes ready when exactly its timeout has passed?","about":"As with the edge of the interval, only a virtual clock can tell.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"The message must have exceeded its timeout to be discarded."},
{"document":"ko","says":"silent","text":"The time must have gone by for the message to be discarded; the edge can be read either way."},
{"document":"de","says":"implied","text":"The timeout must have been exceeded for the message to be discarded."},
{"document":"en","says":"implied","text":"The message must be past its timeout to be discarded."},
{"document":"ja","says":"silent","text":"The time must have elapsed for the message to be discarded; the edge can be read either way."}],"answers":[{"id":"in-time","text":"A message that is ready exactly at its timeout is displayed."},
{"id":"too-late","text":"A message that is ready exactly at its timeout is discarded."}],"default":"in-time","probes":[{"script":{"id":"open.timeout-edge/ready-at-the-timeout","title":"A message's image is there when exactly its timeout has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3719,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3720,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3721,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3712,9]},"outcomes":[{"answer":"in-time","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]},{"answer":"too-late","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3685,5]},
{"id":"open.click-dismisses","title":"A click and the message","question":"Does a click on the visible message dismiss it?","about":"It decides whether the screen is free for the next message after a click. What a click does besides, such as\nopening a link, depends on the campaign.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Clicks on a displayed message are not described; only their logging for local messages is."},
{"document":"ko","says":"silent","text":"Clicks on a displayed message are not described; only their logging for local messages is."},
{"document":"de","says":"silent","text":"Clicks on a displayed message are not described."},
{"document":"en","says":"silent","text":"Clicks on a displayed message are not described."},
{"document":"ja","says":"silent","text":"Clicks on a displayed message are not described."}],"answers":[{"id":"stays","text":"The message stays until it is dismissed."},
{"id":"dismisses","text":"A click dismisses the message."}],"default":"stays","probes":[{"script":{"id":"open.click-dismisses/one-click","title":"The user clicks the visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",3762,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3763,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",3764,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3756,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"clicked"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"dismissed","message":"clicked"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3728,5]},
{"id":"open.click-again","title":"A second click","question":"Is a click recorded again if the user clicks the visible message again?","about":"A nervous finger taps twice. An engine may count taps, or the messages that were tapped. A message that is\ndisplayed again is another matter: a click on it is its first.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks on messages made in the app have to be logged by hand, and nothing of what counts if a user clicks twice."},
{"document":"ko","says":"silent","text":"Says that clicks on messages made in the app have to be logged by hand, and nothing of what counts if a user clicks twice."},
{"document":"de","says":"silent","text":"Says that there are no analytics of messages made in the app. Clicks on others are not described."},
{"document":"en","says":"silent","text":"Says that there are no analytics of messages made in the app. Clicks on others are not described."},
{"document":"ja","says":"silent","text":"Says that there are no analytics of messages made in the app. Clicks on others are not described."}],"answers":[{"id":"recorded","text":"Each click is recorded."},
{"id":"ignored","text":"Only the first click is recorded while the message is on the screen."}],"default":"recorded","probes":[{"script":{"id":"open.click-again/two-clicks","title":"The user clicks the visible message twice","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",3812,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3813,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",3814,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",3815,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",3806,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[{"saw":"click","message":"clicked"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[]]}]}],"moot":[{"answers":{"open.click-dismisses":"dismisses"},"reason":"The message is gone after the first click."}],"at":["Specs/questions.yaml",3771,5]},
{"id":"open.impression-again","title":"Another impression on return","question":"Is another impression logged of a visible message when the app comes back to it from the background?","about":"The user sees the message a second time without its being displayed a second time. An engine that logs when its view\nappears counts both.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"ko","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"de","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"en","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"ja","says":"silent","text":"Does not say what an impression is, nor how often one is logged."}],"answers":[{"id":"once","text":"Only the display counts."},
{"id":"again","text":"Each time that the message comes into sight counts."}],"default":"once","probes":[{"script":{"id":"open.impression-again/away-and-back","title":"A message is visible, and the app goes to the background and comes back","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3867,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",3868,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",3869,13]}],"asserts":["dismissed","displayed","impression"],"at":["Specs/questions.yaml",3860,9]},"outcomes":[{"answer":"once","steps":[[],[{"saw":"dismissed","message":"visible"}]]},{"answer":"again","steps":[[{"saw":"impression","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[{"answers":{"open.background-visible":"dismisses"},"reason":"The message is gone when the app comes back."},
{"answers":{"open.background-visible":"displayed-again"},"reason":"The message is displayed again when the app comes back."}],"at":["Specs/questions.yaml",3822,5]},
{"id":"open.rotate-visible","title":"Turning the device under a message","question":"Is a visible message taken away when the device is turned?","about":"A message made for one orientation may be unreadable in the other. Taking it away ends it half read; leaving\nit there shows it as it was not meant to be.","layer":"presenter","rules":["discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"ko","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"de","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"en","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"ja","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed if it is made for the other orientation."},
{"id":"dismisses-at-any-turn","text":"The message is dismissed, whatever it is made for."}],"default":"stays","probes":[{"script":{"id":"open.rotate-visible/turned-away","title":"The device is turned under a message that is made for one orientation, and under one that is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"upright","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"either","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["upright","either"]}],"at":["Specs/questions.yaml",3912,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3913,13]},{"do":[{"do":"rotate","to":"landscape"}],"at":["Specs/questions.yaml",3914,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3915,13]},{"do":[{"do":"rotate","to":"portrait"}],"at":["Specs/questions.yaml",3916,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3905,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"upright"}],[],[{"saw":"dismissed","message":"upright"},{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses-at-any-turn","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[{"saw":"dismissed","message":"either"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3876,5]},
{"id":"open.keyboard-visible","title":"The keyboard under a message","question":"Does a visible message stay when the keyboard comes up?","about":"How a message looks with the keyboard on the screen is not defined. An engine may leave the message there, or\ntake it away.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing of one that is displayed already."},
{"document":"en","says":"silent","text":"The keyboard sends back a message that is to be displayed; one that is displayed already is not mentioned."},
{"document":"ja","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing of one that is displayed already."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.keyboard-visible/keyboard-comes-up","title":"The keyboard comes up with a message on the screen","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",3961,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3962,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",3963,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3955,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3925,5]},
{"id":"open.timeout-visible","title":"The timeout of a visible message","question":"Does a visible message stay when its timeout passes?","about":"The timeout limits how late a message may be displayed. An engine may take it for the time of the display as\nwell.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"ko","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"de","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"en","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"ja","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.timeout-visible/past-its-timeout","title":"The timeout of the visible message passes","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4004,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4005,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4006,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3998,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3970,5]},
{"id":"open.background-visible","title":"Leaving the app under a message","question":"Does a visible message stay when the app goes to the background?","about":"On return, the user finds it still there or gone. If it is gone, the screen is free for a message that waits.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"ko","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"de","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"en","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"ja","says":"silent","text":"The background is mentioned only for a message that is triggered there."}],"answers":[{"id":"stays","text":"The message stays and is still there on return."},
{"id":"dismisses","text":"The message is dismissed when the app goes to the background."},
{"id":"displayed-again","text":"The message is taken down when the app goes to the background, and displayed again on return."}],"default":"stays","probes":[{"script":{"id":"open.background-visible/there-and-back","title":"The app goes to the background with a message on the screen, and comes back","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4047,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4048,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4049,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4041,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]},{"answer":"displayed-again","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"},{"saw":"displayed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4013,5]},
{"id":"open.relaunch-visible","title":"The visible message at a relaunch","question":"Is a dismissal reported for the message that was on the screen when the app is relaunched?","about":"The user sees an empty screen after a relaunch either way. What differs is what the host hears: it may count\non every displayed message being dismissed in the end.","layer":"presenter","rules":["stack.in-memory"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."}],"answers":[{"id":"silent","text":"The message is gone without a report."},
{"id":"reported","text":"The dismissal is reported at the relaunch."}],"default":"silent","probes":[{"script":{"id":"open.relaunch-visible/one-visible","title":"The app is relaunched with a message on the screen","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4092,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4093,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",4094,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4086,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"reported","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4058,5]},
{"id":"open.loading","title":"While an asset loads","question":"When a message had to wait for its asset, which place does it have in the order of those that wait: that of its trigger, or that of the arrival?","about":"It matters when the asset comes at a bad moment, such as behind a visible message. A message that stays on the\nstack while it loads keeps its place there, below those that were triggered later. One that has been taken off\ncomes back as if it were triggered then, and lies above them.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."}],"answers":[{"id":"beside","text":"As if triggered when its asset is there, above those that were triggered in the meantime."},
{"id":"on-stack","text":"As of its trigger, below those that were triggered later."}],"default":"beside","probes":[{"script":{"id":"open.loading/place-among-others","title":"A message loads while another is visible and a later one waits, and all of them have their turn","about":"What kept its place comes after what was triggered later; what comes back when its asset is there lies on top.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":30000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","visible","later"]}],"at":["Specs/questions.yaml",4152,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4153,13]},{"do":[{"do":"log_event","name":"opened_account","properties":{}},{"do":"advance","by":60000}],"at":["Specs/questions.yaml",4154,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4155,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4142,9]},"outcomes":[{"answer":"beside","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"later"}]]},{"answer":"on-stack","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"later"},{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4101,5]},
{"id":"open.loading-returned","title":"Put back when its asset comes","question":"Where a message waits for its asset on the stack, and something sends it back when the asset is there, does it keep its place?","about":"It has never left the stack; but to be offered, it has to be taken from where it is. A message that goes to the\ntop has in the end the same place as one that was not on the stack meanwhile.\nWhere the arrival is an opportunity (`open.on-asset`), a message that goes to the top is also offered first.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts what goes back on top of the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"ko","says":"silent","text":"Puts what goes back on top of the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"de","says":"silent","text":"Gives messages back to the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"en","says":"silent","text":"Gives messages back to the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"ja","says":"silent","text":"Gives messages back to the stack. Whether a message goes back that was on the stack all the time is not said."}],"answers":[{"id":"in-place","text":"It stays where it is, below those that were triggered later."},
{"id":"on-top","text":"It goes on top of the stack, above those that were triggered in the meantime."}],"default":"in-place","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"It is not on the stack while it waits for its asset."}],"at":["Specs/questions.yaml",4162,5]},
{"id":"open.loading-holds-up","title":"A message that loads and an older one","question":"Is an older waiting message offered while a newer one still loads?","about":"The newest is offered first, and may not be ready. If it holds up the others, a file that takes a minute keeps\nevery opportunity of that minute from the user.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."}],"answers":[{"id":"passed-over","text":"The newest that is ready is offered."},
{"id":"holds-up","text":"Nothing older is offered until the newer one is ready."}],"default":"passed-over","probes":[{"script":{"id":"open.loading-holds-up/one-waiting","title":"A message waits, a newer one loads, and the app is opened from a push","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":60000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","slow"]}],"at":["Specs/questions.yaml",4248,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",4249,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4250,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",4251,13]},{"do":[{"do":"advance","by":120000}],"at":["Specs/questions.yaml",4252,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4241,9]},"outcomes":[{"answer":"passed-over","steps":[[],[{"saw":"displayed","message":"older"}],[]]},{"answer":"holds-up","steps":[[],[],[{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4203,5]},
{"id":"open.loading-again","title":"Triggered again while it loads","question":"Is a message that is triggered again while its asset loads displayed twice?","about":"Whoever taps twice triggers the message twice. It comes once or twice when its file is there.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"ko","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"de","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"en","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"ja","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."}],"answers":[{"id":"twice","text":"Each trigger has a message of its own."},
{"id":"once","text":"The second trigger adds nothing."},
{"id":"anew","text":"The message of the second trigger takes the place of the first, wherever it goes."}],"default":"twice","probes":[{"script":{"id":"open.loading-again/newer-again","title":"Two messages wait for one image, and the older one is triggered again","about":"First, two others show in which order messages are displayed whose images come at the same time. Then the\nsecond trigger makes the older message the newer one, or does not.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":60000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second","older","newer"]}],"at":["Specs/questions.yaml",4309,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_help","properties":{}},{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",4310,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"advance","by":60000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4317,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4297,9]},"outcomes":[{"answer":"anew","steps":[[{"saw":"displayed","message":"second"},{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"older"},{"saw":"displayed","message":"newer"}]]},{"answer":"anew","steps":[[{"saw":"displayed","message":"first"},{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"newer"},{"saw":"displayed","message":"older"}]]}]},
{"script":{"id":"open.loading-again/two-events","title":"An event triggers a message, occurs again while its image loads, and both have their turn","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow"]}],"at":["Specs/questions.yaml",4337,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4338,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4339,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4340,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4331,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"slow"}]]},{"answer":"once","steps":[[{"saw":"displayed","message":"slow"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",4259,5]},
{"id":"open.loading-again-timeout","title":"The timeout of a message that was triggered twice","question":"Whose timeout counts when a message is triggered again while its asset loads, and is displayed once?","about":"The second trigger may give the message new time, or change nothing at all.","layer":"presenter","rules":["delivery.late-assets","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"ko","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"de","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"en","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"ja","says":"silent","text":"Does not say from when the timeout counts."}],"answers":[{"id":"first","text":"That of the first trigger."},
{"id":"second","text":"That of the second trigger."}],"default":"first","probes":[{"script":{"id":"open.loading-again-timeout/between-the-timeouts","title":"A message's image comes after the timeout of its first trigger, before that of its second","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":15000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",4388,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4389,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4390,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4391,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4381,9]},"outcomes":[{"answer":"first","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"second","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.loading-again":"twice"},"reason":"Each trigger has a message of its own, with its own timeout."},
{"answers":{"open.loading-again":"anew"},"reason":"Only the message of the second trigger is left, with its own timeout."},
{"answers":{"open.timeout-from":"delivery"},"reason":"The timeout does not depend on the trigger."}],"at":["Specs/questions.yaml",4347,5]},
{"id":"open.ready-together","title":"Ready at the same time","question":"Which of two messages is displayed that become ready at the same time?","about":"Two campaigns can share an image. When it arrives, both are ready, and one of them can be displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"ko","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"de","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"en","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"ja","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."}],"answers":[{"id":"newest-first","text":"The one that was triggered last."},
{"id":"oldest-first","text":"The one that was triggered first."}],"default":"newest-first","probes":[{"script":{"id":"open.ready-together/shared-image","title":"Two messages wait for one image","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",4445,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4446,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4447,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4438,9]},"outcomes":[{"answer":"newest-first","steps":[[{"saw":"displayed","message":"newer"}]]},{"answer":"oldest-first","steps":[[{"saw":"displayed","message":"older"}]]}]}],"moot":[{"answers":{"open.loading":"on-stack"},"reason":"Both wait on the stack, and the newest is displayed first."}],"at":["Specs/questions.yaml",4398,5]},
{"id":"open.ready-on-stack","title":"Ready at the same time, on the stack","question":"Which of two messages is offered first that become ready at the same time, where messages wait for their assets on the stack?","about":"The stack displays the newest first; whether a message that is not ready counts as one of those that wait\nis open.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"ko","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"de","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"en","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"ja","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."}],"answers":[{"id":"newest-first","text":"The newer one."},
{"id":"oldest-first","text":"The older one."}],"default":"newest-first","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"Messages wait for their assets beside the stack."}],"at":["Specs/questions.yaml",4454,5]},
{"id":"open.ready-others","title":"Ready at the same time, the others","question":"Of several messages that become ready at the same time, is only the first offered, or are the others offered after it?","about":"It matters for what is reported, and for what appears if the first is not displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"ko","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"de","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"en","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"ja","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."}],"answers":[{"id":"offered","text":"Each is offered in turn."},
{"id":"wait","text":"The others wait for the next opportunity."}],"default":"offered","probes":[],"moot":[],"at":["Specs/questions.yaml",4497,5]},
{"id":"open.loading-behind-visible","title":"Behind a visible message while an asset loads","question":"Does a message that is triggered while another one is visible go back at once although its asset still loads?","about":"If it does, it waits for the next opportunity. If the condition is looked at only when the asset is there, the\nmessage appears by itself, provided that the other one has gone by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"de","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back only if that is still so when its asset is ready."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-behind-visible/gone-when-ready","title":"A message is triggered while another is visible, and its image comes when that is gone","about":"Where it went back at once, it waits on the stack, below two messages whose image takes an hour; so neither the\nend of the obstacle nor the arrival of the image offers it. Where it did not, it is displayed when its image is\nthere.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4579,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",4580,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4581,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4582,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4565,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4536,5]},
{"id":"open.loading-under-keyboard","title":"Under the keyboard while an asset loads","question":"Does a message that is triggered while the keyboard is up go back at once although its asset still loads?","about":"If it does, it waits for the next opportunity. If the condition is looked at only when the asset is there, the\nmessage appears by itself, provided that the keyboard has gone by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"A message goes back if the keyboard is up; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if the keyboard is up; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if the keyboard is up; that it may not be ready at that time is not considered."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back only if that is still so when its asset is ready."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-under-keyboard/gone-when-ready","title":"A message is triggered while the keyboard is up, and its image comes when that is gone","about":"Where it went back at once, it waits on the stack, below two messages whose image takes an hour; so neither the\nend of the obstacle nor the arrival of the image offers it. Where it did not, it is displayed when its image is\nthere.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4628,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",4629,13]},{"do":[{"do":"hide_keyboard"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4630,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4631,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4615,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4589,5]},
{"id":"open.loading-without-presenter","title":"Without a presenter while an asset loads","question":"When does a message that is triggered without a presenter begin to wait for its asset: at its trigger, or when it is offered?","about":"The core triggers messages and fetches their assets, and the presenter displays them. If the message waits\nfor its asset from the start, it appears by itself as soon as both are there.","layer":"presenter","rules":["delivery.late-assets","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on, and is displayed when that has come, if there is a presenter."}],"default":"when-offered","probes":[{"script":{"id":"open.loading-without-presenter/assigned-while-loading","title":"A message is triggered without a presenter, and its image comes when there is one","about":"Where it went on the stack at once, it waits below two messages whose image takes an hour; so neither the\npresenter nor the arrival of the image offers it. Where it did not, it is displayed when its image is there.","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4684,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"assign_presenter"}],"at":["Specs/questions.yaml",4685,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4686,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4687,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4672,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.no-presenter":"lost"},"reason":"A message that is triggered without a presenter waits for nothing."},
{"answers":{"open.on-presenter":"offers-each"},"reason":"Each message that was kept goes to the presenter when it is assigned, and waits for its asset there."}],"at":["Specs/questions.yaml",4638,5]},
{"id":"open.failed-without-presenter","title":"A failed asset without a presenter","question":"Is a message whose asset has failed discarded when it is triggered without a presenter, or when it is offered?","about":"The core fetches assets, and the presenter displays messages. A core that knows that an asset has failed\nmay discard the message before there is a presenter.","layer":"presenter","rules":["discard.asset-failed","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what becomes of those triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what becomes of those triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It is lost or kept like any other message without a presenter."},
{"id":"at-once","text":"It is discarded when it is triggered."}],"default":"when-offered","probes":[],"moot":[],"at":["Specs/questions.yaml",4694,5]},
{"id":"open.loading-away","title":"In the background while an asset loads","question":"Does a message that is triggered in the background go back at once although its asset still loads?","about":"If it does, it waits for the next opportunity. If the condition is looked at only when the asset is there,\nthe message appears by itself, provided that the user has come back by then.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"de","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back only if that is still so when its asset is ready."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-away/back-when-ready","title":"A message is triggered in the background, and its image comes when the user is back","about":"Where it went on the stack at once, it waits below two messages whose image takes an hour; so neither the\nreturn nor the arrival of the image offers it. Where it did not, it is displayed when its image is there.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4773,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4774,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4780,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4781,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4761,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4723,5]},
{"id":"open.loading-in-background","title":"Reported from the background while an asset loads","question":"When is a message reported as re-enqueued that is triggered in the background while its asset loads?","about":"It waits either way. An engine that fetches first, and looks where the app is when the file is there, reports\nthe message later, or never, if the user comes back before.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"de","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."}],"answers":[{"id":"reported-at-once","text":"At its trigger."},
{"id":"reported-when-ready","text":"When its asset is there, if it still waits."}],"default":"reported-at-once","probes":[{"script":{"id":"open.loading-in-background/slow-image","title":"A message is triggered in the background, where its image arrives later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",4839,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4840,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4841,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4842,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",4832,9]},"outcomes":[{"answer":"reported-at-once","steps":[[{"saw":"reenqueued","message":"slow"}],[{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]},{"answer":"reported-when-ready","steps":[[],[{"saw":"reenqueued","message":"slow"},{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]}]}],"moot":[{"answers":{"open.report-in-background":"silent"},"reason":"Nothing is reported of a message that is triggered in the background."},
{"answers":{"open.loading-away":"when-ready"},"reason":"It goes back only when its asset is there, and is reported then."}],"at":["Specs/questions.yaml",4789,5]},
{"id":"open.background-load","title":"Ready in the background","question":"What becomes of a message that was triggered in the foreground and whose asset gets ready while the app is in the background?","about":"If it goes back on the stack, it needs a new opportunity; if it keeps its turn, or is displayed where nobody\nsees it, it is there when the user returns.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"de","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"en","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."}],"answers":[{"id":"reenqueues","text":"It goes back on the stack and waits for an opportunity."},
{"id":"shows-on-return","text":"It is displayed as soon as the app is in the foreground again."},
{"id":"shows-at-once","text":"It is displayed in the background, and the user finds it on return."}],"default":"reenqueues","probes":[{"script":{"id":"open.background-load/ready-in-background","title":"A message's image comes while the app is in the background, and the user returns","about":"Before the return another message is triggered. It lies on top of what went back, so that coming to the\nforeground displays that other one, if it is an opportunity.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","above","other"]}],"at":["Specs/questions.yaml",4907,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"enter_background"}],"at":["Specs/questions.yaml",4908,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4909,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4910,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4911,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4896,9]},"outcomes":[{"answer":"reenqueues","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"above"}]]}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"slow"}]]}]]},{"answer":"shows-on-return","steps":[[],[{"saw":"displayed","message":"slow"}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]},{"answer":"shows-at-once","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",4855,5]},
{"id":"open.waiting-failed","title":"A file fails while its message waits","question":"Is a message that waits for an opportunity discarded as soon as its file fails, or when it is offered?","about":"The user sees a difference only below: a message that waits only to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its file has failed."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-failed/fails-in-background","title":"A message is triggered in the background, and its image fails there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["failed"]}],"at":["Specs/questions.yaml",4965,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4966,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4967,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4968,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",4959,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"failed"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"failed"}],[]]}]}],"moot":[{"answers":{"open.loading-away":"when-ready"},"reason":"What is triggered in the background waits only when its file is there, or has failed."}],"at":["Specs/questions.yaml",4929,5]},
{"id":"open.waiting-late","title":"A file comes too late while its message waits","question":"Is a message that waits for an opportunity discarded as soon as its file has come too late, or when it is offered?","about":"The user sees a difference only below: a message that waits only to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its file has come."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-late/late-in-background","title":"A message is triggered in the background, and its image comes there after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",5017,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5018,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5019,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5020,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",5011,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"late"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"late"}],[]]}]}],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"What waits does not grow older, so its file cannot come too late for it."},
{"answers":{"open.late-or-back":"discarded","open.on-asset":"offers","open.opportunity-in-background":"put-back"},"reason":"The arrival of the file offers the message, which is discarded then."},
{"answers":{"open.loading-away":"when-ready"},"reason":"What is triggered in the background waits only when its file is there."}],"at":["Specs/questions.yaml",4975,5]},
{"id":"open.waiting-timeout","title":"The timeout of a message that waits","question":"Is a message that waits for an opportunity discarded as soon as its timeout passes, or when it is offered?","about":"An engine with a timer for each message discards it in time, one that looks at the clock when it offers the message\ndoes so late. Nobody sees the difference but a host that hears of discards.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"ko","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"de","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"en","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"ja","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."}],"answers":[{"id":"when-offered","text":"It waits on until it is offered, and is discarded then."},
{"id":"at-once","text":"It is discarded as soon as its timeout passes."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"The time on the stack does not count."}],"at":["Specs/questions.yaml",5027,5]},
{"id":"open.waiting-fetch","title":"What waits, when a fetch ends","question":"Which of the messages that wait for an opportunity are looked at when a fetch ends, whether they have failed or are too late?","about":"An engine that looks at them then may look only at those that have the asset, or at others too.","layer":"presenter","rules":["discard.timeout","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"ko","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"de","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"en","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"ja","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."}],"answers":[{"id":"own","text":"None but those that have the asset."},
{"id":"others","text":"None but those that do not have the asset."},
{"id":"any","text":"All."}],"default":"own","probes":[],"moot":[],"at":["Specs/questions.yaml",5063,5]},
{"id":"open.prefetch-immediate","title":"Assets of messages for a push click","question":"Does the fetch start on delivery also for messages that only a push click triggers?","about":"The documents name the push click among the triggers on which a message is displayed right on delivery. But it\ncan come much later, and then it is the fetch ahead that decides whether the message is late. Fetching everything\ncosts data for messages that may never be triggered. A message that a session start triggers as well is fetched\nahead if one of the two is (`open.prefetch-at-once`).","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then that those of messages displayed directly after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-immediate/push-after-a-while","title":"A message for a push click is delivered long before the click","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",5150,13]},{"do":[{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5151,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5152,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5144,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"displayed","message":"immediate"}],[]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5103,5]},
{"id":"open.prefetch-at-once","title":"Assets of messages for a session start","question":"Does the fetch start on delivery also for messages that only a session start triggers?","about":"A session start triggers its message right on delivery, so fetching ahead gains nothing. Only an engine that\nreports what it fetches ahead can show the difference.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then that those of messages displayed directly after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery, and are merely not ready in time."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-at-once/slow-image","title":"A message with a slow image is delivered by the session start that triggers it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",5204,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5205,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",5198,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"prefetched","asset":"picture.png"}],[{"saw":"displayed","message":"immediate"}]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5159,5]},
{"id":"open.asset-retry","title":"A failed fetch","question":"Is an asset that could not be fetched on delivery fetched again when a message is triggered that has it?","about":"The network may have been down for a moment at the session start. Without another attempt the message is lost\nfor the whole session; with one it may be displayed, though late.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"ko","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"de","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"en","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"ja","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."}],"answers":[{"id":"stays-failed","text":"The failure stands until the next delivery: the message is discarded."},
{"id":"fetched-again","text":"The trigger starts another attempt, and the message is discarded only if that fails too."},
{"id":"fetched-after-discard","text":"The failure discards a message first, and only a trigger after that starts another attempt."}],"default":"stays-failed","probes":[{"script":{"id":"open.asset-retry/network-is-back","title":"The fetch on delivery failed, and the network comes back before the first or the second trigger","about":"The second image belongs to two messages, since it is open for some engines whether a discarded message can\nbe triggered again.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0},"poster.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured","first","second","other"]}],"at":["Specs/questions.yaml",5258,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5259,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"serve","assets":{"poster.png":{"result":"ok","after":0}}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5260,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",5261,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5262,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5246,9]},"outcomes":[{"answer":"stays-failed","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[{"one_of":[[],[{"saw":"displayed","message":"first"}]]}],[{"one_of":[[],[{"saw":"displayed","message":"second"}]]}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5212,5]},
{"id":"open.asset-retry-by","title":"A failed fetch of several messages","question":"Where it matters if a message was discarded, or another attempt made, does what happened with one message count for another that has the same asset?","about":"An engine remembers failures by asset or by message. With two messages of one image the difference shows.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"ko","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"de","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"en","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"ja","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."}],"answers":[{"id":"asset","text":"It counts for each message that has the asset."},
{"id":"message","text":"It counts for the message with which it happened."}],"default":"asset","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."},
{"answers":{"open.asset-retry":"fetched-again","open.asset-retry-times":"each-time"},"reason":"Each trigger starts another attempt, whatever happened before."}],"at":["Specs/questions.yaml",5277,5]},
{"id":"open.asset-retry-times","title":"Another failed fetch","question":"Where a trigger starts another attempt to fetch what has failed, does a later trigger start one more?","about":"What cannot be fetched twice may not be there at all. An engine may give up, or try as often as it is asked.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"ko","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"de","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"en","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"ja","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."}],"answers":[{"id":"each-time","text":"There is no limit to the attempts."},
{"id":"once","text":"One more attempt is made after the failure, and no other."}],"default":"each-time","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."}],"at":["Specs/questions.yaml",5316,5]},
{"id":"open.asset-retry-local","title":"A failed fetch and a local message","question":"Is an asset that could not be fetched fetched again for a local message that has it?","about":"A local message has no delivery at which its assets could be fetched. But an engine that remembers failures by\naddress may know of one, from a campaign with the same asset or from the first time that it was presented.","layer":"core","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"ko","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"de","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"en","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"ja","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."}],"answers":[{"id":"fetched-again","text":"The local message starts an attempt of its own."},
{"id":"stays-failed","text":"The failure stands, and the local message is discarded."},
{"id":"fetched-after-discard","text":"The failure discards a message first, and only a local message after that starts another attempt."}],"default":"fetched-again","probes":[{"script":{"id":"open.asset-retry-local/network-is-back","title":"The fetch for a campaign failed, the network is back, and a local message has the same image","about":"Whether the image was fetched for the local message shows when the campaign is triggered: it is there.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]}],"at":["Specs/questions.yaml",5401,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",5402,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5403,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",5404,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5391,9]},"outcomes":[{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[]]}]},
{"script":{"id":"open.asset-retry-local/after-a-discard","title":"The failure has discarded a local message and a campaign, and the local message is presented again","about":"An engine remembers what was discarded by message or by image, so both are discarded. One that fetches the\nimage again without that is told by the first probe.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second"]}],"at":["Specs/questions.yaml",5420,13]},{"do":[{"do":"present_local","message":"own"},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}}],"at":["Specs/questions.yaml",5421,13]},{"do":[{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",5422,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5423,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",5424,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5408,9]},"outcomes":[{"answer":"fetched-after-discard","steps":[[{"saw":"displayed","message":"second"}],[]]},{"answer":"stays-failed","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5351,5]},
{"id":"open.fetch-start","title":"The beginning of a late fetch","question":"When does the fetch begin for a message that is put back, or held back by the interval, as soon as it is triggered or presented, and whose asset nobody has asked for yet?","about":"Where an asset was not fetched on a delivery, an engine may use the time on the stack to load it, or begin\nonly when nothing else is in the way, which saves traffic and costs the user a wait.","layer":"presenter","rules":["delivery.prefetch","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"ko","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"de","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"en","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"ja","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."}],"answers":[{"id":"at-trigger","text":"The fetch begins at once, and goes on while the message waits."},
{"id":"when-offered","text":"The fetch begins when the message is offered and nothing but the asset is missing."}],"default":"at-trigger","probes":[{"script":{"id":"open.fetch-start/local-in-the-background","title":"A local message with a slow image is presented in the background, and the user returns later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]},{"do":"enter_background"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",5473,13]},{"do":[{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5474,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5475,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",5476,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5466,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"own"}],[],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"own"}],[]]}]},
{"script":{"id":"open.fetch-start/campaign-with-the-same-image","title":"A local message is presented in the background, and a campaign has its image","about":"For an engine that displays a local message without its image. The first campaign shows that an image that\nis there is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",5493,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5494,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",5495,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5496,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5497,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5482,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]},
{"script":{"id":"open.fetch-start/push-click-with-the-same-image","title":"A local message is presented in the background, and a push click triggers a message with its image","about":"For an engine that displays a local message without its image, and does not fetch ahead what a push click\ntriggers: what the message of a push click lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5514,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",5515,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5516,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5517,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5518,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5519,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5503,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"},{"saw":"displayed","message":"after"}],[]]},{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"No message waits for an asset but for one that its own delivery has fetched, or that the session start has just triggered."}],"at":["Specs/questions.yaml",5431,5]},
{"id":"open.filter-missing","title":"A property that is missing","question":"Does a filter for \"not equal\" match when the property is missing?","about":"\"Plan is not premium\" can mean everybody but premium users, or only those with another plan. It decides\nwhether users of whom nothing is known see the message.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison holds only if the property is there."},
{"id":"match","text":"What is missing is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-missing/missing","title":"An event lacks the property that must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"missing","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"not_equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["missing","other"]}],"at":["Specs/questions.yaml",5568,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5569,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5570,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5559,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"missing"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5530,5]},
{"id":"open.filter-not-equals-type","title":"Not equal, and of another type","question":"Does a filter for \"not equal\" match a property of another type, which cannot be read as the value's?","about":"A date is certainly not the number 42. But a comparison of the two may as well be taken for one that cannot be\nmade.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison of values of different types does not hold."},
{"id":"match","text":"What is of another type is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-not-equals-type/date-and-number","title":"An event has a date where a number must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"not_equals","value":42}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5615,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-01-31T12:00:00Z"}}}],"at":["Specs/questions.yaml",5616,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":41}}],"at":["Specs/questions.yaml",5617,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5606,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5577,5]},
{"id":"open.filter-number-texts","title":"Numbers and the texts that spell them","question":"Is a text that spells a number compared as that number, and a number with a text as the text that spells it?","about":"Apps log what they have at hand, and some log every value as a text. Whether \"10\" then counts as 10 depends on\nthe language that an engine is written in, unless somebody has decided it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a number are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"10\" is equal to the number 10, and above 9."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-number-texts/text-for-a-number","title":"An event has the text \"10\" where the filter asks for the number 10","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":10}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5663,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"10"}}],"at":["Specs/questions.yaml",5664,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":10}}],"at":["Specs/questions.yaml",5665,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5654,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5624,5]},
{"id":"open.filter-date-texts","title":"Dates and the texts that spell them","question":"Is a text that spells a date compared as that date, and a date with a text as the text that spells it?","about":"A date often travels as a text of the form of ISO 8601. An engine that gets it as a text may read it when a\nfilter asks for a date.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a date are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"2026-05-01T00:00:00Z\" is before a date in June, and equal to the date that it spells."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-date-texts/text-for-a-date","title":"An event has a text that spells a date before the one of the filter","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"before","value":{"date":"2026-06-01T00:00:00Z"}}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5710,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"2026-05-01T00:00:00Z"}}],"at":["Specs/questions.yaml",5711,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-05-01T00:00:00Z"}}}],"at":["Specs/questions.yaml",5712,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5701,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5672,5]},
{"id":"open.filter-boolean-texts","title":"Booleans and the texts that spell them","question":"Is the text \"true\" or \"false\" compared as that boolean, and a boolean with a text as the text that spells it?","about":"As with numbers: an app that logs every value as a text logs \"true\".","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"true\" is equal to true."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-texts/text-for-a-boolean","title":"An event has the text \"true\" where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5757,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"true"}}],"at":["Specs/questions.yaml",5758,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",5759,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5748,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5719,5]},
{"id":"open.filter-boolean-numbers","title":"Booleans and the numbers 0 and 1","question":"Are the numbers 0 and 1 compared with booleans as false and true, and the other way round?","about":"Some languages and stores know no booleans of their own, so that true becomes 1 on its way.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A number and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The number 1 is equal to true, and true is above 0."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-numbers/number-for-a-boolean","title":"An event has the number 1 where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5803,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":1}}],"at":["Specs/questions.yaml",5804,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",5805,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5794,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5766,5]},
{"id":"open.filter-pattern-types","title":"Patterns and values that are no texts","question":"Does a pattern look into numbers, booleans and dates, as if they were the texts that spell them?","about":"A pattern describes a text. Whether a number is one depends on how an engine keeps it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"texts-only","text":"A pattern finds nothing in a value that is no text."},
{"id":"any-value","text":"A pattern looks into the text that spells the value."}],"default":"texts-only","probes":[{"script":{"id":"open.filter-pattern-types/pattern-in-a-number","title":"A pattern is looked for in a number, then in a text","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"^42$"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5849,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":42}}],"at":["Specs/questions.yaml",5850,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"42"}}],"at":["Specs/questions.yaml",5851,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5840,9]},"outcomes":[{"answer":"texts-only","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"any-value","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5812,5]},
{"id":"open.filter-pattern-case","title":"Capitals in a pattern","question":"Do capitals count when a pattern is looked for in a text?","about":"Regular expressions count them unless told otherwise; filters that people write are often meant to let them\ngo.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"counts","text":"A pattern in small letters finds nothing in capitals."},
{"id":"does-not-count","text":"Small letters and capitals are the same to a pattern."}],"default":"counts","probes":[{"script":{"id":"open.filter-pattern-case/capitals","title":"A pattern in small letters is looked for in a text with capitals","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"wind"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5896,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"North Wind"}}],"at":["Specs/questions.yaml",5897,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"north wind"}}],"at":["Specs/questions.yaml",5898,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5887,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5858,5]},
{"id":"open.no-presenter","title":"Triggered without a presenter","question":"Is a message that is triggered while no presenter is assigned lost, or kept until there is one?","about":"Apps often assign the presenter a moment after the start, when the first session has begun and its messages\nhave been triggered. The greeting is then either lost or displayed at the next opportunity.","layer":"presenter","rules":["presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has nobody to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity after a presenter is there."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter/assigned-later","title":"A message is triggered without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","other"]}],"at":["Specs/questions.yaml",5939,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5940,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5941,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5942,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5932,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5905,5]},
{"id":"open.no-presenter-local","title":"Presented without a presenter","question":"What becomes of a message that the app presents while no presenter is assigned?","about":"The call goes to the presenter, so without one it goes nowhere; an engine that takes the message itself may keep\nit until there is a presenter.","layer":"presenter","rules":["presenter.required","local.display"],"profiles":["swift"],"documents":[{"document":"pt","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one. What else could become of it is not said."},
{"document":"ko","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one. What else could become of it is not said."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has nobody to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity after a presenter is there."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter-local/assigned-later","title":"A message is presented without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",5983,13]},{"do":[{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",5984,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5985,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5986,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5976,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5949,5]},
{"id":"open.no-presenter-stack","title":"Asked for the stack without a presenter","question":"Does an engine that is asked for its stack name the messages that it keeps until there is a presenter?","about":"The stack belongs to the presenter. What was triggered before there is one can be kept by the core, and go on\nthe stack when the presenter is assigned.","layer":"presenter","rules":["presenter.required","stack.push-on-trigger"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a triggered message goes on the stack, and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"ko","says":"silent","text":"Says that a triggered message goes on the stack, and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"named","text":"They are on the stack."},
{"id":"unnamed","text":"They are kept elsewhere, and the stack is empty."}],"default":"named","probes":[],"moot":[{"answers":{"open.no-presenter":"lost","open.no-presenter-local":"lost"},"reason":"Nothing is kept before there is a presenter."}],"at":["Specs/questions.yaml",5993,5]},
{"id":"open.legacy-retrigger","title":"Triggering a discarded message again","question":"Can a legacy engine trigger a message again that was discarded?","about":"The documents of the Swift SDK say that it can. Without that, a single moment with the device held the wrong\nway costs the user the message.","layer":"core","rules":["discard.leaves-stack"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says which messages are discarded, and not what becomes of them thereafter."},
{"document":"en","says":"silent","text":"Says which messages are discarded, and not what becomes of them thereafter."},
{"document":"ja","says":"silent","text":"Says which messages are discarded, and not what becomes of them thereafter."}],"answers":[{"id":"can","text":"Another occurrence of the trigger event triggers the message again."},
{"id":"cannot","text":"A discarded message is not triggered again."},
{"id":"once-delivered-again","text":"A discarded message is not triggered again until another delivery brings it."}],"default":"can","probes":[{"script":{"id":"open.legacy-retrigger/discarded-by-the-host","title":"The host discards a message, and its trigger event occurs again, later after a delivery","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"then","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["again","then","other"]}],"at":["Specs/questions.yaml",6058,13]},{"do":[{"do":"choose","choice":"discard"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",6059,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6060,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["again","then","other"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6061,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6062,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6050,9]},"outcomes":[{"answer":"can","steps":[[],[{"saw":"displayed","message":"again"}],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]},{"answer":"cannot","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"once-delivered-again","steps":[[],[],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6023,5]},
{"id":"open.manual-choice","title":"The host's choice for its own request","question":"Is the host asked for its display choice when it asked for the next message itself?","about":"The host has just said that it wants a message, but not which. If it is asked, it can still refuse the one\nthat turns out to be on top.","layer":"presenter","rules":["manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The call displays the message on top of the stack; the display choice is not mentioned."},
{"document":"en","says":"implied","text":"The call takes the delegate of the controller, whose method is the one that gives the display choice."},
{"document":"ja","says":"silent","text":"The call displays the message on top of the stack; the display choice is not mentioned."}],"answers":[{"id":"asked","text":"The host is asked as at any other opportunity."},
{"id":"not-asked","text":"The message is displayed without a question."}],"default":"asked","probes":[{"script":{"id":"open.manual-choice/behind-another","title":"A message waits behind another, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6119,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6120,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",6121,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6122,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6123,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6112,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-the-background","title":"A message waits since it was triggered in the background, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6135,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6136,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",6137,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6138,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6139,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6129,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-under-the-keyboard","title":"A message waits since the keyboard was up, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6151,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6152,13]},{"do":[{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",6153,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6154,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6155,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6145,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back","title":"A message was held back by the interval, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6168,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6169,13]},{"do":[{"do":"advance","by":1000}],"at":["Specs/questions.yaml",6170,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6171,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6172,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6161,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back-long-enough","title":"A message was held back by the interval, and the host asks for it later, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6185,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6186,13]},{"do":[{"do":"advance","by":70000}],"at":["Specs/questions.yaml",6187,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6188,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6189,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6178,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/unwanted","title":"The host asks for the next message, and would put it off if it were asked","about":"For an engine that offers a message as soon as nothing is in its way: the host puts it off then, and is asked\nagain.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6204,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6205,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",6206,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6207,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6195,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-kept":"lost"},"reason":"What waits has been put off by the host, and the host is not asked about it again."},
{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-interval-end":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-request":"held-back"},"reason":"What waits has been put off by the host, and the host is not asked about it again."}],"at":["Specs/questions.yaml",6071,5]},
{"id":"open.local-choice","title":"The host's choice for its own message","question":"Is the host asked for its display choice about a message that it presents itself?","about":"The host has just asked for this very message. If it is asked whether to display it, it decides about local messages\nand campaigns in one place; if not, its own word counts.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The call displays a message made in the app; the display choice is named for a message that was *triggered*."},
{"document":"ko","says":"silent","text":"The call displays a message made in the app; the display choice is named for a message that was *triggered*."},
{"document":"de","says":"silent","text":"A message made in the app is added and displayed; the display choice is named for a message that was *triggered*."},
{"document":"en","says":"silent","text":"A message made in the app is added and displayed; the display choice is named for a message that was *triggered*."},
{"document":"ja","says":"silent","text":"A message made in the app is added and displayed; the display choice is named for a message that was *triggered*."}],"answers":[{"id":"asked","text":"The host is asked as about any other message."},
{"id":"not-asked","text":"Nobody is asked about a message that the app made."}],"default":"asked","probes":[],"moot":[],"at":["Specs/questions.yaml",6214,5]},
{"id":"open.local-failed","title":"A local message whose file failed","question":"Is a local message whose image or ZIP file could not be downloaded discarded?","about":"The app that made the message may have brought the file along. If not, half a message may be better than none,\nor worse.","layer":"presenter","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ko","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-failed/failed","title":"The app presents a message whose image cannot be had","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6287,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6288,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6289,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6280,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6247,5]},
{"id":"open.local-late","title":"A local message past its timeout","question":"Is a local message that gets ready after its timeout discarded?","about":"The app asked for the message at that moment. A timeout is a property of campaigns, which a message made in the\napp may not have at all.","layer":"presenter","rules":["local.display","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ko","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-late/slow-image","title":"The image of a local message comes after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6339,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6340,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6341,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6342,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6332,9]},"outcomes":[{"answer":"discarded","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.local-late/long-wait","title":"A local message waits behind another for longer than its timeout","about":"For an engine that displays a local message without its image.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6358,13]},{"do":[{"do":"present_local","message":"visible"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6359,13]},{"do":[{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6360,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6361,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6348,9]},"outcomes":[{"answer":"discarded","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.timeout-on-stack":"does-not-count"},"reason":"A local message neither loads nor grows older on the stack, so it is never too late."}],"at":["Specs/questions.yaml",6296,5]},
{"id":"open.local-turned","title":"A local message for the other orientation","question":"Is a local message that is made for the other orientation discarded?","about":"The app could have looked at the device itself, and asks for the message all the same.","layer":"presenter","rules":["local.display","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"ko","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-turned/turned","title":"The app presents a message that is made for the other orientation","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6412,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6413,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6414,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6405,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6368,5]},
{"id":"open.local-imageless","title":"A local message without its image","question":"Is a local message that lacks the image its type needs discarded?","about":"The app made the message, and made it without an image.","layer":"presenter","rules":["local.display","discard.full-without-image"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-imageless/imageless","title":"The app presents a full message without an image","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"full","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6455,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6456,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6457,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6448,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6421,5]},
{"id":"open.local-loading","title":"A local message whose file loads","question":"Does a local message wait for its image or ZIP file?","about":"The app asked for the message to be displayed. If it waits, it comes when its file is there; if not, it comes at\nonce, and its image later.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"ko","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"de","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"en","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"ja","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."}],"answers":[{"id":"waits","text":"It is displayed when its file is there."},
{"id":"displayed","text":"It is displayed at once."}],"default":"waits","probes":[{"script":{"id":"open.local-loading/slow-image","title":"The app presents a message whose image takes a while","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6508,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6509,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6510,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6502,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"own"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6464,5]},
{"id":"open.failed-shared","title":"An asset that two messages share, and that fails at once","question":"Is an asset that has failed fetched again for the next message of the same delivery that has it?","about":"Each fetch is reported, so an observer sees whether there was a second one. It cannot end otherwise than\nthe first.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"de","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"en","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."}],"answers":[{"id":"once","text":"It is fetched once for the whole delivery."},
{"id":"again","text":"It is fetched once for each message, until it is there."}],"default":"once","probes":[{"script":{"id":"open.failed-shared/missing-picture","title":"Two messages are delivered with the same image, which does not exist","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"one","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"two","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["one","two"]}],"at":["Specs/questions.yaml",6553,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",6546,9]},"outcomes":[{"answer":"once","steps":[[{"saw":"prefetched","asset":"picture.png"}]]},{"answer":"again","steps":[[{"saw":"prefetched","asset":"picture.png"},{"saw":"prefetched","asset":"picture.png"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6517,5]},
{"id":"open.redelivery","title":"A second delivery","question":"Does the delivery of a later session replace the earlier one, or add to it?","about":"A campaign that has ended is no longer delivered. If deliveries add up, its message can still be triggered on\ndevices that have it. Messages that wait on the stack are not in question here.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"ko","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"de","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"en","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"ja","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."}],"answers":[{"id":"replaces","text":"Only the messages of the latest delivery can be triggered."},
{"id":"extends","text":"Messages of earlier deliveries can be triggered as well."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery/not-delivered-again","title":"A later session does not deliver a message again, and its trigger event occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"old","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"new","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["old"]}],"at":["Specs/questions.yaml",6607,13]},{"do":[{"do":"start_session","deliver":["new"]}],"at":["Specs/questions.yaml",6608,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6609,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6610,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6600,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"new"}]]},{"answer":"extends","steps":[[{"saw":"displayed","message":"old"}],[{"saw":"displayed","message":"new"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6561,5]},
{"id":"open.redelivery-empty","title":"An empty delivery","question":"Where a later delivery replaces the earlier one, does one replace it that brings nothing?","about":"The service may have nothing new to say, or the user may be eligible for nothing any more. An engine that takes an\nempty answer for the former keeps what it has.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"ko","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"de","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"en","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"ja","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."}],"answers":[{"id":"replaces","text":"After an empty delivery nothing can be triggered."},
{"id":"leaves","text":"An empty delivery changes nothing."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery-empty/nothing-new","title":"A later session brings nothing, and the event of an earlier message occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"earlier","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["earlier"]}],"at":["Specs/questions.yaml",6661,13]},{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6662,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6663,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["later"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6664,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6654,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"later"}]]},{"answer":"leaves","steps":[[{"saw":"displayed","message":"earlier"}],[{"saw":"displayed","message":"later"}]]}]}],"moot":[{"answers":{"open.redelivery":"extends"},"reason":"Earlier deliveries count in any case."}],"at":["Specs/questions.yaml",6617,5]},
{"id":"open.redelivery-stack","title":"A second delivery and the stack","question":"Does a message go on waiting on the stack when a later delivery comes without it?","about":"The message was triggered in time. But the service has had a reason not to deliver it again: the campaign may\nbe over, or not concern this user any more.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"ko","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"de","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"en","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"ja","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."}],"answers":[{"id":"stays","text":"The stack is left alone by a delivery."},
{"id":"purged","text":"Campaigns that a delivery comes without leave the stack. Local messages stay."}],"default":"stays","probes":[{"script":{"id":"open.redelivery-stack/not-delivered-again","title":"A message waits, and a session starts that delivers another one alone","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",6717,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",6718,13]},{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",6719,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6720,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6710,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"purged","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6671,5]},
{"id":"open.redelivery-present","title":"A second delivery and an asset that is there","question":"Is an asset fetched again on a second delivery although it is there?","about":"The image may have changed under the same address, or the fetch may be a waste.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"ko","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"de","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"en","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"ja","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."}],"answers":[{"id":"kept","text":"An asset that is there is kept."},
{"id":"fetched-again","text":"Every delivery fetches its assets, and the message waits for the new fetch."}],"default":"kept","probes":[{"script":{"id":"open.redelivery-present/triggered-right-after-it","title":"A message is delivered again when its slow image is there, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6761,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6762,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6763,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6755,9]},"outcomes":[{"answer":"kept","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"fetched-again","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6727,5]},
{"id":"open.redelivery-loading","title":"A second delivery and an asset that is under way","question":"Is a fetch that is under way begun anew by a second delivery?","about":"Begun anew, an asset on a slow network may never arrive for a user who comes and goes.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"ko","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"de","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"en","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"ja","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."}],"answers":[{"id":"goes-on","text":"The fetch goes on."},
{"id":"begun-anew","text":"The fetch is broken off and begun anew."}],"default":"goes-on","probes":[{"script":{"id":"open.redelivery-loading/half-way","title":"A message is delivered again while its image loads, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":6000}],"at":["Specs/questions.yaml",6804,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":5000}],"at":["Specs/questions.yaml",6805,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6806,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6798,9]},"outcomes":[{"answer":"goes-on","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"begun-anew","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6770,5]},
{"id":"open.redelivery-first","title":"Begun anew, the first fetch","question":"Where a second delivery begins a fetch anew that is under way, does the first go on?","about":"Two fetches of the same asset may then be under way, and each counts when it ends.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."}],"answers":[{"id":"broken-off","text":"The first fetch counts no more."},
{"id":"goes-on","text":"The first fetch goes on, and counts when it ends."}],"default":"broken-off","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"There is one fetch."}],"at":["Specs/questions.yaml",6813,5]},
{"id":"open.redelivery-arrival","title":"Begun anew, and there at once","question":"Where a second delivery begins a fetch anew, and it brings the asset at once, is a message offered that waits for it?","about":"The asset has then come within the delivery, and not by itself.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."}],"answers":[{"id":"offered","text":"It is offered."},
{"id":"waits","text":"It waits for the next opportunity."},
{"id":"stays-loading","text":"It waits on until a fetch of its asset ends by itself, such as the first one."}],"default":"offered","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"No fetch that a message waits for is begun anew."}],"at":["Specs/questions.yaml",6850,5]},
{"id":"open.redelivery-waiting","title":"Begun anew for a message that waits","question":"Where a second delivery begins a fetch anew, does a message that waits for an opportunity wait for its asset again?","about":"If it does, it is offered when the asset has come.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."}],"answers":[{"id":"stays","text":"It waits for an opportunity, as before."},
{"id":"loads-again","text":"It waits for its asset, and is offered when that has come."}],"default":"stays","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on","open.redelivery-present":"kept"},"reason":"No fetch is begun anew."}],"at":["Specs/questions.yaml",6888,5]},
{"id":"open.exhausted-campaign","title":"A message that was displayed","question":"Can a message that has been displayed be triggered and displayed again?","about":"Whether a campaign may be seen more than once is usually set where it is made. An engine that counts on that\ntriggers again and again; one that remembers what was displayed shows each message once, and another message\nmay win the next time that the event occurs. (The cases use distinct messages.)","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A discarded message can be triggered again; nothing is said of one that was displayed."},
{"document":"ko","says":"silent","text":"A discarded message can be triggered again; nothing is said of one that was displayed."},
{"document":"de","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"en","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"ja","says":"silent","text":"Does not mention how often a message may be displayed."}],"answers":[{"id":"again","text":"Every trigger event triggers the message, as long as it is delivered."},
{"id":"never","text":"A message that was displayed is not triggered again."},
{"id":"once-delivered-again","text":"A message that was displayed is not triggered again until another delivery brings it."}],"default":"again","probes":[{"script":{"id":"open.exhausted-campaign/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again, later after a delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]}],"at":["Specs/questions.yaml",6962,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6963,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6964,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6965,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6956,9]},"outcomes":[{"answer":"again","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}]]},{"answer":"never","steps":[[{"saw":"displayed","message":"seen"}],[],[]]},{"answer":"once-delivered-again","steps":[[{"saw":"displayed","message":"seen"}],[],[{"saw":"displayed","message":"seen"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6925,5]},
{"id":"open.relaunch-delivery","title":"Delivered messages after a relaunch","question":"Can messages that were delivered before a relaunch be triggered after it, before the next session starts?","about":"A relaunch soon after the last use may go on with the same session. If the delivery was kept in memory only,\nnothing is triggered until the next session, however long that takes.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."}],"answers":[{"id":"forgotten","text":"Nothing can be triggered until the next delivery."},
{"id":"kept","text":"Delivered messages outlive the relaunch and can be triggered."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-delivery/before-the-next-session","title":"The trigger event of a delivered message occurs after a relaunch, before a session starts","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"delivered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other","delivered"]}],"at":["Specs/questions.yaml",7011,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",7012,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",7013,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7014,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7004,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"other"}],[],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"other"}],[],[{"saw":"displayed","message":"delivered"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6974,5]},
{"id":"open.relaunch-assets","title":"Fetched assets after a relaunch","question":"Are assets that were fetched before a relaunch there after it?","about":"Files on the disk outlive the process, those in memory do not. The difference is the wait for the first\nmessage with an image.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."}],"answers":[{"id":"forgotten","text":"After a relaunch every asset has to be fetched again."},
{"id":"kept","text":"What was fetched before the relaunch is still there."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-assets/local-with-the-same-image","title":"An image was fetched for a campaign, and a local message has it after a relaunch","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000},{"do":"relaunch"}],"at":["Specs/questions.yaml",7061,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7062,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7063,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",7064,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7053,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"own"}],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"own"}],[],[]]}]},
{"script":{"id":"open.relaunch-assets/campaign-with-the-same-image","title":"An image was fetched for a campaign, and another campaign has it after a relaunch","about":"For an engine that displays a local message without its image. The first campaign shows that an image that\nis there is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",7080,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7081,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",7082,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7083,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7084,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7070,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]},
{"script":{"id":"open.relaunch-assets/push-click-with-the-same-image","title":"An image was fetched for one push click, and the next one needs it after a relaunch","about":"For an engine that displays a local message without its image, and does not fetch ahead what a push click\ntriggers: what the message of a push click lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7100,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",7101,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7102,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",7103,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",7104,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7105,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7090,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"No message waits for an asset that was there, but for one that its own delivery has fetched anew."}],"at":["Specs/questions.yaml",7021,5]},
{"id":"open.relaunch-exhausted","title":"A message that was displayed before a relaunch","question":"Is a message that was displayed before a relaunch triggered no more after it, where one is displayed once for all?","about":"An engine that remembers in memory alone what it displayed shows the message once a launch.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."}],"answers":[{"id":"kept","text":"The message is not triggered again, across relaunches."},
{"id":"forgotten","text":"After a relaunch, the message can be triggered once more."}],"default":"kept","probes":[{"script":{"id":"open.relaunch-exhausted/same-event-after-a-relaunch","title":"A message was displayed, the app is relaunched, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",7164,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7165,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7166,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7157,9]},"outcomes":[{"answer":"kept","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"forgotten","steps":[[{"saw":"displayed","message":"seen"}],[]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed can be triggered again in any case."},
{"answers":{"open.exhausted-campaign":"once-delivered-again"},"reason":"A message that was displayed can be triggered again when it is delivered again."}],"at":["Specs/questions.yaml",7112,5]},
{"id":"open.early-events","title":"Events before the first delivery","question":"Is an event forgotten that occurs before the first session of a launch, or held against what that session delivers?","about":"At its start an app often logs something before its session has begun. An engine that keeps such events\ntriggers their messages late; one that does not lets the first moments pass.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"ko","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"de","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"en","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"ja","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."}],"answers":[{"id":"gone","text":"An event from before the first session triggers nothing."},
{"id":"evaluated-on-delivery","text":"An event from before the first session triggers a message when that session has delivered it."}],"default":"gone","probes":[{"script":{"id":"open.early-events/event-before-the-session","title":"The trigger event of a message occurs before the first session, and again in it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7221,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",7222,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7223,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7215,9]},"outcomes":[{"answer":"gone","steps":[[],[{"saw":"displayed","message":"late"}]]},{"answer":"evaluated-on-delivery","steps":[[{"saw":"displayed","message":"late"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7173,5]},
{"id":"open.impression-off-screen","title":"An impression without being visible","question":"Is an impression recorded that the host logs of a message that is not on the screen?","about":"A host that is busy logs a moment later, when the message may be gone. An engine may take that for a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-off-screen/after-the-dismissal","title":"The host logs an impression of a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7262,13]},{"do":[{"do":"dismiss"},{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7263,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",7256,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7230,5]},
{"id":"open.click-off-screen","title":"A click without being visible","question":"Is a click recorded that the host logs of a message that is not on the screen?","about":"A host that is busy logs a moment later, when the message may be gone. An engine may take that for a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-off-screen/after-the-dismissal","title":"The host logs a click of a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7302,13]},{"do":[{"do":"dismiss"},{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7303,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",7296,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7270,5]},
{"id":"open.impression-logged-again","title":"An impression logged twice","question":"Is an impression recorded again that the host logs again?","about":"A message has one impression each time it is displayed. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-logged-again/two-calls","title":"The host logs the impression of the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7338,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7339,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7340,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",7332,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7310,5]},
{"id":"open.click-logged-again","title":"A click logged twice","question":"Is a click recorded again that the host logs again?","about":"A user can tap a message more than once. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-logged-again/two-calls","title":"The host logs a click on the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7375,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7376,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7377,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",7369,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7347,5]}]}
"""#

let builtinName: StaticString = #"""
iamspec
"""#

let builtinVersion: StaticString = #"""
1.0
"""#

let builtinDigest: StaticString = #"""
fnv1a64:186d3d3f6925efe7
"""#

let builtinProtocol: StaticString = ####"""
# The protocol: how to test an engine in any language

An engine is tested as a child process: `iamspec run -- COMMAND ARGUMENT…` starts it, and talks to it over
its standard input and output, one JSON object per line (UTF-8, `\n`). You write an *adapter*: a loop that
reads a case, runs it on a fresh engine, and writes what the engine did.

This is version 1. `protocol.schema.json` describes every message. Both sides ignore members that it does not
describe, so that either side may be newer than the other. JSON is read strictly: a byte order mark, a lone
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

Read [Conventions](#conventions) before the first verdict. The documents leave some things to whoever connects
an engine, such as what a relaunch forgets; that section says how the suite means them.

## What to implement first

1. The manifest, and an empty list for each action. `iamspec doctor -- COMMAND` then accepts the wire format,
   and most cases fail. Run `doctor` again after each step: it also checks most conventions.
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
| `layer` | `engine`, or `presenter` for only the displaying half | `engine` |
| `clock` | `virtual`, or `real` for an engine that uses the wall clock | `virtual` |
| `window` | how many requests may be unanswered at a time | 1 |
| `actions` | the kinds of action that it supports | all |
| `observations` | the kinds of observation that it reports, with `stack` for the query | all |
| `not_applicable` | rules that do not apply to it, each with the reason: `{"reenqueue.keyboard":"has no keyboard"}`; cases of other rules that need one of them are skipped, too | none |

A misspelled profile, action, observation or rule is an error, which names the right word. Any other unknown word
is ignored, with a warning.

## A request

One request is one case. Start a fresh engine for each: no state of an earlier case may be visible.

```json
{"id":7,"case":"stack/last-in-first-out/two-waiting","profile":"swift","given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":{"first":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},"actions":[{"do":"start_session","deliver":["first"]},{"do":"log_event","name":"opened_shop","properties":{}}]}
```

* `id` is a whole number; the reply repeats it.
* `case` is for your log. Nothing may depend on it.
* `given` is the state of the world at the start; see below.
* `messages` are the campaigns and local messages that the actions refer to, by name; see below.
* All times except `minimum_interval` are whole milliseconds.

### The world

| Member of `given` | Values | Meaning |
|---|---|---|
| `minimum_interval` | whole seconds, or absent | absent: not configured, so the engine's own default applies; 0 switches the interval off |
| `app` | `foreground`, `background` | whether the app is on the screen |
| `orientation` | `portrait`, `landscape` | how the device is held |
| `keyboard` | `hidden`, `shown` | whether the keyboard is on the screen |
| `presenter` | `assigned`, `none` | whether the app has assigned a presenter; the legacy profile always has one |
| `host.implements` | `display_choice` | the host implements the method that is asked whether to display a message |
| | `keyboard_display_choice` | only legacy: the host implements the deprecated method that is also told about the keyboard, instead of the other one |
| | `nothing` | the host implements neither, and nobody is asked |
| `host.choice`, `host.choices` | `now`, `reenqueue`, `discard` | what it answers for every message, and for single messages |
| `assets` | by URL: `{"result":"ok","after":3000}` | how a fetch ends (`ok`, `fail`), and after what time; a URL that is not listed is fetched at once |

### Messages

| Member of a message | Values | Meaning |
|---|---|---|
| `type` | `slideup`, `modal`, `full`, `html` | the message types of the documents |
| | `image_modal` | a modal that is only an image |
| `triggers` | a list; see below | empty for a message that the app makes itself (a *local* message) |
| `priority` | a whole number | the greater is the higher; 0 if the campaign sets none |
| `orientation` | `any`, `portrait`, `landscape` | the orientation that the message is made for |
| `image`, `zip` | a URL, or absent | its asset: an image, a ZIP file, or neither |
| `timeout` | milliseconds, or absent | how long it may still be displayed; absent: for ever |
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
| `receive_api_event` | `kind` (`custom_event`, `purchase`), `name` | an event reaches the service by its API |
| `open_from_push` | | the user opens the app from a push notification: it comes to the foreground |
| `enter_background`, `enter_foreground` | | the app leaves the screen, or comes back |
| `relaunch` | | the app's process restarts; see [Conventions](#the-app-and-the-device) |
| `rotate` | `to` (`portrait`, `landscape`) | the device is turned |
| `show_keyboard`, `hide_keyboard` | | the keyboard appears or goes |
| `advance` | `by` | time passes |
| `dismiss`, `click` | | the user dismisses or clicks the visible message |
| `present_local` | `message` | the app shows a message that it made itself |
| `display_next` | | the app asks for the top-most waiting message |
| `choose` | `choice`, or `choices`: message to choice | what the host answers from now on: `now`, `reenqueue`, `discard` |
| `serve` | `assets` | the results of fetches from now on |
| `assign_presenter` | | the app assigns a presenter |
| `log_impression`, `log_click` | `message` | the app logs these by the message's context |
| `offer`, `opportunity` | `message`, – | only for presenters: a triggered message is handed over; a waiting one may be shown |
| `query_stack` | | answered by exactly one `stack` observation |

**Time is virtual.** `advance` is the only clock. Everything that is due in this span happens during the
action, in the order of time. Nothing happens between actions. Never sleep, and never read the wall clock.

## Half an engine: presenters

Most teams write only the displaying half: the vendor's core decides what is triggered, and the app brings
its own *presenter*, which owns the stack, the screen and the display choice. Such an engine says
`"layer":"presenter"`. The harness then plays the core. The cases are the same, but the presenter gets other
actions:

* Instead of `start_session`, `log_event`, `log_purchase`, `receive_api_event` and `open_from_push` it gets
  **`offer`** (this message has been triggered: put it on the stack, and offer the newest) and
  **`opportunity`** (the user is eligible: offer the newest message that waits). An action of a case can become
  one of them, or none; a `serve` may come first. If the app was in the background at an `open_from_push`,
  `enter_foreground` comes first, too.
* All other actions are the same as in the case, including `present_local`, `advance` and `query_stack`.
* `no_matching_trigger` and `prefetched` belong to the core, and the harness reports them. The interval belongs
  to the core, too: a presenter ignores `minimum_interval`, triggers and priorities. But a message without
  triggers is still one that the app made, and has no analytics.
* **Assets.** The core fetches them on delivery; the presenter fetches what it needs when it is offered a
  message. `given` and `serve` tell a presenter how the network looks behind that core: an asset that the core
  has is there at once, one that failed fails at once, and one that is still loading takes the time that is
  left. The harness sends a `serve` whenever this changes. As always, a fetch that has begun keeps its result; a
  message that is offered again may fetch again what failed.
* `presenter: none` in `given` means that the core does not know this presenter yet. Offers come anyway, and
  nothing may be displayed until `assign_presenter`.

The harness runs the cases whose rules all bind the presenter (`layer` in `rules.yaml`). The others are skipped:
"`trigger.custom-event` binds the core, and the engine is only a presenter". In the manifest's `actions`, a
presenter names `offer` and `opportunity` instead of the core's five; `observations` need not name the
core's two.

## A reply

```json
{"id":7,"observations":[[],[{"saw":"displayed","message":"first"},{"saw":"impression","message":"first"}]]}
```

`observations` has one list for each action, in order. Each list holds what the action caused, in order. Leave
what you cannot observe out of the manifest's `observations`. What no case asks for is ignored.

| `saw` | Members |
|---|---|
| `displayed` | `message`, and optionally `extras` as the presenter got them |
| `dismissed`, `choice_asked`, `impression`, `click` | `message` |
| `discarded` | `message`, `reason`: `display_choice`, `asset_failed`, `timeout`, `orientation`, `missing_image` |
| `reenqueued` | `message`, `reason`: `background`, `other_visible`, `display_choice`, `keyboard` |
| `no_matching_trigger` | `kind`: `custom_event`, `purchase`, `session_start`, `push_click`; `name` for the first two |
| `prefetched` | `asset`: the URL |
| `stack` | `messages`: what waits, the top first |

Two other replies:

```json
{"id":7,"unsupported":"has no keyboard"}
{"id":7,"error":{"action":1,"message":"out of memory"}}
```

`unsupported` makes the case *skipped*, with this reason; use it for an action that you do not know. `error` makes
it *errored*; `action` counts from 0 and may be left out.

## Conventions

The rules come from the documents. Where these say nothing, and every engine has to do *something* for the suite
to be able to ask it, a convention decides. No rule claims one. `iamspec doctor` checks those that it can see,
and names the sentence that an engine does not keep. If your engine cannot keep one, say so with `unsupported`.

What the documents leave open is no convention: every answer conforms there. `iamspec characterize` shows
the answers of an engine.

### Names, numbers, texts and dates

* **Numbers.** Whole numbers lie between -2^53 and 2^53, so that a double holds them exactly. A priority is a
  whole number, and the greater one is the higher one. *With priorities 1 and 5, the message with 5 wins.*
* **Names.** Two names (of messages, events, products or properties) are the same if their characters are:
  capitals, accents and blanks count. *`opened_shop` is not `Opened_Shop`.* A message is what its name says: if
  it is triggered or delivered again, it is the same message.
* **Texts.** All texts are in Unicode's composed form (NFC), so an engine may compare bytes or characters.
  *`é` is one character, U+00E9.*
* **Patterns.** A pattern may be found anywhere in the text. *`den-B` is found in `Baden-Baden`.* Cases use what
  all dialects share: characters, `.`, sets (`[4-6]`), `*`, `+`, `?`, `|`, groups, `^`, `$`, `\d` and `\w`.
* **Dates.** A date is always `{"date":"2026-01-31T12:00:00Z"}`: UTC, in whole seconds, without fractions or
  other time zones. A text that looks like a date is sent as a text.
* **Assets.** A message has an image or a ZIP file, or neither, and never both. A fetch fails only if `assets`
  says so: the network does not give up by itself. *An asset with `"after":120000` is there after two minutes.*

### The app and the device

* **Phones.** The suite speaks of phones: the device is in portrait or in landscape, and a message for one of
  them does not fit the other. Run an adapter for a tablet as a phone.
* **Push.** `open_from_push` brings the app to the foreground. *After `enter_background`, `open_from_push`, a
  message that is triggered can be displayed at once.*
* **Relaunch.** `relaunch` starts the app anew in the foreground, with empty memory, an empty screen and no
  keyboard. Nothing waits, nothing loads, and nothing comes back to the screen with the app. `relaunch` keeps
  the orientation, the host's answers, the presenter, the configured interval, and what the network does. The
  clock goes on. What survives on disk is open. *After `rotate` to landscape and `relaunch`, the device is
  still in landscape; after `show_keyboard` and `relaunch`, the keyboard is gone.*
* **Network.** `serve` changes the URLs that it names and leaves all others as they were. *After
  `{"do":"serve","assets":{"a.png":{"result":"ok","after":0}}}`, a fetch of `b.png` ends as before.*
  A fetch that has begun keeps its result. *An image that takes 5 s is there after 5 s, although a `serve` meanwhile
  says that it fails.*
* **Changes.** What holds already does not happen again: `enter_background` comes only in the foreground,
  `show_keyboard` only where no keyboard is, and no second presenter is assigned. The user may click or dismiss where
  no message is, though. *No script has `show_keyboard` twice without `hide_keyboard` or `relaunch` in between.*
* **Rotation.** To turn the device to the orientation that it has already is still a turn.
* **Interval.** `minimum_interval` 0 switches the interval off; it does not stand for the default. *Two messages
  may then be displayed in the same millisecond.*
* **Time.** When several things fall due at the same moment of an `advance`, fetches end first; then messages are
  offered whose assets have just come; then the visible message's timeout and the end of the interval count.

### The host

* **Choice for all.** `choose` with `choice` sets the answer for every message and forgets all earlier
  `choices`. *After `{"do":"choose","choice":"now"}`, nothing is discarded any more.*
* **Choice for some.** `choose` with `choices` sets the answers for the messages that it names and leaves
  everything else as it was. *`{"do":"choose","choices":{"sale":"now"}}` changes nothing for `news`.*
* **Nobody to ask.** Where the host implements `nothing`, nobody is asked, and `choose` changes nothing. Every
  message is displayed if nothing else is in its way. `host.implements` holds for the whole case.
* **Legacy's words.** The suite's `now`, `reenqueue` and `discard` are the Swift SDK's. The legacy documents
  call them *now*, *later* and *discard*. A legacy interface with a fourth answer, or one whose own word
  *reenqueue* means something else, has words that the suite does not send: translate `reenqueue` into *later*.

### What is reported

* **On the screen.** A message is reported as `displayed` when it is put on the screen, and its `impression`
  belongs to the same action. No case asserts which of the two comes first. *`[displayed, impression]` and
  `[impression, displayed]` are alike.*
* **Off the screen.** A message is reported as `dismissed` when it has left the screen. What took it away does not
  matter. Apart from what an open question names (a turn, the background, the keyboard, a click, its timeout), only
  `dismiss` takes it away.
* **Animations.** All that an action causes ends inside the action. A presenter lets its animations end, or
  switches them off, before it answers. *After `dismiss`, the next action finds an empty screen.*
* **Not displayed.** `reenqueued` and `discarded` say what became of a triggered or local message that was not
  displayed, with one reason. An engine that leaves a message on its stack, because it looks first whether
  something is in the way, reports no `reenqueued` for it. It does report `reenqueued` with `display_choice`
  whenever the host puts a message off. If two reasons to go back hold, either may be reported.
* **Fetches.** `prefetched` is reported when the fetch begins, however it ends. `prefetched` is reported once
  for each fetch. Only a fetch that a delivery begins is reported: not that of a local message, and not a second
  try at a trigger. *Two messages share an image: one fetch, one `prefetched`, in the list of `start_session`.*
* **No match.** The `name` of a purchase in `no_matching_trigger` is the product.
  *`{"saw":"no_matching_trigger","kind":"purchase","name":"shoes"}`.*
* **Unsupported.** `unsupported` is for single actions that an engine cannot perform. An engine that lacks a part
  leaves it out of the manifest's `actions`, or names the rules in `not_applicable`, so that the report says
  once what is missing. Whoever relies on the verdict limits both with `max_skipped` and `require` in the list
  of known failures. *An engine without `display_next` leaves it out of `actions`.*

### What the suite does not speak of

Real engines know more than the documents: messages that go by themselves after a time, swipes, close buttons
and buttons inside a message, messages of a control group, test sends, a change of user, classes of devices. No
case asks about them. Switch off what takes a message off the screen by itself, and set the rest up as for one
user with one phone. *A slideup that disappears after five seconds must stay for the length of a case.*

## Traces

Where no harness can drive an engine, on a device or in a UI test, the app writes down what happens and what is
seen, and `iamspec check` judges that log. It is a text of JSON objects, one a line: a header, and then a line for
each thing. `trace.schema.json` describes both. In Swift, `TraceRecorder` of the library `EngineKit` writes it;
anywhere else, any JSON writer does.

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
| `unseen` | the kinds of observation that the trace cannot have | none |
| `unknown` | what is not known of the start, where the trace begins in the middle: `visible` (what is on the screen), `waiting` (what is on the stack), `interval` (whether it runs) | nothing is: the trace begins with the app |
| `note` | a remark | |

| Member of a line | Meaning |
|---|---|
| `at` | when, in whole milliseconds since the start; never less than in the line before |
| `do` | something happens: an action, with its members, as in a request |
| `saw` | something is seen: an observation, with its members, as in a reply |
| `end` | `true`: the trace ends here, and nothing else was seen until now; the last line |
| `note` | a remark |

A line has exactly one of `do`, `saw` and `end`. Other members are errors, so that no misspelled one is lost.
Members of `given` and of messages that have a default in a case may be left out. There are no `advance`, `offer`
and `opportunity`: time passes by itself, and nobody plays the core.

* **Write an action before it happens.** What is seen before an action was not caused by it. What an action causes
  may be seen after the next one.
* **Use a clock that never goes back,** and that goes on while the device sleeps.
* **Write each line at once,** and end it with a line feed: what is in the file survives a crash. An incomplete last
  line is left out, and told.
* **Say what cannot be seen.** A kind of observation that an app does not write down belongs in `unseen`; otherwise
  its absence is a mistake of the engine. Details (`extras`, `reason`) may be left out of any line.
* **Times.** A line may lie as much as `--slack` (500 ms) from what it tells of. Where an interval, a timeout or a
  fetch ends within the slack of an action, the action may have come before it or after it, and both are tried. So a
  message may be displayed 400 ms before its interval is over, or come 400 ms late, but not two seconds. Choose a
  slack that is longer than what your log may be late by. 500 ms is half of the smallest unit in which the
  documents count, so that no edge reaches the next.
* **Fetches.** `given.assets` and `serve` say how fetches end, as always. If a trace cannot know that, it is best
  begun when everything is there.
* **The middle.** With `unknown`, all campaigns count as delivered before, and `check` looks for a beginning that
  explains the trace: any message on the screen, up to three waiting in any order. It tries up to 1,000 beginnings; with
  `visible` and `waiting`, that is enough for five messages. Such a trace is explained or not; no clause is said to be
  broken, because what happened before may excuse the engine.
* **Limits.** A line has up to 1 MiB; a trace up to 64 MiB, 100,000 lines and a year.

## The rules of the wire

* **Standard output belongs to the protocol**, from the first line to the last. Log to standard error:
  the report of a case shows what you write there while the case runs (the last 64 KiB of it). If an SDK prints,
  duplicate descriptor 1 for the replies and point descriptor 1 at descriptor 2 (`dup`, `dup2`) before anything
  else runs. `EngineServer` does so.
* **Flush after each reply**, or at the latest before you wait for input. With a window, you may hold replies
  back as long as more requests are available.
* **Start requests in order.** With a `window` above 1, that many may be running at a time; replies may come in
  any order, because each has its `id`. With a window of 1, the next request comes after the reply.
  Say how many you can take, not how many are best: iamspec sends at most 32 ahead at first, and twice as many
  whenever twice as many made the replies come sooner, up to your `window`.
* **End when standard input ends.** A process that does not end within a second gets `SIGTERM`, and a second
  later `SIGKILL`.
* **Several processes** of the engine may run at a time (`--jobs`): they must not share files or ports.
* **Each case has a deadline** (10 s, or `--timeout`). It starts when no older case is unanswered, so a window
  does not shorten it. The manifest has 10 s.

## Limits

Longer texts are cut when they are read, and then end in `… [N bytes more]`. Exceeding any other limit is an
error that names the limit. All sizes are in bytes of UTF-8.

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
  guard process kills the processes that are left.

## When things go wrong

| The engine | The verdict of the case |
|---|---|
| answers `error` | errored (`error`) |
| exits, or is ended by a signal | errored (`crash`), with the status and the last line on standard error |
| does not answer in time | errored (`timeout`) |
| writes a malformed reply, with the id of an unanswered case | errored (`protocol`); the process continues |
| reports too few or too many lists, or more than the limits allow | errored (`protocol`) |
| writes anything else: not JSON, a repeated member, no id, a wrong id, a second reply | errored (`protocol`); the process is replaced |
| does so when all its cases have verdicts | the run is red: it shows what the engine wrote, and exits with 1 |

After a crash, a hang, or an unexpected line, a new process replaces the old one, and the unanswered cases are
sent again, **one at a time**. A case is blamed only if it was the only one that a process was sent, or if it
hung while no other was unanswered. So an engine that crashes in one case spoils no other case, whatever its
window. A case that passes when it is sent again has passed, with a note in its log.

An engine may crash in any number of cases: each has its own verdict. The run gives up only if no more answers
can be expected:

* twice in a row, a process writes no manifest, or not the same as the first process;
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
          "description": "For the engine's log alone.",
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
          "description": "In seconds; absent: not configured, the engine's default holds.",
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
      "description": "What becomes of a fetch, by URL; one that is not listed ends well at once.",
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
