
/**
 * Gender; null when not told.
 * @nullable
 */
export type ProfileUpdateGender = typeof ProfileUpdateGender[keyof typeof ProfileUpdateGender] | null;


export const ProfileUpdateGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;
