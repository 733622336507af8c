import { readFileSync } from 'node:fs'
import type { InternalAxiosRequestConfig } from 'axios'
import { beforeAll, expect, it } from 'vitest'
import { exampleNameFor, withNamedExamples } from '../../../scripts/mock/named-examples.ts'
import { languagesRequest } from '../../../src/client/content-languages.ts'
import { http } from '../../../src/client/http.ts'
import {
  formFileOf,
  lookupRequest,
  recordRequest,
  saveOperation,
} from '../../../src/console/engine/form/data/form-request.ts'
import { formMapping } from '../../../src/console/engine/form/data/mapping.ts'
import { startData } from '../../../src/console/engine/form/data/use-form-start.ts'
import { saveBody } from '../../../src/console/engine/form/saving/save-record.ts'
import { brokenRules, withoutBlanks } from '../../../src/console/engine/form/validation/form-errors.ts'
import { loadValidator } from '../../../src/console/engine/form/validation/load-validator.ts'
import { listRequest } from '../../../src/console/engine/list/state/list-rows.ts'
import { readListUrl } from '../../../src/console/engine/list/state/list-url.ts'
import { getPath, type ValueContext } from '../../../src/console/engine/values.ts'
import type { Language } from '../../../src/console/widgets/widget.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { modulePaths } from '../../../src/modules/format/paths.ts'
import type { Module } from '../../../src/modules/format/types.ts'
import { allModules, isSeenIn, screensOf } from '../../support/module-screens.ts'

interface Shown {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface Documented {
  responses: Record<string, { content?: Record<string, Shown> }>
}

const bundle = new URL('../../../generated/openapi.json', import.meta.url)
const document = withNamedExamples(JSON.parse(readFileSync(bundle, 'utf8'))) as {
  paths: Record<string, Record<string, Documented>>
}
const contract = readContract(document)

/** The response of the API's mock: the example of the requested record or filter. */
const exampleFor = (method: string, url: string): unknown => {
  const path = url.split('?')[0] ?? ''
  const fitting = Object.keys(document.paths)
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0]
  const media = document.paths[fitting ?? '']?.[method]?.responses[200]?.content?.['application/json']
  const { examples = {} } = media ?? {}
  return media?.example ?? examples[exampleNameFor(document, url) ?? 'first']?.value
}

beforeAll(() => {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => ({
    data: exampleFor(config.method ?? 'get', http.getUri(config)),
    status: 200,
    statusText: 'OK',
    headers: {},
    config,
  })
})

const payloadOf = async <T>({ queryFn }: { queryFn?: unknown }): Promise<T> => {
  const ask = queryFn as (context: { signal: AbortSignal }) => Promise<{ payload: T }>
  return (await ask({ signal: new AbortController().signal })).payload
}

/** Records whose form asks for what they lack, for example the answer of a question. */
const asksForMore: Readonly<Record<string, readonly string[]>> = { faq: ['2'] }

const modules = allModules().filter((module) => screensOf(module).edit)

/** The parameters of a module's addresses, each the id of the first record; `id` is that of the form. */
const routeOf = (module: Module, id: string) => {
  const idParam = (formFileOf(module).pathParams?.id as { $route: string } | undefined)?.$route ?? 'id'
  const names = (['list', 'edit'] as const).flatMap((page) =>
    modulePaths(module.module, page).flatMap((path) =>
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    ),
  )
  return { ...Object.fromEntries(names.map((name) => [name, '1'])), [idParam]: id }
}

/** The ids of the records in a module's list; without a list, the id of the only record. */
const shownBy = async (module: Module, values: ValueContext): Promise<readonly string[]> => {
  if (!module.list || module.list.rows !== undefined) return ['1']
  const state = readListUrl(module.list, new URLSearchParams())
  const { content } = await payloadOf<{ content?: readonly unknown[] }>(listRequest(module, state, values))
  return (content ?? []).map((row) =>
    String(getPath(row, [module.list?.row, 'id'].filter(Boolean).join('.'))),
  )
}

const saveUnchanged = async (module: Module, id: string): Promise<void> => {
  const form = formFileOf(module)
  const platform = isSeenIn(module, 'WEB') ? 'WEB' : 'MOBILE'
  const route: ValueContext = { platform, route: routeOf(module, id) }
  const lookup = form.lookup && (await payloadOf(lookupRequest(module, route)))
  const values: ValueContext = { ...route, lookup }
  const languages = await payloadOf<readonly Language[]>(languagesRequest())
  const mapping = formMapping(module, { mode: 'update', languages })
  const record = await payloadOf(recordRequest(module, values))
  const data = startData(form, mapping, values, record)
  const validator = await loadValidator(module)
  expect(brokenRules(validator, mapping.schema, withoutBlanks(data)), id).toEqual([])
  const body = saveBody({ module, mapping, validator, values }, data, data)
  const operation = contract.operation(saveOperation(module, 'update', record, values) ?? '')
  expect(contract.refusal(operation?.body as never, body), id).toBeUndefined()
}

it.each(modules.map((module) => [module.id, module] as const))(
  '%s: every record that the contract shows can be opened and saved as it is',
  async (_, module) => {
    const platform = isSeenIn(module, 'WEB') ? 'WEB' : 'MOBILE'
    const shown = await shownBy(module, { platform, route: routeOf(module, '1') })
    expect(shown.length).toBeGreaterThan(0)
    for (const id of shown) if (!asksForMore[module.id]?.includes(id)) await saveUnchanged(module, id)
  },
)
