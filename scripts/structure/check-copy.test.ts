import { describe, expect, it } from 'vitest';
import { checkCopy } from './check-copy.ts';

const RULE = 'server/src/features/companies/rules/allowance.ts';
const check = (text: string, path = RULE) => checkCopy([{ path, text }]);

describe('a sentence for users', () => {
  it.each([
    ["export const TEXT = 'Il motore non ha risposto in tempo.';", 'Il motore non ha risposto in tempo.'],
    ['export const limit = (max: number) => `al massimo ${String(max)} aziende`;', 'al massimo … aziende'],
    ["const TITLE = 'Prompt di monitoraggio';", 'Prompt di monitoraggio'],
    ["const LABELS = { trialing: 'è in prova' };", 'è in prova'],
    ["const HINT = 'cambia l’indirizzo';", 'cambia l’indirizzo'],
  ])('has no place in a rule: %s', (text, sentence) => {
    expect(check(text)).toEqual([
      `${RULE}:1: a rule holds a sentence for users, '${sentence}'; it belongs in templates/, copy.ts or the contract`,
    ]);
  });

  it('is told with the line it stands in', () => {
    expect(check("const ONE = 1;\n\nconst TEXT = 'Non è configurato.';")[0]).toContain(`${RULE}:3:`);
  });

  it('stands where texts stand, and where they are tested', () => {
    const text = "export const TEXT = 'Il motore non ha risposto in tempo.';";
    expect(check(text, 'server/src/features/companies/templates/allowance.ts')).toEqual([]);
    expect(check(text, 'server/src/features/companies/errors.ts')).toEqual([]);
    expect(check(text, 'server/src/features/companies/rules/allowance.test.ts')).toEqual([]);
  });
});

it('does not take for one what a rule reads by, what it says in English, or a comment', () => {
  const text = `
    // "il migliore": not a name.
    const WORDS = new Set('quale della delle che per con'.split(' '));
    const CUE = /\\b(il|la) migliore/;
    const CODE = 'billing.payment_due';
    throw new Error('The market has no known kind.');`;
  expect(check(text)).toEqual([]);
});
