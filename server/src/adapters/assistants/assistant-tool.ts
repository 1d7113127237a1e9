import type * as z from 'zod';

/** Something an assistant can ask for, or do, in somebody's name. */
export interface AssistantTool<Call> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly effect: 'reads' | 'adds' | 'changes';
  /** What the assistant is given, as JSON. A refusal's sentence is given to it as such. */
  readonly run: (call: Call, input: Record<string, unknown>) => Promise<object>;
}

/** A question somebody picks from a list in the assistant, written out. */
export interface AssistantPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: z.ZodObject;
  readonly write: (given: Record<string, unknown>) => string;
}

/** Everything an assistant is offered. */
export interface AssistantOffer<Call> {
  readonly name: string;
  readonly version: string;
  /** How to read what the tools give. */
  readonly instructions: string;
  readonly tools: readonly AssistantTool<Call>[];
  readonly prompts: readonly AssistantPrompt[];
  /** The sentence for an assistant when something failed. */
  readonly explain: (error: unknown) => string;
}
