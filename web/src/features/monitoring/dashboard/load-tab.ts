import { loadAlertsTab } from '#features/alerts';
import { loadGapsTab, loadHistoryTab } from '#features/measurements';
import { loadReportTab } from '#features/reports';

/** The code of each tab, fetched once. */
export const loadTab = {
  prompt: () => import('./components/prompts-tab.tsx'),
  risultati: () => import('./components/results-tab.tsx'),
  andamento: loadHistoryTab,
  motori: () => import('../engine-choice/components/engines-tab.tsx'),
  sito: () => import('#features/own-site'),
  'perche-loro': loadGapsTab,
  avvisi: loadAlertsTab,
  rapporto: loadReportTab,
};
