import { describe, expect, it } from 'vitest';
import { buildQuery, isReversed, openHistory } from './history-query-model.ts';
import { parseHistorySearch } from './history-search-model.ts';

describe('the address of a history', () => {
  it('holds a period, engines and prompts, and forgets what it does not know', () => {
    const search = {
      arco: 'libero',
      dal: '2026-11-01',
      al: '2026-11-22',
      motori: 'openai',
      prompt: 'a,b',
      etichette: 'c',
    };
    expect(parseHistorySearch(search)).toEqual(search);
    expect(
      parseHistorySearch({ arco: 'secolo', dal: '2026-02-30', al: 'ieri', motori: 7, prompt: '' }),
    ).toEqual({});
  });

  it('becomes what the server is asked, without an engine nobody knows', () => {
    expect(buildQuery({})).toEqual({ period: '4w' });
    expect(buildQuery({ arco: 'anno', al: '2026-11-01', dal: '2026-10-01' })).toEqual({
      period: 'year',
      to: '2026-11-01',
    });
    expect(buildQuery({ arco: 'mese', dal: '2026-10-01', al: '2026-10-02' })).toEqual({
      period: 'month',
      from: '2026-10-01',
    });
    expect(buildQuery({ motori: 'google,einstein,openai', prompt: 'a' })).toEqual({
      period: '4w',
      engines: 'openai,google',
      prompts: 'a',
    });
    expect(buildQuery({ motori: 'einstein' })).toEqual({ period: '4w' });
    expect(buildQuery({ etichette: 'a,b' })).toEqual({ period: '4w', labels: 'a,b' });
  });

  it('is reversed only as free dates', () => {
    const dates = { dal: '2026-11-22', al: '2026-10-25' };
    expect(isReversed({ arco: 'libero', ...dates })).toBe(true);
    expect(isReversed({ arco: 'libero', dal: dates.al, al: dates.al })).toBe(false);
    expect(isReversed(dates)).toBe(false);
  });

  it('takes the place of another and leaves the rest', () => {
    expect(openHistory({ azienda: 'x', dal: '2026-11-22', arco: 'libero' }, { motori: 'openai' })).toEqual({
      azienda: 'x',
      motori: 'openai',
    });
  });
});
