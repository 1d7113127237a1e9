/**
 * Bounds of one call; together with the price they make its estimated cost. A chat completion always searches, and is
 * billed as one request whatever it searched for.
 */
export const BOUNDS = {
  agent: { inputTokens: 20_000, outputTokens: 6000, searches: 3 },
  chat: { inputTokens: 2000, outputTokens: 6000, searches: 1 },
} as const;
