import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Envelope, operationQuery } from '../../../client/call.ts'
import { useLabel } from '../../i18n/labels.ts'
import { formContextOf, isLocked } from '../shared/form-field.ts'
import { numberOption, recordOption, textOption } from '../shared/options.ts'
import { toOptions } from '../shared/picker-option.ts'
import { useStable } from '../shared/use-stable.ts'
import { mergeTags, toTags } from './tag-list.ts'

/** Words as chips: typed freely, or chosen among the names of another resource's records. */
export const TagsWidget = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const [text, setText] = useState('')
  const { id, options, onChange, onBlur } = props
  const operation = textOption(options, 'operation')
  const { languages } = formContextOf(props.registry)
  const suggestions = useQuery<Envelope, Error, Envelope, QueryKey>(
    operation
      ? operationQuery(operation, { query: { ...recordOption(options, 'params') } })
      : { queryKey: ['no suggestions'], queryFn: skipToken },
  )
  const names = toOptions(suggestions.data?.payload, languages, () => '', {
    labelField: textOption(options, 'labelField'),
  })
  const tags = useStable([...toTags(props.value)])
  const set = (next: readonly string[]) => onChange(mergeTags([], next))
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      filterSelectedOptions
      options={mergeTags(
        [],
        names.map((option) => option.label),
      )}
      value={tags}
      onChange={(_, next) => set(next)}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      onBlur={() => {
        // A word that was typed and not confirmed is meant all the same.
        if (text.trim() !== '') onChange(mergeTags(tags, [text]))
        onBlur(id, tags)
      }}
      clearOnBlur
      disabled={isLocked(props)}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.hideLabel ? undefined : label(props.label)}
          placeholder={props.placeholder || t('tags.hint')}
          required={(props.required ?? false) && tags.length === 0}
          error={Boolean(props.rawErrors?.length)}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              maxLength: numberOption(options, 'maxLength') ?? 255,
              'aria-describedby': ariaDescribedByIds(id),
              ...(props.hideLabel && { 'aria-label': label(props.label) }),
            },
          }}
        />
      )}
    />
  )
}
