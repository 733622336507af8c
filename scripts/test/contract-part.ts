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

/** The part of a run's exchanges that one thread checks: those assigned by address to `index` of `of` threads. */
export interface PartOfRun {
  /** Folder of the records. */
  folder: string
  /** The bundled contract. */
  document: object
  index: number
  of: number
}

/** The result of checking a part of the exchanges. */
export interface CheckedPart {
  exchanges: number
  /** Operations with valid, successful calls, and their number. */
  touched: ReadonlyMap<string, number>
  operations: ExchangeChecker['operations']
  /** Contract violations, with their number and first place. */
  violations: ReadonlyMap<string, { times: number; from: string }>
}

const exchangesIn = async function* (folder: string): AsyncGenerator<Exchange> {
  for (const name of await readdir(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
    // The text after the last line end is empty, or incomplete because its writer was killed.
    for (const line of lines.slice(0, -1)) yield JSON.parse(line) as Exchange
  }
}

/** Assigns an address to one thread, so that no exchange is checked twice. */
const fallsTo = ({ method, url }: Exchange, of: number): number =>
  Number.parseInt(hash('md5', `${method} ${url}`).slice(0, 8), 16) % of

/** The key of equal exchanges; versions in a request do not affect the check. */
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

/** Checks a part of the exchanges with Prism. */
export const checkPart = async ({ folder, document, index, of }: PartOfRun): Promise<CheckedPart> => {
  const { see, operations } = await createExchangeChecker(document)
  const touched = new Map<string, number>()
  const violations = new Map<string, { times: number; from: string }>()
  // Half of the exchanges are repetitions.
  const seen = new Map<string, CheckedExchange>()
  let exchanges = 0
  for await (const exchange of exchangesIn(folder)) {
    if (fallsTo(exchange, of) !== index) continue
    exchanges += 1
    const key = judgedBy(exchange)
    const checked = seen.get(key) ?? (await see(exchange))
    seen.set(key, checked)
    const { operation, faults } = checked
    const isGood = faults.length === 0 && exchange.status < 400 && !exchange.isInvalid
    if (operation !== null && isGood) touched.set(operation, (touched.get(operation) ?? 0) + 1)
    for (const way of ways(exchange, faults)) {
      const before = violations.get(way)
      violations.set(way, { times: (before?.times ?? 0) + 1, from: before?.from ?? exchange.from })
    }
  }
  return { exchanges, touched, operations, violations }
}
