import type { WidgetProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { shownDate } from './date-formats.ts'
import { PickerWidget, pickerWidget } from './picker-widget.tsx'

const DateWidget = (props: WidgetProps) => <PickerWidget {...props} kind='date' defaultFormat={shownDate} />

/** A date, shown and typed as DD-MM-YYYY. */
export const dateWidget: Widget = {
  ...pickerWidget(': DD/MM/YYYY, YYYY-MM-DD; DD-MM-YYYY when left out.'),
  name: 'date',
  component: DateWidget,
}
