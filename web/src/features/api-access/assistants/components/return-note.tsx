import { Info, TriangleAlert } from 'lucide-react';
import { consentCopy as copy } from '../copy.ts';
import { isLocalHost } from '../model.ts';

/** Where a yes leads: the one thing that is known of who asks. A place not seen before is said in warning. */
export function ReturnNote({ returnsTo, isKnown }: { returnsTo: string; isKnown: boolean }) {
  const isLocal = isLocalHost(returnsTo);
  const isWarning = isLocal || !isKnown;
  const [before, place, after] = isLocal
    ? [copy.local, copy.localPlace, copy.localEnd]
    : isKnown
      ? [copy.declared, returnsTo, copy.declaredEnd]
      : [copy.unknown, returnsTo, copy.unknownEnd];
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <p
      className={`flex gap-2.5 rounded-2 px-3.5 py-3 text-xs leading-[19px] text-pretty ${isWarning ? 'bg-warning-soft' : 'bg-sunken'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isWarning ? 'text-warning' : 'text-muted'}`} />
      <span className="min-w-0 wrap-anywhere">
        {before}
        <b className="font-semibold">{place}</b>
        {after}
      </span>
    </p>
  );
}
