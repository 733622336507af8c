import Autocomplete from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { isRecordId } from '../../../contract/records/record-id.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { formContextOf, isLocked } from '../shared/form-field.ts'
import { PickerInput } from '../shared/picker/picker-input.tsx'
import { pickerItem } from '../shared/picker/picker-item.tsx'
import { usePickerProps } from '../shared/picker/use-picker-props.ts'
import type { Widget } from '../widget.ts'
import { CreateButton, GoneNote, isWithheld, OptionText, PickerFailure } from './picker-parts.tsx'
import { pickerSource } from './picker-request.ts'
import { pickerLookup, pickerOptions } from './reference-options.ts'
import { usePicker } from './use-picker.ts'

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
