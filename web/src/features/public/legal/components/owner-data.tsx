import type { PublicConfig } from '@citato/contract';
import { Banner } from '#ui';
import { ConfigRetry, useConfig } from '#features/config';
import { legalCopy as copy } from '../copy.ts';

/** Who answers for the data; what the operator has not stated yet says so. */
export function OwnerData() {
  const { data: config } = useConfig();
  if (config === undefined) return <ConfigRetry>{copy.ownerFailed}</ConfigRetry>;
  return <Owner legal={config.legal} email={config.contact.email} />;
}

function Owner({ legal, email }: { legal: PublicConfig['legal']; email: string | null }) {
  const isComplete = legal.name !== null && legal.address !== null && legal.vat !== null && email !== null;
  return (
    <section className="grid max-w-(--measure) gap-2">
      <h2 className="text-lg font-semibold tracking-prompt">{copy.owner}</h2>
      <address className="wrap-anywhere not-italic">
        <span className="block font-medium">{legal.name ?? copy.missing.name}</span>
        <span className="block">{legal.address ?? copy.missing.address}</span>
        <span className="block">{legal.vat === null ? copy.missing.vat : `${copy.vat} ${legal.vat}`}</span>
        {email === null ? (
          <span className="block">{copy.missing.email}</span>
        ) : (
          <a href={`mailto:${email}`}>{email}</a>
        )}
      </address>
      {!isComplete && (
        <div className="mt-2">
          <Banner tone="warning" title={copy.incompleteTitle}>
            {copy.incompleteText}
          </Banner>
        </div>
      )}
    </section>
  );
}
