import { describe, expect, it } from 'vitest';
import { aDone, anUnsaidStep, aStep, oneRate } from '../../../../test/builders/effect-builders.ts';
import { sayAround, sayBriefly, sayEffect } from './say-effect.ts';

const lead = (over: Parameters<typeof aStep>[0]) => sayEffect(aDone({ steps: [aStep(over)] }))[0]?.lead;
const moved = (from: number, to: number) => ({
  own: {
    earlier: oneRate(from, 100),
    later: oneRate(to, 100),
    difference: { value: to - from, low: -5, high: 5 },
    prompts: 4,
  },
});

describe('what came after an action', () => {
  it('is said beside the prompts without it', () => {
    const [first] = sayEffect(aDone());
    expect(first).toMatchObject({
      tone: 'up',
      lead: 'Dopo 14 giorni: da 21,1% a 34,2%, oltre la variabilità',
    });
    expect(first?.detail).toBe(
      'Le altre 8 domande nello stesso tempo: da 20,0% a 22,9%. Fra le due variazioni +9,8 punti, da +2,1 a +17,5 · 11–24 ott contro 26 set – 9 ott · 4 domande, n\u00A0=\u00A0240 e 280.',
    );
  });

  it('never claims a cause, in no state', () => {
    const verdicts = [
      'rising',
      'falling',
      'within_variability',
      'waiting',
      'model_changed',
      'reader_changed',
      'question_changed',
      'too_few',
      'no_others',
      'no_prompts',
      'names_company',
      'prompts_gone',
      'other',
    ] as const;
    for (const verdict of verdicts) {
      const said = sayEffect(aDone({ steps: [aStep({ verdict })] }));
      expect(JSON.stringify(said)).not.toMatch(/grazie|merito|perché|ha funzionato|causa|effetto:/i);
    }
  });

  it.each([
    [
      'a rise',
      { verdict: 'rising', ...moved(21, 34) },
      'Dopo 14 giorni: da 21,0% a 34,0%, oltre la variabilità',
    ],
    [
      'no rise of its own: the others fell',
      { verdict: 'rising', ...moved(30, 29) },
      'Dopo 14 giorni: da 30,0% a 29,0%, meglio delle altre domande oltre la variabilità',
    ],
    [
      'a fall',
      { verdict: 'falling', ...moved(34, 21) },
      'Dopo 14 giorni: da 34,0% a 21,0%, in calo oltre la variabilità',
    ],
    [
      'no fall of its own: the others rose',
      { verdict: 'falling', ...moved(20, 23) },
      'Dopo 14 giorni: da 20,0% a 23,0%, meno delle altre domande oltre la variabilità',
    ],
    [
      'nothing that stands',
      { verdict: 'within_variability', ...moved(16, 20) },
      'Nessun effetto provato ancora dopo 14 giorni: da 16,0% a 20,0%',
    ],
  ] as const)('is %s', (_, over, said) => {
    expect(lead(over)).toBe(said);
  });

  it.each([
    ['model_changed', 'Dopo 14 giorni nessun confronto: nei due periodi rispondono modelli diversi.'],
    [
      'reader_changed',
      'Dopo 14 giorni nessun confronto: le risposte dei due periodi sono lette da lettori diversi.',
    ],
    ['question_changed', 'Dopo 14 giorni nessun confronto: fra i due periodi le domande sono cambiate.'],
    [
      'too_few',
      'Dopo 14 giorni nessun confronto: servono tre giorni di risposte prima e dopo, alle stesse domande e sugli stessi motori.',
    ],
    [
      'no_others',
      'Dopo 14 giorni nessun confronto: tutte le domande hanno questa azione, non ce n’è una senza.',
    ],
    ['other', 'Dopo 14 giorni nessun confronto: i due periodi non si possono mettere accanto.'],
    ['no_prompts', 'Nessun confronto: l’azione non è legata a domande.'],
    ['names_company', 'Nessun confronto: le sue domande contengono il nome dell’azienda.'],
    ['prompts_gone', 'Nessun confronto: le sue domande non ci sono più.'],
  ] as const)('is not said, and why: %s', (verdict, said) => {
    const steps = sayEffect(aDone({ steps: [anUnsaidStep(verdict), anUnsaidStep(verdict)] }));
    expect(steps[0]).toMatchObject({ lead: said, tone: 'flat', difference: null, detail: null });
  });

  it('quotes no difference where the measure changed, even where figures came', () => {
    expect(sayEffect(aDone({ steps: [aStep({ verdict: 'model_changed' })] }))[0]).toMatchObject({
      difference: null,
      detail: null,
    });
  });

  it('waits for fourteen days, then for twenty-eight', () => {
    const waiting = anUnsaidStep('waiting');
    expect(sayEffect(aDone({ steps: [waiting, waiting] })).map((step) => step.lead)).toEqual([
      'Nessun effetto provato ancora: servono 14 giorni interi, il confronto c’è dal 25 ott.',
    ]);
    const later = { ...waiting, days: 28, readyOn: '2026-11-08' };
    const half = aDone({ steps: [aStep(), later] });
    expect(sayEffect(half).map((step) => step.lead)).toEqual([
      'Dopo 14 giorni: da 21,1% a 34,2%, oltre la variabilità',
      'Il confronto a 28 giorni c’è dall’8 nov.',
    ]);
    expect(sayBriefly(half)).toBe('Dopo 14 giorni: da 21,1% a 34,2%, oltre la variabilità');
    expect(sayBriefly(aDone())).toMatch(/^Dopo 28 giorni/);
  });

  it('is nothing once the action was put back, or done too long ago', () => {
    const back = aDone({ day: '2026-12-03', undoneAt: '2026-12-03T08:00:00Z', steps: [], otherActions: 3 });
    expect(sayEffect(back).map((step) => step.lead)).toEqual([
      'Spunta tolta il 3 dic 2026: nessun confronto.',
    ]);
    expect(sayAround(back)).toBeNull();
    expect(sayBriefly(aDone({ steps: [] }))).toBe(
      'Si confrontano le ultime 40 azioni fatte, per 180 giorni: questa non più.',
    );
  });

  it('names what else moved: other actions on the same prompts, prompts that are gone', () => {
    expect(sayAround(aDone())).toBeNull();
    expect(sayAround(aDone({ otherActions: 1, gonePrompts: 2 }))).toBe(
      '2 sue domande non ci sono più e restano fuori. Negli stessi giorni anche un’altra azione: il confronto non le separa.',
    );
  });
});
