import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../../i18n/i18n.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import type { FormFileValue } from '../../widget.ts'

/** The dialog that crops and rotates a picture. */
export const cropDialog = lazyPart(
  async () => (await withTexts(() => import('./crop-dialog.tsx'), 'import')).CropDialog,
)

/** Whether browsers can write pictures of this type. */
export const isCroppable = (fileName: string): boolean => /\.(jpe?g|png|webp)$/i.test(fileName)

interface Props {
  file: Pick<FormFileValue, 'fileUrl' | 'fileName'>
  disabled: boolean
  label?: string
  onDone: (file: File) => void
}

/** Opens the dialog that crops and rotates a selected picture; nothing for types that browsers cannot write. */
export const CropButton = ({ file, disabled, label, onDone }: Props) => {
  const { t } = useTranslation('widgets')
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const text = t('file.crop')
  if (!isCroppable(file.fileName)) return null
  return (
    <>
      <Button
        size='small'
        disabled={disabled}
        onClick={() => setOpen(true)}
        {...(label && { 'aria-label': `${text}: ${label}` })}
      >
        {text}
      </Button>
      {isOpen && (
        <OpenedPart part={cropDialog} title={text} onClose={close}>
          {(CropDialog) => (
            <CropDialog
              url={file.fileUrl}
              fileName={file.fileName}
              onDone={(cropped) => {
                if (cropped) onDone(cropped)
                close()
              }}
              onClose={close}
            />
          )}
        </OpenedPart>
      )}
    </>
  )
}
