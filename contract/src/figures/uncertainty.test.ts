import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeMeanUncertainty, describeRateUncertainty, describeTonesUncertainty } from './uncertainty.ts';
import { findStabilityRange, formatStabilityRange } from './stability-range.ts';
import { buildRate } from './wilson-interval.ts';

describe('what stands behind the word for how sure a number is', () => {
  it.each([
    {
      hits: 67,
      n: 84,
      help: 'Su 100 volte 95 il valore vero sta fra 70 e 87%. Media: l’intervallo è largo fra 10 e 20 punti.',
    },
    {
      hits: 0,
      n: 87,
      help: 'Su 100 volte 95 il valore vero sta fra 0 e 4%. Alta: l’intervallo è largo al massimo 10 punti.',
    },
    {
      hits: 30,
      n: 48,
      help: 'Su 100 volte 95 il valore vero sta fra 48 e 75%. Bassa: l’intervallo è largo più di 20 punti.',
    },
    {
      hits: 5,
      n: 18,
      help: 'Su 100 volte 95 il valore vero sta fra 12 e 51%. Bassa: sono meno di 20 risposte.',
    },
    {
      hits: 1,
      n: 1,
      help: 'Su 100 volte 95 il valore vero sta fra 21 e 100%. Bassa: c’è una sola risposta.',
    },
    {
      hits: 0,
      n: 10_000,
      help: 'Su 100 volte 95 il valore vero sta fra 0,0 e 0,0%. Alta: l’intervallo è largo al massimo 10 punti.',
    },
  ])('of $hits in $n answers', ({ hits, n, help }) => {
    expect(describeRateUncertainty(buildRate({ hits, n }))?.help).toBe(help);
  });

  it.each([
    {
      mean: { value: 2.1, low: 1.62, high: 2.49, n: 18 },
      help: 'Su 100 volte 95 il valore vero sta fra 1,6 e 2,5. Bassa: sono meno di 20 risposte.',
    },
    {
      mean: { value: 3.7, low: 3.4, high: 4, n: 48 },
      help: 'Su 100 volte 95 il valore vero sta fra 3,4 e 4,0. Alta: l’intervallo è largo al massimo 1 posto.',
    },
    {
      mean: { value: 4, low: 3, high: 4.5, n: 30 },
      help: 'Su 100 volte 95 il valore vero sta fra 3,0 e 4,5. Media: l’intervallo è largo fra 1 e 2 posti.',
    },
    {
      mean: { value: 1, low: 1, high: 1, n: 71 },
      help: 'La posizione è la stessa in tutte le risposte: un intervallo non si può calcolare. Alta: l’intervallo è largo al massimo 1 posto.',
    },
    {
      mean: { value: 3, low: null, high: null, n: 1 },
      help: 'Le risposte sono troppo poche per un intervallo. Bassa: c’è una sola risposta.',
    },
  ])('of a mean position $mean.value from $mean.n answers', ({ mean, help }) => {
    expect(describeMeanUncertainty(mean)?.help).toBe(help);
  });

  it('of tones is that of the least sure share among the answers that judge', () => {
    expect(describeTonesUncertainty({ positive: 31, neutral: 31, negative: 5 })).toEqual({
      confidence: 'bassa',
      n: 67,
      help: 'Su 100 volte 95 le quote vere stanno: positive fra 35 e 58%, neutrali fra 35 e 58%, negative fra 3 e 16%. Bassa: l’intervallo è largo più di 20 punti.',
    });
    expect(describeTonesUncertainty({ positive: 3, neutral: 0, negative: 0 })?.help).toContain(
      'Bassa: sono meno di 20 risposte.',
    );
    expect(describeTonesUncertainty({ positive: 0, neutral: 0, negative: 0 })).toBeNull();
  });

  it('never contradicts its word: few answers are said only where it is bassa', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (a, b) => {
        const n = Math.max(1, a);
        const uncertainty = describeRateUncertainty(buildRate({ hits: Math.min(b, n), n }));
        expect(
          uncertainty?.confidence === 'bassa' || !/meno di|una sola|più di/.test(uncertainty?.help ?? ''),
        ).toBe(true);
        expect(uncertainty?.help.toLowerCase()).toContain(`${uncertainty?.confidence ?? ''}:`);
      }),
    );
  });
});

describe('how far stability can be relied on', () => {
  it('counts each answer in one pair only', () => {
    const stability = { percent: 23.2, pairs: 81 };
    expect(findStabilityRange({ stability, answers: 84 }).n).toBe(42);
    expect(formatStabilityRange({ stability, answers: 84 })).toBe('fra 13 e 38%');
  });

  it('is next to nothing from one pair', () => {
    expect(formatStabilityRange({ stability: { percent: 50, pairs: 1 }, answers: 2 })).toBe('fra 5 e 95%');
  });

  it('holds the true value in at least 95 of 100 drawn sets of answers that resemble each other', () => {
    // Each answer of an analysis names one of two lists; two answers have all or nothing in common.
    let seed = 7;
    const draw = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const [samples, analyses, share] = [5, 6, 0.7];
    const truth = (share * share + (1 - share) * (1 - share)) * 100;
    const sets = 400;
    let held = 0;
    for (let set = 0; set < sets; set += 1) {
      let [alike, pairs] = [0, 0];
      for (let analysis = 0; analysis < analyses; analysis += 1) {
        const answers = Array.from({ length: samples }, () => draw() < share);
        answers.forEach((one, index) => {
          for (const other of answers.slice(index + 1)) {
            pairs += 1;
            alike += one === other ? 1 : 0;
          }
        });
      }
      const { lowPercent, highPercent } = findStabilityRange({
        stability: { percent: (alike / pairs) * 100, pairs },
        answers: samples * analyses,
      });
      if ((lowPercent ?? 0) <= truth && truth <= (highPercent ?? 0)) held += 1;
    }
    expect(held / sets).toBeGreaterThanOrEqual(0.95);
  });
});
