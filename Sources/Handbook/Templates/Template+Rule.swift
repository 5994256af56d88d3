extension Template {
  /// A rule.
  static let ruleSource = #"""
    <p class="kicker">Chapter {{chapterNumber}} · <a href="{{chapterHref}}">{{chapterTitle}}</a></p>
    <h1>{{ruleTitle}}</h1>
    <p class="meta"><code>{{id}}</code>{{#profiles}} <span class="tag">{{profile}}</span>{{/profiles}} <span class="tag quiet">{{layer}}</span></p>
    <p class="rule">{{{statement}}}</p>
    {{#untestable}}<p class="callout"><strong>Nothing to test.</strong> {{{.}}}</p>{{/untestable}}
    {{#about}}{{{.}}}{{/about}}
    <section>
    <h2 id="documents">What the documents say<a class="anchor" href="#documents" aria-label="Link to this section">#</a></h2>
    {{> citations}}
    {{#reading}}<div class="callout reading"><p class="callout-title">The reading taken</p>{{{.}}}</div>{{/reading}}
    </section>
    {{#hasResults}}
    <section>
    <h2 id="engines">Engines<a class="anchor" href="#engines" aria-label="Link to this section">#</a></h2>
    <ul class="links">
    {{#results}}
    <li><strong>{{engine}}</strong> <span class="tag">{{engineProfile}}</span> <span class="tag{{#isBroken}} differs{{/isBroken}}">{{word}}</span> {{passed}}{{#skipped}}, {{.}}{{/skipped}}</li>
    {{/results}}
    </ul>
    </section>
    {{/hasResults}}
    {{#hasGroups}}
    <section class="cases">
    <h2 id="cases">Cases<a class="anchor" href="#cases" aria-label="Link to this section">#</a> <small>{{caseCount}}</small></h2>
    <p class="key"><span><svg class="tl" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true"><circle class="ok" cx="7" cy="7" r="4"/></svg> asserted</span> <span><svg class="tl" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true"><circle class="as" cx="7" cy="7" r="4"/></svg> happens besides</span> <span><svg class="tl" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true"><path class="tr" d="M2 1v9q0 3 3 3h10q3 0 3-3V1"/></svg> stack asserted</span> <span><svg class="tl" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true"><path class="tr d" d="M2 1v9q0 3 3 3h10q3 0 3-3V1"/></svg> stack as the reference engine holds it</span></p>
    {{#groups}}
    <section class="group">
    <h3 id="{{fileAnchor}}">{{fileTitle}}<a class="anchor" href="#{{fileAnchor}}" aria-label="Link to this section">#</a></h3>
    {{#fileAbout}}{{{.}}}{{/fileAbout}}
    {{#cases}}
    {{> caseArticle}}
    {{/cases}}
    </section>
    {{/groups}}
    </section>
    {{/hasGroups}}
    {{#hasAlso}}
    <section>
    <h2 id="also">Cases of other rules that ask for this one<a class="anchor" href="#also" aria-label="Link to this section">#</a></h2>
    <ul class="links">
    {{#also}}
    <li><a href="{{href}}">{{{caseTitle}}}</a></li>
    {{/also}}
    </ul>
    </section>
    {{/hasAlso}}
    {{#hasFaults}}
    <section>
    <h2 id="faults">Proven against<a class="anchor" href="#faults" aria-label="Link to this section">#</a></h2>
    <p>Each of these mistakes, made on purpose in the reference engine, makes at least one case of this rule fail.</p>
    <ul class="faults">
    {{#faults}}
    <li><code>{{faultID}}</code><span>{{{summary}}}{{#profiles}} <span class="tag">{{profile}}</span>{{/profiles}}</span></li>
    {{/faults}}
    </ul>
    </section>
    {{/hasFaults}}
    {{#hasQuestions}}
    <section>
    <h2 id="questions">Left open<a class="anchor" href="#questions" aria-label="Link to this section">#</a></h2>
    <ul class="links">
    {{#questions}}
    <li><a href="{{href}}">{{questionTitle}}</a> {{{question}}}</li>
    {{/questions}}
    </ul>
    </section>
    {{/hasQuestions}}

    """#
}
