/** How to call an ambulance from a mobile phone in a country or territory. */
export interface EmergencyNumber {
  /**
   * The numbers in the order in which to try them. They include 112 if sources list it as an emergency number. If no
   * number is known, the list is empty and `note` says why.
   */
  readonly numbers: readonly string[];
  /**
   * What happens when somebody calls 112 in a country whose `numbers` do not include it. 'other' means that another
   * service answers (the police, or one that the sources do not name), and 'no' that nobody answers. Missing if no
   * source says what happens.
   */
  readonly connects112?: 'other' | 'no';
  /** A remark for callers or readers: sources disagree, or the number works only in a part of the country. */
  readonly note?: string;
  /** Explains why the first number is listed by fewer than two publishers. */
  readonly fewSources?: string;
}

export type EmergencyNumbersByCountry = Readonly<Record<string, EmergencyNumber>>;
