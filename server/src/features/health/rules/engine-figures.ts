import { HEALTH_DAYS, type EngineFigures, type HealthSubject } from '@citato/contract';
import { addDays, type RomeDay } from '#lib/rome-time';

/** Figures of one day or hour, with costs in cents already. */
export interface SubjectFigures {
  readonly subject: HealthSubject;
  readonly calls: number;
  readonly failures: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

type Day = EngineFigures['days'][number];
type Breaker = Pick<EngineFigures, 'breaker' | 'retryAt' | 'failingSince'>;

/** The first day the figures show. */
export function firstHealthDay(today: RomeDay): RomeDay {
  return addDays(today, 1 - HEALTH_DAYS);
}

/** What is configured in its order, then what only has a past; every day is there, one without a call with none. */
export function buildEngineFigures({
  configured,
  today,
  days,
  lastHour,
  breakers,
}: {
  configured: readonly HealthSubject[];
  today: RomeDay;
  days: readonly (SubjectFigures & { readonly day: RomeDay; readonly costCents: number })[];
  lastHour: readonly SubjectFigures[];
  breakers: ReadonlyMap<HealthSubject, Breaker>;
}): EngineFigures[] {
  const subjects = [...new Set([...configured, ...days.map(({ subject }) => subject)])];
  const calendar = Array.from({ length: HEALTH_DAYS }, (_, index) => addDays(firstHealthDay(today), index));
  return subjects.map((subject) => ({
    subject,
    isConfigured: configured.includes(subject),
    ...(breakers.get(subject) ?? { breaker: 'closed', retryAt: null, failingSince: null }),
    lastHour: pickCalls(lastHour.find((row) => row.subject === subject)),
    days: calendar.map((day): Day => {
      const row = days.find((one) => one.subject === subject && one.day === day);
      return { day, ...pickCalls(row), costCents: row?.costCents ?? 0 };
    }),
  }));
}

function pickCalls(row: SubjectFigures | undefined): EngineFigures['lastHour'] {
  return {
    calls: row?.calls ?? 0,
    failures: row?.failures ?? 0,
    p50Ms: row?.p50Ms ?? null,
    p95Ms: row?.p95Ms ?? null,
  };
}
