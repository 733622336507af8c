import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDemandedTexts } from '../../../i18n/i18n.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import type { ListPage } from '../use-list-page.ts'
import type { FileRecord } from './files-of.ts'

const filesDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./files-dialog.tsx'), addDemandedTexts('import', 'tools')])
  return part.FilesDialog
})

/** Adds a record for each of several files, which a dialog selects; files that are dropped on the list open it. */
export const SeveralButton = ({ page, parts }: { page: ListPage; parts: FileRecord }) => {
  const { t } = useTranslation('engine')
  const [first, setFirst] = useState<readonly File[] | null>(null)
  const isOpen = first !== null
  useEffect(() => {
    if (isOpen) return
    const controller = new AbortController()
    const take = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this, the browser opens the file in place of the console.
      event.preventDefault()
      if (event.type === 'drop') setFirst([...event.dataTransfer.files])
    }
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, take, { signal: controller.signal })
    return () => controller.abort()
  }, [isOpen])
  const close = (): void => setFirst(null)
  return (
    <>
      <Button variant='outlined' startIcon={<AddPhoto />} onClick={() => setFirst([])}>
        {t('several')}
      </Button>
      {first && (
        <OpenedPart part={filesDialog} title={t('several')} onClose={close}>
          {(FilesDialog) => <FilesDialog page={page} parts={parts} first={first} onClose={close} />}
        </OpenedPart>
      )}
    </>
  )
}
