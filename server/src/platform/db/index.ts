export { createDatabase, type Database, type Queryable, type Transaction } from './database.ts';
export { isDatabaseUnavailable, isUniqueViolation } from './database-errors.ts';
export { createListener, type Listener } from './listener.ts';
export { migrate, listMigrationNames } from './migrate.ts';
export { withTransaction } from './with-transaction.ts';
export { startEmbeddedServer, type EmbeddedServer } from './embedded/embedded-server.ts';
