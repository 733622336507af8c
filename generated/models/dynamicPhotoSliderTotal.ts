import type { DynamicPhotoSlider } from './dynamicPhotoSlider.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DynamicPhotoSliderTotal {
  success: Success;
  message: Message;
  payload: DynamicPhotoSlider[];
}
