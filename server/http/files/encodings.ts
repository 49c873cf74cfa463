/** Encodings in which the build stores compressed files. The one with the smallest files is first. */
export const precompressedEncodings = ['br', 'gzip'] as const;

export type PrecompressedEncoding = (typeof precompressedEncodings)[number];

/**
 * Chooses the encoding of a response. Null means that it is not compressed. Of the available encodings, the one with
 * the highest weight is chosen, or the one with smaller files if several have the same weight. As in RFC 9110, section
 * 12.5.3, a weight of 0 refuses an encoding, and `*` stands for all that are not named. If the client refuses all
 * encodings, the file is sent uncompressed, which the RFC allows instead of an error.
 */
export function chooseEncoding(
  header: string | null,
  available: readonly PrecompressedEncoding[],
): PrecompressedEncoding | null {
  if (header === null) return null;
  const weights = parseWeights(header);
  const others = weights.get('*');
  let best: PrecompressedEncoding | null = null;
  let bestWeight = 0;
  for (const encoding of precompressedEncodings) {
    const weight = weights.get(encoding) ?? others ?? 0;
    if (available.includes(encoding) && weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  const identityWeight = weights.get('identity') ?? 0;
  return identityWeight > bestWeight ? null : best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  return weights;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const value = Number(weight.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
