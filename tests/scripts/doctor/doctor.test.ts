import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Answer, signInto } from '../../../scripts/doctor/api.ts'
import { corsFindings } from '../../../scripts/doctor/cors.ts'
import { type Examination, examine, type OperationFinding } from '../../../scripts/doctor/examine.ts'
import { missingInferred, missingStated, otherIds } from '../../../scripts/doctor/findings.ts'
import { overlayActions, overlayText } from '../../../scripts/doctor/overlay.ts'
import { reportOf } from '../../../scripts/doctor/report.ts'
import { readContractNow } from '../../../scripts/shared/contract.ts'
import { asRecord } from '../../../src/contract/json.ts'
import { type ServedConsole, serveConsole } from '../../support/server/serve-console.ts'
import { admin } from '../../support/server/start-server.ts'
import { type StatedApi, startStatedApi } from '../../support/stated-api/stated-proxy.ts'

const origin = 'https://console.example.org'
const document = readContractNow()
let server: ServedConsole
let broken: StatedApi
let found: Examination

/** Responses with numbers as texts for tasbihs, and without pages for books. */
const change = (operation: string, body: unknown): unknown => {
  const text = JSON.stringify(body)
  if (operation === 'listTasbih') return JSON.parse(text.replace(/"active":(true|false)/g, '"active":"$1"'))
  if (operation === 'listBook') return asRecord(asRecord(body).payload).content
  return body
}

beforeAll(async () => {
  server = await serveConsole()
  broken = await startStatedApi({ target: server.url, origin, without: ['listDua', 'listDay'], change })
  found = await examine(await signInto(broken.url, admin.email, admin.password), document)
}, 120_000)
afterAll(async () => {
  await broken?.close()
  await server?.stop()
})

const ids = (all: readonly OperationFinding[]): readonly string[] =>
  all.map(({ endpoint }) => endpoint.operation.operationId)

describe('a broken API', () => {
  it('lacks a stated and an inferred operation, apart from additions', () => {
    expect(ids(missingStated(found))).toEqual(['listDua'])
    expect(ids(missingInferred(found))).toEqual(['listDay'])
  })

  it('is only read', () => {
    expect(broken.passed.filter(({ method, path }) => method !== 'GET' && path !== '/api/signin')).toEqual([])
  })

  it('is reported per property, response and parameter', async () => {
    const api = await signInto(broken.url, admin.email, admin.password)
    const cors = await corsFindings(api, origin, '/api/dua/update')
    const context = {
      address: broken.url,
      date: '2026-03-14',
      cors,
      origin,
      unknownStatus: 404,
      overlay: 'ours',
    }
    const report = reportOf(found, context)
    expect(report).toMatch(/`Tasbih\.active`: "(true|false)" must be boolean \(listTasbih\)/)
    expect(report).toContain('`GET /api/book/all` (listBook): the response has no envelope')
    expect(report).toContain('`GET /api/doctor/all` (listDoctor): `diseaseCategoryId`')
    expect(report).toContain('`GET /api/dua/all` (listDua)')
    expect(report).toContain('The header `Idempotency-Key` is not allowed')
    expect(report).not.toContain('`Authorization` is not allowed')
  })

  it('gets an overlay with the additions, and other missing parts', async () => {
    const text = overlayText(broken.url, await overlayActions(document, found, []))
    const { overlay, actions } = parse(text) as { overlay: string; actions: { target: string }[] }
    const targets = actions.map(({ target }) => target)
    expect(overlay).toBe('1.0.0')
    expect(targets).toContain("$.paths[*][?(@['x-added'])]")
    expect(targets).toContain("$.paths['/api/dua/all'].get")
    expect(targets.filter((target) => target.includes('search'))).toEqual([])
  })
})

it('an API that refuses to sign in is reported with its message', async () => {
  await expect(signInto(broken.url, admin.email, 'wrong')).rejects.toThrow(
    /refuses to sign in \(4\d\d\): \w+/,
  )
})

/** An API whose paths return these statuses and bodies, all others 404. */
const answering = (responses: Readonly<Record<string, readonly [status: number, body?: unknown]>>) => {
  const response = async (address: string): Promise<Answer> => {
    const [status, body = null] = responses[address.split('?')[0] ?? ''] ?? [404]
    return { status, body, headers: new Headers(), isEnveloped: body !== null, milliseconds: 1 }
  }
  return { address: 'https://api.example.org', get: response, send: response }
}

it('a redirect and a limit of requests are failures', async () => {
  const { operations } = await examine(
    answering({ '/api/dua/all': [302], '/api/book/all': [429], '/api/doctor/all': [200, { payload: null }] }),
    document,
  )
  const presences = operations.flatMap(({ endpoint, presence, status }) =>
    /^list(Dua|Book|Doctor|Day)$/.test(endpoint.operation.operationId) ? [`${presence} ${status}`] : [],
  )
  expect(presences.sort()).toEqual(['failed 302', 'failed 429', 'missing 404', 'present 200'])
})

it('a fault of many values has one example, and a wrong kind of payload is one', async () => {
  const roles = [7, 8, 9].map((roleName) => ({ id: 1, roleName }))
  const { properties } = await examine(
    answering({
      '/api/role/all': [200, { success: true, message: '', payload: { content: roles, totalElements: 3 } }],
      '/api/dua/all': [200, { success: true, message: '', payload: [{ id: 1 }] }],
    }),
    document,
  )
  const faultsOf = (property: string): readonly string[] =>
    properties.flatMap(({ name, faults }) => (name === property ? [...faults.keys()] : []))
  expect(faultsOf('Role.roleName')).toEqual(['7 must be string'])
  expect(faultsOf('DuaPage.payload')).toEqual(['an array must be object'])
})

it('ids of another kind are reported with the setting to change', async () => {
  const page = (id: unknown) => ({
    success: true,
    message: '',
    payload: { content: [{ id }], totalElements: 1 },
  })
  const examined = await examine(
    answering({
      '/api/role/all': [200, page('7c9e6679-7425-40de-944b-e07fc1f90ae7')],
      '/api/dua/all': [200, page(1)],
      '/api/book/all': [200, page(null)],
    }),
    document,
  )
  expect(otherIds(examined)).toEqual({ type: 'string', records: ['Role'] })
  expect(otherIds(examined, { property: 'id', type: 'string' })).toBeUndefined()
  const context = { address: '', date: '', cors: [], origin, unknownStatus: 404, overlay: undefined }
  expect(reportOf(examined, context)).toContain(
    'The ids of `Role` are texts or UUIDs. Set `type` of `ids` in `openapi/conventions.json` to `string`',
  )
})

it('numbers as ids are reported where the contract has texts', () => {
  const faults = new Map([['7 must be string', 'listPoem']])
  const fact = {
    target: '',
    name: 'Poem.id',
    isAdded: false,
    isConstant: true,
    present: 1,
    absent: 0,
    faults,
  }
  const examined = { operations: [], properties: [fact] }
  expect(otherIds(examined, { property: 'id', type: 'string' })).toEqual({
    type: 'integer',
    records: ['Poem'],
  })
})
