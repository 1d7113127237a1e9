/** The code of each tab, fetched once it is near. */
export const loadHistoryTab = () => import('./history/components/history-tab.tsx');
export const loadGapsTab = () => import('./source-gaps/components/gaps-tab.tsx');
