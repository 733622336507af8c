import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { preparedFolder } from './prepared.ts'

const run = promisify(execFile)
const name = `trial-${crypto.randomUUID()}`

let path = ''
afterEach(async () => {
  for (const file of await readdir(dirname(path)))
    if (file.startsWith(name)) await rm(join(dirname(path), file), { recursive: true })
})

it('is filled once for concurrent requests, and again after a failure', async () => {
  const fails = () => preparedFolder(name, () => Promise.reject(new Error('No space')))
  await expect(fails()).rejects.toThrow('No space')
  const fill = vi.fn((folder: string) => writeFile(join(folder, 'who'), `${process.pid}`))
  const folders = await Promise.all([preparedFolder(name, fill), preparedFolder(name, fill)])
  path = folders[0]
  expect(new Set(folders)).toEqual(new Set([path]))
  expect(await readFile(join(path, 'who'), 'utf8')).toBe(`${process.pid}`)
  expect(fill).toHaveBeenCalledOnce()
})

it('is filled by one of several processes, and by another if that one is killed', async () => {
  const script = (end: string): string => `
    const { preparedFolder } = await import('${new URL('prepared.ts', import.meta.url).href}')
    const fs = await import('node:fs/promises')
    console.log(await preparedFolder('${name}', async (folder) => {
      console.error('fills')
      await fs.writeFile(folder + '/who', String(process.pid))
      ${end}
    }))`
  const start = (end = '') => run(process.execPath, ['--input-type=module', '--eval', script(end)])
  await expect(start("process.kill(process.pid, 'SIGKILL')")).rejects.toThrow('fills')
  const outcomes = await Promise.all([start(), start()])
  path = outcomes[0].stdout.trim()
  expect(outcomes.map(({ stdout }) => stdout.trim())).toEqual([path, path])
  expect(outcomes.map(({ stderr }) => stderr).join('')).toBe('fills\n')
})
