document.addEventListener("DOMContentLoaded", function () {
  // Filters engines: the rows of the table of engines, and the columns of the tables of rules.
  var box = document.querySelector(".filter");
  if (!box) return;
  var name = box.querySelector(".names"), red = box.querySelector(".red");
  var rules = box.querySelector(".rules"), shown = box.querySelector(".shown");
  var all = shown.textContent;

  function wanted(engine) {
    var text = engine.textContent.toLowerCase();
    return (!red.checked || engine.dataset.engine === "red")
      && name.value.toLowerCase().split(/\s+/).every(function (term) { return text.indexOf(term) >= 0; });
  }

  function choose() {
    var count = 0;
    document.querySelectorAll(".grid table").forEach(function (table) {
      var heads = table.querySelectorAll("thead [data-engine]");
      table.querySelectorAll("tr[data-engine]").forEach(function (row) { row.hidden = !wanted(row); });
      if (!heads.length) return;
      var keep = Array.prototype.map.call(heads, wanted);
      count = keep.filter(Boolean).length;
      heads.forEach(function (head, at) { head.hidden = !keep[at]; });
      Array.prototype.forEach.call(table.tBodies[0].rows, function (row) {
        var broken = false;
        keep.forEach(function (kept, at) {
          var cell = row.cells[at + 1];
          cell.hidden = !kept;
          broken = broken || kept && cell.className === "broken";
        });
        row.hidden = rules.checked && !broken;
      });
    });
    shown.textContent = name.value.trim() || red.checked ? count + " of " + all : all;
  }

  box.hidden = false;
  [name, red, rules].forEach(function (control) { control.addEventListener("input", choose); });
  choose();
});
