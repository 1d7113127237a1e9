import type { NamedPurpose } from '@citato/contract';

const PURPOSES = {
  answer: 'risposte',
  reading: 'lettura delle risposte',
  suggestion: 'suggerimenti',
  task_list: 'task list',
  visitor: 'prove dalla pagina iniziale',
  other: 'altro',
} as const satisfies Record<NamedPurpose, string>;

export const spendingCopy = {
  promptCost: { daily: 'al giorno per prompt', once: 'per prompt, una sola volta' },
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
