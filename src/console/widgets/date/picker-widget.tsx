import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { lazy, Suspense } from 'react'
import { demandCalendarWords } from '../../i18n/calendar-words.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { AfterPaint } from '../../ui/lazy/after-paint.tsx'
import { preloadCode } from '../../ui/lazy/preload-code.ts'
import { isLocked } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import type { PickKind } from './unfinished-picks.ts'

/** Fetches the code of the pickers without running it, which takes much memory: the form stands before they are made. */
const preloadPicker = async (): Promise<void> => preloadCode('dates')

/** The pickers, with their words in the language shown. */
const loadPicker = async () => {
  const [{ Picker }] = await Promise.all([
    import('./picker/pickers.tsx'),
    // They speak English where there are none.
    demandCalendarWords(currentLanguage()).catch(() => undefined),
  ])
  return Picker
}

const Picker = lazy(async () => ({ default: await loadPicker() }))

interface Props extends WidgetProps {
  kind: PickKind
  defaultFormat: string
}

/** What a widget of a date or time has beside its component; `kept` says in which format it is kept. */
export const pickerWidget = (kept: string) =>
  ({
    kind: 'widget',
    types: ['string'],
    options: {
      type: 'object',
      properties: {
        valueFormat: { type: 'string', description: `How it is kept, in letters of dayjs${kept}` },
      },
      additionalProperties: false,
    },
    alike: true,
    fetchCode: preloadPicker,
  }) as const

/** A date or time as an rjsf widget: text in the option `valueFormat`. */
export const PickerWidget = ({ kind, defaultFormat, ...props }: Props) => {
  const label = useLabel()
  const { id, value } = props
  const text = typeof value === 'string' ? value : ''
  const shown = props.hideLabel ? undefined : label(props.label)
  const place = <TextField fullWidth disabled label={shown} value={text} />
  return (
    <AfterPaint fallback={place}>
      <Suspense fallback={place}>
        <Picker
          kind={kind}
          id={id}
          label={shown}
          value={value}
          format={textOption(props.options, 'valueFormat') ?? defaultFormat}
          required={props.required ?? false}
          disabled={isLocked(props)}
          invalid={Boolean(props.rawErrors?.length)}
          describedBy={ariaDescribedByIds(id)}
          onChange={props.onChange}
          onBlur={() => props.onBlur(id, value)}
        />
      </Suspense>
    </AfterPaint>
  )
}
