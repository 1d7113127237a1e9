import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { CompanyWithPrompts, User, UserLimits } from '@citato/contract';
import {
  CompaniesOverview,
  loadOverview,
  type WantedAnswers,
  parseBoardSearch,
  CompanyDashboard,
  DashboardSkeleton,
  useLiveUpdates,
  useNewDataAlert,
  type DashboardSearch,
} from '#features/monitoring';
import { OverviewSkeleton, companiesCopy, leftOf, useCompanies, useUserLimits } from '#features/companies';
import { useConfig } from '#features/config';
import { useTaskListAlert } from '#features/action-plans';
import { prefetchPart } from '#lib/load-part';
import { useSession } from '#lib/session/session-store';
import { ErrorState, Page, SkeletonSwitch } from '#ui';

/** For those who have no company yet. */
const FirstCompany = lazy(async () => ({ default: (await import('./first-company.tsx')).FirstCompany }));

/** By then a company's screen has been drawn. */
const IDLE_MS = 4000;

/** What of a company is shown; undefined = what shows by itself. */
interface Shown {
  scheda: DashboardSearch['scheda'] | undefined;
  motore: DashboardSearch['motore'] | undefined;
}

export function DashboardPage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Dashboard user={session.user} /> : null;
}

function Dashboard({ user }: { user: User }) {
  const companies = useCompanies();
  const limits = useUserLimits();
  const isConfigComing = useIsConfigComing();
  const { azienda, scheda } = useSearch({ from: '/' });
  useOverviewAtHand(azienda === undefined);
  useLiveUpdates();
  useNewDataAlert(user.id);
  useTaskListAlert({ userId: user.id, isEnabled: limits.data?.limits.taskListsEnabled ?? false });
  // What stands on screen stays when reading it anew fails, and with it what is being typed.
  if (companies.isLoadingError || limits.isLoadingError) {
    const error = companies.error ?? limits.error;
    return (
      <Page className="py-8">
        <ErrorState
          title={companiesCopy.overview.loadFailed}
          isRetrying={companies.isFetching || limits.isFetching}
          onRetry={() => void Promise.all([companies.refetch(), limits.refetch()])}
        >
          {error?.message} {companiesCopy.overview.loadFailedText}
        </ErrorState>
      </Page>
    );
  }
  return (
    <SkeletonSwitch
      isPending={companies.isPending || limits.isPending || isConfigComing}
      skeleton={azienda === undefined ? <OverviewSkeleton /> : <DashboardSkeleton tab={scheda ?? 'prompt'} />}
    >
      {() =>
        companies.data && limits.data ? (
          <Loaded companies={companies.data.companies} limits={limits.data} />
        ) : null
      }
    </SkeletonSwitch>
  );
}

/** The overview's code comes beside its data; with a company open, while nothing else is to be done. */
function useOverviewAtHand(isShown: boolean): void {
  useEffect(() => {
    if (isShown) {
      prefetchPart(loadOverview);
      return;
    }
    const idle = window.setTimeout(() => {
      prefetchPart(loadOverview);
    }, IDLE_MS);
    return () => {
      window.clearTimeout(idle);
    };
  }, [isShown]);
}

/** Comes beside the rest; later its badge would push what stands below it. One that fails, or is asked for again, holds nothing up. */
function useIsConfigComing(): boolean {
  const config = useConfig();
  const [isComing, setIsComing] = useState(config.isPending);
  if (isComing && (!config.isPending || config.failureCount > 0)) setIsComing(false);
  return isComing;
}

function Loaded({ companies, limits }: { companies: readonly CompanyWithPrompts[]; limits: UserLimits }) {
  const search = useSearch({ from: '/' });
  const { azienda, scheda, domanda, motore } = search;
  const navigate = useNavigate();
  const go = (search: DashboardSearch) => void navigate({ to: '/', search });
  const openCompany = (companyId: string) => {
    go({ azienda: companyId });
  };
  const read = ({ companyId, promptId, presence, answerId }: WantedAnswers) => {
    go({
      azienda: companyId,
      risposte: promptId,
      ...(presence !== undefined && { presenza: presence }),
      ...(answerId !== undefined && { risposta: answerId }),
    });
  };
  const upgrade = () => void navigate({ to: '/profile', search: { tab: 'plan' } });

  if (companies.length === 0) {
    const maxPrompts = Math.max(1, leftOf({ used: limits.usage.prompts, max: limits.limits.maxPrompts }));
    return (
      <Suspense fallback={<OverviewSkeleton />}>
        <FirstCompany maxPrompts={maxPrompts} onCreated={openCompany} />
      </Suspense>
    );
  }
  const company = companies.find((candidate) => candidate.id === azienda);
  if (company === undefined) {
    return (
      <CompaniesOverview
        companies={companies}
        limits={limits}
        onOpen={openCompany}
        onRead={read}
        onUpgrade={upgrade}
      />
    );
  }
  const show = ({ scheda: tab, motore: engine }: Shown) => {
    go({
      azienda: company.id,
      ...(tab !== undefined && tab !== 'prompt' && { scheda: tab }),
      ...(domanda !== undefined && { domanda }),
      ...(engine !== undefined && { motore: engine }),
      ...parseBoardSearch(search),
    });
  };
  return (
    <CompanyDashboard
      key={company.id}
      company={company}
      limits={limits}
      tab={scheda ?? 'prompt'}
      engine={motore}
      onTabChange={(tab) => {
        show({ scheda: tab, motore });
      }}
      onEngineChange={(engine) => {
        show({ scheda, motore: engine });
      }}
      onBack={() => {
        go({});
      }}
    />
  );
}
