import { CircleAlert } from 'lucide-react';
import { Button, Card, LinkButton } from '#ui';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.setupFailure;

/** In the place of the card form, when the checkout could not be set up. */
export function SetupFailure({
  reason,
  onRetry,
}: {
  /** What the server said of the plan or the account; null when there is nothing but trying again. */
  reason: string | null;
  onRetry: () => void;
}) {
  return (
    <Card className="grid gap-2 px-4 py-6 sm:p-8">
      <div role="alert">
        <h2 className="flex items-center gap-2.5 text-lg font-semibold tracking-prompt">
          <CircleAlert className="text-negative" />
          {copy.title}
        </h2>
        <p className="mt-2">{copy.text}</p>
        <p className="mt-2 text-sm text-muted">
          {reason} {copy.safe}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 *:min-h-11 max-sm:*:w-full">
        <LinkButton to="/" variant="primary">
          {checkoutCopy.toDashboard}
        </LinkButton>
        <Button onClick={onRetry}>{checkoutCopy.retry}</Button>
      </div>
    </Card>
  );
}
