import type { DashboardSummary } from './dashboardSummary.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DashboardAnswer {
  success: Success;
  message: Message;
  payload: DashboardSummary;
}
