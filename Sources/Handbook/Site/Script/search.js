document.addEventListener("DOMContentLoaded", function () {
  var base = document.body.dataset.root;
  var box = document.querySelector(".search");
  var input = document.getElementById("q");
  var list = document.getElementById("hits");
  var status = document.getElementById("hit-count");
  var active = -1, loading = false, rows = null;
  box.hidden = false;

  function load() {
    if (loading) return;
    loading = true;
    var script = document.createElement("script");
    script.src = base + "assets/search.js";
    script.onload = function () {
      rows = window.handbookIndex.map(function (row) {
        return { kind: row[0], title: row[1], words: row[2], place: row[3],
          low: row[1].toLowerCase(), all: (row[1] + " " + row[2] + " " + row[0]).toLowerCase() };
      });
      show();
    };
    document.head.appendChild(script);
  }

  var weight = { Chapter: 5, Rule: 4, Term: 3, "Open question": 3, Engine: 3, Page: 3, Case: 0 };
  function score(row, terms) {
    var sum = weight[row.kind];
    for (var i = 0; i < terms.length; i++) {
      var at = row.low.indexOf(terms[i]);
      if (at === 0) sum += 12;
      else if (at > 0) sum += /\W/.test(row.low[at - 1]) ? 8 : 4;
      else if (row.all.indexOf(terms[i]) >= 0) sum += 1;
      else return -1;
    }
    return sum;
  }

  function find(text) {
    var terms = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (!terms.length || !rows) return [];
    return rows.map(function (row, order) { return { row: row, order: order, score: score(row, terms) }; })
      .filter(function (hit) { return hit.score >= 0; })
      .sort(function (a, b) { return b.score - a.score || a.order - b.order; });
  }

  function show() {
    var hits = find(input.value), asked = input.value.trim() !== "" && rows;
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
