import type { CreatedPayload } from './createdPayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

/**
 * The response of a create or update.
 */
export interface Created {
  success: Success;
  message: Message;
  payload: CreatedPayload;
}
