import type { TextSpan } from '../../extraction.ts';

const FLAT_MARK =
  /(?<! ) {2,}(?=(?:[*•+-]|\d{1,2}[.)]|#{1,6}|-{3,})\s+\S)|\s(?=#{2,6}\s\S)|\s(?=[*•]\s{2,}\S)/gu;
const FLAT_SINGLE = / (?=- \p{Lu}|- \d\p{Lu})/gu;
const BREAK_TAG = /<br\s*\/?>/giu;
const LONG_LINE = 200;

export interface Line extends TextSpan {
  text: string;
}

/**
 * The lines of an answer. Answers whose line breaks were lost are cut again where a list mark or heading stands in the
 * line, and at the given offsets.
 */
export function splitLines(text: string, breaks: readonly number[] = []): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let next = 0;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    while ((breaks[next] ?? Infinity) <= start) next++;
    const cut = breaks[next] ?? Infinity;
    addLine({ line: text.slice(start, Math.min(cut, end)), start, lines });
    start = cut < end ? cut : end + 1;
  }
  return lines;
}

function addLine({ line, start, lines }: { line: string; start: number; lines: Line[] }): void {
  const cuts = line.length > LONG_LINE && !line.includes('|') ? flatCuts(line) : tagCuts(line);
  let from = 0;
  for (const cut of cuts) {
    if (cut > from) lines.push({ start: start + from, end: start + cut, text: line.slice(from, cut) });
    from = cut;
  }
  lines.push({ start: start + from, end: start + line.length, text: line.slice(from) });
}

function tagCuts(line: string): number[] {
  if (!line.includes('<') || line.includes('|')) return [];
  return [...line.matchAll(BREAK_TAG)].map(({ index, 0: tag }) => index + tag.length);
}

function flatCuts(line: string): number[] {
  const cuts = new Set<number>();
  for (const { index } of line.matchAll(FLAT_MARK)) cuts.add(index + 1);
  if (cuts.size > 1) for (const { index } of line.matchAll(FLAT_SINGLE)) cuts.add(index + 1);
  for (const cut of tagCuts(line)) cuts.add(cut);
  return [...cuts].sort((a, b) => a - b);
}
