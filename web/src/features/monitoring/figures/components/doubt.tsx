import type { Doubt as Described } from '@citato/contract/figures';
import { formatInteger } from '#lib/format';
import { HelpNote } from '#ui';
import { figuresCopy as copy } from '../copy.ts';

/** How sure a number is: one word and n; by a tap what the word stands for. */
export function Doubt({ doubt }: { doubt: Described | null }) {
  if (doubt === null) return null;
  return (
    <>
      <HelpNote help={doubt.help}>{copy.confidence(doubt.confidence)}</HelpNote>{' '}
      <span className="whitespace-nowrap">{copy.basis(formatInteger(doubt.n))}</span>
    </>
  );
}
