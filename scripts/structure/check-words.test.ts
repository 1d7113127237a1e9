import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

const check = (text: string, path = 'server/src/lib/a.ts') => checkWords({ path, text });

describe('the words of the field', () => {
  it.each([
    ['const accepted = 1;'],
    ["const text = 'nobody heard of the news';"],
    ['const url = `/standing/${id}`;'],
    ['/** Says `heard` of a stored value. */\nconst a = 1;'],
    ['/** The user is shown news; its standing order. */\nconst a = 1;'],
    ['const newsletter = 1, gateway = 2, livestock = 3, mostly = 4, breastfed = 5;'],
    ['export const isTrial = true;'],
    ["export const notifiedAt = moment('told_at');"],
  ])('are in %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['const heard = 1;', /a\.ts:1: 'heard' has 'heard'; the field says accepted/],
    ['\nfunction listHeardEngines() {}', /a\.ts:2: 'listHeardEngines'/],
    ['const { toldAt } = row;', /'toldAt' has 'told'/],
    ['type A = { readonly standing: string };', /'standing' has 'standing'/],
    ['const MOST = 5;', /'MOST' is a bound; it begins with MAX_ or MIN_/],
    ['const FEWEST_ANSWERS = 5;', /'FEWEST_ANSWERS' is a bound/],
    ['const a = 1;\n/** Engines heard in both weeks. */\nconst b = 2;', /a\.ts:2: prose says 'heard'/],
    ['const a = 1; // the standing numbers', /'standing numbers'; the field says current figures/],
    ['const a = 1;\n// The fleet of workers.\n', /a\.ts:2: prose says 'fleet'/],
    ["// An engine's slots and the user's part.", /prose says 'slots'/],
  ])('are not in %s', (text, sentence) => {
    expect(check(text).join('\n')).toMatch(sentence);
  });

  it('are in the names of files, too', () => {
    expect(check('', 'server/src/lib/told-changes.ts')).toEqual([
      expect.stringContaining("'told-changes.ts' has 'told'"),
    ]);
    expect(check('', 'web/src/ui/newsletter.tsx')).toEqual([]);
  });

  it('are in documents, but for what is quoted or of its time', () => {
    expect(check('# A\n\nThe engines heard.\n', 'docs/a.md')).toEqual([
      expect.stringContaining('docs/a.md:3: prose says'),
    ]);
    expect(check('The word `heard`, the test "is heard".', 'docs/a.md')).toEqual([]);
    expect(check('The engines heard.', 'CHANGELOG.md')).toEqual([]);
  });
});
