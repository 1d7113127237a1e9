import { describe, expect, it } from 'vitest';
import { keepTogether, paginate, type Piece } from './paginate.ts';

const names = new WeakMap<Piece, string>();
function piece(name: string, height: number, more: Omit<Partial<Piece>, 'height' | 'draw'> = {}): Piece {
  const made = { height, draw: () => undefined, ...more };
  names.set(made, name);
  return made;
}
const lay = (pieces: readonly Piece[], height = 100) =>
  paginate({ pieces, height }).map((page) =>
    page.map((placed) => `${names.get(placed.piece) ?? ''}@${String(placed.y)}`),
  );

describe('setting pieces on pages', () => {
  it('fills a page from the top and goes on with the next', () => {
    expect(lay([piece('a', 40), piece('b', 60), piece('c', 30)])).toEqual([['a@0', 'b@40'], ['c@0']]);
  });

  it('never leaves a title alone at the foot of a page', () => {
    const title = piece('title', 20, { keepsNext: true });
    expect(lay([piece('a', 70), title, piece('b', 20)])).toEqual([['a@0'], ['title@0', 'b@20']]);
  });

  it('repeats the head of a table that goes on', () => {
    const head = piece('head', 10, { keepsNext: true });
    const rows = ['1', '2', '3', '4'].map((name) => piece(name, 30, { head }));
    expect(lay([head, ...rows])).toEqual([
      ['head@0', '1@10', '2@40', '3@70'],
      ['head@0', '4@10'],
    ]);
  });

  it('drops white space at the top of a page and keeps it within', () => {
    const space = () => piece('space', 20, { isSpace: true });
    expect(lay([space(), piece('a', 90), space(), piece('b', 10), space(), piece('c', 10)])).toEqual([
      ['a@0'],
      ['b@0', 'space@10', 'c@30'],
    ]);
  });

  it('splits a chain that is taller than a page, and loses nothing of it', () => {
    const chain = ['1', '2', '3'].map((name) => piece(name, 60, { keepsNext: true }));
    expect(lay([...chain, piece('end', 10)])).toEqual([['1@0'], ['2@0'], ['3@0', 'end@60']]);
  });

  it('gives a piece that is taller than a page one of its own', () => {
    expect(lay([piece('a', 10), piece('huge', 300), piece('b', 10)])).toEqual([['a@0'], ['huge@0'], ['b@0']]);
  });

  it('moves a table that would break to a page that holds it whole', () => {
    const head = piece('head', 10, { keepsNext: true });
    const rows = ['1', '2'].map((name) => piece(name, 30, { head }));
    const table = keepTogether([head, ...rows]);
    for (const [index, original] of [head, ...rows].entries()) {
      const kept = table[index];
      if (kept !== undefined) names.set(kept, names.get(original) ?? '');
    }
    expect(lay([piece('a', 40), ...table])).toEqual([['a@0'], ['head@0', '1@10', '2@40']]);
  });

  it('makes no page of nothing', () => {
    expect(lay([])).toEqual([]);
    expect(lay([piece('space', 20, { isSpace: true })])).toEqual([]);
  });
});
