import type { MentionedCompany } from '@citato/contract';
import { loadSeries, type OwnedPrompt } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { tallyDays } from '../rules/daily-tally.ts';
import { listMentionedBefore } from '../rules/figures-before.ts';
import { buildThirtyDayWindow } from '../rules/thirty-day-window.ts';
import { listAnswersOfDays } from '../store/answers-of-days.ts';
import { findDayBefore, listDailyTallies } from '../store/monthly-tallies.ts';

type StoredAnswer = Awaited<ReturnType<typeof listAnswersOfDays>>[number];

/** What is counted of an answer. */
type Facts = Pick<StoredAnswer, 'status' | 'mentions'>;

/** The companies a prompt's answers named before each of some days, while answers of these days are read again. */
export interface NamesBefore {
  listBefore(day: RomeDay): MentionedCompany[];
  /** Counts a day anew with what its answers say now, by their ids; the others count as stored. */
  recount(day: RomeDay, facts: ReadonlyMap<string, Facts>): void;
}

/** @param days those read again, in their order */
export async function loadNamesBefore(
  db: Queryable,
  { subject: { prompt, company }, days }: { subject: OwnedPrompt; days: readonly RomeDay[] },
): Promise<NamesBefore> {
  const scope = { companyIds: [company.id], promptIds: [prompt.id] };
  const series = await loadSeries(db, [prompt.id]);
  let tallies = await listTalliesUpTo(db, { subject: { prompt, company }, days });
  const earlierDays = days.slice(0, -1);
  const stored = earlierDays.length === 0 ? [] : await listAnswersOfDays(db, { ...scope, days: earlierDays });
  const storedByDay = Map.groupBy(stored, ({ day }) => day);
  return {
    listBefore: (day) =>
      listMentionedBefore(day, {
        tallies,
        ownName: company.name,
        seriesSince: series.startOf({ promptId: prompt.id, day }),
      }),
    recount: (day, facts) => {
      const renewed = (storedByDay.get(day) ?? []).map((answer) => ({ ...answer, ...facts.get(answer.id) }));
      tallies = [...tallies.filter((tally) => tally.day !== day), ...tallyDays(renewed)];
    },
  };
}

/** The tallies of the thirty days before the first, from which names are learned. */
async function listTalliesUpTo(
  db: Queryable,
  { subject: { prompt, company }, days }: { subject: OwnedPrompt; days: readonly RomeDay[] },
): Promise<ReturnType<typeof tallyDays>> {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const before = await findDayBefore(db, { companyId: company.id, promptId: prompt.id, day: first });
  const window = { ...buildThirtyDayWindow({ lastDay: before ?? first, seriesSince: null }), lastDay: last };
  const scope = { companyIds: [company.id], promptIds: [prompt.id] };
  return (await listDailyTallies(db, { ...scope, window })).get(prompt.id) ?? [];
}
