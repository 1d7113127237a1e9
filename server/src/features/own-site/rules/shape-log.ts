import type { AccessLog } from '@citato/contract';

/** A log as it is stored. */
interface StoredLog extends Omit<AccessLog, 'firstAt' | 'lastAt' | 'createdAt'> {
  readonly companyId: string;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly createdAt: Date;
}

/** A log as it is sent. */
export function shapeLog({ companyId: _, firstAt, lastAt, createdAt, ...log }: StoredLog): AccessLog {
  return {
    ...log,
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
