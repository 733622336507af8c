import { readFile, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join, parse } from 'node:path'
import type { PreviewServer } from 'vite'
import { buildConsole, distFolder } from '../../../scripts/build/build-console.ts'
import type { Fixed } from '../../../scripts/console/document.ts'
import { writeConsole } from '../../../scripts/console/new-console.ts'
import type { ResourcesFile } from '../../../scripts/console/resource.ts'
import { mockApi, serveConsole } from '../../../scripts/console/serve-console.ts'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { root } from '../../../scripts/shared/root.ts'
import { selectOther } from '../../../scripts/shared/select-other.ts'
import type { Conventions } from '../../../src/contract/conventions/conventions.ts'
import { openPage, sharedBrowser, type WatchedPage } from '../browser/browser.ts'
import type { SmallApi } from './server.ts'

export interface OpenedConsole {
  api: SmallApi
  /** The folder of the console, below the project. */
  folder: string
  watched: WatchedPage
  close: () => Promise<void>
}

interface Options {
  edit?: (resources: ResourcesFile) => ResourcesFile
  fixed?: Fixed
}

/**
 * Derives, builds and opens the console of a document, with a small API that stores what it receives.
 * `conventions` are added to those of the document; `edit` changes its resources, and `fixed` sets path
 * parameters. `document` is the name of a file in this folder, or an absolute path.
 */
export const openConsole = async (
  document: string,
  start: () => Promise<SmallApi>,
  conventions: Partial<Conventions> = {},
  { edit = (resources) => resources, fixed = {} }: Options = {},
): Promise<OpenedConsole> => {
  const source = isAbsolute(document) ? document : join(root, 'tests/support/any-api', `${document}.yaml`)
  const folder = `.cache/consoles/${parse(source).name}-${conventions.session?.by ?? 'derived'}-${process.pid}`
  const remove = () => rm(join(root, folder), { recursive: true, force: true })
  await remove()
  await writeConsole(source, join(root, folder), fixed)
  const file = join(root, folder, 'conventions.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...conventions }))
  const resources = join(root, folder, 'resources.json')
  await writeFile(resources, JSON.stringify(edit(JSON.parse(await readFile(resources, 'utf8')))))
  const port = await freePort()
  const api = await start()
  let server: PreviewServer
  process.env.VITE_API_HOST = `http://localhost:${port}${mockApi}`
  try {
    await selectOther({ console: folder })
    await buildConsole('warn', distFolder(), { compress: false })
    server = await serveConsole(api.url, port, '127.0.0.1')
  } finally {
    delete process.env.VITE_API_HOST
    delete process.env.CONSOLE_FOLDER
  }
  const watched = await openPage(await sharedBrowser(), { baseURL: `http://localhost:${port}` })
  const close = async () => {
    await watched.close()
    await Promise.all([server.close(), api.stop(), remove()])
  }
  return { api, folder, watched, close }
}
