import type { AlertMute } from '@citato/contract';
import type { CompanyRows } from '../listing/load-names.ts';
import type { MuteRow } from '../tables.ts';

/** Something that is muted as its owner reads it; null where its company is archived. */
export function shapeMute(row: MuteRow, names: CompanyRows): AlertMute | null {
  const { id, companyId, subject, title, mutedUntil, memberId, channelId } = row;
  const name = companyId === null ? null : names.get(companyId)?.name;
  if (name === undefined) return null;
  return {
    id,
    company: companyId === null || name === null ? null : { id: companyId, name },
    subject,
    title,
    until: mutedUntil?.toISOString() ?? null,
    isOwn: memberId !== null,
    channelId,
  };
}
