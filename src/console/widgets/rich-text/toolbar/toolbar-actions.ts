import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatTextdirectionLToR from '@mui/icons-material/FormatTextdirectionLToR'
import FormatTextdirectionRToL from '@mui/icons-material/FormatTextdirectionRToL'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import Redo from '@mui/icons-material/Redo'
import StrikethroughS from '@mui/icons-material/StrikethroughS'
import Undo from '@mui/icons-material/Undo'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Editor } from '@tiptap/react'
import { clearAlignment } from '../editor/block-alignment.ts'

export interface ToolbarAction {
  /** Translation key of the name. */
  id: string
  icon: typeof SvgIcon
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean
  run: (editor: Editor) => unknown
  isActive?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

const setDirection = (dir: 'ltr' | 'rtl') => (editor: Editor) =>
  editor.isActive({ dir })
    ? editor.chain().focus().unsetTextDirection().run()
    : editor.chain().focus().setTextDirection(dir).run()

/** The buttons in groups. */
export const toolbarActions: readonly (readonly ToolbarAction[])[] = [
  [
    {
      id: 'undo',
      icon: Undo,
      turns: true,
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      id: 'redo',
      icon: Redo,
      turns: true,
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      id: 'bold',
      icon: FormatBold,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      id: 'italic',
      icon: FormatItalic,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      id: 'underline',
      icon: FormatUnderlined,
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isActive: (editor) => editor.isActive('underline'),
    },
    {
      id: 'strike',
      icon: StrikethroughS,
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      id: 'bulletList',
      icon: FormatListBulleted,
      turns: true,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      id: 'orderedList',
      icon: FormatListNumbered,
      turns: true,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      id: 'quote',
      icon: FormatQuote,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    {
      id: 'ltr',
      icon: FormatTextdirectionLToR,
      run: setDirection('ltr'),
      isActive: (editor) => editor.isActive({ dir: 'ltr' }),
    },
    {
      id: 'rtl',
      icon: FormatTextdirectionRToL,
      run: setDirection('rtl'),
      isActive: (editor) => editor.isActive({ dir: 'rtl' }),
    },
    {
      id: 'clear',
      icon: FormatClear,
      run: (editor) => {
        editor.chain().focus().unsetAllMarks().clearNodes().unsetTextDirection().run()
        clearAlignment(editor)
      },
    },
  ],
]
