import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changesIn } from '../../../../scripts/new/edit/changes.ts'
import { mentionsIn } from '../../../../scripts/new/edit/mentions.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mentions-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

it('lists the lines that name a property in files about its resource', async () => {
  await write('tests/poem.test.ts', "const body = { title: 'a' }\nsend('/api/poem/create', { verse: 1 })\n")
  await write('tests/poet.test.ts', 'verse\n')
  await write('openapi/resources/poem.yaml', 'x-renamed-from: verse\nexample: { verse: 1 }\nverses: 2\n')
  await write('generated/openapi.json', 'poem verse\n')
  await write('scripts/bench/rows.ts', 'Poem: { verse }')
  const isMeant = (line: string): boolean => line.includes('x-renamed-from')
  expect(mentionsIn(folder, 'verse', ['Poem', 'poem'], isMeant)).toEqual([
    'openapi/resources/poem.yaml:2',
    'scripts/bench/rows.ts:1',
    'tests/poem.test.ts:2',
  ])
})

it('names as written only the files whose text has changed', async () => {
  await write('a.json', 'a')
  await write('b.json', 'b')
  const changes = changesIn(folder)
  changes.write('a.json', 'a')
  changes.write('b.json', 'c')
  changes.write('b.json', 'd')
  changes.write('new.json', '')
  expect(changes.written()).toEqual(['b.json', 'new.json'])
})
