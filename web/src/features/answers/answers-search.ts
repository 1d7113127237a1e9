import { ENGINE_IDS, type EngineId } from '@citato/contract';
import { isDay, isWord } from '#lib/search/address-model';

const PRESENCES = ['si', 'no', 'mancate'] as const;
export type PresenceWord = (typeof PRESENCES)[number];

/** Which answers are open, as search parameters. */
export interface AnswersSearch {
  /** The prompt whose answers are open. */
  risposte?: string;
  /** The key of the company the answers are looked at for; without it the own one. */
  nome?: string;
  /** Whether it is named in them; without it all answers. */
  presenza?: PresenceWord;
  /** The engine that answered; without it every one. */
  risposteDi?: EngineId;
  /** Every answer kept, not only those of the current figures. */
  periodo?: 'tutto';
  /** Of the analyses of these days alone, instead of a period. */
  risposteDal?: string;
  risposteAl?: string;
  /** The answer on screen; without it the newest. */
  risposta?: string;
}

export function parseAnswersSearch(search: Record<string, unknown>): AnswersSearch {
  const { risposte, nome, risposta, risposteDal, risposteAl } = search;
  if (!isWord(risposte)) return {};
  const presenza = PRESENCES.find((word) => word === search['presenza']);
  const risposteDi = ENGINE_IDS.find((engine) => engine === search['risposteDi']);
  return {
    risposte,
    ...(isWord(nome) && { nome }),
    ...(presenza !== undefined && { presenza }),
    ...(risposteDi !== undefined && { risposteDi }),
    ...(search['periodo'] === 'tutto' && { periodo: 'tutto' }),
    ...(isDay(risposteDal) && isDay(risposteAl) && risposteDal <= risposteAl && { risposteDal, risposteAl }),
    ...(isWord(risposta) && { risposta }),
  };
}
