/** Roman numerals of the nine principles, in order. */
export const principleNumerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;
