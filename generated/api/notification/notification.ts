import type {
  Done,
  GetMyNotificationsParams,
  ListNotificationParams,
  MyNotifications,
  NotificationPage,
  NotificationSend
} from '../../models';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the notifications to users, the last changed first by default.
 * @summary List notifications
 */
export const listNotification = (
    params?: ListNotificationParams,
 options?: SecondParameter<typeof request>,) => {


      return request<NotificationPage>(
      {url: `/api/notification/all/admin`, method: 'GET',
        params
    },
      options);
    }


/**
 * The number of unread notifications to the signed-in user, and the newest ones, read or not, for the bell.
 * @summary Get own notifications
 */
export const getMyNotifications = (
    params?: GetMyNotificationsParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MyNotifications>(
      {url: `/api/notification/mine`, method: 'GET',
        params
    },
      options);
    }


/**
 * Stores a notification of type NEWS and delivers it to all users or to the listed ones. 422 when `sendToAllUser` is false and `recipientIds` is empty.
 * @summary Send a notification
 */
export const sendNotification = (
    notificationSend: BodyType<NotificationSend>,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/notification/create-and-push`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: notificationSend
    },
      options);
    }


/**
 * Sets the unread count of the signed-in user to 0. The body is empty.
 * @summary Mark own notifications as read
 */
export const markNotificationsAsRead = (

 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/notification/mark-as-read`, method: 'POST'
    },
      options);
    }


