import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftDays } from '../../../src/contract/records/limits.ts'
import { sweepFiles } from '../../../src/server/upload/sweep.ts'
import { bmp, mp3, pdf, pictures, png } from '../../support/content/pictures.ts'
import { databaseKinds } from '../../support/database/test-database.ts'
import { eventually, filesIn } from '../../support/disk/temporary-folder.ts'
import { type FormFile, multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const megabyte = 1024 * 1024
const jpeg = pictures['a JPEG']?.content ?? Buffer.alloc(0)

describe.each(databaseKinds)('files on %s', (kind) => {
  let api: TestApi

  const upload = async (
    file: FormFile,
    fileType = 'image/png',
    fileUploadType = 'CMS',
  ): Promise<TestResponse> =>
    api.call('POST', '/api/db-file/upload', await multipart({ fileType, fileUploadType }, file))
  const download = (url: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
    api.call('GET', url, { token: null, headers })
  const stored = (): Promise<string[]> => filesIn(join(api.dataDir, 'files'))
  const temporary = (): Promise<string[]> => filesIn(join(api.dataDir, 'uploading'))

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  it('stores a picture and returns it with its own type and safe headers', async () => {
    const content = png(20, 10)
    const { body } = await upload({ name: 'প্রচ্ছদ (১).png', content })
    expect(body).toMatchObject({
      message: 'File uploaded',
      payload: {
        fileName: 'প্রচ্ছদ (১).png',
        fileExtension: 'png',
        fileType: 'image/png',
        fileSize: content.length,
      },
    })
    const response = await api.inject({ url: body.payload.fileUrl })
    expect(response.rawPayload.equals(content)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(response.headers['content-security-policy']).toContain('sandbox')
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('প্রচ্ছদ (১).png')
    const again = await download(body.payload.fileUrl, { 'if-none-match': String(response.headers.etag) })
    expect(again.status).toBe(304)
    expect(await temporary()).toEqual([])
  })

  it.each([...Object.entries(pictures), ['a BMP', { extension: 'bmp', content: bmp() }] as const])(
    'takes %s',
    async (_name, { extension, content }) => {
      const { status, body } = await upload({ name: 'a', content }, 'application/octet-stream')
      expect([status, body.payload?.fileExtension]).toEqual([200, extension])
    },
  )

  it('reads the name of a file with quotation marks as browsers escape it', async () => {
    const { body } = await upload({ name: 'the "first"\nbook.png', content: png() })
    expect(body.payload.fileName).toBe('the _first_ book.png')
  })

  it('returns a file regardless of additions to its address', async () => {
    const { body } = await upload({ name: 'a.png', content: png() })
    const response = await api.inject({ url: `${body.payload.fileUrl}?utm_source=mail` }, true)
    expect(response.statusCode).toBe(200)
  })

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\temp\\photo.jpeg', 'photo.png'],
    ['.htaccess', 'file.png'],
    ['a\u0000b\u202Egpj.exe', 'abgpj.png'],
    ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
    ['x'.repeat(250), `${'x'.repeat(116)}.png`],
  ])('cleans the name %s', async (name, clean) => {
    const { body } = await upload({ name, content: png() })
    expect(body.payload.fileName).toBe(clean)
    expect((await download(body.payload.fileUrl)).status).toBe(200)
    expect((await stored()).every((path) => /\/[\w-]{2}\/[\w-]{24}\.\w+$/.test(path))).toBe(true)
  })

  it.each([
    [
      'a page that says it is a picture',
      { name: 'a.png', content: '<html><script>alert(1)</script>' },
      'image/png',
    ],
    ['an SVG with a script', { name: 'a.svg', content: '<svg onload="alert(1)"/>' }, 'image/svg+xml'],
    ['an SVG that says it is a PNG', { name: 'a.png', content: '<?xml version="1.0"?><svg/>' }, 'image/png'],
    ['a PDF that says it is a picture', { name: 'a.png', content: pdf() }, 'image/png'],
    ['a picture that says it is a page', { name: 'a.html', content: png() }, 'text/html'],
    ['a damaged picture', { name: 'a.png', content: png().subarray(0, 18) }, 'image/png'],
    ['a picture without its data', { name: 'a.png', content: png(8000, 8000).subarray(0, 33) }, 'image/png'],
    ['half a picture', { name: 'a.jpg', content: jpeg.subarray(0, jpeg.length / 2) }, 'image/jpeg'],
    ['a picture that fills the memory', { name: 'a.png', content: png(30_000, 30_000) }, 'image/png'],
    ['an empty file', { name: 'a.png', content: '' }, 'image/png'],
    ['a program', { name: 'a.png', content: Buffer.from('MZ'.padEnd(500, '\0')) }, 'image/png'],
  ])('refuses %s', async (_name, file, type) => {
    const before = await stored()
    const response = await upload(file, type)
    expect(response).toMatchObject({ status: 415, body: { success: false, errors: [{ path: '/file' }] } })
    expect(await stored()).toEqual(before)
    expect(await temporary()).toEqual([])
  })

  it.each([
    ['BOOK', pdf(), 200],
    ['BOOK', mp3(), 415],
    ['AMALIYAT', mp3(), 200],
    ['CMS', pdf(), 415],
    ['USER', png(), 200],
    ['FAZILAT_WEB', pdf(), 200],
  ])('accepts in the area %s only the allowed types', async (area, content, status) => {
    expect((await upload({ name: 'file', content }, 'application/octet-stream', area)).status).toBe(status)
  })

  it.each([
    ['a picture', png(8, 8, 10 * megabyte), 'image/png', 'CMS', 'The file is larger than 10 MB.'],
    ['audio', mp3(5 * megabyte), 'audio/mpeg', 'AMALIYAT', 'The file is larger than 5 MB.'],
    ['a PDF', pdf(90 * megabyte), 'application/pdf', 'BOOK', 'The file is larger than 90 MB.'],
  ])('refuses %s that is too large', async (_name, content, type, area, message) => {
    const response = await upload({ name: 'large', content }, type, area)
    expect(response).toMatchObject({ status: 413, body: { message } })
    expect(await temporary()).toEqual([])
  })

  it('refuses forms without file, with another area, or with more than the contract lists', async () => {
    const send = async (fields: Record<string, string>, file?: FormFile): Promise<number> =>
      (await api.call('POST', '/api/db-file/upload', await multipart(fields, file))).status
    const file = { name: 'a.png', content: png() }
    expect(await send({ fileType: 'image/png', fileUploadType: 'CMS' })).toBe(400)
    expect(await send({ fileType: 'image/png', fileUploadType: 'OTHER' }, file)).toBe(400)
    expect(await send({ fileType: 'image/png', fileUploadType: 'CMS', more: '1' }, file)).toBe(400)
    expect(await send({ fileType: 'image/png', fileUploadType: 'CMS' }, { ...file, field: 'other' })).toBe(
      400,
    )
    expect(await temporary()).toEqual([])
  })

  it('returns ranges of PDF and audio, and refuses those beyond the end', async () => {
    const content = pdf(1000)
    const { body } = await upload({ name: 'b.pdf', content }, 'application/pdf', 'BOOK')
    const url = body.payload.fileUrl
    const part = await api.inject({ url, headers: { range: 'bytes=2-9' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 2-9/${content.length}`)
    expect(part.rawPayload.equals(content.subarray(2, 10))).toBe(true)
    const end = await api.inject({ url, headers: { range: 'bytes=-5' } })
    expect(end.rawPayload.equals(content.subarray(-5))).toBe(true)
    expect((await download(url, { range: `bytes=${content.length}-` })).status).toBe(416)
    expect((await download(url, { range: 'bytes=0-1,4-5' })).status).toBe(200)
  })

  it('returns 404 for addresses that no upload returned', async () => {
    for (const path of ['abcdefghijklmnop/a.png', 'abcdefghijklmnop/a.exe', 'abcdefghijklmnop/a'])
      expect((await download(`/files/${path}`)).status).toBe(404)
    const outside = await api.call('GET', '/files/..%2f..%2fetc/passwd.png', { token: null })
    expect(outside.status).toBe(400)
  })

  it('removes an interrupted upload', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const before = await stored()
    const token = await api.tokenOf(1)
    const boundary = 'x-boundary'
    const client = request(`${address}/api/db-file/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    client.on('error', () => undefined)
    client.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`)
    client.write(pdf(2 * megabyte))
    await eventually(async () => (await temporary())[0])
    client.destroy()
    await eventually(async () => ((await temporary()).length === 0 ? true : null))
    expect(await stored()).toEqual(before)
  })

  it('responds to a client that continues to send after a refusal', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {
      const found = api.app.server.address()
      return `http://127.0.0.1:${typeof found === 'object' && found ? found.port : 0}`
    })
    const boundary = 'x-boundary'
    const form = function* (): Generator<Buffer> {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`)
      for (let sent = 0; sent < 60; sent += 1) yield Buffer.alloc(megabyte)
      yield Buffer.from(`\r\n--${boundary}--\r\n`)
    }
    const response = await fetch(`${address}/api/db-file/upload`, {
      method: 'POST',
      duplex: 'half',
      headers: {
        authorization: `Bearer ${await api.tokenOf(1)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: Readable.toWeb(Readable.from(form())) as ReadableStream,
    } as RequestInit)
    expect(response.status).toBe(415)
  })

  it('removes files without a record or text that refers to them, once no draft can name them', async () => {
    const { store } = api.services
    const files: { id: number; fileUrl: string }[] = []
    for (const name of ['used', 'in-text', 'unused', 'drafted', 'young'])
      files.push((await upload({ name: `${name}.png`, content: png() })).body.payload)
    const [used, inText, unused, drafted, young] = files
    await api.call('PUT', '/api/auth/profile-picture/update', { body: { displayPhotoId: used?.id } })
    await store.transaction((writer) =>
      writer.insert('QuestionAnswer', { question: 'Q', answer: `<p><img src="${inText?.fileUrl}"></p>` }),
    )
    await store.db.query("update db_file set created_at = now() - interval '32 days' where id <> $1", [
      young?.id,
    ])
    await store.db.query('update db_file set created_at = now() - $1::interval where id = $2', [
      `${draftDays} days`,
      drafted?.id,
    ])
    expect(await sweepFiles(api.services)).toBeGreaterThan(0)
    const statuses = await Promise.all(files.map(async ({ fileUrl }) => (await download(fileUrl)).status))
    expect(statuses).toEqual([200, 200, 404, 200, 200])
    expect(await store.get('DbFile', unused?.id ?? 0)).toBeNull()
    expect(await sweepFiles(api.services)).toBe(0)
  })
})
