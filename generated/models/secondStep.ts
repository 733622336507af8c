import type { SecondStepPasskey } from './secondStepPasskey.ts';
import type { SecondStepWaysItem } from './secondStepWaysItem.ts';

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
