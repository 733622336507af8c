// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { type FormStart, useFormStart } from '../../../../../src/console/engine/form/data/use-form-start.ts'
import type { FormFile, Module } from '../../../../../src/modules/format/types.ts'
import { fakeApi, good, refused } from '../../../screens/fake-api.ts'

const category: Module = {
  id: 'category',
  module: { title: 'Categories', path: '/category', resource: 'DuaCategory' },
  schema: { properties: { title: { type: 'string' }, active: { type: 'boolean', default: true } } },
  ui: { title: { 'ui:title': 'Title' } },
}
const version = '2026-03-15T11:02:10.000Z'
const stored = { id: 7, title: 'Morning', active: false, lastModifiedDate: version }
const record = 'GET /api/dua-category/id/7'
const languages = 'GET /api/language/total'
const translated = {
  ...category,
  ui: { ...category.ui, title: [{ inner: { 'ui:widget': 'translations' } }] },
}

type Responses = Parameters<typeof fakeApi>[0]

/** Opens a form; `id` is the record to change, `copy` that to copy. */
const open = (
  {
    id,
    copy,
    route,
    module = category,
  }: { id?: string; copy?: string; route?: object; module?: Module } = {},
  responses: Responses = { [record]: () => good(stored) },
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } }),
) => {
  const sent = fakeApi(responses)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const context = {
    platform: 'WEB' as const,
    route: { ...route, ...(id && { id }) },
    query: { ...(copy && { copy }) },
  }
  const mode = id === undefined ? 'create' : 'update'
  const { result } = renderHook(() => useFormStart(module, mode, context), { wrapper })
  const becomes = (expected: Partial<FormStart>) =>
    waitFor(() => expect(result.current).toMatchObject(expected))
  const refetch = () =>
    act(async () => {
      await client.refetchQueries()
      // The form renders the result in a later task.
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { sent, refetch, becomes, start: () => result.current }
}

describe('a new form', () => {
  it('is ready at once, with its defaults', () => {
    const { start, sent } = open()
    expect(start()).toMatchObject({
      status: 'ready',
      data: { active: true },
      unknown: false,
      nothingToCopy: false,
      wantsLanguages: false,
      record: undefined,
      version: undefined,
    })
    expect(sent).toEqual([])
  })

  it('begins with the record that it copies', async () => {
    const { start, becomes } = open({ copy: '7' })
    expect(start()).toMatchObject({ status: 'loading', nothingToCopy: false })
    await becomes({ status: 'ready', data: { title: 'Morning', active: false } })
    expect(start()).toMatchObject({
      record: undefined,
      version: undefined,
      nothingToCopy: false,
      unknown: false,
    })
  })

  it('keeps what it has copied when that record is deleted', async () => {
    let isDeleted = false
    const { refetch, becomes } = open(
      { copy: '7' },
      { [record]: () => (isDeleted ? refused(404) : good(stored)) },
    )
    await becomes({ status: 'ready' })
    isDeleted = true
    await refetch()
    await becomes({
      status: 'ready',
      deletedError: null,
      nothingToCopy: false,
      data: { title: 'Morning', active: false },
    })
  })

  it.each([
    ['does not exist', '7'],
    ['has no id', 'x'],
  ])('opens without the record to copy if that %s', async (_, copy) => {
    const { becomes } = open({ copy }, { [record]: () => refused(404) })
    await becomes({ status: 'ready', nothingToCopy: true, data: { active: true }, unknown: false })
  })

  it('does not open without the record to copy while that cannot be read', async () => {
    const { becomes } = open({ copy: '7' }, { [record]: () => refused(500) })
    await becomes({ status: 'failed', nothingToCopy: false })
  })
})

describe('a form of a record', () => {
  it('is ready with the record and its version', async () => {
    const { start, becomes } = open({ id: '7' })
    expect(start()).toMatchObject({ status: 'loading', error: null, unknown: false })
    await becomes({ status: 'ready', data: { title: 'Morning', active: false }, version, record: stored })
    expect(start()).toMatchObject({ error: null, unknown: false, deletedError: null, nothingToCopy: false })
  })

  it('copies none', async () => {
    await open({ id: '7', copy: 'x' }).becomes({ status: 'ready', nothingToCopy: false })
    const gone = open({ id: '7', copy: '8' }, { [record]: () => refused(404) })
    await gone.becomes({ status: 'failed', unknown: true, nothingToCopy: false })
  })

  it('does not begin with a record of before', async () => {
    const client = new QueryClient()
    const old = { success: true, message: '', payload: { ...stored, title: 'Old' } }
    client.setQueryData(['getDuaCategory', { id: 7 }], old, { updatedAt: Date.now() - 60_000 })
    const { start, becomes } = open({ id: '7' }, undefined, client)
    expect(start().status).toBe('loading')
    await becomes({ status: 'ready', data: { title: 'Morning', active: false } })
  })

  it('begins with a record that has just been read', () => {
    const client = new QueryClient()
    client.setQueryData(['getDuaCategory', { id: 7 }], { success: true, message: '', payload: stored })
    const { start, sent } = open({ id: '7' }, undefined, client)
    expect([start().status, sent]).toEqual(['ready', []])
  })

  it('says that the record does not exist', async () => {
    const { becomes } = open({ id: '7' }, { [record]: () => refused(404) })
    await becomes({
      status: 'failed',
      unknown: true,
      error: expect.objectContaining({ status: 404 }),
      deletedError: null,
    })
  })

  it.each([
    ['this record', '1', false],
    ['another record', '2', true],
  ])('says whether its address belongs to %s', async (_, groupId, unknown) => {
    const form: FormFile = {
      read: { record: 'inner' },
      payload: { create: { set: { categoryId: { $route: 'groupId' } } } },
    }
    const inner = { ...stored, categoryId: 1 }
    const opened = open(
      { id: '7', route: { groupId }, module: { ...category, form } },
      { [record]: () => good({ inner }) },
    )
    await opened.becomes({ status: 'ready', unknown, version, data: { title: 'Morning', active: false } })
  })

  it('is tried again after a failure', async () => {
    let status = 500
    const { start, sent, becomes } = open(
      { id: '7' },
      { [record]: () => (status === 200 ? good(stored) : refused(status)) },
    )
    await becomes({ status: 'failed', error: expect.objectContaining({ status: 500 }), unknown: false })
    status = 200
    act(() => start().retry())
    await becomes({ status: 'ready', error: null })
    expect(sent).toHaveLength(2)
    act(() => start().retry())
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['is deleted, and says so', 404, expect.objectContaining({ status: 404 })],
    ['cannot be read again', 500, null],
  ])('stays open when the record %s', async (_, failure, deletedError) => {
    let status = 200
    const respond = () => (status === 200 ? good(stored) : refused(status))
    const { refetch, becomes } = open({ id: '7' }, { [record]: respond })
    await becomes({ status: 'ready' })
    status = failure
    await refetch()
    const data = { title: 'Morning', active: false }
    await becomes({ status: 'ready', unknown: false, data, deletedError })
  })
})

describe('further data of a form', () => {
  it('are the languages of contents, where a field is translated', async () => {
    const { start, becomes } = open(
      { module: translated },
      { [languages]: () => good([{ id: 2, name: 'Bangla', code: 'bn' }]) },
    )
    expect(start()).toMatchObject({ status: 'loading', wantsLanguages: true })
    await becomes({
      status: 'ready',
      mapping: expect.objectContaining({
        context: { mode: 'create', languages: [expect.objectContaining({ code: 'bn' })] },
      }),
    })
    for (const copy of [undefined, 'x']) {
      const opened = open({ module: translated, ...(copy && { copy }) }, { [languages]: () => refused(500) })
      await opened.becomes({ status: 'failed' })
    }
  })

  it('are those of another operation', async () => {
    const form = {
      lookup: { operation: 'getDua', path: { id: 3 } },
      defaults: { title: { $lookup: 'title' } },
    }
    const module = { ...category, form } as Module
    const { start, becomes } = open({ module }, { 'GET /api/dua/id/3': () => good({ title: 'Moon' }) })
    expect(start().status).toBe('loading')
    await becomes({
      status: 'ready',
      data: { title: 'Moon', active: true },
      values: expect.objectContaining({ lookup: { title: 'Moon' } }),
    })
    await open({ module }, {}).becomes({ status: 'failed' })
  })
})
