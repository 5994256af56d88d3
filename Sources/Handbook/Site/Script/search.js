document.addEventListener("DOMContentLoaded", function () {
  var base = document.body.dataset.root;
  var box = document.querySelector(".search");
  var input = document.getElementById("q");
  var list = document.getElementById("hits");
  var status = document.getElementById("hit-count");
  var active = -1, loading = false, search = null;
  box.hidden = false;

  function load() {
    if (loading) return;
    loading = true;
    var script = document.createElement("script");
    script.src = base + "assets/search.js";
    script.onload = function () {
      search = handbookSearch(window.handbookIndex);
      show();
    };
    document.head.appendChild(script);
  }

  // The sentence with the words that were looked for marked; of a long one, what is near the first of them.
  function snippet(text, marks) {
    var line = document.createElement("span"), pieces = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) || [];
    var first = Math.max(0, pieces.findIndex(marks)), from = first > 20 ? first - 12 : 0;
    line.className = "snippet";
    if (from) line.append("… ");
    pieces.slice(from, from + 60).forEach(function (piece) {
      if (!marks(piece)) return line.append(piece);
      var mark = document.createElement("mark");
      mark.textContent = piece;
      line.append(mark);
    });
    if (from + 60 < pieces.length) line.append(" …");
    return line;
  }

  function show() {
    var asked = input.value.trim() !== "" && search;
    var found = asked ? search(input.value) : { hits: [] }, hits = found.hits;
    list.textContent = "";
    active = -1;
    hits.slice(0, 12).forEach(function (hit, index) {
      var item = document.createElement("li"), link = document.createElement("a");
      item.id = "hit-" + index;
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      var kind = document.createElement("small"), title = document.createElement("span");
      kind.textContent = hit.row.kind;
      title.textContent = hit.row.title;
      link.tabIndex = -1;
      link.href = base + hit.row.place;
      link.append(title, kind);
      if (hit.row.text) link.append(snippet(hit.row.text, found.marks));
      item.append(link);
      list.append(item);
    });
    if (asked && !hits.length) {
      var none = document.createElement("li");
      none.className = "none";
      none.textContent = "Nothing found";
      list.append(none);
    }
    list.hidden = !asked;
    input.setAttribute("aria-expanded", String(Boolean(asked && hits.length)));
    input.removeAttribute("aria-activedescendant");
    status.textContent = asked ? hits.length + " found" : "";
    if (hits.length) move(0);
  }

  function move(to) {
    var items = list.querySelectorAll("[role=option]");
    if (!items.length) return;
    if (active >= 0) items[active].setAttribute("aria-selected", "false");
    active = (to + items.length) % items.length;
    items[active].setAttribute("aria-selected", "true");
    items[active].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", items[active].id);
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  input.addEventListener("focus", function () { load(); if (input.value) show(); });
  input.addEventListener("input", show);
  input.addEventListener("keydown", function (event) {
    if (event.key === "ArrowDown") { event.preventDefault(); move(active + 1); }
    else if (event.key === "ArrowUp") { event.preventDefault(); move(active - 1); }
    else if (event.key === "Enter") {
      var item = list.querySelectorAll("[role=option]")[active];
      if (item && !list.hidden) { event.preventDefault(); close(); item.querySelector("a").click(); }
    } else if (event.key === "Escape") {
      if (list.hidden) input.blur(); else { event.preventDefault(); close(); }
    }
  });
  document.addEventListener("keydown", function (event) {
    var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener("click", function (event) { if (!box.contains(event.target)) close(); });
});
