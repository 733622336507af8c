import Translate from '@mui/icons-material/Translate'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type LanguageCode, languages } from '../../../contract/text/interface-languages.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { foundationName, Logo } from '../../ui/page/brand.tsx'
import { usePageFocus } from '../../ui/page/use-page-focus.ts'
import { Select } from '../../ui/select/select.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { FailureNotice } from './form/notice.tsx'
import type { Form } from './form/use-fields.ts'

/** Selects the interface language, for users who are not signed in. */
const LanguageSelect = () => {
  const { t } = useTranslation()
  const choose = (code: LanguageCode): void => {
    changeLanguage(code).catch(() => showToast({ message: t('account.languageFailed'), type: 'error' }))
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 4 }}>
      <Translate fontSize='small' color='action' aria-hidden />
      <Select
        plain
        label={t('account.language')}
        value={currentLanguage()}
        options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={choose}
      />
    </Box>
  )
}

interface AuthFrameProps {
  title: string
  text?: string | undefined
  children: ReactNode
}

/** The page around every sign-in form: the foundation's logo and name, heading, and the form. */
export const AuthFrame = ({ title, text, children }: AuthFrameProps) => {
  const heading = usePageFocus()
  return (
    <Box
      component='main'
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: { xs: 4, sm: 8 },
        backgroundColor: 'background.default',
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3, mb: 6 }}>
          <Logo sx={{ fontSize: 44, color: 'primary.main' }} />
          <Typography component='p' variant='h2'>
            {foundationName()}
          </Typography>
        </Box>
        <Box
          sx={{
            p: { xs: 5, sm: 9 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            backgroundColor: 'background.paper',
            boxShadow: '0 8px 28px rgb(0 0 0 / 7%)',
          }}
        >
          <Typography variant='h1' align='center' ref={heading} tabIndex={-1}>
            {title}
          </Typography>
          {text && (
            <Typography align='center' sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
          {children}
        </Box>
        <LanguageSelect />
      </Box>
    </Box>
  )
}

interface Props {
  title: string
  text: string
  form: Form
  severity?: 'warning' | 'error'
  /** Messages above the form. */
  notices?: ReactNode
  /** Text of the button. */
  submit: string
  /** A link to another sign-in page. */
  elsewhere: { to: string; label: string }
  children: ReactNode
}

/** A sign-in page with a form: its notices, fields, submit button, and a link to another form. */
export const AuthForm = ({ title, text, form, severity = 'warning', ...props }: Props) => {
  const { notices, submit, elsewhere, children } = props
  return (
    <AuthFrame title={title} text={text}>
      {notices}
      <FailureNotice failure={form.failure} severity={severity} />
      <form {...form.formProps}>
        {children}
        <Button type='submit' variant='contained' size='large' fullWidth disabled={form.busy} sx={{ mt: 4 }}>
          {submit}
        </Button>
        <Button component={Link} to={elsewhere.to} fullWidth sx={{ mt: 2 }}>
          {elsewhere.label}
        </Button>
      </form>
    </AuthFrame>
  )
}
