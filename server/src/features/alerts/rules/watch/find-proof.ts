import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { Raised } from './decide-alerts.ts';
import type { Watched } from './watched.ts';

export interface Proof {
  readonly promptId: PromptId;
  readonly engine: EngineId | null;
  /** Whether the company of `key` is named in them; null: all answers. */
  readonly isNamed: boolean | null;
  /** Null: the own one. */
  readonly key: string | null;
}

/** The answers that show a change best: those of the question with the most of them in the later days. */
export function findProof(
  cells: readonly Watched['cell'][],
  { subject, direction, question }: Raised,
): Proof | null {
  const { figure } = subject;
  const engine = 'engine' in figure ? figure.engine : null;
  const wanted = 'promptId' in figure ? figure.promptId : null;
  const rival = 'rival' in figure ? figure.rival : null;
  const isMore = figure.figure === 'position' || direction === 'up';
  const read = (cell: Watched['cell']): number => {
    if (figure.figure === 'own_source') return cell.ok - cell.cited;
    if (figure.figure === 'negative_tone') return cell.negative;
    if (rival !== null) return cell.ok;
    return isMore ? cell.ownMentions : cell.ok - cell.ownMentions;
  };
  const counts = new Map<PromptId, number>();
  for (const cell of cells) {
    const isOutside = cell.day < question.later.firstDay || cell.day > question.later.lastDay;
    if (isOutside || (engine !== null && cell.engine !== engine)) continue;
    if (wanted !== null && cell.promptId !== wanted) continue;
    counts.set(cell.promptId, (counts.get(cell.promptId) ?? 0) + read(cell));
  }
  const [best] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (best === undefined) return null;
  return { promptId: best[0], engine, ...whichOf({ figure: figure.figure, rival, isMore }) };
}

function whichOf({
  figure,
  rival,
  isMore,
}: {
  figure: string;
  rival: string | null;
  isMore: boolean;
}): Pick<Proof, 'isNamed' | 'key'> {
  if (rival !== null) return { isNamed: true, key: rival };
  if (figure === 'own_source' || figure === 'share') return { isNamed: null, key: null };
  if (figure === 'negative_tone' || figure === 'positive_tone') return { isNamed: true, key: null };
  return { isNamed: isMore, key: null };
}
