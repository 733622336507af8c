import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts'
import { projectTree } from '../../support/project-tree.ts'

const city = 'openapi/resources/city.yaml'
let copy: ProjectCopy
let before: Readonly<Record<string, string>>

beforeAll(async () => {
  copy = await copyProject(true)
  // Uncommitted work of the user stays unchanged, whatever happens to the command.
  const file = join(copy.folder, city)
  await writeFile(file, `# Being worked on.\n${await readFile(file, 'utf8')}`)
  before = await projectTree(copy.folder)
}, 120_000)
afterAll(() => copy?.remove())

const vow = ['scripts/new.ts', 'module', 'Vow', '--property', 'name: text required', '--no-check'] as const

/** Stops `npm run new` once it writes; returns its exit code and output. */
const stopMidway = async () => {
  const child = spawn(process.execPath, vow, { cwd: copy.folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8')
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const list = join(copy.folder, 'src/modules/vow/list.json')
  await vi.waitUntil(() => existsSync(list), { timeout: 120_000, interval: 5 })
  child.kill('SIGINT')
  return { code: await ended, printed }
}

it('reverts everything when it is stopped midway', async () => {
  expect(await stopMidway()).toEqual({
    code: 130,
    printed: expect.stringContaining('Stopped. Everything is as it was before.'),
  })
  expect(await projectTree(copy.folder)).toEqual(before)
}, 180_000)

it('reverts everything if the new files cannot be generated', async () => {
  const file = join(copy.folder, city)
  const text = await readFile(file, 'utf8')
  const wrong = text.replace('ঢাকা মহানগর, latitude: 23.8103', 'ঢাকা মহানগর, latitude: 2381')
  expect(wrong).not.toBe(text)
  await writeFile(file, wrong)
  const printed = await copy.failure(...vow)
  expect(printed).toContain('generated/ stays as it was')
  expect(printed).toContain('Nothing was changed')
  expect(await readFile(file, 'utf8')).toBe(wrong)
  await writeFile(file, text)
  expect(await projectTree(copy.folder)).toEqual(before)
}, 240_000)
