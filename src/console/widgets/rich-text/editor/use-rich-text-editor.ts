import { type Editor, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { isBlankHtml } from '../blank-html.ts'
import { raiseCaptions } from '../paste/tables.ts'
import type { RichTextBoxProps } from '../rich-text-box-props.ts'
import { extensions } from './extensions.ts'
import {
  addPlaceholder,
  isEditorImage,
  replacePlaceholder,
  uploadEditorImage,
} from './picture-placeholders.ts'

/** The editor's content as HTML, without trailing empty lines; empty if nothing is visible. */
export const editorHtml = (editor: Editor): string => {
  const html = editor.getHTML().replace(/(<p><\/p>)+$/, '')
  return isBlankHtml(html) ? '' : html
}

/** Converts a stored text to what the editor can hold: texts of other programs may have table captions. */
export const loadable = (html: string): string => {
  if (!/<caption\b/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  raiseCaptions(body)
  return body.innerHTML
}

/**
 * Uploads pictures into a text at their insertion position without interrupting typing. `onHold` gets the reason why
 * saving is blocked during an upload, then false.
 */
const usePictureUpload = (onHold: (reason: string | false) => void) => {
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

const attributesOf = (props: RichTextBoxProps): Record<string, string> => ({
  id: props.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${props.id}-label`,
  'aria-required': String(props.required),
  'aria-invalid': String(props.invalid ?? false),
  ...(props.describedBy && { 'aria-describedby': props.describedBy }),
  ...(props.dir && { dir: props.dir }),
  ...(props.lang && { lang: props.lang }),
})

/** Puts values from outside into the editor, except those that the editor itself emitted. */
const useOutsideValue = (editor: Editor | null, value: string, emitted: RefObject<Set<string>>) => {
  useEffect(() => {
    if (!editor) return
    const isEcho = emitted.current.has(value)
    if (!isEcho || value === editorHtml(editor)) emitted.current.clear()
    if (isEcho || value === editorHtml(editor)) return
    // Not typed by the user: not undoable, and no draft.
    editor.chain().setMeta('addToHistory', false).setContent(loadable(value), { emitUpdate: false }).run()
  }, [editor, value, emitted])
}

/** The TipTap editor of a field, null until created, with its image upload. */
export const useRichTextEditor = (props: RichTextBoxProps) => {
  const latest = useLatest(props)
  const emitted = useRef(new Set<string>())
  const images = usePictureUpload((reason) => latest.current.onHold?.(reason))
  const currentEditor = useRef<Editor>(null)

  /** Word and browsers add a picture of the text to its HTML; the HTML takes precedence. */
  const takeImages = (data: DataTransfer | null, position?: number): boolean => {
    const files = data?.types.includes('text/html') ? [] : [...(data?.files ?? [])].filter(isEditorImage)
    if (!currentEditor.current || files.length === 0) return false
    // Pasted pictures replace the selection.
    if (position === undefined) currentEditor.current.commands.deleteSelection()
    for (const file of files) void images.insert(currentEditor.current, file, position)
    return true
  }

  const editor = useEditor({
    // React may hold back a finished tree for a while, and an editor that waits for it is destroyed.
    immediatelyRender: false,
    extensions,
    content: loadable(props.value),
    editable: !props.disabled,
    editorProps: {
      attributes: () => attributesOf(latest.current),
      handlePaste: (_, event) => takeImages(event.clipboardData),
      handleDrop: (view, event, _, moved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        return !moved && takeImages(event.dataTransfer, at?.pos ?? view.state.selection.to)
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = editorHtml(changed)
      emitted.current.add(html)
      latest.current.onChange(html)
    },
    onBlur: () => latest.current.onBlur(),
  })
  useEffect(() => {
    currentEditor.current = editor
    editor?.setEditable(!props.disabled, false)
  }, [editor, props.disabled])
  useOutsideValue(editor, props.value, emitted)
  return { editor, images }
}
