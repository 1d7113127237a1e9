import type { TextSpan } from '../../extraction.ts';

/** The cells of a table row, trimmed; a pipe inside code or after a backslash does not end a cell. */
export function readTableRow({ text, start, end }: TextSpan & { text: string }): TextSpan[] {
  const cells: TextSpan[] = [];
  let from = start;
  let isCode = false;
  for (let position = start; position <= end; position++) {
    const character = position === end ? '|' : text[position];
    if (character === '\\') position++;
    else if (character === '`') isCode = !isCode;
    if (character !== '|' || (isCode && position < end)) continue;
    cells.push(trimSpan({ text, start: from, end: Math.min(position, end) }));
    from = position + 1;
  }
  const isEmpty = (cell: TextSpan | undefined): boolean => cell?.start === cell?.end;
  if (isEmpty(cells[0])) cells.shift();
  if (isEmpty(cells.at(-1))) cells.pop();
  return cells;
}

function trimSpan({ text, start, end }: TextSpan & { text: string }): TextSpan {
  const inner = text.slice(start, end);
  const left = inner.length - inner.trimStart().length;
  const right = inner.length - inner.trimEnd().length;
  return left >= inner.length ? { start, end: start } : { start: start + left, end: end - right };
}
