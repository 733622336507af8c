import { askedPrivileges, type RawOperation } from '../../support/contract/raw-contract.ts'
import type { TestApi } from '../../support/server/test-api.ts'

/** An address of the operation that leads to no record. */
const addressOf = ({ path }: RawOperation): string => path.replace(/\{\w+\}/g, '999999999')

/** The status that an empty request gets: whoever may call is told that it is empty or leads nowhere. */
export const ask = async (api: TestApi, operation: RawOperation, token: string | null): Promise<number> => {
  const body = operation.method === 'GET' || operation.method === 'DELETE' ? {} : { body: {} }
  return (await api.call(operation.method, addressOf(operation), { token, ...body })).status
}

/** Whether an answer says that the caller may make the call, whatever else is wrong with it. */
export const isAccepted = (status: number): boolean => status !== 401 && status !== 403 && status < 500

/** One signed-in user whose role can be given any privileges and any type. */
export interface Changeable {
  /** Of a new session: what is asked ends others. */
  token: () => Promise<string>
  /**
   * The status of an empty request in a session of its own, one after the other: of the operations one ends the session it
   * is called in, and one all others of the user.
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
      const answer = last.then(() => askAlone(operation))
      last = answer.catch(() => undefined)
      return answer
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
