import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { Upazila } from './upazila.ts';

export interface UpazilaTotal {
  success: Success;
  message: Message;
  payload: Upazila[];
}
