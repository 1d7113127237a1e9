import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typesStage } from './types-stage.ts';

// Two starts of the compiler, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-types-'));
  const compilerOptions = { strict: true, noUncheckedIndexedAccess: true, types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});
afterEach(() => rm(folder, { recursive: true }));

const check = async (source: string) => {
  await writeFile(join(folder, 'a.ts'), source);
  return typesStage({ folder, cache: folder }).run();
};

it('a type that does not fit is red and named, also after a green run, under the options of its folder', async () => {
  const right = 'const names: string[] = []; export const first: string | undefined = names[0];';
  expect((await check(right)).ok).toBe(true);
  const { ok, output } = await check(right.replace(' | undefined', ''));
  expect(ok).toBe(false);
  expect(output).toContain('TS2322');
});
