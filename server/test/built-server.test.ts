import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILD_TIMEOUT_MS, buildProduct } from './start-process.ts';

const DIST = join(import.meta.dirname, '../dist');
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
const isOfPackages = (file: string) => basename(file).startsWith('packages');

describe('the built server', () => {
  let scripts: string[];
  beforeAll(async () => {
    await buildProduct();
    scripts = globSync('**/*.js', { cwd: DIST });
  }, BUILD_TIMEOUT_MS);

  test('is ASCII alone, which costs one byte a character in memory', () => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((file) => /[^\0-\x7f]/.test(read(file)))).toEqual([]);
  });

  test('holds its packages, but for those with parts that are no script and the one that tracing patches', () => {
    const imported = scripts.flatMap((file) =>
      [...read(file).matchAll(/^import [^;]*?from "([^".][^"]*)";$|^import "([^".][^"]*)";$/gm)].map(
        ([, named, bare]) => named ?? bare ?? '',
      ),
    );
    const packages = new Set(imported.filter((name) => !name.startsWith('node:')));
    expect(packages).toContain('pg');
    expect(
      [...packages].filter((name) => !/^(pg|@node-rs\/argon2|harfbuzzjs)$/.test(name) && !isBuiltin(name)),
    ).toEqual([]);
  });

  test('maps our own code to its sources, without their text, and packages not at all', () => {
    const main = scripts.find((file) => basename(file).startsWith('run-'));
    const map = read(`${main ?? ''}.map`);
    expect(map).toContain('"../../src/app/run.ts"');
    expect(map).not.toContain('sourcesContent');
    const maps = globSync('**/*.map', { cwd: DIST });
    expect(maps.filter(isOfPackages)).toEqual([]);
    expect(scripts.filter((file) => isOfPackages(file) && read(file).includes('sourceMappingURL'))).toEqual(
      [],
    );
  });
});
