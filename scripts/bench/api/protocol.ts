import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the serving process is told to do. */
export type Order =
  | { do: 'start' }
  | { do: 'fill'; rows: number }
  | { do: 'record'; name: string; path: string }
  | { do: 'memory' }
  | { do: 'stop' }

/** What it answers. */
export interface Answer {
  api?: number
  bare?: number
  /** The API whose writes note nothing in the history. */
  silent?: number
  token?: string
  statements?: number
  /** Bytes. */
  rss?: number
  error?: string
}

/** The serving process, asked one thing at a time. */
export interface Served {
  tell: (order: Order) => Promise<Answer>
  process: ChildProcess
}

/** Starts the serving process with these settings. */
export const startServed = async (env: Record<string, string>): Promise<Served> => {
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'error',
      DEMO: 'false',
      ADMIN_PASSWORD: 'A-bench-password-1',
      ...env,
    },
  })
  const next = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error('The serving process ended.'))
      child.once('exit', ended)
      child.once('message', (answer: Answer) => {
        child.off('exit', ended)
        if (answer.error === undefined) resolve(answer)
        else reject(new Error(answer.error))
      })
    })
  await next()
  return {
    process: child,
    tell: (order) => {
      const answer = next()
      child.send(order)
      return answer
    },
  }
}
