import { buildLookupKey, type PublicConfig } from '@citato/contract';
import { Banner, LinkButton } from '#ui';
import { Panel } from '../../panel/components/panel.tsx';
import { useConfig } from '#features/config';
import { usePlans } from '#features/plans';
import { formatEuro } from '#lib/format';
import { adminPaymentsCopy as copy } from '../copy.ts';
import { listUnsold } from '../model.ts';
import { Corrections } from './corrections.tsx';
import { InvoiceExport } from './invoice-export.tsx';

/** What an administrator does about payments: sees what cannot be sold, takes the invoices out, tries it all. */
export function PaymentsPanel() {
  const config = useConfig();
  return (
    <Panel title={copy.title} query={config}>
      {({ payments, debugRoutes }) => (
        <div className="grid gap-5 border-t px-4 py-5 sm:px-6">
          <Sales provider={payments.provider} />
          {payments.provider !== 'none' && <Corrections />}
          <InvoiceExport />
          {debugRoutes && payments.provider !== 'none' && <Tests />}
        </div>
      )}
    </Panel>
  );
}

function Sales({ provider }: { provider: PublicConfig['payments']['provider'] }) {
  const { data: plans = [] } = usePlans();
  if (provider === 'none') return <Banner tone="warning" title={copy.providers.none} />;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{copy.providers[provider]}</p>
      {listUnsold(plans).map(({ id, name, price }) => (
        <Banner key={id} tone="negative" title={copy.unsold(name)}>
          {copy.unsoldText({ price: formatEuro(price), lookupKey: buildLookupKey(id) })}
        </Banner>
      ))}
    </div>
  );
}

function Tests() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-5">
      <div className="min-w-0">
        <h3 className="text-sm font-semibold">{copy.tests.title}</h3>
        <p className="text-sm text-muted">{copy.tests.text}</p>
      </div>
      <LinkButton to="/test-payments" className="max-sm:w-full">
        {copy.tests.open}
      </LinkButton>
    </div>
  );
}
