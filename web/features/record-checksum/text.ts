/**
 * Texts about the checksum at the bottom of a place's page. Those shown after a verification are in
 * checksum-report-text.ts.
 */
export const checksumText = {
  title: 'Record checksum',
  kinds: { hub: 'scores', profile: 'profile', 'life-story': 'figures' } as Readonly<Record<string, string>>,
  root: 'root',
  heldBack: {
    mark: 'does not match its checksum',
    of: (ids: string) =>
      `This page shows a record that is not the published one (${ids}), so do not rely on anything here.`,
    why: 'See why, and verify',
  },
  verify: 'Verify',
  verifyAgain: 'Verify again',
  checking: 'Checking…',
  loadFailed: 'The records or their published list did not load. Check your connection and verify again.',
  noHash:
    'This browser calculates SHA-256 only on pages loaded over HTTPS. Open the https address of this page and verify again.',
} as const;
