const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });

/**
 * Breaks a text into lines no wider than `width`: at spaces, and within a word only where the word alone is wider than a
 * line. Nothing is lost but the spaces at the breaks.
 * @param widthOf the width of a piece of text in the unit of `width`
 */
export function breakLines({
  text,
  width,
  widthOf,
}: {
  text: string;
  width: number;
  widthOf: (text: string) => number;
}): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = splitWord({ word, width, widthOf });
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function splitWord({
  word,
  width,
  widthOf,
}: {
  word: string;
  width: number;
  widthOf: (text: string) => number;
}): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
