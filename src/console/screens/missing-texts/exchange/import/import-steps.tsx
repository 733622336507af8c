import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulkWords } from '../../../../engine/list/tools/bulk/use-bulk-words.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Import } from './use-import-texts.ts'

interface FileProps {
  fault: string | null
  onChoose: (file: Blob) => void
}

/** The first step: selects a file. */
export const ChooseFile = ({ fault, onChoose }: FileProps) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
      {fault !== null && (
        <Alert severity='error' sx={{ width: 1 }}>
          {fault}
        </Alert>
      )}
      <Typography>{t('exchange.fileHint')}</Typography>
      <Button variant='outlined' startIcon={<UploadFileIcon />} onClick={() => input.current?.click()}>
        {t('exchange.choose')}
      </Button>
      <input
        ref={input}
        type='file'
        hidden
        accept='.xlf,.xliff,.xlsx'
        aria-label={t('exchange.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </Stack>
  )
}

/** Maximum number of named records. */
const maxNames = 100

/** The result of an import. */
export const ImportOutcome = ({ stored, failed, left }: Extract<Import, { step: 'ended' }>) => {
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  const { reasonOf } = useBulkWords()
  const why = (error: unknown): string =>
    error instanceof Error && error.name === 'ChangedMeanwhile'
      ? t('exchange.changedMeanwhile')
      : reasonOf(error)
  return (
    <Stack spacing={3} role='status'>
      {stored > 0 && <Alert>{t('exchange.stored', { count: stored })}</Alert>}
      {failed.length > 0 && (
        <Alert severity='error' sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
          {t('bulk.failed', { count: failed.length })}
          <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
            {failed.slice(0, maxNames).map(({ row: [first], error }) => (
              <li key={`${first?.unit.place.module} ${first?.unit.place.recordId}`}>
                <bdi>{first?.title}</bdi>: {why(error)}
              </li>
            ))}
            {failed.length > maxNames && (
              <li>{t('bulk.others', { number: formatNumber(failed.length - maxNames, i18n.language) })}</li>
            )}
          </ul>
        </Alert>
      )}
      {left.length > 0 && <Alert severity='warning'>{t('bulk.left', { count: left.length })}</Alert>}
    </Stack>
  )
}
