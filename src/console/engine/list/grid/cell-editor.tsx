import InputBase from '@mui/material/InputBase'
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid'
import { type ComponentType, type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react'
import { textDirection } from '../../../ui/text-direction.ts'
import { textOption } from '../../../widgets/shared/options.ts'
import { cellText, readCell } from './cell-text.ts'
import { ChoiceEditor, ReferenceEditor } from './choice-editor.tsx'
import { getCell } from './grid-columns.ts'
import { type EditorProps, GridContext, inputStyles, useFocus } from './grid-context.ts'
import type { OpenEditor } from './grid-edits.ts'
import { MaskEditor } from './mask-editor.tsx'
import type { ShownColumn } from './use-grid.ts'

/** Edits a value as text. Alt and Enter break a line where the column has several. */
const TextEditor = ({ column, value, onRead }: EditorProps) => {
  const { grid } = use(GridContext)
  const [text, setText] = useState(() => cellText(column, value, grid.words))
  const input = useFocus()
  useLayoutEffect(() => onRead(() => readCell(column, text, grid.words)))
  const isMultiline = column.kind === 'lines' || column.kind === 'rich'
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !event.altKey || !isMultiline) return
    event.preventDefault()
    event.stopPropagation()
    const { target } = event
    if (target instanceof HTMLTextAreaElement) {
      target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end')
      setText(target.value)
    }
  }
  return (
    <InputBase
      inputRef={input}
      value={text}
      multiline={isMultiline}
      maxRows={8}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      sx={{
        ...inputStyles,
        ...(isMultiline && {
          ...{ position: 'absolute', insetInline: 0, top: 0, height: 'auto', minHeight: 1, zIndex: 1 },
          ...{ bgcolor: 'background.paper', boxShadow: 3, py: 1 },
        }),
      }}
      slotProps={{
        input: {
          'aria-label': column.heading,
          dir: textOption(column.options, 'dir') ?? (text === '' ? undefined : textDirection(text)),
          inputMode: column.kind === 'number' ? 'decimal' : column.kind === 'phone' ? 'tel' : 'text',
        },
      }}
    />
  )
}

const editorOf = ({ kind }: ShownColumn): ComponentType<EditorProps> => {
  if (kind === 'reference') return ReferenceEditor
  if (kind === 'choice' || kind === 'toggle') return ChoiceEditor
  return kind === 'date' || kind === 'time' || kind === 'date-time' || kind === 'duration'
    ? MaskEditor
    : TextEditor
}

/** The editor of a cell, by the kind of its column. */
export const CellEditor = ({ id, field }: Pick<GridRenderEditCellParams, 'id' | 'field'>) => {
  const { grid, keys } = use(GridContext)
  const api = useGridApiContext()
  const row = grid.byId.get(String(id))
  const column = grid.columns.find(({ key }) => key === field)
  const [isReplacing] = useState(keys.isReplacing)
  const [stored] = useState(() => (row && column ? getCell(row.data, column) : undefined))
  const opened = useRef<OpenEditor>(null)
  if (!row || !column) return null
  const Editor = editorOf(column)
  const hold = (read: OpenEditor['read']): void => {
    opened.current = { ...opened.current, row: row.id, column, read }
    if (!opened.current.isClosed) grid.editor.current = opened.current
  }
  return (
    <Editor
      row={row}
      column={column}
      value={isReplacing ? undefined : stored}
      onRead={hold}
      onPick={(value) => {
        hold(() => value)
        keys.leave()
        api.current.stopCellEditMode({ id, field, ignoreModifications: true, cellToFocusAfter: 'below' })
      }}
    />
  )
}
