import Image from '@tiptap/extension-image'
import { type Editor, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../client/api-error.ts'
import { useLatest } from '../shared/use-latest.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { BlockDirection } from './direction.ts'
import { editorHtml } from './editor-html.ts'
import { isEditorImage, uploadEditorImage } from './editor-image.ts'
import type { RichTextBoxProps } from './rich-text-box.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
    code: false,
    codeBlock: false,
  }),
  Image,
  BlockDirection,
]

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

/** Puts a value from outside into the editor, but not the echo of what was typed in it. */
const useOutsideValue = (editor: Editor, value: string, emitted: React.RefObject<Set<string>>) => {
  useEffect(() => {
    if (emitted.current.has(value)) {
      if (value === editorHtml(editor)) emitted.current.clear()
      return
    }
    emitted.current.clear()
    if (value !== editorHtml(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, emitted])
}

/** The TipTap editor of one field, and the upload of images into it. */
export const useRichTextEditor = (props: RichTextBoxProps) => {
  const latest = useLatest(props)
  const emitted = useRef(new Set<string>())
  const [uploads, setUploads] = useState(0)
  const [imageFault, setImageFault] = useState('')

  const editor = useEditor({
    extensions,
    content: props.value,
    editable: !props.disabled,
    editorProps: {
      attributes: () => attributesOf(latest.current),
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => takeImages(event.clipboardData),
      handleDrop: (_, event, __, moved) => !moved && takeImages(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      const html = editorHtml(changed)
      emitted.current.add(html)
      latest.current.onChange(html)
    },
    onBlur: () => latest.current.onBlur(),
  })

  const insertImage = async (file: File) => {
    setImageFault('')
    setUploads((count) => count + 1)
    try {
      const image = await uploadEditorImage(file)
      if (!editor.isDestroyed) editor.chain().focus().setImage(image).run()
    } catch (error) {
      setImageFault(errorMessage(error, ' '))
    } finally {
      setUploads((count) => count - 1)
    }
  }
  /** Word and browsers put a picture of the text beside its HTML; then the HTML is meant. */
  const takeImages = (data: DataTransfer | null): boolean => {
    const images = data?.types.includes('text/html') ? [] : [...(data?.files ?? [])].filter(isEditorImage)
    for (const image of images) void insertImage(image)
    return images.length > 0
  }

  useOutsideValue(editor, props.value, emitted)
  useEffect(() => editor.setEditable(!props.disabled, false), [editor, props.disabled])
  // ProseMirror asks for the attributes when its state is updated; a new error alone does not do that.
  const attributes = JSON.stringify(attributesOf(props))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read through `latest`
  useEffect(() => editor.view.updateState(editor.state), [editor, attributes])

  return { editor, imageFault, insertImage, uploading: uploads > 0 }
}
