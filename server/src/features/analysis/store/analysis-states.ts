import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { analyses, promptStates } from '../tables.ts';

const OPEN = ['queued', 'asking', 'reading'] as const;

/** The states of an analysis on its way. */
export type OpenState = (typeof OPEN)[number];

/** Its prompt exists: rows of a deleted prompt wait to be erased and do not count. */
export const hasPrompt = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(promptStates)
    .where(eq(promptStates.promptId, analyses.promptId)),
);

/** It is still on its way. */
export const isOpen = and(inArray(analyses.status, [...OPEN]), hasPrompt);

/** It has its numbers, or failed. */
export const hasEnded = inArray(analyses.status, ['finished', 'failed']);
