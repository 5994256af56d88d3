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
triggers/filter-extremes
Values at the edge of what computers store
A filter compares numbers and dates as they are. Engines that store them in fewer bits, or that put the properties
of an event into an object that has members of its own, compare something else, and go wrong with values that
are rare but not absurd: a price with half a cent, three billion steps, a birthday before 1970.
Specs/triggers/filter-extremes.yaml
triggers/filter-extremes/equal-numbers/half-a-cent
Equal to 4.995 is 4.995 and not 5
4.995
5.0
triggers/filter-extremes/equal-numbers/sixteen-million
Equal to 16777216 is 16777216 and not 16777217
16777216.0
16777217.0
triggers/filter-extremes/three-billion
Three billion is greater than ten
medal
counted_steps
steps
3000000000.0
triggers/filter-extremes/before-1970
A day in 1955 is before 1960
anniversary
entered_birthday
triggers/filter-extremes/after-2038
A day in 2045 is after 2030
pension
chose_date
The counterpart. The seconds since 1970 need more than 31 bits from 2038 on.
triggers/filter-extremes/property-called-name
A property that is called name is not the name of the event
greeting
joined_team
name
triggers/filter-extremes/property-called-product
A property that is called product is not the product that was bought
wrapping
voucher
product
gift box
triggers/filter-extremes/property-called-constructor
A property that is called constructor is missing if it was not logged
In JavaScript every object has a member of this name.
tour
opened_builder
constructor
Ada
triggers/filter-extremes/event-called-constructor
An event that is called constructor is reported like any other
welcome
triggers/long-names
Names that differ only at their end
Some apps make the names of their events out of paths, and those can get long. However long a name is, all of it
counts. An engine that cuts names to the length of a database column takes two of them for one.
Specs/triggers/long-names.yaml
triggers/long-names/event
An event whose name differs from the trigger's after 258 characters does not trigger the message
hint
opened_page:/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red_a
opened_page:/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red/sort-by-price/page-12/summer/shoes/running/women/size-38/color-red_b
triggers/long-names/product
A product whose name differs from the trigger's after 258 characters does not trigger the message
thanks
triggers/long-names/reported
An event with a name of 260 characters is reported with all of them
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
lost_level
asked_for_help
opened_level
attempts
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
crossword_tips
crosswords
delivery/highest-priority/purchases/general-wins
delivery/highest-priority/by-a-later-trigger
A message that matches by its second trigger wins by its priority all the same
live_blog
delivery/highest-priority/session-start/last
Of two greetings for one session start the one of higher priority is displayed
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
delivery/slow-assets
An image that takes long
On a slow network an image can take minutes. The message is late then, and not lost: nothing but its own timeout
limits how long it waits.
Specs/delivery/slow-assets.yaml
delivery/slow-assets/longer-than-a-minute
A message is displayed when its image is there, although that takes more than a minute
poster.jpg
festival
delivery/slow-assets/new-answers
A message is displayed when its image is there, although the host changes another answer meanwhile
tip
delivery/slow-assets/host-log
A message is displayed when its image is there, although the host logs something meanwhile
delivery/while-loading
What happens while an image loads
A message that waits for its image is on no screen and often on no list: engines forget it most easily when
something else happens meanwhile. The cases below let one thing happen, of which no document says that it
concerns the message, and then let the image arrive.
Specs/delivery/while-loading.yaml
delivery/while-loading/meanwhile/turn
A message is displayed when its image is there, whatever happens meanwhile: the device is turned
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
rate-limit/not-over-yet
What does not end the interval, and what is not exempt from it
The interval is one for all messages, and it is over when thirty seconds have passed. Neither does an event that
comes too early make room for the next one, nor does a message pass because it has a higher priority.
Specs/rate-limit/not-over-yet.yaml
rate-limit/not-over-yet/after-a-message-that-was-held-back
An event whose message was held back does not make room for another
The message that is held back does not fit the device, so that it is never seen, whether it waits or not.
breaking_news
read_to_the_end
opened_photos
rate-limit/not-over-yet/higher-priority
A message of higher priority has to keep the interval
storm_warning
opened_weather
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
presenter/assigned-in-the-background
The presenter is assigned while the app is in the background
An app that is started in the background assigns its presenter there. When the user opens it, the presenter is
assigned.
Specs/presenter/assigned-in-the-background.yaml
presenter/assigned-in-the-background/then-opened
A message is displayed when a session starts in the foreground
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
The first of the three opportunities, in its simplest form.
stack/offer-when-eligible/trigger-event-offers-the-newest
A trigger event offers the message it triggers, not one that waits
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
stack/two-triggers-at-once
One event matches two triggers of a message
A message can wait for any purchase and for that of one product. Its purchase matches both triggers and is one
event, so that the message goes on the stack once.
Specs/stack/two-triggers-at-once.yaml
stack/two-triggers-at-once/displayed-once
A message that a purchase matches twice is displayed once
bicycle
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
reenqueue/keyboard-unseen
The keyboard comes or goes while the engine shows nothing new
The keyboard is looked at when a message is offered. An engine that keeps a note of it has to keep the note up to
date at all times, also behind a visible message and in the background.
Specs/reenqueue/keyboard-unseen.yaml
reenqueue/keyboard-unseen/behind-a-message
A keyboard that came up behind a message keeps the next message back
Whether the keyboard takes the first message off the screen is open (`open.keyboard-visible`).
reenqueue/keyboard-unseen/in-the-background
A keyboard that went in the background does not keep a message back
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
reenqueue/other-visible/api-event-meanwhile
An event of the API does not make room for another message
reenqueue/other-visible/new-answer-meanwhile
A new answer of the host does not make room for another message
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
discard/asset-failed/one-of-two
A message with an image and a ZIP file is discarded if only the image fails
photo_quiz
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
discard/without-a-timeout
A message without a timeout can wait for days
A timeout is set on the message. Without one, no time is too long.
Specs/discard/without-a-timeout.yaml
discard/without-a-timeout/two-days
A message without a timeout is displayed when the user comes back after two days
boots.jpg
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
local/no-analytics/campaign-put-off
A campaign is counted although the app put its message off at first
local/no-analytics/campaign-with-a-late-image
A campaign is counted although its image was late
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
extras/more-texts
Extras whose texts and keys mean something to a program
An extra is a text, whatever it looks like. It arrives as it was set even if a program could read it as a number,
as something encoded, or as nothing.
Specs/extras/more-texts.yaml
extras/more-texts/texts/decimal
An extra whose text is a decimal arrives as it was set
1.50
extras/more-texts/texts/truth
An extra whose text is a truth value in capitals arrives as it was set
TRUE
extras/more-texts/texts/percent
An extra whose text is percent-encoded arrives as it was set
summer%20sale
extras/more-texts/texts/entity
An extra whose text is HTML arrives as it was set
Shoes &amp; boots
extras/more-texts/texts/nothing
An extra whose text is the word null arrives as it was set
null
extras/more-texts/texts/long
An extra whose text is longer than 255 characters arrives as it was set
Summer sale: shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandals and slippers for the whole family, shoes, boots, sandalsnow
extras/more-texts/keys
A key with a dot in it arrives, and so does one that is special in JavaScript
__proto__
none
button.color
12
"""##

let builtinNumbers: StaticString = #"""
3209
7 23 3 2 64 10 5 231 2 60 6 191 2 61 6 6 202 2 62 7 200 2 63 8 135 9 411 12 13 13 8 10 491 16 9 14 9 8 23 598 21 13 80 278 30 60 16 38 62 34 134 16 111 16 15 97 13 21 20 12 157 174 29 93 34 45 33 64 110 96 20 12 120 195 29 85 33 45 106 92 25 17 108 148 34 75 42 52 38 115 101 18 10 103 167 27 69 31 74 108 94 24 16 165 471 35 124 36 81 34 66 39 78 41 79 96 109 100 23 34 153 180 37 71 33 67 141 113 129 352 16 19 148 297 25 86 26 77 31 81 47 127 43 41 132 45 8 21 508 25 26 149 221 29 129 36 50 21 124 20 23 135 18 27 17 24 117 203 29 57 34 84 102 132 140 125 20 45 160 297 41 95 37 33 97 102 100 103 382 25 25 103 304 38 93 34 38 39 98 109 107 160 378 10 20 659 18 25 93 183 29 58 36 47 35 82 41 92 40 40 38 36 19 23 92 243 36 83 30 87 36 162 131 155 13 316 18 30 61 240 33 32 53 30 132 26 5 9 450 21 28 55 207 29 68 28 30 33 50 26 82 37 139 33 112 45 109 35 74 57 203 23 18 68 185 36 40 54 38 25 93 152 148 25 13 221 253 39 66 36 91 39 66 36 49 34 95 41 37 93 95 123 123 121 359 15 14 107 274 34 34 33 116 103 106 31 106 23 36 103 9 17 776 20 27 86 158 34 86 26 70 34 82 40 89 36 45 38 51 23 26 82 115 37 56 29 37 38 33 45 77 85 24 19 118 248 38 94 30 37 75 35 81 116 157 18 18 171 216 32 63 24 29 124 28 133 16 11 58 158 23 50 21 19 89 85 25 318 19 23 117 230 126 114 7 18 394 22 21 88 198 36 74 31 33 35 33 28 102 23 32 140 26 36 20 32 85 298 34 75 29 39 37 82 243 15 16 87 317 23 71 24 23 61 27 46 81 19 17 118 171 33 85 28 37 64 28 67 83 26 31 61 197 40 50 35 37 46 38 88 73 64 87 309 33 36 79 148 47 55 42 44 52 43 59 78 80 85 239 20 17 89 198 25 87 32 37 76 109 75 25 25 86 210 31 95 92 6 35 273 19 34 125 158 28 71 30 40 23 47 35 94 30 39 70 143 37 143 66 135 316 5 24 276 13 20 160 639 23 73 24 26 20 54 29 116 19 71 18 51 56 137 44 57 155 43 66 18 12 98 156 32 49 28 44 40 72 108 106 56 181 20 23 151 189 32 95 27 89 33 46 106 6 6 237 16 21 107 264 20 63 26 36 26 51 32 161 25 150 242 21 31 250 32 47 43 0 9 8 83 46 50 15 37 49 4 5 4 4 4 45 48 12 45 44 8 43 72 11 37 57 6 9 21 33 377 32 28 52 9 11 30 37 53 8 5 5 3 5 42 64 6 39 75 17 36 62 4 41 71 13 41 69 11 39 69 11 41 75 5 15 14 42 75 15 13 42 72 12 11 41 64 4 5 40 71 11 11 34 62 9 11 10 15 9 47 82 219 13 28 37 369 39 41 64 10 14 5 3 7 4 42 65 4 41 64 41 68 9 26 42 69 41 68 50 63 47 68 66 11 6 6 6 45 78 8 13 5 3 5 4 44 71 9 14 5 4 4 3 44 4 42 53 42 27 31 655 38 43 46 5 4 8 8 44 45 7 41 51 13 40 47 9 42 32 4 43 27 4 3 45 36 39 64 8 15 3 47 50 138 45 32 49 40 49 39 43 47 8 46 35 9 5 4 49 29 4 4 45 29 4 42 37 5 41 29 5 43 32 7 42 27 4 41 33 44 27 40 24 39 73 10 15 9 38 71 11 45 45 83 4 49 68 157 11 8 4 5 4 5 48 68 5 3 6 43 72 8 6 4 48 79 15 5 5 42 76 10 6 6 40 72 6 6 6 43 53 120 11 6 7 5 39 49 40 62 43 80 12 43 78 22 70 317 33 31 62 9 46 47 38 6 5 81 50 43 4 7 9 5 49 52 4 36 55 34 53 10 13 45 48 5 5 24 42 320 35 50 33 5 3 54 46 10 10 38 33 5 13 5 12 36 28 11 16 35 27 7 10 76 45 59 8 11 4 48 68 8 7 7 8 52 69 53 4 14 11 3 49 62 7 19 35 208 30 25 96 4 260 260 27 97 6 28 67 17 52 401 28 30 70 48 49 26 52 8 45 30 62 35 51 31 70 46 63 44 66 37 72 35 74 13 36 70 9 35 78 38 91 13 4 27 67 9 26 85 70 72 32 68 27 61 37 42 6 11 5 40 27 56 9 19 59 256 30 26 62 10 39 72 67 29 53 10 43 56 31 74 10 14 24 33 366 35 37 71 11 16 42 65 43 88 143 43 59 80 22 34 369 33 36 50 35 46 84 10 62 35 77 177 11 9 66 25 35 224 36 41 47 10 14 12 8 57 42 51 43 66 6 10 10 4 4 44 42 86 10 12 39 83 8 10 43 85 5 10 43 50 12 9 44 26 46 277 37 33 53 50 54 7 47 60 44 60 13 49 55 8 39 56 8 38 55 17 42 67 21 52 69 32 46 64 114 8 46 59 12 4 11 25 55 330 36 37 94 6 12 10 12 9 38 36 39 31 69 6 14 5 43 40 32 42 33 42 35 43 39 42 45 44 64 147 36 54 159 79 54 81 42 69 73 43 55 4 16 48 81 10 7 64 48 37 68 8 48 93 97 14 10 48 44 78 9 44 78 13 41 74 9 20 77 438 31 40 66 10 11 39 56 38 72 8 9 42 80 134 5 14 38 60 7 6 12 79 35 80 69 37 63 143 8 8 35 69 7 8 37 89 138 63 28 55 43 35 57 11 6 34 85 178 9 3 5 41 73 12 8 15 65 25 37 379 36 44 50 151 41 80 37 79 12 12 9 10 14 41 86 53 7 16 7 16 7 16 7 16 7 16 7 16 7 16 7 16 7 16 8 17 8 17 8 17 47 34 110 41 39 64 121 59 41 66 41 45 62 7 40 55 52 47 87 107 26 31 337 37 30 65 11 8 68 17 50 437 28 36 70 34 76 8 9 30 48 9 11 7 34 87 33 69 9 12 31 77 8 8 36 72 134 39 26 56 161 33 65 77 31 74 48 79 242 11 32 67 9 12 61 42 97 35 59 20 24 138 31 41 86 10 8 32 98 3 29 90 22 33 266 33 37 96 58 38 116 37 118 40 109 40 100 7 38 109 36 107 14 38 94 7 38 83 40 92 6 36 84 43 72 55 110 51 103 37 86 9 10 10 9 5 14 6 14 5 14 6 14 42 102 5 46 85 83 45 72 114 6 18 58 436 29 36 53 60 48 53 45 57 48 53 70 49 49 38 64 46 71 31 66 35 64 37 60 42 65 39 62 36 46 162 10 34 69 288 34 84 124 61 39 82 194 64 34 63 54 42 53 55 42 55 72 35 40 138 44 96 391 10 6 10 31 39 57 34 57 37 71 36 69 40 101 43 96 32 63 135 36 64 31 74 32 49 27 38 23 62 214 34 58 67 105 13 15 13 39 53 13 14 19 32 394 30 40 70 65 40 69 46 73 38 71 38 75 42 67 62 42 65 49 69 40 67 37 49 32 45 28 43 36 60 120 47 48 62 18 40 506 29 46 73 62 42 69 13 8 44 71 10 32 56 11 50 32 70 15 32 67 39 58 51 62 8 66 15 34 408 26 27 56 11 28 52 6 15 81 35 59 74 31 58 29 73 8 8 11 45 36 54 7 14 37 48 44 27 60 83 33 35 23 38 398 34 35 38 51 35 63 37 53 15 37 41 58 65 46 71 119 13 13 53 46 78 157 10 5 11 9 9 91 94 44 69 86 6 38 70 138 6 14 6 14 6 14 6 14 6 14 6 14 6 14 6 14 6 14 7 15 7 15 7 15 25 43 607 36 39 60 59 57 66 66 60 51 189 55 71 79 52 51 98 50 74 95 49 96 14 7 10 48 76 14 153 39 48 110 44 43 60 32 49 57 10 29 188 21 24 102 34 107 92 35 108 25 87 29 62 24 64 35 81 18 78 84 4 11 33 97 37 99 25 78 103 25 77 7 21 47 198 32 56 99 87 58 90 44 73 86 43 83 68 39 77 47 65 45 100 10 51 76 46 53 81 43 49 58 42 48 52 39 78 44 75 30 51 87 8 14 67 42 81 80 18 57 308 29 39 81 8 81 39 76 91 38 69 53 98 52 91 36 81 99 42 72 56 60 97 38 99 70 46 80 66 45 73 40 100 38 85 63 47 86 5 13 38 97 61 33 109 10 81 43 109 9 45 105 165 12 43 78 78 42 71 44 110 78 47 106 43 120 57 108 56 101 55 104 21 44 472 32 36 66 55 64 32 44 49 41 63 136 13 33 66 7 32 61 4 11 15 4 11 32 76 99 9 48 64 13 66 48 62 53 77 46 80 39 71 29 55 216 40 42 81 57 83 61 87 39 94 5 57 78 54 84 58 92 52 85 53 86 48 93 43 96 55 95 26 43 161 37 41 57 7 19 34 182 30 43 97 54 74 47 84 43 93 42 77 41 88 46 78 20 94 50 95 33 74 137 46 126 50 87 35 71 36 81 45 40 68 36 77 44 83 50 86 54 73 50 92 43 91 46 87 44 71 44 73 154 34 66 39 84 43 96 75 44 94 44 90 54 89 45 64 50 48 57 54 94 54 103 55 113 30 96 68 48 83 215 39 68 45 85 46 101 49 82 50 83 45 79 101 58 92 42 71 60 81 58 81 42 98 46 97 42 81 86 52 102 58 77 59 87 62 92 45 95 63 87 118 54 98 48 98 66 100 63 97 52 84 41 96 139 45 95 39 99 39 102 39 107 45 96 107 53 94 37 54 81 58 86 20 46 464 31 54 83 33 92 54 81 12 59 96 9 8 46 72 38 64 76 32 55 51 73 69 35 56 42 76 27 84 92 10 40 97 24 25 566 35 44 81 9 13 53 40 108 41 58 13 8 49 56 65 52 106 191 48 133 36 64 173 43 68 10 11 39 74 34 60 71 31 54 25 61 185 36 42 68 94 43 67 18 26 530 29 39 90 10 14 59 32 79 32 67 10 9 32 69 72 33 55 45 73 11 41 73 38 66 134 35 40 61 60 42 61 46 73 25 82 93 16 27 396 27 26 70 194 12 9 28 60 8 8 10 12 47 34 73 70 36 63 36 76 40 56 34 55 23 33 501 34 52 92 87 48 96 62 51 9 9 55 44 55 44 51 71 39 62 15 12 10 52 43 62 61 43 45 14 43 41 40 46 13 52 70 9 11 56 65 132 12 45 48 73 30 90 93 13 52 73 20 43 58 44 63 33 38 180 44 47 74 96 44 71 45 67 41 82 4 74 20 39 393 31 47 62 10 11 51 66 44 59 24 45 36 77 176 53 95 50 53 99 136 40 72 109 7 45 78 119 44 71 63 52 39 41 34 42 86 73 40 91 36 50 85 40 48 12 36 64 43 77 48 102 181 133 31 75 10 25 30 420 36 48 65 7 14 39 78 5 6 6 41 82 45 82 38 76 8 41 65 11 7 93 49 86 152 64 79 72 39 66 41 61 45 44 65 11 9 11 43 86 46 22 23 384 33 37 64 15 41 81 72 51 70 47 89 39 58 33 70 10 13 38 64 79 35 56 48 29 88 46 84 26 331 37 40 63 10 9 37 41 9 13 9 73 46 44 9 58 44 42 43 41 43 73 14 46 82 110 44 54 39 68 33 70 16 10 13 33 396 44 47 68 8 44 46 10 12 9 49 47 53 87 51 40 10 15 20 46 368 31 43 70 36 71 9 11 6 12 33 77 6 48 48 86 35 44 82 32 68 185 8 13 45 69 74 43 64 53 66 50 75 51 61 19 39 179 30 35 80 75 35 76 35 73 39 67 41 68 81 33 56 72 38 64 30 65 34 55 49 87 37 91 56 40 95 9 67 41 60 73 38 74 70 39 105 13 61 41 92 44 69 32 78 48 91 7 44 63 39 71 33 77 92 7 11 19 30 456 30 51 56 14 49 48 51 56 38 59 70 39 61 45 54 46 55 45 70 13 10 70 68 44 71 42 75 60 54 93 54 50 89 41 96 8 40 95 8 11 9 37 81 41 85 34 78 37 64 26 82 11 15 14 516 26 24 79 28 67 9 10 23 61 38 50 70 215 52 39 74 111 40 73 35 79 12 8 32 81 38 60 9 10 14 45 64 26 45 9 5 12 61 32 63 26 72 33 60 40 68 136 37 99 145 4 12 72 28 68 7 26 70 25 45 66 36 34 80 9 19 647 30 31 59 45 35 45 9 9 31 44 136 83 69 37 71 37 79 44 46 37 62 38 69 49 87 37 69 59 35 55 38 63 7 11 45 70 33 52 10 39 50 66 26 41 13 25 626 24 33 83 8 50 26 76 26 76 18 66 32 58 33 36 35 57 50 32 46 43 78 30 54 20 65 20 32 384 31 31 44 18 47 38 55 198 88 31 63 36 73 93 35 67 15 35 176 26 28 79 133 12 8 31 85 29 108 28 110 31 84 29 97 27 99 34 97 34 80 32 74 127 8 37 65 102 35 81 91 83 41 75 28 48 58 29 77 29 66 31 53 28 57 31 91 39 64 35 101 65 38 82 35 98 4 40 97 33 84 43 95 40 73 57 47 93 9 37 76 38 99 98 9 24 93 9 5 44 78 37 90 34 67 50 63 34 68 29 70 25 71 46 83 11 29 43 86 39 83 82 43 101 71 50 98 88 47 86 74 38 80 37 57 69 31 88 50 48 80 54 34 102 44 93 48 97 41 86 40 109 38 86 74 10 6 18 29 406 29 38 65 44 71 37 64 37 64 27 36 49 27 58 74 32 76 148 16 31 67 28 54 8 33 54 42 83 65 38 81 40 78 53 39 100 40 88 28 76 52 34 82 70 35 67 45 49 16 55 370 27 29 39 6 6 8 8 3 6 5 4 6 5 5 21 44 10 55 33 39 114 5 3 31 70 34 33 54 18 33 51 15 32 36 34 58 22 32 44 8 39 51 15 32 58 22 29 72 5 5 12 7 2 4 7 27 51 12 11 8 2 5 31 55 49 31 62 30 77 39 85 24 61 30 64 6 38 74 27 56 10 32 62 38 83 17 55 150 28 31 54 4 29 70 4 31 60 13 30 49 17 31 58 4 28 71 265 22 77 9 4 12 2
487
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
1 927
1 933
1 937
1 942
1 947
1 954
2 101 130
1 960
0
1 967
2 58 80
1 972
2 58 130
1 130
1 985
2 70 149
2 40 149
2 985 597
3 58 149 323
3 942 629 985
5 40 58 80 149 339
2 629 985
4 58 80 149 397
1 1024
2 629 1030
3 58 149 189
1 91
1 1037
1 1043
2 149 222
1 118
1 1056
2 1056 597
2 118 222
1 40
1 1075
2 942 1080
2 149 189
2 58 101
1 1098
2 58 40
1 1106
2 58 91
1 1110
2 58 70
1 1114
1 80
2 985 1140
3 750 1153 1110
5 58 149 222 271 437
2 1110 1157
4 149 176 222 339
1 189
3 1168 1165 1167
3 1165 1168 1167
3 1167 1165 1168
2 1177 1175
2 1175 1177
2 1167 1165
1 1165
2 1165 1167
1 397
2 1167 1203
2 1207 1165
3 58 101 149
2 1213 1165
2 972 1217
2 1167 1222
2 960 1225
2 1228 1222
2 91 149
1 176
1 1236
1 1242
1 1246
4 58 149 249 283
2 1250 1251
6 58 149 222 249 283 339
1 1250
1 1261
1 1265
1 1276
2 1281 1282
3 58 149 339
2 1236 1286
5 967 1300 1302 972 1303
3 58 70 222
12 1308 1310 1312 1314 1316 1318 1320 1322 1324 1326 1328 1330
2 58 222
1 1302
2 149 40
1 1345
1 1300
2 967 1302
2 58 323
1 164
1 1358
1 1370
1 1375
2 1375 1358
5 58 70 149 176 222
1 1380
4 1358 985 1203 682
4 58 80 149 222
5 40 149 222 414 490
2 1358 1404
2 1358 1380
1 1418
3 40 149 339
1 1447
2 1447 1452
4 58 70 149 222
2 176 249
4 1467 1469 1471 1473
3 58 149 222
2 1447 1477
4 40 149 249 283
2 176 40
3 1484 942 1447
1 206
3 1106 967 972
2 1110 967
2 972 967
2 967 972
2 967 1110
3 967 1302 1518
3 58 149 397
2 1421 1302
4 58 149 271 352
2 1546 1302
3 58 149 176
2 967 1546
3 1579 1167 1153
2 1579 1584
1 222
2 1106 1302
1 236
1 1584
1 1631
1 1635
2 236 524
1 547
2 236 40
1 1649
1 305
1 323
3 1261 1246 1660
1 352
1 1671
2 1261 1246
1 1676
5 58 149 249 283 352
7 58 149 222 249 283 339 376
4 1261 1246 1660 1676
7 58 149 222 249 271 339 376
1 271
2 1467 1469
5 58 149 249 283 323
7 58 149 222 249 283 323 376
3 1467 1469 1471
2 1705 1706
3 1712 1713 1715
2 222 376
3 1712 1721 1713
6 58 149 222 249 283 323
12 1725 1727 1729 1731 1733 1735 1737 1739 1741 1743 1745 1747
1 283
1 1579
2 1579 1167
4 58 149 339 352
4 58 149 249 352
4 58 149 249 323
4 1579 1167 1165 1774
2 1579 1774
4 58 149 249 339
6 58 149 249 283 339 524
2 339 524
5 58 149 249 365 500
2 271 524
2 283 323
2 323 500
1 1811
1 365
2 365 479
2 271 479
1 1822
2 323 437
2 750 1157
2 750 972
3 58 70 149
3 58 149 524
2 750 1660
4 58 149 176 222
1 1157
2 283 500
1 524
1 1863
1 1875
2 942 750
2 942 1157
2 1418 750
2 1418 1157
3 40 149 176
2 1157 1909
3 750 1153 1157
3 58 149 437
1 1916
1 1920
3 750 1153 1924
2 249 271
1 1080
4 58 149 283 323
1 249
2 1080 1957
5 58 149 271 283 352
4 1080 1957 682 597
8 58 70 149 222 271 283 323 376
2 1963 1966
5 58 149 283 323 376
2 1080 1971
6 58 149 189 283 323 376
2 249 339
2 1974 682
1 1974
4 58 149 222 283
5 58 70 149 222 283
5 58 80 149 222 283
5 58 91 149 222 283
3 1080 1957 682
1 1957
2 682 1957
5 58 149 271 339 376
4 40 149 222 352
5 40 149 222 339 524
4 40 149 222 365
1 1996
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
2 750 1811
8 58 149 222 249 283 339 376 524
8 58 149 222 249 271 283 339 524
8 58 70 149 222 249 283 339 524
6 58 149 249 339 500 524
2 750 960
6 40 58 149 249 283 339
4 58 149 249 500
5 58 149 249 283 524
2 750 1153
7 58 149 249 283 323 437 479
7 58 70 149 222 249 283 365
4 58 149 249 365
6 58 149 249 339 365 524
2 750 1996
7 91 149 222 249 271 365 376
4 58 149 222 249
2 305 524
4 58 149 283 339
4 58 149 339 500
4 70 149 249 283
1 2190
4 80 149 249 283
2 1246 791
6 58 70 149 249 283 376
3 58 149 249
2 960 1246
6 58 149 176 222 249 283
1 2218
2 2218 2225
5 58 149 249 271 283
5 58 149 249 283 376
1 2241
1 2264
1 2271
5 58 149 176 249 283
2 2264 2271
2 365 352
2 365 397
1 479
1 376
2 2304 1115
6 58 149 222 249 283 352
4 2304 1115 2308 2310
7 58 149 222 249 271 283 323
6 58 149 249 283 323 352
2 376 365
3 2304 1115 2308
5 58 149 249 283 339
7 58 149 222 249 271 283 339
3 2308 1115 2304
6 58 149 222 249 271 339
1 339
1 1167
2 2335 1579
2 1167 2345
3 58 149 283
2 2363 1579
3 1579 1167 1165
2 960 1157
3 750 2395 1157
1 414
1 1168
1 1203
2 414 479
1 2363
2 176 479
2 2363 2423
2 2363 1203
2 2363 1167
3 58 149 479
4 58 149 176 479
5 58 149 249 283 479
1 2455
1 490
1 2462
4 58 149 397 479
1 2466
3 70 149 397
4 91 149 222 397
4 40 149 222 397
1 2475
4 58 149 437 479
1 2479
5 58 149 176 222 425
5 58 149 222 414 479
4 58 149 323 397
2 2494 2496
6 58 149 249 283 323 397
1 869
2 323 479
2 869 1706
6 58 149 249 283 323 479
2 397 500
1 449
1 2535
1 2539
1 2553
2 2304 2535
6 58 149 249 283 352 479
2 449 414
2 2535 2563
1 464
1 2571
1 2574
1 682
2 869 2571
2 2571 2583
1 1774
2 2596 2594
7 58 149 176 249 283 352 425
1 2599
1 437
2 323 397
2 479 271
4 2596 1774 2609 2599
7 58 149 249 283 323 376 437
3 2609 2596 1774
6 58 149 249 283 339 397
3 2609 2596 2594
6 58 149 249 283 339 414
1 2594
2 1153 1157
2 1153 750
1 1153
1 2654
2 437 524
1 1660
2 176 425
2 1153 2674
5 70 149 189 222 437
2 1153 1660
2 176 437
2 1157 750
2 176 397
2 479 437
2 2475 2706
1 2706
2 2304 2706
2 352 479
3 339 479 524
1 2726
2 437 323
1 2304
1 425
1 2748
1 2764
1 2770
1 2777
2 425 323
2 1421 1660
7 58 149 176 249 283 352 479
2 1660 1421
1 2792
8 58 149 222 249 283 323 397 490
1 500
2 500 271
4 2304 1115 2308 2815
6 58 149 222 249 339 376
2 500 339
2 500 323
2 500 365
3 500 437 479
1 2815
2 500 414
3 500 449 464
1 2841
2 500 524
2 2304 2815
6 58 149 249 271 339 376
8 58 149 222 249 271 283 339 376
2 2815 2304
6 58 149 249 352 437 479
2 524 271
6 58 149 249 283 323 376
2 524 352
2 524 397
2 524 365
2 524 305
1 2354
3 283 323 479
1 561
2 524 547
4 283 323 524 547
3 58 149 271
4 271 365 376 500
2 283 339
2 365 500
1 3041
2 271 414
2 1579 3063
3 283 323 524
7 58 149 249 283 323 376 524
5 58 149 283 339 524
1 575
1 3099
1 3112
3 3154 1080 3112
2 1080 3154
1 3176
112
1 0 0 0 0 0 0 0 0 0
1 0 0 0 0 0 0 2 0 0
1 120 0 0 0 0 0 0 0 0
1 0 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1156 1 10000
1 0 0 0 0 0 0 0 1 1167 2 0
1 0 0 0 0 0 0 0 0 1 1235 1 6000
1 0 0 0 0 0 0 0 0 1 1241 1 6000
1 0 0 0 0 0 0 0 0 1 1235 1 40000
1 0 0 0 0 0 0 0 0 1 1235 1 10000
1 0 0 0 0 0 0 0 0 1 1235 1 20000
1 0 0 0 0 0 0 0 0 1 1260 1 8000
1 0 0 0 0 0 0 0 0 1 1264 1 8000
1 0 0 0 0 0 0 0 0 1 1275 1 20000
1 0 0 0 0 0 0 0 0 2 1235 1 40000 1280 1 20000
1 0 0 0 0 0 0 0 0 2 1285 1 120000 1235 1 6000
1 0 0 0 0 0 0 0 0 1 1359 1 10000
1 0 0 0 0 0 0 0 0 1 1369 1 10000
1 0 0 0 0 0 0 0 0 2 1373 1 10000 1374 1 10000
1 0 0 0 0 0 0 0 0 2 1359 1 10000 1374 1 4000
1 0 0 0 0 0 0 0 0 1 1373 1 10000
1 0 0 0 0 0 0 0 0 4 1373 1 12000 1359 1 10000 1384 1 14000 1385 1 16000
1 0 0 0 0 0 0 0 0 1 1359 1 20000
1 0 0 0 0 0 0 0 0 1 1359 0 0
1 0 0 0 0 0 0 0 0 1 1401 0 0
1 0 0 0 0 0 0 0 0 1 1359 1 120000
1 0 0 0 0 0 2 0 0 1 1417 1 180000
1 0 0 0 0 0 0 0 0 1 1417 1 180000
1 0 0 0 0 0 2 0 0 1 1417 1 40000
1 10 0 0 0 0 2 0 0 1 1417 1 40000
1 0 0 0 0 0 2 0 0 4 1463 1 16000 1464 1 10000 1465 1 14000 1466 1 12000
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 1 967 2 0
0 0 0 0 0 0 0 1 1421 1 0
0 0 0 0 0 0 0 0 1 1545 1 10000
0 0 0 0 0 0 0 1 1421 2 0
0 0 0 0 0 2 0 0 0
1 2 0 0 0 0 0 0 0 0
1 7200 0 0 0 0 0 0 0 0
1 345600 0 0 0 0 0 0 0 0
1 0 1 0 0 1 0 0 0 0
1 0 0 0 0 1 0 0 0 0
1 0 0 0 0 1 2 0 0 0
1 0 0 0 0 0 0 0 0 1 1670 1 20000
1 0 0 0 0 0 0 0 0 1 1711 1 40000
1 0 0 0 0 0 2 0 0 1 1711 1 10000
1 0 0 0 0 0 0 0 1 750 1 0
1 10 0 0 0 0 2 0 0 1 1156 1 10000
1 0 0 0 0 0 2 0 0 1 1844 1 40000
1 0 0 0 0 0 2 0 0 1 1156 0 10000
1 0 0 0 0 0 2 0 0 2 1156 1 10000 1417 1 40000
1 60 0 0 0 0 2 0 0 2 1156 1 10000 1417 1 40000
1 0 0 0 0 0 0 1 0 2 1156 1 10000 1417 1 40000
1 0 0 0 0 0 0 0 1 960 1 0
1 60 0 0 0 0 2 0 0 0
1 0 0 0 0 0 2 0 0 1 1156 1 40000
1 0 1 0 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 1081 1 40000
1 0 0 0 0 0 0 0 0 1 2240 1 10000
1 0 0 0 0 0 0 1 0 0
1 0 0 0 1 0 0 0 0 0
1 0 0 0 1 0 2 0 0 0
1 0 0 0 0 0 0 0 0 1 2272 1 10000
1 0 0 0 1 0 1 0 0 0
1 0 0 0 1 0 1 1 0 0
1 0 0 0 1 0 1 2 0 0
1 0 0 0 0 0 1 1 0 0
1 0 0 0 0 0 0 0 0 1 2362 1 10000
1 0 0 0 0 0 0 0 0 1 2403 0 0
1 0 0 0 0 0 0 0 0 1 1384 0 0
1 0 0 0 0 0 0 0 0 1 2362 0 0
1 0 0 0 0 0 0 0 0 1 2362 0 6000
1 0 0 0 0 0 0 0 0 2 2362 0 6000 1384 1 12000
1 0 0 0 0 0 0 0 0 1 1384 0 6000
1 0 0 0 0 0 0 0 0 2 2362 0 0 1384 0 6000
1 0 0 0 0 0 0 0 0 1 2478 1 20000
1 0 0 0 0 0 0 0 0 1 2478 0 0
1 0 0 0 0 0 0 0 0 1 2518 1 10000
1 0 0 0 0 0 0 0 0 1 2541 0 0
1 0 0 0 0 0 0 0 0 1 2593 1 20000
1 0 0 0 0 0 0 0 1 1774 2 1 2593 0 0
1 0 0 0 0 0 0 2 0 1 2593 0 0
1 0 0 0 0 0 0 0 0 1 2593 0 0
1 0 0 0 0 0 2 0 0 1 1844 1 4000
1 0 0 0 0 0 0 0 1 750 2 1 1156 1 10000
1 0 0 1 0 0 0 0 0 0
1 0 0 0 0 0 0 0 0 1 2725 1 10000
1 0 0 0 0 0 0 0 0 1 1844 1 20000
1 0 0 0 0 0 0 0 0 1 2747 1 20000
1 0 0 0 0 0 0 0 0 1 1844 1 4000
1 0 0 0 0 0 0 0 0 1 1844 1 10002
1 0 0 0 0 0 0 0 0 1 1844 1 9998
1 0 0 0 0 0 0 0 0 1 2763 1 180000
1 0 0 0 0 0 0 0 0 1 2763 1 300000
1 0 0 0 0 0 0 0 0 1 2769 1 16000
1 0 0 0 0 0 0 0 0 1 2776 1 40000
1 0 0 0 0 0 0 0 0 1 1081 1 20000
1 0 0 0 0 0 0 0 0 1 1844 1 16000
1 0 0 0 0 0 0 0 0 2 2747 1 20000 1844 1 20000
1 0 0 0 0 0 1 0 0 0
1 0 0 0 0 0 0 0 0 1 2816 0 0
1 0 0 0 0 0 2 0 0 1 2908 1 40000
1 0 0 0 0 0 2 0 0 1 2929 1 20000
1 0 0 0 0 0 2 0 0 1 2929 1 10000
1 0 0 0 0 0 2 0 0 2 2908 1 10000 2982 0 60000
1 0 0 0 0 0 2 0 0 1 2908 1 10000
1 0 0 0 0 0 2 0 0 1 3000 1 40000
1 0 0 0 0 0 2 0 0 2 1156 1 10000 2908 1 40000
1 0 0 0 0 0 2 0 0 1 3040 0 0
1 0 0 0 0 0 0 0 1 1579 1 0
1 0 0 0 0 0 0 0 1 3154 1 0
1 0 0 0 0 0 0 0 0 1 1081 1 10000
364
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
750 1 1 3 696 1 0 606 0 1 919 0 0 0 0 0 0
750 1 1 3 696 1 0 606 0 1 923 0 0 0 0 0 0
927 1 1 3 928 1 0 929 2 736 0 0 0 0 0 0
933 1 1 3 934 1 0 776 6 631238399 0 0 0 0 0 0
937 1 1 3 938 1 0 776 7 3786912000 0 0 0 0 0 0
942 1 1 3 943 1 0 944 0 0 753 0 0 0 0 0 0
947 1 1 4 948 1 0 949 0 0 950 0 0 0 0 0 0
954 1 1 3 955 1 1 956 0 0 0 0 0 0 0
960 1 1 2 0 0 0 0 0 0
967 0 1 3 968 0 0 0 0 0 0 0
972 1 1 4 968 0 0 0 0 0 0 0
985 1 1 4 598 0 0 0 0 0 0 0
942 0 1 0 0 0 0 0 0 0
1024 1 3 3 1025 0 3 681 0 4 1026 0 0 0 0 0 0 0
1030 1 1 3 630 0 10 0 0 0 0 0
1037 1 1 1 0 0 0 0 0 0
1043 1 1 1 10 0 0 0 0 0
1056 1 1 3 1057 0 0 0 0 0 0 0
985 0 1 4 598 0 0 0 0 0 0 0
942 1 1 0 0 0 0 0 0 0
1075 0 1 0 40 0 0 0 0 0
1080 3 1 0 20 0 1 1081 0 0 0
967 1 3 3 1089 0 3 1090 0 3 1091 1 0 1092 3 920 0 0 0 0 0 0
1098 1 2 3 1099 1 0 1092 3 920 3 1099 1 0 1100 0 0 1101 0 0 0 0 0 0
1106 1 2 3 1107 0 0 0 0 0 0 0 0
1110 1 2 3 1111 0 1 0 0 0 0 0 0
1114 1 2 3 1107 0 2 0 0 0 0 0 0
1114 1 2 4 1115 0 4 1118 0 0 0 0 0 0 0
1140 0 1 4 618 0 0 0 0 0 0 0
1110 1 1 1 0 0 0 0 0 0
750 1 1 3 630 0 0 0 0 0 0 0
1153 1 1 2 0 2 0 0 0 0
1157 1 1 3 1158 0 0 0 1 1156 0 0 0
1165 1 1 3 1166 0 2 0 0 0 0 0
1167 0 1 3 1166 0 10 0 0 0 0 0
1168 3 1 3 1166 0 40 0 1 1169 0 0 0
1175 1 1 3 1176 0 4 0 0 0 0 0
1177 1 1 3 1176 0 2 0 0 0 0 0
1175 1 1 3 1176 0 20 0 0 0 0 0
1177 1 1 3 1176 0 18 0 0 0 0 0
1175 1 1 3 1176 0 1 0 0 0 0 0
1177 1 1 3 1176 0 9 0 0 0 0 0
1175 1 1 3 1176 0 400 0 0 0 0 0
1177 1 1 3 1176 0 200 0 0 0 0 0
1175 1 1 3 1176 0 80000 0 0 0 0 0
1177 1 1 3 1176 0 60000 0 0 0 0 0
1175 1 1 3 1176 0 33554434 0 0 0 0 0
1177 1 1 3 1176 0 33554432 0 0 0 0 0
1175 1 1 3 1176 0 0 0 0 0 0 0
1177 1 1 3 1176 0 1 0 0 0 0 0
1203 1 2 3 1166 0 3 1204 0 4 0 0 0 0 0
1207 1 1 3 1166 1 0 1208 3 736 100 0 0 0 0 0
1213 1 1 3 1204 0 198 0 0 0 0 0
972 1 1 2 2 0 0 0 0 0
1217 1 1 4 1218 0 4 0 0 0 0 0
972 1 1 2 4 0 0 0 0 0
1217 1 1 4 1218 0 2 0 0 0 0 0
1222 1 2 1 3 1166 0 18 0 0 0 0 0
960 1 1 0 4 0 0 0 0 0
1225 1 1 0 6 0 0 0 0 0
1228 1 1 1 4 0 0 0 0 0
1222 1 1 1 6 0 0 0 0 0
1236 3 1 0 0 0 1 1235 0 0 0
1242 4 1 0 0 0 0 1 1241 0 0
1246 3 1 3 1247 0 0 0 1 1235 0 0 0
1250 3 1 3 1111 0 0 0 1 1235 0 0 0
1251 1 1 3 1252 0 0 0 1 1235 0 0 0
1261 1 1 1 0 0 1 1260 0 0 0
1265 4 1 1 0 0 0 1 1264 0 0
1276 3 1 0 0 0 1 1275 0 1 120000 0
1281 3 1 3 1111 0 0 0 1 1235 0 0 0
1282 3 1 3 1252 0 0 0 1 1280 0 0 0
1286 4 1 3 1287 0 0 0 0 1 1285 0 0
967 1 1 3 1089 0 0 0 0 0 0 0
1300 1 1 3 1301 0 0 0 0 0 0 0
1302 0 1 3 734 0 0 0 0 0 0 0
972 0 1 2 0 0 0 0 0 0
1303 1 1 3 1304 0 0 0 0 0 0 0
1308 1 1 3 1309 0 0 0 0 0 0 0
1310 1 1 3 1311 0 0 0 0 0 0 0
1312 1 1 3 1313 0 0 0 0 0 0 0
1314 1 1 3 1315 0 0 0 0 0 0 0
1316 1 1 3 1317 0 0 0 0 0 0 0
1318 1 1 3 1319 0 0 0 0 0 0 0
1320 1 1 3 1321 0 0 0 0 0 0 0
1322 1 1 3 1323 0 0 0 0 0 0 0
1324 1 1 3 1325 0 0 0 0 0 0 0
1326 1 1 3 1327 0 0 0 0 0 0 0
1328 1 1 3 1329 0 0 0 0 0 0 0
1330 1 1 3 1331 0 0 0 0 0 0 0
1345 1 1 0 0 0 0 0 0 0
1358 1 1 3 681 0 0 0 1 1359 0 0 0
1370 4 1 3 681 0 0 0 0 1 1369 0 0
1375 3 1 2 0 0 1 1374 0 0 0
1380 3 2 1 3 1381 0 0 0 1 1373 0 0 0
985 3 1 4 598 0 0 0 1 1373 0 0 0
1203 4 1 3 1304 0 0 0 0 1 1384 0 0
682 1 1 3 1381 0 0 0 1 1385 0 0 0
960 3 1 0 0 0 1 1401 0 0 0
1404 0 1 3 1405 0 0 0 0 0 0 0
1380 3 1 3 1381 0 0 0 1 1373 0 0 0
1418 3 1 0 0 0 1 1417 0 0 0
1421 1 0 0 0 0 0 0 0
1447 3 1 3 1444 0 0 0 1 1417 0 0 0
1447 3 2 3 1444 0 3 1111 0 0 0 1 1417 0 0 0
1452 1 1 2 0 0 0 0 0 0
1467 1 1 3 1468 0 0 0 1 1463 0 0 0
1469 1 1 3 1470 0 0 0 1 1465 0 0 0
1471 1 1 3 1472 0 0 0 1 1466 0 0 0
1473 1 1 3 1474 0 0 0 1 1464 0 0 0
1477 1 1 0 0 0 1 1417 0 1 2000 0
1484 1 1 0 10 0 0 0 0 0
1302 1 1 3 734 0 0 0 0 0 0 0
972 1 1 2 0 0 0 0 0 0
1106 1 1 0 0 0 0 0 0 0
1518 0 1 3 1301 0 0 0 0 0 0 0
1421 1 1 3 1089 0 0 1 0 0 0 0
1546 1 1 3 1547 0 0 0 1 1545 0 0 0
1579 1 1 3 1166 0 0 0 0 0 0 0
1167 1 1 3 1580 0 0 0 0 0 0 0
1153 1 1 3 1581 0 0 2 0 0 0 0
1584 1 1 3 1585 0 10 0 0 0 0 0
1584 1 1 3 1111 0 0 0 0 0 0 0
1631 0 1 2 0 0 0 0 0 0
1635 1 1 1 0 0 0 0 0 0
960 3 1 0 0 0 1 1638 0 0 0
1642 0 0 0 0 0 0 0 0
1649 1 1 0 0 0 0 0 0 0
1261 1 1 3 1657 0 0 0 0 0 0 0
1246 1 1 3 1247 0 0 0 0 0 0 0
1660 0 1 3 1661 0 0 0 0 0 0 0
1671 3 1 3 1672 0 0 0 1 1670 0 0 0
1676 1 1 3 1677 0 0 0 0 0 0 0
1467 1 1 3 630 0 0 0 0 0 0 0
1469 1 1 3 681 0 0 0 0 0 0 0
1471 0 1 3 1697 0 0 0 0 0 0 0
1705 1 1 3 630 0 200 0 0 0 0 0
1706 0 1 3 681 0 2 0 0 0 0 0
1712 1 1 3 630 0 0 0 0 0 0 0
1713 1 1 3 681 0 0 0 1 1714 0 0 0
1715 1 1 3 1697 0 0 0 1 1711 0 0 0
1721 1 1 3 681 0 0 0 0 0 0 0
1713 1 1 3 1697 0 0 0 1 1711 0 0 0
1725 1 1 3 1726 0 0 0 0 0 0 0
1727 1 1 3 1728 0 0 0 0 0 0 0
1729 1 1 3 1730 0 0 0 0 0 0 0
1731 1 1 3 1732 0 0 0 0 0 0 0
1733 1 1 3 1734 0 0 0 0 0 0 0
1735 1 1 3 1736 0 0 0 0 0 0 0
1737 1 1 3 1738 0 0 0 0 0 0 0
1739 1 1 3 1740 0 0 0 0 0 0 0
1741 1 1 3 1742 0 0 0 0 0 0 0
1743 1 1 3 1744 0 0 0 0 0 0 0
1745 1 1 3 1746 0 0 0 0 0 0 0
1747 1 1 3 1748 0 0 0 0 0 0 0
1167 0 1 3 1580 0 0 0 0 0 0 0
1165 1 1 3 1773 0 0 0 0 0 0 0
1774 0 1 3 1775 0 0 0 0 0 0 0
1811 1 1 3 1812 0 0 0 0 0 1 10000 0
1822 1 1 2 0 1 0 0 0 0
1660 1 1 0 0 0 1 1844 0 1 10000 0
1863 1 1 3 1864 0 0 1 0 0 0 0
1875 1 1 3 630 1 0 636 0 1 637 0 0 0 0 0 0
1418 1 1 0 0 0 1 1417 0 0 0
1909 1 1 3 1910 0 0 0 1 1156 0 0 0
1916 1 1 3 630 0 0 2 0 0 0 0
1920 1 1 3 1158 0 0 2 1 1156 0 0 0
1924 1 1 3 1864 0 0 2 0 0 0 0
1080 1 1 3 630 0 0 0 0 0 0 0
1957 0 1 3 681 0 0 0 0 0 0 0
682 1 1 3 1381 0 0 0 0 0 0 0
1963 1 1 3 1964 0 0 0 1 1965 0 0 0
1966 1 1 3 1967 0 0 0 1 1965 0 0 0
1971 1 1 3 630 0 2 0 0 0 0 0
1974 1 1 3 630 0 0 0 0 0 0 0
1974 1 1 2 0 0 0 0 0 0
1974 1 1 4 1960 0 0 0 0 0 0 0
1974 1 1 1 0 0 0 0 0 0
960 1 1 0 0 0 0 0 0 0
1996 1 2 3 630 0 1 0 0 0 0 0 0
750 1 1 3 1812 0 0 0 0 0 0 0
972 1 2 2 4 2019 0 0 0 0 0 0 0
1996 1 1 1 0 0 0 0 0 0
1996 1 1 3 1812 0 0 0 0 0 0 0
791 0 1 2 0 0 0 0 0 0
2190 1 1 4 2191 0 0 0 0 0 0 0
960 3 1 0 0 0 1 1081 0 0 0
2218 1 1 3 2219 0 0 0 0 0 0 0
2225 0 1 3 2226 0 0 0 0 0 0 0
2241 3 1 3 1301 0 0 0 1 2240 0 0 0
2241 3 1 0 0 0 1 2240 0 0 0
1157 1 1 3 1158 0 0 0 0 0 0 0
2264 1 1 3 2265 0 0 0 0 0 0 0
2271 3 1 0 0 0 1 2272 0 0 0
2271 3 1 3 2280 0 0 0 1 2272 0 0 0
2271 1 1 3 2280 0 0 0 0 0 0 0
2304 1 1 3 908 0 0 0 0 0 0 0
1115 0 1 3 2305 0 0 0 0 0 0 0
2308 1 1 3 2309 0 0 0 0 0 0 0
2310 1 1 3 2311 0 0 0 0 0 0 0
2335 2 1 3 1864 0 0 0 1 2336 0 0 0
2335 3 1 3 1864 0 0 0 1 2336 0 0 0
2335 4 1 3 1864 0 0 0 1 2336 0 0 0
2345 3 1 3 2346 0 200 0 1 2347 0 0 0
2354 0 0 0 0 0 0 0 0
2359 1 0 0 0 0 0 0 0
2363 1 1 3 1864 0 0 0 1 2362 0 0 0
750 1 2 3 630 0 3 1025 0 0 0 0 0 0 0
2395 1 1 3 1025 0 4 0 0 0 0 0
1168 0 1 3 2404 0 0 0 1 2403 0 0 0
1168 2 1 3 2404 0 0 0 1 2403 0 0 0
1168 3 1 3 2404 0 0 0 1 2403 0 0 0
1203 4 1 3 1580 0 0 0 0 1 1384 0 0
2363 1 1 3 1166 0 0 0 1 2362 0 0 0
2423 1 1 3 1864 0 0 0 1 2362 0 0 0
1167 0 1 3 1773 0 0 0 0 0 0 0
2455 4 1 3 1580 0 0 0 1 2362 1 1384 0 0
2462 1 1 3 2226 0 0 0 0 0 0 0
2466 0 1 2 0 0 0 0 0 0
2475 3 1 3 1111 0 0 2 1 1439 0 0 0
2479 4 1 3 734 0 0 0 0 1 2478 1 10000 0
2494 3 1 3 1107 0 20 0 1 2495 0 0 0
2496 0 1 3 1107 0 2 0 0 0 0 0
869 1 1 3 2506 0 0 0 0 0 0 0
1706 0 1 3 681 0 0 0 0 0 0 0
1024 3 1 3 2519 0 0 0 1 2518 0 0 0
2535 3 1 3 2536 0 0 0 0 0 0 0
2539 3 1 3 2540 0 0 0 1 2541 0 0 0
967 0 1 3 2545 0 0 0 0 0 0 0
967 1 1 3 2545 0 0 0 0 0 0 0
967 4 1 3 2545 0 0 0 0 0 0 0
2553 3 1 0 0 0 0 0 0 0
2304 0 1 3 908 0 0 0 0 0 0 0
2563 3 1 3 2564 0 0 0 0 0 0 0
2571 2 1 3 630 0 0 0 0 0 0 0
2574 2 1 3 2575 0 0 0 1 2576 0 0 0
869 0 1 3 681 0 0 0 0 0 0 0
2583 2 1 3 2584 0 0 0 0 0 0 0
1774 0 1 3 1111 0 0 0 0 0 0 0
2594 1 1 3 2595 0 0 0 1 2593 0 1 10000 0
2596 1 1 3 1677 0 0 0 0 0 0 0
2599 3 1 3 1864 0 0 2 1 1711 0 0 0
2609 1 1 3 2610 0 0 0 0 0 0 0
942 1 1 0 0 2 0 0 0 0
2654 1 1 3 630 1 0 636 0 1 637 0 2 0 0 0 0
1660 1 1 3 2664 0 0 0 1 1844 0 1 2000 0
1996 1 1 1 0 2 0 0 0 0
2674 1 1 2 10 0 0 0 0 0
2682 1 0 0 2 1 2683 0 0 0
2599 3 1 3 2690 0 0 2 1 1711 0 0 0
2599 3 1 3 2690 0 0 1 1 1711 0 0 0
2599 3 1 3 2690 0 0 0 1 1711 0 0 0
2706 1 1 3 2707 0 0 1 0 0 0 0
2722 1 0 0 0 0 0 0 0
2726 3 1 3 2727 0 0 1 1 2725 0 0 0
2599 0 1 3 2690 0 0 2 1 1711 0 0 0
2599 2 1 3 2690 0 0 2 1 1711 0 0 0
2599 4 1 3 2690 0 0 2 1 1711 0 0 0
1660 1 1 3 1661 0 0 0 1 1844 0 1 10000 0
2748 4 1 3 2595 0 0 0 0 1 2747 1 10000 0
2764 1 1 3 1661 0 0 0 1 2763 0 1 240000 0
2770 3 1 3 2771 0 0 0 1 2769 0 1 2000 0
2770 3 1 3 2771 0 0 0 1 2769 0 1 3000 0
2777 1 1 3 2778 0 0 0 1 2776 0 0 0
960 3 1 0 0 0 1 1081 0 1 10000 0
1421 0 1 3 1111 0 0 0 0 0 0 0
2792 1 1 3 2793 0 0 0 0 0 1 10000 0
750 1 1 3 630 0 0 0 1 2806 0 0 0
2815 3 1 3 2219 0 0 1 1 2816 0 0 0
2841 3 1 3 2842 0 0 0 0 0 0 0
2841 2 1 3 2842 0 0 0 0 0 0 0
2847 0 0 0 0 0 0 0 0
933 2 0 0 0 1 2859 0 0 0
933 3 0 0 0 1 2859 0 0 0
933 4 0 0 0 1 2859 0 0 0
2909 1 0 0 0 1 2908 0 0 0
1477 1 0 0 0 1 2929 0 1 10000 0
2961 1 0 0 0 1 1156 0 0 0
2973 1 0 0 0 1 2929 0 0 0
2979 1 0 0 2 0 0 0 0
2983 1 0 0 0 1 2982 0 0 0
960 1 1 0 0 0 1 3000 0 0 0
3041 1 1 3 1812 0 0 0 1 3040 0 0 0
933 1 0 0 0 1 2859 0 0 0
3063 1 1 3 1864 0 0 0 0 0 0 0
3068 0 0 0 0 0 0 0 0
2363 1 1 3 1581 0 0 0 1 2362 0 0 0
3099 0 1 3 630 0 0 0 0 0 0 5 3100 3101 3102 3103 3104 3105 3106 3107 3108 3109
3112 0 1 3 1405 0 0 0 0 0 0 0
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3118
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3121
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3124
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3127
3099 0 1 3 630 0 0 0 0 0 0 1 3117 596
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3132
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3135
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3138
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3141
3099 0 1 3 630 0 0 0 0 0 0 5 3144 700 3145 3146 697 698 3147 3148 3149 3150
1080 1 1 3 630 0 0 0 0 0 0 2 3104 3153 3108 3109
3154 1 1 3 681 0 0 0 0 0 0 2 3155 3156 3108 3157
750 1 1 0 0 0 0 0 0 2 896 3171 3108 3109
750 1 3 1 2 3 630 0 0 0 0 0 0 2 896 3171 3108 3109
3176 3 1 0 0 0 1 1081 0 0 1 3108 3109
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3187
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3190
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3193
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3196
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3199
3099 0 1 3 630 0 0 0 0 0 0 1 3117 3202
3099 0 1 3 630 0 0 0 0 0 0 4 3205 3206 3207 698 956 3208 3108 3109
603
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
1 696 1 606 1 920
1 696 1 606 1 919
1 696 1 606 1 924
1 696 1 606 1 923
0 38
1 928 1 929 1 930
0 39
1 934 1 776 3 933119999
0 40
1 938 1 776 3 4759776000
0 41
1 943 1 944 0 943
1 943 1 944 0 753
0 42
2 948 1 949 0 948
2 948 1 949 0 950
0 43
1 955 1 956 0 957
1 955 1 636 1 637
0 45
1 956 0
0 47
1 969 0
1 968 0
0 49
2 969 0
2 968 0
0 52
0 46
2 688 0
2 630 0
0 55
1 598 0
1 653 1 636 1 637
1 1001 1 636 1 637
1 1004 1 636 1 637
1 644 1 636 1 637
2 1009 1 606 1 1010
1 1013 0
0 57
0 59
0 61
2 1026 0
0 62
0 65
0 66
1 1048 0
1 1049 0
2 1048 0
0 69
3 0 1057
1 1057 0
3 1 598
0 70
0 73
0 74
1 942 0
3 0 688
1 1089 0
1 1090 0
0 77
1 1099 2 1092 1 2 1100 0 1102
1 1099 2 1092 1 738 1100 0 1102
1 1099 2 1092 1 2 1100 0 1101
0 79
0 81
1 1107 0
0 83
2 1115 0
2 1119 0
2 1118 0
2 1129 0
2 1009 0
2 1134 0
2 1137 0
0 85
1 1143 0
2 598 2 697 0 698 608 1 609
0 86
2 854 0
0 88
1 1158 0
11 12000
0 91
1 1166 0
0 92
0 93
0 94
1 1176 0
0 95
0 96
0 97
0 98
0 100
1 1204 0
0 101
1 1166 1 1208 1 738
1 1166 1 1208 1 736
0 103
0 104
2 1218 0
0 105
0 106
0 107
0 110
11 4000
0 111
0 112
1 1247 0
11 60000
0 114
1 1111 0
1 1252 0
11 20000
0 116
0 117
11 6000
0 118
0 119
11 10000
0 120
0 122
0 123
1 1304 0
1 1301 0
0 125
1 1331 0
1 1309 0
0 127
0 129
7
0 130
0 131
0 134
0 135
0 136
0 137
0 139
1 1381 0
0 140
11 40000
17 1 1359 0 0
11 16000
17 1 1359 1 0
17 1 1401 1 0
0 143
1 1405 0
0 144
0 145
11 140000
16 0 1 1421 1
11 182000
19 1421
20 1421
8 1
11 42000
17 1 1439 1 10000
13
3 0 1444
0 147
1 1444 0
0 148
2 1452 0
15
9
10
0 151
1 1468 0
1 1470 0
1 1472 0
1 1474 0
11 2000
0 153
0 156
11 2
11 58000
11 59998
11 60002
11 62000
11 70000
0 158
0 159
0 160
0 161
0 162
0 163
11 80000
0 165
11 22000
0 167
1 1547 0
11 18000
11 1800
11 58400
3 0 734
16 0 1 1302 0
14 1421
19 967
20 967
0 169
0 170
1 1581 0
1 1580 0
0 171
1 1585 0
11 1000
11 90000
11 119998
11 7080000
11 259200000
11 3000
11 120002
11 7320000
11 180000
0 173
18
0 175
0 176
2 1632 0
0 177
14 1642
0 181
1 1657 0
0 184
1 1661 0
16 1 1
16 1 0
0 186
1 1672 0
0 187
0 188
1 1677 0
0 191
0 194
0 197
1 1697 0
0 198
0 199
0 201
0 203
1 1726 0
1 1728 0
1 1730 0
1 1732 0
1 1734 0
1 1736 0
1 1738 0
1 1740 0
1 1742 0
1 1744 0
1 1746 0
1 1748 0
0 205
0 206
16 0 1 1579 1
0 210
1 1775 0
1 1773 0
0 211
16 0 1 750 0
0 219
1 1812 0
16 0 1 750 2
0 223
8 0
0 225
0 226
0 229
0 231
0 234
1 1864 0
17 1 1156 1 0
0 235
1 630 1 636 1 2
0 236
0 237
0 238
0 239
0 241
1 1910 0
0 242
0 244
0 245
0 246
0 248
0 251
16 0 1 1080 1
16 0 1 1080 0
0 253
2 1960 0
0 255
1 1964 0
1 1967 0
0 257
0 260
0 261
0 266
16 0 1 960 0
0 273
2 2019 0
3 0 630
0 287
0 292
0 296
0 301
16 0 2 1996 1 750 1
16 0 2 1996 0 750 0
2 2187 0
0 308
2 2191 0
0 310
0 313
0 315
1 2219 0
0 316
16 0 1 2218 1
1 2226 0
16 0 1 2218 0
0 319
0 320
1 2265 0
0 321
1 2280 0
0 323
0 328
1 908 0
1 2305 0
0 330
1 2309 0
1 2311 0
0 334
0 340
0 341
0 342
1 2346 0
14 2354
14 2359
0 344
1 2367 0
0 345
3 0 1166
0 346
0 347
1 1025 0
0 349
1 2404 0
0 350
0 352
17 1 2362 1 0
17 1 2362 1 10000
0 354
0 355
0 356
0 360
0 362
16 1 2
0 364
2 2467 0
2 2468 0
0 368
0 370
17 1 2478 1 0
17 1 2478 1 4000
0 374
16 0 1 2494 2
16 0 1 2494 0
0 376
1 2506 0
0 378
16 0 1 869 2
1 2519 0
0 382
1 2536 0
0 383
1 2540 0
1 2545 0
0 384
0 385
0 388
1 2564 0
0 390
0 391
1 2575 0
0 392
0 393
0 394
1 2584 0
0 395
0 396
1 2595 0
0 398
0 402
1 2610 0
0 404
0 406
0 408
0 409
0 410
0 411
0 412
1 630 1 636 1 637
0 414
1 2664 0
0 416
0 418
0 420
14 2682
1 2690 0
0 423
1 2707 0
0 424
0 425
14 2722
0 428
1 2727 0
0 430
11 30000
0 432
11 8000
11 10002
11 9998
0 433
11 300000
0 434
1 2771 0
0 435
1 2778 0
0 437
0 439
11 9000
0 440
1 2793 0
11 345600000
0 444
0 450
0 453
1 2842 0
0 455
14 2847
0 458
14 933
16 0 1 2354 2
19 2354
19 2359
20 2354
20 2359
14 2909
14 1477
14 2961
14 2973
14 2979
14 2983
0 475
0 477
14 3068
16 0 1 1579 0
0 482
0 483
0 484
0 485
0 486
856
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
1 227
1 228
1 229
1 230
1 231
1 232
1 233
2 11 234
2 13 226
1 235
3 11 13 236
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
1 248
1 249
2 6 250
2 7 8
2 251 8
1 252
2 253 254
3 255 11 8
1 256
3 253 247 6
2 247 7
2 255 8
1 257
1 258
1 259
1 13
2 8 255
1 260
1 261
1 255
1 262
2 254 253
1 251
1 263
2 163 200
2 8 13
1 264
1 265
2 11 200
2 11 210
2 11 266
2 11 63
1 267
1 268
2 11 269
1 270
2 200 266
1 271
1 272
1 273
1 266
1 274
2 6 200
6 270 7 8 11 13 63
1 275
1 276
1 277
1 278
2 255 11
1 279
1 280
1 281
1 282
2 11 265
2 11 1
2 11 35
1 283
1 284
2 35 261
2 285 275
2 286 161
1 287
1 288
1 289
1 7
1 290
1 291
1 292
1 293
2 294 295
1 296
1 297
1 253
1 298
1 299
1 300
1 301
1 302
1 303
1 304
1 305
2 306 307
1 308
1 309
1 310
1 311
1 312
2 11 313
1 314
2 297 8
1 315
2 316 63
2 317 63
2 318 63
3 11 319 63
3 11 320 63
5 11 6 321 7 63
1 322
3 11 282 200
1 323
1 324
1 325
3 11 282 210
3 11 255 206
1 326
3 11 255 8
1 327
3 11 328 63
3 11 255 266
5 11 282 63 282 266
2 328 63
1 329
3 296 328 63
3 265 210 8
4 11 282 265 210
2 330 63
3 11 282 272
2 331 332
4 313 63 11 333
2 11 255
4 11 6 255 7
4 299 11 296 255
2 334 200
2 335 63
3 11 255 336
3 11 255 337
4 11 255 338 63
4 339 340 11 255
3 11 255 305
1 341
1 332
4 11 306 255 307
1 342
3 11 261 343
2 261 344
1 345
3 11 261 346
2 347 63
2 348 63
2 349 63
2 350 63
2 351 63
3 11 352 63
3 11 291 63
3 11 353 63
3 11 354 63
3 11 355 63
3 11 348 266
1 356
3 11 348 63
3 11 348 210
2 357 7
1 358
1 359
1 360
1 361
1 362
1 357
1 363
2 357 363
2 6 364
2 272 8
1 365
4 6 366 250 364
2 11 8
2 11 170
2 367 364
4 368 6 272 8
1 369
1 370
2 272 282
1 371
2 250 364
1 372
1 373
3 367 364 368
4 6 282 7 8
3 366 250 364
2 11 371
1 374
4 373 366 250 364
1 375
3 6 15 35
1 376
4 6 15 35 377
4 6 35 377 15
1 378
1 379
4 367 15 35 368
2 282 8
1 380
7 7 377 224 11 8 11 8
1 381
13 6 382 383 384 385 386 387 388 389 390 391 392 393
1 394
1 395
2 396 226
3 368 13 344
2 367 226
4 368 13 226 8
1 368
2 6 226
1 397
4 398 226 344 399
2 13 344
1 400
3 398 13 226
1 338
1 313
2 401 64
1 306
2 307 305
2 7 170
2 7 305
1 402
1 403
2 224 8
3 224 11 402
3 224 307 8
3 404 307 8
2 401 8
1 405
1 406
1 407
1 307
1 408
2 13 221
2 299 11
1 409
1 410
1 411
1 412
1 413
1 414
1 415
1 416
1 417
1 320
1 418
1 419
1 420
1 421
1 422
1 423
1 424
1 425
2 296 8
1 426
1 427
2 428 15
3 429 13 35
1 430
5 6 15 35 280 431
1 432
4 6 433 13 434
1 435
2 13 15
1 436
2 11 437
1 431
1 438
2 13 35
2 13 280
2 439 161
2 11 161
2 307 161
1 440
2 307 8
4 403 403 401 8
1 441
1 442
3 7 6 8
4 7 13 15 8
4 11 13 15 8
2 7 64
2 11 64
3 299 11 8
4 307 306 307 305
4 307 13 15 8
2 307 64
4 6 7 11 8
3 11 296 8
3 11 224 8
1 443
5 11 221 11 8 11
4 11 306 307 305
1 444
3 11 320 8
4 7 299 11 8
1 445
3 7 221 8
3 307 320 64
5 307 221 11 8 11
5 6 307 305 7 305
6 307 338 305 11 305 11
1 446
1 447
8 403 15 313 448 305 11 305 11
8 403 15 446 7 305 11 305 11
5 7 299 11 8 11
4 7 6 8 11
4 224 7 8 11
5 7 15 11 8 11
2 11 305
2 6 449
1 450
2 6 451
1 250
3 6 7 6
2 6 272
2 7 249
1 452
4 6 250 13 449
1 453
1 454
2 367 455
2 368 454
2 368 8
1 456
1 457
1 455
2 13 458
3 459 11 8
2 6 455
2 367 454
3 368 454 11
2 367 8
3 368 8 11
4 367 455 13 458
5 368 8 11 8 11
1 460
2 367 266
3 306 11 223
4 306 6 307 15
1 461
1 462
1 463
2 367 462
3 306 368 8
2 307 461
1 464
1 465
2 13 464
1 466
2 367 467
1 468
1 469
5 6 467 468 470 471
4 6 368 13 468
4 306 368 13 468
1 472
1 467
4 13 468 13 470
3 471 467 468
2 8 470
1 471
3 467 468 470
2 11 473
1 474
1 475
1 344
2 13 476
1 477
1 478
1 479
5 13 6 480 7 344
1 481
2 13 399
3 13 482 344
3 396 13 344
2 483 313
1 483
2 222 8
2 407 15
1 484
1 485
1 486
1 487
1 488
1 489
2 490 489
2 226 255
2 491 489
1 492
3 226 412 255
2 491 492
1 493
2 344 226
5 6 344 255 7 8
1 494
1 399
2 344 255
4 6 226 7 8
7 6 226 255 7 8 255 8
1 495
1 496
2 497 458
1 498
2 497 499
3 368 13 500
2 497 8
1 497
1 501
2 13 253
1 502
2 63 282
2 503 502
2 504 502
2 63 255
2 6 458
3 497 7 8
3 368 13 458
1 458
1 505
2 506 208
3 507 13 208
2 368 6
1 508
2 497 509
2 497 152
2 6 509
3 497 7 170
2 368 170
1 510
1 511
1 509
2 497 512
4 368 6 13 35
1 513
1 514
1 515
1 516
1 517
1 518
4 6 514 7 8
1 519
3 368 514 8
1 520
5 6 13 521 7 8
1 522
1 523
1 524
1 525
4 6 15 7 8
1 526
2 367 35
3 368 15 8
1 527
5 6 13 528 7 8
1 529
2 497 253
3 6 7 8
1 530
2 367 373
4 368 531 282 8
1 532
2 6 253
1 533
7 6 373 13 253 13 534 412
3 7 8 8
1 535
1 534
3 13 373 253
3 11 8 8
1 536
3 13 373 531
1 537
1 531
1 538
1 539
3 296 11 8
1 540
1 541
1 542
1 543
1 544
1 545
1 546
1 547
4 548 11 548 11
1 549
2 406 8
1 550
1 551
1 552
3 6 296 7
1 553
2 296 11
2 367 551
3 368 296 170
2 406 170
3 368 296 8
1 554
3 296 11 552
1 555
1 556
1 557
2 6 467
3 296 7 8
3 367 13 551
1 366
1 558
1 559
2 531 558
1 560
2 366 558
2 366 561
2 366 562
1 563
2 366 355
2 366 564
1 565
2 566 558
1 567
1 568
3 6 366 247
1 569
2 367 253
4 368 366 558 8
1 570
2 560 253
2 11 571
1 572
2 497 573
5 560 368 6 572 573
3 247 7 8
3 6 15 574
2 368 305
1 575
4 455 467 468 470
2 13 468
3 306 368 305
1 576
3 368 296 305
2 406 305
4 6 455 7 305
1 577
4 6 578 7 305
1 579
4 455 13 467 580
2 11 557
1 581
1 582
6 6 226 477 13 344 478
1 367
3 477 368 170
1 583
2 6 477
3 11 497 478
1 584
2 11 478
1 585
1 586
1 587
2 586 299
3 588 261 297
3 588 253 297
3 588 8 297
3 588 170 297
3 588 588 297
3 588 442 297
3 588 305 297
3 588 296 297
5 7 589 330 11 8
2 6 588
4 247 8 251 8
4 7 338 11 8
4 588 6 297 8
2 7 338
2 338 224
2 590 224
1 588
2 6 338
2 588 224
2 591 224
2 592 11
1 592
3 588 593 224
4 588 6 7 297
2 588 272
3 590 253 224
2 588 297
4 588 15 11 297
1 590
1 594
2 7 588
1 595
2 11 299
2 11 596
2 11 226
3 6 226 477
3 11 226 299
2 597 8
1 343
1 598
1 599
1 600
3 11 13 35
3 11 13 288
1 601
1 602
2 11 15
343
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
1 0 0 927 0
1 0 0 933 0
1 0 0 937 0
1 0 0 942 0
1 0 0 947 0
1 0 0 954 0
1 0 5 0 1 956
1 0 0 967 0
1 0 0 972 0
1 0 5 0 1 969
1 0 5 0 1 681
1 0 5 1 0
1 0 0 985 0
1 0 5 0 1 630
1 0 5 0 1 688
1 0 5 0 1 598
1 0 5 0 1 653
1 0 5 0 1 1001
1 0 5 0 1 1004
1 0 5 0 1 644
4 0 5 0 1 681 0 5 1 0 0 5 0 1 681 0 5 0 1 1013
1 0 0 1024 0
1 0 0 1030 0
1 0 0 1037 0
1 0 0 1043 0
1 0 0 1056 0
1 0 0 1075 0
1 0 0 1080 0
1 0 0 1098 0
1 0 0 1106 0
1 0 0 1110 0
1 0 0 1114 0
1 0 0 1140 0
1 0 1 750
1 0 1 1110
1 0 0 1168 0
1 0 0 1175 0
1 0 0 1167 0
1 0 0 1165 0
1 0 0 1203 0
1 0 0 1207 0
1 0 0 1217 0
1 0 0 1222 0
1 0 0 1225 0
1 0 0 1236 0
1 0 0 1242 0
1 0 0 1246 0
1 2 2 3 0 0 1251 0 0 1 1251 0 0 1250 0 3 0 0 1250 0 0 1 1250 0 0 1251 0
1 0 0 1250 0
1 0 0 1261 0
1 0 0 1265 0
1 0 0 1276 0
1 0 0 1282 0
1 0 0 1303 0
1 0 0 1300 0
1 0 0 1302 0
1 0 0 1330 0
1 0 0 1308 0
1 0 0 1345 0
1 2 2 2 0 0 967 0 0 0 1302 0 1 0 0 1302 0
1 0 9 1359
1 0 0 1358 0
1 0 0 1370 0
1 0 0 1375 0
2 0 0 1375 0 0 1 1375
1 0 0 1380 0
1 0 0 960 0
1 0 0 1404 0
1 0 0 1418 0
1 0 0 1447 0
1 0 0 1452 0
1 0 1 1452
1 0 1 1447
1 0 0 1473 0
2 0 1 1473 0 0 1471 0
2 0 1 1471 0 0 1469 0
2 0 1 1469 0 0 1467 0
1 0 0 1484 0
1 0 1 1484
1 2 2 1 0 0 942 0 1 0 0 1484 0
1 0 1 967
1 2 2 1 0 0 1518 0 1 0 0 1302 0
1 2 3 1 0 0 1546 0 1 0 0 1302 0 2 0 0 1302 0 0 1 1302
1 2 2 0 1 0 0 1421 0
1 0 0 1579 0
1 0 0 1642 0
1 1 2 0 0 1649 0 0 7 1649
1 0 0 1676 0
1 0 0 1660 0
2 0 1 1660 0 0 1261 0
2 0 1 1261 0 0 1246 0
1 0 0 1467 0
1 0 1 1467
1 0 0 1469 0
1 0 0 1471 0
2 0 1 1467 0 0 1471 0
1 0 0 1706 0
2 0 1 1706 0 0 1705 0
1 2 2 0 1 0 0 1712 0
1 2 2 1 0 0 1713 0 0
1 1 3 0 0 1713 0 0 0 1721 0 0 0 1712 0
1 0 0 1747 0
2 0 1 1747 0 0 1745 0
2 0 1 1745 0 0 1743 0
2 0 1 1743 0 0 1741 0
2 0 1 1741 0 0 1739 0
2 0 1 1739 0 0 1737 0
2 0 1 1737 0 0 1735 0
2 0 1 1735 0 0 1733 0
2 0 1 1733 0 0 1731 0
2 0 1 1731 0 0 1729 0
2 0 1 1729 0 0 1727 0
2 0 1 1727 0 0 1725 0
1 0 1 1725
1 0 0 1774 0
2 0 1 1774 0 0 1165 0
2 0 1 1165 0 0 1167 0
2 0 1 1167 0 0 1579 0
2 0 4 1579 0 3 1579 1 1778
2 0 4 1167 0 0 1167 0
1 0 1 1579
2 0 1 1774 0 0 1579 0
1 0 0 1421 0
2 0 1 1421 0 0 750 0
2 0 1 1421 2 2 1 0 0 750 0 0
1 2 2 1 0 1 750 0
1 0 1 1421
1 2 2 0 1 0 0 1811 0
1 2 2 0 1 0 1 1811
2 0 1 1421 2 2 0 1 0 0 1811 0
1 2 2 0 1 0 0 750 0
1 0 1 972
1 0 0 1863 0
1 0 1 1863
1 0 1 942
1 0 0 1909 0
1 0 1 1909
1 2 2 1 0 0 1153 0 0
1 0 1 1080
1 0 0 1957 0
2 0 1 1957 0 0 1080 0
2 0 1 597 0 0 682 0
2 0 1 682 0 0 1957 0
1 0 0 1966 0
2 0 1 1966 0 0 1963 0
1 0 0 1971 0
2 0 1 1971 0 0 1080 0
2 0 1 682 0 0 1974 0
2 0 1 1421 0 0 960 0
1 0 0 1996 0
2 0 1 1421 0 0 1996 0
1 2 3 1 0 0 750 0 2 0 0 750 0 0 1 750 3 0 0 750 0 0 1 750 0 0 750 0
1 0 0 1157 0
1 2 2 2 0 1 1421 0 0 750 0 3 0 1 1421 0 0 750 0 0 1 750
1 2 2 1 0 0 750 0 2 0 0 750 0 0 1 750
1 2 3 2 0 1 1421 0 0 750 0 3 0 1 1421 0 0 750 0 0 1 750 4 0 1 1421 0 0 1421 0 0 1 1421 0 0 750 0
2 0 1 1421 2 2 4 0 0 972 0 0 1 972 0 0 750 0 0 1 750 4 0 0 750 0 0 1 750 0 0 972 0 0 1 972
2 0 1 960 0 0 750 0
1 2 2 4 0 0 972 0 0 1 972 0 0 750 0 0 1 750 4 0 0 750 0 0 1 750 0 0 972 0 0 1 972
1 2 2 4 0 0 1421 0 0 1 1421 0 0 750 0 0 1 750 4 0 0 750 0 0 1 750 0 0 1421 0 0 1 1421
1 2 2 4 0 0 750 0 0 1 750 0 0 1996 0 0 1 1996 4 0 0 1996 0 0 1 1996 0 0 750 0 0 1 750
1 2 2 2 0 0 1421 0 0 1 1421 4 0 0 1421 0 0 1 1421 0 0 1421 0 0 1 1421
1 2 2 4 0 0 750 0 0 1 750 0 0 1421 0 0 1 1421 4 0 0 1421 0 0 1 1421 0 0 750 0 0 1 750
2 0 1 750 0 0 1421 0
1 1 2 0 0 1246 0 0 7 1246
1 1 2 0 0 791 0 0 7 791
1 1 2 0 0 2190 0 0 7 2190
2 0 1 791 0 0 1246 0
1 2 2 0 1 0 3 1246 1 2209
1 1 2 0 0 2218 0 0 7 2218
1 0 0 2225 0
2 0 1 2225 0 0 2218 0
2 0 4 2218 0 0 2218 0
1 2 2 0 1 0 0 2218 0
1 2 2 2 0 0 2218 0 0 1 2218 1 0 1 2218
1 2 2 4 0 0 2225 0 0 1 2225 0 0 2218 0 0 1 2218 3 0 1 2218 0 0 2225 0 0 1 2225
1 0 0 2241 0
1 0 0 2218 0
1 0 3 2218 1 1778
1 1 2 0 0 2264 0 0 7 2264
1 0 0 2271 0
1 0 0 2264 0
2 0 1 2271 0 0 2264 0
1 2 2 0 1 0 3 2264 1 30
1 2 2 0 1 0 0 2304 0
1 2 2 1 0 0 1115 0 0
1 2 2 2 0 1 1115 0 0 2304 0 2 0 1 2304 0 0 1115 0
1 0 0 2310 0
2 0 1 2310 0 0 2308 0
2 0 1 2308 0 0 1115 0
2 0 1 1115 0 0 2304 0
1 0 0 1115 0
1 0 0 2304 0
2 0 1 2304 0 0 2308 0
2 0 1 1579 0 0 1167 0
1 0 0 2335 0
2 0 1 2335 0 0 1579 0
2 0 1 1167 0 0 2345 0
1 0 0 2354 0
2 0 1 2354 0 0 1579 0
2 0 1 1579 0 0 2354 0
2 0 1 2354 0 0 2359 0
2 0 1 1579 0 0 2363 0
1 2 3 0 2 0 1 1579 0 0 1167 0 2 0 1 1579 0 0 1579 0
2 0 1 1579 0 0 1165 0
1 2 2 0 1 0 3 1167 1 2374
1 0 0 2363 0
1 0 1 1203
1 0 2 2363 1 2444
1 0 2 1203 1 2444
1 0 0 2462 0
1 0 1 2462
1 0 0 2466 0
1 0 0 2475 0
1 0 0 2479 0
1 0 0 2494 0
1 0 1 1706
1 0 0 869 0
1 0 4 869
1 0 2 869 1 1778
1 0 2 1706 1 1778
1 0 0 2539 0
1 0 1 2304
1 0 2 2539 1 2444
1 0 2 2535 1 2565
1 0 2 2563 1 2565
1 0 0 2574 0
1 0 1 869
1 0 2 2571 1 2565
1 0 2 2583 1 2565
1 0 0 2596 0
1 0 1 2596
1 0 0 2609 0
2 0 1 2609 0 0 1774 0
2 0 1 1774 0 0 2596 0
2 0 1 2609 0 0 2596 0
1 0 0 2674 0
1 0 1 2674
1 2 2 0 4 0 0 2682 0 0 1 2682 0 0 2682 0 0 1 2682
1 0 0 2599 0
1 0 1 2475
1 0 0 2722 0
1 0 2 2475 1 2738
1 0 2 2706 1 2738
1 0 0 2764 0
1 0 0 2777 0
1 0 0 2792 0
1 0 2 1660 1 2797
1 0 2 2748 1 2797
1 1 2 0 0 2304 0 0 7 2304
1 0 0 2815 0
2 0 1 2815 0 0 2308 0
2 0 1 2304 0 0 1115 0
2 0 1 2815 0 0 2847 0
2 0 1 2847 0 0 2304 0
1 0 3 2815 1 1778
1 0 2 2815 1 2738
1 0 1 933
1 0 1 2354
1 0 0 2359 0
2 0 1 2359 0 0 1167 0
2 0 1 1167 0 0 2354 0
1 2 2 1 0 4 2354 1 0 0 2354 0
1 2 2 0 1 0 3 2354 1 2209
1 2 2 1 0 2 2359 1 1778 1 0 0 2359 0
1 0 7 2354
1 0 7 2359
1 2 2 1 0 8 2354 0
1 0 8 2354
1 0 8 2359
1 2 2 1 0 7 2354 0
1 0 0 2909 0
1 2 2 1 0 0 2909 0 2 0 0 2909 0 0 1 2909
1 2 3 1 0 0 750 0 2 0 0 1477 0 0 0 750 0 2 0 0 750 0 0 0 1477 0
1 2 2 2 0 0 1421 0 0 0 750 0 2 0 0 750 0 0 0 1421 0
1 2 3 1 0 0 2909 0 2 0 0 2909 0 0 1 2909 3 0 0 2909 0 0 1 2909 0 0 2909 0
1 0 0 2961 0
1 0 1 2909
1 0 0 2973 0
1 2 2 0 2 0 0 2979 0 0 1 2979
1 0 0 2979 0
1 0 1 2979
1 2 3 0 1 0 0 2909 0 2 0 0 2909 0 0 1 2909
1 2 2 0 1 0 1 1421
1 2 3 3 0 0 750 0 0 1 750 0 0 2909 0 2 0 0 2909 0 0 1 2909 3 0 0 2909 0 0 1 2909 0 0 750 0
2 0 1 1421 0 0 2909 0
1 1 2 0 0 1579 0 0 7 1579
1 0 8 1579
1 2 2 1 0 8 1579 1 1 3 0 8 1579 0 0 3063 0 0 7 3063
1 0 0 3068 0
1 2 2 0 1 0 0 2354 0
1 2 2 2 1 2 0 0 1579 0 0 7 1579 0 8 1579 0
1 1 2 0 0 2363 0 0 7 2363
1 0 8 2363
1 0 0 3099 1 5 3100 3101 3102 3103 3104 3105 3106 3107 3108 3109
1 0 0 3112 1 0
1 0 0 3099 1 1 3117 3118
1 0 0 3099 1 1 3117 3121
1 0 0 3099 1 1 3117 3124
1 0 0 3099 1 1 3117 3127
1 0 0 3099 1 1 3117 596
1 0 0 3099 1 1 3117 3132
1 0 0 3099 1 1 3117 3135
1 0 0 3099 1 1 3117 3138
1 0 0 3099 1 1 3117 3141
1 0 0 3099 1 5 3144 700 3145 3146 697 698 3147 3148 3149 3150
1 0 0 1080 1 2 3104 3153 3108 3109
1 0 0 3154 1 2 3155 3156 3108 3157
1 0 0 750 1 2 896 3171 3108 3109
1 0 0 3176 1 1 3108 3109
1 2 2 1 0 0 1080 1 2 3104 3153 3108 3109 0
1 0 0 3099 1 1 3117 3187
1 0 0 3099 1 1 3117 3190
1 0 0 3099 1 1 3117 3193
1 0 0 3099 1 1 3117 3196
1 0 0 3099 1 1 3117 3199
1 0 0 3099 1 1 3117 3202
1 0 0 3099 1 4 3205 3206 3207 698 956 3208 3108 3109
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
60 590 37 591 592 593 2 1 7
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
819 820 596 15 4 0 1 38 5 95 0 0 0 747 161 9 96 0 0 0 747 162 9 97 0 0 0 747 163 9 98 0 0 0 747 164 9 99 17 0 0 747 165 9 1 0 0 3 105 1 1 107 3 1 2 3 109 2 2 4 17 747 152 5
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
913 37 914 915 916 2 1 9
917 918 596 15 4 0 1 53 3 64 0 0 0 916 21 9 142 0 0 0 916 22 9 143 12 0 0 916 23 9 1 0 0 2 105 1 1 107 1 1 17 916 11 5
921 922 596 15 4 0 1 54 3 64 0 0 0 916 21 9 144 0 0 0 916 22 9 145 12 0 0 916 23 9 1 0 0 2 105 1 1 107 1 1 17 916 11 5
925 926 596 15 4 0 1 55 2 146 0 0 0 916 33 9 147 25 0 0 916 34 9 1 0 0 2 107 1 1 109 1 1 17 916 26 5
931 932 596 15 4 0 1 56 2 148 0 0 0 916 47 9 149 26 0 0 916 48 9 1 0 0 2 107 1 1 109 1 1 17 916 37 5
935 936 596 15 4 0 1 57 2 150 0 0 0 916 62 9 151 27 0 0 916 63 9 1 0 1 939 2 107 1 1 109 1 1 17 916 51 5
940 941 596 15 4 0 1 58 3 152 0 0 0 916 73 9 153 0 0 0 916 74 9 154 28 0 0 916 75 9 1 0 0 3 105 1 1 107 1 1 109 1 2 17 916 66 5
945 946 596 15 4 0 1 59 3 155 0 0 0 916 85 9 156 0 0 0 916 86 9 157 29 0 0 916 87 9 1 0 0 3 105 1 1 107 1 1 109 1 2 33 916 78 5
951 952 953 15 4 0 1 60 3 158 0 0 0 916 99 9 159 0 0 0 916 100 9 160 30 0 0 916 101 9 1 0 0 4 105 1 1 107 1 1 109 2 1 2 111 1 2 17 916 90 5
958 959 596 44 4 0 1 61 2 161 0 0 0 916 110 9 162 31 0 0 916 111 9 2 0 5 0 2 134 1 1 136 1 1 46 916 104 5
961 37 962 963 964 2 1 3
965 966 596 11 4 0 1 62 3 163 0 0 0 964 18 9 164 0 0 0 964 19 9 165 32 0 0 964 20 9 1 0 0 2 62 1 2 64 1 1 9 964 10 5
970 971 596 48 4 0 1 63 3 166 0 0 0 964 32 9 167 0 0 0 964 33 9 168 33 0 0 964 34 9 1 0 0 2 84 1 2 86 1 1 9 964 23 5
973 974 596 50 4 0 1 61 2 161 0 0 0 964 43 9 164 34 0 0 964 44 9 2 0 5 0 2 134 1 1 136 1 1 46 964 37 5
975 37 976 977 978 2 1 19
979 980 596 51 4 0 1 2 3 13 0 0 0 978 24 9 34 35 0 0 978 25 9 14 3 0 1 981 978 27 9 2 0 5 1 982 3 134 1 1 136 1 1 138 1 2 17 978 20 5
983 984 596 51 4 0 1 64 3 169 0 0 0 978 35 9 8 36 0 0 978 36 9 1 37 0 0 978 38 9 2 0 5 1 986 3 134 1 1 136 1 1 138 1 2 33 978 31 5
987 988 596 51 4 0 1 0 2 0 0 0 0 978 44 9 8 1 0 0 978 45 9 2 0 5 0 1 138 1 1 53 978 41 5
989 990 596 51 4 0 0 3 170 0 0 0 978 51 9 14 38 0 0 978 52 9 1 36 0 0 978 54 9 2 0 5 0 2 134 2 1 2 136 2 1 2 46 978 48 5
991 992 596 51 4 0 1 65 3 152 28 0 0 978 60 9 37 39 0 0 978 62 9 171 36 0 0 978 64 9 2 0 5 0 2 134 2 1 2 136 2 1 2 54 978 57 5
993 994 596 51 4 0 1 2 2 13 0 0 0 978 70 9 172 36 0 0 978 71 9 2 0 5 0 2 134 1 1 136 1 1 46 978 67 5
995 996 596 51 4 0 2 64 0 2 173 0 0 0 978 77 9 174 40 0 0 978 78 9 2 0 5 0 2 134 1 1 136 1 1 46 978 74 5
997 998 596 51 4 0 1 2 2 13 0 0 0 978 89 9 175 41 0 0 978 90 9 2 0 5 0 2 134 1 1 136 1 1 46 978 81 5
999 1000 596 51 4 0 1 2 2 13 0 0 0 978 89 9 176 42 0 0 978 90 9 2 0 5 0 2 134 1 1 136 1 1 46 978 81 5
1002 1003 596 51 4 0 1 2 2 13 0 0 0 978 89 9 177 43 0 0 978 90 9 2 0 5 0 2 134 1 1 136 1 1 46 978 81 5
1005 1006 596 51 4 0 1 2 2 13 0 0 0 978 89 9 178 44 0 0 978 90 9 2 0 5 0 2 134 1 1 136 1 1 46 978 81 5
1007 1008 596 51 4 0 1 64 2 169 0 0 0 978 98 9 179 36 0 0 978 99 9 2 0 5 0 2 134 1 1 136 1 1 46 978 93 5
1011 1012 596 51 4 0 1 2 2 13 0 0 0 978 105 9 180 45 0 0 978 106 9 2 0 5 0 2 134 1 1 136 1 1 46 978 102 5
1014 1015 1016 51 4 0 1 2 3 13 0 0 0 978 122 9 181 0 0 0 978 123 9 34 35 0 1 1017 978 124 9 2 0 5 0 3 134 1 2 136 1 2 138 1 1 56 978 117 5
1018 1019 596 51 4 0 3 2 64 65 2 182 28 0 0 978 131 9 183 0 0 0 978 133 9 2 0 5 0 1 138 1 1 58 978 128 5
1020 1021 596 51 4 1 2 2 64 3 184 0 0 0 978 139 9 183 0 0 0 978 140 9 34 35 0 0 978 141 9 2 0 5 0 3 134 1 2 136 1 2 138 1 1 60 978 135 5
1022 1023 596 51 4 0 1 66 2 185 0 0 0 978 154 9 34 46 0 0 978 155 9 2 0 5 0 1 138 1 1 17 978 144 5
1027 1023 596 51 4 0 1 66 2 185 0 0 0 978 154 9 186 46 0 0 978 155 9 2 0 5 0 1 138 1 1 33 978 144 5
1028 1029 596 51 4 0 2 2 67 2 187 0 0 0 978 163 9 14 47 0 0 978 164 9 2 0 5 0 1 138 1 1 63 978 158 5
1031 37 1032 1033 1034 2 1 5
1035 1036 596 64 4 0 1 68 2 188 0 0 0 1034 19 9 7 48 0 0 1034 20 9 1 0 1 631 2 95 1 1 97 1 0 9 1034 15 5
1038 1039 596 64 4 0 1 68 3 188 0 0 0 1034 27 9 189 0 0 0 1034 28 9 7 48 0 0 1034 29 9 1 0 1 1040 2 95 1 2 97 1 0 9 1034 23 5
1041 1042 596 64 4 0 2 68 69 5 188 0 0 0 1034 37 9 7 48 0 0 1034 38 9 10 0 0 0 1034 40 9 190 0 0 0 1034 41 9 7 49 0 0 1034 42 9 1 0 0 2 95 2 1 4 97 1 0 67 1034 32 5
1044 1045 596 64 4 0 1 68 3 188 0 0 0 1034 48 9 191 0 0 0 1034 49 9 7 48 0 0 1034 50 9 1 0 0 2 95 1 2 97 2 0 1 9 1034 45 5
1046 1047 596 64 4 0 1 68 5 188 0 0 0 1034 56 9 192 0 0 0 1034 57 9 193 0 0 0 1034 58 9 194 0 0 0 1034 59 9 7 48 0 0 1034 60 9 1 0 0 2 95 1 4 97 3 0 1 2 9 1034 53 5
1050 37 1051 1052 1053 2 1 4
1054 1055 596 68 4 0 1 70 3 195 0 0 0 1053 21 9 196 0 0 0 1053 22 9 197 50 0 0 1053 23 9 1 0 1 982 1 122 1 1 17 1053 17 5
1058 1059 596 68 4 0 1 71 3 169 0 0 0 1053 29 9 198 0 0 0 1053 30 9 1 37 0 0 1053 31 9 1 0 0 2 122 1 1 124 1 1 33 1053 26 5
1060 1061 1062 68 4 0 2 70 0 5 199 0 0 0 1053 40 9 200 0 0 0 1053 41 9 7 0 0 0 1053 46 9 199 0 0 0 1053 47 9 197 50 0 0 1053 48 9 1 0 0 2 122 2 2 3 124 1 2 17 1053 34 5
1063 1064 1065 71 4 2 2 70 0 3 199 0 0 0 1053 58 9 198 0 0 0 1053 59 9 197 50 0 0 1053 60 9 1 0 0 3 122 1 1 124 1 1 230 1 2 17 1053 51 5
1066 37 1067 1068 1069 2 1 3
1070 1071 596 72 4 0 1 72 1 152 28 0 0 1069 21 9 1 0 1 631 2 44 1 0 47 1 0 9 1069 17 5
1072 1073 1074 72 4 0 2 72 73 4 152 28 0 0 1069 30 9 10 0 0 0 1069 32 9 191 0 0 0 1069 33 9 201 51 0 0 1069 34 9 1 0 1 1076 2 44 2 0 3 47 1 0 9 1069 24 5
1077 1078 1079 72 4 0 3 72 74 73 6 202 52 0 0 1069 43 9 10 0 0 0 1069 45 9 203 0 0 1 1082 1069 46 9 6 0 0 0 1069 53 9 7 0 0 0 1069 54 9 201 51 0 0 1069 55 9 1 0 0 3 44 2 0 5 47 1 0 49 2 2 4 75 1069 37 5
1083 37 1084 1085 1086 2 1 9
1087 1088 596 11 4 0 1 75 3 163 0 0 0 1086 25 9 63 0 0 0 1086 26 9 204 32 0 0 1086 27 9 1 0 1 1093 2 62 1 2 64 1 1 9 1086 18 5
1094 1095 596 11 4 0 1 75 3 163 0 0 0 1086 25 9 63 0 0 0 1086 26 9 205 32 0 0 1086 27 9 1 0 1 1093 2 62 1 2 64 1 1 9 1086 18 5
1096 1097 596 76 4 0 1 76 3 206 0 0 0 1086 43 9 207 0 0 0 1086 44 9 208 53 0 0 1086 45 9 1 0 0 4 62 1 2 105 1 1 107 1 1 109 2 1 2 9 1086 30 5
1103 1097 596 76 4 0 1 76 3 206 0 0 0 1086 43 9 207 0 0 0 1086 44 9 209 53 0 0 1086 45 9 1 0 0 4 62 1 2 105 1 1 107 1 1 109 2 1 2 9 1086 30 5
1104 1105 596 78 4 0 1 77 1 210 54 0 0 1086 54 9 1 0 0 2 44 1 0 47 1 0 9 1086 48 5
1108 1109 596 80 4 0 1 78 3 211 0 0 0 1086 63 9 212 0 0 0 1086 64 9 7 55 0 0 1086 65 9 1 0 0 3 64 1 1 95 1 2 97 1 0 9 1086 57 5
1112 1113 596 82 4 0 1 79 3 213 0 0 0 1086 74 9 63 0 0 0 1086 75 9 214 56 0 0 1086 76 9 1 0 0 3 64 1 1 74 1 2 76 1 1 9 1086 68 5
1116 1117 596 48 4 0 1 80 3 213 0 0 0 1086 88 9 215 0 0 0 1086 89 9 214 56 0 0 1086 90 9 1 0 0 2 84 1 2 86 1 1 9 1086 79 5
1120 1117 596 48 4 0 1 80 3 213 0 0 0 1086 88 9 215 0 0 0 1086 89 9 216 56 0 0 1086 90 9 1 0 0 2 84 1 2 86 1 1 9 1086 79 5
1121 37 1122 1123 1124 2 1 8
1125 1126 596 84 4 0 1 64 2 169 0 0 0 1124 20 9 1 37 0 0 1124 21 9 1 0 1 631 1 84 1 1 9 1124 16 5
1127 1128 596 84 4 0 1 64 3 169 0 0 0 1124 32 9 217 0 0 0 1124 33 9 1 37 0 0 1124 34 9 1 0 0 2 84 1 2 86 1 1 9 1124 24 5
1130 1131 596 84 4 0 1 64 3 169 0 0 0 1124 32 9 218 0 0 0 1124 33 9 1 37 0 0 1124 34 9 1 0 0 2 84 1 2 86 1 1 9 1124 24 5
1132 1133 596 84 4 0 1 64 3 169 0 0 0 1124 32 9 219 0 0 0 1124 33 9 1 37 0 0 1124 34 9 1 0 0 2 84 1 2 86 1 1 9 1124 24 5
1135 1136 596 84 4 0 1 64 3 169 0 0 0 1124 32 9 220 0 0 0 1124 33 9 1 37 0 0 1124 34 9 1 0 0 2 84 1 2 86 1 1 9 1124 24 5
1138 1139 596 84 4 0 2 64 81 3 221 0 0 0 1124 40 9 8 57 0 0 1124 41 9 222 37 0 0 1124 43 9 1 0 0 2 84 2 1 2 86 1 1 9 1124 37 5
1141 1142 596 84 4 0 1 64 6 169 0 0 0 1124 49 9 174 0 0 0 1124 50 9 223 0 0 0 1124 51 9 7 0 0 0 1124 52 9 6 0 0 0 1124 53 9 1 37 0 0 1124 54 9 1 0 0 2 84 1 5 88 2 1 2 9 1124 46 5
1144 1145 596 84 4 0 1 64 2 169 0 0 0 1124 60 9 224 37 0 0 1124 61 9 1 0 0 1 84 1 1 9 1124 57 5
1146 37 1147 1148 1149 2 1 2
1150 1151 1152 64 4 3 3 82 83 84 7 225 0 0 0 1149 21 9 14 12 0 0 1149 22 9 226 0 0 0 1149 24 9 10 58 0 0 1149 25 9 7 55 0 0 1149 27 9 10 59 0 0 1149 29 9 170 0 0 0 1149 31 9 2 0 1 0 2 95 1 4 97 1 0 87 1149 14 5
1154 1155 596 64 4 4 2 82 85 4 227 0 0 0 1149 36 9 228 0 0 0 1149 37 9 7 55 0 0 1149 38 9 229 0 0 0 1149 40 9 1 0 0 2 95 1 2 97 1 0 89 1149 32 5
1159 146 1160 1161 1162 2 1 22
1163 1164 596 90 4 0 3 86 87 88 2 230 0 0 0 1162 24 9 231 60 0 0 1162 25 9 1 0 0 1 193 1 1 17 1162 17 5
1170 1164 596 90 4 0 3 86 87 88 2 232 0 0 0 1162 24 9 231 60 0 0 1162 25 9 1 0 0 1 193 1 1 17 1162 17 5
1171 1164 596 90 4 0 3 86 87 88 2 233 0 0 0 1162 24 9 231 60 0 0 1162 25 9 1 0 0 1 193 1 1 17 1162 17 5
1172 1173 1174 90 4 0 2 89 90 2 234 0 0 0 1162 44 9 235 61 0 0 1162 45 9 1 0 1 1178 1 193 1 1 17 1162 28 5
1179 1180 1174 90 4 0 2 91 92 2 234 0 0 0 1162 44 9 235 61 0 0 1162 45 9 1 0 1 1178 1 193 1 1 17 1162 28 5
1181 1182 1174 90 4 0 2 93 94 2 234 0 0 0 1162 44 9 235 61 0 0 1162 45 9 1 0 1 1178 1 193 1 1 17 1162 28 5
1183 1184 1174 90 4 0 2 95 96 2 234 0 0 0 1162 44 9 235 61 0 0 1162 45 9 1 0 1 1178 1 193 1 1 17 1162 28 5
1185 1186 1174 90 4 0 2 97 98 2 234 0 0 0 1162 44 9 235 61 0 0 1162 45 9 1 0 1 1178 1 193 1 1 17 1162 28 5
1187 1188 1174 90 4 0 2 99 100 2 234 0 0 0 1162 44 9 235 61 0 0 1162 45 9 1 0 1 1178 1 193 1 1 17 1162 28 5
1189 1190 1191 90 4 0 2 101 102 2 236 0 0 0 1162 57 9 235 61 0 0 1162 58 9 1 0 0 1 193 1 1 17 1162 48 5
1192 1193 1194 90 4 0 2 86 87 6 237 0 0 0 1162 68 9 231 62 0 0 1162 69 9 10 0 0 0 1162 71 9 7 0 0 0 1162 72 9 191 0 0 0 1162 73 9 170 0 0 0 1162 74 9 1 0 1 1195 2 193 1 1 195 1 3 17 1162 61 5
1196 1197 596 90 4 0 2 86 87 6 238 0 0 0 1162 79 9 231 63 0 0 1162 80 9 239 0 0 0 1162 82 9 240 62 0 0 1162 83 9 10 0 0 0 1162 85 9 7 0 0 0 1162 86 9 1 0 0 2 193 1 3 195 1 5 17 1162 76 5
1198 1199 596 90 4 5 2 86 87 3 237 0 0 0 1162 93 9 231 0 0 0 1162 94 9 7 0 0 0 1162 95 9 1 0 1 1200 2 193 1 1 195 1 1 99 1162 88 5
1201 1202 596 90 4 0 2 87 103 3 241 0 0 0 1162 105 9 231 62 0 0 1162 106 9 242 64 0 0 1162 108 9 1 0 0 2 193 1 1 197 1 2 17 1162 97 5
1205 1206 596 90 4 0 2 86 104 2 243 0 0 0 1162 123 9 244 63 0 0 1162 124 9 1 0 1 1209 0 102 1162 111 5
1210 1206 596 90 4 0 2 86 104 2 243 0 0 0 1162 123 9 245 65 0 0 1162 124 9 1 0 1 1209 1 193 1 1 17 1162 111 5
1211 1212 596 90 4 0 2 86 105 2 246 0 0 0 1162 133 9 231 63 0 0 1162 134 9 1 0 1 1209 0 17 1162 127 5
1214 1215 1216 90 4 0 2 106 107 4 247 0 0 0 1162 148 9 248 66 0 0 1162 149 9 10 0 0 0 1162 151 9 7 0 0 0 1162 152 9 1 0 0 2 193 1 1 195 1 3 33 1162 137 5
1219 1215 1216 90 4 0 2 108 109 4 247 0 0 0 1162 148 9 248 33 0 0 1162 149 9 10 0 0 0 1162 151 9 7 0 0 0 1162 152 9 1 0 0 2 193 1 1 195 1 3 53 1162 137 5
1220 1221 596 90 4 0 2 87 110 2 249 0 0 0 1162 159 9 231 67 0 0 1162 160 9 1 0 0 1 193 1 1 17 1162 154 5
1223 1224 596 90 4 0 2 111 112 3 250 68 0 0 1162 171 9 10 0 0 0 1162 173 9 7 0 0 0 1162 174 9 1 0 0 2 193 1 0 195 1 2 54 1162 163 5
1226 1227 596 90 4 0 2 113 114 4 251 0 0 0 1162 184 9 7 67 0 0 1162 185 9 10 0 0 0 1162 187 9 170 0 0 0 1162 188 9 1 0 0 2 193 1 1 195 1 3 108 1162 176 5
1229 146 1230 1231 1232 2 1 12
1233 1234 596 109 4 6 1 115 3 252 0 0 0 1232 27 9 253 0 0 1 1237 1232 28 9 253 69 0 0 1232 30 9 1 0 1 1238 2 180 1 2 182 1 0 54 1232 19 5
1239 1240 596 109 4 7 1 116 3 254 0 0 0 1232 27 9 253 0 0 1 1237 1232 28 9 253 70 0 0 1232 30 9 1 0 1 1238 2 180 1 2 182 1 0 54 1232 19 5
1243 1244 1245 109 4 8 1 117 4 255 0 0 0 1232 42 9 256 0 0 0 1232 43 9 257 0 0 0 1232 44 9 258 71 0 0 1232 45 9 1 0 0 2 180 1 3 182 1 2 113 1232 33 5
1248 1249 596 109 4 9 2 118 119 3 259 0 0 0 1232 56 9 260 0 0 0 1232 57 9 261 72 0 0 1232 58 9 2 0 1 1 1253 2 180 1 2 182 1 1 115 1232 48 5
1254 1255 596 109 4 10 1 118 4 262 0 0 0 1232 71 9 263 0 0 0 1232 72 9 264 0 0 0 1232 73 9 265 73 0 0 1232 74 9 1 0 1 1256 2 180 1 3 182 1 1 17 1232 64 5
1257 1258 1259 109 4 11 1 120 4 266 0 0 0 1232 87 9 7 0 0 0 1232 88 9 267 0 0 0 1232 89 9 253 74 0 0 1232 90 9 1 0 0 2 180 1 3 182 1 1 108 1232 77 5
1262 1263 1259 109 4 12 1 121 4 268 0 0 0 1232 87 9 7 0 0 0 1232 88 9 267 0 0 0 1232 89 9 253 75 0 0 1232 90 9 1 0 0 2 180 1 3 182 1 1 108 1232 77 5
1266 1267 1268 109 4 11 1 120 3 266 0 0 0 1232 101 9 269 0 0 0 1232 102 9 270 74 0 0 1232 103 9 1 0 1 1269 0 108 1232 93 5
1270 1271 596 109 4 0 1 115 1 252 69 0 0 1232 110 9 1 0 1 1272 0 54 1232 106 5
1273 1274 596 109 4 13 1 122 3 271 0 0 0 1232 119 9 272 0 0 0 1232 120 9 273 76 0 0 1232 121 9 1 0 0 2 180 1 2 182 1 0 54 1232 113 5
1277 1278 1279 109 4 14 2 123 124 3 274 0 0 0 1232 134 9 275 0 0 0 1232 135 9 276 77 0 0 1232 136 9 1 0 0 2 180 1 2 182 1 1 121 1232 124 5
1283 1284 596 109 4 15 2 115 125 2 277 0 0 0 1232 146 9 273 69 0 0 1232 147 9 1 0 1 1288 2 180 1 1 182 1 0 54 1232 139 5
1289 146 1290 1291 1292 2 1 10
1293 1294 1295 9 4 0 1 126 2 204 0 0 0 1292 26 9 278 32 0 0 1292 27 9 1 0 0 2 153 1 1 155 1 0 11 1292 20 5
1296 1297 596 9 4 0 1 126 6 170 0 0 0 1292 33 9 191 0 0 0 1292 34 9 279 0 0 0 1292 35 9 204 0 0 0 1292 36 9 163 0 0 0 1292 37 9 204 32 0 0 1292 38 9 1 0 0 2 153 1 5 155 1 3 11 1292 30 5
1298 1299 596 9 4 0 5 126 127 128 129 130 6 280 0 0 0 1292 45 9 281 78 0 0 1292 46 9 282 32 0 0 1292 48 9 283 33 0 0 1292 50 9 284 79 0 0 1292 52 9 285 80 0 0 1292 54 9 1 0 1 631 1 153 1 1 124 1292 41 5
1305 1306 1307 9 4 0 12 131 132 133 134 135 136 137 138 139 140 141 142 3 286 0 0 0 1292 75 9 287 81 0 0 1292 78 9 288 82 0 0 1292 80 9 1 0 0 1 153 1 1 126 1292 57 5
1332 1333 1334 9 4 0 5 126 127 128 129 130 2 280 0 0 0 1292 90 9 269 0 0 0 1292 91 9 1 0 1 1335 0 46 1292 83 5
1336 1337 1338 9 4 0 1 128 3 289 0 0 0 1292 99 9 290 0 0 0 1292 100 9 63 80 0 0 1292 101 9 1 0 1 1339 1 153 1 2 11 1292 93 5
1340 1341 596 9 4 0 1 126 3 163 0 0 0 1292 109 9 163 0 0 0 1292 110 9 204 32 0 0 1292 111 9 1 0 1 1342 1 153 1 2 11 1292 105 5
1343 1344 596 128 4 0 2 126 143 2 163 0 0 0 1292 118 9 291 83 0 0 1292 119 9 1 0 0 4 44 1 1 47 1 1 49 1 0 153 1 1 46 1292 114 5
1346 1347 596 9 4 0 2 126 127 4 163 0 0 0 1292 126 9 292 0 0 0 1292 127 9 293 0 0 0 1292 128 9 294 79 0 0 1292 129 9 1 0 1 1348 1 153 1 3 11 1292 122 5
1349 1350 1351 9 4 0 2 126 128 3 295 0 0 0 1292 137 9 296 0 0 0 1292 138 9 297 84 0 0 1292 139 9 1 0 0 1 153 1 2 132 1292 132 5
1352 146 1353 1354 1355 2 1 1
1356 1357 596 133 4 0 1 144 2 298 85 0 0 1355 20 9 34 86 0 0 1355 22 9 2 0 9 1 1360 1 168 1 0 17 1355 16 5
1361 146 1362 1363 1364 2 1 14
1365 1366 596 133 4 16 1 144 3 298 0 0 0 1364 27 9 273 0 0 0 1364 28 9 34 86 0 0 1364 29 9 1 0 1 1238 2 168 1 2 170 1 2 17 1364 19 5
1367 1368 596 133 4 17 1 145 3 299 0 0 0 1364 27 9 273 0 0 0 1364 28 9 34 87 0 0 1364 29 9 1 0 1 1238 2 168 1 2 170 1 2 17 1364 19 5
1371 1372 596 133 4 18 1 146 3 300 0 0 0 1364 38 9 273 0 0 0 1364 39 9 1 88 0 0 1364 40 9 1 0 0 2 168 1 2 170 1 2 53 1364 32 5
1376 1377 596 133 4 19 2 144 146 4 301 0 0 0 1364 47 9 1 0 0 0 1364 48 9 302 89 0 0 1364 49 9 34 86 0 0 1364 51 9 2 0 1 0 2 168 1 3 170 1 3 138 1364 43 5
1378 1379 596 133 4 20 1 147 3 303 0 0 0 1364 60 9 273 0 0 0 1364 61 9 304 90 0 0 1364 62 9 1 0 0 2 168 1 2 170 1 2 17 1364 54 5
1382 1383 596 133 4 21 4 144 148 149 150 6 305 0 0 0 1364 72 9 306 0 0 0 1364 73 9 304 6 0 0 1364 74 9 307 64 0 0 1364 76 9 308 37 0 0 1364 78 9 309 86 0 0 1364 80 9 1 0 0 2 168 3 2 3 4 170 1 2 141 1364 65 5
1386 1387 1388 133 4 0 1 144 4 298 0 0 0 1364 92 9 273 0 0 0 1364 93 9 310 0 0 0 1364 94 9 34 86 0 0 1364 95 9 1 0 1 1389 2 168 1 3 170 1 3 17 1364 83 5
1390 1391 1392 133 4 22 1 144 3 298 0 0 0 1364 105 9 311 0 0 0 1364 106 9 312 86 0 0 1364 107 9 1 0 0 2 168 1 2 170 1 2 17 1364 98 5
1393 1394 596 133 4 20 2 144 148 5 298 0 0 0 1364 115 9 273 0 0 0 1364 116 9 169 0 0 0 1364 117 9 273 0 0 0 1364 118 9 1 37 0 0 1364 119 9 1 0 1 1395 2 168 1 4 170 1 4 33 1364 110 5
1396 1397 596 133 4 23 1 144 3 298 0 0 0 1364 126 9 313 0 0 0 1364 127 9 34 86 0 0 1364 128 9 1 0 0 1 168 1 2 17 1364 122 5
1398 1399 1400 133 5 24 1 151 2 161 0 0 0 1364 142 9 314 91 0 0 1364 143 9 1 0 0 1 168 1 1 142 1364 131 5
1402 1403 596 133 4 25 2 144 152 2 315 0 0 0 1364 153 9 316 92 0 0 1364 154 9 1 0 1 1406 0 17 1364 146 5
1407 1408 596 133 4 20 2 144 153 4 298 0 0 0 1364 163 9 317 0 0 0 1364 164 9 273 0 0 0 1364 165 9 304 90 0 0 1364 166 9 1 0 0 2 168 1 3 170 1 3 17 1364 157 5
1409 1410 596 133 4 16 1 144 5 189 0 0 0 1364 173 9 298 0 0 0 1364 174 9 273 0 0 0 1364 175 9 318 0 0 0 1364 176 9 34 86 0 0 1364 177 9 1 0 0 2 168 1 4 170 1 4 17 1364 169 5
1411 146 1412 1413 1414 2 1 3
1415 1416 596 109 4 26 1 154 3 319 0 0 0 1414 16 9 320 0 0 0 1414 17 9 276 93 0 0 1414 18 9 1 0 0 2 180 1 2 182 1 0 54 1414 13 5
1419 1420 596 109 4 27 2 154 155 3 319 0 0 0 1414 25 9 321 0 0 0 1414 26 9 322 93 0 0 1414 27 9 1 0 0 2 180 1 2 182 1 0 54 1414 21 5
1422 1423 596 109 5 26 2 154 155 3 319 0 0 0 1414 34 9 323 0 0 0 1414 35 9 322 93 0 0 1414 36 9 1 0 0 2 180 1 2 182 1 0 54 1414 30 5
1424 146 1425 1426 1427 2 1 18
1428 1429 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 324 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 54 1427 15 5
1431 1432 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 326 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 54 1427 15 5
1433 1434 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 7 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 54 1427 15 5
1435 1436 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 319 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 146 1427 15 5
1437 1438 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 327 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 54 1427 15 5
1440 1441 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 328 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 54 1427 15 5
1442 1443 596 109 4 28 1 154 3 319 0 0 0 1427 27 9 329 0 0 1 1430 1427 28 9 325 93 0 0 1427 30 9 1 0 1 1256 2 180 1 2 182 1 0 54 1427 15 5
1445 1446 596 109 4 28 1 156 4 330 0 0 0 1427 36 9 331 0 0 0 1427 37 9 330 0 0 0 1427 38 9 325 94 0 0 1427 39 9 1 0 0 2 180 1 3 182 1 1 17 1427 33 5
1448 1449 596 109 4 28 1 157 4 330 0 0 0 1427 48 9 331 0 0 0 1427 49 9 326 0 0 0 1427 50 9 325 94 0 0 1427 51 9 1 0 1 1256 2 180 1 3 182 1 1 121 1427 42 5
1450 1451 596 109 4 28 2 156 158 5 332 0 0 0 1427 57 9 331 0 0 0 1427 58 9 333 95 0 0 1427 59 9 10 96 0 0 1427 61 9 325 94 0 0 1427 63 9 2 0 1 0 2 180 1 4 182 1 1 149 1427 54 5
1453 1454 596 109 4 29 1 156 3 330 0 0 0 1427 70 9 331 0 0 0 1427 71 9 325 94 0 0 1427 72 9 1 0 0 2 180 1 2 182 1 1 17 1427 66 5
1455 1456 596 150 4 28 1 156 5 330 0 0 0 1427 79 9 331 0 0 0 1427 80 9 325 94 0 0 1427 81 9 10 97 0 0 1427 83 9 7 0 0 0 1427 85 9 2 0 1 0 3 180 1 2 182 1 1 259 1 4 17 1427 75 5
1457 1458 596 109 6 28 1 156 4 330 0 0 0 1427 94 9 331 0 0 0 1427 95 9 334 0 0 0 1427 96 9 325 94 0 0 1427 97 9 1 0 0 2 180 1 3 182 1 1 17 1427 87 5
1459 1460 596 109 6 28 1 156 4 330 0 0 0 1427 94 9 331 0 0 0 1427 95 9 335 0 0 0 1427 96 9 325 94 0 0 1427 97 9 1 0 0 2 180 1 3 182 1 1 17 1427 87 5
1461 1462 596 109 4 30 4 159 160 161 162 9 336 0 0 0 1427 109 9 337 0 0 0 1427 110 9 338 0 0 0 1427 111 9 339 0 0 0 1427 112 9 340 0 0 0 1427 113 9 272 98 0 0 1427 114 9 341 99 0 0 1427 116 9 341 100 0 0 1427 118 9 341 101 0 0 1427 120 9 2 0 1 0 2 180 3 5 6 8 182 1 1 152 1427 100 5
1475 1476 596 109 4 28 2 156 163 3 342 0 0 0 1427 127 9 331 0 0 0 1427 128 9 343 94 0 0 1427 129 9 1 0 0 2 180 1 2 182 1 0 152 1427 122 5
1478 1479 1480 109 4 28 1 154 3 319 0 0 0 1427 137 9 189 0 0 0 1427 138 9 343 93 0 0 1427 139 9 1 0 0 2 180 1 2 182 1 0 154 1427 132 5
1481 1482 1483 155 4 28 3 156 164 72 4 344 102 0 0 1427 151 9 10 103 0 0 1427 153 9 331 0 0 0 1427 155 9 152 104 0 0 1427 156 9 2 0 1 0 3 44 2 0 3 47 1 0 182 1 2 67 1427 142 5
1485 203 1486 1487 1488 2 1 32
1489 1490 596 157 4 31 2 126 165 4 295 0 0 0 1488 28 9 204 32 0 0 1488 29 9 10 0 0 0 1488 31 9 345 0 0 0 1488 32 9 1 0 1 1491 2 210 1 3 214 1 1 17 1488 20 5
1492 1493 596 157 4 31 2 126 165 4 295 0 0 0 1488 28 9 204 32 0 0 1488 29 9 10 0 0 0 1488 31 9 346 0 0 0 1488 32 9 1 0 1 1491 2 210 1 3 214 1 1 17 1488 20 5
1494 1495 596 157 4 31 2 126 165 4 295 0 0 0 1488 28 9 204 32 0 0 1488 29 9 10 0 0 0 1488 31 9 347 0 0 0 1488 32 9 1 0 1 1491 2 210 1 3 214 1 1 17 1488 20 5
1496 1497 596 157 4 31 2 126 165 3 295 0 0 0 1488 41 9 204 32 0 0 1488 42 9 348 80 0 0 1488 44 9 1 0 1 1498 2 212 1 2 214 1 1 17 1488 34 5
1499 1500 596 157 4 31 2 126 165 3 295 0 0 0 1488 41 9 204 32 0 0 1488 42 9 349 80 0 0 1488 44 9 1 0 1 1498 2 212 1 2 214 1 1 17 1488 34 5
1501 1502 596 157 4 31 2 126 165 3 295 0 0 0 1488 50 9 204 32 0 0 1488 51 9 350 80 0 0 1488 53 9 1 0 0 2 212 1 2 214 1 1 17 1488 47 5
1503 1504 596 157 4 31 3 126 166 167 2 351 54 0 0 1488 61 9 352 0 0 0 1488 63 9 1 0 0 2 210 1 1 214 1 0 54 1488 56 5
1505 1506 596 157 4 31 2 126 82 3 353 0 0 0 1488 68 9 7 55 0 0 1488 69 9 352 0 0 0 1488 71 9 1 0 0 2 210 1 2 214 1 1 108 1488 65 5
1507 1508 596 157 4 31 2 126 166 3 354 0 0 0 1488 76 9 214 33 0 0 1488 77 9 352 0 0 0 1488 79 9 1 0 0 2 210 1 2 214 1 1 53 1488 73 5
1509 1510 596 157 4 31 2 126 166 3 355 0 0 0 1488 84 9 204 32 0 0 1488 85 9 356 0 0 0 1488 87 9 1 0 0 2 210 1 2 214 1 1 17 1488 81 5
1511 1512 596 157 4 31 2 126 167 3 163 0 0 0 1488 92 9 204 32 0 0 1488 93 9 357 105 0 0 1488 95 9 2 0 1 0 2 210 1 2 214 1 1 17 1488 89 5
1513 1514 596 157 4 31 2 126 82 3 358 0 0 0 1488 101 9 204 32 0 0 1488 102 9 359 105 0 0 1488 104 9 2 0 1 0 2 210 1 2 214 1 1 17 1488 98 5
1515 1516 1517 157 4 31 3 126 165 168 4 360 0 0 0 1488 113 9 204 32 0 0 1488 114 9 361 80 0 0 1488 116 9 362 0 0 0 1488 118 9 1 0 0 3 210 1 3 212 1 2 214 1 1 17 1488 107 5
1519 1520 1521 157 4 31 3 126 165 168 3 360 0 0 0 1488 127 9 204 32 0 0 1488 128 9 363 106 0 0 1488 130 9 1 0 0 2 212 1 2 214 2 1 2 17 1488 120 5
1522 1523 1524 157 4 32 2 126 165 3 295 0 0 0 1488 141 9 204 0 0 0 1488 142 9 364 80 0 0 1488 143 9 1 0 1 1525 1 212 1 2 164 1488 133 5
1526 1527 1528 157 4 33 2 165 169 3 365 0 0 0 1488 156 9 204 0 0 0 1488 157 9 366 80 0 0 1488 158 9 1 0 1 1529 1 212 1 2 166 1488 146 5
1530 1531 596 157 4 31 1 126 3 163 0 0 0 1488 165 9 367 0 0 0 1488 166 9 204 32 0 0 1488 167 9 1 0 1 1532 1 214 1 2 17 1488 161 5
1533 1534 596 157 4 31 2 126 165 3 295 0 0 0 1488 174 9 272 0 0 0 1488 175 9 204 32 0 0 1488 176 9 1 0 1 1535 1 214 1 2 17 1488 170 5
1536 1537 596 157 4 31 2 126 165 4 295 0 0 0 1488 183 9 204 32 0 0 1488 184 9 368 0 0 0 1488 186 9 369 80 0 0 1488 187 9 1 0 1 1538 2 212 1 3 214 2 1 3 17 1488 179 5
1539 1540 1541 157 4 31 2 126 165 5 163 0 0 0 1488 196 9 204 32 0 0 1488 197 9 370 0 0 0 1488 199 9 289 0 0 0 1488 200 9 369 80 0 0 1488 201 9 1 0 0 1 214 2 1 4 17 1488 190 5
1542 1543 1544 157 4 34 2 165 170 2 371 0 0 0 1488 215 9 372 107 0 0 1488 216 9 2 0 1 0 2 210 1 1 214 1 1 168 1488 204 5
1548 1549 596 157 4 31 2 126 165 5 163 0 0 0 1488 227 9 204 32 0 0 1488 228 9 373 0 0 0 1488 230 9 289 0 0 0 1488 231 9 63 0 0 0 1488 232 9 1 0 1 1550 2 210 1 4 214 1 1 17 1488 223 5
1551 1552 596 157 4 31 2 126 165 4 295 0 0 0 1488 237 9 204 32 0 0 1488 238 9 374 0 0 0 1488 240 9 63 0 0 0 1488 241 9 1 0 0 2 210 1 3 214 1 1 17 1488 234 5
1553 1554 596 157 4 31 2 126 165 4 295 0 0 0 1488 246 9 204 32 0 0 1488 247 9 375 0 0 0 1488 249 9 63 0 0 0 1488 250 9 1 0 0 2 210 1 3 214 1 1 17 1488 243 5
1555 1556 596 157 4 31 2 126 165 4 295 0 0 0 1488 255 9 376 32 0 0 1488 256 9 10 0 0 0 1488 258 9 377 0 0 0 1488 259 9 1 0 0 2 210 1 3 214 1 1 17 1488 252 5
1557 1558 596 157 4 31 2 126 165 4 295 0 0 0 1488 267 9 204 32 0 0 1488 268 9 378 0 0 0 1488 270 9 63 0 0 0 1488 271 9 1 0 0 2 210 1 3 214 1 1 17 1488 261 5
1559 1560 596 157 4 31 2 126 165 4 295 0 0 0 1488 267 9 204 32 0 0 1488 268 9 379 0 0 0 1488 270 9 63 0 0 0 1488 271 9 1 0 0 2 210 1 3 214 1 1 17 1488 261 5
1561 1562 1563 157 4 35 3 126 165 155 3 295 0 0 0 1488 282 9 204 32 0 0 1488 283 9 380 108 0 0 1488 285 9 1 0 0 2 210 1 2 214 1 1 17 1488 273 5
1564 1565 596 157 5 31 2 126 165 4 295 0 0 0 1488 292 9 204 32 0 0 1488 293 9 381 0 0 0 1488 295 9 63 0 0 0 1488 296 9 1 0 0 2 210 1 3 214 1 1 17 1488 288 5
1566 1567 596 157 6 31 2 126 165 4 295 0 0 0 1488 302 9 204 32 0 0 1488 303 9 382 0 0 0 1488 305 9 63 0 0 0 1488 306 9 1 0 0 2 210 1 3 214 1 1 17 1488 298 5
1568 1569 596 157 4 34 2 126 170 4 383 0 0 0 1488 314 9 204 32 0 0 1488 315 9 373 0 0 0 1488 317 9 384 0 0 0 1488 318 9 1 0 0 2 210 1 3 214 1 1 17 1488 308 5
1570 1571 596 157 6 31 2 126 165 4 295 0 0 0 1488 324 9 204 32 0 0 1488 325 9 385 0 0 0 1488 327 9 63 0 0 0 1488 328 9 1 0 0 2 210 1 3 214 1 1 17 1488 320 5
1572 203 1573 1574 1575 2 1 2
1576 1577 1578 157 4 36 3 171 172 173 4 386 0 0 0 1575 20 9 231 109 0 0 1575 21 9 387 0 0 0 1575 23 9 388 0 0 0 1575 24 9 1 0 0 2 210 1 3 214 1 1 17 1575 14 5
1582 1583 596 157 4 31 2 171 174 3 389 0 0 0 1575 29 9 231 109 0 0 1575 30 9 390 0 0 0 1575 32 9 1 0 0 2 210 1 2 214 1 1 17 1575 26 5
1586 203 1587 1588 1589 2 1 12
1590 1591 596 172 4 37 2 126 165 4 295 0 0 0 1589 30 9 204 32 0 0 1589 31 9 10 0 0 0 1589 33 9 391 0 0 0 1589 34 9 1 0 1 1592 3 226 1 3 228 1 3 230 1 1 17 1589 19 5
1593 1594 596 172 4 2 2 126 165 4 295 0 0 0 1589 30 9 204 32 0 0 1589 31 9 10 0 0 0 1589 33 9 392 0 0 0 1589 34 9 1 0 1 1592 3 226 1 3 228 1 3 230 1 1 17 1589 19 5
1595 1596 596 172 4 2 2 126 165 4 295 0 0 0 1589 30 9 204 32 0 0 1589 31 9 10 0 0 0 1589 33 9 393 0 0 0 1589 34 9 1 0 1 1592 3 226 1 3 228 1 3 230 1 1 17 1589 19 5
1597 1598 596 172 4 38 2 126 165 4 295 0 0 0 1589 30 9 204 32 0 0 1589 31 9 10 0 0 0 1589 33 9 394 0 0 0 1589 34 9 1 0 1 1592 3 226 1 3 228 1 3 230 1 1 17 1589 19 5
1599 1600 596 172 4 39 2 126 165 4 295 0 0 0 1589 30 9 204 32 0 0 1589 31 9 10 0 0 0 1589 33 9 395 0 0 0 1589 34 9 1 0 1 1592 3 226 1 3 228 1 3 230 1 1 17 1589 19 5
1601 1602 596 172 4 37 2 126 165 3 295 0 0 0 1589 46 9 204 32 0 0 1589 47 9 396 80 0 0 1589 49 9 1 0 1 1603 2 226 1 2 230 1 1 17 1589 36 5
1604 1605 596 172 4 2 2 126 165 3 295 0 0 0 1589 46 9 204 32 0 0 1589 47 9 397 80 0 0 1589 49 9 1 0 1 1603 2 226 1 2 230 1 1 17 1589 36 5
1606 1607 596 172 4 2 2 126 165 3 295 0 0 0 1589 46 9 204 32 0 0 1589 47 9 398 80 0 0 1589 49 9 1 0 1 1603 2 226 1 2 230 1 1 17 1589 36 5
1608 1609 596 172 4 38 2 126 165 3 295 0 0 0 1589 46 9 204 32 0 0 1589 47 9 399 80 0 0 1589 49 9 1 0 1 1603 2 226 1 2 230 1 1 17 1589 36 5
1610 1611 596 172 4 2 3 126 165 168 4 360 0 0 0 1589 56 9 204 32 0 0 1589 57 9 400 80 0 0 1589 59 9 401 0 0 0 1589 61 9 1 0 0 3 226 2 2 3 228 1 3 230 1 1 17 1589 52 5
1612 1613 596 172 4 2 3 126 165 167 4 163 0 0 0 1589 67 9 272 0 0 0 1589 68 9 402 54 0 0 1589 69 9 403 0 0 0 1589 71 9 1 0 0 3 226 1 3 228 1 3 230 1 2 54 1589 63 5
1614 1615 596 172 4 2 2 126 166 3 355 0 0 0 1589 77 9 204 32 0 0 1589 78 9 404 0 0 0 1589 80 9 1 0 0 3 226 1 2 228 1 2 230 1 1 17 1589 73 5
1616 34 1617 1618 1619 2 1 1
1620 1621 596 174 5 40 1 72 2 405 0 0 0 1619 15 9 152 28 0 0 1619 16 9 1 0 0 1 241 1 1 54 1619 12 5
1622 34 1623 1624 1625 2 1 8
1626 1627 596 174 5 41 1 175 2 406 0 0 0 1625 29 9 326 0 0 0 1625 30 9 2 0 7 1 1628 1 240 1 1 46 1625 21 5
1629 1630 596 174 5 41 1 176 2 407 0 0 0 1625 29 9 408 0 0 0 1625 30 9 2 0 7 1 1628 1 240 1 1 46 1625 21 5
1633 1634 596 174 5 41 1 177 2 409 0 0 0 1625 29 9 7 0 0 0 1625 30 9 2 0 7 1 1628 1 240 1 1 46 1625 21 5
1636 1637 596 174 5 41 1 178 1 161 0 0 0 1625 35 9 2 0 7 1 1639 1 240 1 0 46 1625 31 5
1640 1641 596 178 5 41 1 179 2 410 0 0 0 1625 42 9 7 0 0 0 1625 43 9 2 0 7 0 1 240 1 0 46 1625 36 5
1643 1644 596 174 5 42 1 175 2 406 0 0 0 1625 48 9 326 0 0 0 1625 49 9 2 0 7 0 1 240 1 1 46 1625 44 5
1645 1646 596 178 5 41 1 179 2 411 0 0 0 1625 56 9 410 110 0 0 1625 57 9 2 0 7 0 2 241 1 1 528 1 1 179 1625 50 5
1647 1648 596 180 5 41 1 180 2 412 0 0 0 1625 66 9 413 111 0 0 1625 67 9 2 0 7 1 1650 3 44 1 1 240 1 0 241 1 1 67 1625 59 5
1651 246 1652 1653 1654 2 1 9
1655 1656 596 182 4 0 1 181 5 266 0 0 0 1654 23 9 414 0 0 0 1654 24 9 415 0 0 0 1654 25 9 170 0 0 0 1654 26 9 7 0 0 0 1654 27 9 1 0 1 631 1 309 1 2 183 1654 19 5
1658 1659 596 182 4 0 3 181 182 183 6 416 0 0 0 1654 32 9 417 0 0 0 1654 33 9 415 0 0 0 1654 38 9 418 0 0 0 1654 39 9 418 0 0 0 1654 40 9 419 0 0 0 1654 41 9 1 0 1 1662 1 309 1 2 183 1654 28 5
1663 1664 596 182 4 0 1 181 4 266 0 0 0 1654 46 9 420 0 0 0 1654 47 9 421 0 0 0 1654 48 9 170 0 0 0 1654 49 9 1 0 1 1665 1 309 1 2 185 1654 42 5
1666 1667 596 182 4 0 1 181 5 266 0 0 0 1654 53 9 414 0 0 0 1654 54 9 266 0 0 0 1654 55 9 415 0 0 0 1654 56 9 170 0 0 0 1654 57 9 1 0 0 1 309 1 3 183 1654 50 5
1668 1669 596 182 4 43 1 184 5 422 0 0 0 1654 65 9 423 0 0 0 1654 66 9 424 0 0 0 1654 67 9 7 0 0 0 1654 68 9 170 0 0 0 1654 69 9 1 0 1 1673 0 109 1654 58 5
1674 1675 596 182 4 0 3 181 182 185 5 425 0 0 0 1654 73 9 426 71 0 0 1654 74 9 415 0 0 0 1654 76 9 427 0 0 0 1654 77 9 428 112 0 0 1654 78 9 1 0 0 1 309 1 2 121 1654 70 5
1678 1679 596 182 4 0 1 181 3 266 0 0 0 1654 84 9 429 0 0 0 1654 85 9 430 74 0 0 1654 86 9 1 0 1 1680 1 311 1 2 189 1654 80 5
1681 1682 596 182 4 0 3 181 182 183 4 416 0 0 0 1654 91 9 431 113 0 0 1654 92 9 432 114 0 0 1654 94 9 432 115 0 0 1654 96 9 2 0 1 1 1683 1 311 2 2 3 190 1654 88 5
1684 1685 596 182 4 0 4 181 182 183 185 3 433 0 0 0 1654 102 9 434 112 1 184 0 1654 103 9 292 0 1 46 0 1654 110 9 2 0 10 0 1 309 1 2 192 1654 99 5
1686 246 1687 1688 1689 2 1 8
1690 1691 596 193 4 0 2 186 187 4 435 0 0 0 1689 20 9 181 0 0 0 1689 21 9 257 116 0 0 1689 22 9 418 117 0 0 1689 24 9 2 0 1 1 1692 1 276 1 3 195 1689 17 5
1693 1694 596 193 4 0 2 186 187 4 435 0 0 0 1689 31 9 436 0 0 0 1689 32 9 257 118 0 0 1689 33 9 418 101 0 0 1689 35 9 2 0 1 1 631 3 275 1 2 276 1 3 278 1 3 196 1689 27 5
1695 1696 596 193 4 0 3 186 187 188 5 437 0 0 0 1689 41 9 438 0 0 0 1689 42 9 257 119 0 0 1689 47 9 418 100 0 0 1689 49 9 418 101 0 0 1689 51 9 2 0 1 1 1698 3 275 1 2 276 1 3 278 2 3 4 196 1689 37 5
1699 1700 596 193 4 0 3 186 187 188 5 437 0 0 0 1689 57 9 439 0 0 0 1689 58 9 257 116 0 0 1689 63 9 418 120 0 0 1689 65 9 418 100 0 0 1689 67 9 2 0 1 1 1701 3 275 1 2 276 1 3 278 2 3 4 196 1689 53 5
1702 1703 1704 193 4 0 2 189 190 4 440 0 0 0 1689 79 9 436 0 0 0 1689 80 9 257 121 0 0 1689 81 9 418 122 0 0 1689 83 9 2 0 1 1 1707 3 275 1 2 276 1 3 278 1 3 196 1689 69 5
1708 1709 1710 193 4 44 3 191 192 193 3 441 0 0 0 1689 97 9 442 123 0 1 1716 1689 98 9 443 124 0 0 1689 101 9 1 0 1 1717 1 275 1 2 200 1689 85 5
1718 1719 1720 193 4 45 3 191 194 195 3 444 0 0 0 1689 113 9 436 0 0 0 1689 114 9 445 125 0 0 1689 115 9 1 0 0 2 276 1 2 278 1 2 202 1689 103 5
1722 1723 1724 193 4 0 12 196 197 198 199 200 201 202 203 204 205 206 207 15 446 0 0 0 1689 143 9 447 0 0 0 1689 146 9 257 126 0 0 1689 160 9 418 127 0 0 1689 162 9 418 128 0 0 1689 164 9 418 129 0 0 1689 166 9 418 130 0 0 1689 168 9 418 131 0 0 1689 170 9 418 132 0 0 1689 172 9 418 133 0 0 1689 174 9 418 134 0 0 1689 176 9 418 135 0 0 1689 178 9 418 136 0 0 1689 180 9 418 137 0 0 1689 182 9 418 138 0 0 1689 184 9 2 0 1 0 3 275 1 2 276 1 3 278 5 3 4 5 7 12 196 1689 124 5
1749 246 1750 1751 1752 2 1 11
1753 1754 596 204 4 0 1 171 2 448 0 0 0 1752 24 9 231 109 0 0 1752 25 9 1 0 1 1755 1 291 1 1 17 1752 20 5
1756 1757 596 204 4 0 2 171 208 3 449 0 0 0 1752 31 9 450 0 0 0 1752 32 9 451 62 0 0 1752 33 9 1 0 1 1758 2 291 1 2 293 1 2 166 1752 27 5
1759 1760 1761 204 4 0 1 171 3 448 0 0 0 1752 41 9 452 0 0 0 1752 42 9 453 109 0 0 1752 43 9 1 0 0 0 207 1752 35 5
1762 1763 596 204 4 0 1 171 4 448 0 0 0 1752 52 9 452 0 0 0 1752 53 9 454 0 0 1 1764 1752 54 9 448 109 0 0 1752 56 9 1 0 1 1765 2 287 1 3 289 1 3 208 1752 45 5
1766 1767 596 204 4 0 1 171 4 448 0 0 0 1752 52 9 452 0 0 0 1752 53 9 454 0 0 1 1764 1752 54 9 7 109 0 0 1752 56 9 1 0 1 1765 1 289 1 3 208 1752 45 5
1768 1769 1770 204 4 0 1 171 3 448 0 0 0 1752 63 9 455 0 0 0 1752 64 9 7 109 0 0 1752 65 9 1 0 0 1 289 1 2 209 1752 58 5
1771 1772 596 204 4 0 4 171 208 209 210 5 456 0 0 0 1752 72 9 457 139 0 0 1752 73 9 418 140 0 0 1752 79 9 418 141 0 0 1752 81 9 418 142 0 0 1752 83 9 2 0 1 0 4 289 1 2 291 1 1 293 1 2 295 1 3 192 1752 67 5
1776 1777 596 204 4 0 2 171 208 3 449 0 0 0 1752 92 9 450 143 0 0 1752 93 9 458 144 0 0 1752 95 9 3 0 3 4 1 1779 2 291 1 1 293 1 2 166 1752 85 5
1780 1781 1782 204 4 0 1 171 4 448 0 0 0 1752 104 9 7 0 0 0 1752 105 9 448 0 0 0 1752 106 9 231 109 0 0 1752 107 9 1 0 1 1783 1 291 1 3 17 1752 97 5
1784 1785 596 204 4 0 1 171 5 448 0 0 0 1752 113 9 231 109 0 0 1752 114 9 10 145 0 0 1752 116 9 7 0 0 0 1752 118 9 170 0 0 0 1752 119 9 2 0 1 1 1786 2 291 1 1 297 2 3 4 17 1752 109 5
1787 1788 596 204 4 0 2 171 210 6 459 0 0 0 1752 123 9 460 139 0 0 1752 124 9 448 0 0 0 1752 126 9 7 0 0 0 1752 127 9 448 0 0 0 1752 128 9 418 146 0 0 1752 129 9 2 0 1 0 3 289 1 5 291 1 1 295 1 5 212 1752 120 5
1789 246 1790 1791 1792 2 1 12
1793 1794 596 193 4 3 2 83 155 6 64 0 0 0 1792 16 9 461 147 0 0 1792 17 9 14 0 0 0 1792 19 9 418 148 0 0 1792 20 9 10 58 0 0 1792 22 9 7 0 0 0 1792 24 9 2 0 1 0 1 276 1 5 213 1792 13 5
1795 1796 1797 193 4 3 2 83 155 7 64 0 0 0 1792 32 9 461 147 0 0 1792 33 9 14 0 0 0 1792 35 9 462 0 0 0 1792 29 48 419 149 0 0 1792 37 9 10 150 0 0 1792 39 9 7 0 0 0 1792 41 9 2 0 1 0 1 276 1 6 214 1792 25 5
1798 1799 1797 193 4 3 2 83 155 7 64 0 0 0 1792 32 9 461 147 0 0 1792 33 9 14 0 0 0 1792 35 9 7 0 0 0 1792 30 50 419 149 0 0 1792 37 9 10 150 0 0 1792 39 9 7 0 0 0 1792 41 9 2 0 1 0 1 276 1 6 214 1792 25 5
1800 1801 596 193 4 46 1 83 5 64 0 0 0 1792 46 9 14 0 0 0 1792 47 9 463 12 0 0 1792 48 9 10 58 0 0 1792 50 9 7 0 0 0 1792 52 9 2 0 1 0 1 276 1 4 189 1792 42 5
1802 1803 596 193 6 3 1 83 6 64 0 0 0 1792 57 9 464 0 0 0 1792 58 9 14 0 0 0 1792 59 9 465 12 0 0 1792 60 9 10 58 0 0 1792 62 9 334 0 0 0 1792 64 9 2 0 1 0 1 276 1 5 215 1792 53 5
1804 1805 596 216 4 3 1 155 5 189 0 0 0 1792 69 9 461 0 0 0 1792 70 9 466 147 0 0 1792 71 9 10 151 0 0 1792 73 9 7 0 0 0 1792 75 9 2 0 1 0 6 276 1 4 528 1 2 530 1 4 534 1 1 536 1 2 538 1 4 217 1792 65 5
1806 1807 596 216 6 3 1 155 5 189 0 0 0 1792 81 9 461 0 0 0 1792 82 9 467 147 0 0 1792 83 9 10 151 0 0 1792 85 9 334 0 0 0 1792 87 9 2 0 1 0 4 276 1 4 528 1 2 534 1 1 536 1 2 218 1792 76 5
1808 1809 1810 193 4 3 1 211 6 468 0 0 0 1792 94 9 189 0 0 0 1792 95 9 469 0 0 0 1792 96 9 470 152 0 0 1792 97 9 10 153 0 0 1792 99 9 7 0 0 0 1792 101 9 2 0 1 0 0 183 1792 88 5
1813 1814 1810 193 4 3 2 155 211 6 468 0 0 0 1792 108 9 461 147 0 0 1792 109 9 469 0 0 0 1792 111 9 471 154 0 0 1792 112 9 10 153 0 0 1792 114 9 7 0 0 0 1792 116 9 2 0 1 0 1 276 1 5 214 1792 102 5
1815 1816 1810 193 6 3 1 211 6 468 0 0 0 1792 124 9 464 0 0 0 1792 125 9 469 0 0 0 1792 126 9 472 152 0 0 1792 127 9 10 153 0 0 1792 129 9 7 0 0 0 1792 131 9 2 0 1 0 0 220 1792 117 5
1817 1818 1819 193 6 0 1 83 5 64 0 0 0 1792 138 9 464 0 0 0 1792 139 9 14 0 0 0 1792 140 9 473 155 0 0 1792 141 9 474 0 0 0 1792 143 9 1 0 0 0 221 1792 132 5
1820 1821 596 222 4 3 1 212 7 475 0 0 0 1792 150 9 189 0 0 0 1792 151 9 226 0 0 0 1792 152 9 324 0 0 0 1792 153 9 7 0 0 0 1792 154 9 476 0 0 0 1792 155 9 7 0 0 0 1792 156 9 1 0 0 1 483 1 6 224 1792 144 5
1823 246 1824 1825 1826 2 1 15
1827 1828 596 204 4 4 2 83 85 5 477 0 0 0 1826 21 9 14 12 0 0 1826 22 9 10 58 0 0 1826 24 9 229 0 0 0 1826 26 9 7 0 0 0 1826 27 9 2 0 1 1 1829 2 291 1 1 297 1 4 17 1826 14 5
1830 1831 596 204 4 4 2 83 85 5 477 0 0 0 1826 21 9 14 12 0 0 1826 22 9 10 58 0 0 1826 24 9 477 0 0 0 1826 26 9 7 0 0 0 1826 27 9 2 0 1 1 1829 2 291 1 1 297 2 3 4 17 1826 14 5
1832 1833 596 204 4 47 1 83 5 64 0 0 0 1826 33 9 14 12 0 0 1826 34 9 10 58 0 0 1826 36 9 229 0 0 0 1826 38 9 7 0 0 0 1826 39 9 2 0 1 1 1834 2 291 1 1 297 1 4 17 1826 28 5
1835 1836 596 204 6 4 1 83 6 64 0 0 0 1826 45 9 14 12 0 0 1826 46 9 10 58 0 0 1826 48 9 464 0 0 0 1826 50 9 478 0 0 0 1826 51 9 7 0 0 0 1826 52 9 2 0 1 1 1837 2 291 1 1 297 1 5 17 1826 40 5
1838 1839 596 204 4 4 2 83 166 6 479 0 0 0 1826 56 9 14 12 0 0 1826 57 9 10 58 0 0 1826 59 9 480 33 0 0 1826 61 9 481 156 0 0 1826 63 9 7 0 0 0 1826 65 9 2 0 1 0 2 291 1 1 297 1 5 227 1826 53 5
1840 1841 596 204 4 4 2 83 155 6 64 0 0 0 1826 71 9 14 12 0 0 1826 72 9 10 58 0 0 1826 74 9 461 147 0 0 1826 76 9 10 151 0 0 1826 78 9 7 0 0 0 1826 80 9 2 0 1 0 2 291 1 1 297 1 5 228 1826 66 5
1842 1843 596 204 4 48 2 83 213 6 482 0 0 0 1826 87 9 14 12 0 0 1826 88 9 10 58 0 0 1826 90 9 7 0 0 0 1826 92 9 229 0 0 0 1826 93 9 7 0 0 0 1826 94 9 2 0 1 0 2 291 1 1 297 1 3 230 1826 81 5
1845 1846 596 204 4 4 1 83 3 64 0 0 0 1826 103 9 64 0 0 0 1826 104 9 7 0 0 0 1826 105 9 2 0 7 1 1847 0 46 1826 95 5
1848 1849 596 204 4 4 1 83 3 64 0 0 0 1826 103 9 170 0 0 0 1826 104 9 7 0 0 0 1826 105 9 2 0 7 1 1847 0 46 1826 95 5
1850 1851 596 204 4 4 1 85 3 483 0 0 0 1826 111 9 229 0 0 0 1826 112 9 7 0 0 0 1826 113 9 2 0 7 1 1852 0 46 1826 106 5
1853 1854 596 232 6 4 1 83 4 64 0 0 0 1826 120 9 334 0 0 0 1826 121 9 334 0 0 0 1826 122 9 14 12 0 0 1826 123 9 1 0 1 1855 1 291 1 3 17 1826 114 5
1856 1857 596 204 4 4 1 85 4 483 0 0 0 1826 129 9 170 0 0 0 1826 130 9 229 0 0 0 1826 131 9 7 0 0 0 1826 132 9 2 0 7 0 0 46 1826 125 5
1858 1859 596 204 4 4 2 83 155 4 461 147 0 0 1826 138 9 10 151 0 0 1826 140 9 7 0 0 1 1860 1826 142 9 64 0 0 0 1826 144 9 2 0 1 0 1 297 2 2 3 233 1826 133 5
1861 1862 596 204 4 4 1 214 6 484 0 0 0 1826 151 9 485 157 0 0 1826 152 9 10 158 0 0 1826 154 9 324 0 0 0 1826 156 9 476 0 0 0 1826 157 9 7 0 0 0 1826 158 9 2 0 1 1 1865 2 291 1 1 297 1 5 17 1826 145 5
1866 1867 596 204 4 49 1 85 4 483 0 0 0 1826 164 9 229 0 0 0 1826 165 9 486 0 0 0 1826 166 9 483 0 0 0 1826 167 9 1 0 1 1868 0 46 1826 159 5
1869 246 1870 1871 1872 2 1 26
1873 1874 596 204 4 50 1 215 3 487 0 0 0 1872 25 9 488 0 0 0 1872 26 9 7 0 0 0 1872 27 9 1 0 1 1876 0 15 1872 19 5
1877 1878 596 204 4 50 2 83 72 6 489 28 0 0 1872 37 9 326 0 0 0 1872 39 9 10 159 0 0 1872 40 9 7 0 0 0 1872 42 9 229 0 0 0 1872 43 9 7 0 0 0 1872 44 9 2 0 1 1 1879 2 291 1 0 297 1 3 54 1872 28 5
1880 1881 596 204 4 50 2 83 72 6 489 28 0 0 1872 37 9 7 0 0 0 1872 39 9 10 159 0 0 1872 40 9 7 0 0 0 1872 42 9 229 0 0 0 1872 43 9 7 0 0 0 1872 44 9 2 0 1 1 1879 2 291 1 0 297 1 3 54 1872 28 5
1882 1883 596 204 4 50 2 72 85 6 490 28 0 0 1872 37 9 326 0 0 0 1872 39 9 10 159 0 0 1872 40 9 7 0 0 0 1872 42 9 229 0 0 0 1872 43 9 7 0 0 0 1872 44 9 2 0 1 1 1879 2 291 1 0 297 1 3 54 1872 28 5
1884 1885 596 204 4 50 2 72 85 6 490 28 0 0 1872 37 9 7 0 0 0 1872 39 9 10 159 0 0 1872 40 9 7 0 0 0 1872 42 9 229 0 0 0 1872 43 9 7 0 0 0 1872 44 9 2 0 1 1 1879 2 291 1 0 297 1 3 54 1872 28 5
1886 1887 596 204 4 50 1 83 4 64 0 0 0 1872 49 9 189 0 0 0 1872 50 9 326 0 0 0 1872 51 9 7 0 0 0 1872 52 9 1 0 1 1888 0 46 1872 45 5
1889 1890 596 204 4 51 2 83 72 5 489 28 0 0 1872 58 9 10 159 0 0 1872 60 9 7 0 0 0 1872 62 9 491 0 0 0 1872 63 9 7 0 0 0 1872 64 9 2 0 1 1 1891 2 291 1 0 297 1 2 54 1872 53 5
1892 1893 596 204 4 51 2 83 216 3 492 0 0 0 1872 72 9 7 0 0 0 1872 73 9 7 0 0 0 1872 74 9 1 0 1 1891 0 109 1872 65 5
1894 1895 596 204 4 52 1 83 4 64 0 0 0 1872 80 9 7 0 0 0 1872 81 9 454 0 0 0 1872 82 9 7 0 0 0 1872 83 9 1 0 1 1896 0 46 1872 75 5
1897 1898 596 204 4 50 1 85 4 483 0 0 0 1872 91 9 326 0 0 0 1872 92 9 229 0 0 0 1872 93 9 7 0 0 0 1872 94 9 1 0 1 1899 0 46 1872 84 5
1900 1901 596 204 4 50 1 85 4 483 0 0 0 1872 91 9 7 0 0 0 1872 92 9 229 0 0 0 1872 93 9 7 0 0 0 1872 94 9 1 0 1 1899 0 46 1872 84 5
1902 1903 596 204 4 50 2 85 216 4 493 0 0 0 1872 101 9 326 0 0 0 1872 102 9 229 0 0 0 1872 103 9 7 0 0 0 1872 104 9 1 0 1 1899 0 109 1872 95 5
1904 1905 596 204 4 50 2 83 216 4 492 0 0 0 1872 111 9 7 0 0 0 1872 112 9 7 0 0 0 1872 113 9 325 93 0 0 1872 114 9 1 0 1 1906 0 240 1872 105 5
1907 1908 596 204 4 50 2 85 217 6 494 0 0 0 1872 122 9 495 0 0 0 1872 123 9 326 0 0 0 1872 124 9 229 160 0 0 1872 125 9 10 161 0 0 1872 127 9 7 0 0 0 1872 129 9 2 0 1 1 1899 2 291 1 3 297 1 5 168 1872 116 5
1911 1912 1152 204 4 50 3 83 85 84 7 496 0 0 0 1872 137 9 14 12 0 0 1872 138 9 226 0 0 0 1872 140 9 10 58 0 0 1872 141 9 326 0 0 0 1872 143 9 229 0 0 0 1872 144 9 7 0 0 0 1872 145 9 2 0 1 1 1913 1 291 1 1 243 1872 130 5
1914 1915 596 204 4 50 1 218 5 497 0 0 0 1872 153 9 326 0 0 0 1872 154 9 324 0 0 0 1872 155 9 229 0 0 0 1872 156 9 7 0 0 0 1872 157 9 1 0 1 1917 0 46 1872 146 5
1918 1919 596 204 4 50 1 219 5 498 0 0 0 1872 153 9 326 0 0 0 1872 154 9 324 0 0 0 1872 155 9 229 0 0 0 1872 156 9 7 0 0 0 1872 157 9 1 0 1 1917 0 46 1872 146 5
1921 1922 1923 204 4 50 3 83 84 220 6 499 0 0 0 1872 165 9 14 12 0 0 1872 166 9 226 0 0 0 1872 168 9 10 58 0 0 1872 169 9 326 0 0 0 1872 171 9 500 162 0 0 1872 172 9 2 0 1 1 1913 1 291 1 1 17 1872 158 5
1925 1926 596 204 6 50 1 83 5 64 0 0 0 1872 182 9 464 0 0 0 1872 183 9 326 0 0 0 1872 184 9 478 0 0 0 1872 185 9 334 0 0 0 1872 186 9 1 0 1 1927 0 46 1872 174 5
1928 1929 596 204 6 50 1 83 5 64 0 0 0 1872 182 9 464 0 0 0 1872 183 9 7 0 0 0 1872 184 9 478 0 0 0 1872 185 9 334 0 0 0 1872 186 9 1 0 1 1927 0 46 1872 174 5
1930 1931 596 204 4 50 1 83 6 64 0 0 0 1872 195 9 170 0 0 0 1872 196 9 462 0 0 0 1872 197 9 326 0 0 0 1872 198 9 462 0 0 0 1872 199 9 7 0 0 0 1872 200 9 1 0 1 1932 0 46 1872 187 5
1933 1934 596 204 4 50 1 83 6 64 0 0 0 1872 195 9 170 0 0 0 1872 196 9 189 0 0 0 1872 197 9 326 0 0 0 1872 198 9 318 0 0 0 1872 199 9 7 0 0 0 1872 200 9 1 0 1 1932 0 46 1872 187 5
1935 1936 596 204 4 50 1 218 6 497 0 0 0 1872 195 9 170 0 0 0 1872 196 9 462 0 0 0 1872 197 9 326 0 0 0 1872 198 9 324 0 0 0 1872 199 9 7 0 0 0 1872 200 9 1 0 1 1932 0 46 1872 187 5
1937 1938 596 204 4 50 2 83 72 5 64 0 0 0 1872 208 9 152 28 0 0 1872 209 9 326 0 0 0 1872 211 9 10 159 0 0 1872 212 9 7 0 0 0 1872 214 9 2 0 1 1 1932 2 291 1 1 297 1 4 54 1872 201 5
1939 1940 596 204 4 50 2 83 72 5 64 0 0 0 1872 208 9 152 28 0 0 1872 209 9 7 0 0 0 1872 211 9 10 159 0 0 1872 212 9 7 0 0 0 1872 214 9 2 0 1 1 1932 2 291 1 1 297 1 4 54 1872 201 5
1941 1942 596 204 6 50 1 83 6 64 0 0 0 1872 220 9 170 0 0 0 1872 221 9 464 0 0 0 1872 222 9 326 0 0 0 1872 223 9 478 0 0 0 1872 224 9 334 0 0 0 1872 225 9 1 0 1 1932 0 46 1872 215 5
1943 246 1944 1945 1946 2 1 11
1947 1948 596 247 4 0 1 221 5 501 0 0 0 1946 24 9 14 52 0 0 1946 25 9 418 163 0 1 1949 1946 27 9 170 0 0 0 1946 30 9 7 0 0 0 1946 31 9 2 0 1 1 1950 2 259 1 2 276 1 2 17 1946 19 5
1951 1952 596 247 4 0 1 221 5 501 0 0 0 1946 37 9 181 0 0 0 1946 38 9 257 52 0 0 1946 39 9 418 163 0 0 1946 41 9 170 0 0 0 1946 43 9 2 0 1 1 1953 3 253 1 2 259 1 3 276 1 3 249 1946 32 5
1954 1955 1956 250 4 0 2 221 222 4 502 0 0 0 1946 51 9 503 0 0 0 1946 52 9 504 164 0 0 1946 53 9 418 165 0 0 1946 55 9 2 0 1 1 631 4 253 2 2 3 255 1 2 257 1 3 259 1 3 252 1946 44 5
1958 1959 596 250 4 0 4 221 222 223 0 7 505 0 0 0 1946 60 9 506 0 0 0 1946 61 9 257 1 0 0 1946 67 9 418 166 0 0 1946 69 9 418 167 0 0 1946 71 9 418 165 0 0 1946 73 9 418 163 0 0 1946 75 9 2 0 1 0 4 253 1 2 255 1 2 257 3 3 4 5 259 1 3 254 1946 57 5
1961 1962 596 250 4 0 2 224 225 4 507 0 0 0 1946 83 9 508 0 0 0 1946 84 9 257 168 0 0 1946 85 9 418 169 0 0 1946 87 9 2 0 1 0 4 253 1 2 255 1 2 257 1 3 259 1 3 256 1946 77 5
1968 1969 1970 250 4 0 2 221 226 6 501 0 0 0 1946 96 9 181 0 0 0 1946 97 9 509 0 0 0 1946 98 9 510 0 0 0 1946 99 9 257 170 0 0 1946 100 9 418 171 0 0 1946 102 9 2 0 1 0 4 253 1 4 255 1 4 257 1 5 259 1 5 258 1946 89 5
1972 1973 596 259 4 0 2 223 227 4 511 0 0 0 1946 129 9 304 6 0 0 1946 130 9 14 0 0 1 1975 1946 132 9 512 172 0 0 1946 134 9 2 0 1 1 1628 4 253 1 3 343 1 2 345 1 3 346 1 2 262 1946 104 5
1976 1977 596 259 4 0 2 223 228 4 511 0 0 0 1946 129 9 304 6 0 0 1946 130 9 513 0 0 1 1975 1946 132 9 512 172 0 0 1946 134 9 2 0 1 1 1628 4 253 1 3 343 1 2 345 1 3 346 1 2 263 1946 104 5
1978 1979 596 259 4 0 2 223 229 4 511 0 0 0 1946 129 9 304 6 0 0 1946 130 9 513 0 0 1 1975 1946 132 9 512 172 0 0 1946 134 9 2 0 1 1 1628 4 253 1 3 343 1 2 345 1 3 346 1 2 264 1946 104 5
1980 1981 596 259 4 0 2 223 230 4 511 0 0 0 1946 129 9 304 6 0 0 1946 130 9 7 0 0 1 1975 1946 132 9 512 172 0 0 1946 134 9 2 0 1 1 1628 4 253 1 3 343 1 2 345 1 3 346 1 2 265 1946 104 5
1982 1983 596 250 4 0 3 221 222 223 4 514 0 1 46 0 1946 139 9 14 52 1 46 0 1946 141 9 515 0 1 267 0 1946 144 9 516 0 1 268 0 1946 146 9 2 0 10 0 4 253 2 2 3 255 1 3 257 1 3 259 1 1 269 1946 136 5
1984 246 1985 1986 1987 2 1 12
1988 1989 596 182 4 53 1 231 2 161 0 0 0 1987 19 9 517 91 0 0 1987 20 9 1 0 0 0 270 1987 15 5
1990 1991 596 182 4 3 2 231 155 3 461 147 0 0 1987 25 9 161 0 0 0 1987 27 9 518 173 0 0 1987 28 9 2 0 1 0 0 271 1987 22 5
1992 1993 596 182 6 3 1 231 3 464 0 0 0 1987 34 9 161 0 0 0 1987 35 9 519 91 0 0 1987 36 9 1 0 0 0 272 1987 30 5
1994 1995 596 182 4 3 1 232 4 520 0 0 0 1987 41 9 189 0 0 0 1987 42 9 14 0 0 0 1987 43 9 7 174 0 0 1987 44 9 1 0 0 0 274 1987 38 5
1997 1998 596 182 4 3 1 232 5 520 0 0 0 1987 49 9 189 0 0 0 1987 50 9 14 0 0 0 1987 51 9 520 0 0 0 1987 52 9 7 174 0 0 1987 53 9 1 0 0 0 274 1987 46 5
1999 2000 596 182 4 3 2 232 155 4 520 0 0 0 1987 58 9 461 147 0 0 1987 59 9 14 0 0 0 1987 61 9 418 175 0 0 1987 62 9 2 0 1 0 0 275 1987 55 5
2001 2002 596 182 6 3 1 232 4 520 0 0 0 1987 68 9 464 0 0 0 1987 69 9 14 0 0 0 1987 70 9 521 174 0 0 1987 71 9 1 0 0 0 276 1987 64 5
2003 2004 596 182 4 3 2 231 155 3 461 147 0 0 1987 76 9 161 0 0 0 1987 78 9 418 173 0 0 1987 79 9 2 0 1 0 1 311 1 2 277 1987 73 5
2005 2006 596 182 6 3 1 232 4 520 0 0 0 1987 85 9 464 0 0 0 1987 86 9 7 0 0 0 1987 87 9 465 174 0 0 1987 88 9 1 0 0 1 311 1 3 278 1987 81 5
2007 2008 596 182 6 3 1 233 5 64 0 0 0 1987 94 9 464 0 0 0 1987 95 9 469 0 0 0 1987 96 9 469 0 0 0 1987 97 9 521 12 0 0 1987 98 9 1 0 0 1 311 1 4 279 1987 90 5
2009 2010 596 182 4 46 1 233 2 64 0 0 0 1987 104 9 522 12 0 0 1987 105 9 1 0 0 1 311 1 1 113 1987 100 5
2011 2012 596 182 4 3 2 233 155 6 64 0 0 0 1987 110 9 461 147 0 0 1987 111 9 469 0 0 0 1987 113 9 7 0 0 0 1987 114 9 469 0 0 0 1987 115 9 418 148 0 0 1987 116 9 2 0 1 0 1 311 1 5 213 1987 107 5
2013 246 2014 2015 2016 2 1 1
2017 2018 596 250 4 0 1 234 4 166 0 0 0 2016 15 9 523 33 0 0 2016 16 9 10 156 0 0 2016 18 9 7 0 0 0 2016 20 9 2 0 1 0 1 259 1 3 9 2016 12 5
2020 246 2021 2022 2023 2 1 68
2024 2025 596 182 4 4 2 83 85 5 477 0 0 0 2023 24 9 189 0 0 0 2023 25 9 14 0 0 0 2023 26 9 326 0 0 1 2026 2023 27 9 7 12 0 0 2023 29 9 1 0 1 2027 0 195 2023 13 5
2028 2029 596 182 4 4 2 83 85 5 477 0 0 0 2023 24 9 189 0 0 0 2023 25 9 14 0 0 0 2023 26 9 14 0 0 1 2026 2023 27 9 7 12 0 0 2023 29 9 1 0 1 2027 0 195 2023 13 5
2030 2031 596 182 4 4 2 83 85 5 477 0 0 0 2023 24 9 189 0 0 0 2023 25 9 14 0 0 0 2023 26 9 229 0 0 1 2026 2023 27 9 7 12 0 0 2023 29 9 1 0 1 2027 0 195 2023 13 5
2032 2033 596 182 4 4 2 83 85 5 477 0 0 0 2023 24 9 189 0 0 0 2023 25 9 14 0 0 0 2023 26 9 324 0 0 1 2026 2023 27 9 7 12 0 0 2023 29 9 1 0 1 2027 1 311 1 4 195 2023 13 5
2034 2035 596 182 4 4 2 83 85 5 477 0 0 0 2023 24 9 189 0 0 0 2023 25 9 14 0 0 0 2023 26 9 524 0 0 1 2026 2023 27 9 7 12 0 0 2023 29 9 1 0 1 2027 1 311 1 4 195 2023 13 5
2036 2037 596 182 4 46 1 83 4 64 0 0 0 2023 39 9 14 0 0 0 2023 40 9 328 0 0 1 2038 2023 41 9 474 12 0 0 2023 43 9 1 0 1 2039 1 311 1 3 189 2023 31 5
2040 2041 596 182 4 46 1 83 4 64 0 0 0 2023 39 9 14 0 0 0 2023 40 9 10 0 0 1 2038 2023 41 9 474 12 0 0 2023 43 9 1 0 1 2039 1 311 1 3 189 2023 31 5
2042 2043 2044 182 4 3 1 83 4 64 0 0 0 2023 51 9 189 0 0 0 2023 52 9 14 0 0 0 2023 53 9 525 176 0 0 2023 54 9 2 0 1 0 1 311 1 3 195 2023 45 5
2045 2046 596 280 4 3 1 83 4 64 0 0 0 2023 66 9 189 0 0 0 2023 64 69 14 0 0 0 2023 68 9 526 12 0 0 2023 69 9 1 0 0 1 62 1 3 281 2023 60 5
2047 2048 596 280 4 3 2 83 155 4 64 0 0 0 2023 77 9 461 147 0 0 2023 78 9 14 0 0 0 2023 80 9 527 148 0 0 2023 81 9 2 0 1 0 1 62 1 3 282 2023 71 5
2049 2050 596 283 4 3 1 83 6 64 0 0 0 2023 87 9 189 0 0 0 2023 88 9 14 0 0 0 2023 89 9 528 12 0 0 2023 90 9 10 58 0 0 2023 92 9 7 0 0 0 2023 94 9 2 0 1 0 4 287 1 3 289 1 3 297 1 5 311 1 3 209 2023 83 5
2051 2052 596 182 4 4 2 83 85 6 477 0 0 0 2023 104 9 189 0 0 0 2023 105 9 14 0 0 0 2023 106 9 477 0 0 0 2023 107 9 326 0 0 1 2026 2023 108 9 7 12 0 0 2023 110 9 1 0 1 2053 1 311 1 5 195 2023 95 5
2054 2055 596 182 4 4 2 83 85 6 477 0 0 0 2023 104 9 189 0 0 0 2023 105 9 14 0 0 0 2023 106 9 477 0 0 0 2023 107 9 14 0 0 1 2026 2023 108 9 7 12 0 0 2023 110 9 1 0 1 2053 0 195 2023 95 5
2056 2057 596 182 4 4 2 83 85 6 477 0 0 0 2023 104 9 189 0 0 0 2023 105 9 14 0 0 0 2023 106 9 477 0 0 0 2023 107 9 229 0 0 1 2026 2023 108 9 7 12 0 0 2023 110 9 1 0 1 2053 1 311 1 5 195 2023 95 5
2058 2059 596 182 6 3 1 83 6 64 0 0 0 2023 116 9 189 0 0 0 2023 117 9 14 0 0 0 2023 118 9 64 0 0 0 2023 119 9 334 0 0 0 2023 120 9 7 12 0 0 2023 121 9 1 0 0 1 311 1 5 195 2023 112 5
2060 2061 596 182 4 3 2 83 155 5 64 0 0 0 2023 131 9 461 147 0 0 2023 132 9 14 0 0 0 2023 134 9 326 0 0 1 2026 2023 135 9 418 148 0 0 2023 137 9 2 0 1 0 1 311 1 4 213 2023 123 5
2062 2063 596 182 4 3 2 83 155 5 64 0 0 0 2023 131 9 461 147 0 0 2023 132 9 14 0 0 0 2023 134 9 14 0 0 1 2026 2023 135 9 418 148 0 0 2023 137 9 2 0 1 0 1 311 1 4 213 2023 123 5
2064 2065 596 284 4 3 2 83 155 6 64 0 0 0 2023 145 9 461 147 0 0 2023 146 9 14 0 0 0 2023 148 9 529 148 0 0 2023 149 9 10 58 0 0 2023 151 9 7 0 0 0 2023 153 9 2 0 1 0 2 276 1 5 311 1 3 213 2023 139 5
2066 2067 596 182 4 4 1 85 5 483 0 0 0 2023 158 9 189 0 0 0 2023 159 9 228 0 0 0 2023 160 9 229 0 0 0 2023 161 9 7 177 0 0 2023 162 9 1 0 0 0 195 2023 154 5
2068 2069 596 280 4 3 1 83 5 64 0 0 0 2023 168 9 189 0 0 0 2023 169 9 14 0 0 0 2023 170 9 64 0 0 0 2023 171 9 526 12 0 0 2023 172 9 1 0 0 1 62 1 4 281 2023 164 5
2070 2071 596 284 4 3 1 83 7 64 0 0 0 2023 178 9 189 0 0 0 2023 179 9 14 0 0 0 2023 180 9 64 0 0 0 2023 181 9 7 12 0 0 2023 182 9 10 58 0 0 2023 184 9 7 0 0 0 2023 186 9 2 0 1 0 2 276 1 6 311 1 4 195 2023 174 5
2072 2073 2074 182 4 3 2 83 155 4 64 0 0 0 2023 195 9 461 147 0 0 2023 196 9 14 0 0 0 2023 198 9 530 178 0 0 2023 199 9 2 0 1 0 1 311 1 3 213 2023 187 5
2075 2076 596 182 6 3 1 83 4 64 0 0 0 2023 208 9 464 0 0 0 2023 209 9 14 0 0 0 2023 210 9 531 179 0 0 2023 211 9 2 0 1 0 1 311 1 3 215 2023 204 5
2077 2078 596 182 6 3 1 83 5 64 0 0 0 2023 217 9 464 0 0 0 2023 218 9 14 0 0 0 2023 219 9 292 0 0 0 2023 220 9 334 0 0 0 2023 221 9 1 0 0 1 309 1 4 220 2023 213 5
2079 2080 596 182 6 4 2 83 85 5 477 0 0 0 2023 232 9 464 0 0 0 2023 233 9 14 0 0 0 2023 234 9 7 0 0 1 1430 2023 235 9 465 12 0 0 2023 237 9 1 0 1 2081 1 311 1 4 215 2023 222 5
2082 2083 596 182 6 4 2 83 85 5 477 0 0 0 2023 232 9 464 0 0 0 2023 233 9 14 0 0 0 2023 234 9 326 0 0 1 1430 2023 235 9 465 12 0 0 2023 237 9 1 0 1 2081 1 311 1 4 215 2023 222 5
2084 2085 596 182 6 4 2 83 85 5 477 0 0 0 2023 232 9 464 0 0 0 2023 233 9 14 0 0 0 2023 234 9 229 0 0 1 1430 2023 235 9 465 12 0 0 2023 237 9 1 0 1 2081 1 311 1 4 215 2023 222 5
2086 2087 596 280 6 3 1 83 4 64 0 0 0 2023 244 9 464 0 0 0 2023 245 9 14 0 0 0 2023 246 9 532 12 0 0 2023 247 9 1 0 0 1 62 1 3 285 2023 239 5
2088 2089 596 182 4 3 1 83 5 64 0 0 0 2023 253 9 14 12 0 0 2023 254 9 10 58 0 0 2023 256 9 292 0 0 0 2023 258 9 7 0 0 0 2023 259 9 2 0 1 1 2090 0 17 2023 249 5
2091 2092 596 182 4 4 1 85 6 483 0 0 0 2023 264 9 228 0 0 0 2023 265 9 292 0 0 0 2023 266 9 7 0 0 0 2023 267 9 229 0 0 0 2023 268 9 7 0 0 0 2023 269 9 1 0 0 0 109 2023 260 5
2093 2094 596 182 6 3 1 83 8 64 0 0 0 2023 279 9 464 0 0 0 2023 280 9 14 0 0 0 2023 281 9 7 0 0 0 2023 282 9 462 0 0 0 2023 283 9 533 12 0 0 2023 284 9 10 58 0 0 2023 286 9 334 0 0 0 2023 288 9 2 0 1 1 2053 1 311 1 5 279 2023 270 5
2095 2096 596 182 6 3 1 83 8 64 0 0 0 2023 279 9 464 0 0 0 2023 280 9 14 0 0 0 2023 281 9 7 0 0 0 2023 282 9 324 0 0 0 2023 283 9 533 12 0 0 2023 284 9 10 58 0 0 2023 286 9 334 0 0 0 2023 288 9 2 0 1 1 2053 1 311 1 5 279 2023 270 5
2097 2098 596 182 6 3 1 83 8 64 0 0 0 2023 279 9 464 0 0 0 2023 280 9 14 0 0 0 2023 281 9 7 0 0 0 2023 282 9 6 0 0 0 2023 283 9 533 12 0 0 2023 284 9 10 58 0 0 2023 286 9 334 0 0 0 2023 288 9 2 0 1 1 2053 1 311 1 5 279 2023 270 5
2099 2100 596 286 6 3 1 83 4 64 0 0 0 2023 295 9 189 0 0 0 2023 296 9 14 0 0 0 2023 297 9 467 12 0 0 2023 298 9 1 0 1 2101 2 311 1 3 504 1 3 209 2023 289 5
2102 2103 2104 182 4 3 2 83 155 4 64 0 0 0 2023 309 9 461 147 0 0 2023 310 9 14 0 0 0 2023 312 9 534 180 0 0 2023 313 9 2 0 1 1 2027 1 311 1 3 213 2023 300 5
2105 2106 596 182 5 3 2 83 155 5 64 0 0 0 2023 325 9 461 147 0 0 2023 326 9 14 0 0 0 2023 328 9 323 0 0 0 2023 329 9 418 12 0 0 2023 330 9 1 0 0 1 311 1 4 213 2023 319 5
2107 2108 596 182 4 4 3 83 85 155 4 477 0 0 0 2023 341 9 461 147 0 0 2023 342 9 14 0 0 0 2023 344 9 535 178 0 0 2023 345 9 2 0 1 0 1 311 1 3 213 2023 332 5
2109 2110 596 182 4 4 3 83 85 155 4 477 0 0 0 2023 341 9 461 147 0 0 2023 342 9 14 0 0 0 2023 344 9 536 178 0 0 2023 345 9 2 0 1 0 1 311 1 3 213 2023 332 5
2111 2112 596 182 4 3 3 83 155 211 6 537 0 0 0 2023 359 9 461 147 0 0 2023 360 9 469 0 0 0 2023 362 9 14 0 0 0 2023 363 9 462 0 0 0 2023 356 48 536 148 0 0 2023 365 9 2 0 1 0 1 311 1 5 288 2023 350 5
2113 2114 596 182 4 3 3 83 155 211 6 537 0 0 0 2023 359 9 461 147 0 0 2023 360 9 469 0 0 0 2023 362 9 14 0 0 0 2023 363 9 7 0 0 0 2023 357 50 536 148 0 0 2023 365 9 2 0 1 0 1 311 1 5 289 2023 350 5
2115 2116 2117 182 4 3 3 83 155 166 4 479 0 0 0 2023 374 9 461 147 0 0 2023 375 9 14 0 0 0 2023 377 9 538 181 0 0 2023 378 9 2 0 1 0 1 311 1 3 290 2023 367 5
2118 2119 596 182 6 3 2 83 155 4 64 0 0 0 2023 390 9 461 147 0 0 2023 391 9 14 0 0 0 2023 393 9 539 178 0 0 2023 394 9 2 0 1 0 1 311 1 3 291 2023 384 5
2120 2121 596 182 4 54 2 83 231 4 540 91 0 0 2023 405 9 491 0 0 0 2023 407 9 14 0 0 0 2023 408 9 541 182 0 0 2023 409 9 2 0 1 0 1 311 1 3 293 2023 399 5
2122 2123 596 182 4 54 1 83 5 64 0 0 0 2023 415 9 189 0 0 0 2023 416 9 14 0 0 0 2023 417 9 491 0 0 0 2023 418 9 7 12 0 0 2023 419 9 1 0 0 0 195 2023 411 5
2124 2125 596 182 6 3 1 83 6 64 0 0 0 2023 425 9 464 0 0 0 2023 426 9 189 0 0 0 2023 427 9 14 0 0 0 2023 428 9 478 0 0 0 2023 429 9 467 12 0 0 2023 430 9 1 0 0 1 311 1 5 294 2023 421 5
2126 2127 596 182 4 55 1 85 5 483 0 0 0 2023 436 9 189 0 0 0 2023 437 9 228 0 0 0 2023 438 9 318 0 0 0 2023 439 9 343 177 0 0 2023 440 9 1 0 0 1 311 1 4 113 2023 432 5
2128 2129 596 182 4 55 2 85 155 5 483 0 0 0 2023 448 9 461 147 0 0 2023 449 9 228 0 0 0 2023 451 9 10 151 0 0 2023 452 9 343 177 0 0 2023 454 9 2 0 1 0 1 311 1 4 295 2023 442 5
2130 2131 2132 182 4 3 1 83 5 64 0 0 0 2023 460 9 189 0 0 0 2023 461 9 14 0 0 0 2023 462 9 64 0 0 0 2023 463 9 542 179 0 0 2023 464 9 2 0 1 0 1 311 1 4 195 2023 456 5
2133 2134 596 182 4 3 2 83 84 5 543 0 0 0 2023 471 9 189 0 0 0 2023 472 9 14 0 0 0 2023 473 9 543 0 0 0 2023 474 9 544 12 0 0 2023 475 9 1 0 0 1 311 1 4 297 2023 466 5
2135 2136 596 182 6 3 1 83 5 64 0 0 0 2023 484 9 464 0 0 0 2023 485 9 14 0 0 0 2023 486 9 324 0 0 0 2023 487 9 465 12 0 0 2023 488 9 1 0 0 1 311 1 4 215 2023 477 5
2137 2138 596 182 6 3 1 83 5 64 0 0 0 2023 484 9 464 0 0 0 2023 485 9 14 0 0 0 2023 486 9 6 0 0 0 2023 487 9 465 12 0 0 2023 488 9 1 0 0 1 311 1 4 215 2023 477 5
2139 2140 596 182 6 3 1 83 5 64 0 0 0 2023 494 9 464 0 0 0 2023 495 9 14 0 0 0 2023 496 9 524 0 0 0 2023 497 9 465 12 0 0 2023 498 9 1 0 0 1 311 1 4 215 2023 490 5
2141 2142 596 182 6 54 1 83 4 64 0 0 0 2023 505 9 464 0 0 0 2023 506 9 14 0 0 0 2023 507 9 545 12 0 0 2023 508 9 1 0 0 1 311 1 3 279 2023 500 5
2143 2144 2145 182 6 3 2 83 166 4 479 0 0 0 2023 519 9 464 0 0 0 2023 520 9 14 0 0 0 2023 521 9 546 183 0 0 2023 522 9 2 0 1 0 1 311 1 3 298 2023 510 5
2146 2147 596 182 6 3 1 83 5 64 0 0 0 2023 531 9 464 0 0 0 2023 532 9 14 0 0 0 2023 533 9 64 0 0 0 2023 534 9 533 12 0 0 2023 535 9 1 0 0 1 311 1 4 279 2023 527 5
2148 2149 596 286 6 3 1 83 6 64 0 0 0 2023 542 9 464 0 0 0 2023 543 9 14 0 0 0 2023 544 9 7 0 0 0 2023 545 9 334 0 0 0 2023 546 9 465 12 0 0 2023 547 9 1 0 0 3 311 1 5 504 1 5 510 2 4 5 299 2023 537 5
2150 2151 596 286 6 3 1 83 4 64 0 0 0 2023 554 9 464 0 0 0 2023 555 9 14 0 0 0 2023 556 9 547 12 0 0 2023 557 9 1 0 0 3 311 1 3 504 1 3 510 1 3 299 2023 549 5
2152 2153 596 286 6 3 2 83 155 4 64 0 0 0 2023 566 9 464 0 0 0 2023 567 9 14 0 0 0 2023 568 9 548 184 0 0 2023 569 9 2 0 1 0 3 311 1 3 504 1 3 510 1 3 300 2023 559 5
2154 2155 596 286 6 3 2 83 235 5 549 0 0 0 2023 581 9 464 0 0 0 2023 582 9 14 0 0 0 2023 583 9 7 0 0 0 2023 584 9 465 174 0 0 2023 585 9 1 0 0 3 311 1 4 504 1 4 506 1 4 302 2023 574 5
2156 2157 2158 286 6 0 2 83 236 3 549 0 0 0 2023 609 9 550 0 0 0 2023 600 16 551 185 0 0 2023 611 9 2 0 1 0 3 311 1 2 504 1 2 508 1 2 303 2023 587 5
2159 2160 2158 286 6 0 2 83 236 3 549 0 0 0 2023 609 9 189 0 0 0 2023 605 16 552 185 0 0 2023 611 9 2 0 1 0 4 311 1 2 504 1 2 508 1 2 510 1 2 303 2023 587 5
2161 2162 2132 304 4 4 2 85 155 4 483 0 0 0 2023 642 9 189 0 0 0 2023 643 9 461 0 0 0 2023 644 9 553 186 0 0 2023 645 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 217 2023 624 5
2163 2164 2132 304 4 4 2 85 155 4 483 0 0 0 2023 642 9 189 0 0 0 2023 643 9 461 0 0 0 2023 644 9 554 186 0 0 2023 645 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 217 2023 624 5
2165 2166 2132 304 4 4 2 85 155 4 483 0 0 0 2023 642 9 189 0 0 0 2023 643 9 461 0 0 0 2023 644 9 555 186 0 0 2023 645 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 217 2023 624 5
2167 2168 2169 304 4 3 2 83 155 4 64 0 0 0 2023 657 9 189 0 0 0 2023 658 9 461 0 0 0 2023 659 9 556 187 0 0 2023 660 9 2 0 1 0 5 311 1 3 528 1 3 530 1 0 534 1 2 536 1 3 249 2023 650 5
2170 2171 596 304 4 3 2 83 155 5 64 0 0 0 2023 674 9 14 12 0 0 2023 675 9 461 0 0 0 2023 677 9 7 0 0 1 2172 2023 678 9 418 188 0 0 2023 680 9 2 0 1 0 5 311 1 4 528 1 4 530 1 0 534 1 2 536 1 4 305 2023 665 5
2173 2174 596 304 4 3 2 83 155 5 64 0 0 0 2023 674 9 14 12 0 0 2023 675 9 461 0 0 0 2023 677 9 461 0 0 1 2172 2023 678 9 418 188 0 0 2023 680 9 2 0 1 0 5 311 1 4 528 1 4 530 1 0 534 1 2 536 1 4 305 2023 665 5
2175 2176 596 304 6 3 2 83 155 5 64 0 0 0 2023 689 9 14 12 0 0 2023 690 9 461 0 0 0 2023 692 9 334 0 0 0 2023 693 9 557 188 0 0 2023 694 9 2 0 1 0 5 311 1 4 528 1 4 530 1 0 534 1 2 536 1 4 306 2023 682 5
2177 320 2178 2179 2180 2 1 11
2181 2182 596 183 4 0 1 182 3 255 0 0 0 2180 31 9 256 0 0 1 2183 2180 32 9 257 189 0 0 2180 34 9 2 0 7 1 2184 2 327 1 1 329 1 2 113 2180 19 5
2185 2186 596 183 4 0 1 237 3 83 0 0 0 2180 31 9 558 0 0 1 2183 2180 32 9 257 190 0 0 2180 34 9 2 0 7 1 2184 2 327 1 1 329 1 2 307 2180 19 5
2188 2189 596 183 4 0 1 238 3 559 0 0 0 2180 31 9 560 0 0 1 2183 2180 32 9 257 191 0 0 2180 34 9 2 0 7 1 2184 2 327 1 1 329 1 2 309 2180 19 5
2192 2193 596 183 4 56 1 239 2 161 0 0 0 2180 40 9 257 91 0 0 2180 41 9 1 0 0 2 327 2 0 1 329 1 1 154 2180 36 5
2194 2195 596 183 4 0 1 182 3 255 0 0 0 2180 46 9 6 0 0 0 2180 47 9 561 71 0 0 2180 48 9 1 0 1 2196 0 17 2180 43 5
2197 2198 596 183 4 0 1 182 4 255 0 0 0 2180 54 9 562 0 0 0 2180 55 9 561 0 0 0 2180 56 9 257 71 0 0 2180 57 9 1 0 0 2 327 1 2 329 1 3 113 2180 51 5
2199 2200 596 183 4 0 1 182 4 255 0 0 0 2180 63 9 563 0 0 0 2180 64 9 255 0 0 0 2180 65 9 561 71 0 0 2180 66 9 1 0 1 2201 0 17 2180 59 5
2202 2203 596 183 4 0 1 182 5 255 0 0 0 2180 71 9 256 0 0 0 2180 72 9 255 0 0 0 2180 73 9 255 0 0 0 2180 74 9 564 71 0 0 2180 75 9 1 0 0 3 327 1 1 329 1 4 331 1 2 113 2180 68 5
2204 2205 596 183 4 0 2 182 237 4 565 0 0 0 2180 80 9 566 0 0 0 2180 81 9 257 15 0 0 2180 82 9 418 192 0 0 2180 84 9 2 0 1 0 2 327 1 1 329 2 2 3 311 2180 77 5
2206 2207 2208 183 4 0 1 182 2 255 0 0 0 2180 91 9 256 193 1 112 0 2180 92 9 3 0 3 10 0 2 327 1 1 329 1 1 312 2180 86 5
2210 2211 596 183 4 57 2 182 239 4 567 0 0 0 2180 99 9 189 0 0 0 2180 100 9 561 0 0 0 2180 101 9 7 71 0 0 2180 102 9 1 0 0 2 327 1 2 329 1 3 314 2180 95 5
2212 320 2213 2214 2215 2 1 11
2216 2217 596 185 4 0 1 240 3 568 0 0 0 2215 26 9 569 0 0 0 2215 27 9 570 194 0 0 2215 28 9 2 0 7 1 2220 3 356 1 1 358 1 2 359 1 2 113 2215 18 5
2221 2222 596 185 4 0 1 240 3 568 0 0 0 2215 26 9 569 0 0 0 2215 27 9 571 194 0 0 2215 28 9 2 0 7 1 2220 3 356 1 1 358 1 2 359 1 2 113 2215 18 5
2223 2224 596 185 4 0 2 240 241 5 572 0 0 0 2215 33 9 573 0 0 0 2215 34 9 574 0 0 0 2215 35 9 575 195 0 0 2215 36 9 576 196 0 0 2215 38 9 2 0 1 0 3 356 1 2 358 1 4 359 2 2 3 317 2215 30 5
2227 2228 596 185 4 0 1 240 2 568 0 0 0 2215 44 9 574 197 0 0 2215 45 9 2 0 4 1 2229 1 356 1 1 17 2215 40 5
2230 2231 2232 185 4 0 1 240 5 568 0 0 0 2215 56 9 577 0 0 0 2215 57 9 318 198 0 0 2215 58 9 578 0 0 0 2215 60 9 579 199 0 0 2215 61 9 2 0 1 0 3 356 1 3 358 1 4 359 1 4 195 2215 47 5
2233 2234 2232 185 4 0 1 240 5 568 0 0 0 2215 56 9 577 0 0 0 2215 57 9 318 198 0 0 2215 58 9 580 0 0 0 2215 60 9 581 199 0 0 2215 61 9 2 0 1 0 3 356 1 3 358 1 4 359 1 4 195 2215 47 5
2235 2236 2237 185 4 0 2 240 241 3 572 0 0 0 2215 69 9 582 198 0 0 2215 70 9 583 200 0 0 2215 72 9 2 0 1 0 3 356 1 1 358 1 2 359 1 2 318 2215 63 5
2238 2239 596 185 4 58 1 242 4 584 0 0 0 2215 86 9 585 0 0 0 2215 87 9 273 0 0 0 2215 88 9 571 201 0 0 2215 89 9 1 0 0 3 356 1 2 358 1 3 359 1 3 113 2215 80 5
2242 2243 596 185 4 59 1 243 2 584 0 0 0 2215 97 9 571 201 0 0 2215 98 9 1 0 0 3 356 2 0 1 358 1 1 359 1 1 154 2215 91 5
2244 2245 596 185 4 3 1 240 2 568 0 0 0 2215 104 9 574 202 0 0 2215 105 9 1 0 1 2246 0 17 2215 100 5
2247 2248 596 185 4 0 1 240 2 568 0 0 0 2215 111 9 569 203 1 315 0 2215 112 9 3 0 3 10 0 2 356 1 1 358 1 1 312 2215 108 5
2249 320 2250 2251 2252 2 1 2
2253 2254 2255 220 6 3 2 83 244 3 477 0 0 0 2252 18 9 14 12 0 0 2252 19 9 586 0 0 0 2252 21 9 1 0 0 1 369 1 2 17 2252 13 5
2256 2257 596 220 6 3 1 83 3 64 0 0 0 2252 26 9 587 0 0 0 2252 27 9 257 12 0 0 2252 28 9 1 0 0 1 371 1 2 195 2252 23 5
2258 320 2259 2260 2261 2 1 12
2262 2263 596 220 6 60 1 245 3 588 0 0 0 2261 26 9 589 0 0 0 2261 27 9 521 204 0 0 2261 28 9 2 0 7 1 2266 2 369 2 1 2 371 1 2 113 2261 17 5
2267 2268 596 220 6 61 1 245 3 588 0 0 0 2261 26 9 589 0 0 0 2261 27 9 521 204 0 0 2261 28 9 2 0 7 1 2266 2 369 2 1 2 371 1 2 113 2261 17 5
2269 2270 596 220 6 60 1 246 2 590 0 0 0 2261 36 9 521 205 0 0 2261 37 9 1 0 0 2 369 2 0 1 371 1 1 154 2261 30 5
2273 2274 596 220 6 0 1 245 4 588 0 0 0 2261 42 9 464 0 0 0 2261 43 9 478 0 0 0 2261 44 9 589 206 0 0 2261 45 9 1 0 1 2275 0 17 2261 39 5
2276 2277 596 220 6 0 1 245 5 588 0 0 0 2261 51 9 591 0 0 0 2261 52 9 592 0 0 0 2261 53 9 588 0 0 0 2261 54 9 593 206 0 0 2261 55 9 1 0 0 2 369 2 2 3 371 1 4 189 2261 48 5
2278 2279 596 220 6 62 1 247 5 590 0 0 0 2261 63 9 594 0 0 0 2261 64 9 464 0 0 0 2261 65 9 273 0 0 0 2261 66 9 521 205 0 0 2261 67 9 1 0 0 2 369 1 3 371 1 4 322 2261 57 5
2281 2282 596 220 6 60 2 245 248 5 595 0 0 0 2261 75 9 589 0 0 0 2261 76 9 596 0 0 0 2261 77 9 521 205 0 0 2261 78 9 418 207 0 0 2261 80 9 2 0 1 0 2 369 2 1 3 371 2 3 4 318 2261 69 5
2283 2284 2285 220 6 63 1 245 2 588 0 0 0 2261 90 9 589 206 0 0 2261 91 9 1 0 1 2286 2 369 1 1 372 1 1 17 2261 82 5
2287 2288 596 324 6 64 1 245 3 588 0 0 0 2261 98 9 589 0 0 0 2261 99 9 571 206 0 1 2289 2261 100 9 1 0 0 6 356 2 1 2 358 1 2 359 1 2 361 1 1 369 1 2 372 1 2 113 2261 93 5
2290 2291 596 325 6 65 1 245 4 588 0 0 0 2261 108 9 589 0 0 0 2261 109 9 571 0 0 0 2261 110 9 521 0 0 0 2261 111 9 1 0 0 5 369 1 3 372 2 2 3 401 1 1 403 1 2 406 1 1 326 2261 103 5
2292 2293 596 324 6 66 1 245 3 588 0 0 0 2261 117 9 589 0 0 0 2261 118 9 571 206 0 0 2261 119 9 1 0 0 4 356 2 1 2 358 1 2 359 1 2 361 1 1 113 2261 112 5
2294 2295 2296 220 6 60 1 245 2 588 0 0 0 2261 127 9 589 208 1 320 0 2261 128 9 3 0 3 10 0 2 369 1 1 371 1 1 312 2261 121 5
2297 320 2298 2299 2300 2 1 7
2301 2302 2303 327 4 0 2 249 250 5 597 0 0 0 2300 26 9 598 0 0 0 2300 27 9 599 209 0 0 2300 28 9 571 210 0 0 2300 30 9 418 211 0 0 2300 32 9 2 0 1 1 631 2 380 1 3 382 1 4 329 2300 19 5
2306 2307 596 327 4 0 4 249 250 251 252 6 600 0 0 0 2300 41 9 601 0 0 0 2300 42 9 257 212 0 0 2300 48 9 418 213 0 0 2300 50 9 418 214 0 0 2300 52 9 418 215 0 0 2300 54 9 2 0 1 1 2312 2 380 1 2 382 1 3 331 2300 37 5
2313 2314 596 327 4 0 2 249 250 5 597 0 0 0 2300 60 9 598 0 0 0 2300 61 9 602 0 0 0 2300 62 9 257 216 0 0 2300 63 9 418 215 0 0 2300 65 9 2 0 1 1 2315 2 380 1 3 382 1 4 332 2300 56 5
2316 2317 596 333 6 0 2 249 250 5 597 0 0 0 2300 71 9 598 0 0 0 2300 72 9 603 0 0 0 2300 73 9 521 216 0 0 2300 74 9 418 215 0 0 2300 76 9 2 0 1 0 4 369 1 2 371 1 3 380 1 3 382 1 4 189 2300 67 5
2318 2319 596 327 4 0 3 249 250 251 7 604 0 0 0 2300 81 9 605 217 0 0 2300 82 9 606 0 0 0 2300 84 9 604 0 0 0 2300 85 9 7 0 0 0 2300 86 9 418 218 0 0 2300 87 9 418 214 0 0 2300 89 9 2 0 1 0 2 380 1 5 382 1 6 335 2300 78 5
2320 2321 596 327 4 0 4 249 250 251 252 6 600 0 0 0 2300 94 9 607 212 0 0 2300 95 9 608 0 0 0 2300 97 9 418 213 0 0 2300 98 9 418 214 0 0 2300 100 9 418 215 0 0 2300 102 9 2 0 1 0 2 380 2 3 4 382 1 4 336 2300 91 5
2322 2323 596 327 4 0 4 249 250 251 252 5 600 0 0 0 2300 107 9 609 212 0 0 2300 108 9 610 0 1 337 0 2300 110 9 7 0 1 337 0 2300 112 9 604 0 1 337 0 2300 114 9 2 0 10 0 2 380 3 2 3 4 382 1 2 338 2300 104 5
2324 320 2325 2326 2327 2 1 18
2328 2329 596 339 4 0 2 171 208 4 449 0 0 0 2327 24 9 231 109 0 0 2327 25 9 458 0 0 0 2327 27 9 611 219 0 1 2330 2327 28 9 2 0 1 1 2220 3 343 1 2 345 1 3 346 1 2 113 2327 17 5
2331 2332 596 339 4 0 2 171 208 4 449 0 0 0 2327 24 9 231 109 0 0 2327 25 9 458 0 0 0 2327 27 9 418 219 0 1 2330 2327 28 9 2 0 1 1 2220 3 343 1 2 345 1 3 346 1 2 113 2327 17 5
2333 2334 596 339 4 0 2 171 253 4 612 0 0 0 2327 40 9 485 220 0 0 2327 41 9 240 0 0 0 2327 43 9 418 221 0 0 2327 44 9 2 0 1 0 3 343 1 2 345 1 3 346 1 2 113 2327 31 5
2337 2338 596 339 4 0 2 171 254 4 612 0 0 0 2327 40 9 485 220 0 0 2327 41 9 240 0 0 0 2327 43 9 418 221 0 0 2327 44 9 2 0 1 0 3 343 1 2 345 1 3 346 1 2 113 2327 31 5
2339 2340 596 339 4 0 2 171 255 4 612 0 0 0 2327 40 9 485 220 0 0 2327 41 9 240 0 0 0 2327 43 9 418 221 0 0 2327 44 9 2 0 1 0 3 343 1 2 345 1 3 346 1 2 113 2327 31 5
2341 2342 596 339 4 0 2 171 208 6 449 0 0 0 2327 49 9 231 109 0 0 2327 50 9 458 0 0 0 2327 52 9 7 0 0 0 2327 53 9 449 0 0 0 2327 54 9 418 219 0 0 2327 55 9 2 0 1 0 3 343 4 2 3 4 5 345 1 5 346 1 2 113 2327 46 5
2343 2344 596 339 4 0 2 208 256 4 613 0 0 0 2327 63 9 614 62 0 0 2327 64 9 615 0 0 0 2327 66 9 418 222 0 0 2327 67 9 2 0 1 1 2348 3 343 1 2 345 1 3 346 1 2 113 2327 57 5
2349 2350 596 339 4 0 2 171 208 4 449 0 0 0 2327 72 9 231 109 0 0 2327 73 9 10 145 0 0 2327 75 9 458 62 0 0 2327 77 9 2 0 1 1 2351 0 17 2327 69 5
2352 2353 596 214 4 0 2 171 257 4 448 0 0 0 2327 86 9 616 223 0 0 2327 87 9 231 0 0 0 2327 89 9 418 224 0 0 2327 90 9 2 0 1 0 5 343 1 2 345 1 3 346 1 2 528 1 1 530 2 0 3 113 2327 80 5
2355 2356 596 214 4 0 2 171 257 4 448 0 0 0 2327 98 9 231 109 0 0 2327 99 9 616 0 0 0 2327 101 9 418 225 0 0 2327 102 9 2 0 1 0 8 343 1 2 345 1 3 346 1 2 348 1 2 528 1 3 530 1 0 534 1 2 536 1 3 343 2327 92 5
2357 2358 596 214 4 0 2 257 258 3 616 223 0 0 2327 111 9 617 0 0 0 2327 113 9 418 226 0 0 2327 114 9 2 0 1 0 7 343 1 1 345 1 2 346 1 1 348 1 1 528 2 0 2 534 1 1 536 1 2 204 2327 104 5
2360 2361 596 339 4 67 2 171 259 5 618 0 0 0 2327 122 9 485 0 0 0 2327 123 9 231 109 0 0 2327 124 9 273 0 0 0 2327 126 9 418 227 0 0 2327 127 9 2 0 1 0 3 343 2 3 4 345 1 4 346 1 3 314 2327 116 5
2364 2365 2366 339 4 0 2 171 208 3 449 0 0 0 2327 135 9 231 109 0 0 2327 136 9 619 228 0 1 2368 2327 138 9 2 0 1 0 1 343 1 2 17 2327 129 5
2369 2370 596 339 4 0 3 171 208 209 6 620 0 0 0 2327 155 9 231 109 0 0 2327 156 9 458 0 0 0 2327 158 9 621 0 0 0 2327 159 9 418 229 0 0 2327 160 9 418 141 0 0 2327 162 9 2 0 1 0 3 343 1 2 345 2 4 5 346 1 2 318 2327 150 5
2371 2372 2373 339 4 0 2 171 208 3 449 0 0 0 2327 169 9 231 109 0 0 2327 170 9 458 230 1 340 0 2327 172 9 3 0 3 10 0 3 343 1 2 345 1 2 346 1 2 312 2327 164 5
2375 2376 596 339 4 0 2 171 208 5 449 0 0 0 2327 178 9 10 0 0 1 2377 2327 179 9 231 109 0 0 2327 181 9 458 0 0 0 2327 183 9 418 219 0 0 2327 184 9 2 0 1 0 3 343 1 3 345 1 4 346 1 3 113 2327 175 5
2378 2379 596 339 4 0 2 171 208 3 449 0 0 0 2327 189 9 231 109 0 0 2327 190 9 622 0 0 0 2327 192 9 1 0 0 2 343 1 2 346 1 2 17 2327 186 5
2380 2381 596 339 4 0 2 171 208 3 449 0 0 0 2327 199 9 231 109 0 0 2327 200 9 623 0 0 0 2327 202 9 1 0 0 2 343 1 2 346 1 2 17 2327 196 5
2382 320 2383 2384 2385 2 1 4
2386 2387 596 339 4 3 2 231 244 3 624 91 0 0 2385 24 9 625 0 0 0 2385 26 9 228 0 0 0 2385 27 9 1 0 1 2388 2 343 2 1 2 346 1 1 54 2385 16 5
2389 2390 596 339 4 3 2 82 244 3 626 55 0 0 2385 24 9 7 0 0 0 2385 26 9 228 0 0 0 2385 27 9 1 0 1 2388 2 343 2 1 2 346 1 1 108 2385 16 5
2391 2392 596 339 4 3 2 260 244 3 627 12 0 0 2385 24 9 14 0 0 0 2385 26 9 228 0 0 0 2385 27 9 1 0 1 2388 2 343 1 1 346 1 1 17 2385 16 5
2393 2394 596 339 4 3 3 260 261 244 4 628 0 0 0 2385 32 9 14 12 0 0 2385 33 9 629 0 0 0 2385 35 9 228 0 0 0 2385 36 9 1 0 1 2396 2 343 1 2 346 1 2 17 2385 28 5
2397 394 2398 2399 2400 2 1 19
2401 2402 596 348 4 68 1 262 4 630 0 0 0 2400 28 9 631 0 0 0 2400 29 9 7 0 0 0 2400 30 9 170 0 0 0 2400 31 9 1 0 0 1 418 1 1 46 2400 18 5
2405 2406 596 348 4 68 1 263 4 630 0 0 0 2400 28 9 631 0 0 0 2400 29 9 7 0 0 0 2400 30 9 170 0 0 0 2400 31 9 1 0 0 1 418 1 1 46 2400 18 5
2407 2408 596 348 4 68 1 264 4 630 0 0 0 2400 28 9 631 0 0 0 2400 29 9 7 0 0 0 2400 30 9 170 0 0 0 2400 31 9 1 0 0 1 418 1 1 46 2400 18 5
2409 2410 596 348 4 69 1 265 3 632 0 0 0 2400 36 9 614 0 0 0 2400 37 9 7 0 0 0 2400 38 9 1 0 0 1 418 1 1 46 2400 32 5
2411 2412 2413 351 4 70 1 266 4 633 0 0 0 2400 47 9 231 0 0 0 2400 48 9 634 0 0 0 2400 49 9 7 0 0 0 2400 50 9 1 0 0 3 418 1 1 420 1 2 483 1 2 46 2400 39 5
2414 2415 596 348 4 71 1 266 4 633 0 0 0 2400 56 9 635 0 0 0 2400 57 9 634 0 0 0 2400 58 9 7 0 0 0 2400 59 9 1 0 1 2416 2 418 1 1 420 1 2 353 2400 51 5
2417 2418 596 351 4 71 1 266 4 633 0 0 0 2400 68 9 635 0 0 0 2400 69 9 636 0 0 0 2400 70 9 265 0 0 0 2400 71 9 1 0 1 2419 3 418 1 1 420 1 3 483 2 2 3 109 2400 60 5
2420 2421 2422 348 4 71 2 266 267 4 637 0 0 0 2400 80 9 638 0 0 0 2400 81 9 639 0 0 0 2400 82 9 265 0 0 0 2400 83 9 1 0 0 2 418 1 1 420 1 3 353 2400 72 5
2424 2425 596 348 4 71 1 266 4 633 0 0 0 2400 88 9 273 0 0 0 2400 89 9 635 0 0 1 2426 2400 90 9 7 0 0 0 2400 94 9 1 0 0 1 418 1 2 46 2400 84 5
2427 2428 596 348 4 71 1 266 5 633 0 0 0 2400 100 9 231 0 0 1 2429 2400 101 9 273 0 0 0 2400 103 9 7 0 0 0 2400 104 9 170 0 0 0 2400 105 9 1 0 1 2430 1 418 1 2 109 2400 95 5
2431 2432 596 348 4 67 1 266 3 633 0 0 0 2400 110 9 231 0 0 0 2400 111 9 273 231 0 0 2400 112 9 1 0 1 2433 1 421 1 2 168 2400 106 5
2434 2435 596 348 4 72 2 266 265 4 640 0 0 0 2400 120 9 641 0 0 0 2400 121 9 265 64 0 0 2400 122 9 418 232 0 0 2400 124 9 2 0 1 1 2436 2 418 1 2 421 1 2 168 2400 115 5
2437 2438 596 348 4 73 1 265 3 632 0 0 0 2400 130 9 642 0 0 0 2400 131 9 7 0 0 0 2400 132 9 1 0 0 1 418 1 1 46 2400 126 5
2439 2440 596 348 4 70 2 266 268 3 643 0 0 0 2400 138 9 644 62 0 0 2400 139 9 272 0 0 0 2400 141 9 2 0 2 1 2441 0 17 2400 133 5
2442 2443 596 348 4 74 1 266 2 633 0 0 0 2400 150 9 635 233 1 46 0 2400 151 9 3 0 2 10 0 2 418 1 1 420 1 1 357 2400 143 5
2445 2446 596 348 4 74 1 265 2 632 0 0 0 2400 150 9 645 234 1 46 0 2400 151 9 3 0 2 10 0 2 418 1 1 420 1 1 358 2400 143 5
2447 2448 596 348 4 70 1 266 2 633 0 0 0 2400 158 9 646 233 1 46 0 2400 159 9 3 0 2 10 0 2 418 1 1 420 1 1 359 2400 154 5
2449 2450 2451 348 4 71 1 266 2 633 0 0 0 2400 172 9 647 233 1 46 0 2400 173 9 3 0 2 10 1 2452 2 418 1 1 420 1 1 359 2400 162 5
2453 2454 596 348 4 70 1 269 2 648 0 0 0 2400 189 9 614 0 0 0 2400 190 9 1 0 0 1 418 1 1 46 2400 183 5
2456 394 2457 2458 2459 2 1 12
2460 2461 596 361 5 0 1 270 5 649 0 0 0 2459 23 9 650 0 0 0 2459 24 9 571 0 0 1 2463 2459 25 9 575 235 0 0 2459 27 9 418 236 0 0 2459 29 9 2 0 1 1 631 1 494 1 3 363 2459 19 5
2464 2465 596 361 5 0 1 271 3 651 0 0 0 2459 34 9 652 0 0 0 2459 35 9 653 237 0 0 2459 36 9 1 0 0 1 494 1 2 365 2459 31 5
2469 2470 596 361 5 0 1 82 3 211 0 0 0 2459 43 9 654 0 0 0 2459 44 9 571 55 0 0 2459 45 9 1 0 0 1 494 1 2 366 2459 38 5
2471 2472 596 361 5 0 1 231 4 655 0 0 0 2459 52 9 161 0 0 0 2459 53 9 454 0 0 0 2459 54 9 161 91 0 0 2459 55 9 1 0 0 1 494 1 3 367 2459 47 5
2473 2474 596 361 5 0 1 272 4 656 0 0 0 2459 60 9 326 0 0 0 2459 61 9 500 0 0 0 2459 62 9 657 238 0 0 2459 63 9 1 0 0 1 494 1 3 369 2459 57 5
2476 2477 596 361 5 75 1 273 5 658 0 0 0 2459 69 9 659 0 0 0 2459 70 9 7 0 0 0 2459 71 9 660 0 0 1 2480 2459 72 9 63 239 0 0 2459 74 9 1 0 0 1 494 1 4 371 2459 65 5
2481 2482 2483 361 5 76 1 273 4 658 0 0 0 2459 83 9 63 0 0 0 2459 84 9 660 0 0 0 2459 85 9 63 239 0 0 2459 86 9 1 0 0 1 494 1 3 372 2459 76 5
2484 2485 596 361 5 76 1 273 3 658 0 0 0 2459 93 9 661 0 0 0 2459 94 9 662 239 0 0 2459 95 9 1 0 1 2486 0 17 2459 88 5
2487 2488 596 361 5 0 1 270 4 649 0 0 0 2459 100 9 663 0 0 0 2459 101 9 664 0 0 0 2459 102 9 665 235 0 0 2459 103 9 1 0 0 1 494 1 3 373 2459 97 5
2489 2490 596 361 5 0 1 270 5 649 0 0 0 2459 109 9 650 0 0 0 2459 110 9 666 0 0 0 2459 111 9 665 235 0 0 2459 112 9 418 236 0 0 2459 114 9 2 0 1 1 2491 1 494 1 3 363 2459 105 5
2492 2493 596 361 5 0 2 274 275 3 667 0 0 0 2459 122 9 668 0 0 0 2459 123 9 669 240 0 0 2459 124 9 1 0 0 1 494 1 2 164 2459 116 5
2497 2498 596 361 5 0 1 270 5 649 0 0 0 2459 130 9 650 0 0 0 2459 131 9 670 0 0 0 2459 132 9 575 0 0 0 2459 133 9 7 235 0 0 2459 134 9 1 0 1 2499 1 494 1 4 375 2459 126 5
2500 394 2501 2502 2503 2 1 10
2504 2505 596 99 4 0 1 276 5 671 0 0 0 2503 20 9 672 0 0 0 2503 21 9 454 0 0 0 2503 22 9 7 0 0 0 2503 23 9 170 0 0 0 2503 24 9 2 0 7 0 2 401 1 1 403 1 3 326 2503 16 5
2507 2508 596 99 4 0 1 72 2 673 0 0 0 2503 31 9 571 0 0 0 2503 32 9 1 0 1 2509 2 401 1 0 403 1 1 326 2503 25 5
2510 2511 596 99 4 0 1 276 5 671 0 0 0 2503 39 9 674 0 0 0 2503 40 9 675 0 0 0 2503 41 9 676 0 0 0 2503 42 9 170 0 0 0 2503 43 9 1 0 0 2 401 1 2 403 1 3 377 2503 33 5
2512 2513 596 99 4 0 1 276 5 671 0 0 0 2503 39 9 674 0 0 0 2503 40 9 664 0 0 0 2503 41 9 571 0 0 0 2503 42 9 7 0 0 0 2503 43 9 1 0 0 2 401 1 2 403 1 3 377 2503 33 5
2514 2515 596 99 4 0 2 276 277 5 677 0 0 0 2503 47 9 678 0 0 0 2503 48 9 679 0 0 0 2503 49 9 515 121 0 0 2503 50 9 418 241 0 0 2503 52 9 2 0 1 0 2 401 1 2 405 2 2 3 17 2503 44 5
2516 2517 596 99 4 77 1 278 4 185 0 0 0 2503 60 9 680 0 0 0 2503 61 9 273 0 0 0 2503 62 9 571 0 0 0 2503 63 9 1 0 0 2 401 1 2 403 1 3 326 2503 54 5
2520 2521 596 99 4 1 1 276 3 671 0 0 0 2503 68 9 454 0 0 0 2503 69 9 679 242 0 0 2503 70 9 1 0 1 2522 0 17 2503 64 5
2523 2524 596 99 4 0 1 276 3 671 0 0 0 2503 76 9 672 243 0 0 2503 77 9 571 0 0 1 2525 2503 79 9 2 0 4 0 2 401 1 1 403 1 2 357 2503 73 5
2526 2527 596 99 4 0 2 276 277 4 677 0 0 0 2503 84 9 672 244 1 46 0 2503 85 9 681 0 0 0 2503 88 9 664 245 1 46 0 2503 89 9 3 0 2 10 0 2 401 2 1 3 403 2 1 3 379 2503 81 5
2528 2529 596 380 6 1 1 276 4 671 0 0 0 2503 98 9 334 0 0 0 2503 99 9 679 0 0 0 2503 100 9 571 0 0 0 2503 101 9 1 0 0 2 401 1 2 403 1 3 326 2503 92 5
2530 394 450 2531 2532 2 1 10
2533 2534 596 381 6 0 1 279 4 682 0 0 0 2532 22 9 683 0 0 0 2532 23 9 7 0 0 0 2532 24 9 170 0 0 0 2532 25 9 2 0 7 1 631 1 453 1 1 46 2532 17 5
2537 2538 596 381 6 0 1 280 2 684 0 0 0 2532 29 9 685 246 0 0 2532 30 9 1 0 1 2542 1 456 1 1 17 2532 26 5
2543 2544 596 381 6 0 1 281 2 163 0 0 0 2532 43 9 686 32 0 0 2532 44 9 1 0 1 2546 1 458 1 1 17 2532 33 5
2547 2548 596 381 6 0 1 282 2 163 0 0 0 2532 43 9 686 32 0 0 2532 44 9 1 0 1 2546 1 458 1 1 17 2532 33 5
2549 2550 596 381 6 0 1 283 2 163 0 0 0 2532 43 9 686 32 0 0 2532 44 9 1 0 1 2546 1 458 1 1 17 2532 33 5
2551 2552 596 381 6 0 1 284 2 687 0 0 0 2532 51 9 7 0 0 0 2532 52 9 1 0 0 1 453 1 0 46 2532 46 5
2554 2555 2556 381 6 0 1 279 4 682 0 0 0 2532 58 9 688 0 0 0 2532 59 9 7 0 0 0 2532 60 9 170 0 0 0 2532 61 9 1 0 0 1 453 1 1 46 2532 53 5
2557 2558 596 381 6 0 2 279 285 4 689 0 0 0 2532 65 9 598 0 0 0 2532 66 9 690 217 0 0 2532 67 9 418 247 0 0 2532 69 9 2 0 1 0 3 453 1 2 455 1 2 458 1 2 386 2532 62 5
2559 2560 596 387 6 78 1 280 2 684 0 0 0 2532 76 9 685 248 0 0 2532 77 9 2 0 2 0 2 418 1 1 420 1 1 17 2532 71 5
2561 2562 596 381 6 0 2 279 286 3 691 0 0 0 2532 84 9 683 249 1 46 0 2532 85 9 692 250 1 46 0 2532 88 9 3 0 2 10 0 2 453 2 1 2 455 1 1 359 2532 79 5
2566 394 465 2567 2568 2 1 6
2569 2570 596 389 6 0 1 287 4 693 0 0 0 2568 23 9 14 0 0 0 2568 24 9 7 0 0 0 2568 25 9 170 0 0 0 2568 26 9 2 0 7 1 631 1 468 1 1 46 2568 18 5
2572 2573 596 389 6 0 1 288 2 694 0 0 0 2568 30 9 695 251 0 0 2568 31 9 1 0 0 1 471 1 1 17 2568 27 5
2577 2578 596 389 6 0 1 223 2 696 0 0 0 2568 38 9 304 6 0 0 2568 39 9 1 0 0 1 473 1 1 17 2568 33 5
2579 2580 596 389 6 0 1 287 4 693 0 0 0 2568 44 9 697 0 0 0 2568 45 9 7 0 0 0 2568 46 9 170 0 0 0 2568 47 9 1 0 0 1 468 1 1 46 2568 41 5
2581 2558 596 389 6 0 2 287 289 4 698 0 0 0 2568 51 9 699 0 0 0 2568 52 9 700 242 0 0 2568 53 9 418 252 0 0 2568 55 9 2 0 1 0 2 468 1 2 470 1 2 386 2568 48 5
2582 2562 596 389 6 0 2 287 290 3 701 0 0 0 2568 62 9 14 253 1 46 0 2568 63 9 702 254 1 46 0 2568 66 9 3 0 2 10 0 2 468 2 1 2 470 1 1 359 2568 57 5
2585 394 2586 2587 2588 2 1 11
2589 2590 596 326 4 0 1 291 5 703 0 0 0 2588 24 9 704 0 0 0 2588 25 9 571 0 0 0 2588 26 9 170 0 0 0 2588 27 9 705 0 0 0 2588 28 9 1 0 1 631 1 483 1 2 99 2588 20 5
2591 2592 596 326 4 79 2 292 293 4 706 0 0 0 2588 33 9 707 0 0 0 2588 34 9 708 255 0 0 2588 35 9 418 256 0 0 2588 37 9 2 0 1 0 2 483 1 2 485 1 2 397 2588 29 5
2597 2598 596 326 4 0 1 294 4 709 0 0 0 2588 43 9 485 0 0 0 2588 44 9 500 0 0 0 2588 45 9 170 0 0 0 2588 46 9 1 0 1 2600 1 483 1 2 399 2588 39 5
2601 2602 596 326 4 0 1 291 5 703 0 0 0 2588 54 9 710 0 0 0 2588 55 9 675 0 0 0 2588 56 9 676 0 0 0 2588 57 9 170 0 0 0 2588 58 9 1 0 1 2603 1 483 1 3 400 2588 47 5
2604 2605 596 326 4 0 1 291 5 703 0 0 0 2588 54 9 710 0 0 0 2588 55 9 664 0 0 0 2588 56 9 571 0 0 0 2588 57 9 7 0 0 0 2588 58 9 1 0 1 2603 1 483 1 3 400 2588 47 5
2606 2607 2608 401 4 0 4 294 291 293 295 6 711 0 0 0 2588 66 9 712 0 0 0 2588 67 9 713 257 0 0 2588 75 9 418 258 0 0 2588 77 9 418 259 0 0 2588 79 9 535 256 0 0 2588 81 9 2 0 1 0 5 275 3 2 3 5 276 1 3 278 3 2 3 4 483 2 2 5 485 1 2 403 2588 59 5
2611 2612 596 326 4 80 3 291 293 295 4 714 0 0 0 2588 90 9 715 257 0 0 2588 91 9 716 0 0 0 2588 93 9 717 260 0 1 2613 2588 94 9 2 0 1 0 2 483 1 3 485 1 3 405 2588 83 5
2614 2615 596 326 4 80 4 292 291 293 295 4 718 0 0 0 2588 90 9 715 257 0 0 2588 91 9 719 0 0 0 2588 93 9 717 260 0 1 2613 2588 94 9 2 0 1 0 2 483 1 3 485 1 3 407 2588 83 5
2616 2617 596 326 4 81 1 291 2 703 0 0 0 2588 109 9 326 0 1 46 0 2588 110 9 2 0 10 0 1 483 1 1 99 2588 97 5
2618 2619 596 326 4 82 1 294 2 709 0 0 0 2588 109 9 485 0 1 46 0 2588 110 9 2 0 10 0 1 483 1 1 399 2588 97 5
2620 2621 596 326 4 82 1 292 2 720 0 0 0 2588 109 9 721 0 1 46 0 2588 110 9 2 0 10 0 1 483 1 1 348 2588 97 5
2622 394 2623 2624 2625 2 1 22
2626 2627 596 326 4 4 2 84 85 5 722 0 0 0 2625 23 9 226 0 0 0 2625 24 9 326 0 0 1 1430 2625 25 9 324 0 0 0 2625 27 9 7 0 0 0 2625 28 9 1 0 1 2628 1 483 1 4 399 2625 14 5
2629 2630 596 326 4 4 2 84 85 5 722 0 0 0 2625 23 9 226 0 0 0 2625 24 9 229 0 0 1 1430 2625 25 9 324 0 0 0 2625 27 9 7 0 0 0 2625 28 9 1 0 1 2628 1 483 1 4 399 2625 14 5
2631 2632 596 326 4 4 2 84 85 5 722 0 0 0 2625 23 9 226 0 0 0 2625 24 9 328 0 0 1 1430 2625 25 9 324 0 0 0 2625 27 9 7 0 0 0 2625 28 9 1 0 1 2628 1 483 1 4 399 2625 14 5
2633 2634 596 326 4 4 2 84 85 5 722 0 0 0 2625 23 9 226 0 0 0 2625 24 9 226 0 0 1 1430 2625 25 9 324 0 0 0 2625 27 9 7 0 0 0 2625 28 9 1 0 1 2628 1 483 1 4 399 2625 14 5
2635 2636 596 326 4 4 1 296 3 152 0 0 0 2625 35 9 324 0 0 0 2625 36 9 7 0 0 0 2625 37 9 1 0 1 2637 1 483 1 2 399 2625 29 5
2638 2639 596 326 4 4 2 84 83 4 723 0 0 0 2625 42 9 226 0 0 0 2625 43 9 510 12 0 0 2625 44 9 724 58 0 0 2625 46 9 2 0 1 1 2640 1 483 1 3 243 2625 38 5
2641 2642 596 326 4 47 1 84 5 725 0 0 0 2625 53 9 226 0 0 0 2625 54 9 229 0 0 0 2625 55 9 324 0 0 0 2625 56 9 7 0 0 0 2625 57 9 1 0 1 1834 1 483 1 4 399 2625 48 5
2643 2644 596 326 6 4 1 84 5 725 0 0 0 2625 62 9 226 0 0 0 2625 63 9 324 0 0 0 2625 64 9 334 0 0 0 2625 65 9 334 0 0 0 2625 66 9 1 0 0 1 483 1 3 399 2625 58 5
2645 2646 596 326 4 4 1 84 5 725 0 0 0 2625 70 9 226 0 0 0 2625 71 9 324 0 0 0 2625 72 9 292 0 0 0 2625 73 9 7 0 0 0 2625 74 9 1 0 0 0 399 2625 67 5
2647 2648 596 326 4 47 1 84 6 725 0 0 0 2625 80 9 226 0 0 0 2625 81 9 7 0 0 0 2625 82 9 229 0 0 0 2625 83 9 324 0 0 0 2625 84 9 7 0 0 0 2625 85 9 1 0 1 1891 1 483 1 5 399 2625 75 5
2649 2650 596 326 4 4 1 84 6 725 0 0 0 2625 90 9 226 0 0 0 2625 91 9 189 0 0 0 2625 92 9 326 0 0 0 2625 93 9 324 0 0 0 2625 94 9 7 0 0 0 2625 95 9 1 0 1 2651 1 483 1 5 399 2625 86 5
2652 2653 596 326 4 4 1 297 5 726 0 0 0 2625 105 9 727 0 0 0 2625 106 9 488 0 0 0 2625 107 9 324 0 0 0 2625 108 9 7 0 0 0 2625 109 9 1 0 1 2655 1 483 1 4 399 2625 96 5
2656 2657 596 326 4 4 2 84 155 6 725 0 0 0 2625 116 9 226 0 0 0 2625 117 9 461 147 0 0 2625 118 9 10 151 0 0 2625 120 9 324 0 0 0 2625 122 9 7 0 0 0 2625 123 9 2 0 1 1 2658 1 483 1 5 413 2625 110 5
2659 2660 596 326 6 4 1 84 6 725 0 0 0 2625 129 9 226 0 0 0 2625 130 9 464 0 0 0 2625 131 9 478 0 0 0 2625 132 9 324 0 0 0 2625 133 9 334 0 0 0 2625 134 9 1 0 1 2661 1 483 1 5 399 2625 124 5
2662 2663 596 326 4 83 1 298 5 728 0 0 0 2625 142 9 729 0 0 0 2625 143 9 253 0 0 0 2625 144 9 324 0 0 0 2625 145 9 7 0 0 0 2625 146 9 1 0 1 2665 0 415 2625 135 5
2666 2667 596 326 4 4 1 84 6 725 0 0 0 2625 150 9 226 0 0 0 2625 151 9 324 0 0 0 2625 152 9 476 0 0 0 2625 153 9 324 0 0 0 2625 154 9 7 0 0 0 2625 155 9 1 0 0 1 483 1 5 399 2625 147 5
2668 2669 596 326 4 4 1 296 4 152 0 0 0 2625 161 9 152 0 0 0 2625 162 9 324 0 0 0 2625 163 9 7 0 0 0 2625 164 9 1 0 0 1 483 1 3 399 2625 156 5
2670 2671 596 326 4 4 1 299 4 520 0 0 0 2625 170 9 7 0 0 0 2625 171 9 324 0 0 0 2625 172 9 170 0 0 0 2625 173 9 1 0 0 1 483 1 3 399 2625 165 5
2672 2673 596 326 4 4 2 84 300 7 725 0 0 0 2625 179 9 226 0 0 0 2625 180 9 730 0 0 0 2625 181 9 226 261 0 0 2625 182 9 10 262 0 0 2625 184 9 324 0 0 0 2625 186 9 7 0 0 0 2625 187 9 2 0 1 0 1 483 1 6 417 2625 174 5
2675 2676 596 326 4 48 2 84 298 6 731 0 0 0 2625 194 9 226 0 0 0 2625 195 9 729 0 0 0 2625 196 9 253 0 0 0 2625 197 9 324 0 0 0 2625 198 9 7 0 0 0 2625 199 9 1 0 0 1 483 1 5 419 2625 188 5
2677 2678 596 326 4 84 2 85 83 4 732 0 0 0 2625 204 9 228 0 0 0 2625 205 9 14 0 0 0 2625 206 9 474 0 0 0 2625 207 9 1 0 0 1 483 1 3 421 2625 200 5
2679 2680 2681 422 4 4 1 301 3 733 263 0 0 2625 215 9 324 0 0 0 2625 220 9 7 0 0 0 2625 221 9 2 0 1 0 2 443 1 2 483 1 2 46 2625 208 5
2684 394 2685 2686 2687 2 1 18
2688 2689 596 399 4 0 1 302 4 709 0 0 0 2687 29 9 734 0 0 0 2687 30 9 500 0 0 1 2691 2687 31 9 170 0 0 0 2687 33 9 2 0 7 1 2692 3 441 1 1 443 1 2 444 1 1 326 2687 18 5
2693 2694 596 399 4 85 1 303 4 709 0 0 0 2687 29 9 734 0 0 0 2687 30 9 735 0 0 1 2691 2687 31 9 170 0 0 0 2687 33 9 2 0 7 1 2692 3 441 1 1 443 1 2 444 1 1 326 2687 18 5
2695 2696 596 399 4 0 1 303 2 709 0 0 0 2687 45 9 734 264 0 0 2687 46 9 1 0 1 2697 1 444 1 1 17 2687 34 5
2698 2699 596 399 4 85 1 302 2 709 0 0 0 2687 45 9 734 264 0 0 2687 46 9 1 0 1 2697 1 444 1 1 17 2687 34 5
2700 2701 596 399 4 0 1 304 2 709 0 0 0 2687 45 9 734 264 0 0 2687 46 9 1 0 1 2697 1 446 1 1 17 2687 34 5
2702 2703 596 399 4 85 1 304 2 709 0 0 0 2687 45 9 734 264 0 0 2687 46 9 1 0 1 2697 1 446 1 1 17 2687 34 5
2704 2705 596 399 4 0 2 272 305 6 736 0 0 0 2687 53 9 324 0 0 0 2687 54 9 326 238 0 0 2687 55 9 10 265 0 0 2687 57 9 737 0 0 1 2708 2687 59 9 735 0 0 0 2687 61 9 2 0 1 1 2709 3 441 2 2 4 443 1 5 444 1 2 357 2687 49 5
2710 2711 596 399 4 0 1 305 4 738 0 0 0 2687 65 9 739 0 0 0 2687 66 9 737 0 0 0 2687 67 9 735 0 0 0 2687 68 9 1 0 0 3 441 1 2 443 1 3 444 1 2 326 2687 62 5
2712 2713 596 399 4 0 2 305 285 5 740 0 0 0 2687 73 9 605 217 0 0 2687 74 9 741 0 0 0 2687 76 9 737 0 0 0 2687 77 9 735 0 0 0 2687 78 9 1 0 1 2714 4 441 1 3 443 1 4 444 1 3 446 1 1 357 2687 69 5
2715 2716 596 399 4 0 1 305 5 738 0 0 0 2687 85 9 742 0 0 0 2687 86 9 743 0 0 0 2687 87 9 744 0 0 1 2717 2687 88 9 170 0 0 0 2687 90 9 1 0 0 2 441 1 2 443 1 3 426 2687 79 5
2718 2719 596 399 4 0 1 305 5 738 0 0 0 2687 85 9 742 0 0 0 2687 86 9 745 0 0 0 2687 87 9 735 0 0 1 2717 2687 88 9 7 0 0 0 2687 90 9 1 0 0 2 441 1 2 443 1 3 426 2687 79 5
2720 2721 596 399 4 0 2 305 306 5 738 0 0 0 2687 96 9 746 266 0 0 2687 97 9 737 0 0 0 2687 99 9 747 0 0 0 2687 100 9 735 0 0 0 2687 101 9 1 0 0 4 441 1 3 443 1 4 444 1 3 446 1 1 427 2687 91 5
2723 2724 596 399 4 86 1 307 5 748 0 0 0 2687 108 9 749 0 0 0 2687 109 9 324 0 0 0 2687 110 9 273 0 0 0 2687 111 9 735 0 0 0 2687 112 9 1 0 0 3 441 1 3 443 1 4 444 1 3 353 2687 102 5
2728 2729 596 399 4 0 1 308 3 709 0 0 0 2687 122 9 734 0 0 0 2687 123 9 7 0 0 0 2687 124 9 1 0 0 2 441 1 1 444 1 1 46 2687 113 5
2730 2731 596 399 4 0 1 309 3 709 0 0 0 2687 122 9 734 0 0 0 2687 123 9 7 0 0 0 2687 124 9 1 0 0 2 441 1 1 444 1 1 46 2687 113 5
2732 2733 596 399 4 0 1 310 3 709 0 0 0 2687 122 9 734 0 0 0 2687 123 9 7 0 0 0 2687 124 9 1 0 0 2 441 1 1 444 1 1 46 2687 113 5
2734 2735 596 429 4 0 1 285 3 750 0 0 0 2687 129 9 751 0 0 0 2687 130 9 752 217 0 0 2687 131 9 1 0 0 3 327 1 1 329 1 2 446 1 2 113 2687 125 5
2736 2737 596 399 4 0 2 272 305 4 736 0 0 0 2687 136 9 326 267 1 46 0 2687 137 9 753 0 0 0 2687 140 9 745 268 1 46 0 2687 141 9 3 0 2 10 0 3 441 2 1 3 443 2 1 3 444 1 1 386 2687 133 5
2739 394 2740 2741 2742 2 1 18
2743 2744 596 431 4 87 1 311 5 728 0 0 0 2742 26 9 754 0 0 0 2742 27 9 755 0 0 0 2742 28 9 7 0 0 0 2742 29 9 170 0 0 0 2742 30 9 2 0 7 1 631 1 429 1 2 109 2742 20 5
2745 2746 596 431 4 88 1 312 3 756 0 0 0 2742 35 9 757 0 0 0 2742 36 9 7 0 0 0 2742 37 9 1 0 0 1 429 1 1 109 2742 31 5
2749 2750 596 431 4 89 1 311 3 728 0 0 0 2742 42 9 754 0 0 0 2742 43 9 758 113 0 0 2742 44 9 1 0 1 2751 1 432 1 2 168 2742 38 5
2752 2753 2754 431 4 87 1 311 3 728 0 0 0 2742 57 9 253 0 0 0 2742 58 9 759 0 0 0 2742 59 9 1 0 1 2755 1 429 1 2 109 2742 47 5
2756 2757 2758 431 4 90 1 311 3 728 0 0 0 2742 70 9 760 0 0 0 2742 71 9 7 0 0 0 2742 73 9 1 0 0 1 429 1 1 109 2742 60 5
2759 2760 2758 431 4 91 1 311 3 728 0 0 0 2742 70 9 761 113 0 0 2742 71 9 7 0 0 0 2742 73 9 1 0 0 1 432 1 1 17 2742 60 5
2761 2762 596 431 4 92 1 313 2 762 0 0 0 2742 83 9 763 269 0 0 2742 84 9 1 0 0 1 432 1 1 17 2742 74 5
2765 2766 596 431 4 93 1 313 2 762 0 0 0 2742 83 9 764 0 0 0 2742 84 9 1 0 0 1 429 1 1 109 2742 74 5
2767 2768 596 431 4 94 1 314 3 765 0 0 0 2742 95 9 766 0 0 0 2742 96 9 7 0 0 0 2742 97 9 1 0 0 1 429 1 1 109 2742 86 5
2772 2773 596 431 4 94 1 315 3 765 0 0 0 2742 95 9 766 0 0 0 2742 96 9 7 0 0 0 2742 97 9 1 0 0 1 429 1 1 109 2742 86 5
2774 2775 596 431 4 95 1 316 3 767 0 0 0 2742 102 9 768 0 0 0 2742 103 9 276 270 0 0 2742 104 9 1 0 1 2779 1 434 1 2 168 2742 98 5
2780 2781 596 431 4 96 1 317 3 161 0 0 0 2742 113 9 755 0 0 0 2742 114 9 7 0 0 0 2742 115 9 1 0 0 1 429 1 1 109 2742 107 5
2782 2783 596 436 4 0 1 311 3 728 0 0 0 2742 120 9 769 0 0 0 2742 121 9 257 113 0 0 2742 122 9 1 0 0 3 327 1 1 329 1 2 432 1 2 113 2742 116 5
2784 2785 596 431 4 87 2 311 318 3 770 0 0 0 2742 128 9 771 0 0 0 2742 129 9 772 147 0 0 2742 130 9 1 0 0 3 429 1 2 431 1 2 434 1 2 438 2742 124 5
2786 2787 2788 431 4 97 2 311 318 4 773 0 0 0 2742 139 9 754 0 0 0 2742 140 9 774 147 0 0 2742 141 9 775 151 0 0 2742 143 9 2 0 1 0 1 429 1 3 230 2742 132 5
2789 2790 2791 431 5 0 1 319 4 776 0 0 0 2742 155 9 777 0 0 0 2742 156 9 778 0 0 0 2742 157 9 779 271 0 0 2742 158 9 1 0 1 2794 1 432 1 3 441 2742 145 5
2795 2796 596 431 4 98 1 311 3 728 0 0 0 2742 167 9 754 0 0 0 2742 168 9 755 272 1 46 0 2742 169 9 3 0 2 10 0 2 429 1 2 431 1 2 358 2742 160 5
2798 2799 596 431 4 98 1 312 3 756 0 0 0 2742 167 9 721 0 0 0 2742 168 9 755 273 1 46 0 2742 169 9 3 0 2 10 0 2 429 1 2 431 1 2 358 2742 160 5
2800 394 2801 2802 2803 2 1 1
2804 2805 596 431 4 0 1 320 3 64 0 0 0 2803 14 9 780 0 0 0 2803 15 9 257 12 0 0 2803 16 9 1 0 0 1 434 1 2 195 2803 11 5
2807 497 501 2808 2809 2 1 15
2810 2811 596 442 6 0 1 249 4 750 0 0 0 2809 26 9 598 0 0 0 2809 27 9 781 274 0 0 2809 28 9 10 247 0 1 2812 2809 30 9 3 0 1 7 1 631 1 504 1 2 208 2809 21 5
2813 2814 596 443 6 0 4 249 250 251 321 6 782 0 0 0 2809 37 9 783 275 0 0 2809 38 9 557 276 0 0 2809 40 9 557 214 0 0 2809 42 9 557 215 0 0 2809 44 9 557 247 0 0 2809 46 9 2 0 1 0 7 275 1 2 276 1 3 278 2 3 4 504 1 2 506 1 2 508 1 3 512 1 5 445 2809 33 5
2817 2818 2819 442 6 0 1 249 4 334 0 0 0 2809 54 9 750 0 0 0 2809 55 9 334 0 0 0 2809 56 9 605 217 0 1 2820 2809 57 9 1 0 1 2821 0 17 2809 48 5
2822 2823 596 442 6 0 1 249 5 750 0 0 0 2809 64 9 605 217 0 0 2809 65 9 334 0 0 1 2824 2809 67 9 10 247 0 0 2809 69 9 334 0 0 0 2809 71 9 2 0 1 1 2825 1 512 1 4 17 2809 61 5
2826 2827 596 446 6 0 2 249 250 5 597 0 0 0 2809 77 9 605 217 0 0 2809 78 9 784 0 0 0 2809 80 9 334 0 0 0 2809 81 9 557 277 0 0 2809 82 9 2 0 1 0 5 343 2 2 3 345 1 4 346 1 2 504 1 4 510 2 3 4 312 2809 73 5
2828 2829 596 447 6 0 1 249 4 750 0 0 0 2809 88 9 751 0 0 0 2809 89 9 334 0 0 0 2809 90 9 467 217 0 0 2809 91 9 1 0 0 5 327 1 1 329 1 3 331 1 2 504 1 3 510 2 2 3 312 2809 84 5
2830 2831 596 448 6 60 1 249 4 750 0 0 0 2809 98 9 605 0 0 0 2809 99 9 334 0 0 0 2809 100 9 465 217 0 0 2809 101 9 1 0 0 4 369 3 1 2 3 371 1 3 504 1 3 510 2 2 3 312 2809 93 5
2832 2833 596 448 6 99 1 249 3 750 0 0 0 2809 108 9 598 0 0 0 2809 109 9 785 217 0 0 2809 110 9 1 0 0 3 369 1 2 372 1 2 504 1 2 208 2809 103 5
2834 2835 596 449 6 0 1 321 4 786 0 0 0 2809 116 9 569 0 0 0 2809 117 9 787 0 0 0 2809 118 9 788 0 0 1 2836 2809 119 9 1 0 0 4 441 1 2 443 1 3 483 1 3 510 1 2 185 2809 112 5
2837 2838 596 451 6 100 1 321 3 786 0 0 0 2809 126 9 789 0 0 0 2809 127 9 334 0 0 0 2809 128 9 1 0 0 2 418 1 1 510 1 1 46 2809 121 5
2839 2840 596 452 6 0 1 322 3 790 0 0 0 2809 138 9 791 0 0 0 2809 139 9 334 0 0 0 2809 140 9 1 0 0 2 453 1 1 510 1 1 46 2809 129 5
2843 2844 596 452 6 0 1 323 3 790 0 0 0 2809 138 9 791 0 0 0 2809 139 9 334 0 0 0 2809 140 9 1 0 0 2 468 1 1 510 1 1 46 2809 129 5
2845 2846 596 454 6 0 3 249 321 324 4 792 0 0 0 2809 147 9 793 275 0 0 2809 148 9 557 278 0 0 2809 150 9 557 279 0 0 2809 152 9 2 0 1 0 8 504 1 2 506 1 2 508 1 3 528 1 2 530 1 0 532 1 2 534 1 1 536 1 2 456 2809 141 5
2848 2849 596 442 6 0 4 249 250 251 321 5 782 0 0 0 2809 158 9 783 275 0 0 2809 159 9 418 276 0 0 2809 161 9 557 214 0 0 2809 163 9 794 215 0 0 2809 165 9 2 0 1 1 2850 3 504 1 3 506 1 3 508 1 4 457 2809 154 5
2851 2852 596 442 6 0 2 249 321 3 795 0 0 0 2809 170 9 569 280 0 0 2809 171 9 787 281 1 46 0 2809 173 9 4 0 2 3 10 0 2 504 1 2 510 1 2 459 2809 167 5
2853 521 2854 2855 2856 2 1 11
2857 2858 596 233 4 0 1 325 2 796 26 0 1 2860 2856 29 9 10 282 0 0 2856 32 9 2 0 1 0 1 528 1 0 46 2856 20 5
2861 2862 596 233 4 0 1 326 2 796 26 0 1 2860 2856 29 9 10 282 0 0 2856 32 9 2 0 1 0 1 528 1 0 46 2856 20 5
2863 2864 596 233 4 0 1 327 2 796 26 0 1 2860 2856 29 9 10 282 0 0 2856 32 9 2 0 1 0 1 528 1 0 46 2856 20 5
2865 2866 596 233 4 0 1 257 4 170 0 0 0 2856 38 9 616 223 0 0 2856 39 9 418 283 0 0 2856 41 9 170 0 0 0 2856 43 9 2 0 1 1 1786 3 528 1 1 530 2 0 2 538 1 2 46 2856 34 5
2867 2868 596 460 4 0 4 257 258 171 208 6 449 0 0 0 2856 48 9 797 0 0 0 2856 49 9 257 284 0 0 2856 56 9 418 285 0 0 2856 58 9 418 286 0 0 2856 60 9 418 224 0 0 2856 62 9 2 0 1 0 9 275 2 2 3 276 1 3 278 3 3 4 5 528 2 2 4 530 2 0 3 532 1 2 534 1 1 536 2 2 4 538 1 3 461 2856 44 5
2869 2870 596 462 4 0 1 257 2 798 0 0 0 2856 68 9 799 223 0 0 2856 69 9 1 0 0 5 356 1 1 358 1 1 359 1 1 528 1 1 536 1 1 204 2856 64 5
2871 2872 2873 463 4 0 1 257 2 800 0 0 0 2856 77 9 616 287 0 0 2856 78 9 2 0 4 0 3 401 1 1 405 1 1 528 1 1 46 2856 71 5
2874 2875 596 464 6 60 1 257 2 616 0 0 0 2856 85 9 521 223 0 0 2856 86 9 1 0 0 6 369 2 0 1 371 1 1 374 1 0 528 1 1 534 1 0 536 1 1 204 2856 80 5
2876 2877 596 464 6 63 1 257 1 616 223 0 0 2856 93 9 1 0 0 3 369 1 0 372 1 0 528 1 0 46 2856 88 5
2878 2879 596 465 4 0 1 257 3 801 0 0 0 2856 99 9 415 0 0 0 2856 100 9 170 0 0 0 2856 101 9 1 0 0 2 309 1 1 534 1 0 183 2856 95 5
2880 2881 596 233 4 0 2 257 258 3 801 288 1 466 0 2856 105 9 257 223 1 46 0 2856 108 9 802 289 1 46 0 2856 111 9 4 0 2 3 10 0 5 528 2 0 2 530 1 1 534 1 0 536 1 0 538 1 1 467 2856 102 5
2882 521 2883 2884 2885 2 1 5
2886 2887 596 468 5 0 1 257 2 616 223 0 1 2888 2885 22 9 803 290 0 0 2885 25 9 3 0 7 8 1 2889 2 565 1 1 569 1 1 469 2885 18 5
2890 2891 2892 468 5 0 2 257 258 5 616 223 0 0 2885 33 9 803 290 0 0 2885 35 9 804 284 0 0 2885 37 9 805 291 0 0 2885 39 9 806 292 0 1 2893 2885 41 9 3 0 7 8 0 3 565 2 1 3 567 1 4 569 2 1 4 469 2885 27 5
2894 2895 596 468 5 0 2 257 258 4 616 223 0 0 2885 47 9 806 293 0 0 2885 49 9 804 284 0 0 2885 51 9 807 294 0 0 2885 53 9 3 0 7 8 0 3 565 1 1 567 2 1 3 569 1 1 469 2885 44 5
2896 2897 596 468 5 0 2 257 258 3 616 223 0 0 2885 58 9 804 284 0 0 2885 60 9 803 295 0 1 2898 2885 62 9 3 0 7 8 0 2 565 1 2 569 1 2 469 2885 55 5
2899 2900 596 468 5 0 1 257 4 801 0 0 0 2885 68 9 257 223 0 0 2885 69 9 803 290 0 0 2885 71 9 808 293 0 0 2885 73 9 3 0 7 8 0 3 565 1 2 567 1 3 569 2 2 3 470 2885 65 5
2901 521 2902 2903 2904 2 1 52
2905 2906 2907 233 4 101 1 328 1 809 296 0 1 2910 2904 33 9 1 0 1 2911 1 528 1 0 46 2904 18 5
2912 2913 2907 233 4 101 1 328 1 810 296 0 1 2910 2904 33 9 1 0 1 2911 1 528 1 0 46 2904 18 5
2914 2915 2907 233 4 101 1 328 1 811 296 0 1 2910 2904 33 9 1 0 1 2911 1 528 1 0 46 2904 18 5
2916 2917 2907 233 4 101 1 328 1 812 296 0 1 2910 2904 33 9 1 0 1 2911 1 528 1 0 46 2904 18 5
2918 2919 2907 233 4 101 1 328 1 813 296 0 1 2910 2904 33 9 1 0 1 2911 2 528 1 0 534 1 0 339 2904 18 5
2920 2921 2907 233 4 101 1 328 1 814 296 0 1 2910 2904 33 9 1 0 1 2911 1 528 1 0 46 2904 18 5
2922 2923 596 233 6 101 1 328 1 815 296 0 0 2904 41 9 1 0 0 1 528 1 0 46 2904 36 5
2924 2925 596 233 4 101 1 328 1 816 297 0 0 2904 47 9 2 0 1 0 1 528 1 0 46 2904 43 5
2926 2927 2928 233 4 102 2 83 329 3 64 0 0 0 2904 58 9 181 0 0 0 2904 59 9 817 298 0 0 2904 60 9 1 0 0 1 530 1 2 379 2904 49 5
2930 2931 2932 233 4 101 1 328 2 818 0 0 0 2904 72 9 819 296 0 0 2904 73 9 1 0 0 3 528 1 1 534 1 0 536 1 1 204 2904 66 5
2933 2934 2935 233 4 3 2 155 83 3 64 0 0 0 2904 81 9 181 0 0 0 2904 82 9 820 299 0 0 2904 83 9 1 0 1 2936 3 528 1 2 530 2 0 2 538 1 2 195 2904 75 5
2937 2938 596 233 4 101 1 328 1 821 300 0 0 2904 90 9 2 0 1 1 1256 2 528 1 0 536 1 0 204 2904 85 5
2939 2940 596 233 4 3 1 155 4 189 0 0 0 2904 106 9 461 0 0 0 2904 107 9 272 0 0 1 2910 2904 108 9 7 147 0 0 2904 110 9 1 0 1 2941 3 528 1 3 534 1 1 536 1 3 217 2904 96 5
2942 2943 596 233 4 3 1 155 4 189 0 0 0 2904 106 9 461 0 0 0 2904 107 9 326 0 0 1 2910 2904 108 9 7 147 0 0 2904 110 9 1 0 1 2941 3 528 1 3 534 1 1 536 1 3 217 2904 96 5
2944 2945 596 233 4 3 1 155 4 189 0 0 0 2904 106 9 461 0 0 0 2904 107 9 461 0 0 1 2910 2904 108 9 7 147 0 0 2904 110 9 1 0 1 2941 3 528 1 3 534 1 1 536 1 3 217 2904 96 5
2946 2947 596 233 4 3 1 155 4 189 0 0 0 2904 106 9 461 0 0 0 2904 107 9 170 0 0 1 2910 2904 108 9 7 147 0 0 2904 110 9 1 0 1 2941 3 528 1 3 534 1 1 536 1 3 217 2904 96 5
2948 2949 596 233 4 3 1 155 4 189 0 0 0 2904 106 9 461 0 0 0 2904 107 9 324 0 0 1 2910 2904 108 9 7 147 0 0 2904 110 9 1 0 1 2941 3 528 1 3 534 1 1 536 1 3 217 2904 96 5
2950 2951 596 233 4 3 1 155 3 189 0 0 0 2904 115 9 461 0 0 0 2904 116 9 822 147 0 0 2904 117 9 1 0 0 2 528 1 2 534 1 1 183 2904 112 5
2952 2953 596 233 4 3 2 155 83 4 64 0 0 0 2904 122 9 461 147 0 0 2904 123 9 461 0 0 0 2904 125 9 14 0 0 0 2904 126 9 1 0 0 3 528 1 1 530 1 0 534 1 2 339 2904 119 5
2954 2955 596 233 4 4 2 155 85 4 483 0 0 0 2904 136 9 326 0 0 1 2910 2904 137 9 7 0 0 0 2904 139 9 823 147 0 0 2904 140 9 1 0 1 2956 2 528 1 3 530 2 0 2 46 2904 127 5
2957 2958 596 233 4 4 2 155 85 4 483 0 0 0 2904 136 9 292 0 0 1 2910 2904 137 9 7 0 0 0 2904 139 9 823 147 0 0 2904 140 9 1 0 1 2956 2 528 1 3 530 1 0 46 2904 127 5
2959 2960 596 233 4 4 2 330 85 4 483 0 0 0 2904 136 9 229 0 0 1 2910 2904 137 9 7 0 0 0 2904 139 9 824 301 0 0 2904 140 9 1 0 1 2956 2 528 1 3 530 2 1 2 46 2904 127 5
2962 2963 596 233 6 3 1 155 3 334 0 0 0 2904 146 9 170 0 0 0 2904 147 9 461 147 0 0 2904 148 9 1 0 0 2 528 1 2 530 1 1 46 2904 142 5
2964 2965 596 233 4 3 1 328 5 189 0 0 0 2904 153 9 825 0 0 0 2904 154 9 7 296 0 0 2904 155 9 10 302 0 0 2904 157 9 7 0 0 0 2904 159 9 2 0 1 0 5 528 1 2 530 1 4 534 1 1 536 1 2 538 1 4 217 2904 150 5
2966 2967 596 233 4 3 1 155 4 461 147 0 0 2904 163 9 10 151 0 0 2904 165 9 826 0 0 0 2904 167 9 7 147 0 0 2904 168 9 2 0 1 0 3 528 1 0 534 1 2 536 1 3 217 2904 160 5
2968 2969 1152 233 4 103 3 328 83 84 5 543 0 0 0 2904 184 9 14 12 0 0 2904 185 9 226 0 0 0 2904 187 9 10 58 0 0 2904 188 9 827 296 0 0 2904 190 9 2 0 1 1 2970 3 528 1 4 530 1 0 532 1 4 471 2904 170 5
2971 2972 1152 233 4 103 3 331 83 84 5 543 0 0 0 2904 184 9 14 12 0 0 2904 185 9 226 0 0 0 2904 187 9 10 58 0 0 2904 188 9 828 303 0 0 2904 190 9 2 0 1 1 2970 2 528 1 4 532 1 4 471 2904 170 5
2974 2975 1152 233 4 103 3 155 83 84 5 543 0 0 0 2904 184 9 14 12 0 0 2904 185 9 226 0 0 0 2904 187 9 10 58 0 0 2904 188 9 823 147 0 0 2904 190 9 2 0 1 1 2970 3 528 1 4 530 1 0 532 1 4 471 2904 170 5
2976 2977 2978 233 4 3 1 332 5 829 304 0 0 2904 198 9 324 0 0 0 2904 200 9 830 305 0 0 2904 201 9 10 306 0 0 2904 203 9 7 0 0 0 2904 205 9 2 0 1 0 3 528 1 2 530 1 4 538 1 4 326 2904 192 5
2980 2981 596 233 4 104 2 328 333 1 831 296 0 0 2904 212 9 1 0 0 2 528 1 0 534 1 0 46 2904 206 5
2984 2985 596 233 4 105 1 328 3 827 296 0 0 2904 218 9 10 302 0 0 2904 220 9 7 0 0 0 2904 222 9 2 0 1 0 3 528 1 0 530 1 2 538 1 2 46 2904 214 5
2986 2987 596 233 4 101 1 328 1 832 300 0 0 2904 227 9 2 0 1 0 1 528 1 0 46 2904 223 5
2988 2989 596 465 4 105 1 328 4 833 307 0 1 2990 2904 239 9 229 0 0 0 2904 242 9 7 0 0 0 2904 243 9 229 0 0 0 2904 244 9 2 0 1 1 2991 0 46 2904 233 5
2992 2993 596 465 4 3 1 155 3 461 147 0 0 2904 249 9 292 308 0 0 2904 251 9 7 0 0 0 2904 253 9 2 0 1 0 1 528 1 0 46 2904 245 5
2994 2995 596 233 4 3 1 328 3 825 296 0 0 2904 257 9 10 302 0 0 2904 259 9 7 0 0 0 2904 261 9 2 0 1 0 3 528 1 0 530 1 2 538 1 2 46 2904 254 5
2996 2997 596 233 4 3 1 155 5 461 147 0 0 2904 265 9 10 151 0 0 2904 267 9 461 147 0 0 2904 269 9 10 151 0 0 2904 271 9 7 0 0 0 2904 273 9 2 0 1 0 3 528 1 0 530 1 4 538 1 4 46 2904 262 5
2998 2999 596 233 4 106 2 328 334 5 161 0 0 0 2904 281 9 825 296 0 0 2904 282 9 10 302 0 0 2904 284 9 7 0 0 1 3001 2904 286 9 325 91 0 0 2904 288 9 2 0 1 0 3 528 1 1 530 2 0 3 538 1 3 240 2904 274 5
3002 3003 596 233 4 106 2 155 334 5 161 0 0 0 2904 281 9 461 147 0 0 2904 282 9 10 151 0 0 2904 284 9 7 0 0 1 3001 2904 286 9 325 91 0 0 2904 288 9 2 0 1 0 3 528 1 1 530 2 0 3 538 1 3 240 2904 274 5
3004 3005 596 233 4 4 2 330 85 2 483 0 0 0 2904 295 9 834 301 0 0 2904 296 9 1 0 1 3006 1 528 1 1 46 2904 290 5
3007 3008 596 233 4 107 2 328 85 2 483 0 0 0 2904 303 9 835 296 0 0 2904 304 9 1 0 1 3009 1 528 1 1 46 2904 298 5
3010 3011 3012 233 4 101 2 328 83 2 64 0 0 0 2904 313 9 836 309 0 0 2904 314 9 2 0 1 1 1256 1 528 1 1 17 2904 306 5
3013 3014 596 233 4 3 1 155 4 170 0 0 0 2904 324 9 326 0 0 0 2904 325 9 7 0 0 0 2904 326 9 461 147 0 0 2904 327 9 1 0 1 3015 2 528 1 3 530 2 0 2 46 2904 320 5
3016 3017 596 233 4 3 1 155 4 461 147 0 0 2904 333 9 10 151 0 0 2904 335 9 326 0 0 0 2904 337 9 7 0 0 0 2904 338 9 2 0 1 1 3015 3 528 1 0 530 1 3 538 1 3 46 2904 329 5
3018 3019 596 233 4 3 1 155 3 461 147 0 0 2904 343 9 170 0 0 0 2904 345 9 10 151 0 0 2904 346 9 2 0 1 1 3020 1 528 1 0 46 2904 339 5
3021 3022 2978 233 4 3 1 332 3 829 304 0 0 2904 356 9 324 0 0 0 2904 358 9 7 0 0 0 2904 359 9 2 0 1 1 3023 1 530 1 2 326 2904 348 5
3024 3025 596 233 6 3 2 155 83 5 64 0 0 0 2904 365 9 464 0 0 0 2904 366 9 14 0 0 0 2904 367 9 461 0 0 0 2904 368 9 465 147 0 0 2904 369 9 1 0 1 3026 5 528 1 4 530 1 0 532 1 4 534 1 3 536 1 4 472 2904 360 5
3027 3028 596 233 6 3 1 155 3 189 0 0 0 2904 376 9 461 0 0 0 2904 377 9 467 147 0 0 2904 378 9 1 0 1 2101 3 528 1 2 534 1 1 536 1 2 218 2904 371 5
3029 3030 596 233 4 3 2 155 328 3 461 147 0 0 2904 383 9 825 0 0 0 2904 385 9 418 310 0 0 2904 386 9 2 0 1 0 3 528 1 0 534 1 1 536 1 2 473 2904 380 5
3031 3032 596 233 6 3 1 328 3 464 0 0 0 2904 392 9 825 0 0 0 2904 393 9 465 296 0 0 2904 394 9 1 0 0 3 528 1 2 534 1 1 536 1 2 474 2904 388 5
3033 3034 596 233 4 4 2 330 85 4 483 0 0 0 2904 400 9 189 0 0 0 2904 401 9 837 0 0 0 2904 402 9 470 301 0 0 2904 403 9 1 0 0 3 528 1 3 534 1 2 536 1 3 204 2904 396 5
3035 3036 596 233 4 3 2 155 83 6 64 0 0 0 2904 408 9 461 147 0 0 2904 409 9 10 151 0 0 2904 411 9 14 12 0 0 2904 413 9 461 0 0 0 2904 415 9 418 188 0 0 2904 416 9 2 0 1 0 4 528 1 1 530 1 0 534 1 4 536 1 5 305 2904 405 5
3037 3038 3039 233 4 108 2 328 335 6 838 0 0 0 2904 425 9 189 0 0 0 2904 426 9 469 0 0 0 2904 427 9 839 296 0 0 2904 428 9 10 302 0 0 2904 430 9 7 0 0 0 2904 432 9 2 0 1 0 4 528 1 3 530 2 0 5 532 1 3 538 1 5 476 2904 418 5
3042 521 3043 3044 3045 2 1 19
3046 3047 596 179 4 0 1 336 2 170 0 0 0 3045 28 9 796 26 0 0 3045 29 9 3 0 7 8 0 1 551 1 1 233 3045 18 5
3048 3049 596 179 4 0 1 325 2 170 0 0 0 3045 28 9 796 26 0 0 3045 29 9 3 0 7 8 0 1 551 1 1 233 3045 18 5
3050 3051 596 179 4 0 1 326 2 170 0 0 0 3045 28 9 796 26 0 0 3045 29 9 3 0 7 8 0 1 551 1 1 233 3045 18 5
3052 3053 596 179 4 0 1 327 2 170 0 0 0 3045 28 9 796 26 0 0 3045 29 9 3 0 7 8 0 1 551 1 1 233 3045 18 5
3054 3055 596 179 4 0 1 257 2 616 223 0 0 3045 35 9 481 0 0 0 3045 37 9 3 0 7 8 1 3056 2 551 1 0 553 1 1 233 3045 31 5
3057 3058 596 179 4 0 1 171 3 448 0 0 0 3045 41 9 231 311 0 0 3045 42 9 481 312 0 0 3045 44 9 3 0 7 8 1 3059 1 555 2 1 2 17 3045 38 5
3060 3061 3062 179 4 0 2 171 337 4 840 0 0 0 3045 55 9 231 311 0 0 3045 56 9 485 0 0 0 3045 58 9 328 313 0 0 3045 59 9 3 0 7 8 0 1 555 2 1 3 121 3045 47 5
3064 3065 596 179 4 0 1 171 3 448 0 0 0 3045 67 9 231 311 0 0 3045 68 9 841 0 0 1 2377 3045 70 9 3 0 7 8 0 1 555 2 1 2 17 3045 64 5
3066 3067 596 179 4 0 2 257 338 3 616 223 0 0 3045 77 9 842 314 0 0 3045 79 9 481 0 0 0 3045 81 9 3 0 7 8 0 2 551 2 0 1 553 1 2 233 3045 72 5
3069 3070 596 179 4 0 1 257 4 170 0 0 0 3045 85 9 801 0 0 0 3045 86 9 257 223 0 0 3045 87 9 481 0 0 0 3045 89 9 3 0 7 8 0 2 551 1 2 553 1 3 478 3045 82 5
3071 3072 596 179 4 0 1 171 4 448 0 0 0 3045 93 9 455 0 0 0 3045 94 9 257 311 0 0 3045 95 9 481 312 0 0 3045 97 9 3 0 7 8 1 3073 1 555 2 2 3 195 3045 90 5
3074 3075 596 179 4 0 2 257 171 5 448 0 0 0 3045 103 9 616 223 0 0 3045 104 9 328 0 0 0 3045 106 9 843 311 0 0 3045 107 9 481 312 0 0 3045 109 9 3 0 7 8 0 3 551 1 1 553 1 2 555 2 3 4 228 3045 100 5
3076 3077 596 179 4 0 2 257 171 4 448 0 0 0 3045 114 9 616 223 0 0 3045 115 9 231 0 0 1 3078 3045 117 9 418 311 0 0 3045 119 9 3 0 7 8 0 2 551 1 1 555 1 3 213 3045 111 5
3079 3080 596 179 4 0 2 257 171 4 448 0 0 0 3045 124 9 844 0 0 0 3045 125 9 257 223 0 0 3045 126 9 418 311 0 0 3045 128 9 3 0 7 8 0 2 551 1 2 555 1 3 479 3045 121 5
3081 3082 596 179 4 0 2 257 171 5 448 0 0 0 3045 133 9 231 311 0 0 3045 134 9 616 0 0 0 3045 136 9 418 223 0 0 3045 137 9 481 0 0 0 3045 139 9 3 0 7 8 0 3 551 1 3 553 1 4 555 1 1 480 3045 130 5
3083 3084 596 179 4 1 1 257 2 616 315 0 0 3045 144 9 7 0 0 0 3045 146 9 3 0 7 8 1 3085 0 46 3045 140 5
3086 3087 3088 179 4 0 1 171 3 448 0 0 0 3045 153 9 231 311 0 0 3045 154 9 845 316 0 0 3045 156 9 3 0 7 8 0 1 555 2 1 2 17 3045 148 5
3089 3090 596 179 4 109 1 171 3 448 0 0 0 3045 165 9 231 0 0 0 3045 166 9 846 311 0 0 3045 167 9 3 0 7 8 0 1 555 1 2 189 3045 161 5
3091 3092 596 179 4 67 1 339 4 633 0 0 0 3045 175 9 847 0 0 0 3045 176 9 229 317 0 0 3045 177 9 481 318 0 0 3045 179 9 3 0 7 8 0 1 555 2 2 3 168 3045 169 5
3093 572 3094 3095 3096 2 1 22
3097 3098 596 481 5 0 1 340 2 848 0 0 0 3096 33 9 14 319 0 0 3096 34 9 1 0 1 631 1 579 1 1 17 3096 24 5
3110 3111 596 481 5 0 1 341 2 849 0 0 0 3096 44 9 316 320 0 0 3096 45 9 1 0 1 3113 0 17 3096 40 5
3114 3115 3116 481 5 0 1 342 2 848 0 0 0 3096 66 9 14 321 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3119 3120 3116 481 5 0 1 343 2 848 0 0 0 3096 66 9 14 322 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3122 3123 3116 481 5 0 1 344 2 848 0 0 0 3096 66 9 14 323 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3125 3126 3116 481 5 0 1 345 2 848 0 0 0 3096 66 9 14 324 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3128 3129 3116 481 5 0 1 346 2 848 0 0 0 3096 66 9 14 325 0 0 3096 67 9 1 0 0 1 579 1 1 17 3096 48 5
3130 3131 3116 481 5 0 1 347 2 848 0 0 0 3096 66 9 14 326 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3133 3134 3116 481 5 0 1 348 2 848 0 0 0 3096 66 9 14 327 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3136 3137 3116 481 5 0 1 349 2 848 0 0 0 3096 66 9 14 328 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3139 3140 3116 481 5 0 1 350 2 848 0 0 0 3096 66 9 14 329 0 0 3096 67 9 1 0 0 2 579 1 1 581 1 1 17 3096 48 5
3142 3143 596 481 5 0 1 351 2 848 0 0 0 3096 78 9 14 330 0 0 3096 79 9 1 0 0 1 579 1 1 17 3096 70 5
3151 3152 596 481 5 0 3 352 353 341 4 850 0 0 0 3096 88 9 14 331 0 0 3096 89 9 851 332 0 0 3096 91 9 852 320 0 0 3096 93 9 1 0 0 2 579 1 1 583 2 2 3 17 3096 85 5
3158 3159 596 481 5 0 1 352 3 501 0 0 0 3096 100 9 181 0 0 0 3096 101 9 257 331 0 0 3096 102 9 1 0 1 3160 1 579 1 2 195 3096 96 5
3161 3162 596 481 5 0 2 352 353 4 853 0 0 0 3096 108 9 34 332 0 0 3096 109 9 510 0 0 0 3096 111 9 418 331 0 0 3096 112 9 1 0 0 2 579 2 1 3 583 1 3 335 3096 105 5
3163 3164 596 481 5 110 2 352 353 3 853 0 0 0 3096 120 9 34 0 0 1 3165 3096 121 9 510 331 0 0 3096 123 9 1 0 1 3166 2 579 1 2 583 1 2 166 3096 115 5
3167 3168 596 481 5 59 1 352 3 501 0 0 0 3096 130 9 14 0 0 0 3096 131 9 571 331 0 0 3096 132 9 1 0 0 1 579 1 2 189 3096 126 5
3169 3170 596 481 5 0 1 354 1 64 333 0 0 3096 140 9 1 0 0 1 579 1 0 54 3096 135 5
3172 3173 596 481 5 0 1 355 2 64 0 0 0 3096 153 9 7 333 0 0 3096 154 9 1 0 0 1 579 1 1 108 3096 143 5
3174 3175 596 481 5 111 1 356 2 854 0 0 0 3096 163 9 273 334 0 0 3096 164 9 1 0 0 1 579 1 1 240 3096 157 5
3177 3178 3088 481 5 0 1 352 3 501 0 0 0 3096 172 9 14 331 0 0 3096 173 9 855 335 0 0 3096 175 9 1 0 0 1 579 2 1 2 17 3096 167 5
3179 3180 596 481 5 0 2 352 353 4 853 0 0 0 3096 184 9 436 0 0 0 3096 185 9 257 332 0 0 3096 186 9 418 331 0 0 3096 188 9 1 0 0 2 579 1 2 583 2 2 3 196 3096 181 5
3181 572 3182 3183 3184 2 1 7
3185 3186 596 481 5 0 1 357 2 848 0 0 0 3184 22 9 14 336 0 0 3184 23 9 1 0 0 2 579 1 1 581 1 1 17 3184 10 5
3188 3189 596 481 5 0 1 358 2 848 0 0 0 3184 22 9 14 337 0 0 3184 23 9 1 0 0 2 579 1 1 581 1 1 17 3184 10 5
3191 3192 596 481 5 0 1 359 2 848 0 0 0 3184 22 9 14 338 0 0 3184 23 9 1 0 0 2 579 1 1 581 1 1 17 3184 10 5
3194 3195 596 481 5 0 1 360 2 848 0 0 0 3184 22 9 14 339 0 0 3184 23 9 1 0 0 2 579 1 1 581 1 1 17 3184 10 5
3197 3198 596 481 5 0 1 361 2 848 0 0 0 3184 22 9 14 340 0 0 3184 23 9 1 0 0 1 579 1 1 17 3184 10 5
3200 3201 596 481 5 0 1 362 2 848 0 0 0 3184 22 9 14 341 0 0 3184 23 9 1 0 0 2 579 1 1 581 1 1 17 3184 10 5
3203 3204 596 481 5 0 1 363 2 848 0 0 0 3184 34 9 14 342 0 0 3184 35 9 1 0 0 1 579 1 1 17 3184 26 5
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
{"id":"open.opportunity-behind-visible","title":"An opportunity behind a visible message","question":"When an opportunity comes while another message is visible, is the waiting message offered and put back, or left alone?","about":"The user sees no difference. An observer does: in the one case a re-enqueueing is reported, and an engine that\nasks the host early asks it for nothing.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ko","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"de","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"en","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ja","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, meets the condition and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-behind-visible/other-visible","title":"A message waits while another is visible, and the app is opened from a push","about":"From outside it cannot be seen whether the waiting message was offered: only an engine that reports what it\nputs back can tell.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",652,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",653,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",654,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",655,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",642,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",602,5]},
{"id":"open.opportunity-in-background","title":"An opportunity in the background","question":"When an opportunity comes while the app is in the background, is the waiting message offered and put back, or left alone?","about":"A session can start there. As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ko","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"de","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"en","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ja","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, meets the condition and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-in-background/session-in-background","title":"A message was triggered in the background, and a session starts there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",707,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",708,13]},{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",709,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",710,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",701,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",662,5]},
{"id":"open.opportunity-under-keyboard","title":"An opportunity under the keyboard","question":"When an opportunity comes while the keyboard is up, is the waiting message offered and put back, or left alone?","about":"As behind a visible message, only an observer sees a difference.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"en","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."},
{"document":"ja","says":"silent","text":"The conditions for going back are worded for a message that is being triggered, not for one that is taken off the stack."}],"answers":[{"id":"put-back","text":"The message is taken off the stack, meets the condition and is reported as re-enqueued."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"put-back","probes":[{"script":{"id":"open.opportunity-under-keyboard/push-under-the-keyboard","title":"A message waits, the keyboard comes up, and the app is opened from a push","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",754,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"show_keyboard"}],"at":["Specs/questions.yaml",755,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",756,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",757,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",748,9]},"outcomes":[{"answer":"put-back","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",717,5]},
{"id":"open.unmatched-in-background","title":"An event that triggers nothing, in the background","question":"Where an event that triggers nothing is an opportunity, is it one in the background as well?","about":"An engine that takes more for an opportunity than the documents name may do so only while nothing is in\nthe way. An observer sees that: at a session start, the waiting message is reported as re-enqueued, and at\nsuch an event, it is not.","layer":"core","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ko","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered and put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-in-background/other-event-in-the-background","title":"A message waits in the background, and an event is logged that triggers nothing","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",805,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",806,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",807,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",808,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",799,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is no opportunity at all."},
{"answers":{"open.opportunity-in-background":"left-alone"},"reason":"A waiting message is left alone at every opportunity then."}],"at":["Specs/questions.yaml",764,5]},
{"id":"open.unmatched-behind-visible","title":"An event that triggers nothing, behind a visible message","question":"Where an event that triggers nothing is an opportunity, is it one while another message is visible as well?","about":"As in the background, only an observer sees a difference.","layer":"core","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ko","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered and put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-behind-visible/other-event-behind-visible","title":"A message waits behind another, and an event is logged that triggers nothing","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",858,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",859,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",860,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",861,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",851,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is no opportunity at all."},
{"answers":{"open.opportunity-behind-visible":"left-alone"},"reason":"A waiting message is left alone at every opportunity then."}],"at":["Specs/questions.yaml",816,5]},
{"id":"open.unmatched-under-keyboard","title":"An event that triggers nothing, under the keyboard","question":"Where an event that triggers nothing is an opportunity, is it one while the keyboard is up as well?","about":"As in the background, only an observer sees a difference.","layer":"core","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"en","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."},
{"document":"ja","says":"silent","text":"Speaks of an event that triggers a message; any other event is not among the situations."}],"answers":[{"id":"like-others","text":"As at a session start or a push click, the message is offered and put back, and reported."},
{"id":"left-alone","text":"The message stays on the stack, and nothing is reported."}],"default":"like-others","probes":[{"script":{"id":"open.unmatched-under-keyboard/other-event-under-the-keyboard","title":"A message waits under the keyboard, and an event is logged that triggers nothing","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",905,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",906,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",907,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",908,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",899,9]},"outcomes":[{"answer":"like-others","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"left-alone","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[{"answers":{"open.unmatched-event":"no"},"reason":"Such an event is no opportunity at all."},
{"answers":{"open.opportunity-under-keyboard":"left-alone"},"reason":"A waiting message is left alone at every opportunity then."}],"at":["Specs/questions.yaml",869,5]},
{"id":"open.background-offered","title":"Offered in the background","question":"What becomes of a message that was triggered in the foreground and waits, when an opportunity comes in the background?","about":"The documents speak of a message that is *triggered* in the background. One that was put back for another\nreason, and is offered by a session start or by the host in the background, is not mentioned.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"ko","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"de","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"en","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."},
{"document":"ja","says":"silent","text":"A message goes back if it is *triggered* while the app is in the background; one that waits already is not mentioned."}],"answers":[{"id":"goes-back","text":"It goes on waiting, as if it were triggered then."},
{"id":"displayed","text":"It is displayed, and the user finds it on return."}],"default":"goes-back","probes":[{"script":{"id":"open.background-offered/put-off-before","title":"The host put a message off, and a session starts in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",962,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"},{"do":"enter_background"}],"at":["Specs/questions.yaml",963,13]},{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",964,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",965,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",956,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",916,5]},
{"id":"open.next-after-discard","title":"The next one after a discard","question":"When an offered message is discarded, is the next waiting one offered at the same opportunity?","about":"A discarded message leaves the screen free. Going on uses the opportunity for a message that can be displayed;\nstopping leaves the user without any until the next one.","layer":"presenter","rules":["stack.offer-when-eligible","discard.leaves-stack"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"ko","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"de","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"en","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."},
{"document":"ja","says":"implied","text":"Speaks of one message that an opportunity brings, the newest; nothing is said of a second attempt."}],"answers":[{"id":"waits","text":"The opportunity is used up; the next message waits for another."},
{"id":"offers-next","text":"The next waiting message is offered at once, until one is displayed or put back."}],"default":"waits","probes":[{"script":{"id":"open.next-after-discard/two-waiting","title":"Two messages wait, and the host discards the upper one when it is offered","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1007,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1008,13]},{"do":[{"do":"choose","choices":{"lower":"now","upper":"discard"}},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1009,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1010,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1000,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[]]}]},
{"script":{"id":"open.next-after-discard/at-a-trigger","title":"A message waits, and one is triggered that does not fit","about":"For an engine that did not ask the host about the upper message again, and so did not discard it.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1025,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1026,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1027,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1028,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1016,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",972,5]},
{"id":"open.next-after-reenqueue","title":"The next one after a re-enqueueing","question":"When something sends an offered message back, is the one below it offered at the same opportunity?","about":"The background, another visible message and the keyboard send back whatever is offered, so the one below goes\nback as well. An engine that reports that has offered all that wait.","layer":"presenter","rules":["stack.offer-when-eligible","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"ko","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"de","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"en","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"ja","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[{"script":{"id":"open.next-after-reenqueue/behind-a-visible-message","title":"Of two messages that wait behind a visible one, the second has just been triggered","about":"The message below what goes back behind a visible one goes back as well. Only an engine that reports what it\nputs back can show that it was offered.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"below","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","below","above"]}],"at":["Specs/questions.yaml",1084,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1085,13]},{"do":[{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",1086,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",1073,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"visible"},{"one_of":[[],[{"saw":"reenqueued","message":"below"}]]}],[{"one_of":[[],[{"saw":"reenqueued","message":"above"}]]}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"visible"},{"one_of":[[],[{"saw":"reenqueued","message":"below"}]]}],[{"one_of":[[{"saw":"reenqueued","message":"below"}],[{"any_order":[{"saw":"reenqueued","message":"below"},{"saw":"reenqueued","message":"above"}]}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",1035,5]},
{"id":"open.next-after-choice","title":"The next one after the host's later","question":"When the host puts an offered message off, is the one below it offered at the same opportunity?","about":"It matters where the host's choice depends on the message: *later* for the one on top, *now* for the one below.\nIf the engine stops, a message that is put off time and again blocks all others.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"ko","says":"implied","text":"Speaks of one message that an opportunity brings, and puts it back where it was. Nothing is said of the one below."},
{"document":"de","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"en","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."},
{"document":"ja","says":"implied","text":"Speaks of one message that an opportunity brings, and gives it back to the stack. Nothing is said of the one below."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[{"script":{"id":"open.next-after-choice/put-off","title":"A triggered message is put off while another waits","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"upper","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lower","upper"]}],"at":["Specs/questions.yaml",1144,13]},{"do":[{"do":"choose","choices":{"lower":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"lower":"now","upper":"reenqueue"}}],"at":["Specs/questions.yaml",1145,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1146,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1147,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1137,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"upper"},{"saw":"displayed","message":"lower"}]]},{"answer":"offers-next","steps":[[{"saw":"displayed","message":"lower"}],[{"saw":"displayed","message":"upper"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1099,5]},
{"id":"open.next-after-loading","title":"The next one after a message that still loads","question":"When a message is offered whose asset still loads, is the one below it offered at the same opportunity?","about":"The opportunity is then used up by the message that waits for its asset, or it brings the one below.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"ko","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"de","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"en","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."},
{"document":"ja","says":"silent","text":"Speaks of one message that an opportunity brings, and of one that is *ready to be displayed*; that the newest may not be ready yet is not considered."}],"answers":[{"id":"waits","text":"The opportunity is used up."},
{"id":"offers-next","text":"The message below is offered at the same opportunity."}],"default":"waits","probes":[],"moot":[{"answers":{"open.loading-holds-up":"holds-up"},"reason":"Nothing older is offered while a newer one loads."}],"at":["Specs/questions.yaml",1154,5]},
{"id":"open.next-at-times","title":"The next one under conditions","question":"Where an offered message is not displayed, is the next one treated alike each time, or only under conditions of the engine?","about":"An engine may go on to the next message after a trigger event and not after a session start, or while the\nscreen is empty and not while another message is visible. Probes do not ask this question, because there\nis no limit to such conditions.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"ko","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"de","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"en","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."},
{"document":"ja","says":"silent","text":"Speaks of one message that an opportunity brings, and not of what happens to the others if it is not displayed."}],"answers":[{"id":"alike","text":"The next one is offered each time, or never."},
{"id":"at-times","text":"The next one is offered at one time, and not at another."}],"default":"alike","probes":[],"moot":[],"at":["Specs/questions.yaml",1195,5]},
{"id":"open.rate-limit-kept","title":"Held back by the interval","question":"Is a message whose trigger event falls within the interval lost, or does it wait on the stack?","about":"If it is lost, the user never sees it unless the event occurs again. If it waits, it appears at a later\nopportunity, perhaps out of context.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"ko","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"de","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"en","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."},
{"document":"ja","says":"silent","text":"Limits how often messages come and does not say what becomes of one that comes too early. It is not among the reasons to go back or to be discarded."}],"answers":[{"id":"lost","text":"The message does not reach the stack, or leaves it where it got ready within the interval."},
{"id":"waits","text":"The message goes on the stack and waits there for an opportunity."}],"default":"lost","probes":[{"script":{"id":"open.rate-limit-kept/within-the-interval","title":"A message is triggered within the interval, and the app is opened from a push when that is over","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",1282,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1283,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1284,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1285,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1275,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"displayed","message":"before"}],[],[]]},{"answer":"waits","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"limited"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1236,5]},
{"id":"open.rate-limit-order","title":"The interval and the other conditions","question":"What becomes of a message that is triggered, or presented, within the interval, and could not be displayed anyway?","about":"An engine that looks at the interval when an event occurs goes no further. One that looks at it before a\ndisplay has put the message back, or discarded it, by then.\nThe same holds for a message whose asset arrives within the interval: one that does not fit may be discarded\nthen, or when it is offered.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ko","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"de","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"en","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ja","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."}],"answers":[{"id":"interval-first","text":"The interval holds the message back, and no other condition is examined."},
{"id":"conditions-first","text":"What puts a message back or discards it does so within the interval as well."}],"default":"interval-first","probes":[{"script":{"id":"open.rate-limit-order/turned-away","title":"A message that does not fit the device is triggered within the interval, and fits it thereafter","about":"If it is displayed, the interval kept it from being discarded, and let it wait.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","turned"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1334,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"rotate","to":"landscape"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1335,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1325,9]},"outcomes":[{"answer":"interval-first","steps":[[{"saw":"displayed","message":"turned"}]]}]},
{"script":{"id":"open.rate-limit-order/behind-another","title":"A message is triggered within the interval while another is visible","about":"An engine that displays it in the end has put it back, since the first probe shows one that lets it wait for\nthe interval.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"behind","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","behind","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1350,13]},{"do":[{"do":"advance","by":5000},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",1351,13]},{"do":[{"do":"advance","by":70000},{"do":"dismiss"},{"do":"advance","by":70000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1352,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":70000},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",1353,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1339,9]},"outcomes":[{"answer":"conditions-first","steps":[[{"saw":"displayed","message":"behind"}],[{"saw":"displayed","message":"last"}]]},{"answer":"interval-first","steps":[[],[{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1292,5]},
{"id":"open.rate-limit-failed","title":"A failed asset within the interval","question":"Is a message discarded that is triggered, or presented, within the interval, and whose asset is known to have failed?","about":"An engine that looks at the interval first may still know, at the trigger, that the message can never be\ndisplayed. The other conditions may change until the interval is over; this one hardly does.","layer":"core","rules":["rate-limit.default","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ko","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"de","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"en","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."},
{"document":"ja","says":"silent","text":"Limits how often messages come, and does not say when that is decided, nor in which order."}],"answers":[{"id":"held-back","text":"The interval holds it back like any other message."},
{"id":"discarded","text":"It is discarded when it is triggered."}],"default":"held-back","probes":[],"moot":[{"answers":{"open.rate-limit-order":"conditions-first"},"reason":"Whatever discards a message does so within the interval as well."}],"at":["Specs/questions.yaml",1360,5]},
{"id":"open.rate-limit-event","title":"An event within the interval","question":"Is an event an opportunity for the messages that wait if the interval holds back the message that it triggers?","about":"A trigger event is an opportunity. If the interval holds back its message, the event may be as good as\nnone, or an opportunity for others that were put back before.","layer":"core","rules":["rate-limit.default","stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"ko","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"de","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"en","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."},
{"document":"ja","says":"silent","text":"Calls a trigger event an opportunity, and limits messages to one in each interval; which of the two counts here is not said."}],"answers":[{"id":"unused","text":"The event offers nothing."},
{"id":"used","text":"The event offers the newest of the messages that wait already."}],"default":"unused","probes":[],"moot":[],"at":["Specs/questions.yaml",1394,5]},
{"id":"open.rate-limit-loading","title":"Held back while an asset loads","question":"When does a message that the interval holds back begin to wait for its asset: at its trigger, or when it is offered?","about":"If it waits for its asset from the start, it appears by itself when both the asset is there and the\ninterval is over.","layer":"presenter","rules":["delivery.late-assets","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"ko","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"de","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"en","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."},
{"document":"ja","says":"silent","text":"Limits messages to one in each interval; what becomes of the one that comes too early is not said."}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on, and is displayed when that has come, unless the interval goes on."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.rate-limit-kept":"lost","open.rate-limit-local":"exempt"},"reason":"A message that the interval holds back waits for nothing."}],"at":["Specs/questions.yaml",1435,5]},
{"id":"open.rate-limit-base","title":"Where the interval begins","question":"Is the interval counted from the last trigger, from the last display, or from the last dismissal?","about":"Trigger and display differ when a message is displayed long after its trigger, because it waited for its\nassets. Counted from the trigger, a second message can follow the first at once. Counted from the dismissal,\neven a message that was looked at for a minute keeps the next one away. Counted from the display or the\ndismissal, the interval also holds back a message that gets ready within it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."},
{"document":"ko","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."},
{"document":"de","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."},
{"document":"en","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages, the note on the sample app of a trigger interval."},
{"document":"ja","says":"silent","text":"The heading speaks of an interval between triggers, the sentences of one between messages."}],"answers":[{"id":"trigger","text":"The interval begins when a message is triggered."},
{"id":"display","text":"The interval begins when a message is displayed."},
{"id":"dismissal","text":"The interval begins when a message is displayed, and again when it is dismissed."}],"default":"trigger","probes":[{"script":{"id":"open.rate-limit-base/slow-asset","title":"A message appears long after its trigger, and others are triggered between the possible ends","about":"The first message is triggered at once, displayed after 20 s, when its image is there, and dismissed after\n35 s. So the interval is over after 30 s, 50 s or 65 s. Messages are triggered after 40 s and 55 s.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","next","last"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1518,13]},{"do":[{"do":"advance","by":35000}],"at":["Specs/questions.yaml",1519,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":5000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1520,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":15000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1521,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1507,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"next"}],[]]},{"answer":"display","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"last"}],[{"saw":"displayed","message":"next"}]]}]]},{"answer":"dismissal","steps":[[{"saw":"displayed","message":"slow"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1473,5]},
{"id":"open.rate-limit-waiting","title":"A trigger that only reached the stack","question":"Does a trigger start the interval although its message went back on the stack without being displayed?","about":"An event in the background triggers a message that nobody sees. If it starts the interval all the same, the\nnext event in the foreground shows nothing, although the user has not seen any message.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ko","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"de","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"en","says":"silent","text":"Does not connect the interval with the stack."},
{"document":"ja","says":"silent","text":"Does not connect the interval with the stack."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever becomes of its message."},
{"id":"does-not-start","text":"A message that goes back on the stack starts no interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-waiting/put-off","title":"The host puts a triggered message off, and another is triggered within the interval","about":"The device is turned away from the message that waits, so that it does not appear by itself later on.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"waiting":"reenqueue"}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","next","last"]}],"at":["Specs/questions.yaml",1575,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1576,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1577,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1578,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1565,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval begins with a display, so what is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval begins with a display, so what is not displayed cannot start it."}],"at":["Specs/questions.yaml",1531,5]},
{"id":"open.rate-limit-discarded","title":"A trigger whose message was discarded","question":"Does a trigger start the interval although its message was discarded?","about":"As with a message that went back, the user has not seen anything. If a discarded message starts the interval,\nthe campaign with a broken image silences the one after it.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ko","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"de","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"en","says":"silent","text":"Does not connect the interval with discarding."},
{"document":"ja","says":"silent","text":"Does not connect the interval with discarding."}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whatever becomes of its message."},
{"id":"does-not-start","text":"A discarded message starts no interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-discarded/discarded-by-the-host","title":"The host discards a triggered message, and another is triggered within the interval","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{"discarded":"discard"}},"assets":{}},"messages":[{"name":"discarded","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["discarded","next","last"]}],"at":["Specs/questions.yaml",1628,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1629,13]},{"do":[{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1630,13]},{"do":[{"do":"advance","by":60000},{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"note":"The interval is over; a message that was held back may have appeared at its end.","at":["Specs/questions.yaml",1631,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1620,9]},"outcomes":[{"answer":"starts","steps":[[],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval begins with a display, so what is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval begins with a display, so what is not displayed cannot start it."}],"at":["Specs/questions.yaml",1586,5]},
{"id":"open.rate-limit-presenter","title":"A trigger without a presenter","question":"Does a trigger start the interval although no presenter is assigned?","about":"Apps often assign the presenter a moment after the start. If a trigger before that starts the interval, the\nfirst message that could be displayed is held back by one that could not.","layer":"core","rules":["rate-limit.default","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"ko","says":"silent","text":"Says that a presenter is needed for messages to be displayed, and does not connect the interval with it."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"starts","text":"Every trigger starts the interval, whether or not there is somebody to display its message."},
{"id":"does-not-start","text":"A message that is triggered without a presenter starts no interval."}],"default":"starts","probes":[{"script":{"id":"open.rate-limit-presenter/assigned-within-the-interval","title":"A message is triggered without a presenter, and another when one is assigned","about":"The host discards the first message, so that it cannot get in the way where it was kept.","rules":[],"profiles":["swift"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{"early":"discard"}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","next","last"]}],"at":["Specs/questions.yaml",1678,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1679,13]},{"do":[{"do":"assign_presenter"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1680,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1681,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1668,9]},"outcomes":[{"answer":"starts","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]},{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]}]}],"moot":[{"answers":{"open.rate-limit-base":"display"},"reason":"The interval begins with a display, so what is not displayed cannot start it."},
{"answers":{"open.rate-limit-base":"dismissal"},"reason":"The interval begins with a display, so what is not displayed cannot start it."}],"at":["Specs/questions.yaml",1639,5]},
{"id":"open.rate-limit-stack","title":"Messages off the stack","question":"Is a message that is taken off the stack held back by the interval?","about":"If the interval concerns triggers only, a message from the stack can follow another within a second. If it\nconcerns all messages, the opportunity passes and the message goes on waiting.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."}],"answers":[{"id":"exempt","text":"The interval does not hold back messages from the stack."},
{"id":"held-back","text":"A message from the stack waits for the interval as well."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-stack/offered-within-the-interval","title":"A waiting message is offered within the interval, and again after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",1735,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1736,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1737,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1738,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":40000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1739,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1728,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1689,5]},
{"id":"open.rate-limit-stack-display","title":"A display off the stack","question":"Does the display of a message that was taken off the stack start the interval?","about":"Whether such a message is held back is one thing, whether it holds back the next another: an engine may keep a\nlist of displays, whatever led to them, or count at the trigger alone.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ko","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"de","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"en","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."},
{"document":"ja","says":"silent","text":"Does not say whether the limit applies to a message from the stack. \"Between triggers\" in the heading speaks against it, \"between messages\" below for it."}],"answers":[{"id":"does-not-start","text":"The display of a message from the stack starts no interval."},
{"id":"starts","text":"The display of a message from the stack starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-stack-display/triggered-after-it","title":"A waiting message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",1793,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1794,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",1795,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1796,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1797,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1785,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"waiting"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1746,5]},
{"id":"open.rate-limit-request","title":"A message that the host asks for","question":"Is a message held back by the interval that the host app asks for?","about":"The host wants the top-most message now. But the limit exists for the user, who does not know why a message\nappears.","layer":"core","rules":["rate-limit.default","manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The call displays the message on top of the stack, and is there for other moments than those of triggers; the interval is not mentioned."},
{"document":"en","says":"silent","text":"The call displays the message on top of the stack, and is there for other moments than those of triggers; the interval is not mentioned."},
{"document":"ja","says":"silent","text":"The call displays the message on top of the stack, and is there for other moments than those of triggers; the interval is not mentioned."}],"answers":[{"id":"exempt","text":"What the host asks for is displayed within the interval, too."},
{"id":"held-back","text":"The request passes within the interval, and the message goes on waiting."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-request/asked-within-the-interval","title":"The host asks for the waiting message within the interval, and again after it","rules":[],"profiles":["legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",1844,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1845,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"present_local","message":"waiting"},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",1846,13]},{"do":[{"do":"advance","by":10000},{"do":"display_next"}],"at":["Specs/questions.yaml",1847,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"display_next"}],"at":["Specs/questions.yaml",1848,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1837,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1805,5]},
{"id":"open.rate-limit-local","title":"Local messages and the interval","question":"Is a local message held back by the interval?","about":"The app asks for a local message explicitly and expects to see it. On the other hand the limit exists for the\nuser, who does not know where a message comes from.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ko","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"de","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"en","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ja","says":"silent","text":"The section on messages made in the app does not mention the interval."}],"answers":[{"id":"exempt","text":"The interval does not hold back local messages."},
{"id":"held-back","text":"A local message waits on the stack while the interval runs."}],"default":"exempt","probes":[{"script":{"id":"open.rate-limit-local/presented-within-the-interval","title":"A local message is presented within the interval, and the app is opened from a push after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",1891,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",1892,13]},{"do":[{"do":"advance","by":10000},{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",1893,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":60000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",1894,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1884,9]},"outcomes":[{"answer":"exempt","steps":[[{"saw":"displayed","message":"early"}],[]]},{"answer":"held-back","steps":[[],[{"saw":"displayed","message":"early"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1855,5]},
{"id":"open.rate-limit-local-display","title":"The display of a local message","question":"Does the display of a local message start the interval?","about":"A message of the app itself may or may not count as one of those between which the interval lies. An engine\nthat counts every display holds back a campaign that is triggered soon after.","layer":"core","rules":["rate-limit.default","local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ko","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"de","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"en","says":"silent","text":"The section on messages made in the app does not mention the interval."},
{"document":"ja","says":"silent","text":"The section on messages made in the app does not mention the interval."}],"answers":[{"id":"does-not-start","text":"The display of a local message starts no interval."},
{"id":"starts","text":"The display of a local message starts the interval."}],"default":"does-not-start","probes":[{"script":{"id":"open.rate-limit-local-display/triggered-after-it","title":"A local message is displayed, and another is triggered within the interval after that","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"last","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["next","last"]}],"at":["Specs/questions.yaml",1938,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",1939,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":10000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1940,13]},{"do":[{"do":"advance","by":60000},{"do":"open_from_push"},{"do":"dismiss"},{"do":"advance","by":60000},{"do":"log_event","name":"opened_account","properties":{}}],"note":"A message that was held back may have appeared when the interval was over.","at":["Specs/questions.yaml",1941,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1930,9]},"outcomes":[{"answer":"does-not-start","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"next"}],[{"saw":"displayed","message":"last"}]]},{"answer":"starts","steps":[[{"saw":"displayed","message":"own"}],[],[{"one_of":[[],[{"saw":"displayed","message":"next"}]]},{"saw":"displayed","message":"last"}]]}]}],"moot":[],"at":["Specs/questions.yaml",1901,5]},
{"id":"open.rate-limit-edge","title":"Exactly the interval","question":"Is a message let through when exactly the interval has passed?","about":"No user notices a millisecond; a test that advances a virtual clock by exactly 30 seconds does. (An interval\nof 0 switches the limit off under every reading.)","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"ko","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"de","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"en","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."},
{"document":"ja","says":"implied","text":"Calls the value a minimum of time, which is reached when it has passed exactly."}],"answers":[{"id":"enough","text":"Exactly the interval is enough."},
{"id":"not-enough","text":"More than the interval has to pass."}],"default":"enough","probes":[{"script":{"id":"open.rate-limit-edge/exactly-the-interval","title":"A message is triggered when exactly the interval has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",1985,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",1986,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":30000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",1987,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",1978,9]},"outcomes":[{"answer":"enough","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"next"}]]},{"answer":"not-enough","steps":[[{"saw":"displayed","message":"before"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1949,5]},
{"id":"open.relaunch-rate-limit","title":"The interval across a relaunch","question":"Does the interval go on when the app is relaunched?","about":"If it is forgotten, somebody who closes and opens the app can see two messages within seconds.","layer":"core","rules":["rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"ko","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"de","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"en","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."},
{"document":"ja","says":"silent","text":"Empties the stack at a launch from suspension. The interval is not mentioned there."}],"answers":[{"id":"forgotten","text":"After a relaunch the first trigger is let through."},
{"id":"kept","text":"The time of the last message outlives the relaunch."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-rate-limit/soon-after-a-relaunch","title":"The app is relaunched within the interval, and a message is triggered soon after","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"next","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2029,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"},{"do":"advance","by":10000}],"at":["Specs/questions.yaml",2030,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["before","next"]}],"at":["Specs/questions.yaml",2031,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2032,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2022,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"next"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[]]}]}],"moot":[],"at":["Specs/questions.yaml",1994,5]},
{"id":"open.failed-or-back","title":"A failed file and a bad moment","question":"Is a message whose file failed discarded at once, or does it go back first, if something else sends it back at the same time?","about":"In the background, behind another message or under the keyboard, the message cannot be displayed anyway. If it\ngoes back, its file may be had by the time of its next offer; if it is discarded, the user never sees it.","layer":"presenter","rules":["discard.asset-failed","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.failed-or-back/failed-behind-visible","title":"A message whose image failed is triggered behind a visible one, and its image can be had later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2077,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2078,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"start_session","deliver":["visible","failed","other"]}],"at":["Specs/questions.yaml",2079,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2080,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2081,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2069,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"failed"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2039,5]},
{"id":"open.late-or-back","title":"Too late at a bad moment","question":"Is a message that is past its timeout discarded at once, or does it go back first, if something else sends it back at the same time?","about":"Its time does not come back, so on the screen it makes no difference but for the messages below: one that waits\nonly to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.timeout","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.late-or-back/late-behind-visible","title":"A message's image comes too late, and behind a visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible","other"]}],"at":["Specs/questions.yaml",2134,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2135,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2136,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2137,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2138,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2139,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2126,9]},"outcomes":[{"answer":"goes-back","steps":[[],[],[{"saw":"discarded","message":"late"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"discarded","message":"late"}],[],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.late-or-back/late-on-the-stack","title":"A message waits for longer than its timeout, and there is an opportunity while another is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late","visible"]}],"at":["Specs/questions.yaml",2152,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2153,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2154,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2145,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]},
{"script":{"id":"open.late-or-back/late-in-the-background","title":"A message waits for longer than its timeout, and there is an opportunity in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2166,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",2167,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",2168,13]}],"asserts":["discarded","displayed","reenqueued"],"at":["Specs/questions.yaml",2160,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"reenqueued","message":"late"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"late"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once","open.timeout-on-stack":"does-not-count"},"reason":"A message is discarded as soon as its timeout has passed."},
{"answers":{"open.opportunity-behind-visible":"left-alone","open.opportunity-in-background":"left-alone","open.timeout-loading":"at-once"},"reason":"A message is not offered at a moment at which it would go back."}],"at":["Specs/questions.yaml",2088,5]},
{"id":"open.turned-or-back","title":"Turned away at a bad moment","question":"Is a message that is made for the other orientation discarded at once, or does it go back first, if something else sends it back at the same time?","about":"If it goes back, the device may be turned by the time of its next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.turned-or-back/turned-behind-visible","title":"A message for landscape is triggered in portrait, behind a visible one, and the device is turned","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","turned","other"]}],"at":["Specs/questions.yaml",2212,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2213,13]},{"do":[{"do":"rotate","to":"landscape"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2214,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2215,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2204,9]},"outcomes":[{"answer":"goes-back","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2175,5]},
{"id":"open.imageless-or-back","title":"Without its image at a bad moment","question":"Is a message that lacks the image it needs discarded at once, or does it go back first, if something else sends it back at the same time?","about":"It can never be displayed, so the user sees no difference but for the messages below: one that waits only to be\ndiscarded uses up an opportunity.","layer":"presenter","rules":["discard.full-without-image","reenqueue.other-visible"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"en","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back and those to be discarded in two sections and does not rank them."}],"answers":[{"id":"goes-back","text":"It goes back on the stack; what is wrong with it counts when it is offered again."},
{"id":"discarded","text":"It is discarded, whatever else is in its way."}],"default":"goes-back","probes":[{"script":{"id":"open.imageless-or-back/imageless-behind-visible","title":"A full message without an image is triggered behind a visible one","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"imageless","message":{"type":"full","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","imageless","other"]}],"at":["Specs/questions.yaml",2257,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2258,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2259,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2260,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2261,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2249,9]},"outcomes":[{"answer":"goes-back","steps":[[],[{"saw":"discarded","message":"imageless"}],[{"saw":"displayed","message":"other"}]]},{"answer":"discarded","steps":[[{"saw":"discarded","message":"imageless"}],[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2222,5]},
{"id":"open.unfit-at-trigger","title":"Whether it fits, at the trigger","question":"Is a message that is triggered while something sends it back looked at whether it fits, or only when it is offered again?","about":"It matters for a message that is made for the other orientation, or lacks the image it needs, where such a\nmessage is discarded although something sends it back. If it is left alone at its trigger, it waits until\nit is offered again.","layer":"presenter","rules":["discard.orientation","stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"ko","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"de","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"en","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."},
{"document":"ja","says":"silent","text":"Lists when a message is discarded, and when it goes back, and not at which moment each is looked at."}],"answers":[{"id":"examined","text":"It is looked at when it is triggered."},
{"id":"left-alone","text":"It is looked at when it is offered again."}],"default":"examined","probes":[],"moot":[],"at":["Specs/questions.yaml",2268,5]},
{"id":"open.host-or-back","title":"The host at a bad moment","question":"Is the host asked about a message that something else sends back?","about":"If it is, it may discard a message that would have waited. An engine that asks early asks about messages that\ncannot be displayed anyway.","layer":"presenter","rules":["discard.display-choice","reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to go back without an order; the host's choice stands last."},
{"document":"ko","says":"silent","text":"Lists the reasons to go back without an order; the host's choice stands last."},
{"document":"de","says":"silent","text":"Lists the reasons to go back without an order. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to go back without an order. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to go back without an order. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *discard* counts."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-back/unwanted-behind-visible","title":"The host would discard a message that is triggered behind a visible one, and takes it later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"unwanted","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","unwanted","other"]}],"at":["Specs/questions.yaml",2351,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choices":{"unwanted":"discard"}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2352,13]},{"do":[{"do":"choose","choices":{"unwanted":"now"}},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2353,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2354,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2343,9]},"outcomes":[{"answer":"not-asked","steps":[[{"saw":"displayed","message":"unwanted"}],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2309,5]},
{"id":"open.host-or-discard","title":"The host and a message to be discarded","question":"Is the host asked about a message that is to be discarded anyway?","about":"If it is, and puts the message off, the reason to discard it may be gone by the next offer.","layer":"presenter","rules":["discard.orientation","reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first."},
{"document":"de","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first. The method that asks the host is named for the time before the display."},
{"document":"en","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first. The method that asks the host is named for the time before the display."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard without an order; the host's choice stands first. The method that asks the host is named for the time before the display."}],"answers":[{"id":"not-asked","text":"The host is asked only about messages that could be displayed."},
{"id":"asked","text":"The host is asked first, and its *reenqueue* saves the message."}],"default":"not-asked","probes":[{"script":{"id":"open.host-or-discard/turned-and-put-off","title":"The host would put off a message that is turned away, and the device is turned","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"landscape","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"turned","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["turned","other"]}],"at":["Specs/questions.yaml",2401,13]},{"do":[{"do":"choose","choices":{"turned":"reenqueue"}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2402,13]},{"do":[{"do":"choose","choices":{"turned":"now"}},{"do":"rotate","to":"portrait"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2403,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2404,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2394,9]},"outcomes":[{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"asked","steps":[[{"saw":"displayed","message":"turned"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2361,5]},
{"id":"open.failed-and-late","title":"Failed and too late","question":"Which reason is told of a message whose file fails after its timeout has passed?","about":"It is discarded either way. Only somebody who reads the reports sees a difference.","layer":"presenter","rules":["discard.asset-failed","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"de","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"en","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."}],"answers":[{"id":"failed","text":"The failed file."},
{"id":"late","text":"The timeout."}],"default":"failed","probes":[{"script":{"id":"open.failed-and-late/fails-late","title":"A message's image fails when its timeout has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2447,13]},{"do":[{"do":"advance","by":7000}],"at":["Specs/questions.yaml",2448,13]},{"do":[{"do":"advance","by":13000}],"at":["Specs/questions.yaml",2449,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2441,9]},"outcomes":[{"answer":"failed","steps":[[],[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"late","steps":[[],[{"saw":"discarded","message":"lost","reason":"timeout"}]]}]}],"moot":[{"answers":{"open.timeout-loading":"at-once"},"reason":"A message is discarded as soon as its timeout has passed, before its file fails."}],"at":["Specs/questions.yaml",2411,5]},
{"id":"open.turned-and-lost","title":"Turned away and lost","question":"Which reason is told of a message that is made for the other orientation and whose file failed, or that is too late?","about":"It is discarded either way. Only somebody who reads the reports sees a difference.","layer":"presenter","rules":["discard.asset-failed","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ko","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"de","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"en","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."}],"answers":[{"id":"lost","text":"The failed file, or the timeout."},
{"id":"turned","text":"The orientation."}],"default":"lost","probes":[{"script":{"id":"open.turned-and-lost/failed-and-turned","title":"A message is made for the other orientation, and its image failed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"lost","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",2491,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2492,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2485,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"asset_failed"}]]},{"answer":"turned","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2456,5]},
{"id":"open.imageless-and-lost","title":"Without its image and lost","question":"Which reason is told of a message that lacks the image it needs, and is made for the other orientation or too late?","about":"It is discarded either way. Only somebody who reads the reports sees a difference.","layer":"presenter","rules":["discard.full-without-image","discard.orientation"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"en","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."},
{"document":"ja","says":"silent","text":"Lists the reasons to discard and does not say which counts when two hold."}],"answers":[{"id":"lost","text":"The orientation, or the timeout."},
{"id":"imageless","text":"The missing image."}],"default":"lost","probes":[{"script":{"id":"open.imageless-and-lost/imageless-and-turned","title":"A full message has no image, and is made for the other orientation","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"lost","message":{"type":"full","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"landscape","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["lost"]}],"at":["Specs/questions.yaml",2531,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2532,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",2525,9]},"outcomes":[{"answer":"lost","steps":[[{"saw":"discarded","message":"lost","reason":"orientation"}]]},{"answer":"imageless","steps":[[{"saw":"discarded","message":"lost","reason":"missing_image"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2499,5]},
{"id":"open.report-in-background","title":"A report from the background","question":"Is a message reported as re-enqueued that is triggered while the app is in the background?","about":"An engine that takes a message off its stack only when it can display it leaves it where it is, and has nothing\nto report. The message waits either way.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that anybody is told."}],"answers":[{"id":"reported","text":"It is reported, as a message that goes back."},
{"id":"silent","text":"Nothing is reported: the message was never taken off the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-in-background/triggered-in-background","title":"A message is triggered in the background","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2574,13]},{"do":[{"do":"enter_background"}],"at":["Specs/questions.yaml",2575,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2576,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2577,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2568,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2539,5]},
{"id":"open.report-behind-visible","title":"A report from behind a visible message","question":"Is a message reported as re-enqueued that is triggered while another message is visible?","about":"An engine that takes a message off its stack only when it can display it leaves it where it is, and has nothing\nto report. The message waits either way.","layer":"presenter","rules":["reenqueue.other-visible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ko","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that anybody is told."}],"answers":[{"id":"reported","text":"It is reported, as a message that goes back."},
{"id":"silent","text":"Nothing is reported: the message was never taken off the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-behind-visible/triggered-behind-visible","title":"A message is triggered while another one is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",2620,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2621,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2622,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2623,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2613,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2584,5]},
{"id":"open.report-under-keyboard","title":"A report from under the keyboard","question":"Is a message reported as re-enqueued that is triggered while the keyboard is up?","about":"An engine that takes a message off its stack only when it can display it leaves it where it is, and has nothing\nto report. The message waits either way.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"en","says":"silent","text":"Says that the message goes back, and not that anybody is told."},
{"document":"ja","says":"silent","text":"Says that the message goes back, and not that anybody is told."}],"answers":[{"id":"reported","text":"It is reported, as a message that goes back."},
{"id":"silent","text":"Nothing is reported: the message was never taken off the stack."}],"default":"reported","probes":[{"script":{"id":"open.report-under-keyboard/triggered-under-keyboard","title":"A message is triggered while the keyboard is up","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2662,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2663,13]},{"do":[{"do":"hide_keyboard"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2664,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",2656,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"reenqueued","message":"waiting"}],[{"saw":"displayed","message":"waiting"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"waiting"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2630,5]},
{"id":"open.report-on-arrival","title":"Told when the asset comes","question":"Where nothing is reported of a message that is put back at its trigger, is it reported if it is put back when its asset comes?","about":"An engine that looks first whether anything is in the way may do so at the trigger, and not when an asset\narrives.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"ko","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"de","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"en","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."},
{"document":"ja","says":"silent","text":"Says that a message goes back to the stack, and not that anybody hears of it."}],"answers":[{"id":"like-trigger","text":"Nothing is reported, as at a trigger."},
{"id":"reported","text":"It is reported."}],"default":"like-trigger","probes":[],"moot":[{"answers":{"open.report-behind-visible":"reported","open.report-in-background":"reported","open.report-under-keyboard":"reported"},"reason":"It is reported at the trigger as well."}],"at":["Specs/questions.yaml",2671,5]},
{"id":"open.choice-again","title":"The host is asked again","question":"Is the host asked again when a message is offered that it has put off before?","about":"A host that is asked once decides once: the message that it put off comes with the next opportunity. If it is\nasked each time, it can put a message off as long as it likes.","layer":"presenter","rules":["reenqueue.display-choice"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The method *returned* a choice, and the message is displayed later, when the user is eligible. Whether the method is called again then is not said."},
{"document":"ko","says":"silent","text":"The method *returned* a choice, and the message is displayed later, when the user is eligible. Whether the method is called again then is not said."},
{"document":"de","says":"silent","text":"The method *returned* a choice. Whether it is called again for a message that went back is not said."},
{"document":"en","says":"silent","text":"The method *returned* a choice. Whether it is called again for a message that went back is not said."},
{"document":"ja","says":"silent","text":"The method *returned* a choice. Whether it is called again for a message that went back is not said."}],"answers":[{"id":"asked","text":"The host is asked each time the message is offered."},
{"id":"not-asked","text":"The host has had its say: the message is displayed when nothing else is in its way."}],"default":"asked","probes":[{"script":{"id":"open.choice-again/still-unwanted","title":"The host puts a message off, and would put it off again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",2748,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2749,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",2750,13]},{"do":[{"do":"choose","choice":"now"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",2751,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2742,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2709,5]},
{"id":"open.priority-tie","title":"Equal priorities","question":"Which of two messages of equal priority wins when one event triggers both?","about":"Campaigns share a priority more often than not, so this decides which of them is seen at all.","layer":"core","rules":["delivery.highest-priority"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Only the highest priority is spoken of."},
{"document":"ko","says":"silent","text":"Only the highest priority is spoken of."},
{"document":"de","says":"silent","text":"Only the higher of two priorities, and the highest of several, is spoken of."},
{"document":"en","says":"silent","text":"Only the highest priority is spoken of."},
{"document":"ja","says":"silent","text":"Only the higher of two priorities, and the highest of several, is spoken of."}],"answers":[{"id":"first-delivered","text":"The message that comes first in the delivery wins."},
{"id":"last-delivered","text":"The message that comes last in the delivery wins."}],"default":"first-delivered","probes":[{"script":{"id":"open.priority-tie/two-pairs","title":"Two events trigger two messages of equal priority each","about":"Of one pair the names are delivered in the order of the alphabet, of the other against it, so that an engine\nthat decides by name gives neither answer.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"alder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"beech","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"elder","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"cedar","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["alder","beech","elder","cedar"]}],"at":["Specs/questions.yaml",2798,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2799,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2800,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",2786,9]},"outcomes":[{"answer":"first-delivered","steps":[[{"saw":"displayed","message":"alder"}],[{"saw":"displayed","message":"elder"}]]},{"answer":"last-delivered","steps":[[{"saw":"displayed","message":"beech"}],[{"saw":"displayed","message":"cedar"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2758,5]},
{"id":"open.no-match-when-limited","title":"No match while held back","question":"Is \"no matching trigger\" reported when the only match was held back by the interval?","about":"A host that fills the gap with content of its own would do so within the interval, and thereby show what the\nlimit was meant to prevent.","layer":"core","rules":["trigger.no-match","rate-limit.default"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"The report is made when no matching trigger is found; here one was found."},
{"document":"ko","says":"implied","text":"The report is made when no matching trigger is found; here one was found."},
{"document":"de","says":"implied","text":"The report is made when no matching trigger is found; here one was found."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"The report is made when no matching trigger is found; here one was found."}],"answers":[{"id":"silent","text":"Nothing is reported, since there was a match."},
{"id":"reported","text":"The event is reported, since it triggered nothing."}],"default":"silent","probes":[{"script":{"id":"open.no-match-when-limited/within-the-interval","title":"An event within the interval matches the trigger of a message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":30,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before","limited"]}],"at":["Specs/questions.yaml",2843,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",2844,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2845,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2846,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",2836,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",2807,5]},
{"id":"open.no-match-when-filtered","title":"No match because of the properties","question":"Is \"no matching trigger\" reported when the name of the event matched, but its properties did not satisfy the filter?","about":"The trigger as a whole did not match. An engine that looks up triggers by name and filters afterwards may\nreport only unknown names.","layer":"core","rules":["trigger.no-match","trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"ko","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"de","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"implied","text":"The filters are part of the trigger, so a trigger whose filter is not satisfied does not match."}],"answers":[{"id":"reported","text":"The event is reported: no trigger matched."},
{"id":"silent","text":"Nothing is reported: there is a trigger for an event of this name."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-filtered/other-property","title":"An event has the name that a trigger waits for, and another property","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"filtered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["filtered"]}],"at":["Specs/questions.yaml",2896,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",2897,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{"plan":"silver"}}],"at":["Specs/questions.yaml",2898,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",2888,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}]]},{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",2857,5]},
{"id":"open.no-match-when-exhausted","title":"No match because the message was displayed before","question":"Is an event reported as matching no trigger if the message that it matches was displayed before, and is triggered no more?","about":"As with a filter that is not satisfied, the event has the name of a trigger and shows nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."},
{"document":"ko","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing any more."}],"answers":[{"id":"reported","text":"A message that is triggered no more is no match, so the event is reported."},
{"id":"silent","text":"The trigger is there, so the event is not reported."}],"default":"reported","probes":[{"script":{"id":"open.no-match-when-exhausted/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2956,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",2957,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",2958,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",2950,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed is triggered again."}],"at":["Specs/questions.yaml",2909,5]},
{"id":"open.no-match-when-waiting","title":"No match because the message waits","question":"Is an event reported as matching no trigger if the message that it matches waits on the stack, and is not triggered again as long as it does?","about":"As with a message that was displayed before, the trigger is there and triggers nothing.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."},
{"document":"ko","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Here one does, but triggers nothing at the time."}],"answers":[{"id":"reported","text":"A message that is not triggered is no match, so the event is reported."},
{"id":"silent","text":"The trigger is there, so the event is not reported."}],"default":"reported","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"A message that waits is triggered again."}],"at":["Specs/questions.yaml",2967,5]},
{"id":"open.no-match-kinds","title":"No match for a session or a push","question":"Is \"no matching trigger\" also reported for a session start or a push click that triggers nothing?","about":"Both are trigger events, but the app did not log them, and they have no name that could be reported. A host\nthat reacts to every report hears of each session start, or of none.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of an event in general. The session start and the push click are called events elsewhere in the document."},
{"document":"ko","says":"silent","text":"Speaks of an event in general. The session start and the push click are called events elsewhere in the document."},
{"document":"de","says":"silent","text":"Speaks of an event in general; the method takes a name beside the event, which a session start does not have."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"Speaks of an event in general; the method takes a name beside the event, which a session start does not have."}],"answers":[{"id":"all","text":"Every trigger event without a match is reported, the session start and the push click included."},
{"id":"named-only","text":"Only custom events and purchases are reported."}],"default":"all","probes":[{"script":{"id":"open.no-match-kinds/session-and-push","title":"A session starts, the app is opened from a push and an event is logged, and none triggers anything","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",3046,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",3047,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3048,13]}],"asserts":["displayed","no_matching_lifecycle_trigger","no_matching_trigger"],"at":["Specs/questions.yaml",3042,9]},"outcomes":[{"answer":"all","steps":[[{"saw":"no_matching_trigger","kind":"session_start"}],[{"saw":"no_matching_trigger","kind":"push_click"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]},{"answer":"named-only","steps":[[],[],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_help"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3005,5]},
{"id":"open.no-match-early","title":"No match before the first session","question":"Is an event reported as matching no trigger if it occurs before the first session of a launch?","about":"Before the first session, nothing is delivered, so nothing can match. An engine may say so, or wait until it\nknows the triggers.","layer":"core","rules":["trigger.no-match"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. That there is something to match is taken for granted."},
{"document":"ko","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. That there is something to match is taken for granted."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. That there is something to match is taken for granted."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. That there is something to match is taken for granted."}],"answers":[{"id":"reported","text":"The event is reported when it occurs."},
{"id":"silent","text":"Nothing is reported before the first session."}],"default":"reported","probes":[{"script":{"id":"open.no-match-early/event-before-the-session","title":"An event occurs before the first session, and another after it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"greeting","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3104,13]},{"do":[{"do":"start_session","deliver":["greeting"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3105,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3098,9]},"outcomes":[{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"}],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"silent","steps":[[],[{"saw":"displayed","message":"greeting"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3061,5]},
{"id":"open.no-match-api","title":"No match for an event of the API","question":"Is \"no matching trigger\" also reported for an event that reaches the service by its API?","about":"Such an event triggers nothing. An engine that hears of it may say that nothing matches it, always or where no\nmessage waits for an event like it; most engines never hear of it.","layer":"core","rules":["trigger.no-match","trigger.sdk-events-only"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."},
{"document":"ko","says":"silent","text":"A method of the SDK delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."},
{"document":"de","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."},
{"document":"en","says":"silent","text":"Has no section on events that match no trigger."},
{"document":"ja","says":"silent","text":"A method of the delegate is called when no trigger matches an event. Whether an event of the API is one for it is not said."}],"answers":[{"id":"silent","text":"Nothing is reported."},
{"id":"reported","text":"The event is reported, since it cannot match."},
{"id":"reported-unmatched","text":"The event is reported where no message waits for an event like it."}],"default":"silent","probes":[{"script":{"id":"open.no-match-api/events-of-the-api","title":"One event of the API is like the event that a message waits for, and another is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",3160,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_shop"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3161,13]},{"do":[{"do":"receive_api_event","kind":"custom_event","name":"opened_map"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3162,13]}],"asserts":["displayed","no_matching_trigger"],"at":["Specs/questions.yaml",3154,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_shop"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]},{"answer":"reported-unmatched","steps":[[{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}],[{"saw":"no_matching_trigger","kind":"custom_event","name":"opened_map"},{"saw":"no_matching_trigger","kind":"custom_event","name":"viewed_cart"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3116,5]},
{"id":"open.duplicate-on-stack","title":"The same message twice","question":"Can the same message wait on the stack twice?","about":"An event that occurs several times in the background triggers the same message several times. The user sees it\nonce, or again at the next opportunity. If it waits once, it either moves to the top or stays where it is.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ko","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"de","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"en","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ja","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."}],"answers":[{"id":"twice","text":"Each trigger adds the message once more."},
{"id":"once-on-top","text":"The message waits once and moves to the top."},
{"id":"once-in-place","text":"The message waits once and keeps its place."}],"default":"twice","probes":[{"script":{"id":"open.duplicate-on-stack/triggered-again","title":"Two messages wait behind a visible one, and the lower one is triggered again","about":"Where a message that waits is not triggered again, the event triggers another one in its place\n(`open.waiting-retrigger`), and the local message tells.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"instead","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","again","instead","once"]}],"at":["Specs/questions.yaml",3221,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3222,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3223,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3209,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]},
{"script":{"id":"open.duplicate-on-stack/presented-again","title":"Two messages wait behind a visible one, and the app presents the lower one again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"again","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"once","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","once"]}],"at":["Specs/questions.yaml",3239,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"present_local","message":"again"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"present_local","message":"again"}],"at":["Specs/questions.yaml",3240,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3241,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3231,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]},{"answer":"once-on-top","steps":[[{"saw":"displayed","message":"again"},{"saw":"displayed","message":"once"}]]},{"answer":"once-in-place","steps":[[{"saw":"displayed","message":"once"},{"saw":"displayed","message":"again"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3180,5]},
{"id":"open.waiting-retrigger","title":"Triggered again while it waits","question":"Can a message be triggered again while it waits on the stack?","about":"An engine may disarm a message when it triggers it, so that its event means nothing until the message is displayed or\ndiscarded. Then another message of lower priority may be triggered by that event.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event. Of one that waits nothing is said."},
{"document":"ko","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event. Of one that waits nothing is said."},
{"document":"de","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that is there already."},
{"document":"en","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that is there already."},
{"document":"ja","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that is there already."}],"answers":[{"id":"can","text":"Its event triggers it again, wherever the earlier instance is."},
{"id":"cannot","text":"Its event triggers it no more as long as it waits."}],"default":"can","probes":[{"script":{"id":"open.waiting-retrigger/another-waits-for-its-event","title":"An event of two messages occurs twice while another message is visible","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":2,"orientation":"any","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":1,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","first","second"]}],"at":["Specs/questions.yaml",3291,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3292,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3293,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3283,9]},"outcomes":[{"answer":"can","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"first"}]]},{"answer":"cannot","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"second"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3250,5]},
{"id":"open.waiting-rearmed","title":"Triggered again after it waited","question":"Where a message that waits is not triggered again, can it be triggered again once it is off the stack, or only once it is delivered again?","about":"An engine may disarm a message when it goes back to the stack, and arm it when a session start delivers it.\nWhere a session start delivers it while it waits, and does not send it back again, its event triggers it. Where it\nleaves the stack, its event means nothing until the next delivery, unless a document says that it can be\ntriggered again.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event, so one that had waited can, too. Of one that was delivered again while it waits nothing is said."},
{"document":"ko","says":"silent","text":"A message that was *discarded* can be triggered by another instance of its event, so one that had waited can, too. Of one that was delivered again while it waits nothing is said."},
{"document":"de","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that was there before."},
{"document":"en","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that was there before."},
{"document":"ja","says":"silent","text":"Messages are placed on the stack when their event occurs. Nothing is said of one that was there before."}],"answers":[{"id":"off-the-stack","text":"Its event triggers it again as soon as it does not wait."},
{"id":"once-delivered-again","text":"Its event triggers it again as soon as a session start delivers it, and not before."}],"default":"off-the-stack","probes":[],"moot":[{"answers":{"open.waiting-retrigger":"can"},"reason":"Its event triggers it again while it waits."}],"at":["Specs/questions.yaml",3300,5]},
{"id":"open.duplicate-returned","title":"Going back twice","question":"Where a message that is triggered again waits only once, does it also wait once if two of its instances go back to the stack?","about":"Two instances of a message can be on their way at the same time while its asset loads. Neither lies on the\nstack when the other is triggered; they meet there when something puts both back.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ko","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"de","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"en","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."},
{"document":"ja","says":"silent","text":"Every trigger event puts its message on the stack; whether it may lie there already is not considered."}],"answers":[{"id":"alike","text":"It waits once, as after a second trigger."},
{"id":"twice","text":"Both wait."}],"default":"alike","probes":[],"moot":[{"answers":{"open.duplicate-on-stack":"twice"},"reason":"A message waits as often as it was triggered."}],"at":["Specs/questions.yaml",3339,5]},
{"id":"open.duplicate-visible","title":"Triggered again while visible","question":"What becomes of a message that is triggered again while it is itself on the screen?","about":"A message goes back if *another* one is visible. The user who has just seen it may meet it again at the next\nopportunity.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"ko","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"de","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"en","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."},
{"document":"ja","says":"silent","text":"Speaks of *another* message that is visible, and not of the same."}],"answers":[{"id":"waits","text":"It goes on the stack, as behind another message."},
{"id":"dropped","text":"Nothing happens: it is on the screen already."}],"default":"waits","probes":[{"script":{"id":"open.duplicate-visible/same-event-again","title":"The trigger event of the visible message occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]}],"at":["Specs/questions.yaml",3421,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3422,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3423,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3424,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3414,9]},"outcomes":[{"answer":"waits","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"other"}]]},{"answer":"dropped","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"never"},"reason":"A message that was displayed is not triggered again."}],"at":["Specs/questions.yaml",3382,5]},
{"id":"open.duplicate-dismissed","title":"Dismissed while it waits","question":"Does a message go on waiting when the user dismisses the same message on the screen?","about":"A message that is triggered while it is visible, or twice while something else is, can wait and be on the screen\nat the same time. Whoever has dismissed it may be met by it again, or be done with it.","layer":"presenter","rules":["stack.push-on-trigger"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"ko","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"de","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"en","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."},
{"document":"ja","says":"silent","text":"Does not say when a message that waits leaves the stack other than for the screen; whether the same message may be on the screen meanwhile is not considered."}],"answers":[{"id":"waits","text":"It goes on waiting, and is displayed at a later opportunity."},
{"id":"goes","text":"It leaves the stack together with the one on the screen."}],"default":"waits","probes":[],"moot":[],"at":["Specs/questions.yaml",3431,5]},
{"id":"open.timeout-on-stack","title":"The timeout on the stack","question":"Does the time that a message spends waiting on the stack count against its timeout?","about":"If it counts, a message with a short timeout hardly survives being put back. If it does not, it can appear\nlong after the moment it was meant for.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"ko","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"de","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"en","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."},
{"document":"ja","says":"silent","text":"Does not say when the timeout begins, nor whether it runs on while the message waits."}],"answers":[{"id":"counts","text":"The timeout runs on from the trigger, on the stack as well."},
{"id":"does-not-count","text":"The timeout stands still while the message waits on the stack."}],"default":"counts","probes":[{"script":{"id":"open.timeout-on-stack/long-wait","title":"A message waits on the stack for longer than its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",3504,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",3505,13]},{"do":[{"do":"advance","by":20000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",3506,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3507,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3497,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"waiting"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3469,5]},
{"id":"open.timeout-from","title":"Where the timeout begins","question":"Is the timeout counted from the trigger or from the delivery?","about":"Counted from the delivery, a message has to be triggered soon, or not at all in this session. Counted from the\ntrigger, the timeout limits the time between the event and the display.","layer":"core","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"ko","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"de","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"en","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."},
{"document":"ja","says":"silent","text":"Discards a message that is ready but past its timeout, and does not say from when that counts."}],"answers":[{"id":"trigger","text":"The timeout runs from the trigger."},
{"id":"delivery","text":"The timeout runs from the delivery that brought the message."}],"default":"trigger","probes":[{"script":{"id":"open.timeout-from/triggered-late","title":"A message is triggered when its timeout has passed since the delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited","other"]}],"at":["Specs/questions.yaml",3550,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3551,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3552,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3543,9]},"outcomes":[{"answer":"trigger","steps":[[{"saw":"displayed","message":"limited"}],[]]},{"answer":"delivery","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3514,5]},
{"id":"open.timeout-loading","title":"A timeout that passes while an asset loads","question":"Is a message discarded when its timeout passes while its asset still loads, or when the asset is there?","about":"Nothing of it is seen on the screen. The host app is told earlier or later, and the reason may differ where\nthe fetch fails in the end.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"ko","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"de","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"en","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."},
{"document":"ja","says":"implied","text":"Speaks of a message that is ready to be displayed, and past its timeout by then."}],"answers":[{"id":"when-ready","text":"The message is discarded when its asset is there."},
{"id":"at-once","text":"The message is discarded at the moment when its timeout has passed."}],"default":"when-ready","probes":[{"script":{"id":"open.timeout-loading/slow-asset","title":"The timeout of a message passes while its image loads","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"limited","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["limited"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3593,13]},{"do":[{"do":"advance","by":10000}],"at":["Specs/questions.yaml",3594,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3595,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",3587,9]},"outcomes":[{"answer":"when-ready","steps":[[],[{"saw":"discarded","message":"limited","reason":"timeout"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"limited","reason":"timeout"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",3559,5]},
{"id":"open.timeout-edge","title":"Exactly the timeout","question":"Is a message displayed that becomes ready when exactly its timeout has passed?","about":"As with the edge of the interval, only a virtual clock can tell.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"The message must have exceeded its timeout to be discarded."},
{"document":"ko","says":"silent","text":"The time must have gone by for the message to be discarded; the edge can be read either way."},
{"document":"de","says":"implied","text":"The timeout must have been exceeded for the message to be discarded."},
{"document":"en","says":"implied","text":"The message must be past its timeout to be discarded."},
{"document":"ja","says":"silent","text":"The time must have elapsed for the message to be discarded; the edge can be read either way."}],"answers":[{"id":"in-time","text":"A message that is ready exactly at its timeout is displayed."},
{"id":"too-late","text":"A message that is ready exactly at its timeout is discarded."}],"default":"in-time","probes":[{"script":{"id":"open.timeout-edge/ready-at-the-timeout","title":"A message's image is there when exactly its timeout has passed","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3636,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3637,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",3638,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",3629,9]},"outcomes":[{"answer":"in-time","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]},{"answer":"too-late","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3602,5]},
{"id":"open.click-dismisses","title":"A click and the message","question":"Does a click on the visible message dismiss it?","about":"It decides whether the screen is free for the next message after a click. What a click does besides, such as\nopening a link, depends on the campaign.","layer":"presenter","rules":["stack.offer-when-eligible"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Clicks on a displayed message are not described; only their logging for local messages is."},
{"document":"ko","says":"silent","text":"Clicks on a displayed message are not described; only their logging for local messages is."},
{"document":"de","says":"silent","text":"Clicks on a displayed message are not described."},
{"document":"en","says":"silent","text":"Clicks on a displayed message are not described."},
{"document":"ja","says":"silent","text":"Clicks on a displayed message are not described."}],"answers":[{"id":"stays","text":"The message stays until it is dismissed."},
{"id":"dismisses","text":"A click dismisses the message."}],"default":"stays","probes":[{"script":{"id":"open.click-dismisses/one-click","title":"The user clicks the visible message","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",3679,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3680,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",3681,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3673,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"clicked"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"dismissed","message":"clicked"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3645,5]},
{"id":"open.click-again","title":"A second click","question":"Is a click recorded again if the user clicks the visible message again?","about":"A nervous finger taps twice. An engine may count taps, or the messages that were tapped. A message that is\ndisplayed again is another matter: a click on it is its first.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks on messages made in the app have to be logged by hand, and nothing of what counts if a user clicks twice."},
{"document":"ko","says":"silent","text":"Says that clicks on messages made in the app have to be logged by hand, and nothing of what counts if a user clicks twice."},
{"document":"de","says":"silent","text":"Says that there are no analytics of messages made in the app. Clicks on others are not described."},
{"document":"en","says":"silent","text":"Says that there are no analytics of messages made in the app. Clicks on others are not described."},
{"document":"ja","says":"silent","text":"Says that there are no analytics of messages made in the app. Clicks on others are not described."}],"answers":[{"id":"recorded","text":"Each click is recorded."},
{"id":"ignored","text":"Only the first click is recorded while the message is on the screen."}],"default":"recorded","probes":[{"script":{"id":"open.click-again/two-clicks","title":"The user clicks the visible message twice","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"clicked","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["clicked"]}],"at":["Specs/questions.yaml",3729,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3730,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",3731,13]},{"do":[{"do":"click"}],"at":["Specs/questions.yaml",3732,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",3723,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[{"saw":"click","message":"clicked"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"clicked"}],[{"saw":"click","message":"clicked"}],[]]}]}],"moot":[{"answers":{"open.click-dismisses":"dismisses"},"reason":"The message is gone after the first click."}],"at":["Specs/questions.yaml",3688,5]},
{"id":"open.impression-again","title":"Another impression on return","question":"Is another impression logged of a visible message when the app comes back to it from the background?","about":"The user sees the message a second time without its being displayed a second time. An engine that logs when its view\nappears counts both.","layer":"presenter","rules":["local.no-analytics"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"ko","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"de","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"en","says":"silent","text":"Does not say what an impression is, nor how often one is logged."},
{"document":"ja","says":"silent","text":"Does not say what an impression is, nor how often one is logged."}],"answers":[{"id":"once","text":"Only the display counts."},
{"id":"again","text":"Each time that the message comes into sight counts."}],"default":"once","probes":[{"script":{"id":"open.impression-again/away-and-back","title":"A message is visible, and the app goes to the background and comes back","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3784,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",3785,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",3786,13]}],"asserts":["dismissed","displayed","impression"],"at":["Specs/questions.yaml",3777,9]},"outcomes":[{"answer":"once","steps":[[],[{"saw":"dismissed","message":"visible"}]]},{"answer":"again","steps":[[{"saw":"impression","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[{"answers":{"open.background-visible":"dismisses"},"reason":"The message is gone when the app comes back."},
{"answers":{"open.background-visible":"displayed-again"},"reason":"The message is displayed again when the app comes back."}],"at":["Specs/questions.yaml",3739,5]},
{"id":"open.rotate-visible","title":"Turning the device under a message","question":"Is a visible message taken away when the device is turned?","about":"A message made for one orientation may be unreadable in the other. Taking it away ends it half read; leaving\nit there shows it as it was not meant to be.","layer":"presenter","rules":["discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"ko","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"de","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"en","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."},
{"document":"ja","says":"silent","text":"Compares the orientations for a message that was triggered and not for one on the screen."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed if it is made for the other orientation."},
{"id":"dismisses-at-any-turn","text":"The message is dismissed, whatever it is made for."}],"default":"stays","probes":[{"script":{"id":"open.rotate-visible/turned-away","title":"The device is turned under a message that is made for one orientation, and under one that is not","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"upright","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"portrait","extras":{}}},{"name":"either","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["upright","either"]}],"at":["Specs/questions.yaml",3829,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3830,13]},{"do":[{"do":"rotate","to":"landscape"}],"at":["Specs/questions.yaml",3831,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",3832,13]},{"do":[{"do":"rotate","to":"portrait"}],"at":["Specs/questions.yaml",3833,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3822,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"upright"}],[],[{"saw":"dismissed","message":"upright"},{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[]]},{"answer":"dismisses-at-any-turn","steps":[[{"saw":"displayed","message":"upright"}],[{"saw":"dismissed","message":"upright"}],[{"saw":"displayed","message":"either"}],[{"saw":"dismissed","message":"either"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3793,5]},
{"id":"open.keyboard-visible","title":"The keyboard under a message","question":"Does a visible message stay when the keyboard comes up?","about":"How a message looks with the keyboard on the screen is not defined. An engine may leave the message there, or\ntake it away.","layer":"presenter","rules":["reenqueue.keyboard"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing of one that is displayed already."},
{"document":"en","says":"silent","text":"The keyboard sends back a message that is to be displayed; one that is displayed already is not mentioned."},
{"document":"ja","says":"silent","text":"Warns against displaying a message while the keyboard is up, and says nothing of one that is displayed already."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.keyboard-visible/keyboard-comes-up","title":"The keyboard comes up with a message on the screen","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",3878,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3879,13]},{"do":[{"do":"show_keyboard"}],"at":["Specs/questions.yaml",3880,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3872,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3842,5]},
{"id":"open.timeout-visible","title":"The timeout of a visible message","question":"Does a visible message stay when its timeout passes?","about":"The timeout limits how late a message may be displayed. An engine may take it for the time of the display as\nwell.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"ko","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"de","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"en","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."},
{"document":"ja","says":"silent","text":"Speaks of a message that is ready to be displayed, and not of one that is displayed."}],"answers":[{"id":"stays","text":"The message stays on the screen."},
{"id":"dismisses","text":"The message is dismissed."}],"default":"stays","probes":[{"script":{"id":"open.timeout-visible/past-its-timeout","title":"The timeout of the visible message passes","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","timeout":10000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",3921,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3922,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",3923,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3915,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3887,5]},
{"id":"open.background-visible","title":"Leaving the app under a message","question":"Does a visible message stay when the app goes to the background?","about":"On return, the user finds it still there or gone. If it is gone, the screen is free for a message that waits.","layer":"presenter","rules":["reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"ko","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"de","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"en","says":"silent","text":"The background is mentioned only for a message that is triggered there."},
{"document":"ja","says":"silent","text":"The background is mentioned only for a message that is triggered there."}],"answers":[{"id":"stays","text":"The message stays and is still there on return."},
{"id":"dismisses","text":"The message is dismissed when the app goes to the background."},
{"id":"displayed-again","text":"The message is taken down when the app goes to the background, and displayed again on return."}],"default":"stays","probes":[{"script":{"id":"open.background-visible/there-and-back","title":"The app goes to the background with a message on the screen, and comes back","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",3964,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",3965,13]},{"do":[{"do":"enter_background"},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",3966,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",3958,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"dismisses","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]},{"answer":"displayed-again","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"},{"saw":"displayed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3930,5]},
{"id":"open.relaunch-visible","title":"The visible message at a relaunch","question":"Is a dismissal reported for the message that was on the screen when the app is relaunched?","about":"The user sees an empty screen after a relaunch either way. What differs is what the host hears: it may count\non every displayed message being dismissed in the end.","layer":"presenter","rules":["stack.in-memory"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied."}],"answers":[{"id":"silent","text":"The message is gone without a report."},
{"id":"reported","text":"The dismissal is reported at the relaunch."}],"default":"silent","probes":[{"script":{"id":"open.relaunch-visible/one-visible","title":"The app is relaunched with a message on the screen","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible"]}],"at":["Specs/questions.yaml",4009,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4010,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",4011,13]}],"asserts":["dismissed","displayed"],"at":["Specs/questions.yaml",4003,9]},"outcomes":[{"answer":"silent","steps":[[{"saw":"displayed","message":"visible"}],[]]},{"answer":"reported","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"dismissed","message":"visible"}]]}]}],"moot":[],"at":["Specs/questions.yaml",3975,5]},
{"id":"open.loading","title":"While an asset loads","question":"When a message had to wait for its asset, which place does it have in the order of those that wait: that of its trigger, or that of the arrival?","about":"It matters when the asset comes at a bad moment, such as behind a visible message. A message that stays on the\nstack while it loads keeps its place there, below those that were triggered later. One that has been taken off\ncomes back as if it were triggered then, and lies above them.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; where it is in between is not said."}],"answers":[{"id":"beside","text":"As if triggered when its asset is there, above those that were triggered in the meantime."},
{"id":"on-stack","text":"As of its trigger, below those that were triggered later."}],"default":"beside","probes":[{"script":{"id":"open.loading/place-among-others","title":"A message loads while another is visible and a later one waits, and all of them have their turn","about":"What kept its place comes after what was triggered later; what comes back when its asset is there lies on top.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":30000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","visible","later"]}],"at":["Specs/questions.yaml",4069,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4070,13]},{"do":[{"do":"log_event","name":"opened_account","properties":{}},{"do":"advance","by":60000}],"at":["Specs/questions.yaml",4071,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4072,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4059,9]},"outcomes":[{"answer":"beside","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"later"}]]},{"answer":"on-stack","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"later"},{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4018,5]},
{"id":"open.loading-returned","title":"Put back when its asset comes","question":"Where a message waits for its asset on the stack, and something sends it back when the asset is there, does it keep its place?","about":"It has never left the stack; but to be offered, it has to be taken from where it is. A message that goes to the\ntop has in the end the same place as one that was not on the stack meanwhile.\nWhere the arrival is an opportunity (`open.on-asset`), a message that goes to the top is also offered first.","layer":"presenter","rules":["delivery.late-assets","reenqueue.on-top"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts what goes back on top of the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"ko","says":"silent","text":"Puts what goes back on top of the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"de","says":"silent","text":"Gives messages back to the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"en","says":"silent","text":"Gives messages back to the stack. Whether a message goes back that was on the stack all the time is not said."},
{"document":"ja","says":"silent","text":"Gives messages back to the stack. Whether a message goes back that was on the stack all the time is not said."}],"answers":[{"id":"in-place","text":"It stays where it is, below those that were triggered later."},
{"id":"on-top","text":"It goes on top of the stack, above those that were triggered in the meantime."}],"default":"in-place","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"It is not on the stack while it waits for its asset."}],"at":["Specs/questions.yaml",4079,5]},
{"id":"open.loading-holds-up","title":"A message that loads and an older one","question":"Is an older waiting message offered while a newer one still loads?","about":"The newest is offered first, and may not be ready. If it holds up the others, a file that takes a minute keeps\nevery opportunity of that minute from the user.","layer":"presenter","rules":["delivery.late-assets","stack.last-in-first-out"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"ko","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"de","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"en","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."},
{"document":"ja","says":"silent","text":"Puts a message on the stack at its trigger, and speaks of one that is *ready to be displayed*; that a message may not be ready yet is not considered."}],"answers":[{"id":"passed-over","text":"The newest that is ready is offered."},
{"id":"holds-up","text":"Nothing older is offered until the newer one is ready."}],"default":"passed-over","probes":[{"script":{"id":"open.loading-holds-up/one-waiting","title":"A message waits, a newer one loads, and the app is opened from a push","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":60000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","slow"]}],"at":["Specs/questions.yaml",4165,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",4166,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4167,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",4168,13]},{"do":[{"do":"advance","by":120000}],"at":["Specs/questions.yaml",4169,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4158,9]},"outcomes":[{"answer":"passed-over","steps":[[],[{"saw":"displayed","message":"older"}],[]]},{"answer":"holds-up","steps":[[],[],[{"saw":"displayed","message":"slow"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4120,5]},
{"id":"open.loading-again","title":"Triggered again while it loads","question":"Is a message that is triggered again while its asset loads displayed twice?","about":"Whoever taps twice triggers the message twice. It comes once or twice when its file is there.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"ko","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"de","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"en","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."},
{"document":"ja","says":"silent","text":"Every trigger event puts its message on the stack; whether the same message may be on its way already is not considered."}],"answers":[{"id":"twice","text":"Each trigger has a message of its own."},
{"id":"once","text":"The second trigger adds nothing."},
{"id":"anew","text":"The message of the second trigger takes the place of the first, wherever it goes."}],"default":"twice","probes":[{"script":{"id":"open.loading-again/newer-again","title":"Two messages wait for one image, and the older one is triggered again","about":"First, two others show in which order messages are displayed whose images come at the same time. Then the\nsecond trigger makes the older message the newer one, or does not.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":60000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second","older","newer"]}],"at":["Specs/questions.yaml",4226,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"opened_help","properties":{}},{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",4227,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"advance","by":60000},{"do":"dismiss"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4234,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4214,9]},"outcomes":[{"answer":"anew","steps":[[{"saw":"displayed","message":"second"},{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"older"},{"saw":"displayed","message":"newer"}]]},{"answer":"anew","steps":[[{"saw":"displayed","message":"first"},{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"newer"},{"saw":"displayed","message":"older"}]]}]},
{"script":{"id":"open.loading-again/two-events","title":"An event triggers a message, occurs again while its image loads, and both have their turn","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow"]}],"at":["Specs/questions.yaml",4254,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4255,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4256,13]},{"do":[{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4257,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4248,9]},"outcomes":[{"answer":"twice","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"slow"}]]},{"answer":"once","steps":[[{"saw":"displayed","message":"slow"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",4176,5]},
{"id":"open.loading-again-timeout","title":"The timeout of a message that was triggered twice","question":"Whose timeout counts when a message is triggered again while its asset loads, and is displayed once?","about":"The second trigger may give the message new time, or change nothing at all.","layer":"presenter","rules":["delivery.late-assets","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"ko","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"de","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"en","says":"silent","text":"Does not say from when the timeout counts."},
{"document":"ja","says":"silent","text":"Does not say from when the timeout counts."}],"answers":[{"id":"first","text":"That of the first trigger."},
{"id":"second","text":"That of the second trigger."}],"default":"first","probes":[{"script":{"id":"open.loading-again-timeout/between-the-timeouts","title":"A message's image comes after the timeout of its first trigger, before that of its second","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":20000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":15000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",4305,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":10000},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4306,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",4307,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4308,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4298,9]},"outcomes":[{"answer":"first","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"second","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.loading-again":"twice"},"reason":"Each trigger has a message of its own, with its own timeout."},
{"answers":{"open.loading-again":"anew"},"reason":"Only the message of the second trigger is left, with its own timeout."},
{"answers":{"open.timeout-from":"delivery"},"reason":"The timeout does not depend on the trigger."}],"at":["Specs/questions.yaml",4264,5]},
{"id":"open.ready-together","title":"Ready at the same time","question":"Which of two messages is displayed that become ready at the same time?","about":"Two campaigns can share an image. When it arrives, both are ready, and one of them can be displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"ko","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"de","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"en","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."},
{"document":"ja","says":"implied","text":"Of the messages that *wait* the newest comes first. Whether those that are not ready yet are among them is not said."}],"answers":[{"id":"newest-first","text":"The one that was triggered last."},
{"id":"oldest-first","text":"The one that was triggered first."}],"default":"newest-first","probes":[{"script":{"id":"open.ready-together/shared-image","title":"Two messages wait for one image","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"older","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"newer","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["older","newer"]}],"at":["Specs/questions.yaml",4362,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4363,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4364,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4355,9]},"outcomes":[{"answer":"newest-first","steps":[[{"saw":"displayed","message":"newer"}]]},{"answer":"oldest-first","steps":[[{"saw":"displayed","message":"older"}]]}]}],"moot":[{"answers":{"open.loading":"on-stack"},"reason":"Both wait on the stack, and the newest is displayed first."}],"at":["Specs/questions.yaml",4315,5]},
{"id":"open.ready-on-stack","title":"Ready at the same time, on the stack","question":"Which of two messages is offered first that become ready at the same time, where messages wait for their assets on the stack?","about":"The stack displays the newest first; whether a message that is not ready counts as one of those that wait\nis open.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"ko","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"de","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"en","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."},
{"document":"ja","says":"silent","text":"Displays the newest of those that wait to be displayed first; of those that still wait for their assets, it says nothing."}],"answers":[{"id":"newest-first","text":"The newer one."},
{"id":"oldest-first","text":"The older one."}],"default":"newest-first","probes":[],"moot":[{"answers":{"open.loading":"beside"},"reason":"Messages wait for their assets beside the stack."}],"at":["Specs/questions.yaml",4371,5]},
{"id":"open.ready-others","title":"Ready at the same time, the others","question":"Of several messages that become ready at the same time, is only the first offered, or are the others offered after it?","about":"It matters for what is reported, and for what appears if the first is not displayed.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"ko","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"de","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"en","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."},
{"document":"ja","says":"silent","text":"Says that a message may have to wait for its asset; that several may wait for the same is not considered."}],"answers":[{"id":"offered","text":"Each is offered in turn."},
{"id":"wait","text":"The others wait for the next opportunity."}],"default":"offered","probes":[],"moot":[],"at":["Specs/questions.yaml",4414,5]},
{"id":"open.loading-behind-visible","title":"Behind a visible message while an asset loads","question":"Does a message that is triggered while another one is visible go back at once although its asset still loads?","about":"If it does, it waits for the next opportunity. If the condition is looked at only when the asset is there, the\nmessage appears by itself, provided that the other one has gone by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"de","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if another one is visible; that it may not be ready at that time is not considered."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back only if that is still so when its asset is ready."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-behind-visible/gone-when-ready","title":"A message is triggered while another is visible, and its image comes when that is gone","about":"Where it went back at once, it waits on the stack, below two messages whose image takes an hour; so neither the\nend of the obstacle nor the arrival of the image offers it. Where it did not, it is displayed when its image is\nthere.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4496,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",4497,13]},{"do":[{"do":"dismiss"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4498,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4499,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4482,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4453,5]},
{"id":"open.loading-under-keyboard","title":"Under the keyboard while an asset loads","question":"Does a message that is triggered while the keyboard is up go back at once although its asset still loads?","about":"If it does, it waits for the next opportunity. If the condition is looked at only when the asset is there, the\nmessage appears by itself, provided that the keyboard has gone by then.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"A message goes back if the keyboard is up; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if the keyboard is up; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if the keyboard is up; that it may not be ready at that time is not considered."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back only if that is still so when its asset is ready."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-under-keyboard/gone-when-ready","title":"A message is triggered while the keyboard is up, and its image comes when that is gone","about":"Where it went back at once, it waits on the stack, below two messages whose image takes an hour; so neither the\nend of the obstacle nor the arrival of the image offers it. Where it did not, it is displayed when its image is\nthere.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"shown","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4545,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}}],"at":["Specs/questions.yaml",4546,13]},{"do":[{"do":"hide_keyboard"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4547,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4548,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4532,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4506,5]},
{"id":"open.loading-without-presenter","title":"Without a presenter while an asset loads","question":"When does a message that is triggered without a presenter begin to wait for its asset: at its trigger, or when it is offered?","about":"The core triggers messages and fetches their assets, and the presenter displays them. If the message waits\nfor its asset from the start, it appears by itself as soon as both are there.","layer":"presenter","rules":["delivery.late-assets","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It waits on the stack, and its asset matters only when it is offered."},
{"id":"at-trigger","text":"It waits for its asset from its trigger on, and is displayed when that has come, if there is a presenter."}],"default":"when-offered","probes":[{"script":{"id":"open.loading-without-presenter/assigned-while-loading","title":"A message is triggered without a presenter, and its image comes when there is one","about":"Where it went on the stack at once, it waits below two messages whose image takes an hour; so neither the\npresenter nor the arrival of the image offers it. Where it did not, it is displayed when its image is there.","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4601,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"assign_presenter"}],"at":["Specs/questions.yaml",4602,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4603,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4604,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4589,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.no-presenter":"lost"},"reason":"A message that is triggered without a presenter waits for nothing."},
{"answers":{"open.on-presenter":"offers-each"},"reason":"Each message that was kept goes to the presenter when it is assigned, and waits for its asset there."}],"at":["Specs/questions.yaml",4555,5]},
{"id":"open.failed-without-presenter","title":"A failed asset without a presenter","question":"Is a message whose asset has failed discarded when it is triggered without a presenter, or when it is offered?","about":"The core fetches assets, and the presenter displays messages. A core that knows that an asset has failed\nmay discard the message before there is a presenter.","layer":"presenter","rules":["discard.asset-failed","presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what becomes of those triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what becomes of those triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"when-offered","text":"It is lost or kept like any other message without a presenter."},
{"id":"at-once","text":"It is discarded when it is triggered."}],"default":"when-offered","probes":[],"moot":[],"at":["Specs/questions.yaml",4611,5]},
{"id":"open.loading-away","title":"In the background while an asset loads","question":"Does a message that is triggered in the background go back at once although its asset still loads?","about":"If it does, it waits for the next opportunity. If the condition is looked at only when the asset is there,\nthe message appears by itself, provided that the user has come back by then.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"de","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."}],"answers":[{"id":"at-trigger","text":"It goes back at once."},
{"id":"when-ready","text":"It goes back only if that is still so when its asset is ready."}],"default":"at-trigger","probes":[{"script":{"id":"open.loading-away/back-when-ready","title":"A message is triggered in the background, and its image comes when the user is back","about":"Where it went on the stack at once, it waits below two messages whose image takes an hour; so neither the\nreturn nor the arrival of the image offers it. Where it did not, it is displayed when its image is there.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"film.png":{"result":"ok","after":3600000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slower","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"slowest","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_order"}],"priority":0,"orientation":"any","image":"film.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","slower","slowest","other"]}],"at":["Specs/questions.yaml",4690,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"log_event","name":"opened_account","properties":{}},{"do":"log_event","name":"viewed_order","properties":{}},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4691,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4697,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4698,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4678,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"when-ready","steps":[[{"saw":"displayed","message":"slow"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",4640,5]},
{"id":"open.loading-in-background","title":"Reported from the background while an asset loads","question":"When is a message reported as re-enqueued that is triggered in the background while its asset loads?","about":"It waits either way. An engine that fetches first, and looks where the app is when the file is there, reports\nthe message later, or never, if the user comes back before.","layer":"presenter","rules":["delivery.late-assets","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"de","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"en","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if it is triggered in the background; that it may not be ready at that time is not considered."}],"answers":[{"id":"reported-at-once","text":"At its trigger."},
{"id":"reported-when-ready","text":"When its asset is there, if it still waits."}],"default":"reported-at-once","probes":[{"script":{"id":"open.loading-in-background/slow-image","title":"A message is triggered in the background, where its image arrives later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","other"]}],"at":["Specs/questions.yaml",4756,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4757,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4758,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4759,13]}],"asserts":["displayed","reenqueued"],"at":["Specs/questions.yaml",4749,9]},"outcomes":[{"answer":"reported-at-once","steps":[[{"saw":"reenqueued","message":"slow"}],[{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]},{"answer":"reported-when-ready","steps":[[],[{"saw":"reenqueued","message":"slow"},{"one_of":[[],[{"saw":"reenqueued","message":"slow"}],[{"saw":"displayed","message":"slow"}]]}],[{"one_of":[[{"saw":"displayed","message":"slow"},{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"other"}]]}]]}]}],"moot":[{"answers":{"open.report-in-background":"silent"},"reason":"Nothing is reported of a message that is triggered in the background."},
{"answers":{"open.loading-away":"when-ready"},"reason":"It goes back only when its asset is there, and is reported then."}],"at":["Specs/questions.yaml",4706,5]},
{"id":"open.background-load","title":"Ready in the background","question":"What becomes of a message that was triggered in the foreground and whose asset gets ready while the app is in the background?","about":"If it goes back on the stack, it needs a new opportunity; if it keeps its turn, or is displayed where nobody\nsees it, it is there when the user returns.","layer":"presenter","rules":["delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"ko","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"de","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"en","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."},
{"document":"ja","says":"silent","text":"A message goes back if it is *triggered* in the background; one that was triggered before is not considered."}],"answers":[{"id":"reenqueues","text":"It goes back on the stack and waits for an opportunity."},
{"id":"shows-on-return","text":"It is displayed as soon as the app is in the foreground again."},
{"id":"shows-at-once","text":"It is displayed in the background, and the user finds it on return."}],"default":"reenqueues","probes":[{"script":{"id":"open.background-load/ready-in-background","title":"A message's image comes while the app is in the background, and the user returns","about":"Before the return another message is triggered. It lies on top of what went back, so that coming to the\nforeground displays that other one, if it is an opportunity.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"slow","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"above","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["slow","above","other"]}],"at":["Specs/questions.yaml",4824,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}},{"do":"enter_background"}],"at":["Specs/questions.yaml",4825,13]},{"do":[{"do":"advance","by":20000},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",4826,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",4827,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",4828,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",4813,9]},"outcomes":[{"answer":"reenqueues","steps":[[],[{"one_of":[[],[{"saw":"displayed","message":"above"}]]}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"slow"}]]}]]},{"answer":"shows-on-return","steps":[[],[{"saw":"displayed","message":"slow"}],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]},{"answer":"shows-at-once","steps":[[{"saw":"displayed","message":"slow"}],[],[{"one_of":[[{"saw":"displayed","message":"other"}],[{"saw":"displayed","message":"above"}]]}]]}]}],"moot":[],"at":["Specs/questions.yaml",4772,5]},
{"id":"open.waiting-failed","title":"A file fails while its message waits","question":"Is a message that waits for an opportunity discarded as soon as its file fails, or when it is offered?","about":"The user sees a difference only below: a message that waits only to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its file has failed."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-failed/fails-in-background","title":"A message is triggered in the background, and its image fails there","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":10000}}},"messages":[{"name":"failed","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["failed"]}],"at":["Specs/questions.yaml",4882,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4883,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4884,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4885,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",4876,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"failed"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"failed"}],[]]}]}],"moot":[{"answers":{"open.loading-away":"when-ready"},"reason":"What is triggered in the background waits only when its file is there, or has failed."}],"at":["Specs/questions.yaml",4846,5]},
{"id":"open.waiting-late","title":"A file comes too late while its message waits","question":"Is a message that waits for an opportunity discarded as soon as its file has come too late, or when it is offered?","about":"The user sees a difference only below: a message that waits only to be discarded uses up an opportunity.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ko","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"de","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"en","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."},
{"document":"ja","says":"silent","text":"Says that the message is discarded, and not whether that happens while it waits or when it is offered."}],"answers":[{"id":"when-offered","text":"It is discarded when it is offered."},
{"id":"at-once","text":"It is discarded as soon as its file has come."}],"default":"when-offered","probes":[{"script":{"id":"open.waiting-late/late-in-background","title":"A message is triggered in the background, and its image comes there after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",4934,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",4935,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",4936,13]},{"do":[{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",4937,13]}],"asserts":["discarded","displayed"],"at":["Specs/questions.yaml",4928,9]},"outcomes":[{"answer":"when-offered","steps":[[],[{"saw":"discarded","message":"late"}]]},{"answer":"at-once","steps":[[{"saw":"discarded","message":"late"}],[]]}]}],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"What waits does not grow older, so its file cannot come too late for it."},
{"answers":{"open.late-or-back":"discarded","open.on-asset":"offers","open.opportunity-in-background":"put-back"},"reason":"The arrival of the file offers the message, which is discarded then."},
{"answers":{"open.loading-away":"when-ready"},"reason":"What is triggered in the background waits only when its file is there."}],"at":["Specs/questions.yaml",4892,5]},
{"id":"open.waiting-timeout","title":"The timeout of a message that waits","question":"Is a message that waits for an opportunity discarded as soon as its timeout passes, or when it is offered?","about":"An engine with a timer for each message discards it in time, one that looks at the clock when it offers the message\ndoes so late. Nobody sees the difference but a host that hears of discards.","layer":"presenter","rules":["discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"ko","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"de","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"en","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."},
{"document":"ja","says":"silent","text":"A message is discarded if it is *ready to be displayed* but its timeout has passed. When that is found out is not said."}],"answers":[{"id":"when-offered","text":"It waits on until it is offered, and is discarded then."},
{"id":"at-once","text":"It is discarded as soon as its timeout passes."}],"default":"when-offered","probes":[],"moot":[{"answers":{"open.timeout-on-stack":"does-not-count"},"reason":"The time on the stack does not count."}],"at":["Specs/questions.yaml",4944,5]},
{"id":"open.waiting-fetch","title":"What waits, when a fetch ends","question":"Which of the messages that wait for an opportunity are looked at when a fetch ends, whether they have failed or are too late?","about":"An engine that looks at them then may look only at those that have the asset, or at others too.","layer":"presenter","rules":["discard.timeout","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"ko","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"de","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"en","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."},
{"document":"ja","says":"silent","text":"Discards a message that is ready to be displayed, but past its timeout; when that is found out about a message that waits is not said."}],"answers":[{"id":"own","text":"None but those that have the asset."},
{"id":"others","text":"None but those that do not have the asset."},
{"id":"any","text":"All."}],"default":"own","probes":[],"moot":[],"at":["Specs/questions.yaml",4980,5]},
{"id":"open.prefetch-immediate","title":"Assets of messages for a push click","question":"Does the fetch start on delivery also for messages that only a push click triggers?","about":"The documents name the push click among the triggers on which a message is displayed right on delivery. But it\ncan come much later, and then it is the fetch ahead that decides whether the message is late. Fetching everything\ncosts data for messages that may never be triggered. A message that a session start triggers as well is fetched\nahead if one of the two is (`open.prefetch-at-once`).","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then that those of messages displayed directly after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-immediate/push-after-a-while","title":"A message for a push click is delivered long before the click","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",5067,13]},{"do":[{"do":"advance","by":30000},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5068,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5069,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5061,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"displayed","message":"immediate"}],[]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5020,5]},
{"id":"open.prefetch-at-once","title":"Assets of messages for a session start","question":"Does the fetch start on delivery also for messages that only a session start triggers?","about":"A session start triggers its message right on delivery, so fetching ahead gains nothing. Only an engine that\nreports what it fetches ahead can show the difference.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"First says that assets are fetched after delivery, without exception; then that those of messages displayed directly after delivery (session start, push click) are not pre-processed."},
{"document":"ko","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"de","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"en","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."},
{"document":"ja","says":"implied","text":"First says that assets are fetched on delivery, without exception; then that those of messages displayed directly on delivery (session start, push click) have not been fetched in advance."}],"answers":[{"id":"prefetched","text":"The assets of such messages are fetched on delivery, and are merely not ready in time."},
{"id":"not-prefetched","text":"The assets of such messages are fetched only when the message is triggered."}],"default":"prefetched","probes":[{"script":{"id":"open.prefetch-at-once/slow-image","title":"A message with a slow image is delivered by the session start that triggers it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"immediate","message":{"type":"modal","triggers":[{"kind":"session_start"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["immediate"]}],"at":["Specs/questions.yaml",5121,13]},{"do":[{"do":"advance","by":30000}],"at":["Specs/questions.yaml",5122,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",5115,9]},"outcomes":[{"answer":"prefetched","steps":[[{"saw":"prefetched","asset":"picture.png"}],[{"saw":"displayed","message":"immediate"}]]},{"answer":"not-prefetched","steps":[[],[{"saw":"displayed","message":"immediate"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5076,5]},
{"id":"open.asset-retry","title":"A failed fetch","question":"Is an asset that could not be fetched on delivery fetched again when a message is triggered that has it?","about":"The network may have been down for a moment at the session start. Without another attempt the message is lost\nfor the whole session; with one it may be displayed, though late.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"ko","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"de","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"en","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"ja","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."}],"answers":[{"id":"stays-failed","text":"The failure stands until the next delivery: the message is discarded."},
{"id":"fetched-again","text":"The trigger starts another attempt, and the message is discarded only if that fails too."},
{"id":"fetched-after-discard","text":"The failure discards a message first, and only a trigger after that starts another attempt."}],"default":"stays-failed","probes":[{"script":{"id":"open.asset-retry/network-is-back","title":"The fetch on delivery failed, and the network comes back before the first or the second trigger","about":"The second image belongs to two messages, since it is open for some engines whether a discarded message can\nbe triggered again.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0},"poster.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_account"}],"priority":0,"orientation":"any","image":"poster.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured","first","second","other"]}],"at":["Specs/questions.yaml",5175,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":0}}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5176,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"serve","assets":{"poster.png":{"result":"ok","after":0}}},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5177,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_account","properties":{}}],"at":["Specs/questions.yaml",5178,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5179,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5163,9]},"outcomes":[{"answer":"stays-failed","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[{"one_of":[[],[{"saw":"displayed","message":"first"}]]}],[{"one_of":[[],[{"saw":"displayed","message":"second"}]]}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[{"saw":"displayed","message":"first"}],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]},{"answer":"fetched-after-discard","steps":[[],[],[{"saw":"displayed","message":"second"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5129,5]},
{"id":"open.asset-retry-by","title":"A failed fetch of several messages","question":"Where it matters if a message was discarded, or another attempt made, does what happened with one message count for another that has the same asset?","about":"An engine remembers failures by asset or by message. With two messages of one image the difference shows.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"ko","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"de","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"en","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"ja","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."}],"answers":[{"id":"asset","text":"It counts for each message that has the asset."},
{"id":"message","text":"It counts for the message with which it happened."}],"default":"asset","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."},
{"answers":{"open.asset-retry":"fetched-again","open.asset-retry-times":"each-time"},"reason":"Each trigger starts another attempt, whatever happened before."}],"at":["Specs/questions.yaml",5194,5]},
{"id":"open.asset-retry-times","title":"Another failed fetch","question":"Where a trigger starts another attempt to fetch what has failed, does a later trigger start one more?","about":"What cannot be fetched twice may not be there at all. An engine may give up, or try as often as it is asked.","layer":"core","rules":["delivery.prefetch","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"ko","says":"silent","text":"A message whose asset could not be downloaded is discarded and may be triggered again, which would be of little use without another attempt; but none is mentioned."},
{"document":"de","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"en","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."},
{"document":"ja","says":"silent","text":"A message whose asset could not be downloaded is discarded. The number of attempts is not mentioned."}],"answers":[{"id":"each-time","text":"There is no limit to the attempts."},
{"id":"once","text":"One more attempt is made after the failure, and no other."}],"default":"each-time","probes":[],"moot":[{"answers":{"open.asset-retry":"stays-failed"},"reason":"No other attempt is made."}],"at":["Specs/questions.yaml",5233,5]},
{"id":"open.asset-retry-local","title":"A failed fetch and a local message","question":"Is an asset that could not be fetched fetched again for a local message that has it?","about":"A local message has no delivery at which its assets could be fetched. But an engine that remembers failures by\naddress may know of one, from a campaign with the same asset or from the first time that it was presented.","layer":"core","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"ko","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"de","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"en","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."},
{"document":"ja","says":"silent","text":"The discarding for a failed download is told of triggered messages. Local ones have no delivery, and nothing is said of their assets."}],"answers":[{"id":"fetched-again","text":"The local message starts an attempt of its own."},
{"id":"stays-failed","text":"The failure stands, and the local message is discarded."},
{"id":"fetched-after-discard","text":"The failure discards a message first, and only a local message after that starts another attempt."}],"default":"fetched-again","probes":[{"script":{"id":"open.asset-retry-local/network-is-back","title":"The fetch for a campaign failed, the network is back, and a local message has the same image","about":"Whether the image was fetched for the local message shows when the campaign is triggered: it is there.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]}],"at":["Specs/questions.yaml",5318,13]},{"do":[{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",5319,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5320,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",5321,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5308,9]},"outcomes":[{"answer":"fetched-again","steps":[[{"saw":"displayed","message":"pictured"}],[]]}]},
{"script":{"id":"open.asset-retry-local/after-a-discard","title":"The failure has discarded a local message and a campaign, and the local message is presented again","about":"An engine remembers what was discarded by message or by image, so both are discarded. One that fetches the\nimage again without that is told by the first probe.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"first","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"second","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["first","second"]}],"at":["Specs/questions.yaml",5337,13]},{"do":[{"do":"present_local","message":"own"},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"serve","assets":{"picture.png":{"result":"ok","after":10000}}}],"at":["Specs/questions.yaml",5338,13]},{"do":[{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"dismiss"}],"at":["Specs/questions.yaml",5339,13]},{"do":[{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5340,13]},{"do":[{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",5341,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5325,9]},"outcomes":[{"answer":"fetched-after-discard","steps":[[{"saw":"displayed","message":"second"}],[]]},{"answer":"stays-failed","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5268,5]},
{"id":"open.fetch-start","title":"The beginning of a late fetch","question":"When does the fetch begin for a message that is put back, or held back by the interval, as soon as it is triggered or presented, and whose asset nobody has asked for yet?","about":"Where an asset was not fetched on a delivery, an engine may use the time on the stack to load it, or begin\nonly when nothing else is in the way, which saves traffic and costs the user a wait.","layer":"presenter","rules":["delivery.prefetch","reenqueue.background"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"ko","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"de","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"en","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."},
{"document":"ja","says":"silent","text":"Fetches assets on the delivery of a message. When an asset is fetched that was not is left open."}],"answers":[{"id":"at-trigger","text":"The fetch begins at once, and goes on while the message waits."},
{"id":"when-offered","text":"The fetch begins when the message is offered and nothing but the asset is missing."}],"default":"at-trigger","probes":[{"script":{"id":"open.fetch-start/local-in-the-background","title":"A local message with a slow image is presented in the background, and the user returns later","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]},{"do":"enter_background"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",5390,13]},{"do":[{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5391,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5392,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",5393,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5383,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"own"}],[],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"own"}],[]]}]},
{"script":{"id":"open.fetch-start/campaign-with-the-same-image","title":"A local message is presented in the background, and a campaign has its image","about":"For an engine that displays a local message without its image. The first campaign shows that an image that\nis there is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",5410,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5411,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"},{"do":"open_from_push"},{"do":"dismiss"}],"at":["Specs/questions.yaml",5412,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5413,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5414,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5399,9]},"outcomes":[{"answer":"at-trigger","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]},
{"script":{"id":"open.fetch-start/push-click-with-the-same-image","title":"A local message is presented in the background, and a push click triggers a message with its image","about":"For an engine that displays a local message without its image, and does not fetch ahead what a push click\ntriggers: what the message of a push click lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"first.png":{"result":"ok","after":10000},"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"first.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5431,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",5432,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5433,13]},{"do":[{"do":"dismiss"},{"do":"enter_background"},{"do":"present_local","message":"own"},{"do":"advance","by":20000},{"do":"enter_foreground"}],"at":["Specs/questions.yaml",5434,13]},{"do":[{"do":"start_session","deliver":["after"]},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5435,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",5436,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5420,9]},"outcomes":[{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"},{"saw":"displayed","message":"after"}],[]]},{"answer":"at-trigger","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}],[]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"after"}]]},{"answer":"when-offered","steps":[[],[{"saw":"displayed","message":"before"}],[{"saw":"displayed","message":"own"}],[],[{"saw":"displayed","message":"after"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"No message waits for an asset but for one that its own delivery has fetched, or that the session start has just triggered."}],"at":["Specs/questions.yaml",5348,5]},
{"id":"open.filter-missing","title":"A property that is missing","question":"Does a filter for \"not equal\" match when the property is missing?","about":"\"Plan is not premium\" can mean everybody but premium users, or only those with another plan. It decides\nwhether users of whom nothing is known see the message.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison holds only if the property is there."},
{"id":"match","text":"What is missing is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-missing/missing","title":"An event lacks the property that must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"missing","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop","where":{"property":"plan","op":"not_equals","value":"gold"}}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["missing","other"]}],"at":["Specs/questions.yaml",5485,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5486,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5487,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5476,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"missing"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5447,5]},
{"id":"open.filter-not-equals-type","title":"Not equal, and of another type","question":"Does a filter for \"not equal\" match a property of another type, which cannot be read as the value's?","about":"A date is certainly not the number 42. But a comparison of the two may as well be taken for one that cannot be\nmade.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"no-match","text":"A comparison of values of different types does not hold."},
{"id":"match","text":"What is of another type is not equal, so the filter is satisfied."}],"default":"no-match","probes":[{"script":{"id":"open.filter-not-equals-type/date-and-number","title":"An event has a date where a number must not be equal","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"not_equals","value":42}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5532,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-01-31T12:00:00Z"}}}],"at":["Specs/questions.yaml",5533,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":41}}],"at":["Specs/questions.yaml",5534,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5523,9]},"outcomes":[{"answer":"no-match","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"match","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5494,5]},
{"id":"open.filter-number-texts","title":"Numbers and the texts that spell them","question":"Is a text that spells a number compared as that number, and a number with a text as the text that spells it?","about":"Apps log what they have at hand, and some log every value as a text. Whether \"10\" then counts as 10 depends on\nthe language that an engine is written in, unless somebody has decided it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a number are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"10\" is equal to the number 10, and above 9."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-number-texts/text-for-a-number","title":"An event has the text \"10\" where the filter asks for the number 10","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":10}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5580,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"10"}}],"at":["Specs/questions.yaml",5581,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":10}}],"at":["Specs/questions.yaml",5582,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5571,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5541,5]},
{"id":"open.filter-date-texts","title":"Dates and the texts that spell them","question":"Is a text that spells a date compared as that date, and a date with a text as the text that spells it?","about":"A date often travels as a text of the form of ISO 8601. An engine that gets it as a text may read it when a\nfilter asks for a date.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a date are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"2026-05-01T00:00:00Z\" is before a date in June, and equal to the date that it spells."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-date-texts/text-for-a-date","title":"An event has a text that spells a date before the one of the filter","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"before","value":{"date":"2026-06-01T00:00:00Z"}}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5627,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"2026-05-01T00:00:00Z"}}],"at":["Specs/questions.yaml",5628,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":{"date":"2026-05-01T00:00:00Z"}}}],"at":["Specs/questions.yaml",5629,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5618,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5589,5]},
{"id":"open.filter-boolean-texts","title":"Booleans and the texts that spell them","question":"Is the text \"true\" or \"false\" compared as that boolean, and a boolean with a text as the text that spells it?","about":"As with numbers: an app that logs every value as a text logs \"true\".","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A text and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The text \"true\" is equal to true."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-texts/text-for-a-boolean","title":"An event has the text \"true\" where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5674,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"true"}}],"at":["Specs/questions.yaml",5675,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",5676,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5665,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5636,5]},
{"id":"open.filter-boolean-numbers","title":"Booleans and the numbers 0 and 1","question":"Are the numbers 0 and 1 compared with booleans as false and true, and the other way round?","about":"Some languages and stores know no booleans of their own, so that true becomes 1 on its way.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"does-not-hold","text":"A number and a boolean are of different types, and no comparison of the two holds."},
{"id":"converted","text":"The number 1 is equal to true, and true is above 0."}],"default":"does-not-hold","probes":[{"script":{"id":"open.filter-boolean-numbers/number-for-a-boolean","title":"An event has the number 1 where the filter asks for true","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"equals","value":true}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5720,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":1}}],"at":["Specs/questions.yaml",5721,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":true}}],"at":["Specs/questions.yaml",5722,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5711,9]},"outcomes":[{"answer":"does-not-hold","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"converted","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5683,5]},
{"id":"open.filter-pattern-types","title":"Patterns and values that are no texts","question":"Does a pattern look into numbers, booleans and dates, as if they were the texts that spell them?","about":"A pattern describes a text. Whether a number is one depends on how an engine keeps it.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"texts-only","text":"A pattern finds nothing in a value that is no text."},
{"id":"any-value","text":"A pattern looks into the text that spells the value."}],"default":"texts-only","probes":[{"script":{"id":"open.filter-pattern-types/pattern-in-a-number","title":"A pattern is looked for in a number, then in a text","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"^42$"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5766,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":42}}],"at":["Specs/questions.yaml",5767,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"42"}}],"at":["Specs/questions.yaml",5768,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5757,9]},"outcomes":[{"answer":"texts-only","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"any-value","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5729,5]},
{"id":"open.filter-pattern-case","title":"Capitals in a pattern","question":"Do capitals count when a pattern is looked for in a text?","about":"Regular expressions count them unless told otherwise; filters that people write are often meant to let them\ngo.","layer":"core","rules":["trigger.property-filters"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ko","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"de","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"en","says":"silent","text":"Calls the filters powerful and does not describe a single one."},
{"document":"ja","says":"silent","text":"Calls the filters powerful and does not describe a single one."}],"answers":[{"id":"counts","text":"A pattern in small letters finds nothing in capitals."},
{"id":"does-not-count","text":"Small letters and capitals are the same to a pattern."}],"default":"counts","probes":[{"script":{"id":"open.filter-pattern-case/capitals","title":"A pattern in small letters is looked for in a text with capitals","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"tip","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"finished_level","where":{"property":"bonus","op":"matches","value":"wind"}}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["tip"]}],"at":["Specs/questions.yaml",5813,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"North Wind"}}],"at":["Specs/questions.yaml",5814,13]},{"do":[{"do":"log_event","name":"finished_level","properties":{"bonus":"north wind"}}],"at":["Specs/questions.yaml",5815,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5804,9]},"outcomes":[{"answer":"counts","steps":[[],[{"saw":"displayed","message":"tip"}]]},{"answer":"does-not-count","steps":[[{"saw":"displayed","message":"tip"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",5775,5]},
{"id":"open.no-presenter","title":"Triggered without a presenter","question":"Is a message that is triggered while no presenter is assigned lost, or kept until there is one?","about":"Apps often assign the presenter a moment after the start, when the first session has begun and its messages\nhave been triggered. The greeting is then either lost or displayed at the next opportunity.","layer":"presenter","rules":["presenter.required"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"ko","says":"silent","text":"Says how to assign a presenter so that messages can be displayed, and not what happens to those triggered before."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has nobody to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity after a presenter is there."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter/assigned-later","title":"A message is triggered without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["early","other"]}],"at":["Specs/questions.yaml",5856,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5857,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5858,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5859,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5849,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5822,5]},
{"id":"open.no-presenter-local","title":"Presented without a presenter","question":"What becomes of a message that the app presents while no presenter is assigned?","about":"The call goes to the presenter, so without one it goes nowhere; an engine that takes the message itself may keep\nit until there is a presenter.","layer":"presenter","rules":["presenter.required","local.display"],"profiles":["swift"],"documents":[{"document":"pt","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one. What else could become of it is not said."},
{"document":"ko","says":"implied","text":"Displays such a message by a call to the presenter, which the sample makes only if there is one. What else could become of it is not said."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"lost","text":"The message has nobody to go to and is lost."},
{"id":"kept","text":"The message goes on the stack and is displayed at an opportunity after a presenter is there."}],"default":"lost","probes":[{"script":{"id":"open.no-presenter-local/assigned-later","title":"A message is presented without a presenter, and then one is assigned","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"none","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"early","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",5900,13]},{"do":[{"do":"present_local","message":"early"}],"at":["Specs/questions.yaml",5901,13]},{"do":[{"do":"assign_presenter"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",5902,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5903,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5893,9]},"outcomes":[{"answer":"lost","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"early"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5866,5]},
{"id":"open.no-presenter-stack","title":"Asked for the stack without a presenter","question":"Does an engine that is asked for its stack name the messages that it keeps until there is a presenter?","about":"The stack belongs to the presenter. What was triggered before there is one can be kept by the core, and go on\nthe stack when the presenter is assigned.","layer":"presenter","rules":["presenter.required","stack.push-on-trigger"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that a triggered message goes on the stack, and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"ko","says":"silent","text":"Says that a triggered message goes on the stack, and how to assign a presenter, but not where a message waits until one is assigned."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"named","text":"They are on the stack."},
{"id":"unnamed","text":"They are kept elsewhere, and the stack is empty."}],"default":"named","probes":[],"moot":[{"answers":{"open.no-presenter":"lost","open.no-presenter-local":"lost"},"reason":"Nothing is kept before there is a presenter."}],"at":["Specs/questions.yaml",5910,5]},
{"id":"open.legacy-retrigger","title":"Triggering a discarded message again","question":"Can a legacy engine trigger a message again that was discarded?","about":"The documents of the Swift SDK say that it can. Without that, a single moment with the device held the wrong\nway costs the user the message.","layer":"core","rules":["discard.leaves-stack"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"Says which messages are discarded, and not what becomes of them thereafter."},
{"document":"en","says":"silent","text":"Says which messages are discarded, and not what becomes of them thereafter."},
{"document":"ja","says":"silent","text":"Says which messages are discarded, and not what becomes of them thereafter."}],"answers":[{"id":"can","text":"Another occurrence of the trigger event triggers the message again."},
{"id":"cannot","text":"A discarded message is not triggered again."},
{"id":"once-delivered-again","text":"A discarded message is not triggered again until another delivery brings it."}],"default":"can","probes":[{"script":{"id":"open.legacy-retrigger/discarded-by-the-host","title":"The host discards a message, and its trigger event occurs again, later after a delivery","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"again","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"then","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["again","then","other"]}],"at":["Specs/questions.yaml",5975,13]},{"do":[{"do":"choose","choice":"discard"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"log_event","name":"viewed_cart","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",5976,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",5977,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["again","then","other"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",5978,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",5979,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",5967,9]},"outcomes":[{"answer":"can","steps":[[],[{"saw":"displayed","message":"again"}],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]},{"answer":"cannot","steps":[[],[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"once-delivered-again","steps":[[],[],[{"saw":"displayed","message":"then"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",5940,5]},
{"id":"open.manual-choice","title":"The host's choice for its own request","question":"Is the host asked for its display choice when it asked for the next message itself?","about":"The host has just said that it wants a message, but not which. If it is asked, it can still refuse the one\nthat turns out to be on top.","layer":"presenter","rules":["manual.display-next"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The call displays the message on top of the stack; the display choice is not mentioned."},
{"document":"en","says":"implied","text":"The call takes the delegate of the controller, whose method is the one that gives the display choice."},
{"document":"ja","says":"silent","text":"The call displays the message on top of the stack; the display choice is not mentioned."}],"answers":[{"id":"asked","text":"The host is asked as at any other opportunity."},
{"id":"not-asked","text":"The message is displayed without a question."}],"default":"asked","probes":[{"script":{"id":"open.manual-choice/behind-another","title":"A message waits behind another, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6036,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6037,13]},{"do":[{"do":"dismiss"}],"at":["Specs/questions.yaml",6038,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6039,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6040,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6029,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-the-background","title":"A message waits since it was triggered in the background, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6052,13]},{"do":[{"do":"enter_background"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6053,13]},{"do":[{"do":"enter_foreground"}],"at":["Specs/questions.yaml",6054,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6055,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6056,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6046,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/from-under-the-keyboard","title":"A message waits since the keyboard was up, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6068,13]},{"do":[{"do":"show_keyboard"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6069,13]},{"do":[{"do":"hide_keyboard"}],"at":["Specs/questions.yaml",6070,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6071,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6072,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6062,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back","title":"A message was held back by the interval, and the host asks for it, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6085,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6086,13]},{"do":[{"do":"advance","by":1000}],"at":["Specs/questions.yaml",6087,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6088,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6089,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6078,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/held-back-long-enough","title":"A message was held back by the interval, and the host asks for it later, but would put it off","rules":[],"profiles":["legacy"],"given":{"minimum_interval":60,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["visible","waiting"]}],"at":["Specs/questions.yaml",6102,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6103,13]},{"do":[{"do":"advance","by":70000}],"at":["Specs/questions.yaml",6104,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"display_next"}],"at":["Specs/questions.yaml",6105,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6106,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6095,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]},
{"script":{"id":"open.manual-choice/unwanted","title":"The host asks for the next message, and would put it off if it were asked","about":"For an engine that offers a message as soon as nothing is in its way: the host puts it off then, and is asked\nagain.","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"reenqueue","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting"]}],"at":["Specs/questions.yaml",6121,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6122,13]},{"do":[{"do":"display_next"}],"at":["Specs/questions.yaml",6123,13]},{"do":[{"do":"choose","choice":"now"},{"do":"display_next"}],"at":["Specs/questions.yaml",6124,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6112,9]},"outcomes":[{"answer":"asked","steps":[[],[],[{"saw":"displayed","message":"waiting"}]]},{"answer":"not-asked","steps":[[],[{"saw":"displayed","message":"waiting"}],[]]}]}],"moot":[{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-kept":"lost"},"reason":"What waits has been put off by the host, and the host is not asked about it again."},
{"answers":{"open.after-dismiss":"shows-next","open.choice-again":"not-asked","open.on-foreground":"offers","open.on-interval-end":"offers","open.on-keyboard-hidden":"offers","open.rate-limit-request":"held-back"},"reason":"What waits has been put off by the host, and the host is not asked about it again."}],"at":["Specs/questions.yaml",5988,5]},
{"id":"open.local-choice","title":"The host's choice for its own message","question":"Is the host asked for its display choice about a message that it presents itself?","about":"The host has just asked for this very message. If it is asked whether to display it, it decides about local messages\nand campaigns in one place; if not, its own word counts.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The call displays a message made in the app; the display choice is named for a message that was *triggered*."},
{"document":"ko","says":"silent","text":"The call displays a message made in the app; the display choice is named for a message that was *triggered*."},
{"document":"de","says":"silent","text":"A message made in the app is added and displayed; the display choice is named for a message that was *triggered*."},
{"document":"en","says":"silent","text":"A message made in the app is added and displayed; the display choice is named for a message that was *triggered*."},
{"document":"ja","says":"silent","text":"A message made in the app is added and displayed; the display choice is named for a message that was *triggered*."}],"answers":[{"id":"asked","text":"The host is asked as about any other message."},
{"id":"not-asked","text":"Nobody is asked about a message that the app made."}],"default":"asked","probes":[],"moot":[],"at":["Specs/questions.yaml",6131,5]},
{"id":"open.local-failed","title":"A local message whose file failed","question":"Is a local message whose image or ZIP file could not be downloaded discarded?","about":"The app that made the message may have brought the file along. If not, half a message may be better than none,\nor worse.","layer":"presenter","rules":["local.display","discard.asset-failed"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ko","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-failed/failed","title":"The app presents a message whose image cannot be had","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6204,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6205,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6206,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6197,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6164,5]},
{"id":"open.local-late","title":"A local message past its timeout","question":"Is a local message that gets ready after its timeout discarded?","about":"The app asked for the message at that moment. A timeout is a property of campaigns, which a message made in the\napp may not have at all.","layer":"presenter","rules":["local.display","discard.timeout"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ko","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-late/slow-image","title":"The image of a local message comes after its timeout","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","timeout":5000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6256,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6257,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6258,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6259,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6249,9]},"outcomes":[{"answer":"discarded","steps":[[],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]},
{"script":{"id":"open.local-late/long-wait","title":"A local message waits behind another for longer than its timeout","about":"For an engine that displays a local message without its image.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"visible","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","timeout":10000,"extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6275,13]},{"do":[{"do":"present_local","message":"visible"},{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6276,13]},{"do":[{"do":"advance","by":20000},{"do":"dismiss"},{"do":"open_from_push"}],"at":["Specs/questions.yaml",6277,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6278,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6265,9]},"outcomes":[{"answer":"discarded","steps":[[{"saw":"displayed","message":"visible"}],[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"visible"}],[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.timeout-on-stack":"does-not-count"},"reason":"A local message neither loads nor grows older on the stack, so it is never too late."}],"at":["Specs/questions.yaml",6213,5]},
{"id":"open.local-turned","title":"A local message for the other orientation","question":"Is a local message that is made for the other orientation discarded?","about":"The app could have looked at the device itself, and asks for the message all the same.","layer":"presenter","rules":["local.display","discard.orientation"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"ko","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there. The orientation is even that *of the triggered message*."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-turned/turned","title":"The app presents a message that is made for the other orientation","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"landscape","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6329,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6330,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6331,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6322,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6285,5]},
{"id":"open.local-imageless","title":"A local message without its image","question":"Is a local message that lacks the image its type needs discarded?","about":"The app made the message, and made it without an image.","layer":"presenter","rules":["local.display","discard.full-without-image"],"profiles":["legacy"],"documents":[{"document":"pt","says":"outside"},
{"document":"ko","says":"outside"},
{"document":"de","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"en","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."},
{"document":"ja","says":"silent","text":"The reasons to discard are listed for a *triggered* message; one that the app made is not mentioned there."}],"answers":[{"id":"discarded","text":"It is discarded, like a triggered one."},
{"id":"displayed","text":"It is displayed all the same."}],"default":"discarded","probes":[{"script":{"id":"open.local-imageless/imageless","title":"The app presents a full message without an image","rules":[],"profiles":["legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"full","triggers":[],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6372,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6373,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"other"}],"at":["Specs/questions.yaml",6374,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6365,9]},"outcomes":[{"answer":"discarded","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6338,5]},
{"id":"open.local-loading","title":"A local message whose file loads","question":"Does a local message wait for its image or ZIP file?","about":"The app asked for the message to be displayed. If it waits, it comes when its file is there; if not, it comes at\nonce, and its image later.","layer":"presenter","rules":["local.display"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"ko","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"de","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"en","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."},
{"document":"ja","says":"silent","text":"Speaks of assets for delivered messages; a message made in the app has none that could be fetched ahead, and its files are not mentioned."}],"answers":[{"id":"waits","text":"It is displayed when its file is there."},
{"id":"displayed","text":"It is displayed at once."}],"default":"waits","probes":[{"script":{"id":"open.local-loading/slow-image","title":"The app presents a message whose image takes a while","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6425,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6426,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6427,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6419,9]},"outcomes":[{"answer":"waits","steps":[[],[{"saw":"displayed","message":"own"}]]},{"answer":"displayed","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",6381,5]},
{"id":"open.failed-shared","title":"An asset that two messages share, and that fails at once","question":"Is an asset that has failed fetched again for the next message of the same delivery that has it?","about":"Each fetch is reported, so an observer sees whether there was a second one. It cannot end otherwise than\nthe first.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"ko","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"de","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"en","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."},
{"document":"ja","says":"silent","text":"Fetches assets on delivery. That two messages may have the same one is not considered."}],"answers":[{"id":"once","text":"It is fetched once for the whole delivery."},
{"id":"again","text":"It is fetched once for each message, until it is there."}],"default":"once","probes":[{"script":{"id":"open.failed-shared/missing-picture","title":"Two messages are delivered with the same image, which does not exist","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"fail","after":0}}},"messages":[{"name":"one","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"two","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["one","two"]}],"at":["Specs/questions.yaml",6470,13]}],"asserts":["displayed","prefetched"],"at":["Specs/questions.yaml",6463,9]},"outcomes":[{"answer":"once","steps":[[{"saw":"prefetched","asset":"picture.png"}]]},{"answer":"again","steps":[[{"saw":"prefetched","asset":"picture.png"},{"saw":"prefetched","asset":"picture.png"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6434,5]},
{"id":"open.redelivery","title":"A second delivery","question":"Does the delivery of a later session replace the earlier one, or add to it?","about":"A campaign that has ended is no longer delivered. If deliveries add up, its message can still be triggered on\ndevices that have it. Messages that wait on the stack are not in question here.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"ko","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"de","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"en","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."},
{"document":"ja","says":"implied","text":"All messages that the user is eligible for come at each session start, so what does not come is no longer among them."}],"answers":[{"id":"replaces","text":"Only the messages of the latest delivery can be triggered."},
{"id":"extends","text":"Messages of earlier deliveries can be triggered as well."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery/not-delivered-again","title":"A later session does not deliver a message again, and its trigger event occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"old","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"new","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["old"]}],"at":["Specs/questions.yaml",6524,13]},{"do":[{"do":"start_session","deliver":["new"]}],"at":["Specs/questions.yaml",6525,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6526,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6527,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6517,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"new"}]]},{"answer":"extends","steps":[[{"saw":"displayed","message":"old"}],[{"saw":"displayed","message":"new"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6478,5]},
{"id":"open.redelivery-empty","title":"An empty delivery","question":"Where a later delivery replaces the earlier one, does one replace it that brings nothing?","about":"The service may have nothing new to say, or the user may be eligible for nothing any more. An engine that takes an\nempty answer for the former keeps what it has.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"ko","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"de","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"en","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."},
{"document":"ja","says":"silent","text":"All messages that the user is eligible for come at each session start. Nothing is said of a session that brings none."}],"answers":[{"id":"replaces","text":"After an empty delivery nothing can be triggered."},
{"id":"leaves","text":"An empty delivery changes nothing."}],"default":"replaces","probes":[{"script":{"id":"open.redelivery-empty/nothing-new","title":"A later session brings nothing, and the event of an earlier message occurs","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"earlier","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"later","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"viewed_cart"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["earlier"]}],"at":["Specs/questions.yaml",6578,13]},{"do":[{"do":"start_session","deliver":[]}],"at":["Specs/questions.yaml",6579,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6580,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["later"]},{"do":"log_event","name":"viewed_cart","properties":{}}],"at":["Specs/questions.yaml",6581,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6571,9]},"outcomes":[{"answer":"replaces","steps":[[],[{"saw":"displayed","message":"later"}]]},{"answer":"leaves","steps":[[{"saw":"displayed","message":"earlier"}],[{"saw":"displayed","message":"later"}]]}]}],"moot":[{"answers":{"open.redelivery":"extends"},"reason":"Earlier deliveries count in any case."}],"at":["Specs/questions.yaml",6534,5]},
{"id":"open.redelivery-stack","title":"A second delivery and the stack","question":"Does a message go on waiting on the stack when a later delivery comes without it?","about":"The message was triggered in time. But the service has had a reason not to deliver it again: the campaign may\nbe over, or not concern this user any more.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"ko","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"de","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"en","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."},
{"document":"ja","says":"silent","text":"All messages that the user is eligible for are delivered at session start; how two deliveries relate is not said."}],"answers":[{"id":"stays","text":"The stack is left alone by a delivery."},
{"id":"purged","text":"Campaigns that a delivery comes without leave the stack. Local messages stay."}],"default":"stays","probes":[{"script":{"id":"open.redelivery-stack/not-delivered-again","title":"A message waits, and a session starts that delivers another one alone","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"waiting","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["waiting","other"]}],"at":["Specs/questions.yaml",6634,13]},{"do":[{"do":"choose","choice":"reenqueue"},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"choose","choice":"now"}],"at":["Specs/questions.yaml",6635,13]},{"do":[{"do":"start_session","deliver":["other"]}],"at":["Specs/questions.yaml",6636,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",6637,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6627,9]},"outcomes":[{"answer":"stays","steps":[[{"saw":"displayed","message":"waiting"}],[]]},{"answer":"purged","steps":[[],[{"saw":"displayed","message":"other"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6588,5]},
{"id":"open.redelivery-present","title":"A second delivery and an asset that is there","question":"Is an asset fetched again on a second delivery although it is there?","about":"The image may have changed under the same address, or the fetch may be a waste.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"ko","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"de","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"en","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."},
{"document":"ja","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is there is not said."}],"answers":[{"id":"kept","text":"An asset that is there is kept."},
{"id":"fetched-again","text":"Every delivery fetches its assets, and the message waits for the new fetch."}],"default":"kept","probes":[{"script":{"id":"open.redelivery-present/triggered-right-after-it","title":"A message is delivered again when its slow image is there, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6678,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6679,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6680,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6672,9]},"outcomes":[{"answer":"kept","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"fetched-again","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6644,5]},
{"id":"open.redelivery-loading","title":"A second delivery and an asset that is under way","question":"Is a fetch that is under way begun anew by a second delivery?","about":"Begun anew, an asset on a slow network may never arrive for a user who comes and goes.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"ko","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"de","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"en","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."},
{"document":"ja","says":"silent","text":"Assets are fetched on delivery. Whether that is done again for one that is under way is not said."}],"answers":[{"id":"goes-on","text":"The fetch goes on."},
{"id":"begun-anew","text":"The fetch is broken off and begun anew."}],"default":"goes-on","probes":[{"script":{"id":"open.redelivery-loading/half-way","title":"A message is delivered again while its image loads, and triggered at once","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":6000}],"at":["Specs/questions.yaml",6721,13]},{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"advance","by":5000}],"at":["Specs/questions.yaml",6722,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6723,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6715,9]},"outcomes":[{"answer":"goes-on","steps":[[{"saw":"displayed","message":"pictured"}],[]]},{"answer":"begun-anew","steps":[[],[{"saw":"displayed","message":"pictured"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6687,5]},
{"id":"open.redelivery-first","title":"Begun anew, the first fetch","question":"Where a second delivery begins a fetch anew that is under way, does the first go on?","about":"Two fetches of the same asset may then be under way, and each counts when it ends.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery; that an asset may be on its way already is not considered."}],"answers":[{"id":"broken-off","text":"The first fetch counts no more."},
{"id":"goes-on","text":"The first fetch goes on, and counts when it ends."}],"default":"broken-off","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"There is one fetch."}],"at":["Specs/questions.yaml",6730,5]},
{"id":"open.redelivery-arrival","title":"Begun anew, and there at once","question":"Where a second delivery begins a fetch anew, and it brings the asset at once, is a message offered that waits for it?","about":"The asset has then come within the delivery, and not by itself.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait for the asset already is not considered."}],"answers":[{"id":"offered","text":"It is offered."},
{"id":"waits","text":"It waits for the next opportunity."},
{"id":"stays-loading","text":"It waits on until a fetch of its asset ends by itself, such as the first one."}],"default":"offered","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on"},"reason":"No fetch that a message waits for is begun anew."}],"at":["Specs/questions.yaml",6767,5]},
{"id":"open.redelivery-waiting","title":"Begun anew for a message that waits","question":"Where a second delivery begins a fetch anew, does a message that waits for an opportunity wait for its asset again?","about":"If it does, it is offered when the asset has come.","layer":"presenter","rules":["delivery.prefetch","delivery.late-assets"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"ko","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"de","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"en","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."},
{"document":"ja","says":"silent","text":"Speaks of a fetch on delivery; that a message may wait on the stack by then is not considered."}],"answers":[{"id":"stays","text":"It waits for an opportunity, as before."},
{"id":"loads-again","text":"It waits for its asset, and is offered when that has come."}],"default":"stays","probes":[],"moot":[{"answers":{"open.redelivery-loading":"goes-on","open.redelivery-present":"kept"},"reason":"No fetch is begun anew."}],"at":["Specs/questions.yaml",6805,5]},
{"id":"open.exhausted-campaign","title":"A message that was displayed","question":"Can a message that has been displayed be triggered and displayed again?","about":"Whether a campaign may be seen more than once is usually set where it is made. An engine that counts on that\ntriggers again and again; one that remembers what was displayed shows each message once, and another message\nmay win the next time that the event occurs. (The cases use distinct messages.)","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"A discarded message can be triggered again; nothing is said of one that was displayed."},
{"document":"ko","says":"silent","text":"A discarded message can be triggered again; nothing is said of one that was displayed."},
{"document":"de","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"en","says":"silent","text":"Does not mention how often a message may be displayed."},
{"document":"ja","says":"silent","text":"Does not mention how often a message may be displayed."}],"answers":[{"id":"again","text":"Every trigger event triggers the message, as long as it is delivered."},
{"id":"never","text":"A message that was displayed is not triggered again."},
{"id":"once-delivered-again","text":"A message that was displayed is not triggered again until another delivery brings it."}],"default":"again","probes":[{"script":{"id":"open.exhausted-campaign/same-event-again","title":"A message was displayed and dismissed, and its trigger event occurs again, later after a delivery","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen"]}],"at":["Specs/questions.yaml",6879,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6880,13]},{"do":[{"do":"dismiss"},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6881,13]},{"do":[{"do":"dismiss"},{"do":"start_session","deliver":["seen"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6882,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6873,9]},"outcomes":[{"answer":"again","steps":[[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}],[{"saw":"displayed","message":"seen"}]]},{"answer":"never","steps":[[{"saw":"displayed","message":"seen"}],[],[]]},{"answer":"once-delivered-again","steps":[[{"saw":"displayed","message":"seen"}],[],[{"saw":"displayed","message":"seen"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6842,5]},
{"id":"open.relaunch-delivery","title":"Delivered messages after a relaunch","question":"Can messages that were delivered before a relaunch be triggered after it, before the next session starts?","about":"A relaunch soon after the last use may go on with the same session. If the delivery was kept in memory only,\nnothing is triggered until the next session, however long that takes.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied; delivered messages are not mentioned."}],"answers":[{"id":"forgotten","text":"Nothing can be triggered until the next delivery."},
{"id":"kept","text":"Delivered messages outlive the relaunch and can be triggered."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-delivery/before-the-next-session","title":"The trigger event of a delivered message occurs after a relaunch, before a session starts","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}},{"name":"delivered","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["other","delivered"]}],"at":["Specs/questions.yaml",6928,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",6929,13]},{"do":[{"do":"relaunch"}],"at":["Specs/questions.yaml",6930,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6931,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6921,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"other"}],[],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"other"}],[],[{"saw":"displayed","message":"delivered"}]]}]}],"moot":[],"at":["Specs/questions.yaml",6891,5]},
{"id":"open.relaunch-assets","title":"Fetched assets after a relaunch","question":"Are assets that were fetched before a relaunch there after it?","about":"Files on the disk outlive the process, those in memory do not. The difference is the wait for the first\nmessage with an image.","layer":"core","rules":["delivery.prefetch"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. Assets are not mentioned there."}],"answers":[{"id":"forgotten","text":"After a relaunch every asset has to be fetched again."},
{"id":"kept","text":"What was fetched before the relaunch is still there."}],"default":"forgotten","probes":[{"script":{"id":"open.relaunch-assets/local-with-the-same-image","title":"An image was fetched for a campaign, and a local message has it after a relaunch","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000},"slow.png":{"result":"ok","after":10000}}},"messages":[{"name":"pictured","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"slow","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","image":"slow.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["pictured"]},{"do":"advance","by":20000},{"do":"relaunch"}],"at":["Specs/questions.yaml",6978,13]},{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",6979,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",6980,13]},{"do":[{"do":"dismiss"},{"do":"present_local","message":"slow"}],"at":["Specs/questions.yaml",6981,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6970,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"own"}],[]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"own"}],[],[]]}]},
{"script":{"id":"open.relaunch-assets/campaign-with-the-same-image","title":"An image was fetched for a campaign, and another campaign has it after a relaunch","about":"For an engine that displays a local message without its image. The first campaign shows that an image that\nis there is not fetched again on delivery.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000},{"do":"start_session","deliver":["before"]}],"at":["Specs/questions.yaml",6997,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",6998,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",6999,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7000,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7001,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",6987,9]},"outcomes":[{"answer":"forgotten","steps":[[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]},
{"script":{"id":"open.relaunch-assets/push-click-with-the-same-image","title":"An image was fetched for one push click, and the next one needs it after a relaunch","about":"For an engine that displays a local message without its image, and does not fetch ahead what a push click\ntriggers: what the message of a push click lacks is fetched at the click.","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{"picture.png":{"result":"ok","after":10000}}},"messages":[{"name":"before","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":0,"orientation":"any","image":"picture.png","extras":{}}},{"name":"after","message":{"type":"modal","triggers":[{"kind":"push_click"}],"priority":5,"orientation":"any","image":"picture.png","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["before"]},{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7017,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",7018,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7019,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["after"]}],"at":["Specs/questions.yaml",7020,13]},{"do":[{"do":"open_from_push"}],"at":["Specs/questions.yaml",7021,13]},{"do":[{"do":"advance","by":20000}],"at":["Specs/questions.yaml",7022,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7007,9]},"outcomes":[{"answer":"forgotten","steps":[[],[{"saw":"displayed","message":"before"}],[],[],[{"saw":"displayed","message":"after"}]]},{"answer":"kept","steps":[[],[{"saw":"displayed","message":"before"}],[],[{"saw":"displayed","message":"after"}],[]]}]}],"moot":[{"answers":{"open.local-loading":"displayed","open.prefetch-immediate":"prefetched","open.redelivery-present":"fetched-again"},"reason":"No message waits for an asset that was there, but for one that its own delivery has fetched anew."}],"at":["Specs/questions.yaml",6938,5]},
{"id":"open.relaunch-exhausted","title":"A message that was displayed before a relaunch","question":"Is a message that was displayed before a relaunch triggered no more after it, where one is displayed once for all?","about":"An engine that remembers in memory alone what it displayed shows the message once a launch.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"ko","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"de","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"en","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."},
{"document":"ja","says":"silent","text":"Says of a launch from suspension only that the stack is emptied. What was displayed before is not mentioned there."}],"answers":[{"id":"kept","text":"The message is not triggered again, across relaunches."},
{"id":"forgotten","text":"After a relaunch, the message can be triggered once more."}],"default":"kept","probes":[{"script":{"id":"open.relaunch-exhausted/same-event-after-a-relaunch","title":"A message was displayed, the app is relaunched, and its trigger event occurs again","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"seen","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}},{"name":"other","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_help"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}},{"do":"dismiss"}],"at":["Specs/questions.yaml",7081,13]},{"do":[{"do":"relaunch"},{"do":"start_session","deliver":["seen","other"]},{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7082,13]},{"do":[{"do":"log_event","name":"opened_help","properties":{}}],"at":["Specs/questions.yaml",7083,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7074,9]},"outcomes":[{"answer":"kept","steps":[[],[{"saw":"displayed","message":"other"}]]},{"answer":"forgotten","steps":[[{"saw":"displayed","message":"seen"}],[]]}]}],"moot":[{"answers":{"open.exhausted-campaign":"again"},"reason":"A message that was displayed can be triggered again in any case."},
{"answers":{"open.exhausted-campaign":"once-delivered-again"},"reason":"A message that was displayed can be triggered again when it is delivered again."}],"at":["Specs/questions.yaml",7029,5]},
{"id":"open.early-events","title":"Events before the first delivery","question":"Is an event forgotten that occurs before the first session of a launch, or held against what that session delivers?","about":"At its start an app often logs something before its session has begun. An engine that keeps such events\ntriggers their messages late; one that does not lets the first moments pass.","layer":"core","rules":["delivery.on-session-start"],"profiles":["swift","legacy"],"documents":[{"document":"pt","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"ko","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"de","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"en","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."},
{"document":"ja","says":"silent","text":"Delivers messages at session start, and puts one on the stack when its event is fired. What becomes of an event before that is not said."}],"answers":[{"id":"gone","text":"An event from before the first session triggers nothing."},
{"id":"evaluated-on-delivery","text":"An event from before the first session triggers a message when that session has delivered it."}],"default":"gone","probes":[{"script":{"id":"open.early-events/event-before-the-session","title":"The trigger event of a message occurs before the first session, and again in it","rules":[],"profiles":["swift","legacy"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"late","message":{"type":"modal","triggers":[{"kind":"custom_event","name":"opened_shop"}],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7138,13]},{"do":[{"do":"start_session","deliver":["late"]}],"at":["Specs/questions.yaml",7139,13]},{"do":[{"do":"log_event","name":"opened_shop","properties":{}}],"at":["Specs/questions.yaml",7140,13]}],"asserts":["displayed"],"at":["Specs/questions.yaml",7132,9]},"outcomes":[{"answer":"gone","steps":[[],[{"saw":"displayed","message":"late"}]]},{"answer":"evaluated-on-delivery","steps":[[{"saw":"displayed","message":"late"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7090,5]},
{"id":"open.impression-off-screen","title":"An impression without being visible","question":"Is an impression recorded that the host logs of a message that is not on the screen?","about":"A host that is busy logs a moment later, when the message may be gone. An engine may take that for a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-off-screen/after-the-dismissal","title":"The host logs an impression of a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7179,13]},{"do":[{"do":"dismiss"},{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7180,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",7173,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7147,5]},
{"id":"open.click-off-screen","title":"A click without being visible","question":"Is a click recorded that the host logs of a message that is not on the screen?","about":"A host that is busy logs a moment later, when the message may be gone. An engine may take that for a mistake.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done when the message is not visible."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"It is recorded."},
{"id":"ignored","text":"It is not recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-off-screen/after-the-dismissal","title":"The host logs a click of a message that was dismissed","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7219,13]},{"do":[{"do":"dismiss"},{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7220,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",7213,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7187,5]},
{"id":"open.impression-logged-again","title":"An impression logged twice","question":"Is an impression recorded again that the host logs again?","about":"A message has one impression each time it is displayed. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.impression-logged-again/two-calls","title":"The host logs the impression of the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7255,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7256,13]},{"do":[{"do":"log_impression","message":"own"}],"at":["Specs/questions.yaml",7257,13]}],"asserts":["displayed","impression"],"at":["Specs/questions.yaml",7249,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[{"saw":"impression","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"impression","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7227,5]},
{"id":"open.click-logged-again","title":"A click logged twice","question":"Is a click recorded again that the host logs again?","about":"A user can tap a message more than once. An engine may count calls, or messages.","layer":"presenter","rules":["local.manual-logging"],"profiles":["swift"],"documents":[{"document":"pt","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"ko","says":"silent","text":"Says that clicks and impressions have to be logged by hand, and not what counts if that is done twice."},
{"document":"de","says":"outside"},
{"document":"en","says":"outside"},
{"document":"ja","says":"outside"}],"answers":[{"id":"recorded","text":"Each call is recorded."},
{"id":"ignored","text":"Only the first call is recorded."}],"default":"recorded","probes":[{"script":{"id":"open.click-logged-again/two-calls","title":"The host logs a click on the visible message twice","rules":[],"profiles":["swift"],"given":{"minimum_interval":0,"app":"foreground","orientation":"portrait","keyboard":"hidden","presenter":"assigned","host":{"implements":"display_choice","choice":"now","choices":{}},"assets":{}},"messages":[{"name":"own","message":{"type":"modal","triggers":[],"priority":0,"orientation":"any","extras":{}}}],"steps":[{"do":[{"do":"present_local","message":"own"}],"at":["Specs/questions.yaml",7292,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7293,13]},{"do":[{"do":"log_click","message":"own"}],"at":["Specs/questions.yaml",7294,13]}],"asserts":["click","displayed"],"at":["Specs/questions.yaml",7286,9]},"outcomes":[{"answer":"recorded","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[{"saw":"click","message":"own"}]]},{"answer":"ignored","steps":[[{"saw":"displayed","message":"own"}],[{"saw":"click","message":"own"}],[]]}]}],"moot":[],"at":["Specs/questions.yaml",7264,5]}]}
"""#

let builtinName: StaticString = #"""
iamspec
"""#

let builtinVersion: StaticString = #"""
1.0
"""#

let builtinDigest: StaticString = #"""
fnv1a64:53257ac4d63dd247
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
