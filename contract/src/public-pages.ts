import { PAGES } from './pages.ts';

/** The pages search engines may keep, with what they show of them; every other page is kept from them. */
export const PUBLIC_PAGES: readonly { path: string; title: string; description: string }[] = [
  {
    path: PAGES.home,
    title: 'Citato: chi nomina l’AI quando parla del tuo settore',
    description:
      'Citato fa ogni giorno ai motori AI le domande dei tuoi clienti e ti dice se sei nominato, in che posizione, con che tono e accanto a chi.',
  },
  {
    path: PAGES.login,
    title: 'Accedi · Citato',
    description: 'Accedi a Citato e guarda come i motori AI parlano della tua azienda.',
  },
  {
    path: PAGES.register,
    title: 'Crea il tuo account · Citato',
    description:
      'Inizia gratis con Citato: un’azienda, una domanda, la prima analisi. Senza carta di credito.',
  },
  {
    path: PAGES.privacy,
    title: 'Privacy · Citato',
    description: 'Quali dati Citato tratta, perché, per quanto tempo e come li scarichi o li elimini.',
  },
  {
    path: PAGES.cookie,
    title: 'Cookie · Citato',
    description: 'Quali cookie usa Citato e quali solo se dici di sì.',
  },
];
