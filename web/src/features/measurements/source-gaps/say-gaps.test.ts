import { expect, it } from 'vitest';
import { aSourceGap, someGaps } from '../../../../test/gap-builders.ts';
import { sayGaps } from './say-gaps.ts';

it.each([
  [
    'a proven source',
    someGaps(),
    undefined,
    'In 871 risposte nominano un rivale e non te; il 31,1% legge gardadove.example.',
  ],
  [
    'none proven',
    someGaps({ sources: [aSourceGap({ verdict: 'within_variability' })] }),
    undefined,
    'In 871 risposte nominano un rivale e non te; nessuna fonte vi compare di più, oltre la variabilità.',
  ],
  [
    'no answer that names the company',
    someGaps({ withAnswers: 0 }),
    undefined,
    'In 871 risposte nominano un rivale e non te; nessuna risposta ti nomina, quindi manca con che cosa confrontarle.',
  ],
  [
    'no answer without it',
    someGaps({ withoutAnswers: 0 }),
    undefined,
    'In nessuna risposta nominano un rivale senza nominare te.',
  ],
  [
    'a chosen rival',
    someGaps({ withoutAnswers: 1 }),
    'lagoalto',
    'In 1 risposta nominano Lagoalto Resort e non te; il 31,1% legge gardadove.example.',
  ],
  [
    'a rival nobody knows',
    someGaps({ withoutAnswers: 0 }),
    'boh',
    'In nessuna risposta nominano boh senza nominare te.',
  ],
])('says what holds with %s', (_, gaps, rival, sentence) => {
  expect(sayGaps(gaps, rival)).toBe(sentence);
});
