import type { Consumption } from '../prices.ts';
import type { UnknownDetail } from '@citato/contract';
import { type Fields, fieldsOf } from './unknown-details.ts';

/** A body with status 200 that is no answer: it says that the provider failed, or nothing that can be read. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';
  readonly body: unknown;
  /** The status of HTTP its own code stands for. */
  readonly statusCode: number;
  /** What it says was consumed; null where it does not. */
  readonly used: Consumption | null;
  /** What it says it costs; null where it does not. */
  readonly costMicroDollars: number | null;
  readonly unknownDetails: readonly UnknownDetail[];

  constructor(
    message: string,
    {
      body,
      status = 500,
      used = null,
      costMicroDollars = null,
      unknownDetails = [],
    }: {
      body: unknown;
      status?: number;
      used?: Consumption | null;
      costMicroDollars?: number | null;
      unknownDetails?: readonly UnknownDetail[];
    },
  ) {
    super(message);
    this.body = body;
    this.statusCode = status;
    this.used = used;
    this.costMicroDollars = costMicroDollars;
    this.unknownDetails = unknownDetails;
  }
}

/** Whether a reply carries an error instead of an answer; an empty one says nothing. */
export function findError({ error }: Fields): Fields | string | null {
  if (typeof error === 'string') return error === '' ? null : error;
  const fields = fieldsOf(error);
  return fields === null || Object.values(fields).every((value) => value === null || value === '')
    ? null
    : fields;
}

/** The known part of the usage; null where nothing is known. */
export function knownUse(used: Consumption): Consumption | null {
  return used.inputTokens === null && used.outputTokens === null ? null : used;
}
