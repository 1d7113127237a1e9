import type { ReactNode } from 'react';

/** One of the three lines: its question, and the answer. */
export function BriefingRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 py-2.5 first:pt-0 last:pb-0 lg:grid-cols-[8.5rem_minmax(0,1fr)]">
      <span className="text-2xs leading-6 text-faint">{label}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** A line of one sentence with its evidence at the end. */
export function BriefingLine({
  label,
  evidence,
  children,
}: {
  label: string;
  evidence: ReactNode;
  children: ReactNode;
}) {
  return (
    <BriefingRow label={label}>
      <p className="text-md text-pretty wrap-anywhere">
        {children} {evidence}
      </p>
    </BriefingRow>
  );
}

/** The link from a sentence to its evidence. */
export function EvidenceButton({
  label,
  about,
  onClick,
}: {
  label: string;
  /** The line it belongs to, for screen readers. */
  about: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="relative rounded-1 text-sm font-medium whitespace-nowrap text-accent hover:underline focus-visible:rounded-1 print:hidden pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
    >
      {label}
      <span className="sr-only">: {about}</span>
    </button>
  );
}
