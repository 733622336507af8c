import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FaultLink } from './fault-links.ts'

interface Props {
  faults: readonly FaultLink[]
  /** Leads to the field of a fault. */
  onFollow: (path: string) => void
}

/** How many fields need attention, and on demand which ones: each leads to its field. */
export const FaultList = ({ faults, onFollow }: Props) => {
  const { t } = useTranslation('engine')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div role='status'>
        {faults.length > 0 && (
          <Button
            size='small'
            color='error'
            startIcon={<ErrorIcon />}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            sx={{ textAlign: 'start' }}
          >
            {t('fieldsToMend', { count: faults.length })}
          </Button>
        )}
      </div>
      {open && faults.length > 0 && (
        <Box
          component='ul'
          id={id}
          sx={{ m: 0, pl: 6, pb: 2, flexBasis: '100%', order: -1, maxHeight: '35vh', overflowY: 'auto' }}
        >
          {faults.map(({ path, place, message }) => (
            <Box component='li' key={path} dir='auto' sx={{ py: 0.5 }}>
              <Link
                component='button'
                type='button'
                onClick={() => onFollow(path)}
                sx={{ textAlign: 'start' }}
              >
                {place}
              </Link>{' '}
              {message}
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
