import type { WidgetProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { shownTime } from './date-formats.ts'
import { PickerWidget, pickerWidget } from './picker-widget.tsx'

const TimeWidget = (props: WidgetProps) => <PickerWidget {...props} kind='time' defaultFormat={shownTime} />

/** A time of day on the 12-hour clock, `hh:mm A`. */
export const timeWidget: Widget = {
  ...pickerWidget('; hh:mm A when left out.'),
  name: 'time',
  component: TimeWidget,
}
