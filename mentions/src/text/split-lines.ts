import type { TextSpan } from '../extraction.ts';

const FLAT_MARK = / {2,}(?=(?:[*•+-]|\d{1,2}[.)]|#{1,6}|-{3,})\s+\S)|\s(?=#{2,6}\s\S)|\s(?=[*•]\s{2,}\S)/gu;
const FLAT_SINGLE = / (?=- \p{Lu}|- \d\p{Lu})/gu;
const BREAK_TAG = /<br\s*\/?>/giu;
const LONG_LINE = 200;

/** The lines of an answer. Answers whose line breaks were lost are cut again where a list mark or heading stands in the line. */
export function splitLines(text: string): TextSpan[] {
  const lines: TextSpan[] = [];
  let start = 0;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    addLine({ text, start, end, lines });
    start = end + 1;
  }
  return lines;
}

function addLine({ text, start, end, lines }: TextSpan & { text: string; lines: TextSpan[] }): void {
  const line = text.slice(start, end);
  const cuts = line.length > LONG_LINE && !line.includes('|') ? flatCuts(line) : tagCuts(line);
  let from = 0;
  for (const cut of cuts) {
    if (cut > from) lines.push({ start: start + from, end: start + cut });
    from = cut;
  }
  lines.push({ start: start + from, end });
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
