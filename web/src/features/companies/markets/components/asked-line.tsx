import { type Prompt, sayAsked } from '@citato/contract';
import { marketsCopy as copy } from '../copy.ts';

interface AskedLineProps {
  prompt: Pick<Prompt, 'persona' | 'market'>;
  /** Prompts that ask the same in other markets. */
  others?: number;
}

/** Who asks a question and where, under it; nothing where it is asked as all are. */
export function AskedLine({ prompt, others = 0 }: AskedLineProps) {
  const asked = sayAsked(prompt) ?? (others > 0 ? prompt.market.name : null);
  if (asked === null) return null;
  return (
    <p className="mt-1 max-w-(--measure-prompt) text-sm text-pretty wrap-anywhere text-muted">
      {others > 0 ? copy.among({ asked, others }) : asked}
    </p>
  );
}
