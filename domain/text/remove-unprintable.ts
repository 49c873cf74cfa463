const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Removes characters that nobody types and that break the display of a text: control characters, unpaired surrogates
 * and bidirectional overrides. Tabs and line breaks are kept.
 */
export const removeUnprintable = (text: string): string =>
  unprintable.test(text)
    ? text
        .toWellFormed()
        .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
        .replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ')
    : text;

/** Like `removeUnprintable`, but on one line: each run of white space becomes a space. */
export const toPrintableLine = (text: string): string => removeUnprintable(text).replaceAll(/\s+/g, ' ').trim();
