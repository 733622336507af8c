import type { Doctor } from './doctor.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DoctorOne {
  success: Success;
  message: Message;
  payload: Doctor;
}
