import InputBase from '@mui/material/InputBase'
import { use, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { demandCalendarTexts } from '../../../i18n/calendar-texts.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import { pastedDay } from '../../../widgets/date/pasted-day.ts'
import type { PickKind } from '../../../widgets/date/unfinished-picks.ts'
import { useDigitMask } from '../../../widgets/date/use-digit-mask.ts'
import { cellText, formatOf, readCell } from './cell-text.ts'
import { type EditorProps, GridContext, inputStyles } from './grid-context.ts'

/** The form's calendars and clocks, which load when one opens. */
const openedPicker = lazyPart(async () => {
  const [{ OpenedPicker }] = await Promise.all([
    import('../../../widgets/date/pickers.tsx'),
    // Falls back to English.
    demandCalendarTexts(currentLanguage()).catch(() => undefined),
  ])
  return { OpenedPicker }
})

const groups = {
  date: { lengths: [2, 2, 4], sign: '-' },
  duration: { lengths: [2, 2, 2], sign: ':' },
} as const

/** Edits a date, time or duration as digits; Alt and Down open the form's calendar or clock. */
export const MaskEditor = ({ column, value, onRead, onPick }: EditorProps) => {
  const { grid, keys } = use(GridContext)
  const { t } = useTranslation('tools')
  const [text, setText] = useState(() => cellText(column, value, grid.words))
  const mask = groups[column.kind as keyof typeof groups]
  const { inputRef, onChange, onCompositionEnd } = useDigitMask(
    mask?.lengths ?? [],
    mask?.sign ?? '',
    setText,
    column.kind === 'date' ? (typed) => pastedDay(typed, grid.words.language) : undefined,
  )
  const [isOpen, setOpen] = useState(keys.isPicking)
  // An open calendar holds the focus: it returns once that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the calendar
  useLayoutEffect(() => {
    inputRef.current?.focus()
  }, [isOpen, inputRef])
  useLayoutEffect(() => onRead(() => readCell(column, text, grid.words)))
  const close = (): void => setOpen(false)
  return (
    <div style={{ position: 'relative', width: '100%', height: '100%' }}>
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
        // The DataGrid must not handle keys of the calendar.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events of its content.
        <div onKeyDown={(event) => event.stopPropagation()}>
          <OpenedPart part={openedPicker} title={column.label} onClose={close}>
            {({ OpenedPicker }) => (
              <OpenedPicker
                kind={column.kind as PickKind}
                label={column.heading}
                value={readCell(column, text, grid.words)}
                format={formatOf(column)}
                onPick={onPick}
                onClose={close}
              />
            )}
          </OpenedPart>
        </div>
      )}
    </div>
  )
}
