import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { usePrinted } from '../hooks/use-printed.ts'
import { joinFacts } from '../text-direction.ts'
import { foundationName } from './logo.tsx'

interface Props {
  /** Formats an ISO date and time in a language. */
  format: (moment: string, language: string) => string
}

/** Name of the foundation and time of printing, above a printed page. */
export const PrintHead = ({ format }: Props) => {
  const { language } = useTranslation().i18n
  if (!usePrinted()) return null
  return (
    <Typography variant='body2' sx={{ mb: 2 }}>
      {joinFacts([foundationName(), format(new Date().toISOString(), language)])}
    </Typography>
  )
}
