import MuiCheckboxes from '@rjsf/mui/lib/CheckboxesWidget/CheckboxesWidget.js'
import MuiCheckbox from '@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js'
import type { WidgetProps } from '@rjsf/utils'
import { lazyField, skeleton, useWidgetName } from '../shared/lazy-field.tsx'
import type { SimpleWidget } from '../widget.ts'

/** A box that is ticked for yes. */
export const checkboxWidget: SimpleWidget = {
  kind: 'widget',
  name: 'checkbox',
  types: ['boolean', 'null'],
  alike: true,
  component: MuiCheckbox,
}

/** A box for each value of an enumeration, any number of which are ticked. */
export const checkboxesWidget: SimpleWidget = {
  kind: 'widget',
  name: 'checkboxes',
  types: ['array'],
  component: MuiCheckboxes,
}

/** A slider between the schema's `minimum` and `maximum`; few forms have one, so its code is loaded with it. */
export const rangeWidget: SimpleWidget = {
  kind: 'widget',
  name: 'range',
  types: ['number', 'integer'],
  component: lazyField<WidgetProps>(
    async () => (await import('@rjsf/mui/lib/RangeWidget/RangeWidget.js')).default,
    skeleton(56),
    useWidgetName,
  ),
}
