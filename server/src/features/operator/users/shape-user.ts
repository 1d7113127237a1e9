import type { AdminUser } from '@citato/contract';
import type { listUserRows } from './store.ts';

type UserRow = Awaited<ReturnType<typeof listUserRows>>[number];

interface Counted {
  readonly companies: number;
  readonly prompts: number;
  readonly analyses: number;
  readonly suggestions: number;
  readonly isOverdue: boolean;
}

/** An account as the administrator's list shows it. */
export function shapeUser({ user, planStatus, runs, ...counted }: UserRow & Counted): AdminUser {
  return {
    ...user,
    ...planStatus,
    currentPeriodEnd: planStatus.currentPeriodEnd?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    totalCompanies: counted.companies,
    totalPrompts: counted.prompts,
    totalAnalyses: counted.analyses,
    totalSuggestions: counted.suggestions,
    isOverdue: counted.isOverdue,
    lastAnalysisTime: runs.lastRunAt?.toISOString() ?? null,
    nextAnalysisTime: runs.nextRunAt?.toISOString() ?? null,
  };
}
