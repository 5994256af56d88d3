extension Template {
  /// A chapter.
  static let chapterSource = #"""
    <p class="kicker">Chapter {{number}}</p>
    <h1>{{chapterTitle}}</h1>
    <div class="lead">{{{about}}}</div>
    <section>
    <h2 id="rules">{{#isSingle}}The rule{{/isSingle}}{{^isSingle}}The rules{{/isSingle}}<a class="anchor" href="#rules" aria-label="Link to this section">#</a></h2>
    <ol class="rules">
    {{#rules}}
    <li id="{{id}}">
    <h3><a href="{{href}}">{{ruleTitle}}</a></h3>
    <p class="statement">{{{statement}}}</p>
    <p class="meta"><code>{{id}}</code>{{#profiles}} <span class="tag">{{profile}}</span>{{/profiles}} <span>{{count}}</span></p>
    </li>
    {{/rules}}
    </ol>
    </section>

    """#
}
