import { AnchorButton, Skeleton } from '#ui';
import { ConfigRetry, useConfig } from '#features/config';
import { track } from '#lib/track';
import { landingCopy } from '../copy.ts';

const copy = landingCopy.plans;

/** More than the largest plan: a mail to who sells it. Where nobody can be written to, nothing is offered. */
export function Enterprise() {
  const { data: config, isPending } = useConfig();
  const address = config?.contact.enterpriseEmail ?? config?.contact.email ?? null;
  if (config !== undefined && address === null) return null;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div>
        <h3 className="font-semibold">{copy.enterprise}</h3>
        <p className="text-muted">{copy.enterpriseText}</p>
      </div>
      {isPending ? (
        <Skeleton className="h-(--control-h) w-24 rounded-2" />
      ) : address === null ? (
        <ConfigRetry>{copy.enterpriseFailed}</ConfigRetry>
      ) : (
        <AnchorButton
          href={`mailto:${address}`}
          data-cta="enterprise"
          onClick={() => {
            track({ event: 'cta_click', label: copy.enterpriseAction, destination: 'enterprise' });
          }}
        >
          {copy.enterpriseAction}
        </AnchorButton>
      )}
    </div>
  );
}
