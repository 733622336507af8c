import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../i18n/format-date.ts'
import type { Draft } from './draft-store.ts'

interface Props {
  draft: Draft
  /** The record was changed after the draft was started. */
  isChanged: boolean
  disabled: boolean
  onTake: () => void
  onDrop: () => void
}

/** Offers a draft of an earlier visit, with its time. */
export const DraftOffer = ({ draft, isChanged, disabled, onTake, onDrop }: Props) => {
  const { t, i18n } = useTranslation('engine')
  return (
    <Alert
      severity='info'
      role='status'
      sx={{ mb: 5, flexWrap: 'wrap' }}
      action={
        <>
          <Button size='small' color='inherit' disabled={disabled} onClick={onTake}>
            {t('unsaved.take')}
          </Button>
          <Button size='small' color='inherit' disabled={disabled} onClick={onDrop}>
            {t('unsaved.drop')}
          </Button>
        </>
      }
    >
      {t('unsaved.left', { time: formatMoment(draft.savedAt, i18n.language) })}{' '}
      {isChanged && t('unsaved.changed')}
    </Alert>
  )
}
