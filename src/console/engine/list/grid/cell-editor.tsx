import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import Popover from '@mui/material/Popover'
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid'
import type { WidgetProps } from '@rjsf/utils'
import { type ComponentType, type KeyboardEvent, use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { PlacedPart } from '../../../ui/lazy/opened-part.tsx'
import { textDirection } from '../../../ui/text-direction.ts'
import { pastedDay } from '../../../widgets/date/pasted-day.ts'
import { useDigitMask } from '../../../widgets/date/use-digit-mask.ts'
import { textOption } from '../../../widgets/shared/options.ts'
import { cellText, readCell } from './cell-text.ts'
import { ChoiceEditor, ReferenceEditor } from './choice-editor.tsx'
import { getCell } from './grid-columns.ts'
import { type EditorProps, GridContext, inputStyles, useFocus } from './grid-context.ts'
import type { ShownColumn } from './use-grid.ts'

/** Edits a value as text. Alt and Enter break a line where the column has several. */
const TextEditor = ({ column, value, onRead }: EditorProps) => {
  const { grid } = use(GridContext)
  const [text, setText] = useState(() => cellText(column, value, grid.words))
  const input = useFocus()
  useLayoutEffect(() => onRead(() => readCell(column, text, grid.words)))
  const isMultiline = column.kind === 'lines'
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

/** The widgets of the form, which load when a picker opens. */
const widgetRegistry = lazyPart(() => import('../../../widgets/registry.ts'))

const groups = {
  date: { lengths: [2, 2, 4], sign: '-' },
  duration: { lengths: [2, 2, 2], sign: ':' },
} as const

/** Edits a date or duration as digits; Alt and Down open the form's picker of dates and times. */
const MaskEditor = ({ column, value, onRead, onPick }: EditorProps) => {
  const { grid } = use(GridContext)
  const { t } = useTranslation('tools')
  const [text, setText] = useState(() => cellText(column, value, grid.words))
  const mask = groups[column.kind as keyof typeof groups]
  const { inputRef, onChange, onCompositionEnd } = useDigitMask(
    mask?.lengths ?? [],
    mask?.sign ?? '',
    setText,
    column.kind === 'date' ? (pasted) => pastedDay(pasted, grid.words.language) : undefined,
  )
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const picked = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    inputRef.current?.focus()
  }, [inputRef])
  useLayoutEffect(() => onRead(() => readCell(column, text, grid.words)))
  const close = (): void => {
    setOpen(false)
    if (picked.current !== undefined) onPick(picked.current)
  }
  return (
    <div ref={place} style={{ width: '100%' }}>
      <InputBase
        inputRef={inputRef}
        value={text}
        onChange={mask ? onChange : ({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey || column.kind === 'duration') return
          event.preventDefault()
          setOpen(true)
        }}
        sx={inputStyles}
        slotProps={{
          input: {
            'aria-label': column.heading,
            dir: 'ltr',
            ...(mask && { onCompositionEnd }),
            title: column.kind === 'duration' ? undefined : t('grid.pick'),
          },
        }}
      />
      {isOpen && (
        <Popover
          open
          anchorEl={place.current}
          onClose={close}
          slotProps={{ paper: { sx: { p: 4, width: 320 } } }}
        >
          <Box onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
            <PlacedPart part={widgetRegistry}>
              {({ findWidget }) => {
                const Picker = findWidget(column.kind)?.component as ComponentType<WidgetProps>
                return (
                  <Picker
                    {...({
                      options: column.options,
                      schema: column.schema,
                      required: false,
                    } as unknown as WidgetProps)}
                    id={`grid-${column.key}`}
                    label={column.label}
                    value={readCell(column, text, grid.words)}
                    onChange={(next: unknown) => {
                      picked.current = next
                    }}
                    onBlur={() => undefined}
                  />
                )
              }}
            </PlacedPart>
          </Box>
        </Popover>
      )}
    </div>
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
  if (!row || !column) return null
  const Editor = editorOf(column)
  return (
    <Editor
      row={row}
      column={column}
      value={isReplacing ? undefined : stored}
      onRead={(read) => {
        grid.editor.current = { row: row.id, column, read }
      }}
      onPick={(value) => {
        grid.editor.current = { row: row.id, column, read: () => value }
        grid.commit()
        api.current.stopCellEditMode({ id, field, ignoreModifications: true, cellToFocusAfter: 'below' })
      }}
    />
  )
}
