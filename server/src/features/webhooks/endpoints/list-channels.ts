import type { AlertChannel, ChannelKind } from '@citato/contract';
import { CHANNEL_KINDS } from '@citato/contract';
import { listCompanyRows } from '#features/companies';
import { getChannelAllowance } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { describeStatuses } from '../rules/endpoint-status.ts';
import { listEndpointsOf } from '../store/endpoints.ts';
import type { EndpointRow } from '../tables.ts';

export type ChannelRow = Omit<EndpointRow, 'kind'> & {
  readonly kind: ChannelKind;
  readonly status: AlertChannel['status'];
};

/** An account's channels, oldest first, with what its plan makes of them; one of a kind only a newer build knows is left out. */
export async function listChannels(
  db: Queryable,
  userId: AccountId,
): Promise<{ channels: ChannelRow[]; max: number }> {
  const rows = (await listEndpointsOf(db, userId)).flatMap((row) => {
    const kind = CHANNEL_KINDS.find((one) => one === row.kind);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
  const max = await getChannelAllowance(db, userId);
  const statuses = describeStatuses(rows, { max });
  return {
    channels: rows.map((row, index) => ({ ...row, status: statuses[index] ?? 'not_included' })),
    max,
  };
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
