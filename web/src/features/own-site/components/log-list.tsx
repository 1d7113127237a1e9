import type { AccessLog, SiteVisitors } from '@citato/contract';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, Card, showToast } from '#ui';
import { ownSiteCopy } from '../copy.ts';
import { useDeleteLog } from '../queries.ts';
import { LogAddress } from './log-address.tsx';
import { SiteSection } from './site-section.tsx';
import { UploadLog } from './upload-log.tsx';

const copy = ownSiteCopy.logs;

/** The logs that were counted; for whom may, one more, and the address machines send them to. */
export function LogList({ companyId, visitors }: { companyId: string; visitors: SiteVisitors }) {
  const maySend = useMay<'sendAccessLog'>('edit');
  const maySetAddress = useMay<'createLogAddress' | 'deleteLogAddress'>('edit');
  return (
    <SiteSection title={copy.title} text={copy.text}>
      <Card>
        {visitors.logs.length > 0 && (
          <ul className="divide-y not-last:border-b">
            {visitors.logs.map((log) => (
              <LogRow key={log.id} companyId={companyId} log={log} />
            ))}
          </ul>
        )}
        {maySend && (
          <div className="px-4 py-4 md:px-6">
            <UploadLog companyId={companyId} isFirst={visitors.logs.length === 0} />
          </div>
        )}
        {maySetAddress && <LogAddress companyId={companyId} address={visitors.address} />}
      </Card>
    </SiteSection>
  );
}

function LogRow({ companyId, log }: { companyId: string; log: AccessLog }) {
  const mayDelete = useMay<'deleteAccessLog'>('edit');
  const remove = useDeleteLog(companyId);
  const when = formatDateTime(log.createdAt);
  const sources: Readonly<Record<string, string>> = copy.sources;
  const facts = [
    sources[log.source] ?? '',
    copy.facts({ lines: log.lines, counted: log.countedLines }),
    ...(log.unreadLines > 0 ? [copy.unread(log.unreadLines)] : []),
    ...(log.isCut ? [copy.cut] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-sm md:px-6">
      <span className="min-w-0">
        <span className="font-medium">{when}</span>
        <span className="block text-xs text-muted">{facts.join(' · ')}</span>
      </span>
      {mayDelete && (
        <Button
          variant="ghost"
          aria-label={copy.delete(when)}
          isLoading={remove.isPending}
          onClick={() => {
            remove.mutate(log.id, {
              onSuccess: () => {
                showToast({ title: copy.deleted, tone: 'success' });
              },
              onError: (error) => {
                const description = readErrorMessage({ error, fallback: copy.deleteFailed });
                showToast({ title: copy.deleteFailed, description, tone: 'error' });
              },
            });
          }}
        >
          {copy.deleteShort}
        </Button>
      )}
    </li>
  );
}
