import type { Logger } from 'drizzle-orm';
import { countStatement } from '#platform/logging';

/** Counts a statement for the request or job under way; its text is not recorded. */
export const STATEMENT_COUNTER: Logger = { logQuery: countStatement };
