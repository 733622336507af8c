import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { MeGender } from './meGender.ts';
import type { MyRole } from './myRole.ts';
import type { PrivilegeName } from './privilegeName.ts';

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
