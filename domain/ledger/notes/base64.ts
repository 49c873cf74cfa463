/** Encodes bytes as base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const wellFormed = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decodes base64 with padding; null if the text is not base64. */
export function fromBase64(text: string): Uint8Array | null {
  return wellFormed.test(text) ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : null;
}
