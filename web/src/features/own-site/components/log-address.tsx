import type { SiteVisitors } from '@citato/contract';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime } from '#lib/format';
import { Button, showToast } from '#ui';
import { ownSiteCopy } from '../copy.ts';
import { useCreateLogAddress, useDeleteLogAddress } from '../queries.ts';

const copy = ownSiteCopy.address;

/** The address a company's server sends its logs to; its secret is shown once. */
export function LogAddress({ companyId, address }: { companyId: string; address: SiteVisitors['address'] }) {
  const create = useCreateLogAddress(companyId);
  const end = useDeleteLogAddress(companyId);
  const onError = (error: Error) => {
    showToast({
      title: copy.failed,
      description: readErrorMessage({ error, fallback: copy.failed }),
      tone: 'error',
    });
  };
  const url = create.data?.url;
  return (
    <div className="grid gap-3 border-t px-4 py-4 text-sm md:px-6">
      <div>
        <h3 className="font-medium">{copy.title}</h3>
        <p className="text-muted">
          {copy.text}{' '}
          {address !== null &&
            `${copy.created(formatDateTime(address.createdAt))}, ${address.lastUsedAt === null ? copy.unused : copy.used(formatDateTime(address.lastUsedAt))}.`}
        </p>
      </div>
      {url !== undefined && address !== null && (
        <div className="grid gap-1.5 rounded-2 bg-sunken px-4 py-3">
          <p className="text-xs text-muted">{copy.shownOnce}</p>
          <code className="text-xs wrap-anywhere select-all" aria-label={copy.command}>
            {`curl -sS -H 'content-type: application/octet-stream' --data-binary @access.log.gz '${url}'`}
          </code>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          isLoading={create.isPending}
          onClick={() => {
            create.mutate(undefined, { onError });
          }}
        >
          {address === null ? copy.create : copy.renew}
        </Button>
        {address !== null && (
          <Button
            variant="ghost"
            isLoading={end.isPending}
            onClick={() => {
              end.mutate(undefined, { onError });
            }}
          >
            {copy.end}
          </Button>
        )}
      </div>
    </div>
  );
}
