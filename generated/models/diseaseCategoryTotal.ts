import type { DiseaseCategory } from './diseaseCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DiseaseCategoryTotal {
  success: Success;
  message: Message;
  payload: DiseaseCategory[];
}
