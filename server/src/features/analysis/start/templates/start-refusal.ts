import { formatWeekday } from '@citato/contract/format';
import { readRomeClock, romeDay, addDays } from '#lib/rome-time';

const hourAndMinute = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

/** For plans without the one-analysis limit: an administrator has switched further analyses off. */
export const SPENT_BY_ACCOUNT = 'Il tuo account include una sola analisi, già utilizzata.';

/** Why an analysis is not started by hand any more today, and when the next starts by itself. */
export function formatStartRefusal({
  reason,
  max,
  nextRunAt,
  now,
}: {
  /** The prompt's own analyses by hand are used up, or those of the whole account. */
  reason: 'prompt_full' | 'day_full';
  max: number;
  /** Null: none starts by itself. */
  nextRunAt: Date | null;
  now: Date;
}): string {
  const limit =
    reason === 'day_full'
      ? 'Limite raggiunto: oggi il tuo account ha già avviato tutte le analisi che il piano permette in un giorno.'
      : `Limite raggiunto: il tuo piano permette di avviare a mano ${countOf(max)} al giorno per ogni prompt.`;
  const next =
    nextRunAt === null
      ? 'Potrai riprovare domani.'
      : `La prossima analisi automatica ${formatNext({ nextRunAt, now })}.`;
  return `${limit} ${next}`;
}

function countOf(max: number): string {
  if (max === 0) return 'nessuna analisi';
  return max === 1 ? 'una sola analisi' : `al massimo ${String(max)} analisi`;
}

function formatNext({ nextRunAt, now }: { nextRunAt: Date; now: Date }): string {
  if (nextRunAt <= now) return 'sta per partire';
  const time = hourAndMinute.format(nextRunAt);
  const { day } = readRomeClock(nextRunAt);
  if (day === romeDay(now)) return `parte oggi alle ${time}`;
  if (day === addDays(romeDay(now), 1)) return `parte domani alle ${time}`;
  return `parte ${formatWeekday(nextRunAt.toISOString())} alle ${time}`;
}
