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

  it('put numbers within a Hebrew text where they belong, and turn brackets', () => {
    // Brackets are exchanged beforehand: the font turns the whole part round.
    expect(show('מלון 24 (תל)')).toEqual([
      [' \u0029תל\u0028', true],
      ['24', false],
      ['מלון ', true],
    ]);
  });
});
