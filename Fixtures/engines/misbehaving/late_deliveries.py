"""Mistakes in the conventions about deliveries that take time, for `mistakes.py`."""


def result_changes(engine, action):
    """What `serve_deliveries` says also counts for what is under way."""
    if action["do"] == "serve_deliveries":
        for delivery in engine.under_way:
            delivery.succeeds = action["result"] == "ok"
    return engine.perform(action)


def rests_in_background(engine, action):
    """What is under way waits until the app is in the foreground."""
    if action["do"] == "advance" and engine.device.app == "background":
        for delivery in engine.under_way:
            delivery.due += action["by"]
    return engine.perform(action)


def survives_relaunch(engine, action):
    """What is under way arrives in the next process."""
    under_way = engine.under_way
    seen = engine.perform(action)
    if action["do"] == "relaunch":
        engine.under_way = under_way
    return seen


def comes_first(engine, action):
    """What is under way arrives before all else at its moment; times are whole milliseconds."""
    seen = engine.perform(action)
    if action["do"] == "start_session" and engine.service["after"]:
        engine.under_way[-1].due -= 0.5
    return seen


LATE_DELIVERIES = {
    "delivery_changes_its_result": result_changes,
    "delivery_rests_in_background": rests_in_background,
    "delivery_survives_relaunch": survives_relaunch,
    "delivery_comes_first": comes_first,
}
