import { describe, expect, it } from 'vitest';
import { orderRuns } from './order-runs.ts';

const show = (line: string) => orderRuns(line).map(({ text, isRightToLeft }) => [text, isRightToLeft]);

describe('the parts of a line', () => {
  it('are one where everything runs to the right', () => {
    expect(show('Rossi & Figli, 62,5%')).toEqual([['Rossi & Figli, 62,5%', false]]);
  });

  it('keep Italian words around an Arabic name where they are', () => {
    expect(show('Chi sceglie شركة الاتصالات oggi?')).toEqual([
      ['Chi sceglie ', false],
      ['شركة الاتصالات', true],
      [' oggi?', false],
    ]);
  });

  it('put numbers within a Hebrew text where they belong', () => {
    // The font turns the whole part round, brackets too.
    expect(show('מלון 24 (תל)')).toEqual([
      [' \u0028תל\u0029', true],
      ['24', false],
      ['מלון ', true],
    ]);
  });
});
