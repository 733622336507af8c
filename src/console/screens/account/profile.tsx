import Edit from '@mui/icons-material/Edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProfileUpdate } from '../../../../generated/api/foundation.schemas.ts'
import { isAvailable } from '../../../client/availability.ts'
import { withTexts } from '../../i18n/i18n.ts'
import { accountPaths } from '../../session/paths.ts'
import { useUser } from '../../session/use-session.ts'
import { UserAvatar } from '../../shell/account/user-avatar.tsx'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { PlacedPart } from '../../ui/lazy/opened-part.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'

/** The API's gender values with their translation keys. */
export const genders = [
  { value: 'MALE', key: 'gender.male' },
  { value: 'FEMALE', key: 'gender.female' },
] as const satisfies readonly { value: NonNullable<ProfileUpdate['gender']>; key: string }[]

/** Translation key of a gender; null if unknown. */
export const genderKey = (value: string): string | null =>
  genders.find((gender) => gender.value === value)?.key ?? null

/** The cards below the user's data appear together: the upper one would move the lower one. */
const securityCards = lazyPart(async () => {
  const load = () => Promise.all([import('./second-factor/second-factor.tsx'), import('./my-sessions.tsx')])
  const [{ SecondFactor }, { MySessions }] = await withTexts(load, 'account')
  return () => (
    <>
      {isAvailable('getMySecondFactor') && <SecondFactor />}
      {isAvailable('listMySessions') && <MySessions />}
    </>
  )
})

const Entry = ({ label, value }: { label: string; value: string }) => (
  <Box>
    <Typography component='dt' variant='body2' sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component='dd' dir='auto' className='value' sx={{ m: 0 }}>
      {value}
    </Typography>
  </Box>
)

/** Cards whose code loads separately, while the footer stays below the window; after a failure, a card with an error. */
const SecurityCards = () => (
  <PlacedPart
    part={securityCards}
    around={(failure) =>
      failure ? (
        <Card sx={{ maxWidth: 720, mt: 4 }}>
          <CardContent sx={{ p: { xs: 4, sm: 6 } }}>{failure}</CardContent>
        </Card>
      ) : (
        <Box sx={{ minHeight: '80vh' }} />
      )
    }
  >
    {(Cards) => <Cards />}
  </PlacedPart>
)

/** The signed-in user's data and sessions. */
export const Profile = () => {
  const { t } = useTranslation()
  const user = useUser()
  if (!user) return null
  const missing = t('common.none')
  const gender = genderKey(user.gender)
  return (
    <>
      <PageHeader
        title={t('account.profile')}
        breadcrumb={[{ label: t('dashboard'), to: '/' }, { label: t('account.profile') }]}
        actions={
          <Button component={Link} to={accountPaths.update} variant='contained' startIcon={<Edit />}>
            {t('profile.edit')}
          </Button>
        }
      />
      <Card sx={{ maxWidth: 720 }}>
        <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 5, mb: 6 }}>
            <UserAvatar user={user} size={88} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant='h2' dir='auto'>
                {user.name}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{user.roles[0]?.roleName}</Typography>
            </Box>
          </Box>
          <Box component='dl' sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 5, m: 0 }}>
            <Entry label={t('fields.email')} value={user.email} />
            <Entry label={t('fields.phone')} value={user.phoneNumber || missing} />
            <Entry label={t('fields.gender')} value={gender ? t(gender) : missing} />
            <Entry
              label={t('fields.roles')}
              value={user.roles.map(({ roleName }) => roleName).join(', ') || missing}
            />
          </Box>
        </CardContent>
      </Card>
      <SecurityCards />
    </>
  )
}
