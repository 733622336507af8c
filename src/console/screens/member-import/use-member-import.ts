import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { importMembers } from '../../../../generated/api/user/user.ts'
import { ApiError, errorMessage } from '../../../client/api-error.ts'
import { queriesOfTag } from '../../../client/call.ts'
import { GoneFile, withFile } from '../../../client/files/gone-file.ts'
import { maxImportSize } from '../../../contract/records/limits.ts'
import { useSending } from '../../engine/use-sending.ts'
import { useIsMounted } from '../../ui/hooks/use-is-mounted.ts'
import { useNavigateWhileMounted } from '../../ui/page/use-navigate-while-mounted.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { useReason } from './use-reason.ts'

const failed = 'Something went wrong, please refresh your page'

/** Selects and sends the file of members. Progress and refusals are kept until an upload succeeds. */
export const useMemberImport = () => {
  const [file, setFile] = useState<File | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const [progress, setProgress] = useState(0)
  const { t } = useTranslation('engine')
  const { t: widgets } = useTranslation('widgets')
  const reasonOf = useReason()
  const navigate = useNavigate()
  const navigateFromHere = useNavigateWhileMounted()
  const isMounted = useIsMounted()
  const queries = useQueryClient()
  const whyFailed = (error: Error): string =>
    error instanceof GoneFile
      ? widgets('file.gone', { name: error.fileName })
      : reasonOf(error instanceof ApiError ? error.coded : {}, errorMessage(error, failed))
  const send = useSending({
    mutationFn: (chosen: File, signal) =>
      withFile(chosen, () =>
        importMembers(
          { excelFile: chosen },
          { onUploadProgress: ({ progress: part = 0 }) => setProgress(part), signal },
        ),
      ),
    onSuccess: async ({ message }, _, signal) => {
      const to = '/member/all?sort=newest'
      showToast({
        message,
        type: 'success',
        link: { label: t('import.showNew'), to, follow: () => void navigate(to) },
      })
      await queries.invalidateQueries({ ...queriesOfTag('importMembers'), refetchType: 'none' })
      if (!signal.aborted) await navigateFromHere('/member/all')
    },
    // Users who have left the page do not see its error.
    onError: (error) => {
      if (!isMounted.current) showToast({ message: whyFailed(error), type: 'error' })
    },
  })
  const choose = (chosen: File): void => {
    send.reset()
    setProgress(0)
    setTooLarge(chosen.size > maxImportSize)
    setFile(chosen)
  }
  return {
    file,
    choose,
    submit: () => file && send.send(file),
    sending: send.sending,
    progress,
    error: tooLarge ? t('import.tooLarge') : send.error && whyFailed(send.error),
    faults: send.error instanceof ApiError ? send.error.faults : [],
    ready: file !== null && !tooLarge && !send.sending,
  }
}
