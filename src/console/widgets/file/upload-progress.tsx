import LinearProgress from '@mui/material/LinearProgress'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormContext } from '../form-context.ts'

const never = () => () => {}

/** The upload progress of a selected file; nothing without an upload. */
export const UploadProgress = ({ context, pending }: { context: FormContext; pending: string }) => {
  const { t } = useTranslation('widgets')
  const progress = useSyncExternalStore(context.onProgress ?? never, () => context.progress(pending))
  if (progress === undefined) return null
  return (
    <LinearProgress
      variant='determinate'
      value={Math.round(progress * 100)}
      aria-label={t('file.uploading')}
      sx={{ maxWidth: 480 }}
    />
  )
}
