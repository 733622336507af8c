import type { Browser } from 'playwright-core'
import { addInvented } from '../../tests/support/invented/add-invented.ts'
import { copyProject, type ProjectCopy } from '../../tests/support/project-copy.ts'
import { startServer } from '../../tests/support/server/start-server.ts'
import { measureConsole } from './console-load.ts'
import type { LoadedScript } from './load-page.ts'

const stem = (url: string): string => url.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')

const sizes = (scripts: readonly LoadedScript[]): Map<string, number> =>
  scripts.reduce(
    (sums, { url, bytes }) => sums.set(stem(url), (sums.get(stem(url)) ?? 0) + bytes),
    new Map<string, number>(),
  )

/** How much the scripts of both loads grew, in KiB; one that arrived in time in only one of them is left out. */
const growth = (before: readonly LoadedScript[], after: readonly LoadedScript[]): number => {
  const now = sizes(after)
  const grown = [...sizes(before)].map(([name, bytes]) => (now.get(name) ?? bytes) - bytes)
  return grown.reduce((sum, bytes) => sum + bytes, 0) / 1024
}

/** Builds the copy and answers the scripts of its list's first load. */
const firstLoad = async (browser: Browser, copy: ProjectCopy): Promise<readonly LoadedScript[]> => {
  await copy.script('scripts/generate.ts')
  await copy.script('scripts/build.ts')
  const server = await startServer({ project: copy.folder })
  try {
    return (await measureConsole(browser, server.url)).scripts
  } finally {
    await server.stop()
  }
}

/**
 * What the list's first load grows by, in KiB compressed, when the project has one more module: `before` are the scripts
 * of that load, to be compared with those of a copy of the project to which an invented module is added.
 */
export const costOfOneMore = async (browser: Browser, before: readonly LoadedScript[]): Promise<number> => {
  const copy = await copyProject()
  try {
    await addInvented(copy.folder)
    return growth(before, await firstLoad(browser, copy))
  } finally {
    await copy.remove()
  }
}
