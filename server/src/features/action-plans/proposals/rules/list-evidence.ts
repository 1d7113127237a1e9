import type { Rate, SourceGap, SourceGaps } from '@citato/contract';

/** As many sources as one brief holds. */
const MAX_SOURCES = 12;
const MAX_TITLE = 160;
const MAX_SENTENCE = 400;

/** A source of answers that name a rival and not the company, with the sentence that shows it. */
export interface SourceEvidence {
  readonly id: string;
  readonly source: string;
  readonly url: string | null;
  readonly title: string | null;
  readonly kind: SourceGap['kind'];
  /** Proven to be cited more where the company is not named. */
  readonly isProven: boolean;
  readonly without: Rate;
  readonly with: Rate;
  /** Prompts with such an answer. */
  readonly promptIds: readonly string[];
  /** The rival whose site it is. */
  readonly ownerName: string | null;
  readonly answer: {
    readonly promptId: string;
    readonly answerId: string;
    readonly engine: NonNullable<SourceGap['example']>['engine'];
    readonly createdAt: string;
    readonly sentence: string | null;
    readonly rivalName: string | null;
  };
}

interface Placed {
  readonly gaps: Pick<SourceGaps, 'sources' | 'rivals'>;
  readonly places: ReadonlyMap<
    string,
    { readonly promptIds: readonly string[]; readonly answeredAt: Date | null }
  >;
}

/**
 * What a plan may be built on: sources in answers that name a rival and not the company, those proven to be cited more in
 * them first. The company's own pages are none, nor is a source proven to be cited more where the company is named, nor
 * one without an answer that can be read.
 */
export function listEvidence({ gaps: { sources, rivals }, places }: Placed): SourceEvidence[] {
  return sources
    .flatMap((gap) => {
      const { example, kind, verdict } = gap;
      const { promptIds = [], answeredAt = null } = places.get(gap.source) ?? {};
      if (example === null || answeredAt === null || promptIds.length === 0) return [];
      if (kind === 'own' || verdict === 'more_with') return [];
      const { source, url, title, without } = gap;
      return [
        {
          source,
          url,
          title: title === null ? null : title.slice(0, MAX_TITLE),
          kind,
          isProven: verdict === 'more_without',
          without,
          with: gap.with,
          promptIds,
          ownerName: kind === 'competitor' ? findOwner(source, rivals) : null,
          answer: {
            promptId: example.promptId,
            answerId: example.resultId,
            engine: example.engine,
            createdAt: answeredAt.toISOString(),
            sentence: example.quote === null ? null : example.quote.slice(0, MAX_SENTENCE),
            rivalName: example.rival?.name ?? null,
          },
        },
      ];
    })
    .slice(0, MAX_SOURCES)
    .map((found, index) => ({ id: `S${String(index + 1)}`, ...found }));
}

const foldName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The rival whose name stands in the address of the source, the most named first. */
function findOwner(source: string, rivals: Placed['gaps']['rivals']): string | null {
  const address = foldName(source);
  return rivals.find(({ name }) => foldName(name) !== '' && address.includes(foldName(name)))?.name ?? null;
}
