import type { DoneAction, PlanAction } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { EffectLines } from '#features/action-plans';
import { useOpenAnswers } from '#features/answers';
import { readErrorMessage } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';
import { Badge, Button, showToast } from '#ui';
import { planCopy as copy } from '../plan-copy.ts';
import { useChangeAction, type ActionChange } from '../plan-queries.ts';
import { AssignAction, DropAction } from './plan-forms.tsx';

const CELL = 'min-w-0 px-4 md:py-4';
const LABEL = 'mb-1 block text-2xs font-medium text-muted md:hidden';

interface PlanRowProps {
  action: PlanAction;
  /** What came after it was done or put back; null where it was neither. */
  after: DoneAction | null;
  /** Prompts of the company. */
  of: number;
  companyId: string;
}

/** What is missing, which source stands behind it, what to do about it. */
export function PlanRow({ action, after, of, companyId }: PlanRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t py-4 text-sm md:grid-cols-[1fr_1fr_1.2fr] md:gap-0 md:py-0">
      <div className={cx(CELL, 'md:pl-6')}>
        <span className={LABEL}>{copy.short.missing}</span>
        <Missing action={action} />
      </div>
      <div className={cx(CELL, 'md:border-l')}>
        <span className={LABEL}>{copy.short.why}</span>
        {action.source !== null && <b className="font-semibold wrap-anywhere">{action.source.domain}</b>}
        {action.why !== null && <p className="text-pretty wrap-anywhere text-muted">{action.why}</p>}
        {action.why === null && action.source === null && <p className="text-muted">{copy.noSource}</p>}
        {action.promptIds.length > 0 && (
          <p className="mt-1 text-2xs text-faint">{copy.serves(action.promptIds.length, of)}</p>
        )}
        {action.proposedAt !== null && (
          <p className="mt-1 text-2xs text-faint">{copy.proposed(action.proposedAt)}</p>
        )}
      </div>
      <div className={cx(CELL, 'md:border-l md:pr-6')}>
        <span className={LABEL}>{copy.short.action}</span>
        <ToDo action={action} after={after} companyId={companyId} />
      </div>
    </li>
  );
}

function Missing({ action: { quote, isAdded } }: { action: PlanAction }) {
  const open = useOpenAnswers();
  if (quote === null) return <p className="text-muted">{isAdded ? copy.added : copy.noQuote}</p>;
  return (
    <>
      <p className="text-pretty wrap-anywhere quoted">{quote.text}</p>
      <p className="mt-1 text-2xs text-faint">
        {copy.quoted(quote)}
        {' · '}
        <button
          type="button"
          className="min-h-6 rounded-1 text-accent underline decoration-accent-line underline-offset-2 hover:decoration-accent pointer-coarse:min-h-11"
          onClick={() => {
            open({ risposte: quote.promptId, risposta: quote.answerId, periodo: 'tutto' });
          }}
        >
          {copy.read}
        </button>
      </p>
    </>
  );
}

function ToDo({ action, after, companyId }: Omit<PlanRowProps, 'of'>) {
  const id = useId();
  const mayChange = useMay<'changePlanAction'>('edit');
  const [form, setForm] = useState<'assign' | 'drop' | null>(null);
  const changeAction = useChangeAction(companyId);
  const { key, title, doneAt, doneBy, droppedAt, dropReason, priority } = action;
  const send = (change: Omit<ActionChange, 'key'>) => {
    setForm(null);
    changeAction.mutate(
      { key, ...change },
      {
        onError: (error) => {
          const description = readErrorMessage({ error, fallback: copy.notChanged });
          showToast({ title: copy.notChanged, description, tone: 'error' });
        },
      },
    );
  };
  const close = () => {
    setForm(null);
  };
  return (
    <div className={mayChange ? 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3' : undefined}>
      {mayChange && (
        <Tick
          id={id}
          action={action}
          isPending={changeAction.isPending}
          onTick={(isDone) => {
            send({ isDone });
          }}
        />
      )}
      <div>
        <label
          htmlFor={id}
          className={cx(
            'font-medium text-pretty wrap-anywhere',
            droppedAt !== null && 'text-muted line-through',
          )}
        >
          {title}
        </label>
        <Facts action={action} />
        {doneAt !== null && <p className="mt-1 text-2xs text-muted">{copy.doneOn({ doneAt, doneBy })}</p>}
        {after !== null && droppedAt === null && (doneAt !== null) === (after.undoneAt === null) && (
          <EffectLines action={after} />
        )}
        {droppedAt !== null && (
          <p className="mt-1 text-2xs wrap-anywhere text-muted">{copy.dropped({ droppedAt, dropReason })}</p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {priority !== null && priority !== 'other' && doneAt === null && droppedAt === null && (
            <Badge tone={priority === 'High' ? 'negative' : 'neutral'}>{copy.priorities[priority]}</Badge>
          )}
          {mayChange && form === null && droppedAt === null && (
            <>
              <Button
                size="sm"
                variant="ghost"
                aria-label={copy.editOf(title)}
                onClick={() => {
                  setForm('assign');
                }}
              >
                {copy.edit}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={copy.dropOf(title)}
                onClick={() => {
                  setForm('drop');
                }}
              >
                {copy.drop}
              </Button>
            </>
          )}
          {mayChange && droppedAt !== null && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={copy.restoreOf(title)}
              onClick={() => {
                send({ dropReason: null });
              }}
            >
              {copy.restore}
            </Button>
          )}
        </div>
        {form === 'assign' && <AssignAction action={action} onSave={send} onCancel={close} />}
        {form === 'drop' && <DropAction onSave={send} onCancel={close} />}
      </div>
    </div>
  );
}

interface TickProps {
  id: string;
  action: PlanAction;
  isPending: boolean;
  onTick: (isDone: boolean) => void;
}

function Tick({ id, action: { title, doneAt, droppedAt }, isPending, onTick }: TickProps) {
  return (
    <input
      id={id}
      type="checkbox"
      aria-label={copy.done(title)}
      className="mt-0.5 size-5 accent-accent"
      checked={doneAt !== null}
      disabled={droppedAt !== null || isPending}
      onChange={({ target: { checked } }) => {
        onTick(checked);
      }}
    />
  );
}

function Facts({ action: { effort, assignee, dueOn } }: { action: PlanAction }) {
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 text-2xs text-muted">
      {effort !== null && (
        <div className="flex gap-1">
          <dt className="text-faint">{copy.effort}</dt>
          <dd className="wrap-anywhere">{effort}</dd>
        </div>
      )}
      {assignee !== null && (
        <div className="flex gap-1">
          <dt className="text-faint">{copy.who}</dt>
          <dd className="wrap-anywhere">{assignee}</dd>
        </div>
      )}
      <div>
        <dt className="sr-only">{copy.by}</dt>
        <dd>{dueOn === null ? copy.noDate : copy.due(dueOn)}</dd>
      </div>
    </dl>
  );
}
