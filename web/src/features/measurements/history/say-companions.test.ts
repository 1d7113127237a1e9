import { describe, expect, it } from 'vitest';
import { aCompanion, aHistory } from '../../../../test/history-builders.ts';
import { sayPairs, sayTogether } from './say-companions.ts';

describe('beside whom a company is named', () => {
  it('says out of how many answers', () => {
    expect(sayTogether(aHistory())).toBe(
      '425 risposte ti nominano dal 26 ott al 22 nov 2026, 1.512 in tutto. Accanto a chi, e chi dei due per primo.',
    );
  });

  it('says that none names it', () => {
    expect(sayTogether(aHistory({ mentions: 0, companions: [] }))).toBe(
      'Nessuna delle 1.512 risposte dal 26 ott al 22 nov 2026 ti nomina: accanto a te non c’è ancora nessuno.',
    );
  });

  it('claims that nobody else is named only where nobody is', () => {
    const alone = { mentions: 1, companions: [] };
    expect(sayTogether(aHistory(alone))).toBe(
      '1 risposta ti nomina dal 26 ott al 22 nov 2026, 1.512 in tutto: mai insieme alle aziende più nominate.',
    );
    const rivals = aHistory().rivals.filter(({ isOwn }) => isOwn);
    expect(sayTogether(aHistory({ ...alone, rivals }))).toContain('nessuna nomina altre aziende.');
  });

  it('says of the two plainest pairs who comes first', () => {
    expect(sayPairs(aHistory().companions)).toEqual([
      {
        lead: 'Con Relata arrivi secondo:',
        rest: 'in 76 risposte su 100 lo nominano prima di te.',
      },
      { lead: 'Con Corte Olivara arrivi primo:', rest: 'ti nominano prima in 71 risposte su 100.' },
    ]);
  });

  it('says nothing of a pair whose order is not proven', () => {
    expect(
      sayPairs([
        aCompanion('Palazzo', { together: 221, first: 90, verdict: 'even' }),
        aCompanion('Villa', { together: 12, first: 12, verdict: 'too_few' }),
        aCompanion('Nuova', { together: 90, first: 90, verdict: 'other' }),
      ]),
    ).toEqual([]);
  });
});
