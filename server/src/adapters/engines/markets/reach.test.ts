import { ENGINE_IDS, type Market } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { listServingEngines } from './reach.ts';

const italy: Market = { country: 'IT', language: 'it', place: null };
const cases: [string, Market, string[]][] = [
  ['Italy in Italian', italy, []],
  ['Italy in English', { ...italy, language: 'en' }, []],
  [
    'a town of Italy',
    { ...italy, place: 'Lecce' },
    ['copilot', 'chatgpt_page', 'mistral', 'deepseek', 'compatible'],
  ],
  [
    'another country',
    { ...italy, country: 'ES', language: 'es' },
    ['copilot', 'mistral', 'deepseek', 'compatible'],
  ],
];

describe('a market is asked only at engines that take it', () => {
  it.each(cases)('%s', (_, market, unserved) => {
    const serving = listServingEngines({ available: ENGINE_IDS, market });
    expect(ENGINE_IDS.filter((engine) => !serving.includes(engine))).toEqual(unserved);
  });

  it('all are asked where none of a deployment takes it: no market is left without an answer', () => {
    const market: Market = { ...italy, country: 'ES' };
    expect(listServingEngines({ available: ['copilot', 'openai'], market })).toEqual(['openai']);
    expect(listServingEngines({ available: ['copilot', 'compatible'], market })).toEqual([
      'copilot',
      'compatible',
    ]);
  });
});
