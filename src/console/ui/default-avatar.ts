const byGender: Readonly<Record<string, string>> = {
  MALE: '/static/avatar-male.svg',
  FEMALE: '/static/avatar-female.svg',
}

/** The picture for somebody without a photo, by gender where it is known. */
export const defaultAvatar = (gender = ''): string =>
  byGender[gender.toUpperCase()] ?? '/static/avatar-default.svg'
