import type { Lateness, LatePrompt } from '@citato/contract';
import { useState } from 'react';
import { Badge, Button } from '#ui';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { adminCopy } from '../copy.ts';
import { usePipeline } from '../queries.ts';
import { Panel } from './panel.tsx';

const copy = adminCopy.late;
/** Bounded in height, so that a bad day does not push everything else off the screen. */
const FIRST_SHOWN = 5;

/** The users whose analyses are late; their number is among the figures of the platform. */
export function LatePrompts() {
  const pipeline = usePipeline();
  return (
    <Panel
      title={copy.title}
      anchor="ritardi"
      text={pipeline.data && copy.waiting(pipeline.data)}
      query={pipeline}
      quiet={({ overdue, stuck, ...waiting }) =>
        overdue.count + stuck.count === 0 ? `${copy.none} · ${copy.waiting(waiting)}` : null
      }
    >
      {({ overdue, stuck }) => (
        <div className="divide-y border-t">
          <LateList kind="overdue" lateness={overdue} />
          <LateList kind="stuck" lateness={stuck} />
        </div>
      )}
    </Panel>
  );
}

function LateList({ kind, lateness }: { kind: 'overdue' | 'stuck'; lateness: Lateness }) {
  const { count, prompts } = lateness;
  const [isWhole, setIsWhole] = useState(false);
  if (count === 0) return null;
  const shown = isWhole ? prompts : prompts.slice(0, FIRST_SHOWN);
  const more = prompts.length - shown.length;
  return (
    <div className="px-4 py-4 sm:px-6">
      <h3 className="text-sm font-semibold">{copy[kind]}</h3>
      <p className="text-xs text-muted">{kind === 'overdue' ? copy.overdueText : copy.stuckText}</p>
      <ul className="mt-2">
        {shown.map((prompt) => (
          <LateItem key={prompt.promptId} kind={kind} prompt={prompt} />
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="ghost"
          className="mt-1 -ml-4.25"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {copy.showMore(more)}
        </Button>
      )}
      {more === 0 && prompts.length < count && (
        <p className="mt-2 text-xs text-muted">{copy.shown(prompts.length)}</p>
      )}
    </div>
  );
}

function LateItem({ kind, prompt }: { kind: 'overdue' | 'stuck'; prompt: LatePrompt }) {
  const { promptId, companyId, companyName, since, state } = prompt;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t py-2.5 first:border-t-0">
      <div className="min-w-0">
        <p className="text-sm font-medium wrap-anywhere">{companyName ?? copy.archived}</p>
        <p className="text-2xs wrap-anywhere text-faint">
          {copy.prompt(promptId)} · {copy.company(companyId)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={state === 'idle' ? 'outline' : 'neutral'}>{copy.states[state]}</Badge>
        {copy.since[kind](formatMoment({ iso: since, now: readNow() }))}
      </p>
    </li>
  );
}
