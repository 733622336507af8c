import type pg from 'pg'

/** The rows that a statement answers on this connection; of several statements in one text, none. */
export async function rowsOf<T>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  // Several statements answer a list of results instead of one.
  const { rows = [] }: { rows?: unknown[] } = await client.query(text, [...values])
  return rows as T[]
}
