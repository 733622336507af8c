import type { CommunicationPerson } from './communicationPerson.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CommunicationPersonOne {
  success: Success;
  message: Message;
  payload: CommunicationPerson;
}
