import { ApiError } from '../../../../client/api-error.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import { formFileOf, recordRequest } from '../data/form-request.ts'
import { startData } from '../data/use-form-start.ts'
import { type SavedForm, saveBody } from './save-record.ts'

/**
 * Compares a record with its state when the form was opened, for APIs that return no versions of records. Compares what
 * would be sent, since addresses of files may differ in each response. Rejects with the conflict that an API with
 * versions returns, with `message`, unless the record already has the values of `mine`; or with the `ApiError` of the
 * request.
 */
export const expectUnchanged = async (
  form: SavedForm,
  opened: PlainObject,
  mine: PlainObject,
  message: string,
  signal: AbortSignal,
): Promise<void> => {
  const { module, mapping, values } = form
  const { payload } = await recordRequest(module, values).queryFn({ signal })
  const stored = startData(formFileOf(module), mapping, values, payload)
  const [before, now, wanted] = [opened, stored, mine].map((data) => saveBody(form, data, data))
  const isKept = (name: string): boolean =>
    [before, wanted].some((each) => isSame(each?.[name] ?? null, now?.[name] ?? null))
  if (!Object.keys({ ...before, ...now }).every(isKept)) throw new ApiError(409, message, [], payload)
}
