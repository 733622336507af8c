import { afterEach, describe, expect, it, vi } from 'vitest'
import { uploadFile } from '../../../src/client/files/upload.ts'
import { http } from '../../../src/client/http.ts'
import { mockConventions, restoreConventions } from '../../support/contract/other-conventions.ts'

const file = new File(['abc'], 'cover.png', { type: 'image/png' })
const response = (data: unknown) => vi.spyOn(http, 'request').mockResolvedValue({ data })

afterEach(() => vi.restoreAllMocks())

describe('uploadFile', () => {
  it('sends file, fileType and fileUploadType, and returns the stored file', async () => {
    const send = response({
      success: true,
      message: '',
      payload: { id: 7, fileUrl: '/files/a', fileName: 'stored.png' },
    })
    expect(await uploadFile(file, 'BOOK')).toEqual({ id: 7, fileUrl: '/files/a', fileName: 'stored.png' })
    const { url, data } = send.mock.calls[0]?.[0] ?? {}
    const body = data as FormData
    expect(url).toBe('/api/db-file/upload')
    expect(Object.fromEntries(body)).toMatchObject({
      fileType: 'image/png',
      fileUploadType: 'BOOK',
    })
    expect(body.get('file')).toHaveProperty('name', 'cover.png')
  })

  it('sends a default type if the browser knows none, and keeps the name if the API returns none', async () => {
    const send = response({ success: true, payload: { id: 7, fileUrl: '/files/a' } })
    const unknown = new File(['abc'], 'scan.jfi')
    expect(await uploadFile(unknown, 'CMS')).toEqual({ id: 7, fileUrl: '/files/a', fileName: 'scan.jfi' })
    const body = send.mock.calls[0]?.[0].data as FormData
    expect(body.get('fileType')).toBe('application/octet-stream')
  })

  it('reports progress as a fraction', async () => {
    const send = response({ success: true, payload: { id: 7, fileUrl: '/files/a', fileName: 'a' } })
    const fractions: number[] = []
    await uploadFile(file, 'BOOK', (share) => fractions.push(share))
    const tell = send.mock.calls[0]?.[0].onUploadProgress
    tell?.({ loaded: 1, total: 4, bytes: 1, lengthComputable: true })
    tell?.({ loaded: 4, bytes: 3, lengthComputable: false })
    expect(fractions).toEqual([0.25])
  })

  it('uses the names of other conventions', async () => {
    const other = { operation: 'uploadDbFile', file: 'content', id: 'data.key', url: 'data.links.self' }
    mockConventions({ upload: other })
    const call = vi.fn(async () => ({
      success: true,
      message: '',
      payload: { data: { key: 7, links: { self: '/files/a' } } },
    }))
    vi.doMock('../../../src/client/call.ts', () => ({ callOperation: call }))
    const upload = (await import('../../../src/client/files/upload.ts')).uploadFile
    expect(await upload(file, 'BOOK')).toEqual({ id: 7, fileUrl: '/files/a', fileName: 'cover.png' })
    expect(call).toHaveBeenCalledWith(
      'uploadDbFile',
      { body: { content: file }, onProgress: undefined },
      undefined,
    )
    vi.doUnmock('../../../src/client/call.ts')
    restoreConventions()
  })

  it.each([
    ['an answer without a file', { success: true, message: '', payload: {} }, ''],
    ['an answer that says why', { success: true, message: 'No file came.', payload: null }, 'No file came.'],
    ['an answer without an address', { success: true, payload: { id: 7, fileUrl: 3 } }, ''],
    ['an answer without an id', { success: true, payload: { fileUrl: '/files/a' } }, ''],
  ])('rejects on %s', async (_, data, serverMessage) => {
    response(data)
    await expect(uploadFile(file, 'BOOK')).rejects.toMatchObject({ name: 'ApiError', serverMessage })
  })
})
