import type { PublicConfig } from '@citato/contract';
import { PageLoading, Page } from '#ui';
import { useDenied } from '#features/operator';
import { paymentTestsCopy as copy, SandboxClock, TestCards, TestPanel } from '#features/operator';

interface TestPaymentsPageProps {
  isAdmin: boolean;
  /** Null until it is known. */
  provider: PublicConfig['payments']['provider'] | null;
}

export function TestPaymentsPage({ isAdmin, provider }: TestPaymentsPageProps) {
  useDenied(isAdmin ? null : copy.deniedText);
  if (!isAdmin || provider === null) return <PageLoading />;
  return (
    <Page width="form" className="pt-8 pb-16 sm:pt-10">
      <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TestPanel name="runPaymentFlow" />
        <TestPanel name="runIncompleteScenario" />
        <TestPanel name="runWebhookTest" />
        <TestCards />
        {provider === 'sandbox' && <SandboxClock />}
      </div>
    </Page>
  );
}
