import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, type Endpoint } from '../contract/src/index.ts';
import rootPackage from '../package.json' with { type: 'json' };
import serverFeatures from './law/server-features.json' with { type: 'json' };
import { readRooms } from './law/read-rooms.cjs';
import { listFiles } from './list-files.ts';
import { ROOT } from './root.ts';
import { checkCopy } from './structure/check-copy.ts';
import { checkEntries } from './structure/check-entries.ts';
import { checkFeatures, describeFeatures } from './structure/check-features.ts';
import { checkOwners } from './structure/check-owners.ts';
import { checkPaths } from './structure/check-paths.ts';
import { checkRights } from './structure/check-rights.ts';
import { checkSizes } from './structure/check-sizes.ts';
import { checkUseCases } from './structure/check-use-cases.ts';
import { checkVendors } from './structure/check-vendors.ts';
import { checkText } from './structure/check-text.ts';
import { checkWordLists } from './structure/check-word-lists.ts';
import { checkWords } from './structure/check-words.ts';
import { describeReader } from './structure/describe-reader.ts';
import { describeSizes } from './structure/describe-sizes.ts';
import oversized from './structure/oversized.json' with { type: 'json' };

const paths = listFiles();
const files = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const sizes = files.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
const needs = Object.fromEntries(
  Object.entries<Endpoint>(api).map(([name, endpoint]) => [name, endpoint.needs]),
);
const violations = [
  ...checkPaths({ paths, serverFeatures, rooms: readRooms() }),
  ...checkEntries({ files, workspaces: [...rootPackage.workspaces, 'scripts'] }),
  ...checkCopy(files),
  ...checkFeatures({ files, serverFeatures }),
  ...checkOwners(files),
  ...checkRights({ needs, files }),
  ...checkVendors(files),
  ...checkWordLists(files),
  ...checkUseCases({ endpoints: Object.keys(api), files }),
  ...checkSizes({ files: sizes, oversized }),
  ...files
    .filter(({ path }) => !path.startsWith('scripts/structure/'))
    .flatMap((file) => [...checkText(file), ...checkWords(file)]),
];

for (const violation of violations) console.log(violation);
for (const line of describeSizes(sizes)) console.log(line);
console.log(describeFeatures(files));
console.log(describeReader(files));
console.log(`${paths.length} files looked at, ${violations.length} violations`);
if (violations.length > 0 || paths.length === 0) process.exitCode = 1;
