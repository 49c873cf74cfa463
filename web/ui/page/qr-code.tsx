import { encode } from 'uqr';

/** Width of the quiet zone in modules, which ISO/IEC 18004 requires to be four. */
const quietZone = 4;

/**
 * Returns the dark modules of a QR code as one SVG path. `size` is the width of the code in modules, including the
 * quiet zone.
 */
function drawCode(words: string): { readonly path: string; readonly size: number } {
  // With error correction level Q, the code can be read even if a quarter of it is damaged. Stickers stay outdoors for
  // years.
  const { data, size } = encode(words, { ecc: 'Q', border: quietZone });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x++;
      found.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
    }
    return found;
  });
  return { path: runs.join(''), size };
}

interface QrCodeProps {
  readonly address: string;
  readonly label: string;
}

/** A QR code for a URL. It is dark on light in every colour scheme, because scanners expect that. */
export function QrCode({ address, label }: QrCodeProps) {
  const { path, size } = drawCode(address);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
