import { formatDecimal, formatInteger } from '#lib/format';

/** Its markets have different numbers of engines. */
const WHERE_FEWER = 'Dove i motori sono meno:';

interface Answers {
  readonly answers: number;
  /** In another market they are more. */
  readonly isFewest: boolean;
  readonly margin: number;
}

export const promptChecksCopy = {
  label: 'Consigli sul prompt',
  namesCompany: 'Contiene il nome dell’azienda: resta fuori dalla Mention Rate dell’azienda.',
  generic: 'È molto generica: di’ anche che cosa serve, dove o a chi, come farebbe un cliente.',
  same: (text: string) => `È già fra i tuoi prompt: «${text}».`,
  similar: (text: string) => `Chiede quasi lo stesso di «${text}».`,
  daily: ({ answers, isFewest, days, margin }: Answers & { days: number }) =>
    `${isFewest ? `${WHERE_FEWER} con` : 'Con'} ${answersOf(answers)} al giorno, dopo ${formatInteger(days)} giorni l’intervallo è di ±${formatInteger(margin)} punti al massimo`,
  once: ({ answers, isFewest, margin }: Answers) =>
    `${isFewest ? `${WHERE_FEWER} una` : 'Una'} sola analisi, ${answersOf(answers)}: l’intervallo arriva a ±${formatInteger(margin)} punti.`,
  change: ({ points, duration }: { points: number; duration: string }) =>
    `una variazione di ${formatInteger(points)} punti si vede in ${duration}`,
  changeNever: (points: number) =>
    `per vedere una variazione di ${formatInteger(points)} punti serve più di un anno`,
  unmeasured: ', o di più se le risposte di uno stesso giorno si somigliano.',
  alike: (effect: number) =>
    `. Le risposte di uno stesso giorno qui si somigliano: ne contiamo una ogni ${formatDecimal(effect)}.`,
  days: (count: number) => `${formatInteger(count)} giorni`,
  weeks: (count: number) => `circa ${formatInteger(count)} settimane`,
  months: (count: number) => `circa ${formatInteger(count)} mesi`,
} as const;

const answersOf = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
