import type { EngineCitation } from '../answer-engine.ts';
import type { AnswerSpan } from '../answer-span.ts';

/** A page that was found, as the Agent API lists it; without an address it only holds its number. */
export interface AgentSource {
  readonly id: number | null;
  readonly url: string | null;
  readonly title: string | null;
}

/** [1], and [web:1] as some of the models write it. */
const MARK = /\[(?:web:)?(\d{1,4})\]/g;

/**
 * The pages behind the numbers of the text, in the order it cites them, each with the place of its mark. Pages that
 * were found and not cited are left out; of a text without numbers all are kept, because it rests on all of them.
 */
export function citeSources({
  text,
  sources,
}: {
  text: string;
  sources: readonly AgentSource[];
}): EngineCitation[] {
  const numbered = new Map<number, AgentSource>();
  for (const [place, source] of sources.entries()) {
    const number = source.id ?? place + 1;
    if (!numbered.has(number)) numbered.set(number, source);
  }
  const marks = new Map<number, AnswerSpan>();
  for (const { index, 0: mark, 1: number } of text.matchAll(MARK))
    if (!marks.has(Number(number))) marks.set(Number(number), { start: index, end: index + mark.length });
  const cited = [...marks].flatMap(([number, span]) => {
    const source = numbered.get(number);
    return source?.url == null ? [] : [{ url: source.url, title: source.title, span }];
  });
  if (cited.length > 0) return cited;
  return sources.flatMap(({ url, title }) => (url === null ? [] : [{ url, title, span: null }]));
}
