import { CompiledQuery, type IsolationLevel, type Kysely } from 'kysely'
import type { Database, Schema } from '../../../src/server/store/database.ts'

const note = /insert into record_history[\s\S]*? from (?=(?:written|gone)\b)/

/** The statement without the entry that it notes in the history, and without the values of that. */
export const withoutNote = (sql: string, values: readonly unknown[]): CompiledQuery => {
  const kept: unknown[] = []
  const numbers = new Map<string, number>()
  const rest = sql.replace(note, 'select id from ').replace(/\$(\d+)/g, (_all, number: string) => {
    const known = numbers.get(number) ?? kept.push(values[Number(number) - 1])
    numbers.set(number, known)
    return `$${known}`
  })
  return CompiledQuery.raw(rest, kept)
}

/** An object whose methods stay its own, some of them replaced. */
const replacing = <T extends object>(target: T, replaced: object): T =>
  new Proxy(target, {
    get: (object, name) => {
      if (Object.hasOwn(replaced, name)) return Reflect.get(replaced, name)
      const value: unknown = Reflect.get(object, name, object)
      return typeof value === 'function' ? value.bind(object) : value
    },
  })

const silent = <K extends Kysely<Schema>>(kysely: K): K =>
  replacing(kysely, {
    executeQuery: (statement: CompiledQuery) =>
      kysely.executeQuery(
        note.test(statement.sql) ? withoutNote(statement.sql, statement.parameters) : statement,
      ),
    // As the store begins its transactions.
    startTransaction: () => ({
      setIsolationLevel: (level: IsolationLevel) => ({
        execute: async () => silent(await kysely.startTransaction().setIsolationLevel(level).execute()),
      }),
    }),
  })

/** The database as it was before there was a history of its records: its writes note nothing. */
export const withoutHistory = (database: Database): Database => ({
  ...database,
  kysely: silent(database.kysely),
  // It is the other's to close.
  close: () => Promise.resolve(),
})
