import { withArticle } from '#lib/format';

export const assistantsCopy = {
  title: 'Assistenti AI',
  intro:
    'Claude, ChatGPT e gli altri che parlano MCP leggono i tuoi numeri: ognuno esce con n, intervallo, verdetto e il link alle risposte.',
  notIncludedTitle: 'Gli assistenti sono nei piani con l’API',
  notIncluded: 'Con questi piani Claude o ChatGPT rispondono con i tuoi numeri, e con quanto sono sicuri.',
  emptyTitle: 'Nessun assistente collegato',
  emptyText: 'Incolla l’indirizzo qui sotto nel tuo assistente: torni qui a scegliere che cosa può leggere.',
  loadFailed: 'Gli assistenti non sono arrivati',
  loadFailedText: 'Chi è collegato lo resta, come prima.',
  of: ({ person, returnsTo }: { person: string; returnsTo: string }) => `di ${person}, torna a ${returnsTo}`,
  reads: 'Legge',
  writes: 'Legge, cambia prompt, etichette e azioni',
  states: { expired: 'Scaduto', revoked: 'Revocato' },
  never: 'Mai usato',
  used: (moment: string) => `Ultimo uso ${moment}`,
  calls: ({ count, text }: { count: number; text: string }) =>
    count === 1 ? `${text} chiamata in 30 giorni` : `${text} chiamate in 30 giorni`,
  expires: (date: string) => `scade ${withArticle.il(date)}`,
  expired: (date: string) => `scaduto ${withArticle.il(date)}`,
  revoked: (date: string) => `revocato ${withArticle.il(date)}`,
  paused: 'Il tuo piano non comprende l’API: per ora ogni sua chiamata viene rifiutata.',
  revoke: 'Revoca',
  revokeNamed: (name: string) => `Revoca ${name}`,
  failed: 'Operazione non riuscita',
  fallback: 'Qualcosa non ha funzionato. Riprova.',
  revocation: {
    title: 'Revoca assistente',
    before: 'Chiudi l’accesso di ',
    after: ': da subito non legge più niente. Per riaprirlo va ricollegato.',
    action: 'Revoca',
    done: (name: string) => `${name} non legge più niente`,
    doneText: (name: string) => `Accesso chiuso da adesso. Per riaprirlo, ricollegalo da ${name}.`,
  },
  connect: {
    title: 'Collega un assistente',
    address: 'Indirizzo da incollare',
    local:
      'Questo indirizzo vale solo su questo computer: Claude Code, Cursor e gli altri programmi installati qui ci arrivano, claude.ai e ChatGPT no. Per loro serve un’installazione con un indirizzo pubblico in https.',
    which: 'Assistente',
    menus: 'Le parole dei loro menu possono cambiare.',
    questions: 'Che cosa puoi chiedere',
    examples: [
      'Come va il mio marchio questa settimana?',
      'Perché loro e non noi, su Perplexity?',
      'Che cosa faccio per primo?',
    ],
    quoted:
      'Un assistente legge anche le risposte dei motori. Gliele diamo come citazioni: sono testo d’altri, non ordini.',
  },
  client: {
    title: 'Qui non puoi collegare assistenti',
    text: (organisation: string) =>
      `In ${organisation} sei Cliente: leggi le tue aziende dal sito. Per un assistente chiedi a chi ti ha invitato.`,
  },
} as const;

const GUIDES = {
  claude: 'Claude',
  chatgpt: 'ChatGPT',
  others: 'Altri',
} as const;
export type Guide = keyof typeof GUIDES;
export const GUIDE_ITEMS = (['claude', 'chatgpt', 'others'] as const).map((value) => ({
  value,
  label: GUIDES[value],
}));

/** How each is given the address, step by step. */
export function connectSteps(guide: Guide, address: string): readonly string[] {
  const last = 'Chiedi quello che vuoi sapere. Per spegnerlo: Revoca, qui sopra.';
  if (guide === 'claude')
    return [
      'In Claude apri Impostazioni, poi Connettori, e scegli Aggiungi connettore personalizzato.',
      'Incolla l’indirizzo e conferma: torni qui a scegliere che cosa può leggere.',
      last,
    ];
  if (guide === 'chatgpt')
    return [
      'In ChatGPT apri Impostazioni, poi App e connettori, e in Impostazioni avanzate accendi la modalità sviluppatore.',
      'Crea un connettore, incolla l’indirizzo e scegli OAuth: torni qui a scegliere che cosa può leggere.',
      last,
    ];
  return [
    `In Claude Code: claude mcp add --transport http citato ${address}`,
    'In Cursor, VS Code e gli altri aggiungi un server MCP remoto con questo indirizzo: il resto lo chiedono loro.',
    'Chi non sa chiedere il consenso si collega con una chiave API nell’intestazione Authorization.',
  ];
}

export const consentCopy = {
  as: (email: string) => email,
  notYou: 'non sei tu?',
  reads: ({ name, organisation }: { name: string; organisation: string }) =>
    `${name} chiede di leggere i dati di ${organisation}`,
  declared: 'Il nome lo dichiara chi chiede. Dopo il sì torni a ',
  declaredEnd: ': se non è da lì che vieni, rifiuta.',
  unknown: 'Il nome lo dichiara chi chiede. Dopo il sì torni a ',
  unknownEnd: ', che vediamo per la prima volta. Permetti solo se hai iniziato tu, da lì.',
  local: 'Il nome lo dichiara chi chiede. Dopo il sì torni a un programma di ',
  localPlace: 'questo computer',
  localEnd: '. Permetti solo se l’hai aperto tu adesso.',
  can: 'Potrà',
  cannot: 'Non potrà',
  canList: [
    { text: 'Leggere aziende, domande e risultati', help: 'con n, intervallo e verdetto' },
    { text: 'Leggere risposte, fonti, storia, piano e avvisi', help: null },
  ],
  cannotList: ['Vedere persone, chiavi e fatture', 'Eliminare aziende'],
  companies: 'Di quali aziende',
  companiesFault: 'Scegli almeno un’azienda',
  write: 'Anche cambiare prompt, etichette e azioni',
  writeHelp: 'Un’analisi costa: prima di farla partire l’assistente ti dice quanto.',
  writeAsked: 'L’assistente lo ha chiesto.',
  refuse: 'Rifiuta',
  allow: 'Permetti',
  allowing: 'Collegamento...',
  lasts: 'Vale 90 giorni. Lo revochi quando vuoi in Assistenti AI.',
  failed: 'Non è riuscito',
  fallback: 'Qualcosa non ha funzionato. Riprova.',
  invalidTitle: 'Questa richiesta non torna',
  checkFailed: 'La richiesta non si è potuta leggere: riparti da dentro l’assistente.',
  returning: 'Torni all’assistente...',
  leave: 'Vai a Citato',
} as const;
