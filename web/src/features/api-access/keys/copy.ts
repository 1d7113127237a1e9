import type { KeyDays } from '@citato/contract';
import { withArticle } from '#lib/format';

export const DAYS_WORDS: Readonly<Record<KeyDays, string>> = {
  30: '30 giorni',
  90: '90 giorni',
  365: 'un anno',
};

export const keysCopy = {
  title: 'Chiavi API',
  intro:
    'Con una chiave i tuoi numeri vanno in un foglio, in Looker o in n8n, con il loro intervallo. Si vede intera una volta sola.',
  add: 'Nuova chiave',
  documentation: 'Documentazione',
  notIncludedTitle: 'Le chiavi sono nei piani con l’API',
  notIncluded: 'Con questi piani i tuoi numeri escono anche per API, in un foglio o in Looker.',
  emptyTitle: 'Nessuna chiave',
  emptyText: 'Creane una, copiala nel tuo strumento: la prima chiamata riesce in tre minuti.',
  loadFailed: 'Le chiavi non sono arrivate',
  loadFailedText: 'Continuano a funzionare come prima.',
  shown: (prefix: string) => `${prefix}…`,
  made: (date: string) => `creata ${withArticle.il(date)}`,
  reads: 'Legge',
  writes: 'Legge e scrive',
  allCompanies: 'tutte le aziende',
  noCompany: 'nessuna azienda: quelle scelte non ci sono più',
  states: { expired: 'Scaduta', revoked: 'Revocata' },
  never: 'Mai usata',
  used: (moment: string) => `Ultimo uso ${moment}`,
  calls: ({ count, text }: { count: number; text: string }) =>
    count === 1 ? `${text} chiamata in 30 giorni` : `${text} chiamate in 30 giorni`,
  expires: (date: string) => `scade ${withArticle.il(date)}`,
  expired: (date: string) => `scaduta ${withArticle.il(date)}`,
  revoked: (date: string) => `revocata ${withArticle.il(date)}`,
  paused: 'Il tuo piano non comprende l’API: per ora ogni chiamata con questa chiave viene rifiutata.',
  limit: (calls: string) =>
    `Al più ${calls} chiamate al minuto per chiave. Una chiave nell’indirizzo viene rifiutata: va nell’intestazione Authorization.`,
  revoke: 'Revoca',
  revokeNamed: (name: string) => `Revoca ${name}`,
  failed: 'Operazione non riuscita',
  fallback: 'Qualcosa non ha funzionato. Riprova.',
  form: {
    title: 'Nuova chiave',
    name: 'Nome',
    nameHelp: 'Dove la usi, così fra un anno sai che cosa spegni.',
    may: 'Che cosa può fare',
    read: 'Leggere',
    readHelp: 'Aziende, risultati, risposte, fonti, storia e task list.',
    write: 'Leggere e scrivere',
    writeHelp: 'Anche prompt, nomi, azioni e analisi. Un’analisi può costare.',
    companies: 'Aziende',
    all: 'Tutte, anche le prossime',
    some: 'Solo queste',
    companiesFailed: 'Le tue aziende non sono arrivate: per ora la chiave vale per tutte.',
    days: 'Scade fra',
    daysHelp: (date: string) =>
      `${withArticle.il(date).replace(/^./, (letter) => letter.toUpperCase())}. Una settimana prima te lo scriviamo.`,
    cancel: 'Annulla',
    create: 'Crea la chiave',
    creating: 'Creazione...',
  },
  secret: {
    title: 'Copia la chiave adesso',
    text: 'La vedi solo questa volta. Noi ne teniamo un’impronta, non la chiave: se la perdi, ne crei un’altra.',
    copy: 'Copia',
    copied: 'Copiata',
    copyFailed: 'Copia non riuscita: seleziona il testo e copialo.',
    firstCall: 'La prima chiamata',
    isSafe: 'L’ho messa in un posto sicuro',
    close: 'Fatto',
    leave: 'Dopo la chiusura la chiave non si vede più: vuoi chiudere comunque?',
  },
  revocation: {
    title: 'Revoca chiave',
    before: 'Revochi ',
    after: ': da subito chi la usa riceve un rifiuto. Non si può annullare.',
    action: 'Revoca',
    done: () => 'Chiave revocata',
    doneText: () => 'Da adesso non apre più niente.',
  },
} as const;

/** The first call with a new key, as it is pasted into a terminal. */
export function firstCall(address: string): string {
  return `curl ${address}/api/v1/companies \\\n  -H "Authorization: Bearer $CITATO_KEY"`;
}
