import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { judgeDependencies, listUnread } from './law/judge-dependencies.ts';
import { ROOT } from './root.ts';

const SOURCES = ['contract/src', 'mentions/src', 'server/src', 'web/src', 'bench/src'];
const SUPPORT = ['server/test', 'web/test', 'e2e', 'scripts'];

const folders = [...SOURCES, ...SUPPORT].filter((folder) => existsSync(join(ROOT, folder)));
const { modules, violations } = await judgeDependencies({
  root: ROOT,
  folders,
  lawFile: join(ROOT, '.dependency-cruiser.cjs'),
});

const unseen = listUnread({ modules, folders: SOURCES });

for (const folder of unseen) console.log(`${folder}: no module was read, so the law judged nothing there`);
for (const { rule, reason, from, to } of violations) console.log(`${from} → ${to}\n    ${rule}: ${reason}`);
console.log(`${String(modules.length)} modules read, ${String(violations.length)} violations`);
if (unseen.length > 0 || violations.length > 0) process.exitCode = 1;
