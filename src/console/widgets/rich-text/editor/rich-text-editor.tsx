import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import FocusTrap from '@mui/material/Unstable_TrapFocus'
import { type Editor, EditorContent } from '@tiptap/react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldField, HeldFieldArrived } from '../../../ui/lazy/held-field.tsx'
import { richTextStyles } from '../../../ui/styles/rich-text-styles.ts'
import { DraftOffer } from '../draft/draft-offer.tsx'
import { hasLocalPictures } from '../paste/clean-pasted-html.ts'
import type { RichTextBoxProps } from '../rich-text-box-props.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { useRichTextEditor } from './use-rich-text-editor.ts'

/** Delay of the count after a keystroke, in milliseconds. */
const debounce = 400

/** The number of words in a text: sequences between blanks with a letter or digit. */
const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const wordsOf = (editor: Editor): number => countWords(editor.getText({ blockSeparator: '\n' }))

/** The word count below the text. */
const WordCount = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const [words, setWords] = useState(() => wordsOf(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const countSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setWords(wordsOf(editor)), debounce)
    }
    // Content set from outside only emits a transaction.
    editor.on('transaction', countSoon)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', countSoon)
    }
  }, [editor])
  return (
    <Typography
      variant='caption'
      color='textSecondary'
      sx={{ display: 'block', px: 3, py: 1, textAlign: 'end', borderTop: 1, borderColor: 'divider' }}
    >
      {t('richText.words', { count: words })}
    </Typography>
  )
}

/** Full-window mode of an editor, which behaves like a dialog until Escape, another press of the button, or a save. */
const useWide = () => {
  const [isWide, setWide] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWide) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    // The editor must not cover the form's messages on a save.
    const form = box.current?.closest('form')
    const leave = (): void => setWide(false)
    form?.addEventListener('submit', leave)
    return () => {
      document.body.style.overflow = overflow
      form?.removeEventListener('submit', leave)
    }
  }, [isWide])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isWide || event.key !== 'Escape' || event.defaultPrevented) return
    // Keeps a dialog around the editor open.
    event.stopPropagation()
    setWide(false)
  }
  /** Whether no menu or dialog is open above the editor: an open one hides all other elements from screen readers. */
  const isOnTop = (): boolean => box.current?.closest('[aria-hidden=true]') === null
  return { isWide, box, isOnTop, toggle: () => setWide(!isWide), onKeyDown }
}

/** Handlers for an element around the editor, and the message for pictures that a paste left out. */
const useLeftOutPictures = () => {
  const { t } = useTranslation('widgets')
  const [isLeftOut, setLeftOut] = useState(false)
  const checkPictures = (data: DataTransfer): void => setLeftOut(hasLocalPictures(data.getData('text/html')))
  return {
    listeners: {
      onPasteCapture: ({ clipboardData }: ClipboardEvent) => checkPictures(clipboardData),
      onDropCapture: ({ dataTransfer }: DragEvent) => checkPictures(dataTransfer),
    },
    note: isLeftOut && (
      <Alert severity='warning' sx={{ py: 0, borderRadius: 0 }} onClose={() => setLeftOut(false)}>
        {t('richText.pictureLeftOut', { button: t('richText.image') })}
      </Alert>
    ),
  }
}

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
          // As in text fields: room for vowel marks.
          '& .tiptap > :dir(rtl):not(h1, h2, h3)': { fontSize: '1.25rem', lineHeight: 1.9 },
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
