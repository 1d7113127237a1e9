import { expect, it } from 'vitest';
import { checkEntries } from './check-entries.ts';

const index = (names: number) => ({
  path: 'server/src/features/companies/index.ts',
  text: `export {\n${Array.from({ length: names - 1 }, (_, n) => `  type Name${String(n)},`).join('\n')}\n} from './a.ts';\nexport function createIt() {}\n`,
});
const page = (lines: number) => ({ path: 'server/README.md', text: 'x\n'.repeat(lines) });

it('lets an index of 40 names and a page of 40 lines be', () => {
  expect(checkEntries({ files: [index(40), page(40)], workspaces: ['server'] })).toEqual([]);
});

it('names an index that is too long to be read', () => {
  expect(checkEntries({ files: [index(41), page(1)], workspaces: ['server'] })).toEqual([
    expect.stringMatching(/companies\/index\.ts: 41 names/),
  ]);
});

it('names a workspace without a page, and one whose page is too long', () => {
  expect(checkEntries({ files: [page(41)], workspaces: ['server', 'web'] })).toEqual([
    expect.stringMatching(/server\/README\.md: 41 lines/),
    expect.stringMatching(/web: has no README/),
  ]);
});
