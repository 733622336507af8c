import { askedPrivileges, type RawOperation } from '../../support/contract/raw-contract.ts'
import type { TestApi } from '../../support/server/test-api.ts'

/** An address of the operation without an existing record. */
const addressOf = ({ path }: RawOperation): string => path.replace(/\{\w+\}/g, '999999999')

/** The status of an empty request: with the privilege, a fault of the body or a missing record. */
export const ask = async (api: TestApi, operation: RawOperation, token: string | null): Promise<number> => {
  const body = operation.method === 'GET' || operation.method === 'DELETE' ? {} : { body: {} }
  return (await api.call(operation.method, addressOf(operation), { token, ...body })).status
}

/** Whether a response shows that the caller has the privilege, whatever else is wrong. */
export const isAccepted = (status: number): boolean => status !== 401 && status !== 403 && status < 500

/** A signed-in user whose role can get any privileges and any type. */
export interface Changeable {
  /** In a new session, because the calls end others. */
  token: () => Promise<string>
  /**
   * The status of an empty request in its own session, one after the other: one of the operations ends its own
   * session, and one all others of the user.
   */
  ask: (operation: RawOperation) => Promise<number>
  hold: (privileges: readonly string[], roleType?: string) => Promise<void>
}

/** Creates the user of {@link Changeable}. */
export const changeableUser = async (api: TestApi): Promise<Changeable> => {
  const { store } = api.services
  const numbers = new Map((await store.find('Privilege', {})).map(({ id, body }) => [String(body.name), id]))
  const missing = askedPrivileges.filter((name) => !numbers.has(name))
  if (missing.length > 0) throw new Error(`No role can hold ${missing.join(', ')}`)
  const { id, roleId } = await api.userWith([])
  let last: Promise<unknown> = Promise.resolve()
  const askAlone = async (operation: RawOperation): Promise<number> =>
    ask(api, operation, await api.tokenOf(id))
  return {
    token: () => api.tokenOf(id),
    ask: (operation) => {
      const response = last.then(() => askAlone(operation))
      last = response.catch(() => undefined)
      return response
    },
    hold: (privileges, roleType = 'ADMIN') =>
      store.transaction((writer) =>
        writer.update('Role', roleId, {
          roleType,
          previlegeId: privileges.map((name) => numbers.get(name) ?? 0),
        }),
      ),
  }
}
