import { basename } from 'node:path/posix';
import { EVENT_ENDINGS, ROLE_ENDINGS, ROLES, VERBS } from './feature-names.ts';

const GRAB_BAGS = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'service', 'services', 'manager'];
const WEB_FEATURE_ROLES = ['queries', 'model', 'copy', 'index'];

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config))?\.(ts|tsx|js|cjs)$/;
const TWO_WORDS = /^[a-z]+(-[a-z0-9]+)+$/;
/** Many rules stand in folders of `rules/`, each named for what its rules are about. */
const GROUND_FOLDER = /^(rules(\/[a-z0-9-]+)?|templates|store)$/;
const CODE = /\.(ts|tsx|js|cjs)$/;

/** Of each feature, by its folder, its rooms from the ground up: `{ 'web/src/features/billing': { invoices: { uses: [] } } }`. */
export type Rooms = Readonly<Record<string, Readonly<Record<string, { readonly uses: readonly string[] }>>>>;

/**
 * Checks the paths of the repository (relative, forward slashes) against the rules of naming and place. One sentence
 * per violation.
 */
export function checkPaths({
  paths,
  serverFeatures,
  rooms,
}: {
  paths: readonly string[];
  serverFeatures: readonly string[];
  /** The rooms of every server feature that has some. */
  rooms: Rooms;
}): string[] {
  return [
    ...paths.flatMap((path) => [
      ...checkName(path),
      ...checkServerFeature({ path, serverFeatures, rooms }),
      ...checkWebFeature({ path, rooms }),
    ]),
    ...checkRooms({ paths, rooms }),
    ...checkMigrations(paths.filter((path) => /^server\/migrations\/[^/]+$/.test(path))),
  ];
}

function checkName(path: string): string[] {
  if (!/^(contract|mentions|pdf|server|web|e2e|bench|scripts)\//.test(path) || !CODE.test(path)) return [];
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
  rooms,
}: {
  path: string;
  serverFeatures: readonly string[];
  rooms: Rooms;
}): string[] {
  const match = /^server\/src\/features\/([^/]+)\/(?:(.+)\/)?([^/]+)$/.exec(path);
  if (match === null)
    return path.startsWith('server/src/features/') ? [`${path}: belongs in a feature’s folder`] : [];
  const [, feature = '', folder, file = ''] = match;
  if (!serverFeatures.includes(feature)) return [`${path}: '${feature}' is not in the list of features`];
  const { room, inRoom } = enterRoom({ rooms: rooms[`server/src/features/${feature}`], folder });
  if (inRoom === undefined) return file === 'rooms.json' ? [] : checkRootFile({ path, file });
  if (GROUND_FOLDER.test(inRoom)) return [];
  return room === ''
    ? [`${path}: a feature holds rules/, templates/, store/, the rooms of its rooms.json, and files`]
    : [`${path}: a room holds rules/, templates/, store/ and files, no other folder`];
}

/** A folder of a feature: its room, where it begins with one, and what is left. */
function enterRoom({
  rooms = {},
  folder,
}: {
  rooms: Rooms[string] | undefined;
  folder: string | undefined;
}): { room: string; inRoom: string | undefined } {
  const [first = '', ...rest] = folder?.split('/') ?? [];
  if (!Object.hasOwn(rooms, first)) return { room: '', inRoom: folder };
  return { room: first, inRoom: rest.length === 0 ? undefined : rest.join('/') };
}

/** Rooms that stand in a rooms.json and nowhere else, and rooms that may use one that is not there. */
function checkRooms({ paths, rooms }: { paths: readonly string[]; rooms: Rooms }): string[] {
  return Object.entries(rooms).flatMap(([feature, named]) =>
    Object.entries(named).flatMap(([room, { uses }], place) => {
      const where = `${feature}/rooms.json: ${room}`;
      const below = Object.keys(named).slice(0, place);
      return [
        ...(paths.some((path) => path.startsWith(`${feature}/${room}/`)) ? [] : [`${where} has no folder`]),
        ...uses
          .filter((used) => !below.includes(used))
          .map((used) => `${where} may use '${used}' only where that room stands above it in the list`),
      ];
    }),
  );
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

function checkWebFeature({ path, rooms }: { path: string; rooms: Rooms }): string[] {
  const match = /^(web\/src\/features\/[^/]+)\/(?:(.+)\/)?([^/]+)$/.exec(path);
  if (match === null)
    return path.startsWith('web/src/features/') ? [`${path}: belongs in a feature’s folder`] : [];
  const [, feature = '', folder, file = ''] = match;
  const { inRoom } = enterRoom({ rooms: rooms[feature], folder });
  if (inRoom !== undefined)
    return inRoom === 'components'
      ? []
      : [`${path}: a web feature holds components/, the rooms of its rooms.json, and files`];
  if (file === 'rooms.json') return [];
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
