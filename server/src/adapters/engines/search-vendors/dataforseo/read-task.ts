import { type Fields, fieldsOf } from '../../reply/unknown-details.ts';
import { InvalidReplyError } from '../../reply/invalid-reply.ts';

/** What one task came to. */
export interface TaskResult {
  /** The first result; null where the vendor found none. */
  readonly result: Fields | null;
  /** What the vendor says it charges. */
  readonly costMicroDollars: number | null;
}

/** 'Ok.', and 'No Search Results.': the search ran and found nothing. */
const OK = 20_000;
const NOTHING_FOUND = 40_102;

/**
 * The status of HTTP a code of the envelope stands for (docs.dataforseo.com/v3/appendix/errors): nearly all arrive with
 * HTTP 200. Codes not listed are faults of the vendor.
 */
const STATUSES: Readonly<Record<number, number>> = {
  40_100: 401,
  40_104: 401,
  40_200: 402,
  40_201: 402,
  40_202: 429,
  40_203: 402,
  40_204: 403,
  40_207: 403,
  40_209: 429,
  40_210: 402,
  40_300: 403,
  40_400: 404,
  40_401: 404,
  40_402: 404,
  40_404: 404,
  40_501: 400,
  40_502: 400,
  40_503: 400,
  40_504: 400,
  40_505: 400,
  40_506: 400,
};

/**
 * The result of the one task of a reply. Throws InvalidReplyError where the envelope or the task says that it failed;
 * a failed task may be charged, so its cost travels with the error.
 */
export function readTask(body: unknown): TaskResult {
  const reply = fieldsOf(body) ?? {};
  const tasks: unknown = reply['tasks'];
  const task = Array.isArray(tasks) ? fieldsOf(tasks[0]) : null;
  const code = readCode(task) ?? readCode(reply);
  const costMicroDollars = readCost(task ?? reply);
  if (code === null) throw new InvalidReplyError('a reply without a task', { body, costMicroDollars });
  if (code !== OK && code !== NOTHING_FOUND) throw buildFault(code, costMicroDollars);
  const results: unknown = task?.['result'];
  const result = Array.isArray(results) ? fieldsOf(results[0]) : null;
  if (task === null || (code === OK && result === null)) {
    throw new InvalidReplyError('a task without a result', { body, costMicroDollars });
  }
  return { result, costMicroDollars };
}

function readCode(fields: Fields | null): number | null {
  const code = fields?.['status_code'];
  return typeof code === 'number' && Number.isSafeInteger(code) ? code : null;
}

/** Dollars, with fractions. */
function readCost({ cost }: Fields): number | null {
  return typeof cost === 'number' && Number.isFinite(cost) && cost >= 0 ? Math.ceil(cost * 1_000_000) : null;
}

function buildFault(code: number, costMicroDollars: number | null): InvalidReplyError {
  return new InvalidReplyError(`the task ended with ${code}`, {
    body: { error: { code: `dataforseo_${code}` } },
    status: STATUSES[code] ?? 500,
    costMicroDollars,
  });
}
