import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { followContract } from '../../../scripts/mock/follow-contract.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'

it('renews once for each other contract, also one that takes the place of the file, and not for half of one', async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'openapi.json')
  await writeFile(file, '{"paths":{}}')
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const renew = vi.fn(() => Promise.resolve())
  renew.mockRejectedValueOnce(new Error('No such role'))
  const stop = followContract(renew, file)
  try {
    await writeFile(file, '{"paths":{"/a":{}}}')
    await expect.poll(() => renew).toHaveBeenCalledTimes(1)
    await expect.poll(() => consoleError.mock.calls.join()).toContain('No such role')
    await writeFile(file, '{"paths":{"/a"')
    await writeFile(join(folder.path, 'next.json'), '{"paths":{"/a":{},"/b":{}}}')
    await rename(join(folder.path, 'next.json'), file)
    await expect.poll(() => renew).toHaveBeenCalledTimes(2)
  } finally {
    stop()
    await folder.remove()
  }
})
