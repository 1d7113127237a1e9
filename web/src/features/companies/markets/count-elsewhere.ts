import type { Prompt } from '@citato/contract';

/** How many other prompts ask the same as one, elsewhere. */
export function countElsewhere({ prompt, prompts }: { prompt: Prompt; prompts: readonly Prompt[] }): number {
  return prompts.filter(
    ({ id, text, persona, market }) =>
      id !== prompt.id &&
      text === prompt.text &&
      persona === prompt.persona &&
      market.name !== prompt.market.name,
  ).length;
}
