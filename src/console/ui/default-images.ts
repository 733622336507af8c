const byGender: Readonly<Record<string, string>> = {
  MALE: '/static/avatar-male.svg',
  FEMALE: '/static/avatar-female.svg',
}

/** The default picture of a user without a photo, by gender if known. */
export const defaultAvatar = (gender = ''): string =>
  byGender[gender.toUpperCase()] ?? '/static/avatar-default.svg'

/** Replaces a picture that is missing or damaged. */
export const defaultImage = '/static/default-image.png'
