import type { DbFile, User } from '../../../../generated/api/foundation.schemas.ts'
import { fileResource } from '../../contract/table/field.ts'
import { unprocessable } from '../../errors.ts'
import type { Reader } from '../../store/read/reader.ts'
import { storedOf } from '../../stored-model.ts'
import { signedIn } from '../call.ts'
import type { Call } from '../handler.ts'

/**
 * Throws 422 unless the file may become a user's display photo: an image that the caller uploaded, or the user's
 * present photo. The response contains the file's address, and the address alone gives access to a file.
 */
export const checkDisplayPhoto = async (
  call: Pick<Call, 'user'>,
  store: Reader,
  userId: number,
  fileId: number | null | undefined,
): Promise<void> => {
  if (!fileId) return
  const found = await store.get(fileResource, fileId)
  const user = await store.get('User', userId)
  const isOwn =
    found?.createdBy === signedIn(call).id || (user && storedOf<User>(user).displayPhotoId === fileId)
  const file = isOwn ? found : null
  if (!file || !storedOf<DbFile>(file).fileType?.startsWith('image/'))
    throw unprocessable([{ path: '/displayPhotoId', code: file ? 'file.isNoImage' : 'fault.noSuchRecord' }])
}
