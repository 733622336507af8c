/** Every handler beside the regular one, by operationId; a name the contract lacks stops the start. */
import { changePassword, getMe, signOut, updateProfile, updateProfilePicture } from './auth.ts'
import { getDashboardSummary } from './dashboard.ts'
import { downloadFile, uploadDbFile } from './db-file.ts'
import { updateFazilatApp, updateFazilatWeb } from './fazilat.ts'
import { forgotPassword } from './forgot-password.ts'
import type { Handler } from './handler.ts'
import { eraseRecordHistory, getRecordVersion, listHistory, listRecordHistory } from './history.ts'
import { getMemberImportFormat, importMembers } from './member-import.ts'
import { endMyOtherSessions, endMySession, listMySessions } from './my-sessions.ts'
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
import { createAnswer, updateAnswer } from './question-answer.ts'
import { renewSession } from './renew-session.ts'
import { createRole, deleteRole, getRole, listPrivilege, listRole, totalRole, updateRole } from './role.ts'
import { searchRecords } from './search.ts'
import { sendUserMailSms } from './send-password.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { deleteTrash, emptyTrash, listTrash, restoreTrash } from './trash.ts'
import {
  createUser,
  deleteMember,
  deleteUser,
  getUser,
  listUser,
  updateUserBannedStatus,
  updateUserVerifyStatus,
} from './user.ts'

export const handlers: Readonly<Record<string, Handler>> = {
  changePassword,
  createAnswer,
  createPageSection,
  createPlainPageSection,
  createRole,
  createUser,
  deleteMember,
  deletePageSection,
  deleteRole,
  deleteTrash,
  deleteUser,
  downloadFile,
  emptyTrash,
  endMyOtherSessions,
  endMySession,
  eraseRecordHistory,
  forgotPassword,
  getDashboardSummary,
  getMe,
  getMemberImportFormat,
  getMyNotifications,
  getPageByTag,
  getPageSection,
  getRecordVersion,
  getRole,
  getUser,
  importMembers,
  listHistory,
  listMySessions,
  listPredefinedAmaliyatOfCategory,
  listPrivilege,
  listRecordHistory,
  listRole,
  listTrash,
  listUser,
  markNotificationsAsRead,
  renewSession,
  restoreTrash,
  searchRecords,
  sendNotification,
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
  updateUserBannedStatus,
  updateUserVerifyStatus,
  uploadDbFile,
}
