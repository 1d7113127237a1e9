import { inArray } from 'drizzle-orm';
import { analyses } from '../tables.ts';

const OPEN = ['queued', 'asking', 'reading'] as const;

/** The states of an analysis on its way. */
export type OpenState = (typeof OPEN)[number];

/** It is still on its way. */
export const isOpen = inArray(analyses.status, [...OPEN]);

/** It has its numbers, or failed. */
export const hasEnded = inArray(analyses.status, ['finished', 'failed']);
