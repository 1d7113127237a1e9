import { formatInteger } from '#lib/format';

const countOf = ({ count, one, many }: { count: number; one: string; many: string }) =>
  count === 1 ? `1 ${one}` : `${formatInteger(count)} ${many}`;
const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

export const engineChoiceCopy = {
  title: 'Motori AI',
  intro: (company: string) =>
    `Scegli a quali motori Citato pone i prompt di ${company}. Vale dalla prossima analisi; i numeri già raccolti restano.`,
  introOne: (company: string) =>
    `I motori a cui Citato pone i prompt di ${company}, e quelli che arriveranno.`,
  introRead: (company: string) =>
    `I motori a cui Citato pone i prompt di ${company}. Li sceglie chi nella squadra è proprietario o redattore.`,
  introUnasked: (company: string) =>
    `Scegli a quali motori Citato pone i prompt di ${company}. Il tuo account non include altre analisi: la scelta vale se ne avrai di nuovo. I numeri già raccolti restano.`,
  legend: 'Motori interrogati',
  kinds: { answer: 'risposta del modello', page: 'pagina come la vedono le persone' },
  active: 'Attivo',
  leftOut: 'Escluso da te',
  /** What it takes of a market. */
  reach: {
    town: 'chiede da Paese e città',
    country: 'chiede da un Paese, non da una città',
    nothing: 'non sceglie da dove chiedere: solo Italia',
    other: 'non sappiamo da dove chiede',
  },
  unserved: (markets: readonly string[]) =>
    `Non viene interrogato in: ${markets.join('; ')}. Non si può scegliere da dove chiede, e non conta come risposta mancata.`,
  documents: 'Documentazione',
  documentation: (engine: string) => `Documentazione di ${engine} (apre un altro sito)`,
  arriving: 'In arrivo',
  noKey: 'Quando chi gestisce Citato avrà una chiave.',
  kindsOf: { answer: 'Risposta del modello:', page: 'Pagina come la vedono le persone:' },
  inPlan: (plan: string) => `Nel piano ${plan}`,
  inNoPlan: 'In nessun piano, per ora',
  seePlans: 'Vedi i piani',
  costs: {
    daily: (amount: string) => `circa ${amount} al giorno`,
    once: (amount: string) => `circa ${amount} per analisi`,
    dearest: 'contato come il modello più caro del motore: il prezzo di questo non ci è noto',
    unknown: 'prezzo non noto',
    demo: 'nessun costo',
    lately: (amount: string) => `davvero, di recente: ${amount} al giorno`,
  },
  failed: {
    title: 'I motori non sono arrivati',
    text: 'I numeri già raccolti sono al sicuro.',
  },
  /** '3 prompt × 2 motori × 5 risposte = 30 risposte al giorno.' */
  answers: ({
    prompts,
    engines,
    answersPerAnalysis,
    isDaily,
  }: {
    prompts: number;
    engines: number;
    answersPerAnalysis: number;
    isDaily: boolean;
  }) => {
    const factors = [
      `${formatInteger(prompts)} prompt`,
      countOf({ count: engines, one: 'motore', many: 'motori' }),
      countOf({ count: answersPerAnalysis, one: 'risposta', many: 'risposte' }),
    ].join(' × ');
    const total = countOf({
      count: prompts * engines * answersPerAnalysis,
      one: 'risposta',
      many: 'risposte',
    });
    return `${factors} = ${total} ${isDaily ? 'al giorno' : 'con un’analisi di ogni prompt'}.`;
  },
  /** Where an engine is not asked in every market. */
  answersByMarket: ({ engines, answers, isDaily }: { engines: number; answers: number; isDaily: boolean }) =>
    `${countOf({ count: engines, one: 'motore', many: 'motori' })}, ognuno nei mercati che accetta: ${countOf({ count: answers, one: 'risposta', many: 'risposte' })} ${isDaily ? 'al giorno' : 'con un’analisi di ogni prompt'}.`,
  included: 'Incluse nel tuo piano, senza costi in più.',
  estimate: ({ amount, isDaily }: { amount: string; isDaily: boolean }) =>
    `Costo stimato dai prezzi: circa ${amount}${isDaily ? ' al giorno' : ' per analisi'}`,
  reading: (amount: string) => `, di cui ${amount} per leggere le risposte`,
  nothing: 'Costo stimato dai prezzi: nessuno.',
  unpriced: (engines: readonly string[]) => `Senza ${list.format(engines)}: il prezzo non è noto.`,
  lately: ({ amount, days }: { amount: string; days: number }) =>
    days === 1
      ? `Costo vero dell’ultimo giorno intero di analisi, con i motori di allora: ${amount}.`
      : `Costo vero degli ultimi ${formatInteger(days)} giorni interi di analisi, con i motori di allora: ${amount} al giorno in media.`,
  notYet: 'Il costo vero compare dopo il primo giorno intero di analisi.',
  noneLeft: 'Lascia attivo almeno un motore.',
  save: 'Salva',
  saving: 'Salvataggio…',
  saved: 'Motori aggiornati',
  savedText: 'La prossima analisi interroga i motori che hai scelto.',
  savedTextUnasked: 'La scelta vale quando avrai di nuovo analisi.',
  saveFailed: 'Errore durante il salvataggio dei motori',
} as const;
