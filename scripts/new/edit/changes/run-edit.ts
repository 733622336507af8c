import { runScriptHere } from '../../../shared/run.ts'
import { type Changes, changesIn } from './changes.ts'
import { openJournal } from './journal.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Writes and generates; reverts everything on failure or interruption. Returns the result of the work, and the changes.
 */
export const runEdit = async <T>(
  command: string,
  work: (changes: Changes) => Promise<T>,
): Promise<{ readonly done: T; readonly changes: Changes }> => {
  const journal = openJournal(command)
  const changes = changesIn(undefined, journal)
  const stop = (): never => {
    journal.undo()
    console.error('Stopped. Everything is as it was before.')
    process.exit(130)
  }
  for (const signal of signals) process.once(signal, stop)
  try {
    const done = await work(changes)
    const code = await runScriptHere('scripts/generate.ts')
    if (code !== 0)
      throw new Error('Nothing was changed: what was to be written does not go with the contract as it is.')
    journal.close()
    return { done, changes }
  } catch (error) {
    journal.undo()
    throw error
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Runs the checks if requested; returns the exit code. */
export const checkAfter = (isRequested: boolean): Promise<number> =>
  isRequested ? runScriptHere('scripts/check.ts') : Promise.resolve(0)
