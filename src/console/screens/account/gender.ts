import type { ProfileUpdate } from '../../../../generated/api/foundation.schemas.ts'

/** The API's gender values with their translation keys. */
export const genders = [
  { value: 'MALE', key: 'gender.male' },
  { value: 'FEMALE', key: 'gender.female' },
] as const satisfies readonly { value: NonNullable<ProfileUpdate['gender']>; key: string }[]

/** Translation key of a gender; null if unknown. */
export const genderKey = (value: string): string | null =>
  genders.find((gender) => gender.value === value)?.key ?? null
