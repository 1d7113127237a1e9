import { expect, it } from 'vitest';
import { listTelling, quoteOne } from './quote-one.ts';
import type { ReadAnswer, ReadMention } from './read-answer.ts';

const aMention = (mention: Partial<ReadMention> = {}): ReadMention => ({
  companyKey: 'aruba',
  name: 'Aruba',
  isOwn: false,
  position: 1,
  sentiment: null,
  aspects: [],
  spans: [{ start: 0, end: 5, tone: null }],
  ...mention,
});
const own = (mention: Partial<ReadMention> = {}) => aMention({ isOwn: true, name: 'Rossi', ...mention });
const anAnswer = (id: string, mentions: readonly ReadMention[]): ReadAnswer => ({
  id,
  engine: 'openai',
  createdAt: new Date('2026-03-01T09:00:00Z'),
  mentions,
  citations: [],
});
const without = anAnswer('without', [aMention()]);
const named = anAnswer('named', [aMention(), own()]);
const judged = anAnswer('judged', [own({ sentiment: 'negative' })]);
const texts = (entries: Record<string, string>) => new Map(Object.entries(entries));

it('looks first at who judges the company, then at who names it, then at who names others', () => {
  const answers = [without, named, judged];
  expect(listTelling(answers).map(({ id }) => id)).toEqual(['judged', 'named', 'without']);
});

it('looks at five answers of a kind, the newest', () => {
  const answers = Array.from({ length: 9 }, (_, index) => anAnswer(String(index), [own()]));
  expect(listTelling(answers).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
});

it('quotes the sentence about the company, the judging one where it is judged', () => {
  const text = 'Rossi offre spazio web. Con Rossi però si aspetta troppo per un aiuto.';
  const at = text.lastIndexOf('Rossi');
  const spans = [
    { start: 0, end: 5, tone: null },
    { start: at, end: at + 5, tone: 'negative' as const },
  ];
  const answer = anAnswer('a', [own({ sentiment: 'negative', spans })]);
  expect(quoteOne({ answers: [answer], texts: texts({ a: text }) })).toMatchObject({
    quote: 'Con Rossi però si aspetta troppo per un aiuto',
    engine: 'openai',
  });
});

it('passes over a name in a list, and over a text that is no longer kept', () => {
  const kept = texts({ judged: '- Rossi\n- Verdi', without: 'Aruba è la scelta più comune in Italia.' });
  expect(quoteOne({ answers: [judged, named, without], texts: kept })?.quote).toBe(
    'Aruba è la scelta più comune in Italia',
  );
  expect(quoteOne({ answers: [judged], texts: texts({}) })).toBeNull();
});
