import { ENGINE_IDS, type EngineId } from '@citato/contract';

const PRESENCES = ['si', 'no', 'mancate'] as const;
export type PresenceWord = (typeof PRESENCES)[number];

/** Which answers are open, in the words of the address. */
export interface AnswersSearch {
  /** The prompt whose answers are open. */
  risposte?: string;
  /** The key of the company the answers are looked at for; without it the own one. */
  nome?: string;
  /** Whether it is named in them; without it all answers. */
  presenza?: PresenceWord;
  /** The engine that answered; without it every one. */
  risposteDi?: EngineId;
  /** Every answer kept, not only those of the standing numbers. */
  periodo?: 'tutto';
  /** The answer on screen; without it the newest. */
  risposta?: string;
}

export function parseAnswersSearch(search: Record<string, unknown>): AnswersSearch {
  const { risposte, nome, risposta } = search;
  if (!isWord(risposte)) return {};
  const presenza = PRESENCES.find((word) => word === search['presenza']);
  const risposteDi = ENGINE_IDS.find((engine) => engine === search['risposteDi']);
  return {
    risposte,
    ...(isWord(nome) && { nome }),
    ...(presenza !== undefined && { presenza }),
    ...(risposteDi !== undefined && { risposteDi }),
    ...(search['periodo'] === 'tutto' && { periodo: 'tutto' }),
    ...(isWord(risposta) && { risposta }),
  };
}

/** What else of the dashboard is open while answers are. */
interface Place extends AnswersSearch {
  /** The engine whose numbers are shown. */
  motore?: string;
}

/** The address with these answers open and the rest of the screen as it is; with none they are closed. */
export function openInPlace<Here extends Place>(here: Here, answers: AnswersSearch) {
  const { risposte: _1, nome: _2, presenza: _3, risposteDi: _4, periodo: _5, risposta: _6, ...rest } = here;
  return { ...rest, ...answers };
}

/** Where one engine's numbers are shown, the answers behind them are that engine's; a single answer is anyone's. */
export function openBehindNumber<Here extends Place>(place: Here, answers: AnswersSearch) {
  const risposteDi =
    answers.risposta === undefined ? ENGINE_IDS.find((engine) => engine === place.motore) : undefined;
  return openInPlace(place, { ...(risposteDi !== undefined && { risposteDi }), ...answers });
}

/** Where else to look for an answer that is not among those asked for: with no filter, then in all that was kept. */
export function widenSearch(search: AnswersSearch): AnswersSearch | null {
  const { risposte, nome, presenza, risposteDi, periodo, risposta } = search;
  if (risposte === undefined || risposta === undefined) return null;
  const isFiltered = nome !== undefined || presenza !== undefined || risposteDi !== undefined;
  if (isFiltered) return { risposte, risposta, ...(periodo !== undefined && { periodo }) };
  return periodo === undefined ? { risposte, risposta, periodo: 'tutto' } : null;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
