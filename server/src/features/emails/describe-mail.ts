import type { Queryable } from '#platform/db';
import { type MailFaultCount } from './rules/mail-fault.ts';
import { countFaults } from './rules/count-faults.ts';
import { countMailsSince, listMailFaults, measureOutbox } from './store/mail-figures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mail is given up within this time: none that waits is older. */
const MAX_WAIT_MS = 4 * DAY_MS;
/** Enough to see the most frequent faults. */
const MAX_FAULTS = 1_000;

export interface MailFigures {
  readonly delivered: number;
  readonly failed: number;
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
  readonly faults: readonly MailFaultCount[];
  /** Of these, the faults that keep mails waiting. */
  readonly waitingFaults: readonly MailFaultCount[];
}

/** The outcome of mails written within 24 hours, and what waits. */
export async function describeMail(db: Queryable, { now }: { now: Date }): Promise<MailFigures> {
  const since = new Date(now.getTime() - DAY_MS);
  const { waiting, oldestAt } = await measureOutbox(db, new Date(now.getTime() - MAX_WAIT_MS));
  const faults = await listMailFaults(db, { since, limit: MAX_FAULTS });
  const waitedMs = oldestAt === null ? null : Math.max(0, now.getTime() - oldestAt.getTime());
  return {
    ...(await countMailsSince(db, since)),
    waiting,
    oldestWaitingSeconds: waitedMs === null ? null : Math.floor(waitedMs / 1000),
    faults: countFaults(faults.map(({ said }) => said)),
    waitingFaults: countFaults(faults.flatMap(({ said, isWaiting }) => (isWaiting ? [said] : []))),
  };
}
