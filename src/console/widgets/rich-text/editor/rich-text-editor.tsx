import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FocusTrap from '@mui/material/Unstable_TrapFocus'
import { EditorContent } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { HeldField, HeldFieldArrived } from '../../../ui/lazy/held-field.tsx'
import { richTextStyles } from '../../../ui/styles/rich-text-styles.ts'
import { DraftOffer } from '../draft/draft-offer.tsx'
import { useLeftOutPictures } from '../paste/use-left-out-pictures.tsx'
import type { RichTextBoxProps } from '../rich-text-box-props.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { useRichTextEditor } from './use-rich-text-editor.ts'
import { useWide } from './use-wide.ts'
import { WordCount } from './word-count.tsx'

/** Above everything except the editor's own menus and dialogs; the text has a readable width. */
const wideStyles = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 0,
  '@media print': { position: 'static' },
  '& .rich-text-content': { flex: 1, minHeight: 0 },
  '& .tiptap': {
    ...richTextStyles,
    height: '100%',
    overflowY: 'auto',
    outline: 'none',
    py: 6,
    px: 'max(24px, calc((100% - 800px) / 2))',
  },
} as const

/** Styles of the placeholder of a picture. */
const placeStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: 240,
  maxWidth: '100%',
  minHeight: 96,
  p: 2,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'body2',
  textAlign: 'center',
  '&::after': { content: 'attr(aria-label)' },
} as const

/** The editor with its toolbar; loaded lazily, by RichTextBox only. */
export const RichTextEditor = (props: RichTextBoxProps) => {
  const { t } = useTranslation('widgets')
  const { editor, images } = useRichTextEditor(props)
  const leftOut = useLeftOutPictures()
  const wide = useWide()
  if (!editor)
    return (
      <HeldField label={props.label}>
        <Box sx={{ height: props.height + 77 }} />
      </HeldField>
    )
  const { fault } = images
  return (
    <FocusTrap open={wide.isWide} isEnabled={wide.isOnTop} disableRestoreFocus>
      <Box
        ref={wide.box}
        tabIndex={-1}
        onKeyDown={wide.onKeyDown}
        {...leftOut.listeners}
        {...(wide.isWide && { role: 'dialog', 'aria-modal': true, 'aria-label': props.label })}
        sx={{
          bgcolor: 'background.paper',
          outline: 'none',
          border: 1,
          borderRadius: 1,
          borderColor: props.invalid ? 'error.main' : 'fieldBorder',
          '&:focus-within': { borderColor: props.invalid ? 'error.main' : 'primary.main' },
          '& .tiptap': {
            ...richTextStyles,
            height: props.height,
            overflowY: 'auto',
            resize: 'vertical',
            p: 3,
            outline: 'none',
          },
          '& .picture-place': placeStyles,
          '& .selectedCell': { backgroundColor: 'action.selected' },
          '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
          ...(wide.isWide && wideStyles),
        }}
      >
        {!props.disabled && (
          <Toolbar
            editor={editor}
            label={props.label}
            uploading={images.isUploading}
            onImage={(file) => {
              editor.commands.focus()
              void images.insert(editor, file)
            }}
            wide={wide.isWide}
            onWide={() => {
              wide.toggle()
              editor.commands.focus()
            }}
          />
        )}
        <DraftOffer editor={editor} draftKey={props.draftKey} value={props.value} />
        {fault && (
          <Alert severity='error' sx={{ py: 0, borderRadius: 0 }}>
            {[t('richText.imageFailed'), fault.reason].filter(Boolean).join(': ')}
          </Alert>
        )}
        {leftOut.note}
        <EditorContent editor={editor} className='rich-text-content' />
        <WordCount editor={editor} />
        <HeldFieldArrived />
      </Box>
    </FocusTrap>
  )
}
