/** The coordinates of points as x, y, x, y … Positive y is south. */
type Line = readonly number[];

interface Piece {
  readonly points: readonly number[];
  /**
   * Where the piece enters the square, as the distance along the edge clockwise from the north-west corner. The same
   * applies to `out`, where the piece leaves the square.
   */
  readonly in: number;
  readonly out: number;
}

const at = (line: Line, index: number) => line[index] ?? 0;
const startOf = (line: Line) => `${at(line, 0)},${at(line, 1)}`;
const endOf = (line: Line) => `${at(line, line.length - 2)},${at(line, line.length - 1)}`;

/**
 * Returns the sea in a square from 0 to `size`, as rings for the even-odd rule. The coastlines have land on their left.
 * Returns null if they do not separate land from sea. That is so if a line ends inside the square, as at the edge of an
 * extract of the map, or if two lines contradict each other.
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
  const largest = rings.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))[0];
  if (largest === undefined) return null;
  // If the largest ring has land inside, it is an island, and the rest of the square is sea.
  return signedArea(largest) < 0 ? [[0, 0, size, 0, size, size, 0, size], ...rings] : rings;
}

interface LandAndSea {
  /** The area in which it is known where land and sea are. */
  readonly known: Line;
  readonly sea: readonly Line[];
}

/**
 * The distance around the bounding box of a coast up to which it is known where land and sea are, as a share of the
 * box's size.
 */
const coastMargin = 0.02;
/**
 * If the end of a coastline is closer than this to the edge of the coast's bounding box, as a share of the box's size,
 * the line is extended to that edge. Otherwise the coast is ignored.
 */
const maxEndDistance = 0.1;

/**
 * Returns the land and sea in a square from 0 to `size`, or null if the coastlines do not determine them. At the edge
 * of an extract of the map, coastlines end inside the square. They then apply only within their bounding box.
 */
export function findLandAndSea(coast: readonly Line[], size: number): LandAndSea | null {
  const whole = seaRings(coast, size);
  if (whole !== null) return { known: [0, 0, size, 0, size, size, 0, size], sea: whole };
  if (coast.length === 0) return null;
  const spans = [0, 1].map((axis) => {
    const values = coast.flatMap((line) => line.filter((_, index) => index % 2 === axis));
    const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => Math.max(0, Math.min(size, value)));
    const beyond = coastMargin * ((most ?? 0) - (least ?? 0));
    const [from, to] = [Math.max(0, (least ?? 0) - beyond), Math.min(size, (most ?? 0) + beyond)];
    return { from, scale: size / Math.max(1, to - from) };
  });
  const spanOf = (index: number) => spans[index % 2] ?? { from: 0, scale: 1 };
  const toBox = (line: Line) => line.map((value, index) => (value - spanOf(index).from) * spanOf(index).scale);
  const fromBox = (line: Line) => line.map((value, index) => value / spanOf(index).scale + spanOf(index).from);
  const inBox = joinLines(coast).map((line) => extendToEdge(toBox(line), size));
  const sea = seaRings(inBox, size);
  return sea && { known: fromBox([0, 0, size, 0, size, size, 0, size]), sea: sea.map(fromBox) };
}

/** Extends the ends of a line to the square's edge if they are close to it. */
function extendToEdge(line: Line, size: number): Line {
  if (startOf(line) === endOf(line)) return line;
  const [first, last] = [nearestEdgePoint(line.slice(0, 2), size), nearestEdgePoint(line.slice(-2), size)];
  return [...first, ...line, ...last];
}

/**
 * Returns the point on the square's edge that is closest to a point. Returns an empty line if the point is outside the
 * square or too far from the edge.
 */
function nearestEdgePoint([x = 0, y = 0]: Line, size: number): Line {
  const edges = [
    [x, [0, y]],
    [size - x, [size, y]],
    [y, [x, 0]],
    [size - y, [x, size]],
  ] as const;
  const [away, point] = edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best));
  return away > 0 && away < maxEndDistance * size ? point : [];
}

/** Returns the signed area of a ring. It is positive if the ring runs clockwise on the map. */
function signedArea(line: Line): number {
  let sum = 0;
  for (let index = 0; index + 3 < line.length; index += 2)
    sum += at(line, index) * at(line, index + 3) - at(line, index + 2) * at(line, index + 1);
  return sum / 2;
}

const isInside = (line: Line, size: number) => line.every((value) => value > 0 && value < size);

/** Joins lines where one line starts at the end of another. */
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
  // Lines to which no other line leads come first. The lines left after that form rings.
  for (const line of lines) if (!ends.has(startOf(line)) && byStart.has(startOf(line))) follow(line);
  for (const line of lines) if (byStart.has(startOf(line))) follow(line);
  return joined;
}

/** Returns the pieces of a line that are inside a square, or null if the line starts or ends inside it. */
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
      cameIn = positionAlongEdge(...start, size);
      if (Number.isNaN(cameIn)) return null;
      points = [...start];
    }
    const end = place(part[1]);
    points.push(...end);
    const wentOut = positionAlongEdge(...end, size);
    if (Number.isNaN(wentOut)) continue;
    pieces.push({ points, in: cameIn, out: wentOut });
    points = [];
  }
  return points.length === 0 ? pieces : null;
}

/**
 * Returns the part of a segment that is inside a square, as an interval from 0 to 1 along the segment (Liang–Barsky
 * clipping). Returns null if the segment is outside or only touches the square.
 */
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

/**
 * Returns the distance of a point along a square's edge, clockwise from the north-west corner. Returns NaN if the point
 * is not on the edge.
 */
function positionAlongEdge(x: number, y: number, size: number): number {
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

/**
 * Closes pieces of coastline into rings with the sea on their right. Each piece is connected, clockwise along the edge,
 * from its exit to the next entry. Returns null if the pieces contradict each other.
 */
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

/** Returns the distance clockwise along the edge from one position to another. */
const clockwiseDistance = (from: number, to: number, size: number) => (to - from + 4 * size) % (4 * size);

/**
 * Returns the piece whose entry follows another piece's exit clockwise along the edge. Returns null if a different exit
 * comes before that entry, because the pieces then contradict each other.
 */
function nextAlongEdge({ out: from }: Piece, pieces: readonly Piece[], size: number): Piece | null {
  const next = pieces.reduce((best, one) =>
    clockwiseDistance(from, one.in, size) < clockwiseDistance(from, best.in, size) ? one : best,
  );
  const isCrossed = pieces.some(
    ({ out }) => out !== from && clockwiseDistance(from, out, size) < clockwiseDistance(from, next.in, size),
  );
  return isCrossed ? null : next;
}

/** Returns the corners of the square between two positions on its edge, clockwise, as x, y, x, y … */
function cornersBetween(from: number, to: number, size: number): number[] {
  return [...cornersOf(size), ...cornersOf(size)].flatMap((corner, index) => {
    const away = index * size - from;
    return away > 0 && away < clockwiseDistance(from, to, size) ? corner : [];
  });
}
