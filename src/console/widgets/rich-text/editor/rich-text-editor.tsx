import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { EditorContent } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { richTextStyles } from '../../../ui/rich-text-styles.ts'
import { DraftOffer } from '../draft/draft-offer.tsx'
import type { RichTextBoxProps } from '../rich-text-box.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { useRichTextEditor } from './use-rich-text-editor.ts'

/** The editor with its toolbar; loaded lazily, by RichTextBox only. */
export const RichTextEditor = (props: RichTextBoxProps) => {
  const { t } = useTranslation('widgets')
  const { editor, images } = useRichTextEditor(props)
  if (!editor) return <Box sx={{ height: props.height + 48 }} />
  const { fault } = images
  return (
    <Box
      sx={{
        border: 1,
        borderRadius: 1,
        borderColor: props.invalid ? 'error.main' : 'action.disabled',
        '&:focus-within': { borderColor: props.invalid ? 'error.main' : 'primary.main' },
        '& .tiptap': {
          ...richTextStyles,
          height: props.height,
          overflowY: 'auto',
          resize: 'vertical',
          p: 3,
          outline: 'none',
        },
      }}
    >
      {!props.disabled && (
        <Toolbar
          editor={editor}
          label={props.label}
          uploading={images.isUploading}
          onImage={(file) => void images.insert(editor, file)}
        />
      )}
      <DraftOffer editor={editor} draftKey={props.draftKey} value={props.value} />
      {fault && (
        <Alert severity='error' sx={{ py: 0, borderRadius: 0 }}>
          {[t('richText.imageFailed'), fault.reason].filter(Boolean).join(': ')}
        </Alert>
      )}
      <EditorContent editor={editor} />
    </Box>
  )
}
