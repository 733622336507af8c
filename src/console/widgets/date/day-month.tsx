import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useLabel } from '../../i18n/use-label.ts'
import { isLocked } from '../shared/form-field.ts'
import type { Widget } from '../widget.ts'
import { DayMonthInput } from './day-month-input.tsx'

const DayMonthWidget = (props: WidgetProps) => {
  const label = useLabel()
  const { id, value } = props
  return (
    <DayMonthInput
      id={id}
      label={props.hideLabel ? undefined : label(props.label)}
      value={typeof value === 'string' ? value : ''}
      invalid={Boolean(props.rawErrors?.length)}
      describedBy={ariaDescribedByIds(id)}
      required={props.required ?? false}
      disabled={isLocked(props)}
      onChange={(text) => props.onChange(text === '' ? undefined : text)}
      onBlur={() => props.onBlur(id, value)}
    />
  )
}

/** A day of every year, DD-MM. */
export const dayMonthWidget: Widget = {
  name: 'day-month',
  kind: 'widget',
  types: ['string'],
  alike: true,
  component: DayMonthWidget,
}
