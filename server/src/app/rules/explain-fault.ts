/**
 * What a start or a command that failed says to the operator: one line. An unexpected fault names its innermost cause;
 * its stack is shown on request.
 */
export function explainFault(error: unknown, { withTrace }: { withTrace: boolean }): string {
  // By its name: a command is loaded beside the product, with a class of its own.
  if (error instanceof Error && error.name === 'StartupError') return error.message;
  if (withTrace && error instanceof Error) return error.stack ?? error.message;
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  const message = innermost instanceof Error ? innermost.message : String(innermost);
  return `Citato cannot go on: ${message.replace(/\s+/g, ' ')} (LOG_LEVEL=debug shows where).`;
}
