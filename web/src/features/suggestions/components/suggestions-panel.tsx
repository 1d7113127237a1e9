import { showWebsite } from '@citato/contract';
import { Check, Plus, Sparkles } from 'lucide-react';
import { ApiError } from '#lib/api-error';
import { Button, RetryLine, Skeleton, showToast } from '#ui';
import { suggestionsCopy as copy } from '../copy.ts';
import { isAmong, type SuggestionState } from '../model.ts';
import type { Suggestions, SuggestionWords } from '../use-suggestions.ts';

interface SuggestionsPanelProps {
  suggestions: Suggestions;
  /** Null: the company has no address that could be read. */
  words: SuggestionWords | null;
  /** What stands in the fields now, or is asked already. */
  texts: readonly string[];
  onChoose: (question: string) => void;
}

/** Questions to choose from, and the button that asks for them. */
export function SuggestionsPanel({ suggestions, words, texts, onChoose }: SuggestionsPanelProps) {
  const { phase, newest, allowance, missing } = suggestions;
  const request = () => void askAloud({ suggestions, words });
  return (
    <aside
      aria-labelledby="suggestions-title"
      className="grid content-start gap-3 rounded-3 bg-sunken px-4 py-5 sm:p-6"
    >
      <div className="flex items-center gap-2 text-accent">
        <Sparkles aria-hidden />
        <h2 id="suggestions-title" className="text-md leading-6 font-semibold text-text">
          {copy.title}
        </h2>
      </div>
      <div aria-live="polite" className="-mt-2 text-xs text-muted">
        {describe(suggestions)}
      </div>
      {missing.list && <RetryLine {...missing.list}>{copy.listFailed}</RetryLine>}
      {phase === 'waiting' && <Waiting />}
      {phase === 'ready' && (
        <ul className="grid gap-2">
          {newest?.suggestions.map((question) => (
            <li key={question}>
              <Choice question={question} isUsed={isAmong(question, texts)} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {/* The list itself shows that it was requested. */}
      {phase !== 'ready' && (
        <Button
          isBlock
          // A list that only failed to load must not be requested again automatically: a request may count.
          disabled={phase === 'waiting' || missing.list !== null}
          isLoading={phase === 'requesting'}
          loadingLabel={copy.requesting}
          onClick={request}
        >
          {phase === 'waiting' ? copy.requested : copy.request}
        </Button>
      )}
      {missing.allowance && <RetryLine {...missing.allowance}>{copy.allowanceFailed}</RetryLine>}
      {!missing.allowance && (
        <p className="-mt-1 min-h-4 text-xs text-muted tabular-nums">
          {allowance && copy.allowance(allowance)}
        </p>
      )}
    </aside>
  );
}

function Choice({
  question,
  isUsed,
  onChoose,
}: {
  question: string;
  isUsed: boolean;
  onChoose: (question: string) => void;
}) {
  return (
    <button
      type="button"
      disabled={isUsed}
      className="grid w-full grid-cols-[1rem_minmax(0,1fr)] gap-2 rounded-2 border border-line bg-raised px-3 py-2.5 text-left text-sm transition-colors not-disabled:hover:border-accent disabled:border-transparent disabled:bg-accent-soft [&>.lucide]:mt-0.5 [&>.lucide]:size-4 [&>.lucide]:text-accent"
      onClick={() => {
        onChoose(question);
      }}
    >
      {isUsed ? <Check aria-hidden /> : <Plus aria-hidden />}
      <span className="wrap-anywhere">
        {question}
        {isUsed && <span className="sr-only"> ({copy.used})</span>}
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={copy.waiting} className="grid gap-2">
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="grid gap-2 rounded-2 border border-line bg-raised px-3 py-3">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5" />
        </span>
      ))}
    </div>
  );
}

function describe({ phase, newest, refusal }: SuggestionState): string {
  if (phase === 'late') return copy.late;
  if (phase === 'requesting' || phase === 'waiting') return copy.preparing;
  if (phase === 'refused') return refusal ?? copy.failed;
  if (newest === undefined || phase === 'idle') return copy.intro;
  if (phase === 'failed') return newest.message ?? copy.failed;
  const host = showWebsite(newest.websiteUrl);
  return newest.isSiteRead === true ? copy.fromSite(host) : copy.fromWords(host);
}

/** The request of a click: its outcome is shown in a toast. */
async function askAloud({
  suggestions,
  words,
}: {
  suggestions: Suggestions;
  words: SuggestionWords | null;
}): Promise<void> {
  if (words === null) {
    showToast({ title: copy.noUrl, tone: 'error' });
    return;
  }
  try {
    await suggestions.request(words);
    showToast({ title: copy.requested, description: copy.requestedText, tone: 'success' });
  } catch (error) {
    const isKnown = error instanceof ApiError && error.message !== copy.failed;
    showToast({ title: copy.failed, ...(isKnown && { description: error.message }), tone: 'error' });
  }
}
