import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AuthFrame } from './auth-frame.tsx'
import { FailureNotice } from './form/notice.tsx'
import type { Form } from './form/use-fields.ts'

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
