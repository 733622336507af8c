import type { District } from './district.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DistrictOne {
  success: Success;
  message: Message;
  payload: District;
}
