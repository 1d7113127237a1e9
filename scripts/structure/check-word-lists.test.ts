import { describe, expect, it } from 'vitest';
import { checkWordLists } from './check-word-lists.ts';
import { describeReader } from './describe-reader.ts';

const READER = 'mentions/src/sentiment/judge-tones.ts';
const check = (text: string, path = READER) => checkWordLists([{ path, text }]);

describe('a list of words', () => {
  it.each([
    [String.raw`const CONDITION = /^\W*(?:se|per|quando)\s/iu;`, 'se|per|quando'],
    [String.raw`const OF = / (di|of|dell['’]) /u;`, 'di|of|dell?'],
    [String.raw`const NOUN = /^\p{L}{4,}(?:zion[ei]|ment[oi]|mente)$/u;`, 'zion?|ment?|mente'],
    [String.raw`const FORM = /\b(?:s\.p\.a|inc|ltd)\.$/iu;`, 's.p.a|inc|ltd'],
    [String.raw`const OPENING = /^ma|^però|^anche se/u;`, '^ma|^però|^anche se'],
    ["const TURN = pattern('iu')`;|(?:ma|but|${'turns'}|pero) `;", 'ma|but|pero'],
    [String.raw`const CODE = /(?:(?:let|var|const)\b|\d)/u;`, 'let|var|const'],
  ])('has no place in a regular expression of the reader: %s', (text, words) => {
    expect(check(text)).toEqual([
      `${READER}:1: a regular expression holds the words '${words}'; they belong in lexicon/pattern-words.json`,
    ]);
  });

  it('is told with the line it stands in', () => {
    expect(check('const ONE = 1;\n\nconst TURN = /ma|but|pero/u;')[0]).toContain(`${READER}:3:`);
  });

  it.each([
    String.raw`const EDGE = /^\s+|\s+$|[.,;:]|\d{2}/u;`,
    String.raw`const CLASS = /[a|b|c](?:https?|ftp):/u;`,
    String.raw`const SIGNS = /\p{Lu}|\p{Ll}|\p{N}/u;`,
    "const TURN = pattern('iu')`^(?:${'turns'}|${'conditions'}|da)`;",
  ])('is none where there are signs, classes and names of lists: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('may stand in a test and in other workspaces', () => {
    const text = 'const TURN = /ma|but|pero/u;';
    expect(check(text, 'mentions/src/real-names.test.ts')).toEqual([]);
    expect(check(text, 'bench/src/mentions/label-keys.ts')).toEqual([]);
  });
});

it('the patterns of the reader are counted, with those that take their words from the data', () => {
  const text = "const A = /a/u;\nconst B = pattern('u')`^${'turns'}$`;\nconst C = text.split('a|b');\n";
  const files = [
    { path: READER, text },
    { path: 'mentions/src/any-answer.test.ts', text },
    { path: 'web/src/main.ts', text },
  ];
  expect(describeReader(files)).toBe(
    'the reader: 3 lines, 2 regular expressions, 1 of them with words from the data',
  );
});
