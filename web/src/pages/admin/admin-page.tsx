import { Page } from '#ui';
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

export function AdminPage() {
  return (
    <Page className="pt-8 pb-16 sm:pt-10">
      <h1 className="mb-6 text-2xl font-semibold tracking-tight">{adminCopy.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Overview />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
          <PlanDistribution />
          <PeriodStatistics />
        </div>
        <EnginesAndSpending />
        <LatePrompts />
        <DeadLetters />
        <PaymentsPanel />
        <UsersPanel />
      </div>
    </Page>
  );
}
