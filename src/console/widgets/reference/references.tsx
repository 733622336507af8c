import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Stack from '@mui/material/Stack'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RecordId, recordIds } from '../../../contract/records/record-id.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { formContextOf, isLocked } from '../shared/form-field.ts'
import { flagOption } from '../shared/options.ts'
import { PickerInput, pickerItem } from '../shared/picker/picker-input.tsx'
import { useListSpace } from '../shared/picker/use-list-space.ts'
import { usePickerProps } from '../shared/picker/use-picker-options.ts'
import type { Widget } from '../widget.ts'
import {
  CreateButton,
  GoneNote,
  isWithheld,
  OptionText,
  type Picker,
  PickerFailure,
  pickerSource,
  usePicker,
} from './picker-parts.tsx'
import { pickerLookup, pickerOptions } from './reference.tsx'

/** Adds all available records to the selection; `isFailed` after the last try failed. */
const useSelectAll = (
  picker: Picker,
  chosen: readonly RecordId[],
  onChange: (ids: readonly RecordId[]) => void,
) => {
  const [isFailed, setFailed] = useState(false)
  const selectAll = async (): Promise<void> => {
    setFailed(false)
    try {
      const all = (await picker.loadAll()).flatMap((option) => (isWithheld(option) ? [] : [option.id]))
      onChange([...chosen, ...all.filter((each) => !chosen.includes(each))])
    } catch {
      setFailed(true)
    }
  }
  return { selectAll, isFailed }
}

/** Selects several records of another resource, shown as chips. */
const ReferencesWidget = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const { options, onChange } = props
  const context = formContextOf(props.registry)
  const chosen = recordIds(props.value)
  const picker = usePicker(pickerSource(options), chosen, context.languages)
  const { selectAll, isFailed } = useSelectAll(picker, chosen, onChange)
  const value = useStableValue(chosen.map(picker.optionOf))
  const locked = isLocked(props)
  const space = useListSpace()
  return (
    <div>
      <Autocomplete
        {...usePickerProps(props, picker)}
        multiple
        disableCloseOnSelect
        fullWidth
        limitTags={12}
        value={value}
        onChange={(_, picked) => onChange(picked.map((option) => option.id))}
        getOptionDisabled={isWithheld}
        onOpen={space.onOpen}
        slotProps={{ ...space.slotProps, chip: { size: 'small' } }}
        renderOption={(item, option, { selected }) =>
          pickerItem(
            item,
            <OptionText option={option} />,
            <Checkbox checked={selected} tabIndex={-1} size='small' sx={{ p: 1 }} aria-hidden />,
          )
        }
        renderInput={(params) => (
          <PickerInput
            params={params}
            widget={props}
            placeholder={picker.isLong ? t('reference.more') : props.placeholder}
            required={(props.required ?? false) && chosen.length === 0}
          />
        )}
      />
      <Stack direction='row' spacing={2}>
        {flagOption(options, 'selectAll') && (
          <>
            <Button size='small' disabled={locked} onClick={() => void selectAll()}>
              {t('reference.selectAll')}
            </Button>
            <Button size='small' disabled={locked || chosen.length === 0} onClick={() => onChange([])}>
              {t('reference.clearAll')}
            </Button>
          </>
        )}
        <CreateButton
          options={options}
          context={context}
          disabled={locked}
          onCreated={(created) => onChange([...chosen, created])}
        />
      </Stack>
      {picker.isGone && !props.rawErrors?.length && <GoneNote />}
      {(picker.isFailed || isFailed) && (
        <PickerFailure retry={() => (picker.isFailed ? picker.retry() : void selectAll())} />
      )}
    </div>
  )
}

/** Several records of another resource, by their ids. An emptied list is sent as an empty list. */
export const referencesWidget: Widget = {
  name: 'references',
  kind: 'widget',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      ...pickerOptions,
      names: {
        const: 'privileges',
        description:
          'The records are privileges, shown in words; all are loaded, and the picker searches the words.',
      },
      selectAll: { type: 'boolean', description: 'Offers to choose every record there is.' },
    },
    required: ['operation'],
    additionalProperties: false,
  },
  lookup: pickerLookup,
  component: ReferencesWidget,
}
