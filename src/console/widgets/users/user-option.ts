import type { User } from '../../../../generated/models/index.ts'
import { rowsOf } from '../shared/picker-option.ts'

/** Users the picker loads at once (000 section 9). */
export const userPageSize = 100

/** A user as the picker shows one. */
export interface UserOption {
  id: number
  name: string
  email: string
  gender: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The users of an answered page. */
export const toUsers = (payload: unknown): readonly UserOption[] =>
  rowsOf(payload).flatMap(({ id, name, email, gender }: { readonly [Name in keyof User]?: unknown }) =>
    typeof id === 'number' ? [{ id, name: text(name), email: text(email), gender: text(gender) }] : [],
  )

/** Query of the picker (000 section 7); `search` goes into the parameter `searchParam`. */
export const userQuery = (registerType: unknown, searchParam: string, search: string) => ({
  pageNo: 0,
  pageSize: userPageSize,
  sortBy: 'lastModifiedDate',
  ascOrDesc: 'desc',
  ...(typeof registerType === 'string' && { registerType }),
  ...(search !== '' && { [searchParam]: search }),
})
