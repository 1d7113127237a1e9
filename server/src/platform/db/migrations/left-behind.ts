import { StartupError } from '#lib/startup-error';
import type { Applied } from './journal.ts';

/** On a schema from which a newer build has removed something this build uses, every request would fail. */
export function assertMayRun({
  applied,
  known,
}: {
  applied: readonly Applied[];
  known: readonly { readonly name: string }[];
}): void {
  const left = findLeftBehind({ applied, known: known.map(({ name }) => name) });
  if (left === null) return;
  throw new StartupError(
    `This version of Citato is too old for its database: ${left.name} has taken away what it uses. Start a version that has ${left.needs}, or restore the backup from before the upgrade.`,
  );
}

/** The migration after which a build with these migrations may no longer run; null: it may run. */
export function findLeftBehind({
  applied,
  known,
}: {
  applied: readonly Pick<Applied, 'name' | 'needs'>[];
  known: readonly string[];
}): { name: string; needs: string } | null {
  for (const { name, needs } of applied) if (needs !== null && !known.includes(needs)) return { name, needs };
  return null;
}
