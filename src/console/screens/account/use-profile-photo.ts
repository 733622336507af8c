import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateProfilePicture } from '../../../../generated/api/auth/auth.ts'
import { type UploadedFile, uploadFile } from '../../../client/files/upload.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { refreshSession } from '../../session/session-store.ts'
import { currentUserSignal } from '../../session/user-signal.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'

/** Stores the file as the user's photo; null takes the photo away. Answers the API's sentence. */
const savePhoto = async (file: UploadedFile | null, signal: AbortSignal): Promise<string> => {
  const { message } = await updateProfilePicture({ displayPhotoId: file?.id ?? 0 }, { signal })
  await refreshSession({ photoUrl: file?.fileUrl ?? null, photoUpdate: file !== null })
  return textOf(message)
}

/** Changing and removing the user's own photo, with progress and the last failure. */
export const useProfilePhoto = () => {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const run = async (work: (signal: AbortSignal) => Promise<string>): Promise<void> => {
    const signal = currentUserSignal()
    setProgress(0)
    setFailure(null)
    try {
      const message = await work(signal)
      if (!signal.aborted) showToast({ message: message || t('profile.photoSaved') })
    } catch (error) {
      setFailure(error)
    } finally {
      setProgress(null)
    }
  }
  return {
    /** Share of the upload that is done, 0 to 1; null while nothing is being saved. */
    progress,
    failure,
    /** Takes out what was refused: the present photo stays. */
    keep: () => setFailure(null),
    choose: (file: File) =>
      run(async (signal) => savePhoto(await uploadFile(file, 'USER', setProgress, signal), signal)),
    remove: () => run((signal) => savePhoto(null, signal)),
  }
}
