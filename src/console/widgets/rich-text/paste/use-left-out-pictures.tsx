import Alert from '@mui/material/Alert'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasLocalPictures } from './portable-pictures.ts'

/** Handlers for an element around the editor, and the message for pictures that a paste left out. */
export const useLeftOutPictures = () => {
  const { t } = useTranslation('widgets')
  const [isLeftOut, setLeftOut] = useState(false)
  const look = (data: DataTransfer): void => setLeftOut(hasLocalPictures(data.getData('text/html')))
  return {
    listeners: {
      onPasteCapture: ({ clipboardData }: ClipboardEvent) => look(clipboardData),
      onDropCapture: ({ dataTransfer }: DragEvent) => look(dataTransfer),
    },
    note: isLeftOut && (
      <Alert severity='warning' sx={{ py: 0, borderRadius: 0 }} onClose={() => setLeftOut(false)}>
        {t('richText.pictureLeftOut', { button: t('richText.image') })}
      </Alert>
    ),
  }
}
