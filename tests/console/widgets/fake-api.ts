/** A request of a widget. */
export interface Asked {
  id: string
  query: Readonly<Record<string, unknown>>
}

interface Row {
  id: number
  title: string
  /** Why it cannot be selected. */
  barred?: string
}

/** The requests of widgets, and their responses. */
export const api = { asked: [] as Asked[], answer: (_: Asked): unknown => [] }

const operationQuery = (id: string, { query = {} }: { query?: Readonly<Record<string, unknown>> } = {}) => ({
  queryKey: [id, query],
  queryFn: async () => {
    api.asked.push({ id, query })
    return { success: true, message: '', payload: await api.answer({ id, query }) }
  },
})

/** Replaces `src/client/call.ts`; every query has an operation. */
export const fakeCall = { operationQuery, optionalQuery: operationQuery }

/** A `total…` operation that returns these rows. */
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
