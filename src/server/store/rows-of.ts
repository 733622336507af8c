import type pg from 'pg'

/** The rows of a statement on this connection; none for several statements in one text. */
export async function rowsOf<T>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  // Several statements return a list of results instead of one.
  const { rows = [] }: { rows?: unknown[] } = await client.query(text, [...values])
  return rows as T[]
}
