import type { FastifyBaseLogger } from 'fastify'
import { hour } from '../../contract/dates.ts'
import { holdsRichText } from '../contract/schema.ts'
import { fileResource } from '../contract/table/field.ts'
import { identifier } from '../contract/table/names.ts'
import type { Table } from '../contract/table/table.ts'
import type { Services } from '../services.ts'
import {
  fileKeyInText,
  fileObjectName,
  noteRemovedFile,
  readFileUrl,
  removeNotedFiles,
  unnamedFileDays,
} from '../store/files/files.ts'
import { entrySql, keptNamesSql, system } from '../store/history/entry.ts'
import { removeOldEntries } from '../store/history/read-history.ts'
import { removeOldKeys } from '../store/idempotency-keys.ts'
import { removeOldMessages } from '../store/message-table.ts'
import { Values } from '../store/read/where.ts'
import { referencedSql } from '../store/write/links.ts'
import { readRecord } from '../store/write/records.ts'
import { removeForgotten } from './receive.ts'

interface Candidate {
  id: number
  url: string
}

const spared = `interval '${unnamedFileDays} days'`
const batch = 500

/** Keys of the files in rich text, read in portions to leave time for requests. */
const keysInTexts = async (services: Services, table: Table, keys: Set<string>): Promise<void> => {
  const { database } = services
  const portion = 2000
  for (let after = 0; ; ) {
    const rows = await database.query<{ last: number | null; found: string[] | null }>(
      `select max(id) as last, array_agg(distinct match[1]) filter (where match is not null) as found
        from (select id, body from ${identifier(table.name)} where id > $1 order by id limit ${portion}) as part
        left join lateral regexp_matches(part.body::text, '${fileKeyInText}', 'g') as match on true`,
      [after],
    )
    const last = rows[0]?.last ?? null
    if (last === null) return
    for (const key of rows[0]?.found ?? []) keys.add(key)
    after = Number(last)
  }
}

/** SQL of whether a record refers to the file `f`, including records in the trash and versions in the history. */
const usedSql = (files: Table): string => {
  const names = `array[${keptNamesSql('f')}]`
  const kept = ['record_history', 'record_trash'].map(
    (table) => `exists (select from ${table} k where k.files && ${names})`,
  )
  return [referencedSql(files, 'f.id') ?? 'false', ...kept].join(' or ')
}

const candidates = async (services: Services, files: Table, after: number): Promise<Candidate[]> => {
  const referenced = usedSql(files)
  return services.database.query<Candidate>(
    `select f.id, f.body ->> 'fileUrl' as url from ${identifier(files.name)} f
      where f.id > $1 and f.created_at < now() - ${spared} and not (${referenced}) order by f.id limit ${batch}`,
    [after],
  )
}

/** Removes a file if it is still unused; concurrent writers that refer to it wait and are refused. */
const collect = async (services: Services, files: Table, { id, url }: Candidate): Promise<boolean> => {
  const place = readFileUrl(url)
  const referenced = usedSql(files)
  return services.database.transaction(async (transaction) => {
    const record = await readRecord(transaction, files, id, 'for update')
    if (!record) return false
    const values = new Values()
    const number = values.add(id)
    const note = entrySql(files, 'gone', { kind: 'DELETE', author: system, before: record.body }, values)
    const deleted = await transaction.query(
      `with gone as (
        delete from ${identifier(files.name)} f
          where f.id = ${number}::bigint and not (${referenced}) returning f.id, f.version),
      noted as (${note})
      select id from gone`,
      values.list,
    )
    if (deleted.length === 0) return false
    if (place) await noteRemovedFile(transaction, fileObjectName(place.key, place.extension))
    return true
  })
}

const keysInAllTexts = async (services: Services): Promise<Set<string>> => {
  const keys = new Set<string>()
  for (const table of services.contract.tables.values())
    if (holdsRichText(table.schema)) await keysInTexts(services, table, keys)
  return keys
}

/**
 * Removes expired history entries, trash records and idempotency keys; uploaded files that no record or rich text
 * refers to, now or in the history, once no draft can refer to them either; and abandoned uploads. Returns the number
 * of removed files.
 */
export const sweepFiles = async (services: Services): Promise<number> => {
  const { historyDays, trashDays } = services.settings
  await services.store.transaction((writer) => writer.purge({ olderThanDays: trashDays }))
  await removeOldKeys(services.database)
  await removeOldMessages(services.database, trashDays)
  if (historyDays > 0) await removeOldEntries(services.database, historyDays)
  await removeForgotten(services.uploadFolder, Date.now())
  const files = services.contract.tables.get(fileResource)
  if (!files) return 0
  await removeNotedFiles(services.database, services.files)
  let removed = 0
  let part = await candidates(services, files, 0)
  const shown = part.length === 0 ? new Set<string>() : await keysInAllTexts(services)
  while (part.length > 0) {
    for (const candidate of part) {
      const key = readFileUrl(candidate.url)?.key
      const isShown = key !== undefined && shown.has(key)
      if (!isShown && (await collect(services, files, candidate))) removed += 1
    }
    await removeNotedFiles(services.database, services.files)
    part = await candidates(services, files, part.at(-1)?.id ?? 0)
  }
  return removed
}

/** Sweeps now and every hour; returns a function that stops it and waits for a sweep in progress. */
export const startSweeping = (services: Services, log: FastifyBaseLogger): (() => Promise<void>) => {
  let going: Promise<void> = Promise.resolve()
  const sweep = (): void => {
    going = sweepFiles(services).then(
      (removed) => {
        if (removed > 0) log.info({ removed }, 'files that nothing refers to were removed')
      },
      (error: unknown) => log.error({ err: error }, 'files could not be swept'),
    )
  }
  sweep()
  const timer = setInterval(sweep, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await going
  }
}
