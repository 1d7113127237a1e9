import { basename } from 'node:path/posix';
import { EVENT_ENDINGS, ROLE_ENDINGS, ROLES, VERBS } from './feature-names.ts';

const GRAB_BAGS = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'service', 'services', 'manager'];
const WEB_FEATURE_ROLES = ['queries', 'model', 'copy', 'index'];

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config))?\.(ts|tsx|js|cjs)$/;
const TWO_WORDS = /^[a-z]+(-[a-z0-9]+)+$/;
const CODE = /\.(ts|tsx|js|cjs)$/;

/**
 * Holds the paths of the repository (relative, forward slashes) against the rules of naming and place.
 * Gives one sentence per violation.
 */
export function checkPaths({
  paths,
  serverFeatures,
}: {
  paths: readonly string[];
  serverFeatures: readonly string[];
}): string[] {
  return [
    ...paths.flatMap((path) => [
      ...checkName(path),
      ...checkServerFeature({ path, serverFeatures }),
      ...checkWebFeature(path),
    ]),
    ...checkMigrations(paths.filter((path) => /^server\/migrations\/[^/]+$/.test(path))),
  ];
}

function checkName(path: string): string[] {
  if (!/^(contract|mentions|server|web|e2e|bench|scripts)\//.test(path) || !CODE.test(path)) return [];
  const violations = KEBAB_CASE.test(basename(path)) ? [] : [`${path}: file names are kebab-case`];
  const words = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const grabBag = words.find((word) => GRAB_BAGS.includes(word.split('-').at(-1) ?? ''));
  return grabBag === undefined
    ? violations
    : [...violations, `${path}: '${grabBag}' says nothing; name it for what it does`];
}

function checkServerFeature({
  path,
  serverFeatures,
}: {
  path: string;
  serverFeatures: readonly string[];
}): string[] {
  const match = /^server\/src\/features\/([^/]+)\/(?:(.+)\/)?([^/]+)$/.exec(path);
  if (match === null)
    return path.startsWith('server/src/features/') ? [`${path}: belongs in a feature’s folder`] : [];
  const [, feature = '', folder, file = ''] = match;
  if (!serverFeatures.includes(feature)) return [`${path}: '${feature}' is not in the list of features`];
  if (folder === undefined) return checkRootFile({ path, file });
  if (/^(rules|templates|store)$/.test(folder)) return [];
  return [`${path}: a feature holds rules/, templates/, store/ and files, no other folder`];
}

function checkRootFile({ path, file }: { path: string; file: string }): string[] {
  const subject = file.replace(/(\.test)?\.tsx?$/, '');
  const isTest = /\.test\.tsx?$/.test(file);
  if (isTest || ROLES.includes(subject)) return [];
  const words = TWO_WORDS.test(subject) ? subject.split('-') : [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if ([...ROLE_ENDINGS, ...EVENT_ENDINGS].includes(last) || VERBS.includes(first)) return [];
  const roles = [...ROLES, ...ROLE_ENDINGS.map((ending) => `*-${ending}`)].join(', ');
  return [
    `${path}: a use case is verb-noun.ts (verbs: scripts/structure/feature-names.ts), an event *-${EVENT_ENDINGS.join(', *-')}, a role one of ${roles}; a concept lives in rules/`,
  ];
}

function checkWebFeature(path: string): string[] {
  const match = /^web\/src\/features\/[^/]+\/(?:(.+)\/)?([^/]+)$/.exec(path);
  if (match === null)
    return path.startsWith('web/src/features/') ? [`${path}: belongs in a feature’s folder`] : [];
  const [, folder, file = ''] = match;
  if (folder !== undefined)
    return folder === 'components'
      ? []
      : [`${path}: a web feature holds components/ and files, no other folder`];
  const subject = file.replace(/(\.test)?\.tsx?$/, '');
  if (WEB_FEATURE_ROLES.includes(subject) || TWO_WORDS.test(subject)) return [];
  return [
    `${path}: beside ${WEB_FEATURE_ROLES.join(', ')} a web feature holds files named with two words or more`,
  ];
}

function checkMigrations(paths: readonly string[]): string[] {
  const sorted = paths.toSorted();
  return sorted.flatMap((path, index) => {
    if (!/^\d{4}_[a-z]+(_[a-z0-9]+)+\.sql$/.test(basename(path)))
      return [`${path}: a migration is NNNN_verb_object.sql`];
    const before = sorted[index - 1];
    const expected = String(before === undefined ? 1 : numberOf(before) + 1).padStart(4, '0');
    return basename(path).startsWith(`${expected}_`)
      ? []
      : [`${path}: the next number is ${expected}; numbers have no gaps and no twins`];
  });
}

const numberOf = (path: string): number => Number(basename(path).slice(0, 4));
