import { nameEngine, type AnalysisProgress, type AnalysisWait } from '@citato/contract';
import { Check, Clock } from 'lucide-react';
import { LandedAnswers } from '#features/answers';
import { formatMoment } from '#lib/format';
import { Spinner } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { describeSteps, type StepView } from '../model.ts';
import { LiveCount } from './live-count.tsx';

const copy = monitoringCopy.live;

/** A running analysis in words, and one row of cells per engine. A step is announced once, as it begins. */
export function LiveAnalysis({
  name,
  progress,
  isFirst,
}: {
  /** Of the prompt: several may run at once. */
  name: string;
  progress: AnalysisProgress;
  /** There are no figures yet: the interim result takes their place. */
  isFirst: boolean;
}) {
  const wait = findWait(progress);
  const steps = describeSteps(progress).map((step) => ({
    ...step,
    label: step.id === 'sent' ? labelSent(progress, wait) : copy.steps[step.id],
  }));
  const current = steps.find(({ state }) => state === 'now');
  return (
    <section className="grid gap-4 border-t bg-surface p-4 md:grid-cols-[minmax(0,1fr)_300px] md:gap-x-10 md:px-6 md:py-5 lg:gap-x-12">
      <h3 className="flex items-center gap-2.5 text-sm font-semibold md:col-span-2">
        {wait === null ? <Spinner /> : <Clock className="size-4 text-muted" />}
        {wait === null ? copy.title : copy.titleWaiting}
      </h3>
      {isFirst && (
        <div className="md:col-span-2">
          <LiveCount progress={progress} isWaiting={wait !== null} />
        </div>
      )}
      <div>
        <p role="status" className="sr-only">
          {current && copy.step({ name, label: current.label })}
        </p>
        <ol className="grid lg:grid-cols-4">
          {steps.map(({ id, state, label }) => (
            <Step key={id} state={state} label={label} note={noteOf(id, progress, wait)} />
          ))}
        </ol>
      </div>
      <ul className="grid content-start gap-1.5 text-xs text-muted" aria-hidden>
        {progress.engines.map((engine) => (
          <li
            key={engine.engine}
            className="grid grid-cols-[minmax(84px,auto)_minmax(0,1fr)_auto] items-center gap-2.5"
          >
            <span>{nameEngine(engine.engine)}</span>
            <Cells
              answered={engine.answered - engine.failed}
              failed={engine.failed}
              planned={engine.planned}
            />
            <span>{copy.progress({ answered: engine.answered, planned: engine.planned })}</span>
          </li>
        ))}
      </ul>
      {(wait === null || progress.answered > 0) && <LandedAnswers progress={progress} />}
    </section>
  );
}

/** What it waits for now: once the moment has come it only waits for its turn. */
function findWait({ wait }: AnalysisProgress): AnalysisWait | null {
  return wait !== null && new Date(wait.until) > new Date() ? wait : null;
}

function labelSent({ step, answered }: AnalysisProgress, wait: AnalysisWait | null): string {
  if (wait !== null) return copy.deferred;
  if (step === 'queued') return copy.queued;
  // Before the first answer the question may still wait for a free place at its engine.
  return answered === 0 ? copy.asking : copy.steps.sent;
}

function noteOf(id: StepView['id'], progress: AnalysisProgress, wait: AnalysisWait | null): string {
  if (id === 'sent' && wait !== null)
    return copy.waits[wait.reason](formatMoment({ iso: wait.until, now: new Date() }));
  if (id === 'sent') return progress.step === 'queued' ? copy.waiting : copy.sentTo(progress.engines.length);
  if (id === 'arriving') return copy.progress(progress);
  return id === 'reading' ? copy.readingNote : copy.numbersNote;
}

function Step({ state, label, note }: { state: StepView['state']; label: string; note: string }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={
        'relative grid grid-cols-[20px_1fr] content-start gap-2.5 pb-4 text-sm last:pb-0 lg:grid-cols-1 lg:gap-2 lg:pr-4 lg:pb-0 ' +
        'not-last:before:absolute not-last:before:top-[22px] not-last:before:bottom-0.5 not-last:before:left-[9px] not-last:before:w-0.5 not-last:before:rounded-bar ' +
        'lg:not-last:before:top-[9px] lg:not-last:before:right-1.5 lg:not-last:before:bottom-auto lg:not-last:before:left-[26px] lg:not-last:before:h-0.5 lg:not-last:before:w-auto ' +
        (state === 'done'
          ? 'text-muted not-last:before:bg-accent'
          : state === 'now'
            ? 'text-text not-last:before:bg-line'
            : 'text-faint not-last:before:bg-line')
      }
    >
      <StepPoint state={state} />
      <span>
        <b className={state === 'now' ? 'font-semibold' : ''}>{label}</b>
        <small className="block text-2xs text-faint">{note}</small>
      </span>
    </li>
  );
}

function StepPoint({ state }: { state: StepView['state'] }) {
  if (state === 'done') {
    return (
      <span className="grid size-5 place-items-center rounded-full bg-accent text-on-accent [&>.lucide]:size-3 [&>.lucide]:stroke-[2.6]">
        <Check />
      </span>
    );
  }
  if (state === 'now') {
    return (
      <span className="grid size-5 place-items-center rounded-full inset-ring-2 inset-ring-accent">
        <span className="size-2 animate-breathe rounded-full bg-accent" />
      </span>
    );
  }
  return <span className="size-5 rounded-full inset-ring-[1.5px] inset-ring-line-strong" />;
}

function Cells({ answered, failed, planned }: { answered: number; failed: number; planned: number }) {
  return (
    <span className="flex gap-[3px]">
      {Array.from({ length: planned }, (_, index) => (
        <span
          key={index}
          className={
            'h-2 flex-1 rounded-bar ' +
            (index < answered
              ? 'bg-accent'
              : index < answered + failed
                ? 'inset-ring inset-ring-control'
                : 'bg-line')
          }
        />
      ))}
    </span>
  );
}
