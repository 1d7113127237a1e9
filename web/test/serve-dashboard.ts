import { api, type CompanyWithPrompts, type PromptCheck } from '@citato/contract';
import { aConfig, answer, aUser, respond } from './api-server.ts';
import { someLimits } from './monitoring-builders.ts';
import { openStream } from './open-stream.ts';
import { PLANS } from './serve-plan-tab.ts';

/** What every dashboard asks for beside its companies, for a signed-in customer of a large plan; no live event comes. */
export function serveDashboard(): void {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser({ planId: 'guru' }));
  answer(api.getConfig, aConfig());
  answer(api.getMonitoringLastUpdate, { lastUpdate: null });
  answer(api.getUserLimits, someLimits());
  answer(api.listPlans, Object.values(PLANS));
  answer(api.listSuggestions, []);
  answer(api.listActionEffects, { actions: [] });
  answer(api.getBoard, { prompts: [], ranking: { prompts: 0, responses: 0, companies: [] } });
  answer(api.getCompanionDetails, { mentions: 0, withoutAny: 0, companions: [] });
  answer(api.listNameProposals, { proposals: [] });
  answer(api.describeCompanyName, {
    isFindable: true,
    counts: [{ variant: 'as_written', spellings: ['Ponteverde CRM'] }],
    leftOut: [],
    strict: null,
    others: [],
  });
  answer(api.checkPrompt, CHECKED);
  answer(api.getSuggestionAllowance, { perDay: 100, left: 100 });
  respond(api.streamEvents, openStream);
}

/** Nothing stands against what is typed. */
export const CHECKED: PromptCheck = {
  namesCompany: false,
  isGeneric: false,
  similar: null,
  precision: {
    answers: 20,
    isFewest: false,
    isDaily: true,
    marginPoints: 4,
    marginDays: 30,
    changePoints: 20,
    changeDays: 5,
    designEffect: null,
  },
};

/** Whom the customer monitors. */
export function serveCompanies(...companies: CompanyWithPrompts[]): void {
  answer(api.listCompanies, { companies });
}
