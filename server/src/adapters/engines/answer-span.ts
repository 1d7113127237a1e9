/** A passage of an answer: UTF-16 offsets, end exclusive. */
export interface AnswerSpan {
  readonly start: number;
  readonly end: number;
}

/** Offsets as a provider counts them; left out or null where it names none. */
interface GivenSpan {
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

/** A span that lies within a text of this length and is not empty; null otherwise. */
function checkSpan({ start, end, length }: AnswerSpan & { length: number }): AnswerSpan | null {
  const isWhole = Number.isInteger(start) && Number.isInteger(end);
  return isWhole && start >= 0 && start < end && end <= length ? { start, end } : null;
}

/** The span of a passage counted in characters, as OpenAI and servers like it do. */
export function spanOfCharacters({ text, start, end }: GivenSpan & { text: string }): AnswerSpan | null {
  if (start == null || end == null) return null;
  // Most texts hold no character of two units: for them both counts are equal.
  if (!/[\ud800-\udfff]/.test(text)) return checkSpan({ start, end, length: text.length });
  const characters = [...text];
  const counted = checkSpan({ start, end, length: characters.length });
  if (counted === null) return null;
  const before = characters.slice(0, start).join('').length;
  return { start: before, end: before + characters.slice(start, end).join('').length };
}

/**
 * The span of a passage counted in bytes of UTF-8, as Google does. Where the count is wrong, the quoted passage
 * decides.
 * @param quote the passage itself, where the provider repeats it
 */
export function spanOfBytes({
  text,
  start,
  end,
  quote = null,
}: GivenSpan & { text: string; quote?: string | null }): AnswerSpan | null {
  const bytes = Buffer.from(text);
  const counted = checkSpan({ start: start ?? 0, end: end ?? 0, length: bytes.length });
  if (counted !== null) {
    const passage = bytes.subarray(counted.start, counted.end).toString();
    const before = bytes.subarray(0, counted.start).toString();
    const isWhole = text.startsWith(passage, before.length);
    if (isWhole && (quote === null || passage === quote))
      return { start: before.length, end: before.length + passage.length };
  }
  const found = quote === null || quote === '' ? -1 : text.indexOf(quote);
  return quote === null || found === -1 ? null : { start: found, end: found + quote.length };
}

/** A span of one part of a text, counted from the beginning of the whole. */
export function shiftSpan(span: AnswerSpan | null, by: number): AnswerSpan | null {
  return span === null ? null : { start: span.start + by, end: span.end + by };
}
