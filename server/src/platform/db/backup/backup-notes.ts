import * as z from 'zod';

export const FORMAT = 'citato-backup';
export const FORMAT_VERSION = 1;

/** The first note of a file: what made it, and what a restore needs before the first row. */
export const header = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  createdAt: z.string(),
  /** Migrations the rows were written under, by name. */
  migrations: z.array(z.string()),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  tables: z.array(z.string()),
});
export type Header = z.infer<typeof header>;

/** Before and after the rows of a table. */
export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) });
export const tableEnd = z.object({ rows: z.int(), checksum: z.string() });
/** The last note: without it the file is cut off. */
export const trailer = z.object({ tables: z.int(), rows: z.int() });
