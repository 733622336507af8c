import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type App, type AppOptions, buildApp } from '../../../src/server/app.ts'
import type { Operation } from '../../../src/server/contract/read-contract.ts'
import type { Handler } from '../../../src/server/handlers/handler.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { readCredential } from '../../../src/server/store/accounts/credentials.ts'
import { bodyText, isRefusal, keepExchange, plainHeaders } from '../contract/recorder/exchange.ts'
import { responseFaults } from '../contract/response-faults.ts'
import {
  anyKind,
  type Beginning,
  createTestDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '../database/test-database.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'
import { startSession } from './start-session.ts'
import { defaultSettings, started, startedWithDemo } from './started.ts'

export interface TestResponse {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the content of responses
  body: any
}

export interface Asking {
  body?: unknown
  /** Default: the first admin's. Null sends none. */
  token?: string | null
  headers?: Record<string, string>
  /** The request violates the contract and succeeds nevertheless. */
  invalid?: boolean
}

type Inject = (options: InjectOptions & { url: string }, invalid?: boolean) => Promise<LightMyRequestResponse>

/** The API in this process. Every response is checked against the contract: a violation fails the test. */
export interface TestApi extends App {
  /** Sends any request; most tests use `call`. */
  inject: Inject
  call: (method: string, url: string, asking?: Asking) => Promise<TestResponse>
  tokenOf: (userId: number) => Promise<string>
  /** Creates a role and a user with it; returns the user's id and token. */
  userWith: (
    privileges: readonly string[],
    roleType?: string,
  ) => Promise<{ id: number; token: string; roleId: number }>
  database: TestDatabase
  /** The folder of its files and mails. */
  dataDir: string
  /** Closes the application and removes database and data folder, unless the test named its own. */
  end: () => Promise<void>
}

export interface TestApiOptions extends Omit<AppOptions, 'database'> {
  /** Default: the kind on which most can be tested. */
  kind?: DatabaseKind
  /** An existing database, which `end` keeps. */
  on?: TestDatabase
  settings?: Record<string, string>
}

const patterns = new Map<string, RegExp>()
const pattern = (path: string): RegExp => {
  const known = patterns.get(path) ?? new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
  patterns.set(path, known)
  return known
}

const operationOf = (
  operations: readonly Operation[],
  method: string,
  url: string,
): Operation | undefined => {
  const path = url.split('?')[0] ?? ''
  const found = operations.filter(
    (operation) => operation.method === method && pattern(operation.path).test(path),
  )
  return found.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

const sentText = (payload: unknown, type: string | undefined): string | null => {
  if (payload === undefined) return null
  if (Buffer.isBuffer(payload)) return bodyText(payload, type)
  return typeof payload === 'string' ? payload : JSON.stringify(payload)
}

/** A request in this process and its response, for the check at the end of the run. */
const keepInjected = (
  { url, method = 'GET', headers, payload }: InjectOptions & { url: string },
  response: LightMyRequestResponse,
  isInvalid: boolean,
): void => {
  const sent = plainHeaders({
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  })
  const { testPath = '', currentTestName = '' } = expect.getState()
  keepExchange({
    from: `${testPath.replace(/^.*\/tests\//, 'tests/')} ${currentTestName}`,
    method,
    url,
    requestHeaders: sent,
    requestBody: sentText(payload, sent['content-type']),
    isInvalid: isInvalid || isRefusal(response.statusCode),
    status: response.statusCode,
    responseHeaders: plainHeaders(response.headers),
    responseBody: bodyText(response.rawPayload, response.headers['content-type']?.toString()),
  })
}

/** The initial database, if these options do not change the result of a first start. */
const beginningOf = ({ settings = {}, contract }: TestApiOptions): Beginning | undefined => {
  if (contract !== undefined || Object.keys(settings).some((name) => name.startsWith('ADMIN_')))
    return undefined
  if (settings.DEMO !== 'true') return started
  // Files of the demo content are in its data folder.
  return settings.DATA_DIR === undefined ? startedWithDemo : undefined
}

/** Starts the API with its own database; without demo content by default. */
export const startTestApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const { kind = anyKind, on, settings = {}, ...rest } = options
  const database = on ?? (await createTestDatabase(kind, beginningOf(options)))
  const folder = settings.DATA_DIR === undefined ? await temporaryFolder() : null
  const DATA_DIR = folder?.path ?? settings.DATA_DIR
  const app = await buildApp(readSettings({ ...defaultSettings, ...settings, DATA_DIR }), {
    consoleFolder: '/nowhere',
    ...rest,
    database: await database.open(),
  })
  const { store, contract } = app.services
  const faultsOf = await responseFaults(rest.contract)
  const tokenOf = async (userId: number): Promise<string> => {
    const credential = await readCredential(store.db, userId)
    if (!credential) throw new Error(`User ${userId} cannot sign in.`)
    return startSession(app.services, credential)
  }
  const [admin] = await store.find('User', {}, { limit: 1 })
  const adminToken = await tokenOf(admin?.id ?? 0)

  const inject: Inject = async (options, invalid = false) => {
    const response = await app.app.inject(options)
    if (rest.contract === undefined) keepInjected(options, response, invalid)
    return response
  }

  return {
    ...app,
    database,
    dataDir: app.services.settings.dataDir,
    tokenOf,
    inject,
    call: async (method, url, { body, token = adminToken, headers = {}, invalid } = {}) => {
      const options = {
        method: method as 'GET',
        url,
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      }
      const response = await inject(options, invalid)
      const json = response.headers['content-type']?.toString().includes('json')
      const payload = json ? response.json() : response.body
      const operation = operationOf(contract.operations, method, url)
      const faults = operation && json ? faultsOf(operation, response.statusCode, payload) : []
      if (faults.length > 0)
        throw new Error(
          `${method} ${url} returned ${response.statusCode}, which breaks the contract: ${faults.join('; ')}\n${response.body}`,
        )
      return { status: response.statusCode, headers: response.headers, body: payload }
    },
    userWith: async (privileges, roleType = 'ADMIN') => {
      const all = await store.find('Privilege', {})
      const held = all.filter(({ body }) => privileges.includes(String(body.name))).map(({ id }) => id)
      const mark = crypto.randomUUID()
      const made = await store.transaction(async (writer) => {
        const roleId = await writer.insert('Role', { roleName: `Role ${mark}`, roleType, previlegeId: held })
        const id = await writer.insert('User', {
          ...admin?.body,
          name: 'Salma Karim',
          email: `${mark}@example.org`,
          roleId,
        })
        await writer.db.query("insert into credential (user_id, password_hash) values ($1, '')", [id])
        return { id, roleId }
      })
      return { ...made, token: await tokenOf(made.id) }
    },
    end: async () => {
      await app.close()
      if (!on) await database.drop()
      await folder?.remove()
    },
  }
}

/** A handler without effect, for invented operations. */
export const idle: Handler = async () => ({})
