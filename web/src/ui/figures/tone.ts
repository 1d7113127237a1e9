/** How a text speaks of something. */
export type Tone = 'positive' | 'neutral' | 'negative';
