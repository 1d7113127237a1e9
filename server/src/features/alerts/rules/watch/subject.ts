import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { Watched } from './watched.ts';

/** What somebody may be alerted of. */
export type AlertKind =
  | 'named'
  | 'figure'
  | 'negative'
  | 'overtaken'
  | 'new_rival'
  | 'own_source'
  | 'engine_silent'
  | 'no_analysis';

/** One thing of one company that can change by itself; its key stays the same over time. */
export interface Subject {
  readonly key: string;
  readonly kind: AlertKind;
  readonly figure: Watched['figure'];
}

/** Everything of a company that is watched for a proven change. */
export function listSubjects({
  engines,
  promptIds,
  rivals,
}: {
  engines: readonly EngineId[];
  promptIds: readonly PromptId[];
  /** Keys of the companies named most, before or now. */
  rivals: readonly string[];
}): Subject[] {
  return [
    ...(['mention_rate', 'position', 'share', 'positive_tone'] as const).map((figure): Subject => ({
      key: figure,
      kind: 'figure',
      figure: { figure },
    })),
    { key: 'own_source', kind: 'own_source', figure: { figure: 'own_source', engine: null } },
    ...engines.flatMap((engine): Subject[] => [
      { key: `named:${engine}`, kind: 'named', figure: { figure: 'named', engine } },
      { key: `own_source:${engine}`, kind: 'own_source', figure: { figure: 'own_source', engine } },
      { key: `negative:${engine}`, kind: 'negative', figure: { figure: 'negative_tone', engine } },
    ]),
    ...promptIds.map((promptId): Subject => ({
      key: `named:${promptId}`,
      kind: 'named',
      figure: { figure: 'named', promptId },
    })),
    ...rivals.flatMap((rival): Subject[] => [
      { key: `overtaken:${rival}`, kind: 'overtaken', figure: { figure: 'against_rival', rival } },
      { key: `new_rival:${rival}`, kind: 'new_rival', figure: { figure: 'rival_rate', rival } },
    ]),
  ];
}
