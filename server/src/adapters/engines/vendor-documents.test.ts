import { readdir, readFile } from 'node:fs/promises';
import { ENGINE_IDS, SEEN_ENGINE_IDS } from '@citato/contract';
import { expect, it } from 'vitest';
import { PRICES } from './price-table.ts';
import { findVendorDocument } from './vendor-documents.ts';

it('is known of every engine and of every vendor that reads its page, but for the own model and the demo', () => {
  const seen: readonly string[] = SEEN_ENGINE_IDS;
  for (const engine of ENGINE_IDS) {
    const models = seen.includes(engine) ? Object.keys(PRICES[engine] ?? {}) : ['any'];
    for (const model of models) {
      const document = findVendorDocument({ engine, model });
      if (engine === 'compatible' || engine === 'demo') expect(document).toBeNull();
      else expect(document).toMatch(/^https:\/\/\S+$/);
    }
  }
});

it('stands beside every recording, and names none that is gone', async () => {
  const folder = new URL('.', import.meta.url).pathname;
  const files = await readdir(folder, { recursive: true });
  const recorded = files.filter((file) => /\/fixtures\/[^/]+\.json$/.test(file)).sort();
  const list = await readFile(new URL('../../../../docs/wire-recordings.md', import.meta.url), 'utf8');
  const named = [...list.matchAll(/^\| `([^`]+\.json)`/gmu)].map(([, file = '']) => file).sort();
  expect(named).toEqual(recorded);
});
