import type { DeadLetterList } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui';
import { formatInteger } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { nameKind } from '../model.ts';
import { useDeadLetters } from '../queries.ts';
import { useRequeueDeadLetters } from '../use-requeue-dead-letters.ts';
import { DeadLetterRow } from './dead-letter-row.tsx';
import { Panel } from './panel.tsx';

const copy = adminCopy.dead;
const { columns } = copy;

/** The jobs that were given up, each with a button that requeues it. */
export function DeadLetters() {
  const [chosen, setChosen] = useState<string>();
  const letters = useDeadLetters(chosen);
  const kinds = letters.data?.kinds ?? [];
  // A kind that is empty now is none to look at.
  const kind = kinds.length === 1 ? kinds[0]?.kind : kinds.find((one) => one.kind === chosen)?.kind;
  if (letters.isSuccess && chosen !== undefined && kind !== chosen) setChosen(undefined);
  return (
    <Panel
      title={copy.title}
      anchor="lavori"
      note={kinds.length === 0 ? undefined : formatInteger(countJobs({ kinds, kind: undefined }))}
      text={copy.text}
      query={letters}
      quiet={(data) => (data.kinds.length === 0 ? copy.none : null)}
      action={kind !== undefined && <RequeueAll kind={kind} />}
    >
      {({ jobs }) => (
        <>
          {kinds.length > 1 && <KindFilter kinds={kinds} chosen={chosen} onChoose={setChosen} />}
          <DeadLetterTable jobs={jobs} total={countJobs({ kinds, kind: chosen })} />
        </>
      )}
    </Panel>
  );
}

function countJobs({ kinds, kind }: { kinds: DeadLetterList['kinds']; kind: string | undefined }): number {
  const counted = kinds.filter((one) => kind === undefined || one.kind === kind);
  return counted.reduce((total, { count }) => total + count, 0);
}

function RequeueAll({ kind }: { kind: string }) {
  const requeue = useRequeueDeadLetters();
  return (
    <Button
      className="max-sm:w-full"
      isLoading={requeue.isPending}
      onClick={() => {
        requeue.mutate(kind);
      }}
    >
      {copy.requeueAll}
    </Button>
  );
}

function KindFilter({
  kinds,
  chosen,
  onChoose,
}: {
  kinds: DeadLetterList['kinds'];
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}) {
  return (
    <div role="group" aria-label={copy.filter} className="flex flex-wrap gap-1.5 px-4 pb-4 sm:px-6">
      <Choice
        isChosen={chosen === undefined}
        onChoose={() => {
          onChoose(undefined);
        }}
      >
        {copy.all}
      </Choice>
      {kinds.map(({ kind, count }) => (
        <Choice
          key={kind}
          isChosen={chosen === kind}
          onChoose={() => {
            onChoose(kind);
          }}
        >
          {nameKind(kind)} {formatInteger(count)}
        </Choice>
      ))}
    </div>
  );
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'min-h-9 rounded-full border px-3.5 text-left text-sm font-medium focus-visible:rounded-full pointer-coarse:min-h-11',
        isChosen
          ? 'border-accent-line bg-accent-soft text-accent'
          : 'border-line text-muted hover:border-control hover:text-text',
      )}
    >
      {children}
    </button>
  );
}

/** Below 768 px every row becomes a small block, so roles are written out: the layout must not cost the meaning. */
function DeadLetterTable({ jobs, total }: { jobs: DeadLetterList['jobs']; total: number }) {
  return (
    <>
      <table
        role="table"
        aria-label={copy.title}
        className="block w-full border-t text-sm md:table md:[&_td]:px-3 md:[&_th]:px-3 md:[&_tr>*:first-child]:pl-6 md:[&_tr>*:last-child]:pr-6"
      >
        <thead role="rowgroup" className="hidden text-left text-2xs text-muted md:table-header-group">
          <tr role="row" className="*:h-10 *:font-medium">
            <th scope="col">{columns.job}</th>
            <th scope="col">{columns.died}</th>
            <th scope="col" className="text-right">
              {columns.tries}
            </th>
            <th scope="col">{columns.error}</th>
            <th scope="col">
              <span className="sr-only">{copy.requeue}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {jobs.map((job) => (
            <DeadLetterRow key={job.id} job={job} />
          ))}
        </tbody>
      </table>
      {jobs.length < total && (
        <p className="border-t px-4 py-3 text-xs text-muted sm:px-6">{copy.shown(jobs.length)}</p>
      )}
    </>
  );
}
