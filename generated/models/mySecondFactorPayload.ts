import type { Passkey } from './passkey.ts';

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
