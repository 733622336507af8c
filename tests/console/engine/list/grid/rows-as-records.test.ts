import { afterAll, beforeAll, expect, it } from 'vitest'
import { totalLanguage } from '../../../../../generated/api/language/language.ts'
import { clientSession } from '../../../../../src/client/client-session.ts'
import { formFileOf, recordRequest } from '../../../../../src/console/engine/form/data/form-request.ts'
import { formMapping, readForm } from '../../../../../src/console/engine/form/data/mapping.ts'
import { getCell, gridColumns, isSameCell } from '../../../../../src/console/engine/list/grid/grid-columns.ts'
import { dataOf, isInRows } from '../../../../../src/console/engine/list/grid/use-grid-rows.ts'
import { listRequest, readRows } from '../../../../../src/console/engine/list/state/list-rows.ts'
import { readListUrl } from '../../../../../src/console/engine/list/state/list-url.ts'
import { operationOf } from '../../../../../src/console/engine/operations.ts'
import type { Language } from '../../../../../src/console/widgets/widget.ts'
import { allModules, screensOf } from '../../../../support/module-screens.ts'
import { startTestApi, type TestApi } from '../../../../support/server/test-api.ts'
import { connect } from '../../../flows/support/real-api.ts'

/** In every module, a cell's value from the list row equals the form's value from the record. */
const modules = allModules().filter(
  (module) =>
    module.list &&
    screensOf(module).edit &&
    operationOf(module.module, 'get') !== undefined &&
    !JSON.stringify([module.list, module.form?.pathParams]).includes('$route'),
)

let api: TestApi
let languages: readonly Language[]

beforeAll(async () => {
  api = await startTestApi({ settings: { DEMO: 'true' } })
  connect(api)
  const [admin] = await api.services.store.find('User', {}, { limit: 1 })
  const token = await api.tokenOf(admin?.id ?? 0)
  clientSession.token = () => token
  languages = (await totalLanguage({ active: true })).payload
}, 60_000)
afterAll(() => api?.end())

const payloadOf = async ({ queryFn }: { queryFn?: unknown }): Promise<unknown> => {
  const ask = queryFn as (context: { signal: AbortSignal }) => Promise<{ payload: unknown }>
  return (await ask({ signal: new AbortController().signal })).payload
}

it.each(modules.map((module) => [module.id, module] as const))('%s', async (_, module) => {
  const list = module.list ?? { columns: [] }
  const values = { platform: 'WEB' as const }
  const mapping = formMapping(module, { mode: 'update', languages })
  const state = readListUrl(list, new URLSearchParams())
  const { rows } = readRows(list, await payloadOf(listRequest(module, state, values)))
  const stored = rows.map((row) => ({ key: String(row.id), row, data: dataOf(module, mapping, row) }))
  const columns = gridColumns(module, mapping).filter((column) => isInRows(column, module, stored))
  for (const { key, data } of stored.slice(0, 5)) {
    const context = { ...values, route: { id: key } }
    const record = readForm(formFileOf(module), await payloadOf(recordRequest(module, context)), mapping)
    const others = columns.filter((column) => !isSameCell(getCell(data, column), getCell(record, column)))
    expect(others.map((column) => [column.key, getCell(data, column), getCell(record, column)])).toEqual([])
  }
})
