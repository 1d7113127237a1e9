import type { CompanyWithPrompts, ReportDesk } from '@citato/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#lib/session/use-may';
import { Card, EmptyState, ErrorState, Field, SelectInput, Skeleton, SkeletonSwitch } from '#ui';
import { ReportSheet } from '../../sheet/components/report-sheet.tsx';
import { deskCopy as copy } from '../copy.ts';
import { deskFailure } from '../failure-copy.ts';
import { useClientReport, useReportDesk } from '../queries.ts';
import { DeskActions } from './desk-actions.tsx';
import { LinkPart } from './link-part.tsx';
import { LockedReport } from './locked-report.tsx';
import { LookPart } from './look-part.tsx';
import { MailPart } from './mail-part.tsx';
import { RivalsPart } from './rivals-part.tsx';

/** The page for a client of this company: seen as it is handed over, and what is needed to hand it over. */
export function ReportTab({ company }: { company: CompanyWithPrompts }) {
  const desk = useReportDesk(company.id);
  if (desk.isLoadingError)
    return (
      <ErrorState title={deskFailure.title} isRetrying={desk.isFetching} onRetry={() => void desk.refetch()}>
        {desk.error.message} {deskFailure.text}
      </ErrorState>
    );
  return (
    <SkeletonSwitch isPending={desk.isPending} skeleton={<Skeleton className="mt-8 h-96 w-full" />}>
      {() =>
        desk.data === undefined ? null : desk.data.isIncluded || desk.data.reports.length > 0 ? (
          <Desk company={company} desk={desk.data} />
        ) : (
          <LockedReport plans={desk.data.plans} />
        )
      }
    </SkeletonSwitch>
  );
}

function Desk({ company, desk }: { company: CompanyWithPrompts; desk: ReportDesk }) {
  const { rapporto } = useSearch({ from: '/' });
  const navigate = useNavigate();
  const [rivals, setRivals] = useState<string[] | null>(null);
  const mayChange = useMay<
    | 'createClientReport'
    | 'deleteClientReport'
    | 'setReportLook'
    | 'setReportLogo'
    | 'deleteReportLogo'
    | 'createReportLink'
    | 'revokeReportLink'
    | 'setReportMail'
  >('edit');
  const mayMake = mayChange && desk.isIncluded;
  const chosen = desk.reports.find(({ id }) => id === rapporto) ?? desk.reports[0] ?? null;
  const show = (reportId: string | undefined) =>
    void navigate({
      to: '/',
      search: {
        azienda: company.id,
        scheda: 'rapporto',
        ...(reportId !== undefined && { rapporto: reportId }),
      },
      replace: true,
    });
  return (
    <div className="mt-8">
      <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
      <p className="mt-1 text-sm text-muted">{mayMake ? copy.intro : copy.introRead}</p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Shown reportId={chosen?.id ?? null} mayMake={mayMake} />
        <aside aria-label={copy.title} className="grid gap-6 *:border-t *:pt-6 *:first:border-0 *:first:pt-0">
          <div className="grid gap-3">
            {desk.reports.length > 1 && chosen !== null && (
              <Field label={copy.which}>
                <SelectInput
                  value={chosen.id}
                  onChange={({ target: { value } }) => {
                    show(value);
                  }}
                >
                  {desk.reports.map((report) => (
                    <option key={report.id} value={report.id}>
                      {copy.option(report)}
                    </option>
                  ))}
                </SelectInput>
              </Field>
            )}
            <DeskActions company={company} chosen={chosen} rivals={rivals} mayMake={mayMake} onMade={show} />
          </div>
          {mayMake && (
            <>
              <RivalsPart rivals={desk.rivals} chosen={rivals} onChoose={setRivals} />
              <LookPart
                key={desk.look.colour + (desk.look.caption ?? '')}
                companyId={company.id}
                desk={desk}
              />
              {chosen !== null && <LinkPart key={chosen.id} companyId={company.id} report={chosen} />}
              {desk.mail !== null && <MailPart companyId={company.id} mail={desk.mail} />}
            </>
          )}
        </aside>
      </div>
    </div>
  );
}

function Shown({ reportId, mayMake }: { reportId: string | null; mayMake: boolean }) {
  const read = useClientReport(reportId);
  if (reportId === null)
    return (
      <Card>
        <EmptyState example={copy.none.example} title={copy.none.title}>
          {mayMake ? copy.none.text : copy.none.read}
        </EmptyState>
      </Card>
    );
  if (read.isLoadingError)
    return (
      <ErrorState title={deskFailure.title} isRetrying={read.isFetching} onRetry={() => void read.refetch()}>
        {read.error.message}
      </ErrorState>
    );
  return (
    <SkeletonSwitch isPending={read.isPending} skeleton={<Skeleton className="h-160 w-full" />}>
      {() =>
        read.data !== undefined && (
          <Card className="px-4 py-6 sm:px-10 sm:py-9">
            <ReportSheet {...read.data} isAlone={false} />
          </Card>
        )
      }
    </SkeletonSwitch>
  );
}
