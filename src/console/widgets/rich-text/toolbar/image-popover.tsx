import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveKeys } from '../../../ui/hooks/use-save-keys.ts'
import { useSides } from '../../../ui/hooks/use-sides.ts'

/** Available widths in pixels; 0 for the image's own. None is wider than the text. */
const widths = { own: 0, small: 240, medium: 480, large: 720 } as const

const numberOf = (width: unknown): number => Number.parseInt(String(width ?? 0), 10) || 0

interface Props {
  editor: Editor
  anchor: HTMLElement
  onClose: () => void
}

/** The alternative text and width of the selected image during editing, and a function that applies them. */
const useImageAttributes = (editor: Editor, onClose: () => void) => {
  const before = editor.getAttributes('image')
  const [alt, setAlt] = useState(typeof before.alt === 'string' ? before.alt : '')
  const [width, setWidth] = useState(numberOf(before.width))
  const apply = (): void => {
    const size = width === numberOf(before.width) ? {} : { width: width || null, height: null }
    editor
      .chain()
      .focus()
      .updateAttributes('image', { alt: alt.trim(), ...size })
      .run()
    onClose()
  }
  const remove = (): void => {
    editor.chain().focus().deleteSelection().run()
    onClose()
  }
  return { alt, setAlt, width, setWidth, apply, remove }
}

interface WidthProps {
  id: string
  width: number
  onWidth: (width: number) => void
}

const WidthSelect = ({ id, width, onWidth }: WidthProps) => {
  const { t } = useTranslation('widgets')
  const offered = Object.values<number>(widths).includes(width)
  return (
    <TextField
      id={id}
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
export const ImagePopover = ({ editor, anchor, onClose }: Props) => {
  const { t } = useTranslation('widgets')
  const id = useId()
  const { start } = useSides()
  const { alt, setAlt, width, setWidth, apply, remove } = useImageAttributes(editor, onClose)
  const close = (): void => {
    onClose()
    editor.commands.focus()
  }
  const place = useRef<HTMLDivElement>(null)
  useSaveKeys(place, apply)
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      disableRestoreFocus
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('richText.picture.label') } }}
    >
      <Stack ref={place} spacing={4} sx={{ p: 4, width: 320, maxWidth: '90vw' }}>
        <TextField
          id={`${id}-alt`}
          label={t('richText.picture.alt')}
          helperText={t('richText.picture.altHint')}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={onEnter}
          size='small'
          autoFocus
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 255 } }}
        />
        <WidthSelect id={`${id}-width`} width={width} onWidth={setWidth} />
        <Stack direction='row' spacing={2} sx={{ justifyContent: 'flex-end' }}>
          <Button size='small' color='error' onClick={remove}>
            {t('richText.picture.remove')}
          </Button>
          <Button size='small' onClick={close}>
            {t('cancel')}
          </Button>
          <Button size='small' variant='contained' onClick={apply}>
            {t('richText.apply')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  )
}
