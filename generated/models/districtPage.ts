import type { DistrictPagePayload } from './districtPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DistrictPage {
  success: Success;
  message: Message;
  payload: DistrictPagePayload;
}
