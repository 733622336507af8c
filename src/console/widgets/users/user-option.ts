import type { ListUserParams, User } from '../../../../generated/api/foundation.schemas.ts'
import { textOf, type Untrusted } from '../../../client/untrusted-response.ts'
import { recordsIn } from '../../../contract/conventions/page.ts'
import { pageQuery, sortQuery } from '../../../contract/conventions/query.ts'
import { isRecordId, type RecordId } from '../../../contract/records/record-id.ts'
import { textOption } from '../shared/options.ts'
import type { WidgetOptions } from '../widget.ts'

/** Number of users per request. */
export const userPageSize = 100

/** A user as a picker option. */
export interface UserOption {
  id: RecordId
  name: string
  email: string
  gender: string
}

/** The users of a page's payload. */
export const toUsers = (payload: unknown): readonly UserOption[] =>
  recordsIn(payload).flatMap(({ id, name, email, gender }: Untrusted<User>) =>
    isRecordId(id) ? [{ id, name: textOf(name), email: textOf(email), gender: textOf(gender) }] : [],
  )

/** The operation that lists the users of a picker. */
export const userOperation = (options: WidgetOptions): string =>
  textOption(options, 'operation') ?? 'listUser'

/** The parameter of that operation for a text to search for. */
export const userSearchParam = (options: WidgetOptions): string =>
  textOption(options, 'searchParam') ?? 'name'

type RegisterType = NonNullable<ListUserParams['registerType']>

/** Query of the picker; `search` goes into the parameter `searchParam`. */
export const userQuery = (registerType: unknown, searchParam: string, search: string) => ({
  ...(pageQuery({ page: 0, size: userPageSize }) satisfies ListUserParams),
  ...(sortQuery('lastModifiedDate', 'desc') satisfies ListUserParams),
  ...(typeof registerType === 'string' &&
    ({ registerType: registerType as RegisterType } satisfies ListUserParams)),
  ...(search !== '' && { [searchParam]: search }),
})
