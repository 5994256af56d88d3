extension Template {
  /// The profiles and the documents that describe them.
  static let documentsSource = #"""
    <h1>Profiles and documents</h1>
    <div class="lead"><p>The rules rest on public documents about two generations of one vendor’s SDK. Each generation is a profile: an engine says which it follows, and is asked for the rules of that one.</p></div>
    {{#profiles}}
    <section>
    <h2 id="{{anchor}}">{{profileTitle}}<a class="anchor" href="#{{anchor}}" aria-label="Link to this section">#</a></h2>
    {{{about}}}
    <p class="lacks">Its documents know none of these: {{#lacks}}<code>{{.}}</code> {{/lacks}}</p>
    {{#documents}}
    <section class="document" id="{{anchor}}">
    <h3>{{documentTitle}}<a class="anchor" href="#{{anchor}}" aria-label="Link to this document">#</a></h3>
    <p class="meta"><code>{{documentID}}</code> <span class="tag">{{language}}</span></p>
    {{{about}}}
    <ul class="tally">
    {{#tally}}
    <li>{{{shape}}} {{stance}} <b>{{count}}</b></li>
    {{/tally}}
    </ul>
    </section>
    {{/documents}}
    </section>
    {{/profiles}}
    {{#hasDivergences}}
    <section>
    <h2 id="divergences">Where they differ<a class="anchor" href="#divergences" aria-label="Link to this section">#</a></h2>
    <ul class="divergences">
    {{#divergences}}
    <li><h3><a href="{{href}}">{{ruleTitle}}</a></h3><p class="meta"><span class="tag differs">{{whoDiffers}}</span></p>{{{reading}}}</li>
    {{/divergences}}
    </ul>
    </section>
    {{/hasDivergences}}

    """#

  /// A page of prose.
  static let articleSource = #"""
    <h1>{{articleTitle}}</h1>
    <div class="lead"><p>{{lead}}</p></div>
    {{{body}}}

    """#

  /// The terms.
  static let glossarySource = #"""
    <h1>Glossary</h1>
    <div class="lead"><p>The words that this handbook uses, and what it means by them.</p></div>
    <dl class="glossary">
    {{#entries}}
    <div id="{{anchor}}"><dt>{{name}}<a class="anchor" href="#{{anchor}}" aria-label="Link to this term">#</a></dt><dd>{{{meaning}}}</dd></div>
    {{/entries}}
    </dl>

    """#
}
