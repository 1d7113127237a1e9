import { describe, expect, it } from 'vitest';
import { describeAmount, describePromptCost } from './model.ts';

const analysis = [
  { engine: 'openai' as const, cents: 2.6, readingCents: 0 },
  { engine: 'google' as const, cents: 1.3, readingCents: 0 },
];

describe('an amount', () => {
  it('is rounded to the cent, and less than a cent is not nothing', () => {
    expect([0, 0.2, 0.999, 1, 3.9, 412.4].map(describeAmount)).toEqual([
      '€0',
      'meno di €0,01',
      'meno di €0,01',
      '€0,01',
      '€0,04',
      '€4,12',
    ]);
  });
});

describe('the cost of one more prompt', () => {
  it('adds up the engines the company is asked at', () => {
    expect(describePromptCost({ analysis, excluded: [], isDaily: true })).toBe(
      'Costo stimato dei motori AI: circa €0,04 al giorno per prompt',
    );
    expect(describePromptCost({ analysis, excluded: ['google'], isDaily: false })).toBe(
      'Costo stimato dei motori AI: circa €0,03 per prompt, una sola volta',
    );
  });

  it('holds what a model takes for reading the answers, and says so', () => {
    const read = analysis.map((one) => ({ ...one, readingCents: 0.7 }));
    expect(describePromptCost({ analysis: read, excluded: [], isDaily: true })).toBe(
      'Costo stimato dei motori AI: circa €0,05 al giorno per prompt, di cui €0,01 per leggere le risposte',
    );
    expect(describePromptCost({ analysis: read, excluded: ['google'], isDaily: false })).toBe(
      'Costo stimato dei motori AI: circa €0,03 per prompt, una sola volta, di cui meno di €0,01 per leggere le risposte',
    );
  });

  it('says that the demo costs nothing, and that a model of one’s own is not billed', () => {
    const demo = [{ engine: 'demo' as const, cents: 0, readingCents: 0 }];
    const own = [...demo, { engine: 'compatible' as const, cents: 0, readingCents: 0 }];
    expect(describePromptCost({ analysis: demo, excluded: [], isDaily: true })).toContain('motore demo');
    expect(describePromptCost({ analysis: own, excluded: [], isDaily: true })).toContain('non fatturano');
  });
});
