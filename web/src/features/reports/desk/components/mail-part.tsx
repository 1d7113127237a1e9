import type { ReportDesk } from '@citato/contract';
import { useState } from 'react';
import { Button, FigureNote } from '#ui';
import { tryChange } from '../try-change.ts';
import { deskCopy } from '../copy.ts';
import { useSetReportMail } from '../queries.ts';

const copy = deskCopy.mail;

/** Who is mailed a page on the first of each month. */
export function MailPart({
  companyId,
  mail: { people, recipientIds },
}: {
  companyId: string;
  mail: NonNullable<ReportDesk['mail']>;
}) {
  const [changed, setChanged] = useState<string[] | null>(null);
  const save = useSetReportMail(companyId);
  const chosen = changed ?? recipientIds;
  const toggle = (id: string) => {
    setChanged(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold tracking-prompt">{copy.title}</h3>
      {people.length === 0 && <p className="text-sm text-muted">{copy.nobody}</p>}
      <ul className="grid">
        {people.map(({ userId, name, email }) => (
          <li key={userId}>
            <label className="flex min-h-10 items-center gap-2.5 py-1 text-sm pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={chosen.includes(userId)}
                onChange={() => {
                  toggle(userId);
                }}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">
                {name}
                {name !== email && <span className="block text-2xs text-faint">{email}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {changed !== null && (
        <Button
          disabled={save.isPending}
          onClick={() =>
            void tryChange(() => save.mutateAsync(chosen), {
              failed: copy.failed,
              done: { title: copy.saved },
            }).then((isDone) => {
              if (isDone) setChanged(null);
            })
          }
        >
          {copy.save}
        </Button>
      )}
      <FigureNote>{copy.help}</FigureNote>
    </section>
  );
}
