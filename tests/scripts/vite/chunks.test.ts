import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups, chunksPlugin } from '../../../scripts/vite/chunks.ts'

const root = join(import.meta.dirname, '../../..')

/** Builds these files. */
const endWith = (ids: readonly string[]): void => {
  const { buildEnd } = chunksPlugin()
  if (typeof buildEnd !== 'function') throw new Error('The plugin does not look at the end of a build')
  buildEnd.call({ getModuleIds: () => ids.values() } as never)
}

const patterns = [
  'src/console/**/*.{ts,tsx,css}',
  'src/modules/format/*.ts',
  'src/contract/records/*.ts',
  'src/spreadsheet/*.ts',
  'generated/{api,validators}/**/*.{ts,js}',
  'node_modules/{react,react-dom,react-router,react-router-dom,react-i18next,scheduler}/**/*.{js,mjs}',
  'node_modules/{axios,dayjs,fflate,i18next,idb-keyval,reselect,stylis,use-sync-external-store}/**/*.js',
  'node_modules/{dom-helpers,fast-equals,react-transition-group}/**/*.js',
  'node_modules/{@babel,@base-ui,@emotion,@mui,@tanstack}/**/*.{js,mjs}',
  'node_modules/@tiptap/react/node_modules/fast-equals/**/*.{js,mjs}',
]

it('a build succeeds if each URL in a chunk has a file, and fails otherwise', () => {
  const ids = globSync(patterns, { cwd: root }).map((file) => join(root, file))
  expect(() => endWith(ids)).not.toThrow()
  const moved = ids.filter((id) => !id.includes('list/tools/row-pages.ts'))
  expect(() => endWith(moved)).toThrow(/no file is like .*row-pages.* of the chunk "shell"/)
})

it('does not hide the error of a failed build', () => {
  const { buildEnd } = chunksPlugin()
  expect(() => (buildEnd as (error: Error) => void)(new Error('no such import'))).not.toThrow()
})

it('code for the dashboard is in no chunk of forms, and each tag has a client of its own', () => {
  const chunkOf = (file: string): string | undefined => {
    const id = join(root, 'src/console', file)
    const name = chunkGroups
      .toSorted((one, other) => other.priority - one.priority)
      .find(({ name, test }) => name !== 'start' && test(id))?.name
    return typeof name === 'function' ? name(id) : name
  }
  expect(chunkOf('engine/form/draft/draft-store.ts')).toBe('shell')
  expect(chunkOf('engine/form/form-page.tsx')).toBe('form')
  expect(chunkOf('../contract/records/spreadsheet.ts')).toBe('console')
  expect(chunkOf('../../generated/api/dua-category/dua-category.ts')).toBe('client-dua-category')
})
