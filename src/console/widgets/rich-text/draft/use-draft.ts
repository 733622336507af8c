import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { editorHtml } from '../editor/editor-html.ts'
import { draftEvery, dropDraft, readDraft, saveDraft } from './draft-store.ts'

/** Saves the text every 30 s, and offers the draft of an earlier visit. */
export const useDraft = (editor: Editor, key: string, value: string) => {
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
