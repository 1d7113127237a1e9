import { expect, it } from 'vitest';
import { lenientAnswers, listReports, reportedAnswers } from './reported-answers.ts';

const SOUND = {
  answer: 1,
  listed: ['Lanternia'],
  judged: [{ name: 'Zefirando', tone: 'positive', evidence: 'Zefirando è ottimo' }],
  same: [{ name: 'Zef', as: 'Zefirando' }],
};
const parseEntry = (entry: object) => listReports(lenientAnswers.parse({ answers: [entry] }), 1)[0];
const judged = { name: 'Zefirando', sentiment: 'positive', evidence: 'Zefirando è ottimo' };
const listed = { name: 'Lanternia', sentiment: null, evidence: null };

it('reads what keeps to the schema as it stands', () => {
  expect(reportedAnswers.safeParse({ answers: [SOUND] }).success).toBe(true);
  expect(parseEntry(SOUND)).toEqual({
    companies: [judged, listed],
    same: [{ name: 'Zef', as: 'Zefirando' }],
  });
});

it.each([
  ['a field nobody asked for', { ...SOUND, confidence: 0.9 }],
  ['a field in an entry', { ...SOUND, judged: [{ ...SOUND.judged[0], aspect: 'prezzo' }] }],
  ['a broken entry beside', { ...SOUND, judged: [...SOUND.judged, { tone: 'positive' }, null, 'x'] }],
  ['a name that is none', { ...SOUND, listed: ['Lanternia', null, 7, { name: 'x' }] }],
  ['the number as a text', { ...SOUND, answer: '1' }],
])('loses nothing by %s', (_, entry) => {
  expect(parseEntry(entry)).toMatchObject({ companies: [judged, listed] });
});

it('only names a company whose tone nobody knows', () => {
  const entry = { ...SOUND, judged: [{ name: 'Zefirando', tone: 'mixed', evidence: 'x' }] };
  expect(parseEntry(entry)).toMatchObject({ companies: [listed, { name: 'Zefirando', sentiment: null }] });
});

it.each([null, undefined, 'x', { a: 1 }])('goes without pairs of names where they are %j', (same) => {
  expect(parseEntry({ ...SOUND, same })).toEqual({ companies: [judged, listed], same: [] });
});

it('takes something else in the place of all answers for no reply, and nothing at all for one', () => {
  expect(lenientAnswers.safeParse({ answers: [], note: 'x' }).success).toBe(false);
  expect(lenientAnswers.safeParse({ answers: [] }).success).toBe(true);
  expect(lenientAnswers.safeParse({ answers: [SOUND], note: 'x' }).data).toEqual({ answers: [SOUND] });
});

it('takes a list that was left out for an empty one, but no answer without either for one that names nobody', () => {
  expect(parseEntry({ ...SOUND, listed: null })).toMatchObject({ companies: [judged] });
  expect(lenientAnswers.safeParse({ answers: [{ answer: 1, companies: ['Zefirando'] }] }).success).toBe(
    false,
  );
});
