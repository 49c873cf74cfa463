/** A line of the log for people: the time, the level where it is not the usual one, the sentence, then what else is known. */
export function readableLine(json: string): string {
  const { time, level, msg, cause, ...fields } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const clock = String(time).slice(11, 19);
  const marked = level === 'info' ? '' : ` ${String(level).toUpperCase()}`;
  const known = Object.entries(fields).map(([name, value]) => ` ${name}=${asText(value)}`);
  const end = cause === undefined ? '' : `\n  ${asText(cause).replaceAll('\n', '\n  ')}`;
  return `${clock}${marked} ${String(msg)}${known.join('')}${end}\n`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
