import { Page } from '#ui';
import { ActsPanel } from '#features/admin-acts';
import { AuditPanel } from '#features/admin-audit';
import { PaymentsPanel } from '#features/admin-payments';
import { UsersPanel } from '#features/admin-users';
import {
  adminCopy,
  DeadLetters,
  EnginesAndSpending,
  LatePrompts,
  Overview,
  PeriodStatistics,
  PlanDistribution,
} from '#features/admin';
import { DocumentationButton } from '#features/admin-documentation';
import { HealthPanel } from '#features/admin-health';

export function AdminPage() {
  return (
    <Page className="pt-8 pb-16 sm:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold tracking-tight">{adminCopy.title}</h1>
        <DocumentationButton />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <HealthPanel />
        <Overview />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
          <PlanDistribution />
          <PeriodStatistics />
        </div>
        <ActsPanel />
        <EnginesAndSpending />
        <LatePrompts />
        <DeadLetters />
        <PaymentsPanel />
        <UsersPanel />
        <AuditPanel />
      </div>
    </Page>
  );
}
