/** The text without lone surrogates and NUL, which the database cannot store; every offset stays where it was. */
export function makeWellFormed(text: string): string {
  const formed = text.isWellFormed() ? text : text.toWellFormed();
  return formed.includes('\0') ? formed.replaceAll('\0', '\uFFFD') : formed;
}

/** At most `length` UTF-16 units, never half a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isHalved = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalved ? length - 1 : length);
}
