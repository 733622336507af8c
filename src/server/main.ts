/** Starts the API and the console on one port, with settings from the environment. */
import { createServer } from 'node:net'
import process, { env } from 'node:process'
import { type App, buildApp } from './app.ts'
import { weakness } from './auth/password-choice.ts'
import { HttpError } from './errors.ts'
import { readSettings, type Settings } from './settings.ts'
import { startSweeping } from './upload/sweep.ts'

/** Throws when the port is not available, before anything is created. */
const checkPort = async ({ port, host }: Settings): Promise<void> => {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another process' : `is refused (${error.message})`
      reject(
        new Error(
          `PORT: ${port} ${reason}. Stop that process or choose another port, for example PORT=8081.`,
        ),
      )
    })
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

const printAddress = (settings: Settings, { app }: App): void => {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host
  process.stdout.write(`Console and API: http://${host}:${port}\n`)
}

/** Printed even if the server cannot listen: a generated password is shown only once. */
const printAccount = ({ started }: App): void => {
  const lines = ['Sign in with an existing account. If nobody can: npm run admin -- EMAIL']
  if (started) {
    const password = started.madeUp
      ? `${started.password}   (shown only now; change it after signing in)`
      : 'the one in ADMIN_PASSWORD'
    lines.splice(0, 1, `First admin:     ${started.email}`, `Password:        ${password}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

const warnOfPassword = async (started: App['started']): Promise<void> => {
  if (!started || started.madeUp || (await weakness(started.password, started)) === null) return
  process.stdout.write('Warning:         ADMIN_PASSWORD is easily guessed; change it after signing in.\n')
}

const closeOnSignal = ({ app, drain, close, services }: App, stopSweeping: () => Promise<void>): void => {
  const stop = async (signal: string): Promise<void> => {
    app.log.info(`${signal}: finishing the requests under way`)
    const timer = setTimeout(() => {
      app.log.error('some requests under way have not finished; they are given up')
      process.exit(1)
    }, services.settings.shutdownSeconds * 1000)
    timer.unref()
    await stopSweeping()
    // Ctrl+C skips draining, since the user waits for the end.
    if (signal === 'SIGTERM') await drain()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void stop(signal)
    })
}

const main = async (): Promise<void> => {
  const settings = readSettings(env)
  await checkPort(settings)
  const built = await buildApp(settings)
  closeOnSignal(built, startSweeping(built.services, built.app.log))
  try {
    await built.app.listen({ port: settings.port, host: settings.host })
    printAddress(settings, built)
  } finally {
    printAccount(built)
  }
  await warnOfPassword(built.started)
}

/** The message with the cause of a refusal, such as which disk is full; clients only get the refusal. */
const inWords = (error: unknown): string => {
  if (error instanceof HttpError && error.cause instanceof Error)
    return `${error.message}\n${error.cause.message}`
  return error instanceof Error ? error.message : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${inWords(error)}\n`)
  process.exit(1)
})
