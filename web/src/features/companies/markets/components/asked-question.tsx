import { type Prompt, sayAsked } from '@citato/contract';
import { cx } from 'class-variance-authority';

interface AskedQuestionProps {
  prompt: Pick<Prompt, 'text' | 'persona' | 'market'>;
  /** On one line on wide screens, on one up to them, or always below each other. */
  layout?: 'line' | 'row' | 'block';
  /** Of the words. */
  className: string;
}

const LAYOUTS = {
  line: 'block min-w-0 lg:flex lg:items-baseline lg:gap-1.5',
  row: 'flex min-w-0 items-baseline gap-1.5 lg:block',
  block: 'block min-w-0',
} as const;

/**
 * A question in a list. Its words are cut where the room ends; who asks it and where stays beside them, since the same
 * words may be asked elsewhere as well.
 */
export function AskedQuestion({ prompt, layout = 'block', className }: AskedQuestionProps) {
  const asked = sayAsked(prompt);
  return (
    <span className={LAYOUTS[layout]}>
      <span
        className={cx(
          'min-w-0 wrap-anywhere quoted',
          asked !== null && layout === 'row' && 'lg:line-clamp-1!',
          className,
        )}
      >
        {prompt.text}
      </span>
      {asked !== null && (
        <>
          {' '}
          <span
            title={asked}
            className={cx(
              'text-xs font-normal text-muted',
              layout === 'line' && 'block truncate lg:max-w-1/2 lg:shrink-0',
              layout === 'row' && 'max-w-1/2 shrink-0 truncate lg:block lg:max-w-full',
              layout === 'block' && 'line-clamp-2 wrap-anywhere',
            )}
          >
            {asked}
          </span>
        </>
      )}
    </span>
  );
}
