import type { EngineId, Tone } from '@citato/contract';
import { compareText } from '#lib/text';
import { foldClaim } from './fold-claim.ts';

/** What one answer states of the company in one sentence. */
export interface Statement {
  readonly resultId: string;
  readonly promptId: string;
  readonly engine: EngineId;
  readonly day: string;
  readonly createdAt: Date;
  readonly sentence: string;
  readonly tone: Tone | null;
  readonly sources: readonly StatedSource[];
}

export interface StatedSource {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  /** Cited at the sentence, not elsewhere in the answer. */
  readonly isAtSentence: boolean;
}

/** A statement with all answers that make it. */
export interface GroupedClaim {
  /** Letters and digits of the statement, by which it is known. */
  readonly folded: string;
  readonly sentence: string;
  readonly tone: Tone | null;
  readonly answers: number;
  readonly engines: readonly EngineId[];
  readonly prompts: number;
  readonly lastDay: string;
  readonly sources: readonly StatedSource[];
  readonly example: Pick<Statement, 'promptId' | 'resultId' | 'engine' | 'day'>;
}

const MAX_SOURCES = 3;

/** The same statement once: negative ones first, then those most answers make, then the newest. */
export function groupClaims(statements: readonly Statement[], names: readonly string[]): GroupedClaim[] {
  const groups = Map.groupBy(statements, ({ sentence }) => foldClaim(sentence, names));
  return [...groups]
    .flatMap(([folded, group]) => describeGroup(folded, group) ?? [])
    .toSorted(
      (a, b) =>
        rank(b) - rank(a) ||
        b.answers - a.answers ||
        compareText(b.lastDay, a.lastDay) ||
        compareText(a.folded, b.folded),
    );
}

const rank = ({ tone }: GroupedClaim): number => (tone === 'negative' ? 1 : 0);

function describeGroup(folded: string, group: readonly Statement[]): GroupedClaim | null {
  const newestFirst = group.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const [newest] = newestFirst;
  if (newest === undefined) return null;
  const { sentence, promptId, resultId, engine, day } = newest;
  return {
    folded,
    sentence,
    tone: findTone(group),
    answers: new Set(group.map((one) => one.resultId)).size,
    engines: [...new Set(newestFirst.map((one) => one.engine))],
    prompts: new Set(group.map((one) => one.promptId)).size,
    lastDay: day,
    sources: chooseSources(newestFirst),
    example: { promptId, resultId, engine, day },
  };
}

/** Negative where any answer means it so; else what most say. */
function findTone(group: readonly Statement[]): Tone | null {
  const count = (tone: Tone) => group.filter((one) => one.tone === tone).length;
  if (count('negative') > 0) return 'negative';
  if (count('positive') > 0) return count('positive') >= count('neutral') ? 'positive' : 'neutral';
  return count('neutral') > 0 ? 'neutral' : null;
}

/** Pages cited at the sentence in any of the answers; where there are none, those the newest answer cites. */
function chooseSources(newestFirst: readonly Statement[]): StatedSource[] {
  const at = newestFirst.flatMap(({ sources }) => sources.filter(({ isAtSentence }) => isAtSentence));
  const chosen = at.length > 0 ? at : (newestFirst[0]?.sources ?? []);
  return [...new Map(chosen.map((source) => [source.url, source])).values()].slice(0, MAX_SOURCES);
}
