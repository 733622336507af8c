import type pg from 'pg'
import { keepsSession } from './generic-plan.ts'

/** Messages between the processes of a database. They may be lost, so nothing may rely on them. */
export interface MessageBus {
  /** At most 8,000 bytes. */
  readonly send: (text: string) => void
  /**
   * Receives the messages of all processes, including this one, until the returned function is called; `onStart` is
   * called whenever listening starts, with the milliseconds before it in which messages may have been missed: 0 the
   * first time.
   */
  readonly listen: (onMessage: (text: string) => void, onStart: (missed: number) => void) => () => void
}

/** The dependencies of a bus over PostgreSQL. */
export interface BusParts {
  /** Runs one statement on any connection. */
  readonly run: (text: string, values: readonly unknown[]) => Promise<unknown>
  /** Opens a separate connection, which the bus closes. */
  readonly connect: () => Promise<pg.Client>
  readonly note: (error: Error) => void
}

const channel = 'foundation_messages'

/** Times in milliseconds. */
export interface BusTimes {
  /** Interval of checks that the connection still receives messages. */
  readonly checkListener: number
  /** Timeout of a check. */
  readonly response: number
}

const defaultTimes: BusTimes = { checkListener: 5000, response: 5000 }

/** Pauses between attempts to listen again, in milliseconds. */
const firstPause = 500
const maxPause = 10_000

/** Throws for a pooler in transaction mode, which would give the session, with its messages, to other clients. */
const refuseSharedSession = async (client: pg.Client): Promise<void> => {
  if (!(await keepsSession(client)))
    throw new Error('Messages of other processes cannot be heard through a pooler that pools transactions.')
}

/** Rejects when the session no longer listens, or does not respond in time. */
const requireListener = async (client: pg.Client, timeout: number): Promise<void> => {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('The connection that receives messages does not respond.')),
    timeout,
  )
  try {
    const channels = client.query('select from pg_listening_channels() as name where name = $1', [channel])
    const { rowCount } = await Promise.race([channels, silence])
    if (rowCount === 0) throw new Error('The connection that receives messages is no longer subscribed.')
  } finally {
    clearTimeout(timer)
  }
}

/** A connection that receives messages. */
interface Listener {
  readonly client: pg.Client
  /** Later events of this connection, even its end, are ignored. */
  readonly close: () => void
}

/** Starts to listen; `onEnd` is called when the connection is lost. Rejects, with nothing left open, on failure. */
const openListener = async (
  { connect, note }: BusParts,
  onMessage: (text: string) => void,
  onEnd: () => void,
): Promise<Listener> => {
  const client = await connect()
  const onNotification = ({ payload = '' }: pg.Notification): void => onMessage(payload)
  const close = (): void => {
    client.off('end', onEnd).off('notification', onNotification)
    client.end().catch(() => undefined)
  }
  client.on('error', note)
  client.on('notification', onNotification)
  try {
    await refuseSharedSession(client)
    await client.query(`listen ${channel}`)
  } catch (error) {
    close()
    throw error
  }
  client.on('end', onEnd)
  return { client, close }
}

/** Listens until the returned function is called, and reconnects after each loss of the connection. */
const listenUntilClosed = (
  parts: BusParts,
  times: BusTimes,
  [onMessage, onStart]: Parameters<MessageBus['listen']>,
): (() => void) => {
  let stopped = false
  let listener: Listener | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = firstPause
  /** The time until which all messages were received. */
  let complete: number | undefined

  const schedule = (work: () => Promise<void>, wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void work(), wait)
    timer.unref()
  }
  const again = (): void => {
    listener = undefined
    if (stopped) return
    schedule(begin, pause)
    pause = Math.min(2 * pause, maxPause)
  }
  const checkListener = async (current: Listener): Promise<void> => {
    const now = Date.now()
    try {
      await requireListener(current.client, times.response)
      complete = now
      if (listener === current) schedule(() => checkListener(current), times.checkListener)
    } catch (error) {
      if (listener !== current) return
      parts.note(error as Error)
      current.close()
      again()
    }
  }
  const begin = async (): Promise<void> => {
    let opened: Listener | undefined
    try {
      opened = await openListener(parts, onMessage, again)
      if (stopped) return opened.close()
      const started = opened
      listener = started
      pause = firstPause
      const now = Date.now()
      onStart(complete === undefined ? 0 : now - complete)
      complete = now
      schedule(() => checkListener(started), times.checkListener)
    } catch (error) {
      parts.note(error as Error)
      opened?.close()
      again()
    }
  }
  void begin()
  return () => {
    stopped = true
    clearTimeout(timer)
    listener?.close()
    listener = undefined
  }
}

/**
 * A bus over NOTIFY and LISTEN; reconnects after a loss of the connection, even a silent one: a mere listener would
 * never notice it, so the connection is checked regularly.
 */
export const postgresBus = (parts: BusParts, times = defaultTimes): MessageBus => ({
  send: (text) => {
    parts.run('select pg_notify($1, $2)', [channel, text]).catch(() => undefined)
  },
  listen: (...handlers) => listenUntilClosed(parts, times, handlers),
})
