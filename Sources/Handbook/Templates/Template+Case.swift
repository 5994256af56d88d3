extension Template {
  /// A case with its variants.
  static let caseSource = #"""
    <article class="case" id="{{anchor}}">
    <h4>{{{caseTitle}}}<a class="anchor" href="#{{anchor}}" aria-label="Link to this case">#</a></h4>
    {{#caseAbout}}{{{.}}}{{/caseAbout}}
    {{> scene}}
    <p class="meta"><code>{{caseID}}</code> <span>{{source}}</span>{{#profiles}} <span class="tag">{{profile}}</span>{{/profiles}}{{#hasOtherRules}} <span>also asks for{{#otherRules}} <a href="{{href}}"><code>{{ruleID}}</code></a>{{/otherRules}}</span>{{/hasOtherRules}}</p>
    {{#keptFor}}<p class="kept">{{{.}}}</p>{{/keptFor}}
    {{#hasVariants}}
    <details class="variants">
    <summary>{{variantCount}}</summary>
    {{#variants}}
    <details class="variant" id="{{anchor}}">
    <summary><span class="vn">{{variant}}</span> {{{caseTitle}}}</summary>
    {{> scene}}
    </details>
    {{/variants}}
    </details>
    {{/hasVariants}}
    </article>

    """#

  /// What a case and its variants have alike: the start, the pictures, the words, the source.
  static let sceneSource = #"""
    <ul class="cast">
    {{#messages}}<li><code class="who">{{name}}</code> {{{phrase}}}</li>
    {{/messages}}
    {{#given}}<li class="given">{{{.}}}</li>
    {{/given}}
    </ul>
    {{#pictures}}
    {{#pictureProfile}}<p class="in">In the profile {{.}}:</p>{{/pictureProfile}}
    <div class="picture">{{{svg}}}</div>
    {{/pictures}}
    <div class="more">
    <details><summary>Step by step</summary>
    <ol class="steps">
    {{#steps}}
    <li><p>{{#actions}}<span class="act">{{{.}}}</span>{{/actions}}</p>
    <ul>{{#expected}}<li>{{{.}}}</li>{{/expected}}{{#expectsNothing}}<li class="nothing">nothing is to be seen of it</li>{{/expectsNothing}}{{#waiting}}<li>{{{.}}}</li>{{/waiting}}</ul>
    {{#note}}<p class="note">{{{.}}}</p>{{/note}}</li>
    {{/steps}}
    </ol>
    </details>
    <details><summary>YAML</summary>
    <pre class="code" tabindex="0"><code>{{{yaml}}}</code></pre>
    </details>
    </div>

    """#
}
