import type { VisitorAnswer } from '@citato/contract';
import { Button, Card } from '#ui';
import { CallToAction } from '../../landing/components/call-to-action.tsx';
import { landingCopy } from '../../landing/copy.ts';
import { visitorAnswerCopy as copy } from '../copy.ts';
import { keepAnswer } from '../kept-answer.ts';
import type { VisitorRequest } from '../use-visitor-answer.ts';
import { FailedAnswer } from './failed-answer.tsx';

/** A site nothing could be asked about: why, and the next try before the account. */
export function FailedSite({ request, answer }: { request: VisitorRequest; answer: VisitorAnswer }) {
  return (
    <Card className="grid gap-6 px-4 py-5 sm:p-8 mid:grid-cols-[minmax(0,1fr)_auto] mid:items-center mid:px-10">
      <FailedAnswer answer={answer} />
      <div className="grid gap-2 sm:flex">
        <Button variant="primary" size="lg" onClick={request.reset}>
          {copy.another}
        </Button>
        <CallToAction
          to="/register"
          label={landingCopy.start}
          variant="secondary"
          size="lg"
          onFollow={() => {
            keepAnswer(answer.id);
          }}
        />
      </div>
    </Card>
  );
}
