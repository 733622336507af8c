import type pg from 'pg'

/** Messages among the processes that share a database. What gets lost is lost: nothing may rely on them. */
export type MessageBus = {
  /** At most 8,000 bytes. */
  readonly send: (text: string) => void
  /**
   * Hears what all processes send, this one too, until the answered function is called; `began` is told whenever hearing
   * begins, after an interruption too.
   */
  readonly listen: (heard: (text: string) => void, began: () => void) => () => void
}

/** What a bus over PostgreSQL needs. */
export type BusParts = {
  /** Runs one statement on any connection. */
  readonly run: (text: string, values: readonly unknown[]) => Promise<unknown>
  /** Opens a connection of its own, which the bus closes. */
  readonly connect: () => Promise<pg.Client>
  readonly note: (error: Error) => void
}

const channel = 'foundation_messages'

/** Pauses between two tries to hear again, in milliseconds. */
const firstPause = 500
const longestPause = 10_000

/** A pooler that pools transactions would give the connection's session to others, and the messages with it. */
async function refuseSharedSession(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number }>('select pg_backend_pid() as number')
  if (!('processID' in client) || rows[0]?.number !== client.processID)
    throw new Error('Messages of other processes cannot be heard through a pooler that pools transactions.')
}

/** Over NOTIFY and LISTEN; hearing begins anew by itself after the connection was lost. */
export function postgresBus({ run, connect, note }: BusParts): MessageBus {
  return {
    send: (text) => {
      run('select pg_notify($1, $2)', [channel, text]).catch(() => undefined)
    },
    listen: (heard, began) => {
      let stopped = false
      let client: pg.Client | null = null
      let timer: NodeJS.Timeout | undefined
      let pause = firstPause

      const again = (): void => {
        if (stopped) return
        clearTimeout(timer)
        timer = setTimeout(() => void begin(), pause)
        timer.unref()
        pause = Math.min(2 * pause, longestPause)
      }
      const begin = async (): Promise<void> => {
        try {
          const opened = await connect()
          client = opened
          opened.on('error', note)
          opened.on('end', again)
          opened.on('notification', ({ payload = '' }) => heard(payload))
          await refuseSharedSession(opened)
          await opened.query(`listen ${channel}`)
          pause = firstPause
          if (stopped) await opened.end()
          else began()
        } catch (error) {
          note(error as Error)
          if (client) void client.end().catch(() => undefined)
          client = null
          again()
        }
      }
      void begin()
      return () => {
        stopped = true
        clearTimeout(timer)
        void client?.end().catch(() => undefined)
      }
    },
  }
}
