import { serializeQuery } from '../../src/client/query-string.ts'
import { listQuery, readListUrl } from '../../src/console/engine/list/state/list-url.ts'
import { openPaths } from '../../src/console/session/paths/open-paths.ts'
import { meQuery, sessionPaths } from '../../src/contract/conventions/session.ts'
import { languages } from '../../src/contract/text/interface-languages.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { modulePaths } from '../../src/modules/format/paths.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Action, Module, ModuleFile, Platform } from '../../src/modules/format/types.ts'
import { endpointsOf, readContractFile } from '../shared/contract.ts'

interface AddressCalls {
  /** Address of a module's list, every number in it written `:`. */
  address: string
  /** The module. */
  id: string
  /** See `ModuleNeeds`. */
  list: string | readonly [string, string] | 0
  record: string | 0
}

type Paths = ReadonlyMap<string, string>

const pathsById = async (): Promise<Paths> =>
  new Map(endpointsOf(await readContractFile()).map(({ path, operation }) => [operation.operationId, path]))

/** Asked of the bundled contract, not of the client: where what is imported here changes, Vite's server restarts. */
const pathOf = (module: ModuleFile, action: Action, paths: Paths): string | undefined => {
  const id = operationIn(module, action, (name) => paths.has(name))
  return id === undefined ? undefined : paths.get(id)
}

/** Whether a module's file takes anything from the address or the user, which the page does not know by itself. */
const takesElsewhere = (part: unknown): boolean => /"\$(route|query|user)"/.test(JSON.stringify(part ?? null))

const listCall = ({ module, list }: Module, paths: Paths): AddressCalls['list'] => {
  const path = pathOf(module, 'list', paths)
  if (!list || !path || path.includes('{')) return 0
  const { params, tabs, filters } = list
  if (takesElsewhere([params, tabs, filters])) return 0
  const state = readListUrl(list, new URLSearchParams())
  const callIn = (platform: Platform): string =>
    `${path}?${serializeQuery(listQuery(list, state, { platform }))}`
  const [web, mobile] = [callIn('WEB'), callIn('MOBILE')]
  return web === mobile ? web : [web, mobile]
}

const recordCall = ({ module, form }: Module, paths: Paths): string | 0 => {
  const path = pathOf(module, 'get', paths)
  if (!path || form?.pathParams || form?.params || path.match(/\{/g)?.length !== 1) return 0
  return path.replace(/\{\w+\}/, ':')
}

const numbered = (address: string): string => address.replace(/:\w+/g, ':')

/**
 * What can be called for each module's addresses before its own code is there: the list's first page as the list itself
 * asks for it when nothing is filtered, and the record of an edit form.
 */
export const addressCalls = async (modulesFolder: string) => {
  const paths = await pathsById()
  const modules = readModules(modulesFolder).modules.map(resolveModule)
  const addresses = modules.flatMap((module): AddressCalls[] =>
    [...new Set([...modulePaths(module.module, 'list'), module.module.path].map(numbered))]
      .filter((address) => !address.endsWith('/all'))
      .map((address) => ({
        address,
        id: module.id,
        list: listCall(module, paths),
        record: recordCall(module, paths),
      })),
  )
  return {
    modules: modules.map(({ id }) => id),
    languages: languages.map(({ code }) => code).filter((code) => code !== 'en'),
    addresses,
    open: Object.values(openPaths),
    me: `${sessionPaths.me}?${serializeQuery(meQuery)}`,
    summary: paths.get('getDashboardSummary') ?? '',
  }
}
