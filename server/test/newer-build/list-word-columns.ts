import type pg from 'pg';

export interface WordColumn {
  readonly table: string;
  readonly column: string;
}

/** Columns that hold one of a few words: those with a check that lists them, engines and kinds of failure. */
export async function listWordColumns(client: pg.Client): Promise<WordColumn[]> {
  const { rows } = await client.query<WordColumn>(
    `select distinct c.relname as table, a.attname as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[|^CHECK \\(\\(\\w+ = ''\\w+''::text\\)'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
        and (k.oid is not null or a.attname in ('engine', 'failure_kind'))
      order by 1, 2`,
  );
  return rows;
}
