import type { AlertChannel, ChannelKind } from '@citato/contract';
import { CHANNEL_KINDS } from '@citato/contract';
import { listCompanyRows } from '#features/companies';
import { holdsAlerts } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listEndpointsOf } from '../store/endpoints.ts';
import type { EndpointRow } from '../tables.ts';

/** Channels of one organisation. */
export const MAX_CHANNELS = 10;

export type ChannelRow = Omit<EndpointRow, 'kind'> & {
  readonly kind: ChannelKind;
  readonly status: AlertChannel['status'];
};

/** An account's channels, oldest first, with what its plan makes of them; one of a kind only a newer build knows is left out. */
export async function listChannels(db: Queryable, userId: AccountId): Promise<ChannelRow[]> {
  const rows = await listEndpointsOf(db, userId);
  const isIncluded = await holdsAlerts(db, userId);
  return rows.flatMap((row) => {
    const kind = CHANNEL_KINDS.find((one) => one === row.kind);
    if (kind === undefined) return [];
    const status = row.disabledBecause !== null ? 'disabled' : isIncluded ? 'active' : 'not_included';
    return [{ ...row, kind, status }];
  });
}

/** Channels as those who may change them see them: never their address. */
export async function shapeChannels(
  db: Queryable,
  userId: AccountId,
  rows: readonly ChannelRow[],
): Promise<AlertChannel[]> {
  const companies = await listCompanyRows(db, userId);
  const names = new Map(companies.map(({ company }) => [company.id, company.name]));
  return rows.map(
    ({ id, kind, description, url, companyId, status, disabledBecause, failingSince, createdAt }) => ({
      id,
      kind,
      name: description,
      address: url,
      company: companyId === null ? null : { id: companyId, name: names.get(companyId) ?? '' },
      status,
      disabledBecause,
      failingSince: failingSince?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }),
  );
}
