extension Template {
  /// What each document says, as a table.
  static let citationsSource = #"""
    <div class="table" tabindex="0" role="region" aria-label="What the documents say">
    <table class="sources">
    <thead><tr><th scope="col">Document</th><th scope="col">Stance</th><th scope="col">What it says</th></tr></thead>
    <tbody>
    {{#citations}}
    <tr class="{{stanceID}}"><th scope="row"><a href="{{root}}documents.html#document-{{documentID}}">{{language}}</a><small>{{documentProfile}}</small></th>
    <td class="stance">{{{shape}}} {{stance}}</td>
    <td>{{#text}}{{{.}}}{{/text}}{{^text}}<span class="none">–</span>{{/text}}{{#sectionName}} <small class="where">under “<span{{#lang}} lang="{{lang}}"{{/lang}}>{{sectionName}}</span>”</small>{{/sectionName}}</td></tr>
    {{/citations}}
    </tbody>
    </table>
    </div>

    """#
}
