import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { moduleIds, readModule } from '../../src/modules/format/read.ts'

const indexId = 'virtual:modules'
const prefix = 'virtual:module/'

/**
 * Makes `src/modules` importable: `virtual:modules` is the index that routes and menu need (every `module.json`, and
 * how to load the rest), `virtual:module/<id>` one module's files with its template merged in, a chunk of its own.
 * `extra` names further folders of modules, for tests.
 */
export const modulesPlugin = (folder: string, extra: readonly string[] = []): Plugin => {
  const templates = join(folder, 'templates')
  const folders = [folder, ...extra].map((path) => resolve(path))

  const find = async (): Promise<{ id: string; folder: string }[]> => {
    const lists = await Promise.all(
      folders.map(async (path) => (await moduleIds(path)).map((id) => ({ id, folder: path }))),
    )
    return lists.flat()
  }

  const indexCode = async (): Promise<string> => {
    const found = await find()
    const entries = await Promise.all(
      found.map(async ({ id, folder: path }) => {
        const { module, ...rest } = await readModule(path, id, templates)
        const { vars: _, template: __, ...file } = module
        const has = { list: 'list' in rest, form: 'schema' in rest, page: rest.detail?.as === 'page' }
        return `  [${JSON.stringify(id)}, ${JSON.stringify(file)}, ${JSON.stringify(has)}, () => import(${JSON.stringify(prefix + id)})],`
      }),
    )
    return `export const modules = [\n${entries.join('\n')}\n]\n`
  }

  const moduleCode = async (id: string): Promise<string> => {
    const place = (await find()).find((entry) => entry.id === id)
    if (!place) throw new Error(`There is no module "${id}"`)
    return `export default ${JSON.stringify(await readModule(place.folder, id, templates))}\n`
  }

  return {
    name: 'foundation-modules',
    resolveId: (id) => (id === indexId || id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:module')) return undefined
      const name = id.slice(1)
      return name === indexId ? indexCode() : moduleCode(name.slice(prefix.length))
    },
    configureServer(server) {
      server.watcher.add(folders)
      server.watcher.on('change', (file) => {
        if (folders.some((path) => file.startsWith(path)) && file.endsWith('.json'))
          server.restart().catch(() => {})
      })
    },
  }
}
