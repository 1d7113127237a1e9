/** Characters that are not seen and may say something else to a program: controls, formats, tags, variants. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u115F\u1160\u3164\uFFA0]/gu;
const MAX_NAME = 80;

/** Somebody else's words in one line, without what cannot be seen, cut after so many characters. */
export function quoteText(text: string, max: number): string {
  const seen = text.replace(/\s+/gu, ' ').replace(HIDDEN, '').replace(/ +/g, ' ').trim();
  const characters = [...seen];
  return characters.length <= max ? seen : `${characters.slice(0, max - 1).join('')}…`;
}

/** A name as an answer has it. */
export function quoteName(name: string): string {
  return quoteText(name, MAX_NAME);
}
