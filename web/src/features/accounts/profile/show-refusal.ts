import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { applyFieldErrors } from '../access/apply-field-errors.ts';

/** Says that a form was not saved: below the fields it is about, and in a toast. */
export function showRefusal<Values extends FieldValues>({
  error,
  fields,
  setError,
  copy,
}: {
  error: unknown;
  fields: readonly FieldPath<Values>[];
  setError: UseFormSetError<Values>;
  copy: { errorTitle: string; errorFallback: string };
}): void {
  applyFieldErrors({ error, fields, setError });
  const description = readErrorMessage({ error, fallback: copy.errorFallback });
  showToast({ title: copy.errorTitle, description, tone: 'error' });
}
