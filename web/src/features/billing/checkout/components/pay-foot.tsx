import { CircleAlert, LockKeyhole } from 'lucide-react';
import { Button } from '#ui';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.form;

interface PayFootProps {
  priceCents: number;
  /** What the card is charged at once, where that is not the price; else null. */
  dueCents: number | null;
  /** Whether the card is charged at once. */
  isPaidToday: boolean;
  /** The provider's form can be sent. */
  isReady: boolean;
  isPaying: boolean;
  /** Why the last try did not pay. */
  refusal: string | null;
  note: string;
}

/** Below the card: why it was refused, the one button, and who processes the card. */
export function PayFoot({
  priceCents,
  dueCents,
  isPaidToday,
  isReady,
  isPaying,
  refusal,
  note,
}: PayFootProps) {
  return (
    <>
      {refusal !== null && (
        <p role="alert" className="flex gap-2 text-sm text-negative">
          <CircleAlert className="mt-px" />
          <span className="min-w-0 wrap-anywhere">{refusal}</span>
        </p>
      )}
      {dueCents !== null && <p className="text-sm font-medium">{copy.dueToday(dueCents)}</p>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        className="whitespace-normal"
        disabled={!isReady}
        isLoading={isPaying}
        loadingLabel={isPaidToday ? copy.submitting : copy.confirming}
      >
        {isPaidToday ? copy.submit(priceCents) : copy.confirm(priceCents)}
      </Button>
      <p className="flex gap-2 text-xs text-muted">
        <LockKeyhole className="mt-[2.5px] size-[15px]" />
        {note}
      </p>
    </>
  );
}
