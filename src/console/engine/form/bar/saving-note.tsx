import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Delay in milliseconds before the note appears. */
const delay = 1000

/** Shows that the form is locked when a save takes longer than a second. */
export const SavingNote = () => {
  const { t } = useTranslation('engine')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return (
    isSlow && (
      <Typography variant='body2' color='text.secondary'>
        {t('savingSlow')}
      </Typography>
    )
  )
}
