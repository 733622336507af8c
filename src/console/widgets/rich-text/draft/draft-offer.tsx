import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { editorHtml } from '../editor/use-rich-text-editor.ts'
import { draftEvery, dropDraft, readDraft, saveDraft } from './draft-store.ts'

/** Saves the text every 30 s, and offers the draft of an earlier visit. */
const useDraft = (editor: Editor, key: string, value: string) => {
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(localStorage, key)
    return draft === value ? undefined : draft
  })
  const latestValue = useLatest(value)

  useEffect(() => {
    let saved = latestValue.current
    const timer = setInterval(() => {
      const html = editorHtml(editor)
      if (!editor.isEditable || html === saved || !editor.can().undo()) return
      saved = html
      saveDraft(localStorage, key, html)
      setOffered(undefined)
    }, draftEvery)
    return () => clearInterval(timer)
  }, [editor, key, latestValue])

  const settle = () => {
    dropDraft(localStorage, key)
    setOffered(undefined)
  }
  return {
    offered,
    discard: settle,
    restore: () => {
      if (offered !== undefined) editor.chain().setContent(offered, { emitUpdate: true }).focus().run()
      settle()
    },
  }
}

interface Props {
  editor: Editor
  draftKey: string
  value: string
}

/** Offers unsaved text of an earlier visit. */
export const DraftOffer = ({ editor, draftKey, value }: Props) => {
  const { t } = useTranslation('widgets')
  const { offered, restore, discard } = useDraft(editor, draftKey, value)
  if (offered === undefined) return null
  return (
    <Alert
      severity='info'
      sx={{ py: 0, borderRadius: 0, flexWrap: 'wrap' }}
      action={
        <>
          <Button size='small' color='inherit' onClick={restore}>
            {t('richText.restore')}
          </Button>
          <Button size='small' color='inherit' onClick={discard}>
            {t('richText.discard')}
          </Button>
        </>
      }
    >
      {t('richText.draft')}
    </Alert>
  )
}
