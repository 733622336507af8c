// @vitest-environment node

import { readFileSync } from 'node:fs'
import type { InternalAxiosRequestConfig } from 'axios'
import { beforeAll, expect, it } from 'vitest'
import { languagesRequest } from '../../../src/client/content-languages.ts'
import { http } from '../../../src/client/http.ts'
import { shownNames, writeForm } from '../../../src/console/engine/form/data/form-body.ts'
import {
  formFileOf,
  lookupRequest,
  recordIdOf,
  recordRequest,
  saveOperation,
} from '../../../src/console/engine/form/data/form-request.ts'
import { startData } from '../../../src/console/engine/form/data/form-start.ts'
import type { Mapping } from '../../../src/console/engine/form/data/mapping.ts'
import { brokenRules, withoutBlanks } from '../../../src/console/engine/form/validation/broken-rules.ts'
import { loadValidator } from '../../../src/console/engine/form/validation/load-validator.ts'
import type { ValueContext } from '../../../src/console/engine/values.ts'
import { findWidget } from '../../../src/console/widgets/registry.ts'
import type { Language } from '../../../src/console/widgets/widget.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { allModules, isSeenIn, screensOf } from '../../support/module-screens.ts'

interface Documented {
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

const document = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Documented>> }
const contract = readContract(document)

/** The example that the contract has for a request, as the mock of the API answers it. */
const exampleFor = (method: string, url: string): unknown => {
  const path = url.split('?')[0] ?? ''
  const fitting = Object.keys(document.paths)
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0]
  const operation = document.paths[fitting ?? '']?.[method]
  return operation?.responses[200]?.content?.['application/json']?.example
}

beforeAll(() => {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => ({
    data: exampleFor(config.method ?? 'get', config.url ?? ''),
    status: 200,
    statusText: 'OK',
    headers: {},
    config,
  })
})

const payloadOf = async <T>({ queryFn }: { queryFn: unknown }): Promise<T> => {
  const ask = queryFn as (context: { signal: AbortSignal }) => Promise<{ payload: T }>
  return (await ask({ signal: new AbortController().signal })).payload
}

/** Modules that share their resource with another, whose kind of record the contract shows: what that kind lacks. */
const otherKinds: Readonly<Record<string, string>> = {
  'amaliyat-fazilat': 'content',
  'hadith-fazilat': 'content',
  'amaliyat-sub-category': 'parentCategoryId',
  'day-subcategories': 'parentCategoryId',
  'hadith-subcategories': 'parentCategoryId',
}

const modules = allModules().filter((module) => screensOf(module).edit)

it.each(modules.map((module) => [module.id, module] as const))(
  '%s: the record that the contract shows can be opened and saved as it is',
  async (_, module) => {
    const form = formFileOf(module)
    const platform = isSeenIn(module, 'WEB') ? 'WEB' : 'MOBILE'
    const idParam = (form.pathParams?.id as { $route: string } | undefined)?.$route ?? 'id'
    const route: ValueContext = { platform, route: { [idParam]: '1' } }
    const lookup = form.lookup && (await payloadOf(lookupRequest(module, route)))
    const values: ValueContext = { ...route, lookup }
    const languages = await payloadOf<readonly Language[]>(languagesRequest())
    const context = { mode: 'update' as const, languages }
    const mapping: Mapping = { schema: module.schema ?? {}, ui: module.ui ?? {}, findWidget, context }
    const record = await payloadOf(recordRequest(module, values))
    const data = startData(form, mapping, values, record)
    const validator = await loadValidator(module)
    const broken = brokenRules(validator, mapping.schema, withoutBlanks(data))
    const other = otherKinds[module.id]
    expect(broken).toEqual(
      other === undefined
        ? []
        : [expect.objectContaining({ keyword: 'required', params: { missingProperty: other } })],
    )
    if (other !== undefined) return
    const state = { data, shown: shownNames(validator, mapping.schema, data) }
    const body = writeForm(form, mapping, values, { ...state, id: recordIdOf(form, values), opened: state })
    const operation = contract.operation(saveOperation(module, 'update', record, values) ?? '')
    expect(contract.refusal(operation?.body as never, body)).toBeUndefined()
  },
)
