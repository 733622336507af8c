import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { watchFolder } from '../shared/watch-folder.ts'
import { type CheckedModules, moduleFaults } from './modules.ts'

/** Debounce of changes in milliseconds: editors write in several steps. */
const debounce = 80

interface Watching extends CheckedModules {
  /** Called with the errors, or null, and the duration in milliseconds; initially and after each change. */
  report: (faults: string | null, took: number) => void
  signal: AbortSignal
}

/** Checks the modules when they or the bundled contract change, until the signal aborts. */
export const watchModules = async ({ report, signal, ...target }: Watching): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const check = async (): Promise<void> => {
    const started = performance.now()
    const faults = await moduleFaults(target).catch((error: unknown) => String(error))
    if (!signal.aborted) report(faults, performance.now() - started)
  }
  const checkSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Sequential, so that the last result is the valid one.
      running = running.then(check)
    }, debounce)
  }
  const { folder, contract } = target
  const unwatch = watchFolder(folder, checkSoon)
  const watcher = watch(dirname(contract), (_, name) => {
    if (name === basename(contract)) checkSoon()
  })
  checkSoon()
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  clearTimeout(timer)
  unwatch()
  watcher.close()
  await running
}
