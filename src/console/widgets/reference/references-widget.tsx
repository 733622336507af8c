import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Stack from '@mui/material/Stack'
import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { recordIds } from '../../../contract/records/record-ids.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { formContextOf, isLocked } from '../shared/form-field.ts'
import { flagOption } from '../shared/options.ts'
import { PickerInput } from '../shared/picker/picker-input.tsx'
import { pickerItem } from '../shared/picker/picker-item.tsx'
import { useListSpace } from '../shared/picker/use-list-space.ts'
import { usePickerProps } from '../shared/picker/use-picker-props.ts'
import { CreateButton, GoneNote, isWithheld, OptionText, PickerFailure } from './picker-parts.tsx'
import { pickerSource } from './picker-request.ts'
import { usePicker } from './use-picker.ts'
import { useSelectAll } from './use-select-all.ts'

/** Selects several records of another resource, shown as chips. */
export const ReferencesWidget = (props: WidgetProps) => {
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
