const MAX_WORDS = 80;
const MAX_CELL_CHARACTERS = 120;

const TABLE_ROW = /^\s*\|/;
const ALIGNMENT_ROW = /^[\s|:-]+$/;
const HEADING = /^#{1,6} /;
const LIST_ITEM = /^\s*([-*+]|\d+\.) /;
const CODE_BLOCK = /^\s*(```|~~~)[\s\S]*?^\s*\1/gm;
const COMMENT = /<!--[\s\S]*?-->/g;

/** Paragraphs are for reading at a glance, cells for reading across: one sentence per violation. */
export function checkProse({ document, text }: { document: string; text: string }): string[] {
  const lines = text.replace(CODE_BLOCK, blank).replace(COMMENT, blank).split('\n');
  return [
    ...listParagraphs(lines).flatMap(({ line, words }) =>
      words > MAX_WORDS
        ? [`${document}:${line}: a paragraph of ${words} words; at most ${MAX_WORDS}, so split it`]
        : [],
    ),
    ...lines.flatMap((line, index) =>
      listCells(line)
        .filter((cell) => cell.length > MAX_CELL_CHARACTERS)
        .map(
          (cell) =>
            `${document}:${index + 1}: a table cell of ${cell.length} characters; at most ${MAX_CELL_CHARACTERS}, so put the rest below the table`,
        ),
    ),
  ];
}

/** Keeps the line breaks, so that the lines that follow keep their numbers. */
const blank = (block: string): string => block.replace(/[^\n]/g, '');

/** A list's items are paragraphs of their own. */
function listParagraphs(lines: readonly string[]): { line: number; words: number }[] {
  const paragraphs: { line: number; words: number }[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const isText = line.trim() !== '' && !TABLE_ROW.test(line) && !HEADING.test(line);
    const words = isText ? countWords(line.replace(LIST_ITEM, '')) : 0;
    const last = paragraphs.at(-1);
    if (isText && isOpen && last && !LIST_ITEM.test(line)) last.words += words;
    else if (isText) paragraphs.push({ line: index + 1, words });
    isOpen = isText;
  }
  return paragraphs;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

function listCells(line: string): string[] {
  if (!TABLE_ROW.test(line) || ALIGNMENT_ROW.test(line)) return [];
  return line.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
