import { createHash, randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Registries } from '../../src/module-check/check-modules.ts'
import { root } from '../shared/root.ts'

interface Entry {
  /** Hash of the sources. */
  hash: string
  /** The sources, relative to the project's root. */
  sources: readonly string[]
}

const hashOf = async (sources: readonly string[]): Promise<string> => {
  const contents = await Promise.all(sources.map((source) => readFile(join(root, source))))
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('hex')
}

/** The stored file's hash and sources; undefined if there is none or a source has changed. */
const readFresh = async (cacheFile: string): Promise<Entry | undefined> => {
  try {
    const [first = ''] = (await readFile(cacheFile, 'utf8')).split('\n', 1)
    const entry = JSON.parse(first.slice('//'.length)) as Entry
    return entry.hash === (await hashOf(entry.sources)) ? entry : undefined
  } catch {
    return undefined
  }
}

const hasChangedSince = async (sources: readonly string[], time: number): Promise<boolean> => {
  const states = await Promise.all(sources.map((source) => stat(join(root, source))))
  return states.some(({ mtimeMs }) => mtimeMs >= time)
}

const rebuild = async (cacheFile: string): Promise<Entry> => {
  const { bundleRegistries, writeAtomically } = await import('./registries-bundle.ts')
  const began = Date.now()
  const { code, sources } = await bundleRegistries()
  // Sources saved meanwhile may not be included, so this file is only valid once.
  const hash = (await hasChangedSince(sources, began)) ? randomUUID() : await hashOf(sources)
  const entry = { hash, sources }
  await writeAtomically(cacheFile, `//${JSON.stringify(entry)}\n${code}`)
  return entry
}

/**
 * Loads the valid names in module files from the console itself, because options and mappings of cells and widgets are
 * code. Bundled into `cacheFile` when a source has changed, since bundling takes longer than checking one module; the first
 * line of that file has its sources.
 */
export const loadRegistries = async (
  cacheFile = join(root, '.cache/registries.mjs'),
): Promise<Registries> => {
  const { hash } = (await readFresh(cacheFile)) ?? (await rebuild(cacheFile))
  const loaded = (await import(/* @vite-ignore */ `${pathToFileURL(cacheFile).href}?${hash}`)) as {
    registries: Registries
  }
  return loaded.registries
}
