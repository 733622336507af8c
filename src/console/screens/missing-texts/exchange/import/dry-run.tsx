import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { ChangeTable, colors } from './change-table.tsx'
import type { Change } from './plan.ts'
import type { Verdict } from './verdict.ts'

/** The texts to store: new and changed ones, and optionally those with lost markup. */
export const changesToStore = (changes: readonly Change[], withLost: boolean): readonly Change[] =>
  changes.filter(
    ({ verdict }) => verdict === 'new' || verdict === 'changed' || (withLost && verdict === 'lost'),
  )

const order = Object.keys(colors) as Verdict[]

interface Props {
  changes: readonly Change[]
  /** Number of texts without a translation. */
  untranslated: number
  withLost: boolean
  onWithLost: (withLost: boolean) => void
}

/** The preview of an import: counts by kind, and a list of texts; a press on a kind filters the list. */
export const DryRun = ({ changes, untranslated, withLost, onWithLost }: Props) => {
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  const [shown, setShown] = useState<Verdict | null>(null)
  const counts = order
    .map((verdict) => ({ verdict, count: changes.filter((change) => change.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
  const hasLost = counts.some(({ verdict }) => verdict === 'lost')
  return (
    <Stack spacing={3}>
      <Alert severity='info'>
        {t('exchange.dryRun')}{' '}
        {changesToStore(changes, withLost).length === 0 && t('exchange.nothingToStore')}
      </Alert>
      <Stack direction='row' spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {counts.map(({ verdict, count }) => (
          <Chip
            key={verdict}
            color={colors[verdict]}
            variant={shown === verdict ? 'filled' : 'outlined'}
            label={`${t(`exchange.verdict.${verdict}`)}: ${formatNumber(count, i18n.language)}`}
            aria-pressed={shown === verdict}
            onClick={() => setShown(shown === verdict ? null : verdict)}
          />
        ))}
        {untranslated > 0 && (
          <Chip variant='outlined' label={t('exchange.untranslated', { count: untranslated })} />
        )}
      </Stack>
      {hasLost && (
        <FormControlLabel
          control={<Checkbox checked={withLost} onChange={({ target }) => onWithLost(target.checked)} />}
          label={t('exchange.withLost')}
        />
      )}
      {changes.length > 0 && (
        <ChangeTable changes={changes.filter(({ verdict }) => shown === null || verdict === shown)} />
      )}
    </Stack>
  )
}
