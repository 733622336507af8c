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

/** The part of a run's exchanges that one thread checks: those whose address falls to it, of as many as there are. */
export interface PartOfRun {
  /** Where they were kept. */
  folder: string
  /** The bundled contract. */
  document: object
  index: number
  of: number
}

/** What a part of the exchanges says of the contract. */
export interface CheckedPart {
  exchanges: number
  /** Operations that were called as the contract says and answered with success, with how often. */
  touched: ReadonlyMap<string, number>
  operations: ExchangeChecker['operations']
  /** Each way the contract was broken, with how often and where first. */
  violations: ReadonlyMap<string, { times: number; from: string }>
}

async function* exchangesIn(folder: string): AsyncGenerator<Exchange> {
  for (const name of await readdir(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
    // What follows the last end of line is nothing, or the beginning of a line whose writer was killed.
    for (const line of lines.slice(0, -1)) yield JSON.parse(line) as Exchange
  }
}

/** What is asked at one address falls to one thread, so that none checks what another has checked. */
const fallsTo = ({ method, url }: Exchange, of: number): number =>
  Number.parseInt(hash('md5', `${method} ${url}`).slice(0, 8), 16) % of

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

/** Lets Prism check a part of what was kept. */
export const checkPart = async ({ folder, document, index, of }: PartOfRun): Promise<CheckedPart> => {
  const { see, operations } = await createExchangeChecker(document)
  const touched = new Map<string, number>()
  const violations = new Map<string, { times: number; from: string }>()
  // Half of all travels more than once.
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
