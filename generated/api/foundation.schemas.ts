export interface SignIn {
  /**
     * The address of the account.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * The password of the account.
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}

/**
 * Always true in a response with a 2xx status.
 */
export type Success = true;

/**
 * A sentence for the user; empty when there is nothing to say.
 */
export type Message = string;

/**
 * The record's number, given by the API.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number;

/**
 * An uploaded file as records show it.
 */
export interface FileRef {
  /**
     * The file's number.
     * @minimum 1
     */
  id: number;
  /** Where the file is read; relative to the API host unless absolute. */
  fileUrl: string;
  /** The name it was uploaded with. */
  fileName: string;
  /** Extension without the dot. */
  fileExtension?: string;
}

/**
 * Area and action. All privileges there are; a new installation has them numbered in this order.
 */
export type PrivilegeName = typeof PrivilegeName[keyof typeof PrivilegeName];


export const PrivilegeName = {
  ALL_PAGES_CREATE: 'ALL_PAGES_CREATE',
  ALL_PAGES_READ: 'ALL_PAGES_READ',
  ALL_PAGES_UPDATE: 'ALL_PAGES_UPDATE',
  ALL_PAGES_DELETE: 'ALL_PAGES_DELETE',
  AMALIYAT_CREATE: 'AMALIYAT_CREATE',
  AMALIYAT_READ: 'AMALIYAT_READ',
  AMALIYAT_UPDATE: 'AMALIYAT_UPDATE',
  AMALIYAT_DELETE: 'AMALIYAT_DELETE',
  AMALIYAT_CATEGORY_CREATE: 'AMALIYAT_CATEGORY_CREATE',
  AMALIYAT_CATEGORY_READ: 'AMALIYAT_CATEGORY_READ',
  AMALIYAT_CATEGORY_UPDATE: 'AMALIYAT_CATEGORY_UPDATE',
  AMALIYAT_CATEGORY_DELETE: 'AMALIYAT_CATEGORY_DELETE',
  AMALIYAT_LABEL_CREATE: 'AMALIYAT_LABEL_CREATE',
  AMALIYAT_LABEL_READ: 'AMALIYAT_LABEL_READ',
  AMALIYAT_LABEL_UPDATE: 'AMALIYAT_LABEL_UPDATE',
  AMALIYAT_LABEL_DELETE: 'AMALIYAT_LABEL_DELETE',
  ARTICLE_CREATE: 'ARTICLE_CREATE',
  ARTICLE_READ: 'ARTICLE_READ',
  ARTICLE_UPDATE: 'ARTICLE_UPDATE',
  ARTICLE_DELETE: 'ARTICLE_DELETE',
  BOOK_CREATE: 'BOOK_CREATE',
  BOOK_READ: 'BOOK_READ',
  BOOK_UPDATE: 'BOOK_UPDATE',
  BOOK_DELETE: 'BOOK_DELETE',
  COMMUNICATION_PERSON_CREATE: 'COMMUNICATION_PERSON_CREATE',
  COMMUNICATION_PERSON_READ: 'COMMUNICATION_PERSON_READ',
  COMMUNICATION_PERSON_UPDATE: 'COMMUNICATION_PERSON_UPDATE',
  COMMUNICATION_PERSON_DELETE: 'COMMUNICATION_PERSON_DELETE',
  CATEGORY_CREATE: 'CATEGORY_CREATE',
  CATEGORY_READ: 'CATEGORY_READ',
  CATEGORY_UPDATE: 'CATEGORY_UPDATE',
  CATEGORY_DELETE: 'CATEGORY_DELETE',
  CATEGORY_LABEL_CREATE: 'CATEGORY_LABEL_CREATE',
  CATEGORY_LABEL_READ: 'CATEGORY_LABEL_READ',
  CATEGORY_LABEL_UPDATE: 'CATEGORY_LABEL_UPDATE',
  CATEGORY_LABEL_DELETE: 'CATEGORY_LABEL_DELETE',
  DAY_CREATE: 'DAY_CREATE',
  DAY_READ: 'DAY_READ',
  DAY_UPDATE: 'DAY_UPDATE',
  DAY_DELETE: 'DAY_DELETE',
  DAY_CATEGORY_CREATE: 'DAY_CATEGORY_CREATE',
  DAY_CATEGORY_READ: 'DAY_CATEGORY_READ',
  DAY_CATEGORY_UPDATE: 'DAY_CATEGORY_UPDATE',
  DAY_CATEGORY_DELETE: 'DAY_CATEGORY_DELETE',
  DUA_CREATE: 'DUA_CREATE',
  DUA_READ: 'DUA_READ',
  DUA_UPDATE: 'DUA_UPDATE',
  DUA_DELETE: 'DUA_DELETE',
  DUA_CATEGORY_CREATE: 'DUA_CATEGORY_CREATE',
  DUA_CATEGORY_READ: 'DUA_CATEGORY_READ',
  DUA_CATEGORY_UPDATE: 'DUA_CATEGORY_UPDATE',
  DUA_CATEGORY_DELETE: 'DUA_CATEGORY_DELETE',
  DYNAMIC_PHOTO_SLIDER_CREATE: 'DYNAMIC_PHOTO_SLIDER_CREATE',
  DYNAMIC_PHOTO_SLIDER_READ: 'DYNAMIC_PHOTO_SLIDER_READ',
  DYNAMIC_PHOTO_SLIDER_UPDATE: 'DYNAMIC_PHOTO_SLIDER_UPDATE',
  DYNAMIC_PHOTO_SLIDER_DELETE: 'DYNAMIC_PHOTO_SLIDER_DELETE',
  EVENT_CREATE: 'EVENT_CREATE',
  EVENT_READ: 'EVENT_READ',
  EVENT_UPDATE: 'EVENT_UPDATE',
  EVENT_DELETE: 'EVENT_DELETE',
  FAQ_CREATE: 'FAQ_CREATE',
  FAQ_READ: 'FAQ_READ',
  FAQ_UPDATE: 'FAQ_UPDATE',
  FAQ_DELETE: 'FAQ_DELETE',
  FAZILAT_CREATE: 'FAZILAT_CREATE',
  FAZILAT_READ: 'FAZILAT_READ',
  FAZILAT_UPDATE: 'FAZILAT_UPDATE',
  FAZILAT_DELETE: 'FAZILAT_DELETE',
  FAZILAT_OF_AMALIYAT_CREATE: 'FAZILAT_OF_AMALIYAT_CREATE',
  FAZILAT_OF_AMALIYAT_READ: 'FAZILAT_OF_AMALIYAT_READ',
  FAZILAT_OF_AMALIYAT_UPDATE: 'FAZILAT_OF_AMALIYAT_UPDATE',
  FAZILAT_OF_AMALIYAT_DELETE: 'FAZILAT_OF_AMALIYAT_DELETE',
  KHANKA_CREATE: 'KHANKA_CREATE',
  KHANKA_READ: 'KHANKA_READ',
  KHANKA_UPDATE: 'KHANKA_UPDATE',
  KHANKA_DELETE: 'KHANKA_DELETE',
  HADITH_CREATE: 'HADITH_CREATE',
  HADITH_READ: 'HADITH_READ',
  HADITH_UPDATE: 'HADITH_UPDATE',
  HADITH_DELETE: 'HADITH_DELETE',
  HADITH_CATEGORY_CREATE: 'HADITH_CATEGORY_CREATE',
  HADITH_CATEGORY_READ: 'HADITH_CATEGORY_READ',
  HADITH_CATEGORY_UPDATE: 'HADITH_CATEGORY_UPDATE',
  HADITH_CATEGORY_DELETE: 'HADITH_CATEGORY_DELETE',
  HEALTH_CATEGORY_CREATE: 'HEALTH_CATEGORY_CREATE',
  HEALTH_CATEGORY_READ: 'HEALTH_CATEGORY_READ',
  HEALTH_CATEGORY_UPDATE: 'HEALTH_CATEGORY_UPDATE',
  HEALTH_CATEGORY_DELETE: 'HEALTH_CATEGORY_DELETE',
  LANGUAGE_CREATE: 'LANGUAGE_CREATE',
  LANGUAGE_READ: 'LANGUAGE_READ',
  LANGUAGE_UPDATE: 'LANGUAGE_UPDATE',
  LANGUAGE_DELETE: 'LANGUAGE_DELETE',
  LOCATION_CREATE: 'LOCATION_CREATE',
  LOCATION_READ: 'LOCATION_READ',
  LOCATION_UPDATE: 'LOCATION_UPDATE',
  LOCATION_DELETE: 'LOCATION_DELETE',
  DOCTOR_CREATE: 'DOCTOR_CREATE',
  DOCTOR_READ: 'DOCTOR_READ',
  DOCTOR_UPDATE: 'DOCTOR_UPDATE',
  DOCTOR_DELETE: 'DOCTOR_DELETE',
  MASALA_CATEGORY_CREATE: 'MASALA_CATEGORY_CREATE',
  MASALA_CATEGORY_READ: 'MASALA_CATEGORY_READ',
  MASALA_CATEGORY_UPDATE: 'MASALA_CATEGORY_UPDATE',
  MASALA_CATEGORY_DELETE: 'MASALA_CATEGORY_DELETE',
  MAHFIL_CREATE: 'MAHFIL_CREATE',
  MAHFIL_READ: 'MAHFIL_READ',
  MAHFIL_UPDATE: 'MAHFIL_UPDATE',
  MAHFIL_DELETE: 'MAHFIL_DELETE',
  MEMBER_CREATE: 'MEMBER_CREATE',
  MEMBER_READ: 'MEMBER_READ',
  MEMBER_UPDATE: 'MEMBER_UPDATE',
  MEMBER_DELETE: 'MEMBER_DELETE',
  MEMBER_CATEGORY_CREATE: 'MEMBER_CATEGORY_CREATE',
  MEMBER_CATEGORY_READ: 'MEMBER_CATEGORY_READ',
  MEMBER_CATEGORY_UPDATE: 'MEMBER_CATEGORY_UPDATE',
  MEMBER_CATEGORY_DELETE: 'MEMBER_CATEGORY_DELETE',
  NAMAZ_TIME_LOCATION_CREATE: 'NAMAZ_TIME_LOCATION_CREATE',
  NAMAZ_TIME_LOCATION_READ: 'NAMAZ_TIME_LOCATION_READ',
  NAMAZ_TIME_LOCATION_UPDATE: 'NAMAZ_TIME_LOCATION_UPDATE',
  NAMAZ_TIME_LOCATION_DELETE: 'NAMAZ_TIME_LOCATION_DELETE',
  PHOTO_CATEGORY_CREATE: 'PHOTO_CATEGORY_CREATE',
  PHOTO_CATEGORY_READ: 'PHOTO_CATEGORY_READ',
  PHOTO_CATEGORY_UPDATE: 'PHOTO_CATEGORY_UPDATE',
  PHOTO_CATEGORY_DELETE: 'PHOTO_CATEGORY_DELETE',
  PHOTO_GALLERY_CREATE: 'PHOTO_GALLERY_CREATE',
  PHOTO_GALLERY_READ: 'PHOTO_GALLERY_READ',
  PHOTO_GALLERY_UPDATE: 'PHOTO_GALLERY_UPDATE',
  PHOTO_GALLERY_DELETE: 'PHOTO_GALLERY_DELETE',
  PREDEFINED_AMALIYAT_CREATE: 'PREDEFINED_AMALIYAT_CREATE',
  PREDEFINED_AMALIYAT_READ: 'PREDEFINED_AMALIYAT_READ',
  PREDEFINED_AMALIYAT_UPDATE: 'PREDEFINED_AMALIYAT_UPDATE',
  PREDEFINED_AMALIYAT_DELETE: 'PREDEFINED_AMALIYAT_DELETE',
  PREDEFINED_AMALIYAT_CATEGORY_CREATE: 'PREDEFINED_AMALIYAT_CATEGORY_CREATE',
  PREDEFINED_AMALIYAT_CATEGORY_READ: 'PREDEFINED_AMALIYAT_CATEGORY_READ',
  PREDEFINED_AMALIYAT_CATEGORY_UPDATE: 'PREDEFINED_AMALIYAT_CATEGORY_UPDATE',
  PREDEFINED_AMALIYAT_CATEGORY_DELETE: 'PREDEFINED_AMALIYAT_CATEGORY_DELETE',
  QA_AND_MASALA_CREATE: 'QA_AND_MASALA_CREATE',
  QA_AND_MASALA_READ: 'QA_AND_MASALA_READ',
  QA_AND_MASALA_UPDATE: 'QA_AND_MASALA_UPDATE',
  QA_AND_MASALA_DELETE: 'QA_AND_MASALA_DELETE',
  ROLE_CREATE: 'ROLE_CREATE',
  ROLE_READ: 'ROLE_READ',
  ROLE_UPDATE: 'ROLE_UPDATE',
  ROLE_DELETE: 'ROLE_DELETE',
  TASBIH_CREATE: 'TASBIH_CREATE',
  TASBIH_READ: 'TASBIH_READ',
  TASBIH_UPDATE: 'TASBIH_UPDATE',
  TASBIH_DELETE: 'TASBIH_DELETE',
  VIDEO_AND_PODCAST_CREATE: 'VIDEO_AND_PODCAST_CREATE',
  VIDEO_AND_PODCAST_READ: 'VIDEO_AND_PODCAST_READ',
  VIDEO_AND_PODCAST_UPDATE: 'VIDEO_AND_PODCAST_UPDATE',
  VIDEO_AND_PODCAST_DELETE: 'VIDEO_AND_PODCAST_DELETE',
  VIDEO_AND_PODCAST_CATEGORY_CREATE: 'VIDEO_AND_PODCAST_CATEGORY_CREATE',
  VIDEO_AND_PODCAST_CATEGORY_READ: 'VIDEO_AND_PODCAST_CATEGORY_READ',
  VIDEO_AND_PODCAST_CATEGORY_UPDATE: 'VIDEO_AND_PODCAST_CATEGORY_UPDATE',
  VIDEO_AND_PODCAST_CATEGORY_DELETE: 'VIDEO_AND_PODCAST_CATEGORY_DELETE',
  USER_AND_ADMIN_CREATE: 'USER_AND_ADMIN_CREATE',
  USER_AND_ADMIN_READ: 'USER_AND_ADMIN_READ',
  USER_AND_ADMIN_UPDATE: 'USER_AND_ADMIN_UPDATE',
  USER_AND_ADMIN_DELETE: 'USER_AND_ADMIN_DELETE',
  DONATION_READ: 'DONATION_READ',
  NOTIFICATION_CREATE: 'NOTIFICATION_CREATE',
  AUDIT_READ: 'AUDIT_READ',
  AUDIT_DELETE: 'AUDIT_DELETE',
  TRASH_READ: 'TRASH_READ',
  TRASH_UPDATE: 'TRASH_UPDATE',
  TRASH_DELETE: 'TRASH_DELETE',
} as const;

/**
 * In the list of all privileges: why the asking admin may not give it to a role, which is that the admin lacks it. Absent when the admin may.
 */
export type PrivilegeWithheldReason = typeof PrivilegeWithheldReason[keyof typeof PrivilegeWithheldReason];


export const PrivilegeWithheldReason = {
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;

/**
 * Permission for one action in one area.
 */
export interface Privilege {
  id: Id;
  name: PrivilegeName;
  /** In the list of all privileges: why the asking admin may not give it to a role, which is that the admin lacks it. Absent when the admin may. */
  readonly withheldReason?: PrivilegeWithheldReason;
}

/**
 * Only ADMIN may enter the console.
 */
export type MyRoleRoleType = typeof MyRoleRoleType[keyof typeof MyRoleRoleType];


export const MyRoleRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

/**
 * A role of the signed-in user.
 */
export interface MyRole {
  id: Id;
  /** Name of the role. */
  roleName: string;
  /** Only ADMIN may enter the console. */
  roleType: MyRoleRoleType;
  /** What the role allows. */
  privileges: Privilege[];
}

/**
 * Gender; null when unknown.
 * @nullable
 */
export type MeGender = typeof MeGender[keyof typeof MeGender] | null;


export const MeGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;

/**
 * The signed-in user as the console knows it.
 */
export interface Me {
  id: Id;
  /** Full name. */
  name: string;
  /** The address that signs in. */
  email: string;
  /**
     * Gender; null when unknown.
     * @nullable
     */
  gender: MeGender;
  /**
     * Phone number; null when unknown.
     * @nullable
     */
  phoneNumber: string | null;
  /** Whether the user has chosen a display photo. */
  photoUpdate: boolean;
  /** The display photo; null when there is none. */
  readonly displayPhoto: FileRef | null;
  /** The roles; only the first one counts. */
  roles: MyRole[];
  /** Names of the privileges of the first role. */
  previleges: PrivilegeName[];
  /** True when the role demands a second step of signing in and the user has set up none; nothing else is answered until then. Left out otherwise. */
  secondFactorDue?: boolean;
}

export type SignInAnswerPayload = {
  /** The bearer token of every further call. */
  accessToken: string;
  user: Me;
};

export interface SignInAnswer {
  success: Success;
  message: Message;
  payload: SignInAnswerPayload;
}

/**
 * What the message says, whatever the language: a key of `src/contract/messages/`, where every message stands in every
 * language. New ones are added as the API grows; a client that does not know one shows the message.
 * @maxLength 64
 */
export type MessageCode = string;

/**
 * What fills the places of the message, by their names.
 */
export interface MessageParams { [key: string]: unknown }

export type SecondStepWaysItem = typeof SecondStepWaysItem[keyof typeof SecondStepWaysItem];


export const SecondStepWaysItem = {
  TOTP: 'TOTP',
  PASSKEY: 'PASSKEY',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;

/**
 * PublicKeyCredentialRequestOptionsJSON of WebAuthn, for one try; null where none of the passkeys is of this origin.
 * @nullable
 */
export type SecondStepPasskey = { [key: string]: unknown } | null;

/**
 * How a sign-in goes on after the right password.
 */
export interface SecondStep {
  /** To be sent with the proof. */
  ticket: string;
  /** What the user may prove with. */
  ways: SecondStepWaysItem[];
  /**
     * PublicKeyCredentialRequestOptionsJSON of WebAuthn, for one try; null where none of the passkeys is of this origin.
     * @nullable
     */
  passkey: SecondStepPasskey;
}

/**
 * Why a sign-in did not go through, and how it goes on where it does.
 */
export interface SecondStepAsked {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
  payload?: SecondStep;
}

export type ErrorErrorsItem = {
  /** JSON Pointer into the body (`/titles/0/text`), or `?name` for a query and `{name}` for a path parameter. */
  path: string;
  /** What is wrong there. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
};

export type ErrorChangesItem = {
  /** JSON Pointer into the body of the update; of a property that it has not, into the record. */
  path: string;
  /**
     * Name of the user who wrote it; null when the system did.
     * @nullable
     */
  changedBy: string | null;
  /** When it was written, UTC. */
  changedDate: string;
  /** What is stored there now, under the names of the record (`translatedText`, not `text`); null for nothing. */
  value: unknown;
};

export interface Error {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user, in the language that `Accept-Language` asks for. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
  /** With a 409 of an update: the record as it is now, in the shape of its get operation. */
  payload?: unknown;
  /** What is wrong, one entry a fault. */
  errors?: ErrorErrorsItem[];
  /**
     * With a 409 of an update: the properties written since the version that was read, latest first. Absent where that
     * is not known, because what was sent names no version or the record was last written by an older program.
     */
  changes?: ErrorChangesItem[];
}

export interface SecondFactorProof {
  /**
     * The ticket that sign-in gave.
     * @minLength 1
     * @maxLength 100
     */
  ticket: string;
  /**
     * The six digits that the authenticator app shows; blanks are passed over.
     * @minLength 1
     * @maxLength 20
     */
  code?: string;
  /**
     * What the passkey answered, AuthenticationResponseJSON as text.
     * @minLength 1
     * @maxLength 5000
     */
  passkey?: string;
  /**
     * A recovery code; blanks, dashes and letter case are passed over.
     * @minLength 1
     * @maxLength 60
     */
  recoveryCode?: string;
}

export type RenewalAnswerPayload = {
  /**
     * The bearer token of every further call; null when no renewal token came.
     * @nullable
     */
  accessToken: string | null;
};

export interface RenewalAnswer {
  success: Success;
  message: Message;
  payload: RenewalAnswerPayload;
}

export interface SignUp {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * The ESS number.
     * @minLength 1
     * @maxLength 255
     */
  essNumber: string;
  /**
     * The address of the account; no two accounts share one.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * The password of the account.
     * @minLength 6
     * @maxLength 255
     */
  password: string;
}

/**
 * A response with only a message.
 */
export interface Done {
  success: Success;
  message: Message;
  /**
     * Nothing.
     * @nullable
     */
  payload?: null;
}

export interface MeAnswer {
  success: Success;
  message: Message;
  payload: Me;
}

/**
 * What kind of device.
 */
export type SessionDevice = typeof SessionDevice[keyof typeof SessionDevice];


export const SessionDevice = {
  DESKTOP: 'DESKTOP',
  MOBILE: 'MOBILE',
  TABLET: 'TABLET',
  OTHER: 'OTHER',
} as const;

/**
 * One place where the signed-in user is signed in.
 */
export interface Session {
  /** Name of the session. */
  id: string;
  /**
     * Browser or app and its version; null when unknown.
     * @nullable
     */
  browser: string | null;
  /**
     * Operating system; null when unknown.
     * @nullable
     */
  system: string | null;
  /** What kind of device. */
  device: SessionDevice;
  /**
     * What the program called itself when it signed in; null when unknown.
     * @nullable
     */
  program: string | null;
  /**
     * Address of the network that it was last used from; null when unknown.
     * @nullable
     */
  address: string | null;
  /** Since when, UTC. */
  createdDate: string;
  /** When it was last used, UTC; up to two minutes behind. */
  lastUsedDate: string;
  /** Whether it is the session that asks. */
  current: boolean;
}

export interface MySessions {
  success: Success;
  message: Message;
  payload: Session[];
}

export interface ChangePassword {
  /**
     * The address of the signed-in user.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * The password so far.
     * @minLength 1
     * @maxLength 255
     */
  previousPassword: string;
  /**
     * The password from now on.
     * @minLength 6
     * @maxLength 255
     */
  newPassword: string;
  /**
     * The new password once more.
     * @minLength 1
     * @maxLength 255
     */
  newPasswordAgain: string;
}

export interface ForgotPassword {
  /**
     * The address of the account.
     * @minLength 1
     * @maxLength 255
     */
  userEmail: string;
}

/**
 * Gender; null when not told.
 * @nullable
 */
export type ProfileUpdateGender = typeof ProfileUpdateGender[keyof typeof ProfileUpdateGender] | null;


export const ProfileUpdateGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;

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

/**
 * Number of a file from `POST /api/db-file/upload`. 0 takes the present file away; null or absent means none.
 * @minimum 0
 * @nullable
 */
export type FileId = number | null;

export interface ProfilePictureUpdate {
  displayPhotoId: FileId | null;
}

/**
 * A passkey of the signed-in user.
 */
export interface Passkey {
  /** Name of the passkey in WebAuthn. */
  id: string;
  /** What the user calls it. */
  name: string;
  /** Since when, UTC. */
  createdDate: string;
  /**
     * When it last signed in, UTC; null for never.
     * @nullable
     */
  lastUsedDate: string | null;
  /** Whether it was made for the address that the console now has. */
  usableHere: boolean;
}

export type MySecondFactorPayload = {
  /** Whether the user's role demands a second step. */
  required: boolean;
  /**
     * Since when there is an authenticator app; null without one.
     * @nullable
     */
  totpSince: string | null;
  /** The passkeys, the oldest first. */
  passkeys: Passkey[];
  /**
     * How many recovery codes are left.
     * @minimum 0
     */
  recoveryCodes: number;
};

export interface MySecondFactor {
  success: Success;
  message: Message;
  payload: MySecondFactorPayload;
}

export interface PasswordAgain {
  /**
     * The password of the signed-in user.
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}

export type TotpSecretPayload = {
  /** The secret for the app, in base32. */
  secret: string;
  /** The same as an address that apps read from a QR code. */
  address: string;
};

export interface TotpSecret {
  success: Success;
  message: Message;
  payload: TotpSecretPayload;
}

export interface TotpCode {
  /**
     * The six digits that the app shows; blanks are passed over.
     * @minLength 1
     * @maxLength 20
     */
  code: string;
}

export type FactorAddedPayload = {
  /**
     * The recovery codes, when they were made with it; each signs in once. Null where there were some.
     * @nullable
     */
  recoveryCodes: string[] | null;
  /**
     * How many other places the user was signed in at by the password alone, and is no more.
     * @minimum 0
     */
  endedSessions: number;
};

export interface FactorAdded {
  success: Success;
  message: Message;
  payload: FactorAddedPayload;
}

/**
 * PublicKeyCredentialCreationOptionsJSON of WebAuthn.
 */
export type PasskeyOptionsPayloadOptions = { [key: string]: unknown };

export type PasskeyOptionsPayload = {
  /** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
  options: PasskeyOptionsPayloadOptions;
};

export interface PasskeyOptions {
  success: Success;
  message: Message;
  payload: PasskeyOptionsPayload;
}

export interface PasskeyCreated {
  /**
     * What the user calls it.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * What the browser has created, RegistrationResponseJSON as text.
     * @minLength 1
     * @maxLength 20000
     */
  passkey: string;
}

export interface PasskeyRemoval {
  /**
     * The password of the signed-in user.
     * @minLength 1
     * @maxLength 255
     */
  password: string;
  /**
     * Which passkey.
     * @minLength 1
     * @maxLength 2000
     */
  passkeyId: string;
}

export type RecoveryCodesPayload = {
  /** The recovery codes; each signs in once. */
  recoveryCodes: string[];
};

export interface RecoveryCodes {
  success: Success;
  message: Message;
  payload: RecoveryCodesPayload;
}

/**
 * When the record was created, in **seconds** since 1970-01-01 UTC.
 * @minimum 0
 */
export type CreationDateTimeStamp = number;

/**
 * When the record was last written, UTC.
 */
export type LastModifiedDate = string;

/**
 * Name of the user who last wrote the record; null for starting data.
 * @nullable
 */
export type LastModifiedBy = string | null;

/**
 * False while another record refers to this one; deleting it would return 409.
 */
export type Deletable = boolean;

/**
 * Gender; null when unknown.
 * @nullable
 */
export type UserGender = typeof UserGender[keyof typeof UserGender] | null;


export const UserGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;

/**
 * Where the user registered; WEB users are members.
 */
export type UserRegisterType = typeof UserRegisterType[keyof typeof UserRegisterType];


export const UserRegisterType = {
  WEB: 'WEB',
  APP: 'APP',
} as const;

/**
 * Type of the role; only ADMIN may enter the console.
 * @nullable
 */
export type UserRoleType = typeof UserRoleType[keyof typeof UserRoleType] | null;


export const UserRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

/**
 * Why the asking admin may not change or delete the user: it is a super admin and the asking one is none, or the user holds privileges that the admin lacks. Absent when the admin may.
 */
export type UserLockedReason = typeof UserLockedReason[keyof typeof UserLockedReason];


export const UserLockedReason = {
  SUPER_ADMIN: 'SUPER_ADMIN',
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;

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

export interface Pageable {
  /**
     * Rows a page
     * @minimum 1
     */
  pageSize: number;
  /**
     * Index of this page; the first is 0.
     * @minimum 0
     */
  pageNumber: number;
}

export type UserPagePayload = {
  content: User[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface UserPage {
  success: Success;
  message: Message;
  payload: UserPagePayload;
}

export interface UserOne {
  success: Success;
  message: Message;
  payload: User;
}

/**
 * Gender.
 * @nullable
 */
export type UserCreateGender = typeof UserCreateGender[keyof typeof UserCreateGender] | null;


export const UserCreateGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;

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

export type CreatedPayload = {
  id: Id;
};

/**
 * The response of a create or update.
 */
export interface Created {
  success: Success;
  message: Message;
  payload: CreatedPayload;
}

/**
 * Gender.
 * @nullable
 */
export type UserUpdateGender = typeof UserUpdateGender[keyof typeof UserUpdateGender] | null;


export const UserUpdateGender = {
  MALE: 'MALE',
  FEMALE: 'FEMALE',
} as const;

export interface UserUpdate {
  id: Id;
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
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
  gender?: UserUpdateGender;
  displayPhotoId?: FileId | null;
  /**
     * The role.
     * @minimum 1
     */
  roleId: number;
}

export interface UserVerifyStatus {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
  /** Whether the user is verified. */
  verify: boolean;
}

export interface UserBannedStatus {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
  /** Whether the user is banned. */
  banned: boolean;
}

export interface UserSecondFactorReset {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
}

/**
 * How the password travels.
 */
export type UserMailSmsMailSmsType = typeof UserMailSmsMailSmsType[keyof typeof UserMailSmsMailSmsType];


export const UserMailSmsMailSmsType = {
  SMS: 'SMS',
  MAIL: 'MAIL',
} as const;

export interface UserMailSms {
  /**
     * Number of the user.
     * @minimum 1
     */
  userId: number;
  /**
     * Addresses for a mail.
     * @maxItems 10
     * @items.maxLength 255
     */
  email?: string[];
  /** How the password travels. */
  mailSmsType: UserMailSmsMailSmsType;
  /**
     * Number for a text message.
     * @maxLength 32
     * @nullable
     */
  phoneNumber?: string | null;
}

export interface MemberImport {
  /** The spreadsheet, .xlsx or .csv. */
  excelFile: Blob;
}

export type ImportErrorErrorsItem = {
  /** JSON Pointer into the body. */
  path: string;
  /**
     * Row of the spreadsheet as a spreadsheet program numbers it.
     * @minimum 1
     */
  row?: number;
  /** Heading of the column. */
  column?: string;
  /** What is wrong there. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
};

/**
 * Why a spreadsheet was refused.
 */
export interface ImportError {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
  /** What is wrong, one entry a fault. */
  errors?: ImportErrorErrorsItem[];
}

/**
 * Only users whose first role is of type ADMIN may enter the console.
 */
export type RoleRoleType = typeof RoleRoleType[keyof typeof RoleRoleType];


export const RoleRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

/**
 * Why the asking admin may not change or delete the role: it is SUPER ADMIN, or it holds privileges that the admin lacks. Absent when the admin may.
 */
export type RoleLockedReason = typeof RoleLockedReason[keyof typeof RoleLockedReason];


export const RoleLockedReason = {
  SUPER_ADMIN: 'SUPER_ADMIN',
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;

/**
 * Why the asking admin may not give the role to a user: it is SUPER ADMIN and the admin is none, or it holds privileges that the admin lacks. Absent when the admin may.
 */
export type RoleWithheldReason = typeof RoleWithheldReason[keyof typeof RoleWithheldReason];


export const RoleWithheldReason = {
  SUPER_ADMIN: 'SUPER_ADMIN',
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;

/**
 * A set of privileges that users hold.
 */
export interface Role {
  id: Id;
  /** Name of the role; no two roles share one. */
  roleName: string;
  /** Only users whose first role is of type ADMIN may enter the console. */
  roleType: RoleRoleType;
  /**
     * What the role is for.
     * @nullable
     */
  description: string | null;
  /** Whether signing in takes a second step beside the password, which every user with the role must set up. */
  secondFactorRequired: boolean;
  /** Numbers of the privileges. The name is misspelt as in the foundation's API. */
  previlegeId: number[];
  /** The privileges with their names. */
  readonly privileges: readonly Privilege[];
  /** Why the asking admin may not change or delete the role: it is SUPER ADMIN, or it holds privileges that the admin lacks. Absent when the admin may. */
  readonly lockedReason?: RoleLockedReason;
  /** Why the asking admin may not give the role to a user: it is SUPER ADMIN and the admin is none, or it holds privileges that the admin lacks. Absent when the admin may. */
  readonly withheldReason?: RoleWithheldReason;
  /** Whether at least one user holds the role: the opposite of `deletable`. */
  readonly userExistsByRoleId: boolean;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type RolePagePayload = {
  content: Role[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface RolePage {
  success: Success;
  message: Message;
  payload: RolePagePayload;
}

export interface RoleTotal {
  success: Success;
  message: Message;
  payload: Role[];
}

export interface RoleOne {
  success: Success;
  message: Message;
  payload: Role;
}

/**
 * ADMIN for roles of the console.
 */
export type RoleCreateRoleType = typeof RoleCreateRoleType[keyof typeof RoleCreateRoleType];


export const RoleCreateRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

export interface RoleCreate {
  /**
     * Name of the role; no two roles share one.
     * @minLength 1
     * @maxLength 255
     */
  roleName: string;
  /** ADMIN for roles of the console. */
  roleType: RoleCreateRoleType;
  /**
     * What the role is for.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /** Whether signing in takes a second step beside the password, which every user with the role must set up. */
  secondFactorRequired?: boolean;
  /**
     * Numbers of the privileges. The name is misspelt as in the foundation's API.
     * @maxItems 1000
     * @items.minimum 1
     */
  previlegeId?: number[];
}

/**
 * ADMIN for roles of the console.
 */
export type RoleUpdateRoleType = typeof RoleUpdateRoleType[keyof typeof RoleUpdateRoleType];


export const RoleUpdateRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

export interface RoleUpdate {
  id: Id;
  /**
     * Name of the role; no two roles share one.
     * @minLength 1
     * @maxLength 255
     */
  roleName: string;
  /** ADMIN for roles of the console. */
  roleType: RoleUpdateRoleType;
  /**
     * What the role is for.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /** Whether signing in takes a second step beside the password, which every user with the role must set up. */
  secondFactorRequired?: boolean;
  /**
     * Numbers of the privileges. The name is misspelt as in the foundation's API.
     * @maxItems 1000
     * @items.minimum 1
     */
  previlegeId?: number[];
}

export interface PrivilegeList {
  success: Success;
  message: Message;
  payload: Privilege[];
}

/**
 * What it is about; each type has its own icon.
 */
export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  EVENT: 'EVENT',
  SUBSCRIPTION_EXPIRING: 'SUBSCRIPTION_EXPIRING',
  SUBSCRIPTION_EXPIRED: 'SUBSCRIPTION_EXPIRED',
  NEWS: 'NEWS',
  USER_SIGNUP: 'USER_SIGNUP',
  USER_SUBSCRIPTION: 'USER_SUBSCRIPTION',
  ORDER: 'ORDER',
} as const;

/**
 * The channel it was sent through.
 */
export type NotificationNotificationType = typeof NotificationNotificationType[keyof typeof NotificationNotificationType];


export const NotificationNotificationType = {
  WEB: 'WEB',
} as const;

/**
 * Who sent it; null when the system did.
 * @nullable
 */
export type NotificationSender = {
  /** Name of the user. */
  readonly name: string;
} | null;

/**
 * A message to users.
 */
export interface Notification {
  id: Id;
  /** Headline. */
  title: string;
  /** The message. */
  message: string;
  /** What it is about; each type has its own icon. */
  type: NotificationType;
  /** The channel it was sent through. */
  notificationType?: NotificationNotificationType;
  /** Users it went to; empty when it went to all. Kept when a user is deleted. */
  recipientIds?: number[];
  /** Whether it went to all users. */
  sendToAllUser?: boolean;
  /**
     * Who sent it; null when the system did.
     * @nullable
     */
  readonly sender: NotificationSender;
  creationDateTimeStamp: CreationDateTimeStamp;
  /** When it was last written, UTC. */
  readonly lastModifiedDate: string;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type NotificationPagePayload = {
  content: Notification[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface NotificationPage {
  success: Success;
  message: Message;
  payload: NotificationPagePayload;
}

export type MyNotificationsPayload = {
  /**
     * How many are unread.
     * @minimum 0
     */
  unread: number;
  /** The newest first. */
  content: Notification[];
};

export interface MyNotifications {
  success: Success;
  message: Message;
  payload: MyNotificationsPayload;
}

/**
 * The channel.
 */
export type NotificationSendNotificationType = typeof NotificationSendNotificationType[keyof typeof NotificationSendNotificationType];


export const NotificationSendNotificationType = {
  WEB: 'WEB',
} as const;

export interface NotificationSend {
  /**
     * Headline.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The message.
     * @minLength 1
     * @maxLength 4000
     */
  message: string;
  /** The channel. */
  notificationType: NotificationSendNotificationType;
  /**
     * Users it goes to; empty when it goes to all.
     * @maxItems 1000
     * @items.minimum 1
     */
  recipientIds?: number[];
  /** Whether it goes to all users. */
  sendToAllUser: boolean;
}

/**
 * The area it belongs to; decides what is accepted.
 */
export type UploadArea = typeof UploadArea[keyof typeof UploadArea];


export const UploadArea = {
  BOOK: 'BOOK',
  VIDEO_PODCAST: 'VIDEO_PODCAST',
  DOCTOR: 'DOCTOR',
  CATEGORY: 'CATEGORY',
  AMALIYAT: 'AMALIYAT',
  FAZILAT_WEB: 'FAZILAT_WEB',
  PHOTO_GALLERY_CONTENT: 'PHOTO_GALLERY_CONTENT',
  EVENT: 'EVENT',
  USER: 'USER',
  MAHFIL: 'MAHFIL',
  CMS: 'CMS',
} as const;

export interface DbFileUpload {
  /** The file. */
  file: Blob;
  /**
     * Its content type as the browser names it.
     * @minLength 1
     * @maxLength 255
     */
  fileType: string;
  fileUploadType: UploadArea;
}

/**
 * When the record was created, UTC.
 */
export type CreationDate = string;

/**
 * An uploaded file.
 */
export interface DbFile {
  id: Id;
  /** Where the file is read; relative to the API host unless absolute. */
  fileUrl: string;
  /** The name it was uploaded with. */
  fileName: string;
  /** Extension without the dot. */
  fileExtension: string;
  /**
     * Its content type.
     * @nullable
     */
  fileType?: string | null;
  fileUploadType?: UploadArea;
  /**
     * Its size in bytes.
     * @minimum 0
     */
  fileSize?: number;
  creationDate?: CreationDate;
}

export interface DbFileAnswer {
  success: Success;
  message: Message;
  payload: DbFile;
}

/**
 * What was done; PURGE: it went from the trash for good; ACTION: something beside the properties of the record; ERASE: what the history held of the record was erased. The others are about a user's account: SESSION_END: sessions elsewhere were ended; PASSWORD_RESET: a new or temporary password was made for the user; FACTOR_ON, FACTOR_OFF: a way of proving oneself in the second step of signing in was set up or removed; RECOVERY_CODES: new ones were made.
 */
export type HistoryEntryKind = typeof HistoryEntryKind[keyof typeof HistoryEntryKind];


export const HistoryEntryKind = {
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  RESTORE: 'RESTORE',
  PURGE: 'PURGE',
  ACTION: 'ACTION',
  ERASE: 'ERASE',
  SIGN_IN: 'SIGN_IN',
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  SIGN_OUT: 'SIGN_OUT',
  SESSION_END: 'SESSION_END',
  PASSWORD_CHANGE: 'PASSWORD_CHANGE',
  PASSWORD_RESET: 'PASSWORD_RESET',
  FACTOR_ON: 'FACTOR_ON',
  FACTOR_OFF: 'FACTOR_OFF',
  RECOVERY_CODES: 'RECOVERY_CODES',
  RECOVERY_CODE_USE: 'RECOVERY_CODE_USE',
} as const;

/**
 * Where the record is now: stored, in the trash, gone for good, or gone and erased from the history.
 */
export type HistoryEntryRecordState = typeof HistoryEntryRecordState[keyof typeof HistoryEntryRecordState];


export const HistoryEntryRecordState = {
  PRESENT: 'PRESENT',
  TRASHED: 'TRASHED',
  GONE: 'GONE',
  ERASED: 'ERASED',
} as const;

/**
 * One write of a record.
 */
export interface HistoryEntry {
  id: Id;
  /** What kind of record, by the name of its schema. */
  resource: string;
  recordId: Id;
  /**
     * What the record is called now, or was when it was deleted; null when it has no name.
     * @nullable
     */
  label: string | null;
  /** What was done; PURGE: it went from the trash for good; ACTION: something beside the properties of the record; ERASE: what the history held of the record was erased. The others are about a user's account: SESSION_END: sessions elsewhere were ended; PASSWORD_RESET: a new or temporary password was made for the user; FACTOR_ON, FACTOR_OFF: a way of proving oneself in the second step of signing in was set up or removed; RECOVERY_CODES: new ones were made. */
  kind: HistoryEntryKind;
  /**
     * The operation that wrote; null when the system did.
     * @nullable
     */
  operation: string | null;
  /** Properties that an update changed. */
  changed: string[];
  /**
     * Number of the user; null when the system wrote.
     * @nullable
     */
  changedById: number | null;
  /**
     * Name of the user, or number sign and number where nobody knows the name any more; null when the system wrote.
     * @nullable
     */
  changedBy: string | null;
  /** When, UTC. */
  changedDate: string;
  /**
     * Address of the network it came from; null where the asking admin may not know.
     * @nullable
     */
  address: string | null;
  /**
     * What the program called itself; null where the asking admin may not know.
     * @nullable
     */
  program: string | null;
  /**
     * Browser or app and its version; null when unknown.
     * @nullable
     */
  browser: string | null;
  /**
     * Operating system; null when unknown.
     * @nullable
     */
  system: string | null;
  /**
     * Counts the writes of the record.
     * @nullable
     */
  version: number | null;
  /** Where the record is now: stored, in the trash, gone for good, or gone and erased from the history. */
  recordState: HistoryEntryRecordState;
}

export type HistoryPagePayload = {
  content: HistoryEntry[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface HistoryPage {
  success: Success;
  message: Message;
  payload: HistoryPagePayload;
}

/**
 * Before, in the shape that its form reads; null when there was none, or it was erased.
 * @nullable
 */
export type RecordVersionBefore = { [key: string]: unknown } | null;

/**
 * After, in the shape that its form reads; null when it was deleted or erased.
 * @nullable
 */
export type RecordVersionAfter = { [key: string]: unknown } | null;

/**
 * A record before and after a write.
 */
export interface RecordVersion {
  entry: HistoryEntry;
  /**
     * Before, in the shape that its form reads; null when there was none, or it was erased.
     * @nullable
     */
  before: RecordVersionBefore;
  /**
     * After, in the shape that its form reads; null when it was deleted or erased.
     * @nullable
     */
  after: RecordVersionAfter;
}

export interface RecordVersionAnswer {
  success: Success;
  message: Message;
  payload: RecordVersion;
}

/**
 * A deleted record.
 */
export interface TrashedRecord {
  id: Id;
  /** What kind of record, by the name of its schema. */
  resource: string;
  recordId: Id;
  /**
     * What it is called; null when it has no name.
     * @nullable
     */
  label: string | null;
  /**
     * Name of who deleted it; null when the system did.
     * @nullable
     */
  deletedBy: string | null;
  /** When it was deleted, UTC. */
  deletedDate: string;
  /** When it goes for good, UTC. */
  expiryDate: string;
}

export type TrashPagePayload = {
  content: TrashedRecord[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface TrashPage {
  success: Success;
  message: Message;
  payload: TrashPagePayload;
}

/**
 * New values for properties whose own ones are taken meanwhile, or name what is gone for good or no longer goes with the record, by the name of the property.
 */
export interface RestoredValues {[key: string]: string | number | Id[] | null}

export interface TrashRestore {
  values?: RestoredValues;
}

export type RestoreCollisionsCollisionsItem = {
  /** Name of the property. */
  property: string;
  /** What the property is called, in the language that `Accept-Language` asks for. */
  title: string;
  /** What is taken. */
  value: string | number;
  /**
     * Number of the record that has it now.
     * @minimum 1
     */
  recordId: number;
  /**
     * What that record is called; null when it has no name.
     * @nullable
     */
  label: string | null;
};

/**
 * What the record that is referred to must go with: values of the record itself, by the names of its properties.
 */
export type RestoreCollisionsGoneItemAgreesWith = {[key: string]: string | number | boolean | null};

export type RestoreCollisionsGoneItem = {
  /** Name of the property. */
  property: string;
  /** What the property is called, or what is referred to, in the language that `Accept-Language` asks for. */
  title: string;
  /** What kind of record is referred to, by the name of its schema. */
  resource: string;
  /**
     * Number of that record.
     * @minimum 1
     */
  recordId: number;
  /** Whether it may be left out. */
  optional: boolean;
  /** True for a record that is there but, as it is by now, does not go with the others that are named; false for one that is gone for good. */
  unfit: boolean;
  /** What the record that is referred to must go with: values of the record itself, by the names of its properties. */
  agreesWith: RestoreCollisionsGoneItemAgreesWith;
  /**
     * All that the property refers to, where that is a list; null where it is one record.
     * @nullable
     * @items.minimum 1
     */
  list: number[] | null;
};

/**
 * What keeps a deleted record from being restored as it was.
 */
export interface RestoreCollisions {
  /** What kind of record it is, by the name of its schema. */
  resource: string;
  /** Its values that other records took meanwhile, though no two records share them. */
  collisions: RestoreCollisionsCollisionsItem[];
  /** Where it refers to records which are gone for good, or no longer go with it; of a list, once for each of these. */
  gone: RestoreCollisionsGoneItem[];
}

export interface DeleteUndo {
  /**
     * What kind of record, by the name of its schema.
     * @minLength 1
     * @maxLength 255
     */
  resource: string;
  recordId: Id;
  values?: RestoredValues;
}

/**
 * Mail or text message.
 */
export type UnsentMessageKind = typeof UnsentMessageKind[keyof typeof UnsentMessageKind];


export const UnsentMessageKind = {
  MAIL: 'MAIL',
  SMS: 'SMS',
} as const;

/**
 * A message whose sending has failed.
 */
export interface UnsentMessage {
  id: Id;
  /** Mail or text message. */
  kind: UnsentMessageKind;
  /** Its addresses or number. */
  recipients: string;
  /**
     * Its subject; null for a text message.
     * @nullable
     */
  subject: string | null;
  /**
     * How often it was tried.
     * @minimum 1
     */
  attempts: number;
  /**
     * Why the last attempt failed, in the words of the server for messages.
     * @maxLength 500
     */
  lastError: string;
  /** When it was written, UTC. */
  createdDate: string;
  /**
     * When it is tried again, UTC; null when it was given up.
     * @nullable
     */
  nextAttemptDate: string | null;
  /** Whether it is not tried any more. */
  givenUp: boolean;
}

export type UnsentMessagePagePayload = {
  content: UnsentMessage[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface UnsentMessagePage {
  success: Success;
  message: Message;
  payload: UnsentMessagePagePayload;
}

/**
 * Somebody who has a record open.
 */
export interface PresentPerson {
  id: Id;
  /** Name of the user. */
  name: string;
}

/**
 * What was done.
 */
export type PresenceChangeKind = typeof PresenceChangeKind[keyof typeof PresenceChangeKind];


export const PresenceChangeKind = {
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  RESTORE: 'RESTORE',
} as const;

/**
 * What was written.
 */
export interface PresenceChange {
  /**
     * Number of the record; null where many were created at once.
     * @nullable
     */
  recordId: number | null;
  /**
     * How many records; one, where they have a number.
     * @minimum 1
     */
  count: number;
  /** What was done. */
  kind: PresenceChangeKind;
  /**
     * Name of the user; null when the system wrote.
     * @nullable
     */
  changedBy: string | null;
  /** When, UTC. */
  changedDate: string;
}

/**
 * The data of each event, as JSON, by the name of the event.
 */
export interface PresenceEvents {
  people?: PresentPerson[];
  changes?: PresenceChange[];
}

/**
 * What the record has in the place of each parameter that narrows lists of its kind; of a static page's section, also the page.
 */
export type FoundRecordValues = {[key: string]: string | number | boolean | null};

/**
 * A record that was found.
 */
export interface FoundRecord {
  /** What kind of record, by the name of its schema. */
  resource: string;
  recordId: Id;
  /**
     * What it is called, in the language in which it was found; null when it has no name.
     * @nullable
     */
  label: string | null;
  /** The property in which the first word was found. */
  property: string;
  /**
     * A part of the text in which it was found; null where that is what the record is called.
     * @nullable
     */
  text: string | null;
  /** Whether it was found only by words much like those looked for. */
  similar: boolean;
  /** What the record has in the place of each parameter that narrows lists of its kind; of a static page's section, also the page. */
  values: FoundRecordValues;
}

export interface FoundRecords {
  success: Success;
  message: Message;
  payload: FoundRecord[];
}

/**
 * The month.
 */
export type MonthSalesMonth = typeof MonthSalesMonth[keyof typeof MonthSalesMonth];


export const MonthSalesMonth = {
  Jan: 'Jan',
  Feb: 'Feb',
  Mar: 'Mar',
  Apr: 'Apr',
  May: 'May',
  Jun: 'Jun',
  Jul: 'Jul',
  Aug: 'Aug',
  Sep: 'Sep',
  Oct: 'Oct',
  Nov: 'Nov',
  Dec: 'Dec',
} as const;

/**
 * Sales of one month.
 */
export interface MonthSales {
  /** The month. */
  month: MonthSalesMonth;
  /**
     * The sales.
     * @minimum 0
     */
  sales: number;
}

/**
 * Sales of one week.
 */
export interface WeekSales {
  /** The week of the month. */
  week: string;
  /**
     * The sales.
     * @minimum 0
     */
  totalSell: number;
}

/**
 * What the dashboard shows.
 */
export interface DashboardSummary {
  /**
     * How many users registered in the app.
     * @minimum 0
     */
  totalUsers: number;
  /**
     * How many events there are.
     * @minimum 0
     */
  totalEvents: number;
  /**
     * How many products there are.
     * @minimum 0
     */
  totalProducts: number;
  /**
     * How many orders there are.
     * @minimum 0
     */
  totalOrders: number;
  /**
     * Sales of the months, Jan to Dec.
     * @minItems 12
     * @maxItems 12
     */
  totalOrder: MonthSales[];
  /**
     * Amounts of the weeks, Week 1 to Week 5; null for who may not list donations.
     * @minItems 5
     * @maxItems 5
     * @nullable
     */
  weeklySales: WeekSales[] | null;
}

export interface DashboardAnswer {
  success: Success;
  message: Message;
  payload: DashboardSummary;
}

/**
 * Figures of the last twelve months, by their place in the list of months.
 */
export interface MonthFigures {
  /**
     * The months.
     * @minItems 12
     * @maxItems 12
     * @items.pattern ^\d{4}-\d{2}$
     */
  months: string[];
  /**
     * How many became members; null for who may not list them.
     * @nullable
     * @items.minimum 0
     */
  members: number[] | null;
  /**
     * How many donations were paid; null for who may not list them.
     * @nullable
     * @items.minimum 0
     */
  donations: number[] | null;
}

export interface YearFigures {
  success: Success;
  message: Message;
  payload: MonthFigures;
}

/**
 * Whether app and website show the record. New records are active.
 */
export type Active = boolean;

/**
 * A language that texts are written in.
 */
export interface Language {
  id: Id;
  /** Name of the language. */
  name: string;
  /** Code of the language; `ar` is written from right to left. No two languages share one. */
  code: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type LanguageListPayload = Language[] | {
  content: Language[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface LanguageList {
  success: Success;
  message: Message;
  payload: LanguageListPayload;
}

export interface LanguageTotal {
  success: Success;
  message: Message;
  payload: Language[];
}

export interface LanguageOne {
  success: Success;
  message: Message;
  payload: Language;
}

export interface LanguageCreate {
  /**
     * Name of the language.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Code of the language; no two languages share one.
     * @minLength 1
     * @maxLength 35
     * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]+)*$
     */
  code: string;
  active?: Active;
}

export interface LanguageUpdate {
  id: Id;
  /**
     * Name of the language.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Code of the language; no two languages share one.
     * @minLength 1
     * @maxLength 35
     * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]+)*$
     */
  code: string;
  active?: Active;
}

/**
 * What these records have in the place of parameters that narrow lists of their kind; of a static page's sections, the page.
 */
export type MissingTextCountValues = {[key: string]: string | number | boolean | null};

export type MissingTextCountLanguagesItem = {
  /**
     * The language.
     * @minimum 1
     */
  languageId: number;
  /**
     * How many lack a text in it.
     * @minimum 1
     */
  missing: number;
};

/**
 * How many records of a kind lack a text in which language.
 */
export interface MissingTextCount {
  /** What kind of record, by the name of its schema. */
  resource: string;
  /** What these records have in the place of parameters that narrow lists of their kind; of a static page's sections, the page. */
  values: MissingTextCountValues;
  /**
     * How many of these there are that have a text per language.
     * @minimum 1
     */
  records: number;
  /** The languages in which any of them lacks a text. */
  languages: MissingTextCountLanguagesItem[];
}

export interface MissingTexts {
  success: Success;
  message: Message;
  payload: MissingTextCount[];
}

/**
 * One text in one language, as it is read.
 */
export interface TranslatedText {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @maxLength 4000
     */
  translatedText: string;
}

/**
 * A devotional practice.
 */
export interface Amaliyat {
  id: Id;
  /** Title of the amaliyat in one language. */
  readonly title: string;
  /**
     * Subtitle of the amaliyat in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the amaliyat per language. */
  titles: TranslatedText[];
  /** Subtitle of the amaliyat per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /** The label of the amaliyat. */
  amaliyatLabelId: number;
  /** Title of the label. */
  readonly amaliyatLabelTitle: string;
  /** The category of the amaliyat. */
  amaliyatCategoryId: number;
  /** Title of the category. */
  readonly amaliyatCategoryTitle: string;
  /** Whether it is recommended. */
  recommended: boolean;
  /** Whether it belongs to the tracking of prayers. */
  namazTracking: boolean;
  /**
     * The audio of the amaliyat.
     * @nullable
     */
  audioDbFileId: number | null;
  /** The audio of the amaliyat. */
  readonly audioDbFile: FileRef | null;
  /**
     * The single day, or the first day of the range, on which it is shown, DD-MM.
     * @nullable
     */
  startVisibilityDayMonth: string | null;
  /**
     * Last day of the range, DD-MM; null for a single day or a list of days.
     * @nullable
     */
  endVisibilityDayMonth: string | null;
  /** The days on which it is shown, when they are several. */
  amaliyatVisibilityDayMonths: string[];
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type AmaliyatPagePayload = {
  content: Amaliyat[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface AmaliyatPage {
  success: Success;
  message: Message;
  payload: AmaliyatPagePayload;
}

export interface AmaliyatTotal {
  success: Success;
  message: Message;
  payload: Amaliyat[];
}

export interface AmaliyatOne {
  success: Success;
  message: Message;
  payload: Amaliyat;
}

/**
 * One text in one language, as it is written. Read back as `translatedText`.
 */
export interface TextWrite {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @minLength 1
     * @maxLength 255
     */
  text: string;
}

export interface AmaliyatCreate {
  /**
     * Title of the amaliyat per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the amaliyat per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * The label of the amaliyat.
     * @minimum 1
     */
  amaliyatLabelId: number;
  /**
     * The category of the amaliyat.
     * @minimum 1
     */
  amaliyatCategoryId: number;
  /** Whether it is recommended. */
  recommended?: boolean;
  /** Whether it belongs to the tracking of prayers. */
  namazTracking?: boolean;
  audioDbFileId?: FileId | null;
  /**
     * The single day, or the first day of the range, on which it is shown, DD-MM.
     * @maxLength 5
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  startVisibilityDayMonth?: string | null;
  /**
     * Last day of the range, DD-MM; null for a single day or a list of days.
     * @maxLength 5
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  endVisibilityDayMonth?: string | null;
  /**
     * The days on which it is shown, when they are several.
     * @maxItems 366
     * @items.maxLength 5
     * @items.pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  amaliyatVisibilityDayMonths?: string[];
  active?: Active;
}

export interface AmaliyatUpdate {
  id: Id;
  /**
     * Title of the amaliyat per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the amaliyat per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * The label of the amaliyat.
     * @minimum 1
     */
  amaliyatLabelId: number;
  /**
     * The category of the amaliyat.
     * @minimum 1
     */
  amaliyatCategoryId: number;
  /** Whether it is recommended. */
  recommended?: boolean;
  /** Whether it belongs to the tracking of prayers. */
  namazTracking?: boolean;
  audioDbFileId?: FileId | null;
  /**
     * The single day, or the first day of the range, on which it is shown, DD-MM.
     * @maxLength 5
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  startVisibilityDayMonth?: string | null;
  /**
     * Last day of the range, DD-MM; null for a single day or a list of days.
     * @maxLength 5
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  endVisibilityDayMonth?: string | null;
  /**
     * The days on which it is shown, when they are several.
     * @maxItems 366
     * @items.maxLength 5
     * @items.pattern ^((0[1-9]|[12]\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$
     */
  amaliyatVisibilityDayMonths?: string[];
  active?: Active;
}

/**
 * A category of amaliyat, or a sub-category of one.
 */
export interface AmaliyatCategory {
  id: Id;
  /** Title of the category in one language. */
  readonly title: string;
  /**
     * Subtitle of the category in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the category per language. */
  titles: TranslatedText[];
  /** Subtitle of the category per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  /**
     * The category that this one is a part of; null for a top-level one.
     * @nullable
     */
  parentCategoryId: number | null;
  /**
     * Title of the category above.
     * @nullable
     */
  readonly parentCategoryTitle: string | null;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type AmaliyatCategoryPagePayload = {
  content: AmaliyatCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface AmaliyatCategoryPage {
  success: Success;
  message: Message;
  payload: AmaliyatCategoryPagePayload;
}

export interface AmaliyatCategoryTotal {
  success: Success;
  message: Message;
  payload: AmaliyatCategory[];
}

export interface AmaliyatCategoryOne {
  success: Success;
  message: Message;
  payload: AmaliyatCategory;
}

export interface AmaliyatCategoryCreate {
  /**
     * Title of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the category per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * The category that this one becomes a part of; null for a top-level one.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}

export interface AmaliyatCategoryUpdate {
  id: Id;
  /**
     * Title of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the category per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * The category that this one becomes a part of; null for a top-level one.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}

/**
 * A label of amaliyat.
 */
export interface AmaliyatLabel {
  id: Id;
  /** Title of the label in one language. */
  readonly title: string;
  /**
     * Subtitle of the label in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the label per language. */
  titles: TranslatedText[];
  /** Subtitle of the label per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /** Key word of the label. */
  tag: string;
  /** Time of day, twelve-hour clock. */
  time: string;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type AmaliyatLabelPagePayload = {
  content: AmaliyatLabel[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface AmaliyatLabelPage {
  success: Success;
  message: Message;
  payload: AmaliyatLabelPagePayload;
}

export interface AmaliyatLabelTotal {
  success: Success;
  message: Message;
  payload: AmaliyatLabel[];
}

export interface AmaliyatLabelOne {
  success: Success;
  message: Message;
  payload: AmaliyatLabel;
}

export interface AmaliyatLabelCreate {
  /**
     * Title of the label per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the label per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Key word of the label.
     * @minLength 1
     * @maxLength 255
     */
  tag: string;
  /**
     * Time of day, twelve-hour clock (hh:mm A).
     * @maxLength 8
     * @pattern ^(0[1-9]|1[0-2]):[0-5]\d [AP]M$
     */
  time: string;
  active: Active;
}

export interface AmaliyatLabelUpdate {
  id: Id;
  /**
     * Title of the label per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the label per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Key word of the label.
     * @minLength 1
     * @maxLength 255
     */
  tag: string;
  /**
     * Time of day, twelve-hour clock (hh:mm A).
     * @maxLength 8
     * @pattern ^(0[1-9]|1[0-2]):[0-5]\d [AP]M$
     */
  time: string;
  active: Active;
}

/**
 * How the Arabic calendar is adjusted to the sighting of the moon.
 */
export interface ArabicCalendar {
  id: Id;
  /**
     * Days that the sighted month differs from the reckoned one.
     * @minimum -2
     * @maximum 2
     */
  adjustDays: number;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type ArabicCalendarPagePayload = {
  content: ArabicCalendar[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface ArabicCalendarPage {
  success: Success;
  message: Message;
  payload: ArabicCalendarPagePayload;
}

export interface ArabicCalendarOne {
  success: Success;
  message: Message;
  payload: ArabicCalendar;
}

export interface ArabicCalendarUpdate {
  id: Id;
  /**
     * Days that the sighted month differs from the reckoned one.
     * @minimum -2
     * @maximum 2
     */
  adjustDays: number;
}

/**
 * An article with its picture, category and author.
 */
export interface Article {
  id: Id;
  /** Headline of the article. */
  title: string;
  /** The article's category. */
  articleCategoryId: number;
  /** Name of the category. */
  readonly articleCategoryTitle: string;
  /**
     * Number of the picture above the article; null for none.
     * @nullable
     */
  articleImageId: number | null;
  /** The picture above the article; null when there is none. */
  readonly articleImage: FileRef | null;
  /**
     * What the article is about, in a few sentences.
     * @nullable
     */
  shortDescription: string | null;
  /**
     * The article itself.
     * @nullable
     */
  content: string | null;
  /**
     * Who wrote the article; null when nobody is named.
     * @nullable
     */
  authorId: number | null;
  /**
     * Name of the author; null when nobody is named.
     * @nullable
     */
  readonly authorName: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type ArticlePagePayload = {
  content: Article[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface ArticlePage {
  success: Success;
  message: Message;
  payload: ArticlePagePayload;
}

export interface ArticleTotal {
  success: Success;
  message: Message;
  payload: Article[];
}

export interface ArticleOne {
  success: Success;
  message: Message;
  payload: Article;
}

export interface ArticleCreate {
  /**
     * Headline of the article.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The article's category.
     * @minimum 1
     */
  articleCategoryId: number;
  articleImageId?: FileId | null;
  /**
     * What the article is about, in a few sentences.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * The article itself.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Who wrote the article; null when nobody is named.
     * @minimum 1
     * @nullable
     */
  authorId?: number | null;
  active?: Active;
}

export interface ArticleUpdate {
  id: Id;
  /**
     * Headline of the article.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The article's category.
     * @minimum 1
     */
  articleCategoryId: number;
  articleImageId?: FileId | null;
  /**
     * What the article is about, in a few sentences.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * The article itself.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Who wrote the article; null when nobody is named.
     * @minimum 1
     * @nullable
     */
  authorId?: number | null;
  active?: Active;
}

/**
 * A category of articles.
 */
export interface ArticleCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type ArticleCategoryPagePayload = {
  content: ArticleCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface ArticleCategoryPage {
  success: Success;
  message: Message;
  payload: ArticleCategoryPagePayload;
}

export interface ArticleCategoryTotal {
  success: Success;
  message: Message;
  payload: ArticleCategory[];
}

export interface ArticleCategoryOne {
  success: Success;
  message: Message;
  payload: ArticleCategory;
}

export interface ArticleCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface ArticleCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * Somebody who writes articles or books.
 */
export interface Author {
  id: Id;
  /** Full name. */
  authorName: string;
  /** What the author is. */
  authorDesignation: string;
  /**
     * Address of the Facebook page.
     * @nullable
     */
  facebookUrl: string | null;
  /**
     * Address of the YouTube channel.
     * @nullable
     */
  youtubeUrl: string | null;
  /**
     * Number of the photo; null for none.
     * @nullable
     */
  authorImageId: number | null;
  /** The photo; null when there is none. */
  readonly authorImage: FileRef | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type AuthorPagePayload = {
  content: Author[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface AuthorPage {
  success: Success;
  message: Message;
  payload: AuthorPagePayload;
}

export interface AuthorTotal {
  success: Success;
  message: Message;
  payload: Author[];
}

export interface AuthorCreate {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  authorName: string;
  /**
     * What the author is.
     * @minLength 1
     * @maxLength 255
     */
  authorDesignation: string;
  /**
     * Address of the Facebook page.
     * @maxLength 2048
     * @nullable
     */
  facebookUrl?: string | null;
  /**
     * Address of the YouTube channel.
     * @maxLength 2048
     * @nullable
     */
  youtubeUrl?: string | null;
  authorImageId?: FileId | null;
}

/**
 * A book.
 */
export interface Book {
  id: Id;
  /** Title of the book in one language. */
  readonly title: string;
  /** Title of the book per language. */
  titles: TranslatedText[];
  /** Short description of the book in one language. */
  readonly shortDescription: string;
  /** Short description of the book per language. */
  shortDescriptions: TranslatedText[];
  /**
     * The author; old records may have none and are shown as Anonymous.
     * @nullable
     */
  author: string | null;
  /**
     * The cover.
     * @nullable
     */
  bookDisplayImageId: number | null;
  /** The cover. */
  readonly bookDisplayImage: FileRef | null;
  /**
     * Price of the book.
     * @nullable
     */
  price: number | null;
  /**
     * Where the book can be ordered.
     * @nullable
     */
  orderLink: string | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  /** Titles of the categories that the book belongs to. */
  tags: string[];
  /** Whether it is recommended. */
  recommended: boolean;
  /** Whether it is a best seller. */
  bestSeller: boolean;
  /** Whether it is a publication of the house. */
  sirajumMoniraPublication: boolean;
  /** True for a PDF book of the website, false for one with content. */
  pdf: boolean;
  /**
     * Address of a PDF elsewhere; the console sends it empty.
     * @nullable
     */
  pdfLink: string | null;
  /**
     * The whole PDF.
     * @nullable
     */
  pdfDbFileId: number | null;
  /** The whole PDF. */
  readonly pdfFile: FileRef | null;
  /**
     * The PDF of a part, to look into.
     * @nullable
     */
  partialPdfFileId: number | null;
  /** The PDF of a part, to look into. */
  readonly partialPdf: FileRef | null;
  /**
     * The text, for a book that is no PDF.
     * @nullable
     */
  bookContent: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type BookPagePayload = {
  content: Book[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface BookPage {
  success: Success;
  message: Message;
  payload: BookPagePayload;
}

export interface BookOne {
  success: Success;
  message: Message;
  payload: Book;
}

/**
 * A short description in one language, as it is written.
 */
export interface BookShortDescriptionWrite {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
}

export interface BookCreate {
  /**
     * Title of the book per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Short description of the book per language.
     * @minItems 1
     * @maxItems 100
     */
  shortDescriptions: BookShortDescriptionWrite[];
  /**
     * The author.
     * @minLength 1
     * @maxLength 200000
     */
  author: string;
  /**
     * The cover.
     * @minimum 1
     */
  bookDisplayImageId: number;
  /**
     * Price of the book.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  price?: number | null;
  /**
     * Where the book can be ordered.
     * @maxLength 2048
     * @nullable
     */
  orderLink?: string | null;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * Titles of the categories that the book belongs to.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 255
     */
  tags?: string[];
  /** Whether it is recommended. */
  recommended?: boolean;
  /** Whether it is a best seller. */
  bestSeller?: boolean;
  /** Whether it is a publication of the house. */
  sirajumMoniraPublication?: boolean;
  /** True for a PDF book of the website, false for one with content. */
  pdf?: boolean;
  /**
     * Address of a PDF elsewhere; the console sends it empty.
     * @maxLength 2048
     * @nullable
     */
  pdfLink?: string | null;
  pdfDbFileId?: FileId | null;
  partialPdfFileId?: FileId | null;
  /**
     * The text; required unless it is a PDF book.
     * @maxLength 200000
     * @nullable
     */
  bookContent?: string | null;
  active: Active;
}

export interface BookUpdate {
  id: Id;
  /**
     * Title of the book per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Short description of the book per language.
     * @minItems 1
     * @maxItems 100
     */
  shortDescriptions: BookShortDescriptionWrite[];
  /**
     * The author.
     * @minLength 1
     * @maxLength 200000
     */
  author: string;
  /**
     * The cover.
     * @minimum 1
     */
  bookDisplayImageId: number;
  /**
     * Price of the book.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  price?: number | null;
  /**
     * Where the book can be ordered.
     * @maxLength 2048
     * @nullable
     */
  orderLink?: string | null;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * Titles of the categories that the book belongs to.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 255
     */
  tags?: string[];
  /** Whether it is recommended. */
  recommended?: boolean;
  /** Whether it is a best seller. */
  bestSeller?: boolean;
  /** Whether it is a publication of the house. */
  sirajumMoniraPublication?: boolean;
  /** True for a PDF book of the website, false for one with content. */
  pdf?: boolean;
  /**
     * Address of a PDF elsewhere; the console sends it empty.
     * @maxLength 2048
     * @nullable
     */
  pdfLink?: string | null;
  pdfDbFileId?: FileId | null;
  partialPdfFileId?: FileId | null;
  /**
     * The text; required unless it is a PDF book.
     * @maxLength 200000
     * @nullable
     */
  bookContent?: string | null;
  active: Active;
}

/**
 * A category of contents of the mobile app.
 */
export interface Category {
  id: Id;
  /** Name of the category in one language. */
  readonly title: string;
  /** Name of the category per language. */
  titles: TranslatedText[];
  /**
     * Key word by which app and website find the category.
     * @nullable
     */
  tag: string | null;
  /**
     * The image of the category.
     * @nullable
     */
  dbFileId: number | null;
  /** The image of the category. */
  readonly image: FileRef | null;
  /**
     * How many contents the category holds, where the API counts them.
     * @minimum 0
     */
  readonly count?: number;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type CategoryPagePayload = {
  content: Category[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface CategoryPage {
  success: Success;
  message: Message;
  payload: CategoryPagePayload;
}

export interface CategoryTotal {
  success: Success;
  message: Message;
  payload: Category[];
}

export interface CategoryOne {
  success: Success;
  message: Message;
  payload: Category;
}

export interface CategoryCreate {
  /**
     * Name of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Key word by which app and website find the category.
     * @maxLength 255
     * @nullable
     */
  tag?: string | null;
  dbFileId?: FileId | null;
  active?: Active;
  /**
     * Null or left out: the API gives the number.
     * @nullable
     */
  id?: null;
}

export interface CategoryUpdate {
  id: Id;
  /**
     * Name of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Key word by which app and website find the category.
     * @maxLength 255
     * @nullable
     */
  tag?: string | null;
  dbFileId?: FileId | null;
  active?: Active;
}

/**
 * A city that namaz times are given for.
 */
export interface City {
  id: Id;
  /** The country that the city belongs to. */
  countryId: number;
  /** Name of the country. */
  readonly countryName: string;
  /** Name of the city. */
  name: string;
  /** Degrees north of the equator; negative to the south. */
  latitude: number;
  /** Degrees east of Greenwich; negative to the west. */
  longitude: number;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type CityPagePayload = {
  content: City[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface CityPage {
  success: Success;
  message: Message;
  payload: CityPagePayload;
}

export interface CityTotal {
  success: Success;
  message: Message;
  payload: City[];
}

export interface CityOne {
  success: Success;
  message: Message;
  payload: City;
}

export interface CityCreate {
  /**
     * The country that the city belongs to.
     * @minimum 1
     */
  countryId: number;
  /**
     * Name of the city.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Degrees north of the equator; negative to the south.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east of Greenwich; negative to the west.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  active?: Active;
}

export interface CityUpdate {
  id: Id;
  /**
     * The country that the city belongs to.
     * @minimum 1
     */
  countryId: number;
  /**
     * Name of the city.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Degrees north of the equator; negative to the south.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east of Greenwich; negative to the west.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  active?: Active;
}

/**
 * A person whom visitors may contact.
 */
export interface CommunicationPerson {
  id: Id;
  /** What the person is responsible for. */
  title: string;
  /** The person's name. */
  name: string;
  /**
     * Address for e-mail.
     * @nullable
     */
  email: string | null;
  /**
     * Mobile number, digits only; kept as text so that a leading 0 survives.
     * @nullable
     */
  mobileNo: string | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type CommunicationPersonPagePayload = {
  content: CommunicationPerson[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface CommunicationPersonPage {
  success: Success;
  message: Message;
  payload: CommunicationPersonPagePayload;
}

export interface CommunicationPersonOne {
  success: Success;
  message: Message;
  payload: CommunicationPerson;
}

export interface CommunicationPersonCreate {
  /**
     * What the person is responsible for.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The person's name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Address for e-mail.
     * @maxLength 255
     * @nullable
     */
  email?: string | null;
  /**
     * Mobile number, digits only; kept as text so that a leading 0 survives.
     * @maxLength 20
     * @nullable
     * @pattern ^\d+$
     */
  mobileNo?: string | null;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
}

export interface CommunicationPersonUpdate {
  id: Id;
  /**
     * What the person is responsible for.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The person's name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Address for e-mail.
     * @maxLength 255
     * @nullable
     */
  email?: string | null;
  /**
     * Mobile number, digits only; kept as text so that a leading 0 survives.
     * @maxLength 20
     * @nullable
     * @pattern ^\d+$
     */
  mobileNo?: string | null;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
}

/**
 * A setting of app and website.
 */
export interface Configuration {
  id: Id;
  /** Name of the setting; no two settings share one. */
  name: string;
  /** Its value. */
  value: string;
  /**
     * What it does.
     * @nullable
     */
  description: string | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type ConfigurationPagePayload = {
  content: Configuration[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface ConfigurationPage {
  success: Success;
  message: Message;
  payload: ConfigurationPagePayload;
}

export interface ConfigurationOne {
  success: Success;
  message: Message;
  payload: Configuration;
}

export interface ConfigurationUpdate {
  id: Id;
  /**
     * Name of the setting; no two settings share one.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Its value.
     * @minLength 1
     * @maxLength 4000
     */
  value: string;
  /**
     * What it does.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
}

/**
 * A country that namaz times are given for.
 */
export interface Country {
  id: Id;
  /** Name of the country. */
  name: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type CountryPagePayload = {
  content: Country[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface CountryPage {
  success: Success;
  message: Message;
  payload: CountryPagePayload;
}

export interface CountryTotal {
  success: Success;
  message: Message;
  payload: Country[];
}

export interface CountryOne {
  success: Success;
  message: Message;
  payload: Country;
}

export interface CountryCreate {
  /**
     * Name of the country.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}

export interface CountryUpdate {
  id: Id;
  /**
     * Name of the country.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}

/**
 * A day of the Islamic calendar with its meaning.
 */
export interface Day {
  id: Id;
  /** Name of the day. */
  title: string;
  /** The day's category. */
  dayCategoryId: number;
  /** Name of the category. */
  readonly dayCategoryTitle: string;
  /**
     * The sub-category; null for none.
     * @nullable
     */
  daySubCategoryId: number | null;
  /**
     * Name of the sub-category; null for none.
     * @nullable
     */
  readonly daySubCategoryTitle: string | null;
  /**
     * Day of the Arabic month.
     * @nullable
     */
  arabicDay: number | null;
  /**
     * Arabic month: 1 is Muharram, 12 is Dhu al-Hijjah.
     * @nullable
     */
  arabicMonth: number | null;
  /**
     * What the day means and how it is kept.
     * @nullable
     */
  description: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DayPagePayload = {
  content: Day[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DayPage {
  success: Success;
  message: Message;
  payload: DayPagePayload;
}

export interface DayTotal {
  success: Success;
  message: Message;
  payload: Day[];
}

export interface DayOne {
  success: Success;
  message: Message;
  payload: Day;
}

export interface DayCreate {
  /**
     * Name of the day.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The day's category.
     * @minimum 1
     */
  dayCategoryId: number;
  /**
     * The sub-category, of that category; null for none.
     * @minimum 1
     * @nullable
     */
  daySubCategoryId?: number | null;
  /**
     * Day of the Arabic month.
     * @minimum 1
     * @maximum 30
     * @nullable
     */
  arabicDay?: number | null;
  /**
     * Arabic month: 1 is Muharram, 12 is Dhu al-Hijjah.
     * @minimum 1
     * @maximum 12
     * @nullable
     */
  arabicMonth?: number | null;
  /**
     * What the day means and how it is kept.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  active?: Active;
}

export interface DayUpdate {
  id: Id;
  /**
     * Name of the day.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The day's category.
     * @minimum 1
     */
  dayCategoryId: number;
  /**
     * The sub-category, of that category; null for none.
     * @minimum 1
     * @nullable
     */
  daySubCategoryId?: number | null;
  /**
     * Day of the Arabic month.
     * @minimum 1
     * @maximum 30
     * @nullable
     */
  arabicDay?: number | null;
  /**
     * Arabic month: 1 is Muharram, 12 is Dhu al-Hijjah.
     * @minimum 1
     * @maximum 12
     * @nullable
     */
  arabicMonth?: number | null;
  /**
     * What the day means and how it is kept.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  active?: Active;
}

/**
 * A category of Islamic days, or a sub-category when it has a parent.
 */
export interface DayCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @nullable
     */
  parentCategoryId: number | null;
  /**
     * Name of that category; null at the top level.
     * @nullable
     */
  readonly parentCategoryTitle: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DayCategoryPagePayload = {
  content: DayCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DayCategoryPage {
  success: Success;
  message: Message;
  payload: DayCategoryPagePayload;
}

export interface DayCategoryTotal {
  success: Success;
  message: Message;
  payload: DayCategory[];
}

export interface DayCategoryOne {
  success: Success;
  message: Message;
  payload: DayCategory;
}

export interface DayCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}

export interface DayCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}

/**
 * A health category.
 */
export interface DiseaseCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DiseaseCategoryPagePayload = {
  content: DiseaseCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DiseaseCategoryPage {
  success: Success;
  message: Message;
  payload: DiseaseCategoryPagePayload;
}

export interface DiseaseCategoryTotal {
  success: Success;
  message: Message;
  payload: DiseaseCategory[];
}

export interface DiseaseCategoryOne {
  success: Success;
  message: Message;
  payload: DiseaseCategory;
}

export interface DiseaseCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface DiseaseCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * A district.
 */
export interface District {
  id: Id;
  /** Name of the district. */
  name: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DistrictPagePayload = {
  content: District[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DistrictPage {
  success: Success;
  message: Message;
  payload: DistrictPagePayload;
}

export interface DistrictTotal {
  success: Success;
  message: Message;
  payload: District[];
}

export interface DistrictOne {
  success: Success;
  message: Message;
  payload: District;
}

export interface DistrictCreate {
  /**
     * Name of the district.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}

export interface DistrictUpdate {
  id: Id;
  /**
     * Name of the district.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}

/**
 * A doctor.
 */
export interface Doctor {
  id: Id;
  /** Name of the doctor. */
  doctorName: string;
  /**
     * Phone number.
     * @nullable
     */
  phoneNumber: string | null;
  /**
     * Hospital where the doctor works.
     * @nullable
     */
  hospitalName: string | null;
  /** The health category. */
  diseaseCategoryId: number;
  /** Name of the health category. */
  readonly diseaseCategoryTitle: string;
  /**
     * Photo of the doctor.
     * @nullable
     */
  doctorImageId: number | null;
  /** Photo of the doctor. */
  readonly doctorImage: FileRef | null;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DoctorPagePayload = {
  content: Doctor[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DoctorPage {
  success: Success;
  message: Message;
  payload: DoctorPagePayload;
}

export interface DoctorOne {
  success: Success;
  message: Message;
  payload: Doctor;
}

/**
 * One new doctor.
 */
export interface DoctorRequest {
  /**
     * Null or left out: the API gives the number.
     * @nullable
     */
  id?: null;
  /**
     * Name of the doctor.
     * @minLength 1
     * @maxLength 255
     */
  doctorName: string;
  /**
     * Mobile number, or landline number with its area code; +88 before it is optional.
     * @maxLength 14
     * @nullable
     * @pattern ^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$
     */
  phoneNumber?: string | null;
  /**
     * Hospital where the doctor works.
     * @maxLength 255
     * @nullable
     */
  hospitalName?: string | null;
  doctorImageId?: FileId | null;
  active?: Active;
}

export interface DoctorCreate {
  /**
     * The health category of all of them.
     * @minimum 1
     */
  diseaseCategoryId: number;
  /**
     * The doctors to create.
     * @minItems 1
     * @maxItems 100
     */
  doctorRequests: DoctorRequest[];
}

export interface DoctorUpdate {
  id: Id;
  /**
     * Name of the doctor.
     * @minLength 1
     * @maxLength 255
     */
  doctorName: string;
  /**
     * Mobile number, or landline number with its area code; +88 before it is optional.
     * @maxLength 14
     * @nullable
     * @pattern ^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$
     */
  phoneNumber?: string | null;
  /**
     * Hospital where the doctor works.
     * @maxLength 255
     * @nullable
     */
  hospitalName?: string | null;
  doctorImageId?: FileId | null;
  active?: Active;
  /**
     * The health category.
     * @minimum 1
     */
  categoryId: number;
}

/**
 * A prayer with its Arabic text, pronunciation and translation.
 */
export interface Dua {
  id: Id;
  /** Name of the dua. */
  title: string;
  /** The dua in Arabic. */
  actualDua: string;
  /** The dua's category. */
  duaCategoryId: number;
  /** Name of the category. */
  readonly duaCategoryTitle?: string;
  /** What the dua means. */
  duaTranslation: string;
  /** How the dua is pronounced. */
  spelling: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DuaPagePayload = {
  content: Dua[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DuaPage {
  success: Success;
  message: Message;
  payload: DuaPagePayload;
}

export interface DuaOne {
  success: Success;
  message: Message;
  payload: Dua;
}

export interface DuaCreate {
  /**
     * Name of the dua.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The dua in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualDua: string;
  /**
     * The dua's category.
     * @minimum 1
     */
  duaCategoryId: number;
  /**
     * What the dua means.
     * @minLength 1
     * @maxLength 4000
     */
  duaTranslation: string;
  /**
     * How the dua is pronounced.
     * @minLength 1
     * @maxLength 4000
     */
  spelling: string;
  active?: Active;
}

export interface DuaUpdate {
  id: Id;
  /**
     * Name of the dua.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The dua in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualDua: string;
  /**
     * The dua's category.
     * @minimum 1
     */
  duaCategoryId: number;
  /**
     * What the dua means.
     * @minLength 1
     * @maxLength 4000
     */
  duaTranslation: string;
  /**
     * How the dua is pronounced.
     * @minLength 1
     * @maxLength 4000
     */
  spelling: string;
  active?: Active;
}

/**
 * A category of duas.
 */
export interface DuaCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DuaCategoryPagePayload = {
  content: DuaCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DuaCategoryPage {
  success: Success;
  message: Message;
  payload: DuaCategoryPagePayload;
}

export interface DuaCategoryTotal {
  success: Success;
  message: Message;
  payload: DuaCategory[];
}

export interface DuaCategoryOne {
  success: Success;
  message: Message;
  payload: DuaCategory;
}

export interface DuaCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface DuaCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * A picture that slides on the website.
 */
export interface DynamicPhotoSlider {
  id: Id;
  /** Caption of the picture. */
  title: string;
  /** Where the website shows it; part of the edit screen's address, so without a slash. */
  purpose: string;
  /** Number of the picture. */
  imageId: number;
  /** The picture. */
  readonly image: FileRef | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type DynamicPhotoSliderPagePayload = {
  content: DynamicPhotoSlider[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface DynamicPhotoSliderPage {
  success: Success;
  message: Message;
  payload: DynamicPhotoSliderPagePayload;
}

export interface DynamicPhotoSliderTotal {
  success: Success;
  message: Message;
  payload: DynamicPhotoSlider[];
}

export interface DynamicPhotoSliderOne {
  success: Success;
  message: Message;
  payload: DynamicPhotoSlider;
}

export interface DynamicPhotoSliderCreate {
  /**
     * Caption of the picture.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * Where the website shows it; part of the edit screen's address, so without a slash.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^/]+$
     */
  purpose: string;
  /**
     * Number of the uploaded picture.
     * @minimum 1
     */
  imageId: number;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  active?: Active;
}

export interface DynamicPhotoSliderUpdate {
  id: Id;
  /**
     * Caption of the picture.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * Where the website shows it; part of the edit screen's address, so without a slash.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^/]+$
     */
  purpose: string;
  /**
     * Number of the uploaded picture.
     * @minimum 1
     */
  imageId: number;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  active?: Active;
}

/**
 * Month of the start date, upper-case English name.
 * @nullable
 */
export type EventMonth = typeof EventMonth[keyof typeof EventMonth] | null;


export const EventMonth = {
  JANUARY: 'JANUARY',
  FEBRUARY: 'FEBRUARY',
  MARCH: 'MARCH',
  APRIL: 'APRIL',
  MAY: 'MAY',
  JUNE: 'JUNE',
  JULY: 'JULY',
  AUGUST: 'AUGUST',
  SEPTEMBER: 'SEPTEMBER',
  OCTOBER: 'OCTOBER',
  NOVEMBER: 'NOVEMBER',
  DECEMBER: 'DECEMBER',
} as const;

/**
 * An event of the foundation. Its guests come with the single record only.
 */
export interface Event {
  id: Id;
  /** Name of the event. */
  title: string;
  /** First day, DD/MM/YYYY. */
  fromDate: string;
  /** Last day, DD/MM/YYYY. */
  toDate: string;
  /**
     * Month of the start date, upper-case English name.
     * @nullable
     */
  month: EventMonth;
  /**
     * Day and time in free words.
     * @nullable
     */
  time: string | null;
  /**
     * How many people are expected.
     * @nullable
     */
  totalMembers: number | null;
  /**
     * Who is in charge.
     * @nullable
     */
  superVisor: string | null;
  /**
     * Phone number of that person.
     * @nullable
     */
  superVisorPhoneNo: string | null;
  /**
     * Where it takes place.
     * @nullable
     */
  address: string | null;
  /**
     * The place on a map.
     * @nullable
     */
  googleMap: string | null;
  /**
     * What the event is about.
     * @nullable
     */
  shortDescription: string | null;
  /**
     * How guests get there and what they should know.
     * @nullable
     */
  directionForGuests: string | null;
  /** Whether only the community sees it. */
  privateEvent: boolean;
  /**
     * Number of the picture of the event; null for none.
     * @nullable
     */
  eventImageId: number | null;
  /** The picture of the event; null when there is none. */
  readonly eventImage: FileRef | null;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type EventPagePayload = {
  content: Event[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface EventPage {
  success: Success;
  message: Message;
  payload: EventPagePayload;
}

/**
 * A guest of an event.
 */
export interface Guest {
  /** The guest's name. */
  guestName: string;
  /** What the guest does. */
  guestDesignation: string;
  /**
     * The guest's page on Facebook.
     * @nullable
     */
  facebookUrl: string | null;
  /**
     * The guest's channel on YouTube.
     * @nullable
     */
  youtubeUrl: string | null;
  /**
     * Number of the guest's photo; null for none.
     * @nullable
     */
  guestImageId: number | null;
  /** The guest's photo; null when there is none. */
  readonly guestImage: FileRef | null;
}

export type EventOnePayload = {
  event: Event;
  /** The guests in the order of the form. */
  eventGuests: Guest[];
};

export interface EventOne {
  success: Success;
  message: Message;
  payload: EventOnePayload;
}

/**
 * A guest of an event, as it is written.
 */
export interface GuestWrite {
  /**
     * The guest's name.
     * @minLength 1
     * @maxLength 255
     */
  guestName: string;
  /**
     * What the guest does.
     * @minLength 1
     * @maxLength 255
     */
  guestDesignation: string;
  /**
     * The guest's page on Facebook.
     * @maxLength 2048
     * @nullable
     */
  facebookUrl?: string | null;
  /**
     * The guest's channel on YouTube.
     * @maxLength 2048
     * @nullable
     */
  youtubeUrl?: string | null;
  guestImageId?: FileId | null;
}

/**
 * Month of the start date, upper-case English name; filled in when it is left out.
 * @nullable
 */
export type EventCreateMonth = typeof EventCreateMonth[keyof typeof EventCreateMonth] | null;


export const EventCreateMonth = {
  JANUARY: 'JANUARY',
  FEBRUARY: 'FEBRUARY',
  MARCH: 'MARCH',
  APRIL: 'APRIL',
  MAY: 'MAY',
  JUNE: 'JUNE',
  JULY: 'JULY',
  AUGUST: 'AUGUST',
  SEPTEMBER: 'SEPTEMBER',
  OCTOBER: 'OCTOBER',
  NOVEMBER: 'NOVEMBER',
  DECEMBER: 'DECEMBER',
} as const;

export interface EventCreate {
  /**
     * Name of the event.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * First day, DD/MM/YYYY.
     * @minLength 1
     * @maxLength 10
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  fromDate: string;
  /**
     * Last day, DD/MM/YYYY; not before the first.
     * @minLength 1
     * @maxLength 10
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  toDate: string;
  /**
     * Month of the start date, upper-case English name; filled in when it is left out.
     * @nullable
     */
  month?: EventCreateMonth;
  /**
     * Day and time in free words.
     * @maxLength 255
     * @nullable
     */
  time?: string | null;
  /**
     * How many people are expected.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  totalMembers?: number | null;
  /**
     * Who is in charge.
     * @maxLength 255
     * @nullable
     */
  superVisor?: string | null;
  /**
     * Phone number of that person.
     * @maxLength 255
     * @nullable
     */
  superVisorPhoneNo?: string | null;
  /**
     * Where it takes place.
     * @maxLength 255
     * @nullable
     */
  address?: string | null;
  /**
     * The place on a map.
     * @maxLength 2048
     * @nullable
     */
  googleMap?: string | null;
  /**
     * What the event is about.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * How guests get there and what they should know.
     * @maxLength 200000
     * @nullable
     */
  directionForGuests?: string | null;
  /** Whether only the community sees it. */
  privateEvent?: boolean;
  /**
     * Number of the uploaded picture of the event.
     * @minimum 1
     */
  eventImageId: number;
  /**
     * The guests; read back as `eventGuests`.
     * @maxItems 100
     */
  guestRequests?: GuestWrite[];
}

/**
 * Month of the start date, upper-case English name; filled in when it is left out.
 * @nullable
 */
export type EventUpdateMonth = typeof EventUpdateMonth[keyof typeof EventUpdateMonth] | null;


export const EventUpdateMonth = {
  JANUARY: 'JANUARY',
  FEBRUARY: 'FEBRUARY',
  MARCH: 'MARCH',
  APRIL: 'APRIL',
  MAY: 'MAY',
  JUNE: 'JUNE',
  JULY: 'JULY',
  AUGUST: 'AUGUST',
  SEPTEMBER: 'SEPTEMBER',
  OCTOBER: 'OCTOBER',
  NOVEMBER: 'NOVEMBER',
  DECEMBER: 'DECEMBER',
} as const;

export interface EventUpdate {
  id: Id;
  /**
     * Name of the event.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * First day, DD/MM/YYYY.
     * @minLength 1
     * @maxLength 10
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  fromDate: string;
  /**
     * Last day, DD/MM/YYYY; not before the first.
     * @minLength 1
     * @maxLength 10
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  toDate: string;
  /**
     * Month of the start date, upper-case English name; filled in when it is left out.
     * @nullable
     */
  month?: EventUpdateMonth;
  /**
     * Day and time in free words.
     * @maxLength 255
     * @nullable
     */
  time?: string | null;
  /**
     * How many people are expected.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  totalMembers?: number | null;
  /**
     * Who is in charge.
     * @maxLength 255
     * @nullable
     */
  superVisor?: string | null;
  /**
     * Phone number of that person.
     * @maxLength 255
     * @nullable
     */
  superVisorPhoneNo?: string | null;
  /**
     * Where it takes place.
     * @maxLength 255
     * @nullable
     */
  address?: string | null;
  /**
     * The place on a map.
     * @maxLength 2048
     * @nullable
     */
  googleMap?: string | null;
  /**
     * What the event is about.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * How guests get there and what they should know.
     * @maxLength 200000
     * @nullable
     */
  directionForGuests?: string | null;
  /** Whether only the community sees it. */
  privateEvent?: boolean;
  eventImageId?: FileId | null;
  /**
     * The guests; read back as `eventGuests`.
     * @maxItems 100
     */
  guestRequests?: GuestWrite[];
}

/**
 * A FAQ type.
 */
export interface FaqType {
  id: Id;
  /** Name of the type. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type FaqTypePagePayload = {
  content: FaqType[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface FaqTypePage {
  success: Success;
  message: Message;
  payload: FaqTypePagePayload;
}

export interface FaqTypeTotal {
  success: Success;
  message: Message;
  payload: FaqType[];
}

export interface FaqTypeOne {
  success: Success;
  message: Message;
  payload: FaqType;
}

export interface FaqTypeCreate {
  /**
     * Name of the type.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface FaqTypeUpdate {
  id: Id;
  /**
     * Name of the type.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatFazilatType = typeof FazilatFazilatType[keyof typeof FazilatFazilatType];


export const FazilatFazilatType = {
  WEB: 'WEB',
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;

/**
 * A text on the virtue of an amaliyat or a hadith.
 */
export interface Fazilat {
  id: Id;
  /** Title of the fazilat. */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatFazilatType;
  /** Whether only members see it. */
  privateFazilat: boolean;
  /**
     * The text, for the app kinds.
     * @nullable
     */
  content: string | null;
  /**
     * More on it, for the kind APP.
     * @nullable
     */
  details: string | null;
  /**
     * The amaliyat that it belongs to, for the kind APP.
     * @nullable
     */
  appAmaliyatId: number | null;
  /**
     * Title of the amaliyat.
     * @nullable
     */
  readonly appAmaliyatTitle?: string | null;
  /**
     * The hadith sub-category that it belongs to, for the kind HADITH_CATEGORY.
     * @nullable
     */
  appHadithSubCategoryId: number | null;
  /**
     * Title of the hadith sub-category.
     * @nullable
     */
  readonly appHadithSubCategoryTitle?: string | null;
  /**
     * Number of the file, for the kind WEB.
     * @nullable
     */
  fileId?: number | null;
  /** The file, for the kind WEB. Written as a number, read as the file itself. */
  readonly dbfileId: FileRef | null;
  /**
     * Type of the file.
     * @nullable
     */
  fileContentType: string | null;
  /**
     * Number of pages of the file.
     * @nullable
     */
  totalPage: number | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type FazilatPagePayload = {
  content: Fazilat[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface FazilatPage {
  success: Success;
  message: Message;
  payload: FazilatPagePayload;
}

export interface FazilatOne {
  success: Success;
  message: Message;
  payload: Fazilat;
}

/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatCreateFazilatType = typeof FazilatCreateFazilatType[keyof typeof FazilatCreateFazilatType];


export const FazilatCreateFazilatType = {
  WEB: 'WEB',
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;

export interface FazilatCreate {
  /**
     * Title of the fazilat.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatCreateFazilatType;
  /** Whether only members see it. */
  privateFazilat?: boolean;
  /**
     * The text; required for the app kinds.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * More on it, for the kind APP.
     * @maxLength 200000
     * @nullable
     */
  details?: string | null;
  /**
     * The amaliyat that it belongs to, for the kind APP.
     * @minimum 1
     * @nullable
     */
  appAmaliyatId?: number | null;
  /**
     * The hadith sub-category that it belongs to, for the kind HADITH_CATEGORY.
     * @minimum 1
     * @nullable
     */
  appHadithSubCategoryId?: number | null;
  /**
     * Type of the file; required for the kind WEB.
     * @maxLength 255
     * @nullable
     */
  fileContentType?: string | null;
  /**
     * Number of pages of the file; required for the kind WEB.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  totalPage?: number | null;
  active?: Active;
  /**
     * Number of the uploaded file; required for the kind WEB.
     * @minimum 0
     * @nullable
     */
  dbfileId?: number | null;
}

/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatUpdateAppFazilatType = typeof FazilatUpdateAppFazilatType[keyof typeof FazilatUpdateAppFazilatType];


export const FazilatUpdateAppFazilatType = {
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;

export interface FazilatUpdateApp {
  id: Id;
  /**
     * Title of the fazilat.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatUpdateAppFazilatType;
  /** Whether only members see it. */
  privateFazilat?: boolean;
  /**
     * The text; required for the app kinds.
     * @minLength 1
     * @maxLength 200000
     */
  content: string;
  /**
     * More on it, for the kind APP.
     * @maxLength 200000
     * @nullable
     */
  details?: string | null;
  /**
     * The amaliyat that it belongs to, for the kind APP.
     * @minimum 1
     * @nullable
     */
  appAmaliyatId?: number | null;
  /**
     * The hadith sub-category that it belongs to, for the kind HADITH_CATEGORY.
     * @minimum 1
     * @nullable
     */
  appHadithSubCategoryId?: number | null;
  active?: Active;
}

/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatUpdateWebFazilatType = typeof FazilatUpdateWebFazilatType[keyof typeof FazilatUpdateWebFazilatType];


export const FazilatUpdateWebFazilatType = {
  WEB: 'WEB',
} as const;

export interface FazilatUpdateWeb {
  id: Id;
  /**
     * Title of the fazilat.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatUpdateWebFazilatType;
  /** Whether only members see it. */
  privateFazilat?: boolean;
  /**
     * Number of the uploaded file; required for the kind WEB.
     * @minimum 1
     */
  dbfileId: number;
  /**
     * Type of the file; required for the kind WEB.
     * @minLength 1
     * @maxLength 255
     */
  fileContentType: string;
  /**
     * Number of pages of the file; required for the kind WEB.
     * @minimum 1
     * @maximum 100000
     */
  totalPage: number;
  active?: Active;
}

/**
 * A hadith with its Arabic text and translation.
 */
export interface Hadith {
  id: Id;
  /** Name of the hadith. */
  title: string;
  /** The hadith's category. */
  hadithCategoryId: number;
  /** Name of the category. */
  readonly hadithCategoryTitle: string;
  /**
     * The sub-category; null for none.
     * @nullable
     */
  hadithSubCategoryId: number | null;
  /**
     * Name of the sub-category; null for none.
     * @nullable
     */
  readonly hadithSubCategoryTitle: string | null;
  /** The hadith in Arabic. */
  actualHadith: string;
  /** What the hadith means. */
  hadithTranslation: string;
  /**
     * Where it is recorded.
     * @nullable
     */
  reference: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type HadithPagePayload = {
  content: Hadith[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface HadithPage {
  success: Success;
  message: Message;
  payload: HadithPagePayload;
}

export interface HadithOne {
  success: Success;
  message: Message;
  payload: Hadith;
}

export interface HadithCreate {
  /**
     * Name of the hadith.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The hadith's category.
     * @minimum 1
     */
  hadithCategoryId: number;
  /**
     * The sub-category, of that category; null for none.
     * @minimum 1
     * @nullable
     */
  hadithSubCategoryId?: number | null;
  /**
     * The hadith in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualHadith: string;
  /**
     * What the hadith means.
     * @minLength 1
     * @maxLength 4000
     */
  hadithTranslation: string;
  /**
     * Where it is recorded.
     * @maxLength 255
     * @nullable
     */
  reference?: string | null;
  active?: Active;
}

export interface HadithUpdate {
  id: Id;
  /**
     * Name of the hadith.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The hadith's category.
     * @minimum 1
     */
  hadithCategoryId: number;
  /**
     * The sub-category, of that category; null for none.
     * @minimum 1
     * @nullable
     */
  hadithSubCategoryId?: number | null;
  /**
     * The hadith in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualHadith: string;
  /**
     * What the hadith means.
     * @minLength 1
     * @maxLength 4000
     */
  hadithTranslation: string;
  /**
     * Where it is recorded.
     * @maxLength 255
     * @nullable
     */
  reference?: string | null;
  active?: Active;
}

/**
 * A category of hadith, or a sub-category when it has a parent.
 */
export interface HadithCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @nullable
     */
  parentCategoryId: number | null;
  /**
     * Name of that category; null at the top level.
     * @nullable
     */
  readonly parentCategoryTitle: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type HadithCategoryPagePayload = {
  content: HadithCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface HadithCategoryPage {
  success: Success;
  message: Message;
  payload: HadithCategoryPagePayload;
}

export interface HadithCategoryTotal {
  success: Success;
  message: Message;
  payload: HadithCategory[];
}

export interface HadithCategoryOne {
  success: Success;
  message: Message;
  payload: HadithCategory;
}

export interface HadithCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}

export interface HadithCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @minimum 1
     * @nullable
     */
  parentCategoryId?: number | null;
  active?: Active;
}

/**
 * A person whom the website presents.
 */
export interface HonourableMember {
  id: Id;
  /** The member's name. */
  name: string;
  /**
     * Where the member works.
     * @nullable
     */
  organization: string | null;
  /**
     * Position there.
     * @nullable
     */
  designation: string | null;
  /** The member's category. */
  memberCategoryId: number;
  /** Name of the category. */
  readonly memberCategoryTitle: string;
  /**
     * Phone number: a mobile number or a landline with its area code, with or without +88.
     * @nullable
     */
  contactNo: string | null;
  /** Whether the member belongs to the community. */
  communityMember: boolean;
  /**
     * Number of the member's photo; null for none.
     * @nullable
     */
  memberImageId: number | null;
  /** The member's photo; null when there is none. */
  readonly memberImage: FileRef | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type HonourableMemberPagePayload = {
  content: HonourableMember[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface HonourableMemberPage {
  success: Success;
  message: Message;
  payload: HonourableMemberPagePayload;
}

export interface HonourableMemberOne {
  success: Success;
  message: Message;
  payload: HonourableMember;
}

/**
 * One member of a create.
 */
export interface MemberRequest {
  /**
     * The member's name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Where the member works.
     * @maxLength 255
     * @nullable
     */
  organization?: string | null;
  /**
     * Position there.
     * @maxLength 255
     * @nullable
     */
  designation?: string | null;
  /**
     * Phone number: a mobile number or a landline with its area code, with or without +88.
     * @maxLength 14
     * @nullable
     * @pattern ^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$
     */
  contactNo?: string | null;
  /** Whether the member belongs to the community. */
  communityMember?: boolean;
  memberImageId?: FileId | null;
}

export interface HonourableMemberCreate {
  /**
     * The member's category.
     * @minimum 1
     */
  memberCategoryId: number;
  /**
     * The members to store.
     * @minItems 1
     * @maxItems 100
     */
  memberRequests: MemberRequest[];
}

export interface HonourableMemberUpdate {
  id: Id;
  /**
     * The member's name.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Where the member works.
     * @maxLength 255
     * @nullable
     */
  organization?: string | null;
  /**
     * Position there.
     * @maxLength 255
     * @nullable
     */
  designation?: string | null;
  /**
     * The member's category.
     * @minimum 1
     */
  memberCategoryId: number;
  /**
     * Phone number: a mobile number or a landline with its area code, with or without +88.
     * @maxLength 14
     * @nullable
     * @pattern ^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$
     */
  contactNo?: string | null;
  /** Whether the member belongs to the community. */
  communityMember?: boolean;
  memberImageId?: FileId | null;
}

/**
 * A lodge of the community.
 */
export interface Khanka {
  id: Id;
  /** Name of the khanka. */
  name: string;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  /**
     * Phone number of the khanka.
     * @nullable
     */
  contactNumber: string | null;
  /**
     * The place on a map.
     * @nullable
     */
  mapUrl: string | null;
  /**
     * Who supervises it.
     * @nullable
     */
  superVision: string | null;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

/**
 * A row of the list.
 */
export interface KhankaRow {
  khanka: Khanka;
}

export type KhankaPagePayload = {
  content: KhankaRow[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface KhankaPage {
  success: Success;
  message: Message;
  payload: KhankaPagePayload;
}

export interface KhankaTotal {
  success: Success;
  message: Message;
  payload: Khanka[];
}

export interface KhankaOne {
  success: Success;
  message: Message;
  payload: Khanka;
}

export interface KhankaCreate {
  /**
     * Name of the khanka.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * Phone number of the khanka.
     * @maxLength 255
     * @nullable
     */
  contactNumber?: string | null;
  /**
     * The place on a map.
     * @maxLength 2048
     * @nullable
     */
  mapUrl?: string | null;
  /**
     * Who supervises it.
     * @maxLength 255
     * @nullable
     */
  superVision?: string | null;
}

export interface KhankaUpdate {
  id: Id;
  /**
     * Name of the khanka.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * Phone number of the khanka.
     * @maxLength 255
     * @nullable
     */
  contactNumber?: string | null;
  /**
     * The place on a map.
     * @maxLength 2048
     * @nullable
     */
  mapUrl?: string | null;
  /**
     * Who supervises it.
     * @maxLength 255
     * @nullable
     */
  superVision?: string | null;
}

/**
 * A gathering that is followed live by a link.
 */
export interface LiveMahfil {
  id: Id;
  /** Name of the mahfil. */
  title: string;
  /** Whether only the community sees it. */
  privateVideo: boolean;
  /**
     * What the mahfil is about; the form calls it Subject.
     * @nullable
     */
  description: string | null;
  /**
     * Day of the mahfil, DD/MM/YYYY.
     * @nullable
     */
  dateTime: string | null;
  /** Where it is followed. */
  link: string;
  /**
     * Number of the thumbnail; null for none.
     * @nullable
     */
  dbFileId: number | null;
  /** The picture shown before it starts; null when there is none. */
  readonly thumbnail: FileRef | null;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type LiveMahfilPagePayload = {
  content: LiveMahfil[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface LiveMahfilPage {
  success: Success;
  message: Message;
  payload: LiveMahfilPagePayload;
}

export interface LiveMahfilOne {
  success: Success;
  message: Message;
  payload: LiveMahfil;
}

export interface LiveMahfilCreate {
  /**
     * Name of the mahfil.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** Whether only the community sees it. */
  privateVideo?: boolean;
  /**
     * What the mahfil is about; the form calls it Subject.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /**
     * Day of the mahfil, DD/MM/YYYY.
     * @maxLength 10
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  dateTime?: string | null;
  /**
     * Where it is followed.
     * @minLength 1
     * @maxLength 2048
     */
  link: string;
  dbFileId?: FileId | null;
  active?: Active;
}

export interface LiveMahfilUpdate {
  id: Id;
  /**
     * Name of the mahfil.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** Whether only the community sees it. */
  privateVideo?: boolean;
  /**
     * What the mahfil is about; the form calls it Subject.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /**
     * Day of the mahfil, DD/MM/YYYY.
     * @maxLength 10
     * @nullable
     * @pattern ^((0[1-9]|[12]\d)/(0[1-9]|1[0-2])|30/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/\d{4}$
     */
  dateTime?: string | null;
  /**
     * Where it is followed.
     * @minLength 1
     * @maxLength 2048
     */
  link: string;
  dbFileId?: FileId | null;
  active?: Active;
}

/**
 * A masala category.
 */
export interface MasalaCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type MasalaCategoryPagePayload = {
  content: MasalaCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface MasalaCategoryPage {
  success: Success;
  message: Message;
  payload: MasalaCategoryPagePayload;
}

export interface MasalaCategoryTotal {
  success: Success;
  message: Message;
  payload: MasalaCategory[];
}

export interface MasalaCategoryOne {
  success: Success;
  message: Message;
  payload: MasalaCategory;
}

export interface MasalaCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface MasalaCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * A video or a podcast.
 */
export interface Media {
  id: Id;
  /** Title of the video or podcast. */
  title: string;
  /** True for a video, false for a podcast. */
  video: boolean;
  /**
     * Address of the video or audio.
     * @nullable
     */
  mediaLink: string | null;
  /**
     * The category.
     * @nullable
     */
  mediaCategoryId: number | null;
  /**
     * Name of the category.
     * @nullable
     */
  readonly mediaCategoryTitle: string | null;
  /**
     * What it is about; the console calls it Subject.
     * @nullable
     */
  shortDescription: string | null;
  /**
     * The preview image.
     * @nullable
     */
  mediaPreviewId: number | null;
  /** The preview image. */
  readonly mediaPreview: FileRef | null;
  /**
     * How long it takes, hh:mm:ss.
     * @nullable
     */
  duration: string | null;
  /** Whether only members see it. */
  privateMedia: boolean;
  /** Whether the slider shows it. */
  slider: boolean;
  /** Whether it is a video of the fatwa board. */
  fotoaBoardVideo: boolean;
  /**
     * Who speaks; the console calls it Author.
     * @nullable
     */
  speaker: string | null;
  /**
     * Author, where it is not the speaker.
     * @nullable
     */
  author: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type MediaPagePayload = {
  content: Media[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface MediaPage {
  success: Success;
  message: Message;
  payload: MediaPagePayload;
}

/**
 * A section of a video or podcast page.
 */
export interface MediaSection {
  /** Title of the section. */
  title: string;
  /**
     * The image of the section.
     * @nullable
     */
  imageFileId: number | null;
  /** The image of the section. */
  readonly image: FileRef | null;
  /**
     * Where the section leads.
     * @nullable
     */
  externalLink: string | null;
  /**
     * Text of the section.
     * @nullable
     */
  description: string | null;
}

/**
 * A video or podcast with its sections.
 */
export interface MediaDetail {
  pageContent: Media;
  /** The sections, in their order. */
  pageSections: MediaSection[];
}

export interface MediaOne {
  success: Success;
  message: Message;
  payload: MediaDetail;
}

/**
 * A section, as it is written.
 */
export interface MediaSectionWrite {
  /**
     * Title of the section.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  imageFileId?: FileId | null;
  /**
     * Where the section leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  /**
     * Text of the section.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
}

export interface MediaCreate {
  /**
     * Title of the video or podcast.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** True for a video, false for a podcast. */
  video?: boolean;
  /**
     * Address of the video or audio.
     * @maxLength 2048
     * @nullable
     */
  mediaLink?: string | null;
  /**
     * The category: of videos for a video, of podcasts for a podcast.
     * @minimum 1
     * @nullable
     */
  mediaCategoryId?: number | null;
  /**
     * What it is about; the console calls it Subject.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  mediaPreviewId?: FileId | null;
  /**
     * How long it takes, hh:mm:ss.
     * @maxLength 8
     * @nullable
     * @pattern ^\d{2}:[0-5]\d:[0-5]\d$
     */
  duration?: string | null;
  /** Whether only members see it. */
  privateMedia?: boolean;
  /** Whether the slider shows it; false for podcasts. */
  slider?: boolean;
  /** Whether it is a video of the fatwa board. */
  fotoaBoardVideo?: boolean;
  /**
     * Who speaks; the console calls it Author.
     * @maxLength 255
     * @nullable
     */
  speaker?: string | null;
  /**
     * Author, where it is not the speaker.
     * @maxLength 255
     * @nullable
     */
  author?: string | null;
  active?: Active;
  /**
     * The sections, in their order. Read back as `pageSections`.
     * @maxItems 200
     */
  sectionRequests?: MediaSectionWrite[];
}

export interface MediaUpdate {
  id: Id;
  /**
     * Title of the video or podcast.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** True for a video, false for a podcast. */
  video?: boolean;
  /**
     * Address of the video or audio.
     * @maxLength 2048
     * @nullable
     */
  mediaLink?: string | null;
  /**
     * The category: of videos for a video, of podcasts for a podcast.
     * @minimum 1
     * @nullable
     */
  mediaCategoryId?: number | null;
  /**
     * What it is about; the console calls it Subject.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  mediaPreviewId?: FileId | null;
  /**
     * How long it takes, hh:mm:ss.
     * @maxLength 8
     * @nullable
     * @pattern ^\d{2}:[0-5]\d:[0-5]\d$
     */
  duration?: string | null;
  /** Whether only members see it. */
  privateMedia?: boolean;
  /** Whether the slider shows it; false for podcasts. */
  slider?: boolean;
  /** Whether it is a video of the fatwa board. */
  fotoaBoardVideo?: boolean;
  /**
     * Who speaks; the console calls it Author.
     * @maxLength 255
     * @nullable
     */
  speaker?: string | null;
  /**
     * Author, where it is not the speaker.
     * @maxLength 255
     * @nullable
     */
  author?: string | null;
  active?: Active;
  /**
     * The sections, in their order. Read back as `pageSections`.
     * @maxItems 200
     */
  sectionRequests?: MediaSectionWrite[];
}

/**
 * A media category.
 */
export interface MediaCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  /** True for a category of videos, false for one of podcasts. */
  video: boolean;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type MediaCategoryPagePayload = {
  content: MediaCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface MediaCategoryPage {
  success: Success;
  message: Message;
  payload: MediaCategoryPagePayload;
}

export interface MediaCategoryTotal {
  success: Success;
  message: Message;
  payload: MediaCategory[];
}

export interface MediaCategoryOne {
  success: Success;
  message: Message;
  payload: MediaCategory;
}

export interface MediaCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** True for a category of videos, false for one of podcasts. */
  video: boolean;
  active?: Active;
}

export interface MediaCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** True for a category of videos, false for one of podcasts. */
  video: boolean;
  active?: Active;
}

/**
 * A category of honourable members.
 */
export interface MemberCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type MemberCategoryPagePayload = {
  content: MemberCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface MemberCategoryPage {
  success: Success;
  message: Message;
  payload: MemberCategoryPagePayload;
}

export interface MemberCategoryTotal {
  success: Success;
  message: Message;
  payload: MemberCategory[];
}

export interface MemberCategoryOne {
  success: Success;
  message: Message;
  payload: MemberCategory;
}

export interface MemberCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface MemberCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * Rich text in one language, as it is read.
 */
export interface PageContentText {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /** The text. */
  translatedText: string;
}

/**
 * A section of a static page. Which properties are used depends on the page.
 */
export interface PageSection {
  id: Id;
  /** The page it belongs to. */
  pageId: number;
  /**
     * Its heading.
     * @nullable
     */
  title: string | null;
  /**
     * What it is about.
     * @nullable
     */
  description: string | null;
  /**
     * Its text.
     * @nullable
     */
  content: string | null;
  /**
     * Where it leads.
     * @nullable
     */
  externalLink: string | null;
  /**
     * Number of its image; null for none.
     * @nullable
     */
  imageFileId: number | null;
  /** Its image; null when there is none. */
  readonly dbFile: FileRef | null;
  /** Its heading per language. */
  titles: TranslatedText[];
  /** Its text per language. */
  contents: PageContentText[];
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export interface PageSectionOne {
  success: Success;
  message: Message;
  payload: PageSection;
}

/**
 * Rich text in one language, as it is written. Read back as `translatedText`.
 */
export interface PageContentWrite {
  /**
     * The language of the text.
     * @minimum 1
     */
  languageId: number;
  /**
     * The text.
     * @minLength 1
     * @maxLength 200000
     */
  text: string;
}

export interface PageSectionCreate {
  /**
     * Its heading.
     * @maxLength 255
     * @nullable
     */
  title?: string | null;
  /**
     * What it is about.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
  /**
     * Its text.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Where it leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  imageFileId?: FileId | null;
  /**
     * Its heading per language.
     * @maxItems 100
     */
  titles?: TextWrite[];
  /**
     * Its text per language.
     * @maxItems 100
     */
  contents?: PageContentWrite[];
  active?: Active;
}

export interface PageSectionUpdate {
  id: Id;
  /**
     * Its heading.
     * @maxLength 255
     * @nullable
     */
  title?: string | null;
  /**
     * What it is about.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
  /**
     * Its text.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Where it leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  imageFileId?: FileId | null;
  /**
     * Its heading per language.
     * @maxItems 100
     */
  titles?: TextWrite[];
  /**
     * Its text per language.
     * @maxItems 100
     */
  contents?: PageContentWrite[];
  active?: Active;
}

/**
 * Which static page. All pages there are; a new installation has them numbered in this order.
 */
export type PageTag = typeof PageTag[keyof typeof PageTag];


export const PageTag = {
  WEB_SOCIAL_MEDIA: 'WEB_SOCIAL_MEDIA',
  MOBILE_SOCIAL_MEDIA: 'MOBILE_SOCIAL_MEDIA',
  RESEARCH_TEAM: 'RESEARCH_TEAM',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  TERMS_CONDITIONS: 'TERMS_CONDITIONS',
  CONSULTANT_DESIGNERS_TEAM: 'CONSULTANT_DESIGNERS_TEAM',
  FOUNDER_DETAILS: 'FOUNDER_DETAILS',
  HADIS_INFO: 'HADIS_INFO',
  ISLAMIC_DAYS_INFO: 'ISLAMIC_DAYS_INFO',
  CALENDER_INFO: 'CALENDER_INFO',
  MASYALA_INFO: 'MASYALA_INFO',
  QUESTION_ANSWER_INFO: 'QUESTION_ANSWER_INFO',
  IOS_APP_URL: 'IOS_APP_URL',
  ANDROID_APP_URL: 'ANDROID_APP_URL',
  APP_USAGES_GUIDE_URL: 'APP_USAGES_GUIDE_URL',
  APP_FAQ: 'APP_FAQ',
  QURAN_DETAILS: 'QURAN_DETAILS',
  HADITH_DETAILS: 'HADITH_DETAILS',
  AKHLAK_DETAILS: 'AKHLAK_DETAILS',
  WOMAN_RIGHTS_DETAILS: 'WOMAN_RIGHTS_DETAILS',
  HIGHER_RESEARCH_DETAILS: 'HIGHER_RESEARCH_DETAILS',
  DAILY_AMALIYAT_DETAILS: 'DAILY_AMALIYAT_DETAILS',
  ANTI_DRUG_DETAILS: 'ANTI_DRUG_DETAILS',
  GUIDELINE_TO_YOUNG_GENERATION_DETAILS: 'GUIDELINE_TO_YOUNG_GENERATION_DETAILS',
  SELF_PURIFICATION_DETAILS: 'SELF_PURIFICATION_DETAILS',
  SERVICE_TO_HUMANITY_DETAILS: 'SERVICE_TO_HUMANITY_DETAILS',
  ARRANGEMENT_OF_MAHFIL_DETAILS: 'ARRANGEMENT_OF_MAHFIL_DETAILS',
} as const;

/**
 * A static page. There is one for every tag.
 */
export interface Page {
  id: Id;
  tag: PageTag;
  /** Its sections. */
  readonly sections?: readonly PageSection[];
}

export interface PageOne {
  success: Success;
  message: Message;
  payload: Page;
}

export interface PlainPageSectionCreate {
  /**
     * Its heading.
     * @maxLength 255
     * @nullable
     */
  title: string | null;
  /**
     * What it is about.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
  /**
     * Its text.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Where it leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  imageFileId?: FileId | null;
  active?: Active;
}

export interface PlainPageSectionUpdate {
  id: Id;
  /**
     * Its heading.
     * @maxLength 255
     * @nullable
     */
  title: string | null;
  /**
     * What it is about.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
  /**
     * Its text.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Where it leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  imageFileId?: FileId | null;
  active?: Active;
}

/**
 * A category of the photo gallery.
 */
export interface PhotoCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type PhotoCategoryPagePayload = {
  content: PhotoCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface PhotoCategoryPage {
  success: Success;
  message: Message;
  payload: PhotoCategoryPagePayload;
}

export interface PhotoCategoryTotal {
  success: Success;
  message: Message;
  payload: PhotoCategory[];
}

export interface PhotoCategoryOne {
  success: Success;
  message: Message;
  payload: PhotoCategory;
}

export interface PhotoCategoryCreate {
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

export interface PhotoCategoryUpdate {
  id: Id;
  /**
     * Name of the category.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}

/**
 * A photo of the gallery.
 */
export interface PhotoContent {
  id: Id;
  /** Caption of the photo. */
  title: string;
  /**
     * What the photo shows.
     * @nullable
     */
  shortDescription: string | null;
  /** The photo's category. */
  photoCategoryId: number;
  /** Number of the photo. */
  photoPreviewId: number;
  /** The photo. */
  readonly photoPreview: FileRef | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type PhotoContentPagePayload = {
  content: PhotoContent[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface PhotoContentPage {
  success: Success;
  message: Message;
  payload: PhotoContentPagePayload;
}

export interface PhotoContentOne {
  success: Success;
  message: Message;
  payload: PhotoContent;
}

/**
 * One photo of a create.
 */
export interface PhotoRequest {
  /**
     * Caption of the photo.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * What the photo shows.
     * @maxLength 200000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * Number of the uploaded photo.
     * @minimum 1
     */
  photoPreviewId: number;
  active?: Active;
}

export interface PhotoContentCreate {
  /**
     * The photo's category.
     * @minimum 1
     */
  photoCategoryId: number;
  /**
     * The photos to store.
     * @minItems 1
     * @maxItems 100
     */
  photoContents: PhotoRequest[];
}

/**
 * The photo stays in its category.
 */
export interface PhotoContentUpdate {
  id: Id;
  /**
     * Caption of the photo.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * What the photo shows.
     * @maxLength 200000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * Number of the uploaded photo.
     * @minimum 1
     */
  photoPreviewId: number;
  active?: Active;
}

/**
 * An amaliyat as part of a set.
 */
export interface PredefinedAmaliyatItem {
  id: Id;
  /** Title of the amaliyat in one language. */
  readonly title: string;
  /**
     * Subtitle of the amaliyat in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  active: Active;
}

/**
 * A set of amaliyat for a category of people.
 */
export interface PredefinedAmaliyat {
  id: Id;
  /** The category that the set belongs to. */
  predefinedAmaliyatCategoryId: number;
  /** Title of the category. */
  readonly predefinedAmaliyatCategoryTitle: string;
  /** The amaliyat of the set. */
  amaliyatIds: number[];
  /** The amaliyat of the set, as lists show them. */
  readonly amaliyats: readonly PredefinedAmaliyatItem[];
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type PredefinedAmaliyatPagePayload = {
  content: PredefinedAmaliyat[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface PredefinedAmaliyatPage {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatPagePayload;
}

export interface PredefinedAmaliyatOne {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyat;
}

export interface PredefinedAmaliyatCreate {
  /**
     * The category that the set belongs to.
     * @minimum 1
     */
  predefinedAmaliyatCategoryId: number;
  /**
     * The amaliyat of the set.
     * @minItems 1
     * @maxItems 1000
     * @items.minimum 1
     */
  amaliyatIds: number[];
}

export interface PredefinedAmaliyatUpdate {
  id: Id;
  /**
     * The category that the set belongs to.
     * @minimum 1
     */
  predefinedAmaliyatCategoryId: number;
  /**
     * The amaliyat of the set.
     * @minItems 1
     * @maxItems 1000
     * @items.minimum 1
     */
  amaliyatIds: number[];
}

/**
 * A category of predefined amaliyat.
 */
export interface PredefinedAmaliyatCategory {
  id: Id;
  /** Title of the category in one language. */
  readonly title: string;
  /**
     * Subtitle of the category in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the category per language. */
  titles: TranslatedText[];
  /** Subtitle of the category per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /**
     * Always null: these categories have no levels.
     * @nullable
     */
  parentCategoryId?: null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type PredefinedAmaliyatCategoryPagePayload = {
  content: PredefinedAmaliyatCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface PredefinedAmaliyatCategoryPage {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatCategoryPagePayload;
}

export interface PredefinedAmaliyatCategoryTotal {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatCategory[];
}

export interface PredefinedAmaliyatCategoryOne {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatCategory;
}

export interface PredefinedAmaliyatCategoryCreate {
  /**
     * Title of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the category per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Always null: these categories have no levels.
     * @nullable
     */
  parentCategoryId?: null;
  active?: Active;
}

export interface PredefinedAmaliyatCategoryUpdate {
  id: Id;
  /**
     * Title of the category per language.
     * @minItems 1
     * @maxItems 100
     */
  titles: TextWrite[];
  /**
     * Subtitle of the category per language; leave out languages without one.
     * @maxItems 100
     */
  subTitles?: TextWrite[];
  /**
     * Always null: these categories have no levels.
     * @nullable
     */
  parentCategoryId?: null;
  active?: Active;
}

export interface PredefinedAmaliyatList {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyat[];
}

/**
 * Whether it waits for an answer or has one.
 */
export type QuestionAnswerStatus = typeof QuestionAnswerStatus[keyof typeof QuestionAnswerStatus];


export const QuestionAnswerStatus = {
  QUESTIONED: 'QUESTIONED',
  ANSWERED: 'ANSWERED',
} as const;

/**
 * The platform that shows it.
 * @nullable
 */
export type QuestionAnswerPlatformType = typeof QuestionAnswerPlatformType[keyof typeof QuestionAnswerPlatformType] | null;


export const QuestionAnswerPlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;

/**
 * A question, and its answer once it has one.
 */
export interface QuestionAnswer {
  id: Id;
  /** The question. */
  question: string;
  /**
     * The answer; null while QUESTIONED.
     * @nullable
     */
  answer: string | null;
  /**
     * The beginning of the answer as plain text, for lists.
     * @nullable
     */
  readonly partialAnswer: string | null;
  /** Whether it waits for an answer or has one. */
  readonly status: QuestionAnswerStatus;
  /**
     * Name of the user who answered.
     * @nullable
     */
  readonly answererName: string | null;
  /** True for a masala, false for any other question. */
  masala: boolean;
  /**
     * The category of a masala.
     * @nullable
     */
  masalaCategoryId: number | null;
  /**
     * Name of the category of a masala.
     * @nullable
     */
  readonly category: string | null;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType: QuestionAnswerPlatformType;
  /**
     * Name of the person who asks (spelled so).
     * @nullable
     */
  questoinerName?: string | null;
  /**
     * E-mail address of the person who asks (spelled so).
     * @nullable
     */
  questoinerEmail?: string | null;
  /**
     * Phone number of the person who asks (spelled so).
     * @nullable
     */
  questoinerPhone?: string | null;
  active: Active;
  creationDate: CreationDate;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type QuestionAnswerPagePayload = {
  content: QuestionAnswer[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface QuestionAnswerPage {
  success: Success;
  message: Message;
  payload: QuestionAnswerPagePayload;
}

export interface QuestionAnswerOne {
  success: Success;
  message: Message;
  payload: QuestionAnswer;
}

/**
 * The platform that shows it.
 * @nullable
 */
export type QuestionAskPlatformType = typeof QuestionAskPlatformType[keyof typeof QuestionAskPlatformType] | null;


export const QuestionAskPlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;

export interface QuestionAsk {
  /**
     * The question.
     * @minLength 1
     * @maxLength 4000
     */
  question: string;
  /** True for a masala, false for any other question. */
  masala?: boolean;
  /**
     * The category of a masala.
     * @minimum 1
     * @nullable
     */
  masalaCategoryId?: number | null;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType?: QuestionAskPlatformType;
  /**
     * Name of the person who asks (spelled so).
     * @maxLength 255
     * @nullable
     */
  questoinerName?: string | null;
  /**
     * E-mail address of the person who asks (spelled so).
     * @maxLength 255
     * @nullable
     */
  questoinerEmail?: string | null;
  /**
     * Phone number of the person who asks (spelled so).
     * @maxLength 255
     * @nullable
     */
  questoinerPhone?: string | null;
  active?: Active;
}

/**
 * The platform that shows it.
 * @nullable
 */
export type AnswerCreatePlatformType = typeof AnswerCreatePlatformType[keyof typeof AnswerCreatePlatformType] | null;


export const AnswerCreatePlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;

export interface AnswerCreate {
  id: Id;
  /**
     * The question.
     * @minLength 1
     * @maxLength 4000
     */
  question: string;
  /**
     * The answer.
     * @minLength 1
     * @maxLength 200000
     */
  answer: string;
  active?: Active;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType?: AnswerCreatePlatformType;
  /**
     * The category of a masala.
     * @minimum 1
     * @nullable
     */
  masalaCategoryId?: number | null;
}

/**
 * The platform that shows it.
 * @nullable
 */
export type AnswerUpdatePlatformType = typeof AnswerUpdatePlatformType[keyof typeof AnswerUpdatePlatformType] | null;


export const AnswerUpdatePlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;

export interface AnswerUpdate {
  id: Id;
  /**
     * The question.
     * @minLength 1
     * @maxLength 4000
     */
  question: string;
  /**
     * The answer.
     * @minLength 1
     * @maxLength 200000
     */
  answer: string;
  active?: Active;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType?: AnswerUpdatePlatformType;
  /**
     * The category of a masala.
     * @minimum 1
     * @nullable
     */
  masalaCategoryId?: number | null;
}

/**
 * An onboarding screen of the app.
 */
export interface Slider {
  id: Id;
  /** Heading of the screen. */
  title: string;
  /**
     * Text below the heading.
     * @nullable
     */
  description: string | null;
  /** Number of the picture of the screen. */
  imageId: number;
  /** The picture of the screen. */
  readonly image: FileRef | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type SliderPagePayload = {
  content: Slider[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface SliderPage {
  success: Success;
  message: Message;
  payload: SliderPagePayload;
}

export interface SliderTotal {
  success: Success;
  message: Message;
  payload: Slider[];
}

export interface SliderOne {
  success: Success;
  message: Message;
  payload: Slider;
}

export interface SliderCreate {
  /**
     * Heading of the screen.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * Text below the heading.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /**
     * Number of the uploaded picture of the screen.
     * @minimum 1
     */
  imageId: number;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  active?: Active;
}

export interface SliderUpdate {
  id: Id;
  /**
     * Heading of the screen.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * Text below the heading.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /**
     * Number of the uploaded picture of the screen.
     * @minimum 1
     */
  imageId: number;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  active?: Active;
}

/**
 * A phrase of remembrance, repeated and counted in the app.
 */
export interface Tasbih {
  id: Id;
  /** Name of the tasbih. */
  title: string;
  /** The phrase in Arabic. */
  actualTasbih: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type TasbihPagePayload = {
  content: Tasbih[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface TasbihPage {
  success: Success;
  message: Message;
  payload: TasbihPagePayload;
}

export interface TasbihTotal {
  success: Success;
  message: Message;
  payload: Tasbih[];
}

export interface TasbihOne {
  success: Success;
  message: Message;
  payload: Tasbih;
}

export interface TasbihCreate {
  /**
     * Name of the tasbih.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The phrase in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualTasbih: string;
  active?: Active;
}

export interface TasbihUpdate {
  id: Id;
  /**
     * Name of the tasbih.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The phrase in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualTasbih: string;
  active?: Active;
}

/**
 * A donation.
 */
export interface Transaction {
  id: Id;
  /**
     * Who gave; null when it was no user.
     * @nullable
     */
  userId: number | null;
  /**
     * The giver's name.
     * @nullable
     */
  name: string | null;
  /**
     * The giver's e-mail address.
     * @nullable
     */
  email: string | null;
  /**
     * How much.
     * @minimum 0
     */
  amount: number;
  /** Number given by the merchant. */
  transactionId: string;
  /** Who carried out the payment. */
  merchant: string;
  /** When it was paid, UTC. */
  paymentDate: string;
  /**
     * How often it is given.
     * @nullable
     */
  paymentDurationType: string | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type TransactionPagePayload = {
  content: Transaction[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface TransactionPage {
  success: Success;
  message: Message;
  payload: TransactionPagePayload;
}

/**
 * A thana (upazila) of a district.
 */
export interface Upazila {
  id: Id;
  /** The district that the thana belongs to. */
  districtId: number;
  /** Name of the district. */
  readonly districtName: string;
  /** Name of the thana. */
  name: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}

export type UpazilaPagePayload = {
  content: Upazila[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};

export interface UpazilaPage {
  success: Success;
  message: Message;
  payload: UpazilaPagePayload;
}

export interface UpazilaTotal {
  success: Success;
  message: Message;
  payload: Upazila[];
}

export interface UpazilaOne {
  success: Success;
  message: Message;
  payload: Upazila;
}

export interface UpazilaCreate {
  /**
     * The district that the thana belongs to.
     * @minimum 1
     */
  districtId: number;
  /**
     * Name of the thana.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}

export interface UpazilaUpdate {
  id: Id;
  /**
     * The district that the thana belongs to.
     * @minimum 1
     */
  districtId: number;
  /**
     * Name of the thana.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}

/**
 * The request breaks the contract; `errors` says where.
 */
export type BadRequestResponse = Error;

/**
 * The body or the file is larger than allowed, or holds more than can be read.
 */
export type PayloadTooLargeResponse = Error;

/**
 * The content type is not accepted, or the file is not what it says it is.
 */
export type UnsupportedMediaTypeResponse = Error;

/**
 * Too many tries; the message says how long to wait.
 */
export type TooManyRequestsResponse = Error;

/**
 * Something failed on the server; nothing was changed.
 */
export type ServerErrorResponse = Error;

/**
 * The database, or what a letter is sent through, cannot be reached at the moment, or too much is asked at once; nothing was changed.
 */
export type UnavailableResponse = Error;

/**
 * The server has no space left; nothing was stored.
 */
export type NoSpaceResponse = Error;

/**
 * The request is well-formed, but a rule forbids it (for example, a record that it refers to does not exist).
 */
export type UnprocessableResponse = Error;

/**
 * No token, or one that is expired, forged or withdrawn.
 */
export type UnauthorizedResponse = Error;

/**
 * Signed in, but none of the operation's privileges is held.
 */
export type ForbiddenResponse = Error;

/**
 * There is no such record.
 */
export type NotFoundResponse = Error;

/**
 * The record is still referred to, exists already, or was changed by somebody else meanwhile.
 */
export type ConflictResponse = Error;

/**
 * Index of the page; the first is 0.
 */
export type PageNoParameter = number;

/**
 * Rows a page.
 */
export type PageSizeParameter = number;

export type AscOrDescParameter = typeof AscOrDescParameter[keyof typeof AscOrDescParameter];


export const AscOrDescParameter = {
  asc: 'asc',
  desc: 'desc',
} as const;

/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 */
export type AllTextsParameter = string;

/**
 * Only records whose name contains this text, letter case aside.
 */
export type NameParameter = string;

/**
 * Names the attempt to make or send something (draft-ietf-httpapi-idempotency-key-header): up to 255 visible ASCII
 * characters of the client's choice, in quotes. The same request under the same key is carried out once; a client that sends
 * it again, as after a lost answer, is answered as the first one was. With another content it is refused (422, with
 * the `id` of what the first one stored as `payload`), and so is one whose record was deleted since (409). A refused
 * request leaves its key free. Keys are each user's own and are kept for 31 days. Left out: every request is carried
 * out.
 */
export type IdempotencyKeyParameter = string;

/**
 * The version the change is based on: the record's `lastModifiedDate` in quotes (or the `ETag` it was read with). When
 * the record has been written since, the update answers 409, says by whom and when, lists in `changes` which properties
 * were written since, and carries the present record as `payload`. Left out: the update overwrites whatever is there.
 */
export type IfMatchParameter = string;

/**
 * Only records whose label contains this text, letter case aside. For pickers.
 */
export type SearchParameter = string;

/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 */
export type IdsParameter = string;

/**
 * At most so many records; all when left out.
 */
export type LimitParameter = number;

/**
 * Only records whose title contains this text, letter case aside.
 */
export type TitleParameter = string;

/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
export type ActiveParameter = boolean;

/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 */
export type SubTitleParameter = string;

/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 */
export type MissingInParameter = number;

/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
export type OnlyParentCategoryParameter = boolean;

/**
 * Only sub-categories of this category.
 */
export type ParentCategoryIdParameter = number;

/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 */
export type LanguageCodeParameter = string;

/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
export type OnlySubCategoryParameter = boolean;

export type GetMeParams = {
/**
 * Accepted and ignored; part of the documented call.
 * @maxLength 255
 */
query?: string;
/**
 * Asks for the roles, which every response has.
 */
loadRoles?: boolean;
};

export type EndMySessionPathParameters = {
 sessionId: string,
 }
export type ListUserParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListUserSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only users who registered there.
 */
registerType?: ListUserRegisterType;
/**
 * Only banned (true) or only allowed (false) users; both when left out.
 */
banned?: boolean;
/**
 * Only verified (true) or only unverified (false) users; both when left out.
 */
verified?: boolean;
/**
 * Only users whose role is of this type; ADMIN is the staff.
 */
roleType?: ListUserRoleType;
/**
 * Only users who hold no role (true), so that the list of members leaves out the staff; all when false or left out.
 */
onlyWithoutRole?: boolean;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only users whose e-mail address or member id contains this text, letter case aside.
 * @maxLength 255
 */
email?: string;
/**
 * Only users whose name, e-mail address or member id contains this text, letter case aside.
 * @maxLength 255
 */
search?: string;
};

export type ListUserSortBy = typeof ListUserSortBy[keyof typeof ListUserSortBy];


export const ListUserSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  verified: 'verified',
  name: 'name',
} as const;

export type ListUserRegisterType = typeof ListUserRegisterType[keyof typeof ListUserRegisterType];


export const ListUserRegisterType = {
  '': '',
  WEB: 'WEB',
  APP: 'APP',
} as const;

export type ListUserRoleType = typeof ListUserRoleType[keyof typeof ListUserRoleType];


export const ListUserRoleType = {
  '': '',
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

export type GetUserPathParameters = {
 id: number,
 }
export type DeleteUserPathParameters = {
 id: number,
 }
export type DeleteMemberPathParameters = {
 id: number,
 }
export type ListRoleParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListRoleSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only roles of this type.
 */
roleType?: ListRoleRoleType;
/**
 * Only roles whose name contains this text, letter case aside.
 * @maxLength 255
 */
roleName?: string;
/**
 * Only roles whose description contains this text, letter case aside.
 * @maxLength 255
 */
description?: string;
};

export type ListRoleSortBy = typeof ListRoleSortBy[keyof typeof ListRoleSortBy];


export const ListRoleSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  roleName: 'roleName',
} as const;

export type ListRoleRoleType = typeof ListRoleRoleType[keyof typeof ListRoleRoleType];


export const ListRoleRoleType = {
  '': '',
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

export type TotalRoleParams = {
/**
 * Only roles of this type.
 */
roleType?: TotalRoleRoleType;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type TotalRoleRoleType = typeof TotalRoleRoleType[keyof typeof TotalRoleRoleType];


export const TotalRoleRoleType = {
  '': '',
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;

export type GetRolePathParameters = {
 id: number,
 }
export type DeleteRolePathParameters = {
 id: number,
 }
export type ListPrivilegeParams = {
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type ListNotificationParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListNotificationSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only notifications whose message contains this text, letter case aside.
 * @maxLength 255
 */
message?: string;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
};

export type ListNotificationSortBy = typeof ListNotificationSortBy[keyof typeof ListNotificationSortBy];


export const ListNotificationSortBy = {
  lastModifiedDate: 'lastModifiedDate',
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type GetMyNotificationsParams = {
/**
 * At most so many notifications.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type DownloadFilePathParameters = {
 key: string,
    fileName: string,
 }
export type DownloadFileParams = {
/**
 * Scales an image down to this length of its shorter side, in pixels, as WebP. Files that cannot be scaled, or are not larger, are returned unchanged.
 */
thumbnail?: DownloadFileThumbnail;
};

export type DownloadFileThumbnail = typeof DownloadFileThumbnail[keyof typeof DownloadFileThumbnail];


export const DownloadFileThumbnail = {
  NUMBER_96: 96,
  NUMBER_192: 192,
  NUMBER_384: 384,
} as const;

export type ListHistoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Only what users wrote whose name or e-mail address contains this text, letter case aside.
 * @maxLength 255
 */
person?: string;
/**
 * Only records of this kind, by the name of its schema or, where there is none of that name, by a part of one; letter case and blanks aside.
 * @maxLength 255
 */
resource?: string;
/**
 * Only the record with this number.
 * @minimum 1
 * @maximum 9007199254740991
 */
recordId?: number;
/**
 * Only this kind of writing.
 */
kind?: ListHistoryKind;
/**
 * Only events of accounts, such as sign-ins and new passwords (true), or only changes of records (false).
 */
accountEvents?: boolean;
/**
 * Only what was written of uploaded files (true), or everything else (false).
 */
files?: boolean;
/**
 * Only what was written at this time or later.
 */
from?: string;
/**
 * Only what was written before this time.
 */
to?: string;
/**
 * Only what was written in the last so many days.
 * @minimum 1
 * @maximum 36500
 */
days?: number;
};

export type ListHistoryKind = typeof ListHistoryKind[keyof typeof ListHistoryKind];


export const ListHistoryKind = {
  '': '',
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  RESTORE: 'RESTORE',
  PURGE: 'PURGE',
  ACTION: 'ACTION',
  ERASE: 'ERASE',
  SIGN_IN: 'SIGN_IN',
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  SIGN_OUT: 'SIGN_OUT',
  SESSION_END: 'SESSION_END',
  PASSWORD_CHANGE: 'PASSWORD_CHANGE',
  PASSWORD_RESET: 'PASSWORD_RESET',
  FACTOR_ON: 'FACTOR_ON',
  FACTOR_OFF: 'FACTOR_OFF',
  RECOVERY_CODES: 'RECOVERY_CODES',
  RECOVERY_CODE_USE: 'RECOVERY_CODE_USE',
} as const;

export type ListRecordHistoryPathParameters = {
 resource: string,
    recordId: number,
 }
export type ListRecordHistoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

export type EraseRecordHistoryPathParameters = {
 resource: string,
    recordId: number,
 }
export type GetRecordVersionPathParameters = {
 resource: string,
    recordId: number,
    entryId: number,
 }
export type ListTrashParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Only records with a text that contains this one, letter case aside.
 * @maxLength 255
 */
search?: string;
/**
 * Only records of this kind, by the name of its schema or, where there is none of that name, by a part of one; letter case and blanks aside.
 * @maxLength 255
 */
resource?: string;
};

export type RestoreTrashPathParameters = {
 id: number,
 }
export type RestoreTrash409 = Error & {
  payload?: RestoreCollisions;
};

export type UndoDelete409 = Error & {
  payload?: RestoreCollisions;
};

export type DeleteTrashPathParameters = {
 id: number,
 }
export type ListUnsentMessageParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

export type SendUnsentMessagePathParameters = {
 id: number,
 }
export type DeleteUnsentMessagePathParameters = {
 id: number,
 }
export type FollowRecordsPathParameters = {
 resource: string,
 }
export type FollowRecordsParams = {
/**
 * Only the record with this number.
 * @minimum 1
 * @maximum 9007199254740991
 */
recordId?: number;
/**
 * So many milliseconds ago what is shown was read; changes since then are told first.
 * @minimum 0
 * @maximum 86400000
 */
age?: number;
};

export type SearchRecordsParams = {
/**
 * What is looked for; of very many words, the first ones count. Nothing is found where no letter or digit is left.
 * @maxLength 200
 */
text: string;
/**
 * How many records, at most.
 * @minimum 1
 * @maximum 50
 */
limit?: number;
};

export type ListLanguageParams = {
/**
 * Index of the page; the first is 0. No default, since its absence asks for the plain list.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: number;
/**
 * Rows a page; 10 when only `pageNo` is given.
 * @minimum 1
 * @maximum 100
 */
pageSize?: number;
/**
 * Property to sort by.
 */
sortBy?: ListLanguageSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only languages whose code contains this text, letter case aside.
 * @maxLength 255
 */
code?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListLanguageSortBy = typeof ListLanguageSortBy[keyof typeof ListLanguageSortBy];


export const ListLanguageSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;

export type TotalLanguageParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetLanguagePathParameters = {
 id: number,
 }
export type DeleteLanguagePathParameters = {
 id: number,
 }
export type ListAmaliyatParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListAmaliyatSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only amaliyat whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: SubTitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only recommended (true) or only other (false) amaliyat.
 */
recommended?: boolean;
/**
 * Only amaliyat of this category.
 * @minimum 1
 */
amaliyatCategoryId?: number;
/**
 * Only amaliyat with this label.
 * @minimum 1
 */
amaliyatLabelId?: number;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type ListAmaliyatSortBy = typeof ListAmaliyatSortBy[keyof typeof ListAmaliyatSortBy];


export const ListAmaliyatSortBy = {
  lastModifiedDate: 'lastModifiedDate',
  creationDate: 'creationDate',
} as const;

export type TotalAmaliyatParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only amaliyat of this category.
 * @minimum 1
 */
amaliyatCategoryId?: number;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetAmaliyatPathParameters = {
 id: number,
 }
export type GetAmaliyatParams = {
/**
 * Asks for the audio file, which the record holds anyway.
 */
loadAudioDbFile?: boolean;
};

export type GetAmaliyatForUpdatePathParameters = {
 id: number,
 }
export type DeleteAmaliyatPathParameters = {
 id: number,
 }
export type ListAmaliyatCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListAmaliyatCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: ListAmaliyatCategoryAscOrDesc;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only categories whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: SubTitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 * @maxLength 16
 */
languageCode?: LanguageCodeParameter;
/**
 * Asks for the texts in every language, which rows hold anyway.
 */
loadOriginalText?: boolean;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type ListAmaliyatCategorySortBy = typeof ListAmaliyatCategorySortBy[keyof typeof ListAmaliyatCategorySortBy];


export const ListAmaliyatCategorySortBy = {
  sortOrder: 'sortOrder',
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;

export type ListAmaliyatCategoryAscOrDesc = typeof ListAmaliyatCategoryAscOrDesc[keyof typeof ListAmaliyatCategoryAscOrDesc];


export const ListAmaliyatCategoryAscOrDesc = {
  asc: 'asc',
  desc: 'desc',
} as const;

export type TotalAmaliyatCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: boolean;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: number;
/**
 * Property to sort by; by title when left out.
 */
sortBy?: TotalAmaliyatCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 * @maxLength 16
 */
languageCode?: LanguageCodeParameter;
/**
 * Asks for the texts in every language, which records hold anyway.
 */
loadOriginalText?: boolean;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type TotalAmaliyatCategorySortBy = typeof TotalAmaliyatCategorySortBy[keyof typeof TotalAmaliyatCategorySortBy];


export const TotalAmaliyatCategorySortBy = {
  '': '',
  creationDate: 'creationDate',
} as const;

export type GetAmaliyatCategoryPathParameters = {
 id: number,
 }
export type GetAmaliyatCategoryForUpdatePathParameters = {
 id: number,
 }
export type DeleteAmaliyatCategoryPathParameters = {
 id: number,
 }
export type ListAmaliyatLabelParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListAmaliyatLabelSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only labels whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: SubTitleParameter;
/**
 * Only labels whose tag contains this text, letter case aside.
 * @maxLength 255
 */
tag?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type ListAmaliyatLabelSortBy = typeof ListAmaliyatLabelSortBy[keyof typeof ListAmaliyatLabelSortBy];


export const ListAmaliyatLabelSortBy = {
  lastModifiedDate: 'lastModifiedDate',
  creationDate: 'creationDate',
  tag: 'tag',
} as const;

export type TotalAmaliyatLabelParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetAmaliyatLabelPathParameters = {
 id: number,
 }
export type GetAmaliyatLabelForUpdatePathParameters = {
 id: number,
 }
export type DeleteAmaliyatLabelPathParameters = {
 id: number,
 }
export type ListArabicCalendarParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListArabicCalendarSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
};

export type ListArabicCalendarSortBy = typeof ListArabicCalendarSortBy[keyof typeof ListArabicCalendarSortBy];


export const ListArabicCalendarSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;

export type GetArabicCalendarPathParameters = {
 id: number,
 }
export type ListArticleParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListArticleSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only articles of this category.
 * @minimum 1
 */
articleCategoryId?: number;
/**
 * Only articles of this author.
 * @minimum 1
 */
authorId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListArticleSortBy = typeof ListArticleSortBy[keyof typeof ListArticleSortBy];


export const ListArticleSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalArticleParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetArticlePathParameters = {
 id: number,
 }
export type DeleteArticlePathParameters = {
 id: number,
 }
export type ListArticleCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListArticleCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListArticleCategorySortBy = typeof ListArticleCategorySortBy[keyof typeof ListArticleCategorySortBy];


export const ListArticleCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalArticleCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetArticleCategoryPathParameters = {
 id: number,
 }
export type DeleteArticleCategoryPathParameters = {
 id: number,
 }
export type ListAuthorParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListAuthorSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only authors whose name contains this text, letter case aside.
 * @maxLength 255
 */
authorName?: string;
};

export type ListAuthorSortBy = typeof ListAuthorSortBy[keyof typeof ListAuthorSortBy];


export const ListAuthorSortBy = {
  creationDate: 'creationDate',
  authorName: 'authorName',
} as const;

export type TotalAuthorParams = {
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type ListBookParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListBookSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Language of the single texts (`title` and the like) taken from the per-language ones.
 * @maxLength 16
 */
languageCode?: LanguageCodeParameter;
/**
 * Only books whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only books whose author contains this text, letter case aside.
 * @maxLength 255
 */
author?: string;
/**
 * Only books whose short description contains this text in any language, letter case aside.
 * @maxLength 255
 */
shortDescription?: string;
/**
 * Only recommended (true) or only other (false) books.
 */
recommended?: boolean;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only PDF books (true) or only books with content (false).
 */
isPdf?: boolean;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type ListBookSortBy = typeof ListBookSortBy[keyof typeof ListBookSortBy];


export const ListBookSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  sortOrder: 'sortOrder',
  price: 'price',
} as const;

export type GetBookForUpdatePathParameters = {
 id: number,
 }
export type DeleteBookPathParameters = {
 id: number,
 }
export type ListCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only categories whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only categories whose tag contains this text, letter case aside.
 * @maxLength 255
 */
tag?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type ListCategorySortBy = typeof ListCategorySortBy[keyof typeof ListCategorySortBy];


export const ListCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  tag: 'tag',
} as const;

export type TotalCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetCategoryPathParameters = {
 id: number,
 }
export type DeleteCategoryPathParameters = {
 id: number,
 }
export type ListCityParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListCitySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only cities of this country.
 * @minimum 1
 */
countryId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListCitySortBy = typeof ListCitySortBy[keyof typeof ListCitySortBy];


export const ListCitySortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;

export type TotalCityParams = {
/**
 * Only cities of this country.
 * @minimum 1
 */
countryId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetCityPathParameters = {
 id: number,
 }
export type DeleteCityPathParameters = {
 id: number,
 }
export type ListCommunicationPersonParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListCommunicationPersonSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: ListCommunicationPersonAscOrDesc;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only persons whose email contains this text, letter case aside.
 * @maxLength 255
 */
email?: string;
};

export type ListCommunicationPersonSortBy = typeof ListCommunicationPersonSortBy[keyof typeof ListCommunicationPersonSortBy];


export const ListCommunicationPersonSortBy = {
  sortOrder: 'sortOrder',
  creationDate: 'creationDate',
  name: 'name',
  title: 'title',
} as const;

export type ListCommunicationPersonAscOrDesc = typeof ListCommunicationPersonAscOrDesc[keyof typeof ListCommunicationPersonAscOrDesc];


export const ListCommunicationPersonAscOrDesc = {
  asc: 'asc',
  desc: 'desc',
} as const;

export type GetCommunicationPersonPathParameters = {
 id: number,
 }
export type DeleteCommunicationPersonPathParameters = {
 id: number,
 }
export type ListConfigurationParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListConfigurationSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
};

export type ListConfigurationSortBy = typeof ListConfigurationSortBy[keyof typeof ListConfigurationSortBy];


export const ListConfigurationSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  name: 'name',
} as const;

export type GetConfigurationPathParameters = {
 id: number,
 }
export type ListCountryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListCountrySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListCountrySortBy = typeof ListCountrySortBy[keyof typeof ListCountrySortBy];


export const ListCountrySortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;

export type TotalCountryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetCountryPathParameters = {
 id: number,
 }
export type DeleteCountryPathParameters = {
 id: number,
 }
export type ListDayParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDaySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only days of this category.
 * @minimum 1
 */
dayCategoryId?: number;
/**
 * Only days of this sub-category.
 * @minimum 1
 */
daySubCategoryId?: number;
/**
 * Only days of this Arabic month.
 * @minimum 1
 * @maximum 12
 */
arabicMonth?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDaySortBy = typeof ListDaySortBy[keyof typeof ListDaySortBy];


export const ListDaySortBy = {
  creationDate: 'creationDate',
  title: 'title',
  arabicMonth: 'arabicMonth',
  arabicDay: 'arabicDay',
} as const;

export type TotalDayParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetDayPathParameters = {
 id: number,
 }
export type DeleteDayPathParameters = {
 id: number,
 }
export type ListDayCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDayCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: OnlySubCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDayCategorySortBy = typeof ListDayCategorySortBy[keyof typeof ListDayCategorySortBy];


export const ListDayCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalDayCategoryParams = {
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: OnlySubCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetDayCategoryPathParameters = {
 id: number,
 }
export type DeleteDayCategoryPathParameters = {
 id: number,
 }
export type ListDiseaseCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDiseaseCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Sent by lists that are shared with media categories; health categories have no such property, so it changes nothing.
 */
video?: boolean;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDiseaseCategorySortBy = typeof ListDiseaseCategorySortBy[keyof typeof ListDiseaseCategorySortBy];


export const ListDiseaseCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;

export type TotalDiseaseCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetDiseaseCategoryPathParameters = {
 id: number,
 }
export type DeleteDiseaseCategoryPathParameters = {
 id: number,
 }
export type ListDistrictParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDistrictSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDistrictSortBy = typeof ListDistrictSortBy[keyof typeof ListDistrictSortBy];


export const ListDistrictSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;

export type TotalDistrictParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetDistrictPathParameters = {
 id: number,
 }
export type DeleteDistrictPathParameters = {
 id: number,
 }
export type ListDoctorParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListDoctorSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only doctors whose name contains this text, letter case aside.
 * @maxLength 255
 */
doctorName?: string;
/**
 * Only doctors whose phone number contains this text.
 * @maxLength 255
 */
phoneNumber?: string;
/**
 * Only doctors of hospitals whose name contains this text, letter case aside.
 * @maxLength 255
 */
hospitalName?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only doctors of this health category.
 * @minimum 1
 */
diseaseCategoryId?: number;
};

export type ListDoctorSortBy = typeof ListDoctorSortBy[keyof typeof ListDoctorSortBy];


export const ListDoctorSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  doctorName: 'doctorName',
} as const;

export type GetDoctorPathParameters = {
 id: number,
 }
export type DeleteDoctorPathParameters = {
 id: number,
 }
export type ListDuaParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDuaSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only duas whose Arabic text contains this text.
 * @maxLength 255
 */
actualDua?: string;
/**
 * Only duas whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only duas of this category.
 * @minimum 1
 */
duaCategoryId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDuaSortBy = typeof ListDuaSortBy[keyof typeof ListDuaSortBy];


export const ListDuaSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type GetDuaPathParameters = {
 id: number,
 }
export type DeleteDuaPathParameters = {
 id: number,
 }
export type ListDuaCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDuaCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDuaCategorySortBy = typeof ListDuaCategorySortBy[keyof typeof ListDuaCategorySortBy];


export const ListDuaCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalDuaCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetDuaCategoryPathParameters = {
 id: number,
 }
export type DeleteDuaCategoryPathParameters = {
 id: number,
 }
export type ListDynamicPhotoSliderParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListDynamicPhotoSliderSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only sliders whose purpose contains this text, letter case aside.
 * @maxLength 64
 */
purpose?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListDynamicPhotoSliderSortBy = typeof ListDynamicPhotoSliderSortBy[keyof typeof ListDynamicPhotoSliderSortBy];


export const ListDynamicPhotoSliderSortBy = {
  creationDate: 'creationDate',
  sortOrder: 'sortOrder',
  title: 'title',
  purpose: 'purpose',
} as const;

export type TotalDynamicPhotoSliderParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetDynamicPhotoSliderPathParameters = {
 id: number,
 }
export type DeleteDynamicPhotoSliderPathParameters = {
 id: number,
 }
export type ListEventParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListEventSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only private (true) or only public (false) events; both when left out.
 */
privateEvent?: boolean;
/**
 * Only events that start on this day or earlier.
 */
startTo?: string;
/**
 * Only events that end on this day or later.
 */
endFrom?: string;
};

export type ListEventSortBy = typeof ListEventSortBy[keyof typeof ListEventSortBy];


export const ListEventSortBy = {
  creationDate: 'creationDate',
  title: 'title',
  fromDate: 'fromDate',
  toDate: 'toDate',
} as const;

export type GetEventPathParameters = {
 id: number,
 }
export type DeleteEventPathParameters = {
 id: number,
 }
export type ListFaqTypeParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListFaqTypeSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListFaqTypeSortBy = typeof ListFaqTypeSortBy[keyof typeof ListFaqTypeSortBy];


export const ListFaqTypeSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;

export type TotalFaqTypeParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetFaqTypePathParameters = {
 id: number,
 }
export type DeleteFaqTypePathParameters = {
 id: number,
 }
export type ListFazilatParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListFazilatSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) fazilat; both when left out.
 */
isActive?: boolean;
/**
 * Only fazilat of this kind.
 */
fazilatType?: ListFazilatFazilatType;
};

export type ListFazilatSortBy = typeof ListFazilatSortBy[keyof typeof ListFazilatSortBy];


export const ListFazilatSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;

export type ListFazilatFazilatType = typeof ListFazilatFazilatType[keyof typeof ListFazilatFazilatType];


export const ListFazilatFazilatType = {
  '': '',
  WEB: 'WEB',
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;

export type GetFazilatPathParameters = {
 id: number,
 }
export type DeleteFazilatPathParameters = {
 id: number,
 }
export type ListHadithParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListHadithSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only hadiths whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only hadiths whose Arabic text contains this text.
 * @maxLength 255
 */
actualHadith?: string;
/**
 * Only hadiths of this category.
 * @minimum 1
 */
hadithCategoryId?: number;
/**
 * Only hadiths of this sub-category.
 * @minimum 1
 */
hadithSubCategoryId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListHadithSortBy = typeof ListHadithSortBy[keyof typeof ListHadithSortBy];


export const ListHadithSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type GetHadithPathParameters = {
 id: number,
 }
export type DeleteHadithPathParameters = {
 id: number,
 }
export type ListHadithCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListHadithCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: OnlySubCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListHadithCategorySortBy = typeof ListHadithCategorySortBy[keyof typeof ListHadithCategorySortBy];


export const ListHadithCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalHadithCategoryParams = {
/**
 * `true`: only categories without a parent; `false` or absent: all.
 */
onlyParentCategory?: OnlyParentCategoryParameter;
/**
 * `true`: only sub-categories, which have a parent; `false` or absent: all.
 */
onlySubCategory?: OnlySubCategoryParameter;
/**
 * Only sub-categories of this category.
 * @minimum 1
 */
parentCategoryId?: ParentCategoryIdParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetHadithCategoryPathParameters = {
 id: number,
 }
export type DeleteHadithCategoryPathParameters = {
 id: number,
 }
export type ListHonourableMemberParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListHonourableMemberSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only members whose designation contains this text, letter case aside.
 * @maxLength 255
 */
designation?: string;
/**
 * Only members of this category.
 * @minimum 1
 */
memberCategoryId?: number;
/**
 * Only community members (true) or only others (false); both when left out.
 */
communityMember?: boolean;
};

export type ListHonourableMemberSortBy = typeof ListHonourableMemberSortBy[keyof typeof ListHonourableMemberSortBy];


export const ListHonourableMemberSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;

export type GetHonourableMemberPathParameters = {
 id: number,
 }
export type DeleteHonourableMemberPathParameters = {
 id: number,
 }
export type ListKhankaParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListKhankaSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only khankas whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: string;
};

export type ListKhankaSortBy = typeof ListKhankaSortBy[keyof typeof ListKhankaSortBy];


export const ListKhankaSortBy = {
  creationDate: 'creationDate',
  sortOrder: 'sortOrder',
  name: 'name',
} as const;

export type TotalKhankaParams = {
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetKhankaPathParameters = {
 id: number,
 }
export type DeleteKhankaPathParameters = {
 id: number,
 }
export type ListLiveMahfilParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListLiveMahfilSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only mahfils of this day or later.
 */
heldFrom?: string;
/**
 * Only mahfils of this day or earlier.
 */
heldTo?: string;
};

export type ListLiveMahfilSortBy = typeof ListLiveMahfilSortBy[keyof typeof ListLiveMahfilSortBy];


export const ListLiveMahfilSortBy = {
  creationDate: 'creationDate',
  title: 'title',
  dateTime: 'dateTime',
} as const;

export type GetLiveMahfilPathParameters = {
 id: number,
 }
export type DeleteLiveMahfilPathParameters = {
 id: number,
 }
export type ListMasalaCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListMasalaCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListMasalaCategorySortBy = typeof ListMasalaCategorySortBy[keyof typeof ListMasalaCategorySortBy];


export const ListMasalaCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;

export type TotalMasalaCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetMasalaCategoryPathParameters = {
 id: number,
 }
export type DeleteMasalaCategoryPathParameters = {
 id: number,
 }
export type ListMediaParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListMediaSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only videos (true) or only podcasts (false); both when left out.
 */
isVideo?: boolean;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only records whose speaker contains this text, letter case aside.
 * @maxLength 255
 */
speaker?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records of this category.
 * @minimum 1
 */
mediaCategoryId?: number;
};

export type ListMediaSortBy = typeof ListMediaSortBy[keyof typeof ListMediaSortBy];


export const ListMediaSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;

export type GetMediaPathParameters = {
 id: number,
 }
export type DeleteMediaPathParameters = {
 id: number,
 }
export type ListMediaCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListMediaCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only categories of videos (true) or of podcasts (false); both when left out.
 */
video?: boolean;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListMediaCategorySortBy = typeof ListMediaCategorySortBy[keyof typeof ListMediaCategorySortBy];


export const ListMediaCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;

export type TotalMediaCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only categories of videos (true) or of podcasts (false); both when left out.
 */
video?: boolean;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetMediaCategoryPathParameters = {
 id: number,
 }
export type DeleteMediaCategoryPathParameters = {
 id: number,
 }
export type ListMemberCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListMemberCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Sent by the console along with every list of this kind; it changes nothing here.
 */
video?: boolean;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListMemberCategorySortBy = typeof ListMemberCategorySortBy[keyof typeof ListMemberCategorySortBy];


export const ListMemberCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalMemberCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetMemberCategoryPathParameters = {
 id: number,
 }
export type DeleteMemberCategoryPathParameters = {
 id: number,
 }
export type GetPageSectionPathParameters = {
 pageId: number,
    sectionId: number,
 }
export type GetPageSectionForUpdatePathParameters = {
 id: number,
 }
export type CreatePageSectionPathParameters = {
 pageId: number,
 }
export type UpdatePageSectionPathParameters = {
 pageId: number,
 }
export type DeletePageSectionPathParameters = {
 pageId: number,
    sectionId: number,
 }
export type GetPageByTagPathParameters = {
 tag: PageTag,
 }
export type GetPageByTagParams = {
/**
 * Asks for the sections, which every response has.
 */
includeSections?: boolean;
/**
 * The newest section first; the oldest first when false or absent.
 */
sortByDesc?: boolean;
/**
 * Language of the single texts taken from per-language ones.
 * @maxLength 35
 */
languageCode?: string;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type CreatePlainPageSectionPathParameters = {
 pageId: number,
 }
export type UpdatePlainPageSectionPathParameters = {
 pageId: number,
 }
export type ListPhotoCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListPhotoCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListPhotoCategorySortBy = typeof ListPhotoCategorySortBy[keyof typeof ListPhotoCategorySortBy];


export const ListPhotoCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalPhotoCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetPhotoCategoryPathParameters = {
 id: number,
 }
export type DeletePhotoCategoryPathParameters = {
 id: number,
 }
export type ListPhotoContentPathParameters = {
 id: number,
 }
export type ListPhotoContentParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListPhotoContentSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only photos whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListPhotoContentSortBy = typeof ListPhotoContentSortBy[keyof typeof ListPhotoContentSortBy];


export const ListPhotoContentSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type GetPhotoContentPathParameters = {
 id: number,
 }
export type DeletePhotoContentPathParameters = {
 categoryId: number,
    photoId: number,
 }
export type ListPredefinedAmaliyatParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by; `creationDate` is the time that records show as `creationDateTimeStamp`.
 */
sortBy?: ListPredefinedAmaliyatSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only sets with an amaliyat whose texts contain every one of these words.
 * @maxLength 255
 */
allTexts?: string;
/**
 * Only sets with an amaliyat whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only sets with an amaliyat whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: string;
/**
 * Only sets with an active (true) or an inactive (false) amaliyat.
 */
active?: boolean;
/**
 * Asks for the amaliyat, which rows of predefined amaliyat hold anyway.
 */
loadAmaliyat?: boolean;
/**
 * Only predefined amaliyat of this category.
 * @minimum 1
 */
predefinedAmaliyatCategoryId?: number;
};

export type ListPredefinedAmaliyatSortBy = typeof ListPredefinedAmaliyatSortBy[keyof typeof ListPredefinedAmaliyatSortBy];


export const ListPredefinedAmaliyatSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;

export type GetPredefinedAmaliyatPathParameters = {
 id: number,
 }
export type ListPredefinedAmaliyatCategoryParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListPredefinedAmaliyatCategorySortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only categories whose title contains this text in any language, letter case aside.
 * @maxLength 255
 */
title?: string;
/**
 * Only records whose subtitle contains this text in any language, letter case aside.
 * @maxLength 255
 */
subTitle?: SubTitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Travels along with the query that both predefined lists share; changes nothing.
 */
loadAmaliyat?: boolean;
/**
 * Number of a language: only records of which a text is missing in it, that is, which have one of their texts in another
 * language and not in this one.
 * @minimum 1
 * @maximum 9007199254740991
 */
missingIn?: MissingInParameter;
};

export type ListPredefinedAmaliyatCategorySortBy = typeof ListPredefinedAmaliyatCategorySortBy[keyof typeof ListPredefinedAmaliyatCategorySortBy];


export const ListPredefinedAmaliyatCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;

export type TotalPredefinedAmaliyatCategoryParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetPredefinedAmaliyatCategoryForUpdatePathParameters = {
 id: number,
 }
export type DeletePredefinedAmaliyatCategoryPathParameters = {
 id: number,
 }
export type ListPredefinedAmaliyatOfCategoryPathParameters = {
 id: number,
 }
export type ListQuestionAnswerParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListQuestionAnswerSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only masala ('true') or only other questions ('false'); both when empty or left out.
 */
isMasala?: ListQuestionAnswerIsMasala;
/**
 * Only questions in this state.
 */
status?: ListQuestionAnswerStatus;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only questions that contain this text, letter case aside.
 * @maxLength 255
 */
question?: string;
/**
 * Only questions whose answer contains this text, letter case aside.
 * @maxLength 255
 */
answer?: string;
/**
 * Only masala of this category.
 * @minimum 1
 */
masalaCategoryId?: number;
/**
 * Only questions asked at this time or later.
 */
askedFrom?: string;
/**
 * Only questions asked before this time.
 */
askedBefore?: string;
/**
 * Only questions for this platform.
 */
platformType?: ListQuestionAnswerPlatformType;
};

export type ListQuestionAnswerSortBy = typeof ListQuestionAnswerSortBy[keyof typeof ListQuestionAnswerSortBy];


export const ListQuestionAnswerSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;

export type ListQuestionAnswerIsMasala = typeof ListQuestionAnswerIsMasala[keyof typeof ListQuestionAnswerIsMasala];


export const ListQuestionAnswerIsMasala = {
  '': '',
  true: 'true',
  false: 'false',
} as const;

export type ListQuestionAnswerStatus = typeof ListQuestionAnswerStatus[keyof typeof ListQuestionAnswerStatus];


export const ListQuestionAnswerStatus = {
  '': '',
  QUESTIONED: 'QUESTIONED',
  ANSWERED: 'ANSWERED',
} as const;

export type ListQuestionAnswerPlatformType = typeof ListQuestionAnswerPlatformType[keyof typeof ListQuestionAnswerPlatformType];


export const ListQuestionAnswerPlatformType = {
  '': '',
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;

export type GetQuestionAnswerPathParameters = {
 id: number,
 }
export type DeleteQuestionAnswerPathParameters = {
 id: number,
 }
export type ListSliderParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListSliderSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListSliderSortBy = typeof ListSliderSortBy[keyof typeof ListSliderSortBy];


export const ListSliderSortBy = {
  creationDate: 'creationDate',
  sortOrder: 'sortOrder',
  title: 'title',
} as const;

export type TotalSliderParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetSliderPathParameters = {
 id: number,
 }
export type DeleteSliderPathParameters = {
 id: number,
 }
export type ListTasbihParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListTasbihSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose title contains this text, letter case aside.
 * @maxLength 255
 */
title?: TitleParameter;
/**
 * Only tasbihs whose Arabic text contains this text.
 * @maxLength 255
 */
actualTasbih?: string;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListTasbihSortBy = typeof ListTasbihSortBy[keyof typeof ListTasbihSortBy];


export const ListTasbihSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;

export type TotalTasbihParams = {
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetTasbihPathParameters = {
 id: number,
 }
export type DeleteTasbihPathParameters = {
 id: number,
 }
export type ListTransactionParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListTransactionSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only donations whose giver's e-mail address contains this text, letter case aside.
 * @maxLength 255
 */
email?: string;
/**
 * Only donations whose merchant contains this text, letter case aside.
 * @maxLength 255
 */
merchant?: string;
/**
 * Only donations of this amount or more.
 */
amountFrom?: number;
/**
 * Only donations of this amount or less.
 */
amountTo?: number;
/**
 * Only donations paid at this time or later.
 */
paidFrom?: string;
/**
 * Only donations paid before this time.
 */
paidBefore?: string;
};

export type ListTransactionSortBy = typeof ListTransactionSortBy[keyof typeof ListTransactionSortBy];


export const ListTransactionSortBy = {
  creationDate: 'creationDate',
  paymentDate: 'paymentDate',
  amount: 'amount',
} as const;

export type ListUpazilaParams = {
/**
 * Index of the page; the first is 0.
 * @minimum 0
 * @maximum 1000000
 */
pageNo?: PageNoParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Property to sort by.
 */
sortBy?: ListUpazilaSortBy;
/**
 * Direction of the sort.
 */
ascOrDesc?: AscOrDescParameter;
/**
 * Only records whose texts contain every one of these words, in any order and any text; letter case, accents, vowel marks and digit forms aside.
 * @maxLength 255
 */
allTexts?: AllTextsParameter;
/**
 * Only records whose name contains this text, letter case aside.
 * @maxLength 255
 */
name?: NameParameter;
/**
 * Only thanas of this district.
 * @minimum 1
 */
districtId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
};

export type ListUpazilaSortBy = typeof ListUpazilaSortBy[keyof typeof ListUpazilaSortBy];


export const ListUpazilaSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;

export type TotalUpazilaParams = {
/**
 * Only thanas of this district.
 * @minimum 1
 */
districtId?: number;
/**
 * Only active (true) or only inactive (false) records; both when left out.
 */
active?: ActiveParameter;
/**
 * Only records whose label contains this text, letter case aside. For pickers.
 * @maxLength 255
 */
search?: SearchParameter;
/**
 * Only these records, numbers separated by commas. For cells and pickers that show names of known records.
 * @maxLength 4000
 * @pattern ^(\d+(,\d+)*)?$
 */
ids?: IdsParameter;
/**
 * At most so many records; all when left out.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
};

export type GetUpazilaPathParameters = {
 id: number,
 }
export type DeleteUpazilaPathParameters = {
 id: number,
 }
