import type { ApiKey } from '@citato/contract';
import { formatDate, formatDateTime, formatInteger } from '#lib/format';

/** What a key and a connected assistant have in common. */
export type Access = Pick<
  ApiKey,
  'id' | 'name' | 'state' | 'companyIds' | 'expiresAt' | 'revokedAt' | 'lastUsedAt' | 'calls'
>;

/** The words of one kind of access: Italian gives a key and an assistant different endings. */
export interface AccessWords {
  readonly states: Readonly<Record<Exclude<Access['state'], 'active'>, string>>;
  readonly never: string;
  readonly used: (moment: string) => string;
  readonly calls: (calls: { count: number; text: string }) => string;
  readonly expires: (date: string) => string;
  readonly expired: (date: string) => string;
  readonly revoked: (date: string) => string;
  /** The plan does not hold it now. */
  readonly paused: string;
  readonly revoke: string;
  readonly revokeNamed: (name: string) => string;
  readonly failed: string;
  readonly fallback: string;
  readonly revocation: {
    readonly title: string;
    readonly before: string;
    readonly after: string;
    readonly action: string;
    readonly done: (name: string) => string;
    readonly doneText: (name: string) => string;
  };
}

export function describeUse({ lastUsedAt, calls }: Access, words: AccessWords): string {
  if (lastUsedAt === null) return words.never;
  return `${words.used(formatDateTime(lastUsedAt))} · ${words.calls({ count: calls, text: formatInteger(calls) })}`;
}

export function describeEnd({ state, expiresAt, revokedAt }: Access, words: AccessWords): string {
  if (revokedAt !== null) return words.revoked(formatDate(revokedAt));
  return (state === 'expired' ? words.expired : words.expires)(formatDate(expiresAt));
}
