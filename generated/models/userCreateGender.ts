
/**
 * Gender.
 * @nullable
 */
export type UserCreateGender = typeof UserCreateGender[keyof typeof UserCreateGender] | null;


export const UserCreateGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;
