import PhotoCamera from '@mui/icons-material/PhotoCamera'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProfilePicture } from '../../../../generated/api/auth/auth.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { type UploadedFile, uploadFile } from '../../../client/files/upload.ts'
import { failOffline } from '../../../client/query-client.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { refreshSession } from '../../session/session-store.ts'
import { currentUserSignal, type SessionUser } from '../../session/user.ts'
import { UserAvatar } from '../../shell/account/user-avatar.tsx'
import { useFilePicker } from '../../ui/hooks/use-file-picker.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { cropDialog, isCroppable } from '../../widgets/file/crop/crop-button.tsx'
import { Notice } from '../auth/form/notice.tsx'

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

/** Id of the button that removes a refused photo. */
export const KEEP_PHOTO = 'keep-photo'

interface PhotoCropProps {
  file: File
  onDone: (file: File) => void
  onClose: () => void
}

interface Props {
  user: SessionUser
  photo: ReturnType<typeof useProfilePhoto>
}

/** Crops and rotates a selected photo before it is uploaded. */
const PhotoCrop = ({ file, onDone, onClose }: PhotoCropProps) => {
  const { t } = useTranslation()
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <OpenedPart part={cropDialog} title={t('profile.choosePhoto')} onClose={onClose}>
      {(CropDialog) => (
        <CropDialog
          url={url}
          fileName={file.name}
          startShape='1:1'
          onDone={(cropped) => onDone(cropped ?? file)}
          onClose={onClose}
        />
      )}
    </OpenedPart>
  )
}

/**
 * Returns a ref for the button that gets the focus after each change of the photo: meanwhile the pressed button is
 * disabled, and may be removed, so that it loses the focus.
 */
const useFocusAfter = (isBusy: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isBusy) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isBusy])
  return button
}

/** The display photo, with buttons that change or remove it; changes apply at once. */
export const ProfilePhoto = ({ user, photo }: Props) => {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<File | null>(null)
  const { progress, failure, choose, remove, keep } = photo
  const { input, pick } = useFilePicker({
    accept: 'image/*',
    label: t('profile.choosePhoto'),
    onChoose: (file) => (isCroppable(file.name) ? setSelected(file) : void choose(file)),
  })
  const busy = progress !== null
  const chooseButton = useFocusAfter(busy)
  const keepPresent = (): void => {
    keep()
    chooseButton.current?.focus()
  }
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 }}>
        <UserAvatar user={user} size={88} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            ref={chooseButton}
            variant='outlined'
            startIcon={<PhotoCamera />}
            loading={busy}
            onClick={pick}
          >
            {t('profile.choosePhoto')}
          </Button>
          {user.photoUrl && (
            <Button color='error' disabled={busy} onClick={() => void remove()}>
              {t('profile.removePhoto')}
            </Button>
          )}
        </Box>
        {input}
        {selected && (
          <PhotoCrop
            file={selected}
            onDone={(file) => {
              setSelected(null)
              void choose(file)
            }}
            onClose={() => setSelected(null)}
          />
        )}
      </Box>
      <Typography variant='body2' sx={{ mt: 2, color: 'text.secondary' }}>
        {t('profile.photoHint')}
      </Typography>
      {busy && <LinearProgress variant='determinate' value={progress * 100} sx={{ mt: 2 }} />}
      {failure !== null && (
        <Notice severity='error'>
          {errorMessage(failure, t('error.generic'))}{' '}
          <Button id={KEEP_PHOTO} size='small' color='inherit' variant='outlined' onClick={keepPresent}>
            {t('profile.keepPhoto')}
          </Button>
        </Notice>
      )}
    </Box>
  )
}
