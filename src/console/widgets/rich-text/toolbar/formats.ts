import Highlight from '@mui/icons-material/BorderColor'
import Code from '@mui/icons-material/Code'
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter'
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import FormatAlignRight from '@mui/icons-material/FormatAlignRight'
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease'
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease'
import Notes from '@mui/icons-material/Notes'
import Subscript from '@mui/icons-material/Subscript'
import Superscript from '@mui/icons-material/Superscript'
import TextDecrease from '@mui/icons-material/TextDecrease'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Editor } from '@tiptap/react'
import { isAligned, moveIn, toggleAlignment } from '../editor/block-alignment.ts'
import type { TagMark } from '../editor/schema/marks.ts'

/** An entry of a toolbar menu. */
export interface Format {
  /** Translation key of the name. */
  id: string
  icon: typeof SvgIcon
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean
  run: (editor: Editor) => unknown
  isActive?: (editor: Editor) => boolean
}

const mark = (id: TagMark, icon: typeof SvgIcon): Format => ({
  id,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(id).run(),
  isActive: (editor) => editor.isActive(id),
})

const alignment = (id: string, icon: typeof SvgIcon): Format => ({
  id,
  icon,
  run: (editor) => toggleAlignment(editor, id),
  isActive: (editor) => isAligned(editor, id),
})

/** Text formats without their own toolbar button. */
export const wordFormats: readonly Format[] = [
  mark('sup', Superscript),
  mark('sub', Subscript),
  mark('mark', Highlight),
  mark('small', TextDecrease),
  mark('code', Code),
  {
    id: 'preformatted',
    icon: Notes,
    turns: true,
    run: (editor) => editor.chain().focus().toggleNode('preformatted', 'paragraph').run(),
    isActive: (editor) => editor.isActive('preformatted'),
  },
]

/** Formats of paragraphs and headings. */
export const placeFormats: readonly Format[] = [
  alignment('left', FormatAlignLeft),
  alignment('center', FormatAlignCenter),
  alignment('right', FormatAlignRight),
  alignment('justify', FormatAlignJustify),
  { id: 'moveIn', icon: FormatIndentIncrease, turns: true, run: (editor) => moveIn(editor, 1) },
  { id: 'moveOut', icon: FormatIndentDecrease, turns: true, run: (editor) => moveIn(editor, -1) },
]
