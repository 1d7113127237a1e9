import { describe, expect, it } from 'vitest';
import { DEFAULT_MARKET } from '@citato/contract';
import { describeAmount, describePromptCost } from './model.ts';

const analysis = [
  { engine: 'openai' as const, cents: 2.6, readingCents: 0, reach: 'town' as const },
  { engine: 'google' as const, cents: 1.3, readingCents: 0, reach: 'town' as const },
];
const italian = { excluded: [], markets: [DEFAULT_MARKET], isDaily: true };

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
    expect(describePromptCost({ ...italian, analysis })).toBe(
      'Costo stimato dei motori AI: circa €0,04 al giorno per prompt.',
    );
    expect(describePromptCost({ ...italian, analysis, excluded: ['google'], isDaily: false })).toBe(
      'Costo stimato dei motori AI: circa €0,03 per prompt, una sola volta.',
    );
  });

  it('holds what a model takes for reading the answers, and says so', () => {
    const read = analysis.map((one) => ({ ...one, readingCents: 0.7 }));
    expect(describePromptCost({ ...italian, analysis: read })).toBe(
      'Costo stimato dei motori AI: circa €0,05 al giorno per prompt, di cui €0,01 per leggere le risposte.',
    );
    expect(describePromptCost({ ...italian, analysis: read, excluded: ['google'], isDaily: false })).toBe(
      'Costo stimato dei motori AI: circa €0,03 per prompt, una sola volta, di cui meno di €0,01 per leggere le risposte.',
    );
  });

  it('is that of a prompt in each of its markets, at the engines asked there, which are named', () => {
    const spain = { country: 'ES', language: 'es', place: null } as const;
    const lecce = { ...DEFAULT_MARKET, place: 'Lecce' };
    const copilot = { engine: 'copilot' as const, cents: 5, readingCents: 0, reach: 'nothing' as const };
    const page = { engine: 'chatgpt_page' as const, cents: 1, readingCents: 0, reach: 'country' as const };
    const asked = { ...italian, analysis: [...analysis, copilot, page] };
    const markets = [DEFAULT_MARKET, lecce, spain];
    expect(describePromptCost({ ...asked, markets, analysis })).toBe(
      'Costo stimato dei motori AI: circa €0,12 al giorno per 3 prompt, uno per mercato.',
    );
    expect(describePromptCost({ ...asked, markets: [DEFAULT_MARKET, DEFAULT_MARKET], analysis })).toBe(
      'Costo stimato dei motori AI: circa €0,08 al giorno per 2 prompt.',
    );
    // 3 × 3.9 + 5 in Italy + 1 in Italy and in Spain.
    expect(describePromptCost({ ...asked, markets })).toBe(
      'Costo stimato dei motori AI: circa €0,19 al giorno per 3 prompt, uno per mercato. Copilot e ChatGPT (pagina web) non vengono interrogati in ogni mercato.',
    );
    expect(describePromptCost({ ...asked, markets: [spain], isDaily: false })).toBe(
      'Costo stimato dei motori AI: circa €0,05 per prompt, una sola volta. Copilot non viene interrogato in questo mercato.',
    );
    expect(describePromptCost({ ...asked, markets: [spain], excluded: ['copilot'] })).toBe(
      'Costo stimato dei motori AI: circa €0,05 al giorno per prompt.',
    );
  });

  it('says that the demo costs nothing, and that a model of one’s own is not billed', () => {
    const demo = [{ engine: 'demo' as const, cents: 0, readingCents: 0, reach: 'town' as const }];
    const own = [
      ...demo,
      { engine: 'compatible' as const, cents: 0, readingCents: 0, reach: 'nothing' as const },
    ];
    expect(describePromptCost({ ...italian, analysis: demo })).toContain('motore demo');
    expect(describePromptCost({ ...italian, analysis: own })).toContain('non fatturano');
  });
});
