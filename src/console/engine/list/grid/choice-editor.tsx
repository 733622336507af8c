import Autocomplete from '@mui/material/Autocomplete'
import InputBase from '@mui/material/InputBase'
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecordId } from '../../../../contract/records/record-id.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { usePicker } from '../../../widgets/reference/picker-parts.tsx'
import { holdingText, pickerItem, unfiltered } from '../../../widgets/shared/picker/picker-input.tsx'
import { cellText, choicesOf, readCell } from './cell-text.ts'
import { isUnread } from './grid-columns.ts'
import { type EditorProps, GridContext, inputStyles, useFocus } from './grid-context.ts'
import { sourceOf } from './record-search.ts'

interface Option {
  label: string
  value: unknown
}

interface ChoiceProps extends EditorProps {
  options: readonly Option[]
  isServerSearch?: boolean
  isLoading?: boolean
  onSearch?: (text: string) => void
}

/**
 * What a typed text selects: the only option with this name, or, as `part`, the only one that contains the text. While
 * options are being searched for, the text is kept for a later lookup. With several options, the editor stays open, also
 * while the server searches for more.
 */
const readTyped = (
  read: unknown,
  text: string,
  found: readonly Option[],
  isLoading: boolean,
): { whole: unknown; part: unknown; isOpen: boolean } => {
  if (!isUnread(read)) return { whole: read, part: read, isOpen: false }
  const named = found.filter(({ label }) => foldText(label) === foldText(text))
  if (isLoading)
    return { whole: read, part: { ...read, isPart: true }, isOpen: found.length > 1 && named.length === 0 }
  const onlyOf = ([only, ...others]: readonly Option[]): unknown =>
    only && others.length === 0 ? only.value : read
  const whole = onlyOf(named)
  const part = named.length > 0 ? whole : onlyOf(found)
  return { whole, part, isOpen: found.length > 1 && part === read }
}

/** Selects one of several options; typing narrows them. */
const Choice = ({ column, value, onRead, onPick, options, ...search }: ChoiceProps) => {
  const { t } = useTranslation('tools')
  const { grid } = use(GridContext)
  const [text, setText] = useState(() => cellText(column, value, grid.words))
  const input = useFocus()
  const current = options.find((option) => option.value === value) ?? null
  const isTouched = useRef(false)
  // The options of an earlier search must not be selected by a text that is being searched for.
  const isNarrowed = isTouched.current && (!search.isServerSearch || search.isLoading)
  const state = { inputValue: text, getOptionLabel: (option: Option) => option.label }
  const shown = isNarrowed ? holdingText([...options], state) : [...options]
  const { whole, part, isOpen } = readTyped(
    readCell(column, text, grid.words),
    text,
    shown,
    search.isLoading === true,
  )
  useLayoutEffect(() => onRead((takesPart) => (isTouched.current ? (takesPart ? part : whole) : value)))
  return (
    <Autocomplete<Option>
      fullWidth
      openOnFocus
      open
      autoHighlight
      options={shown}
      value={current}
      inputValue={text}
      loading={search.isLoading ?? false}
      loadingText={t('grid.loading')}
      noOptionsText={t('grid.noOptions')}
      filterOptions={unfiltered}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return
        isTouched.current = true
        setText(typed)
        search.onSearch?.(typed)
      }}
      onChange={(_, option) => option && onPick(option.value)}
      onKeyDown={(event) => {
        // The list of options is always open: Escape leaves the cell.
        if (event.key === 'Escape') event.defaultMuiPrevented = true
        // Selects the highlighted option, unless the text was emptied.
        const isEmptied = isTouched.current && text === ''
        if (event.key === 'Enter' && !isEmptied && shown.length > 0) event.stopPropagation()
        if (event.key !== 'Tab' || !isTouched.current || !isOpen) return
        event.preventDefault()
        event.stopPropagation()
      }}
      renderOption={(item, { label }) => pickerItem(item, label)}
      renderInput={({ slotProps, ...params }) => (
        <InputBase
          ref={slotProps.input.ref}
          {...params}
          inputRef={input}
          inputProps={{ ...slotProps.htmlInput, 'aria-label': column.heading }}
          sx={inputStyles}
        />
      )}
    />
  )
}

/** Selects a value of an enumeration or a switch. */
export const ChoiceEditor = (props: EditorProps) => {
  const { grid } = use(GridContext)
  const options = useMemo(
    () => choicesOf(props.column, grid.words).map(({ value, text }) => ({ value, label: text })),
    [props.column, grid.words],
  )
  return <Choice {...props} options={options} />
}

/** Selects a record, searched by the server in long lists. */
export const ReferenceEditor = (props: EditorProps) => {
  const { grid } = use(GridContext)
  const { column, row, value } = props
  const source = useMemo(() => sourceOf(column, grid.values, row.data), [column, grid.values, row])
  const chosen = isRecordId(value) ? [value] : []
  const picker = usePicker(source, chosen, [])
  const options = picker.options
    .filter(({ withheld }) => withheld === undefined)
    .map(({ id, label }) => ({ value: id, label }))
  return (
    <Choice
      {...props}
      options={options}
      isServerSearch={picker.isLong}
      isLoading={picker.isLoading}
      onSearch={picker.search}
    />
  )
}
