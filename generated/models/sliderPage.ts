import type { Message } from './message.ts';
import type { SliderPagePayload } from './sliderPagePayload.ts';
import type { Success } from './success.ts';

export interface SliderPage {
  success: Success;
  message: Message;
  payload: SliderPagePayload;
}
