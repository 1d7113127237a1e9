import { type Endpoint, may, type Needs, type Role } from '../../contract/src/index.ts';

const ROLES = ['owner', 'editor', 'reader', 'client'] as const satisfies Role[];
const NEEDS = ['view', 'read', 'edit', 'own', 'self'] as const satisfies Needs[];

/** Every call of a signed-in person and which roles may make it, those that need the same side by side. */
export function writeRights(endpoints: Readonly<Record<string, Endpoint>>): string {
  const rows = Object.values(endpoints)
    .flatMap(({ needs, method, path }) => (needs === undefined ? [] : [{ needs, call: `${method} ${path}` }]))
    .toSorted((a, b) => NEEDS.indexOf(a.needs) - NEEDS.indexOf(b.needs) || (a.call < b.call ? -1 : 1));
  return [
    `| call | needs | ${ROLES.join(' | ')} |`,
    `| --- | --- | ${ROLES.map(() => '---').join(' | ')} |`,
    ...rows.map(
      ({ needs, call }) =>
        `| \`${call}\` | ${needs} | ${ROLES.map((role) => say(role, needs)).join(' | ')} |`,
    ),
  ].join('\n');
}

function say(role: Role, needs: Needs): string {
  if (!may({ role, needs })) return 'no';
  return role === 'client' && needs === 'view' ? 'own' : 'yes';
}
