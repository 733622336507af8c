import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFolder } from '../../../scripts/generate/replace-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'take-place-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

it('changes only different files, adds new ones, and removes the others', async () => {
  await write({ 'old/same.ts': '1', 'old/other.ts': '2', 'old/api/dua/dua.ts': '3' })
  await write({ 'new/same.ts': '1', 'new/other.ts': 'two', 'new/api/book/book.ts': '4' })
  const known = statSync(join(folder, 'old/same.ts')).ino
  expect(replaceFolder(join(folder, 'new'), join(folder, 'old')).toSorted()).toEqual([
    'api/book/book.ts',
    'api/dua/dua.ts',
    'other.ts',
  ])
  expect(statSync(join(folder, 'old/same.ts')).ino).toBe(known)
  expect(await readFile(join(folder, 'old/other.ts'), 'utf8')).toBe('two')
  expect(await readFile(join(folder, 'old/api/book/book.ts'), 'utf8')).toBe('4')
  expect(existsSync(join(folder, 'old/api/dua'))).toBe(false)
})

it('creates a missing folder', async () => {
  await write({ 'new/modules.md': 'all' })
  expect(replaceFolder(join(folder, 'new'), join(folder, 'old'))).toEqual(['modules.md'])
  expect(await readFile(join(folder, 'old/modules.md'), 'utf8')).toBe('all')
})
