import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  SecondFactorProof,
  SecondStep as Step,
  SecondStepWaysItem as Way,
} from '../../../../../generated/api/foundation.schemas.ts'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import { http } from '../../../../client/http.ts'
import { sessionPaths } from '../../../../contract/conventions/session.ts'
import { addDemandedTexts } from '../../../i18n/i18n.ts'
import type { SecondStepRequest } from '../../../session/second-step.ts'
import { FailureNotice, Notice } from '../form/notice.tsx'
import { required } from '../form/rules.ts'
import { TextInput } from '../form/text-input.tsx'
import { useFields } from '../form/use-fields.ts'

interface Props {
  label: string
  /** A numeric code of an app, which phones and password managers fill in, or a recovery code. */
  digits: boolean
  onProve: (code: string) => Promise<void>
}

/** A field for a code and its submit button; errors appear above. */
const CodeForm = ({ label, digits, onProve }: Props) => {
  const { t: account } = useTranslation('account')
  const form = useFields({
    initial: { code: '' },
    rules: { code: [required('rules.required')] },
    onSubmit: ({ code }) => onProve(code.trim()),
  })
  return (
    <form {...form.formProps}>
      <FailureNotice failure={form.failure} severity='warning' />
      <TextInput
        {...form.field('code')}
        label={label}
        autoFocus
        autoComplete={digits ? 'one-time-code' : 'off'}
        {...(digits && { inputMode: 'numeric' })}
      />
      <Button type='submit' variant='contained' size='large' fullWidth loading={form.busy} sx={{ mt: 2 }}>
        {account('secondStep.submit')}
      </Button>
    </form>
  )
}

interface PasskeyProps {
  /** Request options for the browser; null if the user has no passkey for this address. */
  options: object | null
  onProve: (response: string) => Promise<void>
}

/** The button that requests a passkey from the browser. */
const PasskeyForm = ({ options, onProve }: PasskeyProps) => {
  const { t } = useTranslation('account')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const requestPasskey = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
      await onProve(JSON.stringify(await startAuthentication({ optionsJSON })))
    } catch (error) {
      setFailure(error instanceof ApiError ? errorMessage(error) : t('secondStep.passkeyFailed'))
    } finally {
      setBusy(false)
    }
  }
  if (options === null) return <Typography sx={{ my: 2 }}>{t('secondStep.passkeyElsewhere')}</Typography>
  return (
    <>
      {failure !== null && <Notice severity='warning'>{failure}</Notice>}
      <Typography sx={{ my: 2 }}>{t('secondStep.passkeyHint')}</Typography>
      <Button
        variant='contained'
        size='large'
        fullWidth
        autoFocus
        loading={busy}
        onClick={() => void requestPasskey()}
      >
        {t('secondStep.passkey')}
      </Button>
    </>
  )
}

const ways: readonly Way[] = ['TOTP', 'PASSKEY', 'RECOVERY_CODE']

/**
 * The second step of a sign-in: the selected method, and its proof. A wrong proof keeps the step open with the API's
 * message; other errors end it or are thrown.
 */
const useSecondStep = ({ payload, resolve, reject }: SecondStepRequest) => {
  const [step, setStep] = useState(payload as Step)
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
      setStep(error.payload as Step)
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

const names = { TOTP: 'app', PASSKEY: 'passkey', RECOVERY_CODE: 'recovery' } as const

/** The second step of a sign-in: an app code, a passkey or a recovery code, as available and selected. */
export const SecondStep = ({ request }: { request: SecondStepRequest }) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const { ready, method, others, choose, passkey, prove, leave } = useSecondStep(request)
  if (!ready) return null
  return (
    <Dialog open fullWidth onClose={leave} maxWidth='xs'>
      <DialogTitle>{t('secondStep.title')}</DialogTitle>
      <DialogContent>
        {method === 'PASSKEY' ? (
          <PasskeyForm options={passkey} onProve={(response) => prove({ passkey: response })} />
        ) : (
          <>
            <DialogContentText>
              {t(method === 'TOTP' ? 'secondStep.appHint' : 'secondStep.recoveryHint')}
            </DialogContentText>
            <CodeForm
              key={method}
              label={t(method === 'TOTP' ? 'secondStep.code' : 'secondStep.recoveryCode')}
              digits={method === 'TOTP'}
              onProve={(code) => prove(method === 'TOTP' ? { code } : { recoveryCode: code })}
            />
          </>
        )}
        <Stack sx={{ mt: 3, gap: 1 }}>
          {others.map((other) => (
            <Button key={other} onClick={() => choose(other)}>
              {t(`secondStep.by.${names[other]}`)}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={leave}>
          {shell('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
