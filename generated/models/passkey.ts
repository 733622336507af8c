
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
