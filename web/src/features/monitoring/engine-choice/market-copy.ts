import type { CompanyEngines } from '@citato/contract';
import { formatInteger } from '#lib/format';

const promptsCount = (count: number) => `${formatInteger(count)} prompt`;
const marketsCount = (count: number) =>
  count === 1 ? 'un solo mercato' : `fino a ${formatInteger(count)} mercati`;

export const marketChoiceCopy = {
  title: 'Mercato',
  intro: (company: string) =>
    `Da quale Paese, in quale lingua e, se vuoi, da quale città si fanno le domande di ${company}. Una domanda può avere un mercato suo: lo scegli quando la aggiungi o la cambi.`,
  introRead: (company: string) =>
    `Da dove si fanno le domande di ${company} che non hanno un mercato loro. Lo sceglie chi nella squadra è proprietario o redattore.`,
  prompts: promptsCount,
  limit: ({ max, larger }: CompanyEngines['marketAllowance']) =>
    `Il tuo piano ha ${marketsCount(max)} per azienda${larger === null ? '.' : `; il piano ${larger.name} ${marketsCount(larger.max)}.`}`,
  restarts: (prompts: number) => {
    if (prompts === 0) return 'Nessuna domanda segue il mercato dell’azienda: i loro numeri restano.';
    return prompts === 1
      ? 'I numeri della domanda senza un mercato suo ripartono da qui.'
      : `I numeri delle ${formatInteger(prompts)} domande senza un mercato loro ripartono da qui.`;
  },
  save: 'Cambia mercato',
  saving: 'Salvataggio…',
  saved: 'Mercato cambiato',
  savedText: (prompts: number) =>
    prompts === 0
      ? 'Vale per le prossime domande.'
      : prompts === 1
        ? 'I numeri di una domanda ripartono dalla prossima analisi.'
        : `I numeri di ${formatInteger(prompts)} domande ripartono dalla prossima analisi.`,
  saveFailed: 'Errore durante il cambio del mercato',
} as const;
