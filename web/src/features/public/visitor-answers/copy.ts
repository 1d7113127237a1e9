import type { VisitorAnswer } from '@citato/contract';
import { formatInteger } from '#lib/format';

type Failure = NonNullable<VisitorAnswer['failure']>;

interface FailureWords {
  readonly title: (site: string) => string;
  readonly text: string;
}

const FAILURES: Record<Failure, FailureWords> = {
  unreachable: {
    title: (site) => `${site} non si apre`,
    text: 'Controlla l’indirizzo e riprova. Se il sito non è ancora in rete, registrati e descrivi tu l’azienda.',
  },
  slow: {
    title: (site) => `${site} non ha risposto in tempo`,
    text: 'Riprova tra qualche minuto, oppure registrati e descrivi tu l’azienda.',
  },
  error: {
    title: (site) => `${site} ha risposto con un errore`,
    text: 'Riprova tra qualche minuto, oppure registrati e descrivi tu l’azienda.',
  },
  not_a_page: {
    title: (site) => `${site} non è una pagina che sappiamo leggere`,
    text: 'Scrivi l’indirizzo della pagina iniziale, oppure registrati e descrivi tu l’azienda.',
  },
  unclear: {
    title: (site) => `Da ${site} non capiamo che cosa offri`,
    text: 'La pagina iniziale ha poco testo che si possa leggere. Registrati e scrivi tu la domanda: basta una riga.',
  },
  over_budget: {
    title: () => 'Le prove di oggi sono finite',
    text: 'Da domani ce ne sono altre. Con un account la prima analisi è inclusa, e la domanda qui sopra resta tua.',
  },
  no_engine: {
    title: () => 'Adesso nessun motore AI risponde',
    text: 'Riprova tra qualche minuto. Se ti registri ritrovi sito e domanda nel modulo.',
  },
  no_answer: {
    title: () => 'Il motore AI non ha dato una risposta',
    text: 'Capita: tra un’ora puoi riprovare. Se ti registri ritrovi sito e domanda nel modulo, e Citato la chiede di nuovo.',
  },
  other: {
    title: () => 'La prova non è riuscita',
    text: 'Riprova tra qualche minuto. Se ti registri ritrovi sito e domanda nel modulo.',
  },
};

export const visitorAnswerCopy = {
  field: 'Il tuo sito',
  placeholder: 'ponteverde.it',
  submit: 'Vedi la risposta',
  submitting: 'Un momento…',
  note: 'Leggiamo la tua pagina iniziale, facciamo a un motore AI una domanda da cliente e segniamo chi nomina. Senza account.',
  stage: 'La risposta per il tuo sito',
  keptFailed: 'Il sito e la domanda della tua prova non sono arrivati.',
  questionLabel: 'La domanda di un cliente',
  steps: {
    label: 'A che punto siamo',
    reading: (site: string) => `Leggiamo ${site}`,
    question: 'Scegliamo la domanda di un cliente',
    asking: 'Aspettiamo la risposta del motore AI',
    marking: 'Segniamo chi nomina',
    done: 'fatto',
  },
  slow: 'Il motore AI ci sta mettendo più del solito. Resta qui: la risposta compare appena arriva.',
  stalled: 'Gli aggiornamenti non arrivano.',
  verdictLabel: 'In questa risposta',
  named: ({ position, total }: { position: number; total: number }) =>
    total === 1
      ? 'c’è, ed è l’unico nome.'
      : `c’è, al ${formatInteger(position)}º posto su ${formatInteger(total)}.`,
  absent: 'non c’è.',
  nobody: 'Nessuna azienda è nominata.',
  instead: 'Al tuo posto',
  beside: 'Accanto a te',
  more: (count: number) => (count === 1 ? 'e un’altra' : `e altre ${formatInteger(count)}`),
  single:
    'È una risposta sola: rifatta, la stessa domanda può nominare altri. Per questo Citato la ripete e conta.',
  keep: 'Tieni questa domanda',
  keepNote: 'Registrati gratis: trovi sito e domanda già nel modulo.',
  another: 'Prova un altro sito',
  example: 'Torna all’esempio',
  whole: 'Leggi tutta la risposta',
  asked: ({ engine, moment }: { engine: string; moment: string }) => `${engine} · chiesta ${moment}`,
  sources: (sources: readonly string[]) => `Fonti: ${sources.join(' · ')}`,
  demo: 'Risposta di prova: aziende e giudizi non descrivono la realtà.',
  live: {
    reading: (site: string) => `Leggiamo ${site}.`,
    asking: (question: string) => `La domanda è: ${question} Aspettiamo la risposta.`,
    answered: (verdict: string) => `La risposta è arrivata. ${verdict}`,
  },
  failed: 'La prova non è partita. Riprova tra poco, oppure registrati.',
  partFailed: {
    title: 'La risposta non si può mostrare',
    text: 'La connessione si è interrotta. Riprova quando la rete torna.',
  },
  failures: FAILURES,
} as const;
