import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { UpazilaPagePayload } from './upazilaPagePayload.ts';

export interface UpazilaPage {
  success: Success;
  message: Message;
  payload: UpazilaPagePayload;
}
