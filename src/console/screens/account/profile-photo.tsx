import PhotoCamera from '@mui/icons-material/PhotoCamera'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfilePictureUpdate } from '../../../../generated/models/index.ts'
import { errorMessage } from '../../../client/api-error.ts'
import { http } from '../../../client/http.ts'
import { uploadFile } from '../../../client/upload.ts'
import { refreshSession } from '../../session/session-store.ts'
import type { SessionUser } from '../../session/user.ts'
import { UserAvatar } from '../../shell/account/user-avatar.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { Notice } from '../auth/notice.tsx'

const savePhoto = async (displayPhotoId: number): Promise<string> => {
  const { data } = await http.put<{ message?: string }>('/api/auth/profile-picture/update', {
    displayPhotoId,
  } satisfies ProfilePictureUpdate)
  await refreshSession()
  return data.message ?? ''
}

/** The display photo, with buttons to choose another or to take it away; either takes effect at once. */
export function ProfilePhoto({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
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

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    if (file) void run(async () => savePhoto((await uploadFile(file, 'USER', setProgress)).id))
    target.value = ''
  }

  const busy = progress !== null
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4 }}>
        <UserAvatar user={user} size={88} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant='outlined'
            startIcon={<PhotoCamera />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            {t('profile.choosePhoto')}
          </Button>
          {user.photoUrl && (
            <Button color='error' disabled={busy} onClick={() => void run(() => savePhoto(0))}>
              {t('profile.removePhoto')}
            </Button>
          )}
        </Box>
        <input ref={input} type='file' accept='image/*' hidden onChange={choose} data-testid='photo' />
      </Box>
      <Typography variant='body2' sx={{ mt: 2, color: 'text.secondary' }}>
        {t('profile.photoHint')}
      </Typography>
      {busy && <LinearProgress variant='determinate' value={progress * 100} sx={{ mt: 2 }} />}
      {failure !== null && <Notice severity='error'>{errorMessage(failure, t('error.generic'))}</Notice>}
    </Box>
  )
}
