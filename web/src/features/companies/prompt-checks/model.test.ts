import type { PromptCheck } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { describePrecision, listAdvice } from './model.ts';

const precision = {
  answers: 5,
  isFewest: false,
  isDaily: true,
  marginPoints: 7.9,
  marginDays: 30,
  changePoints: 20,
  changeDays: 20,
  designEffect: 1,
};
const check: PromptCheck = { namesCompany: false, isGeneric: false, similar: null, precision };

describe('how soon a prompt tells something', () => {
  it('is said in the unit people would use', () => {
    expect(describePrecision(precision)).toBe(
      'Con 5 risposte al giorno, dopo 30 giorni l’intervallo è di ±8 punti al massimo; una variazione di 20 punti si vede in circa 3 settimane.',
    );
    const says = (changeDays: number | null) => describePrecision({ ...precision, changeDays });
    expect(says(3)).toContain('si vede in 3 giorni.');
    expect(says(78)).toContain('si vede in circa 3 mesi.');
    expect(says(null)).toContain('per vedere una variazione di 20 punti serve più di un anno.');
  });

  it('says what is not measured yet, and what was measured', () => {
    expect(describePrecision({ ...precision, designEffect: null })).toMatch(
      /o di più se le risposte di uno stesso giorno si somigliano\.$/,
    );
    expect(describePrecision({ ...precision, designEffect: 2.4 })).toMatch(/ne contiamo una ogni 2,4\.$/);
  });

  it('promises no change where there is one analysis', () => {
    expect(
      describePrecision({ ...precision, isDaily: false, answers: 1, marginPoints: 39.7, changeDays: null }),
    ).toBe('Una sola analisi, 1 risposta: l’intervallo arriva a ±40 punti.');
  });

  it('is said of the market where the answers are fewest', () => {
    const fewest = { ...precision, isFewest: true };
    expect(describePrecision(fewest)).toMatch(/^Dove i motori sono meno: con 5 risposte al giorno, dopo/);
    expect(describePrecision({ ...fewest, isDaily: false })).toMatch(
      /^Dove i motori sono meno: una sola analisi, 5 risposte: l’intervallo/,
    );
  });
});

describe('advice on a prompt', () => {
  it('is silent where nothing stands against it', () => {
    expect(listAdvice(check)).toEqual([]);
  });

  it('names the prompt that asks the same', () => {
    const similar = { text: 'Qual è il miglior CRM?', isSame: false };
    expect(listAdvice({ ...check, isGeneric: true, similar })).toEqual([
      'Chiede quasi lo stesso di «Qual è il miglior CRM?».',
      'È molto generica: di’ anche che cosa serve, dove o a chi, come farebbe un cliente.',
    ]);
  });
});
