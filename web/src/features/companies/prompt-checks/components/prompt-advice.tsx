import { Lightbulb } from 'lucide-react';
import { promptChecksCopy as copy } from '../copy.ts';
import { describePrecision, listAdvice } from '../model.ts';
import { type CheckedPrompt, usePromptCheck } from '../queries.ts';

interface PromptAdviceProps extends CheckedPrompt {
  /** The prompt would be analysed: only then its figures tell anything. */
  isAnalysed: boolean;
}

/** What may be said of a prompt while it is typed; it never stands in the way of saving, and is silent where it is not to be had. */
export function PromptAdvice({ isAnalysed, ...checked }: PromptAdviceProps) {
  const check = usePromptCheck(checked);
  const advice = check === undefined ? [] : listAdvice(check);
  return (
    <div role="status" aria-label={copy.label} className="grid gap-1.5 text-xs text-muted empty:hidden">
      {advice.map((sentence) => (
        <p key={sentence} className="flex gap-1.5 text-text">
          <Lightbulb aria-hidden className="mt-[2.5px] size-[15px] shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">{sentence}</span>
        </p>
      ))}
      {check !== undefined && isAnalysed && (
        <p className="text-pretty">{describePrecision(check.precision)}</p>
      )}
    </div>
  );
}
