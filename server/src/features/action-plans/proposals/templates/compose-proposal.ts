import type { Rate } from '@citato/contract';
import { formatPercent, formatRateInterval, nameSpan } from '@citato/contract/format';
import type { GroundedProposal } from '../rules/keep-grounded-proposals.ts';
import type { Effort, ProposedAction } from '../../rules/proposed-action.ts';

const EFFORTS: Readonly<Record<Effort, string>> = {
  hours: 'Poche ore',
  days: 'Qualche giorno',
  weeks: 'Qualche settimana',
};

/** A proposal as an action of the plan: the model's words for what to do, ours for why. */
export function composeProposal(
  { written: { title, effort }, sources }: GroundedProposal,
  period: { readonly firstDay: string; readonly lastDay: string },
): ProposedAction {
  const [first, ...others] = sources;
  const { source, url, title: page, isProven, ownerName, answer, without, promptIds } = first;
  return {
    key: ownerName === null ? `source:${source}` : 'rival-page',
    names: ownerName === null ? [] : [ownerName],
    title: title.trim(),
    why: describeShares({ without, with: first.with, isProven, period }),
    effort: EFFORTS[effort],
    priority: isProven ? 'Medium' : 'Low',
    promptIds: [...new Set([promptIds, ...others.map((other) => other.promptIds)].flat())],
    quote:
      answer.sentence === null
        ? null
        : {
            text: answer.sentence,
            promptId: answer.promptId,
            answerId: answer.answerId,
            engine: answer.engine,
            createdAt: answer.createdAt,
          },
    source: { domain: source, url: url ?? `https://${source}`, title: page, answers: without.n },
  };
}

function describeShares({
  without,
  with: named,
  isProven,
  period: { firstDay, lastDay },
}: {
  without: Rate;
  with: Rate;
  isProven: boolean;
  period: { readonly firstDay: string; readonly lastDay: string };
}): string {
  const verdict = isProven ? 'La differenza va oltre la variabilità.' : 'La differenza non è provata.';
  return `Citata nel ${sayShare(without)} delle risposte che nominano altri e non te, e nel ${sayShare(named)} di quelle che ti nominano (${nameSpan({ firstDay, lastDay })}). ${verdict}`;
}

const sayShare = (rate: Rate): string =>
  `${rate.percent === null ? 'n/d' : formatPercent(rate.percent)} (${formatRateInterval(rate)})`;
