import { type AnalysisResult, type CompanyWithPrompts, nameEngine, nameQuestion } from '@citato/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatDateTime } from '#lib/format';
import { Drawer, ErrorState, IconButton, Quote, RetryLine, Skeleton, SkeletonSwitch } from '#ui';
import type { AnswersSearch } from '../answers-search.ts';
import { evidenceCopy } from '../copy.ts';
import type { useAnswers } from '../queries.ts';
import { useShownAnswer } from '../use-shown-answer.ts';
import { AnswerFilters } from './answer-filters.tsx';
import { AnswerView } from './answer-view.tsx';
import { NoAnswers } from './no-answers.tsx';

const copy = evidenceCopy.drawer;

interface AnswersDrawerProps {
  company: CompanyWithPrompts;
  search: AnswersSearch;
  isOpen: boolean;
  /** Shows these answers instead. */
  onChange: (search: AnswersSearch) => void;
  onClose: () => void;
}

/** One answer at a time, as it came, and the way to its neighbours. */
export function AnswersDrawer({ company, search, isOpen, onChange, onClose }: AnswersDrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  const prompt = company.prompts.find(({ id }) => id === search.risposte);
  const { answers, results, place, current, isSearching, isCutOff, isGone } = useShownAnswer({
    search,
    isOpen,
    onWiden: onChange,
  });
  const total = answers.data?.pages[0]?.total ?? null;

  useEffect(() => {
    if (body.current !== null) body.current.scrollTop = 0;
  }, [current?.id]);

  const show = (answer: AnalysisResult | undefined) => {
    if (answer !== undefined) onChange({ ...search, risposta: answer.id });
  };
  const turn = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('select, input, [role="menuitem"]');
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') show(results[place - 1]);
    if (event.key === 'ArrowRight') show(results[place + 1]);
  };

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={current === undefined ? copy.titleNone : nameEngine(current.engine)}
      meta={current === undefined ? company.name : formatDateTime(current.createdAt)}
      bodyRef={body}
      onKeyDown={turn}
      actions={
        current !== undefined && (
          <>
            <span className="px-1 text-xs whitespace-nowrap text-muted" aria-live="polite">
              {copy.of({ place: place + 1, total })}
            </span>
            <IconButton
              label={copy.previous}
              icon={<ChevronLeft />}
              disabled={place === 0}
              onClick={() => {
                show(results[place - 1]);
              }}
            />
            <IconButton
              label={copy.next}
              icon={<ChevronRight />}
              disabled={place + 1 >= results.length}
              onClick={() => {
                show(results[place + 1]);
              }}
            />
          </>
        )
      }
    >
      {prompt !== undefined && <Quote as="p">{nameQuestion(prompt)}</Quote>}
      <AnswerFilters company={company} prompt={prompt} search={search} onChange={onChange} />
      {isGone && (
        <p role="status" className="mb-4 text-xs text-muted">
          {copy.gone}
        </p>
      )}
      {isCutOff && <RestMissing answers={answers} />}
      {answers.isError && results.length === 0 ? (
        <ErrorState
          title={copy.loadFailed}
          isRetrying={answers.isFetching}
          onRetry={() => void answers.refetch()}
        >
          {answers.error.message} {copy.loadFailedText}
        </ErrorState>
      ) : (
        <SkeletonSwitch
          isPending={answers.isPending || (isSearching && !isCutOff)}
          skeleton={<AnswerSkeleton />}
        >
          {() =>
            isSearching ? null : current === undefined ? (
              <NoAnswers
                onShowAll={() => {
                  onChange({ ...(search.risposte !== undefined && { risposte: search.risposte }) });
                }}
              />
            ) : (
              <AnswerView key={current.id} answer={current} company={company} prompt={prompt} />
            )
          }
        </SkeletonSwitch>
      )}
    </Drawer>
  );
}

/** In the place of further answers that did not come. */
function RestMissing({
  answers: { isFetching, fetchNextPage },
}: {
  answers: Pick<ReturnType<typeof useAnswers>, 'isFetching' | 'fetchNextPage'>;
}) {
  return (
    <RetryLine isRetrying={isFetching} onRetry={() => void fetchNextPage()} className="mb-4">
      {copy.restFailed}
    </RetryLine>
  );
}

function AnswerSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
