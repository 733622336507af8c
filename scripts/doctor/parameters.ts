import { pagePaths, recordsIn } from '../../src/contract/conventions/page.ts'
import { lookupParameters, pageParameters, pageQuery } from '../../src/contract/conventions/query.ts'
import { asRecord, isObject, type PlainObject } from '../../src/contract/json.ts'
import type { Api } from './api.ts'

/** A query parameter of a list, as the contract declares it. */
export interface QueryParameter {
  name: string
  schema: PlainObject
  filter: unknown
}

/** A text that no record contains. */
const nowhere = 'zqxj-doctor'

type Row = Readonly<Record<string, unknown>>

const payloadOf = async (
  api: Api,
  path: string,
  query: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await api.get(`${path}?${search}`)
  return status === 200 ? asRecord(body).payload : undefined
}

const typesOf = ({ type }: PlainObject): readonly unknown[] => [type].flat()

/** A value of a filter, and whether a row may be in the filtered list; undefined for filters that cannot be tried. */
const trialOf = (
  { name, schema, filter }: QueryParameter,
  rows: readonly Row[],
): { value: unknown; accepts: (row: Row) => boolean } | undefined => {
  if (name === lookupParameters.ids) {
    const id = rows[0]?.id
    return id === undefined ? undefined : { value: id, accepts: (row) => row.id === id }
  }
  if (name === lookupParameters.search) return { value: nowhere, accepts: () => false }
  if (filter !== undefined && !isObject(filter)) return undefined
  const types = typesOf(schema)
  const isOwn = filter === undefined && rows.some((row) => Object.hasOwn(row, name))
  if (types.includes('string') && !Array.isArray(schema.enum) && schema.format === undefined)
    return schema.pattern === undefined ? { value: nowhere, accepts: () => false } : undefined
  if (!isOwn) return undefined
  const value = rows.map((row) => row[name]).find((one) => one !== null && one !== undefined)
  return value === undefined || typeof value === 'object'
    ? undefined
    : { value, accepts: (row) => row[name] === undefined || row[name] === value }
}

/** Names of the filters that a list ignores: it returns rows that the filter excludes. */
export const ignoredFilters = async (
  api: Api,
  path: string,
  parameters: readonly QueryParameter[],
  rows: readonly Row[],
): Promise<readonly string[]> => {
  const ignored: string[] = []
  for (const parameter of parameters) {
    const trial = trialOf(parameter, rows)
    if (!trial || rows.length === 0) continue
    const payload = await payloadOf(api, path, {
      ...pageQuery({ page: 0, size: 10 }),
      [parameter.name]: trial.value,
    })
    if (payload !== undefined && recordsIn(payload).some((row) => !trial.accepts(row)))
      ignored.push(parameter.name)
  }
  return ignored
}

/** The id of a row; some rows wrap their record (`{khanka: {…}}`). */
export const idOf = (row: Row | undefined): unknown =>
  row?.id ??
  Object.values(row ?? {})
    .map((part) => asRecord(part).id)
    .find((id) => id !== undefined)

/** The faults of a list's pages: too many rows, the same rows on two pages, no total. */
export const pagingFaults = async (api: Api, path: string): Promise<readonly string[]> => {
  const [first, second, large] = await Promise.all(
    [
      { page: 0, size: 1 },
      { page: 1, size: 1 },
      { page: 0, size: 100 },
    ].map((page) => payloadOf(api, path, pageQuery(page))),
  )
  const [one, other, all] = [first, second, large].map(recordsIn)
  const total = isObject(first) ? first[pagePaths.total] : undefined
  const faults = [
    typeof total !== 'number' && `no \`${pagePaths.total}\``,
    (one?.length ?? 0) > 1 && `\`${pageParameters.size}=1\` returns ${one?.length} rows`,
    one?.[0] !== undefined &&
      idOf(one[0]) === idOf(other?.[0]) &&
      `\`${pageParameters.index}=1\` returns the first page`,
    typeof total === 'number' &&
      (all?.length ?? 0) < Math.min(total, 100) &&
      `\`${pageParameters.size}=100\` returns ${all?.length} of ${total} rows`,
  ]
  return faults.filter((fault) => fault !== false)
}
