import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject, type JsonObject, type JsonValue } from '../../../src/contract/json.ts'
import { plainSchema, type Schema } from '../../../src/server/contract/schema.ts'
import { addressFor } from '../../support/contract/record-address.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { regularOperation, resources, Stock, unused } from '../properties/fixture.ts'
import { bodiesOf } from '../properties/generate.ts'

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '"><script>alert(1)</script>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<form action="https://evil.example"><button>x</button></form>',
].join('')

const active = 'script,iframe,object,embed,svg,math,style,form,button,input,link,meta,base'
const addresses = ['href', 'src', 'srcdoc', 'action', 'formaction', 'data', 'xlink:href', 'style']

/** Markup that runs or loads something in a browser's parser, also after it is serialized again. */
const harmIn = (html: string): string[] => {
  const dom = JSDOM.fragment(html)
  const outer = JSDOM.fragment('<div></div>').firstElementChild as Element
  outer.append(dom)
  const again = JSDOM.fragment(outer.innerHTML)
  return [outer, again].flatMap((part) => [
    ...[...part.querySelectorAll(active)].map(({ tagName }) => tagName),
    ...[...part.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (addresses.includes(name) && /(javascript|data|vbscript)\s*:|url\(/i.test(value)),
        )
        .map(({ name, value }) => `${name}=${value}`),
    ),
  ])
}

/** The body with hostile text in every property with free text. */
const poisoned = (raw: Schema, value: JsonValue): JsonValue => {
  const schema = plainSchema(raw)
  if (schema.items && Array.isArray(value)) return value.map((item) => poisoned(schema.items ?? {}, item))
  if (schema.properties && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        poisoned(schema.properties?.[name] ?? {}, entry ?? null),
      ]),
    )
  const { type, format, pattern, enum: options, maxLength = 255 } = schema
  if (type !== 'string' || pattern || options || (format && format !== 'html') || value === null) return value
  return maxLength < hostile.length ? '<img src=x onerror=alert(1)>'.slice(0, maxLength) : hostile
}

const textsIn = (
  raw: Schema,
  sent: JsonValue,
  kept: JsonValue | undefined,
): [Schema, string, JsonValue][] => {
  const schema = plainSchema(raw)
  const list = schema['x-records']
  if (list !== undefined && isObject(sent) && Array.isArray(sent[list]))
    return textsIn(schema.properties?.[list]?.items ?? {}, sent[list][0] ?? null, kept)
  if (schema.items && Array.isArray(sent))
    return sent.flatMap((item, index) =>
      textsIn(schema.items ?? {}, item, Array.isArray(kept) ? (kept[index] ?? null) : null),
    )
  if (schema.properties && isObject(sent) && isObject(kept))
    return Object.entries(sent).flatMap(([name, entry]) => {
      const property = schema.properties?.[name] ?? {}
      return textsIn(property, entry ?? null, kept[plainSchema(property)['x-stores'] ?? name])
    })
  return typeof sent === 'string' && schema.type === 'string' ? [[schema, sent, kept ?? null]] : []
}

const expectHarmless = ({ format }: Schema, sent: string, kept: JsonValue): void => {
  if (format === 'html') expect([sent, harmIn(String(kept))]).toEqual([sent, []])
  else if (format !== 'password') expect(kept).toBe(sent)
}

describe('scripts that are stored', () => {
  let api: TestApi
  let stock: Stock
  beforeAll(async () => {
    api = await startTestApi()
    stock = new Stock(api)
    await stock.fill()
  }, 120_000)
  afterAll(() => api.end())

  it.each(resources.map((table) => [table.resource, table] as const))('%s', async (resource, table) => {
    const create = regularOperation(`create${resource}`)
    if (!create?.body) throw new Error(resource)
    // The same record each time: tests of properties cover which values are accepted.
    const [made] = fc.sample(bodiesOf(create.body, stock.known), { numRuns: 1, seed: 7 })
    const body = unused(table, create, poisoned(create.body, made?.body ?? {}) as JsonObject)
    const created = await api.call('POST', addressFor(create, null, stock.outer(table)), { body })
    expect(created.body).toMatchObject({ success: true })
    const id: number = created.body.payload.id
    const record = await api.services.store.get(resource, id)
    for (const found of textsIn(create.body, body, record?.body ?? {})) expectHarmless(...found)
    for (const get of [`get${resource}`, `get${resource}ForUpdate`].map(regularOperation)) {
      if (!get) continue
      const address = addressFor(get, id, { ...stock.outer(table), ...record?.body, id })
      const { headers, status } = await api.call('GET', address)
      expect(status).toBe(200)
      // A browser that opens the address shows text, for any content of the file.
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
    }
  })
})
