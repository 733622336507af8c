import { inputHash } from '../shared/input-hash.ts'
import { isUpToDate, markUpToDate } from '../shared/up-to-date.ts'

/** A check; returns null, or a text with the errors and their places. */
export interface Step {
  name: string
  /** Input files and folders, for checks that are slow enough to skip when unchanged. */
  inputs?: readonly string[]
  run: () => Promise<string | null>
}

/** The errors of a check, one per line; null for none. */
export const linesOf = (faults: readonly string[]): string | null =>
  faults.length === 0 ? null : faults.join('\n')

/** Trims a tool's output. */
export const tidy = (output: string): string => output.replace(/\r/g, '').trim()

/**
 * Runs a step and returns its error; skipped if all inputs are unchanged since its last success. A run during which
 * inputs change is not stored.
 */
export const runStep = async ({
  name,
  inputs,
  run,
}: Step): Promise<{ fault: string | null; isUnchanged: boolean }> => {
  if (!inputs) return { fault: await run(), isUnchanged: false }
  const before = await inputHash(inputs)
  if (await isUpToDate(name, before)) return { fault: null, isUnchanged: true }
  const fault = await run()
  if (fault === null && (await inputHash(inputs)) === before) await markUpToDate(name, before)
  return { fault, isUnchanged: false }
}

const runOne = async (step: Step): Promise<boolean> => {
  const started = performance.now()
  const { fault, isUnchanged } = await runStep(step).catch((error: unknown) => ({
    fault: error instanceof Error ? error.message : String(error),
    isUnchanged: false,
  }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5)
  const end = isUnchanged ? ' (unchanged since)' : ''
  console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${seconds} s  ${step.name}${end}`)
  if (fault !== null) console.log(`\n${fault}\n`)
  return fault === null
}

/** Runs all steps, at most `width` at a time, and prints each result; returns the number of failures. */
export const runSteps = async (steps: readonly Step[], width: number): Promise<number> => {
  const waiting = [...steps]
  let failed = 0
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runOne(step))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return failed
}
