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
  /** Whose files of the week that ends with this day a mail led to. */
  azienda?: string;
  settimana?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The tab in an address, with what it opens there; a tab that does not exist is the first. */
export function parseProfileSearch({ tab, azienda, settimana }: Record<string, unknown>): ProfileSearch {
  const known = PROFILE_TABS.find((candidate) => candidate === tab);
  if (known === undefined || known === 'profile') return {};
  const isDay = typeof settimana === 'string' && DAY.test(settimana) && !Number.isNaN(Date.parse(settimana));
  return {
    tab: known,
    ...(known === 'api' && isDay && typeof azienda === 'string' ? { azienda, settimana } : {}),
  };
}
