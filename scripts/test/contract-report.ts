import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionHeader } from '../../src/contract/conventions/version.ts'
import type { Exchange } from '../../tests/support/contract/recorder/exchange.ts'
import {
  type CheckedExchange,
  createExchangeChecker,
  type ExchangeChecker,
} from '../../tests/support/contract/recorder/exchange-checker.ts'
import { root } from '../shared/root.ts'

/** What the exchanges of a run say of the contract. */
export interface ContractReport {
  exchanges: number
  /** Operations that were called as the contract says and answered with success, with how often. */
  touched: ReadonlyMap<string, number>
  operations: ExchangeChecker['operations']
  /** Each way the contract was broken, once, with how often and where first. */
  violations: readonly string[]
  seconds: number
}

async function* exchangesIn(folder: string): AsyncGenerator<Exchange> {
  for (const name of await readdir(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
    // What follows the last end of line is nothing, or the beginning of a line whose writer was killed.
    for (const line of lines.slice(0, -1)) yield JSON.parse(line) as Exchange
  }
}

/** What decides how Prism judges an exchange; no two versions that a request may name are judged differently. */
const judgedBy = ({ method, url, isInvalid, status, ...exchange }: Exchange): string => {
  const { requestHeaders, responseHeaders, requestBody, responseBody } = exchange
  const headers = ['content-type', 'content-range'].flatMap((name) => [
    requestHeaders[name],
    responseHeaders[name],
  ])
  const version = requestHeaders[versionHeader.toLowerCase()]?.length
  const all = [method, url, isInvalid, status, requestBody, responseBody, version, ...headers]
  return hash('sha256', JSON.stringify(all))
}

const ways = (exchange: Exchange, faults: readonly string[]): readonly string[] =>
  faults.map((fault) => `${exchange.method} ${exchange.url.replace(/\?.*/, '')} ${exchange.status}: ${fault}`)

/** Lets Prism check every exchange that was kept in `folder` against `generated/openapi.json`; null without any. */
export const checkExchanges = async (folder: string): Promise<ContractReport | null> => {
  if ((await readdir(folder)).length === 0) return null
  const started = performance.now()
  const { see, operations } = await createExchangeChecker(
    JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as object,
  )
  const touched = new Map<string, number>()
  const violations = new Map<string, { times: number; from: string }>()
  // Half of all travels more than once.
  const seen = new Map<string, CheckedExchange>()
  let exchanges = 0
  for await (const exchange of exchangesIn(folder)) {
    exchanges += 1
    const key = judgedBy(exchange)
    const checked = seen.get(key) ?? (await see(exchange))
    seen.set(key, checked)
    const { operation, faults } = checked
    const isGood = faults.length === 0 && exchange.status < 400 && !exchange.isInvalid
    if (operation !== null && isGood) touched.set(operation, (touched.get(operation) ?? 0) + 1)
    for (const way of ways(exchange, faults)) {
      const known = violations.get(way)
      violations.set(way, { times: (known?.times ?? 0) + 1, from: known?.from ?? exchange.from })
    }
  }
  return {
    exchanges,
    touched,
    operations,
    violations: [...violations].map(([way, { times, from }]) => `${way} (${times}×, ${from})`),
    seconds: (performance.now() - started) / 1000,
  }
}

const printTouched = ({ operations, touched }: ContractReport): void => {
  const byTag = Map.groupBy(
    operations.filter(({ id }) => touched.has(id)),
    ({ tags }) => tags[0] ?? '',
  )
  for (const [tag, list] of byTag) console.log(`  ${tag}: ${list.map(({ id }) => id).join(' ')}`)
}

const mostShown = 60

/**
 * Prints what the run says of the contract, as `checkExchanges` found it, and answers how much of it is wrong. Operations that nobody called count
 * only when the whole of the tests ran.
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
  for (const violation of violations.slice(0, mostShown)) console.log(`  ${violation}`)
  return untouched.length + violations.length
}
