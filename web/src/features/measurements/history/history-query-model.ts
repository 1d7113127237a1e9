import { ENGINE_IDS, type EngineId, type HistoryPeriod } from '@citato/contract';
import { PERIODS, type HistorySearch } from './history-search-model.ts';

/** The address with another history, and whatever else is open as it is. */
export function openHistory<Place extends HistorySearch>(place: Place, history: HistorySearch) {
  const { arco: _1, dal: _2, al: _3, motori: _4, prompt: _5, etichette: _6, ...rest } = place;
  return { ...rest, ...history };
}

export const periodOf = ({ arco }: HistorySearch): HistoryPeriod =>
  arco === undefined ? '4w' : PERIODS[arco];

/** A free period whose end lies before its beginning is asked of nobody. */
export const isReversed = ({ arco, dal, al }: HistorySearch): boolean =>
  arco === 'libero' && dal !== undefined && al !== undefined && dal > al;

export const listChosen = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').filter((word) => word !== '');

/** The engines that were chosen, those nobody knows left out. */
export const listChosenEngines = ({ motori }: HistorySearch): EngineId[] => {
  const names = listChosen(motori);
  return ENGINE_IDS.filter((engine) => names.includes(engine));
};

/** What the server is asked. */
export function buildQuery(search: HistorySearch) {
  const { dal, al, prompt, etichette } = search;
  const period = periodOf(search);
  const engines = listChosenEngines(search);
  return {
    period,
    ...(dal !== undefined && (period === 'month' || period === 'custom') && { from: dal }),
    ...(al !== undefined && period !== 'month' && { to: al }),
    ...(engines.length > 0 && { engines: engines.join(',') }),
    ...(prompt !== undefined && { prompts: prompt }),
    ...(etichette !== undefined && { labels: etichette }),
  };
}
