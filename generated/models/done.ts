import type { Message } from './message.ts';
import type { Success } from './success.ts';

/**
 * An answer that carries nothing but a message.
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
