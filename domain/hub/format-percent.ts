/** Formats a share from 0 to 1 as a percentage with at most one decimal: 0.95 gives "95%", 0.982 gives "98.2%". */
export function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}
