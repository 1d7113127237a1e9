/** A statement on spread tables that names no company: how it begins from its first table on, and why. */
export interface CrossingStatement {
  readonly begins: string;
  readonly reason: string;
}

/** Each asks every shard and fails while a worker node is down: jobs, and no page. */
export const CROSSING_STATEMENTS: readonly CrossingStatement[] = [];
