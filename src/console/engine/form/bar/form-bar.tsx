import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Color } from '../../../../modules/format/types.ts'
import { CancelButton } from './cancel-button.tsx'
import type { FaultLink } from './fault-links.ts'
import { FaultButton, FaultList, smallWindow } from './fault-list.tsx'
import { SavingNote } from './saving-note.tsx'

interface Props {
  ref: RefObject<HTMLDivElement | null>
  saving: boolean
  /** Saving waits for a connection, and can be cancelled. */
  waiting: boolean
  submitLabel: string
  color: Color | undefined
  disabled?: boolean
  faults: readonly FaultLink[]
  onFollow: (path: string) => void
  onCancel: () => void
  /** A further way to save, between Cancel and submit. */
  another: ReactNode
  /** Stands at the other end. */
  aside?: ReactNode
  /** Who else is at work. */
  notice: ReactNode
  /** Why the last save failed. */
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
  borderRadius: '0 0 4px 4px',
} as const

/** What is said above the buttons never takes the form's place: it is scrolled within. */
const aboveStyles = {
  maxHeight: '40vh',
  overflowY: 'auto',
  '@media (max-height:600px)': { maxHeight: '30vh' },
}

/** Where there is no room for both, the list stands in the place of the failure while it is open. */
const oneOfBoth = { [`@media ${smallWindow}`]: { display: 'none' } }

/**
 * What stays in sight at the foot of a form, however long that is: why it could not be saved, how many fields need
 * attention, Cancel and submit; the latter shows a spinner while saving.
 */
export const FormBar = (props: Props) => {
  const { ref, saving, waiting, submitLabel, disabled = false, onCancel, another, aside, failure } = props
  const { t } = useTranslation('engine')
  const listId = useId()
  const [isListed, setListed] = useState(false)
  const isListOpen = isListed && props.faults.length > 0
  const hasFailure = Boolean(failure)
  // In a low window it may stand lower than the foot, since it never stands above its form.
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
