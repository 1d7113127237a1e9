import type { ExportTable } from '@citato/contract';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, FormBanner, showToast, Skeleton } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { nameDay } from '#lib/format';
import { useSetWeeklyExport, useStopWeeklyExport, useWeeklyExports } from '../weekly-queries.ts';
import { weeklyCopy } from '../weekly-copy.ts';
import { FormatChoice } from './format-choice.tsx';
import { TableChoice } from './table-choice.tsx';

const copy = weeklyCopy.dialog;

interface WeeklyDialogProps {
  company: { id: string; name: string };
  /** What is chosen where nothing was before. */
  suggested: readonly ExportTable[];
  onClose: () => void;
}

/** Which tables of a company come by mail each Monday, and as what. */
export function WeeklyDialog({ company, suggested, onClose }: WeeklyDialogProps) {
  const { data } = useWeeklyExports();
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.title(company.name)}>
      {data === undefined ? (
        <DialogBody className="pt-4">
          <Skeleton className="h-80" />
        </DialogBody>
      ) : (
        <WeeklyForm
          company={company}
          timeZone={data.timeZone}
          known={data.weeklyExports.find(({ companyId }) => companyId === company.id) ?? null}
          suggested={suggested}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface WeeklyFormProps extends WeeklyDialogProps {
  timeZone: string;
  known: NonNullable<ReturnType<typeof useWeeklyExports>['data']>['weeklyExports'][number] | null;
}

function WeeklyForm({ company, timeZone, known, suggested, onClose }: WeeklyFormProps) {
  const [tables, setTables] = useState<ExportTable[]>([...(known?.tables ?? suggested)]);
  const [format, setFormat] = useState(known?.format ?? 'xlsx');
  const [isTried, setIsTried] = useState(false);
  const save = useSetWeeklyExport();
  const stop = useStopWeeklyExport();
  const error = save.error ?? stop.error;
  const submit = async () => {
    setIsTried(true);
    if (tables.length === 0 || save.isPending) return;
    const { weeklyExport } = await save.mutateAsync({ companyId: company.id, tables, format });
    showToast({ title: copy.saved(nameDay(weeklyExport.nextDay)), tone: 'success' });
    onClose();
  };
  const end = async () => {
    await stop.mutateAsync(company.id);
    showToast({ title: copy.stopped, tone: 'success' });
    onClose();
  };
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        submit().catch(() => undefined);
      }}
    >
      <DialogBody className="grid grid-cols-1 gap-5 pt-4">
        {error !== null && <FormBanner message={readErrorMessage({ error, fallback: copy.fallback })} />}
        <p className="text-sm text-pretty text-muted">
          {copy.intro} {copy.zone(timeZone)}
        </p>
        <TableChoice tables={tables} isFaulty={isTried && tables.length === 0} onChange={setTables} />
        <FormatChoice format={format} name="weekly-format" onChange={setFormat} />
        <p className="text-xs text-pretty text-muted">{copy.size}</p>
      </DialogBody>
      <DialogFoot>
        {known?.isSent === true ? (
          <Button isLoading={stop.isPending} onClick={() => void end().catch(() => undefined)}>
            {copy.stop}
          </Button>
        ) : (
          <Button onClick={onClose}>{copy.cancel}</Button>
        )}
        <Button type="submit" variant="primary" isLoading={save.isPending} loadingLabel={copy.saving}>
          {copy.save}
        </Button>
      </DialogFoot>
    </form>
  );
}
