import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientPart, contractPart } from '../../../scripts/generate/part.ts'
import { contractInputs } from '../../../scripts/shared/contract.ts'
import { freshGenerated } from '../../../scripts/shared/generated.ts'
import { inputHash } from '../../../scripts/shared/input-hash.ts'
import { root } from '../../../scripts/shared/root.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'inputs-'))
})
afterEach(() => rm(project, { recursive: true }))

it.each([
  ['the contract', 'openapi/resources/dua.yaml'],
  ['a module', 'src/modules/dua/list.json'],
  ['a generator', 'scripts/generate/validators.ts'],
  ['what the console offers', 'src/console/cells/registry.ts'],
  ['the packages to install', 'package-lock.json'],
  ['the packages installed', 'node_modules/.package-lock.json'],
  ['a generated file, by hand', 'generated/operations.ts'],
])('generates again after a change of %s', async (_, file) => {
  await mkdir(join(project, dirname(file)), { recursive: true })
  await writeFile(join(project, file), 'one')
  const before = await inputHash(freshGenerated.inputs, project)
  expect(await inputHash(freshGenerated.inputs, project)).toBe(before)
  await writeFile(join(project, file), 'two')
  expect(await inputHash(freshGenerated.inputs, project)).not.toBe(before)
  await rm(join(project, file))
  expect(await inputHash(freshGenerated.inputs, project)).not.toBe(before)
})

/** All files that one imports, directly or indirectly; imports of types do not count. */
const importedBy = async (file: string, found = new Set<string>()): Promise<ReadonlySet<string>> => {
  if (found.has(file)) return found
  found.add(file)
  const text = await readFile(join(root, file), 'utf8')
  const names = [
    ...text.matchAll(
      /^(?:import|export|\} from)(?! type)[^\n]*'(\.[^'$]+\.tsx?)'|import\('(\.[^'$]+\.tsx?)'\)/gm,
    ),
  ]
  for (const [, first, second] of names) await importedBy(join(dirname(file), first ?? second ?? ''), found)
  return found
}

it.each([
  ['scripts/openapi/standard-responses.ts', contractInputs],
  ['scripts/openapi/standard-responses.ts', contractPart.inputs],
  ['orval.config.ts', clientPart.inputs],
  ['scripts/generate/write-generated.ts', freshGenerated.inputs],
])('the imports of %s are among the inputs', async (file, inputs) => {
  const files = [...(await importedBy(file))]
  const isInput = (name: string): boolean =>
    inputs.some((input) => name === input || !relative(input, name).startsWith('..'))
  expect(files.filter((name) => !isInput(name))).toEqual([])
})
