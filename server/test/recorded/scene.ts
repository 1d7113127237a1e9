import type { SignedInUser, TestApp } from '../start-test-app.ts';
import type { Calls } from './record-calls.ts';

/** An account in a state, and what is asked of the server about it. */
export interface Scene {
  readonly app: TestApp;
  readonly as: SignedInUser;
  readonly calls: Calls;
  /** Lets go what was held back. */
  readonly release?: () => void;
}
