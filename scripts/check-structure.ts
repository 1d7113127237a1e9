import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import serverFeatures from './law/server-features.json' with { type: 'json' };
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';
import { judgePaths } from './structure/judge-paths.ts';
import { judgeText } from './structure/judge-text.ts';

const paths = listFiles();
const breaches = [
  ...judgePaths({ paths, serverFeatures }),
  ...paths
    .filter((path) => !path.startsWith('scripts/structure/'))
    .flatMap((path) => judgeText({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
];

for (const breach of breaches) console.log(breach);
console.log(`${paths.length} files looked at, ${breaches.length} breaches`);
if (breaches.length > 0 || paths.length === 0) process.exitCode = 1;
