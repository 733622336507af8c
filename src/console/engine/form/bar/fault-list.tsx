import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { narrowerThan } from '../../../ui/styles/breakpoints.ts'
import type { FaultLink } from './fault-links.ts'

/** Media query for windows in which the list would cover the field it links to. */
export const smallWindow = `${narrowerThan('sm')}, (max-height:600px)`

interface ButtonProps {
  count: number
  /** Id of the list that the button opens. */
  listId: string
  open: boolean
  onToggle: () => void
}

/** Shows the number of fields that need attention and toggles their list. */
export const FaultButton = ({ count, listId, open, onToggle }: ButtonProps) => {
  const { t } = useTranslation('engine')
  return (
    <div role='status'>
      {count > 0 && (
        <Button
          size='small'
          color='error'
          startIcon={<ErrorIcon />}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={onToggle}
          sx={{ textAlign: 'start' }}
        >
          {t('fieldsToMend', { count })}
        </Button>
      )}
    </div>
  )
}

interface ListProps {
  id: string
  faults: readonly FaultLink[]
  /** Moves to the field of an error. */
  onFollow: (path: string) => void
}

/** The text after the link: a message that begins with the place continues after it. */
const restOf = (message: string, place: string): string =>
  message.startsWith(`${place} `) ? message.slice(place.length + 1) : message

/** The fields that need attention, as links. */
export const FaultList = ({ id, faults, onFollow }: ListProps) => (
  <Box component='ul' id={id} sx={{ m: 0, pl: 6, pb: 2 }}>
    {faults.map(({ path, place, message }) => (
      <Box component='li' key={path} dir='auto' sx={{ py: 0.5 }}>
        <Link
          component='button'
          type='button'
          onClick={() => onFollow(path)}
          sx={{ textAlign: 'start', verticalAlign: 'baseline' }}
        >
          {place}
        </Link>{' '}
        {restOf(message, place)}
      </Box>
    ))}
  </Box>
)
