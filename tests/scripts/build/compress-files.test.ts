import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles } from '../../../scripts/build/compress-files.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'

it('writes both compressed forms of every file that they make smaller', async () => {
  const folder = await temporaryFolder()
  const text = 'const words = "মাসালা"\n'.repeat(200)
  await mkdir(join(folder.path, 'assets'))
  await writeFile(join(folder.path, 'assets/console.js'), text)
  await writeFile(join(folder.path, 'assets/picture.png'), text)
  await writeFile(join(folder.path, 'small.css'), 'a{}')
  await compressFiles(folder.path)
  expect((await readdir(join(folder.path, 'assets'))).toSorted()).toEqual([
    'console.js',
    'console.js.br',
    'console.js.gz',
    'picture.png',
  ])
  expect(await readdir(folder.path)).not.toContain('small.css.br')
  const read = (name: string) => readFile(join(folder.path, 'assets', name))
  expect(brotliDecompressSync(await read('console.js.br')).toString()).toBe(text)
  expect(gunzipSync(await read('console.js.gz')).toString()).toBe(text)
  await folder.remove()
})
