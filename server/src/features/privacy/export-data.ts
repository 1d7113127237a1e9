import type { Role } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { AccountId, UserId } from '#lib/ids';
import type { Context, Feature, OwnData } from '#platform/context';
import { describeWait } from '#platform/limits';

const EXPORTS = { name: 'data-export', uses: 1, windowSeconds: 60 * 60 };
/** An interrupted download does not count above; but the number of downloads begun is limited too. */
const EXPORT_STARTS = { name: 'data-export-start', uses: 10, windowSeconds: 60 * 60 };

export interface ExportDeps extends Pick<Context, 'db' | 'clock' | 'limits'> {
  /** Whatever stores something about people and organisations. */
  readonly sources: readonly Pick<Feature, 'exportPerson' | 'exportOrganisation'>[];
}

/** Whose data are asked for: a person's own, and those of the organisation they have open where they own it. */
interface Asker {
  readonly userId: UserId;
  readonly accountId: AccountId;
  readonly role: Role;
}

/** Everything stored about somebody, as the pieces of one JSON text: the rows are read while they are sent. */
export async function exportData(deps: ExportDeps, asker: Asker): Promise<AsyncGenerator<string>> {
  const { userId } = asker;
  await takeTurn(deps, userId);
  try {
    return await writeExport(deps, asker);
  } catch (error) {
    await giveBackExport(deps, { userId });
    throw error;
  }
}

/** The file was not delivered: the next one may be requested at once. */
export async function giveBackExport(
  { limits }: Pick<Context, 'limits'>,
  { userId }: { userId: UserId },
): Promise<void> {
  await limits.giveBack(EXPORTS, userId);
}

async function takeTurn({ limits }: ExportDeps, userId: UserId): Promise<void> {
  await limits.take(EXPORT_STARTS, userId);
  try {
    await limits.take(EXPORTS, userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
    const { retryAfterSeconds } = error;
    throw new AppError('privacy.export_too_soon', {
      message: `Hai già scaricato i tuoi dati da meno di un’ora. Potrai scaricarli di nuovo tra ${describeWait(retryAfterSeconds)}.`,
      retryAfterSeconds,
    });
  }
}

async function writeExport(
  { db, clock, sources }: ExportDeps,
  asker: Asker,
): Promise<AsyncGenerator<string>> {
  const { userId, accountId, role } = asker;
  const sections: OwnData[] = [{ exportedAt: clock.now() }];
  for (const { exportPerson } of sources) if (exportPerson) sections.push(await exportPerson(db, userId));
  if (role === 'owner')
    for (const { exportOrganisation } of sources)
      if (exportOrganisation) sections.push(await exportOrganisation(db, accountId));
  const entries = sections.flatMap((section) => Object.entries(section));
  return writeJson(
    Object.fromEntries(entries.filter(([, value]) => !isStream(value))),
    entries.flatMap(([name, value]) => (isStream(value) ? [{ name, rows: value }] : [])),
  );
}

const isStream = (value: unknown): value is AsyncIterable<object> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* writeJson(
  head: object,
  lists: readonly { name: string; rows: AsyncIterable<object> }[],
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const { name, rows } of lists) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const row of rows) {
      yield `${separator}    ${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
