import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { UserGender } from './userGender.ts';
import type { UserLockedReason } from './userLockedReason.ts';
import type { UserRegisterType } from './userRegisterType.ts';
import type { UserRoleType } from './userRoleType.ts';

/**
 * A user of app or website: a member (register type WEB), an app user (APP), or staff. The password is stored hashed and never read.
 */
export interface User {
  id: Id;
  /** Full name. */
  name: string;
  /** The e-mail address that signs in, or the member id. No two users share one. */
  email: string;
  /**
     * Another e-mail address.
     * @nullable
     */
  optionalEmail: string | null;
  /**
     * Phone number.
     * @nullable
     */
  phoneNumber: string | null;
  /**
     * Gender; null when unknown.
     * @nullable
     */
  gender: UserGender;
  /**
     * Number of the display photo; null for none.
     * @nullable
     */
  displayPhotoId: number | null;
  /** The display photo; null when there is none. */
  readonly displayPhoto: FileRef | null;
  /** Whether staff have verified the user. */
  verified: boolean;
  /** Whether the user is kept out. */
  banned: boolean;
  /** Where the user registered; WEB users are members. */
  registerType: UserRegisterType;
  /**
     * The role; null for none.
     * @nullable
     */
  roleId: number | null;
  /**
     * Name of the role.
     * @nullable
     */
  readonly roleName: string | null;
  /**
     * Type of the role; only ADMIN may enter the console.
     * @nullable
     */
  readonly roleType: UserRoleType;
  /** Why the asking admin may not change or delete the user: it is a super admin and the asking one is none, or the user holds privileges that the admin lacks. Absent when the admin may. */
  readonly lockedReason?: UserLockedReason;
  /** True for a member of a name that is never deleted; absent for all others. */
  readonly protected?: boolean;
  /**
     * Number of the present lesson, 1 to 9.
     * @nullable
     */
  currentLessonName: number | null;
  /**
     * Present address: street and house.
     * @nullable
     */
  presentAddress?: string | null;
  /**
     * Present address: upazila.
     * @nullable
     */
  presentUpazila?: string | null;
  /**
     * Present address: district.
     * @nullable
     */
  presentDistrict?: string | null;
  /**
     * Present address: country.
     * @nullable
     */
  presentCountry?: string | null;
  /**
     * Permanent address: street and house.
     * @nullable
     */
  permanentAddress?: string | null;
  /**
     * Permanent address: upazila.
     * @nullable
     */
  permanentUpazila?: string | null;
  /**
     * Permanent address: district.
     * @nullable
     */
  permanentDistrict?: string | null;
  /**
     * Permanent address: country.
     * @nullable
     */
  permanentCountry?: string | null;
  /**
     * Number of national ID or passport.
     * @nullable
     */
  nidPassportNo?: string | null;
  /**
     * Date of birth.
     * @nullable
     */
  dob?: string | null;
  /**
     * Blood group.
     * @nullable
     */
  bloodGroup?: string | null;
  /**
     * Who introduced the member (referrer).
     * @nullable
     */
  introducerName?: string | null;
  /**
     * Father's name.
     * @nullable
     */
  fatherName?: string | null;
  /**
     * Mother's name.
     * @nullable
     */
  motherName?: string | null;
  /**
     * Nationality.
     * @nullable
     */
  nationality?: string | null;
  /**
     * Marital status.
     * @nullable
     */
  maritalStatus?: string | null;
  /**
     * Education.
     * @nullable
     */
  educationQualification?: string | null;
  /**
     * Occupation.
     * @nullable
     */
  occupation?: string | null;
  /**
     * When the member took bayat.
     * @nullable
     */
  bayatTakingTime?: string | null;
  /**
     * Whom to call in an emergency.
     * @nullable
     */
  emergencyContactName?: string | null;
  /**
     * Phone number for an emergency.
     * @nullable
     */
  emergencyContactPhoneNumber?: string | null;
  /**
     * Address of the emergency contact.
     * @nullable
     */
  emergencyContactAddress?: string | null;
  /**
     * ESS number given at sign-up.
     * @nullable
     */
  essNumber?: string | null;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
