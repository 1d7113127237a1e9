import { describe, expect, it } from 'vitest';
import { rateCompanions } from './rate-companions.ts';

const count = (name: string, together: number, beforeOwn: number) => ({
  key: name,
  name,
  together,
  beforeOwn,
  prompts: 2,
});
const judge = (counts: Parameters<typeof rateCompanions>[0]['counts']) =>
  rateCompanions({ counts, ownMentions: 425 }).map(({ name, verdict }) => [name, verdict]);

describe('who stands beside the own company', () => {
  it('is first only where the interval leaves out one half', () => {
    expect(judge([count('Lagoalto', 262, 199), count('Palazzo', 221, 117), count('Corte', 97, 28)])).toEqual([
      ['Lagoalto', 'other_first'],
      ['Palazzo', 'even'],
      ['Corte', 'own_first'],
    ]);
  });

  it('is judged the more strictly the more pairs are looked at', () => {
    const close = count('Lido', 100, 39);
    expect(judge([close])).toEqual([['Lido', 'own_first']]);
    const others = ['A', 'B', 'C', 'D'].map((name) => count(name, 50, 25));
    expect(judge([close, ...others])[0]).toEqual(['Lido', 'even']);
  });

  it('is nobody’s where common answers are few, and not listed where there are none', () => {
    expect(judge([count('Villa', 19, 0), count('Nessuno', 0, 0)])).toEqual([['Villa', 'too_few']]);
  });
});
