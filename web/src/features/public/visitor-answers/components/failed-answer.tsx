import { showWebsite, type VisitorAnswer } from '@citato/contract';
import { visitorAnswerCopy as copy } from '../copy.ts';

/** Why there is no answer, and what can be done about it. */
export function FailedAnswer({ answer: { failure, websiteUrl } }: { answer: VisitorAnswer }) {
  const { title, text } = copy.failures[failure ?? 'no_answer'];
  return (
    <div className="motion-arrive grid max-w-(--measure) content-start gap-2">
      <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{title(showWebsite(websiteUrl))}</h2>
      <p className="leading-[26px] text-muted">{text}</p>
    </div>
  );
}
