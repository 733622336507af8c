import axios, { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callOperation } from '../../src/client/call.ts'
import { clientSession, signedOut } from '../../src/client/client-session.ts'
import { uploadFile } from '../../src/client/files/upload.ts'
import { http } from '../../src/client/http.ts'

const adapter = http.defaults.adapter

/** Responds to every request with this status and body. */
const answer = (status: number, data: unknown, headers: Record<string, string> = {}) => {
  const asked = vi.fn(async (config): Promise<AxiosResponse> => {
    const response: AxiosResponse = { config, data, headers, status, statusText: '' }
    if (status >= 400) throw new AxiosError(`Status ${status}`, undefined, config, {}, response)
    return response
  })
  http.defaults.adapter = asked
  return asked
}

const refusal = {
  success: false,
  message: 'The title is taken.',
  payload: null,
  errors: [{ path: '/title', message: 'is taken' }],
}

const expectedError = {
  name: 'ApiError',
  status: 200,
  serverMessage: 'The title is taken.',
  faults: [{ path: '/title', message: 'is taken' }],
}

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'an operation': () => callOperation('createDuaCategory', { body: { title: 'Morning' } }),
  'a delete': () => callOperation('deleteDuaCategory', { path: { id: 1 } }),
  'an upload': () => uploadFile(new File(['a'], 'a.png'), 'CMS'),
  'a plain call': () => http.post('/api/signin', { email: 'a', password: 'b' }, { signInAgain: false }),
}

afterEach(() => {
  http.defaults.adapter = adapter ?? axios.defaults.adapter ?? []
  Object.assign(clientSession, signedOut)
})

it('sends the token with work, and no expired one with a request of the session itself', async () => {
  clientSession.token = () => 'expired'
  const asked = answer(200, { success: true, message: '', payload: null })
  await http.get('/api/dua/all')
  await http.post('/api/signin', {}, { signInAgain: false })
  await http.get('/api/me', { signInAgain: false, bearer: 'another' })
  expect(asked.mock.calls.map(([{ headers }]) => headers.get('Authorization'))).toEqual([
    'Bearer expired',
    undefined,
    'Bearer another',
  ])
})

describe.each(Object.entries(calls))('%s', (_, call) => {
  it('a refusal with status 200 fails with the message and faults of the envelope', async () => {
    answer(200, refusal)
    await expect(call()).rejects.toMatchObject(expectedError)
  })

  it.each([
    ['a page of a proxy', '<!doctype html><title>Sign in to the network</title>'],
    ['an empty body', ''],
    ['another JSON', { id: 7 }],
  ])('a response with %s is not from the API', async (_name, body) => {
    answer(200, body)
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', status: 0, serverMessage: '' })
  })
})

it('a successful envelope without a message is a success', async () => {
  answer(200, { success: true, message: '', payload: null })
  expect(await callOperation('deleteDuaCategory', { path: { id: 1 } })).toEqual({
    success: true,
    message: '',
    payload: null,
  })
})

it('headers are not taken for an optional body', async () => {
  const asked = answer(200, { success: true, message: 'Restored', payload: { id: 1 } })
  await callOperation('restoreTrash', { path: { id: 1 }, headers: { 'Idempotency-Key': '"one"' } })
  const [sent] = asked.mock.lastCall ?? []
  expect(sent.data).toBeUndefined()
  expect(sent.headers.get('Idempotency-Key')).toBe('"one"')
  await callOperation('restoreTrash', { path: { id: 1 }, body: { values: { title: 'Another' } } })
  expect(JSON.parse(asked.mock.lastCall?.[0].data)).toEqual({ values: { title: 'Another' } })
})

it('a file is returned without an envelope', async () => {
  const file = new Blob(['a'])
  answer(200, file)
  expect((await http.get('/files/a', { responseType: 'blob' })).data).toBe(file)
})

it('a refusal contains no token', async () => {
  const keep = vi.fn()
  clientSession.storeToken = keep
  answer(200, refusal, { 'x-access-token': 'new' })
  await expect(http.post('/api/changepassword', {})).rejects.toMatchObject(expectedError)
  expect(keep).not.toHaveBeenCalled()
  answer(200, { success: true, message: '', payload: null }, { 'x-access-token': 'new' })
  await http.post('/api/changepassword', {})
  expect(keep).toHaveBeenCalledWith('new', expect.any(AbortSignal))
})

it('a request that is repeated after signing in again and refused then fails', async () => {
  clientSession.onUnauthorized = async () => 'another'
  const asked = answer(200, refusal)
  asked.mockImplementationOnce(answer(401, { success: false, message: 'Please sign in.' }))
  http.defaults.adapter = asked
  await expect(callOperation('createDuaCategory', { body: { title: 'Morning' } })).rejects.toMatchObject(
    expectedError,
  )
  const tokens = asked.mock.calls.map(([config]) => config.headers.get('Authorization'))
  expect(tokens).toEqual([undefined, 'Bearer another'])
})

it('requests responses in the current language, read for each request', async () => {
  let shown = 'bn'
  clientSession.language = () => shown
  const asked = answer(200, { success: true, message: '', payload: null })
  await callOperation('totalDuaCategory')
  shown = 'fr'
  await callOperation('totalDuaCategory')
  expect(asked.mock.calls.map(([config]) => config.headers.get('Accept-Language'))).toEqual(['bn', 'fr'])
})

it('keeps the code and parameters of a message', async () => {
  const fault = { path: '/title', message: 'too long', code: 'fault.maxLength', params: { limit: 255 } }
  answer(400, { success: false, message: 'No.', code: 'request.invalid', errors: [fault] })
  await expect(calls['an operation']?.()).rejects.toMatchObject({
    coded: { code: 'request.invalid' },
    faults: [fault],
  })
})
