const PROFILE_TABS = [
  'profile',
  'team',
  'plan',
  'billing',
  'alerts',
  'webhooks',
  'api',
  'assistants',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

interface ProfileSearch {
  /** The open tab; without it the profile itself. */
  tab?: ProfileTab;
}

/** The tab in an address; one that does not exist is the first. */
export function parseProfileSearch({ tab }: Record<string, unknown>): ProfileSearch {
  const known = PROFILE_TABS.find((candidate) => candidate === tab);
  return known === undefined || known === 'profile' ? {} : { tab: known };
}
