import type { DynamicPhotoSliderPagePayload } from './dynamicPhotoSliderPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DynamicPhotoSliderPage {
  success: Success;
  message: Message;
  payload: DynamicPhotoSliderPagePayload;
}
