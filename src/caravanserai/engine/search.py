"""A player that thinks ahead: the same search for every game, over its compiled rules.

It knows only what its seat knows. Each simulation copies the position, deals again all that is hidden from the seat
(`redeal`), and plays on. Every seat that searches has a tree of its own; a node is what that seat has answered so far,
whatever the others did (an open loop). At its asks a seat goes down its tree: of the answers worth a thought it takes
the one with the best mean so far, plus a bonus for those that look good at once and were tried less often than they
were on offer. One new node grows for each seat and simulation; from there on the seat answers by a quick policy. After
a while, at a place where the table is at rest, the seats' prospects are compared, and all nodes on the way learn of it.

All arithmetic that decides is in integers or exactly rounded, so plain and compiled rules choose alike.

What a game brings, in its `mind/policy.py`:

`quick_answer(g, seat, out) -> int`
    A sensible answer, cheaply, with some randomness from the generator in g (`random_below`). `out` is scratch for
    MAX_ACTIONS numbers. It is called for seats that are asked and for seats that may still change a sealed answer.
`weigh(g, seat, out, worth, notes) -> int`
    The answers worth a thought, at least one and all legal: written to `out`, their worth to the seat in 1/256 points
    to `worth`; returns how many. With few answers that is all of them. With many it is those that look best, at most
    some dozens: the search never plays what is not named here. `notes` is scratch for NOTES numbers. It rolls no dice.
`outlook(g, seat) -> int`
    The points, in 1/256, that the seat may hope to have at the end; when the game is over, its score.
`at_rest(g) -> bool`
    May the look ahead stop here? True where `outlook` compares fairly, such as between two turns.
RIVALS_SEARCH, EXPLORATION, TEMPER, HORIZON, SWING
    What a search of this game uses; `simulate` says what they mean. HORIZON is for each seat at the table. From
    RIVALS_SEARCH seats on the rivals search too; 0 is never.

And, if it wants a network to judge instead of `outlook` (`network.py`), in a file of its mind:

`features(g, seat, x) -> int`
    What a network sees of the position, the seat's own first: written to x in parts of UNIT; returns how many numbers.

And, if a policy is to guess what rivals answer instead of `quick_answer`, and which answers are worth a first try:

`choices(g, seat, out, x, room) -> int`
    What the seat chooses among, as the policy sees it: inputs in parts of UNIT, those of each choice `room` numbers
    after those of the one before. Returns how many choices; 0 where the policy has no say. `out` is scratch.
`answer_with(g, seat, out, choice) -> int`
    The whole answer with one of these choices, by what `choices` left in `out`.
`choice_in(g, seat, out, answer) -> int`
    The other way round: which of these choices an answer has. Every answer that `weigh` names has one.

All but `outlook` must look only at what the seat asked could know or count at the table: hands of rivals, piles and
sealed answers in g are imagined. (`outlook` and `features` may look at everything: they
judge the imagined world.)
"""

from collections.abc import Callable
from math import sqrt
from types import ModuleType
from typing import Any

from .chance import random_below
from .kit import Actions, copy_state
from .network import EVEN, FULL, Values, Weights, lead, likelihoods, room_for_choice, run
from .network import chance as win_chance
from .playout import bind, of_a_game, picked

redeal = chance_due = chance = next_seat = pending = legal = apply = score = rank = of_a_game
quick_answer = weigh = outlook = at_rest = features = choices = answer_with = choice_in = of_a_game
#: All that each game has its own of.
OF_A_GAME = tuple(name for name, value in [*globals().items()] if value is of_a_game and name != "of_a_game")

#: Worths and prospects are in parts of a point.
POINT = 256
#: Scratch for a game's `weigh`.
NOTES = 128

# A node is five numbers in a row. Node 0 is nobody's, and its first number counts the nodes; then come the seats'
# roots.
PARENT, ANSWER, VISITS, OFFERED, VALUE = range(5)
NODE = 5
#: Weights of answers are in parts of this.
ONE = 1 << 20
#: What a policy counts for among them is in parts of this.
PRIOR = 256


def plant(tree: Actions, table: Actions, seats: int) -> None:
    """Empty trees, one for each seat. The table finds a node by its parent and its answer; its size is a power of 2."""
    for i in range(NODE * (seats + 1)):
        tree[i] = 0
    tree[0] = seats + 1
    for i in range(len(table)):
        table[i] = 0


def slot_of(tree: Actions, table: Actions, parent: int, answer: int) -> int:
    """Where the table has this child of the parent, or would have it."""
    mask = len(table) - 1
    mixed = parent * 0x9E3779B1 + answer % 0x7FFFFFFF * 0x5BD1E995
    slot = (mixed ^ (mixed >> 29)) & mask
    while table[slot] > 0:
        node = table[slot] * NODE
        if tree[node + PARENT] == parent and tree[node + ANSWER] == answer:
            return slot
        slot = (slot + 1) & mask
    return slot


def grow(tree: Actions, table: Actions, parent: int, answer: int) -> int:
    """A new child of the parent; when there is no more room, the parent itself."""
    node = tree[0]
    if NODE * (node + 1) > len(tree):
        return parent
    tree[0] = node + 1
    table[slot_of(tree, table, parent, answer)] = node
    tree[NODE * node + PARENT] = parent
    tree[NODE * node + ANSWER] = answer
    tree[NODE * node + VISITS] = 0
    tree[NODE * node + OFFERED] = tree[NODE * parent + VISITS] + 1
    tree[NODE * node + VALUE] = 0
    return node


def weights(worth: Actions, n: int, temper: int) -> int:
    """Turn worths into weights: 1 for the best, a quarter for one that is worth `temper` less. Returns their sum."""
    best = worth[0]
    for i in range(1, n):
        best = max(best, worth[i])
    total = 0
    for i in range(n):
        weight = temper * ONE // (temper + best - worth[i])
        worth[i] = weight * weight // ONE + 1
        total += worth[i]
    return total


def descend(
    g: Any,
    seat: int,
    tree: Actions,
    table: Actions,
    out: Actions,
    worth: Actions,
    notes: Actions,
    at: Actions,
    exploration: int,
    temper: int,
    prior: int,
    policy: Weights,
    x: Values,
) -> int:
    """The seat's answer by its tree. `at` says where every seat is in its tree; below 0 it has left it from there."""
    n = weigh(g, seat, out, worth, notes)
    if n == 1:
        return out[0]
    total = weights(worth, n, temper)
    if prior > 0 and policy[0] > 0:
        total = with_prior(g, seat, out, worth, notes, n, total, prior, policy, x)
    parent = at[seat]
    visits = tree[NODE * parent + VISITS]
    mean = tree[NODE * parent + VALUE] / visits if visits > 0 else 1.0 * EVEN
    bonus = exploration * (FULL / 1000.0) / total
    best = -1.0
    chosen = 0
    child = 0
    for i in range(n):
        node = table[slot_of(tree, table, parent, out[i])]
        hope = mean
        offered = visits + 1
        tried = 0
        if node > 0:
            tree[NODE * node + OFFERED] += 1
            offered = tree[NODE * node + OFFERED]
            tried = tree[NODE * node + VISITS]
            if tried > 0:
                hope = tree[NODE * node + VALUE] / tried
        hope += bonus * worth[i] * sqrt(1.0 * offered) / (1 + tried)
        if hope > best:
            best = hope
            chosen = out[i]
            child = node
    at[seat] = child if child > 0 else -grow(tree, table, parent, chosen)
    return chosen


def with_prior(
    g: Any,
    seat: int,
    out: Actions,
    worth: Actions,
    notes: Actions,
    n: int,
    total: int,
    prior: int,
    policy: Weights,
    x: Values,
) -> int:
    """Mix into the answers' weights how likely the policy takes each to be, `prior` parts of PRIOR: what it says of a
    choice is shared by the answers that have it, as they were weighed. Returns the new sum."""
    room = room_for_choice(policy)
    m = choices(g, seat, notes, x, room)
    if m < 2:
        return total
    likely = likelihoods(policy, x, m)
    # Behind how likely a choice is there is room for what its answers weigh together.
    for choice in range(m):
        x[room * choice + 1] = 0
    for i in range(n):
        x[room * choice_in(g, seat, notes, out[i]) + 1] += worth[i]
    mixed = 0
    for i in range(n):
        at = room * choice_in(g, seat, notes, out[i])
        said = x[at] * ONE // likely * worth[i] // max(1, x[at + 1])
        worth[i] = ((PRIOR - prior) * (worth[i] * ONE // total) + prior * said) // PRIOR + 1
        mixed += worth[i]
    return mixed


def no_features(g: Any, seat: int, x: Values) -> int:
    """Of a game that brings none."""
    return 0


def no_choices(g: Any, seat: int, out: Actions, x: Values, room: int) -> int:
    """Of a game that brings none."""
    return 0


def no_choice(g: Any, seat: int, out: Actions, choice: int) -> int:
    """Likewise; it is never asked."""
    return choice


def likely_answer(g: Any, seat: int, out: Actions, policy: Weights, x: Values) -> int:
    """Drawn as often as the policy says that somebody chooses so; where it has no say, a quick answer."""
    n = choices(g, seat, out, x, room_for_choice(policy)) if policy[0] > 0 else 0
    if n < 2:
        return quick_answer(g, seat, out)  # type: ignore[no-any-return]
    drawn = random_below(g, likelihoods(policy, x, n))
    choice = 0
    while drawn >= x[room_for_choice(policy) * choice]:
        drawn -= x[room_for_choice(policy) * choice]
        choice += 1
    return answer_with(g, seat, out, choice)  # type: ignore[no-any-return]


def reward_of(margin: int, swing: int) -> int:
    """Of a margin in 1/256 points: all from `swing` points on, nothing from as many behind."""
    return min(FULL, max(0, EVEN + margin * EVEN // (swing * POINT)))


def compare(g: Any, worth: Actions, swing: int) -> None:
    """Each seat's reward by its outlook. The best and the second best are compared."""
    best = -(1 << 40)
    second = best
    for seat in range(g.seats):
        worth[seat] = outlook(g, seat)
        if worth[seat] > best:
            second = best
            best = worth[seat]
        elif worth[seat] > second:
            second = worth[seat]
    for seat in range(g.seats):
        worth[seat] = reward_of(worth[seat] - (second if worth[seat] == best else best), swing)


def won(g: Any, seat: int) -> int:
    """At the end: the seat's part of the win."""
    winners = 0
    for other in range(g.seats):
        if rank(g, other) == 1:
            winners += 1
    return FULL // winners if rank(g, seat) == 1 else 0


def margin_of(g: Any, seat: int) -> int:
    """How many points the seat is ahead of the best of the others."""
    best = -(1 << 40)
    for other in range(g.seats):
        if other != seat:
            best = max(best, score(g, other))
    margin: int = score(g, seat) - best
    return margin


def judge(g: Any, seat: int, net: Weights, x: Values, swing: int) -> int:
    """The seat's reward by a network: half for the win, half for the margin. At the end it is what came of it."""
    if next_seat(g) < 0 and not chance_due(g):
        return (won(g, seat) + reward_of(POINT * margin_of(g, seat), swing)) // 2
    features(g, seat, x)
    at = run(net, x)
    return (win_chance(x[at]) + lead(x[at + 1])) // 2


def credit(g: Any, tree: Actions, worth: Actions, at: Actions, swing: int, net: Weights, x: Values) -> None:
    """Judge the seats' prospects, and tell all nodes that led here."""
    if net[0] == 0:
        compare(g, worth, swing)
    for seat in range(g.seats):
        node = abs(at[seat])
        reward = 0
        if node > 0:
            reward = judge(g, seat, net, x, swing) if net[0] > 0 else worth[seat]
        while node > 0:
            tree[NODE * node + VISITS] += 1
            tree[NODE * node + VALUE] += reward
            node = tree[NODE * node + PARENT]


def simulate(
    games: list[Any],
    tree: Actions,
    table: Actions,
    out: Actions,
    worth: Actions,
    notes: Actions,
    at: Actions,
    seat: int,
    n: int,
    seed: int,
    rivals: int,
    exploration: int,
    temper: int,
    horizon: int,
    swing: int,
    net: Weights,
    policy: Weights,
    x: Values,
    prior: int,
) -> int:
    """Play on n times from the first state, in the second: returns how many answers that took.

    `rivals`: do they search too (1), or answer quickly (0)? `exploration`, in thousandths: how much a bonus for an
    answer that was tried less counts beside its mean. `temper`, in parts of a point: how much worse an answer looks
    that is tried a quarter as often. `horizon`: after so many answers the look ahead stops where the table is at rest;
    0 is never. `swing`: being so many points ahead or behind is all or nothing. `net`: judges
    where the look ahead stops, unless it has no inputs. `policy`: guesses what rivals answer, likewise; `x` is scratch
    of both. `prior`, in parts of PRIOR: how much the policy's word counts when the seat itself looks which answer to
    try.
    """
    answers = 0
    for i in range(n):
        copy_state(games, 0, 1)
        g = games[1]
        redeal(g, seat, seed + i)
        for other in range(g.seats):
            at[other] = 1 + other if rivals > 0 or other == seat else 0
        until = answers + horizon
        unsealed = 0
        while True:
            if unsealed < g.seats:
                # What a rival has sealed is not known: `redeal` made it any choice; now it is one that makes sense.
                asked = unsealed
                unsealed += 1
                if asked == seat or pending(g, asked) or legal(g, asked, out) < 2:
                    continue
            else:
                if horizon > 0 and answers >= until and at_rest(g):
                    break
                asked = next_seat(g)
            if asked >= 0:
                if at[asked] > 0:
                    answer = descend(
                        g, asked, tree, table, out, worth, notes, at, exploration, temper, prior, policy, x
                    )
                elif asked == seat:
                    answer = quick_answer(g, asked, out)
                else:
                    answer = likely_answer(g, asked, out, policy, x)
                apply(g, asked, answer)
                answers += 1
            elif chance_due(g):
                chance(g)
            else:
                break
        credit(g, tree, worth, at, swing, net, x)
    return answers


def best_answer(tree: Actions, seat: int) -> int:
    """The answer that was tried most; among equals that of the higher mean, then the lower number."""
    chosen = -1
    most = -1
    value = 0
    for node in range(NODE, NODE * tree[0], NODE):
        if tree[node + PARENT] != 1 + seat or tree[node + VISITS] < most:
            continue
        answer = tree[node + ANSWER]
        gained = tree[node + VALUE]
        if tree[node + VISITS] > most or gained > value or (gained == value and answer < chosen):
            most = tree[node + VISITS]
            value = gained
            chosen = answer
    return chosen


def harvest(g: Any, seat: int, swing: int, x: Values) -> None:
    """At the end: the seat's part of the win and its margin, as a network is to foresee them."""
    x[0] = won(g, seat)
    x[1] = reward_of(POINT * margin_of(g, seat), swing)


#: What a search is made of, callees first.
PARTS = (
    *(plant, slot_of, grow, weights, with_prior, descend, likely_answer, reward_of, compare, won, margin_of, judge),
    *(credit, simulate, best_answer, harvest),
)


#: What is asked of a search from outside.
MADE = (
    "plant",
    "simulate",
    "best_answer",
    "harvest",
    "features",
    "choices",
    "answer_with",
    "choice_in",
    "likely_answer",
)
#: What a game need not bring, and what stands there then.
NEED_NOT: dict[str, Callable[..., Any]] = {
    "features": no_features,
    "choices": no_choices,
    "answer_with": no_choice,
    "choice_in": no_choice,
}


def picked_if_there(state: type, names: tuple[str, ...], parts: tuple[ModuleType, ...]) -> dict[str, Any]:
    """What a game calls by these names, in whichever of its parts."""
    absent = {name for name in NEED_NOT if name in names and not any(hasattr(part, name) for part in parts)}
    found = picked(tuple(name for name in names if name not in absent), parts)
    for name in absent:
        found[name] = bind(state, (NEED_NOT[name],), {**globals()})[NEED_NOT[name].__name__]
    return found


def bound_to(state: type, *parts: ModuleType) -> dict[str, Callable[..., Any]]:
    """`plant`, `simulate`, `best_answer` and `harvest` over a game's state, with the rules and policy of its parts."""
    made = bind(state, PARTS, {**globals(), **picked_if_there(state, OF_A_GAME, parts)})
    return {name: made[name] for name in MADE}
