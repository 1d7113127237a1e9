import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import rootPackage from '../package.json' with { type: 'json' };
import { renderEnvExample } from '../server/src/app/config.ts';
import { judgeDecisions, judgeDocument } from './docs/judge-document.ts';
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';

const ENV_EXAMPLE = '.env.example';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** `.env.example` is what the server's settings say; `--write` brings it up to date. */
function judgeEnvExample(): string[] {
  const expected = renderEnvExample();
  if (process.argv.includes('--write')) writeFileSync(join(ROOT, ENV_EXAMPLE), expected);
  const isCurrent = existsSync(join(ROOT, ENV_EXAMPLE)) && read(ENV_EXAMPLE) === expected;
  return isCurrent
    ? []
    : [`${ENV_EXAMPLE}: is not what the settings say; run node scripts/check-docs.ts --write`];
}

const files = listFiles();
const documents = files.filter((path) => /^(README|CONTRIBUTING)\.md$|^docs\/.+\.md$/.test(path));
const npmScripts = Object.keys(rootPackage.scripts);
const breaches = [
  ...documents.flatMap((document) => judgeDocument({ document, text: read(document), files, npmScripts })),
  ...judgeDecisions(
    documents
      .filter((path) => path.startsWith('docs/decisions/'))
      .map((path) => ({ path, text: read(path) })),
  ),
  ...judgeEnvExample(),
];

for (const breach of breaches) console.log(breach);
console.log(`${documents.length} documents read, ${breaches.length} breaches`);
if (breaches.length > 0 || documents.length === 0) process.exitCode = 1;
