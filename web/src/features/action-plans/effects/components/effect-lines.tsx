import type { DoneAction } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { DifferenceBand } from '#ui';
import { effectCopy as copy } from '../copy.ts';
import { sayAround, sayEffect, type SaidStep } from '../say-effect.ts';

const SCALES = [25, 50, 100, 200];

/** What came after a done action, after each fortnight. */
export function EffectLines({ action }: { action: DoneAction }) {
  const around = sayAround(action);
  return (
    <ul aria-label={copy.of(action.title)} className="mt-2 grid gap-2">
      {sayEffect(action).map((step) => (
        <li key={step.lead}>
          <Step step={step} />
        </li>
      ))}
      {around !== null && <li className="text-2xs text-pretty text-faint">{around}</li>}
    </ul>
  );
}

function Step({ step: { tone, lead, detail, difference } }: { step: SaidStep }) {
  const farthest = difference === null ? 0 : Math.max(Math.abs(difference.low), Math.abs(difference.high));
  return (
    <>
      <p
        className={cx(
          'text-xs text-pretty',
          tone === 'flat' ? 'text-muted' : 'font-medium',
          tone === 'up' && 'text-positive',
          tone === 'down' && 'text-negative',
        )}
      >
        {lead}
      </p>
      {difference !== null && (
        <div className="max-w-48 py-1">
          <DifferenceBand
            {...difference}
            reach={SCALES.find((scale) => scale >= farthest) ?? 200}
            isProven={tone !== 'flat'}
            label={copy.difference(difference)}
          />
        </div>
      )}
      {detail !== null && <p className="text-2xs text-pretty text-faint">{detail}</p>}
    </>
  );
}
