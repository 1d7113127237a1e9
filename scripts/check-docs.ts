import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import rootPackage from '../package.json' with { type: 'json' };
import { judgeDecisions, judgeDocument } from './docs/judge-document.ts';
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';

const CONFIG = 'server/src/app/config.ts';
const ENV_EXAMPLE = '.env.example';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** `.env.example` is what the server's settings say; `--write` brings it up to date. */
async function judgeEnvExample(): Promise<string[]> {
  if (!existsSync(join(ROOT, CONFIG))) return [];
  const settings: unknown = await import(pathToFileURL(join(ROOT, CONFIG)).href);
  const expected = renderEnvExample(settings);
  if (process.argv.includes('--write')) writeFileSync(join(ROOT, ENV_EXAMPLE), expected);
  const isCurrent = existsSync(join(ROOT, ENV_EXAMPLE)) && read(ENV_EXAMPLE) === expected;
  return isCurrent ? [] : [`${ENV_EXAMPLE}: differs from ${CONFIG}; run node scripts/check-docs.ts --write`];
}

function renderEnvExample(settings: unknown): string {
  if (typeof settings !== 'object' || settings === null || !('renderEnvExample' in settings))
    throw new Error(`${CONFIG} does not export renderEnvExample`);
  const { renderEnvExample: render } = settings;
  if (typeof render !== 'function') throw new Error(`renderEnvExample of ${CONFIG} is not a function`);
  const rendered: unknown = Reflect.apply(render, undefined, []);
  return String(rendered);
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
  ...(await judgeEnvExample()),
];

for (const breach of breaches) console.log(breach);
console.log(`${documents.length} documents read, ${breaches.length} breaches`);
if (breaches.length > 0 || documents.length === 0) process.exitCode = 1;
