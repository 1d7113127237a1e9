import type { News } from '@citato/contract/briefing';
import { Badge } from '#ui';
import { briefingCopy } from '../copy.ts';
import { describeVerdict, type Verdict } from '../order-model.ts';

const copy = briefingCopy.verdict;

/** Only what is proven has a direction and a colour of its own. */
const LOOKS = {
  rising: { tone: 'positive', sign: '↑' },
  promptsRising: { tone: 'positive', sign: '↑' },
  falling: { tone: 'negative', sign: '↓' },
  promptsFalling: { tone: 'negative', sign: '↓' },
  watched: { tone: 'warning', sign: null },
  steady: { tone: 'neutral', sign: null },
} as const;

/** The verdict of the week, beside the rate it is about. */
export function VerdictBadge({ news }: { news: News }) {
  const verdict = describeVerdict(news);
  if (verdict === null) return null;
  const { tone, sign } = LOOKS[verdict.kind];
  return (
    <Badge tone={tone} icon={sign === null ? undefined : <span aria-hidden>{sign}</span>}>
      {nameVerdict(verdict)}
    </Badge>
  );
}

function nameVerdict(verdict: Verdict): string {
  if (verdict.kind === 'promptsFalling' || verdict.kind === 'promptsRising')
    return copy[verdict.kind](verdict.prompts);
  return copy[verdict.kind];
}
