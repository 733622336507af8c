import type { LiveMahfilPagePayload } from './liveMahfilPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface LiveMahfilPage {
  success: Success;
  message: Message;
  payload: LiveMahfilPagePayload;
}
