import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';
import { findUnusedPackages } from './packages/find-unused-packages.ts';
import { ROOT } from './root.ts';

/** Named in no file of their folder: what needs them. */
const NEEDED_ELSEWHERE = {
  jsdom: 'the environment of the web tests in vitest.config.ts',
  'oxlint-tsgolint': 'oxlint starts it for the rules of .oxlintrc.json',
};

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const paths = listFiles();
const manifests = paths
  .filter((path) => /^([^/]+\/)?package\.json$/.test(path))
  .map((path) => ({ folder: path.includes('/') ? dirname(path) : '', text: read(path) }));
const sources = paths
  .filter((path) => /\.(ts|tsx|js|cjs|css)$/.test(path) && !path.startsWith('scripts/packages/'))
  .map((path) => ({ path, text: read(path) }));

const unused = findUnusedPackages({ manifests, sources, neededElsewhere: NEEDED_ELSEWHERE });
for (const fault of unused) console.log(fault);
console.log(`${manifests.length} package.json read, ${unused.length} faults`);
if (unused.length > 0 || manifests.length === 0) process.exitCode = 1;
