import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProfilePicture } from '../../../../generated/api/auth/auth.ts'
import { type UploadedFile, uploadFile } from '../../../client/files/upload.ts'
import { failOffline } from '../../../client/query-client.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { refreshSession } from '../../session/session-store.ts'
import { currentUserSignal } from '../../session/user-signal.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'

/** Changes and removes the user's photo, with progress and the last error. */
export const useProfilePhoto = () => {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const [signal] = useState(currentUserSignal)
  const { mutateAsync: updatePicture } = useUpdateProfilePicture({
    request: { signal },
    mutation: failOffline,
  })

  /** Stores the file as the user's photo; null removes the photo. Returns the API's message. */
  const savePhoto = async (file: UploadedFile | null): Promise<string> => {
    const { message } = await updatePicture({ data: { displayPhotoId: Number(file?.id ?? 0) } })
    await refreshSession({ photoUrl: file?.fileUrl ?? null, photoUpdate: file !== null })
    return textOf(message)
  }
  const run = async (work: () => Promise<string>): Promise<void> => {
    setProgress(0)
    setFailure(null)
    try {
      const message = await work()
      if (!signal.aborted) showToast({ message: message || t('profile.photoSaved') })
    } catch (error) {
      setFailure(error)
    } finally {
      setProgress(null)
    }
  }
  return {
    /** Upload progress, 0 to 1; null while nothing is being saved. */
    progress,
    failure,
    /** Removes a refused photo: the present one stays. */
    keep: () => setFailure(null),
    choose: (file: File) => run(async () => savePhoto(await uploadFile(file, 'USER', setProgress, signal))),
    remove: () => run(() => savePhoto(null)),
  }
}
