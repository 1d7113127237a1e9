export { createDatabase, type Database, type Queryable, type Transaction } from './database.ts';
