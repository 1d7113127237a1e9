import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

function extract(...lines: string[]): unknown[] {
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/extract.ts')], {
    cwd: root,
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

it('answers each line in order and goes on after a broken one', () => {
  const [first, broken, missing, empty] = extract(
    JSON.stringify({
      id: 'a',
      answer: 'Ti consiglio [Zorbano](https://zorbano.it): è affidabile.',
      brands: [{ name: 'Zorbano', websiteUrl: 'https://zorbano.it' }, { name: 'Altra' }],
      gold: ['ignored'],
    }),
    '{"id": "b", "answer": ',
    '{"id": "c"}',
    '{"id": 4, "answer": ""}',
  );
  expect(first).toEqual({
    id: 'a',
    mentions: [{ name: 'Zorbano', position: 1, mentions: 1, sentiment: 'positive', firstIndex: 14 }],
    citations: ['https://zorbano.it'],
    targets: [
      { brand: 'Zorbano', present: true, rank: 1 },
      { brand: 'Altra', present: false, rank: null },
    ],
  });
  expect(broken).toMatchObject({ id: null });
  expect(missing).toEqual({ id: null, error: 'answer is not a string' });
  expect(empty).toEqual({ id: 4, mentions: [], citations: [], targets: [] });
});

it('merges what a model said as the worker does, and reads by rules where it said nothing usable', () => {
  const answer = 'Chi cerca qualcosa di semplice usa velora o Tiscali.';
  const evidence = 'qualcosa di semplice usa velora';
  const said = [
    { name: 'Tiscali', sentiment: null, evidence: null },
    { name: 'VELORA', sentiment: 'positive', evidence },
    { name: 'BrandX', sentiment: 'positive', evidence },
  ];
  const broken = ['{"companies":[{"na', { companies: ['velora'] }, { companies: [{ name: 7 }] }, null];
  const [merged, ...byRules] = extract(
    ...[{ companies: said }, ...broken].map((reading) => JSON.stringify({ id: 1, answer, reading })),
  );
  expect(merged).toMatchObject({
    mentions: [
      { name: 'velora', position: 1, mentions: 1, sentiment: 'positive', firstIndex: 35 },
      { name: 'Tiscali', position: 2 },
    ],
  });
  expect(byRules).toHaveLength(broken.length);
  for (const reading of byRules) expect(reading).toMatchObject({ mentions: [{ name: 'Tiscali' }] });
});
