import { formatInteger } from '#lib/format';

const countOf = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const claimsCopy = {
  title: 'Che cosa dicono di te',
  text: 'Le frasi delle risposte che parlano di te, la stessa frase una volta sola, prima quelle negative. Segna quelle vere, quelle false e quelle a cui hai già risposto.',
  textRead:
    'Le frasi delle risposte che parlano di te, la stessa frase una volta sola, prima quelle negative. Le segna chi nella squadra è proprietario o redattore.',
  failed: 'Non siamo riusciti a leggere che cosa dicono di te.',
  read: ({ answers, span, isCut }: { answers: number; span: string; isCut: boolean }) =>
    `Da ${countOf(answers, 'risposta che ti nomina', 'risposte che ti nominano')}, ${span}${isCut ? ': le negative e poi le più recenti' : ''}.`,
  show: 'Mostra le frasi',
  filters: {
    negative: (count: number) => `Negative ${formatInteger(count)}`,
    open: (count: number) => `Da segnare ${formatInteger(count)}`,
    marked: (count: number) => `Segnate ${formatInteger(count)}`,
  },
  empty: {
    nobody: 'Nessuna risposta ti nomina in queste quattro settimane: che cosa dicono di te non si sa.',
    negative: 'Nessuna frase negativa da segnare nelle risposte lette.',
    open: 'Nessuna frase da segnare nelle risposte lette.',
    marked: 'Nessuno ha ancora segnato una frase.',
  },
  tones: { positive: 'positiva', neutral: 'neutrale', negative: 'negativa' },
  said: ({ answers, prompts, engines }: { answers: number; prompts: number; engines: string }) =>
    `In ${countOf(answers, 'risposta', 'risposte')} di ${engines}, per ${countOf(prompts, 'domanda', 'domande')}`,
  past: 'Nessuna risposta delle ultime quattro settimane lo dice più.',
  atSentence: 'Fonte citata nella frase:',
  inAnswer: 'La risposta cita, non in questa frase:',
  noSource: 'La risposta non cita fonti.',
  open: 'leggi la risposta',
  mark: (sentence: string) => `Segna «${sentence}»`,
  verdicts: { true: 'Vera', false: 'Falsa', answered: 'Risposto' },
  marked: {
    true: 'Segnata vera',
    false: 'Segnata falsa',
    answered: 'Segnata «risposto»',
    other: 'Segnata',
  },
  markedBy: ({ what, by, when }: { what: string; by: string | null; when: string }) =>
    by === null ? `${what}, ${when}` : `${what} da ${by}, ${when}`,
  markFailed: 'La frase non è stata segnata',
  more: (count: number) => `Mostra altre ${formatInteger(count)}`,
  moreOne: 'Mostra un’altra frase',
  others: (count: number) =>
    count === 1
      ? 'Un’altra frase, di una risposta sola, non è in elenco.'
      : `Altre ${formatInteger(count)} frasi, le meno ripetute, non sono in elenco.`,
} as const;
