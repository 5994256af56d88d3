"""The libraries for apps, and all targets that they need, by the package's own description."""

import json
import pathlib

PRODUCTS = ["SpecModel", "EngineKit", "ReferenceEngine", "ConformanceTesting"]


class Target:
    """A target of Swift, with its files."""

    def __init__(self, root, description):
        self.name = description["name"]
        self.needs = description.get("target_dependencies", [])
        folder = root / description["path"]
        self.files = [folder / file for file in description["sources"]]


class Libraries:
    """The targets that the products need, each after those that it depends on."""

    def __init__(self, path):
        package = json.loads(pathlib.Path(path).read_text())
        self.root = pathlib.Path(package["path"])
        self.platforms = {item["name"]: item["version"] for item in package["platforms"]}
        self.problems = []
        self.targets = []
        self._descriptions = {target["name"]: target for target in package["targets"]}
        products = {product["name"]: product["targets"] for product in package["products"]}
        for product in PRODUCTS:
            for target in products[product]:
                self._add(target, product)

    def _add(self, name, user):
        description = self._descriptions[name]
        if name in [target.name for target in self.targets]:
            return
        if description["module_type"] != "SwiftTarget":
            self.problems.append(f"{user} needs {name}, which is not Swift ({description['module_type']})")
            return
        for package in description.get("product_dependencies", []):
            self.problems.append(f"{name} needs {package} of another package")
        target = Target(self.root, description)
        for needed in target.needs:
            self._add(needed, name)
        self.targets.append(target)
