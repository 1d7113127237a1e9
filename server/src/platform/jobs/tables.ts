import { bigint, boolean, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const jobs = pgTable('jobs', {
  id: uuid('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  singletonKey: text('singleton_key'),
  groupId: text('group_id'),
  retryLimit: integer('retry_limit').notNull(),
  isUrgent: boolean('is_urgent').notNull().default(false),
  state: text('state').$type<'waiting' | 'running'>().notNull().default('waiting'),
  runAt: moment('run_at').notNull(),
  attempt: integer('attempt').notNull().default(0),
  faults: integer('faults').notNull().default(0),
  deaths: integer('deaths').notNull().default(0),
  startedAt: moment('started_at'),
  leaseUntil: moment('lease_until'),
  createdAt: moment('created_at').notNull(),
});

export const deadJobs = pgTable('dead_jobs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  singletonKey: text('singleton_key'),
  groupId: text('group_id'),
  retryLimit: integer('retry_limit').notNull(),
  isUrgent: boolean('is_urgent').notNull().default(false),
  attempts: integer('attempts').notNull(),
  fault: jsonb('fault'),
  enqueuedAt: moment('enqueued_at').notNull(),
  diedAt: moment('died_at').notNull(),
});

export const recurringJobs = pgTable('recurring_jobs', {
  kind: text('kind').primaryKey(),
  enqueuedAt: moment('enqueued_at').notNull(),
});
