import pg from 'pg'

const plannedOnce = new Map<string, string>()

/**
 * Plans this statement once per connection instead of for each execution; returns the statement. For statements of
 * every request whose best plan does not depend on the values.
 */
export const withGenericPlan = (text: string): string => {
  if (!plannedOnce.has(text)) plannedOnce.set(text, `planned_once_${plannedOnce.size + 1}`)
  return text
}

let clients = 0

/**
 * Sends statements of `withGenericPlan` as named ones, so that the server reuses their plans. Names belong to a session
 * of the server, so they are used only after `nameStatements` was called.
 */
export class PlanningClient extends pg.Client {
  #namesStatements = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    clients += 1
    // The connections to an embedded database share one session, and its names.
    const suffix = clients
    const send = this.query.bind(this) as (...sent: unknown[]) => unknown
    const query = (...sent: unknown[]): unknown => {
      const [text, values] = sent
      const name = this.#namesStatements && typeof text === 'string' ? plannedOnce.get(text) : undefined
      return name === undefined ? send(...sent) : send({ name: `${name}_${suffix}`, text, values })
    }
    this.query = query as typeof this.query
  }

  nameStatements(): void {
    this.#namesStatements = true
  }

  /** Whether `nameStatements` was called: the connection keeps its session. */
  get namesStatements(): boolean {
    return this.#namesStatements
  }
}

/**
 * Whether a connection keeps its session. Poolers such as PgBouncer assign another one to each transaction; they report
 * a process id of their own instead of a single session's.
 */
export const keepsSession = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ number: number }>('select pg_backend_pid() as number')
  return 'processID' in client && rows[0]?.number === client.processID
}
