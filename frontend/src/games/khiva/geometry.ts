// Board geometry for 2–5 seats and any box. Angles grow clockwise on the screen; 90° is the bottom: the viewer's seat.
// Each path is an elliptic spiral arm from the city to its seat, so that five spaces keep a gap even where a straight
// ray would be too short.

export interface Point {
  x: number;
  y: number;
}

export interface Arm {
  seat: number;
  /** Where the path ends, in degrees clockwise from the right. */
  end: number;
  /** Where the path leaves the city. */
  gate: Point;
  /** The shops from the city on, then the counter. */
  spaces: Point[];
  d: string;
}

export interface BoardPlan {
  w: number;
  h: number;
  centre: Point;
  city: { rx: number; ry: number };
  /** The radius of a shop; all pieces follow it. */
  r: number;
  /** By seat. */
  arms: Arm[];
}

/** A board narrower than this has no room for words. */
export const SMALL = 560;
const CORNERS = 3.4;
/** The room before the first shop, before each other one, and before the counter. */
const ROOM = { first: 0.7, next: 1, counter: 1.28 };
const SAMPLES = 240;
const SMALLEST = 9;

/** How much farther than an ellipse the outer ring reaches, so that it uses the corners of the box. */
function bulge(c: number, s: number): number {
  return (Math.abs(c) ** CORNERS + Math.abs(s) ** CORNERS) ** (-1 / CORNERS);
}

/** A counter is a stall, wider than a shop. */
export const counterHalf = (r: number): { x: number; y: number } => ({ x: r * 1.42, y: r * 1.15 });

function layArm(k: number, n: number, seat: number, shops: number, box: Omit<BoardPlan, "arms">): Arm {
  const { centre, city, r, w, h } = box;
  const end = 90 + (k * 360) / n;
  const twist = Math.min(86, 420 / n);
  const rx = w / 2 - counterHalf(r).x - 6;
  // A ring round the counter has room, too.
  const ry = h / 2 - counterHalf(r).y - Math.max(8, r * 0.5 + 3);
  const at = (t: number): Point => {
    const angle = ((end - twist * (1 - t ** 1.3)) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const f = 1 + (bulge(c, s) - 1) * t;
    return {
      x: centre.x + (city.rx + (rx * f - city.rx) * t) * c,
      y: centre.y + (city.ry + (ry * f - city.ry) * t) * s,
    };
  };
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => at(i / SAMPLES));
  const far = [0];
  for (let i = 1; i < points.length; i++) far.push(far[i - 1]! + distance(points[i]!, points[i - 1]!));
  const spacing = Array.from({ length: shops + 1 }, (_, i) =>
    i === shops ? ROOM.counter : i === 0 ? ROOM.first : ROOM.next,
  );
  const whole = spacing.reduce((a, b) => a + b);
  let gone = 0;
  const spaces = spacing.map((gap) => {
    gone += gap;
    const wanted = (far[SAMPLES]! * gone) / whole;
    return points[far.findIndex((length) => length >= wanted - 1e-6)] ?? points[SAMPLES]!;
  });
  const from = { x: centre.x + (points[0]!.x - centre.x) * 0.8, y: centre.y + (points[0]!.y - centre.y) * 0.8 };
  const line = [from, ...points.filter((_, i) => i % 6 === 0)];
  return {
    seat,
    end,
    gate: points[0]!,
    spaces,
    d: `M${line.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}`,
  };
}

/** Where a path ends. */
export function counterOf(arm: Arm): Point {
  return arm.spaces[arm.spaces.length - 1]!;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Do all shops and counters stand free of each other and of the city? */
export function standsFree(plan: BoardPlan): boolean {
  const { r, centre, city } = plan;
  const half = counterHalf(r);
  const all = plan.arms.flatMap((arm) => arm.spaces.map((p, i) => ({ p, counter: i === arm.spaces.length - 1 })));
  for (const [i, one] of all.entries()) {
    const away = Math.hypot((one.p.x - centre.x) / (city.rx + r * 0.85), (one.p.y - centre.y) / (city.ry + r * 0.85));
    if (away < 1) return false;
    for (const other of all.slice(i + 1)) {
      const [dx, dy] = [Math.abs(one.p.x - other.p.x), Math.abs(one.p.y - other.p.y)];
      if (one.counter && other.counter) {
        if (dx < 2 * half.x && dy < 2 * half.y) return false;
      } else if (one.counter || other.counter) {
        if (Math.hypot(Math.max(0, dx - half.x), Math.max(0, dy - half.y)) < r + 1) return false;
      } else if (Math.hypot(dx, dy) < 2 * r + 3) return false;
    }
  }
  return true;
}

function plan(w: number, h: number, n: number, bottom: number, shops: number, r: number, scale: number): BoardPlan {
  const wide = w > h * 1.15;
  const box = {
    w,
    h,
    centre: { x: w / 2, y: h / 2 - (wide ? 2 : 0) },
    city: { rx: w * (wide ? 0.2 : 0.226) * scale, ry: h * (wide ? 0.185 : 0.2) * scale },
    r,
  };
  const arms = Array.from({ length: n }, (_, seat) => layArm((seat - bottom + n) % n, n, seat, shops, box));
  return { ...box, arms };
}

/** The last few plans: a board is a little higher while a film plays than while cards are chosen, turn by turn. */
const laid = new Map<string, BoardPlan>();
const KEPT = 4;

/** The largest pieces that stand free in a box; the seat `bottom` is nearest to the viewer. To find them takes a slow phone
 * 30 to 50 ms. */
export function layBoard(w: number, h: number, n: number, bottom: number, shops: number): BoardPlan {
  const wanted = [w, h, n, bottom, shops].join();
  const plan = laid.get(wanted) ?? largestPlan(w, h, n, bottom, shops);
  // Back to the end: what was asked for longest ago goes first.
  laid.delete(wanted);
  laid.set(wanted, plan);
  for (const old of [...laid.keys()].slice(0, -KEPT)) laid.delete(old);
  return plan;
}

function largestPlan(w: number, h: number, n: number, bottom: number, shops: number): BoardPlan {
  const largest = Math.min(30, Math.min(w, h) / 18);
  for (let r = largest; r > SMALLEST; r -= 0.5) {
    for (const scale of [1.08, 1, 0.92, 0.85]) {
      const tried = plan(w, h, n, bottom, shops, r, scale);
      if (standsFree(tried)) return tried;
    }
  }
  return plan(w, h, n, bottom, shops, SMALLEST, 0.85);
}

/** A camel on a space, by the radius of a shop: how far below its middle the feet are, and how wide it is. */
export const STAND = { down: 0.52, width: 2.85 };

export interface Stand extends Point {
  width: number;
}

export interface CityPlan {
  /** Tents and where camels stand before them, in the order of activation. */
  tents: Stand[];
  camels: Stand[];
  sky: Stand;
}

/** How high a camel stands above its feet, with its teapot, by its width. */
const CAMEL = 0.88;

/** The five tents in a row, and before each its camel: beside each other where the city is wide, else every other one a
 * step nearer. No camel stands over a tent. */
export function layCity(board: BoardPlan): CityPlan {
  const { centre, city } = board;
  const at = (x: number, y: number, width: number): Stand => ({
    x: centre.x + x * city.rx,
    y: centre.y + y * city.ry,
    width,
  });
  const wide = city.rx >= 128 && city.rx > city.ry * 1.3;
  const rows = (wide ? [0, 0.07, 0.1, 0.07, 0] : [-0.1, -0.1, -0.1, -0.1, -0.1]).map((y, i): [number, number] => [
    (i - 2) * 0.345,
    y,
  ]);
  const width = wide
    ? Math.min(city.rx * 0.38, (city.ry * 0.66) / CAMEL)
    : Math.min(city.rx * 0.46, (city.ry * 0.47) / CAMEL);
  const step = (width * CAMEL + 1) / city.ry;
  return {
    tents: rows.map(([x, y]) => at(x, y, city.rx * 0.29)),
    camels: rows.map(([x, y], i) => at(x, y + step * (wide || i % 2 === 0 ? 1 : 1.9), width)),
    sky: wide
      ? at(0, -0.38, Math.min(city.rx * 0.95, city.ry * 1.5))
      : at(0, -0.5, Math.min(city.rx * 0.85, city.ry * 0.9)),
  };
}

/** What a camel hides that stands on a point. */
export function camelBox(at: Point, width: number): Box {
  return { x: at.x - width * 0.48, y: at.y - width * CAMEL, w: width * 0.96, h: width * CAMEL };
}

/** Where the cards lie that a seat has played: beside its counter, where no camel on the last shop stands over them. */
export function layCards(board: BoardPlan, each: number): Box[] {
  const { r } = board;
  const size = { w: r * (0.95 + 0.95 * (each - 1)), h: r * 1.3 };
  const half = counterHalf(r);
  const taken = board.arms.map((arm) => {
    const shop = arm.spaces[arm.spaces.length - 2] ?? counterOf(arm);
    return camelBox({ x: shop.x, y: shop.y + r * STAND.down }, r * STAND.width);
  });
  return board.arms.map((arm) => {
    const box = placeLabel(counterOf(arm), { x: half.x * 1.1, y: half.y * 1.1 }, size, board, taken);
    taken.push(box);
    return box;
  });
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A label of a size beside a point: the first side where it hides nothing and stays inside; where all are taken, a
 * little farther off. */
export function placeLabel(p: Point, away: Point, size: { w: number; h: number }, board: BoardPlan, taken: Box[]): Box {
  const near: Point[] = [
    { x: away.x + size.w / 2, y: 0 },
    { x: -away.x - size.w / 2, y: 0 },
    { x: 0, y: away.y + size.h / 2 },
    { x: 0, y: -away.y - size.h / 2 },
    { x: away.x * 0.8 + size.w / 2, y: away.y * 0.8 },
    { x: -away.x * 0.8 - size.w / 2, y: away.y * 0.8 },
    { x: away.x * 0.8 + size.w / 2, y: -away.y * 0.8 },
    { x: -away.x * 0.8 - size.w / 2, y: -away.y * 0.8 },
    { x: away.x * 0.75 + size.w / 2, y: away.y * 1.15 },
    { x: -away.x * 0.75 - size.w / 2, y: away.y * 1.15 },
  ];
  const sides = [...near, ...near.map(({ x, y }) => ({ x: x * 1.4, y: y * 1.7 }))];
  const inside = (at: number, most: number): number => Math.max(2, Math.min(most - 2, at));
  const boxes = sides.map((side) => ({
    x: inside(p.x + side.x - size.w / 2, board.w - size.w),
    y: inside(p.y + side.y - size.h / 2, board.h - size.h),
    ...size,
  }));
  const hidden = (box: Box): number => {
    let spaces = 0;
    for (const other of board.arms.flatMap((arm) => arm.spaces)) {
      const counter = board.arms.some((arm) => counterOf(arm) === other);
      // Worst hidden: a counter, and the very space that the label is about.
      if (touches(box, other, board.r * (counter ? 1.2 : 1.1))) spaces += counter || other === p ? 3 : 1;
    }
    const { centre, city } = board;
    const inner = {
      x: Math.max(box.x, Math.min(centre.x, box.x + box.w)),
      y: Math.max(box.y, Math.min(centre.y, box.y + box.h)),
    };
    const inCity = Math.hypot((inner.x - centre.x) / (city.rx + 6), (inner.y - centre.y) / (city.ry + 6)) < 1 ? 0.6 : 0;
    return spaces + inCity + 2 * taken.filter((other) => overlap(box, other)).length;
  };
  return boxes.reduce((best, box) => (hidden(box) < hidden(best) ? box : best));
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function touches(box: Box, p: Point, r: number): boolean {
  const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
  const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
  return Math.hypot(dx, dy) < r;
}
