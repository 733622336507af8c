
/**
 * Gender; null when unknown.
 * @nullable
 */
export type MeGender = typeof MeGender[keyof typeof MeGender] | null;


export const MeGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;
