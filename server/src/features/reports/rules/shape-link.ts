import type { ReportLink } from '@citato/contract';

interface StoredLink {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly expiresAt: Date;
  readonly openings: number;
  readonly createdAt: Date;
}

/** A link without any of its secrets. */
export function shapeLink({ id, passwordHash, expiresAt, openings, createdAt }: StoredLink): ReportLink {
  return {
    id,
    hasPassword: passwordHash !== null,
    expiresAt: expiresAt.toISOString(),
    openings,
    createdAt: createdAt.toISOString(),
  };
}
