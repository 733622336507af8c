import { useEffect, useState } from 'react'
import type {
  SecondFactorProof,
  SecondStep,
  SecondStepWaysItem,
} from '../../../../../generated/api/foundation.schemas.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { http } from '../../../../client/http.ts'
import { sessionPaths } from '../../../../contract/conventions/session.ts'
import { addDemandedTexts } from '../../../i18n/i18n.ts'
import type { SecondStepRequest } from '../../../session/second-step.ts'

type Way = SecondStepWaysItem

const ways: readonly Way[] = ['TOTP', 'PASSKEY', 'RECOVERY_CODE']

/**
 * The second step of a sign-in: the selected method, and its proof. A wrong proof keeps the step open with the API's
 * message; other errors end it or are thrown.
 */
export const useSecondStep = ({ payload, resolve, reject }: SecondStepRequest) => {
  const [step, setStep] = useState(payload as SecondStep)
  const [chosen, setChosen] = useState<Way | null>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // Without its texts, the step shows their keys, and still works.
    void addDemandedTexts('account')
      .catch(() => undefined)
      .then(() => setReady(true))
  }, [])
  const method = chosen ?? ways.find((each) => step.ways.includes(each)) ?? 'RECOVERY_CODE'

  /** Sends a proof. Rejects with an `ApiError` for a wrong one. */
  const prove = async (proof: Omit<SecondFactorProof, 'ticket'>): Promise<void> => {
    const body = { ticket: step.ticket, ...proof } satisfies SecondFactorProof
    try {
      const { data } = await http.post<unknown>(sessionPaths.secondStep, body, {
        bearer: '',
        signInAgain: false,
      })
      resolve(data)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (!error.payload) return reject(error)
      setStep(error.payload as SecondStep)
      throw error
    }
  }

  return {
    ready,
    method,
    others: ways.filter((each) => each !== method && step.ways.includes(each)),
    choose: setChosen,
    passkey: step.passkey,
    prove,
    /** Returns to the password. */
    leave: () => reject(new ApiError(401, '')),
  }
}
