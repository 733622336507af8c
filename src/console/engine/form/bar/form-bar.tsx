import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Color } from '../../../../modules/format/types.ts'
import type { FaultLink } from './fault-links.ts'
import { FaultList } from './fault-list.tsx'

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

/**
 * What stays in sight at the foot of a form, however long that is: why it could not be saved, how many fields need
 * attention, Cancel and submit; the latter shows a spinner while saving.
 */
export const FormBar = (props: Props) => {
  const { ref, saving, waiting, submitLabel, disabled = false, onCancel, another, aside, failure } = props
  const { t } = useTranslation('engine')
  return (
    <Box
      ref={ref}
      data-form-bar
      className='screen-only'
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 6,
        mx: { xs: -4, sm: -6 },
        mb: { xs: -4, sm: -6 },
        px: { xs: 4, sm: 6 },
        py: 3,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: '0 0 4px 4px',
      }}
    >
      {props.notice}
      {failure}
      <div role='status'>
        {waiting && (
          <Alert severity='warning' role='none' sx={{ mb: 3 }}>
            {t('connection.waiting')}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        {aside}
        <FaultList faults={props.faults} onFollow={props.onFollow} />
        <Box sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
          <Button onClick={onCancel} disabled={saving && !waiting} color='secondary' variant='outlined'>
            {t('cancel')}
          </Button>
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
