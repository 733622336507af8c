import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateProfilePicture } from '../../../../generated/api/auth/auth.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { uploadFile } from '../../../client/upload.ts'
import { refreshSession } from '../../session/session-store.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'

/** Stores the file as the user's photo; 0 takes the photo away. Answers the API's sentence. */
const savePhoto = async (displayPhotoId: number): Promise<string> => {
  const { message } = await updateProfilePicture({ displayPhotoId })
  await refreshSession()
  return textOf(message)
}

/** Changing and removing the user's own photo, with progress and the last failure. */
export const useProfilePhoto = () => {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const run = async (work: () => Promise<string>): Promise<void> => {
    setProgress(0)
    setFailure(null)
    try {
      showToast({ message: (await work()) || t('profile.photoSaved') })
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
    choose: (file: File) => run(async () => savePhoto((await uploadFile(file, 'USER', setProgress)).id)),
    remove: () => run(() => savePhoto(0)),
  }
}
