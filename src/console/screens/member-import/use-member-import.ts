import { useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { importMembers } from '../../../../generated/api/user/user.ts'
import { ApiError, errorMessage } from '../../../client/api-error.ts'
import { queriesOfTag } from '../../../client/call.ts'
import { GoneFile, withFile } from '../../../client/files/upload.ts'
import type { CodedMessage } from '../../../contract/conventions/refusal.ts'
import { maxImportSize } from '../../../contract/records/limits.ts'
import type { LanguageCode } from '../../../contract/text/interface-languages.ts'
import { useSending } from '../../engine/use-sending.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import type { Texts } from '../../i18n/language-data.ts'
import { useIsMounted } from '../../ui/hooks/use-is-mounted.ts'
import { useNavigateWhileMounted } from '../../ui/page/navigate.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'

/** The contract's messages for imports, in each language. */
const messages: Record<LanguageCode, () => Promise<{ default: Texts }>> = {
  en: () => import('../../../contract/messages/en/import.json', { with: { type: 'json' } }),
  fr: () => import('../../../contract/messages/fr/import.json', { with: { type: 'json' } }),
  de: () => import('../../../contract/messages/de/import.json', { with: { type: 'json' } }),
  nl: () => import('../../../contract/messages/nl/import.json', { with: { type: 'json' } }),
  bn: () => import('../../../contract/messages/bn/import.json', { with: { type: 'json' } }),
  ar: () => import('../../../contract/messages/ar/import.json', { with: { type: 'json' } }),
}

const load = async (language: LanguageCode): Promise<LanguageCode> => {
  i18next.addResourceBundle(language, 'import', (await messages[language]()).default)
  return language
}

/**
 * The error of a row or the whole file in the present language, by its code; the API's own message for codes of other
 * origin.
 */
export const useReason = (): ((coded: CodedMessage, message: string) => string) => {
  const { t } = useTranslation('import')
  const language = currentLanguage()
  const { data } = useQuery({
    queryKey: ['messages of the import', language],
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useCallback(
    ({ code = '', params }, message) =>
      data !== undefined && code.startsWith('import:')
        ? t(code.slice('import:'.length), { ...params, lng: data, defaultValue: message })
        : message,
    [t, data],
  )
}

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
