/** A thread that lets Prism check its share of the exchanges of a run; a worker of `contract-report.ts`. */
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { versionHeader } from '../../src/contract/conventions/version.ts'
import type { Exchange } from '../../tests/support/contract/recorder/exchange.ts'
import {
  type CheckedExchange,
  createExchangeChecker,
  type ExchangeChecker,
} from '../../tests/support/contract/recorder/exchange-checker.ts'
import { root } from '../shared/root.ts'

/** Which exchanges are a thread's: the `index`th of `of` equal parts of those in `folder`. */
export interface Share {
  folder: string
  index: number
  of: number
}

/** What a share of the exchanges says of the contract. */
export interface CheckedShare {
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

const checkShare = async ({ folder, index, of }: Share): Promise<CheckedShare> => {
  const { see, operations } = await createExchangeChecker(
    JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as object,
  )
  const touched = new Map<string, number>()
  const violations = new Map<string, { times: number; from: string }>()
  // Half of all travels more than once.
  const seen = new Map<string, CheckedExchange>()
  let exchanges = 0
  for await (const exchange of exchangesIn(folder)) {
    const key = judgedBy(exchange)
    // By what decides, so that what travelled more than once is one thread's.
    if (Number.parseInt(key.slice(0, 8), 16) % of !== index) continue
    exchanges += 1
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
  return { exchanges, touched, operations, violations }
}

parentPort?.postMessage(await checkShare(workerData as Share))
