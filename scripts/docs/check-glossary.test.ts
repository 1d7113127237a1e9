import { expect, it } from 'vitest';
import { checkGlossary } from './check-glossary.ts';

const check = (...rows: string[]) =>
  checkGlossary({
    document: 'docs/domain.md',
    text: ['| code | meaning |', '| ---- | ------- |', ...rows, '', '| code | more |', '| --- | --- |'].join(
      '\n',
    ),
  });

it('a dictionary gives each word one line', () => {
  expect(check('| answer, result | what a call came to |', '| report         | a document |')).toEqual([]);
});

it.each([[['| report | a document |', '| report | a reading |']], [['| a, report | b |', '| report | c |']]])(
  'a word with two lines is named: %j',
  (rows) => {
    expect(check(...rows)).toEqual(["docs/domain.md: 'report' has 2 lines; a word has one meaning"]);
  },
);
