import type { EngineId, UnknownDetail } from '@citato/contract';
import type * as z from 'zod';
import type { Clock } from '#lib/clock';
import type { EngineReply } from '../answer-engine.ts';
import type { Providers } from '../provider-settings.ts';

/** Engines whose model can be held to a schema; Perplexity's would search the web, and bill it, for every reading. */
export const STRUCTURED_ENGINE_IDS = [
  'openai',
  'google',
  'anthropic',
  'compatible',
] as const satisfies EngineId[];
export type StructuredEngineId = (typeof STRUCTURED_ENGINE_IDS)[number];

export type FailedReply = Extract<EngineReply, { status: 'failed' }>;

/** `bad_answer` also when the model declined, wrote no JSON or broke the schema. */
export type StructuredReply<Value> =
  | FailedReply
  | {
      readonly status: 'ok';
      readonly value: Value;
      readonly model: string;
      readonly costMicroDollars: number;
      /** Kinds of unknown details that were dropped from it; left out where there were none. */
      readonly unknownDetails?: readonly UnknownDetail[];
    };

/** Our own request to a model: the task, and the foreign material for it. */
export interface StructuredQuestion<Value> {
  readonly instructions: string;
  /** From outside: sent as data, never as instructions. */
  readonly material: string;
  /** The schema the model is given, and held to where its provider can. */
  readonly schema: z.ZodType<Value>;
  /** The schema its reply is read with, where it may be more lenient. */
  readonly lenientSchema?: z.ZodType<Value>;
}

/** A model that fills in a schema: without tools, without memory. Never throws. */
export interface StructuredModel {
  readonly engine: StructuredEngineId;
  readonly model: string;
  /** Upper estimate for one call within the bounds, micro-dollars. */
  readonly estimatedCostMicroDollars: number;
  ask<Value>(
    question: StructuredQuestion<Value>,
    options: { signal: AbortSignal },
  ): Promise<StructuredReply<Value>>;
}

export interface StructuredModelSettings extends Pick<Providers, StructuredEngineId | 'fetch'> {
  readonly engine: StructuredEngineId;
  /** Another model of the engine than the one that answers; null: the one that answers. */
  readonly model?: string | null;
  readonly bounds: { readonly maxInputTokens: number; readonly maxOutputTokens: number };
  readonly timeoutMs: number;
  readonly clock: Clock;
}
