/** What to dial for an ambulance in a country or territory of ISO 3166-1, as one dials it from a mobile phone. */
export interface EmergencyNumber {
  /** The number to try first standing first; empty if none is known, and `note` then says why. 112 is here where sources list it as an emergency number. */
  readonly numbers: readonly string[];
  /**
   * Where `numbers` is without 112: whether a call to it reaches someone else ('other': the police, or a service the sources do not
   * name) or nobody ('no'). Omitted if no source says.
   */
  readonly connects112?: 'other' | 'no';
  /** Where sources disagree, or the number holds for a part of the country only. */
  readonly note?: string;
  /** Why fewer than two publishers name the first number. */
  readonly fewSources?: string;
}

export type CountryNumbers = Readonly<Record<string, EmergencyNumber>>;
