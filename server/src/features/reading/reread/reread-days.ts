import type { NewReading } from '#features/answers';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { loadSeries, type OwnedPrompt } from '#features/companies';
import {
  buildThirtyDayWindow,
  findDayBefore,
  listAnswersOfDays,
  listDailyTallies,
  listMentionedBefore,
  tallyDays,
} from '#features/measurements';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { readStored } from '../read/read-stored.ts';
import { prepareText } from '../rules/answer-reading.ts';
import { listKnownCompanies } from '../rules/known-companies.ts';
import type { OldAnswer } from '../store/rereading.ts';

/**
 * Reads answers of one prompt again, given in the order of their days. Names learned from a day are known from the next
 * day on, as they were when the answers came, so that the same texts and names always give the same readings, however
 * many days a batch holds.
 */
export async function rereadDays(
  db: Queryable,
  { subject, answers }: { subject: OwnedPrompt; answers: readonly OldAnswer[] },
): Promise<NewReading[]> {
  const byDay = Map.groupBy(answers, ({ result }) => result.day);
  const days = [...byDay.keys()];
  const series = await loadSeries(db, [subject.prompt.id]);
  let tallies = await listTalliesUpTo(db, { subject, days });
  const stored = await listAnswersOfDays(db, {
    companyIds: [subject.company.id],
    promptIds: [subject.prompt.id],
    days: days.slice(0, -1),
  });
  const storedByDay = Map.groupBy(stored, ({ day }) => day);
  const readings: NewReading[] = [];
  for (const [day, ofDay] of byDay) {
    const knownCompanies = listKnownCompanies(
      listMentionedBefore(day, {
        tallies,
        ownName: subject.company.name,
        seriesSince: series.startOf({ promptId: subject.prompt.id, day }),
      }),
    );
    const fresh = new Map<string, NewReading>();
    for (const answer of ofDay) {
      const { company } = subject;
      const prepared = prepareText({ text: answer.text, subject: company, knownCompanies });
      fresh.set(answer.result.id, readStored({ answer, company, prepared }));
      await yieldToEventLoop();
    }
    readings.push(...fresh.values());
    const renewed = (storedByDay.get(day) ?? []).map((answer) => {
      const reading = fresh.get(answer.id);
      return reading === undefined ? answer : { ...answer, ...listFacts(reading) };
    });
    tallies = [...tallies.filter((tally) => tally.day !== day), ...tallyDays(renewed)];
  }
  return readings;
}

/** The companies the days before one taught the reader. */
export async function listKnownBefore(
  db: Queryable,
  { subject, day }: { subject: OwnedPrompt; day: RomeDay },
): Promise<{ name: string }[]> {
  const tallies = await listTalliesUpTo(db, { subject, days: [day] });
  const series = await loadSeries(db, [subject.prompt.id]);
  const seriesSince = series.startOf({ promptId: subject.prompt.id, day });
  return listKnownCompanies(
    listMentionedBefore(day, { tallies, ownName: subject.company.name, seriesSince }),
  );
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

/** What is counted of a reading, in the order in which stored mentions are listed. */
function listFacts({ result: { status }, mentions }: NewReading) {
  const facts = mentions.map(({ companyKey: key, ...mention }) => ({ key, ...mention }));
  return { status, mentions: facts.sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1)) };
}
