/** Where the time comes from; passed in, so that tests and simulations own it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
