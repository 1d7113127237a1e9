import { findSimilarName } from './similar-names.ts';
import type { EnvFile } from './parse-env-file.ts';

/** Names near to ours that others read: Compose and the image of PostgreSQL, the traces, our own tests. */
const OF_OTHERS =
  /^(?:POSTGRES_(?:USER|DB|PASSWORD)|TRACING|OTEL_.*|DATABASE_URL_TEST|DATABASE_POOLER_TEST)$/;

/**
 * Variables that are none of ours and look like one: a misspelt key would otherwise be ignored silently. One sentence
 * each. In an environment shared with other programs nothing is reported where the meant one is set as well.
 */
export function listUnknownVariables({
  environment,
  file,
  known,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  file: EnvFile;
  known: readonly string[];
}): string[] {
  const lines = new Map(file.entries.map(({ name, line }) => [name, line]));
  const names = new Set([...lines.keys(), ...Object.keys(environment).toSorted()]);
  return [...names].flatMap((name) => {
    if (OF_OTHERS.test(name)) return [];
    const line = lines.get(name);
    const meant = findSimilarName({ name, known, isOurs: line !== undefined });
    if (meant === null || (line === undefined && (environment[meant] ?? '').trim() !== '')) return [];
    const place = line === undefined ? 'in the environment' : `.env, line ${String(line)}`;
    return [`${name} (${place}) is no setting of Citato; ${meant} is probably meant.`];
  });
}
