import type { MasalaCategory } from './masalaCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MasalaCategoryOne {
  success: Success;
  message: Message;
  payload: MasalaCategory;
}
