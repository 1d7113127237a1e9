import { SOURCE_KINDS, type SourceGap } from '@citato/contract';

export type NamedKind = SourceGap['kind'];

export interface SourceGroup {
  readonly kind: NamedKind;
  readonly sources: readonly SourceGap[];
}

/** What belongs to no kind stands at the end, whatever it comes to. */
const LAST: readonly NamedKind[] = ['other'];

/** The sources by their kind; the group with the largest difference first, as are the sources of a group. */
export function groupSources(sources: readonly SourceGap[]): SourceGroup[] {
  const groups = [...Map.groupBy(sources, ({ kind }) => (isKnown(kind) ? kind : 'other'))].map(
    ([kind, ofKind]) => ({ kind, sources: ofKind }),
  );
  const isLast = ({ kind }: SourceGroup) => LAST.includes(kind);
  return groups.sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

const isKnown = (kind: NamedKind): boolean => SOURCE_KINDS.some((known) => known === kind);

/** The source that is proven to be cited more where a rival is named alone; the own site is none. */
export const findLeading = (sources: readonly SourceGap[]): SourceGap | null =>
  sources.find(({ verdict, kind }) => verdict === 'more_without' && kind !== 'own') ?? null;

/** A quotation cut where the rival is named, so that its name can be underlined; whole where it is not. */
export function cutAtName(
  quote: string,
  name: string | undefined,
): { before: string; name: string; after: string } {
  const place = name === undefined ? -1 : quote.toLowerCase().indexOf(name.toLowerCase());
  if (name === undefined || place === -1) return { before: quote, name: '', after: '' };
  const end = place + name.length;
  return { before: quote.slice(0, place), name: quote.slice(place, end), after: quote.slice(end) };
}
