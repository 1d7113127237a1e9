import type { ReportDesk } from '@citato/contract';
import { useRef } from 'react';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { Button, FigureNote } from '#ui';
import { tryChange } from '../try-change.ts';
import { deskCopy } from '../copy.ts';
import { useDeleteReportLogo, useSetReportLogo } from '../queries.ts';

const copy = deskCopy.look;

/** The client's logo, where the plan has it; else which plan does. */
export function LogoPart({ companyId, desk }: { companyId: string; desk: ReportDesk }) {
  const input = useRef<HTMLInputElement>(null);
  const send = useSetReportLogo(companyId);
  const remove = useDeleteReportLogo(companyId);
  const upload = useOneAtATime(async (file: File) => {
    await tryChange(() => send.mutateAsync(file), {
      failed: copy.logoFailed,
      done: { title: copy.saved, description: copy.savedText },
    });
  });
  const { logo } = desk.look;
  if (!desk.isLogoIncluded) return <FigureNote>{copy.logoPlan(desk.logoPlans)}</FigureNote>;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{copy.logo}</p>
      {logo !== null && (
        <span className="grid min-h-16 place-items-center rounded-2 border border-line-strong bg-sheet p-3">
          <img src={logo} alt={copy.logo} className="max-h-12 max-w-full object-contain" />
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={copy.chooseLogo}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button isLoading={send.isPending} loadingLabel={copy.sending} onClick={() => input.current?.click()}>
          {logo === null ? copy.chooseLogo : copy.changeLogo}
        </Button>
        {logo !== null && (
          <Button
            variant="ghost"
            disabled={remove.isPending}
            onClick={() => void tryChange(() => remove.mutateAsync(undefined), { failed: copy.failed })}
          >
            {copy.removeLogo}
          </Button>
        )}
      </div>
      <FigureNote>{copy.logoHelp}</FigureNote>
    </div>
  );
}
