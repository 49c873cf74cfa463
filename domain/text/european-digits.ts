/** Converts Arabic and Persian digits to European ones: "٨:٣٠" becomes "8:30". */
export const toEuropeanDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
