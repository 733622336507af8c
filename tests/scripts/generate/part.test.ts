import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Part, writePart } from '../../../scripts/generate/part.ts'
import { root } from '../../../scripts/shared/root.ts'
import { uniqueText } from '../../support/content/unique-text.ts'

const store = join(root, '.cache/parts')
let part: Part
let folder: string

const write = (name: string, text: string): Promise<void> => writeFile(join(root, folder, name), text)
const read = (name: string): Promise<string> => readFile(join(root, folder, name), 'utf8')
const make = vi.fn<() => Promise<string | null>>()
const again = (): Promise<string | null> => writePart(part, `${folder}/out`, make)
const kept = async (): Promise<readonly string[]> =>
  (await readdir(store)).filter((name) => name.startsWith(`${part.name}-`))

beforeEach(async () => {
  folder = `.cache/part-${uniqueText()}`
  part = {
    name: `test${uniqueText()}`,
    inputs: [`${folder}/source.txt`],
    from: ['other.txt'],
    outputs: ['made.txt'],
  }
  await mkdir(join(root, folder, 'out'), { recursive: true })
  await write('source.txt', 'one')
  await write('out/other.txt', 'other')
  make.mockReset().mockImplementation(async () => {
    await write('out/made.txt', `of ${await read('source.txt')} and ${await read('out/other.txt')}`)
    return null
  })
})
afterEach(async () => {
  for (const name of await kept()) await rm(join(store, name), { recursive: true })
  await rm(join(root, folder), { recursive: true })
})

it('is computed once for equal input, and reused when that repeats', async () => {
  expect(await again()).toBeNull()
  await write('source.txt', 'two')
  await again()
  expect(await read('out/made.txt')).toBe('of two and other')
  await write('source.txt', 'one')
  await again()
  expect(await read('out/made.txt')).toBe('of one and other')
  expect(make).toHaveBeenCalledTimes(2)
  await write('out/other.txt', 'another')
  await again()
  expect(await read('out/made.txt')).toBe('of one and another')
})

it('is computed again after a failure, and after a file was saved meanwhile', async () => {
  make.mockResolvedValueOnce('wrong')
  expect(await again()).toBe('wrong')
  make.mockImplementationOnce(async () => {
    await write('out/made.txt', 'of one')
    await write('source.txt', 'saved meanwhile')
    return null
  })
  await again()
  expect(await kept()).toEqual([])
  await again()
  expect(await read('out/made.txt')).toBe('of saved meanwhile and other')
})

it('is kept only for the last used states', async () => {
  const states = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const state of states) {
    await write('source.txt', state)
    await again()
  }
  expect((await kept()).length).toBeLessThan(states.length)
  await again()
  expect(make).toHaveBeenCalledTimes(states.length)
})
