import { calculateCost, getModelPrice, type StructuredModel } from '#adapters/engines';
import { INSTRUCTIONS } from './instructions.ts';
import type { Reader } from './reader.ts';
import { lenientAnswers, listReports, reportedAnswers } from './reported-answers.ts';

/** Our bounds of one call: about two characters a token at worst, and what a dozen full answers name. */
const MAX_TEXT_LENGTH = 40_000;
const MAX_ANSWERS = 12;
export const READER_BOUNDS = { maxInputTokens: 24_000, maxOutputTokens: 8_000 } as const;

/** An ordinary answer with its part of the instructions, and what is said of it; `bench -- reading-cost` counts both. */
const TYPICAL_USE = { inputTokens: 650, cachedInputTokens: 0, outputTokens: 200, searches: 0 };

/** A reader over any model that keeps to a schema. */
export function createModelReader(model: StructuredModel): Reader {
  const { engine, estimatedCostMicroDollars } = model;
  const price = getModelPrice({ engine, model: model.model });
  return {
    engine,
    model: model.model,
    estimatedCostMicroDollars,
    typicalCostMicroDollars: calculateCost({ price, used: TYPICAL_USE }),
    maxTextLength: MAX_TEXT_LENGTH,
    maxAnswers: MAX_ANSWERS,
    read: async ({ answers, knownNames }, options) => {
      const question = {
        instructions: INSTRUCTIONS,
        material: writeMaterial({ answers, knownNames }),
        schema: reportedAnswers,
        lenientSchema: lenientAnswers,
      };
      const reply = await model.ask(question, options);
      if (reply.status === 'failed') return reply;
      const { value, ...rest } = reply;
      return { ...rest, reports: listReports(value, answers.length) };
    },
  };
}

/** What a model is given to read. */
function writeMaterial({
  answers,
  knownNames,
}: {
  answers: readonly string[];
  knownNames: readonly string[];
}): string {
  return JSON.stringify({
    known: knownNames,
    answers: answers.map((text, index) => ({ answer: index + 1, text })),
  });
}
