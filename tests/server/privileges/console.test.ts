import { menu } from 'virtual:menu'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { privilegesOf } from '../../../src/client/call.ts'
import { mayAdd, mayFollow } from '../../../src/console/engine/list/actions/header-buttons.tsx'
import { rowButtons } from '../../../src/console/engine/list/actions/rows/use-row-buttons.ts'
import { abilitiesOf, operationOf } from '../../../src/console/engine/operations.ts'
import type { ValueContext } from '../../../src/console/engine/values.ts'
import { setPlatform } from '../../../src/console/session/platform.ts'
import { getSession, refreshSession, signOut } from '../../../src/console/session/session-store.ts'
import { writeToken } from '../../../src/console/session/token.ts'
import { visibleMenu } from '../../../src/console/shell/menu/menu-model.ts'
import { operationPrivileges } from '../../../src/console/shell/menu/use-menu.ts'
import { hasPrivilege } from '../../../src/contract/operations/privileges.ts'
import type { Action, Module, Platform } from '../../../src/modules/format/types.ts'
import { askedPrivileges, rawOperations } from '../../support/contract/raw-contract.ts'
import { allModules } from '../../support/module-screens.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { type Changeable, changeableUser, isAccepted } from './asking.ts'
import { formFaults, linksOf, openPage, pagesOf, wayTo } from './console-pages.ts'

/** For any role, the console offers exactly what the API accepts. */

const me = vi.hoisted(() => ({ read: async (): Promise<unknown> => null }))
vi.mock('../../../src/console/session/api.ts', () => ({
  fetchMe: () => me.read(),
  endSession: async () => undefined,
}))
// Requests of a page besides its code get no response here.
vi.mock('../../../src/console/engine/form/form-ahead.ts', () => ({ fetchForm: async () => undefined }))
vi.mock('../../../src/console/ui/styles/fonts.ts', () => ({ fetchFontsOf: async () => undefined }))
vi.mock('../../../src/client/query-client.ts', () => ({
  queryClient: { prefetchQuery: async () => undefined, getQueryData: () => undefined },
  outcomes: {},
}))

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
})

const modules = allModules()
const actions: readonly Action[] = ['list', 'total', 'get', 'create', 'update', 'delete']
const platforms: readonly Platform[] = ['WEB', 'MOBILE']
const row = { id: 1 }
/** Pages that show any signed-in user what the API permits. */
const forEverybody = ['/', '/missing-texts']
const isIn = ({ module }: Module, platform: Platform): boolean =>
  module.platform === undefined || module.platform === platform
/** The parameters of a list; every one that the module's addresses name exists. */
const valuesIn = (module: Module, platform: Platform): ValueContext => {
  const named = [...JSON.stringify(module).matchAll(/\/:(\w+)/g)].map(([, name = '']) => [name, '1'])
  return { platform, row, route: Object.fromEntries(named), query: {}, user: {} } as never
}

describe('actions offered by the console', () => {
  let api: TestApi
  let user: Changeable
  let held: ReadonlySet<string>
  let accepted: ReadonlySet<string>

  beforeAll(async () => {
    api = await startTestApi()
    user = await changeableUser(api)
    me.read = async () =>
      (await api.call('GET', '/api/me?loadRoles=true', { token: await user.token() })).body.payload
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await api.end()
  })

  const holds = (privileges: readonly string[]): boolean => hasPrivilege(held, privileges)

  const become = async (privileges: readonly string[]): Promise<void> => {
    await user.hold(privileges)
    writeToken(await user.token())
    await refreshSession()
    const session = getSession()
    held = session.status === 'signed-in' ? session.privileges : new Set()
    const calls = rawOperations.filter(({ id }) => id !== 'signIn')
    const responses = await Promise.all(calls.map(async (operation) => isAccepted(await user.ask(operation))))
    accepted = new Set(calls.filter((_, index) => responses[index]).map(({ id }) => id))
  }

  const checkOperations = (): void => {
    for (const { id } of rawOperations.filter((operation) => operation.id !== 'signIn'))
      expect([id, holds(privilegesOf(id) ?? [])]).toEqual([id, accepted.has(id)])
  }

  const checkModule = ({ id, module }: Module): void => {
    const able = abilitiesOf(module, holds)
    for (const action of actions) {
      const operation = operationOf(module, action)
      const may = operation !== undefined && accepted.has(operation)
      const asked = operation === undefined ? [] : (privilegesOf(operation) ?? [])
      const reading = asked.filter((name) => name.endsWith('_READ'))
      const narrowed = module.privileges?.[action] ?? (action === 'list' ? reading : [])
      const expected = may && holds(narrowed)
      expect([id, action, able[action]]).toEqual([id, action, expected])
    }
  }

  const checkButtons = (module: Module, platform: Platform): void => {
    const { list } = module
    if (!list) return
    const able = abilitiesOf(module.module, holds)
    const removes = operationOf(module.module, 'delete')
    for (const tab of list.tabs?.map((_, index) => index) ?? [0]) {
      const source = {
        module,
        list,
        can: able,
        state: { tab, filters: [] } as never,
        values: valuesIn(module, platform),
        check: holds,
      }
      const buttons = rowButtons(source, row, module.schema !== undefined)
      const refused = buttons.filter(({ call }) => call && !accepted.has(call.operation))
      expect([module.id, refused.map(({ id }) => id)]).toEqual([module.id, []])
      const has = (name: string): boolean => buttons.some(({ id }) => id === name)
      if (list.delete?.when === undefined && removes !== undefined)
        expect([module.id, 'delete', has('delete')]).toEqual([module.id, 'delete', accepted.has(removes)])
      if (list.edit?.when === undefined && module.schema !== undefined)
        expect([module.id, 'edit', has('edit')]).toEqual([module.id, 'edit', able.update])
    }
  }

  const checkHeader = (module: Module, platform: Platform): void => {
    const { list, schema } = module
    if (!list) return
    const able = abilitiesOf(module.module, holds)
    const header = {
      module,
      list,
      can: able,
      status: 'ready',
      total: 0,
      values: valuesIn(module, platform),
    } as const
    const creates = list.add?.operation ?? operationOf(module.module, 'create') ?? ''
    if (list.add?.when !== 'never' && (schema !== undefined || list.add?.operation))
      expect([module.id, mayAdd(header, holds)]).toEqual([module.id, accepted.has(creates)])
    const links = (list.headerActions ?? []).filter((action) => mayFollow(action, holds))
    expect(links.flatMap(({ operation = 'getMe' }) => (accepted.has(operation) ? [] : operation))).toEqual([])
  }

  const checkPages = async (module: Module): Promise<void> => {
    for (const { address, action } of pagesOf(module)) {
      const led = abilitiesOf(module.module, holds)[action] ? address : '/401'
      expect([address, await openPage(address)]).toEqual([address, led])
    }
  }

  const checkMenu = async (platform: Platform): Promise<void> => {
    const view = { platform, can: holds, privilegesOf: operationPrivileges, filter: '', translate: String }
    const shown = new Set(linksOf(visibleMenu(menu, view)))
    const everything = linksOf(visibleMenu(menu, { ...view, can: () => true })).filter(
      (to) => !forEverybody.includes(to),
    )
    for (const to of forEverybody) expect([to, shown.has(to)]).toEqual([to, true])
    for (const to of everything) {
      const open = (await openPage(to)) === to
      const groups = wayTo(menu, to).slice(0, -1)
      const closedGroup = groups.some(({ privileges }) => privileges !== undefined && !holds(privileges))
      expect([to, shown.has(to)]).toEqual([to, open && !closedGroup])
    }
  }

  it('are those that the API accepts, for any role', { timeout: 240_000 }, async () => {
    const some = fc.subarray([...askedPrivileges])
    const few = fc.subarray([...askedPrivileges], { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(some, few), async (privileges) => {
        await become(privileges)
        checkOperations()
        for (const module of modules) checkModule(module)
        for (const platform of platforms) {
          setPlatform(platform)
          for (const module of modules.filter((one) => isIn(one, platform))) {
            checkButtons(module, platform)
            checkHeader(module, platform)
            await checkPages(module)
          }
          await checkMenu(platform)
        }
      }),
      { ...propertyRuns(4), examples: [[[]], [[...askedPrivileges]]] },
    )
  })

  it('are none for a signed-out user', async () => {
    signOut()
    for (const to of ['/dua', '/role/all', '/dua/add']) expect(await openPage(to)).toMatch(/^\/auth\/sign-in/)
  })

  it('never opens a form whose record or choices the API would refuse', async () => {
    const faults = modules.flatMap(formFaults)
    expect(faults).toEqual([])
  })
})
