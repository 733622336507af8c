/** Every custom handler, by operationId; a name that the contract lacks stops the start. */
import { changePassword, getMe, signOut, updateProfile, updateProfilePicture } from './account/auth.ts'
import { forgotPassword } from './account/forgot-password.ts'
import { endMyOtherSessions, endMySession, listMySessions } from './account/my-sessions.ts'
import { renewSession } from './account/renew-session.ts'
import {
  beginMyPasskey,
  beginMyTotp,
  confirmMyPasskey,
  confirmMyTotp,
  getMySecondFactor,
  makeMyRecoveryCodes,
  removeMyPasskey,
  removeMyTotp,
} from './account/second-factor/my-second-factor.ts'
import { proveSecondFactor } from './account/second-factor/prove-second-factor.ts'
import { signIn } from './account/sign-in.ts'
import { signUp } from './account/sign-up.ts'
import { getDashboardSummary, getYearFigures } from './dashboard.ts'
import { downloadFile, uploadDbFile } from './db-file.ts'
import { updateFazilatApp, updateFazilatWeb } from './fazilat.ts'
import type { Handler } from './handler.ts'
import { eraseRecordHistory, getRecordVersion, listHistory, listRecordHistory } from './history/history.ts'
import { deleteTrash, emptyTrash, listTrash, restoreTrash, undoDelete } from './history/trash.ts'
import { getMemberImportFormat, importMembers } from './member-import.ts'
import { countMissingTexts } from './missing-texts.ts'
import { getMyNotifications, markNotificationsAsRead, sendNotification } from './notification.ts'
import {
  createPageSection,
  createPlainPageSection,
  deletePageSection,
  getPageByTag,
  getPageSection,
  updatePageSection,
  updatePlainPageSection,
} from './page.ts'
import { listPredefinedAmaliyatOfCategory } from './predefined-amaliyat-category.ts'
import { followRecords } from './presence.ts'
import { createAnswer, updateAnswer } from './question-answer.ts'
import { searchRecords } from './search.ts'
import { deleteUnsentMessage, listUnsentMessage, sendUnsentMessage } from './unsent-message.ts'
import { resetUserSecondFactor } from './users/reset-second-factor.ts'
import {
  createRole,
  deleteRole,
  getRole,
  listPrivilege,
  listRole,
  totalRole,
  updateRole,
} from './users/role.ts'
import { sendUserMailSms } from './users/send-password.ts'
import {
  createUser,
  deleteMember,
  deleteUser,
  getUser,
  listUser,
  updateUser,
  updateUserBannedStatus,
  updateUserVerifyStatus,
} from './users/user.ts'

export const handlers: Readonly<Record<string, Handler>> = {
  beginMyPasskey,
  beginMyTotp,
  changePassword,
  confirmMyPasskey,
  confirmMyTotp,
  countMissingTexts,
  createAnswer,
  createPageSection,
  createPlainPageSection,
  createRole,
  createUser,
  deleteMember,
  deletePageSection,
  deleteRole,
  deleteTrash,
  deleteUnsentMessage,
  deleteUser,
  downloadFile,
  emptyTrash,
  endMyOtherSessions,
  endMySession,
  eraseRecordHistory,
  followRecords,
  forgotPassword,
  getDashboardSummary,
  getMe,
  getMemberImportFormat,
  getMyNotifications,
  getMySecondFactor,
  getPageByTag,
  getPageSection,
  getRecordVersion,
  getRole,
  getUser,
  getYearFigures,
  importMembers,
  listHistory,
  listMySessions,
  listPredefinedAmaliyatOfCategory,
  listPrivilege,
  listRecordHistory,
  listRole,
  listTrash,
  listUnsentMessage,
  listUser,
  makeMyRecoveryCodes,
  markNotificationsAsRead,
  proveSecondFactor,
  removeMyPasskey,
  removeMyTotp,
  renewSession,
  resetUserSecondFactor,
  restoreTrash,
  undoDelete,
  searchRecords,
  sendNotification,
  sendUnsentMessage,
  sendUserMailSms,
  signIn,
  signOut,
  signUp,
  totalRole,
  updateAnswer,
  updateFazilatApp,
  updateFazilatWeb,
  updatePageSection,
  updatePlainPageSection,
  updateProfile,
  updateProfilePicture,
  updateRole,
  updateUser,
  updateUserBannedStatus,
  updateUserVerifyStatus,
  uploadDbFile,
}
