import type { Lateness, LatePrompt, Pipeline } from '@citato/contract';
import { useState } from 'react';
import { Badge, Button } from '#ui';
import { formatInteger, formatMoment } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { usePipeline } from '../queries.ts';
import { FigureStrip } from './figure-strip.tsx';
import { Panel } from './panel.tsx';

const copy = adminCopy.late;
/** The panel goes on below: a bad day does not push everything else off the screen. */
const FIRST_SHOWN = 5;

/** What waits and runs, and whose analyses do not come. */
export function LatePrompts() {
  const pipeline = usePipeline();
  return (
    <Panel title={copy.title} anchor="ritardi" query={pipeline}>
      {(data) => (
        <>
          <FigureStrip figures={listFigures(data)} />
          {data.overdue.count + data.stuck.count === 0 ? (
            <p className="px-4 py-4 text-sm text-muted sm:px-6">{copy.none}</p>
          ) : (
            <div className="divide-y">
              <LateList kind="overdue" lateness={data.overdue} />
              <LateList kind="stuck" lateness={data.stuck} />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function listFigures({ queued, running, overdue, stuck }: Pipeline) {
  return [
    { label: copy.queued, value: formatInteger(queued) },
    { label: copy.running, value: formatInteger(running) },
    { label: copy.overdue, value: describeCount(overdue), isAlarm: overdue.count > 0 },
    { label: copy.stuck, value: describeCount(stuck), isAlarm: stuck.count > 0 },
  ];
}

function describeCount({ count, isMore }: Lateness): string {
  return isMore ? copy.atLeast(formatInteger(count)) : formatInteger(count);
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
        {copy.since[kind](formatMoment({ iso: since, now: new Date() }))}
      </p>
    </li>
  );
}
