import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import { Notice } from '../form/notice.tsx'

interface Props {
  /** Request options for the browser; null if the user has no passkey for this address. */
  options: object | null
  onProve: (response: string) => Promise<void>
}

/** The button that requests a passkey from the browser. */
export const PasskeyForm = ({ options, onProve }: Props) => {
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
