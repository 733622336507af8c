import type { Message } from './message.ts';
import type { Slider } from './slider.ts';
import type { Success } from './success.ts';

export interface SliderTotal {
  success: Success;
  message: Message;
  payload: Slider[];
}
