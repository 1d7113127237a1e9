import { parseBoardSearch, type BoardSearch } from '../board/board-search-model.ts';
import { parseAnswersSearch, type AnswersSearch } from '#features/answers';
import { type GapsSearch, parseGapsSearch, parseHistorySearch } from '#features/measurements';

const DASHBOARD_TABS = [
  'prompt',
  'risultati',
  'andamento',
  'perche-loro',
  'avvisi',
  'sito',
  'motori',
  'rapporto',
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

export interface DashboardSearch extends AnswersSearch, BoardSearch, GapsSearch {
  /** The open company; without it the overview. */
  azienda?: string;
  /** The open tab; without it the prompts. */
  scheda?: DashboardTab;
  /** The prompt whose results are shown; without it the first that has some. */
  domanda?: string;
  /** The engine whose numbers are shown; without it all of them together. */
  motore?: string;
  /** The page for a client that is shown; without it the newest. */
  rapporto?: string;
  /** The second step of a new company, its prompts; without it the first. */
  passo?: 'prompt' | undefined;
  /** Back from a payment. */
  payment?: 'success';
}

/** What is open on the dashboard is in the address, so that going back and sharing work. */
export function parseDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { azienda, scheda, domanda, motore, passo, payment, rapporto } = search;
  const tab = DASHBOARD_TABS.find((candidate) => candidate === scheda);
  return {
    ...(typeof azienda === 'string' && azienda !== '' && { azienda }),
    ...(tab !== undefined && { scheda: tab }),
    ...(typeof domanda === 'string' && domanda !== '' && { domanda }),
    ...(typeof motore === 'string' && motore !== '' && { motore }),
    ...(typeof azienda === 'string' &&
      azienda !== '' && { ...parseAnswersSearch(search), ...parseBoardSearch(search) }),
    ...(tab === 'andamento' && parseHistorySearch(search)),
    ...(tab === 'perche-loro' && parseGapsSearch(search)),
    ...(tab === 'rapporto' && typeof rapporto === 'string' && rapporto !== '' && { rapporto }),
    ...(passo === 'prompt' && { passo }),
    ...(payment === 'success' && { payment }),
  };
}
