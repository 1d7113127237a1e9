import { showWebsite, type CompanyWithPrompts } from '@citato/contract';
import { ChevronLeft, Clock, Download, Plus, Trash2 } from 'lucide-react';
import { DemoBadge } from '#features/config';
import { formatMoment } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Avatar, Button, ExternalLink, IconButton } from '#ui';
import { monitoringCopy as copy } from '../copy.ts';
import { useDownloadReport } from '../use-download-report.ts';

interface CompanyHeaderProps {
  company: CompanyWithPrompts;
  onBack: () => void;
  onAddPrompt: () => void;
  onDelete: () => void;
}

export function CompanyHeader({ company, onBack, onAddPrompt, onDelete }: CompanyHeaderProps) {
  const report = useDownloadReport(company);
  const mayAdd = useMay<'addPrompts'>('edit');
  const mayDelete = useMay<'deleteCompany'>('own');
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="-ml-1 inline-flex min-h-11 items-center print:hidden gap-1.5 text-sm font-medium text-muted hover:text-text"
      >
        <ChevronLeft className="size-[15px]!" />
        {copy.back}
      </button>
      <div className="mt-2 mb-8 grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="flex min-w-0 items-start gap-4">
          <Avatar name={company.name} size="lg" />
          <div className="min-w-0">
            <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{company.name}</h1>
            <div className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
              <ExternalLink href={company.websiteUrl}>{showWebsite(company.websiteUrl)}</ExternalLink>
              <span className="inline-flex min-h-[22px] items-center gap-1.5 text-2xs text-muted [&>.lucide]:size-[13px]">
                <Clock />
                {describeUpdate(company)}
              </span>
              <DemoBadge />
            </div>
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 min-[360px]:grid-cols-[auto_minmax(0,1fr)_auto] md:flex">
          <Button
            className="max-md:min-h-11 max-[399px]:px-3 max-[359px]:col-span-2 min-[400px]:min-w-41 max-[399px]:[&>.lucide]:hidden"
            isLoading={report.isPending}
            loadingLabel={copy.report.downloading}
            onClick={() => void report.download()}
          >
            <Download />
            {copy.report.download}
          </Button>
          {mayAdd && (
            <Button variant="primary" className="max-md:min-h-11 max-[399px]:px-3" onClick={onAddPrompt}>
              <Plus />
              {copy.addPrompt}
            </Button>
          )}
          {mayDelete && (
            <IconButton
              label={copy.deleteCompany}
              icon={<Trash2 />}
              onClick={onDelete}
              className="max-md:size-11"
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The end of an analysis and its numbers are written a moment apart. */
const SAME_MOMENT_MS = 60_000;

/**
 * When the figures last changed; where that was no analysis, both moments, so that neither is mistaken for the other.
 */
function describeUpdate({ lastUpdated, prompts }: CompanyWithPrompts): string {
  if (lastUpdated === null) return copy.notUpdated;
  const now = new Date();
  const updated = formatMoment({ iso: lastUpdated, now });
  const last = prompts
    .flatMap(({ lastProcessed }) => lastProcessed ?? [])
    .sort()
    .at(-1);
  if (last === undefined || Date.parse(lastUpdated) - Date.parse(last) < SAME_MOMENT_MS)
    return copy.lastUpdated(updated);
  return copy.recomputed({ updated, analysed: formatMoment({ iso: last, now }) });
}
