import type { Queryable } from '#platform/db';
import { readOffset } from './store/clock.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** The sandbox’s own time: the installation’s, moved on by tests. */
export async function readNow({ clock }: Pick<SandboxDeps, 'clock'>, db: Queryable): Promise<Date> {
  return new Date(clock.now().getTime() + (await readOffset(db)) * 1000);
}
