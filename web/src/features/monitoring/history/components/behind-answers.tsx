import type { Prompt } from '@citato/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useOpenAnswers, type AnswersSearch } from '#features/answers';
import { Popover } from '#ui';
import { historyCopy } from '../copy.ts';

const copy = historyCopy.answers;

interface BehindAnswersProps {
  /** The prompts the figure is made of. */
  prompts: readonly Prompt[];
  /** Whose answers are read, and which of them. */
  answers?: Pick<AnswersSearch, 'nome' | 'presenza' | 'risposteDi'>;
  name: string;
  appearance?: 'name' | 'link';
  children: ReactNode;
}

/** A name or a figure that opens the answers behind it; of several prompts one is chosen first. */
export function BehindAnswers({
  prompts,
  answers = {},
  name,
  appearance = 'name',
  children,
}: BehindAnswersProps) {
  const open = useOpenAnswers();
  const answered = prompts.filter(({ monitoringData }) => monitoringData.length > 0);
  const read = (promptId: string) => {
    open({ risposte: promptId, ...answers, periodo: 'tutto' });
  };
  const [only, ...others] = answered;
  const classes = cx(
    'rounded-1 text-left wrap-anywhere print:no-underline',
    appearance === 'name'
      ? 'underline decoration-line-strong decoration-dotted decoration-1 underline-offset-4 hover:decoration-accent'
      : 'min-h-6 text-2xs font-medium text-accent hover:underline pointer-coarse:min-h-11 print:hidden',
  );
  if (only !== undefined && others.length === 0) {
    return (
      <button
        type="button"
        aria-label={copy.of(name)}
        className={classes}
        onClick={() => {
          read(only.id);
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
      <p className="text-muted">{answered.length === 0 ? copy.none : copy.note}</p>
      <ul className="mt-2 grid divide-y border-t empty:hidden">
        {answered.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`${copy.read}: ${text}`}
              className="min-h-11 w-full rounded-1 py-1.5 text-left hover:text-accent"
              onClick={() => {
                read(id);
              }}
            >
              <span className="line-clamp-2 font-medium wrap-anywhere quoted">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
