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
const linksOf = ({ file, text }: SourceFile): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/'([^'\n]+)'|`([^`\n$]+)`/g)].flatMap(([, plain, other]) => {
      const target = targetOf(file, plain ?? other ?? '')
      return target === undefined ? [] : [target]
    }),
  )

/** A test file, relative to the project; a lower rank is nearer to a change. */
export interface AffectedTest {
  file: string
  rank: number
}

const isTest = (file: string): boolean => /^tests\/.*\.test\.tsx?$/.test(file)

/** Whether a file affects all tests. */
const isOfAll = (file: string): boolean =>
  /^[^/]+\.(ts|json)$/.test(file) && !/^(biome|knip)\.json$/.test(file)

/** The maximum distance of ranks: everything in the server is connected within some steps. */
const maxDistance = 3

/** The folder of `tests/` that mirrors the folder of a file. */
const mirrorOf = (file: string): string => `tests/${file.replace(/^(src|tests)\//, '')}`.replace(/[^/]*$/, '')

/** The number of links between each file and a changed one, if connected. */
const distances = (
  sources: readonly SourceFile[],
  changed: readonly string[],
): ReadonlyMap<string, number> => {
  const links = sources.map((source) => ({ file: source.file, targets: [...linksOf(source)] }))
  const found = new Map(changed.map((file) => [file, 0]))
  for (let reached = changed, distance = 1; reached.length > 0; distance += 1) {
    const reads = (target: string): boolean =>
      reached.some((file) => file === target || file.startsWith(`${target}/`))
    reached = links
      .filter(({ file, targets }) => !found.has(file) && targets.some(reads))
      .map(({ file }) => file)
    for (const file of reached) found.set(file, distance)
  }
  return found
}

/**
 * The tests that depend on changed files, by imports or file access, directly or indirectly. Changed tests and those in
 * the mirrored folder of a change come first, then by the number of files between.
 */
export const affectedTests = (
  sources: readonly SourceFile[],
  changed: readonly string[],
): readonly AffectedTest[] => {
  const mirrored = new Set(changed.map(mirrorOf))
  const found = distances(sources, changed)
  const all = changed.some(isOfAll)
  return sources.flatMap(({ file }) => {
    const distance = found.get(file) ?? (all ? maxDistance : undefined)
    if (!isTest(file) || distance === undefined) return []
    return [{ file, rank: mirrored.has(mirrorOf(file)) ? 0 : Math.min(distance, maxDistance) }]
  })
}
