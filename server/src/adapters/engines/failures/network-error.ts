/** Errors before a request could reach the provider. */
export const CONNECT_CODES =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|CERT|CRL|TLS|SSL|UNABLE_TO|INVALID_(CA|PURPOSE)|PATH_LENGTH|HOSTNAME_MISMATCH|CONNECT_TIMEOUT|PROXY_/;

export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error && causes.length < 10; current = current.cause) {
    causes.push(current);
    if (current instanceof AggregateError)
      causes.push(...current.errors.filter((one) => one instanceof Error));
  }
  return causes;
}

export function describeNetworkError(causes: readonly Error[]): string {
  const codes = causes.flatMap((cause) =>
    'code' in cause && typeof cause.code === 'string' ? [cause.code] : [],
  );
  return codes.at(-1) ?? causes.at(-1)?.name ?? 'unknown';
}
