import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { totalLanguage } from '../../../generated/api/language/language.ts'
import { ApiError } from '../../../src/client/api-error.ts'
import { clientSession } from '../../../src/client/client-session.ts'
import { languagesRequest } from '../../../src/client/content-languages.ts'
import { shownNames } from '../../../src/console/engine/form/data/form-body.ts'
import {
  formFileOf,
  lookupRequest,
  recordIdOf,
  recordRequest,
  saveOperation,
  sendForm,
} from '../../../src/console/engine/form/data/form-request.ts'
import { formMapping, versionOf } from '../../../src/console/engine/form/data/mapping.ts'
import { startData } from '../../../src/console/engine/form/data/use-form-start.ts'
import { saveBody } from '../../../src/console/engine/form/saving/save-record.ts'
import { brokenRules, withoutBlanks } from '../../../src/console/engine/form/validation/form-errors.ts'
import { loadValidator } from '../../../src/console/engine/form/validation/load-validator.ts'
import { evaluateAll, type ValueContext } from '../../../src/console/engine/values.ts'
import { reasonFor } from '../../../src/console/widgets/shared/options.ts'
import type { Language } from '../../../src/console/widgets/widget.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import type { Module, Platform } from '../../../src/modules/format/types.ts'
import type { Operation, Table } from '../../../src/server/contract/read-contract.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'
import { regularOperation, Stock, unused } from '../../server/properties/fixture.ts'
import { bodiesOf } from '../../server/properties/generate.ts'
import { addressFor } from '../../support/contract/record-address.ts'
import { allModules, screensOf } from '../../support/module-screens.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { connect } from '../flows/support/real-api.ts'

/**
 * Opening a record's form and saving it must leave the record unchanged, in every module and both modes: for the
 * demo content, and for records generated from the contract, also with properties that the form does not show, or
 * of kinds that belong to another module.
 */

const modules = allModules().filter((module) => screensOf(module).edit)

/** The number of generated records for each kind of body. */
const { numRuns: madeUp } = propertyRuns(8)

let api: TestApi
let languages: readonly Language[]

/** The body with a text in every language, without which no form could be saved. */
const inEveryLanguage = (schema: Schema, body: JsonObject): JsonObject => {
  const isTexts = ({ items }: Schema): boolean =>
    plainSchema(items ?? {}).properties?.languageId?.['x-references'] === 'Language'
  const entries = Object.entries(plainSchema(schema).properties ?? {}).flatMap(([name, property]) => {
    const [first] = Array.isArray(body[name]) ? body[name].filter(isObject) : []
    if (!first || !isTexts(plainSchema(property))) return []
    return [[name, languages.map(({ id }) => ({ ...first, languageId: id }))] as const]
  })
  return { ...body, ...Object.fromEntries(entries) }
}

/** The parents of a table's records: every record that the path names (a section belongs to a page). */
const modulePaths = async (table: Table, create: Operation, stock: Stock): Promise<JsonObject[]> => {
  const named = table.references.find(({ path }) => create.path.includes(`{${path[0]}}`))
  if (!named) return [stock.outer(table)]
  const above = await api.services.store.find(named.target, {})
  return above.map(({ id }) => ({ ...stock.outer(table), [named.path[0] ?? '']: id }))
}

const makeUp = async (table: Table, create: Operation, stock: Stock): Promise<void> => {
  const places = await modulePaths(table, create, stock)
  const numRuns = Math.max(2, Math.ceil(madeUp / places.length))
  for (const [seed, place] of places.entries())
    for (const { body } of fc.sample(bodiesOf(create.body ?? {}, stock.known), { numRuns, seed })) {
      const whole = inEveryLanguage(create.body ?? {}, unused(table, create, body))
      const { status, body: response } = await api.call('POST', addressFor(create, null, place), {
        body: whole,
      })
      expect(status, `${create.id} ${JSON.stringify([response, whole])}`).toBe(200)
    }
}

beforeAll(async () => {
  api = await startTestApi({ settings: { DEMO: 'true' } })
  connect(api)
  const [admin] = await api.services.store.find('User', {}, { limit: 1 })
  const token = await api.tokenOf(admin?.id ?? 0)
  clientSession.token = () => token
  languages = (await totalLanguage()).payload
  const stock = new Stock(api)
  await stock.fill()
  for (const resource of new Set(modules.map(({ module }) => module.resource))) {
    const table = api.services.contract.tables.get(resource)
    const create = regularOperation(`create${resource}`)
    if (table && create) await makeUp(table, create, stock)
  }
  // In a new language every record lacks a text, and no form could be saved.
  for (const { id } of await api.services.store.find('Language', {}))
    if (languages.every((language) => language.id !== id))
      await api.services.store.transaction((writer) => writer.update('Language', id, { active: false }))
}, 240_000)
afterAll(() => api?.end())

/** Absent, null, an empty text and an empty list are equal for readers of a record. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const filled = (value: JsonValue | undefined): JsonValue | undefined => {
  if (Array.isArray(value)) return value.map((item) => filled(item) ?? null)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([, part]) => !isEmpty(part))
  return Object.fromEntries(entries.map(([name, part]) => [name, filled(part)]))
}

/** The stored values of a record that neither the server nor the form derives from others. */
const storedOf = async ({ module, form }: Module, id: number): Promise<unknown> => {
  const { contract, store } = api.services
  const body = { ...(await store.get(module.resource, id))?.body }
  const properties = plainSchema(contract.tables.get(module.resource)?.schema ?? {}).properties ?? {}
  for (const [name, schema] of Object.entries(properties)) if ('readOnly' in schema) delete body[name]
  for (const name of Object.keys(form?.payload?.set ?? {})) delete body[name]
  return filled(body)
}

const payloadOf = async <T>({ queryFn }: { queryFn?: unknown }): Promise<T> => {
  const ask = queryFn as (context: { signal: AbortSignal }) => Promise<{ payload: T }>
  return (await ask({ signal: new AbortController().signal })).payload
}

/** Whether the API refuses because the record's kind or parent belongs to another module. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || error.faults.some(({ path }) => path === '/id' || path === '/fazilatType'))

/** The initial state of a form. */
interface Untouched {
  data: Readonly<Record<string, unknown>>
  shown: readonly string[]
  canBeSaved: boolean
  /** The request of a save. */
  request: string
  save: () => Promise<unknown>
}

/** Requested once per module: languages and the page do not change. */
const beside = async (module: Module, route: ValueContext) => {
  const form = formFileOf(module)
  return {
    languages: await payloadOf<readonly Language[]>(languagesRequest()),
    lookup: form.lookup && (await payloadOf(lookupRequest(module, route))),
  }
}

type Beside = Awaited<ReturnType<typeof beside>>

/** Opens a record's form; null for a record of another parent. */
const open = async (
  module: Module,
  id: number,
  platform: Platform,
  { languages: active, lookup }: Beside,
): Promise<Untouched | null> => {
  const form = formFileOf(module)
  const idParam = (form.pathParams?.id as { $route: string } | undefined)?.$route ?? 'id'
  const values: ValueContext = { platform, route: { [idParam]: String(id) }, lookup }
  const stored = (await api.services.store.get(module.module.resource, id))?.body ?? {}
  for (const [name, value] of Object.entries(evaluateAll(form.pathParams, values)))
    if (name in stored && stored[name] !== value) return null

  const mapping = formMapping(module, { mode: 'update', languages: active })
  const record = await payloadOf(recordRequest(module, values))
  const data = startData(form, mapping, values, record)
  const validator = await loadValidator(module)
  const state = { data, shown: shownNames(validator, mapping.schema, data) }
  const body = saveBody({ module, mapping, validator, values }, data, data)
  const operation = saveOperation(module, 'update', record, values) ?? ''
  return {
    ...state,
    request: JSON.stringify([
      operation,
      evaluateAll(form.pathParams, values),
      recordIdOf(form, values),
      body,
    ]),
    canBeSaved:
      reasonFor(form.locked, record) === undefined &&
      brokenRules(validator, mapping.schema, withoutBlanks(data)).length === 0,
    save: () => sendForm(module, operation, body, values, { version: versionOf(form, record) }),
  }
}

/** Saves the unchanged form; returns whether the API accepted it. The stored record is unchanged in either case. */
const save = async (module: Module, id: number, form: Untouched): Promise<boolean> => {
  const before = await storedOf(module, id)
  const taken = await form.save().then(
    () => true,
    (error: unknown) => {
      // The API may refuse what the form does not accept either.
      if (form.canBeSaved && !isElsewhere(error)) throw error
      return false
    },
  )
  expect({ id, stored: await storedOf(module, id) }).toEqual({ id, stored: before })
  return taken
}

/**
 * Opens and saves in one mode, then in the other unless the request is the same; returns whether the API accepted
 * it.
 */
const saveInBothModes = async (module: Module, id: number, more: Beside): Promise<boolean> => {
  const looksOf = (form: Untouched | null) =>
    form && { id, data: filled(form.data as JsonObject), shown: form.shown }
  const web = await open(module, id, 'WEB', more)
  const taken = web !== null && (await save(module, id, web))
  const mobile = await open(module, id, 'MOBILE', more)
  expect(looksOf(mobile), 'the mode decides nothing').toEqual(looksOf(web))
  if (mobile === null || mobile.request === web?.request) return taken
  return (await save(module, id, mobile)) && taken
}

it.each(modules.map((module) => [module.id, module] as const))(
  '%s: a record that is opened and saved at once is stored as it was, in both modes',
  async (_, module) => {
    const records = await api.services.store.find(module.module.resource, {})
    const more = await beside(module, { platform: 'WEB' })
    let saved = 0
    for (const { id } of records) if (await saveInBothModes(module, id, more)) saved += 1
    expect(saved, `of ${records.length} records`).toBeGreaterThan(0)
  },
  120_000,
)
