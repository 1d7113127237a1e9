import { Link } from '@tanstack/react-router';
import { uiCopy } from '../copy.ts';

/** Opening caporali and a marked word. */
function Mark() {
  return (
    <svg viewBox="0 0 27 20" aria-hidden className="h-5 w-[27px] shrink-0">
      <path
        d="M8.6 2.5 3 10l5.6 7.5M15.6 2.5 10 10l5.6 7.5"
        fill="none"
        stroke="var(--c-accent)"
        strokeWidth="2.7"
        strokeLinejoin="miter"
      />
      <rect x="18" y="6.5" width="9" height="7" rx="1.2" fill="var(--c-marker-strong)" />
    </svg>
  );
}

/** Mark and name, linking home. */
export function Logo() {
  return (
    <Link
      to="/"
      aria-label={uiCopy.home}
      className="inline-flex min-h-11 items-center gap-[9px] text-lead leading-6 font-semibold tracking-[-0.022em] text-text no-underline"
    >
      <Mark />
      <span>Citato</span>
    </Link>
  );
}
