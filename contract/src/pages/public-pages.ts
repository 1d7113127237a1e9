import { formatPageTitle, PAGE_NAMES } from './page-titles.ts';
import { PAGES } from './pages.ts';

/** The pages search engines may keep, with what they show of them; every other page is kept from them. */
export const PUBLIC_PAGES: readonly { path: string; title: string; description: string }[] = [
  {
    path: PAGES.home,
    title: formatPageTitle(PAGE_NAMES.landing),
    description:
      'Citato fa ogni giorno ai motori AI le domande dei tuoi clienti e ti dice se sei nominato, in che posizione, con che tono e accanto a chi.',
  },
  {
    path: PAGES.login,
    title: formatPageTitle(PAGE_NAMES.login),
    description: 'Accedi a Citato e guarda come i motori AI parlano della tua azienda.',
  },
  {
    path: PAGES.register,
    title: formatPageTitle(PAGE_NAMES.register),
    description:
      'Inizia gratis con Citato: un’azienda, una domanda, la prima analisi. Senza carta di credito.',
  },
  {
    path: PAGES.developers,
    title: formatPageTitle(PAGE_NAMES.developers),
    description:
      'I numeri di Citato in un foglio, in n8n, in Looker, nel tuo codice, in Claude e in ChatGPT: la prima chiamata in tre minuti.',
  },
  {
    path: PAGES.privacy,
    title: formatPageTitle(PAGE_NAMES.privacy),
    description: 'Quali dati Citato tratta, perché, per quanto tempo e come li scarichi o li elimini.',
  },
  {
    path: PAGES.cookie,
    title: formatPageTitle(PAGE_NAMES.cookie),
    description: 'Quali cookie usa Citato e quali solo se dici di sì.',
  },
];
