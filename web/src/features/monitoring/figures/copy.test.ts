import { expect, it } from 'vitest';
import { figuresCopy } from './copy.ts';

it('says one and many of tones, answers and analyses', () => {
  expect(figuresCopy.tonesLabel({ positive: 1, neutral: 1, negative: 1 })).toBe(
    '1 positiva, 1 neutrale, 1 negativa',
  );
  expect(figuresCopy.tonesNote({ positive: 1204, neutral: 0, negative: 2 })).toBe(
    '1.204 positive · 0 neutrali · 2 negative',
  );
  expect(figuresCopy.analysesLabel({ responses: 1, missing: 1 })).toBe(
    '1 risposta valida, 1 mancata e non contata',
  );
  expect(figuresCopy.analysesLabel({ responses: 4, missing: 2 })).toBe(
    '4 risposte valide, 2 mancate e non contate',
  );
  expect(figuresCopy.ticksLabel({ ok: 1, failed: 0 })).toBe('Ultime analisi: 1 riuscita');
});
