import type { DeadLetter } from '@citato/contract';
import { Button } from '#ui';
import { formatInteger, formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { adminCopy } from '../copy.ts';
import { nameKind } from '../model.ts';
import { useRequeueDeadLetter } from '../use-requeue-dead-letter.ts';

const copy = adminCopy.dead;

/** One given-up job, and the button that does it again. */
export function DeadLetterRow({ job }: { job: DeadLetter }) {
  const { kind, diedAt, tries, cause, errorClass } = job;
  const requeue = useRequeueDeadLetter();
  const cell = 'max-md:flex max-md:justify-between max-md:gap-4';
  return (
    <tr
      role="row"
      className="grid gap-y-1 border-t px-4 py-4 first:border-t-0 md:table-row md:*:border-t md:*:py-3 md:*:align-top"
    >
      <td role="cell">
        <span className="font-medium">{nameKind(kind)}</span>
        <Concerned job={job} />
      </td>
      <td role="cell" className={`${cell} md:whitespace-nowrap`}>
        <Label>{copy.columns.died}</Label>
        {formatMoment({ iso: diedAt, now: readNow() })}
      </td>
      <td role="cell" className={`${cell} md:text-right`}>
        <Label>{copy.columns.tries}</Label>
        {formatInteger(tries)}
      </td>
      <td role="cell" className={cell}>
        <Label>{copy.columns.error}</Label>
        <span className="wrap-anywhere">{errorClass ?? copy.causes[cause]}</span>
      </td>
      <td role="cell" className="max-md:mt-2 md:text-right">
        <Button
          className="max-md:w-full md:whitespace-nowrap"
          aria-label={copy.requeueLabel(nameKind(kind))}
          isLoading={requeue.isPending}
          onClick={() => {
            requeue.mutate(job);
          }}
        >
          {copy.requeue}
        </Button>
      </td>
    </tr>
  );
}

function Concerned({ job: { promptId, companyId, userId } }: { job: DeadLetter }) {
  const ids = [
    [copy.prompt, promptId],
    [copy.company, companyId],
    [copy.user, userId],
  ] as const;
  const known = ids.filter(([, id]) => id !== null);
  return known.map(([label, id]) => (
    <span key={label} className="block text-2xs wrap-anywhere text-faint md:whitespace-nowrap">
      {label} {id}
    </span>
  ));
}

/** A phone has no heads above the cells. */
function Label({ children }: { children: string }) {
  return <span className="text-muted md:hidden">{children}</span>;
}
