import { startRegistration } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getListMySessionsQueryKey } from '../../../../../generated/api/auth/auth.ts'
import type { FactorAdded, Passkey, TotpSecret } from '../../../../../generated/api/foundation.schemas.ts'
import {
  getGetMySecondFactorQueryKey,
  useBeginMyPasskey,
  useBeginMyTotp,
  useConfirmMyPasskey,
  useConfirmMyTotp,
  useMakeMyRecoveryCodes,
  useRemoveMyPasskey,
  useRemoveMyTotp,
} from '../../../../../generated/api/second-factor/second-factor.ts'
import { failOffline } from '../../../../client/query-client.ts'
import type { Envelope, PayloadOf } from '../../../../contract/conventions/envelope.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'

/** A change of the second factors; each starts with the password. */
export type FactorTask =
  | { readonly kind: 'app' | 'passkey' | 'codes' | 'removeApp' }
  | { readonly kind: 'removePasskey'; readonly passkey: Passkey }

/** The stage of a task: the password, the app's code, or the recovery codes, which are shown only once. */
export type FactorStage =
  | { readonly at: 'password' }
  | { readonly at: 'scan'; readonly totp: PayloadOf<TotpSecret> }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** The browser has not created a passkey, or the user cancelled. */
export class NoPasskey extends Error {}

const createPasskey = async (options: object): Promise<string> => {
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  try {
    return JSON.stringify(await startRegistration({ optionsJSON }))
  } catch (error) {
    throw new NoPasskey('The browser has made no passkey', { cause: error })
  }
}

/** Runs a task step by step. Refusals are thrown, and the step stays. */
export const useFactorTask = (task: FactorTask, onDone: () => void) => {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const [user] = useState(currentUserSignal)
  const options = { request: { signal: user }, mutation: failOffline }
  const { mutateAsync: beginPasskey } = useBeginMyPasskey(options)
  const { mutateAsync: confirmPasskey } = useConfirmMyPasskey(options)
  const { mutateAsync: removePasskey } = useRemoveMyPasskey(options)
  const { mutateAsync: beginTotp } = useBeginMyTotp(options)
  const { mutateAsync: confirmTotp } = useConfirmMyTotp(options)
  const { mutateAsync: removeTotp } = useRemoveMyTotp(options)
  const { mutateAsync: makeRecoveryCodes } = useMakeMyRecoveryCodes(options)
  const [stage, setStage] = useState<FactorStage>({ at: 'password' })

  /** Ends the task; recovery codes are shown first. */
  const finish = (message: string, codes: readonly string[] | null = null): void => {
    showToast({ message })
    for (const queryKey of [getGetMySecondFactorQueryKey(), getListMySessionsQueryKey()])
      void queries.invalidateQueries({ queryKey })
    if (codes === null) onDone()
    else setStage({ at: 'codes', codes })
  }
  const added = ({ payload, message }: Envelope<PayloadOf<FactorAdded>>): void => {
    const { recoveryCodes, endedSessions: count } = payload
    const ended = count > 0 ? ` · ${t('secondFactor.ended', { count })}` : ''
    finish(message + ended, recoveryCodes)
  }

  return {
    stage,
    title: t(`secondFactor.tasks.${task.kind}`),
    /** Continues after the password, and for a passkey its name. */
    begin: async (password: string, name: string): Promise<void> => {
      const data = { password }
      switch (task.kind) {
        case 'app': {
          const { payload } = await beginTotp({ data })
          return setStage({ at: 'scan', totp: payload })
        }
        case 'passkey': {
          const { payload } = await beginPasskey({ data })
          const passkey = await createPasskey(payload.options)
          return added(await confirmPasskey({ data: { name, passkey } }))
        }
        case 'codes': {
          const { payload } = await makeRecoveryCodes({ data })
          return finish(t('secondFactor.codesNew'), payload.recoveryCodes)
        }
        case 'removeApp':
          return finish((await removeTotp({ data })).message ?? '')
        case 'removePasskey': {
          const removal = { ...data, passkeyId: task.passkey.id }
          return finish((await removePasskey({ data: removal })).message ?? '')
        }
      }
    },
    /** Continues with the app's code. */
    confirm: async (code: string): Promise<void> => added(await confirmTotp({ data: { code } })),
  }
}
