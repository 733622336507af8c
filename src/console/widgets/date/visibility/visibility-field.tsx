import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import type { FieldProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../../contract/json-pointer.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { errorsAt } from '../../shared/errors.ts'
import { fieldLabel, formContextOf, innerId, isLocked } from '../../shared/form-field.ts'
import { DayMonthInput } from './day-month-input.tsx'
import { useVisibility } from './use-visibility.ts'
import { VisibilityDates } from './visibility-dates.tsx'
import { visibilityModes } from './visibility-value.ts'

/** Whether content is shown on one day of the year, on several or in a range, and the days. */
export const VisibilityField = (props: FieldProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const { errors, touch } = formContextOf(props.registry)
  const { path, $id: id } = props.fieldPathId
  const pointer = toPointer(path)
  const { value, setMode, setDay, setDates } = useVisibility(props)
  const locked = isLocked(props)
  const input = (part: 'start' | 'end', text: string) => (
    <DayMonthInput
      id={innerId(props, part)}
      label={text}
      value={value[part] ?? ''}
      error={errorsAt(errors, `${pointer}/${part}`).join('\n')}
      disabled={locked}
      onChange={(day) => setDay(part, day)}
      onBlur={() => touch(`${pointer}/${part}`)}
    />
  )
  return (
    <FormControl component='fieldset' disabled={locked} error={Boolean(props.rawErrors?.length)}>
      <FormLabel component='legend' id={`${id}-label`} required={props.required ?? false}>
        {label(fieldLabel(props))}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        name={id}
        value={value.mode}
        onChange={(_, mode) => setMode(mode)}
        sx={{ mb: 2 }}
      >
        {visibilityModes.map((mode) => (
          <FormControlLabel key={mode} value={mode} control={<Radio />} label={t(`date.mode.${mode}`)} />
        ))}
      </RadioGroup>
      {value.mode === 'multiple' ? (
        <VisibilityDates
          idOf={(index) => innerId(props, 'dates', index)}
          pointer={pointer}
          dates={value.dates ?? []}
          errors={errors}
          touch={touch}
          locked={locked}
          onChange={setDates}
        />
      ) : (
        <Stack
          direction='row'
          spacing={4}
          useFlexGap
          sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 200px' } }}
        >
          {input('start', t(value.mode === 'single' ? 'date.day' : 'date.start'))}
          {value.mode === 'range' && input('end', t('date.end'))}
        </Stack>
      )}
    </FormControl>
  )
}
