import { expect, it } from 'vitest';
import { buildGapsQuery, openGaps } from './gaps-query-model.ts';
import { parseGapsSearch } from './gaps-search-model.ts';

it('reads filters from the address and leaves out what makes no sense', () => {
  expect(parseGapsSearch({ arco: 'anno', rivale: 'aruba', motori: 'openai', prompt: '' })).toEqual({
    arco: 'anno',
    rivale: 'aruba',
    motori: 'openai',
  });
  expect(parseGapsSearch({ arco: 'mai', rivale: 7 })).toEqual({});
});

it('asks the server by them', () => {
  expect(buildGapsQuery({ arco: '12settimane', rivale: 'aruba', motori: 'openai,einstein' })).toEqual({
    period: '12w',
    engines: 'openai',
    rival: 'aruba',
  });
});

it('keeps what else is open', () => {
  expect(openGaps({ azienda: '1', rivale: 'aruba', arco: 'anno' as const }, { motori: 'openai' })).toEqual({
    azienda: '1',
    motori: 'openai',
  });
});
