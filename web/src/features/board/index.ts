export { parseBoardSearch, type BoardSearch } from './board-search-model.ts';
export { Board } from './components/lazy-board.tsx';
