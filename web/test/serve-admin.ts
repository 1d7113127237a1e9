import { api } from '@citato/contract';
import { aPipeline, someAccounts, someExpenses, someHealth, someStats } from './admin-builders.ts';
import { aConfig, answer, aPlan, aUser } from './api-server.ts';

/** What the panel asks for as it opens, for an administrator; no job was given up. */
export function serveAdmin(): void {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser({ isAdmin: true }));
  answer(api.getConfig, aConfig());
  answer(api.listPaymentCorrections, { corrections: [] });
  answer(api.getHealth, someHealth());
  answer(api.getPipeline, aPipeline());
  answer(api.listUsers, someAccounts());
  answer(api.getExpenses, someExpenses());
  answer(api.getAdminStats, someStats());
  answer(api.countStuckPrompts, { count: 0 });
  answer(api.getEmailAnalytics, { stats: {} });
  answer(api.listAudit, { entries: [], next: null });
  answer(api.listDeadLetters, { kinds: [], jobs: [] });
  answer(api.listPlans, [aPlan()]);
}
