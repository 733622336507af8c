import type { WidgetProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { shownTime } from './date-formats.ts'
import { PickerWidget, preloadPicker } from './picker-widget.tsx'

const TimeWidget = (props: WidgetProps) => <PickerWidget {...props} kind='time' defaultFormat={shownTime} />

/** A time of day on the 12-hour clock, `hh:mm A`. */
export const time: Widget = {
  name: 'time',
  kind: 'widget',
  types: ['string'],
  options: {
    type: 'object',
    properties: {
      valueFormat: {
        type: 'string',
        description: 'How it is kept, in letters of dayjs; hh:mm A when left out.',
      },
    },
    additionalProperties: false,
  },
  alike: true,
  component: TimeWidget,
  fetchCode: preloadPicker,
}
