import type { ErrorCode } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { PaymentStopped } from '../errors.ts';
import { CODE_OF_FAULT } from './rules/operation-end.ts';

/**
 * What a failed step means to whoever asked for it; null while nobody knows whether it was done. What is neither a
 * refusal of ours nor a fault of the provider is thrown on.
 */
export function describeFailure(error: unknown): ErrorCode | null {
  if (error instanceof AppError) return error.code;
  if (error instanceof PaymentStopped) return CODE_OF_FAULT[error.fault.kind];
  throw error;
}
