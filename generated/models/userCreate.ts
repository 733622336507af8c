import type { UserCreateGender } from './userCreateGender.ts';

export interface UserCreate {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * The address that signs in; no two users share one.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * Phone number.
     * @maxLength 32
     * @nullable
     */
  phoneNumber?: string | null;
  /**
     * Gender.
     * @nullable
     */
  gender?: UserCreateGender;
  /**
     * The first password.
     * @minLength 6
     * @maxLength 255
     */
  password: string;
  /**
     * The role.
     * @minimum 1
     */
  roleId: number;
}
