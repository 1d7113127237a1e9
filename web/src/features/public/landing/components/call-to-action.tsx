import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { PlanId } from '@citato/contract';
import { LinkButton } from '#ui';
import { track } from '#lib/track';

// Gives a tag manager the time to send the click before the page goes.
const LEAVE_AFTER_MS = 150;

interface CallToActionProps {
  to: '/login' | '/register';
  /** The plan that was chosen: registration shows it. */
  plan?: PlanId | undefined;
  label: string;
  variant: 'primary' | 'secondary' | 'ghost' | 'inverse';
  size?: 'md' | 'lg';
  isBlock?: boolean;
  /** Called first, also for a click that opens elsewhere. */
  onFollow?: () => void;
}

/** A real link to login or registration that is recorded first; the mark is for the script that runs before the app. */
export function CallToAction({
  to,
  plan,
  label,
  variant,
  size = 'md',
  isBlock = false,
  onFollow,
}: CallToActionProps) {
  const leave = useLeaving({ to, plan, label });
  return (
    <LinkButton
      to={to}
      search={{ plan }}
      variant={variant}
      size={size}
      isBlock={isBlock}
      data-cta=""
      onClick={(event) => {
        onFollow?.();
        leave(event);
      }}
    >
      {label}
    </LinkButton>
  );
}

/** Records a click and goes on a moment later; a click that opens elsewhere is left to the browser. */
function useLeaving({ to, plan, label }: Pick<CallToActionProps, 'to' | 'plan' | 'label'>) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    track({ event: 'cta_click', label, destination: to });
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    setTimeout(() => void navigate({ to, search: { plan } }), LEAVE_AFTER_MS);
  };
}
