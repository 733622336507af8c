import ImageIcon from '@mui/icons-material/Image'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilePicker } from '../../../ui/hooks/use-file-picker.tsx'
import { editorImageAccept } from '../editor/picture-placeholders.ts'
import { ToolbarButton, ToolbarPopover } from './toolbar-button.tsx'

/** Available widths in pixels; 0 for the image's own. None is wider than the text. */
const widths = { own: 0, small: 240, medium: 480, large: 720 } as const

const numberOf = (width: unknown): number => Number.parseInt(String(width ?? 0), 10) || 0

interface PopoverProps {
  editor: Editor
  anchor: HTMLElement
  onClose: () => void
}

interface WidthProps {
  width: number
  onWidth: (width: number) => void
}

const WidthSelect = ({ width, onWidth }: WidthProps) => {
  const { t } = useTranslation('widgets')
  const offered = Object.values<number>(widths).includes(width)
  return (
    <TextField
      select
      label={t('richText.picture.width')}
      value={width}
      onChange={({ target }) => onWidth(Number(target.value))}
      size='small'
    >
      {Object.entries(widths).map(([name, pixels]) => (
        <MenuItem key={name} value={pixels}>
          {t(`richText.picture.${name}`)}
        </MenuItem>
      ))}
      {!offered && <MenuItem value={width}>{t('richText.picture.pixels', { width })}</MenuItem>}
    </TextField>
  )
}

/** Edits the alternative text and width of the selected image. */
export const ImagePopover = ({ editor, anchor, onClose }: PopoverProps) => {
  const { t } = useTranslation('widgets')
  const before = editor.getAttributes('image')
  const [alt, setAlt] = useState(typeof before.alt === 'string' ? before.alt : '')
  const [width, setWidth] = useState(numberOf(before.width))
  const apply = (): void => {
    const size = width === numberOf(before.width) ? {} : { width: width || null, height: null }
    const { from } = editor.state.selection
    editor
      .chain()
      .focus()
      .updateAttributes('image', { alt: alt.trim(), ...size })
      // The change replaces the image, which ends its selection.
      .setNodeSelection(from)
      .run()
    onClose()
  }
  return (
    <ToolbarPopover
      anchor={anchor}
      label={t('richText.picture.label')}
      removeLabel={t('richText.picture.remove')}
      canApply
      onApply={apply}
      onRemove={() => {
        editor.chain().focus().deleteSelection().run()
        onClose()
      }}
      onClose={() => {
        onClose()
        editor.commands.focus()
      }}
    >
      <TextField
        label={t('richText.picture.alt')}
        helperText={t('richText.picture.altHint')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        size='small'
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 255 } }}
      />
      <WidthSelect width={width} onWidth={setWidth} />
    </ToolbarPopover>
  )
}

interface Props {
  editor: Editor
  disabled: boolean
  onImage: (file: File) => void
}

/** Selects an image file for `onImage`; opens the popover of a selected image. */
export const ImageButton = ({ editor, disabled, onImage }: Props) => {
  const { t } = useTranslation('widgets')
  const label = t('richText.image')
  const { input, pick } = useFilePicker({ accept: editorImageAccept, label, onChoose: onImage })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isSelected = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isActive('image') })
  return (
    <>
      <ToolbarButton
        label={isSelected ? t('richText.picture.label') : label}
        icon={ImageIcon}
        disabled={disabled}
        pressed={isSelected}
        onClick={({ currentTarget }) => (isSelected ? setAnchor(currentTarget) : pick())}
      />
      {anchor && <ImagePopover editor={editor} anchor={anchor} onClose={() => setAnchor(null)} />}
      {input}
    </>
  )
}
