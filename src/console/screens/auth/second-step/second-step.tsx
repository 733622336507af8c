import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondStepRequest } from '../../../session/second-step.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { required } from '../form/rules.ts'
import { TextInput } from '../form/text-input.tsx'
import { useFields } from '../form/use-fields.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { useSecondStep } from './use-second-step.ts'

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

const names = { TOTP: 'app', PASSKEY: 'passkey', RECOVERY_CODE: 'recovery' } as const

/** The second step of a sign-in: an app code, a passkey or a recovery code, as available and selected. */
export const SecondStep = ({ request }: { request: SecondStepRequest }) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const titleId = useId()
  const { ready, method, others, choose, passkey, prove, leave } = useSecondStep(request)
  if (!ready) return null
  return (
    <Dialog open onClose={leave} aria-labelledby={titleId} maxWidth='xs' fullWidth>
      <DialogTitle id={titleId}>{t('secondStep.title')}</DialogTitle>
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
