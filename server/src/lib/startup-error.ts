/** A fault the operator can repair (a port, a variable, a directory): shown as one clear line, without a stack trace. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
