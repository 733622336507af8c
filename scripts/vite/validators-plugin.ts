import type { Plugin } from 'vite'
import { type Form, formsOf } from '../generate/forms.ts'
import { codeOf } from '../generate/validators.ts'
import { contractOf, moduleFilesOf } from '../shared/whole-modules.ts'
import { replacedEvent } from './modules-watch.ts'

const indexId = '\0virtual:validators'
const prefix = 'virtual:validator/'

const formsIn = (project: string): readonly Form[] =>
  moduleFilesOf(project).flatMap((module) => formsOf(module, contractOf(project)))

/** Each version of a form's validator module has its own address, so that the browser requests the present one. */
const indexCode = (ids: readonly string[]): string => `
const load = (id) => {
  const at = Date.now()
  return () => import(/* @vite-ignore */ \`/@id/${prefix}\${id}?at=\${at}\`)
}
export const validators = Object.fromEntries(${JSON.stringify(ids)}.map((id) => [id, load(id)]))
import.meta.hot?.on(${JSON.stringify(replacedEvent)}, (modules) => {
  for (const { id, list } of modules)
    for (const form of [id, ...(list?.rowActions ?? []).map((action) => id + '/' + action.id)])
      validators[form] = load(form)
})
`

/**
 * For the development server: compiles validators from the present module files, so that a changed form works without
 * `npm run generate`. `folder` is the project's.
 */
export const validatorsPlugin = (folder: string): Plugin => ({
  name: 'foundation-validators',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('generated/validators/index.ts') ? indexId : id.startsWith(prefix) ? `\0${id}` : undefined,
  load(id) {
    if (id !== indexId && !id.startsWith(`\0${prefix}`)) return undefined
    const forms = formsIn(folder)
    if (id === indexId) return indexCode(forms.map((form) => form.id))
    const name = id.slice(prefix.length + 1).replace(/\?.*$/, '')
    const form = forms.find((one) => one.id === name)
    if (!form) throw new Error(`There is no form "${name}"`)
    return codeOf(form)
  },
})
