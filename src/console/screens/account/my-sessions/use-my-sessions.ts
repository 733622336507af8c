import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  endMyOtherSessions,
  endMySession,
  getListMySessionsQueryKey,
  useListMySessions,
} from '../../../../../generated/api/auth/auth.ts'
import type { Session } from '../../../../../generated/api/foundation.schemas.ts'
import { errorMessage } from '../../../../client/api-error.ts'
import { useSending } from '../../../engine/use-sending.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'

/** The sessions to end after a confirmation: one, or all others. */
export type SessionToEnd = Session | 'others'

/**
 * The user's sessions and how to end them: after a confirmation, with a toast; after a failure, the dialog stays open.
 */
export const useMySessions = () => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<SessionToEnd | null>(null)
  const { data, error, refetch } = useListMySessions()
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() })
  const sending = useSending({
    mutationFn: (ending: SessionToEnd, signal) =>
      ending === 'others'
        ? endMyOtherSessions({ signal })
        : endMySession({ sessionId: ending.id }, { signal }),
    onSuccess: async ({ message }) => {
      setAsked(null)
      showToast({ message })
      await reload()
    },
    onError: () => void reload(),
  })
  return {
    sessions: data?.payload ?? null,
    error: error ? errorMessage(error, t('error.generic')) : null,
    retry: () => void refetch(),
    asked,
    ask: (ending: SessionToEnd): void => {
      sending.reset()
      setAsked(ending)
    },
    confirm: () => asked !== null && sending.send(asked),
    close: () => {
      sending.withdraw()
      setAsked(null)
    },
    busy: sending.sending,
    waiting: sending.waiting,
    failure: sending.error ? errorMessage(sending.error, t('error.generic')) : null,
  }
}
