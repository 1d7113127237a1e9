import { StartupError } from '#lib/startup-error';
import { isDatabaseUnavailable } from '../database-errors.ts';
import { describeRefusal, quoted, type Place } from './describe-refusal.ts';
import type { AddressVariable } from './named-address.ts';

/** SQLSTATE of a right that the role does not have, and of a schema in which nothing can be made. */
const MISSING_RIGHTS = new Set(['42501', '3F000']);

/**
 * A missing right, or a lost server, is the operator's to repair and explained in one line; other errors are thrown as
 * they are.
 */
export function explainFailedWork({
  error,
  url,
  variable,
}: {
  error: unknown;
  url: string;
  variable: AddressVariable;
}): unknown {
  const cause = error instanceof StartupError && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof Error)) return error;
  const place = placeOf(url);
  if ('code' in cause && MISSING_RIGHTS.has(String(cause.code))) {
    const { role } = place;
    const remedy = /for schema|no schema/.test(cause.message)
      ? `as the owner of the database run GRANT USAGE, CREATE ON SCHEMA public TO ${quoted(role)};`
      : `connect as the role that made the tables, or hand them over with REASSIGN OWNED BY that role TO ${quoted(role)};`;
    return new StartupError(
      `${variable}: in ${describe(url)} ${role} may not do what is needed (${cause.message}): ${remedy}`,
      { cause },
    );
  }
  if (error instanceof StartupError || !isDatabaseUnavailable(cause)) return error;
  return new StartupError(`${variable}: ${describe(url)} ${describeRefusal(cause, place)}.`, { cause });
}

export function placeOf(url: string): Place {
  const { username, pathname } = new URL(url);
  const role = decodeURIComponent(username);
  return { role: role === '' ? 'the user' : role, database: decodeURIComponent(pathname.slice(1)) };
}

/** The address without user and password. */
export function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}
