import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { demandCalendarWords } from '../../i18n/calendar-words.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { AfterPaint } from '../../ui/lazy/after-paint.tsx'
import { HeldField } from '../../ui/lazy/held-field.tsx'
import { preloadCode } from '../../ui/lazy/preload-code.ts'
import { isLocked } from '../shared/form-field.ts'
import { lazyField } from '../shared/lazy-field.tsx'
import { textOption } from '../shared/options.ts'
import type { PickerProps } from './picker/use-picked.ts'
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

const Placeholder = ({ label, value }: Pick<PickerProps, 'label' | 'value'>) => (
  <TextField fullWidth disabled label={label} value={typeof value === 'string' ? value : ''} />
)

const Picker = lazyField(loadPicker, Placeholder, ({ label = '', required }) => ({ label, required }))

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
  const { i18n } = useTranslation()
  const { id, value } = props
  const shown = props.hideLabel ? undefined : label(props.label)
  return (
    <AfterPaint
      fallback={
        <HeldField label={label(props.label)}>
          <Placeholder label={shown} value={value} />
        </HeldField>
      }
    >
      <Picker
        // Another language's field begins anew, with what was typed of a date.
        key={i18n.language}
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
    </AfterPaint>
  )
}
