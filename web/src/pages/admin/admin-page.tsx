import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page, TabPanel, Tabs } from '#ui';
import {
  ActsPanel,
  AuditPanel,
  PaymentsPanel,
  ReadingsPanel,
  UsersPanel,
  adminCopy as copy,
  DeadLetters,
  EnginesAndSpending,
  LatePrompts,
  Overview,
  PeriodStatistics,
  PlanDistribution,
  type AdminTab,
  type AdminTabSearch,
  DocumentationButton,
  HealthPanel,
} from '#features/operator';

const TABS = [
  { value: 'stato', label: copy.tabs.state },
  { value: 'utenti', label: copy.tabs.users },
  { value: 'letture', label: copy.tabs.readings },
  { value: 'pagamenti', label: copy.tabs.payments },
  { value: 'registro', label: copy.tabs.trail },
] as const satisfies { value: AdminTab; label: string }[];

export function AdminPage() {
  const { sezione = 'stato' }: AdminTabSearch = useSearch({ from: '/admin' });
  const navigate = useNavigate({ from: '/admin' });
  return (
    <Page className="pt-8 pb-16 sm:pt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
        <DocumentationButton />
      </div>
      <Tabs
        label={copy.tabs.label}
        items={TABS}
        value={sezione}
        onValueChange={(tab) =>
          void navigate({ search: (old) => ({ ...old, sezione: tab === 'stato' ? undefined : tab }) })
        }
      >
        <TabPanel value="stato">
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
            <HealthPanel />
            <Overview />
            <LatePrompts />
            <DeadLetters />
            <ActsPanel />
            <EnginesAndSpending />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
              <PlanDistribution />
              <PeriodStatistics />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="utenti">
          <div className="mt-6">
            <UsersPanel />
          </div>
        </TabPanel>
        <TabPanel value="letture">
          <div className="mt-6">
            <ReadingsPanel />
          </div>
        </TabPanel>
        <TabPanel value="pagamenti">
          <div className="mt-6">
            <PaymentsPanel />
          </div>
        </TabPanel>
        <TabPanel value="registro">
          <div className="mt-6">
            <AuditPanel />
          </div>
        </TabPanel>
      </Tabs>
    </Page>
  );
}
