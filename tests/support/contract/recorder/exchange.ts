import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** One request to the reference API and its answer, as they travelled. */
export interface Exchange {
  /** The test that caused it, or the file. */
  from: string
  method: string
  /** Path and query. */
  url: string
  requestHeaders: Readonly<Record<string, string>>
  /** Null when there was none; bytes that are no text are one character each, and only their beginning is kept. */
  requestBody: string | null
  /** A test may send what the contract forbids; the console may not. Only the answer is checked. */
  isInvalid: boolean
  status: number
  responseHeaders: Readonly<Record<string, string>>
  responseBody: string | null
}

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Headers as one text each, names in small letters. */
export const plainHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : `${value}`]],
    ),
  )

const enough = 200

const shortPart = (part: string): string => {
  const end = part.indexOf('\r\n\r\n')
  // The parser that Prism uses stumbles over what is special in the name of a file.
  const head = part.slice(0, end).replace(/filename="[^"]*"/, 'filename="file"')
  return head.includes('filename') ? `${head}\r\n\r\n${part.slice(end + 4, -2).slice(0, enough)}\r\n` : part
}

/** A form with the beginnings of its files only; null when it was not sent to its end. */
const shortForm = (bytes: Buffer, boundary: string): string | null => {
  const [before, ...parts] = bytes.toString('latin1').split(`--${boundary}`)
  const end = parts.pop()
  return end?.startsWith('--') ? [before, ...parts.map(shortPart), end].join(`--${boundary}`) : null
}

/** A body for the record, by its content type: text as it is, forms and files shortened. */
export const bodyText = (bytes: Buffer, type = ''): string | null => {
  const boundary = /^multipart\/form-data;.*boundary=([^;]+)/.exec(type)?.[1]
  if (boundary !== undefined) return shortForm(bytes, boundary)
  return /json|text|urlencoded/.test(type) ? bytes.toString('utf8') : bytes.toString('latin1', 0, enough)
}

/** Whether a request of a test was refused: it may have been meant to be, and the test says what it expects. */
export const isRefusal = (status: number): boolean => status >= 400

const folder = process.env.CONTRACT_RECORDS
const fileName = `${process.pid}-${randomUUID()}.jsonl`

/** Whether this run of the tests keeps what travels: when `CONTRACT_RECORDS` names a folder. */
export const isRecording = folder !== undefined

/** Whether what travels to an address is the contract's business; what a browser asks first of another origin is not. */
export const isOfContract = ({ method, url }: Pick<Exchange, 'method' | 'url'>): boolean =>
  method !== 'OPTIONS' && /^\/(api|files)\/|^\/static\/file(\?|$)/.test(url)

/** Keeps an exchange for the check at the end of the run; what is not the contract's business is passed over. */
export const keepExchange = (exchange: Exchange): void => {
  if (folder && isOfContract(exchange))
    appendFileSync(join(folder, fileName), `${JSON.stringify(exchange)}\n`)
}
