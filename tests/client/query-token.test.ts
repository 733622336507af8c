import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { afterAll, expect, it } from 'vitest'
import { mockConventions, restoreConventions } from '../support/contract/other-conventions.ts'

afterAll(restoreConventions)

it('sends a key in the query, and none in a header; a repeated request has the new one', async () => {
  mockConventions({ token: { query: 'key' }, session: { by: 'token' } })
  const { http } = await import('../../src/client/http.ts')
  const { clientSession } = await import('../../src/client/client-session.ts')
  const sent: InternalAxiosRequestConfig[] = []
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    sent.push(config)
    const data = { success: true, message: '', payload: {} }
    return { data, status: 200, statusText: '', headers: {}, config }
  }
  clientSession.token = () => 'a/b'
  const { config } = await http.get('/api/dua/all', { params: { title: 'x' }, adapter })
  await http.request({ ...config, bearer: 'c' })
  expect(sent.map((each) => http.getUri(each))).toEqual([
    '/api/dua/all?title=x&key=a%2Fb',
    '/api/dua/all?title=x&key=c',
  ])
  expect(sent.some(({ headers }) => headers.has('Authorization'))).toBe(false)
})
