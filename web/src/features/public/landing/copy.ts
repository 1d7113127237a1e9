import { formatLongDate, formatEuro, withArticle } from '#lib/format';

export const landingCopy = {
  skip: 'Vai al contenuto',
  menu: 'Principale',
  menuLinks: { howItWorks: 'Come funziona', plans: 'Piani', questions: 'Domande' },
  login: 'Accedi',
  start: 'Inizia gratis',
  hero: {
    headline: 'Quando un cliente chiede all’AI, la\u00A0risposta\u00A0',
    headlineMarked: 'cita\u00A0te?',
    text: 'Citato fa ogni giorno ai motori di risposta le domande dei tuoi clienti. Ti dice se sei nominato, in che posizione, con che tono e accanto a chi.',
    note: 'Senza carta di credito. Disdici quando vuoi.',
  },
  sample: 'Esempio',
  howItWorks: {
    title: 'Dalla domanda alle cose da fare',
    steps: {
      choose: {
        title: 'Scegli i prompt',
        text: 'Scrivi le domande come le farebbe un cliente, oppure parti dai suggerimenti ricavati dal tuo sito.',
      },
      monitor: {
        title: 'Monitora le citazioni',
        text: 'Ogni 24 ore le domande partono identiche. Leggiamo ogni risposta e contiamo chi è nominato, e quando.',
      },
      optimise: {
        title: 'Ottimizza',
        text: 'La Task List traduce le risposte in azioni: cosa scrivere, dove, con che priorità.',
      },
    },
  },
  honest: {
    title: 'Numeri che dicono anche quanto fidarsi',
    text: 'La stessa domanda, fatta due volte, può avere due risposte diverse. Per questo ogni percentuale mostra quante risposte la sostengono e l’intervallo entro cui va letta.',
    change: {
      before: 'Se una variazione è più piccola dell’incertezza, Citato lo scrive: ',
      word: 'entro la variabilità',
      after: '. Nessun grafico in salita per caso.',
    },
  },
  /** Announced once, and here today; said in the words of what is built. */
  built: {
    title: 'Nel tempo',
    items: [
      {
        term: 'Co-mention',
        text: 'Con quali aziende vieni nominato, e chi dei due arriva primo nella risposta.',
      },
      {
        term: 'Grafici storici',
        text: 'L’andamento dell’azienda e di ogni prompt, giorno per giorno, con il suo intervallo.',
      },
      {
        term: 'Canali AI',
        text: 'I motori monitorati uno accanto all’altro: dove sei forte e dove manchi.',
      },
      {
        term: 'Avvisi in tempo reale',
        text: 'Appena un cambiamento è provato: nell’app, per mail, in Slack, Teams o Discord. Nei piani a pagamento.',
      },
    ],
  },
  plans: {
    title: 'Piani',
    intro: 'Nessun vincolo: cambi o disdici quando vuoi.',
    choose: (name: string) => `Scegli ${name}`,
    promoted: 'Prezzo di lancio',
    promotion: ({ normalCents, endsAt }: { normalCents: number; endsAt: string }) =>
      `Fino ${withArticle.al(formatLongDate(endsAt))}, poi ${formatEuro(normalCents)} al mese: chi si abbona prima tiene il suo prezzo.`,
    normalPrice: (normalCents: number) => `Prezzo normale: ${formatEuro(normalCents)}`,
    loadFailed: 'I piani non sono arrivati',
    loadFailedText: 'Puoi comunque iniziare gratis e scegliere un piano più tardi.',
    freeAction: 'Inizia con il piano gratuito',
    enterprise: 'Enterprise',
    enterpriseText: 'Più aziende, più prompt, condizioni su misura.',
    enterpriseAction: 'Scrivici',
    enterpriseFailed: 'L’email di contatto non è arrivata.',
  },
  questions: 'Domande frequenti',
  closing: {
    before: 'Scopri in un minuto se la risposta ',
    marked: 'cita te',
    after: '.',
    note: 'Senza carta di credito.',
  },
} as const;
