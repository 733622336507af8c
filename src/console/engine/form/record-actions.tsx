import Copy from '@mui/icons-material/ContentCopy'
import Previous from '@mui/icons-material/NavigateBefore'
import Next from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { inDigits } from '../../i18n/in-digits.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { duplicateUrl } from '../list/actions/rows/duplicate-url.ts'
import { useAbilities } from '../use-abilities.ts'
import { useValues } from '../use-values.ts'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'

const Step = ({ to, label, Icon }: { to: Neighbour | undefined; label: string; Icon: typeof Next }) =>
  to ? (
    <IconButton component={Link} to={to.to} onClick={to.follow} aria-label={label} title={label}>
      <Icon className='turns' />
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      <Icon className='turns' />
    </IconButton>
  )

interface Props {
  module: Module
  mode: Mode
  /** Address of the list as last seen. */
  list: string
  /** Whether the record does not exist, so that it cannot be copied. */
  isUnknown: boolean
}

/** Header of an edit form: links to the previous and next record of the list, and to a copy. */
export const RecordActions = ({ module, mode, list, isUnknown }: Props) => {
  const { t, i18n } = useTranslation('engine')
  const label = useLabel()
  const values = useValues()
  const can = useAbilities(module.module)
  const id = mode === 'update' ? values.route?.id : undefined
  const { previous, next, place } = useNeighbours(module, list, values, id)
  const copy = id === undefined || isUnknown ? undefined : duplicateUrl({ module, can, values }, id)
  return (
    <>
      {copy !== undefined && (
        <Button component={Link} to={copy} startIcon={<Copy />} color='secondary'>
          {label('Duplicate')}
        </Button>
      )}
      {(previous ?? next) && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Step to={previous} label={t('previousRecord')} Icon={Previous} />
          {place && (
            <Typography component='span' variant='body2' color='text.secondary'>
              {t('recordPlace', {
                number: inDigits(place.number, i18n.language),
                total: inDigits(place.total, i18n.language),
              })}
            </Typography>
          )}
          <Step to={next} label={t('nextRecord')} Icon={Next} />
        </Box>
      )}
    </>
  )
}
