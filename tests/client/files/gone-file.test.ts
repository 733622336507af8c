import { expect, it } from 'vitest'
import { withFile } from '../../../src/client/files/upload.ts'

const file = new File(['abc'], 'scan.pdf')
const unreadable = Object.assign(new File(['abc'], 'scan.pdf'), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
})
const failure = new Error('no connection')

it('returns the result of the work', async () => {
  expect(await withFile(file, async () => 7)).toBe(7)
})

it('fails with the error of the work while the file can be read', async () => {
  await expect(withFile(file, () => Promise.reject(failure))).rejects.toBe(failure)
})

it('fails with the name of the file when it can no longer be read', async () => {
  await expect(withFile(unreadable, () => Promise.reject(failure))).rejects.toMatchObject({
    name: 'GoneFile',
    fileName: 'scan.pdf',
    message: '"scan.pdf" is not there as it was chosen',
  })
})
