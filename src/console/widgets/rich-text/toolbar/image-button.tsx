import ImageIcon from '@mui/icons-material/Image'
import { type Editor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editorImageAccept } from '../editor/editor-image.ts'
import { ImagePopover } from './image-popover.tsx'
import { ToolbarButton } from './toolbar-button.tsx'

interface Props {
  editor: Editor
  disabled: boolean
  onImage: (file: File) => void
}

/** Selects an image file for `onImage`; opens the popover of a selected image. */
export const ImageButton = ({ editor, disabled, onImage }: Props) => {
  const { t } = useTranslation('widgets')
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isSelected = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isActive('image') })
  return (
    <>
      <ToolbarButton
        label={isSelected ? t('richText.picture.label') : t('richText.image')}
        icon={ImageIcon}
        disabled={disabled}
        pressed={isSelected}
        onClick={({ currentTarget }) => (isSelected ? setAnchor(currentTarget) : input.current?.click())}
      />
      {anchor && <ImagePopover editor={editor} anchor={anchor} onClose={() => setAnchor(null)} />}
      <input
        ref={input}
        type='file'
        accept={editorImageAccept}
        hidden
        aria-label={t('richText.image')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onImage(file)
        }}
      />
    </>
  )
}
