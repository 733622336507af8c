import type { ViteDevServer } from 'vite'
import { readModules } from '../../src/modules/format/read.ts'
import type { Module } from '../../src/modules/format/types.ts'

/** Name of the event with the modules that stand in the place of those that a page has loaded. */
export const replacedEvent = 'foundation:modules'

/** How long, in milliseconds, to wait for more files of the same change. */
const debounce = 40

/** What the files say at one moment. */
interface Snapshot {
  /** What routes and menu follow from: with another, pages must begin anew. */
  frame: string
  modules: ReadonlyMap<string, string>
  /** What cannot be shown, as while it is typed: files that are no JSON, or no module. */
  broken: readonly string[]
}

interface Watched {
  folder: string
  /** The bundled contract, which forms follow from. */
  contract: string
  /** Every module as a page has it. */
  modules: () => readonly Module[]
  /** The code of index and menu. */
  frame: () => string
  /** Ids of everything that is loaded from the files. */
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
 * Follows the module files and the contract: pages get the modules that changed, and keep what is typed in them; only where routes or menu
 * change do they load anew. Files that are no JSON are told of, and nothing changes until they are.
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
