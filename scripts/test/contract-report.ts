import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { readContractFile } from '../shared/contract.ts'
import type { CheckedPart, PartOfRun } from './contract-part.ts'
import { workers } from './projects.ts'

/** The contract report of a run. */
export interface ContractReport extends Pick<CheckedPart, 'exchanges' | 'touched' | 'operations'> {
  /** Unique contract violations, with their number and first place. */
  violations: readonly string[]
  seconds: number
}

const threads = {
  filename: join(import.meta.dirname, 'contract-part.ts'),
  name: 'checkPart' satisfies keyof typeof import('./contract-part.ts'),
  maxThreads: workers,
}

/** Checks all exchanges, in as many threads as test files ran in parallel: nothing else is running. */
const checkParts = async (folder: string): Promise<readonly CheckedPart[]> => {
  const document = await readContractFile()
  const parts = Array.from({ length: workers }, (_, index) => ({ folder, document, index, of: workers }))
  const pool = new Piscina<PartOfRun, CheckedPart>(threads)
  try {
    return await Promise.all(parts.map((part) => pool.run(part)))
  } finally {
    await pool.destroy()
  }
}

/** Merges the results of all parts. */
export const mergeParts = (parts: readonly CheckedPart[]): Omit<ContractReport, 'seconds'> => {
  const touched = new Map<string, number>()
  const violations = new Map<string, { times: number; from: string }>()
  for (const part of parts) {
    for (const [operation, times] of part.touched)
      touched.set(operation, (touched.get(operation) ?? 0) + times)
    for (const [way, { times, from }] of part.violations) {
      const before = violations.get(way)
      violations.set(way, { times: (before?.times ?? 0) + times, from: before?.from ?? from })
    }
  }
  return {
    exchanges: parts.reduce((sum, part) => sum + part.exchanges, 0),
    touched,
    operations: parts[0]?.operations ?? [],
    violations: [...violations].map(([way, { times, from }]) => `${way} (${times}×, ${from})`),
  }
}

/** Checks the exchanges in `folder` against `generated/openapi.json` with Prism; null if there are none. */
export const checkExchanges = async (folder: string): Promise<ContractReport | null> => {
  if ((await readdir(folder)).length === 0) return null
  const started = performance.now()
  const merged = mergeParts(await checkParts(folder))
  return { ...merged, seconds: (performance.now() - started) / 1000 }
}

const printTouched = ({ operations, touched }: ContractReport): void => {
  const byTag = Map.groupBy(
    operations.filter(({ id }) => touched.has(id)),
    ({ tags }) => tags[0] ?? '',
  )
  for (const [tag, list] of byTag) console.log(`  ${tag}: ${list.map(({ id }) => id).join(' ')}`)
}

const maxShown = 60

/**
 * Prints the result of `checkExchanges`, and returns the number of failures. Operations without a call only count in a
 * complete run.
 */
export const printContractReport = (report: ContractReport | null, isComplete: boolean): number => {
  if (!report) return isComplete ? 1 : 0
  const { exchanges, touched, operations, violations, seconds } = report
  const untouched = isComplete ? operations.filter(({ id }) => !touched.has(id)) : []
  if (isComplete) printTouched(report)
  console.log(
    `Contract: ${touched.size} of ${operations.length} operations touched, ${exchanges} exchanges checked by Prism in ${seconds.toFixed(1)} s`,
  )
  if (untouched.length > 0) console.log(`Not touched: ${untouched.map(({ id }) => id).join(' ')}`)
  if (violations.length > 0)
    console.log(
      `The contract was broken in ${violations.length} ways (a test that means to says \`invalid: true\`):`,
    )
  for (const violation of violations.slice(0, maxShown)) console.log(`  ${violation}`)
  return untouched.length + violations.length
}
