import { writeFile } from 'node:fs/promises'
import { actionPrivileges } from '../../src/modules/format/action-privileges.ts'
import { operationIn } from '../../src/modules/format/operation-of.ts'
import { modulePaths, pagesOf } from '../../src/modules/format/paths.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { MenuNode, ModuleFiles } from '../../src/modules/format/types.ts'
import { type Document, endpointsOf } from '../shared/contract.ts'
import { modulesFolder } from '../shared/written-files.ts'

const privilegesById = (contract: Document): ReadonlyMap<string, readonly string[]> =>
  new Map(
    endpointsOf(contract).map(({ operation }) => [operation.operationId, operation['x-privileges'] ?? []]),
  )

interface Use {
  operation: string
  privileges: readonly string[]
}

/** The operations of a module and their privileges; a module may require fewer than the operation. */
const usesOf = ({ module }: ModuleFiles, byOperation: ReadonlyMap<string, readonly string[]>): Use[] =>
  (['list', 'get', 'create', 'update', 'delete'] as const).flatMap((action) => {
    const found = operationIn(module, action, (id) => byOperation.has(id))
    return found === undefined
      ? []
      : [{ operation: found, privileges: actionPrivileges(module, action, byOperation.get(found) ?? []) }]
  })

const menuPlaces = (nodes: readonly MenuNode[], trail: readonly string[] = []): [string, string][] =>
  nodes.flatMap((node) => {
    const here = [...trail, node.label]
    const place: [string, string][] =
      node.to === undefined
        ? []
        : [[node.to.replace(/\/$/, ''), `${here.join(' › ')}${node.platform ? ` (${node.platform})` : ''}`]]
    return [...place, ...menuPlaces(node.children ?? [], here)]
  })

const routesOf = (files: ModuleFiles): string[] =>
  pagesOf(files).flatMap((page) => modulePaths(files.module, page))

const code = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join(' ')

/** Writes `modules.md`: every module with its routes, place in the menu, operations, privileges and template. */
export const writeModulesPage = async (
  contract: Document,
  out: string,
  folder = modulesFolder,
): Promise<void> => {
  const byOperation = privilegesById(contract)
  const source = readModules(folder)
  const places = menuPlaces((source.menu?.json as MenuNode[] | undefined) ?? [])
  const rows = source.modules.map((entry) => {
    const module = resolveModule(entry)
    const uses = usesOf(module, byOperation)
    const privileges = [...new Set(uses.flatMap((use) => use.privileges))]
    const routes = routesOf(module)
    const menu = places.filter(([to]) => routes.includes(to)).map(([, place]) => place)
    return `| ${module.id} | ${module.module.title} | ${code(routes)} | ${menu.join('<br>')} | ${uses.map(({ operation }) => operation).join(', ')} | ${privileges.join(', ')} | ${module.module.template ?? ''} |`
  })
  const text = [
    '# Modules',
    '',
    `${rows.length} modules, from their files.`,
    '',
    '| Module | Title | Routes | Menu | Operations | Privileges | Template |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ]
  await writeFile(`${out}/modules.md`, text.join('\n'))
}
