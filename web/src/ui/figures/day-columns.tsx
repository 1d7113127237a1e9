import { cx } from 'class-variance-authority';

/** One column over time; null where there is nothing to draw. */
export interface DayColumn {
  readonly from: number;
  readonly to: number;
  /** Within the column, a line across it. */
  readonly tick?: number;
  /** How much of its top is drawn as an outline: what failed of a whole. */
  readonly outlined?: number;
}

interface DayColumnsProps {
  columns: readonly (DayColumn | null)[];
  /** The top of the scale; it begins at zero. */
  max: number;
  /** The sentence that replaces the drawing. */
  label: string;
}

/** Small columns on one line, oldest first, the last in full colour; an empty place is a gap, never a zero. */
export function DayColumns({ columns, max, label }: DayColumnsProps) {
  const percent = (value: number) => (max === 0 ? 0 : (100 * value) / max);
  return (
    <div role="img" aria-label={label} className="flex h-10 gap-[3px] border-b border-line-strong">
      {columns.map((column, index) => (
        <span key={index} className="relative h-full flex-1">
          {column !== null && (
            <Column
              bottom={percent(column.from)}
              height={percent(column.to - column.from)}
              outlined={column.outlined === undefined ? 0 : percent(column.outlined)}
              tick={column.tick === undefined ? null : percent(column.tick)}
              isLast={index === columns.length - 1}
            />
          )}
        </span>
      ))}
    </div>
  );
}

function Column({
  bottom,
  height,
  outlined,
  tick,
  isLast,
}: {
  bottom: number;
  height: number;
  outlined: number;
  tick: number | null;
  isLast: boolean;
}) {
  const isRange = tick !== null;
  const full = Math.max(0, height - outlined);
  return (
    <>
      {full > 0 && (
        <span
          className={cx(
            'absolute inset-x-0 min-h-0.5 rounded-t-bar',
            isLast && !isRange ? 'bg-accent' : 'bg-accent-line',
          )}
          style={{ bottom: `${String(bottom)}%`, height: `${String(full)}%` }}
        />
      )}
      {outlined > 0 && (
        <span
          className="absolute inset-x-0 min-h-1 rounded-t-bar bg-raised inset-ring inset-ring-negative"
          style={{ bottom: `${String(bottom + full)}%`, height: `${String(outlined)}%` }}
        />
      )}
      {isRange && (
        <span
          className={cx('absolute inset-x-0 h-0.5 translate-y-1/2', isLast ? 'bg-accent' : 'bg-accent/60')}
          style={{ bottom: `${String(tick)}%` }}
        />
      )}
    </>
  );
}
