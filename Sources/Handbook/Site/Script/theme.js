"use strict";
(function () {
  var root = document.documentElement;
  function stored() { try { return localStorage.getItem("handbook-theme"); } catch (e) { return null; } }
  function store(theme) { try { localStorage.setItem("handbook-theme", theme); } catch (e) { /* a private window */ } }
  var theme = stored();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  document.addEventListener("DOMContentLoaded", function () {
    var button = document.querySelector("button.theme");
    button.hidden = false;
    button.addEventListener("click", function () {
      var dark = root.dataset.theme
        ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      store(root.dataset.theme);
    });
  });
})();
