import { formatInteger } from '#lib/format';

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
  late: 'I suggerimenti non sono ancora pronti. Scrivi pure i tuoi prompt o riprova tra poco.',
  noUrl: "URL dell'azienda non disponibile per richiedere suggerimenti.",
  failed: 'Impossibile richiedere i suggerimenti. Riprova più tardi.',
  limit: 'Limite raggiunto',
  limitText: (max: number) =>
    max === 1 ? 'Massimo 1 prompt consentito.' : `Massimo ${formatInteger(max)} prompt consentiti.`,
  oneAtATime: 'Qui aggiungi un prompt alla volta: svuota il campo per usare un suggerimento.',
} as const;
