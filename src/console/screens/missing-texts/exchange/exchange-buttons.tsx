import DownloadIcon from '@mui/icons-material/Download'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useIncompleteLists } from '../use-incomplete-lists.ts'
import { ExportTextsDialog } from './export/export-texts-dialog.tsx'
import { ImportTextsDialog } from './import/import-texts-dialog.tsx'

/** Buttons that export texts for translators, and import translations. */
export const ExchangeButtons = ({
  places,
  languages,
}: Pick<ReturnType<typeof useIncompleteLists>, 'places' | 'languages'>) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const [opened, setOpened] = useState<'export' | 'import' | null>(null)
  const close = (): void => setOpened(null)
  const isEmpty = places.length === 0 || languages.length < 2
  return (
    <>
      <Button
        variant='outlined'
        startIcon={<DownloadIcon />}
        disabled={isEmpty}
        onClick={() => setOpened('export')}
      >
        {t('exchange.export')}
      </Button>
      <Button
        variant='outlined'
        startIcon={<UploadFileIcon />}
        disabled={isEmpty}
        onClick={() => setOpened('import')}
      >
        {t('exchange.import')}
      </Button>
      {opened === 'export' && <ExportTextsDialog places={places} languages={languages} onClose={close} />}
      {opened === 'import' && <ImportTextsDialog onClose={close} />}
    </>
  )
}
