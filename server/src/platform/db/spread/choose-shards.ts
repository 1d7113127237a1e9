import { StartupError } from '#lib/startup-error';
import { liesByCompany, type TablePlace } from './read-spread.ts';

/** Two for each of 16 nodes to come: a shard moves as a whole. */
const FIRST_SHARDS = 32;

/**
 * Tables that somebody has spread in another way are left alone. A company that was given a shard of its own makes them
 * more than there were at first.
 */
export function chooseShards(places: readonly TablePlace[], shards: number | null): number {
  const other = places.find((place) => place.column !== null && !liesByCompany(place));
  if (other !== undefined)
    throw new StartupError(
      `${other.table} is spread by ${other.column ?? ''} already: take that back with undistribute_table() first.`,
    );
  const spread = places.find(liesByCompany);
  if (spread === undefined) return shards ?? FIRST_SHARDS;
  if (shards !== null && spread.shards !== shards)
    throw new StartupError(
      `The tables lie in ${String(spread.shards)} shards already, not in ${String(shards)}: change that with alter_distributed_table().`,
    );
  return spread.shards;
}
