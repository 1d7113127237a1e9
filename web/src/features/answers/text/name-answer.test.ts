import type { AnalysisResult } from '@citato/contract';
import { expect, it } from 'vitest';
import type { MarkdownBlock } from '#lib/markdown/parse-markdown';
import { nameAnswer, type NamedPiece } from './name-answer.ts';

type AnswerCompany = AnalysisResult['companies'][number];

function findSpans(answer: string, name: string): AnswerCompany['spans'] {
  return [...answer.matchAll(new RegExp(name, 'g'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    tone: null,
  }));
}
const aCompany = (answer: string, name: string, over: Partial<AnswerCompany> = {}): AnswerCompany => ({
  key: name.toLowerCase(),
  name,
  isOwn: false,
  position: 1,
  occurrences: 1,
  sentiment: null,
  aspects: [],
  spans: findSpans(answer, name),
  ...over,
});
function listPieces(blocks: readonly MarkdownBlock[]): NamedPiece[] {
  return blocks.flatMap((block): readonly NamedPiece[] => {
    if (block.kind === 'rule') return [];
    if (block.kind === 'quote') return listPieces(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(listPieces);
    return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.pieces;
  });
}
const readNamings = (answer: string, companies: AnswerCompany[]) =>
  listPieces(nameAnswer({ answer, companies })).flatMap(({ text, naming }) =>
    naming === undefined ? [] : [`${text} ${naming.key} ${String(naming.rank)}`],
  );

it('every naming is found in lists, tables, links and bold, its rank behind the first', () => {
  const answer = '1. **Aruba** e [Keliweb](https://keliweb.it)\n\n| a | Aruba |\n|--|--|\n| Keliweb | x |';
  const namings = readNamings(answer, [
    aCompany(answer, 'Aruba'),
    aCompany(answer, 'Keliweb', { position: 2 }),
  ]);
  expect(namings).toEqual(['Aruba aruba 1', 'Keliweb keliweb 2', 'Aruba aruba null', 'Keliweb keliweb null']);
});

it.each([
  ['its rule', '| Locale | Prezzo |\n| --- |'],
  ['its last row', '| Locale | Prezzo |\n|---|---|\n| Aruba | 20 € |\n| Keli'],
  ['a cell', '| Locale | Prezzo |\n|---|---|\n| **Aruba'],
])('a table cut within %s is shown as far as it came, with the names in it', (_, table) => {
  const answer = `Aruba.\n\n${table}`;
  const blocks = nameAnswer({ answer, companies: [aCompany(answer, 'Aruba')] });
  const shown = listPieces(blocks).map(({ text }) => text);
  expect(shown.join(' ')).toContain('Locale');
  const namings = readNamings(answer, [aCompany(answer, 'Aruba')]);
  expect(namings[0]).toBe('Aruba aruba 1');
  expect(namings).toHaveLength(answer.split('Aruba').length - 1);
});

it('a name that a mark cuts in two has its rank once, behind its end', () => {
  const answer = 'Il **Sole** 24 Ore dice. Sole 24 Ore.';
  const company = aCompany(answer, 'Sole', {
    spans: [
      { start: 5, end: 18, tone: 'positive' },
      { start: 25, end: 36, tone: null },
    ],
  });
  expect(readNamings(answer, [company])).toEqual([
    'Sole sole null',
    ' 24 Ore sole 1',
    'Sole 24 Ore sole null',
  ]);
});

it('a naming that only an address holds is not shown, and the first one seen has the rank', () => {
  const answer = '[qui](https://aruba.it) poi aruba';
  expect(readNamings(answer, [aCompany(answer, 'aruba')])).toEqual(['aruba aruba 1']);
});

it('a naming nobody judges bears the tone of its company', () => {
  const answer = 'Aruba. Aruba';
  const company = aCompany(answer, 'Aruba', { sentiment: 'negative' });
  const tones = listPieces(nameAnswer({ answer, companies: [company] })).flatMap(
    ({ naming }) => naming?.tone ?? [],
  );
  expect(tones).toEqual(['negative', 'negative']);
});

it('five thousand companies in 256 kB are named without losing a sign', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `Az${String(index).padStart(6, '0')}z`);
  const answer = names.map((name) => `${name} cresce molto bene, **dicono** tutti qui.`).join('\n\n');
  let start = 0;
  const companies = names.map((name, index) => {
    const at = answer.indexOf(name, start);
    start = at;
    return aCompany('', name, {
      position: index + 1,
      spans: [{ start: at, end: at + name.length, tone: null }],
    });
  });
  const pieces = listPieces(nameAnswer({ answer, companies }));
  expect(pieces.filter(({ naming }) => naming !== undefined)).toHaveLength(5000);
  expect(pieces.map(({ text }) => text).join('')).toBe(answer.replaceAll('**', '').replaceAll('\n\n', ''));
});
