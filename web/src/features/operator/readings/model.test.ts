import { expect, it } from 'vitest';
import { countSpans, describeNames, describeReasons, describeVersion, drawSpans } from './model.ts';

const span = (over: object) => ({
  start: 0,
  end: 3,
  text: 'Oro',
  name: 'Oro',
  isOwn: true,
  score: 1,
  source: 'brand' as const,
  why: ['as_written' as const, 'everyday_word' as const],
  counts: true,
  droppedBy: null,
  ...over,
});

it('says the reasons of a span as one sentence', () => {
  expect(describeReasons(span({}))).toBe('Scritto come il nome; parola comune');
});

it('counts what counts and what does not', () => {
  expect(countSpans([span({}), span({ counts: false }), span({ counts: false })])).toEqual({
    counted: 1,
    dropped: 2,
  });
});

it('marks the own company only where it counts', () => {
  const drawn = drawSpans([span({}), span({ start: 9, end: 12, counts: false })]);
  expect(drawn.map(({ isOwn, sentiment }) => [isOwn, sentiment])).toEqual([
    [true, null],
    [false, 'neutral'],
  ]);
});

it('says whether another version, or other names, read it in the numbers', () => {
  expect(describeVersion({ version: '15', storedVersion: '15' })).toBe('Lettore 15, lo stesso di allora');
  expect(describeVersion({ version: '15', storedVersion: '14' })).toBe(
    'Riletta ora dal lettore 15; nei numeri c’è la 14',
  );
  expect(describeNames({ hasSameNames: false, learned: ['Relata'] })).toBe(
    'Il cliente ha cambiato i nomi: qui valgono quelli di oggi; un nome imparato dai giorni prima',
  );
});
