import pg from 'pg'

const plannedOnce = new Map<string, string>()

/**
 * Has every connection plan this statement once instead of each time; returns the statement. For statements that run with
 * every request and whose best plan is the same whatever the values.
 */
export function withGenericPlan(text: string): string {
  if (!plannedOnce.has(text)) plannedOnce.set(text, `planned_once_${plannedOnce.size + 1}`)
  return text
}

let clients = 0

/**
 * Sends statements of `withGenericPlan` under a name, by which the server knows its plan again. A name belongs to a session
 * of the server, so this is only done once `nameStatements` was called.
 */
export class PlanningClient extends pg.Client {
  #namesStatements = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    clients += 1
    // The connections to an embedded database share one session, and one space of names.
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
 * Whether a connection keeps its session. Poolers such as PgBouncer give each transaction another one; they show it by
 * giving their clients numbers of their own, having no one session whose number they could pass on.
 */
export async function keepsSession(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ number: number }>('select pg_backend_pid() as number')
  return 'processID' in client && rows[0]?.number === client.processID
}
