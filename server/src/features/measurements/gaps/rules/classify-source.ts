import type { SourceKind } from '@citato/contract';
import { type OutsideKind, readSiteOwner } from '../../summary/rules/cited-site.ts';
import { findListedKind } from './known-kinds.ts';

const OF_OUTSIDE: Readonly<Record<OutsideKind, SourceKind>> = {
  reviews: 'directory',
  marketplace: 'directory',
  forum: 'forum',
  encyclopedia: 'encyclopedia',
  video: 'social',
  page: 'social',
  article: 'other',
};

export interface SourceOwners {
  /** The own company's website. */
  readonly websiteUrl: string;
  readonly rivals: readonly { readonly key: string; readonly name: string }[];
  /** What the owner of the company chose, by source. */
  readonly chosen: ReadonlyMap<string, SourceKind>;
}

/** The kind of a source: as its owner chose, else whose page it is, else by the list of known sites. */
export function classifySource(source: string, { websiteUrl, rivals, chosen }: SourceOwners): SourceKind {
  const own = chosen.get(source);
  if (own !== undefined) return own;
  const owner = readSiteOwner({ url: `https://${source}`, websiteUrl, rivals });
  if (owner.kind === 'own') return 'own';
  const listed = findListedKind(source.split('/')[0] ?? source);
  // A rival's page on a network is the rival's; an entry on a directory is the directory's.
  if (owner.kind === 'rival' && (listed === null || listed === 'social')) return 'competitor';
  return listed ?? (owner.kind === 'outside' ? OF_OUTSIDE[owner.outside] : 'other');
}
