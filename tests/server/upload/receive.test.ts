import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { receiveFile } from '../../../src/server/upload/receive.ts'
import { filesIn, temporaryFolder } from '../../support/disk/temporary-folder.ts'

it('removes files that are refused before they are opened on disk', async () => {
  const folder = await temporaryFolder()
  const refuse = async (): Promise<never> => {
    throw new Error('refused')
  }
  const receive = () =>
    receiveFile(Readable.from([]), folder.path, {
      headLength: 10,
      limitOf: refuse,
      room: async () => undefined,
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, receive))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await filesIn(folder.path)).toEqual([])
  await folder.remove()
})
