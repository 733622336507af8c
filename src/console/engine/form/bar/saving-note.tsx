import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** After how many milliseconds whoever types on wonders why nothing appears. */
const delay = 1000

/** Says that the form is locked, once its save takes longer than one waits without a word. */
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
