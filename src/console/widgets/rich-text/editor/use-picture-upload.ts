import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { uploadEditorImage } from './editor-image.ts'
import { addPlaceholder, replacePlaceholder } from './picture-placeholders.ts'

/**
 * Uploads pictures into a text at their insertion position without interrupting typing. `onHold` gets the reason why
 * saving is blocked during an upload, then false.
 */
export const usePictureUpload = (onHold: (reason: string | false) => void) => {
  const { t } = useTranslation('widgets')
  const [running, setRunning] = useState(0)
  const [fault, setFault] = useState<{ reason: string }>()
  const isUploading = running > 0
  const hold = useLatest((isHeld: boolean) => onHold(isHeld && t('richText.stillUploading')))
  useEffect(() => {
    if (!isUploading) return
    hold.current(true)
    return () => hold.current(false)
  }, [isUploading, hold])
  const insert = async (editor: Editor, file: File, position = editor.state.selection.to): Promise<void> => {
    setFault(undefined)
    setRunning((count) => count + 1)
    const place = addPlaceholder(editor, position, t('richText.stillUploading'))
    const picture = await uploadEditorImage(file).catch((error: unknown) => {
      setFault({ reason: errorMessage(error, ' ').trim() })
      return undefined
    })
    if (!editor.isDestroyed) replacePlaceholder(editor, place, picture)
    setRunning((count) => count - 1)
  }
  return { insert, fault, isUploading }
}
