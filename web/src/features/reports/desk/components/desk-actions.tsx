import { api, type CompanyWithPrompts, type ListedReport } from '@citato/contract';
import { buildReportFileName } from '@citato/contract/report-file-name';
import { useState } from 'react';
import { callApi } from '#lib/api-client';
import { saveFile } from '#lib/browser/save-file';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { AlertDialog, Button } from '#ui';
import { tryChange } from '../try-change.ts';
import { deskCopy as copy } from '../copy.ts';
import { useCreateClientReport, useDeleteClientReport } from '../queries.ts';

interface DeskActionsProps {
  company: CompanyWithPrompts;
  chosen: ListedReport | null;
  rivals: string[] | null;
  mayMake: boolean;
  onMade: (reportId: string | undefined) => void;
}

/** Makes a page of today, hands the chosen one over as a file, deletes it. */
export function DeskActions({ company, chosen, rivals, mayMake, onMade }: DeskActionsProps) {
  const create = useCreateClientReport(company.id);
  const [isLoading, setIsLoading] = useState(false);
  const make = useOneAtATime(async () => {
    await tryChange(
      async () => {
        onMade((await create.mutateAsync(rivals)).reportId);
      },
      { failed: copy.makeFailed },
    );
  });
  const download = useOneAtATime(async (report: ListedReport) => {
    setIsLoading(true);
    await tryChange(() => savePdf(company, report), { failed: copy.pdfFailed });
    setIsLoading(false);
  });
  return (
    <>
      {chosen !== null && (
        <Button
          variant="primary"
          isLoading={isLoading}
          loadingLabel={copy.pdfPending}
          onClick={() => void download(chosen)}
        >
          {copy.pdf}
        </Button>
      )}
      {mayMake && (
        <Button
          variant={chosen === null ? 'primary' : 'secondary'}
          isLoading={create.isPending}
          loadingLabel={copy.making}
          onClick={() => void make()}
        >
          {chosen === null ? copy.make : copy.makeAgain}
        </Button>
      )}
      {mayMake && chosen !== null && (
        <Remove companyId={company.id} reportId={chosen.id} onRemoved={onMade} />
      )}
    </>
  );
}

async function savePdf(company: CompanyWithPrompts, { id, madeAt }: ListedReport): Promise<void> {
  const file = await callApi(api.exportClientReport, { params: { reportId: id } });
  saveFile({ file, name: buildReportFileName({ company: company.name, createdAt: new Date(madeAt) }) });
}

function Remove({
  companyId,
  reportId,
  onRemoved,
}: {
  companyId: string;
  reportId: string;
  onRemoved: (reportId: undefined) => void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = useDeleteClientReport(companyId);
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {copy.remove}
      </Button>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={copy.removeTitle}
        description={copy.removeText}
        actionLabel={copy.remove}
        isPending={remove.isPending}
        onConfirm={() =>
          void tryChange(
            async () => {
              await remove.mutateAsync(reportId);
              setIsAsked(false);
              onRemoved(undefined);
            },
            { failed: copy.removeFailed },
          )
        }
      />
    </>
  );
}
