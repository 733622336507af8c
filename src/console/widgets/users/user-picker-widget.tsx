import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { recordIds } from '../../../contract/record-ids.ts'
import { PickerFailure } from '../reference/picker-parts.tsx'
import { isLocked } from '../shared/form-field.ts'
import { PickerInput } from '../shared/picker-input.tsx'
import { unfiltered } from '../shared/picker-option.ts'
import { useListSpace } from '../shared/use-list-space.ts'
import { useStable } from '../shared/use-stable.ts'
import { useUsers } from './use-users.ts'
import { UserAvatar, UserLine } from './user-line.tsx'
import type { UserOption } from './user-option.ts'

/** Picks several users by name; the server searches beyond the ones that are listed. */
export const UserPickerWidget = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const { id, options, onChange, onBlur } = props
  const chosen = recordIds(props.value)
  const users = useUsers(options)
  const value = useStable(chosen.map(users.userOf))
  const space = useListSpace()
  return (
    <div>
      <Autocomplete
        id={id}
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        options={users.options}
        value={value}
        onChange={(_, picked) => {
          users.remember(picked)
          onChange(picked.map((user) => user.id))
        }}
        onInputChange={(_, text, reason) => users.search(reason === 'input' ? text : '')}
        onBlur={() => onBlur(id, chosen)}
        getOptionKey={(user) => user.id}
        getOptionLabel={(user) => [user.name, user.email].join(' ')}
        isOptionEqualToValue={(user, value) => user.id === value.id}
        {...(users.isLong && { filterOptions: unfiltered<UserOption> })}
        loading={users.isLoading}
        loadingText={t('reference.loading')}
        noOptionsText={t('reference.none')}
        disabled={isLocked(props)}
        onOpen={space.onOpen}
        slotProps={space.slotProps}
        renderOption={({ key, ...item }, user) => (
          <li key={key} {...item}>
            <UserLine user={user} />
          </li>
        )}
        renderValue={(picked, getItemProps) =>
          picked.map((user, index) => {
            const { key, ...item } = getItemProps({ index })
            return (
              <Chip
                key={key}
                {...item}
                size='small'
                avatar={<UserAvatar user={user} />}
                label={user.name || user.email}
              />
            )
          })
        }
        renderInput={(params) => (
          <PickerInput
            params={params}
            widget={props}
            placeholder={users.isLong ? t('users.more') : props.placeholder}
            required={(props.required ?? false) && chosen.length === 0}
          />
        )}
      />
      {users.isFailed && <PickerFailure retry={users.retry} />}
    </div>
  )
}
