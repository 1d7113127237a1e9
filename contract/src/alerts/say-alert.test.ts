import { describe, expect, it } from 'vitest';
import { buildRate } from '../figures/wilson-interval.ts';
import type { Alert } from './alerts.ts';
import { sayAlert } from './say-alert.ts';

const proof: NonNullable<Alert['proof']> = {
  earlier: { firstDay: '2026-10-19', lastDay: '2026-11-15' },
  later: { firstDay: '2026-11-16', lastDay: '2026-11-22' },
  before: buildRate({ hits: 0, n: 140 }),
  now: buildRate({ hits: 5, n: 35 }),
  difference: { value: 14.3, low: 5.1, high: 29.4 },
  prompts: 1,
  engines: 1,
  own: null,
  rival: null,
};
const base = {
  kind: 'named',
  figure: null,
  direction: 'up',
  engine: 'openai',
  prompt: null,
  rival: null,
  proof,
} as const;
const rival = { key: 'vistachiara', name: 'Vista Chiara' };
const prompt = { id: 'p', text: null };

describe('an alert says', () => {
  it.each([
    [base, 'ChatGPT ora ti nomina'],
    [{ ...base, direction: 'down' }, 'ChatGPT non ti nomina più'],
    [{ ...base, engine: null, prompt }, 'Ora ti nominano in una domanda'],
    [{ ...base, kind: 'figure', figure: 'mention_rate' }, 'Mention Rate in crescita: da 0% a 14%'],
    [
      {
        ...base,
        kind: 'figure',
        figure: 'position',
        proof: {
          ...proof,
          before: { value: 3.24, low: 3, high: 3.5, n: 80 },
          now: { value: 2.1, low: 2, high: 2.2, n: 40 },
        },
      },
      'Posizione migliore: da 3,2 a 2,1',
    ],
    [{ ...base, kind: 'negative' }, 'Affermazioni negative nuove da ChatGPT'],
    [{ ...base, kind: 'overtaken', direction: 'down', rival }, 'Vista Chiara ti supera'],
    [{ ...base, kind: 'overtaken', rival }, 'Superi Vista Chiara'],
    [{ ...base, kind: 'new_rival', rival }, 'Vista Chiara entra fra i cinque rivali più nominati'],
    [{ ...base, kind: 'own_source', direction: 'down' }, 'ChatGPT non cita più il tuo sito'],
    [
      { ...base, kind: 'own_source', direction: 'down', engine: null },
      'Nessuno dei motori confrontati cita più il tuo sito',
    ],
    [{ ...base, kind: 'engine_silent', proof: null }, 'ChatGPT non risponde'],
    [{ ...base, kind: 'no_analysis', engine: null, proof: null }, 'Da un giorno nessuna analisi riesce'],
    [{ ...base, kind: 'other', engine: 'other', proof: null }, 'È cambiato qualcosa'],
  ] satisfies [Parameters<typeof sayAlert>[0], string][])('%#: its title', (alert, title) => {
    expect(sayAlert(alert).title).toBe(title);
  });

  it('how many answers, what was compared, and what a silent engine does not mean', () => {
    expect(sayAlert(base)).toMatchObject({
      detail: '5 risposte su 35, prima 0 su 140: +14,3 punti, da +5,1 a +29,4.',
      compared: '16–22 nov contro 19 ott – 15 nov · 1 domanda, 1 motore',
    });
    const both = { ...proof, own: buildRate({ hits: 30, n: 100 }), rival: buildRate({ hits: 38, n: 100 }) };
    expect(sayAlert({ ...base, kind: 'overtaken', direction: 'down', rival, proof: both }).detail).toBe(
      'Vista Chiara è nel 38,0% (29–48%) delle risposte, tu nel 30,0% (22–40%).',
    );
    expect(sayAlert({ ...base, kind: 'engine_silent', proof: null }).detail).toMatch(/non contano come zero/);
  });
});
