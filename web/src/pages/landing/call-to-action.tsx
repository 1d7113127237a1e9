import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { LinkButton } from '#ui';
import { track } from '#lib/track';

// Gives a tag manager the time to send the click before the page goes.
const LEAVE_AFTER_MS = 150;

interface CallToActionProps {
  to: '/login' | '/register';
  label: string;
  variant: 'primary' | 'secondary' | 'ghost';
  size?: 'md' | 'lg';
}

export function CallToAction({ to, label, variant, size = 'md' }: CallToActionProps) {
  const navigate = useNavigate();
  const leave = (event: MouseEvent) => {
    track({ event: 'cta_click', label, destination: to });
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    setTimeout(() => void navigate({ to }), LEAVE_AFTER_MS);
  };
  return (
    <LinkButton to={to} variant={variant} size={size} onClick={leave}>
      {label}
    </LinkButton>
  );
}
