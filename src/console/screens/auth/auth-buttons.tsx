import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'

interface Props {
  submit: string
  busy: boolean
  /** The page that this one may be left for. */
  elsewhere: { to: string; label: string }
}

/** Under the fields of a sign-in form: what sends it, and the way to another. */
export function AuthButtons({ submit, busy, elsewhere }: Props) {
  return (
    <>
      <Button type='submit' variant='contained' size='large' fullWidth disabled={busy} sx={{ mt: 4 }}>
        {submit}
      </Button>
      <Button component={Link} to={elsewhere.to} fullWidth sx={{ mt: 2 }}>
        {elsewhere.label}
      </Button>
    </>
  )
}
