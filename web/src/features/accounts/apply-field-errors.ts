import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#lib/api-client';

/**
 * Puts the server's messages below the fields they belong to.
 * @returns false when none of them belongs to a field of this form
 */
export function applyFieldErrors<Values extends FieldValues>({
  error,
  fields,
  setError,
}: {
  error: unknown;
  fields: readonly FieldPath<Values>[];
  setError: UseFormSetError<Values>;
}): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = fields.filter((field) => error.fields[field] !== undefined);
  for (const [index, field] of known.entries()) {
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}
