import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { resolveMenu } from '../../src/module-check/subject/menu-nodes.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'
import type { MenuNode, Module } from '../../src/modules/format/types.ts'
import { followModules } from './modules-watch.ts'

const indexId = 'virtual:modules'
const menuId = 'virtual:menu'
const prefix = 'virtual:module/'

/**
 * Makes `src/modules` importable: `virtual:modules` is the index that routes and menu need (every `module.json`, and
 * how to load the rest), `virtual:module/<id>` one module's files with its template merged in, a chunk of its own, and
 * `virtual:menu` the menu with whom each item is for.
 * `extra` names further folders of modules, for tests.
 */
export const modulesPlugin = (folder: string, extra: readonly string[] = []): Plugin => {
  const folders = [folder, ...extra].map((path) => resolve(path))

  const find = (): Module[] => folders.flatMap((path) => readModules(path).modules.map(resolveModule))

  const indexCode = (): string => {
    const entries = find().map(({ id, module, ...rest }) => {
      const { vars: _, template: __, ...file } = module
      const has = {
        list: 'list' in rest,
        form: 'schema' in rest,
        page: rest.detail?.as === 'page',
        add: 'schema' in rest && rest.list?.add?.when === undefined,
      }
      return `  [${JSON.stringify(id)}, ${JSON.stringify(file)}, ${JSON.stringify(has)}, () => import(${JSON.stringify(prefix + id)})],`
    })
    return `export const modules = [\n${entries.join('\n')}\n]\n`
  }

  const menuCode = (): string => {
    const nodes = (readModules(folder).menu?.json ?? []) as readonly MenuNode[]
    return `export const menu = ${JSON.stringify(resolveMenu(nodes, find()))}\n`
  }

  const moduleCode = (id: string): string => {
    const module = find().find((entry) => entry.id === id)
    if (!module) throw new Error(`There is no module "${id}"`)
    return `export default ${JSON.stringify(module)}\n`
  }

  return {
    name: 'foundation-modules',
    resolveId: (id) => (id === indexId || id === menuId || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${menuId}`) return menuCode()
      if (!id.startsWith('\0virtual:module')) return undefined
      const name = id.slice(1)
      return name === indexId ? indexCode() : moduleCode(name.slice(prefix.length))
    },
    configureServer(server) {
      followModules(server, {
        folders,
        frame: () => indexCode() + menuCode(),
        isVirtual: (id) => /^\0virtual:(modules?|menu)\b/.test(id),
      })
    },
  }
}
