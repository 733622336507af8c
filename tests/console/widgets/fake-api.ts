/** One call that a widget made. */
export interface Asked {
  id: string
  query: Readonly<Record<string, unknown>>
}

interface Row {
  id: number
  title: string
  /** Why it must not be chosen. */
  barred?: string
}

/** What widgets asked, and what they are answered. */
export const api = { asked: [] as Asked[], answer: (_: Asked): unknown => [] }

const operationQuery = (id: string, { query = {} }: { query?: Readonly<Record<string, unknown>> } = {}) => ({
  queryKey: [id, query],
  queryFn: async () => {
    api.asked.push({ id, query })
    return { success: true, message: '', payload: await api.answer({ id, query }) }
  },
})

/** Stands in for `src/client/call.ts`; each query there has something to ask. */
export const fakeCall = { operationQuery, optionalQuery: operationQuery }

/** A `total…` operation over these rows. */
export const total =
  (rows: readonly Row[]) =>
  ({ query }: Asked) => {
    const ids = typeof query.ids === 'string' ? query.ids.split(',').map(Number) : undefined
    const search = String(query.search ?? '').toLowerCase()
    return rows
      .filter((row) => (ids ? ids.includes(row.id) : row.title.toLowerCase().includes(search)))
      .slice(0, Number(query.limit ?? rows.length))
  }

export const few = [
  { id: 1, title: 'Morning' },
  { id: 2, title: 'Evening' },
]
