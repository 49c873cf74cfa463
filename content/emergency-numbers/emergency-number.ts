/** How to call an ambulance in an ISO 3166-1 country or territory from a mobile phone. */
export interface EmergencyNumber {
  /**
   * The numbers in the order in which to try them; empty if none is known, and `note` then says why. Includes 112 if
   * sources list it as an emergency number.
   */
  readonly numbers: readonly string[];
  /**
   * If `numbers` lacks 112: whether a call to it reaches someone else ('other': the police, or a service the sources do
   * not name) or nobody ('no'). Omitted if no source says.
   */
  readonly connects112?: 'other' | 'no';
  /** Notes if sources disagree, or the number applies only to a part of the country. */
  readonly note?: string;
  /** Why fewer than two publishers name the first number. */
  readonly fewSources?: string;
}

export type CountryNumbers = Readonly<Record<string, EmergencyNumber>>;
