import { describe, expect, it } from 'vitest';
import { nameFault } from './name-fault.ts';

describe('the class of an error', () => {
  it.each([
    [{ type: 'TypeError' }, 'TypeError'],
    [{ type: 'DrizzleQueryError', cause: { type: 'error', code: '23505' } }, 'PostgreSQL 23505'],
    [{ type: 'AppError', code: 'companies.limit_reached' }, 'AppError companies.limit_reached'],
  ])('%j is %s', (error, name) => {
    expect(nameFault(error)).toBe(name);
  });

  it('never holds a sentence, whatever an error calls itself', () => {
    expect(nameFault({ type: 'Qual è il miglior hosting?', code: 'sk-secret key' })).toBe('Error');
    expect(nameFault({ type: 'Error', code: 'mail to ada@esempio.it' })).toBe('Error');
  });
});
