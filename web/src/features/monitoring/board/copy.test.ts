import { expect, it } from 'vitest';
import { boardCopy } from './copy.ts';

it('says one and many of the answers a ranking is made of', () => {
  expect(boardCopy.ranking.basis({ prompts: 1, responses: 1 })).toBe(
    '1 domanda · 1 risposta · tutti i motori',
  );
  expect(boardCopy.ranking.basis({ prompts: 6, responses: 1204 })).toBe(
    '6 domande · 1.204 risposte · tutti i motori',
  );
});
