"""Legal answers of every game, read off the ask as a person would, and chosen by chance."""

import random
from typing import Any

#: Asks of which the answer is sealed, and may be changed until all are in.
SEALED = ("ChooseCardsAsk", "PlaceCardAsk", "SellAsk")


def any_answer(ask: dict[str, Any], pick: random.Random) -> dict[str, Any]:
    match ask["type"]:
        # Khiva
        case "ChooseCardsAsk":
            each = ask["each"]
            cards = pick.sample([preview["card"] for preview in ask["cards"]], 2 * each)
            return {"type": "ChooseCards", "play": cards[:each], "give": cards[each:]}
        case "SpendGemsAsk":
            return {"type": "SpendGems", "gems": pick.choice(ask["landings"])["gems"]}
        case "Shop4Ask":
            return {"type": "TakeSalt"}
        # Kilim
        case "PlaceCardAsk":
            return {"type": "PlaceCard", "card": pick.choice(ask["cards"])}
        case "PayGoldAsk":
            return {"type": "PayGold", "gold": pick.choice(ask["gold"])}
        case "TakeScrapAsk":
            return {"type": "TakeScrap", "scrap": pick.choice(ask["scraps"])}
        case "TakeTokenAsk":
            return {"type": "TakeToken", "token": pick.choice(ask["tokens"])}
        case "WeaveAsk":
            x, y, turn, *_ = pick.choice(ask["spots"])
            return {"type": "Weave", "x": x, "y": y, "turn": turn}
        case "EndOfDayAsk":
            return {"type": "Done"}
        # Samarkand
        case "SellAsk":
            return {"type": "Sell", "card": pick.choice(ask["cards"])["card"]}
        case "StopAsk":
            wanted = [option["card"] for option in ask["options"] if option["can_pay"]]
            stops = wanted and pick.random() < 0.4
            return {"type": "Stop", "card": pick.choice(wanted)} if stops else {"type": "Pass"}
        case "LeaveBehindAsk":
            return {"type": "LeaveBehind", "cards": pick.choice(ask["choices"])["cards"]}
        case "ScoreKindAsk":
            return {"type": "ScoreKind", "kind": pick.choice(ask["kinds"])["kind"]}
        # Any game whose asks say which moves there are.
        case _ if all("move" in choice for choice in ask.get("choices", ({},))):
            move: dict[str, Any] = pick.choice(ask["choices"])["move"]
            return move
    raise AssertionError(f"an unknown ask: {ask}")
