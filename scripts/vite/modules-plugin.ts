import type { Plugin } from 'vite'
import { resolveMenu } from '../../src/module-check/files/menu.ts'
import { readModules } from '../../src/modules/format/read.ts'
import type { MenuNode } from '../../src/modules/format/types.ts'
import { contractFile } from '../shared/contract.ts'
import { generatedModule, moduleFilesOf, moduleNow } from '../shared/whole-modules.ts'
import { modulesIn } from '../shared/written-files.ts'
import { followModules } from './modules-watch.ts'

const indexId = 'virtual:modules'
const menuId = 'virtual:menu'
const prefix = 'virtual:module/'

/**
 * Makes `src/modules` importable: `virtual:modules` is the index for routes and menu (every `module.json`, and loaders
 * for the rest), `virtual:module/<id>` has one module's files merged with its template, as a separate chunk, and
 * `virtual:menu` the menu with the access of each item. Form schemas are those of `generated/forms/`; during
 * development they follow the present files. `project` is the project's folder.
 */
export const modulesPlugin = (project: string): Plugin => {
  const folder = modulesIn(project)
  let isBuild = false

  const indexCode = (): string => {
    const entries = moduleFilesOf(project).map(({ id, module, list, ui, detail }) => {
      const { vars: _, template: __, ...file } = module
      const has = {
        list: list !== undefined,
        form: ui !== undefined,
        page: detail?.as === 'page',
        add: ui !== undefined && list?.add?.when === undefined,
      }
      return `  [${JSON.stringify(id)}, ${JSON.stringify(file)}, ${JSON.stringify(has)}, () => import(${JSON.stringify(prefix + id)})],`
    })
    return `export const modules = [\n${entries.join('\n')}\n]\n`
  }

  const menuCode = (): string => {
    const nodes = (readModules(folder).menu?.json ?? []) as readonly MenuNode[]
    return `export const menu = ${JSON.stringify(resolveMenu(nodes, moduleFilesOf(project)))}\n`
  }

  const moduleCode = (id: string): string => {
    const files = moduleFilesOf(project).find((entry) => entry.id === id)
    if (!files) throw new Error(`There is no module "${id}"`)
    const module = isBuild ? generatedModule(project, files) : moduleNow(project, files)
    return `export default ${JSON.stringify(module)}\n`
  }

  return {
    name: 'foundation-modules',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === indexId || id === menuId || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${menuId}`) return menuCode()
      if (!id.startsWith('\0virtual:module')) return undefined
      const name = id.slice(1)
      return name === indexId ? indexCode() : moduleCode(name.slice(prefix.length))
    },
    configureServer(server) {
      followModules(server, {
        folder,
        contract: contractFile(project),
        modules: () => moduleFilesOf(project).map((files) => moduleNow(project, files)),
        frame: () => indexCode() + menuCode(),
        isVirtual: (id) => /^\0virtual:(modules?|menu)\b/.test(id),
      })
    },
  }
}
