import { cx } from 'class-variance-authority';
import { formatInteger } from '#lib/format';
import { plansCopy as copy } from '../copy.ts';

interface UsageMeterProps {
  label: string;
  used: number;
  max: number;
}

/** How much of a limit is used; an account above a lowered limit fills the bar and shows its real number. */
export function UsageMeter({ label, used, max }: UsageMeterProps) {
  const percent = max > 0 ? Math.min(100, (used / max) * 100) : 100;
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm text-muted">
        <span>{label}</span>
        <span>
          <b className="font-semibold text-text">{formatInteger(used)}</b> {copy.of(max)}
        </span>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(used, max)}
        aria-valuetext={copy.usage({ used, max })}
        className="mt-2 h-2 overflow-hidden rounded-bar bg-line"
      >
        <span
          className={cx('block h-full rounded-bar', used > max ? 'bg-negative' : 'bg-accent')}
          style={{ width: `${String(percent)}%` }}
        />
      </div>
    </div>
  );
}
