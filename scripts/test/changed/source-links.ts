import { posix } from 'node:path'
import type { SourceFile } from '../../check/source-files.ts'

/** Folders and pages that the code reads as files. */
const data = /^((openapi|generated|docs|src\/modules|src\/server\/store\/demo)(\/|$)|(README|AGENTS)\.md$)/

/** Generates `virtual:modules` and others from the modules' files. */
const maker = 'scripts/vite/modules-plugin.ts'

const targetOf = (file: string, text: string): string | undefined => {
  if (text.startsWith('virtual:')) return maker
  // For a glob pattern, its folder.
  const path = text.replace(/\/[^/]*\*.*/, '')
  const place = /^\.\.?\//.test(path) ? posix.join(posix.dirname(file), path) : path
  const isImport = place !== path && /\.(tsx?|json)$/.test(place)
  return isImport || data.test(place) ? place.replace(/\/$/, '') : undefined
}

/** Files and folders that a source refers to, by import or by path from the project's root. */
export const linksOf = ({ file, text }: SourceFile): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/'([^'\n]+)'|`([^`\n$]+)`/g)].flatMap(([, plain, other]) => {
      const target = targetOf(file, plain ?? other ?? '')
      return target === undefined ? [] : [target]
    }),
  )
