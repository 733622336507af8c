import Autocomplete from '@mui/material/Autocomplete'
import type { WidgetProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optionalQuery } from '../../../client/call.ts'
import { valueAt } from '../../../contract/json.ts'
import { recordLabel } from '../../../contract/records/record-names.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { formContextOf, isLocked } from '../shared/form-field.ts'
import { recordOption, textOption } from '../shared/options.ts'
import { holdingText, PickerInput, pickerItem, toOptions } from '../shared/picker/picker-input.tsx'
import { afterClick, useUnconfirmed } from '../shared/typing/use-deferred.ts'
import type { Widget } from '../widget.ts'
import { mergeTags, toTags } from './tag-list.ts'

/** Words as chips: typed freely, or selected from the names of another resource's records. */
const TagsWidget = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const [text, setText] = useState('')
  const { id, options, onChange, onBlur } = props
  const operation = textOption(options, 'operation')
  const { languages } = formContextOf(props.registry)
  const suggestions = useQuery(optionalQuery(operation, { query: { ...recordOption(options, 'params') } }))
  const names = toOptions(suggestions.data?.payload, languages, () => '', {
    labelField: textOption(options, 'labelField'),
  })
  const tags = useStableValue([...toTags(props.value)])
  const limit = valueAt(props.schema, ['items', 'maxLength'])
  const tooLong = typeof limit === 'number' && [...tags, text].some((tag) => [...tag.trim()].length > limit)
  const set = (next: readonly string[]) => onChange(mergeTags([], next))
  // A typed but unconfirmed word counts too.
  const unconfirmed = text.trim() === '' ? undefined : { value: mergeTags(tags, [text]) }
  const confirm = (): void => {
    if (unconfirmed) onChange(unconfirmed.value)
    setText('')
  }
  const latest = useLatest(confirm)
  useUnconfirmed(id, () => unconfirmed, confirm)
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      filterSelectedOptions
      filterOptions={holdingText}
      options={mergeTags(
        [],
        names.map((option) => option.label),
      )}
      value={tags}
      onChange={(_, next) => set(next)}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      onBlur={() => {
        // Another chip may move the click target.
        afterClick(() => latest.current())
        onBlur(id, tags)
      }}
      disabled={isLocked(props)}
      slotProps={{ chip: { size: 'small' } }}
      renderOption={(item, tag) => pickerItem(item, tag)}
      renderInput={(params) => (
        <PickerInput
          params={params}
          widget={props}
          placeholder={tags.length === 0 ? props.placeholder || t('tags.hint') : undefined}
          required={(props.required ?? false) && tags.length === 0}
          fault={tooLong ? t('tags.tooLong', { limit }) : undefined}
        />
      )}
    />
  )
}

/** A list of words. An emptied list is sent as an empty list. */
export const tagsWidget: Widget = {
  name: 'tags',
  kind: 'widget',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'A total… operation whose records are suggested by name.' },
      params: { type: 'object', description: 'Query parameters, e.g. active.' },
      labelField: { type: 'string', description: 'Property that names a record, dotted.' },
    },
    additionalProperties: false,
  },
  lookup: {
    queryFor: () => ({}),
    name: (record, options) => recordLabel(record, { field: textOption(options, 'labelField') }),
  },
  component: TagsWidget,
}
