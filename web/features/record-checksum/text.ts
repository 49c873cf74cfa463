/** The line at the foot of a place's page. What a press brings is in report-text.ts. */
export const checksumText = {
  title: 'Record checksum',
  kinds: { hub: 'scores', profile: 'profile', 'life-story': 'figures' } as Readonly<Record<string, string>>,
  root: 'root',
  heldBack: {
    mark: 'does not match its checksum',
    of: (ids: string) =>
      `This page was drawn from a record that is not the published one (${ids}), so take nothing here as fact.`,
    why: 'See why, and verify',
  },
  verify: 'Verify',
  verifyAgain: 'Verify again',
  checking: 'Checking…',
  loadFailed: 'The records or their published list could not be loaded. Check the connection and verify again.',
  noHash:
    'This browser works out SHA-256 only on pages that came by HTTPS. Open the https address of this page and verify again.',
} as const;
