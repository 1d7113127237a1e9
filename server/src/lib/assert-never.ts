/** Makes a forgotten case of a union a compile error; throws should one arrive at run time all the same. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
