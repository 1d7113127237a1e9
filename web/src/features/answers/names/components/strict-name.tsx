import type { NameDescription } from '@citato/contract';
import { Check, X } from 'lucide-react';
import { AnswerText } from '../../text/components/answer-text.tsx';
import { namesDialogCopy } from '../dialog-copy.ts';
import { markName } from '../mark-name.ts';

const copy = namesDialogCopy.strict;

/** Sentences that show where a name that is an everyday word counts, and where it does not. */
export function StrictName({
  strict: { name, because, phrases },
}: {
  strict: NonNullable<NameDescription['strict']>;
}) {
  return (
    <>
      <h4 className="pt-5 text-sm font-medium wrap-anywhere">{copy.title(name)}</h4>
      <p className="pt-1 text-sm text-pretty wrap-anywhere text-muted">{copy.text({ name, because })}</p>
      <ul className="pt-1">
        {phrases.map(({ phrase, counts }) => (
          <li key={phrase} className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3 border-b py-2">
            <p
              className={`flex items-start gap-1.5 text-xs leading-[26px] font-medium ${counts ? 'text-positive' : 'text-muted'}`}
            >
              {counts ? (
                <Check aria-hidden className="mt-1.5 size-[15px]! shrink-0" />
              ) : (
                <X aria-hidden className="mt-1.5 size-[15px]! shrink-0" />
              )}
              {counts ? copy.counts : copy.not}
            </p>
            <AnswerText answer={phrase} companies={counts ? markName({ text: phrase, name }) : []} />
          </li>
        ))}
      </ul>
    </>
  );
}
