/** Why a row could not be proven; it travels with the proof. */
export const proofText = {
  forged: (why: string) => `The ledger’s checkpoint cannot be believed: ${why}.`,
  noEntry: 'The ledger holds no entry for it.',
  noSalt: 'The salt that ties it to its entry was taken away.',
  untoldTime: (why: string) => `Its entry cannot be opened: ${why}`,
} as const;
