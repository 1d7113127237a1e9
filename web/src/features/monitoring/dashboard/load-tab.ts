import { loadAlertsTab } from '#features/alerts';
import { loadReportTab } from '#features/client-reports';

/** The code of each tab, fetched once. */
export const loadTab = {
  prompt: () => import('./components/prompts-tab.tsx'),
  risultati: () => import('./components/results-tab.tsx'),
  andamento: () => import('../history/components/history-tab.tsx'),
  motori: () => import('../engine-choice/components/engines-tab.tsx'),
  sito: () => import('#features/own-site'),
  'perche-loro': () => import('../source-gaps/components/gaps-tab.tsx'),
  avvisi: loadAlertsTab,
  rapporto: loadReportTab,
};
