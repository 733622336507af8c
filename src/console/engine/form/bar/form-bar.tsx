import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Color } from '../../../../modules/format/types.ts'
import { narrowerThan } from '../../../ui/styles/layout-sizes.ts'
import type { FaultLink } from './faults.ts'

/** Media query for windows in which the list would cover the field it links to. */
const smallWindow = `${narrowerThan('sm')}, (max-height:600px)`

interface ButtonProps {
  count: number
  /** Id of the list that the button opens. */
  listId: string
  open: boolean
  onToggle: () => void
}

/** Shows the number of fields that need attention and toggles their list. */
const FaultButton = ({ count, listId, open, onToggle }: ButtonProps) => {
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
const FaultList = ({ id, faults, onFollow }: ListProps) => (
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

/** Leaves a form. On a phone it is an icon, so that the save button fits on the same line in every language. */
const CancelButton = ({ disabled, onClick }: { disabled: boolean; onClick: () => void }) => {
  const { t } = useTranslation('engine')
  return (
    <Button
      onClick={onClick}
      disabled={disabled}
      color='secondary'
      variant='outlined'
      aria-label={t('cancel')}
      sx={{ minWidth: { xs: 44, sm: 64 }, px: { xs: 1, sm: 4 } }}
    >
      <Close sx={{ display: { sm: 'none' } }} />
      <Box component='span' sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('cancel')}
      </Box>
    </Button>
  )
}

/** Delay in milliseconds before the note appears. */
const delay = 1000

/** Shows that the form is locked when a save takes longer than a second. */
const SavingNote = () => {
  const { t } = useTranslation('engine')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return (
    isSlow && (
      <Typography variant='body2' color='textSecondary'>
        {t('savingSlow')}
      </Typography>
    )
  )
}

interface Props {
  ref: RefObject<HTMLDivElement | null>
  saving: boolean
  /** The save waits for a connection and can be cancelled. */
  waiting: boolean
  submitLabel: string
  color: Color | undefined
  disabled?: boolean
  faults: readonly FaultLink[]
  onFollow: (path: string) => void
  onCancel: () => void
  /** An additional save button between Cancel and submit. */
  another: ReactNode
  /** Content at the opposite end. */
  aside?: ReactNode
  /** Other users at work on the record. */
  notice: ReactNode
  /** Error of the last save. */
  failure: ReactNode
}

const styles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 6,
  mx: { xs: -4, sm: -6 },
  mb: { xs: -4, sm: -6 },
  px: { xs: 4, sm: 6 },
  py: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  // Inside the border of the form's card.
  borderRadius: '0 0 7px 7px',
} as const

/** Messages above the buttons scroll within a limited height, so that the form stays visible. */
const aboveStyles = {
  maxHeight: '40vh',
  overflowY: 'auto',
  '@media (max-height:600px)': { maxHeight: '30vh' },
}

/** In a small window, the open list replaces the error message. */
const oneOfBoth = { [`@media ${smallWindow}`]: { display: 'none' } }

/**
 * The bar at the foot of a form, always in view: the error of the last save, the number of fields that need attention,
 * Cancel and submit. Submit shows a spinner while saving.
 */
export const FormBar = (props: Props) => {
  const { ref, saving, waiting, submitLabel, disabled = false, onCancel, another, aside, failure } = props
  const { t } = useTranslation('engine')
  const listId = useId()
  const [isListed, setListed] = useState(false)
  const isListOpen = isListed && props.faults.length > 0
  const hasFailure = Boolean(failure)
  // In a low window, the bar may be below the visible area, because it never moves above its form.
  useLayoutEffect(() => {
    if (isListOpen || hasFailure) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [ref, isListOpen, hasFailure])
  const follow = (path: string): void => {
    if (matchMedia(smallWindow).matches) setListed(false)
    props.onFollow(path)
  }
  return (
    <Box ref={ref} data-form-bar className='screen-only' sx={styles}>
      <Box sx={isListOpen ? { ...aboveStyles, '& > [data-failure]': oneOfBoth } : aboveStyles}>
        {props.notice}
        {failure && <div data-failure>{failure}</div>}
        <div role='status'>
          {waiting && (
            <Alert severity='warning' role='none' sx={{ mb: 3 }}>
              {t('connection.waiting')}
            </Alert>
          )}
        </div>
        {isListOpen && <FaultList id={listId} faults={props.faults} onFollow={follow} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        {aside}
        <FaultButton
          count={props.faults.length}
          listId={listId}
          open={isListOpen}
          onToggle={() => setListed(!isListOpen)}
        />
        <div role='status'>{saving && !waiting && <SavingNote />}</div>
        <Box
          sx={{
            flex: '1 1 auto',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 2,
          }}
        >
          <CancelButton onClick={onCancel} disabled={saving && !waiting} />
          {another}
          <Button
            type='submit'
            variant='contained'
            color={props.color ?? 'primary'}
            loading={saving}
            disabled={disabled}
            aria-keyshortcuts='Control+S Control+Enter'
            title='Ctrl+S'
          >
            {submitLabel}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
