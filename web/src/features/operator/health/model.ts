import { nameEngine, type EngineFigures, type Health, type HealthSubject } from '@citato/contract';
import { formatDecimal } from '@citato/contract/format';
import { healthCopy as copy } from './copy.ts';

export function nameSubject(subject: HealthSubject): string {
  return subject === 'reader' ? copy.reader : nameEngine(subject);
}

export interface Verdict {
  readonly tone: 'negative' | 'warning' | 'neutral' | 'positive';
  readonly sentence: string;
}

/** One sentence for all: well only where everything is known and there are no findings. */
export function decideVerdict({ findings, unknown }: Pick<Health, 'findings' | 'unknown'>): Verdict {
  const toDo = findings.filter(({ severity }) => severity === 'act').length;
  if (toDo > 0) return { tone: 'negative', sentence: copy.verdicts.act(toDo) };
  if (findings.length > 0) return { tone: 'warning', sentence: copy.verdicts.watch(findings.length) };
  return unknown.length > 0
    ? { tone: 'neutral', sentence: copy.verdicts.known }
    : { tone: 'positive', sentence: copy.verdicts.well };
}

/** The parts without data, in words; null when there are none. */
export function describeUnknown({ unknown, payments }: Pick<Health, 'unknown' | 'payments'>): string | null {
  if (unknown.length === 0) return null;
  const parts = unknown.map((area) =>
    area === 'payments' && payments.provider === 'none' ? copy.noPayments : copy.areas[area],
  );
  return copy.unknown(new Intl.ListFormat('it-IT').format(parts));
}

/** Milliseconds as seconds with one decimal: 2100 → '2,1 s'. */
export function formatPace(ms: number | null): string {
  return ms === null ? copy.na : `${formatDecimal(ms / 1000)} s`;
}

/** The unknown details in an engine's replies, as one sentence; null where there were none. */
export function describeUnknownDetails({ unknownDetails }: EngineFigures): string | null {
  if (unknownDetails === undefined || unknownDetails.replies === 0) return null;
  const { unknown, unknownKind, unknownKinds } = copy.engines;
  const kinds = unknownDetails.kinds.map(({ kind, replies }) => unknownKind(unknownKinds[kind], replies));
  return unknown(unknownDetails.replies, new Intl.ListFormat('it-IT').format(kinds));
}

/** Whether an engine was ever asked within the days shown. */
export function wasAsked({ days: shown }: EngineFigures): boolean {
  return shown.some(({ calls }) => calls > 0);
}
