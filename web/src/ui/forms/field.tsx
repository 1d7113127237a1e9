import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { uiCopy } from '../copy.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: string;
  /** Stands below the control; an error takes its place, and it is still read out. */
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  /** Hides the label from the eye only, where the place already says it. */
  isLabelHidden?: boolean;
  /** Its place among other fields. */
  className?: string;
  children: ReactNode;
}

/** Label above, control, then help or error: wires ids and ARIA for whatever control stands inside. */
export function Field({
  label,
  help,
  error,
  isOptional = false,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const describedBy = [hasError ? `${id}-error` : '', help === undefined ? '' : `${id}-help`]
    .join(' ')
    .trim();
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, isInvalid: hasError }}>
      <div className={cx('grid content-start gap-1.5', className)}>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
          {label}
          {isOptional && <span className="font-normal text-faint"> {uiCopy.optional}</span>}
        </label>
        {children}
        {hasError && (
          <p id={`${id}-error`} className="flex gap-1.5 text-xs text-negative">
            <CircleAlert className="mt-[2.5px] size-[15px]" />
            {error}
          </p>
        )}
        {help !== undefined && (
          <p id={`${id}-help`} className={hasError ? 'sr-only' : 'text-xs text-muted'}>
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
