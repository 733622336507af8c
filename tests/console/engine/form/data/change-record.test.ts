import { afterEach, describe, expect, it, vi } from 'vitest'
import { http } from '../../../../../src/client/http.ts'
import { queryClient } from '../../../../../src/client/query-client.ts'
import { changeRecord, openRecord } from '../../../../../src/console/engine/form/data/change-record.ts'
import type { Module } from '../../../../../src/modules/format/types.ts'
import { moduleNamed } from '../../../../support/module-screens.ts'
import { fakeApi, good, refused } from '../../../screens/fake-api.ts'

const category = moduleNamed('dua-categories')
const { signal } = new AbortController()
const version = '2026-03-15T11:02:10.000Z'
const stored = { id: 7, title: 'Morning', active: true, lastModifiedDate: version, lastModifiedBy: 'Amina' }
const context = { platform: 'WEB' as const, route: { id: '7' } }
const languages = [{ id: 2, name: 'Bangla', code: 'bn' }]

const api = (record: object = stored, more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/dua-category/id/7': () => good(record),
    'PUT /api/dua-category/update': () => good({ id: 7 }),
    'GET /api/language/total': () => good(languages),
    ...more,
  })
const written = (sent: ReturnType<typeof fakeApi>) => sent.filter(({ method }) => method !== 'GET')

afterEach(() => queryClient.clear())

describe('a change of some properties', () => {
  const change = (values: object, expected?: object, onSend?: (before: object) => void) =>
    changeRecord(
      category,
      context,
      { ...values },
      { signal, ...(expected && { expected: { ...expected } }), ...(onSend && { onSend }) },
    )

  it('sends the whole record with its version, and returns what it was', async () => {
    const sent = api()
    const request = vi.spyOn(http, 'request')
    const onSend = vi.fn()
    expect(await change({ active: false }, { title: 'Morning' }, onSend)).toEqual({ active: true })
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ active: true })
    expect(written(sent).map(({ body }) => body)).toEqual([{ id: 7, title: 'Morning', active: false }])
    expect(request.mock.lastCall?.[0].headers).toMatchObject({ 'If-Match': `"${version}"` })
  })

  it('sends nothing if the record has the values already', async () => {
    const sent = api()
    const onSend = vi.fn()
    expect(await change({ active: true }, { title: 'Evening' }, onSend)).toEqual({ active: true })
    expect([written(sent), onSend.mock.calls]).toEqual([[], []])
  })

  it('is sent while the record has only some of the values', async () => {
    const sent = api()
    expect(await change({ active: true, title: 'Noon' })).toEqual({ active: true, title: 'Morning' })
    expect(written(sent)).toHaveLength(1)
  })

  it('sends nothing if the record has other values than expected', async () => {
    const sent = api()
    const changed = change({ active: false, title: 'Noon' }, { active: true, title: 'Evening' })
    await expect(changed).rejects.toMatchObject({ name: 'OtherRecord' })
    expect(written(sent)).toEqual([])
  })

  it('fails like the requests', async () => {
    api(stored, { 'PUT /api/dua-category/update': () => refused(409) })
    await expect(change({ active: false })).rejects.toMatchObject({ status: 409 })
    api(stored, { 'GET /api/dua-category/id/7': () => refused(404) })
    await expect(change({ active: false })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a record opened for a change', () => {
  it('is as its form shows it', async () => {
    const sent = api()
    expect(await openRecord(category, context, signal)).toMatchObject({
      data: { title: 'Morning', active: true },
      version,
    })
    expect(sent.map(({ url }) => url)).toEqual(['/api/dua-category/id/7'])
  })

  it('may break rules that the change does not concern', async () => {
    const sent = api({ ...stored, title: null })
    const { save } = await openRecord(category, context, signal)
    await expect(save({ active: false })).rejects.toMatchObject({ name: 'InvalidRecord' })
    await expect(save({ title: 'x'.repeat(300) }, 'changed')).rejects.toMatchObject({ name: 'InvalidRecord' })
    expect(written(sent)).toEqual([])
    await save({ active: false }, 'changed')
    expect(written(sent).map(({ body }) => body)).toEqual([{ id: 7, active: false }])
  })

  it('uploads new files first', async () => {
    const photo = { id: 7, title: 'Moon', active: true, photoPreview: null }
    const sent = api(stored, {
      'GET /api/photo_content/id/photo/7': () => good(photo),
      'PUT /api/photo_content/update': () => good({ id: 7 }),
    })
    const file = { id: 4, fileUrl: '/files/a', fileName: 'a.png' }
    const upload = vi.fn(async () => file)
    const settled = vi.fn()
    const { save } = await openRecord(
      moduleNamed('photos'),
      { platform: 'WEB', route: { photoId: '7' } },
      signal,
    )
    await save({ photoPreview: { pending: 'one', fileName: 'a.png' } }, 'changed', { upload, settled })
    expect(upload).toHaveBeenCalledOnce()
    expect(settled).toHaveBeenCalledWith('one', file)
    expect(written(sent).map(({ body }) => body)).toEqual([expect.objectContaining({ photoPreviewId: 4 })])
  })

  it('has its further data', async () => {
    const form = {
      lookup: { operation: 'getDua', path: { id: 3 } },
      payload: { set: { title: { $lookup: 'title' } } },
    }
    const sent = api(stored, { 'GET /api/dua/id/3': () => good({ id: 3, title: 'From the lookup' }) })
    const { save } = await openRecord({ ...category, form } as Module, context, signal)
    await save({ active: false })
    expect(written(sent).map(({ body }) => body)).toEqual([
      { id: 7, title: 'From the lookup', active: false },
    ])
  })

  it('is read in the languages of contents where its form needs them', async () => {
    const ui = { ...category.ui, title: { 'ui:widget': 'translations' } }
    const titles = [{ languageId: 2, translatedText: 'সকাল' }]
    const sent = api({ ...stored, title: titles })
    const { data } = await openRecord({ ...category, ui }, context, signal)
    expect(sent.map(({ url }) => url)).toContain('/api/language/total')
    expect(data.title).toMatchObject([{ languageId: 2, text: 'সকাল' }])
  })

  it('is not saved once the signal aborts', async () => {
    const aborting = new AbortController()
    const sent = api()
    const { save } = await openRecord(category, context, aborting.signal)
    aborting.abort()
    await expect(save({ active: false })).rejects.toMatchObject({ code: 'ERR_CANCELED' })
    await expect(openRecord(category, context, aborting.signal)).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    })
    expect(written(sent)).toEqual([])
  })
})
