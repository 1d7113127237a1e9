import { formatEuro, formatInteger } from '#lib/format';

const countOf = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
const companiesCount = (count: number) => countOf(count, 'azienda', 'aziende');
const promptsCount = (count: number) => countOf(count, 'prompt', 'prompt');

interface Priced {
  name: string;
  priceCents: number;
}
const monthly = (priceCents: number) => `${formatEuro(priceCents)} al mese`;
/** 'Il piano Free', or the account where the limit is its own. */
const holder = (plan: string | null) => (plan === null ? 'Il tuo account' : `Il piano ${plan}`);

export const planLimitsCopy = {
  cancel: 'Annulla',
  close: 'Chiudi',
  upgrade: 'Aggiorna Piano',
  used: ({ used, max }: { used: number; max: number }) => `${formatInteger(used)} su ${formatInteger(max)}`,
  maxCompanies: {
    title: 'Limite Piano Raggiunto',
    meter: 'Aziende',
    text: ({ plan, max }: { plan: string | null; max: number }) =>
      `${holder(plan)} include ${companiesCount(max)}.`,
    sold: ({ name, priceCents, max }: Priced & { max: number }) =>
      `Con ${name} ne segui ${formatInteger(max)}, ${monthly(priceCents)}.`,
    unsold: 'Passa a un piano superiore per seguirne altre.',
    none: 'Per seguirne altre scrivici da «Assistenza», nel menu utente.',
  },
  maxPrompts: {
    title: 'Limite Prompt Raggiunto',
    meter: 'Prompt',
    text: ({ plan, max }: { plan: string | null; max: number }) =>
      `${holder(plan)} include ${promptsCount(max)} in tutto.`,
    sold: ({ name, priceCents, max }: Priced & { max: number }) =>
      `Con ${name} ne segui ${formatInteger(max)}, ${monthly(priceCents)}.`,
    unsold: 'Passa a un piano superiore per aggiungerne altri.',
    none: 'Per aggiungerne altri scrivici da «Assistenza», nel menu utente.',
  },
  withoutTaskLists: {
    title: 'Un’analisi, senza Task List',
    text: ({ plan, isDaily }: { plan: string | null; isDaily: boolean }) =>
      `${holder(plan)} analizza i prompt ma non include le Task List: parte ${isDaily ? 'un’analisi in più' : 'la sola analisi inclusa'}, e una lista non arriva.`,
    sold: ({ name, priceCents }: Priced) => `Con ${name} hai anche le Task List, ${monthly(priceCents)}.`,
    unsold: 'Con un piano superiore hai anche le Task List.',
    none: 'Per avere le Task List scrivici da «Assistenza», nel menu utente.',
    start: 'Avvia l’analisi',
  },
  analysis: {
    title: 'Analisi non disponibile',
    text: 'Il piano Free include una sola analisi per prompt, già utilizzata.',
    /** The plan that brings what was asked for. */
    sold: ({ name, priceCents }: Priced) =>
      `Con ${name} hai analisi ogni giorno e Task List, ${monthly(priceCents)}.`,
    /** A cheaper one that brings half of it. */
    alone: ({ name, priceCents }: Priced) => `Con ${name} solo le analisi, ${monthly(priceCents)}.`,
    unsold: 'Passa a un piano superiore per avere analisi ogni giorno.',
    none: 'Per averne altre scrivici da «Assistenza», nel menu utente.',
  },
} as const;
