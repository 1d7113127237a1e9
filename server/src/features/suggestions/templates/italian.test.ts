import { describe, expect, test } from 'vitest';
import { inTown, withBest, withIndefinite } from './italian.ts';

describe('Italian', () => {
  test.each([
    [{ noun: 'ristorante', gender: 'm' }, 'un ristorante', 'il miglior ristorante'],
    [{ noun: 'studio legale', gender: 'm' }, 'uno studio legale', 'il migliore studio legale'],
    [{ noun: 'operatore', gender: 'm' }, 'un operatore', 'il miglior operatore'],
    [{ noun: 'psicologo', gender: 'm' }, 'uno psicologo', 'il migliore psicologo'],
    [{ noun: 'agenzia', gender: 'f' }, 'un’agenzia', 'la migliore agenzia'],
    [{ noun: 'banca', gender: 'f' }, 'una banca', 'la migliore banca'],
  ] as const)('puts the right article before $noun', (noun, indefinite, best) => {
    expect(withIndefinite(noun)).toBe(indefinite);
    expect(withBest(noun)).toBe(best);
  });

  test.each([
    ['Padova', 'a Padova'],
    ['Ancona', 'ad Ancona'],
    ['La Spezia', 'alla Spezia'],
    ['L’Aquila', 'a L’Aquila'],
  ])('goes to %s', (town, there) => {
    expect(inTown(town)).toBe(there);
  });
});
