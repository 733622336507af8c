import type {
  Done,
  GetMyNotificationsParams,
  ListNotificationParams,
  MyNotifications,
  NotificationPage,
  NotificationSend
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the notifications sent to users, the last changed first unless asked otherwise.
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
 * How many notifications to the signed-in user are unread, and the newest of all of them, read or not. Feeds the bell.
 * @summary The signed-in user's notifications
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
 * Stores a notification and delivers it to all users or to the named ones. 422 when it goes to nobody: `sendToAllUser` is false and `recipientIds` is empty. Its type is NEWS.
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
 * @summary Mark the signed-in user's notifications as read
 */
export const markNotificationsAsRead = (

 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/notification/mark-as-read`, method: 'POST'
    },
      options);
    }


