import Autocomplete from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import type { Lookup } from '../../../client/lookup-query.ts'
import { isRecordId } from '../../../contract/records/record-id.ts'
import { recordLabel } from '../../../contract/records/record-names.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { formContextOf, isLocked } from '../shared/form-field.ts'
import { textOption, withheldOption } from '../shared/options.ts'
import { PickerInput, pickerItem } from '../shared/picker/picker-input.tsx'
import { usePickerProps } from '../shared/picker/use-picker-options.ts'
import type { Widget } from '../widget.ts'
import {
  CreateButton,
  GoneNote,
  isWithheld,
  OptionText,
  PickerFailure,
  pickerSource,
  requestForChosen,
  requestForPage,
  usePicker,
} from './picker-parts.tsx'

/** JSON Schema of the options that the pickers share. */
export const pickerOptions = {
  operation: {
    type: 'string',
    description: 'A total… operation; its search, limit and ids parameters are used.',
  },
  params: { type: 'object', description: 'Query parameters, e.g. active.' },
  labelField: {
    type: 'string',
    description: 'Property that names a record, dotted; a title or name when left out.',
  },
  withheld: withheldOption,
  create: {
    description:
      'Which module adds a record in a dialog, where several share the operation; false: none does. The one behind the operation when left out.',
    oneOf: [
      {
        type: 'object',
        properties: {
          module: { type: 'string' },
          label: { type: 'string' },
          route: { type: 'object', description: 'Parameters of its add route, e.g. its parent.' },
        },
        required: ['module'],
        additionalProperties: false,
      },
      { const: false },
    ],
  },
} as const

/** The requests of the pickers, and the names of their records. */
export const pickerLookup: Lookup = {
  queryFor: () => ({
    ...requestForPage({ operation: '', params: {} }, 'a').query,
    ...requestForChosen([1]).query,
  }),
  first: (options) => requestForPage(pickerSource(options)).query,
  name: (record, options) => recordLabel(record, { field: textOption(options, 'labelField') }),
}

/** Selects one record of another resource. */
const ReferenceWidget = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const { options, onChange } = props
  const context = formContextOf(props.registry)
  const chosen = isRecordId(props.value) ? props.value : undefined
  const picker = usePicker(pickerSource(options), chosen === undefined ? [] : [chosen], context.languages)
  const value = useStableValue(chosen === undefined ? null : picker.optionOf(chosen))
  const locked = isLocked(props)
  return (
    <div>
      <Stack direction='row' useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Autocomplete
          {...usePickerProps(props, picker)}
          fullWidth
          sx={{ flex: '1 1 320px' }}
          value={value}
          onChange={(_, option) => onChange(option?.id)}
          getOptionDisabled={isWithheld}
          renderOption={(item, option) => pickerItem(item, <OptionText option={option} />)}
          renderInput={(params) => (
            <PickerInput
              params={params}
              widget={props}
              placeholder={picker.isLong ? t('reference.more') : props.placeholder}
              required={props.required ?? false}
            />
          )}
        />
        <CreateButton options={options} context={context} disabled={locked} onCreated={onChange} />
      </Stack>
      {picker.isGone && !props.rawErrors?.length && <GoneNote />}
      {picker.isFailed && <PickerFailure retry={picker.retry} />}
    </div>
  )
}

/** One record of another resource, by its id. */
export const referenceWidget: Widget = {
  name: 'reference',
  kind: 'widget',
  types: ['integer', 'string', 'null'],
  options: {
    type: 'object',
    properties: pickerOptions,
    required: ['operation'],
    additionalProperties: false,
  },
  lookup: pickerLookup,
  component: ReferenceWidget,
}
