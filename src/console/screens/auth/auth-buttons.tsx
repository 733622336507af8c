import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'

interface Props {
  submit: string
  busy: boolean
  /** A link to another sign-in page. */
  elsewhere: { to: string; label: string }
}

/** The buttons of a sign-in form: submit, and a link to another form. */
export const AuthButtons = ({ submit, busy, elsewhere }: Props) => (
  <>
    <Button type='submit' variant='contained' size='large' fullWidth disabled={busy} sx={{ mt: 4 }}>
      {submit}
    </Button>
    <Button component={Link} to={elsewhere.to} fullWidth sx={{ mt: 2 }}>
      {elsewhere.label}
    </Button>
  </>
)
