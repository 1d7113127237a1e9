/** A test run found another state than expected; the message says which, in Italian. */
export class UnexpectedState extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnexpectedState';
  }
}
