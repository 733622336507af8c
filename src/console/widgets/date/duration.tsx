import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useLabel } from '../../i18n/use-label.ts'
import { isLocked } from '../shared/form-field.ts'
import { useUnconfirmed } from '../shared/typing/use-deferred.ts'
import type { Widget } from '../widget.ts'
import { normaliseDuration } from './date-text.ts'
import { useDigitMask } from './use-digit-mask.ts'

const DurationWidget = (props: WidgetProps) => {
  const label = useLabel()
  const { id, value, onChange, onBlur } = props
  const text = typeof value === 'string' ? value : ''
  const set = (next: string) => onChange(next === '' ? undefined : next)
  const mask = useDigitMask([2, 2, 2], ':', set)
  const whole = normaliseDuration(text)
  const complete = (): void => {
    if (whole !== text) set(whole)
  }
  // A save without leaving the input has the same effect.
  useUnconfirmed(id, () => (whole === text ? undefined : { value: whole }), complete)
  return (
    <TextField
      id={id}
      label={props.hideLabel ? undefined : label(props.label)}
      value={text}
      onChange={mask.onChange}
      onBlur={() => {
        complete()
        onBlur(id, whole)
      }}
      placeholder='hh:mm:ss'
      required={props.required ?? false}
      disabled={isLocked(props)}
      error={Boolean(props.rawErrors?.length)}
      fullWidth
      inputRef={mask.inputRef}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          dir: 'ltr',
          'aria-describedby': ariaDescribedByIds(id),
          onCompositionEnd: mask.onCompositionEnd,
        },
      }}
    />
  )
}

/** A duration, `hh:mm:ss`. The form's schema limits minutes and seconds to 59: `^\d{2}:[0-5]\d:[0-5]\d$`. */
export const durationWidget: Widget = {
  name: 'duration',
  kind: 'widget',
  types: ['string'],
  component: DurationWidget,
}
