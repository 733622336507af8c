import type { ProfileUpdateGender } from './profileUpdateGender.ts';

export interface ProfileUpdate {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Gender; null when not told.
     * @nullable
     */
  gender?: ProfileUpdateGender;
  /**
     * Phone number; null when not told.
     * @maxLength 32
     * @nullable
     */
  phoneNumber?: string | null;
}
