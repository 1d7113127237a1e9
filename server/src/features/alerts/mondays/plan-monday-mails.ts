import * as z from 'zod';
import { listMembersAfter } from '#features/accounts';
import { listHoldersOfAlerts } from '#features/plans';
import { type AccountId, type UserId, toId } from '#lib/ids';
import { nameMember } from '#lib/member-name';
import type { ZoneDay } from '#lib/zone-time';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import type { AlertsDeps } from '../alerts-deps.ts';
import { findMonday, planMonday } from '../rules/mondays/find-monday.ts';
import { DEFAULT_SETTINGS } from '../rules/settings/default-settings.ts';
import { listOwnSettings } from '../settings/list-own-settings.ts';
import { insertPlanned, listZones } from '../store/monday-mails.ts';

/** Its recurring turns plan anew what one leaves open. */
export const planMondayMailsJob = defineJob({
  name: 'alerts.plan-monday-mails',
  schema: z.object({}),
  retryLimit: 0,
});

export const sendMondayMailJob = defineJob({
  name: 'alerts.send-monday-mail',
  schema: z.object({
    accountId: z.uuid().transform(toId<AccountId>),
    userId: z.uuid().transform(toId<UserId>),
    day: z.iso.date(),
  }),
  retryLimit: 8,
});

/** Members looked at in one transaction. */
const PAGE_SIZE = 1_000;

type PlanDeps = Pick<AlertsDeps, 'db' | 'clock' | 'queue'>;
type Member = Awaited<ReturnType<typeof listMembersAfter>>[number];

/** Plans the mails of Monday of everybody in whose zone it is Monday morning; who is planned already is left alone. */
export async function planMondayMails(deps: PlanDeps, signal: AbortSignal): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const zones = new Set([DEFAULT_SETTINGS.timeZone, ...(await listZones(db))]);
  const mondays = new Map([...zones].map((zone) => [zone, findMonday(now, zone)]));
  if ([...mondays.values()].every((day) => day === null)) return 0;
  let planned = 0;
  let after: Member | null = null;
  do {
    signal.throwIfAborted();
    const page: Member[] = await listMembersAfter(db, { after, limit: PAGE_SIZE });
    planned += await planPage(deps, { page, mondays });
    after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null);
  } while (after !== null);
  return planned;
}

async function planPage(
  { db, queue }: PlanDeps,
  { page, mondays }: { page: readonly Member[]; mondays: ReadonlyMap<string, ZoneDay | null> },
): Promise<number> {
  const holders = await listHoldersOfAlerts(
    db,
    page.map(({ accountId }) => accountId),
  );
  const holding = page.filter(({ accountId }) => holders.has(accountId));
  const settings = await listOwnSettings(db, holding);
  const due = holding.flatMap((member, place) => {
    const own = settings[place];
    const day = own === undefined ? null : (mondays.get(own.timeZone) ?? null);
    return own?.sendsOnMondays === true && day !== null ? [{ ...member, day, timeZone: own.timeZone }] : [];
  });
  return withTransaction(db, async (tx) => {
    const fresh = await insertPlanned(tx, due);
    const jobs = due.filter((member) => fresh.has(nameMember(member)));
    await queue.enqueueMany(
      tx,
      sendMondayMailJob,
      jobs.map(({ accountId, userId, day, timeZone }) => ({
        payload: { accountId, userId, day },
        options: { startAfter: planMonday({ day, timeZone, userId }), groupId: accountId },
      })),
    );
    return jobs.length;
  });
}
