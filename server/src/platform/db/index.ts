export { assertUsableServer } from './check-server.ts';
export { createDatabase, type Database, type Queryable, type Transaction } from './database.ts';
export { isDatabaseUnavailable } from './database-errors.ts';
export { startEmbeddedServer } from './embedded/embedded-server.ts';
export { createListener, type Listener } from './listener.ts';
export { migrate } from './migrate.ts';
export { readConsistently } from './read-consistently.ts';
export { createReadinessCheck } from './readiness.ts';
export { withTransaction } from './with-transaction.ts';
