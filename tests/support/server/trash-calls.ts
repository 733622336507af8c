import { expect } from 'vitest'
import type { TestApi, TestResponse } from './test-api.ts'

/** Calls of the trash to the API of `api`. */
export const trashCalls = (api: () => TestApi) => {
  /** The payload of a response that must be 200. */
  const ok = async (method: string, url: string, asking = {}) => {
    const response = await api().call(method, url, asking)
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload
  }
  return {
    ok,
    /** Creates a role; returns its id. */
    role: async (roleName: string): Promise<number> =>
      (await ok('POST', '/api/role/create', { body: { roleName, roleType: 'ADMIN', previlegeId: [1] } })).id,
    /** The id in the trash of a deleted record. */
    rowOf: async (resource: string, recordId: number): Promise<number> => {
      const { content } = await ok('GET', `/api/trash/all?resource=${resource}&pageSize=100`)
      return content.find((row: { recordId: number }) => row.recordId === recordId).id
    },
    restore: (row: number, values?: object, token?: string): Promise<TestResponse> =>
      api().call('POST', `/api/trash/restore/${row}`, {
        ...(values && { body: { values } }),
        ...(token && { token }),
      }),
  }
}
