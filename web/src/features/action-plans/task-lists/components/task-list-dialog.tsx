import { nameQuestion, PAGES, type Prompt, type TaskList } from '@citato/contract';
import { isSmallSample } from '@citato/contract/figures';
import { useEffect } from 'react';
import { DemoBadge } from '#features/config';
import { PromptEffects } from '../../effects/components/lazy-prompt-effects.tsx';
import { useOpenAnswers } from '#features/answers';
import { formatDateTime } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  ErrorState,
  ExternalLink,
  FigureNote,
  LinkButton,
  Skeleton,
  SkeletonSwitch,
} from '#ui';
import { taskListCopy as copy } from '../copy.ts';
import { useOpenTaskList, useTaskList } from '../queries.ts';
import { ActionList } from './action-list.tsx';

/** What to do about a prompt; opening a version marks it as seen. */
export function TaskListDialog({
  prompt,
  onClose,
  onReadAnswer,
}: {
  prompt: Prompt;
  onClose: () => void;
  /** Where no company is open yet; else the answer opens in its place. */
  onReadAnswer?: (answerId: string) => void;
}) {
  const query = useTaskList(prompt.id);
  const mayTell = useMay<'openTaskList'>('read');
  const { mutate: tellOpened } = useOpenTaskList(prompt.id);
  const openAnswers = useOpenAnswers();
  const readAnswer = (answerId: string) => {
    onClose();
    if (onReadAnswer === undefined) openAnswers({ risposte: prompt.id, risposta: answerId });
    else onReadAnswer(answerId);
  };
  const version = mayTell && query.data?.isNew === true ? query.data.version : null;
  useEffect(() => {
    if (version !== null) tellOpened(version);
  }, [tellOpened, version]);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      description={<p className="text-sm text-pretty wrap-anywhere quoted">{nameQuestion(prompt)}</p>}
      size="wide"
    >
      <DialogBody className="mt-4 grid content-start gap-6 border-t pb-2">
        {query.isLoadingError ? (
          <ErrorState
            title={copy.loadFailed}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {query.error.message} {copy.loadFailedText}
          </ErrorState>
        ) : (
          <SkeletonSwitch isPending={query.isPending} skeleton={<ListSkeleton />}>
            {() =>
              query.data ? <ListContent prompt={prompt} list={query.data} onReadAnswer={readAnswer} /> : null
            }
          </SkeletonSwitch>
        )}
      </DialogBody>
      <div className="border-t *:py-4">
        <DialogFoot>
          <LinkButton
            variant="ghost"
            to={PAGES.home}
            search={{ azienda: prompt.companyId, scheda: 'perche-loro' }}
            onClick={onClose}
          >
            {copy.plan}
          </LinkButton>
          <Button onClick={onClose}>{copy.close}</Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

interface ListContentProps {
  prompt: Prompt;
  list: TaskList;
  onReadAnswer: (answerId: string) => void;
}

function ListContent({ prompt, list, onReadAnswer }: ListContentProps) {
  const done = list.tasks.filter(({ isDone }) => isDone).length;
  return (
    <div className="grid gap-6">
      {list.isOutdated && (
        <Banner tone="warning" title={copy.outdated} role="status">
          {copy.outdatedText}
        </Banner>
      )}
      <dl className="grid gap-4 border-b pt-2 pb-4 sm:grid-cols-[1.5fr_1fr]">
        <div className="min-w-0">
          <dt className="text-2xs text-faint">{copy.strategy}</dt>
          <dd className="mt-0.5 text-sm font-medium text-pretty wrap-anywhere">
            {list.strategy ?? copy.noStrategy}
          </dd>
        </div>
        {list.targetUrl !== null && (
          <div className="min-w-0">
            <dt className="text-2xs text-faint">{copy.targetUrl}</dt>
            <dd className="mt-0.5">
              <ExternalLink href={list.targetUrl} className="font-medium">
                {list.targetUrl.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      <section>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-semibold">{copy.summary}</h3>
          <DemoBadge />
        </div>
        <p className="mt-1 max-w-[66ch] text-pretty wrap-anywhere text-muted">{list.summary}</p>
        {list.answers !== null && list.updatedAt !== null && (
          <FigureNote className="mt-1">
            {copy.basis(list.answers)}
            {isSmallSample(list.answers) && ` · ${copy.smallSample}`}
            {` · ${copy.updated(formatDateTime(list.updatedAt))}`}
          </FigureNote>
        )}
      </section>
      <section>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{copy.actions}</h3>
          {list.tasks.length > 0 && <FigureNote>{copy.done({ done, tasks: list.tasks.length })}</FigureNote>}
        </div>
        {list.tasks.length > 0 && list.tasks.every(({ priority }) => priority === 'Low') && (
          <p className="mt-1 text-sm text-muted">{copy.noneUrgent}</p>
        )}
        {list.tasks.length === 0 ? (
          <p className="mt-1 text-muted">{copy.noActions}</p>
        ) : (
          <ActionList
            promptId={prompt.id}
            tasks={list.tasks}
            version={list.version ?? 0}
            onReadAnswer={onReadAnswer}
          />
        )}
      </section>
      <div className="-mx-4 md:-mx-6">
        <PromptEffects prompt={prompt} />
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 border-b pt-2 pb-4 sm:grid-cols-[1.5fr_1fr]">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
      <Skeleton className="h-24" />
      <Skeleton className="h-80" />
    </div>
  );
}
