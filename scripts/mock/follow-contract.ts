import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { contractFile } from '../shared/contract.ts'

/** How often the file is looked at, in milliseconds: `generate` puts another in its place, which no watch would survive. */
const interval = 500

/**
 * Carries out `renew` each time the contract says something else than before, one after the other, until the answer is
 * called; what goes wrong is told, and the next change is waited for.
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
      // Half written, or gone for a moment: that is looked at next time.
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
