import type { PromptId } from '#lib/ids';
import { type RomeDay, addDays } from '#lib/rome-time';

/** Something a prompt's day comes to. */
interface Dated {
  readonly promptId: PromptId;
  readonly day: RomeDay;
}

export const firstOfMonth = (day: RomeDay): RomeDay => `${day.slice(0, 7)}-01`;

export const listMonths = (days: readonly RomeDay[]): RomeDay[] => [...new Set(days.map(firstOfMonth))];

/** What months hold once `fresh` stands in the place of their `days`, by prompt; a month with nothing left is none. */
export function mergeMonths<Row extends Dated>({
  stored,
  days,
  fresh,
}: {
  stored: readonly Row[];
  days: readonly RomeDay[];
  fresh: readonly Row[];
}): { promptId: PromptId; month: RomeDay; rows: Row[] }[] {
  const replaced = new Set(days);
  const rows = [...stored.filter(({ day }) => !replaced.has(day)), ...fresh];
  return [...Map.groupBy(rows, ({ promptId }) => promptId)].flatMap(([promptId, ofPrompt]) =>
    [...Map.groupBy(ofPrompt, ({ day }) => firstOfMonth(day))].map(([month, ofMonth]) => ({
      promptId,
      month,
      rows: ofMonth,
    })),
  );
}

/** The days of the month that begins with a day. */
export function listDaysOfMonth(month: RomeDay): RomeDay[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(month, index));
  return days.filter((day) => firstOfMonth(day) === month);
}
