import type { ViteDevServer } from 'vite'
import { readModules } from '../../src/modules/format/read.ts'
import type { Module } from '../../src/modules/format/types.ts'

/** Name of the event with the modules that replace loaded ones. */
export const replacedEvent = 'foundation:modules'

/** How long, in milliseconds, to wait for more files of the same change. */
const debounce = 40

/** A snapshot of the files. */
interface Snapshot {
  /** The basis of routes and menu: if it changes, pages must reload. */
  frame: string
  modules: ReadonlyMap<string, string>
  /** Invalid files, such as those being edited: no JSON, or no module. */
  broken: readonly string[]
}

interface Watched {
  folder: string
  /** The bundled contract, from which form schemas are derived. */
  contract: string
  /** Every module in the pages' format. */
  modules: () => readonly Module[]
  /** The code of index and menu. */
  frame: () => string
  /** Whether an id belongs to a module generated from the files. */
  isVirtual: (id: string) => boolean
}

const brokenIn = (folder: string): readonly string[] =>
  readModules(folder).modules.flatMap(({ files, template }) =>
    [...Object.values(files), ...Object.values(template)].flatMap(({ file, error }) =>
      error === undefined ? [] : [`${file}: ${error}`],
    ),
  )

const take = ({ folder, modules, frame }: Watched): Snapshot => {
  const broken = [...new Set(brokenIn(folder))]
  if (broken.length > 0) return { frame: '', modules: new Map(), broken }
  try {
    return {
      frame: frame(),
      modules: new Map(modules().map((module) => [module.id, JSON.stringify(module)])),
      broken,
    }
  } catch (error) {
    return { frame: '', modules: new Map(), broken: [`The modules cannot be read: ${String(error)}`] }
  }
}

const forget = (server: ViteDevServer, isVirtual: Watched['isVirtual']): void => {
  const { moduleGraph } = server.environments.client
  for (const [id, node] of moduleGraph.idToModuleMap) if (isVirtual(id)) moduleGraph.invalidateModule(node)
}

/**
 * Follows the module files and the contract. Pages receive changed modules and keep their input; they only reload when
 * routes or menu change. Invalid files are reported, and have no effect until corrected.
 */
export const followModules = (server: ViteDevServer, watched: Watched): void => {
  let shown = take(watched)
  const follow = (): void => {
    const next = take(watched)
    if (next.broken.length > 0) {
      server.config.logger.warn(next.broken.join('\n'), { timestamp: true })
      return
    }
    const changed = [...next.modules].filter(([id, text]) => shown.modules.get(id) !== text)
    const isOther = next.frame !== shown.frame
    shown = next
    if (changed.length === 0 && !isOther) return
    forget(server, watched.isVirtual)
    const names = changed.map(([id]) => id).join(', ')
    server.config.logger.info(isOther ? 'menu or routes: page reload' : `replaced: ${names}`, {
      timestamp: true,
    })
    if (isOther) server.ws.send({ type: 'full-reload' })
    else
      server.ws.send({
        type: 'custom',
        event: replacedEvent,
        data: changed.map(([, text]) => JSON.parse(text) as Module),
      })
  }
  let pending: NodeJS.Timeout | undefined
  server.watcher.add([watched.folder, watched.contract])
  server.watcher.on('all', (_, file) => {
    const isOfModules = file.endsWith('.json') && file.startsWith(watched.folder)
    if (!isOfModules && file !== watched.contract) return
    clearTimeout(pending)
    pending = setTimeout(follow, debounce)
  })
}
