import ManIcon from '@mui/icons-material/Man'
import PersonIcon from '@mui/icons-material/Person'
import WomanIcon from '@mui/icons-material/Woman'
import Autocomplete from '@mui/material/Autocomplete'
import Avatar from '@mui/material/Avatar'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../client/call.ts'
import { type RecordId, recordIds } from '../../../contract/records/record-id.ts'
import { useStableValue } from '../../ui/hooks/use-stable-value.ts'
import { PickerFailure } from '../reference/picker-parts.tsx'
import { PickerInput } from '../shared/picker/picker-input.tsx'
import { useListSpace } from '../shared/picker/use-list-space.ts'
import { usePickerOptions, usePickerProps } from '../shared/picker/use-picker-options.ts'
import type { WidgetOptions } from '../widget.ts'
import {
  toUsers,
  type UserOption,
  userOperation,
  userPageSize,
  userQuery,
  userSearchParam,
} from './user-option.ts'

/** The users of a picker: the most recent ones, or those whose name contains the typed text. */
const useUsers = (options: WidgetOptions) => {
  const { t } = useTranslation('widgets')
  const [picked, remember] = useState<readonly UserOption[]>([])
  const { picker, start } = usePickerOptions(
    (text) => {
      const query = userQuery(options.registerType, userSearchParam(options), text)
      return operationQuery(userOperation(options), { query })
    },
    toUsers,
    ({ length }) => length >= userPageSize,
  )
  const loaded = [...picked, ...picker.options, ...start]
  return {
    ...picker,
    /** Remembers the selected users, so that another search does not drop their names. */
    remember,
    userOf: (id: RecordId): UserOption =>
      loaded.find((user) => user.id === id) ?? {
        id,
        name: t('reference.unnamed', { id }),
        email: '',
        gender: '',
      },
  }
}

const genderStyles = {
  MALE: { icon: ManIcon, color: 'info.main', label: 'users.male' },
  FEMALE: { icon: WomanIcon, color: 'secondary.main', label: 'users.female' },
  OTHER: { icon: PersonIcon, color: 'action.disabled', label: 'users.person' },
} as const

/** An avatar by gender. The chip's class name positions it. */
const UserAvatar = ({ user, className }: { user: UserOption; className?: string }) => {
  const { t } = useTranslation('widgets')
  const {
    icon: Icon,
    color,
    label,
  } = genderStyles[user.gender === 'MALE' || user.gender === 'FEMALE' ? user.gender : 'OTHER']
  return (
    <Avatar className={className} sx={{ bgcolor: color, width: 32, height: 32 }}>
      <Icon fontSize='small' titleAccess={t(label)} />
    </Avatar>
  )
}

/** Avatar, name and e-mail of one user. */
const UserLine = ({ user }: { user: UserOption }) => (
  <Stack direction='row' spacing={3} sx={{ alignItems: 'center', minWidth: 0 }}>
    <UserAvatar user={user} />
    <div style={{ minWidth: 0 }}>
      <Typography noWrap>
        <bdi>{user.name}</bdi>
      </Typography>
      <Typography noWrap variant='body2' color='textSecondary'>
        {user.email}
      </Typography>
    </div>
  </Stack>
)

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
