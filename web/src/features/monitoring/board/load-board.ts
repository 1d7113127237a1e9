/** The board’s code, loaded for users with more prompts than the cards show. */
export const loadBoard = async () => (await import('./components/board.tsx')).Board;
