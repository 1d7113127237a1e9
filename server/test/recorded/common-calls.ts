import type { Calls } from './record-calls.ts';

/** What every page of a signed-in account asks. */
export const OF_ACCOUNT: Calls = {
  getOwnProfile: {},
  getConfig: {},
  listPlans: {},
  getUserLimits: {},
  getUserSpending: {},
  getArchived: {},
};

/** What the dashboard asks beside. */
export const OF_DASHBOARD: Calls = {
  listCompanies: {},
  listTrends: {},
  listTaskLists: {},
  getMonitoringLastUpdate: {},
  getTaskListLastUpdate: {},
  getSuggestionAllowance: {},
  listSuggestions: { query: { websiteUrl: 'https://hosting-rossi.it' } },
};
