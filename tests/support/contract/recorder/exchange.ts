import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** A request to the reference API with its response, as sent. */
export interface Exchange {
  /** The test that sent it, or the file. */
  from: string
  method: string
  /** Path and query. */
  url: string
  requestHeaders: Readonly<Record<string, string>>
  /** Null if there was none; other bytes than text are one character each, and only the first ones are kept. */
  requestBody: string | null
  /** A test may send faulty requests, the console may not. Only the response is checked. */
  isInvalid: boolean
  status: number
  responseHeaders: Readonly<Record<string, string>>
  responseBody: string | null
}

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Headers as one text each, with lower-case names. */
export const plainHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : `${value}`]],
    ),
  )

const enough = 200

const shortPart = (part: string): string => {
  const end = part.indexOf('\r\n\r\n')
  // Prism's parser fails at special characters in file names.
  const head = part.slice(0, end).replace(/filename="[^"]*"/, 'filename="file"')
  return head.includes('filename') ? `${head}\r\n\r\n${part.slice(end + 4, -2).slice(0, enough)}\r\n` : part
}

/** A form with only the first bytes of its files; null if it was not completely sent. */
const shortForm = (bytes: Buffer, boundary: string): string | null => {
  const [before, ...parts] = bytes.toString('latin1').split(`--${boundary}`)
  const end = parts.pop()
  return end?.startsWith('--') ? [before, ...parts.map(shortPart), end].join(`--${boundary}`) : null
}

/** A body for the record, by content type: text unchanged, forms and files shortened. */
export const bodyText = (bytes: Buffer, type = ''): string | null => {
  const boundary = /^multipart\/form-data;.*boundary=([^;]+)/.exec(type)?.[1]
  if (boundary !== undefined) return shortForm(bytes, boundary)
  return /json|text|urlencoded/.test(type) ? bytes.toString('utf8') : bytes.toString('latin1', 0, enough)
}

/** Whether a test's request was refused: that may be intended, and the test checks it. */
export const isRefusal = (status: number): boolean => status >= 400

const folder = process.env.CONTRACT_RECORDS
const fileName = `${process.pid}-${randomUUID()}.jsonl`

/** Whether this run records exchanges: if `CONTRACT_RECORDS` names a folder. */
export const isRecording = folder !== undefined

/** Whether the contract covers a request; preflight requests are excluded. */
export const isOfContract = ({ method, url }: Pick<Exchange, 'method' | 'url'>): boolean =>
  method !== 'OPTIONS' && /^\/(api|files)\/|^\/static\/file(\?|$)/.test(url)

/** Records an exchange for the check at the end of the run, if the contract covers it. */
export const keepExchange = (exchange: Exchange): void => {
  if (folder && isOfContract(exchange))
    appendFileSync(join(folder, fileName), `${JSON.stringify(exchange)}\n`)
}
