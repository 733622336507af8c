import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { consoleFolder } from '../shared/console-folder.ts'
import { generatedFolder, overlayName } from '../shared/overlay.ts'
import { modulesFolder, modulesIn } from '../shared/written-files.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page with the name of the API in place of the foundation's. */
const named = (html: string, file: string): string => {
  const { info } = JSON.parse(readFileSync(file, 'utf8')) as { info: { title: string } }
  return html.replaceAll(/(?<=content="|<title>|data-foundation>)Foundation(?!\w)/g, () =>
    escaped(info.title),
  )
}

/**
 * With an overlay, or for the console of a foreign API, the browser gets the generated files, modules and conventions of
 * that contract; what it has not is taken from `generated/` and `src/modules/`. `project` is the project's folder.
 */
export const overlayPlugin = (project: string): Plugin => {
  const folder = join(project, generatedFolder())
  const own = consoleFolder()
  const isOwn = own === undefined && overlayName() === undefined
  const replaced = [
    [join(project, 'generated/'), folder],
    [join(project, `${modulesFolder}/`), modulesIn(project)],
    ...(own === undefined
      ? []
      : [
          [join(project, 'openapi/'), join(project, own)],
          [join(project, 'src/console/i18n/'), join(project, own, 'texts')],
        ]),
  ] as const
  return {
    name: 'foundation-overlay',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (isOwn || importer?.startsWith(folder)) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      for (const [from = '', to = ''] of replaced) {
        if (!found?.id.startsWith(from)) continue
        const other = join(to, found.id.slice(from.length))
        if (existsSync(other)) return other
      }
      return found
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (own === undefined ? html : named(html, join(project, own, 'openapi.json'))),
    },
  }
}
