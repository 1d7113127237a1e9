import { ERRORS, type ErrorBody, type ErrorCode } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { isDatabaseUnavailable } from '#platform/db';

const RETRY_AFTER_SECONDS = 5;

interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | null;
  /** Whether the fault is ours and belongs into the log. */
  readonly isFault: boolean;
}

/** The only place that turns thrown errors into answers; nothing of an unknown error reaches the caller. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  const known = error instanceof AppError ? error : new AppError(classify(error), { cause: error });
  return {
    status: known.status,
    body: {
      message: known.message,
      code: known.code,
      ...(known.fields ? { fields: known.fields } : {}),
    },
    retryAfterSeconds:
      known.retryAfterSeconds ?? (known.code === 'server.unavailable' ? RETRY_AFTER_SECONDS : null),
    isFault: known.status >= 500,
  };
}

/** The body for answers that have no thrown error behind them. */
export function errorBodyOf(code: ErrorCode): ErrorBody {
  return { message: ERRORS[code].message, code };
}

const BY_FRAMEWORK_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_EMPTY_TYPE: 'request.unsupported_type',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not_found',
};

function classify(error: unknown): ErrorCode {
  if (isDatabaseUnavailable(error)) return 'server.unavailable';
  if (!(error instanceof Error)) return 'server.failed';
  const code = 'code' in error ? BY_FRAMEWORK_CODE[String(error.code)] : undefined;
  if (code) return code;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? 'request.malformed' : 'server.failed';
}
