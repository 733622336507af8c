import type { Message } from './message.ts';
import type { PasskeyOptionsPayload } from './passkeyOptionsPayload.ts';
import type { Success } from './success.ts';

export interface PasskeyOptions {
  success: Success;
  message: Message;
  payload: PasskeyOptionsPayload;
}
