import { describe, expect, it } from 'vitest';
import { aChannel, aComparedRate, aHistory, anIncomparableRate } from '../../../../test/history-builders.ts';
import { sayVerdict } from './say-verdict.ts';

const withRate = (mentionRate: ReturnType<typeof aComparedRate>, over = {}) =>
  aHistory({ numbers: { ...aHistory().numbers, mentionRate }, ...over });
const say = (...[history, period = '4w']: Partial<Parameters<typeof sayVerdict>>) => {
  const { lead, rest } = sayVerdict(history ?? aHistory(), period);
  return `${lead} ${rest}`;
};

describe('the sentence on a period', () => {
  it('claims a rise or a fall only where it is proven', () => {
    expect(say()).toBe('In crescita: da 21,0% a 34,0% in 4 settimane, oltre la variabilità');
    expect(say(withRate(aComparedRate({ from: 0.4, to: 0.2, n: 400 })))).toBe(
      'In calo: da 40,0% a 20,0% in 4 settimane, oltre la variabilità',
    );
    expect(say(withRate(aComparedRate({ from: 0.2, to: 0.25, n: 400 })))).toBe(
      'Nessuna variazione provata: da 20,0% a 25,0%, entro la variabilità',
    );
  });

  it('names no distance where the days compared lie nearer than the period is long', () => {
    const young = aHistory({
      compared: {
        earlier: { firstDay: '2026-11-01', lastDay: '2026-11-07' },
        later: { firstDay: '2026-11-16', lastDay: '2026-11-22' },
      },
    });
    expect(say(young)).toBe('In crescita: da 21,0% a 34,0%, oltre la variabilità');
    expect(say(aHistory(), '12w')).toContain('in 12 settimane');
    expect(say(aHistory(), 'custom')).toBe('In crescita: da 21,0% a 34,0%, oltre la variabilità');
  });

  it('says that nothing names the company, and calls it no change', () => {
    expect(say(withRate(aComparedRate({ from: 0, to: 0, n: 420 })))).toBe(
      'Ancora nessuna menzione: nessuna delle 840 risposte confrontate ti nomina',
    );
  });

  it.each([
    ['model_changed', 'Nessun confronto: nei due periodi rispondono modelli diversi'],
    ['reader_changed', 'Nessun confronto: le risposte dei due periodi sono lette da lettori diversi'],
    [
      'too_few',
      'Nessun confronto: servono le stesse domande, agli stessi motori, per almeno tre giorni da una parte e dall’altra',
    ],
    ['other', 'Nessun confronto: i due periodi non si possono mettere accanto'],
  ] as const)('says why nothing is compared: %s', (verdict, sentence) => {
    const history = withRate(anIncomparableRate(verdict));
    expect(say(history)).toBe(sentence);
    expect(sayVerdict(history, '4w').detail).toBe('16–22 nov 2026 contro 19–25 ott.');
  });

  it('of a company of one day says just that', () => {
    const history = withRate(anIncomparableRate('too_few'), {
      firstDay: '2026-11-22',
      lastDay: '2026-11-22',
    });
    expect(say(history)).toBe('Nessun confronto: c’è un solo giorno di analisi');
  });

  it('names the engines the comparison goes without, and why', () => {
    expect(sayVerdict(aHistory(), '4w').detail.replaceAll('\u00A0', ' ')).toBe(
      '16–22 nov 2026 contro 19–25 ott: +13,0 punti, fra +6,0 e +20,0 · n = 420 e 420 · 3 motori su 4: Gemini ha cambiato modello e resta fuori dal confronto.',
    );
    const two = aHistory({
      comparedEngines: ['openai'],
      channels: [
        aChannel('openai', { from: 0.2, to: 0.4 }),
        aChannel('google', { from: 0.2, to: 0.4, rate: anIncomparableRate('reader_changed') }),
        aChannel('anthropic', { from: 0.2, to: 0.4, rate: anIncomparableRate('too_few') }),
      ],
      engines: ['anthropic', 'google', 'openai'],
    });
    expect(sayVerdict(two, '4w').detail).toContain(
      '1 motore su 3: Gemini ha cambiato lettore, Claude ha troppo poche risposte: restano fuori dal confronto.',
    );
  });

  it('names no engine where all are compared', () => {
    const { channels, engines } = aHistory();
    const all = aHistory({ channels, engines, comparedEngines: engines });
    expect(sayVerdict(all, '4w').detail).not.toContain('motori');
  });
});
