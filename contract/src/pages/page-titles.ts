const PRODUCT = 'Citato';

/** Titles of the public pages: one name for the window, the server's markup and the sitemap. */
export const PAGE_NAMES = {
  landing: 'Citato: chi nomina l’AI quando parla del tuo settore',
  login: 'Accedi',
  register: 'Crea il tuo account',
  developers: 'Sviluppatori',
  privacy: 'Privacy',
  cookie: 'Cookie',
} as const;

/** A page's name as title of the window: with the product's, unless it begins with it. */
export function formatPageTitle(name: string): string {
  return name.startsWith(PRODUCT) ? name : `${name} · ${PRODUCT}`;
}
