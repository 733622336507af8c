import { serializeQuery } from '../../src/client/query-string.ts'
import type { ModuleNeeds } from '../../src/console/boot/address-needs.ts'
import { listQuery, readListUrl } from '../../src/console/engine/list/state/list-url.ts'
import { openPaths } from '../../src/console/session/paths.ts'
import { meQuery, sessionPaths } from '../../src/contract/conventions/session.ts'
import { languages } from '../../src/contract/text/interface-languages.ts'
import { withAllTexts } from '../../src/module-check/list/all-texts.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { modulePaths } from '../../src/modules/format/paths.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { Action, Module, ModuleFile, Platform } from '../../src/modules/format/types.ts'
import { consoleFolder } from '../shared/console-folder.ts'
import { type Document, type Endpoint, endpointsOf, readContractFile } from '../shared/contract.ts'

interface AddressCalls extends Omit<ModuleNeeds, 'files'> {
  /** Address of a module's list, with numbers written as `:`. */
  address: string
  /** The module. */
  id: string
  /** The tag of the module's operations. */
  tag: string
}

type Endpoints = ReadonlyMap<string, Endpoint>

const endpointsById = (document: Document): Endpoints =>
  new Map(endpointsOf(document).map((endpoint) => [endpoint.operation.operationId, endpoint]))

/** Reads the bundled contract instead of the client: Vite's server restarts when a file imported here changes. */
const endpointOf = (module: ModuleFile, action: Action, endpoints: Endpoints): Endpoint | undefined => {
  const id = operationIn(module, action, (name) => endpoints.has(name))
  return id === undefined ? undefined : endpoints.get(id)
}

/** Whether a module's file uses values of the address or the user, which the first script does not know. */
const takesElsewhere = (part: unknown): boolean => /"\$(route|query|user)"/.test(JSON.stringify(part ?? null))

const listCall = ({ module, list }: Module, endpoints: Endpoints): AddressCalls['list'] => {
  const path = endpointOf(module, 'list', endpoints)?.path
  if (!list || !path || path.includes('{')) return undefined
  const { params, tabs, filters } = list
  if (takesElsewhere([params, tabs, filters])) return undefined
  const state = readListUrl(list, new URLSearchParams())
  const callIn = (platform: Platform): string =>
    `${path}?${serializeQuery(listQuery(list, state, { platform }))}`
  const calls = { WEB: callIn('WEB'), MOBILE: callIn('MOBILE') }
  return calls.WEB === calls.MOBILE ? calls.WEB : calls
}

const recordCall = ({ module, form }: Module, endpoints: Endpoints): string | undefined => {
  const path = endpointOf(module, 'get', endpoints)?.path
  if (!path || form?.pathParams || form?.params || path.match(/\{/g)?.length !== 1) return undefined
  return path.replace(/\{\w+\}/, ':')
}

const tagOf = ({ module }: Module, endpoints: Endpoints): string =>
  (endpointOf(module, 'list', endpoints) ?? endpointOf(module, 'get', endpoints))?.operation.tags?.[0] ?? ''

const numbered = (address: string): string => address.replace(/:\w+/g, ':')

/**
 * The requests of each module's addresses that the first script can send: the first page of the unfiltered list, and
 * the record of an edit form.
 */
export const addressCalls = async (modulesFolder: string) => {
  const isForeign = consoleFolder() !== undefined
  // The contract of a foreign API is as the console sees it: only its client knows the addresses.
  const document = isForeign ? null : await readContractFile()
  const endpoints: Endpoints = document ? endpointsById(document) : new Map()
  const contract = document && readContract(document)
  // The search of all texts, which the build adds, is in every list request.
  const modules = readModules(modulesFolder)
    .modules.map(resolveModule)
    .map((module) => (contract ? withAllTexts(contract, module) : module))
  const addresses = modules.flatMap((module): AddressCalls[] =>
    [...new Set([...modulePaths(module.module, 'list'), module.module.path].map(numbered))]
      .filter((address) => !address.endsWith('/all'))
      .map((address) => ({
        address,
        id: module.id,
        tag: tagOf(module, endpoints),
        list: listCall(module, endpoints),
        record: recordCall(module, endpoints),
        grid: module.list && module.ui ? module.id : undefined,
      })),
  )
  return {
    languages: languages.map(({ code }) => code).filter((code) => code !== 'en'),
    addresses,
    startAsGrid: modules.filter(({ list }) => list?.view === 'grid').map(({ id }) => id),
    open: Object.values(openPaths),
    me: isForeign ? '' : `${sessionPaths.me}?${serializeQuery(meQuery)}`,
    summary: endpoints.get('getDashboardSummary')?.path ?? '',
  }
}
