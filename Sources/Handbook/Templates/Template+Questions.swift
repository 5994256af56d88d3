extension Template {
  /// What the documents leave open.
  static let questionsSource = #"""
    <h1>Open questions</h1>
    <div class="lead"><p>The documents leave {{count}} questions open. No case depends on an answer: an engine conforms whichever it gives. A probe tells which one that is.</p></div>
    {{#questions}}
    <section class="question" id="{{anchor}}">
    <h2>{{questionTitle}}<a class="anchor" href="#{{anchor}}" aria-label="Link to this question">#</a></h2>
    <p class="meta"><code>{{id}}</code>{{#profiles}} <span class="tag">{{profile}}</span>{{/profiles}}</p>
    <p class="rule">{{{question}}}</p>
    {{#about}}{{{.}}}{{/about}}
    <dl class="answers">
    {{#answers}}
    <div{{#isDefault}} class="default"{{/isDefault}}><dt><code>{{answerID}}</code>{{#isDefault}} <span class="tag">the reference engine’s default</span>{{/isDefault}}</dt><dd>{{{answer}}}</dd></div>
    {{/answers}}
    </dl>
    <details class="said"><summary>What the documents say</summary>
    {{> citations}}
    </details>
    {{#hasProbes}}
    {{#probes}}
    <details class="probe"><summary>Probe: {{{probeTitle}}}</summary>
    <ul class="cast">
    {{#messages}}<li><code class="who">{{name}}</code> {{{phrase}}}</li>
    {{/messages}}
    {{#given}}<li class="given">{{{.}}}</li>
    {{/given}}
    </ul>
    <ol class="steps">
    {{#steps}}
    <li><p>{{#actions}}<span class="act">{{{.}}}</span>{{/actions}}</p></li>
    {{/steps}}
    </ol>
    <p class="so">What is seen tells the answer:</p>
    <ul class="outcomes">
    {{#outcomes}}
    <li>{{#seen}}<span class="act">in step {{number}} {{#what}}<span class="act">{{{.}}}</span>{{/what}}</span>{{/seen}} <b class="so">→</b> <code>{{answerID}}</code></li>
    {{/outcomes}}
    </ul>
    </details>
    {{/probes}}
    {{/hasProbes}}
    </section>
    {{/questions}}

    """#
}
