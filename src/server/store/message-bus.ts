import type pg from 'pg'
import { keepsSession } from './generic-plan.ts'

/** Messages among the processes that share a database. What gets lost is lost: nothing may rely on them. */
export type MessageBus = {
  /** At most 8,000 bytes. */
  readonly send: (text: string) => void
  /**
   * Hears what all processes send, this one too, until the answered function is called; `onStart` is told whenever hearing
   * begins, and for how many milliseconds before that something may not have been heard: 0 the first time.
   */
  readonly listen: (onMessage: (text: string) => void, onStart: (missed: number) => void) => () => void
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

/** Times in milliseconds. */
export type BusTimes = {
  /** How often the connection that hears is asked whether it still does. */
  readonly ask: number
  /** For how long an answer is waited for. */
  readonly answer: number
}

const defaultTimes: BusTimes = { ask: 5000, answer: 5000 }

/** Pauses between two tries to hear again, in milliseconds. */
const firstPause = 500
const longestPause = 10_000

/** A pooler that pools transactions would give the connection's session to others, and the messages with it. */
async function refuseSharedSession(client: pg.Client): Promise<void> {
  if (!(await keepsSession(client)))
    throw new Error('Messages of other processes cannot be heard through a pooler that pools transactions.')
}

/** Rejects when the session hears nothing any more, or does not say so in time. */
async function requireHearing(client: pg.Client, patience: number): Promise<void> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The connection that hears messages is silent.')), patience)
  try {
    const asked = client.query('select from pg_listening_channels() as name where name = $1', [channel])
    const { rowCount } = await Promise.race([asked, silence])
    if (rowCount === 0) throw new Error('The connection that hears messages hears none any more.')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Over NOTIFY and LISTEN; hearing begins anew by itself after the connection was lost, also where nobody said so: whoever
 * only listens would never notice, so the connection is asked.
 */
export function postgresBus({ run, connect, note }: BusParts, times = defaultTimes): MessageBus {
  return {
    send: (text) => {
      run('select pg_notify($1, $2)', [channel, text]).catch(() => undefined)
    },
    listen: (onMessage, onStart) => {
      let stopped = false
      let client: pg.Client | null = null
      let timer: NodeJS.Timeout | undefined
      let pause = firstPause
      /** Up to when everything was heard. */
      let complete: number | null = null

      const again = (): void => {
        client = null
        if (stopped) return
        clearTimeout(timer)
        timer = setTimeout(() => void begin(), pause)
        timer.unref()
        pause = Math.min(2 * pause, longestPause)
      }
      const onNotification = ({ payload = '' }: pg.Notification): void => onMessage(payload)
      const drop = (lost: pg.Client): void => {
        // Nothing that still comes of it, not even its end, has to do with the next one.
        lost.off('end', again).off('notification', onNotification)
        lost.end().catch(() => undefined)
      }
      const askSoon = (asked: pg.Client): void => {
        timer = setTimeout(async () => {
          const now = Date.now()
          try {
            await requireHearing(asked, times.answer)
            complete = now
            if (client === asked) askSoon(asked)
          } catch (error) {
            if (stopped || client !== asked) return
            note(error as Error)
            drop(asked)
            again()
          }
        }, times.ask)
        timer.unref()
      }
      const begin = async (): Promise<void> => {
        let opened: pg.Client | null = null
        try {
          opened = await connect()
          opened.on('error', note)
          opened.on('end', again)
          opened.on('notification', onNotification)
          client = opened
          await refuseSharedSession(opened)
          await opened.query(`listen ${channel}`)
          pause = firstPause
          if (stopped) return drop(opened)
          const now = Date.now()
          onStart(complete === null ? 0 : now - complete)
          complete = now
          askSoon(opened)
        } catch (error) {
          note(error as Error)
          if (opened) drop(opened)
          again()
        }
      }
      void begin()
      return () => {
        stopped = true
        clearTimeout(timer)
        if (client) drop(client)
      }
    },
  }
}
