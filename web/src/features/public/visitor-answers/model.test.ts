import { expect, it } from 'vitest';
import { aVisitorAnswer } from '../../../../test/visitor-answer.ts';
import {
  describeProgress,
  describeVerdict,
  judgeAnswer,
  listOthers,
  nameCompany,
  paceMarks,
} from './model.ts';

const company = (name: string, position: number, isOwn = false) => ({
  key: name.toLowerCase(),
  name,
  isOwn,
  position,
  sentiment: null,
  spans: [],
});

it('calls a company as its site does, else by its site', () => {
  expect(nameCompany(aVisitorAnswer())).toBe('Ponteverde CRM');
  expect(nameCompany(aVisitorAnswer({ companyName: null }))).toBe('ponteverde.example');
});

it.each([
  [
    'named among others',
    [company('Clientela', 1), company('Ponteverde CRM', 2, true)],
    'Ponteverde CRM c’è, al 2º posto su 2.',
  ],
  ['named alone', [company('Ponteverde CRM', 1, true)], 'Ponteverde CRM c’è, ed è l’unico nome.'],
  ['left out', [company('Clientela', 1)], 'Ponteverde CRM non c’è.'],
  ['in an answer without names', [], 'Nessuna azienda è nominata.'],
])('says of a company that is %s just that', (_, companies, sentence) => {
  expect(describeVerdict(aVisitorAnswer({ companies }))).toBe(sentence);
});

it('lists five others in the order of the answer, and counts the rest', () => {
  const companies = [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
    company(`Azienda ${String(place)}`, place, place === 2),
  );
  const { listed, more } = listOthers({ companies });
  expect(listed.map(({ position }) => position)).toEqual([1, 3, 4, 5, 6]);
  expect(more).toBe(2);
  expect(judgeAnswer({ companies })).toEqual({ kind: 'named', position: 2, total: 8 });
});

it('marks few names slowly and many within the same time', () => {
  expect(paceMarks(3)).toBe(260);
  expect(paceMarks(26) * 26).toBe(2_600);
  expect(paceMarks(0)).toBe(0);
});

it('tells each step in words', () => {
  expect(describeProgress(undefined)).toBe('');
  expect(describeProgress(aVisitorAnswer({ status: 'reading' }))).toBe('Leggiamo ponteverde.example.');
  expect(describeProgress(aVisitorAnswer({ status: 'asking' }))).toMatch(/^La domanda è: Qual è/);
  expect(describeProgress(aVisitorAnswer({ status: 'failed', failure: 'slow' }))).toBe(
    'ponteverde.example non ha risposto in tempo',
  );
  expect(describeProgress(aVisitorAnswer())).toMatch(/^La risposta è arrivata\. Ponteverde CRM c’è/);
});
