import MuiCheckboxes from '@rjsf/mui/lib/CheckboxesWidget/CheckboxesWidget.js'
import MuiCheckbox from '@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js'
import type { WidgetProps } from '@rjsf/utils'
import { lazyField, skeleton, useWidgetName } from '../shared/lazy-field.tsx'
import type { SimpleWidget } from '../widget.ts'

const rareWidgets = () => import('./rare-widgets.tsx')

/** A checkbox for a boolean. */
export const checkboxWidget: SimpleWidget = {
  kind: 'widget',
  name: 'checkbox',
  types: ['boolean', 'null'],
  component: MuiCheckbox,
}

/** Checkboxes for an enumeration, with multiple selection. */
export const checkboxesWidget: SimpleWidget = {
  kind: 'widget',
  name: 'checkboxes',
  types: ['array'],
  component: MuiCheckboxes,
}

/** A slider between the schema's `minimum` and `maximum`. Few forms have one, so its code loads on demand. */
export const rangeWidget: SimpleWidget = {
  kind: 'widget',
  name: 'range',
  types: ['number', 'integer'],
  component: lazyField<WidgetProps>(
    async () => (await rareWidgets()).RangeWidget,
    skeleton(56),
    useWidgetName,
  ),
}

/** Files as data URLs, which only forms of other APIs have. */
export const DataUrlFiles = lazyField<WidgetProps>(
  async () => (await rareWidgets()).DataUrlFiles,
  skeleton(56),
  useWidgetName,
)
