import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { Upazila } from './upazila.ts';

export interface UpazilaOne {
  success: Success;
  message: Message;
  payload: Upazila;
}
