import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Fault } from '../../../contract/conventions/refusal.ts'

interface Props {
  text: string
  /** Faults without a field. */
  faults: readonly Fault[]
  /** The page of the record that is stored already. */
  saved: string | undefined
  /** Saves the input as a separate record; undefined if there is no other record. */
  onSaveAsNew: (() => void) | undefined
}

/** Opens the stored record in a new tab, so that the input stays in this one. */
const SavedLink = ({ to }: { to: string }) => {
  const { t } = useTranslation('engine')
  return (
    <Link href={to} target='_blank' rel='noreferrer'>
      {t('connection.openSaved')}
    </Link>
  )
}

const SaveAsNew = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('engine')
  return (
    <Link component='button' type='button' onClick={onClick} sx={{ verticalAlign: 'baseline' }}>
      {t('connection.saveAsNew')}
    </Link>
  )
}

/** The error of a save. */
export const FormFailure = ({ text, faults, saved, onSaveAsNew }: Props) => (
  <Alert severity='error' sx={{ mb: 5, '& .MuiLink-root': { marginInlineEnd: 3 } }}>
    {text} {saved !== undefined && <SavedLink to={saved} />}{' '}
    {onSaveAsNew && <SaveAsNew onClick={onSaveAsNew} />}
    {faults.length > 0 && (
      <Box component='ul' sx={{ m: 0, pl: 4 }}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            {fault.path} {fault.message}
          </li>
        ))}
      </Box>
    )}
  </Alert>
)
