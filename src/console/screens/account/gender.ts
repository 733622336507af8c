import type { ProfileUpdate } from '../../../../generated/api/foundation.schemas.ts'

/** What the API knows as gender, with the key of its name. */
export const genders = [
  { value: 'MALE', key: 'gender.male' },
  { value: 'FEMALE', key: 'gender.female' },
] as const satisfies readonly { value: NonNullable<ProfileUpdate['gender']>; key: string }[]

/** Key of a gender's name; null when it is unknown. */
export const genderKey = (value: string): string | null =>
  genders.find((gender) => gender.value === value)?.key ?? null
