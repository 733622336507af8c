import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Commands for the serving process. */
export type Order =
  /** Listens; with `handFolder`, also builds the hand-written page into it and serves it. */
  | { do: 'start'; handFolder?: string }
  | { do: 'fill'; rows: number; times?: number }
  | { do: 'record'; path: string }
  | { do: 'memory' }
  | { do: 'stop' }

type Numbers = Record<'api' | 'bare' | 'silent' | 'hand' | 'statements' | 'rss', number>
/** The response: ports, token of the first admin, number of statements, resident memory in bytes. */
export type Answer = Partial<Numbers & { token: string; error: string }>

export type Served = Awaited<ReturnType<typeof startServed>>

const settings = { LOG_LEVEL: 'error', DEMO: 'false', ADMIN_PASSWORD: 'A-bench-password-1' }

/** Starts `served.ts` in a separate process; `send` sends a command and waits for its response, one at a time. */
export const startServed = async (env: Readonly<Record<string, string>>) => {
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    env: { PATH: process.env.PATH ?? '', ...settings, ...env },
  })
  const next = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error('The serving process ended.'))
      child.once('exit', ended)
      child.once('message', (response: Answer) => {
        child.off('exit', ended)
        if (response.error === undefined) resolve(response)
        else reject(new Error(response.error))
      })
    })
  await next()
  return {
    process: child,
    send: (order: Order): Promise<Answer> => {
      const response = next()
      child.send(order)
      return response
    },
  }
}
