import type { Id } from './id.ts';
import type { UnsentMessageKind } from './unsentMessageKind.ts';

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
