export { parseBoardSearch, type BoardSearch } from './board-search-model.ts';
export { loadBoard } from './load-board.ts';
