import { formatInteger } from '#lib/format';

/** 'un prompt', '3 prompt': the word does not change in Italian, the article does. */
function countOf({ count, one, many }: { count: number; one: string; many: string }): string {
  return count === 1 ? `1 ${one}` : `${formatInteger(count)} ${many}`;
}
const companiesCount = (count: number) => countOf({ count, one: 'azienda', many: 'aziende' });
const mentionsCount = (count: number) => countOf({ count, one: 'menzione', many: 'menzioni' });
const responsesCount = (count: number) => countOf({ count, one: 'risposta', many: 'risposte' });
/** 'la sua menzione', 'le loro menzioni' */
const whose = ({ prompts, mentions }: { prompts: number; mentions: number }) => {
  if (prompts > 1) return 'loro';
  return mentions === 1 ? 'sua' : 'sue';
};
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const promptsCount = (count: number) => countOf({ count, one: 'prompt', many: 'prompt' });

export const companiesCopy = {
  cancel: 'Annulla',
  included: 'Incluso, senza costi in più.',
  rereading: {
    what: 'Stiamo rileggendo le risposte con i nuovi nomi:',
    /** Without figures until the answers are counted. */
    how: ({ done, total }: { done: number; total: number }) =>
      total === 0
        ? 'i numeri si aggiornano tra poco.'
        : `${formatInteger(done)}\u00A0di\u00A0${formatInteger(total)}`,
  },
  overview: {
    title: 'Le Tue Aziende',
    /** For whom adds none. */
    usageRead: ({ companies, prompts }: Pick<Usage, 'companies' | 'prompts'>) =>
      `${companiesCount(companies)} · ${promptsCount(prompts)}`,
    usage: ({ companies, maxCompanies, prompts, maxPrompts, plan }: Usage) =>
      `${companiesCount(companies)} su ${formatInteger(maxCompanies)} · ${promptsCount(prompts)} su ${formatInteger(maxPrompts)} · piano ${plan}`,
    nobody: {
      example: 'Hotel Belvento: citato in 4 risposte su 10',
      title: 'Qui non c’è ancora nessuna azienda',
      text: 'In questa squadra le aziende le aggiunge chi è proprietario o redattore. Quando ce n’è una aperta a te, compare qui.',
    },
    newCompany: 'Nuova Azienda',
    addCompany: 'Aggiungi Azienda',
    /** A company comes with a prompt: without one left none can be added. */
    addHint: ({ left, leftPrompts }: { left: number; leftPrompts: number }) => {
      if (left === 0) return 'Hai raggiunto il massimo del tuo account.';
      if (leftPrompts === 0) return 'Serve almeno un prompt, e i tuoi sono già tutti usati.';
      return `Ne puoi aggiungere ${left === 1 ? 'un’altra' : `altre ${formatInteger(left)}`}.`;
    },
    active: 'Attiva',
    totalMentions: 'Menzioni totali',
    prompts: 'Prompt',
    totalResponses: 'Risposte totali',
    totalResponsesHelp: 'Le risposte valide raccolte per tutti i prompt negli ultimi 30 giorni di analisi.',
    totalMentionsHelp: 'Le risposte valide che nominano l’azienda, di tutti i prompt.',
    mentionRateHelp:
      'Le risposte che nominano l’azienda su tutte le risposte valide, senza i prompt che ne contengono già il nome.',
    answersOf: (figure: string) => `${figure}: da quali risposte`,
    readThem: 'Apri le risposte',
    mentionsOf: ({ mentions, responses }: { mentions: number; responses: number }) =>
      `${mentionsCount(mentions)} in ${responsesCount(responses)}`,
    notInRate: 'contiene il nome: non conta nella Mention Rate',
    leftOut: ({ prompts, mentions, responses }: { prompts: number; mentions: number; responses: number }) =>
      `${promptsCount(prompts)} ${prompts === 1 ? 'contiene' : 'contengono'} il nome dell’azienda: ${mentions === 1 ? 'la' : 'le'} ${whose({ prompts, mentions })} ${mentionsCount(mentions)} in ${responsesCount(responses)} non ${mentions === 1 ? 'conta' : 'contano'} nella Mention Rate e nella Posizione Media.`,
    failing: ({ engines, prompts }: { engines: readonly string[]; prompts: number }) =>
      `Nessuna risposta da ${engines.join(', ')} nell’ultima analisi di ${promptsCount(prompts)}: contano solo le risposte arrivate.`,
    averagePosition: 'Posizione Media',
    open: 'Apri Dashboard',
    openLabel: (name: string) => `Apri Dashboard di ${name}`,
    mentionsSoFar: 'Menzioni finora',
    mentionRate: 'Mention Rate',
    confidence: (word: string) => `fiducia ${word}`,
    /** Never wrapped: 'n =' alone at the end of a line means nothing. */
    basis: (n: string) => `· n\u00A0=\u00A0${n}`,
    loadFailed: 'Le tue aziende non sono arrivate',
    loadFailedText: 'I dati già raccolti sono al sicuro.',
  },
  steps: { label: (step: number) => `Passo ${String(step)} di 2`, company: 'Azienda', prompts: 'Prompt' },
  companyForm: {
    title: 'Registra la tua Azienda',
    intro: 'Parti dal sito: al resto pensiamo noi.',
    name: 'Nome azienda',
    nameHelp: 'È il nome che cercheremo nelle risposte dell’AI.',
    website: 'Sito web',
    websitePlaceholder: 'https://www.esempio.it',
    description: 'Descrizione',
    descriptionPlaceholder: 'Che cosa offre e a chi, in una frase',
    descriptionHelp: 'Serve a proporti prompt più vicini ai tuoi clienti.',
    submit: 'Continua',
  },
  promptsForm: {
    title: 'Configura Prompt di Monitoraggio',
    intro: 'Scrivi le domande come le farebbe un cliente, senza il nome della tua azienda.',
    prompt: (index: number) => `Prompt ${formatInteger(index)}`,
    placeholder: 'Scrivi la domanda di un tuo cliente',
    guessed: 'L’abbiamo ricavata da nome, descrizione e settore: cambiala se i tuoi clienti chiedono altro.',
    remove: (index: number) => `Rimuovi prompt ${formatInteger(index)}`,
    add: 'Aggiungi un altro prompt',
    left: (left: number) => `(ancora ${formatInteger(left)})`,
    back: 'Indietro',
    create: 'Crea Dashboard',
    addPrompts: 'Aggiungi Prompt',
    saving: 'Salvataggio...',
    preparing: 'Prepariamo le domande…',
    tooMany: (max: number) => `Massimo ${formatInteger(max)} prompt consentiti`,
    atLeastOne: 'Almeno un prompt è richiesto',
  },
  addCompanyDialog: { title: 'Aggiungi Azienda' },
  addPromptDialog: {
    title: 'Aggiungi Prompt',
    field: 'Testo del prompt',
    help: 'La domanda che un cliente farebbe all’AI.',
    helpFirst: 'La prima analisi parte da sola.',
    submit: 'Aggiungi Prompt',
  },
  changePrompt: {
    title: 'Cambia la domanda',
    field: 'Testo del prompt',
    restarts:
      'I numeri ripartono da qui: quelli della domanda di prima restano nell’andamento, con una linea dove cambia, e non si confrontano con i nuovi.',
    asked: 'La nuova domanda parte con la prossima analisi.',
    notAnalysed: (holder: string) =>
      `La nuova domanda non viene analizzata: ${holder} include una sola analisi, già utilizzata.`,
    submit: 'Cambia domanda',
  },
  sameAgain: {
    question: (texts: readonly string[]) =>
      texts.length === 1
        ? `«${texts[0] ?? ''}» esiste già: aggiungere lo stesso?`
        : `${formatInteger(texts.length)} prompt esistono già: aggiungere lo stesso?`,
    confirm: (count: number) => (count === 1 ? 'Aggiungilo lo stesso' : 'Aggiungili lo stesso'),
  },
  noAnalysis: {
    holder: { plan: (name: string) => `il piano ${name}`, account: 'il tuo account' },
    spent: (holder: string) => `${capitalise(holder)} include una sola analisi, già utilizzata.`,
    notAnalysed: (holder: string) =>
      `Non viene analizzato: ${holder} include una sola analisi, già utilizzata.`,
    notAnalysedMany: (holder: string) =>
      `I prompt non vengono analizzati: ${holder} include una sola analisi, già utilizzata.`,
    losesTheOne: (holder: string) =>
      `È la sola analisi che ${holder} include: i suoi numeri non tornano, e un nuovo prompt non verrà analizzato.`,
    losesNone: (holder: string) =>
      `Un nuovo prompt non verrà analizzato: ${holder} include una sola analisi, già utilizzata.`,
  },
  limits: {
    upgrade: 'Aggiorna Piano',
    toastTitle: 'Limite piano raggiunto',
    advice: 'Passa a un piano superiore per continuare.',
  },
  deleteCompany: {
    button: 'Elimina azienda',
    title: 'Conferma Eliminazione Azienda',
    before: 'Elimini ',
    after: (prompts: number) =>
      prompts === 0
        ? ' con tutti i dati di monitoraggio. Non si può annullare.'
        : prompts === 1
          ? ' con il suo prompt e tutti i dati di monitoraggio. Non si può annullare.'
          : ` con i suoi ${promptsCount(prompts)} e tutti i dati di monitoraggio. Non si può annullare.`,
    confirm: 'Elimina',
  },
  deletePrompt: {
    button: (index: number) => `Elimina prompt ${formatInteger(index)}`,
    title: 'Conferma Eliminazione Prompt',
    before: 'Elimini «',
    after: '» con le sue analisi e le risposte raccolte. Non si può annullare.',
    confirm: 'Elimina',
    count: (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`),
    chosen: (count: number) => ({
      title: count === 1 ? 'Elimini 1 domanda?' : `Elimini ${formatInteger(count)} domande?`,
      before: 'Elimini ',
      after:
        count === 1
          ? ' con le sue analisi e le risposte raccolte. Poi hai qualche secondo per annullare.'
          : ' con le loro analisi e le risposte raccolte. Poi hai qualche secondo per annullare.',
    }),
  },
  toasts: {
    companyCreated: 'Azienda creata',
    /** It is enqueued in any case, whether an engine answers now or not. */
    companyCreatedText: 'La prima analisi è in coda: nella dashboard vedi a che punto è.',
    companyCreatedUnstarted: 'Trovi i suoi prompt nella dashboard.',
    companyFailed: "Errore durante la creazione dell'azienda",
    promptsAdded: (count: number) =>
      count === 1 ? 'Prompt aggiunto' : `${formatInteger(count)} prompt aggiunti`,
    promptAddedText: 'La prima analisi è in coda.',
    promptAddedUnstarted: 'La sua analisi non è ancora partita.',
    /** On a plan with daily analyses whose number for the day is reached. */
    startsTomorrow: 'Le analisi di oggi sono finite: la prima parte domani, da sola.',
    promptsFailed: "Errore durante l'aggiunta dei prompt",
    promptChanged: 'Domanda cambiata',
    promptChangedText: 'I numeri ripartono dalla prossima analisi.',
    promptChangeFailed: 'Errore durante la modifica del prompt',
    promptDeleted: 'Prompt eliminato',
    promptsDeleted: (count: number) =>
      count === 1 ? '1 domanda eliminata' : `${formatInteger(count)} domande eliminate`,
    promptsHeld: 'Puoi annullare finché vedi questo avviso; F8 ci porta la tastiera.',
    promptsKept: (count: number) =>
      count === 1 ? '1 domanda resta' : `${formatInteger(count)} domande restano`,
    undo: 'Annulla',
    promptDeleteFailed: "Errore nell'eliminazione del prompt",
    companyDeleted: 'Azienda eliminata',
    companyDeleteFailed: "Errore nell'eliminazione dell'azienda",
    error: 'Errore',
    missingCompany: 'Dati azienda mancanti',
  },
} as const;

interface Usage {
  companies: number;
  maxCompanies: number;
  prompts: number;
  maxPrompts: number;
  plan: string;
}
