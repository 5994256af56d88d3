"""Reports one list of observations too few."""
from engine_base import reply, serve, write

serve(lambda request: write(reply({**request, "actions": request["actions"][1:]})))
