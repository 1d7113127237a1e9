export { HistorySkeleton } from './history/components/history-skeleton.tsx';
export { parseHistorySearch } from './history/history-search-model.ts';
export { loadGapsTab, loadHistoryTab } from './load-tabs.ts';
export { type GapsSearch, parseGapsSearch } from './source-gaps/gaps-search-model.ts';
