const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * A text without characters that nobody writes and that harm whoever shows it: control characters, halves of characters,
 * and marks that turn the direction of everything after them. Tabs and line breaks stay.
 */
export const printable = (text: string): string =>
  unprintable.test(text)
    ? text
        .toWellFormed()
        .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
        .replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ')
    : text;

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replaceAll(/\s+/g, ' ').trim();
