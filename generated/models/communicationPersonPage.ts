import type { CommunicationPersonPagePayload } from './communicationPersonPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CommunicationPersonPage {
  success: Success;
  message: Message;
  payload: CommunicationPersonPagePayload;
}
