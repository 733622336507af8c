import FormatBoldIcon from '@mui/icons-material/FormatBold'
import FormatItalicIcon from '@mui/icons-material/FormatItalic'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import FormatQuoteIcon from '@mui/icons-material/FormatQuote'
import FormatStrikethroughIcon from '@mui/icons-material/FormatStrikethrough'
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined'
import ImageIcon from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/Link'
import RedoIcon from '@mui/icons-material/Redo'
import TitleIcon from '@mui/icons-material/Title'
import UndoIcon from '@mui/icons-material/Undo'
import IconButton from '@mui/material/IconButton'
import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ComponentType, useRef } from 'react'

interface Tool {
  label: string
  Icon: ComponentType<{ fontSize: 'small' }>
  run: (editor: Editor) => void
}

const link = (editor: Editor): void => {
  const href = prompt('Address of the link')
  if (href) editor.chain().focus().setLink({ href }).run()
}

const image = (editor: Editor): void => {
  const src = prompt('Address of the picture')
  if (src) editor.chain().focus().setImage({ src }).run()
}

const tools: readonly Tool[] = [
  {
    label: 'Heading',
    Icon: TitleIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  { label: 'Bold', Icon: FormatBoldIcon, run: (editor) => editor.chain().focus().toggleBold().run() },
  { label: 'Italic', Icon: FormatItalicIcon, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    label: 'Underline',
    Icon: FormatUnderlinedIcon,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Strike',
    Icon: FormatStrikethroughIcon,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'List',
    Icon: FormatListBulletedIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    Icon: FormatListNumberedIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: 'Quote', Icon: FormatQuoteIcon, run: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { label: 'Link', Icon: LinkIcon, run: link },
  { label: 'Picture', Icon: ImageIcon, run: image },
  { label: 'Undo', Icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', Icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
]

interface Props {
  name: string
  label: string
  start: string
  height: number
}

/** The editor; what is written stands in a hidden input for the form to read. */
export const RichTextEditor = ({ name, label, start, height }: Props) => {
  const kept = useRef<HTMLInputElement>(null)
  const editor = useEditor({
    immediatelyRender: false,
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }),
      Image,
    ],
    content: start,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-label': label,
        style: `min-height: ${height}px; outline: none; padding: 8px`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      if (kept.current) kept.current.value = changed.isEmpty ? '' : changed.getHTML()
    },
  })
  return (
    <>
      <input ref={kept} type='hidden' name={name} defaultValue={start} />
      <div role='toolbar' style={{ padding: 6, borderBottom: '1px solid #ddd' }}>
        {tools.map(({ label: text, Icon, run }) => (
          <IconButton
            key={text}
            size='small'
            title={text}
            aria-label={text}
            onClick={() => editor && run(editor)}
          >
            <Icon fontSize='small' />
          </IconButton>
        ))}
      </div>
      <EditorContent editor={editor} style={{ minHeight: height }} />
    </>
  )
}
