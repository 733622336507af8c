import type { DoctorPagePayload } from './doctorPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DoctorPage {
  success: Success;
  message: Message;
  payload: DoctorPagePayload;
}
