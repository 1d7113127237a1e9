import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkDependencies, listUnread } from './law/check-dependencies.ts';
import {
  listDeadExceptions,
  listDeadFeatures,
  listDeadPatterns,
  readLintBlocks,
} from './law/list-dead-names.ts';
import serverFeatures from './law/server-features.json' with { type: 'json' };
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';

const SOURCES = ['contract/src', 'mentions/src', 'pdf/src', 'server/src', 'web/src', 'bench/src'];
const SUPPORT = ['server/test', 'web/test', 'e2e', 'scripts'];

const folders = [...SOURCES, ...SUPPORT].filter((folder) => existsSync(join(ROOT, folder)));
const { modules, violations, exceptions } = await checkDependencies({
  root: ROOT,
  folders,
  lawFile: join(ROOT, '.dependency-cruiser.cjs'),
});

const lintConfig: unknown = await import(pathToFileURL(join(ROOT, 'eslint.config.js')).href);
const paths = listFiles();
const faults = [
  ...listUnread({ modules, folders: SOURCES }).map(
    (folder) => `${folder}: no module was read, so the law judged nothing there`,
  ),
  ...listDeadExceptions({ rules: exceptions, paths }),
  ...listDeadFeatures({ features: serverFeatures, paths }),
  ...listDeadPatterns({ blocks: readLintBlocks(lintConfig), paths }),
];

for (const fault of faults) console.log(fault);
for (const { rule, reason, from, to } of violations) console.log(`${from} → ${to}\n    ${rule}: ${reason}`);
const count = faults.length + violations.length;
console.log(`${String(modules.length)} modules read, ${String(count)} violations`);
if (count > 0) process.exitCode = 1;
