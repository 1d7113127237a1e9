import {
  JOB_LABELS,
  PLAN_IDS,
  type AdminUserList,
  type EngineHealth,
  type Expenses,
  type NamedEngine,
} from '@citato/contract';
import { formatDate } from '@citato/contract/format';
import type { Period } from './period-search-model.ts';

/** A kind of job in words; a kind this page does not know keeps its name. */
export function nameKind(kind: string): string {
  return JOB_LABELS[kind] ?? kind;
}

const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

/** Hour and minute in Rome. */
export function formatRomeTime(iso: string): string {
  return romeTime.format(new Date(iso));
}

/** '13 nov 2026 – 20 nov 2026'; one day stands alone. */
export function formatPeriod({ from, to }: Period): string {
  // Noon is the same day in Rome.
  const [first, last] = [from, to].map((day) => formatDate(`${day}T12:00:00Z`));
  return first === last ? String(first) : `${String(first)} – ${String(last)}`;
}

/** All accounts, whatever their plan. */
export function countUsers(planStats: AdminUserList['planStats']): number {
  return PLAN_IDS.reduce((sum, id) => sum + planStats[id].total, 0);
}

/** Each plan's accounts, and its bars as parts of all accounts. */
export function buildPlanShares(planStats: AdminUserList['planStats']) {
  const all = countUsers(planStats);
  const percentOf = (count: number) => (all === 0 ? 0 : (100 * count) / all);
  return PLAN_IDS.map((id) => ({
    id,
    ...planStats[id],
    totalPercent: percentOf(planStats[id].total),
    withPercent: percentOf(planStats[id].withAnalyses),
  }));
}

/** An engine's free permits and its cost; one that is no longer configured has costs alone. */
export interface EngineRow {
  readonly engine: NamedEngine;
  readonly health: EngineHealth | null;
  readonly monthCents: number;
  /** By what it was for, dearest first. */
  readonly purposes: Expenses['lines'];
}

/** Configured engines in their order, then those that only cost something this month. */
export function buildEngineRows({
  engines,
  lines,
}: {
  engines: readonly EngineHealth[];
  lines: Expenses['lines'];
}): EngineRow[] {
  const ids = new Set([...engines, ...lines].map(({ engine }) => engine));
  return [...ids].map((engine) => {
    const purposes = lines.filter((line) => line.engine === engine);
    return {
      engine,
      health: engines.find((one) => one.engine === engine) ?? null,
      monthCents: purposes.reduce((total, { monthCents }) => total + monthCents, 0),
      purposes,
    };
  });
}
