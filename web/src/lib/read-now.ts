/**
 * The time at which a component is drawn. Rendering depends on its props and state alone, but for this: 'three minutes
 * ago' is true at the moment it is written, and is written again with every rendering.
 */
export function readNow(): Date {
  return new Date();
}
