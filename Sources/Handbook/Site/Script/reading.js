document.addEventListener("DOMContentLoaded", function () {
  // A link to a folded element unfolds it.
  function reveal() {
    var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (var box = target; box; box = box.parentElement) if (box.tagName === "DETAILS") box.open = true;
    if (target.classList.contains("question")) target.querySelector("details").open = true;
    target.scrollIntoView();
  }
  addEventListener("hashchange", reveal);
  reveal();

  // A picture can have the keyboard focus only if it scrolls.
  function fit() {
    document.querySelectorAll(".picture").forEach(function (box) {
      if (box.scrollWidth > box.clientWidth + 1) {
        box.tabIndex = 0;
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", "Timeline; scrolls sideways");
      } else if (box.hasAttribute("tabindex")) {
        ["tabindex", "role", "aria-label"].forEach(function (name) { box.removeAttribute(name); });
      }
    });
  }
  addEventListener("resize", fit);
  document.addEventListener("toggle", function (event) { if (event.target.open) fit(); }, true);
  fit();

  // The contents are folded if they would push the page down.
  var menu = document.querySelector(".menu"), narrow = matchMedia("(max-width: 60rem)");
  function fold() { menu.open = !narrow.matches; }
  narrow.addEventListener("change", fold);
  fold();
  var here = menu.querySelector("[aria-current]");
  if (here && !narrow.matches) {
    var side = document.querySelector(".side");
    side.scrollTop = here.offsetTop - side.clientHeight / 2;
  }
  var folded = [];
  addEventListener("beforeprint", function () {
    folded = Array.prototype.filter.call(
      document.querySelectorAll(".more details, .question > details"), function (box) { return !box.open; });
    folded.forEach(function (box) { if (box.querySelector(".steps, .answers")) box.open = true; });
  });
  addEventListener("afterprint", function () { folded.forEach(function (box) { box.open = false; }); });
});
