import ImageIcon from '@mui/icons-material/Image'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { editorImageAccept } from '../editor/editor-image.ts'
import { ToolbarButton } from './toolbar-button.tsx'

interface Props {
  disabled: boolean
  onImage: (file: File) => void
}

/** Chooses an image and hands it over. */
export const ImageButton = ({ disabled, onImage }: Props) => {
  const { t } = useTranslation('widgets')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolbarButton
        label={t('richText.image')}
        icon={ImageIcon}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
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
