import { formatInteger } from '#lib/format';

/** 'un prompt', '3 prompt': the word does not change in Italian, the article does. */
function countOf({ count, one, many }: { count: number; one: string; many: string }): string {
  return count === 1 ? `1 ${one}` : `${formatInteger(count)} ${many}`;
}
const companiesCount = (count: number) => countOf({ count, one: 'azienda', many: 'aziende' });
const mentionsCount = (count: number) => countOf({ count, one: 'menzione', many: 'menzioni' });
const responsesCount = (count: number) => countOf({ count, one: 'risposta', many: 'risposte' });
const promptsCount = (count: number) => countOf({ count, one: 'prompt', many: 'prompt' });

export const companiesCopy = {
  cancel: 'Annulla',
  included: 'Incluso nel tuo piano.',
  /** Without figures until the answers are counted. */
  rereading: ({ done, total }: { done: number; total: number }) =>
    total === 0
      ? 'Rileggiamo le risposte con i nuovi nomi: i numeri si aggiornano tra poco.'
      : `Rileggiamo le risposte con i nuovi nomi: ${formatInteger(done)}\u00A0di\u00A0${formatInteger(total)}`,
  overview: {
    title: 'Le Tue Aziende',
    usage: ({ companies, maxCompanies, prompts, maxPrompts, plan }: Usage) =>
      `${companiesCount(companies)} su ${formatInteger(maxCompanies)} · ${promptsCount(prompts)} su ${formatInteger(maxPrompts)} · piano ${plan}`,
    newCompany: 'Nuova Azienda',
    addCompany: 'Aggiungi Azienda',
    addHint: ({ left, plan }: { left: number; plan: string }) =>
      left > 0
        ? `Ne puoi aggiungere ${left === 1 ? 'un’altra' : `altre ${formatInteger(left)}`} con il piano ${plan}.`
        : `Hai raggiunto il massimo del piano ${plan}.`,
    active: 'Attiva',
    totalMentions: 'Menzioni totali',
    prompts: 'Prompt',
    totalResponses: 'Risposte totali',
    smallSample: 'campione ridotto',
    interval: (interval: string) => `Intervallo di confidenza al 95%: ${interval}`,
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
      prompts === 1
        ? `1 prompt contiene il nome dell’azienda: le sue ${mentionsCount(mentions)} in ${responsesCount(responses)} non contano nella Mention Rate e nella Posizione Media.`
        : `${promptsCount(prompts)} contengono il nome dell’azienda: le loro ${mentionsCount(mentions)} in ${responsesCount(responses)} non contano nella Mention Rate e nella Posizione Media.`,
    averagePosition: 'Posizione Media',
    open: 'Apri Dashboard',
    openLabel: (name: string) => `Apri Dashboard di ${name}`,
    mentionsSoFar: 'Menzioni finora',
    mentionRate: 'Mention Rate',
    confidence: (word: string) => `fiducia ${word}`,
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
    prompt: (index: number) => `Prompt ${String(index)}`,
    placeholder: 'Scrivi la domanda di un tuo cliente',
    remove: (index: number) => `Rimuovi prompt ${String(index)}`,
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
  noAnalysis: {
    spent: (plan: string) => `Il piano ${plan} include una sola analisi, già utilizzata.`,
    notAnalysed: (plan: string) =>
      `Non viene analizzato: il piano ${plan} include una sola analisi, già utilizzata.`,
    notAnalysedMany: (plan: string) =>
      `I prompt non vengono analizzati: il piano ${plan} include una sola analisi, già utilizzata.`,
    losesTheOne: (plan: string) =>
      `È la sola analisi che il piano ${plan} include: i suoi numeri non tornano, e un nuovo prompt non verrà analizzato.`,
    losesNone: (plan: string) =>
      `Un nuovo prompt non verrà analizzato: il piano ${plan} include una sola analisi, già utilizzata.`,
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
        ? ' con i suoi prompt e i dati di monitoraggio. Non si può annullare.'
        : prompts === 1
          ? ' con il suo prompt e tutti i dati di monitoraggio. Non si può annullare.'
          : ` con i suoi ${promptsCount(prompts)} e tutti i dati di monitoraggio. Non si può annullare.`,
    confirm: 'Elimina',
  },
  deletePrompt: {
    button: (index: number) => `Elimina prompt ${String(index)}`,
    title: 'Conferma Eliminazione Prompt',
    before: 'Elimini «',
    after: '» con le sue analisi e le risposte raccolte. Non si può annullare.',
    confirm: 'Elimina',
  },
  toasts: {
    companyCreated: 'Azienda creata',
    companyCreatedText: 'La prima analisi è partita: i risultati arrivano da soli.',
    companyCreatedUnstarted: 'Trovi i suoi prompt nella dashboard.',
    companyFailed: "Errore durante la creazione dell'azienda",
    promptsAdded: 'Prompt aggiunti',
    promptsAddedText: 'La prima analisi è partita.',
    promptsAddedUnstarted: 'La sua analisi non è ancora partita.',
    promptsFailed: "Errore durante l'aggiunta dei prompt",
    promptDeleted: 'Prompt eliminato',
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
