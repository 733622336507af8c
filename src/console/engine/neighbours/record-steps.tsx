import Previous from '@mui/icons-material/NavigateBefore'
import Next from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { inDigits } from '../../i18n/in-digits.ts'
import type { Neighbour, Neighbours } from './use-neighbours.ts'

const Step = ({ to, label, Icon }: { to: Neighbour | undefined; label: string; Icon: typeof Next }) =>
  to ? (
    <IconButton
      component={Link}
      to={to.to}
      state={to.state}
      onClick={to.follow}
      aria-label={label}
      title={label}
    >
      <Icon className='turns' />
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      <Icon className='turns' />
    </IconButton>
  )

/** The record's place in the list; in a queue, how many records are left. */
export const RecordPlace = ({ number, total, isQueue }: NonNullable<Neighbours['place']>) => {
  const { t, i18n } = useTranslation('engine')
  const digits = (count: number): string => inDigits(count, i18n.language)
  const numbers = { number: digits(number), left: digits(total - number + 1), total: digits(total) }
  return (
    <Typography component='span' variant='body2' sx={{ color: 'text.secondary' }}>
      {isQueue ? t('recordsLeft', numbers) : t('recordPlace', numbers)}
    </Typography>
  )
}

/** Links to the previous and next record of the list, and the record's place between them. */
export const RecordSteps = ({ previous, next, place }: Neighbours) => {
  const { t } = useTranslation('engine')
  if (!(previous ?? next ?? place?.isQueue)) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Step to={previous} label={t('previousRecord')} Icon={Previous} />
      {place && <RecordPlace {...place} />}
      <Step to={next} label={t('nextRecord')} Icon={Next} />
    </Box>
  )
}
