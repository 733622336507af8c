import type { DayCategory } from './dayCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DayCategoryTotal {
  success: Success;
  message: Message;
  payload: DayCategory[];
}
