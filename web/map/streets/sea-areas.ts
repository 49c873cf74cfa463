/** Points as x, y, x, y …; y grows to the south. */
type Line = readonly number[];

interface Piece {
  readonly points: readonly number[];
  /** Where it comes in and goes out, along the square's edge clockwise from its north-west corner. */
  readonly in: number;
  readonly out: number;
}

const at = (line: Line, index: number) => line[index] ?? 0;
const startOf = (line: Line) => `${at(line, 0)},${at(line, 1)}`;
const endOf = (line: Line) => `${at(line, line.length - 2)},${at(line, line.length - 1)}`;

/**
 * The sea in a square from 0 to `size`, as rings to be filled by the even-odd rule, from coastlines that have the land on their left;
 * null if they do not part land from sea: one ends inside the square, as at the edge of an extract, or two contradict each other.
 */
function seaRings(coast: readonly Line[], size: number): readonly Line[] | null {
  const joined = joinLines(coast);
  const rings = joined.filter((line) => startOf(line) === endOf(line) && isInside(line, size));
  const pieces: Piece[] = [];
  for (const line of joined) {
    if (rings.includes(line)) continue;
    const clipped = clip(line, size);
    if (clipped === null) return null;
    pieces.push(...clipped);
  }
  if (pieces.length > 0) {
    const closed = closeAlongEdge(pieces, size);
    return closed && [...closed, ...rings];
  }
  const largest = rings.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0];
  if (largest === undefined) return null;
  // Land inside the largest: it is an island, and all around is sea.
  return areaOf(largest) < 0 ? [[0, 0, size, 0, size, size, 0, size], ...rings] : rings;
}

interface LandAndSea {
  /** Where land is told from sea. */
  readonly known: Line;
  readonly sea: readonly Line[];
}

/** So far beyond the coast, as a part of its size, it is known on which side the sea lies. */
const beyondCoast = 0.02;
/** A coast that ends farther from the edge of what it spans, as a part of that, says nothing. */
const farthestEnd = 0.1;

/**
 * Where sea and land are in a square from 0 to `size`; null if the coast does not tell. At the edge of an extract the coast ends
 * inside the square: then it tells so within the box that it spans.
 */
export function landAndSea(coast: readonly Line[], size: number): LandAndSea | null {
  const whole = seaRings(coast, size);
  if (whole !== null) return { known: [0, 0, size, 0, size, size, 0, size], sea: whole };
  if (coast.length === 0) return null;
  const spans = [0, 1].map((axis) => {
    const values = coast.flatMap((line) => line.filter((_, index) => index % 2 === axis));
    const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => Math.max(0, Math.min(size, value)));
    const beyond = beyondCoast * ((most ?? 0) - (least ?? 0));
    const [from, to] = [Math.max(0, (least ?? 0) - beyond), Math.min(size, (most ?? 0) + beyond)];
    return { from, scale: size / Math.max(1, to - from) };
  });
  const spanOf = (index: number) => spans[index % 2] ?? { from: 0, scale: 1 };
  const toBox = (line: Line) => line.map((value, index) => (value - spanOf(index).from) * spanOf(index).scale);
  const fromBox = (line: Line) => line.map((value, index) => value / spanOf(index).scale + spanOf(index).from);
  const inBox = joinLines(coast).map((line) => reachEdge(toBox(line), size));
  const sea = seaRings(inBox, size);
  return sea && { known: fromBox([0, 0, size, 0, size, size, 0, size]), sea: sea.map(fromBox) };
}

/** A line whose ends are led on to the edge where they lie near to it. */
function reachEdge(line: Line, size: number): Line {
  if (startOf(line) === endOf(line)) return line;
  const [first, last] = [edgeNear(line.slice(0, 2), size), edgeNear(line.slice(-2), size)];
  return [...first, ...line, ...last];
}

/** The nearest point of the edge; none where a point lies outside, or far from it. */
function edgeNear([x = 0, y = 0]: Line, size: number): Line {
  const edges = [
    [x, [0, y]],
    [size - x, [size, y]],
    [y, [x, 0]],
    [size - y, [x, size]],
  ] as const;
  const [away, point] = edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best));
  return away > 0 && away < farthestEnd * size ? point : [];
}

/** Positive where it runs clockwise on the map. */
function areaOf(line: Line): number {
  let sum = 0;
  for (let index = 0; index + 3 < line.length; index += 2)
    sum += at(line, index) * at(line, index + 3) - at(line, index + 2) * at(line, index + 1);
  return sum / 2;
}

const isInside = (line: Line, size: number) => line.every((value) => value > 0 && value < size);

/** Puts lines together that go on where another ends. */
function joinLines(lines: readonly Line[]): Line[] {
  const byStart = new Map(lines.map((line) => [startOf(line), line]));
  const ends = new Set(lines.map(endOf));
  const joined: Line[] = [];
  const follow = (first: Line) => {
    const points = [...first];
    byStart.delete(startOf(first));
    for (let next = byStart.get(endOf(points)); next !== undefined; next = byStart.get(endOf(points))) {
      byStart.delete(startOf(next));
      points.push(...next.slice(2));
    }
    joined.push(points);
  };
  // Those that nothing leads to first: what is left then are rings.
  for (const line of lines) if (!ends.has(startOf(line)) && byStart.has(startOf(line))) follow(line);
  for (const line of lines) if (byStart.has(startOf(line))) follow(line);
  return joined;
}

/** The pieces of a line inside the square; null if it starts or ends inside. */
function clip(line: Line, size: number): Piece[] | null {
  const pieces: Piece[] = [];
  let points: number[] = [];
  let cameIn = Number.NaN;
  for (let index = 0; index + 3 < line.length; index += 2) {
    const [x, y, toX, toY] = [at(line, index), at(line, index + 1), at(line, index + 2), at(line, index + 3)];
    const part = partInside([x, y, toX - x, toY - y], size);
    if (part === null) continue;
    const place = (share: number): [number, number] => [x + share * (toX - x), y + share * (toY - y)];
    if (points.length === 0) {
      const start = place(part[0]);
      cameIn = alongEdge(...start, size);
      if (Number.isNaN(cameIn)) return null;
      points = [...start];
    }
    const end = place(part[1]);
    points.push(...end);
    const wentOut = alongEdge(...end, size);
    if (Number.isNaN(wentOut)) continue;
    pieces.push({ points, in: cameIn, out: wentOut });
    points = [];
  }
  return points.length === 0 ? pieces : null;
}

/** From which to which share a segment is inside the square (Liang and Barsky's clipping); null if it is outside or only touches. */
function partInside([x, y, dx, dy]: readonly [number, number, number, number], size: number): [number, number] | null {
  let [from, to] = [0, 1];
  const edges = [
    [-dx, x],
    [dx, size - x],
    [-dy, y],
    [dy, size - y],
  ] as const;
  for (const [speed, room] of edges) {
    if (speed === 0 && room <= 0) return null;
    if (speed < 0) from = Math.max(from, room / speed);
    if (speed > 0) to = Math.min(to, room / speed);
  }
  return from < to ? [from, to] : null;
}

/** How far along the edge a point lies, clockwise from the north-west; NaN if it is not on the edge. */
function alongEdge(x: number, y: number, size: number): number {
  const isAt = (value: number, edge: number) => Math.abs(value - edge) < 1e-6;
  if (isAt(y, 0)) return x;
  if (isAt(x, size)) return size + y;
  if (isAt(y, size)) return 3 * size - x;
  return isAt(x, 0) ? 4 * size - y : Number.NaN;
}

const cornersOf = (size: number) =>
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ] as const;

/** Closes pieces to rings with the sea on their right: from where one goes out, clockwise to where the next comes in. */
function closeAlongEdge(pieces: readonly Piece[], size: number): Line[] | null {
  const left = new Set(pieces);
  const rings: Line[] = [];
  for (const first of pieces) {
    if (!left.has(first)) continue;
    const ring: number[] = [];
    let piece = first;
    do {
      left.delete(piece);
      const next = nextAlongEdge(piece, pieces, size);
      if (next === null || (next !== first && !left.has(next))) return null;
      ring.push(...piece.points, ...cornersBetween(piece.out, next.in, size));
      piece = next;
    } while (piece !== first);
    rings.push(ring);
  }
  return rings;
}

/** How far it is along the edge, clockwise. */
const ahead = (from: number, to: number, size: number) => (to - from + 4 * size) % (4 * size);

/** The piece that comes in next, clockwise from where one goes out; null if another goes out before it: they contradict each other. */
function nextAlongEdge({ out: from }: Piece, pieces: readonly Piece[], size: number): Piece | null {
  const next = pieces.reduce((best, one) => (ahead(from, one.in, size) < ahead(from, best.in, size) ? one : best));
  const isCrossed = pieces.some(({ out }) => out !== from && ahead(from, out, size) < ahead(from, next.in, size));
  return isCrossed ? null : next;
}

/** The square's corners that are passed clockwise from one place of its edge to another, as x, y, x, y … */
function cornersBetween(from: number, to: number, size: number): number[] {
  return [...cornersOf(size), ...cornersOf(size)].flatMap((corner, index) => {
    const away = index * size - from;
    return away > 0 && away < ahead(from, to, size) ? corner : [];
  });
}
