import { expect, it } from 'vitest';
import { checkQuotedTests } from './check-quoted-tests.ts';

const check = (text: string) =>
  checkQuotedTests({
    document: 'docs/a.md',
    text,
    read: (path) =>
      path === 'web/b.test.tsx'
        ? `// is forgotten
it('is kept', …); it.each([])(\n  'is given back', …)`
        : null,
  });

it.each([
  '- `web/b.test.tsx`: "is kept", "given back"',
  "| what | `web/b.test.tsx`: 'is kept', 'given back' |",
  '- `web/b.test.tsx`',
  'a "word" and `c.ts`: "more"',
])('a document quotes tests by parts of their names: %s', (text) => {
  expect(check(text)).toEqual([]);
});

it('a quotation that no test of the named file bears is found', () => {
  expect(check('- `web/b.test.tsx`: "is forgotten"')).toHaveLength(1);
  expect(check('- `web/b.test.tsx`: "is kept", "is lost"\n- `web/gone.test.ts`: "is kept"')).toEqual([
    'docs/a.md: no test of web/b.test.tsx is called "is lost"',
    'docs/a.md: no test of web/gone.test.ts is called "is kept"',
  ]);
  expect(check("| `web/b.test.tsx`: 'is kept', 'is lost' | `web/b.test.tsx`: 'is forgotten' |")).toEqual([
    'docs/a.md: no test of web/b.test.tsx is called "is lost"',
    'docs/a.md: no test of web/b.test.tsx is called "is forgotten"',
  ]);
});
