/** The coordinates of points as x, y, x, y … */
type Line = Int32Array;

const startOf = (line: Line) => `${line[0]},${line[1]}`;
const endOf = (line: Line) => `${line.at(-2)},${line.at(-1)}`;

function reversed(line: Line): Line {
  const turned = new Int32Array(line.length);
  for (let at = 0; at < line.length; at += 2) {
    turned[line.length - 2 - at] = line[at] ?? 0;
    turned[line.length - 1 - at] = line[at + 1] ?? 0;
  }
  return turned;
}

/** Joins two lines that share the end point `at`. The result contains that point once. */
function joined(one: Line, other: Line, at: string): Line {
  const first = endOf(one) === at ? one : reversed(one);
  const second = startOf(other) === at ? other : reversed(other);
  const line = new Int32Array(first.length + second.length - 2);
  line.set(first);
  line.set(second.subarray(2), first.length);
  return line;
}

/** Joins lines into longer lines at every point where exactly two of them end. */
export function joinLinesAtEndpoints(lines: readonly Line[]): Line[] {
  const ending = new Map<string, Set<Line>>();
  const whole: Line[] = [];
  const add = (line: Line) => {
    for (const end of [startOf(line), endOf(line)]) ending.set(end, (ending.get(end) ?? new Set()).add(line));
  };
  const remove = (line: Line) => {
    for (const end of [startOf(line), endOf(line)]) ending.get(end)?.delete(line);
  };
  for (const line of lines)
    if (startOf(line) === endOf(line)) whole.push(line);
    else add(line);
  for (const [at, met] of ending) {
    const [one, other, third] = met;
    if (one === undefined || other === undefined || third !== undefined) continue;
    remove(one);
    remove(other);
    const line = joined(one, other, at);
    if (startOf(line) === endOf(line)) whole.push(line);
    else add(line);
  }
  return [...whole, ...new Set([...ending.values()].flatMap((met) => [...met]))];
}
