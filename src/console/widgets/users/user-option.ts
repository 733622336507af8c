import type { ListUserParams, User } from '../../../../generated/models/index.ts'
import { textOf, type Untrusted } from '../../../client/untrusted-response.ts'
import { rowsOf } from '../shared/picker/picker-option.ts'

/** Users the picker loads at once. */
export const userPageSize = 100

/** A user as the picker shows one. */
export interface UserOption {
  id: number
  name: string
  email: string
  gender: string
}

/** The users of an answered page. */
export const toUsers = (payload: unknown): readonly UserOption[] =>
  rowsOf(payload).flatMap(({ id, name, email, gender }: Untrusted<User>) =>
    typeof id === 'number' ? [{ id, name: textOf(name), email: textOf(email), gender: textOf(gender) }] : [],
  )

type RegisterType = NonNullable<ListUserParams['registerType']>

/** Query of the picker; `search` goes into the parameter `searchParam`. */
export const userQuery = (registerType: unknown, searchParam: string, search: string) => ({
  ...({
    pageNo: 0,
    pageSize: userPageSize,
    sortBy: 'lastModifiedDate',
    ascOrDesc: 'desc',
  } satisfies ListUserParams),
  ...(typeof registerType === 'string' &&
    ({ registerType: registerType as RegisterType } satisfies ListUserParams)),
  ...(search !== '' && { [searchParam]: search }),
})
