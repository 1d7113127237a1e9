import type { ReactNode } from 'react';
import { FormBanner } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { isShownBelowField } from '../apply-field-errors.ts';

interface RefusalProps {
  /** Of the last try; null while there is none. */
  error: Error | null;
  fallback: string;
  /** Those of the form that can carry a refusal themselves. */
  fields?: readonly string[];
  action?: ReactNode;
}

/** Why the server refused a form, unless it stands below a field. */
export function Refusal({ error, fallback, fields = [], action }: RefusalProps) {
  if (error === null || isShownBelowField(error, fields)) return null;
  return <FormBanner message={readErrorMessage({ error, fallback })} action={action} />;
}
