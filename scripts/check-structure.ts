import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import serverFeatures from './law/server-features.json' with { type: 'json' };
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';
import { judgePaths } from './structure/judge-paths.ts';
import { judgeSizes } from './structure/judge-sizes.ts';
import { judgeText } from './structure/judge-text.ts';
import oversized from './structure/oversized.json' with { type: 'json' };

const paths = listFiles();
const files = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const breaches = [
  ...judgePaths({ paths, serverFeatures }),
  ...judgeSizes({
    files: files.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length })),
    oversized,
  }),
  ...files.filter(({ path }) => !path.startsWith('scripts/structure/')).flatMap(judgeText),
];

for (const breach of breaches) console.log(breach);
console.log(`${paths.length} files looked at, ${breaches.length} breaches`);
if (breaches.length > 0 || paths.length === 0) process.exitCode = 1;
