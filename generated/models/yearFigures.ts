import type { Message } from './message.ts';
import type { MonthFigures } from './monthFigures.ts';
import type { Success } from './success.ts';

export interface YearFigures {
  success: Success;
  message: Message;
  payload: MonthFigures;
}
