/** Reasons why an entry could not be proven. They load together with the code of the proofs. */
export const proofText = {
  forged: (why: string) => `The ledger’s checkpoint is not valid: ${why}.`,
  noEntry: 'The ledger has no entry for it.',
  noSalt: 'The salt that links it to its entry has been deleted.',
  untoldTime: (why: string) => `Its entry cannot be opened: ${why}`,
} as const;
