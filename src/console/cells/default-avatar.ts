import { apiUrl } from '../../client/http.ts'

const byGender: Readonly<Record<string, string>> = {
  MALE: '/static/avatar-male.svg',
  FEMALE: '/static/avatar-female.svg',
}

/** The picture for somebody without a photo, by gender where it is known. */
export const defaultAvatar = (gender = ''): string =>
  byGender[gender.toUpperCase()] ?? '/static/avatar-default.svg'

/** The picture of a user: the display photo, else the default. */
export const avatarOf = (photoUrl: string | null, gender = ''): string =>
  photoUrl ? apiUrl(photoUrl) : defaultAvatar(gender)
