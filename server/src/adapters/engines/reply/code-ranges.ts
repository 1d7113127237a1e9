/** A part of a text by its offsets, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text is code: fenced blocks that are closed, and `spans` within one paragraph. Reads the text once, line by
 * line, so that the time is bounded.
 */
export function listCode(text: string): Range[] {
  const blocks = listBlocks(text);
  const spans: Range[] = [];
  let from = 0;
  for (const block of [...blocks, { start: text.length, end: text.length }]) {
    spans.push(...listSpans(text, { start: from, end: block.start }));
    from = block.end;
  }
  return [...blocks, ...spans].toSorted((a, b) => a.start - b.start);
}

function listBlocks(text: string): Range[] {
  const blocks: Range[] = [];
  let open: { readonly start: number; readonly fence: string } | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    const end = start + line.length;
    if (open === null && fence !== null) open = { start, fence };
    else if (open !== null && fence?.startsWith(open.fence) === true && line.trim() === fence) {
      blocks.push({ start: open.start, end });
      open = null;
    }
    start = end + 1;
  }
  return blocks;
}

/** A run of backticks opens a span that the next run as long closes, before the paragraph ends. */
function listSpans(text: string, within: Range): Range[] {
  const spans: Range[] = [];
  const part = text.slice(within.start, within.end);
  let open = new Map<number, number>();
  for (const { index, 0: mark } of part.matchAll(/`+|\n[^\S\n]*\n/g)) {
    if (mark.startsWith('\n')) {
      open = new Map();
      continue;
    }
    const start = open.get(mark.length);
    if (start === undefined) {
      open.set(mark.length, index);
      continue;
    }
    spans.push({ start: within.start + start, end: within.start + index + mark.length });
    open = new Map();
  }
  return spans;
}
