import type { PromptSuggestion } from '@citato/contract';
import { formatInteger } from '#lib/format';

type SiteProblem = NonNullable<PromptSuggestion['siteProblem']>;

/** What to do about a site that was not read. */
const UNREAD: Record<SiteProblem, string> = {
  unreachable: 'controlla l’indirizzo, oppure scrivi tu nome e descrizione e continua.',
  slow: 'non ha risposto in tempo. Scrivi tu nome e descrizione e continua.',
  error: 'ha risposto con un errore. Controlla l’indirizzo, oppure scrivi tu nome e descrizione e continua.',
  not_a_page: 'non è una pagina web. Controlla l’indirizzo, oppure scrivi tu nome e descrizione e continua.',
  other: 'scrivi tu nome e descrizione e continua.',
};

export const suggestionsCopy = {
  title: 'Suggerimenti',
  intro: 'Domande che i tuoi clienti potrebbero fare all’AI.',
  preparing: 'Leggiamo il sito e prepariamo le domande: intanto puoi scrivere le tue.',
  fromSite: (host: string) => `Ricavati da ${host}. Tocca per aggiungere.`,
  fromWords: (host: string) =>
    `Non siamo riusciti a leggere ${host}: li abbiamo ricavati da nome, descrizione e settore. Tocca per aggiungere.`,
  add: (question: string) => `Usa il suggerimento: ${question}`,
  used: 'già aggiunto',
  request: 'Richiedi suggerimenti',
  requesting: 'Richiesta in corso...',
  requested: 'Suggerimenti richiesti',
  requestedText: 'Arrivano qui appena sono pronti.',
  waiting: 'Prepariamo i suggerimenti',
  listFailed: 'I suggerimenti già pronti non sono arrivati.',
  allowanceFailed: 'Le richieste rimaste oggi non sono arrivate.',
  late: 'I suggerimenti non sono ancora pronti. Scrivi pure i tuoi prompt o riprova tra poco.',
  noUrl: "URL dell'azienda non disponibile per richiedere suggerimenti.",
  failed: 'Impossibile richiedere i suggerimenti. Riprova più tardi.',
  limit: 'Limite raggiunto',
  limitText: (max: number) => `Massimo ${formatInteger(max)} prompt consentiti`,
  /** How many requests are left today. */
  allowance: ({ left, perDay }: { left: number; perDay: number }) =>
    left === 0
      ? `Hai usato tutte le richieste di oggi (${formatInteger(perDay)}): domani tornano disponibili.`
      : `Richieste di oggi: ancora ${formatInteger(left)} su ${formatInteger(perDay)}.`,
  site: {
    idle: 'Lo leggiamo per proporti nome, descrizione e prompt. Puoi cambiare tutto.',
    reading: 'Stiamo leggendo il sito…',
    read: 'Sito letto. Nome, descrizione e prompt proposti si possono cambiare.',
    late: 'La lettura del sito richiede più del solito: scrivi tu nome e descrizione e continua.',
    unread: (host: string, problem: SiteProblem | null) =>
      `Non siamo riusciti a leggere ${host}: ${UNREAD[problem ?? 'slow']}`,
  },
  oneAtATime: 'Qui aggiungi un prompt alla volta: svuota il campo per usare un suggerimento.',
} as const;
