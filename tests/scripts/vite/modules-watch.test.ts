import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followModules } from '../../../scripts/vite/modules-watch.ts'
import { readModules, resolveModule } from '../../../src/modules/format/read.ts'

let folder: string
let frame: string
let limit: number
let watcher: EventEmitter
const send = vi.fn()
const warn = vi.fn()
const invalidateModule = vi.fn()

const write = async (name: string, value: unknown): Promise<void> => {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  watcher.emit('all', 'change', file)
}

const list = (label: string) => ({ columns: [{ field: 'title', label }] })
const poem = { title: 'Poems', path: '/poem', resource: 'Poem', template: 'verse' }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modules-'))
  watcher = Object.assign(new EventEmitter(), { add: () => {} })
  frame = 'menu'
  limit = 1
  await write('poem/module.json', poem)
  await write('song/module.json', { ...poem, title: 'Songs', path: '/song' })
  await write('templates/verse/form.json', { cancel: 'back' })
  await write('poem/list.json', list('Title'))
  const moduleGraph = { idToModuleMap: new Map([['virtual', {}]]), invalidateModule }
  const server = {
    watcher,
    ws: { send },
    config: { logger: { warn, info: () => {} } },
    environments: { client: { moduleGraph } },
  }
  followModules(server as unknown as ViteDevServer, {
    folder,
    contract: '/generated/openapi.json',
    modules: () =>
      readModules(folder).modules.map((source) => ({
        ...resolveModule(source),
        schema: { maxItems: limit },
      })),
    frame: () => frame,
    isVirtual: (id) => id === 'virtual',
  })
})
afterEach(async () => {
  vi.clearAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const sent = async (): Promise<unknown> => {
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000 })
  return send.mock.lastCall?.[0]
}

it('a changed module is sent in its new state, and clients reload it', async () => {
  await write('poem/list.json', list('Name'))
  expect(await sent()).toMatchObject({
    type: 'custom',
    data: [{ id: 'poem', list: { columns: [{ label: 'Name' }] }, form: { cancel: 'back' } }],
  })
  expect(invalidateModule).toHaveBeenCalledOnce()
})

it('a template changes every module that has it', async () => {
  await write('templates/verse/form.json', { upload: 'BOOK' })
  expect(await sent()).toMatchObject({
    data: [
      { id: 'poem', form: { upload: 'BOOK' } },
      { id: 'song', form: { upload: 'BOOK' } },
    ],
  })
})

it('a file that is not JSON is reported, and pages stay unchanged until it is fixed', async () => {
  await write('poem/list.json', '{ "columns": ')
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 })
  expect(warn.mock.lastCall?.[0]).toContain('poem/list.json')
  expect(send).not.toHaveBeenCalled()
  await write('poem/list.json', list('Verse'))
  expect(await sent()).toMatchObject({ data: [{ id: 'poem', list: { columns: [{ label: 'Verse' }] } }] })
})

it('other routes or another menu reload the pages', async () => {
  frame = 'another menu'
  await write('song/module.json', { ...poem, title: 'Songs', path: '/songs' })
  expect(await sent()).toEqual({ type: 'full-reload' })
})

it('another contract changes the forms that follow from it', async () => {
  limit = 2
  watcher.emit('all', 'change', '/generated/openapi.json')
  expect(await sent()).toMatchObject({ data: [{ schema: { maxItems: 2 } }, { schema: { maxItems: 2 } }] })
})

it('a JSON file that is no module does not end the server', async () => {
  await write('poem/module.json', 'null')
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 })
  expect(send).not.toHaveBeenCalled()
})
