import { type CompanyHistory, nameQuestion, type Prompt } from '@citato/contract';
import { useSearch } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useOpenAnswers, type AnswersSearch } from '#features/answers';
import { AskedQuestion } from '#features/companies';
import { Popover } from '#ui';
import { historyCopy } from '../copy.ts';
import { listChosenEngines } from '../history-query-model.ts';

const copy = historyCopy.answers;

interface BehindAnswersProps {
  /** The prompts the figure is made of. */
  prompts: readonly Prompt[];
  /** The days the figure is about. */
  days: CompanyHistory['period'];
  /** Whose answers are read, and which of them. */
  answers?: Pick<AnswersSearch, 'nome' | 'presenza' | 'risposteDi'>;
  name: string;
  appearance?: 'name' | 'link';
  children: ReactNode;
}

/** A name or a figure that opens the answers behind it; of several prompts one is chosen first. */
export function BehindAnswers({
  prompts,
  days: { firstDay, lastDay },
  answers = {},
  name,
  appearance = 'name',
  children,
}: BehindAnswersProps) {
  const open = useOpenAnswers();
  // The drawer shows the answers of one engine or of all.
  const chosen = listChosenEngines(useSearch({ from: '/' }));
  const [only] = chosen;
  const ofEngine = chosen.length === 1 && only !== undefined ? { risposteDi: only } : {};
  const answered = prompts.filter(({ monitoringData }) => monitoringData.length > 0);
  const read = (promptId: string) => {
    open({ risposte: promptId, ...ofEngine, ...answers, risposteDal: firstDay, risposteAl: lastDay });
  };
  const [first, ...others] = answered;
  const classes = cx(
    'rounded-1 text-left wrap-anywhere print:no-underline',
    appearance === 'name'
      ? 'underline decoration-line-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-accent'
      : 'min-h-6 text-2xs font-medium text-accent hover:underline pointer-coarse:min-h-11 print:hidden',
  );
  if (first !== undefined && others.length === 0) {
    return (
      <button
        type="button"
        aria-label={copy.of(name)}
        className={classes}
        onClick={() => {
          read(first.id);
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <Popover
      label={copy.of(name)}
      className="max-h-80 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
      trigger={
        <button type="button" aria-label={copy.of(name)} className={classes}>
          {children}
        </button>
      }
    >
      <p className="text-muted">{answered.length === 0 ? copy.none : copy.note({ firstDay, lastDay })}</p>
      {chosen.length > 1 && answers.risposteDi === undefined && (
        <p className="mt-1 text-muted">{copy.everyEngine}</p>
      )}
      <ul className="mt-2 grid divide-y border-t empty:hidden">
        {answered.map((prompt) => (
          <li key={prompt.id}>
            <button
              type="button"
              aria-label={`${copy.read}: ${nameQuestion(prompt)}`}
              className="min-h-11 w-full rounded-1 py-1.5 text-left hover:text-accent"
              onClick={() => {
                read(prompt.id);
              }}
            >
              <AskedQuestion prompt={prompt} className="line-clamp-2 font-medium" />
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
