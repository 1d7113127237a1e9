/** How often each view and each chart's data is asked for; its median is what a bound is about. */
export const ROUNDS = 150;
/** Andamento: a chart's data, and the whole view that holds them all. */
export const HISTORY_MS = 100;
/** Perché loro. */
export const GAPS_MS = 150;
