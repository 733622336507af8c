export {
  getMyNotifications,
  listNotification,
  markNotificationsAsRead,
  sendNotification,
} from './notification.ts'
