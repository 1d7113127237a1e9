import type { Uncertainty as Described } from '@citato/contract/figures';
import { formatInteger } from '#lib/format';
import { HelpNote } from '#ui';
import { figuresCopy as copy } from '../copy.ts';

/** The confidence of a number: one word and n; a tap explains the word. */
export function Uncertainty({ uncertainty }: { uncertainty: Described | null }) {
  if (uncertainty === null) return null;
  return (
    <>
      <HelpNote help={uncertainty.help}>{copy.confidence(uncertainty.confidence)}</HelpNote>{' '}
      <span className="whitespace-nowrap">{copy.basis(formatInteger(uncertainty.n))}</span>
    </>
  );
}
