/**
 * `npm run mutate -- src/client`: changes the code of a folder piece by piece with StrykerJS, and reports the changes
 * that the tests of that folder do not notice. An argument is a folder of `test/mutated-folders.ts`, or a folder or file
 * in one; without arguments, all of them. The reports are in `.cache/mutation/`.
 */
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryFolder } from '../tests/support/disk/memory-folder.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { root } from './shared/root.ts'
import { runToolHere } from './shared/run.ts'
import { mutatedFolders, mutatedPart, mutatedTests } from './test/mutated-folders.ts'

const reports = join(root, '.cache/mutation')

const mutate = async (path: string): Promise<number> => {
  const part = mutatedPart(path)
  if (!part) throw new Error(`"${path}" is in none of ${Object.keys(mutatedFolders).join(', ')}.`)
  console.log(`Changes ${part.files}, noticed by ${part.tests.join(', ')}`)
  const code = await runToolHere('@stryker-mutator/core/bin/stryker.js', ['run', '--mutate', part.files], {
    ...process.env,
    [mutatedTests]: part.tests.join(','),
  })
  await mkdir(reports, { recursive: true })
  const name = path.replace(/^src\/|\/$/g, '').replaceAll('/', '-')
  if (code === 0) await rename(join(root, '.cache/mutation.html'), join(reports, `${name}.html`))
  return code
}

await failPlainly(async () => {
  const named = process.argv.slice(2)
  // Tests that fail leave files behind. PostgreSQL runs as another user, with its data below this folder.
  const folder = await mkdtemp(join(await memoryFolder(), 'foundation-mutants-'))
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  try {
    for (const path of named.length > 0 ? named : Object.keys(mutatedFolders))
      process.exitCode = (await mutate(path)) || process.exitCode
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
