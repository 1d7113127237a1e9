import type { Clock } from '#lib/clock';
import type { AccountId, UserId } from '#lib/ids';
import type { Database, DataNodes, Queryable } from '#platform/db';
import type { EventBus, LiveEvents, Subscription } from '#platform/events';
import type { RouteImplementation } from '#platform/http';
import type { JobQueue, JobRegistration } from '#platform/jobs';
import type { RateLimits, Turns } from '#platform/limits';
import type { Logger } from '#platform/logging';
import type { Metrics } from '#platform/metrics';

/** What every feature works with; a feature's own dependencies extend it by the adapters it needs. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly events: EventBus;
  readonly live: LiveEvents;
  readonly limits: RateLimits;
  readonly turns: Turns;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The machines that hold what grows with answers. */
  readonly nodes: DataNodes;
}

/** Sections of the file of one's own data by their names; what grows with answers is a list read while it is sent. */
export type OwnData = Readonly<Record<string, unknown>>;

/** What a feature adds to the product; the composition root collects them in the order of the layers. */
export interface Feature {
  readonly routes: readonly RouteImplementation[];
  readonly jobs: readonly JobRegistration[];
  readonly subscriptions: readonly Subscription[];
  /** What is stored here about a person. */
  readonly exportPerson?: (db: Queryable, userId: UserId) => Promise<OwnData>;
  /** What is stored here for an organisation. */
  readonly exportOrganisation?: (db: Queryable, accountId: AccountId) => Promise<OwnData>;
  /** Called before the first job on workers: warms up what the first jobs need. */
  readonly warmUp?: () => Promise<unknown>;
  /** Called when the process ends, after the last job and before the database is left. */
  readonly stop?: () => Promise<void>;
}
