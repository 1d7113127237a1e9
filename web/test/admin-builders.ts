import type {
  AdminStats,
  AdminUser,
  AdminUserList,
  DeadLetter,
  EngineFigures,
  Expenses,
  Health,
  Pipeline,
} from '@citato/contract';
import { anId } from './monitoring-builders.ts';

const none = { count: 0, isMore: false, prompts: [] };

export function aPipeline(over: Partial<Pipeline> = {}): Pipeline {
  const healthy = {
    engine: 'openai' as const,
    breaker: 'closed' as const,
    retryAt: null,
    waitingPrompts: 0,
    nextAttemptAt: null,
    permits: { limit: 50, leased: 8 },
  };
  return { queued: 12, running: 3, stuck: none, overdue: none, engines: [healthy], ...over };
}

export function someExpenses(over: Partial<Expenses> = {}): Expenses {
  return {
    daySince: '2026-11-21T23:00:00.000Z',
    monthSince: '2026-10-31T23:00:00.000Z',
    dayCents: 125,
    monthCents: 3120.4,
    lines: [
      { engine: 'openai', purpose: 'answer', dayCents: 100, monthCents: 3000 },
      { engine: 'openai', purpose: 'reading', dayCents: 25, monthCents: 120.4 },
    ],
    budget: { dayCents: 2000, leftCents: 1875 },
    ...over,
  };
}

export function aDeadLetter(over: Partial<DeadLetter> = {}): DeadLetter {
  return {
    id: anId(1),
    kind: 'analysis.run-analysis',
    enqueuedAt: '2026-11-19T04:00:00.000Z',
    diedAt: '2026-11-19T05:12:00.000Z',
    tries: 5,
    cause: 'fault',
    errorClass: 'PostgreSQL 23505',
    userId: anId(2),
    companyId: anId(3),
    promptId: anId(4),
    ...over,
  };
}

export function someAccounts(over: Partial<AdminUserList> = {}): AdminUserList {
  return {
    users: [],
    total: 1250,
    planStats: {
      free: { total: 1000, withAnalyses: 640 },
      pro: { total: 200, withAnalyses: 190 },
      guru: { total: 40, withAnalyses: 40 },
      business: { total: 10, withAnalyses: 9 },
    },
    activeSubscriptions: 247,
    nextSchedulerRun: '2026-11-19T05:12:00.000Z',
    ...over,
  };
}

export function anAdminUser(over: Partial<AdminUser> = {}): AdminUser {
  return {
    id: anId(7),
    email: 'giulia@ponteverde.example',
    firstName: 'Giulia',
    lastName: 'Ferri',
    planId: 'pro',
    subscriptionStatus: 'active',
    currentPeriodEnd: '2026-12-12T09:00:00.000Z',
    stripeSubscriptionId: 'sub_1Qx7Lm0pXYZ123',
    createdAt: '2026-03-03T09:00:00.000Z',
    totalCompanies: 3,
    totalPrompts: 9,
    totalAnalyses: 1020,
    totalSuggestions: 12,
    isOverdue: false,
    lastAnalysisTime: '2026-11-18T04:40:00.000Z',
    nextAnalysisTime: null,
    customMaxCompanies: null,
    customMaxPrompts: null,
    customTaskListsEnabled: null,
    customPromptAnalysisEnabled: null,
    ...over,
  };
}

export function someStats(over: Partial<AdminStats> = {}): { stats: AdminStats } {
  return {
    stats: {
      usersTotal: 27,
      companiesCreated: 34,
      promptsCreated: 141,
      analysesProcessed: 1886,
      taskListsProcessed: 212,
      usersByPlan: { free: 19, pro: 5, guru: 2, business: 1 },
      ...over,
    },
  };
}

/** Figures of an engine that was asked every day for two weeks. */
export function someEngineFigures(over: Partial<EngineFigures> = {}): EngineFigures {
  const calls = { calls: 120, failures: 0, p50Ms: 2100, p95Ms: 9000 };
  const days = Array.from({ length: 14 }, (_, index) => ({
    ...calls,
    day: `2026-11-${String(7 + index).padStart(2, '0')}`,
    costCents: 240,
  }));
  return {
    subject: 'openai',
    isConfigured: true,
    breaker: 'closed',
    retryAt: null,
    failingSince: null,
    lastHour: { ...calls, calls: 6 },
    days,
    ...over,
  };
}

/** A day on which all is well, and all is known. */
export function someHealth(over: Partial<Health> = {}): Health {
  return {
    checkedAt: '2026-11-20T10:00:00.000Z',
    findings: [],
    unknown: [],
    engines: [someEngineFigures()],
    budget: { dayCents: 2000, leftCents: 1875 },
    queue: { due: 12, running: 8, oldestDueSeconds: 4 },
    deadLetters: { count: 0, newestAt: null },
    late: { overdue: 0, isMoreOverdue: false, stuck: 0 },
    mail: {
      carrier: 'smtp',
      delivered: 1204,
      failed: 0,
      waiting: 0,
      oldestWaitingSeconds: null,
      faults: [],
    },
    payments: {
      provider: 'stripe',
      lastCheck: { finishedAt: '2026-11-20T05:00:00.000Z', compared: 247, failed: 0 },
      discrepancies: 0,
      lastDiscrepancyAt: null,
    },
    backup: { takenAt: '2026-11-20T02:00:00.000Z' },
    ...over,
  };
}
