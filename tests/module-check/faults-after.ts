import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkModules, type Fault } from '../../src/module-check/check-modules.ts'
import { contract } from './fixture-contract.ts'
import { registries } from './fixture-registries.ts'

/** A change: `file#/pointer` and the new value; undefined removes the value. */
export type Change = readonly [place: string, value: unknown]

const put = (json: unknown, pointer: string, value: unknown): unknown => {
  const keys = pointer.split('/').slice(1)
  const last = keys.pop()
  if (last === undefined) return value
  const key = last.replaceAll('~1', '/')
  let node = json as Record<string, unknown>
  for (const part of keys) {
    const name = part.replaceAll('~1', '/')
    node[name] ??= {}
    node = node[name] as Record<string, unknown>
  }
  if (value === undefined) delete node[key]
  else node[key] = value
  return json
}

const edit = async (folder: string, [place, value]: Change): Promise<void> => {
  const [name = '', pointer = ''] = place.split('#')
  const file = join(folder, name)
  if (pointer === '' && value === undefined) return rm(file, { recursive: true })
  const text = typeof value === 'string' && pointer === '' ? value : undefined
  const current = await readFile(file, 'utf8').catch(() => '{}')
  await writeFile(file, text ?? JSON.stringify(put(JSON.parse(current), pointer, value)))
}

const shown = ({ file, pointer, message, cure }: Fault): string => `${file}#${pointer} ${message} — ${cure}`

/**
 * The faults after changes to the fixture's files or, with `contract#/…`, to its contract: one line per fault,
 * `file#pointer message — cure`.
 */
export const faultsAfter = (...changes: readonly Change[]): Promise<readonly string[]> =>
  faultsOfOne(undefined, ...changes)

/** The same for this module only. */
export const faultsOfOne = async (
  only: string | undefined,
  ...changes: readonly Change[]
): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'))
  // A change must not affect shared parts of the fixture.
  const document: unknown = JSON.parse(JSON.stringify(contract))
  try {
    await cp(join(import.meta.dirname, 'fixture'), folder, { recursive: true })
    for (const change of changes) {
      if (change[0].startsWith('contract#')) put(document, change[0].slice('contract#'.length), change[1])
      else await edit(folder, change)
    }
    return checkModules({ folder, contract: document, registries, only }).map(shown)
  } finally {
    await rm(folder, { recursive: true })
  }
}
