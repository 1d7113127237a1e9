import type { NewReading } from '#features/answers';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { OwnedPrompt } from '#features/companies';
import { loadNamesBefore } from '#features/measurements';
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
  const names = await loadNamesBefore(db, { subject, days: [...byDay.keys()] });
  const { company } = subject;
  const readings: NewReading[] = [];
  for (const [day, ofDay] of byDay) {
    const knownCompanies = listKnownCompanies(names.listBefore(day));
    const fresh = new Map<string, NewReading>();
    for (const answer of ofDay) {
      const prepared = prepareText({ text: answer.text, subject: company, knownCompanies });
      fresh.set(answer.result.id, readStored({ answer, company, prepared }));
      await yieldToEventLoop();
    }
    readings.push(...fresh.values());
    names.recount(day, new Map([...fresh].map(([id, reading]) => [id, listFacts(reading)])));
  }
  return readings;
}

/** The companies the days before one taught the reader. */
export async function listKnownBefore(
  db: Queryable,
  { subject, day }: { subject: OwnedPrompt; day: RomeDay },
): Promise<{ name: string }[]> {
  const names = await loadNamesBefore(db, { subject, days: [day] });
  return listKnownCompanies(names.listBefore(day));
}

/** What is counted of a reading, in the order in which stored mentions are listed. */
function listFacts({ result: { status }, mentions }: NewReading) {
  const facts = mentions.map(({ companyKey: key, ...mention }) => ({ key, ...mention }));
  return { status, mentions: facts.sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1)) };
}
