import type { CompanyWithPrompts, EngineId, UserLimits } from '@citato/contract';
import { useState } from 'react';
import {
  AddPromptDialog,
  DeleteCompanyDialog,
  hasAnalysisLeft,
  leftOf,
  promptDraft,
  RereadingNote,
} from '#features/companies';
import { AlertsTab } from '#features/alerts';
import { ReportTab } from '#features/reports';
import { Answers } from '#features/answers';
import { LimitDialog } from '#features/billing';
import { useMay } from '#lib/session/use-may';
import { lazyPart, Page, TabPanel, Tabs } from '#ui';
import { monitoringCopy } from '../copy.ts';
import type { DashboardTab } from '../dashboard-search.ts';
import { loadTab } from '../load-tab.ts';
import { listAnsweringEngines } from '../model.ts';
import { CompanyHeader } from './company-header.tsx';
import { HistorySkeleton } from '#features/measurements';
import { EngineBarRoom, PromptsSkeleton, ResultsSkeleton } from './dashboard-skeleton.tsx';

const PromptsTab = lazyPart(async () => (await loadTab.prompt()).PromptsTab, {
  waiting: <PromptsSkeleton />,
  failed: { title: monitoringCopy.parts.prompts, text: monitoringCopy.parts.text },
});
const ResultsTab = lazyPart(async () => (await loadTab.risultati()).ResultsTab, {
  waiting: <ResultsSkeleton />,
  failed: { title: monitoringCopy.parts.results, text: monitoringCopy.parts.text },
});
const HistoryTab = lazyPart(async () => (await loadTab.andamento()).HistoryTab, {
  waiting: <HistorySkeleton />,
  failed: { title: monitoringCopy.parts.history, text: monitoringCopy.parts.text },
});
const GapsTab = lazyPart(async () => (await loadTab['perche-loro']()).GapsTab, {
  waiting: <HistorySkeleton />,
  failed: { title: monitoringCopy.parts.gaps, text: monitoringCopy.parts.text },
});
const SiteTab = lazyPart(async () => (await loadTab.sito()).SiteTab, {
  waiting: <HistorySkeleton />,
  failed: { title: monitoringCopy.parts.site, text: monitoringCopy.parts.text },
});
const EnginesTab = lazyPart(async () => (await loadTab.motori()).EnginesTab, {
  waiting: <HistorySkeleton />,
  failed: { title: monitoringCopy.parts.engines, text: monitoringCopy.parts.text },
});
const ResultsTools = lazyPart(async () => (await loadTab.risultati()).ResultsTools);

// Most deployments ask one engine and never load these.
const loadEngineNumbers = async () => (await import('./engine-numbers.tsx')).EngineNumbers;
const EngineNumbers = lazyPart(loadEngineNumbers, {
  failed: { title: monitoringCopy.parts.results, text: monitoringCopy.parts.text },
});
const EngineBar = lazyPart(
  async () => {
    // Where the choice of engines is shown its data are loaded beforehand, so that its first use is instant.
    loadEngineNumbers().catch(() => undefined);
    return (await import('./engine-bar.tsx')).EngineBar;
  },
  { waiting: <EngineBarRoom /> },
);

interface CompanyDashboardProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  tab: DashboardTab;
  /** Show the numbers of this engine alone; one that never answered shows all. */
  engine: string | undefined;
  onTabChange: (tab: DashboardTab) => void;
  onEngineChange: (engine: EngineId | undefined) => void;
  onBack: () => void;
}

const TABS = [
  { value: 'prompt', label: monitoringCopy.tabs.prompts },
  { value: 'risultati', label: monitoringCopy.tabs.results },
  { value: 'andamento', label: monitoringCopy.tabs.history },
  { value: 'perche-loro', label: monitoringCopy.tabs.gaps },
  { value: 'avvisi', label: monitoringCopy.tabs.alerts },
  { value: 'sito', label: monitoringCopy.tabs.site },
  { value: 'motori', label: monitoringCopy.tabs.engines },
  { value: 'rapporto', label: monitoringCopy.tabs.report },
] as const;

/** The main screen: one company, its prompts and what the answers say. */
export function CompanyDashboard({
  company,
  limits,
  tab: wanted,
  engine,
  onTabChange,
  onEngineChange,
  onBack,
}: CompanyDashboardProps) {
  const [dialog, setDialog] = useState<'prompt' | 'limit' | 'delete' | null>(() =>
    promptDraft.find(company.id) === null ? null : 'prompt',
  );
  const maySeeSite = useMay<'getSiteVisitors' | 'getSiteCheck'>('read');
  const maySeeEngines = useMay<'getCompanyEngines'>('read');
  const tabs = TABS.filter(
    ({ value }) => (value !== 'sito' || maySeeSite) && (value !== 'motori' || maySeeEngines),
  );
  const tab = tabs.find(({ value }) => value === wanted)?.value ?? 'prompt';
  const close = () => {
    setDialog(null);
  };
  const addPrompt = () => {
    const left = leftOf({ used: limits.usage.prompts, max: limits.limits.maxPrompts });
    setDialog(left === 0 ? 'limit' : 'prompt');
  };
  const answering = listAnsweringEngines(company);
  const chosen = answering.find((candidate) => candidate === engine);
  // They have a choice of engines of their own.
  const isOfAllEngines = !['prompt', 'risultati'].includes(tab);
  const isRunning = company.prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress');
  const isAskedAgain = limits.limits.promptAnalysisEnabled || (hasAnalysisLeft(limits) && !isRunning);
  const tools = tab === 'risultati' ? <ResultsTools company={company} /> : undefined;
  const showPrompts = () => {
    onTabChange('prompt');
  };
  const showSections = (shown: CompanyWithPrompts) => (
    <>
      <TabPanel value="prompt">
        <PromptsTab company={shown} engine={chosen} limits={limits} onAddPrompt={addPrompt} />
      </TabPanel>
      <TabPanel value="risultati">
        <ResultsTab company={shown} limits={limits} engine={chosen} onShowPrompts={showPrompts} />
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
      <Tabs
        label={monitoringCopy.tabs.label}
        items={tabs}
        value={tab}
        onValueChange={onTabChange}
        aside={tools}
      >
        {answering.length > 1 && !isOfAllEngines && (
          <EngineBar answering={answering} chosen={chosen} onChoose={onEngineChange} />
        )}
        {/* A name is corrected far down a table: the note follows there. */}
        <RereadingNote
          rereading={company.rereading}
          className="sticky top-2 z-(--z-header) mt-4 rounded-2 shadow-pop"
        />
        <PanelsOfAllEngines company={company} isAskedAgain={isAskedAgain} onTabChange={onTabChange} />
        {chosen === undefined || isOfAllEngines ? (
          showSections(company)
        ) : (
          <EngineNumbers company={company} engine={chosen}>
            {showSections}
          </EngineNumbers>
        )}
      </Tabs>
      <Answers company={company} />
      {dialog === 'prompt' && <AddPromptDialog company={company} onClose={close} />}
      <LimitDialog isOpen={dialog === 'limit'} limit="maxPrompts" limits={limits} onClose={close} />
      <DeleteCompanyDialog company={company} isOpen={dialog === 'delete'} onClose={close} />
    </Page>
  );
}

/** The tabs whose choice of engines is their own. */
function PanelsOfAllEngines({
  company,
  isAskedAgain,
  onTabChange,
}: Pick<CompanyDashboardProps, 'company' | 'onTabChange'> & { isAskedAgain: boolean }) {
  const showPrompts = () => {
    onTabChange('prompt');
  };
  const showHistory = () => {
    onTabChange('andamento');
  };
  return (
    <>
      <TabPanel value="andamento">
        <HistoryTab company={company} onShowPrompts={showPrompts} />
      </TabPanel>
      <TabPanel value="perche-loro">
        <GapsTab company={company} onShowPrompts={showPrompts} />
      </TabPanel>
      <TabPanel value="avvisi">
        <AlertsTab company={company} onShowHistory={showHistory} />
      </TabPanel>
      <TabPanel value="rapporto">
        <ReportTab company={company} />
      </TabPanel>
      <TabPanel value="sito">
        <SiteTab company={company} />
      </TabPanel>
      <TabPanel value="motori">
        <EnginesTab company={company} isAskedAgain={isAskedAgain} />
      </TabPanel>
    </>
  );
}
