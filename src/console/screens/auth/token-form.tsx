import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { isBasic } from '../../../contract/conventions/session.ts'
import { enterWithToken } from '../../session/session-store.ts'
import { TextInput } from './form/text-input.tsx'
import { useFields } from './form/use-fields.ts'

/** A token as it is sent; for the scheme Basic, a name and password are encoded. */
const toToken = (typed: string): string => {
  const text = typed.trim()
  if (!isBasic || !text.includes(':')) return text
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** Sign-in with an access token or API key. */
export function TokenForm() {
  const { t } = useTranslation(['shell', 'account'])
  const form = useFields({
    initial: { token: '' },
    rules: {},
    onSubmit: ({ token }) => enterWithToken(toToken(token)),
  })
  return (
    <form {...form.formProps}>
      <TextInput
        {...form.field('token')}
        label={t('token.label')}
        type='password'
        autoComplete='off'
        autoFocus
      />
      <Button
        type='submit'
        variant='contained'
        size='large'
        fullWidth
        disabled={form.field('token').value.trim() === ''}
        sx={{ mt: 4 }}
      >
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
