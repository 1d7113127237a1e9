import { withTimeout } from '#lib/async/with-timeout';
import type { Database } from './database.ts';
import { readJournal } from './migrations/journal.ts';
import { findLeftBehind } from './migrations/left-behind.ts';
import { listMigrationNames } from './migrations/migrations.ts';

const TIMEOUT_MS = 1_000;
/** Asked more often, the last verdict is returned: anonymous callers must not load the database. */
const FRESH_MS = 1_000;

/**
 * A check that the database answers within a second, knows every migration of this build and has none that took away
 * what this build uses. However often it is called,
 * one statement at most is under way, and none within a second after the last.
 */
export function createReadinessCheck(
  db: Database,
  { now = () => performance.now() }: { now?: () => number } = {},
): () => Promise<void> {
  let expected: Promise<readonly string[]> | null = null;
  let latest: { readonly verdict: Promise<void>; readonly startedAt: number } | null = null;
  let isAsking = false;

  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      expected ??= listMigrationNames();
      const names = await expected;
      const journal = await readJournal(db.$client);
      if (findLeftBehind({ applied: journal, known: names }) !== null)
        throw new Error('The schema has left this build behind');
      const applied = new Set(journal.map(({ name }) => name));
      if (!names.every((name) => applied.has(name))) throw new Error('The schema is older than this build');
    } finally {
      isAsking = false;
    }
  };

  return () => {
    // A statement without an answer means 'not ready' for as long as it is under way.
    if (latest === null || (!isAsking && now() - latest.startedAt >= FRESH_MS))
      latest = { verdict: inTime(ask()), startedAt: now() };
    return latest.verdict;
  };
}

const inTime = (asked: Promise<void>): Promise<void> =>
  withTimeout({ timeoutMs: TIMEOUT_MS, message: 'The database does not answer in time' }, () => asked);
