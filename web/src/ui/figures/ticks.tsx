import { cx } from 'class-variance-authority';

/** One tick per run, oldest first; outlined when it failed, the last in full colour. */
export function Ticks({ runs, label }: { runs: readonly boolean[]; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex h-3.5 items-end gap-1">
      {runs.map((hasSucceeded, index) => (
        <span
          key={index}
          className={cx(
            'h-3.5 w-1 rounded-bar',
            !hasSucceeded && 'inset-ring inset-ring-control',
            hasSucceeded && (index === runs.length - 1 ? 'bg-accent' : 'bg-accent-line'),
          )}
        />
      ))}
    </div>
  );
}
