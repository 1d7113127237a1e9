import type { CompanyChanges } from '@citato/contract/briefing';
import { Badge } from '#ui';
import { briefingCopy } from '../copy.ts';
import { listVerdicts, type Verdict } from '../order-model.ts';

const copy = briefingCopy.verdict;

/** Only what is proven has a direction and a colour of its own. */
const MAX_POLLS = {
  rising: { tone: 'positive', sign: '↑' },
  promptsRising: { tone: 'positive', sign: '↑' },
  falling: { tone: 'negative', sign: '↓' },
  promptsFalling: { tone: 'negative', sign: '↓' },
  watched: { tone: 'warning', sign: null },
  steady: { tone: 'neutral', sign: null },
} as const;

/** The verdicts of the week, beside the rate they are about. */
export function VerdictBadges({ changes }: { changes: CompanyChanges }) {
  const verdicts = listVerdicts(changes);
  if (verdicts.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {verdicts.map((verdict) => {
        const { tone, sign } = MAX_POLLS[verdict.kind];
        return (
          <Badge
            key={verdict.kind}
            tone={tone}
            icon={sign === null ? undefined : <span aria-hidden>{sign}</span>}
          >
            {nameVerdict(verdict)}
          </Badge>
        );
      })}
    </span>
  );
}

function nameVerdict(verdict: Verdict): string {
  if (verdict.kind === 'promptsFalling' || verdict.kind === 'promptsRising')
    return copy[verdict.kind](verdict.prompts);
  return copy[verdict.kind];
}
