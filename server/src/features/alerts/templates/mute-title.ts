import { type Alert, nameEngine } from '@citato/contract';

const FIGURES = {
  mention_rate: 'Mention Rate',
  share: 'Quota sul totale',
  positive_tone: 'Tono positivo',
  position: 'Posizione',
  other: 'Un numero',
} as const;

/** What somebody hears no more of, in words. */
export const nameMute = {
  everything: 'Tutti gli avvisi',
  of: ({ kind, figure, engine, prompt, rival }: Alert): string => {
    const by = engine === null ? '' : ` da ${nameEngine(engine)}`;
    switch (kind) {
      case 'figure':
        return FIGURES[figure ?? 'other'];
      case 'named':
        return prompt === null
          ? `Chi ti nomina: ${engine === null ? 'un motore' : nameEngine(engine)}`
          : 'Chi ti nomina in una domanda';
      case 'negative':
        return `Affermazioni negative${by}`;
      case 'overtaken':
        return `Chi è davanti: tu o ${rival?.name ?? 'un rivale'}`;
      case 'new_rival':
        return `${rival?.name ?? 'Un rivale'} fra i primi cinque`;
      case 'own_source':
        return `Il tuo sito citato${by}`;
      case 'engine_silent':
        return `${engine === null ? 'Un motore' : nameEngine(engine)} non risponde`;
      case 'no_analysis':
        return 'Nessuna analisi per un giorno';
      case 'other':
        return 'Un avviso';
    }
  },
};
