/** How much has to change, in the user's words: anche di poco, normale, solo cose grandi. */
export const LEVELS = {
  small: { alpha: 0.01, points: 5, places: 0.5 },
  normal: { alpha: 0.001, points: 10, places: 1 },
  large: { alpha: 0.0001, points: 20, places: 2 },
} as const;
export type Level = keyof typeof LEVELS;

/** What a difference of this figure has to come to at least. */
export const smallestStep = (level: Level, isPosition: boolean): number =>
  isPosition ? LEVELS[level].places : LEVELS[level].points;
