import { AnchorButton, Skeleton } from '#ui';
import { ConfigRetry, useConfig } from '#features/config';
import { track } from '#lib/track';
import { landingCopy } from '../copy.ts';

const copy = landingCopy.plans;

/** More than the largest plan: a mail to who sells it. */
export function Enterprise() {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div>
        <h3 className="font-semibold">{copy.enterprise}</h3>
        <p className="text-muted">{copy.enterpriseText}</p>
      </div>
      <Contact />
    </div>
  );
}

function Contact() {
  const { data: config, isPending } = useConfig();
  if (isPending) return <Skeleton className="h-(--control-h) w-24 rounded-2" />;
  if (config === undefined) return <ConfigRetry>{copy.enterpriseFailed}</ConfigRetry>;
  const address = config.contact.enterpriseEmail ?? config.contact.email;
  if (address === null) return <p className="text-sm text-faint">{copy.enterpriseMissing}</p>;
  return (
    <AnchorButton
      href={`mailto:${address}`}
      data-cta="enterprise"
      onClick={() => {
        track({ event: 'cta_click', label: copy.enterpriseAction, destination: 'enterprise' });
      }}
    >
      {copy.enterpriseAction}
    </AnchorButton>
  );
}
