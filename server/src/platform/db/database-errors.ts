/**
 * SQLSTATE classes and codes that mean: the database cannot answer now, another time it can. 28000 and 28P01: its
 * password was changed and this process is not restarted yet.
 */
const UNAVAILABLE_SQLSTATES = /^(08...|28000|28P01|53...|57014|57P01|57P02|57P03|57P05|58030|25006|25P03)$/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What node-postgres says without a code. */
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable|cannot use a pool after calling end/i;

/** Classes and codes with which the server answers and the connection goes on: a statement that took too long, no room. */
const CONNECTION_GOES_ON = /^(53...|57014|58030|25006)$/;

/** True when the connection is lost, or a statement on it was never answered: nothing more can be asked on it. */
export function isConnectionFault(error: unknown): boolean {
  return isServerLost(error) && !causeChain(error).some(isOfAnotherServer);
}

/** True when a server is gone: the one that was asked, or a node that it asked in turn. */
export function isServerLost(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) &&
    !causeChain(error).some((cause) => CONNECTION_GOES_ON.test(codeOf(cause) ?? ''))
  );
}

/** True when the fault lies with the database's reachability or resources, not with the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causeChain(error).some((cause) => {
    const code = codeOf(cause);
    if (code !== null && (UNAVAILABLE_SQLSTATES.test(code) || UNAVAILABLE_SYSTEM_CODES.has(code)))
      return true;
    return UNAVAILABLE_MESSAGES.test(cause.message);
  });
}

/** Serialisation failures and deadlocks: the same transaction may well succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return causeChain(error).some((cause) => ['40001', '40P01'].includes(codeOf(cause) ?? ''));
}

function causeChain(error: unknown): Error[] {
  const chain: Error[] = [];
  for (
    let cause = error;
    cause instanceof Error && chain.length < 10 && !chain.includes(cause);
    cause = cause.cause
  ) {
    chain.push(cause);
    if (cause instanceof AggregateError)
      chain.push(...cause.errors.filter((inner) => inner instanceof Error));
  }
  return chain;
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** A coordinator lost the node it asked: it says so as of any statement that failed, and its own connection goes on. */
function isOfAnotherServer(error: Error): boolean {
  const isLost = /^08...$/.test(codeOf(error) ?? '');
  return isLost && 'severity' in error && error.severity === 'ERROR';
}
