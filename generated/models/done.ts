import type { Message } from './message.ts';
import type { Success } from './success.ts';

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
