import { withUsableServer } from '../address/check-server.ts';
import type { NamedAddress } from '../address/named-address.ts';
import { assertCitus, assertSchema } from './assert-spreadable.ts';
import { type NodeShare, type TablePlace, listNodeShares, listTablePlaces } from './read-spread.ts';

/** How the tables lie that can be spread, and what each node holds of them; nothing is changed. */
export async function checkSpread(
  address: NamedAddress,
): Promise<{ tables: TablePlace[]; nodes: NodeShare[] }> {
  return withUsableServer(address, async (client) => {
    await assertCitus(client);
    await assertSchema(client);
    return { tables: await listTablePlaces(client), nodes: await listNodeShares(client) };
  });
}
