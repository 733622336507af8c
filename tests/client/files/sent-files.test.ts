import { describe, expect, it, vi } from 'vitest'
import {
  type FilePlace,
  multipart,
  withSentFiles,
  withShownFiles,
} from '../../../src/client/files/sent-files.ts'

const picture = 'data:image/png;name=a.png;base64,QQ=='
const call = { method: 'post', path: '/photos', part: 'file', value: 'url' }
const upload = vi.fn(async () => '/photos/1')

describe('files of a record', () => {
  const sent = (data: unknown, files: Record<string, FilePlace>) => withSentFiles(data, files, upload)

  it.each<[string, unknown, unknown]>([
    ['a new file is in Base64', { scan: picture, note: picture }, { scan: 'QQ==', note: picture }],
    ['several are, too', { scan: [picture, 'QUE='] }, { scan: ['QQ==', 'QUE='] }],
    ['the address of a stored one stays', { scan: '/files/a' }, { scan: '/files/a' }],
    ['a cleared one stays', { scan: null }, { scan: null }],
    ['a missing one stays away', { note: 'x' }, { note: 'x' }],
    ['a body that is no record stays', 'x', 'x'],
  ])('%s', async (_, data, expected) => {
    expect(await sent(data, { scan: 'base64' })).toStrictEqual(expected)
  })

  it('are uploaded first, unless they are parts of the body', async () => {
    const files = { photo: call, scan: 'part' } as const
    expect(await sent({ photo: picture, scan: picture }, files)).toEqual({
      photo: '/photos/1',
      scan: picture,
    })
    expect(upload).toHaveBeenCalledExactlyOnceWith(call, expect.any(File), picture)
  })
})

it('a multipart body has a part for each value, and no stored file', async () => {
  const body = { name: 'Rex', tags: ['a', 2], owner: { id: 1 }, none: null, unset: undefined }
  const form = multipart(
    { ...body, scan: picture, photo: ['/files/a', picture] },
    { scan: 'part', photo: 'part' },
  )
  const parts = [...form].map(([name, value]) => [name, value instanceof File ? value.type : value])
  expect(parts).toEqual([
    ['name', 'Rex'],
    ['tags', 'a'],
    ['tags', '2'],
    ['owner', 'application/json'],
    ['scan', 'image/png'],
    ['photo', 'image/png'],
  ])
  expect(await (form.get('owner') as File).text()).toBe('{"id":1}')
  expect(form.get('scan')).toHaveProperty('name', 'a.png')
})

it('shows files in Base64 as data URLs, also in lists', () => {
  const file = (text: string): string => `data:application/octet-stream;name=scan;base64,${text}`
  const names = ['scan']
  expect(withShownFiles({ scan: 'QQ==', note: 'QQ==' }, names)).toEqual({ scan: file('QQ=='), note: 'QQ==' })
  expect(withShownFiles({ scan: ['QQ==', '', 7] }, names)).toEqual({ scan: [file('QQ=='), '', 7] })
})
