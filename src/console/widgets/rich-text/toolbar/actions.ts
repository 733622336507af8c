import Highlight from '@mui/icons-material/BorderColor'
import Code from '@mui/icons-material/Code'
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter'
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import FormatAlignRight from '@mui/icons-material/FormatAlignRight'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease'
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatTextdirectionLToR from '@mui/icons-material/FormatTextdirectionLToR'
import FormatTextdirectionRToL from '@mui/icons-material/FormatTextdirectionRToL'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import Notes from '@mui/icons-material/Notes'
import Redo from '@mui/icons-material/Redo'
import StrikethroughS from '@mui/icons-material/StrikethroughS'
import Subscript from '@mui/icons-material/Subscript'
import Superscript from '@mui/icons-material/Superscript'
import TextDecrease from '@mui/icons-material/TextDecrease'
import Undo from '@mui/icons-material/Undo'
import type SvgIcon from '@mui/material/SvgIcon'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { clearAlignment, isAligned, moveIn, toggleAlignment } from '../editor/block-alignment.ts'

type Icon = typeof SvgIcon

/** A change of the text: a button of the toolbar, or an item of its menus. */
export interface EditorAction {
  /** Translation key of the name. */
  id: string
  icon?: Icon
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean
  run: (editor: Editor) => unknown
  /** Whether the format is active at the caret; omitted for actions that are no format. */
  isActive?: (editor: Editor) => boolean
  /** Always possible when omitted. */
  isPossible?: (editor: Editor) => boolean
}

/** An action with an icon. */
interface IconAction extends EditorAction {
  icon: Icon
}

const begin = (editor: Editor): ChainedCommands => editor.chain().focus()

const history = (id: 'undo' | 'redo', icon: Icon): IconAction => ({
  id,
  icon,
  turns: true,
  run: (editor) => begin(editor)[id]().run(),
  isPossible: (editor) => editor.can()[id](),
})

const mark = (id: string, icon: Icon): IconAction => ({
  id,
  icon,
  run: (editor) => begin(editor).toggleMark(id).run(),
  isActive: (editor) => editor.isActive(id),
})

/** The format of a block; `node` is its name in the editor. */
const block = (
  id: string,
  icon: Icon,
  toggle: (chain: ChainedCommands) => ChainedCommands,
  node = id,
): IconAction => ({
  id,
  icon,
  turns: true,
  run: (editor) => toggle(begin(editor)).run(),
  isActive: (editor) => editor.isActive(node),
})

const direction = (dir: 'ltr' | 'rtl', icon: Icon): IconAction => ({
  id: dir,
  icon,
  run: (editor) => {
    const chain = begin(editor)
    return (editor.isActive({ dir }) ? chain.unsetTextDirection() : chain.setTextDirection(dir)).run()
  },
  isActive: (editor) => editor.isActive({ dir }),
})

const alignment = (id: string, icon: Icon): IconAction => ({
  id,
  icon,
  run: (editor) => toggleAlignment(editor, id),
  isActive: (editor) => isAligned(editor, id),
})

/** The buttons in groups. */
export const toolbarActions: readonly (readonly IconAction[])[] = [
  [history('undo', Undo), history('redo', Redo)],
  [
    mark('bold', FormatBold),
    mark('italic', FormatItalic),
    mark('underline', FormatUnderlined),
    mark('strike', StrikethroughS),
  ],
  [
    block('bulletList', FormatListBulleted, (chain) => chain.toggleBulletList()),
    block('orderedList', FormatListNumbered, (chain) => chain.toggleOrderedList()),
    { ...block('quote', FormatQuote, (chain) => chain.toggleBlockquote(), 'blockquote'), turns: false },
  ],
  [
    direction('ltr', FormatTextdirectionLToR),
    direction('rtl', FormatTextdirectionRToL),
    {
      id: 'clear',
      icon: FormatClear,
      run: (editor) => {
        begin(editor).unsetAllMarks().clearNodes().unsetTextDirection().run()
        clearAlignment(editor)
      },
    },
  ],
]

/** Text formats without their own button. */
export const wordFormats: readonly EditorAction[] = [
  mark('sup', Superscript),
  mark('sub', Subscript),
  mark('mark', Highlight),
  mark('small', TextDecrease),
  mark('code', Code),
  block('preformatted', Notes, (chain) => chain.toggleNode('preformatted', 'paragraph')),
]

/** Formats of paragraphs and headings. */
export const placeFormats: readonly EditorAction[] = [
  alignment('left', FormatAlignLeft),
  alignment('center', FormatAlignCenter),
  alignment('right', FormatAlignRight),
  alignment('justify', FormatAlignJustify),
  { id: 'moveIn', icon: FormatIndentIncrease, turns: true, run: (editor) => moveIn(editor, 1) },
  { id: 'moveOut', icon: FormatIndentDecrease, turns: true, run: (editor) => moveIn(editor, -1) },
]

const insertTable: EditorAction = {
  id: 'insert',
  run: (editor) => begin(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
}

/** Commands for the cell at the caret, or for the selected cells, by the id of their action. */
const tableCommands = {
  addRowBefore: 'addRowBefore',
  addRow: 'addRowAfter',
  addColumnBefore: 'addColumnBefore',
  addColumn: 'addColumnAfter',
  headerRow: 'toggleHeaderRow',
  mergeCells: 'mergeCells',
  splitCell: 'splitCell',
  deleteRow: 'deleteRow',
  deleteColumn: 'deleteColumn',
  deleteTable: 'deleteTable',
} as const

const insideTable = Object.entries(tableCommands).map(
  ([id, command]): EditorAction => ({
    id,
    run: (editor) => begin(editor)[command]().run(),
    isPossible: (editor) => editor.can()[command](),
  }),
)

/** The table actions at the caret. */
export const tableActions = (editor: Editor): readonly EditorAction[] =>
  editor.isActive('table') ? insideTable : [insertTable]
