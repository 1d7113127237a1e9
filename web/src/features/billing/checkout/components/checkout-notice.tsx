import { Check, CircleAlert, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton, Page, Spinner } from '#ui';
import { StatusCard } from '#features/accounts';
import { checkoutCopy } from '../copy.ts';

const MAX_POLLS = {
  negative: { sign: <CircleAlert />, role: 'alert' },
  accent: { sign: <CreditCard />, role: 'status' },
  positive: { sign: <Check />, role: 'status' },
} as const;

interface CheckoutNoticeProps {
  tone: keyof typeof MAX_POLLS;
  title: string;
  text: string;
  /** Shown while the page is about to redirect, in the place of the link back. */
  leaving?: string;
  /** Beside the way back to the dashboard. */
  action?: ReactNode;
}

/** A whole page with one message: why there is nothing to pay here, or that it is done. */
export function CheckoutNotice({ tone, title, text, leaving, action }: CheckoutNoticeProps) {
  return (
    <Page width="narrow" className="py-8 sm:py-12">
      <StatusCard
        tone={tone}
        {...MAX_POLLS[tone]}
        title={title}
        actions={
          leaving === undefined ? (
            <>
              {action}
              <LinkButton to="/">{checkoutCopy.toDashboard}</LinkButton>
            </>
          ) : undefined
        }
      >
        <p>{text}</p>
        {leaving !== undefined && (
          <p className="flex items-center gap-2 text-sm">
            <Spinner />
            {leaving}
          </p>
        )}
      </StatusCard>
    </Page>
  );
}
