import {
  HEALTH_DAYS,
  type EngineFigures,
  type HealthSubject,
  UNKNOWN_DETAILS,
  type UnknownDetail,
} from '@citato/contract';
import { addDays, type RomeDay } from '#lib/rome-time';

/** Figures of one day or hour, with costs in cents already. */
export interface SubjectFigures {
  readonly subject: HealthSubject;
  readonly calls: number;
  readonly failures: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  /** Replies that held an unknown detail, in all and by kind; left out where there were none. */
  readonly unknownReplies?: number;
  readonly unknownKinds?: Readonly<Record<UnknownDetail, number>>;
}

type Day = EngineFigures['days'][number];
export type EngineBreaker = Pick<EngineFigures, 'breaker' | 'retryAt' | 'failingSince' | 'isOutOfCredit'>;

/** The first day the figures show. */
export function firstHealthDay(today: RomeDay): RomeDay {
  return addDays(today, 1 - HEALTH_DAYS);
}

/** The configured engines in order, then those with past calls only; every day is there, also without a call. */
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
  breakers: ReadonlyMap<HealthSubject, EngineBreaker>;
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
    unknownDetails: sumUnknown(days.filter((row) => row.subject === subject)),
  }));
}

/** Unknown details in the replies of all days; the most frequent first. */
function sumUnknown(rows: readonly SubjectFigures[]): NonNullable<EngineFigures['unknownDetails']> {
  const kinds = UNKNOWN_DETAILS.map((kind) => ({
    kind,
    replies: rows.reduce((total, { unknownKinds }) => total + (unknownKinds?.[kind] ?? 0), 0),
  }));
  return {
    replies: rows.reduce((total, { unknownReplies = 0 }) => total + unknownReplies, 0),
    kinds: kinds.filter(({ replies }) => replies > 0).toSorted((a, b) => b.replies - a.replies),
  };
}

function pickCalls(row: SubjectFigures | undefined): EngineFigures['lastHour'] {
  return {
    calls: row?.calls ?? 0,
    failures: row?.failures ?? 0,
    p50Ms: row?.p50Ms ?? null,
    p95Ms: row?.p95Ms ?? null,
  };
}
