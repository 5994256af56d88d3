document.addEventListener("DOMContentLoaded", function () {
  // The engine and the cases are each loaded once, when a reader wants to play.
  var loaded = {};
  function load(path) {
    loaded[path] = loaded[path] || new Promise(function (resolve, reject) {
      var script = document.createElement("script");
      script.src = path;
      script.onload = resolve;
      script.onerror = function () { delete loaded[path]; reject(new Error("cannot load " + path)); };
      document.head.append(script);
    });
    return loaded[path];
  }
  document.querySelectorAll(".play").forEach(function (box) {
    box.hidden = false;
    var button = box.querySelector("button");
    button.addEventListener("click", function () {
      Promise.all([load(document.body.dataset.root + "assets/playground.js"), load(box.dataset.cases)])
        .then(function () { window.handbookPlayground.open(box); })
        .catch(function (error) { button.textContent = "Cannot play: " + error.message; });
    });
  });
});
