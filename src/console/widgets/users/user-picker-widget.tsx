import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { recordIds } from '../../../contract/records/record-ids.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { PickerFailure } from '../reference/picker-parts.tsx'
import { PickerInput } from '../shared/picker/picker-input.tsx'
import { useListSpace } from '../shared/picker/use-list-space.ts'
import { usePickerProps } from '../shared/picker/use-picker-props.ts'
import { useUsers } from './use-users.ts'
import { UserAvatar, UserLine } from './user-line.tsx'

/** Selects several users by name, with a server search. */
export const UserPickerWidget = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const { options, onChange } = props
  const chosen = recordIds(props.value)
  const users = useUsers(options)
  const value = useStableValue(chosen.map(users.userOf))
  const space = useListSpace()
  return (
    <div>
      <Autocomplete
        {...usePickerProps(props, users)}
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        value={value}
        onChange={(_, picked) => {
          users.remember(picked)
          onChange(picked.map((user) => user.id))
        }}
        getOptionLabel={(user) => [user.name, user.email].join(' ')}
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
