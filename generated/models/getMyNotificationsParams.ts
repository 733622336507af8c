
export type GetMyNotificationsParams = {
/**
 * At most so many notifications.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
