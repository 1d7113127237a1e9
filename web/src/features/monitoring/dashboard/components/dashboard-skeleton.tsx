import { useConfig } from '#features/config';
import { Card, Page, Skeleton } from '#ui';
import { HistorySkeleton } from '#features/measurements';
import type { DashboardTab } from '../dashboard-search.ts';

const CARDS = [1, 2];
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A company's screen in grey shapes: same places, same sizes, so nothing jumps when it stands. */
export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  const { engines = [], demo = false } = useConfig().data ?? {};
  return (
    <Page className="pt-3 pb-16">
      <div className="flex h-11 items-center">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="mt-2 mb-8 grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="flex min-w-0 items-start gap-4 md:items-center">
          <Skeleton className="size-12 shrink-0 rounded-3 md:size-15" />
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2.5">
            <Skeleton className="h-7 w-64 max-w-full" />
            <Skeleton className={`h-5 w-80 max-w-full ${demo ? 'max-sm:h-18' : 'max-sm:h-11'}`} />
          </div>
        </div>
        <div className="flex gap-2 max-[359px]:flex-wrap">
          <Skeleton className="h-11 w-41 rounded-2 max-[399px]:w-28 max-[359px]:w-full md:h-(--control-h)" />
          <Skeleton className="h-11 rounded-2 max-md:flex-1 md:h-(--control-h) md:w-40" />
          <Skeleton className="size-11 rounded-2 md:size-(--control-h)" />
        </div>
      </div>
      <div className="flex h-11 items-center gap-6 border-b">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-20" />
      </div>
      {(tab === 'risultati' || engines.length > 1) && <div className="h-11 sm:hidden" />}
      {engines.length > 1 && tab !== 'andamento' && tab !== 'perche-loro' && <EngineBarRoom />}
      {tab === 'prompt' && <PromptsSkeleton />}
      {tab === 'risultati' && <ResultsSkeleton />}
      {(tab === 'andamento' || tab === 'perche-loro') && <HistorySkeleton />}
    </Page>
  );
}

/** Where the choice of engines will stand. */
export function EngineBarRoom() {
  return <div className="mt-3 -mb-3 h-11 pointer-coarse:h-13" />;
}

export function PromptsSkeleton() {
  return (
    <div className="mt-6 grid grid-cols-1 gap-5">
      {CARDS.map((card) => (
        <Card key={card}>
          <QuestionSkeleton />
          <div className="grid grid-cols-2 border-t mid:grid-cols-[1.12fr_1fr_1.2fr_1fr]">
            <TileSkeleton />
            <TileSkeleton />
            <TileSkeleton />
            <TileSkeleton />
          </div>
          <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3 md:px-6">
            <Skeleton className="h-10 w-34 rounded-2 max-sm:flex-1" />
            <Skeleton className="h-10 w-30 rounded-2 max-sm:flex-1" />
          </div>
        </Card>
      ))}
    </div>
  );
}

export function ResultsSkeleton() {
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <Skeleton className="h-11 w-36 rounded-2 md:h-(--control-h)" />
      <Card>
        <QuestionSkeleton />
        <div className="h-10 max-md:h-22 border-y bg-surface" />
        {ROWS.map((row) => (
          <div key={row} className="flex h-29 items-center gap-6 px-4 md:h-12 not-first:border-t md:px-6">
            <Skeleton className="h-4 w-2/5 md:w-1/5" />
            <Skeleton className="ml-auto h-4 w-10" />
            <Skeleton className="h-4 w-1/5 max-md:hidden" />
            <Skeleton className="h-4 w-10" />
          </div>
        ))}
      </Card>
    </div>
  );
}

function QuestionSkeleton() {
  return (
    <div className="px-4 py-5 md:px-6">
      <div className="flex h-8 items-center">
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="mt-1 h-5.5 w-96 max-w-full max-md:h-11" />
    </div>
  );
}

function TileSkeleton() {
  return (
    <div className="grid h-40 min-w-0 grid-cols-1 content-start gap-2.5 p-4 nth-[n+3]:border-t even:border-l md:px-6 md:py-5 mid:nth-[n]:border-t-0 mid:not-first:border-l">
      <Skeleton className="h-3.5 w-24 max-w-full" />
      <Skeleton className="h-9 w-20" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-3 w-28 max-w-full" />
    </div>
  );
}
