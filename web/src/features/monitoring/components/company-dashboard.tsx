import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { useState } from 'react';
import { AddPromptDialog, DeleteCompanyDialog, LimitDialog, leftOf } from '#features/companies';
import { Page, TabPanel, Tabs } from '#ui';
import { monitoringCopy } from '../copy.ts';
import type { DashboardTab } from '../dashboard-search.ts';
import { CompanyHeader } from './company-header.tsx';
import { PromptsTab } from './prompts-tab.tsx';
import { ResultsTab } from './results-tab.tsx';

interface CompanyDashboardProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  tab: DashboardTab;
  onTabChange: (tab: DashboardTab) => void;
  onBack: () => void;
  onUpgrade: () => void;
}

const TABS = [
  { value: 'prompt', label: monitoringCopy.tabs.prompts },
  { value: 'risultati', label: monitoringCopy.tabs.results },
] as const;

/** Where the day is spent: one company, its prompts and what the answers say. */
export function CompanyDashboard({
  company,
  limits,
  tab,
  onTabChange,
  onBack,
  onUpgrade,
}: CompanyDashboardProps) {
  const [dialog, setDialog] = useState<'prompt' | 'limit' | 'delete' | null>(null);
  const close = () => {
    setDialog(null);
  };
  const addPrompt = () => {
    const left = leftOf({ used: limits.usage.prompts, max: limits.limits.maxPrompts });
    setDialog(left === 0 ? 'limit' : 'prompt');
  };
  return (
    <Page className="pt-3 pb-16">
      <CompanyHeader
        company={company}
        onBack={onBack}
        onAddPrompt={addPrompt}
        onDelete={() => {
          setDialog('delete');
        }}
      />
      <Tabs label={monitoringCopy.tabs.label} items={TABS} value={tab} onValueChange={onTabChange}>
        <TabPanel value="prompt">
          <PromptsTab company={company} limits={limits} onAddPrompt={addPrompt} onUpgrade={onUpgrade} />
        </TabPanel>
        <TabPanel value="risultati">
          <ResultsTab company={company} />
        </TabPanel>
      </Tabs>
      <AddPromptDialog
        isOpen={dialog === 'prompt'}
        companyId={company.id}
        onClose={close}
        onUpgrade={onUpgrade}
      />
      <LimitDialog
        limit={dialog === 'limit' ? 'prompts' : null}
        limits={limits}
        onClose={close}
        onUpgrade={onUpgrade}
      />
      <DeleteCompanyDialog
        company={company}
        isOpen={dialog === 'delete'}
        onClose={close}
        onUpgrade={onUpgrade}
      />
    </Page>
  );
}
