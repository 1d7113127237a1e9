import { formatInteger, formatOtherCompanies, withArticle } from '#lib/format';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);

export const resultsCopy = {
  columns: {
    company: 'Azienda',
    mentions: 'Menzioni',
    share: '% su Totale',
    position: 'Posizione Media',
    sentiment: 'Sentiment',
  },
  own: ' (la tua azienda)',
  companies: (count: number) => (count === 1 ? '1 azienda' : `${formatInteger(count)} aziende`),
  responses: answers,
  others: formatOtherCompanies,
  fewer: 'Mostra meno aziende',
  wholeFailed: 'Le altre aziende non sono arrivate.',
  mentionsShort: (count: number) => (count === 1 ? '1 menzione' : `${formatInteger(count)} menzioni`),
  positionShort: (position: string) => `pos. ${position}`,
  noSentiment: 'nessun giudizio',
  menu: 'Correzioni',
  nameLabel: (name: string) => `${name}: tutte le risposte che la nominano`,
  mentionsLabel: ({ mentions, interval }: { mentions: number; interval: string }) =>
    `Nominata in ${answers(mentions)}; intervallo di confidenza al 95%: ${interval}`,
  rateLabel: (interval: string) =>
    `Nominata nelle risposte valide; intervallo di confidenza al 95%: ${interval}`,
  shareLabel: (interval: string) =>
    `Parte di tutte le menzioni; intervallo di confidenza al 95%: ${interval}`,
  positionLabel: (uncertainty: string) => `Media delle posizioni; ${uncertainty}`,
  noPosition: 'Nessuna risposta la nomina',
  noRank: '–',
  uncertainties: (name: string) => `Quanto sono certi i numeri di ${name}`,
  sentimentLabel: (mentions: number) => `Etichette più frequenti, n = ${formatInteger(mentions)}`,
  emptyExample: 'Chi nominano le AI quando un cliente chiede',
  emptyTitle: 'Ancora nessun risultato',
  emptyText: 'La tabella appare alla fine della prima analisi, da sola.',
  emptyTextIdle: 'La tabella appare alla fine della prima analisi.',
  emptyAction: 'Vai ai prompt',
  period: ({ from, to }: { from: string; to: string }) =>
    from === to ? from : `${withArticle.Dal(from)} ${withArticle.al(to)}`,
} as const;
