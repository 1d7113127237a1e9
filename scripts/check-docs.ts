import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import layout from '../.oxfmtrc.json' with { type: 'json' };
import rootPackage from '../package.json' with { type: 'json' };
import { renderEnvExample } from '../server/src/app/settings/render-env-example.ts';
import { api } from '../contract/src/index.ts';
import { VARIABLES } from '../server/src/app/settings/variables.ts';
import { checkProse } from './docs/check-prose.ts';
import { checkExemptions } from './docs/check-exemptions.ts';
import { checkQuotedTests } from './docs/check-quoted-tests.ts';
import levels from './docs/asvs-levels.json' with { type: 'json' };
import { checkFeatureTable } from './docs/check-feature-table.ts';
import { checkGlossary } from './docs/check-glossary.ts';
import { checkRequirements } from './docs/check-requirements.ts';
import { checkRecord } from './docs/check-records.ts';
import { checkDecisions, checkDocument } from './docs/check-document.ts';
import { listDrawings } from './docs/list-drawings.ts';
import { listRecords } from './docs/list-records.ts';
import { listMetrics } from './docs/list-metrics.ts';
import { placeDrawing } from './docs/place-drawing.ts';
import { writeRights } from './docs/write-rights.ts';
import { placeList, writeMetrics, writeVariables } from './docs/write-lists.ts';
import serverFeatures from './law/server-features.json' with { type: 'json' };
import { listFiles } from './list-files.ts';
import { deriveStripeShapes } from './payments/derive-stripe-shapes.ts';
import { ROOT } from './root.ts';

const ENV_EXAMPLE = '.env.example';
const ARCHITECTURE = 'docs/architecture.md';
const RECORDS = 'docs/decisions/README.md';
const GLOSSARY = 'docs/domain.md';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const RENEW = 'run node scripts/check-docs.ts --write';

/** Documents still to be split into short paragraphs and cells: this list only shrinks. */
const LONG_PROSE: readonly string[] = ['docs/reading-answers.md', 'docs/reading-quality.md'];

/** Compares what is generated with what is there; `--write` brings it up to date. */
function checkGenerated({
  path,
  expected,
  what,
}: {
  path: string;
  expected: string;
  what: string;
}): string[] {
  if (process.argv.includes('--write')) writeFileSync(join(ROOT, path), expected);
  const isCurrent = existsSync(join(ROOT, path)) && read(path) === expected;
  return isCurrent ? [] : [`${path}: ${what}; ${RENEW}`];
}

/** A document may name a file by its name alone: then every file of that name is meant. */
function readNamed(name: string): string | null {
  const named = files.filter((path) => path === name || path.endsWith(`/${name}`));
  return named.length === 0 ? null : named.map(read).join('\n');
}

/** What the stand-in for Stripe is held to is what the installed library declares. */
const checkStripeShapes = (): string[] =>
  checkGenerated({
    path: 'server/test/stand-ins/stripe-server/published/published-shapes.json',
    expected: `${JSON.stringify(deriveStripeShapes())}\n`,
    what: 'is not what the installed stripe declares',
  });

/** `.env.example` is what the server's settings say. */
const checkEnvExample = (): string[] =>
  checkGenerated({
    path: ENV_EXAMPLE,
    expected: renderEnvExample(),
    what: 'is not what the settings say',
  });

/** The drawings are what the law of imports and the tables say. */
function checkDrawings(): string[] {
  return listDrawings(files).flatMap(({ name, drawing }) => {
    const expected = placeDrawing({ text: read(ARCHITECTURE), name, drawing });
    if (expected === null) return [`${ARCHITECTURE}: lacks the marks of the drawing '${name}'`];
    return checkGenerated({
      path: ARCHITECTURE,
      expected,
      what: `the drawing '${name}' is not what the code says`,
    });
  });
}

/** The list of decision records is what stands in their heads. */
function checkRecordList(): string[] {
  const expected = placeList({ text: read(RECORDS), name: 'records', list: listRecords(records) });
  if (expected === null) return [`${RECORDS}: lacks the marks of the list 'records'`];
  return checkGenerated({ path: RECORDS, expected, what: 'the list is not what the records say' });
}

/** The lists of variables, metrics and rights are what the product reads, counts with and refuses by. */
async function checkLists(): Promise<string[]> {
  const lists = [
    { folder: 'operations', name: 'metrics', list: writeMetrics(await listMetrics()) },
    { folder: 'operations', name: 'variables', list: writeVariables(VARIABLES) },
    { folder: 'security', name: 'rights', list: writeRights(api) },
  ];
  const checked = lists.map(async ({ folder, name, list }) => {
    const path = `docs/${folder}/${name}.md`;
    const expected = placeList({ text: read(path), name, list });
    if (expected === null) return [`${path}: lacks the marks of the list '${name}'`];
    const { code } = await format(path, expected, layout);
    return checkGenerated({
      path,
      expected: code,
      what: `the list '${name}' is not what the code says`,
    });
  });
  return (await Promise.all(checked)).flat();
}

const files = listFiles();
const documents = files.filter((path) =>
  /^(?:[a-z0-9]+\/)?README\.md$|^CONTRIBUTING\.md$|^docs\/.+\.md$/.test(path),
);
const npmScripts = Object.keys(rootPackage.scripts);
const records = documents
  .filter((path) => path.startsWith('docs/decisions/') && path !== RECORDS)
  .map((path) => ({ path, text: read(path) }));
const violations = [
  ...documents.flatMap((document) => checkDocument({ document, text: read(document), files, npmScripts })),
  ...documents.flatMap((document) =>
    checkQuotedTests({
      document,
      text: read(document),
      read: readNamed,
    }),
  ),
  ...documents
    .filter((document) => !LONG_PROSE.includes(document))
    .flatMap((document) => checkProse({ document, text: read(document) })),
  ...checkExemptions({
    exempt: LONG_PROSE,
    documents: documents.map((document) => ({ document, text: read(document) })),
  }),
  ...([1, 2] as const).flatMap((level) => {
    const document = `docs/security/asvs-level-${level}.md`;
    return checkRequirements({ document, text: read(document), levels, level });
  }),
  ...checkFeatureTable({ document: ARCHITECTURE, text: read(ARCHITECTURE), features: serverFeatures }),
  ...checkGlossary({ document: GLOSSARY, text: read(GLOSSARY) }),
  ...checkDecisions(records),
  ...records.flatMap(checkRecord),
  ...checkRecordList(),
  ...checkEnvExample(),
  ...checkStripeShapes(),
  ...checkDrawings(),
  ...(await checkLists()),
];

for (const violation of violations) console.log(violation);
console.log(`${documents.length} documents read, ${violations.length} violations`);
if (violations.length > 0 || documents.length === 0) process.exitCode = 1;
