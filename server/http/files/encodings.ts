/** Content codings that the build prepares, the one with smaller files first. */
export const precompressedEncodings = ['br', 'gzip'] as const;

export type PrecompressedEncoding = (typeof precompressedEncodings)[number];

/**
 * Chooses the available coding the client prefers; null means uncompressed. On equal preference the smaller file wins.
 * RFC 9110, section 12.5.3: a coding of weight 0 is refused, `*` stands for those not named. If everything is refused
 * the file is sent uncompressed, which that section allows and which helps more than an error.
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
