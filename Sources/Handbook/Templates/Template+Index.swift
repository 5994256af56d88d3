extension Template {
  /// The first page.
  static let indexSource = #"""
    <div class="hero">
    <p class="kicker">The handbook</p>
    <h1>{{suiteTitle}}</h1>
    <div class="lead">{{{introduction}}}</div>
    </div>
    {{{journey}}}
    <section>
    <h2 id="chapters">The chapters<a class="anchor" href="#chapters" aria-label="Link to this section">#</a></h2>
    <ol class="tiles">
    {{#chapters}}
    <li><a href="{{href}}"><span class="no">{{number}}</span><strong>{{linkTitle}}</strong><span class="teaser">{{{lead}}}</span><small>{{size}}</small></a></li>
    {{/chapters}}
    </ol>
    </section>
    <section>
    <h2 id="how-to-read">How to read this<a class="anchor" href="#how-to-read" aria-label="Link to this section">#</a></h2>
    <p class="facts"><span><b>{{ruleCount}}</b> rules</span> <span><b>{{caseCount}}</b> cases</span> <span><b>{{questionCount}}</b> open questions</span> <span><b>{{documentCount}}</b> documents</span></p>
    {{{howToRead}}}
    {{#sample}}
    <div class="picture">{{{svg}}}</div>
    <ul class="legend">
    <li><svg class="tl" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true"><circle class="ok" cx="7" cy="7" r="4"/></svg> the case asserts it</li>
    <li><svg class="tl" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true"><circle class="as" cx="7" cy="7" r="4"/></svg> the reference engine does it; the case does not ask</li>
    <li><svg class="tl" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true"><path class="tr" d="M2 1v9q0 3 3 3h10q3 0 3-3V1"/></svg> a stack that the case asserts</li>
    <li><svg class="tl" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true"><path class="tr d" d="M2 1v9q0 3 3 3h10q3 0 3-3V1"/></svg> a stack as the reference engine holds it</li>
    </ul>
    {{/sample}}
    </section>
    <section>
    <h2 id="profiles">Two generations of engines<a class="anchor" href="#profiles" aria-label="Link to this section">#</a></h2>
    <ul class="tiles pair">
    {{#profiles}}
    <li><a href="{{href}}"><strong>{{profileTitle}}</strong><span class="teaser">{{{lead}}}</span></a></li>
    {{/profiles}}
    </ul>
    </section>

    """#
}
