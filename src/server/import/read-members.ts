import { fork } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { busy, type Fault, HttpError } from '../errors.ts'
import type { CodedMessage } from '../messages/message-code.ts'
import type { Writer } from '../store/write/writer.ts'
import { type ImportedMember, refusedRows } from './check-rows.ts'
import { maxFaults, type SheetFault, type SheetRefusal, sheetTooLarge } from './spreadsheet.ts'
import type { SpreadsheetResult } from './spreadsheet-result.ts'

/** In milliseconds; 10,000 full rows take a tenth of it on one core. */
const timeout = 20_000
const maxMegabytes = 256

/** Maximum number of waiting spreadsheets; one is read at a time. */
const maxWaiting = 5
const oneAtATime = pLimit(1)

const toFault = (fault: SheetFault): Fault => ({ path: '/excelFile', ...fault })

/** A refusal of the spreadsheet, with its faults by row and column. */
const refusalOfSheet = (status: number, refusal: CodedMessage, faults: readonly SheetFault[]): HttpError => {
  const errors = faults.length === 0 ? [refusal] : faults.slice(0, maxFaults)
  return new HttpError(status, refusal.code, { params: refusal.params, errors: errors.map(toFault) })
}

const refusal = ({ status, coded, faults }: Pick<SheetRefusal, 'status' | 'coded' | 'faults'>): HttpError =>
  refusalOfSheet(status, coded, faults)

/**
 * Permissions of the process: it can read its own program and the spreadsheet. It inherits no settings, and so no
 * secrets.
 */
const bare = {
  env: {},
  execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${maxMegabytes}`],
  stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ('ignore' | 'pipe' | 'ipc')[],
  serialization: 'advanced' as const,
  timeout,
  killSignal: 'SIGKILL' as const,
}

const program = join(import.meta.dirname, 'spreadsheet-process.ts')

const responseOf = (path: string): Promise<SpreadsheetResult> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [path], bare)
    let last = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      last = `${last}${chunk}`.slice(-2000)
    })
    child.once('message', (response) => resolve(response as SpreadsheetResult))
    child.once('error', reject)
    child.once('exit', (_code, signal) => {
      // Killed after the timeout, or aborted when out of memory.
      if (signal !== null) reject(refusal(sheetTooLarge()))
      else reject(new Error(`The process that read a spreadsheet ended without a result. ${last}`))
    })
  })

/**
 * Reads the members of a spreadsheet, .xlsx or .csv, in a separate process, one spreadsheet at a time.
 * Throws 415, 413 or 422 with all faults, by row and column, and 503 while too many wait.
 */
export const readMembers = async (path: string): Promise<Extract<SpreadsheetResult, { kind: 'members' }>> => {
  if (oneAtATime.pendingCount >= maxWaiting) throw busy('import:busy')
  const response = await oneAtATime(() => responseOf(path))
  if (response.kind === 'refusal') throw refusal(response)
  return response
}

const batch = 1000

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / batch) }, (_, index) =>
    list.slice(index * batch, (index + 1) * batch),
  )

/** Throws 422, by row, for members whose id already exists. */
const checkNew = async (
  writer: Writer,
  members: readonly ImportedMember[],
  emailHeading: string,
): Promise<void> => {
  const usedAddresses = new Set<string>()
  for (const part of batches(members)) {
    const rows = await writer.db.query<{ email: string }>(
      `select wanted.email from unnest($1::text[]) as wanted (email)
        join app_user on app_user.u_email = lower(wanted.email)`,
      [part.map(({ member }) => member.email)],
    )
    for (const { email } of rows) usedAddresses.add(email)
  }
  const faults = members
    .filter(({ member }) => usedAddresses.has(member.email))
    .map(({ row }) => ({ row, column: emailHeading, code: 'import:cell.there' as const }))
  if (faults.length > 0) throw refusalOfSheet(422, refusedRows(faults), faults)
}

/**
 * Stores the members in the writer's transaction, many per statement. They have no password until one is sent to them.
 * Throws 422, by row, if an id already exists; nothing is stored then.
 */
export const storeMembers = async (
  writer: Writer,
  members: readonly ImportedMember[],
  emailHeading: string,
): Promise<void> => {
  // Imports run one at a time; a member added concurrently elsewhere is refused by the unique index.
  await writer.exclusive('member import')
  await checkNew(writer, members, emailHeading)
  const fixed = { registerType: 'WEB', verified: false, banned: false }
  for (const part of batches(members))
    await writer.insertAll(
      'User',
      part.map(({ member }) => ({ ...member, ...fixed })),
    )
}
