import { ENGINE_IDS } from '@citato/contract';
import type { AnswersSearch } from './answers-search.ts';

/** What else of the dashboard is open while answers are. */
interface Place extends AnswersSearch {
  /** The engine whose numbers are shown. */
  motore?: string;
}

/** The address with these answers open and everything else unchanged; with none they are closed. */
export function openInPlace<Here extends Place>(here: Here, answers: AnswersSearch) {
  const {
    risposte: _1,
    nome: _2,
    presenza: _3,
    risposteDi: _4,
    periodo: _5,
    risposteDal: _6,
    risposteAl: _7,
    risposta: _8,
    ...rest
  } = here;
  return { ...rest, ...answers };
}

/**
 * Where one engine's figures are shown, the answers behind them are that engine's; a link to a single answer works for
 * any engine.
 */
export function openBehindNumber<Here extends Place>(place: Here, answers: AnswersSearch) {
  const risposteDi =
    answers.risposta === undefined ? ENGINE_IDS.find((engine) => engine === place.motore) : undefined;
  return openInPlace(place, { ...(risposteDi !== undefined && { risposteDi }), ...answers });
}

/**
 * Where else to look for an answer that is not among the filtered ones: without a filter, then in all stored answers.
 */
export function widenSearch(search: AnswersSearch): AnswersSearch | null {
  const { risposte, nome, presenza, risposteDi, periodo, risposteDal, risposta } = search;
  if (risposte === undefined || risposta === undefined) return null;
  const isFiltered = [nome, presenza, risposteDi, risposteDal].some((filter) => filter !== undefined);
  if (isFiltered) return { risposte, risposta, ...(periodo !== undefined && { periodo }) };
  return periodo === undefined ? { risposte, risposta, periodo: 'tutto' } : null;
}
