import type { NamedPurpose } from '@citato/contract';
import { formatInteger } from '#lib/format';

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });
/** Those of one question, each in a market of its own, or as many questions in one. */
const promptsOf = ({ prompts, markets }: { prompts: number; markets: number }) =>
  `${formatInteger(prompts)} prompt${markets > 1 ? ', uno per mercato' : ''}`;

const PURPOSES = {
  answer: 'risposte',
  reading: 'lettura delle risposte',
  suggestion: 'suggerimenti',
  task_list: 'task list',
  action_plan: 'proposte per il piano',
  visitor: 'prove dalla pagina iniziale',
  other: 'altro',
} as const satisfies Record<NamedPurpose, string>;

export const spendingCopy = {
  promptCost: {
    daily: (asked: { prompts: number; markets: number }) =>
      asked.prompts === 1 ? 'al giorno per prompt' : `al giorno per ${promptsOf(asked)}`,
    once: (asked: { prompts: number; markets: number }) =>
      asked.prompts === 1 ? 'per prompt, una sola volta' : `una sola volta per ${promptsOf(asked)}`,
  },
  /** Which engines a market’s sum is without. */
  notEverywhere: ({ engines, markets }: { engines: readonly string[]; markets: number }) =>
    `${list.format(engines)} non ${engines.length === 1 ? 'viene interrogato' : 'vengono interrogati'} in ${markets === 1 ? 'questo mercato' : 'ogni mercato'}.`,
  about: (amount: string) => `Costo stimato dei motori AI: circa ${amount}`,
  readingPart: (amount: string) => `, di cui ${amount} per leggere le risposte`,
  demoIsFree: 'Nessun costo: risponde il motore demo.',
  isFree: 'Nessun costo per le risposte: i motori di questa installazione non fatturano.',
  monthFailed: 'La spesa di questo mese non è arrivata.',
  promptCostFailed: 'Il costo stimato non è arrivato.',
  underOneCent: 'meno di €0,01',
  month: ({ month, amount }: { month: string; amount: string }) => `Motori AI in ${month}: ${amount}`,
  purpose: ({ purpose, amount }: { purpose: NamedPurpose; amount: string }) =>
    `${PURPOSES[purpose]} ${amount}`,
} as const;
