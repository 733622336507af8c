import { literal } from '../../contract/table/names.ts'
import type { Tables } from '../../contract/table/table.ts'
import type { Database, Transaction } from '../database.ts'
import { allowMaintenance } from '../history/history-table.ts'
import { updateSearchTriggers } from '../search/search-table.ts'
import type { Definition } from './definition.ts'
import { placeInWords } from './place-sql.ts'
import { hasRenamedProperties, moveRenamedProperties, renameTables } from './renames.ts'
import { type Findings, inspectStoredData, markInspected, type TypeMismatch } from './stored-data.ts'
import { definitionsFor, statementsFor } from './tables.ts'

const inRecords = (count: number): string => `in ${count} ${count === 1 ? 'record' : 'records'}`

const where = ({ table, path, name }: TypeMismatch): string => `${table.name}.${placeInWords(path, name)}`

/** Describes the schema that a keyword belongs in: that of the record, or of the items of a list in it. */
const schemaOf = ({ table, path }: TypeMismatch): string => {
  const within = path.filter((part) => part !== '*').join('.')
  return within === '' ? `the schema ${table.resource}` : `the schema of ${table.resource}.${within}`
}

const unknownProperty = (
  misfit: TypeMismatch,
): string => `- ${where(misfit)}: data ${inRecords(misfit.records)}
    renamed: add "x-renamed-from: ${misfit.name}" to the property that takes its place in ${schemaOf(misfit)}
    dropped on purpose: add "x-dropped: [${misfit.name}]" to ${schemaOf(misfit)}`

const unknownTable = ({
  name,
  records,
}: Findings['tables'][number]): string => `- table ${name}: ${records} ${records === 1 ? 'record' : 'records'}
    renamed: add "x-renamed-from: ${name}" beside the x-table that takes its place
    dropped on purpose: add "x-dropped: [${name}]" at the top of openapi/openapi.yaml`

const missingProperty = (
  misfit: TypeMismatch,
): string => `- ${where(misfit)}: missing ${inRecords(misfit.records)}
    give it a default in ${schemaOf(misfit)}, let it be null, take it out of "required", or write it into the records`

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}\n${lines.join('\n')}`]

/** One message with all mismatches and their remedies; null if there are none. */
const mismatchMessage = ({ tables, unknown, missing }: Findings): string | null => {
  const parts = [
    ...section('The database holds data that the contract does not know; nobody would see it any more.', [
      ...tables.map(unknownTable),
      ...unknown.map(unknownProperty),
    ]),
    ...section('The contract always shows what some records do not have.', missing.map(missingProperty)),
  ]
  return parts.length === 0 ? null : parts.join('\n')
}

/** Updates history, trash and keys to the present names of tables (`x-renamed-from`), within a transaction. */
const renameInHistory = async (transaction: Transaction, tables: Tables): Promise<void> => {
  const renamed = [...tables.values()].filter(({ renamedFrom }) => renamedFrom.length > 0)
  if (renamed.length === 0) return
  await transaction.query(allowMaintenance('UPDATE'))
  for (const { name, renamedFrom } of renamed)
    for (const kept of ['record_history', 'record_trash', 'idempotency_key'])
      await transaction.query(`update ${kept} set table_name = $1 where table_name = any($2::text[])`, [
        name,
        renamedFrom,
      ])
  await transaction.query(allowMaintenance(''))
}

const remember = `create table if not exists applied_definition (
  name text primary key,
  definition text not null,
  applied_at timestamptz not null default now()
)`

/** Without the extension (which the database user may not be allowed to create) searches still work, but slower. */
const hasTrigrams = async (transaction: Transaction): Promise<boolean> => {
  try {
    await transaction.savepoint(() => transaction.query('create extension if not exists pg_trgm'))
    return true
  } catch {
    return false
  }
}

const withItsOwn = (required: Definition, all: readonly Definition[]): readonly string[] => [
  required.name,
  ...all.filter(({ standsOn }) => standsOn === required.name).map(({ name }) => name),
]

/** Statements that drop what has changed, so that it can be recreated from the records. */
const cureFor = (required: Definition, all: readonly Definition[]): string => {
  const names = withItsOwn(required, all).map(literal).join(', ')
  return `${required.unmake}; delete from applied_definition where name in (${names});`
}

const refusal = (
  changed: readonly { required: Definition; applied: string }[],
  all: readonly Definition[],
): Error => {
  const cases = changed.map(({ required, applied }) => {
    const cure =
      required.unmake === null
        ? 'It holds data; give the new one another name in the contract, or move the data by hand.'
        : `To accept the new one, run this and start again (nothing is lost, it is derived from the records; make sure they fit):\n    ${cureFor(required, all)}`
    return `- ${required.name}\n    is:      ${applied}\n    becomes: ${required.definition}\n  ${cure}`
  })
  return new Error(
    `The contract changed what is stored, and that needs a decision. Nothing was changed.\n${cases.join('\n')}`,
  )
}

/** One after the other, to name the one that fails. */
const makeEach = async (
  transaction: Transaction,
  statements: readonly { name: string; make: string }[],
): Promise<void> => {
  for (const { name, make } of statements) {
    try {
      await transaction.query(make)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `The stored records do not allow the ${name} that the contract asks for: ${reason}. Correct the records or the contract, then start again. Nothing was changed.`,
        { cause: error },
      )
    }
  }
}

const make = async (transaction: Transaction, missing: readonly Definition[]): Promise<void> => {
  const statements = statementsFor(missing)
  const allAtOnce = statements.map((statement) => statement.make).join(';\n')
  try {
    await transaction.savepoint(() => transaction.query(allAtOnce))
  } catch {
    await makeEach(transaction, statements)
  }
  await transaction.query(
    'insert into applied_definition (name, definition) select * from unnest($1::text[], $2::text[])',
    [missing.map(({ name }) => name), missing.map(({ definition }) => definition)],
  )
}

/**
 * Adds missing definitions of the contract to the database, or those selected by `only`, within a transaction. Returns
 * the added ones. Throws, with the decision to make, when an existing one would have to change.
 */
export const addMissingDefinitions = async (
  transaction: Transaction,
  tables: Tables,
  only: (definition: Definition) => boolean = () => true,
): Promise<string[]> => {
  await transaction.query(remember)
  const trigrams = await hasTrigrams(transaction)
  const rows = await transaction.query<{ name: string; definition: string }>(
    'select name, definition from applied_definition',
  )
  const applied = new Map(rows.map(({ name, definition }) => [name, definition]))
  const required = definitionsFor(tables, trigrams)
  const changed = required.flatMap((definition) => {
    const current = applied.get(definition.name)
    return current === undefined || current === definition.definition
      ? []
      : [{ required: definition, applied: current }]
  })
  const undecided = changed.filter((each) => !each.required.remade)
  if (undecided.length > 0) throw refusal(undecided, required)
  for (const { required: remade } of changed) {
    await transaction.query(cureFor(remade, required))
    for (const name of withItsOwn(remade, required)) applied.delete(name)
  }
  const missing = required.filter((definition) => !applied.has(definition.name) && only(definition))
  if (missing.length > 0) await make(transaction, missing)
  return missing.map(({ name }) => name)
}

/**
 * Definitions that writing records requires: tables with their columns. Keys, links and indexes are derived from
 * records.
 */
export const isBase = ({ unmake, column }: Definition): boolean => unmake === null || column !== undefined

/** Options of a migration. */
export interface UpdateOptions {
  /** Tables intentionally no longer used in the contract. */
  readonly droppedTables?: readonly string[]
  /** Called with data that is not in the contract, instead of throwing: an earlier version may start again. */
  readonly onHidden?: (message: string) => void
}

const tablesAmong = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name.startsWith('table ') ? [name.slice('table '.length)] : [])))

/**
 * Moves stored data to its present names in the contract, adds missing definitions, and compares stored data with the
 * contract, all within a transaction. Returns what was moved and added. Throws, with the decision to make, where
 * something existing would have to change, data would be hidden, or required properties are missing.
 */
export const migrateWithin = async (
  transaction: Transaction,
  tables: Tables,
  { droppedTables = [], onHidden }: UpdateOptions = {},
): Promise<{ carried: string[]; created: string[] }> => {
  const renamed = await renameTables(transaction, tables)
  const first = hasRenamedProperties(tables) ? await addMissingDefinitions(transaction, tables, isBase) : []
  const carried = await moveRenamedProperties(transaction, tables)
  const created = [...first, ...(await addMissingDefinitions(transaction, tables))]
  await renameInHistory(transaction, tables)
  await updateSearchTriggers(transaction, tables)
  const findings = await inspectStoredData(transaction, tables, {
    dropped: droppedTables,
    empty: tablesAmong(created),
  })
  const message = mismatchMessage(findings)
  if (message === null) await markInspected(transaction, tables)
  else if (onHidden && findings.missing.length === 0) onHidden(message)
  else
    throw new Error(
      `${message}\nNothing was changed.${findings.missing.length === 0 ? ' ALLOW_HIDDEN_DATA=true starts all the same and leaves it where it is, for going back to a version before.' : ''}`,
    )
  return { carried: [...renamed, ...carried], created }
}

/** Migrates the database to the contract, all or nothing. Returns the changes. */
export const migrate = async (
  database: Database,
  tables: Tables,
  options: UpdateOptions = {},
): Promise<string[]> => {
  const { carried, created } = await database.exclusively((transaction) =>
    migrateWithin(transaction, tables, options),
  )
  return [...carried, ...created]
}
