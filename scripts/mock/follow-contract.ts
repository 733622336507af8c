import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { contractFile } from '../shared/contract.ts'

/** Polling interval in milliseconds: `generate` replaces the file, which file watchers do not survive. */
const interval = 500

/**
 * Calls `renew` after each change of the contract, one at a time, until the returned function is called; errors are
 * printed, and the next change is awaited.
 */
export const followContract = (renew: () => Promise<void>, file = contractFile()): (() => void) => {
  let lastText = readFileSync(file, 'utf8')
  let last = Promise.resolve()
  const look = (): void => {
    try {
      const text = readFileSync(file, 'utf8')
      JSON.parse(text)
      if (text === lastText) return
      lastText = text
    } catch {
      // Partly written or missing: the next poll tries again.
      return
    }
    last = last.then(renew).catch((error: unknown) => {
      console.error(
        `The contract has changed and cannot be shown: ${error instanceof Error ? error.message : error}`,
      )
    })
  }
  watchFile(file, { interval }, look)
  return () => unwatchFile(file, look)
}
