import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#lib/api-client';

function findFieldErrors<Name extends string>(error: unknown, fields: readonly Name[]): Name[] {
  return error instanceof ApiError ? fields.filter((field) => error.fields[field] !== undefined) : [];
}

/** Whether the server's refusal stands below a field already, so that it is not shown a second time above the form. */
export function isShownBelowField(error: unknown, fields: readonly string[]): boolean {
  return findFieldErrors(error, fields).length > 0;
}

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
  const known = findFieldErrors(error, fields);
  for (const [index, field] of known.entries()) {
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}
