/** Starts the API with the console on one port, with settings from the environment. */
import process, { env } from 'node:process'
import { type App, buildApp } from './app.ts'
import { weakness } from './auth/password-choice.ts'
import { HttpError } from './errors.ts'
import { readSettings, type Settings } from './settings.ts'
import { startSweeping } from './upload/sweep.ts'

function announce(settings: Settings, { app, started }: App): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host
  const lines = [`Console and API: http://${host}:${port}`]
  if (started) {
    const password = started.madeUp
      ? `${started.password}   (shown only now; change it after signing in)`
      : 'the one in ADMIN_PASSWORD'
    lines.push(`First admin:     ${started.email}`, `Password:        ${password}`)
  } else lines.push('Sign in with an account that exists.')
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function warnOfPassword(started: App['started']): Promise<void> {
  if (!started || started.madeUp || (await weakness(started.password, started)) === null) return
  process.stdout.write('Warning:         ADMIN_PASSWORD is easily guessed; change it after signing in.\n')
}

function closeOnSignal({ app, drain, close, services }: App, stopSweeping: () => Promise<void>): void {
  const stop = async (signal: string): Promise<void> => {
    app.log.info(`${signal}: finishing the requests under way`)
    const timer = setTimeout(() => {
      app.log.error('some requests under way have not finished; they are given up')
      process.exit(1)
    }, services.settings.shutdownSeconds * 1000)
    timer.unref()
    await stopSweeping()
    // Whoever presses Ctrl+C waits for it to end.
    if (signal === 'SIGTERM') await drain()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void stop(signal)
    })
}

async function main(): Promise<void> {
  const settings = readSettings(env)
  const built = await buildApp(settings)
  closeOnSignal(built, startSweeping(built.services, built.app.log))
  await built.app.listen({ port: settings.port, host: settings.host })
  announce(settings, built)
  await warnOfPassword(built.started)
}

/** What a client is not told, such as which disk is full, stands behind its refusal. */
const inWords = (error: unknown): string => {
  if (error instanceof HttpError && error.cause instanceof Error)
    return `${error.message}\n${error.cause.message}`
  return error instanceof Error ? error.message : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${inWords(error)}\n`)
  process.exit(1)
})
