/** Digits of Arabic and Persian as European ones: "٨:٣٠" as "8:30". */
export const withEuropeanDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
