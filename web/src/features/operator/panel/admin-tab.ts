const ADMIN_TABS = ['stato', 'utenti', 'letture', 'pagamenti', 'registro'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export interface AdminTabSearch {
  /** The open tab; without it the state of the product. */
  sezione?: AdminTab | undefined;
}

/** The tab in an address; one that does not exist is the first. */
export function parseAdminTab({ sezione }: Record<string, unknown>): AdminTabSearch {
  const known = ADMIN_TABS.find((tab) => tab === sezione);
  return known === undefined || known === 'stato' ? {} : { sezione: known };
}
