import { expect, it } from 'vitest';
import { expectAnswers } from './expect-answers.ts';

it('counts the answers of all runs, each until it is stored or its run lets go of the rest', () => {
  const underWay = { runs: 2, answers: 0 };
  const [one, other] = [expectAnswers(underWay, 5), expectAnswers(underWay, 3)];
  expect(underWay.answers).toBe(8);
  one.dropOne();
  other.dropOne();
  expect(underWay.answers).toBe(6);
  one.dropAll();
  expect(underWay.answers).toBe(2);
  // Stored after its run let go of it.
  one.dropOne();
  expect(underWay.answers).toBe(2);
  other.dropAll();
  expect(underWay.answers).toBe(0);
});
