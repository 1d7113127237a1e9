/** The board’s code, fetched by who follows more prompts than cards can show. */
export const loadBoard = async () => (await import('./components/board.tsx')).Board;
