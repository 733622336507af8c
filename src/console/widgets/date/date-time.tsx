import type { WidgetProps } from '@rjsf/utils'
import type { SimpleWidget } from '../widget.ts'
import { shownDateTime } from './date-formats.ts'
import { PickerWidget, pickerWidget } from './picker-widget.tsx'

const DateTimeWidget = (props: WidgetProps) => (
  <PickerWidget {...props} kind='date-time' defaultFormat={shownDateTime} />
)

/** A timestamp, shown and typed as DD-MM-YYYY hh:mm A in the browser's time zone, stored as ISO 8601 in UTC. */
export const dateTimeWidget: SimpleWidget = {
  ...pickerWidget(),
  name: 'date-time',
  component: DateTimeWidget,
}
