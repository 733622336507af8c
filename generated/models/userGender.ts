
/**
 * Gender; null when unknown.
 * @nullable
 */
export type UserGender = typeof UserGender[keyof typeof UserGender] | null;


export const UserGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;
