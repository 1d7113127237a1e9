import type { CompanyWithPrompts, EngineId, UserLimits } from '@citato/contract';
import { lazy, Suspense, useState } from 'react';
import {
  AddPromptDialog,
  DeleteCompanyDialog,
  hasAnalysisLeft,
  LimitDialog,
  leftOf,
  promptDraft,
  RereadingNote,
} from '#features/companies';
import { useConfig } from '#features/config';
import { Answers } from '#features/evidence';
import { Page, TabPanel, Tabs } from '#ui';
import { monitoringCopy } from '../copy.ts';
import type { DashboardTab } from '../dashboard-search.ts';
import { loadTab } from '../load-tab.ts';
import { listHeardEngines } from '../model.ts';
import { CompanyHeader } from './company-header.tsx';
import { PromptsSkeleton, ResultsSkeleton } from './dashboard-skeleton.tsx';
import { ToolRow } from './tool-row.tsx';

const PromptsTab = lazy(async () => ({ default: (await loadTab.prompt()).PromptsTab }));
const ResultsTab = lazy(async () => ({ default: (await loadTab.risultati()).ResultsTab }));
const ResultsTools = lazy(async () => ({ default: (await loadTab.risultati()).ResultsTools }));

// Most deployments ask one engine and never load these.
const loadEngineNumbers = async () => ({ default: (await import('./engine-numbers.tsx')).EngineNumbers });
const EngineNumbers = lazy(loadEngineNumbers);
const EngineBar = lazy(async () => {
  // Whoever is given the choice may take it: no skeleton for its first use.
  void loadEngineNumbers();
  return { default: (await import('./engine-bar.tsx')).EngineBar };
});

interface CompanyDashboardProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  tab: DashboardTab;
  /** Show the numbers of this engine alone; one that was never heard shows all. */
  engine: string | undefined;
  onTabChange: (tab: DashboardTab) => void;
  onEngineChange: (engine: EngineId | undefined) => void;
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
  engine,
  onTabChange,
  onEngineChange,
  onBack,
  onUpgrade,
}: CompanyDashboardProps) {
  const [dialog, setDialog] = useState<'prompt' | 'limit' | 'delete' | null>(() =>
    promptDraft.find(company.id) === null ? null : 'prompt',
  );
  const close = () => {
    setDialog(null);
  };
  const addPrompt = () => {
    const left = leftOf({ used: limits.usage.prompts, max: limits.limits.maxPrompts });
    setDialog(left === 0 ? 'limit' : 'prompt');
  };
  const heard = listHeardEngines(company);
  const configured = useConfig().data?.engines ?? [];
  const chosen = heard.find((candidate) => candidate === engine);
  const isRunning = company.prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress');
  const isAskedAgain = limits.limits.promptAnalysisEnabled || (hasAnalysisLeft(limits) && !isRunning);
  const tools = tab === 'risultati' && (
    <Suspense>
      <ResultsTools company={company} />
    </Suspense>
  );
  const showSections = (shown: CompanyWithPrompts) => (
    <>
      <TabPanel value="prompt">
        <Suspense fallback={<PromptsSkeleton />}>
          <PromptsTab company={shown} limits={limits} onAddPrompt={addPrompt} onUpgrade={onUpgrade} />
        </Suspense>
      </TabPanel>
      <TabPanel value="risultati">
        <Suspense fallback={<ResultsSkeleton />}>
          <ResultsTab company={shown} limits={limits} engine={chosen} />
        </Suspense>
      </TabPanel>
    </>
  );
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
        {heard.length > 1 || configured.length > 1 ? (
          <Suspense fallback={<ToolRow />}>
            <EngineBar
              company={company}
              heard={heard}
              configured={configured}
              chosen={chosen}
              isAskedAgain={isAskedAgain}
              onChoose={onEngineChange}
            >
              {tools}
            </EngineBar>
          </Suspense>
        ) : (
          tools && (
            <ToolRow>
              <div className="ml-auto">{tools}</div>
            </ToolRow>
          )
        )}
        <RereadingNote rereading={company.rereading} className="mt-4" />
        {chosen === undefined ? (
          showSections(company)
        ) : (
          <Suspense fallback={tab === 'prompt' ? <PromptsSkeleton /> : <ResultsSkeleton />}>
            <EngineNumbers company={company} engine={chosen}>
              {showSections}
            </EngineNumbers>
          </Suspense>
        )}
      </Tabs>
      <Answers company={company} />
      {dialog === 'prompt' && <AddPromptDialog company={company} onClose={close} />}
      <LimitDialog
        isOpen={dialog === 'limit'}
        limit="prompts"
        limits={limits}
        onClose={close}
        onUpgrade={onUpgrade}
      />
      <DeleteCompanyDialog company={company} isOpen={dialog === 'delete'} onClose={close} />
    </Page>
  );
}
