import { formatDate, formatInteger, withArticle } from '#lib/format';

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });
const responses = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);

export const searchesCopy = {
  /** What a row's answers are out of. */
  scope: ({
    count,
    engines,
    from,
    to,
  }: {
    count: number;
    engines: readonly string[];
    from: string;
    to: string;
  }) =>
    `Contate su ${responses(count)} di ${list.format(engines)}, ${engines.length === 1 ? 'che dice che cosa cerca' : 'che dicono che cosa cercano'}: ${formatDate(from)} – ${formatDate(to)}.`,
  row: ({ answers, of, engines }: { answers: number; of: number; engines: readonly string[] }) =>
    `in ${formatInteger(answers)} di ${responses(of)} · ${engines.join(', ')}`,
  days: ({ days, lastDay }: { days: number; lastDay: string }) =>
    days === 1
      ? withArticle.il(formatDate(lastDay))
      : `in ${formatInteger(days)} giorni, l’ultimo ${withArticle.il(formatDate(lastDay))}`,
  most: ({ shown, total }: { shown: number; total: number }) =>
    `Le ${formatInteger(shown)} più frequenti di ${formatInteger(total)} ricerche diverse.`,
  unsaid: (engines: readonly string[]) =>
    engines.length === 1
      ? `${list.format(engines)} cerca sul web, ma non dice che cosa.`
      : `${list.format(engines)} cercano sul web, ma non dicono che cosa.`,
  noSearch: (engines: readonly string[]) => `Di ${list.format(engines)} non risultano ricerche sul web.`,
  none: 'Nessuna risposta di questo periodo dice che cosa ha cercato il motore.',
  list: 'Ricerche dei motori, le più frequenti prima',
  failed: 'Le ricerche dei motori non sono arrivate.',
} as const;
