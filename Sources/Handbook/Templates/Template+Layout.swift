extension Template {
  /// What stands around every page.
  static let layoutSource = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="{{summary}}">
    <meta name="color-scheme" content="light dark">
    <title>{{title}}{{^isIndex}} · {{suiteTitle}}{{/isIndex}}</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 3v9q0 2 2 2h8q2 0 2-2V3' fill='none' stroke='%23355ec9' stroke-width='2'/%3E%3Cpath d='M5 10h6M5 6h6' stroke='%23355ec9' stroke-width='2'/%3E%3C/svg%3E">
    <link rel="stylesheet" href="{{root}}assets/handbook.css">
    <script src="{{root}}assets/handbook.js"></script>
    </head>
    <body data-root="{{root}}">
    <a class="skip" href="#main">Skip to the content</a>
    <header class="bar">
    <a class="brand" href="{{root}}index.html"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="tray" d="M4 6v11q0 3 3 3h10q3 0 3-3V6"/><path class="cards" d="M8 15.5h8M8 11.5h8M8 7.5h8"/></svg><span>{{suiteTitle}}</span></a>
    <div class="search" role="search" hidden>
    <input id="q" type="search" placeholder="Search" autocomplete="off" spellcheck="false" role="combobox" aria-label="Search the handbook" aria-expanded="false" aria-controls="hits" aria-autocomplete="list" aria-keyshortcuts="/">
    <kbd aria-hidden="true">/</kbd>
    <ul id="hits" role="listbox" aria-label="Search results" hidden></ul>
    <p id="hit-count" class="sr" role="status"></p>
    </div>
    <button class="theme" type="button" aria-label="Switch between light and dark" hidden><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="7.5"/><path d="M10 2.5a7.5 7.5 0 0 1 0 15z"/></svg></button>
    </header>
    <div class="frame">
    <nav class="side" aria-label="Handbook">
    <details class="menu" open>
    <summary>Contents</summary>
    <a class="home" href="{{root}}index.html"{{#isIndex}} aria-current="page"{{/isIndex}}>Start here</a>
    <ol>
    {{#chapters}}
    <li{{#open}} class="open"{{/open}}><a href="{{href}}"{{#current}} aria-current="page"{{/current}}><span class="no">{{number}}</span>{{linkTitle}}</a>{{#open}}
    <ul>
    {{#rules}}
    <li><a href="{{href}}"{{#current}} aria-current="page"{{/current}}>{{linkTitle}}</a></li>
    {{/rules}}
    </ul>{{/open}}</li>
    {{/chapters}}
    </ol>
    <ul class="rest">
    {{#appendices}}
    <li><a href="{{href}}"{{#current}} aria-current="page"{{/current}}>{{linkTitle}}</a></li>
    {{/appendices}}
    </ul>
    </details>
    </nav>
    <div class="page">
    <main id="main" tabindex="-1">
    {{{content}}}</main>
    <nav class="turn" aria-label="Pages before and after">
    {{#previous}}<a rel="prev" href="{{href}}"><small>Previous</small>{{linkTitle}}</a>{{/previous}}
    {{#next}}<a rel="next" href="{{href}}"><small>Next</small>{{linkTitle}}</a>{{/next}}
    </nav>
    <footer class="foot"><p>{{suiteName}} {{version}}. Rendered from the specs that engines are tested with.</p></footer>
    </div>
    </div>
    </body>
    </html>

    """#
}
