import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useUpdateProfile } from '../../../../generated/api/auth/auth.ts'
import { failOffline } from '../../../client/query-client.ts'
import { textOf } from '../../../client/untrusted-response.ts'
import { accountPaths } from '../../session/paths.ts'
import { refreshSession } from '../../session/session-store.ts'
import { useUser } from '../../session/use-session.ts'
import { currentUserSignal, type SessionUser } from '../../session/user.ts'
import { useNavigateWhileMounted } from '../../ui/page/navigate.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { FailureNotice } from '../auth/form/notice.tsx'
import { accountRules } from '../auth/form/rules.ts'
import { TextInput } from '../auth/form/text-input.tsx'
import { useFields } from '../auth/form/use-fields.ts'
import { genders } from './profile.tsx'
import { KEEP_PHOTO, ProfilePhoto, useProfilePhoto } from './profile-photo.tsx'

interface Props {
  user: SessionUser
  /** A photo was refused; saving is blocked until it is removed. */
  isPhotoRefused: boolean
}

const ProfileForm = ({ user, isPhotoRefused }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigateWhileMounted()
  const [signal] = useState(currentUserSignal)
  const { mutateAsync: updateProfile } = useUpdateProfile({ request: { signal }, mutation: failOffline })
  const form = useFields({
    initial: { name: user.name, phoneNumber: user.phoneNumber, gender: user.gender },
    rules: accountRules.ProfileUpdate,
    isToldElsewhere: true,
    onSubmit: async ({ name, phoneNumber, gender }) => {
      const profile = {
        name,
        phoneNumber: phoneNumber || null,
        gender: genders.find(({ value }) => value === gender)?.value ?? null,
      }
      const { message } = await updateProfile({ data: profile })
      await refreshSession({ name, phoneNumber, gender })
      if (signal.aborted) return
      showToast({ message: textOf(message) || t('profile.saved') })
      await navigate(accountPaths.profile)
    },
  })
  const gender = form.field('gender')
  const submit = (event: FormEvent): void => {
    if (isPhotoRefused) {
      event.preventDefault()
      document.getElementById(KEEP_PHOTO)?.focus()
    } else form.formProps.onSubmit(event)
  }
  return (
    <form {...form.formProps} onSubmit={submit}>
      <FailureNotice failure={form.failure} severity='error' />
      <TextInput {...form.field('name')} label={t('fields.name')} autoComplete='name' />
      <TextInput {...form.field('phoneNumber')} label={t('fields.phone')} type='tel' autoComplete='tel' />
      <TextField
        select
        fullWidth
        margin='normal'
        label={t('fields.gender')}
        value={gender.value}
        error={gender.error !== null}
        helperText={gender.error}
        onChange={(event) => gender.onChange(event.target.value)}
        onBlur={gender.onBlur}
      >
        <MenuItem value=''>{t('gender.untold')}</MenuItem>
        {genders.map(({ value, key }) => (
          <MenuItem key={value} value={value}>
            {t(key)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 4 }}>
        <Button component={Link} to={accountPaths.profile} color='secondary'>
          {t('common.cancel')}
        </Button>
        <Button type='submit' variant='contained' loading={form.busy}>
          {t('common.save')}
        </Button>
      </Box>
    </form>
  )
}

/** The user's own name, phone number, gender and photo. */
export const ProfileUpdate = () => {
  const { t } = useTranslation()
  const user = useUser()
  const photo = useProfilePhoto()
  if (!user) return null
  return (
    <>
      <PageHeader
        title={t('profile.edit')}
        breadcrumb={[
          { label: t('dashboard'), to: '/' },
          { label: t('account.profile'), to: accountPaths.profile },
          { label: t('profile.edit') },
        ]}
      />
      <Card sx={{ maxWidth: 560 }}>
        <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
          <ProfilePhoto user={user} photo={photo} />
          <ProfileForm user={user} isPhotoRefused={photo.failure !== null} />
        </CardContent>
      </Card>
    </>
  )
}
