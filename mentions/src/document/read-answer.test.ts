import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const segmentsOf = (answer: string): string[] => {
  const { segments, visible } = readAnswer(answer);
  return segments.map(
    ({ kind, start, end }) => `${kind}: ${visible.slice(start, end).trim().replace(/\s+/gu, ' ')}`,
  );
};

describe('an answer taken apart', () => {
  it('knows headings, list items, titles and sentences apart', () => {
    expect(segmentsOf('## I migliori\n\n**Online**\n\n1. Qonto\n- Finom\n\nScegli con calma.')).toEqual([
      'heading: I migliori',
      'title: Online',
      'item: Qonto',
      'item: Finom',
      'paragraph: Scegli con calma.',
    ]);
  });

  it('reads what a quotation holds as it would be read without its marks', () => {
    const quoted = '> ## I migliori\n>\n> 1. Qonto\n> - Finom\n>> - Revolut\n>\n> Scegli con calma.';
    expect(segmentsOf(quoted)).toEqual([
      'heading: I migliori',
      'item: Qonto',
      'item: Finom',
      'item: Revolut',
      'paragraph: Scegli con calma.',
    ]);
    const { segments } = readAnswer('> | Banca | Costo |\n> |---|---|\n> | Qonto | 9 € |');
    expect(segments.map(({ kind }) => kind)).toEqual(['header-cell', 'header-cell', 'cell', 'cell']);
  });

  it('reads table cells with their place, without the rule below the header', () => {
    const { segments } = readAnswer('| Banca | Costo |\n|---|---|\n| Qonto | 9 € |');
    expect(segments.map(({ kind, row, column }) => [kind, row, column])).toEqual([
      ['header-cell', 0, 0],
      ['header-cell', 0, 1],
      ['cell', 1, 0],
      ['cell', 1, 1],
    ]);
  });

  it('finds the lists of an answer that lost its line breaks', () => {
    const flat = `${'Una lunga premessa che spiega come scegliere. '.repeat(5)} ### 1. Qonto  *   **Pro:** semplice.  *   **Contro:** costa.`;
    expect(segmentsOf(flat).slice(1)).toEqual([
      'heading: 1. Qonto',
      'item: Pro: semplice.',
      'item: Contro: costa.',
    ]);
  });

  it('leaves out code, footnotes and the list of sources', () => {
    const answer =
      'Usa Qonto.[1]\n\n```js\nconst Finom = 1;\n```\n\nFonti\n[1] Il Sole 24 Ore – https://ilsole24ore.com';
    expect(segmentsOf(answer)).toEqual(['paragraph: Usa Qonto.']);
  });

  it('leaves out the source names that a copied web page puts below its sentences', () => {
    const answer =
      'Smylo is a grain-free wet food that many cats enjoy every single day. \nSupertails\n+1\n\nSheba is classic.';
    expect(segmentsOf(answer).some((segment) => segment.includes('Supertails'))).toBe(false);
  });

  it('tells the product of a shopping card from its seller', () => {
    expect(segmentsOf('Hoka Bondi 9\n$175.00\n•\nZalando + others')).toEqual([
      'product: Hoka Bondi 9',
      'seller: Zalando + others',
    ]);
  });

  it('reads the shop that stands behind a price', () => {
    expect(segmentsOf('**Magnifica Evo**\n*€429,00 • Amazon + altri*\n⭐ 4,4 (8.000 recensioni)')).toContain(
      'seller: Amazon + altri',
    );
  });

  it('keeps every word at its own place in the text', () => {
    const answer = '- **Qonto**: [conto](https://qonto.com) & *carta* per l’azienda 🏦 [^1]';
    const { segments } = readAnswer(answer);
    const words = segments.flatMap((segment) =>
      segment.words.map(({ start, end }) => answer.slice(start, end)),
    );
    expect(words).toEqual(['Qonto', 'conto', 'carta', 'per', 'l', 'azienda']);
  });
});
