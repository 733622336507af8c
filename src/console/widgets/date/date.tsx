import type { WidgetProps } from '@rjsf/utils'
import type { Widget } from '../widget.ts'
import { shownDate } from './date-formats.ts'
import { PickerWidget, preloadPicker } from './picker-widget.tsx'

const DateWidget = (props: WidgetProps) => <PickerWidget {...props} kind='date' defaultFormat={shownDate} />

/** A date, shown and typed as DD-MM-YYYY. */
export const date: Widget = {
  name: 'date',
  kind: 'widget',
  types: ['string'],
  options: {
    type: 'object',
    properties: {
      valueFormat: {
        type: 'string',
        description: 'How it is kept, in letters of dayjs: DD/MM/YYYY, YYYY-MM-DD; DD-MM-YYYY when left out.',
      },
    },
    additionalProperties: false,
  },
  alike: true,
  component: DateWidget,
  fetchCode: preloadPicker,
}
