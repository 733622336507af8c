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
  borderRadius: '0 0 4px 4px',
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
