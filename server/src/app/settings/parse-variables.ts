import type { Variable } from './variable-kinds.ts';
import type { Values } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function parse(
  environment: Environment,
  groups: Readonly<Record<string, Readonly<Record<string, Variable<unknown>>>>>,
): { values: Values; problems: string[] } {
  const problems: string[] = [];
  const entries = Object.values(groups).flatMap((group) =>
    Object.entries<Variable<unknown>>(group).map(
      ([name, { schema, expected, fallback, alias = name }]): [string, unknown] => {
        const given = [alias, name]
          .map((known) => environment[known]?.trim() ?? '')
          .find((text) => text !== '');
        if (given === undefined) return [name, fallback];
        const parsed = schema.safeParse(given);
        if (parsed.success) return [name, parsed.data];
        const isSecret = /SECRET|KEY|TOKEN|DATABASE_|SMTP_URL|_PROXY/.test(name);
        const reason = parsed.error.issues.find((issue) => issue.code === 'custom')?.message;
        problems.push(
          `${name}: ${isSecret ? 'the value' : JSON.stringify(given)} is not valid${reason ? ` (${reason})` : ''}; expected ${expected}.`,
        );
        return [name, fallback];
      },
    ),
  );
  return { values: asValues(Object.fromEntries<unknown>(entries)), problems };
}

/** Safe because every entry was parsed by the schema its type is derived from, or is its fallback; of a part of the groups, that part. */
function asValues(entries: Record<string, unknown>): Values {
  return entries as Values;
}
