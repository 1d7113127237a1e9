import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBenchmark } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

async function load(name: string): Promise<Benchmark> {
  const file = join(import.meta.dirname, name, 'index.ts');
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isBenchmark(loaded)) throw new Error(`bench/src/${name}/index.ts does not export run(args)`);
  return loaded;
}

async function runAll({ chosen, args }: { chosen: readonly string[]; args: string[] }): Promise<void> {
  for (const name of chosen) {
    console.log(`\n# ${name}\n`);
    const { run } = await load(name);
    await run(args);
  }
}

const [wanted, ...args] = process.argv.slice(2);

if (wanted === undefined) {
  await runAll({ chosen: names, args: [] });
} else if (names.includes(wanted)) {
  await runAll({ chosen: [wanted], args });
} else {
  console.error(`There is no benchmark '${wanted}'. There are: ${names.join(', ')}`);
  process.exitCode = 1;
}
