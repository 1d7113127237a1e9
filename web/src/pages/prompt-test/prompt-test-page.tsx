import type { UseQueryResult } from '@tanstack/react-query';
import type { TestedPrompt } from '@citato/contract';
import { ErrorState, Page, Skeleton, SkeletonSwitch } from '#ui';
import { promptTestCopy as copy, RequestShape, TestedCompany, TestForm } from '#features/webhooks';
import { ApiError, readErrorMessage } from '#lib/api-client';

interface PromptTestPageProps {
  prompt: UseQueryResult<TestedPrompt>;
  environment: string;
}

/** A text of one's own on its way to the automation webhook, in the name of a prompt. */
export function PromptTestPage({ prompt, environment }: PromptTestPageProps) {
  return (
    <Page width="form" className="pt-8 pb-16 sm:pt-10">
      <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
      {prompt.isLoadingError ? (
        <ErrorState
          {...explain(prompt.error)}
          isRetrying={prompt.isFetching}
          onRetry={() => void prompt.refetch()}
        />
      ) : (
        <SkeletonSwitch isPending={prompt.isPending} skeleton={<PageSkeleton />}>
          {() =>
            prompt.data && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <TestedCompany prompt={prompt.data} />
                <TestForm promptId={prompt.data.id} />
                <RequestShape prompt={prompt.data} environment={environment} />
              </div>
            )
          }
        </SkeletonSwitch>
      )}
    </Page>
  );
}

function explain(error: unknown): { title: string; children: string } {
  const status = error instanceof ApiError ? error.status : 0;
  const message = readErrorMessage({ error, fallback: copy.fallback });
  return {
    title: status === 0 ? copy.noConnection : copy.loadFailed,
    children: copy.loadFailedText({ status, message }),
  };
}

function PageSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-28 rounded-3" />
      <Skeleton className="h-96 rounded-3" />
      <Skeleton className="h-72 rounded-3" />
    </div>
  );
}
