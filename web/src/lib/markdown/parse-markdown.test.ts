import { describe, expect, it } from 'vitest';
import type { TextPiece } from './parse-inline.ts';
import { parseMarkdown, type MarkdownBlock } from './parse-markdown.ts';

function listPieces(blocks: readonly MarkdownBlock[]): TextPiece[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'rule') return [];
    if (block.kind === 'quote') return listPieces(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(listPieces);
    return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.pieces;
  });
}
const textOf = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');
const shown = (source: string) => textOf(listPieces(parseMarkdown(source)));
const marksOf = (source: string) =>
  listPieces(parseMarkdown(source)).map(({ text, start: _, end: __, link, ...marks }) => [
    text,
    ...Object.keys(marks),
    ...(link === undefined ? [] : [link.href]),
  ]);

describe('the text of an answer', () => {
  it('keeps its offsets through every mark, list, table and quote', () => {
    const source = [
      '# Le **migliori** scelte #',
      '',
      '1. **Aruba** è `veloce`,',
      '   dicono _tutti_',
      '   - e [Keliweb](https://keliweb.it) ~~costa~~',
      '2. Serverplan',
      '',
      '> Citazione di *Netsons*',
      '> su due righe',
      '',
      '| Nome | Voto |',
      '|:--|--:|',
      '| Aruba \\| srl | **9** |',
      '',
      '```js',
      'const a = "Aruba";',
      'b();',
      '```',
    ].join('\n');
    const pieces = listPieces(parseMarkdown(source));
    expect(pieces.length).toBeGreaterThan(20);
    for (const { text, start, end } of pieces)
      expect(source.slice(start, end).replace(/\n$/, ' ')).toBe(text);
  });

  it.each([
    {
      source: 'a **b *c* d** e',
      marks: [['a '], ['b ', 'isStrong'], ['c', 'isStrong', 'isEmphasis'], [' d', 'isStrong'], [' e']],
    },
    {
      source: 'Tre_parole_unite e 2 * 3 * 4',
      marks: [['Tre'], ['_'], ['parole'], ['_'], ['unite e 2 '], ['*'], [' 3 '], ['*'], [' 4']],
    },
    { source: '***tutto***', marks: [['tutto', 'isStrong', 'isEmphasis']] },
    { source: '**Aruba**: sì', marks: [['Aruba', 'isStrong'], [': sì']] },
    {
      source: '`a * b` \\*c\\* &amp; d',
      marks: [['a * b', 'isCode'], [' '], ['*'], ['c'], ['*'], [' '], ['&'], [' d']],
    },
    {
      source: '[A **b**](https://a.it/x_(y) "t") c',
      marks: [['A ', 'https://a.it/x_(y)'], ['b', 'isStrong', 'https://a.it/x_(y)'], [' c']],
    },
    {
      source: 'vedi https://a.it/b, poi',
      marks: [['vedi '], ['https://a.it/b', 'https://a.it/b'], [', poi']],
    },
    { source: '<https://a.it>', marks: [['https://a.it', 'https://a.it']] },
  ])('reads $source', ({ source, marks }) => {
    expect(marksOf(source)).toEqual(marks);
  });

  it.each([
    { source: '[clicca](javascript:alert(1))', text: 'clicca' },
    { source: '[clicca](JaVaScRiPt:alert`1`)', text: 'clicca' },
    { source: '[clicca](data:text/html,<script>x</script>)', text: 'clicca' },
    { source: '[clicca](//altrove.example)', text: 'clicca' },
    { source: '![spia](https://spia.example/p.gif)', text: 'spia' },
    { source: '<img src=x onerror=alert(1)>', text: '<img src=x onerror=alert(1)>' },
    { source: '<script>alert(1)</script>', text: '<script>alert(1)</script>' },
    { source: '<javascript:alert(1)>', text: '<javascript:alert(1)>' },
  ])('makes no link, picture or tag of $source', ({ source, text }) => {
    expect(shown(source)).toBe(text);
    expect(listPieces(parseMarkdown(source)).some(({ link }) => link !== undefined)).toBe(false);
  });

  it('tells lists, their numbers and what is nested in them', () => {
    const [list, paragraph] = parseMarkdown('3. tre\n\n   ancora\n4. quattro\n   * a\n   * b\n\nFine 5. qui');
    expect(list).toMatchObject({ kind: 'list', first: 3 });
    expect(list?.kind === 'list' && list.items.map((item) => item.map(({ kind }) => kind))).toEqual([
      ['paragraph', 'paragraph'],
      ['paragraph', 'list'],
    ]);
    expect(paragraph?.kind).toBe('paragraph');
  });

  it('breaks lines where the writer did: two spaces, a backslash, <br>', () => {
    expect(shown('a  \nb\\\nc<br>d\ne')).toBe('a  \nb\nc\nd e');
  });

  // Each takes milliseconds; a reader that is not linear takes minutes and fails by its time limit.
  it.each([
    '*a ',
    '**',
    '[',
    '[](',
    '](',
    '`',
    '``a',
    '<http://',
    '_*~',
    '> ',
    '- ',
    '|-',
    '\\',
    '&amp',
    '![a](',
    '1. ',
  ])('reads 256 kB of %j in no time and loses nothing it cannot read', (unit) => {
    const source = unit.repeat(Math.ceil(262_144 / unit.length));
    expect(() => parseMarkdown(source)).not.toThrow();
    expect(() => parseMarkdown(source.replaceAll(' ', '\n'))).not.toThrow();
  });

  it.each([
    ['links', '[', 'a', '](https://a.it)'],
    ['images', '![', 'a', '](https://a.it/b.png)'],
    ['links and images', '[![', 'a', '](https://a.it)](https://b.it)'],
    ['links in strong text', '**[', 'a', '](https://a.it)**'],
    ['strong and emphasis', '**_', 'a', '_**'],
    ['struck and emphasis', '~~*', 'a', '*~~'],
    ['brackets', '[', 'a', ']'],
    ['round brackets', '[a](', 'a', ')'],
    ['quotations', '> ', 'a', ''],
  ])('reads 100 kB of nested %s and shows what stands in them', (_kind, opening, inner, closing) => {
    const depth = Math.floor(102_400 / (opening.length + closing.length));
    const source = opening.repeat(depth) + inner + closing.repeat(depth);
    expect(shown(source)).toContain(inner);
  });

  it('keeps spaces before a foreign sign from costing time', () => {
    expect(shown(`-|-${' '.repeat(200_000)}x\n---${' '.repeat(200_000)}x`)).toContain('x');
  });
});
