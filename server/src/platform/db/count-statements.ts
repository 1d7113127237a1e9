import type { Logger } from 'drizzle-orm';
import { countStatement } from '#platform/logging';

/** Tells the request or job under way that it sent a statement; what the statement says stays here. */
export const STATEMENT_COUNTER: Logger = { logQuery: countStatement };
