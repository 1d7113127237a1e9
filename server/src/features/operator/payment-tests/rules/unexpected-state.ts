/** A test run found something else than it had to; the message says what, in Italian. */
export class UnexpectedState extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnexpectedState';
  }
}
