import type { AccessLog } from '@citato/contract';
import type { AccessLogRow } from '../tables.ts';

/** A log as it is sent. */
export function shapeLog({ companyId: _, firstAt, lastAt, createdAt, ...log }: AccessLogRow): AccessLog {
  return {
    ...log,
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
