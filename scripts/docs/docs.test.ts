import { describe, expect, it } from 'vitest';
import { checkDecisions, checkDocument } from './check-document.ts';

const files = ['README.md', 'docs/domain.md', 'server/src/app/config.ts', 'docs/decisions/001-flat.md'];
const check = (text: string, document = 'README.md') =>
  checkDocument({ document, text, files, npmScripts: ['check', 'db:new'] });

describe('the documents', () => {
  it.each([
    'See `server/src/app/config.ts` and `server/src/app/`.',
    'Migrations: `server/src/<feature>/store.ts`, `docs/decisions/NNN-title.md`.',
    'See [the words](docs/domain.md#prompt) and [elsewhere](https://example.com/docs/none.md).',
    'Settings are in `config.ts`; run `npm run -s check` or `npm run db:new -- add_users`.',
    'Send `text/html`, `GET /api/companies`.',
    '```\nserver/src/nothing.ts\n```',
  ])('accept living citations: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['See `server/src/app/gone.ts`.', /gone\.ts does not exist/],
    ['See `server/src/none/<feature>/store.ts`.', /server\/src\/none does not exist/],
    ['See `ops/prometheus/gone.yml`.', /gone\.yml does not exist/],
    ['See [the words](docs/words.md).', /docs\/words\.md does not exist/],
    ['See `vanished.ts`.', /no file is called vanished\.ts/],
    ['Run `npm run polish`.', /no 'npm run polish'/],
  ])('name the dead citation in: %s', (text, message) => {
    expect(check(text).join('\n')).toMatch(message);
  });

  it('resolve links from the folder of the document', () => {
    expect(check('[domain](domain.md) [start](../README.md)', 'docs/architecture.md')).toEqual([]);
    expect(check('[domain](docs/domain.md)', 'docs/architecture.md')).toHaveLength(1);
  });

  it('want decision records numbered without gaps', () => {
    const record = (name: string, text: string) => ({ path: `docs/decisions/${name}`, text });
    expect(checkDecisions([record('001-a.md', '# 001 · A'), record('002-b.md', '# 002 · B')])).toEqual([]);
    expect(checkDecisions([record('001-a.md', '# 001 · A'), record('003-b.md', '# 003 · B')])).toHaveLength(
      1,
    );
    expect(checkDecisions([record('001-a.md', '# 002 · A')])).toHaveLength(1);
  });
});
